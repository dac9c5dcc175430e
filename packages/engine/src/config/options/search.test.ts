import {expect, it} from 'vitest';
import {checkSearchProvider} from '../../site/problems/searchProvider.ts';
import {createSiteData} from '../../document/siteData.ts';
import {resolveConfig} from '../siteConfig.ts';
import {needsOwnIndex} from './search.ts';

const resolve = (provider?: unknown) => {
  const {config, problems} = resolveConfig({
    title: 't',
    url: 'https://x.example',
    search: {provider},
  });
  const warnings = checkSearchProvider({
    dir: '/none',
    file: '/none/wuya.config.ts',
    config,
    notices: [],
    dependencies: [],
  });
  return {
    config,
    problems: problems.map(({option}) => option),
    warnings: warnings.map(({code, level, en}) => `${level} ${code} ${en}`),
    site: createSiteData(config, []),
  };
};

it('is the index of the site by default', () => {
  const {config, problems, site} = resolve();
  expect(config.search.provider).toBe('local');
  expect([problems, site.searchProblem]).toEqual([[], undefined]);
});

it('takes a hosted service', () => {
  const {config, problems, warnings} = resolve({
    appId: 'A',
    apiKey: 'k',
    indexName: 'notes',
    synonyms: [['js', 'javascript']],
  });
  expect(config.search.provider).toMatchObject({
    appId: 'A',
    apiKey: 'k',
    indexName: 'notes',
    hosts: [],
    contextual: true,
    insights: true,
  });
  expect([problems, warnings]).toEqual([[], []]);
});

it.each([
  [{apiKey: 'k'}, 'appId'],
  [{appId: 'a'}, 'apiKey'],
  [{}, 'appId'],
])(
  '%j warns that something is missing, says what, and switches the button off',
  (provider, name) => {
    const {problems, warnings, site} = resolve(provider);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      `warning CFG-240 The search service has no ${name}; the search button is off.`,
    ]);
    expect(site.searchProblem).toBe(`搜索没有配置好：缺少 ${name}`);
  },
);

it.each([
  ['algolia', ['search.provider']],
  [{hosts: ['search.example.com']}, ['search.provider.hosts[0]']],
  [{externalUrl: '('}, ['search.provider.externalUrl']],
  [{insight: true}, ['search.provider.insight']],
])('refuses %j', (provider, options) => {
  expect(resolve(provider).problems).toEqual(options);
});

it('takes the most files of the index, and refuses nonsense with the values that go', () => {
  const take = (maxFiles: unknown) =>
    resolveConfig({title: 't', url: 'https://x.example', search: {maxFiles}});
  expect(resolve().config.search.maxFiles).toBe(6000);
  expect([take(8000).config.search.maxFiles, take(8000).problems]).toEqual([8000, []]);
  for (const nonsense of [0, 49, -1, 1.5, NaN, Infinity, '8000', null, true]) {
    expect(
      take(nonsense).problems.map(({option, diagnostic: {code, en}}) => `${option} ${code} ${en}`),
    ).toEqual([
      expect.stringMatching(/^search\.maxFiles CFG-002 .*a whole number from 50 to 1000000/),
    ]);
  }
});

it('needs the index of the site unless the hosted service has one', () => {
  expect(needsOwnIndex('local')).toBe(true);
  expect(
    needsOwnIndex(
      resolve({appId: 'a', apiKey: 'k', hosts: ['https://s.example']}).config.search.provider,
    ),
  ).toBe(true);
  expect(needsOwnIndex(resolve({appId: 'a', apiKey: 'k'}).config.search.provider)).toBe(false);
});

it('can be switched off as a whole', () => {
  const {config, problems, warnings, site} = resolve('none');
  expect([problems, warnings, needsOwnIndex(config.search.provider)]).toEqual([[], [], false]);
  expect(site).toMatchObject({hasSearch: false, searchHref: null});
});
