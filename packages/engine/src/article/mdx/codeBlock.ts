import type {Element} from 'hast';
import type {Literal} from '../js/literal.ts';

/** Makes the tree of a code block that is written as a component: `<CodeBlock language="js">a</CodeBlock>` → `pre > code`. */
export function toCodeBlock(
  code: string,
  {language, className, title, metastring, showLineNumbers}: Readonly<Record<string, Literal>>,
  position: Element['position'],
): Element {
  const lang =
    typeof language === 'string'
      ? language
      : (/language-(\S+)/.exec(String(className ?? ''))?.[1] ?? '');
  const meta = [
    typeof metastring === 'string' && metastring,
    typeof title === 'string' && `title="${title}"`,
    showLineNumbers && 'showLineNumbers',
  ]
    .filter(Boolean)
    .join(' ');
  const inner: Element = {
    type: 'element',
    tagName: 'code',
    properties: {},
    data: {lang, meta} as Element['data'] & object,
    children: [{type: 'text', value: code.replace(/^\n/, '')}],
  };
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [inner],
    ...(position && {position}),
  };
}
