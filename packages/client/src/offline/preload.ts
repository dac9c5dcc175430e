type Registration = Partial<Pick<ServiceWorkerRegistration, 'navigationPreload'>>;

/**
 * Lets the browser ask for a document while the worker starts. Not in Firefox: where that fails it shows its own page,
 * whatever the worker answers (seen in 153; https://github.com/GoogleChrome/workbox/issues/3134).
 */
export async function setPreload(
  {navigationPreload}: Registration,
  userAgent: string,
): Promise<void> {
  if (/ Firefox\//.test(userAgent)) await navigationPreload?.disable();
  else await navigationPreload?.enable();
}
