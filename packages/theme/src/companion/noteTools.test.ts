import {expect, it} from 'vitest';
import {fillAddress} from './noteTools.ts';

it('fills title and address of a page into the address of a form, encoded, wherever they occur', () => {
  const values = {title: '闭包 & 作用域', url: 'https://x.example/a/'};
  expect(fillAddress('https://g.example/new?title={title}&body={url}%20{url}', values)).toBe(
    `https://g.example/new?title=${encodeURIComponent(values.title)}&body=https%3A%2F%2Fx.example%2Fa%2F%20https%3A%2F%2Fx.example%2Fa%2F`,
  );
  expect(fillAddress('https://g.example/{other}', values)).toBe('https://g.example/{other}');
});
