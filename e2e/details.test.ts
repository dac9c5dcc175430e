import {describe, expect} from 'vitest';
import {test} from './helpers/browser.ts';
import {BASE, ESSAYS, NOTE} from './helpers/pages.ts';

/** Goes on with the page of the test before. */
const WARM = {isWarm: true} as const;
const PHONE = {...WARM, viewport: {width: 390, height: 844}} as const;
const CELL = '<code>an.identifier.that.no.phone.has.room.for</code>';
const ARROW = '<svg class="i out" viewBox="0 0 24 24"></svg>';
const TABLE = `<div class="tablewrap"><table><tbody><tr><td>${CELL}</td><td>${CELL}</td><td><a href="https://x.example" target="_blank">远${ARROW}</a></td></tr></tbody></table></div>`;

describe('in a text', () => {
  test('a table wider than a phone keeps the arrows of its links: the page does not scroll sideways', async ({
    open,
  }) => {
    const page = await open(NOTE, PHONE);
    const found = await page.locator('.prose').evaluate((article, table) => {
      const box = document.createElement('div');
      box.innerHTML = table;
      article.append(box);
      const {scrollWidth, clientWidth} = box.querySelector('.tablewrap')!;
      const wide = document.documentElement.scrollWidth - innerWidth;
      box.remove();
      return {isWider: scrollWidth > clientWidth, wide};
    }, TABLE);
    expect(found).toEqual({isWider: true, wide: 0});
  });

  test('a table in a loud notice is on its ground, as the shades at its edges do', async ({
    open,
  }) => {
    const page = await open(NOTE, PHONE);
    const found = await page.locator('.prose').evaluate((article, table) => {
      const box = document.createElement('div');
      box.innerHTML = `${table}<div class="note danger"><i class="seal"></i><p class="ttl">危险</p><div class="bd">${table}<div class="code"><pre></pre></div></div></div>`;
      article.append(box);
      const groundOf = (one: Element) => getComputedStyle(one).backgroundColor;
      const shadesOf = (one: Element | null) => getComputedStyle(one!).backgroundImage;
      const note = box.querySelector('.note')!;
      const [outside, inside] = [...box.querySelectorAll('.tablewrap')].map(shadesOf);
      const colors = {
        paper: groundOf(document.body),
        note: groundOf(note),
        code: groundOf(note.querySelector('.code')!),
      };
      const code = shadesOf(note.querySelector('pre'));
      box.remove();
      return {outside, inside, code, colors};
    }, TABLE);
    const {paper, note, code} = found.colors;
    expect(new Set([paper, note, code]).size).toBe(3);
    expect(found.outside).toContain(paper);
    expect(found.inside).toContain(note);
    expect(found.inside).not.toContain(paper);
    expect(found.code).toContain(code);
  });

  test('numbers of lines end at one edge, of four digits too, which do not touch the code', async ({
    open,
  }) => {
    const page = await open(NOTE, PHONE);
    const found = await page.locator('.prose').evaluate((article) => {
      const box = document.createElement('div');
      box.innerHTML =
        '<div class="code numbered"><pre><code><span class="ln">x</span></code></pre></div><span style="font:var(--t-code) var(--font-mono)">9999</span>';
      article.append(box);
      const line = box.querySelector('.ln')!;
      const room = Number.parseFloat(getComputedStyle(line, '::before').width);
      const need = box.lastElementChild!.getBoundingClientRect().width;
      box.remove();
      return {room, need};
    });
    expect(found.need).toBeGreaterThan(20);
    expect(found.room).toBeGreaterThanOrEqual(found.need);
  });

  test('by night a drawing that may have a transparent ground gets a light one, not one that is made for the night', async ({
    open,
  }) => {
    const page = await open(`${BASE}markdown-page/`, {...WARM, colorScheme: 'dark'});
    const prose = page.locator('.prose');
    const readGrounds = () =>
      prose.evaluate((article) => {
        const draw = (src: string, name = '') =>
          `<figure${name}><a class="zoomable" href="#"><img src="${src}" alt=""></a></figure>`;
        const box = document.createElement('div');
        box.innerHTML = [
          draw('data:image/png;base64,'),
          draw('data:image/jpeg;base64,'),
          draw('data:image/svg+xml,', ' class="only-dark"'),
        ].join('');
        article.append(box);
        const grounds = [...box.querySelectorAll('img')].map(
          (one) => getComputedStyle(one).backgroundColor,
        );
        box.remove();
        return grounds;
      });
    const none = 'rgba(0, 0, 0, 0)';
    // The page that goes on takes the colours of the night in its own time.
    await expect.poll(readGrounds).toEqual([expect.not.stringContaining(none), none, none]);
  });
});

test.for([
  {tag: 'h1', title: '这是一个非常非常长的标题，用来看看它'},
  {tag: 'h2', title: '一个正好占满手机的一行再多出一个字'},
])(
  'on a phone no line of a long $tag begins with a comma, and the last one has more than one character',
  async ({tag, title}, {open}) => {
    const page = await open(NOTE, PHONE);
    const settings = await page.locator('.prose').evaluate(
      async (article, given) => {
        const box = document.createElement(given.tag);
        box.className = 'wide-part';
        box.textContent = given.title;
        article.append(box);
        await document.fonts.ready;
        const range = document.createRange();
        const found: string[][] = [];
        for (let width = 280; width <= 360; width++) {
          box.style.width = `${width}px`;
          const lines: string[] = [];
          let top = Number.NaN;
          [...given.title].forEach((sign, i) => {
            range.setStart(box.firstChild!, i);
            range.setEnd(box.firstChild!, i + 1);
            const rect = range.getBoundingClientRect();
            if (Math.abs(rect.top - top) < 8) lines[lines.length - 1] += sign;
            else lines.push(sign);
            top = rect.top;
          });
          found.push(lines);
        }
        box.remove();
        return found;
      },
      {tag, title},
    );
    expect(settings.filter((one) => one.some((line) => line.startsWith('，')))).toEqual([]);
    expect(settings.filter((one) => one.length > 1 && one.at(-1)!.length < 2)).toEqual([]);
  },
);

test('the tags of a list of posts keep away from a title without a description', async ({open}) => {
  const page = await open(ESSAYS, {javaScriptEnabled: false});
  const gap = await page.locator('.blog aside').evaluate((aside) => {
    for (const text of aside.querySelectorAll('h1 ~ p')) text.remove();
    const [title, tags] = ['h1', 'h2'].map((one) =>
      aside.querySelector(one)!.getBoundingClientRect(),
    );
    return tags!.top - title!.bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(16);
});
