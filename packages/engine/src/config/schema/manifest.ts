import {join} from 'node:path';
import {readRegular} from '../../cache/files.ts';
import {toPlainObject} from './plainObject.ts';

/** Fields that are read of a `package.json`: of each field only what has the type that npm gives it. */
export interface Manifest {
  readonly version?: string;
  readonly main?: string;
  readonly module?: string;
  /** Names of packages with the range of versions that is asked for, those for development first. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Reads the `package.json` of a folder. One that is not there, a pipe, half written by a package manager, or no object is an empty one.
 * @example `{"version": "1.2.0", "main": 3}` → `{version: '1.2.0', dependencies: {}}`
 */
export function readManifest(dir: string): Manifest {
  const fields = readFields(join(dir, 'package.json'));
  const texts = (['version', 'main', 'module'] as const).flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const dependencies = [fields['devDependencies'], fields['dependencies']].flatMap((one) =>
    Object.entries(toPlainObject(one)).filter(([, range]) => typeof range === 'string'),
  );
  return {
    ...Object.fromEntries(texts),
    dependencies: Object.fromEntries(dependencies) as Record<string, string>,
  };
}

function readFields(path: string): Readonly<Record<string, unknown>> {
  try {
    return toPlainObject(
      JSON.parse(
        readRegular(path)
          .toString()
          .replace(/^\uFEFF/, ''),
      ),
    );
  } catch {
    return {};
  }
}
