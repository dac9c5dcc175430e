import {expect, it} from 'vitest';
import {takeDrawnHead} from './drawnHead.ts';

it('takes title and facts out of what components render, and leaves all else', () => {
  const pictures = '<link rel="preload" as="image" href="/a.png"/>';
  const description = '<meta name="description" content="甲 &gt; 乙"/>';
  const card = '<meta property="og:title" content="丙"/>';
  const rest = '<div><title>图</title><meta name="robots" content="none"/></div>';
  const {title, metas, body} = takeDrawnHead(
    `${pictures}<title>甲 &amp; 乙</title>${description}<meta charset="utf-8"/>${card}${rest}`,
  );
  expect(title).toBe('甲 &amp; 乙');
  expect([...metas]).toEqual([
    ['description', description],
    ['og:title', card],
  ]);
  expect(body).toBe(`${pictures}<meta charset="utf-8"/>${rest}`);
  expect(takeDrawnHead(rest)).toEqual({metas: new Map(), body: rest});
});
