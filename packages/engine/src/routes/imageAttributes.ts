import {escapeAttribute} from '../article/html/escape.ts';
import type {Reference} from '../article/parsedPage.ts';
import type {ImageSize} from './pictures/imageSize.ts';

/** The size of a file, and what its author wants. */
export interface ImageAttributes {
  readonly size: ImageSize | undefined;
  readonly wanted: Reference['size'];
}

/** Prints the size that the author wants; of one side only, the other one follows from the file, so that nothing moves while it loads. */
export function printSize({size, wanted = {}}: ImageAttributes): string {
  const side = (name: 'width' | 'height', other: 'width' | 'height'): string => {
    if (wanted[name] !== undefined) return ` ${name}="${escapeAttribute(wanted[name])}"`;
    const factor =
      wanted[other] === undefined ? 1 : size ? Number.parseFloat(wanted[other]) / size[other] : NaN;
    return !size || wanted[other]?.endsWith('%') || !Number.isFinite(factor)
      ? ''
      : ` ${name}="${Math.round(size[name] * factor)}"`;
  };
  return side('width', 'height') + side('height', 'width');
}
