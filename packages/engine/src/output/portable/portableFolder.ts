import {hashOf} from '../../cache/hash.ts';
import {PORTABLE_ROOT} from '../../config/portable.ts';
import type {OutputFolder} from '../emit/outputFolder.ts';
import {
  type PublicAddress,
  publish,
  toData,
  toRelativeDocument,
  toRelativeStyles,
} from './addresses.ts';
import {findRootScript} from './findRootScript.ts';

type Content = string | Uint8Array;

/** A file that is in a portable folder for one of a site on a server. */
interface PortableFile {
  readonly path: string;
  make(content: Content): Content;
}

/** Turns what a build writes for a server into a folder that needs none, wherever it is. */
export function toPortableFolder(
  output: OutputFolder,
  {fingerprint, ...at}: PublicAddress & {readonly fingerprint: string},
): OutputFolder {
  const keyOf = (key: string): string => hashOf('portable', fingerprint, at.url, at.baseUrl, key);
  return {
    read: (path) => output.read(path),
    before: (path) => output.before(path),
    files: () => output.files(),
    copy: (path, from) => output.copy(path, from),
    reuse: (path, key) =>
      // All are checked, so that those that are up to date are kept.
      filesFor(path, at)
        .map((file) => output.reuse(file.path, keyOf(key)))
        .every(Boolean),
    write(path, key, content) {
      for (const file of filesFor(path, at))
        output.write(file.path, keyOf(key), file.make(content));
    },
  };
}

/** Lists what stands for a file: a page reads files as scripts, and no other page. */
function filesFor(path: string, at: PublicAddress): readonly PortableFile[] {
  if (path.endsWith('.html')) return [{path, make: (html) => toDocument(text(html), path, at)}];
  if (path.endsWith('.css')) return [{path, make: (css) => toRelativeStyles(text(css), path)}];
  if (path.endsWith('.md')) {
    const toText = (md: Content) => publish(text(md), at).replaceAll(PORTABLE_ROOT, at.baseUrl);
    return [
      {path, make: toText},
      {path: `${path}.js`, make: (md) => toTextScript(toText(md))},
    ];
  }
  if (/(?:^|\/)search-index\/[^/]+\.bin$/.test(path))
    return [{path: `${path}.js`, make: toBinaryScript}];
  if (/(?:^|\/)assets\/sidebar-[^/]+\.json$/.test(path))
    return [{path: `${path}.js`, make: (json) => toTextScript(toData(text(json)))}];
  // By it the folder is known as one that a build made.
  if (/(?:^|\/)routes\.json$/.test(path))
    return [{path, make: (json) => text(json).replaceAll(PORTABLE_ROOT, '')}];
  return path.endsWith('.json') ? [] : [{path, make: (content) => content}];
}

function toDocument(html: string, path: string, at: PublicAddress): string {
  const document = toRelativeDocument(html, path, at);
  return /(?:^|\/)404\.html$/.test(path)
    ? document.replace('<head>', () => `<head><script>${findRootScript(path)}</script>`)
    : document;
}

/** Returns a script that gives the text of a file to the page that asked for it. */
function toTextScript(content: string): string {
  return `wuyaFile(${JSON.stringify(content)})\n`;
}

function toBinaryScript(content: Content): string {
  return `wuyaFile("${Buffer.from(content as string).toString('base64')}",1)\n`;
}

function text(content: Content): string {
  return typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
}
