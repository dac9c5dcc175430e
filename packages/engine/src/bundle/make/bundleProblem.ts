import {TOO_DEEP} from '../../article/js/overflow.ts';
import {isAbsolute, relative, resolve} from 'node:path';
import {getSystemErrorMap} from 'node:util';
import {ContentError} from '../../errors/contentError.ts';
import type {Reason} from '../../errors/catalogue/entry.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {toFileError} from '../../errors/fileError.ts';
import {toMachineProblem} from '../../errors/machineProblem.ts';
import {plainReason} from '../../errors/plainReason.ts';
import {readStackFrames} from '../../errors/stackFrames.ts';
import {sourceOfId} from '../modules/mdxModules.ts';
import {findUrlSign, isAmongPackages} from '../../config/urlSign.ts';
import {isBelow, toLocalPath} from '../modules/moduleId.ts';

const DEEP_REASON: Reason = [
  '代码嵌套太深，打包器读不完；把里面的部分移到单独的组件或变量里',
  'its code nests too deep for the bundler; move inner parts to components or variables of their own',
];

/** Tells what the bundler could not do as BD-001, at the file it stopped at. */
export function toBundleProblem(cause: unknown, dir: string): ContentError {
  const error = cause as {
    message?: string;
    id?: string;
    loc?: {file?: string; line?: number; column?: number};
  };
  const text = plainReason(cause);
  const fileError = toBundledFileError(text, dir);
  if (fileError) return fileError;
  const missing = MISSING.exec(text) ?? MISSING_SHEET.exec(text);
  // The bundler reads what follows the sign as a query or a fragment, not as the rest of the path: it finds no file there, or not what
  // kind of file it is.
  const sign = findUrlSign(dir) ?? (isAmongPackages(dir) ? 'node_modules' : undefined);
  if (sign && (missing || NO_TEXT.test(text)))
    return new ContentError([createDiagnostic('CFG-014', {dir, sign})], {cause});
  // Found: what is imported and where, in one of the ways of saying it.
  const [named, importer] = missing?.slice(1).filter((part) => part !== undefined) ?? [];
  const from = named?.replace(/^\/@fs(?=\/)/, ''); // the address of a file on the development server
  // The frame of a code excerpt, ╭─[ ../site/pages/a.tsx:3:1 ], or the place that a plugin gives: [plugin a] /site/a.yml:2:1,
  // [postcss] /site/a.css:2:1: Unclosed block
  const at =
    /\[ (.+):(\d+):(\d+) \]/.exec(text) ??
    /\[(?:plugin [^\]]+|postcss)\] (.+?):(\d+):(\d+)(?::|$)/m.exec(text);
  const stopped = (error.loc?.file ?? error.id)?.replace(/\?.*$/, '');
  // The development server names files from its own root.
  const isKnown = importer !== undefined && (stopped === undefined || isAbsolute(importer));
  const path = isKnown ? importer : (stopped ?? at?.[1]);
  // Modules that the bundler makes are no files that an author could open.
  const source = path && !isMade(path) ? sourceOfId(resolve(path)) : undefined;
  const file = source && toLocalPath(dir, source);
  // The code of an MDX page has lines of its own.
  const line =
    source !== undefined && /\.mdx?$/.test(source) ? 0 : (error.loc?.line ?? Number(at?.[2] ?? 0));
  // Some count columns from 0.
  const column = error.loc?.column || Number(at?.[3] ?? 0);
  const place = file ? {place: {file, ...(line && {line, column})}} : {};
  const shown = from !== undefined && isBelow(dir, from) ? toLocalPath(dir, from) : from;
  const reason: Reason = text.includes(TOO_DEEP)
    ? DEEP_REASON
    : from === undefined
      ? text
      : [`它引入的 ${shown} 不存在`, `it imports ${shown}, which does not exist`];
  return new ContentError([createDiagnostic('BD-001', {reason}, place)], {cause});
}

/**
 * Tells that the process of the bundler was gone before it had answered, as where the system takes memory back.
 * @param how its signal or exit code: `SIGKILL`, `134`
 */
export function toEndedProblem(how: string | number | null): ContentError {
  const wasEnded = typeof how === 'number' && how < ABORTED ? 'byCode' : 'bySystem';
  const reason: Reason =
    wasEnded === 'byCode'
      ? [
          `站点的插件结束了打包的进程（退出码 ${how}）`,
          `a plugin of the site ended its process (exit code ${how})`,
        ]
      : [
          `打包的进程没有做完就结束了（${how}），多半是内存不够`,
          `its process ended before it was done (${how}), most often for lack of memory`,
        ];
  return new ContentError([createDiagnostic('BD-001', {reason, wasEnded})]);
}

/** Exit codes from here on are those of a process that the system ended; Node's own end where memory lacks is among them. */
const ABORTED = 128;

/** Error thrown in the bundler's process that no code awaits. */
export interface UncaughtError {
  readonly message: string;
  readonly stack: string;
}

/** Tells what code of the site threw where nothing waits for it, such as a timer of a plugin: BD-004 at its place. */
export function toUncaughtBundleProblem(thrown: UncaughtError): ContentError {
  const error = Object.assign(new Error(thrown.message), thrown);
  const [at] = readStackFrames(error);
  const place = at && {file: relative('.', at.path), line: at.line, column: at.column};
  const reason = plainReason(error);
  return (
    toMachineProblem(error) ??
    toBundledFileError(thrown.message, '.') ??
    new ContentError([createDiagnostic('BD-004', {reason}, {place})], {cause: error})
  );
}

/** Tells what the system had against a file, as Rolldown says it: EM-003 with its name. Undefined for any other text. */
export function toBundledFileError(text: string, dir: string): ContentError | undefined {
  const failed = toSystemError(text);
  return failed && toFileError(failed, dir);
}

/**
 * Reads what the system had against a file that Rolldown wrote, or read for a module that the bundler makes: it gives the number of
 * the error in words of its own.
 */
function toSystemError(text: string): NodeJS.ErrnoException | undefined {
  const path = (/^Failed to write \w+ in (.+)$/m.exec(text) ?? UNREAD.exec(text))?.[1];
  const [, number] = /\(os error (\d+)\)/.exec(text) ?? [];
  const [code] = getSystemErrorMap().get(-Number(number)) ?? [];
  return path !== undefined && code !== undefined
    ? Object.assign(new Error(text), {code, path})
    : undefined;
}

/** Tells whether an id is one of a module that the bundler makes. */
export const isMade = (id: string): boolean => /\0|^\\0/.test(id);

/** How Vite and Rolldown say that an import leads to nothing. */
const MISSING =
  /failed to resolve import "([^"]+)" from "([^"]+)"|Could not resolve '([^']+)' in (.+)|Failed to load url (\S+) \(resolved id: .+?\) in (.+?)\. Does the file exist|Cannot find module '([^']+)' imported from '([^']+)'/i;

/** How Rolldown says that a file of the site was gone, or closed to it, when it read it: no import of the author's names it. */
const UNREAD = /^Could not load (.+)\n\s*╭─\[ (?:\0|\\0)/m;

/** How Rolldown says that it read a picture, or another file that is no code, as code. */
const NO_TEXT =
  /^Could not load .+stream did not contain valid UTF-8|\[ .+\.(?!(?:[cm]?[jt]sx?|mdx?|css|json):)\w+:\d+:\d+ \]/s;

/** How PostCSS says that a stylesheet which another imports is not there. */
const MISSING_SHEET = /^\[postcss\] ENOENT: no such file or directory, open '([^']+)'/;
