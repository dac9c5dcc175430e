import {readFileSync} from 'node:fs';
import {dirname, join, relative, resolve, sep} from 'node:path';
import {decodePath} from '@wuya/theme/pathname';
import {isFile} from '../../cache/files.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {staticFileOf} from '../../document/namedFile.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {pointAt} from '../../errors/pointAt.ts';
import {findCssFault} from './cssFault.ts';

/** Matches an address that is no file of the site: another host, a part of the page, an alias of a bundler, what is filled in. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|~|@|$)/i;
const URL_FUNCTION = /\burl\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^"'()\s]*))\s*\)/gi;
const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi;

/**
 * Reports fonts and pictures that the stylesheets of a site name and that do not exist, also those of stylesheets that these import: the
 * bundler leaves such addresses as they are, and no page says that they lead nowhere. Stylesheets of which a part is not closed
 * are reported too.
 * @param staticPaths paths of static files in the output
 */
export function checkStyleFiles(
  {dir, config}: Pick<LoadedConfig, 'dir' | 'config'>,
  staticPaths: ReadonlySet<string>,
): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const seen = new Set<string>();
  const check = (sheet: string): void => {
    if (seen.has(sheet) || !sheet.endsWith('.css') || !isFile(sheet)) return;
    seen.add(sheet);
    const css = readFileSync(sheet, 'utf8');
    const file = relative(dir, sheet).replaceAll(sep, '/');
    const fault = findCssFault(css);
    if (fault) {
      const {kind, index} = fault;
      problems.push(createDiagnostic('CFG-016', {kind}, {place: {file, ...pointAt(css, index)}}));
      return; // what it names is not known
    }
    const code = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
    for (const [, path = ''] of code.matchAll(IMPORT))
      if (!ELSEWHERE.test(path)) check(resolve(dirname(sheet), path));
    const rules = code.replace(/@import[^;]*/gi, (rule) => ' '.repeat(rule.length));
    for (const {index, 1: double, 2: single, 3: plain} of rules.matchAll(URL_FUNCTION)) {
      const path = double ?? single ?? plain ?? '';
      const wanted = decodePath(path.replace(/[?#].*$/, ''));
      if (ELSEWHERE.test(path) || wanted === '') continue;
      const isThere = path.startsWith('/')
        ? staticPaths.has(staticFileOf(path, config.baseUrl)) || isFile(join(dir, wanted)) // as bundled
        : isFile(resolve(dirname(sheet), wanted));
      if (isThere) continue;
      problems.push(createDiagnostic('CFG-008', {path}, {place: {file, ...pointAt(css, index)}}));
    }
  };
  for (const path of config.themeConfig.customCss) check(resolve(dir, path));
  return problems;
}
