/** The part of `Cache` that is used. */
export interface Store {
  match(key: string, options: {ignoreVary: boolean}): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
  delete(key: string): Promise<boolean>;
  keys(): Promise<readonly {readonly url: string}[]>;
}

/** A page that is kept, as the list of them shows it. */
export interface KeptPage {
  readonly href: string;
  readonly title: string;
}

/** Names of headers that kept documents get. */
const TITLE = 'x-wuya-title';
const FILES = 'x-wuya-files';

const MAX_PAGES = 200;
const MAX_FILES = 500;

const ANY = {ignoreVary: true};

/**
 * Finds the address of the page that another one means: `/a`, `/a.html` and `/a/index.html` → `/a/`. By no code that pages
 * have too: that would be a file of its own, which a worker cannot load.
 */
export function pageUrlOf(url: string): string {
  return `${url.replace(/(?:(?:\/index)?\.html|\/)$/, '')}/`;
}

/** Gives the address of what a navigation loads in the place of a document: `/a` → `/a/index.json` */
export const dataUrlOf = (url: string): string => `${pageUrlOf(url)}index.json`;

interface KeptOptions {
  /** Documents and what navigations load, by whole address without its query. */
  readonly pages: Store;
  /** Everything else. */
  readonly files: Store;
  /** Whole addresses of files that every page may need. */
  readonly always: ReadonlySet<string>;
}

/** Pages and files of a site that a browser keeps: pages that were read, and files. A full disk loses the oldest, never the reader's page. */
export class Kept {
  private readonly pages: Store;
  private readonly files: Store;
  private readonly always: ReadonlySet<string>;

  constructor({pages, files, always}: KeptOptions) {
    this.pages = pages;
    this.files = files;
    this.always = always;
  }

  findPage(url: string): Promise<Response | undefined> {
    return this.pages.match(url, ANY);
  }

  findFile(url: string): Promise<Response | undefined> {
    return this.files.match(url, ANY);
  }

  keepFile(url: string, response: Response): Promise<boolean> {
    return this.put(this.files, url, response);
  }

  /** Keeps what a navigation loads, beside its document. */
  keepPayload(url: string, response: Response): Promise<boolean> {
    return this.put(this.pages, url, response);
  }

  /** Keeps a document with the files that it was built with, which are kept already. */
  async keepDocument(
    url: string,
    {html, headers, files}: {html: string; headers: Headers; files: readonly string[]},
  ): Promise<void> {
    const own = new Headers(headers);
    for (const name of ['content-encoding', 'content-length']) own.delete(name); // the text is neither
    own.set(TITLE, encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? ''));
    own.set(FILES, files.join(' '));
    await this.pages.delete(url); // so that the list is in the order of reading
    await this.put(this.pages, url, new Response(html, {headers: own}));
    await this.drop(MAX_PAGES);
  }

  /** The documents that are kept, the last read one first. */
  async list(): Promise<KeptPage[]> {
    const pages: KeptPage[] = [];
    for (const {url, headers} of await this.documents())
      pages.unshift({href: url, title: decodeURIComponent(headers.get(TITLE)!)});
    return pages;
  }

  /** Removes code of builds that no kept page needs, and old files where they are too many. */
  async prune(): Promise<void> {
    const documents = await this.documents();
    const wanted = new Set([
      ...this.always,
      ...documents.flatMap(({headers}) => headers.get(FILES)!.split(' ')),
    ]);
    const others = (await this.files.keys()).filter(({url}) => !wanted.has(url));
    const isOfBuild = (url: string) => /\.(?:js|css|json|bin)$/.test(new URL(url).pathname);
    const surplus = others.length - MAX_FILES;
    for (const [i, {url}] of others.entries())
      if (isOfBuild(url) || i < surplus) await this.files.delete(url);
  }

  private async documents(): Promise<{readonly url: string; readonly headers: Headers}[]> {
    const found = [];
    for (const {url} of await this.pages.keys()) {
      const headers = (await this.findPage(url))?.headers;
      if (headers?.has(TITLE)) found.push({url, headers});
    }
    return found;
  }

  /** Drops the pages that were read longest ago, up to a number that stays. */
  private async drop(count: number): Promise<void> {
    const documents = await this.documents();
    for (const {url} of documents.slice(0, Math.max(0, documents.length - count))) {
      await this.pages.delete(url);
      await this.pages.delete(dataUrlOf(url));
    }
  }

  /** Returns false where there is no room, also after a quarter of the pages made some. */
  private async put(store: Store, url: string, response: Response): Promise<boolean> {
    const again = response.clone();
    try {
      await store.put(url, response);
      return true;
    } catch {
      await this.drop(Math.floor(((await this.documents()).length * 3) / 4));
      await this.prune();
    }
    return store.put(url, again).then(
      () => true,
      () => false,
    );
  }
}
