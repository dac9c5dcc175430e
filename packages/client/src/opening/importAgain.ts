import type {PageComponent} from '../page/components.ts';

/**
 * Imports something, again if it failed before. An engine may remember a failed module under its address; then the module
 * is asked for under another one. Engines that do not name the address in the error do not remember failures.
 */
export async function importAgain<T extends PageComponent | null>(
  load: () => Promise<T>,
  failures: number,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const url = /https?:\S+?\.js/.exec(String(error))?.[0];
    if (failures === 0 || url === undefined) throw error;
    const module = (await import(/* @vite-ignore */ `${url}?retry=${failures}`)) as Record<
      string,
      T
    >;
    return module['default'] ?? Object.values(module)[0]!;
  }
}
