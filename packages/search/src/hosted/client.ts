import {createHostMarks, type MarkStore} from './hostMarks.ts';
import {listHosts} from './hosts.ts';
import {fetchRequester, type Requester} from './requester.ts';
import {createTransport} from './transport.ts';

/** Answers kept in memory; the oldest goes first. */
const MAX_ANSWERS = 200;

export interface HostedClientOptions {
  readonly appId: string;
  readonly apiKey: string;
  /** Hosts of a service of one's own, instead of those of the application. */
  readonly hosts?: readonly string[];
  /** Name and version of this client, for the statistics of the service. */
  readonly agent: string;
  /** Where marks of failed hosts are kept; in memory alone when absent. */
  readonly marks?: MarkStore;
  readonly requester?: Requester;
  readonly now?: () => number;
  readonly random?: () => number;
}

/** A client for searching: what it asks, it asks with the key in the address. */
export interface HostedClient {
  /** Answers to several queries. The same question under way is asked once, an answer is kept; failures are not. */
  search(requests: readonly object[]): Promise<unknown>;
  recommend(requests: readonly object[]): Promise<unknown>;
  /** Any call by POST; goes to the write hosts. */
  customPost(call: {
    readonly path: string;
    readonly parameters?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  }): Promise<unknown>;
}

/**
 * Creates a client of the hosted service, or of a service of one's own that speaks its protocol.
 * @throws when the application id or the key is missing, saying which
 */
export function createHostedClient(options: HostedClientOptions): HostedClient {
  const {appId, apiKey, agent} = options;
  requireText('appId', appId);
  requireText('apiKey', apiKey);
  const now = options.now ?? Date.now;
  const transport = createTransport({
    hosts: listHosts(
      {appId, ...(options.hosts && {own: options.hosts})},
      options.random ?? Math.random,
    ),
    marks: createHostMarks(options.marks ?? NO_STORE, now),
    requester: options.requester ?? fetchRequester,
    credentials: {appId, apiKey, agent, in: 'query'},
  });
  const answers = new Map<string, Promise<string>>();
  const read = async (path: string, body: object): Promise<unknown> => {
    const key = JSON.stringify([path, body]);
    let answer = answers.get(key);
    if (!answer) {
      answer = transport
        .send({kind: 'read', method: 'POST', path, body})
        .then((value) => JSON.stringify(value));
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      if (answers.size > MAX_ANSWERS) answers.delete(answers.keys().next().value!);
    }
    return JSON.parse(await answer);
  };
  return {
    async search(requests) {
      requireArgument('requests', requests, 'search');
      return read('/1/indexes/*/queries', {requests});
    },
    async recommend(requests) {
      requireArgument('requests', requests, 'recommend');
      return read('/1/indexes/*/recommendations', {requests});
    },
    async customPost(call) {
      requireArgument('path', call?.path, 'customPost');
      const {path, parameters = {}, body = {}} = call;
      return transport.send({
        kind: 'write',
        method: 'POST',
        path: path.startsWith('/') ? path : `/${path}`,
        parameters,
        body,
      });
    },
  };
}

const NO_STORE: MarkStore = {get: () => null, set: () => undefined};

function requireText(name: string, value: unknown): void {
  if (typeof value !== 'string' || value === '') throw new Error(`\`${name}\` is missing.`);
}

function requireArgument(name: string, value: unknown, method: string): void {
  if (!value) throw new Error(`Parameter \`${name}\` is required when calling \`${method}\`.`);
}
