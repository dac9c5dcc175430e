import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {openSiteTools, type SiteTools} from '../../packages/engine/src/cli/tools/siteTools.ts';
import {writeFiles} from '../../packages/engine/test/site.ts';
import {sharedFolder} from '../../packages/engine/test/temporary.ts';
import {ASKED_IN_CHINESE, ASKED_IN_ENGLISH, type Asked} from './asked.ts';
import {buildSite, linkPackages} from './buildSite.ts';
import {listOptions, type ListedOption, pageOfOption} from './options.ts';
import {MANUAL, readPages} from './pages.ts';
import {referenceFiles} from './reference.ts';

const dir = sharedFolder();
let problems: readonly string[];
let site: SiteTools;

beforeAll(async () => {
  for (const name of ['docs', 'i18n', 'pages', 'static', 'wuya.config.ts', 'manual.css'])
    cpSync(join(MANUAL, name), join(dir, name), {recursive: true});
  writeFiles(dir, Object.fromEntries(referenceFiles()));
  linkPackages(dir);
  problems = await buildSite(dir);
  site = openSiteTools(join(dir, 'dist'), '/wuya-docs/', [
    {locale: 'zh-CN', path: ''},
    {locale: 'en', path: 'en'},
  ]);
}, 240_000);

it('the manual builds without an error, a warning or a notice: every link of it leads somewhere', () => {
  expect(problems).toEqual([]);
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

describe.each(['zh-CN', 'en'])('the search of the manual in %s', (language) => {
  it('finds each option by its name, as it is written and without brackets and stars', async () => {
    const options = listOptions();
    expect(options.length).toBeGreaterThan(300);
    const lost: string[] = [];
    for (const name of new Set(options.map(({path}) => path))) {
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
  for (const [question, option] of asked) {
    const places = listOptions()
      .filter(({path}) => path === option)
      .flatMap(placesOf);
    expect([option, places.length > 0]).toEqual([option, true]);
    const found = await ask(question, language);
    if (!found.some((url) => [...places, ...guidesTo(option, language)].includes(url)))
      lost.push(`${question} (${option}): ${found.join(' ')}`);
  }
  console.log(language, asked.length, lost.length, lost.join('\n'));
  expect(1 - lost.length / asked.length, lost.join('\n')).toBeGreaterThanOrEqual(0.9);
});
