import type {LiveParts} from './LiveCode.tsx';

/** How far outside the window code begins to run: most of it is there before it is seen. */
const NEAR = '600px 0px';

/**
 * Runs the code of an article that is marked `live`, each block when it comes near the window; what runs it is loaded with
 * the first. Where that fails the code stays as it is.
 */
export function startLiveCode(
  article: Element,
  signal: AbortSignal,
  load: () => Promise<LiveParts>,
): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load().then(([own, library, scope]) => {
          if (!signal.aborted)
            own.mountLiveCode(target as HTMLElement, {library, scope: scope?.default, signal});
        }, console.warn);
      }
    },
    {rootMargin: NEAR},
  );
  for (const block of article.querySelectorAll('.live')) near.observe(block);
  signal.addEventListener('abort', () => near.disconnect());
}
