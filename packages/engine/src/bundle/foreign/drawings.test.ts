import {expect, it} from 'vitest';
import {readDrawing} from './drawings.ts';

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const icon = (attributes: string, inside = '<path d="M0 0"/>') =>
  `<svg ${NAMESPACE} ${attributes}>${inside}</svg>`;

it('reads attributes by their names in React, and what is inside', () => {
  const text = `<?xml version="1.0"?>\n<!-- a -->\n${icon('viewBox="0 0 2 2" class="a" stroke-width="1" data-b="c" aria-hidden="true" xmlns:xlink="x" style="fill: red; stroke-width:2"')}\n`;
  expect(readDrawing(text)).toEqual({
    attributes: {
      viewBox: '0 0 2 2',
      className: 'a',
      strokeWidth: '1',
      'data-b': 'c',
      'aria-hidden': 'true',
      style: {fill: 'red', strokeWidth: '2'},
    },
    html: '<path d="M0 0"></path>',
  });
});

it.each([
  ['an icon', icon(''), true],
  ['one without a namespace', '<svg><path/></svg>', true],
  [
    'one with the colour of the text',
    icon('', `<path fill="currentColor"/>${' '.repeat(5000)}`),
    true,
  ],
  ['a large one', icon('', `<path/>${' '.repeat(5000)}`), false],
  ['one with names, which the page may have too', icon('', '<g id="a"/>'), false],
  ['one with styles', icon('', '<style>a {}</style><path fill="currentColor"/>'), false],
  ['one with a script', '<svg><script>1</script></svg>', false],
  ['one with a handler inside', '<svg><g><path onclick="a()"/></g></svg>', false],
  ['no drawing', 'currentColor', false],
])('%s', (_, text, isShownItself) => {
  expect(readDrawing(text) !== undefined).toBe(isShownItself);
});
