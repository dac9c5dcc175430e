import {join} from 'node:path';
import type {Plugin} from 'vite';
import {PORTABLE_ROOT, portableFolder} from '../../config/portable.ts';
import {PRELOAD_HELPER} from '../lean/leanPreload.ts';
import {clientDir} from '../modules/sources.ts';

/** Entry of the client of a portable site. */
export const PORTABLE_ENTRY = join(clientDir, 'portable/index.tsx');

/** What functions of browsers become in the client of a portable site: its pages may read no files, and folders are no pages. */
export const PORTABLE_DEFINE = {
  fetch: 'globalThis.wuyaFetch',
  'location.assign': 'globalThis.wuyaOpen',
  'location.replace': 'globalThis.wuyaOpen',
};

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly computed?: boolean;
  readonly meta?: {readonly name: string};
}

/**
 * Makes the one chunk of a portable client a classic script: browsers load no modules from a disk. Addresses in it begin
 * with the folder that it was loaded from.
 */
export function portableClient(baseUrl: string): Plugin {
  const up = '../'.repeat(portableFolder(baseUrl).split('/').length);
  return {
    name: 'wuya:portable-client',
    applyToEnvironment: ({name}) => name === 'client',
    // Loads styles before a chunk: there is one chunk, and its styles are in every document.
    load: {
      order: 'pre',
      filter: {id: PRELOAD_HELPER},
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        const code = placeAddresses(part.code, (text) => this.parse(text));
        part.code = `(()=>{"use strict";const wuyaUrl=document.currentScript.src,wuyaRoot=new URL("${up}",wuyaUrl).pathname;\n${code}})();\n`;
      }
    },
  };
}

/** A place in a script, and what is written there. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Makes a script fit for a disk: texts begin with the variable `wuyaRoot` where they name the root of the site, `wuyaUrl` is
 * its own address, and what it imports by an address is left to `wuyaImport`.
 */
export function placeAddresses(code: string, parse: (code: string) => object): string {
  const edits: Edit[] = [];
  const visit = (value: unknown, isKey = false): void => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one));
    if (typeof value !== 'object' || value === null) return;
    const node = value as SyntaxNode;
    const edit = editOf(node, isKey, code);
    if (edit) edits.push(edit);
    for (const [name, inner] of Object.entries(node))
      visit(inner, name === 'key' && node.type === 'Property' && node.computed === false);
  };
  visit(parse(code));
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (placed, {start, end, text}) => placed.slice(0, start) + text + placed.slice(end),
      code,
    );
}

function editOf(node: SyntaxNode, isKey: boolean, code: string): Edit | undefined {
  const {type, start, end, value} = node;
  if (type === 'ImportExpression')
    return {start, end: start + 'import'.length, text: 'globalThis.wuyaImport'};
  if (type === 'MetaProperty' && node.meta?.name === 'import')
    return {start, end, text: '({url:wuyaUrl})'};
  const source = code.slice(start, end);
  if (type === 'TemplateElement' && source.includes(PORTABLE_ROOT))
    return {start, end, text: source.replaceAll(PORTABLE_ROOT, '${wuyaRoot}')};
  return type === 'Literal' && typeof value === 'string' && value.includes(PORTABLE_ROOT)
    ? {start, end, text: printSum(value, isKey)}
    : undefined;
}

/** `/root/a` → `(wuyaRoot+"a")`; the name of a property is in brackets. */
function printSum(text: string, isKey: boolean): string {
  const sum = text
    .split(PORTABLE_ROOT)
    .map((part) => JSON.stringify(part))
    .join('+wuyaRoot+');
  return isKey ? `[${sum}]` : `(${sum})`;
}
