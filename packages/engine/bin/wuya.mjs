#!/usr/bin/env node
// Only syntax that old versions of Node read: they must come as far as the sentence below.
import {existsSync, statSync} from 'node:fs';
import {setFlagsFromString} from 'node:v8';

const [major, minor] = process.versions.node.split('.').map(Number);
const main = new URL('../dist/cli/main.js', import.meta.url);
const bundled = new URL('../dist/bundled/main.js', import.meta.url);
const stampOf = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
// What was compiled since it was bundled runs as it is. In a package there is no record of the compiler.
const isBundled = stampOf(bundled) > stampOf(new URL('../tsconfig.tsbuildinfo', import.meta.url));
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Wuya 需要 Node 20.19 或更新的版本，这里是 ${process.version}。\nWuya needs Node 20.19 or later; this is ${process.version}.`,
  );
  process.exitCode = 1;
} else if (!existsSync(main)) {
  console.error(
    '引擎还没有编译：请先运行 npm run compile。\nThe engine is not compiled yet: run npm run compile first.',
  );
  process.exitCode = 1;
} else {
  // V8 optimizes whatever runs for a moment: 3.7 of 17 CPU s of a build of 1,000 notes, 1.4 of 3.6 of one of 35 (2026-11).
  const patience = {20: '--interrupt-budget=600000', 22: '--invocation-count-for-turbofan=15000'};
  const isServer = ['dev', 'mcp', 'serve'].includes(process.argv[2]);
  if (patience[major] && !isServer) setFlagsFromString(patience[major]);
  import((isBundled ? bundled : main).href)
    .then(({main: run}) => run(process.argv.slice(2)))
    .then(
      (code) => {
        process.exitCode = code;
        // Handles that a plugin left open, such as a timer, delay no command; text on its way to a slow pipe does.
        const end = () =>
          void (process.stdout.writableLength > 0 ? setTimeout(end, 100) : process.exit());
        setTimeout(end, 1000).unref();
      },
      (error) => {
        // Modules of the command are files too, and this is before any of them could say so.
        const hasTooMany = error?.code === 'EMFILE' || error?.code === 'ENFILE';
        console.error(
          hasTooMany
            ? `打开的文件太多，wuya 读不出自己的代码（${error.code}）。请提高上限再试：ulimit -n 4096\nToo many files are open to read the code of wuya (${error.code}). Raise the limit and try again: ulimit -n 4096`
            : error,
        );
        process.exitCode = 1;
      },
    );
}
