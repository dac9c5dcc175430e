import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {createSearchClient} from '@wuya/search/client';
import {GLOSSARY, buildIndex} from '@wuya/search';
import {expect, test} from 'vitest';
import {DIALOG_FIELDS, INTERNAL_FIELDS, shortNamesOf} from './shortFieldNames.ts';

/** Names of all fields of a value, however deep. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, own]) => [name, ...fieldsOf(own)]);
}

test('no answer of the search has a field with a short name', async () => {
  const hierarchy = {lvl0: '前端', lvl1: '闭包', lvl2: '循环', lvl3: null, lvl4: null};
  const record = {
    objectID: '/a',
    url: '/a',
    type: 'lvl1',
    content: '循环里的闭包与 Promise',
    hierarchy: {...hierarchy, lvl5: null, lvl6: null},
  } as const;
  const {files} = buildIndex([{url: '/a', records: [record]}], {
    glossary: GLOSSARY,
    pinyinOf: () => ['bi', 'bao'],
  });
  const client = createSearchClient({
    metaUrl: 'current.bin',
    fetchFile: async (name) => files.get(name) ?? Promise.reject(new Error(name)),
  });
  const answers = [];
  for (const query of ['闭包', 'closure', 'promsie', 'bibao', '循环里的闭包是什么'])
    answers.push(
      await client.search({query, facetFilters: 'language:zh'}),
      await client.search({query}),
    );
  const fields = new Set(fieldsOf(answers));
  expect(fields).toContain('nbDocuments');
  expect(INTERNAL_FIELDS.filter((name) => fields.has(name))).toEqual([]);
});

/** Fields of `Response`, `MessagePort` and the process of Node, which the worker never reads. */
const UNREAD = ['text', 'start', 'title'];

test('no short name stands for a field of a built-in object', () => {
  const builtIn = new Set<string>();
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value: unknown = Reflect.get(globalThis, name);
    if (typeof value !== 'function' && typeof value !== 'object') continue;
    for (const object of [value, (value as {prototype?: object} | null)?.prototype])
      for (const own of object ? Object.getOwnPropertyNames(object) : []) builtIn.add(own);
  }
  expect(builtIn).toContain('charCodeAt');
  expect(INTERNAL_FIELDS.filter((name) => builtIn.has(name))).toEqual(UNREAD);
  expect(Object.values(shortNamesOf(INTERNAL_FIELDS)).filter((name) => builtIn.has(name))).toEqual(
    [],
  );
});

test('nothing in the worker reads the text of an answer of the network', () => {
  const source = fileURLToPath(new URL('../../../../search/src', import.meta.url));
  // The client of the hosted service is no part of the worker.
  const files = readdirSync(source, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('hosted/'),
  );
  expect(files).toContain('query/reader/fileStore.ts');
  expect(files.filter((file) => /\.text\(/.test(readFileSync(join(source, file), 'utf8')))).toEqual(
    [],
  );
});

test('each name has a short one of its own', () => {
  for (const fields of [INTERNAL_FIELDS, DIALOG_FIELDS])
    expect(new Set(Object.values(shortNamesOf(fields))).size).toBe(fields.length);
});

test('no short name of the dialog stands for a field of the browser', () => {
  const compilers = dirname(fileURLToPath(import.meta.resolve('typescript/package.json')));
  const [dom] = readdirSync(join(compilers, '../@typescript'))
    .map((name) => join(compilers, '../@typescript', name, 'lib/lib.dom.d.ts'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
  const isOfBrowser = (name: string) =>
    new RegExp(`^ +(?:readonly |get )?${name}\\??[:(<]`, 'm').test(dom!);
  expect(isOfBrowser('classList')).toBe(true);
  expect(DIALOG_FIELDS.filter(isOfBrowser)).toEqual([]);
});

test('no field of the dialog with a short name is named in quotes, in a text or in the data of a site', () => {
  const packages = fileURLToPath(new URL('../../../../', import.meta.url));
  const codeIn = (folder: string) =>
    readdirSync(join(packages, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(packages, folder, file), 'utf8'))
      .join('\n');
  const own =
    codeIn('theme/src/search') + codeIn('client/src/search') + codeIn('search/src/thread');
  const texts = codeIn('theme/src/messages');
  const data = codeIn('theme/src/types');
  expect(own).toContain("'content'");
  expect(DIALOG_FIELDS.filter((name) => own.includes(`'${name}'`))).toEqual([]);
  expect(DIALOG_FIELDS.filter((name) => texts.includes(`{${name}}`))).toEqual([]);
  expect(DIALOG_FIELDS.filter((name) => new RegExp(`\\b${name}\\??:`).test(data))).toEqual([]);
});
