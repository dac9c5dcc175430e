import {expect, it} from 'vitest';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {withOwnColours} from './ownColours.ts';

const block = (language: string, code: string) => ({language, meta: '', code, classes: []});
const plain = {
  highlight: async (blocks: readonly {readonly code: string}[]) => ({
    lines: blocks.map(({code}) => [`plain ${code}`]),
    unknown: blocks.map((_, i) => [i, createDiagnostic('MD-150', {language: 'x'})] as const),
  }),
};
const grammars = {
  key: 'k',
  languages: new Set(['acorn']),
  tokenize: (code: string) => [
    {type: 'keyword', content: 'let'},
    ' a ',
    {type: 'operator', content: '<'},
    {type: 'own', alias: ['comment'], content: ['/*\n', {type: 'note', content: 'b'}, '*/']},
    {type: 'own', content: code},
  ],
};

it('colours languages of the site, and leaves others as they are', async () => {
  const {lines, unknown} = await withOwnColours(plain, grammars).highlight([
    block('js', '1'),
    block('Acorn', 'end\n'),
    block('x', '2'),
  ]);
  expect(lines).toEqual([
    ['plain 1'],
    [
      '<span class=k>let</span><span class=v> a </span>&lt;<span class=c>/*</span>',
      '<span class=c>b</span><span class=c>*/</span><span class=v>end</span>',
    ],
    ['plain 2'],
  ]);
  expect(unknown.map(([index]) => index)).toEqual([0, 2]);
});

it('is the highlighter itself for a site without such languages', () => {
  expect(withOwnColours(plain, undefined)).toBe(plain);
});
