import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../run.mjs';
import {findFaults} from './versions.mjs';

/** Reads the manifests of the packages that are published, by their folder. */
export function readManifests() {
  const folders = readdirSync(join(root, 'packages'))
    .sort()
    .map((name) => `packages/${name}`);
  return new Map(
    folders.map((folder) => [
      folder,
      JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
    ]),
  );
}

/** Compiles everything again: no file of an older state may be in a package. */
export function compileAnew() {
  for (const folder of readManifests().keys()) {
    rmSync(join(root, folder, 'dist'), {recursive: true, force: true});
    rmSync(join(root, folder, 'tsconfig.tsbuildinfo'), {force: true});
  }
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-b'], {cwd: root, stdio: 'inherit'});
  execFileSync(process.execPath, ['scripts/prebuild.mjs'], {cwd: root, stdio: 'inherit'});
}

/**
 * Packs every package into a folder. Returns name, path of the tarball, and sizes of each.
 * @throws when a package lacks a file or has one too many
 */
export function packAll(destination) {
  mkdirSync(destination, {recursive: true});
  const folders = [...readManifests().keys()];
  const report = execFileSync(
    'npm',
    [
      'pack',
      '--json',
      '--ignore-scripts',
      '--pack-destination',
      destination,
      ...folders.flatMap((folder) => ['-w', folder]),
    ],
    {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']},
  );
  const packed = Object.values(JSON.parse(report));
  return packed.map(({name, filename, size, unpackedSize, files}) => {
    const faults = findFaults(files.map(({path}) => path));
    if (faults.length > 0) throw new Error(`${name}:\n${faults.join('\n')}`);
    const tarball = join(destination, filename.replace(/^@/, '').replace('/', '-'));
    return {name, tarball, size, unpackedSize, fileCount: files.length};
  });
}
