// A phone that has lost its network gets no error.
const PATIENCE_MS = 20_000;

/** Asks for a file over HTTP; what has not come after 20 s is given up (Safari 15 has no clock for that). */
export function askOverHttp(url: string, cache: RequestCache): Promise<Response> {
  return fetch(url, {cache, signal: AbortSignal.timeout?.(PATIENCE_MS) ?? null});
}
