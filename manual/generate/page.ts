import type {Language} from '../../packages/engine/src/errors/language.ts';

/** A page of the reference in both languages, by its path below `docs/reference`. */
export interface ReferencePage {
  readonly path: string;
  print(language: Language): string;
}

/** Front matter, title and text of a page; `keywords` are in the head. */
export function printPage({
  title,
  description,
  position,
  label,
  isFound = true,
  body,
}: {
  readonly title: string;
  readonly description: string;
  readonly position: number;
  readonly label?: string;
  /** A list of what other pages tell is not searched. */
  readonly isFound?: boolean;
  readonly body: string;
}): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
sidebar_position: ${position}
${label === undefined ? '' : `sidebar_label: ${JSON.stringify(label)}\n`}custom_edit_url: null
${isFound ? '' : 'search: false\n'}---

${body.trim()}
`;
}

/** Text as code in a line of Markdown, whatever it holds: ``a`b`` keeps its mark. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (!line.includes('`')) return `\`${line}\``;
  return `\`\` ${line} \`\``;
}

/** Text for a cell of a table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

/** The id of a heading: `docs.versions.*.path` → `docs-versions-path`. */
export const toId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
