import {usePage} from '../base/context.tsx';
import {useCurrentSidebarCategory} from '../mdx/docsSidebar.ts';
import {CardList} from './cards.tsx';

/** What a category holds, inside `src/theme/DocCardList` and `src/theme/DocCard` of a Docusaurus site. */
export function DocCards() {
  const page = usePage();
  const {items} = useCurrentSidebarCategory();
  const cards = page.kind === 'doc' ? page.cards : undefined;
  const says = new Map(cards?.map(({href, description}) => [href, description]));
  return (
    <CardList
      items={items.map((item) => {
        const description = item.href === undefined ? undefined : says.get(item.href);
        return {...item, ...(description !== undefined && {description})};
      })}
    />
  );
}
