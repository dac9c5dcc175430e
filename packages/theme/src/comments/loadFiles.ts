/** Puts a stylesheet into the head, once. */
export function loadStyle(href: string): void {
  const address = new URL(href, location.href).href;
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if ([...links].some((link) => link.href === address)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/** Runs a script of another host; one that ran is not run again. @throws when it does not load */
export function loadScript(src: string): Promise<void> {
  const known = document.querySelector<HTMLScriptElement>(
    `script[data-comments][src="${CSS.escape(src)}"]`,
  );
  if (known?.dataset['comments'] === 'loaded') return Promise.resolve();
  const script = known ?? document.createElement('script');
  return new Promise((done, fail) => {
    script.addEventListener('load', () => {
      script.dataset['comments'] = 'loaded';
      done();
    });
    script.addEventListener('error', () => {
      script.remove();
      fail(new Error(`${src} could not be loaded.`));
    });
    if (known) return;
    script.dataset['comments'] = '';
    script.src = src;
    document.head.append(script);
  });
}
