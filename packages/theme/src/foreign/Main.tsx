import {Children, type ReactNode, useMemo} from 'react';
import {joinClasses} from '../base/classes.ts';
import {useParts, usePage} from '../base/context.tsx';
import {mainIdOf} from '../base/mainId.ts';
import {useIsLeftOut} from '../base/partOf.tsx';
import {Main as Own, type MainProps} from '../components/Main.tsx';
import {useDoc} from '../mdx/useDoc.ts';
import {useDocsVersion} from '../mdx/versions.ts';
import {toMetadata} from '../pageMetadata.ts';
import type {DocPage, MarkdownPage, PageData} from '../types.ts';
import {ownPostHead, useOwnPostHead} from './PostHead.tsx';
import {blogOf, isElement, originalOf, Swizzled, useOriginal, wrapChildren} from './Swizzled.tsx';

/** What goes around all that an article holds, the outermost first, by the kind of the page. */
const AROUND: Readonly<Record<string, readonly string[]>> = {
  doc: ['DocRoot/Layout/Main', 'DocPage/Layout/Main', 'DocItem', 'DocItem/Layout'],
  blog: ['BlogLayout', 'BlogPostPage', 'BlogPostItem'],
  markdown: ['MDXPage'],
};

/** What goes around all that the page of a category holds, the outermost first. */
const AROUND_INDEX = [
  'DocRoot/Layout/Main',
  'DocPage/Layout/Main',
  'DocCategoryGeneratedIndexPage',
];

/** What goes around all of a page's content, by the kind of the page: of a note around its sidebar and its contents too. */
const AROUND_ALL: Readonly<Record<string, readonly string[]>> = {
  doc: ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocPage', 'DocRoot/Layout', 'DocPage/Layout'],
  search: ['SearchPage'],
  tag: ['DocTagDocListPage'],
  tagList: ['DocTagsListPage'],
};

/**
 * The content of a page whose article is inside the components of a Docusaurus site: of notes those around `DocItem`, beside what they
 * add to the head of the document, of posts those around `BlogPostPage`, with the head and the foot of a post in their own.
 */
export function Main({page: own, className, children}: MainProps) {
  const page = usePage();
  const {metadata, frontMatter, toc, assets} = useDoc();
  const {path} = page;
  // What the original gets as the module of the text.
  const content = useMemo(
    () =>
      Object.assign(() => <OwnText />, {
        isOwnText: true,
        metadata,
        frontMatter,
        // Those of a single page are beside it already.
        toc: page.kind === 'markdown' ? [] : toc,
        assets,
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [path],
  );
  const version = useDocsVersion();
  const hasOwnHead = useOwnPostHead();
  const part = (node: ReactNode): ReactNode => aroundFoot(hasOwnHead ? ownPostHead(node) : node);
  const isIndex = 'cards' in page && page.cards !== undefined && page.cards.length > 0;
  const names = isIndex ? AROUND_INDEX : 'toc' in page ? (AROUND[page.kind] ?? []) : [];
  const given = isIndex ? {categoryGeneratedIndex: toIndexProps(page)} : {content};
  const set = blogOf(page);
  const around = (inner: ReactNode): ReactNode =>
    names.reduceRight<ReactNode>(
      (all, name) => (
        <Swizzled name={name} {...(set !== undefined && {blog: set})} given={given}>
          {all}
        </Swizzled>
      ),
      page.kind === 'blog' ? Children.map(inner, part) : inner,
    );
  const hasLayout = useHasLayout(page);
  const Box = hasLayout ? LaidOut : Own;
  const main = (
    <Box {...(own && {page: own})} {...(className !== undefined && {className})}>
      {page.kind === 'doc' && !isIndex && <Swizzled name="DocItem/Metadata">{null}</Swizzled>}
      {page.kind === 'blog' && 'toc' in page && (
        <Swizzled name="BlogPostPage/Metadata">{null}</Swizzled>
      )}
      {names.length === 0
        ? children
        : Children.map(children, (child) =>
            isElement(child, 'article', 'article') ? wrapChildren(child, around) : child,
          )}
    </Box>
  );
  if (hasLayout) return <Swizzled name={POST_LAYOUT}>{main}</Swizzled>;
  return (AROUND_ALL[page.kind] ?? []).reduceRight<ReactNode>(
    (all, name) => (
      <Swizzled
        name={name}
        {...(set !== undefined && {blog: set})}
        {...(page.kind === 'doc' && {given: {version, versionMetadata: version, ...ROUTES[name]}})}
      >
        {all}
      </Swizzled>
    ),
    main,
  );
}

/** The columns of a blog, as the site has them: around posts they hold ours. */
const POST_LAYOUT = 'Post/BlogLayout';

function useHasLayout({kind, ...page}: PageData): boolean {
  const has = useParts().swizzles?.[POST_LAYOUT] !== undefined;
  const isWithout = useIsLeftOut(POST_LAYOUT);
  return has && !isWithout && kind === 'blog' && 'toc' in page;
}

/** The content of a post inside columns of the site's own, which bring the element for what is most of a page. */
function LaidOut({page, className, children}: MainProps) {
  return (
    <div
      id={page && mainIdOf(page)}
      className={joinClasses('theme-layout-main', 'laid-out', className)}
    >
      {children}
    </div>
  );
}

/** What components around notes get as their route: inside it is all that they are around. */
const ROUTES: Readonly<Record<string, {readonly route: object}>> = Object.fromEntries(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocPage'].map((name) => [
    name,
    {route: {routes: [{component: originalOf(name)}]}},
  ]),
);

/** Tells what Docusaurus gives to the page of a category. */
function toIndexProps(page: DocPage | MarkdownPage) {
  const {title, permalink, previous, next, sidebar} = toMetadata(page);
  return {
    title,
    ...(page.lead !== undefined && {description: page.lead}),
    keywords: [],
    slug: permalink,
    permalink,
    navigation: {previous, next},
    sidebar,
  };
}

/** The note, for a component that renders the module of its text. */
function OwnText(): ReactNode {
  return useOriginal('DocItem');
}

function aroundFoot(node: ReactNode): ReactNode {
  return isElement(node, 'div', 'doc-foot') ? (
    <Swizzled name="BlogPostItem/Footer">{node}</Swizzled>
  ) : (
    node
  );
}
