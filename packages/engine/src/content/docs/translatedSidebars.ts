import {readSiteText} from '../../config/textFile.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {parseTranslations} from '../../config/translatedMessages.ts';
import {findTranslation, translatedFolderOf} from '../../config/translations.ts';
import {ContentError} from '../../errors/contentError.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import type {Sidebar, SidebarNode} from './sidebarTree.ts';
import type {DocsVersion} from './version.ts';

/** Texts of a version in the site's language, its label and those of its sidebars, by the ids that Docusaurus gives them. */
interface VersionTexts {
  readonly texts: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `i18n/<locale>/docusaurus-plugin-content-docs/<version>.json`; a site in `zh-CN` may have it in `zh-Hans`. */
export function readVersionTexts(
  dir: string,
  config: Pick<SiteConfig, 'i18n' | 'locale'>,
  {collection, name: version}: Pick<DocsVersion, 'collection' | 'name'>,
): VersionTexts {
  const name = version === 'current' ? 'current' : `version-${version}`;
  const file = findTranslation(dir, config, `${translatedFolderOf(collection)}/${name}.json`);
  if (file === undefined) return {texts: new Map(), diagnostics: []};
  try {
    return {texts: parseTranslations(readSiteText(dir, file), file), diagnostics: []};
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return {texts: new Map(), diagnostics: error.diagnostics};
  }
}

/** Translates the labels of sidebars, and the titles of pages made for categories, to the site's language. */
export function translateSidebars(
  sidebars: readonly Sidebar[],
  texts: ReadonlyMap<string, string>,
): readonly Sidebar[] {
  return texts.size === 0
    ? sidebars
    : sidebars.map(({name, items}) => ({
        name,
        items: items.map((item) => translate(item, `sidebar.${name}`, texts)),
      }));
}

function translate(
  node: SidebarNode,
  sidebar: string,
  texts: ReadonlyMap<string, string>,
): SidebarNode {
  if (node.kind === 'html') return node;
  if (node.kind !== 'category') {
    const label = texts.get(`${sidebar}.${node.kind}.${node.key ?? node.label}`);
    return label === undefined ? node : {...node, label};
  }
  const textOf = (part = '') =>
    texts.get(`${sidebar}.category.${node.key}${part}`) ??
    texts.get(`${sidebar}.category.${node.label}${part}`);
  const label = textOf() ?? node.label;
  const {index} = node;
  const title =
    index &&
    (textOf('.link.generated-index.title') ?? (index.title === node.label ? label : index.title));
  const description = index && (textOf('.link.generated-index.description') ?? index.description);
  return {
    ...node,
    label,
    ...(index && {
      index: {...index, title: title!, ...(description !== undefined && {description})},
    }),
    items: node.items.map((item) => translate(item, sidebar, texts)),
  };
}
