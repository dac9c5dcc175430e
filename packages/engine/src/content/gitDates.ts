import {existsSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {isFile, readRegular} from '../cache/files.ts';
import {findGitEntry, followGit, isShallowRepository} from '../cache/git.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {systemReason} from '../errors/systemReason.ts';
import {isOwnRepository} from './ownRepository.ts';
import {toOwnText} from './source/ownText.ts';

/** Time and author of the last commit of a file. */
export interface LastUpdate {
  /** ISO date in UTC, `2025-03-18`. */
  readonly date: string;
  readonly author: string;
}

export interface GitDates {
  /** By path relative to the site, with `/`. Files that were never committed are not in it. */
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the last commit of every file below some folders of a site, from one `git log` of each repository that they are in: notes
 * may be submodules, or beside the site. Where the history is not whole (a shallow clone) or there is none, no dates come back
 * and a notice says why: a wrong date is worse than none.
 * @param patienceMs how long git may be silent, see `runGit`
 */
export async function readGitDates(
  dir: string,
  folders: readonly string[],
  patienceMs?: number,
): Promise<GitDates> {
  const own = findRepository(dir);
  const inOwn = folders.filter((folder) => findRepository(join(dir, folder)) === own);
  const others = [
    ...folders.filter((folder) => !inOwn.includes(folder)),
    ...(own === undefined ? [] : listSubmodules(dirname(own), dir, inOwn)),
  ];
  // Git names files from where it runs, and none above.
  const above = inOwn.filter((folder) => folder.startsWith('..'));
  const below = inOwn.filter((folder) => !above.includes(folder));
  const there = above.filter((folder) => existsSync(join(dir, folder)));
  const [ofOwn, ofOthers] = await Promise.all([
    Promise.all([
      ...(below.length > 0 || folders.length === 0
        ? [readRepository(dir, below, {patienceMs})]
        : []),
      ...there.map((folder) => readFolder(dir, folder, {patienceMs})),
    ]),
    Promise.all(others.map((folder) => readOtherRepository(dir, folder, patienceMs))),
  ]);
  const all = [...ofOwn, ...ofOthers];
  return {
    lastUpdates: new Map(all.flatMap(({lastUpdates}) => [...lastUpdates])),
    // What is wrong with the repository of the site is so for each of its folders.
    diagnostics: [...ofOwn.slice(0, 1), ...ofOthers].flatMap(({diagnostics}) => diagnostics),
  };
}

/** Reads the dates of the files of a folder, as they are named from the site. */
async function readFolder(dir: string, folder: string, how: Repository): Promise<GitDates> {
  const {lastUpdates, diagnostics} = await readRepository(join(dir, folder), ['.'], how);
  return {
    lastUpdates: new Map(
      [...lastUpdates].map(([path, update]) => [`${folder}/${path}`, update] as const),
    ),
    diagnostics,
  };
}

/** Finds the repository that a folder is in; undefined for none. */
const findRepository = (dir: string): string | undefined => findGitEntry(resolve(dir));

/** Lists the submodules of the repository of a site that are in folders of it: `.gitmodules` names them all. */
function listSubmodules(root: string, dir: string, folders: readonly string[]): string[] {
  const file = join(root, '.gitmodules');
  if (!isFile(file)) return [];
  const lines = readRegular(file).toString().split('\n');
  return lines
    .map((line) => line.trim().split(/ ?= ?/))
    .flatMap(([key, ...value]) => (key === 'path' ? [value.join('=').replace(/^"|"$/g, '')] : []))
    .map((path) => relative(resolve(dir), join(resolve(root), path)).replaceAll('\\', '/'))
    .filter(
      (path) =>
        folders.some((folder) => path.startsWith(`${folder}/`)) &&
        existsSync(join(dir, path, '.git')),
    );
}

/**
 * Reads the dates of a folder that is in another repository than the site, or in none. It may have come with the notes of a
 * stranger: what it lacks is not fetched, since its settings name the program that does so.
 */
async function readOtherRepository(
  dir: string,
  folder: string,
  patienceMs: number | undefined,
): Promise<GitDates> {
  // Those of a hook name the repository of the site.
  const {GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env} = process.env;
  const how = {env: {...env, GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1'}, patienceMs};
  const isOwn = await isOwnRepository(dir, {...how, cwd: join(dir, folder)});
  const {lastUpdates, diagnostics} = isOwn
    ? await readFolder(dir, folder, how)
    : noDates(ELSEWHERE);
  return {
    lastUpdates,
    diagnostics: diagnostics.map((one) => ({...one, place: {file: folder}})),
  };
}

interface Repository {
  readonly env?: NodeJS.ProcessEnv;
  readonly patienceMs?: number | undefined;
}

async function readRepository(
  dir: string,
  folders: readonly string[],
  {env = process.env, patienceMs}: Repository,
): Promise<GitDates> {
  // In a hook Git names one for all that it starts.
  if (env['GIT_DIR'] === undefined && findRepository(dir) === undefined) return noDates(NOWHERE);
  // What git complains of is read below: in the language of the machine it would say something else.
  const options = {cwd: dir, env: {...env, LC_ALL: 'C'}, patienceMs};
  try {
    if (await isShallowRepository(options))
      return noDates([
        '仓库是浅克隆，历史不全；运行 git fetch --unshallow，CI 里写 fetch-depth: 0。',
        'the clone is shallow, its history is not whole; run git fetch --unshallow, in CI write fetch-depth: 0.',
      ]);
    const args = [
      '-c',
      'core.quotePath=false',
      'log',
      '--no-show-signature',
      '--no-renames',
      '--format=%x01%ct%x02%an',
      '--name-only',
      '--relative',
      '-z',
      '--',
      ...folders,
    ];
    const {take, lastUpdates} = createGitLogReader();
    await followGit(args, options, take);
    return {lastUpdates, diagnostics: []};
  } catch (error) {
    return noDates(toReason(error as GitFailure));
  }
}

type Reason = readonly [zh: string, en: string];

const NOWHERE: Reason = ['这里不是 git 仓库。', 'this is no git repository.'];
const ELSEWHERE: Reason = [
  '这里的 .git 指向别处的仓库，那个仓库不认识这个文件夹。',
  '.git leads to a repository elsewhere, which does not know this folder.',
];

const noDates = (reason: Reason): GitDates => ({
  lastUpdates: new Map(),
  diagnostics: [createDiagnostic('GIT-001', {reason})],
});

interface GitFailure {
  /** That of the system where git did not start, else its exit code. */
  readonly code?: string | number | null;
  readonly signal?: string | null;
  readonly killed?: boolean;
  readonly stderr?: Buffer | string;
}

/** Says in words why git gave no history. */
function toReason({code, signal, killed, stderr}: GitFailure): Reason {
  if (killed)
    return [
      'git 一直没有回答；在这里运行 git log，看它在等什么。',
      'git did not answer; run git log here to see what it waits for.',
    ];
  if (code === 'ENOENT') return ['没有装 git。', 'git is not installed.'];
  const said = String(stderr ?? '').trim();
  if (/not a git repository/i.test(said)) return NOWHERE;
  if (/does not have any commits/i.test(said))
    return ['仓库里还没有提交。', 'the repository has no commits yet.'];
  if (/dubious ownership/i.test(said))
    return [
      '仓库属于别的用户，git 不读；在容器和 CI 里运行 git config --global --add safe.directory "$PWD"。',
      'the repository belongs to another user, so git does not read it; in containers and CI run git config --global --add safe.directory "$PWD".',
    ];
  const [line = ''] = said.split('\n');
  if (line !== '') return [line, line];
  const cause: Reason =
    typeof code === 'number'
      ? [`退出码 ${code}`, `exit code ${code}`]
      : (systemReason(String(code)) ?? [String(signal ?? code), String(signal ?? code)]);
  return [`git 没有运行成功（${cause[0]}）。`, `git failed (${cause[1]}).`];
}

/** Maximum number of characters that are kept of a path or an author: git knows no bound for either. */
const MAX_FIELD = 10_000;

/**
 * Creates what reads the pieces of `git log --format=%x01%ct%x02%an --name-only -z`, newest commits first. Of all that is read it
 * keeps the last commit of each path.
 */
export function createGitLogReader(): {
  take(piece: string): void;
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>;
} {
  const lastUpdates = new Map<string, LastUpdate>();
  let update: LastUpdate | undefined;
  let begun = '';
  const takeField = (field: string): void => {
    const head = field.lastIndexOf('\u0001');
    if (head >= 0) {
      update = parseCommit(field.slice(head + 1));
      return;
    }
    const path = field.replace(/^\n/, '');
    if (update !== undefined && path !== '' && !lastUpdates.has(path))
      lastUpdates.set(toOwnText(path), update);
  };
  return {
    take(piece) {
      const fields = piece.split('\0');
      const last = fields.pop() ?? '';
      for (const field of fields) {
        takeField((begun + field).slice(0, MAX_FIELD));
        begun = '';
      }
      begun = toOwnText((begun + last).slice(0, MAX_FIELD));
    },
    lastUpdates,
  };
}

/** Parses time and author of a commit, `1700000000\u0002甲`; undefined for what is no time. */
function parseCommit(head: string): LastUpdate | undefined {
  const [seconds, author = ''] = head.split('\u0002');
  const time = new Date(Number(seconds || NaN) * 1000);
  if (Number.isNaN(time.getTime())) return undefined;
  return {date: time.toISOString().slice(0, 10), author: toOwnText(author.trim())};
}
