import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {themeDir} from '../bundle/sources.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {scanFolder} from '../source/scan.ts';

/**
 * What a folder brought from another generator holds that this one does not use: versions, languages, replaced components,
 * hashed classes.
 * @param versions names of those that are built
 */
export function checkProject({dir, config}: LoadedConfig, versions: readonly string[]): Diagnostic[] {
  return [...(config.docs === false ? [] : findOtherVersions(dir, versions)), ...findOtherLocales(dir, config.locale), ...findReplacedComponents(dir), ...findHashedSelectors(dir)];
}

function findOtherVersions(dir: string, built: readonly string[]): Diagnostic[] {
  const versions = foldersIn(join(dir, 'versioned_docs')).flatMap((name) => /^version-(.+)$/.exec(name)?.[1] ?? []).filter((name) => !built.includes(name));
  return versions.length === 0 ? [] : [createDiagnostic('VER-250', {versions}, {place: {file: 'versioned_docs'}})];
}

function findOtherLocales(dir: string, locale: string): Diagnostic[] {
  const locales = foldersIn(join(dir, 'i18n')).filter((name) => name !== locale && name !== 'zh-Hans');
  return locales.length === 0 ? [] : [createDiagnostic('I18N-260', {locales, locale}, {place: {file: 'i18n'}})];
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
}

function findReplacedComponents(dir: string): Diagnostic[] {
  return scanFolder(join(dir, 'src/theme'), (path) => /\.[jt]sx?$/.test(path)).map((path) => {
    const component = path.replace(/(?:\/index)?\.\w+$/, '');
    const file = `${posix.basename(component)}.tsx`;
    const own = existsSync(join(themeDir, 'components', file)) ? `theme/${file}` : null;
    return createDiagnostic('THEME-301', {component, own}, {place: {file: `src/theme/${path}`, line: 1, column: 1}});
  });
}

function findHashedSelectors(dir: string): Diagnostic[] {
  return scanFolder(join(dir, 'src/css'), (path) => path.endsWith('.css')).flatMap((path) =>
    readFileSync(join(dir, 'src/css', path), 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        [...line.matchAll(/\[class[*^]=[^\]]*\]/g)].map(({0: selector, index}) =>
          createDiagnostic('CSS-310', {selector}, {place: {file: `src/css/${path}`, line: i + 1, column: index + 1}}),
        ),
      ),
  );
}
