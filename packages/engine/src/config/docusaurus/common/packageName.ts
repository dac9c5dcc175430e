import {createRequire} from 'node:module';
import {isAbsolute, join} from 'node:path';

/**
 * Finds the name of the installed package whose main file is at a path, as `require.resolve('a')` in a configuration gives it;
 * undefined for other files, also for another file of a package.
 * @param dir folder of the site, absolute
 * @example `/site/node_modules/@a/b/lib/index.js` → `@a/b`
 */
export function toPackageName(path: string, dir: string): string | undefined {
  if (!isAbsolute(path)) return undefined;
  // The last of them: pnpm keeps packages in folders of packages.
  const name = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
    .exec(path)?.[1]
    ?.replaceAll('\\', '/');
  if (name === undefined) return undefined;
  // Each of Docusaurus' packages has one plugin, theme or preset, and the path may be that of a copy elsewhere.
  if (name.startsWith('@docusaurus/')) return name;
  try {
    return createRequire(join(dir, 'docusaurus.config.js')).resolve(name) === path
      ? name
      : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the name of the package out of what an import names: `@a/b/c.css` → `@a/b`. */
export function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}
