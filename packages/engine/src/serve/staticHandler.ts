import {createReadStream} from 'node:fs';
import {readFile, realpath, stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join, sep} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {ASK, type HeaderRule, headersOf, parseHeaders, YEAR} from './headers.ts';
import {type Bodies, type Body, createBodies, LARGE_BYTES, type ServedFile} from './bodies.ts';
import {contentTypeOf, isCompressible} from './contentType.ts';
import {chooseEncoding, type Encoding, matchesEtag, parseRange} from './negotiation.ts';
import {hasManyHosts, parseTarget, refuseTarget} from './requestTarget.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface FoundFile extends ServedFile {
  /** In the output, with `/`. */
  readonly path: string;
}

/** The headers that the build wrote for hosts. */
const HEADERS_FILE = '_headers';
/** Files of the output that are for hosts, not for readers. */
const FOR_HOSTS: ReadonlySet<string> = new Set([HEADERS_FILE, 'nginx.conf']);

interface StaticOptions {
  /** Tells which files of the folder the build made. @default all that are not hidden */
  readonly isPublished?: (path: string) => boolean;
  /** @default those of this handler alone */
  readonly bodies?: Bodies;
}

const isVisible = (path: string): boolean => !/(?:^|\/)\.(?!well-known\/)/.test(path);

/**
 * Answers requests for the files of a folder under a base path, the way a static host does, with the headers of its
 * `_headers`; also after the folder was rebuilt.
 */
export function createStaticHandler(
  dir: string,
  baseUrl: string,
  {isPublished = isVisible, bodies = createBodies()}: StaticOptions = {},
): Handler {
  const readRules = createRuleReader(dir);

  const send = async (
    {request, response}: Exchange,
    file: FoundFile,
    status: number,
  ): Promise<void> => {
    const type = contentTypeOf(file.path);
    const isLarge = file.size > LARGE_BYTES;
    const encoding =
      isCompressible(type) && !isLarge
        ? chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
        : 'identity';
    const body = isLarge ? undefined : await bodies.get(file, encoding);
    const etag = etagOf(file, body, encoding);
    response.setHeader('content-type', type);
    response.setHeader('etag', etag);
    response.setHeader('vary', 'accept-encoding');
    response.setHeader('x-content-type-options', 'nosniff');
    setRuled(response, file.path, headersOf(await readRules(), baseUrl + file.path));
    if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    else if (status === 200) response.setHeader('accept-ranges', 'bytes');
    await sendBody(
      {request, response},
      {file, body, etag, status, isPlain: encoding === 'identity'},
    );
  };

  const trySend = (exchange: Exchange, file: FoundFile, status: number) =>
    unlessGone(exchange, () => send(exchange, file, status));

  /** Sends the not-found page of the language that the address is in, else that of the site. */
  const sendNotFound = async (exchange: Exchange, relative = ''): Promise<void> => {
    for (const path of notFoundPages(relative)) {
      const file = await findFile(dir, path);
      if (file && file !== 'folder' && (await trySend(exchange, file, 404))) return;
    }
    exchange.response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end('404\n');
  };

  const base = decodePathname(baseUrl) ?? baseUrl;
  return async (request, response) => {
    const exchange = {request, response};
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    const url = parseTarget(request.url);
    if (!url || hasManyHosts(request)) return refuseTarget(response);
    const pathname = decodePathname(url.pathname);
    if (pathname === undefined) return sendNotFound(exchange);
    if (!pathname.startsWith(base)) {
      if (pathname === '/' || `${pathname}/` === base)
        response.writeHead(302, {location: baseUrl + url.search}).end();
      else await sendNotFound(exchange);
      return;
    }
    const relative = pathname.slice(base.length);
    if (relative.split('/').includes('..') || relative.includes('\0'))
      return sendNotFound(exchange);
    const file = await findServed(dir, relative);
    if (file === 'folder' || file === 'slashless') {
      const path = file === 'folder' ? `${url.pathname}/` : url.pathname.slice(0, -1);
      return void response.writeHead(301, {location: path + url.search}).end();
    }
    const isForReaders = file && isPublished(file.path) && !FOR_HOSTS.has(file.path);
    if (!isForReaders || !(await trySend(exchange, file, 200)))
      await sendNotFound(exchange, relative);
  };
}

/** What the system says of a file that another took the place of, or nothing. */
const GONE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP']);

/** Answers with a file. Returns false where a build has removed it since it was found. */
async function unlessGone({response}: Exchange, answer: () => Promise<void>): Promise<boolean> {
  try {
    await answer();
    return true;
  } catch (error) {
    const isGone = GONE.has((error as NodeJS.ErrnoException).code ?? '');
    if (response.headersSent || !isGone) throw error;
    return false;
  }
}

/**
 * Names the bytes that are sent. The bytes differ with each encoding, and a strong mark must tell them apart (RFC
 * 9110 8.8.3.3).
 */
function etagOf(file: FoundFile, body: Body | undefined, encoding: Encoding): string {
  const etag = body?.etag ?? `"${file.stamp}"`;
  return encoding === 'identity' ? etag : `W/${etag}`;
}

/** Lists paths of pages that say that there is nothing, the likeliest first. */
function notFoundPages(relative: string): string[] {
  const language = /^([a-z]{2,3}(?:-\w+)*)\//i.exec(relative)?.[1];
  return [...(language === undefined ? [] : [`${language}/404.html`]), '404.html'];
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Answer {
  readonly file: FoundFile;
  /** Undefined for a file that is sent from the disk. */
  readonly body: Body | undefined;
  readonly etag: string;
  readonly status: number;
  /** Not compressed: only such a body has parts that a reader can ask for. */
  readonly isPlain: boolean;
}

/** Sends the bytes of a file, or the part that is asked for. */
async function sendBody(
  {request, response}: Exchange,
  {file, body, etag, status, isPlain}: Answer,
): Promise<void> {
  const size = body?.bytes.length ?? file.size;
  const {'if-range': ifRange, range: wanted} = request.headers;
  // Other methods have no ranges (RFC 9110 14.2).
  const range =
    request.method === 'GET' &&
    status === 200 &&
    isPlain &&
    (ifRange === undefined || ifRange === etag)
      ? parseRange(wanted, size)
      : undefined;
  if (range === null) {
    response.writeHead(416, {'content-range': `bytes */${size}`}).end();
    return;
  }
  if (range) response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`);
  response.setHeader('content-length', range ? range.end - range.start + 1 : size);
  response.writeHead(range ? 206 : status);
  if (request.method === 'HEAD') response.end();
  else if (body) response.end(range ? body.bytes.subarray(range.start, range.end + 1) : body.bytes);
  else await streamFile(file.absolutePath, range ?? {}, response);
}

/**
 * Finds what is served for a path inside the base: a file, or another address: that of a folder has a slash more, that of a page
 * whose file is `a.html` one less.
 */
async function findServed(
  dir: string,
  relative: string,
): Promise<FoundFile | 'folder' | 'slashless' | undefined> {
  const file = await findFile(dir, relative);
  if (file && file !== 'folder') return file;
  if (!relative.endsWith('/')) return (await findSlashless(dir, relative)) ?? file;
  return (await findSlashless(dir, relative.slice(0, -1))) && 'slashless';
}

/** Finds the document of a page whose address has no slash at its end, as hosts do: `a` → `a.html` */
async function findSlashless(dir: string, relative: string): Promise<FoundFile | undefined> {
  if (/(?:^|\/|\.html|(?:^|\/)404)$/.test(relative)) return undefined;
  const file = await findFile(dir, `${relative}.html`);
  return file === 'folder' ? undefined : file;
}

/** Finds the file for a path inside the base: itself, or the `index.html` of a folder. Undefined for none, and behind a link that leads out. */
async function findFile(dir: string, relative: string): Promise<FoundFile | 'folder' | undefined> {
  const path = relative === '' || relative.endsWith('/') ? `${relative}index.html` : relative;
  try {
    const absolutePath = await realpath(join(dir, path));
    if (!absolutePath.startsWith((await realpath(dir)) + sep)) return undefined;
    const stats = await stat(absolutePath);
    if (stats.isDirectory()) return 'folder';
    const stamp = [stats.size, stats.mtimeMs, stats.ino].map((n) => n.toString(36)).join('-');
    return stats.isFile() ? {path, absolutePath, size: stats.size, stamp} : undefined;
  } catch {
    return undefined; // not there: the caller answers 404
  }
}

/** Reads the rules of `_headers`, again after the file changed. */
function createRuleReader(dir: string): () => Promise<readonly HeaderRule[]> {
  let headers: {readonly stamp: string; readonly rules: readonly HeaderRule[]} | undefined;
  return async () => {
    const file = await findFile(dir, HEADERS_FILE);
    if (!file || file === 'folder') return [];
    if (headers?.stamp !== file.stamp)
      headers = {
        stamp: file.stamp,
        rules: parseHeaders(await readFile(file.absolutePath, 'utf8')),
      };
    return headers.rules;
  };
}

/** Sends a file, or a part of it, from the disk. A reader that disconnects is not an error. */
async function streamFile(
  path: string,
  range: {readonly start?: number; readonly end?: number},
  response: ServerResponse,
): Promise<void> {
  try {
    await pipeline(createReadStream(path, range), response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** Decodes a path, as all are compared: `/%E7%AB%99/` → `/站/`. Undefined for one that is not valid. */
function decodePathname(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Sets what `_headers` says of a file, and how long it is kept: while a site is being worked on, nothing old is kept,
 * whatever the file says.
 */
function setRuled(
  response: ServerResponse,
  path: string,
  headers: Readonly<Record<string, string>>,
): void {
  let isKept = path.startsWith('assets/');
  for (const [name, value] of Object.entries(headers)) {
    if (name.toLowerCase() !== 'cache-control') response.setHeader(name, value);
    else isKept ||= value === YEAR; // `assets` of another language
  }
  response.setHeader('cache-control', isKept && hasHash(path) ? YEAR : ASK);
}

/** Tells whether a name carries a hash of its content, so that its content never changes: `app-3K4iq0Xx.js` */
const hasHash = (path: string): boolean => /-[\w-]{8,}\.\w+$/.test(path);
