import {readFileSync} from 'node:fs';
import type {ComponentPageMeta} from '../render/pages.ts';

/**
 * What a page component says of itself in the `Layout` that pages of Docusaurus wrap themselves in, as far as it is
 * written literally: `<Layout title="标题" description="…">`.
 */
export function readLayoutMeta(source: string): {title?: string; description?: string} {
  const tag = /<Layout\b((?:[^>{}]|\{[^{}]*\}|\{`(?:[^`])*`\})*)>/.exec(source)?.[1] ?? '';
  const read = (name: string): string | undefined => {
    const [, double, single, braced] = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|\\{(['"\`])(?:(?!\\3|\\$\\{).)*\\3\\})`).exec(tag) ?? [];
    if (double !== undefined || single !== undefined) return double ?? single;
    return braced === undefined ? undefined : new RegExp(`\\b${name}=\\{(['"\`])(.*?)\\1\\}`).exec(tag)?.[2];
  };
  const [title, description] = [read('title'), read('description')];
  return {...(title !== undefined && {title}), ...(description !== undefined && {description})};
}

/** What a page component says of itself: what it exports as `meta`, before what its `Layout` says. `path` is absolute. */
export function completeMeta(path: string, meta: ComponentPageMeta): ComponentPageMeta {
  return {...readLayoutMeta(readFileSync(path, 'utf8')), ...meta};
}
