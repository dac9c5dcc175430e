import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import {AnnouncementBar} from './AnnouncementBar.tsx';
import {ColorModeToggle} from './ColorModeToggle.tsx';
import {LoadFailed} from './LoadFailed.tsx';
import {PageError} from './PageError.tsx';
import {Waiting} from './Waiting.tsx';

const page = {kind: 'notFound', path: '/404.html'} as Partial<PageData> as PageData;

function render(locale: 'zh-CN' | 'en', node: ReactNode, colorMode = {}): string {
  const site = {
    locale,
    baseUrl: '/f/',
    messages: messages[locale],
    colorMode: {
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: true,
      ...colorMode,
    },
  };
  return renderToString(
    <ThemeProvider site={site as Partial<SiteData> as SiteData} page={page} parts={{}}>
      {node}
    </ThemeProvider>,
  ).replaceAll('<!-- -->', '');
}
const error = new Error('1', {cause: new Error('2')});
const ignore = () => undefined;
const textOf = (html: string) => html.replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, ' ');

describe.for([
  {
    locale: 'zh-CN',
    other: /[A-Za-z]/,
    crashed: ['这个页面崩溃了。', '重试', '1\n\n原因：\n2'],
    failed: '这一页没有加载出来',
    loading: '正在加载',
    close: '关闭公告',
  },
  {
    locale: 'en',
    other: /\p{Script=Han}/u,
    crashed: ['This page crashed.', 'Try again', '1\n\nCause:\n2'],
    failed: 'This page did not load',
    loading: 'Loading',
    close: 'Close',
  },
] as const)('in $locale', ({locale, other, crashed, failed, loading, close}) => {
  it('a page that crashed says so with its causes, in one language, and leads home', () => {
    const html = render(locale, <PageError error={error} onRetry={ignore} />);
    for (const text of crashed) expect(html).toContain(text);
    expect(textOf(html)).not.toMatch(other);
    expect(html).toContain('href="/f/"');
  });

  it('a page that did not load says so', () => {
    const data = {error: 'x', isRetrying: false, onRetry: ignore};
    expect(render(locale, <LoadFailed data={data} />)).toContain(failed);
  });

  it('a page that is long in coming says that it loads', () => {
    expect(render(locale, <Waiting />)).toMatch(new RegExp(`role="status".*${loading}`, 's'));
  });

  it('the button of the announcement says what it does', () => {
    const announcement = {id: 'one', content: 'x', isCloseable: true, isInline: true};
    expect(render(locale, <AnnouncementBar announcement={announcement as never} />)).toContain(
      `aria-label="${close}"`,
    );
  });
});

it('the button for the colour mode is there as the configuration says', () => {
  expect(render('zh-CN', <ColorModeToggle />, {disableSwitch: false})).toContain(
    'class="iconbtn mode"',
  );
  expect(render('zh-CN', <ColorModeToggle />, {disableSwitch: true})).toBe('');
});
