const MARK = /^\s*(?:\/\/|\/\*|#|--|<!--|;|%)?\s*#?(end)?region\b\s*([\w-]*)/i;

/**
 * Cuts a region out of code: the lines between `#region name` and `#endregion`, whatever the comments of the language, without
 * the marks of others inside it and without the blanks that all lines begin with. @returns undefined when there is none
 */
export function readRegion(code: string, name: string): string | undefined {
  const lines: string[] = [];
  let depth = 0;
  for (const line of code.split('\n')) {
    const [, end, own] = MARK.exec(line) ?? [];
    const isMark = MARK.test(line) && line.includes('region');
    if (depth === 0) {
      if (isMark && !end && own === name) depth = 1;
      continue;
    }
    if (!isMark) lines.push(line);
    else if (end) depth--;
    else depth++;
    if (depth === 0) return dedent(lines);
  }
  return undefined;
}

function dedent(lines: readonly string[]): string {
  const margins = lines.flatMap((line) => (line.trim() === '' ? [] : /^\s*/.exec(line)![0].length));
  const margin = Math.min(...margins);
  return lines.map((line) => line.slice(margin)).join('\n');
}
