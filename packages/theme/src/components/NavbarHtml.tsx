import {joinClasses} from '../classes.ts';
import {useHtml} from '../hooks/useHtml.ts';
import type {NavMarkup} from '../types.ts';

export interface NavbarHtmlProps {
  readonly item: NavMarkup;
}

/** A piece of trusted HTML in the navbar. */
export function NavbarHtml({item}: NavbarHtmlProps) {
  return <span className={joinClasses('nav-html', item.className)} dangerouslySetInnerHTML={useHtml(item.html)} />;
}
