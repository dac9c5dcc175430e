import {expect, it, vi} from 'vitest';
import {announce} from './announce.ts';

it('speaks in the region of the page, not in an element of a note with its id', () => {
  vi.useFakeTimers();
  const [ofNote, region] = [{textContent: '甲'}, {textContent: ''}];
  vi.stubGlobal('document', {
    querySelectorAll: () => [ofNote, region],
    getElementById: () => ofNote,
  });
  try {
    announce('已复制');
    vi.runAllTimers();
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
  expect([ofNote.textContent, region.textContent]).toEqual(['甲', '已复制']);
});
