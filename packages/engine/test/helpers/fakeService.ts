import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {PushRecord} from '../../src/output/push/pushRecords.ts';

export interface StoredIndex {
  records: Map<string, PushRecord>;
  settings: Record<string, unknown>;
  synonyms: object[];
}

/** The hosted service, as far as a push needs it. Of each `loses` answers one is lost after the work was done. */
export class FakeService {
  readonly indexes = new Map<string, StoredIndex>();
  readonly calls: string[] = [];
  readonly keys = new Set<string>();
  loses = 0;
  breaksAt: string | undefined;
  #count = 0;
  #server: Server | undefined;

  async start(): Promise<string> {
    this.#server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      request.on('end', () => {
        this.keys.add(
          `${request.url!.includes('admin') ? 'in the address' : String(request.headers['x-algolia-api-key'])}`,
        );
        const url = new URL(request.url!, 'http://x');
        const call = `${request.method} ${url.pathname}`;
        this.calls.push(call);
        if (this.breaksAt !== undefined && call.includes(this.breaksAt))
          return void response.writeHead(403).end('{"message":"no"}');
        const [status, answer] = this.#answer(
          request.method!,
          url,
          text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
        );
        if (this.loses > 0 && ++this.#count % this.loses === 0)
          return void request.socket.destroy();
        response
          .writeHead(status, {'content-type': 'application/json'})
          .end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((done) => this.#server!.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  #open(name: string): StoredIndex {
    const index = this.indexes.get(name) ?? {
      records: new Map<string, PushRecord>(),
      settings: {},
      synonyms: [],
    };
    this.indexes.set(name, index);
    return index;
  }

  #answer(method: string, url: URL, body: Record<string, unknown>): [number, object] {
    const [, name = '', call = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
    const task = {taskID: this.calls.length};
    const index = this.indexes.get(name);
    if (call.startsWith('task/'))
      return [200, {status: this.calls.length % 2 ? 'notPublished' : 'published'}];
    if (call === 'batch') {
      for (const {action, body: record} of body['requests'] as {
        action: string;
        body: PushRecord;
      }[]) {
        if (action === 'updateObject') this.#open(name).records.set(record.objectID, record);
        else this.#open(name).records.delete(record.objectID);
      }
      return [200, task];
    }
    if (call === 'synonyms/batch') {
      this.#open(name).synonyms = body as unknown as object[];
      return [200, task];
    }
    if (call === 'settings' && method === 'PUT') {
      this.#open(name).settings = body;
      return [200, task];
    }
    if (!index) return [404, {message: `Index ${name} does not exist`}];
    if (call === 'settings') return [200, index.settings];
    if (call === 'browse') {
      const from = Number(body['cursor'] ?? 0);
      const hits = [...index.records.values()]
        .slice(from, from + 40)
        .map(({objectID, digest}) => ({objectID, digest}));
      return [200, {hits, ...(from + 40 < index.records.size && {cursor: String(from + 40)})}];
    }
    if (call === 'operation') {
      this.indexes.set(body['destination'] as string, {...index, records: new Map(index.records)});
      if (body['operation'] === 'move') this.indexes.delete(name);
      return [200, task];
    }
    if (method === 'DELETE') this.indexes.delete(name);
    return [200, task];
  }
}
