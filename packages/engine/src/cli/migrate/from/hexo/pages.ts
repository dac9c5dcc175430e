import {createMatcher} from '../../../../content/source/glob.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {listPages} from './links.ts';
import {type OldFolder, type ProblemList, toText} from '../common/migration.ts';

/** Files of a site of Hexo that are no posts, as they are in the new site. */
export interface HexoPages {
  /** Files that are pages. */
  readonly pages: ReturnType<typeof listPages>;
  readonly isPage: (path: string) => boolean;
  /** Tells whether a file is published as it is. */
  readonly isCopied: (path: string) => boolean;
}

/** Sorts the files of a site: lists that are made here are no pages, and what `skip_render` names is published as it is. */
export function sortHexoPages(
  folder: OldFolder,
  config: Readonly<Record<string, unknown>>,
  problems: ProblemList,
): HexoPages {
  const patterns = [config['skip_render']].flat().flatMap((one) => toText(one) ?? []);
  const matches = createMatcher(patterns);
  const isSkipped = (path: string): boolean => matches(path.slice('source/'.length));
  const pages = listPages(folder).filter(({file}) => !isSkipped(file) && !isMade(file, folder));
  const files = new Set(pages.map(({file}) => file));
  return {
    pages,
    isPage: (path) => files.has(path),
    isCopied: (path) => {
      if (path.endsWith('.md')) return isSkipped(path);
      const twin = path.replace(/\.html?$/, '.md');
      if (twin === path || !files.has(twin)) return !path.startsWith('source/_');
      problems.add(
        undefined,
        `${path} 与 ${twin} 是同一个地址，没有带过来。`,
        `${path} has the address of ${twin} and was not brought over.`,
      );
      return false;
    },
  };
}

/** Tells whether a page is a list that is made here without it. */
function isMade(file: string, folder: OldFolder): boolean {
  const {data, body} = parseFrontMatter(folder.read(file), file);
  if (/^(?:tags|categories|archives)$/.test(String(data['type'] ?? ''))) return true;
  return (
    body.trim() === '' && /^(?:tags?|categor(?:y|ies)|archives?)$/.test(String(data['layout']))
  );
}
