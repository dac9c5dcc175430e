import {mapProse, outsideSpans} from '../markdown/fences.ts';
import {toText} from '../common/migration.ts';

/** Puts the values that settings and front matter give in the place of their names: `{{ name }}`; others stay. */
export function fillIn(body: string, values: Readonly<Record<string, unknown>>): string {
  if (!body.includes('{{') || Object.keys(values).length === 0) return body;
  return mapProse(body, (line) =>
    outsideSpans(line, (part) =>
      part.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (whole, name: string) =>
        Object.hasOwn(values, name) ? (toText(values[name]) ?? whole) : whole,
      ),
    ),
  );
}

/** Environments of LaTeX that are formulas of their own. */
const ENVIRONMENT = /^\\(begin|end)\{(equation|align|gather|multline|eqnarray|alignat)(\*?)\}/;

/** Puts formulas that are written as environments of LaTeX between dollars. */
export function markEquations(body: string): string {
  if (!body.includes('\\begin{')) return body;
  let isInside = false;
  let isFormula = false;
  return mapProse(body, (line) => {
    if (/^\s*\$\$/.test(line)) isFormula = !isFormula && !/\$\$.*\$\$/.test(line);
    const [, kind] = ENVIRONMENT.exec(line) ?? [];
    if (isFormula || kind === undefined) return line;
    if (kind === 'begin' && !isInside) {
      isInside = !line.includes('\\end{');
      return isInside ? `\n$$\n${line}` : `\n$$\n${line}\n$$\n`;
    }
    if (kind !== 'end' || !isInside) return line;
    isInside = false;
    return `${line}\n$$\n`;
  });
}

/** Makes the label behind a formula an anchor before what follows: `$$ (a)` → `$$` */
export const dropFormulaLabels = (body: string): string =>
  mapProse(body, (line) =>
    line.replace(/^(\s*.*\$\$)\s*\(([^()\s]+)\)\s*$/, '$1\n\n<a id="$2"></a>\n'),
  );

/** Gives links without words some, which Sphinx takes from what they lead to: `[](b.md)`, `<project:#a>`, `<b.md>`. */
export function nameLinks(body: string, findName: (href: string) => string | undefined): string {
  if (!/\[\]\(|<(?:project:)?[\w./-]*(?:\.md|#)/.test(body)) return body;
  const print = (whole: string, href: string): string => {
    const name = findName(href);
    return name === undefined ? whole : `[${name}](${href})`;
  };
  return mapProse(body, (line) =>
    outsideSpans(line, (part) =>
      part
        .replace(/(?<!!)\[\]\(([^()\s]+)\)/g, print)
        .replace(/<(?:project:)?([\w./-]+\.md(?:#[\w-]+)?|#[\w:-]+)>/g, print),
    ),
  );
}
