import {readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {append} from '../../../cache/append.ts';
import {isFile} from '../../../cache/files.ts';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {findModuleFile} from '../common/findModuleFile.ts';
import {listMeantPaths} from '../common/listMeantPaths.ts';
import type {ConfigProblem} from '../../siteConfig.ts';
import {toList, toName, toValues} from '../common/notes.ts';

/** A module that a configuration or a plugin wants in every page, as it is written. */
export interface WantedModule {
  readonly option: string;
  readonly written: unknown;
  /** Folder that a relative path begins in, absolute. */
  readonly folder: string;
}

/** Modules that run once in the browser, and what of them is styles. */
export interface ClientModules {
  /** Absolute, in their order. */
  readonly scripts: readonly string[];
  /** Stylesheets among them, and those that a script imports for its effect: absolute, in their order. */
  readonly styles: readonly string[];
  readonly problems: readonly ConfigProblem[];
}

const STYLES = /\.(?:css|less|s[ac]ss|styl(?:us)?)$/;

/** Lists the `clientModules` of a configuration. @param dir folder of the site, absolute */
export function listClientModules(config: unknown, dir: string): WantedModule[] {
  return toList(toValues(config)['clientModules']).map((written, i) => ({
    option: `clientModules[${i}]`,
    written,
    folder: dir,
  }));
}

/** Finds the files of modules; what is not there is named and left out. */
export function findClientModules(wanted: readonly WantedModule[], dir: string): ClientModules {
  const scripts: string[] = [];
  const styles: string[] = [];
  const problems: ConfigProblem[] = [];
  for (const {option, written, folder} of wanted) {
    const paths = typeof written === 'string' ? listMeantPaths(written, dir) : [];
    const [file] = paths.flatMap((path) => findFile(resolve(folder, path)) ?? []);
    if (file === undefined) problems.push(missing(option, toName(written)));
    else if (STYLES.test(file)) styles.push(file);
    else {
      scripts.push(file);
      append(styles, importedStyles(file, dir));
    }
  }
  return {scripts: [...new Set(scripts)], styles: [...new Set(styles)], problems};
}

/** Puts stylesheets behind those of a configuration; one without any is returned as it is. */
export function withStyles(config: unknown, styles: readonly string[]): unknown {
  if (styles.length === 0) return config;
  const values = toValues(config);
  const theme = toValues(values['themeConfig']);
  const customCss = [...toList(theme['customCss']), ...styles];
  return {...values, themeConfig: {...theme, customCss}};
}

function findFile(path: string): string | undefined {
  if (isFile(path)) return path;
  return findModuleFile(path) ?? [`${path}.mjs`, `${path}/index.mjs`].find(isFile);
}

function missing(option: string, path: string): ConfigProblem {
  const diagnostic = createDiagnostic('CFG-200', {
    path: option,
    advice: [
      `没有 ${path} 这个文件：检查路径，或安装它的包。`,
      `There is no file ${path}: check the path, or install its package.`,
    ],
  });
  return {option, diagnostic};
}

/**
 * Finds the stylesheets that a script imports for their effect alone. They are site styles: with the script, which the first
 * page does not wait for, they would come after it is painted. Those of packages come with the script.
 */
function importedStyles(file: string, dir: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/^[^\S\r\n]*import\s+['"]((?:\.{1,2}|@site)\/[^'"?]+)['"]/gm)].flatMap(
    ([, from = '']) => {
      const path = from.startsWith('@site/')
        ? join(dir, from.slice('@site/'.length))
        : resolve(dirname(file), from);
      return STYLES.test(path) && isFile(path) ? [path] : [];
    },
  );
}
