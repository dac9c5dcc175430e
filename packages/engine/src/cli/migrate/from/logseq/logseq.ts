import {keepLineBreaks} from '../../editors/lineBreaks.ts';
import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {
  createProblemList,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  printFrontMatter,
  readIfThere,
} from '../common/migration.ts';
import {mapProse} from '../markdown/fences.ts';
import {completeTables} from '../markdown/looseTables.ts';
import {obsidian} from '../obsidian/obsidian.ts';
import {isMissingNote} from '../obsidian/wikiLinks.ts';
import {
  type BlockTarget,
  printProperties,
  rewriteBlockLine,
  rewriteOrgBlocks,
  rewriteTask,
  takeProperties,
} from './blockText.ts';
import {journalNames} from './journal.ts';
import {nameOfPage, NOTE, placeFiles} from './pagePaths.ts';
import {printOutline, readOutline} from './outline.ts';

const CONFIG = 'logseq/config.edn';
/** A line that begins a formula, code, a table, a quote or a box, which no place can be named in. */
const OPENS_BLOCK = /^\s*(?:\$\$|`{3}|~{3}|\||>|:{3})/;

/** Folders of Logseq whose notes are files: each is rewritten as a vault of Obsidian has it, which then is migrated. */
export const logseq: OldTool = {
  name: 'Logseq',
  matches: (folder) => folder.has(CONFIG),
  async migrate(folder) {
    const problems: MigrationProblem[] = [];
    const vault = toVault(folder, problems);
    const {files, problems: found} = await obsidian.migrate(vault);
    const missing = found.filter(isMissingNote);
    const kept = found.filter((one) => !isMissingNote(one));
    if (missing.length > 0)
      createProblemList(CONFIG, problems).add(
        undefined,
        `有 ${missing.length} 处链接到没有文件的页面，只留下文字。`,
        `${missing.length === 1 ? 'One link leads to a page that has' : `${missing.length} links lead to pages that have`} no file; the words were kept.`,
      );
    return {
      files,
      problems: [...problems, ...kept.map((one) => ({...one, file: vault.originalOf(one.file)}))],
    };
  },
};

interface VaultFolder extends OldFolder {
  originalOf(path: string): string;
}

/** Returns a folder as a vault: pages at the top, their namespaces as folders, the files they show. */
function toVault(folder: OldFolder, problems: MigrationProblem[]): VaultFolder {
  const config = readIfThere(folder, CONFIG).replace(/;.*$/gm, '');
  const hidden = [...(/:hidden\s*\[([^\]]*)\]/.exec(config)?.[1] ?? '').matchAll(/"\/?([^"]+)"/g)];
  const isHidden = (path: string): boolean =>
    hidden.some(([, one = '']) => path === one || path.startsWith(`${one}/`));
  const home = /:default-home\s*\{[^}]*:page\s*"([^"]+)"/.exec(config)?.[1] ?? 'contents';
  const format = /:journal\/page-title-format\s*"([^"]+)"/.exec(config)?.[1] ?? 'MMM do, yyyy';
  const shown = folder.paths.filter(
    (path) => /^(?:pages|journals|assets)\//.test(path) && !isHidden(path),
  );
  for (const path of shown)
    if (/\.org$/i.test(path))
      createProblemList(path, problems).add(
        undefined,
        'Org 格式的页面没有带过来；先在 Logseq 里导出成 Markdown。',
        'A page in Org was not brought over; export it as Markdown in Logseq first.',
      );
  const originals = placeFiles(
    shown.filter((path) => !/\.(?:org|edn)$/i.test(path)),
    home,
  );
  const targets = findTargets(folder, originals);
  const texts = new Map(
    [...originals].flatMap(([path, original]) =>
      NOTE.test(original)
        ? [
            [
              path,
              toNote(folder.read(original), {path, original, targets, format, problems}),
            ] as const,
          ]
        : [],
    ),
  );
  const originalOf = (path: string): string => originals.get(path) ?? path;
  return {
    paths: [...originals.keys()].sort(),
    has: (path) => originals.has(path),
    read: (path) => texts.get(path) ?? folder.read(originalOf(path)),
    run: (path) => folder.run(path),
    originalOf,
  };
}

interface NoteInput {
  readonly path: string;
  readonly original: string;
  readonly targets: ReadonlyMap<string, BlockTarget>;
  /** How the titles of journals are written. */
  readonly format: string;
  readonly problems: MigrationProblem[];
}

function toNote(written: string, {path, original, targets, format, problems}: NoteInput): string {
  const {data, body} = parseFrontMatter(written, original);
  const outline = readOutline(body);
  const first = takeProperties(outline.intro);
  const isOfPage = ({depth, lines}: (typeof outline.blocks)[number]): boolean =>
    depth === 0 && takeProperties(lines).lines.every((line) => line.trim() === '');
  const opening = outline.blocks[0];
  const ofPage = opening !== undefined && first.properties.size === 0 && isOfPage(opening);
  const facts = ofPage ? takeProperties(opening.lines).properties : first.properties;
  const list = createProblemList(original, problems);
  const rewrite = (line: string): string =>
    rewriteAssets(
      rewriteBlockLine(
        line,
        (id) => targets.get(id),
        (macro) =>
          list.add(undefined, `${macro} 会原样显示。`, `${macro} is shown as it is written.`),
      ),
      original,
    );
  const blocks = outline.blocks.slice(ofPage ? 1 : 0).map(({depth, lines: all}) => {
    const {lines, properties} = takeProperties(all);
    const id = properties.get('id');
    const tables = completeTables(rewriteOrgBlocks(lines).join('\n')).split('\n');
    const shown = mapLines(tables, (line, i) => rewrite(i === 0 ? rewriteTask(line) : line));
    const isLinked = id !== undefined && targets.get(id)?.link.endsWith(`#^${id}`) === true;
    const head = shown[0] ?? '';
    const place = isLinked ? `^${id}` : '';
    const isBlock = OPENS_BLOCK.test(head);
    return {
      depth,
      isOrdered: properties.get('logseq.order-list-type') === 'number',
      lines: breakLines([
        place === '' || isBlock ? head : `${head} ${place}`,
        ...shown.slice(1),
        // Right below them it would be a row of a table, or a part of a quote.
        ...(place !== '' && isBlock ? [...(/^\s*[|>:]/.test(head) ? [''] : []), place] : []),
        ...printProperties(properties),
      ]),
    };
  });
  const intro = mapLines(rewriteOrgBlocks(first.lines), rewrite).join('\n').trim();
  const front = {...data, ...toFrontMatter(facts, {path, original, format})};
  const listed = printProperties(withoutMeta(facts)).map(rewrite);
  return [
    printFrontMatter(front).trimEnd(),
    listed.map((line) => `- ${line}`).join('\n'),
    intro,
    printOutline(blocks).trimEnd(),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

const breakLines = (lines: readonly string[]): string[] =>
  keepLineBreaks(lines.join('\n')).split('\n');

const META = /^(?:tags?|alias|aliases|description|public|exclude-from-graph-view|filters)$/;

const withoutMeta = (facts: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...facts].filter(([key]) => !META.test(key)));

/** Reads what a page says of itself, with the names by which links may call it. */
function toFrontMatter(
  facts: ReadonlyMap<string, string>,
  {path, original, format}: Pick<NoteInput, 'path' | 'original' | 'format'>,
): Record<string, unknown> {
  const read = (key: string): string[] =>
    (facts.get(key) ?? '')
      .split(/[,，]\s*/)
      .map((one) => one.replace(/^#?\[\[|\]\]$|^#/g, '').trim())
      .filter(Boolean);
  const journal = journalNames(posix.basename(original, '.md'), format);
  const full = nameOfPage(original);
  const last = full.split('/').findLast(Boolean) ?? full;
  const isCalledSo = path !== 'index.md' && posix.basename(path, '.md') === last;
  const title = facts.get('title') ?? journal[0] ?? (isCalledSo ? undefined : last);
  const own = new Set([...read('alias'), ...read('aliases')]);
  const description = facts.get('description');
  const tags = [...read('tags'), ...read('tag')];
  return {
    ...(title !== undefined && title !== '' && {title}),
    aliases: [...own],
    alias: [...journal, full],
    ...(description && {description: description.replace(/\[\[|\]\]/g, '')}),
    ...(tags.length > 0 && {tags: tags.map((tag) => tag.replace(/\s+/g, '-'))}),
  };
}

/** Finds the bullets that other bullets name, by their id. */
function findTargets(
  folder: OldFolder,
  originals: ReadonlyMap<string, string>,
): Map<string, BlockTarget> {
  const notes = [...originals].filter(([, original]) => NOTE.test(original));
  const wanted = new Set(
    notes.flatMap(([, original]) =>
      [...folder.read(original).matchAll(/\(\(([\w-]{36})\)\)/g)].map(([, id = '']) => id),
    ),
  );
  const targets = new Map<string, BlockTarget>();
  if (wanted.size === 0) return targets;
  for (const [path, original] of notes)
    for (const block of readOutline(folder.read(original)).blocks) {
      const {lines, properties} = takeProperties(block.lines);
      const id = properties.get('id');
      if (id === undefined || !wanted.has(id)) continue;
      const isShown = (line: string): boolean => !/^\s*(?:$|#\+(?:begin|end)_)/i.test(line);
      const words = (lines.find(isShown) ?? '').trim();
      const page = path.slice(0, -'.md'.length);
      const heading = /^#{1,6}\s+(.*)$/.exec(words)?.[1];
      const plain = OPENS_BLOCK.test(words) ? '' : toWords(heading ?? words);
      targets.set(id, {
        link: heading === undefined ? `${page}#^${id}` : `${page}#${plain}`,
        words: plain || page,
      });
    }
  return targets;
}

const toWords = (line: string): string =>
  line
    .replace(/!?\[\[([^\]]*)\]\]/g, '$1')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`^=~]{2,}|`/g, '')
    .trim();

/** Files that pages show are beside the folder of the pages; here they are named from the top. */
const rewriteAssets = (line: string, original: string): string =>
  line.replace(/(\]\()(\/?\.\.?\/[^)\s]+)/g, (_, open: string, href: string) => {
    const path = posix.join(posix.dirname(original), href);
    return `${open}${path.startsWith('assets/') ? path : href}`;
  });

/** Changes the lines of a bullet; code stays. */
const mapLines = (
  lines: readonly string[],
  change: (line: string, i: number) => string,
): string[] => mapProse(lines.join('\n'), (line, number) => change(line, number - 1)).split('\n');
