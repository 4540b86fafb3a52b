// Mocha's spec reporter, which also writes the counts to the file named by its option `file`.
'use strict';
const fs = require('node:fs');
const { reporters, Runner } = require('mocha');

module.exports = class CountingReporter extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const { passes, failures, pending } = this.stats;
      fs.writeFileSync(options.reporterOptions.file, JSON.stringify({ passes, failures, pending }));
    });
  }
};
