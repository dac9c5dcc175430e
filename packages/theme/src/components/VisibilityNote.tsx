import {useText} from '../base/context.tsx';

export interface VisibilityNoteProps {
  readonly kind: 'draft' | 'unlisted';
}

/** Says that a page is a draft, or that only those who have its address find it. */
export function VisibilityNote({kind}: VisibilityNoteProps) {
  const text = useText();
  const isDraft = kind === 'draft';
  return (
    <div className="note warning" role="note">
      <span className="seal" aria-hidden="true">
        慎
      </span>
      <p className="ttl">
        {text(
          isDraft
            ? 'theme.contentVisibility.draftBanner.title'
            : 'theme.contentVisibility.unlistedBanner.title',
        )}
      </p>
      <div className="bd">
        <p>
          {text(
            isDraft
              ? 'theme.contentVisibility.draftBanner.message'
              : 'theme.contentVisibility.unlistedBanner.message',
          )}
        </p>
      </div>
    </div>
  );
}
