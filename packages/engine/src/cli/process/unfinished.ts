import type {Terminal} from '../terminal/terminal.ts';

/** What is used of the process. */
interface EndingProcess {
  exitCode?: number | string | null | undefined;
  on(event: 'exit', listener: (code: number) => void): unknown;
  off(event: 'exit', listener: (code: number) => void): unknown;
}

/**
 * Says so where the process ends before its command does, which is an error: code of the site ended it, or waits for what never
 * comes. Node would end with 0, and a host would publish what there was before.
 * @param current gives the file whose code runs, where that is known
 * @returns a function for the end of the command
 */
export function watchForEnd(
  {complain}: Pick<Terminal, 'complain'>,
  ending: EndingProcess = process,
  current: () => string | undefined = () => undefined,
): () => void {
  const onExit = (code: number): void => {
    const file = current();
    complain([
      `命令没有做完：${file === undefined ? '站点的配置或插件' : `${file} 的代码`}结束了进程，或者在等一个永远不会来的结果。检查其中的 process.exit、await 和 Promise。`,
      `The command was not done: ${file === undefined ? 'the configuration or a plugin of the site' : `the code of ${file}`} ended the process, or waits for something that never comes. Look at its process.exit, await and Promise.`,
    ]);
    if (code === 0) ending.exitCode = 1;
  };
  ending.on('exit', onExit);
  return () => void ending.off('exit', onExit);
}
