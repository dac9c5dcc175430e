import {expect, it} from 'vitest';
import {readImage} from './imageSize.ts';

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
