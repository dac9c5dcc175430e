import './blog-lists.css';
import type {ReactNode} from 'react';
import {joinClasses} from '../../base/classes.ts';
import {usePage, useText} from '../../base/context.tsx';
import {ArticleTitle} from '../../components/DocHead.tsx';
import {useDateTimeFormat} from '../../mdx/blogLists.tsx';
import {useBlogPost, useListedPost} from '../../mdx/blogPost.tsx';
import {Link} from '../../mdx/Link.tsx';
import type {ForeignAuthor} from '../../pageMetadata.ts';
import {partOf} from '../../base/partOf.tsx';
import type {PostContent} from './posts.tsx';
import {TagsListInline} from './tags.tsx';

type PostMetadata = PostContent['metadata'] & {
  readonly title: string;
  readonly permalink: string;
  readonly date?: string;
  readonly readingTime?: number;
  readonly hasTruncateMarker?: boolean;
  readonly authors?: readonly ForeignAuthor[];
  readonly tags?: readonly {readonly label: string; readonly permalink?: string}[];
};

const useMetadata = (): PostMetadata => useBlogPost().metadata as PostMetadata;

export interface ItemProps {
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The frame of a post. */
export function Container({className, children}: ItemProps) {
  return <article className={joinClasses('post', className)}>{children}</article>;
}

/** The title of a post, which leads to it from a list. */
export function Title({className}: ItemProps) {
  const {title, permalink} = useMetadata();
  const isListed = useListedPost() !== null;
  const page = usePage();
  if (!isListed && page.kind === 'blog' && 'titleHtml' in page)
    return page.titleHtml === null ? null : <ArticleTitle html={page.titleHtml} />;
  return (
    <h2 className={joinClasses('title', className)}>
      <Link to={permalink}>{title}</Link>
    </h2>
  );
}

/** When a post was written and how long it takes to read. */
export function Info({className}: ItemProps) {
  const {date, readingTime} = useMetadata();
  const text = useText();
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <p className={joinClasses('meta', className)}>
      {date !== undefined && <time dateTime={date}>{format.format(new Date(date))}</time>}
      {readingTime !== undefined && (
        <span>{text('theme.blog.post.readingTime.plurals', {readingTime})}</span>
      )}
    </p>
  );
}

export interface AuthorProps {
  readonly author: ForeignAuthor;
  readonly className?: string;
}

/** An author of a post. */
export function Author({author: {name, url}, className}: AuthorProps) {
  return url === undefined ? (
    <span className={className}>{name}</span>
  ) : (
    <Link to={url} rel="author" {...(className !== undefined && {className})}>
      {name}
    </Link>
  );
}

/** Where an author is found besides. */
export function Socials({author: {socials = {}}, className}: AuthorProps) {
  return (
    <p className={joinClasses('socials', className)}>
      {Object.entries(socials).map(([name, href]) => (
        <Link to={href} rel="me noopener noreferrer" key={name}>
          {name}
        </Link>
      ))}
    </p>
  );
}

/** The authors of a post. */
export function Authors({className}: ItemProps) {
  const {authors = []} = useMetadata();
  if (authors.length === 0) return null;
  return (
    <div className={joinClasses('meta by', className)}>
      {authors.map((author) => (
        <AuthorPart author={author} key={author.name} />
      ))}
    </div>
  );
}

/** What is above the text of a post. */
export function Header() {
  return (
    <header>
      <TitlePart />
      <InfoPart />
      <AuthorsPart />
    </header>
  );
}

/** The text of a post as far as lists show it. */
export function Content({className, children}: ItemProps) {
  return <div className={joinClasses('markdown', className)}>{children}</div>;
}

export interface ReadMoreLinkProps {
  readonly blogPostTitle: string;
  readonly to: string;
}

/** Leads to the rest of a post. */
export function ReadMoreLink({blogPostTitle, ...rest}: ReadMoreLinkProps) {
  const text = useText();
  return (
    <Link
      className="go"
      aria-label={text('theme.blog.post.readMoreLabel', {title: blogPostTitle})}
      {...rest}
    >
      {text('theme.blog.post.readMore')}
    </Link>
  );
}

/** What is below the text of a post. */
export function Footer() {
  const {tags = [], hasTruncateMarker, title, permalink} = useMetadata();
  if (tags.length === 0 && !hasTruncateMarker) return null;
  return (
    <div className="end">
      {tags.length > 0 && <TagsListInline tags={tags} />}
      {hasTruncateMarker && <ReadMoreLinkPart blogPostTitle={title} to={permalink} />}
    </div>
  );
}

/** A post in a list. */
export function BlogPostItem({className, children}: ItemProps) {
  return (
    <ContainerPart {...(className !== undefined && {className})}>
      <HeaderPart />
      <ContentPart>{children}</ContentPart>
      <FooterPart />
    </ContainerPart>
  );
}

const AuthorPart = partOf('Lists/BlogPostItem/Header/Author', Author);
const AuthorsPart = partOf('Lists/BlogPostItem/Header/Authors', Authors);
const ContainerPart = partOf('Lists/BlogPostItem/Container', Container);
const ContentPart = partOf('Lists/BlogPostItem/Content', Content);
const FooterPart = partOf('Lists/BlogPostItem/Footer', Footer);
/** What is above the text of a post, rendered by the site where it has a component for that. */
export const HeaderPart = partOf('Lists/BlogPostItem/Header', Header);
const InfoPart = partOf('Lists/BlogPostItem/Header/Info', Info);
const ReadMoreLinkPart = partOf('Lists/BlogPostItem/Footer/ReadMoreLink', ReadMoreLink);
const TitlePart = partOf('Lists/BlogPostItem/Header/Title', Title);
/** A post in a list, rendered by the site where it has a component for that. */
export const BlogPostItemPart = partOf('Lists/BlogPostItem', BlogPostItem);
