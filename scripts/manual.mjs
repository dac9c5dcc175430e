// npm run manual: writes the reference out of the code, builds the manual, serves it. Options go to `wuya serve`;
// `npm run manual -- --write` only writes the reference.
import {join} from 'node:path';
import {runnerImport} from 'vite';
import {installOnce, root, runOrExit, start} from './run.mjs';

const options = process.argv.slice(2);
const isWriteOnly = options.includes('--write');
installOnce();
runOrExit('npm', ['run', '--silent', 'compile']);
const {module} = await runnerImport(join(root, 'manual/generate/reference.ts'), {
  logLevel: 'error',
});
module.writeReference(join(root, 'manual'));
if (!isWriteOnly) {
  const wuya = 'packages/engine/bin/wuya.mjs';
  runOrExit(process.execPath, [wuya, 'build', 'manual']);
  const server = start(process.execPath, [wuya, 'serve', 'manual', ...options]);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}
