import {localStore} from '../base/storage.ts';
import type {ColorModeChoice} from '../types.ts';
import {COLOR_MODE_KEY, resolveMode} from './choice.ts';

/** Asks the system whether it wants dark pages. */
export function querySystemDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/**
 * Writes the choice and what it comes to on `<html>`, without a cross-fade.
 * @param rises the new colours rise over the old ones as a tide, where the browser can and the reader wants motion
 */
export function applyChoice(choice: ColorModeChoice, rises = false): void {
  const root = document.documentElement;
  // A tide begins with the next frame: what is chosen by then counts.
  const modeOfNow = () =>
    resolveMode(root.dataset['themeChoice'] as ColorModeChoice, querySystemDark().matches);
  const write = (): void => {
    const mode = modeOfNow();
    if (root.dataset['theme'] !== mode) suppressTransitions(root);
    root.dataset['theme'] = mode;
    updateFrameColor();
  };
  root.dataset['themeChoice'] = choice;
  const hasTide =
    rises &&
    root.dataset['theme'] !== modeOfNow() &&
    'startViewTransition' in document &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches;
  // One that another tide ends is no failure.
  if (hasTide) document.startViewTransition(write).ready.catch(() => undefined);
  else write();
}

/** Keeps the choice for the next visit. To follow the system is to have chosen nothing. */
export function storeChoice(choice: ColorModeChoice): void {
  if (choice === 'system') localStore.remove(COLOR_MODE_KEY);
  else localStore.set(COLOR_MODE_KEY, choice);
}

function suppressTransitions(root: HTMLElement): void {
  root.dataset['switching'] = '';
  // Two frames: the first paints the new colours, only after it may transitions run again.
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['switching']));
}

/** Gives the browser's own frame the paper of the mode that shows. */
export function updateFrameColor(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    // One per system mode is in the document for readers without script; the choice overrules both.
    meta.removeAttribute('media');
    meta.content = paper;
  }
}
