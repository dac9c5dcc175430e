import type {CompiledMarkdown} from '../parsedPage.ts';
import {OWN_NAMES, type OwnName} from './mdxPage.ts';
import type {Asked} from './statements.ts';

/** Prints what a page gets of another file of Markdown: what its author exports, or what is known of it. */
export function printAsked({local, imported, from}: Asked, part: Part | undefined): string {
  if (part?.code?.exported?.includes(imported))
    return `import {${imported} as ${local}} from ${JSON.stringify(from)};`;
  if (imported === 'frontMatter') return print(local, part ? frontMatterOf(part) : {});
  if (!isOwnName(imported)) return print(local, undefined);
  const value = part && valueOf(imported, part, part.metadata ?? {});
  return print(local, part ? value : imported === 'toc' ? [] : {});
}

const print = (name: string, value: unknown): string => `const ${name} = ${JSON.stringify(value)};`;

/** A file of Markdown that others may ask for values. */
export interface Part extends Pick<CompiledMarkdown, 'code' | 'headings' | 'titleText'> {
  /** @default what its code knows of it */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  /** What its page is. */
  readonly metadata?: object;
}

const frontMatterOf = ({frontMatter, code}: Part): unknown =>
  frontMatter ?? code?.frontMatter ?? {};

const isOwnName = (name: string): name is OwnName =>
  (OWN_NAMES as readonly string[]).includes(name);

/** Returns what a page knows of itself under a name; nothing of what its author wrote is run. */
export function valueOf(name: OwnName, part: Part, metadata: object): unknown {
  const {headings, titleText} = part;
  const values: Readonly<Record<OwnName, unknown>> = {
    toc: headings.map(({id, level, text}) => ({value: text, id, level})),
    contentTitle: titleText,
    metadata: {...metadata, frontMatter: frontMatterOf(part)},
    assets: {},
  };
  return values[name];
}
