// Bytes of the code a reader downloads to search, as a site would serve it.
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {isPlainWords} from '../../packages/search/dist/query/match/plainWords.js';
import {foldText} from '../../packages/search/dist/text/fold.js';

const require = createRequire(new URL('../../packages/engine/package.json', import.meta.url));

/**
 * Bytes as brotli of all search code but the dialog's: `base` is what the page runs and the query engine, which the first
 * query loads; `question` and `slips` come with the first query of several words and with the first typing error.
 */
export async function measureCode() {
  const [page, worker] = await Promise.all(
    ['threadedIndex.js', 'threadHost.js'].map((name) =>
      sizesOf(fileURLToPath(new URL(`../../packages/search/dist/thread/${name}`, import.meta.url))),
    ),
  );
  const {question, correctPart: slips, ...engine} = worker;
  const base = [...Object.values(page), ...Object.values(engine)].reduce((sum, size) => sum + size);
  return {base, question, slips};
}

/** Bytes of the code that an answer of a site of so many pages took. */
export function codeOf({query, notes, nbDocuments}, code, pageCount) {
  const isCorrected = notes.some(({kind}) => kind === 'corrected');
  const isWord = /^(?:[\u3400-\u9fff]{1,2}|[^\s\u2e80-\uffff]*)$/.test(query.trim());
  // Of candidates there may be more, so this counts the code for questions once too often rather than once too few.
  const isAsked = !isWord && !(isPlainWords(foldText(query).trim(), pageCount) && nbDocuments > 3);
  const isNear = notes.some(({kind}) => kind !== 'corrected');
  // Words of Latin letters alone may be slips.
  const mayBeSlip = isCorrected || (isNear && /[a-z]{4}/i.test(query));
  return code.base + (isAsked || isNear ? code.question : 0) + (mayBeSlip ? code.slips : 0);
}

async function sizesOf(input) {
  const {rolldown} = await import(require.resolve('rolldown'));
  const bundle = await rolldown({
    input,
    logLevel: 'silent',
    // As in a worker of a site: what the parts share stays in the first.
    preserveEntrySignatures: 'allow-extension',
  });
  const {output} = await bundle.generate({format: 'esm', minify: true});
  await bundle.close();
  return Object.fromEntries(output.map(({name, code}) => [name, brotliCompressSync(code).length]));
}
