import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {BundleMaker} from '../../src/bundle/make/buildBundle.ts';
import {type CheckResult, checkSite} from '../../src/build/check.ts';
import {hashOf} from '../../src/cache/hash.ts';

/**
 * A bundler that bundles nothing: client and server are the generated modules, and every page shows those of the server
 * and its own data. What a real bundle is made from is in it, at no cost.
 */
export const stubBundle: BundleMaker = async ({generated}, {dir, key}) => {
  const print = (modules: Readonly<Record<string, string>>) => Object.values(modules).join('\n');
  const client = print(generated.client);
  const entryPath = `assets/app-${hashOf(client).slice(0, 8)}.js`;
  const serverFile = `server/server-${key}.mjs`;
  const server = `const modules = ${JSON.stringify(print(generated.server))};
export const renderApp = async (input) => '<main>' + modules.replaceAll('<', '&lt;') + JSON.stringify(input).replaceAll('<', '&lt;') + '</main>';
export const loadComponentPage = async () => ({meta: {title: '页'}, pageData: (content) => content});
`;
  for (const [path, text] of [
    [`client/${entryPath}`, client],
    [serverFile, server],
  ] as const) {
    mkdirSync(dirname(join(dir, path)), {recursive: true});
    writeFileSync(join(dir, path), text);
  }
  return {
    key,
    modules: [],
    modulesHash: hashOf(''),
    hash: hashOf(entryPath).slice(0, 12),
    entryPath,
    coreStylesheets: [],
    files: [`client/${entryPath}`],
    stylesheets: {},
    textStylesheets: {},
    serverFile,
    warnings: [],
  };
};

/** Checks a site but for what only a bundler can tell, at a twentieth of its CPU time. */
export const checkNotes = (dir: string): Promise<CheckResult> =>
  checkSite(dir, {makeBundle: stubBundle});
