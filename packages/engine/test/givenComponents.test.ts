import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build, type BuildResult} from '../src/build/build.ts';
import {drawingBundle} from './drawingBundle.ts';
import {printProblem, writeFiles} from './site.ts';
import {sharedFolder} from './temporary.ts';

describe('components that options of a Docusaurus site name for pages of the theme', () => {
  const dir = sharedFolder();
  let result: BuildResult;
  const read = (path: string): string =>
    readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8').replaceAll('<!-- -->', '');
  beforeAll(async () => {
    writeFiles(dir, {
      'docusaurus.config.js': `
module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/',
  presets: [['classic', {
    docs: {docItemComponent: require.resolve('./src/components/Item.js'), docRootComponent: '@theme/DocRoot', docTagsListComponent: '@theme/ApiTags'},
    blog: {blogListComponent: '@site/src/components/Posts', blogPostComponent: '@theme/BlogPostPage', blogTagsListComponent: '@theme/BlogTagsListPage', blogTagsPostsComponent: './src/components/Tagged.js', blogArchiveComponent: '@site/src/components/Nowhere'},
    pages: {mdxPageComponent: '@theme/MDXPage'},
  }]],
  plugins: [['@docusaurus/plugin-content-blog', {id: 'news', path: 'news', routeBasePath: 'news', blogListComponent: '@theme/NewsPage'}], ['@docusaurus/plugin-content-blog', {id: 'log', path: 'log', routeBasePath: 'log'}]],
};`,
      'docs/a.md': '# 甲\n\n文。\n',
      ...Object.fromEntries(
        ['blog', 'news', 'log'].map((folder) => [
          `${folder}/2024-05-06-${folder}.md`,
          '---\ntags: [x]\n---\n# 帖\n\n文。\n\n<!-- truncate -->\n\n又。\n',
        ]),
      ),
      'src/components/Item.js':
        'import DocItem from \'@theme/DocItem\';\nexport default (props) => <><i id="item" /><DocItem {...props} /></>;\n',
      'src/components/Posts/index.tsx':
        'import BlogLayout from \'@theme/BlogLayout\';\nexport default ({items}: {items: {content: {metadata: {title: string}}}[]}) => <BlogLayout><main id="posts">{items.map(({content}) => content.metadata.title)}</main></BlogLayout>;\n',
      'src/components/Tagged.js':
        'import BlogTagsPostsPage from \'@theme/BlogTagsPostsPage\';\nexport default (props) => <><b id="tagged">{props.tag.label}</b><BlogTagsPostsPage {...props} /></>;\n',
      'src/theme/NewsPage.js': 'export default () => <main id="news">新</main>;\n',
    });
    result = await build({dir, makeBundle: drawingBundle});
  });

  it('draw these pages, each of its own blog', () => {
    expect(read('blog')).toContain('<main id="posts">帖</main>');
    expect(read('news')).toContain('<main id="news">新</main>');
    expect(read('log')).not.toMatch(/id="(?:posts|news)"/);
    expect(read('log')).toContain('href="/log/2024/05/06/log/"');
  });

  it('go around the page of the theme that they draw', () => {
    expect(read('blog/tags/x')).toMatch(
      /<b id="tagged">x<\/b>[^]*href="\/blog\/2024\/05\/06\/blog\/"/,
    );
    expect(read('news/tags/x')).not.toContain('id="tagged"');
    expect(read('docs/a')).toMatch(/<i id="item"[^]*class="prose/);
  });

  it('are named where they are not taken, and not where they are those of the theme', () => {
    expect(result.diagnostics.map((one) => `${printProblem(one)} ${one.en}`)).toEqual([
      expect.stringContaining('docTagsListComponent'),
      expect.stringContaining('blogArchiveComponent'),
    ]);
  });
});
