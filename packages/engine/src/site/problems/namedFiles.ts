import {basename, posix, resolve} from 'node:path';
import {isFile} from '../../cache/files.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {createPlaceFinder, type PlaceFinder} from '../../config/locate.ts';
import {findUnsafePart} from '../../content/source/unsafePath.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {staticFileOf} from '../../document/namedFile.ts';
import {findNearest} from '../../errors/nearest.ts';
import {readConfigText} from './configText.ts';

/** Matches an address on another host; one letter before a colon is a drive. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]+:|\/\/)/i;

/**
 * Reports files that the configuration names and that do not exist: the icon and the picture of the site among the static
 * files, its stylesheets in its folder.
 * @param staticPaths paths of static files in the output
 */
export function checkNamedFiles(
  {dir, file, config}: LoadedConfig,
  staticPaths: ReadonlySet<string>,
): Diagnostic[] {
  const {customCss, image} = config.themeConfig;
  // Made for the first problem: most sites have none.
  let finder: PlaceFinder | undefined;
  const placeOf = (option: string, written: string): Place => {
    finder ??= createPlaceFinder(readConfigText(file));
    return {file: basename(file), ...(finder.text(written) ?? finder.option(option))};
  };
  const ofSite = [
    {option: 'favicon', path: config.favicon},
    {option: 'themeConfig.image', path: image},
  ].flatMap(({option, path}) => {
    if (path === undefined || ELSEWHERE.test(path)) return [];
    const wanted = staticFileOf(path, config.baseUrl);
    if (staticPaths.has(wanted) && findUnsafePart(wanted) === undefined) return [];
    const nearest = findNamesake(wanted, staticPaths) ?? findNearest(wanted, staticPaths);
    return createDiagnostic(
      'CFG-006',
      {option, path, ...(nearest !== undefined && {nearest})},
      {place: placeOf(option, path)},
    );
  });
  const ofTheme = customCss
    .filter((path) => !isFile(resolve(dir, path)))
    .map((path) => {
      const meant = ['', ...config.staticDirectories]
        .map((folder) => posix.join(folder, path).replace(/^\/+/, ''))
        .find((candidate) => isFile(resolve(dir, candidate)));
      return createDiagnostic(
        'CFG-007',
        {path, ...(meant !== undefined && {nearest: meant})},
        {place: placeOf('themeConfig.customCss', path)},
      );
    });
  return [...ofSite, ...ofTheme];
}

/** Finds the one file in another folder that is called like the last part of a path: `static/a.svg` → `a.svg`. */
function findNamesake(wanted: string, paths: ReadonlySet<string>): string | undefined {
  const name = posix.basename(wanted.replaceAll('\\', '/'));
  const [found, another] = [...paths].filter((path) => posix.basename(path) === name);
  return another === undefined ? found : undefined;
}
