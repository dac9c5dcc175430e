import {randomUUID} from 'node:crypto';
import type {DevEnvironment} from 'vite';

/** Names the state that the code of the site is in. */
export interface CodeState {
  /** Returns the current name: another one after each change, and in each server. */
  name(): string;
  /** Takes files that changed, absolute paths. */
  heed(paths: readonly string[]): void;
  /** Takes a change of modules that is in no file. */
  change(): void;
}

/** Files that modules are made of. What an MDX note is made of is told by its page. */
const CODE = /\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less|styl(?:us)?)$/;

/** Creates what names the states of the code. */
export function createCodeState(): CodeState {
  const server = randomUUID();
  let changeCount = 0;
  return {
    name: () => `${server} ${changeCount}`,
    heed(paths) {
      if (paths.some((path) => CODE.test(path))) changeCount++;
    },
    change: () => void changeCount++,
  };
}

/** For `<head>`: names the state that a page was rendered with. */
export const printCodeState = (name: string): string => `<meta name="wuya-code" content="${name}">`;

/** For the browser: tells the server which state its document was rendered with. */
export const SEND_CODE_STATE = `import.meta.hot.send('wuya:loaded', {code: document.querySelector('meta[name=wuya-code]')?.content});`;

/**
 * Has a page loaded again that was rendered before a change and listened only after it, so it got no message. What changes once it listens
 * is sent as usual, however late the page says which state it has.
 */
export function tellOfMissedCode(
  {hot}: Pick<DevEnvironment, 'hot'>,
  nameState: CodeState['name'],
): void {
  const heard = new WeakMap<object, string>();
  hot.on('vite:client:connect', (_: unknown, client) => void heard.set(client, nameState()));
  hot.on('wuya:loaded', (told: unknown, client) => {
    const {code} = Object(told) as {readonly code?: unknown};
    if (typeof code === 'string' && code !== heard.get(client)) client.send({type: 'full-reload'});
  });
}
