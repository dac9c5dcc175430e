import {append} from '../../../../cache/append.ts';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {CALLOUTS} from '../markdown/callouts.ts';
import {classify} from '../markdown/fences.ts';

/** Kind in any script, what a theme is told after `|`, whether it folds, title. */
const CALLOUT = /^(\s*)>\s*\[!([^\][|]+)(?:\|[^\][]*)?\]([+-]?)\s*(.*)$/;
/** Maximum depth of callouts in quotes: deeper ones stay quotes. */
const MAX_DEPTH = 20;

/** Tells which callouts are rewritten, and what the words behind the kind are. */
interface CalloutRules {
  isRewritten(callout: {kind: string; fold: string; title: string}): boolean;
  readonly words: 'title' | 'text';
}

/**
 * Rewrites callouts of a vault, also in lists: `> [!tip]- Title` and the lines of the quote → an admonition, or details where
 * it folds. A kind that is no admonition is the title of one that has none.
 */
export const rewriteCallouts = (text: string): string =>
  rewrite(text, {isRewritten: () => true, words: 'title'}, 0);

/** Kinds that GitHub knows, which are read as they are where nothing follows them. */
const ALERTS = /^(?:note|tip|important|warning|caution)$/i;

/**
 * Rewrites what other tools add to the alerts of GitHub: words on the first line, a sign for folding, more kinds.
 * @param words what is behind the kind: the title in most tools, the text in docsify; the text where nothing else is in the quote
 */
export const rewriteAlerts = (text: string, words: CalloutRules['words'] = 'title'): string =>
  text.includes('[!') ? rewrite(text, {isRewritten: isExtended, words}, 0) : text;

const isExtended: CalloutRules['isRewritten'] = ({kind, fold, title}) =>
  Object.hasOwn(CALLOUTS, kind.trim().toLowerCase()) &&
  (fold !== '' || title !== '' || !ALERTS.test(kind.trim()));

function rewrite(text: string, rules: CalloutRules, depth: number): string {
  const lines = classify(text);
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const match = line.kind === 'prose' && depth < MAX_DEPTH && CALLOUT.exec(line.text);
    if (!match) {
      out.push(line.text);
      continue;
    }
    const [, indent = '', kind = '', fold = '', written = ''] = match;
    if (!rules.isRewritten({kind, fold, title: written})) {
      out.push(line.text);
      continue;
    }
    const start = i + 1;
    while (i + 1 < lines.length && lines[i + 1]!.text.startsWith(`${indent}>`)) i++;
    const inner = closeFence(
      lines.slice(start, i + 1).map((one) => one.text.slice(indent.length).replace(/^>\s?/, '')),
    );
    const isEmpty = inner.every((one) => one.trim() === '');
    const isText =
      fold === '' && (rules.words === 'text' || (rules.isRewritten === isExtended && isEmpty));
    const body = rewrite((isText ? [written, ...inner] : inner).join('\n'), rules, depth + 1);
    const title = isText ? '' : written;
    const printed = print({kind: kind.trim(), fold, title, body});
    append(
      out,
      printed.map((one) => (one === '' ? one : indent + one)),
    );
  }
  return out.join('\n');
}

/** Ends code that its quote ended: outside of one it would go on to the end of the note. */
function closeFence(lines: readonly string[]): readonly string[] {
  const read = classify(lines.join('\n'));
  const last = read.at(-1)?.kind;
  if (last !== 'open' && last !== 'code') return lines;
  const open = read.findLast(({kind}) => kind === 'open')?.text ?? '';
  const signs = /^\s*(?:`{3,}|~{3,})/.exec(open)?.[0];
  return signs === undefined ? lines : [...lines, signs];
}

function print(callout: {kind: string; fold: string; title: string; body: string}): string[] {
  const {kind, fold, title, body} = callout;
  const lines = body.split('\n');
  if (fold !== '') {
    const summary = `<summary>${title || kind}</summary>`;
    return [`<details${fold === '+' ? ' open' : ''}>`, summary, '', ...lines, '', '</details>'];
  }
  const most = Math.max(
    2,
    ...[...body.matchAll(/^[ \t]*(:{3,})/gm)].map(([, signs]) => signs!.length),
  );
  const colons = ':'.repeat(most + 1);
  const name = lookUp(CALLOUTS, kind.toLowerCase());
  const isWord = /^[\w-]+$/.test(kind);
  const label = title || (name === undefined && !isWord ? kind : '');
  return [`${colons}${name ?? 'note'}${label && `[${label}]`}`, '', ...lines, '', colons];
}
