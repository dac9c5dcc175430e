import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {createBuildHighlighter} from '../../src/build/buildHighlighter.ts';
import type {Highlighter} from '../../src/article/code/highlighter.ts';
import {createLazyHighlighter} from '../../src/article/code/lazyHighlighter.ts';
import {buildWith} from '../../src/build/build.ts';
import {createSearchIndexes} from '../../src/build/searchIndexes.ts';
import {scanFolder} from '../../src/content/source/scan.ts';
import {startIndexThread} from '../../src/output/searchIndex/makeApart.ts';
import {changedPaths, readTree, type SiteFiles, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';
import {engineSource, makeThreadModule} from '../helpers/threadModule.ts';

/** How often code was highlighted in this thread. */
const seenHere = {count: 0};

/** The highlighter of this thread, which counts what is asked of it. */
function countingHighlighter(): Highlighter {
  const real = createLazyHighlighter();
  return {
    highlight(blocks) {
      if (blocks.length > 0) seenHere.count++;
      return real.highlight(blocks);
    },
  };
}

const shared = sharedFolder();
const makeModule = (path: string) =>
  makeThreadModule(shared, `import ${JSON.stringify(engineSource(path))};\n`);
let module: URL;
let indexModule: URL;
beforeAll(async () => {
  module = await makeModule('build/highlightThread.ts');
  indexModule = await makeModule('output/searchIndex/indexThread.ts');
});

const seenByPlugin = {count: 0, running: 0};
beforeAll(() => vi.stubGlobal('seenByPlugin', seenByPlugin));
afterAll(() => vi.unstubAllGlobals());

/** A plugin that counts the notes it saw and how many it saw at a time, and writes both into each. */
const PLUGIN = `const seen = globalThis.seenByPlugin;
export function counting() {
  return async (tree) => {
    const at = ++seen.running;
    await new Promise((next) => setImmediate(next));
    tree.children.push({type: 'paragraph', children: [{type: 'text', value: 'note ' + ++seen.count + ' with ' + at + ' to ' + seen.running + ' at a time'}]});
    seen.running--;
  };
}
`;

const fence = (language: string, code: string) => `\n\`\`\`${language}\n${code}\n\`\`\`\n`;

/** Notes with code of one kind each, also of one that nothing knows, and more code than the thread answers at once. */
const coded = (folder: string): SiteFiles =>
  Object.fromEntries(
    ['js', 'tsx', 'python', 'css', 'diff js', 'nolanguage', 'text', ''].flatMap((language, i) =>
      [0, 1, 2].map((n) => [
        `${folder}/n${i}${n}.md`,
        `# 篇 ${i}${n}\n\n正文。\n${n === 2 ? '' : fence(language, `+ let a = ${i}${n}; // 甲\n- let b;`).repeat(n + 1)}`,
      ]),
    ),
  );

const fixtures = join(import.meta.dirname, '../fixtures');
const ownSite: SiteFiles = {
  'wuya.config.mjs': `import {counting} from './plugins.mjs';
export default {title: '站', url: 'https://x.example', i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']},
  markdown: {wikiLinks: true, remarkPlugins: [counting], rehypePlugins: [counting]}};\n`,
  'plugins.mjs': PLUGIN,
  ...coded('docs/coded'),
  ...Object.fromEntries(
    scanFolder(join(fixtures, 'code'), (path) => path.endsWith('.md')).map((path) => [
      `docs/fixtures/${path}`,
      readFileSync(join(fixtures, 'code', path)),
    ]),
  ),
  'docs/a.mdx': `# 甲\n\nimport Part from './part.mdx';\n\n<Part/>\n${fence('js', 'let a;')}`,
  'docs/b.md': `# 乙\n\nimport Part from './_some.md';\n\n<Part/>\n\n![[n10]]\n${fence('js', 'let b;')}`,
  'docs/_some.md': `一段。\n${fence('ts', 'let a: number;')}`,
  'docs/part.mdx': `# 段\n\n## 节\n${fence('js', 'let part;')}`,
  'docs/z.mdx': "# 末\n\nimport Part from './part.mdx';\n\n<Part/>\n\n<Part/>\n",
};

const foreignSite: SiteFiles = {
  'docusaurus.config.mjs': `import {counting} from './plugins.mjs';
export default {title: '站', url: 'https://x.example', baseUrl: '/', onBrokenLinks: 'warn',
  presets: [['classic', {docs: {routeBasePath: '/', remarkPlugins: [counting]}, blog: false}]]};\n`,
  'plugins.mjs': PLUGIN,
  ...coded('docs'),
  'docs/a.mdx': `# 甲\n\nimport Part from './_part.mdx';\n\n<Part/>\n${fence('js', 'let a;')}`,
  'docs/b.mdx': `# 乙\n\n不是 <b> MDX\n${fence('js', 'let b;')}`,
  'docs/c.md': `# 丙\n\nexport const x = 1;\n\n{x}\n${fence('nolanguage', 'let c;')}`,
  'docs/_part.mdx': `## 节\n${fence('js', 'let part;')}`,
};

let threadCount = 0;

/** Builds a site cold and warm, and tells all that is seen of it: the output, what is said, what is kept for the next build. */
async function buildTwice(dir: string, files: SiteFiles, coreCount: number) {
  seenByPlugin.count = 0;
  rmSync(dir, {recursive: true, force: true}); // addresses in the code of pages name the folder
  writeFiles(dir, files);
  const builds = [];
  for (const _ of ['cold', 'warm']) {
    const progress: string[] = [];
    const highlighter = createBuildHighlighter({
      coreCount,
      noteCount: 1,
      module,
      here: countingHighlighter(),
    });
    const threads: ReturnType<typeof startIndexThread>[] = [];
    const start = () => {
      const thread = startIndexThread(indexModule);
      threads.push(thread);
      return thread;
    };
    const indexes = createSearchIndexes({coreCount, noteCount: 1, start});
    const {diagnostics, reusedArticleCount, pageCount} = await buildWith(
      {dir, makeBundle: stubBundle, onProgress: (...step) => progress.push(step.join(' '))},
      {highlighter, indexes},
    );
    const asked = threads.map((thread) => thread.ask({kind: 'merge', cacheDir: dir}));
    const answers = await Promise.allSettled(asked);
    expect(answers.every(({status}) => status === 'rejected')).toBe(true); // all were ended
    threadCount += threads.length;
    const kept = ['facts', 'texts'].flatMap((kind) =>
      Object.values(readTree(join(dir, '.wuya/cache', kind))),
    );
    const output = readTree(join(dir, 'dist'));
    builds.push({output, rest: {diagnostics, reusedArticleCount, pageCount, progress, kept}});
  }
  return builds;
}

it.each([
  ['of its own, in two languages', ownSite],
  ['made for Docusaurus', foreignSite],
])(
  'a site %s is the same whether threads highlight its code and make its index or not',
  async (_, files) => {
    const dir = join(temporaryFolder(), 'site');
    const here = await buildTwice(dir, files, 2);
    const countHere = seenHere.count;
    expect(countHere).toBeGreaterThan(0);
    expect(threadCount).toBe(0);
    const apart = await buildTwice(dir, files, 4);
    expect(threadCount).toBeGreaterThan(0);
    threadCount = 0;
    expect(seenHere.count).toBe(countHere); // all code was highlighted in the thread
    const [{output, rest}] = here as [(typeof here)[number]];
    expect(Object.keys(output).length).toBeGreaterThan(30);
    expect(Object.values(output).join('')).toContain('note 20 with 1 to 1 at a time');
    expect(rest.diagnostics.some(({code}) => code === 'MD-150')).toBe(true);
    for (const [i, build] of here.entries()) {
      expect(changedPaths(build.output, apart[i]!.output)).toEqual([]);
      expect(apart[i]!.rest).toEqual(build.rest);
    }
  },
);
