// npm start: install, build, serve the site. Options go to `wuya serve`, e.g. npm start -- --port 8080.
import {buildAndServe, installOnce, runOrExit} from './run.mjs';

installOnce();
runOrExit('npm', ['run', '--silent', 'compile']);
buildAndServe('site', process.argv.slice(2));
