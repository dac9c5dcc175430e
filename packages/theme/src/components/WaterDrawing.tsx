import type {ReactNode} from 'react';
import type {Water} from '../types.ts';

export interface WaterDrawingProps {
  readonly water: Water;
}

/** The water of a section at the width of a card. */
export function WaterDrawing({water}: WaterDrawingProps) {
  return (
    <svg className="water" viewBox="0 0 360 96" preserveAspectRatio="none" aria-hidden="true">
      {DRAWINGS[water]}
    </svg>
  );
}

const DRAWINGS: Record<Water, ReactNode> = {
  ripple: (
    <>
      <ellipse cx="150" cy="48" rx="7" ry="2" opacity="1" />
      <ellipse cx="150" cy="48" rx="22" ry="6.3" opacity="1" />
      <ellipse cx="150" cy="48" rx="42" ry="12" opacity="0.9" />
      <ellipse cx="150" cy="48" rx="66" ry="19" opacity="0.75" />
      <ellipse cx="150" cy="48" rx="92" ry="27" opacity="0.58" />
      <ellipse cx="150" cy="48" rx="120" ry="35.5" opacity="0.42" />
      <ellipse cx="150" cy="48" rx="149" ry="45" opacity="0.28" />
    </>
  ),
  deep: (
    <>
      <path d="M0 16q18 -5 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0" />
      <path opacity=".35" d="M0 30h58M76 30h120M214 30h146" />
      <path opacity=".5" d="M0 41h132M150 41h64M236 41h124" />
      <path opacity=".65" d="M0 52h40M58 52h180M256 52h104" />
      <path opacity=".8" d="M0 63h206M222 63h52M296 63h64" />
      <path opacity=".9" d="M0 74h96M112 74h248" />
      <path d="M0 85h360" />
    </>
  ),
  confluence: (
    <>
      <path d="M0 6C110 6 120 40 240 40H360" opacity="0.5" />
      <path d="M0 15C110 15 120 43 240 43H360" opacity="0.7" />
      <path d="M0 24C110 24 120 46 240 46H360" opacity="1" />
      <path d="M0 72C110 72 120 50 240 50H360" opacity="1" />
      <path d="M0 81C110 81 120 53 240 53H360" opacity="0.7" />
      <path d="M0 90C110 90 120 56 240 56H360" opacity="0.5" />
    </>
  ),
};
