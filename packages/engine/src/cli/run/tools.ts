import {execFile} from 'node:child_process';
import {extname} from 'node:path';
import {promisify} from 'node:util';
import type {Sample} from '../../article/samples/sample.ts';

/** How the code of a language is run. */
export interface Tool {
  /** Program that must be there. */
  readonly program: string;
  /** Command and arguments; `{file}` is the file of the code. */
  readonly command: readonly string[];
  /** Ending of the file of a sample without a title. */
  extensionOf(code: string): string;
  /** The code is brought into one file of JavaScript first. */
  readonly isTypeScript?: true;
  /** Whether it has no `--version`. */
  readonly hasNoVersion?: true;
}

const isModule = (code: string): boolean =>
  /^[^\S\r\n]*(?:import\s*[\w{*'"]|export\s|await\s)/m.test(code);

const JAVASCRIPT: Tool = {
  program: 'node',
  command: ['node', '{file}'],
  extensionOf: (code) => (isModule(code) ? '.mjs' : '.cjs'),
};
const TYPESCRIPT: Tool = {
  program: 'node',
  command: ['node', '--enable-source-maps', '{file}'],
  extensionOf: () => '.ts',
  isTypeScript: true,
};
const PYTHON: Tool = {
  program: 'python3',
  command: ['python3', '{file}'],
  extensionOf: () => '.py',
};
const SHELL: Tool = {
  program: 'sh',
  command: ['sh', '{file}'],
  extensionOf: () => '.sh',
  hasNoVersion: true,
};
const BASH: Tool = {program: 'bash', command: ['bash', '{file}'], extensionOf: () => '.sh'};
const SQL: Tool = {
  program: 'sqlite3',
  // All of a note have one database.
  command: ['sh', '-c', 'exec sqlite3 -bail -batch -header -column note.db < "$1"', 'sh', '{file}'],
  extensionOf: () => '.sql',
};

const TOOLS: Readonly<Record<string, Tool>> = {
  js: JAVASCRIPT,
  javascript: JAVASCRIPT,
  mjs: {...JAVASCRIPT, extensionOf: () => '.mjs'},
  cjs: {...JAVASCRIPT, extensionOf: () => '.cjs'},
  ts: TYPESCRIPT,
  typescript: TYPESCRIPT,
  py: PYTHON,
  python: PYTHON,
  sh: SHELL,
  shell: SHELL,
  bash: BASH,
  sql: SQL,
  sqlite: SQL,
};

/** Finds how a language is run: the configuration's own command, else ours. */
export function findTool(
  {language}: Pick<Sample, 'language'>,
  own: Readonly<Record<string, readonly string[]>>,
): Tool | undefined {
  const command = Object.hasOwn(own, language) ? own[language] : undefined;
  if (command?.[0] !== undefined)
    return {program: command[0], command, extensionOf: () => `.${language}`};
  return Object.hasOwn(TOOLS, language) ? TOOLS[language] : undefined;
}

/** Languages that are run without a command in the configuration. */
export const KNOWN_LANGUAGES: readonly string[] = Object.keys(TOOLS);

/** Returns the name of the file of a sample without a title. */
export const fileNameOf = ({path, code}: Sample, tool: Tool, index: number): string =>
  path ?? `sample-${index + 1}${tool.extensionOf(code)}`;

/** Returns true for a file that is brought into JavaScript before it runs. */
export const needsBundle = (tool: Tool, file: string): boolean =>
  tool.isTypeScript === true && /^\.[cm]?ts$/.test(extname(file));

const run = promisify(execFile);

/** Creates the lookup of versions, each program asked once: `node v22.11.0`; undefined for one that is not there. */
export function createVersionLookup(): (tool: Tool) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>();
  return (tool) => {
    const {program} = tool;
    const version = known.get(program) ?? askVersion(tool);
    known.set(program, version);
    return version;
  };
}

async function askVersion({program, hasNoVersion}: Tool): Promise<string | undefined> {
  try {
    const args = hasNoVersion ? ['-c', ':'] : ['--version'];
    const {stdout, stderr} = await run(program, args, {timeout: 10_000});
    const line = (stdout || stderr).trim().split('\n')[0]!.slice(0, 80);
    const version = /\bv?\d+(?:\.\d+)+\S*/.exec(line)?.[0];
    return version === undefined ? program : `${program} ${version}`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : program;
  }
}
