/**
 * To be called before another content is drawn: below it the footer stands elsewhere, and as a new element it has not moved.
 * Left alone where the focus is inside.
 */
export function renewFooter(): void {
  const footer = document.querySelector('.theme-layout-footer');
  if (!footer || footer.contains(document.activeElement)) return;
  const {parentNode, nextSibling} = footer;
  footer.setAttribute('data-still', '');
  footer.remove();
  parentNode!.insertBefore(footer, nextSibling);
}
