import fs from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Envelopes } from '../envelopes';
import { TASK_TYPE } from './definition';

const EVERY_MS = 3000;

/**
 * Lets runs know that a window is there: touches a file while one lasts. Where a server keeps the terminals of a window
 * that was closed, a run would go on and spend; it ends itself when the file is no longer touched (cli/attendance.ts). A
 * reload of the window finds the run again and goes on touching.
 */
export class Attendance implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly model: Envelopes,
    private readonly extension: vscode.ExtensionContext,
  ) {
    this.subscription = model.onDidChange(() => {
      if (this.isNeeded()) this.start();
    });
  }

  /** The file, for the environment of a run. */
  get file(): string {
    return path.join(this.folder, 'attended');
  }

  /** Storage of the workspace: the same after a reload. */
  get folder(): string {
    return (this.extension.storageUri ?? this.extension.globalStorageUri).fsPath;
  }

  /** Begins to touch the file; it stops by itself when no run is left. */
  start(): void {
    if (this.timer !== undefined) return;
    this.timer = setInterval(() => {
      if (this.isNeeded()) void this.touch();
      else this.stop();
    }, EVERY_MS);
    void this.touch();
  }

  dispose(): void {
    this.stop();
    this.subscription.dispose();
  }

  private stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private isNeeded(): boolean {
    return (
      this.model.all.some(({ snapshot }) => snapshot.run !== null) ||
      vscode.tasks.taskExecutions.some(({ task }) => task.definition.type === TASK_TYPE)
    );
  }

  private async touch(): Promise<void> {
    try {
      await fs.mkdir(path.dirname(this.file), { recursive: true });
      await fs.writeFile(this.file, `${Date.now()}\n`);
    } catch {
      // A full disk: runs end when it lasts.
    }
  }
}
