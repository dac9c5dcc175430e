import {basename, dirname, join} from 'node:path';
import type {InlineConfig} from 'vite';
import {HASH_CHARACTERS} from '../modules/fileNames.ts';
import {clientDir} from '../modules/sources.ts';

/** Makes of a configuration one that builds files for readers. */
export function productionConfig(base: InlineConfig): InlineConfig {
  return {
    ...base,
    mode: 'production',
    logLevel: 'silent', // what is wrong is in the error
    // Said outright: with another NODE_ENV in the shell Vite would take React's development build, and tell components of it.
    define: {
      ...base.define,
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.DEV': 'false',
      'import.meta.env.PROD': 'true',
    },
    oxc: {...base.oxc, jsx: {runtime: 'automatic', development: false}},
  };
}

/**
 * Configures the bundle that renders pages at build time, as one file of Node.
 * @param file its path
 * @param tolerance options of the bundler beside ours
 */
export function serverEnvironment(
  file: string,
  tolerance: {readonly shimMissingExports?: true} = {},
): NonNullable<NonNullable<InlineConfig['environments']>[string]> {
  return {
    consumer: 'server',
    resolve: {noExternal: true},
    build: {
      outDir: dirname(file),
      emptyOutDir: false,
      ssr: true,
      emitAssets: false,
      assetsInlineLimit: 0, // the same addresses as in the browser
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(clientDir, 'server.tsx'),
        ...tolerance,
        output: {
          hashCharacters: HASH_CHARACTERS,
          entryFileNames: basename(file),
          codeSplitting: false,
        },
      },
    },
  };
}
