import {extname} from 'node:path';
import {placeAskedElements} from './askedElements.ts';
import {toEsModule} from './commonJs.ts';
import {hasTypes, rewriteForeignCode} from './foreignCode.ts';
import {compileJsx, mayHoldJsx} from './jsxCode.ts';
import {escapeLooseJsx} from './looseJsx.ts';
import {namePackages} from './packagePaths.ts';
import {askThemeContext} from './themeContext.ts';
import {sourceOfId} from '../modules/mdxModules.ts';

/** Rewrites a module of a Docusaurus site as the bundler here reads it; undefined where it stays as it is. */
export function adaptModule(
  read: string,
  id: string,
  {isDev, isMissing}: {readonly isDev: boolean; isMissing(from: string, importer: string): boolean},
): string | undefined | ReturnType<typeof compileJsx> {
  const ending = extname(id).slice(1) as 'js' | 'jsx' | 'ts' | 'tsx';
  const asked = placeAskedElements(askThemeContext(namePackages(read, id)));
  const code = escapeLooseJsx(asked, ending);
  const extension = sourceOfId(id) === id && hasTypes(code, ending) ? 'tsx' : ending;
  const rewritten = rewriteForeignCode(code, extension, (from) => isMissing(from, id)) ?? code;
  const lang = extension.startsWith('ts') ? 'tsx' : 'jsx';
  const own = (isDev && toEsModule(rewritten, lang)) || rewritten;
  if (extension !== ending || (extension === 'js' && mayHoldJsx(code)))
    return compileJsx(own, id, lang);
  return own === read ? undefined : own;
}
