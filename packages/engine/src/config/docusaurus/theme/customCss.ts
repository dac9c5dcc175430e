import {resolve} from 'node:path';
import {isFile} from '../../../cache/files.ts';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {listMeantPaths} from '../common/listMeantPaths.ts';
import type {Notes} from '../common/notes.ts';

/**
 * Lists the stylesheets of a site that are there, as they are written. Those of packages that are not installed are not
 * there: they are noted as CFG-202.
 * @param customCss path or list of paths, relative to `dir`; anything else gives none
 */
export function toCustomCss(
  customCss: unknown,
  {dir, path, notes}: {readonly dir: string; readonly path: string; readonly notes: Notes},
): string[] {
  return (Array.isArray(customCss) ? customCss : [customCss]).flatMap((written: unknown) => {
    if (typeof written !== 'string') return [];
    const found = listMeantPaths(written, dir).find((file) => isFile(resolve(dir, file)));
    if (found !== undefined) return [found];
    notes.add(path, createDiagnostic('CFG-202', {path: written}));
    return [];
  });
}
