import type {Readable, Writable} from 'node:stream';
import type {Server} from '@modelcontextprotocol/sdk/server/index.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {plainReason} from '../../errors/plainReason.ts';

/**
 * Answers a client until it closes the input, or no longer reads the output: one that was killed may leave the input open to
 * a process it began. Returns why the session ended before, as it does after a message longer than 10 MB: a client that
 * waited for an answer would wait without end.
 */
export async function answerUntilEnd(
  server: Server,
  {
    transport,
    input,
    output,
  }: {readonly transport: Transport; readonly input: Readable; readonly output: Writable},
): Promise<string | undefined> {
  let failure: unknown;
  const how = await new Promise<'closed' | 'ended'>((done, fail) => {
    Object.assign(server, {
      onclose: () => done('closed'),
      onerror: (error: unknown) => void (failure = error),
    });
    input.once('end', () => done('ended'));
    output.once('error', () => done('ended'));
    output.setMaxListeners(0); // the transport adds one for each answer that a slow client has not read
    server.connect(transport).catch(fail);
  });
  if (how === 'closed') return plainReason(failure);
  await server.close();
  return undefined;
}
