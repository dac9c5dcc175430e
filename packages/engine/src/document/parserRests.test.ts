import {describe, expect, it} from 'vitest';
import {withParserRests} from './parserRests.ts';

const REST = '<script type="x"></script>';
const open = (classes: string) => `<h1>题</h1><div class="prose theme-doc-markdown${classes}">`;
const part = (filler: string) => `<p>${filler.repeat(10_000)}</p><h2 id="a">节</h2>\n<h3>小节</h3>`;

describe('rests of the parser', () => {
  it('are in a long text alone', () => {
    const short = `${open('')}${part('文').repeat(9)}</div>`;
    expect(withParserRests(short)).toBe(short);
    const code = `${open(' long')}${part('文').repeat(9)}<script>x</script></div>`;
    expect(withParserRests(code)).toBe(code);
  });

  it('are before headings that follow no heading, some 24,000 characters apart', () => {
    const html = withParserRests(`${open(' long')}${part('文').repeat(9)}</div>`);
    const stretches = html.split(REST);
    expect(stretches.length - 1).toBe(3);
    for (const stretch of stretches.slice(1)) expect(stretch).toMatch(/^<h2 id="a">/);
    expect(html.replaceAll(REST, '')).toBe(`${open(' long')}${part('文').repeat(9)}</div>`);
    const foreign = withParserRests(`${open(' markdown long')}${part('文').repeat(9)}</div>`);
    expect(foreign.split(REST)).toHaveLength(4);
  });
});
