import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../errors';
import { say } from '../said';
import { canonicalText, sha256Hex, type JsonValue } from './canonicalJson';
import { readCapped } from './cappedFiles';
import { parseDocument, RESET_REMEDY, stateInvalid } from './documents';
import { excludeDigest } from './exclude';
import { CORDON_DIR, type StatePaths } from './layout';
import {
  parseConfig,
  parseOptions,
  parseState,
  type StoredConfig,
  type StoredOptions,
  type StoredState,
} from './schemas';

const MIB = 1024 * 1024;
/** Far above what arming can produce: patterns, verifiers and label are limited. */
const CONFIG_LIMIT = 16 * MIB;
/** States and audits list every changed path. */
export const STATE_LIMIT = 128 * MIB;

/** An envelope as it was read: every file checked by itself and against the others. */
export interface LoadedEnvelope {
  readonly config: StoredConfig;
  readonly state: StoredState;
  /** Null where there is no `options.json`: an envelope of Cordon 1.0. */
  readonly options: StoredOptions | null;
  /** SHA-256 of the canonical config, of the canonical options, and of the exclude file's bytes. */
  readonly digests: { readonly config: string; readonly options: string | null; readonly exclude: string };
  /** The canonical texts that were read, without a final newline: writing one back keeps its digest. */
  readonly texts: { readonly config: string; readonly options: string | null };
}

/**
 * Reads and checks the files of an envelope that exists.
 * @throws Refusal `state-invalid`, `exclude-changed`, `io`
 */
export async function readEnvelope(paths: StatePaths, excludeFile: string): Promise<LoadedEnvelope> {
  const configDocument = await readRequired(paths.config, CONFIG_LIMIT);
  const stateDocument = await readRequired(paths.state, STATE_LIMIT);
  const optionsDocument = await readDocument(paths.options, CONFIG_LIMIT);
  const state = parseState(stateDocument);
  const config = parseConfig(configDocument);
  const texts = {
    config: canonicalText(configDocument),
    options: optionsDocument === null ? null : canonicalText(optionsDocument),
  };
  const configSha256 = sha256Hex(texts.config);
  if (configSha256 !== state.configSha256) {
    throw stateInvalid(
      say`.cordon/config.json is not the one that was armed (config_sha256 in state.json differs)`,
    );
  }
  const exclude = await excludeDigest(excludeFile);
  if (exclude === null || exclude !== state.excludeSha256) {
    const how = exclude === null ? say`gone` : say`not as it was when the envelope was armed`;
    throw new Refusal(
      'exclude-changed',
      say`${excludeFile} is ${how}, so Git may hide changes. Put it back as it was, or run \`cordon reset\` and arm again.`,
    );
  }
  return {
    config,
    state,
    options: optionsDocument === null ? null : parseOptions(optionsDocument),
    digests: {
      config: configSha256,
      options: texts.options === null ? null : sha256Hex(texts.options),
      exclude,
    },
    texts,
  };
}

/** A document of `.cordon/`; null when the file is absent. @throws Refusal `state-invalid` */
export async function readDocument(file: string, limit: number): Promise<JsonValue> {
  const bytes = await readCapped(file, { limit, code: 'state-invalid', remedy: RESET_REMEDY });
  if (bytes === null) return null;
  const name = `${CORDON_DIR}/${path.basename(file)}`;
  const document = parseDocument(bytes, name);
  if (document === null) throw stateInvalid(say`${name} must be an object`);
  return document;
}

async function readRequired(file: string, limit: number): Promise<JsonValue> {
  const document = await readDocument(file, limit);
  if (document !== null) return document;
  throw stateInvalid(say`${CORDON_DIR}/${path.basename(file)} is missing, so the envelope is damaged`);
}

/** What tells a folder from a later one at the same path. */
export async function folderIdentity(folder: string): Promise<string> {
  const stats = await lstat(folder, { bigint: true }).catch(() => undefined);
  return stats ? `${stats.dev}:${stats.ino}:${stats.birthtimeNs}` : 'absent';
}
