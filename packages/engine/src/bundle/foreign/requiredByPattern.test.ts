import {expect, it} from 'vitest';
import {rewriteForeignCode} from './foreignCode.ts';

const rewrite = (code: string) => rewriteForeignCode(code, 'jsx', () => false);

it.each([
  [
    'require(`./a/${name}.json`)',
    '__require(import.meta.glob("./a/**/*.json", {eager: true}), "./a/" + (name) + ".json")',
  ],
  [
    'require(`!!raw-loader?esModule=false!./${name}`)',
    '__require(import.meta.glob("./**/*", {eager: true, query: \'?raw\', import: \'default\'}), "./" + (name), true)',
  ],
  [
    "require('!!raw-loader!@site/src/a/' + name)",
    '__require(import.meta.glob("/src/a/**/*", {eager: true, query: \'?raw\'}), "/src/a/" + (name), true)',
  ],
])('takes one of the files that %s leaves open', (call, written) => {
  expect(rewrite(`const a = (name) => ${call};`)).toContain(written);
});

it.each(['require(`./${name}`)', 'require(`!!raw-loader!@site/${name}`)'])(
  'embeds no whole site for %s',
  (call) => {
    expect(rewrite(`const a = (name) => ${call};`)).toBeUndefined();
  },
);
