import type {DocPage, SiteData} from '@wuya/theme/types';
import {readDatedFields} from '../../content/frontmatter/frontMatter.ts';
import type {SourceFile} from '../../content/source/sourceFile.ts';

/** Reads the whole front matter of a file, as JSON keeps it: dates as texts, nothing that is undefined. */
export function readWholeFrontMatter(
  source: Pick<SourceFile, 'text' | 'path'>,
): Record<string, unknown> {
  return JSON.parse(JSON.stringify(readDatedFields(source))) as Record<string, unknown>;
}

/** Gives a page its file and the whole front matter of that, as JSON keeps it, where components of the site ask for it; else nothing. */
export function ownFrontMatter(
  {sendsFrontMatter}: SiteData,
  source: Pick<SourceFile, 'text' | 'path'>,
): Pick<DocPage, 'file' | 'frontMatter'> {
  if (!sendsFrontMatter) return {};
  return {frontMatter: readWholeFrontMatter(source), file: source.path};
}
