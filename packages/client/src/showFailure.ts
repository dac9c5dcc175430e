/**
 * Loads a page again whose code fails, only while developing. In the browser a component that throws leaves a gap, or takes the
 * page along; the document says what it is and where, and waits for the repair.
 * @param isUpdate whether code was replaced. What stands for code that failed before stays then, so the page is loaded in any case
 */
export async function showFailure(isUpdate: boolean): Promise<void> {
  const hadFailed = 'hasFailed' in document.documentElement.dataset;
  if (!isUpdate && !hadFailed) return;
  const {status} = await fetch(location.href, {headers: {accept: 'text/html'}, cache: 'no-store'});
  if (status === 500 || (isUpdate && hadFailed)) location.reload();
}
