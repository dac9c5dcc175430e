/**
 * Loads the document anew after a press whose code could not be loaded: a deploy takes the scripts of open pages away.
 * Nothing happens without a network. Rejects with the error in every case.
 */
export async function renewDocument(error: unknown): Promise<never> {
  await fetch('', {method: 'HEAD'}).then(() => location.reload());
  throw error;
}
