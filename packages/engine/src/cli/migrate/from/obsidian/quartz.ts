import {type MigratedFile, type OldFolder, type OldTool, readIfThere} from '../common/migration.ts';
import {nameSite} from './nameSite.ts';
import {migrateVault} from './obsidian.ts';

const CONFIG = 'quartz.config.ts';
const ROOT = 'content/';

/** Quartz publishes a vault of Obsidian, which is in a folder of the repository of Quartz itself. */
export const quartz: OldTool = {
  name: 'Quartz',
  matches: ({has, paths}) =>
    has(CONFIG) && paths.some((path) => path.startsWith(ROOT) && path.endsWith('.md')),
  migrate(folder) {
    // Without this plugin it reads lines as Markdown does, other than the app.
    const keepsLines = /^(?!\s*\/\/).*\bHardLineBreaks\(/m.test(readIfThere(folder, CONFIG));
    const {files, problems} = migrateVault(openContent(folder), {keepsLines});
    return Promise.resolve({
      files: new Map([...files].map(([path, file]) => [path, toWhole(path, file, folder)])),
      problems: problems.map((one) => ({...one, file: ROOT + one.file})),
    });
  },
};

/** Opens the vault alone. */
const openContent = (folder: OldFolder): OldFolder => ({
  paths: folder.paths.flatMap((path) => (path.startsWith(ROOT) ? [path.slice(ROOT.length)] : [])),
  has: (path) => folder.has(ROOT + path),
  read: (path) => folder.read(ROOT + path),
  run: (path) => folder.run(ROOT + path),
});

function toWhole(path: string, file: MigratedFile, folder: OldFolder): MigratedFile {
  if ('copyOf' in file) return {copyOf: ROOT + file.copyOf};
  return path === 'wuya.config.ts'
    ? {text: nameSite(file.text, readSite(readIfThere(folder, CONFIG)))}
    : file;
}

/** Reads the title and the address that the settings of Quartz say plainly; its code is not run. */
function readSite(settings: string): Parameters<typeof nameSite>[1] {
  const find = (name: string): string | undefined =>
    new RegExp(`^[ \\t]*${name}:[ \\t]*(["'\`])(.+?)\\1`, 'm').exec(settings)?.[2];
  const host = find('baseUrl')
    ?.replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');
  return {title: find('pageTitle'), url: host && `https://${host}`};
}
