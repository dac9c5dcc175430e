import {posix} from 'node:path';
import {isPlainObject} from '../../../../config/schema/plainObject.ts';
import {type MigrationProblem, type OldFolder, toObject, toText} from '../common/migration.ts';
import {readSettings, readTomlSettings} from '../common/readSettings.ts';

type Values = Readonly<Record<string, unknown>>;

/** The settings of a site of MkDocs, with the text of all files that they are made of. */
export interface MkDocsSettings {
  readonly config: Values;
  readonly written: string;
}

const MAX_DEPTH = 5;

/** Reads the settings in a file, with those of the file that `INHERIT` names below them. */
export function readMkDocsSettings(
  folder: OldFolder,
  file: string,
  problems: MigrationProblem[],
): MkDocsSettings {
  const read = (path: string, depth: number): MkDocsSettings => {
    const written = folder.has(path) ? folder.read(path) : '';
    const config = path.endsWith('.toml')
      ? toObject(readTomlSettings(written, path, problems)['project'])
      : readSettings(dropTags(written), path, problems);
    const named = toText(config['INHERIT']);
    const parent = named === undefined ? undefined : posix.join(posix.dirname(path), named);
    if (parent === undefined || depth === MAX_DEPTH || !folder.has(parent))
      return {config, written};
    const above = read(parent, depth + 1);
    return {config: merge(above.config, config), written: `${above.written}\n${written}`};
  };
  return read(file, 0);
}

/** Merges settings as MkDocs does: objects by their keys, all else by the lower file. */
function merge(above: Values, own: Values): Record<string, unknown> {
  const merged: Record<string, unknown> = {...above};
  for (const [key, value] of Object.entries(own)) {
    const before = Object.hasOwn(above, key) ? above[key] : undefined;
    merged[key] = isPlainObject(before) && isPlainObject(value) ? merge(before, value) : value;
  }
  return merged;
}

/** Types of Python and values of the environment, which mean nothing here: `!!python/name:a.b` → ``. */
const dropTags = (yaml: string): string =>
  yaml.replace(/^([^#\n"']*?[\s:[-])!!?[a-z][\w./:-]*/gim, '$1');
