import {type Text, useText} from '../base/context.tsx';

/** What an answer is beside what was asked for. */
export type AnswerNote =
  | {
      readonly kind: 'translated' | 'corrected';
      readonly from: string;
      readonly to: readonly string[];
    }
  | {readonly kind: 'loose'};

/** Says above the results what was translated, corrected, or not found whole. */
export function AnswerNotes({notes}: {readonly notes: readonly AnswerNote[]}) {
  const text = useText();
  if (notes.length === 0) return null;
  return (
    <p className="seek-note">
      {notes.map((note) => (
        <span key={note.kind === 'loose' ? '' : note.from}>{sentenceOf(note, text)} </span>
      ))}
    </p>
  );
}

function sentenceOf(note: AnswerNote, text: Text): string {
  if (note.kind === 'loose') return text('site.search.loose');
  const values = {from: note.from, to: note.to.join(' / ')};
  return text(
    note.kind === 'translated' ? 'site.search.translated' : 'site.search.corrected',
    values,
  );
}

/** Writes the number of pages found, with the word for about where it is an estimate. */
export function countText(
  found: {readonly documentCount: number; readonly isCounted: boolean},
  text: Text,
): string {
  const counted = text('theme.SearchPage.documentsFound.plurals', {count: found.documentCount});
  return found.isCounted ? counted : text('site.search.about', {text: counted});
}
