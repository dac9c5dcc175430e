// npm run manual: writes the reference out of the code, builds the manual, serves it. Options go to `wuya serve`;
// `npm run manual -- --write` only writes the reference.
import {join} from 'node:path';
import {runnerImport} from 'vite';
import {buildAndServe, installOnce, root, runOrExit} from './run.mjs';

const options = process.argv.slice(2);
const isWriteOnly = options.includes('--write');
installOnce();
runOrExit('npm', ['run', '--silent', 'compile']);
const {module} = await runnerImport(join(root, 'manual/generate/reference.ts'), {
  logLevel: 'error',
});
module.writeReference(join(root, 'manual'));
if (!isWriteOnly) buildAndServe('manual', options);
