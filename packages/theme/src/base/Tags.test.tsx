import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {PageData, SiteData, Tag} from '../types.ts';
import {ThemeProvider} from './context.tsx';
import {Tags} from './Tags.tsx';

function render(tags: readonly Tag[]): string {
  const site = {messages: {'theme.tags.tagsListLabel': '标签：'}} as unknown as SiteData;
  return renderToStaticMarkup(
    <ThemeProvider site={site} page={{} as PageData} parts={{}}>
      <Tags tags={tags} />
    </ThemeProvider>,
  );
}

it('D19 says what a tag is about to those who point at it, where its file does', () => {
  const tags = [
    {label: '甲', href: '/t/a/', description: '说明'},
    {label: '乙', href: '/t/b/'},
  ];
  expect(render(tags)).toContain(
    '<a class="chip" href="/t/a/" rel="tag" title="说明">甲</a>' +
      '<a class="chip" href="/t/b/" rel="tag">乙</a></span>',
  );
});

it('D19 tells screen readers that chips are tags, in the words of the site, where there are any', () => {
  expect(render([{label: '甲'}])).toBe(
    '<span class="tags theme-doc-footer-tags-row" role="group" aria-label="标签：">' +
      '<span class="chip">甲</span></span>',
  );
  expect(render([])).toBe('<span class="tags theme-doc-footer-tags-row"></span>');
});
