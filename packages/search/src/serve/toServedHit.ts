import type {HighlightResult, HighlightedText, SearchHit} from '../query/answer/hits.ts';
import type {Hierarchy, Level} from '../format/records.ts';
import type {ServedQuery} from './readQuery.ts';

/** Shapes a hit as it was asked for: its attributes, its marks, its ellipsis. */
export function toServedHit(hit: SearchHit, asked: ServedQuery): Readonly<Record<string, unknown>> {
  const {objectID, spelling, _highlightResult, _snippetResult, ...fields} = hit;
  return {
    ...(asked.attributes ? pick(fields, asked.attributes) : fields),
    objectID,
    // Why a title without the letters of the query is there; asked for or not.
    ...(spelling !== undefined && {spelling}),
    _highlightResult: rewrite(_highlightResult, (value) => retag(value, asked)),
    _snippetResult: rewrite(_snippetResult, (value) =>
      retag(asked.ellipsis === '…' ? value : value.replace(/^…|…$/g, () => asked.ellipsis), asked),
    ),
  };
}

type Fields = Omit<SearchHit, 'objectID' | 'spelling' | '_highlightResult' | '_snippetResult'>;

function pick(fields: Fields, attributes: readonly string[]): Readonly<Record<string, unknown>> {
  const names = new Set(attributes);
  const levels = (Object.keys(fields.hierarchy) as Level[]).filter(
    (level) => names.has('hierarchy') || names.has(`hierarchy.${level}`),
  );
  const hierarchy = Object.fromEntries(
    levels.map((level) => [level, fields.hierarchy[level]]),
  ) as Partial<Hierarchy>;
  const rest = Object.entries(fields).filter(([name]) => name !== 'hierarchy' && names.has(name));
  return {...Object.fromEntries(rest), ...(levels.length > 0 && {hierarchy})};
}

function rewrite(
  {hierarchy, content}: HighlightResult,
  change: (value: string) => string,
): HighlightResult {
  const one = (text: HighlightedText): HighlightedText => ({...text, value: change(text.value)});
  return {
    hierarchy: Object.fromEntries(
      Object.entries(hierarchy).map(([level, text]) => [level, one(text)]),
    ),
    ...(content && {content: one(content)}),
  };
}

/** Puts the tags that a query asks for in the place of ours. The text is escaped: what looks like a mark is one. */
function retag(value: string, {preTag, postTag}: ServedQuery): string {
  if (preTag === '<mark>' && postTag === '</mark>') return value;
  return value.replaceAll('<mark>', () => preTag).replaceAll('</mark>', () => postTag);
}
