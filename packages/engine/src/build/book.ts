import {statSync} from 'node:fs';
import {extname, join, resolve} from 'node:path';
import {decodePath} from '@wuya/theme/pathname';
import {removeDrafts, writeFilesAtomic} from '../cache/files.ts';
import type {Doc} from '../content/docs/doc.ts';
import {type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import {escapeText} from '../article/html/escape.ts';
import {loadNothing} from '../kinds/kind.ts';
import {plainHtmlOf} from '../kinds/page/resolvedPage.ts';
import type {SitePageResult} from '../site/types.ts';
import type {Book, Chapter, ChapterPlaces, Picture} from '../output/book/book.ts';
import {writeEpub} from '../output/book/epub.ts';
import {writePage} from '../output/book/page.ts';
import {toUri} from '../output/book/uri.ts';
import {type BookText, idsOf, printXhtml, readText} from '../output/book/xhtml.ts';
import type {Progress} from '../site/progress.ts';
import {openSite, type Site} from '../site/site.ts';
import {belowBase} from '../routes/belowBase.ts';
import {type BookSection, listSections, outlineOf} from './bookParts.ts';
import {keepOthers} from './bookFiles.ts';
import {guardState, stopOnErrors, stopOnLinkOut} from './guard.ts';

interface BookOptions {
  /** Folder of the site. */
  readonly dir: string;
  /** Name, label or address of a section. @default the whole site */
  readonly section?: string | undefined;
  /** Tag of a language of the site. @default the first one */
  readonly locale?: string | undefined;
  /** @default `book` in the site */
  readonly outDir?: string | undefined;
  readonly onProgress?: Progress;
  readonly onWait?: ((pid: number) => void) | undefined;
}

/** What came of it; without paths there was no such section, or no note in it. */
interface BookResult {
  readonly epubPath?: string;
  readonly pagePath?: string;
  readonly noteCount: number;
  /** Names of the sections that there are. */
  readonly sections: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Pictures that every reader of EPUB 3 shows: https://www.w3.org/TR/epub-33/#sec-core-media-types */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Makes a book of the notes of a site, or of one of its sections: EPUB 3, and one page to print.
 * @throws {ContentError} when the site or its notes have errors
 */
export function makeBook(options: BookOptions): Promise<BookResult> {
  return guardState(options, async () => {
    const {dir, locale} = options;
    const site = await openSite(dir, {isProduction: true, ...(locale !== undefined && {locale})});
    try {
      return await bookOf(site, options);
    } finally {
      site.close();
    }
  });
}

async function bookOf(site: Site, options: BookOptions): Promise<BookResult> {
  const sections = listSections(site);
  const chosen =
    options.section === undefined
      ? sections
      : sections.filter((section) => isNamed(section, options.section!, site));
  const known = {sections: sections.map(({name}) => name)};
  const isWhole = options.section === undefined;
  const outline = outlineOf(chosen, isWhole ? unplaced(site) : []);
  if ((!isWhole && chosen.length === 0) || outline.notes.length === 0) {
    stopOnErrors(site.siteProblems); // a folder that cannot be read, rather than none
    return {noteCount: 0, ...known, diagnostics: []};
  }
  await site.compileAll(options.onProgress);
  site.save();
  stopOnErrors(site.siteProblems); // a note with a wrong address has no page
  const results: SitePageResult[] = [];
  for (const {doc} of outline.notes)
    results.push(await site.resolve(site.model.table.byPermalink.get(doc.permalink)!, loadNothing));
  const diagnostics = sortDiagnostics([
    ...site.siteProblems,
    ...results.flatMap((result) => result.diagnostics),
  ]);
  stopOnErrors(diagnostics);
  const book = createBook(site, {
    ...outline,
    results,
    section: options.section === undefined ? undefined : chosen[0],
  });
  const outDir = options.outDir === undefined ? join(site.dir, 'book') : resolve(options.outDir);
  if (options.outDir === undefined) stopOnLinkOut(site.dir, outDir);
  const name = [options.section === undefined ? 'book' : chosen[0]!.name, options.locale]
    .filter((part) => part !== undefined)
    .join('.')
    .replaceAll('/', '-');
  const epubPath = join(outDir, `${name}.epub`);
  const pagePath = join(outDir, `${name}.html`);
  keepOthers(site.dir, outDir, [epubPath, pagePath]);
  for (const path of [epubPath, pagePath]) removeDrafts(path);
  writeFilesAtomic([
    {path: epubPath, content: writeEpub(book)},
    {path: pagePath, content: writePage(book)},
  ]);
  return {epubPath, pagePath, noteCount: outline.notes.length, ...known, diagnostics};
}

function isNamed({name, label, index}: BookSection, written: string, {config}: Site): boolean {
  const path = `${config.baseUrl}${written.replace(/^\/|\/$/g, '')}/`;
  return (
    name === written ||
    label === written ||
    index.content.version.basePath === path ||
    `${index.content.version.basePath}${name}/` === path
  );
}

/** Notes that are in no sidebar. */
function unplaced({model}: Site): Doc[] {
  return [...model.context.indexes.values()]
    .filter(({content}) => content.version.isLast)
    .flatMap(({content, placementOf}) => content.docs.filter(({id}) => !placementOf(id)));
}

interface BookInput {
  readonly parts: Book['parts'];
  readonly notes: readonly {readonly doc: Doc; readonly number: string}[];
  readonly results: readonly SitePageResult[];
  readonly section: BookSection | undefined;
}

function createBook(site: Site, {parts, notes, results, section}: BookInput): Book {
  const {config, siteData} = site;
  const pictures = new Map<string, Picture>();
  const fileOf = createPictureFinder(site);
  const texts = results.map(({resolved}) =>
    readText(plainHtmlOf(resolved) ?? resolved.staticHtml?.() ?? ''),
  );
  const ids = texts.map(idsOf);
  const {addresses} = site.model;
  const numbers = new Map(
    notes.map(({doc}, i) => [decodePath(addresses.address(doc.permalink)), i]),
  );
  const chapters = notes.map(({doc, number}, i): Chapter => ({
    number,
    title: doc.title,
    print: (places) =>
      printChapter(
        {doc, number, text: texts[i]!, result: results[i]!},
        {
          ...places,
          link: createLinks({site, index: i, permalink: doc.permalink, numbers, ids, places}),
          image(src) {
            const file = fileOf(src, doc.permalink);
            const picture = file === undefined ? undefined : takePicture(file, pictures);
            return picture && places.picture(picture);
          },
        },
      ),
  }));
  const home = config.url + config.baseUrl;
  return {
    title: section ? `${section.label} · ${siteData.title}` : siteData.title,
    subtitle: config.tagline ?? '',
    identifier: section ? `${home}#book-${section.name}` : `${home}#book`,
    source: home,
    language: config.locale,
    modified: lastChangeOf(site, notes, results),
    parts,
    chapters,
    printedPictures: () => [...pictures.values()],
    contentsLabel: contentsLabelIn(config.locale),
  };
}

interface PrintedNote {
  readonly doc: Doc;
  readonly number: string;
  readonly text: BookText;
  readonly result: SitePageResult;
}

function printChapter(
  {doc, number, text, result}: PrintedNote,
  places: Parameters<typeof printXhtml>[1],
): string {
  const {page} = result.resolved;
  const titleHtml = 'titleHtml' in page ? page.titleHtml : null;
  const title =
    titleHtml === null ? escapeText(doc.title) : printXhtml(readText(titleHtml), places);
  const lead = 'lead' in page && page.lead ? `<p class="lead">${escapeText(page.lead)}</p>` : '';
  return `<h1><span class="number">${number}</span>${title}</h1>${lead}${printXhtml(text, places)}`;
}

/** Leads links of a note to chapters, and others to the web. */
function createLinks({
  site: {config},
  index,
  permalink,
  numbers,
  ids,
  places,
}: {
  readonly site: Site;
  readonly index: number;
  readonly permalink: string;
  readonly numbers: ReadonlyMap<string, number>;
  readonly ids: readonly ReadonlySet<string>[];
  readonly places: ChapterPlaces;
}): (href: string) => string | undefined {
  const base = config.url + permalink;
  return (href) => {
    if (!URL.canParse(href, base)) return undefined;
    const url = new URL(href, base);
    if (!/^(?:https?|mailto|tel):./.test(url.href)) return undefined;
    const chapter = href.startsWith('#')
      ? index
      : url.origin === new URL(config.url).origin
        ? numbers.get(decodePath(url.pathname))
        : undefined;
    if (chapter === undefined) return toUri(url.href);
    const id = decodePath(url.hash.slice(1));
    // A place that is not printed is that of its note.
    return places.chapter(chapter, id !== '' && ids[chapter]!.has(id) ? id : undefined);
  };
}

/** Finds the file of a picture of the site by its address. */
function createPictureFinder({
  config,
  model,
}: Site): (src: string, permalink: string) => string | undefined {
  const files = new Map([
    ...model.content.staticFiles.map(({path, absolutePath}) => [path, absolutePath] as const),
    ...[...model.assets.used.values()].map(({path, absolutePath}) => [path, absolutePath] as const),
  ]);
  return (src, permalink) => {
    const base = config.url + permalink;
    if (!URL.canParse(src, base)) return undefined;
    const url = new URL(src, base);
    const path = decodePath(url.pathname);
    return url.href.startsWith(config.url + config.baseUrl)
      ? files.get(belowBase(path, config.baseUrl)!)
      : undefined;
  };
}

function takePicture(absolutePath: string, pictures: Map<string, Picture>): Picture | undefined {
  const known = pictures.get(absolutePath);
  if (known) return known;
  const extension = extname(absolutePath).toLowerCase();
  const mediaType = MEDIA_TYPES[extension];
  if (mediaType === undefined) return undefined;
  const name = `${String(pictures.size + 1).padStart(3, '0')}${extension}`;
  const picture = {absolutePath, name, mediaType};
  pictures.set(absolutePath, picture);
  return picture;
}

/** Tells when a note of the book last changed: by what the site says of it, else by its file. */
function lastChangeOf(
  {dir}: Site,
  notes: BookInput['notes'],
  results: readonly SitePageResult[],
): string {
  const dates = results.flatMap(({resolved: {page}}) =>
    page.kind === 'doc' && page.lastUpdated !== undefined ? [page.lastUpdated] : [],
  );
  const times =
    dates.length > 0
      ? dates.map((date) => Date.parse(date))
      : notes.map(({doc}) => statSync(join(dir, doc.source.path)).mtimeMs);
  return `${new Date(times.reduce((a, b) => Math.max(a, b), 0)).toISOString().slice(0, 19)}Z`;
}

function contentsLabelIn(locale: string): string {
  if (!/^zh\b/i.test(locale)) return 'Contents';
  return /Hant|TW|HK|MO/i.test(locale) ? '目錄' : '目录';
}
