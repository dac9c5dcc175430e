import type {FacetFilters} from '../query/match/facets.ts';
import type {ServeLimits} from './limits.ts';
import {ProtocolError} from './protocolError.ts';

/** One query with everything filled in. */
export interface ServedQuery {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly snippetWords: number;
  readonly facetFilters: FacetFilters | undefined;
  readonly preTag: string;
  readonly postTag: string;
  readonly ellipsis: string;
  /** Undefined: all. */
  readonly attributes: readonly string[] | undefined;
  readonly clickAnalytics: boolean;
  /** As it was asked, for the answer. */
  readonly params: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Hits of a page where a query names no number, as the hosted service has it. */
const USUAL_HITS = 20;

/**
 * Reads the parameters of a query: fields of their own, or in `params`, as an object or written like an address. Those that
 * only tune the ranking of the hosted service are left unread.
 * @throws {ProtocolError} 400 for a value that cannot be answered rightly
 */
export function readQuery(entry: Values, limits: ServeLimits): ServedQuery {
  const {params, indexName: _, ...own} = entry;
  const values = {...own, ...readParams(params)};
  const readText = (name: string, fallback: string): string =>
    checkLength(readTextOf(values, name) ?? fallback, name, limits);
  const query = readText('query', '');
  if (values['filters'] !== undefined && values['filters'] !== '')
    throw new ProtocolError(400, 'filters is not supported, use facetFilters');
  const hitsPerPage = readInteger(values, 'hitsPerPage', {
    fallback: Math.min(USUAL_HITS, limits.maxHitsPerPage),
    max: limits.maxHitsPerPage,
  });
  const page = readInteger(values, 'page', {fallback: 0, max: limits.maxHits});
  if (page > 0 && page * hitsPerPage >= limits.maxHits)
    throw new ProtocolError(400, `only the first ${limits.maxHits} hits can be reached by paging`);
  return {
    query,
    page,
    hitsPerPage,
    snippetWords: snippetWordsOf(readList(values, 'attributesToSnippet')),
    facetFilters: readFilters(values['facetFilters'], limits),
    preTag: readText('highlightPreTag', '<em>'),
    postTag: readText('highlightPostTag', '</em>'),
    ellipsis: readText('snippetEllipsisText', '…'),
    attributes: attributesOf(readList(values, 'attributesToRetrieve')),
    clickAnalytics: values['clickAnalytics'] === true || values['clickAnalytics'] === 'true',
    params: toParams(values),
  };
}

function readParams(params: unknown): Values {
  if (typeof params === 'object' && params !== null && !Array.isArray(params))
    return params as Values;
  return typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : {};
}

function readTextOf(values: Values, name: string): string | undefined {
  const value = values[name] ?? undefined;
  if (value !== undefined && typeof value !== 'string')
    throw new ProtocolError(400, `${name} should be text`);
  return value;
}

/** Refuses a long text: a mark is repeated in every hit, and a filter with many hyphens can mean as many versions. */
function checkLength(text: string, name: string, {maxQueryLength}: ServeLimits): string {
  if (text.length > maxQueryLength)
    throw new ProtocolError(400, `${name} is longer than ${maxQueryLength} characters`);
  return text;
}

function readInteger(
  values: Values,
  name: string,
  {fallback, max}: {fallback: number; max: number},
): number {
  const value = values[name] ?? fallback;
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (!Number.isInteger(number) || (number as number) < 0 || (number as number) > max)
    throw new ProtocolError(400, `${name} should be a whole number from 0 to ${max}`);
  return number as number;
}

/** Reads a list of texts, or one written as JSON or with commas, as in an address. */
function readList(values: Values, name: string): readonly string[] | undefined {
  const value = values[name];
  if (value === undefined || value === null) return undefined;
  const list = typeof value === 'string' ? (parseList(value) ?? value.split(',')) : value;
  if (!Array.isArray(list) || !list.every((one) => typeof one === 'string'))
    throw new ProtocolError(400, `${name} should be a list of texts`);
  return list;
}

function parseList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined; // plain text
  }
}

function readFilters(value: unknown, limits: ServeLimits): FacetFilters | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const list = typeof value === 'string' ? (parseList(value) ?? [value]) : value;
  const isFilter = (one: unknown) => typeof one === 'string' && one.includes(':');
  if (
    !Array.isArray(list) ||
    list.length > 100 ||
    !list.every(
      (item) =>
        isFilter(item) || (Array.isArray(item) && item.length <= 100 && item.every(isFilter)),
    )
  ) {
    throw new ProtocolError(
      400,
      "facetFilters should be a list of texts like 'language:zh-CN', or of lists of them",
    );
  }
  for (const filter of (list as (string | string[])[]).flat())
    checkLength(filter, 'a filter of facetFilters', limits);
  return (list as (string | string[])[]).map((item) => {
    const own = [item].flat().flatMap(toOwnFacets);
    return own.length === 1 && typeof item === 'string' ? own[0]! : own;
  });
}

/**
 * Translates tags of a docs site, in the attributes of this index: `docs-default-2.x` is the version 2.x, `default` what has none of
 * its own. `docs-api-2.x` is the version `api/2.x` of another collection; where the name of that ends cannot be told.
 */
function toOwnFacets(filter: string): string[] {
  if (filter === 'docusaurus_tag:default') return ['version:'];
  const tag = /^docusaurus_tag:docs-(.+)$/.exec(filter)?.[1];
  if (tag === undefined) return [filter];
  if (tag.startsWith('default-')) return [`version:${tag.slice(8)}`];
  return [...tag.matchAll(/-/g)].map(
    ({index}) => `version:${tag.slice(0, index)}/${tag.slice(index + 1)}`,
  );
}

/** Reads the number in `content:10`; 10 when no attribute has one. */
function snippetWordsOf(attributes: readonly string[] | undefined): number {
  const counts = (attributes ?? []).map((attribute) =>
    Number(/:(\d{1,3})$/.exec(attribute)?.[1] ?? 0),
  );
  return Math.max(0, ...counts) || 10;
}

function attributesOf(attributes: readonly string[] | undefined): readonly string[] | undefined {
  return attributes?.includes('*') ? undefined : attributes;
}

function toParams(values: Values): string {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return new URLSearchParams(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
}
