import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Head} from './Head.tsx';

const draw = (children: ReactNode): string => renderToStaticMarkup(<Head>{children}</Head>);
const [name, tagline] = ['Jest', '测试'];

it('keeps the title of a page that is written in several pieces, in a fragment too', () => {
  const title = (
    <title key="title">
      {name} · {tagline}
      {2} {null}
    </title>
  );
  const expected = '<title>Jest · 测试2 </title>';
  expect(draw([title, <meta key="a" name="a" content="b" />])).toContain(expected);
  expect(draw(<>{title}</>)).toBe(expected);
  expect(draw(undefined)).toBe('');
});

it('leaves a title alone that is one text, or HTML as compiled notes have it', () => {
  expect(draw(<title>One</title>)).toBe('<title>One</title>');
  expect(draw(<title dangerouslySetInnerHTML={{__html: 'One Two'}} />)).toBe(
    '<title>One Two</title>',
  );
});

it('renders no element that is the document’s own', () => {
  const tags = [<html key="h" className="own" lang="fr" />, <body key="b" className="own" />];
  expect(draw(tags)).toBe('');
});
