/** Everything that the page shows. It holds what was typed and what the editor said, and decides nothing. */
import type {
  CommandReport,
  Draft,
  DryRun,
  FieldProblem,
  Finding,
  PatternReport,
  Severity,
  Suggestion,
  Summary,
  ToForm,
} from '../protocol';
import type { Words, WordKey } from '../protocolWords';
import { post, rememberRoot } from './editorLink';
import { type ListName, listOf, RowKeys, withList } from './lists';

type Message<T extends ToForm['type']> = Extract<ToForm, { type: T }>;

/** The list of folders and files under a row. */
export interface Completions {
  readonly list: ListName;
  readonly index: number;
  readonly request: number;
  readonly items: readonly Suggestion[];
  /** -1 while none is chosen. */
  readonly active: number;
}

/** Problems of fields that nobody has touched yet: an empty form is not a wrong one. */
export function isQuietAtFirst(code: string): boolean {
  return code === 'label-blank' || code === 'allow-missing';
}

export class FormState {
  words: Words | undefined;
  defaults: Draft | undefined;
  draft: Draft | undefined;
  efforts: readonly string[] = [];
  place: Message<'place'> | undefined;
  summary: Summary | undefined;
  problems: readonly FieldProblem[] = [];
  commands: readonly CommandReport[] = [];
  matches: Message<'matches'> | undefined;
  findings: readonly Finding[] = [];
  looking = true;
  claude: { severity: Severity; words: string; askable: boolean } | undefined;
  suggestions: readonly string[] = [];
  risks: readonly string[] = [];
  completions: Completions | undefined;
  dryRun: DryRun | undefined;
  busy = '';
  refused = '';
  said = '';
  /** What a screen reader is told next. */
  announced = '';
  /** A field to go to when the page is drawn; `first-problem` for the first wrong one. */
  focusNext = '';
  submitted = false;
  readonly keys = new RowKeys();
  private readonly touched = new Set<string>();
  private revision = 0;
  private requests = 0;
  private readonly typed = new Map<string, string>();

  constructor(private readonly redraw: () => void) {}

  word(key: WordKey, ...values: (string | number)[]): string {
    const text = this.words?.[key] ?? '';
    return text.replace(/\{(\d)\}/g, (hole, index) => String(values[Number(index)] ?? hole));
  }

  receive(message: ToForm): void {
    switch (message.type) {
      case 'setup':
        this.words = message.words as unknown as Words;
        this.defaults = message.defaults;
        this.efforts = message.efforts;
        break;
      case 'place':
        this.moved(message);
        break;
      case 'fill':
        this.draft = message.draft;
        this.revision = message.revision;
        this.completions = undefined;
        if (message.focus !== '') this.focusNext = message.focus;
        break;
      case 'verdict':
        this.judged(message);
        break;
      case 'matches':
        this.matches = message;
        break;
      case 'preflight':
        this.looking = message.looking;
        this.findings = message.findings;
        break;
      case 'claude':
        this.claude = message;
        break;
      case 'verifiers':
        this.suggestions = message.suggestions;
        break;
      case 'risks':
        this.risks = message.risks;
        break;
      case 'completions':
        if (this.completions?.request === message.request) {
          // What was chosen before the answer came stays chosen, if it is still offered.
          const chosen = this.completions.items[this.completions.active]?.pattern;
          const active = message.items.findIndex(({ pattern }) => pattern === chosen);
          this.completions = { ...this.completions, items: message.items, active };
        }
        break;
      case 'dryRun':
        this.dryRun = message;
        if (!message.running) this.announced = message.words;
        break;
      case 'busy':
        this.busy = message.words;
        break;
      case 'refused':
        this.refused = message.message;
        if (message.message !== '') this.focusNext = 'refused';
        break;
      case 'said':
        this.said = message.words;
        this.announced = message.words;
        break;
      case 'summary':
        this.summary = message.summary;
    }
    this.redraw();
  }

  /** Takes an edit, and tells the editor at once: nothing that was typed may be lost. */
  edit(draft: Draft, field?: string): void {
    if (field !== undefined) this.touched.add(field);
    this.draft = draft;
    this.revision += 1;
    this.said = '';
    post({ type: 'draft', revision: this.revision, draft });
    this.redraw();
  }

  editList(name: ListName, list: readonly string[], field: string): void {
    if (!this.draft) return;
    this.touched.add(name);
    this.edit(withList(this.draft, name, list), field);
  }

  list(name: ListName): readonly string[] {
    return this.draft ? listOf(this.draft, name) : [];
  }

  touch(field: string): void {
    if (this.touched.has(field)) return;
    this.touched.add(field);
    this.redraw();
  }

  submit(run: boolean): void {
    if (!this.draft || this.busy !== '') return;
    this.submitted = true;
    this.said = '';
    post({ type: 'submit', revision: this.revision, draft: this.draft, run });
    this.redraw();
  }

  copy(): void {
    if (!this.draft) return;
    this.submitted = true;
    post({ type: 'copy', revision: this.revision, draft: this.draft });
    this.redraw();
  }

  /** What is wrong with a field, if it is time to say so. */
  problemOf(field: string): string | undefined {
    const problem = this.problems.find((item) => item.field === field);
    if (!problem) return undefined;
    const isQuiet = isQuietAtFirst(problem.code) && !this.submitted && !this.touched.has(field);
    return isQuiet ? undefined : problem.message;
  }

  /** Reports of a list's patterns, one for each place; undefined where it is not counted yet. */
  reportOf(name: ListName, index: number): PatternReport | undefined {
    const list = this.list(name);
    const pattern = list[index];
    const earlier = list.slice(0, index).filter((other) => other === pattern).length;
    return this.matches?.patterns.filter((item) => item.list === name && item.pattern === pattern)[earlier];
  }

  complete(list: ListName, index: number, text: string): void {
    this.requests += 1;
    const items =
      this.completions?.list === list && this.completions.index === index ? this.completions.items : [];
    this.completions = { list, index, request: this.requests, items, active: -1 };
    post({ type: 'complete', request: this.requests, text });
  }

  /** Shows what was set from outside. */
  drawAgain(): void {
    this.redraw();
  }

  closeCompletions(): void {
    if (!this.completions) return;
    this.completions = undefined;
    this.redraw();
  }

  private moved(place: Message<'place'>): void {
    const before = this.place;
    this.place = place;
    rememberRoot(place.root);
    if (before && before.root !== place.root) {
      this.matches = undefined;
      this.dryRun = undefined;
      this.claude = undefined;
      this.suggestions = [];
      this.risks = [];
      this.refused = '';
      this.submitted = false;
      this.touched.clear();
    }
    if (before && before.face !== place.face && place.face === 'summary') this.focusNext = 'summary';
    if (before?.face === 'summary' && place.face === 'form') this.focusNext = 'label';
  }

  private judged(verdict: Message<'verdict'>): void {
    this.problems = verdict.problems;
    this.commands = verdict.commands;
    if (verdict.focus && verdict.problems.length > 0) this.focusNext = 'first-problem';
    const field = document.activeElement?.getAttribute('data-field') ?? '';
    const now = this.problemOf(field) ?? '';
    // Only news are told, or every keystroke would be.
    if (now !== '' && this.typed.get(field) !== now) this.announced = now;
    this.typed.set(field, now);
  }
}
