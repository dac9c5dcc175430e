import type {Diagnostic} from '../errors/diagnostic.ts';

/** Makes a teller that passes each problem on once until `renew` says that files have changed. */
export function createOnceReporter(tell: (problem: Diagnostic) => void): {
  tell(problem: Diagnostic): void;
  renew(): void;
} {
  const told = new Set<string>();
  return {
    tell(problem) {
      const key = JSON.stringify([problem.place, problem.en]);
      if (!told.has(key)) tell(problem);
      told.add(key);
    },
    renew: () => told.clear(),
  };
}
