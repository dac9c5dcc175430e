import {SourceMap, type SourceMapPayload} from 'node:module';
import {relative, sep} from 'node:path';
import type {DevEnvironment} from 'vite';
import {isOutside} from '../../cache/outside.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {formatPlace} from '../../errors/format.ts';
import {messageLanguageOf} from '../../errors/language.ts';
import {plainReason} from '../../errors/plainReason.ts';
import {readStackFrames} from '../../errors/stackFrames.ts';
import {sourceOfId} from '../modules/mdxModules.ts';
import {isSiteModule} from '../modules/sources.ts';

/** Report of a browser about a component that threw in it. */
export interface Crash {
  readonly message: string;
  readonly stack: string;
  /** Pathname of the page. */
  readonly path: string;
  /** Changes of code that the page had heard of. */
  readonly change: number;
}

/** A module as it was sent to the browser. */
interface SentModule {
  readonly file: string | null;
  readonly transformResult: {readonly map?: unknown} | null;
}

interface CrashInput {
  readonly dir: string;
  readonly baseUrl: string;
  /** Finds a module by its address below the base URL. */
  findModule(url: string): Promise<SentModule | undefined>;
}

/** Characters of a text that a browser tells, at most: it may tell anything. */
const MAX_TEXT = 10_000;

/** Reads what a browser tells; a thrown value may have anything in place of texts. */
function readCrash(told: unknown): Crash {
  const {message, stack, path, change} = Object(told) as Readonly<Record<keyof Crash, unknown>>;
  const toText = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');
  const count = typeof change === 'number' ? change : 0;
  return {message: toText(message), stack: toText(stack), path: toText(path), change: count};
}

/** Explains what a component of the site threw in a browser, with its line in the source. */
export async function explainCrash(
  crash: Omit<Crash, 'change'>,
  input: CrashInput,
): Promise<Diagnostic> {
  const {message, stack, path} = crash;
  const place = await findPlace(stack, input).catch(() => undefined); // a stack may be any text
  const reason = plainReason(new Error(message));
  return createDiagnostic('PG-002', {route: path, reason}, place ? {place} : {});
}

/** Finds the first line of the stack that is code of the site; an MDX page has lines of its own, so its file alone is told. */
async function findPlace(
  stack: string,
  {dir, baseUrl, findModule}: CrashInput,
): Promise<Place | undefined> {
  for (const {path, line, column} of readStackFrames(Object.assign(new Error(), {stack}))) {
    const pathname = URL.canParse(path) ? new URL(path).pathname : '';
    if (!pathname.startsWith(baseUrl)) continue;
    const module = await findModule(`/${pathname.slice(baseUrl.length)}`);
    if (!module?.file || !isSiteModule(module.file)) continue;
    const file = sourceOfId(module.file);
    const local = relative(dir, file).replaceAll(sep, '/');
    if (isOutside(local)) continue;
    const {map} = module.transformResult ?? {};
    if (file !== module.file || !map) return {file: local};
    const found = new SourceMap(map as SourceMapPayload).findEntry(line - 1, column - 1);
    if (!('originalLine' in found)) return {file: local};
    return {file: local, line: found.originalLine + 1, column: found.originalColumn + 1};
  }
  return undefined;
}

/** Tells the terminal of components that throw in browsers, and the browser where that was. */
export function listenForCrashes(
  {hot, moduleGraph}: Pick<DevEnvironment, 'hot' | 'moduleGraph'>,
  {
    dir,
    baseUrl,
    locale,
    tell,
  }: Omit<CrashInput, 'findModule'> & {
    readonly locale: string;
    tell(problem: Diagnostic): void;
  },
): void {
  const findModule = (url: string) => moduleGraph.getModuleByUrl(url);
  hot.on('wuya:crash', (told: unknown, client) => {
    const crash = readCrash(told);
    void explainCrash(crash, {dir, baseUrl, findModule}).then((problem) => {
      tell(problem);
      const {code, place, [messageLanguageOf(locale)]: text} = problem;
      const facts = [code, ...(place ? [formatPlace(place)] : [])].join(' · ');
      client.send('wuya:explained', {text: `${text}\n${facts}`, change: crash.change});
    });
  });
}
