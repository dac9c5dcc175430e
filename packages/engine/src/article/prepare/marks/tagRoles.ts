import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {findNearest} from '../../../errors/nearest.ts';
import {isHtmlTag, isVoid} from '../../html/tags.ts';
import {COMPONENT_NAMES, isBlockComponent, isComponent} from '../../shape/registry.ts';
import {type Marking, mayOpen, placeAt, reportStray, type Role} from './marking.ts';
import type {ScannedTag} from './tagScan.ts';

/** Where a tag is: first on its line, and that line as it is printed. */
interface TagPlace {
  readonly isFirst: boolean;
  readonly line: string;
}

/** Decides how a tag is read; a closing tag as its opening one. */
export function roleOf(marking: Marking, tag: ScannedTag, place: TagPlace): Role {
  const {roles} = marking;
  if (tag.kind === 'close') {
    const role = tag.partner && roles.get(tag.partner);
    if (role) return role;
    if (!/^[A-Z]/.test(tag.name)) return 'html';
    reportStray(marking, tag);
    return 'literal';
  }
  const role = roleOfOpening(marking, tag, place);
  const isPair = tag.partner !== undefined && (role === 'block' || role === 'inline');
  const shown = isPair && !mayOpen(marking, tag.line, tag.column) ? 'literal' : role;
  roles.set(tag, shown);
  return shown;
}

function roleOfOpening(marking: Marking, tag: ScannedTag, {isFirst, line}: TagPlace): Role {
  const {module, source} = marking;
  const name = module.aliases.get(tag.name) ?? tag.name;
  const isWhole = tag.kind === 'self' || tag.partner !== undefined;
  const isAlone = isFirst && source.lines[tag.endLine]!.slice(tag.endColumn).trim() === '';
  const alone = isAlone ? 'block' : 'inline';
  if (/^[a-z]/.test(name)) return roleOfHtml(marking, tag, {name, isFirst}) ?? alone;
  if (!isWhole) {
    if (name === name.toUpperCase() && isVoid(name.toLowerCase())) return 'html';
    if (!tag.isAttached) reportStray(marking, tag);
    return 'literal';
  }
  if (isComponent(name)) {
    if (name === 'CodeBlock') return 'code';
    return isBlockComponent(name) && !line.trimStart().startsWith('|') ? 'block' : 'inline';
  }
  if (module.partials.has(tag.name) || pictureOf(marking, tag) !== undefined) return alone;
  if (name === name.toUpperCase() && isHtmlTag(name.toLowerCase())) return 'html';
  if (!module.unsupported.has(name)) reportUnknown(marking, tag, name);
  return alone;
}

/** `details` and `summary` are components; undefined for other tags of HTML. */
function roleOfHtml(
  {frames}: Marking,
  tag: ScannedTag,
  {name, isFirst}: {readonly name: string; readonly isFirst: boolean},
): Role | undefined {
  if (name === 'summary')
    return frames.at(-1)?.tag?.name === 'details' && tag.partner ? 'block' : 'html';
  return name === 'details' ? (isFirst && tag.partner ? 'block' : 'html') : undefined;
}

function reportUnknown(marking: Marking, tag: ScannedTag, name: string): void {
  const nearest = findNearest(name, COMPONENT_NAMES);
  const place = placeAt(marking, tag.line, tag.column);
  marking.diagnostics.push(createDiagnostic('MD-101', {name, ...(nearest && {nearest})}, {place}));
}

/** Finds the SVG file that a tag shows, which is a component in Docusaurus when it is imported; undefined for other tags. */
export function pictureOf({module}: Marking, {name}: ScannedTag): string | undefined {
  const value = /^[A-Z]/.test(name) ? module.bindings.get(name) : undefined;
  return typeof value === 'string' && /\.svg$/i.test(value) ? value : undefined;
}
