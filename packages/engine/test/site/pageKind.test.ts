import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {buildWith} from '../../src/build/build.ts';
import {headOf} from '../../src/kinds/page/head.ts';
import type {PageKind} from '../../src/kinds/kind.ts';
import {KINDS} from '../../src/kinds/kinds.ts';
import {withoutArticle} from '../../src/kinds/page/resolvedPage.ts';
import {outputPathOf, type Route} from '../../src/routes/routeTable.ts';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

/** A page for each note that lists its lines: a kind of page in one file. */
interface OutlineRoute extends Route {
  readonly kind: 'outline';
  readonly title: string;
}

const outlineKind: PageKind<OutlineRoute> = {
  routes: ({docs}) =>
    docs.map(({permalink, title, source}) => ({
      kind: 'outline',
      permalink: `${permalink}outline/`,
      file: source.path,
      title,
    })),
  isOfFile: false,
  source: null,
  shows: ({permalink}) => [permalink.replace(/outline\/$/, '')],
  resolve({permalink, title}, {config, articleAt}) {
    const {headings} = articleAt(permalink.replace(/outline\/$/, ''))!.markdown;
    const page = {
      kind: 'tag',
      path: permalink,
      head: headOf(config, permalink, {title}),
      htmlClass: 'outline',
      tag: {label: title},
      allHref: '/',
      items: headings.map(({text, id}) => ({title: text, href: `${permalink}../#${id}`})),
    } as const;
    return {
      resolved: withoutArticle(page, outputPathOf(permalink, config.baseUrl)),
      diagnostics: [],
    };
  },
  published: null,
  component: 'list',
};

it('takes a kind of page of one file: its routes, its page, its place in the sitemap', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}};\n",
    'notes/a.md': '# 甲\n\n## 一\n\n## 二\n',
  });
  await buildWith({dir}, {kinds: {...KINDS, outline: outlineKind}});
  const html = readFileSync(join(dir, 'dist/a/outline/index.html'), 'utf8');
  expect(html.match(/href="\/a\/outline\/\.\.\/#[^"]+"/g)).toEqual([
    'href="/a/outline/../#一"',
    'href="/a/outline/../#二"',
  ]);
  expect(readFileSync(join(dir, 'dist/sitemap.xml'), 'utf8')).toContain(
    '<loc>https://x.example/a/outline/</loc>',
  );
}, 60_000);
