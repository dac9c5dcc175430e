import {expect, it} from 'vitest';
import {siteConfigSchema} from '../config/siteConfig.ts';
import type {Schema} from '../config/schema/schema.ts';
import {catalogue} from './catalogue.ts';
import type {Words} from './language.ts';

/** What only English sentences have; a single word in a Chinese one is the name of an option, a key or a program. */
const ENGLISH =
  /\b(?:an?|the|of|or|and|is|are|with|in|not|by|expected|unknown|known|needs?)\b|(?:\b[a-z]+ ){2}[a-z]+\b/g;

/** English in a Chinese text, apart from code, quotes and braces. */
function englishIn(zh: string): string[] {
  const prose = zh
    .replace(
      /`[^`]*`|"[^"]*"|'[^']*'|\{[^}]*\}|<[^>]*>|“[^”]*”|https?:\S+|npm install \S+|export default function/g,
      '、',
    )
    .replace(/[\w$@*./:#-]*[._/@:#$*\d-][\w$@*./:#-]*/g, '、');
  return prose.match(ENGLISH) ?? [];
}

function collect(schema: Schema<unknown>, found: Words[]): void {
  found.push(schema.expects);
  const {parts} = schema;
  if (parts?.kind === 'object')
    for (const field of Object.values(parts.fields)) collect(field, found);
  else if (parts?.kind === 'either') for (const kind of parts.of) collect(kind, found);
  else if (parts?.kind === 'list' || parts?.kind === 'record') collect(parts.item, found);
}

it('what an option expects is said in Chinese without English, in English without Chinese', () => {
  const expectations: Words[] = [];
  collect(siteConfigSchema, expectations);
  expect(expectations.length).toBeGreaterThan(149);
  expect(expectations.flatMap(([zh]) => englishIn(zh))).toEqual([]);
  expect(expectations.filter(([, en]) => /\p{Script=Han}/u.test(en))).toEqual([]);
});

/** Parameters for any entry: every one is the word VALUE, a list or pair of it, or a number. */
const params = new Proxy(
  {},
  {
    get: (_, name) =>
      [
        'ids',
        'paths',
        'files',
        'known',
        'locales',
        'built',
        'exported',
        'values',
        'versions',
        'tags',
        'advice',
        'cure',
        'expected',
        'link',
        'why',
      ].includes(String(name))
        ? ['VALUE', 'VALUE']
        : name === 'firstLine'
          ? 7
          : 'VALUE',
  },
) as never;

it.each(Object.entries(catalogue))('%s speaks one language at a time', (_, entry) => {
  const hint = 'hint' in entry ? (entry as {hint(p: never): Words | undefined}).hint(params) : [];
  const [zh, en] = entry.text(params);
  expect(englishIn(`${zh}\n${hint?.[0] ?? ''}`)).toEqual([]);
  expect(`${en}\n${hint?.[1] ?? ''}`).not.toMatch(/\p{Script=Han}/u);
});
