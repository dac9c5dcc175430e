import {unchecked, withDefault} from '../schema/schema.ts';

/** `vite`: merged into the bundler's configuration; an escape hatch without promises. Default: nothing. */
export const vite = withDefault(
  unchecked<Readonly<Record<string, unknown>>>(['打包器的配置', 'a Vite configuration']),
  {},
);
