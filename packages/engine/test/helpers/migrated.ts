import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {migrateFolder, type MigrationResult} from '../../src/cli/migrate/migrateFolder.ts';
import {type SiteFiles, writeFiles} from './site.ts';
import {temporaryFolder} from './temporary.ts';

/** Takes a folder over and reads what was written. */
export async function migrateFiles(files: SiteFiles) {
  const [from, parent] = [temporaryFolder(), temporaryFolder()];
  const to = join(parent, 'new');
  writeFiles(from, files);
  const result = (await migrateFolder(from, to)) as MigrationResult;
  const read = (path: string): string => readFileSync(join(to, path), 'utf8');
  return {
    from,
    to,
    tool: result.tool,
    within: result.within,
    read,
    has: (path: string): boolean => existsSync(join(to, path)),
    config: JSON.parse(/defineConfig\(([^]*)\);/.exec(read('wuya.config.ts'))![1]!) as Record<
      string,
      never
    >,
    paths: [...result.files.keys()].sort(),
    problems: result.problems.map(({file, line}) => [file, line].filter(Boolean).join(':')),
    words: result.problems.map(({zh}) => zh),
  };
}
