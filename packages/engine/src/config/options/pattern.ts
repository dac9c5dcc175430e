import {type Schema, textThat} from '../schema/schema.ts';

/** Accepts the text of a regular expression. */
export function pattern(): Schema<string> {
  return textThat(['正则表达式', 'a regular expression'], (value) => {
    try {
      return new RegExp(value, 'g').test('') || true;
    } catch {
      return false;
    }
  });
}
