/** Names of code blocks, admonitions and diagrams where a component of a site renders them, as in `MDXComponents` of Docusaurus. */
export const BLOCK = 'pre';
export const ADMONITION = 'admonition';
export const DIAGRAM = 'mermaid';
