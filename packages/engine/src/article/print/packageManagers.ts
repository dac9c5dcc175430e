import npmToYarn from 'npm-to-yarn';

// Node loads an ES module whose default export is the function; its types say so only to some resolutions.
const convert = npmToYarn as unknown as (commands: string, to: string) => string;

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** Converts commands of npm to those of each package manager, npm first. */
export function toPackageManagers(
  commands: string,
): {readonly name: string; readonly commands: string}[] {
  return MANAGERS.map((name) => ({
    name,
    commands: name === 'npm' ? commands : convert(commands, name),
  }));
}
