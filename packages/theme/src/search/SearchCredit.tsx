import {EXTERNAL_LINK} from '../components/ExternalHint.tsx';
import {useText} from '../base/context.tsx';

/** Names the service that answers, as Algolia asks of the sites that it searches for free. */
export function SearchCredit({href}: {readonly href: string}) {
  const text = useText();
  return (
    <a className="DocSearch-Logo" href={href} {...EXTERNAL_LINK}>
      {text('theme.SearchModal.footer.searchByText')} Algolia
    </a>
  );
}
