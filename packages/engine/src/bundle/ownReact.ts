import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';

/** Gives every module, wherever the site lies, the engine's own copy of React. */
export function ownReact(): Plugin {
  const importer = fileURLToPath(import.meta.url);
  return {
    name: 'wuya:react',
    enforce: 'pre',
    resolveId(id, from, options) {
      if (!/^react(?:-dom)?(?:\/|$)/.test(id) || from === importer) return undefined;
      return this.resolve(id, importer, {...options, skipSelf: true});
    },
  };
}
