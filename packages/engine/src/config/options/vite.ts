import {unchecked, withDefault} from '../schema.ts';

/** `vite`: merged into the bundler's configuration; an escape hatch without promises. Default: nothing. */
export const vite = withDefault(unchecked<Readonly<Record<string, unknown>>>('a Vite configuration'), {});
