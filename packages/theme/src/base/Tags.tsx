import type {Tag} from '../types.ts';
import {TagLink} from './TagLink.tsx';

export interface TagsProps {
  readonly tags: readonly Tag[];
}

/** Tags, each leading to the pages that have it. */
export function Tags({tags}: TagsProps) {
  return (
    <span className="tags theme-doc-footer-tags-row">
      {tags.map(({label, href}) =>
        href === undefined ? (
          <span className="chip" key={label}>
            {label}
          </span>
        ) : (
          <TagLink label={label} href={href} key={label} />
        ),
      )}
    </span>
  );
}
