/**
 * Prints a page that shows pictures of the same thing side by side, a row for each thing and a column for each engine.
 * `['note-390-dark-webkit.png']`, `['firefox', 'webkit']` → a row `note-390-dark` with one empty place
 */
export function printContactSheet(files: readonly string[], engines: readonly string[]): string {
  const things = new Set(
    files.flatMap((file) =>
      engines
        .filter((engine) => file.endsWith(`-${engine}.png`))
        .map((engine) => file.slice(0, -`-${engine}.png`.length)),
    ),
  );
  const there = new Set(files);
  const cell = (file: string) =>
    `<td>${there.has(file) ? `<a href="${encodeURI(file)}"><img loading="lazy" alt="" src="${encodeURI(file)}"></a>` : '–'}</td>`;
  const rows = [...things]
    .sort()
    .map(
      (thing) =>
        `<tr><th>${thing}</th>${engines.map((engine) => cell(`${thing}-${engine}.png`)).join('')}</tr>`,
    );
  return `<!doctype html>
<meta charset="utf-8">
<title>Every page kind in every engine</title>
<style>table { width: 100%; table-layout: fixed } th:first-child { width: 8em } img { max-width: 100% } td { vertical-align: top; text-align: center }</style>
<table><tr><th></th>${engines.map((engine) => `<th>${engine}</th>`).join('')}</tr>
${rows.join('\n')}
</table>
`;
}
