import {useText} from '../base/context.tsx';
import {ChevronLeftIcon} from './MenuIcons.tsx';
import {SectionMenu, type SectionMenuProps} from './SectionMenu.tsx';

export interface SecondaryMenuProps extends SectionMenuProps {
  onBack(): void;
}

/** The list of the section in the menu of narrow windows, below the way back to the main menu. */
export function SecondaryMenu({onBack, ...section}: SecondaryMenuProps) {
  const text = useText();
  // The chevron is the arrow that the message brings along in some languages.
  const back = text('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel').replace(/^← /, '');
  return (
    <>
      <button className="back" type="button" onClick={onBack}>
        <ChevronLeftIcon small />
        {back}
      </button>
      <SectionMenu {...section} />
    </>
  );
}
