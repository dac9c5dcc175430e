import {join, posix} from 'node:path';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import type {Content} from '../../content/content.ts';
import {docsFolders} from '../../content/source/collection.ts';
import {createMatcher} from '../../content/source/glob.ts';
import {readRulesOf} from '../../content/source/readRules.ts';
import {scanFolder} from '../../content/source/scan.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';

/** Folders that the manual and templates name, with the option that says which one is read. */
const USUAL = {
  docs: 'docs',
  notes: 'docs',
  blog: 'blog',
  pages: 'pages',
  'src/pages': 'pages',
} as const;

/**
 * Reports folders of a usual name whose Markdown, or components of pages, are in no page, as the configuration names another folder, or none: an author who
 * follows a page of the manual may have written there. Files that a note names, as partials, are read; those that `exclude` of
 * an option names from its folder (`../docs`) are left out on purpose.
 */
export function findUnreadFolders(site: LoadedConfig, {docs}: Pick<Content, 'docs'>): Diagnostic[] {
  if (isForeignConfig(site.file)) return []; // it came with its folders
  const {config, dir} = site;
  const read = [
    ...docsFolders(config),
    ...[...config.blog, ...config.pages].map(({path}) => path),
    ...config.staticDirectories,
  ];
  const rules = {...readRulesOf(site), report: () => undefined};
  const isLeftOut = readLeftOut(config);
  return Object.entries(USUAL).flatMap(([folder, option]) => {
    if (read.some((path) => isWithin(folder, path) || isWithin(path, folder))) return [];
    const isUnread = folder === 'src/pages' ? isPage : isText; // `pages` may hold any code
    const paths = scanFolder(join(dir, folder), isUnread, rules).filter(
      (path) => !isLeftOut(`${folder}/${path}`),
    );
    if (paths.length === 0) return [];
    // Only texts that may name one are read: a build with nothing changed reads none of the others.
    if (docs.some(({signs, source}) => signs.imports && source.text.includes(`${folder}/`)))
      return [];
    const own = config[option][0]?.path;
    const pattern = own === undefined ? undefined : posix.relative(own, folder);
    return createDiagnostic(
      'SRC-013',
      {
        folder,
        option,
        count: paths.length,
        isText: paths.every(isText),
        ...(own !== undefined && {own, pattern}),
      },
      {place: {file: `${folder}/${paths[0]!}`}},
    );
  });
}

/** Creates a test of paths, from the site, against what the options leave out of their folders. */
function readLeftOut({docs, blog, pages}: SiteConfig): (path: string) => boolean {
  const tests = [...docs, ...blog, ...pages].map(({path, exclude}) => {
    const matches = createMatcher(exclude);
    return (file: string) => matches(posix.relative(path, file));
  });
  return (file) => tests.some((test) => test(file));
}

const isText = (path: string): boolean => /^[^_][^/]*(?:\/[^_/][^/]*)*\.mdx?$/i.test(path);

/** A page may be a component; one that is called `.js` may be anything. */
const isPage = (path: string): boolean =>
  isText(path) || (/\.[jt]sx$/.test(path) && isText(path.replace(/\.[jt]sx$/, '.md')));

const isWithin = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);
