import type {Tag} from '../types.ts';
import {TagLink} from './TagLink.tsx';

export interface TagsProps {
  readonly tags: readonly Tag[];
}

/** Tags, each leading to the pages that have it. */
export function Tags({tags}: TagsProps) {
  return (
    <span className="tags theme-doc-footer-tags-row">
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
