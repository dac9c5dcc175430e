import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build, type BuildResult} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {printProblem, type SiteFiles, writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const config = (blog: string): string => `
module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/b/', i18n: {defaultLocale: 'zh-Hans', locales: ['zh-Hans']},
  presets: [['classic', {docs: false, blog: ${blog}}]],
};`;
const posts: SiteFiles = {
  'blog/2024-05-06-one/index.md':
    '---\ntitle: 一\ntags: [x]\ncover: 蓝\nimage: ./a.svg\nauthors: [me]\n---\n开头。\n\n<!-- truncate -->\n\n其余。\n',
  'blog/2024-05-06-one/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
  'blog/2023-01-02-two.md': '---\ntitle: 二\ndescription: 说明\n---\n全文。\n\n<!-- truncate -->\n',
  'blog/authors.yml':
    'me:\n  name: 我\n  url: https://me.example\n  page: true\n  socials: {github: me, x: you}\n',
};

const read = (dir: string, path: string): string =>
  readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8')
    .replaceAll('<!-- -->', '')
    .replace(/<script type="application\/json".*/s, '');

/** What a site made from scratch for its blog has: lists and items of its own. */
const own: SiteFiles = {
  ...posts,
  'docusaurus.config.js': config('{postsPerPage: 1}'),
  'src/theme/BlogListPage/index.tsx': `
import Layout from '@theme/Layout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Cards from './Cards';
export default function BlogListPage({metadata, items, sidebar}) {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogListPage}>
      <PageMetadata title="博" /><SearchMetadata tag="blog_posts_list" />
      <Layout><main id="own-list" data-at={[metadata.page, metadata.totalPages, metadata.totalCount, metadata.postsPerPage].join()}>
        <Cards items={items} newest={sidebar.items} /><BlogPostItems items={items} /><BlogListPaginator metadata={metadata} />
      </main></Layout>
    </HtmlClassNameProvider>
  );
}`,
  'src/theme/BlogListPage/Cards.tsx': `
export default ({items, newest}) => <ol data-newest={newest.map(({title}) => title).join()}>
  {items.map(({content: {metadata, frontMatter, assets}}) => <li key={metadata.permalink}>{[frontMatter.cover, assets.image, metadata.date, metadata.tags.map(({label}) => label), metadata.authors.map(({name, url}) => name + url), metadata.permalink].join(' ')}</li>)}
</ol>;`,
  'src/theme/BlogPostItem/index.tsx': `
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Container from '@theme/BlogPostItem/Container';
import Content from '@theme/BlogPostItem/Content';
import Header from '@theme/BlogPostItem/Header';
import Footer from '@theme/BlogPostItem/Footer';
export default function BlogPostItem({children, className}) {
  const {isBlogPostPage, metadata} = useBlogPost();
  return <Container className={className}><i data-own={isBlogPostPage ? 'post' : metadata.title} /><Header /><Content>{children}</Content><Footer /></Container>;
}`,
  'src/theme/BlogPostItem/Header/Info/index.tsx': `
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
export default () => <s>{useDateTimeFormat({year: 'numeric', timeZone: 'UTC'}).format(new Date(useBlogPost().metadata.date))}</s>;`,
  'src/theme/BlogTagsPostsPage/index.js':
    'export default ({tag, items, listMetadata, metadata}) => <main id="own-tag">{[tag.label, tag.count, tag.allTagsPath, items.length, listMetadata.totalCount, metadata.name, metadata.count].join()}</main>;\n',
  'src/theme/BlogTagsListPage/index.js': `
import {listTagsByLetters, translateTagsPageTitle} from '@docusaurus/theme-common';
export default ({tags}) => <main id="own-tags">{listTagsByLetters(tags).map(({letter, tags: of}) => letter + of.map(({label, permalink, count}) => [label, permalink, count])).join()}</main>;`,
  'src/theme/BlogArchivePage/index.js':
    'import Original from \'@theme-original/BlogArchivePage\';\nexport default (props) => <><b id="own-archive">{props.archive.blogPosts.map(({metadata}) => metadata.title).join()}</b><Original {...props} /></>;\n',
  'src/theme/Blog/Pages/BlogAuthorsListPage/index.js':
    'import Socials from "@theme/Blog/Components/Author/Socials";\nexport default ({authors}) => <main id="own-authors">{authors.map(({name, count, socials}) => name + count + Object.keys(socials)).join()}<Socials author={authors[0]} /></main>;\n',
};

describe('a blog whose pages the site renders', () => {
  const dir = sharedFolder();
  let result: BuildResult;
  beforeAll(async () => {
    writeFiles(dir, own);
    result = await build({dir, makeBundle: drawingBundle});
  });

  it('builds without a word about its components', () => {
    expect(
      result.diagnostics.filter(({code}) => code.startsWith('THEME')).map(printProblem),
    ).toEqual([]);
  });

  it('gets posts with all that is known of them, and the pages of the list', () => {
    const html = read(dir, 'blog');
    expect(html).toContain('<main id="own-list" data-at="1,2,2,1">');
    expect(html).toMatch(
      /<ol data-newest="一,二"><li>蓝 \/b\/assets\/[^ ]+\.svg 2024-05-06T00:00:00\.000Z x 我https:\/\/me\.example \/b\/blog\/2024\/05\/06\/one\/<\/li>/,
    );
    expect(html).toMatch(/<nav class="turn".*href="\/b\/blog\/page\/2\/"/);
    expect(html.match(/<main/g)).toHaveLength(1);
  });

  it('renders each post of a list by the item of the site, with the parts it has and ours for the others', () => {
    const html = read(dir, 'blog');
    expect(html).toMatch(
      /<article class="post"><i data-own="一"><\/i><header><h2 class="title"><a href="\/b\/blog\/2024\/05\/06\/one\/">一<\/a><\/h2><s>2024年<\/s>.*<div class="markdown"><div class="prose"><p>开头。<\/p>.*<div class="end"><span class="tags"><a href="\/b\/blog\/tags\/x\/"/s,
    );
    expect(html).not.toContain('其余');
  });

  it('keeps the page of a post as ours, inside the item of the site', () => {
    const html = read(dir, 'blog/2024/05/06/one');
    expect(html).toContain('<i data-own="post"></i>');
    expect(html.split('其余').length).toBe(2);
    expect(html).not.toContain('<h2 class="title">');
  });

  it('has pages of tags, authors and years by the site', () => {
    expect(read(dir, 'blog/tags/x')).toContain(
      '<main id="own-tag">x,1,/b/blog/tags/,1,1,x,1</main>',
    );
    expect(read(dir, 'blog/tags')).toContain('<main id="own-tags">Xx,/b/blog/tags/x/,1</main>');
    expect(read(dir, 'blog/authors')).toContain(
      '<main id="own-authors">我1github,x<p class="socials"><a href="https://github.com/me" target="_blank" rel="me noopener noreferrer">github</a>',
    );
    expect(read(dir, 'blog/archive')).toMatch(
      /<b id="own-archive">一,二<\/b><main.*<section class="year"><h2 id="\d{4}".*class="lines"/,
    );
  });
});

it('a list is put together from parts of the site where it has some of them alone', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    ...posts,
    'docusaurus.config.js': config('{}'),
    'src/theme/BlogLayout/index.js':
      'import BlogLayout from \'@theme-original/BlogLayout\';\nexport default (props) => <div id="own-layout"><BlogLayout {...props} /></div>;\n',
    'src/theme/BlogSidebar/Content/index.js':
      "import Content from '@theme-original/BlogSidebar/Content';\nexport default (props) => <><u>新</u><Content {...props} /></>;\n",
    'src/theme/BlogPostItem/Footer/index.js':
      "import Footer from '@theme-original/BlogPostItem/Footer';\nexport default (props) => <><em>脚</em><Footer {...props} /></>;\n",
  });
  await build({dir, makeBundle: drawingBundle});
  const html = read(dir, 'blog');
  expect(html).toMatch(
    /<div id="own-layout"><div class="container lists"><div class="row"><aside class="col col--3 newest">.*<u>新<\/u><ul>.*<main id="main" class="[^"]*col--7"><h1 class="vh">.*<em>脚<\/em><div class="end">/s,
  );
  const post = read(dir, 'blog/2024/05/06/one');
  expect(post.split('<em>脚</em>').length).toBe(2);
  // Around a post it has ours inside as a whole.
  expect(post).toMatch(
    /<main.*<article[^>]*><div id="own-layout"><(?!div class="container lists")/s,
  );
  expect(post.split('id="own-layout"').length).toBe(2);
});

it('columns of a blog that are rewritten go around its posts too, whose sidebar and contents are ours', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    ...posts,
    'docusaurus.config.js': config('{}'),
    'src/theme/BlogLayout/index.js': `
import Layout from '@theme/Layout';
import BlogSidebar from '@theme/BlogSidebar';
export default function BlogLayout({sidebar, toc, children, ...props}) {
  return <Layout {...props}><div className="container"><div className="row"><BlogSidebar sidebar={sidebar} /><main className="col">{children}<p>评论</p></main>{toc && <b>目录</b>}</div></div></Layout>;
}`,
  });
  await build({dir, makeBundle: drawingBundle});
  expect(read(dir, 'blog')).toMatch(/<aside class="col col--3 newest">.*<main class="col">.*评论/s);
  const post = read(dir, 'blog/2024/05/06/one');
  expect(post).toMatch(
    /<div class="container"><div class="row"><main class="col"><div id="Main" class="theme-layout-main laid-out [^"]*"><article.*<p>评论<\/p><\/main><\/div>/s,
  );
  expect(post.split('<main').length).toBe(2);
  expect(post).not.toContain('目录');
});

it('the head of a post is rendered by parts of the site, in lists and on its page', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    ...posts,
    'docusaurus.config.js': config('{}'),
    'src/theme/BlogPostItem/Header/index.js': `
import Title from '@theme/BlogPostItem/Header/Title';
import Info from '@theme-original/BlogPostItem/Header/Info';
import Authors from '@theme/BlogPostItem/Header/Authors';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
export default () => <header><i>{useBlogPost().isBlogPostPage ? 'page' : 'list'}</i><Title /><Info /><Authors /></header>;`,
    // As Docusaurus copies it into a site.
    'src/theme/BlogPostItem/Header/Authors/index.js': `
import BlogPostItemHeaderAuthor from '@theme/BlogPostItem/Header/Author';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
export default function Authors() {
  const {metadata: {authors}, assets} = useBlogPost();
  return <ul>{authors.map((author, i) => <li key={author.name}><BlogPostItemHeaderAuthor author={{...author, imageURL: assets.authorsImageUrls[i] ?? author.imageURL}} /></li>)}</ul>;
}`,
  });
  await build({dir, makeBundle: drawingBundle});
  expect(read(dir, 'blog')).toMatch(
    /<header><i>list<\/i><h2 class="title">.*?<\/h2><p class="meta"><time dateTime="2024-05-06T00:00:00.000Z">2024年5月6日<\/time>.*?<ul><li><a [^>]*>我<\/a><\/li><\/ul><\/header>/i,
  );
  const page = read(dir, 'blog/2024/05/06/one');
  expect(page).toMatch(
    /<div class="doc-head"><nav.*?<\/nav><header><i>page<\/i><h1>一<\/h1><p class="meta"><time dateTime="2024-05-06T00:00:00.000Z">2024年5月6日<\/time>.*?<ul><li><a [^>]*>我<\/a><\/li><\/ul><\/header>/i,
  );
  expect(page.match(/<h1/g)).toHaveLength(1);
});

it('an item for early versions gets its post as properties, and each post knows its file and its time', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    ...posts,
    'docusaurus.config.js': config('{}'),
    'src/theme/BlogPostItem/index.js': `
export default ({children, frontMatter, assets, metadata, truncated, isBlogPostPage}) =>
  <article>{[metadata.title, metadata.source, frontMatter.cover, assets.image !== undefined, truncated, isBlogPostPage].join()}{children}</article>;`,
    'src/theme/BlogPostItem/Header/Info/index.js': `
import {useBlogPost} from '@docusaurus/theme-common/internal';
export default function Info() {
  const {metadata} = useBlogPost();
  return <s>{[metadata.date, metadata.source].join()}</s>;
}`,
  });
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.map(printProblem).filter((text) => text.includes('THEME'))).toEqual([]);
  expect(read(dir, 'blog')).toContain(
    '<article>一,@site/blog/2024-05-06-one/index.md,蓝,true,true,false<div class="prose"><p>开头。</p>',
  );
  expect(read(dir, 'blog/2024/05/06/one')).toContain(
    '<s>2024-05-06T00:00:00.000Z,@site/blog/2024-05-06-one/index.md</s>',
  );
});

it('an author may be a block, which a paragraph around it would end in the browser', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    ...posts,
    'docusaurus.config.js': config('{}'),
    'src/theme/BlogPostItem/Header/Author/index.js':
      'export default ({author}) => <div className="avatar">{author.name}</div>;\n',
  });
  await build({dir, makeBundle: drawingBundle});
  expect(read(dir, 'blog')).toContain(
    '<div class="meta by"><div class="avatar">我</div></div></header>',
  );
});

it('authors are shown by their keys where a script that has not run makes their file', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    ...posts,
    'docusaurus.config.js': config("{authorsMapPath: 'authors.generated.yml'}"),
  });
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  expect(diagnostics.map(printProblem)).toContain('warning BL-087 blog/authors.generated.yml:1:1');
  expect(read(dir, 'blog/2024/05/06/one')).toMatch(
    /<p class="meta">(?:(?!<\/p>).)*me(?:(?!<\/p>).)*<\/p>/,
  );
});
