import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {themeDir} from '../../src/bundle/modules/sources.ts';
import {listReplaceable} from '../../src/bundle/theme/themeOverrides.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {problemsOf, readTree, writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const dir = sharedFolder();
const page = () => readFileSync(join(dir, 'dist/a/index.html'), 'utf8');
/** Pages without what names the client's files, and without the ids that React makes of the depth of its tree. */
const pages = () =>
  Object.entries(readTree(join(dir, 'dist')))
    .filter(([path]) => path.endsWith('.html'))
    .map(([path, html]) => [path, html.replace(/assets\/[\w.-]+|"app":"\w+"|_R_\w*_/g, '')]);

const folderOf = (name: string) =>
  existsSync(join(themeDir, 'slots', `${name}.tsx`)) ? 'slots' : 'components';

beforeAll(() => {
  writeFiles(dir, {
    'wuya.config.js': `export default {
  title: '站',
  url: 'https://example.com',
  docs: {path: 'notes'},
  themeConfig: {
    announcementBar: {content: 'a'},
    navbar: {items: [{label: 'm', items: [{label: 'a', to: '/a/'}]}], hideOnScroll: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
  },
};`,
    'notes/a.md': '---\ntags: [t]\n---\n\n# 甲\n\n## 节\n\n文字\n',
    'notes/b/c.md': '# 乙\n',
    'blog/2026-01-01-p.md': '# 文\n\n<!-- truncate -->\n\n文\n',
  });
});

it('a component that was added, wraps the original and is removed again shows in each build', async () => {
  await build({dir, makeBundle: drawingBundle});
  const plain = page();
  writeFiles(dir, {
    'theme/Comments.tsx': 'export default () => <p id="talk">talk</p>;',
    'theme/DocFoot.tsx': `import {DocFoot as Original} from '@wuya/theme/components/DocFoot';
export function DocFoot(props) { return <div id="wrapped"><Original {...props} /></div>; }`,
  });
  await build({dir, makeBundle: drawingBundle});
  expect(page()).toMatch(/<div id="wrapped"><div class="doc-foot.*<p id="talk">talk<\/p>/s);
  rmSync(join(dir, 'theme'), {recursive: true});
  await build({dir, makeBundle: drawingBundle});
  expect(page()).toBe(plain);
});

it('a page and a part in .js may hold JSX', async () => {
  const files = {
    'src/pages/own.js':
      'import Part from \'../Part\';\nexport default () => <main id="own"><Part /></main>;\n',
    'src/Part.js': "export default () => <>{'a' < 'b' && <b>part</b>}</>;\n",
  };
  writeFiles(dir, files);
  await build({dir, makeBundle: drawingBundle});
  expect(readFileSync(join(dir, 'dist/own/index.html'), 'utf8')).toContain(
    '<main id="own"><b>part</b></main>',
  );
  for (const file of Object.keys(files)) rmSync(join(dir, file));
});

it('every component can be replaced by a wrapper of itself, which changes no page', async () => {
  await build({dir, makeBundle: drawingBundle});
  const plain = pages();
  const names = listReplaceable();
  expect(names.length).toBeGreaterThan(40);
  writeFiles(
    dir,
    Object.fromEntries(
      names.map((name) => [
        `theme/${name}.tsx`,
        `import * as theme from '@wuya/theme/${folderOf(name)}/${name}';
export const ${name} = (props) => <theme.${name} {...props} />;`,
      ]),
    ),
  );
  await build({dir, makeBundle: drawingBundle});
  expect(pages()).toEqual(plain);
});

it('MDXComponents gives MDX pages components and takes the place of elements', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}};",
    'theme/MDXComponents.tsx': `function Heading({children, ...props}) { return <h2 {...props} data-own="">{children}</h2>; }
function Note({children}) { return <aside>{children}</aside>; }
export default {h2: Heading, a: (props) => <a {...props} rel="own" />, Note};`,
    'theme/Root.tsx':
      'export function Root({children}) { return <div id="root">{children}</div>; }',
    'theme/NotFound.tsx':
      'export function NotFound() { return <main id="main"><h1>没有</h1></main>; }',
    'notes/a.mdx':
      '# 甲\n\n## 节 `码`\n\n文字 [乙](./b.md)\n\n> 引 [乙](./b.md)\n\n<Note>注</Note>\n',
    'notes/b.md': '# 乙\n\n## 节\n',
  });
  const {diagnostics} = await build({dir: folder, makeBundle: drawingBundle});
  expect(diagnostics).toEqual([]);
  const html = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8');
  expect(html('a/index.html')).toMatch(
    /<h2[^>]*id="节-码"[^>]*data-own=""[^>]*>节 <code>码<\/code>/,
  );
  expect(html('a/index.html').match(/<a href="\/b\/" rel="own">乙<\/a>/g)).toHaveLength(2);
  expect(html('a/index.html')).toContain('<aside>注</aside>');
  expect(html('b/index.html')).not.toContain('data-own');
  expect(html('b/index.html')).toContain('<div id="root"><div class="frame">');
  expect(html('404.html')).toContain('<h1>没有</h1>');
});

it('a component page without <main> is in the frame of the site, one with its own is alone', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: false, pages: {path: 'pages'}};",
    'pages/plain.tsx': 'export default () => <h1>甲</h1>;',
    'pages/own.tsx': "import {Frame} from '../src/Frame';\nexport default () => <Frame>乙</Frame>;",
    'src/Frame.tsx': 'export const Frame = ({children}) => <main id="main">{children}</main>;',
  });
  await build({dir: folder, makeBundle: drawingBundle});
  const main = (path: string) =>
    /<main[\s\S]*<\/main>/.exec(readFileSync(join(folder, 'dist', path), 'utf8'))![0];
  expect(main('plain/index.html')).toBe(
    '<main id="main" class="theme-layout-main wrap solo"><article class="article"><div class="prose"><h1>甲</h1></div></article></main>',
  );
  expect(main('own/index.html')).toBe('<main id="main">乙</main>');
});

it('C8.9 a navbar item that cannot be rendered stops the build, which names it with its cause', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'wuya.config.js': `export default {title: 'F', url: 'https://f.example', themeConfig: {navbar: {items: [{label: '乙', to: '/a/'}, {label: '甲', to: '/a/'}]}}};`,
    'docs/a.md': '# A\n',
    'theme/NavbarLink.tsx':
      "export function NavbarLink({item}) { if (item.label === '甲') throw new Error('the item is broken'); return <a href={item.href}>{item.label}</a>; }",
  });
  const problems = await problemsOf(build({dir: folder, makeBundle: drawingBundle}));
  expect(problems.length).toBeGreaterThan(0);
  for (const {zh} of problems)
    expect(zh).toMatch(
      /themeConfig\.navbar\.items[^]*"label": "甲"[^]*\n\s*原因：\n\s*the item is broken/,
    );
});
