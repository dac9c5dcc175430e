import type {OutputFolder} from '../output/emit/outputFolder.ts';

/** Error of writing a file of the output, in contrast to errors of the code of a page. */
export class OutputFailure extends Error {
  override readonly name = 'OutputFailure';

  constructor(cause: unknown) {
    super(String(cause), {cause});
  }
}

type Writing = Pick<OutputFolder, 'reuse' | 'write'>;

/** Makes an output whose failures are told apart: each is an {@link OutputFailure}. */
export function markFailures(output: Writing): Writing {
  return {
    reuse: (...given) => mark(() => output.reuse(...given)),
    write: (...given) => mark(() => output.write(...given)),
  };
}

function mark<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new OutputFailure(error);
  }
}
