import {expect, it, vi} from 'vitest';
import type {Text} from '../base/context.tsx';
import {type ArticleEvent, handleArticleClick} from './clicks.ts';

/** A press on an element that is, or is in, what these selectors name. */
function press(...selectors: readonly string[]): ArticleEvent & {preventDefault: () => void} {
  const target = {
    closest: (wanted: string) =>
      wanted.split(',').some((one) => selectors.includes(one.trim())) ? {} : null,
  };
  return {
    target: target as unknown as Element,
    clientX: 0,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    preventDefault: vi.fn<() => void>(),
  };
}

it('leaves a press on the sign of a heading to the browser: nothing is copied', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  const event = press('.hash', 'a');
  handleArticleClick(event, Object.assign((id: string) => id, {rich: () => []}) as unknown as Text);
  expect(writeText).not.toHaveBeenCalled();
  expect(event.preventDefault).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
