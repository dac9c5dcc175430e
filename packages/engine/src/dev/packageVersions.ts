import {findPackage} from '../cache/findPackage.ts';
import {readManifest} from '../config/schema/manifest.ts';
import type {Words} from '../errors/language.ts';

/** Reads the versions of the packages that a site asks for by name; those that are not installed are left out. */
function readVersions(dir: string): ReadonlyMap<string, string> {
  const names = Object.keys(readManifest(dir).dependencies);
  return new Map(
    names.flatMap((name) => {
      const path = findPackage(dir, name);
      const version = path === undefined ? undefined : readManifest(path).version;
      return version === undefined ? [] : [[name, version] as const];
    }),
  );
}

/**
 * Creates a function that lists packages whose version changed since its last call: a server that runs keeps the modules that it has
 * loaded, and what it has prepared for browsers. Undefined where there are none; a package that came or went is none.
 */
export function createVersionWatch(dir: string): () => Words | undefined {
  let known = readVersions(dir);
  return () => {
    const next = readVersions(dir);
    const changed = [...next].flatMap(([name, version]) => {
      const before = known.get(name) ?? version;
      return before === version ? [] : [`${name} ${before} → ${version}`];
    });
    known = new Map([...known, ...next]);
    if (changed.length === 0) return undefined;
    return [
      `${changed.join('，')}：按 Ctrl+C，再运行 wuya dev，才用上新的。\n`,
      `${changed.join(', ')}: press Ctrl+C and run wuya dev again to use it.\n`,
    ];
  };
}
