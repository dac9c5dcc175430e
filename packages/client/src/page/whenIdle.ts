/** Runs something once the browser has finished what the reader waits for, half a second from now at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => run(), {timeout: 500});
  else setTimeout(run, 1);
}
