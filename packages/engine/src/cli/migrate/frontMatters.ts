import {fence} from '../../output/machine/markdownText.ts';
import {isPlainObject} from '../../config/schema/plainObject.ts';
import {parseFrontMatter} from '../../content/frontmatter/frontMatter.ts';
import {loadYaml} from '../../content/frontmatter/loadYaml.ts';
import {
  type MigrationProblem,
  type OldFolder,
  printFrontMatter,
  type ProblemList,
} from './from/common/migration.ts';
import {spaceIndents} from './from/common/indents.ts';
import {withRewrittenNotes} from './from/common/rewrittenNotes.ts';

/** A field on the first line that says something. */
const FIELD = /^\s*(?:#.*\n\s*)*["']?[\w-]+["']?\s*[:：]/;
/** A field with a full-width colon, `title：甲`, or a full-width blank behind its colon. */
const WIDE = /^([A-Za-z][\w-]*)[ \t]*(?:：|:(?=\u3000))[ \t\u3000]*(.*)$/;
/** A field with a text on its line, not the beginning of a list. */
const VALUE = /^([A-Za-z][\w-]*):[ \t]+([^\s[{].*)$/;
/** A field with links between notes, or with tags before one: `tags: #a, [[b]]`, as Logseq and Obsidian had them. */
const LINKS = /^([^\s:#][^:#]*):[ \t]*((?:#[^\s,#]+[ \t]*,[ \t]*)*\[\[.*)$/;

/**
 * Makes the front matters readable that tools took and this engine does not: a key twice, of which the last one counts, and words
 * that are no YAML until they are in quotes. Tabs that indent lines become blanks, as Hexo and Hugo read them. Text between two lines
 * of dashes that is no front matter at all stays text, one without an end ends at an empty line, and what cannot be read becomes code; lines keep their number. All but text
 * and tabs is a problem of its line.
 */
export function readFrontMatters(folder: OldFolder, problems: MigrationProblem[]): OldFolder {
  return withRewrittenNotes(folder, problems, {
    isConcerned: (text) => text.startsWith('---'),
    rewrite: toReadable,
  });
}

function toReadable(text: string, path: string, problems: ProblemList): string {
  const {body, lineCount, diagnostics} = parseFrontMatter(text, path);
  if (diagnostics.some(({code}) => code === 'FM-009')) return close(text, problems);
  const wrong = diagnostics.find(({code}) => code === 'FM-000');
  if (wrong === undefined) return text;
  const written = text.split('\n').slice(1, lineCount - 1);
  const yaml = spaceIndents(written.join('\n'));
  const lines = yaml.split('\n');
  if (!FIELD.test(yaml)) return `\n${text}`;
  const spaced = `---\n${yaml}\n---\n${body}`;
  if (parseFrontMatter(spaced, path).diagnostics.every(({code}) => code !== 'FM-000'))
    return spaced;
  const data = read(yaml) ?? read(lines.map(quote).join('\n'));
  if (data === undefined) {
    problems.add(
      wrong.place?.line,
      '开头的设置读不懂，当作代码留在笔记里。',
      'The front matter cannot be read; it stays in the note as code.',
    );
    return `${fence(lines.join('\n'), 'yaml')}\n${body}`;
  }
  problems.add(
    wrong.place?.line,
    '开头的设置不合 YAML，能读的照样带了过来；看看对不对。',
    'The front matter is no correct YAML; what can be read was brought over. See whether it is right.',
  );
  // As many lines as before: problems of the note keep theirs.
  const printed = printFrontMatter(data).split('\n').slice(1, -3);
  const filled = [
    ...printed,
    ...Array<string>(Math.max(0, lines.length - printed.length)).fill('#'),
  ];
  return `---\n${filled.join('\n')}\n---\n${body}`;
}

/** Ends a front matter that has no end at the blank line after its fields; where text follows at once it stays text. */
function close(text: string, problems: ProblemList): string {
  const lines = text.split('\n');
  const end = lines.findIndex(
    (line, i) => i > 0 && !/^(?:[A-Za-z][\w-]*[ \t]*[:：]|[ \t]*- |[ \t]+\S|#)/.test(line),
  );
  const isEnded = lines[end]?.trim() === '';
  problems.add(
    1,
    isEnded
      ? '开头的设置没有结束的 ---，当作到第一个空行为止；看看对不对。'
      : '开头的设置没有结束的 ---，当作文字留在笔记里。',
    isEnded
      ? 'The front matter has no --- at its end; it was taken to end at the first empty line. See whether that is right.'
      : 'The front matter has no --- at its end; it stays in the note as text.',
  );
  return isEnded ? lines.with(end, '---').join('\n') : text;
}

/** Reads YAML in which a key may be twice; undefined for what is none, or no fields. */
function read(yaml: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data = loadYaml(yaml, {mayRepeatKeys: true});
    return isPlainObject(data) ? data : undefined;
  } catch {
    return undefined; // the caller reports it
  }
}

/** Puts a value in quotes that is no YAML by itself: `title: 甲: 乙`; links become a list, full-width colons plain ones. */
function quote(written: string): string {
  const line = written.replace(WIDE, '$1: $2');
  const [, name, links] = LINKS.exec(line) ?? [];
  if (name !== undefined && links !== undefined) return `${name.trim()}: ${toList(name, links)}`;
  const [, key, value] = VALUE.exec(line) ?? [];
  return key === undefined || value === undefined || read(line) !== undefined
    ? line
    : `${key}: ${JSON.stringify(value.trim())}`;
}

/** `#a, [[b c]]` → `["a","b c"]`; a tag has no blanks. */
function toList(name: string, links: string): string {
  const items = links
    .split(',')
    .map((item) => item.replace(/^\s*#|\[\[|\]\]/g, '').trim())
    .filter((item) => item !== '');
  return JSON.stringify(
    /^tags?$/i.test(name.trim()) ? items.map((item) => item.replace(/\s+/g, '-')) : items,
  );
}
