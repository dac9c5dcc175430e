import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import type * as vite from 'vite';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {makePages} from '../../build/pages.ts';
import {openEditions} from '../../site/openEditions.ts';
import {hashFiles} from '../modules/sources.ts';
import type {BundleRecord} from './buildBundle.ts';
import {createBundleMaker} from './makeBundle.ts';

const {runs} = vi.hoisted(() => ({
  runs: {count: 0, meanwhile: (_count: number): void => undefined},
}));
vi.mock('vite', async (load) => {
  const real = await load<typeof vite>();
  return {
    ...real,
    createBuilder: (...given: Parameters<typeof real.createBuilder>) => {
      runs.count++;
      runs.meanwhile(runs.count);
      return real.createBuilder(...given);
    },
  };
});

/** A text of the German site, with all that ends a literal. */
const SEARCH = 'Suche \'im\' "Text" `${x}`';

/** Bundles a site of three languages, kept for readers without a network; the last two have texts of their own. */
async function bundleAll() {
  const dir = temporaryFolder();
  const config = {
    title: '山 "水"',
    url: 'https://x.example',
    pages: {path: 'pages'},
    offline: true,
    i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'fr', 'de']},
  };
  writeFiles(dir, {
    'wuya.config.mjs': `export default ${JSON.stringify(config)};\n`,
    'docs/a.mdx': '# 甲\n\n[乙](b.md)和{1 + 1}\n\n一段不短的文字，[乙](b.md)也在其中。\n',
    'docs/b.md': '# 乙\n',
    'pages/own.tsx':
      "import {translate} from '@docusaurus/Translate';\nexport default () => <p>{translate({id: 'own', message: '自己的'})}</p>;\n",
    'i18n/fr/code.json': JSON.stringify({own: {message: 'le mien'}}),
    'i18n/de/code.json': JSON.stringify({
      own: {message: 'das Eigene'},
      'theme.SearchBar.label': {message: SEARCH},
    }),
  });
  const own = join(dir, 'pages/own.tsx');
  runs.meanwhile = (count) => count === 1 && writeFileSync(own, readFileSync(own));
  const sites = await openEditions(dir, {isProduction: true});
  onTestFinished(() => sites.forEach((site) => site.close()));
  const make = createBundleMaker();
  const counts: number[] = [];
  const records: BundleRecord[] = [];
  for (const site of sites)
    await makePages(site, {
      makeBundle: async (plan, into) => {
        const before = runs.count;
        const record = await make(plan, into);
        records.push(record);
        counts.push(runs.count - before);
        return record;
      },
    });
  const textOf = (i: number): string =>
    [...records[i]!.files, records[i]!.serverFile]
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => readFileSync(join(sites[i]!.cache.dir, 'bundle', file), 'utf8'))
      .join('\n');
  return {records, textOf, counts};
}

it('languages share what the bundler makes, each with its own addresses and texts', async () => {
  const {records, textOf, counts} = await bundleAll();
  expect(counts.map((count) => count > 0)).toEqual([true, true, false]);
  const [chinese, french, german] = records;
  // A module was saved while the first one was bundled.
  expect(chinese!.modulesHash).not.toBe(hashFiles(chinese!.modules));
  expect(french!.modulesHash).toBe(hashFiles(french!.modules));
  expect(french!.hash).not.toBe(german!.hash);
  for (const [i, own, other] of [
    [1, 'fr', 'de'],
    [2, 'de', 'fr'],
  ] as const) {
    const text = textOf(i);
    const has = (part: string): boolean => text.includes(part);
    expect({own: has(`/${own}/b/`), other: has(`/${other}/b/`)}).toEqual({own: true, other: false});
    expect(has('自己的')).toBe(true);
    expect(has(`"/${own}/sw.js"`) || has(`\`/${own}/sw.js\``)).toBe(true);
    expect(has(i === 1 ? 'le mien' : 'das Eigene')).toBe(true);
    const [literal] = /(["'`])Suche(?:\\.|(?!\1).)*\1/.exec(text) ?? [];
    expect(literal && new Function(`return ${literal}`)()).toBe(i === 1 ? undefined : SEARCH);
    expect(/_wuya-base_|__WUYA[_-]|wuya:cut:/.exec(text)?.[0]).toBeUndefined();
    const lost = records[i]!.files.map((file) => file.slice(file.lastIndexOf('/') + 1)).filter(
      (name) => /^own|^a\.mdx/.test(name) && !has(name),
    );
    expect(lost).toEqual([]);
  }
});
