/** `![words](address =300x200)`: either number may be missing, and have a percent sign. */
const SIZED =
  /!\[([^[\]\n]*)\]\(\s*(<[^<>\n]+>|[^\s()<>]+)(?:\s+"([^"\n]*)")?\s+=(\d+%?)?(?:[x*](\d+%?)?)?\s*\)/g;

const toValue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Writes pictures with a size, as CSDN, HackMD, Joplin and VNote read it, as HTML.
 * @example `![图](a.png =300x)` → `<img src="a.png" alt="图" width="300" />`
 */
export const rewriteSizes = (part: string): string =>
  part.includes(' =')
    ? part.replace(
        SIZED,
        (
          all: string,
          alt: string,
          address: string,
          title: string | undefined,
          width: string | undefined,
          height: string | undefined,
        ) =>
          width === undefined && height === undefined
            ? all
            : `<img ${[
                ['src', address.replace(/^<(.*)>$/, '$1').replace(/#pic_\w+$/, '')],
                ['alt', alt],
                ['title', title],
                ['width', width],
                ['height', height],
              ]
                .filter(([, value]) => value !== undefined)
                .map(([name, value]) => `${name}="${toValue(value!)}"`)
                .join(' ')} />`,
      )
    : part;
