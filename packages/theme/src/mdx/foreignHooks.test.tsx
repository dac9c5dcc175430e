import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {Parts} from '../base/parts.ts';
import type {PageData, SiteData} from '../types.ts';
import {Absent, absentHook} from './absent.tsx';
import {Redirect} from './browser.tsx';
import {useHomePageRoute, usePluralForm, useWindowSize} from './foreignHooks.ts';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabs,
  useTabsContextValue,
  type UseTabsInput,
} from './foreignTabs.ts';
import {fromSlashless, Link} from './Link.tsx';
import {TabItem, Tabs} from './Tabs.tsx';
import {Translate} from './Translate.tsx';
import {useBaseUrl} from './useBaseUrl.ts';
import {useSiteContext} from './useSiteContext.ts';

const render = (children: ReactNode, locale = 'en'): string =>
  renderToString(
    <ThemeProvider
      site={{locale, baseUrl: '/wuya/', url: 'https://a.example', messages: {}} as SiteData}
      page={{path: '/wuya/docs/b/'} as PageData}
      parts={{} as Parts}
    >
      {children}
    </ThemeProvider>,
  );

it('tells the way to the first page of the site', () => {
  const Home = () => useHomePageRoute().path;
  expect(render(<Home />)).toBe('/wuya/');
});

describe('useBaseUrl', () => {
  const Address = ({of, ...options}: {of?: string; absolute?: true; forcePrependBaseUrl?: true}) =>
    JSON.stringify(useBaseUrl(of, options) ?? null).replaceAll('"', '');

  it.each([
    ['/img/a.png', '/wuya/img/a.png'],
    ['img/a.png', '/wuya/img/a.png'],
    ['/wuya/a', '/wuya/a'],
    ['/wuya', '/wuya/'],
    ['#a', '#a'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['//b.example/a', '//b.example/a'],
    ['', ''],
    [undefined, 'null'],
  ])('of %s is %s', (of, address) => {
    expect(render(<Address {...(of !== undefined && {of})} />)).toBe(address);
  });

  it('may have the origin, and the base URL twice', () => {
    expect(render(<Address of="/a" absolute />)).toBe('https://a.example/wuya/a');
    expect(render(<Address of="/wuya/a" forcePrependBaseUrl />)).toBe('/wuya/wuya/a');
  });
});

describe('Translate', () => {
  it('puts elements into its text where the text names them', () => {
    const values = {name: 'Wuya', link: <a href="/a/">here</a>};
    const shown = render(<Translate values={values}>{'Read {name} {link}, {other}.'}</Translate>);
    expect(shown.replaceAll('<!-- -->', '')).toBe('Read Wuya <a href="/a/">here</a>, {other}.');
  });
});

describe('Link', () => {
  it.each([
    ['/docs/b', {}, true],
    ['/docs', {}, true],
    ['/docs', {exact: true}, false],
    ['/blog', {}, false],
    [
      '/blog',
      {isActive: (_: unknown, {pathname}: {pathname: string}) => pathname.endsWith('b/')},
      true,
    ],
  ])('to %s with %o of a navbar is marked: %s', (to, more, isMarked) => {
    const html = render(<Link to={to} isNavLink activeClassName="on" className="x" {...more} />);
    expect(html).toBe(
      isMarked
        ? `<a href="/wuya${to}/" class="x on" aria-current="page"></a>`
        : `<a href="/wuya${to}/" class="x"></a>`,
    );
  });

  it('to a relative address stays relative', () => {
    expect(render(<Link to="../a" />)).toBe('<a href="../a"></a>');
  });

  it.each([
    ['./b', '/docs/b'],
    ['../b?c#d', '/b?c#d'],
    ['b', '/docs/b'],
    ['/b', '/b'],
    ['#b', '#b'],
    ['mailto:b@c.d', 'mailto:b@c.d'],
    ['', ''],
  ])('to %s on /docs/a/ leads to %s where addresses have no slash at their end', (to, address) => {
    expect(fromSlashless(to, '/docs/a/')).toBe(address);
  });

  it('to a file beside the pages loads a document', () => {
    expect(render(<Link to="pathname:///api" />)).toBe('<a href="/wuya/api" data-reload=""></a>');
  });

  it('to nowhere has no address, which would be that of the open page', () => {
    expect(render(<Link aria-label="无">甲</Link>)).toBe('<a aria-label="无">甲</a>');
  });
});

it('Redirect shows its path to those without script alone', () => {
  expect(render(<Redirect to="/a" />)).toMatch(/^<noscript><p><a\b[^]*<\/a><\/p><\/noscript>$/);
});

it('Redirect goes to a path, or to one with what is behind it', () => {
  expect(render(<Redirect to="/a" />)).toContain('>/a</a>');
  expect(render(<Redirect to={{pathname: '/a', search: 'b=1', hash: '#c'}} />)).toContain(
    '>/a?b=1#c</a>',
  );
});

it('usePluralForm picks the words for a number', () => {
  const Posts = ({count}: {count: number}) => usePluralForm().selectMessage(count, 'a post|posts');
  expect([1, 2].map((count) => render(<Posts count={count} />))).toEqual(['a post', 'posts']);
  expect(render(<Posts count={2} />, 'zh-CN')).toBe('a post');
});

it('useWindowSize knows nothing before the browser', () => {
  const Size = () => useWindowSize();
  expect(render(<Size />)).toBe('ssr');
});

it('useSiteContext knows the languages, of which a site has one at least', () => {
  const Label = () => {
    const {i18n} = useSiteContext();
    return i18n.localeConfigs[i18n.currentLocale]?.label;
  };
  expect(render(<Label />)).toBe('en');
});

it('a component that is not there shows what is in it; called as a function it says nothing', () => {
  const Part = Absent as unknown as {
    (x?: unknown): (...x: unknown[]) => unknown;
    readonly Sub: 'b';
  };
  expect(render(<Absent>甲</Absent>)).toBe('甲');
  expect(render(<Part.Sub>乙</Part.Sub>)).toBe('乙');
  expect(`${String(Part(() => 1)(2))}${String(Part([1])())}${String(Part()())}`).toBe('');
});

it('a hook that is not there gives styles that React takes, and names of classes', () => {
  const {floatingStyles, styles} = absentHook() as Record<string, Record<string, string>>;
  expect(
    render(
      <i style={floatingStyles} className={String(styles?.['a'])}>
        甲
      </i>,
    ),
  ).toBe('<i class="">甲</i>');
});

describe('useTabs', () => {
  const Own = (props: UseTabsInput) => {
    const {selectedValue, tabValues} = useTabs(props);
    const shown = sanitizeTabsChildren(props.children).find(
      ({props: {value}}) => value === selectedValue,
    );
    const names = tabValues.map(({value}) => value).join();
    return <b title={names}>{shown}</b>;
  };
  const Item = ({label}: {value: string; label: string; default?: boolean}) => label;

  it.each([
    ['the first', {}, '<b title="a,b">甲</b>'],
    ['that of the default value', {defaultValue: 'b'}, '<b title="a,b">乙</b>'],
    ['the first where the default value is none', {defaultValue: 'c'}, '<b title="a,b">甲</b>'],
    ['none', {defaultValue: null}, '<b title="a,b"></b>'],
    ['that of a list of values', {values: [{value: 'b'}, {value: 'a'}]}, '<b title="b,a">乙</b>'],
  ])('has chosen %s', (_, props, text) => {
    expect(
      render(
        <Own {...props}>
          <Item value="a" label="甲" />
          <Item value="b" label="乙" />
        </Own>,
      ),
    ).toBe(text);
  });

  it('has chosen the item that says so', () => {
    expect(
      render(
        <Own>
          <Item value="a" label="甲" />
          <Item value="b" label="乙" default />
        </Own>,
      ),
    ).toBe('<b title="a,b">乙</b>');
  });

  it('is told whether others than the chosen item are rendered', () => {
    const Provided = (props: UseTabsInput) => (
      <TabsProvider value={useTabsContextValue(props)}>{props.children}</TabsProvider>
    );
    const html = render(
      <Provided defaultValue="b" lazy>
        <TabItem value="a">甲</TabItem>
        <TabItem value="b">乙</TabItem>
      </Provided>,
    );
    expect(html).toBe('<div role="tabpanel">乙</div>');
  });

  it('is told inside of its provider: items that are not chosen are hidden, those of tabs inside stay', () => {
    const Chosen = () => useTabs().selectedValue;
    const Provided = (props: UseTabsInput) => (
      <TabsProvider value={useTabsContextValue(props)}>
        <Chosen />:{props.children}
      </TabsProvider>
    );
    const html = render(
      <Provided defaultValue="b">
        <TabItem value="a">甲</TabItem>
        <TabItem value="b">
          <Tabs>
            <TabItem value="c">丙</TabItem>
          </Tabs>
        </TabItem>
      </Provided>,
    );
    expect(html).toMatch(
      /^b<!-- -->:<div role="tabpanel" hidden="">甲<\/div><div role="tabpanel">.*>丙<\/div>/,
    );
  });
});
