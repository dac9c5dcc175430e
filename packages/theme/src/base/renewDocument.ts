import {answers} from './answers.ts';

/**
 * Loads the document anew after a press whose code could not be loaded: a deploy takes the scripts of open pages away.
 * Without a server the page stays as it is. Rejects with the error in every case.
 */
export async function renewDocument(error: unknown): Promise<never> {
  if (await answers(location.href)) location.reload();
  throw error;
}
