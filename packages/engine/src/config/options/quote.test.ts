import {expect, it} from 'vitest';
import {createSiteData} from '../../document/siteData.ts';
import {resolveConfig} from '../siteConfig.ts';

const quoteOf = (quote?: unknown) => {
  const {config, problems} = resolveConfig({
    title: 't',
    url: 'https://x.example',
    themeConfig: {quote},
  });
  return {quote: createSiteData(config, []).quote, problems: problems.length};
};

it('asks no service unless told to', () => {
  expect(quoteOf()).toEqual({quote: null, problems: 0});
  expect(quoteOf(false)).toEqual({quote: null, problems: 0});
});

it('asks for poems by default', () => {
  expect(quoteOf({})).toEqual({
    quote: {url: 'https://v1.hitokoto.cn/?c=i&encode=json', timeoutMs: 5000},
    problems: 0,
  });
});

it('takes another service, several categories and more parameters', () => {
  expect(
    quoteOf({
      endpoint: 'https://q.example/?key=1',
      category: ['d', 'i'],
      query: {max_length: '24'},
      timeoutMs: 800,
    }).quote,
  ).toEqual({
    url: 'https://q.example/?key=1&c=d&c=i&encode=json&max_length=24',
    timeoutMs: 800,
  });
});

it('refuses an endpoint that is no address', () => {
  for (const endpoint of ['hitokoto', '/', '//', 'http://[', 'https://a:b/', '//a:99999/x'])
    expect(`${endpoint} ${quoteOf({endpoint}).problems}`).toBe(`${endpoint} 1`);
});
