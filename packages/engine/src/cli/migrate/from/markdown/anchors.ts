import {toPlainText} from '../../../../content/docs/contentTitle.ts';
import {createSlugger} from '../../../../content/source/slugger.ts';
import {classify} from './fences.ts';

const HEADING = /^(#{2,6})\s+(.*?)\s*$/;
export const ANY_HEADING = /^(#{1,6})\s+(.*?)\s*$/;

/** How a tool made ids of headings. */
interface IdRules {
  /** What is before the number of a heading whose words were before. @default '-' */
  readonly beforeCount?: string;
  /** Headings that had one. @default all but titles */
  readonly heading?: RegExp;
}

/** Gives headings the ids that they had, where ours would be others: old addresses with `#` lead on. */
export function keepAnchors(
  text: string,
  slugify: (text: string) => string,
  {beforeCount = '-', heading = HEADING}: IdRules = {},
): string {
  const ours = createSlugger();
  const seen = new Map<string, number>();
  return classify(text)
    .map(({text: line, kind}) => {
      const [, signs = '', title = ''] = (kind === 'prose' && heading.exec(line)) || [];
      if (signs === '' || /\{#[^}]+\}$/.test(title)) return line;
      const base = slugify(toPlainText(title));
      const count = seen.get(base) ?? 0;
      seen.set(base, count + 1);
      const id = count === 0 ? base : `${base}${beforeCount}${count}`;
      const own = ours.slug(toPlainText(title));
      return (id === own && !title.includes('<')) || base === ''
        ? line
        : `${signs} ${title} {#${id}}`;
    })
    .join('\n');
}

/**
 * Finds the ids that Python-Markdown gave to headings without a letter of English, `_1`, `_2`, counted over the whole note.
 * @param slugify makes an id as Python-Markdown does; empty for such headings
 * @returns ours by theirs: `## 安装` → `{_1: '安装'}`
 */
export function findNumberedAnchors(
  text: string,
  slugify: (text: string) => string,
): Readonly<Record<string, string>> {
  const ours = createSlugger();
  const taken = new Set<string>();
  const anchors: Record<string, string> = {};
  let number = 0;
  for (const {text: line, kind} of classify(text)) {
    const [, signs = '', title = ''] = (kind === 'prose' && ANY_HEADING.exec(line)) || [];
    if (signs === '') continue;
    const written = /\{#([^\s{}]+)\}$/.exec(title)?.[1];
    const own = written ?? (signs === '#' ? undefined : ours.slug(toPlainText(title)));
    const slug = written ?? slugify(toPlainText(title));
    if (slug !== '') {
      taken.add(slug);
      continue;
    }
    do number++;
    while (taken.has(`_${number}`));
    if (own !== undefined) anchors[`_${number}`] = own;
  }
  return anchors;
}
