import type {CommentsService} from '../types.ts';
import {loadScript, loadStyle} from './loadFiles.ts';

interface Place {
  readonly box: HTMLElement;
  /** Address of the page, by which the service knows it. */
  readonly path: string;
  /** Aborted when the page is gone. */
  readonly signal: AbortSignal;
}

interface Widget {
  destroy?(): void;
  setDarkMode?(isDark: boolean): void;
}

/** What the module of Waline exports, as far as it is used here. */
interface WalineModule {
  init(options: object): Widget;
}

/** The globals of the other services. */
interface Globals {
  readonly twikoo?: {init(options: object): unknown};
  readonly Artalk?: {init(options: object): Widget};
}

const DARK = 'html[data-theme="dark"]';
const isDark = () => document.documentElement.dataset['theme'] === 'dark';

/** Shows the comments of a page in a box, in the colours of the page. @throws when the files of the service do not load */
export async function loadComments(service: CommentsService, place: Place): Promise<void> {
  const {box, path, signal} = place;
  if (service.service === 'giscus') return showGiscus(service, place);
  const {server, script, style, locale} = service;
  if (style !== undefined) loadStyle(style);
  if (service.service === 'waline') {
    const {init} = (await import(/* @vite-ignore */ script)) as WalineModule;
    if (signal.aborted) return;
    const widget = init({el: box, serverURL: server, path, lang: locale, dark: DARK});
    signal.addEventListener('abort', () => widget.destroy?.());
    return;
  }
  await loadScript(script);
  if (signal.aborted) return;
  const {twikoo, Artalk} = window as Globals;
  if (service.service === 'twikoo') {
    await twikoo!.init({envId: server, el: box, path, lang: locale});
    return;
  }
  const widget = Artalk!.init({
    el: box,
    server,
    site: service.site,
    pageKey: path,
    pageTitle: document.title,
    locale,
    darkMode: isDark(),
  });
  onColorMode(signal, () => widget.setDarkMode?.(isDark()));
  signal.addEventListener('abort', () => widget.destroy?.());
}

/** Giscus puts its frame where its script is. */
function showGiscus(
  {script, attributes}: Extract<CommentsService, {readonly service: 'giscus'}>,
  {box, signal}: Place,
): void {
  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  element.crossOrigin = 'anonymous';
  const theme = () => (isDark() ? 'dark' : 'light');
  for (const [name, value] of Object.entries({...attributes, 'data-theme': theme()}))
    element.setAttribute(name, value);
  const frame = document.createElement('div');
  frame.className = 'giscus';
  box.replaceChildren(frame, element);
  onColorMode(signal, () =>
    box
      .querySelector<HTMLIFrameElement>('iframe.giscus-frame')
      ?.contentWindow?.postMessage(
        {giscus: {setConfig: {theme: theme()}}},
        new URL(script, location.href).origin,
      ),
  );
}

/** Runs when the reader changes between light and dark, until the page is gone. */
function onColorMode(signal: AbortSignal, run: () => void): void {
  const observer = new MutationObserver(run);
  observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
  signal.addEventListener('abort', () => observer.disconnect());
}
