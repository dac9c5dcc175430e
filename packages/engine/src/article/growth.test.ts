import {expect, it} from 'vitest';
import {plainCompiler} from '../../test/helpers/plainCompiler.ts';
import {countSteps, growthOf} from '../../test/helpers/steps.ts';
import {compileMarkdown} from './compile.ts';
import {compileMdx} from './mdx/compileMdx.ts';

const compiler = {...plainCompiler, allowsRawHtml: true};
/** More than the stray signs of MDX that are fixed one by one, each with a parsing of its own. */
const COUNT = 120;

const countBlocks = async (work: () => Promise<unknown>): Promise<number> =>
  (await countSteps(work)).blocks;

it.each([
  ['bold text that ends in a mark', '**。中'],
  ['bold text in marks', '**“中”**中'],
  ['an open component', '<Tabs a={'],
  ['an open CDATA section', '<![CDATA['],
  ['an open comment', '<!-- '],
  ['an open element', '<b>a'],
  ['links', '[中](./a.md) '],
  ['code', '`a`中'],
])('twice as much of %s takes twice the steps', async (_, piece) => {
  const compile = (count: number, isMdx: boolean) =>
    (isMdx ? compileMdx : compileMarkdown)(compiler, {
      body: piece.repeat(count),
      file: isMdx ? 'a.mdx' : 'a.md',
      firstLine: 1,
    });
  for (const isMdx of [false, true]) {
    await compile(1, isMdx);
    const countOnce = () => countBlocks(() => compile(COUNT, isMdx));
    const once = await countOnce();
    const twice = await countBlocks(() => compile(2 * COUNT, isMdx));
    const times = await growthOf(once, twice, {bound: 3, countFew: countOnce});
    expect({isMdx, growth: times}).toEqual({
      isMdx,
      growth: expect.toSatisfy((growth: number) => growth < 3),
    });
  }
});
