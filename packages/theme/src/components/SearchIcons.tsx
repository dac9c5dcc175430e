// Apart from the other icons, so that only what loads with the search carries them.
import {Icon, type IconProps} from './Icons.tsx';

const drawn = (path: string) =>
  function Drawn(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={path} />
      </Icon>
    );
  };

export const HashIcon = drawn('M9.5 4 7.5 20M16.5 4l-2 16M4.5 9.5h16M3.5 15h16');
export const TextIcon = drawn('M4.5 7h15M4.5 12h15M4.5 17h9');
// Two as menus have them: a file that both share would weigh more.
export const ClearIcon = drawn('m6 6 12 12M18 6 6 18');
export const NoteIcon = drawn('M6 3.5h8l4 4v13H6zM14 3.5v4h4');
export const EnterIcon = drawn('M19 6v7H6M10 9l-4 4 4 4');
