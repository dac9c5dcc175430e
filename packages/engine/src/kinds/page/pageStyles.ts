import type {SitePage} from './resolvedPage.ts';

/** Begins the name under which a component page is loaded that the browser renders alone. */
export const LATE = 'late:';

/** Lists the names of the components that render a page, by which the bundler knows their stylesheets: ours, and modules of the site. */
export function stylesOf({page, component}: Pick<SitePage, 'page' | 'component'>): string[] {
  const own = 'module' in page ? page.module : undefined;
  const module = own === undefined ? [] : [own.startsWith(LATE) ? own.slice(LATE.length) : own];
  if (page.kind === 'home') return ['home', ...module];
  if ('cover' in page && page.cover) return ['cover'];
  if (component !== null) return [component, ...module];
  return module.length === 0 && 'cards' in page && page.cards ? ['list'] : module;
}
