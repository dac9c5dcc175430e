import {readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {createModuleFinder} from '../common/findModuleFile.ts';
import {MARKDOWN_PARTS} from '../common/markdownParts.ts';
import {isThemePart} from '../common/themeParts.ts';
import {toSlashes} from '../common/toSlashes.ts';
import {type GivenComponents, SWIZZLES, toGivenSwizzle} from './swizzles.ts';

/** The search is ours, whatever theme brings a field for another. */
const OURS = /^Search/;

/**
 * Finds the components of themes in packages that take the place of parts of ours, by the names of Docusaurus. Those that the site has
 * in `src/theme` go before, and later themes before earlier ones.
 * @param folders of components that plugins and themes bring, absolute
 * @param dir folder of the site, absolute
 */
export function findThemeComponents(folders: readonly string[], dir: string): GivenComponents {
  const found: Record<string, string> = {};
  const findOwn = createModuleFinder(join(dir, 'src/theme'));
  const names = [...SWIZZLES, ...MARKDOWN_PARTS].filter(
    (name) => !OURS.test(name) && findOwn(name) === undefined,
  );
  for (const findFile of folders.map(createModuleFinder))
    for (const name of names) {
      const file = findFile(name);
      if (file === undefined) continue;
      if (MARKDOWN_PARTS.includes(name) || toGivenSwizzle(name, file)) found[name] = file;
    }
  return found;
}

/** Lists the components of Docusaurus' own themes that a folder of a theme replaces and that have no place here. */
export function listUnplacedParts(folder: string, dir: string): string[] {
  const taken = Object.keys(findThemeComponents([folder], dir));
  const isOfTaken = (name: string): boolean =>
    taken.some((one) => name === one || name.startsWith(`${one}/`) || one.startsWith(`${name}/`));
  const names = listFiles(folder)
    .filter((path) => /(?<!\.d)\.[jt]sx?$/.test(path))
    .map((path) => path.replace(/(?:\/index)?\.\w+$/, ''))
    .filter((name) => /^[A-Z]\w*$/.test(basename(name)) && isThemePart(name) && !isOfTaken(name));
  // What is below one of them is a part of it.
  return [...new Set(names)]
    .filter((name) => !names.some((outer) => name.startsWith(`${outer}/`)))
    .sort();
}

/** Lists the files below a folder; none where there is no such folder. */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(toSlashes);
  } catch {
    return [];
  }
}
