import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, inject} from 'vitest';
import {test} from './helpers/browser.ts';
import {BASE, NOTE} from './helpers/pages.ts';

const {dist} = inject('site');

/** Declarations of the rules of the shipped styles whose selectors are just these. */
function declarationsOf(selector: string): string {
  const document = readFileSync(join(dist, NOTE.slice(BASE.length), 'index.html'), 'utf8');
  const css = [...document.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    .map(([, href]) => readFileSync(join(dist, href!.slice(BASE.length)), 'utf8'))
    .join('');
  return [...css.matchAll(/(?<=^|[{};])([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors!.split(',').includes(selector))
    .map(([, , body]) => body)
    .join(';');
}

describe('the shipped styles', () => {
  test('set Chinese with space around Latin, trimmed punctuation and strict line breaks', () => {
    for (const declaration of [
      'text-autospace:normal',
      'text-spacing-trim:trim-start',
      'line-break:strict',
    ])
      expect(declarationsOf('html')).toContain(declaration);
  });

  test.for(['code', 'pre', 'kbd', 'samp'])('leave %s on its grid', (selector) => {
    for (const declaration of ['text-autospace:no-autospace', 'text-spacing-trim:space-all'])
      expect(declarationsOf(selector)).toContain(declaration);
  });
});

/** A box in the article as wide as so many characters; its lines, and how wide its text is, in characters. */
interface Setting {
  readonly lines: readonly string[];
  readonly width: number;
}

describe('in the browser', () => {
  test('no full stop begins a line after a link to another site, whose sign is beside its last word', async ({
    open,
  }) => {
    const page = await open(NOTE, {isWarm: true});
    const found = await page.locator('.prose').evaluate((article) => {
      const box = document.createElement('p');
      box.style.transition = 'none';
      const wrong: string[] = [];
      const rectOf = (node: Node, at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      for (const rest of ['。', '。后面还有一句', '。 Then more']) {
        box.innerHTML = `学海见<a href="https://x.example" target="_blank">无涯<svg class="i out" viewBox="0 0 24 24"></svg><span class="vh">（新窗口）</span></a>${rest}`;
        article.append(box);
        for (let width = 3.5; width < 7; width += 0.05) {
          box.style.width = `${width}em`;
          const word = rectOf(box.querySelector('a')!.firstChild!, 1);
          const sign = box.querySelector('svg')!.getBoundingClientRect();
          const where = `${rest} at ${width.toFixed(2)}`;
          if (rectOf(box.lastChild!, 0).top > word.bottom) wrong.push(`${where}: full stop`);
          if (Math.abs(sign.left - word.right) > 4 || Math.abs(sign.top - word.top) > word.height)
            wrong.push(`${where}: sign`);
        }
        box.remove();
      }
      return wrong;
    });
    expect(found).toEqual([]);
  });

  test('no last line of a text with code in it is one character', async ({open}) => {
    const page = await open(NOTE, {isWarm: true});
    const alone = await page.locator('.prose').evaluate((article) => {
      const box = document.createElement('p');
      box.innerHTML =
        '窗口函数 <code>row_number()</code> 不压，每一行都留着，只是让它往旁边看一眼，别人的事知道了，自己也没有少。';
      article.append(box);
      const range = document.createRange();
      const text = box.lastChild as Text;
      const topOf = (at: number) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().top;
      };
      const wrong: number[] = [];
      for (let width = 14; width < 30; width++) {
        box.style.width = `${width}em`;
        if (topOf(text.length - 2) - topOf(text.length - 3) > 8) wrong.push(width);
      }
      box.remove();
      return wrong;
    });
    expect(alone).toEqual([]);
  });

  test('the sign of a heading on a phone is beside its last character, never in a line of its own', async ({
    open,
  }) => {
    const page = await open(NOTE, {
      javaScriptEnabled: false,
      viewport: {width: 390, height: 844},
    });
    const alone = await page.locator('.prose').evaluate((article) => {
      const wrong: string[] = [];
      for (const words of [
        '学海无涯而生有涯',
        'Where the shore ends',
        '闭包与 <code>this</code>',
      ]) {
        const heading = document.createElement('h3');
        heading.className = 'wide-part';
        heading.innerHTML = `${words}<a class="hash" href="#x"></a>`;
        article.append(heading);
        for (let width = 4; width < 14; width += 0.1) {
          heading.style.width = `${width}em`;
          const range = document.createRange();
          range.selectNodeContents(heading.lastChild!.previousSibling!);
          const end = [...range.getClientRects()].at(-1)!;
          const sign = heading.querySelector('a')!.getBoundingClientRect();
          if (sign.top > end.bottom) wrong.push(`${words} at ${width.toFixed(1)}`);
        }
        heading.remove();
      }
      return wrong;
    });
    expect(alone).toEqual([]);
  });

  test('what is in a list, a quotation, a panel, a fold or an element of the author keeps its distance; headings of all levels can be read and linked; raised letters and code move no line', async ({
    open,
  }) => {
    const page = await open(NOTE, {isWarm: true});
    const found = await page.locator('.prose').evaluate((article) => {
      const box = document.createElement('div');
      const blocks =
        '<p>一</p><p>二</p><div class="code"><pre>x</pre></div><p>三</p><ul><li>四</li></ul>';
      box.innerHTML = `<ol><li>${blocks}</li></ol><blockquote>${blocks}</blockquote><div class="tabs"><div role="tabpanel">${blocks}</div></div><details open class="fold-text"><summary>五 <code>a</code> 六</summary><div>${blocks}</div></details><div align="center">${blocks}</div><ul><li>七<div class="code"><pre>x</pre></div></li></ul>`;
      article.append(box);
      const close = [...box.querySelectorAll('p + p, p + div, div + p, p + ul, li > div')]
        .filter((block) => Number.parseFloat(getComputedStyle(block).marginTop) < 8)
        .map((block) => `${block.parentElement!.localName} > ${block.localName}`);
      box.innerHTML =
        '<div class="note"><span class="seal">巧</span><p class="ttl">提示</p><div class="bd"><p>水</p></div></div>';
      const [seal, title] = [...box.querySelectorAll('.seal, .ttl')].map(
        (part) => part.getBoundingClientRect().top,
      );
      box.innerHTML = [4, 5, 6]
        .map((level) => `<h${level}>小节<a class="hash" href="#x"></a></h${level}>`)
        .join('');
      const headings = [...box.children].map((heading) => ({
        isLarge: Number.parseFloat(getComputedStyle(heading).fontSize) >= 13,
        isBeside:
          Math.abs(
            heading.firstElementChild!.getBoundingClientRect().top -
              heading.getBoundingClientRect().top,
          ) < 4,
      }));
      box.innerHTML = '<p>水</p><p>水<sub>2</sub><sup>3</sup><code>水 gy</code></p>';
      const [plain, raised] = [...box.children].map((line) => line.getBoundingClientRect().height);
      box.remove();
      return {close, headings, grows: raised! - plain!, sinks: title! - seal!};
    });
    const good = {isLarge: true, isBeside: true};
    expect(found).toEqual({close: [], headings: [good, good, good], grows: 0, sinks: 0});
  });

  test('code and what it prints are one piece, in a box, an item and a fold too', async ({
    open,
  }) => {
    const page = await open(NOTE, {isWarm: true});
    const gaps = await page.locator('.prose').evaluate((article) => {
      const box = document.createElement('div');
      const pair =
        '<div class="code"><pre>x</pre></div><div class="code output"><pre>y</pre></div>';
      box.innerHTML = `<div class="note tip"><div class="bd">${pair}</div></div><ul><li>${pair}</li></ul><details open class="fold-text"><div>${pair}</div></details><div>${pair}</div>`;
      article.append(box);
      const found = [...box.querySelectorAll('.output')].map(
        (one) => getComputedStyle(one).marginTop,
      );
      box.remove();
      return found;
    });
    expect(gaps).toEqual(Array(4).fill('0px'));
  });

  test('a box that is selected says its title, not its seal too; what scrolls has no white bar below it', async ({
    open,
  }) => {
    const page = await open(NOTE, {isWarm: true});
    const found = await page.locator('.prose').evaluate((article) => {
      const box = document.createElement('div');
      box.innerHTML =
        '<div class="note"><span class="seal">巧</span><p class="ttl">提示</p><div class="bd"><p>水</p></div></div><div class="math"></div><div class="tablewrap"></div><div class="code"><pre></pre></div>';
      article.append(box);
      getSelection()!.selectAllChildren(box.firstElementChild!);
      const selected = getSelection()!.toString().replace(/\s+/g, ' ').trim();
      getSelection()!.removeAllRanges();
      const bars = [...box.querySelectorAll('.math, .tablewrap, pre')].map(
        (one) => getComputedStyle(one).scrollbarWidth,
      );
      box.remove();
      return {selected, bars};
    });
    expect(found).toEqual({selected: '提示 水', bars: ['thin', 'thin', 'thin']});
  });

  test('a line keeps away what must not begin it, Latin is apart, brackets are half as wide where they meet', async ({
    open,
  }) => {
    const page = await open(NOTE, {isWarm: true});
    const set = (text: string, columns: number, tag = 'p'): Promise<Setting> =>
      page.locator('.prose').evaluate(
        async (article, given) => {
          const box = document.createElement(given.tag);
          box.style.cssText = `display:inline-block;text-align:start;letter-spacing:0;text-indent:0;padding:0;width:${given.columns}em`;
          box.textContent = given.text;
          article.append(box);
          await document.fonts.ready;
          const size = Number.parseFloat(getComputedStyle(box).fontSize);
          const range = document.createRange();
          const rectOf = (i: number) => {
            range.setStart(box.firstChild!, i);
            range.setEnd(box.firstChild!, i + 1);
            return range.getBoundingClientRect();
          };
          const lines: string[] = [];
          let top = Number.NaN;
          [...given.text].forEach((char, i) => {
            const rect = rectOf(i);
            if (Math.abs(rect.top - top) < size / 2) lines[lines.length - 1] += char;
            else lines.push(char);
            top = rect.top;
          });
          range.selectNodeContents(box);
          const {width} = range.getBoundingClientRect();
          box.remove();
          return {lines, width: width / size};
        },
        {text, columns, tag},
      );
    // 避头: a full stop stays with its character, and so does what only strict setting keeps.
    expect((await set('学海无涯。', 4)).lines).toEqual(['学海无', '涯。']);
    expect((await set('學海ター', 3)).lines).toEqual(['學海', 'ター']);
    expect((await set('学习「闭包」', 3)).lines.map((line) => line.at(-1))).not.toContain('「');
    // 1/8 em on either side of Latin; none in code.
    const apart =
      (await set('用a做', 20)).width -
      (await set('用', 20)).width -
      (await set('a', 20)).width -
      (await set('做', 20)).width;
    expect(apart).toBeGreaterThan(0.2);
    expect(apart).toBeLessThan(0.3);
    const inCode =
      (await set('用a做', 20, 'code')).width -
      (await set('用', 20, 'code')).width -
      (await set('a', 20, 'code')).width -
      (await set('做', 20, 'code')).width;
    expect(Math.abs(inCode)).toBeLessThan(0.02);
    // 标点挤压: two that meet take one and a half, as does one that begins a line.
    expect((await set('」「', 20)).width).toBeLessThan(1.6);
    expect((await set('「闭包', 20)).width).toBeLessThan(2.6);
    // Chinese quotes and dashes are full width; an apostrophe tears no word.
    expect((await set('水“水', 20)).width).toBeGreaterThan(2.9);
    expect((await set('水——水', 20)).width).toBeGreaterThan(3.9);
    const apostrophe = (await set('Let’s', 20)).width - (await set('Lets', 20)).width;
    expect(apostrophe).toBeLessThan(0.4);
  });
});
