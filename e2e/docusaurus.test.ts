import {afterAll, beforeAll, describe, expect} from 'vitest';
import {buildAndServe, type Served} from './helpers/built.ts';
import {follow, hydrated, test} from './helpers/browser.ts';
import {createSite} from './helpers/site.ts';

const site = createSite({
  'docusaurus.config.js': `
module.exports = {
  title: 'My site', url: 'https://x.example', baseUrl: '/', i18n: {defaultLocale: 'en', locales: ['en']},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, theme: {customCss: './src/css/custom.css'}}]],
  clientModules: ['./src/failing.js', './src/track.js'],
  themeConfig: {navbar: {logo: {src: 'logo.svg'}, items: [
    {to: '/b', label: 'left', position: 'left', className: 'own-color'},
    {href: 'https://x.example/', label: 'right', position: 'right', className: 'own-color'},
  ]}},
};`,
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
  'src/css/custom.css': `
:root {
  --ifm-navbar-background-color: rgb(10, 20, 30);
  --ifm-navbar-link-color: rgb(200, 210, 220);
  --ifm-heading-font-family: Own;
  --ifm-heading-color: rgb(70, 80, 90);
}
.footer { background: rgb(40, 50, 60); }
html[data-theme='dark'] { --ifm-font-color-base: rgb(250, 250, 240); }
.navbar__logo img { height: 20px; }
`,
  'src/theme/DocSidebarItem/Link/index.js': `
import React from 'react';
import Link from '@docusaurus/Link';
export default ({item}) => <li className="theme-doc-sidebar-item-link menu__list-item"><Link className="menu__link" to={item.href}>{item.label}</Link></li>;
`,
  'src/failing.js': "throw new Error('on purpose');\n",
  'src/track.js': `
import './track.css';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
const told = (window.told = [document.title]);
export default ExecutionEnvironment.canUseDOM && {
  onRouteUpdate({location, previousLocation}) {
    told.push('update ' + (previousLocation && previousLocation.pathname) + ' ' + location.pathname + location.hash);
  },
  onRouteDidUpdate({location}) {
    told.push('did ' + location.pathname + location.hash + ' ' + document.querySelector('h1').textContent);
  },
};`,
  'src/track.css': `
.theme-doc-markdown { outline: 3px solid rgb(1, 2, 3); }
.own-color { color: rgb(4, 5, 6); }
article ol { list-style-type: decimal !important; }
`,
  'docs/in/d.md':
    '# D\n\nA sign <svg id="sign" width="16" height="16"></svg> in a line.\n\n<div><svg className="sign" width="16" height="16"></svg></div>\n\n1. one\n\n:::note\n\ntwo\n\n:::\n\n<div className="alert alert--info">three</div>\n\n<button id="plain">press</button>\n',
  'src/theme/Root.js': `
import React, {createContext, useContext, useState} from 'react';
export const Count = createContext(null);
export default ({children}) => {
  const [count, setCount] = useState(0);
  return <Count.Provider value={{count, add: () => setCount((one) => one + 1)}}><div data-root={count}>{children}</div></Count.Provider>;
};`,
  'src/theme/DocItem/Layout/index.js': `
import React, {useContext, useEffect, useRef} from 'react';
import Layout from '@theme-original/DocItem/Layout';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {Count} from '@site/src/theme/Root';
export default (props) => {
  const {frontMatter} = useDoc();
  const {count, add} = useContext(Count);
  const {pathname} = useLocation();
  const ref = useRef(null);
  useEffect(() => { ref.current.dataset.ran = pathname; }, [pathname]);
  return <><Layout {...props} /><button id="own" ref={ref} onClick={add}>{String(frontMatter.mark)} {count}</button></>;
};`,
  'src/theme/DocItem/Footer/index.js': `
import React from 'react';
import Footer from '@theme-original/DocItem/Footer';
export default (props) => {
  if (typeof window !== 'undefined') throw new Error('in the browser');
  return <Footer {...props} />;
};`,
  'src/theme/Navbar/Layout/index.js': `
import React from 'react';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme-original/Navbar/Layout';
export default ({children}) => useLocation().pathname.startsWith('/columns')
  ? <nav className="navbar" style={{display: 'flex'}}>{children}</nav>
  : <Layout>{children}</Layout>;
`,
  'src/components/Folded.js': `
import React, {useState} from 'react';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
export default () => {
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: true});
  const [told, setTold] = useState('');
  return <div id="folded" data-told={told}><button onClick={toggleCollapsed}>fold</button>
    <Collapsible lazy collapsed={collapsed} onCollapseTransitionEnd={(is) => setTold((before) => before + (is ? '-' : '+'))}><input /></Collapsible></div>;
};`,
  'src/pages/own.js': `
import React from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
export default () => <Layout title="given"><Head><title>Own title</title><meta name="description" content="own words" /><meta property="og:title" content="own card" /></Head><h1>Own</h1><Link to="/b">to B</Link></Layout>;
`,
  'src/pages/rooted.js': `
import React from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
export default () => <Layout title="rooted"><Head><html lang="fr" className="mine" /><body className="dense" /></Head><h1>Rooted</h1><Link to="/b">to B</Link></Layout>;
`,
  'src/pages/columns.js': `
import React from 'react';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
export default () => <Layout><div className="container"><div className="row"><div className="col prose"><CodeBlock language="js">a</CodeBlock></div></div></div></Layout>;
`,
  'src/pages/posts.js': `
import React from 'react';
import BlogLayout from '@theme/BlogLayout';
const items = [1, 2, 3].map((n) => ({title: 'Post ' + n, permalink: '/post-' + n, unlisted: false, date: '2026-01-0' + n}));
export default () => <BlogLayout sidebar={{title: 'Newest', items}}><h1>Posts</h1></BlogLayout>;
`,
  'src/pages/alone.js':
    "import React from 'react';\nexport default () => <main style={{display: 'flex', width: 200}}><b>Extraordinarily</b><i style={{flex: 'none', width: 150}} /></main>;\n",
  'src/pages/framed.js':
    "import React from 'react';\nimport Navbar from '@theme/Navbar';\nexport default () => <><Navbar /><main>framed</main></>;\n",
  'src/pages/text.mdx': '# Text\n\nof a page\n',
  'docs/a.md': '---\nslug: /\nmark: one\n---\n# A\n\n[to B](./b.md)\n',
  'docs/c.mdx':
    "import CodeBlock from '@theme/CodeBlock';\nimport Folded from '@site/src/components/Folded';\n\nexport const code = ['const', 'a = 1;'].join(' ');\n\n# C\n\n<CodeBlock language=\"js\">{code}</CodeBlock>\n\n<Folded />\n",
  'docs/b.md':
    '# B\n\n[to C](./c.mdx)\n\n[down](#part)\n\n## Part {#part}\n\nText. [own](/own) [rooted](/rooted)\n',
});

/** A word of code with its colour. */
const coloured = '.theme-code-block code .k';

let server: Served;
beforeAll(async () => {
  server = await buildAndServe(site.dir);
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

/** What styles alone decide is looked at without scripts, at a third of the CPU time. */
const NO_SCRIPT = {javaScriptEnabled: false} as const;

describe('client modules', () => {
  test('run once, are styles from the first paint, and are told of each page', async ({open}) => {
    const page = await open(server.url);
    const told = () => page.evaluate(() => (window as unknown as {told: string[]}).told);
    await expect.poll(told).toEqual(['A | My site', 'update null /', 'did / A']);
    const outline = await page.evaluate(
      () => getComputedStyle(document.querySelector('.theme-doc-markdown')!).outlineColor,
    );
    expect(outline).toBe('rgb(1, 2, 3)');
    await follow(page, () => page.click('.prose a[href="/b/"]'));
    await page.click('.prose a[href="#part"]');
    await expect
      .poll(told)
      .toEqual([
        'A | My site',
        'update null /',
        'did / A',
        'update / /b/',
        'did /b/ B',
        'update /b/ /b/#part',
        'did /b/#part B',
      ]);
  });
});

describe('rules of the site', () => {
  test('colour items of the navbar, number no breadcrumbs, and find drawings and buttons as browsers have them', async ({
    open,
  }) => {
    const page = await open(`${server.url}in/d/`, NO_SCRIPT);
    const stylesOf = (selector: string, name: string) =>
      page
        .locator(selector)
        .evaluateAll(
          (all, asked) => all.map((one) => getComputedStyle(one)[asked as 'color']),
          name,
        );
    expect(await stylesOf('.nav .own-color', 'color')).toEqual(['rgb(4, 5, 6)', 'rgb(4, 5, 6)']);
    const crumbs = await stylesOf('.crumbs li', 'display');
    expect(crumbs.length).toBeGreaterThan(0);
    expect(crumbs).not.toContain('list-item');
    expect(await stylesOf('.prose ol > li', 'display')).toEqual(['list-item']);
    expect(await stylesOf('#sign, .sign', 'display')).toEqual(['inline', 'inline']);
    expect(new Set(await stylesOf('svg.i', 'display'))).not.toContain('inline');
    // Those for boxes of components leave the notes of a text as they are.
    expect(await stylesOf('.alert', 'borderLeftWidth')).toEqual(['0px', '5px']);
    expect(await stylesOf('#plain', 'borderTopStyle')).toEqual(['outset']);
    expect(new Set(await stylesOf('.nav button', 'borderTopStyle'))).toEqual(new Set(['none']));
  });
});

describe('a bar of the site', () => {
  test('that is a flex box is filled by what it holds', async ({open}) => {
    const page = await open(`${server.url}columns/`, NO_SCRIPT);
    const widths = await page.evaluate(() =>
      ['nav.navbar', '.in-bar'].map((part) => document.querySelector(part)!.clientWidth),
    );
    expect(widths[1]).toBe(widths[0]);
  });
});

describe('bar and footer', () => {
  test('are around pages of text, and pages of code that have a layout, or a bar of the theme', async ({
    open,
  }) => {
    const page = await open(`${server.url}own/`);
    for (const [path, isAround] of [
      ['own', true],
      ['text', true],
      ['framed', true],
      ['alone', false],
    ] as const) {
      if (path !== 'own') await page.goto(`${server.url}${path}/`);
      await hydrated(page);
      const shown = await page.evaluate(() =>
        ['.nav', '.foot'].map((part) => document.querySelector(part)!.checkVisibility()),
      );
      expect([path, ...shown]).toEqual([path, isAround, isAround]);
    }
  });
});

describe('a page in the dark', () => {
  test('has the colour of words that the site says, and is printed black', async ({open}) => {
    const page = await open(`${server.url}b/`, NO_SCRIPT);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    const colour = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.prose p')!).color);
    expect(await colour()).toBe('rgb(250, 250, 240)');
    await page.emulateMedia({media: 'print'});
    expect(await colour()).toBe('rgb(0, 0, 0)');
  });
});

describe('a box of a page of code', () => {
  test('is as wide as its longest word', async ({open}) => {
    const page = await open(`${server.url}alone/`, NO_SCRIPT);
    const [height, line] = await page.evaluate(() => {
      const word = document.querySelector('main b')!;
      return [word.getBoundingClientRect().height, parseFloat(getComputedStyle(word).lineHeight)];
    });
    expect(height).toBeCloseTo(line!, 0);
  });
});

describe('code in columns of the site', () => {
  test('keeps to the window of a phone', async ({open}) => {
    const page = await open(`${server.url}columns/`, {
      ...NO_SCRIPT,
      viewport: {width: 390, height: 700},
    });
    const right = await page
      .locator('.col .code')
      .evaluate((code) => code.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(390);
  });
});

describe('styles of the site', () => {
  test('colour our navbar and footer, and say how headings, the logo and the sidebar look', async ({
    open,
  }) => {
    const page = await open(`${server.url}b/`, NO_SCRIPT);
    const look = await page.evaluate(() => {
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
      const {fontFamily, color} = styleOf('h1');
      return {
        navbar: styleOf('.nav').backgroundImage,
        words: styleOf('.nav .end > a').color,
        footer: styleOf('.foot').backgroundImage,
        logo: styleOf('.brand img').height,
        headings: [fontFamily, color],
        item: styleOf('.side .menu__list-item').padding,
      };
    });
    expect(look).toEqual({
      navbar: 'linear-gradient(rgb(10, 20, 30) 0px, rgb(10, 20, 30) 0px)',
      words: 'rgb(4, 5, 6)', // the item has a class of its own
      footer: 'linear-gradient(rgb(40, 50, 60) 0px, rgb(40, 50, 60) 0px)',
      logo: '20px',
      headings: ['Own', 'rgb(70, 80, 90)'],
      item: '0px',
    });
  });
});

describe('the newest posts in a layout of the site', () => {
  test('are beside the posts in a wide window, and below them on a phone', async ({open}) => {
    const page = await open(`${server.url}posts/`, {
      ...NO_SCRIPT,
      viewport: {width: 1280, height: 700},
    });
    const places = () =>
      page.evaluate(() => {
        const [posts, newest] = ['main', '.newest'].map((selector) =>
          document.querySelector(selector)!.getBoundingClientRect(),
        );
        return {isBeside: newest!.right <= posts!.left, isBelow: newest!.top >= posts!.bottom};
      });
    expect(await places()).toEqual({isBeside: true, isBelow: false});
    await page.setViewportSize({width: 390, height: 700});
    await expect.poll(places).toEqual({isBeside: false, isBelow: true});
  });
});

describe('components in src/theme', () => {
  test('answer in the browser, stay from page to page, and leave ours where they fail there', async ({
    open,
  }) => {
    const page = await open(server.url);
    await page.waitForSelector('#own[data-ran="/"]');
    await page.click('#own');
    expect(await page.textContent('.article > #own')).toBe('one 1');
    // What fails in the browser alone is rendered as the theme renders it.
    await expect.poll(() => page.locator('.article .doc-foot').count()).toBe(1);
    await follow(page, () => page.click('.prose a[href="/b/"]'));
    await page.waitForSelector('#own[data-ran="/b/"]');
    expect(await page.textContent('.article > #own')).toBe('undefined 1');
    expect(await page.getAttribute('[data-root]', 'data-root')).toBe('1');
    expect(await page.textContent('h1')).toBe('B');
  });
});

describe('what a page of code says of itself in Head', () => {
  test('is in the head of its document, and leaves with it', async ({open}) => {
    const html = await (await fetch(`${server.url}own/`)).text();
    const [head = '', body = ''] = html.split('<body>');
    expect(head).toContain('>Own title</title>');
    expect(head.match(/<meta [^>]*name="description"[^>]*>/g)).toEqual([
      expect.stringContaining('content="own words"'),
    ]);
    expect(body).not.toContain('<title');
    const page = await open(`${server.url}own/`);
    const said = () =>
      page.evaluate(() => [
        document.title,
        document.querySelectorAll('meta[name="description"][content="own words"]').length,
        ...['og:title', 'og:url'].map(
          (one) => document.querySelectorAll(`[property="${one}"]`).length,
        ),
      ]);
    await expect.poll(said).toEqual(['Own title', 1, 1, 1]);
    await follow(page, () => page.click('h1 + a'));
    await expect.poll(said).toEqual(['B | My site', 0, 1, 1]);
    await follow(page, () => page.goBack());
    await expect.poll(said).toEqual(['Own title', 1, 1, 1]);
    await page.goto(`${server.url}b/`);
    await hydrated(page);
    await follow(page, () => page.click('.article a[href="/own/"]'));
    await expect
      .poll(() => page.$$eval('[property="og:title"]', (all) => all.map((one) => one.outerHTML)))
      .toEqual(['<meta property="og:title" content="own card">']);
  });

  test('sets attributes of the document while the page is open, and leaves those of the theme', async ({
    open,
  }) => {
    const page = await open(`${server.url}b/`);
    await hydrated(page);
    const said = () =>
      page.evaluate(() => {
        const {lang, classList, dataset} = document.documentElement;
        const isMine = classList.contains('mine') && classList.contains('plugin-pages');
        return [
          lang,
          isMine,
          dataset['theme'] !== undefined,
          document.body.classList.contains('dense'),
        ];
      });
    const before = await said();
    expect(before).toEqual(['en', false, true, false]);
    await follow(page, () => page.click('.article a[href="/rooted/"]'));
    await expect.poll(said).toEqual(['fr', true, true, true]);
    await follow(page, () => page.click('h1 + a'));
    await expect.poll(said).toEqual(before);
  });
});

describe('what is folded', () => {
  test('comes when it is opened, keeps what was typed, and tells each time; code that a component renders keeps its colours', async ({
    open,
  }) => {
    const page = await open(`${server.url}c/`);
    await page.waitForSelector('#own[data-ran="/c/"]');
    expect(await page.textContent(coloured)).toBe('const');
    expect(await page.textContent('.theme-code-block code')).toBe('const a = 1;\n');
    const [folded, field] = [page.locator('#folded'), page.locator('#folded input')];
    const fold = folded.getByRole('button');
    await expect.poll(() => field.count()).toBe(0);
    await fold.click();
    await field.fill('kept');
    await fold.click();
    await expect.poll(() => field.isVisible()).toBe(false);
    await fold.click();
    expect(await field.inputValue()).toBe('kept');
    await expect.poll(() => folded.getAttribute('data-told')).toBe('+-+');
  });
});

describe('code that a component renders', () => {
  test('has them in a page that follows without a load', async ({open}) => {
    const page = await open(`${server.url}b/`);
    await follow(page, () => page.click('.prose a[href="/c/"]'));
    await expect.poll(() => page.locator(coloured).first().textContent()).toBe('const');
  });
});
