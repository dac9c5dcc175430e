import type {OfflineSettings} from '@wuya/theme/types';
import {describe, expect, it} from 'vitest';
import {Answers} from './answers.ts';
import type {Store} from './kept.ts';
import {requestKindOf} from './requestKind.ts';

const AT = 'https://x.example/n/';
const settings: OfflineSettings = {
  baseUrl: '/n/',
  others: ['/n/en/'],
  build: 'b',
  files: ['assets/app-12345678.js', 'search-index/current.bin'],
  pages: ['/n/search/'],
  page: {
    lang: 'zh-CN',
    dir: 'ltr',
    titleEnd: '｜站',
    stylesheets: ['assets/app-12345678.css'],
    mode: 'light',
    modeKey: 'theme-1f2',
    search: '/n/search/',
    words: {title: '题', text: '文', kept: '留', none: '无', search: '搜', retry: '再'},
  },
};

/** A cache with room for so many entries. */
function createStore(room = Infinity): Store & {readonly entries: Map<string, Response>} {
  const entries = new Map<string, Response>();
  return {
    entries,
    match: async (key) => entries.get(key)?.clone(),
    async put(key, response) {
      if (entries.size >= room && !entries.has(key))
        throw new DOMException('', 'QuotaExceededError');
      entries.set(key, response);
    },
    delete: async (key) => entries.delete(key),
    keys: async () => [...entries.keys()].map((url) => ({url})),
  };
}

const html = (title: string, asset = 'app-12345678.js') =>
  `<title>${title}｜站</title><script>import("/n/assets/${asset}")</script>`;
const page = (text: string) => new Response(text, {headers: {'content-type': 'text/html'}});

/** A worker on a host that answers as `host` says; without an answer there is no network. */
function createWorld(room = Infinity) {
  const pages = createStore(room);
  const files = createStore(room);
  const host: Record<string, () => Response> = {};
  const asked: string[] = [];
  let removals = 0;
  const answers = new Answers(settings, {
    href: `${AT}sw.js`,
    stores: {pages, files},
    async fetch(request) {
      const url = typeof request === 'string' ? new URL(request, AT).href : request.url;
      asked.push(url.slice(AT.length));
      const answer = host[url.slice(AT.length)];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
    remove: async () => void removals++,
  });
  /** What the reader gets, once all that comes after is done. */
  const ask = async (path: string, more: Partial<Record<keyof Request, unknown>> = {}) => {
    const request = {
      url: AT + path,
      method: 'GET',
      mode: 'navigate',
      headers: new Headers(),
      ...more,
    };
    const answer = answers.answer(request as Request)!;
    const response = await answer.response;
    await answer.after;
    return response;
  };
  const script = () => new Response('1', {headers: {'content-type': 'text/javascript'}});
  host['sw.js'] = script;
  host['assets/app-12345678.js'] = script;
  return {answers, ask, asked, host, pages, files, script, removals: () => removals};
}

const pathsOf = ({entries}: {entries: Map<string, Response>}) =>
  [...entries.keys()].map((url) => url.slice(AT.length));

describe('a request of a page', () => {
  it.each([
    ['a/', 'navigate', '', 'document'],
    ['a.html', 'navigate', '', 'document'],
    ['a.pdf', 'navigate', '', undefined],
    ['assets/app-12345678.js', 'cors', 'script', 'fixed'],
    ['assets/images/p-1a2B3c4D.svg', 'no-cors', 'image', 'fixed'],
    ['search-index/c1a-9x3f.bin', 'cors', '', 'fixed'],
    ['search-index/current.bin', 'cors', '', 'fresh'],
    ['brand/logo.svg', 'no-cors', 'image', 'fresh'],
    ['a/index.json', 'cors', '', 'payload'],
    ['a/index.md', 'cors', '', undefined],
  ])('for %s (%s) is answered as %4$s', (path, mode, destination, kind) => {
    const request = {url: AT + path, method: 'GET', mode, destination, headers: new Headers()};
    expect(requestKindOf(request as Request, AT)).toBe(kind);
  });

  it('elsewhere, for a part of a file, or that sends something is left alone', () => {
    const request = {
      url: `${AT}a/`,
      method: 'GET',
      mode: 'navigate',
      headers: new Headers(),
    } as Request;
    expect(requestKindOf({...request, url: 'https://y.example/n/a/'}, AT)).toBeUndefined();
    expect(requestKindOf({...request, url: 'https://x.example/m/'}, AT)).toBeUndefined();
    expect(requestKindOf({...request, method: 'POST'}, AT)).toBeUndefined();
    expect(
      requestKindOf({...request, headers: new Headers({range: 'bytes=0-1'})}, AT),
    ).toBeUndefined();
    expect(requestKindOf({...request, method: 'HEAD'}, AT)).toBe('probe');
  });
});

describe('a worker', () => {
  it('gives the page of the host, and without one that which was read, whatever its query', async () => {
    const {ask, host, pages} = createWorld();
    host['a/'] = () => page(html('一'));
    expect(await (await ask('a/')).text()).toContain('一');
    host['a/'] = () => page(html('二'));
    expect(await (await ask('a/')).text()).toContain('二');
    delete host['a/'];
    const kept = await ask('a/?q=1');
    expect(await kept.text()).toContain('二');
    expect(pathsOf(pages)).toEqual(['a/']);
  });

  it('gives the page for what cannot be had the colours that the reader chose on this site', async () => {
    const {ask} = createWorld();
    expect(await (await ask('a/')).text()).toContain("localStorage.getItem('theme-1f2')||c");
  });

  it.each(['a', 'a.html', 'a/index.html', 'a/index.html?q=1'])(
    'gives the page that was read where the address is %s',
    async (path) => {
      const {ask, host} = createWorld();
      host['a/'] = () => page(html('一'));
      await ask('a/');
      delete host['a/'];
      expect(await (await ask(path)).text()).toContain('<title>一｜站');
    },
  );

  it('keeps the code that a page has loaded before there was a worker, as long as the page', async () => {
    const {answers, ask, host, files, script} = createWorld();
    host['a/'] = () => page(html('一'));
    host['a/index.json'] = () => new Response('{}');
    host['assets/pages-12345678.js'] = script;
    host['assets/pages-12345678.css'] = script;
    const loaded = ['pages-12345678.js', 'pages-12345678.css', 'gone-12345678.js'].map(
      (name) => `${AT}assets/${name}`,
    );
    await answers.read({pathname: '/n/a/', loaded: [...loaded, 'https://y.example/y-12345678.js']});
    await answers.activate();
    expect(pathsOf(files).sort()).toEqual([
      'assets/app-12345678.js',
      'assets/pages-12345678.css',
      'assets/pages-12345678.js',
    ]);
    delete host['a/'];
    expect(await (await ask('a/')).text()).toContain('一');
  });

  it('keeps no page whose scripts or styles it cannot have', async () => {
    const {ask, host, pages} = createWorld();
    host['a/'] = () => page(html('一'));
    await ask('a/');
    host['a/'] = () => page(html('二', 'app-new45678.js'));
    expect(await (await ask('a/')).text()).toContain('二');
    delete host['a/'];
    expect(await (await ask('a/')).text()).toContain('一');
    expect(pathsOf(pages)).toEqual(['a/']);
  });

  it('keeps no errors, and nothing that its host forbids to keep', async () => {
    const {ask, host, pages} = createWorld();
    host['a/'] = () =>
      new Response(html('无'), {status: 404, headers: {'content-type': 'text/html'}});
    host['b/'] = () =>
      new Response(html('密'), {
        headers: {'content-type': 'text/html', 'cache-control': 'no-store'},
      });
    expect((await ask('a/')).status).toBe(404);
    await ask('b/');
    expect(pathsOf(pages)).toEqual([]);
  });

  it('says what it has where it has not the page, the last one read first', async () => {
    const {ask, host} = createWorld();
    host['a/'] = () => page(html('甲 &lt;b>'));
    host['b/'] = () => page(html('乙'));
    for (const path of ['a/', 'b/', 'a/']) await ask(path);
    delete host['a/'];
    const text = await (await ask('c/')).text();
    expect(text).toContain('<title>题｜站</title>');
    expect(
      [...text.matchAll(/<li><a href="([^"]+)">(.*?)<\/a>/g)].map(([, ...one]) => one),
    ).toEqual([
      [`${AT}a/`, '甲 &lt;b>'],
      [`${AT}b/`, '乙'],
    ]);
    expect(await (await ask('c/', {method: 'HEAD'})).status).toBe(200);
  });

  it('leaves pages in another language to the worker of that', async () => {
    const {answers, host, pages} = createWorld();
    host['en/a/'] = () => page(html('A'));
    const request = {url: `${AT}en/a/`, method: 'GET', mode: 'navigate', headers: new Headers()};
    expect(answers.answer(request as Request)).toBeUndefined();
    await answers.read({pathname: '/n/en/a/', loaded: []});
    expect(pathsOf(pages)).toEqual([]);
  });

  it('asks the host once for what never changes, and past a damaged copy', async () => {
    const {ask, asked, host} = createWorld();
    const file = {mode: 'cors', destination: 'script'};
    for (let i = 0; i < 3; i++) await ask('assets/app-12345678.js', file);
    expect(asked).toEqual(['assets/app-12345678.js']);
    await ask('assets/app-12345678.js', {...file, cache: 'reload'});
    expect(asked.length).toBe(2);
    delete host['assets/app-12345678.js'];
    expect(await (await ask('assets/app-12345678.js', {...file, cache: 'reload'})).text()).toBe(
      '1',
    );
  });

  it('is removed when its file is gone or something else, not when there is no network', async () => {
    for (const [answer, count] of [
      [() => new Response('', {status: 404}), 1],
      [() => new Response('', {status: 410}), 1],
      [() => page('<p>'), 1],
      [() => new Response('', {status: 500}), 0],
      [undefined, 0],
    ] as const) {
      const {ask, host, removals} = createWorld();
      host['a/'] = () => page(html('一'));
      if (answer) host['sw.js'] = answer;
      else delete host['sw.js'];
      await ask('a/');
      await ask('a/');
      expect(removals()).toBe(count);
    }
  });

  it('keeps a page that was read in the document of another, and what that has loaded', async () => {
    const {answers, host, pages, files} = createWorld();
    host['a/'] = () => page(html('一'));
    host['a/index.json'] = () => new Response('{}');
    host['assets/images/p-12345678.png'] = () => new Response('p');
    const loaded = [`${AT}assets/images/p-12345678.png`, 'https://y.example/q.png', `${AT}a/x`];
    await answers.read({pathname: '/n/a/', loaded});
    await answers.read({pathname: '/m/', loaded: []});
    expect(pathsOf(pages)).toEqual(['a/', 'a/index.json']);
    expect(pathsOf(files)).toEqual(['assets/app-12345678.js', 'assets/images/p-12345678.png']);
  });

  it('keeps a page whose address has no slash at its end, with its data', async () => {
    const {answers, host, pages} = createWorld();
    host['a'] = () => page(html('一'));
    host['a/index.json'] = () => new Response('{}');
    await answers.read({pathname: '/n/a', loaded: []});
    expect(pathsOf(pages)).toEqual(['a', 'a/index.json']);
  });

  it('begins with what it can get of its first files, and forgets the code of builds that are over', async () => {
    const {answers, ask, host, pages, files, script} = createWorld();
    host['search/'] = () => page(html('搜'));
    host['assets/old-12345678.js'] = script;
    host['a/'] = () => page(html('旧', 'old-12345678.js'));
    await answers.install();
    expect(pathsOf(files)).toEqual(['assets/app-12345678.js']);
    expect(pathsOf(pages)).toEqual(['search/']);
    await ask('a/');
    await ask('assets/old-12345678.js', {mode: 'cors'});
    await answers.activate();
    expect(pathsOf(files)).toContain('assets/old-12345678.js'); // a page needs it
    host['a/'] = () => page(html('新'));
    await ask('a/');
    await answers.activate();
    expect(pathsOf(files)).toEqual(['assets/app-12345678.js']);
  });

  it.each(['a/', 'a', 'a.html'])('drops %s with its data', async (path) => {
    const {answers, ask, host, pages} = createWorld(4);
    for (const name of [path, 'b/', 'c/', 'd/']) host[name] = () => page(html('一'));
    host['a/index.json'] = () => new Response('{}');
    await answers.read({pathname: `/n/${path}`, loaded: []});
    expect(pathsOf(pages)).toContain('a/index.json');
    for (const name of ['b/', 'c/', 'd/']) await ask(name);
    expect(pathsOf(pages)).toEqual(['b/', 'c/', 'd/']);
  });

  it('on a full disk makes room with the pages read longest ago, and else keeps nothing', async () => {
    const {ask, host, pages} = createWorld(4);
    for (const name of ['a', 'b', 'c', 'd', 'e']) host[`${name}/`] = () => page(html(name));
    for (const name of ['a', 'b', 'c', 'd', 'e']) expect((await ask(`${name}/`)).ok).toBe(true);
    expect(pathsOf(pages)).toEqual(['b/', 'c/', 'd/', 'e/']);
    const full = createWorld(0);
    full.host['a/'] = host['a/']!;
    expect(await (await full.ask('a/')).text()).toContain('a');
    expect(pathsOf(full.pages)).toEqual([]);
  });
});
