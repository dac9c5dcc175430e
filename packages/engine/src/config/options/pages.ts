import {arrayOf, either, folder, oneOf, section, text, withDefault} from '../schema/schema.ts';
import {unifiedPlugins} from './plugins.ts';

/** `pages`: folder of single pages (`.md`, `.tsx`, `.jsx`, `.ts`, `.js`). `false` switches them off. */
export const pages = either(
  (value) => value === false,
  oneOf([false]),
  section({
    path: withDefault(folder(), 'src/pages'),
    routeBasePath: withDefault(text(), '/'),
    /** Patterns of files that make no page, below `path`: `draft-*.md`. */
    exclude: withDefault(arrayOf(text()), []),
    /** Plugins for these pages, after those of `markdown`. */
    remarkPlugins: unifiedPlugins,
    rehypePlugins: unifiedPlugins,
  }),
);
