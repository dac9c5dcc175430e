import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {appendFileSync, lstatSync, readdirSync, readFileSync, readlinkSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {onTestFinished} from 'vitest';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const bin = fileURLToPath(new URL('../../bin/wuya.mjs', import.meta.url));
const killer = fileURLToPath(new URL('killer.mjs', import.meta.url));

export const CONFIG = `export default {title: '无涯', url: 'https://wuya.example', baseUrl: '/wuya/', docs: {path: 'notes'}, pages: false};\n`;

/** Part of the whole suite that is tried, from 0 to 1. */
export const SHARE = Number(process.env['SHARE'] ?? 1);

/** A site in a folder of its own, with files beside it that must not be touched. */
export interface FaultSite {
  /** Holds the site and what is beside it. */
  readonly root: string;
  readonly dir: string;
  readonly out: string;
  /** Hash of everything but the output and the state. */
  surroundings(): string;
  /** Hash of every file of the output. */
  output(): Readonly<Record<string, string>>;
}

export function createFaultSite(noteCount: number): FaultSite {
  const root = temporaryFolder();
  const dir = join(root, 'site');
  writeFiles(root, {
    'beside/precious.txt': 'precious',
    'precious.md': '# precious\n',
    'site/wuya.config.js': CONFIG,
    'site/static/a.txt': 'a',
    'site/notes/index.md': '# 首\n',
  });
  writeNotes(dir, noteCount, '初稿');
  return {
    root,
    dir,
    out: join(dir, 'dist'),
    surroundings: () => JSON.stringify(hashTree(root, /^site\/(?:dist|\.wuya)$/)),
    output: () => hashTree(join(dir, 'dist'), /^\.wuya-staging$/),
  };
}

/** Writes every note again, so that the next build has every page to write. */
export function writeNotes(dir: string, count: number, text: string): void {
  for (let i = 0; i < count; i++)
    writeFiles(dir, {[`notes/n${i}.md`]: `# 第 ${i} 篇\n\n${text}\n\n\`\`\`js\n${i};\n\`\`\`\n`});
}

/** Hash of each file and target of each link below a folder, by path; `leaveOut` is asked for each path. */
export function hashTree(dir: string, leaveOut: RegExp): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (path: string): void => {
    for (const name of listNames(join(dir, path))) {
      const inner = path ? `${path}/${name}` : name;
      if (leaveOut.test(inner)) continue;
      const stats = lstatSync(join(dir, inner), {throwIfNoEntry: false});
      if (!stats) found[inner] = 'a name that is no UTF-8';
      else if (stats.isDirectory()) visit(inner);
      else if (stats.isSymbolicLink()) found[inner] = `link to ${readlinkSync(join(dir, inner))}`;
      else if (stats.isFile())
        found[inner] = createHash('sha256')
          .update(readFileSync(join(dir, inner)))
          .digest('hex');
      else found[inner] = 'special';
    }
  };
  visit('');
  return found;
}

function listNames(dir: string): string[] {
  try {
    return readdirSync(dir).sort();
  } catch {
    return [];
  }
}

export interface Run {
  /** Null for a process that was killed. */
  readonly code: number | null;
  readonly text: string;
}

export interface RunOptions {
  /** The process kills itself right before this change of the disk, from 0. */
  readonly killAt?: number;
  /** The whole group of processes is killed after so many milliseconds. */
  readonly killAfterMs?: number;
  readonly timeoutMs?: number;
}

/** Runs `wuya` in processes of its own. */
export function runWuya(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const {killAt, killAfterMs, timeoutMs = 120_000} = options;
  const preload = killAt === undefined ? [] : ['--import', killer];
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [...preload, bin, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: {...process.env, KILL_AT: String(killAt ?? -1)},
    });
    const killGroup = (): void => {
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        // all have ended
      }
    };
    const timer = setTimeout(killGroup, killAfterMs ?? timeoutMs);
    onTestFinished(killGroup);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.on('error', fail).on('close', (code) => {
      clearTimeout(timer);
      killGroup();
      done({code, text});
    });
  });
}

/** Counts faults, and prints what became of them. */
export function createTally(name: string) {
  const lost: string[] = [];
  let tried = 0;
  return {
    /** @param problems what is wrong after the fault; nothing when it was survived */
    count(fault: string, problems: readonly string[]): void {
      tried++;
      if (problems.length > 0) lost.push(`${fault}: ${problems.join('; ')}`);
    },
    report(): readonly string[] {
      console.log(`${name}: ${tried} tried, ${tried - lost.length} survived`);
      const totals = process.env['WUYA_TALLIES'];
      if (totals !== undefined) appendFileSync(totals, `${tried} ${tried - lost.length}\n`);
      return lost;
    },
  };
}

/** A stack of the engine in an output for people. */
export const STACK = /^\s+at .*(?:node:|\.m?js:\d+|\.ts:\d+)/m;
