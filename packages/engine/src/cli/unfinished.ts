import type {Terminal} from './terminal.ts';

/** What is used of the process. */
interface EndingProcess {
  exitCode?: number | string | null | undefined;
  on(event: 'exit', listener: (code: number) => void): unknown;
  off(event: 'exit', listener: (code: number) => void): unknown;
}

/**
 * Says so where the process ends before its command does, which is an error: code of the site ended it, or waits for what never
 * comes. Node would end with 0, and a host would publish what there was before.
 * @returns a function for the end of the command
 */
export function watchForEnd(
  {complain}: Pick<Terminal, 'complain'>,
  ending: EndingProcess = process,
): () => void {
  const onExit = (code: number): void => {
    complain([
      '命令没有做完：站点的配置或插件结束了进程，或者在等一个永远不会来的结果。检查其中的 process.exit、await 和 Promise。',
      'The command was not done: the configuration or a plugin of the site ended the process, or waits for something that never comes. Look at its process.exit, await and Promise.',
    ]);
    if (code === 0) ending.exitCode = 1;
  };
  ending.on('exit', onExit);
  return () => void ending.off('exit', onExit);
}
