import {CALLOUTS} from './callouts.ts';
import {classify, outsideSpans} from './fences.ts';
import {replaceNamed} from './replaceNamed.ts';

/** Rewrites what Pandoc reads beside Markdown: `:::` with classes, attributes of headings, pictures and spans. */
export function rewritePandoc(body: string): string {
  const out: string[] = [];
  const ends: string[] = [];
  let lacksTitle = false;
  for (const {text, kind} of classify(body)) {
    const [, indent = '', colons, rest = ''] =
      (kind === 'prose' && /^(\s*)(:{3,})\s*(.*?)\s*:*\s*$/.exec(text)) || [];
    if (colons === undefined) {
      const heading = kind === 'prose' ? /^\s*#{1,6} +(.+?)\s*$/.exec(text)?.[1] : undefined;
      const isBlank = text.trim() === '';
      // The first heading of a box is its title.
      if (lacksTitle && heading !== undefined) out[out.length - 1] += `[${plainHeading(heading)}]`;
      else if (!lacksTitle || !isBlank) out.push(kind === 'prose' ? rewriteLine(text) : text);
      lacksTitle &&= isBlank;
      continue;
    }
    lacksTitle = false;
    if (rest === '') {
      out.push(ends.pop() ?? text);
      continue;
    }
    const box = readBox(rest);
    ends.push(box === undefined ? '' : indent + colons);
    lacksTitle = box !== undefined && box.title === undefined;
    const title = box?.title === undefined ? '' : `[${box.title}]`;
    out.push(box === undefined ? '' : `${indent}${colons}${box.kind}${title}`);
  }
  return out.join('\n');
}

/** Formulas that Pandoc knows by their environment alone: `\\begin{align} … \\end{align}` gets its dollar signs. */
export function markFormulas(body: string): string {
  if (!/^[ \t]*\\begin\{/m.test(body)) return body;
  let isOpen = false;
  let isMarked = false;
  return classify(body)
    .map(({text, kind}) => {
      if (kind !== 'prose') return text;
      if (!isOpen && (text.match(/(?<!\\)\$\$/g) ?? []).length % 2 === 1) isMarked = !isMarked;
      const begins =
        !isMarked &&
        !isOpen &&
        /^\s*\\begin\{(?:equation|align|gather|multline|eqnarray)\*?\}/.test(text);
      const ends =
        (isOpen || begins) &&
        /\\end\{[a-z]+\*?\}\s*$/.test(text) &&
        !/\\end\{(?:split|aligned|cases|[pbv]?matrix|array)\}\s*$/.test(text);
      isOpen = (isOpen || begins) && !ends;
      return (begins ? '$$\n' : '') + text + (ends ? '\n$$' : '');
    })
    .join('\n');
}

/** `{.callout-tip title="题"}`, `.rmdwarning`, `callout-note` */
function readBox(written: string): {kind: string; title: string | undefined} | undefined {
  const name = /(?:^|[{\s.])(?:callout-|rmd)([a-z]+)/.exec(written)?.[1];
  const kind = name === undefined ? undefined : (CALLOUTS[name] ?? 'note');
  const title = /\btitle="([^"]*)"/.exec(written)?.[1];
  return kind === undefined ? undefined : {kind, title};
}

const plainHeading = (title: string): string =>
  title
    .trimEnd()
    .replace(/\{[^{}]*\}$/, '')
    .trimEnd();

/** Parts of books, breaks of pages and labels of tables and formulas, which are no text: `: 题 {#tbl-a}`, `(\\#eq:a)`. */
function rewriteLine(written: string): string {
  const line = written
    // The title of references, as the template of bookdown writes it.
    .replace(/^`r if \(knitr:::?is_html_output\(\)\) ['"](# [^'"]+)['"]`/, '$1')
    .replace(/\(\\#(?:tab|fig|eq|thm|lem|def|exm):[\w.-]+\) ?/g, '')
    .replace(/^\s*(?:Table)?: +(.*?)\s*\{#tbl-[^{}]*\}\s*$/, '$1')
    .replace(/(\$\$)\s*\{#eq-[^{}]*\}\s*$/, '$1')
    .replace(/^Table: +/, '');
  if (
    /^\s*\\(?:newpage|clearpage|pagebreak|appendix|mainmatter|frontmatter|backmatter)\b.*$/.test(
      line,
    )
  )
    return '';
  if (/^# \((?:PART\\?\*?|APPENDIX)\)/.test(line)) return '';
  if (!/[{\\<]/.test(line)) return line;
  const heading = /^(#{1,6} .*?)\s*\{([^{}]*)\}\s*$/.exec(line);
  if (heading !== null) {
    const id = /(?:^|\s)#([\p{L}\p{N}_:.-]+)/u.exec(heading[2]!)?.[1];
    if (!/^(?:\s*(?:#[\p{L}\p{N}_:.-]+|\.[\w-]+|-|[\w-]+=(?:"[^"]*"|\S+)))*\s*$/u.test(heading[2]!))
      return line;
    return rewriteInline(heading[1]!) + (id === undefined ? '' : ` {#${id.replaceAll(':', '-')}}`);
  }
  return rewriteInline(line);
}

/** Spans with attributes, one in another at most four deep: `[[字]{.a}]{.b}` → `字` */
function dropSpans(part: string): string {
  let text = part;
  for (let depth = 0; depth < 4 && text.includes(']{'); depth++)
    text = text
      .replace(/\[([^[\]]*)\]\{\.(underline|mark)\}/g, (_, words: string, name: string) =>
        name === 'mark' ? `<mark>${words}</mark>` : `<u>${words}</u>`,
      )
      .replace(/\[([^[\]]*)\]\{(?:\s*[.#][\w-]+|\s*[\w-]+="[^"]*")+\s*\}/g, '$1');
  return text;
}

/** A picture with its width: `![字](a.png){#fig-a width=50%}` */
const SIZED_PICTURE =
  /!\[(?<alt>[^\]]*)\]\((?<href>[^()\s]+)(?: "[^"]*")?\)\{(?<attributes>[^{}]*)\}/g;

/** Rewrites what is within a line: classes of code, spans, pictures and links with attributes, shortcodes of Quarto. */
function rewriteInline(written: string): string {
  const line = written.replace(/((?<!`)`+[^`]+`+)\{\.[\w-]+\}/g, '$1');
  return outsideSpans(line, (part) =>
    replaceNamed(dropSpans(part), SIZED_PICTURE, ({alt = '', href, attributes = ''}) => {
      const width = /\bwidth="?(\d+)(?:px)?(?=["\s]|$)/.exec(attributes)?.[1];
      return width === undefined
        ? `![${alt}](${href})`
        : `<img src="${href}" alt="${alt.replaceAll('"', '&quot;')}" width="${width}" />`;
    })
      .replace(/(\]\([^()\s]*\))\{[.#:\w][^{}]*\}/g, '$1')
      .replace(/\{\{<\s*(?:pagebreak|fa|bi)\b[^{}]*>\}\}/g, '')
      .replace(/\{\{<\s*video\s+(\S+)[^{}]*>\}\}/g, '<$1>')
      .replace(/\{\{<\s*kbd\s+(\S+)[^{}]*>\}\}/g, '<kbd>$1</kbd>')
      .replace(/\\index\{[^{}]*\}/g, ''),
  );
}
