import {type IncomingMessage, type Server, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {parseTarget} from '../serve/requestTarget.ts';

/** Where websockets of pages are answered. */
interface UpgradeRules {
  /** Paths at which the bundler answers its own. */
  readonly basePaths: readonly string[];
  /** A plugin of the site may answer any. */
  readonly hasPlugins: boolean;
}

/**
 * Answers requests that ask for an unknown protocol as if they did not ask (`curl --http2`, Java's client): once
 * somebody listens for such requests, Node leaves all of them to the listeners, and the client would wait without end.
 */
export function answerUpgrades(server: Server, rules: UpgradeRules): void {
  server.on('upgrade', (request, socket) => {
    const isTaken = server.listenerCount('upgrade') > 1 && isWebSocket(request, rules);
    if (!isTaken) answerPlainly(server, request, socket as Socket);
  });
}

/** Tells whether the bundler or a plugin takes a request. */
function isWebSocket(
  {headers, url}: IncomingMessage,
  {basePaths, hasPlugins}: UpgradeRules,
): boolean {
  if (headers.upgrade?.toLowerCase() !== 'websocket') return false;
  const isBundlers = /^vite-(?:hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? '');
  return hasPlugins || (isBundlers && basePaths.includes(parseTarget(url)?.pathname ?? ''));
}

function answerPlainly(server: Server, request: IncomingMessage, socket: Socket): void {
  socket.on('error', () => socket.destroy()); // Node listens no longer
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.once('finish', () => socket.destroySoon()); // also where the client keeps its half open
  server.emit('request', request, response);
}
