import {posix} from 'node:path';
import {type MigratedFile, type OldFolder, toText} from './migration.ts';
import type {SiteExtras} from './siteExtras.ts';

/** Where pictures of the settings are, and where they go. */
export interface PicturePlaces {
  readonly folder: Pick<OldFolder, 'has'>;
  /** Folder of the files that are published as they are, with a slash at its end. */
  readonly publicDir?: string | undefined;
  readonly files: Map<string, MigratedFile>;
}

/**
 * Names a picture of the settings by its path in the old folder, or its address on another host.
 * @param root folder that its path counts from, with a slash at its end: `docs/`
 * @example `./img/a.png` → `docs/img/a.png`
 */
export function toPicture(value: unknown, root: string): string | undefined {
  const path = toText(value);
  return path === undefined || /^https?:/i.test(path) ? path : root + path.replace(/^\.?\//, '');
}

/** Puts the icon and the logo of a site, paths in the old folder, where they are published, and names them by their places there. */
export function placePictures(
  extras: SiteExtras,
  {folder, publicDir, files}: PicturePlaces,
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
