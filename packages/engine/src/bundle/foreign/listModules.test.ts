import {expect, it} from 'vitest';
import {readsDescriptions, readsDocLists} from './listModules.ts';

it.each([
  ['useDocById(item.docId)', true],
  ['const {docs} = useDocsVersion();', true],
  ['useDocsSidebar().items.filter((item) => ids.includes(item.docId))', true],
  ['useCurrentSidebarCategory().items.map(({docId}) => docId)', true],
  ['useDocsSidebar().items.map(({label}) => label)', false],
  ['const docId = 1;', false],
])('%s asks for the lists of notes: %s', (code, isAsking) => {
  expect(readsDocLists(code)).toBe(isAsking);
});

it.each([
  ['useDocById(item.docId)?.description', true],
  ['useDocById(item.docId)?.title', false],
  ['const {description} = props;', false],
])('%s asks for what notes are described by: %s', (code, isAsking) => {
  expect(readsDescriptions(code)).toBe(isAsking);
});
