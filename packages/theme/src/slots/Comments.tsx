import type {ReactNode} from 'react';
import {useParts} from '../base/context.tsx';
import type {BlogPost, DocPage} from '../types.ts';

export interface CommentsProps {
  readonly page: DocPage | BlogPost;
}

/** Comments on a note or post, at its end: by the service of the option `comments`, or `theme/Comments.tsx` of the site. */
export function Comments({page}: CommentsProps): ReactNode {
  const {CommentsBox} = useParts();
  return CommentsBox && <CommentsBox path={page.path} key={page.path} />;
}
