import type {Words} from './language.ts';

/** What the system says of addresses, in words: Chinese, English. */
const REASONS: Readonly<Record<string, Words>> = {
  EADDRINUSE: ['端口已被占用', 'the port is taken'],
  EADDRNOTAVAIL: ['本机没有这个地址', 'this machine does not have that address'],
  EACCES: ['没有权限', 'no permission'],
  EPERM: ['不允许', 'not permitted'],
  EINVAL: ['地址不对', 'the address is not valid'],
  EAFNOSUPPORT: ['本机不支持这种地址', 'this machine does not know addresses of that kind'],
  ENOTFOUND: ['没有这个主机', 'there is no such host'],
  EAI_AGAIN: ['没有联网，或域名服务器没有回答', 'no network, or the name server does not answer'],
  ECONNREFUSED: ['那里没有服务在听', 'nothing listens there'],
  ECONNRESET: ['连接断了', 'the connection broke'],
  EHOSTUNREACH: ['到不了那里', 'there is no way there'],
  ENETUNREACH: ['到不了那里', 'there is no way there'],
  ETIMEDOUT: ['等不到回答', 'no answer came in time'],
  UND_ERR_SOCKET: ['连接断了', 'the connection broke'],
  UND_ERR_CONNECT_TIMEOUT: ['等不到回答', 'no answer came in time'],
  UND_ERR_HEADERS_TIMEOUT: ['等不到回答', 'no answer came in time'],
  UND_ERR_BODY_TIMEOUT: ['等不到回答', 'no answer came in time'],
};

interface NetworkError {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
  readonly message?: unknown;
}

/** Tells in words what the network has against something, with its own code; undefined for any other error. */
export function findNetworkReason(error: unknown): Words | undefined {
  const {name, code, cause, message} = error as NetworkError;
  if (name === 'TimeoutError') return REASONS['ETIMEDOUT']; // of `AbortSignal.timeout`, whose code is a number
  const reason = typeof code === 'string' ? REASONS[code] : undefined;
  if (reason) return [`${reason[0]}（${String(code)}）`, `${reason[1]} (${String(code)})`];
  // `fetch` says that it failed, or that an answer came in part, and hides why.
  const isOfFetch = message === 'fetch failed' || message === 'terminated';
  if (!isOfFetch || !(cause instanceof Error)) return undefined;
  const own = (cause as NodeJS.ErrnoException).code ?? cause.message;
  return findNetworkReason(cause) ?? [`连不上（${own}）`, `the connection failed (${own})`];
}
