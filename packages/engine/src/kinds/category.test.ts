import {expect, it} from 'vitest';
import {docAt, versionAt, versionContent} from '../../test/helpers/samples.ts';
import {resolveSidebars} from '../content/docs/sidebar.ts';
import {generatedCategoriesOf} from '../content/docs/sidebarTree.ts';
import {createIndexFinder} from './category.ts';

/** Makes a version whose sidebar has categories, each with a page made for it. */
function versionWith(path: string, categories: readonly string[]) {
  const version = versionAt({basePath: `/docs/${path}`});
  const docs = [docAt('a.md', '# A')];
  const {sidebars} = resolveSidebars({
    config: {
      main: categories.map((label) => ({
        type: 'category',
        label,
        link: {type: 'generated-index'},
        items: ['a'],
      })),
    },
    docs,
    draftIds: new Set(),
    categories: new Map(),
    rules: {
      collapsible: true,
      collapsed: true,
      parsesNumberPrefixes: true,
      isForeign: false,
      basePath: version.basePath,
      place: {file: 'wuya.config.ts'},
    },
  });
  return versionContent({version, docs, sidebars});
}

it('leads from the page of a category to the one in another version, and nowhere where it has none', () => {
  const old = versionWith('1.0/', ['Guide', 'Gone']);
  const last = versionWith('', ['API', 'Guide']);
  const [guide, gone] = generatedCategoriesOf(old.sidebars[0]!.items).map(({index}) =>
    createIndexFinder(index, old)(last),
  );
  expect([guide, gone]).toEqual(['/docs/category/guide/', undefined]);
});
