import {toPlainText} from '../../../../content/docs/contentTitle.ts';
import {slugify} from '../../../../content/source/slugger.ts';
import {classify, mapLinks} from '../markdown/fences.ts';
import {decodeAddress} from '../common/migration.ts';

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const EMOJI = /:[a-z\d_+-]+:/;

/**
 * Keeps ids that headings with names of emoji have at GitHub and not here, where the note links to them.
 * @example `## :memo: 后记` → `## :memo: 后记 {#memo-后记}`
 */
export function keepGitHubAnchors(text: string): string {
  const wanted = new Set<string>();
  mapLinks(text, (href) => {
    if (href.startsWith('#')) wanted.add(decodeAddress(href.slice(1)).toLowerCase());
    return href;
  });
  if (wanted.size === 0) return text;
  return classify(text)
    .map(({text: line, kind}) => {
      const [, signs = '', title = ''] = (kind === 'prose' && HEADING.exec(line)) || [];
      if (signs === '' || /\{#[^}]+\}$/.test(title) || !EMOJI.test(title)) return line;
      const id = slugify(toPlainText(title));
      return wanted.has(id) ? `${signs} ${title} {#${id}}` : line;
    })
    .join('\n');
}
