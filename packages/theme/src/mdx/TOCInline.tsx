import {TocList} from '../components/TocList.tsx';
import {usePage} from '../base/context.tsx';
import {nestToc} from '../toc/nest.ts';

export interface TOCInlineProps {
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** The contents of the page, inside its text. */
export function TOCInline({minHeadingLevel = 2, maxHeadingLevel = 6}: TOCInlineProps) {
  const page = usePage();
  const items =
    'toc' in page
      ? page.toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel)
      : [];
  return <TocList nodes={nestToc(items)} />;
}
