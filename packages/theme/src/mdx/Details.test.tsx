import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Details} from './Details.tsx';

it('puts words into the line that is always shown, and takes an element in its place', () => {
  expect(renderToStaticMarkup(<Details summary="题">文</Details>)).toBe(
    '<details><summary>题</summary>文</details>',
  );
  const own = <summary className="mine">题</summary>;
  expect(
    renderToStaticMarkup(
      <Details summary={own} id="a" data-mark="b" open>
        文
      </Details>,
    ),
  ).toBe('<details id="a" data-mark="b" open=""><summary class="mine">题</summary>文</details>');
});
