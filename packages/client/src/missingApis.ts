/**
 * Gives a browser without observers and `matchMedia` ones that tell nothing. Every engine that scripts are made for has them, but
 * what guards a reader's privacy may take them away; then a page is read, left and searched without what they are for, such as
 * drawings that begin when they come into view.
 */
export function fillMissingApis(scope: object = globalThis): void {
  const given = scope as Record<string, unknown>;
  for (const name of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'])
    given[name] ??= IdleObserver;
  given['matchMedia'] ??= (media: string) =>
    Object.assign(new EventTarget(), {media, matches: false});
}

class IdleObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
