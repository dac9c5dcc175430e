import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Head} from './plain.tsx';

it('keeps the title of a page that is written in several pieces', () => {
  const [name, tagline] = ['Jest', '测试'];
  const drawn = renderToStaticMarkup(
    <Head>
      <title>
        {name} · {tagline}
        {2} {null}
      </title>
      <meta name="a" content="b" />
    </Head>,
  );
  expect(drawn).toContain('<title>Jest · 测试2 </title>');
  expect(drawn).toContain('<meta name="a" content="b"/>');
  expect(renderToStaticMarkup(<Head>{undefined}</Head>)).toBe('');
});
