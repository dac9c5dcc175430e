import type {FieldReader} from './fields.ts';

/** How a note is read: tolerant Markdown or strict MDX; `detect` asks the name of its file. */
export type Format = 'md' | 'mdx' | 'detect';

export const formatField: FieldReader<Format> = {
  expects: ['md、mdx 或 detect', 'md, mdx or detect'],
  read: (value) => (value === 'md' || value === 'mdx' || value === 'detect' ? value : undefined),
};

/** Tells whether a page is read as strict MDX: by its front matter, else by its name. */
export function isMdxPage({
  source,
  frontMatter,
}: {
  readonly source: {readonly path: string};
  readonly frontMatter?: {readonly format?: Format};
}): boolean {
  const format = frontMatter?.format ?? 'detect';
  return format === 'detect' ? /\.mdx$/i.test(source.path) : format === 'mdx';
}
