import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Paths of the programs that are installed for this suite alone. */
export interface Tools {
  /** Folder that stays between runs: what was fetched once is there. */
  readonly cacheDir: string;
  readonly verdaccio: string;
  readonly pnpm: string;
  readonly yarn: string;
}

/** The last Verdaccio for Node 20. With its packages it weighs 78 MB: too much for everybody who installs the repository. */
const MANIFEST = {
  private: true,
  dependencies: {verdaccio: '6.0.5', pnpm: '10.34.8', '@yarnpkg/cli-dist': '4.9.1'},
  // Verdaccio asks for a tag of this package that mirrors may not have.
  overrides: {'node-fetch': '2.7.0'},
};

/** Installs registry and package managers, unless that was done in an earlier run. */
export function installTools(): Tools {
  const cacheDir = fileURLToPath(
    new URL('../../node_modules/.cache/wuya-registry', import.meta.url),
  );
  const dir = join(cacheDir, `tools-${Object.values(MANIFEST.dependencies).join('-')}`);
  const done = join(dir, 'done');
  if (!existsSync(done)) {
    rmSync(dir, {recursive: true, force: true});
    mkdirSync(dir, {recursive: true});
    writeFileSync(join(dir, 'package.json'), JSON.stringify(MANIFEST));
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: dir,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    writeFileSync(done, '');
  }
  const inModules = (path: string) => join(dir, 'node_modules', path);
  return {
    cacheDir,
    verdaccio: inModules('verdaccio/bin/verdaccio'),
    pnpm: inModules('pnpm/bin/pnpm.cjs'),
    yarn: inModules('@yarnpkg/cli-dist/bin/yarn.js'),
  };
}
