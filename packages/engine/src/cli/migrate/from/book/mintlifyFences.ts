import {classify} from '../markdown/fences.ts';

const FENCE = /^(\s*(?:[-*+]\s+)?[`~]{3,}\s*[^\s`{}]+)[ \t]+(\S.*?)\s*$/;
/** `icon="java"`, `highlight={1-2}`, and numbers of lines alone. */
const ATTRIBUTE = /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})|\{([\d,\s-]+)\}/g;
const FLAG = /(?:^|\s)(?:lines|wrap|expandable|twoslash)(?=\s|$)/g;

/** Rewrites what Mintlify reads behind the language of code, where words are a title: ` ```json docs.json lines ` → ` ```json showLineNumbers title="docs.json" `. */
export function rewriteMintlifyFences(body: string): string {
  return classify(body)
    .map(({text, kind}) =>
      kind === 'open'
        ? text.replace(FENCE, (_, open: string, rest: string) => printFence(open, rest))
        : text,
    )
    .join('\n');
}

function printFence(open: string, rest: string): string {
  const attributes = [...rest.matchAll(ATTRIBUTE)].map(
    ([, key, double, single, braced, lines]) => ({
      key: key ?? 'highlight',
      value: double ?? single ?? braced ?? lines!,
    }),
  );
  const find = (name: string): string | undefined =>
    attributes.find(({key}) => key === name)?.value;
  const words = rest.replace(ATTRIBUTE, ' ');
  const title = find('title') ?? find('filename') ?? words.replace(FLAG, ' ').trim();
  const marked = find('highlight')?.replace(/[[\]\s]/g, '');
  return [
    open,
    /(?:^|\s)lines(?=\s|$)/.test(words) && 'showLineNumbers',
    marked && `{${marked}}`,
    title !== '' && `title="${title.replaceAll('"', "'")}"`,
  ]
    .filter(Boolean)
    .join(' ');
}
