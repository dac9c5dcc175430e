import {stripVTControlCharacters} from 'node:util';
import type {SampleSources} from '../../article/samples/fillSamples.ts';
import {maskOutput} from '../../article/samples/masks.ts';
import type {RecordedOutput} from '../../article/samples/record.ts';
import {findSamples, hashOfSample, type Sample} from '../../article/samples/sample.ts';
import {takeFromFiles} from '../../article/samples/takeFromFiles.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {type Box, createBox} from './box.ts';
import {bundleTypeScript} from './bundleTypeScript.ts';
import {MAX_DISK_BYTES, type Outcome, runBounded} from './runBounded.ts';
import {
  type createVersionLookup,
  fileNameOf,
  findTool,
  KNOWN_LANGUAGES,
  needsBundle,
  type Tool,
} from './tools.ts';
import type {Sandbox} from './sandbox.ts';
import {thrownText} from '../../errors/thrownText.ts';

/** A note, post or page that has samples. */
export interface SampledNote {
  /** Relative to the site. */
  readonly file: string;
  readonly samples: readonly Sample[];
  /** What is wrong with the files that its samples come from. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Context of running, besides the notes. */
export interface RunContext {
  readonly options: SiteConfig['run'];
  readonly sources: SampleSources;
  readonly sandbox: Sandbox;
  readonly versionOf: ReturnType<typeof createVersionLookup>;
}

interface NoteRun {
  /** What its samples printed; those that failed are left out. */
  readonly outputs: readonly RecordedOutput[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the samples of a note; undefined when it has none that are run. */
export function readSampledNote(
  {file, body, bodyLine}: {readonly file: string; readonly body: string; readonly bodyLine: number},
  sources: SampleSources,
): SampledNote | undefined {
  const {samples, diagnostics} = takeFromFiles(findSamples(body, bodyLine), file, sources);
  return samples.some(({run}) => run !== 'no') ? {file, samples, diagnostics} : undefined;
}

/**
 * Runs the samples of a note one after another in a folder of their own, where the titles of its fences name files. Each finds
 * the files that are before it, as they are at that place, and those after it as they are first.
 */
export async function runNote(note: SampledNote, context: RunContext): Promise<NoteRun> {
  const {samples, file} = note;
  const outputs: RecordedOutput[] = [];
  const diagnostics: Diagnostic[] = [...note.diagnostics];
  const box = createBox();
  try {
    for (const {path, code} of samples.toReversed())
      if (path !== undefined) box.write(path, `${code}\n`);
    for (const [i, sample] of samples.entries()) {
      if (sample.path !== undefined) box.write(sample.path, `${sample.code}\n`);
      if (sample.run === 'no') continue;
      const result = await runSample(sample, i, {...context, box});
      if ('diagnostic' in result) {
        const place = {file, line: sample.line, column: 1};
        diagnostics.push({...result.diagnostic, place});
      } else outputs.push({code: hashOfSample(samples, i), ...result});
    }
  } finally {
    box.remove();
  }
  return {outputs, diagnostics};
}

async function runSample(
  sample: Sample,
  index: number,
  {options, sources, sandbox, versionOf, box}: RunContext & {readonly box: Box},
): Promise<Omit<RecordedOutput, 'code'> | {readonly diagnostic: Diagnostic}> {
  const tool = findTool(sample, options.commands);
  if (!tool) {
    const known = [...new Set([...KNOWN_LANGUAGES, ...Object.keys(options.commands)])];
    return {diagnostic: createDiagnostic('RUN-016', {language: sample.language, known})};
  }
  const version = await versionOf(tool);
  if (version === undefined) return {diagnostic: createDiagnostic('RUN-015', {tool: tool.program})};
  const outcome = await runFile(sample, tool, {index, box, sandbox, options});
  if (outcome.kind !== 'ended') return {diagnostic: explain(outcome, tool, options)};
  const {exit} = outcome;
  const output = readOutput(outcome.output, box);
  if (output === undefined) return {diagnostic: createDiagnostic('RUN-019', {})};
  if (sample.run === 'works' && exit !== 0)
    return {diagnostic: createDiagnostic('RUN-010', {code: exit, output: lastLines(output)})};
  if (sample.run === 'fails' && exit === 0) return {diagnostic: createDiagnostic('RUN-018', {})};
  return {tool: version, exit, output: maskOutput(output, sample.masks, sources.masks)};
}

async function runFile(
  sample: Sample,
  tool: Tool,
  {
    index,
    box,
    ...bounds
  }: {
    readonly index: number;
    readonly box: Box;
    readonly sandbox: Sandbox;
    readonly options: SiteConfig['run'];
  },
): Promise<Outcome> {
  const name = fileNameOf(sample, tool, index);
  box.write(name, `${sample.code}\n`);
  let file = name;
  if (needsBundle(tool, name)) {
    try {
      file = await bundleTypeScript(box.dir, name);
    } catch (error) {
      const text = thrownText(error);
      return {kind: 'ended', exit: 1, output: Buffer.from(text)};
    }
  }
  const command = tool.command.map((part) => part.replaceAll('{file}', file));
  return runBounded({command, sandbox: bounds.sandbox, limits: bounds.options, box: box.dir});
}

/** Reads the text that was printed, without colours, the folder of the run called `/note`; undefined where it is no text. */
function readOutput(bytes: Buffer, box: Box): string | undefined {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    if (text.includes('\0')) return undefined;
    return stripVTControlCharacters(text)
      .replace(/\r\n?/g, '\n')
      .replaceAll(box.dir, '/note')
      .trimEnd();
  } catch {
    return undefined;
  }
}

const lastLines = (output: string): string => output.split('\n').slice(-8).join('\n').slice(-1000);

function explain(
  outcome: Exclude<Outcome, {kind: 'ended'}>,
  tool: Tool,
  {timeoutSeconds, outputKB, memoryMB, maxProcesses}: SiteConfig['run'],
): Diagnostic {
  switch (outcome.kind) {
    case 'timeout':
      return createDiagnostic('RUN-011', {seconds: timeoutSeconds});
    case 'output':
      return createDiagnostic('RUN-012', {kilobytes: outputKB});
    case 'memory':
      return createDiagnostic('RUN-013', {megabytes: memoryMB});
    case 'processes':
      return createDiagnostic('RUN-014', {count: maxProcesses});
    case 'missing':
      return createDiagnostic('RUN-015', {tool: tool.program});
    case 'signal':
      return createDiagnostic('RUN-017', {signal: outcome.signal});
    case 'disk':
      return createDiagnostic('RUN-021', {megabytes: MAX_DISK_BYTES / 2 ** 20});
  }
}
