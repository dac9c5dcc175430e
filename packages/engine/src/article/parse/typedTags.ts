import type {Element, ElementContent} from 'hast';
import {isElement} from '../html/nodes.ts';
import {isHtmlTag, isTag} from '../html/tags.ts';
import type {Nesting} from './nesting.ts';

/** Tells whether a `<head>` is one that a text is about: that of a page holds tags alone, and shows nothing. */
export const holdsText = (nodes: readonly ElementContent[]): boolean =>
  nodes.some((node) =>
    isElement(node)
      ? !isTag(node.tagName, 'rawText') && holdsText(node.children)
      : node.type === 'text' && node.value.trim() !== '',
  );

/**
 * Tells whether a tag without end is text: it is no element of HTML, or one that would swallow or hide the rest of the note. Where
 * HTML is taken as it is, `<script>` in a sentence is what that is about too: browsers would show nothing of its rest. So is a bare
 * `<div>` there, which no sentence holds.
 */
export function isText(
  {context, depthInSvg, depthInText}: Nesting,
  name: string,
  {properties}: Element,
): boolean {
  if (depthInSvg > 0) return false;
  if (!isHtmlTag(name) || isTag(name, 'page') || isTag(name, 'hidesText')) return true;
  const isBare = Object.keys(properties).length === 0;
  if (depthInText > 0 && isBare && name !== 'p' && isTag(name, 'closesParagraph')) return true;
  const isTaken = context.allowsRawHtml && depthInText === 0;
  return !isTaken && (isTag(name, 'dangerous') || isTag(name, 'rawText'));
}
