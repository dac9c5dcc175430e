import type {Readable} from 'node:stream';
import type {Server} from '@modelcontextprotocol/sdk/server/index.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {plainReason} from '../../errors/plainReason.ts';

/**
 * Answers a client until it closes the input. Returns why the session ended before, as it does after a message longer than
 * 10 MB: a client that waited for an answer would wait without end.
 */
export async function answerUntilEnd(
  server: Server,
  {transport, input}: {readonly transport: Transport; readonly input: Readable},
): Promise<string | undefined> {
  let failure: unknown;
  const how = await new Promise<'closed' | 'ended'>((done, fail) => {
    Object.assign(server, {
      onclose: () => done('closed'),
      onerror: (error: unknown) => void (failure = error),
    });
    input.once('end', () => done('ended'));
    server.connect(transport).catch(fail);
  });
  if (how === 'closed') return plainReason(failure);
  await server.close();
  return undefined;
}
