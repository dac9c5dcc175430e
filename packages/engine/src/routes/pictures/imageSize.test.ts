import {expect, it} from 'vitest';
import {faultOf, readImage} from './imageSize.ts';

const read = (text: string) => readImage(new TextEncoder().encode(text));
const DRAWING = '&lt;mxfile&gt;'.repeat(500);

it.each([
  ['a drawing', '<svg width="30" height="20"></svg>', {width: 30, height: 20}],
  [
    'one whose root holds its source, as draw.io writes it',
    `<?xml version="1.0"?>\n<!-- Do not edit -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://a.example">\n<svg version="1.1" content="${DRAWING}" width="591px" height="201px"><g/></svg>`,
    {width: 591, height: 201},
  ],
  [
    'one with a view box behind a long comment',
    `\uFEFF<!--${' '.repeat(2000)}-->\n<svg viewBox='0 0 8 6'/>`,
    {width: 8, height: 6},
  ],
])('reads the size of %s', (_, text, size) => {
  expect(read(text)).toMatchObject({size, type: 'svg'});
});

it.each(['width="1e99" height="9"', 'width="9" height="-5"', 'viewBox="0 0 9 x"'])(
  'takes no size of a drawing for what none can have: %s',
  (attributes) => expect(() => read(`<svg ${attributes}></svg>`)).toThrow(Error),
);

it.each(['<html></html>', '<svg', '', `<svg content="${DRAWING}`])(
  'says that %j is no image',
  (text) => {
    expect(() => read(text)).toThrow(Error);
  },
);

const PNG = '\x89PNG\r\n\x1A\n\0\0\0\rIHDR';

it.each([
  ['empty', ''],
  ['pointer', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n'],
  ['page', '\xEF\xBB\xBF\n<!DOCTYPE html><title>404</title>'],
  ['none', 'words'],
  ['damaged', '\x89PNG\r\n'],
  ['damaged', '\xFF\xD8\xFF\xE0\0'],
  ['damaged', '<svg width="9" height="-5"/>'],
  ['zero', `${PNG}${'\0'.repeat(8)}`],
  ['zero', `${PNG}\0\0\0\x09${'\0'.repeat(4)}`],
])('says that a file without a size is %s: %j', (fault, text) => {
  const bytes = Buffer.from(text, 'latin1');
  expect(() => readImage(bytes)).toThrow(Error);
  expect(faultOf(bytes)).toBe(fault);
});
