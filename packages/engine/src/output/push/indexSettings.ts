import {hashOf} from '../../cache/hash.ts';

/** Words that mean the same, as the service keeps them. */
interface PushSynonym {
  readonly objectID: string;
  readonly type: 'synonym';
  readonly synonyms: readonly string[];
}

export interface IndexSettings {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: readonly PushSynonym[];
  /** Stored in the settings themselves, so that the index tells what it was set to. */
  readonly digest: string;
}

/** Creates the settings by which the service searches the records of a site. */
export function createIndexSettings({
  locale,
  synonyms,
}: {
  readonly locale: string;
  readonly synonyms: readonly (readonly string[])[];
}): IndexSettings {
  const language = locale.slice(0, 2).toLowerCase();
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
    (level) => `unordered(hierarchy.${level})`,
  );
  const settings = {
    attributesForFaceting: ['type', 'language', 'version', 'section', 'docusaurus_tag'],
    attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    searchableAttributes: [...levels, 'content'],
    distinct: true,
    attributeForDistinct: 'url',
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    indexLanguages: [language],
    queryLanguages: [language],
    ignorePlurals: true,
    advancedSyntax: true,
    allowTyposOnNumericTokens: false,
    minProximity: 1,
    removeWordsIfNoResults: 'allOptional',
  };
  const list = synonyms.map((words): PushSynonym => ({
    objectID: `wuya-${hashOf(JSON.stringify(words)).slice(0, 12)}`,
    type: 'synonym',
    synonyms: words,
  }));
  const digest = hashOf(JSON.stringify([settings, list]));
  return {settings: {...settings, userData: {wuya: digest}}, synonyms: list, digest};
}
