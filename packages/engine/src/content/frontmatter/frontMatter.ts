import type {Words} from '../../errors/language.ts';
import {findReasonCure, toYamlReason} from './yamlReason.ts';
import {YAMLException} from 'js-yaml';
import {loadYaml} from './loadYaml.ts';
import {dropDataControls} from './dropDataControls.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {readPlainYaml} from './plainYaml.ts';
import {findFalseStart} from './falseStart.ts';
import {findYamlFix} from './yamlFix.ts';
import {findLostTexts} from './lostText.ts';

const FENCE = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** A front matter that begins and does not end: its fields would be read as text of the note. */
const OPEN = /^---[ \t]*\n[a-z][\w-]*[ \t]*(?::(?:[ \t]|\n|$)|：)/;

export interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** The text after the front matter. */
  readonly body: string;
  /** Number of lines of the front matter, fences included: add it to a line of the body. */
  readonly lineCount: number;
  /** 1-based line of each top-level key. */
  readonly keyLines: ReadonlyMap<string, number>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Splits the YAML between `---` lines from a note. Wrong YAML is reported and read as empty. */
export function parseFrontMatter(
  text: string,
  file: string,
  options: {readonly hasDates?: boolean} = {},
): FrontMatter {
  const match = FENCE.exec(text);
  if (!match) {
    const diagnostics = reportNone(text, file);
    return {data: {}, body: text, lineCount: 0, keyLines: new Map(), diagnostics};
  }
  const yaml = match[1] ?? '';
  const common = {
    body: text.slice(match[0].length),
    lineCount: match[0].split('\n').length - (match[0].endsWith('\n') ? 1 : 0),
    keyLines: readKeyLines(yaml),
  };
  const fail = (reason: Words, line: number, column: number): FrontMatter => {
    const unseen = findReasonCure(reason[1]);
    const cure = unseen ? {line: line - 1, words: unseen} : findYamlFix(yaml, line - 1);
    const at = cure && cure.line !== line - 1 ? {line: cure.line + 1, column: 1} : {line, column};
    const params = {reason, ...(cure && {cure: cure.words})};
    const diagnostics = [createDiagnostic('FM-000', params, {place: {file, ...at}})];
    return {...common, data: {}, diagnostics};
  };
  try {
    const {data, diagnostics} = readYaml(yaml, file, options);
    if (data === null || data === undefined) return {...common, data: {}, diagnostics: []};
    if (typeof data !== 'object' || Array.isArray(data))
      return fail(['不是“键: 值”的形式', 'not a mapping of keys to values'], 2, 1);
    const lost = findLostTexts(yaml, data, {file, firstLine: 2});
    return {
      ...common,
      data: data as Record<string, unknown>,
      diagnostics: [...diagnostics, ...lost],
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return fail(
      toYamlReason(error.reason),
      (error.mark?.line ?? 0) + 2,
      (error.mark?.column ?? 0) + 1,
    );
  }
}

/** Names what keeps a beginning that looks like front matter from being one. */
function reportNone(text: string, file: string): Diagnostic[] {
  if (OPEN.test(text)) return [createDiagnostic('FM-009', {}, {place: {file, line: 1, column: 1}})];
  const start = findFalseStart(text);
  if (!start) return [];
  return [createDiagnostic('FM-011', start, {place: {file, line: start.line, column: 1}})];
}

/**
 * Reads front matter as components and plugins of a Docusaurus site get it: dates without quotes are `Date`. Empty where it is no YAML.
 */
export function readDatedFields({
  text,
  path,
}: {
  readonly text: string;
  readonly path: string;
}): FrontMatter['data'] {
  return parseFrontMatter(text, path, {hasDates: true}).data;
}

/** Reads YAML, and what only readers of YAML 1.0 take. @throws {YAMLException} */
function readYaml(
  yaml: string,
  file: string,
  options: {readonly hasDates?: boolean},
): {data: unknown; diagnostics: Diagnostic[]} {
  if (yaml.trim() === '') return {data: {}, diagnostics: []};
  try {
    const data = readPlainYaml(yaml) ?? loadYaml(yaml, options);
    return {data: dropDataControls(data, yaml), diagnostics: []};
  } catch (error) {
    const indented = indentQuoted(yaml);
    if (indented.line === undefined) throw error;
    const data = dropDataControls(loadYaml(indented.yaml, options), yaml);
    const place = {file, line: indented.line + 1, column: 1};
    return {data, diagnostics: [createDiagnostic('FM-007', {}, {place})]};
  }
}

/** A value in quotes that is not closed on its line. */
const OPEN_QUOTE = /^[\w-]+\s*:\s*(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

/** Indents the lines on which a quoted value of a key goes on; `line` is the first of them, from 1, undefined for none. */
function indentQuoted(yaml: string): {yaml: string; line: number | undefined} {
  const lines = yaml.split('\n');
  let first: number | undefined;
  let open = '';
  const indented = lines.map((line, i) => {
    if (open === '') {
      open = OPEN_QUOTE.test(line) ? (/:\s*(["'])/.exec(line)?.[1] ?? '') : '';
      return line;
    }
    if (line.includes(open)) open = '';
    if (/^\s|^$/.test(line)) return line;
    first ??= i + 1;
    return `  ${line}`;
  });
  return {yaml: indented.join('\n'), line: first};
}

function readKeyLines(yaml: string): Map<string, number> {
  const lines = new Map<string, number>();
  yaml.split('\n').forEach((line, i) => {
    const key = /^(['"]?)([\w\p{L}-]+)\1\s*:/u.exec(line)?.[2];
    if (key !== undefined && !lines.has(key)) lines.set(key, i + 2);
  });
  return lines;
}
