import {absent} from './absent.tsx';
import {pluginData} from './foreignConfig.ts';

/** Data of the plugins of a site, by their names and ids. */
type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Gives the data that plugins of the site made for all components. */
export function useGlobalData(): GlobalData {
  return pluginData;
}

/** Gives the data of all instances of a plugin by their ids; one that does not run here says nothing. */
export function useAllPluginInstancesData(name: string): Readonly<Record<string, unknown>> {
  return pluginData[name] ?? (absent as Readonly<Record<string, unknown>>);
}

/** Gives the data of one instance of a plugin; one that does not run here says nothing. */
export function usePluginData(name: string, id = 'default'): unknown {
  return pluginData[name]?.[id] ?? absent;
}
