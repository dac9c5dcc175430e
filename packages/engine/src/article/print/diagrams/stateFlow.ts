import {append} from '../../../cache/append.ts';
import {writePlain, failAt, failAtEnd, type Plain} from './unknown.ts';

const NAME = String.raw`[\w\p{L}\p{N}][\w\p{L}\p{N}.-]*?`;
const STYLE = String.raw`(?::::[\w-]+)?`;
const ARROW = new RegExp(
  String.raw`^(\[\*\]|${NAME})${STYLE}\s*-->\s*(\[\*\]|${NAME})${STYLE}\s*(?::(.*))?$`,
  'u',
);
const KIND = new RegExp(
  String.raw`^state\s+(${NAME})\s*(?:<<|\[\[)(choice|fork|join)(?:>>|\]\])$`,
  'u',
);
const STATE = new RegExp(
  String.raw`^state\s+(?:"([^"]*)"\s+as\s+)?(${NAME})${STYLE}\s*(?::\s*(.+?))?\s*(\{)?$`,
  'u',
);
const TEXT = new RegExp(String.raw`^(${NAME})${STYLE}\s*(?::(.*))?$`, 'u');
const NOTE = new RegExp(String.raw`^note\s+(?:left|right)\s+of\s+(${NAME})\s*(?::(.*))?$`, 'iu');
/** Says how it looks, or what only a screen reader is told. */
const SILENT =
  /^(?:classDef|class|style|linkStyle|scale|hide empty description)\b|^acc(?:Title|Descr)\s*:/;

const SHAPES: Readonly<Record<string, string>> = {
  choice: '{" "}',
  fork: '["━━━"]',
  join: '["━━━"]',
};

interface State {
  readonly id: string;
  readonly name: string;
  shape: string | undefined;
  /** What is said of it; its name where nothing is. */
  readonly texts: string[];
}

/** What is between the braces of a state, or the whole diagram. */
interface Scope {
  readonly id: string;
  readonly label: string;
  readonly lines: string[];
  /** States that are named here first. */
  readonly own: Set<State>;
}

/**
 * Writes a state diagram with choices, forks, notes or states within states as a flowchart, since the drawing library leaves
 * them out of state diagrams.
 * @example 'stateDiagram-v2\nA --> 乙 : 好\nnote right of A : 记' → 'flowchart TB\ns0("A") -->|"好"| s1("乙")\ns0 -.- n0>"记"]'
 */
export function toStateFlow(source: string): Plain {
  return writePlain(() => new Reader().read(source));
}

class Reader {
  private readonly states = new Map<string, State>();
  private readonly scopes: Scope[] = [{id: 'all', label: '', lines: [], own: new Set()}];
  private direction = 'TB';
  private noteCount = 0;
  /** A note of several lines that is being read. */
  private note: {readonly of: State; readonly lines: string[]} | undefined;

  read(source: string): string {
    const [, ...lines] = source.split('\n').map((line) => line.trim());
    for (const line of lines) if (line !== '') this.line(line);
    if (this.note || this.scopes.length > 1) failAtEnd();
    return [`flowchart ${this.direction}`, ...this.print(this.scopes[0]!)].join('\n');
  }

  private line(line: string): void {
    if (this.note) return this.continueNote(line);
    const [, name, kind] = KIND.exec(line) ?? [];
    const [, noted, text] = NOTE.exec(line) ?? [];
    const [, from, to, label] = ARROW.exec(line) ?? [];
    const direction = /^direction\s+(TB|TD|BT|LR|RL)$/i.exec(line)?.[1];
    if (direction !== undefined) {
      if (this.scopes.length === 1) this.direction = direction.toUpperCase();
    } else if (kind !== undefined) this.stateOf(name!).shape = SHAPES[kind];
    else if (noted !== undefined) this.beginNote(noted, text);
    else if (from !== undefined)
      this.scope.lines.push(
        `${this.endOf(from, 'begin')} -->${label?.trim() ? `|"${quoted(label)}"|` : ''} ${this.endOf(to!, 'finish')}`,
      );
    else if (line === '}' && this.scopes.length > 1) this.close();
    else if (!SILENT.test(line) && !this.declare(line)) failAt(line);
  }

  private get scope(): Scope {
    return this.scopes.at(-1)!;
  }

  private declare(line: string): boolean {
    const [, label, name, described, brace] = STATE.exec(line) ?? [];
    if (name !== undefined) {
      if (brace === undefined) {
        const text = label ?? described;
        const {texts} = this.stateOf(name);
        if (text !== undefined) texts.push(text);
      } else {
        const state = this.stateOf(name);
        for (const {own} of this.scopes) own.delete(state);
        this.scopes.push({id: state.id, label: label ?? name, lines: [], own: new Set()});
      }
      return true;
    }
    const [, told, text] = TEXT.exec(line) ?? [];
    if (told === undefined) return false;
    const {texts} = this.stateOf(told);
    if (text?.trim()) texts.push(text.trim());
    return true;
  }

  private close(): void {
    const inner = this.scopes.pop()!;
    append(this.scope.lines, this.print(inner));
  }

  private print({id, label, lines, own}: Scope): string[] {
    const nodes = [...own].map((state) => {
      const texts = state.texts.length > 0 ? state.texts : [state.name];
      return `${state.id}${state.shape ?? `("${texts.map(quoted).join('<br/>')}")`}`;
    });
    return id === 'all'
      ? [...nodes, ...lines]
      : [`subgraph ${id} ["${quoted(label)}"]`, ...nodes, ...lines, 'end'];
  }

  private beginNote(name: string, text: string | undefined): void {
    const of = this.stateOf(name);
    if (text === undefined) this.note = {of, lines: []};
    else this.addNote(of, text);
  }

  private continueNote(line: string): void {
    if (!/^end\s*note$/i.test(line)) return void this.note!.lines.push(line);
    this.addNote(this.note!.of, this.note!.lines.join('<br/>'));
    this.note = undefined;
  }

  private addNote({id}: State, text: string): void {
    this.scope.lines.push(`${id} -.- n${this.noteCount++}>"${quoted(text)}"]`);
  }

  /** Beginning or end of an arrow; `[*]` is where its part begins, or ends. */
  private endOf(name: string, end: 'begin' | 'finish'): string {
    if (name !== '[*]') return this.stateOf(name).id;
    return `${end}_${this.scope.id}(("${end === 'begin' ? '●' : '◉'}"))`;
  }

  private stateOf(name: string): State {
    const known = this.states.get(name);
    if (known) return known;
    const made: State = {id: `s${this.states.size}`, name, shape: undefined, texts: []};
    this.states.set(name, made);
    this.scope.own.add(made);
    return made;
  }
}

const quoted = (text: string): string => text.trim().replaceAll('"', '#quot;');
