/** What React writes in the place of a part that waits for something, or that failed. */
const OPEN_PART = '<!--$!-->';

/** How React says that something waits without a `Suspense` around it; 426 in production. */
const OPEN_PAGE = /suspended while responding|React error #426\b/;

/** How often it is drawn again; before each time it waits 1, 2, 4 … ms, 63 in all. */
const ROUNDS = 6;

/**
 * Draws a page, and again while parts of it wait for code that is loaded when it is drawn first (`React.lazy`): React's
 * `renderToString` waits for nothing, and its streams would put parts behind scripts.
 * @returns the page as it is then; a part that still waits is left to the browser
 * @throws what `draw` throws, but for a page that waits as a whole
 */
export async function drawSettled(draw: () => string): Promise<string> {
  for (let round = 0; round < ROUNDS; round++) {
    const body = drawUnlessOpen(draw);
    if (body !== undefined && !body.includes(OPEN_PART)) return body;
    await new Promise((resolve) => void setTimeout(resolve, 2 ** round));
  }
  return draw();
}

function drawUnlessOpen(draw: () => string): string | undefined {
  try {
    return draw();
  } catch (cause) {
    if (cause instanceof Error && OPEN_PAGE.test(cause.message)) return undefined;
    throw cause;
  }
}
