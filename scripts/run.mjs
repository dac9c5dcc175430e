import {spawn, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {setPriority} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';

/** Runs a command in the project's folder with its output shown. Returns the exit code. */
export function run(command, args, options = {}) {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  const all = {cwd: root, stdio: 'inherit', ...options};
  // Programs of npm are scripts there; Node is not, and the shell would cut its path at a blank.
  const {status, error} =
    isWindows && command !== process.execPath
      ? spawnSync([command, ...args].join(' '), {...all, shell: true})
      : spawnSync(command, args, all);
  if (error) throw error;
  return status ?? 1;
}

/**
 * Starts a command in the project's folder, beside what goes on. Resolves with its exit code.
 * @param options of `spawn`; with `isLast`, all else that wants a core comes first, until that promise resolves
 */
export function start(command, args, {isLast, ...options} = {}) {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  const all = {cwd: root, stdio: 'inherit', ...options, detached: isLast !== undefined};
  const child = spawn(command, args, all);
  if (child.pid !== undefined && isLast !== undefined) {
    wantCores(child.pid, LITTLE);
    isLast.then(() => child.exitCode === null && wantCores(child.pid, 0));
    // In a session of its own it gets no Ctrl+C.
    process.on('exit', () => child.kill());
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  }
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => done(status ?? 1));
  });
}

/** A tenth of a core that others want too. With the least priority Vitest's workers may take longer to start than the minute that it waits. */
const LITTLE = 10;

/**
 * Says how much a process wants the cores that others want too, from 0, as much as they, to 19. Linux shares cores between sessions
 * before it looks at priorities within one, and each Chromium has a session of its own.
 */
function wantCores(pid, niceness) {
  try {
    const group = `/proc/${pid}/autogroup`;
    if (existsSync(group)) writeFileSync(group, String(niceness));
    setPriority(pid, niceness);
  } catch {
    // A container may refuse it: then all share the cores.
  }
}

/** Runs a command and ends with its exit code when it fails. */
export function runOrExit(command, args, options) {
  const status = run(command, args, options);
  if (status !== 0) process.exit(status);
}

/** Builds the site in a folder and serves it with options of `wuya serve`; ends with the server. */
export function buildAndServe(folder, options) {
  const wuya = 'packages/engine/bin/wuya.mjs';
  runOrExit(process.execPath, [wuya, 'build', folder]);
  const server = spawn(process.execPath, [wuya, 'serve', folder, ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}

/** Installs the dependencies of the lock file, unless that was done since it last changed. */
export function installOnce() {
  const lock = join(root, 'package-lock.json');
  const mark = join(root, 'node_modules', '.package-lock.json');
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs) return;
  runOrExit('npm', ['ci', '--no-audit', '--no-fund']);
}

/** Finds the first of these programs, as the shell would; undefined for none. */
function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(isWindows ? ';' : ':');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Finds a Chromium or Chrome, that of `CHROME_PATH` first; undefined for none. */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named && existsSync(named)) return named;
  const found = findProgram(
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
  );
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return found ?? (existsSync(mac) ? mac : undefined);
}

/** Tells whether packages can be installed here: elsewhere nothing is done. */
function isDebianRoot() {
  const isDebian =
    existsSync('/etc/os-release') && /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

const isAnyThere = (...paths) => paths.some((path) => existsSync(path));

/** Names what some tests need and others do without: nginx, Firefox, WebKit. Tests of what is missing are skipped, and say so. */
function missingServersAndEngines() {
  return [
    ...(isAnyThere('/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx') ? [] : ['nginx']),
    ...(isAnyThere('/usr/bin/firefox-esr', '/usr/bin/firefox') ? [] : ['firefox-esr']),
    ...(isAnyThere('/usr/bin/WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(isAnyThere('/usr/bin/Xvfb') ? [] : ['xvfb']),
  ];
}

const findHeadlessShell = () => findProgram('chromium-headless-shell', 'chrome-headless-shell');

/** Names what of Chromium is missing, its headless shell in the version of the Chromium that Debian brought: another would replace that one. */
function missingChromium() {
  if (process.env.CHROME_PATH && existsSync(process.env.CHROME_PATH)) return [];
  if (!findChromium()) return ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'];
  if (findHeadlessShell()) return [];
  const {status, stdout} = spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium'], {
    encoding: 'utf8',
  });
  return status === 0 && stdout ? [`chromium-headless-shell=${stdout}`] : [];
}

/**
 * Starts to install what tests need beside npm's packages, on Debian as root. Resolves when that has ended: until then other work
 * can go on. What cannot be installed does not keep the rest away.
 */
export function provideTestTools() {
  const groups = [missingChromium(), missingServersAndEngines()].filter(({length}) => length > 0);
  if (groups.length === 0 || !isDebianRoot()) return Promise.resolve();
  const commands = [
    'apt-get update -qq',
    ...groups.map((names) => `apt-get install -y -qq --no-install-recommends ${names.join(' ')}`),
  ];
  console.log(commands.map((command) => `\n> ${command}`).join(''));
  // No service of a package is started.
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  const installing = spawn('sh', ['-c', commands.join('\n')], {stdio: 'inherit', env});
  return new Promise((done) => installing.on('close', done));
}

/**
 * Finds the Chromium that browser tests use: `CHROME_PATH`, else a headless shell, which is the same engine without windows of
 * its own (a context with a note: 0.87 -> 0.55 CPU s, Chromium 156), else any. Ends the process where there is none.
 */
export function requireChromium() {
  if (process.env.CHROME_PATH && existsSync(process.env.CHROME_PATH))
    return process.env.CHROME_PATH;
  const found = findHeadlessShell() ?? findChromium();
  if (found) return found;
  console.error(
    '找不到 Chromium：请安装它，或用 CHROME_PATH 指出路径。\nNo Chromium found: install one, or name it in CHROME_PATH.',
  );
  process.exit(1);
}
