/** Where the reader is, in pixels. */
interface ScrollPlace {
  readonly y: number;
  readonly lastY: number;
  readonly navHeight: number;
  readonly windowHeight: number;
  readonly pageHeight: number;
}

/**
 * Decides whether the navbar should be hidden; undefined leaves it as it is. It stays at the top, hides downwards and
 * comes back upwards, but not at the very end.
 */
export function decideHidden({
  y,
  lastY,
  navHeight,
  windowHeight,
  pageHeight,
}: ScrollPlace): boolean | undefined {
  if (y < navHeight) return false;
  if (lastY !== 0 && y > lastY) return true;
  return y < lastY && y + windowHeight < pageHeight - navHeight ? false : undefined;
}
