import {isDrawnByOwnCode, type QuickRenderer} from '../render/quickRenderer.ts';
import type {DevRenderer} from './devBundler.ts';

/**
 * Chooses who renders a page: the quick renderer while all that it is made of is as it was at the start, for pages without
 * code of the site; the single modules otherwise, and where it fails or cannot be made: their errors lead to the lines of the source.
 * @param openQuick makes the quick renderer; undefined where a site has none
 */
export function createRenderers(
  openQuick: () => Promise<QuickRenderer | undefined>,
  loadModules: () => Promise<DevRenderer>,
) {
  let opening: Promise<QuickRenderer | undefined> | undefined;
  let quick: Promise<QuickRenderer | undefined> | undefined;
  const prepare = (): Promise<QuickRenderer | undefined> => {
    opening ??= openQuick();
    quick ??= opening.catch(() => undefined); // a disk that is full
    return opening;
  };
  return {
    /** Makes the quick renderer before the first page. @throws where that fails, which no other function does */
    prepare,
    async load(): Promise<DevRenderer> {
      void prepare();
      const first = await quick;
      if (!first) return loadModules();
      return {
        loadComponentPage: async (...page) => (await loadModules()).loadComponentPage(...page),
        async renderApp(input) {
          if (isDrawnByOwnCode(input.page)) return (await loadModules()).renderApp(input);
          try {
            return await first.renderApp(input);
          } catch {
            return (await loadModules()).renderApp(input);
          }
        },
      };
    },
    /** Takes a file that changed; without a path, everything that is generated may have. */
    async heed(path?: string): Promise<void> {
      const first = await quick;
      if (first && (path === undefined || first.isMadeOf(path))) quick = Promise.resolve(undefined);
    },
    /** Looks whether what the quick renderer is made of has changed, for the time before files are watched. */
    async check(): Promise<void> {
      const first = await quick;
      if (first && !first.isCurrent()) quick = Promise.resolve(undefined);
    },
  };
}
