import {mkdirSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {spawnSync} from 'node:child_process';
import {beforeAll, describe, expect, it} from 'vitest';
import {readArguments} from '../../packages/engine/src/cli/commandLine/arguments.ts';
import {COMMANDS} from '../../packages/engine/src/cli/commands.ts';
import {resolveConfig} from '../../packages/engine/src/config/siteConfig.ts';
import {writeFiles} from '../../packages/engine/test/helpers/site.ts';
import {sharedFolder} from '../../packages/engine/test/helpers/temporary.ts';
import {type Fence, MANUAL, readAllFences, readFences, readPages, toConfig} from './pages.ts';

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
      // The samples are the project's own.
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

/** What is in code whose words may be in another language: texts between quotes, and all else without comments and texts of JSX. */
function toParts(code: string): {readonly texts: readonly string[]; readonly rest: string} {
  const plain = code.replace(/(?<=^|[\s{])(?:\/\/|#) .*$|\/\*.*?\*\//gm, '');
  const texts = [...plain.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, one, two]) => one ?? two!);
  const rest = plain
    .replace(/'[^'\n]*'|"[^"\n]*"/g, "''")
    .replace(/(?<=>)[^<>{}=;]+(?=[<{])|(?<=\})[^<>{}=;]+(?=<)/g, '')
    .replace(/[\p{L}\d-]*\p{Script=Han}[\p{L}\d-]*|\s+|,(?=\s*[\])}])/gu, '');
  return {texts, rest};
}

/** Samples whose values belong to a language or a country: words of a search, a licence, names to fill in. */
const OF_A_COUNTRY = /掘金|beian\.miit|用户名/;

it('samples of code are the same in both languages but for their words', () => {
  const pages = readPages();
  const isCode = ({language, title = ''}: Fence) =>
    ['ts', 'tsx', 'json', 'sh', 'toml', 'css'].includes(language) && !title.startsWith('i18n/');
  const others: string[] = [];
  let count = 0;
  for (const [path, text] of pages) {
    // Each has its own language as the default.
    if (!path.startsWith('docs/') || path.endsWith('/04-languages.md')) continue;
    const [chinese, english] = [
      readFences(path, text),
      readFences(path, pages.get(`i18n/en/${path}`)!),
    ].map((all) => all.filter(isCode));
    expect([path, english!.map(({title}) => title)]).toEqual([
      path,
      chinese!.map(({title}) => title),
    ]);
    for (const [i, fence] of chinese!.entries()) {
      const [zh, en] = [fence, english![i]!].map((one) =>
        toParts(one.text.replaceAll('zh-CN', 'en')),
      ) as [ReturnType<typeof toParts>, ReturnType<typeof toParts>];
      const isName = (_: string, at: number) => !/[\u3400-\u9fff。，：]/.test(zh.texts[at] ?? '');
      const [own, same] = [en, zh].map(({rest, texts}) => `${rest} ${texts.filter(isName)}`);
      if (own !== same && !OF_A_COUNTRY.test(fence.text)) others.push(`${path}: ${own} | ${same}`);
      count++;
    }
  }
  expect(others).toEqual([]);
  expect(count).toBeGreaterThan(100);
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
