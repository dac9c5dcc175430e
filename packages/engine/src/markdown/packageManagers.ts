import npmToYarn from 'npm-to-yarn';

// Its types are those of a CommonJS module, what Node loads is an ES module: the function itself is the default export.
const convert = npmToYarn as unknown as typeof npmToYarn.default;

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** Commands of npm as each package manager has them, npm first. */
export function toPackageManagers(commands: string): {readonly name: string; readonly commands: string}[] {
  return MANAGERS.map((name) => ({name, commands: name === 'npm' ? commands : convert(commands, name)}));
}
