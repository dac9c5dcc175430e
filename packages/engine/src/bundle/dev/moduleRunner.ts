import {buildErrorMessage, createServerModuleRunnerTransport, type DevEnvironment} from 'vite';
import * as runners from 'vite/module-runner';
import {thrownText} from '../../errors/thrownText.ts';
import {createImportMeta} from './importMeta.ts';

/** Runs modules that Vite makes for what renders pages. */
export interface ModuleRunner {
  /** Runs a module as it is by now, and those that it imports: each once while it is as it was. */
  load(path: string): Promise<unknown>;
}

/** Creates what runs modules in this process, as `ssrLoadModule` does, without a thread for `import.meta`. */
export function createModuleRunner(environment: DevEnvironment): ModuleRunner {
  const runner = new runners.ModuleRunner(
    {
      transport: createServerModuleRunnerTransport({channel: environment.hot}),
      createImportMeta: (path) => createImportMeta(path, runners),
      sourcemapInterceptor: false,
      hmr: false,
    },
    new runners.ESModulesEvaluator(),
  );
  let told: unknown;
  return {
    async load(path) {
      try {
        return await runner.import(path);
      } catch (error) {
        if (error !== told) tell(error, path, environment);
        told = error;
        throw error;
      }
    },
  };
}

/** Tells what a module throws: the same is thrown again until one of its modules is another. */
function tell(thrown: unknown, path: string, {logger}: DevEnvironment): void {
  const error = thrown instanceof Error ? thrown : new Error(thrownText(thrown));
  const words = `Error when evaluating SSR module ${path}: ${error.message}`;
  logger.error(buildErrorMessage(error, [words]), {timestamp: true, error});
}
