import {posix} from 'node:path';
import {mapLinks} from '../markdown/fences.ts';
import {decodePath, type OldFolder, toDestination} from './migration.ts';

/** Makes links of an included file that count from it lead there from the note that includes it. */
export function rebase(
  text: string,
  {from, to}: {readonly from: string; readonly to: string},
  folder: OldFolder,
): string {
  const [there, here] = [posix.dirname(from), posix.dirname(to)];
  return mapLinks(text, (href) => {
    const [, path = '', rest = ''] = /^((?![a-z][a-z\d+.-]*:|\/)[^#?]+)(.*)$/i.exec(href) ?? [];
    const name = decodePath(path);
    const file = posix.join(there, name);
    if (path === '' || folder.has(posix.join(here, name)) || !folder.has(file)) return href;
    const moved = posix.relative(here, file);
    return toDestination(moved.startsWith('.') ? moved : `./${moved}`) + rest;
  });
}
