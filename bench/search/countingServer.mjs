// A static server on loopback that counts what it sends: text as brotli, other files as they are.
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const TEXT = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};
const BLANK = '<!doctype html><meta charset="utf-8"><title>blank</title>';

/** `{origin, log: [{path, bytes}], close}`; `/blank` is a page without anything. */
export async function startCountingServer(root) {
  const log = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://local').pathname);
    const type = path === '/blank' ? 'text/html' : TEXT[extname(path)];
    const content = path === '/blank' ? BLANK : read(join(root, path));
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = type ? brotliCompressSync(content) : content;
    log.push({path, bytes: body.length});
    response.writeHead(200, {
      'content-type': type ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': 'max-age=3600',
      ...(type && {'content-encoding': 'br'}),
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    log,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function read(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
