import {mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Tools} from './tools.ts';

/** `pnp` is Yarn without a folder of packages: its loader gives modules from archives. */
export const MANAGERS = ['npm', 'pnpm', 'yarn', 'pnp'] as const;
export type Manager = (typeof MANAGERS)[number];

/** A command as `spawn` takes it. */
export type CommandLine = readonly [program: string, ...args: string[]];

/** What an author types with one package manager. */
export interface ManagerCommands {
  readonly create: (args: readonly string[]) => CommandLine;
  readonly install: CommandLine;
  readonly script: (name: string, args?: readonly string[]) => CommandLine;
}

export function commandsOf(manager: Manager, tools: Tools): ManagerCommands {
  const {execPath} = process;
  if (manager === 'npm')
    return {
      create: (args) => ['npm', 'create', '--yes', 'wuya@latest', '--', ...args],
      install: ['npm', 'install'],
      script: (name, args = []) => ['npm', 'run', name, '--', ...args],
    };
  const program = manager === 'pnpm' ? tools.pnpm : tools.yarn;
  const create = manager === 'pnpm' ? 'wuya@latest' : 'wuya';
  return {
    create: (args) => [execPath, program, 'create', create, ...args],
    install: [execPath, program, 'install'],
    script: (name, args = []) => [execPath, program, 'run', name, ...args],
  };
}

/** The environment of an author whose package managers know our registry, with caches that stay and nothing of this machine's own. */
export function environmentOf(tools: Tools, registryUrl: string): NodeJS.ProcessEnv {
  const cache = (name: string) => join(tools.cacheDir, name);
  // Programs that npm and pnpm fetched to create a site in an earlier run are older states of ours.
  for (const old of [cache('npm/_npx'), cache('home')]) rmSync(old, {recursive: true, force: true});
  mkdirSync(cache('home'), {recursive: true});
  const ofOthers = /^(?:npm_|pnpm_|yarn_|vitest|node_env|node_options|init_cwd)/i;
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofOthers.test(name))),
    HOME: cache('home'),
    XDG_CACHE_HOME: cache('home/cache'),
    XDG_DATA_HOME: cache('home/data'),
    npm_config_registry: registryUrl,
    npm_config_cache: cache('npm'),
    npm_config_store_dir: cache('pnpm-store'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    YARN_NPM_REGISTRY_SERVER: registryUrl.replace(/\/$/, ''),
    YARN_UNSAFE_HTTP_WHITELIST: 'localhost',
    YARN_CACHE_FOLDER: cache('yarn'),
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    CI: '1',
    NO_COLOR: '1',
  };
}
