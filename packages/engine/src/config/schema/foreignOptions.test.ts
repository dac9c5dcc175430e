import {expect, it} from 'vitest';
import {resolveConfig} from '../siteConfig.ts';

const hintOf = (config: object) =>
  resolveConfig({title: 'a', url: 'https://example.com', ...config}).problems[0]?.diagnostic.hint
    ?.en;

it('knows the options of other generators', () => {
  expect(hintOf({base: '/a/'})).toBe('Here it is baseUrl.');
  expect(hintOf({presets: []})).toBe('Here it is docs, blog, pages.');
  expect(hintOf({themeConfig: {socialLinks: []}})).toBe('Here it is themeConfig.navbar.items.');
  expect(hintOf({static: 'public'})).toBe('Here it is staticDirectories.');
  expect(hintOf({cleanUrls: true})).toBe('Leave it out: nothing is needed here.');
});

it.each([
  [{text: 'a', link: '/b/'}, ['text → label', 'link → to']],
  [{text: 'a', link: 'https://b.example'}, ['text → label', 'link → href']],
  [{title: 'a', url: '//b.example'}, ['title → label', 'url → href']],
  [{label: 'a', children: [], link: '/b/'}, ['children → items', 'link → to']],
  [{text: 'a', items: [{text: 'b', link: '/b/'}]}, ['text → label', 'text → label', 'link → to']],
])('says once how an item of the navbar is written here: %j', (item, expected) => {
  const {problems} = resolveConfig({
    title: 'a',
    url: 'https://example.com',
    themeConfig: {navbar: {items: [item]}},
  });
  expect(
    problems.map(({option, diagnostic}) =>
      [option.split('.').at(-1), diagnostic.hint!.en.replace(/Here it is (.*)\./, '$1')].join(
        ' → ',
      ),
    ),
  ).toEqual(expected);
});

it('does not send what is in an item to other options of that name', () => {
  expect(hintOf({themeConfig: {sections: [{id: 'a', label: 'a', to: 'a', url: 'b'}]}})).toBe(
    undefined,
  );
});

it('names the nearest option for a misspelt one', () => {
  expect(hintOf({titel: 'a'})).toBe('Did you mean title?');
});

it.each([
  [{customCss: []}, 'themeConfig.customCss'],
  [{navbar: {}}, 'themeConfig.navbar'],
  [{logo: {}}, 'themeConfig.navbar.logo'],
  [{docs: {favicon: 'a.svg'}}, 'favicon'],
  [{theme: {}}, 'themeConfig'],
])('says where an option belongs that stands elsewhere: %j', (config, path) => {
  expect(hintOf(config)).toBe(`Here it is ${path}.`);
});

it('says nothing of names that many options have, and of those that none has', () => {
  expect(hintOf({path: 'a'})).toBeUndefined();
  expect(hintOf({nothingLikeIt: 1})).toBeUndefined();
});
