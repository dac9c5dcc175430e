import {useText} from '../context.tsx';

export interface VisibilityNoteProps {
  readonly kind: 'draft' | 'unlisted';
}

/** Says that a page is a draft, or that only those who have its address find it. */
export function VisibilityNote({kind}: VisibilityNoteProps) {
  const text = useText();
  return (
    <div className="note warning" role="note">
      <span className="seal" aria-hidden="true">
        慎
      </span>
      <p className="ttl">{text(`theme.contentVisibility.${kind}Banner.title`)}</p>
      <div className="bd">
        <p>{text(`theme.contentVisibility.${kind}Banner.message`)}</p>
      </div>
    </div>
  );
}
