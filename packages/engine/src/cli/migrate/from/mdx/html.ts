import {lookUp} from '../../../../config/schema/lookUp.ts';
import type {Attributes} from './attributes.ts';

const RENAMED: Readonly<Record<string, string>> = {className: 'class', htmlFor: 'for'};

/** Prints an HTML tag of JSX as HTML: `className` is `class`, objects of styles are text, what runs goes. */
export function printHtmlTag(name: string, attributes: Attributes, isWhole: boolean): string {
  const parts = attributes.names.flatMap((key) => {
    if (/^on[A-Z]|^(?:key|ref)$/.test(key)) return [];
    const value = key === 'style' ? toStyle(attributes) : attributes.text(key);
    if (value === undefined) return [];
    const printed = value === 'true' ? '' : `="${value.replaceAll('"', '&quot;')}"`;
    return [` ${lookUp(RENAMED, key) ?? key}${printed}`];
  });
  return `<${name}${parts.join('')}${isWhole ? ' /' : ''}>`;
}

/** `{{maxWidth: '50%', margin: 0}}` → `max-width:50%;margin:0` */
function toStyle(attributes: Attributes): string | undefined {
  const source = attributes.source('style');
  if (source === undefined) return attributes.text('style');
  const rules = [
    ...source.matchAll(/((?<![\w-])[\w-]+|'[^']+'|"[^"]+")\s*:\s*(?:(["'`])(.*?)\2|([\d.]+))/g),
  ];
  if (rules.length === 0) return attributes.text('style');
  return rules
    .map(([, key = '', , text, number = '']) => {
      const name = key
        .replace(/["']/g, '')
        .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const isLength =
        number !== '' &&
        number !== '0' &&
        !/^(?:opacity|flex|z-index|line-height|font-weight|order)$/.test(name);
      return `${name}:${text ?? number}${isLength ? 'px' : ''}`;
    })
    .join(';');
}
