import {findDeclaredVersion} from '../common/declaredVersion.ts';
import {toValues, type Values} from '../common/notes.ts';

/** Settings of a Docusaurus site for its articles that have no option here. */
export interface ArticleRules {
  /** Whether anchors of headings keep their capitals. */
  readonly keepsCase: boolean;
  /** What code blocks that name no language are highlighted as; undefined for plain text. */
  readonly defaultLanguage: string | undefined;
  /** A file that is indented as a whole is code: until Docusaurus 2. */
  readonly hasIndentedCode: boolean;
  /** In the id of a heading `:name` is a directive, which is no part of it, and blanks at its ends are: since Docusaurus 3. */
  readonly hasIdsOfDocusaurus3: boolean;
  /** Commands of formulas besides those of TeX: `\\RR` → `\\mathbb{R}`. */
  readonly macros: Readonly<Record<string, string>>;
}

/**
 * Reads `markdown.anchors.maintainCase` and `themeConfig.prism.defaultLanguage`.
 * @param config as its file exports it
 * @param dir folder of the site, whose `package.json` tells the version of Docusaurus
 */
export function findArticleRules(
  config: Values,
  dir: string,
  macros: ArticleRules['macros'],
): ArticleRules {
  const anchors = toValues(toValues(config['markdown'])['anchors']);
  const {defaultLanguage} = toValues(toValues(config['themeConfig'])['prism']);
  const version = findDeclaredVersion(dir) ?? 3;
  return {
    keepsCase: anchors['maintainCase'] === true,
    defaultLanguage: typeof defaultLanguage === 'string' ? defaultLanguage : undefined,
    hasIndentedCode: version < 3,
    hasIdsOfDocusaurus3: version >= 3,
    macros,
  };
}
