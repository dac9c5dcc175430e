import type {MouseEvent} from 'react';
import {announce} from '../base/announce.ts';
import {useText} from '../base/context.tsx';
import {EditRow} from '../base/EditRow.tsx';
import {Tags} from '../base/Tags.tsx';
import {markdownCopyOf} from '../base/markdownCopyOf.ts';
import type {DocPage, PageLink} from '../types.ts';
import {EditLink} from './EditLink.tsx';
import {Pager} from './Pager.tsx';

export interface DocFootProps {
  readonly page: DocPage;
}

/** Tags, the way to the source, and the neighbours. */
export function DocFoot({page}: DocFootProps) {
  return (
    <div className="doc-foot theme-doc-footer">
      <div className="row theme-doc-footer-edit-meta-row">
        <Tags tags={page.tags} />
        <CopyMarkdown path={page.path} />
        <EditRow page={page}>
          {page.editUrl !== undefined && <EditLink href={page.editUrl} />}
        </EditRow>
      </div>
      {page.related && <Related items={page.related} />}
      <Pager previous={page.previous} next={page.next} />
    </div>
  );
}

/** Notes that have much in common with this one. */
function Related({items}: {readonly items: readonly PageLink[]}) {
  const title = useText()('site.related.title');
  return (
    <nav className="related" aria-label={title}>
      <h2>{title}</h2>
      {items.map((item) => (
        <a href={item.href} key={item.href}>
          {item.title}
        </a>
      ))}
    </nav>
  );
}

/** Leads to the text of the page as Markdown; with script it is copied at once. */
export function CopyMarkdown({path}: {readonly path: string}) {
  const text = useText();
  const copy = (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    event.preventDefault();
    import('../article/copyPage.ts').then(
      ({copyPage}) => copyPage(link, text),
      () => {
        link.textContent = text('site.copy.failed');
        announce(link.textContent);
      },
    );
  };
  return (
    <a className="as-markdown" href={markdownCopyOf(path)} onClick={copy} data-reload>
      {text('site.copy.markdown')}
    </a>
  );
}
