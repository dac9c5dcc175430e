import type {SyntheticEvent} from 'react';
import {usePage, useSite} from '../base/context.tsx';
import {useVersionedTarget} from '../hooks/useActiveVersion.ts';
import {localeHref} from '../nav/localeHref.ts';
import {versionOf} from '../nav/versionOf.ts';
import {preferredVersionKey} from '../nav/preferredVersion.ts';
import {localStore} from '../base/storage.ts';
import type {NavTarget} from '../types.ts';
import {attributesOf, ExternalHint} from './ExternalHint.tsx';
import {OutwardIcon} from './Icons.tsx';

export interface NavTargetLinkProps {
  readonly item: NavTarget;
  readonly isCurrent: boolean;
}

/** A link in a dropdown: to a page, a version (which is then preferred) or this page in another language. */
export function NavTargetLink({item: written, isCurrent}: NavTargetLinkProps) {
  const item = useVersionedTarget(written);
  const {baseUrl, languages} = useSite();
  const page = usePage();
  // The query and the fragment are only known in the browser, and may change without a navigation: read before any use,
  // so that the middle button and the menu of the link have them as well.
  const keepPlace = ({currentTarget}: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = hrefOf() + location.search + location.hash;
  };
  const onClick = (event: SyntheticEvent<HTMLAnchorElement>) => {
    if (item.version !== undefined)
      localStore.set(preferredVersionKey(item.collection), item.version);
    keepPlace(event);
  };
  const own = versionOf(page);
  const inVersion =
    item.version !== undefined && own?.collection === item.collection
      ? own?.hrefs[item.version]
      : undefined;
  const hrefOf = () =>
    item.locale === undefined
      ? (inVersion ?? item.href)
      : (page.languages?.[item.locale] ??
        (languages ? item.href : localeHref(page.path, baseUrl, item.href)));
  const keeps = item.version !== undefined || item.locale !== undefined;
  return (
    <a
      className={item.className}
      href={hrefOf()}
      lang={item.locale}
      target={item.locale === undefined ? undefined : '_self'}
      data-reload={item.locale === undefined ? undefined : ''}
      aria-current={isCurrent ? (keeps ? 'true' : 'page') : undefined}
      {...(keeps && {
        onClick,
        onFocus: keepPlace,
        onPointerEnter: keepPlace,
        onPointerDown: keepPlace,
      })}
      {...attributesOf(item)}
    >
      {item.label}
      {item.external && <OutwardIcon small />}
      {item.external && <ExternalHint />}
    </a>
  );
}
