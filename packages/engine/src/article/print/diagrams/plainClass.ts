import {decodeSigns, toName} from './labels.ts';
import {writePlain, failAt, failAtEnd, type Plain} from './unknown.ts';

/** Name of a class: letters, signs that do not begin an arrow, and a generic part. */
const NAME = String.raw`(?:[\p{L}\p{N}_]|-(?!-)|\.(?!\.))+(?:~[^~]+(?:~[^~]*~)?~)?`;
const CARDINALITY = '(?:"([^"]*)")?';
/** Arrows that the library draws, longer ones first. */
const ARROWS = String.raw`<\|--|<\|\.\.|--\|>|\.\.\|>|\*--|o--|--\*|--o(?!\p{L})|-->|<--|\.\.>|<\.\.|--`;
const RELATION = new RegExp(
  String.raw`^(${NAME})\s*${CARDINALITY}\s*(${ARROWS})\s*${CARDINALITY}\s*(${NAME})\s*(?::(.*))?$`,
  'u',
);
const CLASS = new RegExp(
  String.raw`^class\s+(${NAME})\s*(?:\["([^"]*)"\])?\s*(?::::\s*[\w-]+)?\s*(\{\s*\}?)?$`,
  'u',
);
const MEMBER = new RegExp(String.raw`^(${NAME})\s*:(?!:)\s*(.+)$`, 'u');
const ANNOTATION = new RegExp(String.raw`^<<\s*([^<>]+?)\s*>>\s+(${NAME})$`, 'u');

/** Says how it looks, where its links lead, or what only a screen reader is told. */
const SILENT =
  /^(?:direction|style|classDef|cssClass|click|link|callback)\s|^acc(?:Title|Descr)\s*:/;

/**
 * Writes a class diagram the way the drawing library reads it, which leaves out without a word what it does not know: arrows
 * without blanks, labels of classes, annotations on a line of their own, generic types.
 * @example 'classDiagram\nA<|--List~int~' → 'classDiagram\nA <|-- List＜int＞' (the last brackets are stand-ins)
 */
export function toPlainClass(source: string): Plain {
  return writePlain(() => new Reader().read(source));
}

class Reader {
  private readonly labels = new Map<string, string>();
  private readonly lines: (() => string)[] = [];
  private isInClass = false;

  read(source: string): string {
    const [, ...lines] = source.split('\n').map((line) => line.trim().replace(/;$/, ''));
    for (const line of lines) if (line !== '') this.line(line);
    if (this.isInClass) failAtEnd();
    return ['classDiagram', ...this.lines.map((print) => print())].join('\n');
  }

  private line(line: string): void {
    if (this.isInClass) {
      this.isInClass = line !== '}';
      this.add(() => (line === '}' || /^<<.*>>$/.test(line) ? line : toMember(line)));
    } else if (!SILENT.test(line) && !this.statement(line)) failAt(line);
  }

  private statement(line: string): boolean {
    const declared = CLASS.exec(line);
    if (declared) return this.declare(declared);
    const [, annotation, annotated] = ANNOTATION.exec(line) ?? [];
    if (annotated !== undefined) {
      this.mention(annotated);
      return this.add(() => `class ${this.nameOf(annotated)} {\n<<${annotation!}>>\n}`);
    }
    const relation = RELATION.exec(line);
    if (relation) {
      const [, from, fromCount, arrow, toCount, to, label] = relation;
      this.mention(from!);
      this.mention(to!);
      return this.add(() =>
        [
          this.nameOf(from!),
          ...(fromCount === undefined ? [] : [`"${fromCount}"`]),
          arrow,
          ...(toCount === undefined ? [] : [`"${toCount}"`]),
          this.nameOf(to!),
          ...(label === undefined ? [] : [`: ${decodeSigns(label.trim())}`]),
        ].join(' '),
      );
    }
    const [, owner, member] = MEMBER.exec(line) ?? [];
    if (owner === undefined) return false;
    this.mention(owner);
    return this.add(() => `class ${this.nameOf(owner)} {\n${toMember(member!)}\n}`);
  }

  private declare([, name, label, body]: RegExpExecArray): true {
    if (label !== undefined) this.labels.set(baseOf(name!), label);
    else this.mention(name!);
    this.isInClass = body !== undefined && !body.endsWith('}');
    const end = body === undefined ? '' : this.isInClass ? ' {' : ' {\n}';
    return this.add(() => `class ${this.nameOf(name!)}${end}`);
  }

  /** A type that is named with its parts anywhere is so everywhere. */
  private mention(name: string): void {
    const base = baseOf(name);
    if (name !== base && !this.labels.has(base)) this.labels.set(base, name);
  }

  /** Returns what the library writes into the box of a class: what was said of it anywhere. */
  private nameOf(name: string): string {
    return toName(withBrackets(this.labels.get(baseOf(name)) ?? name));
  }

  private add(print: () => string): true {
    this.lines.push(print);
    return true;
  }
}

const baseOf = (name: string): string => name.replace(/~.*$/, '');

/** `List~Map~int~~` → `List<Map<int>>` */
const withBrackets = (name: string): string =>
  name.replace(/(?<=[\p{L}\p{N}_])~(?=[\p{L}\p{N}_])/gu, '<').replace(/(?<=.)~/g, '>');

/** A leading `~` is a visibility. */
const toMember = (line: string): string => withBrackets(decodeSigns(line));
