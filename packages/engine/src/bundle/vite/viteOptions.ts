import type {SiteConfig} from '../../config/siteConfig.ts';

/** Tells whether a site has options of Vite: plugins may answer before its pages, and read what nobody knows of. */
export const hasViteOptions = ({vite}: Pick<SiteConfig, 'vite'>): boolean =>
  Object.keys(vite).length > 0;
