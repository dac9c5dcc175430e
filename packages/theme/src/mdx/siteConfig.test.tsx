import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {PageMetadata} from './siteConfig.tsx';

it('writes what a page of code says of itself, and nothing else', () => {
  const {title, description, keywords} = {title: '甲', description: '说明', keywords: ['a', 'b']};
  expect(renderToStaticMarkup(<PageMetadata {...{title, description, keywords}} />)).toBe(
    '<title>甲</title><meta name="description" content="说明"/><meta name="keywords" content="a,b"/>',
  );
  expect(renderToStaticMarkup(<PageMetadata keywords="a" />)).toBe(
    '<meta name="keywords" content="a"/>',
  );
});
