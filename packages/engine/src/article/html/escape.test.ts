import {expect, it} from 'vitest';
import {escapeAttribute, escapeText} from './escape.ts';

it('leaves no sign in a text that opens a tag or a reference', () => {
  expect(escapeText('a < b && "c" > d')).toBe('a &lt; b &amp;&amp; "c" &gt; d');
});

it('leaves no sign in an attribute that ends it', () => {
  expect(escapeAttribute('" onclick="x" <b> &amp;')).toBe(
    '&quot; onclick=&quot;x&quot; &lt;b&gt; &amp;amp;',
  );
});
