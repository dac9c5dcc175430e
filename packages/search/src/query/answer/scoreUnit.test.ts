import {expect, test} from 'vitest';
import {scoreUnit, type Wanted} from './scoreUnit.ts';
import type {UnitView} from '../reader/unitView.ts';

function bodyScore(body: string, wanted: Wanted): number {
  const piece = {type: 'content', isFirst: false, url: '/n'} as UnitView[number]['piece'];
  const scored = scoreUnit([{piece, title: '', heading: '', body}], wanted);
  return scored.find(({target}) => target === 'content')?.score ?? 0;
}

const apart = '，其余的话说了许多许多'.repeat(10);
const wanted: Wanted = {
  literals: [['锁', 'lock'], ['超时'], ['重试']],
  weights: [1, 2, 3],
  flat: '锁超时重试',
};

test('words of a question that stand together count more than the same words apart', () => {
  const near = bodyScore(`等锁超时${apart}`, wanted);
  expect(near).toBeGreaterThan(bodyScore(`等锁${apart}然后超时`, wanted));
  expect(near).toBeGreaterThan(bodyScore(`先等锁${apart}锁，锁`, wanted));
});

test('of words that stand together the weightier ones count more, by any of their names', () => {
  expect(bodyScore(`超时之后重试${apart}锁`, wanted)).toBeGreaterThan(
    bodyScore(`锁的超时${apart}重试`, wanted),
  );
  expect(bodyScore(`lock 超时`, wanted)).toBe(bodyScore(`锁 超时`, wanted));
});

test('the query as it is counts as words that all stand together', () => {
  const whole = bodyScore('说的是锁超时重试', wanted);
  expect(whole).toBe(bodyScore('重试，因为超时，因为锁', wanted));
  expect(whole).toBeGreaterThan(bodyScore(`锁${apart}超时${apart}重试`, wanted));
});

test('a heading is what is before its colon', () => {
  const headingScore = (heading: string) => {
    const piece = {type: 'lvl2', isFirst: true, url: '/n'} as UnitView[number]['piece'];
    const scored = scoreUnit([{piece, title: '', heading, body: ''}], {
      literals: [['headtags']],
      flat: 'headtags',
    });
    return scored.find(({target}) => target === 'heading')?.score ?? 0;
  };
  expect(headingScore('headtags: tags for the head of every page')).toBe(headingScore('headtags'));
  expect(headingScore('headtags')).toBeGreaterThan(headingScore('headtags[].tagname'));
  expect(headingScore('tags: headtags')).toBeLessThan(headingScore('headtags: tags'));
});
