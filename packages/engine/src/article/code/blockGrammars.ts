import type {Fence} from './codeBlock.ts';
import {parseCodeMeta} from './codeMeta.ts';
import {findGrammarModule, toGrammarName} from './languages.ts';

/** The JavaScript grammars are made from TSX's; one grammar for all saves the start-up of the others (0.5 s each). */
const SAME_GRAMMAR: ReadonlyMap<string, string> = new Map(
  ['js', 'javascript', 'mjs', 'cjs', 'jsx'].map((name) => [name, 'tsx']),
);
const TYPESCRIPT = new Set(['ts', 'typescript', 'mts', 'cts']);
/** `<T>(a: T) => a`, `<T>a`: types where TSX would begin a tag. Not so before `</` or `/>`: then they are tags. */
const TYPE_IN_EXPRESSION =
  /<(?<=(?:^|[({[,?=>:*&|]|\b(?:await|return|default|yield))\s*<)\s*[A-Za-z_$]/m;
const TAG = /<\/[A-Za-z]|\/>/;
/** Languages whose blocks hold code of others, each named by its fence. */
const WITH_FENCES = new Set(['md', 'markdown', 'mdx']);
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w+#-]+)/gm;
/** Grammars by which those of Markdown and MDX read inner code, where they are not called as its fence says. */
const INNER_GRAMMARS: ReadonlyMap<string, readonly string[]> = new Map([
  ['h', ['c']],
  ['jsx', ['javascript']],
  ['json5', ['json', 'javascript']],
  ['jsonc', ['json', 'javascript']],
  ['jsonl', ['json']],
]);

interface BlockGrammars {
  /** What the author calls the language; of a diff, that of its lines. */
  readonly language: string;
  readonly isDiff: boolean;
  /** The grammar of the block; there may be none of this name. */
  readonly name: string;
  /** The grammars of the code in fences inside the block, sorted, each once. */
  readonly inner: readonly string[];
}

/** Finds the grammars that read a block. */
export function findGrammars({language: written, meta, code}: Fence): BlockGrammars {
  const isDiff = toGrammarName(written.toLowerCase()) === 'diff';
  const language = (isDiff ? languageOfDiff(written, meta) : undefined) ?? written;
  const name = findGrammar(toGrammarName(language.toLowerCase()), code);
  return {language, isDiff, name, inner: findInner(name, code)};
}

/** Returns the language of the lines of a diff: the one its meta names, else what the file of its title ends with. */
function languageOfDiff(written: string, meta: string): string | undefined {
  const {diffLanguage, title} = parseCodeMeta(written, meta);
  const end = /\.(\w+)$/.exec(title ?? '')?.[1]?.toLowerCase();
  return diffLanguage ?? (end !== undefined && findGrammarModule(end) ? end : undefined);
}

/** Finds the name of the grammar for a block. TSX reads TypeScript as TypeScript's own grammar does but for types in expressions: 1,440 blocks and files, no difference. */
function findGrammar(language: string, code: string): string {
  if (TYPESCRIPT.has(language))
    return TYPE_IN_EXPRESSION.test(code) && !TAG.test(code) ? language : 'tsx';
  return SAME_GRAMMAR.get(language) ?? language;
}

function findInner(language: string, code: string): readonly string[] {
  if (!WITH_FENCES.has(language)) return [];
  const names = [...code.matchAll(FENCE)]
    .map(([, name]) => toGrammarName(name!.toLowerCase()))
    .flatMap((name) => [name, ...(INNER_GRAMMARS.get(name) ?? [])]);
  return [...new Set(names)].filter((name) => findGrammarModule(name) !== undefined).toSorted();
}
