import {pick, toValues, type Values} from '../common/notes.ts';

const BAR = 'html body .theme-announcement-bar';
/** A colour through which the page is seen. */
const TRANSLUCENT = /^(?:transparent$|(?:rgb|hsl)a\(|\w+\(.*\/)/;

/** Takes over the bar; early versions of Docusaurus showed none when it had no content. */
export function toAnnouncement(value: unknown): Values {
  const bar = toValues(value);
  return bar['content'] ? {announcementBar: pick(bar, ['id', 'content', 'isCloseable'])} : {};
}

/**
 * Makes the tag of styles with the colours that a site gives the announcement, in both modes as there; none where it gives none.
 * Where one of both is left out, it is the bar's own there: black words on white.
 * @param theme its `themeConfig`
 */
export function toAnnouncementStyle(theme: Values): readonly unknown[] {
  const bar = toValues(theme['announcementBar']);
  const ground = toColour(bar['backgroundColor']);
  const ink = toColour(bar['textColor']);
  if (!bar['content'] || (ground === undefined && ink === undefined)) return [];
  const words = ink ?? (TRANSLUCENT.test(ground!) ? undefined : 'black');
  const rules = [
    `${BAR}{background:${ground ?? 'white'}}`,
    ...(words === undefined ? [] : [`${BAR},${BAR} .iconbtn{color:${words}}`]),
  ];
  return [{tagName: 'style', innerHTML: rules.join('')}];
}

/** Returns a value that is one of CSS and no more; undefined for others. */
const toColour = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[^<>{};]+$/.test(value) ? value : undefined;
