import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {hashOf} from '../../cache/hash.ts';
import {listSources, ownDirs} from './sources.ts';

/**
 * Hash of the client's, theme's and search engine's own files and of their paths in the packages, which are the same wherever these are
 * installed. Read once: 650 files take 15 ms, and each language of a site is a bundle of its own.
 */
export const OWN_SOURCES_HASH: string = hashOf(
  ...ownDirs.flatMap((dir) =>
    listSources(dir).flatMap((path) => [path, readFileSync(join(dir, path))]),
  ),
);
