import {mapProse} from '../markdown/fences.ts';

/** A heading with its id in a comment, as the websites of React have it. */
const HEADING = /^(#{1,6}[ \t].*?\S)[ \t]*\{\/\*[ \t]*([\w-]+)[ \t]*\*\/\}[ \t]*$/;

/** Writes ids of headings that are in comments as ids: `## 标题 {/*title*\/}` → `## 标题 {#title}`. */
export const rewriteCommentIds = (body: string): string =>
  body.includes('{/*') ? mapProse(body, (line) => line.replace(HEADING, '$1 {#$2}')) : body;
