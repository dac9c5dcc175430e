import {describe, expect} from 'vitest';
import {follow, hydrated, isMarked, mark, quoteShown, test} from './helpers/browser.ts';
import {BASE, FOREIGN_NOTE, NEIGHBOUR, NOTE, urlOf} from './helpers/pages.ts';
import {
  countDocuments,
  cutOff,
  fakeConnection,
  hold,
  holdTimers,
  watched,
  watchFor,
} from './helpers/runtime.ts';

const NEIGHBOUR_DATA = /event-loop\/index\.json/;
const noWarmth = {
  prepare: (page: import('playwright-core').Page) =>
    page.addInitScript(fakeConnection, {saveData: true}),
};

/** Follows a link without hovering over it. */
const click = (page: import('playwright-core').Page, href: string) =>
  page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click(), href);

describe('a cold entry to a page whose address has no document', () => {
  const COLD = `${BASE}backend.html`;

  // How an address is found in another case or with a suffix: pageFinder.test.ts.
  test.for([COLD, `${BASE}Backend/index.html`])(
    '%s shows the page and keeps the address',
    async (path, {open}) => {
      const page = await open(path, {until: 'load'});
      await page.waitForFunction(() => !document.querySelector('.lost'));
      await expect.poll(() => page.locator('main h1').innerText()).toBe('后端');
      expect(page.url()).toBe(urlOf(path));
      expect(await page.title()).not.toMatch(/找不到/);
      await expect
        .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
        .toMatch(/\/wuya\/backend\/$/);
    },
  );

  test('shows nothing, then the spinner after 200 ms, which rests where motion is not wanted, then the page', async ({
    open,
  }) => {
    let gate!: Awaited<ReturnType<typeof hold>>;
    const page = await open(COLD, {
      until: 'load',
      prepare: async (p) => {
        await p.addInitScript(watchFor, '.ripple');
        await p.addInitScript(() => {
          const {fetch} = window;
          window.fetch = (to, init) => {
            if (/backend\/index\.json/.test(String(to)))
              Object.assign(window, {asked: performance.now()});
            return fetch(to, init);
          };
        });
        gate = await hold(p, /backend\/index\.json/);
      },
    });
    await gate.reached;
    await expect.poll(() => page.locator('.lost h1').isVisible()).toBe(false);
    await page.waitForSelector('.ripple');
    const asked = await page.evaluate(() => Reflect.get(window, 'asked') as number);
    expect((await watched(page))[0]!.came - asked).toBeGreaterThan(150);
    await expect.poll(() => page.getByRole('status').filter({hasText: '正在加载'}).count()).toBe(1);
    const durations = await page
      .locator('.ripple > *')
      .evaluateAll((parts) =>
        parts.map((part) => [
          getComputedStyle(part).animationDuration,
          getComputedStyle(part).animationIterationCount,
        ]),
      );
    expect(durations).toEqual([
      ['3s', 'infinite'],
      ['3s', 'infinite'],
      ['1.5s', 'infinite'],
    ]);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(
      await page.locator('.ripple circle').evaluate((part) => getComputedStyle(part).animationName),
    ).toBe('none');
    gate.release();
    await page.waitForSelector('.side');
    await expect.poll(() => page.locator('.ripple').count()).toBe(0);
  });

  test('shows the error and Retry again and again, until the page comes', async ({open}) => {
    let fault!: Awaited<ReturnType<typeof cutOff>>;
    const page = await open(COLD, {
      until: 'load',
      prepare: async (p) => void (fault = await cutOff(p, /backend\/index\.json/)),
    });
    const box = page.getByRole('alert');
    const button = box.getByRole('button', {name: /重试.*Retry/});
    await box.waitFor();
    await expect.poll(() => box.innerText()).toMatch(/TypeError: Failed to fetch/);
    for (let cycle = 1; cycle <= 3; cycle++) {
      const before = fault.count;
      await button.click();
      await page.waitForFunction(
        () => document.querySelector('[role=alert] button')?.getAttribute('aria-busy') === 'false',
      );
      expect(fault.count).toBeGreaterThan(before);
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    fault.isOn = false;
    await button.click();
    await page.waitForSelector('.side');
    await expect.poll(() => page.locator('h1').innerText()).toBe('后端');
    await expect.poll(() => box.count()).toBe(0);
  });

  test('is not found when there is no such page either', async ({open}) => {
    const page = await open(`${BASE}No-Such.html`);
    await expect.poll(() => page.locator('.lost h1').isVisible()).toBe(true);
  });
});

describe('a navigation', () => {
  test('that is over before the 200 ms are shows no bar, then or later, nor does one whose query alone changes', async ({
    open,
  }) => {
    const page = await open(NOTE, {
      prepare: async (p) => {
        await noWarmth.prepare(p);
        await p.addInitScript(holdTimers, 200);
        await p.addInitScript(watchFor, '.loadbar');
      },
    });
    await follow(page, () => click(page, NEIGHBOUR));
    expect(
      await page.evaluate(() => (window as unknown as {heldTimers: Set<number>}).heldTimers.size),
    ).toBe(0);
    await page.evaluate(() =>
      document
        .querySelector('main')!
        .insertAdjacentHTML('afterbegin', '<a id="probe" href="?x=1">probe</a>'),
    );
    await page.locator('#probe').click();
    await page.waitForURL(/x=1/);
    expect(await watched(page)).toEqual([]);
  });

  test('that takes long shows the bar from 200 ms on over the old page, no spinner, and takes it away', async ({
    open,
  }) => {
    let gate!: Awaited<ReturnType<typeof hold>>;
    const page = await open(NOTE, {
      prepare: async (p) => {
        await noWarmth.prepare(p);
        await p.addInitScript(watchFor, '.loadbar');
        gate = await hold(p, NEIGHBOUR_DATA);
      },
    });
    const title = await page.locator('h1').innerText();
    const asked = await page.evaluate((path) => {
      document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click();
      return performance.now();
    }, NEIGHBOUR);
    await page.waitForSelector('.loadbar', {state: 'attached'});
    const [bar] = await watched(page);
    expect(bar!.came - asked).toBeGreaterThanOrEqual(150);
    expect(page.url()).toBe(urlOf(NEIGHBOUR));
    await expect.poll(() => page.locator('h1').innerText()).toBe(title);
    await expect.poll(() => page.locator('.ripple').count()).toBe(0);
    await expect.poll(() => page.locator('.loadbar').getAttribute('aria-hidden')).toBe('true');
    await follow(page, async () => gate.release());
    const shown = await page.evaluate(() => performance.now());
    await page.waitForSelector('.loadbar', {state: 'detached'});
    expect((await watched(page))[0]!.went - shown).toBeLessThan(800);
  });

  test('that fails reloads the browser once at the new address, then shows the box', async ({
    open,
  }) => {
    let documents!: () => number;
    let fault!: Awaited<ReturnType<typeof cutOff>>;
    const page = await open(NOTE, {
      prepare: async (p) => {
        await noWarmth.prepare(p);
        await p.addInitScript(() => void (Date.now = () => 1_700_000_000_000)); // all within the ten seconds
        documents = countDocuments(p);
        fault = await cutOff(p, NEIGHBOUR_DATA);
      },
    });
    await Promise.all([page.waitForEvent('load'), click(page, NEIGHBOUR)]);
    await hydrated(page);
    expect(documents()).toBe(2);
    expect(page.url()).toBe(urlOf(NEIGHBOUR));
    await expect.poll(() => page.locator('.prose').isVisible()).toBe(true);
    // A new document: the one that was loaded keeps its own page in memory.
    await page.goto(urlOf(NOTE));
    await hydrated(page);
    const before = documents();
    await click(page, NEIGHBOUR);
    await page.getByRole('alert').waitFor();
    expect(documents()).toBe(before);
    fault.isOn = false;
    await follow(page, () => page.getByRole('button', {name: /Retry/}).click());
    await expect.poll(() => page.locator('.prose').isVisible()).toBe(true);
    expect(documents()).toBe(before);
  });

  test('whose component fails too leaves a document that Back leads on from', async ({open}) => {
    const page = await open(NOTE, {
      prepare: async (p) => {
        await noWarmth.prepare(p);
        await cutOff(p, /\/BlogPage-[^/]+\.js/);
      },
    });
    let failures = 0;
    page.on('console', (message) => (failures += /imported module/.test(message.text()) ? 1 : 0));
    await click(page, `${BASE}blog/`);
    await expect.poll(() => failures).toBe(2); // by the navigation, and by the document that was loaded for it
    await Promise.all([page.waitForEvent('load'), page.goBack()]);
    await hydrated(page);
    expect(page.url()).toBe(urlOf(NOTE));
    expect(await page.title()).toContain('闭包');
  });

  test('after a failed hover loads without reload once the network is back', async ({open}) => {
    let fault!: Awaited<ReturnType<typeof cutOff>>;
    const page = await open(NOTE, {
      prepare: async (p) => void (fault = await cutOff(p, /rendering\/index\.json/)),
    });
    await mark(page);
    const link = page.locator(`.side a[href="${FOREIGN_NOTE}"]`);
    await link.evaluate((element) => element.closest('details')!.setAttribute('open', ''));
    await Promise.all([page.waitForEvent('requestfailed'), link.hover()]);
    fault.isOn = false;
    await follow(page, () => link.click());
    expect(await isMarked(page)).toBe(true);
    expect(page.url()).toBe(urlOf(FOREIGN_NOTE));
  });

  test('C7.27 from note to note asks for the data of the new note alone', async ({open}) => {
    const asked: string[] = [];
    const page = await open(NOTE, noWarmth);
    await follow(page, () => click(page, NEIGHBOUR)); // the first one brings the code that opens pages
    page.on(
      'request',
      (request) => void (request.resourceType() !== 'other' && asked.push(request.url())),
    ); // all but the icon, which the browser asks for when it likes
    await follow(page, () => click(page, FOREIGN_NOTE));
    expect(asked).toEqual([urlOf(`${FOREIGN_NOTE}index.json`)]);
  });

  test('abandoned for another one never shows', async ({open}) => {
    let gate!: Awaited<ReturnType<typeof hold>>;
    const page = await open(NOTE, {
      prepare: async (p) => {
        await noWarmth.prepare(p);
        gate = await hold(p, NEIGHBOUR_DATA);
      },
    });
    await click(page, NEIGHBOUR);
    await gate.reached;
    await follow(page, () => click(page, `${BASE}backend/`));
    gate.release();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('h1').innerText()).toBe('后端');
    expect(page.url()).toBe(urlOf(`${BASE}backend/`));
  });
});

describe('prefetching', () => {
  const hints = (page: import('playwright-core').Page) =>
    page.locator('link[rel=prefetch]').count();

  // Other connections: prefetch.test.ts.
  test.for([
    {name: '2g', connection: {effectiveType: '2g'}, isOn: false},
    {name: 'no connection known', connection: null, isOn: true},
  ])('on $name: $isOn; a click works all the same', async ({connection, isOn}, {open}) => {
    const asked: string[] = [];
    const page = await open(NOTE, {
      looksAhead: true,
      prepare: async (p) => {
        p.on('request', (request) => asked.push(request.url()));
        await p.addInitScript(fakeConnection, connection);
      },
    });
    await page.locator(`.side a[href="${NEIGHBOUR}"]`).focus();
    if (isOn) await page.waitForSelector('link[rel=prefetch]', {state: 'attached'});
    else
      await page.evaluate(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
          ),
      );
    expect((await hints(page)) > 0).toBe(isOn);
    expect(!isOn && asked.some((url) => NEIGHBOUR_DATA.test(url))).toBe(false);
    await follow(page, () => page.locator(`.side a[href="${NEIGHBOUR}"]`).click());
    expect(page.url()).toBe(urlOf(NEIGHBOUR));
  });

  test('asks for a page once, whatever the fragment or query of its links', async ({open}) => {
    const page = await open(`${BASE}markdown-page/`, {looksAhead: true});
    await page.evaluate((href) => {
      const main = document.querySelector('main')!;
      main.insertAdjacentHTML(
        'beforeend',
        `<p style="margin-top:300vh">${['', '#a', '?x=1'].map((rest) => `<a class="probe" href="${href}${rest}">probe</a>`).join(' ')}</p>`,
      );
      document.dispatchEvent(new Event('wuya:shown'));
    }, `${BASE}backend/network/tcp/`);
    const hint = page.locator('link[rel=prefetch][href*="tcp"]');
    await expect.poll(() => hint.count()).toBe(0);
    await page.locator('.probe').first().scrollIntoViewIfNeeded();
    await hint.first().waitFor({state: 'attached'});
    await expect.poll(() => hint.count()).toBe(1);
  });

  test('the focus on a link loads its page, and so does a finger', async ({open}) => {
    const page = await open(NOTE);
    for (const [sign, href] of [
      ['focusin', NEIGHBOUR],
      ['touchstart', FOREIGN_NOTE],
    ] as const) {
      const fetched = page.waitForResponse(
        (response) =>
          response.url() === urlOf(`${href}index.json`) &&
          response.request().resourceType() === 'fetch',
      );
      await page.evaluate(
        ([type, to]) =>
          document
            .querySelector(`.side a[href="${to}"]`)!
            .dispatchEvent(new Event(type, {bubbles: true})),
        [sign, href] as const,
      );
      expect((await fetched).status(), sign).toBe(200);
    }
  });

  test('of notes is not begun by the home page where data is dear', async ({open}) => {
    const asked: string[] = [];
    const page = await open(BASE, {
      looksAhead: true,
      prepare: async (p) => {
        p.on('request', (request) => asked.push(request.url()));
        await p.addInitScript(fakeConnection, {saveData: true});
      },
    });
    await quoteShown(page);
    expect(asked.filter((url) => url.endsWith('.json'))).toEqual([]);
  });

  test('a hover loads all the page needs, a second hover nothing', async ({open}) => {
    const page = await open(NOTE, {looksAhead: true});
    const link = page.locator(`.side a[href="${NEIGHBOUR}"]`);
    const arrived = page.waitForResponse(
      (response) =>
        NEIGHBOUR_DATA.test(response.url()) && response.request().resourceType() === 'fetch',
    );
    await link.hover();
    await (await arrived).finished();
    const asked: string[] = [];
    // A link in view is fetched ahead besides, whenever the page is idle.
    page.on(
      'request',
      (request) => void (request.resourceType() === 'fetch' && asked.push(request.url())),
    );
    await page.mouse.move(0, 0);
    await link.hover();
    await follow(page, () => link.click());
    expect(asked.filter((url) => url.includes('event-loop'))).toEqual([]);
  });
});
