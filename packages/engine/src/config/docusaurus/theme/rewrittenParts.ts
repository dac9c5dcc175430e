/**
 * What is also taken where it is rewritten, as Docusaurus copies it into a site: it imports the part that ours as a
 * whole replaces.
 */
export const EJECTED: Readonly<Record<string, string>> = {
  Layout: 'Navbar',
  DocRoot: 'DocRoot/Layout',
  DocPage: 'DocPage/Layout',
  'DocRoot/Layout': 'DocRoot/Layout/Main',
  'DocRoot/Layout/Sidebar': 'DocSidebar',
  'DocPage/Layout': 'DocPage/Layout/Main',
  MDXPage: 'MDXContent',
  DocItem: 'DocItem/Layout',
  'DocItem/Content': 'MDXContent',
  'DocItem/Footer': 'EditThisPage',
  'DocItem/Layout': 'DocItem/Content',
  'DocItem/Paginator': 'DocPaginator',
  'DocItem/TOC/Desktop': 'TOC',
  Navbar: 'Navbar/Content',
  'Navbar/ColorModeToggle': 'ColorModeToggle',
  TOC: 'TOCItems',
  BlogPostItem: 'BlogPostItem/Content',
  BlogPostPage: 'BlogPostItem',
};

/** What is around ours as its child, also where it is rewritten: it renders `children`, or the routes inside its own. */
export const AROUND: readonly string[] = [
  'Layout',
  'DocsRoot',
  'DocVersionRoot',
  'DocPage',
  'DocPage/Layout',
  'DocRoot',
  'DocRoot/Layout',
  'MDXContent',
];
