import {createFenceReader} from '../../../content/source/fences.ts';

/** The markers of quotes before a line, blanks, markers of lists, and what a tag begins with. */
const LINE =
  /^((?:[ \t]*>)*)([ \t]*)((?:(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$))*)(<\/?(?:[\p{L}_$][\w.:-]*)?(?=[\s>/]|$)|\/>)?/u;

/** A tag that is open. */
interface Open {
  readonly name: string;
  /** Column of the outermost marker of a list in it; infinite without one. */
  list: number;
}

/**
 * Puts the end of a tag that is indented like an item of a list in the tag before that list's marker, so that the list ends first. The parser
 * takes such an end but then gives the tag another name, or ends the process (satteri 0.10.5).
 * @example `<A>`, `- one`, `  </A>` → `<A>`, `- one`, `</A>`
 */
export function outdentEnds(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => /^[ \t>]+<\//.test(line))) return lines;
  const kindOf = createFenceReader();
  const open: Open[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  const pop = (): number => {
    const {name, list} = open.pop()!;
    count(name, -1);
    const outer = open.at(-1);
    if (outer) outer.list = Math.min(outer.list, list);
    return list;
  };
  /** Closes the tag of that name and gives the column of the outermost list in it. */
  const close = (name: string): number => {
    if (!counts.get(name)) return Infinity;
    let list = Infinity;
    for (let last: string | undefined; last !== name;) {
      last = open.at(-1)!.name;
      list = Math.min(list, pop());
    }
    return list;
  };
  return lines.map((line) => {
    if (kindOf(line) !== 'text') return line;
    const [all, quotes, blanks, markers, tag] = LINE.exec(line)!;
    const inner = open.at(-1);
    const column = blanks!.length;
    if (markers !== '' && inner) inner.list = Math.min(inner.list, column);
    if (tag === undefined) return line;
    if (tag === '/>') {
      if (inner) pop();
      return line;
    }
    if (!tag.startsWith('</')) {
      if (!/\/>|<\//.test(line.slice(all.length))) {
        open.push({name: tag.slice(1), list: Infinity});
        count(tag.slice(1), 1);
      }
      return line;
    }
    const list = close(tag.slice(2));
    // A quote's first blank belongs to its marker.
    return markers === '' && list < column
      ? quotes + blanks!.slice(0, list) + line.slice(quotes!.length + column)
      : line;
  });
}
