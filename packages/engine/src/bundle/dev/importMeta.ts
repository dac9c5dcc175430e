import type * as Runners from 'vite/module-runner';

/**
 * Makes `import.meta` of a module. What `resolve` takes is made when it is called: before Node 22.15 that is a thread, through which all
 * imports of the process pass from then on.
 */
export function createImportMeta(
  path: string,
  {
    createDefaultImportMeta,
    createNodeImportMeta,
  }: Pick<typeof Runners, 'createDefaultImportMeta' | 'createNodeImportMeta'>,
): Runners.ModuleRunnerImportMeta {
  return {
    ...createDefaultImportMeta(path),
    main: false,
    resolve: (id, parent) => createNodeImportMeta(path).resolve(id, parent),
  };
}
