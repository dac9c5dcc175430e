import {useSite, useText} from '../base/context.tsx';
import {useColorMode} from '../hooks/useColorMode.ts';
import type {ColorModeChoice} from '../types.ts';
import {AutoIcon, MoonIcon, SunIcon} from './Icons.tsx';

const NAMES = {
  system: 'theme.colorToggle.ariaLabel.mode.system',
  light: 'theme.colorToggle.ariaLabel.mode.light',
  dark: 'theme.colorToggle.ariaLabel.mode.dark',
} as const;

/** One button that steps through the modes. Disabled, at its full size, until the page can answer. */
export function ColorModeToggle() {
  const {colorMode} = useSite();
  const {choice, next, isReady, cycle} = useColorMode();
  const text = useText();
  if (colorMode.disableSwitch) return null;
  const name = (of: ColorModeChoice) => text(NAMES[of]);
  return (
    <button
      className="iconbtn mode"
      type="button"
      disabled={!isReady}
      aria-label={text('theme.colorToggle.ariaLabel', {mode: name(choice), next: name(next)})}
      title={name(choice)}
      onClick={cycle}
    >
      <AutoIcon className="auto" />
      <SunIcon className="sun" />
      <MoonIcon className="moon" />
    </button>
  );
}
