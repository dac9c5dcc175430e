// npm start: install, build, serve the site. Options go to `wuya serve`, e.g. npm start -- --port 8080.
import {installOnce, runOrExit, start} from './run.mjs';

installOnce();
runOrExit('npm', ['run', '--silent', 'compile']);
runOrExit(process.execPath, ['packages/engine/bin/wuya.mjs', 'build', 'site']);
const server = start(process.execPath, [
  'packages/engine/bin/wuya.mjs',
  'serve',
  'site',
  ...process.argv.slice(2),
]);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
