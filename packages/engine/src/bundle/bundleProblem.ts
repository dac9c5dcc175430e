import {relative, resolve} from 'node:path';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {sourceOfId} from './strictPages.ts';

/** Tells what the bundler could not do as BD-001, at the file it stopped at. */
export function toBundleProblem(cause: unknown, dir: string): ContentError {
  const error = cause as {
    message?: string;
    id?: string;
    loc?: {file?: string; line?: number; column?: number};
  };
  const text = (error.message ?? String(cause)).replace(/\u001B\[[\d;]*m/g, '');
  const at = /\[ (.+):(\d+):(\d+) \]/.exec(text); // the frame of a code excerpt: ╭─[ ../site/pages/a.tsx:3:1 ]
  const path = error.loc?.file ?? error.id ?? at?.[1];
  const source = path && sourceOfId(resolve(path));
  const file = source && relative(dir, source);
  // The code of a strict page has lines of its own.
  const line =
    source !== undefined && /\.mdx?$/.test(source) ? 0 : (error.loc?.line ?? Number(at?.[2] ?? 0));
  const column = error.loc?.column ?? Number(at?.[3] ?? 0);
  const place = file ? {place: {file, ...(line && {line, column})}} : {};
  return new ContentError([createDiagnostic('BD-001', {reason: text.trim()}, place)], {cause});
}
