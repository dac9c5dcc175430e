import '../styles/dropdown.css';
import {joinClasses} from '../base/classes.ts';
import {usePage, useSite, useText} from '../base/context.tsx';
import {useDropdown} from '../hooks/useDropdown.ts';
import {useActiveVersion} from '../hooks/useActiveVersion.ts';
import {colonOf} from '../messages/format.ts';
import {isActiveTarget} from '../nav/isActiveTarget.ts';
import type {NavTarget} from '../types.ts';
import {ChevronDownIcon} from './MenuIcons.tsx';
import {NavbarHtml} from './NavbarHtml.tsx';
import {NavTargetLink} from './NavTargetLink.tsx';
import type {NavbarDropdownProps} from '../base/parts.ts';

/**
 * A word of the navbar with a list below it. Opens by click, Enter, Space and ↓, and for as long as the mouse is over it;
 * closes by Esc, a click and focus elsewhere.
 */
export function NavbarDropdown({item}: NavbarDropdownProps) {
  const site = useSite();
  const page = usePage();
  const text = useText();
  const {isOpen, toggle, box, button, onKeyDown, hover} = useDropdown(page.path);
  const version = useActiveVersion(item.collection);
  const isOfVersions = item.role === 'version';
  const open = isOfVersions
    ? item.items.find((inner) => inner.kind === 'link' && inner.version === version)
    : undefined;
  const name = (open as NavTarget | undefined)?.label ?? item.label;
  // One of the languages or versions is always the open one; that says nothing about the page.
  const isCurrent =
    item.role === undefined &&
    item.items.some((inner) => inner.kind === 'link' && isActiveTarget(inner, page, site));
  const label =
    item.role === 'locale'
      ? `${text('theme.navbar.mobileLanguageDropdown.label')}${colonOf(site.locale)}${item.label}`
      : isOfVersions
        ? text('theme.docs.versionBadge.label', {versionLabel: name})
        : undefined;
  return (
    <div
      className={joinClasses('drop', item.className)}
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
        aria-label={label}
        data-current={isCurrent ? '' : undefined}
        ref={button}
        onClick={toggle}
      >
        {name}
        <ChevronDownIcon small />
      </button>
      <ul>
        {item.items.map((inner, index) => (
          <li key={index}>
            {inner.kind === 'html' ? (
              <NavbarHtml item={inner} />
            ) : (
              <NavTargetLink item={inner} isCurrent={isActiveTarget(inner, page, site)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
