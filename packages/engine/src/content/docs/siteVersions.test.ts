import {describe, expect, it} from 'vitest';
import {docAt, versionAt, versionContent} from '../../../test/helpers/samples.ts';
import {mainHrefOf, tellsVersions} from './siteVersions.ts';

const [a, b, root] = [docAt('a.md'), docAt('b.md'), docAt('z.md', '---\nslug: /\n---\n')];
const sidebar = {
  name: 'notes',
  items: [{kind: 'doc' as const, docId: 'b', label: 'b'}],
} as unknown as Parameters<typeof mainHrefOf>[0]['sidebars'][number];

describe('the main page of a version', () => {
  it.each([
    ['is that at its root', {docs: [a, b, root], sidebars: [sidebar]}, '/wuya/'],
    ['else the first of its sidebar', {docs: [a, b], sidebars: [sidebar]}, '/wuya/b/'],
    ['else its first', {docs: [a, b]}, '/wuya/a/'],
    ['else its root, where it has none', {}, '/wuya/'],
  ])('%s', (_, content, href) => {
    expect(mainHrefOf(versionContent(content))).toBe(href);
  });
});

it.each([
  [[{}], false],
  [[{hasBadge: true}], true],
  [[{banner: 'unreleased' as const}], true],
  [[{name: '1.0'}], true],
  [[{}, {name: '1.0'}], true],
])('readers of %j are told of versions: %o', (versions, isTold) => {
  expect(tellsVersions(versions.map((one) => ({version: versionAt(one)})))).toBe(isTold);
});
