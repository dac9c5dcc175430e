import {type Notes, toEntry, toList, toValues, type Values} from '../common/notes.ts';

const GOOGLE = ['gtag', 'googleAnalytics'] as const;
/** Ids of Universal Analytics, which Google has closed. */
const CLOSED = /^UA-/;

/** An option that is in the preset, or in a plugin of its own. */
interface Given {
  readonly path: string;
  readonly options: Values;
}

/** Converts `gtag`, `googleAnalytics` and `googleTagManager`, of the preset or as plugins → `analytics`. */
export function toAnalytics(config: Values, preset: Given, notes: Notes): Values {
  const ids = readIds(
    [
      ...GOOGLE.map((name) => optionOf(preset, name)),
      ...findPlugins(config, /plugin-google-(?:gtag|analytics)$/),
    ],
    notes,
  );
  const [container] = [
    optionOf(preset, 'googleTagManager'),
    ...findPlugins(config, /plugin-google-tag-manager$/),
  ].flatMap(({options: {containerId}}) => (typeof containerId === 'string' ? [containerId] : []));
  return {
    ...(ids.length > 0 && {google: {id: ids}}),
    ...(container && {googleTagManager: {id: container}}),
  };
}

/** Makes the tags of `plugin-vercel-analytics`: the script that its host publishes beside the site. */
export function toVercelTags(config: Values): unknown[] {
  const [given] = findPlugins(config, /(?:^|plugin-)vercel-analytics$/);
  return given && given.options['mode'] !== 'development'
    ? [{tagName: 'script', attributes: {defer: true, src: '/_vercel/insights/script.js'}}]
    : [];
}

/** Reads the ids that measure visits, without repetitions and without closed ones. */
function readIds(given: readonly Given[], notes: Notes): string[] {
  const ids = given.flatMap(({path, options: {trackingID}}) => {
    const written = [trackingID].flat().filter((id): id is string => typeof id === 'string');
    if (written.some((id) => CLOSED.test(id)))
      notes.ignore(`${path}.trackingID`, [
        'Google 已经停止 UA- 的统计，换成 G- 开头的编号。',
        'Google has closed UA- ids; take one that begins with G-.',
      ]);
    return written.filter((id) => !CLOSED.test(id));
  });
  return [...new Set(ids)];
}

function optionOf({path, options}: Given, name: string): Given {
  return {path: `${path}.${name}`, options: toValues(options[name])};
}

function findPlugins(config: Values, name: RegExp): Given[] {
  return toList(config['plugins']).flatMap((entry, i) => {
    const {plugin, options} = toEntry(entry);
    return name.test(String(plugin)) ? [{path: `plugins[${i}][1]`, options}] : [];
  });
}
