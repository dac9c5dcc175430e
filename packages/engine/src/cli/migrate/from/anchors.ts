import {toPlainText} from '../../../content/docs/contentTitle.ts';
import {createSlugger} from '../../../content/source/slugger.ts';
import {classify} from './fences.ts';

const HEADING = /^(#{2,6})\s+(.*?)\s*$/;

/**
 * Gives headings the ids that they had, where ours would be others: old addresses with `#` lead on.
 * @param beforeCount what stands before the number of a heading whose words stood before
 */
export function keepAnchors(
  text: string,
  slugify: (text: string) => string,
  beforeCount = '-',
): string {
  const ours = createSlugger();
  const seen = new Map<string, number>();
  return classify(text)
    .map(({text: line, kind}) => {
      const [, signs = '', title = ''] = (kind === 'prose' && HEADING.exec(line)) || [];
      if (signs === '' || /\{#[^}]+\}$/.test(title)) return line;
      const base = slugify(toPlainText(title));
      const count = seen.get(base) ?? 0;
      seen.set(base, count + 1);
      const id = count === 0 ? base : `${base}${beforeCount}${count}`;
      const own = ours.slug(toPlainText(title));
      return (id === own && !title.includes('<')) || id === ''
        ? line
        : `${signs} ${title} {#${id}}`;
    })
    .join('\n');
}
