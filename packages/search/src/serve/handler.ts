import type {SearchAnswer} from '../client.ts';
import {DEFAULT_LIMITS, type ServeLimits} from './limits.ts';
import {ProtocolError} from './protocolError.ts';
import {readBody} from './readBody.ts';
import {readQuery, type ServedQuery} from './readQuery.ts';
import type {ServedIndex} from './servedIndex.ts';
import {toServedHit} from './toServedHit.ts';

export interface SearchHandlerOptions {
  /** Indexes by name. */
  readonly indexes: Readonly<Record<string, ServedIndex>>;
  /** Only this application is answered; any when absent. */
  readonly appId?: string | undefined;
  /** Keys that may search; any request may when there are none. */
  readonly apiKeys?: readonly string[];
  readonly limits?: Partial<ServeLimits>;
  /** Takes failures that are not the fault of the request. */
  readonly onError?: (error: unknown) => void;
}

/** Answers requests by the protocol of hosted search; needs nothing but Web standards. It never rejects. */
export interface SearchHandler {
  (request: Request): Promise<Response>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '86400',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Creates a fetch handler that answers the hosted protocol from indexes.
 * @throws {TypeError} for an empty application or key, as a variable of the environment without a value has it: a request without one would pass
 */
export function createSearchHandler({
  indexes,
  appId,
  apiKeys = [],
  limits: given = {},
  onError = () => undefined,
}: SearchHandlerOptions): SearchHandler {
  if (appId === '' || apiKeys.includes(''))
    throw new TypeError('An application or a key is empty: leave it out to answer any request');
  const served: Served = {indexes, limits: {...DEFAULT_LIMITS, ...given}};
  const {limits} = served;
  let running = 0;

  const route = async (request: Request): Promise<object> => {
    const url = new URL(request.url);
    if (/^\/(?:health|1\/isalive)$/.test(url.pathname)) return {message: 'server is alive'};
    const [, name, call] = /^\/1\/indexes\/([^/]+)\/(queries|query)$/.exec(url.pathname) ?? [];
    if (name === undefined || (call === 'queries') !== (name === '*' || name === '%2A'))
      throw new ProtocolError(404, 'Not found');
    if (request.method !== 'POST') throw new ProtocolError(405, 'Only POST is answered here');
    checkKey(request, url, {appId, apiKeys});
    // Before it is counted: who sends a body slowly keeps nobody else from being answered.
    const body = await readBody(request, limits.maxBodyBytes);
    if (running >= limits.maxConcurrent) throw new ProtocolError(503, 'Too many requests at once');
    running++;
    try {
      if (call === 'queries') return await answerQueries(served, body);
      return await answerOne(readOrder(served, decodeName(name), body));
    } finally {
      running--;
    }
  };

  return async (request) => {
    if (request.method === 'OPTIONS') return toPreflight(request);
    try {
      return toResponse(200, await route(request));
    } catch (error) {
      if (error instanceof ProtocolError)
        return toResponse(error.status, {message: error.message, status: error.status});
      onError(error);
      return toResponse(500, {message: 'Internal error', status: 500});
    }
  };
}

/** What a handler answers from. */
interface Served {
  readonly indexes: Readonly<Record<string, ServedIndex>>;
  readonly limits: ServeLimits;
}

/** @throws {ProtocolError} 403 */
function checkKey(
  request: Request,
  url: URL,
  {appId, apiKeys}: {appId: string | undefined; apiKeys: readonly string[]},
): void {
  const read = (name: string) => url.searchParams.get(name) ?? request.headers.get(name) ?? '';
  const isApp =
    appId === undefined || read('x-algolia-application-id').toLowerCase() === appId.toLowerCase();
  const isKey = apiKeys.length === 0 || apiKeys.includes(read('x-algolia-api-key'));
  if (!isApp || !isKey) throw new ProtocolError(403, 'Invalid Application-ID or API key');
}

/** One query of a request, and where it is answered. */
interface Order {
  readonly name: string;
  readonly index: ServedIndex;
  readonly asked: ServedQuery;
}

/** @throws {ProtocolError} 404 for an index that there is not, 400 for a query that cannot be answered */
function readOrder(
  {indexes, limits}: Served,
  name: string,
  entry: Readonly<Record<string, unknown>>,
): Order {
  const index = Object.hasOwn(indexes, name) ? indexes[name] : undefined;
  if (!index) throw new ProtocolError(404, `Index ${name.slice(0, 100)} does not exist`);
  return {name, index, asked: readQuery(entry, limits)};
}

async function answerOne({name, index, asked}: Order): Promise<object> {
  const started = performance.now();
  const {query, page, hitsPerPage, snippetWords, facetFilters} = asked;
  const answer = await index.search({
    query,
    page,
    hitsPerPage: Math.max(1, hitsPerPage),
    snippetWords,
    ...(facetFilters && {facetFilters}),
  });
  return toResult(answer, asked, {
    index: name,
    processingTimeMS: Math.round(performance.now() - started),
  });
}

async function answerQueries(
  served: Served,
  {requests}: Readonly<Record<string, unknown>>,
): Promise<object> {
  const {maxRequests, maxHits, maxHitsPerPage} = served.limits;
  if (!Array.isArray(requests)) throw new ProtocolError(400, 'requests should be a list');
  if (requests.length > maxRequests)
    throw new ProtocolError(400, `requests has more than ${maxRequests} entries`);
  const orders = requests.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
      throw new ProtocolError(400, 'an entry of requests is not an object');
    const {indexName} = entry as {indexName?: unknown};
    if (typeof indexName !== 'string') throw new ProtocolError(400, 'indexName should be text');
    return readOrder(served, indexName, entry as Record<string, unknown>);
  });
  const mostHits = Math.max(maxHits, maxHitsPerPage);
  if (orders.reduce((sum, {asked}) => sum + asked.hitsPerPage, 0) > mostHits)
    throw new ProtocolError(400, `requests ask for more than ${mostHits} hits in all`);
  const results: object[] = [];
  // One after the other: many queries in one request get no more of the machine than one.
  for (const order of orders) results.push(await answerOne(order));
  return {results};
}

function toPreflight(request: Request): Response {
  const allowHeaders =
    request.headers.get('access-control-request-headers') ??
    'content-type, x-algolia-agent, x-algolia-api-key, x-algolia-application-id';
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': allowHeaders,
    },
  });
}

function toResult(
  answer: SearchAnswer,
  asked: ServedQuery,
  facts: {index: string; processingTimeMS: number},
): object {
  const {hitsPerPage, params, clickAnalytics} = asked;
  return {
    hits: hitsPerPage === 0 ? [] : answer.hits.map((hit) => toServedHit(hit, asked)),
    nbHits: answer.nbHits,
    page: answer.page,
    nbPages: hitsPerPage === 0 ? 0 : answer.nbPages,
    hitsPerPage,
    exhaustiveNbHits: answer.exhaustiveNbHits,
    exhaustive: {nbHits: answer.exhaustiveNbHits},
    // The hosted service has neither: pages instead of hits, and what is said above them.
    nbDocuments: answer.nbDocuments,
    exhaustiveNbDocuments: answer.exhaustiveNbDocuments,
    notes: answer.notes,
    query: answer.query,
    params,
    ...facts,
    ...(clickAnalytics && {queryID: crypto.randomUUID().replaceAll('-', '')}),
  };
}

function toResponse(status: number, body: object): Response {
  const headers = {
    ...CORS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 503 && {'retry-after': '1'}),
    ...(status === 405 && {allow: 'POST, OPTIONS'}),
  };
  return new Response(JSON.stringify(body), {status, headers});
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // a stray %: no index has such a name
  }
}
