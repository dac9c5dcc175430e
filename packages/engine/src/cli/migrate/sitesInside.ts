import {posix} from 'node:path';
import {
  createProblemList,
  type Migration,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
} from './from/common/migration.ts';

/** Files that a site of a tool has at its top. */
const MARK =
  /^(?:mkdocs\.ya?ml|book\.toml|book\.json|\.gitbook\.yaml|SUMMARY\.md|_config\.ya?ml|(?:hugo|config)\.(?:toml|ya?ml)|index\.html|(?:wuya|docusaurus)\.config\.[cm]?[jt]s)$/;
const BUILT_AS_IT_IS = /^(?:wuya|docusaurus)\.config\./;
/** Folders whose sites are no site of the author's. */
const OTHERS =
  /(?:^|\/)(?:examples?|tests?|__tests__|fixtures|templates?|themes|vendor|_site|public)\//i;

/** What a repository has around a site: `README.md`, `README.zh-CN.md`, `CODE_OF_CONDUCT.md`. */
const OF_REPOSITORY = /^(?:[A-Z][A-Z_-]*|[Rr]eadme)(?:[._-][\w-]+)*\.(?:md|markdown)$/;
const NOTE = /\.(?:mdx?|markdown)$/i;

const MAX_DEPTH = 3;
const MAX_NAMED = 5;

/** A folder inside of another that is a site of a tool by itself. */
interface SiteInside {
  readonly dir: string;
  /** Name of the tool; undefined for a site that is built as it is. */
  readonly tool?: string;
  /** The file that shows it. */
  readonly mark: string;
}

function findSitesInside(folder: OldFolder, tools: readonly OldTool[]): readonly SiteInside[] {
  const sites: SiteInside[] = [];
  const marks = folder.paths
    .filter((path) => MARK.test(posix.basename(path)) && !OTHERS.test(path))
    .filter((path) => path.includes('/') && path.split('/').length <= MAX_DEPTH + 1)
    .sort((a, b) => a.split('/').length - b.split('/').length);
  for (const path of marks) {
    const dir = posix.dirname(path);
    if (sites.length === MAX_NAMED || sites.some((one) => `${dir}/`.startsWith(`${one.dir}/`)))
      continue;
    const built = marks.find(
      (one) => posix.dirname(one) === dir && BUILT_AS_IT_IS.test(posix.basename(one)),
    );
    const tool = built === undefined ? findTool(folderIn(folder, dir), tools) : undefined;
    if (built !== undefined) sites.push({dir, mark: built});
    else if (tool !== undefined) sites.push({dir, tool, mark: path});
  }
  return sites;
}

/**
 * Finds the folder inside of a folder of Markdown that is meant with it: the only site there, where no notes are beside it but
 * the README and the like of a repository. Undefined where there is none, or one that is built as it is.
 */
export function findOnlySite(folder: OldFolder, tools: readonly OldTool[]): string | undefined {
  const [site, ...rest] = findSitesInside(folder, tools);
  if (site?.tool === undefined || rest.length > 0) return undefined;
  const isMeant = folder.paths.every(
    (path) =>
      path.startsWith(`${site.dir}/`) ||
      !NOTE.test(path) ||
      isOfRepository(path, site.dir) ||
      OTHERS.test(path),
  );
  return isMeant ? site.dir : undefined;
}

/** Tells whether a file is of those that a repository has around its site: hidden ones, README and CHANGELOG. */
function isOfRepository(path: string, dir: string): boolean {
  const around = posix.dirname(path);
  const isAround = around === '.' || `${dir}/`.startsWith(`${around}/`);
  return /(?:^|\/)\./.test(path) || (isAround && OF_REPOSITORY.test(posix.basename(path)));
}

/** Names the folders inside of a folder of Markdown that are sites of a tool by themselves: their settings were not read. */
export function reportSitesInside(
  folder: OldFolder,
  tools: readonly OldTool[],
): readonly MigrationProblem[] {
  const problems: MigrationProblem[] = [];
  for (const {dir, tool, mark} of findSitesInside(folder, tools)) {
    const list = createProblemList(mark, problems);
    if (tool === undefined)
      list.add(
        undefined,
        `${dir} 本身是一个站点，不用搬：在那里运行 wuya build。这里只读了它的 Markdown。`,
        `${dir} is a site as it is and need not be migrated: run wuya build there. Here only its Markdown was read.`,
      );
    else
      list.add(
        undefined,
        `${dir} 是 ${tool} 的站点，这里没有读它的设置；只搬它一个，侧栏和写法都会带过来：wuya migrate ${dir} …`,
        `${dir} is a site of ${tool}, whose settings were not read here; migrate that folder alone and its sidebar and syntax come along: wuya migrate ${dir} …`,
      );
  }
  return problems;
}

/** Says that no note was found, as in the folder of a theme, and names the sites inside; nothing where there is a note. */
export function reportNoNotes(
  {files}: Migration,
  {folder, tool, tools}: {folder: OldFolder; tool: OldTool; tools: readonly OldTool[]},
): readonly MigrationProblem[] {
  if ([...files.keys()].some((path) => NOTE.test(path))) return [];
  const {all, add} = createProblemList('.');
  add(
    undefined,
    `这里有 ${tool.name} 的设置，却没有找到笔记，新站点是空的。笔记在里面的文件夹里，就搬那个文件夹；是别的工具，加上 --tool。`,
    `The settings of ${tool.name} are here, but no notes were found: the new site is empty. If a folder inside has them, migrate that one; for another tool add --tool.`,
  );
  return [...all, ...reportSitesInside(folder, tools)];
}

/** Finds the tool that a folder is a site of; undefined for a folder without notes. */
function findTool(folder: OldFolder, tools: readonly OldTool[]): string | undefined {
  if (folder.paths.every((path) => !/\.(?:md|markdown)$/i.test(path))) return undefined;
  return tools.find((one) => one.matches(folder))?.name;
}

/** Returns a folder of a folder. */
function folderIn(folder: OldFolder, dir: string): OldFolder {
  const at = (path: string): string => `${dir}/${path}`;
  return {
    paths: folder.paths.flatMap((path) =>
      path.startsWith(at('')) ? [path.slice(at('').length)] : [],
    ),
    has: (path) => folder.has(at(path)),
    read: (path) => folder.read(at(path)),
    run: (path) => folder.run(at(path)),
  };
}
