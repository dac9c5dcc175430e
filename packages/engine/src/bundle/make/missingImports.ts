import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {compareText} from '../../errors/compareText.ts';
import {packageOf} from '../../config/docusaurus/common/packageName.ts';
import type {Absent} from '../foreign/absences.ts';
import {FIRST_VERSIONS} from '../foreign/preprocessors.ts';
import {sourceOfId} from '../modules/mdxModules.ts';
import {toLocalPath} from '../modules/moduleId.ts';

/** Collects what modules of a site ask for and do not get, for one warning each. */
interface MissingImports {
  add(absent: Absent): void;
  /** One diagnostic for each thing, at the first file that asks for it, with the number of files. */
  toDiagnostics(dir: string): Diagnostic[];
  /** Each file of the site that is not there, from the folder of the site. */
  files(dir: string): string[];
  /** Each package that is not there with a file that asks for it, from the folder of the site. */
  packages(dir: string): MissingPackage[];
}

/** A package that is not installed where a file asks for it. */
export type MissingPackage = readonly [name: string, file: string];

/** Creates a list of what modules ask for and do not get, without repetitions. */
export function createMissingImports(): MissingImports {
  const files = new Map<string, {readonly absent: Absent; readonly files: Set<string>}>();
  const list = (dir: string) =>
    [...files.values()].map(({absent, files: users}) => {
      const [file = '', ...alsoIn] = [...users]
        .sort(compareText)
        .map((user) => toLocalPath(dir, user));
      return {absent, count: users.size, file, alsoIn};
    });
  return {
    add(absent) {
      const from = absent.kind === 'package' ? packageOf(absent.from) : absent.from;
      const key = `${absent.kind} ${from} ${absent.name}`;
      const known = files.get(key) ?? {absent, files: new Set<string>()};
      files.set(key, known);
      known.files.add(sourceOfId(absent.file));
    },
    toDiagnostics: (dir) =>
      list(dir).map(({absent, count, file, alsoIn}) =>
        toDiagnostic(absent, {dir, count}, {place: {file}, alsoIn}),
      ),
    files: (dir) =>
      list(dir).flatMap(({absent: {kind, from}}) =>
        kind === 'file' ? [toLocalPath(dir, from)] : [],
      ),
    packages: (dir) =>
      list(dir).flatMap(({absent: {kind, from}, file}) =>
        kind === 'package' ? [[packageOf(from), file] as const] : [],
      ),
  };
}

function toDiagnostic(
  {kind, from, name}: Absent,
  {dir, count}: {readonly dir: string; readonly count: number},
  where: {readonly place: {readonly file: string}; readonly alsoIn: readonly string[]},
): Diagnostic {
  if (kind === 'file')
    return createDiagnostic('BD-005', {path: toLocalPath(dir, from), count}, where);
  if (kind === 'module') return createDiagnostic('THEME-302', {from, name, count}, where);
  if (kind === 'old')
    return createDiagnostic(
      'BD-003',
      {name: from, version: name, first: FIRST_VERSIONS[from] ?? '', count},
      where,
    );
  return createDiagnostic('BD-002', {name: packageOf(from), count}, where);
}
