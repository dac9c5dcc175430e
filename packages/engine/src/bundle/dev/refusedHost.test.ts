import {createServer, request, type Server} from 'node:http';
import {createServer as createVite} from 'vite';
import {expect, it, onTestFinished} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {urlOf} from '../../serve/listen.ts';
import {wordRefusedHost} from './refusedHost.ts';

/** What a browser gets from Vite for a host. */
async function ask(host: string, site: {file: string; locale: string}) {
  const vite = await createVite({
    root: temporaryFolder(),
    configFile: false,
    server: {middlewareMode: true, ws: false, watch: null, allowedHosts: ['known.example']},
    logLevel: 'silent',
    optimizeDeps: {noDiscovery: true},
    appType: 'custom',
  });
  const server: Server = createServer((asked, response) => {
    wordRefusedHost(response, {file: site.file, config: {locale: site.locale}});
    vite.middlewares(asked, response, () => response.writeHead(200).end('page'));
  });
  onTestFinished(async () => {
    server.close();
    await vite.close();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as {port: number};
  return new Promise<{status?: number; type?: string; text: string}>((done, fail) => {
    request(urlOf({host: '127.0.0.1', port, path: '/'}), {headers: {host}}, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        done({status: response.statusCode, type: response.headers['content-type'], text} as never),
      );
    })
      .on('error', fail)
      .end();
  });
}

it('says in Chinese how a host is allowed, where the site is in Chinese', async () => {
  const {status, type, text} = await ask('notes.lan:3000', {
    file: '/s/wuya.config.ts',
    locale: 'zh-CN',
  });
  expect([status, type]).toEqual([403, 'text/plain; charset=utf-8']);
  expect(text).toContain('不认 notes.lan 这个主机名');
  expect(text).toContain("在 wuya.config.ts 里写 vite: {server: {allowedHosts: ['notes.lan']}}");
});

it('says it in English elsewhere, and names no option that a foreign configuration has not', async () => {
  const {text} = await ask('notes.lan', {file: '/s/docusaurus.config.js', locale: 'en'});
  expect(text).toMatch(/^403 The development server does not know the host notes\.lan/);
  expect(text).not.toMatch(/allowedHosts|\p{Script=Han}/u);
});

it('leaves other answers as they are', async () => {
  const {status, text} = await ask('known.example', {file: '/s/wuya.config.ts', locale: 'zh-CN'});
  expect([status, text]).toEqual([200, 'page']);
});
