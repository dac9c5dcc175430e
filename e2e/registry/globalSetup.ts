import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {TestProject} from 'vitest/node';
import {packAll} from '../../scripts/release/pack.mjs';
import {type Registry, startRegistry} from './registry.ts';
import {installTools, type Tools} from './tools.ts';

declare module 'vitest' {
  interface ProvidedContext {
    registry: Pick<Registry, 'url'>;
    tools: Tools;
    /** Folder outside the repository in which sites are made. */
    folder: string;
  }
}

/** Publishes all packages to a registry of this machine, which stays until the last site is made. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wuya-registry-')));
  const tools = installTools();
  const registry = await startRegistry(tools, join(folder, 'registry'));
  try {
    for (const {tarball} of packAll(join(folder, 'tarballs'))) await registry.publish(tarball);
  } catch (error) {
    await registry.stop();
    throw error;
  }
  project.provide('registry', {url: registry.url});
  project.provide('tools', tools);
  project.provide('folder', folder);
  return async () => {
    await registry.stop();
    rmSync(folder, {recursive: true, force: true});
  };
}
