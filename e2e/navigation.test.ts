import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {
  addLink,
  drawn,
  follow,
  gatherMessages,
  hydrated,
  isMarked,
  mark,
  test,
} from './helpers/browser.ts';
import {BASE, FOREIGN_NOTE, MISSING, NEIGHBOUR, NOTE, SECTIONS, urlOf} from './helpers/pages.ts';
import {type Gate, hold, shifted, watchShifts} from './helpers/runtime.ts';

/** Goes on with the page of the test before. */
const WARM = {isWarm: true} as const;

const sideLink = (page: Page, href: string) => page.locator(`.side a[href="${href}"]`);

/** Scrolls at once and waits until the page has answered. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
  await drawn(page);
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** A heading of the page with a Chinese id and room below it, so that it can come to the top. */
async function chineseHeading(page: Page): Promise<string> {
  return page.evaluate(() => {
    const {bottom} = document.querySelector('.prose')!.getBoundingClientRect();
    const ids = [...document.querySelectorAll('.prose h2[id]')]
      .filter((heading) => heading.getBoundingClientRect().top < bottom - 1500)
      .map(({id}) => id);
    return ids.findLast((id) => /[\u4E00-\u9FFF]/.test(id))!;
  });
}

/** Distance of a heading from the lower edge of the navbar. */
async function belowNavbar(page: Page, id: string): Promise<number> {
  await drawn(page);
  return page.evaluate(
    (name) =>
      document.getElementById(name)!.getBoundingClientRect().top -
      document.querySelector('.nav')!.getBoundingClientRect().bottom,
    id,
  );
}

function expectAtTop(distance: number): void {
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThanOrEqual(32);
}

describe('a link to another note', () => {
  test('shows it without loading a document: address, title, head and article are its own', async ({
    open,
  }) => {
    let messages: string[] = [];
    const page = await open(NOTE, {prepare: (p) => void (messages = gatherMessages(p))});
    const before = await page.evaluate(() => ({
      title: document.title,
      text: document.querySelector('.prose p')!.textContent!,
    }));
    const documents: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'document' && documents.push(request.url()),
    );
    await mark(page);
    await follow(page, () => sideLink(page, NEIGHBOUR).click());
    expect(page.url()).toBe(urlOf(NEIGHBOUR));
    expect(await page.title()).not.toBe(before.title);
    expect(await page.title()).toContain(await page.locator('h1').innerText());
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toBe(`https://wuya.example${NEIGHBOUR}`);
    await expect
      .poll(() => page.locator('meta[property="og:url"]').getAttribute('content'))
      .toBe(`https://wuya.example${NEIGHBOUR}`);
    await expect
      .poll(() => page.locator('link[rel=alternate][hreflang=x-default]').getAttribute('href'))
      .toBe(`https://wuya.example${NEIGHBOUR}`);
    await expect.poll(() => page.locator('.prose').count()).toBe(1);
    await expect.poll(() => page.locator('main').innerText()).not.toContain(before.text);
    expect(documents).toEqual([]);
    expect(await isMarked(page)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('is rendered from a page without text when the styles of texts are there, which are before all others', async ({
    open,
  }) => {
    let gate: Gate | undefined;
    const page = await open(BASE, {
      isFresh: true,
      prepare: async (p) => void (gate = await hold(p, /\/wuya-text-/)),
    });
    const sheets = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
          ({href}) => /([\w-]+)-[\w-]{8}\.css$/.exec(href)![1],
        ),
      );
    await addLink(page, NOTE);
    await page.locator('#probe').click();
    await gate!.reached;
    expect(await page.locator('.prose').count()).toBe(0);
    gate!.release();
    await page.waitForSelector('.prose h2');
    expect((await sheets()).filter((name) => /text|app/.test(name!))).toEqual(['wuya-text', 'app']);
    const {marginTop} = await page.evaluate(() =>
      getComputedStyle(document.querySelector('.prose h2')!),
    );
    expect(Number.parseFloat(marginTop)).toBeGreaterThan(30);
  });

  test('shows the same page that its document has, its text parsed while the pointer rests on the link', async ({
    open,
    reader,
  }) => {
    const page = await open(NOTE);
    // Only a text that a template has parsed is put in without being written.
    await page.evaluate(() => {
      const append = Element.prototype.append;
      Element.prototype.append = function (...nodes) {
        if (this.matches('.prose') && nodes[0] instanceof DocumentFragment)
          document.documentElement.dataset['taken'] = 'true';
        append.apply(this, nodes);
      };
      const {get} = Object.getOwnPropertyDescriptor(HTMLTemplateElement.prototype, 'content')!;
      Object.defineProperty(HTMLTemplateElement.prototype, 'content', {
        get() {
          const content = get!.call(this) as DocumentFragment;
          // tags of the head and titles of cards are parsed in the same way
          if (content.querySelector('h2')) document.documentElement.dataset['parsed'] = 'true';
          return content;
        },
      });
    });
    await sideLink(page, NEIGHBOUR).hover();
    await page.waitForSelector('html[data-parsed]');
    await follow(page, () => sideLink(page, NEIGHBOUR).click());
    expect(await page.evaluate(() => document.documentElement.dataset['taken'])).toBe('true');
    await reader.goto(urlOf(NEIGHBOUR));
    const facts = () => ({
      title: document.title,
      className: document.documentElement.className,
      // whether a block is a stop of the keyboard depends on its width, measured when code comes near
      article: document
        .querySelector('.prose')!
        .innerHTML.replaceAll(/(<pre|<div class="tablewrap") tabindex="0"/g, '$1')
        // script tells copy buttons apart, once code comes near
        .replaceAll(/(<button class="copy"[^>]*?) aria-label="[^"]*"/g, '$1')
        // with script the boxes of a self-test can be ticked
        .replaceAll(/(<input)[^>]*>/g, '$1>'),
      head: document.querySelector('.doc-head')!.innerHTML.replaceAll('<!-- -->', ''), // by which React tells texts of a document apart
      foot: document
        .querySelector('.doc-foot')!
        .innerHTML.replaceAll('<!-- -->', '')
        .replace(/<p class="note-tools">.*?<\/p>/, ''), // what only script can do
      toc: [...document.querySelectorAll('.toc a')].map((link) => link.getAttribute('href')),
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      jsonLd: JSON.parse(
        document.querySelector('script[type="application/ld+json"]')!.textContent!,
      ) as unknown,
    });
    expect(await page.evaluate(facts)).toEqual(await reader.evaluate(facts));
  });

  test('keeps the document from each kind of page to the next', async ({open}) => {
    const page = await open(BASE, WARM);
    await mark(page);
    for (const [href, heading] of [
      [`${BASE}HomepageStarted/`, '启程'],
      [SECTIONS[0], '前端'],
      [`${BASE}search/`, '搜索'],
      [SECTIONS[1], '后端'],
      [BASE, '无涯'],
      [SECTIONS[2], '全栈'],
    ] as const) {
      await addLink(page, href!);
      await follow(page, () => page.locator('#probe').click());
      await expect.poll(() => page.locator('main h1').innerText()).toContain(heading);
      await expect.poll(() => page.locator('h1').count()).toBe(1);
    }
    expect(await isMarked(page)).toBe(true);
  });
});

describe('a hash', () => {
  test('in the address of a document leads to its heading, written raw or encoded', async ({
    open,
    reader,
  }) => {
    await reader.goto(urlOf(NOTE));
    const id = await chineseHeading(reader);
    for (const hash of [id, encodeURIComponent(id)]) {
      const page = await open(`${NOTE}#${hash}`);
      expectAtTop(await belowNavbar(page, id));
      expect(await scrollTop(page)).toBeGreaterThan(200);
    }
  });

  test('of another note leads to its heading without a load, written raw or encoded', async ({
    open,
    reader,
  }) => {
    await reader.goto(urlOf(NOTE));
    const id = await chineseHeading(reader);
    const page = await open(NEIGHBOUR, WARM);
    await mark(page);
    for (const hash of [id, encodeURIComponent(id)]) {
      await addLink(page, `${NOTE}#${hash}`);
      await follow(page, () => page.locator('#probe').click());
      expectAtTop(await belowNavbar(page, id));
      expect(await isMarked(page)).toBe(true);
      await follow(page, () => page.goBack());
    }
  });

  test('of another note leads to its heading where the browser looks for the fragment as it is written', async ({
    open,
    reader,
  }) => {
    await reader.goto(urlOf(NOTE));
    const id = await chineseHeading(reader);
    const page = await open(NEIGHBOUR, {
      isFresh: true,
      prepare: (p) =>
        p.addInitScript(() => {
          const {NavigateEvent} = window as unknown as Record<string, {prototype: object}>;
          Object.assign(NavigateEvent!.prototype, {scroll: () => undefined}); // as Firefox 153 does then
        }),
    });
    await addLink(page, `${NOTE}#${encodeURIComponent(id)}`);
    await follow(page, () => page.locator('#probe').click());
    expectAtTop(await belowNavbar(page, id));
  });

  test('of a heading in a closed fold opens it and leads to the heading, not past it', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    await page.evaluate(() => {
      const lines = '<p>文</p>'.repeat(12);
      document
        .querySelector('.prose p')!
        .insertAdjacentHTML(
          'afterend',
          `<a id="to-fold" href="#in-fold">a</a><details class="fold-text"><summary>b</summary><div>${lines}<h3 id="in-fold">c</h3></div></details>`,
        );
    });
    await page.locator('#to-fold').click();
    await page.waitForFunction(() => {
      const fold = document.querySelector('.fold-text:has(#in-fold)')!;
      return fold.matches('[open]') && fold.getAnimations({subtree: true}).length === 0;
    });
    await drawn(page);
    expectAtTop(await belowNavbar(page, 'in-fold'));
    await page.evaluate(() =>
      document
        .querySelectorAll('#to-fold, .fold-text:has(#in-fold)')
        .forEach((one) => one.remove()),
    );
  });

  test('of the section that is read is in sight in contents that are longer than the window, but where the pointer is', async ({
    open,
  }) => {
    const page = await open(NOTE, {viewport: {width: 1440, height: 240}});
    const readOn = async (index: number): Promise<void> => {
      const heading = page.locator('.prose h2').nth(index);
      await heading.evaluate((one) => one.scrollIntoView({behavior: 'instant'}));
      const name = await heading.getAttribute('id');
      await page.waitForSelector(`.toc a[href="#${name}"][aria-current]`);
      await drawn(page);
    };
    const look = () =>
      page.locator('.toc').evaluate((box) => {
        const {top, bottom} = box.getBoundingClientRect();
        const rect = box.querySelector('[aria-current]')!.getBoundingClientRect();
        return {isInSight: rect.top >= top && rect.bottom <= bottom, scrollTop: box.scrollTop};
      });
    await readOn(3);
    const {isInSight, scrollTop: before} = await look();
    expect(isInSight).toBe(true);
    expect(before).toBeGreaterThan(0);
    await page.mouse.move((await page.locator('.toc').boundingBox())!.x + 20, 150);
    await readOn(0);
    expect(await look()).toEqual({isInSight: false, scrollTop: before});
  });

  test('in the contents leads to its heading, and Back returns', async ({open}) => {
    const page = await open(NOTE, WARM);
    const id = await chineseHeading(page);
    await page.locator(`.toc a[href="#${id}"]`).click();
    await page.waitForURL((url) => decodeURIComponent(url.hash) === `#${id}`);
    expectAtTop(await belowNavbar(page, id));
    await page.goBack();
    await page.waitForURL(urlOf(NOTE));
    await drawn(page);
    expect(await scrollTop(page)).toBe(0);
  });
});

describe('back and forward', () => {
  test('return to the note and to the line that was being read; the note between begins at its top, the navbar stays in sight', async ({
    open,
  }) => {
    const page = await open(NOTE, WARM);
    const heading = await page.locator('h1').innerText();
    await mark(page);
    await scrollTo(page, 1500);
    expect(await page.locator('.nav').evaluate((nav) => nav.getBoundingClientRect().top)).toBe(0);
    await follow(page, () => sideLink(page, NEIGHBOUR).click());
    expect(await scrollTop(page)).toBe(0);
    await scrollTo(page, 900);
    await follow(page, () => page.goBack());
    await drawn(page);
    await expect.poll(() => page.locator('h1').innerText()).toBe(heading);
    expect(await page.title()).toContain(heading);
    expect(Math.abs((await scrollTop(page)) - 1500)).toBeLessThanOrEqual(2);
    await follow(page, () => page.goForward());
    await drawn(page);
    await expect.poll(() => page.locator('h1').innerText()).not.toBe(heading);
    expect(Math.abs((await scrollTop(page)) - 900)).toBeLessThanOrEqual(2);
    expect(await isMarked(page)).toBe(true);
  });

  test('follow quickly one after the other and end on the last page asked for', async ({open}) => {
    const page = await open(NOTE);
    await follow(page, () => sideLink(page, NEIGHBOUR).click());
    await follow(page, () => page.locator('.pager .next').click());
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await page.waitForURL((url) => url.pathname === NOTE || url.pathname === NEIGHBOUR);
    await page.waitForFunction(() =>
      document
        .querySelector('link[rel=canonical]')
        ?.getAttribute('href')
        ?.endsWith(location.pathname),
    );
    await expect
      .poll(() => page.locator('.side [aria-current=page]').getAttribute('href'))
      .toBe(new URL(page.url()).pathname);
  });
});

describe('the sidebar', () => {
  test('keeps its element, its scroll and an opened foreign category from note to note', async ({
    open,
  }) => {
    const page = await open(NOTE, {viewport: {width: 1440, height: 420}});
    const foreign = page
      .locator('.side details', {has: page.locator(`a[href="${FOREIGN_NOTE}"]`)})
      .last();
    await foreign.locator('> summary').click();
    await expect.poll(() => foreign.getAttribute('open')).not.toBeNull();
    await page
      .locator('.side')
      .evaluate((side) => Object.assign(side, {wuyaMark: true, scrollTop: 60}));
    await sideLink(page, NEIGHBOUR).evaluate((link) => link.scrollIntoView({block: 'nearest'}));
    const top = await page.locator('.side').evaluate((side) => side.scrollTop);
    expect(top).toBeGreaterThan(0);
    await follow(page, () => sideLink(page, NEIGHBOUR).click());
    await drawn(page);
    expect(
      await page
        .locator('.side')
        .evaluate((side) => ({isSame: 'wuyaMark' in side, top: side.scrollTop})),
    ).toEqual({isSame: true, top});
    await expect.poll(() => foreign.getAttribute('open')).not.toBeNull();
  });

  test('moves its mark to the open note and opens the category of that note', async ({open}) => {
    const page = await open(NOTE);
    expect(
      await page
        .locator('.side [aria-current=page]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([NOTE]);
    await addLink(page, FOREIGN_NOTE);
    await follow(page, () => page.locator('#probe').click());
    expect(
      await page
        .locator('.side [aria-current=page]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([FOREIGN_NOTE]);
    await expect.poll(() => sideLink(page, FOREIGN_NOTE).isVisible()).toBe(true);
  });

  test('is that of the section that is open, and comes back as it was left', async ({open}) => {
    const page = await open(NOTE);
    const foreign = page
      .locator('.side details', {has: page.locator(`a[href="${FOREIGN_NOTE}"]`)})
      .last();
    await foreign.locator('> summary').click();
    await follow(page, () => page.locator(`.nav a[href="${SECTIONS[1]}"]`).click());
    await expect
      .poll(() => page.locator('.side [aria-current=page]').getAttribute('href'))
      .toBe(SECTIONS[1]);
    await expect.poll(() => sideLink(page, NOTE).count()).toBe(0);
    await follow(page, () => page.locator(`.nav a[href="${SECTIONS[0]}"]`).click());
    await expect.poll(() => foreign.getAttribute('open')).not.toBeNull();
  });

  test('comes back after a reload with the categories that were opened, and nothing moves', async ({
    open,
  }) => {
    const page = await open(NOTE, {prepare: (p) => p.addInitScript(watchShifts)});
    const foreign = page
      .locator('.side details', {has: page.locator(`a[href="${FOREIGN_NOTE}"]`)})
      .last();
    await foreign.locator('> summary').click();
    const gate = await hold(page, /\/assets\/app-[^/]*\.js/); // all that shows is the document with its styles
    await page.reload();
    await expect.poll(() => foreign.getAttribute('open')).not.toBeNull();
    gate.release();
    await hydrated(page);
    await expect.poll(() => foreign.getAttribute('open')).not.toBeNull();
    expect(await shifted(page)).toEqual([]);
  });

  test('leaves the wheel to the page where all of it is in the window', async ({open}) => {
    const page = await open(NOTE);
    const side = (await page.locator('.side').boundingBox())!;
    expect(await page.locator('.side').evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(
      0,
    );
    await page.mouse.move(side.x + side.width / 2, side.y + 200);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  test('a category opens and closes with the keyboard too', async ({open}) => {
    const page = await open(NOTE, WARM);
    const foreign = page
      .locator('.side details', {has: page.locator(`a[href="${FOREIGN_NOTE}"]`)})
      .last();
    await foreign.locator('> summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sideLink(page, FOREIGN_NOTE).isVisible()).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(() => sideLink(page, FOREIGN_NOTE).isVisible()).toBe(false);
  });
});

describe('the navbar', () => {
  test('marks one word in the document of a section and of a note', async () => {
    for (const [path, section] of [
      ...SECTIONS.map((one) => [one, one] as const),
      [NOTE, SECTIONS[0]],
    ] as const) {
      const html = await (await fetch(urlOf(path!))).text();
      const navbar = /<nav[^>]*aria-label="主导航".*?<\/nav>/s.exec(html)![0];
      const marked = navbar.match(/<a\b[^>]*aria-current="page"[^>]*>/g)!;
      expect(marked.map((tag) => /href="([^"]*)"/.exec(tag)![1])).toEqual([section]);
    }
  });

  test('marks none on the home page, and moves its mark from section to section', async ({
    open,
  }) => {
    const page = await open(BASE, WARM);
    const marked = () =>
      page
        .locator('.nav nav [aria-current=page]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await marked()).toEqual([]);
    for (const section of SECTIONS) {
      await follow(page, () => page.locator(`.nav nav a[href="${section}"]`).click());
      expect(await marked()).toEqual([section]);
    }
  });
});

test('what is pressed before the client has come happens when it has', async ({open}) => {
  let gate!: Awaited<ReturnType<typeof hold>>;
  const page = await open(NOTE, {
    viewport: {width: 390, height: 844},
    until: 'load',
    prepare: async (p) => void (gate = await hold(p, /\/assets\/app-[^/]*\.js/)),
  });
  await page.keyboard.press('Control+k');
  await page.locator('.burger').click();
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
  gate.release();
  for (const name of ['seeker', 'drawer']) await page.waitForSelector(`dialog.${name}[open]`);
});

test('what is typed after Ctrl+K before the client has come is in the field of the search', async ({
  open,
}) => {
  let gate!: Awaited<ReturnType<typeof hold>>;
  const page = await open(NOTE, {
    until: 'load',
    prepare: async (p) => void (gate = await hold(p, /\/assets\/app-[^/]*\.js/)),
  });
  await page.keyboard.press('j');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gh k');
  gate.release();
  await page.waitForSelector('dialog.seeker[open]');
  await expect.poll(() => page.locator('.seeker input').inputValue()).toBe('gh k');
  expect(new URL(page.url()).pathname).toBe(NOTE);
});

describe('a link under the pointer', () => {
  test('to a page of another kind has its code fetched', async ({open}) => {
    const page = await open(NOTE);
    const arrived = page.waitForResponse((response) =>
      /\/assets\/Search(?:Page|Screen)-[^/]*\.js$/.test(response.url()),
    );
    await addLink(page, `${BASE}search/`);
    await page.locator('#probe').hover();
    expect((await arrived).status()).toBe(200);
  });

  test('fetches nothing where the reader saves data, and the click works all the same', async ({
    open,
  }) => {
    const page = await open(NOTE, {
      looksAhead: true,
      prepare: (p) =>
        p.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', {
            value: {effectiveType: '4g', saveData: true},
          }),
        ),
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await sideLink(page, NEIGHBOUR).hover();
    await drawn(page);
    await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBe(0);
    await follow(page, () => sideLink(page, NEIGHBOUR).click());
    expect(fetched.filter((url) => url === urlOf(`${NEIGHBOUR}index.json`))).toHaveLength(1);
  });
});

describe('the contents', () => {
  const current = (page: Page) =>
    page
      .locator('.toc [aria-current]')
      .evaluateAll((links) =>
        links.map((link) => decodeURIComponent(link.getAttribute('href')!.slice(1))),
      );

  test('follow the scroll from heading to heading and end with the last', async ({open}) => {
    const page = await open(NOTE, WARM);
    const ids = await page
      .locator('.toc a')
      .evaluateAll((links) =>
        links.map((link) => decodeURIComponent(link.getAttribute('href')!.slice(1))),
      );
    expect(ids.length).toBeGreaterThan(4);
    for (const id of ids.slice(0, 4)) {
      await page.evaluate(
        (name) =>
          window.scrollBy({
            top: document.getElementById(name)!.getBoundingClientRect().top - 100,
            behavior: 'instant',
          }),
        id,
      );
      await page.waitForFunction(
        (name) =>
          document.querySelector('.toc [aria-current]')?.getAttribute('href') === `#${name}`,
        id,
      );
      expect(await current(page)).toEqual([id]);
    }
    await page.evaluate(() =>
      window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}),
    );
    await page.waitForFunction(
      (name) => document.querySelector('.toc [aria-current]')?.getAttribute('href') === `#${name}`,
      ids.at(-1)!,
    );
    expect(await current(page)).toEqual([ids.at(-1)]);
  });

  test('follow a jump that carries headings across all of the window', async ({open}) => {
    const page = await open(NOTE, WARM);
    await expect.poll(() => current(page)).toEqual([]);
    // So far below a heading that neither it nor the next one is in the upper half of the window.
    const between = await page.evaluate(() => {
      const tops = [...document.querySelectorAll('.prose :is(h2, h3)[id]')].map((heading) => ({
        id: heading.id,
        top: heading.getBoundingClientRect().top + scrollY,
      }));
      const at = tops.findIndex(
        ({top}, i) => i > 1 && tops[i + 1]!.top - top > innerHeight / 2 + 50,
      );
      window.scrollTo({top: tops[at]!.top - 30, behavior: 'instant'});
      return tops[at]!.id;
    });
    await expect.poll(() => current(page)).toEqual([between]);
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expect.poll(() => current(page)).toEqual([]);
  });

  test('are those of the note that is open', async ({open}) => {
    const page = await open(NOTE, WARM);
    await follow(page, () => sideLink(page, NEIGHBOUR).click());
    const ids = await page
      .locator('.toc a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(1)));
    expect(
      await page
        .locator('.prose :is(h2, h3)[id]:not(#footnote-label)')
        .evaluateAll((headings) => headings.map(({id}) => id)),
    ).toEqual(ids);
    await page.evaluate(
      (name) =>
        window.scrollBy({
          top: document.getElementById(name)!.getBoundingClientRect().top - 100,
          behavior: 'instant',
        }),
      ids[2]!,
    );
    await page.waitForFunction(
      (name) => document.querySelector('.toc [aria-current]')?.getAttribute('href') === `#${name}`,
      ids[2]!,
    );
    expect(await current(page)).toEqual([ids[2]]);
  });
});

describe('the way back to the top', () => {
  test('shows after turning back up, far from the top, and leads there', async ({open}) => {
    const page = await open(NOTE, {...WARM, reducedMotion: 'reduce'});
    const button = page
      .getByRole('button', {name: '回到页首'})
      .or(page.locator('.theme-back-to-top-button'));
    await scrollTo(page, 1200);
    await expect.poll(() => button.getAttribute('data-shown')).toBeNull();
    await scrollTo(page, 1000);
    await page.waitForSelector('.theme-back-to-top-button[data-shown]');
    await button.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.waitForSelector('.theme-back-to-top-button:not([data-shown])', {state: 'attached'});
    expect(page.url()).toBe(urlOf(NOTE));
  });

  test('does not show after a jump up to a heading, but after the next turn back up', async ({
    open,
  }) => {
    const page = await open(NOTE, {...WARM, reducedMotion: 'reduce'});
    const button = page.locator('.theme-back-to-top-button');
    await scrollTo(page, 3000);
    await page.locator('.toc a').nth(1).click();
    await page.waitForFunction(() => window.scrollY > 300 && window.scrollY < 2900);
    await drawn(page);
    expect(await button.getAttribute('data-shown')).toBeNull();
    await page.evaluate(() => window.scrollBy({top: -50, behavior: 'instant'}));
    await page.waitForSelector('.theme-back-to-top-button[data-shown]');
  });
});

test('what fails while a loaded page is shown reaches the console', async ({open}) => {
  let messages: string[] = [];
  const page = await open(NOTE, {prepare: (p) => void (messages = gatherMessages(p))});
  await hydrated(page);
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new Error('broken by the test');
    };
  });
  await sideLink(page, NEIGHBOUR).click();
  await expect.poll(() => messages.join('\n')).toContain('broken by the test');
});

test('an address outside of the site stays with the browser', async ({open}) => {
  const page = await open(MISSING);
  await mark(page);
  await addLink(page, '/outside/');
  await page.locator('#probe').click();
  await page.waitForURL(urlOf('/outside/'));
  expect(await isMarked(page)).toBe(false);
});
