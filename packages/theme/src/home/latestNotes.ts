import type {NoteSummary} from '../types.ts';

/**
 * Picks the notes with the latest dates, newest first. Among notes of one day sections take turns, each from its last note on, and
 * those that are picked are by section, as they are read; notes without a date come last.
 */
export function latestNotes<T extends NoteSummary>(notes: readonly T[], count: number): T[] {
  const turns = new Map<string, number>();
  const known = notes
    .map((note, place) => ({note, place, date: note.date?.slice(0, 10) ?? ''}))
    .sort((a, b) => b.place - a.place)
    .map((one) => {
      const key = `${one.date} ${one.note.section ?? ''}`;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return {...one, turn};
    });
  return known
    .sort((a, b) => b.date.localeCompare(a.date) || a.turn - b.turn || a.place - b.place)
    .slice(0, count)
    .sort((a, b) => b.date.localeCompare(a.date) || a.place - b.place)
    .map(({note}) => note);
}
