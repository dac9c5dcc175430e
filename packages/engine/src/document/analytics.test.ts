import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {resolveConfig} from '../config/siteConfig.ts';
import {createPolicy} from '../output/deploy/contentSecurityPolicy.ts';
import {createAnalytics} from './analytics.ts';
import {renderHeadTags} from './headTags.ts';

const configOf = (analytics?: object) => {
  const {config, problems} = resolveConfig({title: '站', url: 'https://x.example', analytics});
  return {config, problems: problems.map(({option}) => option)};
};

describe('services that count visits', () => {
  it('are none until they are named', () => {
    const {config} = configOf();
    expect(createAnalytics(config)).toEqual({
      tags: [],
      bodyHtml: '',
      sources: {script: [], connect: []},
    });
  });

  it.each([
    ['umami', {websiteId: 'a-1'}, /cloud\.umami\.is\/script\.js" data-website-id="a-1"/],
    ['plausible', {}, /plausible\.io\/js\/script\.js" data-domain="x\.example"/],
    ['baidu', {id: 'abc'}, /hm\.baidu\.com\/hm\.js\?abc/],
    ['google', {id: 'G-ABC'}, /googletagmanager\.com\/gtag\/js\?id=G-ABC/],
    ['googleTagManager', {id: 'GTM-ABC'}, /googletagmanager\.com\/gtm\.js\?id=GTM-ABC/],
  ])('load the script of %s, which the policy allows', (name, options, expected) => {
    const {config, problems} = configOf({[name]: options});
    expect(problems).toEqual([]);
    const html = renderHeadTags(createAnalytics(config).tags);
    expect(html).toMatch(expected);
    const policy = createPolicy(config, [])!;
    const {origin} = new URL(/src="([^"]+)"/.exec(html)![1]!);
    expect(/script-src [^;]*/.exec(policy)![0]).toContain(origin);
    expect(/connect-src [^;]*/.exec(policy)![0]).toContain(origin);
    expect(/script-src [^;]*/.exec(policy)![0]).toContain("'sha256-");
  });

  it('are told of each page that follows in the same document', () => {
    const {config} = configOf({
      umami: {websiteId: 'a'},
      plausible: {},
      baidu: {id: 'b'},
      google: {id: ['G-A', 'G-B']},
    });
    const told: unknown[] = [];
    const listeners: (() => void)[] = [];
    const window: Record<string, unknown> = {
      document: {
        title: '二',
        addEventListener: (_: string, listener: () => void) => listeners.push(listener),
      },
      location: {href: 'https://x.example/b/', pathname: '/b/', search: ''},
      umami: {track: () => told.push('umami')},
      plausible: (event: string) => told.push(event),
    };
    window['window'] = window;
    for (const {innerHTML} of createAnalytics(config).tags)
      if (innerHTML !== undefined) runInNewContext(innerHTML, window);
    for (const listener of listeners) listener();
    expect(told).toEqual(['umami', 'pageview']);
    expect(JSON.stringify(window['_hmt'])).toBe('[["_trackPageview","/b/"]]');
    const sent = (window['dataLayer'] as ArrayLike<unknown>[]).map((entry) => Array.from(entry));
    expect(sent.map(([command, value]) => [command, value]).slice(1)).toEqual([
      ['config', 'G-A'],
      ['config', 'G-B'],
      ['event', 'page_view'],
    ]);
  });

  it('have a frame for readers without scripts where a tag manager is one', () => {
    const {config} = configOf({googleTagManager: {id: 'GTM-A1'}});
    expect(createAnalytics(config).bodyHtml).toMatch(
      /^<noscript><iframe src="https:\/\/www\.googletagmanager\.com\/ns\.html\?id=GTM-A1"/,
    );
  });

  it('that follow the history are told once of an intercepted navigation', () => {
    const {config} = configOf({googleTagManager: {id: 'GTM-A'}});
    const told: string[] = [];
    const listeners: Record<string, () => void> = {};
    const listen = (type: string, listener: () => void) => void (listeners[type] = listener);
    const window: Record<string, unknown> = {
      document: {addEventListener: listen},
      addEventListener: listen,
      location: {href: 'https://x.example/'},
      history: {state: null},
      PopStateEvent: function () {},
      dispatchEvent() {
        listeners['popstate']!();
        told.push((window['location'] as {href: string}).href);
      },
    };
    window['window'] = window;
    for (const {innerHTML} of createAnalytics(config).tags)
      if (innerHTML !== undefined) runInNewContext(innerHTML, window);
    const show = (href: string) => {
      window['location'] = {href};
      listeners['wuya:shown']!();
    };
    show('https://x.example/b/');
    show('https://x.example/b/');
    expect(told).toEqual(['https://x.example/b/']);
    expect(window['dataLayer']).toMatchObject([{event: 'gtm.js'}]);
  });

  it('take no id that could end their script', () => {
    for (const analytics of [
      {google: {id: "G-A');alert(1)//"}},
      {baidu: {id: '"><script>'}},
      {googleTagManager: {id: 'GTM-A"><script>'}},
      {umami: {websiteId: '<b>'}},
    ])
      expect(configOf(analytics).problems).toHaveLength(1);
  });
});
