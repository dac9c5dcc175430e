import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';
import {findChromium, launchChromium} from './helpers/engines/chromium.ts';
import {printContactSheet} from './helpers/engines/contactSheet.ts';
import type {Engine} from './helpers/engines/engine.ts';
import {findFirefox, launchFirefox} from './helpers/engines/firefox.ts';
import {findWebKit, launchWebKit} from './helpers/engines/webkit.ts';
import {BASE, NEIGHBOUR, NOTE, PAGE_KINDS} from './helpers/pages.ts';
import {buildFixture, serveUnder, type StaticServer} from './helpers/runtimeSite.ts';
import {endMotions} from './helpers/motions.ts';

const PICTURES = fileURLToPath(new URL('pictures', import.meta.url));
/** Pictures are looked at by people, and half of the work: they are made on demand, and of what failed. */
const IS_PICTURED = process.env['WUYA_PICTURES'] !== undefined;
/** What is asked here the other suites ask of Chromium: it is the third column of the pictures alone. */
const ENGINES = [
  ...(IS_PICTURED ? [{name: 'chromium', find: findChromium, launch: launchChromium}] : []),
  {name: 'firefox', find: findFirefox, launch: launchFirefox},
  {name: 'webkit', find: findWebKit, launch: launchWebKit},
];
/** Colours move nothing; pictures are made of both. */
const SCHEMES = IS_PICTURED ? ['light', 'dark'] : ['light'];
/** Those that share a layout with none of the others, but for the note, which is open for other questions; pictures are made of all. */
const KINDS = IS_PICTURED
  ? PAGE_KINDS
  : PAGE_KINDS.filter(({kind}) =>
      ['home', 'search', 'section', 'essays', 'graph', 'not-found'].includes(kind),
    );
/** WebKit draws all of its window without a graphics card: pictures are made of a large one. */
const DESK: readonly [number, number] = IS_PICTURED ? [1440, 900] : [1024, 560];
/** WebKit's own window is never narrower than 448 pixels. */
const PHONE = [390, 844] as const;

/** Keeps what the page says, answers for the service of sayings, and blocks storage or chooses dark where the address says so. */
const HEAD = `
  window.said = [];
  for (const name of ['error', 'warn']) console[name] = (...texts) => said.push(name + ': ' + texts.join(' '));
  addEventListener('error', (event) => said.push('error: ' + event.message));
  addEventListener('unhandledrejection', (event) => said.push('rejection: ' + event.reason));
  window.painted = [];
  requestAnimationFrame(function look() {
    if (document.body) painted.push(getComputedStyle(document.body).backgroundColor);
    if (document.readyState !== 'complete' || painted.length === 0) requestAnimationFrame(look);
  });
  const ask = window.fetch;
  window.fetch = (to, options) => String(to.url ?? to).startsWith('https://v1.hitokoto.cn/')
    ? Promise.resolve(Response.json({hitokoto: '山不厌高，海不厌深。', from_who: '曹操'})) : ask(to, options);
  if (location.search === '?dark') localStorage.setItem('theme', 'dark');
  if (location.search === '?blocked')
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {get() { throw new DOMException('blocked', 'SecurityError'); }});
`;

const files = {
  'docs/tabs.md': `---
title: 标签页
---

<Tabs groupId="pm">
  <TabItem value="pnpm">用 pnpm。</TabItem>
  <TabItem value="npm">用 npm。</TabItem>
</Tabs>

![水纹](./water.svg)

\`\`\`js
const copied = 1;
\`\`\`
`,
  'docs/water.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><path d="M0 10h40" stroke="#04596E"/></svg>',
};

/** The middle of an element that has a size, kept its place for two frames and is not covered; runs in the page. */
async function findPlace(
  selector: string,
  start: string,
): Promise<{readonly x: number; readonly y: number} | null> {
  const element = [...document.querySelectorAll(selector)].find(({textContent}) =>
    textContent?.trim().startsWith(start),
  );
  if (!element) return null;
  element.scrollIntoView({block: 'nearest', behavior: 'instant'});
  const before = element.getBoundingClientRect();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const {x, y, width, height} = element.getBoundingClientRect();
  if (width === 0 || height === 0 || x !== before.x || y !== before.y) return null;
  const middle = {x: x + width / 2, y: y + height / 2};
  const shown = document.elementFromPoint(middle.x, middle.y);
  return shown && element.contains(shown) ? middle : null;
}

/** What to know of a page that did not do what was waited for; runs in the page. */
function readState(): object {
  return {
    href: location.href,
    width: innerWidth,
    state: document.readyState,
    isAlive: document.documentElement.dataset['hasHydrated'] === 'true',
    dialogs: [...document.querySelectorAll('dialog')].map(({className, open}) => [className, open]),
    said: Reflect.get(window, 'said') as unknown,
  };
}

let site: StaticServer;
let fixture: StaticServer;
let remove = () => {};
beforeAll(async () => {
  const built = await buildFixture({files});
  remove = built.remove;
  site = await serveUnder(inject('site').dist, BASE, HEAD);
  fixture = await serveUnder(built.dist, '/f/', HEAD);
  mkdirSync(PICTURES, {recursive: true});
});
afterAll(async () => {
  await site?.close();
  await fixture?.close();
  remove();
  if (!IS_PICTURED) return;
  const names = ENGINES.map(({name}) => name);
  writeFileSync(join(PICTURES, 'index.html'), printContactSheet(readdirSync(PICTURES), names));
});

describe.for(ENGINES)('in $name', ({name, find, launch}) => {
  const binary = find();
  let engine: Engine;
  beforeAll(async () => {
    if (binary !== undefined) engine = await launch(binary);
    else console.warn(`${name} is not on this machine: its tests are skipped`);
  });
  afterAll(() => engine?.close());
  const it = binary === undefined ? test.skip : test;

  /** Asks until the answer is yes, and gives it. A page that is being replaced gives none. */
  async function until<T, A extends unknown[]>(
    act: (...args: A) => T,
    ...args: A
  ): Promise<Awaited<T>> {
    let answer: Awaited<T> | undefined;
    try {
      await expect
        .poll(async () => (answer = await engine.run(act, ...args).catch(() => undefined)), {
          timeout: 30_000,
          interval: 40,
        })
        .toBeTruthy();
    } catch (error) {
      await picture('waited-in-vain').catch(() => undefined);
      const state = await engine.run(readState).catch(String);
      throw new Error(`${String(act)}\nof ${JSON.stringify(args)}: ${JSON.stringify(state)}`, {
        cause: error,
      });
    }
    return answer!;
  }
  /** Until it has a place in the window, and keeps it for two frames. */
  const untilShown = (selector: string) =>
    until(async (one) => {
      const place = () => document.querySelector(one)?.getBoundingClientRect();
      const before = place();
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const box = place();
      return (
        box !== undefined &&
        box.width > 0 &&
        box.height > 0 &&
        box.right > 0 &&
        box.left < innerWidth &&
        box.left === before?.left &&
        box.top === before.top
      );
    }, selector);
  const untilGone = (selector: string) =>
    until((one) => document.querySelector(one) === null, selector);

  async function open(server: StaticServer, path: string): Promise<void> {
    await engine.goto(server.origin + path);
    await until(() => document.documentElement.dataset['hasHydrated'] === 'true');
  }

  /** Points at the first element whose text begins so, in view, once it stays where it is and nothing covers it. */
  async function point(selector: string, text = '', presses = true): Promise<void> {
    await engine.point((await until(findPlace, selector, text))!, presses);
  }

  const drawn = () =>
    engine.run(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  const said = () => engine.run(() => Reflect.get(window, 'said') as string[]);
  const titleIs = (start: string) => until((text) => document.title.startsWith(text), start);
  /** Keeps a picture where they are asked for. */
  const keep = (what: string) => (IS_PICTURED ? picture(what) : Promise.resolve());
  /** Keeps a picture of the window as it is when all that moves to a place has come there. */
  const picture = async (what: string): Promise<void> => {
    await engine.run(endMotions);
    await engine.run(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    writeFileSync(join(PICTURES, `${what}-${name}.png`), await engine.picture());
  };

  /** Asks the page that is open for its width on a desk and a phone, and leaves it as wide as a phone. */
  async function holdsItsWidth(kind: string): Promise<void> {
    for (const [width, height] of [DESK, PHONE]) {
      await engine.resize(width, height);
      await drawn();
      for (const scheme of SCHEMES) {
        const overflow = await engine.run((theme) => {
          document.documentElement.dataset['theme'] = theme;
          const {scrollWidth, clientWidth} = document.documentElement;
          if (scrollWidth <= clientWidth) return [];
          return [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
            .map(({localName, className}) => `${localName}.${String(className)}`);
        }, scheme);
        expect(overflow, `${width} ${scheme}`).toEqual([]);
        await keep(`${kind}-${width}-${scheme}`);
      }
    }
    const verse = await engine.run(() => {
      const right = document.querySelector('.verse')?.getBoundingClientRect().right ?? innerWidth;
      return {gap: innerWidth - right};
    });
    expect(verse.gap, 'a saying is at the right').toBeLessThan(60);
    const heading = await engine.run(
      () => document.querySelector('h1')!.getBoundingClientRect().toJSON() as DOMRect,
    );
    expect(heading.height).toBeGreaterThan(10);
    expect(heading.top).toBeLessThan(PHONE[1]);
    expect(await said()).toEqual([]);
  }

  it.for(KINDS)(
    'the $kind page holds its width on a desk and a phone, silently',
    async ({kind, path}) => {
      await engine.resize(...DESK);
      await open(site, path);
      await holdsItsWidth(kind);
    },
  );

  /** Presses the button for the colours twice, as one of its choices may look as the page does. */
  async function changesColours(): Promise<void> {
    const before = await engine.run(() => getComputedStyle(document.body).backgroundColor);
    await point('.nav button.mode');
    await point('.nav button.mode');
    await until((colour) => getComputedStyle(document.body).backgroundColor !== colour, before);
  }

  /**
   * Asks a note that is as wide as a phone. Each of two ways to open the search on one of two widths: what is shown is the same for
   * both.
   */
  async function opensDrawerAndSearch(): Promise<void> {
    const showsResults = async (width: number) => {
      await untilShown('dialog.seeker[open]');
      await engine.press(...'this');
      await untilShown('.hit mark');
      await until(() => {
        const list = document.querySelector('.seek-body')!.getBoundingClientRect();
        const hits = [...document.querySelectorAll('.hit')].map((hit) =>
          hit.getBoundingClientRect(),
        );
        const shown = hits.filter(
          ({height: tall, bottom, right}) =>
            tall > 20 && bottom <= Math.min(list.bottom, innerHeight) + 1 && right <= innerWidth,
        );
        return shown.length >= Math.min(2, hits.length);
      });
      await keep(`dialog-${width}`);
    };
    await point('.burger');
    await untilShown(`dialog.drawer[open] a[href="${NEIGHBOUR}"]`);
    await keep('drawer-390');
    await engine.press('Escape');
    await until(() => !document.querySelector('dialog.drawer[open]'));
    await point('.burger');
    await untilShown(`dialog.drawer[open] a[href="${NEIGHBOUR}"]`);
    await point(`dialog.drawer a[href="${NEIGHBOUR}"]`);
    await until(
      (path) =>
        location.pathname === path &&
        document.documentElement.dataset['hasHydrated'] === 'true' &&
        !document.querySelector('dialog.drawer[open]'),
      NEIGHBOUR,
    );
    await point('.DocSearch-Button');
    await showsResults(PHONE[0]);
    await engine.press('Escape');
    await untilGone('dialog.seeker');
    await engine.resize(...DESK);
    await engine.press('Control+k');
    await showsResults(DESK[0]);
    await engine.press('Enter');
    await until((path) => location.pathname !== path, NEIGHBOUR);
    expect(await said()).toEqual([]);
  }

  // One load for all that is asked of a note: each is 0.3 CPU s in Firefox and 0.4 in WebKit.
  it('a page is fetched ahead where a click can show it, and nowhere else; a link leads on, Back leads to the line that was being read, a hash to its heading; the button changes the colours, and the note holds its width; on a phone the drawer opens and leads on; the search shows its results there by mouse, and on a desk by keys, where Enter leads on', async () => {
    await engine.resize(...DESK);
    await open(site, NOTE);
    await point(`.side a[href="${NEIGHBOUR}"]`, '', false);
    const fetched = () =>
      performance.getEntriesByType('resource').filter((one) => one.name.endsWith('index.json'))
        .length > 0;
    const isFetching = await engine.run(() => 'navigation' in window);
    if (isFetching) {
      await until(fetched);
    } else {
      // The quote comes last, after what is in view would have been asked for.
      await engine.run(() => document.querySelector('.foot')!.scrollIntoView());
      await until(() => document.querySelector('.quote[data-shown]') !== null);
    }
    expect(await engine.run(fetched)).toBe(isFetching);
    await engine.run(() => scrollTo({top: 900, behavior: 'instant'}));
    const {title, last} = await engine.run(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
      return {title: document.title, last: links.at(-1)!.hash};
    });
    await point(`.side a[href="${NEIGHBOUR}"]`);
    await until((path) => location.pathname === path && document.title !== '', NEIGHBOUR);
    await until((before) => document.title !== before && scrollY === 0, title);
    await engine.back();
    await titleIs(title);
    await until(() => Math.abs(scrollY - 900) < 3);
    await engine.run((hash) => void (location.hash = hash), last);
    const isInView = (hash: string) => {
      const {top} = document
        .getElementById(decodeURIComponent(hash.slice(1)))!
        .getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    };
    await until(isInView, last);
    await point(`.side a[href="${NEIGHBOUR}"]`);
    await until(
      (before) =>
        document.title !== before &&
        scrollY === 0 &&
        document.documentElement.dataset['hasHydrated'] === 'true',
      title,
    );
    await engine.run(
      (href) =>
        document
          .querySelector('h1')!
          .insertAdjacentHTML('afterend', `<a id="far" href="${href}">far</a>`),
      NOTE + last,
    );
    await point('#far');
    await titleIs(title);
    await until(isInView, last);
    await changesColours();
    await holdsItsWidth('note');
    await opensDrawerAndSearch();
  });

  it('where storage is blocked the button changes the colours all the same, and says so once; a saying comes', async () => {
    await engine.resize(...DESK);
    await open(site, `${NOTE}?blocked`);
    await changesColours();
    expect(await said()).toEqual([expect.stringContaining('Preferences are not kept')]);
    await engine.run(() => document.querySelector('.foot')!.scrollIntoView());
    await until(() => document.querySelector('.foot')!.textContent!.includes('山不厌高'));
  });

  it('tabs, the copy button and the enlarged picture answer', async () => {
    await engine.resize(...DESK);
    await open(fixture, '/f/tabs/');
    await until(() => document.querySelectorAll('[role=tab]').length === 2);
    await point('[role=tab]', 'npm');
    await until(
      () => document.querySelector('[role=tab][aria-selected=true]')?.textContent === 'npm',
    );
    await point('button.copy');
    await untilShown('button.copy.done');
    await point('.zoomable');
    await untilShown('dialog.zoom[open]');
    await engine.press('Escape');
    await untilGone('dialog.zoom');
    expect(await said()).toEqual([]);
  });

  /** Asks a page of the fixture for its dropdown. */
  async function opensDropdown(): Promise<void> {
    const middles = await engine.run(() =>
      ['a', '.drop', '#nav-html', '.stars'].map((one) => {
        const {top, bottom} = document.querySelector(`.nav nav ${one}`)!.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles), 'items in one line').toBeLessThan(2);
    await point('.nav button', '更多');
    await untilShown('.drop[data-open] a');
    await engine.press('Escape');
    await untilGone('.drop[data-open]');
    await engine.point({x: 700, y: 500}, false);
    await engine.run(() => {
      const all = [...document.querySelectorAll<HTMLElement>('.nav button')];
      all.find(({textContent}) => textContent!.startsWith('更多'))!.focus();
    });
    await engine.press('ArrowDown');
    await untilShown('.drop[data-open] a');
    await until(() => document.activeElement?.matches('.drop[data-open] a'));
    for (const key of ['Enter', ' ']) {
      await engine.press('Escape');
      await untilGone('.drop[data-open]');
      await until(() => document.activeElement?.matches('.drop button'));
      await engine.press(key);
      await untilShown('.drop[data-open] a');
    }
  }

  it('a page that crashes shows the error page, and a navigation leaves it; a dropdown opens by mouse and by keys; a page that does not come: the box with Retry, or the page of the browser, and both lead on', async () => {
    await engine.resize(...DESK);
    await open(fixture, '/f/crash/');
    await point('#break');
    await untilShown('[role=alert] pre');
    await keep('crash-1440');
    await point('.nav a', '甲');
    await until(() => location.pathname === '/f/a/' && document.title.startsWith('甲'));
    expect(await engine.run(() => document.querySelectorAll('[role=alert]').length)).toBe(0);
    await until(() => document.documentElement.dataset['hasHydrated'] === 'true');
    const before = await said();
    await opensDropdown();
    expect(await said()).toEqual(before);
    const staysInPlace = await engine.run(() => 'navigation' in window);
    // What only a reader who goes on needs is there before the end.
    await point('.nav .brand');
    await until(() => document.querySelector('h1')?.textContent === '首页');
    await fixture.close();
    try {
      await engine.run(() => {
        document.body.insertAdjacentHTML('beforeend', '<a id="probe" href="/f/c/">probe</a>');
        setTimeout(() => document.getElementById('probe')!.click());
      });
      if (staysInPlace) await untilShown('[role=alert] button');
      else await until(() => !document.querySelector('#App') && document.body.innerText !== '');
      await keep('failed-1440');
    } finally {
      await fixture.reopen();
    }
    if (staysInPlace) await point('[role=alert] button');
    else await open(fixture, '/f/c/');
    await until(() => location.pathname === '/f/c/' && document.title.startsWith('丙'));
    await engine.back();
    await until(() => document.querySelector('h1')?.textContent === '首页');
  });

  it('in dark no frame of the next page is light', async () => {
    await engine.resize(...DESK);
    await open(site, `${NOTE}?dark`);
    try {
      expect(await engine.run(() => document.documentElement.dataset['theme'])).toBe('dark');
      const dark = await engine.run(() => getComputedStyle(document.body).backgroundColor);
      await point(`.side a[href="${NEIGHBOUR}"]`);
      await until(
        (path) => location.pathname === path && document.readyState === 'complete',
        NEIGHBOUR,
      );
      await until(() => document.querySelector('h1') !== null);
      const frames = await engine.run(() => Reflect.get(window, 'painted') as string[]);
      expect(frames.length).toBeGreaterThan(0);
      expect([...new Set(frames)]).toEqual([dark]);
    } finally {
      await engine.run(() => localStorage.removeItem('theme'));
    }
  });
});
