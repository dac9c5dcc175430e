import type {TextPart} from './marks.ts';

export interface MarkedTextProps {
  readonly parts: readonly TextPart[];
}

/** Text with what was found in marks. */
export function MarkedText({parts}: MarkedTextProps) {
  return parts.map(({text, isMarked}, i) =>
    isMarked ? (
      <mark className="search-result-match" key={i}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
