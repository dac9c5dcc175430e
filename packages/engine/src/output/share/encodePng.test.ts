import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {encodePng} from './encodePng.ts';

const {createCanvas, loadImage} = createRequire(import.meta.url)(
  '@napi-rs/canvas',
) as typeof import('@napi-rs/canvas');

it('writes what a decoder reads as the same pixels', async () => {
  const [width, height] = [5, 3];
  const data = Uint8Array.from({length: width * height * 4}, (_, i) =>
    i % 4 === 3 ? 255 : (i * 37) % 256,
  );
  const png = encodePng({width, height, data});
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(await loadImage(png), 0, 0);
  expect([...context.getImageData(0, 0, width, height).data]).toEqual([...data]);
});
