/** Bytes of a name to which a hash, a width and an extension can be added: systems hold 255. */
const STEM_BYTES = 220;

/** Cuts the name of a file to what a longer name in the output may begin with, never inside a character. */
export function cutStem(name: string): string {
  let sizeBytes = 0;
  const signs = [...name];
  const end = signs.findIndex((sign) => (sizeBytes += Buffer.byteLength(sign)) > STEM_BYTES);
  return end < 0 ? name : signs.slice(0, end).join('');
}
