import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {writeFileAtomic} from '../../cache/files.ts';
import {prebuiltDir} from '../engineFiles.ts';
import type {BundleRecord} from './buildBundle.ts';
import type {BundleFiles} from './fillTemplate.ts';

interface Packed {
  readonly record: BundleRecord;
  /** Content of each file in base64. */
  readonly files: Readonly<Record<string, string>>;
}

const fileOf = (dir: string, key: string): string => join(dir, `${key}.json.gz`);

/** Reads the template of a key; undefined when there is none. */
export function readPrebuilt(key: string, dir = prebuiltDir): BundleFiles | undefined {
  const file = fileOf(dir, key);
  if (!existsSync(file)) return undefined;
  const {record, files} = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Packed;
  return {
    record,
    files: new Map(
      Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')]),
    ),
  };
}

/** Keeps a template under its key. */
export function writePrebuilt(key: string, {record, files}: BundleFiles, dir: string): void {
  const packed: Packed = {
    record,
    files: Object.fromEntries([...files].map(([path, bytes]) => [path, bytes.toString('base64')])),
  };
  mkdirSync(dir, {recursive: true});
  writeFileAtomic(fileOf(dir, key), gzipSync(JSON.stringify(packed), {level: 9}));
}

/** Removes all templates but those of the given keys. */
export function prunePrebuilt(keys: readonly string[], dir: string): void {
  const kept = new Set(keys.map((key) => `${key}.json.gz`));
  for (const name of existsSync(dir) ? readdirSync(dir) : [])
    if (!kept.has(name)) rmSync(join(dir, name));
}
