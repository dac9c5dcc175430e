import {CodeBlock} from './CodeBlock.tsx';

export interface DiagramProps {
  readonly value?: string;
  /** What `value` is called by older themes. */
  readonly chart?: string;
}

/** A diagram whose source is made by code: the source. One that a page writes as text is drawn with the page. */
export function Mermaid({chart, value = chart}: DiagramProps) {
  return <CodeBlock language="mermaid">{value}</CodeBlock>;
}
