import {describe, expect, it} from 'vitest';
import {hashOf} from '../../cache/hash.ts';
import {createContentBytes, SHARED_UNITS} from './contentBytes.ts';

describe('the bytes of a content', () => {
  it.each([
    ['nothing', ''],
    ['Chinese and an emoji', '闭包 closure 😀'],
    ['half a pair of surrogates', 'a\ud83d b'],
    ['a text for the whole shared buffer', '字'.repeat(SHARED_UNITS)],
    ['a text beyond the shared buffer', `${'字'.repeat(SHARED_UNITS)}a`],
  ])('are those of Node, and so is their hash: %s', (_, text) => {
    const {bytes, hash} = createContentBytes()(text);
    expect(Buffer.from(text).equals(bytes)).toBe(true);
    expect(hash()).toBe(hashOf(text));
  });

  it('are the given ones where they are bytes already', () => {
    const given = Uint8Array.of(0, 255);
    const {bytes, hash} = createContentBytes()(given);
    expect(bytes).toBe(given);
    expect(hash()).toBe(hashOf(given));
  });

  it('have nothing of a longer text before them', () => {
    const read = createContentBytes();
    read('a long text');
    expect(Buffer.from(read('short').bytes).toString()).toBe('short');
  });
});
