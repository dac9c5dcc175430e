/**
 * Writes title and address into the configuration that a vault of Obsidian becomes, for tools whose settings say them.
 * @param config as `printConfig` writes it
 */
export function nameSite(
  config: string,
  {title, url}: {readonly title: string | undefined; readonly url: string | undefined},
): string {
  return Object.entries({title, url}).reduce(
    (text, [key, value]) =>
      value === undefined
        ? text
        : text.replace(
            new RegExp(`"${key}": "(?:[^"\\\\]|\\\\.)*"`),
            () => `"${key}": ${JSON.stringify(value)}`,
          ),
    config,
  );
}
