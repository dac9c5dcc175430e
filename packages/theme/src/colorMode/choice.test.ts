import {describe, expect, it} from 'vitest';
import type {ColorModeChoice} from '../types.ts';
import {getDefaultChoice, getNextChoice, parseChoice, resolveMode} from './choice.ts';

const respecting = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
} as const;
const plain = {
  defaultMode: 'dark',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} as const;

describe('getNextChoice', () => {
  it('goes from system to light to dark and back to system when the system is asked', () => {
    const steps: ColorModeChoice[] = ['system'];
    for (let i = 0; i < 3; i += 1) steps.push(getNextChoice(steps[i]!, respecting));
    expect(steps).toEqual(['system', 'light', 'dark', 'system']);
  });

  it('goes between light and dark when the system is not asked', () => {
    expect(getNextChoice('dark', plain)).toBe('light');
    expect(getNextChoice('light', plain)).toBe('dark');
  });
});

describe('parseChoice', () => {
  it.each([
    [null, 'system'],
    ['system', 'system'],
    ['dark', 'dark'],
    ['light', 'light'],
    ['foo', 'light'],
  ])('reads a stored %s as %s', (stored, choice) => {
    expect(parseChoice(stored, respecting)).toBe(choice);
  });

  it('falls back to the default mode when the system is not asked', () => {
    expect(parseChoice(null, plain)).toBe('dark');
  });

  it('ignores what is stored when there is no switch', () => {
    expect(parseChoice('dark', {...respecting, disableSwitch: true})).toBe('system');
  });
});

describe('resolveMode', () => {
  it('follows the system only when nothing was chosen', () => {
    expect(resolveMode('system', true)).toBe('dark');
    expect(resolveMode('system', false)).toBe('light');
    expect(resolveMode('light', true)).toBe('light');
  });

  it('starts from what the options say', () => {
    expect(getDefaultChoice(respecting)).toBe('system');
    expect(getDefaultChoice(plain)).toBe('dark');
  });
});
