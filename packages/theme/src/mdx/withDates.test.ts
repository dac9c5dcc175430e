import {expect, it} from 'vitest';
import {withDates} from './withDates.ts';

it('gives front matter its dates back after JSON, and nothing else', () => {
  const fields = {
    date: new Date('2024-05-01'),
    last_update: {date: new Date('2024-05-02T08:00:00Z'), author: '甲'},
    days: [new Date('2024-05-03')],
    since: '2024-05-01',
    count: 3,
    none: null,
  };
  expect(withDates(JSON.parse(JSON.stringify(fields)))).toEqual(fields);
});
