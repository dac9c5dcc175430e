import './blog-lists.css';
import type {ComponentType, ReactNode} from 'react';
import {joinClasses} from '../../base/classes.ts';
import {useText} from '../../base/context.tsx';
import {Turn} from '../../blog/Turn.tsx';
import {Main} from '../../components/Main.tsx';
import {BlogSidebarItemList, type BlogSidebarItem} from '../../mdx/blogLists.tsx';
import {BlogPostProvider} from '../../mdx/blogPost.tsx';
import {Link} from '../../mdx/Link.tsx';
import type {BlogList} from '../../types.ts';
import {BlogPostItemPart, type ItemProps} from './item.tsx';
import {partOf} from '../../base/partOf.tsx';
import {type PostItem, toListProps} from './posts.tsx';

export interface BlogPostItemsProps {
  readonly items: readonly PostItem[];
  readonly component?: ComponentType<ItemProps>;
}

/** Posts, one below the other. */
export function BlogPostItems({items, component: Item = BlogPostItemPart}: BlogPostItemsProps) {
  return items.map(({content: Content}) => (
    <BlogPostProvider key={(Content.metadata as {permalink: string}).permalink} content={Content}>
      <Item {...toEarlyProps(Content)}>
        <Content />
      </Item>
    </BlogPostProvider>
  ));
}

/** Makes what an item of Docusaurus before 2.1 gets as properties, in the place of `useBlogPost`. */
function toEarlyProps({frontMatter, assets, metadata}: PostItem['content']) {
  const {hasTruncateMarker = false} = metadata as {readonly hasTruncateMarker?: boolean};
  return {frontMatter, assets, metadata, truncated: hasTruncateMarker, isBlogPostPage: false};
}

export interface BlogListPaginatorProps {
  readonly metadata: {readonly previousPage?: string; readonly nextPage?: string};
}

/** Leads to the pages of a list before and after one. */
export function BlogListPaginator({metadata: {previousPage, nextPage}}: BlogListPaginatorProps) {
  return (
    <Turn
      {...(previousPage !== undefined && {newerHref: previousPage})}
      {...(nextPage !== undefined && {olderHref: nextPage})}
    />
  );
}

export interface BlogSidebarProps {
  readonly sidebar?: {readonly title: string; readonly items: readonly BlogSidebarItem[]};
}

/** The newest posts; nothing without any. */
export function BlogSidebar({sidebar}: BlogSidebarProps) {
  return sidebar?.items.length ? <BlogSidebarDesktopPart sidebar={sidebar} /> : null;
}

/** The newest posts beside a list. */
export function BlogSidebarDesktop({sidebar}: Required<BlogSidebarProps>) {
  const text = useText();
  return (
    <aside className="col col--3 newest">
      <nav aria-label={text('theme.blog.sidebar.navAriaLabel')}>
        <b>{sidebar.title}</b>
        <BlogSidebarContentPart items={sidebar.items} ListComponent={BlogSidebarItemList} />
      </nav>
    </aside>
  );
}

export interface BlogSidebarContentProps {
  readonly items: readonly BlogSidebarItem[];
  readonly ListComponent?: ComponentType<{readonly items: readonly BlogSidebarItem[]}>;
}

/** The links among the newest posts. */
export function BlogSidebarContent({
  items,
  ListComponent = BlogSidebarItemList,
}: BlogSidebarContentProps) {
  return <ListComponent items={items} />;
}

export interface BlogLayoutProps extends BlogSidebarProps {
  readonly toc?: ReactNode;
  readonly children?: ReactNode;
}

/** The columns of a list of posts; navbar and footer are around it. */
export function BlogLayout({sidebar, toc, children}: BlogLayoutProps) {
  const hasSidebar = (sidebar?.items.length ?? 0) > 0;
  return (
    <div className="container lists">
      <div className="row">
        <BlogSidebarPart {...(sidebar && {sidebar})} />
        <Main className={joinClasses('col', hasSidebar ? 'col--7' : 'col--9 col--offset-1')}>
          {children}
        </Main>
        {toc !== undefined && <div className="col col--2">{toc}</div>}
      </div>
    </div>
  );
}

export interface StockListProps {
  readonly page: BlogList;
}

/** A list of posts as Docusaurus puts it together, from parts of which the site has some. */
export function StockList({page}: StockListProps) {
  const {items, metadata, sidebar} = toListProps(page);
  const {title, lead, subject, links} = page;
  return (
    <BlogLayoutPart sidebar={sidebar}>
      {subject === 'all' ? (
        <h1 className="vh">{title}</h1>
      ) : (
        <header>
          <h1>{title}</h1>
          {lead !== undefined && <p>{lead}</p>}
          {links.map((link) => (
            <Link className="go" to={link.href} key={link.href}>
              {link.title}
            </Link>
          ))}
        </header>
      )}
      <BlogPostItemsPart items={items} />
      <BlogListPaginatorPart metadata={metadata} />
    </BlogLayoutPart>
  );
}

const BlogLayoutPart = partOf('Lists/BlogLayout', BlogLayout);
const BlogListPaginatorPart = partOf('Lists/BlogListPaginator', BlogListPaginator);
const BlogPostItemsPart = partOf('Lists/BlogPostItems', BlogPostItems);
const BlogSidebarContentPart = partOf('Lists/BlogSidebar/Content', BlogSidebarContent);
const BlogSidebarDesktopPart = partOf('Lists/BlogSidebar/Desktop', BlogSidebarDesktop);
const BlogSidebarPart = partOf('Lists/BlogSidebar', BlogSidebar);
