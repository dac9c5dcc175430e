/**
 * Prints data of YAML as code: `{a: 2024-05-01}` → `{"a":new Date("2024-05-01T00:00:00.000Z")}`. Docusaurus prints front matter so:
 * components of its sites ask dates for their year.
 */
export function printCode(value: unknown): string {
  if (value instanceof Date) return `new Date(${JSON.stringify(value)})`;
  if (Array.isArray(value)) return `[${value.map(printCode).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${printCode(field)}`).join(',')}}`;
}
