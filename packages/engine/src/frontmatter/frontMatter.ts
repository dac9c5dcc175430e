import {load, YAMLException} from 'js-yaml';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {readPlainYaml} from './plainYaml.ts';

const FENCE = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

export interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** The text after the front matter. */
  readonly body: string;
  /** Lines the front matter takes, fences included: add it to a line of the body. */
  readonly lineCount: number;
  /** 1-based line of each top-level key. */
  readonly keyLines: ReadonlyMap<string, number>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Splits the YAML between `---` lines from a note. Wrong YAML is reported and read as empty. */
export function parseFrontMatter(text: string, file: string): FrontMatter {
  const match = FENCE.exec(text);
  if (!match) return {data: {}, body: text, lineCount: 0, keyLines: new Map(), diagnostics: []};
  const yaml = match[1] ?? '';
  const common = {
    body: text.slice(match[0].length),
    lineCount: match[0].split('\n').length - (match[0].endsWith('\n') ? 1 : 0),
    keyLines: readKeyLines(yaml),
  };
  const fail = (reason: string, line: number, column: number): FrontMatter => ({
    ...common,
    data: {},
    diagnostics: [createDiagnostic('FM-000', {reason}, {place: {file, line, column}})],
  });
  try {
    const data = yaml.trim() === '' ? {} : (readPlainYaml(yaml) ?? load(yaml));
    if (data === null || data === undefined) return {...common, data: {}, diagnostics: []};
    if (typeof data !== 'object' || Array.isArray(data)) return fail('not a mapping of keys to values', 2, 1);
    return {...common, data: data as Record<string, unknown>, diagnostics: []};
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return fail(error.reason, (error.mark?.line ?? 0) + 2, (error.mark?.column ?? 0) + 1);
  }
}

function readKeyLines(yaml: string): Map<string, number> {
  const lines = new Map<string, number>();
  yaml.split('\n').forEach((line, i) => {
    const key = /^(['"]?)([\w-]+)\1\s*:/.exec(line)?.[2];
    if (key !== undefined && !lines.has(key)) lines.set(key, i + 2);
  });
  return lines;
}
