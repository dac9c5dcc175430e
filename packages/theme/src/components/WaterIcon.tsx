import type {ReactNode} from 'react';
import type {Water} from '../types.ts';
import {Icon, type IconProps} from './Icons.tsx';

export interface WaterIconProps extends IconProps {
  readonly water: Water;
}

/** The small water that stands for a section. */
export function WaterIcon({water, ...props}: WaterIconProps) {
  return <Icon {...props}>{ICONS[water]}</Icon>;
}

const ICONS: Record<Water, ReactNode> = {
  ripple: (
    <>
      <ellipse cx="12" cy="12" rx="2.6" ry=".9" />
      <ellipse cx="12" cy="12" rx="6.4" ry="2.7" />
      <ellipse cx="12" cy="12" rx="10.5" ry="5" />
    </>
  ),
  deep: (
    <>
      <path d="M2 6c3.3-2 6.7-2 10 0s6.7 2 10 0" />
      <path d="M2 11h13M18 11h4M2 15h6M11 15h11M4 19h18" />
    </>
  ),
  confluence: (
    <>
      <path d="M2 5c9 0 9 6 20 6M2 19c9 0 9-6 20-6M2 8.5c7 0 8 3.5 14 3.5M2 15.5c7 0 8-3.5 14-3.5" />
    </>
  ),
};
