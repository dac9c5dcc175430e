import {isPlainObject} from '../../../../config/schema/plainObject.ts';
import {loadYaml} from '../../../../content/frontmatter/loadYaml.ts';
import {spaceIndents} from '../common/indents.ts';
import type {OldFolder} from '../common/migration.ts';
import {withRewrittenNotes} from '../common/rewrittenNotes.ts';

const USUAL = /^---[ \t]*\n/;
/** The line that ends a front matter, which begins it too where it is the first one. */
const RULE = /^(?:-{3,}|;{3,})$/;
/** A field on the first line; what begins otherwise are words that a rule follows. */
const FIELD = /^(?:["']?[\w-]+["']?[ \t]*:(?:[ \t]|$)|\{)/;

/**
 * Writes the front matters that Hexo takes and others do not between two lines of `---`: those that begin without one, have longer
 * ones, or are JSON before a line of `;;;`. Lines keep their number where they are two or more.
 */
export const readHexoFrontMatters = (folder: OldFolder): OldFolder =>
  withRewrittenNotes(folder, [], {
    isConcerned: (text) => !USUAL.test(text) && /^(?:-{3,}|;{3,})$/m.test(text),
    rewrite: toUsual,
  });

/** `title: 甲\ntop: 1\n---\n文` → `---\n{"title":"甲","top":1}\n---\n文` */
function toUsual(text: string): string {
  const lines = text.split('\n');
  const first = RULE.test(lines[0]!) ? 1 : 0;
  if (!FIELD.test(lines[first] ?? '')) return text;
  const end = lines.findIndex((line, i) =>
    first === 1 ? i > 0 && line === lines[0] : RULE.test(line),
  );
  if (end < 0) return text;
  const fields = lines.slice(first, end);
  const body = lines.slice(end + 1);
  if (first === 1 && lines[0]!.startsWith('-'))
    return ['---', ...fields, '---', ...body].join('\n');
  const written = spaceIndents(fields.join('\n'));
  const isBare = lines[end]!.startsWith(';') && !written.startsWith('{');
  const data = readFields(isBare ? `{${written}}` : written);
  if (data === undefined) return text;
  // All fields on one line make room for the first rule.
  const filled = Array<string>(Math.max(0, end - 2)).fill('#');
  return ['---', JSON.stringify(data), ...filled, '---', ...body].join('\n');
}

/** Reads fields in YAML or JSON; undefined for what is neither. */
function readFields(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data = loadYaml(text, {mayRepeatKeys: true});
    return isPlainObject(data) ? data : undefined;
  } catch {
    return undefined; // words of the note
  }
}
