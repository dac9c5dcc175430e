import {expect, it, onTestFinished} from 'vitest';
import {openSite} from '../../src/site/site.ts';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

/** Opens a blog whose posts a function orders. */
async function openOrdered(process: string) {
  const dir = temporaryFolder();
  const post = (title: string, rest = '') =>
    `---\ntitle: ${title}\n${rest}---\n\n文。\n\n<!-- truncate -->\n`;
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {title: '甲', url: 'https://x.example', baseUrl: '/',
  presets: [['classic', {docs: false, blog: {processBlogPosts: ${process}}}]]};`,
    'blog/2025-01-04-d.md': post('丁', 'unlisted: true\n'),
    'blog/2025-01-03-c.md': post('丙'),
    'blog/2025-01-02-b.md': post('乙'),
    'blog/2025-01-01-a.md': post('甲', 'pinned: true\n'),
  });
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  const {content} = site.model;
  const titlesOf = (posts: readonly {readonly title: string}[]) =>
    posts.map(({title}) => title).join('');
  return {
    dir,
    site,
    listed: () => titlesOf(site.model.content.blogs[0]!.listed),
    posts: titlesOf(content.posts),
    problems: content.diagnostics.map(({code, place}) => `${code} ${place?.file}:${place?.line}`),
  };
}

it('posts are in the order that processBlogPosts makes, without those that it leaves out', async () => {
  const {listed, posts, problems} = await openOrdered(`async ({blogPosts}) => {
    const isPinned = ({metadata}) => metadata.frontMatter.pinned === true;
    const rest = blogPosts.filter((post) => !isPinned(post) && !post.metadata.source.endsWith('/2025-01-02-b.md'));
    return [...blogPosts.filter(isPinned), ...rest];
  }`);
  expect(listed()).toBe('甲丙');
  expect(posts).toBe('甲丙丁');
  expect(problems).toEqual([]);
});

it('a function that sorts the list itself is taken too, and asked again for a new post', async () => {
  const {dir, site, listed} = await openOrdered(
    `({blogPosts}) => blogPosts.sort((a, b) => a.metadata.source.localeCompare(b.metadata.source))`,
  );
  expect(listed()).toBe('甲乙丙');
  writeFiles(dir, {'blog/2024-01-01-e.md': '---\ntitle: 戊\n---\n\n文。\n'});
  await site.refresh(['blog/2024-01-01-e.md']);
  expect(listed()).toBe('戊甲乙丙');
});

it.each(['() => undefined', "() => { throw new Error('wrong'); }", '() => [{}]'])(
  'a function that gives no list of posts is named, and they stay in their order: %s',
  async (process) => {
    const {listed, problems} = await openOrdered(process);
    expect(listed()).toBe('丙乙甲');
    expect(problems).toEqual(['CFG-005 docusaurus.config.js:2']);
  },
);
