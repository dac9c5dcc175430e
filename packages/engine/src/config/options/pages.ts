import {either, oneOf, section, text, withDefault} from '../schema.ts';
import {unifiedPlugins} from './plugins.ts';

/** `pages`: folder of single pages (`.md`, `.tsx`, `.jsx`, `.ts`, `.js`). `false` switches them off. */
export const pages = either(
  (value) => value === false,
  oneOf([false]),
  section({
    path: withDefault(text(), 'src/pages'),
    routeBasePath: withDefault(text(), '/'),
    /** Plugins for these pages, after those of `markdown`. */
    remarkPlugins: unifiedPlugins,
    rehypePlugins: unifiedPlugins,
  }),
);
