import {expect, it} from 'vitest';
import {rolldown} from 'rolldown';
import {deepSources, endsProcess} from './deepSources.ts';
import {toBundleProblem} from '../make/bundleProblem.ts';

const nested = (depth: number) =>
  `export default () => (\n  ${'<div>'.repeat(depth)}a${'</div>'.repeat(depth)}\n);\n`;
/** Brackets in texts: as many, and none of them nests. */
const faces = `export const faces = [${"':(', ".repeat(4000)}];\n`;

it('tells what ends the process of a bundler from what only looks like it', () => {
  expect(endsProcess(nested(5000), '/site/src/pages/a.tsx')).toBe(true);
  expect(endsProcess(`export default ${'['.repeat(20_000)}`, '/site/a.js')).toBe(true);
  expect(endsProcess(faces, '/site/src/faces.ts')).toBe(false);
  expect(endsProcess('<', '/site/src/wrong.js')).toBe(false);
});

/** Bundles a module of a site; returns what is wrong with it. */
async function bundle(code: string, ends: (code: string, id: string) => boolean) {
  const id = '/site/src/pages/a.tsx';
  const given = {name: 'given', resolveId: (name: string) => name, load: () => code};
  try {
    const build = await rolldown({
      input: id,
      plugins: [given, deepSources(ends) as never],
      external: ['react/jsx-runtime'],
      logLevel: 'silent',
    });
    await build.generate();
    return undefined;
  } catch (error) {
    const [one] = (error as {errors?: readonly unknown[]}).errors ?? [error];
    return toBundleProblem(one, '/site').diagnostics;
  }
}

it('names the file and the place where a component nests too deep', async () => {
  expect(await bundle(nested(5000), () => true)).toMatchObject([
    {
      code: 'BD-001',
      place: {file: 'src/pages/a.tsx', line: 2},
      zh: expect.stringContaining('嵌套太深'),
      en: expect.stringContaining('nests too deep'),
    },
  ]);
});

it('names the place of a chain that is longer than the parser bears', async () => {
  const chain = `export default () => (\n  ${'1 + '.repeat(60_000)}1\n);\n`;
  expect(await bundle(chain, endsProcess)).toMatchObject([
    {code: 'BD-001', place: {file: 'src/pages/a.tsx', line: 2}},
  ]);
});

it('asks of few modules whether they do', async () => {
  const asked: string[] = [];
  const ask = (code: string) => asked.push(code) < 0;
  expect(await bundle(nested(100), ask)).toBeUndefined();
  expect(asked).toEqual([]);
  expect(await bundle(faces, ask)).toBeUndefined();
  expect(asked).toHaveLength(1);
});
