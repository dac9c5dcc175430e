import {describe, expect, it} from 'vitest';
import {createVault} from './vault.ts';

const vaultOf = (...paths: string[]) => createVault(paths.map((path) => ({path})));

describe('a name in a vault', () => {
  it('is that of a file, without its extension and its case', () => {
    const vault = vaultOf('a/闭包.md', 'b/Promise.mdx', 'c/图 片.png');
    expect(vault.find('闭包', 'x.md')?.path).toBe('a/闭包.md');
    expect(vault.find('闭包.md', 'x.md')?.path).toBe('a/闭包.md');
    expect(vault.find('promise', 'x.md')?.path).toBe('b/Promise.mdx');
    expect(vault.find('图 片.png', 'x.md')?.path).toBe('c/图 片.png');
    expect(vault.find('图 片', 'x.md')).toBeUndefined();
  });

  it('is the end of a path, or a whole one from the root or from the note', () => {
    const vault = createVault([{path: 'notes/a/x.md'}, {path: 'notes/b/x.md'}], 'notes');
    expect(vault.find('b/x', 'notes/c/n.md')).toEqual({path: 'notes/b/x.md', others: []});
    expect(vault.find('/b/x', 'notes/a/n.md')?.path).toBe('notes/b/x.md');
    expect(vault.find('../b/x', 'notes/a/n.md')?.path).toBe('notes/b/x.md');
    expect(vault.find('./x', 'notes/a/n.md')?.path).toBe('notes/a/x.md');
    expect(vault.find('../../../notes/b/x', 'notes/a/n.md')?.path).toBe('notes/b/x.md');
    expect(vault.find('./b/x', 'notes/a/n.md')).toBeUndefined();
    expect(vault.find('/x', 'notes/a/n.md')).toBeUndefined();
  });

  it('means the file at the root, then beside the note, then below its folder, then the shortest path', () => {
    const root = createVault([{path: 'notes/x.md'}, {path: 'notes/a/x.md'}], 'notes');
    expect(root.find('x', 'notes/a/n.md')).toEqual({path: 'notes/x.md', others: []});
    const vault = vaultOf('a/x.md', 'a/deep/x.md', 'b/c/x.md', 'b/long/x.md');
    expect(vault.find('x', 'a/n.md')).toEqual({path: 'a/x.md', others: []});
    expect(vault.find('x', 'z/n.md')).toEqual({
      path: 'a/x.md',
      others: ['b/c/x.md', 'a/deep/x.md', 'b/long/x.md'],
    });
    expect(vault.find('x', 'b/n.md')).toEqual({path: 'b/c/x.md', others: ['b/long/x.md']});
  });

  it('may be a title or an alias, whatever its spaces, width and order number', () => {
    const vault = createVault([
      {path: 'a/event-loop.md', names: ['Promise 与事件循环', '事件循环']},
      {path: '02-闭包.md', names: ['闭包与作用域']},
      {path: '事件循环.md'},
    ]);
    expect(vault.find('Promise与事件循环', 'x.md')?.path).toBe('a/event-loop.md');
    expect(vault.find('ｐromise 与事件循环', 'x.md')?.path).toBe('a/event-loop.md');
    expect(vault.find('闭包', 'x.md')?.path).toBe('02-闭包.md');
    expect(vault.find('闭包与作用域', 'x.md')?.path).toBe('02-闭包.md');
    expect(vault.find('事件循环', 'x.md')?.path).toBe('事件循环.md');
  });

  it('that leads nowhere has a nearest one', () => {
    const vault = createVault([{path: 'a/闭包与作用域.md', names: ['作用域链']}]);
    expect(vault.find('闭包和作用域', 'x.md')).toBeUndefined();
    expect(vault.nearest('闭包和作用域')).toBe('闭包与作用域');
    expect(vault.nearest('作用域')).toBe('作用域链');
    expect(vault.nearest('完全不同的名字')).toBeUndefined();
  });
});
