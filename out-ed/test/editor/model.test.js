"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
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

// test/support/tempRepository.ts
function cleanEnv(extra = {}) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(GIT_|CORDON_|CLAUDE|ANTHROPIC_|ELECTRON_|VSCODE_)/i.test(name)
  );
  return { ...Object.fromEntries(inherited), ...GIT_ENV, ...extra };
}
function tempFolder(prefix = "cordon-test-") {
  const folder = import_node_fs.default.realpathSync.native(import_node_fs.default.mkdtempSync(import_node_path.default.join(import_node_os.default.tmpdir(), prefix)));
  folders.add(folder);
  return folder;
}
function removeTempFolders() {
  for (const folder of folders) {
    import_node_fs.default.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    folders.delete(folder);
  }
}
function makeRepository(files = {}) {
  const folder = tempFolder();
  const root = import_node_path.default.join(folder, "repo");
  import_node_fs.default.mkdirSync(root);
  const repository = openRepository(root, folder);
  repository.git("init", "--quiet", "--initial-branch=main");
  repository.git("config", "core.autocrlf", "false");
  repository.git("config", "gc.auto", "0");
  repository.git("config", "maintenance.auto", "false");
  if (Object.keys(files).length > 0) {
    repository.write(files);
    repository.commit("baseline");
  }
  return repository;
}
function openRepository(root, folder = root) {
  const at = (name) => import_node_path.default.join(root, name);
  const git = (...args) => (0, import_node_child_process.execFileSync)("git", args, {
    cwd: root,
    env: cleanEnv(),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 * 1024 * 1024
  });
  return {
    root,
    git,
    write(files) {
      for (const [name, content] of Object.entries(files)) {
        import_node_fs.default.mkdirSync(import_node_path.default.dirname(at(name)), { recursive: true });
        import_node_fs.default.writeFileSync(at(name), content);
      }
    },
    read: (name) => import_node_fs.default.readFileSync(at(name), "utf8"),
    exists: (name) => import_node_fs.default.existsSync(at(name)),
    delete(name) {
      import_node_fs.default.rmSync(at(name), { recursive: true, force: true });
    },
    commit(message = "change") {
      git("add", "--all");
      git("commit", "--quiet", "--allow-empty", "--message", message);
      return git("rev-parse", "HEAD").trim();
    },
    remove() {
      import_node_fs.default.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      folders.delete(folder);
    }
  };
}
var import_node_child_process, import_node_fs, import_node_os, import_node_path, GIT_ENV, folders;
var init_tempRepository = __esm({
  "test/support/tempRepository.ts"() {
    "use strict";
    import_node_child_process = require("node:child_process");
    import_node_fs = __toESM(require("node:fs"));
    import_node_os = __toESM(require("node:os"));
    import_node_path = __toESM(require("node:path"));
    GIT_ENV = {
      GIT_CONFIG_GLOBAL: import_node_os.default.devNull,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_TERMINAL_PROMPT: "0",
      GIT_AUTHOR_NAME: "Cordon Test",
      GIT_AUTHOR_EMAIL: "test@cordon.invalid",
      GIT_AUTHOR_DATE: "2024-01-01T00:00:00Z",
      GIT_COMMITTER_NAME: "Cordon Test",
      GIT_COMMITTER_EMAIL: "test@cordon.invalid",
      GIT_COMMITTER_DATE: "2024-01-01T00:00:00Z"
    };
    folders = /* @__PURE__ */ new Set();
  }
});

// test/support/cli.ts
var cli_exports = {};
__export(cli_exports, {
  cliPath: () => cliPath,
  runCordon: () => runCordon,
  start: () => start,
  startCordon: () => startCordon
});
function cliPath() {
  return import_node_path2.default.resolve(process.env.CORDON_CLI ?? import_node_path2.default.join("dist", "cli.js"));
}
function start(file, args, options) {
  const child = (0, import_node_child_process2.spawn)(file, args, {
    cwd: options.cwd,
    env: cleanEnv(options.env),
    stdio: [options.input === void 0 ? "ignore" : "pipe", "pipe", "pipe"],
    windowsHide: true
  });
  const stdout = [];
  const stderr = [];
  child.stdout?.on("data", (chunk) => stdout.push(chunk));
  child.stderr?.on("data", (chunk) => stderr.push(chunk));
  if (child.stdin) {
    child.stdin.on("error", () => void 0);
    child.stdin.end(options.input);
  }
  const kill = () => void child.kill("SIGKILL");
  if (options.signal?.aborted) kill();
  options.signal?.addEventListener("abort", kill, { once: true });
  const done = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      options.signal?.removeEventListener("abort", kill);
      resolve({
        code,
        signal,
        stdout: Buffer.concat(stdout).toString("utf8"),
        stderr: Buffer.concat(stderr).toString("utf8")
      });
    });
  });
  return { child, done };
}
function startCordon(args, options) {
  return start(process.execPath, [cliPath(), ...args], options);
}
function runCordon(args, options) {
  return startCordon(args, options).done;
}
var import_node_child_process2, import_node_path2;
var init_cli = __esm({
  "test/support/cli.ts"() {
    "use strict";
    import_node_child_process2 = require("node:child_process");
    import_node_path2 = __toESM(require("node:path"));
    init_tempRepository();
  }
});

// test/editor/model.test.ts
var import_strict = __toESM(require("node:assert/strict"));
var import_node_fs3 = __toESM(require("node:fs"));
var import_node_path4 = __toESM(require("node:path"));
var vscode2 = __toESM(require("vscode"));
init_tempRepository();

// test/editor/support.ts
var import_node_path3 = __toESM(require("node:path"));
var vscode = __toESM(require("vscode"));

// src/editor/ids.ts
var EXTENSION_ID = "cordon.cordon-vscode";
var Command = {
  arm: "cordon.arm",
  check: "cordon.check",
  auditNow: "cordon.auditNow",
  review: "cordon.review",
  showAudit: "cordon.showAudit",
  reset: "cordon.reset",
  clearIndexFlags: "cordon.clearIndexFlags",
  copyAsCommand: "cordon.copyAsCommand",
  openStateFolder: "cordon.openStateFolder",
  doctor: "cordon.doctor",
  restoreAll: "cordon.restoreAll",
  refresh: "cordon.refresh",
  showActions: "cordon.showActions",
  showLog: "cordon.showLog",
  toggleDecorations: "cordon.toggleDecorations",
  openChange: "cordon.openChange",
  openFile: "cordon.openFile",
  restoreFile: "cordon.restoreFile",
  showVerifierOutput: "cordon.showVerifierOutput",
  copyMessage: "cordon.copyMessage"
};
var COMMANDS_OF_ITEMS = [
  Command.openChange,
  Command.openFile,
  Command.restoreFile,
  Command.showVerifierOutput,
  Command.copyMessage
];

// test/editor/support.ts
init_cli();

// test/support/processes.ts
var import_node_fs2 = __toESM(require("node:fs"));
var canSeeProcesses = import_node_fs2.default.existsSync("/proc/self/environ");
async function until(what, condition, milliseconds = 15e3) {
  const deadline = Date.now() + milliseconds;
  for (; ; ) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`not within ${String(milliseconds)} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

// test/editor/support.ts
async function surfaces() {
  const extension = vscode.extensions.getExtension(EXTENSION_ID);
  if (!extension) throw new Error(`${EXTENSION_ID} is not installed in this host`);
  process.env.CORDON_CLI = import_node_path3.default.join(extension.extensionPath, "dist", "cli.js");
  const given = await extension.activate();
  if (!given) throw new Error("the extension gave nothing: is this host in test mode?");
  return given;
}
async function addFolders(...folders2) {
  const count = vscode.workspace.workspaceFolders?.length ?? 0;
  if (count === 0) throw new Error("the suite needs a workspace with a first folder that stays");
  const changed = changeOfFolders();
  vscode.workspace.updateWorkspaceFolders(
    count,
    0,
    ...folders2.map((folder) => ({ uri: vscode.Uri.file(folder) }))
  );
  await changed;
}
async function removeFolders() {
  await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  const count = vscode.workspace.workspaceFolders?.length ?? 0;
  if (count <= 1) return;
  const changed = changeOfFolders();
  vscode.workspace.updateWorkspaceFolders(1, count - 1);
  await changed;
}
function changeOfFolders() {
  return new Promise((resolve) => {
    const listener = vscode.workspace.onDidChangeWorkspaceFolders(() => {
      listener.dispose();
      resolve();
    });
  });
}
async function cordon(repository, ...args) {
  return runCordon(args, { cwd: repository.root });
}
async function envelopeWhen({ model }, root, what, condition = () => true) {
  try {
    return await until(what, () => {
      const envelope = model.at(root);
      return envelope && condition(envelope) ? envelope : void 0;
    });
  } catch (error) {
    const snapshot = model.at(root)?.snapshot;
    const { standing, stored, failure, violations } = snapshot ?? {};
    throw new Error(`${what}; there is ${JSON.stringify({ standing, stored, failure, violations })}`, {
      cause: error
    });
  }
}

// test/editor/model.test.ts
var FILES = {
  "src/a.ts": "one\n",
  "src/b.ts": "two\n",
  "docs/readme.md": "words\n",
  ".gitignore": "build/\n"
};
var ARM = ["arm", "make it so", "--allow", "src/**", "--max-files", "2"];
describe("the model", () => {
  let given;
  let repository;
  before(async () => {
    given = await surfaces();
  });
  beforeEach(async () => {
    repository = makeRepository(FILES);
    await addFolders(repository.root);
    await envelopeWhen(
      given,
      repository.root,
      "the repository is found",
      ({ snapshot }) => snapshot.standing === "none"
    );
  });
  afterEach(async () => {
    await removeFolders();
    await until("no repository is left", () => given.model.all.length === 0);
    removeTempFolders();
  });
  it("shows an envelope that a terminal arms, audits, checks and resets", async () => {
    const { root } = repository;
    import_strict.default.equal((await cordon(repository, ...ARM)).code, 0);
    await envelopeWhen(
      given,
      root,
      "armed",
      ({ snapshot }) => snapshot.standing === "armed" && snapshot.live !== null
    );
    repository.write({ "src/a.ts": "one\nmore\n" });
    const inside = await envelopeWhen(
      given,
      root,
      "a change is seen",
      ({ snapshot }) => snapshot.files.size === 1
    );
    import_strict.default.equal(inside.snapshot.standing, "armed");
    import_strict.default.equal(inside.snapshot.files.get("src/a.ts")?.verdict, "allowed");
    repository.write({ "docs/new.md": "new\n" });
    const outside = await envelopeWhen(
      given,
      root,
      "outside",
      ({ snapshot }) => snapshot.standing === "outside"
    );
    import_strict.default.equal(outside.snapshot.files.get("docs/new.md")?.verdict, "outside");
    import_strict.default.equal((await cordon(repository, "check")).code, 3);
    await envelopeWhen(given, root, "rejected", ({ snapshot }) => snapshot.standing === "rejected");
    repository.delete("docs/new.md");
    await envelopeWhen(
      given,
      root,
      "rejected, but changed since",
      ({ snapshot }) => snapshot.standing === "stale"
    );
    import_strict.default.equal((await cordon(repository, "check")).code, 0);
    await envelopeWhen(given, root, "accepted", ({ snapshot }) => snapshot.standing === "accepted");
    import_strict.default.equal((await cordon(repository, "reset")).code, 0);
    await envelopeWhen(given, root, "nothing armed", ({ snapshot }) => snapshot.standing === "none");
    import_strict.default.equal(repository.read("src/a.ts"), "one\nmore\n");
  });
  it("calls an accepted result stale when the same number of lines say something else", async () => {
    const { root } = repository;
    await cordon(repository, ...ARM);
    repository.write({ "src/a.ts": "won\n" });
    import_strict.default.equal((await cordon(repository, "check")).code, 0);
    await envelopeWhen(
      given,
      root,
      "accepted",
      ({ snapshot }) => snapshot.standing === "accepted" && snapshot.live !== null
    );
    repository.write({ "src/a.ts": "own\n" });
    await envelopeWhen(given, root, "stale", ({ snapshot }) => snapshot.standing === "stale");
  });
  it("judges by every budget a file counts in", async () => {
    const { root } = repository;
    await cordon(repository, "arm", "x", "--allow", "**", "--max-added-lines", "2");
    repository.write({ "src/a.ts": "1\n2\n3\none\n" });
    repository.delete("src/b.ts");
    const { snapshot } = await envelopeWhen(
      given,
      root,
      "over budget",
      (envelope) => envelope.snapshot.files.size === 2
    );
    import_strict.default.equal(snapshot.files.get("src/a.ts")?.verdict, "over");
    import_strict.default.equal(snapshot.files.get("src/b.ts")?.verdict, "allowed");
    import_strict.default.equal(snapshot.standing, "outside");
  });
  it("never writes: neither the index nor the stored state", async () => {
    const { root } = repository;
    await cordon(repository, ...ARM);
    await envelopeWhen(given, root, "armed", ({ snapshot }) => snapshot.live !== null);
    import_node_fs3.default.utimesSync(import_node_path4.default.join(root, "src/a.ts"), /* @__PURE__ */ new Date(), /* @__PURE__ */ new Date());
    const stamps = () => [".git/index", ".cordon/state.json"].map((name) => String(import_node_fs3.default.statSync(import_node_path4.default.join(root, name)).mtimeMs));
    const before2 = stamps();
    await given.model.refresh();
    await vscode2.commands.executeCommand("cordon.auditNow");
    import_strict.default.deepEqual(stamps(), before2);
    import_strict.default.ok(!import_node_fs3.default.existsSync(import_node_path4.default.join(root, ".cordon", "audit.json")));
  });
  it("shows corrupt state as damaged, and what the terminal makes of it", async () => {
    const { root } = repository;
    await cordon(repository, ...ARM);
    await envelopeWhen(given, root, "armed", ({ snapshot: snapshot2 }) => snapshot2.standing === "armed");
    import_node_fs3.default.writeFileSync(import_node_path4.default.join(root, ".cordon", "state.json"), '{ "phase": ');
    const { snapshot } = await envelopeWhen(
      given,
      root,
      "damaged",
      (envelope) => envelope.snapshot.standing === "damaged"
    );
    import_strict.default.ok(snapshot.stored.kind === "damaged" && snapshot.stored.code === "state-invalid");
    await cordon(repository, "reset");
    await envelopeWhen(given, root, "none", (envelope) => envelope.snapshot.standing === "none");
  });
  it("notices that the state is deleted under it", async () => {
    await cordon(repository, ...ARM);
    await envelopeWhen(given, repository.root, "armed", ({ snapshot }) => snapshot.standing === "armed");
    repository.delete(".cordon");
    await envelopeWhen(given, repository.root, "none", ({ snapshot }) => snapshot.standing === "none");
  });
  it("knows an envelope without a seal as foreign", async () => {
    const { root } = repository;
    const home = tempFolder();
    const { runCordon: runCordon2 } = await Promise.resolve().then(() => (init_cli(), cli_exports));
    await runCordon2(ARM, { cwd: root, env: { HOME: home, XDG_STATE_HOME: import_node_path4.default.join(home, "state") } });
    const { snapshot } = await envelopeWhen(
      given,
      root,
      "armed",
      (envelope) => envelope.snapshot.stored.kind === "armed"
    );
    import_strict.default.ok(snapshot.stored.kind === "armed" && snapshot.stored.seal === "none");
  });
  it("follows the active editor from repository to repository", async () => {
    const other = makeRepository(FILES);
    await addFolders(other.root);
    await envelopeWhen(given, other.root, "the other is found");
    for (const { root } of [repository, other, repository]) {
      await vscode2.window.showTextDocument(vscode2.Uri.file(import_node_path4.default.join(root, "src/a.ts")));
      await until("current", () => given.model.current?.root === root);
    }
  });
  it("finds linked worktrees, submodules, folders below the root and links to them", async () => {
    const { root } = repository;
    const elsewhere = tempFolder();
    const linked = import_node_path4.default.join(elsewhere, "linked");
    repository.git("worktree", "add", "--quiet", "-b", "side", linked);
    const sub = makeRepository({ "inner.txt": "inner\n" });
    repository.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", sub.root, "sub");
    repository.commit("submodule");
    const below = import_node_path4.default.join(root, "src");
    const link = import_node_path4.default.join(elsewhere, "link");
    import_node_fs3.default.symlinkSync(below, link);
    await removeFolders();
    await until("forgotten", () => given.model.all.length === 0);
    await addFolders(linked, import_node_path4.default.join(root, "sub"), link);
    const roots = [root, linked, import_node_path4.default.join(root, "sub")].sort();
    await until(
      "all three",
      () => JSON.stringify(given.model.all.map((each) => each.root).sort()) === JSON.stringify(roots)
    );
    import_strict.default.deepEqual(given.model.find(vscode2.Uri.file(import_node_path4.default.join(link, "a.ts")))?.path, "src/a.ts");
    import_strict.default.equal(given.model.at(root)?.uriOf("src/a.ts").fsPath, import_node_path4.default.join(link, "a.ts"));
    import_strict.default.equal(
      given.model.find(vscode2.Uri.file(import_node_path4.default.join(root, "sub", "inner.txt")))?.envelope.root,
      import_node_path4.default.join(root, "sub")
    );
    await cordon(openRepository(linked), ...ARM);
    await envelopeWhen(
      given,
      linked,
      "the linked worktree is armed",
      ({ snapshot }) => snapshot.standing === "armed"
    );
    import_strict.default.equal((await cordon(repository, ...ARM)).code, 0);
    await envelopeWhen(given, root, "armed", ({ snapshot }) => snapshot.live !== null);
    repository.write({ "docs/readme.md": "other words\n" });
    await envelopeWhen(given, root, "outside", ({ snapshot }) => snapshot.standing === "outside");
  });
  it("forgets a repository that is deleted", async () => {
    await cordon(repository, ...ARM);
    await envelopeWhen(given, repository.root, "armed", ({ snapshot }) => snapshot.standing === "armed");
    repository.remove();
    await until("forgotten", () => given.model.all.length === 0);
  });
});
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vLi4vdGVzdC9zdXBwb3J0L3RlbXBSZXBvc2l0b3J5LnRzIiwgIi4uLy4uLy4uL3Rlc3Qvc3VwcG9ydC9jbGkudHMiLCAiLi4vLi4vLi4vdGVzdC9lZGl0b3IvbW9kZWwudGVzdC50cyIsICIuLi8uLi8uLi90ZXN0L2VkaXRvci9zdXBwb3J0LnRzIiwgIi4uLy4uLy4uL3NyYy9lZGl0b3IvaWRzLnRzIiwgIi4uLy4uLy4uL3Rlc3Qvc3VwcG9ydC9wcm9jZXNzZXMudHMiXSwKICAic291cmNlc0NvbnRlbnQiOiBbImltcG9ydCB7IGV4ZWNGaWxlU3luYyB9IGZyb20gJ25vZGU6Y2hpbGRfcHJvY2Vzcyc7XG5pbXBvcnQgZnMgZnJvbSAnbm9kZTpmcyc7XG5pbXBvcnQgb3MgZnJvbSAnbm9kZTpvcyc7XG5pbXBvcnQgcGF0aCBmcm9tICdub2RlOnBhdGgnO1xuXG4vKipcbiAqIFRoZSBlbnZpcm9ubWVudCBvZiBldmVyeSBHaXQgcHJvY2VzcyBpbiB0aGUgdGVzdHM6IG5vIGNvbmZpZ3VyYXRpb24gYnV0IHRoZSByZXBvc2l0b3J5J3Mgb3duLCBub1xuICogcHJvbXB0cywgYW5kIHBpbm5lZCBpZGVudGl0aWVzIGFuZCBkYXRlcywgc28gdGhhdCB0aGUgc2FtZSBmaWxlcyBnaXZlIHRoZSBzYW1lIGNvbW1pdCBpZGVudGlmaWVycy5cbiAqL1xuZXhwb3J0IGNvbnN0IEdJVF9FTlY6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+ID0ge1xuICBHSVRfQ09ORklHX0dMT0JBTDogb3MuZGV2TnVsbCxcbiAgR0lUX0NPTkZJR19OT1NZU1RFTTogJzEnLFxuICBHSVRfVEVSTUlOQUxfUFJPTVBUOiAnMCcsXG4gIEdJVF9BVVRIT1JfTkFNRTogJ0NvcmRvbiBUZXN0JyxcbiAgR0lUX0FVVEhPUl9FTUFJTDogJ3Rlc3RAY29yZG9uLmludmFsaWQnLFxuICBHSVRfQVVUSE9SX0RBVEU6ICcyMDI0LTAxLTAxVDAwOjAwOjAwWicsXG4gIEdJVF9DT01NSVRURVJfTkFNRTogJ0NvcmRvbiBUZXN0JyxcbiAgR0lUX0NPTU1JVFRFUl9FTUFJTDogJ3Rlc3RAY29yZG9uLmludmFsaWQnLFxuICBHSVRfQ09NTUlUVEVSX0RBVEU6ICcyMDI0LTAxLTAxVDAwOjAwOjAwWicsXG59O1xuXG4vKiogVGhpcyBwcm9jZXNzJ3MgZW52aXJvbm1lbnQgd2l0aG91dCB3aGF0IEdpdCBvciBDb3Jkb24gd291bGQgcGljayB1cCBmcm9tIHRoZSBjYWxsZXIsIHBsdXMgR0lUX0VOVi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjbGVhbkVudihleHRyYTogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nIHwgdW5kZWZpbmVkPj4gPSB7fSk6IE5vZGVKUy5Qcm9jZXNzRW52IHtcbiAgY29uc3QgaW5oZXJpdGVkID0gT2JqZWN0LmVudHJpZXMocHJvY2Vzcy5lbnYpLmZpbHRlcihcbiAgICAoW25hbWVdKSA9PiAhL14oR0lUX3xDT1JET05ffENMQVVERXxBTlRIUk9QSUNffEVMRUNUUk9OX3xWU0NPREVfKS9pLnRlc3QobmFtZSksXG4gICk7XG4gIHJldHVybiB7IC4uLk9iamVjdC5mcm9tRW50cmllcyhpbmhlcml0ZWQpLCAuLi5HSVRfRU5WLCAuLi5leHRyYSB9O1xufVxuXG4vKiogQSByZWFsIEdpdCByZXBvc2l0b3J5IGluIGEgdGVtcG9yYXJ5IGZvbGRlci4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVGVtcFJlcG9zaXRvcnkge1xuICAvKiogQWJzb2x1dGUgcGF0aCBvZiB0aGUgd29ya3RyZWUsIHN5bWJvbGljIGxpbmtzIHJlc29sdmVkLiAqL1xuICByZWFkb25seSByb290OiBzdHJpbmc7XG4gIC8qKiBSdW5zIEdpdCBpbiB0aGUgd29ya3RyZWU7IHJldHVybnMgaXRzIHN0YW5kYXJkIG91dHB1dCwgdGhyb3dzIHdpdGggaXRzIGVycm9yIHRleHQgd2hlbiBpdCBmYWlscy4gKi9cbiAgZ2l0KC4uLmFyZ3M6IHN0cmluZ1tdKTogc3RyaW5nO1xuICAvKiogV3JpdGVzIGZpbGVzIChwYXRocyByZWxhdGl2ZSB0byB0aGUgd29ya3RyZWUpLCBjcmVhdGluZyB0aGUgZm9sZGVycyBhYm92ZSB0aGVtLiAqL1xuICB3cml0ZShmaWxlczogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nIHwgVWludDhBcnJheT4+KTogdm9pZDtcbiAgLyoqIFRoZSB0ZXh0IG9mIG9uZSBmaWxlLiAqL1xuICByZWFkKG5hbWU6IHN0cmluZyk6IHN0cmluZztcbiAgZXhpc3RzKG5hbWU6IHN0cmluZyk6IGJvb2xlYW47XG4gIC8qKiBEZWxldGVzIGEgZmlsZSBvciBhIGZvbGRlcjsgc2lsZW50IHdoZXJlIHRoZXJlIGlzIG5vbmUuICovXG4gIGRlbGV0ZShuYW1lOiBzdHJpbmcpOiB2b2lkO1xuICAvKiogU3RhZ2VzIGV2ZXJ5dGhpbmcgYW5kIGNvbW1pdHMgaXQ7IHJldHVybnMgdGhlIGNvbW1pdCBpZGVudGlmaWVyLiAqL1xuICBjb21taXQobWVzc2FnZT86IHN0cmluZyk6IHN0cmluZztcbiAgLyoqIERlbGV0ZXMgdGhlIHJlcG9zaXRvcnkgYW5kIHRoZSB0ZW1wb3JhcnkgZm9sZGVyIGFyb3VuZCBpdC4gKi9cbiAgcmVtb3ZlKCk6IHZvaWQ7XG59XG5cbi8qKiBNYWtlcyBhIHRlbXBvcmFyeSBmb2xkZXIgdGhhdCByZW1vdmVUZW1wRm9sZGVycygpIHRha2VzIGF3YXksIHN5bWJvbGljIGxpbmtzIHJlc29sdmVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRlbXBGb2xkZXIocHJlZml4ID0gJ2NvcmRvbi10ZXN0LScpOiBzdHJpbmcge1xuICBjb25zdCBmb2xkZXIgPSBmcy5yZWFscGF0aFN5bmMubmF0aXZlKGZzLm1rZHRlbXBTeW5jKHBhdGguam9pbihvcy50bXBkaXIoKSwgcHJlZml4KSkpO1xuICBmb2xkZXJzLmFkZChmb2xkZXIpO1xuICByZXR1cm4gZm9sZGVyO1xufVxuXG5jb25zdCBmb2xkZXJzID0gbmV3IFNldDxzdHJpbmc+KCk7XG5cbi8qKiBEZWxldGVzIGV2ZXJ5IHRlbXBvcmFyeSBmb2xkZXIgbWFkZSBzbyBmYXI6IGZvciBhbiBgYWZ0ZXJgIG9yIGBhZnRlckVhY2hgIGhvb2suICovXG5leHBvcnQgZnVuY3Rpb24gcmVtb3ZlVGVtcEZvbGRlcnMoKTogdm9pZCB7XG4gIGZvciAoY29uc3QgZm9sZGVyIG9mIGZvbGRlcnMpIHtcbiAgICBmcy5ybVN5bmMoZm9sZGVyLCB7IHJlY3Vyc2l2ZTogdHJ1ZSwgZm9yY2U6IHRydWUsIG1heFJldHJpZXM6IDUgfSk7XG4gICAgZm9sZGVycy5kZWxldGUoZm9sZGVyKTtcbiAgfVxufVxuXG4vKipcbiAqIE1ha2VzIGEgcmVwb3NpdG9yeSBvbiBicmFuY2ggYG1haW5gIHdob3NlIGZpcnN0IGNvbW1pdCBob2xkcyBgZmlsZXNgLiBXaXRob3V0IGZpbGVzIHRoZXJlIGlzIG5vXG4gKiBjb21taXQgeWV0LiBUaGUgZGF0ZSBvZiBldmVyeSBjb21taXQgaXMgcGlubmVkLlxuICovXG5leHBvcnQgZnVuY3Rpb24gbWFrZVJlcG9zaXRvcnkoZmlsZXM6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZyB8IFVpbnQ4QXJyYXk+PiA9IHt9KTogVGVtcFJlcG9zaXRvcnkge1xuICBjb25zdCBmb2xkZXIgPSB0ZW1wRm9sZGVyKCk7XG4gIGNvbnN0IHJvb3QgPSBwYXRoLmpvaW4oZm9sZGVyLCAncmVwbycpO1xuICBmcy5ta2RpclN5bmMocm9vdCk7XG4gIGNvbnN0IHJlcG9zaXRvcnkgPSBvcGVuUmVwb3NpdG9yeShyb290LCBmb2xkZXIpO1xuICByZXBvc2l0b3J5LmdpdCgnaW5pdCcsICctLXF1aWV0JywgJy0taW5pdGlhbC1icmFuY2g9bWFpbicpO1xuICAvLyBCeXRlLWV4YWN0IHdvcmt0cmVlcyBvbiBldmVyeSBzeXN0ZW0sIGFuZCBubyBiYWNrZ3JvdW5kIHByb2Nlc3MgdGhhdCBvdXRsaXZlcyB0aGUgdGVzdC5cbiAgcmVwb3NpdG9yeS5naXQoJ2NvbmZpZycsICdjb3JlLmF1dG9jcmxmJywgJ2ZhbHNlJyk7XG4gIHJlcG9zaXRvcnkuZ2l0KCdjb25maWcnLCAnZ2MuYXV0bycsICcwJyk7XG4gIHJlcG9zaXRvcnkuZ2l0KCdjb25maWcnLCAnbWFpbnRlbmFuY2UuYXV0bycsICdmYWxzZScpO1xuICBpZiAoT2JqZWN0LmtleXMoZmlsZXMpLmxlbmd0aCA+IDApIHtcbiAgICByZXBvc2l0b3J5LndyaXRlKGZpbGVzKTtcbiAgICByZXBvc2l0b3J5LmNvbW1pdCgnYmFzZWxpbmUnKTtcbiAgfVxuICByZXR1cm4gcmVwb3NpdG9yeTtcbn1cblxuLyoqIFRoZSBzYW1lIGhhbmRsZSBmb3IgYSByZXBvc2l0b3J5IHRoYXQgZXhpc3RzIGFscmVhZHkgKGEgbGlua2VkIHdvcmt0cmVlLCBmb3IgaW5zdGFuY2UpLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG9wZW5SZXBvc2l0b3J5KHJvb3Q6IHN0cmluZywgZm9sZGVyID0gcm9vdCk6IFRlbXBSZXBvc2l0b3J5IHtcbiAgY29uc3QgYXQgPSAobmFtZTogc3RyaW5nKSA9PiBwYXRoLmpvaW4ocm9vdCwgbmFtZSk7XG4gIGNvbnN0IGdpdCA9ICguLi5hcmdzOiBzdHJpbmdbXSk6IHN0cmluZyA9PlxuICAgIGV4ZWNGaWxlU3luYygnZ2l0JywgYXJncywge1xuICAgICAgY3dkOiByb290LFxuICAgICAgZW52OiBjbGVhbkVudigpLFxuICAgICAgZW5jb2Rpbmc6ICd1dGY4JyxcbiAgICAgIHN0ZGlvOiBbJ2lnbm9yZScsICdwaXBlJywgJ3BpcGUnXSxcbiAgICAgIG1heEJ1ZmZlcjogNjQgKiAxMDI0ICogMTAyNCxcbiAgICB9KTtcbiAgcmV0dXJuIHtcbiAgICByb290LFxuICAgIGdpdCxcbiAgICB3cml0ZShmaWxlcykge1xuICAgICAgZm9yIChjb25zdCBbbmFtZSwgY29udGVudF0gb2YgT2JqZWN0LmVudHJpZXMoZmlsZXMpKSB7XG4gICAgICAgIGZzLm1rZGlyU3luYyhwYXRoLmRpcm5hbWUoYXQobmFtZSkpLCB7IHJlY3Vyc2l2ZTogdHJ1ZSB9KTtcbiAgICAgICAgZnMud3JpdGVGaWxlU3luYyhhdChuYW1lKSwgY29udGVudCk7XG4gICAgICB9XG4gICAgfSxcbiAgICByZWFkOiAobmFtZSkgPT4gZnMucmVhZEZpbGVTeW5jKGF0KG5hbWUpLCAndXRmOCcpLFxuICAgIGV4aXN0czogKG5hbWUpID0+IGZzLmV4aXN0c1N5bmMoYXQobmFtZSkpLFxuICAgIGRlbGV0ZShuYW1lKSB7XG4gICAgICBmcy5ybVN5bmMoYXQobmFtZSksIHsgcmVjdXJzaXZlOiB0cnVlLCBmb3JjZTogdHJ1ZSB9KTtcbiAgICB9LFxuICAgIGNvbW1pdChtZXNzYWdlID0gJ2NoYW5nZScpIHtcbiAgICAgIGdpdCgnYWRkJywgJy0tYWxsJyk7XG4gICAgICBnaXQoJ2NvbW1pdCcsICctLXF1aWV0JywgJy0tYWxsb3ctZW1wdHknLCAnLS1tZXNzYWdlJywgbWVzc2FnZSk7XG4gICAgICByZXR1cm4gZ2l0KCdyZXYtcGFyc2UnLCAnSEVBRCcpLnRyaW0oKTtcbiAgICB9LFxuICAgIHJlbW92ZSgpIHtcbiAgICAgIGZzLnJtU3luYyhmb2xkZXIsIHsgcmVjdXJzaXZlOiB0cnVlLCBmb3JjZTogdHJ1ZSwgbWF4UmV0cmllczogNSB9KTtcbiAgICAgIGZvbGRlcnMuZGVsZXRlKGZvbGRlcik7XG4gICAgfSxcbiAgfTtcbn1cbiIsICJpbXBvcnQgeyBzcGF3biwgdHlwZSBDaGlsZFByb2Nlc3MgfSBmcm9tICdub2RlOmNoaWxkX3Byb2Nlc3MnO1xuaW1wb3J0IHBhdGggZnJvbSAnbm9kZTpwYXRoJztcbmltcG9ydCB7IGNsZWFuRW52IH0gZnJvbSAnLi90ZW1wUmVwb3NpdG9yeSc7XG5cbmV4cG9ydCBpbnRlcmZhY2UgUnVuT3B0aW9ucyB7XG4gIC8qKiBXb3JraW5nIGRpcmVjdG9yeSBvZiB0aGUgY29tbWFuZC4gKi9cbiAgY3dkOiBzdHJpbmc7XG4gIC8qKiBBZGRlZCB0byBjbGVhbkVudigpOyBgdW5kZWZpbmVkYCByZW1vdmVzIGEgdmFyaWFibGUuICovXG4gIGVudj86IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZyB8IHVuZGVmaW5lZD4+O1xuICAvKiogU2VudCBvbiBzdGFuZGFyZCBpbnB1dCwgd2hpY2ggaXMgdGhlbiBjbG9zZWQ7IHdpdGhvdXQgaXQgc3RhbmRhcmQgaW5wdXQgaXMgZW1wdHkuICovXG4gIGlucHV0Pzogc3RyaW5nIHwgVWludDhBcnJheTtcbiAgLyoqIEVuZHMgdGhlIGNvbW1hbmQgd2l0aCBTSUdLSUxMIHdoZW4gaXQgZmlyZXM7IHRoZSByZXN1bHQgaXMgc3RpbGwgcmV0dXJuZWQuICovXG4gIHNpZ25hbD86IEFib3J0U2lnbmFsO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIFJ1blJlc3VsdCB7XG4gIC8qKiBFeGl0IGNvZGUsIG9yIG51bGwgd2hlbiBhIHNpZ25hbCBlbmRlZCB0aGUgY29tbWFuZC4gKi9cbiAgcmVhZG9ubHkgY29kZTogbnVtYmVyIHwgbnVsbDtcbiAgcmVhZG9ubHkgc2lnbmFsOiBOb2RlSlMuU2lnbmFscyB8IG51bGw7XG4gIHJlYWRvbmx5IHN0ZG91dDogc3RyaW5nO1xuICByZWFkb25seSBzdGRlcnI6IHN0cmluZztcbn1cblxuLyoqIEEgY29tbWFuZCBvbiBpdHMgd2F5OiBzZW5kIHNpZ25hbHMgdG8gYGNoaWxkYCwgYXdhaXQgYGRvbmVgLiAqL1xuZXhwb3J0IGludGVyZmFjZSBSdW5uaW5nQ29tbWFuZCB7XG4gIHJlYWRvbmx5IGNoaWxkOiBDaGlsZFByb2Nlc3M7XG4gIHJlYWRvbmx5IGRvbmU6IFByb21pc2U8UnVuUmVzdWx0Pjtcbn1cblxuLyoqIFRoZSBidWlsdCBjb21tYW5kIGxpbmU7IGBDT1JET05fQ0xJYCBuYW1lcyBhbm90aGVyIGZpbGUsIHRvIHRlc3QgYW4gaW5zdGFsbGVkIG9uZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjbGlQYXRoKCk6IHN0cmluZyB7XG4gIHJldHVybiBwYXRoLnJlc29sdmUocHJvY2Vzcy5lbnYuQ09SRE9OX0NMSSA/PyBwYXRoLmpvaW4oJ2Rpc3QnLCAnY2xpLmpzJykpO1xufVxuXG4vKiogU3RhcnRzIGFueSBjb21tYW5kIHdpdGggY2xlYW4gc3Vycm91bmRpbmdzIGFuZCBjYXB0dXJlZCBzdHJlYW1zLiBUaHJvd3Mgbm90aGluZzogc2VlIGBkb25lYC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdGFydChmaWxlOiBzdHJpbmcsIGFyZ3M6IHJlYWRvbmx5IHN0cmluZ1tdLCBvcHRpb25zOiBSdW5PcHRpb25zKTogUnVubmluZ0NvbW1hbmQge1xuICBjb25zdCBjaGlsZCA9IHNwYXduKGZpbGUsIGFyZ3MsIHtcbiAgICBjd2Q6IG9wdGlvbnMuY3dkLFxuICAgIGVudjogY2xlYW5FbnYob3B0aW9ucy5lbnYpLFxuICAgIHN0ZGlvOiBbb3B0aW9ucy5pbnB1dCA9PT0gdW5kZWZpbmVkID8gJ2lnbm9yZScgOiAncGlwZScsICdwaXBlJywgJ3BpcGUnXSxcbiAgICB3aW5kb3dzSGlkZTogdHJ1ZSxcbiAgfSk7XG4gIGNvbnN0IHN0ZG91dDogQnVmZmVyW10gPSBbXTtcbiAgY29uc3Qgc3RkZXJyOiBCdWZmZXJbXSA9IFtdO1xuICBjaGlsZC5zdGRvdXQ/Lm9uKCdkYXRhJywgKGNodW5rOiBCdWZmZXIpID0+IHN0ZG91dC5wdXNoKGNodW5rKSk7XG4gIGNoaWxkLnN0ZGVycj8ub24oJ2RhdGEnLCAoY2h1bms6IEJ1ZmZlcikgPT4gc3RkZXJyLnB1c2goY2h1bmspKTtcbiAgaWYgKGNoaWxkLnN0ZGluKSB7XG4gICAgLy8gQSBjb21tYW5kIHRoYXQgZXhpdHMgd2l0aG91dCByZWFkaW5nIGJyZWFrcyB0aGUgcGlwZTogaXRzIGV4aXQgY29kZSB0ZWxscyBtb3JlIHRoYW4gRVBJUEUuXG4gICAgY2hpbGQuc3RkaW4ub24oJ2Vycm9yJywgKCkgPT4gdW5kZWZpbmVkKTtcbiAgICBjaGlsZC5zdGRpbi5lbmQob3B0aW9ucy5pbnB1dCk7XG4gIH1cbiAgY29uc3Qga2lsbCA9ICgpID0+IHZvaWQgY2hpbGQua2lsbCgnU0lHS0lMTCcpO1xuICBpZiAob3B0aW9ucy5zaWduYWw/LmFib3J0ZWQpIGtpbGwoKTtcbiAgb3B0aW9ucy5zaWduYWw/LmFkZEV2ZW50TGlzdGVuZXIoJ2Fib3J0Jywga2lsbCwgeyBvbmNlOiB0cnVlIH0pO1xuICBjb25zdCBkb25lID0gbmV3IFByb21pc2U8UnVuUmVzdWx0PigocmVzb2x2ZSwgcmVqZWN0KSA9PiB7XG4gICAgY2hpbGQub25jZSgnZXJyb3InLCByZWplY3QpO1xuICAgIGNoaWxkLm9uY2UoJ2Nsb3NlJywgKGNvZGUsIHNpZ25hbCkgPT4ge1xuICAgICAgb3B0aW9ucy5zaWduYWw/LnJlbW92ZUV2ZW50TGlzdGVuZXIoJ2Fib3J0Jywga2lsbCk7XG4gICAgICByZXNvbHZlKHtcbiAgICAgICAgY29kZSxcbiAgICAgICAgc2lnbmFsLFxuICAgICAgICBzdGRvdXQ6IEJ1ZmZlci5jb25jYXQoc3Rkb3V0KS50b1N0cmluZygndXRmOCcpLFxuICAgICAgICBzdGRlcnI6IEJ1ZmZlci5jb25jYXQoc3RkZXJyKS50b1N0cmluZygndXRmOCcpLFxuICAgICAgfSk7XG4gICAgfSk7XG4gIH0pO1xuICByZXR1cm4geyBjaGlsZCwgZG9uZSB9O1xufVxuXG4vKiogU3RhcnRzIGBjb3Jkb24gQVJHU2Agd2l0aG91dCB3YWl0aW5nIGZvciBpdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdGFydENvcmRvbihhcmdzOiByZWFkb25seSBzdHJpbmdbXSwgb3B0aW9uczogUnVuT3B0aW9ucyk6IFJ1bm5pbmdDb21tYW5kIHtcbiAgcmV0dXJuIHN0YXJ0KHByb2Nlc3MuZXhlY1BhdGgsIFtjbGlQYXRoKCksIC4uLmFyZ3NdLCBvcHRpb25zKTtcbn1cblxuLyoqIFJ1bnMgYGNvcmRvbiBBUkdTYCB0byBpdHMgZW5kLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJ1bkNvcmRvbihhcmdzOiByZWFkb25seSBzdHJpbmdbXSwgb3B0aW9uczogUnVuT3B0aW9ucyk6IFByb21pc2U8UnVuUmVzdWx0PiB7XG4gIHJldHVybiBzdGFydENvcmRvbihhcmdzLCBvcHRpb25zKS5kb25lO1xufVxuIiwgImltcG9ydCBhc3NlcnQgZnJvbSAnbm9kZTphc3NlcnQvc3RyaWN0JztcbmltcG9ydCBmcyBmcm9tICdub2RlOmZzJztcbmltcG9ydCBwYXRoIGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQgKiBhcyB2c2NvZGUgZnJvbSAndnNjb2RlJztcbmltcG9ydCB0eXBlIHsgU3VyZmFjZXMgfSBmcm9tICcuLi8uLi9zcmMvZXh0ZW5zaW9uJztcbmltcG9ydCB7XG4gIG1ha2VSZXBvc2l0b3J5LFxuICBvcGVuUmVwb3NpdG9yeSxcbiAgcmVtb3ZlVGVtcEZvbGRlcnMsXG4gIHRlbXBGb2xkZXIsXG4gIHR5cGUgVGVtcFJlcG9zaXRvcnksXG59IGZyb20gJy4uL3N1cHBvcnQvdGVtcFJlcG9zaXRvcnknO1xuaW1wb3J0IHsgYWRkRm9sZGVycywgY29yZG9uLCBlbnZlbG9wZVdoZW4sIHJlbW92ZUZvbGRlcnMsIHN1cmZhY2VzLCB1bnRpbCB9IGZyb20gJy4vc3VwcG9ydCc7XG5cbmNvbnN0IEZJTEVTID0ge1xuICAnc3JjL2EudHMnOiAnb25lXFxuJyxcbiAgJ3NyYy9iLnRzJzogJ3R3b1xcbicsXG4gICdkb2NzL3JlYWRtZS5tZCc6ICd3b3Jkc1xcbicsXG4gICcuZ2l0aWdub3JlJzogJ2J1aWxkL1xcbicsXG59O1xuY29uc3QgQVJNID0gWydhcm0nLCAnbWFrZSBpdCBzbycsICctLWFsbG93JywgJ3NyYy8qKicsICctLW1heC1maWxlcycsICcyJ107XG5cbmRlc2NyaWJlKCd0aGUgbW9kZWwnLCAoKSA9PiB7XG4gIGxldCBnaXZlbjogU3VyZmFjZXM7XG4gIGxldCByZXBvc2l0b3J5OiBUZW1wUmVwb3NpdG9yeTtcblxuICBiZWZvcmUoYXN5bmMgKCkgPT4ge1xuICAgIGdpdmVuID0gYXdhaXQgc3VyZmFjZXMoKTtcbiAgfSk7XG5cbiAgYmVmb3JlRWFjaChhc3luYyAoKSA9PiB7XG4gICAgcmVwb3NpdG9yeSA9IG1ha2VSZXBvc2l0b3J5KEZJTEVTKTtcbiAgICBhd2FpdCBhZGRGb2xkZXJzKHJlcG9zaXRvcnkucm9vdCk7XG4gICAgYXdhaXQgZW52ZWxvcGVXaGVuKFxuICAgICAgZ2l2ZW4sXG4gICAgICByZXBvc2l0b3J5LnJvb3QsXG4gICAgICAndGhlIHJlcG9zaXRvcnkgaXMgZm91bmQnLFxuICAgICAgKHsgc25hcHNob3QgfSkgPT4gc25hcHNob3Quc3RhbmRpbmcgPT09ICdub25lJyxcbiAgICApO1xuICB9KTtcblxuICBhZnRlckVhY2goYXN5bmMgKCkgPT4ge1xuICAgIGF3YWl0IHJlbW92ZUZvbGRlcnMoKTtcbiAgICBhd2FpdCB1bnRpbCgnbm8gcmVwb3NpdG9yeSBpcyBsZWZ0JywgKCkgPT4gZ2l2ZW4ubW9kZWwuYWxsLmxlbmd0aCA9PT0gMCk7XG4gICAgcmVtb3ZlVGVtcEZvbGRlcnMoKTtcbiAgfSk7XG5cbiAgaXQoJ3Nob3dzIGFuIGVudmVsb3BlIHRoYXQgYSB0ZXJtaW5hbCBhcm1zLCBhdWRpdHMsIGNoZWNrcyBhbmQgcmVzZXRzJywgYXN5bmMgKCkgPT4ge1xuICAgIGNvbnN0IHsgcm9vdCB9ID0gcmVwb3NpdG9yeTtcbiAgICBhc3NlcnQuZXF1YWwoKGF3YWl0IGNvcmRvbihyZXBvc2l0b3J5LCAuLi5BUk0pKS5jb2RlLCAwKTtcbiAgICBhd2FpdCBlbnZlbG9wZVdoZW4oXG4gICAgICBnaXZlbixcbiAgICAgIHJvb3QsXG4gICAgICAnYXJtZWQnLFxuICAgICAgKHsgc25hcHNob3QgfSkgPT4gc25hcHNob3Quc3RhbmRpbmcgPT09ICdhcm1lZCcgJiYgc25hcHNob3QubGl2ZSAhPT0gbnVsbCxcbiAgICApO1xuICAgIHJlcG9zaXRvcnkud3JpdGUoeyAnc3JjL2EudHMnOiAnb25lXFxubW9yZVxcbicgfSk7XG4gICAgY29uc3QgaW5zaWRlID0gYXdhaXQgZW52ZWxvcGVXaGVuKFxuICAgICAgZ2l2ZW4sXG4gICAgICByb290LFxuICAgICAgJ2EgY2hhbmdlIGlzIHNlZW4nLFxuICAgICAgKHsgc25hcHNob3QgfSkgPT4gc25hcHNob3QuZmlsZXMuc2l6ZSA9PT0gMSxcbiAgICApO1xuICAgIGFzc2VydC5lcXVhbChpbnNpZGUuc25hcHNob3Quc3RhbmRpbmcsICdhcm1lZCcpO1xuICAgIGFzc2VydC5lcXVhbChpbnNpZGUuc25hcHNob3QuZmlsZXMuZ2V0KCdzcmMvYS50cycpPy52ZXJkaWN0LCAnYWxsb3dlZCcpO1xuICAgIHJlcG9zaXRvcnkud3JpdGUoeyAnZG9jcy9uZXcubWQnOiAnbmV3XFxuJyB9KTtcbiAgICBjb25zdCBvdXRzaWRlID0gYXdhaXQgZW52ZWxvcGVXaGVuKFxuICAgICAgZ2l2ZW4sXG4gICAgICByb290LFxuICAgICAgJ291dHNpZGUnLFxuICAgICAgKHsgc25hcHNob3QgfSkgPT4gc25hcHNob3Quc3RhbmRpbmcgPT09ICdvdXRzaWRlJyxcbiAgICApO1xuICAgIGFzc2VydC5lcXVhbChvdXRzaWRlLnNuYXBzaG90LmZpbGVzLmdldCgnZG9jcy9uZXcubWQnKT8udmVyZGljdCwgJ291dHNpZGUnKTtcbiAgICBhc3NlcnQuZXF1YWwoKGF3YWl0IGNvcmRvbihyZXBvc2l0b3J5LCAnY2hlY2snKSkuY29kZSwgMyk7XG4gICAgYXdhaXQgZW52ZWxvcGVXaGVuKGdpdmVuLCByb290LCAncmVqZWN0ZWQnLCAoeyBzbmFwc2hvdCB9KSA9PiBzbmFwc2hvdC5zdGFuZGluZyA9PT0gJ3JlamVjdGVkJyk7XG4gICAgcmVwb3NpdG9yeS5kZWxldGUoJ2RvY3MvbmV3Lm1kJyk7XG4gICAgYXdhaXQgZW52ZWxvcGVXaGVuKFxuICAgICAgZ2l2ZW4sXG4gICAgICByb290LFxuICAgICAgJ3JlamVjdGVkLCBidXQgY2hhbmdlZCBzaW5jZScsXG4gICAgICAoeyBzbmFwc2hvdCB9KSA9PiBzbmFwc2hvdC5zdGFuZGluZyA9PT0gJ3N0YWxlJyxcbiAgICApO1xuICAgIGFzc2VydC5lcXVhbCgoYXdhaXQgY29yZG9uKHJlcG9zaXRvcnksICdjaGVjaycpKS5jb2RlLCAwKTtcbiAgICBhd2FpdCBlbnZlbG9wZVdoZW4oZ2l2ZW4sIHJvb3QsICdhY2NlcHRlZCcsICh7IHNuYXBzaG90IH0pID0+IHNuYXBzaG90LnN0YW5kaW5nID09PSAnYWNjZXB0ZWQnKTtcbiAgICBhc3NlcnQuZXF1YWwoKGF3YWl0IGNvcmRvbihyZXBvc2l0b3J5LCAncmVzZXQnKSkuY29kZSwgMCk7XG4gICAgYXdhaXQgZW52ZWxvcGVXaGVuKGdpdmVuLCByb290LCAnbm90aGluZyBhcm1lZCcsICh7IHNuYXBzaG90IH0pID0+IHNuYXBzaG90LnN0YW5kaW5nID09PSAnbm9uZScpO1xuICAgIGFzc2VydC5lcXVhbChyZXBvc2l0b3J5LnJlYWQoJ3NyYy9hLnRzJyksICdvbmVcXG5tb3JlXFxuJyk7XG4gIH0pO1xuXG4gIGl0KCdjYWxscyBhbiBhY2NlcHRlZCByZXN1bHQgc3RhbGUgd2hlbiB0aGUgc2FtZSBudW1iZXIgb2YgbGluZXMgc2F5IHNvbWV0aGluZyBlbHNlJywgYXN5bmMgKCkgPT4ge1xuICAgIGNvbnN0IHsgcm9vdCB9ID0gcmVwb3NpdG9yeTtcbiAgICBhd2FpdCBjb3Jkb24ocmVwb3NpdG9yeSwgLi4uQVJNKTtcbiAgICByZXBvc2l0b3J5LndyaXRlKHsgJ3NyYy9hLnRzJzogJ3dvblxcbicgfSk7XG4gICAgYXNzZXJ0LmVxdWFsKChhd2FpdCBjb3Jkb24ocmVwb3NpdG9yeSwgJ2NoZWNrJykpLmNvZGUsIDApO1xuICAgIGF3YWl0IGVudmVsb3BlV2hlbihcbiAgICAgIGdpdmVuLFxuICAgICAgcm9vdCxcbiAgICAgICdhY2NlcHRlZCcsXG4gICAgICAoeyBzbmFwc2hvdCB9KSA9PiBzbmFwc2hvdC5zdGFuZGluZyA9PT0gJ2FjY2VwdGVkJyAmJiBzbmFwc2hvdC5saXZlICE9PSBudWxsLFxuICAgICk7XG4gICAgcmVwb3NpdG9yeS53cml0ZSh7ICdzcmMvYS50cyc6ICdvd25cXG4nIH0pO1xuICAgIGF3YWl0IGVudmVsb3BlV2hlbihnaXZlbiwgcm9vdCwgJ3N0YWxlJywgKHsgc25hcHNob3QgfSkgPT4gc25hcHNob3Quc3RhbmRpbmcgPT09ICdzdGFsZScpO1xuICB9KTtcblxuICBpdCgnanVkZ2VzIGJ5IGV2ZXJ5IGJ1ZGdldCBhIGZpbGUgY291bnRzIGluJywgYXN5bmMgKCkgPT4ge1xuICAgIGNvbnN0IHsgcm9vdCB9ID0gcmVwb3NpdG9yeTtcbiAgICBhd2FpdCBjb3Jkb24ocmVwb3NpdG9yeSwgJ2FybScsICd4JywgJy0tYWxsb3cnLCAnKionLCAnLS1tYXgtYWRkZWQtbGluZXMnLCAnMicpO1xuICAgIHJlcG9zaXRvcnkud3JpdGUoeyAnc3JjL2EudHMnOiAnMVxcbjJcXG4zXFxub25lXFxuJyB9KTtcbiAgICByZXBvc2l0b3J5LmRlbGV0ZSgnc3JjL2IudHMnKTtcbiAgICBjb25zdCB7IHNuYXBzaG90IH0gPSBhd2FpdCBlbnZlbG9wZVdoZW4oXG4gICAgICBnaXZlbixcbiAgICAgIHJvb3QsXG4gICAgICAnb3ZlciBidWRnZXQnLFxuICAgICAgKGVudmVsb3BlKSA9PiBlbnZlbG9wZS5zbmFwc2hvdC5maWxlcy5zaXplID09PSAyLFxuICAgICk7XG4gICAgYXNzZXJ0LmVxdWFsKHNuYXBzaG90LmZpbGVzLmdldCgnc3JjL2EudHMnKT8udmVyZGljdCwgJ292ZXInKTtcbiAgICBhc3NlcnQuZXF1YWwoc25hcHNob3QuZmlsZXMuZ2V0KCdzcmMvYi50cycpPy52ZXJkaWN0LCAnYWxsb3dlZCcpO1xuICAgIGFzc2VydC5lcXVhbChzbmFwc2hvdC5zdGFuZGluZywgJ291dHNpZGUnKTtcbiAgfSk7XG5cbiAgaXQoJ25ldmVyIHdyaXRlczogbmVpdGhlciB0aGUgaW5kZXggbm9yIHRoZSBzdG9yZWQgc3RhdGUnLCBhc3luYyAoKSA9PiB7XG4gICAgY29uc3QgeyByb290IH0gPSByZXBvc2l0b3J5O1xuICAgIGF3YWl0IGNvcmRvbihyZXBvc2l0b3J5LCAuLi5BUk0pO1xuICAgIGF3YWl0IGVudmVsb3BlV2hlbihnaXZlbiwgcm9vdCwgJ2FybWVkJywgKHsgc25hcHNob3QgfSkgPT4gc25hcHNob3QubGl2ZSAhPT0gbnVsbCk7XG4gICAgLy8gVGltZSBzdGFtcHMgdGhhdCBHaXQgd291bGQgd2FudCB0byByZWZyZXNoLlxuICAgIGZzLnV0aW1lc1N5bmMocGF0aC5qb2luKHJvb3QsICdzcmMvYS50cycpLCBuZXcgRGF0ZSgpLCBuZXcgRGF0ZSgpKTtcbiAgICBjb25zdCBzdGFtcHMgPSAoKTogc3RyaW5nW10gPT5cbiAgICAgIFsnLmdpdC9pbmRleCcsICcuY29yZG9uL3N0YXRlLmpzb24nXS5tYXAoKG5hbWUpID0+IFN0cmluZyhmcy5zdGF0U3luYyhwYXRoLmpvaW4ocm9vdCwgbmFtZSkpLm10aW1lTXMpKTtcbiAgICBjb25zdCBiZWZvcmUgPSBzdGFtcHMoKTtcbiAgICBhd2FpdCBnaXZlbi5tb2RlbC5yZWZyZXNoKCk7XG4gICAgYXdhaXQgdnNjb2RlLmNvbW1hbmRzLmV4ZWN1dGVDb21tYW5kKCdjb3Jkb24uYXVkaXROb3cnKTtcbiAgICBhc3NlcnQuZGVlcEVxdWFsKHN0YW1wcygpLCBiZWZvcmUpO1xuICAgIGFzc2VydC5vayghZnMuZXhpc3RzU3luYyhwYXRoLmpvaW4ocm9vdCwgJy5jb3Jkb24nLCAnYXVkaXQuanNvbicpKSk7XG4gIH0pO1xuXG4gIGl0KCdzaG93cyBjb3JydXB0IHN0YXRlIGFzIGRhbWFnZWQsIGFuZCB3aGF0IHRoZSB0ZXJtaW5hbCBtYWtlcyBvZiBpdCcsIGFzeW5jICgpID0+IHtcbiAgICBjb25zdCB7IHJvb3QgfSA9IHJlcG9zaXRvcnk7XG4gICAgYXdhaXQgY29yZG9uKHJlcG9zaXRvcnksIC4uLkFSTSk7XG4gICAgYXdhaXQgZW52ZWxvcGVXaGVuKGdpdmVuLCByb290LCAnYXJtZWQnLCAoeyBzbmFwc2hvdCB9KSA9PiBzbmFwc2hvdC5zdGFuZGluZyA9PT0gJ2FybWVkJyk7XG4gICAgZnMud3JpdGVGaWxlU3luYyhwYXRoLmpvaW4ocm9vdCwgJy5jb3Jkb24nLCAnc3RhdGUuanNvbicpLCAneyBcInBoYXNlXCI6ICcpO1xuICAgIGNvbnN0IHsgc25hcHNob3QgfSA9IGF3YWl0IGVudmVsb3BlV2hlbihcbiAgICAgIGdpdmVuLFxuICAgICAgcm9vdCxcbiAgICAgICdkYW1hZ2VkJyxcbiAgICAgIChlbnZlbG9wZSkgPT4gZW52ZWxvcGUuc25hcHNob3Quc3RhbmRpbmcgPT09ICdkYW1hZ2VkJyxcbiAgICApO1xuICAgIGFzc2VydC5vayhzbmFwc2hvdC5zdG9yZWQua2luZCA9PT0gJ2RhbWFnZWQnICYmIHNuYXBzaG90LnN0b3JlZC5jb2RlID09PSAnc3RhdGUtaW52YWxpZCcpO1xuICAgIGF3YWl0IGNvcmRvbihyZXBvc2l0b3J5LCAncmVzZXQnKTtcbiAgICBhd2FpdCBlbnZlbG9wZVdoZW4oZ2l2ZW4sIHJvb3QsICdub25lJywgKGVudmVsb3BlKSA9PiBlbnZlbG9wZS5zbmFwc2hvdC5zdGFuZGluZyA9PT0gJ25vbmUnKTtcbiAgfSk7XG5cbiAgaXQoJ25vdGljZXMgdGhhdCB0aGUgc3RhdGUgaXMgZGVsZXRlZCB1bmRlciBpdCcsIGFzeW5jICgpID0+IHtcbiAgICBhd2FpdCBjb3Jkb24ocmVwb3NpdG9yeSwgLi4uQVJNKTtcbiAgICBhd2FpdCBlbnZlbG9wZVdoZW4oZ2l2ZW4sIHJlcG9zaXRvcnkucm9vdCwgJ2FybWVkJywgKHsgc25hcHNob3QgfSkgPT4gc25hcHNob3Quc3RhbmRpbmcgPT09ICdhcm1lZCcpO1xuICAgIHJlcG9zaXRvcnkuZGVsZXRlKCcuY29yZG9uJyk7XG4gICAgYXdhaXQgZW52ZWxvcGVXaGVuKGdpdmVuLCByZXBvc2l0b3J5LnJvb3QsICdub25lJywgKHsgc25hcHNob3QgfSkgPT4gc25hcHNob3Quc3RhbmRpbmcgPT09ICdub25lJyk7XG4gIH0pO1xuXG4gIGl0KCdrbm93cyBhbiBlbnZlbG9wZSB3aXRob3V0IGEgc2VhbCBhcyBmb3JlaWduJywgYXN5bmMgKCkgPT4ge1xuICAgIGNvbnN0IHsgcm9vdCB9ID0gcmVwb3NpdG9yeTtcbiAgICBjb25zdCBob21lID0gdGVtcEZvbGRlcigpO1xuICAgIGNvbnN0IHsgcnVuQ29yZG9uIH0gPSBhd2FpdCBpbXBvcnQoJy4uL3N1cHBvcnQvY2xpJyk7XG4gICAgLy8gQXJtZWQgd2hlcmUgYW5vdGhlciBob21lIGtlZXBzIHRoZSBzZWFsOiBmb3IgdGhpcyBvbmUgdGhlIGVudmVsb3BlIGNhbWUgZnJvbSBlbHNld2hlcmUuXG4gICAgYXdhaXQgcnVuQ29yZG9uKEFSTSwgeyBjd2Q6IHJvb3QsIGVudjogeyBIT01FOiBob21lLCBYREdfU1RBVEVfSE9NRTogcGF0aC5qb2luKGhvbWUsICdzdGF0ZScpIH0gfSk7XG4gICAgY29uc3QgeyBzbmFwc2hvdCB9ID0gYXdhaXQgZW52ZWxvcGVXaGVuKFxuICAgICAgZ2l2ZW4sXG4gICAgICByb290LFxuICAgICAgJ2FybWVkJyxcbiAgICAgIChlbnZlbG9wZSkgPT4gZW52ZWxvcGUuc25hcHNob3Quc3RvcmVkLmtpbmQgPT09ICdhcm1lZCcsXG4gICAgKTtcbiAgICBhc3NlcnQub2soc25hcHNob3Quc3RvcmVkLmtpbmQgPT09ICdhcm1lZCcgJiYgc25hcHNob3Quc3RvcmVkLnNlYWwgPT09ICdub25lJyk7XG4gIH0pO1xuXG4gIGl0KCdmb2xsb3dzIHRoZSBhY3RpdmUgZWRpdG9yIGZyb20gcmVwb3NpdG9yeSB0byByZXBvc2l0b3J5JywgYXN5bmMgKCkgPT4ge1xuICAgIGNvbnN0IG90aGVyID0gbWFrZVJlcG9zaXRvcnkoRklMRVMpO1xuICAgIGF3YWl0IGFkZEZvbGRlcnMob3RoZXIucm9vdCk7XG4gICAgYXdhaXQgZW52ZWxvcGVXaGVuKGdpdmVuLCBvdGhlci5yb290LCAndGhlIG90aGVyIGlzIGZvdW5kJyk7XG4gICAgZm9yIChjb25zdCB7IHJvb3QgfSBvZiBbcmVwb3NpdG9yeSwgb3RoZXIsIHJlcG9zaXRvcnldKSB7XG4gICAgICBhd2FpdCB2c2NvZGUud2luZG93LnNob3dUZXh0RG9jdW1lbnQodnNjb2RlLlVyaS5maWxlKHBhdGguam9pbihyb290LCAnc3JjL2EudHMnKSkpO1xuICAgICAgYXdhaXQgdW50aWwoJ2N1cnJlbnQnLCAoKSA9PiBnaXZlbi5tb2RlbC5jdXJyZW50Py5yb290ID09PSByb290KTtcbiAgICB9XG4gIH0pO1xuXG4gIGl0KCdmaW5kcyBsaW5rZWQgd29ya3RyZWVzLCBzdWJtb2R1bGVzLCBmb2xkZXJzIGJlbG93IHRoZSByb290IGFuZCBsaW5rcyB0byB0aGVtJywgYXN5bmMgKCkgPT4ge1xuICAgIGNvbnN0IHsgcm9vdCB9ID0gcmVwb3NpdG9yeTtcbiAgICBjb25zdCBlbHNld2hlcmUgPSB0ZW1wRm9sZGVyKCk7XG4gICAgY29uc3QgbGlua2VkID0gcGF0aC5qb2luKGVsc2V3aGVyZSwgJ2xpbmtlZCcpO1xuICAgIHJlcG9zaXRvcnkuZ2l0KCd3b3JrdHJlZScsICdhZGQnLCAnLS1xdWlldCcsICctYicsICdzaWRlJywgbGlua2VkKTtcbiAgICBjb25zdCBzdWIgPSBtYWtlUmVwb3NpdG9yeSh7ICdpbm5lci50eHQnOiAnaW5uZXJcXG4nIH0pO1xuICAgIHJlcG9zaXRvcnkuZ2l0KCctYycsICdwcm90b2NvbC5maWxlLmFsbG93PWFsd2F5cycsICdzdWJtb2R1bGUnLCAnLS1xdWlldCcsICdhZGQnLCBzdWIucm9vdCwgJ3N1YicpO1xuICAgIHJlcG9zaXRvcnkuY29tbWl0KCdzdWJtb2R1bGUnKTtcbiAgICBjb25zdCBiZWxvdyA9IHBhdGguam9pbihyb290LCAnc3JjJyk7XG4gICAgY29uc3QgbGluayA9IHBhdGguam9pbihlbHNld2hlcmUsICdsaW5rJyk7XG4gICAgZnMuc3ltbGlua1N5bmMoYmVsb3csIGxpbmspO1xuICAgIGF3YWl0IHJlbW92ZUZvbGRlcnMoKTtcbiAgICBhd2FpdCB1bnRpbCgnZm9yZ290dGVuJywgKCkgPT4gZ2l2ZW4ubW9kZWwuYWxsLmxlbmd0aCA9PT0gMCk7XG4gICAgYXdhaXQgYWRkRm9sZGVycyhsaW5rZWQsIHBhdGguam9pbihyb290LCAnc3ViJyksIGxpbmspO1xuICAgIGNvbnN0IHJvb3RzID0gW3Jvb3QsIGxpbmtlZCwgcGF0aC5qb2luKHJvb3QsICdzdWInKV0uc29ydCgpO1xuICAgIGF3YWl0IHVudGlsKFxuICAgICAgJ2FsbCB0aHJlZScsXG4gICAgICAoKSA9PiBKU09OLnN0cmluZ2lmeShnaXZlbi5tb2RlbC5hbGwubWFwKChlYWNoKSA9PiBlYWNoLnJvb3QpLnNvcnQoKSkgPT09IEpTT04uc3RyaW5naWZ5KHJvb3RzKSxcbiAgICApO1xuICAgIGFzc2VydC5kZWVwRXF1YWwoZ2l2ZW4ubW9kZWwuZmluZCh2c2NvZGUuVXJpLmZpbGUocGF0aC5qb2luKGxpbmssICdhLnRzJykpKT8ucGF0aCwgJ3NyYy9hLnRzJyk7XG4gICAgYXNzZXJ0LmVxdWFsKGdpdmVuLm1vZGVsLmF0KHJvb3QpPy51cmlPZignc3JjL2EudHMnKS5mc1BhdGgsIHBhdGguam9pbihsaW5rLCAnYS50cycpKTtcbiAgICBhc3NlcnQuZXF1YWwoXG4gICAgICBnaXZlbi5tb2RlbC5maW5kKHZzY29kZS5VcmkuZmlsZShwYXRoLmpvaW4ocm9vdCwgJ3N1YicsICdpbm5lci50eHQnKSkpPy5lbnZlbG9wZS5yb290LFxuICAgICAgcGF0aC5qb2luKHJvb3QsICdzdWInKSxcbiAgICApO1xuICAgIC8vIEFuIGFybWVkIHJvb3QgYWJvdmUgdGhlIG9ubHkgZm9sZGVyOiBjaGFuZ2VzIGJlc2lkZSB0aGUgZm9sZGVyIGFyZSBzZWVuIHRvby5cbiAgICBhd2FpdCBjb3Jkb24ob3BlblJlcG9zaXRvcnkobGlua2VkKSwgLi4uQVJNKTtcbiAgICBhd2FpdCBlbnZlbG9wZVdoZW4oXG4gICAgICBnaXZlbixcbiAgICAgIGxpbmtlZCxcbiAgICAgICd0aGUgbGlua2VkIHdvcmt0cmVlIGlzIGFybWVkJyxcbiAgICAgICh7IHNuYXBzaG90IH0pID0+IHNuYXBzaG90LnN0YW5kaW5nID09PSAnYXJtZWQnLFxuICAgICk7XG4gICAgYXNzZXJ0LmVxdWFsKChhd2FpdCBjb3Jkb24ocmVwb3NpdG9yeSwgLi4uQVJNKSkuY29kZSwgMCk7XG4gICAgYXdhaXQgZW52ZWxvcGVXaGVuKGdpdmVuLCByb290LCAnYXJtZWQnLCAoeyBzbmFwc2hvdCB9KSA9PiBzbmFwc2hvdC5saXZlICE9PSBudWxsKTtcbiAgICByZXBvc2l0b3J5LndyaXRlKHsgJ2RvY3MvcmVhZG1lLm1kJzogJ290aGVyIHdvcmRzXFxuJyB9KTtcbiAgICBhd2FpdCBlbnZlbG9wZVdoZW4oZ2l2ZW4sIHJvb3QsICdvdXRzaWRlJywgKHsgc25hcHNob3QgfSkgPT4gc25hcHNob3Quc3RhbmRpbmcgPT09ICdvdXRzaWRlJyk7XG4gIH0pO1xuXG4gIGl0KCdmb3JnZXRzIGEgcmVwb3NpdG9yeSB0aGF0IGlzIGRlbGV0ZWQnLCBhc3luYyAoKSA9PiB7XG4gICAgYXdhaXQgY29yZG9uKHJlcG9zaXRvcnksIC4uLkFSTSk7XG4gICAgYXdhaXQgZW52ZWxvcGVXaGVuKGdpdmVuLCByZXBvc2l0b3J5LnJvb3QsICdhcm1lZCcsICh7IHNuYXBzaG90IH0pID0+IHNuYXBzaG90LnN0YW5kaW5nID09PSAnYXJtZWQnKTtcbiAgICByZXBvc2l0b3J5LnJlbW92ZSgpO1xuICAgIGF3YWl0IHVudGlsKCdmb3Jnb3R0ZW4nLCAoKSA9PiBnaXZlbi5tb2RlbC5hbGwubGVuZ3RoID09PSAwKTtcbiAgfSk7XG59KTtcbiIsICIvKiogV2hhdCB0aGUgZWRpdG9yJ3MgdGVzdHMgc2hhcmU6IHRoZSBleHRlbnNpb24ncyBzdXJmYWNlcywgd29ya3NwYWNlIGZvbGRlcnMsIGFuZCB0aGUgY29tbWFuZCBsaW5lIGJlc2lkZSB0aGUgZWRpdG9yLiAqL1xuaW1wb3J0IHBhdGggZnJvbSAnbm9kZTpwYXRoJztcbmltcG9ydCAqIGFzIHZzY29kZSBmcm9tICd2c2NvZGUnO1xuaW1wb3J0IHR5cGUgeyBTdXJmYWNlcyB9IGZyb20gJy4uLy4uL3NyYy9leHRlbnNpb24nO1xuaW1wb3J0IHR5cGUgeyBFbnZlbG9wZSB9IGZyb20gJy4uLy4uL3NyYy9lZGl0b3IvZW52ZWxvcGUnO1xuaW1wb3J0IHsgRVhURU5TSU9OX0lEIH0gZnJvbSAnLi4vLi4vc3JjL2VkaXRvci9pZHMnO1xuaW1wb3J0IHR5cGUgeyBBdWRpdE5vZGUgfSBmcm9tICcuLi8uLi9zcmMvZWRpdG9yL3ZpZXdzL2F1ZGl0Tm9kZSc7XG5pbXBvcnQgeyBydW5Db3Jkb24sIHR5cGUgUnVuUmVzdWx0IH0gZnJvbSAnLi4vc3VwcG9ydC9jbGknO1xuaW1wb3J0IHsgdW50aWwgfSBmcm9tICcuLi9zdXBwb3J0L3Byb2Nlc3Nlcyc7XG5pbXBvcnQgdHlwZSB7IFRlbXBSZXBvc2l0b3J5IH0gZnJvbSAnLi4vc3VwcG9ydC90ZW1wUmVwb3NpdG9yeSc7XG5cbmV4cG9ydCB7IHVudGlsIH0gZnJvbSAnLi4vc3VwcG9ydC9wcm9jZXNzZXMnO1xuXG4vKiogVGhlIGV4dGVuc2lvbidzIG93biBvYmplY3RzOiBpdCBnaXZlcyB0aGVtIHRvIHRlc3RzIG9ubHkuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gc3VyZmFjZXMoKTogUHJvbWlzZTxTdXJmYWNlcz4ge1xuICBjb25zdCBleHRlbnNpb24gPSB2c2NvZGUuZXh0ZW5zaW9ucy5nZXRFeHRlbnNpb248U3VyZmFjZXMgfCB1bmRlZmluZWQ+KEVYVEVOU0lPTl9JRCk7XG4gIGlmICghZXh0ZW5zaW9uKSB0aHJvdyBuZXcgRXJyb3IoYCR7RVhURU5TSU9OX0lEfSBpcyBub3QgaW5zdGFsbGVkIGluIHRoaXMgaG9zdGApO1xuICBwcm9jZXNzLmVudi5DT1JET05fQ0xJID0gcGF0aC5qb2luKGV4dGVuc2lvbi5leHRlbnNpb25QYXRoLCAnZGlzdCcsICdjbGkuanMnKTtcbiAgY29uc3QgZ2l2ZW4gPSBhd2FpdCBleHRlbnNpb24uYWN0aXZhdGUoKTtcbiAgaWYgKCFnaXZlbikgdGhyb3cgbmV3IEVycm9yKCd0aGUgZXh0ZW5zaW9uIGdhdmUgbm90aGluZzogaXMgdGhpcyBob3N0IGluIHRlc3QgbW9kZT8nKTtcbiAgcmV0dXJuIGdpdmVuO1xufVxuXG4vKiogQWRkcyBmb2xkZXJzIHRvIHRoZSB3b3Jrc3BhY2UsIGJlaGluZCB0aG9zZSB0aGF0IGFyZSB0aGVyZSAodGhlIGZpcnN0IG9uZSBtdXN0IHN0YXksIG9yIHRoZSBob3N0IHJlc3RhcnRzKS4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBhZGRGb2xkZXJzKC4uLmZvbGRlcnM6IHJlYWRvbmx5IHN0cmluZ1tdKTogUHJvbWlzZTx2b2lkPiB7XG4gIGNvbnN0IGNvdW50ID0gdnNjb2RlLndvcmtzcGFjZS53b3Jrc3BhY2VGb2xkZXJzPy5sZW5ndGggPz8gMDtcbiAgaWYgKGNvdW50ID09PSAwKSB0aHJvdyBuZXcgRXJyb3IoJ3RoZSBzdWl0ZSBuZWVkcyBhIHdvcmtzcGFjZSB3aXRoIGEgZmlyc3QgZm9sZGVyIHRoYXQgc3RheXMnKTtcbiAgY29uc3QgY2hhbmdlZCA9IGNoYW5nZU9mRm9sZGVycygpO1xuICB2c2NvZGUud29ya3NwYWNlLnVwZGF0ZVdvcmtzcGFjZUZvbGRlcnMoXG4gICAgY291bnQsXG4gICAgMCxcbiAgICAuLi5mb2xkZXJzLm1hcCgoZm9sZGVyKSA9PiAoeyB1cmk6IHZzY29kZS5VcmkuZmlsZShmb2xkZXIpIH0pKSxcbiAgKTtcbiAgYXdhaXQgY2hhbmdlZDtcbn1cblxuLyoqIFJlbW92ZXMgYWxsIGZvbGRlcnMgYnV0IHRoZSBmaXJzdCBvbmUsIGFuZCBjbG9zZXMgYWxsIGVkaXRvcnMuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gcmVtb3ZlRm9sZGVycygpOiBQcm9taXNlPHZvaWQ+IHtcbiAgYXdhaXQgdnNjb2RlLmNvbW1hbmRzLmV4ZWN1dGVDb21tYW5kKCd3b3JrYmVuY2guYWN0aW9uLmNsb3NlQWxsRWRpdG9ycycpO1xuICBjb25zdCBjb3VudCA9IHZzY29kZS53b3Jrc3BhY2Uud29ya3NwYWNlRm9sZGVycz8ubGVuZ3RoID8/IDA7XG4gIGlmIChjb3VudCA8PSAxKSByZXR1cm47XG4gIGNvbnN0IGNoYW5nZWQgPSBjaGFuZ2VPZkZvbGRlcnMoKTtcbiAgdnNjb2RlLndvcmtzcGFjZS51cGRhdGVXb3Jrc3BhY2VGb2xkZXJzKDEsIGNvdW50IC0gMSk7XG4gIGF3YWl0IGNoYW5nZWQ7XG59XG5cbmZ1bmN0aW9uIGNoYW5nZU9mRm9sZGVycygpOiBQcm9taXNlPHZvaWQ+IHtcbiAgcmV0dXJuIG5ldyBQcm9taXNlKChyZXNvbHZlKSA9PiB7XG4gICAgY29uc3QgbGlzdGVuZXIgPSB2c2NvZGUud29ya3NwYWNlLm9uRGlkQ2hhbmdlV29ya3NwYWNlRm9sZGVycygoKSA9PiB7XG4gICAgICBsaXN0ZW5lci5kaXNwb3NlKCk7XG4gICAgICByZXNvbHZlKCk7XG4gICAgfSk7XG4gIH0pO1xufVxuXG4vKiogUnVucyBgY29yZG9uIEFSR1NgIGluIGEgcmVwb3NpdG9yeSwgYXMgYSB0ZXJtaW5hbCBiZXNpZGUgdGhlIGVkaXRvciB3b3VsZC4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBjb3Jkb24oXG4gIHJlcG9zaXRvcnk6IFBpY2s8VGVtcFJlcG9zaXRvcnksICdyb290Jz4sXG4gIC4uLmFyZ3M6IHN0cmluZ1tdXG4pOiBQcm9taXNlPFJ1blJlc3VsdD4ge1xuICByZXR1cm4gcnVuQ29yZG9uKGFyZ3MsIHsgY3dkOiByZXBvc2l0b3J5LnJvb3QgfSk7XG59XG5cbi8qKiBUaGUgbW9kZWwncyBlbnZlbG9wZSBvZiBhIHJlcG9zaXRvcnksIG9uY2UgYGNvbmRpdGlvbmAgaG9sZHMgZm9yIGl0LiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGVudmVsb3BlV2hlbihcbiAgeyBtb2RlbCB9OiBTdXJmYWNlcyxcbiAgcm9vdDogc3RyaW5nLFxuICB3aGF0OiBzdHJpbmcsXG4gIGNvbmRpdGlvbjogKGVudmVsb3BlOiBFbnZlbG9wZSkgPT4gYm9vbGVhbiA9ICgpID0+IHRydWUsXG4pOiBQcm9taXNlPEVudmVsb3BlPiB7XG4gIHRyeSB7XG4gICAgcmV0dXJuIGF3YWl0IHVudGlsKHdoYXQsICgpID0+IHtcbiAgICAgIGNvbnN0IGVudmVsb3BlID0gbW9kZWwuYXQocm9vdCk7XG4gICAgICByZXR1cm4gZW52ZWxvcGUgJiYgY29uZGl0aW9uKGVudmVsb3BlKSA/IGVudmVsb3BlIDogdW5kZWZpbmVkO1xuICAgIH0pO1xuICB9IGNhdGNoIChlcnJvcikge1xuICAgIGNvbnN0IHNuYXBzaG90ID0gbW9kZWwuYXQocm9vdCk/LnNuYXBzaG90O1xuICAgIGNvbnN0IHsgc3RhbmRpbmcsIHN0b3JlZCwgZmFpbHVyZSwgdmlvbGF0aW9ucyB9ID0gc25hcHNob3QgPz8ge307XG4gICAgdGhyb3cgbmV3IEVycm9yKGAke3doYXR9OyB0aGVyZSBpcyAke0pTT04uc3RyaW5naWZ5KHsgc3RhbmRpbmcsIHN0b3JlZCwgZmFpbHVyZSwgdmlvbGF0aW9ucyB9KX1gLCB7XG4gICAgICBjYXVzZTogZXJyb3IsXG4gICAgfSk7XG4gIH1cbn1cblxuLyoqIFRoZSBhdWRpdCB0cmVlIGFzIHRleHQ6IGxhYmVsLCBkZXNjcmlwdGlvbiwgaW5kZW50ZWQuICovXG5leHBvcnQgZnVuY3Rpb24gdHJlZVRleHQoeyB0cmVlIH06IFN1cmZhY2VzLCBub2RlPzogQXVkaXROb2RlLCBpbmRlbnQgPSAnJyk6IHN0cmluZ1tdIHtcbiAgcmV0dXJuIHRyZWUuZ2V0Q2hpbGRyZW4obm9kZSkuZmxhdE1hcCgoY2hpbGQpID0+IHtcbiAgICBjb25zdCBpdGVtID0gdHJlZS5nZXRUcmVlSXRlbShjaGlsZCk7XG4gICAgY29uc3QgbGFiZWwgPSB0eXBlb2YgaXRlbS5sYWJlbCA9PT0gJ3N0cmluZycgPyBpdGVtLmxhYmVsIDogKGl0ZW0ubGFiZWw/LmxhYmVsID8/ICcnKTtcbiAgICBjb25zdCBkZXNjcmlwdGlvbiA9IHR5cGVvZiBpdGVtLmRlc2NyaXB0aW9uID09PSAnc3RyaW5nJyA/IGA6ICR7aXRlbS5kZXNjcmlwdGlvbn1gIDogJyc7XG4gICAgcmV0dXJuIFtgJHtpbmRlbnR9JHtsYWJlbH0ke2Rlc2NyaXB0aW9ufWAsIC4uLnRyZWVUZXh0KHsgdHJlZSB9IGFzIFN1cmZhY2VzLCBjaGlsZCwgYCR7aW5kZW50fSAgYCldO1xuICB9KTtcbn1cblxuLyoqIENvcmRvbidzIGRpYWdub3N0aWNzIGluIGEgcmVwb3NpdG9yeTogZmlsZSwgY29kZSBhbmQgbWVzc2FnZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwcm9ibGVtc0luKFxuICByb290OiBzdHJpbmcsXG4pOiB7IHVyaTogdnNjb2RlLlVyaTsgY29kZTogdW5rbm93bjsgbWVzc2FnZTogc3RyaW5nOyBsaW5lOiBudW1iZXIgfVtdIHtcbiAgcmV0dXJuIHZzY29kZS5sYW5ndWFnZXNcbiAgICAuZ2V0RGlhZ25vc3RpY3MoKVxuICAgIC5maWx0ZXIoKFt1cmldKSA9PiB1cmkuZnNQYXRoLnN0YXJ0c1dpdGgocm9vdCkgfHwgdXJpLnF1ZXJ5LmluY2x1ZGVzKHJvb3QpKVxuICAgIC5mbGF0TWFwKChbdXJpLCBsaXN0XSkgPT5cbiAgICAgIGxpc3RcbiAgICAgICAgLmZpbHRlcigoeyBzb3VyY2UgfSkgPT4gc291cmNlID09PSAnY29yZG9uJylcbiAgICAgICAgLm1hcCgoeyBjb2RlLCBtZXNzYWdlLCByYW5nZSB9KSA9PiAoeyB1cmksIGNvZGUsIG1lc3NhZ2UsIGxpbmU6IHJhbmdlLnN0YXJ0LmxpbmUgfSkpLFxuICAgICk7XG59XG4iLCAiLyoqIEV2ZXJ5IGlkIHRoYXQgcGFja2FnZS5qc29uIGFuZCB0aGUgY29kZSBzaGFyZS4gdGVzdC91bml0L21hbmlmZXN0LnRlc3QudHMgcHJvdmVzIHRoYXQgdGhleSBhZ3JlZS4gKi9cblxuZXhwb3J0IGNvbnN0IEVYVEVOU0lPTl9JRCA9ICdjb3Jkb24uY29yZG9uLXZzY29kZSc7XG5cbi8qKiBDb21tYW5kcy4gVGhvc2Ugb2YgYENPTU1BTkRTX09GX0lURU1TYCB0YWtlIGFuIGFyZ3VtZW50IGFuZCBzdGF5IG91dCBvZiB0aGUgcGFsZXR0ZS4gKi9cbmV4cG9ydCBjb25zdCBDb21tYW5kID0ge1xuICBhcm06ICdjb3Jkb24uYXJtJyxcbiAgY2hlY2s6ICdjb3Jkb24uY2hlY2snLFxuICBhdWRpdE5vdzogJ2NvcmRvbi5hdWRpdE5vdycsXG4gIHJldmlldzogJ2NvcmRvbi5yZXZpZXcnLFxuICBzaG93QXVkaXQ6ICdjb3Jkb24uc2hvd0F1ZGl0JyxcbiAgcmVzZXQ6ICdjb3Jkb24ucmVzZXQnLFxuICBjbGVhckluZGV4RmxhZ3M6ICdjb3Jkb24uY2xlYXJJbmRleEZsYWdzJyxcbiAgY29weUFzQ29tbWFuZDogJ2NvcmRvbi5jb3B5QXNDb21tYW5kJyxcbiAgb3BlblN0YXRlRm9sZGVyOiAnY29yZG9uLm9wZW5TdGF0ZUZvbGRlcicsXG4gIGRvY3RvcjogJ2NvcmRvbi5kb2N0b3InLFxuICByZXN0b3JlQWxsOiAnY29yZG9uLnJlc3RvcmVBbGwnLFxuICByZWZyZXNoOiAnY29yZG9uLnJlZnJlc2gnLFxuICBzaG93QWN0aW9uczogJ2NvcmRvbi5zaG93QWN0aW9ucycsXG4gIHNob3dMb2c6ICdjb3Jkb24uc2hvd0xvZycsXG4gIHRvZ2dsZURlY29yYXRpb25zOiAnY29yZG9uLnRvZ2dsZURlY29yYXRpb25zJyxcbiAgb3BlbkNoYW5nZTogJ2NvcmRvbi5vcGVuQ2hhbmdlJyxcbiAgb3BlbkZpbGU6ICdjb3Jkb24ub3BlbkZpbGUnLFxuICByZXN0b3JlRmlsZTogJ2NvcmRvbi5yZXN0b3JlRmlsZScsXG4gIHNob3dWZXJpZmllck91dHB1dDogJ2NvcmRvbi5zaG93VmVyaWZpZXJPdXRwdXQnLFxuICBjb3B5TWVzc2FnZTogJ2NvcmRvbi5jb3B5TWVzc2FnZScsXG59IGFzIGNvbnN0O1xuZXhwb3J0IHR5cGUgQ29tbWFuZElkID0gKHR5cGVvZiBDb21tYW5kKVtrZXlvZiB0eXBlb2YgQ29tbWFuZF07XG5cbi8qKiBDb21tYW5kcyB0aGF0IGFjdCBvbiB3aGF0IHRoZXkgYXJlIGdpdmVuOiBhIHRyZWUgaXRlbSwgYSBmaWxlLCBhIHByb2JsZW0uICovXG5leHBvcnQgY29uc3QgQ09NTUFORFNfT0ZfSVRFTVM6IHJlYWRvbmx5IENvbW1hbmRJZFtdID0gW1xuICBDb21tYW5kLm9wZW5DaGFuZ2UsXG4gIENvbW1hbmQub3BlbkZpbGUsXG4gIENvbW1hbmQucmVzdG9yZUZpbGUsXG4gIENvbW1hbmQuc2hvd1ZlcmlmaWVyT3V0cHV0LFxuICBDb21tYW5kLmNvcHlNZXNzYWdlLFxuXTtcblxuZXhwb3J0IGNvbnN0IFZpZXcgPSB7IGNvbnRhaW5lcjogJ2NvcmRvbicsIGF1ZGl0OiAnY29yZG9uLmF1ZGl0JyB9IGFzIGNvbnN0O1xuXG5leHBvcnQgY29uc3QgU1RBVFVTX0lURU0gPSAnc3RhdHVzJztcblxuZXhwb3J0IGNvbnN0IFNldHRpbmcgPSB7XG4gIHNlY3Rpb246ICdjb3Jkb24nLFxuICBkZWNvcmF0aW9uczogJ2NvcmRvbi5kZWNvcmF0aW9ucycsXG4gIGdpdFBhdGg6ICdjb3Jkb24uZ2l0UGF0aCcsXG59IGFzIGNvbnN0O1xuXG5leHBvcnQgY29uc3QgREVDT1JBVElPTl9NT0RFUyA9IFsnYWxsJywgJ2NoYW5nZWQnLCAnb2ZmJ10gYXMgY29uc3Q7XG5leHBvcnQgdHlwZSBEZWNvcmF0aW9uTW9kZSA9ICh0eXBlb2YgREVDT1JBVElPTl9NT0RFUylbbnVtYmVyXTtcblxuZXhwb3J0IGNvbnN0IENvbG9yID0ge1xuICBhbGxvd2VkOiAnY29yZG9uLmFsbG93ZWRGb3JlZ3JvdW5kJyxcbiAgZGVuaWVkOiAnY29yZG9uLmRlbmllZEZvcmVncm91bmQnLFxuICBvdmVyQnVkZ2V0OiAnY29yZG9uLm92ZXJCdWRnZXRGb3JlZ3JvdW5kJyxcbiAgZGltbWVkOiAnY29yZG9uLm91dHNpZGVGb3JlZ3JvdW5kJyxcbiAgYWNjZXB0ZWQ6ICdjb3Jkb24uYWNjZXB0ZWRGb3JlZ3JvdW5kJyxcbn0gYXMgY29uc3Q7XG5cbi8qKlxuICogVGhlIGNvbnRleHQga2V5czogb25lIHNldCwgd3JpdHRlbiBieSB2aWV3cy9jb250ZXh0S2V5cy50cyBhbmQgcmVhZCBieSB3aGVuLWNsYXVzZXMuIEFsbCBhcmUgYWJvdXQgdGhlIGN1cnJlbnRcbiAqIHJlcG9zaXRvcnksIGV4Y2VwdCBgc3RhdGVgLlxuICovXG5leHBvcnQgY29uc3QgQ29udGV4dEtleSA9IHtcbiAgLyoqIGBsb2FkaW5nYCwgYG5vUmVwb3NpdG9yeWAsIGB1bnRydXN0ZWRgLCBgbm90QXJtZWRgIChpbiBubyByZXBvc2l0b3J5KSBvciBgYXJtZWRgIChpbiBzb21lLCBvciBhIGRhbWFnZWQgb25lKS4gKi9cbiAgc3RhdGU6ICdjb3Jkb24uc3RhdGUnLFxuICAvKiogQSByZXBvc2l0b3J5IHRoYXQgY29tbWFuZHMgY2FuIGFjdCBvbjsgbmV2ZXIgaW4gYW4gdW50cnVzdGVkIHdvcmtzcGFjZS4gKi9cbiAgdXNhYmxlOiAnY29yZG9uLnVzYWJsZScsXG4gIC8qKiBUaGVyZSBpcyBhbiBlbnZlbG9wZSwgd2hvbGUgb3IgZGFtYWdlZC4gKi9cbiAgcHJlc2VudDogJ2NvcmRvbi5wcmVzZW50JyxcbiAgLyoqIFRoZXJlIGlzIGFuIGVudmVsb3BlIHRoYXQgY2FuIGJlIHJlYWQuICovXG4gIGFybWVkOiAnY29yZG9uLmFybWVkJyxcbiAgLyoqIEFzIHNob3duOiBzdG9yZWQsIGJ1dCBgaW50ZXJydXB0ZWRgIGZvciBhIHJ1biB3aG9zZSBwcm9jZXNzIGlzIGdvbmU7IGBub25lYCB3aXRob3V0IGEgcmVhZGFibGUgZW52ZWxvcGUuICovXG4gIHBoYXNlOiAnY29yZG9uLnBoYXNlJyxcbiAgLyoqIGBtYW51YWxgLCBgY2xhdWRlYCBvciBgbm9uZWAuICovXG4gIG1vZGU6ICdjb3Jkb24ubW9kZScsXG4gIC8qKiBUaGVyZSBhcmUgY2hhbmdlZCBmaWxlcyB0byByZXZpZXcuICovXG4gIGNoYW5nZXM6ICdjb3Jkb24uY2hhbmdlcycsXG4gIC8qKiBUaGVyZSBhcmUgY2hhbmdlZCBmaWxlcyBvdXRzaWRlIHRoZSBwb2xpY3ksIHdoaWNoIGNvdWxkIGJlIHJlc3RvcmVkLiAqL1xuICBvdXRzaWRlOiAnY29yZG9uLm91dHNpZGUnLFxuICAvKiogSW5kZXggZmxhZ3MgaGlkZSBjaGFuZ2VzLCBhcyBmYXIgYXMgaXMga25vd24uICovXG4gIGhpZGRlbkZsYWdzOiAnY29yZG9uLmhpZGRlbkZsYWdzJyxcbiAgLyoqIEZpbGUgc3lzdGVtIHBhdGhzIG9mIGNoYW5nZWQgZmlsZXMsIGFuZCBvZiB0aG9zZSBvdXRzaWRlIHRoZSBwb2xpY3ksIGluIGFsbCByZXBvc2l0b3JpZXM6IGZvciBgcmVzb3VyY2VQYXRoIGluYC4gKi9cbiAgY2hhbmdlZEZpbGVzOiAnY29yZG9uLmNoYW5nZWRGaWxlcycsXG4gIG91dHNpZGVGaWxlczogJ2NvcmRvbi5vdXRzaWRlRmlsZXMnLFxufSBhcyBjb25zdDtcblxuLyoqIGBjb250ZXh0VmFsdWVgIG9mIHRyZWUgaXRlbXMsIGZvciB0aGUgbWVudXMgb2YgdGhlIHZpZXcuICovXG5leHBvcnQgY29uc3QgSXRlbSA9IHtcbiAgcmVwb3NpdG9yeTogJ2NvcmRvbi5yZXBvc2l0b3J5JyxcbiAgZmlsZTogJ2NvcmRvbi5maWxlJyxcbiAgb3V0c2lkZUZpbGU6ICdjb3Jkb24uZmlsZS5vdXRzaWRlJyxcbiAgdmlvbGF0aW9uOiAnY29yZG9uLnZpb2xhdGlvbicsXG4gIGZsYWdzVmlvbGF0aW9uOiAnY29yZG9uLnZpb2xhdGlvbi5mbGFncycsXG4gIHZlcmlmaWVyOiAnY29yZG9uLnZlcmlmaWVyJyxcbn0gYXMgY29uc3Q7XG5cbi8qKiBUaGUgc2NoZW1lIG9mIHRoZSBkb2N1bWVudHMgdGhhdCBjb21tYW5kcy8gc2VydmVzOiBiYXNlbGluZXMsIHByZXNlbnQgY29udGVudHMsIHZlcmlmaWVyIG91dHB1dHMuICovXG5leHBvcnQgY29uc3QgU0NIRU1FID0gJ2NvcmRvbic7XG5leHBvcnQgY29uc3QgRElBR05PU1RJQ19TT1VSQ0UgPSAnY29yZG9uJztcbiIsICJpbXBvcnQgZnMgZnJvbSAnbm9kZTpmcyc7XG5cbi8qKiBPbmUgbGl2aW5nIHByb2Nlc3Mgb2YgdGhpcyBtYWNoaW5lLCBhcyAvcHJvYyBzaG93cyBpdC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgTGl2ZVByb2Nlc3Mge1xuICByZWFkb25seSBwaWQ6IG51bWJlcjtcbiAgLyoqIENvbW1hbmQgbGluZSwgYXJndW1lbnRzIHNlcGFyYXRlZCBieSBzcGFjZXMuICovXG4gIHJlYWRvbmx5IGNvbW1hbmQ6IHN0cmluZztcbn1cblxuLyoqIFRydWUgd2hlcmUgdGhlIHByb2Nlc3MgdGFibGUgY2FuIGJlIHJlYWQgKExpbnV4KTogZWxzZXdoZXJlIHRoZSB0ZXN0cyBhYm91dCBzdXJ2aXZvcnMgc2tpcC4gKi9cbmV4cG9ydCBjb25zdCBjYW5TZWVQcm9jZXNzZXMgPSBmcy5leGlzdHNTeW5jKCcvcHJvYy9zZWxmL2Vudmlyb24nKTtcblxuLyoqXG4gKiBMaXZpbmcgcHJvY2Vzc2VzIHdob3NlIGNvbW1hbmQgbGluZSBvciBpbml0aWFsIGVudmlyb25tZW50IGhvbGRzIGBtYXJrZXJgLCB0aGlzIHByb2Nlc3MgZXhjZXB0ZWQuXG4gKiBQdXQgdGhlIG1hcmtlciBpbnRvIHRoZSBlbnZpcm9ubWVudCBvZiB3aGF0IGlzIHN0YXJ0ZWQ6IGRlc2NlbmRhbnRzIGluaGVyaXQgaXQsIGFsc28gdGhvc2UgdGhhdFxuICogbGVmdCB0aGUgZ3JvdXAgb3IgdGhlIHNlc3Npb24uIFpvbWJpZXMgaGF2ZSBlbmRlZCBhbmQgZG8gbm90IGNvdW50LlxuICovXG5leHBvcnQgZnVuY3Rpb24gYWxpdmVXaXRoTWFya2VyKG1hcmtlcjogc3RyaW5nKTogTGl2ZVByb2Nlc3NbXSB7XG4gIGNvbnN0IGZvdW5kOiBMaXZlUHJvY2Vzc1tdID0gW107XG4gIGZvciAoY29uc3QgbmFtZSBvZiBmcy5yZWFkZGlyU3luYygnL3Byb2MnKSkge1xuICAgIGNvbnN0IHBpZCA9IE51bWJlcihuYW1lKTtcbiAgICBpZiAoIU51bWJlci5pc0ludGVnZXIocGlkKSB8fCBwaWQgPT09IHByb2Nlc3MucGlkKSBjb250aW51ZTtcbiAgICBjb25zdCBjb21tYW5kID0gcmVhZFByb2MocGlkLCAnY21kbGluZScpLnJlcGxhY2VBbGwoJ1xcMCcsICcgJykudHJpbSgpO1xuICAgIGlmICghY29tbWFuZC5pbmNsdWRlcyhtYXJrZXIpICYmICFyZWFkUHJvYyhwaWQsICdlbnZpcm9uJykuaW5jbHVkZXMobWFya2VyKSkgY29udGludWU7XG4gICAgLy8gXCJwaWQgKG5hbWUpIFMgXHUyMDI2XCI6IHRoZSBuYW1lIG1heSBob2xkIGFueXRoaW5nLCBzbyBsb29rIGJlaGluZCB0aGUgbGFzdCBicmFja2V0LlxuICAgIGNvbnN0IHN0YXRlID0gcmVhZFByb2MocGlkLCAnc3RhdCcpLnNwbGl0KCcpICcpLmF0KC0xKT8uWzBdO1xuICAgIGlmIChzdGF0ZSAhPT0gdW5kZWZpbmVkICYmIHN0YXRlICE9PSAnWicgJiYgc3RhdGUgIT09ICdYJykgZm91bmQucHVzaCh7IHBpZCwgY29tbWFuZCB9KTtcbiAgfVxuICByZXR1cm4gZm91bmQ7XG59XG5cbi8qKiBTZW5kcyBTSUdLSUxMIHRvIGV2ZXJ5IHByb2Nlc3MgdGhhdCBjYXJyaWVzIHRoZSBtYXJrZXIgYW5kIGRvZXMgbm90IHdhaXQgZm9yIHRoZWlyIGVuZHMuICovXG5leHBvcnQgZnVuY3Rpb24ga2lsbFdpdGhNYXJrZXIobWFya2VyOiBzdHJpbmcpOiB2b2lkIHtcbiAgZm9yIChjb25zdCB7IHBpZCB9IG9mIGFsaXZlV2l0aE1hcmtlcihtYXJrZXIpKSB7XG4gICAgdHJ5IHtcbiAgICAgIHByb2Nlc3Mua2lsbChwaWQsICdTSUdLSUxMJyk7XG4gICAgfSBjYXRjaCB7XG4gICAgICAvLyBJdCBlbmRlZCBiZXR3ZWVuIHRoZSBsb29rIGFuZCB0aGUga2lsbC5cbiAgICB9XG4gIH1cbn1cblxuLyoqIEtpbGxzIGV2ZXJ5IHByb2Nlc3MgdGhhdCBjYXJyaWVzIHRoZSBtYXJrZXIsIGFuZCB3aGF0IHRoZXkgc3RhcnQgbWVhbndoaWxlLCBhbmQgd2FpdHMgdW50aWwgdGhleSBhcmUgZ29uZS4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBlbmRXaXRoTWFya2VyKG1hcmtlcjogc3RyaW5nKTogUHJvbWlzZTx2b2lkPiB7XG4gIGF3YWl0IHVudGlsKGB0aGUgZW5kIG9mIHdoYXQgY2FycmllcyAke21hcmtlcn1gLCAoKSA9PiB7XG4gICAga2lsbFdpdGhNYXJrZXIobWFya2VyKTtcbiAgICByZXR1cm4gYWxpdmVXaXRoTWFya2VyKG1hcmtlcikubGVuZ3RoID09PSAwO1xuICB9KTtcbn1cblxuLyoqIFdhaXRzIHVudGlsIGBjb25kaXRpb25gIGdpdmVzIHNvbWV0aGluZyB0cnV0aHkgYW5kIHJldHVybnMgaXQ7IGZhaWxzIHdpdGggYHdoYXRgIGFmdGVyIGBtaWxsaXNlY29uZHNgLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIHVudGlsPFQ+KFxuICB3aGF0OiBzdHJpbmcsXG4gIGNvbmRpdGlvbjogKCkgPT4gVCB8IFByb21pc2U8VD4sXG4gIG1pbGxpc2Vjb25kcyA9IDE1XzAwMCxcbik6IFByb21pc2U8Tm9uTnVsbGFibGU8VD4+IHtcbiAgY29uc3QgZGVhZGxpbmUgPSBEYXRlLm5vdygpICsgbWlsbGlzZWNvbmRzO1xuICBmb3IgKDs7KSB7XG4gICAgY29uc3QgdmFsdWUgPSBhd2FpdCBjb25kaXRpb24oKTtcbiAgICBpZiAodmFsdWUpIHJldHVybiB2YWx1ZTtcbiAgICBpZiAoRGF0ZS5ub3coKSA+IGRlYWRsaW5lKSB0aHJvdyBuZXcgRXJyb3IoYG5vdCB3aXRoaW4gJHtTdHJpbmcobWlsbGlzZWNvbmRzKX0gbXM6ICR7d2hhdH1gKTtcbiAgICBhd2FpdCBuZXcgUHJvbWlzZSgocmVzb2x2ZSkgPT4gc2V0VGltZW91dChyZXNvbHZlLCA1MCkpO1xuICB9XG59XG5cbmZ1bmN0aW9uIHJlYWRQcm9jKHBpZDogbnVtYmVyLCBmaWxlOiBzdHJpbmcpOiBzdHJpbmcge1xuICB0cnkge1xuICAgIHJldHVybiBmcy5yZWFkRmlsZVN5bmMoYC9wcm9jLyR7U3RyaW5nKHBpZCl9LyR7ZmlsZX1gLCAnbGF0aW4xJyk7XG4gIH0gY2F0Y2gge1xuICAgIHJldHVybiAnJzsgLy8gRW5kZWQgbWVhbndoaWxlLCBvciBhbm90aGVyIHVzZXIncy5cbiAgfVxufVxuIl0sCiAgIm1hcHBpbmdzIjogIjs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7OztBQXNCTyxTQUFTLFNBQVMsUUFBc0QsQ0FBQyxHQUFzQjtBQUNwRyxRQUFNLFlBQVksT0FBTyxRQUFRLFFBQVEsR0FBRyxFQUFFO0FBQUEsSUFDNUMsQ0FBQyxDQUFDLElBQUksTUFBTSxDQUFDLHVEQUF1RCxLQUFLLElBQUk7QUFBQSxFQUMvRTtBQUNBLFNBQU8sRUFBRSxHQUFHLE9BQU8sWUFBWSxTQUFTLEdBQUcsR0FBRyxTQUFTLEdBQUcsTUFBTTtBQUNsRTtBQXNCTyxTQUFTLFdBQVcsU0FBUyxnQkFBd0I7QUFDMUQsUUFBTSxTQUFTLGVBQUFBLFFBQUcsYUFBYSxPQUFPLGVBQUFBLFFBQUcsWUFBWSxpQkFBQUMsUUFBSyxLQUFLLGVBQUFDLFFBQUcsT0FBTyxHQUFHLE1BQU0sQ0FBQyxDQUFDO0FBQ3BGLFVBQVEsSUFBSSxNQUFNO0FBQ2xCLFNBQU87QUFDVDtBQUtPLFNBQVMsb0JBQTBCO0FBQ3hDLGFBQVcsVUFBVSxTQUFTO0FBQzVCLG1CQUFBRixRQUFHLE9BQU8sUUFBUSxFQUFFLFdBQVcsTUFBTSxPQUFPLE1BQU0sWUFBWSxFQUFFLENBQUM7QUFDakUsWUFBUSxPQUFPLE1BQU07QUFBQSxFQUN2QjtBQUNGO0FBTU8sU0FBUyxlQUFlLFFBQXVELENBQUMsR0FBbUI7QUFDeEcsUUFBTSxTQUFTLFdBQVc7QUFDMUIsUUFBTSxPQUFPLGlCQUFBQyxRQUFLLEtBQUssUUFBUSxNQUFNO0FBQ3JDLGlCQUFBRCxRQUFHLFVBQVUsSUFBSTtBQUNqQixRQUFNLGFBQWEsZUFBZSxNQUFNLE1BQU07QUFDOUMsYUFBVyxJQUFJLFFBQVEsV0FBVyx1QkFBdUI7QUFFekQsYUFBVyxJQUFJLFVBQVUsaUJBQWlCLE9BQU87QUFDakQsYUFBVyxJQUFJLFVBQVUsV0FBVyxHQUFHO0FBQ3ZDLGFBQVcsSUFBSSxVQUFVLG9CQUFvQixPQUFPO0FBQ3BELE1BQUksT0FBTyxLQUFLLEtBQUssRUFBRSxTQUFTLEdBQUc7QUFDakMsZUFBVyxNQUFNLEtBQUs7QUFDdEIsZUFBVyxPQUFPLFVBQVU7QUFBQSxFQUM5QjtBQUNBLFNBQU87QUFDVDtBQUdPLFNBQVMsZUFBZSxNQUFjLFNBQVMsTUFBc0I7QUFDMUUsUUFBTSxLQUFLLENBQUMsU0FBaUIsaUJBQUFDLFFBQUssS0FBSyxNQUFNLElBQUk7QUFDakQsUUFBTSxNQUFNLElBQUksYUFDZCx3Q0FBYSxPQUFPLE1BQU07QUFBQSxJQUN4QixLQUFLO0FBQUEsSUFDTCxLQUFLLFNBQVM7QUFBQSxJQUNkLFVBQVU7QUFBQSxJQUNWLE9BQU8sQ0FBQyxVQUFVLFFBQVEsTUFBTTtBQUFBLElBQ2hDLFdBQVcsS0FBSyxPQUFPO0FBQUEsRUFDekIsQ0FBQztBQUNILFNBQU87QUFBQSxJQUNMO0FBQUEsSUFDQTtBQUFBLElBQ0EsTUFBTSxPQUFPO0FBQ1gsaUJBQVcsQ0FBQyxNQUFNLE9BQU8sS0FBSyxPQUFPLFFBQVEsS0FBSyxHQUFHO0FBQ25ELHVCQUFBRCxRQUFHLFVBQVUsaUJBQUFDLFFBQUssUUFBUSxHQUFHLElBQUksQ0FBQyxHQUFHLEVBQUUsV0FBVyxLQUFLLENBQUM7QUFDeEQsdUJBQUFELFFBQUcsY0FBYyxHQUFHLElBQUksR0FBRyxPQUFPO0FBQUEsTUFDcEM7QUFBQSxJQUNGO0FBQUEsSUFDQSxNQUFNLENBQUMsU0FBUyxlQUFBQSxRQUFHLGFBQWEsR0FBRyxJQUFJLEdBQUcsTUFBTTtBQUFBLElBQ2hELFFBQVEsQ0FBQyxTQUFTLGVBQUFBLFFBQUcsV0FBVyxHQUFHLElBQUksQ0FBQztBQUFBLElBQ3hDLE9BQU8sTUFBTTtBQUNYLHFCQUFBQSxRQUFHLE9BQU8sR0FBRyxJQUFJLEdBQUcsRUFBRSxXQUFXLE1BQU0sT0FBTyxLQUFLLENBQUM7QUFBQSxJQUN0RDtBQUFBLElBQ0EsT0FBTyxVQUFVLFVBQVU7QUFDekIsVUFBSSxPQUFPLE9BQU87QUFDbEIsVUFBSSxVQUFVLFdBQVcsaUJBQWlCLGFBQWEsT0FBTztBQUM5RCxhQUFPLElBQUksYUFBYSxNQUFNLEVBQUUsS0FBSztBQUFBLElBQ3ZDO0FBQUEsSUFDQSxTQUFTO0FBQ1AscUJBQUFBLFFBQUcsT0FBTyxRQUFRLEVBQUUsV0FBVyxNQUFNLE9BQU8sTUFBTSxZQUFZLEVBQUUsQ0FBQztBQUNqRSxjQUFRLE9BQU8sTUFBTTtBQUFBLElBQ3ZCO0FBQUEsRUFDRjtBQUNGO0FBekhBLCtCQUNBLGdCQUNBLGdCQUNBLGtCQU1hLFNBOENQO0FBdkROO0FBQUE7QUFBQTtBQUFBLGdDQUE2QjtBQUM3QixxQkFBZTtBQUNmLHFCQUFlO0FBQ2YsdUJBQWlCO0FBTVYsSUFBTSxVQUE0QztBQUFBLE1BQ3ZELG1CQUFtQixlQUFBRSxRQUFHO0FBQUEsTUFDdEIscUJBQXFCO0FBQUEsTUFDckIscUJBQXFCO0FBQUEsTUFDckIsaUJBQWlCO0FBQUEsTUFDakIsa0JBQWtCO0FBQUEsTUFDbEIsaUJBQWlCO0FBQUEsTUFDakIsb0JBQW9CO0FBQUEsTUFDcEIscUJBQXFCO0FBQUEsTUFDckIsb0JBQW9CO0FBQUEsSUFDdEI7QUFvQ0EsSUFBTSxVQUFVLG9CQUFJLElBQVk7QUFBQTtBQUFBOzs7QUN2RGhDO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBOEJPLFNBQVMsVUFBa0I7QUFDaEMsU0FBTyxrQkFBQUMsUUFBSyxRQUFRLFFBQVEsSUFBSSxjQUFjLGtCQUFBQSxRQUFLLEtBQUssUUFBUSxRQUFRLENBQUM7QUFDM0U7QUFHTyxTQUFTLE1BQU0sTUFBYyxNQUF5QixTQUFxQztBQUNoRyxRQUFNLFlBQVEsa0NBQU0sTUFBTSxNQUFNO0FBQUEsSUFDOUIsS0FBSyxRQUFRO0FBQUEsSUFDYixLQUFLLFNBQVMsUUFBUSxHQUFHO0FBQUEsSUFDekIsT0FBTyxDQUFDLFFBQVEsVUFBVSxTQUFZLFdBQVcsUUFBUSxRQUFRLE1BQU07QUFBQSxJQUN2RSxhQUFhO0FBQUEsRUFDZixDQUFDO0FBQ0QsUUFBTSxTQUFtQixDQUFDO0FBQzFCLFFBQU0sU0FBbUIsQ0FBQztBQUMxQixRQUFNLFFBQVEsR0FBRyxRQUFRLENBQUMsVUFBa0IsT0FBTyxLQUFLLEtBQUssQ0FBQztBQUM5RCxRQUFNLFFBQVEsR0FBRyxRQUFRLENBQUMsVUFBa0IsT0FBTyxLQUFLLEtBQUssQ0FBQztBQUM5RCxNQUFJLE1BQU0sT0FBTztBQUVmLFVBQU0sTUFBTSxHQUFHLFNBQVMsTUFBTSxNQUFTO0FBQ3ZDLFVBQU0sTUFBTSxJQUFJLFFBQVEsS0FBSztBQUFBLEVBQy9CO0FBQ0EsUUFBTSxPQUFPLE1BQU0sS0FBSyxNQUFNLEtBQUssU0FBUztBQUM1QyxNQUFJLFFBQVEsUUFBUSxRQUFTLE1BQUs7QUFDbEMsVUFBUSxRQUFRLGlCQUFpQixTQUFTLE1BQU0sRUFBRSxNQUFNLEtBQUssQ0FBQztBQUM5RCxRQUFNLE9BQU8sSUFBSSxRQUFtQixDQUFDLFNBQVMsV0FBVztBQUN2RCxVQUFNLEtBQUssU0FBUyxNQUFNO0FBQzFCLFVBQU0sS0FBSyxTQUFTLENBQUMsTUFBTSxXQUFXO0FBQ3BDLGNBQVEsUUFBUSxvQkFBb0IsU0FBUyxJQUFJO0FBQ2pELGNBQVE7QUFBQSxRQUNOO0FBQUEsUUFDQTtBQUFBLFFBQ0EsUUFBUSxPQUFPLE9BQU8sTUFBTSxFQUFFLFNBQVMsTUFBTTtBQUFBLFFBQzdDLFFBQVEsT0FBTyxPQUFPLE1BQU0sRUFBRSxTQUFTLE1BQU07QUFBQSxNQUMvQyxDQUFDO0FBQUEsSUFDSCxDQUFDO0FBQUEsRUFDSCxDQUFDO0FBQ0QsU0FBTyxFQUFFLE9BQU8sS0FBSztBQUN2QjtBQUdPLFNBQVMsWUFBWSxNQUF5QixTQUFxQztBQUN4RixTQUFPLE1BQU0sUUFBUSxVQUFVLENBQUMsUUFBUSxHQUFHLEdBQUcsSUFBSSxHQUFHLE9BQU87QUFDOUQ7QUFHTyxTQUFTLFVBQVUsTUFBeUIsU0FBeUM7QUFDMUYsU0FBTyxZQUFZLE1BQU0sT0FBTyxFQUFFO0FBQ3BDO0FBN0VBLElBQUFDLDRCQUNBQztBQURBO0FBQUE7QUFBQTtBQUFBLElBQUFELDZCQUF5QztBQUN6QyxJQUFBQyxvQkFBaUI7QUFDakI7QUFBQTtBQUFBOzs7QUNGQSxvQkFBbUI7QUFDbkIsSUFBQUMsa0JBQWU7QUFDZixJQUFBQyxvQkFBaUI7QUFDakIsSUFBQUMsVUFBd0I7QUFFeEI7OztBQ0pBLElBQUFDLG9CQUFpQjtBQUNqQixhQUF3Qjs7O0FDQWpCLElBQU0sZUFBZTtBQUdyQixJQUFNLFVBQVU7QUFBQSxFQUNyQixLQUFLO0FBQUEsRUFDTCxPQUFPO0FBQUEsRUFDUCxVQUFVO0FBQUEsRUFDVixRQUFRO0FBQUEsRUFDUixXQUFXO0FBQUEsRUFDWCxPQUFPO0FBQUEsRUFDUCxpQkFBaUI7QUFBQSxFQUNqQixlQUFlO0FBQUEsRUFDZixpQkFBaUI7QUFBQSxFQUNqQixRQUFRO0FBQUEsRUFDUixZQUFZO0FBQUEsRUFDWixTQUFTO0FBQUEsRUFDVCxhQUFhO0FBQUEsRUFDYixTQUFTO0FBQUEsRUFDVCxtQkFBbUI7QUFBQSxFQUNuQixZQUFZO0FBQUEsRUFDWixVQUFVO0FBQUEsRUFDVixhQUFhO0FBQUEsRUFDYixvQkFBb0I7QUFBQSxFQUNwQixhQUFhO0FBQ2Y7QUFJTyxJQUFNLG9CQUEwQztBQUFBLEVBQ3JELFFBQVE7QUFBQSxFQUNSLFFBQVE7QUFBQSxFQUNSLFFBQVE7QUFBQSxFQUNSLFFBQVE7QUFBQSxFQUNSLFFBQVE7QUFDVjs7O0FEN0JBOzs7QUVQQSxJQUFBQyxrQkFBZTtBQVVSLElBQU0sa0JBQWtCLGdCQUFBQyxRQUFHLFdBQVcsb0JBQW9CO0FBeUNqRSxlQUFzQixNQUNwQixNQUNBLFdBQ0EsZUFBZSxNQUNVO0FBQ3pCLFFBQU0sV0FBVyxLQUFLLElBQUksSUFBSTtBQUM5QixhQUFTO0FBQ1AsVUFBTSxRQUFRLE1BQU0sVUFBVTtBQUM5QixRQUFJLE1BQU8sUUFBTztBQUNsQixRQUFJLEtBQUssSUFBSSxJQUFJLFNBQVUsT0FBTSxJQUFJLE1BQU0sY0FBYyxPQUFPLFlBQVksQ0FBQyxRQUFRLElBQUksRUFBRTtBQUMzRixVQUFNLElBQUksUUFBUSxDQUFDLFlBQVksV0FBVyxTQUFTLEVBQUUsQ0FBQztBQUFBLEVBQ3hEO0FBQ0Y7OztBRmpEQSxlQUFzQixXQUE4QjtBQUNsRCxRQUFNLFlBQW1CLGtCQUFXLGFBQW1DLFlBQVk7QUFDbkYsTUFBSSxDQUFDLFVBQVcsT0FBTSxJQUFJLE1BQU0sR0FBRyxZQUFZLGdDQUFnQztBQUMvRSxVQUFRLElBQUksYUFBYSxrQkFBQUMsUUFBSyxLQUFLLFVBQVUsZUFBZSxRQUFRLFFBQVE7QUFDNUUsUUFBTSxRQUFRLE1BQU0sVUFBVSxTQUFTO0FBQ3ZDLE1BQUksQ0FBQyxNQUFPLE9BQU0sSUFBSSxNQUFNLHdEQUF3RDtBQUNwRixTQUFPO0FBQ1Q7QUFHQSxlQUFzQixjQUFjQyxVQUEyQztBQUM3RSxRQUFNLFFBQWUsaUJBQVUsa0JBQWtCLFVBQVU7QUFDM0QsTUFBSSxVQUFVLEVBQUcsT0FBTSxJQUFJLE1BQU0sNERBQTREO0FBQzdGLFFBQU0sVUFBVSxnQkFBZ0I7QUFDaEMsRUFBTyxpQkFBVTtBQUFBLElBQ2Y7QUFBQSxJQUNBO0FBQUEsSUFDQSxHQUFHQSxTQUFRLElBQUksQ0FBQyxZQUFZLEVBQUUsS0FBWSxXQUFJLEtBQUssTUFBTSxFQUFFLEVBQUU7QUFBQSxFQUMvRDtBQUNBLFFBQU07QUFDUjtBQUdBLGVBQXNCLGdCQUErQjtBQUNuRCxRQUFhLGdCQUFTLGVBQWUsa0NBQWtDO0FBQ3ZFLFFBQU0sUUFBZSxpQkFBVSxrQkFBa0IsVUFBVTtBQUMzRCxNQUFJLFNBQVMsRUFBRztBQUNoQixRQUFNLFVBQVUsZ0JBQWdCO0FBQ2hDLEVBQU8saUJBQVUsdUJBQXVCLEdBQUcsUUFBUSxDQUFDO0FBQ3BELFFBQU07QUFDUjtBQUVBLFNBQVMsa0JBQWlDO0FBQ3hDLFNBQU8sSUFBSSxRQUFRLENBQUMsWUFBWTtBQUM5QixVQUFNLFdBQWtCLGlCQUFVLDRCQUE0QixNQUFNO0FBQ2xFLGVBQVMsUUFBUTtBQUNqQixjQUFRO0FBQUEsSUFDVixDQUFDO0FBQUEsRUFDSCxDQUFDO0FBQ0g7QUFHQSxlQUFzQixPQUNwQixlQUNHLE1BQ2lCO0FBQ3BCLFNBQU8sVUFBVSxNQUFNLEVBQUUsS0FBSyxXQUFXLEtBQUssQ0FBQztBQUNqRDtBQUdBLGVBQXNCLGFBQ3BCLEVBQUUsTUFBTSxHQUNSLE1BQ0EsTUFDQSxZQUE2QyxNQUFNLE1BQ2hDO0FBQ25CLE1BQUk7QUFDRixXQUFPLE1BQU0sTUFBTSxNQUFNLE1BQU07QUFDN0IsWUFBTSxXQUFXLE1BQU0sR0FBRyxJQUFJO0FBQzlCLGFBQU8sWUFBWSxVQUFVLFFBQVEsSUFBSSxXQUFXO0FBQUEsSUFDdEQsQ0FBQztBQUFBLEVBQ0gsU0FBUyxPQUFPO0FBQ2QsVUFBTSxXQUFXLE1BQU0sR0FBRyxJQUFJLEdBQUc7QUFDakMsVUFBTSxFQUFFLFVBQVUsUUFBUSxTQUFTLFdBQVcsSUFBSSxZQUFZLENBQUM7QUFDL0QsVUFBTSxJQUFJLE1BQU0sR0FBRyxJQUFJLGNBQWMsS0FBSyxVQUFVLEVBQUUsVUFBVSxRQUFRLFNBQVMsV0FBVyxDQUFDLENBQUMsSUFBSTtBQUFBLE1BQ2hHLE9BQU87QUFBQSxJQUNULENBQUM7QUFBQSxFQUNIO0FBQ0Y7OztBRHBFQSxJQUFNLFFBQVE7QUFBQSxFQUNaLFlBQVk7QUFBQSxFQUNaLFlBQVk7QUFBQSxFQUNaLGtCQUFrQjtBQUFBLEVBQ2xCLGNBQWM7QUFDaEI7QUFDQSxJQUFNLE1BQU0sQ0FBQyxPQUFPLGNBQWMsV0FBVyxVQUFVLGVBQWUsR0FBRztBQUV6RSxTQUFTLGFBQWEsTUFBTTtBQUMxQixNQUFJO0FBQ0osTUFBSTtBQUVKLFNBQU8sWUFBWTtBQUNqQixZQUFRLE1BQU0sU0FBUztBQUFBLEVBQ3pCLENBQUM7QUFFRCxhQUFXLFlBQVk7QUFDckIsaUJBQWEsZUFBZSxLQUFLO0FBQ2pDLFVBQU0sV0FBVyxXQUFXLElBQUk7QUFDaEMsVUFBTTtBQUFBLE1BQ0o7QUFBQSxNQUNBLFdBQVc7QUFBQSxNQUNYO0FBQUEsTUFDQSxDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsYUFBYTtBQUFBLElBQzFDO0FBQUEsRUFDRixDQUFDO0FBRUQsWUFBVSxZQUFZO0FBQ3BCLFVBQU0sY0FBYztBQUNwQixVQUFNLE1BQU0seUJBQXlCLE1BQU0sTUFBTSxNQUFNLElBQUksV0FBVyxDQUFDO0FBQ3ZFLHNCQUFrQjtBQUFBLEVBQ3BCLENBQUM7QUFFRCxLQUFHLHFFQUFxRSxZQUFZO0FBQ2xGLFVBQU0sRUFBRSxLQUFLLElBQUk7QUFDakIsa0JBQUFDLFFBQU8sT0FBTyxNQUFNLE9BQU8sWUFBWSxHQUFHLEdBQUcsR0FBRyxNQUFNLENBQUM7QUFDdkQsVUFBTTtBQUFBLE1BQ0o7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0EsQ0FBQyxFQUFFLFNBQVMsTUFBTSxTQUFTLGFBQWEsV0FBVyxTQUFTLFNBQVM7QUFBQSxJQUN2RTtBQUNBLGVBQVcsTUFBTSxFQUFFLFlBQVksY0FBYyxDQUFDO0FBQzlDLFVBQU0sU0FBUyxNQUFNO0FBQUEsTUFDbkI7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0EsQ0FBQyxFQUFFLFNBQVMsTUFBTSxTQUFTLE1BQU0sU0FBUztBQUFBLElBQzVDO0FBQ0Esa0JBQUFBLFFBQU8sTUFBTSxPQUFPLFNBQVMsVUFBVSxPQUFPO0FBQzlDLGtCQUFBQSxRQUFPLE1BQU0sT0FBTyxTQUFTLE1BQU0sSUFBSSxVQUFVLEdBQUcsU0FBUyxTQUFTO0FBQ3RFLGVBQVcsTUFBTSxFQUFFLGVBQWUsUUFBUSxDQUFDO0FBQzNDLFVBQU0sVUFBVSxNQUFNO0FBQUEsTUFDcEI7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0EsQ0FBQyxFQUFFLFNBQVMsTUFBTSxTQUFTLGFBQWE7QUFBQSxJQUMxQztBQUNBLGtCQUFBQSxRQUFPLE1BQU0sUUFBUSxTQUFTLE1BQU0sSUFBSSxhQUFhLEdBQUcsU0FBUyxTQUFTO0FBQzFFLGtCQUFBQSxRQUFPLE9BQU8sTUFBTSxPQUFPLFlBQVksT0FBTyxHQUFHLE1BQU0sQ0FBQztBQUN4RCxVQUFNLGFBQWEsT0FBTyxNQUFNLFlBQVksQ0FBQyxFQUFFLFNBQVMsTUFBTSxTQUFTLGFBQWEsVUFBVTtBQUM5RixlQUFXLE9BQU8sYUFBYTtBQUMvQixVQUFNO0FBQUEsTUFDSjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQSxDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsYUFBYTtBQUFBLElBQzFDO0FBQ0Esa0JBQUFBLFFBQU8sT0FBTyxNQUFNLE9BQU8sWUFBWSxPQUFPLEdBQUcsTUFBTSxDQUFDO0FBQ3hELFVBQU0sYUFBYSxPQUFPLE1BQU0sWUFBWSxDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsYUFBYSxVQUFVO0FBQzlGLGtCQUFBQSxRQUFPLE9BQU8sTUFBTSxPQUFPLFlBQVksT0FBTyxHQUFHLE1BQU0sQ0FBQztBQUN4RCxVQUFNLGFBQWEsT0FBTyxNQUFNLGlCQUFpQixDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsYUFBYSxNQUFNO0FBQy9GLGtCQUFBQSxRQUFPLE1BQU0sV0FBVyxLQUFLLFVBQVUsR0FBRyxhQUFhO0FBQUEsRUFDekQsQ0FBQztBQUVELEtBQUcsbUZBQW1GLFlBQVk7QUFDaEcsVUFBTSxFQUFFLEtBQUssSUFBSTtBQUNqQixVQUFNLE9BQU8sWUFBWSxHQUFHLEdBQUc7QUFDL0IsZUFBVyxNQUFNLEVBQUUsWUFBWSxRQUFRLENBQUM7QUFDeEMsa0JBQUFBLFFBQU8sT0FBTyxNQUFNLE9BQU8sWUFBWSxPQUFPLEdBQUcsTUFBTSxDQUFDO0FBQ3hELFVBQU07QUFBQSxNQUNKO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBLENBQUMsRUFBRSxTQUFTLE1BQU0sU0FBUyxhQUFhLGNBQWMsU0FBUyxTQUFTO0FBQUEsSUFDMUU7QUFDQSxlQUFXLE1BQU0sRUFBRSxZQUFZLFFBQVEsQ0FBQztBQUN4QyxVQUFNLGFBQWEsT0FBTyxNQUFNLFNBQVMsQ0FBQyxFQUFFLFNBQVMsTUFBTSxTQUFTLGFBQWEsT0FBTztBQUFBLEVBQzFGLENBQUM7QUFFRCxLQUFHLDJDQUEyQyxZQUFZO0FBQ3hELFVBQU0sRUFBRSxLQUFLLElBQUk7QUFDakIsVUFBTSxPQUFPLFlBQVksT0FBTyxLQUFLLFdBQVcsTUFBTSxxQkFBcUIsR0FBRztBQUM5RSxlQUFXLE1BQU0sRUFBRSxZQUFZLGlCQUFpQixDQUFDO0FBQ2pELGVBQVcsT0FBTyxVQUFVO0FBQzVCLFVBQU0sRUFBRSxTQUFTLElBQUksTUFBTTtBQUFBLE1BQ3pCO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBLENBQUMsYUFBYSxTQUFTLFNBQVMsTUFBTSxTQUFTO0FBQUEsSUFDakQ7QUFDQSxrQkFBQUEsUUFBTyxNQUFNLFNBQVMsTUFBTSxJQUFJLFVBQVUsR0FBRyxTQUFTLE1BQU07QUFDNUQsa0JBQUFBLFFBQU8sTUFBTSxTQUFTLE1BQU0sSUFBSSxVQUFVLEdBQUcsU0FBUyxTQUFTO0FBQy9ELGtCQUFBQSxRQUFPLE1BQU0sU0FBUyxVQUFVLFNBQVM7QUFBQSxFQUMzQyxDQUFDO0FBRUQsS0FBRyx3REFBd0QsWUFBWTtBQUNyRSxVQUFNLEVBQUUsS0FBSyxJQUFJO0FBQ2pCLFVBQU0sT0FBTyxZQUFZLEdBQUcsR0FBRztBQUMvQixVQUFNLGFBQWEsT0FBTyxNQUFNLFNBQVMsQ0FBQyxFQUFFLFNBQVMsTUFBTSxTQUFTLFNBQVMsSUFBSTtBQUVqRixvQkFBQUMsUUFBRyxXQUFXLGtCQUFBQyxRQUFLLEtBQUssTUFBTSxVQUFVLEdBQUcsb0JBQUksS0FBSyxHQUFHLG9CQUFJLEtBQUssQ0FBQztBQUNqRSxVQUFNLFNBQVMsTUFDYixDQUFDLGNBQWMsb0JBQW9CLEVBQUUsSUFBSSxDQUFDLFNBQVMsT0FBTyxnQkFBQUQsUUFBRyxTQUFTLGtCQUFBQyxRQUFLLEtBQUssTUFBTSxJQUFJLENBQUMsRUFBRSxPQUFPLENBQUM7QUFDdkcsVUFBTUMsVUFBUyxPQUFPO0FBQ3RCLFVBQU0sTUFBTSxNQUFNLFFBQVE7QUFDMUIsVUFBYSxpQkFBUyxlQUFlLGlCQUFpQjtBQUN0RCxrQkFBQUgsUUFBTyxVQUFVLE9BQU8sR0FBR0csT0FBTTtBQUNqQyxrQkFBQUgsUUFBTyxHQUFHLENBQUMsZ0JBQUFDLFFBQUcsV0FBVyxrQkFBQUMsUUFBSyxLQUFLLE1BQU0sV0FBVyxZQUFZLENBQUMsQ0FBQztBQUFBLEVBQ3BFLENBQUM7QUFFRCxLQUFHLHFFQUFxRSxZQUFZO0FBQ2xGLFVBQU0sRUFBRSxLQUFLLElBQUk7QUFDakIsVUFBTSxPQUFPLFlBQVksR0FBRyxHQUFHO0FBQy9CLFVBQU0sYUFBYSxPQUFPLE1BQU0sU0FBUyxDQUFDLEVBQUUsVUFBQUUsVUFBUyxNQUFNQSxVQUFTLGFBQWEsT0FBTztBQUN4RixvQkFBQUgsUUFBRyxjQUFjLGtCQUFBQyxRQUFLLEtBQUssTUFBTSxXQUFXLFlBQVksR0FBRyxhQUFhO0FBQ3hFLFVBQU0sRUFBRSxTQUFTLElBQUksTUFBTTtBQUFBLE1BQ3pCO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBLENBQUMsYUFBYSxTQUFTLFNBQVMsYUFBYTtBQUFBLElBQy9DO0FBQ0Esa0JBQUFGLFFBQU8sR0FBRyxTQUFTLE9BQU8sU0FBUyxhQUFhLFNBQVMsT0FBTyxTQUFTLGVBQWU7QUFDeEYsVUFBTSxPQUFPLFlBQVksT0FBTztBQUNoQyxVQUFNLGFBQWEsT0FBTyxNQUFNLFFBQVEsQ0FBQyxhQUFhLFNBQVMsU0FBUyxhQUFhLE1BQU07QUFBQSxFQUM3RixDQUFDO0FBRUQsS0FBRyw4Q0FBOEMsWUFBWTtBQUMzRCxVQUFNLE9BQU8sWUFBWSxHQUFHLEdBQUc7QUFDL0IsVUFBTSxhQUFhLE9BQU8sV0FBVyxNQUFNLFNBQVMsQ0FBQyxFQUFFLFNBQVMsTUFBTSxTQUFTLGFBQWEsT0FBTztBQUNuRyxlQUFXLE9BQU8sU0FBUztBQUMzQixVQUFNLGFBQWEsT0FBTyxXQUFXLE1BQU0sUUFBUSxDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsYUFBYSxNQUFNO0FBQUEsRUFDbkcsQ0FBQztBQUVELEtBQUcsK0NBQStDLFlBQVk7QUFDNUQsVUFBTSxFQUFFLEtBQUssSUFBSTtBQUNqQixVQUFNLE9BQU8sV0FBVztBQUN4QixVQUFNLEVBQUUsV0FBQUssV0FBVSxJQUFJLE1BQU07QUFFNUIsVUFBTUEsV0FBVSxLQUFLLEVBQUUsS0FBSyxNQUFNLEtBQUssRUFBRSxNQUFNLE1BQU0sZ0JBQWdCLGtCQUFBSCxRQUFLLEtBQUssTUFBTSxPQUFPLEVBQUUsRUFBRSxDQUFDO0FBQ2pHLFVBQU0sRUFBRSxTQUFTLElBQUksTUFBTTtBQUFBLE1BQ3pCO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBLENBQUMsYUFBYSxTQUFTLFNBQVMsT0FBTyxTQUFTO0FBQUEsSUFDbEQ7QUFDQSxrQkFBQUYsUUFBTyxHQUFHLFNBQVMsT0FBTyxTQUFTLFdBQVcsU0FBUyxPQUFPLFNBQVMsTUFBTTtBQUFBLEVBQy9FLENBQUM7QUFFRCxLQUFHLDJEQUEyRCxZQUFZO0FBQ3hFLFVBQU0sUUFBUSxlQUFlLEtBQUs7QUFDbEMsVUFBTSxXQUFXLE1BQU0sSUFBSTtBQUMzQixVQUFNLGFBQWEsT0FBTyxNQUFNLE1BQU0sb0JBQW9CO0FBQzFELGVBQVcsRUFBRSxLQUFLLEtBQUssQ0FBQyxZQUFZLE9BQU8sVUFBVSxHQUFHO0FBQ3RELFlBQWEsZUFBTyxpQkFBd0IsWUFBSSxLQUFLLGtCQUFBRSxRQUFLLEtBQUssTUFBTSxVQUFVLENBQUMsQ0FBQztBQUNqRixZQUFNLE1BQU0sV0FBVyxNQUFNLE1BQU0sTUFBTSxTQUFTLFNBQVMsSUFBSTtBQUFBLElBQ2pFO0FBQUEsRUFDRixDQUFDO0FBRUQsS0FBRyxnRkFBZ0YsWUFBWTtBQUM3RixVQUFNLEVBQUUsS0FBSyxJQUFJO0FBQ2pCLFVBQU0sWUFBWSxXQUFXO0FBQzdCLFVBQU0sU0FBUyxrQkFBQUEsUUFBSyxLQUFLLFdBQVcsUUFBUTtBQUM1QyxlQUFXLElBQUksWUFBWSxPQUFPLFdBQVcsTUFBTSxRQUFRLE1BQU07QUFDakUsVUFBTSxNQUFNLGVBQWUsRUFBRSxhQUFhLFVBQVUsQ0FBQztBQUNyRCxlQUFXLElBQUksTUFBTSw4QkFBOEIsYUFBYSxXQUFXLE9BQU8sSUFBSSxNQUFNLEtBQUs7QUFDakcsZUFBVyxPQUFPLFdBQVc7QUFDN0IsVUFBTSxRQUFRLGtCQUFBQSxRQUFLLEtBQUssTUFBTSxLQUFLO0FBQ25DLFVBQU0sT0FBTyxrQkFBQUEsUUFBSyxLQUFLLFdBQVcsTUFBTTtBQUN4QyxvQkFBQUQsUUFBRyxZQUFZLE9BQU8sSUFBSTtBQUMxQixVQUFNLGNBQWM7QUFDcEIsVUFBTSxNQUFNLGFBQWEsTUFBTSxNQUFNLE1BQU0sSUFBSSxXQUFXLENBQUM7QUFDM0QsVUFBTSxXQUFXLFFBQVEsa0JBQUFDLFFBQUssS0FBSyxNQUFNLEtBQUssR0FBRyxJQUFJO0FBQ3JELFVBQU0sUUFBUSxDQUFDLE1BQU0sUUFBUSxrQkFBQUEsUUFBSyxLQUFLLE1BQU0sS0FBSyxDQUFDLEVBQUUsS0FBSztBQUMxRCxVQUFNO0FBQUEsTUFDSjtBQUFBLE1BQ0EsTUFBTSxLQUFLLFVBQVUsTUFBTSxNQUFNLElBQUksSUFBSSxDQUFDLFNBQVMsS0FBSyxJQUFJLEVBQUUsS0FBSyxDQUFDLE1BQU0sS0FBSyxVQUFVLEtBQUs7QUFBQSxJQUNoRztBQUNBLGtCQUFBRixRQUFPLFVBQVUsTUFBTSxNQUFNLEtBQVksWUFBSSxLQUFLLGtCQUFBRSxRQUFLLEtBQUssTUFBTSxNQUFNLENBQUMsQ0FBQyxHQUFHLE1BQU0sVUFBVTtBQUM3RixrQkFBQUYsUUFBTyxNQUFNLE1BQU0sTUFBTSxHQUFHLElBQUksR0FBRyxNQUFNLFVBQVUsRUFBRSxRQUFRLGtCQUFBRSxRQUFLLEtBQUssTUFBTSxNQUFNLENBQUM7QUFDcEYsa0JBQUFGLFFBQU87QUFBQSxNQUNMLE1BQU0sTUFBTSxLQUFZLFlBQUksS0FBSyxrQkFBQUUsUUFBSyxLQUFLLE1BQU0sT0FBTyxXQUFXLENBQUMsQ0FBQyxHQUFHLFNBQVM7QUFBQSxNQUNqRixrQkFBQUEsUUFBSyxLQUFLLE1BQU0sS0FBSztBQUFBLElBQ3ZCO0FBRUEsVUFBTSxPQUFPLGVBQWUsTUFBTSxHQUFHLEdBQUcsR0FBRztBQUMzQyxVQUFNO0FBQUEsTUFDSjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQSxDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsYUFBYTtBQUFBLElBQzFDO0FBQ0Esa0JBQUFGLFFBQU8sT0FBTyxNQUFNLE9BQU8sWUFBWSxHQUFHLEdBQUcsR0FBRyxNQUFNLENBQUM7QUFDdkQsVUFBTSxhQUFhLE9BQU8sTUFBTSxTQUFTLENBQUMsRUFBRSxTQUFTLE1BQU0sU0FBUyxTQUFTLElBQUk7QUFDakYsZUFBVyxNQUFNLEVBQUUsa0JBQWtCLGdCQUFnQixDQUFDO0FBQ3RELFVBQU0sYUFBYSxPQUFPLE1BQU0sV0FBVyxDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsYUFBYSxTQUFTO0FBQUEsRUFDOUYsQ0FBQztBQUVELEtBQUcsd0NBQXdDLFlBQVk7QUFDckQsVUFBTSxPQUFPLFlBQVksR0FBRyxHQUFHO0FBQy9CLFVBQU0sYUFBYSxPQUFPLFdBQVcsTUFBTSxTQUFTLENBQUMsRUFBRSxTQUFTLE1BQU0sU0FBUyxhQUFhLE9BQU87QUFDbkcsZUFBVyxPQUFPO0FBQ2xCLFVBQU0sTUFBTSxhQUFhLE1BQU0sTUFBTSxNQUFNLElBQUksV0FBVyxDQUFDO0FBQUEsRUFDN0QsQ0FBQztBQUNILENBQUM7IiwKICAibmFtZXMiOiBbImZzIiwgInBhdGgiLCAib3MiLCAicGF0aCIsICJpbXBvcnRfbm9kZV9jaGlsZF9wcm9jZXNzIiwgImltcG9ydF9ub2RlX3BhdGgiLCAiaW1wb3J0X25vZGVfZnMiLCAiaW1wb3J0X25vZGVfcGF0aCIsICJ2c2NvZGUiLCAiaW1wb3J0X25vZGVfcGF0aCIsICJpbXBvcnRfbm9kZV9mcyIsICJmcyIsICJwYXRoIiwgImZvbGRlcnMiLCAiYXNzZXJ0IiwgImZzIiwgInBhdGgiLCAiYmVmb3JlIiwgInNuYXBzaG90IiwgInJ1bkNvcmRvbiJdCn0K
