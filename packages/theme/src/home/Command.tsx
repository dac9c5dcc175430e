import {useRef, useState} from 'react';
import {copyText} from '../article/copy.ts';
import {announce} from '../base/announce.ts';
import {useText} from '../base/context.tsx';

export interface CommandProps {
  readonly code: string;
}

/** A command to copy, such as the one that installs a program. */
export function Command({code}: CommandProps) {
  const text = useText();
  const ref = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(code, ref.current!))) return;
    setCopied(true);
    announce(text('theme.CodeBlock.copied'));
  };
  return (
    <p className="command">
      <code ref={ref}>{code}</code>
      <button type="button" onClick={copy} onBlur={() => setCopied(false)}>
        {text(isCopied ? 'theme.CodeBlock.copied' : 'theme.CodeBlock.copy')}
      </button>
    </p>
  );
}
