import {posix} from 'node:path';
import {YAMLException} from 'js-yaml';
import {TomlError} from 'smol-toml';
import {loadYaml} from '../../../../content/frontmatter/loadYaml.ts';
import {readToml} from './toml.ts';
import {createProblemList, type MigrationProblem, toObject} from './migration.ts';

/**
 * Reads the settings of a tool in YAML or JSON, in which a key may be twice, as their tools allow.
 * @returns an empty object for what cannot be read, which is a problem of the file
 */
export function readSettings(
  text: string,
  file: string,
  problems: MigrationProblem[],
): Readonly<Record<string, unknown>> {
  return toObject(readYamlFile(text, file, problems));
}

/** Reads a file in YAML or JSON, whatever is in it; undefined for what cannot be read, which is a problem of the file. */
export function readYamlFile(text: string, file: string, problems: MigrationProblem[]): unknown {
  try {
    return loadYaml(text, {mayRepeatKeys: true});
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    reportForm(file, error.mark && error.mark.line + 1, problems);
    return undefined;
  }
}

/** Reads settings in TOML; an empty object for what cannot be read, which is a problem of the file. */
export function readTomlSettings(
  text: string,
  file: string,
  problems: MigrationProblem[],
): Readonly<Record<string, unknown>> {
  try {
    return toObject(readToml(text));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    reportForm(file, error.line, problems);
    return {};
  }
}

const reportForm = (file: string, line: number | undefined, problems: MigrationProblem[]): void =>
  createProblemList(file, problems).add(
    line,
    '设置没有带过来，它的格式不对。',
    'The settings were not brought over, their form is wrong.',
  );

/** Writes the folder of a book as the root of its notes: `.` and `./` → ``, `src` → `src/`. */
export function toRoot(written: string): string {
  const path = posix.normalize(`${written}/`).replace(/^\.\//, '');
  return path === '/' ? '' : path;
}
