import {isBuiltin} from 'node:module';
import {join} from 'node:path';

/**
 * Brings a TypeScript file of a box and what it imports there into one file of JavaScript beside it. Types are taken off, not
 * checked. @returns the name of the file. @throws what is wrong with the code
 */
export async function bundleTypeScript(dir: string, file: string): Promise<string> {
  const {rolldown} = await import('rolldown');
  const name = `.${file.replaceAll('/', '-')}.mjs`;
  const bundle = await rolldown({
    input: join(dir, file),
    cwd: dir,
    platform: 'node',
    external: (id) => isBuiltin(id),
    logLevel: 'silent',
  });
  try {
    await bundle.write({
      file: join(dir, name),
      format: 'esm',
      sourcemap: 'inline',
      codeSplitting: false,
    });
  } finally {
    await bundle.close();
  }
  return name;
}
