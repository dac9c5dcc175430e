import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {jsonPlace} from '../../errors/findJsonFault.ts';
import {findNearest} from '../../errors/nearest.ts';
import {encodePath, joinPath} from '@wuya/theme/pathname';
import {fileIn, nameIn} from '../source/collection.ts';

/** Name of the notes that are being written, as opposed to a frozen version. */
export const CURRENT_VERSION = 'current';

/** The notice that readers of a version get. */
export type VersionBanner = 'unreleased' | 'unmaintained';

/** A version of the notes. Most sites have one, `current`. */
export interface DocsVersion {
  readonly name: string;
  /** Id of its collection. */
  readonly collection: string;
  /** Name among the versions of all collections: `1.0`, `api/1.0`. */
  readonly key: string;
  readonly label: string;
  /** The version that is at the address of the notes themselves. */
  readonly isLast: boolean;
  /** Address of its root: base URL, path of the notes, path of the version. */
  readonly basePath: string;
  readonly banner: VersionBanner | undefined;
  readonly hasBadge: boolean;
  readonly noIndex: boolean;
  /** Class of `<html>` on its pages. */
  readonly className: string;
  /** Folder of its notes, relative to the site. */
  readonly folder: string;
}

/** `docs.versions[name]` of the configuration. */
export interface VersionOptions {
  readonly label?: string | undefined;
  readonly path?: string | undefined;
  readonly banner?: VersionBanner | 'none' | undefined;
  readonly badge?: boolean | undefined;
  readonly noIndex?: boolean | undefined;
  readonly className?: string | undefined;
}

interface VersionsInput {
  /** Names in `versions.json`, newest first. */
  readonly names: readonly string[];
  readonly options: {
    /** Id of the collection. */
    readonly id: string;
    readonly path: string;
    readonly lastVersion?: string | undefined;
    readonly includeCurrentVersion: boolean;
    readonly onlyIncludeVersions?: readonly string[] | undefined;
    readonly disableVersioning: boolean;
    readonly versions: Readonly<Record<string, VersionOptions>>;
  };
  /** Address of the notes: `/wuya/`. */
  readonly basePath: string;
  /** Where the options are written, for messages. */
  readonly place: Place;
}

/**
 * Resolves the versions of a collection, newest first. The last version is that of `lastVersion`, else the newest
 * frozen one, else `current`; it has no path of its own. What is newer is unreleased, what is older is not
 * maintained.
 */
export function resolveVersions({names, options, basePath, place}: VersionsInput): {
  versions: readonly DocsVersion[];
  diagnostics: readonly Diagnostic[];
} {
  const all = [CURRENT_VERSION, ...(options.disableVersioning ? [] : names)];
  const offered = all.filter(
    (name) => name !== CURRENT_VERSION || options.includeCurrentVersion || all.length === 1,
  );
  const named = [
    ...(options.lastVersion === undefined ? [] : [options.lastVersion]),
    ...(options.onlyIncludeVersions ?? []),
    ...Object.keys(options.versions),
  ];
  const diagnostics = [...new Set(named)]
    .filter((name) => !offered.includes(name))
    .map((name) => unknownVersion(name, offered, place));
  const only = options.onlyIncludeVersions;
  const kept = only ? offered.filter((name) => only.includes(name)) : offered;
  const built = kept.length > 0 ? kept : offered;
  const wanted = options.lastVersion;
  const last =
    wanted !== undefined && built.includes(wanted)
      ? wanted
      : (built.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION);
  const versions = built.map((name, i): DocsVersion => {
    const own = options.versions[name] ?? {};
    const isLast = name === last;
    const path = own.path ?? (isLast ? '' : name === CURRENT_VERSION ? 'next' : name);
    const banner =
      own.banner ?? (isLast ? 'none' : i < built.indexOf(last) ? 'unreleased' : 'unmaintained');
    return {
      name,
      collection: options.id,
      key: nameIn(options.id, name),
      label: own.label ?? (name === CURRENT_VERSION ? 'Next' : name),
      isLast,
      basePath: joinPath(basePath, encodePath(path), '/'),
      banner: banner === 'none' ? undefined : banner,
      hasBadge: own.badge ?? built.length > 1,
      noIndex: own.noIndex ?? false,
      className: own.className ?? `docs-version-${name}`,
      folder:
        name === CURRENT_VERSION
          ? options.path
          : `${fileIn(options.id, 'versioned_docs')}/version-${name}`,
    };
  });
  return {versions, diagnostics};
}

function unknownVersion(name: string, names: readonly string[], place: Place): Diagnostic {
  const nearest = findNearest(name, names);
  return createDiagnostic(
    'VER-251',
    {name, ids: names, ...(nearest !== undefined && {nearest})},
    {place},
  );
}

/** Reads the text of `versions.json`: a list of names. Duplicates and the name of the notes in work are ignored. */
export function parseVersionNames(
  text: string,
  file: string,
): {names: readonly string[]; diagnostics: readonly Diagnostic[]} {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (
    Array.isArray(value) &&
    value.every((name) => typeof name === 'string' && /^[^/\\]+$/.test(name) && !/^\.+$/.test(name))
  )
    return {
      names: [...new Set(value as string[])].filter((name) => name !== CURRENT_VERSION),
      diagnostics: [],
    };
  return {
    names: [],
    diagnostics: [createDiagnostic('VER-252', {}, {place: jsonPlace(file, text)})],
  };
}
