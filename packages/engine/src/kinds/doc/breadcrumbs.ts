import type {Crumb, SiteData} from '@wuya/theme/types';
import type {DocIndex, Placement} from './docIndex.ts';

/** Lists the way from home over section and categories to a page of a sidebar. `label` words its end, given the label of its item. */
export function breadcrumbsOf({
  permalink,
  label,
  placement,
  index,
  section,
  site,
  home,
}: {
  readonly permalink: string;
  label(ofItem: string | undefined): string;
  readonly placement: Placement;
  readonly index: DocIndex;
  readonly section: SiteData['sections'][number] | undefined;
  readonly site: SiteData;
  readonly home: string;
}): Crumb[] {
  const {path} = placement;
  const hrefOf = (node: (typeof path)[number]) =>
    node.kind !== 'category'
      ? undefined
      : node.docId === undefined
        ? node.index?.permalink
        : index.byId.get(node.docId)!.permalink;
  const above = path.slice(0, -1).map((node): Crumb => {
    const href = hrefOf(node);
    return {label: 'label' in node ? node.label : '', ...(href !== undefined && {href})};
  });
  const last = path.at(-1);
  const isSectionPage = section?.href === permalink;
  return [
    {label: home, href: site.homeHref ?? site.baseUrl},
    ...(section && !isSectionPage ? [{label: section.label, href: section.href}] : []),
    ...above,
    {label: label(last && 'label' in last ? last.label : undefined)},
  ];
}

/** Prints breadcrumbs as structured data: those that are links, home left out, and the page itself where its address is given. */
export function breadcrumbList(
  crumbs: readonly Crumb[],
  origin: string,
  permalink?: string,
): {jsonLd?: readonly unknown[]} {
  const whole =
    permalink === undefined
      ? crumbs
      : [...crumbs.slice(0, -1), ...crumbs.slice(-1).map((own) => ({...own, href: permalink}))];
  const links = whole.slice(1).filter(({href}) => href !== undefined);
  if (links.length === 0) return {};
  const itemListElement = links.map((crumb, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: crumb.label,
    item: origin + crumb.href,
  }));
  return {jsonLd: [{'@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement}]};
}
