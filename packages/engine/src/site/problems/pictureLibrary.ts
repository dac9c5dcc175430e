import {basename} from 'node:path';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {findSharp} from '../../routes/pictures/sharp.ts';

/** Reports IM-066 where pictures are to be made and what makes them is not installed. */
export function checkPictureLibrary(
  {dir, file, config}: Pick<LoadedConfig, 'dir' | 'file' | 'config'>,
  find: typeof findSharp = findSharp,
): Diagnostic[] {
  return config.images.formats.length === 0 || find(dir)
    ? []
    : [createDiagnostic('IM-066', {}, {place: {file: basename(file)}})];
}
