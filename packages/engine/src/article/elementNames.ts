/** What blocks of code and admonitions are called where a component of a site renders them: as in `MDXComponents` of Docusaurus. */
export const BLOCK = 'pre';
export const BOX = 'admonition';
