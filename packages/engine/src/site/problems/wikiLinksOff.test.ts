import {expect, it, onTestFinished} from 'vitest';
import {printProblem, writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {readBodySigns} from '../../content/source/bodySigns.ts';
import {openSite} from '../site.ts';

async function problemsOf(note: string, config = ''): Promise<string[]> {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js': `export default {title: 'x', url: 'https://x.example', ${config}};`,
    'docs/a.md': `---\ntitle: 甲\n---\n\n${note}\n`,
    'docs/js/b.md': '---\naliases: [别名]\n---\n\n# 乙\n',
  });
  const site = await openSite(dir, {isProduction: true});
  onTestFinished(() => site.close());
  return (await site.problems())!
    .filter(({code}) => code === 'LN-061')
    .map((problem) => `${printProblem(problem)} ${problem.en}`);
}

it.each([
  ['见 [[b]]。', '[[b]]', 3],
  ['见 [[乙]]。', '[[乙]]', 3],
  ['[[别名|字]]', '[[别名|字]]', 1],
  ['[[js/b#节]]', '[[js/b#节]]', 1],
  ['![[图.png]]', '![[图.png]]', 1],
  ['`[[b]]` [[b]]', '[[b]]', 9],
])('names the first link to a note where such links are off: %s', async (note, written, column) => {
  expect(await problemsOf(note)).toEqual([
    `warning LN-061 docs/a.md:5:${column} ${written} is shown as it is written: markdown.wikiLinks is off.`,
  ]);
});

it('counts the others', async () => {
  expect(await problemsOf('[[b]] [[b]]\n\n[[乙]]')).toEqual([
    'warning LN-061 docs/a.md:5:1 [[b]] and 2 more like it are shown as they are written: markdown.wikiLinks is off.',
  ]);
});

it.each([
  'if [[ -f b ]]; then',
  '`[[b]]`',
  '```\n[[b]]\n```',
  '\\[[b]]',
  '[[b]](./js/b.md)',
  '[[没有这一篇]]',
  '[[1, 2], [3]]',
])('says nothing of %j', async (note) => {
  expect(await problemsOf(note)).toEqual([]);
});

it.each([
  'markdown: {wikiLinks: true}',
  'markdown: {remarkPlugins: [() => () => undefined]}',
  "docs: {path: 'docs', rehypePlugins: [() => () => undefined]}",
  "markdown: {mdastPlugins: [{name: 'x'}]}",
])('says nothing where they are links, or a plugin may make them ones: %s', async (config) => {
  expect(await problemsOf('[[b]]', config)).toEqual([]);
});

it.each(['```sh\nif [[ -f b ]]; then\n```', '`[[b]]`', '[[1]](./js/b.md)'])(
  'reads no text again for brackets that are no such links: %j',
  (note) => {
    expect(readBodySigns(note).wikiLinks).toBe(false);
  },
);
