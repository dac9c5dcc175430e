import {expect, it} from 'vitest';
import type {SiteData} from '@wuya/theme/types';
import {configWith} from '../../../test/helpers/samples.ts';
import {renderManifest, renderOpenSearch} from './siteFiles.ts';

const siteData = {} as SiteData;

it('describes the search of a site without a tagline by its title', () => {
  const describe = (tagline: string) =>
    /<Description>(.*)<\/Description>/.exec(
      renderOpenSearch(configWith({title: '题', tagline}), '/search/'),
    )?.[1];
  expect([describe('话'), describe('')]).toEqual(['话', '题']);
});

it.each([
  ['a.svg', 'https://x.example/x/a.svg', '/x/a.svg'],
  ['/x/a.svg', 'https://x.example/x/a.svg', '/x/a.svg'],
  ['https://y.example/a.svg', 'https://y.example/a.svg', 'https://y.example/a.svg'],
])('names the icon %s wherever it is', (favicon, whole, href) => {
  const config = configWith({url: 'https://x.example', baseUrl: '/x/', favicon});
  expect(renderOpenSearch(config, '/x/search/')).toContain(`<Image>${whole}</Image>`);
  const manifest = renderManifest({config, siteData, pages: [], staticPaths: new Set()});
  expect((JSON.parse(manifest) as {icons: object[]}).icons).toMatchObject([{src: href}]);
});
