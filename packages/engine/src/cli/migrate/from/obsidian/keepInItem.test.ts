import {expect, it} from 'vitest';
import {keepInItem} from './keepInItem.ts';

const NOTE = '\n<Embed1 />\n';

it.each([
  [`- ${NOTE}`, '- <Embed1 />'],
  [`- 前 ${NOTE} 后`, '- 前\n  <Embed1 />\n  后'],
  [`> 12. 前 ${NOTE}`, '> 12. 前\n>     <Embed1 />'],
  [`- [x] 前 ${NOTE}`, '- [x] 前\n  <Embed1 />'],
  [`- ${NOTE} 后`, '- \n  <Embed1 />\n  后'],
  [`  又 ${NOTE}`, '  又\n  <Embed1 />'],
  [`> 前 ${NOTE}${NOTE}`, '> 前\n> <Embed1 />\n> <Embed1 />'],
  [`| 前 ${NOTE} | 后 |`, '| 前 <Embed1 /> | 后 |'],
  [`前 ${NOTE} 后`, `前 ${NOTE} 后`],
])('keeps a note where it is embedded: %j', (line, kept) => {
  expect(keepInItem(line)).toBe(kept);
});
