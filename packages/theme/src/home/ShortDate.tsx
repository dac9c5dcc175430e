export interface ShortDateProps {
  /** ISO date, `2025-03-18`. */
  readonly date: string;
}

/** Month and day, for lists whose year is understood: 03-18. */
export function ShortDate({date}: ShortDateProps) {
  return <time dateTime={date}>{date.slice(5, 10)}</time>;
}
