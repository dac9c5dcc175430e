import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {dirname, join} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {MANUAL, readFences} from '../../../../manual/generate/pages.ts';
import {build} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) =>
  existsSync(path),
);

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as {port: number};
  server.close();
  await once(server, 'close');
  return port;
}

async function untilOpen(url: string): Promise<void> {
  for (let left = 100; left > 0; left--) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`nothing answers at ${url}`);
}

/** What the manual says to write for a site at the root, and for one below it, with the folders and port of the test. */
function serverOf(
  baseUrl: string,
  {port, root, dist}: {readonly port: number; readonly root: string; readonly dist: string},
): string {
  const title = baseUrl === '/' ? 'default.conf' : '/etc/nginx/sites-available/notes';
  const text = readFences('', readFileSync(join(MANUAL, 'docs/publish/04-nginx.md'), 'utf8')).find(
    (fence) => fence.title === title,
  )!.text;
  return text
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/www/notes/', `${dist}/`)
    .replaceAll('/srv/www', root);
}

describe.skipIf(!nginx).each(['/', '/a/b/'])(
  'nginx under %s, with the server of the manual and what the build wrote for it',
  (baseUrl) => {
    const dir = sharedFolder();
    const root = join(dir, 'www');
    const dist = join(root, baseUrl);
    let origin = '';
    let server: ChildProcess | undefined;
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(origin + path, {headers, redirect: 'manual'});

    beforeAll(async () => {
      writeFiles(dir, {
        'site/wuya.config.js': `export default {title: '无涯', url: 'https://wuya.example', baseUrl: '${baseUrl}', deploy: {nginx: true, precompress: ['br', 'gz']}};`,
        'site/docs/甲 乙.md': `# 甲\n\n${'正文。'.repeat(2000)}`,
      });
      mkdirSync(dirname(dist), {recursive: true});
      await build({dir: join(dir, 'site'), outDir: dist, makeBundle: drawingBundle});
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${dir}/${name};`)
        .join(' ');
      writeFileSync(
        join(dir, 'nginx.conf'),
        `${user} pid ${dir}/pid; error_log ${dir}/error.log; events {} http { include /etc/nginx/mime.types; access_log off; ${temporary} ${serverOf(baseUrl, {port, root, dist})} }`,
      );
      server = spawn(nginx!, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-g', 'daemon off;'], {
        stdio: 'inherit',
      });
      await untilOpen(origin + baseUrl);
    }, 60_000);

    afterAll(async () => {
      if (!server) return;
      server.kill('SIGTERM');
      await once(server, 'close');
    });

    it('answers for pages, files, and what is not there', async () => {
      const page = await get(`${baseUrl}${encodeURIComponent('甲 乙')}/`);
      expect([page.status, page.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(await page.text()).toContain('<h1>甲</h1>');
      const path = `${baseUrl}${encodeURIComponent('甲 乙')}`;
      const redirects = [path, ...(baseUrl === '/' ? [] : [baseUrl.slice(0, -1)])];
      for (const from of redirects) {
        const {status, headers} = await get(from);
        // Without scheme and port: what is in front of the server may have others.
        expect([status, headers.get('location')]).toEqual([301, `${from}/`]);
      }
      const missing = await get(`${baseUrl}no/such/page/`);
      expect(missing.status).toBe(404);
      expect(await missing.text()).toContain('plugin-not-found');
      for (const own of ['nginx.conf', '_headers', '.wuya-files'])
        expect([own, (await get(baseUrl + own)).status]).toEqual([own, 404]);
      const copy = await get(`${baseUrl}${encodeURIComponent('甲 乙')}/index.md`);
      expect(copy.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    });

    it('sends the policy with all of them, and a year with names that carry a hash', async () => {
      const html = await (await get(`${baseUrl}${encodeURIComponent('甲 乙')}/`)).text();
      const script = /import\("([^"]+)"\)/.exec(html)![1]!;
      const answers = await Promise.all([
        get(`${baseUrl}${encodeURIComponent('甲 乙')}/`),
        get(script),
        get(`${baseUrl}no/`),
      ]);
      for (const answer of answers) {
        expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      }
      expect(answers.map(({headers}) => headers.get('cache-control'))).toEqual([
        'no-cache',
        'public, max-age=31536000, immutable',
        'no-cache',
      ]);
    });

    it('sends what is compressed already', async () => {
      const path = `${baseUrl}${encodeURIComponent('甲 乙')}/`;
      const answer = await get(path, {'accept-encoding': 'gzip'});
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      const file = join(dist, '甲 乙/index.html');
      expect(existsSync(`${file}.gz`)).toBe(true);
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(readFileSync(file))).toBe(
        true,
      );
    });
  },
);

it('files that did not change are not compressed again', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '无涯', url: 'https://wuya.example', deploy: {precompress: ['gz']}};",
    'docs/a.md': `# 甲\n\n${'正文。'.repeat(999)}`,
  });
  await build({dir, makeBundle: stubBundle});
  expect(await build({dir, makeBundle: stubBundle})).toMatchObject({
    writtenCount: 0,
    removedCount: 0,
  });
}, 60_000);
