import {mapProse, outsideSpans} from '../markdown/fences.ts';
import {replaceNamed} from '../markdown/replaceNamed.ts';

/** Formulas, addresses and tags, in which no sign is one of these. */
const SKIPPED = String.raw`\${1,2}[^$\n]+\${1,2}|\]\([^()\n]*\)|<[^<>\n]+>|https?:\/\/\S+`;
/** `==words==` that no name or number touches from outside, as in `a==1`; no quote or bracket either, unless they are Chinese. */
const MARK = String.raw`(?<marked>(?<![\w)\]'"=!<>])==(?=[^\s=])[^=\n]+?(?<=[^\s=])==(?![\w(['"=])|(?<![\w=])==(?=[^\s=])(?=[^=\n]*[\u3400-\u9fff])[^=\n]+(?<=[^\s=])==(?![\w=]))`;
/** `H~2~O`, `x^2^`: short and without blanks, behind a letter, digit or bracket. `1~3` are a range. */
const LOW = String.raw`(?<=[A-Za-z)])~(?<low>[\w+-]{1,8})~(?!~)`;
const HIGH = String.raw`(?<=[\w)])\^(?<high>[\w+-]{1,8})\^`;
/** `++words++` that nothing touches from outside, as in `i++` and `C++`. */
const ADDED = String.raw`(?<![\w+])\+\+(?<added>[^\s+](?:[^+\n]*[^\s+])?)\+\+(?![\w+])`;
const SIGN = new RegExp(`${SKIPPED}|${MARK}|${LOW}|${HIGH}|${ADDED}`, 'g');

/** Writes what Typora, CSDN, HackMD and Joplin read beside Markdown as HTML: `==marked==`, `H~2~O`, `x^2^`, `++added++`. Code and formulas stay. */
export const rewriteEditorMarks = (body: string): string =>
  /==[^\s=]|~[\w+-]+~|\^[\w+-]+\^|\+\+[^\s+]/.test(body)
    ? mapProse(body, (line) =>
        outsideSpans(line, (part) =>
          replaceNamed(part, SIGN, ({marked, low, high, added}, {all}) => {
            if (marked !== undefined) return `<mark>${marked.slice(2, -2)}</mark>`;
            if (added !== undefined) return `<ins>${added}</ins>`;
            if (low !== undefined) return `<sub>${low}</sub>`;
            return high === undefined ? all : `<sup>${high}</sup>`;
          }),
        ),
      )
    : body;
