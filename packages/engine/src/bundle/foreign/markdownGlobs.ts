import {parseSync} from 'rolldown/utils';
import type {SyntaxNode} from '../../article/js/syntax.ts';
import {CONTEXT, rewriteContexts} from './requireContext.ts';
import {requireByPattern} from './requiredByPattern.ts';

const REQUIRES = /\brequire\s*\(/;
const ENDING = /\.mdx?$/;

/**
 * Lists the globs of the Markdown that a module of a Docusaurus site takes as modules, by `require.context` or by addresses that it puts together;
 * they are relative to the module, or begin with a slash in the folder of the site.
 * @param extension of the module: `tsx`
 * @example require('./notes/' + id + '.mdx') → `./notes/*.mdx`
 */
export function listMarkdownGlobs(code: string, extension: string): string[] {
  const isContext = CONTEXT.test(code);
  if (!isContext && !(REQUIRES.test(code) && /\.mdx?\b/.test(code))) return [];
  const lang = extension.startsWith('ts') ? (extension as 'ts' | 'tsx') : 'jsx';
  const {program, errors} = parseSync(`module.${extension}`, code, {lang});
  if (errors.length > 0) return [];
  const tree = program as unknown as SyntaxNode;
  return [...(isContext ? rewriteContexts(tree, code) : []), ...requireByPattern(tree, code)]
    .filter(({query}) => query === '')
    .flatMap(({globs}) => globs)
    .filter((glob) => ENDING.test(glob));
}
