import {useText} from '../base/context.tsx';
import {ColorModeToggle as OwnToggle} from '../components/ColorModeToggle.tsx';
import {LastUpdated as OwnLastUpdated} from '../base/LastUpdated.tsx';
import {partOf} from '../base/partOf.tsx';
import {ErrorBoundaryTryAgainButton} from '../mdx/foreignRest.tsx';
import {ContentsItems, type ContentsProps} from './contents.tsx';
import {EditThisPage} from './foot.tsx';

export {NotFound} from '../components/NotFound.tsx';

export interface LastUpdatedProps {
  /** In milliseconds; in seconds until Docusaurus 3. */
  readonly lastUpdatedAt?: number | null;
  readonly lastUpdatedBy?: string | null;
}

/** From here on a number is one of milliseconds: in seconds it is the year 5138. */
const LEAST_MS = 1e11;

/** When a page was last changed, and by whom. */
export function LastUpdated({lastUpdatedAt, lastUpdatedBy}: LastUpdatedProps) {
  const time = lastUpdatedAt ?? undefined;
  const date = time && new Date(time < LEAST_MS ? time * 1000 : time).toISOString().slice(0, 10);
  return <OwnLastUpdated date={date || undefined} user={lastUpdatedBy ?? undefined} />;
}

export interface EditMetaRowProps extends LastUpdatedProps {
  readonly className?: string;
  readonly editUrl?: string | null;
}

const OwnedEdit = partOf('EditThisPage', EditThisPage);
const OwnedDate = partOf('LastUpdated', LastUpdated);

/** The way to the source of a page, beside when it was changed. */
export function EditMetaRow({className, editUrl, ...changed}: EditMetaRowProps) {
  return (
    <div className={className}>
      {editUrl && <OwnedEdit editUrl={editUrl} />}{' '}
      {(changed.lastUpdatedAt || changed.lastUpdatedBy) && <OwnedDate {...changed} />}
    </div>
  );
}

/** The button of the colour mode: there is one mode, whatever a component keeps of it. */
export function ColorModeToggle({className}: {readonly className?: string}) {
  return (
    <span className={className}>
      <OwnToggle />
    </span>
  );
}

/** The headings of a text beside it. */
export function Contents({className, ...contents}: ContentsProps) {
  return (
    <div className={className}>
      <ContentsItems
        {...contents}
        linkClassName="table-of-contents__link"
        linkActiveClassName="table-of-contents__link--active"
      />
    </div>
  );
}

/** The headings of a text above it, which unfold. */
export function FoldedContents({className, ...contents}: ContentsProps) {
  const text = useText();
  return (
    <details className={className}>
      <summary>{text('theme.TOCCollapsible.toggleButtonLabel')}</summary>
      <ContentsItems {...contents} />
    </details>
  );
}

/** What is in the place of a page that fails. */
export function ErrorPageContent({error, tryAgain}: {readonly error: Error; tryAgain(): void}) {
  const text = useText();
  return (
    <main className="container margin-vert--xl">
      <h1>{text('theme.ErrorPageContent.title')}</h1>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
      <pre>{error.message}</pre>
    </main>
  );
}
