import {mkdirSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {spawnSync} from 'node:child_process';
import {beforeAll, describe, expect, it} from 'vitest';
import {readArguments} from '../../packages/engine/src/cli/arguments.ts';
import {COMMANDS} from '../../packages/engine/src/cli/commands.ts';
import {resolveConfig} from '../../packages/engine/src/config/siteConfig.ts';
import {writeFiles} from '../../packages/engine/test/helpers/site.ts';
import {sharedFolder} from '../../packages/engine/test/helpers/temporary.ts';
import {type Fence, MANUAL, readAllFences, readPages, toConfig} from './pages.ts';

const fences = readAllFences();
const configs = fences.filter(({title}) => title === 'wuya.config.ts');
const nameOf = ({page}: Fence) => page;

describe('configurations', () => {
  it.each(configs.map((fence) => ({name: nameOf(fence), fence})))(
    '$name is read without a problem',
    ({fence}) => {
      const body = toConfig(fence)
        .replace(/^import .*\n/gm, '')
        .replace(/: \{children: unknown\[\]\}/, '')
        .replace('export default defineConfig(', 'return (');
      // oxlint-disable-next-line no-implied-eval -- the samples are the project's own
      const config: unknown = new Function(body)();
      const {problems} = resolveConfig(config);
      expect(problems).toEqual([]);
    },
  );
});

it('every sample of TypeScript passes the type checker', () => {
  const dir = sharedTypes;
  const samples = fences.filter(
    ({language, title}) => ['ts', 'tsx'].includes(language) && title !== undefined,
  );
  const files: Record<string, string> = {};
  for (const [i, fence] of samples.entries()) {
    const isEnglish = fence.page.startsWith('i18n/');
    const path =
      fence.title === 'wuya.config.ts'
        ? `configs/c${i}.ts`
        : `${isEnglish ? 'en' : 'zh'}/${fence.title}`;
    files[path] = fence.title === 'wuya.config.ts' ? toConfig(fence) : fence.text;
  }
  // Modules that the page on components lists as ones to import from.
  const listed = [
    ...readPages()
      .get('docs/guide/09-pages.md')!
      .matchAll(/^\| `(@wuya\/[^`]+)` \|/gm),
  ].map(([, name]) => name!.replace(/<[^>]+>/, 'Footer'));
  expect(listed).toContain('@wuya/theme/mdx');
  files['listed.ts'] = listed
    .map((name, i) => `export type * as Listed${i} from '${name}';\n`)
    .join('');
  writeFiles(dir, files);
  const {stdout} = spawnSync(
    process.execPath,
    [join(MANUAL, '../node_modules/typescript/bin/tsc'), '-p', dir],
    {encoding: 'utf8', cwd: dir},
  );
  expect(stdout).toBe('');
  expect(samples.length).toBeGreaterThan(50);
});
const sharedTypes = sharedFolder();
beforeAll(() => {
  mkdirSync(join(sharedTypes, 'node_modules'), {recursive: true});
  for (const name of ['@wuya', '@types', 'react', 'react-dom'])
    symlinkSync(join(MANUAL, '../node_modules', name), join(sharedTypes, 'node_modules', name));
  writeFiles(sharedTypes, {
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        types: [],
      },
    }),
  });
});

/** Lines of the shell blocks that run `wuya`, without `npx` and what is before it. */
const wuyaLines = fences
  .filter(({language}) => language === 'sh')
  .flatMap(({page, text}) =>
    text.split('\n').flatMap((line) => {
      const command = /(?:^|\s)wuya (.+)$/.exec(line.replace(/\s+#.*$/, ''))?.[1];
      return command === undefined || /^[\w@]*\/|^my-/.test(command) ? [] : [{page, command}];
    }),
  );

it('every wuya command of the pages exists, with its options', async () => {
  expect(wuyaLines.length).toBeGreaterThan(30);
  for (const {page, command} of wuyaLines) {
    const words = command.match(/"[^"]*"|\S+/g)!.map((word) => word.replace(/^"|"$/g, ''));
    const name = [words.slice(0, 2).join(' '), words[0]!].find((known) =>
      Object.hasOwn(COMMANDS, known),
    );
    expect([page, command, name]).not.toContain(undefined);
    const {options, operandCount = 0, hasOptionalOperands} = await COMMANDS[name!]!();
    const {positionals} = readArguments(words.slice(name!.split(' ').length), options);
    expect(positionals.length, `${page}: ${command}`).toBeGreaterThanOrEqual(
      hasOptionalOperands ? 0 : operandCount,
    );
  }
});

it('what is beside a sample is the sample', () => {
  let count = 0;
  for (const [page, text] of readPages())
    for (const [, , source, result] of text.matchAll(
      /<div class="pair">\n\n(`{3,})md\n([^]*?)^\1\n\n<div>\n\n([^]*?)\n<\/div>\n<\/div>/gm,
    )) {
      count++;
      expect([page, result]).toEqual([page, source]);
    }
  expect(count).toBeGreaterThan(19);
});

it('both languages have the same pages, the same sections and as many samples', () => {
  const pages = readPages();
  const outline = (text: string) =>
    [
      ...text
        .replace(/^(`{3,})[^]*?^\1$/gm, (block) => block.split('\n')[0]!.replace(/ .*/, ''))
        .matchAll(/^`{3,}\w*|\{#[^}]+\}$/gm),
    ].map(([one]) => one);
  for (const [path, text] of pages) {
    if (path.startsWith('i18n/')) continue;
    const english = pages.get(`i18n/en/${path}`);
    expect([path, english === undefined]).toEqual([path, false]);
    expect([path, ...outline(english!)]).toEqual([path, ...outline(text)]);
  }
  expect([...pages.keys()].filter((path) => !path.startsWith('i18n/')).length * 2).toBe(pages.size);
});
