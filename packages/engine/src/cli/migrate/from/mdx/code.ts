import {fence} from '../../../../output/machine/markdownText.ts';
import type {Attributes} from './attributes.ts';

interface CodeInput {
  readonly attributes: Attributes;
  /** Paths that the note imports, by their names. */
  readonly imports: ReadonlyMap<string, string>;
  /** Reads a file that an import names; undefined where it is not there. */
  read(path: string): string | undefined;
}

/**
 * Prints a component that shows code as a block of it: `<Code code={imported} lang="cpp" title="a.cpp" />`, where a file is imported as
 * text (`./a.cpp?raw`), or `code="…"`. Undefined for code that only running the note would give.
 */
export function printCode({attributes, imports, read}: CodeInput): readonly string[] | undefined {
  const name = /^[\w$]+$/.exec(attributes.source('code') ?? '')?.[0];
  const path = name === undefined ? undefined : imports.get(name)?.replace(/\?.*$/, '');
  const code = path === undefined ? readLiteral(attributes) : read(path);
  if (code === undefined) return undefined;
  const language =
    attributes.text('lang') ??
    attributes.text('language') ??
    /\.(\w+)$/.exec(path ?? '')?.[1] ??
    '';
  const title = attributes.text('title')?.replaceAll('"', "'");
  const info = language + (title ? ` title="${title}"` : '');
  return fence(code.replace(/\n$/, ''), info).split('\n');
}

/** Reads the code that is written in the note, where `\n` of a text in quotes is the end of a line. */
function readLiteral(attributes: Attributes): string | undefined {
  const [, sign, text] = /^(["'`])([^]*)\1$/.exec(attributes.source('code') ?? '') ?? [];
  if (text === undefined) return attributes.text('code');
  if (sign === '`' && text.includes('${')) return undefined;
  return text.replace(/\\([^])/g, (_, one: string) =>
    one === 'n' ? '\n' : one === 't' ? '\t' : one,
  );
}
