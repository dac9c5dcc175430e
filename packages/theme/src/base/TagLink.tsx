export interface TagLinkProps {
  readonly label: string;
  readonly href?: string | undefined;
  readonly description?: string | undefined;
  /** How many pages have it, where that is told. */
  readonly count?: number;
}

/** Leads to the pages that have a tag. */
export function TagLink({label, href, description, count}: TagLinkProps) {
  return (
    <a className="chip" href={href} rel="tag" title={description}>
      {label}
      {count !== undefined && <small>{count}</small>}
    </a>
  );
}
