/** Runs once React has taken over the document: before that it would throw away what it does not know, and all with it. */
export function whenHydrated(run: () => void): void {
  const root = document.documentElement;
  const isReady = () => root.dataset['hasHydrated'] === 'true';
  if (isReady()) return run();
  const observer = new MutationObserver(() => {
    if (!isReady()) return;
    observer.disconnect();
    run();
  });
  observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
}
