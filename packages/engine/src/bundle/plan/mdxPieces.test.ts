import {expect, it} from 'vitest';
import {LONG_TEXT, PIECE as MARKED} from '../../article/text/marks.ts';
import {cutPieces} from './mdxPieces.ts';

const marked = (code: string): string => `x(/*${MARKED}*/${code}/*${MARKED}*/)`;

it('takes pieces and long texts out of modules', () => {
  const plain = '_h(_Fragment, null, _h("p", null, "甲"))';
  const {modules, pieces} = cutPieces(
    new Map([['a.mdx', `${marked(plain)}; f(/*${LONG_TEXT}*/"乙"/*${LONG_TEXT}*/)`]]),
  );
  expect(modules['a.mdx']).toMatch(
    /^x\(_h\("wuya:cut:piece:\w{20}", _Fragment\)\); f\("wuya:cut:text:\w{20}"\)$/,
  );
  expect(Object.values(pieces)).toEqual([plain, '"乙"']);
});

it('leaves a piece that renders elements of the head: React is made with what its modules name', () => {
  const head = '_h(_Fragment, null, _h("meta", {name: "a"}))';
  const {modules, pieces} = cutPieces(new Map([['a.mdx', marked(head)]]));
  expect(modules['a.mdx']).toBe(`x(${head})`);
  expect(pieces).toEqual({});
});
