import type {ComponentType, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {absent} from './absent.tsx';

/** `import {motion} from 'framer-motion'` of a package that is not installed. */
const motion = absent as Readonly<
  Record<string, ComponentType<{readonly children?: ReactNode; readonly layout?: boolean}>>
>;

it('shows what is inside a component that is a part of a missing value', () => {
  const Div = motion['div']!;
  const page = renderToStaticMarkup(
    <main>
      <Div layout>
        <p>text</p>
        {'more'}
      </Div>
    </main>,
  );
  expect(page).toBe('<main><p>text</p>more</main>');
});

it('shows nothing where there is nothing inside, or a function', () => {
  const Div = motion['div']!;
  expect(renderToStaticMarkup(<Div layout />)).toBe('');
  expect(renderToStaticMarkup(<Div>{(() => 'a') as unknown as ReactNode}</Div>)).toBe('');
  const call = absent as (props: object) => unknown;
  expect(call({children: () => 'a'})).toBe(absent);
});

it('says nothing where it is called as a function', () => {
  expect((absent as (options: object) => unknown)({from: 1})).toBe(absent);
});
