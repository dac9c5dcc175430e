import {symlinkSync} from 'node:fs';
import {request} from 'node:http';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, onTestFinished, vi} from 'vitest';
import {type DevServer, startDevServer} from '../../src/dev/server.ts';
import {writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const root = sharedFolder();
const dir = join(root, 'site');
let server: DevServer;

beforeAll(async () => {
  writeFiles(root, {
    'secret.txt': 'nobody reads this',
    'site/wuya.config.js': `export default {title: '门', url: 'https://d.example', baseUrl: '/d/', docs: {path: 'notes'}, pages: false};\n`,
    'site/notes/index.md': '# 首\n',
    'site/.env': 'KEY=nobody reads this',
    'site/src/a.txt': 'of the site',
  });
  symlinkSync(join(root, 'secret.txt'), join(dir, 'src/link.txt'));
  server = await develop(dir);
}, 60_000);
afterAll(() => server.close());

type Headers = Readonly<Record<string, string>>;

const develop = (of: string): Promise<DevServer> =>
  startDevServer({dir: of, port: 0, host: '127.0.0.1', log: () => undefined, format: String});

/** Sends a request as it is written: no browser or library makes its path good. */
function ask(
  path: string,
  headers: Headers = {},
  {method = 'GET', port = server.port}: {readonly method?: string; readonly port?: number} = {},
) {
  return new Promise<{status: number; body: string; headers: Headers}>((done, fail) => {
    request({host: '127.0.0.1', port, path, headers, method}, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () =>
        done({status: response.statusCode!, body, headers: response.headers as Headers}),
      );
    })
      .on('upgrade', ({statusCode}, socket) => {
        socket.destroy();
        done({status: statusCode!, body: '', headers: {}});
      })
      .on('error', fail)
      .end();
  });
}

describe('the development server', () => {
  it('sends pages and files of the site', async () => {
    const page = await ask('/d/', {accept: 'text/html'});
    expect([page.status, page.body.includes('首')]).toEqual([200, true]);
    const file = await ask(`/d/@fs${dir}/src/a.txt?raw`);
    expect([file.status, file.body.includes('of the site')]).toEqual([200, true]);
  });

  it('takes a target with its host in it, and judges that host', async () => {
    const headers = {accept: 'text/html', host: `localhost:${server.port}`};
    const own = await ask(`http://127.0.0.1:${server.port}/d/`, headers);
    expect([own.status, own.body.includes('首')]).toEqual([200, true]);
    expect((await ask('http://evil.example/d/', headers)).status).toBe(403);
  });

  it.each([
    ['TRACE', 405],
    ['POST', 404],
    ['DELETE', 404],
  ])('answers no %s with a page', async (method, status) => {
    const answer = await ask('/d/', {accept: 'text/html', 'x-secret': 'mine'}, {method});
    expect([answer.status, answer.body.includes('首'), answer.body.includes('mine')]).toEqual([
      status,
      false,
      false,
    ]);
  });

  it.each([
    ['a file of the machine', '/d/@fs/etc/passwd?raw'],
    ['a file of the machine as itself', '/d/@fs/etc/passwd'],
    ['a file of the machine, encoded', '/d/@fs/%65tc/passwd?raw'],
    ['a file beside the site', `/d/@fs${root}/secret.txt?raw`],
    ['a file beside the site by dots', `/d/@fs${dir}/../secret.txt?raw`],
    ['a file beside the site by encoded dots', `/d/@fs${dir}/%2e%2e/secret.txt?raw`],
    ['a link that leads out', `/d/@fs${dir}/src/link.txt?raw`],
    ['a link that leads out, as an address', `/d/@fs${dir}/src/link.txt?url`],
    ['a file of secrets', `/d/@fs${dir}/.env?raw`],
  ])('does not send %s', async (_, path) => {
    const {status, body} = await ask(path);
    expect([403, 404]).toContain(status);
    expect(body).not.toMatch(/nobody reads this|root:/);
  });

  it('answers 403 to what is outside', async () => {
    expect((await ask('/d/@fs/etc/passwd?raw')).status).toBe(403);
    expect((await ask(`/d/@fs${dir}/src/link.txt?raw`)).status).toBe(403);
  });

  it.each(['/d/', '/d/index.json', '/d/index.md', '/d/routes.json', '/d/@vite/client', '/'])(
    'refuses %s under an unknown host name',
    async (path) => {
      expect((await ask(path, {host: 'evil.example'})).status).toBe(403);
    },
  );

  it('lets no other site read: no page, no module, no preflight', async () => {
    const foreign = {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site'};
    for (const path of ['/d/', '/d/index.json', '/d/@vite/client']) {
      const {status, headers} = await ask(path, {...foreign, 'sec-fetch-mode': 'cors'});
      expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
      const local = await ask(path, {origin: 'http://localhost:9'});
      expect(local.headers['access-control-allow-origin']).toBeUndefined();
    }
    const link = await ask('/d/', {...foreign, 'sec-fetch-mode': 'navigate', accept: 'text/html'});
    expect(link.status).toBe(200);
  });

  it.each([
    '/__open-in-editor?file=a',
    '/d/__open-in-editor?file=a',
    '/d//__open-in-editor?file=a',
  ])('opens no editor for another site: %s', async (path) => {
    for (const headers of [{}, {'sec-fetch-site': 'cross-site'}, {'sec-fetch-site': 'same-site'}])
      expect((await ask(path, headers as Headers)).status).toBe(403);
  });

  it('answers who asks for another protocol, also once the bundler listens for websockets', async () => {
    const upgrade = {connection: 'Upgrade', accept: 'text/html'};
    const socket = {...upgrade, upgrade: 'websocket', 'sec-websocket-version': '13'};
    const own = {...socket, 'sec-websocket-key': 'a'.repeat(22) + '==', origin: server.url};
    expect((await ask('/d/@vite/client')).status).toBe(200);
    for (const headers of [{...upgrade, upgrade: 'h2c'}, socket]) {
      const page = await ask('/d/', headers);
      expect([page.status, page.body.includes('首')]).toEqual([200, true]);
    }
    const elsewhere = {...own, 'sec-websocket-protocol': 'vite-hmr'};
    expect((await ask('/d/nowhere/', elsewhere)).status).toBe(404);
    expect((await ask('/d/', {...own, 'sec-websocket-protocol': 'vite-ping'})).status).toBe(101);
  });

  it.each(['//', '///', '//x/y', 'http://['])('answers 400 to %s', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });
});

it('takes no connection any more once it ends: a page that asks for its bundler again keeps no server from ending', async () => {
  const own = temporaryFolder();
  let isEnding = false;
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  vi.stubGlobal('holdBundler', () => {
    isEnding = true;
    return held;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  writeFiles(own, {
    'wuya.config.js':
      "export default {title: '门', url: 'https://d.example', vite: {plugins: [{name: 'slow', buildEnd: () => holdBundler()}]}};\n",
  });
  const ending = await develop(own);
  const ended = ending.close();
  await expect.poll(() => isEnding).toBe(true);
  await expect(ask('/', {}, {port: ending.port})).rejects.toThrow('ECONNREFUSED');
  release();
  await ended;
});
