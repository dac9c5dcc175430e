// Bytes of the code a reader downloads to search, as a site would serve it.
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';

const require = createRequire(new URL('../../packages/engine/package.json', import.meta.url));

/** Bytes of all search code but the dialog's as brotli: what the page runs, and the worker with the query engine. */
export async function measureCode() {
  const sizes = await Promise.all(['threadedIndex.js', 'threadHost.js'].map((name) => sizeOf(fileURLToPath(new URL(`../../packages/search/dist/thread/${name}`, import.meta.url)))));
  return sizes[0] + sizes[1];
}

async function sizeOf(input) {
  const {rolldown} = await import(require.resolve('rolldown'));
  const bundle = await rolldown({input, logLevel: 'silent'});
  const {output} = await bundle.generate({format: 'esm', minify: true});
  await bundle.close();
  return brotliCompressSync(output[0].code).length;
}
