import {readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {makePages} from '../../build/pages.ts';
import {openEditions} from '../../site/openEditions.ts';
import {hashFiles} from '../modules/sources.ts';
import type {BundlePlan} from '../plan/bundlePlan.ts';
import {isTemplatePlan, toSkeleton} from '../plan/sharedBundle.ts';
import type {BundleRecord} from './buildBundle.ts';
import {bundleTemplate, createBundleMaker} from './makeBundle.ts';

/** A text of the German site, with all that ends a literal. */
const SEARCH = 'Suche \'im\' "Text" `${x}`';

/** Saves a file as it is; the clock of a file system may be some milliseconds behind. */
function saveNow(path: string): void {
  const now = Date.now();
  do writeFileSync(path, readFileSync(path));
  while (statSync(path).ctimeMs <= now);
}

const allFiles = ({files, serverFile}: BundleRecord): readonly string[] => [...files, serverFile];

/** Bundles a site of three languages, of which two have texts of their own; it is kept for readers without a network. */
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
  const sites = await openEditions(dir, {isProduction: true});
  onTestFinished(() => sites.forEach((site) => site.close()));
  let runCount = 0;
  const make = createBundleMaker((...given) => {
    runCount++;
    const bundling = bundleTemplate(...given);
    saveNow(join(dir, 'pages/own.tsx'));
    return bundling;
  });
  const ids: string[] = [];
  const noteId = (plan: BundlePlan) => ids.push(isTemplatePlan(plan) ? toSkeleton(plan).id : '');
  const records: BundleRecord[] = [];
  for (const site of sites)
    await makePages(site, {
      makeBundle: async (plan, into) => {
        noteId(plan);
        const record = await make(plan, into);
        records.push(record);
        return record;
      },
    });
  const textOf = (i: number, pick = allFiles): string =>
    pick(records[i]!)
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => readFileSync(join(sites[i]!.cache.dir, 'bundle', file), 'utf8'))
      .join('\n');
  return {records, textOf, ids, runCount};
}

it('languages share what the bundler makes, each with its own addresses and texts', async () => {
  const {records, textOf, ids, runCount} = await bundleAll();
  expect(new Set(ids).size).toBe(1);
  expect(runCount).toBe(1);
  const [, french, german] = records;
  // A module was saved while it was bundled: which text is in the bundle nobody knows.
  expect(french!.modulesHash).not.toBe(hashFiles(french!.modules));
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
  // What says that a page has no translation is in no script of the default language.
  const clientOf = (i: number): string => textOf(i, ({files}) => files);
  expect([0, 1, 2].map((i) => clientOf(i).includes('data-untranslated'))).toEqual([
    false,
    true,
    true,
  ]);
});
