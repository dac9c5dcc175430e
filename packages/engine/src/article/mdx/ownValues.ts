import type {CompiledMarkdown} from '../parsedPage.ts';
import {OWN_NAMES, type OwnName} from './mdxPage.ts';
import type {Asked} from './statements.ts';

/** Prints what a page gets of another file of Markdown: what its author exports, or what is known of it. */
export function printAsked({local, imported, from}: Asked, part: Part | undefined): string {
  if (part?.code?.exported?.includes(imported))
    return `import {${imported} as ${local}} from ${JSON.stringify(from)};`;
  if (imported === 'frontMatter') return print(local, part?.code?.frontMatter ?? {});
  if (!isOwnName(imported)) return print(local, undefined);
  return print(local, part ? valueOf(imported, part, {}) : imported === 'toc' ? [] : {});
}

const print = (name: string, value: unknown): string => `const ${name} = ${JSON.stringify(value)};`;

/** A file of Markdown that others may ask for values. */
export type Part = Pick<CompiledMarkdown, 'code' | 'headings' | 'titleText'>;

const isOwnName = (name: string): name is OwnName =>
  (OWN_NAMES as readonly string[]).includes(name);

/** Returns what a page knows of itself under a name; nothing of what its author wrote is run. */
export function valueOf(
  name: OwnName,
  {headings, titleText, code}: Part,
  metadata: object,
): unknown {
  const values: Readonly<Record<OwnName, unknown>> = {
    toc: headings.map(({id, level, text}) => ({value: text, id, level})),
    contentTitle: titleText,
    metadata: {...metadata, frontMatter: code?.frontMatter ?? {}},
    assets: {},
  };
  return values[name];
}
