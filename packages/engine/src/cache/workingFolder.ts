import {isMainThread} from 'node:worker_threads';

/**
 * The folder in which the configuration and the plugins of a site made for another generator run: that generator is started
 * there, and they find their settings by it. A thread has no working folder of its own and keeps that of the process.
 */
export class WorkingFolder {
  private readonly dir: string;
  private userCount = 0;
  private before = '';

  constructor(dir: string) {
    this.dir = dir;
  }

  /** Runs something in the folder. Several may run at the same time: the last one leads back. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (!isMainThread) return work();
    if (this.userCount++ === 0) {
      this.before = process.cwd();
      process.chdir(this.dir);
    }
    try {
      return await work();
    } finally {
      if (--this.userCount === 0) process.chdir(this.before);
    }
  }
}
