/** What JSON writes for a moment of time. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Returns fields of JSON with their moments as dates, at any depth: Docusaurus exports front matter with dates. */
export function withDates<T extends object>(fields: T): T {
  return toDates(fields) as T;
}

function toDates(value: unknown): unknown {
  if (typeof value === 'string') return MOMENT.test(value) ? new Date(value) : value;
  if (Array.isArray(value)) return value.map(toDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toDates(field)]));
}
