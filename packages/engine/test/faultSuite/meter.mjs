// Preloaded into a server: at SIGUSR2 it says how much it holds, after the garbage is collected.
import {readdirSync} from 'node:fs';

process.on('SIGUSR2', () => {
  globalThis.gc();
  const files = readdirSync('/proc/self/fd').length;
  console.log(`meter ${process.memoryUsage().heapUsed} ${files}`);
});
