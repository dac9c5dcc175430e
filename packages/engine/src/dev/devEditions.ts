import {append} from '../cache/append.ts';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {parseTarget} from '../serve/requestTarget.ts';
import type {EditionOpener} from '../site/openEditions.ts';
import type {Site} from '../site/site.ts';
import type {DevBundler} from '../bundle/dev/devBundler.ts';

/** A language of the site with what bundles its code. */
export interface DevEdition {
  readonly site: Site;
  readonly bundler: DevBundler;
}

/** The languages of a site that is developed. Those that are not asked for are opened after the first page. */
interface DevEditions {
  /** Languages that are open, the default one first. */
  readonly open: readonly DevEdition[];
  /** Base URLs of all languages, open or not. */
  readonly basePaths: readonly string[];
  /** Answers a request in the language of its path. Where that is not open yet, all are opened. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Opens those that are not open yet. */
  openAll(): Promise<void>;
  /** Closes those that are open, and those that are being opened. */
  close(): Promise<void>;
}

/**
 * Opens those languages of a site whose pages are not known from before.
 * @param open makes what serves a language
 */
export async function createDevEditions(
  {main, known, haveChanged, ...opener}: EditionOpener,
  open: (site: Site) => DevEdition,
): Promise<DevEditions> {
  const first = open(main);
  const all: DevEdition[] = [first];
  let opening: Promise<void> | undefined;
  const openOthers = async (): Promise<void> => {
    const others = await opener.openOthers();
    append(all, others.map(open));
    if (haveChanged()) first.bundler.reload();
  };
  let isClosed = false;
  const openAll = async (): Promise<void> => {
    if (!isClosed) await (opening ??= openOthers());
  };
  const findOpen = (pathname: string): DevEdition =>
    // The default language has the shortest address, which begins those of the others.
    all.findLast(({site}) => pathname.startsWith(site.config.baseUrl)) ?? first;
  if (known.length === 0) await openAll();
  const others = known.length > 0 ? known : all.slice(1).map(({site}) => site.config.baseUrl);
  return {
    open: all,
    basePaths: [main.config.baseUrl, ...others],
    answer(request, response) {
      const {pathname} = parseTarget(request.url) ?? {pathname: '/'};
      const answer = () => findOpen(pathname).bundler.middlewares(request, response);
      const isWaiting = all.length === 1 && known.some((path) => pathname.startsWith(path));
      // What keeps them from opening is told once, by the server, which opens them after the first page.
      if (isWaiting) void openAll().then(answer, answer);
      else answer();
    },
    openAll,
    async close() {
      isClosed = true;
      await opening?.catch(() => undefined); // told where they are asked for
      for (const {bundler} of all) await bundler.close();
    },
  };
}
