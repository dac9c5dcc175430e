import {usePage, useSite} from '../base/context.tsx';
import {isActiveTarget} from '../nav/isActiveTarget.ts';
import type {NavDropdown, NavTarget} from '../types.ts';

/**
 * Makes the list of versions or languages for a component that asks for one by its type alone, where the configuration has no such item.
 * @returns undefined where the site has no two of them
 */
export function useToldList(
  role: 'locale' | 'version',
  collection = 'default',
): Pick<NavDropdown, 'label' | 'items'> | undefined {
  const site = useSite();
  const page = usePage();
  const items = role === 'locale' ? listLanguages(site) : listVersions(site, collection);
  if (items.length < 2) return undefined;
  const last = site.versions.find(
    (one) => one.isLast && (one.collection ?? 'default') === collection,
  );
  const shown =
    items.find((item) => isActiveTarget(item, page, site)) ??
    items.find(({version}) => version !== undefined && version === last?.name);
  return {label: (shown ?? items[0]!).label, items};
}

type Site = ReturnType<typeof useSite>;

const listLanguages = ({languages = []}: Site): readonly NavTarget[] =>
  languages.map(({locale, label, baseUrl}) => ({
    kind: 'link',
    label,
    href: baseUrl,
    external: false,
    locale,
  }));

const listVersions = ({versions}: Site, wanted: string): readonly NavTarget[] =>
  versions
    .filter(({collection = 'default'}) => collection === wanted)
    .map(({name, label, href, collection}) => ({
      kind: 'link',
      label,
      href,
      external: false,
      version: name,
      ...(collection !== undefined && {collection}),
    }));
