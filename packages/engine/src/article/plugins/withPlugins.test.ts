import {expect, it} from 'vitest';
import type {PluginInput} from './runPlugins.ts';
import {parseWith, transformWith} from './withPlugins.ts';

/** What asks nothing but for its plugins: whatever runs them would fail. */
const laneWith = (plugins: Partial<PluginInput['plugins']>): PluginInput =>
  ({
    plugins: {mdast: [], remark: [], hast: [], rehype: [], key: '', dir: '/site', ...plugins},
  }) as never;

// That nothing of what runs them is loaded without them is a rule of the code (test/rules).
it('makes no tree without plugins, nor after HTML is read without those of rehype', async () => {
  const untouched = {root: undefined, diagnostics: []};
  const root = {type: 'root' as const, children: []};
  expect(await parseWith(undefined)).toEqual(untouched);
  expect(await transformWith(root, undefined)).toEqual(untouched);
  expect(await transformWith(root, laneWith({remark: [() => undefined]}))).toEqual(untouched);
});
