import {type Call, HostedSearchError, type Transport} from '@wuya/search/hosted';

/** One operation on a record. Both may be sent twice without harm. */
export type RecordOperation =
  | {readonly action: 'updateObject'; readonly body: {readonly objectID: string}}
  | {readonly action: 'deleteObject'; readonly body: {readonly objectID: string}};

/** The calls that a push makes, each tried again while no host answers. */
export interface HostedIndex {
  /** Digests of all records by id; undefined when there is no such index. */
  digests(name: string): Promise<Map<string, string> | undefined>;
  /** What the index was last set to. */
  settingsDigest(name: string): Promise<string | undefined>;
  writeSettings(name: string, settings: object): Promise<void>;
  writeSynonyms(name: string, synonyms: readonly object[]): Promise<void>;
  write(name: string, operations: readonly RecordOperation[]): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  move(from: string, to: string): Promise<void>;
  remove(name: string): Promise<void>;
}

interface HostedIndexOptions {
  readonly transport: Transport;
  readonly wait: (ms: number) => Promise<void>;
}

const TRIES = 6;
const FIRST_WAIT_MS = 200;
/** Maximum number of looks at a task of the service, each later than the one before: one that is not done then never will be. */
const TASK_LOOKS = 60;
const MAX_TASK_WAIT_MS = 5000;

/** Calls of a service, and the end of what they began. */
interface Calls {
  /** Sends a call, again while no host answers. */
  send(call: Call): Promise<Record<string, unknown>>;
  post(
    path: string,
    body: object,
    parameters?: Call['parameters'],
  ): Promise<Record<string, unknown>>;
  /** Waits until the service has done what it answered with a task. */
  finish(name: string, answer: Record<string, unknown>): Promise<void>;
}

/** Returns the path of a call: `notes`, `/batch` → `/1/indexes/notes/batch` */
const at = (name: string, call: string) => `/1/indexes/${encodeURIComponent(name)}${call}`;

function createCalls({transport, wait}: HostedIndexOptions): Calls {
  const send: Calls['send'] = async (call) => {
    for (let i = 1; ; i++) {
      try {
        return (await transport.send(call)) as Record<string, unknown>;
      } catch (error) {
        const isWorthwhile =
          error instanceof HostedSearchError && (error.name !== 'ApiError' || error.status === 429);
        if (!isWorthwhile || i === TRIES) throw error;
        await wait(FIRST_WAIT_MS * 2 ** (i - 1));
      }
    }
  };
  return {
    send,
    post: (path, body, parameters) =>
      send({kind: 'write', method: 'POST', path, body, ...(parameters && {parameters})}),
    async finish(name, {taskID}) {
      if (typeof taskID !== 'number' && typeof taskID !== 'string')
        throw new Error('the service gave no number of the task');
      for (let i = 0; i < TASK_LOOKS; i++) {
        const {status} = await send({
          kind: 'read',
          method: 'GET',
          path: at(name, `/task/${taskID}`),
        });
        if (status === 'published') return;
        await wait(Math.min(MAX_TASK_WAIT_MS, FIRST_WAIT_MS * (i + 1)));
      }
      throw new Error(`the service has not finished task ${taskID} of ${name}`);
    },
  };
}

/** Reads the digests of all records of an index by id; undefined when there is no such index. */
async function readDigests(
  name: string,
  send: Calls['send'],
): Promise<Map<string, string> | undefined> {
  const found = new Map<string, string>();
  let cursor: unknown;
  try {
    do {
      const body =
        cursor === undefined ? {attributesToRetrieve: ['digest'], hitsPerPage: 1000} : {cursor};
      const page = await send({kind: 'read', method: 'POST', path: at(name, '/browse'), body});
      for (const {objectID, digest} of page['hits'] as {objectID: string; digest?: string}[])
        found.set(objectID, digest ?? '');
      cursor = page['cursor'];
    } while (typeof cursor === 'string' && cursor !== '');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  return found;
}

/** Opens the indexes of a service for pushing. @throws {HostedSearchError} in each call, when no host answers */
export function createHostedIndex(options: HostedIndexOptions): HostedIndex {
  const {send, post, finish} = createCalls(options);
  return {
    digests: (name) => readDigests(name, send),
    async settingsDigest(name) {
      const {userData} = await send({kind: 'read', method: 'GET', path: at(name, '/settings')});
      const digest = (userData as {wuya?: unknown} | undefined)?.wuya;
      return typeof digest === 'string' ? digest : undefined;
    },
    async writeSettings(name, settings) {
      await finish(
        name,
        await send({kind: 'write', method: 'PUT', path: at(name, '/settings'), body: settings}),
      );
    },
    async writeSynonyms(name, synonyms) {
      await finish(
        name,
        await post(at(name, '/synonyms/batch'), synonyms, {replaceExistingSynonyms: 'true'}),
      );
    },
    async write(name, operations) {
      await finish(name, await post(at(name, '/batch'), {requests: operations}));
    },
    async copy(from, to) {
      await finish(from, await post(at(from, '/operation'), {operation: 'copy', destination: to}));
    },
    async move(from, to) {
      try {
        await finish(to, await post(at(from, '/operation'), {operation: 'move', destination: to}));
      } catch (error) {
        // Moved already, and only the answer was lost.
        if (!isMissing(error) || (await readDigests(from, send)) !== undefined) throw error;
      }
    },
    async remove(name) {
      const answer = await send({kind: 'write', method: 'DELETE', path: at(name, '')}).catch(
        (error: unknown) => {
          if (!isMissing(error)) throw error;
          return undefined;
        },
      );
      if (answer) await finish(name, answer);
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof HostedSearchError && error.status === 404;
}
