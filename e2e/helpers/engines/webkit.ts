import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {once} from 'node:events';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type Engine, toKeyActions, toMouseActions} from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
/** Debian keeps it in the folder of the machine's kind. */
const LIBRARIES = '/usr/lib';
/** Less motion, as Firefox is told: a frame of one is drawn without a graphics card. 13.3 -> 11.4 CPU s for all tests. */
const SETTINGS = '[Settings]\ngtk-enable-animations=0\n';
/** The window of the small browser is never narrower, in pixels. */
const NARROWEST = 448;

/** Path of the small browser that comes with WebKitGTK; undefined where it or its driver is missing. */
export function findWebKit(): string | undefined {
  if (!existsSync(DRIVER) || !existsSync('/usr/bin/Xvfb')) return undefined;
  return readdirSync(LIBRARIES)
    .map((name) => `${LIBRARIES}/${name}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** Starts WebKit on a screen of its own and speaks WebDriver with it. */
export async function launchWebKit(binary: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1500x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await findPort();
  const settings = mkdtempSync(join(tmpdir(), 'wuya-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), SETTINGS);
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings},
  });
  const call = createCall(`http://127.0.0.1:${port}`);
  await answers(`http://127.0.0.1:${port}/status`);
  const {sessionId} = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {'webkitgtk:browserOptions': {binary, args: ['--automation']}},
    },
  })) as {sessionId: string};
  return createEngine((method, path, body) => call(method, `/session/${sessionId}${path}`, body), {
    processes: [driver, screen],
    settings,
  });
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

function createCall(origin: string): Call {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      ...(method === 'POST' && {body: JSON.stringify(body ?? {})}),
    });
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** What is left when the browser has ended. */
interface Started {
  readonly processes: readonly ChildProcess[];
  /** Folder of its settings. */
  readonly settings: string;
}

function createEngine(call: Call, {processes, settings}: Started): Engine {
  const act = (actions: object) => call('POST', '/actions', {actions: [actions]});
  return {
    goto: (url) => call('POST', '/url', {url}) as Promise<never>,
    async run(fn, ...args) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${String(fn)})(...[...arguments].slice(0, -1))).then((value) => done({value}), (error) => done({error: String(error)}));`;
      const result = (await call('POST', '/execute/async', {script, args})) as {
        value: never;
        error?: string;
      };
      if (result.error !== undefined) throw new Error(result.error);
      return result.value;
    },
    async point(at, presses) {
      const actions = toMouseActions(at, presses);
      await act({type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions});
    },
    async press(...keys) {
      await act({type: 'key', id: 'keys', actions: toKeyActions(keys)});
    },
    back: () => call('POST', '/back') as Promise<never>,
    async resize(width, height) {
      await call('POST', '/window/rect', {x: 0, y: 0, width, height});
      // The window is asked for its size through the X server: the page may still have the old one.
      const target = Math.max(width, NARROWEST);
      const end = Date.now() + 20_000;
      const script = 'return innerWidth';
      for (;;) {
        const current = (await call('POST', '/execute/sync', {script, args: []})) as number;
        if (Math.abs(current - target) < 4) return;
        if (Date.now() > end) throw new Error(`the window is ${current} wide, not ${target}`);
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    async picture() {
      return Buffer.from((await call('GET', '/screenshot')) as string, 'base64');
    },
    async close() {
      await call('DELETE', '').catch(() => undefined);
      for (const one of processes) one.kill();
      await Promise.all(
        processes.map((one) => one.exitCode ?? one.signalCode ?? once(one, 'exit')),
      );
      rmSync(settings, {recursive: true, force: true});
    },
  };
}

/** A port that nothing listens on. The driver cannot choose one by itself. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a driver that was just started answers. @throws after 20 s */
async function answers(url: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await fetch(url).catch(() => undefined))) {
    if (Date.now() > end) throw new Error(`${url} does not answer`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
