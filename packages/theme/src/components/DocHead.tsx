import type {ReactNode} from 'react';
import {useHtml} from '../hooks/useHtml.ts';
import type {Crumb, TocItem} from '../types.ts';
import {Breadcrumbs} from './Breadcrumbs.tsx';
import {MobileToc} from './MobileToc.tsx';
import {classOfPart} from '../base/widePart.ts';

export interface DocHeadProps {
  readonly titleHtml: string | null;
  readonly breadcrumbs?: readonly Crumb[];
  readonly lead?: string | undefined;
  /** Shown above the title. */
  readonly badge?: ReactNode;
  /** The line of facts under the title. */
  readonly meta?: ReactNode;
  readonly toc: readonly TocItem[];
}

/** Everything above the text of an article. */
export function DocHead({titleHtml, breadcrumbs = [], lead, badge, meta, toc}: DocHeadProps) {
  return (
    <header className="doc-head">
      <Breadcrumbs crumbs={breadcrumbs} />
      {badge}
      {titleHtml !== null && <ArticleTitle html={titleHtml} />}
      {meta}
      {lead !== undefined && <p className="lead">{lead}</p>}
      {toc.length > 0 && <MobileToc items={toc} />}
    </header>
  );
}

/** The title of an article. */
export function ArticleTitle({html}: {readonly html: string}) {
  const className = classOfPart(html.replace(/<[^>]*>/g, ''));
  return <h1 className={className} dangerouslySetInnerHTML={useHtml(html)} />;
}
