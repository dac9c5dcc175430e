import type {Compiled, CompiledPartial} from '../../article/compiled.ts';
import type {Part} from '../../article/mdx/ownValues.ts';
import type {ReferencePage, ReferenceResolver} from '../../routes/references.ts';

/** A file of Markdown that imports others, and what finds the pages of these. */
interface Importer {
  readonly compiled: Pick<Compiled, 'importedFiles'>;
  readonly partials: readonly CompiledPartial[] | undefined;
  readonly page: ReferencePage;
  readonly references: Pick<ReferenceResolver, 'addresses' | 'targetOf'>;
}

/** Creates what finds the Markdown that a file imports, by its path as written, with what Docusaurus tells of its page. */
export function createPartFinder({
  compiled,
  partials,
  page,
  references,
}: Importer): (from: string) => Part | undefined {
  return (from) => {
    const path = compiled.importedFiles?.get(from);
    const part = partials?.find((one) => one.path === path);
    if (!part) return undefined;
    const {markdown} = part.compiled;
    const {frontMatter} = part;
    if (!frontMatter) return markdown;
    const url = `@site/${encodeURI(part.path)}`;
    const permalink = references.targetOf({kind: 'link', url, line: 1, column: 1}, page);
    const {title = markdown.titleText ?? '', description = ''} = frontMatter;
    const metadata = {
      title,
      description,
      ...(permalink !== undefined && references.addresses.data({permalink})),
      source: `@site/${part.path}`,
    };
    return {...markdown, frontMatter, metadata};
  };
}
