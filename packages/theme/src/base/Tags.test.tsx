import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Tags} from './Tags.tsx';

it('D19 says what a tag is about to those who point at it, where its file does', () => {
  const tags = [
    {label: '甲', href: '/t/a/', description: '说明'},
    {label: '乙', href: '/t/b/'},
  ];
  expect(renderToStaticMarkup(<Tags tags={tags} />)).toBe(
    '<span class="tags theme-doc-footer-tags-row">' +
      '<a class="chip" href="/t/a/" rel="tag" title="说明">甲</a>' +
      '<a class="chip" href="/t/b/" rel="tag">乙</a></span>',
  );
});
