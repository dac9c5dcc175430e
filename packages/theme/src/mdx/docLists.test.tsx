import {renderToString} from 'react-dom/server';
import {afterAll, beforeAll, expect, it, onTestFinished} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {Parts} from '../base/parts.ts';
import type {PageData, SiteData} from '../types.ts';
import {docLists} from './docListData.ts';
import {
  useDocById,
  useLayoutDoc,
  useListedActiveDocContext,
  useListedActivePlugin,
  useListedActiveVersion,
  useListedAllDocsData,
  useListedDocsData,
  useListedDocsVersion,
  useListedDocsVersionCandidates,
  useListedDocVersionSuggestions,
  useListedGlobalData,
  useListedLatestVersion,
  useListedPluginData,
  useListedVersions,
} from './docLists.ts';

const VERSIONS = [
  {name: 'current', label: 'Next', href: '/w/next/', className: '', isLast: false},
  {name: '2.0', label: '2.0', href: '/w/', className: '', isLast: true},
];
const doc = (id: string, path: string) => ({id, title: `T ${id}`, description: '', path});
const LISTS = {
  default: {
    current: [doc('a', '/w/next/a/'), doc('new', '/w/next/new/')],
    '2.0': [doc('a', '/w/a/'), doc('/examples', '/w/examples/')],
  },
};
const PAGE = {kind: 'doc', version: {name: 'current'}};

// A bundle puts the notes in the place of the module.
beforeAll(() => void Object.assign(docLists, LISTS));
afterAll(() => void Reflect.deleteProperty(docLists, 'default'));

/** What a hook gives on a page. */
function ask(hook: () => unknown, page: object = PAGE): unknown {
  const Asking = () => <i dangerouslySetInnerHTML={{__html: JSON.stringify(hook() ?? null)}} />;
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

it('gives the notes of the version of the page by their ids', () => {
  expect(ask(useListedDocsVersion)).toMatchObject({
    version: 'current',
    docs: {a: {title: 'T a', path: '/w/next/a/'}, new: {id: 'new'}},
  });
});

it('gives the notes to who asks for the data of their plugin, and nothing of another', () => {
  const data = {path: '/w/', versions: [{name: 'current', docs: [{id: 'a'}, {id: 'new'}]}, {}]};
  expect(ask(() => useListedPluginData('docusaurus-plugin-content-docs'))).toMatchObject(data);
  expect(ask(useListedGlobalData)).toMatchObject({
    'docusaurus-plugin-content-docs': {default: data},
  });
  expect(ask(() => `${String(useListedPluginData('docusaurus-plugin-gone'))}.`)).toBe('.');
});

it('gives a note by its id, and fails for one that is not there, as Docusaurus does', () => {
  expect(ask(() => useDocById('a'))).toMatchObject({title: 'T a'});
  expect(ask(() => useDocById(undefined))).toBe(null);
  expect(() => ask(() => useDocById('gone'))).toThrow('no version doc found by id=gone');
});

it('finds the note of a link in the version of the page, else in the last', () => {
  expect(ask(() => useLayoutDoc('a'))).toMatchObject({path: '/w/next/a/'});
  expect(ask(() => useLayoutDoc('/examples'))).toMatchObject({path: '/w/examples/'});
  expect(ask(() => useLayoutDoc('a'), {kind: 'component'})).toMatchObject({path: '/w/a/'});
  expect(ask(() => useLayoutDoc('gone'))).toBe(null);
});

it('lists the notes of each version', () => {
  const ids = (versions: readonly {docs: readonly {id: string}[]}[]) =>
    versions.map(({docs}) => docs.map(({id}) => id));
  const all = [
    ['a', 'new'],
    ['a', '/examples'],
  ];
  expect(ask(() => ids(useListedVersions()))).toEqual(all);
  expect(ask(() => ids(useListedDocsData().versions))).toEqual(all);
  expect(ask(() => ids(useListedAllDocsData()['default']!.versions))).toEqual(all);
  expect(ask(() => ids([useListedLatestVersion()]))).toEqual([all[1]]);
  expect(ask(() => ids([useListedActiveVersion()!]))).toEqual([all[0]]);
  expect(ask(() => ids([useListedDocVersionSuggestions().latestVersionSuggestion]))).toEqual([
    all[1],
  ]);
  expect(ask(() => ids(useListedActivePlugin()!.pluginData.versions))).toEqual(all);
  expect(ask(useListedActivePlugin, {kind: 'component'})).toBe(null);
  expect(ask(useListedActiveVersion, {kind: 'component'})).toBe(null);
});

it('names the main note of a version, that at its address, else the first; also on the way of a dropdown of versions', () => {
  const before = docLists['default']!;
  Object.assign(docLists, {
    default: {...before, '2.0': [...before['2.0']!, doc('home', '/w/')]},
  });
  onTestFinished(() => void Object.assign(docLists, {default: before}));
  expect(ask(() => useListedVersions().map(({mainDocId}) => mainDocId))).toEqual(['a', 'home']);
  expect(ask(() => useListedDocsVersionCandidates()[0]!.mainDocId)).toBe('a');
  expect(ask(() => useListedDocsVersionCandidates()[0]!.mainDocId, {kind: 'component'})).toBe(
    'home',
  );
  expect(ask(() => useListedActiveDocContext().activeVersion!.docs.length)).toBe(2);
});

it('gives the same object for a version with its notes', () => {
  const compare = () => {
    const all = useListedVersions();
    return [all.includes(useListedLatestVersion()), all.includes(useListedActiveVersion()!)];
  };
  expect(ask(compare)).toEqual([true, true]);
});
