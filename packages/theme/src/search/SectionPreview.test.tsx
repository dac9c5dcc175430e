import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import type {Hit} from './hit.ts';
import {SectionPreview} from './SectionPreview.tsx';

function classesOf(hit: Pick<Hit, 'type' | 'section'>, lvl2: string | null): string[] {
  const site = {messages: messages.en} as Partial<SiteData> as SiteData;
  const hierarchy = {
    lvl0: '前端',
    lvl1: '闭包',
    lvl2,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const shown = {...hit, hierarchy, objectID: 'a', url: '/a/'} as Partial<Hit> as Hit;
  const html = renderToStaticMarkup(
    <ThemeProvider site={site} page={{} as PageData} parts={{}}>
      <SectionPreview hit={shown} />
    </ThemeProvider>,
  );
  return [...html.matchAll(/<p class="([^"]*)"/g)].map(([, name]) => name!);
}

it('shows the tags that the text before the first heading ends with as text, and code as code', () => {
  const section = '# npm start\n函数记得它出生的地方。\n# 作用域 # Web API';
  expect(classesOf({type: 'lvl1', section}, null)).toEqual(['code-line', '', '']);
});

it('shows a comment at the end of a section as code', () => {
  const section = '先装好。\n# npm start';
  expect(classesOf({type: 'content', section}, '安装')).toEqual(['', 'code-line']);
});
