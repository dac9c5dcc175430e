import {createRequire} from 'node:module';

/** Width and height in CSS pixels; an SVG without a size has those of its view box. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const require = createRequire(import.meta.url);

/** Reads the size from the bytes of an image. @throws when the bytes are not an image it knows */
export function readImageSize(bytes: Uint8Array): ImageSize {
  // 26 modules that a build without new images does without.
  const {imageSize} = require('image-size') as typeof import('image-size');
  const {width, height, orientation} = imageSize(bytes);
  const isTurned = orientation !== undefined && orientation >= 5;
  return isTurned ? {width: height, height: width} : {width, height};
}
