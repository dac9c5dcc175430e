import {isAbsolute, relative} from 'node:path';

/** Another name of a folder of the site, as its bundler has it. */
export interface ImportAlias {
  /** Name of the folder in imports: `@parts`. */
  readonly name: string;
  /** Relative to the site: `docs/parts`. */
  readonly path: string;
}

/**
 * Lists the names that the bundler of a site has for folders and files: `{'@parts': '/site/docs/parts'}` → `@parts` for
 * `docs/parts`. Patterns are for the bundler alone.
 * @param dir folder of the site, absolute
 */
export function listAliases(
  vite: Readonly<Record<string, unknown>>,
  dir: string,
): readonly ImportAlias[] {
  const {alias = {}} = (vite['resolve'] ?? {}) as {readonly alias?: object};
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(alias)
    ? (alias as {find?: unknown; replacement?: unknown}[]).map((one) => [one.find, one.replacement])
    : Object.entries(alias);
  return entries.flatMap(([name, target]) =>
    typeof name === 'string' && typeof target === 'string' && isAbsolute(target)
      ? [{name, path: relative(dir, target).replaceAll('\\', '/')}]
      : [],
  );
}
