import type {ViteDevServer} from 'vite';
import type {StartedVite} from './devVite.ts';

/** The Vite of a development server: pages that it renders need less of it than browsers. */
interface ViteOpener {
  /** Vite once it has started. */
  readonly vite: ViteDevServer | undefined;
  /** Whether it answers browsers. */
  readonly isOpen: boolean;
  /** Starts it, so that it renders pages. */
  start(): Promise<ViteDevServer>;
  /** Starts it and lets it answer browsers. */
  open(): Promise<ViteDevServer>;
  close(): Promise<void>;
}

interface OpenerInput {
  start(): Promise<StartedVite>;
  /** Bundles packages for browsers elsewhere. */
  optimize(): Promise<void> | undefined;
  /** Tells that nothing is needed any more. */
  readonly signal: AbortSignal;
}

/**
 * Creates what starts Vite, once. Packages are bundled for browsers in a process beside it: the first page waits for the modules that
 * render it alone.
 */
export function createViteOpener({start: startVite, optimize, signal}: OpenerInput): ViteOpener {
  let vite: ViteDevServer | undefined;
  let isOpen = false;
  let starting: Promise<StartedVite> | undefined;
  let opening: Promise<ViteDevServer> | undefined;
  let optimizing: Promise<void> | undefined;
  const startAll = async (): Promise<StartedVite> => {
    optimizing = optimize();
    optimizing?.catch(() => undefined); // thrown where it is waited for
    const started = await startVite();
    vite = started.vite;
    return started;
  };
  const start = (): Promise<StartedVite> => (starting ??= startAll());
  const openForBrowsers = async (): Promise<ViteDevServer> => {
    const started = await start();
    await optimizing;
    if (!signal.aborted) await started.openForBrowsers();
    isOpen = true;
    return started.vite;
  };
  return {
    get vite() {
      return vite;
    },
    get isOpen() {
      return isOpen;
    },
    start: async () => (await start()).vite,
    open: () => (opening ??= openForBrowsers()),
    async close() {
      await (await starting?.catch(() => undefined))?.vite.close();
    },
  };
}
