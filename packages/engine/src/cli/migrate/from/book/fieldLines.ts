import {printFrontMatter} from '../common/migration.ts';
import {readDate, readList} from '../pages/printPage.ts';

/** Fields at the front of a note without lines of dashes, the title first: `Title: 甲`, `Date: 2018-01-01`, then an empty line. */
const FIELDS = /^title:[ \t]*\S.*\n(?:[a-z][\w-]*:(?:[ \t].*)?\n|[ \t]+\S.*\n)+(?=[ \t]*\n)/i;

/** Fields at the front of a note that has nothing else there: any, also one alone. */
export const ANY_FIELDS =
  /^(?:[a-z][\w-]*:(?:[ \t].*)?\n)(?:[a-z][\w-]*:(?:[ \t].*)?\n|[ \t]+\S.*\n)*(?=[ \t]*(?:\n|$))/i;

/** Reads the fields at the front of a note, their names in lower case, and the text below; undefined for a text without some. */
export function readFields(
  text: string,
  fields = FIELDS,
): {readonly data: Readonly<Record<string, string>>; readonly body: string} | undefined {
  const written = fields.exec(text)?.[0];
  if (written === undefined) return undefined;
  const data = new Map<string, string>();
  let last = '';
  for (const line of written.trimEnd().split('\n')) {
    const [, key, value = ''] = /^([a-z][\w-]*):(.*)$/i.exec(line) ?? [];
    if (key === undefined) data.set(last, `${data.get(last) ?? ''} ${line.trim()}`.trim());
    else data.set((last = key.toLowerCase()), value.trim());
  }
  return {data: Object.fromEntries(data), body: text.slice(written.length)};
}

/**
 * Makes front matter of the fields that Pelican and MultiMarkdown read; a text without some stays.
 * @example `Title: 甲\nTags: a, b\n\n文` → `---\ntitle: "甲"\ntags: ["a","b"]\n---\n\n文`
 */
export function readFieldLines(text: string): string {
  const read = readFields(text);
  if (read === undefined) return text;
  const data = new Map(Object.entries(read.data));
  const tags = readList(data.get('tags') ?? '', /[,;，；]/);
  const changed = readDate(data.get('modified') ?? data.get('date'));
  const description = data.get('summary') ?? data.get('description');
  return (
    printFrontMatter({
      title: data.get('title'),
      ...(description !== undefined && {description}),
      ...(tags.length > 0 && {tags}),
      ...(changed !== undefined && {last_update: {date: changed.slice(0, 10)}}),
      ...(data.get('status') === 'draft' && {draft: true}),
    }) + read.body
  );
}
