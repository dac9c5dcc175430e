import sharp from 'sharp';

/** Makes a JPEG as a camera would: large shapes, soft light, fine grain. The same for the same seed. */
export async function makePhoto({
  width,
  height,
  seed,
}: {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}): Promise<Buffer> {
  const shapes = await sharp(noiseOf(16, 12, {seed, from: 20, to: 235}), {
    raw: {width: 16, height: 12, channels: 3},
  })
    .resize(width, height, {kernel: 'cubic', fit: 'fill'})
    .removeAlpha()
    .raw()
    .toBuffer();
  const grain = noiseOf(width, height, {seed: seed + 1000, from: -7, to: 7});
  const pixels = Buffer.from(
    shapes.map((value, i) => Math.min(255, Math.max(0, value + ((grain[i]! << 24) >> 24)))),
  );
  return sharp(pixels, {raw: {width, height, channels: 3}})
    .jpeg({quality: 92})
    .toBuffer();
}

function noiseOf(
  width: number,
  height: number,
  {seed, from, to}: {readonly seed: number; readonly from: number; readonly to: number},
): Buffer {
  let state = seed * 2_654_435_761;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const bytes = Buffer.alloc(width * height * 3);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Math.round(from + next() * (to - from)) & 0xff;
  return bytes;
}
