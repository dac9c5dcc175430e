import {readFileSync} from 'node:fs';
import {zipSync, type Zippable} from 'fflate';
import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import {dropNonXml} from '../machine/xml.ts';
import type {Book, ChapterPlaces, Picture} from './book.ts';
import {printContents} from './contents.ts';
import {BOOK_STYLE} from './style.ts';

/** What a zip file says of its files: the same notes give the same bytes. */
const ZIP_TIME = new Date(1980, 0, 1);

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** A document of the book, with what readers must know of it. */
interface Document {
  readonly name: string;
  readonly text: string;
  /** `svg mathml`. */
  readonly properties: string;
}

/**
 * Writes a book as EPUB 3: https://www.w3.org/TR/epub-33/
 * @returns the bytes of the file
 */
export function writeEpub(book: Book): Uint8Array {
  const places: ChapterPlaces = {
    chapter: (index, id) =>
      `${chapterName(index)}${id === undefined ? '' : `#${encodeURIComponent(id)}`}`,
    picture: ({name}) => `pictures/${name}`,
  };
  const documents = [
    documentOf({name: 'cover.xhtml', title: book.title, body: coverOf(book)}, book),
    ...book.chapters.map((chapter, i) =>
      documentOf(
        {
          name: chapterName(i),
          title: `${chapter.number} ${chapter.title}`,
          body: `<section>${chapter.print(places)}</section>`,
        },
        book,
      ),
    ),
  ];
  const pictures = book.printedPictures();
  const contents = documentOf(
    {name: 'contents.xhtml', title: book.contentsLabel, body: contentsOf(book)},
    book,
  );
  // Titles and descriptions too may hold what no reader of XML takes.
  const encode = (text: string) => new TextEncoder().encode(dropNonXml(text));
  const files: Zippable = {
    mimetype: [encode('application/epub+zip'), {level: 0, mtime: ZIP_TIME}],
    'META-INF/container.xml': encode(CONTAINER),
    'EPUB/package.opf': encode(packageOf(book, documents, pictures)),
    'EPUB/style.css': encode(BOOK_STYLE),
  };
  for (const {name, text} of [contents, ...documents]) files[`EPUB/${name}`] = encode(text);
  for (const {name, absolutePath} of pictures)
    files[`EPUB/pictures/${name}`] = [readFileSync(absolutePath), {level: 0}];
  return zipSync(files, {mtime: ZIP_TIME});
}

function chapterName(index: number): string {
  return `note-${String(index + 1).padStart(3, '0')}.xhtml`;
}

function documentOf(
  {name, title, body}: {readonly name: string; readonly title: string; readonly body: string},
  {language}: Book,
): Document {
  const properties = [
    ...(body.includes('<svg ') ? ['svg'] : []),
    ...(body.includes('<math ') ? ['mathml'] : []),
  ];
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><meta charset="utf-8"/><title>${escapeText(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;
  return {name, text, properties: properties.join(' ')};
}

function coverOf({title, subtitle, source, modified}: Book): string {
  return `<section class="cover" epub:type="titlepage"><h1>${escapeText(title)}</h1>${
    subtitle === '' ? '' : `<p>${escapeText(subtitle)}</p>`
  }<p><a href="${escapeAttribute(source)}">${escapeText(source)}</a></p><p>${modified.slice(0, 10)}</p></section>`;
}

function contentsOf({parts, contentsLabel}: Book): string {
  return `<nav epub:type="toc" id="toc" role="doc-toc"><h1>${escapeText(contentsLabel)}</h1>${printContents(parts, chapterName)}</nav>`;
}

function packageOf(
  book: Book,
  documents: readonly Document[],
  pictures: readonly Picture[],
): string {
  const {title, subtitle, identifier, language, source, modified} = book;
  const idOf = (name: string) => name.replace(/\W/g, '-');
  const items = [
    '<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...documents.map(
      ({name, properties}) =>
        `<item id="${idOf(name)}" href="${name}" media-type="application/xhtml+xml"${properties === '' ? '' : ` properties="${properties}"`}/>`,
    ),
    ...pictures.map(
      ({name, mediaType}) =>
        `<item id="picture-${idOf(name)}" href="pictures/${name}" media-type="${mediaType}"/>`,
    ),
  ];
  const [cover, ...notes] = documents;
  const spine = [idOf(cover!.name), 'contents', ...notes.map(({name}) => idOf(name))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeText(identifier)}</dc:identifier>
<dc:title>${escapeText(title)}</dc:title>
<dc:language>${language}</dc:language>
<dc:source>${escapeText(source)}</dc:source>
${subtitle === '' ? '' : `<dc:description>${escapeText(subtitle)}</dc:description>\n`}<meta property="dcterms:modified">${modified}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">structuralNavigation</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine>
${spine.map((id) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}
