import {join} from 'node:path';

/**
 * Lists what a path of a configuration may mean, the likeliest first. One that begins with / may count from the folder of the
 * site, since webpack reads it so there: `/src/a.css` → `/src/a.css`, `/site/src/a.css`; others are alone.
 * @param dir folder of the site, absolute
 */
export function listMeantPaths(written: string, dir: string): string[] {
  return written.startsWith('/') ? [written, join(dir, written)] : [written];
}
