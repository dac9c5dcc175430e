import type {Out} from './out.ts';

/** Lets `print` print texts whose long names may go on in the next line at their parts, as lines are short there. */
export function printNarrow({collected}: Out, print: () => void): void {
  const {isNarrow} = collected;
  collected.isNarrow = true;
  print();
  collected.isNarrow = isNarrow;
}
