import {spawn} from 'node:child_process';
import {fileURLToPath, pathToFileURL} from 'node:url';

const TSC = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url));

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
}

/** TypeScript as an editor asks it. */
export interface LanguageServer {
  /** Text that hovering shows, `''` for none. Lines and columns count from 0. */
  hover(position: {readonly line: number; readonly column: number}): Promise<string>;
  /** Problems of the file, as text. */
  diagnose(): Promise<readonly string[]>;
  close(): void;
}

/** Starts TypeScript's language server and opens one file, which need not be on the disk. */
export async function openInEditor(file: string, text: string): Promise<LanguageServer> {
  const child = spawn(process.execPath, [TSC, '--lsp', '--stdio'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  let unread = Buffer.alloc(0);
  const send = (message: object) => {
    const body = Buffer.from(JSON.stringify({jsonrpc: '2.0', ...message}));
    child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    child.stdin.write(body);
  };
  const receive = ({id, method, result}: Message) => {
    if (method === undefined) waiting.get(id!)?.(result);
    else if (id !== undefined) send({id, result: null});
  };
  child.stdout.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const head = /^Content-Length: (\d+)\r\n(?:[^\r]+\r\n)*\r\n/.exec(unread.toString('latin1'));
      const end = head ? head[0].length + Number(head[1]) : Number.POSITIVE_INFINITY;
      if (!head || unread.length < end) return;
      receive(JSON.parse(unread.toString('utf8', head[0].length, end)) as Message);
      unread = unread.subarray(end);
    }
  });
  const ask = (method: string, params: object): Promise<unknown> =>
    new Promise((done) => {
      lastId++;
      waiting.set(lastId, done);
      send({id: lastId, method, params});
    });
  const uri = pathToFileURL(file).href;
  await ask('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: {textDocument: {hover: {contentFormat: ['markdown']}}},
  });
  send({method: 'initialized', params: {}});
  const textDocument = {uri, languageId: 'typescript', version: 1, text};
  send({method: 'textDocument/didOpen', params: {textDocument}});
  return {
    async hover({line, column}) {
      const found = (await ask('textDocument/hover', {
        textDocument: {uri},
        position: {line, character: column},
      })) as {contents: {value: string} | string} | null;
      const contents = found?.contents ?? '';
      return typeof contents === 'string' ? contents : contents.value;
    },
    async diagnose() {
      const {items} = (await ask('textDocument/diagnostic', {textDocument: {uri}})) as {
        items: readonly {message: string; range: {start: {line: number}}}[];
      };
      return items.map(({message, range}) => `${range.start.line + 1}: ${message}`);
    },
    close: () => void child.kill(),
  };
}
