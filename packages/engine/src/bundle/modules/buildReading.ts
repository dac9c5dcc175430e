/** Files of a site that are read while it is bundled. */
export interface BuildReading<T> {
  /** @param mode of the bundler's environment */
  get(mode: string): T;
  forget(): void;
}

/** Creates what reads once in a build, which asks for thousands of modules, and each time while a site is followed: its files come and go. */
export function createBuildReading<T>(read: () => T): BuildReading<T> {
  let kept: {readonly value: T} | undefined;
  return {
    get: (mode) => (mode === 'dev' ? read() : (kept ??= {value: read()}).value),
    forget: () => (kept = undefined),
  };
}
