import type {MouseEvent} from 'react';
import {usePage, useSite} from '../context.tsx';
import {useVersionedTarget} from '../hooks/useActiveVersion.ts';
import {useHydrated} from '../hooks/useHydrated.ts';
import {localeHref} from '../nav/localeHref.ts';
import {PREFERRED_VERSION_KEY} from '../nav/preferredVersion.ts';
import {localStore} from '../storage.ts';
import type {NavTarget} from '../types.ts';
import {EXTERNAL_LINK, ExternalHint} from './ExternalHint.tsx';
import {OutwardIcon} from './Icons.tsx';

export interface NavTargetLinkProps {
  readonly item: NavTarget;
  readonly isCurrent: boolean;
}

/** A link in a dropdown: to a page, a version (which is then preferred) or this page in another language. */
export function NavTargetLink({item: written, isCurrent}: NavTargetLinkProps) {
  const item = useVersionedTarget(written);
  const {baseUrl} = useSite();
  const page = usePage();
  // The query and the fragment are only known in the browser, and may change without a navigation: read at the click.
  const isHydrated = useHydrated();
  const rest = () => (isHydrated ? location.search + location.hash : '');
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (item.version !== undefined) localStore.set(PREFERRED_VERSION_KEY, item.version);
    event.currentTarget.href = hrefOf() + rest();
  };
  const inVersion = item.version !== undefined && page.kind === 'doc' ? page.version?.hrefs[item.version] : undefined;
  const hrefOf = () => (item.locale === undefined ? (inVersion ?? item.href) : localeHref(page.path, baseUrl, item.href));
  const keeps = item.version !== undefined || item.locale !== undefined;
  return (
    <a
      className={item.className}
      href={hrefOf()}
      lang={item.locale}
      target={item.locale === undefined ? undefined : '_self'}
      data-reload={item.locale === undefined ? undefined : ''}
      aria-current={isCurrent ? (keeps ? 'true' : 'page') : undefined}
      onClick={keeps ? onClick : undefined}
      {...(item.external ? EXTERNAL_LINK : undefined)}
    >
      {item.label}
      {item.external && <OutwardIcon small />}
      {item.external && <ExternalHint />}
    </a>
  );
}
