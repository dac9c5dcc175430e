import * as React from 'react';
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {getCodeText} from './copy.ts';
import './live-code.css';

/** What is used of the package `react-live`. */
interface LiveLibraryModule {
  readonly LiveProvider: ComponentType<{
    readonly code: string;
    readonly scope: Readonly<Record<string, unknown>>;
    readonly noInline: boolean;
    readonly theme: unknown;
    readonly transformCode: (code: string) => string;
    readonly children: ReactNode;
  }>;
  readonly LiveEditor: ComponentType<{readonly className: string; readonly tabMode: 'focus'}>;
  readonly LivePreview: ComponentType;
  readonly LiveError: ComponentType<{readonly className: string}>;
}

type Scope = Readonly<Record<string, unknown>>;

/** The modules that run live code: this one, the package, and the site's names for the code. */
export type LiveParts = readonly [
  typeof import('./LiveCode.tsx'),
  LiveLibraryModule,
  {readonly default: Scope}?,
];

/** The colours of code, by the kinds of token that Prism tells apart. */
const THEME = {
  plain: {color: 'var(--tok-plain)'},
  styles: [
    [['comment', 'prolog', 'doctype', 'cdata'], 'comment'],
    [['keyword', 'operator', 'boolean', 'important'], 'keyword'],
    [['string', 'char', 'attr-value', 'regex', 'template-string'], 'string'],
    [['number', 'constant', 'symbol'], 'number'],
    [['function', 'function-variable', 'method'], 'func'],
    [['class-name', 'maybe-class-name', 'builtin', 'attr-name'], 'type'],
    [['tag'], 'tag'],
    [['punctuation'], 'punct'],
  ].map(([types, name]) => ({types, style: {color: `var(--tok-${String(name)})`}})),
};

interface LiveCodeProps {
  readonly library: LiveLibraryModule;
  readonly scope: Scope;
  readonly code: string;
  /** The code calls `render` itself. */
  readonly isWhole: boolean;
  readonly words: {readonly editor: string; readonly result: string};
  /** Is called once the editor is in the page. */
  onShown(): void;
}

/** An editor and below it what the code in it makes. */
function LiveCode({library, scope, code, isWhole, words, onShown}: LiveCodeProps) {
  // The place of the code is empty at first, which the element adopts.
  const [isStarted, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  useEffect(() => {
    if (isStarted) onShown();
  }, [isStarted, onShown]);
  if (!isStarted) return null;
  const {LiveProvider, LiveEditor, LivePreview, LiveError} = library;
  return (
    <LiveProvider
      code={code}
      scope={scope}
      noInline={isWhole}
      theme={THEME}
      transformCode={(written) => `${written};`}
    >
      <div className="code live-editor" role="group" aria-label={words.editor}>
        <div className="code-bar">
          <span>{words.editor}</span>
        </div>
        {/* Tab leads on: the keyboard is not caught. */}
        <LiveEditor className="live-text" tabMode="focus" />
      </div>
      <div className="live-result" role="group" aria-label={words.result}>
        <p className="live-title">{words.result}</p>
        <LivePreview />
        <LiveError className="live-error" />
      </div>
    </LiveProvider>
  );
}

/** Puts an editor in the place of a block of code, and what the code makes below it. */
export function mountLiveCode(
  block: HTMLElement,
  {
    library,
    scope = {React, ...React},
    signal,
  }: {
    readonly library: LiveLibraryModule;
    readonly scope: Scope | undefined;
    readonly signal: AbortSignal;
  },
): void {
  // Names become those of parameters, which `default` of a module cannot be.
  const {default: _, ...names} = scope;
  const {editor = '', result = '', whole} = block.dataset;
  const host = document.createElement('div');
  block.append(host);
  // Not createRoot: hydrateRoot is in the first script anyway.
  const root = hydrateRoot(
    host,
    <LiveCode
      library={library}
      scope={names}
      code={getCodeText(block.querySelector('code')!).trimEnd()}
      isWhole={whole !== undefined}
      words={{editor, result}}
      onShown={() => block.classList.add('drawn')}
    />,
  );
  signal.addEventListener('abort', () => root.unmount());
}
