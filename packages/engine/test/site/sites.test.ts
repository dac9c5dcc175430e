import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {
  changedPaths,
  copySources,
  printProblem,
  problemsOf,
  readStamps,
  readTree,
  writeFiles,
} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const CONFIG = `export default {
  title: '无涯',
  url: 'https://wuya.example',
  baseUrl: '/wuya/',
  docs: {path: 'notes'},
  pages: {path: 'pages'},
};
`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';

/** Notes whose names have Chinese, blanks, emoji and signs, every folder with every name twice; each links to the next. */
const NAMES = Array.from({length: 40}, (_, i) => {
  const folder = ['前端', '后端 与 存储', '🚀 起步', "it's (a) & b"][i % 4]!;
  const name = [`闭包 ${i}`, `🎉 note ${i}`, `100% 的 ${i}`, `a+b=c, ${i}`, `“引号” ${i}`][i % 5]!;
  return `${folder}/${name}`;
});

function noteAt(i: number, text = ''): string {
  const next = NAMES[(i + 1) % NAMES.length]!;
  const target = i % 2 ? encodeURI(`../${next}.md`) : `<../${next}.md>`;
  return `# 第 ${i} 篇\n\n正文${text}。下一篇：[下一篇](${target})\n\n\`\`\`js\nconst i = ${i};\n\`\`\`\n`;
}

const files = {
  'wuya.config.js': CONFIG,
  'pages/index.tsx':
    "export const page = {title: '首页'};\nexport default function Home() {\n  return <h1>首页</h1>;\n}\n",
  'static/logo.svg': SVG,
  'notes/index.md':
    '---\nslug: /start\n---\n# 起点\n\n![图](./图.svg) [第一篇](<./前端/闭包 0.md>)\n',
  'notes/图.svg': SVG,
  ...Object.fromEntries(NAMES.map((name, i) => [`notes/${name}.md`, noteAt(i)])),
};

const dir = sharedFolder();
const dist = join(dir, 'dist');

beforeAll(async () => {
  writeFiles(dir, files);
  await build({dir});
}, 60_000);

describe('notes with Chinese names, blanks, signs and emoji', () => {
  it('are at addresses that decode to their names', () => {
    const routes = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as string[];
    expect(routes.map(decodeURIComponent)).toEqual(
      expect.arrayContaining(NAMES.map((name) => `/wuya/${name}/`)),
    );
    expect(NAMES.filter((name) => !existsSync(join(dist, name, 'index.html')))).toEqual([]);
  });

  it('link to each other', () => {
    const broken = NAMES.filter((name, i) => {
      const html = readFileSync(join(dist, name, 'index.html'), 'utf8');
      const href = /<a href="([^"]+)">下一篇</.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      return decodeURIComponent(href) !== `/wuya/${NAMES[(i + 1) % NAMES.length]}/`;
    });
    expect(broken).toEqual([]);
  });
});

describe('a warm build', () => {
  it('writes nothing when nothing changed', async () => {
    const before = readStamps(dist);
    expect(await build({dir})).toMatchObject({
      writtenCount: 0,
      removedCount: 0,
      reusedArticleCount: NAMES.length + 1,
      isBundleReused: true,
      diagnostics: [],
    });
    expect(readStamps(dist)).toEqual(before);
  });

  it('writes only the files of a note whose text changed, and what tells of its text', async () => {
    const [stamps, tree] = [readStamps(dist), readTree(dist)];
    writeFileSync(join(dir, `notes/${NAMES[7]}.md`), noteAt(7, '改过'));
    await build({dir});
    const touched = [
      `${NAMES[7]}/index.html`,
      `${NAMES[7]}/index.json`,
      `${NAMES[7]}/index.md`,
      'llms-full.txt',
      'llms.txt',
    ];
    const isPage = (path: string) => !path.startsWith('search-index/');
    expect(changedPaths(stamps, readStamps(dist)).filter(isPage)).toEqual(touched);
    expect(changedPaths(tree, readTree(dist)).filter(isPage)).toEqual(touched);
  });

  it('gives the same tree as a cold build of the same site in another folder', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    await build({dir: other});
    expect(changedPaths(readTree(dist), readTree(join(other, 'dist')))).toEqual([]);
  });

  it('removes the files of a note that is gone', async () => {
    const other = temporaryFolder();
    cpSync(dir, other, {recursive: true, preserveTimestamps: true});
    await build({dir: other, makeBundle: stubBundle});
    rmSync(join(other, 'notes/index.md'));
    rmSync(join(other, 'notes/图.svg'));
    await build({dir: other, makeBundle: stubBundle});
    expect(existsSync(join(other, 'dist/start'))).toBe(false);
    expect(existsSync(join(other, 'dist/assets/images'))).toBe(false);
  });
});

describe('bad input', () => {
  it('is reported all together, and the last good output stays untouched', async () => {
    const other = temporaryFolder();
    cpSync(dir, other, {recursive: true, preserveTimestamps: true});
    await build({dir: other, makeBundle: stubBundle});
    const before = readStamps(join(other, 'dist'));
    writeFiles(other, {
      'notes/x/yaml.md': '---\nid: y\ntitle: a: b\n---\n正文\n',
      'notes/x/type.md': '---\nid: t\nsidebar_position: first\n---\n',
      'notes/x/one.md': '---\nslug: /same\n---\n',
      'notes/x/two.md': '---\nslug: /same\n---\n',
      'notes/x/good.md': '# 好\n\n## 小节\n',
      'notes/x/links.md':
        '---\ntitle: 链接\n---\n\n**见。**[甲](./goood.md)，[乙](./good.md#小节)\n\n- ![图](./missing.png) 与[丙](./good.md#没有)\n',
      'notes/x/box.md': '正文\n\n> :::tpi\n> x\n> :::\n',
      'notes/x/language.md': '正文\n\n```pyhton\nx\n```\n',
      'notes/x/gbk.md': Uint8Array.from([0x23, 0x20, 0x61, 0x0a, 0x0a, 0xd6, 0xd0, 0xce, 0xc4]),
    });
    symlinkSync(join(other, 'nowhere'), join(other, 'notes/x/dangling.md'));
    const problems = await problemsOf(build({dir: other, makeBundle: stubBundle}));
    expect(problems.map(printProblem)).toEqual([
      'warning MD-140 notes/x/box.md:3:3',
      'error SRC-009 notes/x/dangling.md',
      'error SRC-001 notes/x/gbk.md:3:1',
      'notice MD-150 notes/x/language.md:3:1',
      'error LN-050 notes/x/links.md:5:7',
      'error IM-060 notes/x/links.md:7:3',
      'warning LN-052 notes/x/links.md:7:24',
      'warning RT-030 notes/x/two.md:1:1',
      'error FM-001 notes/x/type.md:3:1',
      'error FM-000 notes/x/yaml.md:3:9',
    ]);
    expect(problems.find(({code}) => code === 'LN-050')?.hint?.zh).toBe('是否想写 ./good.md？');
    expect(readStamps(join(other, 'dist'))).toEqual(before);
  });

  it('of an empty folder of notes names the folder', async () => {
    const other = temporaryFolder();
    cpSync(dir, other, {recursive: true, preserveTimestamps: true});
    rmSync(join(other, 'notes'), {recursive: true});
    mkdirSync(join(other, 'notes'));
    const problems = await problemsOf(build({dir: other, makeBundle: stubBundle}));
    expect(problems.map(({code, en}) => `${code} ${en}`)).toEqual([
      'SRC-003 There are no notes (.md files) in notes.',
    ]);
  });
});

describe('a wrong configuration', () => {
  const problemsWith = (config: string) => {
    const other = temporaryFolder();
    writeFiles(other, {'wuya.config.js': config});
    return problemsOf(build({dir: other, makeBundle: stubBundle}));
  };

  it('names every wrong option at its place, with the nearest known one', async () => {
    const problems = await problemsWith(CONFIG.replace('title:', 'titel:').replace("'notes'", '7'));
    expect(
      problems.map((problem) => `${printProblem(problem)} ${problem.hint?.en ?? ''}`.trim()),
    ).toEqual([
      'error CFG-004 wuya.config.js Write it in the configuration.',
      'error CFG-001 wuya.config.js:2:3 Did you mean title?',
      "error CFG-002 wuya.config.js:5:10 Write path: '7'",
    ]);
  });

  it('that cannot be run says why', async () => {
    expect(
      (await problemsWith('export default {\n  title: ,\n};\n')).map(({code}) => code),
    ).toEqual(['CFG-005']);
    expect((await problemsWith("throw new Error('no luck');\n"))[0]).toMatchObject({
      code: 'CFG-005',
      en: expect.stringContaining('no luck'),
    });
  });

  it('that is not there names the folder', async () => {
    const other = temporaryFolder();
    expect(await problemsOf(build({dir: other, makeBundle: stubBundle}))).toMatchObject([
      {code: 'CFG-000', en: expect.stringContaining(other)},
    ]);
  });
});

it('a site among installed packages may have notes, but no code of its own: edits would go unnoticed', async () => {
  const other = join(temporaryFolder(), 'node_modules/site');
  writeFiles(other, {'wuya.config.js': CONFIG, 'notes/a.md': '# 甲\n'});
  await build({dir: other, makeBundle: stubBundle});
  writeFiles(other, {'pages/b.tsx': 'export default () => <p>乙</p>;\n'});
  const problems = await problemsOf(build({dir: other, makeBundle: stubBundle}));
  expect(problems.map(({code}) => code)).toEqual(['CFG-014']);
});

describe('component pages', () => {
  it('that fail stop the build, named by their address', async () => {
    const other = temporaryFolder();
    writeFiles(other, {
      'wuya.config.js': CONFIG,
      'notes/a.md': '# 甲\n',
      'pages/nothing.tsx': 'export const page = {};\n',
      'pages/Boom.tsx': "export default function Boom(): never {\n  throw new Error('boom');\n}\n",
    });
    const [missing, ...others] = await problemsOf(build({dir: other, makeBundle: drawingBundle}));
    expect(missing).toMatchObject({
      code: 'PG-001',
      place: {file: 'pages/nothing.tsx'},
      en: expect.stringMatching(/\/wuya\/nothing\/.*default export/),
    });
    expect(others).toEqual([]);

    writeFileSync(join(other, 'pages/nothing.tsx'), 'export default () => null;\n');
    expect(await problemsOf(build({dir: other, makeBundle: drawingBundle}))).toMatchObject([
      {
        code: 'PG-002',
        place: {file: 'pages/Boom.tsx', line: 2, column: 9},
        en: expect.stringMatching(/\/wuya\/Boom\/.*boom/),
      },
    ]);
    expect(existsSync(join(other, 'dist'))).toBe(false);
  });

  it('that fail are named by the line of the component that throws', async () => {
    const other = temporaryFolder();
    writeFiles(other, {
      'wuya.config.js': CONFIG,
      'notes/a.md': '# 甲\n',
      'pages/list.tsx':
        "import List from '../components/List';\nexport default () => <main><h1>表</h1><List /></main>;\n",
      'components/List.tsx': [
        "import {useMemo} from 'react';",
        '',
        'interface Note {',
        '  title?: {zh: string};',
        '}',
        'const notes: Note[] = [{}];',
        'export default function List() {',
        '  const titles = useMemo(',
        '    () => notes.map((note) => note.title!.zh),',
        '    [],',
        '  );',
        '  return <p>{titles.join()}</p>;',
        '}',
        '',
      ].join('\n'),
    });
    expect(await problemsOf(build({dir: other, makeBundle: drawingBundle}))).toMatchObject([
      {
        code: 'PG-002',
        place: {file: 'components/List.tsx', line: 9, column: 43},
        en: expect.stringMatching(/\/wuya\/list\/.*undefined/),
      },
    ]);
  });

  it.each([
    ['nothing at all', 'empty.tsx', ''],
    ['comments alone', 'empty.tsx', '// 待写\n'],
    ['CommonJS without one', 'common.jsx', 'exports.page = {title: 1};\n'],
    ['CommonJS with a frame', 'framed.jsx', "exports.page = {title: '<main'};\n"],
  ])('of %s have no default export', async (_, name, text) => {
    const other = temporaryFolder();
    writeFiles(other, {
      'wuya.config.js': CONFIG,
      'notes/a.md': '# 甲\n',
      [`pages/${name}`]: text,
    });
    expect(await problemsOf(build({dir: other, makeBundle: drawingBundle}))).toMatchObject([
      {code: 'PG-001', place: {file: `pages/${name}`}},
    ]);
  });

  it('that cannot be compiled say where', async () => {
    const other = temporaryFolder();
    writeFiles(other, {
      'wuya.config.js': CONFIG,
      'notes/a.md': '# 甲\n',
      'pages/坏 页.tsx': 'export default function Bad() {\n  return <p>;\n}\n',
    });
    expect(await problemsOf(build({dir: other}))).toMatchObject([
      {code: 'BD-001', place: {file: 'pages/坏 页.tsx', line: 3, column: 1}},
    ]);
    rmSync(join(other, 'pages/坏 页.tsx'));
    writeFiles(other, {'pages/b.tsx': "import './gone.ts';\nexport default () => null;\n"});
    expect(await problemsOf(build({dir: other, makeBundle: drawingBundle}))).toMatchObject([
      {
        code: 'BD-001',
        place: {file: 'pages/b.tsx', line: 1, column: 8},
        zh: '页面组件或主题打包失败：它引入的 ./gone.ts 不存在',
      },
    ]);
  });
});
