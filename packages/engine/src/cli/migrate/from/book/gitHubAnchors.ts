import {toPlainText} from '../../../../content/docs/contentTitle.ts';
import {slugify} from '../../../../content/source/slugger.ts';
import {classify, mapLinks} from '../fences.ts';
import {decodeAddress} from '../migration.ts';

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const EMOJI = /:[a-z\d_+-]+:/;

/**
 * Keeps ids that headings have at GitHub and not here: that of the title, where the note links to it, as contents that are
 * made by tools do, and those of headings with names of emoji.
 * @example `## :memo: 后记` → `## :memo: 后记 {#memo-后记}`
 */
export function keepGitHubAnchors(text: string): string {
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
