const CELL = /<t[hd](?=[\s>])([^>]*)>([^]*?)<\/t[hd]>/g;
const ROW = /<tr(?=[\s>])[^>]*>([^]*?)<\/tr>/g;

/**
 * Makes a list of the cards that GitBook writes as a table with hidden columns: where a card leads, the picture on it.
 * @example `<table data-view="cards">…<td>甲</td><td>文</td><td><a href="a.md">a.md</a></td>…` → `<ul><li><a href="a.md">甲</a> 文</li></ul>`
 */
export const rewriteCards = (line: string): string =>
  line.includes('data-view="cards"')
    ? line.replace(
        /<table(?=[^>]*data-view="cards")[^>]*>([^]*?)<\/table>/g,
        (all, rows: string) => toList(rows) ?? all,
      )
    : line;

function toList(table: string): string | undefined {
  const [head, ...rows] = [...table.matchAll(ROW)].map(([, row = '']) => readCells(row));
  if (head === undefined || rows.length === 0) return undefined;
  const findColumn = (mark: string): number =>
    head.findIndex(({attributes}) => attributes.split(/\s+/).includes(mark));
  const [target, cover] = [findColumn('data-card-target'), findColumn('data-card-cover')];
  const items = rows.map((cells) => {
    const href = findHref(cells[target]?.content);
    const picture = findHref(cells[cover]?.content);
    const shown = cells
      .filter((_, i) => !/\bdata-hidden\b/.test(head[i]?.attributes ?? ''))
      .map(({content}) => content.trim())
      .filter((content) => content !== '');
    const [first = href ?? '', ...more] = shown;
    const title =
      href === undefined || first.includes('<a ') ? first : `<a href="${href}">${first}</a>`;
    const image = picture === undefined ? [] : [`<img src="${picture}" alt="" width="240">`];
    return `<li>${[...image, title, ...more].join(' ')}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

const readCells = (row: string): {readonly attributes: string; readonly content: string}[] =>
  [...row.matchAll(CELL)].map(([, attributes = '', content = '']) => ({attributes, content}));

const findHref = (content: string | undefined): string | undefined =>
  /<(?:a|img)\s[^>]*?(?:href|src)="([^"]*)"/.exec(content ?? '')?.[1];
