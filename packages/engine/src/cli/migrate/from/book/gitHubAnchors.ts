import {findContentTitle, toPlainText} from '../../../../content/docs/contentTitle.ts';
import {createSlugger, slugify} from '../../../../content/source/slugger.ts';
import {classify, mapLinks} from '../fences.ts';
import {decodeAddress} from '../migration.ts';

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const EMOJI = /:[a-z\d_+-]+:/;

/**
 * Keeps ids that headings have at GitHub and not here: that of the title, where the note links to it, as contents that are
 * made by tools do, and those of headings with names of emoji.
 * @example `## :memo: 后记` → `## :memo: 后记 {#memo-后记}`
 */
export function keepGitHubAnchors(written: string): string {
  const text = lowerAnchors(written);
  const wanted = new Set<string>();
  mapLinks(text, (href) => {
    if (href.startsWith('#')) wanted.add(decodeAddress(href.slice(1)).toLowerCase());
    return href;
  });
  if (wanted.size === 0) return text;
  let hasTitle = false;
  return classify(text)
    .map(({text: line, kind}) => {
      const [, signs = '', title = ''] = (kind === 'prose' && HEADING.exec(line)) || [];
      if (signs === '' || /\{#[^}]+\}$/.test(title)) return line;
      const id = slugify(toPlainText(title));
      const isTitle = signs === '#' && !hasTitle;
      hasTitle ||= isTitle;
      if (!wanted.has(id)) return line;
      if (isTitle) return `${line}\n\n<a id="${id}"></a>\n`;
      return EMOJI.test(title) ? `${signs} ${title} {#${id}}` : line;
    })
    .join('\n');
}

/** GitHub finds ids whatever their case, a browser does not: `[a](#1-Usage)` leads to `#1-usage` where only that is there. */
function lowerAnchors(text: string): string {
  if (!/\]\(#[^)\s]*[A-Z]/.test(text)) return text;
  const slugger = createSlugger();
  const ids = new Set(
    classify(text).flatMap(({text: line, kind}) => {
      const title = kind === 'prose' ? HEADING.exec(line)?.[2] : undefined;
      return title === undefined ? [] : [slugger.slug(toPlainText(title))];
    }),
  );
  const isWritten = (id: string): boolean =>
    [`"${id}"`, `'${id}'`, `{#${id}}`].some((sign) => text.includes(sign));
  return mapLinks(text, (href) => {
    const id = href.startsWith('#') ? decodeAddress(href.slice(1)) : '';
    return !ids.has(id) && ids.has(id.toLowerCase()) && !isWritten(id) ? href.toLowerCase() : href;
  });
}

/** Makes a link to the title of a note, which has an id at GitHub alone, one to the note: `b.md#题` → `b.md` */
export function dropTitleAnchor(
  href: string,
  readTarget: (path: string) => string | undefined,
): string {
  const [, path = '', hash = ''] = /^([^#?]+\.(?:md|markdown))#([^#]+)$/i.exec(href) ?? [];
  const target = path === '' ? undefined : readTarget(path);
  const title = target === undefined ? undefined : findContentTitle(target);
  return title !== undefined && slugify(title) === decodeAddress(hash).toLowerCase() ? path : href;
}
