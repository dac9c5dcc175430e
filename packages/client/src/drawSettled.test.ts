import {createElement, lazy, Suspense, use} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {drawSettled} from './drawSettled.ts';

const later = () => lazy(async () => ({default: () => createElement('b', null, '晚')}));

it('draws what is loaded when it is drawn first', async () => {
  const page = createElement(Suspense, {fallback: '等'}, createElement(later()));
  expect(renderToString(page)).toContain('等');
  expect(await drawSettled(() => renderToString(page))).toBe('<!--$--><b>晚</b><!--/$-->');
});

it('draws a page that waits as a whole', async () => {
  const page = createElement(later());
  expect(await drawSettled(() => renderToString(page))).toBe('<b>晚</b>');
});

it('leaves to the browser what never comes', async () => {
  const Never = () => use(new Promise<string>(() => {}));
  const page = createElement(Suspense, {fallback: '等'}, createElement(Never));
  expect(await drawSettled(() => renderToString(page))).toContain('等');
});

it('throws what a page throws, at once', async () => {
  let drawn = 0;
  const draw = (): string => {
    drawn++;
    throw new Error('错');
  };
  await expect(drawSettled(draw)).rejects.toThrow('错');
  expect(drawn).toBe(1);
});
