import {readFileSync} from 'node:fs';
import {decodePath} from '@wuya/theme/pathname';
import {findMermaid} from '../article/print/mermaidLibrary.ts';
import type {Site} from '../site/site.ts';

/** Reads the content of a file that is no page; undefined for one that is gone, of which the watcher will tell. */
export type FileReader = () => string | Uint8Array | undefined;

/** Finds a file that is no page: static, beside a note, a shared sidebar. */
export function findFile({model}: Site, path: string): FileReader | undefined {
  const fixed = model.content.staticFiles.find((file) => file.path === path);
  if (fixed) return () => readIfThere(fixed.absolutePath);
  if (!path.startsWith('assets/')) return undefined;
  const code = model.codeFiles.used.get(path)?.readBytes();
  if (code) return () => code;
  const asset = model.assets.used.get(path);
  if (asset) return () => readIfThere(asset.absolutePath);
  // A page that is open may still ask for the sidebar as it was.
  const nameOf = (file: string) => decodePath(file).replace(/-[^-]+$/, '');
  const sidebar = [...model.sidebarFiles.values()].find(
    (file) => nameOf(file.path) === nameOf(path),
  );
  return sidebar && (() => sidebar.json);
}

function readIfThere(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Makes a finder of the files of the library that draws diagrams in the page. */
export function createMermaidFinder(dir: string): (path: string) => FileReader | undefined {
  let files: ReadonlyMap<string, string> | undefined;
  return (path) => {
    if (!path.startsWith('assets/mermaid-')) return undefined;
    files ??= findMermaid(dir)?.files();
    const text = files?.get(path);
    return text === undefined ? undefined : () => text;
  };
}
