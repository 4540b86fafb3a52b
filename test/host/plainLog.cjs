// Stands in for @vscode/spdlog in the served VS Code: log files and output channels without a compiler.
// Same interface (its index.d.ts), written at once and never rotated: the host lives for minutes.
const fs = require('node:fs');
const path = require('node:path');

const LEVELS = ['trace', 'debug', 'info', 'warning', 'error', 'critical', 'off'];

class Logger {
  constructor(kind, name, file) {
    this.file = file;
    this.level = 2;
    this.raw = false;
  }
  trace(message) {
    this.write(0, message);
  }
  debug(message) {
    this.write(1, message);
  }
  info(message) {
    this.write(2, message);
  }
  warn(message) {
    this.write(3, message);
  }
  error(message) {
    this.write(4, message);
  }
  critical(message) {
    this.write(5, message);
  }
  getLevel() {
    return this.level;
  }
  setLevel(level) {
    this.level = level;
  }
  setPattern() {
    this.raw = false; // VS Code knows one pattern, which `write` prints.
  }
  clearFormatters() {
    this.raw = true;
  }
  flush() {}
  drop() {}
  write(level, message) {
    if (level < this.level) return;
    const time = new Date().toISOString().replace('T', ' ').slice(0, -1);
    const text = this.raw ? message : `${time} [${LEVELS[level]}] ${message}\n`;
    try {
      fs.appendFileSync(this.file, text);
    } catch {
      // Its folder is gone: VS Code is closing.
    }
  }
}

async function create(name, file) {
  await fs.promises.mkdir(path.dirname(file), { recursive: true });
  return new Logger('plain', name, file);
}

// One assignment each: VS Code imports this with `import()`, which finds names of this form only.
exports.version = 0;
exports.setLevel = () => undefined;
exports.setFlushOn = () => undefined;
exports.Logger = Logger;
exports.createRotatingLogger = create;
exports.createAsyncRotatingLogger = create;
