/**
 * Tells whether a server answers at an address: where none does, a reload would show the browser's error page instead
 * of this one.
 */
export async function answers(href: string): Promise<boolean> {
  return fetch(href, {method: 'HEAD', cache: 'no-store'}).then(
    () => true,
    () => false,
  );
}
