import {isAbsolute, relative, resolve} from 'node:path';
import {ContentError} from '../errors/contentError.ts';
import type {Reason} from '../errors/catalogue/entry.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {plainReason} from '../errors/plainReason.ts';
import {sourceOfId} from './mdxModules.ts';

/** Tells what the bundler could not do as BD-001, at the file it stopped at. */
export function toBundleProblem(cause: unknown, dir: string): ContentError {
  const error = cause as {
    message?: string;
    id?: string;
    loc?: {file?: string; line?: number; column?: number};
  };
  const text = plainReason(cause);
  const missing = MISSING.exec(text);
  // Found: what is imported and where, in one of the ways of saying it.
  const [from, importer] = missing?.slice(1).filter((part) => part !== undefined) ?? [];
  // The frame of a code excerpt, ╭─[ ../site/pages/a.tsx:3:1 ], or what a plugin tells of itself: [plugin a] /site/a.yml:2:1,
  // [postcss] /site/a.css:2:1: Unclosed block
  const at =
    /\[ (.+):(\d+):(\d+) \]/.exec(text) ??
    /\[(?:plugin [^\]]+|postcss)\] (.+?):(\d+):(\d+)(?::|$)/m.exec(text);
  const stopped = error.loc?.file ?? error.id;
  // The development server names files from its own root.
  const isKnown = importer !== undefined && (stopped === undefined || isAbsolute(importer));
  const path = isKnown ? importer : (stopped ?? at?.[1]);
  const source = path && sourceOfId(resolve(path));
  const file = source && relative(dir, source);
  // The code of an MDX page has lines of its own.
  const line =
    source !== undefined && /\.mdx?$/.test(source) ? 0 : (error.loc?.line ?? Number(at?.[2] ?? 0));
  // Some count columns from 0.
  const column = error.loc?.column || Number(at?.[3] ?? 0);
  const place = file ? {place: {file, ...(line && {line, column})}} : {};
  const reason: Reason =
    from === undefined
      ? text
      : [`它引入的 ${from} 不存在`, `it imports ${from}, which does not exist`];
  return new ContentError([createDiagnostic('BD-001', {reason}, place)], {cause});
}

/** How Vite and Rolldown say that an import leads to nothing. */
const MISSING =
  /failed to resolve import "([^"]+)" from "([^"]+)"|Could not resolve '([^']+)' in (.+)|Failed to load url (\S+) \(resolved id: .+?\) in (.+?)\. Does the file exist/i;
