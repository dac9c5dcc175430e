import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import {NoResults} from './NoResults.tsx';

/** Renders what is said where `lagoon` finds nothing. */
function render(suggestions: readonly string[], reportHref?: string): string {
  return renderToString(
    <ThemeProvider
      site={{messages: messages.en, locale: 'en'} as unknown as SiteData}
      page={{kind: 'search'} as PageData}
      parts={{}}
    >
      <NoResults
        query="lagoon"
        suggestions={suggestions}
        reportHref={reportHref}
        onSuggestion={() => undefined}
      />
    </ThemeProvider>,
  );
}

it('proposes three queries at most', () => {
  const names = [...render(['A', 'B', 'C', 'D']).matchAll(/<button[^>]*>(\w+)/g)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(['A', 'B', 'C']);
});

it('names the query, and where to say that it should find something', () => {
  const html = render([], 'https://example.com/report');
  expect(html).toContain('No results for');
  expect(html).toContain('<strong>lagoon</strong>');
  expect(html).toContain('href="https://example.com/report"');
  expect(html).not.toContain('<button');
});
