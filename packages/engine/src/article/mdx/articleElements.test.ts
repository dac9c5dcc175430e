import {expect, it} from 'vitest';
import {parseHtml} from '../html/htmlTree.ts';
import {withoutZoom} from './articleElements.ts';

const figureOf = (html: string) => {
  const [figure] = parseHtml(html);
  if (typeof figure !== 'object') throw new Error('no element');
  return figure;
};

it.each([
  [
    '<figure class="diagram" style="overflow-x:auto"><button class="zoomable" type="button" style="--w:27.5rem;background:none"><span class="vh">放大 &lt;图&gt;</span><svg><g></g></svg></button><figcaption>图</figcaption></figure>',
    '<div style="min-width:27.5rem"><svg><g></g></svg></div><figcaption>图</figcaption>',
    ['class', 'style', 'tabindex'],
  ],
  [
    '<figure class="diagram"><button class="zoomable" type="button"><span class="vh">放大</span><svg></svg></button></figure>',
    '<svg></svg>',
    ['class'],
  ],
  [
    '<figure class="diagram undrawn" data-label="放大" data-mermaid="11"><div>pie</div></figure>',
    '<div>pie</div>',
    ['class', 'data-mermaid'],
  ],
])(
  'a diagram loses the button that shows it large, and is focused where it scrolls',
  (html, inner, names) => {
    const figure = withoutZoom(figureOf(html));
    expect(figure.inner).toBe(inner);
    expect(Object.keys(figure.attributes).toSorted()).toEqual(names);
  },
);
