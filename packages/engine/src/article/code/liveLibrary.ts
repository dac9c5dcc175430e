import {realpathSync} from 'node:fs';
import {join} from 'node:path';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {findModuleFile} from '../../config/docusaurus/common/findModuleFile.ts';
import {findPackage} from '../../cache/findPackage.ts';
import {readManifest} from '../../config/schema/manifest.ts';

/** The library that runs live code in the page. */
export interface LiveLibrary {
  /** What to import: the module of the package `react-live`, absolute. */
  readonly module: string;
  /** The site's own module of names that live code may use; undefined for those of React alone. */
  readonly scope: string | undefined;
}

/**
 * Finds the package `react-live` in the folder of a site or above it, or beside the theme that sites of Docusaurus have for
 * live code, and the site's `ReactLiveScope`; undefined where the site wants none or the package is not installed. It is no dependency of ours:
 * it compiles JSX in the browser, 0.2 MB that few sites want.
 */
export function findLiveLibrary({
  dir,
  file,
  config,
}: Pick<LoadedConfig, 'dir' | 'file' | 'config'>): LiveLibrary | undefined {
  if (!config.markdown.liveCode) return undefined;
  const theme = findPackage(dir, '@docusaurus/theme-live-codeblock');
  const folder =
    findPackage(dir, 'react-live') ?? (theme && findPackage(realpathSync(theme), 'react-live'));
  if (folder === undefined) return undefined;
  const base = join(dir, isForeignConfig(file) ? 'src/theme' : 'theme', 'ReactLiveScope');
  return {
    module: moduleOf(folder),
    scope: findModuleFile(base),
  };
}

/** Returns the module of a package that bundlers take. */
function moduleOf(folder: string): string {
  const {module, main} = readManifest(folder);
  return join(folder, module ?? main ?? 'index.js');
}
