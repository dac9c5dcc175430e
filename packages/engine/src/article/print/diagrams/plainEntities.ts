import {decodeSigns, toName} from './labels.ts';
import {writePlain, failAt, failAtEnd, type Plain} from './unknown.ts';

/** How many, in words, and the signs of the library at the left and at the right of a line. */
const COUNTS: readonly (readonly [words: RegExp, left: string, right: string])[] = [
  [/^(?:zero or one|one or zero|\|o|o\|)$/, '|o', 'o|'],
  [/^(?:one or more|one or many|many\(1\)|1\+|\}\||\|\{)$/, '}|', '|{'],
  // The library knows `}o` nowhere, and reads these signs in any order.
  [/^(?:zero or more|zero or many|many\(0\)|0\+|\}o|o\{)$/, 'o{', 'o{'],
  [/^(?:only one|1|\|\|)$/, '||', '||'],
];
const COUNT = String.raw`[|o{}]{2}|(?:zero|one) or (?:zero|one|more|many)|many\([01]\)|[01]\+|only one|1`;
const LINE = String.raw`--|\.\.|\.-|-\.|\s(?:optionally )?to\s`;
const NAME = String.raw`"[^"]+"|[^\s"[\]{}:|]+?`;
const RELATION = new RegExp(
  String.raw`^(${NAME})\s*(${COUNT})\s*(${LINE})\s*(${COUNT})\s*(${NAME})\s*(?::(.*))?$`,
);
const ENTITY = new RegExp(
  String.raw`^(${NAME})\s*(?:\[\s*(?:"([^"]*)"|([^\]"]*?))\s*\])?\s*(?::::\s*[\w-]+)?\s*(\{\s*\}?)?$`,
);
const ATTRIBUTE = /^(\S+)\s+(\S+?)\s*((?:(?:^|[\s,]+)(?:PK|FK|UK)(?=[\s,]|$))*)\s*(?:"([^"]*)")?$/i;

/** Says how it looks, or what only a screen reader is told. */
const SILENT = /^(?:direction|style|classDef|class)\s|^acc(?:Title|Descr)\s*:/;

/**
 * Writes an entity relationship diagram the way the drawing library reads it, which leaves out without a word what it does
 * not know: names in quotes and other names, relations in words or without a text, what is said of attributes.
 * @example 'erDiagram\nA[用户] only one to zero or more B' → 'erDiagram\n用户 ||--o{ B : ""'
 */
export function toPlainEntities(source: string): Plain {
  return writePlain(() => new Reader().read(source));
}

class Reader {
  private readonly labels = new Map<string, string>();
  private readonly lines: (() => string)[] = [];
  private isInEntity = false;

  read(source: string): string {
    const [, ...lines] = source.split('\n').map((line) => line.trim());
    for (const line of lines) if (line !== '') this.line(line);
    if (this.isInEntity) failAtEnd();
    return ['erDiagram', ...this.lines.map((print) => print())].join('\n');
  }

  private line(line: string): void {
    if (this.isInEntity) this.attribute(line);
    else if (!SILENT.test(line) && !this.relation(line) && !this.entity(line)) failAt(line);
  }

  private attribute(line: string): void {
    this.isInEntity = line !== '}';
    if (line === '}') return this.add(() => '}');
    const [, type, name, keys, comment] = ATTRIBUTE.exec(line) ?? failAt(line);
    // The library keeps what is said of an attribute for those who point at it.
    const whole = comment ? `${name} · ${comment}` : name!;
    this.add(() => `${type} ${toName(whole)} ${keys!.replaceAll(',', ' ').trim()}`);
  }

  private relation(line: string): boolean {
    const [, from, fromCount, stroke, toCount, to, label = ''] = RELATION.exec(line) ?? [];
    if (from === undefined) return false;
    const left = COUNTS.find(([words]) => words.test(fromCount!)) ?? failAt(line);
    const right = COUNTS.find(([words]) => words.test(toCount!)) ?? failAt(line);
    const isSolid = /^(?:--|\s*to\s*)$/.test(stroke!);
    const text = decodeSigns(label.trim().replace(/^"(.*)"$/, '$1')) || '""';
    this.add(
      () =>
        `${this.nameOf(from)} ${left[1]}${isSolid ? '--' : '..'}${right[2]} ${this.nameOf(to!)} : ${text}`,
    );
    return true;
  }

  private entity(line: string): boolean {
    const [, name, quoted, plain, body] = ENTITY.exec(line) ?? [];
    if (name === undefined) return false;
    const label = quoted ?? plain;
    if (label) this.labels.set(name, label);
    const isOpen = body !== undefined && !body.endsWith('}');
    this.isInEntity = isOpen;
    this.add(() => `${this.nameOf(name)} {${isOpen ? '' : '\n}'}`);
    return true;
  }

  /** Returns what the library writes above an entity. */
  private nameOf(name: string): string {
    return toName(this.labels.get(name) ?? name.replace(/^"(.*)"$/, '$1'));
  }

  private add(print: () => string): void {
    this.lines.push(print);
  }
}
