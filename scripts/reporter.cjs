// Mocha's spec reporter, which also writes the counts to the file named by its option `file`, and names what was tried
// more than once.
'use strict';
const fs = require('node:fs');
const { reporters, Runner } = require('mocha');

module.exports = class CountingReporter extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.on(Runner.constants.EVENT_TEST_RETRY, (test, error) => {
      console.log(`      tried once more: ${test.title} (${error.message})`);
    });
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const { passes, failures, pending } = this.stats;
      fs.writeFileSync(options.reporterOptions.file, JSON.stringify({ passes, failures, pending }));
    });
  }
};
