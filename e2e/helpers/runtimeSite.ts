import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createReadStream, existsSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';
import {createSite, type TemporarySite} from './site.ts';
import {runWuya} from './wuya.ts';

const TYPES: Readonly<Record<string, string>> = {'.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json'};

/** A folder of built files, served under any base path. */
export interface StaticServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves `dist` under a base path that need not be the one it was built for. */
export async function serveUnder(dist: string, base: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://x').pathname);
    const file = join(dist, path.startsWith(base) ? path.slice(base.length) : 'none', path.endsWith('/') ? 'index.html' : '');
    if (!existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {'content-type': TYPES[extname(file)] ?? 'application/octet-stream'});
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const CRASH_PAGE = `
import {useState} from 'react';
export const page = {title: '会崩溃的页面'};
export default function Crash() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken && !window.mended) throw new Error('A', {cause: new Error('B', {cause: 'C'})});
  return <main id="main"><h1>完好</h1><button id="break" onClick={() => setBroken(true)}>break</button></main>;
}
`;

/** Throws in the browser once asked to: an item of the navbar that fails. */
const FRAGILE_HTML = `
import {useEffect, useState} from 'react';
export function NavbarHtml({item}) {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => setBroken(location.hash === '#break-nav' && 'position' in item), []);
  if (isBroken) throw new Error('the item is broken');
  return <span className="nav-html" dangerouslySetInnerHTML={{__html: item.html}} />;
}
`;

const note = (title: string, more = '') => `---\ntitle: ${title}\n---\n\n${Array.from({length: 60}, (_, i) => `第 ${i} 段。`).join('\n\n')}\n\n## 小节\n\n正文。\n${more}`;

/** A small site that drives what the published one does not show: crash page, every navbar item, announcement, no quote. */
export async function buildFixture(options: {locale?: 'zh-CN' | 'en'; themeConfig?: string; files?: Readonly<Record<string, string>>} = {}): Promise<TemporarySite & {readonly dist: string}> {
  const site = createSite({
    'wuya.config.ts': `
      export default {
        title: 'F', url: 'https://f.example', baseUrl: '/f/', locale: '${options.locale ?? 'zh-CN'}', pages: {path: 'pages'},
        themeConfig: {
          announcementBar: {id: 'one', content: '公告'},
          navbar: {hideOnScroll: true, items: [
            {type: 'doc', docId: 'a', label: '甲'},
            {label: '更多', items: [{label: '乙', to: '/b/'}, {label: '外', href: 'https://x.example/'}, {type: 'html', value: '<b>x</b>'}]},
            {type: 'html', value: '<i id="nav-html">html</i>'},
            {type: 'docsVersionDropdown', position: 'right'},
            {type: 'localeDropdown', position: 'right', locales: [{locale: 'zh-CN', baseUrl: '/f/'}, {locale: 'en', baseUrl: '/f/en/'}]},
            {type: 'search'},
          ]},
          ${options.themeConfig ?? ''}
        },
      };`,
    'docs/a.md': note('甲'),
    'docs/b.md': note('乙'),
    'pages/index.tsx': `export const page = {title: '首页'}; export default function Home() { return <main id="main"><h1>首页</h1><a href="/f/a/">甲</a></main>; }`,
    'pages/crash.tsx': CRASH_PAGE,
    'theme/NavbarHtml.tsx': FRAGILE_HTML,
    ...options.files,
  });
  const built = await runWuya('build', site.dir);
  if (built.code !== 0) {
    site.remove();
    throw new Error(built.stderr);
  }
  return {...site, dist: join(site.dir, 'dist')};
}
