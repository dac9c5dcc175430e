import {describe, expect, it} from 'vitest';
import {parseJsxTag} from './jsxTag.ts';

const read = (text: string) => parseJsxTag(text, 0);

describe('parseJsxTag', () => {
  it('reads attributes of every form', () => {
    const text = `<Tabs a="1" b='2' c=3 d e={true} f={{x: ['}']}} {/* why */} g={x => x}>rest`;
    expect(read(text)).toEqual({
      kind: 'open',
      name: 'Tabs',
      attributes: {a: '1', b: '2', c: '3', d: true, e: true, f: {x: ['}']}, g: undefined},
      hasExpression: true,
      end: text.indexOf('>rest') + 1,
    });
  });

  it.each([
    ['<br/>', 'self', 'br'],
    ['<A.B />', 'self', 'A.B'],
    ['</Tabs >', 'close', 'Tabs'],
    ['<T>', 'open', 'T'],
    ['<Tabs\n  groupId="x"\n>', 'open', 'Tabs'],
  ])('reads %j', (text, kind, name) => {
    expect(read(text)).toMatchObject({kind, name, end: text.length});
  });

  it.each(['< b', '<3', '<a, b>', '<A b={>', '<A {...props}>', '</A b>', '<A', '<A b="'])(
    'takes %j for text',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});
