import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {findNearest} from '../../../errors/nearest.ts';
import {escapeAttribute} from '../../html/escape.ts';
import {DIRECTIVE} from '../../text/marks.ts';
import type {Out} from './out.ts';

/** Where old ids of a heading go: they are checked once all ids are known. */
const MARK = `${DIRECTIVE}anchors`;
const MARKS = new RegExp(`${MARK}(\\d+);`, 'g');

/** Maximum number of wrong ones that are told with the section that they may mean: to find it, all are compared. */
const MAX_NEAREST = 100;

/** Gives the mark that a heading of that id begins with when sections of the note had other ids before; empty for others. */
export function oldAnchorsMark(id: string, {context, collected}: Out): string {
  return context.oldTargets.has(id) ? `${MARK}${collected.headings.length - 1};` : '';
}

/**
 * Places the old ids once the article is printed. What names no section, or an id that is there, is reported.
 * @returns fills them into a piece of the article
 */
export function placeOldAnchors(out: Out): (html: string) => string {
  const {collected, context} = out;
  const elements = new Map<string, string>();
  const sections = new Set(collected.headings.map(({id}) => id));
  const ids = new Set(collected.ids);
  const names = [...sections];
  let wrongCount = 0;
  for (const {id, target, line, column} of context.oldAnchors) {
    const place = {file: context.noteFile, line, column};
    if (!sections.has(target)) {
      const nearest = wrongCount++ < MAX_NEAREST ? findNearest(target, names) : undefined;
      const more = nearest === undefined ? {} : {nearest};
      out.report(createDiagnostic('FM-005', {id, target, ...more}, {place}));
    } else if (ids.has(id)) {
      out.report(createDiagnostic('FM-006', {id}, {place}));
    } else {
      collected.ids.push(id);
      ids.add(id);
      const before = elements.get(target) ?? '';
      elements.set(target, `${before}<span id="${escapeAttribute(id)}"></span>`);
    }
  }
  return (html) =>
    html.replace(
      MARKS,
      (_, index: string) => elements.get(collected.headings[Number(index)]!.id) ?? '',
    );
}
