import {type ReactNode, useEffect, useRef, useState} from 'react';
import {usePage, useText} from '../base/context.tsx';
import {useHtml} from '../hooks/useHtml.ts';
import {useHydrated} from '../hooks/useHydrated.ts';

export interface CodeBlockProps {
  readonly language?: string;
  /** `language-js` says the same as `language`. */
  readonly className?: string;
  readonly title?: ReactNode;
  readonly showLineNumbers?: boolean | number;
  readonly metastring?: string;
  readonly children?: ReactNode;
}

/**
 * Code that is made by code. Its lines are plain here: they get their colours in the HTML of the page, where the site is built. A page
 * that follows another one without a load takes them from there.
 */
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
        role="group"
        aria-label={text('site.code.label', {language: name})}
        style={first > 1 ? {counterReset: `l ${first - 1}`} : undefined}
      >
        <Lines code={code} isPlain={name === 'text'} />
      </pre>
    </div>
  );
}

function Lines({code, isPlain}: {readonly code: string; readonly isPlain: boolean}) {
  const box = useRef<HTMLElement>(null);
  const {path} = usePage();
  const isHydrated = useHydrated();
  // What is there in the first render of the browser has the colours of the page's HTML.
  const [isNew] = useState(isHydrated);
  useEffect(() => {
    if (isNew && !isPlain && box.current) void takeColours(box.current, path);
  }, [isNew, isPlain, code, path]);
  return (
    <code
      data-drawn=""
      ref={box}
      suppressHydrationWarning
      dangerouslySetInnerHTML={useHtml(toLines(code))}
    />
  );
}

function toLines(code: string): string {
  return code
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split('\n')
    .map((line) => `<span class=ln>${line}\n</span>`)
    .join('');
}

/** Takes the lines of a block from the HTML of its page; where that is not to be had they stay plain. */
async function takeColours(box: HTMLElement, path: string): Promise<void> {
  try {
    const answer = await fetch(path);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const drawn of page.querySelectorAll('code[data-drawn]'))
      if (drawn.textContent === box.textContent) {
        box.innerHTML = drawn.innerHTML;
        return;
      }
  } catch {
    // The code can be read without.
  }
}
