import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

const BIB =
  '@article{tib1996, author = {Robert Tibshirani}, title = {Lasso}, year = {1996}}\n@book{xie:2015, author = {Yihui Xie and A B}, title = {Knitr}, year = {2015}}\n@misc{none, title = {None}, year = {2000}}\n';

it('links what notes of Quarto cite to the list of literature of the book', async () => {
  const {read} = await migrateFiles({
    '_quarto.yml':
      'project: {type: book}\nlang: zh\nbibliography: refs.bib\nbook:\n  title: 书\n  chapters: [index.qmd, a.qmd, references.qmd]\n',
    'index.qmd': '# 前言\n\n字 [@tib1996]，@xie:2015 说，`[@tib1996]` 与 a@tib1996.com。\n',
    'a.qmd':
      '# 甲\n\n[见 @tib1996, 第 3 页; -@xie:2015] 与 [@unknown]、@fig-a、@unknown。\n\n```r\n# @tib1996\n```\n',
    'references.qmd': '# 文献\n\n::: {#refs .refer}\n:::\n',
    'refs.bib': BIB,
  });
  expect(read('docs/index.md')).toContain(
    '字 （[Tibshirani, 1996](./references.md#ref-tib1996)），[Xie & B (2015)](./references.md#ref-xie-2015) 说，`[@tib1996]` 与 a@tib1996.com。',
  );
  expect(read('docs/a.md')).toContain(
    '（见 [Tibshirani, 1996](./references.md#ref-tib1996), 第 3 页；[2015](./references.md#ref-xie-2015)） 与 [@unknown]、图、@unknown。',
  );
  expect(read('docs/a.md')).toContain('# @tib1996\n');
  expect(read('docs/references.md')).toContain(
    '- <a id="ref-tib1996"></a>Robert Tibshirani (1996). Lasso.\n- <a id="ref-xie-2015"></a>Yihui Xie, A B (2015). Knitr.\n',
  );
  expect(read('docs/references.md')).not.toContain('None');
});

it('lists what a note cites at its end where no list is asked for', async () => {
  const {read} = await migrateFiles({
    'index.Rmd':
      '---\ntitle: Book\nbibliography: [refs.bib]\n---\n\n# One\n\nAs @xie:2015 [p. 3] says.\n',
    'b.Rmd': '# Two\n\nNothing.\n',
    'refs.bib': BIB,
  });
  expect(read('docs/index.md')).toContain('As [Xie & B (2015)](#ref-xie-2015) (p. 3) says.');
  expect(read('docs/index.md')).toContain('## References\n\n- <a id="ref-xie-2015"></a>Yihui Xie');
  expect(read('docs/b.md')).not.toContain('References');
});
