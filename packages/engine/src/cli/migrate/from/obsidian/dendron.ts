import {posix} from 'node:path';
import {createSlugger} from '../../../../content/source/slugger.ts';
import {toPlainText} from '../../../../content/docs/contentTitle.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {
  type MigratedFile,
  type Migration,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  printNote,
  readIfThere,
  toObject,
  toRelativeLink,
  toText,
} from '../common/migration.ts';
import {readSettings, toRoot} from '../common/readSettings.ts';
import {classify, mapProse, outsideSpans} from '../markdown/fences.ts';
import {nameSite} from './nameSite.ts';
import {obsidian} from './obsidian.ts';

const CONFIG = 'dendron.yml';

/** Dendron: names with dots are folders, and links say their words first; with both turned round it is a vault of Obsidian. */
export const dendron: OldTool = {
  name: 'Dendron',
  matches: ({has}) => has(CONFIG),
  async migrate(folder) {
    const found: MigrationProblem[] = [];
    const settings = readSettings(readIfThere(folder, CONFIG), CONFIG, found);
    const workspace = openWorkspace(folder, settings);
    const {files, problems} = await obsidian.migrate(asVault(folder, workspace));
    const originalOf = (path: string): string => workspace.originals.get(path) ?? path;
    const shown = [...files].map(([path, file]): [string, MigratedFile] => [
      path,
      'copyOf' in file ? {copyOf: originalOf(file.copyOf)} : finishFile(path, file, settings),
    ]);
    return {
      files: new Map(shown),
      problems: [...found, ...problems.map((one) => ({...one, file: originalOf(one.file)}))],
    } satisfies Migration;
  },
};

interface Workspace {
  /** Where files are in truth, by where they are shown. */
  readonly originals: ReadonlyMap<string, string>;
  /** Where the notes are shown, by their name with dots: without its vault, and with it. */
  readonly byName: ReadonlyMap<string, string>;
}

/** Shows `a.b.md` as `a/b.md`, and as `a/b/index.md` where notes are below it; `root.md` is the index of its vault. */
function openWorkspace({paths}: OldFolder, settings: Readonly<Record<string, unknown>>): Workspace {
  const originals = new Map<string, string>();
  const byName = new Map<string, string>();
  const vaults = [toObject(settings['workspace'])['vaults'] ?? settings['vaults']]
    .flat()
    .map(toObject)
    .flatMap(({fsPath, name}) => {
      const dir = toText(fsPath);
      return dir === undefined
        ? []
        : [{root: toRoot(dir), name: toText(name) ?? posix.basename(dir)}];
    });
  for (const {root, name} of vaults) {
    const own = paths.filter((path) => path.startsWith(root));
    const notes = own
      .map((path) => path.slice(root.length))
      .filter((path) => !path.includes('/') && path.endsWith('.md'))
      .map((path) => path.slice(0, -'.md'.length));
    const parents = new Set(
      notes.flatMap((one) => [...one.matchAll(/\./g)].map(({index}) => one.slice(0, index))),
    );
    const before = vaults.length > 1 ? `${name}/` : '';
    for (const note of notes) {
      const place =
        note === 'root' ? 'index' : note.replaceAll('.', '/') + (parents.has(note) ? '/index' : '');
      const shown = `${before}${place}.md`;
      originals.set(shown, `${root}${note}.md`);
      byName.set(`${name}/${note}`, shown);
      if (!byName.has(note)) byName.set(note, shown);
    }
    for (const path of own)
      if (path.slice(root.length).startsWith('assets/'))
        originals.set(before + path.slice(root.length), path);
  }
  return {originals, byName};
}

function asVault(folder: OldFolder, {originals, byName}: Workspace): OldFolder {
  const read = (shown: string): string => folder.read(originals.get(shown) ?? shown);
  const texts = new Map<string, string>();
  return {
    paths: [...originals.keys()].sort(),
    has: (path) => originals.has(path),
    run: (path) => folder.run(path),
    read(path) {
      if (!path.endsWith('.md')) return read(path);
      const known =
        texts.get(path) ?? rewriteNote(path, {read, byName, has: (one) => originals.has(one)});
      texts.set(path, known);
      return known;
    },
  };
}

interface Notes extends Pick<Workspace, 'byName'> {
  read(shown: string): string;
  has(shown: string): boolean;
}

function rewriteNote(path: string, notes: Notes): string {
  const {data, body, lineCount} = parseFrontMatter(notes.read(path), path);
  const {desc, nav_order: order, published, created, updated, id: _, ...others} = data;
  const front = {
    ...others,
    ...(typeof desc === 'string' && desc !== '' && {description: desc}),
    ...(typeof order === 'number' && {sidebar_position: order}),
    ...(published === false && {draft: true}),
    ...toDates(created, updated),
  };
  const text = mapProse(body, (line) =>
    outsideSpans(line, (part) =>
      part
        .replace(/\{\{\s*fm\.(\w+)\s*\}\}/g, (all, key: string) => toText(data[key]) ?? all)
        .replace(/(!?)\[\[([^[\]]+)\]\]/g, (all, sign: string, inner: string) =>
          toLink(inner, {sign, all, from: path}, notes),
        )
        .replace(/(!\[[^\]]*\]\()\/?(assets\/[^)\s]+)\)/g, (all, start: string, href: string) => {
          const vault = path.split('/')[0]!;
          const file = [href, `${vault}/${href}`].find((one) => notes.has(decodeURI(one)));
          return file === undefined ? all : `${start}${toRelativeLink(decodeURI(file), path)})`;
        }),
    ),
  );
  const printed = printNote(front, '');
  // Problems are told by their line in the old note.
  const lost = lineCount - printed.split('\n').length + 1;
  return printed + '\n'.repeat(Math.max(0, lost)) + text;
}

/** Milliseconds of `created` and `updated` → the day of the last change. */
function toDates(...times: readonly unknown[]): {last_update?: {date: string}} {
  const last = times.map(Number).findLast((time) => time > 0 && time < 8.64e15);
  return last === undefined ? {} : {last_update: {date: new Date(last).toISOString().slice(0, 10)}};
}

/** `字|a.b#节`, `dendron://vault/a.b#^c` → a link of Markdown, or what Obsidian embeds. A link without words says the title. */
function toLink(
  inner: string,
  {sign, all, from}: {readonly sign: string; readonly all: string; readonly from: string},
  {byName, read}: Notes,
): string {
  const [, label, target = ''] = /^(?:([^|]*)\|)?(.*)$/.exec(inner)!;
  const [written = '', hash = ''] = target
    .trim()
    .replace(/^dendron:\/\//, '')
    .split('#');
  const file = written === '' ? from : byName.get(written.trim());
  if (file === undefined) return label === undefined ? all : `[[${written}|${label}]]`;
  const start = hash.replace(/[,:].*$/, '');
  if (sign !== '') {
    const heading = start.startsWith('^') ? start : findHeading(read(file), start);
    return `![[${file.replace(/\.md$/, '')}${heading === undefined ? '' : `#${heading}`}]]`;
  }
  const words =
    label?.trim() ?? toText(parseFrontMatter(read(file), file).data['title']) ?? written;
  const anchor = start === '' ? '' : `#${start}`;
  return `[${words}](${file === from ? '' : toRelativeLink(file, from)}${anchor})`;
}

/** Finds the words of the heading with an id. */
function findHeading(note: string, id: string): string | undefined {
  const slugger = createSlugger();
  return classify(note)
    .flatMap(({text, kind}) =>
      kind === 'prose' ? (/^#{1,6} +(.+?)\s*$/.exec(text)?.[1] ?? []) : [],
    )
    .find((title) => slugger.slug(toPlainText(title)) === id);
}

/** Names the site as the settings do; notes begin right below their front matter. */
function finishFile(
  path: string,
  {text}: {readonly text: string},
  settings: Readonly<Record<string, unknown>>,
): MigratedFile {
  if (path !== 'wuya.config.ts')
    return {text: text.replace(/^(---\n(?:[^\n]*\n)*?---\n)\n+/, '$1\n')};
  const publishing = toObject(settings['publishing'] ?? settings['site']);
  const title = toText(toObject(publishing['seo'])['title'] ?? publishing['title']);
  const url = toText(publishing['siteUrl']);
  const origin = url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
  return {text: nameSite(text, {title, url: origin})};
}
