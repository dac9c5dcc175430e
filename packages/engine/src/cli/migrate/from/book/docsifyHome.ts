import {posix} from 'node:path';
import {decodePath, type OldFolder} from '../common/migration.ts';
import {mapAddresses} from './noteLinks.ts';

const README = 'README.md';

/**
 * Finds the home page of a site of docsify: the `homepage` of its settings, or the README of the repository where the folder of the site has
 * none and it is named there or lists notes of the site. Such a README is in the folder that is returned, its links as from there.
 * @param root folder of the site, `` or `docs/`
 * @returns no `home` where the usual names tell
 */
export function withHome(
  folder: OldFolder,
  root: string,
  settings: string,
): {readonly folder: OldFolder; readonly home?: string} {
  const written = /\bhomepage\s*:\s*(["'`])([^"'`\s]+\.md)\1/i.exec(settings)?.[2];
  const named = written === undefined ? undefined : posix.join(root, written);
  if (named?.startsWith(root) && folder.has(named)) return {folder, home: named};
  const shown = root + README;
  if (root === '' || folder.has(shown) || folder.has(`${root}index.md`) || !folder.has(README))
    return {folder};
  const {text, count} = moveReadme(folder, root);
  const isNamed = written !== undefined && posix.basename(written) === README;
  if (!isNamed && count === 0) return {folder};
  return {
    folder: {
      ...folder,
      paths: [...folder.paths, shown].sort(),
      has: (path) => path === shown || folder.has(path),
      read: (path) => (path === shown ? text : folder.read(path)),
    },
  };
}

/** Makes links of the README count from the folder of the site: `docs/a.md` → `a.md`. `count` is how many lead to notes of the site. */
function moveReadme({read, has}: OldFolder, root: string): {text: string; count: number} {
  let count = 0;
  const text = mapAddresses(read(README), (href) => {
    const [, path = '', rest = ''] =
      /^(?![a-z][a-z\d+.-]*:|\/\/)\/?([^#?]+)(.*)$/i.exec(href) ?? [];
    const file = posix.join(decodePath(path));
    if (file.startsWith(root)) {
      if (has(file) && file.endsWith('.md')) count++;
      return (path.replace(/^\.\//, '').slice(root.length) || './') + rest;
    }
    return path !== '' && has(file)
      ? posix.relative(root, '') + '/' + path.replace(/^\.\//, '') + rest
      : href;
  });
  return {text, count};
}
