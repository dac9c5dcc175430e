import {expect, it} from 'vitest';
import {countSteps} from '../../../test/helpers/steps.ts';
import {findOldAnchors} from './anchors.ts';

const placesOf = (anchors: Readonly<Record<string, string>>, text: string) =>
  findOldAnchors(anchors, text).map(({id, line, column}) => `${id} ${line}:${column}`);

it('finds each old id at its place, with quotes and # before it', () => {
  const text = '---\ntitle: old\nanchors:\n  old: new\n  "#b": c\n  1: d\n---\nb\n';
  expect(placesOf({1: 'd', old: 'new', b: 'c'}, text)).toEqual(['1 6:3', 'old 4:3', 'b 5:3']);
  expect(placesOf({a: 'b', c: 'd'}, '---\nanchors: {a: b, "c": d}\n---\n')).toEqual([
    'a 2:11',
    'c 2:17',
  ]);
});

it('an id that YAML writes otherwise is at the field', () => {
  expect(placesOf({A: 'b'}, '---\nanchors: {"\\u0041": b}\n---\n# A\n')).toEqual(['A 2:1']);
});

it('twice as many ids take twice the steps', async () => {
  const countOf = async (count: number) => {
    const ids = Array.from({length: count}, (_, i) => `k${i}`);
    const text = `---\nanchors: {${ids.map((id) => `${id}: a`).join(', ')}}\n---\n# a\n`;
    const anchors = Object.fromEntries(ids.map((id) => [id, 'a']));
    return (await countSteps(async () => findOldAnchors(anchors, text))).characters;
  };
  expect(await countOf(2000)).toBeLessThan(3 * (await countOf(1000)));
});
