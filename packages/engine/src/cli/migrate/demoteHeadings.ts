import {toPlainText} from '../../content/docs/contentTitle.ts';
import type {FrontMatter} from '../../content/frontmatter/frontMatter.ts';
import {classify} from './from/markdown/fences.ts';
import type {MigratedFile} from './from/common/migration.ts';
import {mapBodies} from './writtenNotes.ts';

const POST = /^(?:i18n\/[^/]+\/)?blog\//;
const HEADING = /^( {0,3})(#{1,6})(\s+.*)$/;
/** Tags between which nothing is a heading. */
const RAW = /<(pre|script|style|textarea)(?=[\s>])|<!--/i;

/**
 * Makes the first level of headings the second in notes that have several of it, as other tools show them: here it is the title
 * alone, which a post takes from its front matter and not from the text.
 */
export function demoteHeadings(
  files: ReadonlyMap<string, MigratedFile>,
): ReadonlyMap<string, MigratedFile> {
  return mapBodies(files, {
    isWanted: (text, path) => path.endsWith('.md') && /^ {0,3}#\s/m.test(text),
    rewrite: demote,
  });
}

/** Demotes the headings of one note. @param path in the new folder @returns its body */
function demote({data, body}: FrontMatter, path: string): string {
  const lines = findHeadings(body);
  const tops = lines.filter(({level}) => level === 1);
  const [first, second] = tops;
  if (first === undefined) return body;
  const title = data['title'] === undefined ? undefined : String(data['title']).trim();
  const isFirstOfAll = lines[0] === first;
  const isReplaced =
    POST.test(path) && title !== undefined && title !== '' && first.words !== title;
  // An h1 behind other headings, and one in whose place a post shows its own title, is a section like others.
  const from = title !== undefined && (!isFirstOfAll || isReplaced) ? 0 : second?.line;
  if (from === undefined) return body;
  const written = body.split('\n');
  for (const {line, level} of lines)
    if (line >= from && level < 6) written[line] = written[line]!.replace('#', '##');
  return written.join('\n');
}

/** Lists the headings of a body: the index of their line, their level and their words. */
function findHeadings(body: string): {line: number; level: number; words: string}[] {
  let end: string | undefined;
  return classify(body).flatMap(({text, kind}, line) => {
    if (kind !== 'prose') return [];
    if (end === undefined) {
      const [open, name] = RAW.exec(text) ?? [];
      if (open !== undefined) {
        const close = name === undefined ? '-->' : `</${name.toLowerCase()}>`;
        if (!text.slice(text.indexOf(open)).toLowerCase().includes(close)) end = close;
      }
    } else if (text.toLowerCase().includes(end)) end = undefined;
    const [, , signs = '', words = ''] = (end === undefined && HEADING.exec(text)) || [];
    return signs === '' ? [] : [{line, level: signs.length, words: toPlainText(words.trim())}];
  });
}
