import {realpathSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';

/** Which links of a site are followed. */
interface LinkRules {
  /** Folder of the site, absolute. */
  readonly dir: string;
  readonly followLinks?: boolean;
}

/** Tells whether a path, relative to the site, neither leads out of it nor hides. */
export function isOfSite(path: string): boolean {
  return !path.split(sep).some((part) => part.startsWith('.'));
}

/**
 * Tells whether the way to a file or folder of the site goes over a link that leads out of it, or to what hides. What the
 * configuration itself looks for outside is where it was told to look.
 */
export function isLinkedOut(path: string, {dir, followLinks}: LinkRules): boolean {
  const written = relative(dir, path);
  if (followLinks || written.split(sep)[0] === '..') return false;
  try {
    const real = relative(realpathSync(dir), realpathSync(path));
    return real !== written && !isOfSite(real);
  } catch {
    return false; // there is none
  }
}

/**
 * Throws for a file of the site that is behind a link which leads out of it.
 * @param file relative to the site @throws {ContentError} SRC-004
 */
export function stopOnLinkedFile(file: string, rules: LinkRules): void {
  if (isLinkedOut(join(rules.dir, file), rules))
    throw new ContentError([createDiagnostic('SRC-004', {}, {place: {file}})]);
}
