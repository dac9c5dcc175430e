/** What blocks of code, admonitions and diagrams are called where a component of a site renders them: as in `MDXComponents` of Docusaurus. */
export const BLOCK = 'pre';
export const BOX = 'admonition';
export const DIAGRAM = 'mermaid';
