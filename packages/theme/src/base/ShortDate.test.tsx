import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {PageData, SiteData} from '../types.ts';
import {ThemeProvider} from './context.tsx';
import {ShortDate} from './ShortDate.tsx';

const dayOn = (locale: string): string =>
  renderToStaticMarkup(
    <ThemeProvider site={{locale, messages: {}} as SiteData} page={{} as PageData} parts={{}}>
      <ShortDate date="2025-03-05" />
    </ThemeProvider>,
  );

it('names the month of a short date where figures could be read as another day', () => {
  expect(dayOn('en')).toBe('<time dateTime="2025-03-05">Mar 5</time>');
  expect(dayOn('fr')).toBe('<time dateTime="2025-03-05">5 mars</time>');
  expect(dayOn('zh-CN')).toBe('<time dateTime="2025-03-05">03-05</time>');
});
