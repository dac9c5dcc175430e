/** Maximum number of signs in a name that is looked for: `C#/F#`. */
const MAX_SIGNS = 3;

/**
 * Tells the name of a wiki link from the headings below it. The sign between them is a part of the name where a note is called so.
 * @param pieces the link, split at `#`
 * @example `C`, `/类`, `节` → `C#/类` and `节`
 */
export function splitName(
  [name = '', ...parts]: readonly string[],
  isName: (whole: string) => boolean,
): {readonly name: string; readonly parts: readonly string[]} {
  for (let count = name === '' ? 0 : Math.min(parts.length, MAX_SIGNS); count > 0; count--) {
    const whole = [name, ...parts.slice(0, count)].join('#');
    if (isName(whole)) return {name: whole, parts: parts.slice(count)};
  }
  return {name, parts};
}
