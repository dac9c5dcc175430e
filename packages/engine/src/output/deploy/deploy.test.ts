import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {configWith} from '../../../test/helpers/samples.ts';
import {createPolicy} from './contentSecurityPolicy.ts';
import {createHeaderRules, headersOf, parseHeaders, renderHeaders} from '../../serve/headers.ts';
import {renderNginx} from './nginx.ts';

const policyOf = (options: Record<string, unknown> = {}, scripts: readonly string[] = ['a()']) =>
  createPolicy(configWith(options), scripts);
const directive = (policy: string | undefined, name: string) =>
  policy?.split('; ').find((part) => part.startsWith(`${name} `));

describe('the content security policy', () => {
  it('lets a site without wishes load its own files and show what notes show, and nothing else', () => {
    expect(policyOf({}, [])?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' https: data:",
      "media-src 'self' https:",
      "frame-src 'self' https:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]);
  });

  it('allows the scripts of the site and, by their hash, those in its documents', () => {
    const hash = createHash('sha256').update('a()').digest('base64');
    expect(directive(policyOf(), 'script-src')).toBe(`script-src 'self' 'sha256-${hash}'`);
    expect(policyOf()).toContain("object-src 'none'; base-uri 'self'");
  });

  it('names the hosts that the theme asks, and no others', () => {
    expect(directive(policyOf(), 'connect-src')).toBe("connect-src 'self'");
    expect(
      directive(
        policyOf({themeConfig: {quote: {endpoint: 'https://v1.hitokoto.cn/'}}}),
        'connect-src',
      ),
    ).toBe("connect-src 'self' https://v1.hitokoto.cn");
    const provider = {appId: 'a', apiKey: 'k', insights: false};
    expect(directive(policyOf({search: {provider}}), 'connect-src')).toContain(
      'https://*.algolia.net https://*.algolianet.com',
    );
    expect(
      directive(
        policyOf({search: {provider: {...provider, hosts: ['https://s.example/x']}}}),
        'connect-src',
      ),
    ).toBe("connect-src 'self' https://s.example");
  });

  it('names the hosts that count what hosted search finds, only where they are asked for', () => {
    const allowedWith = (insights: boolean) => {
      const policy = policyOf({search: {provider: {appId: 'a', apiKey: 'k', insights}}}, []);
      return [directive(policy, 'script-src'), directive(policy, 'connect-src')];
    };
    const hosts = "connect-src 'self' https://*.algolia.net https://*.algolianet.com";
    expect(allowedWith(true)).toEqual([
      "script-src 'self' https://cdn.jsdelivr.net",
      `${hosts} https://*.algolia.io`,
    ]);
    expect(allowedWith(false)).toEqual(["script-src 'self'", hosts]);
  });

  it('names the hosts of comments for what each gives', () => {
    const policy = policyOf({comments: {service: 'waline', server: 'https://c.example/api'}}, []);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://unpkg.com");
    expect(directive(policy, 'style-src')).toBe(
      "style-src 'self' 'unsafe-inline' https://unpkg.com",
    );
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://c.example");
  });

  it('lets code be compiled in pages of sites with live code alone', () => {
    expect(directive(policyOf({markdown: {liveCode: true}}, []), 'script-src')).toBe(
      "script-src 'self' 'unsafe-eval'",
    );
    expect(policyOf()).not.toContain('unsafe-eval');
  });

  it('allows what tags of the head load, and scripts that are in them', () => {
    const headTags = [
      {tagName: 'script', attributes: {src: 'https://count.example/a.js', defer: true}},
      {tagName: 'script', innerHTML: 'b()'},
      {tagName: 'link', attributes: {rel: 'stylesheet', href: '//fonts.example/x.css'}},
      {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://other.example'}},
      {tagName: 'script', attributes: {src: '/own.js'}},
    ];
    const policy = policyOf({headTags}, []);
    expect(directive(policy, 'script-src')).toBe(
      `script-src 'self' https://count.example 'sha256-${createHash('sha256').update('b()').digest('base64')}'`,
    );
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://count.example");
    expect(directive(policy, 'style-src')).toBe(
      "style-src 'self' 'unsafe-inline' https://fonts.example",
    );
    expect(directive(policy, 'font-src')).toBe("font-src 'self' https: data:");
    expect(directive(policyOf(), 'font-src')).toBeUndefined();
  });

  it('allows the worker of a site that has one', () => {
    expect(directive(policyOf({offline: true}), 'worker-src')).toBe("worker-src 'self'");
    expect(directive(policyOf(), 'worker-src')).toBeUndefined();
  });

  it('takes more sources, or is none', () => {
    const policy = policyOf({
      deploy: {
        contentSecurityPolicy: {'connect-src': ['https://x.example'], 'worker-src': ["'self'"]},
      },
    });
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://x.example");
    expect(directive(policy, 'worker-src')).toBe("worker-src 'self'");
    expect(policyOf({deploy: {contentSecurityPolicy: false}})).toBeUndefined();
  });
});

describe('_headers', () => {
  const rules = createHeaderRules({baseUrl: '/wuya/', policy: "default-src 'self'"});

  it('reads as it was written', () => {
    expect(parseHeaders(renderHeaders(rules))).toEqual(rules);
  });

  it('gives every file the policy, and files with a hash in their name a year', () => {
    expect(headersOf(rules, '/wuya/a/index.html')).toMatchObject({
      'Content-Security-Policy': "default-src 'self'",
      'X-Content-Type-Options': 'nosniff',
    });
    // Frames in notes may not ask for a device either.
    expect(headersOf(rules, '/wuya/a/')['Permissions-Policy']).toMatch(
      /^camera=\(\), geolocation=\(\), microphone=\(\)/,
    );
    expect(headersOf(rules, '/wuya/a/index.html')).not.toHaveProperty('Cache-Control');
    expect(headersOf(rules, '/wuya/assets/app-12345678.js')).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headersOf(rules, '/other')).toEqual({});
  });

  it('makes browsers ask for the worker each time, in every language', () => {
    const withWorker = createHeaderRules({
      baseUrl: '/wuya/',
      others: ['/wuya/en/'],
      policy: undefined,
      hasWorker: true,
    });
    for (const path of ['/wuya/sw.js', '/wuya/en/sw.js'])
      expect(headersOf(withWorker, path)).toMatchObject({'Cache-Control': 'no-cache'});
    expect(headersOf(rules, '/wuya/sw.js')).not.toHaveProperty('Cache-Control');
  });

  it('has comments and empty lines, as authors put them in', () => {
    expect(parseHeaders('# c\n\n/a\n  X-A: 1\n\n/b/*\n  X-B: x: y\n')).toEqual([
      {path: '/a', headers: {'X-A': '1'}},
      {path: '/b/*', headers: {'X-B': 'x: y'}},
    ]);
  });
});

it('nginx quotes what headers hold', () => {
  expect(renderNginx('/', [{path: '/*', headers: {'X-A': 'say "a\\b"'}}])).toContain(
    'add_header X-A "say \\"a\\\\b\\"" always;',
  );
});

it('compares decoded paths in nginx, and leads to the encoded one', () => {
  const base = '/%E7%AB%99/';
  const conf = renderNginx(base, [{path: `${base}*`, headers: {'X-A': 'b'}}], {
    others: [`${base}en/`],
  });
  for (const line of ['location /站/ {', 'location /站/en/assets/ {', 'location = /站 {'])
    expect(conf).toContain(line);
  expect(conf).toContain('add_header X-A "b" always;');
  expect(conf).toContain(`return 301 ${base};`);
});

it('lets nginx find pages whose addresses have no slash at their end', () => {
  const tries = '  try_files $uri $uri.html $uri/index.html =404;';
  const conf = renderNginx('/', [], {others: ['/en/'], trailingSlash: false});
  expect(conf.split('\n')).toEqual(expect.arrayContaining([tries, `  ${tries}`]));
  expect(renderNginx('/', [], {others: ['/en/']})).not.toContain('try_files');
});

it('quotes paths that nginx would take apart', () => {
  const conf = renderNginx('/my%20notes;/', [], {others: ['/my%20notes;/en/']});
  for (const line of [
    'location "/my notes;/" {',
    'error_page 403 404 =404 "/my notes;/404.html";',
    'location "/my notes;/en/assets/" {',
    'location = "/my notes;/nginx.conf" {',
    'location = "/my notes;" {',
    'return 301 "/my%20notes;/";',
  ])
    expect(conf).toContain(line);
});

it.each([
  ['/my%20notes/', '#   include "/srv/www/my notes/nginx.conf";'],
  ['/notes/', '#   include /srv/www/notes/nginx.conf;'],
])('nginx reads the line that says how %s is included', (baseUrl, line) => {
  expect(renderNginx(baseUrl, []).split('\n')).toContain(line);
});
