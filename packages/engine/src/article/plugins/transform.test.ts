import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import type {UnifiedPlugin} from '../../config/schema/unifiedEntry.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {PluginError} from './pluginError.ts';
import {transformTree} from './transform.ts';

const throws = (): never => {
  throw new Error('asked');
};

/** Runs one plugin over a small tree. */
function runOne(transform: (tree: Root, file: {messages: unknown}) => unknown) {
  const tree: Root = {type: 'root', children: [{type: 'thematicBreak'}]};
  const plugin = (() => transform) as unknown as UnifiedPlugin;
  const file = {dir: temporaryFolder(), path: 'a.md', text: '---\n'};
  return transformTree(tree, {name: 'remarkPlugins', entries: [plugin]}, file);
}

it.each<[string, () => unknown, string]>([
  ['nothing', () => Promise.reject(), 'undefined'],
  [
    'null',
    () => {
      throw null;
    },
    'null',
  ],
  [
    'a text',
    () => {
      throw '词';
    },
    '词',
  ],
  [
    'a proxy',
    () => {
      throw new Proxy(new Error('x'), {get: throws, getPrototypeOf: throws});
    },
    'object',
  ],
])('a plugin that throws %s has failed', async (_, transform, message) => {
  const failure: unknown = await runOne(transform).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PluginError);
  expect(failure).toMatchObject({message, plugin: 'plugin'});
});

it('a tree whose nodes throw when they are read is a failure of its plugin', async () => {
  const failing = runOne((tree) => new Proxy(tree, {get: throws}));
  await expect(failing).rejects.toMatchObject({name: 'PluginError'});
});

it('what is no message among the messages of a file is left out', async () => {
  const {messages} = await runOne((_, file) => {
    file.messages = [null, 5, {reason: {toString: throws}}, {reason: '话'}];
  });
  expect(messages.map(({reason}) => reason)).toEqual(['object', '话']);
  expect((await runOne((_, file) => void (file.messages = null))).messages).toEqual([]);
});
