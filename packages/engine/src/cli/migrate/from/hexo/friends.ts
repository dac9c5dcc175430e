import type {OldFolder} from '../common/migration.ts';
import {loadYaml} from '../../../../content/frontmatter/loadYaml.ts';
import {toObject, toText} from '../common/migration.ts';

/**
 * Prints the links to friends that Butterfly reads from YAML, in `source/_data/link.yml` or `{% flink %}`, and Shoka in
 * `{% links %}`.
 * @returns a heading and a list for each group; undefined for what is no such YAML
 */
export function printFriends(yaml: string): string | undefined {
  const groups = readGroups(yaml);
  if (groups.length === 0) return undefined;
  return groups
    .flatMap((group) => {
      const list = Array.isArray(group['link_list']) ? group['link_list'] : [];
      const name = toWords(group['class_name']);
      const words = toWords(group['class_desc']);
      return [
        ...(name === '' ? [] : [`## ${name}`]),
        ...(words === '' ? [] : [words]),
        list.map((one: unknown) => printFriend(toObject(one))).join('\n'),
      ];
    })
    .filter((part) => part !== '')
    .join('\n\n');
}

function readGroups(yaml: string): Readonly<Record<string, unknown>>[] {
  try {
    const written = loadYaml(yaml);
    const groups: unknown[] = Array.isArray(written) ? written : [];
    const read = groups.map(toObject);
    if (read.length > 0 && read.every((one) => toText(one['url']) && toText(one['site'])))
      return [{link_list: read}];
    return read.filter((group) => Array.isArray(group['link_list']));
  } catch {
    return [];
  }
}

/** Prints one friend as an item of a list. */
export function printFriend(friend: Readonly<Record<string, unknown>>): string {
  const [name, href, words] = [
    toWords(friend['name'] ?? friend['site']),
    toText(friend['link'] ?? friend['url']),
    toWords(friend['descr'] ?? friend['desc']),
  ];
  const shown = href === undefined ? name : `[${name || href}](${href})`;
  return `- ${shown}${words === '' ? '' : `：${words}`}`;
}

/** Words without the HTML of the theme. */
const toWords = (value: unknown): string =>
  String(value ?? '')
    .replace(/<[^>]*>/g, '')
    .trim();

/** Reads the links to friends that are below the words of their page; nothing where there are none. */
export function readFriends(folder: OldFolder): string {
  const path = 'source/_data/link.yml';
  const printed = folder.has(path) ? printFriends(folder.read(path)) : undefined;
  return printed === undefined ? '' : `\n${printed}\n`;
}
