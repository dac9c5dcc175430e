import type {Plugin, Rolldown} from 'vite';

/** Finds the module that Vite puts its loader of chunks into. */
export const PRELOAD_HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Returns the code that loads a chunk together with its stylesheets: those that the document has are not asked for again, one
 * that failed is. A page is rendered when all of them are there.
 * @param urlOf expression of a function: a file and the address of the importing module → an address
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
    // What notes and texts need is before the core, in documents too: the site's own rules come last.
    /\\/wuya-(?:docs|text|pictures|rare)-[^/]+$/.test(href) && links[0] ? links[0].before(link) : document.head.append(link);
  }));
export const __vitePreload = (importChunk, files = [], from) =>
  Promise.all([importChunk(), ...files.map((file) => loadSheet(urlOf(file, from)))]).then(([module]) => module);
`;

// What Vite writes into a chunk that loads others: their stylesheets, and a function that picks some of these.
const SHEETS = /^const __vite__mapDeps=.*?\(m\.f=(\[(?:"[^"]*",?)*\])\).*\n/;
const PICKED = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/** Lists the stylesheets that are there when a chunk runs: its own and those of the chunks it imports. */
function sheetsOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = new Set([chunk]);
  for (const {imports} of chunks)
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') chunks.add(imported);
    }
  return new Set([...chunks].flatMap(({viteMetadata}) => [...(viteMetadata?.importedCss ?? [])]));
}

/** Takes the stylesheets out of the calls of the loader in a chunk that are there when it runs, and the list where none is left. */
export function withoutKnownSheets(code: string, known: ReadonlySet<string>): string {
  const list = SHEETS.exec(code);
  if (!list) return code;
  const sheets = JSON.parse(list[1]!) as string[];
  const lean = code.replace(PICKED, (_, picked: string) => {
    const unknown = (JSON.parse(picked) as number[]).filter((i) => !known.has(sheets[i]!));
    return unknown.length === 0 ? '[]' : `__vite__mapDeps([${unknown.join()}])`;
  });
  return lean.includes('__vite__mapDeps([') ? lean : lean.replace(SHEETS, '');
}

/**
 * Gives the client of a built site a loader of chunks of its own, without the parts of Vite's that this build never uses
 * (preloaded scripts, nonces): 0.6 KB brotli of the first script. No part asks for styles that it came with. Chunk and stylesheets come side by side, not one after the other.
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
    load: {filter: {id: PRELOAD_HELPER}, handler: () => toLoader(urlOf)},
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            chunk.code = withoutKnownSheets(chunk.code, sheetsOf(chunk, bundle));
      },
    },
  };
}
