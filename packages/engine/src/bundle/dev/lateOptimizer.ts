import type {Plugin} from 'vite';

/** Bundles packages for browsers later than Vite does it by itself. */
interface LateOptimizer {
  readonly plugin: Plugin;
  /** Takes the packages that are bundled, or begins to bundle them. Until then no module may be asked for by a browser. */
  start(): Promise<void>;
}

/** Lets Vite start, and render pages, before packages are bundled for browsers. */
export function createLateOptimizer(): LateOptimizer {
  let start = async (): Promise<void> => undefined;
  return {
    plugin: {
      name: 'wuya:late-optimizer',
      // Vite asks its optimizer to start once all plugins are there.
      configureServer({environments: {client}}) {
        const {depsOptimizer} = client;
        if (!depsOptimizer) return;
        start = depsOptimizer.init;
        depsOptimizer.init = async () => undefined;
      },
    },
    start: () => start(),
  };
}
