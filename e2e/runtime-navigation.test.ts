import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {addLink, follow, hydrated, isMarked, mark, test} from './helpers/browser.ts';
import {BASE, ESSAYS, MISSING, NEIGHBOUR, NOTE, SECTIONS, urlOf} from './helpers/pages.ts';
import {removeNavigationApi, shifted, watchShifts} from './helpers/runtime.ts';

const scrollOf = (page: Page) => page.evaluate(() => scrollY);
const scrollTo = (page: Page, y: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => requestAnimationFrame(() => done()), {once: true});
        window.scrollTo({top, behavior: 'instant'});
      }),
    y,
  );
/** Puts a link into the article and follows it by the keyboardless way of a script's click. */
const clickLinkTo = (page: Page, href: string) =>
  page.evaluate((to) => {
    document.querySelector('#probe')?.remove();
    document
      .querySelector('main')!
      .insertAdjacentHTML('beforeend', `<a id="probe" href="${to}">probe</a>`);
    document.querySelector<HTMLElement>('#probe')!.click();
  }, href);
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

describe('scrolling after a navigation', () => {
  // Which fragment names what: hashTarget.test.ts.
  test('stays where it is when only the query changes; goes to the top by a link to the page itself, which drops the query, and for a fragment that names nothing; never throws', async ({
    open,
  }) => {
    const errors: string[] = [];
    const page = await open(NOTE, {
      prepare: (p) => void p.on('pageerror', (error) => errors.push(String(error))),
    });
    await mark(page);
    await scrollTo(page, 900);
    await clickLinkTo(page, '?x=1');
    await page.waitForURL(/\?x=1/);
    await settled(page);
    expect(await scrollOf(page)).toBe(900);

    await page.locator(`.side a[href="${NOTE}"]`).click();
    await page.waitForFunction(() => scrollY === 0);
    expect(page.url()).toBe(urlOf(NOTE));
    expect(await isMarked(page)).toBe(true);

    // With the query changes the fragment: not the browser's own affair, but the same to the reader.
    const id = await page.evaluate(() => [...document.querySelectorAll('.prose h2')].at(-2)!.id);
    await page.evaluate(() =>
      addEventListener('hashchange', () => Object.assign(window, {isTold: true}), {once: true}),
    );
    await clickLinkTo(page, `?x=2#${id}`);
    await page.waitForFunction((name) => {
      const top = document.getElementById(name)!.getBoundingClientRect().top;
      return top > 0 && top < 120;
    }, id);
    expect(await page.evaluate(() => Reflect.get(window, 'isTold') as unknown)).toBe(true);
    for (const hash of ['#不存在', '#100%', '?x=3#不存在']) {
      await scrollTo(page, 900);
      await clickLinkTo(page, hash);
      await page.waitForFunction(() => scrollY === 0);
    }
    await scrollTo(page, 900);
    await follow(page, () => clickLinkTo(page, `${NEIGHBOUR}#%E4%B8`));
    expect(await scrollOf(page)).toBe(0);
    expect(errors).toEqual([]);
  });

  test('goes to the top with the new page, and comes back to where the reader was, also when the page behind is longer', async ({
    open,
  }) => {
    const page = await open(NOTE);
    await scrollTo(page, 1200);
    await page.evaluate(() =>
      document.addEventListener(
        'wuya:shown',
        () => Object.assign(window, {scrollAtShow: scrollY}),
        {once: true},
      ),
    );
    await follow(page, () => clickLinkTo(page, `${BASE}search/`));
    expect(
      await page.evaluate(() => (window as unknown as {scrollAtShow: number}).scrollAtShow),
    ).toBe(0);
    await follow(page, () => page.evaluate(() => history.back()));
    await settled(page);
    expect(Math.abs((await scrollOf(page)) - 1200)).toBeLessThanOrEqual(2);
  });
});

describe('the frame after a navigation', () => {
  test.for([
    {width: 390, hrefs: [NEIGHBOUR, `${BASE}search/`, BASE, MISSING, SECTIONS[1]!]},
    {width: 1440, hrefs: [NEIGHBOUR, `${BASE}search/`, SECTIONS[1]!, `${BASE}HomepageStarted/`]}, // those that are as wide as each other
  ])(
    'stays where it is, on the way there and back, $width pixels wide',
    async ({width, hrefs}, {open}) => {
      const page = await open(NOTE, {
        viewport: {width, height: 844},
        prepare: (p) => p.addInitScript(watchShifts),
      });
      const end = () =>
        page.evaluate(() =>
          window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}),
        );
      for (const href of hrefs) {
        await end();
        await addLink(page, href);
        await follow(page, () => page.evaluate(() => document.getElementById('probe')!.click())); // shifts after a real click are not counted
      }
      for (const _ of hrefs) await follow(page, () => page.evaluate(() => history.back()));
      expect(await shifted(page)).toEqual([]);
    },
  );
});

describe('the keyboard after a navigation', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.className ?? '');

  test('begins with the skip link, which leads into the content, and the new title is said; from a section to the home page too, where the whole layout changes', async ({
    open,
  }) => {
    const page = await open(NOTE);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('跳到正文');
    await follow(page, () => page.locator(`.side a[href="${NEIGHBOUR}"]`).click());
    await page.waitForFunction(
      () => document.getElementById('Live')?.textContent === document.title,
    );
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('skip');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.querySelector('main')!.contains(document.activeElement) &&
          document.activeElement !== document.querySelector('main'),
      ),
    ).toBe(true);
    expect(page.url()).toBe(urlOf(NEIGHBOUR));
    await follow(page, () => page.locator('.nav .brand').click());
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('skip');
  });

  test('stays where it is when the reader goes back, or to a heading', async ({open}) => {
    const page = await open(NOTE);
    await follow(page, () => page.locator(`.side a[href="${NEIGHBOUR}"]`).click());
    await page.locator('.seek').focus();
    await follow(page, () => page.evaluate(() => history.back()));
    expect(await focused(page)).toContain('seek');
    await page.locator('.foot a').first().focus();
    await follow(page, () => page.evaluate(() => history.forward()));
    expect(
      await page.evaluate(() => document.activeElement?.closest('footer')?.className),
    ).toContain('foot');
  });
});

describe('the head', () => {
  const facts = (page: Page) =>
    page.evaluate(() => ({
      title: document.title,
      copy: document.head.querySelector('[type="text/markdown"]')?.getAttribute('href'),
      kind: document.head.querySelector<HTMLMetaElement>('[name=docusaurus_tag]')?.content,
      description: document.head.querySelector<HTMLMetaElement>('[name=description]')?.content,
    }));

  test('is that of the open page, and Back to the first page asks nothing of the network', async ({
    open,
  }) => {
    const page = await open(NOTE);
    const first = await facts(page);
    await follow(page, () => clickLinkTo(page, ESSAYS));
    expect(await facts(page)).toMatchObject({
      copy: `${ESSAYS}index.md`,
      kind: 'blog_posts_list',
    });
    await page.context().setOffline(true);
    await follow(page, () => page.evaluate(() => history.back()));
    expect(await facts(page)).toEqual(first);
    await expect.poll(() => page.locator('.prose h2').count()).toBeGreaterThan(2);
  });

  test('is not that of the page before when a page fails to load', async ({open}) => {
    const page = await open(NOTE);
    await page.route('**/blog/index.json', (route) => route.abort());
    await page.route('**/blog/', (route) => route.abort());
    await clickLinkTo(page, ESSAYS);
    await page.waitForFunction(() => document.title.startsWith('这一页没有加载出来'));
    await expect.poll(() => page.locator('head link[rel=canonical]').count()).toBe(0);
  });
});

describe('without the Navigation API', () => {
  test('every link loads its document, and each page comes alive', async ({open}) => {
    const page = await open(NOTE, {prepare: (p) => p.addInitScript(removeNavigationApi)});
    await mark(page);
    await Promise.all([
      page.waitForURL(urlOf(NEIGHBOUR)),
      page.locator(`.side a[href="${NEIGHBOUR}"]`).click(),
    ]);
    await hydrated(page);
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await page.waitForURL(urlOf(NOTE));
    await hydrated(page);
    await page.locator('.mode').first().click();
    await expect.poll(() => page.locator('html').getAttribute('data-theme-choice')).toBe('light');
  });
});
