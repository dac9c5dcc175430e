import {dirname} from 'node:path';
import {engineManifest} from '../bundle/engineFiles.ts';
import {findConfigFile} from '../config/configFile.ts';
import {ContentError} from '../errors/contentError.ts';
import type {Words} from '../errors/language.ts';
import {findNearest} from '../errors/nearest.ts';
import {readArguments, UsageError} from './commandLine/arguments.ts';
import {toFileError} from '../errors/fileError.ts';
import {toMachineProblem} from '../errors/machineProblem.ts';
import type {Command} from './commandLine/command.ts';
import {COMMANDS, loadCommands} from './commands.ts';
import {printBriefly} from './terminal/printDiagnostics.ts';
import {adviseToLoosen} from './terminal/diagnosticList.ts';
import {countNoun} from './terminal/countNoun.ts';
import {explainKeptByNpm} from './commandLine/keptByNpm.ts';
import {readNamedFolder} from './commandLine/namedFolder.ts';
import {withLogsToStderr} from './terminal/logsToStderr.ts';
import {StopError} from './commandLine/stop.ts';
import {stopWithoutWorkingFolder, suspectSurroundings} from './process/surroundings.ts';
import {toLostPromise, toUncaughtProblem} from './process/uncaughtError.ts';
import {findOwnCommand} from './commandLine/foreignCommandNames.ts';
import {openTerminal, type Terminal} from './terminal/terminal.ts';
import {watchForEnd} from './process/unfinished.ts';
import {watchOwnCode} from './process/ownCodeWatch.ts';
import {readVersion} from './commandLine/version.ts';

const ENGINE = dirname(engineManifest);

/**
 * Runs one command line. Returns the exit code: 0, or 1 when there was an error, also one of writing what it prints; warnings
 * do not count.
 */
export async function main(args: readonly string[]): Promise<number> {
  const terminal = openTerminal();
  let lost: NodeJS.ErrnoException | undefined;
  // Node drops what cannot be written, and without a listener ends the process in the middle of its work. A reader that
  // closes a pipe, as `head` does, has read enough.
  const onLost = (error: NodeJS.ErrnoException): void => {
    if (error.code !== 'EPIPE') lost ??= error;
  };
  const streams = [process.stdout, process.stderr];
  for (const stream of streams) stream.on('error', onLost);
  const ownCode = watchOwnCode(terminal, () => {
    setDone(); // the problem was printed
    process.exit(1);
  });
  const setDone = watchForEnd(terminal, process, ownCode.current);
  // What a plugin throws in a timer ends the process anyway, unless somebody waits for it after all.
  const told = new Set<string>();
  const onThrown = (error: unknown, origin: NodeJS.UncaughtExceptionOrigin): void => {
    if (process.listenerCount('uncaughtException') > 1) return;
    const lostPromise = origin === 'unhandledRejection' ? toLostPromise(error) : undefined;
    if (lostPromise) {
      if (!told.has(lostPromise.message)) printBriefly(lostPromise.diagnostics, terminal);
      told.add(lostPromise.message);
      return;
    }
    setDone(); // the problem is printed here
    const problem = toMachineProblem(error) ?? toUncaughtProblem(error, ENGINE);
    if (problem) complainAboutAll(problem, terminal);
    else complainOfUnknown(error, terminal);
    process.exit(1);
  };
  process.on('uncaughtException', onThrown);
  try {
    const code = await runLine(args, terminal);
    await new Promise((done) => setImmediate(done)); // the stream reports it a moment later
    if (lost) complainOfLoss(toFileError(lost, '.') ?? lost, terminal);
    return lost ? 1 : code;
  } finally {
    setDone();
    ownCode.end();
    for (const stream of streams) stream.off('error', onLost);
    process.off('uncaughtException', onThrown);
  }
}

async function runLine(line: readonly string[], terminal: Terminal): Promise<number> {
  const args = line[0] === 'help' && line.length > 1 ? [...line.slice(1), '--help'] : line;
  const [name] = args;
  const known = [args.slice(0, 2).join(' '), name ?? ''].find((words) =>
    Object.hasOwn(COMMANDS, words),
  );
  let command: Command | undefined;
  try {
    if (known === undefined)
      return await (asksForHelp(args[1]) && listGroup(name ?? '').length > 0
        ? explainGroup(name!, terminal)
        : answerWithoutCommand(name, terminal));
    command = await COMMANDS[known]!(); // its modules are files, which a low limit of open ones keeps closed
    return await runCommand(command, args.slice(known.split(' ').length), terminal);
  } catch (thrown) {
    const error = toFileError(thrown, '.') ?? toMachineProblem(thrown) ?? thrown;
    if (error instanceof ContentError) complainAboutAll(error, terminal, command?.leftover);
    else if (error instanceof UsageError && command)
      terminal.complain(`${terminal.pick(error.words)}\n\n${terminal.pick(command.help)}`);
    else if (error instanceof StopError) terminal.complain(error.words);
    else complainOfUnknown(error, terminal);
    return 1;
  }
}

async function runCommand(
  command: Command,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const {values, positionals} = readArguments(args, command.options);
  if (values['help']) {
    terminal.print(command.help);
    return 0;
  }
  if (command.name !== 'explain') stopWithoutWorkingFolder();
  const kept = explainKeptByNpm(command.options, {values, positionals}, process.env);
  if (kept) terminal.complain(kept);
  const operandCount = countOperands(command, positionals);
  const dir = readNamedFolder(positionals.slice(operandCount), {...command, operandCount});
  const operands = positionals.slice(0, operandCount);
  const namesFolder = positionals.length > operandCount;
  const input = {dir, namesFolder, operands, values, terminal};
  return values['json']
    ? withLogsToStderr(terminal, (own) => command.run({...input, terminal: own}))
    : command.run(input);
}

/**
 * Counts the words before the folder. Where a command does without them, a single word is the folder if it names a site, is
 * written like a path, or has no site around it that could know it.
 */
function countOperands(
  {operandCount = 0, hasOptionalOperands = false}: Command,
  [first, ...rest]: readonly string[],
): number {
  if (!hasOptionalOperands || !first || rest.length > 0) return operandCount;
  const isFolder =
    /^\.{1,2}(?:[\\/]|$)/.test(first) ||
    findConfigFile(first) !== undefined ||
    findConfigFile(process.cwd()) === undefined;
  return isFolder ? 0 : operandCount;
}

const VERSION: ReadonlySet<string> = new Set(['--version', '-v', '-V']);

const asksForHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** Lists the commands of two words that begin with a word: `search` → `search query` … */
const listGroup = (word: string): readonly string[] =>
  Object.keys(COMMANDS).filter((name) => name.startsWith(`${word} `));

/** Prints what the commands of a group do. */
async function explainGroup(word: string, terminal: Terminal): Promise<number> {
  const commands = await Promise.all(listGroup(word).map((name) => COMMANDS[name]!()));
  const list = printSummaries(commands, terminal);
  terminal.print([
    `wuya ${word} 有这几个命令：\n\n${list}\n\nwuya ${word} <命令> --help 说明一个命令`,
    `wuya ${word} has these commands:\n\n${list}\n\nwuya ${word} <command> --help explains a command`,
  ]);
  return 0;
}

const printSummaries = (commands: readonly Command[], terminal: Terminal): string =>
  commands.map(({name, summary}) => `  ${name.padEnd(14)}${terminal.pick(summary)}`).join('\n');

/** Answers words that are not a command: with help, the version, or an error. */
async function answerWithoutCommand(name: string | undefined, terminal: Terminal): Promise<number> {
  if (name !== undefined && VERSION.has(name)) {
    terminal.print(readVersion());
    return 0;
  }
  const isHelp = name === undefined || name === 'help' || asksForHelp(name);
  if (!isHelp) {
    const [zh, en] = adviseFor(name);
    terminal.complain([
      `没有 ${name} 这个命令。${zh}\n`,
      `There is no command ${name}.${en && ` ${en}`}\n`,
    ]);
  }
  const list = printSummaries(await loadCommands(), terminal);
  terminal.print([
    `无涯：把一个文件夹的笔记变成静态网站\n\n用法：wuya <命令> [文件夹] [选项]\n\n${list}\n\nwuya <命令> --help 说明一个命令；wuya --version 显示版本`,
    `Wuya turns a folder of notes into a static site\n\nUsage: wuya <command> [folder] [options]\n\n${list}\n\nwuya <command> --help explains a command; wuya --version prints the version`,
  ]);
  return isHelp ? 0 : 1;
}

/** Says what to write instead of a word that is not a command; empty where that is not known. */
function adviseFor(name: string): Words {
  if (name.startsWith('-'))
    return [
      '先写命令，再写选项，例如 wuya dev --port 8080。',
      'Options follow a command: wuya dev --port 8080.',
    ];
  const counterpart = findOwnCommand(name);
  if (counterpart) return counterpart;
  const likely = findLikely(name);
  return likely.length > 0
    ? [`是否想写 ${likely.join('、')}？`, `Did you mean ${joinWithOr(likely)}?`]
    : ['', ''];
}

/** `a`, `a or b`, `a, b or c` */
const joinWithOr = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)!].filter(Boolean).join(' or ');

/** Finds the commands that a wrong one may stand for: all that begin with the word, `search` → `search query` …, or with one near it. */
function findLikely(name: string): readonly string[] {
  const names = Object.keys(COMMANDS);
  const firstWords = names.map((command) => command.split(' ')[0]!);
  const nearest = findNearest(name, firstWords);
  return names.filter((_, i) => firstWords[i] === nearest);
}

/** Prints an unexpected error with its stack, and what around the command may be its cause. */
function complainOfUnknown(error: unknown, terminal: Terminal): void {
  console.error(error);
  const words = suspectSurroundings();
  if (words) terminal.complain(words);
}

function complainOfLoss(error: Error, terminal: Terminal): void {
  if (error instanceof ContentError) printBriefly(error.diagnostics, terminal);
  terminal.complain(['打印出来的没有写完。', 'What was printed could not be written in full.']);
}

function complainAboutAll({diagnostics}: ContentError, terminal: Terminal, leftover?: Words): void {
  printBriefly(diagnostics, terminal);
  const count = diagnostics.filter((d) => d.level === 'error').length;
  const [zh, en] = [`有 ${count} 个错误`, countNoun(count, 'error')];
  terminal.complain(
    leftover ? [`${zh}，${leftover[0]}`, `${en}; ${leftover[1]}`] : [`${zh}。`, `${en}.`],
  );
  const advice = adviseToLoosen(diagnostics);
  if (advice) terminal.complain(advice);
}
