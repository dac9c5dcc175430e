import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {textSheetsOf} from './textSheets.ts';

const styles = join(import.meta.dirname, '../styles');

/** The selectors of a sheet and of those it imports, without what stands in `:not`. */
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
  expect(textSheetsOf('<p>甲<math><mi>x</mi></math></p>')).toEqual(['rare']);
  expect(textSheetsOf('<main class="prose"><p>甲</p></main>', 'mdx-wrapper steps')).toEqual([
    'rare',
    'text',
  ]);
  const tabs = '<main class="prose"><div class="tabs"></div></main>';
  expect(textSheetsOf(tabs)).toEqual(['rare', 'text']);
});

it('finds every element that the sheet of what few texts have has rules for', () => {
  const missed = selectorsOf('wuya-rare.css')
    .flatMap((selector) => selector.split(/,\s*(?![^(]*\))/))
    .filter((selector) => {
      if (/^(?:\.steps|math\b|\.prose figc?)/.test(selector)) return false; // by the root's class, and by their names
      const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, one]) => one!);
      return !classes.some((one) => textSheetsOf(`<p class="${one}">`).includes('rare'));
    });
  expect(missed).toEqual([]);
});
