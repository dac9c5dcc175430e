import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {append} from '../../cache/append.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import type {SiteModel} from '../model.ts';
import {findMissingFolders} from './missingFolders.ts';
import {findUnusedFiles} from './orphans.ts';
import {findUnreadFolders} from './unreadFolders.ts';

/**
 * Finds what is known once all articles are resolved: files that nothing uses, and what is wrong with the site's own
 * components and plugins. What reads code is loaded where there is some.
 */
export async function findLateProblems(
  site: LoadedConfig,
  {content, assets}: Pick<SiteModel, 'content' | 'assets'>,
): Promise<Diagnostic[]> {
  const problems = [
    ...findUnusedFiles(site, content, assets.files),
    ...findUnreadFolders(site, content),
    ...findMissingFolders(site),
  ];
  if (existsSync(join(site.dir, 'theme'))) {
    const {checkOverrides} = await import('./overrides.ts');
    append(problems, checkOverrides(site.dir));
  }
  if (hasRemarkPlugins(site)) {
    const {checkPlugins} = await import('./plugins.ts');
    append(problems, checkPlugins(site));
  }
  return problems;
}

function hasRemarkPlugins({config: {markdown, docs, blog, pages}}: LoadedConfig): boolean {
  const options = [markdown, ...docs, ...blog, ...pages];
  return options.some(({remarkPlugins}) => remarkPlugins.length > 0);
}
