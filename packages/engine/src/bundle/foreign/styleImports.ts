import {readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {decodePath} from '@wuya/theme/pathname';
import {isFile, writeIfOther} from '../../cache/files.ts';
import {hashOf} from '../../cache/hash.ts';
import {nameHashedClasses} from '../../config/docusaurus/common/hashedClasses.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {hoistImports} from './lateImports.ts';
import {namePackages} from './packagePaths.ts';

/** Formulas are MathML here: nothing is lost without these. */
export const FORMULA_STYLES = /^katex\/.*\.css$/;

/** The address that a stylesheet imports, in quotes or as `url(…)`, and what follows it: a layer, a condition. */
const IMPORT = /@import\s+(?:url\(\s*)?(["'])(?!\/|[a-z]+:)([^"']+)\1(?:\s*\))?([^;]*);/g;
/** The address of a picture or a font beside a stylesheet. */
const BESIDE = /url\(\s*(["']?)(?![/#~]|[a-z]+:)([^"')]+)\1\s*\)/g;

/** The address of a picture or a font from the root, without what follows it: `?#iefix`. */
const ROOTED = /(url\(\s*["']?)(\/(?!\/)[^"')?#\s]+)/g;

export interface StyleReading {
  /** Folder of stylesheets that take the place of others, absolute. */
  readonly stylesDir: string;
  /** Tells whether a package that a stylesheet names is not there; other names that the site gives to folders are none. */
  isMissing(this: void, from: string, file: string): boolean;
  /** Called for each import of a stylesheet from a package that is not installed. */
  onAbsent(this: void, from: string, file: string): void;
  /** Called for each stylesheet that was read because another one imports it. */
  onRead(this: void, file: string): void;
  /**
   * Folder of the site, absolute, where it is published below a base URL: static files that stylesheets name from the root are bundled
   * with them, as by Docusaurus, so that their addresses get it. @default they are left as they are
   */
  readonly rootedIn?: string | undefined;
  /** Stylesheets around it that import it, the outermost first. @default none */
  readonly inside?: readonly string[];
}

/**
 * Takes out what a stylesheet imports from packages that are not installed, and the mark of webpack before the names of
 * packages, puts imports behind rules before them, and names classes that have a hash in Docusaurus by ours. The bundler joins stylesheets without asking anybody, so one beside it in which there is such a thing has a copy in its
 * place, whose own addresses are whole paths.
 * @param file the stylesheet, absolute
 * @returns undefined where nothing is to be done
 * @example `@import '~gone/a.css'; a {background: url(~here/b.png)}` → `a {background: url(here/b.png)}`
 */
export function adaptImports(
  code: string,
  file: string,
  reading: StyleReading,
): string | undefined {
  const {inside = []} = reading;
  const named = namePackages(nameHashedClasses(hoistImports(code)), file);
  const unmarked = named.replace(/(@import\s+["']|url\(\s*["']?)~(?=[@\w])/g, '$1');
  const plain = nameStaticFiles(unmarked, reading.rootedIn);
  // oxlint-disable-next-line max-params -- `replace` gives groups by position
  const rest = plain.replace(IMPORT, (written, _, from: string, condition: string) => {
    const beside = findBeside(from, file);
    if (beside !== undefined) {
      const adapted = inside.includes(beside)
        ? undefined
        : adaptBeside(beside, {...reading, inside: [...inside, file]});
      if (adapted !== undefined) return `@import "${adapted}"${condition};`;
      const whole = relative(dirname(file), beside).replaceAll('\\', '/');
      return from.endsWith('.css') ? written : `@import "./${whole}"${condition};`;
    }
    if (/^(?:\.|@site\/)/.test(from) || !reading.isMissing(from, file)) return written;
    if (!FORMULA_STYLES.test(from)) reading.onAbsent(from, file);
    return '';
  });
  // The mark alone needs no copy: the bundler has another name for such packages.
  const before = inside.length > 0 && named === code && plain === unmarked ? plain : code;
  return rest === before ? undefined : rest;
}

/** Names static files by their paths from the folder of the site: `url(/img/a.png)` → `url(/static/img/a.png)` */
function nameStaticFiles(css: string, dir: string | undefined): string {
  if (dir === undefined) return css;
  return css.replace(ROOTED, (written, before: string, path: string) =>
    isFile(join(dir, 'static', decodePath(path))) ? `${before}/static${path}` : written,
  );
}

/** Finds the stylesheet beside another that it imports, also without its ending or as a folder; undefined where there is none. */
function findBeside(from: string, file: string): string | undefined {
  const path = join(dirname(file), from);
  const files = [path, `${path}.css`, join(path, 'index.css')];
  return files.find((one) => one.endsWith('.css') && isFile(one));
}

/** Copies a stylesheet that another imports, and gives the path of the copy; undefined where the file can be read as it is. */
function adaptBeside(file: string, reading: StyleReading): string | undefined {
  const adapted = adaptImports(readFileSync(file, 'utf8'), file, reading);
  if (adapted === undefined) return undefined;
  reading.onRead(file);
  const whole = (from: string): string | undefined => {
    const path = join(dirname(file), from);
    return isFile(path.replace(/[?#].*$/, '')) ? toModuleId(path) : undefined;
  };
  const placed = adapted
    // oxlint-disable-next-line max-params -- `replace` gives groups by position
    .replace(IMPORT, (written, quote: string, from: string, condition: string) =>
      whole(from) ? `@import ${quote}${whole(from)}${quote}${condition};` : written,
    )
    .replace(BESIDE, (written, quote: string, from: string) =>
      whole(from) ? `url(${quote}${whole(from)}${quote})` : written,
    );
  const copy = join(reading.stylesDir, `${hashOf(file)}.css`);
  writeIfOther(copy, placed);
  return toModuleId(copy);
}
