// Preloaded into a build: kills it right before one of its changes to the disk.
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';

const CHANGES = [
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'symlinkSync',
  'writeFileSync',
  'writeSync',
];
const at = Number(process.env.KILL_AT);
delete process.env.KILL_AT; // the bundler's process lives
let count = 0;
for (const name of CHANGES) {
  const original = fs[name];
  fs[name] = (...args) => {
    if (at >= 0 && count++ === at) process.kill(process.pid, 'SIGKILL');
    return original.apply(fs, args);
  };
}
syncBuiltinESMExports();
