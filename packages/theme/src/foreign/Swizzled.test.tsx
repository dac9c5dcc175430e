import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {PageData, SiteData} from '../types.ts';
import {printLeftOut} from '../base/leftOut.ts';
import {Swizzled} from './Swizzled.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Renders a part of a site that has its own `Root` and `Footer`, as the browser does when it adopts a page that ends so. */
function adopt(end: string): string {
  const lastChild = {nodeValue: /^<!--(.*)-->$/.exec(end)?.[1] ?? null};
  vi.stubGlobal('document', {getElementById: () => ({lastChild})});
  const around = ({children}: {readonly children?: ReactNode}) => <div>{children}</div>;
  return renderToString(
    <ThemeProvider
      site={{} as SiteData}
      page={{} as PageData}
      parts={{swizzles: {Root: around, Footer: around}}}
    >
      <Swizzled name="Root">root</Swizzled>
      <Swizzled name="Footer">foot</Swizzled>
    </ThemeProvider>,
  );
}

it('a page that was rendered without a component of the site is adopted without it', () => {
  expect(adopt(printLeftOut(['Root']))).toBe('root<div>foot</div>');
  expect(adopt(printLeftOut(['Footer', 'Root']))).toBe('root<!-- -->foot');
});

it('all others are adopted with those that they were rendered with', () => {
  expect(printLeftOut([])).toBe('');
  expect(adopt('')).toBe('<div>root</div><div>foot</div>');
  expect(adopt('<!--Root-->')).toBe('<div>root</div><div>foot</div>');
});
