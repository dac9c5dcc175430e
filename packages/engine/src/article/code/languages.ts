import {languageAliasNames, languageNames} from '@shikijs/langs';
import type {LanguageRegistration} from '@shikijs/primitive';

/** Names of languages that are no names of files. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
  ['文言', 'wenyan'],
]);

/** Grammars that only stand inside others: no block of code is written in them. */
const INNER =
  /^(?:angular-(?!html$|ts$)|cpp-macro$|es-tag-|jinja-html$|markdown-|vue-(?:directives|interpolations|sfc))/;

/** Every name that may follow the fence of a code block. */
export const LANGUAGE_NAMES: readonly string[] = [
  ...[...languageNames, ...languageAliasNames].filter((name) => !INNER.test(name)),
  ...SIGNS.keys(),
];

const known: ReadonlySet<string> = new Set(LANGUAGE_NAMES);

/** Finds how to load the grammar of a language; undefined for a name that is none. */
export function findGrammarModule(
  name: string,
): (() => Promise<{readonly default: LanguageRegistration[]}>) | undefined {
  if (!known.has(name)) return undefined;
  const file = `@shikijs/langs/${SIGNS.get(name) ?? name}`;
  return () => import(file);
}
