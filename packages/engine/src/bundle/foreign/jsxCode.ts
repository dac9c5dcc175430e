import {type Plugin, transformWithOxc} from 'vite';
import {isSiteModule} from '../modules/sources.ts';

/** What JSX begins with; where it is something else, nothing is lost by reading it as JSX. */
const JSX = /<\s*(?:[A-Za-z][\w.:-]*[\s/>]|>)/;

/** Tells whether code of a `.js` file may hold JSX, which the bundler reads in `.jsx` and `.tsx` alone. */
export const mayHoldJsx = (code: string): boolean => JSX.test(code);

/** Makes calls of JSX. */
export async function compileJsx(
  code: string,
  id: string,
  lang: 'jsx' | 'tsx',
): Promise<{code: string; map: null}> {
  const jsx = {runtime: 'automatic', development: false} as const;
  return {code: (await transformWithOxc(code, id, {lang, tsconfig: false, jsx})).code, map: null};
}

/** Lets pages and components of a site in `.js` hold JSX. Those of a Docusaurus site are rewritten by `foreignModules`. */
export function jsxInScripts(): Plugin {
  return {
    name: 'wuya:jsx-in-scripts',
    enforce: 'pre',
    transform: {
      filter: {id: /\.js$/, code: JSX},
      handler: (code, id) => (isSiteModule(id) ? compileJsx(code, id, 'jsx') : undefined),
    },
  };
}
