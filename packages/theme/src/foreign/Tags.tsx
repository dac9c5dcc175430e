import {Tags as Own, type TagsProps} from '../base/Tags.tsx';
import {Swizzled} from './Swizzled.tsx';

export * from '../base/Tags.tsx';

/** Tags of a note or post, by `src/theme/TagsListInline` of a Docusaurus site, which it asks for where there are some. */
export function Tags({tags}: TagsProps) {
  const own = <Own tags={tags} />;
  if (tags.length === 0) return own;
  const given = {tags: tags.map(({href, ...tag}) => ({...tag, permalink: href}))};
  return (
    <Swizzled name="TagsListInline" given={given}>
      {own}
    </Swizzled>
  );
}
