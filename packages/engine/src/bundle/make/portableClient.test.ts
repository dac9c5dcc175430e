import {parseAst} from 'vite';
import {expect, it} from 'vitest';
import {PORTABLE_ROOT as ROOT} from '../../config/portable.ts';
import {placeAddresses} from './portableClient.ts';

const place = (code: string) => placeAddresses(code, parseAst);

it('texts of a portable client begin with the folder it was loaded from', () => {
  expect(place(`f("${ROOT}a/",'x${ROOT}')`)).toBe('f((""+wuyaRoot+"a/"),("x"+wuyaRoot+""))');
  expect(place('f(`' + ROOT + 'a/${b}`)')).toBe('f(`${wuyaRoot}a/${b}`)');
  expect(place(`x={"${ROOT}a":{b:"${ROOT}"}}`)).toBe('x={[""+wuyaRoot+"a"]:{b:(""+wuyaRoot+"")}}');
  expect(place('function f(){g("/other/",new.target)}')).toBe(
    'function f(){g("/other/",new.target)}',
  );
});

it('a portable client needs no modules', () => {
  expect(place('a=import.meta.url;b=await import(`' + ROOT + '${c}`)')).toBe(
    'a=({url:wuyaUrl}).url;b=await globalThis.wuyaImport(`${wuyaRoot}${c}`)',
  );
});
