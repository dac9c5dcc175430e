import {describe, expect, it} from 'vitest';
import {createHostedClient, type HostedClientOptions} from './client.ts';
import type {HostedSearchError} from './errors.ts';
import {createHostMarks, MARK_LIFETIME_MS} from './hostMarks.ts';
import {listHosts} from './hosts.ts';
import type {HostReply, HostRequest} from './requester.ts';
import {createTransport} from './transport.ts';

const DSN = 'https://app-dsn.algolia.net';
const BACKUPS = [1, 2, 3].map((n) => `https://app-${n}.algolianet.com`);
const OK: HostReply = {kind: 'answer', status: 200, text: '{"results":[]}'};
const REFUSED: HostReply = {kind: 'network', reason: 'refused'};
const TIMEOUT: HostReply = {kind: 'timeout', reason: 'connection timeout'};
const status = (code: number, text = ''): HostReply => ({kind: 'answer', status: code, text});
/** Leaves a list in its order. */
const keepOrder = () => 0.999;

/** A client whose hosts give these replies in turn, the last one for ever, on a clock that the test moves. */
function open(replies: readonly HostReply[], options: Partial<HostedClientOptions> = {}) {
  const asked: HostRequest[] = [];
  const clock = {now: 1_000_000};
  let kept: string | null = null;
  const marks = {get: () => kept, set: (json: string) => void (kept = json)};
  const client = createHostedClient({
    appId: 'app',
    apiKey: 'secret',
    agent: 'Wuya',
    marks,
    now: () => clock.now,
    random: keepOrder,
    requester: async (request) => {
      asked.push(request);
      return replies[Math.min(asked.length, replies.length) - 1]!;
    },
    ...options,
  });
  const hosts = () => asked.map(({url}) => new URL(url).origin);
  const timeouts = () =>
    asked.map(({connectTimeoutMs, responseTimeoutMs}) => [
      connectTimeoutMs / 1000,
      responseTimeoutMs / 1000,
    ]);
  const fail = (query = 'x') =>
    client.search([{query}]).then(
      () => expect.unreachable(),
      (error: HostedSearchError) => error,
    );
  return {
    client,
    asked,
    clock,
    hosts,
    timeouts,
    fail,
    marks,
    ask: (query: string) => client.search([{query}]),
  };
}

describe('credentials', () => {
  it.each([
    ['', 'k', 'appId'],
    ['a', undefined, 'apiKey'],
    ['', '', 'appId'],
    [undefined, 'k', 'appId'],
    ['a', 7, 'apiKey'],
  ])('%s and %s: says that %s is missing', (appId, apiKey, name) => {
    expect(() => createHostedClient({appId, apiKey, agent: ''} as HostedClientOptions)).toThrow(
      `\`${name}\` is missing.`,
    );
  });
});

describe('hosts', () => {
  it('reads go to the dsn host and then to three backups', () => {
    expect(listHosts({appId: 'app'}, keepOrder).read).toEqual([DSN, ...BACKUPS]);
  });

  it('writes go to the write host and then to the same backups', () => {
    const {read, write} = listHosts({appId: 'app'}, Math.random);
    expect(write).toEqual(['https://app.algolia.net', ...read.slice(1)]);
  });

  it('every order of the backups comes up', () => {
    const orders = new Set(
      Array.from({length: 200}, () => listHosts({appId: 'app'}, Math.random).read.slice(1).join()),
    );
    expect(orders.size).toBe(6);
  });

  it('the order is the same for all calls of one client', async () => {
    const {fail, hosts, clock} = open([REFUSED], {random: Math.random});
    await fail('a');
    clock.now += MARK_LIFETIME_MS + 1;
    await fail('b');
    expect(hosts().slice(4)).toEqual(hosts().slice(0, 4));
  });

  it('those of a service of one’s own stand for them, the first one first', () => {
    expect(
      listHosts({appId: 'app', own: ['http://a:1/', 'http://b:2/x', 'http://c:3']}, keepOrder),
    ).toEqual({
      read: ['http://a:1', 'http://b:2/x', 'http://c:3'],
      write: ['http://a:1', 'http://b:2/x', 'http://c:3'],
    });
  });

  it('of one’s own service change places, but for the first one', () => {
    const own = ['http://a', 'http://b', 'http://c'];
    const {read, write} = listHosts({appId: 'app', own}, () => 0);
    expect(read).toEqual(['http://a', 'http://c', 'http://b']);
    expect(write).toEqual(read);
  });
});

describe('the request', () => {
  it('has its credentials in the address, sorted, and a body that needs no preflight', async () => {
    const {asked, ask} = open([OK]);
    await ask('闭包');
    expect(asked[0]).toEqual({
      url: `${DSN}/1/indexes/*/queries?x-algolia-agent=Wuya&x-algolia-api-key=secret&x-algolia-application-id=app`,
      method: 'POST',
      headers: {accept: 'application/json', 'content-type': 'text/plain'},
      body: '{"requests":[{"query":"闭包"}]}',
      connectTimeoutMs: 1000,
      responseTimeoutMs: 2000,
    });
  });

  it('for recommendations goes to their path', async () => {
    const {asked, client} = open([OK]);
    await client.recommend([{indexName: 'i'}]);
    expect([new URL(asked[0]!.url).pathname, asked[0]!.body]).toEqual([
      '/1/indexes/*/recommendations',
      '{"requests":[{"indexName":"i"}]}',
    ]);
  });

  it('by custom POST goes to the write host, with an empty body by default', async () => {
    const {asked, client} = open([OK]);
    await client.customPost({path: 'x/y', parameters: {a: '1'}});
    expect(asked[0]).toMatchObject({
      url: expect.stringMatching(
        /^https:\/\/app\.algolia\.net\/x\/y\?a=1&x-algolia-agent=/,
      ) as string,
      body: '{}',
      responseTimeoutMs: 30_000,
    });
  });

  it('without what it needs is refused by the name of that and of the method', async () => {
    const {client} = open([OK]);
    await expect(client.customPost({} as {path: string})).rejects.toThrow(
      'Parameter `path` is required when calling `customPost`.',
    );
    await expect(client.search(undefined as unknown as [])).rejects.toThrow(
      'Parameter `requests` is required when calling `search`.',
    );
    await expect(client.recommend(undefined as unknown as [])).rejects.toThrow(
      'Parameter `requests` is required when calling `recommend`.',
    );
  });
});

describe('an attempt', () => {
  it('that succeeds gives the parsed answer', async () => {
    const {ask, asked} = open([status(201, '{"results":[1]}')]);
    expect(await ask('a')).toEqual({results: [1]});
    expect(asked).toHaveLength(1);
  });

  it('whose answer is no JSON is not tried elsewhere', async () => {
    const {fail, asked} = open([status(200, '<html>')]);
    expect((await fail()).name).toBe('DeserializationError');
    expect(asked).toHaveLength(1);
  });

  it.each([
    [400, '{"message":"bad"}', 'bad'],
    [403, '{"message":"Invalid Application-ID or API key"}', 'Invalid Application-ID or API key'],
    [404, '{"message":"Index x does not exist"}', 'Index x does not exist'],
    [429, 'slow down', 'HTTP 429'],
  ])(
    'that is refused with %i is not tried elsewhere, and leaves no mark',
    async (code, text, message) => {
      const {fail, asked, marks} = open([status(code, text)]);
      expect(await fail()).toMatchObject({name: 'ApiError', status: code, message});
      expect(asked).toHaveLength(1);
      expect(marks.get()).toBeNull();
    },
  );

  it.each([
    ['a refused connection', REFUSED],
    ['a 1xx', status(101)],
    ['a 3xx', status(302)],
    ['a 500', status(500)],
    ['a 503', status(503)],
  ])('that ends in %s marks the host down and goes to the next', async (_, reply) => {
    const {ask, hosts, marks} = open([reply, OK]);
    await ask('a');
    expect(hosts()).toEqual([DSN, BACKUPS[0]]);
    expect(JSON.parse(marks.get()!)).toEqual({[DSN]: {timestamp: 1_000_000, value: 'down'}});
  });

  it.each([
    ['connect', TIMEOUT],
    ['response', {kind: 'timeout', reason: 'response timeout'} as const],
  ])(
    'that runs into the %s timeout marks the host timed out and goes to the next with more time',
    async (_, reply) => {
      const {ask, timeouts, marks} = open([reply, OK]);
      await ask('a');
      expect(timeouts()).toEqual([
        [1, 2],
        [4, 8],
      ]);
      expect(JSON.parse(marks.get()!)).toEqual({[DSN]: {timestamp: 1_000_000, value: 'timedOut'}});
    },
  );

  it('after which no host is left ends in a RetryError that tells of every attempt, without the key', async () => {
    const {fail} = open([REFUSED, status(500), TIMEOUT, REFUSED]);
    const error = await fail();
    expect(error.name).toBe('RetryError');
    expect(error.message).toMatch(/^Unreachable hosts/);
    expect(error.attempts.map(({host, outcome, triesLeft}) => [host, outcome, triesLeft])).toEqual([
      [DSN, 'refused', 3],
      [BACKUPS[0], 'HTTP 500', 2],
      [BACKUPS[1], 'connection timeout', 1],
      [BACKUPS[2], 'refused', 0],
    ]);
    expect(JSON.stringify(error.attempts) + error.message + error.stack).not.toContain('secret');
  });
});

describe('timeouts', () => {
  it('of reads grow with every timeout of a call', async () => {
    const {fail, timeouts} = open([TIMEOUT]);
    await fail();
    expect(timeouts()).toEqual([
      [1, 2],
      [4, 8],
      [5, 10],
      [6, 12],
    ]);
  });

  it('of writes begin at 30 s for the answer', async () => {
    const {client, timeouts} = open([TIMEOUT]);
    await client.customPost({path: '/x'}).catch(() => undefined);
    expect(timeouts().slice(0, 3)).toEqual([
      [1, 30],
      [4, 120],
      [5, 150],
    ]);
  });

  it('do not grow when a host is down', async () => {
    const {ask, timeouts} = open([REFUSED, OK]);
    await ask('a');
    expect(timeouts()).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('marks', () => {
  it('let the next call begin at the first host that is up, those that timed out last', async () => {
    const {ask, hosts, timeouts} = open([TIMEOUT, OK, REFUSED, REFUSED, REFUSED, OK]);
    await ask('a');
    await ask('b');
    expect(hosts().slice(2)).toEqual([...BACKUPS, DSN]);
    expect(timeouts().slice(2)[0]).toEqual([4, 8]);
  });

  it('keep a host that is down out of the next calls', async () => {
    const {ask, hosts} = open([REFUSED, OK]);
    await ask('a');
    await ask('b');
    expect(hosts()).toEqual([DSN, BACKUPS[0], BACKUPS[0]]);
  });

  it('last for 120 seconds and not longer', async () => {
    const {ask, hosts, timeouts, clock} = open([TIMEOUT, OK]);
    await ask('a');
    clock.now += 120_000;
    await ask('b');
    clock.now += 1;
    await ask('c');
    expect(hosts()).toEqual([DSN, BACKUPS[0], BACKUPS[0], DSN]);
    expect(timeouts().at(-1)).toEqual([1, 2]);
  });

  it('on all hosts mean that all are tried again', async () => {
    const {fail, hosts} = open([REFUSED]);
    await fail('a');
    await fail('b');
    expect(hosts().slice(4)).toEqual([DSN, ...BACKUPS]);
  });

  it('are known to the next client, and old ones do not pile up', async () => {
    const first = open([REFUSED, OK]);
    await first.ask('a');
    const next = open([OK], {marks: first.marks});
    await next.ask('a');
    expect(next.hosts()).toEqual([BACKUPS[0]]);
    const later = createHostMarks(first.marks, () => 1_000_000 + MARK_LIFETIME_MS + 1);
    later.mark('https://x', 'down');
    expect(Object.keys(JSON.parse(first.marks.get()!) as object)).toEqual(['https://x']);
  });

  it.each([
    ['nothing kept', null],
    ['something else', '[1'],
    ['wrong fields', `{"${DSN}":{"timestamp":"1"}}`],
    ['another list', 'null'],
    ['a time to come', `{"${DSN}":{"timestamp":9e15,"value":"down"}}`],
  ])('with %s in the store are none', async (_, json) => {
    const {ask, hosts} = open([OK], {marks: {get: () => json, set: () => undefined}});
    await ask('a');
    expect(hosts()).toEqual([DSN]);
  });

  it('work in memory where nothing can be kept', async () => {
    const {ask, hosts} = open([REFUSED, OK], {marks: {get: () => null, set: () => undefined}});
    await ask('a');
    await ask('b');
    expect(hosts()).toEqual([DSN, BACKUPS[0], BACKUPS[0]]);
  });
});

describe('answers', () => {
  it('to the same question under way are shared', async () => {
    const {ask, asked} = open([OK]);
    await Promise.all([ask('a'), ask('a'), ask('b')]);
    expect(asked).toHaveLength(2);
  });

  it('are kept as copies, failures are not', async () => {
    const {ask, fail, asked} = open([status(403), OK]);
    await fail('a');
    const first = (await ask('a')) as {results: unknown[]};
    first.results.push('changed');
    expect(await ask('a')).toEqual({results: []});
    expect(asked).toHaveLength(2);
  });
});

it('credentials can go as headers instead', async () => {
  const asked: HostRequest[] = [];
  const transport = createTransport({
    hosts: listHosts({appId: 'app'}, keepOrder),
    marks: createHostMarks({get: () => null, set: () => undefined}, Date.now),
    requester: async (request) => (asked.push(request), OK),
    credentials: {appId: 'app', apiKey: 'secret', agent: 'Wuya', in: 'headers'},
  });
  await transport.send({kind: 'write', method: 'POST', path: '/1/x', body: {}});
  expect(asked[0]).toMatchObject({
    url: 'https://app.algolia.net/1/x',
    headers: {
      'x-algolia-api-key': 'secret',
      'x-algolia-application-id': 'app',
      'content-type': 'application/json',
    },
  });
});
