import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {Parts} from '../base/parts.ts';
import type {PageData, SiteData} from '../types.ts';
import {useDoc} from './useDoc.ts';

const PAGE = {
  kind: 'doc',
  path: '/w/a/',
  head: {title: '甲', description: '述', type: 'article'},
  titleHtml: '甲',
  toc: [],
};

/** Gives what `useDoc` tells on a page with more in it. */
function ask(more: object) {
  const told: ReturnType<typeof useDoc>[] = [];
  const Asking = () => {
    told.push(useDoc());
    return null;
  };
  renderToString(
    <ThemeProvider
      site={{baseUrl: '/w/'} as SiteData}
      page={{...PAGE, ...more} as unknown as PageData}
      parts={{} as Parts}
    >
      <Asking />
    </ThemeProvider>,
  );
  return told[0]!;
}

it('tells the front matter as it is written, where the page has it', () => {
  const frontMatter = {sidebar_position: 2, when: '2024-01-02T00:00:00.000Z'};
  const doc = ask({frontMatter});
  expect(doc.frontMatter).toEqual({sidebar_position: 2, when: new Date(frontMatter.when)});
  expect(doc.metadata).toMatchObject({title: '甲', description: '述', frontMatter});
});

it('tells title and description where the page has no front matter', () => {
  expect(ask({}).frontMatter).toEqual({title: '甲', description: '述'});
});
