import type {Plugin} from 'vite';

/**
 * Makes modules again that import what was missing, once files come. Vite does so for browsers alone: while it renders pages it
 * leaves what it does not find to Node, and keeps that answer.
 */
export function missingModules(): Plugin {
  /** Ids of modules with an import that leads nowhere. */
  const importers = new Set<string>();
  return {
    name: 'wuya:missing-modules',
    enforce: 'post',
    resolveId: {
      order: 'post', // the plugin that is asked last is asked for what no other found
      handler(_id, importer) {
        if (importer !== undefined && this.environment.name === 'ssr') importers.add(importer);
      },
    },
    // A new file may be reported as written: asking for it made a module of it.
    hotUpdate({modules}) {
      if (importers.size === 0 || this.environment.name !== 'ssr') return undefined;
      const {moduleGraph} = this.environment;
      const found = [...importers].flatMap((id) => moduleGraph.getModuleById(id) ?? []);
      importers.clear();
      return [...new Set([...modules, ...found])];
    },
  };
}
