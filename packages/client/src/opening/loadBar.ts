import '@wuya/theme/loading-bar.css';

const HOLD_MS = 200;
const FADE_MS = 200;
/** In this time the bar nears its 90 %; most of the way in the first second. */
const CREEP_MS = 20_000;

/** Renders the bar at the very top of the window, creeping towards 90 %. Returns how to let it run out. */
export function startLoadBar(): () => void {
  const bar = document.createElement('div');
  bar.className = 'loadbar';
  bar.setAttribute('aria-hidden', 'true');
  bar.animate(
    {transform: ['translateX(-92%)', 'translateX(-10%)']},
    {duration: CREEP_MS, easing: 'cubic-bezier(.1,.7,.1,1)', fill: 'forwards'},
  );
  document.body.append(bar);
  return () => {
    const end = bar.animate(
      [
        {transform: 'none', opacity: 1},
        {transform: 'none', opacity: 1, offset: 0.5},
        {transform: 'none', opacity: 0},
      ],
      {duration: HOLD_MS + FADE_MS},
    );
    end.onfinish = () => bar.remove();
  };
}
