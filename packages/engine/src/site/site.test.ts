import {existsSync, readdirSync, readlinkSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {onTestFinished, expect, it} from 'vitest';
import {customStylesheets} from '../bundle/styles/customStyles.ts';
import {printProblem, type SiteFiles, writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {ChangedFile} from '../content/source/changedFile.ts';
import {openSite, type Site} from './site.ts';

const CONFIG = "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}};\n";
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';

async function open(files: SiteFiles = {}): Promise<Site> {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.js': CONFIG, 'notes/a.md': '# 甲\n', ...files});
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  return site;
}

const problemsOf = async (site: Site) => (await site.problems())!.map(printProblem);

/** HTML of the article at an address. */
async function show(site: Site, permalink: string): Promise<string> {
  const {resolved} = await site.resolve(site.model.table.byPermalink.get(permalink)!, () => {
    throw new Error('no component');
  });
  return resolved.html!();
}

/** Writes files and reports them as a watcher does. */
async function save(site: Site, files: SiteFiles) {
  writeFiles(site.dir, files);
  return site.refresh(Object.keys(files).map((path) => join(site.dir, path)));
}

it('shows a saved note, and takes the same report again for nothing', async () => {
  const site = await open();
  expect(await show(site, '/a/')).toBe('');
  expect(await save(site, {'notes/a.md': '# 甲\n\n新。\n'})).toBe('pages');
  expect(await show(site, '/a/')).toContain('新。');
  expect(await site.refresh(['notes/a.md'])).toBe('nothing');
});

it.each([
  ['embedded', 'markdown: {wikiLinks: true}', '![[a.png]]'],
  ['linked to by its name', 'markdown: {wikiLinks: true}', '[[a.png]]'],
  ['meant by a wrong path', "onBrokenImages: 'warn'", '![图](./a.png)'],
])('a picture that comes in another folder is found where it is %s', async (_, option, text) => {
  const site = await open({
    'wuya.config.js': CONFIG.replace('docs:', `${option}, docs:`),
    'notes/a.md': `# 甲\n\n${text}\n`,
    'notes/other/b.md': '# 乙\n',
  });
  const before = [await show(site, '/a/'), await site.problems()];
  expect(await save(site, {'notes/other/a.png': PNG})).toBe('pages');
  expect([await show(site, '/a/'), await site.problems()]).not.toEqual(before);
  expect(JSON.stringify(await site.problems()) + (await show(site, '/a/'))).toMatch(
    /other\/a\.png|assets\/\w+\/a-/,
  );
});

/** Counts what the site does: notes it compiles, pages it resolves for their problems, and states read from all files. */
function countWork(site: Site) {
  const work = {resolved: [] as string[]};
  const resolve = site.resolve.bind(site);
  site.resolve = async (route, load) => {
    work.resolved.push(route.permalink);
    return resolve(route, load);
  };
  return work;
}

it('after an edit of a sentence looks at one page alone, and reads no other file', async () => {
  const site = await open({
    'notes/b.md': '# 乙\n\n## 节\n\n见 [甲](./a.md)。\n',
    'notes/c.md': '# 丙\n\n见 [节](./b.md#节) 和 [无](./b.md#无)。\n',
  });
  expect(await problemsOf(site)).toEqual(['warning LN-052 notes/c.md:3:19']);
  const work = countWork(site);
  const {model} = site;
  writeFiles(site.dir, {'notes/c.md': '# 丁\n'}); // nobody was told
  const edited = '# 乙\n\n新。\n\n## 节\n\n见 [甲](./a.md)。\n';
  expect(await save(site, {'notes/b.md': edited})).toBe('pages');
  expect(await problemsOf(site)).toEqual(['warning LN-052 notes/c.md:3:19']);
  expect(work.resolved).toEqual(['/b/']);
  expect(site.model.sidebarFiles).toBe(model.sidebarFiles);
  expect(site.model.content.docs.map(({title}) => title)).toEqual(['甲', '乙', '丙']);
  expect(await show(site, '/b/')).toContain('新。');
});

it('looks at all pages again after an edit of what they show or lead to', async () => {
  const site = await open({
    'notes/b.md': '# 乙\n\n## 节\n',
    'notes/c.md': '# 丙\n\n见 [节](./b.md#节)。\n',
  });
  expect(await problemsOf(site)).toEqual([]);
  await save(site, {'notes/b.md': '# 乙\n\n## 段\n'});
  expect(await problemsOf(site)).toEqual(['warning LN-052 notes/c.md:3:3']);
  await save(site, {'notes/b.md': '# 乙\n\n## 节\n\n[无](./no.md)\n'});
  expect(await problemsOf(site)).toEqual(['error LN-050 notes/b.md:5:1']);
  await save(site, {'notes/b.md': '---\ntitle: 新\n---\n\n## 节\n'});
  expect(await problemsOf(site)).toEqual([]);
  expect(site.model.content.docs[1]!.title).toBe('新');
  await save(site, {'notes/b.md': '---\ntitle: 新\n---\n\n## 节\n\n一。\n'});
  rmSync(join(site.dir, 'notes/b.md'));
  expect(await site.refresh(['notes/b.md'])).toBe('pages');
  expect(await problemsOf(site)).toEqual(['error LN-050 notes/c.md:3:3']);
});

it('says what is wrong with a note that cannot be read once, and nothing at links to it', async () => {
  const site = await open({'notes/c.md': '# 丙\n\n见 [乙](./b.md) 与 [乙](b.md)。\n'});
  const gone = ['error LN-050 notes/c.md:3:3', 'error LN-050 notes/c.md:3:17'];
  expect(await problemsOf(site)).toEqual(gone);
  await save(site, {'notes/b.md': Buffer.from([0xff, 0xfe, 0x41])});
  expect(await problemsOf(site)).toEqual(['error SRC-001 notes/b.md:1:1']);
  rmSync(join(site.dir, 'notes/b.md'));
  await site.refresh(['notes/b.md']);
  expect(await problemsOf(site)).toEqual(gone);
});

it('finds a picture that nothing uses once it is there, and no longer when it is gone', async () => {
  const site = await open();
  expect(await problemsOf(site)).toEqual([]);
  expect(await save(site, {'notes/lost.svg': SVG})).toBe('problems');
  expect(await problemsOf(site)).toEqual(['notice IM-062 notes/lost.svg']);
  rmSync(join(site.dir, 'notes/lost.svg'));
  expect(await site.refresh(['notes/lost.svg'])).toBe('problems');
  expect(await problemsOf(site)).toEqual([]);
});

it('suggests a picture that came after one that is missing was reported', async () => {
  const site = await open({'notes/a.md': '# 甲\n\n![图](./cat.pgn)\n'});
  const reported = async () =>
    JSON.stringify((await site.problems())!.filter(({code}) => code === 'IM-060'));
  expect(await reported()).not.toContain('cat.png');
  await save(site, {'notes/cat.png': ''});
  await save(site, {'notes/a.md': '# 甲\n\n![图](./cat.pgn) 改\n'});
  expect(await reported()).toContain('cat.png');
});

it('takes an edit back that was made before all files were read again', async () => {
  const site = await open();
  await show(site, '/a/');
  await save(site, {'notes/a.md': '# 甲\n\n一。\n'});
  expect(await save(site, {'notes/a.md': '# 甲\n', 'notes/_category_.json': '{}'})).toBe('pages');
  expect(await show(site, '/a/')).toBe('');
});

it('shows a note in the place of a folder of its name, and the folder again', async () => {
  const site = await open({'notes/b.md/x.md': '# 里\n'});
  await show(site, '/b.md/x/');
  rmSync(join(site.dir, 'notes/b.md'), {recursive: true});
  writeFiles(site.dir, {'notes/b.md': '# 外\n\n字。\n'});
  expect(await site.refresh(['notes/b.md/x.md', 'notes/b.md'])).toBe('pages');
  expect(await show(site, '/b/')).toContain('字。');
  rmSync(join(site.dir, 'notes/b.md'));
  await save(site, {'notes/b.md/x.md': '# 里\n\n词。\n'});
  expect(await show(site, '/b.md/x/')).toContain('词。');
});

it('keeps the highlighted code of a note that came from the cache', async () => {
  const code = '\n```js\nlet a = 1;\n```\n';
  const site = await open({'notes/a.md': `# 甲\n${code}`});
  await show(site, '/a/');
  site.save();
  const blocks: string[] = [];
  const highlighter = {
    expect: () => 0,
    highlight: async (given: readonly {code: string}[]) => {
      blocks.push(...given.map((block) => block.code));
      return {lines: given.map(() => []), unknown: []};
    },
  };
  const next = await openSite(site.dir, {isProduction: false, highlighter});
  onTestFinished(() => next.close());
  await show(next, '/a/');
  await save(next, {'notes/a.md': `# 甲\n${code}\n新。\n`});
  expect(await show(next, '/a/')).toContain('新。');
  expect(blocks).toEqual([]);
});

it('shows Markdown that a note embeds from any folder of the site', async () => {
  const site = await open({
    'notes/a.md': "# 甲\n\nimport Part from '@site/snippets/part.md';\n\n<Part/>\n",
    'snippets/part.md': '旧。\n',
  });
  expect(await show(site, '/a/')).toContain('旧。');
  expect(await save(site, {'snippets/part.md': '新。\n'})).toBe('pages');
  expect(await show(site, '/a/')).toContain('新。');
});

it('shows a picture that was missing, and one that is replaced', async () => {
  const site = await open({'notes/a.md': '# 甲\n\n![图](./b.svg)\n'});
  expect(await problemsOf(site)).toEqual(['error IM-060 notes/a.md:3:1']);
  expect(await save(site, {'notes/b.svg': SVG})).toBe('pages');
  expect(await problemsOf(site)).toEqual([]);
  expect(await show(site, '/a/')).toContain('width="30"');
  expect(await save(site, {'notes/b.svg': SVG.replace('30', '50')})).toBe('pages');
  expect(await show(site, '/a/')).toContain('width="50"');
});

it('reads other folders when the configuration names others', async () => {
  const site = await open({'texts/b.md': '# 乙\n'});
  expect(await save(site, {'wuya.config.js': CONFIG.replace('notes', 'texts')})).toBe('config');
  expect(site.model.table.routes.map(({permalink}) => permalink)).toEqual(['/search/', '/b/']);
  expect(await save(site, {'texts/b.md': '# 乙\n\n新。\n'})).toBe('pages');
});

it('gives notes the addresses of their version when versions come and go', async () => {
  const site = await open({'notes/b.md': '# 乙\n'});
  const addresses = () => site.model.content.docs.map(({permalink}) => permalink).toSorted();
  const folder = 'versioned_docs/version-1.0';
  await save(site, {[`${folder}/a.md`]: '# 甲\n', 'versions.json': '["1.0"]'});
  expect(addresses()).toEqual(['/a/', '/next/a/', '/next/b/']);
  await save(site, {
    'versioned_docs/version-2.0/a.md': '# 甲\n',
    'versions.json': '["2.0", "1.0"]',
  });
  expect(addresses()).toEqual(['/1.0/a/', '/a/', '/next/a/', '/next/b/']);
  expect(await problemsOf(site)).toEqual([]);
  rmSync(join(site.dir, 'versions.json'));
  await site.refresh([join(site.dir, 'versions.json')]);
  expect(addresses()).toEqual(['/a/', '/b/']);
});

it('takes texts of the interface that come later', async () => {
  const site = await open();
  const file = 'i18n/zh-CN/code.json';
  const skip = () => (site.config.messages as Record<string, string>)['site.skip.contents'];
  expect(await save(site, {[file]: '{"site.skip.contents": {"message": "跳过"}}'})).toBe('config');
  expect(skip()).toBe('跳过');
  expect(await save(site, {[file]: '{"site.skip.contents": '})).toBe('pages');
  expect(await problemsOf(site)).toEqual([
    expect.stringContaining('I18N-261 i18n/zh-CN/code.json:1:23'),
  ]);
  await save(site, {[file]: '{}'});
  expect(await problemsOf(site)).toEqual([]);
  expect(await save(site, {'i18n/zh-CN/docs/data.json': '{}'})).not.toBe('config');
});

it('knows components that pages get from the site when their file comes later, and their names', async () => {
  const site = await open({'notes/b.mdx': '# 乙\n\n<Hello />\n'});
  const file = 'theme/MDXComponents.tsx';
  const withNames = (names: string, text: string) =>
    `const Hello = () => '${text}';\nexport default {${names}};\n`;
  expect(await problemsOf(site)).toEqual(['error MD-101 notes/b.mdx:3:1']);
  expect(await save(site, {[file]: withNames('Hello', '好')})).toBe('config');
  expect(await problemsOf(site)).toEqual([]);
  expect(await save(site, {[file]: withNames('Hello', '再见')})).not.toBe('config');
  expect(await save(site, {[file]: withNames('Other: Hello', '好')})).toBe('config');
  expect(await problemsOf(site)).toEqual(['error MD-101 notes/b.mdx:3:1']);
});

it('keeps the last configuration while that is gone or wrong', async () => {
  const site = await open();
  const config = join(site.dir, 'wuya.config.js');
  rmSync(config);
  expect(await site.refresh([config])).toBe('pages');
  expect(await problemsOf(site)).toEqual(['error CFG-000']);
  expect(await save(site, {'notes/a.md': '# 甲\n\n新。\n'})).toBe('pages');
  expect(await show(site, '/a/')).toContain('新。');
  expect(await save(site, {'wuya.config.js': CONFIG.replace('站', '新站')})).toBe('config');
  expect(await problemsOf(site)).toEqual([]);
  expect(site.siteData.title).toBe('新站');
});

it('tells broken links of a configuration that is gone', async () => {
  const withLink = CONFIG.replace(
    'docs:',
    "themeConfig: {navbar: {items: [{label: 'x', to: '/none/'}]}}, docs:",
  );
  const site = await open({'wuya.config.js': withLink});
  rmSync(join(site.dir, 'wuya.config.js'));
  expect(await site.refresh(['wuya.config.js', 'notes/a.md'])).toBe('pages');
  expect(await save(site, {'notes/b.md': '# 乙\n'})).toBe('pages');
  expect(await problemsOf(site)).toEqual(['error CFG-000', 'error LN-051 wuya.config.js']);
});

it('finds the notes again when their folder was away', async () => {
  // At the first address: which page stands for it is in the code of all pages.
  const site = await open({'notes/a.md': '---\nslug: /\n---\n# 甲\n'});
  const paths = [join(site.dir, 'notes'), join(site.dir, 'notes/a.md')];
  renameSync(paths[0]!, join(site.dir, 'away'));
  expect(await site.refresh(paths)).toBe('pages');
  renameSync(join(site.dir, 'away'), paths[0]!);
  expect(await site.refresh(paths)).toBe('pages');
  expect(site.model.content.docs).toHaveLength(1);
});

it('makes the modules again when a stylesheet that the configuration names comes or goes, which is CFG-007 meanwhile', async () => {
  const site = await open({
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}, themeConfig: {customCss: ['a.css']}};\n",
  });
  const codes = () => site.siteProblems.map(({code}) => code);
  expect([customStylesheets(site.loaded), codes()]).toEqual([[], ['CFG-007']]);
  expect(await save(site, {'a.css': ''})).toBe('modules');
  expect([customStylesheets(site.loaded), codes()]).toEqual([[join(site.dir, 'a.css')], []]);
  rmSync(join(site.dir, 'a.css'));
  expect(await site.refresh(['a.css'])).toBe('modules');
  expect([customStylesheets(site.loaded), codes()]).toEqual([[], ['CFG-007']]);
});

it('makes the modules again when a file replaces a component of the theme, or goes', async () => {
  const site = await open();
  expect(await save(site, {'theme/Footer.tsx': 'export const Footer = () => null;\n'})).toBe(
    'modules',
  );
  rmSync(join(site.dir, 'theme/Footer.tsx'));
  expect(await site.refresh(['theme/Footer.tsx'])).toBe('modules');
});

it.runIf(existsSync('/proc/self/fd'))(
  'opens no more files with each saved configuration',
  async () => {
    const openFiles = (dir: string) =>
      readdirSync('/proc/self/fd').flatMap((fd) => {
        try {
          const path = readlinkSync(`/proc/self/fd/${fd}`);
          return path.startsWith(dir) ? [path] : [];
        } catch {
          return []; // closed meanwhile
        }
      });
    const site = await open();
    await site.problems();
    const before = openFiles(site.dir);
    for (const title of ['一', '二', '三']) {
      await save(site, {'wuya.config.js': CONFIG.replace('站', title)});
      await save(site, {'notes/a.md': `# ${title}\n`});
      await site.problems();
    }
    expect(openFiles(site.dir)).toEqual(before);
    site.close();
    expect(openFiles(site.dir)).toEqual([]);
  },
);

it('stops looking for problems when it is told to', async () => {
  const site = await open();
  expect(await site.problems(undefined, async () => false)).toBeUndefined();
  expect(site.compiled).toEqual([]);
});

it.each([
  [49, 0],
  [50, 50],
])(
  'of %i compiled notes keeps %i for a next start, though it is not closed',
  async (count, kept) => {
    const names = Array.from({length: count - 1}, (_, i) => `notes/n${i}.md`);
    const site = await open(Object.fromEntries(names.map((name) => [name, '# 篇\n'])));
    await site.compileAll();
    site.compiler.saveMany();
    const next = await openSite(site.dir, {isProduction: false});
    onTestFinished(() => next.close());
    await next.compileAll();
    expect(next.compiler.reusedCount).toBe(kept);
  },
);

it('lets others have their turn between two notes while it is written', async () => {
  const names = Array.from({length: 9}, (_, i) => `notes/n${i}.md`);
  const site = await open(Object.fromEntries(names.map((name) => [name, '# 篇\n'])));
  await show(site, '/a/'); // loads the compiler
  const all = site.compileAll();
  await new Promise((done) => setImmediate(done));
  expect(site.compiled.length).toBeLessThan(5);
  await all;
  expect(site.compiled).toHaveLength(10);
});

it('takes a turn between some notes of a build, in which the parser frees what it made of them', async () => {
  const dir = temporaryFolder();
  const names = Array.from({length: 60}, (_, i) => `notes/n${i}.md`);
  writeFiles(dir, {
    'wuya.config.js': CONFIG,
    ...Object.fromEntries(names.map((name) => [name, '# 篇\n'])),
  });
  const site = await openSite(dir, {isProduction: true});
  onTestFinished(() => site.close());
  await show(site, '/n0/'); // loads the compiler
  const all = site.compileAll();
  await new Promise((done) => setImmediate(done));
  await new Promise((done) => setImmediate(done));
  expect(site.compiled.length).toBeLessThan(45);
  await all;
  expect(site.compiled).toHaveLength(60);
});

it.each([
  ['saved', {'docs/b.md': '# 丙\n\n换了。\n'}],
  ['removed', {}],
])(
  'a note that is %s together with another is read, whichever is told of first',
  async (_, after) => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'docusaurus.config.js':
        "module.exports = {title: 't', url: 'https://x.example', baseUrl: '/', presets: [['classic', {}]]};\n",
      'docs/a.md': '# 甲\n',
      'docs/b.md': '# 乙\n',
    });
    const site = await openSite(dir, {isProduction: false});
    onTestFinished(() => site.close());
    writeFiles(dir, {'docs/a.md': '# 新甲\n', ...after});
    if (!('docs/b.md' in after)) rmSync(join(dir, 'docs/b.md'));
    expect(await site.refresh(['docs/a.md'])).toBe('pages');
    await site.refresh(['docs/b.md']);
    const titles = site.model.content.docs.map(({title}) => title);
    expect(titles).toEqual('docs/b.md' in after ? ['新甲', '丙'] : ['新甲']);
  },
);

it('a page that is made while the configuration changes says that it did', async () => {
  const site = await open();
  const compile = site.compile.bind(site);
  site.compile = async (route) => {
    const compiled = await compile(route);
    await save(site, {'wuya.config.js': CONFIG.replace('站', '新站')});
    return compiled;
  };
  await expect(show(site, '/a/')).rejects.toThrow(ChangedFile);
  site.compile = compile;
  expect(await show(site, '/a/')).toBe('');
});

it.each([
  ['./gone.png', 'error IM-060 blog/a.md:2:1'],
  // Docusaurus looks for none of these.
  ['../img/gone.png', 'warning IM-060 blog/a.md:2:1'],
  ['@site/img/gone.png', 'warning IM-060 blog/a.md:2:1'],
])(
  'judges the picture %s that a post of a Docusaurus site names and that is not there',
  async (image, problem) => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'docusaurus.config.js':
        "module.exports = {title: 't', url: 'https://x.example', baseUrl: '/', presets: [['classic', {docs: false}]]};\n",
      'blog/a.md': `---\nimage: '${image}'\ndate: 2024-01-02\n---\n\n# 甲\n\n一\n\n<!-- truncate -->\n`,
    });
    const site = await openSite(dir, {isProduction: true});
    onTestFinished(() => site.close());
    expect(await problemsOf(site)).toEqual([problem]);
  },
);
