import type {Element, ElementContent, Root} from 'hast';
import type {OldAnchor} from '../../../content/frontmatter/anchors.ts';
import type {Diagnostic} from '../../../errors/diagnostic.ts';
import {takeNotes} from '../../code/codeNotes.ts';
import {type CodeBlock, createCodeBlock, type Fence, isOutputOf} from '../../code/codeBlock.ts';
import type {MagicComment} from '../../code/magicComments.ts';
import type {Heading, Reference} from '../../parsedPage.ts';
import type {Directive} from '../../prepare/marks/directives.ts';
import type {Point} from '../../prepare/lines/locator.ts';
import type {WrittenHead} from '../../shape/writtenHead.ts';
import {REF_CLOSE, REF_OPEN} from '../../text/marks.ts';
import type {ArticleTexts} from '../../text/texts.ts';
import type {Blanks} from './blanks.ts';
import {createFormulaBudget, type FormulaBudget} from './formulaBudget.ts';
import type {Tools} from '../tools.ts';

/** Context of printing a partial: its file, and what is in it. */
export interface PartialContext {
  readonly file: string;
  readonly directives: readonly Directive[];
  /** The partials it embeds itself, by the index of the directive. */
  readonly partials: ReadonlyMap<number, PartialContext>;
  /** Line and column in the file for a position of the tree. */
  locate(position: Point | undefined): Point;
}

/** Context of printing a note, besides its tree. */
export interface PrintContext extends PartialContext {
  /** The note's own file, also inside a partial. */
  readonly noteFile: string;
  readonly texts: ArticleTexts;
  readonly mermaidVersion?: string | undefined;
  /** Whether code marked `live` runs in the page. */
  readonly runsLiveCode?: boolean;
  readonly allowsRawHtml: boolean;
  /** Whether the page says that its title is not shown (`hide_title`). @default false */
  readonly hidesTitle?: boolean | undefined;
  readonly tools: Tools;
  readonly magicComments: readonly MagicComment[];
  /** Names of the site's own kinds of admonitions. */
  readonly admonitions?: readonly string[];
  /** Language of code blocks that name none. */
  readonly defaultLanguage?: string | undefined;
  /** Commands of formulas besides those of TeX. @default none */
  readonly macros?: Readonly<Record<string, string>> | undefined;
  /** Whether anchors of headings keep their capitals. */
  readonly keepsCase?: boolean | undefined;
  /** Whether ids of headings are made without `:name`, with blanks beside what shows no words. */
  readonly hasIdsOfDocusaurus3?: boolean | undefined;
  /** Whether headings have the class `anchor`, which Docusaurus sites style and look for. */
  readonly hasAnchorClass?: boolean;
  /** Names behind colons of headings that begin no directive, since they are escaped. @default none */
  readonly plainColons?: ReadonlySet<string>;
  /** Tells whether the h1 of a file that is its title counts among the headings that make anchors, though it has none. */
  countsTitle?(file: string): boolean;
  /** Ids that sections of the note had before. */
  readonly oldAnchors: readonly OldAnchor[];
  /** The sections that they lead to. */
  readonly oldTargets: ReadonlySet<string>;
  /** The sentences that links are in; undefined where they are not needed. */
  readonly sentences?: ReadonlyMap<Element, string> | undefined;
  /** The tree of some HTML. */
  raise(html: string): Root;
}

/** The characters right before and right after an element, for line breaks between Chinese characters. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

export const NOWHERE: Surroundings = {before: '', after: ''};

/** A place in a file. */
export interface FilePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Facts collected while an article is printed. */
interface Collected {
  /** Pieces of HTML; a number stands for the code block of that index. */
  readonly pieces: (string | number)[];
  readonly headings: Heading[];
  readonly ids: string[];
  readonly references: Reference[];
  readonly codeBlocks: CodeBlock[];
  /** Sources of the diagrams, in order. */
  readonly diagrams: string[];
  readonly codePlaces: FilePlace[];
  readonly diagnostics: Diagnostic[];
  /** Levels of each list of headings in the article. */
  readonly contentsLists: {readonly min: number; readonly max: number; readonly place: FilePlace}[];
  readonly counts: Record<'footnotes' | 'figures' | 'diagrams' | 'tabs', number>;
  readonly formulas: FormulaBudget;
  excerpt: string;
  /** Where the mark of truncation is: number of the piece, what is before it there. */
  truncation: {readonly piece: number; readonly html: string} | undefined;
  head: WrittenHead | undefined;
  needsMermaid: boolean;
  /** Index of the block of code that was printed last; undefined where anything but space came after it. */
  codeBefore: number | undefined;
  /** How many lists of children are being printed, one within the other. */
  depth: number;
  /** What becomes of blanks where the printer is. */
  blanks: Blanks;
  /** Whether the printer is in a cell or a title, of whose lines long names fill more than one: see `printNarrow`. */
  isNarrow: boolean;
  /** Something may leave the place of the text: `open` until the block that it is in has ended and the rule that keeps it there is written. */
  bounds: 'none' | 'open' | 'written';
}

/** Target that printers write to. */
export interface Out {
  readonly context: PrintContext;
  /** Whether it is inside a drawing, where attributes have names of their own. */
  readonly isSvg: boolean;
  readonly collected: Collected;
  write(html: string): void;
  /** Prints nodes one after another. @param around their neighbours. @default none */
  children(nodes: readonly ElementContent[], around?: Surroundings): void;
  /** Adds a code block: it is highlighted once the whole article is known. */
  code(fence: Fence, place: FilePlace): void;
  /**
   * Makes a list that comes next the explanation of the code before it, or before its output; false where that code
   * has no marks for it.
   */
  explainCode(noteCount: number): boolean;
  /** Adds an address that only the whole site can resolve; returns what stands for its attributes. */
  reference(reference: {
    readonly kind: Reference['kind'];
    readonly url: string;
    readonly element: Element;
    readonly size?: Reference['size'];
    readonly attribute?: Reference['attribute'];
    readonly isHtml?: boolean;
    readonly isWiki?: boolean;
  }): string;
  report(diagnostic: Diagnostic): void;
  /** Where an element is in its file. */
  placeOf(element: Element): FilePlace;
  /** Gives this output as it is inside a drawing. */
  inSvg(): Out;
  /** Gives this output as it is inside the partial with that index. */
  inPartial(index: number): Out;
}

/** Prints one kind of element. */
export type Printer = (element: Element, out: Out, around: Surroundings) => void;

/** Code and where it is. */
export interface PlacedFence {
  readonly fence: Fence;
  readonly place: FilePlace;
}

/** Prints nodes one after another. */
export type PrintChildren = (
  nodes: readonly ElementContent[],
  out: Out,
  around: Surroundings,
) => void;

/** Creates empty collections, with nothing gathered yet. */
export function createCollected(): Collected {
  return {
    pieces: [''],
    headings: [],
    ids: [],
    references: [],
    codeBlocks: [],
    diagrams: [],
    codePlaces: [],
    diagnostics: [],
    contentsLists: [],
    counts: {footnotes: 0, figures: 0, diagrams: 0, tabs: 0},
    formulas: createFormulaBudget(),
    excerpt: '',
    truncation: undefined,
    head: undefined,
    needsMermaid: false,
    codeBefore: undefined,
    depth: 0,
    blanks: 'text',
    isNarrow: false,
    bounds: 'none',
  };
}

interface OutInput {
  readonly context: PrintContext;
  readonly collected: Collected;
  /** Prints with all printers; given, so that printers can import this file. */
  readonly printChildren: PrintChildren;
  /** Whether it is inside of an SVG. @default false */
  readonly isSvg?: boolean;
}

/** Creates the output for a note. */
export function createOut(input: OutInput): Out {
  const {context, collected, printChildren, isSvg = false} = input;
  const sentenceOf = (element: Element): {sentence?: string} => {
    const sentence = context.sentences?.get(element);
    return sentence === undefined ? {} : {sentence};
  };
  const out: Out = {
    context,
    isSvg,
    collected,
    write(html) {
      write(collected.pieces, html);
      if (/\S/.test(html)) collected.codeBefore = undefined;
    },
    children: (nodes, around = NOWHERE) => printChildren(nodes, out, around),
    code(fence, place) {
      const language = fence.language || (context.defaultLanguage ?? '');
      const block = createCodeBlock({...fence, language}, context.magicComments);
      const before = collected.codeBefore;
      const isOutput = before !== undefined && isOutputOf(block, collected.codeBlocks[before]!);
      collected.codeBlocks.push(isOutput ? {...block, isOutput} : block);
      collected.codePlaces.push(place);
      collected.codeBefore = collected.codeBlocks.length - 1;
      collected.pieces.push(collected.codeBefore);
    },
    explainCode(noteCount) {
      let index = collected.codeBefore;
      while (index !== undefined && collected.codeBlocks[index]?.isOutput) index -= 1;
      const block = index === undefined ? undefined : collected.codeBlocks[index];
      const explained = block && takeNotes(block, noteCount);
      if (explained) collected.codeBlocks[index!] = explained;
      return explained !== undefined;
    },
    reference({kind, url, element, size = {}, attribute, isHtml = false, isWiki = false}) {
      collected.references.push({
        kind,
        url,
        ...context.locate(element.position?.start),
        ...(Object.keys(size).length > 0 && {size}),
        ...(attribute && {attribute}),
        ...(isHtml && {isHtml}),
        ...(isWiki && {isWiki}),
        ...sentenceOf(element),
        ...(context.file !== context.noteFile && {file: context.file}),
      });
      return REF_OPEN + (collected.references.length - 1) + REF_CLOSE;
    },
    report: (diagnostic) => void collected.diagnostics.push(diagnostic),
    placeOf: ({position}) => ({file: context.file, ...context.locate(position?.start)}),
    inSvg: () => (isSvg ? out : createOut({...input, isSvg: true})),
    inPartial(index) {
      const partial = context.partials.get(index);
      return partial ? createOut({...input, context: {...context, ...partial}}) : out;
    },
  };
  return out;
}

function write(pieces: (string | number)[], html: string): void {
  const last = pieces.length - 1;
  if (typeof pieces[last] === 'string') pieces[last] += html;
  else pieces.push(html);
}
