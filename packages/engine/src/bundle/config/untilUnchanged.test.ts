import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {untilUnchanged} from './untilUnchanged.ts';

/** Reads a file whose text is saved again while it is read, as often as there are texts. */
function readWhileSaved(texts: string[], change = (text: string) => text) {
  const file = join(temporaryFolder(), 'a.ts');
  let count = 0;
  writeFileSync(file, 'first');
  const value = untilUnchanged(() => {
    count++;
    const text = change(readFileSync(file, 'utf8'));
    const next = texts.shift();
    if (next !== undefined) writeFileSync(file, next);
    return {value: text, texts: new Map([[file, text]])};
  });
  return value.then((made) => ({made, count}));
}

it('reads a file once that is not saved meanwhile', async () => {
  expect(await readWhileSaved([])).toEqual({made: 'first', count: 1});
});

it('reads a file again that is saved after it was read', async () => {
  expect(await readWhileSaved(['second', 'third'])).toEqual({made: 'third', count: 3});
});

it('takes a text that a plugin has changed for what it is', async () => {
  const change = (text: string) => `${text} changed`;
  expect(await readWhileSaved([], change)).toEqual({made: 'first changed', count: 2});
  expect(await readWhileSaved(['second'], change)).toEqual({made: 'second changed', count: 3});
});

it('does not go on without end where a file is saved all the time', async () => {
  const texts = Array.from({length: 50}, (_, i) => String(i));
  expect((await readWhileSaved(texts)).count).toBe(5);
});

it('sees no change in a byte order mark, which bundlers leave out', async () => {
  expect((await readWhileSaved(['\uFEFFsecond'], (text) => text.replace('\uFEFF', ''))).count).toBe(
    2,
  );
});
