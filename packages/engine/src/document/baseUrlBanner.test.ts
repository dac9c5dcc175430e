import {createContext, runInContext} from 'node:vm';
import {messages} from '@wuya/theme/messages';
import {expect, it} from 'vitest';
import {createBaseUrlBanner} from './baseUrlBanner.ts';

interface Visit {
  readonly baseUrl: string;
  readonly pathname: string;
  /** Whether the stylesheet came. */
  readonly hasStyles?: boolean;
  readonly locale?: 'zh-CN' | 'en';
  /** Where the default language begins, on the home page of another. */
  readonly first?: string;
}

/** Runs the script in a page of its own in which the client fails; gives what is above the page, null for nothing. */
function visit({
  baseUrl,
  pathname,
  hasStyles = false,
  locale = 'en',
  first = baseUrl,
}: Visit): string | null {
  let shown: string | null = null;
  const listeners: (() => void)[] = [];
  const element = () => {
    const parts: unknown[] = [];
    return {
      style: {},
      textContent: '',
      setAttribute: () => undefined,
      append: (...more: unknown[]) => void parts.push(...more),
      parts,
    };
  };
  const page = {
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    location: {pathname},
    getComputedStyle: () => ({getPropertyValue: () => (hasStyles ? '#fff' : '')}),
    document: {
      documentElement: {},
      createElement: element,
      body: {
        prepend: ({parts}: ReturnType<typeof element>) =>
          void (shown = parts
            .map((part) =>
              typeof part === 'string' ? part : (part as {textContent: string}).textContent,
            )
            .join('\n')),
      },
    },
  };
  const languages = [first, baseUrl].map((base) => ({
    locale: 'en',
    label: '',
    htmlLang: 'en',
    baseUrl: base,
  }));
  runInContext(
    createBaseUrlBanner({baseUrl, languages, messages: messages[locale]}),
    createContext(page),
  );
  for (const listener of listeners) listener();
  return shown;
}

it('C2.38 names the configured path and the one that would do', () => {
  expect(visit({baseUrl: '/wuya/', pathname: '/wrong'})).toBe(
    'Your site did not load properly.\n\nA very common reason is a wrong site baseUrl configuration. Current configuration: baseUrl = /wuya/. We suggest trying baseUrl = /wrong/.',
  );
  expect(visit({baseUrl: '/wuya/', pathname: '/wrong/index.html', locale: 'zh-CN'})).toContain(
    'baseUrl = /wuya/，建议改为 baseUrl = /wrong/。',
  );
});

it('C2.38 says that / is the default value', () => {
  expect(visit({baseUrl: '/', pathname: '/docs/'})).toContain('baseUrl = / (default value).');
});

it.each([
  ['/sub/ar/', 'baseUrl = / (default value). We suggest trying baseUrl = /sub/.'],
  ['/sub/ar/index.html', 'We suggest trying baseUrl = /sub/.'],
  ['/elsewhere/', 'We suggest trying baseUrl = /elsewhere/.'],
  ['/guitar/', 'We suggest trying baseUrl = /guitar/.'],
])(
  'C2.38 names what the configuration says, not where a language begins: at %s',
  (pathname, text) => {
    expect(visit({baseUrl: '/ar/', first: '/', pathname})).toContain(text);
  },
);

it.each<[string, Visit]>([
  ['at the path of a language', {baseUrl: '/ar/', first: '/', pathname: '/ar/'}],
  ['at the configured path', {baseUrl: '/wuya/', pathname: '/wuya/'}],
  ['at its index.html', {baseUrl: '/wuya/', pathname: '/wuya/index.html'}],
  ['where the stylesheet came', {baseUrl: '/wuya/', pathname: '/wrong/', hasStyles: true}],
])('C2.38 says nothing %s', (_, given) => {
  expect(visit(given)).toBeNull();
});

it('C2.38 can hold any path', () => {
  expect(createBaseUrlBanner({baseUrl: '/</script><b>/', messages: messages.en})).not.toMatch(
    /<\/script|<b>/,
  );
});
