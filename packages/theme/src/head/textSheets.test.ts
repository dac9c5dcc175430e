import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {LONG_TEXT, textSheetsOf} from './textSheets.ts';

const styles = join(import.meta.dirname, '../styles');

/** The selectors of a sheet and of those it imports, without what is in `:not`. */
function selectorsOf(sheet: string): string[] {
  const css = readFileSync(join(styles, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const imported = [...css.matchAll(/@import '\.\/([\w-]+\.css)'/g)].flatMap(([, name]) =>
    selectorsOf(name!),
  );
  const own = [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, selector]) => selector!.trim())
    .filter((selector) => !selector.startsWith('@'));
  return [...imported, ...own];
}

it('asks for the sheet of texts where a body has a text that is not empty, or a part of one', () => {
  const prose = (html: string) => `<div class="prose theme-doc-markdown" lang="en">${html}</div>`;
  expect(textSheetsOf(prose('<p>甲</p>'))).toEqual(['text']);
  expect(textSheetsOf(prose('甲'))).toEqual(['text']);
  expect(textSheetsOf(prose(''))).toEqual([]);
  expect(textSheetsOf('<div class="ex prose"><p>甲</p></div>')).toEqual(['text']);
  expect(textSheetsOf('<div class="theme-code-block code">x</div>')).toEqual(['text']);
  expect(textSheetsOf('<main class="hero"><p class="say">prose code</p></main>')).toEqual([]);
});

it('asks for what few texts have only where it is, in the order of the sheets', () => {
  expect(textSheetsOf('<p>甲<math><mi>x</mi></math></p>')).toEqual(['rare', 'pictures']);
  expect(textSheetsOf('<dl><dt>甲</dt><dd>乙</dd></dl>')).toEqual(['rare', 'pictures']);
  expect(textSheetsOf('<main class="prose"><p>甲</p></main>', 'mdx-wrapper steps')).toEqual([
    'rare',
    'pictures',
    'text',
  ]);
  const tabs = '<main class="prose"><div class="tabs"></div></main>';
  expect(textSheetsOf(tabs)).toEqual(['rare', 'pictures', 'text']);
});

it('asks for pictures where there are some', () => {
  expect(textSheetsOf('<figure><img></figure>')).toEqual(['pictures']);
  expect(textSheetsOf('<img class="only-dark">')).toEqual(['pictures']);
});

it('asks for graphs where there is one', () => {
  expect(textSheetsOf('<svg class="note-graph" viewBox="0 0 1 1">')).toEqual(['graph']);
});

it('asks for what is around a note only where it is', () => {
  expect(textSheetsOf('<main class="theme-layout-main wrap docs">')).toEqual(['docs']);
  expect(textSheetsOf('<details class="toc-m theme-doc-toc-mobile">')).toEqual(['docs']);
  expect(textSheetsOf('<main class="p-home docs-page"><p class="side-t tide">')).toEqual([]);
});

it('asks for the sheet of what few texts have where a text is long', () => {
  expect(textSheetsOf(`<p>${'长'.repeat(LONG_TEXT)}</p>`)).toEqual(['rare', 'pictures']);
});

it.each(['docs', 'graph', 'pictures', 'rare'] as const)(
  'finds every element that the sheet %s has rules for',
  (sheet) => {
    const missed = selectorsOf(`wuya-${sheet}.css`)
      .flatMap((selector) => selector.split(/,\s*(?![^(]*\))/))
      .filter((selector) => {
        if (
          /^(?:\.steps|\.long|\.article:has\(> \.long|math\b|\.prose (?:figc?|d[dt]\b))/.test(
            selector,
          )
        )
          return false; // by the root's class, the length, and by their names
        if (/^\.(?:solo-docs|side-head|as-markdown|theme-edit-this-page)\b/.test(selector))
          return false; // beside or inside others
        const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, one]) => one!);
        return !classes.some((one) => textSheetsOf(`<p class="${one}">`).includes(sheet));
      });
    expect(missed).toEqual([]);
  },
);
