import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {createLanguageFiles} from '../helpers/languageSite.ts';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';
const PUBLISHED = fileURLToPath(new URL('../../../../site', import.meta.url));
const GENERATED = /^(?:dist|node_modules|\.wuya)(?:[\\/]|$)/;

/** Three languages, two collections, versions and posts, with what the published site asks for besides. */
function filesAt(baseUrl: string): Record<string, string> {
  const files = createLanguageFiles();
  return {
    ...files,
    'wuya.config.js': files['wuya.config.js']!.replace("baseUrl: '/x/'", `baseUrl: '${baseUrl}'`)
      .replace(
        'deploy: {nginx: true},',
        "graph: true, favicon: 'mark.svg', markdown: {wikiLinks: true}, redirects: [{from: '/old', to: '/only/'}],",
      )
      .replace("{path: 'notes', ", "{path: 'notes', backlinks: true, ")
      .replace(
        'themeConfig: {',
        "themeConfig: {image: 'mark.svg', sections: [{id: 'a', label: '甲', to: '/only/'}], quote: {}, footer: {links: [{label: '关于', to: '/about/'}]}, ",
      )
      .replace('navbar: {', "navbar: {logo: {src: 'mark.svg'}, "),
    'static/mark.svg': SVG,
    'notes/p.svg': SVG,
    'notes/linked.md':
      '# 相连\n\n见[[only]]、[首页](./index.md)与[关于](/about)。\n\n![图](./p.svg)\n\n<a href="/about">旧</a>\n',
    'notes/group/_category_.json': '{"label": "组", "link": {"type": "generated-index"}}',
    'notes/group/a.md': '# 组里\n\n[相连](../linked.md)\n\n<DocCardList />\n',
  };
}

/** What readers and machines get at each address of a site, without the hashes of what itself holds the path. */
async function textsAt(baseUrl: string): Promise<Map<string, string>> {
  const dir = temporaryFolder();
  writeFiles(dir, filesAt(baseUrl));
  await build({dir, makeBundle: drawingBundle});
  const dist = join(dir, 'dist');
  return new Map(
    readdirSync(dist, {recursive: true, encoding: 'utf8'})
      .filter(
        (file) =>
          /\.(?:html|json|xml|md|txt|webmanifest)$/.test(file) &&
          !/^(?:\w[\w-]*[\\/])?(?:assets|search-index)[\\/]/.test(file),
      )
      .toSorted()
      .map((file) => [
        file,
        readFileSync(join(dist, file), 'utf8')
          .replaceAll(baseUrl, '/BASE/')
          .replace(/-[\w-]{8,10}(?=\.(?:js|css|json|woff2|svg))|"app":"[^"]*"/g, ''),
      ]),
  );
}

it('C9.1 a site below another path is the same site, file by file', async () => {
  const [near, far] = [await textsAt('/near/'), await textsAt('/a/b/')];
  expect([...far.keys()]).toEqual([...near.keys()]);
  expect(near.size).toBeGreaterThan(60);
  expect([...near.keys()].filter((file) => near.get(file) !== far.get(file))).toEqual([]);
  const linked = near.get('linked/index.html')!;
  for (const address of ['only/', 'about/', 'mark.svg', 'group/a/', 'graph/'])
    expect(linked).toMatch(new RegExp(`(?:href|src|content)="[^"]*/BASE/${address}"`));
});

it('C9.1 the published site names its path in its configuration alone', () => {
  const files = readdirSync(PUBLISHED, {recursive: true, encoding: 'utf8'}).filter(
    (file) => !GENERATED.test(file) && statSync(join(PUBLISHED, file)).isFile(),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(join(PUBLISHED, file)).includes('/wuya/'))).toEqual([
    'wuya.config.ts',
  ]);
});
