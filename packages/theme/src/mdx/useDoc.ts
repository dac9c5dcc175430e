import {usePage} from '../base/context.tsx';
import {type PageMetadata, toMetadata} from '../pageMetadata.ts';
import {withDates} from './withDates.ts';

/** What components ask of the note or post that they are in. */
export interface OwnDoc {
  readonly metadata:
    | (PageMetadata & {readonly frontMatter: OwnDoc['frontMatter']})
    | {readonly frontMatter: OwnDoc['frontMatter']};
  /** As it is written, where components of the site take the place of the theme's and ask for it; else title and description. */
  readonly frontMatter: {
    readonly title?: string;
    readonly description?: string;
    readonly [field: string]: unknown;
  };
  readonly contentTitle: string | undefined;
  readonly toc: readonly {readonly value: string; readonly id: string; readonly level: number}[];
  /** The picture that the front matter names, at its address; of a post, no author has one at another address than its metadata say. */
  readonly assets: {readonly authorsImageUrls?: readonly undefined[]; readonly image?: string};
  /** Whether the page is that of a post. */
  readonly isBlogPostPage: boolean;
}

/** Tells a component of the note or post around it, as `useDoc` and `useBlogPost` of Docusaurus do. */
export function useDoc(): OwnDoc {
  const page = usePage();
  if (!('toc' in page)) return {...NONE, metadata: {frontMatter: {}}, frontMatter: {}};
  const known = toMetadata(page);
  const {title, description} = known;
  const frontMatter = page.frontMatter ?? {title, description};
  const metadata = {...known, frontMatter};
  return {
    metadata,
    frontMatter: withDates(frontMatter),
    contentTitle: title,
    toc: page.toc.map(({html, id, level}) => ({value: html, id, level})),
    assets: {
      ...(page.kind === 'blog' && {authorsImageUrls: []}),
      ...(page.head.image !== undefined && {image: page.head.image}),
    },
    isBlogPostPage: page.kind === 'blog',
  };
}

const NONE = {contentTitle: undefined, toc: [], assets: {}, isBlogPostPage: false} as const;
