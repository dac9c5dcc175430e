import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import type {BundleRecord} from './buildBundle.ts';
import {type BundleFiles, fillTemplate} from './fillTemplate.ts';
import {MARK} from '../plan/mdxPieces.ts';
import {prunePrebuilt, readPrebuilt, writePrebuilt} from './prebuilt.ts';

const RECORD: BundleRecord = {
  key: 'template',
  modules: [],
  modulesHash: 'none',
  hash: 'x',
  entryPath: 'assets/app-AAAAAAAA.js',
  coreStylesheets: ['assets/app-BBBBBBBB.css'],
  files: [
    'app-AAAAAAAA.js',
    'app-BBBBBBBB.css',
    'lazy-CCCCCCCC.js',
    'ink-DDDDDDDD.woff2',
    'z-_-bEEEEE.js',
  ].map((name) => `client/assets/${name}`),
  stylesheets: {blog: ['assets/app-BBBBBBBB.css']},
  textStylesheets: {},
  serverFile: 'server/server.mjs',
  warnings: [],
};

const MADE: BundleFiles = {
  record: RECORD,
  files: new Map(
    Object.entries({
      'client/assets/app-AAAAAAAA.js': 'var e=__WUYA_CLIENT_SITE__;import("./z-_-bEEEEE.js")',
      'client/assets/app-BBBBBBBB.css':
        '@font-face{src:url(/_wuya-base_/assets/ink-DDDDDDDD.woff2)}',
      'client/assets/lazy-CCCCCCCC.js': 'import{a}from"./app-AAAAAAAA.js"',
      'client/assets/ink-DDDDDDDD.woff2': '/_wuya-base_/',
      'client/assets/z-_-bEEEEE.js': '1',
      'server/server.mjs':
        'const site = __WUYA_SERVER_SITE__; const sheet = "/_wuya-base_/assets/app-BBBBBBBB.css";',
    }).map(([path, text]) => [path, Buffer.from(text)]),
  ),
};

const fillings = (title: string, server = title) => ({
  '/_wuya-base_/': '/notes/',
  __WUYA_CLIENT_SITE__: `{title:"${title}"}`,
  __WUYA_SERVER_SITE__: `{title:"${server}",at:"__WUYA_CLIENT_SITE__ app-AAAAAAAA.js"}`,
});

const fill = (title: string, server?: string) =>
  fillTemplate(
    MADE,
    {fillings: fillings(title, server)},
    {key: 'k', serverFile: 'server/server-k.mjs'},
  );

const textOf = ({files}: BundleFiles, path: string): string => files.get(path)!.toString();

it('puts the data of the site into the holes, and into nothing else', () => {
  const filled = fill('$& 水');
  const {record} = filled;
  expect(textOf(filled, `client/${record.entryPath}`)).toBe(
    'var e={title:"$& 水"};import("./z-_-bEEEEE.js")',
  );
  expect(textOf(filled, `client/${record.coreStylesheets[0]}`)).toBe(
    '@font-face{src:url(/notes/assets/ink-DDDDDDDD.woff2)}',
  );
  expect(textOf(filled, 'client/assets/ink-DDDDDDDD.woff2')).toBe('/_wuya-base_/');
  expect(textOf(filled, 'server/server-k.mjs')).toBe(
    `const site = ${fillings('$& 水')['__WUYA_SERVER_SITE__']}; const sheet = "/notes/${record.coreStylesheets[0]}";`,
  );
});

it('gives new names to what has other content and to what names it, and to nothing else', () => {
  const {record, files} = fill('一');
  const kept = ['ink-DDDDDDDD.woff2', 'z-_-bEEEEE.js'].map((name) => `client/assets/${name}`);
  expect(record.files.filter((path) => RECORD.files.includes(path))).toEqual(kept);
  const changed = record.files.filter((path) => !kept.includes(path));
  expect(changed.map((path) => path.replace(/-\w{8}\./, '.')).toSorted()).toEqual(
    ['app.css', 'app.js', 'lazy.js'].map((name) => `client/assets/${name}`),
  );
  expect([...files.keys()].toSorted()).toEqual([...record.files, record.serverFile].toSorted());
  expect(record.stylesheets['blog']).toEqual(record.coreStylesheets);
  expect(
    textOf(
      {record, files},
      record.files.find((path) => path.includes('lazy'))!,
    ),
  ).toBe(`import{a}from"./${record.entryPath.slice('assets/'.length)}"`);
});

it('gives the same names for the same data, others for others; what only the server knows changes none', () => {
  expect(fill('一')).toEqual(fill('一'));
  expect(fill('二').record.hash).not.toBe(fill('一').record.hash);
  expect(fill('一', '三').record).toEqual(fill('一').record);
});

it('puts pieces of articles in, and names the files with them by their hash', () => {
  const made: BundleFiles = {
    ...MADE,
    files: new Map([...MADE.files, ['client/assets/z-_-bEEEEE.js', Buffer.from(`"${MARK}1"`)]]),
  };
  const nameWith = (hash: string, piece: string) => {
    const articles = {hash, fill: (code: string) => code.replace(`${MARK}1`, piece)};
    const filled = fillTemplate(made, {fillings: {}, articles}, {key: 'k', serverFile: 's.mjs'});
    const name = filled.record.files.find((path) => path.startsWith('client/assets/z-'))!;
    expect(textOf(filled, name)).toBe(`"${piece}"`);
    return name;
  };
  const names = [nameWith('x', '甲'), nameWith('y', '乙'), 'client/assets/z-_-bEEEEE.js'];
  expect(new Set(names).size).toBe(3);
});

it('has left out of scripts of the client what a language switches off, after it is filled', () => {
  const [path, switched] = ['client/assets/z-_-bEEEEE.js', 'a(__WUYA_IS_TRANSLATION__)'];
  const texts = {[path]: switched, 'server/server.mjs': switched};
  const files = Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)] as const);
  const filled = fillTemplate(
    {...MADE, files: new Map([...MADE.files, ...files])},
    {fillings: {__WUYA_IS_TRANSLATION__: '!1'}, leaveOut: (code) => `less of ${code}`},
    {key: 'k', serverFile: 's.mjs'},
  );
  const scripts = [...filled.files].map(([, bytes]) => bytes.toString());
  expect(scripts.filter((text) => /less|!1/.test(text))).toEqual(['less of a(!1)', 'a(!1)']);
});

it('leaves the rules of what is switched off out of stylesheets, which get another name', () => {
  const path = 'client/assets/app-BBBBBBBB.css';
  const css = '@layer a{.translation-note{top:0}}.b{top:1px}.translation-note a:hover{top:2px}';
  const fillWith = (isTranslation: string) => {
    const made = {...MADE, files: new Map([...MADE.files, [path, Buffer.from(css)]])};
    const filled = fillTemplate(
      made,
      {fillings: {__WUYA_IS_TRANSLATION__: isTranslation}},
      {key: 'k', serverFile: 's.mjs'},
    );
    const name = `client/${filled.record.coreStylesheets[0]}`;
    return {isRenamed: name !== path, css: textOf(filled, name)};
  };
  expect(fillWith('!1')).toEqual({isRenamed: true, css: '@layer a{}.b{top:1px}'});
  expect(fillWith('!0')).toEqual({isRenamed: false, css});
});

it('reads a template as it was kept, and none under another key', () => {
  const dir = temporaryFolder();
  writePrebuilt('k', MADE, dir);
  expect(readPrebuilt('k', dir)).toEqual(MADE);
  expect(readPrebuilt('l', dir)).toBeUndefined();
  prunePrebuilt(['l'], dir);
  expect(readPrebuilt('k', dir)).toBeUndefined();
});
