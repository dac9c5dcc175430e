import type {UserConfig} from 'vite';

/**
 * Picks the variables of the environment that the bundler puts into the code of a site: `import.meta.env.VITE_API`.
 * Where they differ, so does the bundle.
 * @param prefix what their names begin with. @default 'VITE_', as Vite has it
 */
export function pickClientVariables(
  env: Readonly<NodeJS.ProcessEnv>,
  prefix: UserConfig['envPrefix'] = 'VITE_',
): Readonly<Record<string, string>> {
  const prefixes = [prefix].flat();
  const picked = Object.entries(env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && prefixes.some((one) => entry[0].startsWith(one)),
  );
  return Object.fromEntries(picked.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
