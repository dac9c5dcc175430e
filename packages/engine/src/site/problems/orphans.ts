import {basename, join, relative} from 'node:path';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import type {Content} from '../../content/content.ts';
import type {Doc} from '../../content/docs/doc.ts';
import type {VersionContent} from '../../content/docs/loadDocs.ts';
import {docIdsOf, type SidebarNode} from '../../content/docs/sidebarTree.ts';
import {isMdxPage} from '../../content/frontmatter/format.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {isLeftover} from '../../content/source/leftover.ts';
import {readRulesOf} from '../../content/source/readRules.ts';
import {isExcluded, scanFolder} from '../../content/source/scan.ts';
import {coveredItemsOf} from '../../kinds/doc/cover.ts';
import type {PageContext} from '../../kinds/kind.ts';

/**
 * Finds published notes that no sidebar leads to.
 * @param linked addresses that the navbar and the sections lead to
 */
export function findOrphanNotes({versions}: Content, linked: ReadonlySet<string>): Diagnostic[] {
  return versions.flatMap((version) => findOrphansIn(version, linked));
}

function findOrphansIn(
  {docs, sidebars}: VersionContent,
  linked: ReadonlySet<string>,
): Diagnostic[] {
  if (sidebars.length === 0) return [];
  const shown = new Set(sidebars.flatMap(({items}) => [...docIdsOf(items), ...refsOf(items)]));
  const shownFolders = new Set(docs.filter(({id}) => shown.has(id)).map(topFolderOf));
  return docs
    .filter(
      (doc) =>
        !shown.has(doc.id) &&
        doc.source.originalPath === undefined && // its original is reported
        !doc.isUnlisted &&
        !doc.isDraft &&
        doc.frontMatter.displayed_sidebar === undefined &&
        !linked.has(doc.permalink),
    )
    .map((doc) => {
      const folder = topFolderOf(doc);
      const isWhole = folder !== undefined && !shownFolders.has(folder);
      return createDiagnostic('SB-046', isWhole ? {folder} : {}, {
        place: {file: doc.source.path, line: 1, column: 1},
      });
    });
}

const topFolderOf = ({source: {contentPath}}: Doc): string | undefined =>
  contentPath.includes('/') ? contentPath.split('/')[0] : undefined;

function refsOf(items: readonly SidebarNode[]): string[] {
  return items.flatMap((item) =>
    item.kind === 'doc' && item.isRef
      ? [item.docId]
      : item.kind === 'category'
        ? refsOf(item.items)
        : [],
  );
}

/** Finds files beside the notes that none of them shows or offers; `usedPaths` are absolute. */
export function findUnusedFiles(
  site: LoadedConfig,
  {docs}: Content,
  usedPaths: ReadonlySet<string>,
): Diagnostic[] {
  const {dir, config} = site;
  // What cannot be read was said when the notes were.
  const rules = {...readRulesOf(site), report: () => undefined};
  // The whole folder of a site holds much that is no file of a note.
  const folders = config.docs
    .map(({path}) => path)
    .filter((path) => relative(dir, join(dir, path)) !== '');
  const isAsset = (path: string) =>
    !/\.(?:mdx?|[cm]?[jt]sx?|css|json|ya?ml)$/i.test(path) &&
    !isExcluded(path) &&
    !isLeftover(path);
  const unused = folders
    .flatMap((folder) =>
      scanFolder(join(dir, folder), isAsset, rules).map((path) => `${folder}/${path}`),
    )
    .filter((path) => !usedPaths.has(join(dir, path)));
  if (unused.length === 0) return [];
  // MDX pages import files in code: there the name alone counts.
  const code = docs.filter(isMdxPage).map(({source}) => source.text);
  return unused
    .filter((path) => !code.some((text) => text.includes(basename(path))))
    .map((path) => createDiagnostic('IM-062', noteNameOf(path), {place: {file: path}}));
}

/** Returns the name that makes a file a note, where it looks like one: `a/b.markdown` → `b.md`. */
function noteNameOf(path: string): {readonly noteName?: string} {
  const stem = /^(.+)\.(?:markdown|mdown|mkdn?|mdwn|txt)$/i.exec(basename(path))?.[1];
  return stem === undefined ? {} : {noteName: `${stem}.md`};
}

/**
 * Names the notes that the text of no other page leads to, all in one notice: LN-058. Home pages and those that open a section
 * or a category are none. All articles are compiled.
 */
export function findLoneNotes(context: PageContext): Diagnostic[] {
  const {backlinks} = context.linkGraph();
  const lone = context.content.docs.filter(
    (doc) =>
      !doc.home &&
      !doc.isUnlisted &&
      !doc.isDraft &&
      doc.permalink !== context.config.baseUrl &&
      !backlinks.has(doc.permalink) &&
      !coveredItemsOf(doc, context.indexes.get(doc.version)!, context),
  );
  if (lone.length === 0) return [];
  return [createDiagnostic('LN-058', {values: lone.map(({source}) => source.path)})];
}
