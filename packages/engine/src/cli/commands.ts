import type {Command} from './command.ts';

/** Every command by its name. Each is loaded when it is asked for: a build needs no server and no watcher. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  dev: async () => (await import('./dev.ts')).devCommand,
  build: async () => (await import('./build.ts')).buildCommand,
  check: async () => (await import('./check.ts')).checkCommand,
  new: async () => (await import('./new.ts')).newCommand,
  run: async () => (await import('./run.ts')).runCommand,
  book: async () => (await import('./book.ts')).bookCommand,
  serve: async () => (await import('./serve.ts')).serveCommand,
  'search query': async () => (await import('./searchQuery.ts')).searchQueryCommand,
  mcp: async () => (await import('./mcp.ts')).mcpCommand,
  'search serve': async () => (await import('./searchServe.ts')).searchServeCommand,
  'search push': async () => (await import('./searchPush.ts')).searchPushCommand,
  compare: async () => (await import('./compare.ts')).compareCommand,
  migrate: async () => (await import('./migrate.ts')).migrateCommand,
  explain: async () => (await import('./explain.ts')).explainCommand,
  clean: async () => (await import('./clean.ts')).cleanCommand,
};

/** All commands, in the order in which they are listed. */
export const loadCommands = (): Promise<readonly Command[]> =>
  Promise.all(Object.values(COMMANDS).map((load) => load()));
