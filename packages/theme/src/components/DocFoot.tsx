import {useText} from '../context.tsx';
import type {DocPage, Tag} from '../types.ts';
import {EXTERNAL_LINK, ExternalHint} from './ExternalHint.tsx';
import {EditIcon} from './Icons.tsx';
import {Pager} from './Pager.tsx';

export interface DocFootProps {
  readonly page: DocPage;
}

/** Tags, the way to the source, and the neighbours. */
export function DocFoot({page}: DocFootProps) {
  const hasRow = page.tags.length > 0 || page.editUrl !== undefined;
  return (
    <footer className="doc-foot theme-doc-footer">
      {hasRow && (
        <div className="row theme-doc-footer-edit-meta-row">
          <Tags tags={page.tags} />
          {page.editUrl !== undefined && <EditLink href={page.editUrl} />}
        </div>
      )}
      <Pager previous={page.previous} next={page.next} />
    </footer>
  );
}

/** Tags, each leading to the pages that have it. */
export function Tags({tags}: {readonly tags: readonly Tag[]}) {
  return (
    <span className="tags theme-doc-footer-tags-row">
      {tags.map(({label, href}) =>
        href === undefined ? (
          <span className="chip" key={label}>
            {label}
          </span>
        ) : (
          <a className="chip" href={href} rel="tag" key={label}>
            {label}
          </a>
        ),
      )}
    </span>
  );
}

/** The way to the source of a page. */
export function EditLink({href}: {readonly href: string}) {
  const text = useText();
  return (
    <a className="theme-edit-this-page" href={href} {...EXTERNAL_LINK}>
      <EditIcon small />
      {text('theme.common.editThisPage')}
      <ExternalHint />
    </a>
  );
}
