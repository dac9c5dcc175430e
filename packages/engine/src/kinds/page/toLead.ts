import {toPlainText} from '../../content/docs/contentTitle.ts';

/**
 * Takes the signs of Markdown off the description of a note, which is shown below its title: ``The `a` of [b](./b.md)`` → `The a of b`. Tags
 * stay: a description is text, and may be about them.
 */
export function toLead(description: string): string {
  // A noncharacter, which no text contains: what is no `<` begins no tag.
  return toPlainText(description.replaceAll('<', '\uFDD1')).replaceAll('\uFDD1', '<');
}
