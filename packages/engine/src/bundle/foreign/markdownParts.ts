import {join} from 'node:path';
import {elementsIn} from '../../article/mdx/mdxPage.ts';
import {readForeignComponents} from '../../article/mdx/siteComponents.ts';
import {
  findMarkdownParts,
  type MarkdownPart,
} from '../../config/docusaurus/common/markdownParts.ts';
import type {GivenComponents} from '../../config/docusaurus/theme/swizzles.ts';
import {createBuildReading} from '../modules/buildReading.ts';
import {readNamedModule} from './foreignCode.ts';
import {quoteModule, toModuleId} from '../modules/moduleId.ts';
import {themeDir} from '../modules/sources.ts';

/** Begins the id of a module that stands for a component of the theme which renders Markdown. */
const MARKDOWN_PART = '\0wuya:markdown-part:';

const MODULE = quoteModule(join(themeDir, 'foreign/markdownParts.tsx'));

/** What renders Markdown in a Docusaurus site by components of its own. */
interface MarkdownParts {
  readonly parts: readonly MarkdownPart[];
  /** `src/theme/MDXComponents`, and the elements that it renders in a way of its own. */
  readonly index: {readonly file: string | undefined; readonly elements: readonly string[]};
}

/** Our components of those names, in the module of them. */
const OURS: Readonly<Record<string, string>> = {
  Admonition: 'Admonition',
  'Admonition/Layout': 'Admonition',
  'Admonition/Types': 'typesOf',
  CodeBlock: 'CodeBlock',
  'CodeBlock/Buttons': 'CodeButtons',
  'CodeBlock/Buttons/CopyButton': 'CopyButton',
  'CodeBlock/Buttons/WordWrapButton': 'NoPart',
  'CodeBlock/Container': 'CodeContainer',
  'CodeBlock/Content': 'CodeContent',
  'CodeBlock/Content/Element': 'StringContent',
  'CodeBlock/Content/String': 'StringContent',
  'CodeBlock/CopyButton': 'CopyButton',
  'CodeBlock/Layout': 'CodeLayout',
  'CodeBlock/Line': 'NoPart',
  'CodeBlock/Title': 'CodeTitle',
  'CodeBlock/WordWrapButton': 'NoPart',
  Heading: 'Heading',
  'MDXComponents/Code': 'Code',
  'MDXComponents/Heading': 'Heading',
  'MDXComponents/Pre': 'Pre',
  Mermaid: 'Mermaid',
};

/** Parts of admonitions, each by the name of a kind: `Admonition/Icon/Tip`. */
const OF_KIND = /^Admonition\/(?:Icon|Type)\/(\w+)$/;

/** Parts that admonitions of the theme are made of. */
const BOX_PART = /^Admonition\/(?:(?:Icon|Type)\/\w+|Layout)$/;

/** What a component of the theme renders by another one, which the site may have: its own is then rendered by it too. */
const DRAWN_BY: Readonly<Record<string, string>> = {'MDXComponents/Heading': 'Heading'};

/** Answers for the components of the theme that render Markdown, where a site has some of its own. */
interface MarkdownPartFinder {
  /**
   * Finds the module that answers for a component: the site's own, or ours inside it. `@theme/MDXComponents` in a page has all of them.
   * Undefined for others, and where the site has none.
   */
  find(id: string, importer: string | undefined, mode: string): string | undefined;
  /** Prints the module that {@link find} named; undefined for others. */
  load(id: string, mode: string): string | undefined;
  forget(): void;
}

/** Creates what finds them. */
export function createMarkdownPartFinder({
  dir,
  isForeign,
  givenComponents,
}: {
  readonly dir: string;
  readonly isForeign: boolean;
  readonly givenComponents?: GivenComponents;
}): MarkdownPartFinder {
  const reading = createBuildReading(() => readParts(dir, givenComponents));
  return {
    find(id, importer, mode) {
      const {from: asked} = readNamedModule(id);
      if (asked === COLOURING) return isForeign ? findColouring(importer, dir) : undefined;
      const [, kind, name = ''] = /^@(theme|theme-original|theme-init)\/(.+)$/.exec(asked) ?? [];
      if (
        !isForeign ||
        kind === undefined ||
        (name !== 'MDXComponents' && OURS[name] === undefined && !OF_KIND.test(name))
      )
        return undefined;
      const {parts, index} = reading.get(mode);
      if (
        parts.length === 0 &&
        !OF_KIND.test(name) &&
        !/^(?:pre|admonition|mermaid)$/m.test(index.elements.join('\n'))
      )
        return undefined;
      const from = importer && toModuleId(importer);
      const fileOf = (part: string): string | undefined => {
        const file = parts.find((one) => one.name === part)?.file;
        return file !== undefined && toModuleId(file) !== from ? file : undefined;
      };
      if (name === 'MDXComponents') {
        const isPage = kind === 'theme' && !from?.startsWith(toModuleId(join(dir, 'src/theme/')));
        return isPage ? `${MARKDOWN_PART}${name}` : undefined;
      }
      const own = kind === 'theme' ? (fileOf(name) ?? fileOf(DRAWN_BY[name] ?? '')) : undefined;
      const next = kind === 'theme' ? undefined : fileOf(DRAWN_BY[name] ?? '');
      return own ?? next ?? `${MARKDOWN_PART}${name}`;
    },
    load: (id, mode) =>
      id.startsWith(MARKDOWN_PART)
        ? printPart(id.slice(MARKDOWN_PART.length), reading.get(mode))
        : undefined,
    forget: () => reading.forget(),
  };
}

/** The package that colours code in Docusaurus. */
const COLOURING = 'prism-react-renderer';

/** Finds what stands for that package in components of the site for code: there the code has its colours. */
function findColouring(importer: string | undefined, dir: string): string | undefined {
  const isForCode =
    importer !== undefined &&
    toModuleId(importer).startsWith(toModuleId(join(dir, 'src/theme/CodeBlock')));
  return isForCode ? MARKDOWN_PART + COLOURING : undefined;
}

function readParts(dir: string, given?: GivenComponents): MarkdownParts {
  const {file, names} = readForeignComponents(dir, given);
  return {parts: findMarkdownParts(dir, given), index: {file, elements: elementsIn(names)}};
}

function printPart(name: string, {parts, index}: MarkdownParts): string {
  if (name === COLOURING)
    return `export {defaultProps, Highlight, Highlight as default, Prism, themes} from ${MODULE};`;
  if (/^Admonition(?:\/|$)/.test(name)) return printBoxPart(name, parts);
  if (name !== 'MDXComponents') return `export {${OURS[name]} as default} from ${MODULE};`;
  return [
    `import {withMarkdownParts} from ${MODULE};`,
    index.file === undefined
      ? 'const components = {};'
      : `import components from ${quoteModule(index.file)};`,
    printTable(parts),
    `export default withMarkdownParts(components, ${JSON.stringify(index.elements)}, parts);`,
  ].join('\n');
}

/** Prints a part of admonitions, or what renders all of them: by the parts inside it that the site has. */
function printBoxPart(name: string, parts: readonly MarkdownPart[]): string {
  const types = parts.find((part) => part.name === 'Admonition/Types');
  const [, kind] = OF_KIND.exec(name) ?? [];
  const isType = name.startsWith('Admonition/Type/');
  const inner = parts.filter(
    (part) => BOX_PART.test(part.name) && !(isType && part.name.startsWith('Admonition/Type/')),
  );
  const printed = (made: string, helper: string): string =>
    [
      `import {${helper}} from ${quoteModule(join(themeDir, 'foreign/admonitions.tsx'))};`,
      printTable(made.includes('parts') ? inner : []),
      `export default ${made};`,
    ].join('\n');
  if (kind !== undefined)
    return isType
      ? printed(`typeOf(${JSON.stringify(kind)}, parts)`, 'typeOf')
      : printed(`sealOf(${JSON.stringify(kind)})`, 'sealOf');
  if (name === 'Admonition/Types') return printed('typesOf(parts)', 'typesOf');
  if (name === 'Admonition' && types)
    return `import types from ${quoteModule(types.file)};\n${printed('admonitionOf(types)', 'admonitionOf')}`;
  if (name === 'Admonition' && inner.length > 0)
    return printed('admonitionOf(typesOf(parts))', 'admonitionOf, typesOf');
  return `export {Admonition as default} from ${quoteModule(join(themeDir, 'foreign/admonitions.tsx'))};`;
}

/** Prints an object with the components of some parts, by their names. */
function printTable(parts: readonly MarkdownPart[]): string {
  return [
    ...parts.map(({file}, i) => `import Part${i} from ${quoteModule(file)};`),
    `const parts = {${parts.map((part, i) => `${JSON.stringify(part.name)}: Part${i}`).join(', ')}};`,
  ].join('\n');
}
