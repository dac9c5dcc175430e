import {expect, it} from 'vitest';
import {atPortableRoot, isPortable, PORTABLE_ROOT, withoutHosts} from './portable.ts';
import {resolveConfig} from './siteConfig.ts';

it('a portable site is at the root of its folder and asks no other host', () => {
  const {config, problems} = resolveConfig(
    withoutHosts(
      atPortableRoot({
        title: 'T',
        url: 'https://x.example',
        baseUrl: '/a/',
        analytics: {baidu: {id: '0123456789abcdef0123456789abcdef'}},
        comments: {service: 'waline', server: 'https://c.example'},
        search: {provider: {appId: 'A', apiKey: 'k'}, synonyms: [['甲', '乙']]},
        deploy: {nginx: true, precompress: ['br']},
        themeConfig: {quote: {}, navbar: {title: 'N'}},
      }),
    ),
  );
  expect(problems).toEqual([]);
  expect(config).toMatchObject({
    baseUrl: PORTABLE_ROOT,
    analytics: {},
    comments: false,
    search: {provider: 'local', synonyms: [['甲', '乙']]},
    deploy: {headers: false, nginx: false, precompress: [], contentSecurityPolicy: false},
    blog: [{feedOptions: {type: false}}],
    themeConfig: {quote: false, navbar: {title: 'N'}},
  });
  expect(isPortable(config)).toBe(true);
});

it('leaves the feeds of each of several blogs out', () => {
  const {config} = resolveConfig(
    withoutHosts({title: 'T', url: 'https://x.example', blog: [{}, {id: 'b'}]}),
  );
  expect(config.blog.map(({feedOptions}) => feedOptions.type)).toEqual([false, false]);
});

it('what is switched off stays off', () => {
  const {config} = resolveConfig(
    withoutHosts({title: 'T', url: 'https://x.example', blog: false, search: {provider: 'none'}}),
  );
  expect(config).toMatchObject({blog: [], search: {provider: 'none'}});
});
