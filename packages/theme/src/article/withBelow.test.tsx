import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {DocPage, SiteData} from '../types.ts';
import {withBelow} from './withBelow.tsx';

const site = {messages: {}, locale: 'zh-CN', baseUrl: '/'} as unknown as SiteData;
const Content = withBelow(() => <p>正文。</p>);

/** Renders the article of an MDX page with these facts. */
function draw(facts: Partial<DocPage>): string {
  return renderToString(
    <ThemeProvider site={site} page={{kind: 'doc', ...facts} as DocPage} parts={{}}>
      <Content />
    </ThemeProvider>,
  );
}

it('puts what is below an MDX page after its article, and nothing where there is none', () => {
  expect(draw({below: '<details>图</details>'})).toBe(
    '<p>正文。</p><div><details>图</details></div>',
  );
  expect(draw({})).toBe('<p>正文。</p>');
});
