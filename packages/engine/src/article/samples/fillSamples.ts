import type {Element, ElementContent, Root} from 'hast';
import {mayHaveSamples} from '../../content/source/bodySigns.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {classesOf, isElement, textOf} from '../html/nodes.ts';
import type {Point} from '../prepare/lines/locator.ts';
import {restoreText} from '../text/marks.ts';
import {CODE_FILES_TAG} from '../shape/componentTags.ts';
import {type CodeArchive, makeCodeArchive} from './codeFiles.ts';
import {diffLines} from './diffLines.ts';
import {maskOutput} from './masks.ts';
import {parseRecord, recordPathOf, type RecordedOutput} from './record.ts';
import {findSamples, hashOfSample, type Sample} from './sample.ts';
import {takeFromFiles} from './takeFromFiles.ts';

/** Sources that the samples of a note are compared with. */
export interface SampleSources {
  /** Text of a file of the site, path relative to it; undefined for one that is missing or none of the site. */
  readSiteFile(path: string): string | undefined;
  /** What differs in outputs from run to run, for the whole site. */
  readonly masks: readonly RegExp[];
  /** Readers may download the code of notes that do not say otherwise. */
  readonly offersCode: boolean;
}

interface SampledNote {
  readonly body: string;
  readonly file: string;
  /** Line of the body's first line in the file, from 1. */
  readonly firstLine: number;
  /** Whether its code can be downloaded, where it says so. */
  readonly codeFiles?: boolean | undefined;
  /** Line and column in the file for a position of the tree. */
  locate(position: Point | undefined): Point;
}

/**
 * Puts recorded outputs behind the fences that were run, and code of the site's files into those that name one. An output that
 * the author wrote stays and is compared. Nothing is run: what was not recorded is named.
 */
export function fillSamples(
  root: Root,
  note: SampledNote,
  sources: SampleSources | undefined,
): {root: Root; diagnostics: readonly Diagnostic[]} {
  if (!sources || !(mayHaveSamples(note.body) || note.codeFiles)) return {root, diagnostics: []};
  const taken = takeFromFiles(findSamples(note.body, note.firstLine), note.file, sources);
  const diagnostics: Diagnostic[] = [...taken.diagnostics];
  const record = readRecord(note.file, sources);
  if (record === 'damaged')
    diagnostics.push(createDiagnostic('RUN-007', {}, {place: {file: recordPathOf(note.file)}}));
  const outputs = record === 'damaged' ? new Map<string, RecordedOutput>() : record;
  const byLine = new Map(taken.samples.map((sample, i) => [sample.line, i]));
  let lastFile: ElementContent | undefined;
  const fill = (nodes: readonly ElementContent[]): ElementContent[] => {
    const out: ElementContent[] = [];
    nodes.forEach((node, at) => {
      const index = isElement(node, 'pre')
        ? byLine.get(note.locate((node.position ?? codeOf(node)?.position)?.start).line)
        : undefined;
      const sample = index === undefined ? undefined : taken.samples[index];
      if (!sample) {
        out.push(isElement(node) ? {...node, children: fill(node.children)} : node);
        return;
      }
      const shownCode = sample.source ? withCode(node as Element, sample.code) : node;
      out.push(shownCode);
      if (sample.path !== undefined) lastFile = shownCode;
      if (sample.run === 'no') return;
      const written = outputAfter(nodes, at);
      const shown = compare(sample, outputs.get(hashOfSample(taken.samples, index!)), {
        written,
        place: {file: note.file, line: sample.line, column: 1},
        isStale: outputs.size > 0,
        masks: sources.masks,
      });
      if (shown.diagnostic) diagnostics.push(shown.diagnostic);
      if (shown.output !== undefined) out.push(createOutput(shown.output));
    });
    return out;
  };
  const children = fill(root.children as ElementContent[]);
  const archive = makeCodeArchive(taken.samples, {
    file: note.file,
    wanted: note.codeFiles ?? (sources.offersCode ? undefined : false),
  });
  return {
    root: {...root, children: archive ? addArchive(children, archive, lastFile) : children},
    diagnostics,
  };
}

/** Puts the link to the code at the end of the section that its last file is in: what is said of that comes first. */
function addArchive(
  nodes: readonly ElementContent[],
  {name, fileName, fileCount, bytes}: CodeArchive,
  lastFile: ElementContent | undefined,
): ElementContent[] {
  const holds = (node: ElementContent): boolean =>
    node === lastFile || (isElement(node) && node.children.some(holds));
  const from = nodes.findIndex(holds) + 1;
  const end = nodes.findIndex((node, i) => i >= from && endsSection(node));
  const link: Element = {
    type: 'element',
    tagName: CODE_FILES_TAG,
    properties: {name, fileName, count: String(fileCount), size: String(bytes.length)},
    children: [],
  };
  return nodes.toSpliced(end < 0 ? nodes.length : end, 0, link);
}

/** Tells whether a node is a heading, a rule or the footnotes. */
const endsSection = (node: ElementContent): boolean =>
  isElement(node) && /^(?:h[1-6]|hr|section)$/.test(node.tagName);

function readRecord(
  file: string,
  {readSiteFile}: SampleSources,
): ReadonlyMap<string, RecordedOutput> | 'damaged' {
  const text = readSiteFile(recordPathOf(file));
  return text === undefined ? new Map() : (parseRecord(text) ?? 'damaged');
}

interface Comparison {
  /** What the author wrote as output; undefined for nothing. */
  readonly written: string | undefined;
  readonly place: Place;
  /** Other samples of the note have outputs: this one was changed since, or is new. */
  readonly isStale: boolean;
  readonly masks: readonly RegExp[];
}

/** Returns what a page shows as output of a sample, and what is wrong with that. */
function compare(
  sample: Sample,
  recorded: RecordedOutput | undefined,
  {written, place, isStale, masks}: Comparison,
): {output?: string; diagnostic?: Diagnostic} {
  if (!recorded)
    return {diagnostic: createDiagnostic(isStale ? 'RUN-002' : 'RUN-001', {}, {place})};
  if (written === undefined) return recorded.output === '' ? {} : {output: recorded.output};
  const diff = diffLines(
    maskOutput(written.trimEnd(), sample.masks, masks),
    maskOutput(recorded.output.trimEnd(), sample.masks, masks),
  );
  return diff === '' ? {} : {diagnostic: createDiagnostic('RUN-003', {diff}, {place})};
}

const codeOf = (pre: Element): Element | undefined =>
  pre.children.find((child): child is Element => isElement(child, 'code'));

function withCode(pre: Element, text: string): Element {
  return {
    ...pre,
    children: pre.children.map((child) =>
      isElement(child, 'code') ? {...child, children: [{type: 'text', value: `${text}\n`}]} : child,
    ),
  };
}

/** Returns the text of the block of output right after a fence; undefined when there is none. */
function outputAfter(nodes: readonly ElementContent[], at: number): string | undefined {
  const next = nodes.slice(at + 1).find((node) => node.type !== 'text' || node.value.trim() !== '');
  const code = isElement(next, 'pre') ? codeOf(next) : undefined;
  return code && classesOf(code).includes('language-text') ? restoreText(textOf(code)) : undefined;
}

const createOutput = (text: string): Element => ({
  type: 'element',
  tagName: 'pre',
  properties: {},
  children: [
    {
      type: 'element',
      tagName: 'code',
      properties: {className: ['language-text']},
      children: [{type: 'text', value: `${text}\n`}],
    },
  ],
});
