import {DOLLAR, FLANK, TILDE, WIKI} from '../../text/marks.ts';

/**
 * Creates the function from columns of a prepared line to columns of the line in the file: what was put in does not count.
 * The last line is remembered, and where reading it stopped, so that the places of a long line are found in one pass.
 */
export function createColumnMap(): (
  preparedLine: string,
  sourceLine: string,
  column: number,
) => number {
  const linkTarget = /\]\(<[^<>]*>\)/y; // after a bare address that was made a link
  const wikiLink = new RegExp(`\\[(?:\\\\.|[^\\]])*\\]\\(<${WIKI}[^<>]*>\\)`, 'y');
  let last = {prepared: '', written: '', at: 0, source: 0};
  return (prepared, written, column) => {
    const isAhead = last.prepared === prepared && last.written === written && last.at <= column - 1;
    let {at, source} = isAhead ? last : {at: 0, source: 0};
    for (; at < column - 1 && at < prepared.length; at++) {
      const c = prepared[at]!;
      linkTarget.lastIndex = at;
      if (c === '[' && written.startsWith('[[', source)) {
        wikiLink.lastIndex = at;
        const end = written.indexOf(']]', source);
        if (end >= 0 && wikiLink.test(prepared)) {
          if (wikiLink.lastIndex > column - 1) break;
          at = wikiLink.lastIndex - 1;
          source = end + 2;
          continue;
        }
      }
      if (c === written[source] || c === TILDE || c === DOLLAR) source++;
      else if (c === '[' && !/\s/.test(written[source] ?? '')) continue;
      else if (c === ']' && linkTarget.test(prepared)) at = linkTarget.lastIndex - 1;
      else if (c !== FLANK && c !== '<' && c !== '>' && c !== '\\') source++;
    }
    last = {prepared, written, at, source};
    return source + 1;
  };
}
