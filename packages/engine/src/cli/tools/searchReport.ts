import type {AnswerNote, SearchAnswer, SearchHit} from '@wuya/search/client';
import type {Language} from '../../errors/language.ts';

/** One place that answers a query, as plain text. */
interface ReportedHit {
  readonly url: string;
  /** Section, page and headings, outermost first. */
  readonly path: readonly string[];
  readonly text: string | null;
}

/** Result of a search, for programs. */
export interface SearchReport {
  readonly query: string;
  readonly pageCount: number;
  /** False where the count is an estimate. */
  readonly isCounted: boolean;
  readonly notes: readonly AnswerNote[];
  readonly hits: readonly ReportedHit[];
}

/** Turns an answer of the search into what the command prints as JSON. */
export function toReport(answer: SearchAnswer): SearchReport {
  return {
    query: answer.query,
    pageCount: answer.nbDocuments,
    isCounted: answer.exhaustiveNbDocuments,
    notes: answer.notes,
    hits: answer.hits.map(toReportedHit),
  };
}

function toReportedHit({url, hierarchy, _snippetResult}: SearchHit): ReportedHit {
  const path = Object.values(hierarchy).filter((text) => text !== null);
  const {content} = _snippetResult;
  return {url, path, text: content ? plainText(content.value) : null};
}

/** Returns marked HTML as plain text: only `<mark>` and numbered references are in it. */
function plainText(html: string): string {
  return html
    .replaceAll(/<\/?mark>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

const NOTES = {
  translated: {zh: '也找了', en: 'also searched for'},
  corrected: {zh: '没有这个词，找的是', en: 'not on the site; searched for'},
} as const;

/** Prints a report as lines to read. */
export function printReport(report: SearchReport, language: Language): string {
  const isChinese = language === 'zh';
  const {pageCount, isCounted, notes, hits} = report;
  const about = isCounted ? '' : isChinese ? '约 ' : 'about ';
  const count = isChinese
    ? `找到 ${about}${pageCount} 页`
    : `${about}${pageCount} ${pageCount === 1 ? 'page' : 'pages'} found`;
  const said = notes.map((note) => {
    if (note.kind === 'loose')
      return isChinese
        ? '没有一页完全符合，下面的最接近'
        : 'No page has exactly this; the nearest follow';
    const words = NOTES[note.kind];
    return isChinese
      ? `“${note.from}”：${words.zh}${note.to.join('、')}`
      : `"${note.from}": ${words.en} ${note.to.join(', ')}`;
  });
  const found = hits.map(({url, path, text}) =>
    ['', path.join(' › '), `  ${url}`, ...(text ? [`  ${text.replaceAll('\n', ' ')}`] : [])].join(
      '\n',
    ),
  );
  return [count, ...said, ...found].join('\n');
}
