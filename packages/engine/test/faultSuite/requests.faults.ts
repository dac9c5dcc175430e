import {spawn} from 'node:child_process';
import {connect} from 'node:net';
import {fileURLToPath} from 'node:url';
import {expect, it, onTestFinished} from 'vitest';
import {createFaultSite, createTally, runWuya, STACK} from './site.ts';

const bin = fileURLToPath(new URL('../../bin/wuya.mjs', import.meta.url));

const TARGETS = [
  '//',
  '///',
  '//x',
  '//x/y',
  '/\\x',
  'http://[',
  'http://x:99999/',
  '*',
  'x',
  '',
  '?',
  '#',
  '%',
  '/%',
  '/%zz',
  '/wuya/%',
  '/wuya/%ff',
  '/wuya/%00',
  '/wuya/..',
  '/wuya/../x',
  '/wuya/%2e%2e/x',
  '/wuya/..%2f..%2fetc/passwd',
  '/wuya/%5c..%5c',
  '/wuya//etc/passwd',
  '/wuya/@fs/etc/passwd',
  '/wuya/_headers',
  '/wuya/.env',
  '/wuya/manifest.json',
  `/wuya/${'a'.repeat(9000)}`,
  `/wuya/${'../'.repeat(500)}etc/passwd`,
];
const METHODS = ['TRACE', 'TRACK', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PRI', 'GETT', 'get', ''];
const HEADERS = [
  'Range: bytes=0-',
  'Range: bytes=9999999999999999999-',
  'Range: bytes=-',
  'Range: bytes=a-b',
  'Range: x',
  'If-None-Match: *',
  'If-None-Match: W/"',
  'If-None-Match: ,,,',
  'Accept-Encoding: br;q=0',
  'Accept-Encoding: ;;;',
  'Accept-Encoding: *;q=x',
  'Host: evil.example',
  'Host:',
  'Content-Length: -1',
  'Transfer-Encoding: x',
  'Content-Length: 5',
  'Expect: 100-continue',
  'Upgrade: websocket',
  `X: ${'a'.repeat(20_000)}`,
  'a b: c',
];

/** Starts a server of `wuya` and waits until it says where it is. */
async function start(args: readonly string[]) {
  const child = spawn(process.execPath, [bin, ...args, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  const port = await new Promise<number>((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const found = /127\.0\.0\.1:(\d+)/.exec(text);
        if (found) done(Number(found[1]));
      });
    child.on('close', () => fail(new Error(text)));
  });
  return {port, log: () => text, isAlive: () => child.exitCode === null};
}

/** Sends bytes as they are; gives what comes back, at most the first kilobytes. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((done) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const end = (): void => {
      socket.destroy();
      done(text);
    };
    socket.setTimeout(1500, end);
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.on('error', end).on('close', end);
  });
}

it.each([
  ['serve', ['serve']],
  ['search serve', ['search', 'serve']],
  ['dev', ['dev']],
] as const)('raw requests do wuya %s no harm', async (name, command) => {
  const site = createFaultSite(2);
  expect((await runWuya(['build', site.dir])).code).toBe(0);
  const tally = createTally(`raw requests to ${name}`);
  const server = await start([...command, site.dir]);
  const requests = [
    ...TARGETS.map(
      (target) => `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
    ),
    ...METHODS.map(
      (method) => `${method} /wuya/ HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
    ),
    ...HEADERS.map(
      (header) =>
        `GET /wuya/ HTTP/1.1\r\n${/^host/i.test(header) ? '' : 'Host: 127.0.0.1\r\n'}${header}\r\nConnection: close\r\n\r\n`,
    ),
    '\0\0\0\0',
    'GET',
    'GET /\r\n',
    '\r\n\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
  ];
  for (const bytes of requests) {
    const logged = server.log().length;
    const answer = await send(server.port, bytes);
    tally.count(JSON.stringify(bytes.slice(0, 80)), [
      ...(server.isAlive() ? [] : ['the server has ended']),
      ...(/^HTTP\/1\.[01] 5/.test(answer) ? [answer.slice(0, 80)] : []),
      ...(/root:.*:0:0|KEY=/.test(answer) ? ['a file of the machine'] : []),
      ...(STACK.test(answer) || STACK.test(server.log().slice(logged)) ? ['a stack'] : []),
    ]);
  }
  expect(
    (
      await send(
        server.port,
        'GET /wuya/ HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
      )
    ).length,
  ).toBeGreaterThan(0);
  expect(tally.report()).toEqual([]);
});
