import {isPlainObject} from '../../../../config/schema/plainObject.ts';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {classify, mapProse, outsideSpans} from '../markdown/fences.ts';

type Values = Readonly<Record<string, unknown>>;

/** An expression of Vue, in which words in quotes may hold braces. */
const EXPRESSION =
  /\{\{\s*((?:'[^'\n]*'|"[^"\n]*"|`[^`\n$]*`|[^{}'"`]|\{(?!\{)|\}(?!\}))*?)\s*\}\}/g;

/** Values that expressions of the pages of a site may name. */
export interface SiteValues {
  /** The configuration as the language of the page has it. */
  readonly site: Values;
  readonly theme: Values;
}

/** Collects what the expressions of a page may name: its front matter, the site, the constants of its scripts. */
export function createScope(
  {
    body,
    data,
    title,
  }: {readonly body: string; readonly data: Values; readonly title: string | undefined},
  {site, theme}: SiteValues,
): Values {
  const page = {...data, title, frontmatter: data};
  return {
    ...readConstants(body),
    $frontmatter: data,
    frontmatter: data,
    $page: page,
    page,
    $site: {...site, themeConfig: theme},
    site: {...site, themeConfig: theme},
    $themeConfig: theme,
    theme,
    $theme: theme,
    $title: title,
    $siteTitle: site['title'],
    $description: data['description'] ?? site['description'],
    $lang: site['lang'],
  };
}

const LITERAL = String.raw`'[^'\n\\]*'|"[^"\n\\]*"|\`[^\`\n$\\]*\`|-?\d[\d.]*`;
const CONSTANT = new RegExp(
  String.raw`^[ \t]*(?:export\s+)?const\s+([A-Za-z_$][\w$]*)\s*=\s*(?:ref\(\s*)?(${LITERAL})\s*\)?\s*;?[ \t]*$`,
  'gm',
);

/** Reads the constants of a component whose values are words or numbers: `const version = '1.2'` */
function readConstants(body: string): Record<string, string> {
  const constants: Record<string, string> = {};
  for (const [, script = ''] of body.matchAll(/^<script\b[^>]*>([^]*?)^<\/script>/gm))
    for (const [, name = '', value = ''] of script.matchAll(CONSTANT))
      constants[name] = unquote(value);
  return constants;
}

const unquote = (literal: string): string => literal.replace(/^(['"`])([^]*)\1$/, '$2');

/** Puts the values of expressions of a page in their place; those that are not known stay, and so do code and `v-pre`. */
export function fillPage(body: string, scope: Values): string {
  if (!body.includes('{{')) return body;
  const verbatim = findVerbatim(body);
  return mapProse(body, (line, number) =>
    verbatim.has(number) ? line : outsideSpans(line, (part) => fillExpressions(part, scope)),
  );
}

/** Finds the numbers of the lines that Vue shows as they are written: those with `v-pre`, and those in a container of that name. */
export function findVerbatim(body: string): ReadonlySet<number> {
  const found = new Set<number>();
  let signs: string | undefined;
  for (const [i, {text, kind}] of classify(body).entries()) {
    if (kind !== 'prose') continue;
    if (signs === undefined) signs = /^\s*(:{3,})\s*v-pre\b/.exec(text)?.[1];
    else if (text.trim() === signs) signs = undefined;
    if (signs !== undefined || /\sv-pre(?=[\s>=/])/.test(text)) found.add(i + 1);
  }
  return found;
}

const fillExpressions = (text: string, scope: Values): string =>
  text.includes('{{')
    ? text.replace(EXPRESSION, (all, written: string) => evaluate(written, scope) ?? all)
    : text;

/** Blanks formulas out, whose braces are no expressions: `$a^{{b}}$`, and blocks between `$$`. Lines keep their number. */
export const dropFormulas = (text: string): string =>
  text.replace(/^[ \t]{0,9}\$\$[^$]*\$\$|\$\$?(?! )[^$`\n]+(?<! )\$(?!\d)/gm, (formula) =>
    formula.replace(/[^\n]+/g, ' '),
  );

/** Lists the expressions whose value is not known. */
export const listUnknown = (text: string, scope: Values): string[] =>
  text.includes('{{')
    ? [...text.matchAll(EXPRESSION)].flatMap(([all, written = '']) =>
        evaluate(written, scope) === undefined ? [all] : [],
      )
    : [];

/** Evaluates names with dots and words in quotes; undefined for all else. */
function evaluate(written: string, scope: Values): string | undefined {
  if (/^(?:'[^']*'|"[^"]*"|`[^`$]*`)$/.test(written)) return escapeTags(unquote(written));
  if (!/^[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*$/.test(written)) return undefined;
  const value = written
    .split(/\??\./)
    .reduce<unknown>((at, key) => (isPlainObject(at) ? lookUp(at, key) : undefined), scope);
  const isShown = typeof value === 'string' || typeof value === 'number';
  return isShown ? escapeTags(String(value)) : undefined;
}

const escapeTags = (text: string): string => text.replace(/<(?=[a-z/!])/gi, '&lt;');
