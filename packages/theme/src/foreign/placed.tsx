import {usePage, useParts} from '../base/context.tsx';
import type {PageLink} from '../types.ts';
import {Breadcrumbs} from './Breadcrumbs.tsx';
import {Pager} from './Pager.tsx';

/** The way to the note around a component. */
export function DocBreadcrumbs() {
  const page = usePage();
  return page.kind === 'doc' && <Breadcrumbs crumbs={page.breadcrumbs} />;
}

interface ForeignLink {
  readonly title: string;
  readonly permalink: string;
}

export interface DocPaginatorProps {
  readonly previous?: ForeignLink;
  readonly next?: ForeignLink;
}

/** The neighbours of a note. */
export function DocPaginator({previous, next}: DocPaginatorProps) {
  return <Pager previous={toLink(previous)} next={toLink(next)} />;
}

const toLink = (link?: ForeignLink): PageLink | undefined =>
  link && {title: link.title, href: link.permalink};

/** What names the version of a note; nothing in a site with one. */
export function DocVersionBadge() {
  const {VersionBadge} = useParts();
  return VersionBadge && <VersionBadge />;
}

/** What says that a note is of another version. */
export function DocVersionBanner() {
  const {VersionBanner} = useParts();
  return VersionBanner && <VersionBanner />;
}
