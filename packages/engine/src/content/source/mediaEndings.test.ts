import {expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';
import {contentTypeOf} from '../../serve/contentType.ts';
import {endingIn, FILM_ENDINGS, PICTURE_ENDINGS, RECORDING_ENDINGS} from './mediaEndings.ts';

const endings = (pattern: string) => pattern.replace('jpe?g', 'jpg').split('|');
const MEDIA = [PICTURE_ENDINGS, FILM_ENDINGS, RECORDING_ENDINGS].flatMap(endings);

it('finds an ending in capitals, at the end of a name alone', () => {
  const pattern = endingIn('mp4|mov', 'pdf');
  expect(
    ['a.MP4', 'b.c.pdf', 'mp4', 'a.mp4.txt', 'a.mp43'].filter((name) => pattern.test(name)),
  ).toEqual(['a.MP4', 'b.c.pdf']);
});

it.each(MEDIA)('serves a file that ends in .%s as a picture, film or recording', (ending) => {
  expect(contentTypeOf(`a.${ending}`)).toMatch(/^(?:image|video|audio)\//);
});

it.each([
  [
    'mdBook',
    {'book.toml': '', 'src/SUMMARY.md': '[甲](a.md)\n', 'src/a.md': '# 甲\n'},
    'src/',
    'docs/',
  ],
  [
    'Hugo',
    {'hugo.toml': 'title = "站"\n', 'content/docs/a.md': '---\ntitle: 甲\n---\n'},
    'assets/',
    'static/',
  ],
])(
  'brings pictures, films and recordings of every ending over from %s',
  async (_, site, from, to) => {
    const media = Object.fromEntries(MEDIA.map((ending) => [`${from}a.${ending}`, 'x']));
    const {paths} = await migrateFiles({...site, ...media});
    expect(MEDIA.filter((ending) => !paths.includes(`${to}a.${ending}`))).toEqual([]);
  },
);
