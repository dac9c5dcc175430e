import {posix} from 'node:path';
import type {MigratedFile, OldFolder} from '../common/migration.ts';
import type {SiteExtras} from '../common/siteExtras.ts';
import type {Book} from './book.ts';

/** Puts the icon and the logo of a site where they are published, and names them by their places there. */
export function placePictures(
  {extras = {}, publicDir}: Book,
  folder: OldFolder,
  files: Map<string, MigratedFile>,
): SiteExtras {
  const place = (path: string | undefined): string | undefined => {
    if (path === undefined || /^https?:/i.test(path)) return path;
    if (!folder.has(path)) return undefined;
    if (publicDir !== undefined && path.startsWith(publicDir)) return path.slice(publicDir.length);
    const name = posix.basename(path);
    files.set(`static/${name}`, {copyOf: path});
    return name;
  };
  return {...extras, favicon: place(extras.favicon), logo: place(extras.logo)};
}
