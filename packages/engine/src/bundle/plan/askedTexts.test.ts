import {expect, it} from 'vitest';
import {pickAskedTexts} from './askedTexts.ts';

const messages = {
  'theme.blog.post.plurals': '{count} 篇¦{count} 篇',
  'theme.tags.tagsPageTitle': '标签',
  'theme.unasked': '无',
};

it('picks texts that code asks for by their ids, and by a function that gives them', () => {
  const byId = "translate({id: 'theme.blog.post.plurals', message: 'One|{count}'})";
  expect(pickAskedTexts(messages, [byId, 'const title = translateTagsPageTitle();'])).toEqual({
    'theme.blog.post.plurals': '{count} 篇|{count} 篇',
    'theme.tags.tagsPageTitle': '标签',
  });
});
