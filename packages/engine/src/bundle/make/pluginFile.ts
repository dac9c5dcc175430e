import {basename} from 'node:path';
import {findConfigFile} from '../../config/configFile.ts';
import type {BundlePlan} from '../plan/bundlePlan.ts';

/**
 * Names the configuration whose own plugins of Vite the bundler runs; undefined where there are none. Those of a Docusaurus site are
 * ours, and of its many modules a bundle takes a minute without anything being wrong.
 */
export function pluginFileOf({
  dir,
  isForeign,
  viteHash,
}: Pick<BundlePlan, 'dir' | 'isForeign' | 'viteHash'>): string | undefined {
  return viteHash === null || isForeign ? undefined : basename(findConfigFile(dir) ?? dir);
}
