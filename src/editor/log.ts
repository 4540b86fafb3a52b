import * as vscode from 'vscode';
import { forDisplay } from './display';

/** The output channel named Cordon: every Git call with its time, every audit, every refusal. Made on first need. */
export class Log implements vscode.Disposable {
  private made: vscode.LogOutputChannel | undefined;

  /** One finished Git process. */
  git(args: readonly string[], milliseconds: number, exitCode: number): void {
    const words = args.map((text) => forDisplay(text)).join(' ');
    const shown = words.length > 300 ? `${words.slice(0, 300)}…` : words;
    this.info(`> git ${shown} [${milliseconds.toFixed(0)} ms]${exitCode === 0 ? '' : ` exit ${exitCode}`}`);
  }

  info(message: string): void {
    this.channel.info(message);
  }

  /** Something that was expected to be possible: a refusal, a damaged state. */
  warn(message: string): void {
    this.channel.warn(message);
  }

  /** Something unexpected: the stack goes along. */
  error(what: string, error: unknown): void {
    this.channel.error(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }

  show(): void {
    this.channel.show();
  }

  dispose(): void {
    this.made?.dispose();
  }

  private get channel(): vscode.LogOutputChannel {
    this.made ??= vscode.window.createOutputChannel('Cordon', { log: true });
    return this.made;
  }
}
