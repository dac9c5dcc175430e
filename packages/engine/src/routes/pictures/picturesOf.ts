import type {LoadedConfig} from '../../config/loadConfig.ts';
import {createPictures, NO_PICTURES, type Pictures} from './pictures.ts';
import type {PictureStore} from './pictureStore.ts';
import {findSharp} from './sharp.ts';

/** Creates what makes the pictures of a site as it is configured; without a store they are published as they are. */
export function picturesOf(
  {dir, config: {images}}: Pick<LoadedConfig, 'dir' | 'config'>,
  store: PictureStore | undefined,
): Pictures {
  const {formats, remote} = images;
  if (!store || (formats.length === 0 && remote === false)) return NO_PICTURES;
  return createPictures({
    ...images,
    store,
    sharp: formats.length === 0 ? undefined : findSharp(dir),
  });
}
