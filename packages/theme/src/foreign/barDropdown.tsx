import '../styles/dropdown.css';
import type {ReactNode} from 'react';
import {joinClasses} from '../base/classes.ts';
import {usePage} from '../base/context.tsx';
import {DrawerGroup} from '../components/DrawerItem.tsx';
import {ChevronDownIcon} from '../components/MenuIcons.tsx';
import {useDropdown} from '../hooks/useDropdown.ts';

export interface DropdownProps {
  readonly label?: ReactNode;
  readonly className?: string;
  /** In the menu of narrow windows. */
  readonly mobile?: boolean;
  /** The rows. */
  readonly children?: ReactNode;
}

/** A list of links below a word of the navbar that a component of a Docusaurus site makes. */
export function Dropdown({mobile = false, ...props}: DropdownProps) {
  return mobile ? (
    <DrawerGroup label={props.label ?? ''} isCurrent={false}>
      {props.children}
    </DrawerGroup>
  ) : (
    <BarDropdown {...props} />
  );
}

function BarDropdown({label, className, children}: DropdownProps) {
  const {isOpen, toggle, box, button, onKeyDown, hover} = useDropdown(usePage().path);
  return (
    <div
      className={joinClasses('drop', className)}
      data-open={isOpen ? '' : undefined}
      ref={box}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
      <button
        type="button"
        aria-haspopup="true"
        aria-expanded={isOpen}
        ref={button}
        onClick={toggle}
      >
        {label}
        <ChevronDownIcon small />
      </button>
      <ul>{children}</ul>
    </div>
  );
}
