import type {ReactNode} from 'react';
import {joinClasses} from '../base/classes.ts';

export interface IconProps {
  /** 16 instead of 20 pixels. */
  readonly small?: boolean;
  readonly className?: string;
}

interface DrawnIconProps extends IconProps {
  readonly children: ReactNode;
}

/** The frame of every icon: a 24 grid, stroke only, hidden from readers of screens. */
export function Icon({small, className, children}: DrawnIconProps) {
  return (
    <svg
      className={joinClasses('i', small && 'i-sm', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </Icon>
  );
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9 5 7 7-7 7" />
    </Icon>
  );
}

export function ArrowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" />
    </Icon>
  );
}

export function OutwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5h11v11M19 5 6 18" />
    </Icon>
  );
}

export function RepositoryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="7" cy="5.5" r="2" />
      <circle cx="7" cy="18.5" r="2" />
      <circle cx="17" cy="8.5" r="2" />
      <path d="M7 7.5v9M17 10.5c0 4-6 3-9.2 5.6" />
    </Icon>
  );
}

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 18.5h20M6 18.5a6 6 0 0 1 12 0M12 8V5M5.2 11 3.2 9M18.8 11l2-2" />
    </Icon>
  );
}

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 20.5h20M18.8 11.8A7 7 0 1 1 11.2 2.8a5.6 5.6 0 0 0 7.6 9z" />
    </Icon>
  );
}

/** Half a disc above the horizon, half below: the system decides. */
export function AutoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 12h20M6 12a6 6 0 0 1 12 0" />
      <path fill="currentColor" stroke="none" d="M6 12a6 6 0 0 0 12 0z" />
    </Icon>
  );
}

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5z" />
    </Icon>
  );
}
