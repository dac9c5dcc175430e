import {lstatSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** What a site has installed. */
export interface Weight {
  readonly packageCount: number;
  readonly sizeBytes: number;
}

/** Weighs `node_modules`: packages by name and version, files by the space that they take; links count as nothing. */
export function weigh(modules: string): Weight {
  const packages = new Set<string>();
  let sizeBytes = 0;
  for (const path of listFiles(modules)) {
    const {size, blocks} = lstatSync(path);
    sizeBytes += blocks === undefined ? size : blocks * 512;
    const [, name] =
      /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*)[\\/]package\.json$/.exec(path) ??
      [];
    if (name !== undefined) packages.add(path);
  }
  return {packageCount: packages.size, sizeBytes};
}

/** Lists files; links are not followed, as Node 22 does when it lists folders by itself: pnpm's would count each package often. */
function listFiles(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const path = join(dir, entry.name);
    return entry.isDirectory() ? listFiles(path) : entry.isFile() ? [path] : [];
  });
}
