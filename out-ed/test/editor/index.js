"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// test/editor/index.ts
var editor_exports = {};
__export(editor_exports, {
  run: () => run
});
module.exports = __toCommonJS(editor_exports);
var import_node_fs2 = __toESM(require("node:fs"));
var import_node_path = __toESM(require("node:path"));
var vscode = __toESM(require("vscode"));

// test/host/results.ts
var SUITE_ENV = {
  /** File that the events are appended to. */
  results: "CORDON_TEST_RESULTS",
  /** Only tests whose full title matches this regular expression. */
  grep: "CORDON_TEST_GREP",
  /** Only test files whose path contains this. */
  files: "CORDON_TEST_FILES"
};
function describeEvent(event) {
  switch (event.event) {
    case "start":
      return `${event.host}: ${event.total} tests`;
    case "pass":
      return `  \u2713 ${event.title} (${event.ms} ms)`;
    case "pending":
      return `  - ${event.title}`;
    case "fail":
      return `  \u2717 ${event.title}
${event.error.replaceAll(/^/gm, "      ")}`;
    case "end":
      return "";
  }
}

// test/editor/reporter.ts
var import_node_fs = __toESM(require("node:fs"));
var import_node_util = require("node:util");
function resultsReporter(Base, file, host) {
  const emit = (event) => {
    if (file !== void 0) import_node_fs.default.appendFileSync(file, `${JSON.stringify(event)}
`);
    const line = describeEvent(event);
    if (line !== "") console.log(line);
  };
  return class extends Base {
    constructor(runner, options) {
      super(runner, options);
      const started = Date.now();
      emit({ event: "start", total: runner.total, host });
      runner.on("pass", (test) => {
        emit({ event: "pass", title: test.fullTitle(), ms: test.duration ?? 0 });
      });
      runner.on("pending", (test) => {
        emit({ event: "pending", title: test.fullTitle() });
      });
      runner.on("fail", (test, error) => {
        emit({
          event: "fail",
          title: test.fullTitle(),
          error: error instanceof Error ? error.stack ?? error.message : (0, import_node_util.inspect)(error)
        });
      });
      runner.on("end", () => {
        emit({ event: "end", ms: Date.now() - started });
      });
    }
  };
}

// test/editor/index.ts
var TEST_MS = 6e4;
async function run() {
  const { default: Mocha } = await import("mocha");
  const grep = process.env[SUITE_ENV.grep];
  const host = `${vscode.env.appName} ${vscode.version}, Node.js ${process.versions.node}`;
  const mocha = new Mocha({
    ui: "bdd",
    timeout: TEST_MS,
    reporter: resultsReporter(Mocha.reporters.Base, process.env[SUITE_ENV.results], host),
    ...grep === void 0 ? {} : { grep: new RegExp(grep) }
  });
  const wanted = process.env[SUITE_ENV.files] ?? "";
  const names = import_node_fs2.default.readdirSync(__dirname, { recursive: true }).map(String).sort();
  for (const name of names) {
    if (name.endsWith(".test.js") && name.includes(wanted)) mocha.addFile(import_node_path.default.join(__dirname, name));
  }
  await mocha.loadFilesAsync();
  const failures = await new Promise((resolve) => {
    mocha.run(resolve);
  });
  if (failures > 0) throw new Error(`${failures} tests failed.`);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  run
});
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vLi4vdGVzdC9lZGl0b3IvaW5kZXgudHMiLCAiLi4vLi4vLi4vdGVzdC9ob3N0L3Jlc3VsdHMudHMiLCAiLi4vLi4vLi4vdGVzdC9lZGl0b3IvcmVwb3J0ZXIudHMiXSwKICAic291cmNlc0NvbnRlbnQiOiBbImltcG9ydCBmcyBmcm9tICdub2RlOmZzJztcbmltcG9ydCBwYXRoIGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQgKiBhcyB2c2NvZGUgZnJvbSAndnNjb2RlJztcbmltcG9ydCB7IFNVSVRFX0VOViB9IGZyb20gJy4uL2hvc3QvcmVzdWx0cyc7XG5pbXBvcnQgeyByZXN1bHRzUmVwb3J0ZXIgfSBmcm9tICcuL3JlcG9ydGVyJztcblxuLyoqIExvbmdlc3QgdGltZSBvZiBvbmUgdGVzdDogcmVhbCBHaXQsIHJlYWwgcHJvY2Vzc2VzLCBhIGJ1c3kgbWFjaGluZS4gKi9cbmNvbnN0IFRFU1RfTVMgPSA2MF8wMDA7XG5cbi8qKlxuICogVGhlIGVudHJ5IHRoYXQgVlMgQ29kZSBjYWxscyBpbnNpZGUgdGhlIGV4dGVuc2lvbiBob3N0OiBydW5zIGV2ZXJ5IGJ1bmRsZWQgYCoudGVzdC5qc2AgYmVzaWRlIHRoaXMgZmlsZS5cbiAqIFJlamVjdHMgd2hlbiBhIHRlc3QgZmFpbHMsIHdoaWNoIGdpdmVzIHRoZSBob3N0J3MgZXhpdCBjb2RlIDEuXG4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBydW4oKTogUHJvbWlzZTx2b2lkPiB7XG4gIC8vIG1vY2hhIDEyIGlzIGFuIEVTIG1vZHVsZSBhbmQgdGhlIGZsb29yJ3MgZGVza3RvcCBOb2RlLmpzIGNhbm5vdCByZXF1aXJlIG9uZS5cbiAgY29uc3QgeyBkZWZhdWx0OiBNb2NoYSB9ID0gYXdhaXQgaW1wb3J0KCdtb2NoYScpO1xuICBjb25zdCBncmVwID0gcHJvY2Vzcy5lbnZbU1VJVEVfRU5WLmdyZXBdO1xuICBjb25zdCBob3N0ID0gYCR7dnNjb2RlLmVudi5hcHBOYW1lfSAke3ZzY29kZS52ZXJzaW9ufSwgTm9kZS5qcyAke3Byb2Nlc3MudmVyc2lvbnMubm9kZX1gO1xuICBjb25zdCBtb2NoYSA9IG5ldyBNb2NoYSh7XG4gICAgdWk6ICdiZGQnLFxuICAgIHRpbWVvdXQ6IFRFU1RfTVMsXG4gICAgcmVwb3J0ZXI6IHJlc3VsdHNSZXBvcnRlcihNb2NoYS5yZXBvcnRlcnMuQmFzZSwgcHJvY2Vzcy5lbnZbU1VJVEVfRU5WLnJlc3VsdHNdLCBob3N0KSxcbiAgICAuLi4oZ3JlcCA9PT0gdW5kZWZpbmVkID8ge30gOiB7IGdyZXA6IG5ldyBSZWdFeHAoZ3JlcCkgfSksXG4gIH0pO1xuICBjb25zdCB3YW50ZWQgPSBwcm9jZXNzLmVudltTVUlURV9FTlYuZmlsZXNdID8/ICcnO1xuICBjb25zdCBuYW1lcyA9IGZzLnJlYWRkaXJTeW5jKF9fZGlybmFtZSwgeyByZWN1cnNpdmU6IHRydWUgfSkubWFwKFN0cmluZykuc29ydCgpO1xuICBmb3IgKGNvbnN0IG5hbWUgb2YgbmFtZXMpIHtcbiAgICBpZiAobmFtZS5lbmRzV2l0aCgnLnRlc3QuanMnKSAmJiBuYW1lLmluY2x1ZGVzKHdhbnRlZCkpIG1vY2hhLmFkZEZpbGUocGF0aC5qb2luKF9fZGlybmFtZSwgbmFtZSkpO1xuICB9XG4gIGF3YWl0IG1vY2hhLmxvYWRGaWxlc0FzeW5jKCk7XG4gIGNvbnN0IGZhaWx1cmVzID0gYXdhaXQgbmV3IFByb21pc2U8bnVtYmVyPigocmVzb2x2ZSkgPT4ge1xuICAgIG1vY2hhLnJ1bihyZXNvbHZlKTtcbiAgfSk7XG4gIGlmIChmYWlsdXJlcyA+IDApIHRocm93IG5ldyBFcnJvcihgJHtmYWlsdXJlc30gdGVzdHMgZmFpbGVkLmApO1xufVxuIiwgImltcG9ydCBmcyBmcm9tICdub2RlOmZzJztcblxuLyoqIFdoYXQgdGhlIHN1aXRlIGluc2lkZSB0aGUgZXh0ZW5zaW9uIGhvc3Qgd3JpdGVzLCBvbmUgSlNPTiBvYmplY3QgYSBsaW5lLCBhcyBpdCBoYXBwZW5zLiAqL1xuZXhwb3J0IHR5cGUgU3VpdGVFdmVudCA9XG4gIHwgeyByZWFkb25seSBldmVudDogJ3N0YXJ0JzsgcmVhZG9ubHkgdG90YWw6IG51bWJlcjsgcmVhZG9ubHkgaG9zdDogc3RyaW5nIH1cbiAgfCB7IHJlYWRvbmx5IGV2ZW50OiAncGFzcyc7IHJlYWRvbmx5IHRpdGxlOiBzdHJpbmc7IHJlYWRvbmx5IG1zOiBudW1iZXIgfVxuICB8IHsgcmVhZG9ubHkgZXZlbnQ6ICdwZW5kaW5nJzsgcmVhZG9ubHkgdGl0bGU6IHN0cmluZyB9XG4gIHwgeyByZWFkb25seSBldmVudDogJ2ZhaWwnOyByZWFkb25seSB0aXRsZTogc3RyaW5nOyByZWFkb25seSBlcnJvcjogc3RyaW5nIH1cbiAgfCB7IHJlYWRvbmx5IGV2ZW50OiAnZW5kJzsgcmVhZG9ubHkgbXM6IG51bWJlciB9O1xuXG4vKiogRW52aXJvbm1lbnQgdmFyaWFibGVzIGJ5IHdoaWNoIGEgcnVuIHRhbGtzIHRvIHRoZSBzdWl0ZSBpbnNpZGUgdGhlIGV4dGVuc2lvbiBob3N0LiAqL1xuZXhwb3J0IGNvbnN0IFNVSVRFX0VOViA9IHtcbiAgLyoqIEZpbGUgdGhhdCB0aGUgZXZlbnRzIGFyZSBhcHBlbmRlZCB0by4gKi9cbiAgcmVzdWx0czogJ0NPUkRPTl9URVNUX1JFU1VMVFMnLFxuICAvKiogT25seSB0ZXN0cyB3aG9zZSBmdWxsIHRpdGxlIG1hdGNoZXMgdGhpcyByZWd1bGFyIGV4cHJlc3Npb24uICovXG4gIGdyZXA6ICdDT1JET05fVEVTVF9HUkVQJyxcbiAgLyoqIE9ubHkgdGVzdCBmaWxlcyB3aG9zZSBwYXRoIGNvbnRhaW5zIHRoaXMuICovXG4gIGZpbGVzOiAnQ09SRE9OX1RFU1RfRklMRVMnLFxufSBhcyBjb25zdDtcblxuLyoqIFRoZSBvdXRjb21lIG9mIGEgc3VpdGUgYXMgaXRzIGZpbGUgdGVsbHMgaXQuICovXG5leHBvcnQgaW50ZXJmYWNlIFN1aXRlUmVzdWx0IHtcbiAgcmVhZG9ubHkgcGFzc2VkOiBudW1iZXI7XG4gIHJlYWRvbmx5IHBlbmRpbmc6IG51bWJlcjtcbiAgcmVhZG9ubHkgZmFpbHVyZXM6IHJlYWRvbmx5IHsgcmVhZG9ubHkgdGl0bGU6IHN0cmluZzsgcmVhZG9ubHkgZXJyb3I6IHN0cmluZyB9W107XG4gIC8qKiBmYWxzZTogdGhlIGhvc3Qgd2VudCBhd2F5IGluIHRoZSBtaWRkbGUsIGFuZCB0aGUgY291bnRzIGFyZSB0aG9zZSB1bnRpbCB0aGVuLiAqL1xuICByZWFkb25seSBjb21wbGV0ZTogYm9vbGVhbjtcbiAgLyoqIFRpbWUgaW5zaWRlIHRoZSBob3N0LCBpbiBtaWxsaXNlY29uZHMuICovXG4gIHJlYWRvbmx5IG1zOiBudW1iZXI7XG59XG5cbi8qKiBTdW1zIHRoZSBldmVudHMgdXAuICovXG5leHBvcnQgZnVuY3Rpb24gc3VtbWFyaXplKGV2ZW50czogcmVhZG9ubHkgU3VpdGVFdmVudFtdKTogU3VpdGVSZXN1bHQge1xuICBjb25zdCBlbmQgPSBldmVudHMuZmluZCgoZXZlbnQpID0+IGV2ZW50LmV2ZW50ID09PSAnZW5kJyk7XG4gIHJldHVybiB7XG4gICAgcGFzc2VkOiBldmVudHMuZmlsdGVyKChldmVudCkgPT4gZXZlbnQuZXZlbnQgPT09ICdwYXNzJykubGVuZ3RoLFxuICAgIHBlbmRpbmc6IGV2ZW50cy5maWx0ZXIoKGV2ZW50KSA9PiBldmVudC5ldmVudCA9PT0gJ3BlbmRpbmcnKS5sZW5ndGgsXG4gICAgZmFpbHVyZXM6IGV2ZW50cy5maWx0ZXIoKGV2ZW50KSA9PiBldmVudC5ldmVudCA9PT0gJ2ZhaWwnKSxcbiAgICBjb21wbGV0ZTogZW5kICE9PSB1bmRlZmluZWQsXG4gICAgbXM6IGVuZD8ubXMgPz8gMCxcbiAgfTtcbn1cblxuLyoqIFJlYWRzIHRoZSBjb21wbGV0ZSBsaW5lcyBvZiBhIGZpbGUgb2YgZXZlbnRzOyBub25lIHdoaWxlIHRoZSBmaWxlIGRvZXMgbm90IGV4aXN0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJlYWRFdmVudHMoZmlsZTogc3RyaW5nKTogU3VpdGVFdmVudFtdIHtcbiAgaWYgKCFmcy5leGlzdHNTeW5jKGZpbGUpKSByZXR1cm4gW107XG4gIGNvbnN0IGxpbmVzID0gZnMucmVhZEZpbGVTeW5jKGZpbGUsICd1dGY4Jykuc3BsaXQoJ1xcbicpLnNsaWNlKDAsIC0xKTtcbiAgcmV0dXJuIGxpbmVzLm1hcCgobGluZSkgPT4gSlNPTi5wYXJzZShsaW5lKSBhcyBTdWl0ZUV2ZW50KTtcbn1cblxuLyoqIE9uZSBldmVudCBmb3IgcGVvcGxlOyBlbXB0eSBmb3IgdGhvc2UgdGhhdCBuZWVkIG5vIGxpbmUuICovXG5leHBvcnQgZnVuY3Rpb24gZGVzY3JpYmVFdmVudChldmVudDogU3VpdGVFdmVudCk6IHN0cmluZyB7XG4gIHN3aXRjaCAoZXZlbnQuZXZlbnQpIHtcbiAgICBjYXNlICdzdGFydCc6XG4gICAgICByZXR1cm4gYCR7ZXZlbnQuaG9zdH06ICR7ZXZlbnQudG90YWx9IHRlc3RzYDtcbiAgICBjYXNlICdwYXNzJzpcbiAgICAgIHJldHVybiBgICBcdTI3MTMgJHtldmVudC50aXRsZX0gKCR7ZXZlbnQubXN9IG1zKWA7XG4gICAgY2FzZSAncGVuZGluZyc6XG4gICAgICByZXR1cm4gYCAgLSAke2V2ZW50LnRpdGxlfWA7XG4gICAgY2FzZSAnZmFpbCc6XG4gICAgICByZXR1cm4gYCAgXHUyNzE3ICR7ZXZlbnQudGl0bGV9XFxuJHtldmVudC5lcnJvci5yZXBsYWNlQWxsKC9eL2dtLCAnICAgICAgJyl9YDtcbiAgICBjYXNlICdlbmQnOlxuICAgICAgcmV0dXJuICcnO1xuICB9XG59XG4iLCAiaW1wb3J0IGZzIGZyb20gJ25vZGU6ZnMnO1xuaW1wb3J0IHsgaW5zcGVjdCB9IGZyb20gJ25vZGU6dXRpbCc7XG5pbXBvcnQgdHlwZSBNb2NoYSBmcm9tICdtb2NoYSc7XG5pbXBvcnQgeyBkZXNjcmliZUV2ZW50LCB0eXBlIFN1aXRlRXZlbnQgfSBmcm9tICcuLi9ob3N0L3Jlc3VsdHMnO1xuXG4vKipcbiAqIEEgbW9jaGEgcmVwb3J0ZXIgY2xhc3MgKG9uIG1vY2hhJ3Mgb3duIGBCYXNlYCkgdGhhdCBhcHBlbmRzIGV2ZW50cyB0byBgZmlsZWAgKG5vd2hlcmUgd2hlbiB1bmRlZmluZWQpIGFzIHRoZXkgaGFwcGVuLCBzbyB0aGF0IGEgaG9zdCB0aGF0XG4gKiBkaWVzIGxlYXZlcyB3aGF0IGl0IGRpZCwgYW5kIHByaW50cyB0aGVtIHRvIHRoZSBjb25zb2xlLlxuICovXG5leHBvcnQgZnVuY3Rpb24gcmVzdWx0c1JlcG9ydGVyKFxuICBCYXNlOiB0eXBlb2YgTW9jaGEucmVwb3J0ZXJzLkJhc2UsXG4gIGZpbGU6IHN0cmluZyB8IHVuZGVmaW5lZCxcbiAgaG9zdDogc3RyaW5nLFxuKTogTW9jaGEuUmVwb3J0ZXJDb25zdHJ1Y3RvciB7XG4gIGNvbnN0IGVtaXQgPSAoZXZlbnQ6IFN1aXRlRXZlbnQpID0+IHtcbiAgICBpZiAoZmlsZSAhPT0gdW5kZWZpbmVkKSBmcy5hcHBlbmRGaWxlU3luYyhmaWxlLCBgJHtKU09OLnN0cmluZ2lmeShldmVudCl9XFxuYCk7XG4gICAgY29uc3QgbGluZSA9IGRlc2NyaWJlRXZlbnQoZXZlbnQpO1xuICAgIGlmIChsaW5lICE9PSAnJykgY29uc29sZS5sb2cobGluZSk7XG4gIH07XG4gIHJldHVybiBjbGFzcyBleHRlbmRzIEJhc2Uge1xuICAgIGNvbnN0cnVjdG9yKHJ1bm5lcjogTW9jaGEuUnVubmVyLCBvcHRpb25zOiBNb2NoYS5Nb2NoYU9wdGlvbnMpIHtcbiAgICAgIHN1cGVyKHJ1bm5lciwgb3B0aW9ucyk7XG4gICAgICBjb25zdCBzdGFydGVkID0gRGF0ZS5ub3coKTtcbiAgICAgIGVtaXQoeyBldmVudDogJ3N0YXJ0JywgdG90YWw6IHJ1bm5lci50b3RhbCwgaG9zdCB9KTtcbiAgICAgIHJ1bm5lci5vbigncGFzcycsICh0ZXN0KSA9PiB7XG4gICAgICAgIGVtaXQoeyBldmVudDogJ3Bhc3MnLCB0aXRsZTogdGVzdC5mdWxsVGl0bGUoKSwgbXM6IHRlc3QuZHVyYXRpb24gPz8gMCB9KTtcbiAgICAgIH0pO1xuICAgICAgcnVubmVyLm9uKCdwZW5kaW5nJywgKHRlc3QpID0+IHtcbiAgICAgICAgZW1pdCh7IGV2ZW50OiAncGVuZGluZycsIHRpdGxlOiB0ZXN0LmZ1bGxUaXRsZSgpIH0pO1xuICAgICAgfSk7XG4gICAgICBydW5uZXIub24oJ2ZhaWwnLCAodGVzdCwgZXJyb3I6IHVua25vd24pID0+IHtcbiAgICAgICAgZW1pdCh7XG4gICAgICAgICAgZXZlbnQ6ICdmYWlsJyxcbiAgICAgICAgICB0aXRsZTogdGVzdC5mdWxsVGl0bGUoKSxcbiAgICAgICAgICBlcnJvcjogZXJyb3IgaW5zdGFuY2VvZiBFcnJvciA/IChlcnJvci5zdGFjayA/PyBlcnJvci5tZXNzYWdlKSA6IGluc3BlY3QoZXJyb3IpLFxuICAgICAgICB9KTtcbiAgICAgIH0pO1xuICAgICAgcnVubmVyLm9uKCdlbmQnLCAoKSA9PiB7XG4gICAgICAgIGVtaXQoeyBldmVudDogJ2VuZCcsIG1zOiBEYXRlLm5vdygpIC0gc3RhcnRlZCB9KTtcbiAgICAgIH0pO1xuICAgIH1cbiAgfTtcbn1cbiJdLAogICJtYXBwaW5ncyI6ICI7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7OztBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxJQUFBQSxrQkFBZTtBQUNmLHVCQUFpQjtBQUNqQixhQUF3Qjs7O0FDU2pCLElBQU0sWUFBWTtBQUFBO0FBQUEsRUFFdkIsU0FBUztBQUFBO0FBQUEsRUFFVCxNQUFNO0FBQUE7QUFBQSxFQUVOLE9BQU87QUFDVDtBQWlDTyxTQUFTLGNBQWMsT0FBMkI7QUFDdkQsVUFBUSxNQUFNLE9BQU87QUFBQSxJQUNuQixLQUFLO0FBQ0gsYUFBTyxHQUFHLE1BQU0sSUFBSSxLQUFLLE1BQU0sS0FBSztBQUFBLElBQ3RDLEtBQUs7QUFDSCxhQUFPLFlBQU8sTUFBTSxLQUFLLEtBQUssTUFBTSxFQUFFO0FBQUEsSUFDeEMsS0FBSztBQUNILGFBQU8sT0FBTyxNQUFNLEtBQUs7QUFBQSxJQUMzQixLQUFLO0FBQ0gsYUFBTyxZQUFPLE1BQU0sS0FBSztBQUFBLEVBQUssTUFBTSxNQUFNLFdBQVcsT0FBTyxRQUFRLENBQUM7QUFBQSxJQUN2RSxLQUFLO0FBQ0gsYUFBTztBQUFBLEVBQ1g7QUFDRjs7O0FDaEVBLHFCQUFlO0FBQ2YsdUJBQXdCO0FBUWpCLFNBQVMsZ0JBQ2QsTUFDQSxNQUNBLE1BQzJCO0FBQzNCLFFBQU0sT0FBTyxDQUFDLFVBQXNCO0FBQ2xDLFFBQUksU0FBUyxPQUFXLGdCQUFBQyxRQUFHLGVBQWUsTUFBTSxHQUFHLEtBQUssVUFBVSxLQUFLLENBQUM7QUFBQSxDQUFJO0FBQzVFLFVBQU0sT0FBTyxjQUFjLEtBQUs7QUFDaEMsUUFBSSxTQUFTLEdBQUksU0FBUSxJQUFJLElBQUk7QUFBQSxFQUNuQztBQUNBLFNBQU8sY0FBYyxLQUFLO0FBQUEsSUFDeEIsWUFBWSxRQUFzQixTQUE2QjtBQUM3RCxZQUFNLFFBQVEsT0FBTztBQUNyQixZQUFNLFVBQVUsS0FBSyxJQUFJO0FBQ3pCLFdBQUssRUFBRSxPQUFPLFNBQVMsT0FBTyxPQUFPLE9BQU8sS0FBSyxDQUFDO0FBQ2xELGFBQU8sR0FBRyxRQUFRLENBQUMsU0FBUztBQUMxQixhQUFLLEVBQUUsT0FBTyxRQUFRLE9BQU8sS0FBSyxVQUFVLEdBQUcsSUFBSSxLQUFLLFlBQVksRUFBRSxDQUFDO0FBQUEsTUFDekUsQ0FBQztBQUNELGFBQU8sR0FBRyxXQUFXLENBQUMsU0FBUztBQUM3QixhQUFLLEVBQUUsT0FBTyxXQUFXLE9BQU8sS0FBSyxVQUFVLEVBQUUsQ0FBQztBQUFBLE1BQ3BELENBQUM7QUFDRCxhQUFPLEdBQUcsUUFBUSxDQUFDLE1BQU0sVUFBbUI7QUFDMUMsYUFBSztBQUFBLFVBQ0gsT0FBTztBQUFBLFVBQ1AsT0FBTyxLQUFLLFVBQVU7QUFBQSxVQUN0QixPQUFPLGlCQUFpQixRQUFTLE1BQU0sU0FBUyxNQUFNLGNBQVcsMEJBQVEsS0FBSztBQUFBLFFBQ2hGLENBQUM7QUFBQSxNQUNILENBQUM7QUFDRCxhQUFPLEdBQUcsT0FBTyxNQUFNO0FBQ3JCLGFBQUssRUFBRSxPQUFPLE9BQU8sSUFBSSxLQUFLLElBQUksSUFBSSxRQUFRLENBQUM7QUFBQSxNQUNqRCxDQUFDO0FBQUEsSUFDSDtBQUFBLEVBQ0Y7QUFDRjs7O0FGbkNBLElBQU0sVUFBVTtBQU1oQixlQUFzQixNQUFxQjtBQUV6QyxRQUFNLEVBQUUsU0FBUyxNQUFNLElBQUksTUFBTSxPQUFPLE9BQU87QUFDL0MsUUFBTSxPQUFPLFFBQVEsSUFBSSxVQUFVLElBQUk7QUFDdkMsUUFBTSxPQUFPLEdBQVUsV0FBSSxPQUFPLElBQVcsY0FBTyxhQUFhLFFBQVEsU0FBUyxJQUFJO0FBQ3RGLFFBQU0sUUFBUSxJQUFJLE1BQU07QUFBQSxJQUN0QixJQUFJO0FBQUEsSUFDSixTQUFTO0FBQUEsSUFDVCxVQUFVLGdCQUFnQixNQUFNLFVBQVUsTUFBTSxRQUFRLElBQUksVUFBVSxPQUFPLEdBQUcsSUFBSTtBQUFBLElBQ3BGLEdBQUksU0FBUyxTQUFZLENBQUMsSUFBSSxFQUFFLE1BQU0sSUFBSSxPQUFPLElBQUksRUFBRTtBQUFBLEVBQ3pELENBQUM7QUFDRCxRQUFNLFNBQVMsUUFBUSxJQUFJLFVBQVUsS0FBSyxLQUFLO0FBQy9DLFFBQU0sUUFBUSxnQkFBQUMsUUFBRyxZQUFZLFdBQVcsRUFBRSxXQUFXLEtBQUssQ0FBQyxFQUFFLElBQUksTUFBTSxFQUFFLEtBQUs7QUFDOUUsYUFBVyxRQUFRLE9BQU87QUFDeEIsUUFBSSxLQUFLLFNBQVMsVUFBVSxLQUFLLEtBQUssU0FBUyxNQUFNLEVBQUcsT0FBTSxRQUFRLGlCQUFBQyxRQUFLLEtBQUssV0FBVyxJQUFJLENBQUM7QUFBQSxFQUNsRztBQUNBLFFBQU0sTUFBTSxlQUFlO0FBQzNCLFFBQU0sV0FBVyxNQUFNLElBQUksUUFBZ0IsQ0FBQyxZQUFZO0FBQ3RELFVBQU0sSUFBSSxPQUFPO0FBQUEsRUFDbkIsQ0FBQztBQUNELE1BQUksV0FBVyxFQUFHLE9BQU0sSUFBSSxNQUFNLEdBQUcsUUFBUSxnQkFBZ0I7QUFDL0Q7IiwKICAibmFtZXMiOiBbImltcG9ydF9ub2RlX2ZzIiwgImZzIiwgImZzIiwgInBhdGgiXQp9Cg==
