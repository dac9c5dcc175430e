import {existsSync} from 'node:fs';
import {sep} from 'node:path';
import type {Plugin} from 'vitest/config';

/** A module of a package that is published compiled. The theme and the client are published as sources, for the bundler. */
const SOURCE = /\/packages\/(?:create-wuya|engine|search)\/src\/(.+)\.ts$/;

const MODULE = /\.[cm]?[jt]sx?$/;

/** Path of a source → path of what the compiler made of it; undefined for tests, what only tests import, and other files. */
export function toCompiled(path: string): string | undefined {
  const [, inner] = SOURCE.exec(path.replaceAll(sep, '/')) ?? [];
  if (inner === undefined) return undefined;
  const folder = path.slice(0, -`src/${inner}.ts`.length);
  const compiled = `${folder}dist/${inner}.js`;
  return existsSync(compiled) ? compiled : undefined;
}

/**
 * Gives tests the compiled modules, which must be those of the sources: nothing is transformed, and code runs as it is
 * published. 41 → 34 CPU s for the tests beside the sources.
 */
export function compiledModules(): Plugin {
  return {
    name: 'wuya:compiled-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // Reporters are imported from the folder of the project, which is no module.
      if (!importer || !MODULE.test(importer) || !existsSync(importer)) return undefined;
      const found = await this.resolve(source, importer, {...options, skipSelf: true});
      return found && (toCompiled(found.id) ?? found);
    },
  };
}
