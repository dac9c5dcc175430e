import {stripVTControlCharacters} from 'node:util';
import {createLogger, type Logger} from 'vite';
import {isOutside} from '../../cache/outside.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {withoutStack} from '../../errors/plainReason.ts';
import {isMade, toBundleProblem} from '../make/bundleProblem.ts';
import {isBelow} from '../modules/moduleId.ts';

interface DevLoggerInput {
  /** Folder of the site. */
  readonly dir: string;
  /** Takes what is wrong with the code of the site. */
  tell(problem: Diagnostic): void;
  /** Prints what is not. @default the logger of Vite */
  print?: Logger['error'];
}

/**
 * Creates a logger for Vite: mistakes in the code of the site are told as the command tells them, all else is printed without
 * the way through the bundler. Excerpts of code are coloured wherever they go: a file gets them plain.
 */
export function createDevLogger({dir, tell, print}: DevLoggerInput): Logger {
  const logger = createLogger('error');
  const hasColours = process.stderr.isTTY && process.stderr.hasColors();
  const toShown = hasColours
    ? withoutStack
    : (text: string) => stripVTControlCharacters(withoutStack(text));
  const show = print ?? logger.error;
  return {
    ...logger,
    error(message, options) {
      // The error that follows says so.
      if (stripVTControlCharacters(message).startsWith('Unable to resolve `@import ')) return;
      if (isOutOfDate(options?.error?.message ?? '', dir)) return;
      const problems = options?.error ? toBundleProblem(options.error, dir).diagnostics : [];
      const isOfMade = isMade((options?.error as {id?: string} | null)?.id ?? '');
      const isOwn = problems.some(({place}) => (place ? !isOutside(place.file) : isOfMade));
      if (isOwn) problems.forEach(tell);
      else show(toShown(message), options);
    },
  };
}

/**
 * Tells whether the bundler misses a file of the site that none but a list of ours names: it was removed a moment ago. The list is
 * made again, and where the configuration names the file, that is told as CFG-007.
 */
function isOutOfDate(message: string, dir: string): boolean {
  const [, path = '', importer = ''] = GONE.exec(message) ?? [];
  return importer !== '' && isBelow(dir, path);
}

const GONE = /^Failed to load url .+? \(resolved id: (.+)\) in (\0.+)\. Does the file exist/;
