import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {PageData, SiteData} from '../types.ts';
import {Contents, EditMetaRow, FoldedContents, LastUpdated} from './askedParts.tsx';
import * as socials from './socials.tsx';

const site = {
  locale: 'en',
  baseUrl: '/',
  messages: {
    'theme.lastUpdated.atDate': ' on {date}',
    'theme.lastUpdated.byUser': ' by {user}',
    'theme.lastUpdated.lastUpdatedAtBy': 'Last updated{atDate}{byUser}',
  },
} as unknown as SiteData;

const render = (part: ReactNode): string =>
  renderToString(
    <ThemeProvider site={site} page={{} as PageData} parts={{}}>
      {part}
    </ThemeProvider>,
  ).replaceAll('<!-- -->', '');

it('says when a page was changed, in seconds or in milliseconds', () => {
  for (const at of [1_700_000_000, 1_700_000_000_000])
    expect(render(<LastUpdated lastUpdatedAt={at} />)).toContain('2023-11-14');
  expect(render(<LastUpdated lastUpdatedBy="Ann" />)).toContain('Ann');
});

it('leads to the source of a page, where it has one', () => {
  expect(render(<EditMetaRow className="row" editUrl="https://e.example/a" />)).toMatch(
    /^<div class="row"><a [^>]*href="https:\/\/e\.example\/a"/,
  );
  expect(render(<EditMetaRow />)).toBe('<div> </div>');
});

it('lists headings beside a text and above it', () => {
  const toc = [{value: 'One', id: 'one', level: 2}];
  expect(render(<Contents toc={toc} className="toc" />)).toMatch(/^<div class="toc"><ul .*#one/);
  expect(render(<FoldedContents toc={toc} />)).toMatch(/^<details><summary>.*#one/);
});

it('has a sign for each place where people write', () => {
  for (const Sign of Object.values(socials))
    expect(render(<Sign className="own" />)).toMatch(/^<svg [^>]*class="own"><rect/);
});
