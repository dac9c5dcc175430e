import {describe, expect, it} from 'vitest';
import {configWith, sourceAt} from '../../../test/helpers/samples.ts';
import {parseAuthorsFile} from './authors.ts';
import {createBlog} from './blog.ts';
import {parsePost} from './post.ts';

interface Given {
  readonly posts?: Readonly<Record<string, string>>;
  readonly authors?: string;
  readonly options?: Record<string, unknown>;
  readonly isProduction?: boolean;
}

function make({posts = {}, authors = '', options = {}, isProduction = true}: Given) {
  const config = configWith({blog: options});
  const parsed = Object.entries(posts).map(([name, text]) =>
    parsePost(sourceAt(name, text, 'blog'), {basePath: '/wuya/blog/'}),
  );
  const authorsFile = parseAuthorsFile(authors, {
    file: 'blog/authors.yml',
    basePath: '/wuya/blog/authors/',
  });
  return createBlog({
    options: config.blog[0]!,
    baseUrl: '/wuya/',
    posts: parsed,
    authorsFile,
    definedTags: undefined,
    timeOf: () => '2020-01-01T00:00:00.000Z',
    isProduction,
  });
}

const routes = (given: Given) => {
  const {blog} = make(given);
  return [...blog.views, ...blog.posts].map(({permalink}) => permalink.slice('/wuya/blog'.length));
};
const many = (count: number, text = '') =>
  Object.fromEntries(
    Array.from({length: count}, (_, i) => [`2024-01-${String(i + 1).padStart(2, '0')}-p.md`, text]),
  );

it('blames no post for its author where the authors file or its entry cannot be read', () => {
  const codesOf = (authors: string) =>
    make({
      posts: {'2024-01-01-a.md': '---\nauthors: li\n---\n甲<!-- truncate -->'},
      authors,
    }).diagnostics.map(({code}) => code);
  expect(codesOf('li: [')).toEqual(['BL-084']);
  expect(codesOf('li: {name: 7}')).toEqual(['BL-084']);
  expect(codesOf('wang: {name: 王}')).toEqual(['BL-080']);
});

it('shows the day of a post that its author had, and orders posts by it, those of a day by time', () => {
  const posts = {
    'a.md': '---\ndate: 2024-01-02T02:00:00+08:00\n---\n',
    'b.md': '---\ndate: 2024-01-01T20:00:00-05:00\n---\n',
    'c.md': '---\ndate: 2024-01-01 23:00\n---\n',
    '2024-01-04-d.md': '',
  };
  const {blog} = make({posts});
  expect(blog.posts.map(({date, time}) => `${date} ${time.slice(0, 16)}`)).toEqual([
    '2024-01-04 2024-01-04T00:00',
    '2024-01-02 2024-01-01T18:00',
    '2024-01-01 2024-01-02T01:00',
    '2024-01-01 2024-01-01T23:00',
  ]);
});

it('shows the day of UTC in a Docusaurus site, as there', () => {
  const text = '---\ndate: 2024-01-02T02:00:00+08:00\n---\n';
  const given = {basePath: '/wuya/blog/', isForeign: true};
  expect(parsePost(sourceAt('a.md', text, 'blog'), given).writtenDay).toBeUndefined();
});

describe('B1 routes', () => {
  it('are none without posts, whatever authors there are', () => {
    expect(routes({authors: 'yun: {name: 云, page: true}'})).toEqual([]);
  });

  it('are the list, the archive and the post for one post', () => {
    expect(routes({posts: {'2024-01-02-x.md': ''}})).toEqual(['/', '/archive/', '/2024/01/02/x/']);
  });

  it('have ten posts a page', () => {
    expect(routes({posts: many(11)}).slice(0, 3)).toEqual(['/', '/page/2/', '/archive/']);
    expect(
      make({posts: many(11)}).blog.views.map((view) =>
        view.kind === 'list' ? view.posts.length : 0,
      ),
    ).toEqual([10, 1, 0]);
    expect(routes({posts: many(10)}).slice(0, 2)).toEqual(['/', '/archive/']);
    expect(
      routes({posts: many(11), options: {postsPerPage: 'ALL', archiveBasePath: null}}).slice(0, 1),
    ).toEqual(['/']);
  });

  it('have the tags and a list for each, in pages too', () => {
    expect(routes({posts: many(11, '---\ntags: [甲]\n---\n')}).slice(3, 6)).toEqual([
      '/tags/',
      '/tags/%E7%94%B2/',
      '/tags/%E7%94%B2/page/2/',
    ]);
  });

  it('have the authors when there is a file of them, and a page of those who ask for one', () => {
    const authors = 'yun: {name: 云, page: true}\nhe: {name: 何}';
    expect(routes({posts: {'2024-01-02-x.md': '---\nauthors: yun\n---\n'}, authors})).toEqual([
      '/',
      '/archive/',
      '/authors/',
      '/authors/yun/',
      '/2024/01/02/x/',
    ]);
  });

  it('can be elsewhere', () => {
    const {blog} = make({
      posts: many(1),
      options: {routeBasePath: 'essays', archiveBasePath: 'all'},
    });
    expect(blog.views.map(({permalink}) => permalink)).toEqual([
      '/wuya/essays/',
      '/wuya/essays/all/',
    ]);
  });
});

describe('the order of posts', () => {
  const posts = {'2024-01-02-b.md': '', '2024-01-02-a.md': '', '2023-05-05-c.md': '', 'd.md': ''};

  it('B2 is newest first, then by name; an undated post takes the time of its file, with a warning', () => {
    const {blog, diagnostics} = make({posts});
    expect(blog.posts.map(({permalink}) => permalink.slice(11))).toEqual([
      '2024/01/02/a/',
      '2024/01/02/b/',
      '2023/05/05/c/',
      'd/',
    ]);
    expect(diagnostics).toMatchObject([
      {code: 'BL-083', level: 'warning', place: {file: 'blog/d.md'}},
    ]);
  });

  it('can be turned around', () => {
    expect(make({posts, options: {sortPosts: 'ascending'}}).blog.posts[0]?.permalink).toBe(
      '/wuya/blog/d/',
    );
  });
});

describe('D4 posts that are not listed', () => {
  const posts = {
    '2024-01-01-a.md': '---\ntags: [甲]\n---\n',
    '2024-01-02-b.md': '---\nunlisted: true\ntags: [甲, 乙]\n---\n',
    '2024-01-03-c.md': '---\ndraft: true\n---\n',
  };

  it('keep their address but are in no list; drafts are gone', () => {
    const {blog} = make({posts});
    expect(blog.posts.map(({date}) => date)).toEqual(['2024-01-02', '2024-01-01']);
    expect(blog.listed.map(({date}) => date)).toEqual(['2024-01-01']);
    expect(blog.tags).toMatchObject([
      {label: '甲', items: [{date: '2024-01-01'}], isUnlisted: false},
      {label: '乙', items: [{date: '2024-01-02'}], isUnlisted: true},
    ]);
  });

  it('are all there while the site is being written', () => {
    expect(make({posts, isProduction: false}).blog.listed.map(({date}) => date)).toEqual([
      '2024-01-03',
      '2024-01-01',
    ]);
  });
});

it('reports a tag collision and an unknown author once, at the line of the key', () => {
  const {diagnostics} = make({
    posts: {
      '2024-01-01-a.md': '---\ntags: [C]\n---\n',
      '2024-01-02-b.md': '---\nauthors: nobody\ntags: [C++]\n---\n',
    },
  });
  expect(diagnostics.map(({code, place}) => `${code} ${place?.file}:${place?.line}`)).toEqual([
    'BL-080 blog/2024-01-02-b.md:2',
    'TG-070 blog/2024-01-01-a.md:2',
  ]);
});
