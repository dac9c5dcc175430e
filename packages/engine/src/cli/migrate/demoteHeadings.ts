import {posix} from 'node:path';
import {toPlainText} from '../../content/docs/contentTitle.ts';
import {escapeMarkdown} from '../../output/machine/markdownText.ts';
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
 * alone, which a post takes from its front matter and not from the text. A note without a title whose first of three or more such
 * headings says nothing of the name of its file is called by that.
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
  const name = tops.length >= SECTIONS && data['title'] === undefined ? nameOf(path) : undefined;
  const isUnnamed = name !== undefined && isFirstOfAll && !isAlike(name, first.words);
  const from = isUnnamed
    ? 0
    : title !== undefined && (!isFirstOfAll || isReplaced)
      ? 0
      : second?.line;
  if (from === undefined) return body;
  const written = body.split('\n');
  for (const {line, level} of lines)
    if (line >= from && level < 6) written[line] = written[line]!.replace('#', '##');
  return (isUnnamed ? `# ${escapeMarkdown(name)}\n\n` : '') + written.join('\n');
}

/** Minimum number of headings of the first level that are sections: a second one may be an afterword. */
const SECTIONS = 3;
const NOTE = /^(?:i18n\/[^/]+\/)?docs\//;
/** Words of a name that say nothing of what is in a note. */
const ANY_WORD =
  /readme|index|home|main|notes?|笔记|chapter|part|lesson|lecture|section|unit|week|day|第.{1,4}?[章节讲课天周篇部]/gi;

/** Names a note by its file, without the number at its front: `docs/3. 闭包.md` → `闭包`; undefined where that says nothing. */
function nameOf(path: string): string | undefined {
  const name = posix.basename(path, '.md').replace(/^\d+(?:[.、_\s-]+\d+)*[.、_\s-]+(?=\S)/, '');
  const isTelling =
    /[\u3400-\u9fff]{2}|[a-z]{6}/i.test(name) && /\p{L}{2}/u.test(name.replace(ANY_WORD, ''));
  return NOTE.test(path) && isTelling ? name : undefined;
}

/** Tells whether texts share a word of three letters, or two characters of Chinese side by side. */
function isAlike(a: string, b: string): boolean {
  const parts = (text: string): string[] => [
    ...(text.toLowerCase().match(/[a-z]{3,}/g) ?? []),
    ...[...text.matchAll(/[\u3400-\u9fff](?=([\u3400-\u9fff]))/g)].map(([one, next]) => one + next),
  ];
  const own = new Set(parts(a));
  return parts(b).some((part) => own.has(part));
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
