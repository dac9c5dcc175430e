// npm run release -- 0.2.0 [--publish] [--dry-run]: versions in step, changelog cut, packages packed and checked.
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {compileAnew, packAll, readManifests} from './release/pack.mjs';
import {cutChangelog, isVersion, ownFolders, sectionOf, setVersion} from './release/versions.mjs';
import {root} from './run.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {'dry-run': {type: 'boolean'}, publish: {type: 'boolean'}, tag: {type: 'string'}},
});
const [version] = positionals;
if (!version || !isVersion(version)) {
  console.error('Usage: npm run release -- VERSION [--dry-run] [--publish] [--tag next]');
  process.exit(1);
}
const isDry = values['dry-run'] === true;
const run = (command, args, options = {}) =>
  execFileSync(command, args, {cwd: root, stdio: 'inherit', ...options});
const status = execFileSync('git', ['status', '--porcelain'], {cwd: root, encoding: 'utf8'});
if (status !== '' && !isDry) {
  console.error('There are changes that are not committed.');
  process.exit(1);
}

const written = new Map();
/** Writes a file; a dry run puts its old content back at the end. */
function write(path, text) {
  const absolute = join(root, path);
  written.set(absolute, readFileSync(absolute, 'utf8'));
  writeFileSync(absolute, text);
}

try {
  const names = [...readManifests().values()].map(({name}) => name);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const folder of ownFolders(lock)) {
    const path = join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
    write(path, `${JSON.stringify(setVersion(manifest, version, names), null, 2)}\n`);
    lock.packages[folder] = setVersion(lock.packages[folder], version, names);
  }
  write('package-lock.json', `${JSON.stringify({...lock, version}, null, 2)}\n`);
  const day = new Date().toISOString().slice(0, 10);
  const changelog = cutChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version, day);
  write('CHANGELOG.md', changelog);

  compileAnew();
  const packed = packAll(join(root, 'release'));
  for (const {name, size, unpackedSize, fileCount} of packed)
    console.log(
      `${name}@${version}: ${fileCount} files, ${Math.round(size / 1024)} KB, unpacked ${Math.round(unpackedSize / 1024)} KB`,
    );
  console.log(`\n${sectionOf(changelog, version)}\n`);

  if (!isDry) {
    run('npx', ['oxfmt', 'package.json', 'packages/*/package.json']);
    run('git', ['commit', '-qam', `release: ${version}`]);
    run('git', ['tag', `v${version}`]);
  }
  if (values.publish)
    for (const {tarball} of packed)
      run('npm', [
        'publish',
        tarball,
        '--access',
        'public',
        '--tag',
        values.tag ?? (version.includes('-') ? 'next' : 'latest'),
        ...(isDry ? ['--dry-run'] : ['--provenance']),
      ]);
  console.log(isDry ? 'A dry run: nothing is changed, the tarballs are in release/.' : 'Done.');
} finally {
  if (isDry) for (const [path, text] of written) writeFileSync(path, text);
}
