import {mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders, request} from 'node:http';
import {connect} from 'node:net';
import {dirname, join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, it, onTestFinished} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {createBodies} from './bodies.ts';
import {createHeaderRules, renderHeaders} from './headers.ts';
import {listen} from './listen.ts';
import {createStaticHandler} from './staticHandler.ts';

const files = {
  'index.html': '<p>home</p>',
  'a/index.html': '<p>a</p>',
  '中 文/index.html': '<p>zh</p>',
  '404.html': '<p>not here</p>',
  'b.html': '<p>b</p>',
  'b/index.json': '{}',
  'b/c.html': '<p>c</p>',
  'assets/app-abcdefgh.js': 'let a;',
  'logo.png': 'png',
};

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** Serves the files under `/wuya/`, with a secret beside their folder. `get` sends a path exactly as it is written. */
async function serve(isPublished?: (path: string) => boolean, bodies = createBodies()) {
  const root = temporaryFolder();
  const dir = join(root, 'dist');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), {recursive: true});
    writeFileSync(join(dir, path), content);
  }
  writeFileSync(join(root, 'secret.txt'), 'secret');
  mkdirSync(join(root, 'dist-other'));
  writeFileSync(join(root, 'dist-other', 'x.txt'), 'secret');
  const handle = createStaticHandler(dir, '/wuya/', {isPublished, bodies});
  const server = createServer((req, res) => void handle(req, res));
  const port = await listen(server, 0);
  onTestFinished(() => void server.close());
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((done, fail) => {
      const sent = request(
        {host: '127.0.0.1', port, path, headers, method, agent: false},
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const body = Buffer.concat(chunks);
            done({
              status: response.statusCode!,
              headers: response.headers,
              body,
              text: body.toString(),
            });
          });
        },
      );
      sent.on('error', fail).end();
    });
  return {dir, port, get};
}

describe('pages', () => {
  it.each([
    ['/wuya/', '<p>home</p>'],
    ['/wuya/index.html', '<p>home</p>'],
    ['/wuya/a/', '<p>a</p>'],
    ['/wuya/a/?x=1', '<p>a</p>'],
    ['http://a.example:8080/wuya/a/?x=1', '<p>a</p>'],
    ['HTTPS://a.example/wuya/', '<p>home</p>'],
    ['/wuya/%E4%B8%AD%20%E6%96%87/', '<p>zh</p>'],
  ])('are answered at %s', async (path, text) => {
    const {get} = await serve();
    expect(await get(path)).toMatchObject({
      status: 200,
      text,
      headers: {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'},
    });
  });

  it.each([
    ['/wuya/a', '/wuya/a/'],
    ['/wuya/a?x=1', '/wuya/a/?x=1'],
    ['/wuya/%E4%B8%AD%20%E6%96%87', '/wuya/%E4%B8%AD%20%E6%96%87/'],
  ])('without their slash, %s, lead to %s', async (path, location) => {
    const {get} = await serve();
    expect(await get(path)).toMatchObject({status: 301, headers: {location}});
  });

  it.each([
    ['/', '/wuya/'],
    ['/wuya', '/wuya/'],
    ['/wuya?x=1', '/wuya/?x=1'],
  ])('are found from %s, outside the base path', async (path, location) => {
    const {get} = await serve();
    expect(await get(path)).toMatchObject({status: 302, headers: {location}});
  });

  it('that do not exist show the not-found page with status 404', async () => {
    const {get} = await serve();
    for (const path of [
      '/wuya/nothing/',
      '/wuya/a/nothing.html',
      '/elsewhere/',
      '/wuyaa/',
      '/wuya/assets/',
      '/wuya/%E4',
    ]) {
      expect({path, ...(await get(path))}).toMatchObject({
        path,
        status: 404,
        text: '<p>not here</p>',
      });
    }
  });

  it('that do not exist below a language show the not-found page of that language, where it has one', async () => {
    const {dir, get} = await serve();
    mkdirSync(join(dir, 'en'));
    writeFileSync(join(dir, 'en/404.html'), '<p>not here, in English</p>');
    const textAt = async (path: string) => (await get(path)).text;
    expect(await textAt('/wuya/en/docs/nothing/')).toBe('<p>not here, in English</p>');
    expect(await textAt('/wuya/de/docs/nothing/')).toBe('<p>not here</p>');
    expect(await textAt('/wuya/english/')).toBe('<p>not here</p>');
  });

  it('that do not exist are 404 in words where there is no page for it', async () => {
    const {dir, get} = await serve();
    rmSync(join(dir, '404.html'));
    const {status, headers, text} = await get('/wuya/nothing/');
    expect([status, headers['content-type'], text]).toEqual([
      404,
      'text/plain; charset=utf-8',
      '404\n',
    ]);
  });

  it('that do not exist are so again for a reader who has the not-found page', async () => {
    const {get} = await serve();
    const {etag} = (await get('/wuya/nothing/')).headers;
    expect(await get('/wuya/nothing/', {'if-none-match': etag!})).toMatchObject({
      status: 404,
      text: '<p>not here</p>',
    });
  });
});

describe('paths that try to leave the folder', () => {
  it.each([
    '/wuya/../secret.txt',
    '/wuya/..%2fsecret.txt',
    '/wuya/%2e%2e/secret.txt',
    '/wuya/%2e%2e%2fsecret.txt',
    '/wuya/a/..%2f..%2fsecret.txt',
    '/wuya/..%5csecret.txt',
    '/wuya/..%2fdist-other/x.txt',
    '/wuya//../secret.txt',
    '/wuya/%2fetc/passwd',
    '/wuya/index.html%00.txt',
  ])('%s finds nothing', async (path) => {
    const {get} = await serve();
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('secret');
  });
});

it.each(['//', '///', '//wuya/../secret.txt', '//evil.example/', '/.//a', '/b/..//a', '/\\\\x/a'])(
  'answers 400 to %s, which is no path',
  async (path) => {
    const {get} = await serve();
    expect((await get(path)).status).toBe(400);
  },
);

describe('transfer', () => {
  it('answers 304 to a reader who has the file', async () => {
    const {get} = await serve();
    const {headers} = await get('/wuya/');
    const again = await get('/wuya/', {'if-none-match': headers.etag!});
    expect(again).toMatchObject({status: 304, text: '', headers: {etag: headers.etag}});
  });

  it('sends a file again when it changed', async () => {
    const {dir, get} = await serve();
    const {headers} = await get('/wuya/');
    writeFileSync(join(dir, 'index.html'), '<p>new</p>');
    utimesSync(join(dir, 'index.html'), 2_000_000_000, 2_000_000_000);
    expect(await get('/wuya/', {'if-none-match': headers.etag!})).toMatchObject({
      status: 200,
      text: '<p>new</p>',
    });
  });

  it('compresses text with brotli, or gzip for those who know no better', async () => {
    const {get} = await serve();
    const br = await get('/wuya/', {'accept-encoding': 'gzip, deflate, br'});
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-length': String(br.body.length),
    });
    expect(brotliDecompressSync(br.body).toString()).toBe('<p>home</p>');
    const gz = await get('/wuya/', {'accept-encoding': 'gzip'});
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).toString()).toBe('<p>home</p>');
  });

  it('compresses neither images nor for readers who did not ask', async () => {
    const {get} = await serve();
    expect((await get('/wuya/logo.png', {'accept-encoding': 'br'})).headers).not.toHaveProperty(
      'content-encoding',
    );
    expect((await get('/wuya/')).headers).not.toHaveProperty('content-encoding');
  });

  it('lets hashed files be kept for ever', async () => {
    const {get} = await serve();
    expect((await get('/wuya/assets/app-abcdefgh.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it('lets hashed files of another language be kept for ever, and no file whose name may come again', async () => {
    const {dir, get} = await serve();
    mkdirSync(join(dir, 'en/assets'), {recursive: true});
    for (const path of ['en/assets/app-abcdefgh.js', 'en/assets/own.js', 'en/a.pdf', 'sw.js'])
      writeFileSync(join(dir, path), '1');
    writeFileSync(
      join(dir, '_headers'),
      renderHeaders([
        ...createHeaderRules({
          baseUrl: '/wuya/',
          others: ['/wuya/en/'],
          policy: undefined,
          hasWorker: true,
        }),
        {path: '/wuya/en/a.pdf', headers: {'Cache-Control': 'max-age=60'}},
      ]),
    );
    const caching = async (path: string) => (await get(`/wuya/${path}`)).headers['cache-control'];
    expect(await caching('en/assets/app-abcdefgh.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('assets/app-abcdefgh.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('en/assets/own.js')).toBe('no-cache');
    expect(await caching('en/a.pdf')).toBe('no-cache');
    expect(await caching('sw.js')).toBe('no-cache');
    expect(await caching('a/')).toBe('no-cache');
  });

  it('answers HEAD with the length and no body', async () => {
    const {get} = await serve();
    expect(await get('/wuya/', {}, 'HEAD')).toMatchObject({
      status: 200,
      text: '',
      headers: {'content-length': '11'},
    });
  });

  it('refuses other methods', async () => {
    const {get} = await serve();
    expect(await get('/wuya/', {}, 'POST')).toMatchObject({
      status: 405,
      headers: {allow: 'GET, HEAD'},
    });
  });
});

describe('ranges', () => {
  it('are for GET alone', async () => {
    const {get} = await serve();
    for (const range of ['bytes=1-', 'bytes=9-']) {
      const {status, headers} = await get('/wuya/logo.png', {range}, 'HEAD');
      expect([status, headers['content-length'], headers['content-range']]).toEqual([
        200,
        '3',
        undefined,
      ]);
    }
  });

  it('are not joined to bytes of another encoding: the mark of those is a weak one', async () => {
    const {get} = await serve();
    const {etag} = (await get('/wuya/a/', {'accept-encoding': 'br'})).headers;
    expect(etag).toMatch(/^W\/"/);
    const rest = await get('/wuya/a/', {range: 'bytes=3-', 'if-range': etag!});
    expect([rest.status, `W/${rest.headers.etag}`]).toEqual([200, etag]);
    expect((await get('/wuya/a/', {'if-none-match': etag!})).status).toBe(304);
  });

  it('sends a part of a file, and says which', async () => {
    const {get} = await serve();
    const part = await get('/wuya/logo.png', {range: 'bytes=1-'});
    expect(part).toMatchObject({
      status: 206,
      text: 'ng',
      headers: {'content-range': 'bytes 1-2/3', 'content-length': '2', 'accept-ranges': 'bytes'},
    });
    expect(await get('/wuya/logo.png', {range: 'bytes=9-'})).toMatchObject({
      status: 416,
      headers: {'content-range': 'bytes */3'},
    });
    expect(await get('/wuya/logo.png', {range: 'bytes=0-0,2-2'})).toMatchObject({status: 200});
    // The page that says that there is nothing is no part of what was asked for.
    expect(await get('/wuya/none.png', {range: 'bytes=0-0'})).toMatchObject({status: 404});
    const {etag} = part.headers;
    expect(await get('/wuya/logo.png', {range: 'bytes=0-0', 'if-range': etag!})).toMatchObject({
      text: 'p',
    });
    expect(await get('/wuya/logo.png', {range: 'bytes=0-0', 'if-range': '"old"'})).toMatchObject({
      status: 200,
    });
  });

  it('sends large files from the disk, whole and in parts', async () => {
    const {dir, get} = await serve();
    writeFileSync(join(dir, 'film.mp4'), Buffer.alloc(3 << 20, 'x'));
    const {status, body, headers} = await get('/wuya/film.mp4');
    expect([status, body.length]).toEqual([200, 3 << 20]);
    expect(await get('/wuya/film.mp4', {range: 'bytes=3145727-'})).toMatchObject({text: 'x'});
    expect((await get('/wuya/film.mp4', {'if-none-match': `"x", W/${headers.etag}`})).status).toBe(
      304,
    );
  });
});

it.each(['_headers', 'nginx.conf', '.env', 'a/.git/config', 'link.txt', '.wuya-staging/0'])(
  'does not send %s',
  async (path) => {
    const {dir, get} = await serve();
    mkdirSync(dirname(join(dir, path)), {recursive: true});
    if (path === 'link.txt') symlinkSync('../secret.txt', join(dir, path));
    else writeFileSync(join(dir, path), 'secret');
    expect((await get(`/wuya/${path}`)).status).toBe(404);
  },
);

it.each(['/wuya/a/..%2f_headers', '/wuya/a/%2e%2e%2f.env', '/wuya/a%00/../_headers'])(
  'does not send what is hidden at %s either',
  async (path) => {
    const {dir, get} = await serve();
    for (const name of ['_headers', '.env']) writeFileSync(join(dir, name), '# secret');
    expect(await get(path)).toMatchObject({status: 404, text: '<p>not here</p>'});
  },
);

it('sends no file that the build did not make, where that is known', async () => {
  const {get} = await serve((path) => path !== 'logo.png');
  expect((await get('/wuya/logo.png')).status).toBe(404);
  expect((await get('/wuya/a/')).status).toBe(200);
});

it('refuses a request for two hosts', async () => {
  const {port} = await serve();
  const answer = await new Promise<string>((done) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /wuya/ HTTP/1.1\r\nhost: a\r\nHOST: b\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (data) => (text += String(data))).on('end', () => done(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it('says that a page is not there which a build removes while it is asked for', async () => {
  const bodies = createBodies();
  const {get} = await serve(undefined, {
    ...bodies,
    get: async (file, encoding) => {
      if (file.absolutePath.endsWith('404.html')) return bodies.get(file, encoding);
      throw Object.assign(new Error('gone'), {code: 'ENOENT'});
    },
  });
  expect(await get('/wuya/a/')).toMatchObject({status: 404, text: '<p>not here</p>'});
});

it('says so without a page where that is removed too', async () => {
  const gone = () => Promise.reject(Object.assign(new Error('gone'), {code: 'ENOTDIR'}));
  const {get} = await serve(undefined, {...createBodies(), get: gone});
  expect(await get('/wuya/a/')).toMatchObject({status: 404, text: '404\n'});
});

it('keeps bodies in bounded memory', async () => {
  const dir = temporaryFolder();
  const bodies = createBodies({limitBytes: 1000});
  for (let i = 0; i < 20; i++) {
    const absolutePath = join(dir, String(i));
    writeFileSync(absolutePath, String(i % 10).repeat(300));
    const {bytes} = await bodies.get({absolutePath, size: 300, stamp: '1'}, 'identity');
    expect(bytes.length).toBe(300);
    expect(bodies.sizeBytes).toBeLessThanOrEqual(1000);
  }
});

it('lets go of the bodies that were asked for longest ago', async () => {
  const dir = temporaryFolder();
  const bodies = createBodies({limitBytes: 100});
  const ask = async (name: string) => {
    const file = {absolutePath: join(dir, name), size: 40, stamp: '1'};
    return String((await bodies.get(file, 'identity')).bytes);
  };
  const write = (letter: string) => {
    for (const name of ['a', 'b', 'c']) writeFileSync(join(dir, name), letter.repeat(40));
  };
  write('1');
  for (const name of ['a', 'b', 'a', 'c']) await ask(name);
  write('2'); // what was let go of is read anew
  expect((await ask('a'))[0]).toBe('1');
  expect((await ask('c'))[0]).toBe('1');
  expect((await ask('b'))[0]).toBe('2');
});

it('compresses what is asked for again as small as it gets, and answers meanwhile', async () => {
  const absolutePath = join(temporaryFolder(), 'a.html');
  const text = Array.from({length: 800}, (_, i) => `<p>${i * i} 闭包 ${i % 7}</p>`).join('');
  writeFileSync(absolutePath, text);
  const bodies = createBodies({shrinks: true});
  const ask = async () =>
    (await bodies.get({absolutePath, size: text.length, stamp: '1'}, 'br')).bytes;
  const first = await ask();
  await bodies.settled();
  expect(await ask()).toBe(first);
  await bodies.settled();
  const small = await ask();
  expect(small.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(small).toString()).toBe(text);
  await bodies.settled();
  expect(await ask()).toBe(small);
});

it('lets go of what it compresses again when the file is replaced meanwhile', async () => {
  const absolutePath = join(temporaryFolder(), 'a.html');
  const bodies = createBodies({shrinks: true});
  const ask = async (stamp: string) =>
    brotliDecompressSync((await bodies.get({absolutePath, size: 1, stamp}, 'br')).bytes).toString();
  writeFileSync(absolutePath, Array.from({length: 800}, (_, i) => `<p>${i * i}</p>`).join(''));
  await ask('1');
  await ask('1');
  writeFileSync(absolutePath, '<p>new</p>');
  expect(await ask('2')).toBe('<p>new</p>');
  await bodies.settled();
  expect(await ask('2')).toBe('<p>new</p>');
});

it('sends the headers that the build wrote, and those of the next build after it', async () => {
  const {dir, get} = await serve();
  const write = (policy: string, seconds: number) => {
    writeFileSync(join(dir, '_headers'), `/wuya/*\n  Content-Security-Policy: ${policy}\n`);
    utimesSync(join(dir, '_headers'), seconds, seconds);
  };
  expect((await get('/wuya/')).headers).not.toHaveProperty('content-security-policy');
  write("script-src 'sha256-a'", 1);
  expect((await get('/wuya/')).headers['content-security-policy']).toBe("script-src 'sha256-a'");
  write("script-src 'sha256-b'", 2);
  expect((await get('/wuya/')).headers['content-security-policy']).toBe("script-src 'sha256-b'");
});

it('reads headers that an author wrote: lines that end in CRLF, comments, values that HTTP cannot send', async () => {
  const {dir, get} = await serve();
  writeFileSync(
    join(dir, '_headers'),
    '# all\r\n/wuya/*\r\n  X-A: a\r\n  # more\r\n  X-B: b  \r\n  X-C: 丙\r\n  Cache-Control: max-age=9\r\n',
  );
  const {status, headers} = await get('/wuya/');
  expect([status, headers['x-a'], headers['x-b'], headers['x-c']]).toEqual([
    200,
    'a',
    'b',
    undefined,
  ]);
  // A reader of a site that is being worked on gets nothing old.
  expect(headers['cache-control']).toBe('no-cache');
});

it('serves a site whose base URL is beyond ASCII', async () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, 'index.html'), '<p>home</p>');
  const handle = createStaticHandler(dir, '/%E7%AB%99/');
  const server = createServer((req, res) => void handle(req, res));
  const port = await listen(server, 0);
  onTestFinished(() => void server.close());
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`, {redirect: 'manual'});
  expect(await (await ask('/站/')).text()).toBe('<p>home</p>');
  expect((await ask('/站')).headers.get('location')).toBe('/%E7%AB%99/');
});

describe('a page whose address has no slash at its end', () => {
  it.each([
    ['/wuya/b', '<p>b</p>'],
    ['/wuya/b?x=1', '<p>b</p>'],
    ['/wuya/b/c', '<p>c</p>'],
    ['/wuya/b.html', '<p>b</p>'],
  ])('is the file of that name: %s', async (path, body) => {
    const {get} = await serve();
    expect(await get(path)).toMatchObject({status: 200, text: body});
  });

  it('is led to from the address with a slash', async () => {
    const {get} = await serve();
    const {status, headers} = await get('/wuya/b/?x=1');
    expect([status, headers.location]).toEqual([301, '/wuya/b?x=1']);
  });

  it.each(['/wuya/404', '/wuya/b/d', '/wuya/b//', '/wuya/.html'])('is not %s', async (path) => {
    const {get} = await serve();
    expect((await get(path)).status).toBe(404);
  });
});
