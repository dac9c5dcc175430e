import {extname} from 'node:path';
import {joinPath} from '@wuya/theme/pathname';
import {toTagAttributes} from '../common/tagAttributes.ts';
import {type Notes, toEntry, toList, toValues, type Values, toName} from '../common/notes.ts';

/** Options of how Docusaurus' service worker is made; the one here is made in another way. */
const OTHERS = ['injectManifestConfig', 'swCustom', 'reloadPopup'] as const;

/** Converts Docusaurus' plugin for offline reading → `offline` and tags of the head; undefined where the site has none. */
export function toPwa(
  config: Values,
  notes: Notes,
): {readonly offline: boolean; readonly tags: readonly unknown[]} | undefined {
  const plugins = toList(config['plugins']);
  const index = plugins.findIndex((entry) => toName(toEntry(entry).plugin).endsWith('plugin-pwa'));
  if (index < 0) return undefined;
  const {options} = toEntry(plugins[index]);
  const path = `plugins[${index}][1]`;
  for (const key of OTHERS) if (options[key] !== undefined) notes.ignore(`${path}.${key}`);
  const strategies = options['offlineModeActivationStrategies'];
  if (strategies !== undefined && !toList(strategies).includes('always'))
    notes.ignore(`${path}.offlineModeActivationStrategies`, [
      '这里对每位读者都一样：留下读过的页面，不预先下载整个站点。',
      'All readers are treated alike here: pages that were read are kept, the site is not downloaded ahead.',
    ]);
  const baseUrl = typeof config['baseUrl'] === 'string' ? config['baseUrl'] : '/';
  return {
    offline: options['swRegister'] !== false,
    tags: toList(options['pwaHead']).map((tag) => toTag(toValues(tag), baseUrl)),
  };
}

/** Returns a tag whose attributes are beside its name. Files are below the base URL, as Docusaurus takes them. */
function toTag({tagName, innerHTML, ...attributes}: Values, baseUrl: string): Values {
  return {
    tagName,
    ...(innerHTML !== undefined && {innerHTML}),
    attributes: Object.fromEntries(
      Object.entries(toTagAttributes(attributes)).map(([name, value]) => {
        const isFile = (name === 'href' || name === 'content') && isBelowRoot(value);
        return [name, isFile && !value.startsWith(baseUrl) ? joinPath(baseUrl, value) : value];
      }),
    ),
  };
}

const isBelowRoot = (text: unknown): text is string =>
  typeof text === 'string' && extname(text) !== '' && !/^(?:[a-z]+:|\/\/)/i.test(text);
