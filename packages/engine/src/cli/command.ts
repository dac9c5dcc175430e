import type {ParseArgsConfig} from 'node:util';

/** Values of a command's options, as `parseArgs` gives them. */
export type OptionValues = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** One command of `wuya`. */
export interface Command {
  readonly name: string;
  /** One line, Chinese and English. */
  readonly summary: string;
  readonly help: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Returns the exit code. */
  run(dir: string, values: OptionValues): Promise<number>;
}

/** Reads a port number. @throws TypeError when it is none */
export function readPort(value: OptionValues[string], fallback: number): number {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new TypeError(`--port: 应为 0–65535 的整数 expected a whole number from 0 to 65535, got ${String(value)}`);
  return port;
}
