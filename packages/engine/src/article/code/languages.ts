import {languageAliasNames, languageNames} from '@shikijs/langs';
import type {LanguageRegistration} from '@shikijs/primitive';

/** Names of what no grammar reads; of `diff` one may read the lines. */
export const PLAIN_LANGUAGES: ReadonlySet<string> = new Set([
  '',
  'text',
  'txt',
  'plain',
  'plaintext',
  'diff',
  'none',
  'ansi',
  'console-output',
  'output',
]);

/** Names of languages that are no names of files. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
  ['文言', 'wenyan'],
]);

/**
 * What people write after a fence who learned it elsewhere, by the grammar that reads it: GitHub, Prism, highlight.js and editors know
 * these names. SQL of every database is read by the grammar of SQL.
 */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    apache: 'htaccess apacheconf',
    applescript: 'osascript',
    asm: 'masm assembly nasm x86asm armasm arm avrasm',
    awk: 'gawk',
    bat: 'dos',
    c: 'h clike opencl',
    clojure: 'edn clojure-repl',
    cpp: 'arduino cuda ino cc cxx h++ hh hpp hxx',
    crystal: 'cr',
    csharp: 'dotnet',
    css: 'css3',
    diff: 'patch',
    dotenv: 'env',
    elixir: 'ex exs',
    'emacs-lisp': 'emacs',
    erlang: 'erlang-repl',
    'fortran-free-form': 'fortran',
    gherkin: 'feature',
    go: 'golang',
    groovy: 'gradle jenkinsfile',
    handlebars: 'mustache html.handlebars htmlbars',
    haxe: 'hx',
    html: 'html5 jsp markup xhtml html.hbs ejs eta',
    http: 'https',
    ini: 'conf cfg',
    java: 'processing',
    javascript: 'node nodejs es6 mongodb node-repl',
    jinja: 'jinja2 django',
    json: 'webmanifest jsonp',
    jsx: 'javascriptreact react',
    julia: 'julia-repl',
    latex: 'mathjax katex',
    make: 'mk mak',
    markdown: 'mkd mkdown',
    nginx: 'nginxconf',
    nix: 'nixos',
    'objective-c': 'objectivec obj-c',
    'objective-cpp': 'objectivecpp objective-c++ obj-c++ mm',
    ocaml: 'ml',
    pascal: 'delphi objectpascal pas dpr',
    perl: 'pl pm',
    puppet: 'pp',
    purescript: 'purs',
    python: 'py3 python3 ipython pycon python-repl gyp',
    racket: 'rkt',
    razor: 'cshtml',
    ruby: 'irb gemspec podspec',
    scheme: 'scm',
    shellsession: 'shell-session sh-session terminal',
    smalltalk: 'st',
    solidity: 'sol',
    sparql: 'rq',
    sql: 'mysql pgsql postgres postgresql oracle sqlite',
    'system-verilog': 'sv svh',
    tsx: 'flow typescriptreact',
    turtle: 'trig',
    twig: 'craftcms',
    vb: 'vbnet vba vbs vbscript visual-basic',
    vue: 'vuejs',
    wolfram: 'mathematica mma',
    xml: 'svg mathml ssml atom rss plist xsd wsf',
  }).flatMap(([grammar, names]) => names.split(' ').map((name) => [name, grammar] as const)),
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
