import {expect, it} from 'vitest';
import {readPostName} from './postName.ts';

it.each([
  ['2024-01-02-x.md', '2024-01-02', '/2024/01/02/x', 'x'],
  ['2024/01/02/x.md', '2024-01-02', '/2024/01/02/x', 'x'],
  ['2024/01/02-x.md', '2024-01-02', '/2024/01/02/x', 'x'],
  ['2024-1-2-x.md', '2024-01-02', '/2024/1/2/x', 'x'],
  ['2024/1-2-x.md', '2024-01-02', '/2024/1/2/x', 'x'],
  ['2024-01-02/index.md', '2024-01-02', '/2024/01/02/', '2024-01-02'],
  ['2024-01-02-x/index.md', '2024-01-02', '/2024/01/02/x', 'x'],
  ['杂记/2024-01-02-读书.md', '2024-01-02', '/2024/01/02/杂记/读书', '读书'],
  ['2024-01-02-x/a.md', '2024-01-02', '/2024/01/02/x/a', 'a'],
  ['2024-01-02-x/a/b/index.md', '2024-01-02', '/2024/01/02/x/a/b', 'b'],
  ['2023/2024-01-02-x.md', '2024-01-02', '/2024/01/02/2023/x', 'x'],
  ['x.md', undefined, '/x', 'x'],
  ['a/x/index.md', undefined, '/a/x', 'x'],
  // The address of the blog itself is that of its list.
  ['index.md', undefined, '/index', 'index'],
  ['2024-13-45-x.md', undefined, '/2024-13-45-x', '2024-13-45-x'],
])('B2 reads the date and the address of %s', (path, date, slug, text) => {
  expect(readPostName(path)).toEqual({...(date && {date}), slug, text});
});
