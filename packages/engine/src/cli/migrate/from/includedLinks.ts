import {posix} from 'node:path';
import {mapLinks} from './fences.ts';
import type {OldFolder} from './migration.ts';

/** Makes links of an included file that count from it lead there from the note that includes it. */
export function rebase(text: string, from: string, to: string, folder: OldFolder): string {
  const [there, here] = [posix.dirname(from), posix.dirname(to)];
  return mapLinks(text, (href) => {
    const [, path = '', rest = ''] = /^((?![a-z][a-z\d+.-]*:|\/)[^#?]+)(.*)$/i.exec(href) ?? [];
    const file = posix.join(there, path);
    if (path === '' || folder.has(posix.join(here, path)) || !folder.has(file)) return href;
    const moved = posix.relative(here, file);
    return (moved.startsWith('.') ? moved : `./${moved}`) + rest;
  });
}
