import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {themeComponents} from './themeComponents.tsx';

it('has what renders elements of Markdown by name, and copies none of it', () => {
  const {h2, li} = themeComponents as Readonly<Record<string, ComponentType<{children: string}>>>;
  const heading = createElement(h2!, undefined, 'A');
  const item = createElement(li!, undefined, 'b');
  expect(renderToStaticMarkup(createElement('ul', undefined, heading, item))).toBe(
    '<ul><h2>A</h2><li>b</li></ul>',
  );
  expect({...themeComponents}).toEqual({});
});
