import {expect, it} from 'vitest';
import {printFailureScript, translate} from './devFailures.ts';

const err = {
  id: '/site/custom.css?direct',
  loc: {file: '/site/custom.css?direct', line: 2, column: 8},
  message: '[postcss] /site/custom.css:2:9: Unclosed string',
  stack: '    at Input.error (/x/postcss/lib/input.js:135:16)',
  plugin: 'vite:css',
};

it.each([
  ['zh-CN', '字符串没有结束'],
  ['en', 'Unclosed string'],
])('tells browsers of a mistake in the words of the site: %s', (locale, words) => {
  const told = translate({type: 'error', err}, '/site', locale);
  expect(told).toMatchObject({type: 'error', err: {stack: ''}});
  const {message} = (told as {err: {message: string}}).err;
  expect(message).toContain(words);
  expect(message).toMatch(/BD-001 · custom\.css:2:8$/);
});

it('says of a stylesheet that is missing which one imports it', () => {
  const missing = {
    id: '/site/custom.css?direct',
    message: "[postcss] ENOENT: no such file or directory, open './nope.css'",
    stack: '',
  };
  expect(translate({type: 'error', err: missing}, '/site', 'zh-CN')).toMatchObject({
    err: {
      message: '页面组件或主题打包失败：它引入的 ./nope.css 不存在\nBD-001 · custom.css',
    },
  });
});

it('names no module that the bundler makes, and files by their path in the site', () => {
  const failure = {
    id: '\0virtual:wuya/parts',
    message:
      'Failed to resolve import "/site/custom.css" from "\0virtual:wuya/parts". Does the file exist?',
    stack: '',
  };
  expect(translate({type: 'error', err: failure}, '/site', 'en')).toMatchObject({
    err: {message: expect.stringMatching(/it imports custom\.css, which does not exist\nBD-001$/)},
  });
});

it('passes on what is no mistake', () => {
  const event = {type: 'custom', event: 'wuya:change'} as const;
  expect(translate(event, '/site', 'zh-CN')).toBe(event);
});

/** Runs the script of a page with a stand-in for the browser. */
function openPage() {
  const heard = new Map<string, (data: object) => void>();
  const told: {change: number}[] = [];
  const boxes: {textContent: string}[] = [];
  const listeners = new Map<string, (event: {detail: object}) => void>();
  const hot = {
    on: (name: string, run: (data: object) => void) => heard.set(name, run),
    send: (_name: string, data: {change: number}) => told.push(data),
  };
  const createElement = () => {
    const box = {
      style: {},
      textContent: '',
      remove: () => void boxes.splice(boxes.indexOf(box), 1),
    };
    return box;
  };
  const body = {appendChild: (box: (typeof boxes)[number]) => (boxes.push(box), box)};
  const document = {querySelector: () => null, createElement, body};
  const script = printFailureScript('/client.ts').replace('import.meta.hot', 'given');
  new Function('given', 'document', 'location', 'addEventListener', script)(
    hot,
    document,
    {pathname: '/'},
    (name: string, run: (event: {detail: object}) => void) => listeners.set(name, run),
  );
  return {
    crash: () => listeners.get('wuya:crash')!({detail: {error: new Error('boom')}}),
    hear: (name: string, data: object = {}) => heard.get(name)!(data),
    told,
    shown: () => boxes.map(({textContent}) => textContent),
  };
}

it('forgets what a component threw while its new code was on the way, and keeps what the bundler says', () => {
  const page = openPage();
  page.hear('vite:beforeUpdate');
  page.crash();
  page.hear('wuya:explained', {text: '砰', ...page.told[0]});
  expect(page.shown()).toEqual(['砰']);
  page.crash();
  page.hear('vite:afterUpdate');
  page.hear('wuya:explained', {text: '砰', ...page.told[1]});
  expect(page.shown()).toEqual([]);
  page.hear('vite:error', {err: {message: '打包失败'}});
  page.hear('vite:afterUpdate');
  expect(page.shown()).toEqual(['打包失败']);
});

it('shows what a component threw until code changes, and nothing that is explained after that', () => {
  const page = openPage();
  page.crash();
  page.hear('wuya:explained', {text: '砰', ...page.told[0]});
  expect(page.shown()).toEqual(['砰']);
  page.crash();
  page.hear('wuya:code');
  page.hear('wuya:explained', {text: '砰', ...page.told[1]});
  expect(page.shown()).toEqual([]);
  page.crash();
  page.hear('wuya:explained', {text: '又', ...page.told[2]});
  expect(page.shown()).toEqual(['又']);
});
