import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {PageData, SiteData} from '../types.ts';
import {
  DraftBanner,
  extractLeadingEmoji,
  ThemedComponent,
  UnlistedBanner,
  useActivePluginAndVersion,
  useContextualSearchFilters,
  useLayoutDocsSidebar,
  useTitleFormatter,
} from './foreignRest.tsx';

const site = {
  title: 'Site',
  titleDelimiter: '-',
  locale: 'en',
  baseUrl: '/',
  versions: [
    {name: '2.0', label: '2', isLast: true, href: '/docs/'},
    {name: '1.0', label: '1', isLast: false, href: '/docs/1.0/'},
  ],
  navItems: [
    {kind: 'search', position: 'right'},
    {
      kind: 'link',
      label: 'API',
      href: '/docs/api/',
      sidebar: 'api',
      byVersion: {'1.0': {label: 'Old API', href: '/docs/1.0/api/'}},
    },
    {kind: 'dropdown', items: [{kind: 'link', label: 'SDK', href: '/sdk/', sidebar: 'sdk/main'}]},
  ],
  sections: [{id: 'guide', label: 'Guide', href: '/docs/guide/'}],
} as unknown as SiteData;

/** Shows what a hook gives on a note of the old version. */
function ask(hook: () => unknown): unknown {
  const Shown = (): ReactNode => JSON.stringify(hook());
  const page = {kind: 'doc', path: '/docs/1.0/a/', version: {name: '1.0'}};
  const text = renderToString(
    <ThemeProvider site={site} page={page as unknown as PageData} parts={{}}>
      <Shown />
    </ThemeProvider>,
  );
  return JSON.parse(text.replaceAll('&quot;', '"'));
}

it('tells what layouts and searches ask of versions and sections', () => {
  expect(ask(() => useActivePluginAndVersion())).toMatchObject({
    activePlugin: {pluginId: 'default'},
    activeVersion: {name: '1.0'},
  });
  expect(ask(() => useContextualSearchFilters())).toEqual({
    locale: 'en',
    tags: ['default', 'docs-default-1.0'],
  });
  expect(ask(() => useLayoutDocsSidebar('guide'))).toEqual({
    label: 'guide',
    link: {path: '/docs/guide/', label: 'Guide'},
  });
});

it('tells where the layout leads into a sidebar: as the bar does, in the version of the page', () => {
  const linkOf = (name: string, plugin?: string) =>
    (ask(() => useLayoutDocsSidebar(name, plugin)) as {link: unknown}).link;
  expect(linkOf('api')).toEqual({path: '/docs/1.0/api/', label: 'Old API'});
  expect(linkOf('main', 'sdk')).toEqual({path: '/sdk/', label: 'SDK'});
  expect(linkOf('other')).toEqual({path: '/docs/1.0/', label: 'other'});
});

it('prints titles in both ways of Docusaurus', () => {
  expect(ask(() => useTitleFormatter('A'))).toBe('A - Site');
  const titles = ask(() => {
    const formatter = useTitleFormatter();
    return typeof formatter === 'object' && ['A', 'Site', ' ', undefined].map(formatter.format);
  });
  expect(titles).toEqual(['A - Site', 'Site', 'Site', 'Site']);
});

it('takes a sign off the begin of a text, and draws parts for both colour modes', () => {
  expect(extractLeadingEmoji('👩‍💻 New')).toEqual({emoji: '👩‍💻', rest: ' New'});
  expect(extractLeadingEmoji('New')).toEqual({emoji: null, rest: 'New'});
  expect(
    renderToString(
      <ThemedComponent>
        {({theme, className}) => <i className={className}>{theme}</i>}
      </ThemedComponent>,
    ),
  ).toBe('<i class="only-light">light</i><i class="only-dark">dark</i>');
});

it('says above a page that it is unlisted, or a draft', () => {
  const html = renderToString(
    <ThemeProvider site={{...site, messages: {}} as SiteData} page={{} as PageData} parts={{}}>
      <UnlistedBanner />
      <DraftBanner />
    </ThemeProvider>,
  );
  expect(html.match(/<p class="ttl">[^<]+/g)).toEqual([
    '<p class="ttl">theme.contentVisibility.unlistedBanner.title',
    '<p class="ttl">theme.contentVisibility.draftBanner.title',
  ]);
});
