import {parseArgs, type ParseArgsConfig} from 'node:util';
import {findNearest} from '../../errors/nearest.ts';
import type {Words} from '../../errors/language.ts';

/** Values of a command's options. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** Options of a command: by their long name, whether they take a value. */
export type Options = Readonly<Record<string, {readonly type: 'string' | 'boolean'}>>;

/** A command line that cannot be read; the words say what is wrong with it. */
export class UsageError extends Error {
  readonly words: Words;

  constructor(words: Words) {
    super(words[1]);
    this.name = 'UsageError';
    this.words = words;
  }
}

/**
 * Reads what follows the name of a command: `['site', '--port', '80']` → folder `site`, port `80`.
 * @throws {UsageError} for options that the command does not have, and values missing, empty or too many
 */
export function readArguments(
  args: readonly string[],
  options: Options,
): {values: OptionValues; positionals: readonly string[]} {
  const known: Options = {...options, help: {type: 'boolean'}};
  const {values, positionals, tokens} = parseArgs({
    args: withoutHandedOn(args, known).map((arg) => (arg === '-h' ? '--help' : arg)),
    options: known as NonNullable<ParseArgsConfig['options']>,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (!option) throw unknownOption(token.rawName, Object.keys(known));
    // An empty one is a variable that is not set: as a folder it would be this one, as an address every one.
    if (option.type === 'string' && (!token.value || isNextOption(token)))
      throw valueMissing(token.rawName);
    if (option.type === 'boolean' && token.value !== undefined)
      throw new UsageError([`${token.rawName} 后面不写值。`, `${token.rawName} takes no value.`]);
  }
  return {values: values as OptionValues, positionals};
}

/** Leaves out the `--` that npm keeps for itself, but pnpm and Yarn hand on: `-- --port 80` → `--port 80`. */
function withoutHandedOn(args: readonly string[], known: Options): readonly string[] {
  const at = args.indexOf('--');
  const isOption = (arg: string): boolean =>
    arg === '-h' || (arg.startsWith('--') && Object.hasOwn(known, arg.slice(2).split('=')[0]!));
  return at >= 0 && args.slice(at).some(isOption) ? args.toSpliced(at, 1) : args;
}

/** Tells whether an option took the next one for its value: `--host --port 80`. */
function isNextOption({value, inlineValue}: {value?: unknown; inlineValue?: unknown}): boolean {
  return inlineValue === false && String(value).startsWith('--');
}

function valueMissing(name: string): UsageError {
  const [zh, en] =
    name === '--host'
      ? ['要让别的设备打开，写 --host 0.0.0.0', ' For other devices write --host 0.0.0.0']
      : ['', ''];
  return new UsageError([`${name} 后面要写一个值。${zh}`, `${name} needs a value after it.${en}`]);
}

function unknownOption(name: string, known: readonly string[]): UsageError {
  const nearest = findNearest(name.replace(/^-+/, ''), known);
  const cure: Words = nearest
    ? [`是否想写 --${nearest}？`, ` Did you mean --${nearest}?`]
    : ['', ''];
  return new UsageError([
    `没有 ${name} 这个选项。${cure[0]}`,
    `There is no option ${name}.${cure[1]}`,
  ]);
}

/** Reads a port number. @throws {UsageError} when it is none */
export function readPort(value: OptionValues[string], fallback: number): number {
  return readWholeNumber(value, {name: '--port', from: 0, to: 65_535, fallback});
}

/** Reads a number written in digits. @throws {UsageError} when it is none, or out of bounds */
export function readWholeNumber(
  value: OptionValues[string],
  {name, from, to, fallback}: {name: string; from: number; to: number; fallback: number},
): number {
  if (value === undefined) return fallback;
  const number = /^\d{1,9}$/.test(String(value)) ? Number(value) : Number.NaN;
  if (!(number >= from && number <= to))
    throw new UsageError([
      `${name} 应为 ${from} 到 ${to} 的整数，实际是 ${String(value)}。`,
      `${name}: expected a whole number from ${from} to ${to}, got ${String(value)}.`,
    ]);
  return number;
}
