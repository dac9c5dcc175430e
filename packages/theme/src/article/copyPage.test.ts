import {afterEach, expect, it, vi} from 'vitest';
import type {Text} from '../base/context.tsx';
import {copyPage} from './copyPage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Presses the link that copies a page; says what it showed, where it led, and what was spoken. */
async function press(page: () => Promise<Response>, writeText: (text: string) => Promise<void>) {
  vi.useFakeTimers();
  const region = {textContent: ''};
  const assign = vi.fn<(href: string) => void>();
  vi.stubGlobal('fetch', page);
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  vi.stubGlobal('location', {assign});
  vi.stubGlobal('document', {querySelectorAll: () => [region]});
  const link = {href: '/a/index.md', textContent: '复制为 Markdown'} as HTMLAnchorElement;
  await copyPage(link, Object.assign((id: string) => id, {rich: () => []}) as unknown as Text);
  const shown = link.textContent;
  vi.advanceTimersByTime(50);
  const spoken = region.textContent;
  vi.advanceTimersByTime(5000);
  expect(link.textContent).toBe('复制为 Markdown');
  return {shown, spoken, ledTo: assign.mock.calls.flat()};
}

it('copies the text of the page, shows and says so for a while', async () => {
  const copied: string[] = [];
  expect(
    await press(
      async () => new Response('# 题'),
      async (text) => void copied.push(text),
    ),
  ).toEqual({shown: 'theme.CodeBlock.copied', spoken: 'site.copy.success', ledTo: []});
  expect(copied).toEqual(['# 题']);
});

it.each([
  ['the network', () => Promise.reject(new TypeError('offline')), async () => undefined],
  ['the page', async () => new Response('', {status: 404}), async () => undefined],
  ['the clipboard', async () => new Response('# 题'), () => Promise.reject(new Error('denied'))],
])('leads to the text where %s fails, and throws nothing', async (_, page, writeText) => {
  expect((await press(page, writeText)).ledTo).toEqual(['/a/index.md']);
});
