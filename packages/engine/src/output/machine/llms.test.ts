import {expect, it} from 'vitest';
import type {SiteData} from '@wuya/theme/types';
import type {SiteConfig} from '../../config/siteConfig.ts';
import type {SitePage} from '../../kinds/resolvedPage.ts';
import {groupTexts, renderLlms} from './llms.ts';

it('puts the texts of a section beside its pages, whatever its address holds', () => {
  const path = '/x/C%23/a/';
  const page = {
    page: {
      kind: 'doc',
      path,
      titleHtml: null,
      head: {title: '甲', canonical: `https://x.example${path}`},
      sidebar: {name: 'cs'},
    },
    texts: 'docs',
  } as unknown as SitePage;
  const config = {title: '站', url: 'https://x.example', baseUrl: '/x/'} as SiteConfig;
  const siteData = {
    title: '站',
    sections: [{id: 'cs', label: 'C#', href: '/x/C%23/'}],
  } as unknown as SiteData;
  const groups = groupTexts([page], {config, siteData, collections: []});
  expect(groups.map(({fullPath}) => fullPath)).toEqual(['C#/llms-full.txt']);
  expect(renderLlms(groups, config)).toContain(
    '- [C#: llms-full.txt](https://x.example/x/C%23/llms-full.txt)',
  );
});
