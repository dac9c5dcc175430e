// Apart from the icons of results: only readers who have chosen something before see these.
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
