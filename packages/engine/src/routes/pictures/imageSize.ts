import {createRequire} from 'node:module';
import type {ImageFault} from '../../errors/catalogue/imageFault.ts';
import {svgHeadOf} from './svgHead.ts';

/** Width and height in CSS pixels; an SVG without a size has those of its view box. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Facts that the first bytes of an image tell. */
export interface ImageFacts {
  readonly size: ImageSize;
  /** What it is by its bytes, whatever its name says: `png`, `jpg`, `svg` … */
  readonly type: string;
}

const require = createRequire(import.meta.url);

/** Reads size and type from the bytes of an image. @throws when the bytes are not an image it knows */
export function readImage(bytes: Uint8Array): ImageFacts {
  // 26 modules that a build without new images does without.
  const {imageSize} = require('image-size') as typeof import('image-size');
  // It knows a drawing by a root that ends in its first 1,000 bytes.
  const svg = svgHeadOf(bytes);
  const known = svg === undefined ? bytes : new TextEncoder().encode(svg);
  const {width, height, orientation, type = ''} = imageSize(known);
  // A drawing may say anything: `width="1e99"`, or a view box of words.
  if (![width, height].every((side) => side > 0 && side <= Number.MAX_SAFE_INTEGER))
    throw new RangeError(`${width} × ${height}`);
  const isTurned = orientation !== undefined && orientation >= 5;
  return {size: isTurned ? {width: height, height: width} : {width, height}, type};
}

/** What files begin with that are often in the place of an image. */
const IN_ITS_PLACE: readonly (readonly [ImageFault, RegExp])[] = [
  ['pointer', /^version https:\/\/git-lfs\.github\.com\/spec\//],
  ['page', /^\s*(?:<!doctype html|<html|<head|<body)\b/i],
];

/** Signatures of images: bytes that begin so and tell no size are a damaged one. */
const SIGNATURES: readonly RegExp[] = [
  /^\x89PNG/,
  /^\xFF\xD8/,
  /^GIF8/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp/,
  /^BM/,
];

/** Finds out why the bytes of an image tell no size. */
export function faultOf(bytes: Uint8Array): ImageFault {
  if (bytes.length === 0) return 'empty';
  // `latin1` of a TextDecoder is windows-1252 in newer versions of Node, where 0x89 is another sign.
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const known = IN_ITS_PLACE.find(([, pattern]) => pattern.test(head.replace(/^\xEF\xBB\xBF/, '')));
  if (known) return known[0];
  // Sides of a PNG; those of the others are in no fixed place.
  if (/^\x89PNG[^]{8}IHDR(?:\0{4}|[^]{4}\0{4})/.test(head)) return 'zero';
  const isDrawing = svgHeadOf(bytes) !== undefined;
  return isDrawing || SIGNATURES.some((pattern) => pattern.test(head)) ? 'damaged' : 'none';
}
