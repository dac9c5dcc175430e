import type {Meta, PageKind} from '../../format/meta.ts';

/** All must hold; of an inner list one. `'language:zh-CN'`; attributes are language, version and section. */
export type FacetFilters = ReadonlyArray<string | readonly string[]> | string;

/** Tells for each page whether it may be found; undefined when all may. An attribute pages do not have matches none. */
export function allowedPages(
  meta: Meta,
  filters: FacetFilters | undefined,
): Uint8Array | undefined {
  const all = [filters ?? []].flat();
  if (all.length === 0) return undefined;
  const kinds = meta.kinds.map((kind) =>
    all.every((filter) => filter.length === 0 || [filter].flat().some((one) => matches(kind, one))),
  );
  return Uint8Array.from(meta.kindOfPage, (kind) => (kinds[kind] ? 1 : 0));
}

const ATTRIBUTES = ['language', 'version', 'section'] as const;

function matches(kind: PageKind, filter: string): boolean {
  // `version:` is what is in no version.
  return ATTRIBUTES.some(
    (name) => filter.startsWith(`${name}:`) && (kind[name] ?? '') === filter.slice(name.length + 1),
  );
}
