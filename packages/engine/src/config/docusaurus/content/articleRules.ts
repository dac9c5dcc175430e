import {toValues, type Values} from '../common/notes.ts';

/** What a Docusaurus site says of how its articles are made, for which there is no option here. */
export interface ArticleRules {
  /** Anchors of headings keep their capitals. */
  readonly keepsCase: boolean;
  /** What code blocks that name no language are highlighted as; undefined for plain text. */
  readonly defaultLanguage: string | undefined;
}

/** Reads `markdown.anchors.maintainCase` and `themeConfig.prism.defaultLanguage`. @param config as its file exports it */
export function findArticleRules(config: Values): ArticleRules {
  const anchors = toValues(toValues(config['markdown'])['anchors']);
  const {defaultLanguage} = toValues(toValues(config['themeConfig'])['prism']);
  return {
    keepsCase: anchors['maintainCase'] === true,
    defaultLanguage: typeof defaultLanguage === 'string' ? defaultLanguage : undefined,
  };
}
