import type {OfflineSettings} from '@wuya/theme/types';
import {Answers, type ReadPage} from './answers.ts';
import type {Store} from './kept.ts';
import {setPreload} from './preload.ts';

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** The global scope of a service worker, as far as it is used here. */
interface WorkerScope {
  readonly wuyaOffline: OfflineSettings;
  readonly location: {readonly href: string};
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {claim(): Promise<void>};
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(type: string, listener: (event: E) => void): void;
}

/** Returns a cache that is opened when it is first asked; an event must be answered before that is done. */
function openLater(name: string): Store {
  let opened: Promise<Cache> | undefined;
  const open = (): Promise<Cache> => (opened ??= caches.open(name));
  return {
    match: async (key, options) => (await open()).match(key, options),
    put: async (key, response) => (await open()).put(key, response),
    delete: async (key) => (await open()).delete(key),
    keys: async () => (await open()).keys(),
  };
}

/** Keeps a site for readers without a network. */
function serve(scope: WorkerScope): void {
  const {wuyaOffline: settings, registration} = scope;
  const [pages, files] = ['pages', 'files'].map((name) => `wuya ${registration.scope} ${name}`) as [
    string,
    string,
  ];
  const answers = new Answers(settings, {
    href: scope.location.href,
    stores: {pages: openLater(pages), files: openLater(files)},
    fetch: (request, init) => fetch(request, init),
    async remove() {
      await registration.unregister();
      for (const name of [pages, files]) await caches.delete(name);
    },
  });
  scope.addEventListener('install', (event: LastingEvent) => {
    // Code of two builds may be kept side by side: its names carry hashes.
    event.waitUntil(answers.install().then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event: LastingEvent) => {
    const preload = setPreload(registration, navigator.userAgent);
    event.waitUntil(Promise.all([answers.activate(), scope.clients.claim(), preload]));
  });
  scope.addEventListener('fetch', (event: FetchEvent) => {
    const answer = answers.answer(event.request, event.preloadResponse);
    if (!answer) return;
    event.respondWith(answer.response);
    event.waitUntil(answer.after);
  });
  scope.addEventListener('message', (event: MessageEvent<ReadPage> & LastingEvent) => {
    event.waitUntil(answers.read(event.data).catch(() => undefined)); // it is not kept then
  });
}

serve(self as unknown as WorkerScope);
