import {expect, it} from 'vitest';
import {buildIndex} from './mergeIndex.ts';
import {toPointer} from './pointer.ts';
import {toPages} from './testing/site.ts';

it('names the meta file and carries its bytes', () => {
  const index = buildIndex(toPages([{title: '闭包'}]));
  const {meta, content} = JSON.parse(toPointer(index)) as {meta: string; content: string};
  expect(meta).toBe(index.metaName);
  expect(Uint8Array.from(atob(content), (char) => char.charCodeAt(0))).toEqual(index.files.get(meta));
});
