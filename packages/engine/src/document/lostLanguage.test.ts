import {createContext, runInContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {createLanguageScript} from './lostLanguage.ts';

const languages = ['/n/', '/n/en/', '/n/ja/'].map((baseUrl) => ({
  locale: baseUrl,
  label: baseUrl,
  htmlLang: baseUrl,
  baseUrl,
}));

const ORIGIN = 'https://x.example';

/** Runs the script of the page of a language at an address; gives where the reader is led, or what address is put back. */
function visit(baseUrl: string, path: string, store: Map<string, string>) {
  const led: {to?: string; back?: string} = {};
  const style: {visibility?: string} = {};
  const page = {
    sessionStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    },
    location: {
      pathname: new URL(path, ORIGIN).pathname,
      href: ORIGIN + path,
      replace: (to: string) => void (led.to = to),
    },
    history: {replaceState: (_: unknown, __: string, to: string) => void (led.back = to)},
    document: {documentElement: {style}},
  };
  runInContext(createLanguageScript({baseUrl, languages})!, createContext(page));
  return {...led, isHidden: style.visibility === 'hidden'};
}

describe('the not-found page at the root of a site in several languages', () => {
  it('leads to that of the language of the address, which puts the address back', () => {
    const store = new Map<string, string>();
    expect(visit('/n/', '/n/en/no/?a#b', store)).toEqual({to: '/n/en/404.html', isHidden: true});
    expect(visit('/n/en/', '/n/en/404.html', store)).toEqual({
      back: `${ORIGIN}/n/en/no/?a#b`,
      isHidden: false,
    });
    expect(store.size).toBe(0);
  });

  it.each(['/n/no/', '/n/enx/', '/n/404.html', '/n/en/404.html'])('stays at %s', (path) => {
    expect(visit('/n/', path, new Map())).toEqual({isHidden: false});
  });

  it('stays where the host has no page of the language either', () => {
    const store = new Map<string, string>();
    visit('/n/', '/n/en/no/', store);
    expect(visit('/n/', '/n/en/404', store)).toEqual({
      back: `${ORIGIN}/n/en/no/`,
      isHidden: false,
    });
  });

  it('has no script where there is one language', () => {
    expect(createLanguageScript({baseUrl: '/n/'})).toBe(null);
    expect(createLanguageScript({baseUrl: '/n/', languages: languages.slice(0, 1)})).toBe(null);
  });
});
