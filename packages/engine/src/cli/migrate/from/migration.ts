/** A file of the new folder: its text, or the file of the old one that is copied, by its path there. */
export type MigratedFile = {readonly text: string} | {readonly copyOf: string};

/** Something that has no counterpart and was left to the author. */
export interface MigrationProblem {
  /** Path in the old folder. */
  readonly file: string;
  readonly line?: number;
  readonly zh: string;
  readonly en: string;
}

/** What becomes of an old folder. */
export interface Migration {
  /** By path in the new folder. */
  readonly files: ReadonlyMap<string, MigratedFile>;
  readonly problems: readonly MigrationProblem[];
}

/** The old folder, read only. */
export interface OldFolder {
  /** Every file, relative, sorted; output folders, packages and hidden files left out. */
  readonly paths: readonly string[];
  /** The text of a file. */
  read(path: string): string;
  has(path: string): boolean;
  /** Runs a module of it and returns its default export. */
  run(path: string): Promise<unknown>;
}

/** A tool whose folders can be taken over. */
export interface OldTool {
  readonly name: string;
  /** Whether a folder is one of this tool. */
  matches(folder: OldFolder): boolean;
  migrate(folder: OldFolder): Promise<Migration>;
}

/** Collects problems of one file. */
export interface ProblemList {
  readonly all: MigrationProblem[];
  add(line: number | undefined, zh: string, en: string): void;
}

export function createProblemList(file: string, all: MigrationProblem[] = []): ProblemList {
  return {
    all,
    add: (line, zh, en) => void all.push({file, ...(line !== undefined && {line}), zh, en}),
  };
}

/** Prints a front matter; nothing for an empty one. Values stand as JSON, which is YAML. */
export function printFrontMatter(data: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(data).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`;
}

/** Prints `wuya.config.ts`. */
export function printConfig(config: Readonly<Record<string, unknown>>): string {
  return `import {defineConfig} from '@wuya/engine';\n\nexport default defineConfig(${JSON.stringify(config, null, 2)});\n`;
}

/** The value if it is an object that is no list, else an empty one. */
export function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** The values of an object without some of its keys. */
export function omit(
  data: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}

export const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
