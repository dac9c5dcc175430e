import type {Plugin} from 'vite';

/** The module that Vite puts its loader of chunks into. */
const ID = '\0vite/preload-helper.js';

/**
 * The code that loads a chunk together with its stylesheets: those that the document has are not asked for again, one that
 * failed is. A page is drawn when all of them are there.
 * @param urlOf expression of a function from a file and the address of who asks to an address
 */
export const toLoader = (urlOf: string): string => `
const urlOf = ${urlOf};
const sheets = {};
const loadSheet = (href) =>
  (sheets[href] ??= new Promise((done, fail) => {
    const links = [...document.querySelectorAll('link[rel=stylesheet]')];
    // One may hold others.
    if (links.some((link) => link.href === href || link.dataset.of?.split(' ').some((name) => href.endsWith('/' + name)))) return done();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = done;
    link.onerror = () => {
      delete sheets[href];
      link.remove();
      fail(Error(href));
    };
    // What notes and texts need stands before the core, in documents too: the site's own rules come last.
    /\\/wuya-(?:docs|text|pictures|rare)-[^/]+$/.test(href) && links[0] ? links[0].before(link) : document.head.append(link);
  }));
export const __vitePreload = (importChunk, files = [], from) =>
  Promise.all([importChunk(), ...files.map((file) => loadSheet(urlOf(file, from)))]).then(([module]) => module);
`;

/**
 * Gives the client of a built site a loader of chunks of its own, without the parts of Vite's that this build never uses
 * (preloaded scripts, nonces): 0.6 KB brotli of the first script. Chunk and stylesheets come side by side, not one after the other.
 */
export function leanPreload(): Plugin {
  let urlOf = '';
  return {
    name: 'wuya:lean-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({name}) => name === 'client',
    configResolved({base}) {
      urlOf =
        base === '' || base === './'
          ? '(file, from) => new URL(file, from).href'
          : `(file) => new URL(${JSON.stringify(base)} + file, location.href).href`;
    },
    load: (id) => (id === ID ? toLoader(urlOf) : undefined),
  };
}
