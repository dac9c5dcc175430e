import {usePage, useSite} from '../base/context.tsx';
import {remember} from '../base/remember.ts';
import {versionOf} from '../nav/versionOf.ts';
import type {SiteData, SiteVersion} from '../types/site.ts';

/** A version of the notes as components of Docusaurus know it. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Address of its main page. */
  readonly path: string;
  /** Its notes, where lists of them are not in pages. */
  readonly docs: readonly unknown[];
}

/** Stands for the only version of a site that names none. */
const ONLY = {name: 'current', label: 'Next', isLast: true};

const toDocsVersion = remember(({name, label, isLast, href}: SiteVersion): DocsVersion => ({
  name,
  label,
  isLast,
  path: href,
  docs: [],
}));

/** The only version of each collection that names none, by its id. */
const onlyOf = remember((_site: SiteData['versions']) => new Map<string, DocsVersion>());

function versionsOf({versions, baseUrl}: SiteData, pluginId: string): readonly DocsVersion[] {
  const own = versions.filter(({collection = 'default'}) => collection === pluginId);
  if (own.length > 0) return own.map(toDocsVersion);
  const known = onlyOf(versions);
  const only = known.get(pluginId) ?? {...ONLY, path: baseUrl, docs: []};
  known.set(pluginId, only);
  return [only];
}

const lastOf = (versions: readonly DocsVersion[]): DocsVersion =>
  versions.find(({isLast}) => isLast) ?? versions[0]!;

/**
 * Lists the versions of a collection of notes, newest first.
 * @param pluginId id of the collection. @default 'default'
 */
export function useVersions(pluginId = 'default'): readonly DocsVersion[] {
  return versionsOf(useSite(), pluginId);
}

/** Gives the default version: that of readers who chose none. */
export function useLatestVersion(pluginId?: string): DocsVersion {
  return lastOf(useVersions(pluginId));
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

/** Data of a collection of notes in the form of Docusaurus. */
export interface DocsData {
  readonly path: string;
  readonly versions: readonly DocsVersion[];
  readonly breadcrumbs: boolean;
}

function toDocsData(versions: readonly DocsVersion[]): DocsData {
  return {
    path: lastOf(versions).path,
    versions,
    breadcrumbs: true,
  };
}

/** Gives what is known of a collection of notes; lists of its notes are not in pages, and empty. */
export function useDocsData(pluginId?: string): DocsData {
  return toDocsData(useVersions(pluginId));
}

/** Gives the collections of notes by their ids. */
export function useAllDocsData(): Readonly<Record<string, DocsData>> {
  const site = useSite();
  const ids = ['default', ...site.versions.map(({collection = 'default'}) => collection)];
  return Object.fromEntries(ids.map((id) => [id, toDocsData(versionsOf(site, id))]));
}

/** Gives the collection that the page belongs to; undefined on pages that are no notes. */
export function useActivePlugin():
  | {readonly pluginId: string; readonly pluginData: DocsData}
  | undefined {
  const page = usePage();
  const pluginId = (page.kind === 'doc' && page.version?.collection) || 'default';
  const pluginData = useDocsData(pluginId);
  return page.kind === 'doc' ? {pluginId, pluginData} : undefined;
}

/** What Docusaurus knows of a note in one of its versions. */
interface DocInVersion {
  readonly id: string;
  readonly path: string;
}

/** Gives the version and the note that the page is, and the same note in other versions; all empty on pages that are no notes. */
export function useActiveDocContext(pluginId?: string): {
  readonly activeVersion: DocsVersion | undefined;
  readonly activeDoc: (DocInVersion & {readonly sidebar?: string}) | undefined;
  readonly alternateDocVersions: Readonly<Record<string, DocInVersion>>;
} {
  const activeVersion = useActiveVersion(pluginId);
  const page = usePage();
  if (page.kind !== 'doc' || activeVersion === undefined)
    return {activeVersion: undefined, activeDoc: undefined, alternateDocVersions: {}};
  const {id, path, sidebar, version} = page;
  const others = Object.entries(version?.hrefs ?? {[activeVersion.name]: path});
  return {
    activeVersion,
    activeDoc: {id, path, ...(sidebar && {sidebar: sidebar.name})},
    alternateDocVersions: Object.fromEntries(
      others.map(([name, href]) => [name, {id, path: href}]),
    ),
  };
}

/** Gives the version of the note that the page is, as its components ask for it. */
export function useDocsVersion(): {
  readonly pluginId: string;
  readonly version: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly badge: boolean;
  readonly banner: 'unreleased' | 'unmaintained' | null;
} {
  const page = usePage();
  const own = versionOf(page);
  const pluginId = own?.collection ?? 'default';
  const active = useActiveVersion(pluginId) ?? {...ONLY};
  return {
    pluginId,
    version: active.name,
    label: active.label,
    isLast: active.isLast,
    badge: own?.hasBadge ?? false,
    banner: own?.banner ?? null,
  };
}

/** Gives the version that a reader prefers: none is kept here, the page says which it is of. */
export function useDocsPreferredVersion(): {
  readonly preferredVersion: null;
  savePreferredVersionName(name: string): void;
} {
  return {preferredVersion: null, savePreferredVersionName: () => undefined};
}

/** Gives where a reader of an old version is led. */
export function useDocVersionSuggestions(pluginId?: string): {
  readonly latestDocSuggestion: DocInVersion | undefined;
  readonly latestVersionSuggestion: DocsVersion;
} {
  const latest = useLatestVersion(pluginId);
  const {alternateDocVersions} = useActiveDocContext(pluginId);
  return {
    latestDocSuggestion: alternateDocVersions[latest.name],
    latestVersionSuggestion: latest,
  };
}
