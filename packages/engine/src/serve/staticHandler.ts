import {readFile, stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {hashOf} from '../cache/hash.ts';
import {type HeaderRule, headersOf, parseHeaders} from '../deploy/headers.ts';
import {contentTypeOf, isCompressible} from './contentType.ts';

interface Representation {
  readonly mtimeMs: number;
  readonly etag: string;
  readonly bodies: Map<string, Buffer>;
}

/** Compressed bodies kept in memory: a bound on files, not on bytes; a site's pages are small. */
const CACHE_LIMIT = 2000;
/** The headers that the build wrote for hosts. */
const HEADERS_FILE = '_headers';
const BROTLI = {params: {[constants.BROTLI_PARAM_QUALITY]: 9}};

/** Answers requests for the files of a folder under a base path, the way a static host does, with the headers of its `_headers`; also after the folder was built anew. */
export function createStaticHandler(dir: string, baseUrl: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const cache = new Map<string, Representation>();
  let headers: {readonly mtimeMs: number; readonly rules: readonly HeaderRule[]} | undefined;

  const readRules = async (): Promise<readonly HeaderRule[]> => {
    const file = await findFile(HEADERS_FILE);
    if (!file || file === 'folder') return [];
    if (headers?.mtimeMs !== file.mtimeMs) headers = {mtimeMs: file.mtimeMs, rules: parseHeaders(await readFile(join(dir, HEADERS_FILE), 'utf8'))};
    return headers.rules;
  };

  /** The file for a path inside the base: itself, or the `index.html` of a folder. */
  const findFile = async (relative: string): Promise<{path: string; mtimeMs: number} | 'folder' | undefined> => {
    const path = relative === '' || relative.endsWith('/') ? `${relative}index.html` : relative;
    try {
      const stats = await stat(join(dir, path));
      return stats.isDirectory() ? 'folder' : {path, mtimeMs: stats.mtimeMs};
    } catch {
      return undefined; // not there: the caller answers 404
    }
  };

  const send = async (request: IncomingMessage, response: ServerResponse, file: {path: string; mtimeMs: number}, status: number): Promise<void> => {
    const type = contentTypeOf(file.path);
    let known = cache.get(file.path);
    if (known?.mtimeMs !== file.mtimeMs) {
      const body = await readFile(join(dir, file.path));
      known = {mtimeMs: file.mtimeMs, etag: `"${hashOf(body)}"`, bodies: new Map([['identity', body]])};
      if (cache.size >= CACHE_LIMIT) cache.clear();
      cache.set(file.path, known);
    }
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = !isCompressible(type) ? 'identity' : /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
    response.setHeader('content-type', type);
    response.setHeader('etag', known.etag);
    response.setHeader('vary', 'accept-encoding');
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cache-control', isHashed(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    for (const [name, value] of Object.entries(headersOf(await readRules(), baseUrl + file.path))) if (name.toLowerCase() !== 'cache-control') response.setHeader(name, value);
    if (status === 200 && request.headers['if-none-match'] === known.etag) {
      response.writeHead(304).end();
      return;
    }
    let body = known.bodies.get(encoding);
    if (!body) {
      const plain = known.bodies.get('identity')!;
      body = encoding === 'br' ? await promisify(brotliCompress)(plain, BROTLI) : await promisify(gzip)(plain);
      known.bodies.set(encoding, body);
    }
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
  };

  const sendNotFound = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const file = await findFile('404.html');
    if (file && file !== 'folder') return send(request, response, file, 404);
    response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end('404\n');
  };

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    const url = new URL(request.url ?? '/', 'http://x');
    let pathname: string;
    try {
      pathname = decodeURIComponent(url.pathname);
    } catch {
      return sendNotFound(request, response);
    }
    if (!pathname.startsWith(baseUrl)) {
      if (pathname === '/' || `${pathname}/` === baseUrl) response.writeHead(302, {location: baseUrl + url.search}).end();
      else await sendNotFound(request, response);
      return;
    }
    const relative = pathname.slice(baseUrl.length);
    if (relative.split('/').includes('..') || relative.includes('\0')) return sendNotFound(request, response);
    const file = await findFile(relative);
    if (file === 'folder') {
      response.writeHead(301, {location: `${url.pathname}/${url.search}`}).end();
      return;
    }
    if (file) return send(request, response, file, 200);
    return sendNotFound(request, response);
  };
}

/** Names that carry a hash of their content never change it. */
function isHashed(path: string): boolean {
  return /^assets\/.*-[\w-]{8,}\.\w+$/.test(path);
}
