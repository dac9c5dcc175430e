import {type Notes, toEntry, toList, toValues, type Values} from './notes.ts';

const GOOGLE = ['gtag', 'googleAnalytics'] as const;
/** Ids of Universal Analytics, which Google has closed. */
const CLOSED = /^UA-/;

/** Converts `gtag` and `googleAnalytics`, of the preset or as plugins → `analytics.google`. The tag manager stays a note. */
export function toAnalytics(
  config: Values,
  preset: {readonly path: string; readonly options: Values},
  notes: Notes,
): Values {
  const ofPlugins = toList(config['plugins']).flatMap((entry, i) => {
    const {plugin, options} = toEntry(entry);
    return /plugin-google-(?:gtag|analytics)$/.test(String(plugin))
      ? [{path: `plugins[${i}][1]`, id: options['trackingID']}]
      : [];
  });
  const given = [
    ...GOOGLE.map((name) => ({
      path: `${preset.path}.${name}`,
      id: toValues(preset.options[name])['trackingID'],
    })),
    ...ofPlugins,
  ];
  for (const {path, id} of given)
    if ([id].flat().some((one) => typeof one === 'string' && CLOSED.test(one)))
      notes.ignore(`${path}.trackingID`, [
        'Google 已经停止 UA- 的统计，换成 G- 开头的编号。',
        'Google has closed UA- ids; take one that begins with G-.',
      ]);
  if (preset.options['googleTagManager'])
    notes.ignore(`${preset.path}.googleTagManager`, [
      '把统计的脚本写进 headTags。',
      'Write the script that counts readers into headTags.',
    ]);
  const ids = given
    .flatMap(({id}) => [id].flat())
    .filter((id): id is string => typeof id === 'string' && !CLOSED.test(id));
  return ids.length === 0 ? {} : {google: {id: [...new Set(ids)]}};
}
