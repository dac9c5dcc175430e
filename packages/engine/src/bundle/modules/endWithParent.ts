import {Worker} from 'node:worker_threads';

const CODE = `const {workerData: parent} = require('node:worker_threads');
const isGone = () => {
  if (process.ppid !== parent) return true;
  try {
    return !process.kill(parent, 0);
  } catch (error) {
    return error.code === 'ESRCH';
  }
};
setInterval(() => isGone() && process.kill(process.pid, 'SIGKILL'), 500);
`;

/**
 * Ends this process once the one that started it is gone, also while it computes without a pause: a plugin with a loop without end
 * would keep a processor busy for ever after the command was stopped. It costs a thread.
 */
export function endWithParent(): void {
  const watcher = new Worker(CODE, {eval: true, workerData: process.ppid, execArgv: []});
  watcher.on('error', () => undefined); // then the end of the channel alone ends this process
  watcher.unref();
}
