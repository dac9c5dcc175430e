import {expect, it} from 'vitest';
import {printConfig} from './migration.ts';

const print = (config: Readonly<Record<string, unknown>>): unknown =>
  JSON.parse(/defineConfig\(([^]*)\);/.exec(printConfig(config))![1]!);

it('makes the base of the path of an address, which the address itself may not have', () => {
  expect(print({url: 'https://x.example/a'})).toEqual({url: 'https://x.example', baseUrl: '/a/'});
  expect(print({url: 'https://x.example/a/', baseUrl: '/b/'})).toEqual({
    url: 'https://x.example',
    baseUrl: '/b/',
  });
});

it('keeps an address without a path, and what is none', () => {
  expect(print({url: 'https://x.example/', title: '站'})).toEqual({
    url: 'https://x.example',
    title: '站',
  });
  expect(print({url: '站'})).toEqual({url: '站'});
});
