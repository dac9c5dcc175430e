import {parseArgs} from 'node:util';

export const TEMPLATES = ['notes', 'product', 'blog', 'empty'] as const;
export const LANGUAGES = ['zh-CN', 'en'] as const;
type Template = (typeof TEMPLATES)[number];
export type SiteLanguage = (typeof LANGUAGES)[number];

/** Choices for a new site. */
export interface Choices {
  /** Folder of the site, as it was written. */
  readonly folder: string;
  readonly template: Template;
  readonly language: SiteLanguage;
  readonly title: string;
  /** The packages are installed and the site is opened. */
  readonly start: boolean;
}

/** Choices on a command line; the others are asked for. */
export type Given = Partial<Choices> & {readonly isHelp: boolean};

/** A mistake on a command line. */
export type Slip =
  | {readonly kind: 'unknownOption' | 'valueMissing' | 'valueTooMany'; readonly option: string}
  | {
      readonly kind: 'unknownValue';
      readonly option: string;
      readonly value: string;
      readonly known: readonly string[];
    }
  | {readonly kind: 'manyFolders'; readonly folders: readonly string[]}
  | {readonly kind: 'emptyFolder'};

/** A command line that cannot be read. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly slip: Slip;

  constructor(slip: Slip) {
    super(JSON.stringify(slip));
    this.slip = slip;
  }
}

function pickFrom<T extends string>(
  option: string,
  value: string | undefined,
  known: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = known.find((name) => name === value);
  if (found === undefined) throw new UsageError({kind: 'unknownValue', option, value, known});
  return found;
}

const OPTIONS = {
  template: {type: 'string', short: 't'},
  lang: {type: 'string', short: 'l'},
  title: {type: 'string'},
  start: {type: 'boolean'},
  help: {type: 'boolean', short: 'h'},
} as const;

/** Reads `my-notes --template blog --lang en --title "My notes"`. @throws {UsageError} for anything else */
export function readChoices(args: readonly string[]): Given {
  const {values, positionals, tokens} = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: OPTIONS,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = token.rawName;
    const known = Object.hasOwn(OPTIONS, token.name)
      ? OPTIONS[token.name as keyof typeof OPTIONS]
      : undefined;
    if (!known) throw new UsageError({kind: 'unknownOption', option});
    if (known.type === 'string' && !token.value?.trim())
      throw new UsageError({kind: 'valueMissing', option});
    if (known.type === 'boolean' && token.value !== undefined)
      throw new UsageError({kind: 'valueTooMany', option});
  }
  if (positionals.length > 1) throw new UsageError({kind: 'manyFolders', folders: positionals});
  if (positionals[0]?.trim() === '') throw new UsageError({kind: 'emptyFolder'});
  const {template, lang, title} = values as Readonly<Record<string, string | undefined>>;
  const {start} = values as {readonly start?: boolean};
  return {
    isHelp: values.help === true,
    folder: positionals[0],
    title,
    template: pickFrom('template', template, TEMPLATES),
    language: pickFrom('lang', lang, LANGUAGES),
    ...(start && {start}),
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

/** Finds the language that a command line names, which also is that of what it is answered: undefined where it names none, or one that there is not. */
export function findLanguage(args: readonly string[]): SiteLanguage | undefined {
  const {values} = parseArgs({args: [...args], strict: false, options: OPTIONS});
  return LANGUAGES.find((language) => language === values.lang);
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
