import {expect, it} from 'vitest';
import {build} from '../../build/build.ts';
import {ContentError} from '../../errors/contentError.ts';
import {printProblem, type SiteFiles, writeFiles} from '../../../test/helpers/site.ts';
import {checkNotes, stubBundle} from '../../../test/helpers/stubBundle.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';

const CONFIG = (more = '') =>
  `export default {title: '站', url: 'https://x.example', pages: false, ${more}};\n`;

/** What a check and a build say of a site, which is the same. */
async function problemsOf(files: SiteFiles): Promise<readonly string[]> {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.js': CONFIG(), 'docs/a.md': '# 甲\n', ...files});
  const checked = (await checkNotes(dir)).diagnostics;
  const built = await build({dir, makeBundle: stubBundle}).then(
    ({diagnostics}) => diagnostics,
    (error: unknown) => {
      if (error instanceof ContentError) return error.diagnostics;
      throw error;
    },
  );
  expect(built).toEqual(checked);
  return checked.map((problem) => `${printProblem(problem)} ${problem.en.split(' cannot ')[0]}`);
}

it.each([
  ['docs/b.md', '---\nslug: /index.html\n---\n', ':1:1 index.html and index.html/index.html'],
  ['docs/b.md', '---\nslug: /robots.txt/c\n---\n', ':1:1 robots.txt and robots.txt/c/index.html'],
  ['docs/b.md', '---\nslug: /404.html\n---\n', ':1:1 404.html and 404.html/index.html'],
  ['static/a', 'x', ' a and a/index.html'],
  ['static/assets', 'x', ' assets and assets/*'],
  ['static/routes.json/x', 'x', ' routes.json and routes.json/x'],
  ['static/llms.txt/x', 'x', ' llms.txt and llms.txt/x'],
])('a file where a folder must be is told of by a check too: %s %j', async (file, text, said) => {
  expect(await problemsOf({[file]: text})).toEqual([
    expect.stringMatching(`^error EM-005 [^ ]+${said.replace('*', '\\*')}`),
  ]);
});

it('both files are named', async () => {
  const dir = temporaryFolder();
  const files = {'docs/index.md': '# 甲\n', 'docs/b.md': '---\nslug: /index.html\n---\n'};
  writeFiles(dir, {'wuya.config.js': CONFIG(), ...files});
  const {diagnostics} = await checkNotes(dir);
  expect(diagnostics).toMatchObject([{place: {file: 'docs/index.md'}, alsoIn: ['docs/b.md']}]);
});

it('a static file beside a page of its name is none', async () => {
  expect(await problemsOf({'static/a.html': 'x', 'static/a/x.png': 'x'})).toEqual([]);
});

it('what a page of another language would replace is named', async () => {
  const i18n = "i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']}";
  expect(
    await problemsOf({
      'wuya.config.js': CONFIG(i18n),
      'docs/en/a.md': '# 另一个甲\n',
      'docs/en/b.md': '# 乙\n',
      'static/en/a/index.html': 'x',
    }),
  ).toEqual([
    'warning RT-030 docs/en/a.md:1:1 The address /en/a/ is also that of docs/a.md.',
    'error RT-031 static/en/a/index.html The static file static/en/a/index.html would overwrite the page /en/a/.',
  ]);
});
