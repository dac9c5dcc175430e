import {describe, expect, it} from 'vitest';
import {formatMessage, formatRich} from './format.ts';
import {messages} from './index.ts';

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('the catalogues', () => {
  it('have the same ids in every language', () => {
    expect(Object.keys(messages.en).sort()).toEqual(Object.keys(messages['zh-CN']).sort());
  });

  it('have the same placeholders in every language', () => {
    const wrong = Object.entries(messages['zh-CN']).filter(
      ([id, text]) => placeholders(text).join() !== placeholders(messages.en[id as keyof typeof messages.en]).join(),
    );
    expect(wrong).toEqual([]);
  });

  it('leave no text empty', () => {
    const texts = [...Object.values(messages.en), ...Object.values(messages['zh-CN'])];
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('quote the English of the specification word for word', () => {
    expect(messages.en).toMatchObject({
      'theme.SearchModal.noResultsScreen.noResultsText': 'No results for',
      'theme.SearchModal.noResultsScreen.suggestedQueryText': 'Try searching for',
      'theme.SearchModal.noResultsScreen.reportMissingResultsText': 'Believe this query should return results?',
      'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText': 'Let us know.',
      'theme.SearchModal.startScreen.noRecentSearchesText': 'No recent searches',
      'theme.SearchModal.errorScreen.titleText': 'Unable to fetch results',
      'theme.ErrorPageContent.title': 'This page crashed.',
      'theme.ErrorPageContent.tryAgain': 'Try again',
      'site.pageError.title': 'Page Error',
      'site.load.retry': 'Retry',
    });
  });
});

describe('formatMessage', () => {
  it('fills in every placeholder', () => {
    expect(formatMessage('{a}与{b}，还有{a}', {a: '山', b: 2})).toBe('山与2，还有山');
  });

  it('leaves a placeholder without a value as it is', () => {
    expect(formatMessage('{a}与{b}', {a: '山'})).toBe('山与{b}');
  });

  it('takes the last part in Chinese, whatever the number', () => {
    expect(formatMessage('One¦{count} many', {count: 1}, 'zh-CN')).toBe('1 many');
  });

  it('takes the part of the number in English', () => {
    expect(formatMessage('One doc¦{count} docs', {count: 1}, 'en')).toBe('One doc');
    expect(formatMessage('One doc¦{count} docs', {count: 3}, 'en')).toBe('3 docs');
  });

  it('takes the last part when there is no number', () => {
    expect(formatMessage('one¦many', {}, 'en')).toBe('many');
  });
});

describe('formatRich', () => {
  it('puts elements where the placeholders are and keeps the order', () => {
    expect(formatRich('于 {date} 更新', {date: ['x']})).toEqual(['于 ', ['x'], ' 更新']);
  });

  it('leaves an unknown placeholder visible', () => {
    expect(formatRich('{date}', {})).toEqual(['', '{date}', '']);
  });
});
