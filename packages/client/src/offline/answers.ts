import type {OfflineSettings} from '@wuya/theme/types';
import {dataUrlOf, Kept, type Store, pageUrlOf} from './kept.ts';
import {FIXED, type RequestKind, requestKindOf} from './requestKind.ts';
import {printOfflinePage} from './offlinePage.ts';

/** What the worker is given by the browser. */
interface OfflineWorld {
  /** Address of the worker. */
  readonly href: string;
  readonly stores: {readonly pages: Store; readonly files: Store};
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  /** Ends the worker and empties its stores. */
  remove(): Promise<void>;
}

/** A page in a message to the worker. */
export interface ReadPage {
  readonly pathname: string;
  /** Whole addresses of files that were loaded for it. */
  readonly loaded: readonly string[];
}

/** An answer, and what goes on after it was given. */
export interface Answer {
  readonly response: Promise<Response>;
  readonly after: Promise<unknown>;
}

/** An answer that was found. */
interface Given {
  readonly response: Response;
  readonly after: Promise<unknown> | undefined;
}

/** What the code of a page has loaded besides: that of its own component, which no document names. */
const CODE = /\/assets\/[^?#]*-[\w-]{8,}\.(?:css|js)$/;
/** What a page has loaded that it shows again. */
const LOADED = /\.(?:avif|gif|ico|jpe?g|json|png|svg|webp|woff2?)$/;

/** Answers in the place of the network. */
export class Answers {
  private readonly settings: OfflineSettings;
  private readonly world: OfflineWorld;
  /** Where the site begins, as a whole address. */
  private readonly base: string;
  private readonly kept: Kept;
  private isChecked = false;

  constructor(settings: OfflineSettings, world: OfflineWorld) {
    this.settings = settings;
    this.world = world;
    this.base = new URL(settings.baseUrl, world.href).href;
    const always = new Set(settings.files.map((path) => this.toUrl(path)));
    this.kept = new Kept({...world.stores, always});
  }

  /** Fetches what is kept from the first visit on. What fails is fetched when it is wanted. */
  async install(): Promise<void> {
    const {files, pages} = this.settings;
    await inLanes(files, (path) =>
      quietly(FIXED.test(path) ? this.fetchFile(this.toUrl(path)) : this.fetchFresh(path)),
    );
    for (const path of pages)
      await quietly(
        this.world.fetch(path).then((response) => this.keepDocument(this.toUrl(path), response)),
      );
  }

  async activate(): Promise<void> {
    await quietly(this.kept.prune());
  }

  /** Keeps a page that was read without this worker, and what it has loaded. */
  async read({pathname, loaded}: ReadPage): Promise<void> {
    const url = this.toUrl(pathname);
    if (!this.isOwn(url)) return;
    const own = [...new Set(loaded)].filter((href) => href.startsWith(this.base));
    const response = await this.world.fetch(url, {cache: 'no-cache'});
    await this.keepDocument(
      url,
      response,
      own.filter((href) => CODE.test(href)),
    );
    const data = dataUrlOf(url);
    const payload = await this.world.fetch(data);
    if (isKeepable(payload)) await this.kept.keepPayload(data, payload);
    await inLanes(
      own.filter((href) => LOADED.test(href)),
      (href) => quietly(this.fetchFile(href)),
    );
  }

  /** Answers a request; undefined where the browser goes on as if there were no worker. */
  answer(request: Request, preloaded?: Promise<Response | undefined>): Answer | undefined {
    const kind = requestKindOf(request, this.base);
    if (kind === undefined || !this.isOwn(request.url)) return undefined;
    const given = this.give(kind, request, preloaded);
    return {
      response: given.then(({response}) => response),
      after: given.then(
        ({after}) => after,
        () => undefined,
      ),
    };
  }

  private give(
    kind: RequestKind,
    request: Request,
    preloaded: Promise<Response | undefined> | undefined,
  ): Promise<Given> {
    switch (kind) {
      case 'document':
        return this.giveDocument(request, preloaded);
      case 'fixed':
        return this.giveFixed(request);
      case 'fresh':
        return this.giveFresh(request);
      case 'payload':
        return this.givePayload(request);
      case 'probe':
        return this.probe(request);
    }
  }

  private async giveDocument(
    request: Request,
    preloaded: Promise<Response | undefined> | undefined,
  ): Promise<Given> {
    const url = withoutQuery(request.url);
    try {
      const response = (await preloaded) ?? (await this.world.fetch(request));
      const kept = this.keepDocument(url, response.clone());
      return {response, after: quietly(kept.then(() => this.check()))};
    } catch {
      const found = (await this.kept.findPage(url)) ?? (await this.kept.findPage(pageUrlOf(url)));
      return {response: found ?? (await this.offlinePage()), after: undefined};
    }
  }

  private async offlinePage(): Promise<Response> {
    const pages = await this.kept.list().catch(() => []);
    return new Response(printOfflinePage(this.settings, pages), {
      headers: {'content-type': 'text/html; charset=utf-8'},
    });
  }

  private async giveFixed(request: Request): Promise<Given> {
    const found = await this.kept.findFile(request.url);
    // `reload` asks past a copy that was of no use, and comes with a page that is loaded again.
    if (!found || request.cache === 'reload') return this.giveFresh(request);
    return {response: found, after: undefined};
  }

  /** From the network where there is one. */
  private async giveFresh(request: Request): Promise<Given> {
    const url = withoutQuery(request.url);
    try {
      const response = await this.world.fetch(request);
      const isKept = isKeepable(response) && this.kept.keepFile(url, response.clone());
      return {response, after: isKept === false ? undefined : quietly(isKept)};
    } catch (error) {
      return {response: orThrow(await this.kept.findFile(url), error), after: undefined};
    }
  }

  private async givePayload(request: Request): Promise<Given> {
    const response = await this.world
      .fetch(request)
      .catch(async (error: unknown) =>
        orThrow(await this.kept.findPage(withoutQuery(request.url)), error),
      );
    return {response, after: undefined};
  }

  /** A page asks whether a document can be had: this worker always has one. */
  private async probe(request: Request): Promise<Given> {
    const response = await this.world.fetch(request).catch(() => new Response(null));
    return {response, after: undefined};
  }

  /** Tells whether an address is one of the site in the language of this worker. */
  private isOwn(url: string): boolean {
    const {others} = this.settings;
    return url.startsWith(this.base) && !others.some((path) => url.startsWith(this.toUrl(path)));
  }

  private toUrl(path: string): string {
    return new URL(path, this.base).href;
  }

  private async fetchFile(url: string): Promise<boolean> {
    if (await this.kept.findFile(url)) return true;
    const response = await this.world.fetch(url);
    return response.ok && this.kept.keepFile(url, response);
  }

  private async fetchFresh(path: string): Promise<boolean> {
    const response = await this.world.fetch(this.toUrl(path), {cache: 'no-cache'});
    return response.ok && this.kept.keepFile(this.toUrl(path), response);
  }

  /** A page is kept with the scripts and styles it was built with, or not at all; `more` is what it has loaded besides. */
  private async keepDocument(
    url: string,
    response: Response,
    more: readonly string[] = [],
  ): Promise<void> {
    const {headers} = response;
    if (!isKeepable(response) || !/html/.test(headers.get('content-type') ?? '')) return;
    const html = await response.text();
    const files = filesOf(html, this.settings.baseUrl).map((path) => this.toUrl(path));
    const are = await Promise.all(files.map((file) => this.fetchFile(file)));
    if (!are.every(Boolean)) return;
    const found = await Promise.all(more.map((file) => quietly(this.fetchFile(file))));
    const others = more.filter((file, i) => found[i] && !files.includes(file));
    await this.kept.keepDocument(url, {html, headers, files: [...files, ...others]});
  }

  /** Without the file of the worker the site does without one. */
  private async check(): Promise<void> {
    if (this.isChecked) return;
    this.isChecked = true;
    const {href} = this.world;
    const {status, headers} = await this.world.fetch(href, {method: 'HEAD', cache: 'no-store'});
    const isScript = /javascript/.test(headers.get('content-type') ?? 'javascript');
    if (status === 404 || status === 410 || (status === 200 && !isScript))
      await this.world.remove();
  }
}

function orThrow(found: Response | undefined, error: unknown): Response {
  if (!found) throw error;
  return found;
}

/** Works through a list a few at a time: the reader's own requests come between. */
async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const lane = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

/** Lists paths below the base URL of the scripts, styles and sidebars that a document names. */
function filesOf(html: string, baseUrl: string): string[] {
  const names = html.split(`${baseUrl}assets/`).slice(1);
  const found = names.flatMap(
    (rest) => /^[^"'\s<>()?#\\]+?\.(?:js|css|json)(?=["'])/.exec(rest)?.[0] ?? [],
  );
  return [...new Set(found)].map((name) => `assets/${name}`);
}

/** Recognizes a whole answer of the site itself, which it allows to keep. */
function isKeepable({ok, status, redirected, headers}: Response): boolean {
  return (
    ok && status !== 206 && !redirected && !/no-store/.test(headers.get('cache-control') ?? '')
  );
}

function withoutQuery(href: string): string {
  const {origin, pathname} = new URL(href);
  return origin + pathname;
}

/** Ignores failures of what comes after an answer: there is no room, or no network. */
function quietly<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch(() => undefined);
}
