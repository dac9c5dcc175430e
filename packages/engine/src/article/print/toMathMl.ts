import temml from 'temml';

/** Renders a formula in TeX as MathML, or says what is wrong with it. Nothing in it can run or load. */
export function renderMath(
  tex: string,
  isDisplay: boolean,
): {readonly html: string} | {readonly problem: string} {
  try {
    return {
      html: temml.renderToString(tex, {
        displayMode: isDisplay,
        throwOnError: true,
        trust: false,
        annotate: true,
      }),
    };
  } catch (error) {
    return {
      problem:
        error instanceof Error
          ? error.message
              .replace(/^ParseError: |^KaTeX parse error: /, '')
              .split('\n')[0]!
              .trim()
          : String(error),
    };
  }
}
