import {type Attempt, HostedSearchError} from './errors.ts';
import type {HostMarks} from './hostMarks.ts';
import type {HostList} from './hosts.ts';
import type {HostReply, Requester} from './requester.ts';

const CONNECT_TIMEOUT_MS = 1000;
const RESPONSE_TIMEOUT_MS = {read: 2000, write: 30_000} as const;
/** Growth of timeouts begins here once any host has timed out. */
const GROWN = 3;

/** A call to the service, whichever host takes it. */
export interface Call {
  readonly kind: 'read' | 'write';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Begins with `/`. */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Transport {
  /** The parsed answer of the first host that gives one. @throws {HostedSearchError} */
  send(call: Call): Promise<unknown>;
}

export interface TransportOptions {
  readonly hosts: HostList;
  readonly marks: HostMarks;
  readonly requester: Requester;
  /** Sent as query parameters, or as headers. */
  readonly credentials: {
    readonly appId: string;
    readonly apiKey: string;
    readonly agent: string;
    readonly in: 'query' | 'headers';
  };
}

/** Tries host after host until one answers. */
export function createTransport({
  hosts,
  marks,
  requester,
  credentials,
}: TransportOptions): Transport {
  const own = {
    'x-algolia-agent': credentials.agent,
    'x-algolia-api-key': credentials.apiKey,
    'x-algolia-application-id': credentials.appId,
  };
  const isQuery = credentials.in === 'query';
  return {
    async send({kind, method, path, parameters, body}) {
      const query = Object.entries({...parameters, ...(isQuery && own)}).sort(([a], [b]) =>
        a < b ? -1 : 1,
      );
      const search =
        query.length > 0
          ? `?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
          : '';
      // In the browser text/plain and credentials in the address spare every new host a preflight.
      const headers = {
        accept: 'application/json',
        ...(body !== undefined && {'content-type': isQuery ? 'text/plain' : 'application/json'}),
        ...(!isQuery && own),
      };
      const {order, timedOutCount} = marks.candidates(hosts[kind]);
      const attempts: Attempt[] = [];
      let timeoutCount = 0;
      for (const [i, host] of order.entries()) {
        const factor =
          timedOutCount + timeoutCount === 0 ? 1 : GROWN + timedOutCount + timeoutCount;
        const url = host + path + search;
        const reply = await requester({
          url,
          method,
          headers,
          body: body === undefined ? undefined : JSON.stringify(body),
          connectTimeoutMs: CONNECT_TIMEOUT_MS * factor,
          responseTimeoutMs: RESPONSE_TIMEOUT_MS[kind] * factor,
        });
        attempts.push({
          host,
          url: hideKey(url, credentials.apiKey),
          outcome: outcomeOf(reply),
          triesLeft: order.length - 1 - i,
        });
        if (reply.kind === 'answer' && reply.status >= 200 && reply.status < 300)
          return parse(reply.text, attempts);
        if (reply.kind === 'answer' && reply.status >= 400 && reply.status < 500)
          throw new HostedSearchError('ApiError', messageOf(reply), {
            status: reply.status,
            attempts,
          });
        if (reply.kind === 'timeout') timeoutCount++;
        marks.mark(host, reply.kind === 'timeout' ? 'timedOut' : 'down');
      }
      throw new HostedSearchError(
        'RetryError',
        `Unreachable hosts: ${attempts.map(({host, outcome}) => `${host} (${outcome})`).join(', ')}`,
        {attempts},
      );
    },
  };
}

function parse(text: string, attempts: readonly Attempt[]): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new HostedSearchError('DeserializationError', 'The answer is not JSON', {
      attempts,
      cause,
    });
  }
}

function outcomeOf(reply: HostReply): string {
  return reply.kind === 'answer' ? `HTTP ${reply.status}` : reply.reason;
}

/** Returns what the service says of a refusal; its status when it says nothing. */
function messageOf({status, text}: {readonly status: number; readonly text: string}): string {
  try {
    const {message} = JSON.parse(text) as {readonly message?: unknown};
    return typeof message === 'string' ? message : `HTTP ${status}`;
  } catch {
    return `HTTP ${status}`; // a page of some gateway
  }
}

function hideKey(url: string, key: string): string {
  return url.replaceAll(encodeURIComponent(key), '*****');
}
