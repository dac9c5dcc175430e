import {whenHydrated} from '@wuya/theme/companion/whenHydrated';
import {type ClientModule, createLifecycles, type RouteLocation} from './lifecycles.ts';

/** The part of the Navigation API that is used here. */
interface NavigationApi {
  addEventListener(type: 'currententrychange', listener: () => void): void;
}

/**
 * Runs modules of a Docusaurus site in the browser and tells them of each page, as Docusaurus does. None holds up the page, and one
 * that fails keeps no other from running.
 * @param loads load one module each, which begins at once
 */
export function startClientModules(loads: readonly (() => Promise<ClientModule>)[]): void {
  const report = (error: unknown): void => console.error(error);
  const loading = loads.map((load) =>
    load().catch((error: unknown): ClientModule => {
      report(error);
      return {};
    }),
  );
  // What they change in the page before React has adopted it, React would not find again.
  const adopted = new Promise<void>((done) => whenHydrated(done));
  void Promise.all([Promise.all(loading), adopted]).then(([modules]) => {
    const {begin, end} = createLifecycles(modules, report);
    const followAddress = (): void => {
      const {pathname} = here;
      begin((here = readLocation()));
      if (here.pathname === pathname) end(); // a part of the same page
    };
    let here = readLocation();
    begin(here);
    end();
    const {navigation} = window as unknown as {readonly navigation?: NavigationApi};
    if (navigation) navigation.addEventListener('currententrychange', followAddress);
    else addEventListener('hashchange', followAddress);
    document.addEventListener('wuya:shown', () => {
      begin((here = readLocation()));
      end();
    });
  }, report);
}

const readLocation = (): RouteLocation => {
  const {pathname, search, hash} = location;
  return {pathname, search, hash};
};
