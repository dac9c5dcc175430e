import {expect, it} from 'vitest';
import {configWith} from '../../../test/helpers/samples.ts';
import {createDocumentPolicy, createPolicy} from './contentSecurityPolicy.ts';

it.each([
  [{}, false],
  [{url: 'https://me.github.io'}, true],
  [{deploy: {headers: false}}, true],
  [{deploy: {headers: false, nginx: true}}, false],
  [{deploy: {headers: false, contentSecurityPolicy: false}}, false],
])('documents of %j carry the policy: %s', (options, isCarried) => {
  const policy = createDocumentPolicy(configWith(options), ['a();']);
  expect(policy !== undefined).toBe(isCarried);
});

it('has what headers carry but for what only headers can say', () => {
  const config = configWith({deploy: {headers: false}});
  const policy = createDocumentPolicy(config, ['a();'])!;
  expect(`${policy}; frame-ancestors 'self'`).toBe(createPolicy(config, ['a();']));
  for (const part of ["object-src 'none'", "base-uri 'self'", "form-action 'self'", "'sha256-"])
    expect(policy).toContain(part);
});

it('names no host for an endpoint below the site, and none for addresses that are none', () => {
  const plain = createPolicy(configWith({themeConfig: {quote: false}}), []);
  const options = {
    themeConfig: {quote: {endpoint: '/poems.json'}},
    headTags: [
      {tagName: 'script', attributes: {src: 'http://['}},
      {tagName: 'link', attributes: {rel: 'stylesheet', href: '//'}},
    ],
  };
  expect(createPolicy(configWith(options), [])).toBe(plain);
});
