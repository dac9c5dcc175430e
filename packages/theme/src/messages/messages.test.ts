import {describe, expect, it} from 'vitest';
import {formatMessage, formatRich} from './format.ts';
import {messages} from './index.ts';

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('the catalogues', () => {
  it('have the same ids in every language', () => {
    for (const catalogue of [messages.en, messages['zh-Hant']])
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(messages['zh-CN']).sort());
  });

  it('have the same placeholders in every language', () => {
    const wrong = Object.entries(messages['zh-CN']).filter(([id, text]) =>
      [messages.en, messages['zh-Hant']].some(
        (catalogue) =>
          placeholders(text).join() !==
          placeholders(catalogue[id as keyof typeof catalogue]).join(),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('leave no text empty', () => {
    const texts = Object.values(messages).flatMap((catalogue) => Object.values(catalogue));
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('have no Simplified character in Traditional Chinese', () => {
    const simplified =
      /[个们这来时会说国对发过还进实现点开关后当笔记检链网络页码标签为与动图题类级条应见问题长]/u;
    const own =
      /[個們這來時會說國對發過還進實現點開關後當筆記檢鏈網絡頁碼標簽為與動圖題類級條應見問長]/u;
    const wrong = Object.values(messages['zh-Hant']).filter((text) =>
      [...text].some((char) => simplified.test(char) && !own.test(char)),
    );
    expect(wrong).toEqual([]);
  });

  it('quote the English of the specification word for word', () => {
    expect(messages.en).toMatchObject({
      'theme.SearchModal.noResultsScreen.noResultsText': 'No results for',
      'theme.SearchModal.noResultsScreen.suggestedQueryText': 'Try searching for',
      'theme.SearchModal.noResultsScreen.reportMissingResultsText':
        'Believe this query should return results?',
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
