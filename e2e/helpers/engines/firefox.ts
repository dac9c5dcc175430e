import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type Engine, toKeyActions, toMouseActions} from './engine.ts';

/** Nothing that asks for anything outside of the test, and no first-run pages. */
const PREFERENCES = {
  'app.update.auto': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.startup.page': 0,
  'browser.safebrowsing.downloads.remote.enabled': false,
  // No process waits for a next page: a start, five pages and an end take 4.2 CPU s instead of 4.6 (Firefox 153).
  'dom.ipc.processPrelaunch.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'zh-CN, zh, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
};

/** Path of a Firefox, `FIREFOX_PATH` first; undefined where there is none. */
export function findFirefox(): string | undefined {
  return [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path !== '' && existsSync(path),
  );
}

/** Starts Firefox without a window and speaks WebDriver BiDi with it. */
export async function launchFirefox(binary: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'wuya-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {stdio: ['ignore', 'ignore', 'pipe']},
  );
  const send = await connect(`${await printedAddress(browser)}/session`);
  await send('session.new', {capabilities: {}});
  // In the first tab the address bar has the focus, and keys press no button of the page.
  const {context} = (await send('browsingContext.create', {type: 'tab'})) as {context: string};
  await send('browsingContext.activate', {context});
  return createEngine((method, params) => send(method, {context, ...params}), {
    context,
    async close() {
      await send('browser.close', {}).catch(() => undefined);
      if (browser.exitCode === null) await once(browser, 'exit');
      rmSync(profile, {recursive: true, force: true});
    },
  });
}

type Send = (method: string, params: object) => Promise<unknown>;

async function printedAddress(browser: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of browser.stderr!.setEncoding('utf8')) {
    text += chunk as string;
    const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(text)?.[1];
    if (address === undefined) continue;
    browser.stderr!.resume();
    return address;
  }
  throw new Error(`Firefox ended before it listened:\n${text}`);
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, {done(value: unknown): void; fail(error: Error): void}>();
  let count = 0;
  socket.addEventListener('message', ({data}) => {
    const answer = JSON.parse(data as string) as {
      id?: number;
      type: string;
      result?: unknown;
      message?: string;
    };
    const one = answer.id === undefined ? undefined : waiting.get(answer.id);
    if (!one) return;
    waiting.delete(answer.id!);
    if (answer.type === 'success') one.done(answer.result);
    else one.fail(new Error(answer.message));
  });
  await new Promise((done, fail) => {
    socket.addEventListener('open', done);
    socket.addEventListener('error', fail);
  });
  return (method, params) =>
    new Promise((done, fail) => {
      const id = ++count;
      waiting.set(id, {done, fail});
      socket.send(JSON.stringify({id, method, params}));
    });
}

interface Window {
  readonly context: string;
  close(): Promise<void>;
}

function createEngine(send: Send, {context, close}: Window): Engine {
  const act = (actions: object) => send('input.performActions', {actions: [actions]});
  return {
    async goto(url) {
      await send('browsingContext.navigate', {url, wait: 'complete'});
    },
    async run(fn, ...args) {
      // What is passed and what comes back is JSON: BiDi has a notation of its own for values.
      const {result, exceptionDetails} = (await send('script.callFunction', {
        target: {context},
        awaitPromise: true,
        userActivation: false,
        functionDeclaration: `async (args) => JSON.stringify({value: await (${String(fn)})(...JSON.parse(args))})`,
        arguments: [{type: 'string', value: JSON.stringify(args)}],
      })) as {result?: {value: string}; exceptionDetails?: {text: string}};
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return (JSON.parse(result!.value) as {value: never}).value;
    },
    async point(at, presses) {
      const actions = toMouseActions(at, presses);
      await act({type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions});
    },
    async press(...keys) {
      await act({type: 'key', id: 'keys', actions: toKeyActions(keys)});
    },
    async back() {
      await send('browsingContext.traverseHistory', {delta: -1});
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', {viewport: {width, height}});
    },
    async picture() {
      const {data} = (await send('browsingContext.captureScreenshot', {})) as {data: string};
      return Buffer.from(data, 'base64');
    },
    close,
  };
}
