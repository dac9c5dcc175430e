import {parseArgs} from 'node:util';

export const TEMPLATES = ['notes', 'product', 'blog', 'empty'] as const;
export const LANGUAGES = ['zh-CN', 'en'] as const;
export type Template = (typeof TEMPLATES)[number];
export type SiteLanguage = (typeof LANGUAGES)[number];

/** What a new site is made of. */
export interface Choices {
  /** Folder of the site, as it was written. */
  readonly folder: string;
  readonly template: Template;
  readonly language: SiteLanguage;
  readonly title: string;
}

/** What a command line says; the rest is asked for. */
export type Given = Partial<Choices> & {readonly isHelp: boolean};

/** A command line that cannot be read. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

function pickFrom<T extends string>(
  option: string,
  value: string | undefined,
  known: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = known.find((name) => name === value);
  if (found === undefined) throw new UsageError(`--${option} ${value}: ${known.join(' | ')}`);
  return found;
}

/** Reads `my-notes --template blog --lang en --title "My notes"`. @throws {UsageError} for anything else */
export function readChoices(args: readonly string[]): Given {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: {type: 'string', short: 't'},
        lang: {type: 'string', short: 'l'},
        title: {type: 'string'},
        help: {type: 'boolean', short: 'h'},
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message, {cause: error});
  }
  const {values, positionals} = parsed;
  if (positionals.length > 1) throw new UsageError(positionals.join(' '));
  return {
    isHelp: values.help === true,
    folder: positionals[0],
    title: values.title,
    template: pickFrom('template', values.template, TEMPLATES),
    language: pickFrom('lang', values.lang, LANGUAGES),
  };
}

/**
 * Makes a name for package.json, made of that of the folder: `/home/me/My Notes` → `my-notes`; `site` where nothing is
 * left.
 */
export function toPackageName(folder: string): string {
  const name = folder
    .replace(/(?<![\\/])[\\/]+$/, '')
    .split(/[\\/]/)
    .at(-1)!
    .toLowerCase()
    .replace(/[^a-z\d._~-]+/g, '-')
    .replace(/^[._-]+|(?<!-)-+$/g, '');
  return name || 'site';
}

/** Guesses the language of the author by the environment: `zh_CN.UTF-8` is Chinese, all others are English. */
export function guessLanguage(
  env: Readonly<Record<string, string | undefined>>,
  systemLocale: string,
): SiteLanguage {
  const named = [env['WUYA_LANG'], env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(Boolean);
  const isNeutral = named === undefined || /^(?:C|POSIX)(?:\.|$)/.test(named);
  return /^zh/i.test(isNeutral ? systemLocale : named) ? 'zh-CN' : 'en';
}
