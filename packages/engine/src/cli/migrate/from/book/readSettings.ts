import {load} from 'js-yaml';
import {createProblemList, type MigrationProblem, type OldFolder, toObject} from '../migration.ts';

/**
 * Reads the settings of a book in YAML or JSON, in which a key may stand twice, as their tools allow.
 * @returns an empty object where there is no such file, or none that can be read, which is a problem
 */
export function readSettings(
  folder: OldFolder,
  file: string,
  {
    problems,
    clean = (text) => text,
  }: {readonly problems: MigrationProblem[]; readonly clean?: (text: string) => string},
): Readonly<Record<string, unknown>> {
  if (!folder.has(file)) return {};
  try {
    return toObject(load(clean(folder.read(file)), {json: true}));
  } catch (error) {
    const line = /\((\d+):\d+\)/.exec(error instanceof Error ? error.message : '')?.[1];
    createProblemList(file, problems).add(
      line === undefined ? undefined : Number(line),
      '设置没有带过来，它的格式不对。',
      'The settings were not brought over, their form is wrong.',
    );
    return {};
  }
}
