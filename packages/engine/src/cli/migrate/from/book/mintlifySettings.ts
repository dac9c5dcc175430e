import {posix} from 'node:path';
import {
  createProblemList,
  type MigrationProblem,
  type OldFolder,
  reportMissing,
  toObject,
} from '../common/migration.ts';
import {readSettings, readYamlFile} from '../common/readSettings.ts';

/** Maximum depth of files that name each other. */
const MAX_DEPTH = 8;

/** Reads `docs.json`, with the files that stand for parts of it: `{"$ref": "./zh.json"}`. */
export function readMintlifySettings(
  file: string,
  folder: OldFolder,
  problems: MigrationProblem[],
): Readonly<Record<string, unknown>> {
  if (!folder.has(file)) return {};
  const fill = (value: unknown, open: readonly string[]): unknown => {
    const from = open.at(-1)!;
    if (Array.isArray(value)) return value.map((one: unknown) => fill(one, open));
    if (typeof value !== 'object' || value === null) return value;
    const {$ref: written, ...others} = toObject(value);
    if (typeof written !== 'string')
      return Object.fromEntries(
        Object.entries(toObject(value)).map(([key, one]) => [key, fill(one, open)]),
      );
    const path = posix.join(posix.dirname(from), written);
    if (!folder.has(path) || open.includes(path) || open.length > MAX_DEPTH) {
      const line = folder
        .read(from)
        .split('\n')
        .findIndex((one) => one.includes(written));
      reportMissing(createProblemList(from, problems), line + 1, written);
      return others;
    }
    const read = fill(readYamlFile(folder.read(path), path, problems), [...open, path]);
    return Array.isArray(read) ? read : {...toObject(read), ...others};
  };
  return toObject(fill(readSettings(folder.read(file), file, problems), [file]));
}
