import {parseArgs} from 'node:util';
import {ContentError} from '../errors/contentError.ts';
import {formatDiagnostic} from '../errors/format.ts';
import {buildCommand} from './build.ts';
import {checkCommand} from './check.ts';
import {cleanCommand} from './clean.ts';
import type {Command} from './command.ts';
import {devCommand} from './dev.ts';
import {searchPushCommand} from './searchPush.ts';
import {searchServeCommand} from './searchServe.ts';
import {serveCommand} from './serve.ts';

const COMMANDS: readonly Command[] = [devCommand, buildCommand, checkCommand, serveCommand, searchServeCommand, searchPushCommand, cleanCommand];

const HELP = `无涯 Wuya：把一个文件夹的笔记变成静态网站

用法 usage: wuya <命令 command> [文件夹 folder] [选项 options]

${COMMANDS.map(({name, summary}) => `  ${name.padEnd(14)}${summary}`).join('\n')}

wuya <命令> --help 说明一个命令 explains a command`;

/** Runs one command line. Returns the exit code: 0, or 1 when there was an error; warnings do not count. */
export async function main(args: readonly string[]): Promise<number> {
  const [name] = args;
  const command = COMMANDS.find((c) => c.name === args.slice(0, 2).join(' ')) ?? COMMANDS.find((c) => c.name === name);
  const rest = args.slice(command?.name.split(' ').length);
  if (!command) {
    const isHelp = name === undefined || name === '--help' || name === '-h' || name === 'help';
    if (!isHelp) console.error(`没有 ${name} 这个命令。There is no command ${name}.\n`);
    console.log(HELP);
    return isHelp ? 0 : 1;
  }
  try {
    const {values, positionals} = parseArgs({args: rest, options: {...command.options, help: {type: 'boolean', short: 'h'}}, allowPositionals: true});
    if (values['help']) {
      console.log(command.help);
      return 0;
    }
    if (positionals.length > 1) throw new TypeError(`只能有一个文件夹：${positionals.join(' ')} (one folder only)`);
    return await command.run(positionals[0] ?? '.', values);
  } catch (error) {
    if (error instanceof ContentError) {
      for (const diagnostic of error.diagnostics) console.error(`${formatDiagnostic(diagnostic)}\n`);
      const count = error.diagnostics.filter((d) => d.level === 'error').length;
      console.error(`有 ${count} 个错误，没有写出任何文件；上一次的结果原样保留。\n${count} ${count === 1 ? 'error' : 'errors'}; nothing was written, the last good output stands.`);
      return 1;
    }
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      console.error(`${error.message}\n\n${command.help}`);
      return 1;
    }
    console.error(error);
    return 1;
  }
}
