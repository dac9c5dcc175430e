#!/usr/bin/env node
import {existsSync} from 'node:fs';

const main = new URL('../dist/cli/main.js', import.meta.url);
if (!existsSync(main)) {
  console.error('引擎还没有编译：请先运行 npm run compile。\nThe engine is not compiled yet: run npm run compile first.');
  process.exit(1);
}
const {main: run} = await import(main.href);
process.exitCode = await run(process.argv.slice(2));
