import type {ComponentType} from 'react';
import {Article} from '../components/Article.tsx';
import {DocHead} from '../components/DocHead.tsx';
import {Main} from '../components/Main.tsx';
import {TableOfContents} from '../components/TableOfContents.tsx';
import type {MarkdownPage as MarkdownPageData} from '../types.ts';

/** Fewer headings than this need no contents. */
const MIN_TOC_ITEMS = 2;

export interface MarkdownPageProps {
  readonly page: MarkdownPageData;
  readonly html: string | null;
  readonly Component: ComponentType | null;
}

/** A page that belongs to no section: one column of text. */
export function MarkdownPage({page, html, Component}: MarkdownPageProps) {
  const hasToc = !page.hideToc && page.toc.length >= MIN_TOC_ITEMS;
  return (
    <Main className={hasToc ? 'wrap docs solo-docs' : 'wrap solo'}>
      <article className="article">
        <DocHead titleHtml={page.titleHtml} lead={page.lead} toc={hasToc ? page.toc : []} />
        <Article html={html} Component={Component} />
      </article>
      {hasToc && <TableOfContents items={page.toc} path={page.path} />}
    </Main>
  );
}
