import {describe, expect, it} from 'vitest';
import {createRandom, seed} from '../../test/random.ts';
import {packHtml, unpackHtml} from './packedHtml.ts';

const CODE = '<div class="code theme-code-block language-js"><button class="copy" type="button">复制</button><pre tabindex="0" aria-label="代码，js"><code><span class=ln><span class=k>let</span><span class=v> a </span>= <span class=n>1</span>;\n</span><span class=ln>a;\n</span></code></pre></div>\n';

describe('an article in the file of its page', () => {
  it('is itself again', () => {
    expect(unpackHtml(packHtml(CODE))).toBe(CODE);
  });

  it('takes less than half of the bytes where it is code', () => {
    expect(JSON.stringify(packHtml(CODE)).length).toBeLessThan(JSON.stringify(CODE).length / 2);
  });

  it.each(['', '\u007F', 'a\u007Fk', '\u007F\u007F', '</span>\u007F</span>', '闭包 😀 <p>\u007Fm</p>'])('%j is itself again, whatever signs it holds', (html) => {
    expect(unpackHtml(packHtml(html))).toBe(html);
  });

  it(`is itself again, however marks are cut and mixed (seed ${seed})`, () => {
    const random = createRandom(seed);
    const pick = (count: number) => Math.floor(random() * count);
    for (let i = 0; i < 2000; i++) {
      const parts = Array.from({length: pick(12)}, () => (pick(3) ? CODE.slice(pick(CODE.length), pick(CODE.length)) : ['\u007F', 'k', '闭'][pick(3)]!));
      expect(unpackHtml(packHtml(parts.join('')))).toBe(parts.join(''));
    }
  });
});
