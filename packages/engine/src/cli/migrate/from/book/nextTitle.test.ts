import {expect, it} from 'vitest';
import {readNextTitle} from './nextTitle.ts';

const titleOf = (name: string, text: string): string | undefined =>
  readNextTitle(
    {
      paths: [`web/${name}`],
      has: (path) => path === `web/${name}`,
      read: () => text,
      run: () => Promise.resolve(undefined),
    },
    'web/',
  );

it.each([
  ['theme.config.tsx', "useNextSeoProps() { return {titleTemplate: '%s – 站'} }", '站'],
  ['theme.config.jsx', '<meta property="og:title" content="指南" />', '指南'],
  ['theme.config.tsx', '<meta name="og:title" content={title ? title : "站"} />', '站'],
  [
    'app/layout.tsx',
    "export const metadata = {title: {default: 'A', template: '%s | 文档'}}",
    '文档',
  ],
  ['app/[lang]/layout.tsx', "openGraph: {siteName: '站点'}", '站点'],
  ['theme.config.tsx', 'titleTemplate: `%s – ${name}`', undefined],
])('reads what a site of Next.js calls itself: %s %s', (name, text, title) => {
  expect(titleOf(name, text)).toBe(title);
});
