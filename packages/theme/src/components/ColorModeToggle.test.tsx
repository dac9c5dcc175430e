import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import {ColorModeToggle} from './ColorModeToggle.tsx';

function nameOf(own: Partial<SiteData['messages']>): string {
  const colorMode = {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false};
  const site = {colorMode, messages: {...messages.en, ...own}} as Partial<SiteData> as SiteData;
  const html = renderToString(
    <ThemeProvider site={site} page={{} as PageData} parts={{}}>
      <ColorModeToggle />
    </ThemeProvider>,
  );
  return /aria-label="([^"]*)"/.exec(html)?.[1] ?? '';
}

it('says the mode and what a press does', () => {
  expect(nameOf({})).toBe('Colour mode: light mode. Switch to dark mode');
});

it('has the name that a site translates by the id of Docusaurus', () => {
  expect(nameOf({'theme.colorToggle.ariaLabel': 'Farben ({mode})'})).toBe('Farben (light mode)');
});
