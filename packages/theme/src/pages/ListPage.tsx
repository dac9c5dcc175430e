import {usePage} from '../base/context.tsx';
import {DocCards} from '../lists/DocCards.tsx';
import {TagListPage} from '../lists/TagListPage.tsx';
import {TagPage} from '../lists/TagPage.tsx';

/** Renders what lists other pages: all tags, the pages of a tag, and, in place of an article, what a category holds. */
export function ListPage() {
  const {kind} = usePage();
  return kind === 'tagList' ? <TagListPage /> : kind === 'tag' ? <TagPage /> : <DocCards />;
}
