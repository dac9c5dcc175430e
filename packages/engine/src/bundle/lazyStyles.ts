import type {Plugin} from 'vite';

const HELPER_ID = '\0vite/preload-helper.js';

/**
 * How a lazily imported module gets its styles: linked at once, loaded beside the module and awaited with it. Stands for
 * Vite's own helper, which loads one after the other, knows nonces and old engines, and costs every page four times as many
 * bytes.
 */
function helperModule(base: string): string {
  return (
    `export const __vitePreload = (load, files = []) => Promise.all([load(), ...files.map((file) => {` +
    `const href = ${JSON.stringify(base)} + file;` +
    'if (document.querySelector(`link[href="${href}"]`)) return;' +
    `return new Promise((done) => {` +
    `const link = document.createElement('link');` +
    `link.rel = 'stylesheet';link.href = href;link.onload = link.onerror = done;` +
    `document.head.append(link);` +
    `});})]).then(([module]) => module);`
  );
}

/** Loads the styles of lazy modules. Only for builds: the development server puts styles in by itself. */
export function lazyStyles(base: string): Plugin {
  return {name: 'wuya:lazy-styles', apply: 'build', enforce: 'pre', load: (id) => (id === HELPER_ID ? helperModule(base) : undefined)};
}
