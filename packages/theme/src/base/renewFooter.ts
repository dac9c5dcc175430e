/**
 * Inserts the footer again, to be called before other content is rendered: below it the footer is elsewhere, and as a new
 * element it has not moved. It is left alone where the focus is inside.
 */
export function renewFooter(): void {
  const footer = document.querySelector('.theme-layout-footer');
  if (!footer || footer.contains(document.activeElement)) return;
  const {parentNode, nextSibling} = footer;
  footer.setAttribute('data-still', '');
  footer.remove();
  parentNode!.insertBefore(footer, nextSibling);
}
