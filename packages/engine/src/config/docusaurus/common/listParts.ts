/** Pages of a blog that a component of the site renders as a whole, however it is written. */
export const BLOG_PAGES: readonly string[] = [
  'Blog/Pages/BlogAuthorsListPage',
  'Blog/Pages/BlogAuthorsPostsPage',
  'BlogArchivePage',
  'BlogListPage',
  'BlogTagsListPage',
  'BlogTagsPostsPage',
];

/** Parts of the head of a post, in lists and on its page, that a component of the site renders, however it is written. */
export const POST_HEAD: readonly string[] = [
  'BlogPostItem/Header',
  'BlogPostItem/Header/Author',
  'BlogPostItem/Header/Authors',
  'BlogPostItem/Header/Info',
  'BlogPostItem/Header/Title',
];

/** Parts of lists of posts that a component of the site renders, however it is written. */
export const LIST_PARTS: readonly string[] = [
  'BlogLayout',
  'BlogListPaginator',
  'BlogPostItem/Container',
  'BlogPostItem/Content',
  'BlogPostItem/Footer/ReadMoreLink',
  ...POST_HEAD,
  'BlogPostItems',
  'BlogSidebar',
  'BlogSidebar/Content',
  'BlogSidebar/Desktop',
];

/** Parts of lists that are on the page of a post too: around ours there lists stay ours, rewritten they render lists. */
export const POST_PARTS: readonly string[] = ['BlogPostItem', 'BlogPostItem/Footer'];

/** Begins the name of a part that is rendered in lists of posts alone. */
export const LISTS = 'Lists/';

/** The columns of a blog, rewritten: what is in them besides goes around posts too. */
export const POST_LAYOUT = 'Post/BlogLayout';

/** What lists of posts are made of, and what ours of it is called. */
export const STOCK_LISTS: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'Blog/Components/Author': ['item', 'Author'],
  'Blog/Components/Author/Socials': ['item', 'Socials'],
  BlogLayout: ['list', 'BlogLayout'],
  BlogListPaginator: ['list', 'BlogListPaginator'],
  BlogPostItem: ['item', 'BlogPostItem'],
  'BlogPostItem/Container': ['item', 'Container'],
  'BlogPostItem/Content': ['item', 'Content'],
  'BlogPostItem/Footer': ['item', 'Footer'],
  'BlogPostItem/Footer/ReadMoreLink': ['item', 'ReadMoreLink'],
  'BlogPostItem/Header': ['item', 'Header'],
  'BlogPostItem/Header/Author': ['item', 'Author'],
  'BlogPostItem/Header/Authors': ['item', 'Authors'],
  'BlogPostItem/Header/Info': ['item', 'Info'],
  'BlogPostItem/Header/Title': ['item', 'Title'],
  BlogPostItems: ['list', 'BlogPostItems'],
  BlogSidebar: ['list', 'BlogSidebar'],
  'BlogSidebar/Content': ['list', 'BlogSidebarContent'],
  'BlogSidebar/Desktop': ['list', 'BlogSidebarDesktop'],
  'BlogSidebar/Mobile': ['list', 'BlogSidebarDesktop'],
  Tag: ['tags', 'Tag'],
  TagsListByLetter: ['tags', 'TagsListByLetter'],
  TagsListInline: ['tags', 'TagsListInline'],
};

/** What is beside or around a list here already, or says nothing to a reader. */
export const SILENT_LISTS =
  /^(?:BackToTopButton|Blog(?:Archive|List|Post|TagsList|TagsPosts)Page\/(?:Metadata|StructuredData)|ContentVisibility|DocBreadcrumbs\/StructuredData|SearchMetadata|Unlisted)$/;
