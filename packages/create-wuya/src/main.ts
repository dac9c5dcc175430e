import {readFileSync} from 'node:fs';
import {basename, join, relative, resolve} from 'node:path';
import {createInterface} from 'node:readline/promises';
import {fileURLToPath} from 'node:url';
import {appendWhole} from './appendWhole.ts';
import {
  type Choices,
  type Given,
  findLanguage,
  guessLanguage,
  readChoices,
  UsageError,
} from './choices.ts';
import {findKeptByNpm} from './keptByNpm.ts';
import {askChoices} from './questions.ts';
import {readPackageManager, readVersionOf} from './packageManagers.ts';
import {createSiteFiles} from './siteFiles.ts';
import {startSite} from './startSite.ts';
import {besideOwn, findObstacle, findRepositoryAbove} from './startedFolder.ts';
import {findWorkspaceAbove} from './workspaceAbove.ts';
import {writeFiles} from './writeFiles.ts';
import {type Next, TEXTS, type Texts} from './texts.ts';

const DEFAULT_FOLDER = 'my-notes';
/** Exit code of a command that was cancelled. */
const INTERRUPTED = 130;

/** Makes a site. Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const {locale} = Intl.DateTimeFormat().resolvedOptions();
  const guessed = findLanguage(args) ?? guessLanguage(process.env, locale);
  const texts = TEXTS[guessed];
  const kept = findKeptByNpm(args, process.env);
  if (kept) {
    console.error(texts.keptByNpm(kept.names, kept.line));
    return 1;
  }
  let given: Given;
  try {
    given = readChoices(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${texts.slip(error.slip)}\n\n${texts.help}`);
    return 1;
  }
  if (given.isHelp) {
    console.log(texts.help);
    return 0;
  }
  const isAsking = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const answered = isAsking ? await ask(given, texts, guessed) : given;
  if (answered === undefined) return INTERRUPTED;
  try {
    return await make(complete(answered, guessed));
  } catch (error) {
    const {code, path} = error as NodeJS.ErrnoException;
    if (code === undefined || path === undefined) throw error;
    console.error(texts.failed(relative('.', path) || '.', code));
    return 1;
  }
}

/** Writes a site, starts it where that is asked for, and says what comes next. Returns the exit code. @throws what the file system says; then nothing is left */
async function make(choices: Choices): Promise<number> {
  const texts = TEXTS[choices.language];
  const dir = resolve(choices.folder);
  const obstacle = findObstacle(dir);
  if (obstacle !== undefined) {
    console.error(texts.notEmpty(choices.folder, obstacle));
    return 1;
  }
  const root = findRepositoryAbove(dir);
  const agent = process.env['npm_config_user_agent'];
  const packageManager = readPackageManager(agent);
  const workspace = findWorkspaceAbove(dir, packageManager);
  const toPath = (from: string, to: string): string => relative(from, to).replaceAll('\\', '/');
  const site = createSiteFiles({
    ...choices,
    folder: dir,
    ...(root !== undefined && {subfolder: toPath(root, dir)}),
    ...(workspace && {
      workspace: {
        isMember: workspace.isMember,
        lockFolder: root === undefined ? '' : toPath(root, workspace.root),
      },
    }),
    packageManager,
    managerVersion: readVersionOf(agent),
    templatesDir: fileURLToPath(new URL('../templates', import.meta.url)),
    version: readVersion(),
  });
  const {files, ignored} = besideOwn(dir, site);
  writeFiles(dir, files, () => {
    if (ignored) appendWhole(join(dir, '.gitignore'), ignored);
  });
  const say = (next: Next): void =>
    console.log(texts.done(relative('.', dir) || '.', packageManager, next));
  say(choices.start ? 'starts' : 'left');
  if (root !== undefined) console.log(texts.inside(relative('.', root) || '.'));
  if (!choices.start) return 0;
  const code = await startSite(dir, packageManager);
  say(code === 0 ? 'ended' : 'failed');
  return code;
}

/** Fills in what was neither given nor answered. */
function complete(given: Partial<Choices>, guessed: Choices['language']): Choices {
  const folder = given.folder ?? DEFAULT_FOLDER;
  return {
    folder,
    template: given.template ?? 'notes',
    language: given.language ?? guessed,
    title: given.title ?? basename(resolve(folder)),
    start: given.start ?? false,
  };
}

/** Asks on the terminal for what the command line does not say. Returns undefined where the author leaves by Ctrl+C or Ctrl+D. */
async function ask(
  given: Given,
  texts: Texts,
  guessed: Choices['language'],
): Promise<Partial<Choices> | undefined> {
  const lines = createInterface({input: process.stdin, output: process.stdout});
  const left = new AbortController();
  lines.once('close', () => left.abort());
  try {
    return await askChoices(given, {
      texts,
      guessed,
      defaultFolder: DEFAULT_FOLDER,
      put: (question) => lines.question(question, {signal: left.signal}),
      say: (line) => console.log(line),
      findObstacle: (folder) => findObstacle(resolve(folder)),
    });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
    console.log();
    return undefined;
  } finally {
    lines.close();
  }
}

/** Reads the version of the engine, which is the same: all packages are published in step. */
function readVersion(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as {version: string}).version;
}
