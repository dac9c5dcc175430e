import {unified} from 'unified';
import type {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {PluginError} from './pluginError.ts';
import {attachPlugins} from './unifiedPlugin.ts';
import type {UnifiedEntry, UnifiedPlugin} from '../../config/schema/unifiedEntry.ts';
import {transformTree} from './transform.ts';

const plugin = (
  run: (
    this: {data(): Record<string, unknown>; use(entry: unknown, ...options: unknown[]): unknown},
    ...options: unknown[]
  ) => unknown,
): UnifiedPlugin => run as unknown as UnifiedPlugin;

async function typeAfter(...entries: UnifiedEntry[]): Promise<string> {
  return (
    await transformTree(
      {type: 'root'},
      {name: 'remarkPlugins', entries},
      {
        dir: '/site',
        path: 'notes/a.md',
        text: '',
      },
    )
  ).tree.type;
}

/** Adds a word to the type of the root. */
const add = plugin((word = 'x') => (tree: {type: string}) => ({
  type: `${tree.type} ${String(word)}`,
}));
const addInPlace = plugin((word) => (tree: {type: string}) => {
  tree.type += ` ${String(word)}`;
});

describe('plugins of unified', () => {
  it.each<[string, readonly UnifiedEntry[], string]>([
    ['alone', [add], 'root x'],
    ['with options', [[add, 'a']], 'root a'],
    [
      'one after the other',
      [
        [add, 'a'],
        [addInPlace, 'b'],
      ],
      'root a b',
    ],
    [
      'twice: the last options count, where it stood first',
      [
        [add, 'a'],
        [addInPlace, 'b'],
        [add, 'c'],
      ],
      'root c b',
    ],
    ['switched off', [[add, false], null, false, undefined], 'root'],
    ['of a preset', [{plugins: [[add, 'a']]}], 'root a'],
    ['added by another', [plugin(function addOther() { this.use(add, 'a'); })], 'root a'], // prettier-ignore
    [
      'that answer later',
      [plugin(() => async (tree: {type: string}) => ({type: `${tree.type} late`}))],
      'root late',
    ],
    [
      'that call what they get',
      [
        plugin(
          () => (_tree: unknown, _file: unknown, next: (error: null, tree: unknown) => void) =>
            next(null, {type: 'called'}),
        ),
      ],
      'called',
    ],
    ['that only set data', [plugin(function setData() { this.data()['settings'] = {}; })], 'root'], // prettier-ignore
  ])('run %s', async (_, entries, expected) => {
    expect(await typeAfter(...entries)).toBe(expected);
  });

  it.each<[string, UnifiedEntry]>([
    ['throws when it is called', plugin(function broken() { throw new Error('砰'); })], // prettier-ignore
    ['throws at a tree', plugin(function broken() { return () => { throw new Error('砰'); }; })], // prettier-ignore
    ['returns an error', plugin(function broken() { return () => new Error('砰'); })], // prettier-ignore
    ['hands an error on', plugin(function broken() { return (_tree: unknown, _file: unknown, next: (error: Error) => void) => next(new Error('砰')); })], // prettier-ignore
  ])('are named when one %s', async (_, entry) => {
    const error: unknown = await typeAfter(entry).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(PluginError);
    expect(error).toMatchObject({plugin: 'broken', message: '砰'});
  });

  it('know the file, and what they say of it has its place', async () => {
    const {messages} = await transformTree(
      {type: 'root'},
      {name: 'remarkPlugins', entries: [plugin(function speaker() { return (_tree: unknown, file: {path: string; message(reason: string, place: unknown): void}) => { file.message(file.path, {line: 3, column: 4}); }; })]}, // prettier-ignore
      {dir: '/site', path: 'notes/a.md', text: ''},
    );
    expect(messages).toEqual([
      {plugin: 'speaker', reason: '/site/notes/a.md', place: {line: 3, column: 4}},
    ]);
  });

  it('have a processor of unified as their `this`', () => {
    const seen: unknown[] = [];
    const look = plugin(function look() { seen.push(this); }); // prettier-ignore
    const {processor} = attachPlugins([look], 'remarkPlugins');
    expect(seen).toEqual([processor]);
    expect(Object.getPrototypeOf(seen[0])).toBe(Object.getPrototypeOf(unified()));
  });

  it('of a preset get its settings', () => {
    let settings: unknown;
    const look = plugin(function look() { settings = this.data()['settings']; }); // prettier-ignore
    attachPlugins([{plugins: [look], settings: {bullet: '-'}} as UnifiedEntry], 'remarkPlugins');
    expect(settings).toEqual({bullet: '-'});
  });

  it('say which of them wrote a message and which failed, also those that others added', async () => {
    const second = plugin(function second() { return (_tree: unknown, file: VFile) => { file.message('乙'); }; }); // prettier-ignore
    const first = plugin(function first() { this.use(second); return (_tree: unknown, file: VFile) => { file.message('甲'); }; }); // prettier-ignore
    const file = {dir: '/site', path: 'notes/a.md', text: ''};
    const {messages} = await transformTree(
      {type: 'root'},
      {name: 'remarkPlugins', entries: [first]},
      file,
    );
    expect(messages.map((message) => [message.plugin, message.reason])).toEqual([
      ['first', '甲'],
      ['second', '乙'],
    ]);
  });

  it('that bring syntax for another parser are found', () => {
    const remarkSyntax = plugin(function remarkSyntax() {
      const data = this.data();
      data['micromarkExtensions'] = [{}];
    });
    expect(attachPlugins([add, remarkSyntax], 'remarkPlugins').extending).toEqual(['remarkSyntax']);
  });
});
