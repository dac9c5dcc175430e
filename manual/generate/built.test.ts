import {cpSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import type {BundleMaker} from '../../packages/engine/src/bundle/make/buildBundle.ts';
import {makeBundle} from '../../packages/engine/src/bundle/make/makeBundle.ts';
import {openSiteTools, type SiteTools} from '../../packages/engine/src/cli/tools/siteTools.ts';
import {writeFiles} from '../../packages/engine/test/helpers/site.ts';
import {stubBundle} from '../../packages/engine/test/helpers/stubBundle.ts';
import {sharedFolder} from '../../packages/engine/test/helpers/temporary.ts';
import {readAsked} from './asked.ts';
import {buildSite, linkPackages} from './buildSite.ts';
import {guidesTo, listNamed} from './named.ts';
import {MANUAL} from './pages.ts';
import {referenceFiles} from './reference.ts';

const dir = sharedFolder();
let problems: readonly string[];
let site: SiteTools;

/** A real bundle of one language will do: the other one's differs in its texts. */
const bundleChinese: BundleMaker = (plan, into) => {
  const isChinese = !plan.baseUrl.endsWith('/en/');
  return isChinese ? makeBundle(plan, into) : stubBundle(plan, into);
};

beforeAll(async () => {
  for (const name of ['docs', 'i18n', 'pages', 'static', 'wuya.config.ts', 'manual.css'])
    cpSync(join(MANUAL, name), join(dir, name), {recursive: true});
  writeFiles(dir, Object.fromEntries(referenceFiles()));
  linkPackages(dir);
  problems = await buildSite(dir, bundleChinese);
  site = openSiteTools(join(dir, 'dist'), '/wuya-docs/', {
    languages: [
      {locale: 'zh-CN', path: ''},
      {locale: 'en', path: 'en'},
    ],
  });
}, 240_000);

it('the manual builds without an error, a warning or a notice: every link of it leads somewhere', () => {
  expect(problems).toEqual([]);
});

describe('a page of the manual', () => {
  const KB = 1024;
  /** Of a document and of a stylesheet each, with the policy. */
  const HEADERS = 800;
  const read = (path: string) => readFileSync(join(dir, 'dist', path));
  const sizes = new Map<string, number>();
  /** Compressed once and for all, or as `wuya serve` does it while readers wait. */
  const sizeOf = (path: string, quality: number): number => {
    const key = `${quality} ${path}`;
    const params = {[constants.BROTLI_PARAM_QUALITY]: quality};
    const size = sizes.get(key) ?? brotliCompressSync(read(path), {params}).length;
    sizes.set(key, size);
    return size;
  };
  const weigh = (paths: readonly string[], quality: number): number =>
    paths.reduce((sum, path) => sum + sizeOf(path, quality), 0);
  /** Nearly all are small enough after a compression that takes a tenth of the CPU time. */
  const areAtMost = (maxBytes: number, paths: readonly string[], quality: number): boolean =>
    [4, quality].some((tried) => weigh(paths, tried) <= maxBytes);
  const pages = () =>
    readdirSync(join(dir, 'dist'), {recursive: true, encoding: 'utf8'})
      .filter((path) => /^(?:guide|publish|move|reference)\/.*index\.html$/.test(path))
      .map((path) => ({path, html: read(path).toString()}));
  const stylesOf = (html: string): readonly string[] =>
    [...html.matchAll(/<link rel="stylesheet" href="\/wuya-docs\/([^"]+)"/g)].map(
      ([, path]) => path!,
    );

  it('takes at most 25 KB before its load event, of which 9 KB are styles', () => {
    expect(pages().length).toBeGreaterThan(40);
    const heavy = pages().flatMap(({path, html}) => {
      const styles = stylesOf(html);
      expect(styles.length).toBeGreaterThan(0);
      const all = [path, ...styles];
      return areAtMost(25 * KB - all.length * HEADERS, all, 9) && areAtMost(9 * KB, styles, 11)
        ? []
        : [`${path}: ${weigh(all, 9)}, ${weigh(styles, 11)}`];
    });
    expect(heavy).toEqual([]);
  });

  it('asks for at most 60 KB of scripts, what code blocks need with them', () => {
    const {html} = pages().find(({path}) => path.includes('publish/'))!;
    const entry = /import\("\/wuya-docs\/(assets\/app-[^"]+)"/.exec(html)![1]!;
    const scripts = new Set([entry]);
    for (const path of scripts)
      for (const [, name] of read(path)
        .toString()
        .matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g))
        scripts.add(`assets/${name}`);
    const tools = readdirSync(join(dir, 'dist/assets')).filter((name) =>
      name.startsWith('codeTools-'),
    );
    expect(tools).toHaveLength(1);
    expect(weigh([...scripts, `assets/${tools[0]!}`], 11)).toBeLessThanOrEqual(60 * KB);
    for (const {path, html: page} of pages())
      expect([path, /<script[^>]* src=/.test(page)]).toEqual([path, false]);
  });
});

/** Addresses of the first five hits, below the path of the language. */
async function ask(query: string, language: string): Promise<readonly string[]> {
  const {hits} = await site.search(query, 5, {language});
  return hits.map(({url}) => url.replace(/^\/wuya-docs\/(?:en\/)?/, ''));
}

const named = listNamed();
const LANGUAGES = [
  ['zh-CN', 0],
  ['en', 1],
] as const;

// Each name is asked for in one of the languages: what finds it is nearly the same in both.
it.each(LANGUAGES)(
  'the search of the manual in %s finds each option, field, command, flag, code, token and part by its name',
  async (language, turn) => {
    expect(named.length).toBeGreaterThan(600);
    const lost: string[] = [];
    for (const {key, queries, places} of named.filter((_, i) => i % 2 === turn))
      for (const query of queries) {
        const found = await ask(query, language);
        if (
          !found.some(
            (url) => places.includes(url) || places.includes(url.replace(/(?:#.*)?$/, '#*')),
          )
        )
          lost.push(`${key}: ${query}: ${found.join(' ')}`);
      }
    expect(lost).toEqual([]);
  },
);

/** Places that answer a labelled question: in the reference, and in the guide where it names what was asked for. */
function placesOf(keys: readonly string[], language: 'zh' | 'en'): readonly string[] {
  return keys.flatMap((key) => {
    const own = named.filter((one) => one.key === key);
    expect([key, own.length > 0]).toEqual([key, true]);
    const name = new RegExp(`\\b${key.replace(/^.*[. ]/, '')}\\b`);
    return [...own.flatMap(({places}) => places), ...guidesTo(name, language)];
  });
}

// Of the other half no word and no constant was chosen: what both reach is what readers may expect.
it.each(LANGUAGES)('most of them are found in %s by what they do', async (language) => {
  const short = language === 'en' ? 'en' : 'zh';
  const asked = readAsked().filter((one) => one.language === short);
  expect(asked.length).toBeGreaterThanOrEqual(190);
  const scores = {choose: {found: 0, count: 0}, test: {found: 0, count: 0}};
  const lost: string[] = [];
  for (const {query, keys, half} of asked) {
    const places = placesOf(keys, short);
    const found = await ask(query, language);
    const isFound = found.some((url) => places.includes(url));
    scores[half].count++;
    if (isFound) scores[half].found++;
    else lost.push(`${query} (${keys.join(', ')}): ${found.join(' ')}`);
  }
  const {choose, test} = scores;
  expect(choose.found / choose.count, lost.join('\n')).toBeGreaterThanOrEqual(0.96);
  expect(test.found / test.count, lost.join('\n')).toBeGreaterThanOrEqual(0.86);
});
