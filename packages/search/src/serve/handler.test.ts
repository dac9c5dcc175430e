import {describe, expect, it, vi} from 'vitest';
import {buildIndex, type SearchIndex} from '../index.ts';
import {toPages} from '../testing/site.ts';
import {createSearchHandler, type SearchHandlerOptions} from './handler.ts';
import {createServedIndex} from './servedIndex.ts';

const NOTES = toPages([
  {
    title: '闭包',
    intro: '函数记得它诞生时的作用域。',
    sections: {常见的误解: '闭包不会泄漏内存。'},
    extra: {language: 'zh-CN', version: 'current'},
  },
  {
    title: 'Closures',
    intro: 'A function remembers its scope: 闭包.',
    extra: {language: 'en', version: '2.x'},
  },
  ...Array.from({length: 40}, (_, i) => ({
    title: `笔记 ${i}`,
    intro: '事件循环与 <b>任务</b> & 队列。',
    extra: {language: 'zh-CN'},
  })),
]);

const reader = (get: () => SearchIndex) => async (name: string) => {
  const file = get().files.get(name);
  if (!file) throw new Error(`404 ${name}`);
  return file;
};
const INDEX = buildIndex(NOTES, {
  pinyinOf: (char) => ({闭: ['bi'], 包: ['bao']})[char] ?? [],
});
const notes = createServedIndex({readFile: reader(() => INDEX)});
const open = (options: Partial<SearchHandlerOptions> = {}) =>
  createSearchHandler({indexes: {notes}, ...options});
const post = (body: unknown, path = '/1/indexes/*/queries', headers: Record<string, string> = {}) =>
  new Request(`https://s.example${path}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
interface Result {
  hits: {
    objectID: string;
    url: string;
    spelling?: string;
    content?: string;
    hierarchy: Record<string, string | null>;
    _snippetResult: {hierarchy: Record<string, {value: string}>; content?: {value: string}};
  }[];
  nbHits: number;
  nbDocuments: number;
  exhaustiveNbDocuments: boolean;
  notes: object[];
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  params: string;
  index: string;
  queryID?: string;
}
async function ask(parameters: object, handle = open()): Promise<Result> {
  const response = await handle(post({requests: [{indexName: 'notes', ...parameters}]}));
  expect(response.status).toBe(200);
  return ((await response.json()) as {results: [Result]}).results[0];
}
const snippetsOf = (hits: Result['hits']) =>
  hits.flatMap(({_snippetResult: {content}}) => (content ? [content.value] : []));
const refusal = async (request: Request, handle = open()) => {
  const response = await handle(request);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const {status, message} = (await response.json()) as {status: number; message: string};
  expect(status).toBe(response.status);
  return `${status} ${message}`;
};

describe('a query', () => {
  it('is answered like the hosted service does', async () => {
    const result = await ask({
      query: '闭包',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
    });
    expect(result).toMatchObject({
      query: '闭包',
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      index: 'notes',
      nbHits: result.hits.length,
    });
    expect(result.hits[0]).toMatchObject({
      url: '/0',
      hierarchy: {lvl0: '笔记', lvl1: '闭包'},
      _snippetResult: {hierarchy: {lvl1: {value: '<mark>闭包</mark>', matchLevel: 'full'}}},
    });
    expect(new URLSearchParams(result.params).get('query')).toBe('闭包');
  });

  it('is answered with the number of pages, and with what is said above them in the browser', async () => {
    const served = async (query: string) => {
      const result = await ask({query, attributesToRetrieve: ['hierarchy', 'url']});
      const {nbDocuments, exhaustiveNbDocuments, notes: said, hits} = result;
      return {nbDocuments, exhaustiveNbDocuments, said, spelling: hits[0]!.spelling};
    };
    expect(await served('闭包')).toEqual({
      nbDocuments: 2,
      exhaustiveNbDocuments: true,
      said: [],
      spelling: undefined,
    });
    expect(await served('functoin')).toMatchObject({
      said: [{kind: 'corrected', from: 'functoin', to: ['function']}],
    });
    expect(await served('bibao')).toMatchObject({nbDocuments: 1, spelling: 'bibao'});
  });

  it('by name of the index answers with the result alone', async () => {
    const response = await open()(post({query: '闭包'}, '/1/indexes/notes/query'));
    expect(((await response.json()) as Result).hits[0]!.url).toBe('/0');
  });

  it.each([
    ['an object', {query: '闭包', hitsPerPage: 1}],
    ['an address', 'query=%E9%97%AD%E5%8C%85&hitsPerPage=1&facetFilters=%5B%22language%3Aen%22%5D'],
  ])('takes its parameters from params as %s', async (_, params) => {
    const {query, hits} = await ask({params});
    expect([query, hits.length]).toEqual(['闭包', 1]);
  });

  it('pages', async () => {
    const urls = new Set<string>();
    for (let page = 0; page < 4; page++)
      for (const {url} of (await ask({query: '事件循环', hitsPerPage: 15, page})).hits)
        urls.add(url);
    expect(urls.size).toBeGreaterThan(15);
  });

  it.each([
    [['language:en'], ['/1']],
    ['language:en', ['/1']],
    [
      ['language:zh-CN', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      ['/0', '/0#1'],
    ],
    [[['docusaurus_tag:docs-default-2.x']], ['/1']],
    [['color:red'], []],
  ])('filters by %j', async (facetFilters, urls) => {
    expect(
      [...new Set((await ask({query: '闭包', facetFilters})).hits.map(({url}) => url))].sort(),
    ).toEqual(urls);
  });

  it('gives the attributes, the marks and the ellipsis that were asked for', async () => {
    const {hits} = await ask({
      query: '任务',
      attributesToRetrieve: ['hierarchy.lvl1', 'url'],
      attributesToSnippet: ['content:3'],
      snippetEllipsisText: '$&...',
      highlightPreTag: '[',
      highlightPostTag: ']',
    });
    expect(Object.keys(hits[0]!).sort()).toEqual([
      '_highlightResult',
      '_snippetResult',
      'hierarchy',
      'objectID',
      'url',
    ]);
    expect(Object.keys(hits[0]!.hierarchy)).toEqual(['lvl1']);
    const [snippet] = snippetsOf(hits);
    expect(snippet).toContain('[任务]');
    expect(snippet).toMatch(/^\$&\.\.\./);
  });

  it('escapes what the notes hold', async () => {
    const {hits} = await ask({query: '任务', attributesToSnippet: ['content:30']});
    expect(snippetsOf(hits)[0]).toMatch(/&#60;b&#62;.*<em>任务<\/em>.*&#38;/);
  });

  it('is numbered where clicks are counted', async () => {
    expect((await ask({query: '闭包', clickAnalytics: true})).queryID).toMatch(/^[\da-f]{32}$/);
    expect((await ask({query: '闭包'})).queryID).toBeUndefined();
  });

  it('among others is answered in its place; none gives none', async () => {
    const response = await open()(
      post({
        requests: [
          {indexName: 'notes', query: '闭包'},
          {indexName: 'notes', query: 'zzzz'},
        ],
        strategy: 'none',
      }),
    );
    const {results} = (await response.json()) as {results: Result[]};
    expect(results.map(({nbHits}) => nbHits > 0)).toEqual([true, false]);
    expect(await (await open()(post({requests: []}))).json()).toEqual({results: []});
  });

  it('for no hits gets their number alone', async () => {
    const {hits, nbHits} = await ask({query: '闭包', hitsPerPage: 0});
    expect([hits.length, nbHits > 0]).toEqual([0, true]);
  });
});

describe('what is refused', () => {
  const query = (parameters: object) => post({requests: [{indexName: 'notes', ...parameters}]});
  it.each<[string, Request, string]>([
    ['broken JSON', post('{"requests":'), '400 The body is not JSON'],
    ['an empty body', post(''), '400 The body is not JSON'],
    ['a list as body', post([]), '400 The body is not a JSON object'],
    ['no requests', post({}), '400 requests should be a list'],
    [
      'an entry that is none',
      post({requests: [null]}),
      '400 an entry of requests is not an object',
    ],
    ['no index', post({requests: [{query: 'a'}]}), '400 indexName should be text'],
    [
      'an unknown index',
      post({requests: [{indexName: 'x', query: 'a'}]}),
      '404 Index x does not exist',
    ],
    [
      'an index named like a property',
      post({}, '/1/indexes/constructor/query'),
      '404 Index constructor does not exist',
    ],
    [
      'too many requests',
      post({requests: Array.from({length: 51}, () => ({}))}),
      '400 requests has more than 50 entries',
    ],
    [
      'a body of 100 KB',
      post({requests: [], x: 'y'.repeat(100_000)}),
      '413 The body is longer than 65536 bytes',
    ],
    [
      '10,000 characters',
      query({query: '闭'.repeat(10_000)}),
      '400 query is longer than 512 characters',
    ],
    ['a query that is no text', query({query: {a: 1}}), '400 query should be text'],
    [
      'a mark that would stand in every hit',
      query({highlightPreTag: 'x'.repeat(60_000)}),
      '400 highlightPreTag is longer than 512 characters',
    ],
    [
      'a filter that could mean thousands of versions',
      query({facetFilters: `docusaurus_tag:docs-${'-'.repeat(60_000)}`}),
      '400 a filter of facetFilters is longer than 512 characters',
    ],
    [
      'a long filter among others',
      query({
        params: new URLSearchParams({
          facetFilters: JSON.stringify([['a:b', `a:${'-'.repeat(600)}`]]),
        }).toString(),
      }),
      '400 a filter of facetFilters is longer than 512 characters',
    ],
    [
      'more hits in many requests than in one',
      post({
        requests: Array.from({length: 3}, () => ({
          indexName: 'notes',
          query: '闭包',
          hitsPerPage: 400,
        })),
      }),
      '400 requests ask for more than 1000 hits in all',
    ],
    [
      'too many hits',
      query({hitsPerPage: 1001}),
      '400 hitsPerPage should be a whole number from 0 to 1000',
    ],
    ['a page below 0', query({page: -1}), '400 page should be a whole number from 0 to 1000'],
    [
      'a page too deep',
      query({page: 100}),
      '400 only the first 1000 hits can be reached by paging',
    ],
    ['filters', query({filters: 'a:b'}), '400 filters is not supported, use facetFilters'],
    [
      'filters that are none',
      query({facetFilters: [1]}),
      "400 facetFilters should be a list of texts like 'language:zh-CN', or of lists of them",
    ],
    [
      'attributes that are no texts',
      query({attributesToSnippet: [{toString: 1}]}),
      '400 attributesToSnippet should be a list of texts',
    ],
    [
      'attributes written as lists in lists',
      query({attributesToRetrieve: '['.repeat(200) + ']'.repeat(200)}),
      '400 attributesToRetrieve should be a list of texts',
    ],
    [
      'lists in lists',
      post(`{"requests":[{"indexName":"notes","x":${'['.repeat(30_000)}${']'.repeat(30_000)}}]}`),
      '400 The body is nested deeper than 20',
    ],
    [
      'a path upwards',
      post({}, '/1/indexes/..%2f..%2fetc%2fpasswd/query'),
      '404 Index ../../etc/passwd does not exist',
    ],
    [
      'a stray percent sign',
      post({}, '/1/indexes/%E0%A4%A/query'),
      '404 Index %E0%A4%A does not exist',
    ],
    ['another path', post({}, '/'), '404 Not found'],
    ['queries of one index', post({}, '/1/indexes/notes/queries'), '404 Not found'],
    ['a write', post({requests: []}, '/1/indexes/notes/batch'), '404 Not found'],
    [
      'another method',
      new Request('https://s.example/1/indexes/*/queries'),
      '405 Only POST is answered here',
    ],
  ])('%s', async (_, request, expected) => {
    expect(await refusal(request)).toBe(expected);
  });

  it('a body without length that does not end in time', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull: (controller) => void (pulled++, controller.enqueue(new Uint8Array(10_000))),
    });
    expect(
      await refusal(
        new Request('https://s.example/1/indexes/*/queries', {
          method: 'POST',
          body,
          duplex: 'half',
        } as RequestInit),
      ),
    ).toMatch(/^413/);
    expect(pulled).toBeLessThan(20);
  });

  it.each([{appId: ''}, {apiKeys: ['k', '']}])('to begin with what is empty: %j', (options) => {
    expect(() => open(options)).toThrow(/is empty/);
  });

  it('a wrong key or application, in the address or as a header', async () => {
    const handle = open({appId: 'Wuya', apiKeys: ['k']});
    const path = '/1/indexes/*/queries';
    expect(await refusal(post({requests: []}), handle)).toBe(
      '403 Invalid Application-ID or API key',
    );
    expect(
      await refusal(
        post({requests: []}, `${path}?x-algolia-api-key=k&x-algolia-application-id=other`),
        handle,
      ),
    ).toMatch(/^403/);
    expect(
      (
        await handle(
          post({requests: []}, `${path}?x-algolia-api-key=k&x-algolia-application-id=wuya`),
        )
      ).status,
    ).toBe(200);
    expect(
      (
        await handle(
          post({requests: []}, path, {
            'x-algolia-api-key': 'k',
            'x-algolia-application-id': 'Wuya',
          }),
        )
      ).status,
    ).toBe(200);
  });

  it('more than can be answered at once, so that the client goes elsewhere', async () => {
    const handle = open({limits: {maxConcurrent: 2}});
    const responses = await Promise.all(
      Array.from({length: 5}, () =>
        handle(post({requests: [{indexName: 'notes', query: '闭包'}]})),
      ),
    );
    expect(responses.map(({status}) => status)).toEqual([200, 200, 503, 503, 503]);
    expect(responses[2]!.headers.get('retry-after')).toBe('1');
    expect((await handle(post({requests: []}))).status).toBe(200);
  });
});

/** A request whose body is not there yet; `end` sends what it is, or lets it break off. */
function postSlowly(): {request: Request; end(text?: string): void} {
  let body: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({start: (controller) => void (body = controller)});
  const request = new Request('https://s.example/1/indexes/*/queries', {
    method: 'POST',
    body: stream,
    duplex: 'half',
  } as RequestInit);
  const end = (text?: string): void => {
    if (text === undefined) return body.error(new Error('aborted'));
    body.enqueue(new TextEncoder().encode(text));
    body.close();
  };
  return {request, end};
}

it('a body that breaks off is no failure of the server', async () => {
  const failures: unknown[] = [];
  const {request, end} = postSlowly();
  const answer = open({onError: (error) => failures.push(error)})(request);
  end();
  expect((await answer).status).toBe(400);
  expect(failures).toEqual([]);
});

it('who sends a body slowly keeps nobody from being answered', async () => {
  const handle = open({limits: {maxConcurrent: 1}});
  const {request, end} = postSlowly();
  const slow = handle(request);
  expect((await handle(post({requests: []}))).status).toBe(200);
  end('{"requests": []}');
  expect((await slow).status).toBe(200);
});

it('answers queries that name no number of hits where fewer than the usual are allowed', async () => {
  const {hits, hitsPerPage} = await ask({query: '闭包'}, open({limits: {maxHitsPerPage: 1}}));
  expect([hits.length, hitsPerPage]).toEqual([1, 1]);
});

it('answers preflights and asks for its health', async () => {
  const preflight = await open()(
    new Request('https://s.example/1/indexes/*/queries', {
      method: 'OPTIONS',
      headers: {'access-control-request-headers': 'x-algolia-api-key'},
    }),
  );
  expect([
    preflight.status,
    preflight.headers.get('access-control-allow-headers'),
    preflight.headers.get('access-control-allow-methods'),
  ]).toEqual([204, 'x-algolia-api-key', 'POST, OPTIONS']);
  for (const path of ['/health', '/1/isalive'])
    expect(await (await open()(new Request(`https://s.example${path}`))).json()).toEqual({
      message: 'server is alive',
    });
});

describe('the served index', () => {
  it('is followed to its successor', async () => {
    let index = INDEX;
    let now = 0;
    const served = createServedIndex({readFile: reader(() => index), now: () => now});
    expect((await served.search({query: '新篇章'})).nbHits).toBe(0);
    index = buildIndex(toPages([{title: '新篇章'}]));
    now = 10_001;
    expect((await served.search({query: '新篇章'})).nbHits).toBe(1);
  });

  it('is followed at once when files of the old one are gone', async () => {
    let index = INDEX;
    const served = createServedIndex({readFile: reader(() => index), now: () => 0});
    await served.search({query: ''});
    index = buildIndex(toPages([{title: '闭包二'}]));
    expect((await served.search({query: '闭包'})).hits[0]!.hierarchy.lvl1).toBe('闭包二');
  });

  it('goes on while its successor cannot be read, and failures are told but not shown', async () => {
    let now = 0;
    let isBroken = false;
    const readFile = reader(() => INDEX);
    const served = createServedIndex({
      readFile: (name) => (isBroken ? Promise.reject(new Error('/secret/path')) : readFile(name)),
      now: () => now,
    });
    await served.search({query: '闭包'});
    isBroken = true;
    now = 20_000;
    expect((await served.search({query: '闭包'})).nbHits).toBeGreaterThan(0);
    const onError = vi.fn<(error: unknown) => void>();
    const handle = createSearchHandler({indexes: {notes: served}, onError});
    expect(await refusal(post({requests: [{indexName: 'notes', query: '任务'}]}), handle)).toBe(
      '500 Internal error',
    );
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
