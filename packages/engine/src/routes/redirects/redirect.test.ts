import {expect, it} from 'vitest';
import {REDIRECT_SCRIPT, findRedirect, renderRedirect} from './redirect.ts';

it('finds the one for an address as readers ask for it', () => {
  const redirects = ['old/index.html', 'x.html'].map((outputPath) => ({
    outputPath,
    href: '/wuya/a/',
  }));
  expect(
    ['old', 'old/', 'old/index.html', 'x.html', 'x', ''].map(
      (path) => findRedirect(redirects, path)?.outputPath,
    ),
  ).toEqual(['old/index.html', 'old/index.html', 'old/index.html', 'x.html', undefined, undefined]);
});

it('tells browsers and machines where the page is', () => {
  const html = renderRedirect(
    {outputPath: 'old/index.html', href: '/wuya/a/?x="1"#s'},
    {url: 'https://x.example', locale: 'zh-CN'},
  );
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/wuya/a/?x=&quot;1&quot;#s">');
  expect(html).toContain(
    '<link rel="canonical" href="https://x.example/wuya/a/?x=&quot;1&quot;#s">',
  );
});

it.each([
  ['/wuya/a/', '?q=1', '#s', '/wuya/a/?q=1#s'],
  ['/wuya/a/?x=1#t', '?q=1', '#s', '/wuya/a/?x=1#t'],
  ['/wuya/a/', '', '', '/wuya/a/'],
])('leads to %s, asked with %s%s, at %s', (href, search, hash, to) => {
  const replaced: string[] = [];
  const location = {search, hash, replace: (address: string) => replaced.push(address)};
  const link = new URL(href, 'https://x.example');
  // It is what the document runs.
  new Function('document', 'location', REDIRECT_SCRIPT)({querySelector: () => link}, location);
  expect(replaced).toEqual([`https://x.example${to}`]);
  const page = {outputPath: 'old/index.html', href};
  expect(renderRedirect(page, {url: 'https://x.example', locale: 'zh-CN'})).toContain(
    `</a></p><script>${REDIRECT_SCRIPT}</script>`,
  );
});
