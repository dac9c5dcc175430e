import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {removeDrafts, writeFileAtomic} from '../../cache/files.ts';
import {diffLines} from '../../article/samples/diffLines.ts';
import {
  parseRecord,
  printRecord,
  recordPathOf,
  type RecordedOutput,
} from '../../article/samples/record.ts';
import {hashOfSample} from '../../article/samples/sample.ts';
import {createSampleSources} from '../../article/samples/siteFiles.ts';
import {stopOnErrors} from '../../build/guard.ts';
import {ChangedFile} from '../../content/source/changedFile.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import type {Site} from '../../site/site.ts';
import {readSampledNote, runNote, type RunContext, type SampledNote} from './runNote.ts';
import {findTool} from './tools.ts';

/**
 * Reads which notes, posts and pages of a site have samples that are run; one that is saved meanwhile is read again.
 * @throws {ContentError} for files and folders that cannot be read: there may be samples in them
 */
export async function findSampledNotes(site: Site): Promise<SampledNote[]> {
  for (;;)
    try {
      stopOnErrors(site.siteProblems.filter(({code}) => code.startsWith('SRC-')));
      return listSampledNotes(site);
    } catch (error) {
      if (!(error instanceof ChangedFile)) throw error;
      await site.refresh([error.path]);
    }
}

function listSampledNotes(site: Site): SampledNote[] {
  const {docs, posts, markdownPages} = site.model.content;
  const sources = createSampleSources(site.dir, site.config);
  return [...docs, ...posts, ...markdownPages].flatMap(
    ({source, body, bodyLine}) =>
      readSampledNote({file: source.path, body, bodyLine}, sources) ?? [],
  );
}

/** Reads the recorded outputs of a note by the hashes of their code; none where the file is missing or damaged. */
function readRecord(dir: string, {file}: SampledNote): ReadonlyMap<string, RecordedOutput> {
  const path = join(dir, recordPathOf(file));
  return (existsSync(path) ? parseRecord(readFileSync(path, 'utf8')) : undefined) ?? new Map();
}

/** Tells whether an output of a note is missing, or was recorded from other code or by another version of its program. */
export async function isStale(
  dir: string,
  note: SampledNote,
  {options, versionOf}: Pick<RunContext, 'options' | 'versionOf'>,
): Promise<boolean> {
  const record = readRecord(dir, note);
  for (const [i, sample] of note.samples.entries()) {
    if (sample.run === 'no') continue;
    const known = record.get(hashOfSample(note.samples, i));
    const tool = findTool(sample, options.commands);
    if (!known || !tool || known.tool !== (await versionOf(tool))) return true;
  }
  return false;
}

/** Runs a note and writes what it printed beside it. @returns what went wrong */
export async function recordNote(
  dir: string,
  note: SampledNote,
  context: RunContext,
): Promise<readonly Diagnostic[]> {
  const {outputs, diagnostics} = await runNote(note, context);
  const path = join(dir, recordPathOf(note.file));
  removeDrafts(path);
  if (outputs.length === 0) rmSync(path, {force: true});
  else writeFileAtomic(path, printRecord(outputs), {isFlushed: true});
  return diagnostics;
}

/** Runs a note and compares what it prints with what is recorded. Nothing is written. */
export async function compareNote(
  dir: string,
  note: SampledNote,
  context: RunContext,
): Promise<readonly Diagnostic[]> {
  const record = readRecord(dir, note);
  const {outputs, diagnostics} = await runNote(note, context);
  const byCode = new Map(outputs.map((output) => [output.code, output]));
  const differences = note.samples.flatMap((sample, i) => {
    const hash = hashOfSample(note.samples, i);
    const now = sample.run === 'no' ? undefined : byCode.get(hash);
    if (!now) return []; // what failed is reported already
    const place = {file: note.file, line: sample.line, column: 1};
    const known = record.get(hash);
    if (!known)
      return createDiagnostic(record.size > 0 ? 'RUN-002' : 'RUN-001', {}, {level: 'error', place});
    const diff = diffLines(known.output, now.output);
    return diff === '' ? [] : createDiagnostic('RUN-020', {diff}, {place});
  });
  return [...diagnostics, ...differences];
}
