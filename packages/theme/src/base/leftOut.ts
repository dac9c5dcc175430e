const MARK = 'left out:';

/** Prints what tells the browser which components of the site a page was rendered without: the end of what is rendered. */
export function printLeftOut(names: readonly string[]): string {
  return names.length === 0 ? '' : `<!--${MARK}${names.join(',')}-->`;
}

/** Tells whether the page that is adopted was rendered without a component; false where no browser is. */
export function isLeftOut(name: string): boolean {
  if (typeof document === 'undefined') return false;
  const mark = document.getElementById('App')?.lastChild?.nodeValue ?? '';
  return mark.startsWith(MARK) && mark.slice(MARK.length).split(',').includes(name);
}
