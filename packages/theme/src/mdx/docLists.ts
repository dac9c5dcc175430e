import {remember} from '../base/remember.ts';
import type {ListedDoc} from '../types/docLists.ts';
import {docLists} from './docListData.ts';
import {createDataHooks} from './globalData.ts';
import {
  type DocsVersion,
  useActiveDocContext,
  useActivePlugin,
  useActiveVersion,
  useAllDocsData,
  useDocsData,
  useDocsVersion,
  useDocsVersionCandidates,
  useDocVersionSuggestions,
  useLatestVersion,
  useVersions,
} from './versions.ts';

const docsOf = (pluginId: string, version: string): readonly ListedDoc[] =>
  docLists[pluginId]?.[version] ?? NO_DOCS;
const NO_DOCS: readonly ListedDoc[] = [];

/** A version with its notes. */
type ListedVersion = DocsVersion & {
  readonly docs: readonly ListedDoc[];
  /** Id of the note that is its main page, else of the first one; undefined where it has none. */
  readonly mainDocId: string | undefined;
};

/** What each version is with its notes: components compare versions. */
const listedOf = remember((_version: DocsVersion) => new Map<string, ListedVersion>());

function withDocs(version: DocsVersion, pluginId: string): ListedVersion {
  const known = listedOf(version);
  const docs = docsOf(pluginId, version.name);
  const found = known.get(pluginId);
  if (found?.docs === docs) return found;
  const main = docs.find(({path}) => path === version.path) ?? docs[0];
  const listed = {...version, docs, mainDocId: main?.id};
  known.set(pluginId, listed);
  return listed;
}

/** Gives the version of the page with its notes by their ids. */
export function useListedDocsVersion() {
  const own = useDocsVersion();
  const docs = docsOf(own.pluginId, own.version).map((doc): [string, ListedDoc] => [doc.id, doc]);
  return {...own, docs: Object.fromEntries(docs)};
}

/** Gives the entry of a note in the lists of the version of the page; undefined for no id. @throws for an id of no note */
export function useDocById(id: string | undefined): ListedDoc | undefined {
  const {docs} = useListedDocsVersion();
  if (!id) return undefined;
  const doc = docs[id];
  if (doc === undefined) throw new Error(`no version doc found by id=${id}`);
  return doc;
}

/** Gives the note of an id where a link of the layout leads: in the version of the page, else in the last; null for none. */
export function useLayoutDoc(id: string, pluginId = 'default'): ListedDoc | null {
  const candidates = useDocsVersionCandidates(pluginId);
  const latest = useLatestVersion(pluginId);
  const docs = [...candidates, latest].flatMap(({name}) => docsOf(pluginId, name));
  return docs.find((doc) => doc.id === id) ?? null;
}

/** Gives the versions of a collection with their notes. */
export function useListedVersions(pluginId = 'default'): readonly ListedVersion[] {
  return useVersions(pluginId).map((version) => withDocs(version, pluginId));
}

/** Gives the default version, with its notes. */
export function useListedLatestVersion(pluginId = 'default'): ListedVersion {
  return withDocs(useLatestVersion(pluginId), pluginId);
}

/** Gives the version of the page with its notes; undefined on pages that are no notes. */
export function useListedActiveVersion(pluginId = 'default'): ListedVersion | undefined {
  const version = useActiveVersion(pluginId);
  return version && withDocs(version, pluginId);
}

/** Gives the version that a link into the notes may lead to, with its notes: that of the page, else the last. */
export function useListedDocsVersionCandidates(pluginId = 'default'): readonly ListedVersion[] {
  return useDocsVersionCandidates(pluginId).map((version) => withDocs(version, pluginId));
}

/** Gives the version, with its notes, and the note that the page is, and the same note in other versions. */
export function useListedActiveDocContext(pluginId = 'default'): Omit<
  ReturnType<typeof useActiveDocContext>,
  'activeVersion'
> & {
  readonly activeVersion: ListedVersion | undefined;
} {
  const {activeVersion, ...context} = useActiveDocContext(pluginId);
  return {...context, activeVersion: activeVersion && withDocs(activeVersion, pluginId)};
}

/** Gives what is known of a collection, with its notes. */
export function useListedDocsData(pluginId = 'default') {
  const data = useDocsData(pluginId);
  return {...data, versions: data.versions.map((version) => withDocs(version, pluginId))};
}

/** Gives where a reader of an old version is led: the version with its notes. */
export function useListedDocVersionSuggestions(pluginId = 'default'): Omit<
  ReturnType<typeof useDocVersionSuggestions>,
  'latestVersionSuggestion'
> & {
  readonly latestVersionSuggestion: ListedVersion;
} {
  const {latestVersionSuggestion, ...others} = useDocVersionSuggestions(pluginId);
  return {...others, latestVersionSuggestion: withDocs(latestVersionSuggestion, pluginId)};
}

/** Gives the collection that the page belongs to, with its notes; undefined on pages that are no notes. */
export function useListedActivePlugin() {
  const active = useActivePlugin();
  const pluginData = useListedDocsData(active?.pluginId);
  return active && {...active, pluginData};
}

/** Gives the collections of notes by their ids, with their notes. */
export function useListedAllDocsData() {
  return Object.fromEntries(
    Object.entries(useAllDocsData()).map(([id, data]) => [
      id,
      {...data, versions: data.versions.map((version) => withDocs(version, id))},
    ]),
  );
}

const data = createDataHooks(useListedAllDocsData);

/** Gives the data of all plugins, with the notes. */
export const useListedGlobalData = data.useAll;

/** Gives the data of all instances of a plugin, with the notes of a collection. */
export const useListedAllPluginInstancesData = data.useInstances;

/** Gives the data of one instance of a plugin, with the notes of a collection. */
export const useListedPluginData = data.useOne;
