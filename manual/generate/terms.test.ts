import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {MANUAL} from './pages.ts';

const ROOT = join(MANUAL, '..');

/** How names and words are written, and how they are not. */
const TERMS: readonly (readonly [right: string, wrong: RegExp])[] = [
  ['GitHub', /\b(?:Github|github|GITHUB)\b/],
  ['GitLab', /\b(?:Gitlab|gitlab)\b/],
  ['JavaScript', /\b(?:Javascript|javascript|Java Script)\b/],
  ['TypeScript', /\b(?:Typescript|typescript|Type Script)\b/],
  ['Node.js', /\b(?:NodeJS|Nodejs|nodejs|node\.js|NodeJs|Node\.JS)\b/],
  ['Next.js', /\b(?:NextJS|Nextjs|next\.js)\b/],
  ['npm', /\b(?:NPM|Npm)\b/],
  ['pnpm', /\b(?:PNPM|Pnpm)\b/],
  ['macOS', /\b(?:MacOS|Mac OS|OS X|MacOs)\b/],
  ['iOS', /\b(?:IOS|Ios)\b/],
  ['VS Code', /\b(?:VSCode|Vscode|VScode)\b/],
  ['VitePress', /\b(?:Vitepress|vitepress)\b/],
  ['VuePress', /\b(?:Vuepress|vuepress)\b/],
  ['Docusaurus', /\b(?:docusaurus|DocuSaurus)\b/],
  ['Obsidian', /\bobsidian\b/],
  ['Markdown', /\b(?:markdown|MarkDown)\b/],
  ['nginx', /\b(?:Nginx|NGINX)\b/],
  ['MySQL', /\b(?:Mysql|mysql|MySql)\b/],
  ['PostgreSQL', /\b(?:Postgresql|PostgreSql|Postgres|postgres)\b/],
  ['SQLite', /\b(?:Sqlite|sqlite|SQLLite)\b/],
  ['Redis', /\b(?:redis|REDIS)\b/],
  ['WebSocket', /\b(?:Websocket|websocket|Web Socket)\b/],
  ['GraphQL', /\b(?:Graphql|graphql|GraphQl)\b/],
  ['JSON', /\b(?:Json|json)\b/],
  ['HTML', /\b(?:Html|html)\b/],
  ['CSS', /\b(?:Css|css)\b/],
  ['URL', /\b(?:Url|url)\b/],
  ['HTTP', /\b(?:Http|http)\b/],
  ['HTTPS', /\b(?:Https|https)\b/],
  ['Wi-Fi', /\b(?:WIFI|Wifi|WiFi|wifi)\b/],
  ['登录', /登陆/],
  ['账号', /帐号/],
  ['账户', /帐户/],
  ['作为', /做为/],
  ['即使', /既使/],
  ['部分', /部份/],
  ['像素', /象素/],
  ['好像', /好象/],
  ['阈值', /阀值/],
  ['部署', /布署/],
  ['默认', /缺省/],
  ['其他', /其它/],
  ['一个标点', /。。|，，|、、|；；/],
];

/** Prose of a page, line by line: code, addresses, tags, front matter and ids blanked out. */
function proseOf(text: string): readonly string[] {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ');
  return (
    text
      .replace(/^---\n[^]*?\n---$/m, blank)
      .replace(/^([ \t]*)(`{3,}|~{3,})[^]*?^\1\2[ \t]*$/gm, blank)
      .replace(/(`+)[^`][^]*?\1/g, blank)
      .replace(/<!--[^]*?-->/g, blank)
      .replace(/<\/?[A-Za-z][^>]*>/g, blank)
      .replace(/\]\([^)\s]*(?: "[^"]*")?\)/g, blank)
      .replace(/^\[[^\]]+\]: .*$/gm, blank)
      .replace(/https?:\/\/\S+/g, blank)
      // Names of packages and paths: `node-redis`, `docs/index`.
      .replace(/[\w@.]+(?:[-/][\w@.]+)+/g, blank)
      .replace(/\{#[^}]*\}|\[\[[^\]]*\]\]|\$[^$\n]*\$/g, blank)
      .split('\n')
  );
}

/** Pages that people write, by their path in the repository. */
function pages(): readonly string[] {
  const folders = [
    'manual/docs',
    'manual/i18n',
    'manual/pages',
    'site/notes',
    'site/blog',
    'site/pages',
    'docs',
  ];
  const below = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((path) => /\.mdx?$/.test(path))
      // Made from the code.
      .filter((path) => !/reference\/(?!formats)/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  const own = ['README.md', 'README.zh-CN.md', 'CONTRIBUTING.md', 'SECURITY.md'];
  return [...below, ...own].toSorted();
}

it('names and words are written one way on every page', () => {
  expect(pages().length).toBeGreaterThan(120);
  const found = pages().flatMap((path) =>
    proseOf(readFileSync(join(ROOT, path), 'utf8')).flatMap((line, i) =>
      TERMS.flatMap(([right, wrong]) => {
        const word = wrong.exec(line)?.[0];
        return word === undefined ? [] : [`${path}:${i + 1} ${word} → ${right}`];
      }),
    ),
  );
  expect(found).toEqual([]);
});

it('links say where they lead, without the words around them', () => {
  // What Lighthouse calls no description, in English, and the same in Chinese.
  const silent =
    /^(?:click here|click this|go|here|info|information|learn more|link|more|more info|read more|right here|see more|start|this|这里|此处|点击这里|更多|链接|查看)$/i;
  const links = pages().flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/(?<!!)\[([^\]\n]+)\]\(/g)].map(
      ([, label]) => `${path}: ${label}`,
    ),
  );
  const labels = ['manual', 'site'].flatMap((folder) =>
    [
      ...readFileSync(join(ROOT, folder, 'wuya.config.ts'), 'utf8').matchAll(/label: '([^']+)'/g),
    ].map(([, label]) => `${folder}/wuya.config.ts: ${label}`),
  );
  expect(links.length).toBeGreaterThan(300);
  expect([...links, ...labels].filter((link) => silent.test(link.replace(/^.*?: /, '')))).toEqual(
    [],
  );
});

it.each([
  ['我用 Github 和`github`。', ['Github']],
  ['```sh\ncurl http\n```\n[json](./json.md) <a href="url">HTML</a>', ['json']],
  ['https://github.com/x 里的 node-redis', []],
])('of %j only prose is read', (text, words) => {
  const prose = proseOf(text).join('\n');
  expect(TERMS.flatMap(([, wrong]) => wrong.exec(prose)?.[0] ?? [])).toEqual(words);
});
