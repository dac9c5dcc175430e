import {existsSync, readdirSync} from 'node:fs';
import {join, posix} from 'node:path';
import {themeDir} from '../../bundle/modules/sources.ts';
import {readRegular} from '../../cache/files.ts';
import {findMarkdownParts, isPlainCopy} from '../../config/docusaurus/common/markdownParts.ts';
import {listSwizzleFiles, SWIZZLES} from '../../config/docusaurus/theme/swizzles.ts';
import {isKnownHashed} from '../../config/docusaurus/common/hashedClasses.ts';
import {STOCK} from '../../config/docusaurus/common/themeParts.ts';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {fileIn} from '../../content/source/collection.ts';
import {listVersionFolders} from '../../content/docs/versionFolders.ts';
import type {DocsCollection} from '../../content/docs/loadDocs.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {scanFolder} from '../../content/source/scan.ts';
import {adviceFor} from './unplacedParts.ts';

/**
 * Reports what a folder brought from another generator holds that this one does not use: versions, languages, replaced
 * components, hashed classes.
 */
export function checkProject(
  {dir, file, config}: LoadedConfig,
  collections: readonly DocsCollection[],
): Diagnostic[] {
  return [
    ...collections.flatMap((collection) => findOtherVersions(dir, collection)),
    ...findOtherLocales(dir, config),
    ...findReplacedComponents(dir, isForeignConfig(file)),
    ...findHashedSelectors(dir, isForeignConfig(file)),
  ];
}

function findOtherVersions(dir: string, {options, versions: own}: DocsCollection): Diagnostic[] {
  const folder = fileIn(options.id, 'versioned_docs');
  const built = own.map(({version}) => version.name);
  const all = listVersionFolders(dir, options.id);
  const versions = all.filter((name) => !built.includes(name));
  if (versions.length === 0) return [];
  const limit = (['disableVersioning', 'onlyIncludeVersions'] as const).find((key) => options[key]);
  const file = fileIn(options.id, 'versions.json');
  const params = {versions, all, file, ...(limit && {limit})};
  return [createDiagnostic('VER-250', params, {place: {file: folder}})];
}

function findOtherLocales(dir: string, {i18n, locale}: LoadedConfig['config']): Diagnostic[] {
  const own = [
    `i18n/${locale}`,
    'i18n/zh-Hans',
    ...(i18n?.languages ?? []).map(({folder}) => folder),
  ];
  const locales = foldersIn(join(dir, 'i18n')).filter((name) => !own.includes(`i18n/${name}`));
  const built = i18n?.languages.map((language) => language.locale) ?? [locale];
  return locales.length === 0
    ? []
    : [createDiagnostic('I18N-260', {locales, built}, {place: {file: 'i18n'}})];
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
}

/** Tells whether a file below `src/theme` can be a component: no test, story, helper or stand-in beside one. */
function isComponent(name: string): boolean {
  return /^[A-Z]\w*$/.test(posix.basename(name)) && !/(?:^|\/)__/.test(name);
}

/** Parts that only put other parts together: a copy of one, as ejecting a whole folder leaves many, loses nothing. */
const FRAMES = /^(?:CodeBlock|Navbar\/MobileSidebar)(?:\/|$)/;

function isUnchanged(component: string, file: string): boolean {
  if (!FRAMES.test(component)) return false;
  const code = readRegular(file).toString();
  if (component === 'CodeBlock/Content/Element') return isPlainBox(code);
  return code.includes('@theme/') && isPlainCopy(code);
}

/** Tells whether a component puts code that is made of elements into the box of all code alone, as the original does with its own classes. */
function isPlainBox(code: string): boolean {
  const tags = code.replace(/\/\/[^\n]*/g, '').matchAll(/<([A-Za-z]\w*)/g);
  return (
    /['"]@theme\/CodeBlock\/Container['"]/.test(code) &&
    [...tags].every(([, name = '']) => ['Container', 'code'].includes(name))
  );
}

function findReplacedComponents(dir: string, isForeign: boolean): Diagnostic[] {
  const taken: ReadonlySet<string> = isForeign
    ? listSwizzleFiles(
        dir,
        findMarkdownParts(dir).map(({file}) => file),
      )
    : new Set();
  return scanFolder(join(dir, 'src/theme'), (path) => /(?<!\.d)\.[jt]sx?$/.test(path)).flatMap(
    (path) => {
      const component = path.replace(/(?:\/index)?\.\w+$/, '');
      // Pages take others by their names.
      if (!STOCK.test(component)) return [];
      if (isForeign && !isComponent(component)) return [];
      if (taken.has(path)) return [];
      if (isForeign && isUnchanged(component, join(dir, 'src/theme', path))) return [];
      const file = `${posix.basename(component)}.tsx`;
      const own = existsSync(join(themeDir, 'components', file)) ? `theme/${file}` : null;
      const advice = isForeign ? adviceFor(component) : undefined;
      return createDiagnostic(
        'THEME-301',
        {
          component,
          own,
          isTakenAround: isForeign && SWIZZLES.includes(component),
          ...(advice && {advice}),
        },
        {place: {file: `src/theme/${path}`, line: 1, column: 1}},
      );
    },
  );
}

/** A selector of a part of a class, and the part. */
const CLASS_PART = /\[class[*^]=\s*["']?([^"'\]\s]*)[^\]]*\]/g;

/** Tells whether a part of a class is of one that a bundler makes: of a name in code, so without hyphens, and a hash. `col-` is none. */
const isHashed = (part: string): boolean => !part.includes('-') && /_$|[a-z][A-Z]/.test(part);

function findHashedSelectors(dir: string, isForeign: boolean): Diagnostic[] {
  return scanFolder(join(dir, 'src/css'), (path) => path.endsWith('.css')).flatMap((path) =>
    readRegular(join(dir, 'src/css', path))
      .toString()
      .split('\n')
      .flatMap((line, i) =>
        [...line.matchAll(CLASS_PART)]
          .filter(([, part = '']) => isHashed(part) && !(isForeign && isKnownHashed(part)))
          .map(({0: selector, index}) =>
            createDiagnostic(
              'CSS-310',
              {selector},
              {place: {file: `src/css/${path}`, line: i + 1, column: index + 1}},
            ),
          ),
      ),
  );
}
