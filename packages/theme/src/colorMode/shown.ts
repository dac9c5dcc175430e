/** Tells whether the page shows its dark colours. */
export function isDarkShown(): boolean {
  return document.documentElement.dataset['theme'] === 'dark';
}

/** Reports each change of the colours that show, until the function it answers with is called. */
export function observeMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
  return () => observer.disconnect();
}
