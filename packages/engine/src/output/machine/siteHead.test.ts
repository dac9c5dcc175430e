import {messages} from '@wuya/theme/messages';
import type {SiteData} from '@wuya/theme/types';
import {expect, it} from 'vitest';
import {configWith} from '../../../test/helpers/samples.ts';
import {createSiteHead} from './siteHead.ts';

const headWith = (options: Record<string, unknown>) =>
  createSiteHead({
    config: configWith(options),
    siteData: {searchHref: null, messages: messages['zh-CN']} as unknown as SiteData,
    content: {staticFiles: [], blogs: []},
  });

it('names the manifest that is made, unless tags of the site name one', () => {
  expect(headWith({})).toBe('<link rel="manifest" href="/wuya/manifest.webmanifest">');
  const attributes = {rel: 'manifest', href: '/wuya/own.json'};
  expect(headWith({headTags: [{tagName: 'link', attributes}]})).toBe(
    '<link rel="manifest" href="/wuya/own.json">',
  );
});
