import {hashOf} from '../../cache/hash.ts';
import {closesFence, findFence} from '../../content/source/fences.ts';
import {parseCodeMeta} from '../code/codeMeta.ts';

/** A fence of a note, as far as running and checking it goes. */
export interface Sample {
  /** In lower case; empty when none is written. */
  readonly language: string;
  /** Path of its file among those of the note; undefined without a title that is one. */
  readonly path: string | undefined;
  /** Line of the fence in the file of the note, from 1. */
  readonly line: number;
  readonly code: string;
  /** `fails`: it is run, and is to end with an error. */
  readonly run: 'no' | 'works' | 'fails';
  /** What differs in its output from run to run. */
  readonly masks: readonly string[];
  /** The file of the site that its code is taken from. */
  readonly source?: {readonly file: string; readonly region?: string};
}

/** Reads the fences of a note. @param firstLine line of the body's first line in the file */
export function findSamples(body: string, firstLine: number): Sample[] {
  const samples: Sample[] = [];
  const lines = body.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const marker = findFence(lines[i]!);
    if (marker === undefined) continue;
    const start = lines[i]!.indexOf(marker);
    let end = i + 1;
    while (end < lines.length && !closesFence(lines[end]!, marker)) end++;
    const prefix = lines[i]!.slice(0, start);
    const code = lines.slice(i + 1, end).map((line) => dropPrefix(line, prefix));
    const [, language = '', meta = ''] = /^([^\s{]*)\s*(.*)$/.exec(
      lines[i]!.slice(start + marker.length).trim(),
    )!;
    samples.push({...readMeta(language, meta), line: firstLine + i, code: code.join('\n')});
    i = end;
  }
  return samples;
}

/** Reads what is after the three backticks, as far as it concerns running. */
function readMeta(language: string, meta: string): Omit<Sample, 'line' | 'code'> {
  const {title, language: name} = parseCodeMeta(language, meta);
  const unquoted = meta.replace(/(["']).*?\1/g, '');
  const run = /(?:^|\s)run(?:=(\w+))?(?=\s|$)/.exec(unquoted);
  const valueOf = (key: string): string | undefined =>
    new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`)
      .exec(meta)
      ?.slice(1)
      .find(Boolean);
  const file = valueOf('file');
  const region = valueOf('region');
  return {
    language: name,
    path: title !== undefined && isPath(title) ? title : undefined,
    run: run ? (run[1] === 'error' ? 'fails' : 'works') : 'no',
    masks: (valueOf('mask') ?? '').split(/[\s,]+/).filter(Boolean),
    ...(file !== undefined && {source: {file, ...(region !== undefined && {region})}}),
  };
}

/** Tells whether a title names a file in the folder of the note: no sentence, nothing that leads out of it. */
function isPath(title: string): boolean {
  return (
    /^[\p{L}\p{N}_@+.-]+(?:\/[\p{L}\p{N}_@+.-]+)*$/u.test(title) &&
    title.includes('.') &&
    title.length <= 200 &&
    !title.split('/').some((part) => part.startsWith('.') || part.endsWith('.'))
  );
}

/** Drops what is before the lines of a fence inside a quote or a list: its lines begin where the fence does. */
function dropPrefix(line: string, prefix: string): string {
  if (prefix === '') return line;
  let at = 0;
  while (at < prefix.length && at < line.length && /[\s>]/.test(line[at]!)) at++;
  return line.slice(at);
}

/**
 * Hashes a sample's code, the samples before it and all files of the note, which it may use: recorded outputs are kept
 * under it.
 */
export function hashOfSample(samples: readonly Sample[], index: number): string {
  const {language, path, code, run} = samples[index]!;
  const files = samples.flatMap((one, i) =>
    one.path !== undefined && i !== index
      ? [i < index ? 'before' : 'after', one.path, one.code]
      : [],
  );
  const earlier = samples
    .slice(0, index)
    .flatMap((one) => (one.run === 'no' ? [] : [one.language, one.code]));
  return hashOf(language, path ?? '', code, run, ...files, '', ...earlier);
}
