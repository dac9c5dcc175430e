import {textWidth} from '../base/textWidth.ts';

/** Up to these widths in 字 a title is set as large as a sign, and as a headline; longer ones are set as a sentence. */
const SIGN_WIDTH = 3;
const HEADLINE_WIDTH = 7;

/** Chooses the size of a title, and more room below for letters that reach there. */
export function classOfTitle(title: string): string | undefined {
  const width = textWidth(title);
  const size = width <= SIGN_WIDTH ? '' : width <= HEADLINE_WIDTH ? 'headline' : 'sentence';
  return `${size}${/[gjpqyJQ]/.test(title) ? ' tail' : ''}`.trim() || undefined;
}
