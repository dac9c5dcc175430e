import {existsSync, readdirSync, readFileSync, realpathSync} from 'node:fs';
import {basename, dirname, join, relative, resolve} from 'node:path';
import {openCache} from '../../cache/cache.ts';
import {runConfig} from '../../bundle/config/runConfig.ts';
import {readWhole} from '../../cache/files.ts';
import {isOutside} from '../../cache/outside.ts';
import {compareText} from '../../errors/compareText.ts';
import type {Words} from '../../errors/language.ts';
import {findOutputPathProblem} from '../../routes/outputPath.ts';
import {openCopiedLinks} from './copiedLinks.ts';
import {dropCopiedColors} from './copiedColors.ts';
import {demoteHeadings} from './demoteHeadings.ts';
import {decodeText, reportEncodings} from './decodeText.ts';
import {isMostlyZeros, readTextFile} from '../../config/textFile.ts';
import {findOnDisk} from './diskPaths.ts';
import {readEditorSigns} from './readEditorSigns.ts';
import {readFrontMatters} from './frontMatters.ts';
import {blogs} from './from/blogs/blogs.ts';
import {d2lBook} from './from/book/d2l/d2lBook.ts';
import {docsify} from './from/book/docsify.ts';
import {docute} from './from/book/docute.ts';
import {gitBook} from './from/book/gitBook.ts';
import {loppo} from './from/book/loppo.ts';
import {markdownFolder} from './from/book/markdownFolder.ts';
import {mdBook} from './from/book/mdBook.ts';
import {mintlify} from './from/book/mintlify.ts';
import {mkDocs} from './from/book/mkDocs.ts';
import {fumadocs, nextra, rspress} from './from/book/metaSites.ts';
import {starlight} from './from/book/starlight.ts';
import {gridea} from './from/gridea/gridea.ts';
import {readHexoFrontMatters} from './from/hexo/frontMatters.ts';
import {hexo} from './from/hexo/hexo.ts';
import {hugo} from './from/hugo/hugo.ts';
import {jekyll} from './from/jekyll/jekyll.ts';
import {
  type MigratedFile,
  createProblemList,
  type Migration,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
} from './from/common/migration.ts';
import {reachHeadings} from './headingLinks.ts';
import {quietly} from './quietly.ts';
import {reportAppLinks} from './appLinks.ts';
import {reportHotlinks} from './hotlinks.ts';
import {joplin} from './from/joplin/joplin.ts';
import {logseq} from './from/logseq/logseq.ts';
import {notion} from './from/notion/notion.ts';
import {obsidian} from './from/obsidian/obsidian.ts';
import {dendron} from './from/obsidian/dendron.ts';
import {quartz} from './from/obsidian/quartz.ts';
import {roam} from './from/roam/roam.ts';
import {sphinx} from './from/sphinx/sphinx.ts';
import {zola} from './from/zola/zola.ts';
import {wiki} from './from/wiki/wiki.ts';
import {wordpress} from './from/wordpress/wordpress.ts';
import {pelican} from './from/pelican/pelican.ts';
import {bookdown, quarto} from './from/quarto/quarto.ts';
import {vitepress, vuepress} from './from/vue/vueTools.ts';
import {reportOtherTool} from './otherTools.ts';
import {showHidden} from './hiddenNotes.ts';
import {nameSafely} from './safeNames.ts';
import {separateAddresses} from './sharedAddresses.ts';
import {namePictures} from './pictureEndings.ts';
import {allowPlainPictures} from './plainPictures.ts';
import {hideProtected, readProtectedTags} from './protectedNotes.ts';
import {separateTabs} from './separateTabs.ts';
import {separateTags} from './separateTags.ts';
import {findOnlySite, reportNoNotes, reportSitesInside} from './sitesInside.ts';
import {describeUnread, reportUnread} from './unreadNotes.ts';
import {mayWrite, stopOnFoldersOut, writeMigration} from './writeMigration.ts';
import {rewriteYuqueNotes} from './yuqueNotes.ts';

/** In the order in which a folder is asked whose it is. */
export const TOOLS: readonly OldTool[] = [
  vitepress,
  vuepress,
  starlight,
  rspress,
  nextra,
  fumadocs,
  mintlify,
  hexo,
  hugo,
  zola,
  jekyll,
  mkDocs,
  mdBook,
  d2lBook,
  loppo,
  docsify,
  docute,
  gitBook,
  pelican,
  gridea,
  quarto,
  bookdown,
  sphinx,
  ...blogs,
  wordpress,
  notion,
  joplin,
  wiki,
  logseq,
  dendron,
  quartz,
  roam,
  obsidian,
  markdownFolder,
];

/** Tools that a folder shows to be a site; that of others is any with Markdown. */
const OF_SITES = TOOLS.filter((one) => one !== markdownFolder && one !== obsidian);

/** Tools that make pages of notes whose names begin with `_`; others take care of them, or leave them out as we do. */
const SHOWS_ALL: ReadonlySet<OldTool> = new Set([
  vitepress,
  mkDocs,
  mdBook,
  docsify,
  docute,
  gitBook,
]);

/** What is built as it is. */
const SITE = /^(?:wuya|docusaurus)\.config\.[cm]?[jt]s$/;
/** Notes that no tool brings along: hidden ones, and templates for new notes, those of themes too. */
const LEFT_BEHIND = /\/(?:\.|(?:archetypes|scaffolds)\/)/;
const LEFT_OUT = /^(?:node_modules|dist|\.git|\.trash|\.wuya|\.temp|\.cache)$/;

/**
 * Opens a folder for reading.
 * @param workDir takes what running its configuration needs
 * @param found takes the encodings of files that were read and are no UTF-8, and the links of the file system, which are not followed
 */
function openOldFolder(
  dir: string,
  workDir: string,
  {encodings, links}: {encodings?: Map<string, string>; links?: string[]} = {},
): OldFolder {
  const paths: string[] = [];
  const visit = (below: string): void => {
    for (const entry of readdirSync(join(dir, below), {withFileTypes: true})) {
      if (LEFT_OUT.test(entry.name)) continue;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) paths.push(path);
      else if (entry.isSymbolicLink()) links?.push(path);
    }
  };
  visit('');
  const known = new Set(paths);
  return {
    paths: paths.sort(compareText),
    has: (path) => known.has(path),
    read(path) {
      if (!known.has(path)) throw notThere(join(dir, path));
      const read = readTextFile(join(dir, path)); // in half of the time of bytes and a decoder
      const isOdd = read.includes('\uFFFD') || (read.includes('\0') && isMostlyZeros(read));
      const decoded = isOdd ? decodeText(readFileSync(join(dir, path))) : undefined;
      if (decoded?.encoding !== undefined) encodings?.set(path, decoded.encoding);
      return (decoded?.text ?? read).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    },
    run: async (path) =>
      (await quietly(() => runConfig(join(dir, path), openCache(workDir), {isForeign: true})))
        .value,
  };
}

/** Returns what the system would say: a file that is not listed is none of the folder, wherever its name leads. */
function notThere(path: string): Error {
  return Object.assign(new Error(`ENOENT: no such file, read '${path}'`), {code: 'ENOENT', path});
}

/** Resolves a path as far as it is there: a link to the old folder is the old folder. */
function toRealPath(path: string): string {
  const whole = resolve(path);
  const dir = dirname(whole);
  if (existsSync(whole)) return realpathSync(whole);
  return dir === whole ? whole : join(toRealPath(dir), basename(whole));
}

export interface MigrationResult extends Migration {
  readonly tool: string;
  /** The folder inside of the old one that alone was taken over, as the only site there. */
  readonly within?: string;
}

/** Why a folder cannot be migrated. */
export type MigrationRefusal = 'noNotes' | 'unknownTool' | 'isSite' | 'inside' | 'notEmpty';

/**
 * Takes a folder of another tool over into a new one. The old one stays as it is; what the last migration wrote is replaced,
 * but for what was changed there since.
 * @returns why it cannot be done, or what was written
 */
export async function migrateFolder(
  from: string,
  to: string,
  name?: string,
): Promise<MigrationResult | MigrationRefusal> {
  const [oldDir, newDir] = [toRealPath(from), toRealPath(to)];
  if (!isOutside(relative(oldDir, newDir))) return 'inside';
  if (!mayWrite(newDir)) return 'notEmpty';
  const encodings = new Map<string, string>();
  const links: string[] = [];
  const ofNotes: MigrationProblem[] = [];
  const cacheDir = join(newDir, '.wuya', 'cache');
  stopOnFoldersOut(newDir, ['.wuya/cache/file']);
  const opened = openOldFolder(oldDir, cacheDir, {encodings, links});
  if (name === undefined && opened.paths.some((path) => SITE.test(path))) return 'isSite';
  const tool = TOOLS.find((one) =>
    name === undefined ? one.matches(opened) : one.name.toLowerCase() === name.toLowerCase(),
  );
  if (!tool) return name === undefined ? 'noNotes' : 'unknownTool';
  const isUnknown = name === undefined && tool === markdownFolder;
  const within = isUnknown ? findOnlySite(opened, OF_SITES) : undefined;
  if (within !== undefined) {
    const result = await migrateFolder(join(from, within), to);
    return typeof result === 'string' ? result : {...result, within};
  }
  const fenced = tool === hexo ? readHexoFrontMatters(opened) : opened;
  const folder = findOnDisk(readEditorSigns(readFrontMatters(fenced, ofNotes)), ofNotes);
  const inFolders = withinFolders(await tool.migrate(folder), folder);
  const open = hideProtected(inFolders.files, {
    protectedTags: tool === hexo ? readProtectedTags(folder) : new Set(),
    isOfAnyTool: tool === markdownFolder || tool === obsidian,
  });
  const shown = nameSafely(SHOWS_ALL.has(tool) ? showHidden(open.files) : open.files);
  const visible = separateAddresses(shown);
  const named = namePictures(visible, (path) => readWhole(join(oldDir, path)));
  const files = separateTabs(rewriteYuqueNotes(demoteHeadings(separateTags(named))));
  const reached = reachHeadings(openCopiedLinks(dropCopiedColors(files)));
  const migration = {...inFolders, files: allowPlainPictures(reached)};
  const stays = writeMigration(migration, {oldDir, newDir, tool: tool.name});
  const inside = isUnknown
    ? [...reportOtherTool(folder), ...reportUnread(folder), ...reportSitesInside(folder, OF_SITES)]
    : tool === pelican || tool === sphinx
      ? reportUnread(folder) // they read reStructuredText too
      : [];
  const problems = [
    ...reportNoNotes(migration, {folder, tool, tools: OF_SITES}),
    ...inside,
    ...migration.problems,
    ...open.problems,
    ...ofNotes.filter(({file}) => !LEFT_BEHIND.test(`/${file}`)),
    ...reportHotlinks(migration.files),
    ...reportAppLinks(migration.files),
    ...reportEncodings(encodings),
    ...reportLinks(links),
    ...stays,
  ];
  return {files: migration.files, problems, tool: tool.name};
}

/** Describes what a folder without notes in Markdown holds; undefined where it is unknown. */
export const describeFolder = (dir: string): Words | undefined =>
  describeUnread(openOldFolder(toRealPath(dir), ''));

/** Leaves out, and lists, what would be written beside the new folder or copied from beside the old one: names come from its settings. */
function withinFolders(migration: Migration, folder: OldFolder): Migration {
  const files = new Map<string, MigratedFile>();
  const problems = [...migration.problems];
  for (const [path, file] of migration.files)
    if (
      findOutputPathProblem(path) !== 'outside' &&
      (!('copyOf' in file) || folder.has(file.copyOf))
    )
      files.set(path, file);
    else
      problems.push({
        file: 'copyOf' in file ? file.copyOf : path,
        zh: `${path} 会写到新文件夹外面，或来自原来的文件夹外面，没有写。`,
        en: `${path} would be written beside the new folder, or comes from beside the old one; it was left out.`,
      });
  return {files, problems};
}

/** Reports links of the file system: what they lead to may be anywhere. */
function reportLinks(links: readonly string[]): MigrationProblem[] {
  const {all, add} = createProblemList(links[0] ?? '.');
  if (links.length > 0)
    add(
      undefined,
      `有 ${links.length} 个文件或文件夹是链接，没有带过来；要带，把链接换成它指向的内容再搬。`,
      `${links.length === 1 ? 'One file or folder is a link' : `${links.length} files or folders are links`} and did not come along; to bring all of them, put what links lead to in their place and migrate again.`,
    );
  return all;
}
