import {expect, it} from 'vitest';
import {fillShown, type ShownPicture} from './fillReferences.ts';
import {REF_CLOSE, REF_OPEN} from './marks.ts';

const reference = `${REF_OPEN}0${REF_CLOSE}`;
const shown = (): Map<number, ShownPicture[]> =>
  new Map([[0, [{sources: '<source srcset="/a.avif">', attributes: ' src="/a.png"'}]]]);
const fill = (html: string) => fillShown(html, [' src="/a.png"'], shown());

it('a picture has its versions around it', () => {
  expect(fill(`<p><img${reference} alt="图"></p>`)).toBe(
    '<p><picture><source srcset="/a.avif"><img src="/a.png" alt="图"></picture></p>',
  );
});

it("an author's own choice of files is left as it is", () => {
  const own = `<picture><source srcset="/own.avif"><img${reference} alt=""></picture>`;
  expect(fill(own)).toBe('<picture><source srcset="/own.avif"><img src="/a.png" alt=""></picture>');
  expect(fill(`<img${reference} srcset="/b.png 2x" alt="">`)).toBe(
    '<img src="/a.png" srcset="/b.png 2x" alt="">',
  );
  // What comes after it is a picture of its own.
  expect(fill(`${own}<img${reference} alt="">`)).toMatch(/<\/picture><picture><source srcset="\/a/);
});
