import {type ReactNode} from 'react';
import {useText} from '../base/context.tsx';

export interface CodeBlockProps {
  readonly language?: string;
  /** `language-js` says the same as `language`. */
  readonly className?: string;
  readonly title?: ReactNode;
  readonly showLineNumbers?: boolean | number;
  readonly metastring?: string;
  readonly children?: ReactNode;
}

/** Code that is made by code. It has no colours: those of other blocks are made when the site is built. */
export function CodeBlock({language, className, title, showLineNumbers, children}: CodeBlockProps) {
  const text = useText();
  const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  const code = (Array.isArray(children) ? children.join('') : String(children ?? '')).replace(
    /\n$/,
    '',
  );
  const first = typeof showLineNumbers === 'number' ? showLineNumbers : 1;
  return (
    <div className={`code theme-code-block language-${name}${showLineNumbers ? ' numbered' : ''}`}>
      {title !== undefined && (
        <div className="code-bar">
          <span>{title}</span>
          <span className="lang">{name}</span>
        </div>
      )}
      <pre
        tabIndex={0}
        aria-label={text('site.code.label', {language: name})}
        style={first > 1 ? {counterReset: `l ${first - 1}`} : undefined}
      >
        <code>
          {code.split('\n').map((line, i) => (
            // eslint-disable-next-line react/no-array-index-key -- a line is known by its number
            <span className="ln" key={i}>{`${line}\n`}</span>
          ))}
        </code>
      </pre>
    </div>
  );
}
