import {joinClasses} from '../base/classes.ts';
import {useHtml} from '../hooks/useHtml.ts';
import type {NavbarHtmlProps} from '../base/parts.ts';

/** A piece of trusted HTML in the navbar. */
export function NavbarHtml({item}: NavbarHtmlProps) {
  return (
    <div
      className={joinClasses('nav-html', item.className)}
      dangerouslySetInnerHTML={useHtml(item.html)}
    />
  );
}
