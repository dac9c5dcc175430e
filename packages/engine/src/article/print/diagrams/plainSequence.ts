import {decodeSigns} from './labels.ts';
import {writePlain, failAt, failAtEnd, type Plain, Unknown} from './unknown.ts';

/** Longer arrows first: `pre-xml->>B` is a message of `pre-xml`. Those with heads that cannot be drawn are last. */
const ARROWS = [
  /-->>|->>/,
  /--\)|-\)|-->|->/,
  /<<-->>|<<->>|--x|-x|--?[|\\/]+|(?<![|\\/])[|\\/]+--?/,
];
const MESSAGES = ARROWS.map(
  ({source}) => new RegExp(String.raw`^([^:<]+?)\s*(${source})\s*([+-]?)\s*([^:]+?)\s*:(.*)$`),
);
const UNDRAWN = 2;

/** The colour of a box, before its name. */
const COLOUR =
  /^(?:(?:rgb|hsl)a?\([^)]*\)|#[\da-f]{3,8}\b|(?:transparent|(?:light|dark|pale|medium)?(?:aqua|aquamarine|beige|black|blue|brown|coral|cyan|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|skyblue|steelblue|tan|teal|tomato|turquoise|violet|wheat|white|yellow))(?=\s|$))\s*/i;

/** Visible nowhere in a drawing, or said below it. */
const SILENT = /^(?:acc(?:Title|Descr)\s*:|title\b)/;

interface Message {
  readonly from: string;
  readonly arrow: string;
  mark: string;
  readonly to: string;
  readonly text: string;
}

/**
 * Writes a sequence diagram the way the drawing library reads it, which leaves out without a word what it does not know and
 * takes a participant named `parser` for the beginning of a `par`: participants get names of their own, `rect` goes, messages
 * are numbered, `;` ends a statement.
 * @example 'sequenceDiagram\n客户端->>parser: 读' → 'sequenceDiagram\nparticipant p0 as 客户端\nparticipant p1 as parser\np0->>p1: 读'
 */
export function toPlainSequence(source: string): Plain {
  return writePlain(() => new Reader().read(source));
}

class Reader {
  private readonly names = new Map<string, string>();
  private readonly participants: string[] = [];
  private readonly lines: (string | Message)[] = [];
  /** Whether each open block is rendered. */
  private readonly open: boolean[] = [];
  /** What the participants that are being named are together. */
  private group = '';
  private next: number | undefined;
  private step = 1;

  read(source: string): string {
    // A semicolon ends a statement, unless it ends the name of a sign: #35; &lt;
    const [, ...statements] = source.split(/\n|(?<![#&]\w{1,10});/).map((line) => line.trim());
    for (const statement of statements) if (statement !== '') this.statement(statement);
    if (this.open.length > 0) failAtEnd();
    const lines = this.lines.map((line) => (typeof line === 'string' ? line : print(line)));
    return ['sequenceDiagram', ...this.participants, ...lines].join('\n');
  }

  private statement(line: string): void {
    const known =
      SILENT.test(line) ||
      this.participant(line) ||
      this.note(line) ||
      this.numbering(line) ||
      this.activation(line) ||
      this.block(line) ||
      this.message(line);
    if (!known) failAt(line);
  }

  private participant(line: string): boolean {
    const [, kind, name, label] =
      /^(?:create\s+)?(participant|actor)\s+(\S.*?)(?:\s+as\s+(.+))?$/i.exec(line) ?? [];
    if (name === undefined) return /^destroy\s/i.test(line);
    if (/@\{/.test(name)) failAt(line);
    this.nameOf(name, kind!.toLowerCase(), label);
    return true;
  }

  private note(line: string): boolean {
    const [, place, names, text] =
      /^note\s+(left of|right of|over)\s+([^:]+):(.*)$/i.exec(line) ?? [];
    if (names === undefined) return false;
    const all = names.split(',').map((name) => this.nameOf(name.trim()));
    // The library has notes below messages alone: those that begin a part of the diagram would be in the part before.
    const last = this.lines.at(-1) ?? '';
    const isBelow = typeof last !== 'string' || /^(?:Note|end)\b/.test(last);
    if (!isBelow) this.lines.push(ghostOf(all[0]!));
    // Their boxes are as wide as the whole text, and one line high.
    this.lines.push(
      `Note ${place!.toLowerCase()} ${all.join(',')}: ${toText(text!).replace(/(?:(?<!\s)\s+)?<br\s*\/?>\s*/gi, ' ')}`,
    );
    return true;
  }

  private numbering(line: string): boolean {
    const [whole, isOff, start, step] =
      /^autonumber(?:\s+(off)|\s+(\d+)(?:\s+(\d+))?)?$/i.exec(line) ?? [];
    if (whole === undefined) return false;
    this.next = isOff === undefined ? Number(start ?? 1) : undefined;
    this.step = Number(step ?? 1);
    return true;
  }

  /** Bars on lines of life: the library has them where a message begins or ends them. */
  private activation(line: string): boolean {
    const [, isEnd, name] = /^(de)?activate\s+(.+)$/i.exec(line) ?? [];
    if (name === undefined) return false;
    const last = this.lines.at(-1);
    const id = this.nameOf(name);
    if (last !== undefined && typeof last !== 'string' && last.mark === '') {
      if (isEnd === undefined && last.to === id) last.mark = '+';
      if (isEnd !== undefined && last.from === id) last.mark = '-';
    }
    return true;
  }

  private block(line: string): boolean {
    // Mermaid takes these words in any case, and what follows for the label without a blank too: `alt: 成功`.
    const [, word, label = ''] =
      /^(loop|alt|opt|par|critical|break|rect|else|and|option|end)(?:[\s:]+(.*))?$/i.exec(line) ??
      [];
    const kind = word?.toLowerCase();
    if (/^box\b/.test(line)) return this.box(line.slice(3).trim());
    if (kind === undefined || /^(?:--?[>x)]|<<)/.test(label)) return false;
    if (kind === 'end') {
      if (this.open.length === 0) failAt(line);
      if (this.open.pop()!) this.lines.push('end');
      this.group = '';
    } else if (/^(?:else|and|option)$/.test(kind)) {
      if (this.open.at(-1) !== true) failAt(line);
      this.lines.push(`else ${toText(label)}`);
    } else {
      const isDrawn = kind !== 'rect';
      this.open.push(isDrawn);
      if (isDrawn) this.lines.push(`${kind} ${toText(label)}`);
    }
    return true;
  }

  /** The library has no box around participants: each is named with it. */
  private box(written: string): true {
    this.open.push(false);
    this.group = toText(written.replace(COLOUR, ''));
    return true;
  }

  private message(line: string): boolean {
    const index = MESSAGES.findIndex((pattern) => pattern.test(line));
    if (index === -1) return false;
    const [, from, arrow, mark, to, text] = MESSAGES[index]!.exec(line)!;
    if (index === UNDRAWN)
      throw new Unknown([
        '有消息以叉结尾，或两头都是箭头',
        'a message that ends in a cross, or at both ends',
      ]);
    const ids = [this.nameOf(from!), this.nameOf(to!)] as const;
    const number = this.next === undefined ? '' : `${this.next}. `;
    if (this.next !== undefined) this.next += this.step;
    const label = number + toText(text!);
    this.lines.push({from: ids[0], arrow: arrow!, mark: mark!, to: ids[1], text: label});
    return true;
  }

  /** Returns the name that the library knows a participant by. */
  private nameOf(name: string, kind = 'participant', label = name): string {
    const known = this.names.get(name);
    if (known !== undefined) return known;
    const id = `p${this.names.size}`;
    this.names.set(name, id);
    const own = toText(label.replace(/^"(.*)"$/, '$1'));
    const whole = /^\u200b?$/.test(this.group) ? own : `${own}<br/>${this.group}`;
    this.participants.push(`${kind} ${id} as ${whole}`);
    return id;
  }
}

/** The text of a message that is taken out of the drawing again. */
const GHOST = '\u2061';
const ghostOf = (id: string): Message => ({from: id, arrow: '->>', mark: '', to: id, text: GHOST});

/** Takes messages out of a drawing that only made room for notes. */
export function withoutGhosts(svg: string): string {
  return svg.includes(GHOST)
    ? svg.replace(/<g class="message" [^>]*data-label="\u2061"[^>]*>[^]*?<\/g>/g, '')
    : svg;
}

const print = ({from, arrow, mark, to, text}: Message): string =>
  `${from}${arrow}${mark}${to}: ${text}`;

/** The library trims texts, and knows none that is empty. */
const toText = (written: string): string => decodeSigns(written.trim()) || '\u200b';
