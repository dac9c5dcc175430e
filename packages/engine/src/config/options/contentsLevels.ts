import {createDiagnostic} from '../../errors/diagnostic.ts';
import {integer, type Schema, section, withDefault} from '../schema/schema.ts';

export interface ContentsLevels {
  readonly minHeadingLevel: number;
  readonly maxHeadingLevel: number;
}

const levels = section({
  minHeadingLevel: withDefault(integer(2, 6), 2),
  maxHeadingLevel: withDefault(integer(2, 6), 3),
});

/** Levels of headings that tables of contents show; the first may not be below the last, which would leave all of them empty. */
export const contentsLevels: Schema<ContentsLevels> = {
  ...levels,
  parse(value, path, report) {
    const parsed = levels.parse(value, path, report);
    const {minHeadingLevel: min, maxHeadingLevel: max} = parsed;
    if (!(min > max)) return parsed;
    const own = `${path}.minHeadingLevel`;
    report(
      own,
      createDiagnostic('CFG-002', {
        path: own,
        expected: [
          `不大于 maxHeadingLevel（${max}）的级别`,
          `a level up to maxHeadingLevel (${max})`,
        ],
        value: String(min),
      }),
    );
    return {...parsed, minHeadingLevel: max};
  },
};
