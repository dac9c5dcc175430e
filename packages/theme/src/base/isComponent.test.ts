import {forwardRef, memo} from 'react';
import {expect, it} from 'vitest';
import {withConfig} from '../mdx/siteConfig.tsx';
import {withPage} from '../pages/OwnPage.tsx';
import {isComponent} from './isComponent.ts';

const None = () => null;

it.each([None, memo(None), forwardRef(None)])('takes %o', (value) => {
  expect(isComponent(value)).toBe(true);
});

it.each([undefined, null, {}, {page: {}}, 'div', 5])('does not take %o, nor frames it', (value) => {
  expect(isComponent(value)).toBe(false);
  expect(withPage(value as never)).toBe(value);
  expect(withConfig(value as never)).toBe(value);
});
