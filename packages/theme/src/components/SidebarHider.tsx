import '../styles/sidebar-hides.css';
import {useEffect, useRef, useState} from 'react';
import {useText} from '../base/context.tsx';
import {ChevronRightIcon} from './Icons.tsx';

/** Puts the sidebar aside and brings it back; another sidebar comes back by itself. Rendered in the sidebar. */
export function SidebarHider() {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const layout = button.current!.closest('main')!;
    layout.toggleAttribute('data-side-hidden', isHidden);
    return () => layout.removeAttribute('data-side-hidden');
  }, [isHidden]);
  return (
    <button
      className="iconbtn side-hider"
      type="button"
      aria-label={text(
        isHidden
          ? 'theme.docs.sidebar.expandButtonAriaLabel'
          : 'theme.docs.sidebar.collapseButtonAriaLabel',
      )}
      title={text(
        isHidden
          ? 'theme.docs.sidebar.expandButtonTitle'
          : 'theme.docs.sidebar.collapseButtonTitle',
      )}
      ref={button}
      onClick={() => setHidden(!isHidden)}
    >
      <ChevronRightIcon small />
    </button>
  );
}
