import {isDrawnByOwnCode, type QuickRenderer} from '../render/quickRenderer.ts';
import type {DevRenderer} from './devBundler.ts';
import type {KeptRenderer} from './keptRenderer.ts';

/** Opens the renderers of a development server. */
interface RendererOpeners {
  /** Opens what renders the pages of the theme alone; undefined where the site needs more. */
  quick(): Promise<QuickRenderer | undefined>;
  /** Opens the modules that rendered pages before; undefined where there are none. */
  kept(): Promise<KeptRenderer | undefined>;
  /** Loads the single modules. */
  modules(): Promise<DevRenderer>;
}

/** The renderers of a development server. */
export interface DevRenderers {
  /** Opens what renders most pages, as far as that takes no Vite server. @throws where that fails, which no other function does */
  prepare(): Promise<unknown>;
  load(): Promise<DevRenderer>;
  /** Takes files that changed, absolute paths; without any, everything that is generated may have. */
  heed(paths?: readonly string[]): Promise<void>;
  /** Looks whether what renderers are made of has changed, for the time before files are watched. */
  check(): Promise<void>;
}

/**
 * Chooses who renders a page: the quick renderer while all that it is made of is as it was at the start, for pages without
 * code of the site; for others the modules that were kept, as long as they are as they were; the single modules otherwise, and where
 * one of these fails or cannot be made: their errors lead to the lines of the source.
 */
export function createRenderers(open: RendererOpeners): DevRenderers {
  let opening: Promise<QuickRenderer | undefined> | undefined;
  let quick: Promise<QuickRenderer | undefined> | undefined;
  let kept: Promise<KeptRenderer | undefined> | undefined;
  const prepare = (): Promise<QuickRenderer | undefined> => {
    opening ??= open.quick();
    quick ??= opening.catch(() => undefined); // a disk that is full
    return opening;
  };
  const openKept = (): Promise<KeptRenderer | undefined> => (kept ??= open.kept());
  /** Whether something may have changed since the modules that were kept were loaded. */
  let isUnsure = false;
  const loadKept = async (): Promise<DevRenderer | undefined> => {
    if (!kept) isUnsure = false; // opening it looks at all
    const first = await openKept();
    if (first && isUnsure) {
      isUnsure = false;
      if (!(await first.renew())) kept = Promise.resolve(undefined);
    }
    return (await kept)?.load();
  };
  /** Asks the modules that were kept, and the single ones where that fails. */
  const ask = async <T>(question: (renderer: DevRenderer) => Promise<T>): Promise<T> => {
    try {
      const first = await loadKept();
      if (first) return await question(first);
    } catch {
      // Told by the single modules, by their lines.
    }
    return question(await open.modules());
  };
  const own: DevRenderer = {
    renderApp: (input) => ask(({renderApp}) => renderApp(input)),
    loadComponentPage: (...page) => ask(({loadComponentPage}) => loadComponentPage(...page)),
  };
  return {
    prepare,
    async load() {
      void prepare();
      const first = await quick;
      if (!first) return own;
      return {
        loadComponentPage: own.loadComponentPage,
        async renderApp(input) {
          if (isDrawnByOwnCode(input.page)) return own.renderApp(input);
          try {
            return await first.renderApp(input);
          } catch {
            return (await open.modules()).renderApp(input);
          }
        },
      };
    },
    async heed(paths) {
      const [first, second] = [await quick, await kept];
      if (first && (!paths || paths.some(first.isMadeOf))) quick = Promise.resolve(undefined);
      if (second && (!paths || paths.some(second.isMadeOf))) isUnsure = true;
    },
    async check() {
      const first = await quick;
      if (first && !first.isCurrent()) quick = Promise.resolve(undefined);
      isUnsure = true;
    },
  };
}
