import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {transformWithOxc} from 'vite';
import {describe, expect, inject, test} from 'vitest';
import {TARGETS} from '../packages/engine/src/bundle/modules/targets.ts';

/** Vite's own reader of styles; nothing else in the workspace depends on it. */
const {transform} = createRequire(fileURLToPath(import.meta.resolve('vite')))(
  'lightningcss',
) as typeof import('lightningcss');

const {dist} = inject('site');
const assets = join(dist, 'assets');
const read = (kind: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(kind))
    .map((name) => ({name, text: readFileSync(join(assets, name), 'utf8')}));
const inline = [
  ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g),
].map(([, text], at) => ({name: `inline${at}.js`, text: text!}));
const scripts = [...read('.js'), ...inline];
const sheets = read('.css');

/** Code of the client that this site has no use for, as it is written: the worker, and pages on a disk. */
const others = ['offline', 'portable'].flatMap((folder) => {
  const dir = fileURLToPath(new URL(`../packages/client/src/${folder}`, import.meta.url));
  return readdirSync(dir)
    .filter((name) => !name.includes('.test.'))
    .map((name) => ({name, text: readFileSync(join(dir, name), 'utf8')}));
});

/** Lowering the syntax of a script for what it was built for leaves it as it is. */
async function isWrittenFor(target: readonly string[], name: string, text: string) {
  const write = async (to: string | string[]) =>
    (await transformWithOxc(text, name, {target: to, sourcemap: false})).code;
  return (await write([...target])) === (await write('esnext'));
}

/** Methods that the oldest of the targets lacks (browser-compat-data 8.1.9); `?.(` asks first. */
const NEWER = [
  'canParse',
  'checkVisibility',
  'fromAsync',
  'groupBy',
  'toReversed',
  'toSorted',
  'toSpliced',
  'withResolvers',
];

describe('what the build writes', () => {
  test('the check knows newer syntax, and the targets are not above the design', async () => {
    expect(scripts.length).toBeGreaterThan(10);
    expect(inline.length).toBeGreaterThan(0);
    expect(await isWrittenFor(TARGETS, 'a.js', 'class A { static { this.a = 1; } }')).toBe(false);
    expect(await isWrittenFor(TARGETS, 'a.js', 'export const a = {}?.b ?? 1;')).toBe(true);
    expect(TARGETS).toContain('ios15.4');
  });

  test('has no script with syntax newer than the targets; inline ones are as old as they come', async () => {
    for (const {name, text} of scripts)
      expect(await isWrittenFor(TARGETS, name, text), name).toBe(true);
    for (const {name, text} of inline)
      expect(await isWrittenFor(['es2015'], name, text), name).toBe(true);
  });

  test('has no lookbehind, nor a method that the oldest target lacks', () => {
    const newer = new RegExp(String.raw`\(\?<[=!]|\.(?:${NEWER.join('|')})\(`, 'g');
    expect('a.toSorted()'.match(newer)).not.toBeNull();
    expect(others.length).toBeGreaterThan(6);
    for (const {name, text} of [...scripts, ...others]) expect(text.match(newer), name).toBeNull();
  });

  test('has no style that the oldest target cannot read: nesting, newer colours, ranges of widths', () => {
    const nested: string[] = [];
    const findNested = (filename: string, text: string) =>
      transform({
        filename,
        code: Buffer.from(text),
        visitor: {
          Rule: {
            style({value: {rules, selectors}}) {
              if (rules && rules.length > 0)
                nested.push(`${filename}: ${JSON.stringify(selectors)}`);
            },
          },
        },
      });
    findNested('a.css', 'a { b & { color: red } }');
    expect(nested).toHaveLength(1);
    nested.length = 0;
    expect(sheets.length).toBeGreaterThan(3);
    for (const {name, text} of sheets) {
      findNested(name, text);
      const newer =
        /@media[^{]*[<>]|@container|@scope|(?:light-dark|color-mix|oklch|oklab|lch|lab)\(/g;
      expect(text.match(newer), name).toBeNull();
    }
    expect(nested).toEqual([]);
  });
});
