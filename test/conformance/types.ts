/** JSON data as the scenario files hold it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = Record<string, Json>;

export interface Scenario {
  readonly name: string;
  readonly why: string;
  readonly tags?: readonly string[];
  readonly setup?: readonly Fields[];
  readonly steps: readonly Fields[];
}

/** What one step showed. */
export type Observation =
  | {
      readonly kind: 'process';
      readonly code: number | null;
      readonly signal: string | null;
      readonly stdout: string;
      readonly stderr: string;
    }
  | { readonly kind: 'json'; readonly name: string; readonly value: Json | undefined }
  | { readonly kind: 'facts'; readonly problems: readonly string[] }
  | { readonly kind: 'claude'; readonly count: number; readonly call: ClaudeCall | undefined };

export interface ClaudeCall {
  readonly pid: number;
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly stdinAtEnd: boolean;
}

export function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
