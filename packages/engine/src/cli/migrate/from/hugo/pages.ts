import {posix} from 'node:path';
import {
  createProblemList,
  type MigrationProblem,
  type OldFolder,
  toObject,
  reportLone,
} from '../common/migration.ts';
import {FOLDERS, type OldPage, type PageKind, takePath, toVisiblePath} from '../pages/oldPage.ts';
import {readList} from '../pages/printPage.ts';
import {type AddressRules, toAddress} from './addresses.ts';
import {cascadeValues} from './cascade.ts';
import {readHugoNote} from './frontMatter.ts';
import {type HugoLanguage, placeFile, type PlacedFile} from './languages.ts';
import {isRootPost, readSections, readTaxonomies, type SectionNote, sectionOf} from './sections.ts';

/** Notes of a Hugo site. */
export interface HugoPages {
  readonly pages: readonly OldPage[];
  /** Kinds of sections by name. */
  readonly sections: ReadonlyMap<string, PageKind>;
  /** The one section of notes, whose folder needs no name in the new site; undefined for several. */
  readonly docSection: string | undefined;
}

interface ReadFile extends PlacedFile {
  readonly path: string;
  readonly data: OldPage['data'];
  readonly body: string;
  readonly lineCount: number;
}

const OTHER_FORMATS = /\.(?:adoc|asciidoc|org|rst|pandoc|pdc|ipynb|html?)$/i;

/** Reads all notes of a site and finds what becomes of each. */
export function readHugoPages(
  folder: OldFolder,
  {
    config,
    languages,
  }: {readonly config: OldPage['data']; readonly languages: readonly HugoLanguage[]},
  problems: MigrationProblem[],
): HugoPages {
  const files = cascadeValues(readFiles(folder, languages, problems), config['cascade']);
  const rulesOfFiles = {bundles: findBundles(files), taxonomies: readTaxonomies(config)};
  const notes = files.filter((file) => isPage(file, rulesOfFiles, problems));
  const sections = readSections(notes, toObject(config['params']));
  const docs = [...sections].filter(([, kind]) => kind === 'doc');
  const docSection = docs.length === 1 ? docs[0]![0] : undefined;
  const dates = readList(toObject(config['frontmatter'])['date']);
  const rules: AddressRules = {config, hasDatedNames: dates.includes(':filename')};
  const mains = new Map<string, HugoLanguage>();
  for (const {language, own} of notes)
    if (!mains.has(toKey(own)) || language === languages[0]) mains.set(toKey(own), language);
  const taken = new Set<string>();
  const byOwn = new Map<string, string>();
  const seen = new Set<string>();
  const lone = new Map<string, string[]>();
  const pages = notes.map((note): OldPage => {
    const {own, path, language, data, body, lineCount} = note;
    const kind = kindOf(note, sections);
    const key = toKey(own);
    const isTwice = seen.has(`${language.key}:${key}`); // `a.md` beside `a.markdown`
    seen.add(`${language.key}:${key}`);
    const known = isTwice ? undefined : byOwn.get(key);
    const file = known ?? takePath(toFile(own, kind, docSection), taken);
    if (!isTwice) byOwn.set(key, file);
    const isMain = mains.get(key) === language;
    if (isMain && language !== languages[0])
      lone.set(language.locale, [...(lone.get(language.locale) ?? []), path]);
    return {
      path,
      kind,
      locale: isMain ? undefined : language.locale,
      address: toAddress(note, rules),
      prefix: language.prefix,
      file,
      names: namesOf(own),
      data,
      body,
      lineCount,
    };
  });
  reportLone(lone, problems);
  return {pages, sections, docSection};
}

function readFiles(
  folder: OldFolder,
  languages: readonly HugoLanguage[],
  problems: MigrationProblem[],
): ReadFile[] {
  return folder.paths.flatMap((path): ReadFile[] => {
    const placed = placeFile(path, languages);
    if (placed === undefined) return [];
    const own = createProblemList(path, problems);
    if (OTHER_FORMATS.test(path)) {
      own.add(
        undefined,
        '这种格式的笔记没有带过来，只认 Markdown。',
        'A note in this format was not brought over, only Markdown is.',
      );
      return [];
    }
    if (!/\.(?:md|markdown)$/i.test(path)) return [];
    const note = readHugoNote(folder.read(path), path, own);
    return [{...placed, own: placed.own.replace(/\.(?:md|markdown)$/i, '.md'), path, ...note}];
  });
}

/** Tells whether a file is published: files of a bundle that is one note are not, nor are lists of terms. */
function isPage(
  file: ReadFile,
  {
    bundles,
    taxonomies,
  }: {readonly bundles: ReadonlySet<string>; readonly taxonomies: readonly string[]},
  problems: MigrationProblem[],
): boolean {
  const {own, path, data, body} = file;
  const isEmpty = body.trim() === '';
  const report = (zh: string, en: string): void =>
    createProblemList(path, problems).add(undefined, zh, en);
  if (taxonomies.includes(sectionOf(own).toLowerCase())) {
    if (!isEmpty)
      report('标签页上的文字没有带过来。', 'The text of the page of a tag was not brought over.');
    return false;
  }
  const render = toObject(data['build'] ?? data['_build'])['render'];
  if (data['headless'] === true || render === 'never' || render === false) {
    report('不发布的笔记没有带过来。', 'A note that is not published was not brought over.');
    return false;
  }
  if (
    isEmpty &&
    /^(?:search|archives?|tags|categories)$/i.test(String(data['layout'] ?? data['type'] ?? ''))
  )
    return false; // made anew
  if (/(?:^|\/)_?index\.md$/.test(own)) return true;
  const isResource = parentsOf(own).some((dir) => bundles.has(dir));
  if (isResource)
    report(
      '它是一个文件夹里别的笔记的附件，不是页面，没有带过来。',
      'It is a file of another note in its folder and no page; it was not brought over.',
    );
  return !isResource;
}

/** Lists the folders that are one note: they have `index.md`. */
const findBundles = (files: readonly ReadFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({own}) => posix.basename(own) === 'index.md' && own !== 'index.md')
      .map(({own}) => posix.dirname(own)),
  );

function parentsOf(own: string): string[] {
  const parts = own.split('/').slice(0, -1);
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}

/** Returns what translations of a note have in common: `a.md` is one of `a/index.md`. */
const toKey = (own: string): string => own.replace(/(?:\/index)?\.md$/, '');

/** Tells the kind of a note by its section; the page of a blog or one of its folders is a page of its own. */
export function kindOf(note: SectionNote, sections: ReadonlyMap<string, PageKind>): PageKind {
  const {own} = note;
  const kind = sections.get(sectionOf(own)) ?? 'page';
  if (kind === 'post' && sectionOf(own) === '') return isRootPost(note) ? 'post' : 'page';
  return kind === 'post' && own.endsWith('_index.md') ? 'page' : kind;
}

/** Makes the path of the new file: `docs/a/_index.md` → `docs/a/index.md`, below the folder of its kind. */
export function toFile(own: string, kind: PageKind, docSection: string | undefined): string {
  const inside =
    kind === 'doc' && docSection !== undefined ? own.slice(docSection.length + 1) : own;
  return FOLDERS[kind] + toVisiblePath(inside.replace(/(^|\/)_index\.md$/, '$1index.md'));
}

function namesOf(own: string): string[] {
  const bare = own.replace(/\.md$/, '');
  const folder = own.replace(/(?:^|\/)_?index\.md$/, '');
  return [own, bare, ...(folder === own ? [] : [folder])];
}
