import {expect, it} from 'vitest';
import {isBlockComponent, isComponent} from './registry.ts';

it.each([
  ['Tabs', true, true],
  ['Link', true, false],
  ['Translate', true, false],
  ['Mine', false, false],
  ['constructor', false, false],
])('%s is a component: %s, a block: %s', (name, isKnown, isBlock) => {
  expect([isComponent(name), isBlockComponent(name)]).toEqual([isKnown, isBlock]);
});
