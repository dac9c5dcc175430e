const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/**
 * Gives the names of a journal, the one that its site shows first: `2024_05_06` in `MMM do, yyyy` → `May 6th, 2024`, `2024-05-06`.
 * @returns none for the name of another file
 */
export function journalNames(name: string, format: string): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-_](\d{2})[-_](\d{2})$/.exec(name) ?? [];
  if (year === '') return [];
  const number = Number(day);
  const monthName = MONTHS[Number(month) - 1] ?? month;
  const weekday = DAYS[new Date(Date.UTC(Number(year), Number(month) - 1, number)).getUTCDay()]!;
  const values: Readonly<Record<string, string>> = {
    yyyy: year,
    yy: year.slice(2),
    MMMM: monthName,
    MMM: monthName.slice(0, 3),
    MM: month,
    M: String(Number(month)),
    dd: day,
    d: String(number),
    do: `${number}${toOrdinal(number)}`,
    EEEE: weekday,
    EEE: weekday.slice(0, 3),
    E: weekday.slice(0, 3),
  };
  const shown = format.replace(
    /'([^']*)'|yyyy|yy|MMMM|MMM|MM|M|do|dd|d|EEEE|EEE|E/g,
    (all, quoted?: string) => quoted ?? values[all]!,
  );
  return [...new Set([shown, `${year}-${month}-${day}`])];
}

function toOrdinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
