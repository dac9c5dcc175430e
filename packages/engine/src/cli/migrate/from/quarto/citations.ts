import {posix} from 'node:path';
import {compareText} from '../../../../errors/compareText.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {
  printShortAuthors,
  printWork,
  printYear,
  readBibTex,
  type Work,
} from '../book/d2l/bibTex.ts';
import {classify, mapProse, outsideSpans} from '../markdown/fences.ts';
import type {OldFolder} from '../common/migration.ts';

/** A key in prose: `@a`, `-@a`. An address of mail has a letter before it. */
const KEY = /(-?)@(\w(?:[\w:.+-]*\w)?)/;
const GROUP = /\[([^[\]]*@[^[\]]*)\]/g;
const IN_TEXT = /(?<![\w@\\[;-])@(\w(?:[\w:.+-]*\w)?)(?:[ ]\[([^[\]@]*)\])?/g;
/** Where the list of what is cited is to be. */
const LIST = /^\s*:{3,}\s*(?:\{[^{}]*#refs\b[^{}]*\}|refs)\s*:*\s*$/;

/** Literature that notes cite by keys, as Pandoc reads it. */
export interface Citations {
  /** Writes citations of a note as links to the list of what is cited, which is where a note asks for it, else at the end of each. */
  rewrite(body: string, place: CitationPlace): string;
}

interface CitationPlace {
  readonly path: string;
  readonly isChinese: boolean;
  /** Makes an address of a note from this one. */
  toLink(file: string): string;
}

/**
 * Opens the lists in BibTeX that the settings of a folder and its notes name.
 * @param files those of the settings, by their paths
 */
export function openCitations(
  paths: readonly string[],
  folder: OldFolder,
  files: readonly string[],
): Citations {
  const own = paths.flatMap((path) => {
    const {data} = parseFrontMatter(folder.read(path), path);
    return [data['bibliography']]
      .flat()
      .flatMap((name) => (typeof name === 'string' ? [posix.join(posix.dirname(path), name)] : []));
  });
  const lists = [...new Set([...files, ...own])].filter((path) => folder.has(path));
  const works = new Map(
    lists.flatMap((path) => readBibTex(folder.read(path)).map((work) => [work.key, work] as const)),
  );
  if (works.size === 0) return {rewrite: (body) => body};
  const page = paths.find((path) => classify(folder.read(path)).some(isList));
  return {
    rewrite(body, {path, isChinese, toLink}) {
      const address = page === undefined || page === path ? '' : toLink(page);
      const cited = new Map<string, Work>();
      const text = cite(body, {works, isChinese, address, cited});
      if (page === undefined) return text + printEnd([...cited.values()], isChinese);
      if (page !== path) return text;
      const keys = new Set(paths.flatMap((one) => findKeys(folder.read(one))));
      const all = [...works.values()].filter(({key}) => keys.has(key));
      return classify(text)
        .map((line) => (isList(line) ? `${line.text}\n\n${printList(all)}\n` : line.text))
        .join('\n');
    },
  };
}

const isList = ({text, kind}: {text: string; kind: string}): boolean =>
  kind === 'prose' && LIST.test(text);

const toId = (key: string): string => `ref-${key.replace(/[^\w.-]/g, '-')}`;

interface Cited {
  readonly works: ReadonlyMap<string, Work>;
  readonly isChinese: boolean;
  readonly address: string;
  /** Takes what is cited. */
  readonly cited: Map<string, Work>;
}

/** `[@a; @b, 第 3 页]` → `（[A, 2017](#ref-a)；[B, 2018](#ref-b), 第 3 页）`, `@a` → `[A (2017)](#ref-a)`; keys of no work stay. */
function cite(body: string, {works, isChinese, address, cited}: Cited): string {
  if (!body.includes('@')) return body;
  const link = (work: Work, words: string): string => {
    cited.set(work.key, work);
    return `[${words}](${address}#${toId(work.key)})`;
  };
  const group = (inner: string): string | undefined => {
    const parts = inner.split(';').map((part) => part.trim());
    const found = parts.map((part) => {
      const [all = '', minus, key = ''] = KEY.exec(part) ?? [];
      const work = works.get(key);
      if (work === undefined) return undefined;
      const words = [...(minus ? [] : [printShortAuthors(work)]), printYear(work)].join(', ');
      return part.replace(all, link(work, words));
    });
    if (found.some((one) => one === undefined)) return undefined;
    return isChinese ? `（${found.join('；')}）` : `(${found.join('; ')})`;
  };
  return mapProse(body, (line) =>
    line.includes('@')
      ? outsideSpans(line, (part) =>
          part
            .replace(GROUP, (all: string, inner: string) => group(inner) ?? all)
            .replace(IN_TEXT, (all: string, key: string, more: string | undefined) => {
              const work = works.get(key);
              if (work === undefined) return all;
              const words = `${printShortAuthors(work)} (${printYear(work)})`;
              return link(work, words) + (more ? ` (${more})` : '');
            }),
        )
      : line,
  );
}

/** Finds what may be keys in a note. */
const findKeys = (text: string): string[] =>
  [...text.matchAll(/@(\w(?:[\w:.+-]*\w)?)/g)].map(([, key]) => key!);

/** Prints a list in the order of authors and years. */
const printList = (works: readonly Work[]): string =>
  [...works]
    .sort((a, b) => compareText(toOrder(a), toOrder(b)))
    .map((work) => `- <a id="${toId(work.key)}"></a>${printWork(work)}`)
    .join('\n');

const toOrder = (work: Work): string =>
  `${work.authors.map(({last, first}) => `${last} ${first}`).join(' ')} ${printYear(work)}`;

const printEnd = (works: readonly Work[], isChinese: boolean): string =>
  works.length === 0
    ? ''
    : `\n\n## ${isChinese ? '参考文献' : 'References'}\n\n${printList(works)}\n`;
