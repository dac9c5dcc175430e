import type {EditLinkProps} from '../components/EditLink.tsx';
import {partOf} from '../base/partOf.tsx';
import {EditThisPage} from './foot.tsx';

const Edit = partOf('EditThisPage', EditThisPage);

/** The way to the source of a page, by `src/theme/EditThisPage` of a Docusaurus site. */
export function EditLink({href}: EditLinkProps) {
  return <Edit editUrl={href} />;
}
