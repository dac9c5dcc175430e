import {readFileSync} from 'node:fs';

/** Reads the version of the engine, as its package says. */
export function readVersion(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as {version: string}).version;
}
