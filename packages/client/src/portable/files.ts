/** Address of the folder of the site with its final slash; the bundler writes it before everything else. */
declare const wuyaRoot: string;

/** What stands for the folder in data that was written at build time. */
const MARK = '{wuya-root}/';

/** Gives data of the site its addresses in this folder. */
export function placed(text: string): string {
  return text.replaceAll(MARK, wuyaRoot);
}

/** Tells whether an address is in the folder of the site. */
function isInside({origin, pathname}: Pick<URL, 'origin' | 'pathname'>): boolean {
  return origin === location.origin && pathname.startsWith(wuyaRoot);
}

/**
 * Makes the address of the document of a page, by the path that the site knows it under: `/_…_/a/#b` →
 * `file:///…/a/index.html#b`.
 */
export function documentHref(href: string): string {
  const {pathname, search, hash} = new URL(href, location.href);
  const path = pathname.split('/').slice(2).join('/');
  return new URL(wuyaRoot + path.replace(/(^|\/)$/, '$1index.html') + search + hash, location.href)
    .href;
}

type Answer = (content: string, isBinary: boolean) => void;

/** The element of a script, with who gets the file that it holds. */
type FileScript = HTMLScriptElement & {wuyaAnswer?: Answer | undefined};

/** Takes a file from the script that holds it: a page of a folder may load scripts, but read no file. */
function takeFile(content: string, isBinary: boolean): void {
  (document.currentScript as FileScript | null)?.wuyaAnswer?.(content, isBinary);
}

/** Runs a script of the site, once it is there; rejects when it is not. */
function loadScript(href: string, answer?: Answer): Promise<void> {
  return new Promise((resolve, reject) => {
    const script: FileScript = document.createElement('script');
    script.wuyaAnswer = answer;
    script.addEventListener('load', () => resolve(script.remove()));
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The file ${href} is missing.`));
    });
    script.src = href;
    document.head.append(script);
  });
}

/** Reads a file of the site as `fetch` does. Rejects when it is not there. */
export async function fetchFile(address: string): Promise<Response> {
  let body: string | Uint8Array<ArrayBuffer> = '';
  await loadScript(`${address}.js`, (content, isBinary) => {
    body = isBinary ? toBytes(content) : placed(content);
  });
  return new Response(body);
}

/** Goes to an address as `location.assign` does, to the document where it is that of a page. */
function openAddress(href: string): void {
  document.location.assign(nameDocument(new URL(href, document.location.href)));
}

/** Adds the name of its document to the address of a page: without a server a folder is a list of its files. */
export function nameDocument(url: URL): URL {
  const isFolder = isInside(url) && url.pathname.endsWith('/');
  return isFolder ? new URL(`index.html${url.search}${url.hash}`, url) : url;
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

/** Loads the library that draws diagrams, the one module that is imported from the site's files: here it is a script that leaves a global. */
async function importLibrary(href: string): Promise<{readonly default: unknown}> {
  await loadScript(href);
  return {default: (globalThis as {mermaid?: unknown}).mermaid};
}

/** Makes the scripts of files find who asked for them, and code that fetches or goes elsewhere what stands for that here. */
export function startFiles(): void {
  Object.assign(globalThis, {
    wuyaFile: takeFile,
    wuyaFetch: fetchFile,
    wuyaImport: importLibrary,
    wuyaOpen: openAddress,
  });
}
