import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createModuleFinder} from './findModuleFile.ts';
import type {GivenComponents} from '../theme/swizzles.ts';

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];

const KINDS = ['Caution', 'Danger', 'Info', 'Note', 'Tip', 'Warning'];

/** Parts that admonitions are made of: a copy of one mostly has another icon, title or class, which no tag shows. */
const BOX_PARTS = [
  'Admonition/Layout',
  ...KINDS.flatMap((kind) => [`Admonition/Icon/${kind}`, `Admonition/Type/${kind}`]),
];

/**
 * Components of Docusaurus' theme that render Markdown, and the elements that they render by the names that these have in `MDXComponents`:
 * `pre` is a block of code, `admonition` a box.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['admonition'],
  'Admonition/Types': ['admonition'],
  ...Object.fromEntries(BOX_PARTS.map((name) => [name, ['admonition']])),
  CodeBlock: ['pre'],
  'CodeBlock/Buttons': ['pre'],
  'CodeBlock/Buttons/CopyButton': ['pre'],
  'CodeBlock/Container': ['pre'],
  'CodeBlock/Content': ['pre'],
  'CodeBlock/Content/String': ['pre'],
  'CodeBlock/CopyButton': ['pre'],
  'CodeBlock/Layout': ['pre'],
  'CodeBlock/Title': ['pre'],
  Heading: HEADINGS,
  'MDXComponents/A': ['a'],
  'MDXComponents/Code': ['code'],
  'MDXComponents/Heading': HEADINGS,
  'MDXComponents/Img': ['img'],
  'MDXComponents/Li': ['li'],
  'MDXComponents/Pre': ['pre'],
  'MDXComponents/Ul': ['ul'],
  Mermaid: ['mermaid'],
};

/** Names of what renders Markdown, with the table of all components that notes may use without an import. */
export const MARKDOWN_PARTS: readonly string[] = [...Object.keys(PARTS), 'MDXComponents'];

/** What a component for code asks that looks at blocks too, not at code in a line alone. */
const READS_BLOCKS = /metastring|language-|\.live\b/;

/** Tells whether a component that renders inline code renders blocks too. @param code of its module */
export function readsBlocks(code: string): boolean {
  return READS_BLOCKS.test(code);
}

/** A component of the site, or of a theme that it installed, that renders Markdown in a way of its own. */
export interface MarkdownPart {
  /** As Docusaurus calls it: `CodeBlock`. */
  readonly name: string;
  /** Absolute. */
  readonly file: string;
  /** What it renders. */
  readonly elements: readonly string[];
}

/**
 * Lists the components in `src/theme` of a Docusaurus site that render Markdown, besides those that `MDXComponents` itself names. Copies of
 * the original that `swizzle --eject` leaves behind are none: ours are rendered faster.
 * @param dir folder of the site, absolute
 * @param given components that installed themes bring, for which the site has none
 */
export function findMarkdownParts(dir: string, given: GivenComponents = {}): MarkdownPart[] {
  const folder = join(dir, 'src/theme');
  const findFile = existsSync(folder) ? createModuleFinder(folder) : () => undefined;
  return Object.entries(PARTS).flatMap(([name, elements]) => {
    const file = given[name] ?? findFile(name);
    const code = file && readFileSync(file, 'utf8');
    if (code === undefined) return [];
    if (!given[name] && isPlainCopy(code) && !BOX_PARTS.includes(name)) return [];
    const isForBlocks = name === 'MDXComponents/Code' && readsBlocks(code);
    return [{name, file: file!, elements: isForBlocks ? [...elements, 'pre'] : elements}];
  });
}

/** Tells whether a component renders the original inside itself. @param code of its module */
export function drawsOriginal(code: string): boolean {
  return /@theme-(?:original|init)\//.test(code);
}

/** Tells whether a component is made of parts of the theme alone, which get what it is given. @param code of its module */
export function isPlainCopy(code: string): boolean {
  const sources = [...code.matchAll(/\bfrom\s*['"]([^'"]+)['"]/g)].map(([, from = '']) => from);
  return (
    sources.every((from) => /^(?:react|clsx|@theme\/|@docusaurus\/)/.test(from)) &&
    !/<(?!(?:code|img|li|ul|a)\b)[a-z]|className="|target=|rel=/.test(code)
  );
}
