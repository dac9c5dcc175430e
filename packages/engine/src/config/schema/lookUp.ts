/** Looks a name that an author wrote up in a table; undefined for what every object has, `constructor`, and for other names. */
export function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
