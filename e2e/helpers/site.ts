import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GENERATED = new Set(['dist', '.wuya', 'node_modules']);

/** A site in a folder of its own, which the test may change. */
export interface TemporarySite {
  readonly dir: string;
  /** Writes a file, path relative to the site. */
  write(path: string, content: string): void;
  remove(): void;
}

/** @param hasPackages the site's own packages can be found from it, as where it was installed */
function createFolder(hasPackages = true): TemporarySite {
  const parent = mkdtempSync(join(tmpdir(), 'wuya-e2e-'));
  if (hasPackages) symlinkSync(join(ROOT, 'node_modules'), join(parent, 'node_modules'), 'dir');
  const dir = join(parent, 'site');
  mkdirSync(dir);
  return {
    dir,
    write(path, content) {
      mkdirSync(dirname(join(dir, path)), {recursive: true});
      writeFileSync(join(dir, path), content);
    },
    remove: () => rmSync(parent, {recursive: true, force: true}),
  };
}

/** A copy of `site/` without anything that was generated. */
export function copySite(): TemporarySite {
  const site = createFolder();
  const source = join(ROOT, 'site');
  cpSync(source, site.dir, {
    recursive: true,
    filter: (path) => dirname(path) !== source || !GENERATED.has(path.slice(source.length + 1)),
  });
  return site;
}

/** A site of a few files: path to content. */
export function createSite(
  files: Readonly<Record<string, string>>,
  {hasPackages = true}: {readonly hasPackages?: boolean} = {},
): TemporarySite {
  const site = createFolder(hasPackages);
  for (const [path, content] of Object.entries(files)) site.write(path, content);
  return site;
}
