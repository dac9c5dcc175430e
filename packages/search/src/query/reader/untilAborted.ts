/** Waits for what a promise gives, or rejects with the signal's reason once that is aborted; what is under way goes on. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });
  return Promise.race([promise, aborted]);
}
