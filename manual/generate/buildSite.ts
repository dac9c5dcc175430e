import {mkdirSync, readFileSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {build} from '../../packages/engine/src/build/build.ts';
import type {BundleMaker} from '../../packages/engine/src/bundle/make/buildBundle.ts';
import {writeFiles} from '../../packages/engine/test/helpers/site.ts';
import {stubBundle} from '../../packages/engine/test/helpers/stubBundle.ts';
import {MANUAL} from './pages.ts';

/** Lets a folder find the packages of the project. */
export function linkPackages(dir: string): void {
  mkdirSync(dir, {recursive: true});
  symlinkSync(join(MANUAL, '../node_modules'), join(dir, 'node_modules'));
}

/** Takes the import out of a configuration: the package is not compiled here, and all that its function does is to type. */
export function makePlain(dir: string): void {
  const config = readFileSync(join(dir, 'wuya.config.ts'), 'utf8');
  const plain = config.replace(/^import .*@wuya\/engine';$/m, '').replace('defineConfig(', '(');
  writeFiles(dir, {'wuya.config.ts': plain});
}

/** Builds a site without its scripts, or as told; returns what it found, errors thrown. */
export async function buildSite(
  dir: string,
  makeBundle: BundleMaker = stubBundle,
): Promise<readonly string[]> {
  makePlain(dir);
  const {diagnostics} = await build({dir, makeBundle});
  return diagnostics.map(({code, place}) => `${code} ${place?.file ?? ''}`);
}
