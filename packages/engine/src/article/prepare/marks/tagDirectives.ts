import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {isVoid} from '../../html/tags.ts';
import type {Literal} from '../../js/literal.ts';
import {PARTIAL_TAG} from '../../shape/componentTags.ts';
import {isComponent} from '../../shape/registry.ts';
import {FRAGMENT} from './directives.ts';
import {indentOf, quoteLength} from '../lines/indent.ts';
import {addDirective, closeFrames, type Marking, placeAt} from './marking.ts';
import {pictureOf} from './tagRoles.ts';
import type {ScannedTag} from './tagScan.ts';
import {checkAdmonition} from './unknownAdmonition.ts';

/** Attributes that sites compute and that are known without. */
const COMPUTED: Readonly<Record<string, string>> = {
  TOCInline: 'toc',
  DocCardList: 'items',
  BrowserOnly: 'fallback',
};

/** Makes the directive of a tag, opens or closes its frame, and returns its mark; empty for the end of what nothing opened. */
export function markTag(marking: Marking, tag: ScannedTag, isBlock: boolean): string {
  if (tag.kind === 'close') return markClosing(marking, tag);
  const {name, attributes} = nameAndAttributes(marking, tag);
  reportAttributes(marking, tag, name);
  const {frames, module, source, directives} = marking;
  const partial = module.partials.get(tag.name);
  const isWhole = tag.kind === 'self' || isVoid(name);
  const {line, column} = placeAt(marking, tag.line, tag.column);
  const mark = addDirective(marking, {
    kind: isWhole ? 'self' : 'open',
    name,
    attributes,
    hasLabel: false,
    place: {line, column},
    source: source.lines[tag.line]!.slice(
      tag.column,
      tag.endLine === tag.line ? tag.endColumn : undefined,
    ),
    ...(partial && {partial: {from: partial.from, isBlock}}),
  });
  if (isWhole) return mark;
  frames.push({index: directives.length - 1, tag, isKnown: true});
  if (isBlock) dedent(marking, tag);
  return mark;
}

function markClosing(marking: Marking, tag: ScannedTag): string {
  const found = marking.frames.findLastIndex((frame) => frame.tag === tag.partner);
  if (found < 0) return '';
  const {index} = closeFrames(marking, found);
  return addDirective(marking, {kind: 'close', of: index, source: `</${tag.name}>`});
}

/** Returns what a tag becomes: a component of ours, a partial, a picture, or nothing but its children. */
function nameAndAttributes(
  marking: Marking,
  tag: ScannedTag,
): {name: string; attributes: Readonly<Record<string, Literal | undefined>>} {
  const {aliases, partials} = marking.module;
  const picture = pictureOf(marking, tag);
  if (partials.has(tag.name)) return {name: PARTIAL_TAG, attributes: tag.attributes};
  if (picture !== undefined)
    return {name: 'img', attributes: {alt: '', ...tag.attributes, src: picture}};
  const name = aliases.get(tag.name) ?? tag.name;
  const isKnown = isComponent(name) || /^[a-z]/.test(name);
  return {name: isKnown ? name : FRAGMENT, attributes: tag.attributes};
}

/** Reports values that only running code could give, and unknown kinds of admonitions. */
function reportAttributes(marking: Marking, tag: ScannedTag, name: string): void {
  const {diagnostics, source} = marking;
  const place = placeAt(marking, tag.line, tag.column);
  for (const [key, value] of Object.entries(tag.attributes)) {
    if (value === undefined && name !== FRAGMENT && COMPUTED[name] !== key)
      diagnostics.push(createDiagnostic('MD-103', {name: key, tag: tag.name}, {place}));
  }
  if (name !== 'Admonition') return;
  const type = String(tag.attributes['type'] ?? 'note');
  const unknown = checkAdmonition(type, source.admonitions, {place});
  if (unknown) diagnostics.push(unknown);
}

/** Lines between a component's tags may be deeper than the tags; to Markdown that would be code. */
function dedent({source, dedents}: Marking, {endLine, partner, line, column}: ScannedTag): void {
  if (!partner) return;
  let least = Infinity;
  for (let i = endLine + 1; i < partner.line; i++) {
    const text = source.lines[i]!;
    if (text.trim() !== '') least = Math.min(least, indentOf(text));
  }
  const blanks = least - (column - quoteLength(source.lines[line]!));
  if (Number.isFinite(blanks) && blanks > 0) dedents.push({until: partner.line, blanks});
}
