import {describe, expect, inject} from 'vitest';
import {addLink, drawn, follow, gatherMessages, isMarked, mark, test} from './helpers/browser.ts';
import {
  BASE,
  FOREIGN_NOTE,
  MISSING,
  NEIGHBOUR,
  NOTE,
  SECTIONS,
  SPEC_ROUTES,
  urlOf,
} from './helpers/pages.ts';

const {routes} = inject('site');
const notes = routes.filter((route) =>
  SECTIONS.some((section) => route.startsWith(section) && route !== section),
);
const NO_SCRIPT = {javaScriptEnabled: false};

/** An attribute of the first such element whose tag has a text in it. */
function tagOf(
  html: string,
  {name, text, attribute}: {name: string; text: string; attribute: string},
): string | undefined {
  const tag = html.match(new RegExp(`<${name}\\b[^>]*>`, 'g'))?.find((one) => one.includes(text));
  return tag && new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1];
}

interface Answer {
  readonly status: number;
  readonly cookie: string | null;
  readonly html: string;
}

const answers = new Map<string, Promise<Answer>>();

async function ask(route: string): Promise<Answer> {
  const response = await fetch(urlOf(route));
  const {status, headers} = response;
  return {status, cookie: headers.get('set-cookie'), html: await response.text()};
}

/** Each is asked for once. */
function answerOf(route: string): Promise<Answer> {
  const known = answers.get(route) ?? ask(route);
  answers.set(route, known);
  return known;
}

const documentOf = async (route: string) => (await answerOf(route)).html;

describe('every route', () => {
  test('is there: those of the specification and at least eight notes a section', () => {
    expect(routes).toEqual(expect.arrayContaining(SPEC_ROUTES));
    for (const section of SECTIONS)
      expect(
        notes.filter((note) => note.startsWith(section)).length,
        section,
      ).toBeGreaterThanOrEqual(8);
  });

  test.for(routes.map((route) => ({route})))(
    '$route is served with its text and without a cookie, and says in its head what it is',
    async ({route}) => {
      const {status, cookie, html} = await answerOf(route);
      const canonical = `https://wuya.example${route}`;
      expect({status, cookie}).toEqual({status: 200, cookie: null});
      expect({
        html: /<html[^>]*>/.exec(html)?.[0],
        canonical: tagOf(html, {name: 'link', text: 'rel="canonical"', attribute: 'href'}),
        description: tagOf(html, {name: 'meta', text: 'name="description"', attribute: 'content'}),
        ogLocale: tagOf(html, {name: 'meta', text: 'property="og:locale"', attribute: 'content'}),
        ogUrl: tagOf(html, {name: 'meta', text: 'property="og:url"', attribute: 'content'}),
        alternates: [...html.matchAll(/<link rel="alternate" hreflang="[^>]*>/g)].map(
          ([tag]) => tag,
        ),
        headings: html.match(/<h1[\s>]/g)?.length,
      }).toEqual({
        html: expect.stringContaining('lang="zh-CN"') as string,
        canonical,
        description: expect.stringMatching(/../) as string,
        ogLocale: 'zh_CN',
        ogUrl: canonical,
        alternates: ['zh-CN', 'x-default'].map(
          (lang) => `<link rel="alternate" hreflang="${lang}" href="${canonical}">`,
        ),
        headings: 1,
      });
      expect(/<title[^>]*>([^<]*)</.exec(html)?.[1]).toMatch(/^[^｜]+.*无涯/);
      const main = /<main[\s>][\s\S]*<\/main>/.exec(html)![0];
      expect(main.replace(/<[^>]*>|\s/g, '').length).toBeGreaterThan(
        notes.includes(route) ? 800 : 20,
      );
    },
  );

  test('ends every internal link with a slash; every link leads to a page, and to every page leads a link', async () => {
    const links = new Map<string, string>();
    for (const route of routes) {
      for (const [, href] of (await documentOf(route)).matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g))
        links.set(href!, route);
    }
    const pathnames = [...links].map(([href, from]) => ({
      pathname: new URL(href, urlOf('/')).pathname,
      from,
    }));
    expect(pathnames.filter(({pathname}) => !/\/$|\.\w+$/.test(pathname))).toEqual([]);
    expect(
      pathnames.filter(({pathname}) => pathname.endsWith('/') && !routes.includes(pathname)),
    ).toEqual([]);
    expect(routes.filter((route) => !links.has(route))).toEqual([]);
  });

  test('C2.31 opens a window of its own only for what is outside', async () => {
    for (const route of routes) {
      const links = (await documentOf(route)).match(/<a\b[^>]*>/g) ?? [];
      const anchors = links.filter((link) => /\starget=/.test(link));
      expect(
        anchors.filter(
          (anchor) => !/\shref="https?:/.test(anchor) || !anchor.includes('noopener noreferrer'),
        ),
        route,
      ).toEqual([]);
    }
  });
});

describe('the host', () => {
  test('leads from the root and from the base path without its slash to the home page', async () => {
    for (const path of ['/', '/wuya']) {
      const response = await fetch(urlOf(path));
      expect([response.redirected, response.url, response.status], path).toEqual([
        true,
        urlOf(BASE),
        200,
      ]);
    }
  });

  test('leads from a page without its slash to the page, query kept', async () => {
    for (const route of [...SPEC_ROUTES.slice(1), NOTE]) {
      const response = await fetch(urlOf(`${route.slice(0, -1)}?x=1`));
      expect([response.url, response.status], route).toEqual([urlOf(`${route}?x=1`), 200]);
    }
  });

  test.for([
    {path: MISSING},
    {path: `${BASE}a/b/c`},
    {path: `${BASE}backend/no-such-note/`},
    {path: '/outside/'},
    {path: `${BASE}%E0%A4%A`},
  ])('answers $path with the not-found page and status 404', async ({path}) => {
    const response = await fetch(urlOf(path));
    expect(response.status).toBe(404);
    const html = await response.text();
    const main = /<main[\s>].*<\/main>/s.exec(html)![0];
    expect({
      heading: /<h1[^>]*>([^<]*)</.exec(main)?.[1],
      title: /<title[^>]*>([^<]*)</.exec(html)?.[1],
      robots: tagOf(html, {name: 'meta', text: 'name="robots"', attribute: 'content'}),
      canonical: tagOf(html, {name: 'link', text: 'rel="canonical"', attribute: 'href'}),
      hasNavbar: html.includes('theme-layout-navbar'),
      wayHome: tagOf(main, {name: 'a', text: `href="${BASE}"`, attribute: 'href'}),
    }).toEqual({
      heading: '找不到这一页',
      title: expect.stringMatching(/^找不到这一页｜无涯/) as string,
      robots: expect.stringContaining('noindex') as string,
      canonical: undefined,
      hasNavbar: true,
      wayHome: BASE,
    });
  });
});

describe('without scripts', () => {
  test('a link of the sidebar leads to its note, the links to the neighbours back and forth, a closed category opens and its links work', async ({
    open,
  }) => {
    const page = await open(NOTE, NO_SCRIPT);
    await page.locator(`.side a[href="${NEIGHBOUR}"]`).click();
    await page.waitForURL(urlOf(NEIGHBOUR));
    await expect
      .poll(() => page.locator('.side [aria-current=page]').getAttribute('href'))
      .toBe(NEIGHBOUR);
    await page.locator('.pager .prev').click();
    await page.waitForURL(urlOf(NOTE));
    await page.locator('.pager .next').click();
    await page.waitForURL(urlOf(NEIGHBOUR));
    const link = page.locator(`.side a[href="${FOREIGN_NOTE}"]`);
    await expect.poll(() => link.isVisible()).toBe(false);
    await page
      .locator('.side details', {has: page.locator(`a[href="${FOREIGN_NOTE}"]`)})
      .last()
      .locator('> summary')
      .click();
    await link.click();
    await page.waitForURL(urlOf(FOREIGN_NOTE));
    await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
  });

  test('the navbar leads to the sections and to search', async ({open}) => {
    const page = await open(BASE, NO_SCRIPT);
    for (const href of [...SECTIONS, `${BASE}search/`]) {
      await page.locator(`.theme-layout-navbar a[href="${href}"]`).click();
      await page.waitForURL(urlOf(href));
      expect(await page.locator('h1').isVisible(), href).toBe(true);
    }
  });

  test('the search form keeps its query in the address', async ({open}) => {
    const page = await open(`${BASE}search/`, NO_SCRIPT);
    await page.locator('main input[name=q]').fill('闭包');
    await page.locator('main input[name=q]').press('Enter');
    await page.waitForURL(urlOf(`${BASE}search/?q=%E9%97%AD%E5%8C%85`));
    await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
  });
});

describe('the pages of the specification', () => {
  test('home has its hero in Chinese, the saying of life and knowledge, the way in, and no sidebar', async ({
    open,
  }) => {
    const page = await open(BASE, NO_SCRIPT);
    await expect.poll(() => page.locator('main h1').innerText()).toMatch(/[\u4E00-\u9FFF]/);
    expect((await page.locator('main').innerText()).replace(/\s/g, '')).toContain(
      '吾生也有涯，而知也无涯。',
    );
    await expect
      .poll(() => page.locator(`main a[href="${BASE}HomepageStarted/"]`).first().isVisible())
      .toBe(true);
    await expect.poll(() => page.locator('.theme-doc-sidebar-container').count()).toBe(0);
  });

  test('getting started has a command to copy', async ({open}) => {
    const page = await open(`${BASE}HomepageStarted/`, NO_SCRIPT);
    expect(
      await page.locator('.theme-code-block.language-bash code').first().innerText(),
    ).toContain('npm start');
    expect(
      await page.locator('.theme-code-block.language-bash button.copy').count(),
    ).toBeGreaterThanOrEqual(1);
  });

  test('the markdown page is an article with contents and without sidebar, breadcrumbs or neighbours', async ({
    open,
  }) => {
    const page = await open(`${BASE}markdown-page/`, NO_SCRIPT);
    await expect.poll(() => page.locator('main article h1').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.theme-doc-toc-desktop').isVisible()).toBe(true);
    expect(
      await page.locator('.theme-doc-sidebar-container, .theme-doc-breadcrumbs, .pager').count(),
    ).toBe(0);
    await expect.poll(() => page.locator('html.mdx-page.mdx-wrapper.plugin-pages').count()).toBe(1);
  });

  test('search takes its query from the address', async ({open}) => {
    const page = await open(`${BASE}search/?q=闭包`);
    await expect.poll(() => page.locator('main input[name=q]').inputValue()).toBe('闭包');
  });

  test.for(SECTIONS.map((path) => ({path})))(
    '$path is a docs page of its own with its sidebar and breadcrumbs',
    async ({path}, {open}) => {
      const page = await open(path, NO_SCRIPT);
      await expect
        .poll(() => page.locator('html.docs-wrapper.docs-version-current').count())
        .toBe(1);
      expect(
        await page.locator('.theme-doc-sidebar-container [aria-current=page]').getAttribute('href'),
      ).toBe(path);
      await expect
        .poll(() => page.locator('.theme-doc-breadcrumbs li').last().innerText())
        .toBe(await page.locator('.theme-doc-sidebar-container [aria-current=page]').innerText());
      expect(
        await page.locator('.theme-doc-version-banner, .theme-doc-version-badge').count(),
      ).toBe(0);
    },
  );

  test('the navbar has the three sections on the left and the source outside on the right', async ({
    open,
  }) => {
    const page = await open(BASE, {looksAhead: true});
    const left = page.locator('.theme-layout-navbar-left a');
    expect(
      await left.evaluateAll((links) =>
        links.map((link) => [link.textContent, link.getAttribute('href')]),
      ),
    ).toEqual([
      ['前端', `${BASE}frontend/`],
      ['后端', `${BASE}backend/`],
      ['全栈', `${BASE}full-stack/`],
    ]);
    const source = page.locator('.theme-layout-navbar-right a[target=_blank]');
    await expect.poll(() => source.getAttribute('href')).toMatch(/^https:\/\/github\.com\//);
    expect((await source.getAttribute('rel'))?.split(' ')).toEqual(
      expect.arrayContaining(['noopener', 'noreferrer']),
    );
    await expect.poll(() => source.locator('svg').count()).toBe(1);
    await source.hover();
    await drawn(page);
    await expect.poll(() => page.locator('link[rel=prefetch][href^=http]').count()).toBe(0);
  });

  test('landmarks are in order: skip region, navigation, main, footer', async ({open}) => {
    const page = await open(NOTE, NO_SCRIPT);
    const order = await page
      .locator(
        '[role=region][aria-label="跳到正文"], nav[aria-label="主导航"], main, footer.theme-layout-footer',
      )
      .evaluateAll((elements) => elements.map((element) => element.localName));
    expect(order).toEqual(['div', 'nav', 'main', 'footer']);
  });
});

describe('a note', () => {
  test('names in its breadcrumbs the section, its category and itself, and says so to machines', async ({
    open,
  }) => {
    const page = await open(NOTE, NO_SCRIPT);
    const crumbs = page.locator('.theme-doc-breadcrumbs li');
    const category = page
      .locator('.side details', {has: page.locator('[aria-current=page]')})
      .last()
      .locator('> summary');
    expect(await crumbs.allInnerTexts()).toEqual([
      '首页',
      '前端',
      await category.innerText(),
      await page.locator('.side [aria-current=page]').innerText(),
    ]);
    await expect.poll(() => crumbs.last().locator('a').count()).toBe(0);
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    ) as {
      '@type': string;
      itemListElement: {position: number; item: string}[];
    };
    expect(data['@type']).toBe('BreadcrumbList');
    expect(data.itemListElement.map(({position}) => position)).toEqual(
      data.itemListElement.map((_, i) => i + 1),
    );
    expect(data.itemListElement.map(({item}) => item)).toEqual(
      expect.arrayContaining(['https://wuya.example/wuya/frontend/']),
    );
    for (const {item} of data.itemListElement)
      expect(item).toMatch(/^https:\/\/wuya\.example\/wuya\/.*\/$/);
  });

  test.for(SECTIONS.map((section) => ({section})))(
    'follows the one before it in the order of the sidebar of $section',
    async ({section}, {open}) => {
      const page = await open(section, NO_SCRIPT);
      const expected = await page
        .locator('.side .tree a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      const chain: string[] = [];
      for (let href: string | undefined = section; href;) {
        chain.push(href);
        const pager: string =
          /<nav class="pager".*?<\/nav>/.exec(await documentOf(href))?.[0] ?? '';
        const previous: string | undefined = /class="prev" href="([^"]*)"/.exec(pager)?.[1];
        expect(previous, href).toBe(chain.at(-2));
        href = /class="next" href="([^"]*)"/.exec(pager)?.[1];
      }
      expect(chain).toEqual(expected);
      expect(chain.toSorted()).toEqual(
        routes.filter((route) => route.startsWith(section)).toSorted(),
      );
    },
  );
});

describe('other addresses of a page', () => {
  test.for([{path: `${BASE}backend/index.html?x=1#y`, heading: '后端'}])(
    '$path shows the page and stays as it is',
    async ({path, heading}, {open}) => {
      let messages: string[] = [];
      const page = await open(path, {prepare: (p) => void (messages = gatherMessages(p))});
      await expect.poll(() => page.locator('h1').innerText()).toContain(heading);
      expect(page.url()).toBe(urlOf(path));
      expect(messages).toEqual([]);
    },
  );

  test('a link to an index.html shows its page without a load, the address kept', async ({
    open,
  }) => {
    const page = await open(BASE, {isWarm: true});
    await mark(page);
    await addLink(page, `${BASE}backend/index.html`);
    await follow(page, () => page.locator('#probe').click());
    await expect.poll(() => page.locator('h1').innerText()).toBe('后端');
    expect(new URL(page.url()).pathname).toBe(`${BASE}backend/index.html`);
    expect(await isMarked(page)).toBe(true);
  });

  test('a link to a missing page shows the not-found page without a load', async ({open}) => {
    const page = await open(NOTE, {isWarm: true});
    await mark(page);
    await addLink(page, MISSING);
    await follow(page, () => page.locator('#probe').click());
    await drawn(page);
    await expect.poll(() => page.locator('main h1').innerText()).toBe('找不到这一页');
    expect(await page.title()).toMatch(/^找不到这一页/);
    await expect.poll(() => page.locator('link[rel=canonical]').count()).toBe(0);
    await expect
      .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
      .toMatch(/noindex/);
    await expect.poll(() => page.locator('.prose').count()).toBe(0);
    expect(page.url()).toBe(urlOf(MISSING));
    expect(await isMarked(page)).toBe(true);
  });

  // A visible way home moves nothing: it has its place from the first paint.
  test('the not-found page shows the way home where its script does not come', async ({open}) => {
    const page = await open(MISSING, {
      isFresh: true,
      until: 'load',
      prepare: (p) => p.route(/\.js$/, (route) => route.abort()),
    });
    await page.locator('main a.btn').click();
    await expect.poll(() => page.url()).toBe(urlOf(BASE));
  });

  test('from the not-found page a link leads back to a note without a load, another one to the search for its words', async ({
    open,
  }) => {
    const page = await open(MISSING);
    await expect
      .poll(() => page.locator('main a.go').getAttribute('href'))
      .toBe(`${BASE}search/?q=no%20such%20page`);
    await mark(page);
    await follow(page, () =>
      page.locator(`.theme-layout-navbar-left a[href="${SECTIONS[1]}"]`).click(),
    );
    await expect.poll(() => page.locator('h1').innerText()).toBe('后端');
    await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(0);
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toBe(`https://wuya.example${SECTIONS[1]}`);
    expect(await isMarked(page)).toBe(true);
  });
});
