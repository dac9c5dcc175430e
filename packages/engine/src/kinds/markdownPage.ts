import type {MarkdownPage} from '@wuya/theme/types';
import {printLongWords} from '../article/print/out/breaks.ts';
import {pickShown} from '../content/content.ts';
import type {MarkdownPageSource} from '../content/pages/page.ts';
import {publishHeadImage} from '../document/headImage.ts';
import {outputPathOf, type Route} from '../routes/routeTable.ts';
import {type ResolvedArticle, resolveReferences, withArticle} from './page/article.ts';
import {createCardMaker} from './doc/cards.ts';
import {headOf} from './page/head.ts';
import {createHomePage} from './homePage.ts';
import {isSearched} from './page/isSearched.ts';
import {searchedTags} from './page/searchedTags.ts';
import type {PageContext, PageKind} from './kind.ts';
import {hidesToc, tocOf} from './page/toc.ts';
import {toLead} from './page/toLead.ts';

export interface MarkdownPageRoute extends Route {
  readonly kind: 'markdownPage';
  readonly page: MarkdownPageSource;
}

/** A single page written in Markdown. */
export const markdownPageKind: PageKind<MarkdownPageRoute> = {
  routes: ({markdownPages}) =>
    markdownPages.map((page) => ({
      kind: 'markdownPage',
      permalink: page.permalink,
      file: page.source.path,
      originalFile: page.source.originalPath,
      page,
    })),
  isOfFile: true,
  source: ({page}) => page,
  shows: null,
  resolve({page: written, permalink}, context) {
    const {config, references} = context;
    const compiled = context.articleAt(permalink)!;
    const {path: file, originalPath: originalFile} = written.source;
    const own = {file, permalink, originalFile};
    const {source, diagnostics} = publishHeadImage(written, own, context);
    const resolved = resolveReferences(compiled, own, {
      references,
      makeCards: createCardMaker(context),
    });
    const {home} = source;
    const made = home
      ? createHomePage({...source, home}, own, context)
      : {page: createMarkdownPage(source, resolved, context), diagnostics: []};
    return withArticle(compiled, {
      page: made.page,
      outputPath: outputPathOf(permalink, config.baseUrl),
      file: source.source.path,
      references,
      resolved,
      diagnostics: [...diagnostics, ...made.diagnostics],
    });
  },
  published: {
    search: ({page}, {site}) =>
      !isSearched(page)
        ? null
        : {
            title: page.title || site.title,
            section: site.title,
            lead: page.frontMatter.description,
            tags: searchedTags([], page.frontMatter),
          },
    texts: 'pages',
  },
  component: null,
};

function createMarkdownPage(
  {title, permalink, setId, frontMatter, isUnlisted, isDraft, source}: MarkdownPageSource,
  {titleHtml}: ResolvedArticle,
  {config, articleAt, content, isForeign}: PageContext,
): MarkdownPage {
  const {headings, excerpt, hasOwnTitle} = articleAt(permalink)!.markdown;
  const toc = tocOf(headings, frontMatter, config);
  // Docusaurus shows no title above such a page: often a component of it does.
  const isBare = isForeign && titleHtml === null;
  const lead = !isBare && frontMatter.description && toLead(frontMatter.description);
  const description = frontMatter.description ?? (excerpt || undefined);
  const {wrapperClassName} = frontMatter;
  const set = config.pages.find(({id}) => id === setId)!;
  const {date, author} = {
    ...pickShown(content.lastUpdates.get(source.path), set),
    ...frontMatter.last_update,
  };
  return {
    kind: 'markdown',
    path: permalink,
    head: {
      ...headOf(config, permalink, {
        title,
        ...(description && {description}),
        ...(frontMatter.keywords && {keywords: frontMatter.keywords}),
        ...(frontMatter.image && {image: frontMatter.image}),
      }),
      ...((isUnlisted || config.noIndex) && {robots: 'noindex, nofollow'}),
    },
    htmlClass: `mdx-wrapper mdx-page plugin-pages plugin-id-${setId}${wrapperClassName ? ` ${wrapperClassName}` : ''}`,
    titleHtml: titleHtml ?? (title && !hasOwnTitle && !isBare ? printLongWords(title) : null),
    ...(lead && {lead}),
    toc,
    hideToc: hidesToc(toc, frontMatter),
    readingMinutes: 0,
    wordCount: 0,
    ...(date && {lastUpdated: date}),
    ...(author && {lastUpdatedBy: author}),
    ...(isUnlisted && {unlisted: true}),
    ...(isDraft && {draft: true}),
  };
}
