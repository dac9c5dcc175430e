import {findOwnPlugin, findPackagedPlugin, loadOwnPlugin, type RunModule} from './findOwnPlugin.ts';
import {toEntry, toList, toValues, type Values, toName} from '../common/notes.ts';
import {toPackageName} from '../common/packageName.ts';
import {contextOf} from './pluginInput.ts';

/** The options of the classic preset that stand for a plugin or theme of Docusaurus. */
const PARTS: Readonly<Record<string, string>> = {
  '@docusaurus/plugin-content-docs': 'docs',
  '@docusaurus/plugin-content-blog': 'blog',
  '@docusaurus/plugin-content-pages': 'pages',
  '@docusaurus/theme-classic': 'theme',
};

/** What the classic preset takes, and presets that are made from it take too. */
export const CLASSIC_OPTIONS: readonly string[] = Object.values(PARTS);

/** Tells whether a preset is the classic one. */
export function isClassic(preset: unknown): boolean {
  return /(?:^|\/)(?:preset-)?classic$/.test(toName(preset));
}

interface PresetPlace {
  /** Folder of the site, absolute. */
  readonly dir: string;
  readonly run: RunModule;
  readonly locale?: string | undefined;
  /** Is told why a preset fails. @param place of it among the presets, from 0 */
  onFailure?(place: number, error: unknown): void;
}

/**
 * Puts the plugins and themes of presets that are the site's own, or of packages, into the lists of a configuration; what such a preset gives to
 * plugins of Docusaurus becomes options of the classic one. A preset that fails, or is not there, stays.
 */
export async function withOwnPresets(value: unknown, place: PresetPlace): Promise<unknown> {
  const config = toValues(value);
  const presets = toList(config['presets']);
  if (presets.every((entry) => !entry || isClassic(toEntry(entry).plugin))) return value;
  const made = await Promise.all(
    presets.map((entry, i) =>
      runPreset(entry, config, {...place, onFailure: (error) => place.onFailure?.(i, error)}),
    ),
  );
  if (made.every((one) => one === undefined)) return value;
  const given = (list: 'plugins' | 'themes'): unknown[] =>
    made.flatMap((one) => (one ? toList(one[list]).filter(Boolean) : []));
  const {options, others} = takeClassic([...given('plugins'), ...given('themes')], place.dir);
  const hasClassic = presets.some(
    (entry, i) =>
      isClassic(toEntry(entry).plugin) ||
      (made[i] === undefined && CLASSIC_OPTIONS.some((key) => toEntry(entry).options[key])),
  );
  const themes = new Set(given('themes'));
  return {
    ...config,
    presets: [
      ...presets.map((entry, i) => (made[i] === undefined ? entry : false)),
      ...(hasClassic || Object.keys(options).length === 0 ? [] : [['classic', options]]),
    ],
    plugins: [...toList(config['plugins']), ...others.filter((one) => !themes.has(one))],
    themes: [...toList(config['themes']), ...others.filter((one) => themes.has(one))],
  };
}

/** Runs a preset; undefined for the classic one, and for one that is not there or fails. */
async function runPreset(
  entry: unknown,
  config: Values,
  {dir, run, locale, onFailure}: Omit<PresetPlace, 'onFailure'> & {onFailure(error: unknown): void},
): Promise<Values | undefined> {
  const {plugin, options} = toEntry(entry);
  if (!entry || isClassic(plugin)) return undefined;
  const own =
    findOwnPlugin(plugin, dir) ??
    (typeof plugin === 'string' ? findPackagedPlugin(plugin, dir, 'preset') : undefined);
  if (!own) return undefined;
  try {
    const {factory} = await loadOwnPlugin(own, run);
    return toValues(await factory(contextOf(config, {dir, locale}), options));
  } catch (error) {
    onFailure(error);
    return undefined; // it is named as one that does not run
  }
}

/** Takes what stands for options of the classic preset out of a list: the first plugin of each kind of content, and its theme. */
function takeClassic(
  entries: readonly unknown[],
  dir: string,
): {readonly options: Values; readonly others: readonly unknown[]} {
  const options: Record<string, unknown> = {};
  const others = entries.filter((entry) => {
    const {plugin, options: own} = toEntry(entry);
    if (/@docusaurus[\\/]plugin-debug(?:$|[\\/])/.test(toName(plugin))) return false; // pages for those who develop a site
    const part =
      PARTS[(typeof plugin === 'string' && toPackageName(plugin, dir)) || toName(plugin)];
    const isSecond = own['id'] !== undefined && own['id'] !== 'default';
    if (part === undefined || isSecond || part in options) return true;
    options[part] = own;
    return false;
  });
  const absent = CLASSIC_OPTIONS.filter((key) => key !== 'theme' && !(key in options));
  if (Object.keys(options).length > 0) for (const key of absent) options[key] = false;
  return {options, others};
}
