import {usePage} from '../base/context.tsx';
import {type PageMetadata, toMetadata} from '../pageMetadata.ts';

/** What components ask of the note or post that they stand in. */
export interface OwnDoc {
  readonly metadata: PageMetadata | Record<string, never>;
  /** What of its front matter the page shows. */
  readonly frontMatter: {readonly title?: string; readonly description?: string};
  readonly contentTitle: string | undefined;
  readonly toc: readonly {readonly value: string; readonly id: string; readonly level: number}[];
  readonly assets: Record<string, never>;
  /** Of a post: the page is that of the post. */
  readonly isBlogPostPage: boolean;
}

/** Tells a component of the note or post around it, as `useDoc` and `useBlogPost` of Docusaurus do. */
export function useDoc(): OwnDoc {
  const page = usePage();
  if (!('toc' in page)) return {...NONE, metadata: {}, frontMatter: {}};
  const metadata = toMetadata(page);
  return {
    metadata,
    frontMatter: {title: metadata.title, description: metadata.description},
    contentTitle: metadata.title,
    toc: page.toc.map(({html, id, level}) => ({value: html, id, level})),
    assets: {},
    isBlogPostPage: page.kind === 'blog',
  };
}

const NONE = {contentTitle: undefined, toc: [], assets: {}, isBlogPostPage: false} as const;
