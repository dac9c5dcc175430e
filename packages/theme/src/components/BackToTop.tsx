import {useText} from '../base/context.tsx';
import {useBackToTop} from '../hooks/useBackToTop.ts';
import {ArrowIcon} from './Icons.tsx';

/** A way back up. It comes when the reader turns back far from the top. */
export function BackToTop() {
  const isShown = useBackToTop();
  const text = useText();
  return (
    <button
      className="iconbtn to-top theme-back-to-top-button"
      type="button"
      aria-label={text('theme.BackToTopButton.buttonAriaLabel')}
      data-shown={isShown ? '' : undefined}
      onClick={scrollToTop}
    >
      <ArrowIcon />
    </button>
  );
}

function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({top: 0, behavior: isStill ? 'auto' : 'smooth'});
}
