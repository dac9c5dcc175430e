import {expect, it} from 'vitest';
import {colourDrawnCode} from './drawnCode.ts';

const highlight = async (
  blocks: readonly {readonly language: string; readonly code: string}[],
) => ({
  lines: blocks.map(({language, code}) =>
    code.split('\n').map((line) => `<b>${language} ${line}</b>`),
  ),
  unknown: [],
});
const block = (lines: string, mark = ' data-drawn=""') =>
  `<div class="code theme-code-block language-js numbered"><div class="code-bar"><span>a.js</span></div><pre tabindex="0"><code${mark}>${lines}</code></pre></div>`;

it('colours the lines of blocks that components have drawn, and no others', async () => {
  const body = `<p>1</p>${block('<span class="ln">a &lt; b\n</span><span class="ln">c\n</span>')}${block('<span class=ln>own</span>', '')}`;
  expect(await colourDrawnCode(body, {highlight})).toBe(
    `<p>1</p>${block('<span class=ln><b>js a < b</b>\n</span><span class=ln><b>js c</b>\n</span>')}${block('<span class=ln>own</span>', '')}`,
  );
});

it('asks no highlighter for a page without any', async () => {
  const body = block('<span class=ln>own</span>', '');
  const fail = () => Promise.reject(new Error('asked'));
  expect(await colourDrawnCode(body, {highlight: fail})).toBe(body);
});
