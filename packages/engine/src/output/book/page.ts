import {readFileSync} from 'node:fs';
import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import type {Book, ChapterPlaces, Picture} from './book.ts';
import {printContents} from './contents.ts';
import {BOOK_STYLE, PAGE_STYLE} from './style.ts';

/** Writes a book as one page of HTML that needs nothing else: contents, then every note on a sheet of its own when it is printed. */
export function writePage(book: Book): string {
  const {title, subtitle, source, language, modified, contentsLabel, parts, chapters} = book;
  const pictures = new Map<Picture, string>();
  const pictureOf = (picture: Picture): string => {
    const known = pictures.get(picture);
    if (known !== undefined) return known;
    const url = `data:${picture.mediaType};base64,${readFileSync(picture.absolutePath).toString('base64')}`;
    pictures.set(picture, url);
    return url;
  };
  const placesOf = (index: number): ChapterPlaces => ({
    chapter: (other, id) => `#${idOf(other)}${id === undefined ? '' : `-${id}`}`,
    picture: pictureOf,
    idPrefix: `${idOf(index)}-`,
  });
  const sections = chapters.map(
    (chapter, i) => `<section id="${idOf(i)}">${chapter.print(placesOf(i))}</section>`,
  );
  return `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(title)}</title>
<style>${BOOK_STYLE}${PAGE_STYLE}</style></head>
<body>
<header class="cover"><h1>${escapeText(title)}</h1>${subtitle === '' ? '' : `<p>${escapeText(subtitle)}</p>`}<p><a href="${escapeAttribute(source)}">${escapeText(source)}</a></p><p>${modified.slice(0, 10)}</p></header>
<nav aria-label="${escapeAttribute(contentsLabel)}"><h2>${escapeText(contentsLabel)}</h2>${printContents(parts, (chapter) => `#${idOf(chapter)}`)}</nav>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function idOf(index: number): string {
  return `note-${index + 1}`;
}
