import type {Words} from '../../../errors/language.ts';
import type {Aspect, Comparison, PageDifference, Sum} from './compareSites.ts';

const NAMES: Readonly<Record<Aspect, Words>> = {
  title: ['<title>', '<title>'],
  h1: ['标题 h1', 'h1'],
  headings: ['小标题与 id', 'headings with ids'],
  anchors: ['锚点', 'anchors'],
  links: ['链接', 'links'],
  images: ['图片', 'images'],
  code: ['代码', 'code'],
  text: ['文字', 'text'],
};

/** Maximum number of addresses and pages that are named; the rest is counted. JSON has all. */
const SHOWN = 20;

/** Chooses the words of one language. */
type Pick = (words: Words) => string;

/** Prints a comparison as a table and lists, in one language. */
export function printComparison(comparison: Comparison, pick: Pick): string {
  const {addresses, sums, pages} = comparison;
  const compared = sums.title.all;
  const rows: [string, Sum][] = [
    [
      pick(['地址', 'addresses']),
      {same: addresses.same, all: addresses.same + addresses.missing.length},
    ],
    ...(Object.keys(NAMES) as Aspect[]).map((aspect): [string, Sum] => [
      pick(NAMES[aspect]),
      sums[aspect],
    ]),
  ];
  const same = compared - pages.length;
  return [
    ...rows.map(([name, sum]) => `${toShare(sum).padEnd(22)}${name}`),
    '',
    pick([
      `比较了 ${compared} 页，${same} 页完全相同。`,
      `Compared ${compared} pages; ${same} are the same.`,
    ]),
    ...printList(['缺少的地址', 'missing'], addresses.missing, pick),
    ...printList(['转向的地址', 'redirected'], addresses.redirected, pick),
    ...printList(['多出的地址', 'added'], addresses.added, pick),
    ...printList(
      ['不同的页面', 'differing'],
      pages.map((page) => printPage(page, pick)),
      pick,
    ),
  ].join('\n');
}

const toShare = ({same, all}: Sum): string =>
  `${(all === 0 ? 100 : (same / all) * 100).toFixed(1).padStart(5)} %  ${same}/${all}`;

function printList(title: Words, items: readonly string[], pick: Pick): string[] {
  if (items.length === 0) return [];
  const rest = items.length - SHOWN;
  return [
    '',
    pick([`${title[0]}：${items.length}`, `${title[1]}: ${items.length}`]),
    ...items.slice(0, SHOWN).map((item) => `  ${item}`),
    ...(rest > 0 ? [pick([`  另有 ${rest} 个，见 --json`, `  ${rest} more, see --json`])] : []),
  ];
}

function printPage(page: PageDifference, pick: Pick): string {
  const {title, h1, headings, anchors, links, images, code, text} = page;
  const pair = (value: {theirs: unknown; ours: unknown}): string =>
    `${JSON.stringify(value.theirs)} → ${JSON.stringify(value.ours)}`;
  const found: Readonly<Record<Aspect, string | undefined>> = {
    title: title && pair(title),
    h1: h1 && pair(h1),
    headings: headings && `${headings.length} ${headings[0]!}`,
    anchors: anchors && `#${anchors.join(' #')}`,
    links: links?.slice(0, 3).join(' '),
    images: images && pair(images),
    code,
    text: text && pair(text),
  };
  const lines = (Object.keys(NAMES) as Aspect[]).flatMap((aspect) =>
    found[aspect] === undefined ? [] : [`${pick(NAMES[aspect])} ${found[aspect]}`],
  );
  return [page.path, ...lines].join('\n    ');
}
