// A Chromium that is driven over its pipe without listeners. Playwright listens to every request of every page and worker, which
// adds milliseconds to each fetch that no reader has.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {CHROMIUM_ARGS, requireChromiumPath} from './chromium.mjs';

const END = '\0';

/** Starts a Chromium with a fresh profile: `{open, close}`; `open(url, {slowdown})` gives a page of its own context. */
export function launchBareChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'wuya-chromium-'));
  const child = spawn(
    requireChromiumPath(),
    [
      ...CHROMIUM_ARGS,
      '--headless',
      `--user-data-dir=${profile}`,
      '--remote-debugging-pipe',
      'about:blank',
    ],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']},
  );
  const send = createSender(child.stdio[3], child.stdio[4]);
  return {
    open: (url, {slowdown = 1} = {}) => openPage(send, url, slowdown),
    async close() {
      const ended = once(child, 'exit');
      await send('Browser.close');
      await ended;
      rmSync(profile, {recursive: true, force: true, maxRetries: 3});
    },
  };
}

/** `send(method, params, sessionId)`: the result of a command of the DevTools protocol. */
function createSender(commands, replies) {
  const waiting = new Map();
  let lastId = 0;
  let rest = '';
  replies.setEncoding('utf8');
  replies.on('data', (text) => {
    const messages = (rest + text).split(END);
    rest = messages.pop();
    for (const message of messages) {
      const {id, result, error} = JSON.parse(message);
      const {resolve, reject} = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error) reject?.(new Error(error.message));
      else resolve?.(result);
    }
  });
  return (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      lastId++;
      waiting.set(lastId, {resolve, reject});
      commands.write(JSON.stringify({id: lastId, method, params, sessionId}) + END);
    });
}

/** `{evaluate, close}`; `evaluate(text)` or `evaluate(function, argument)` gives what the code comes to, promises awaited. */
async function openPage(send, url, slowdown) {
  const {browserContextId} = await send('Target.createBrowserContext');
  const {targetId} = await send('Target.createTarget', {url: 'about:blank', browserContextId});
  const {sessionId} = await send('Target.attachToTarget', {targetId, flatten: true});
  const evaluate = async (code, argument) => {
    const expression =
      typeof code === 'string' ? code : `(${code})(${JSON.stringify(argument ?? null)})`;
    const options = {expression, awaitPromise: true, returnByValue: true};
    const {result, exceptionDetails} = await send('Runtime.evaluate', options, sessionId);
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await send('Page.navigate', {url}, sessionId);
  // A command that comes between two documents fails with the first of them.
  const isThere = `document.readyState === 'complete' && location.href === ${JSON.stringify(url)}`;
  while (!(await evaluate(isThere).catch(() => false)));
  await send('Emulation.setCPUThrottlingRate', {rate: slowdown}, sessionId);
  return {evaluate, close: () => send('Target.disposeBrowserContext', {browserContextId})};
}
