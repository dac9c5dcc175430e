import {usePage, useSite} from '../base/context.tsx';
import type {SiteVersion} from '../types/site.ts';

/** A version of the notes as components of Docusaurus know it. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Address of its main page. */
  readonly path: string;
}

/** What stands for the only version of a site that tells of none. */
const ONLY = {name: 'current', label: 'Next', isLast: true};

const toDocsVersion = ({name, label, isLast, href}: SiteVersion): DocsVersion => ({
  name,
  label,
  isLast,
  path: href,
});

/**
 * Lists the versions of a collection of notes, newest first.
 * @param pluginId id of the collection. @default 'default'
 */
export function useVersions(pluginId = 'default'): readonly DocsVersion[] {
  const {versions, baseUrl} = useSite();
  const own = versions.filter(({collection = 'default'}) => collection === pluginId);
  return own.length > 0 ? own.map(toDocsVersion) : [{...ONLY, path: baseUrl}];
}

/** Gives the version that readers get who chose none. */
export function useLatestVersion(pluginId?: string): DocsVersion {
  const versions = useVersions(pluginId);
  return versions.find(({isLast}) => isLast) ?? versions[0]!;
}

/** Gives the version that the page belongs to; undefined on pages that are no notes. */
export function useActiveVersion(pluginId?: string): DocsVersion | undefined {
  const versions = useVersions(pluginId);
  const page = usePage();
  if (page.kind !== 'doc') return undefined;
  const name = page.version?.name ?? ONLY.name;
  return versions.find((version) => version.name === name);
}

/** Gives the version that a link into the notes may lead to: that of the page, else the last. */
export function useDocsVersionCandidates(pluginId?: string): readonly DocsVersion[] {
  const active = useActiveVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  return [active ?? latest];
}
