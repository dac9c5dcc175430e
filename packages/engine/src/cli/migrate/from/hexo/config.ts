import type {OldFolder} from '../common/migration.ts';

const MAIN = ['_config.yml', '_config.yaml', '_config.json'] as const;
const NAMED = /^_config\.[\w-]+\.ya?ml$/;
/** Settings that the site has and its theme has not. */
const OF_SITE = /^(?:permalink|source_dir|new_post_name|public_dir):/m;
const NOTE = /^source\/.*\.(?:md|markdown)$/i;

/**
 * Finds the settings of a site of Hexo; those that `--config` names (`_config.main.yml`) where there are no others.
 * @returns undefined for a folder that is no such site, or a theme without notes
 */
export function findHexoConfig(folder: OldFolder): string | undefined {
  if (!folder.paths.some((path) => NOTE.test(path))) return undefined;
  if (folder.has(MAIN[0])) return MAIN[0];
  if (!folder.has('package.json') || !/"hexo"\s*:/.test(folder.read('package.json')))
    return undefined;
  return (
    MAIN.find((path) => folder.has(path)) ??
    folder.paths.find((path) => NAMED.test(path) && OF_SITE.test(folder.read(path)))
  );
}
