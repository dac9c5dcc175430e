import {useCallback, useEffect, useSyncExternalStore} from 'react';
import {applyChoice, querySystemDark, storeChoice, updateFrameColor} from '../colorMode/apply.ts';
import {COLOR_MODE_KEY, getDefaultChoice, getNextChoice, parseChoice} from '../colorMode/choice.ts';
import {useSite} from '../base/context.tsx';
import {localStore} from '../base/storage.ts';
import type {ColorModeChoice} from '../types.ts';

export interface ColorModeControl {
  readonly choice: ColorModeChoice;
  /** What `cycle` will choose. */
  readonly next: ColorModeChoice;
  /** False before hydration: the reader's choice is then unknown and the button cannot work. */
  readonly isReady: boolean;
  cycle(): void;
}

/** Returns the reader's colour mode. The attributes of `<html>` hold the state, so every user of this hook agrees. */
export function useColorMode(): ColorModeControl {
  const {colorMode} = useSite();
  const stored = useSyncExternalStore(observeChoice, readChoice, unknownChoice);
  const choice = stored ?? getDefaultChoice(colorMode);
  const next = getNextChoice(choice, colorMode);
  const cycle = useCallback(() => {
    storeChoice(next);
    applyChoice(next, true);
  }, [next]);
  return {choice, next, isReady: stored !== null, cycle};
}

/** Follows the operating system and the site's other tabs. Used once, by App. */
export function useColorModeSync(): void {
  const {colorMode} = useSite();
  useEffect(() => {
    const followTab = (event: StorageEvent) => {
      if (event.key === COLOR_MODE_KEY && !colorMode.disableSwitch)
        applyChoice(parseChoice(event.newValue, colorMode));
    };
    const followSystem = () => {
      if (readChoice() === 'system') applyChoice('system');
    };
    if (colorMode.disableSwitch) localStore.remove(COLOR_MODE_KEY);
    updateFrameColor();
    const system = querySystemDark();
    system.addEventListener('change', followSystem);
    addEventListener('storage', followTab);
    return () => {
      system.removeEventListener('change', followSystem);
      removeEventListener('storage', followTab);
    };
  }, [colorMode]);
}

function observeChoice(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: ['data-theme-choice']});
  return () => observer.disconnect();
}

function readChoice(): ColorModeChoice {
  const choice = document.documentElement.dataset['themeChoice'];
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

function unknownChoice(): null {
  return null;
}
