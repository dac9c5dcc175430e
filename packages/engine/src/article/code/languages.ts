import {languageAliasNames, languageNames} from '@shikijs/langs';
import type {LanguageRegistration} from '@shikijs/primitive';

/** Names of languages that are no names of files. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
  ['文言', 'wenyan'],
]);

/**
 * What people write after a fence who learned it elsewhere: GitHub, Prism, highlight.js and editors know these names, notes in
 * Chinese use them most. SQL of every database is read by the grammar of SQL.
 */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    golang: 'go',
    patch: 'diff',
    gradle: 'groovy',
    jenkinsfile: 'groovy',
    env: 'dotenv',
    arduino: 'cpp',
    cuda: 'cpp',
    masm: 'asm',
    assembly: 'asm',
    py3: 'python',
    python3: 'python',
    node: 'javascript',
    nodejs: 'javascript',
    es6: 'javascript',
    mongodb: 'javascript',
    javascriptreact: 'jsx',
    react: 'jsx',
    flow: 'tsx',
    typescriptreact: 'tsx',
    vuejs: 'vue',
    html5: 'html',
    jsp: 'html',
    css3: 'css',
    mysql: 'sql',
    pgsql: 'sql',
    postgres: 'sql',
    postgresql: 'sql',
    oracle: 'sql',
    sqlite: 'sql',
    dos: 'bat',
    htaccess: 'apache',
    apacheconf: 'apache',
    mathjax: 'latex',
    katex: 'latex',
    delphi: 'pascal',
    vbnet: 'vb',
    conf: 'ini',
    cfg: 'ini',
    'shell-session': 'shellsession',
    'sh-session': 'shellsession',
    terminal: 'shellsession',
    https: 'http',
  }),
);

/** Gives the name that grammars know a language by: `golang` → `go`. */
export function toGrammarName(name: string): string {
  return OTHER_NAMES.get(name) ?? name;
}

/** Grammars that only are inside others: no block of code is written in them. */
const INNER =
  /^(?:angular-(?!html$|ts$)|cpp-macro$|es-tag-|jinja-html$|markdown-|vue-(?:directives|interpolations|sfc))/;

/** Every name that may follow the fence of a code block. */
export const LANGUAGE_NAMES: readonly string[] = [
  ...[...languageNames, ...languageAliasNames].filter((name) => !INNER.test(name)),
  ...SIGNS.keys(),
  ...OTHER_NAMES.keys(),
];

const known: ReadonlySet<string> = new Set(LANGUAGE_NAMES);

/** Finds how to load the grammar of a language; undefined for a name that is none. */
export function findGrammarModule(
  name: string,
): (() => Promise<{readonly default: LanguageRegistration[]}>) | undefined {
  if (!known.has(name)) return undefined;
  const file = `@shikijs/langs/${SIGNS.get(name) ?? toGrammarName(name)}`;
  return () => import(file);
}
