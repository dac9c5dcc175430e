import {execFile, execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {packAll} from '../../scripts/release/pack.mjs';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** A folder outside the repository in which our packages are installed from their tarballs. */
export interface InstalledFolder {
  readonly dir: string;
  /** Runs a program of an installed package with Node. Never throws: the exit code tells. */
  run(
    program: string,
    args: readonly string[],
    cwd?: string,
  ): Promise<{code: number; stdout: string; stderr: string}>;
  remove(): void;
}

/** Packs our packages and unpacks them as npm would; what they depend on is linked, so no network is needed. */
export function installPacked(): InstalledFolder {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'wuya-installed-')));
  const own = join(dir, 'node_modules');
  for (const name of readdirSync(modules, {withFileTypes: true})) {
    if (name.name.startsWith('.') || name.name === '@wuya' || name.name === 'create-wuya') continue;
    if (!name.name.startsWith('@')) {
      mkdirSync(own, {recursive: true});
      symlinkSync(join(modules, name.name), join(own, name.name), 'junction');
      continue;
    }
    mkdirSync(join(own, name.name), {recursive: true});
    for (const inner of readdirSync(join(modules, name.name)))
      symlinkSync(join(modules, name.name, inner), join(own, name.name, inner), 'junction');
  }
  for (const {name, tarball} of packAll(join(dir, 'tarballs'))) {
    const target = join(own, name);
    mkdirSync(target, {recursive: true});
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  }
  return {
    dir,
    run: (program, args, cwd = dir) =>
      new Promise((done) => {
        execFile(
          process.execPath,
          [join(own, program), ...args],
          {cwd, encoding: 'utf8', env: {...process.env, NODE_ENV: undefined, WUYA_LANG: 'zh'}},
          (error, stdout, stderr) =>
            done({code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr}),
        );
      }),
    remove: () => rmSync(dir, {recursive: true, force: true}),
  };
}
