import {toAttributeValue} from '../from/markdown/attributeValue.ts';
import {replaceNamed} from '../from/markdown/replaceNamed.ts';

/**
 * A picture with what editors and parsers write about it: `![words](address "title" =300x200){width=300}`. Either number of a size
 * may be missing, and have a percent sign.
 */
const PICTURE =
  /!\[(?<words>[^[\]\n]*)\]\(\s*(?<address><[^<>\n]+>|(?:[^\s()<>]|\([^\s()<>]*\))+)(?:\s+(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)'))?(?:\s+=(?<width>\d+%?)?(?:[x*](?<height>\d+%?)?)?)?\s*\)(?:(?:<!--\s?)?\{:?(?<attributes>[^{}\n]*)\}(?:\s?-->)?)?/g;

interface Size {
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** Tells whether a text may have a picture with a size. */
export const mayHaveSizes = (text: string): boolean =>
  /\)(?:<!--\s?)?\{|["'\d%x*]\s{0,9}\)|!\[[^\]\n]{0,1000}\|\s{0,9}\d|[#&]width=\d/.test(text);

/** Puts attributes of a picture that Pandoc has broken over two lines on the first; the other one stays, empty. */
export const joinAttributes = (text: string): string =>
  text.replace(/(\]\([^()\n]*\)\{[^{}\n]*)\n[ \t]*([^{}\n]*\})/g, '$1 $2\n');

/**
 * Writes pictures with a size as HTML: as CSDN, HackMD, Joplin and VNote read it, Obsidian, docsify, and what reads attributes
 * behind a picture (kramdown, Pandoc, Python-Markdown, markdown-it-attrs), Bear in a comment there, Outline in the title, Yuque in the
 * address.
 * @example `![图](a.png =300x)`, `![图|300](a.png)` and `![图](a.png){width=300}` → `<img src="a.png" alt="图" width="300" />`
 */
export const rewriteSizes = (part: string): string =>
  mayHaveSizes(part)
    ? replaceNamed(
        part,
        PICTURE,
        ({words = '', address = '', double, single, width, height, attributes = ''}, {all}) => {
          const inWords = /^([^|]*?)\s*\\?\|\s*(\d+)(?:x(\d+))?\s*$/.exec(words);
          const shown = double ?? single;
          // `"title =640x480"` of Outline
          const [inTitle, before = '', ...sizes] =
            /^(.*?)\s*(?::size=(\d+%?)(?:x(\d+%?))?|(?<=\s|^)=(\d+)x(\d+))\s*$/.exec(shown ?? '') ??
            [];
          const inAddress = address.includes('__latex')
            ? undefined
            : /#(?:[^#\s]*&)?width=(\d+)/.exec(address)?.[1];
          const size = [
            {width, height},
            {width: inWords?.[2], height: inWords?.[3]},
            {width: sizes[0] ?? sizes[2], height: sizes[1] ?? sizes[3]},
            readAttributes(attributes),
            {width: inAddress},
          ].find((one) => one.width !== undefined || one.height !== undefined);
          if (size === undefined) return all;
          return printPicture({
            address,
            alt: inWords?.[1] ?? words,
            title: inTitle === undefined ? shown : before || undefined,
            ...size,
          });
        },
      )
    : part;

/** Reads the size out of attributes: `width="300"`, `.center width=50%`, `style="width:300px"`, `w="300"` of Chirpy. */
function readAttributes(attributes: string): Size {
  const read = (names: string): string | undefined => {
    const [, number = '', unit = ''] =
      new RegExp(
        `(?<![\\w-])(?:${names})"?\\s*[=:]\\s*["']?\\s*(\\d+(?:\\.\\d+)?)(px|%|in|cm|mm|pt)?(?![\\w.%])`,
      ).exec(attributes) ?? [];
    if (number === '') return undefined;
    return unit === '%' ? `${Math.floor(Number(number))}%` : toPixels(Number(number), unit);
  };
  return {width: read('width|w'), height: read('height|h')};
}

/** Pixels in a unit of length. */
const UNITS: Readonly<Record<string, number>> = {in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pt: 96 / 72};

const toPixels = (number: number, unit: string): string => {
  const size = UNITS[unit];
  return String(size === undefined ? Math.floor(number) : Math.round(number * size));
};

interface Picture extends Size {
  readonly address: string;
  readonly alt: string;
  readonly title: string | undefined;
}

const printPicture = ({address, alt, title, width, height}: Picture): string =>
  `<img ${[
    ['src', address.replace(/^<(.*)>$/, '$1').replace(/#pic_\w+$/, '')],
    ['alt', alt],
    ['title', title],
    ['width', width],
    ['height', height],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${toAttributeValue(value!)}"`)
    .join(' ')} />`;
