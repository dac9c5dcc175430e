import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {makePhoto} from '../../../test/helpers/photo.ts';
import {makeVersions} from './versions.ts';

describe('the versions of a picture that moves', () => {
  it.each(['gif', 'webp'] as const)('move too: %s', async (kind) => {
    const frames = await Promise.all(
      [1, 2, 3].map((seed) => makePhoto({width: 120, height: 90, seed})),
    );
    const joined = sharp(frames, {join: {animated: true}});
    const bytes = await (kind === 'gif' ? joined.gif() : joined.webp({quality: 100})).toBuffer();
    const versions = await makeVersions(sharp, bytes, {formats: ['avif', 'webp'], widths: [60]});
    // No AVIF: sharp writes none that moves.
    expect(versions.map(({format, width}) => [format, width])).toEqual([['webp', 60]]);
    const {pages, pageHeight} = await sharp(versions[0]!.bytes, {animated: true}).metadata();
    expect([pages, pageHeight]).toEqual([3, 45]);
  });
});
