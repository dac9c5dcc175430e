import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {pairAlike} from '../../src/content/gitRenames.ts';
import {createMovedNoteFinder, findMovedNotes} from '../../src/site/problems/movedNotes.ts';
import {fixFiles} from '../../src/site/problems/fixFiles.ts';
import {openSite, type Site} from '../../src/site/site.ts';
import {createRandom, seed} from '../helpers/random.ts';
import {type SiteFiles, writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';
import {makeVault} from '../helpers/vault.ts';

const CONFIG = `export default {title: '站', url: 'https://x.example', baseUrl: '/x/', docs: {path: 'notes', backlinks: true},
  markdown: {wikiLinks: true}};\n`;

function createRepository(files: SiteFiles): {
  dir: string;
  commit(): void;
  move(from: string, to: string): void;
} {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.js': CONFIG, '.gitignore': '.wuya\n', ...files});
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.email=a@b.example', '-c', 'user.name=甲', ...args], {
      cwd: dir,
    });
  const commit = (): void => {
    git('add', '-A');
    git('commit', '-qm', 'notes');
  };
  git('init', '-q');
  commit();
  return {
    dir,
    commit,
    move(from, to) {
      mkdirSync(dirname(join(dir, to)), {recursive: true});
      renameSync(join(dir, from), join(dir, to));
    },
  };
}

async function inspect<T>(dir: string, look: (site: Site) => T | Promise<T>): Promise<T> {
  const site = await openSite(dir, {isProduction: true});
  try {
    await site.compileAll();
    return await look(site);
  } finally {
    site.close();
  }
}

const findMoved = (dir: string) => inspect(dir, (site) => findMovedNotes(site.loaded, site.model));
const redirectsOf = (dir: string) =>
  inspect(dir, ({model}) =>
    model.redirects.map(({outputPath, href}) => `${outputPath} ${decodeURI(href)}`),
  );
const LONG = '第一句话。\n\n第二句话。\n\n第三句话。\n';

describe('a note that was renamed', () => {
  it('keeps its addresses by lines of its front matter, those of earlier names too', async () => {
    const {dir, commit, move} = createRepository({
      'notes/01-甲.md': `---\ntitle: 题\n---\n\n${LONG}`,
      'notes/乙.md': LONG.replaceAll('第', '这'),
      'notes/丙.md': '不动。\n',
    });
    move('notes/01-甲.md', 'notes/子/甲.md');
    commit();
    move('notes/子/甲.md', 'notes/子/新.md');
    move('notes/乙.md', 'notes/子/乙.md');
    const found = await findMoved(dir);
    expect(found.map(({code, place}) => `${code} ${place!.file}:${place!.line}`)).toEqual([
      'LN-059 notes/子/乙.md:1',
      'LN-059 notes/子/新.md:1',
    ]);
    expect(fixFiles(dir, found)).toHaveLength(2);
    expect(readFileSync(join(dir, 'notes/子/新.md'), 'utf8')).toBe(
      `---\nredirect_from: ["/子/甲/", "/甲/"]\ntitle: 题\n---\n\n${LONG}`,
    );
    expect(readFileSync(join(dir, 'notes/子/乙.md'), 'utf8')).toMatch(
      /^---\nredirect_from: \["\/乙\/"\]\n---\n\n这一句话。/,
    );
    expect((await redirectsOf(dir)).slice(0, 3)).toEqual([
      '乙/index.html /x/子/乙/',
      '子/甲/index.html /x/子/新/',
      '甲/index.html /x/子/新/',
    ]);
    expect(await findMoved(dir)).toEqual([]);
    commit();
    move('notes/子/新.md', 'notes/新.md');
    fixFiles(dir, await findMoved(dir));
    expect(readFileSync(join(dir, 'notes/新.md'), 'utf8')).toContain(
      'redirect_from: ["/子/甲/", "/甲/", "/子/新/"]\ntitle: 题',
    );
  });

  it('needs nothing where its address is as it was, or another note is there', async () => {
    const {dir, move} = createRepository({
      'notes/甲.md': `---\nslug: /own\n---\n${LONG}`,
      'notes/乙.md': LONG,
    });
    move('notes/甲.md', 'notes/新.md');
    move('notes/乙.md', 'notes/丙.md');
    writeFileSync(join(dir, 'notes/乙.md'), '另一篇。\n');
    expect(await findMoved(dir)).toEqual([]);
  });

  it('is not looked for without git', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'wuya.config.js': CONFIG, 'notes/a.md': LONG});
    expect(await findMoved(dir)).toEqual([]);
  });

  it('says so where its old address is taken', async () => {
    const {dir} = createRepository({
      'notes/甲.md': '---\nredirect_from: [/乙, ../out]\n---\n甲\n',
      'notes/乙.md': '乙\n',
    });
    const codes = await inspect(dir, (site) =>
      site.siteProblems.map(({code, place}) => `${code} ${place!.file}:${place!.line}`),
    );
    expect(codes).toEqual(['RT-032 notes/甲.md:2', 'RT-033 notes/甲.md:2']);
  });
});

it('files are paired by what they share, the most alike first', () => {
  const [a, b] = ['一\n二\n三\n四', '甲\n乙\n丙\n丁'].map((text, i) => ({path: `old${i}`, text}));
  const fresh = [
    {path: 'x', text: '甲\n乙\n丙\n新'},
    {path: 'y', text: '一\n二\n三\n四\n五'},
    {path: 'z', text: '全新'},
  ];
  expect(pairAlike([a!, b!], fresh).map(({from, to}) => `${from} ${to}`)).toEqual([
    'old0 y',
    'old1 x',
  ]);
});

it('files with one text are paired one by one', () => {
  const files = (...paths: string[]) => paths.map((path) => ({path, text: '一样'}));
  const pairs = pairAlike(files('a', 'b', 'c'), files('x', 'y'));
  expect(pairs.map(({from, to}) => `${from} ${to}`)).toEqual(['a x', 'b y']);
});

it('looks at each text a few times, however many files moved', () => {
  let readCount = 0;
  const files = (name: string) =>
    Array.from({length: 300}, (_, i) => ({
      path: `${name}${i}`,
      get text() {
        readCount++;
        return `第 ${i} 篇\n${name === 'old' || i % 2 ? '' : '改\n'}末行 ${i}`;
      },
    }));
  const pairs = pairAlike(files('old'), files('new'));
  expect(pairs).toHaveLength(300);
  expect(pairs.every(({from, to}) => from.slice(3) === to.slice(3))).toBe(true);
  expect(readCount).toBeLessThan(600 * 5);
});

it('renaming 50 notes keeps all addresses, links and backlinks', async () => {
  const {files, links} = makeVault(120, seed);
  const {dir, move, commit} = createRepository(files);
  const factsOf = (site: Site) => {
    const {context} = site.model;
    return {
      addresses: site.model.table.routes.flatMap(({kind, permalink}) =>
        kind === 'doc' ? permalink : [],
      ),
      backlinkCount: [...context.linkGraph().backlinks.values()].flat().length,
    };
  };
  const before = await inspect(dir, factsOf);
  const random = createRandom(seed);
  const paths = [...links.keys()].sort(() => random() - 0.5).slice(0, 50);
  paths.forEach((path, i) => {
    move(path, i % 2 ? join(dirname(path), `改名 ${i}.md`) : `notes/新/改名 ${i}.md`);
    if (i === 24) commit();
  });
  expect(fixFiles(dir, await findMoved(dir)), `SEED=${seed}`).toHaveLength(50);
  const [after, redirects] = await inspect(
    dir,
    (site) =>
      [factsOf(site), new Set(site.model.redirects.map(({outputPath}) => outputPath))] as const,
  );
  const lost = before.addresses.filter(
    (address) =>
      !after.addresses.includes(address) &&
      !redirects.has(`${decodeURIComponent(address.slice('/x/'.length))}index.html`),
  );
  expect(lost, `SEED=${seed}`).toEqual([]);
  expect(after.backlinkCount, `SEED=${seed}`).toBe(before.backlinkCount);
});

it('is looked for once for each state of the content, however many addresses are asked for', async () => {
  const {dir} = createRepository({'notes/a.md': '# 甲\n'});
  const states: unknown[] = [];
  const find = createMovedNoteFinder(async (_, model) => {
    states.push(model);
    return [];
  });
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  const {model} = site;
  await Promise.all([find(site, '/x/b/'), find(site, '/x/c/')]);
  writeFiles(dir, {'notes/b.md': '# 乙\n'});
  expect(await site.refresh(['notes/b.md'])).toBe('pages');
  await find(site, '/x/c/');
  expect(states.map((state) => [model, site.model].indexOf(state as never))).toEqual([0, 1]);
});
