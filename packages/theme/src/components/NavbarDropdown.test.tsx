import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {NavbarDropdownProps, Parts} from '../base/parts.ts';
import type {PageData, SiteData} from '../types.ts';
import {NavbarDropdown} from './NavbarDropdown.tsx';

const versionLink = (name: string, label: string) =>
  ({kind: 'link', label, href: `/${name}/`, external: false, version: name}) as const;

const VERSIONS: NavbarDropdownProps['item'] = {
  kind: 'dropdown',
  role: 'version',
  label: '1.0',
  items: [versionLink('current', 'Next'), versionLink('1.0', '1.0')],
  position: 'right',
};

const SITE = {
  locale: 'zh-CN',
  baseUrl: '/',
  url: 'https://a.example',
  messages: {'theme.docs.versionBadge.label': '版本：{versionLabel}'},
} as unknown as SiteData;

const buttonOn = (page: object, item = VERSIONS): string =>
  /<button[^]*?<svg/.exec(
    renderToString(
      <ThemeProvider site={SITE} page={{path: '/b/', ...page} as PageData} parts={{} as Parts}>
        <NavbarDropdown item={item} />
      </ThemeProvider>,
    ),
  )![0];

it('tells what its word is a version of, on notes and on pages that have no version', () => {
  const note = buttonOn({kind: 'doc', version: {name: 'current', hrefs: {}}});
  expect(note).toContain('aria-label="版本：Next"');
  expect(note).toContain('>Next<');
  const post = buttonOn({kind: 'blogPost'});
  expect(post).toContain('aria-label="版本：1.0"');
  expect(post).toContain('>1.0<');
});

it('leaves the word of a menu that has no role as its name', () => {
  const {role, ...menu} = VERSIONS;
  expect(role).toBe('version');
  expect(buttonOn({kind: 'blogPost'}, menu)).not.toContain('aria-label');
});
