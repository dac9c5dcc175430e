import {useText} from '../base/context.tsx';
import {EXTERNAL_LINK, ExternalHint} from './ExternalHint.tsx';
import {EditIcon} from './Icons.tsx';

export interface EditLinkProps {
  readonly href: string;
}

/** The way to the source of a page. */
export function EditLink({href}: EditLinkProps) {
  const text = useText();
  return (
    <a className="theme-edit-this-page" href={href} {...EXTERNAL_LINK}>
      <EditIcon small />
      {text('theme.common.editThisPage')}
      <ExternalHint />
    </a>
  );
}
