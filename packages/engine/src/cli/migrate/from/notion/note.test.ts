import {expect, it} from 'vitest';
import {readProperties} from './note.ts';

it.each([
  ['a note whose text begins with words', '# 甲\n\n开头。\nTags: x\n'],
  ['a note without a title', '甲\n\nTags: x\n'],
  ['a title alone', '# 甲\n'],
])('leaves %s as it is', (_, text) => expect(readProperties(text, ['Tags'])).toBe(text));

it('makes a list of properties, a value of several lines in one', () => {
  expect(readProperties('# 甲\n\nNotes: 一\n二\nTags: x, y\n\n正文\n', ['Tags', 'Notes'])).toBe(
    '---\ntags: ["x","y"]\n---\n\n# 甲\n\n- **Notes**：一\n  二\n- **Tags**：x, y\n\n正文\n',
  );
});
