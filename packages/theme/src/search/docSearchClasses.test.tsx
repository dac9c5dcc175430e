import {renderToString} from 'react-dom/server';
import type {ReactNode} from 'react';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import {DialogFoot} from './DialogFoot.tsx';
import {SearchCredit} from './SearchCredit.tsx';
import {NoRecent, SearchFailed, Waiting} from './DialogMessages.tsx';
import type {StoredHit} from './hit.ts';
import {NoResults} from './NoResults.tsx';
import {StoredList} from './StoredList.tsx';

const nothing = () => undefined;
const hit = {
  objectID: 'a',
  url: '/a/',
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'A', lvl1: 'B'},
} as unknown as StoredHit;

function render(node: ReactNode): string {
  return renderToString(
    <ThemeProvider
      site={{messages: messages.en, locale: 'en', sections: []} as unknown as SiteData}
      page={{kind: 'search'} as PageData}
      parts={{}}
    >
      {node}
    </ThemeProvider>,
  );
}

it.each([
  ['nothing was chosen before', render(<NoRecent />), 'div DocSearch-StartScreen'],
  ['the search failed', render(<SearchFailed onRetry={nothing} />), 'div DocSearch-ErrorScreen'],
  [
    'nothing was found',
    render(
      <NoResults query="q" suggestions={['A']} reportHref={undefined} onSuggestion={nothing} />,
    ),
    'div DocSearch-NoResults, button DocSearch-Prefill',
  ],
  [
    'there is a way to all results',
    render(
      <DialogFoot
        hasRows={false}
        all={{href: '/search/?q=a', count: 3, isCounted: true}}
        onLeave={nothing}
      />,
    ),
    'div DocSearch-Footer, span DocSearch-Commands, a DocSearch-HitsFooter',
  ],
  [
    'the service that answers asks to be named',
    render(
      <DialogFoot
        hasRows={false}
        all={null}
        credit={<SearchCredit href="https://a.example/" />}
        onLeave={nothing}
      />,
    ),
    'div DocSearch-Footer, span DocSearch-Commands, a DocSearch-Logo',
  ],
  [
    'something was chosen before',
    render(
      <StoredList
        rows={[{kind: 'favourite', id: 'r', hit}]}
        active={{row: 0, cell: 0}}
        hrefOf={(url) => url}
        onActivate={nothing}
        onChoose={nothing}
        onOperate={nothing}
      />,
    ),
    'div DocSearch-Hits, h3 DocSearch-Hit-source, div DocSearch-Hit, b DocSearch-Hit-title, ' +
      'small DocSearch-Hit-path, button DocSearch-Hit-action-button',
  ],
  ['an answer is awaited', render(<Waiting />), ''],
])('styles of sites find the classes of DocSearch where %s', (_, html, classes) => {
  const found = [...html.matchAll(/<(\w+)[^>]*? class="([^"]*)"/g)].flatMap(([, tag, names]) =>
    names!
      .split(' ')
      .filter((name) => name.startsWith('DocSearch-'))
      .map((name) => `${tag} ${name}`),
  );
  expect(found.join(', ')).toBe(classes);
});
