const MDX_MARK = /^[ \t]*\{\/\*[ \t]*truncate[ \t]*\*\/\}[ \t]*$/;

/** The body with `{/* truncate *\/}` on a line of its own written as the comment that Markdown knows; code is left alone. */
export function normalizeTruncateMark(body: string): string {
  if (!body.includes('truncate')) return body;
  let fence = '';
  return body
    .split('\n')
    .map((line) => {
      const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence) {
        if (mark?.startsWith(fence) && line.trim() === mark) fence = '';
      } else if (mark) fence = mark;
      else if (MDX_MARK.test(line)) return '<!-- truncate -->';
      return line;
    })
    .join('\n');
}
