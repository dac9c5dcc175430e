import {createContext, runInContext} from 'node:vm';
import type {SiteData} from '@wuya/theme/types';
import {describe, expect, it} from 'vitest';
import {PORTABLE_ROOT} from '../config/portable.ts';
import {createInlineScript} from './inlineScript.ts';

type ColorMode = SiteData['colorMode'];

interface Visit {
  readonly colorMode?: Partial<ColorMode>;
  readonly announcementBar?: SiteData['announcementBar'];
  readonly search?: string;
  /** @default '/' */
  readonly pathname?: string;
  /** @default that of a site for a host */
  readonly client?: string;
  /** Classes of the document. */
  readonly className?: string;
  /** Is given the address that the script puts in the place of this one. */
  onReplace?(address: string): void;
  /** What the browser stored; null where it refuses. */
  readonly stored?: Readonly<Record<string, string>> | null;
  /** Null where the browser does not tell. */
  readonly isDark?: boolean | null;
  /** What was kept for the session; null where the browser refuses. */
  readonly session?: Readonly<Record<string, string>> | null;
  /** Is given what the script does with elements as they are parsed. */
  onParse?(parse: (elements: readonly unknown[]) => void): void;
}

/** Runs the script in a page of its own; gives the attributes of `<html>`. */
function visit({
  colorMode,
  announcementBar = null,
  search = '',
  pathname = '/',
  client = '/assets/app.js',
  className = '',
  onReplace,
  stored = {},
  isDark = false,
  session = {},
  onParse,
}: Visit): Record<string, string> {
  const site = {
    colorMode: {
      defaultMode: 'light',
      respectPrefersColorScheme: true,
      disableSwitch: false,
      ...colorMode,
    },
    announcementBar,
  } as SiteData;
  const attributes: Record<string, string> = {};
  const dataset = new Proxy(attributes, {
    get: (_, name: string) => attributes[toAttribute(name)],
    set: (_, name: string, value: string) => Boolean((attributes[toAttribute(name)] = value)),
  });
  const html = {
    dataset,
    className,
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
  };
  const page = {
    document: {
      documentElement: html,
      getElementsByName: () => [],
      addEventListener: () => undefined,
      readyState: 'loading',
    },
    location: {search, pathname, hash: '#b'},
    history: {
      replaceState: (_state: unknown, _title: string, address: string) => onReplace?.(address),
    },
    URLSearchParams,
    ...(isDark !== null && {matchMedia: () => ({matches: isDark})}),
    addEventListener: () => undefined,
    get localStorage() {
      if (stored === null) throw new Error('blocked');
      return {getItem: (key: string) => stored[key] ?? null};
    },
    get sessionStorage() {
      if (session === null) throw new Error('blocked');
      const {length} = Object.keys(session);
      return {length, getItem: (key: string) => session[key] ?? null};
    },
    MutationObserver: class {
      constructor(callback: (records: readonly unknown[]) => void) {
        onParse?.((elements) => callback(elements.map((element) => ({addedNodes: [element]}))));
      }
      observe() {}
    },
  };
  runInContext(createInlineScript({site, clientHref: client}), createContext(page));
  return attributes;
}

const toAttribute = (name: string) =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const modeOf = (given: Visit) => {
  const {'data-theme': theme, 'data-theme-choice': choice} = visit(given);
  return [theme, choice];
};

describe('the address of a page whose host serves it without a slash', () => {
  const replaced = (given: Visit): string | undefined => {
    let address: string | undefined;
    visit({...given, search: '?a', onReplace: (one) => (address = one)});
    return address;
  };
  const client = `${PORTABLE_ROOT}app.js`;

  it('gets one in a portable site, where addresses are relative to it', () => {
    expect(replaced({client, pathname: '/p/first'})).toBe('/p/first/?a#b');
    expect(replaced({client, pathname: '/v1.0'})).toBe('/v1.0/?a#b');
  });

  it.each<[string, Visit]>([
    ['it has one', {client, pathname: '/p/first/'}],
    ['it is a file', {client, pathname: '/p/first/index.html'}],
    ['it is one of the disk', {client, pathname: '/C:/笔记/index.html'}],
    ['the page is not there', {client, pathname: '/p/no', className: 'plugin-not-found'}],
    ['the site is for one host', {pathname: '/p/first'}],
  ])('stays where %s', (_, given) => expect(replaced(given)).toBeUndefined());
});

describe('before the first paint the colour mode', () => {
  it.each<[string, Visit, string[]]>([
    ['is that of the system', {isDark: true}, ['dark', 'system']],
    ['is light where the system cannot be asked', {isDark: null}, ['light', 'system']],
    ['is the one that was chosen', {stored: {theme: 'light'}, isDark: true}, ['light', 'light']],
    [
      'is light for a stored word that is none',
      {stored: {theme: 'foo'}, isDark: true},
      ['light', 'light'],
    ],
    [
      'is the default where the system is not asked',
      {colorMode: {respectPrefersColorScheme: false, defaultMode: 'dark'}},
      ['dark', 'dark'],
    ],
    [
      'is never what was stored where there is no switch',
      {colorMode: {disableSwitch: true}, stored: {theme: 'dark'}},
      ['light', 'system'],
    ],
    [
      'is the one in the address rather than the stored one',
      {search: '?docusaurus-theme=dark', stored: {theme: 'light'}},
      ['dark', 'dark'],
    ],
    [
      'is the system when the address says so',
      {search: '?docusaurus-theme=system', stored: {theme: 'light'}, isDark: true},
      ['dark', 'system'],
    ],
    [
      'is none that does not exist',
      {search: '?docusaurus-theme=foo', stored: {theme: 'dark'}},
      ['dark', 'dark'],
    ],
    ['is there where storage is blocked', {stored: null, isDark: true}, ['dark', 'system']],
  ])('%s', (_, given, expected) => {
    expect(modeOf(given)).toEqual(expected);
  });
});

describe('the address', () => {
  it('sets data attributes, but not the colour mode by them', () => {
    expect(visit({search: '?docusaurus-data-mode=embed&docusaurus-data-theme=foo'})).toMatchObject({
      'data-mode': 'embed',
      'data-theme': 'light',
    });
  });
});

describe('before the first paint an announcement', () => {
  const ID = 'docusaurus.announcement.id';
  const DISMISS = 'docusaurus.announcement.dismiss';
  const bar = (id: string, isCloseable = true) => ({id, content: 'x', isCloseable});
  it.each<[string, Visit, boolean]>([
    [
      'that was closed is hidden',
      {announcementBar: bar('one'), stored: {[ID]: 'one', [DISMISS]: 'true'}},
      true,
    ],
    [
      'that was not closed shows',
      {announcementBar: bar('one'), stored: {[ID]: 'one', [DISMISS]: 'false'}},
      false,
    ],
    [
      'with another id shows',
      {announcementBar: bar('two'), stored: {[ID]: 'one', [DISMISS]: 'true'}},
      false,
    ],
    [
      'that cannot be closed shows',
      {announcementBar: bar('one', false), stored: {[ID]: 'one', [DISMISS]: 'true'}},
      false,
    ],
    [
      'with the default id is hidden when the one with the misspelt id was closed',
      {
        announcementBar: bar('announcement-bar'),
        stored: {[ID]: 'annoucement-bar', [DISMISS]: 'true'},
      },
      true,
    ],
    ['shows where storage is blocked', {announcementBar: bar('one'), stored: null}, false],
  ])('%s', (_, given, isHidden) => {
    expect('data-announcement-bar-initially-dismissed' in visit(given)).toBe(isHidden);
  });

  it('can have any id', () => {
    expect(
      createInlineScript({
        site: {colorMode: {}, announcementBar: bar('</script>')} as SiteData,
        clientHref: '',
      }),
    ).not.toContain('</script>');
  });
});

describe('before the first paint the categories of the sidebar', () => {
  /** Parses categories in a sidebar of the name `docs`; gives which of them are open. */
  const parse = (session: Visit['session'], isOpen: Readonly<Record<string, boolean>>) => {
    const elements = Object.entries(isOpen).map(([key, open]) => ({
      localName: 'details',
      dataset: {key},
      closest: () => ({dataset: {name: 'docs'}}),
      open,
    }));
    const others = [{nodeName: '#text'}, {localName: 'details', dataset: {}, open: true}];
    visit({session, onParse: (run) => run([...others, ...elements])});
    return elements.map(({open}) => open);
  };
  it.each<[string, Visit['session'], boolean[]]>([
    [
      'are open and closed as they were left',
      {'wuya.sidebar.docs': '{"a":true,"b":false}'},
      [true, false],
    ],
    [
      'keep their default when only others were touched',
      {'wuya.sidebar.docs': '{"c":true}'},
      [false, true],
    ],
    ['of another sidebar count for nothing', {'wuya.sidebar.api': '{"a":true}'}, [false, true]],
    [
      'keep their default when what was kept cannot be read',
      {'wuya.sidebar.docs': '{'},
      [false, true],
    ],
    ['keep their default when nothing was kept', {}, [false, true]],
    ['keep their default where storage is blocked', null, [false, true]],
  ])('%s', (_, session, expected) => {
    expect(parse(session, {a: false, b: true})).toEqual(expected);
  });
});

it('puts what the reader chose at the desk on the document, where the site has one', () => {
  const site = {colorMode: {}, announcementBar: null} as SiteData;
  expect(createInlineScript({site, clientHref: '', hasDesk: true})).toContain(
    "localStorage.getItem('wuya.desk')",
  );
  expect(createInlineScript({site, clientHref: ''})).not.toContain('wuya.desk');
});

it('reads what was kept under the names of the site', () => {
  const announcementBar = {id: 'a', isCloseable: true};
  const site = {colorMode: {}, announcementBar, storeSuffix: '-1f2'} as unknown as SiteData;
  const script = createInlineScript({site, clientHref: ''});
  const keys = [...script.matchAll(/localStorage\.getItem\('([^']+)'\)/g)].map(([, key]) => key);
  expect(keys).toEqual([
    'theme-1f2',
    'docusaurus.announcement.id-1f2',
    'docusaurus.announcement.dismiss-1f2',
  ]);
});

describe('before the first paint a large sidebar', () => {
  const OF = '/sidebars/docs-1.json';
  const kept = (of: string) => ({
    'wuya.sidebar.docs': '{"a":true,"b":false}',
    'wuya.tree': JSON.stringify({of, html: {a: '<li>all of a</li>'}}),
  });
  /** Parses a category with the one link that stands for its items; gives what is there, and whether it is open. */
  const parse = (session: Visit['session'], key: string, isOpen = false) => {
    const tree = {dataset: {name: 'docs', of: OF}};
    const details = {localName: 'details', dataset: {key}, open: isOpen, closest: () => tree};
    const link = {
      localName: 'li',
      dataset: {},
      outerHTML: '<li>first</li>',
      closest: (selector: string) => (selector === '.tree' ? tree : details.open ? null : details),
    };
    visit({session, onParse: (run) => run([details, link])});
    return [details.open, link.outerHTML];
  };

  it('has what its open categories held', () => {
    expect(parse(kept(OF), 'a')).toEqual([true, '<li>all of a</li>']);
  });

  it('keeps one link where the list is another one, was not kept, or the category was closed', () => {
    for (const session of [kept('/sidebars/docs-2.json'), {'wuya.sidebar.docs': '{"a":true}'}])
      expect(parse(session, 'a')).toEqual([false, '<li>first</li>']);
    expect(parse(kept(OF), 'c')).toEqual([false, '<li>first</li>']);
  });

  it('has the categories closed that were', () => {
    expect(parse(kept(OF), 'b', true)).toEqual([false, '<li>first</li>']);
  });
});

describe('the client starts', () => {
  interface Browser {
    /** What the browser tells of; undefined where it tells of nothing. */
    readonly entryTypes?: readonly string[];
    readonly hidden?: boolean;
  }

  /** Runs the script up to the load event; gives how long it waits at most, what tells it of the paint, and what it has loaded. */
  function load({entryTypes, hidden = false}: Browser) {
    const listeners: (() => void)[] = [];
    const waits: number[] = [];
    const loaded: string[] = [];
    let paint: (() => void) | undefined;
    class PerformanceObserver {
      static readonly supportedEntryTypes = entryTypes;
      readonly #told: () => void;
      constructor(told: () => void) {
        this.#told = told;
      }
      observe() {
        paint = this.#told;
      }
    }
    const page = {
      document: {
        documentElement: {dataset: {}, className: '', setAttribute: () => undefined},
        getElementsByName: () => [],
        addEventListener: () => undefined,
        readyState: 'loading',
        hidden,
        createElement: () => ({}),
        head: {append: ({src}: {src: string}) => void loaded.push(src)},
      },
      location: {search: '', pathname: '/'},
      URLSearchParams,
      addEventListener: (type: string, run: () => void) => type === 'load' && listeners.push(run),
      setTimeout: (_: () => void, ms: number) => void waits.push(ms),
      ...(entryTypes && {PerformanceObserver}),
      window: {...(entryTypes && {PerformanceObserver})},
    };
    const site = {
      colorMode: {defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: true},
      announcementBar: null,
    } as SiteData;
    const href = `${PORTABLE_ROOT}app.js`; // a classic script, which this context can see
    runInContext(createInlineScript({site, clientHref: href}), createContext(page));
    for (const listener of listeners) listener();
    return {waits, loaded, paint: () => paint?.(), href};
  }

  it('once the page is painted, and long after the load event where nobody told of it', () => {
    const {waits, loaded, paint, href} = load({entryTypes: ['navigation', 'paint']});
    expect([waits, loaded]).toEqual([[3000], []]);
    paint();
    expect(loaded).toEqual([href]);
  });

  it.each<[string, Browser]>([
    ['the browser tells of no paint', {entryTypes: ['navigation']}],
    ['the browser tells of nothing', {}],
    ['nobody sees the page, so that nothing paints it', {entryTypes: ['paint'], hidden: true}],
  ])('soon after the load event where %s', (_, browser) => {
    expect(load(browser).waits).toEqual([300]);
  });
});
