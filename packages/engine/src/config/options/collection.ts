import {createDiagnostic} from '../../errors/diagnostic.ts';
import {
  arrayOf,
  either,
  oneOf,
  type Report,
  type Schema,
  textThat,
  withDefault,
} from '../schema/schema.ts';

/** Name of the collection of notes, and of the blog, that a site has without naming one. */
export const DEFAULT_COLLECTION = 'default';

/** `id`: name of a collection, which its files and folders begin with. */
export const collectionId = withDefault(
  textThat(
    ['由字母、数字、连字符和下划线组成的文字', 'letters, digits, hyphens and underscores'],
    (value) => /^[\w-]+$/.test(value),
  ),
  DEFAULT_COLLECTION,
);

/**
 * Makes an option that is one collection, a list of them, or `false` for none; collections of one name are reported.
 * @param complete fills in what follows from the collection's id
 */
export function collectionsOf<
  Written extends {readonly id: string},
  T extends {readonly id: string},
>(one: Schema<Written>, complete: (written: Written) => T): Schema<readonly T[]> {
  return {
    ...either((value) => value === false, oneOf([false]), either(Array.isArray, arrayOf(one), one)),
    isRequired: false,
    parse(value, path, report) {
      if (value === false) return [];
      if (value === 'false') {
        const expected = this.expects;
        report(
          path,
          createDiagnostic('CFG-002', {path, expected, value: '"false"', right: 'false'}),
        );
        return [];
      }
      if (!Array.isArray(value)) return [complete(one.parse(value, path, report))];
      // Not `map`, which passes over holes.
      const all = Array.from(value, (own, i) => complete(one.parse(own, `${path}[${i}]`, report)));
      reportTwins(all, path, report);
      return all;
    },
  };
}

/** Reports collections of one name (CFG-012): their files could not be told apart. */
function reportTwins(all: readonly {readonly id: string}[], path: string, report: Report): void {
  for (const [i, {id}] of all.entries())
    if (all.findIndex((other) => other.id === id) < i)
      report(`${path}[${i}].id`, createDiagnostic('CFG-012', {id}));
}
