/** Recorded output of a sample. */
export interface RecordedOutput {
  /** Hash of its code and of the files it saw. */
  readonly code: string;
  /** Program and version that ran it: `node v22.11.0`. */
  readonly tool: string;
  /** Its exit code. */
  readonly exit: number;
  /** What it printed, masked. */
  readonly output: string;
}

/** Longest file of outputs that is read. */
export const MAX_RECORD_BYTES = 4 * 2 ** 20;

const ABOUT = 'Written by wuya run. Do not edit: run it again.';

/** Names the file of the outputs of a note: `notes/a.md` → `notes/a.outputs.json`. */
export function recordPathOf(file: string): string {
  return file.replace(/\.mdx?$/i, '.outputs.json');
}

/** Prints the file: a line for each line of output, so that changes read well. */
export function printRecord(outputs: readonly RecordedOutput[]): string {
  const entries = outputs.map(({output, ...rest}) => ({...rest, output: output.split('\n')}));
  return `${JSON.stringify({about: ABOUT, outputs: entries}, null, 2)}\n`;
}

/** Reads the file by the hashes of the code. @returns undefined for anything that is no such file */
export function parseRecord(text: string): ReadonlyMap<string, RecordedOutput> | undefined {
  if (text.length > MAX_RECORD_BYTES) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const outputs = (value as {outputs?: unknown} | null)?.outputs;
  if (!Array.isArray(outputs)) return undefined;
  const entries = outputs.map((one: unknown): RecordedOutput | undefined => {
    const {code, tool, exit, output} = (one ?? {}) as Record<string, unknown>;
    return typeof code === 'string' &&
      typeof tool === 'string' &&
      typeof exit === 'number' &&
      Array.isArray(output) &&
      output.every((line) => typeof line === 'string')
      ? {code, tool, exit, output: output.join('\n')}
      : undefined;
  });
  return entries.every((one) => one !== undefined)
    ? new Map(entries.map((one) => [one.code, one]))
    : undefined;
}
