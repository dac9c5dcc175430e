import {styleText} from 'node:util';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {formatDiagnostic, type Paint, showControls} from '../../errors/format.ts';
import {type Language, pickWords, readLanguage, type Words} from '../../errors/language.ts';

/** The output of a command: in one language, with colours where they can be shown. */
export interface Terminal {
  readonly language: Language;
  /** The text in the language of the terminal, commands in it as they can be typed here. */
  pick(words: Words): string;
  /** Prints a result. */
  print(words: Words | string): void;
  /** Prints what went wrong, apart from results. */
  complain(words: Words | string): void;
  /** A problem as lines of text, for `print` or `complain`. */
  format(diagnostic: Diagnostic): string;
}

interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person reads what is printed, rather than a program. */
  readonly isTTY: boolean;
  readonly systemLocale: string;
}

const COLOURS = {
  error: ['bold', 'red'],
  warning: ['bold', 'yellow'],
  notice: ['bold', 'cyan'],
  place: ['underline'],
  hint: ['green'],
} as const satisfies Record<Parameters<Paint>[1], readonly Parameters<typeof styleText>[0][]>;

/** A command of ours in a sentence, without a word before it that starts programs of packages. */
const COMMAND =
  /(?<![\w@/.-]|(?:npx|pnpm|yarn|bunx|exec) )wuya(?= (?:dev|build|check|new|run|book|serve|search|mcp|compare|migrate|explain|clean)\b)/g;
/** What starts a program of a site's packages, by the package manager that started this one. */
const STARTERS: Readonly<Record<string, string>> = {
  npm: 'npx wuya',
  pnpm: 'pnpm exec wuya',
  yarn: 'yarn wuya',
  bun: 'bunx wuya',
};

/**
 * Writes commands as they can be typed where a package manager started this one: in a site alone, no shell finds `wuya`.
 * `wuya explain LN-050` → `npx wuya explain LN-050` for `npm run check`
 */
function spellCommands(text: string, env: Surroundings['env']): string {
  const manager = /^\w+/.exec(env['npm_config_user_agent'] ?? '')?.[0];
  const starter = manager === undefined ? undefined : STARTERS[manager];
  return starter === undefined ? text : text.replace(COMMAND, starter);
}

/** Tells whether colours are wanted: on terminals, unless `NO_COLOR` is set; `FORCE_COLOR` wants them everywhere. */
export function wantsColours({env, isTTY}: Pick<Surroundings, 'env' | 'isTTY'>): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] !== undefined) return env['FORCE_COLOR'] !== '0';
  return isTTY && env['TERM'] !== 'dumb';
}

/** Makes the terminal of one run of `wuya`. */
export function createTerminal(around: Surroundings): Terminal {
  const language = readLanguage(around.env, around.systemLocale);
  const paint: Paint = wantsColours(around)
    ? (text, part) => COLOURS[part].reduce((painted, colour) => styleTextOf(colour, painted), text)
    : (text) => text;
  const pick = (words: Words | string): string =>
    typeof words === 'string' ? words : spellCommands(pickWords(words, language), around.env);
  return {
    language,
    pick,
    print: (words) => console.log(showForeign(pick(words))),
    complain: (words) => console.error(showForeign(pick(words))),
    format: (diagnostic) =>
      spellCommands(formatDiagnostic(diagnostic, {language, paint}), around.env),
  };
}

/** Codes of colours and weights, ours and those of the bundler: they move and hide nothing. */
const STYLE_CODE = /(\u001B\[(?:[0-4]|2[2-4]|3[0-79]|9[0-7])m)/;

/** Escapes control codes of the terminal in texts from outside: titles, names of files, answers of other hosts. */
function showForeign(text: string): string {
  return text
    .split(STYLE_CODE)
    .map((part, i) => (i % 2 === 0 ? showControls(part) : part))
    .join('');
}

/** Colours text on every stream: whether there are colours at all is decided before. */
function styleTextOf(colour: Parameters<typeof styleText>[0], text: string): string {
  return styleText(colour, text, {validateStream: false} as never);
}

/** Opens the terminal that this process writes to. */
export function openTerminal(): Terminal {
  return createTerminal({
    env: process.env,
    isTTY: process.stdout.isTTY && process.stderr.isTTY,
    systemLocale: new Intl.PluralRules().resolvedOptions().locale, // 0.3 ms; dates answer the same in 15
  });
}
