import type {Command} from './commandLine/command.ts';

/** Every command by its name. Each is loaded when it is asked for: a build needs no server and no watcher. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  dev: async () => (await import('./commands/dev.ts')).devCommand,
  build: async () => (await import('./commands/build.ts')).buildCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  new: async () => (await import('./commands/new.ts')).newCommand,
  run: async () => (await import('./commands/run.ts')).runCommand,
  book: async () => (await import('./commands/book.ts')).bookCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  'search query': async () => (await import('./commands/searchQuery.ts')).searchQueryCommand,
  mcp: async () => (await import('./commands/mcp.ts')).mcpCommand,
  'search serve': async () => (await import('./commands/searchServe.ts')).searchServeCommand,
  'search push': async () => (await import('./commands/searchPush.ts')).searchPushCommand,
  compare: async () => (await import('./commands/compare.ts')).compareCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand,
  explain: async () => (await import('./commands/explain.ts')).explainCommand,
  clean: async () => (await import('./commands/clean.ts')).cleanCommand,
};

/** All commands, in the order in which they are listed. */
export const loadCommands = (): Promise<readonly Command[]> =>
  Promise.all(Object.values(COMMANDS).map((load) => load()));
