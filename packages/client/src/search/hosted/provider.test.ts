import {expect, it} from 'vitest';
import {createHostedProvider} from './provider.ts';

const options = {
  appId: 'APP',
  apiKey: 'key',
  indexName: 'notes',
  contextual: true,
  insights: false,
  searchParameters: {},
} as const;

it('names the service in the dialog where it is the service itself, not where it is a server of one’s own', () => {
  const {credit} = createHostedProvider({...options, hosts: []});
  expect(credit).toMatchObject({props: {href: 'https://www.algolia.com/'}});
  expect(createHostedProvider({...options, hosts: ['https://own.example']}).credit).toBe(undefined);
});
