import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {themeDir} from '../bundle/sources.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {scanFolder} from '../source/scan.ts';

/** What a folder brought from another generator holds that this one does not use: languages, replaced components, hashed classes. */
export function checkProject({dir, config}: LoadedConfig): Diagnostic[] {
  return [...findOtherLocales(dir, config.locale), ...findReplacedComponents(dir), ...findHashedSelectors(dir)];
}

function findOtherLocales(dir: string, locale: string): Diagnostic[] {
  const folder = join(dir, 'i18n');
  if (!existsSync(folder)) return [];
  const locales = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== locale && !/^zh-Hans$/.test(entry.name))
    .map(({name}) => name)
    .sort();
  return locales.length === 0 ? [] : [createDiagnostic('I18N-260', {locales, locale}, {place: {file: 'i18n'}})];
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
