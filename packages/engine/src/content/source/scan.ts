import {type Dirent, readdirSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {compareText} from '../../errors/compareText.ts';
import type {SiteTexts} from '../../config/docusaurus/content/textFunctions.ts';
import {isFile} from '../../cache/files.ts';
import {isLinkedOut} from '../../config/linkedOut.ts';
import {inspectFile} from './inspectFile.ts';
import {leadsAround} from './linkLoop.ts';

/** Rules which files of a site may be read. */
export interface ReadRules {
  /** Folder of the site, absolute: links may lead to places inside it. */
  readonly dir: string;
  /** Folders outside of the site that its configuration names, absolute: links may lead to places inside them too. */
  readonly beside?: readonly string[];
  /** Also follows links that lead elsewhere, and links to folders. */
  readonly followLinks: boolean;
  /** What functions of the site make of its files. */
  readonly texts?: SiteTexts | undefined;
  /** The site is one of Docusaurus. */
  readonly isForeign?: boolean;
}

/** Rules for scanning a folder of the site. */
interface ScanRules extends ReadRules {
  /** Called with a problem of a file or folder. */
  readonly report: (diagnostic: Diagnostic) => void;
  /** Looks into folders of packages too, which are to be published. The folder of a site may hold 50,000 files of them. @default false */
  readonly takesPackages?: boolean;
}

/**
 * Lists the paths below `dir`, with `/`, sorted by code unit; none when there is no such folder. With `rules` only what
 * may be read is listed and the rest is reported; without, links to files are listed as they are, other links left out. Folders of packages are not
 * entered.
 */
export function scanFolder(
  dir: string,
  accepts: (path: string) => boolean = () => true,
  rules?: ScanRules,
): string[] {
  const found: string[] = [];
  const visit = (path: string): void => {
    for (const entry of readEntries(join(dir, path), rules)) {
      const inner = path ? `${path}/${entry.name}` : entry.name;
      const kind = kindOf(entry, {path: join(dir, inner), isWanted: () => accepts(inner)}, rules);
      if (kind === 'folder' && entry.name === 'node_modules' && !rules?.takesPackages) continue;
      if (kind === 'folder') visit(inner);
      else if (kind === 'file' && accepts(inner)) found.push(inner);
    }
  };
  if (rules && isLinkedOut(dir, rules))
    rules.report(createDiagnostic('SRC-004', {}, {place: {file: placeIn(rules.dir, dir)}}));
  else visit('');
  return found.sort(compareText);
}

function readEntries(dir: string, rules: ScanRules | undefined): Dirent[] {
  try {
    return readdirSync(dir, {withFileTypes: true});
  } catch (error) {
    const {code = String(error)} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (!rules) throw error;
    rules.report(
      createDiagnostic('SRC-008', {reason: code}, {place: {file: placeIn(rules.dir, dir)}}),
    );
    return [];
  }
}

/**
 * Tells what an entry leads to; undefined, and reported, for what cannot be read. Hidden entries are not looked at.
 */
function kindOf(
  entry: Dirent,
  {path, isWanted}: {readonly path: string; isWanted(this: void): boolean},
  rules: ScanRules | undefined,
): 'file' | 'folder' | undefined {
  const isOdd = entry.name.includes('\uFFFD'); // as Node writes a name that is not UTF-8 and cannot be opened by it
  if (entry.isDirectory() && !(rules && isOdd)) return 'folder';
  // One that leads nowhere has nothing to read: Emacs makes `.#App.js` while somebody edits `App.js`.
  if (!rules) return entry.isSymbolicLink() && !isFile(path) ? undefined : 'file';
  if (entry.isFile() && !isOdd) return 'file';
  if (entry.name.startsWith('.') && !isWanted()) return undefined;
  const inspected = inspectFile(path, rules);
  if (inspected.kind === 'file') return 'file';
  if (inspected.kind === 'folder' && entry.isDirectory()) return 'folder';
  if (inspected.kind === 'folder' && rules.followLinks && !leadsAround(path, inspected.realPath))
    return 'folder';
  const options = {
    place: {file: placeIn(rules.dir, path)},
    ...(!isWanted() && ({level: 'warning'} as const)),
  };
  rules.report(
    inspected.kind === 'outside'
      ? createDiagnostic('SRC-004', {}, options)
      : inspected.kind === 'folder'
        ? createDiagnostic('SRC-005', {}, {...options, level: 'warning'})
        : inspected.kind === 'special'
          ? createDiagnostic('SRC-006', {}, options)
          : isOdd
            ? createDiagnostic('SRC-007', {}, options)
            : createDiagnostic('SRC-009', {}, options),
  );
  return undefined;
}

function placeIn(dir: string, path: string): string {
  const file = relative(dir, path);
  return sep === '/' ? file : file.replaceAll(sep, '/');
}

/** Tells whether a file makes no page: `_*` files and folders, tests, and hidden ones. */
export function isExcluded(path: string): boolean {
  return (
    path.split('/').some((part) => /^[._]/.test(part) || part === '__tests__') ||
    /\.test\.\w+$/.test(path)
  );
}
