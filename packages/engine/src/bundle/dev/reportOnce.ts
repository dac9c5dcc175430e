import type {Diagnostic} from '../../errors/diagnostic.ts';

/**
 * Creates a function that reports each problem once until `renew` says that files have changed. The renderer reports for a file
 * what the browser's bundler reports with its line.
 */
export function createOnceReporter(tell: (problem: Diagnostic) => void): {
  tell(problem: Diagnostic): void;
  renew(): void;
} {
  const told = new Set<string>();
  return {
    tell(problem) {
      const {place, en} = problem;
      const ofFile = JSON.stringify([place?.file, en]);
      const key = JSON.stringify([place, en]);
      if (!told.has(place?.line === undefined ? ofFile : key)) tell(problem);
      told.add(key).add(ofFile);
    },
    renew: () => told.clear(),
  };
}
