import * as vscode from 'vscode';
import { AGENT_SETTINGS, type AgentSettings, type ArmRequest } from '../engine/policy/policy';
import {
  DECORATION_MODES,
  type DecorationMode,
  Setting,
  VERDICT_NOTIFICATIONS,
  type VerdictNotifications,
} from './ids';

/** `cordon.decorations`; anything unknown reads as the default. */
export function decorationMode(): DecorationMode {
  const value: unknown = vscode.workspace.getConfiguration().get(Setting.decorations);
  return DECORATION_MODES.find((mode) => mode === value) ?? 'all';
}

/** `cordon.gitPath`: machine-scoped, so no workspace can set it; undefined means PATH. */
export function gitPath(): string | undefined {
  const value: unknown = vscode.workspace.getConfiguration().get(Setting.gitPath);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** `cordon.agentSettings`: machine-scoped, so that a repository cannot let its own settings in. */
export function agentSettings(): AgentSettings {
  const value: unknown = vscode.workspace.getConfiguration().get(Setting.agentSettings);
  return AGENT_SETTINGS.find((known) => known === value) ?? 'repository';
}

/** What is armed for Claude Code: whose settings it loads is said by the request, else by the setting. */
export function withAgentSettings(request: ArmRequest): ArmRequest {
  const chosen = agentSettings();
  if (request.options.agentSettings !== undefined || chosen === 'repository') return request;
  return { ...request, options: { ...request.options, agentSettings: chosen } };
}

/** `cordon.verdictNotifications`. */
export function verdictNotifications(): VerdictNotifications {
  const value: unknown = vscode.workspace.getConfiguration().get(Setting.verdictNotifications);
  return VERDICT_NOTIFICATIONS.find((known) => known === value) ?? 'all';
}
