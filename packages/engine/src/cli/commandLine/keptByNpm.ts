import type {Words} from '../../errors/language.ts';
import type {Options, OptionValues} from './arguments.ts';

/** Options that npm has under the same name: it may have them for another reason. */
const OF_NPM: ReadonlySet<string> = new Set(['all', 'dry-run', 'json', 'yes']);

interface Line {
  readonly values: OptionValues;
  readonly positionals: readonly string[];
}

/**
 * Explains that npm has kept options of a command for itself, which it does without two hyphens before them and without a word:
 * `npm run dev --port 8080` calls `wuya dev 8080`. Undefined where it kept none.
 * @param options those of the command
 */
export function explainKeptByNpm(
  options: Options,
  {values, positionals}: Line,
  env: Readonly<Record<string, string | undefined>>,
): Words | undefined {
  const script = env['npm_lifecycle_event'];
  if (script === undefined) return undefined;
  const kept = Object.entries(options).flatMap(([name, {type}]) => {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`];
    if (!value || values[name] !== undefined || OF_NPM.has(name)) return [];
    if (type === 'boolean') return [`--${name}`];
    return [`--${name} ${value === 'true' ? (positionals.at(-1) ?? '…') : value}`];
  });
  if (kept.length === 0) return undefined;
  const names = kept.map((text) => text.replace(/ .*/, '')).join(' ');
  const line = `npm run ${script} -- ${kept.join(' ')}`;
  return [
    `npm 自己收下了 ${names}，没有传过来。选项要写在 -- 之后：${line}\n`,
    `npm has kept ${names} for itself. Options come after --: ${line}\n`,
  ];
}
