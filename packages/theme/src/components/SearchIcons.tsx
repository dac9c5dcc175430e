// Apart from the other icons, so that only what loads with the search carries them.
import {Icon, type IconProps} from './Icons.tsx';

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.5V12l3 2" />
    </Icon>
  );
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 4 2.4 5.2 5.6.7-4.1 3.9 1 5.7-4.9-2.8-4.9 2.8 1-5.7L4 9.9l5.6-.7z" />
    </Icon>
  );
}

export function HashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 4 7.5 20M16.5 4l-2 16M4.5 9.5h16M3.5 15h16" />
    </Icon>
  );
}

export function TextIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7h15M4.5 12h15M4.5 17h9" />
    </Icon>
  );
}

export function EnterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 6v7H6M10 9l-4 4 4 4" />
    </Icon>
  );
}
