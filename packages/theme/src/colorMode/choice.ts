import {STORE_SUFFIX} from '../base/storeSuffix.ts';
import type {ColorMode, ColorModeChoice, SiteData} from '../types.ts';

type ColorModeOptions = SiteData['colorMode'];

/** Storage key of the reader's choice. Absent means no choice. */
export const COLOR_MODE_KEY: string = `theme${STORE_SUFFIX}`;

/** Returns what holds while the reader chose nothing. */
export function getDefaultChoice(options: ColorModeOptions): ColorModeChoice {
  return options.respectPrefersColorScheme ? 'system' : options.defaultMode;
}

/** Returns what the next click chooses: system → light → dark → system, or only light ↔ dark when the system is not asked. */
export function getNextChoice(choice: ColorModeChoice, options: ColorModeOptions): ColorModeChoice {
  if (!options.respectPrefersColorScheme) return choice === 'dark' ? 'light' : 'dark';
  return choice === 'system' ? 'light' : choice === 'light' ? 'dark' : 'system';
}

/** Parses a stored value as a choice. Nothing, `system` or a switch that is off give the default; an unknown word is light. */
export function parseChoice(stored: string | null, options: ColorModeOptions): ColorModeChoice {
  if (options.disableSwitch || stored === null || stored === 'system')
    return getDefaultChoice(options);
  return stored === 'dark' ? 'dark' : 'light';
}

/** Resolves the mode that a choice comes to. */
export function resolveMode(choice: ColorModeChoice, systemIsDark: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}
