import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {Parts} from '../base/parts.ts';
import {AnnouncementBar} from '../foreign/AnnouncementBar.tsx';
import type {AnnouncementBar as Announcement, PageData, SiteData} from '../types.ts';
import {AnnouncementClose, AnnouncementContent, useAnnouncementBar} from './announcement.tsx';

const ANNOUNCEMENT = {id: 'a', content: '<b>新</b>', isCloseable: true};

/** Renders the line above the navbar of a site with a component of its own for it. */
function draw(announcementBar: Announcement | null, parts: object): string {
  return renderToString(
    <ThemeProvider
      site={{announcementBar, messages: {}} as unknown as SiteData}
      page={{} as PageData}
      parts={parts as Parts}
    >
      <AnnouncementBar announcement={announcementBar ?? ANNOUNCEMENT} />
    </ThemeProvider>,
  );
}

/** As Docusaurus copies it into a site. */
function Ejected() {
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) return <i>none</i>;
  return (
    <div id="own">
      <AnnouncementContent className="x" />
      <AnnouncementClose className="y" onClick={close} />
    </div>
  );
}

it('is rendered by the component of the site, from its content and its button', () => {
  expect(draw(ANNOUNCEMENT, {swizzles: {AnnouncementBar: Ejected}})).toMatch(
    /^<div id="own"><div class="x"><b>新<\/b><\/div><button type="button" aria-label="[^"]*" class="clean-btn close y">/,
  );
});

it('is no active one where the site announces nothing', () => {
  expect(draw(null, {swizzles: {AnnouncementBar: Ejected}})).toBe('<i>none</i>');
});

it('is ours where the site has no component for it', () => {
  expect(draw(ANNOUNCEMENT, {})).toContain('class="announce theme-announcement-bar"');
});
