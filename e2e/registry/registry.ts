import {execFile, execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {promisify} from 'node:util';
import type {Tools} from './tools.ts';

/** A package registry of this machine. */
export interface Registry {
  readonly url: string;
  /** @throws when the registry does not take the package */
  publish(tarball: string): Promise<void>;
  stop(): Promise<void>;
}

/** Between two questions whether the registry is there. */
const PAUSE_MS = 100;

const run = promisify(execFile);

/** Starts Verdaccio: it has our packages and asks the usual registry for all others. */
export async function startRegistry(tools: Tools, dir: string): Promise<Registry> {
  const storage = join(tools.cacheDir, 'storage');
  for (const own of ['@wuya', 'create-wuya'])
    rmSync(join(storage, own), {recursive: true, force: true});
  mkdirSync(dir, {recursive: true});
  const port = await findPort();
  const url = `http://localhost:${port}/`;
  const open = {access: '$all', publish: '$all'};
  // JSON is YAML.
  writeFileSync(
    join(dir, 'config.yaml'),
    JSON.stringify({
      storage,
      auth: {htpasswd: {file: join(dir, 'htpasswd')}},
      uplinks: {usual: {url: readUsualRegistry(), maxage: '7d', timeout: '120s'}},
      packages: {'@wuya/*': open, 'create-wuya': open, '**': {access: '$all', proxy: 'usual'}},
      publish: {allow_offline: true},
      log: {type: 'stdout', format: 'pretty', level: 'fatal'},
      max_body_size: '50mb',
    }),
  );
  const child = spawn(
    process.execPath,
    [tools.verdaccio, '--config', join(dir, 'config.yaml'), '--listen', `localhost:${port}`],
    {stdio: ['ignore', 'pipe', 'inherit'], cwd: dir},
  );
  const ended = once(child, 'close');
  await answers(`${url}-/ping`, ended);
  const npmrc = join(dir, 'npmrc');
  writeFileSync(npmrc, `//localhost:${port}/:_authToken=nobody\n`);
  return {
    url,
    async publish(tarball) {
      await run('npm', ['publish', tarball, '--registry', url, '--userconfig', npmrc], {
        shell: process.platform === 'win32',
      });
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function readUsualRegistry(): string {
  return execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  }).trim();
}

/** A port that no process listens on. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const {port} = server.address() as {port: number};
  server.close();
  await once(server, 'close');
  return port;
}

/** Asks an address until it answers. @throws when the process behind it ends before */
async function answers(url: string, ended: Promise<unknown>): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    const isEnded = await Promise.race([ended.then(() => true), delay(PAUSE_MS, false)]);
    if (isEnded) throw new Error('The registry has ended before it answered.');
  }
}
