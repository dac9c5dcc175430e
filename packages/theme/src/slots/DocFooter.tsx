import type {ReactNode} from 'react';
import type {DocPage, MarkdownPage} from '../types.ts';

export interface DocFooterProps {
  readonly page: DocPage | MarkdownPage;
}

/** Something between the text of a note and its foot. Empty until the site has `theme/DocFooter.tsx`. */
export function DocFooter(_props: DocFooterProps): ReactNode {
  return null;
}
