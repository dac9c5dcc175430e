import type {Tag} from '../types.ts';
import {useText} from './context.tsx';
import {TagLink} from './TagLink.tsx';

export interface TagsProps {
  readonly tags: readonly Tag[];
}

/** Tags, each leading to the pages that have it. The chips show what they are; screen readers are told. */
export function Tags({tags}: TagsProps) {
  const label = useText()('theme.tags.tagsListLabel');
  return (
    <span
      className="tags theme-doc-footer-tags-row"
      {...(tags.length > 0 && {role: 'group', 'aria-label': label})}
    >
      {tags.map((tag) =>
        tag.href === undefined ? (
          <span className="chip" key={tag.label}>
            {tag.label}
          </span>
        ) : (
          <TagLink key={tag.label} {...tag} />
        ),
      )}
    </span>
  );
}
