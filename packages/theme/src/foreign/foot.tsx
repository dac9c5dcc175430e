import {EditLink} from '../components/EditLink.tsx';

/** The way to the source of a page; nothing where the site names none. */
export function EditThisPage({editUrl}: {readonly editUrl?: string}) {
  return editUrl !== undefined && <EditLink href={editUrl} />;
}
