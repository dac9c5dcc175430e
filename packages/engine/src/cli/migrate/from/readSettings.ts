import {posix} from 'node:path';
import {YAMLException} from 'js-yaml';
import {loadYaml} from '../../../content/frontmatter/loadYaml.ts';
import {createProblemList, type MigrationProblem, toObject} from './migration.ts';

/**
 * Reads the settings of a tool in YAML or JSON, in which a key may stand twice, as their tools allow.
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
    createProblemList(file, problems).add(
      error.mark && error.mark.line + 1,
      '设置没有带过来，它的格式不对。',
      'The settings were not brought over, their form is wrong.',
    );
    return undefined;
  }
}

/** Writes the folder of a book as the root of its notes: `.` and `./` → ``, `src` → `src/`. */
export function toRoot(written: string): string {
  const path = posix.normalize(`${written}/`).replace(/^\.\//, '');
  return path === '/' ? '' : path;
}
