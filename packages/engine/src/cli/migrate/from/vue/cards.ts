import {toObject, toText} from '../common/migration.ts';
import {readYamlFile} from '../common/readSettings.ts';
import type {MarkdownLine} from '../markdown/fences.ts';

/**
 * Lists the cards of the theme vdoing, which are YAML in a fence: name with its link, what it says, the picture of a card that is
 * made of one. Portraits and colours do not come along. Undefined for a block without such a list.
 */
export function listCards(inner: readonly MarkdownLine[], indent: string): string[] | undefined {
  const filled = inner.filter(({text}) => text.trim() !== '');
  if (filled[0]?.kind !== 'open' || filled.at(-1)?.kind !== 'close') return undefined;
  if (filled.slice(1, -1).some(({kind}) => kind !== 'code')) return undefined;
  const data = readYamlFile(
    filled
      .slice(1, -1)
      .map(({text}) => text)
      .join('\n'),
    '',
    [],
  );
  const list = Array.isArray(data) ? data : toObject(data)['data'];
  if (!Array.isArray(list)) return undefined;
  const cards = list.flatMap((one: unknown) => printCard(toObject(one)));
  return cards.length === 0 ? undefined : cards.map((line) => (line === '' ? '' : indent + line));
}

function printCard(card: Readonly<Record<string, unknown>>): string[] {
  const read = (key: string): string => plain(toText(card[key]) ?? '');
  const [name, says, author] = [read('name'), read('desc'), read('author')];
  const [link, picture] = [toText(card['link']), toText(card['img'])];
  if (name === '') return [];
  const shown = link === undefined ? `**${name}**` : `[${name}](<${link}>)`;
  const words = [shown, says, author].filter(Boolean).join(' · ');
  return picture === undefined ? [`- ${words}`] : [`- ${words}`, '', `  ![${name}](<${picture}>)`];
}

/** Text as Markdown shows it, on one line. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#]/g, '\\$&');
