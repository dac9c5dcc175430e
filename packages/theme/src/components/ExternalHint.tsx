import {useText} from '../base/context.tsx';

/** Attributes of a link that leaves the site. */
export const EXTERNAL_LINK = {target: '_blank', rel: 'noopener noreferrer'} as const;

/** Gives a link that the configuration names the attributes of where it leads: outside, or to a file beside the pages. */
export function attributesOf({
  external,
  reload,
}: {
  readonly external?: boolean;
  readonly reload?: boolean;
}): Record<string, string> | undefined {
  return external ? EXTERNAL_LINK : reload ? {'data-reload': ''} : undefined;
}

/** Says, for screen readers only, that a link opens a new window. */
export function ExternalHint() {
  const text = useText();
  return <span className="vh">{text('theme.IconExternalLink.ariaLabel')}</span>;
}
