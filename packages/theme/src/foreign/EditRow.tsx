import type {ReactNode} from 'react';
import type {EditRowProps} from '../base/EditRow.tsx';
import {Swizzled} from './Swizzled.tsx';

export * from '../base/EditRow.tsx';

/** The way to the source of a page, by `src/theme/EditMetaRow` of a Docusaurus site, which gets when it was changed too. */
export function EditRow({page, children}: EditRowProps): ReactNode {
  const {editUrl, lastUpdated, lastUpdatedBy} = page;
  if (editUrl === undefined && lastUpdated === undefined && lastUpdatedBy === undefined)
    return children;
  const given = {
    className: 'margin-top--sm',
    editUrl,
    lastUpdatedAt: lastUpdated && Date.parse(lastUpdated),
    lastUpdatedBy,
  };
  return (
    <Swizzled name="EditMetaRow" given={given}>
      {children}
    </Swizzled>
  );
}
