import type {DocPage, SiteData} from '@wuya/theme/types';
import {readDatedFields} from '../../content/frontmatter/frontMatter.ts';
import type {SourceFile} from '../../content/source/sourceFile.ts';

/** Gives a page its file and the whole front matter of that, as JSON keeps it, where components of the site ask for it; else nothing. */
export function ownFrontMatter(
  {sendsFrontMatter}: SiteData,
  source: Pick<SourceFile, 'text' | 'path'>,
): Pick<DocPage, 'file' | 'frontMatter'> {
  if (!sendsFrontMatter) return {};
  const data = readDatedFields(source);
  return {
    frontMatter: JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
    file: source.path,
  };
}
