/**
 * The baseline's files as a checkout would write them, staged in a folder of our own.
 *
 * `git checkout-index` of the user's own Git writes them from an index of the baseline, so that line ends, `ident`,
 * encodings, links, modes and filters (LFS) come out as they were when the worktree was checked out. Attributes are the
 * baseline's: the worktree that Git is told of is the empty staging folder, not the one that the agent wrote to.
 *
 * Why it is safe to run: `checkout-index` and `read-tree` start no hook when the hooks folder is an empty one of ours;
 * the file system monitor is off; a missing object is not fetched (no protocol is allowed). Filters are the one kind of
 * program that is left. They run only when the person's own global or system settings name them, with exactly that
 * command; a path whose filter the repository's settings name, or any filter while those settings name programs that a
 * filter could start in turn, is not restored (an agent can write those settings).
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { encodePath, splitNul } from '../evidence/paths';
import type { Git } from '../evidence/git';
import type { Repository } from '../evidence/repository';
import type { RestoreStep } from './plan';

interface Setting {
  readonly scope: string;
  readonly key: string;
  readonly value: string;
}

/** Scopes that an agent confined to the repository cannot write. */
const OWN_SCOPES = new Set(['system', 'global']);
/** Settings that name a program which a filter such as LFS may start. Keys are compared in lower case. */
const PROGRAM_SETTINGS =
  /^(?:lfs\.(?:customtransfer|extension)\..*|lfs\..*agent|core\.(?:sshcommand|askpass|gitproxy)|credential(?:\..*)?\.helper|ssh\.variant|url\..*\.insteadof|remote\..*\.(?:url|uploadpack|vcs))$/;
/** Remote addresses are ordinary; only what Git would run as a program is not. */
const HARMLESS_URL = /^(?:https?|ssh|git|file):\/\/|^[\w.-]+@[\w.-]+:|^[/.~]|^[A-Za-z]:[\\/]/;
const NO_FILTER = new Set(['unspecified', 'unset', 'set']);

export class BaselineCheckout {
  private readonly git: Git;
  private settings: Promise<Setting[]> | undefined;
  private indexed: Promise<unknown> | undefined;
  private readonly pins = new Map<string, string>();

  private constructor(
    private readonly repository: Repository,
    private readonly baseline: string,
    folder: string,
  ) {
    this.emptyFolder = path.join(folder, 'none');
    this.tree = path.join(folder, 'tree');
    this.git = repository.git.at(this.tree).with({
      add: {
        GIT_DIR: repository.gitDir,
        GIT_WORK_TREE: this.tree,
        GIT_INDEX_FILE: path.join(folder, 'index'),
        GIT_ALLOW_PROTOCOL: 'none',
        GIT_NO_LAZY_FETCH: '1',
      },
      prefix: [...inert(this.emptyFolder), '-c', 'core.splitIndex=false'],
    });
  }

  /** A folder that holds nothing: for hooks. */
  readonly emptyFolder: string;
  /** Where the files are staged. */
  readonly tree: string;

  /** @param folder an empty folder of our own, which the caller removes */
  static async open(repository: Repository, baseline: string, folder: string): Promise<BaselineCheckout> {
    const checkout = new BaselineCheckout(repository, baseline, folder);
    await Promise.all([mkdir(checkout.emptyFolder), mkdir(checkout.tree)]);
    return checkout;
  }

  /** The paths among `names` whose checkout would run a program that is not to be trusted, with the filter's name. */
  async refusedFilters(names: readonly string[], signal?: AbortSignal): Promise<Map<string, string>> {
    const refused = new Map<string, string>();
    if (names.length === 0) return refused;
    await this.readBaseline();
    const input = Buffer.concat(names.flatMap((name) => [encodePath(name), NUL]));
    const answer = await this.git.run(['check-attr', '--cached', '-z', '--stdin', 'filter'], {
      input,
      signal,
    });
    const fields = splitNul(answer.stdout).map((field) => field.toString('utf8'));
    for (const [index, name] of names.entries()) {
      // Three fields a path: path, attribute, value. They come in the order of the input.
      const filter = fields[3 * index + 2] ?? 'unspecified';
      if (!NO_FILTER.has(filter) && !(await this.mayRun(filter))) refused.set(name, filter);
    }
    return refused;
  }

  /** Writes the files of the steps into `tree`, under their own paths. */
  async stage(steps: readonly RestoreStep[], signal?: AbortSignal): Promise<void> {
    const names = steps.filter(({ entry }) => entry !== null).map((step) => encodePath(step.path));
    if (names.length === 0) return;
    await this.readBaseline();
    const pins = [...this.pins].flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const input = Buffer.concat(names.flatMap((name) => [name, NUL]));
    await this.git.run([...pins, 'checkout-index', '-z', '--stdin'], { input, signal });
  }

  private readBaseline(): Promise<unknown> {
    return (this.indexed ??= this.git.run(['read-tree', this.baseline]));
  }

  /** Whether a filter may be run, which pins its commands to those of the person's own settings. */
  private async mayRun(filter: string): Promise<boolean> {
    this.settings ??= this.readSettings();
    const settings = await this.settings;
    const own = settings.filter(({ key }) => key.startsWith('filter.') && filterOf(key) === filter);
    const commands = own.filter(({ key }) => /\.(?:smudge|process)$/.test(key));
    // Nothing is configured: a checkout leaves the stored content, and starts nothing.
    if (commands.length === 0) return true;
    if (own.some(({ scope }) => !OWN_SCOPES.has(scope))) return false;
    if (settings.some(namesForeignProgram)) return false;
    for (const { key, value } of own) this.pins.set(key, value);
    return true;
  }

  private async readSettings(): Promise<Setting[]> {
    const args = ['config', '--list', '--includes', '--show-scope', '-z'];
    const listed = splitNul((await this.repository.git.with({ prefix: [] }).run(args)).stdout);
    const settings: Setting[] = [];
    for (let index = 0; index + 1 < listed.length; index += 2) {
      const [key = '', ...value] = (listed[index + 1] ?? NUL).toString('utf8').split('\n');
      settings.push({ scope: (listed[index] ?? NUL).toString('utf8'), key, value: value.join('\n') });
    }
    return settings;
  }
}

const NUL = Buffer.of(0);

/** Options for a Git that writes an index: no hook and no file system monitor is started. */
export function inert(emptyFolder: string): string[] {
  return ['-c', 'core.fsmonitor=', '-c', `core.hooksPath=${emptyFolder}`];
}

/** The driver's name in `filter.NAME.smudge`; it may hold dots. */
function filterOf(key: string): string {
  return key.slice('filter.'.length, key.lastIndexOf('.'));
}

function namesForeignProgram({ scope, key, value }: Setting): boolean {
  if (OWN_SCOPES.has(scope)) return false;
  const name = key.toLowerCase();
  if (!PROGRAM_SETTINGS.test(name)) return false;
  return !(/^remote\..*\.url$/.test(name) && HARMLESS_URL.test(value));
}
