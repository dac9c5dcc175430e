import {escapeAttribute} from '../../../article/html/escape.ts';

/** A field of a film, `(title-甲)`; its words may have one pair of brackets. */
const FIELD = String.raw`\([a-z]+-(?:[^()]|\([^()]*\)){0,2000}\)`;
const VIDEO = new RegExp(String.raw`@?\[video\(video-[\w-]{0,100}\)((?:${FIELD}){1,8})\]`, 'g');

/** Tells at a glance whether a note may have films as CSDN writes them. */
export const mayHaveVideos = (text: string): boolean => text.includes('[video(video-');

/** Puts the player in the place of a film of CSDN: `[video(video-1)(type-bilibili)(url-https://…)(image-…)(title-甲)]` → `<iframe …>` */
export const rewriteVideos = (part: string): string =>
  part.replace(VIDEO, (all, written: string) => {
    const fields = new Map(
      [...written.matchAll(new RegExp(FIELD, 'g'))].map(([field]): [string, string] => {
        const at = field.indexOf('-');
        return [field.slice(1, at), field.slice(at + 1, -1).trim()];
      }),
    );
    const url = fields.get('url') ?? '';
    if (!/^https?:\/\/[^\s"<>]+$/.test(url)) return all;
    const title = fields.get('title') || fields.get('type') || 'video';
    return `<iframe src="${escapeAttribute(url)}" width="560" height="315" title="${escapeAttribute(title)}" allowfullscreen></iframe>`;
  });

/** Tells at a glance whether a note may have players. */
export const mayHavePlayers = (text: string): boolean => /<(?:video|audio)\b/i.test(text);

/**
 * Gives players the buttons that editors show without being asked, Typora among them: `<video src="a.mp4">` →
 * `<video src="a.mp4" controls>`. Those that begin by themselves may be meant to have none.
 */
export const addControls = (part: string): string =>
  part.replace(/<(?:video|audio)\b[^<>]*>/gi, (tag) =>
    /\s(?:controls|autoplay)\b/i.test(tag)
      ? tag
      : tag.replace(/\s?(\/?>)$/, (_, end: string) => ` controls${end === '>' ? '' : ' '}${end}`),
  );
