import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {closeServer, listenLocally} from './localServer.ts';

/** What a host of the search service does with a request: answers, or fails in one of the ways that hosts fail. */
export type Behaviour =
  | 'answer'
  | 'slow'
  | 'refuse'
  | 'hang'
  | 'stop half way'
  | 'garbage'
  | number;

/** A host of the search service that can be told to fail. */
export interface SearchHost {
  readonly url: string;
  behaviour: Behaviour;
  /** Requests since it was last emptied. */
  readonly asked: {
    method: string;
    url: URL;
    contentType: string;
    body: {requests: Record<string, unknown>[]};
  }[];
  close(): Promise<void>;
}

/** Longer than readers like, shorter than the client waits. */
const SLOW_MS = 700;
const CORS = {'access-control-allow-origin': '*'};

/** Starts a host on loopback. `answer` makes its right answers. */
export async function startSearchHost(
  answer: (body: string) => Promise<string>,
): Promise<SearchHost> {
  const asked: SearchHost['asked'] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A request over a connection that was used before is sent again when the host drops it.
    response.shouldKeepAlive = false;
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
    asked.push({
      method: request.method!,
      url: new URL(request.url!, host.url),
      contentType: request.headers['content-type'] ?? '',
      body: JSON.parse(body || '{}') as SearchHost['asked'][number]['body'],
    });
    const {behaviour} = host;
    if (behaviour === 'hang') return;
    if (behaviour === 'refuse') return void request.socket.destroy();
    if (typeof behaviour === 'number')
      return void response
        .writeHead(behaviour, CORS)
        .end(JSON.stringify({message: 'no', status: behaviour}));
    response.writeHead(200, {...CORS, 'content-type': 'application/json'});
    if (behaviour === 'slow') {
      const text = await answer(body);
      response.write(text.slice(0, 10));
      return void setTimeout(() => response.end(text.slice(10)), SLOW_MS);
    }
    if (behaviour === 'stop half way') return void response.write('{"results":');
    response.end(behaviour === 'garbage' ? '<html>' : await answer(body));
  };
  const server: Server = createServer(
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  );
  const port = await listenLocally(server);
  const host: SearchHost = {
    url: `http://127.0.0.1:${port}`,
    behaviour: 'answer',
    asked,
    close: () => closeServer(server),
  };
  return host;
}
