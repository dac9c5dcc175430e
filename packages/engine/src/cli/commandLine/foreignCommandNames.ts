import type {Words} from '../../errors/language.ts';

const commandWords = (line: string): Words => [`这里用 ${line}。`, `Here it is ${line}.`];

const CREATE = commandWords('npm create wuya@latest');
const DEPLOY: Words = [
  '先运行 wuya build，再把 dist 放到主机上：手册的“发布”写了各家的做法。',
  'Run wuya build and put dist on a host: “Publish” in the manual says how for each.',
];
const UPGRADE = commandWords('npm install @wuya/engine@latest');

/** What other generators call a command, or what a command that they have is here. */
const OTHER_NAMES: Readonly<Record<string, Words>> = {
  add: commandWords('wuya new'),
  convert: commandWords('wuya migrate'),
  create: CREATE,
  deploy: DEPLOY,
  develop: commandWords('wuya dev'),
  diff: commandWords('wuya compare'),
  epub: commandWords('wuya book'),
  exec: commandWords('wuya run'),
  export: commandWords('wuya build'),
  find: commandWords('wuya search query'),
  g: commandWords('wuya build'),
  generate: commandWords('wuya build'),
  import: commandWords('wuya migrate'),
  init: CREATE,
  lint: commandWords('wuya check'),
  pdf: commandWords('wuya book'),
  preview: commandWords('wuya serve'),
  print: commandWords('wuya book'),
  publish: DEPLOY,
  s: commandWords('wuya dev'),
  start: commandWords('wuya dev'),
  test: commandWords('wuya check'),
  update: UPGRADE,
  upgrade: UPGRADE,
  validate: commandWords('wuya check'),
  version: commandWords('wuya --version'),
  watch: commandWords('wuya dev'),
  write: commandWords('wuya new'),
};

/** Finds what to run for a name that other generators have; undefined for any other word. */
export function findOwnCommand(name: string): Words | undefined {
  return Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
}
