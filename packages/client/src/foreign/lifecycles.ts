/** The address of a page as modules of Docusaurus get it. */
export interface RouteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Calls a hook; modules may return what is to be called when it is over. */
interface Hook {
  (change: {
    readonly location: RouteLocation;
    readonly previousLocation: RouteLocation | null;
  }): unknown;
}

interface Hooks {
  readonly onRouteUpdate?: Hook;
  readonly onRouteDidUpdate?: Hook;
}

/** A module that is told where the reader goes, by its exports or by those of its default one. */
export interface ClientModule extends Hooks {
  readonly default?: Hooks | null;
}

/** Tells modules of the pages that the reader goes to. */
interface Lifecycles {
  /** An address is the new one; its page need not be there yet. Without effect for the address that was told last. */
  begin(location: RouteLocation): void;
  /** The page of the address that was told last is in the document. */
  end(): void;
}

/**
 * Creates what calls `onRouteUpdate` and `onRouteDidUpdate`, each once an address, in the order of the modules. One that throws
 * keeps no other from being called.
 */
export function createLifecycles(
  modules: readonly ClientModule[],
  report: (error: unknown) => void,
): Lifecycles {
  let previous: RouteLocation | null = null;
  let current: RouteLocation | null = null;
  let isUnderWay = false;
  let cleanups: readonly unknown[] = [];
  const call = (name: keyof Hooks): unknown[] =>
    modules.map((module) => {
      try {
        const hook = module.default?.[name] ?? module[name];
        return hook?.({location: current!, previousLocation: previous});
      } catch (error) {
        return report(error);
      }
    });
  const cleanUp = (): void => {
    for (const cleanup of cleanups)
      try {
        if (typeof cleanup === 'function') cleanup();
      } catch (error) {
        report(error);
      }
    cleanups = [];
  };
  return {
    begin(location) {
      if (current !== null && addressOf(location) === addressOf(current)) return;
      cleanUp();
      // A page that was left before it was there is none that the reader comes from.
      if (!isUnderWay) previous = current;
      current = location;
      isUnderWay = true;
      cleanups = call('onRouteUpdate');
    },
    end() {
      if (!isUnderWay) return;
      isUnderWay = false;
      cleanUp();
      call('onRouteDidUpdate');
    },
  };
}

function addressOf({pathname, search, hash}: RouteLocation): string {
  return pathname + search + hash;
}
