import {absent} from './absent.tsx';
import {pluginData} from './foreignConfig.ts';
import {useAllDocsData} from './versions.ts';

/** Data of the plugins of a site, by their names and ids. */
type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The plugin whose data the site itself has: its notes by the ids of their collections. */
const DOCS = 'docusaurus-plugin-content-docs';

/** Makes the hooks for data of plugins. @param useDocs their data of notes */
export function createDataHooks(useDocs: () => Readonly<Record<string, unknown>>) {
  const useAll = (): GlobalData => ({[DOCS]: useDocs(), ...pluginData});
  const useInstances = (name: string) =>
    useAll()[name] ?? (absent as Readonly<Record<string, unknown>>);
  const useOne = (name: string, id = 'default'): unknown => useAll()[name]?.[id] ?? absent;
  return {useAll, useInstances, useOne};
}

const {useAll, useInstances, useOne} = createDataHooks(useAllDocsData);

/** Gives the data that plugins of the site made for all components, and what is known of notes. */
export const useGlobalData = useAll;

/** Gives the data of all instances of a plugin by their ids; one that does not run here says nothing. */
export const useAllPluginInstancesData = useInstances;

/** Gives the data of one instance of a plugin; one that does not run here says nothing. */
export const usePluginData = useOne;
