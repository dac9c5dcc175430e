import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isFile} from '../cache/files.ts';
import {isForeignConfig, type LoadedConfig} from '../config/loadConfig.ts';
import type {ConfigProblem} from '../config/siteConfig.ts';
import {findUnsafePart} from '../content/source/unsafePath.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {escapeAttribute, escapeText} from '../article/html/escape.ts';
import {isElsewhere, namedFileHref, staticFileOf} from './namedFile.ts';

interface Brand {
  /** Logo and name of the navbar as HTML. */
  readonly html: string;
  readonly problems: readonly ConfigProblem[];
}

/** Draws the brand of a site: its logo, then its name as text or as a drawing. */
export function createBrand({
  dir,
  file: configFile,
  config,
}: Pick<LoadedConfig, 'dir' | 'file' | 'config'>): Brand {
  const {logo, title = config.title} = config.themeConfig.navbar;
  const problems: ConfigProblem[] = [];
  /** The static file at a path of the configuration; undefined, and reported, when there is none. */
  const find = (option: string, path: string): string | undefined => {
    const inside = staticFileOf(path, config.baseUrl);
    const file =
      findUnsafePart(inside) === undefined
        ? config.staticDirectories
            .map((folder) => join(dir, folder, inside))
            .find((candidate) => isFile(candidate))
        : undefined;
    if (file === undefined)
      problems.push({
        option: `themeConfig.navbar.logo.${option}`,
        diagnostic: createDiagnostic('NB-007', {path}),
      });
    return file;
  };
  const draw = (option: string, path: string, className: string): string => {
    const file = find(option, path);
    return file === undefined ? '' : inlineSvg(readFileSync(file, 'utf8'), className);
  };
  const picture = (option: string, path: string, className: string): string => {
    return isElsewhere(path) || find(option, path) !== undefined
      ? toImage(namedFileHref(path, config.baseUrl), className)
      : '';
  };
  // By this class styles made for Docusaurus hide the name beside a logo that shows it.
  const hook = isForeignConfig(configFile) ? ' class="navbar__title"' : '';
  const name = title === '' ? '' : `<b${hook}>${escapeText(title)}</b>`;
  if (!logo) return {html: name, problems};
  const {src, srcDark, inline, wordmark} = logo;
  const mark = inline
    ? draw('src', src, 'mark')
    : picture('src', src, srcDark === undefined ? '' : 'only-light');
  const dark = inline || srcDark === undefined ? '' : picture('srcDark', srcDark, 'only-dark');
  return {
    html: mark + dark + (wordmark === undefined ? name : draw('wordmark', wordmark, 'word')),
    problems,
  };
}

function toImage(src: string, className: string): string {
  return `<img${className && ` class="${className}"`} src="${escapeAttribute(src)}" alt="">`;
}

/** Prints the first element of an SVG file with a class; the name beside it says what it shows. */
function inlineSvg(text: string, className: string): string {
  const start = text.indexOf('<svg');
  return start < 0
    ? ''
    : text
        .slice(start)
        .trim()
        .replace('<svg', `<svg class="${className}" aria-hidden="true"`)
        .replace(' xmlns="http://www.w3.org/2000/svg"', '');
}
