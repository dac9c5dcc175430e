import {spawn} from 'node:child_process';
import type {Terminal} from '../terminal/terminal.ts';

/** Names the program of a system that opens an address, with its arguments. */
export function openCommand(platform: NodeJS.Platform, url: string): readonly string[] {
  if (platform === 'darwin') return ['open', url];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  return ['xdg-open', url];
}

/** Opens an address in the browser of the author; says so where there is no program for it. */
export function openBrowser(url: string, terminal: Pick<Terminal, 'complain'>): void {
  const [program, ...args] = openCommand(process.platform, url);
  spawn(program!, args, {stdio: 'ignore', detached: true})
    .on('error', () =>
      terminal.complain([
        `没有打开浏览器：这里没有 ${program}。`,
        `No browser was opened: there is no ${program} here.`,
      ]),
    )
    .unref();
}
