import {mapAddresses} from './from/book/noteLinks.ts';
import type {MigratedFile} from './from/common/migration.ts';
import {readNestedLink} from '../../routes/nestedLink.ts';
import {isWrittenNote, mapBodies} from './writtenNotes.ts';

/**
 * Pages of hosts that ask readers whether they want to leave, with the parameter that says where to: links of texts copied from
 * there lead to them.
 */
const GATES: readonly (readonly [page: RegExp, parameter: string])[] = [
  [/^(?:link\.zhihu\.com|link\.csdn\.net|link\.juejin\.(?:cn|im)|gitee\.com\/link)$/, 'target'],
  [/^links\.jianshu\.com\/go$/, 'to'],
  [/^link\.jianshu\.com$/, 't'],
  [
    /^(?:www\.jianshu\.com\/go-wild|www\.oschina\.net\/action\/GoToLink|www\.douban\.com\/link2)$/,
    'url',
  ],
];
const ANY =
  /link\.(?:zhihu|csdn|juejin|jianshu)\.|gitee\.com\/link|links\.jianshu|\/go-wild|\/GoToLink|douban\.com\/link2|\]\(\[/;

/**
 * Makes links lead where they say, in texts copied from Zhihu, CSDN, Juejin, Jianshu, Gitee, OSChina and Douban, and where a
 * whole link was pasted in the place of an address.
 */
export function openCopiedLinks(
  files: ReadonlyMap<string, MigratedFile>,
): ReadonlyMap<string, MigratedFile> {
  return mapBodies(files, {
    isWanted: (text, path) => isWrittenNote(path) && ANY.test(text),
    rewrite: ({body}) => mapAddresses(body, openLink),
  });
}

/** `https://link.zhihu.com/?target=https%3A//a.cn` → `https://a.cn`, `[题](https://a.cn)` → `https://a.cn`; other addresses stay. */
function openLink(pasted: string): string {
  const href = readNestedLink(pasted) ?? pasted;
  const written = href.replaceAll('&amp;', '&');
  if (!URL.canParse(written)) return href;
  const {host, pathname, searchParams} = new URL(written);
  const page = (host + pathname).replace(/\/$/, '');
  const parameter = GATES.find(([gate]) => gate.test(page))?.[1];
  const target = parameter === undefined ? undefined : searchParams.get(parameter);
  if (typeof target !== 'string' || !/^https?:\/\/\S+$/.test(target)) return href;
  return target.replace(/[<>"()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
