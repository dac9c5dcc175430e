import {createServer} from 'node:http';
import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';
import {buildSite} from './built.ts';
import {closeServer, listenLocally} from './localServer.ts';
import {createSite, type TemporarySite} from './site.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** A folder of built files, served under any base path. */
export interface StaticServer {
  readonly origin: string;
  close(): Promise<void>;
  /** After `close`: answers again, at the same address. */
  reopen(): Promise<void>;
}

/**
 * Serves `dist` under a base path that need not be the one it was built for. What is missing below it is `404.html`.
 * @param head a script that documents run before anything else
 */
export async function serveUnder(dist: string, base: string, head = ''): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://x').pathname);
    const file = join(
      dist,
      path.startsWith(base) ? path.slice(base.length) : 'none',
      path.endsWith('/') ? 'index.html' : '',
    );
    const isThere = existsSync(file) && !statSync(file).isDirectory();
    if (!isThere && !path.startsWith(base)) {
      response.writeHead(404).end();
      return;
    }
    const answer = isThere ? file : join(dist, '404.html');
    response.writeHead(isThere ? 200 : 404, {
      'content-type': TYPES[extname(answer)] ?? 'application/octet-stream',
      // As `wuya serve` says of files whose names hold their hash.
      ...(isThere && path.startsWith(`${base}assets/`)
        ? {'cache-control': 'public, max-age=31536000, immutable'}
        : {}),
    });
    if (head !== '' && answer.endsWith('.html'))
      response.end(
        readFileSync(answer, 'utf8').replace('<head>', () => `<head><script>${head}</script>`),
      );
    else createReadStream(answer).pipe(response);
  });
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => closeServer(server),
    async reopen() {
      await listenLocally(server, port);
    },
  };
}

/** A hook as packages in CommonJS have them: works with the page's own React alone. */
const SWITCH = "const React = require('react'); exports.useSwitch = () => React.useState(false);";

const CRASH_PAGE = `
import {useSwitch} from '../src/switch.cjs';
export const page = {title: '会崩溃的页面'};
export default function Crash() {
  const [isBroken, setBroken] = useSwitch();
  if (isBroken && !window.isFixed) throw new Error('A', {cause: new Error('B', {cause: 'C'})});
  return <main id="main"><h1>完好</h1><button id="break" onClick={() => setBroken(true)}>break</button></main>;
}
`;

/** Cannot be rendered in the browser at all, until it is fixed. */
const BROKEN_PAGE = `
export const page = {title: '崩溃的页面'};
export default function Broken() {
  if (typeof window !== 'undefined' && !window.isFixed) throw new Error('broken from the start');
  return <main id="main"><h1>画出来了</h1></main>;
}
`;

/** Items of the navbar that throw in the browser once the address asks for it: `#break-html`, `#break-link` … */
const FRAGILE = `
import {useEffect, useRef, useState} from 'react';
export function Fragile({name, children}) {
  const place = useRef(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => setBroken(location.hash === (place.current.closest('dialog') ? '#break-drawer-' : '#break-') + name), []);
  if (isBroken && !window.isFixed) throw new Error('the item is broken');
  return <><i hidden ref={place} />{children}</>;
}
`;
const FRAGILE_HTML = `
import {Fragile} from '@site/src/Fragile';
export function NavbarHtml({item}) {
  return <Fragile name={'position' in item && 'html'}><span className="nav-html" dangerouslySetInnerHTML={{__html: item.html}} /></Fragile>;
}
`;
const FRAGILE_LINK = `
import {Fragile} from '@site/src/Fragile';
export function NavbarLink({item, isCurrent}) {
  return <Fragile name="link"><a href={item.href} aria-current={isCurrent ? 'page' : undefined}>{item.label}</a></Fragile>;
}
`;
const FRAGILE_SEARCH = `
import {useSite} from '@wuya/theme';
import {Fragile} from '@site/src/Fragile';
export function SearchButton() {
  return <Fragile name="search"><a className="seek" href={useSite().searchHref}>search</a></Fragile>;
}
`;

/** The end of the page, outside of what a page itself renders; fails while the page says so. */
const FRAGILE_FOOTER = `
import {FooterQuote} from '@wuya/theme';
export function Footer() {
  if (typeof window !== 'undefined' && window.footerIsBroken) throw new Error('the footer is broken', {cause: 'no water'});
  return <footer className="foot theme-layout-footer"><div className="wrap"><FooterQuote /><p className="legal">F</p></div></footer>;
}
`;

const note = (title: string, more = '') =>
  `---\ntitle: ${title}\n---\n\n${Array.from({length: 60}, (_, i) => `第 ${i} 段。`).join('\n\n')}\n\n## 小节\n\n正文。\n${more}`;

export interface FixtureOptions {
  readonly locale?: 'zh-CN' | 'en';
  /** More of `themeConfig`, as its source text; comes after what the fixture itself says. */
  readonly themeConfig?: string;
  readonly files?: Readonly<Record<string, string>>;
}

/** A small site that drives what the published one does not show: pages that crash, every navbar item, announcement, no quote. */
export async function buildFixture({
  locale = 'zh-CN',
  themeConfig = '',
  files,
}: FixtureOptions = {}): Promise<TemporarySite & {readonly dist: string}> {
  return buildFiles({
    'wuya.config.ts': `
      export default {
        title: 'F', url: 'https://f.example', baseUrl: '/f/', locale: '${locale}', pages: {path: 'pages'},
        themeConfig: {
          announcementBar: {id: 'one', content: '公告'},
          navbar: {hideOnScroll: true, items: [
            {type: 'doc', docId: 'a', label: '甲'},
            {label: '更多', items: [{label: '乙', to: '/b/'}, {label: '外', href: 'https://x.example/'}, {type: 'html', value: '<b>x</b>'}]},
            {type: 'html', value: '<i id="nav-html">html</i>'},
            {type: 'doc', docId: 'c', label: '丙'},
            {type: 'custom-stars', count: 3},
            {type: 'docsVersionDropdown', position: 'right'},
            {type: 'localeDropdown', position: 'right', locales: [{locale: 'zh-CN', baseUrl: '/f/'}, {locale: 'en', baseUrl: '/f/en/'}]},
            {type: 'search'},
          ]},
          ${themeConfig}
        },
      };`,
    'docs/a.md': note('甲', '\n```js\nconst a = 1;\n```\n'),
    'docs/b.md': note('乙'),
    // A word that no phone has room for, in the heading and in the crumbs.
    'docs/long.md': `---\nunlisted: true\n---\n\n# ${'Abcd'.repeat(17)}\n`,
    'docs/c.md': '---\ntitle: 丙\nunlisted: true\n---\n\n正文。\n',
    'pages/index.tsx': `
      export const page = {title: '首页'};
      export const pageData = ({site}) => ({base: site.baseUrl});
      export default function Home({data}) { return <main id="main"><h1>首页</h1><a href={data.base + 'a/'}>甲</a></main>; }`,
    'pages/crash.tsx': CRASH_PAGE,
    'pages/broken.tsx': BROKEN_PAGE,
    'src/switch.cjs': SWITCH,
    'src/Fragile.tsx': FRAGILE,
    'theme/NavbarHtml.tsx': FRAGILE_HTML,
    'theme/NavbarLink.tsx': FRAGILE_LINK,
    'theme/SearchButton.tsx': FRAGILE_SEARCH,
    'theme/Footer.tsx': FRAGILE_FOOTER,
    'theme/navbar/custom-stars.tsx':
      "export function NavbarItem({options, isInMenu}) { return <b className={isInMenu ? 'stars in-menu' : 'stars'}>{'★'.repeat(options.count)}</b>; }",
    ...files,
  });
}

/**
 * Builds a site of notes below `/f/` without code of its own, whose client comes with the engine: nothing is bundled.
 * @param files with its configuration, unless the smallest one is enough
 */
export async function buildNotes(
  files: Readonly<Record<string, string>>,
): Promise<TemporarySite & {readonly dist: string}> {
  return buildFiles({
    'wuya.config.ts': "export default {title: 'F', url: 'https://f.example', baseUrl: '/f/'};\n",
    ...files,
  });
}

async function buildFiles(
  files: Readonly<Record<string, string>>,
): Promise<TemporarySite & {readonly dist: string}> {
  const site = createSite(files);
  try {
    return {...site, dist: await buildSite(site.dir)};
  } catch (error) {
    site.remove();
    throw error;
  }
}
