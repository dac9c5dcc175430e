import {readFileSync} from 'node:fs';
import {engineManifest} from '../../bundle/engineFiles.ts';

/** Reads the version of the engine, as its package says. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(engineManifest, 'utf8')) as {version: string}).version;
}
