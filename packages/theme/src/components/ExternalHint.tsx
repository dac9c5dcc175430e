import {useText} from '../base/context.tsx';

/** Attributes of a link that leaves the site. */
export const EXTERNAL_LINK = {target: '_blank', rel: 'noopener noreferrer'} as const;

/** Says, for readers of speech only, that a link opens a new window. */
export function ExternalHint() {
  const text = useText();
  return <span className="vh">{text('theme.IconExternalLink.ariaLabel')}</span>;
}
