import type {Element} from 'hast';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import type {Fence} from '../../code/codeBlock.ts';
import {parseCodeMeta, splitInfo} from '../../code/codeMeta.ts';
import {escapeAttribute} from '../../html/escape.ts';
import {classesOf, findAll, isElement} from '../../html/nodes.ts';
import {ISLAND_TAG} from '../../shape/componentTags.ts';
import {isJsx} from '../../shape/ownHtml.ts';
import {restoreText} from '../../text/marks.ts';
import {type FilePlace, NOWHERE, type Out, type PlacedFence, type Printer} from '../out/out.ts';
import type {Tools} from '../tools.ts';
import {wordsOf} from '../out/words.ts';
import {printDiagram} from './diagram.ts';
import {printMath} from './math.ts';
import {printPlain} from './plain.ts';
import {printTabList} from './tabs.ts';

/** Prints a fence: code, a formula, a diagram, or commands for several package managers. */
export const printCodeBlock: Printer = (element, out) => {
  const code = element.children.find((child) => isElement(child, 'code')) as Element | undefined;
  if (!code || element.children.length !== 1 || hasIsland(code) || hasMarkup(code))
    return printPlain(element, out, NOWHERE);
  const data = (element.data ?? code.data ?? {}) as {lang?: string; meta?: string};
  const {language, meta} = splitInfo(data.lang ?? languageOf(code), data.meta ?? '');
  const {math, diagrams, packageManagers} = out.context.tools;
  const placed = element.position ? {...code, position: element.position} : code;
  if (math && language === 'math') return printMath(placed, out, {math, place: 'block'});
  const place = out.placeOf(placed);
  const fence = {
    language: restoreText(language),
    meta: restoreText(meta),
    code: wordsOf(code, out),
  };
  if (diagrams && language === 'mermaid' && printDiagram({fence, place}, out, diagrams)) return;
  const {isLive, isForPackageManagers} = parseCodeMeta(language, fence.meta);
  if (isLive && printLive(fence, place, out)) return;
  if (isForPackageManagers && packageManagers) printCommands({fence, place}, out, packageManagers);
  else out.code(fence, place);
};

/** Prints code that the page runs, as code until then. @returns false where it does not run here */
function printLive(fence: Fence, place: FilePlace, out: Out): boolean {
  const {runsLiveCode, texts} = out.context;
  if (!runsLiveCode) {
    out.report(createDiagnostic('MD-130', {}, {place}));
    return false;
  }
  const words = {editor: texts.liveEditor, result: texts.liveResult};
  const attributes = Object.entries(words).map(
    ([name, text]) => ` data-${name}="${escapeAttribute(text)}"`,
  );
  const isWhole = /(?:^|\s)noInline(?:=\{?true\}?)?(?=\s|$)/.test(fence.meta);
  out.write(`<div class="live undrawn"${isWhole ? ' data-whole' : ''}${attributes.join('')}>`);
  out.code(fence, place);
  out.write('</div>');
  return true;
}

/** Tells whether code of the page makes some of the text, which is known once it runs. */
const hasIsland = (element: Element): boolean => findAll(element, ISLAND_TAG).length > 0;

/** Tells whether tags of MDX are in code whose loss would be one: links, emphasis. Those that colour it are not. */
const hasMarkup = (element: Element): boolean =>
  element.children.some(
    (child) =>
      isElement(child) &&
      ((isJsx(child) && !/^(?:br|span)$/.test(child.tagName)) || hasMarkup(child)),
  );

function languageOf(code: Element): string {
  return (
    classesOf(code)
      .find((name) => name.startsWith('language-'))
      ?.slice('language-'.length) ?? ''
  );
}

/** Prints commands of npm as tabs, one for each package manager. */
function printCommands(
  {fence, place}: PlacedFence,
  out: Out,
  {toPackageManagers}: NonNullable<Tools['packageManagers']>,
): void {
  const variants = toPackageManagers(fence.code.replace(/\n$/, ''));
  const list = {
    label: out.context.texts.packageManagers,
    groupId: 'npm2yarn',
    tabs: variants.map(({name}, i) => ({value: name, label: name, isSelected: i === 0})),
  };
  printTabList(list, out, (i) => out.code({...fence, code: variants[i]!.commands}, place));
}
