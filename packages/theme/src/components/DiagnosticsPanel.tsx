import '../styles/diagnostics.css';
import {useText} from '../base/context.tsx';
import type {PageDiagnostic} from '../types.ts';

export interface DiagnosticsPanelProps {
  readonly diagnostics: readonly PageDiagnostic[];
}

/** The problems that the development server found in this note. */
export function DiagnosticsPanel({diagnostics}: DiagnosticsPanelProps) {
  const text = useText();
  if (diagnostics.length === 0) return null;
  const title = text('site.diagnostics.title', {count: diagnostics.length});
  return (
    <section className="wrap diagnostics" aria-label={title}>
      {diagnostics.map((diagnostic, index) => (
        <Diagnostic key={`${diagnostic.code}-${index}`} diagnostic={diagnostic} />
      ))}
    </section>
  );
}

const LEVELS = {
  error: {seal: '危', className: 'note danger'},
  warning: {seal: '慎', className: 'note warning'},
  notice: {seal: '知', className: 'note info'},
} as const satisfies Record<PageDiagnostic['level'], {seal: string; className: string}>;

function Diagnostic({diagnostic}: {readonly diagnostic: PageDiagnostic}) {
  const {seal, className} = LEVELS[diagnostic.level];
  const place = [diagnostic.file, diagnostic.line, diagnostic.column]
    .filter((part) => part !== undefined)
    .join(':');
  return (
    <div className={className}>
      <span className="seal" aria-hidden="true">
        {seal}
      </span>
      <p className="ttl">{diagnostic.message}</p>
      <div className="bd">
        {diagnostic.hint !== undefined && <p>{diagnostic.hint}</p>}
        <p>
          <code>{diagnostic.code}</code>
          {place !== '' && (
            <>
              {' · '}
              <code>{place}</code>
            </>
          )}
          {' · '}
          <code>npx wuya explain {diagnostic.code}</code>
        </p>
      </div>
    </div>
  );
}
