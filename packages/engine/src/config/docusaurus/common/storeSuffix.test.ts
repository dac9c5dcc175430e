import {expect, it} from 'vitest';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {findStoreNamespace, toStoreSuffix} from './storeSuffix.ts';

const SITE = {url: 'https://a.example', baseUrl: '/b/'};
const suffixOf = (config: object, dir = '/none', site = SITE): string =>
  toStoreSuffix(findStoreNamespace({...site, ...config}, dir), site);

// `-4f5` is what Docusaurus 3.10.2 writes into the pages of such a site.
it.each([
  [{}, ''],
  [{storage: {namespace: true}}, '-4f5'],
  [{storage: {namespace: 'mine'}}, '-mine'],
  [{future: {experimental_storage: {namespace: 'mine'}}}, '-mine'],
  [{future: {v4: true}}, '-4f5'],
  [{future: {v4: {siteStorageNamespacing: true}}}, '-4f5'],
  [{future: {v4: true}, storage: {namespace: false}}, ''],
  [{storage: {namespace: "a'b"}}, ''],
])('%j ends the names of what browsers keep with %s', (config, suffix) => {
  expect(suffixOf(config)).toBe(suffix);
});

it.each([
  ['^3.9.2', ''],
  ['^3.10.0', '-4f5'],
])('flags for version 4 end them from Docusaurus 3.10 on: %s, “%s”', (version, suffix) => {
  const dir = temporaryFolder();
  const dependencies = {'@docusaurus/core': version};
  writeFiles(dir, {'package.json': JSON.stringify({dependencies})});
  expect(suffixOf({future: {v4: true}}, dir)).toBe(suffix);
});
