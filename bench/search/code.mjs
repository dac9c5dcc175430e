// Bytes of the code a reader downloads to search, as a site would serve it.
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';

const require = createRequire(new URL('../../packages/engine/package.json', import.meta.url));

/** Bytes of the query engine as brotli: all search code but the dialog's. */
export async function measureCode() {
  const {rolldown} = await import(require.resolve('rolldown'));
  const bundle = await rolldown({input: fileURLToPath(new URL('../../packages/search/dist/client.js', import.meta.url)), logLevel: 'silent'});
  const {output} = await bundle.generate({format: 'esm', minify: true});
  await bundle.close();
  return brotliCompressSync(output[0].code).length;
}
