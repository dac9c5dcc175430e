import type {ComponentType} from 'react';
import {Article} from '../components/Article.tsx';
import {DocFoot} from '../components/DocFoot.tsx';
import {DocHead} from '../components/DocHead.tsx';
import {DocMeta} from '../components/DocMeta.tsx';
import {Main} from '../components/Main.tsx';
import {Sidebar, type SidebarView} from '../components/Sidebar.tsx';
import {TableOfContents} from '../components/TableOfContents.tsx';
import {VisibilityNote} from '../components/VisibilityNote.tsx';
import {SidebarProvider, useParts, useSite} from '../base/context.tsx';
import {textLanguageOf} from '../nav/textLanguage.ts';
import {Comments} from '../slots/Comments.tsx';
import {DocFooter} from '../slots/DocFooter.tsx';
import {DocHeader} from '../slots/DocHeader.tsx';
import type {DocPage as DocPageData, MarkdownPage, TocItem} from '../types.ts';

export interface DocPageProps {
  readonly page: DocPageData | MarkdownPage;
  readonly html: string | null;
  readonly parsed?: DocumentFragment | undefined;
  readonly sidebar: SidebarView | null;
  readonly sidebarLabel: string;
  readonly Component: ComponentType | null;
}

/**
 * A note, or a page that belongs to no section: the list of its section, the text, its contents. The layout stays while one
 * follows another; article and contents are new, so that nothing of the one before moves to another place.
 */
export function DocPage({page, html, parsed, sidebar, sidebarLabel, Component}: DocPageProps) {
  const isDoc = page.kind === 'doc';
  const isCovered = 'cover' in page;
  const toc = page.hideToc ? NO_TOC : page.toc;
  const {TranslationNotice, VersionBanner, VersionBadge, Backlinks} = useParts();
  const lang = textLanguageOf(useSite(), page);
  const meta = (isDoc || page.lastUpdated || page.lastUpdatedBy) && <DocMeta page={page} />;
  const columns = sidebar ? 'wrap docs' : toc.length > 0 ? 'wrap docs solo-docs' : 'wrap solo';
  const content = (
    <Main page={page} className={columns} key={columns}>
      {sidebar && (
        <Sidebar
          key={sidebar.kind === 'tree' ? sidebar.data.name : ''}
          view={sidebar}
          label={sidebarLabel}
          path={page.path}
        />
      )}
      <article className="article" data-minutes={page.readingMinutes || undefined} key={page.path}>
        {VersionBanner && isDoc && <VersionBanner />}
        {TranslationNotice && <TranslationNotice />}
        {page.draft && <VisibilityNote kind="draft" />}
        {page.unlisted && <VisibilityNote kind="unlisted" />}
        <DocHead
          titleHtml={page.titleHtml}
          breadcrumbs={isDoc ? page.breadcrumbs : []}
          lead={page.lead}
          badge={VersionBadge && isDoc && <VersionBadge />}
          meta={page.titleHtml !== null && meta}
          toc={toc}
        />
        <DocHeader page={page} />
        {isCovered && Component && <Component />}
        <Article html={html} parsed={parsed} Component={isCovered ? null : Component} lang={lang} />
        {/* a title that the text itself has, or that is hidden, leaves the line no place above */}
        {page.titleHtml === null && <div className="doc-foot">{meta}</div>}
        {Backlinks && <Backlinks />}
        <DocFooter page={page} />
        {isDoc && <DocFoot page={page} />}
        {isDoc && <Comments page={page} />}
      </article>
      {toc.length > 0 && <TableOfContents items={toc} key={`toc${page.path}`} />}
    </Main>
  );
  return (
    <SidebarProvider value={sidebar?.kind === 'tree' ? sidebar.data : undefined}>
      {content}
    </SidebarProvider>
  );
}

const NO_TOC: readonly TocItem[] = [];
