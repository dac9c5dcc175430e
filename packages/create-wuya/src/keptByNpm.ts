/** Options that npm keeps for itself without `--` before them, and whether they take a value. `--lang` it reads as `-l -a -n -g`, and creates nothing. */
const KEPT = {template: true, title: true, start: false} as const;

/**
 * Finds that npm has kept options for itself: `npm create wuya my-notes --template blog` calls `create-wuya my-notes blog`.
 * @param args what npm handed on
 * @returns the options, and the command line that was meant; undefined where it kept none
 */
export function findKeptByNpm(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): {readonly names: string; readonly line: string} | undefined {
  if (!env['npm_config_user_agent']?.startsWith('npm/')) return undefined;
  const kept = Object.entries(KEPT).flatMap(([name, takesValue]) => {
    const value = env[`npm_config_${name}`];
    return value ? [{name: `--${name}`, takesValue, value}] : [];
  });
  if (kept.length === 0 || args.some((arg) => arg.startsWith('--'))) return undefined;
  const parted = kept.filter(({takesValue, value}) => takesValue && value === 'true');
  // Their values came as words, in the order in which they were written: with several that is not known.
  const words = parted.length > 0 ? args.slice(0, -parted.length) : args;
  const last = parted.length === 1 ? args.at(-1) : undefined;
  const options = kept.map(({name, takesValue, value}) =>
    takesValue ? `${name} ${quote(value === 'true' ? (last ?? '…') : value)}` : name,
  );
  return {
    names: kept.map(({name}) => name).join(' '),
    line: ['npm create wuya@latest', ...words.map(quote), '--', ...options].join(' '),
  };
}

const quote = (word: string): string => (/\s/.test(word) ? `"${word}"` : word);
