import {channel} from 'node:diagnostics_channel';
import {types} from 'node:util';
import type {PageData} from '@wuya/theme/types';
import {thrownText} from './thrownText.ts';

/** Channel with messages about which code of the author begins to run, and which has ended: an `OwnCode`. */
export const OWN_CODE = 'wuya:own-code';

/** A piece of code of the author: a configuration, plugins over a note, a component. */
export interface OwnCode {
  /** The file that it is of, or that it is run for; relative to the site. */
  readonly file: string;
  hasEnded: boolean;
}

/**
 * Runs code of the author, which may never end: the watcher of the process is told which file it is in.
 * @throws what the code throws; an error in the place of a proxy, whose every question may throw again
 */
export async function runOwnCode<T>(file: string, run: () => T | Promise<T>): Promise<T> {
  const told = channel(OWN_CODE);
  const code: OwnCode = {file, hasEnded: false};
  told.publish(code);
  try {
    return await run();
  } catch (thrown) {
    throw types.isProxy(thrown) ? new Error(thrownText(thrown)) : thrown;
  } finally {
    hideSharedKeys();
    code.hasEnded = true;
    told.publish(code);
  }
}

/** Keeps what code of the author puts on all objects out of loops over keys (`for … in`), also those of the engine; it stays usable. */
function hideSharedKeys(): void {
  const shared: object = Object.prototype;
  for (const key in shared) Object.defineProperty(shared, key, {enumerable: false});
}

/** Renders a page: by code of the author where it is a component, or a note that is one; what the theme renders is not reported. */
export async function runCodeOf<T>(page: PageData, draw: () => T | Promise<T>): Promise<T> {
  return 'module' in page && page.module !== undefined ? runOwnCode(page.module, draw) : draw();
}
