import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../helpers/site.ts';
import {
  CONFIG,
  createFaultSite,
  createTally,
  type FaultSite,
  runWuya,
  SHARE,
  STACK,
} from './site.ts';

/** Puts something hostile into a site. */
type Hostile = readonly [name: string, put: (site: FaultSite) => void];

const file =
  (path: string, content: string | Uint8Array) =>
  ({dir}: FaultSite): void =>
    writeFiles(dir, {[path]: content});
const config =
  (more: string) =>
  ({dir}: FaultSite): void =>
    writeFiles(dir, {'wuya.config.js': CONFIG.replace('pages: false', `pages: false, ${more}`)});

/** Ways out of a folder, as they can be written. */
const WAYS_OUT = [
  '/../../pwn',
  '../../../pwn',
  '/%2e%2e/%2e%2e/pwn',
  '/%252e%252e/%252e%252e/pwn',
  '..\\..\\pwn',
  '/..%5c..%5cpwn',
  'C:/pwn',
  '/a/../../../beside/precious.txt',
  '/../precious.md',
  'a%00b',
];

const addresses: Hostile[] = WAYS_OUT.flatMap((way): Hostile[] => {
  const text = JSON.stringify(way);
  return [
    [`slug ${way}`, file('notes/x.md', `---\nslug: ${text}\n---\n`)],
    [`tag ${way}`, file('notes/x.md', `---\ntags: [{label: x, permalink: ${text}}]\n---\n`)],
    [
      `tags.yml ${way}`,
      (site) => {
        file('notes/x.md', '---\ntags: [t]\n---\n')(site);
        file('notes/tags.yml', `t: {label: t, permalink: ${text}}\n`)(site);
      },
    ],
    [
      `category ${way}`,
      (site) => {
        file('notes/c/x.md', '# x\n')(site);
        file(
          'notes/c/_category_.json',
          `{"label": "c", "link": {"type": "generated-index", "slug": ${text}}}`,
        )(site);
      },
    ],
    [`post ${way}`, file('blog/2024-01-01-x.md', `---\nslug: ${text}\n---\n`)],
    [
      `author ${way}`,
      (site) => {
        file('blog/2024-01-01-x.md', '---\nauthors: me\n---\n')(site);
        file('blog/authors.yml', `me:\n  name: x\n  page: {permalink: ${text}}\n`)(site);
      },
    ],
    [`redirect ${way}`, config(`redirects: [{from: ${text}, to: '/'}]`)],
    [`image ${way}`, file('notes/x.md', `![x](${way.replaceAll('\\', '/')}.png)\n`)],
  ];
});

const link =
  (path: string, target: string) =>
  ({dir}: FaultSite): void => {
    mkdirSync(dirname(join(dir, path)), {recursive: true});
    symlinkSync(target, join(dir, path));
  };
const raw =
  (folder: string, name: readonly number[]) =>
  ({dir}: FaultSite): void =>
    writeFileSync(Buffer.concat([Buffer.from(`${join(dir, folder)}/`), Buffer.from(name)]), 'x');
const pipe =
  (path: string) =>
  ({dir}: FaultSite): void =>
    void execFileSync('mkfifo', [join(dir, path)]);

const files: Hostile[] = [
  ['link out of notes', link('notes/l.md', '../../precious.md')],
  ['link to a system file', link('notes/l.md', '/etc/passwd')],
  ['link out of static', link('static/l.txt', '../../beside/precious.txt')],
  ['link to a folder outside', link('static/l', '../../beside')],
  ['link to nothing', link('static/l', 'nothing')],
  ['link to itself', link('static/l', 'l')],
  ['link to the site', link('static/l', '..')],
  ['link to the configuration of git', link('static/l', '../.git')],
  ['pipe among notes', pipe('notes/p.md')],
  ['pipe in static', pipe('static/p')],
  ['pipe as tags.yml', pipe('notes/tags.yml')],
  ['pipe as a category', pipe('notes/_category_.json')],
  ['name that is no UTF-8 in static', raw('static', [0xff, 0xfe])],
  ['name that is no UTF-8 in notes', raw('notes', [0xc3, 0x28, 0x2e, 0x6d, 0x64])],
  ['name with a line break', file('static/a\nb.txt', 'x')],
  ['name of a note with a backslash', file('notes/a\\b.md', '# x\n')],
  ['note named ..', file('notes/01-...md', '# x\n')],
  [
    'notes as a file',
    ({dir}) => {
      rmSync(join(dir, 'notes'), {recursive: true});
      writeFileSync(join(dir, 'notes'), 'x');
    },
  ],
  [
    'static as a file',
    ({dir}) => {
      rmSync(join(dir, 'static'), {recursive: true});
      writeFileSync(join(dir, 'static'), 'x');
    },
  ],
  ['no notes at all', ({dir}) => rmSync(join(dir, 'notes'), {recursive: true})],
  [
    'output as a link out',
    ({root, dir}) => {
      rmSync(join(dir, 'dist'), {recursive: true, force: true});
      symlinkSync(join(root, 'beside'), join(dir, 'dist'));
    },
  ],
  [
    'state as a link out',
    ({root, dir}) => {
      rmSync(join(dir, '.wuya'), {recursive: true, force: true});
      symlinkSync(join(root, 'beside'), join(dir, '.wuya'));
    },
  ],
  ['cache as a link out', link('.wuya/cache', '../../beside')],
  ['state of the output as a link out', link('.wuya/output', '../../beside')],
  [
    'static as a link out',
    (site) => {
      rmSync(join(site.dir, 'static'), {recursive: true});
      link('static', '../beside')(site);
    },
  ],
  ['versions as a link out', link('versions.json', '../beside/precious.txt')],
  [
    'part behind a link',
    (site) => {
      link('notes/_p.md', '../../precious.md')(site);
      file('notes/x.md', "import P from './_p.md';\n\n<P />\n")(site);
    },
  ],
  ['part out of the site', file('notes/x.md', "import P from '../../precious.md';\n\n<P />\n")],
  ['own file in the output', ({dir}) => writeFiles(dir, {'dist/n0': 'mine'})],
  [
    'own folder in the output',
    ({dir}) => mkdirSync(join(dir, 'dist/new.txt/x'), {recursive: true}),
  ],
  ['static file over it', file('static/new.txt', 'x')],
  ['a folder as a note', ({dir}) => mkdirSync(join(dir, 'notes/x.md'))],
  ['a lock of nobody', file('.wuya/build.lock', '{"pid":')],
];

const contents: Hostile[] = [
  ['no UTF-8', file('notes/x.md', Uint8Array.from([0x23, 0x20, 0xff, 0xfe]))],
  ['zeros', file('notes/x.md', '# a\0b\n\0\n')],
  ['tag of 300 bytes', file('notes/x.md', `---\ntags: [${'字'.repeat(100)}]\n---\n`)],
  ['slug of 300 letters', file('notes/x.md', `---\nslug: /${'a'.repeat(300)}\n---\n`)],
  ['redirect of 300 letters', config(`redirects: [{from: '/${'a'.repeat(300)}', to: '/'}]`)],
  ['redirect to a script', config("redirects: [{from: '/x', to: 'javascript:alert(1)'}]")],
  [
    'author with a script',
    file('blog/2024-01-01-x.md', '---\nauthors: {name: x, url: "javascript:x"}\n---\n'),
  ],
  ['tag of signs', file('notes/x.md', '---\ntags: ["../../..", "C++ <vector>", "..."]\n---\n')],
  ['front matter cut short', file('notes/x.md', '---\ntitle: [\n')],
  ['front matter as a list', file('notes/x.md', '---\n- a\n---\n')],
  ['keys of objects', file('notes/x.md', '---\n__proto__: {draft: true}\nconstructor: x\n---\n')],
  ['category that is no object', file('notes/_category_.yml', '- a\n')],
  ['tags.yml that is no object', file('notes/tags.yml', 'a\n')],
  ['versions.json that is none', file('versions.json', '{')],
  ['version with a way out', file('versions.json', '["../../x"]')],
  [
    'image that is none',
    (site) => {
      file('notes/x.png', 'no')(site);
      file('notes/x.md', '![x](./x.png)\n')(site);
    },
  ],
  [
    'files of the site that hide',
    file('notes/x.md', '[x](@site/.env) [y](@site/a/../../precious.md)\n'),
  ],
  [
    'script in a note',
    file('notes/x.md', '<script>alert(1)</script>\n\n[x](javascript:alert(1))\n'),
  ],
  ['own output folder as a note', file('notes/dist/x.md', '# x\n')],
  [
    'configuration that throws',
    ({dir}) => writeFiles(dir, {'wuya.config.js': 'throw new Error("no")'}),
  ],
  ['configuration with numbers too big', config('themeConfig: {x: 10n}')],
];

it.each([
  ['80 hostile addresses', addresses, 80],
  ['60 hostile files and contents', [...files, ...contents], 45],
] as const)(
  '%s: a good output or a diagnostic, and nothing outside is touched',
  async (title, all, count) => {
    expect(all.length).toBeGreaterThanOrEqual(count);
    const tally = createTally(title.replace(/^\d+ /, ''));
    const step = Math.round(1 / SHARE);
    for (const [name, put] of all.filter((_, i) => i % step === 0)) {
      const site = createFaultSite(2);
      put(site);
      const around = site.surroundings();
      const {code, text} = await runWuya(['build', site.dir], {timeoutMs: 60_000});
      tally.count(name, [
        ...(code === 0 || code === 1 ? [] : [`it ends with ${code}: ${text.slice(-200)}`]),
        ...(STACK.test(text) ? [`a stack: ${text.slice(-400)}`] : []),
        ...(site.surroundings() === around ? [] : ['something outside was changed']),
        ...(code === 1 && !/[A-Z]+-\d{3}/.test(text) ? ['no diagnostic'] : []),
      ]);
      rmSync(site.root, {recursive: true, force: true});
    }
    expect(tally.report()).toEqual([]);
  },
);
