import type {HotPayload, ViteDevServer} from 'vite';
import {formatPlace} from '../../errors/format.ts';
import {messageLanguageOf} from '../../errors/language.ts';
import {toBundleProblem} from '../make/bundleProblem.ts';

const STYLE =
  'position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:1rem;max-height:50vh;overflow:auto;white-space:pre-wrap;' +
  'font:14px/1.6 system-ui,sans-serif;background:#222;color:#fff;border-top:3px solid #c33';

/**
 * Shows in the page why code could not be loaded, in place of the overlay of Vite, whose words are English. The page is loaded
 * again once files are saved. A page that could not be made says so itself. What a component threw is shown until the next
 * change of code: React then renders it again, and the state of the others stays. A page whose own code did not start
 * has no state, and is loaded again.
 * @param clientHref address of the client's code, which pages load by a script of their own
 */
export const printFailureScript = (clientHref: string): string => `
const hot = import.meta.hot;
let box;
let isCrash = false;
let hasStarted = true;
let changeCount = 0;
const show = (text) => {
  if (document.querySelector('main.failure')) return;
  box ??= document.body.appendChild(document.createElement('pre'));
  box.role = 'alert';
  box.className = 'bundle-failure';
  box.style.cssText = ${JSON.stringify(STYLE)};
  box.textContent = text;
};
hot.on('vite:error', ({err}) => {
  isCrash = false;
  show(err.message);
});
const tell = ({error, isStart}) => {
  if (isStart) hasStarted = false;
  const {message = String(error), stack = ''} = error ?? {};
  hot.send('wuya:crash', {message, stack, path: location.pathname, change: changeCount});
};
addEventListener('wuya:crash', ({detail}) => tell(detail));
// The script of the page keeps the reason to itself; asked for again, code that failed fails for the same one.
addEventListener('wuya:failed', () => {
  const client = ${JSON.stringify(clientHref)};
  import(/* @vite-ignore */ client).catch((error) => tell({error, isStart: true}));
});
// What is explained after a further change may be corrected by it.
hot.on('wuya:explained', ({text, change}) => {
  if (change !== changeCount || (box && !isCrash)) return;
  isCrash = true;
  show(text);
});
const forget = () => {
  box?.remove();
  box = undefined;
};
for (const event of ['vite:beforeUpdate', 'wuya:code', 'wuya:change'])
  hot.on(event, () => {
    changeCount += 1;
    if (!hasStarted || (box && !isCrash)) return location.reload();
    forget();
  });
// While new code was on its way the old one may have been rendered, and have thrown, once more. What new code throws comes later:
// React waits a moment before it renders it.
hot.on('vite:afterUpdate', () => {
  changeCount += 1;
  if (isCrash) forget();
});
`;

/** Tells browsers of mistakes in the code of the site as the command does, without the way through the bundler. */
export function translateFailures(
  {environments}: ViteDevServer,
  {dir, locale}: {readonly dir: string; readonly locale: string},
): void {
  const {hot} = environments['client']!;
  const send = hot.send.bind(hot) as (payload: HotPayload | string, data?: unknown) => void;
  const sendWords = (payload: HotPayload | string, data?: unknown): void =>
    typeof payload === 'string' ? send(payload, data) : send(translate(payload, dir, locale));
  hot.send = sendWords as typeof hot.send;
}

/** Translates messages about a mistake into the language of the site; all others are passed on. */
export function translate(payload: HotPayload, dir: string, locale: string): HotPayload {
  if (payload.type !== 'error') return payload;
  const language = messageLanguageOf(locale);
  const message = toBundleProblem(payload.err, dir)
    .diagnostics.map(({code, place, [language]: text}) =>
      [text, [code, ...(place ? [formatPlace(place)] : [])].join(' · ')].join('\n'),
    )
    .join('\n\n');
  return {type: 'error', err: {message, stack: ''}};
}
