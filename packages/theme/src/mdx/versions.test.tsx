import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {Parts} from '../base/parts.ts';
import type {PageData, SiteData} from '../types.ts';
import {
  useActiveDocContext,
  useActivePlugin,
  useActiveVersion,
  useAllDocsData,
  useDocsData,
  useDocsVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useDocVersionSuggestions,
  useVersions,
} from './versions.ts';

const VERSIONS = [
  {name: 'current', label: 'Next', href: '/w/next/', className: '', isLast: false},
  {name: '2.0', label: '2.0', href: '/w/', className: '', isLast: true},
  {name: '1.0', label: '1.0', href: '/w/api/1.0/', className: '', isLast: true, collection: 'api'},
];

/** Tells what the hooks give on a page: names of the versions, the last, that of the page, the candidates; and where the last is. */
function ask(page: object, versions: readonly object[], pluginId?: string) {
  const Asking = () => {
    const latest = useLatestVersion(pluginId);
    const asked = {
      all: useVersions(pluginId).map(({name}) => name),
      latest: [latest.name, latest.path],
      active: useActiveVersion(pluginId)?.name ?? null,
      candidates: useDocsVersionCandidates(pluginId).map(({name}) => name),
    };
    return <i dangerouslySetInnerHTML={{__html: JSON.stringify(asked)}} />;
  };
  const html = renderToString(
    <ThemeProvider
      site={{baseUrl: '/w/', versions} as unknown as SiteData}
      page={page as PageData}
      parts={{} as Parts}
    >
      <Asking />
    </ThemeProvider>,
  );
  return JSON.parse(html.replace(/^<i>|<\/i>$/g, '')) as unknown;
}

/** Whether hooks give the same objects, by which components compare versions. */
function compares(versions: readonly object[], page: object): unknown {
  const Asking = () => {
    const all = useVersions();
    const latest = useLatestVersion();
    const same = [
      all.includes(latest),
      all.includes(useActiveVersion()!),
      useDocsData().versions[0] === all[0],
    ];
    return <>{JSON.stringify([...same, all.filter((version) => version !== latest).length])}</>;
  };
  const html = renderToString(
    <ThemeProvider
      site={{baseUrl: '/w/', versions} as unknown as SiteData}
      page={page as PageData}
      parts={{} as Parts}
    >
      <Asking />
    </ThemeProvider>,
  );
  return JSON.parse(html) as unknown;
}

it('hooks give the same object for a version', () => {
  expect(compares(VERSIONS, {kind: 'doc', version: {name: 'current'}})).toEqual([
    true,
    true,
    true,
    1,
  ]);
  expect(compares([], {kind: 'doc'})).toEqual([true, true, true, 0]);
});

describe('the hooks of versions that components of Docusaurus ask', () => {
  it('tell of the versions, and which is that of the page', () => {
    expect(ask({kind: 'doc', version: {name: 'current'}}, VERSIONS)).toEqual({
      all: ['current', '2.0'],
      latest: ['2.0', '/w/'],
      active: 'current',
      candidates: ['current'],
    });
    expect(ask({kind: 'component'}, VERSIONS)).toMatchObject({active: null, candidates: ['2.0']});
  });

  it('tell of another collection', () => {
    expect(ask({kind: 'component'}, VERSIONS, 'api')).toMatchObject({
      all: ['1.0'],
      latest: ['1.0', '/w/api/1.0/'],
    });
  });

  it('tell of the only version where there is nothing to tell', () => {
    expect(ask({kind: 'doc'}, [])).toEqual({
      all: ['current'],
      latest: ['current', '/w/'],
      active: 'current',
      candidates: ['current'],
    });
  });
});

/** Tells what a hook gives on a page. */
function tell(page: object, use: () => unknown): unknown {
  const Asking = () => <i dangerouslySetInnerHTML={{__html: JSON.stringify(use() ?? null)}} />;
  const html = renderToString(
    <ThemeProvider
      site={{baseUrl: '/w/', versions: VERSIONS} as unknown as SiteData}
      page={page as PageData}
      parts={{} as Parts}
    >
      <Asking />
    </ThemeProvider>,
  );
  return JSON.parse(html.replace(/^<i>|<\/i>$/g, '')) as unknown;
}

describe('what components of Docusaurus ask of the collection of notes', () => {
  const version = {name: 'current', label: 'Next', hrefs: {current: '/w/next/a/', '2.0': '/w/a/'}};
  const page = {kind: 'doc', id: 'a', path: '/w/next/a/', sidebar: {name: 's'}, version};

  it('is the page in its versions', () => {
    expect(tell(page, () => useActiveDocContext())).toMatchObject({
      activeVersion: {name: 'current'},
      activeDoc: {id: 'a', path: '/w/next/a/', sidebar: 's'},
      alternateDocVersions: {'2.0': {id: 'a', path: '/w/a/'}},
    });
    expect(tell(page, () => useDocVersionSuggestions())).toMatchObject({
      latestDocSuggestion: {path: '/w/a/'},
      latestVersionSuggestion: {name: '2.0'},
    });
    expect(tell(page, useDocsVersion)).toMatchObject({version: 'current', isLast: false});
    expect(tell(page, useActivePlugin)).toMatchObject({pluginId: 'default'});
  });

  it('is nothing on other pages, but for the collections', () => {
    expect(tell({kind: 'home'}, useActivePlugin)).toBeNull();
    expect(tell({kind: 'home'}, () => useActiveDocContext())).toEqual({alternateDocVersions: {}});
    expect(Object.keys(tell({kind: 'home'}, useAllDocsData) as object)).toEqual(['default', 'api']);
  });
});
