import {describe, expect, it} from 'vitest';
import {guessDate, toIsoDate} from './fields.ts';

describe('toIsoDate', () => {
  it.each([
    ['2025-03-18', '2025-03-18'],
    ['2025/3/8', '2025-03-08'],
    ['2025-03-18T23:59:59Z', '2025-03-18'],
    ['2025-03-18 10:00', '2025-03-18'],
    [new Date('2025-03-18T00:00:00Z'), '2025-03-18'],
  ])('reads %s', (value, expected) => {
    expect(toIsoDate(value)).toBe(expected);
  });

  it.each([
    '2025-02-30',
    '2025-13-01',
    'yesterday',
    '',
    '18.03.2025',
    20250318,
    null,
    new Date(Number.NaN),
  ])('refuses %s', (value) => {
    expect(toIsoDate(value)).toBeUndefined();
  });
});

describe('guessDate', () => {
  it.each([
    ['2023-10-55', '2023-11-24'],
    ['2023-02-30', '2023-03-02'],
    ['06/29/2022', '2022-06-29'],
    ['6/9/2022', '2022-06-09'],
    ['Jun 29, 2022', '2022-06-29'],
    ['29 June 2022', '2022-06-29'],
    ['29/06/2022', undefined],
    ['soon', undefined],
    [20230101, undefined],
  ])('%s is %s', (value, expected) => {
    expect(guessDate(value)).toBe(expected);
  });
});
