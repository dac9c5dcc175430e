/** Classes of the text of a page. The bundle of a site made for Docusaurus puts its own in the place of this module. */
export const ARTICLE_CLASS: string = 'prose theme-doc-markdown';
