import {channel} from 'node:diagnostics_channel';
import type {PageData} from '@wuya/theme/types';

/** Where it is told which code of the author begins to run, and which has ended: an `OwnCode`. */
export const OWN_CODE = 'wuya:own-code';

/** A piece of code of the author: a configuration, plugins over a note, a component. */
export interface OwnCode {
  /** The file that it is of, or that it is run for; relative to the site. */
  readonly file: string;
  hasEnded: boolean;
}

/** Runs code of the author, which may never end: who watches the process is told of which file it is. */
export async function runOwnCode<T>(file: string, run: () => T | Promise<T>): Promise<T> {
  const told = channel(OWN_CODE);
  if (!told.hasSubscribers) return run();
  const code: OwnCode = {file, hasEnded: false};
  told.publish(code);
  try {
    return await run();
  } finally {
    code.hasEnded = true;
    told.publish(code);
  }
}

/** Finds the file whose code renders a page: a component, or a note that is one. Undefined for what the theme renders. */
export function fileOfOwnCode(page: PageData): string | undefined {
  return 'module' in page ? page.module : undefined;
}
