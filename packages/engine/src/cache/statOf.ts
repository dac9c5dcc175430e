import {lstatSync, type Stats, statSync} from 'node:fs';

/**
 * Tells what is at a path, links followed. Undefined where nothing is, also where a file is in the place of a folder on the way there:
 * for `a/b` below a file `a` Node throws, though it is not asked to (`throwIfNoEntry`).
 * @throws what else the system says
 */
export const statOf = (path: string): Stats | undefined => ask(path, statSync);

/** Tells what is at a path, be it a link; else as `statOf`. @throws what else the system says */
export const lstatOf = (path: string): Stats | undefined => ask(path, lstatSync);

function ask(
  path: string,
  stat: (path: string, options: {throwIfNoEntry: false}) => Stats | undefined,
): Stats | undefined {
  try {
    return stat(path, {throwIfNoEntry: false});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
