import {posix} from 'node:path';
import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {mapProse, outsideSpans} from '../markdown/fences.ts';
import {replaceNamed} from '../markdown/replaceNamed.ts';
import {decodePath, type OldFolder, toText} from '../common/migration.ts';

/** Components that are no links whatever they are given, since others take care of them. */
const OTHERS = /^(?:Badge|CodeGroup|CodeGroupItem|Tabs|TabItem)$/;
const NAME = String.raw`(?:[A-Z]\w*|[a-z]\w*-[\w-]+)`;
/** A component without an inside, or with words alone. */
const COMPONENT = new RegExp(
  String.raw`<(?<name>${NAME})(?<given>\s[^<>\n]*?)(?:/>|>(?<inner>[^<\n]{1,500})</\k<name>\s*>)`,
  'g',
);

interface Notes {
  readonly folder: OldFolder;
  /** Folder of the notes, `` or `docs/`. */
  readonly root: string;
}

/**
 * Makes links of components that say where they lead: `<CourseLink href="…">看</CourseLink>` → `[看](…)`. One without words is
 * called as it says, or as the note that it leads to.
 */
export function linkComponents(text: string, notes: Notes): string {
  if (!/<[A-Za-z][\w-]*\s[^<>\n]*\b(?:href|link|to|url)=["']/.test(text)) return text;
  return mapProse(text, (line) =>
    outsideSpans(line, (part) =>
      replaceNamed(part, COMPONENT, ({name = '', given = '', inner}, {all}) => {
        const written = OTHERS.test(name)
          ? undefined
          : readFirst(given, ['href', 'link', 'to', 'url']);
        if (written === undefined || /[\s{}]/.test(written)) return all;
        const note = findNote(written, notes);
        if (note === undefined && !/[/#.]/.test(written)) return all; // `<Counter to="100" />`
        const label =
          inner?.trim() ||
          readFirst(given, ['text', 'title', 'label', 'name']) ||
          (note && titleOf(note, notes)) ||
          written;
        const isAtRoot = note !== undefined && !/^[./]/.test(written);
        return `[${label.replace(/[[\]]/g, '\\$&')}](${isAtRoot ? '/' : ''}${written})`;
      }),
    ),
  );
}

/** Reads the first of some attributes that is text. */
function readFirst(given: string, names: readonly string[]): string | undefined {
  for (const name of names) {
    const [, , value] = new RegExp(String.raw`(?:^|\s)${name}=(["'])(.*?)\1`).exec(given) ?? [];
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}

/** Finds the note at an address that counts from the folder of the notes, as components of a site often take it. */
function findNote(href: string, {folder, root}: Notes): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|[.#])/i.test(href)) return undefined;
  const plain = decodePath(href)
    .replace(/^\//, '')
    .replace(/\.(?:html|md)$/, '');
  return [`${plain}.md`, posix.join(plain, 'index.md'), posix.join(plain, 'README.md')]
    .map((path) => root + path)
    .find((path) => folder.has(path));
}

function titleOf(path: string, {folder}: Notes): string | undefined {
  const {data, body} = parseFrontMatter(folder.read(path), path);
  return toText(data['title']) ?? findContentTitle(body);
}
