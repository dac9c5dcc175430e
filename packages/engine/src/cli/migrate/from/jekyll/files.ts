import type {OldFolder} from '../common/migration.ts';
import type {OldSite} from '../pages/oldPage.ts';
import type {JekyllSettings} from './settings.ts';

const OF_THEME =
  /\.(?:s?css|sass|less|styl|js|mjs|map|html?|xml|md|markdown|mkdn?|rb|coffee|ts|vue|lock|gemspec|ya?ml|toml|sh|py)$/i;

/** Finds the files that come along as they were published: images and what may be downloaded. Styles and scripts are those of the theme. */
export function copyFiles(
  folder: OldFolder,
  {root, isExcluded}: JekyllSettings,
): Pick<OldSite, 'copies' | 'published'> {
  const copies = new Map<string, string>();
  const published = new Map<string, string>();
  for (const path of folder.paths) {
    const own = path.slice(root.length);
    if (!path.startsWith(root) || OF_THEME.test(own) || isExcluded(own)) continue;
    if (/(?:^|\/)[._]/.test(own) || /^(?:LICENSE|Gemfile|Rakefile|CNAME\.\w+)$/i.test(own))
      continue;
    copies.set(path, `static/${own}`);
    published.set(`/${own}`, path);
  }
  return {copies, published};
}
