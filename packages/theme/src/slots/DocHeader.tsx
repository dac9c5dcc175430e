import type {ReactNode} from 'react';
import type {DocPage, MarkdownPage} from '../types.ts';

export interface DocHeaderProps {
  readonly page: DocPage | MarkdownPage;
}

/** Something below the title of every note. Empty until the site has `theme/DocHeader.tsx`. */
export function DocHeader(_props: DocHeaderProps): ReactNode {
  return null;
}
