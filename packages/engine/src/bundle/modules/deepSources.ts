import {spawnSync} from 'node:child_process';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';
import {findOverflow, TOO_DEEP} from '../../article/js/overflow.ts';
import {pointAt} from '../../errors/pointAt.ts';
import {findLongChain} from './longChain.ts';
import {isSiteModule, OWN_SOURCE} from './sources.ts';

/**
 * Refuses a module of the site that nests deeper than the bundler bears: its parser would end the process without a word.
 * Brackets and chains of operators are counted first; of a module with many, texts and patterns among them, another process tells.
 */
export function deepSources(endsBundler = endsProcess): Plugin {
  return {
    name: 'wuya:deep-sources',
    enforce: 'pre',
    transform: {
      filter: {id: {include: /\.[cm]?[jt]sx?$/, exclude: OWN_SOURCE}},
      handler(code, id) {
        const offset = isSiteModule(id) ? (findOverflow(code) ?? findLongChain(code)) : undefined;
        if (offset === undefined || !endsBundler(code, id)) return;
        const {line, column} = pointAt(code, offset);
        this.error({message: TOO_DEEP, id, loc: {file: id, line, column}});
      },
    },
  };
}

/** Bundles what it reads; fails at nothing but what ends its process. */
const TRIAL = `
import {text} from 'node:stream/consumers';
const [, id] = process.argv;
const code = await text(process.stdin);
try {
  const {rolldown} = await import('rolldown');
  const given = {
    name: 'given',
    resolveId: (asked) => ({id: asked, external: asked !== id}),
    load: () => code,
  };
  const bundle = await rolldown({input: id, plugins: [given], logLevel: 'silent', tsconfig: false});
  await bundle.generate();
} catch {
  // wrong syntax, which the bundler of the site reports
}`;

/** Code that takes longer than that ends no process: it is told of where it is bundled. */
const PATIENCE_MS = 10_000;

/** Tries whether code ends the process of a bundler: one that ends by itself gives 0. */
export function endsProcess(code: string, id: string): boolean {
  const name = /\.[cm]?ts$/.test(id) ? '/deep.ts' : '/deep.tsx';
  const {status, error} = spawnSync(process.execPath, ['--input-type=module', '-e', TRIAL, name], {
    cwd: dirname(fileURLToPath(import.meta.url)), // the bundler is found from the engine
    input: code,
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: PATIENCE_MS,
  });
  return error === undefined && status !== 0;
}
