import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/**
 * Runs a command with its limits: no core, no large files, both outputs as one, in the order in which they come. It stays above
 * the command, so that signals end that one alone.
 */
const LIMITED = 'ulimit -c 0; ulimit -f 131072; cd "$WUYA_BOX" && "$@" 2>&1';

/**
 * Runs a command with its limits in namespaces of its own: no network but its own loopback, every file system read-only but the box,
 * processes that end with the first one. A remount must keep the flags that a mount has.
 */
const SANDBOXED = `mount --bind "$WUYA_BOX" "$WUYA_BOX" || exit 125
while read -r device path type options rest; do
  case $path in /proc*|"$WUYA_BOX"*) continue;; esac
  flags=ro
  for flag in nosuid nodev noexec; do case ,$options, in *,$flag,*) flags=$flags,$flag;; esac; done
  mount -o "remount,bind,$flags" "$path" 2>/dev/null
done < /proc/mounts
mount -t proc proc /proc 2>/dev/null
( ip link set lo up || ifconfig lo up ) >/dev/null 2>&1
for kept in "$WUYA_BOX/.." "$WUYA_KEPT"; do if [ -n "$kept" ] && [ -w "$kept" ]; then exit 125; fi; done
${LIMITED}`;

const UNSHARE = [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  '--net',
  '--pid',
  '--fork',
  '--kill-child=KILL',
];

/** Separates code that is run from the rest of the machine. */
export interface Sandbox {
  /** No network, no writing outside of its folder, no process that outlives it. */
  readonly isClosed: boolean;
  /** Puts the sandbox around a command, which runs in the folder that the variable `WUYA_BOX` names. */
  wrap(command: readonly string[]): readonly string[];
}

const OPEN: Sandbox = {isClosed: false, wrap: (command) => ['sh', '-c', LIMITED, 'sh', ...command]};
const CLOSED: Sandbox = {
  isClosed: true,
  wrap: (command) => [...UNSHARE, 'sh', '-c', SANDBOXED, 'sh', ...command],
};

/**
 * Finds out which walls this machine can put up, by putting them up.
 * @param box an empty folder in one of its own
 * @param kept a folder that must not be written to: the site
 */
export async function findSandbox(box: string, kept: string): Promise<Sandbox> {
  if (process.platform !== 'linux') return OPEN;
  try {
    const [program = '', ...args] = CLOSED.wrap(['true']);
    const env = {PATH: process.env['PATH'], WUYA_BOX: box, WUYA_KEPT: kept};
    await run(program, args, {env, timeout: 10_000});
    return CLOSED;
  } catch {
    return OPEN; // no `unshare`, or users may not: who runs is told
  }
}
