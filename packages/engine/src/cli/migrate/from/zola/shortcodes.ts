import {classify} from '../markdown/fences.ts';
import {isKnownShortcode} from '../hugo/renderShortcodes.ts';
import type {ProblemList} from '../common/migration.ts';

/** A tag of a shortcode: `{{ a(b="c") }}`, `{% a(b=1) %}`, `{% end %}`. */
const TAG =
  /\{\{\s*([A-Za-z_]\w*)\s*\(((?:[^"'`(){}]|"[^"]*"|'[^']*'|`[^`]*`)*)\)\s*\}\}|\{%\s*([A-Za-z_]\w*)\s*\(((?:[^"'`(){}]|"[^"]*"|'[^']*'|`[^`]*`)*)\)\s*%\}|\{%\s*end\s*%\}/g;
const ARGUMENT = /([A-Za-z_]\w*)\s*=\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([^,\s]+(?:\[[^\]]*\])?))/g;
/** A tag that is shown and not run, whose signs of a comment are inside. */
const SHOWN = /(\{[{%])\/\*([\s\S]*?)\*\/([}%]\})/g;

/** Names that themes of Zola have, by those that shortcodes of Hugo have for the same. */
const NAMES: Readonly<Record<string, string>> = {
  resize_image: 'figure',
  image: 'figure',
  img: 'figure',
  detail: 'details',
  wide_container: 'center',
  crt: 'raw',
};

/** Kinds of boxes that are called as something else where their type says what they are. */
const isBox = (args: string): boolean =>
  /\b(?:type|kind|level)\s*=\s*["']?(?:info|tips?|note|warning|danger|success|important|caution|error)\b/i.test(
    args,
  );

/**
 * Rewrites shortcodes as Hugo has them: `{% quote(author="甲") %}…{% end %}` → `{{< quote author="甲" >}}…{{< /quote >}}`. Of one that
 * nothing here is like, what it holds stays alone; one that holds nothing stays as it is written. Both are problems.
 */
export function rewriteZolaShortcodes(body: string, problems: ProblemList): string {
  if (!/\{[{%]/.test(body)) return body;
  const open: (string | undefined)[] = [];
  return classify(body)
    .map(({text, kind}, i) =>
      kind === 'prose'
        ? text.replace(TAG, (...match) =>
            toHugoTag(match, open, (zh, en) => problems.add(i + 1, zh, en)),
          )
        : text,
    )
    .join('\n')
    .replace(SHOWN, '$1$2$3');
}

function toHugoTag(
  [all, name, args = '', blockName, blockArgs = '']: readonly (string | undefined)[],
  open: (string | undefined)[],
  report: (zh: string, en: string) => void,
): string {
  if (name !== undefined) {
    const own = NAMES[name] ?? name;
    if (isKnownShortcode(own)) return `{{< ${own}${printArguments(args)} >}}`;
    report(
      `短代码 ${name} 没有对应的写法，原样留下。`,
      `The shortcode ${name} has no counterpart; it was left as it is.`,
    );
    return all!;
  }
  if (blockName === undefined) {
    if (open.length === 0) return all!;
    const last = open.pop();
    return last === undefined ? '' : `{{< /${last} >}}`;
  }
  const own = isBox(blockArgs) ? 'admonition' : (NAMES[blockName] ?? blockName);
  const isKnown = isKnownShortcode(own);
  open.push(isKnown ? own : undefined);
  if (isKnown) return `{{< ${own}${printArguments(blockArgs)} >}}`;
  report(
    `短代码 ${blockName} 没有对应的写法，只留下里面的内容。`,
    `The shortcode ${blockName} has no counterpart; what it holds was left alone.`,
  );
  const title = readArguments(blockArgs).find(([key]) => TITLES.has(key))?.[1];
  return title === undefined || title === '' ? '' : `**${title}**\n`;
}

/** Arguments that readers see. */
const TITLES: ReadonlySet<string> = new Set(['title', 'name', 'summary', 'caption', 'label']);

const readArguments = (args: string): [string, string][] =>
  [...args.matchAll(ARGUMENT)].map(([, key = '', double, single, raw, bare]) => [
    key,
    double ?? single ?? raw ?? bare ?? '',
  ]);

/** `path="a.png", width=10` → ` src="a.png" width="10"` */
const printArguments = (args: string): string =>
  readArguments(args)
    .map(([key, value]) => {
      const name = /^(?:path|url_min|image)$/.test(key) ? 'src' : key;
      return ` ${name}="${value.replace(/"/g, '\\"')}"`;
    })
    .join('');
