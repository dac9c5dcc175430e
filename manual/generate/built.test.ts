import {cpSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import type {BundleMaker} from '../../packages/engine/src/bundle/buildBundle.ts';
import {makeBundle} from '../../packages/engine/src/bundle/makeBundle.ts';
import {openSiteTools, type SiteTools} from '../../packages/engine/src/cli/tools/siteTools.ts';
import {writeFiles} from '../../packages/engine/test/site.ts';
import {stubBundle} from '../../packages/engine/test/stubBundle.ts';
import {sharedFolder} from '../../packages/engine/test/temporary.ts';
import {ASKED_IN_CHINESE, ASKED_IN_ENGLISH, type Asked} from './asked.ts';
import {buildSite, linkPackages} from './buildSite.ts';
import {listOptions, type ListedOption, pageOfOption} from './options.ts';
import {MANUAL, readPages} from './pages.ts';
import {referenceFiles} from './reference.ts';

const dir = sharedFolder();
let problems: readonly string[];
let site: SiteTools;

/** A real bundle of one language will do: the other one's differs in its texts. */
const bundleChinese: BundleMaker = (plan, into) =>
  JSON.stringify(plan.generated.client).includes('"locale\\":\\"zh-CN')
    ? makeBundle(plan, into)
    : stubBundle(plan, into);

beforeAll(async () => {
  for (const name of ['docs', 'i18n', 'pages', 'static', 'wuya.config.ts', 'manual.css'])
    cpSync(join(MANUAL, name), join(dir, name), {recursive: true});
  writeFiles(dir, Object.fromEntries(referenceFiles()));
  linkPackages(dir);
  problems = await buildSite(dir, bundleChinese);
  site = openSiteTools(join(dir, 'dist'), '/wuya-docs/', [
    {locale: 'zh-CN', path: ''},
    {locale: 'en', path: 'en'},
  ]);
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
  const sizeOf = (path: string, quality = 11): number => {
    const key = `${quality} ${path}`;
    const params = {[constants.BROTLI_PARAM_QUALITY]: quality};
    const size = sizes.get(key) ?? brotliCompressSync(read(path), {params}).length;
    sizes.set(key, size);
    return size;
  };
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
      const bytes = [path, ...styles].reduce((sum, one) => sum + HEADERS + sizeOf(one, 9), 0);
      const own = styles.reduce((sum, one) => sum + sizeOf(one), 0);
      return bytes > 25 * KB || own > 9 * KB ? [`${path}: ${Math.round(bytes)}, ${own}`] : [];
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
    const bytes = [...scripts, `assets/${tools[0]!}`].map((path) => sizeOf(path));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(60 * KB);
    for (const {path, html: page} of pages())
      expect([path, /<script[^>]* src=/.test(page)]).toEqual([path, false]);
  });
});

/** Addresses of the first five hits, below the path of the language. */
async function ask(query: string, language: string): Promise<readonly string[]> {
  const {hits} = await site.search(query, 5, language);
  return hits.map(({url}) => url.replace(/^\/wuya-docs\/(?:en\/)?/, ''));
}

/** Where an option is told; a whole page is of the option that it is named after. */
function placesOf({path, id}: ListedOption): readonly string[] {
  const page = `reference/options/${pageOfOption(path)}/`;
  return path.includes('.') ? [`${page}#${id}`] : [`${page}#${id}`, page];
}

// Each name is asked for in one of the languages: what finds it is the same in both.
describe.each([
  ['zh-CN', 0],
  ['en', 1],
] as const)('the search of the manual in %s', (language, turn) => {
  it('finds each option by its name, as it is written and without brackets and stars', async () => {
    const options = listOptions();
    expect(options.length).toBeGreaterThan(300);
    const lost: string[] = [];
    const names = [...new Set(options.map(({path}) => path))].filter((_, i) => i % 2 === turn);
    for (const name of names) {
      // One name may stand in several kinds of an object.
      const places = options.filter(({path}) => path === name).flatMap(placesOf);
      const plain = name.replace(/\[\]|\.\*/g, '');
      for (const query of new Set([name, plain])) {
        const found = await ask(query, language);
        // Many objects have an option of that name: then the one that holds them will do.
        const above = options.filter(({path}) => query !== name && path === holderOf(name));
        const isThere = found.some((url) => [...places, ...above.flatMap(placesOf)].includes(url));
        if (!isThere) lost.push(`${query}: ${found.join(' ')}`);
      }
    }
    expect(lost).toEqual([]);
  });
});

/** `redirects[].from` → `redirects` */
const holderOf = (name: string): string => name.replace(/(?:\[\]|\.\*)?\.[^.]*$/, '');

/** Pages of the guide that name an option, and their sections that do, as addresses. */
function guidesTo(option: string, language: string): readonly string[] {
  const name = new RegExp(`\\b${option.replace(/^.*\./, '')}\\b`);
  const folder = language === 'en' ? 'i18n/en/docs/' : 'docs/';
  return [...readPages()].flatMap(([path, text]) => {
    if (!path.startsWith(folder) || !name.test(text)) return [];
    const page = path
      .slice(folder.length)
      .replace(/\/\d+-/, '/')
      .replace(/(?:\/index)?\.md$/, '/');
    const sections = text.split(/^(?=#{2,} )/m).filter((section) => name.test(section));
    const ids = sections.flatMap((section) => /^#.*\{#([\w-]+)\}$/m.exec(section)?.[1] ?? []);
    return [page, ...ids.map((id) => `${page}#${id}`)];
  });
}

it.each<[string, Asked]>([
  ['zh-CN', ASKED_IN_CHINESE],
  ['en', ASKED_IN_ENGLISH],
])('nine of ten options are found in %s by what they do', async (language, asked) => {
  expect(asked.length).toBeGreaterThanOrEqual(30);
  const lost: string[] = [];
  for (const [question, names] of asked) {
    const wanted = names.split(' | ');
    const options = listOptions().filter(({path}) => wanted.includes(path));
    expect([names, options.length > 0]).toEqual([names, true]);
    const places = [
      ...options.flatMap(placesOf),
      ...wanted.flatMap((name) => guidesTo(name, language)),
    ];
    const found = await ask(question, language);
    if (!found.some((url) => places.includes(url)))
      lost.push(`${question} (${names}): ${found.join(' ')}`);
  }
  expect(1 - lost.length / asked.length, lost.join('\n')).toBeGreaterThanOrEqual(0.9);
});
